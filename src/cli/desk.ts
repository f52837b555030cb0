/** The desk of the local doors: the repository around a directory, one person at it, nobody to ask. */
import { userInfo } from 'node:os'
import { ok } from '../base/outcome.js'
import { HAND_WRITTEN, SYNTAX_MODES } from '../base/settings.js'
import type { Desk } from '../engine/desk.js'
import type { Authority } from '../engine/ports.js'
import { randomName } from '../host/clock.js'
import { openBlocks, openSyntax, type Local } from '../wiring.js'

/** Whoever may write the files may change them here. */
const OWNER: Authority = { decide: () => Promise.resolve(ok(null)) }

/** Returns where a set lands: the working tree, with `--commit` the current branch as well, with `--branch` that branch alone. */
function placeOf(local: Local, { branch, commit }: Readonly<Record<string, unknown>>): Pick<Desk, 'target' | 'ledger' | 'unrun' | 'process'> {
  const unrun = (paths: readonly string[]): Promise<readonly string[]> => local.unrun(paths, typeof branch === 'string' ? branch : null)
  if (typeof branch === 'string') return { target: local.targets.branch(branch), ledger: local.branchLedger(branch), unrun }
  // A start recovers what is journalled, so that there a process that is dead lands nothing any more; a branch alone has no journal.
  const { process, ledger } = local
  return commit === true ? { target: local.targets.commit, ledger, process, unrun } : { target: local.targets.worktree, ledger, process }
}

/** Returns the desk of one request, by the options of its command; without a user's name the operating system's counts. */
export function openDesk(
  local: Local, user: string | null, options: Readonly<Record<string, unknown>>, { switches, now }: Pick<Desk, 'switches' | 'now'>,
): Desk {
  const { 'request-id': id, 'syntax-check': mode } = options
  return {
    ...placeOf(local, options), sha256: local.sha256, now, limits: HAND_WRITTEN, switches, shelf: local.shelf,
    transactions: local.transactions, authority: OWNER, hidden: 'allow', blocks: openBlocks(),
    syntax: openSyntax(), syntaxMode: SYNTAX_MODES.find((one) => one === mode) ?? 'refuse',
    ...(local.language === undefined ? {} : { language: local.language }),
    actor: user ?? userInfo().username, requestId: typeof id === 'string' ? id : `local:${randomName()}`,
  }
}
