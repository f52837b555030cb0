/**
 * Samples on disk: a folder for each name, in it `N.json` for version N and `marks.jsonl` with a mark in each line.
 *
 * Calling sequence: any, from any number of processes. Promised: a version is written once and whole, and no two have one number; the
 * newest versions stay readable, as many as the bounds say. What lies there and is no page of ours is passed over.
 */
import { appendFile, link, mkdir, readdir, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  markSchema, SAMPLE_BOUNDS, SAMPLE_NAME, samplePageSchema, type GivenMark, type Mark, type SampleOrder, type SamplePage, type SampleSummary,
} from '../engine/samples.js'

export interface SampleStore {
  /** Returns the page as the next version of its name, or in words why it is not kept. */
  publish(order: SampleOrder): Promise<SamplePage | string>
  list(): Promise<readonly SampleSummary[]>
  /** Returns the numbers of the versions of a name, oldest first. */
  versions(name: string): Promise<readonly number[]>
  page(name: string, version: number): Promise<SamplePage | null>
  marks(name: string): Promise<readonly Mark[]>
  /** Returns the mark as it is kept, or null where there are too many. */
  mark(name: string, version: number, given: GivenMark): Promise<Mark | null>
  /** Lets go of a name with all its pages and marks; returns whether there was one. */
  discard(name: string): Promise<boolean>
}

interface StoreOptions {
  readonly folder: string
  /** Milliseconds since the epoch. */
  readonly now: () => number
  readonly random: () => string
}

const PRIVATE = 0o600

async function names(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Returns what a schema makes of a JSON text, or null. */
function read<T>(schema: { safeParse(value: unknown): { readonly data?: T | undefined } }, text: string): T | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

export function openSampleStore({ folder, now, random }: StoreOptions): SampleStore {
  const at = (name: string, file: string): string => join(folder, name, file)
  const versions = async (name: string): Promise<readonly number[]> => (await names(join(folder, name)))
    .flatMap((file) => (/^[1-9]\d{0,8}\.json$/u.test(file) ? [Number.parseInt(file, 10)] : [])).sort((a, b) => a - b)
  const known = async (): Promise<string[]> => (await names(folder)).filter((name) => SAMPLE_NAME.test(name)).sort()
  const sizeOf = async (name: string): Promise<number> => {
    const sizes = await Promise.all((await versions(name)).map((version) => stat(at(name, `${String(version)}.json`)).then(({ size }) => size, () => 0)))
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  const page = async (name: string, version: number): Promise<SamplePage | null> => {
    const text = await readFile(at(name, `${String(version)}.json`), 'utf8').catch(() => '')
    return read(samplePageSchema, text)
  }
  const marks = async (name: string): Promise<readonly Mark[]> => {
    const text = await readFile(at(name, 'marks.jsonl'), 'utf8').catch(() => '')
    return text.split('\n').flatMap((line) => read(markSchema.omit({ number: true }), line) ?? []).map((mark, index) => ({ number: index + 1, ...mark }))
  }
  /** Returns in words what keeps a page from being kept, or null. */
  const excess = async ({ name, html }: SampleOrder): Promise<string | null> => {
    if (Buffer.byteLength(html) > SAMPLE_BOUNDS.page) return `a page has at most ${String(SAMPLE_BOUNDS.page)} bytes`
    const all = await known()
    const remedy = 'let one go with "holdfast samples NAME --discard"'
    if (!all.includes(name) && all.length >= SAMPLE_BOUNDS.names) return `there are ${String(all.length)} samples, and no more are kept: ${remedy}`
    const total = (await Promise.all(all.map(sizeOf))).reduce((sum, size) => sum + size, 0)
    return total + Buffer.byteLength(html) > SAMPLE_BOUNDS.total ? `the pages have more than ${String(SAMPLE_BOUNDS.total)} bytes together: ${remedy}` : null
  }
  return {
    publish: async (order) => {
      const { name, html } = order
      const problem = await excess(order)
      if (problem !== null) return problem
      await mkdir(join(folder, name), { recursive: true, mode: 0o700 })
      const own = at(name, `.${random()}`)
      try {
        for (;;) {
          const taken = await versions(name)
          const made: SamplePage = { name, version: (taken.at(-1) ?? 0) + 1, title: order.title ?? name, html, at: new Date(now()).toISOString() }
          await writeFile(own, JSON.stringify(made), { mode: PRIVATE })
          try {
            await link(own, at(name, `${String(made.version)}.json`))
          } catch (error) {
            // Another process took the number.
            if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue
            throw error
          }
          const old = taken.slice(0, Math.max(0, taken.length + 1 - SAMPLE_BOUNDS.versions))
          await Promise.all(old.map((version) => rm(at(name, `${String(version)}.json`), { force: true })))
          return made
        }
      } finally {
        await unlink(own).catch(() => undefined)
      }
    },
    list: async () => {
      const all = await Promise.all((await known()).map(async (name) => {
        const kept = await versions(name)
        const newest = kept.at(-1)
        const latest = newest === undefined ? null : await page(name, newest)
        return latest === null ? [] : [{ name, title: latest.title, version: latest.version, versions: [...kept], at: latest.at, marks: (await marks(name)).length }]
      }))
      return all.flat()
    },
    versions, page, marks,
    mark: async (name, version, given) => {
      const before = (await marks(name)).length
      if (before >= SAMPLE_BOUNDS.marks) return null
      const mark = { ...given, version, at: new Date(now()).toISOString() }
      await appendFile(at(name, 'marks.jsonl'), `${JSON.stringify(mark)}\n`, { mode: PRIVATE })
      return { number: before + 1, ...mark }
    },
    discard: async (name) => {
      if (!(await known()).includes(name)) return false
      await rm(join(folder, name), { recursive: true, force: true })
      return true
    },
  }
}
