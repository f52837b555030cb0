/**
 * The card: what a maintainer sees of a request, first on a telephone. One headline, the files, the diff, what to do next; the
 * receipt folded. The page is planned within a budget below GitHub's 65,536 characters (and as many bytes).
 */
import { decode } from '../base/encoding.js'
import type { Answer } from '../engine/answer.js'
import type { Plan } from '../engine/plan.js'
import type { FileReport, Receipt } from '../engine/receipt.js'
import { blockLines, blockName } from './block-lines.js'
import { asManyAsFit, compose, counted, fixed, folded, howManyFit, type Section } from './budget.js'
import { diffSection, hiddenInPlan } from './diff-section.js'
import { filesOf, headline, icon, offersPatch, restOf } from './headline.js'
import { renderJson } from './json.js'
import { cardMarker, code, fence, link, longestRun, prose, size, visible } from './markdown.js'
import { nextSection } from './next-section.js'
import { refusalSection } from './refusal-section.js'
import { tellOk } from './told.js'

export interface CardInput {
  readonly answer: Answer
  /** For the diff; without it the one in the answer is shown. */
  readonly plan: Plan | null
  /** What was asked: the verb of the command. */
  readonly verb: string
  readonly requestId: string
  readonly actor: string
  readonly runUrl: string | null
  /** By which the card is found again. */
  readonly marker: string
  /** Further sentences: what was uploaded, which workflows start. */
  readonly notes: readonly string[]
  /** What commands begin with. */
  readonly prefix: string
  /** The branch that a step works on, where there is no pull request to comment on; else null. */
  readonly branch: string | null
}

/** Bytes of a card: below GitHub's limit by as much as a surprise may take. */
export const CARD_BYTES = 60_000

/** More files than these are folded. */
const OPEN_FILES = 15
const NAMES: Readonly<Record<FileReport['operation'], string>> = { edit: '', create: ', new', delete: ', deleted', move: ', moved' }

function fileItem(file: FileReport): string {
  const from = file.from === undefined ? '' : ` from ${code(file.from)}`
  const mode = file.mode === '100755' ? ', executable' : ''
  return `- ${code(file.path)} +${file.added} \u2212${file.removed}${NAMES[file.operation]}${from}${mode}`
}

function filesSection(rank: number, files: readonly FileReport[], unchanged: readonly string[]): Section {
  const items = [...files.map(fileItem), ...unchanged.map((path) => `- ${code(path)} as it was`)]
  return {
    rank,
    draw: (budget) => {
      if (items.length === 0) return ''
      const list = asManyAsFit(items, budget - 100, '\n', (n) => `- and ${counted(n, 'file')} more, which do not fit here`)
      return items.length > OPEN_FILES ? folded(counted(items.length, 'file'), list) : list
    },
  }
}

/** Returns the warning that counts what is shown as escapes, or ''. */
function hiddenWarning({ plan }: CardInput): string {
  const { all, added } = plan === null ? { all: 0, added: 0 } : hiddenInPlan(plan)
  if (all === 0) return ''
  return `\u26a0\ufe0f **${counted(all, 'invisible or direction-changing character')}** in this change, ${added} of them in new lines; each is shown as an escape like ${code('\\u{200b}')}.`
}

/** Returns a note for each file that is a Git LFS pointer on either side. */
function pointerNotes(plan: Plan | null): string[] {
  const isPointer = (bytes: Uint8Array | undefined): boolean =>
    bytes !== undefined && bytes.length < 1024 && decode(bytes).startsWith('version https://git-lfs.github.com/spec/')
  return (plan?.files ?? [])
    .filter(({ before, after }) => isPointer(before?.bytes) || isPointer(after?.bytes))
    .map(({ path }) => `${code(path)} is a Git LFS pointer: these lines name a large file that is stored elsewhere, and are not its content.`)
}

function receiptOf(answer: Answer): Receipt | null {
  switch (answer.outcome) {
    case 'applied': return answer.receipt
    case 'no_change': case 'indeterminate': return answer.receipt ?? null
    case 'ok': case 'planned': case 'refused': case 'error': return null
  }
}

const MARKS: Readonly<Record<string, string>> = {
  passed: '\u2705', clean: '\u2705', ok: '\u2705', success: '\u2705', errors: '\u274c', failed: '\u274c', failure: '\u274c', unchecked: '\u2796', skipped: '\u2796',
}

function checksSection(rank: number, answer: Answer): Section {
  const checks = answer.outcome === 'planned' ? answer.plan.checks : receiptOf(answer)?.checks
  const items = (checks ?? []).map(({ name, status, summary }) =>
    `- ${Object.hasOwn(MARKS, status) ? MARKS[status] ?? '' : code(status)} ${prose(name)}${summary === '' ? '' : `: ${prose(summary)}`}`)
  return {
    rank,
    draw: (budget) => (items.length === 0 ? '' : `**Checks**\n\n${asManyAsFit(items, budget - 20, '\n', (n) => `- and ${counted(n, 'check')} more`)}`),
  }
}

/** Returns what the receipt confirms, leaves open, and does not start, a sentence each. */
function facts(receipt: Receipt | null): string[] {
  if (receipt === null) return []
  const { commit, verified, indeterminate, not_started = [], undoes } = receipt
  const sha = commit === null ? null : /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/u.test(commit) ? commit : code(commit)
  return [
    ...(sha === null ? [] : [`Commit ${sha}${verified === true ? ', verified' : verified === false ? ', not verified' : ''}.`]),
    ...(undoes === undefined ? [] : [`This takes back ${code(undoes)}.`]),
    ...indeterminate.map((what) => `**Not confirmed:** ${prose(what)}`),
    ...(not_started.length === 0 ? [] : [`These workflows do not start on a commit of this token: ${not_started.map(code).join(', ')}.`]),
  ]
}

function receiptSection(rank: number, receipt: Receipt | null): Section {
  return {
    rank,
    draw: (budget) => {
      if (receipt === null) return ''
      const whole = folded('Receipt', fence(renderJson(receipt, 2).replaceAll('<!--', '\\u003c!--'), 'json', 1))
      if (size(whole) <= budget) return whole
      const told = `The receipt ${code(receipt.id)} is too long to show here; ${code(`holdfast receipts ${receipt.id}`)} prints it.`
      return size(told) <= budget ? told : ''
    },
  }
}

/** Returns the sentences of an answer that its headline leaves open. */
function sentences(answer: Answer): string[] {
  switch (answer.outcome) {
    case 'applied': return answer.repeated === true ? ['This request was carried out before; nothing was written now. Its receipt stands below.'] : []
    case 'no_change': return [
      ...(answer.message === undefined ? [] : [prose(answer.message)]),
      ...(answer.repeated === true ? ['This request was answered before; its receipt stands below.'] : []),
    ]
    case 'indeterminate': case 'error': return [prose(answer.message)]
    case 'planned': return answer.refusals === undefined ? [] : [`${counted(answer.refusals.length, 'suggestion')} could not be taken into this plan:`]
    case 'refused': return restOf(answer) === null ? [] : ['The rest of what was asked for is planned below and can be applied by itself.']
    case 'ok': return []
  }
}

/** Returns the title of the set as prose; a title that is no title is only counted. */
function titleOf(answer: Answer): string {
  const title = answer.outcome === 'planned' ? answer.plan.title : receiptOf(answer)?.title ?? ''
  return title.length > 1000 ? `(a title of ${title.length} characters)` : prose(title)
}

function okSection(rank: number, answer: Answer): Section {
  return {
    rank,
    draw: (budget) => {
      if (answer.outcome !== 'ok') return ''
      const text = visible(tellOk(answer))
      const lines = text.split('\n')
      const fit = howManyFit(lines, budget - 2 * longestRun(text) - 20, 2)
      if (fit === 0) return '_The answer does not fit here._'
      const rest = fit < lines.length ? [`(${counted(lines.length - fit, 'line')} more, which do not fit here)`] : []
      return fence([...lines.slice(0, fit), ...rest].join('\n'), '', 1)
    },
  }
}

/** Returns the diff of the answer itself, where the plan is not at hand. */
function toldDiff(rank: number, answer: Answer): Section {
  const { diff = '', diff_cut = [] } = answer.outcome === 'planned' || answer.outcome === 'no_change' ? answer.plan ?? {} : {}
  const cut = diff_cut.map(({ path, hidden_lines }) => `- ${counted(hidden_lines, 'line')} of ${code(path)} not shown`)
  const block = diff === '' ? '' : folded('Diff', fence(diff, 'diff', 1))
  return {
    rank,
    draw: (budget) => {
      const list = asManyAsFit(cut, Math.floor(budget / 4), '\n', (n) => `- and lines of ${counted(n, 'other file')}`)
      const whole = [block, list].filter((part) => part !== '').join('\n\n')
      return size(whole) <= budget ? whole : '_The diff does not fit here._'
    },
  }
}

/** Returns the sections of a page in the order in which they stand. */
export function sectionsOf(input: CardInput): Section[] {
  const { answer, plan, verb } = input
  const receipt = receiptOf(answer)
  const refusals = answer.outcome === 'refused' ? answer.refusals : answer.outcome === 'planned' ? answer.refusals ?? answer.plan.refusals ?? [] : []
  const blocks = (plan?.blocks ?? []).map((one) => `${code(blockName(one))} of ${code(one.path)} is ${blockLines(one)}.`)
  const notes = [...pointerNotes(plan), ...blocks, ...input.notes.map(prose)].map((note) => `- ${note}`)
  const asked = [`Asked by ${code(input.actor)}`, code(input.requestId), ...(input.runUrl === null ? [] : [link('run', input.runUrl)])].join(' \u00b7 ')
  const title = titleOf(answer)
  const about = [title, hiddenWarning(input), ...sentences(answer), ...facts(receipt)].filter((part) => part !== '')
  return [
    fixed(0, `### ${icon(answer)} ${headline(answer, verb)}`),
    { rank: 2, draw: (budget) => asManyAsFit(about, budget, '\n\n', (n) => `_and ${counted(n, 'sentence')} more, which do not fit here_`) },
    refusalSection(5, refusals, input),
    okSection(6, answer),
    filesSection(4, filesOf(answer), receipt?.unchanged ?? []),
    answer.outcome === 'refused' && !offersPatch(answer) && restOf(answer) === null ? fixed(7, '') : plan === null ? toldDiff(7, answer) : diffSection(7, plan),
    checksSection(6, answer),
    { rank: 6, draw: (budget) => asManyAsFit(notes, budget, '\n', (n) => `- and ${counted(n, 'note')} more`) },
    nextSection(3, answer, plan, input),
    receiptSection(8, receipt),
    fixed(1, asked),
  ]
}

/** Returns the text with every line that would begin with `prefix` one blank further in. */
export function offMargin(text: string, prefix: string): string {
  return prefix === '' ? text : text.split('\n').map((line) => (line.startsWith(prefix) ? ` ${line}` : line)).join('\n')
}

/** Returns the card in Markdown, at most 60,000 bytes, with exactly one marker, on its last line. */
export function renderCard(input: CardInput): string {
  return offMargin(compose([...sectionsOf(input), fixed(0, cardMarker(input.marker))], CARD_BYTES), input.prefix)
}
