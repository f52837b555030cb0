/** Commit messages: one subject, no body, our trailers. Neither a title nor a request can add a trailer or a CI token. */

const TRAILERS = { plan: 'Holdfast-Plan', receipt: 'Holdfast-Receipt', request: 'Holdfast-Request' } as const

/** Characters of the subject. */
const SUBJECT = 200

/** What CI systems read as "do not run": `[skip ci]`, `[ci skip]`, `[no ci]`, `[skip actions]`, `***NO_CI***` and kin. */
const BRACKETED = /\[([^\]]*\b(?:skip|no|ci)\b[^\]]*)\]/giu
const OTHERS = /\*{3}\s*NO_CI\s*\*{3}|skip-checks\s*:\s*true/giu

export interface Trailers {
  readonly plan: string
  readonly receipt: string
  readonly request: string
}

/** Returns text as one line: control, line-breaking, invisible and bidirectional characters are spaces. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}\s]+/gu, ' ').trim()
}

/** Returns the subject line of a title; `otherwise` where the title says nothing. */
export function subjectOf(title: string, otherwise: string): string {
  const line = oneLine(title).replace(BRACKETED, '($1)').replace(OTHERS, '…')
  const short = Array.from(line).slice(0, SUBJECT).join('').trim()
  return short === '' ? otherwise : short
}

function encoded(part: string): string {
  return /\p{Surrogate}/u.test(part) ? '%EF%BF%BD' : encodeURIComponent(part)
}

/**
 * Returns a value as trailers hold it: percent-encoded where it would not stay on its line as it is, or where a CI system would
 * read it as "do not run".
 */
export function trailerValue(value: string): string {
  return value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}%[\]]|^\s+|\s+$/gu, encoded)
    .replace(/\*(?=\*)/gu, '%2A').replace(/(skip)-(?=checks\s*:)/giu, '$1%2D')
}

/** Returns a whole message. */
export function messageOf(subject: string, trailers: Trailers): string {
  const lines = (['plan', 'receipt', 'request'] as const).map((name) => `${TRAILERS[name]}: ${trailerValue(trailers[name])}`)
  return `${subject}\n\n${lines.join('\n')}\n`
}

/** Returns our trailers of a message as they are written (values encoded), or null when one of them is missing from its last paragraph. */
export function trailersOf(message: string): Trailers | null {
  const paragraphs = message.trimEnd().split('\n\n')
  if (paragraphs.length < 2) return null
  const lines = paragraphs.at(-1)?.split('\n') ?? []
  const value = (name: string): string | undefined => {
    const found = lines.filter((line) => line.startsWith(`${name}: `))
    return found.length === 1 ? found[0]?.slice(name.length + 2) : undefined
  }
  const plan = value(TRAILERS.plan)
  const receipt = value(TRAILERS.receipt)
  const request = value(TRAILERS.request)
  return plan === undefined || receipt === undefined || request === undefined ? null : { plan, receipt, request }
}
