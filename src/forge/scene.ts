/**
 * What a run knows of its subject: one fixed head and the files read from it.
 *
 * Whatever is asked in one turn of the event loop goes into one first read, so a command that asks for the ledger and for files
 * side by side costs one exchange. The head stays fixed until `reset`, after which everything is read anew. Not promised: that
 * the branch still is where the facts say; only the ref update can tell.
 */
import { ok, refuse, type Outcome } from '../base/outcome.js'
import type { Snapshot } from '../engine/snapshot.js'
import type { Client } from './client.js'
import { filesAt } from './files.js'
import { openSubject, type Facts, type Subject } from './opening.js'

export interface Scene {
  readonly client: Client
  readonly subject: Subject
  /** GraphQL id of the comment that asks, or null. */
  readonly comment: string | null
  /** The path of the policy file. */
  readonly policy: string
  facts(): Promise<Facts>
  /** Returns what these paths are in the fixed head. Refuses: pull_request_closed, branch_missing. */
  load(paths: readonly string[], creating?: readonly string[]): Promise<Outcome<Snapshot>>
  /** Forgets everything, because the branch or the ledger is found to have moved. */
  reset(): void
}

/** Files that the first read takes along; the others follow in queries of their own. */
const FIRST_FILES = 80

/** Returns the refusal of a subject without a head, or null. */
function headless({ pull, head, branch }: Facts): { readonly code: 'pull_request_closed' | 'branch_missing'; readonly detail: string } | null {
  if (head !== null) return null
  return pull === null || pull.state === 'OPEN'
    ? { code: 'branch_missing', detail: branch } : { code: 'pull_request_closed', detail: pull.state.toLowerCase() }
}

/** Returns the scene of one run. */
export function openScene(client: Client, subject: Subject, comment: string | null, policy: string): Scene {
  let wanted = new Set<string>()
  /** Paths to create; those that the first read asked about are `compared`. */
  let made = new Set<string>()
  let compared = new Set<string>()
  let opening: Promise<Facts> | null = null
  const facts = (): Promise<Facts> => {
    // Because commands ask for ledger and files in one go, one turn later all paths of the first read are known.
    opening ??= Promise.resolve().then(() => {
      const paths = [...wanted].slice(0, FIRST_FILES)
      compared = new Set(paths.filter((path) => made.has(path)))
      return openSubject(client, subject, { paths, creating: [...compared], comment, policy })
    })
    return opening
  }
  return {
    client, subject, comment, policy, facts,
    reset() {
      opening = null
      wanted = new Set()
      made = new Set()
    },
    async load(paths, creating = []) {
      paths.forEach((path) => wanted.add(path))
      creating.forEach((path) => made.add(path))
      const known = await facts()
      const problem = headless(known)
      if (problem !== null || known.head === null) return refuse(problem ?? { code: 'branch_missing' })
      const missing = paths.filter((path) => !known.files.has(path) || (creating.includes(path) && !compared.has(path)))
      const more = missing.length === 0 ? new Map() : await filesAt(client, known.head.commit, missing, creating)
      return ok({ base: known.head.commit, entries: new Map([...known.files, ...more]) })
    },
  }
}
