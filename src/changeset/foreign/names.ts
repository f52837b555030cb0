/**
 * File names as diffs write them.
 *
 *   name    = quoted (as in a patch) | anything up to a TAB
 *   prefix  = one of the letters a b c i o w 1 2, "/"                  two different ones on the two sides
 */
import { readQuoted } from '../patch/path.js'

const PREFIX = /^[abciow12]\//u

export const NO_FILE = '/dev/null'

/** Returns the name of a `---` or `+++` line, its time stamp left out; null when its quotes are not well formed. */
export function headerName(text: string): string | null {
  if (text.startsWith('"')) return readQuoted(text)?.path ?? null
  return text.split('\t', 1)[0] ?? text
}

/** Returns the name without the prefix of its side, or null where it has none. */
export function stripped(name: string): string | null {
  return PREFIX.test(name) && name.length > 2 ? name.slice(2) : null
}

/** Returns the two names without their prefixes where both have one, and not the same. */
export function strippedPair(before: string, after: string): readonly [string, string] | null {
  const [left, right] = [stripped(before), stripped(after)]
  return left === null || right === null || before[0] === after[0] ? null : [left, right]
}

/** Returns the one name of both sides of a `diff --git` line, or null where they differ or cannot be told apart. */
export function gitName(rest: string): string | null {
  const sides = rest.startsWith('"') || rest.endsWith('"') ? quotedSides(rest) : null
  if (sides !== null) return sameName(...sides)
  for (let space = rest.indexOf(' '); space >= 0; space = rest.indexOf(' ', space + 1)) {
    const name = sameName(rest.slice(0, space), rest.slice(space + 1))
    if (name !== null) return name
  }
  return null
}

function sameName(before: string, after: string): string | null {
  const pair = strippedPair(before, after)
  if (pair !== null && pair[0] === pair[1]) return pair[0]
  return before === after ? before : null
}

function quotedSides(rest: string): [string, string] | null {
  const first = rest.startsWith('"') ? readQuoted(rest) : { path: rest.slice(0, rest.indexOf(' "')), rest: rest.slice(rest.indexOf(' "')) }
  const second = first?.rest.slice(1) ?? ''
  const after = second.startsWith('"') ? readQuoted(second)?.path : second
  return first === null || after === undefined ? null : [first.path, after]
}
