import { expect, test } from 'vitest'
import { textOfArchive } from '../../src/forge/archive.js'
import { zipOf, type Packed } from '../support/zip.js'

const plan: Packed = { name: 'plan.json', content: '{"a": "ü"}' }
const refusal = (detail: unknown): object => ({ ok: false, refusals: [{ code: 'invalid_artifact', detail }] })

test('the one file of an archive is read', async () => {
  expect(await textOfArchive(zipOf([plan]))).toEqual({ ok: true, value: '{"a": "ü"}' })
  expect(await textOfArchive(zipOf([{ name: 'any name.txt', content: '\ufeffx' }]))).toEqual({ ok: true, value: 'x' })
})

test('among several files the one with a known name counts', async () => {
  expect(await textOfArchive(zipOf([{ name: 'README.md', content: 'x' }, plan]))).toMatchObject({ ok: true })
  expect(await textOfArchive(zipOf([plan, { name: 'changeset.json', content: '{}' }]))).toEqual(refusal(expect.stringContaining('not exactly one')))
  expect(await textOfArchive(zipOf([{ name: 'a', content: '' }, { name: 'b', content: '' }]))).toEqual(refusal(expect.stringContaining('not exactly one')))
})

/** Two files, the second of which the directory puts where the first lies; and one with another name where it lies. */
function overlapping(): Buffer {
  const zip = zipOf([plan, { name: 'other.json', content: 'x' }])
  zip.writeUInt32LE(0, zip.lastIndexOf('other.json') - 4)
  return zip
}
function shared(): Buffer {
  const inner = zipOf([{ name: 'other.json', content: 'x' }])
  const from = inner.subarray(0, inner.indexOf('PK\x01\x02'))
  const zip = zipOf([{ name: 'plan.json', content: 'y' }, { name: 'other.json', content: 'x' }])
  // The first file claims to reach into the second, whose header stays where it is.
  const directory = zip.indexOf('PK\x01\x02')
  zip.writeUInt32LE(zip.readUInt32LE(directory + 20) + from.length, directory + 20)
  return zip
}
function renamed(): Buffer {
  const zip = zipOf([plan])
  zip.write('../evil.x', zip.indexOf('plan.json'))
  return zip
}

/** Archives of strangers, and what is said of them. */
const HOSTILE: readonly (readonly [string, Uint8Array, RegExp])[] = [
  ['no zip at all', Buffer.from('not a zip'), /end of central directory|invalid/iu],
  ['nothing', Buffer.alloc(0), /end of central directory|invalid/iu],
  ['an empty zip', zipOf([]), /not exactly one/u],
  ['a name that climbs', zipOf([{ ...plan, name: '../plan.json' }]), /\.\./u],
  ['an absolute name', zipOf([{ ...plan, name: '/etc/passwd' }]), /absolute/u],
  ['a name with a backslash', zipOf([{ ...plan, name: 'a\\plan.json' }]), /invalid|name/u],
  ['a drive', zipOf([{ ...plan, name: 'c:/plan.json' }]), /absolute|name/u],
  ['the git directory', zipOf([{ ...plan, name: '.GIT/config' }]), /name/u],
  ['a directory', zipOf([{ name: 'x/', content: '' }]), /name/u],
  ['a symbolic link', zipOf([{ ...plan, claims: { attributes: 0o120777 << 16 } }]), /symbolic link/u],
  ['an encrypted file', zipOf([{ ...plan, claims: { flags: 1 } }]), /encrypted/u],
  ['one name twice', zipOf([plan, { name: 'PLAN.json', content: '{}' }]), /two files/u],
  ['seventeen files', zipOf(Array.from({ length: 17 }, (_, i) => ({ name: `f${String(i)}`, content: '' }))), /more than 16/u],
  ['a bomb', zipOf([{ name: 'plan.json', content: Buffer.alloc(8 * 1024 * 1024, 32) }]), /packed too well/u],
  ['a bomb that says it is small', zipOf([{ name: 'plan.json', content: Buffer.alloc(8 * 1024 * 1024, 32), claims: { size: 10 } }]), /too many bytes/u],
  ['a size beyond every bound', zipOf([{ ...plan, claims: { size: 0xfffffff0 } }]), /more than/u],
  ['bytes that are no UTF-8', zipOf([{ name: 'plan.json', content: Buffer.from([0xff, 0xfe]) }]), /UTF-8/u],
  ['files that share their bytes', overlapping(), /another name|overlap/u],
  ['files of one name that share their bytes where they lie', shared(), /overlap/u],
  ['another name where the file lies', renamed(), /another name/u],
  ['a cut archive', zipOf([plan]).subarray(0, 60), /./u],
]

test.each(HOSTILE)('%s is refused', async (_, bytes, said) => {
  expect(await textOfArchive(bytes)).toEqual(refusal(expect.stringMatching(said)))
})
