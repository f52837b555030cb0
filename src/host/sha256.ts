/** SHA-256 of the host: the port that `base/digest.ts` declares. */
import * as crypto from 'node:crypto'
import type { Sha256 } from '../base/digest.js'

function streamed(bytes: Uint8Array): string {
  return crypto.createHash('sha256').update(bytes).digest('hex')
}

function oneShot(bytes: Uint8Array): string {
  return crypto.hash('sha256', bytes, 'hex')
}

/** Returns the SHA-256 of raw bytes as 64 lower-case hex digits. */
export const sha256: Sha256 = 'hash' in crypto ? oneShot : streamed
