/** Refusals on a card: what is wrong, what is there now with fresh anchors, and the smallest read that repairs it. */
import type { RefusalReport } from '../engine/answer.js'
import { counted, RESERVE, type Section } from './budget.js'
import { code, fence, prose, size } from './markdown.js'
import { commandBlock, type Spoken } from './next-section.js'

interface Line {
  readonly anchor: string
  readonly text: string
}

/** Returns lines with their anchors, the anchors in one column. */
export function anchored(lines: readonly Line[]): string {
  const width = lines.reduce((most, { anchor }) => Math.max(most, anchor.length), 0)
  return lines.map(({ anchor, text }) => `${anchor.padEnd(width)}  ${text.replace(/\n/gu, '\\n')}`.trimEnd()).join('\n')
}

/** Returns code and message as one paragraph, with the place where the message does not name it. */
function short({ code: name, message, hunk, position, path }: RefusalReport): string {
  const says = (...words: readonly string[]): boolean => words.some((word) => message.includes(word))
  const place = [
    ...(path === undefined || says(path) ? [] : [code(path)]),
    ...(hunk === undefined || says(`unk ${hunk}`) ? [] : [`hunk ${hunk}`]),
    ...(position === undefined || says(`osition ${position}`, `Line ${position} `, `at ${position}: `) ? [] : [`at ${code(String(position))}`]),
  ]
  return `**${code(name)}** ${place.length === 0 ? '' : `(${place.join(', ')}) `}${prose(message)}`
}

/** Returns how a path is written as an argument, or null when the command line cannot say it. */
export function argument(path: string, suffix = ''): string | null {
  if (!/^[^"\p{Cc}\u2010-\u2015\u2212\u2018-\u201f\u00ab\u00bb\u2032\u2033]+$/u.test(path) || /[^\P{Zs} ]/u.test(path)) return null
  return path.includes(' ') ? `"${path}"${suffix}` : `${path}${suffix}`
}

function rereadCommand({ reread }: RefusalReport): string | null {
  if (reread === undefined) return null
  const path = argument(reread.path, reread.count === 0 ? '' : `:${reread.start}-${reread.start + reread.count - 1}`)
  return path === null ? null : `read ${path}`
}

/** Returns everything that a refusal has to say. */
function whole(refusal: RefusalReport, spoken: Spoken): string {
  const { neighbourhood = [], candidates = [], lines = [], current_anchor, excerpt } = refusal
  const command = rereadCommand(refusal)
  return [
    short(refusal),
    ...(excerpt === undefined ? [] : [fence(excerpt, '', 1)]),
    ...(current_anchor === undefined || refusal.message.includes(current_anchor) ? [] : [`The anchor is now ${code(current_anchor)}.`]),
    ...(neighbourhood.length === 0 ? [] : ['What is there now:', fence(anchored(neighbourhood), '', 1)]),
    ...(candidates.length === 0 ? [] : [`${refusal.code === 'no_match' ? 'The nearest places begin at' : 'The same text stands at'} ${candidates.map(({ anchor }) => code(anchor)).join(', ')}.`]),
    ...lines.flatMap((block) => [`${code(block.range_anchor)} covers`, fence(anchored(block.lines), '', 1)]),
    ...(command === null || lines.length > 0 ? [] : ['To read just that:', commandBlock(command, spoken)]),
  ].join('\n\n')
}

/** Returns the section of refusals: each whole while there is room, then short, then counted. */
export function refusalSection(rank: number, refusals: readonly RefusalReport[], spoken: Spoken): Section {
  return {
    rank,
    draw: (budget) => {
      const parts: string[] = []
      let left = budget - RESERVE / 2
      for (const [i, refusal] of refusals.entries()) {
        const form = [whole(refusal, spoken), short(refusal), `**${code(refusal.code)}**`].find((text) => size(text) + 2 <= left)
        if (form === undefined) {
          parts.push(`_and ${counted(refusals.length - i, 'problem')} more, which do not fit here_`)
          break
        }
        parts.push(form)
        left -= size(form) + 2
      }
      return parts.join('\n\n')
    },
  }
}
