/**
 * Commit messages of ours.
 *
 *   message  = subject [blank line, body] blank line, trailers
 *   trailers = lines "Name: value", the last paragraph of a message
 *
 * Neither a title nor a body can add trailers or tell a CI service to skip: what looks like one is taken apart.
 */
import { showHidden } from '../text/visible.js'

/** What a commit or a ledger entry says about where it comes from. */
export interface Origin {
  /** The plan's id. */
  readonly plan: string
  /** The receipt's id. */
  readonly receipt: string
  /** The request's id. */
  readonly request: string
}

const SUBJECT_LENGTH = 120
const SKIP = /\[([^[\]]*\b(?:skip|no)\b[^[\]]*)\]/giu
const TRAILER = /^([A-Za-z][A-Za-z0-9-]*):\s*(.*)$/u

function defuse(line: string): string {
  return showHidden(line).replace(SKIP, '($1)').replace(/\*{3}(NO_CI)\*{3}/giu, '$1').replace(/^(\s*skip-checks)\s*:/iu, '$1 =')
}

/** Returns the one line that may head a commit: blanks folded, controls shown, at most 120 characters. */
function subjectOf(title: string): string {
  const line = defuse(title.replace(/\s+/gu, ' ').trim())
  const characters = Array.from(line)
  return characters.length <= SUBJECT_LENGTH ? line : `${characters.slice(0, SUBJECT_LENGTH - 1).join('')}…`
}

/** Returns body lines none of which can be read as a trailer. */
function bodyOf(body: string): string {
  return body.split(/\r\n|[\n\r]/u).map((line) => (/^\s*[\w-]+\s*:/u.test(line) ? `> ${line}` : line)).map(defuse).join('\n').trim()
}

/**
 * Returns a whole commit message. `text` is a title, or a title and a body parted by a blank line; `coauthor` is
 * `login <id+login@host>`.
 */
export function composeMessage(text: string, fallback: string, coauthor: string | null, origin: Origin): string {
  const [first = '', ...rest] = text.trim().split(/\r\n|[\n\r]/u)
  const subject = subjectOf(first)
  const body = bodyOf(rest.join('\n'))
  const trailers = [
    ...(coauthor === null ? [] : [`Co-authored-by: ${coauthor}`]),
    `Holdfast-Plan: ${origin.plan}`, `Holdfast-Receipt: ${origin.receipt}`, `Holdfast-Request: ${origin.request}`,
  ]
  return [subject === '' ? fallback : subject, ...(body === '' ? [] : [body]), trailers.join('\n')].join('\n\n')
}

/** Returns what the trailers of a message say, or null unless all three of ours stand in its last paragraph. */
export function readOrigin(message: string): Origin | null {
  const paragraphs = message.replace(/\r\n/gu, '\n').trimEnd().split(/\n{2,}/u)
  if (paragraphs.length < 2) return null
  const found = new Map<string, string>()
  for (const line of paragraphs.at(-1)?.split('\n') ?? []) {
    const [, name, value] = TRAILER.exec(line) ?? []
    if (name !== undefined && value !== undefined) found.set(name.toLowerCase(), value.trim())
  }
  const [plan, receipt, request] = ['holdfast-plan', 'holdfast-receipt', 'holdfast-request'].map((name) => found.get(name))
  return plan === undefined || receipt === undefined || request === undefined ? null : { plan, receipt, request }
}
