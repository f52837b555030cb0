/**
 * Characters that do not show what they are: controls, zero-width, bidirectional, tag and variation characters, and other
 * default-ignorable code points. The one list for refusing newly added ones and for showing them as escapes. What joins two
 * pictographs to one sign shows, and so does the one selector that makes a sign of one of them in colour.
 */

const HIDDEN = /(?!(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d\p{Extended_Pictographic}|(?<=\p{Extended_Pictographic})\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufff9-\ufffb]/gu

/** Returns the text with every hidden character as `\u{hex}`; TAB, LF and CR stay. */
export function showHidden(text: string): string {
  return text.replace(HIDDEN, (c) => `\\u{${(c.codePointAt(0) ?? 0).toString(16)}}`)
}

/** Returns how often each hidden character stands in the text. */
export function countHidden(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [c] of text.matchAll(HIDDEN)) counts.set(c, (counts.get(c) ?? 0) + 1)
  return counts
}
