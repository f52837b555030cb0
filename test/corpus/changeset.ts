/** Line hunks and others' edits as ChangeSets: the anchors an author of that change would hold, right or wrong. */
import { createHash } from 'node:crypto'
import { indexLines, lineText } from '../../src/text/document.js'
import { fa, la, ra } from '../support/memory.js'
import { bytesOf, type CorpusCase, type CorpusTree, type LineHunk } from './suite.js'

/** How an author anchors a change: the file, the range of all its lines, or every position by its hash. */
export type Style = 'file' | 'range' | 'hash'

/** A hunk with the file that it came from in the order of the whole set. */
export interface PlacedHunk {
  readonly path: string
  /** Index in its change. */
  readonly hunk: number
}

export interface Made {
  readonly document: string
  /** Where the hunks of the source's one list went. */
  readonly placed: readonly PlacedHunk[]
}

function lineCount(bytes: Uint8Array): number {
  return indexLines(bytes).count
}

/** Returns the new lines without a byte-order mark that the source counts to line 1 and we do not. */
function newLines({ start_line, new_lines }: LineHunk, read: Uint8Array): readonly string[] {
  const [first, ...rest] = new_lines
  const marked = start_line === 1 && first?.startsWith('\ufeff') === true && read[0] === 0xef && read[1] === 0xbb
  return marked && first !== undefined ? [first.slice(1), ...rest] : new_lines
}

function toHunk(hunk: LineHunk, read: Uint8Array, style: Style): Record<string, unknown> {
  const { start_line: start, end_line: end } = hunk
  const lines = newLines(hunk, read)
  const count = lineCount(read)
  const at = (n: number): string | number => (style === 'hash' && n >= 1 && n <= count ? la(read, n) : n)
  if (end !== start - 1 || hunk.reversed === true) return { start: at(start), end: at(end), lines }
  return style === 'hash' && start > 1 ? { after: at(start - 1), lines } : { before: at(start), lines }
}

/** Returns the anchor of a style, or nothing where every position carries its own. */
function anchor(read: Uint8Array, hunks: readonly Record<string, unknown>[], style: Style): { expected_anchor?: string } {
  const positions = hunks.flatMap(({ start, end, after, before }) => [start, end, after, before].filter((position) => position !== undefined))
  if (style === 'hash' && positions.length > 0 && positions.every((position) => typeof position === 'string')) return {}
  return { expected_anchor: style === 'range' && lineCount(read) > 0 ? ra(read, 1, lineCount(read)) : fa(read) }
}

/** Returns the ChangeSet of line hunks whose author read `read`. */
export function changeSetOf(hunks: readonly LineHunk[], read: CorpusTree, style: Style): Made {
  const byPath = new Map<string, Record<string, unknown>[]>()
  const placed = hunks.map((hunk) => {
    const list = byPath.get(hunk.path) ?? []
    byPath.set(hunk.path, list)
    list.push(toHunk(hunk, bytesOf(read[hunk.path]), style))
    return { path: hunk.path, hunk: list.length - 1 }
  })
  const changes = [...byPath].map(([path, list]) => ({ path, ...anchor(bytesOf(read[path]), list, style), hunks: list }))
  return { document: JSON.stringify({ version: 1, changes }), placed }
}

function sha(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Returns the lines of a text block, whose last line end is optional. */
function blockLines(text: string): string[] {
  return text.replace(/\n$/u, '').split('\n')
}

/** Returns the line hunks that the edits of mcp-text-editor mean, and whether every hash they name is that of the file. */
export function mcpHunks(made: CorpusCase): { hunks: LineHunk[]; fresh: boolean } {
  const { args = [], kwargs = {} } = made.change
  if (made.change.kind === 'insert_text_file_contents') {
    const path = kwargs.file_path ?? ''
    const start_line = kwargs.before ?? (kwargs.after ?? 0) + 1
    const hunk = { path, start_line, end_line: start_line - 1, new_lines: blockLines(kwargs.contents ?? '') }
    return { hunks: [hunk], fresh: kwargs.file_hash === sha(bytesOf(made.before[path])) }
  }
  const [path, fileHash, patches] = args.length === 0 ? ['', '', []] as const : args
  const bytes = bytesOf(made.before[path])
  const count = lineCount(bytes)
  let fresh = fileHash === (bytes.length === 0 ? '' : sha(bytes))
  const hunks = patches.flatMap((patch): LineHunk[] => {
    const start = patch.start ?? patch.line_start ?? 1
    // Without an end and a range hash it is an insertion; an end past the end is clamped, as in a read.
    const inserted = !('end' in patch && patch.end !== null) && (patch.range_hash ?? '') === ''
    const end = inserted ? start - 1 : Math.min(patch.end ?? count, Math.max(count, start))
    if (!inserted && end >= start && patch.range_hash !== '') {
      const document = indexLines(bytes)
      const text = Array.from({ length: Math.max(0, end - start + 1) }, (_, n) => (start + n <= count ? `${lineText(document, start + n)}\n` : '')).join('')
      fresh = fresh && (patch.range_hash === sha(text) || patch.range_hash === sha(text.replace(/\n$/u, '')))
    }
    return patch.contents === '' ? [] : [{ path, start_line: start, end_line: end, new_lines: blockLines(patch.contents), reversed: !inserted && end < start }]
  })
  return { hunks, fresh }
}
