/**
 * What a long-lived door has served to the one author at it (spec page 2.2): lines of files by path and digest.
 *
 * Calling sequence: `openServed` once, and put on every desk of that author; `read` and `search` note what they show, planning asks
 * for the lines of a file as it stands, and executing a set says what it wrote.
 * Promised: lines count for the very bytes that they were served of, and for none that came after, except those that a set of this
 * desk made of them: what it kept is as read as before, and what it put in was written by the author.
 */
import { joined, type Span } from '../changeset/reading.js'
import { diffBytes } from '../text/diff.js'
import type { FileChange, Side } from './plan.js'

export interface Served {
  /** Notes lines that were shown; `digest` is the SHA-256 of the raw bytes of the file. */
  note(path: string, digest: string, lines: readonly Span[]): void
  /** Returns the lines of a file with these bytes that were shown. */
  lines(path: string, digest: string): readonly Span[]
  /** Makes what a set wrote read where the files were read before. */
  wrote(files: readonly FileChange[]): void
}

/** Returns the lines of an after-image that are known to who knew `known` of the before-image and wrote the rest. */
function carried(known: readonly Span[], before: Side | null, after: Side): Span[] {
  const spans: Span[] = []
  const keep = (from: number, to: number, shift: number): void => {
    for (const span of known) spans.push({ from: Math.max(from, span.from) + shift, to: Math.min(to, span.to) + shift })
  }
  let old = 1
  let now = 1
  for (const hunk of diffBytes(before?.bytes ?? null, after.bytes).hunks) {
    const start = hunk.oldCount === 0 ? hunk.oldStart + 1 : hunk.oldStart
    keep(old, start - 1, now - old)
    now += start - old
    old = start
    for (const { sign } of hunk.lines) {
      if (sign === ' ') keep(old, old, now - old)
      if (sign === '+') spans.push({ from: now, to: now })
      if (sign !== '+') old++
      if (sign !== '-') now++
    }
  }
  keep(old, Number.MAX_SAFE_INTEGER, now - old)
  return joined(spans)
}

/** Returns an empty record. */
export function openServed(): Served {
  const files = new Map<string, { readonly digest: string; readonly spans: readonly Span[] }>()
  const lines = (path: string, digest: string): readonly Span[] => {
    const known = files.get(path)
    return known?.digest === digest ? known.spans : []
  }
  return {
    lines,
    note: (path, digest, more) => {
      files.set(path, { digest, spans: joined([...lines(path, digest), ...more]) })
    },
    wrote: (changes) => {
      const next = changes.map(({ path, from = path, before, after }) => ({
        path, digest: after?.sha256 ?? '', spans: after === null ? [] : carried(before === null ? [] : lines(from, before.sha256), before, after),
      }))
      for (const { path, from = path } of changes) {
        files.delete(from)
        files.delete(path)
      }
      for (const { path, digest, spans } of next) if (spans.length > 0) files.set(path, { digest, spans })
    },
  }
}
