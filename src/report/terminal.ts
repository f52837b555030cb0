/** Answers for people at a terminal. Nothing foreign reaches it raw: hidden characters, ESC and CR among them, are escapes. */
import type { Answer, PlanReport, RefusalReport } from '../engine/answer.js'
import type { Done } from '../engine/desk.js'
import type { CheckReport, FileReport, Receipt } from '../engine/receipt.js'
import { HAND_WRITTEN } from '../base/settings.js'
import { headline } from './headline.js'
import { oneLine, visible } from './markdown.js'
import { blockLines, blockName } from './block-lines.js'
import { planDiff } from './plan-diff.js'
import { anchored, argument } from './refusal-section.js'
import { tellOk } from './told.js'

export interface Terminal {
  readonly colour: boolean
  /** Columns to wrap sentences at; lines of files are never wrapped. */
  readonly width: number
  /** The verb that was asked, where the headline depends on it. */
  readonly verb?: string
  /** The option that said where to land, with a blank before it, as in ` --branch next`; '' for the working tree. */
  readonly place?: string
}

type Paint = (style: 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan', text: string) => string

const STYLES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const

function painter(colour: boolean): Paint {
  return (style, text) => (colour && text !== '' ? `\u001b[${STYLES[style]}m${text}\u001b[0m` : text)
}

/** Returns the sentence in lines of at most `width` columns, as far as its words allow. */
function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = []
  let line = ''
  for (const word of oneLine(text).split(' ')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > Math.max(width, 20)) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].map((part) => indent + part).join('\n')
}

function paintDiff(text: string, paint: Paint): string {
  return text.replace(/\n$/u, '').split('\n').map((line) => {
    const shown = visible(line.replace(/\r$/u, ''))
    if (/^(?:---|\+\+\+) /u.test(line)) return paint('bold', shown)
    if (line.startsWith('@@')) return paint('cyan', shown)
    return line.startsWith('+') ? paint('green', shown) : line.startsWith('-') ? paint('red', shown) : shown
  }).join('\n')
}

function fileLines(files: readonly FileReport[], paint: Paint): string[] {
  return files.map(({ path, from, added, removed, operation }) => [
    ` ${paint('green', `+${added}`)} ${paint('red', `-${removed}`)} ${oneLine(path)}`,
    operation === 'edit' ? '' : ` (${operation}${from === undefined ? '' : ` from ${oneLine(from)}`})`,
  ].join(''))
}

function checkLine({ name, status, summary }: CheckReport): string {
  return ` ${oneLine(name)}: ${oneLine(status)}${summary === '' ? '' : `, ${oneLine(summary)}`}`
}

/** Returns what to read again, as an argument; null where nothing needs to be. */
function rereadOf({ reread, lines = [] }: RefusalReport): string | null {
  if (reread === undefined || lines.length > 0) return null
  return argument(reread.path, reread.count === 0 ? '' : `:${reread.start}-${reread.start + reread.count - 1}`)
}

function tellRefusal(refusal: RefusalReport, paint: Paint, width: number): string {
  const { neighbourhood = [], candidates = [], lines = [], current_anchor, excerpt } = refusal
  const path = rereadOf(refusal)
  const block = (shown: readonly { anchor: string; text: string }[]): string => visible(anchored(shown)).replace(/^/gmu, '    ')
  return [
    wrap(`${refusal.code}: ${refusal.message}`, width, '  ').replace(`  ${refusal.code}`, `\n${paint('red', refusal.code)}`),
    ...(excerpt === undefined ? [] : [visible(excerpt).replace(/^/gmu, '    ')]),
    ...(current_anchor === undefined || refusal.message.includes(current_anchor) ? [] : [`  The anchor is now ${oneLine(current_anchor)}.`]),
    ...(neighbourhood.length === 0 ? [] : ['  What is there now:', block(neighbourhood)]),
    ...(candidates.length === 0 ? [] : [`  ${refusal.code === 'no_match' ? 'The nearest places begin at' : 'The same text stands at'} ${candidates.map(({ anchor }) => oneLine(anchor)).join(', ')}.`]),
    ...lines.flatMap((part) => [`  ${oneLine(part.range_anchor)} covers`, block(part.lines)]),
    ...(path === null ? [] : [`  ${paint('dim', `holdfast read ${oneLine(path)}`)}`]),
  ].join('\n')
}

/** Returns the option that names a branch, as a shell takes it. */
export function branchOption(name: string): string {
  return ` --branch ${/^[\w./-]+$/u.test(name) ? name : `'${oneLine(name).replaceAll('\'', '\'\\\'\'')}'`}`
}

function tellPlan(report: PlanReport, { plan }: Done, paint: Paint, { width, place = '' }: Terminal): string[] {
  const diff = plan === null ? { text: report.diff, cut: report.diff_cut } : planDiff(plan, HAND_WRITTEN.diffLines)
  const expires = report.expires_at === null ? 'not kept' : `kept until ${oneLine(report.expires_at)}`
  return [
    ...(report.title === '' ? [] : [oneLine(report.title)]),
    ...fileLines(report.files, paint),
    ...(report.blocks ?? []).map((one) => ` ${oneLine(`${blockName(one)} of ${one.path} is ${blockLines(one)}`)}`),
    ...(diff.text === '' ? [] : ['', paintDiff(diff.text, paint)]),
    ...(report.checks ?? []).map(checkLine),
    ...diff.cut.map(({ path, hidden_lines }) => paint('yellow', `${hidden_lines} more lines of ${oneLine(path)} are not shown`)),
    ...(report.refusals ?? []).map((refusal) => tellRefusal(refusal, paint, width)),
    '',
    `plan ${paint('bold', oneLine(report.id))} (${expires})`,
    ...(report.applies && report.expires_at !== null ? [`To apply it: holdfast apply ${oneLine(report.id)}${place}`] : []),
  ]
}

function tellReceipt(receipt: Receipt, paint: Paint, { width, place = '' }: Terminal): string[] {
  const { verified, not_started = [] } = receipt
  return [
    ...(receipt.title === '' ? [] : [oneLine(receipt.title)]),
    ...fileLines(receipt.files, paint),
    ...receipt.unchanged.map((path) => ` ${paint('dim', `as it was: ${oneLine(path)}`)}`),
    ...receipt.checks.map(checkLine),
    ...(receipt.commit === null ? [] : [`commit ${oneLine(receipt.commit)}${verified === true ? ', verified' : ''}`]),
    ...receipt.indeterminate.map((what) => paint('yellow', wrap(`not confirmed: ${what}`, width))),
    ...not_started.map((name) => paint('yellow', `will not start: ${oneLine(name)}`)),
    `receipt ${oneLine(receipt.id)}`,
    ...(receipt.files.length === 0 ? [] : [`To take it back: holdfast undo ${oneLine(receipt.id)}${place}`]),
  ]
}

/** Returns where an old name stays, with why. */
function tellLeft(left: readonly { readonly path: string; readonly line: number; readonly character: number; readonly reason: string }[], paint: Paint): string[] {
  if (left.length === 0) return []
  return ['', 'The old name stays at', ...left.map(({ path, line, character, reason }) => `  ${oneLine(path)}:${line}:${character}  ${paint('dim', oneLine(reason))}`)]
}

/** Returns which files of a refactor nobody checked, with why. */
function tellUnread(files: readonly { readonly path: string; readonly checked: boolean; readonly reason: string | null }[], paint: Paint): string[] {
  const unread = files.filter(({ checked }) => !checked)
  if (unread.length === 0) return []
  return ['', 'Nobody checked', ...unread.map(({ path, reason }) => `  ${oneLine(path)}  ${paint('dim', oneLine(reason ?? ''))}`)]
}

/** Returns what a refactor leaves to be known beside its plan or receipt. */
function tellBeside({ unrenamed = [], diagnostics = [] }: Extract<Answer, { outcome: 'planned' | 'applied' }>, paint: Paint): string[] {
  return [...tellLeft(unrenamed, paint), ...tellUnread(diagnostics, paint)]
}

function body(answer: Answer, done: Done, paint: Paint, terminal: Terminal): string[] {
  const { width } = terminal
  switch (answer.outcome) {
    case 'ok': return [visible(tellOk(answer))]
    case 'planned': return [...(answer.refusals ?? []).map((refusal) => tellRefusal(refusal, paint, width)), ...tellPlan(answer.plan, done, paint, terminal), ...tellBeside(answer, paint)]
    case 'applied': return [...tellReceipt(answer.receipt, paint, terminal), ...tellBeside(answer, paint)]
    case 'no_change': return [
      ...(answer.message === undefined ? [] : [wrap(answer.message, width)]),
      ...(answer.receipt === undefined ? [] : [`receipt ${oneLine(answer.receipt.id)}`]),
    ]
    case 'refused': return answer.refusals.map((refusal) => tellRefusal(refusal, paint, width))
    case 'indeterminate': return [wrap(answer.message, width), ...(answer.receipt === undefined ? [] : tellReceipt(answer.receipt, paint, terminal))]
    case 'error': return [wrap(answer.message, width)]
  }
}

const TONES: { readonly [outcome in Answer['outcome']]: 'green' | 'yellow' | 'red' | 'bold' } = {
  ok: 'bold', planned: 'bold', applied: 'green', no_change: 'bold', refused: 'red', indeterminate: 'yellow', error: 'red',
}

/** Returns an answer as lines for people, with a final LF; a reading answer stands without a headline. */
export function renderTerminal(done: Done, terminal: Terminal): string {
  const { answer } = done
  const paint = painter(terminal.colour)
  const head = answer.outcome === 'ok' ? [] : [paint(TONES[answer.outcome], headline(answer, terminal.verb ?? ''))]
  return `${[...head, ...body(answer, done, paint, terminal)].join('\n')}\n`
}
