/** What a language server edits when files move (spec page 7.2). */
import { ok, refuse, type Outcome } from '../../base/outcome.js'
import { replyTo } from './ask.js'
import { holding, MOST_OPEN } from './candidates.js'
import { enter, type Asked } from './here.js'
import { languageOf } from './row.js'
import { lowerEdit, type Edits } from './workspace-edit.js'

export interface Move {
  readonly from: string
  readonly to: string
}

/** Returns the name by which other files speak of one. */
function stem(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/\.[^.]*$/u, '')
}

/**
 * Returns the edits that a server wants for moves, null where it does not follow moves; `request` is what people asked for.
 * Refuses: server_failed by its name, and those of `lowerEdit`. Throws `ServerFault`.
 */
export async function editsForMove(request: Move, moves: readonly Move[], asked: Asked): Promise<Outcome<Edits | null>> {
  const { session, listing } = asked
  const claimed = moves.filter(({ from }) => languageOf(session.row, from) !== null)
  const [first] = claimed
  if (first === undefined) return ok(null)
  const names = new Set(claimed.map(({ from }) => stem(from)))
  const mentioning = [...names].flatMap((name) => holding(asked, name))
  const entered = await enter(asked, first.from, [...claimed.map(({ from }) => from), ...mentioning].slice(0, MOST_OPEN))
  if (!entered.ok) return entered
  // Some register for it only when they have started.
  if (session.offers('workspace/willRenameFiles') === null) return ok(null)
  const files = [{ oldUri: session.uri(request.from), newUri: session.uri(request.to) }]
  const reply = await replyTo(session, 'workspace/willRenameFiles', { files })
  if (!reply.ok) return refuse({ code: 'server_failed', path: request.from, detail: `${session.row.name} failed to say what follows from the move: ${reply.message}` })
  const lowered = lowerEdit(reply.result, session, new Set(listing))
  if (!lowered.ok) return { ok: false, refusals: [...lowered.refusals.map((one) => ({ ...one, detail: `${session.row.name}: ${one.detail ?? 'its edits cannot be made'}` }))] as typeof lowered.refusals }
  // Its own moves are the ones that were asked for.
  return ok({ files: lowered.value.files, moves: [] })
}
