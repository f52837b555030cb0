/** Zips as a stranger may make them: every member of a header can be a lie. */
import { crc32, deflateRawSync } from 'node:zlib'

export interface Packed {
  readonly name: string
  readonly content: string | Uint8Array
  /** What the header says instead of the truth. */
  readonly claims?: { readonly size?: number; readonly flags?: number; readonly attributes?: number }
}

/** Returns the bytes of a zip. */
export function zipOf(files: readonly Packed[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, claims = {} } of files) {
    const plain = Buffer.from(content)
    const packed = deflateRawSync(plain, { level: 9 })
    const label = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE((claims.flags ?? 0) | 0x800, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(plain), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claims.size ?? plain.length, 18)
    common.writeUInt16LE(label.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, label, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE((claims.attributes ?? 0) >>> 0, 6)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 3]), common, tail, label]))
    parts.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, central, Buffer.from('PK\x05\x06'), end])
}
