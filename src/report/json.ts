import { showHidden } from '../text/visible.js'

/** Returns the `\u` escapes, one per UTF-16 unit, of a code point given in hex. */
function unitEscapes(hex: string): string {
  const c = String.fromCodePoint(Number.parseInt(hex, 16))
  return Array.from({ length: c.length }, (_, i) => `\\u${c.charCodeAt(i).toString(16).padStart(4, '0')}`).join('')
}

/**
 * Returns JSON in which control, zero-width and bidirectional characters are `\u` escapes, on one line unless `indent` (blanks
 * a level) says otherwise. Parsed, the text is exact. Because JSON itself never spells `\u{`, the visible form can be told
 * from a backslash of the data: those come in pairs.
 */
export function renderJson(value: object, indent = 0): string {
  return showHidden(JSON.stringify(value, null, indent))
    .replace(/\\(?:u\{([0-9a-f]+)\}|[^])/gu, (whole, hex: string | undefined) => (hex === undefined ? whole : unitEscapes(hex)))
}
