/** Answers in lines for people and models, and as they are printed where receipts are off. */
import { z } from 'zod'
import type { Answer } from '../engine/answer.js'
import type { Done } from '../engine/desk.js'
import { cellReportSchema } from '../engine/workshop.js'
import { renderCell } from './cell.js'
import { headline } from './headline.js'
import { oneLine, visible } from './markdown.js'
import { renderTerminal, type Terminal } from './terminal.js'

/** Returns an answer as it is told: without its receipt where receipts are off. */
export function printed(answer: Answer, receipts: boolean): object {
  if (receipts) return answer
  if (answer.outcome === 'applied') return { outcome: answer.outcome, files: answer.receipt.files, commit: answer.receipt.commit }
  return answer.outcome === 'no_change' || answer.outcome === 'indeterminate' ? { ...answer, receipt: undefined, repeated: undefined } : answer
}

const found = z.object({
  matches: z.array(z.object({ path: z.string(), n: z.number(), anchor: z.string().optional(), text: z.string() })),
  files: z.array(z.object({ path: z.string(), file_anchor: z.string() })),
  total_matches: z.number(),
})
const celled = z.object({ cell: cellReportSchema })
const anchored = z.object({ anchors: z.array(z.object({ path: z.string(), file_anchor: z.string() })) })

/** Returns the matching lines as `PATH:N#hhhh: text`, and the anchors of the files. */
function tellFound({ matches, files, total_matches: total }: z.infer<typeof found>): string {
  return [
    ...matches.map(({ path, n, anchor, text }) => `${oneLine(path)}:${anchor ?? String(n)}: ${visible(text)}`),
    ...(files.length === 0 ? [] : ['', ...files.map(anchorLine)]),
    ...(total > matches.length ? [`${String(total - matches.length)} more matching lines are not shown: narrow the pattern or the paths`] : []),
    ...(total === 0 ? ['No line matches.'] : []),
  ].join('\n')
}

function anchorLine({ path, file_anchor: anchor }: { readonly path: string; readonly file_anchor: string }): string {
  return `${anchor}  ${oneLine(path)}`
}

/** Returns an answer as lines for people, with a final LF. */
export function renderPeople(done: Done, receipts: boolean, terminal: Terminal): string {
  const { answer } = done
  if (!receipts && answer.outcome === 'applied') {
    const files = answer.receipt.files.map(({ path, added, removed }) => ` +${String(added)} -${String(removed)} ${oneLine(path)}`)
    return `${[headline(answer, ''), ...files].join('\n')}\n`
  }
  if (!receipts && answer.outcome === 'no_change') return `${headline(answer, '')}\n`
  const cell = celled.safeParse(answer)
  if (cell.success) return renderCell(cell.data.cell)
  const search = found.safeParse(answer)
  if (search.success) return `${tellFound(search.data)}\n`
  const anchors = anchored.safeParse(answer)
  if (anchors.success) return `${anchors.data.anchors.map(anchorLine).join('\n')}\n`
  return renderTerminal(done, terminal)
}
