/** Patches as text: the inverse of the parser, for whoever writes them by program. */
import { positionText, type Position } from '../position.js'
import type { Destination, Extent, Operation, Section } from './patch.js'
import { isPlain, printPath, quotePath } from './path.js'

function at(position: Position): string {
  return String(positionText(position))
}

function extentText(extent: Extent): string {
  if (extent.kind === 'block') return `block ${at(extent.at)}`
  const [start, end] = [at(extent.start), at(extent.end)]
  return start === end ? start : `${start}..${end}`
}

function destinationText(destination: Destination): string {
  return destination.at === undefined ? destination.kind : `${destination.kind} ${at(destination.at)}`
}

function payload(lines: readonly string[]): string[] {
  return lines.map((line) => `+${line}`)
}

function operationLines(operation: Operation): string[] {
  switch (operation.kind) {
    case 'replace': return [`replace ${extentText(operation.extent)}`, ...payload(operation.lines)]
    case 'delete': return [`delete ${extentText(operation.extent)}`]
    case 'insert': return [`insert ${operation.where} ${at(operation.at)}`, ...payload(operation.lines)]
    case 'move': return [`move ${extentText(operation.extent)} to ${printPath(operation.to)} ${destinationText(operation.destination)}`]
  }
}

function finalNewlineLines({ finalNewline }: { readonly finalNewline?: boolean }): string[] {
  return finalNewline === undefined ? [] : [`final_newline ${String(finalNewline)}`]
}

function sectionLines(section: Section): string[] {
  const path = printPath(section.path)
  switch (section.kind) {
    case 'file': return [
      `file ${path}${section.anchor === null ? '' : ` ${section.anchor}`}`, ...section.operations.flatMap(operationLines), ...finalNewlineLines(section),
    ]
    case 'delete': return [`delete file ${path} ${section.anchor}`]
    // Because a bare path goes up to any anchor that `to` follows, one in the second path too.
    case 'move': return [`move file ${isPlain(section.to) ? path : quotePath(section.path)} ${section.anchor} to ${printPath(section.to)}`]
    case 'create': return [`create file ${path}`, ...payload(section.lines), ...finalNewlineLines(section)]
  }
}

/** Returns the text of a patch, one blank line between its sections; reading it gives the same sections again. */
export function printPatch(sections: readonly Section[]): string {
  return sections.map((section) => sectionLines(section).map((line) => `${line}\n`).join('')).join('\n')
}
