/**
 * What cells do with samples: pages kept in a store and served on loopback, or written as files where nobody serves them.
 *
 * Calling sequence: `publish` and `marks` as cells ask, `close` once. Promised: nothing listens before the first page is published, and
 * nothing after `close`; a cell that waits for a mark is answered then.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import { marksOrderSchema, sampleOrderSchema, type Published, type SamplePage, type Samples } from '../engine/samples.js'
import type { Clock } from '../host/clock.js'
import { stillIndex, stillPage } from './page.js'
import { openSampleServer, type SampleServer } from './server.js'
import type { SampleStore } from './store.js'

export interface Reading {
  readonly clock: Clock
  /** Shows an address to the reader. */
  readonly open: (address: string) => void
  /** Says something to whoever started it. */
  readonly notice: (words: string) => void
  /** Whether the door lasts, so that pages can be read between cells; else they are shown to the reader when a cell waits for marks. */
  readonly lasting: boolean
}

type Refused = { readonly ok: false; readonly value: string }

/** Milliseconds between two looks for marks: another process may have taken them in. */
const LOOK = 200

function refused(call: string, { issues }: z.ZodError): Refused {
  return { ok: false, value: `invalid_request: holdfast.${call}: ${issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}` }
}

/** Returns samples that are served to a browser of this machine. */
export function openServedSamples(store: SampleStore, { clock, open, notice, lasting }: Reading): Samples {
  let server: Promise<SampleServer> | null = null
  let isClosed = false
  /** The pages that no browser was sent to yet, newest versions by name. */
  const unseen = new Map<string, number>()
  const seen = new Set<string>()
  const show = async (name: string): Promise<void> => {
    const version = unseen.get(name)
    if (version === undefined || server === null || seen.has(name)) return
    seen.add(name)
    const { address, ticket } = await server
    notice(`the sample ${name}, version ${String(version)}, is at ${address(name, version)}`)
    open(ticket(name, version))
  }
  return {
    publish: async (args) => {
      const order = sampleOrderSchema.safeParse(args)
      if (!order.success) return refused('sample', order.error)
      const page = await store.publish(order.data)
      if (typeof page === 'string') return { ok: false, value: page }
      if (isClosed) return { ok: false, value: 'the session has ended' }
      const { address } = await (server ??= openSampleServer(store))
      const { name, version, title } = page
      unseen.set(name, version)
      if (lasting) await show(name)
      return { ok: true, value: { name, version, title, url: address(name, version) } satisfies Published }
    },
    marks: async (args) => {
      const order = marksOrderSchema.safeParse(args)
      if (!order.success) return refused('marks', order.error)
      const { name, after, wait } = order.data
      const until = clock.now() + wait * 1000
      if (wait > 0) await show(name)
      for (;;) {
        const marks = (await store.marks(name)).filter(({ number }) => number > after)
        if (marks.length > 0 || isClosed || clock.now() >= until) return { ok: true, value: marks }
        await clock.wait(LOOK)
      }
    },
    close: async () => {
      isClosed = true
      await (await server)?.close()
    },
  }
}

/** Returns samples that become files in a folder, `NAME/VERSION.html`, which is made with the first of them. */
export function openStillSamples(store: SampleStore, folder: string): Samples {
  const put = async (page: SamplePage): Promise<void> => {
    const { name, version } = page
    await mkdir(join(folder, name), { recursive: true })
    const older = (await store.versions(name)).filter((one) => one < version)
    await writeFile(join(folder, name, `${String(version)}.html`), stillPage(page, older))
    await writeFile(join(folder, 'index.html'), stillIndex(await store.list()))
  }
  return {
    publish: async (args) => {
      const order = sampleOrderSchema.safeParse(args)
      if (!order.success) return refused('sample', order.error)
      const page = await store.publish(order.data)
      if (typeof page === 'string') return { ok: false, value: page }
      await put(page)
      const { name, version, title } = page
      return { ok: true, value: { name, version, title, url: null } }
    },
    marks: () => Promise.resolve({ ok: false, value: 'feature_off: holdfast.marks, where nobody serves the pages' }),
    close: () => Promise.resolve(),
  }
}
