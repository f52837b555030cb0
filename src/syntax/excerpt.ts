/** The line of a finding with a caret under its place. */

/** Characters shown on either side of the place. */
const SIDE = 60

/** Characters that take two columns in a terminal. */
const WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u
/** Characters that take none. */
const NONE = /[\p{Mn}\p{Me}\u200b-\u200f\ufeff]/u

function blank(character: string): string {
  if (character === '\t') return '\t'
  return WIDE.test(character) ? '  ' : NONE.test(character) ? '' : ' '
}

/** Returns the line, cut to what is near the place, and below it a caret; `column` is in UTF-16 code units from zero. */
export function excerptOf(line: string, column: number): string {
  const [head, tail] = [Array.from(line.slice(0, column)), Array.from(line.slice(column))]
  const [left, right] = [head.length > SIDE ? ['…', ...head.slice(1 - SIDE)] : head, tail.length > SIDE ? [...tail.slice(0, SIDE - 1), '…'] : tail]
  return `${[...left, ...right].join('')}\n${left.map(blank).join('')}^`
}
