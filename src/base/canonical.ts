import canonicalize from 'canonicalize'
import type { Sha256 } from './digest.js'
import { present } from './fault.js'

/** Returns the RFC 8785 canonical form of plain JSON data. */
export function canonical(value: object): string {
  return present(canonicalize(value), 'canonical form')
}

/** Returns the SHA-256 (64 hex digits) of the UTF-8 bytes of the canonical form. */
export function canonicalDigest(value: object, sha256: Sha256): string {
  return sha256(new TextEncoder().encode(canonical(value)))
}
