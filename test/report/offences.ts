/** What stands in a page of ours that may not, read as Markdown by a parser that is not ours. */
import { fromMarkdown } from 'mdast-util-from-markdown'
import { countHidden } from '../../src/text/visible.js'

const OURS = /^(?:<details(?: open)?><summary>[\w, ]+<\/summary>|<\/details>|<!-- holdfast:card:[\w:./-]* -->)$/u
const BLOCKS = new Set(['root', 'heading', 'paragraph', 'text', 'strong', 'emphasis', 'inlineCode', 'code', 'list', 'listItem', 'html', 'link'])

type Root = ReturnType<typeof fromMarkdown>
type Node = Root | Root['children'][number]

/** Returns what stands in a page that may not; texts outside code may hold nothing that GitHub turns into something else. */
export function offences(markdown: string, url: string | null): string[] {
  const found: string[] = []
  const visit = (node: Node): void => {
    if (!BLOCKS.has(node.type)) found.push(`a node of type ${node.type}`)
    if (node.type === 'html') found.push(...node.value.split('\n').filter((line) => !OURS.test(line)).map((line) => `HTML: ${line}`))
    if (node.type === 'link' && node.url !== url) found.push(`a link to ${node.url}`)
    if (node.type === 'text') {
      const bare = node.value.replace(/^Commit [0-9a-f]{40}/u, '')
      if (/[@#<>[\]|*_~`$&\\]|:\/\/|www\.|:\w+:|\w\.\w|\b(?=\w*\d)[0-9a-f]{7,64}\b|\b\p{L}+-\d/iu.test(bare)) found.push(`the text ${node.value}`)
    }
    if (node.type === 'code' && /suggestion/u.test(node.lang ?? '')) found.push('a suggestion')
    if ('children' in node) node.children.forEach(visit)
  }
  visit(fromMarkdown(markdown))
  if (countHidden(markdown.replaceAll('\u26a0\ufe0f', '')).size > 0) found.push('a hidden character')
  if (markdown.includes('\r')) found.push('a CR')
  if (/\p{Surrogate}/u.test(markdown)) found.push('a broken character')
  return found
}
