/** The JSON documents that stand for texts in the patch dialect. */
import type { Switches } from '../../base/settings.js'

/** How a section opens. */
const SECTION = /^(?:file|create file|delete file|move file) /u

/** Returns the document of a text that is a patch. */
export function patchDocument(text: string): string {
  return JSON.stringify({ version: 1, patch: text })
}

function opensSection(text: string): boolean {
  const first = text.split(/\r?\n/u).find((line) => line.trim() !== '' && !line.startsWith('#'))
  return first !== undefined && SECTION.test(first)
}

/**
 * Returns the document that a text is: itself where it starts with `{`, else the patch that it is. Where patches are off, only what
 * opens a section is one, so that other text is told what is wrong with it as JSON.
 */
export function asDocument(text: string, { anchorPatch }: Pick<Switches, 'anchorPatch'>): string {
  if (text.trimStart().startsWith('{')) return text
  return anchorPatch || opensSection(text) ? patchDocument(text) : text
}
