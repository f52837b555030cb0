/** Names as words: an occurrence counts where no letter, digit or other part of a name touches it. */

const BEFORE = /[\p{ID_Continue}$\u200c\u200d]$/u
/** Longer ones are not looked for on either side, in UTF-16 units. */
const LONGEST = 1000
const AFTER = /^[\p{ID_Continue}$\u200c\u200d]/u

/** Returns the places, in UTF-16 units, where a text holds a word by itself. */
export function wordsIn(text: string, word: string): number[] {
  const found: number[] = []
  if (word === '') return found
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length
    // Two units either side, because a character may take both.
    if (!BEFORE.test(text.slice(Math.max(0, at - 2), at)) && !AFTER.test(text.slice(end, end + 2))) found.push(at)
  }
  return found
}

/** Returns the word around a place of a text, '' where none is; `more` are characters besides those of names that words have. */
export function wordAround(text: string, at: number, more = '$'): string {
  const part = `[\\p{ID_Continue}${more.replace(/[\]\\^-]/gu, '\\$&')}]*`
  const before = new RegExp(`${part}$`, 'u').exec(text.slice(Math.max(0, at - LONGEST), at))?.[0] ?? ''
  return before + (new RegExp(`^${part}`, 'u').exec(text.slice(at, at + LONGEST))?.[0] ?? '')
}
