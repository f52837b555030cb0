/** The JSON documents that stand for texts in the patch dialect. */

/** How a section opens. */
const SECTION = /^(?:file|create file|delete file|move file) /u

/** Returns the document of a text that is a patch. */
export function patchDocument(text: string): string {
  return JSON.stringify({ version: 1, patch: text })
}

/** Returns the document that a text is: of a patch, where its first line that says something opens a section; else the text itself. */
export function asDocument(text: string): string {
  const first = text.split(/\r?\n/u).find((line) => line.trim() !== '' && !line.startsWith('#'))
  return first !== undefined && SECTION.test(first) ? patchDocument(text) : text
}
