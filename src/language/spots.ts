/** Places as people count them: lines end at LF, line and character count from one, characters in UTF-16 units. */
import type { Spot } from '../engine/language.js'

/** Returns line and character of a place in a text. */
export function lineAndCharacter(text: string, at: number): { readonly line: number; readonly character: number } {
  let line = 1
  let from = 0
  for (let lf = text.indexOf('\n'); lf >= 0 && lf < at; lf = text.indexOf('\n', lf + 1)) {
    line++
    from = lf + 1
  }
  return { line, character: at - from + 1 }
}

/** Returns `src/a.ts:3:7`. */
export function told({ path, line, character }: Spot): string {
  return `${path}:${String(line)}:${String(character)}`
}
