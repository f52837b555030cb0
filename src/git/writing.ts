/** Writing objects: everything of one step goes to git as one pack on one standard input. */
import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import type { GitObject, Format } from './object.js'
import type { Git } from './plumbing.js'
import type { Reader } from './reader.js'

const TYPES = { commit: 1, tree: 2, blob: 3 } as const

/** Blobs from this many bytes on are asked for before they are written: most before-images are there already. */
const WORTH_ASKING = 16 * 1024

/** An entry's head: type and size, four bits and then seven bits a byte, the lowest first. */
function entryHead(object: GitObject): Uint8Array {
  const bytes: number[] = []
  let rest = Math.floor(object.bytes.length / 16)
  let byte = (TYPES[object.type] << 4) | (object.bytes.length & 15)
  while (rest > 0) {
    bytes.push(byte | 0x80)
    byte = rest & 0x7f
    rest = Math.floor(rest / 128)
  }
  return Uint8Array.from([...bytes, byte])
}

/** Returns a pack of these objects; uncompressed, since git compresses them anew. @internal */
export function makePack(objects: readonly GitObject[], format: Format): Uint8Array {
  const head = Buffer.alloc(12)
  head.write('PACK')
  head.writeUInt32BE(2, 4)
  head.writeUInt32BE(objects.length, 8)
  const body = Buffer.concat([head, ...objects.flatMap((object) => [entryHead(object), deflateSync(object.bytes, { level: 0 })])])
  return Buffer.concat([body, createHash(format).update(body).digest()])
}

/** Returns the objects that have to be written: each once, and large blobs only when the repository lacks them. */
async function lacking(objects: readonly GitObject[], reader: Reader): Promise<GitObject[]> {
  const unique = [...new Map(objects.map((object) => [object.oid, object])).values()]
  const large = unique.filter((object) => object.type === 'blob' && object.bytes.length >= WORTH_ASKING)
  const there = large.length === 0 ? new Set() : await reader.has(large.map((object) => object.oid))
  return unique.filter((object) => !there.has(object.oid))
}

/** Returns when the repository has all these objects, on the disk. */
export async function writeObjects(git: Git, reader: Reader, objects: readonly GitObject[], format: Format): Promise<void> {
  const pending = await lacking(objects, reader)
  if (pending.length === 0) return
  await git.run(['unpack-objects', '-q'], {
    input: makePack(pending, format), configuration: ['core.fsync=loose-object,reference', 'core.fsyncMethod=batch'],
  })
}
