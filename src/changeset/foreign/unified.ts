/**
 * Unified diffs, strictly: what does not fit the grammar is refused with its line, and counts are believed by nobody.
 *
 *   document = { prose | section }
 *   section  = [ "diff --git " names { extended } ] [ "--- " name [TAB stamp], "+++ " name [TAB stamp], { hunk } ]
 *   extended = "old mode" | "new mode" | "deleted file mode" | "new file mode" | "rename from" | "rename to" | "copy from" | "copy to"
 *            | "similarity index" | "dissimilarity index" | "index " id ".." id [" " mode]
 *   hunk     = "@@ -" start ["," count] " +" start ["," count] " @@" anything, { line }      exactly as many lines as the counts say
 *   line     = (" " | "-" | "+") text | "" (a blank line of context) | "\" anything (the line before has no terminator)
 *
 * Prose is everything else: mail headers, statistics, fences, signatures. Binary patches, changes of mode and combined diffs
 * are refused by name.
 */
import type { Refusal } from '../../base/refusal.js'
import { settle, type Outcome } from '../../base/outcome.js'
import { documentLines, unreadable, withoutCr, type ForeignFile, type ForeignHunk, type ForeignLine, type Names } from './foreign.js'
import { readQuoted } from '../patch/path.js'
import { gitName, headerName, NO_FILE, stripped, strippedPair } from './names.js'

const HUNK = /^@@ -(\d{1,10})(?:,(\d{1,10}))? \+(\d{1,10})(?:,(\d{1,10}))? @@/u
const INDEX = /^index ([0-9a-f]{4,64})\.\.([0-9a-f]{4,64})(?: \d{6})?$/u

interface Header {
  readonly line: number
  /** Whether `diff --git` opens it, and the name that both sides have there; null where that line does not tell. */
  readonly isGit: boolean
  /** Whether its first line ends in a CR. */
  readonly dos: boolean
  readonly git: string | null
  /** As the two header lines name them; null where there are none yet. */
  before: string | null
  after: string | null
  oldMode: string | null
  newMode: string | null
  created: string | null
  deleted: string | null
  from: string | null
  to: string | null
  copied: boolean
  blob: string | null
  hunks: ForeignHunk[]
}

function header(line: number, isGit: boolean, git: string | null, dos: boolean): Header {
  return {
    line, isGit, git, dos, before: null, after: null, oldMode: null, newMode: null, created: null, deleted: null, from: null, to: null,
    copied: false, blob: null, hunks: [],
  }
}

/** Returns the name of an extended header line, which never has a prefix. */
function plainName(text: string): string {
  return text.startsWith('"') ? readQuoted(text)?.path ?? text : text
}

/** What each extended header tells of its section. */
const EXTENDED: Readonly<Record<string, (section: Header, value: string) => void>> = {
  'old mode': (section, value) => { section.oldMode = value },
  'new mode': (section, value) => { section.newMode = value },
  'deleted file mode': (section, value) => { section.deleted = value },
  'new file mode': (section, value) => { section.created = value },
  'copy from': (section, value) => { Object.assign(section, { from: plainName(value), copied: true }) },
  'rename from': (section, value) => { section.from = plainName(value) },
  'copy to': (section, value) => { section.to = plainName(value) },
  'rename to': (section, value) => { section.to = plainName(value) },
}

/** Takes in an extended header, where a line is one. */
function takeExtended(line: string, section: Header): void {
  const [, key = '', value = ''] = /^((?:old|new|deleted file|new file) mode|(?:rename|copy) (?:from|to)) (.*)$/u.exec(line) ?? []
  EXTENDED[key]?.(section, value)
  const blob = INDEX.exec(line)?.[1]
  if (blob !== undefined) section.blob = /^0+$/u.test(blob) ? null : blob
}

/** Returns what a file of this mode is, where it is none that a ChangeSet makes. */
function modeProblem(mode: string | null, path: string, what: string): Refusal | null {
  switch (mode) {
    case null: case '100644': case '100664': return null
    case '120000': return { code: 'symlink_target', path, detail: what }
    case '160000': return { code: 'submodule_target', path, detail: what }
    default: return { code: 'executable_target', path, detail: what }
  }
}

/** Returns the names of a section's old side: those that its lines have, prefixes off where there are some. */
function namesOf({ git, before, after, from }: Header): Names {
  if (from !== null) return [from]
  const oneSided = before === null || after === null || before === NO_FILE || after === NO_FILE
  if (git !== null && oneSided) return [git]
  return oneSided ? oneName(before ?? '', after ?? '') : bothNames(before, after)
}

/** Returns the names of a file that is on one side only. */
function oneName(before: string, after: string): Names {
  if (before === NO_FILE) return [stripped(after) ?? after]
  const bare = stripped(before)
  return bare === null ? [before] : [bare, before]
}

function bothNames(before: string, after: string): Names {
  const [left, right] = strippedPair(before, after) ?? [before, after]
  return left === right ? [left] : [left, right]
}

/** Returns what is wrong with a section. Refuses: executable_target, symlink_target, submodule_target, unparseable_patch. */
function problemsOf({ git, line, before, oldMode, newMode, created, deleted, from, to }: Header, name: string): Refusal[] {
  return [
    before === null && from === null && git === null ? unreadable(line, '', 'its first line does not tell which file it is about') : null,
    newMode === null || newMode === oldMode ? null
      : modeProblem(newMode === '100644' ? oldMode : newMode, name, `the diff changes its mode from ${String(oldMode)} to ${newMode}`),
    modeProblem(created, name, `the diff creates it with mode ${String(created)}`),
    deleted === '100755' ? null : modeProblem(deleted, name, `the diff deletes it with mode ${String(deleted)}`),
    (from === null) === (to === null) ? null : unreadable(line, git ?? '', 'a rename or copy has from and to'),
  ].filter((problem) => problem !== null)
}

/** Returns what a section asks for. Refuses: executable_target, symlink_target, submodule_target, unparseable_patch. */
function fileOf(section: Header): Outcome<ForeignFile> {
  const names = namesOf(section)
  const { line, before, after, created, deleted, from, to, copied, blob, dos, hunks } = section
  const operation = from !== null ? (copied ? 'copy' : 'move')
    : created !== null || before === NO_FILE ? 'create' : deleted !== null || after === NO_FILE ? 'delete' : 'edit'
  return settle(problemsOf(section, names[0]), () => ({ form: 'diff', line, operation, names, to, blob, dos, hunks }))
}

/** Reads sections one line after another. */
class Reader {
  private at = 0
  private section: Header | null = null
  private readonly sections: Header[] = []
  private readonly problems: Refusal[] = []

  private readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    this.lines = lines
  }

  read(): Outcome<readonly ForeignFile[]> {
    while (this.at < this.lines.length && this.problems.length === 0) this.step()
    const files = this.sections.filter(says).map(fileOf)
    const problems = [...this.problems, ...files.flatMap((file) => (file.ok ? [] : file.refusals))]
    return settle(problems, () => files.flatMap((file) => (file.ok ? [file.value] : [])))
  }

  private line(ahead = 0): string {
    return withoutCr(this.lines[this.at + ahead] ?? '')
  }

  private fail(expected: string, at = this.at): void {
    this.problems.push(unreadable(at + 1, this.lines[at] ?? '', expected))
  }

  private open(isGit: boolean, git: string | null): Header {
    const section = header(this.at + 1, isGit, git, this.lines[this.at]?.endsWith('\r') === true)
    this.sections.push(section)
    this.section = section
    return section
  }

  private step(): void {
    const line = this.line()
    if (/^diff --(?:cc|combined) |^@@@+ -/u.test(line)) this.fail('a combined diff has no one before-image; make a diff against one parent')
    else if (line.startsWith('diff --git ')) this.openGit(line)
    else if (line.startsWith('--- ') && this.line(1).startsWith('+++ ')) this.names(line, this.line(1))
    else if (/^(?:GIT binary patch|Binary files .* differ)$/u.test(line)) this.binary()
    else if (line.startsWith('@@ -')) this.hunk(line)
    else {
      if (this.section?.isGit === true && this.section.before === null) takeExtended(line, this.section)
      this.at++
    }
  }

  private openGit(line: string): void {
    this.open(true, gitName(line.slice('diff --git '.length)))
    this.at++
  }

  private names(before: string, after: string): void {
    const names = [headerName(before.slice(4)), headerName(after.slice(4))] as const
    if (names[0] === null || names[1] === null) {
      this.fail('a quoted name that git would write', names[0] === null ? this.at : this.at + 1)
      return
    }
    const section = this.section?.isGit === true && this.section.before === null ? this.section : this.open(false, null)
    section.before = names[0]
    section.after = names[1]
    this.at += 2
  }

  private binary(): void {
    const path = this.section === null ? null : this.section.to ?? this.section.git
    this.problems.push({
      code: 'binary_file', ...(path === null ? {} : { path }),
      detail: `line ${String(this.at + 1)} of the diff is a binary patch`,
    })
  }

  private hunk(head: string): void {
    const top = this.at
    const counts = HUNK.exec(head)
    const { section } = this
    if (counts === null) this.fail('a hunk header like @@ -1,3 +1,4 @@')
    else if (section === null || section.before === null) this.fail('the names of a file (--- and +++) before its first hunk')
    else if (Number(counts[1]) === 0 && counts[2] !== '0') this.fail('a first line of at least 1 where there are old lines')
    else {
      this.at++
      const lines = this.body(top, Number(counts[2] ?? 1), Number(counts[4] ?? 1))
      section.hunks.push({ line: top + 1, lines, start: Number(counts[1]), headings: [], atEnd: false })
    }
  }

  /** Returns as many lines as the counts of a header say; what there is more or less is refused with the header. */
  private body(top: number, oldCount: number, newCount: number): ForeignLine[] {
    const lines: ForeignLine[] = []
    let [old, fresh] = [oldCount, newCount]
    for (; old > 0 || fresh > 0 || this.lines[this.at]?.startsWith('\\') === true; this.at++) {
      const line = this.lines[this.at] ?? '?'
      const sign = /^\r?$/u.test(line) ? ' ' : line.charAt(0)
      if (sign === '\\') this.bare(lines)
      else if (!fits(sign, old, fresh)) {
        this.fail(`its counts say ${String(old)} more old and ${String(fresh)} more new lines than there are`, top)
        return lines
      } else {
        if (sign !== '+') old--
        if (sign !== '-') fresh--
        lines.push({ sign, text: /^\r?$/u.test(line) ? line : line.slice(1), bare: false })
      }
      if (this.problems.length > 0) return lines
    }
    if (this.goesOn()) this.fail('its counts say fewer lines than there are', top)
    return lines
  }

  /** Marks the line before as unterminated; in a document of CRLF its CR is the document's. */
  private bare(lines: ForeignLine[]): void {
    const last = lines.pop()
    if (last === undefined || last.bare) {
      this.fail('one line before a marker of a missing terminator')
      return
    }
    const ofDocument = this.lines[this.at]?.endsWith('\r') === true
    lines.push({ ...last, text: ofDocument ? withoutCr(last.text) : last.text, bare: true })
  }

  /** Returns whether a line that could belong to the hunk follows it; a mail's signature does not, nor do names. */
  private goesOn(): boolean {
    const line = this.lines[this.at]
    if (line === undefined || !/^[-+ ]/u.test(line) || /^-- ?\r?$/u.test(line)) return false
    return !(line.startsWith('--- ') && this.line(1).startsWith('+++ '))
  }
}

/** Returns whether a line of this sign may follow where so many lines of each side are still to come. */
function fits(sign: string, old: number, fresh: number): sign is ForeignLine['sign'] {
  switch (sign) {
    case ' ': return old > 0 && fresh > 0
    case '-': return old > 0
    case '+': return fresh > 0
    default: return false
  }
}

/** Returns whether a section says anything: a `diff --git` alone does not. */
function says({ before, oldMode, created, deleted, from }: Header): boolean {
  return before !== null || from !== null || (oldMode ?? created ?? deleted) !== null
}

/** Returns where a diff begins in a document, or -1. */
export function diffBegins(text: string): number {
  return text.search(/^(?:diff --(?:git|cc|combined) |--- [^\n]*\n\+\+\+ |@@ -|@@@+ -|GIT binary patch\r?$|Binary files .* differ\r?$)/mu)
}

/** Returns the files of a diff. Refuses: unparseable_patch, binary_file, executable_target, symlink_target, submodule_target. */
export function parseUnified(text: string): Outcome<readonly ForeignFile[]> {
  return new Reader(documentLines(text)).read()
}
