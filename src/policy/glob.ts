/**
 * Patterns of paths.
 *
 *   pattern = ["/"] segment {"/" segment} ["/"]        at most 256 characters
 *   segment = "**" | anything with "*", "?", "[…]" or "{a,b}"
 *
 * A pattern without a slash inside holds at any depth, as in CODEOWNERS; a leading slash ties it to the root; one that names a
 * directory covers what lies below. Names that begin with a dot are like others. There is no negation: a list only adds.
 *
 * The library matches one name at a time, never a whole path: its time grows with a power of what it is given, and people who
 * may only ask for a change choose the path.
 */
import picomatch from 'picomatch/posix.js'

const MAX_LENGTH = 256
/** Stars in one name of a pattern: the time that matching takes grows with every one of them. */
const MAX_STARS = 3
const OPTIONS = { dot: true, nonegate: true, noextglob: true } as const
/** More characters than these no file system takes, in a path and in a name of it. */
const MAX_PATH = 4096
const MAX_NAME = 255

/** Returns what is wrong with a pattern, or null. */
export function patternProblem(pattern: string): string | null {
  const segments = pattern.replace(/^\/|\/$/gu, '').split('/')
  if (pattern.length > MAX_LENGTH) return `a pattern has at most ${String(MAX_LENGTH)} characters`
  if (pattern.startsWith('!')) return 'a pattern cannot be negated'
  if (segments.includes('')) return 'a pattern has no empty part'
  if (segments.includes('.') || segments.includes('..')) return 'a pattern has no "." or ".." in it'
  if (pattern.includes('\\')) return 'parts of a pattern are separated by "/"'
  if (/[\p{Cc}\p{Surrogate}]/u.test(pattern)) return 'a pattern has no control characters'
  if (/[@?!+*]\(/u.test(pattern)) return 'a pattern has no groups in parentheses'
  if (segments.some((segment) => segment.includes('**') && segment !== '**')) return '"**" stands alone between slashes'
  if (segments.some((segment) => (segment.match(/\*/gu) ?? []).length > MAX_STARS)) return `a name in a pattern has at most ${String(MAX_STARS)} stars`
  return balanced(pattern) ? null : 'a bracket or brace is not closed'
}

function balanced(pattern: string): boolean {
  const rest = pattern.replace(/\[[^\]/]+\]/gu, '').replace(/\{[^{}/]+\}/gu, '')
  return !/[[\]{}]/u.test(rest)
}

/**
 * Returns the name that a file system without letter case may take a name for: compatibility forms and letter case folded,
 * characters that do not show left out.
 */
function fold(text: string): string {
  return text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '').toUpperCase().toLowerCase().normalize('NFKC')
}

/**
 * Returns every path that some file system may open by this one: folded, without the dots and blanks that Windows drops from the
 * end of names, without what follows a colon there (a stream of the same file), backslashes read as slashes.
 */
function spellings(path: string): readonly string[] {
  const names = fold(path).split(/[\\/]/u)
  const bare = names.map((name) => name.replace(/[ .]+$/u, ''))
  const streams = bare.map((name) => name.replace(/:.*$/su, '').replace(/[ .]+$/u, ''))
  return [...new Set([fold(path), ...[names, bare, streams].map((form) => form.join('/'))])]
}

/** One part of a pattern: a test of a name, or null for any number of names. */
type Part = ((name: string) => boolean) | null

function compile(pattern: string): readonly Part[] {
  const bare = pattern.replace(/^\/|\/$/gu, '').split('/')
  const segments = [...(pattern.startsWith('/') || bare.length > 1 ? [] : ['**']), ...bare, ...(bare.at(-1) === '**' ? ['*'] : [])]
  return segments.map((segment) => (segment === '**' ? null : picomatch(segment, OPTIONS)))
}

/** Returns how many names of a path a pattern may take up from its start: the ends of all its matches. */
function matchEnds(parts: readonly Part[], path: readonly string[]): ReadonlySet<number> {
  let ends = new Set([0])
  for (const part of parts) {
    if (part === null) {
      const first = Math.min(...ends)
      ends = new Set(ends.size === 0 ? [] : Array.from({ length: path.length - first + 1 }, (_, i) => first + i))
    } else {
      ends = new Set([...ends].filter((at) => at < path.length && part(path[at] ?? '')).map((at) => at + 1))
    }
  }
  return ends
}

/** Returns a test whether patterns cover a path in any spelling that a file system may take for it, or a directory above it. */
export function covers(patterns: readonly string[]): (path: string) => boolean {
  const compiled = patterns.map((pattern) => compile(fold(pattern)))
  return (path) => !isOverlong(path) && spellings(path).map((one) => one.split('/')).some((one) => compiled.some((parts) => matchEnds(parts, one).size > 0))
}

/** Returns a test whether patterns name exactly this path, letter case and all: what opens must not open more than it says. */
export function names(patterns: readonly string[]): (path: string) => boolean {
  const compiled = patterns.map(compile)
  return (path) => {
    const one = path.split('/')
    return !isOverlong(path) && compiled.some((parts) => matchEnds(parts, one).has(one.length))
  }
}

/** Returns whether a path is longer than any pattern is held against. */
export function isOverlong(path: string): boolean {
  return path.length > MAX_PATH || path.split(/[\\/]/u).some((name) => name.length > MAX_NAME)
}
