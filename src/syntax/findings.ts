/** The places of a text that its grammar or parser cannot make sense of, in UTF-16 code units of the text. */
import type { Node } from 'web-tree-sitter'

export interface Finding {
  readonly kind: 'error' | 'missing'
  /** Where it begins and ends; both are the same for what is missing. */
  readonly from: number
  readonly to: number
  readonly message: string
  /** What stands in it: how the grammar tried to go on. */
  readonly inner: readonly Finding[]
}

const SHOWN = 40

function shorten(text: string): string {
  const [line = ''] = text.trim().split(/\r?\n/u, 1)
  const points = Array.from(line)
  return points.length > SHOWN ? `${points.slice(0, SHOWN).join('')}…` : line
}

function findingOf(node: Node, text: string, inner: readonly Finding[]): Finding {
  const { startIndex: from, endIndex: to } = node
  if (node.isMissing) return { kind: 'missing', from, to: from, message: `${node.isNamed ? node.type.replaceAll('_', ' ') : `"${node.type}"`} is missing`, inner }
  const inside = text.slice(from, to)
  const lines = inside.trimEnd().split('\n').length
  const message = lines > 1 ? `no sense can be made of the ${String(lines)} lines from here, which begin with "${shorten(inside)}"` : `unexpected "${shorten(inside)}"`
  return { kind: 'error', from, to, message, inner }
}

/** How many findings of one text are looked at. */
const MOST = 10_000

/** Returns every ERROR and MISSING node of a tree, in the order of the text, those inside another in its `inner`. */
export function findingsOf(root: Node, text: string): Finding[] {
  if (!root.hasError) return []
  const all: Finding[] = []
  /** The findings that are open around the cursor, by depth. */
  const open: { readonly node: Node; readonly depth: number; readonly inner: Finding[] }[] = []
  let depth = 0
  let count = 0
  const cursor = root.walk()
  const close = (to: number): void => {
    for (let last = open.at(-1); last !== undefined && last.depth >= to; last = open.at(-1)) {
      open.pop();
      (open.at(-1)?.inner ?? all).push(findingOf(last.node, text, last.inner))
    }
  }
  try {
    for (;;) {
      const node = cursor.currentNode
      if (node.isError || node.isMissing) {
        open.push({ node, depth, inner: [] })
        count++
      }
      if (node.hasError && count < MOST && cursor.gotoFirstChild()) {
        depth++
        continue
      }
      close(depth)
      while (!cursor.gotoNextSibling()) {
        if (!cursor.gotoParent()) return all
        depth--
        close(depth)
      }
    }
  } finally {
    cursor.delete()
  }
}

/** Returns findings with all that stands in them, one list. */
export function withInner(findings: readonly Finding[]): Finding[] {
  return findings.flatMap((finding) => [finding, ...withInner(finding.inner)])
}
