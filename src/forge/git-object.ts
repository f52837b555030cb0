/** Git's own names of objects: what GitHub answers is checked by computing the name again. */
import { createHash } from 'node:crypto'
import { utf8 } from '../base/encoding.js'

/** The object id that means "no object", in `beforeOid` and `afterOid` of a ref update. */
export const ZERO_OID = '0'.repeat(40)

/** Returns the 40 hex digits by which git names a blob of these bytes. */
export function blobOid(bytes: Uint8Array): string {
  return createHash('sha1').update(utf8(`blob ${String(bytes.length)}\0`)).update(bytes).digest('hex')
}

/** Returns the bytes of a base64 text, line breaks ignored. */
export function fromBase64(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'base64'))
}

/** Returns the base64 text of bytes, without line breaks. */
export function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
}
