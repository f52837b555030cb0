/**
 * The one file of a zip that a stranger may have made; nothing is ever unpacked to a disk (spec page 5.1).
 *
 *   bounds: the archive, the number of entries, the unpacked size of the one, and how much larger than packed it may be
 *   names:  plain, relative, each once even where letter case does not count; no directories, links or encrypted entries
 *   layout: each entry has the same name in the directory and where it lies, and bytes of its own
 */
import { fromBuffer, type Entry, type ZipFile } from 'yauzl'
import { decodeStrict } from '../base/encoding.js'
import { Fault } from '../base/fault.js'
import { ok, refuse, type Outcome } from '../base/outcome.js'
import { pathProblem } from '../base/path.js'

export const MAX_ARCHIVE = 16 * 1024 * 1024
const MAX_ENTRIES = 16
const MAX_FILE = 64 * 1024 * 1024
const MAX_RATIO = 200
/** Bytes up to which how well they are packed says nothing. */
const SMALL = 1024 * 1024
/** Which file is meant where there are several. */
const NAMES = ['plan.json', 'changeset.json', 'result.json']

const SYMLINK = 0o120000
const KIND = 0o170000

function invalid(detail: string): ReturnType<typeof refuse> {
  return refuse({ code: 'invalid_artifact', detail })
}

/** Returns what is wrong with an entry by its header alone, or null. */
function entryProblem({ fileName, uncompressedSize, compressedSize, generalPurposeBitFlag, externalFileAttributes }: Entry): string | null {
  if (fileName.endsWith('/') || pathProblem(fileName) !== null || fileName.includes('\\')) return `the name ${JSON.stringify(fileName.slice(0, 100))}`
  if ((generalPurposeBitFlag & 1) !== 0) return `${fileName} is encrypted`
  if (((externalFileAttributes >>> 16) & KIND) === SYMLINK) return `${fileName} is a symbolic link`
  if (uncompressedSize > MAX_FILE) return `${fileName} holds more than ${String(MAX_FILE)} bytes`
  return uncompressedSize > SMALL && uncompressedSize > MAX_RATIO * Math.max(1, compressedSize) ? `${fileName} is packed too well to be honest` : null
}

function open(bytes: Uint8Array): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { lazyEntries: true, validateEntrySizes: true, strictFileNames: true },
      (error, zip) => { if (error === null) resolve(zip); else reject(error) })
  })
}

/** Returns the headers of all entries, at most one more than there may be. */
function entriesOf(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = []
    zip.on('error', reject)
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      entries.push(entry)
      if (entries.length > MAX_ENTRIES) resolve(entries)
      else zip.readEntry()
    })
    zip.readEntry()
  })
}

async function contentOf(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => { if (error === null) resolve(opened); else reject(error) })
  })
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of stream) {
    const bytes = part as Buffer
    size += bytes.length
    if (size > MAX_FILE) throw new Fault('it holds more than it says')
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}

/** Returns what an entry's own header says where the directory puts it, or null where no header is. */
async function localOf(zip: ZipFile, entry: Entry): Promise<{ readonly name: string; readonly from: number; readonly to: number }> {
  const header = await zip.readLocalFileHeaderPromise(entry)
  return { name: header.fileName.toString('utf8'), from: entry.relativeOffsetOfLocalHeader, to: header.fileDataStart + entry.compressedSize }
}

/** Returns what is wrong with entries as they lie in the archive, or null: another name than the directory's, or bytes that two of them share. */
async function layoutProblem(zip: ZipFile, entries: readonly Entry[]): Promise<string | null> {
  const locals = await Promise.all(entries.map((entry) => localOf(zip, entry)))
  const odd = entries.find(({ fileName }, i) => locals[i]?.name !== fileName)
  if (odd !== undefined) return `${odd.fileName} has another name where it lies`
  const sorted = [...locals].sort((a, b) => a.from - b.from)
  return sorted.some(({ from }, i) => from < (sorted[i - 1]?.to ?? 0)) ? 'files that overlap' : null
}

function chosen(entries: readonly Entry[]): Outcome<Entry> {
  if (entries.length > MAX_ENTRIES) return invalid(`more than ${String(MAX_ENTRIES)} files`)
  const [problem] = entries.flatMap((entry) => entryProblem(entry) ?? [])
  if (problem !== undefined) return invalid(problem)
  const names = entries.map(({ fileName }) => fileName.normalize('NFC').toLowerCase())
  if (new Set(names).size !== names.length) return invalid('two files of one name')
  const [only] = entries
  if (only !== undefined && entries.length === 1) return ok(only)
  const meant = entries.filter(({ fileName }) => NAMES.includes(fileName))
  const [found] = meant
  return found !== undefined && meant.length === 1 ? ok(found) : invalid(`not exactly one of ${NAMES.join(', ')}`)
}

/** Returns the text of the one file that an archive is about. Refuses: invalid_artifact. */
export async function textOfArchive(bytes: Uint8Array): Promise<Outcome<string>> {
  if (bytes.length > MAX_ARCHIVE) return invalid(`more than ${String(MAX_ARCHIVE)} bytes`)
  try {
    const zip = await open(bytes)
    const entries = await entriesOf(zip)
    const entry = chosen(entries)
    if (!entry.ok) return entry
    const problem = await layoutProblem(zip, entries)
    if (problem !== null) return invalid(problem)
    const text = decodeStrict(await contentOf(zip, entry.value))
    return text === null ? invalid(`${entry.value.fileName} is not valid UTF-8`) : ok(text.replace(/^\ufeff/u, ''))
  } catch (error) {
    return invalid(error instanceof Error ? error.message : 'it cannot be unpacked')
  }
}
