/** Where a document comes from: a file, or standard input that is no terminal. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { concat, decodeStrict, utf8 } from '../base/encoding.js'
import { Fault } from '../base/fault.js'
import { ok, refuse, type Outcome } from '../base/outcome.js'
import type { Refusal } from '../base/refusal.js'
import type { Switches } from '../base/settings.js'
import { isForeign } from '../changeset/foreign/parse.js'
import { asDocument } from '../changeset/patch/document.js'
import { errno } from '../host/files.js'
import type { World } from './world.js'

export type Received =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'usage'; readonly message: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/** Bytes beyond which a document is not taken in. */
const MAX_BYTES = 64 * 1024 * 1024

const NO_FILE = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG']

async function readInput(world: World): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of world.stdin) {
    const bytes = typeof part === 'string' ? utf8(part) : part
    parts.push(bytes)
    size += bytes.length
    if (size > MAX_BYTES) break
  }
  return concat(parts)
}

/** Returns the bytes of a file, or that there is none. */
export async function readBytes(file: string, world: World): Promise<Uint8Array | string> {
  try {
    return await readFile(resolve(world.cwd, file))
  } catch (cause) {
    const code = errno(cause) ?? ''
    if (NO_FILE.includes(code) || file.includes('\0')) return `there is no file ${file}`
    throw new Fault(`cannot read ${file}: ${code}`, { cause })
  }
}

/**
 * Returns the text of the document that an operand names; `-` or none is standard input. A byte-order mark in front of it is
 * none of the document's. Refuses: invalid_request, set_too_large.
 */
export async function receive(operand: string | undefined, world: World): Promise<Received> {
  const fromInput = operand === undefined || operand === '-'
  if (fromInput && world.stdin.isTTY === true) {
    return { kind: 'usage', message: 'the document is missing: name a file, or send it to standard input' }
  }
  const bytes = fromInput ? await readInput(world) : await readBytes(operand, world)
  if (typeof bytes === 'string') return { kind: 'usage', message: bytes }
  if (bytes.length > MAX_BYTES) {
    return { kind: 'refused', refusal: { code: 'set_too_large', limit: MAX_BYTES, figure: bytes.length, detail: 'bytes in the document' } }
  }
  const text = decodeStrict(bytes)?.replace(/^\ufeff/u, '')
  if (text === undefined) return { kind: 'refused', refusal: { code: 'invalid_request', detail: 'the document is not valid UTF-8' } }
  if (text.trim() === '') return { kind: 'refused', refusal: { code: 'invalid_request', detail: 'the document is empty' } }
  return { kind: 'text', text }
}

/** Returns the JSON document that the text of a ChangeSet or a patch is. Refuses: invalid_request, for a diff. */
export function changeSetText(text: string, switches: Switches): Outcome<string> {
  if (!isForeign(text)) return ok(asDocument(text, switches))
  return refuse({ code: 'invalid_request', detail: 'a diff is no ChangeSet; "holdfast import" makes one of it, for apply to take' })
}
