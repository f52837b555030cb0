/** The unified diff of a plan within a budget of lines, what was left out named per file. */
import { diffOf } from '../engine/file-report.js'
import type { FileChange, Plan } from '../engine/plan.js'
import type { DiffHunk } from '../text/diff.js'

export interface PlanDiff {
  readonly text: string
  readonly cut: readonly { readonly path: string; readonly hidden_lines: number }[]
}

/** Returns a path as git writes it in a diff header: quoted as in C when it holds quotes, backslashes or controls. */
function quoted(path: string): string {
  if (!/["\\\p{Cc}]/u.test(path)) return path
  const escapes: Readonly<Record<string, string>> = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\t': '\\t', '\r': '\\r' }
  return `"${path.replace(/["\\\p{Cc}]/gu, (c) => escapes[c] ?? `\\${c.charCodeAt(0).toString(8).padStart(3, '0')}`)}"`
}

function header(change: FileChange): string[] {
  const before = change.before === null ? '/dev/null' : quoted(`a/${change.from ?? change.path}`)
  const after = change.after === null ? '/dev/null' : quoted(`b/${change.path}`)
  return [`--- ${before}`, `+++ ${after}`]
}

function range(start: number, count: number): string {
  return count === 1 ? String(start) : `${String(start)},${String(count)}`
}

function hunkLines(hunk: DiffHunk): string[] {
  const head = `@@ -${range(hunk.oldStart, hunk.oldCount)} +${range(hunk.newStart, hunk.newCount)} @@`
  return [head, ...hunk.lines.flatMap(({ sign, text }) =>
    text.endsWith('\n') ? [sign + text.slice(0, -1)] : [sign + text, '\\ No newline at end of file'])]
}

/** Returns the diff of a plan, at most `budget` lines of hunks in all; the files share it in their order. */
export function planDiff(plan: Pick<Plan, 'files'>, budget: number): PlanDiff {
  const shown: string[] = []
  const cut: { path: string; hidden_lines: number }[] = []
  let left = budget
  for (const change of plan.files) {
    const body = diffOf(change).hunks.flatMap(hunkLines)
    const part = body.slice(0, left)
    left -= part.length
    shown.push(...header(change), ...part)
    if (part.length < body.length) cut.push({ path: change.path, hidden_lines: body.length - part.length })
  }
  return { text: shown.map((line) => `${line}\n`).join(''), cut }
}
