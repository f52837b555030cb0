/**
 * The lines of the block that begins on a line (spec page 3): the outermost node that is a block and starts that line, with the
 * doc comment, decorators and attributes above it. It begins on the first of those lines, and on that of its own first word.
 */
import { decodeStrict } from '../base/encoding.js'
import type { Node } from 'web-tree-sitter'
import type { BlockFound, Blocks } from '../engine/ports.js'
import { blockTypes, type BlockTypes } from './block-types.js'
import { lineAt, linesOf, type Lines } from './compare.js'
import { loadGrammar, parseWith } from './grammars.js'
import { languageOf } from './languages.js'

const MOST_BYTES = 4 * 1024 * 1024
const TIME = 5000

/** What the search goes by; rows are counted from zero. */
interface Search {
  readonly types: BlockTypes
  readonly lines: Lines
  readonly row: number
}

function none(reason: string): BlockFound {
  return { kind: 'none', reason }
}

function isComment(node: Node): boolean {
  return node.type === 'comment' || node.type === 'line_comment' || node.type === 'block_comment'
}

/** Returns the offset where a node ends, the white space that it ends with left out. */
function endOf(node: Node, { lines, types }: Search): number {
  let last = node
  if (types.endsBeforeComments) {
    for (let child = lastOf(last); child !== null; child = lastOf(last)) last = child
  }
  return last.startIndex + lines.text.slice(last.startIndex, last.endIndex).trimEnd().length
}

function lastOf(node: Node): Node | null {
  return node.children.findLast((child) => !isComment(child) && child.endIndex > child.startIndex) ?? null
}

function startsItsLine(offset: number, { lines }: Search): boolean {
  return lines.text.slice(lines.starts[lineAt(lines, offset)] ?? 0, offset).trim() === ''
}

/** Returns a node and those before it that belong to it, the first last: its attributes, and the comment that tells of it. */
function chainOf(node: Node, search: Search): readonly [Node, ...Node[]] {
  const { types: { attributes, doc }, lines } = search
  const chain: [Node, ...Node[]] = [node]
  for (let first = node, above = first.previousSibling; above !== null; above = first.previousSibling) {
    const gap = first.startPosition.row - lineAt(lines, Math.max(above.startIndex, endOf(above, search) - 1))
    const belongs = attributes.has(above.type)
      || (doc !== null && isComment(above) && gap === 1 && doc.test(above.text) && startsItsLine(above.startIndex, search))
    if (!belongs) break
    chain.push(above)
    first = above
  }
  return chain
}

/** Returns the row of a node's first word that is in no attribute of it. */
function headRow(node: Node, search: Search): number {
  const { attributes } = search.types
  for (const child of node.children) {
    if (attributes.has(child.type) || isComment(child)) continue
    if (child.type === 'modifiers' && attributes.has(child.firstChild?.type ?? '')) {
      const word = child.children.find((one) => !attributes.has(one.type))
      if (word === undefined) continue
      return word.startPosition.row
    }
    return startsItsLine(child.startIndex, search) ? child.startPosition.row : node.startPosition.row
  }
  return node.startPosition.row
}

function holdsBody(node: Node, bodies: ReadonlySet<string>): boolean {
  return node.descendantsOfType([...bodies]).length > 0
}

function isBlock(node: Node, { types }: Search): boolean {
  const { type, startPosition, endPosition } = node
  if (types.whole.has(type)) return true
  if (types.spanning.has(type) && endPosition.row > startPosition.row) return true
  if (types.holding.has(type)) return holdsBody(node, types.bodies)
  return types.entries.has(type) && types.lists.has(node.parent?.type ?? '')
}

/** A block with the node that its lines begin with. */
interface Found {
  readonly node: Node
  readonly first: Node
}

function judge(node: Node, search: Search): Found | null {
  const { row } = search
  if (!node.isNamed || node.isError) return null
  const chain = chainOf(node, search)
  const first = chain.at(-1) ?? node
  if (first.startPosition.row > row || node.endPosition.row < row || !startsItsLine(first.startIndex, search)) return null
  const begins = chain.some((one) => one.startPosition.row === row && (one === first || !isComment(one))) || headRow(node, search) === row
  return begins && isBlock(node, search) ? { node, first } : null
}

/** Returns the outermost block that begins on the row, looking from the root inwards. */
function search(root: Node, wanted: Search): Found | null {
  const queue: Node[] = [root]
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    for (const child of node.children) {
      if (child.endPosition.row < wanted.row) continue
      const found = judge(child, wanted)
      if (found !== null) return found
      if (child.startPosition.row <= wanted.row) queue.push(child)
    }
  }
  return null
}

function linesOfBlock({ node, first }: Found, wanted: Search): BlockFound {
  const { lines } = wanted
  if (node.hasError) return none('it holds a syntax error')
  const end = endOf(node, wanted)
  const last = lineAt(lines, Math.max(node.startIndex, end - 1))
  const rest = lines.text.slice(end, lines.starts[last + 1] ?? lines.text.length)
  if (!/^[ \t]*[,;]?[ \t]*(?:(?:\/\/|#).*|\/\*.*\*\/[ \t]*)?\r?\n?$/u.test(rest)) return none(`line ${String(last + 1)} goes on after it`)
  return { kind: 'found', from: first.startPosition.row + 1, to: last + 1 }
}

/** Returns the blocks by the bundled grammars. */
export function openBlocks(): Blocks {
  return {
    blockAt: async (path, bytes, line) => {
      const text = decodeStrict(bytes)?.replace(/^\ufeff/u, '') ?? null
      const id = text === null ? null : languageOf(path, text)
      if (text === null || id === null) return none('no grammar covers its language')
      if (bytes.length > MOST_BYTES) return none('the file is too large to be parsed')
      const wanted: Search = { types: blockTypes(id), lines: linesOf(text), row: line - 1 }
      const found = parseWith(await loadGrammar(id), text, TIME, (root) => {
        const block = search(root, wanted)
        return block === null ? none('no block begins there') : linesOfBlock(block, wanted)
      })
      return found ?? none('the file took too long to parse')
    },
  }
}
