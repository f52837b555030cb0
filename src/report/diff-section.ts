/** The diff of a card: whole lines only, 240 of them, and what is left out named per file. */
import { HAND_WRITTEN } from '../base/settings.js'
import { diffOf } from '../engine/file-report.js'
import type { FileChange, Plan } from '../engine/plan.js'
import { countHidden } from '../text/visible.js'
import { asManyAsFit, counted, folded, RESERVE, type Section } from './budget.js'
import { code, fence, longestRun, size, visible } from './markdown.js'
import { planDiff } from './plan-diff.js'

/** A line longer than this (in UTF-16 units) is told, not shown. */
const LONGEST = 2000
/** A diff of more lines than this starts folded. */
const OPEN_LINES = 60

function total(text: string): number {
  return [...countHidden(text).values()].reduce((sum, n) => sum + n, 0)
}

/** Returns how many hidden characters stand in the lines that a plan shows or adds, its title and paths included. */
export function hiddenInPlan(plan: Pick<Plan, 'files' | 'title'>): { readonly all: number; readonly added: number } {
  let all = total(plan.title)
  let added = 0
  for (const change of plan.files) {
    all += total(change.path)
    for (const { sign, text } of diffOf(change).hunks.flatMap(({ lines }) => lines)) {
      const n = total(text)
      all += n
      if (sign === '+') added += n
    }
  }
  return { all, added }
}

/** Returns the diff lines of one file ready to be shown; a CR that ends every line goes without saying. */
function linesOf(change: FileChange, budget: number): { readonly head: string[]; readonly body: string[]; readonly total: number } {
  const lines = planDiff({ files: [change] }, budget).text.split('\n').slice(0, -1)
  const body = lines.slice(2)
  const all = diffOf(change).hunks.flatMap((hunk) => hunk.lines)
  const crlf = all.length > 0 && all.every(({ text }) => text.endsWith('\r\n'))
  const hunkLines = diffOf(change).hunks.reduce((sum, hunk) => sum + 1 + hunk.lines.filter(({ text }) => !text.endsWith('\n')).length, 0)
  const tell = (line: string): string => (line.length <= LONGEST
    ? visible(crlf ? line.replace(/\r$/u, '') : line)
    : `${line.slice(0, 1)}(a line of ${line.length - 1} characters, not shown)`)
  return { head: lines.slice(0, 2).map(tell), body: body.map(tell), total: all.length + hunkLines }
}

interface Drawn {
  readonly text: string
  readonly lines: number
  readonly cut: readonly { readonly path: string; readonly hidden_lines: number }[]
}

/** Returns as much of the diff as fits into `budget` bytes and `most` lines. */
function drawDiff(files: readonly FileChange[], budget: number, most: number): Drawn {
  const shown: string[] = []
  const cut: { path: string; hidden_lines: number }[] = []
  let left = budget - 20
  let lines = most
  let longest = 2
  for (const change of files) {
    const { head, body, total: of } = linesOf(change, lines)
    const taken: string[] = []
    for (const line of [...head, ...body]) {
      const run = Math.max(longest, longestRun(line))
      const cost = size(line) + 1 + 2 * (run - longest)
      if (cost > left) break
      taken.push(line)
      left -= cost
      longest = run
    }
    const told = Math.max(0, taken.length - head.length)
    lines -= told
    if (told > 0 || (of === 0 && taken.length === head.length)) shown.push(...taken)
    if (told < of) cut.push({ path: change.path, hidden_lines: of - told })
  }
  return { text: shown.join('\n'), lines: most - lines, cut }
}

function tellCut(cut: Drawn['cut'], budget: number): string {
  if (cut.length === 0) return ''
  const items = cut.map(({ path, hidden_lines }) => `- ${counted(hidden_lines, 'line')} of ${code(path)}`)
  return `**Not shown here:**\n\n${asManyAsFit(items, budget - 100, '\n', (n) => `- and lines of ${counted(n, 'other file')}`)}`
}

/** Returns the diff section of a plan; a short diff is shown at once, a long one folded. */
export function diffSection(rank: number, plan: Pick<Plan, 'files'>, most = HAND_WRITTEN.diffLines): Section {
  return {
    rank,
    draw: (budget) => {
      if (plan.files.length === 0 || budget < 3 * RESERVE) return plan.files.length === 0 ? '' : '_The diff does not fit here._'
      const forCuts = Math.min(Math.floor(budget / 4), 200 + plan.files.length * 120)
      const drawn = drawDiff(plan.files, budget - forCuts - 100, most)
      const cuts = tellCut(drawn.cut, forCuts - 50)
      const diff = drawn.text === '' ? '' : folded(`Diff, ${counted(drawn.lines, 'line')}`, fence(drawn.text, 'diff'), drawn.lines <= OPEN_LINES)
      return [diff, cuts].filter((part) => part !== '').join('\n\n')
    },
  }
}
