/**
 * The patch form of Codex and its kin.
 *
 *   document = prose, "*** Begin Patch", { file }, "*** End Patch", prose
 *   file     = "*** Add File: " path, { "+" text }
 *            | "*** Delete File: " path
 *            | "*** Update File: " path, [ "*** Move to: " path ], { chunk }
 *   chunk    = { "@@" [ " " heading ] }, line, { line }, [ "*** End of File" ]      the first may do without "@@"
 *   line     = (" " | "-" | "+") text | "" (a blank line of context)
 *
 * Blanks around the markers of a file and of the patch are let pass. A heading is a line of the file that comes before the
 * chunk; chunks stand in the order of the file. A chunk of new lines alone goes to the end of the file.
 */
import { refuse, settle, type Outcome } from '../../base/outcome.js'
import type { Refusal } from '../../base/refusal.js'
import { documentLines, unreadable, withoutCr, type ForeignFile, type ForeignHunk, type ForeignLine } from './foreign.js'

const BEGIN = '*** Begin Patch'
const END = '*** End Patch'
const FILE = /^\*\*\* (Add|Delete|Update) File: (.+)$/u
const END_OF_FILE = '*** End of File'

/** Returns where such a patch begins in a document, or -1. */
export function codexBegins(text: string): number {
  return text.search(/^[ \t]*\*\*\* Begin Patch[ \t\r]*$/mu)
}

/** Reads the lines between the two markers. */
class Reader {
  private readonly files: ForeignFile[] = []
  private readonly lines: readonly string[]
  private readonly end: number
  private at: number
  private problem: Refusal | null = null

  constructor(lines: readonly string[], first: number, end: number) {
    this.lines = lines
    this.at = first
    this.end = end
  }

  read(): Outcome<readonly ForeignFile[]> {
    while (this.at < this.end && this.problem === null) {
      if (this.line().trim() === '') this.at++
      else this.file()
    }
    return this.problem === null ? { ok: true, value: this.files } : refuse(this.problem)
  }

  private line(): string {
    return withoutCr(this.lines[this.at] ?? '')
  }

  private fail(expected: string, at = this.at): void {
    this.problem ??= unreadable(at + 1, this.lines[at] ?? '', expected)
  }

  private file(): void {
    const top = this.at
    const [, verb, path = ''] = FILE.exec(this.line().trim()) ?? []
    if (verb === undefined) {
      this.fail('*** Add File, *** Delete File or *** Update File, each with ": " and a path')
      return
    }
    this.at++
    const one = { form: 'codex' as const, line: top + 1, names: [path] as const, to: null, blob: null, dos: false, hunks: [] }
    switch (verb) {
      case 'Add': this.files.push({ ...one, operation: 'create', hunks: this.added() }); break
      case 'Delete': this.files.push({ ...one, operation: 'delete' }); break
      default: {
        const to = /^\*\*\* Move to: (.+)$/u.exec(this.line().trim())?.[1] ?? null
        if (to !== null) this.at++
        const hunks = this.chunks()
        if (hunks.length === 0 && to === null) this.fail('at least one chunk of lines in an update', top)
        this.files.push({ ...one, operation: to === null ? 'edit' : 'move', to, hunks })
      }
    }
  }

  /** Returns the lines of a new file, as one hunk. */
  private added(): ForeignHunk[] {
    const top = this.at
    const lines: ForeignLine[] = []
    for (; this.at < this.end && this.lines[this.at]?.startsWith('+') === true; this.at++) {
      lines.push({ sign: '+', text: this.line().slice(1), bare: false })
    }
    return lines.length === 0 ? [] : [{ line: top + 1, lines, start: 0, headings: [], atEnd: false }]
  }

  private chunks(): ForeignHunk[] {
    const chunks: ForeignHunk[] = []
    while (this.at < this.end && this.problem === null && !this.line().startsWith('*** ') && FILE.exec(this.line().trim()) === null) {
      if (this.line() === '' && this.onlyBlanksFollow()) break
      chunks.push(this.chunk(chunks.length === 0))
    }
    return chunks
  }

  /** Returns whether what is left of this file is blank. */
  private onlyBlanksFollow(): boolean {
    let at = this.at
    while (at < this.end && (this.lines[at] ?? '').trim() === '') at++
    if (at === this.end || FILE.exec((this.lines[at] ?? '').trim()) !== null) this.at = at
    return this.at === at
  }

  private headings(): string[] {
    const headings: string[] = []
    for (; this.at < this.end && /^@@(?: |$)/u.test(this.line()); this.at++) {
      const heading = this.line().slice(3)
      // A unified diff's own header says where by numbers, which this form does not know.
      if (/^-\d+(?:,\d+)? \+\d+(?:,\d+)? @@/u.test(heading)) this.fail('@@ with a line of the file, not with line numbers')
      if (heading.trim() !== '') headings.push(heading)
    }
    return headings
  }

  private body(): ForeignLine[] {
    const lines: ForeignLine[] = []
    for (; this.at < this.end; this.at++) {
      const line = this.line()
      if (!/^[-+ ]|^$/u.test(line) || (line === '' && this.onlyBlanksFollow())) break
      lines.push({ sign: line === '' ? ' ' : line.charAt(0) as ForeignLine['sign'], text: line.slice(1), bare: false })
    }
    return lines
  }

  private chunk(first: boolean): ForeignHunk {
    const top = this.at
    const headings = this.headings()
    if (this.at === top && !first) this.fail('@@ before another chunk, or the marker of a file')
    const lines = this.body()
    const atEnd = this.at < this.end && this.line().trimEnd() === END_OF_FILE
    if (lines.length === 0) this.fail('lines that begin with a blank, - or +')
    else if (lines.every(({ sign }) => sign === '+') && headings.length > 0) this.fail('a line of context to place the new lines by', top)
    if (atEnd) this.at++
    return { line: top + 1, lines, start: null, headings, atEnd }
  }
}

/** Returns the files of a Codex-style patch. Refuses: unparseable_patch. */
export function parseCodex(text: string): Outcome<readonly ForeignFile[]> {
  const lines = documentLines(text)
  const begins = lines.flatMap((line, at) => (line.trim() === BEGIN ? [at] : []))
  const [begin = 0, second] = begins
  if (second !== undefined) return refuse(unreadable(second + 1, lines[second] ?? '', 'one patch in a document'))
  const end = lines.findLastIndex((line) => line.trim() === END)
  if (end < begin) return refuse(unreadable(lines.length, lines[lines.length - 1] ?? '', END))
  const read = new Reader(lines, begin + 1, end).read()
  if (!read.ok) return read
  const empty = read.value.length === 0 ? [unreadable(end + 1, lines[end] ?? '', 'at least one file in a patch')] : []
  return settle(empty, () => read.value)
}
