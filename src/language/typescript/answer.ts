/** One request to the sidecar, and what comes back: a line of JSON each way. */
import type { Outcome } from '../../base/outcome.js'
import type { ActionsRequest, CodeAction, Proposal, ReadAnswer, ReadRequest, RefactorRequest } from '../../engine/language.js'
import { actionsAt, format, organizeImports } from './actions.js'
import { moveFile } from './move-file.js'
import { moveSymbol } from './move-symbol.js'
import { read } from './reads.js'
import { rename } from './rename.js'
import { openSession, type SessionOptions, type Session } from './session.js'
import type { Store } from './store.js'

export interface SidecarRequest {
  readonly options: SessionOptions
  readonly request: RefactorRequest | ActionsRequest | ReadRequest
}

export type SidecarAnswer = Outcome<Proposal> | Outcome<readonly CodeAction[]> | Outcome<ReadAnswer>

/** Returns the answer to one request in a session. */
function answerIn(session: Session, request: SidecarRequest['request']): SidecarAnswer {
  switch (request.ask) {
    case 'rename': return rename(request, session)
    case 'move-file': return moveFile(request, session)
    case 'move-symbol': return moveSymbol(request, session)
    case 'organize-imports': return organizeImports(request.path, session)
    case 'format': return format(request.path, session)
    case 'actions': return actionsAt(request, session)
    case 'definition': case 'references': case 'hover': case 'calls': case 'symbols': case 'diagnostics': return read(request, session)
  }
}

/** Answers requests one after another, keeping what it has read between them. */
export class Answering {
  private known: { readonly key: string; readonly session: Session } | null = null

  answer({ options, request }: SidecarRequest): SidecarAnswer {
    const last = this.known
    const session = this.session(options)
    try {
      return answerIn(session, request)
    } finally {
      session.store.lift()
      // Only now, so that libraries that both use are parsed once.
      if (last !== null && last.session !== session) last.session.projects.dispose()
    }
  }

  private session(options: SessionOptions): Session {
    const key = JSON.stringify(options)
    const store: Store | undefined = this.known?.session.store
    store?.refresh()
    if (this.known?.key !== key) this.known = { key, session: openSession(options, store) }
    return this.known.session
  }
}
