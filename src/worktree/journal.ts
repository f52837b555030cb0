/**
 * The intent journal: one file, whole or absent, that says what a set is about to do and how to tell whether it did.
 *
 * It is written before the first change outside the git directory and removed after the last. A set landed exactly if the
 * ledger holds its entry: then what remains is cleaning up; else everything goes back.
 */
import { join } from 'node:path'
import { z } from 'zod'
import { decode, utf8 } from '../base/encoding.js'
import { Fault } from '../base/fault.js'
import { receiptSchema } from '../engine/receipt.js'
import { errno, type Files } from '../host/files.js'
import type { Place } from './place.js'

const side = z.strictObject({ sha256: z.string(), mode: z.string() }).nullable()

const fileForm = z.strictObject({
  /** The path of the repository. */
  path: z.string(),
  before: side,
  after: side,
  /** The after-image until it takes its place. */
  staged: z.string().nullable(),
  /** The before-image until the set has landed. */
  backup: z.string().nullable(),
})

const journalForm = z.strictObject({
  version: z.literal(1),
  /** The receipt to be recorded, and the ledger's entry that holds it. */
  receipt: receiptSchema,
  entry: z.string(),
  updates: z.array(z.strictObject({ ref: z.string(), from: z.string().nullable(), to: z.string() })),
  files: z.array(fileForm),
  /** Directories that the set makes, outermost first. */
  made: z.array(z.string()),
  /** The index to come: its file beside the journal, and the SHA-256 of its bytes. */
  index: z.strictObject({ next: z.string(), sha256: z.string() }).nullable(),
})

export type Journal = z.infer<typeof journalForm>
export type JournalFile = z.infer<typeof fileForm>

const NAME = 'journal'
/** Files of the state folder that only the holder of the lock makes. */
export const OURS = /^(?:journal|index)-/u

/** Writes a new file and returns when its content is on the disk. */
export async function writeSynced(files: Files, path: string, bytes: Uint8Array): Promise<void> {
  const file = await files.create(path, 0o600)
  try {
    await files.write(file, bytes)
    await files.fsync(file)
  } finally {
    await files.close(file)
  }
}

/** Returns when the journal is on the disk. */
export async function writeJournal(place: Place, journal: Journal): Promise<void> {
  const draft = join(place.state, `journal-${place.random()}`)
  await writeSynced(place.files, draft, utf8(JSON.stringify(journal)))
  await place.files.rename(draft, join(place.state, NAME))
  await place.files.syncDirectory(place.state)
}

/** Returns the journal of a set that was cut off, or null. */
export async function readJournal(place: Place): Promise<Journal | null> {
  const path = join(place.state, NAME)
  let text: string
  try {
    text = decode(await place.files.readFile(path))
  } catch (error) {
    if (errno(error) === 'ENOENT') return null
    throw error
  }
  const parsed = journalForm.safeParse(json(text))
  if (parsed.success) return parsed.data
  throw new Fault(`${path} is no journal of this version: look at it, and remove it when nothing of it is needed`)
}

/** Removes the journal: from here on nobody goes back. */
export async function removeJournal(place: Place): Promise<void> {
  await place.files.unlink(join(place.state, NAME))
  await place.files.syncDirectory(place.state)
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Because text that is no JSON is no journal, like any other that the schema refuses.
    return null
  }
}
