/** Real repositories in temporary directories, and sets made without the planner. */
import { execFile, execFileSync } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll } from 'vitest'
import { utf8 } from '../../src/base/encoding.js'
import { HAND_WRITTEN, readSwitches } from '../../src/base/settings.js'
import type { Answer } from '../../src/engine/answer.js'
import type { Desk } from '../../src/engine/desk.js'
import { admit } from '../../src/engine/execute.js'
import { fileReports } from '../../src/engine/file-report.js'
import { bindPlan, sideOf, type FileChange, type Mode, type Plan } from '../../src/engine/plan.js'
import type { ExecutableSet, Landing, Ledger, Target } from '../../src/engine/ports.js'
import { receiptId, type Receipt } from '../../src/engine/receipt.js'
import { realFiles, type Files } from '../../src/host/files.js'
import { sha256 } from '../../src/host/sha256.js'
import { openLocal, type Local, type LocalOptions } from '../../src/wiring.js'

const made: string[] = []
afterAll(() => {
  for (const directory of made) rmSync(directory, { recursive: true, force: true })
})

export function temporary(): string {
  const directory = mkdtempSync(join(realpathSync(tmpdir()), 'holdfast-'))
  made.push(directory)
  return directory
}

const HOME = temporary()

/** What a person's environment would be: an empty home, and an identity. */
export const ENVIRONMENT: Record<string, string> = {
  PATH: process.env.PATH ?? '', HOME, GIT_CONFIG_NOSYSTEM: '1', LC_ALL: 'C', TZ: 'UTC',
  GIT_AUTHOR_NAME: 'Ann Author', GIT_AUTHOR_EMAIL: 'ann@example.com', GIT_COMMITTER_NAME: 'Ann Author', GIT_COMMITTER_EMAIL: 'ann@example.com',
}

export function git(directory: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: directory, env: ENVIRONMENT, encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'] }).trimEnd()
}

export function write(root: string, path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

/** Returns the top of a new repository with these files committed on `main`. */
export function repository(files: Record<string, string>, ...options: string[]): string {
  const root = temporary()
  git(root, 'init', '-q', '-b', 'main', '--template=', ...options)
  for (const [path, content] of Object.entries(files)) write(root, path, content)
  git(root, 'add', '-A')
  git(root, 'commit', '-q', '--allow-empty', '-m', 'first')
  return root
}

/** Returns a copy of a repository; names of one file stay names of one file. */
export async function copyOf(root: string): Promise<string> {
  const copy = temporary()
  await promisify(execFile)('cp', ['-a', `${root}/.`, copy])
  return copy
}

/** The disk is not pulled out here: what syncing waits for would only make thousands of runs slow. */
export const hasty: Files = { ...realFiles, fsync: () => Promise.resolve(), syncDirectory: () => Promise.resolve() }

export async function open(directory: string, options: Partial<LocalOptions> = {}): Promise<Local> {
  const opened = await openLocal({ directory, environment: ENVIRONMENT, files: hasty, ...options })
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
  return opened.value
}

export interface Wish {
  readonly path: string
  /** Content to come; null deletes. */
  readonly after: string | null
  readonly from?: string
  readonly mode?: Mode
}

/** Returns the set that makes wishes come true on what a target has now. */
export async function setOf(target: Target, wishes: readonly Wish[], request = 'test:1', title = 'A test'): Promise<ExecutableSet> {
  const loaded = await target.load(wishes.flatMap(({ path, from }) => (from === undefined ? [path] : [from, path])))
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.refusals))
  const snapshot = loaded.value
  const files = wishes.map(({ path, after, from, mode }): FileChange => {
    const entry = snapshot.entries.get(from ?? path)
    const before = entry?.kind === 'file' ? sideOf(entry.bytes, entry.mode, sha256) : null
    return {
      path, ...(from === undefined ? {} : { from }), before,
      operation: from !== undefined ? 'move' : before === null ? 'create' : after === null ? 'delete' : 'edit',
      after: after === null ? null : sideOf(utf8(after), mode ?? before?.mode ?? '100644', sha256),
    }
  })
  const plan = bindPlan({ title, verify: [], files, unchanged: [] }, target.name, snapshot.base, sha256)
  return { plan, receipt: receiptOf(target.owner, plan, request), snapshot }
}

function receiptOf(owner: string, plan: Plan, request: string): Receipt {
  return {
    id: receiptId(owner, plan.id, request, sha256), owner, plan_id: plan.id, request_id: request, actor: 'ann', operation: 'apply',
    title: plan.title, files: fileReports(plan), unchanged: [], commit: null, checks: [], indeterminate: [], at: '2026-01-02T03:04:05.000Z',
  }
}

/** Lands wishes and returns what came of them. */
export async function land(target: Target, wishes: readonly Wish[], request = 'test:1', title = 'A test'): Promise<Landing> {
  return target.land(await setOf(target, wishes, request, title))
}

/** Returns a desk over a repository for one request. */
export function deskOf(local: Local, requestId: string, target: Target = local.targets.commit, ledger: Ledger = local.ledger): Desk {
  return {
    sha256, now: Date.now, limits: HAND_WRITTEN, switches: readSwitches({}), actor: 'ann', requestId, target, ledger, shelf: local.shelf,
    transactions: local.transactions, blocks: null, syntax: { check: () => Promise.resolve([]) }, syntaxMode: 'off',
    authority: { decide: () => Promise.resolve({ ok: true, value: null }) }, hidden: 'allow',
  }
}

/** Returns what a request for a plan by its id is answered before anything is planned; `known` where the plan's content is. */
export async function askAgain(desk: Desk, plan: Plan, known = false): Promise<Answer | null> {
  const wish = {
    intent: { operation: 'apply' as const }, paths: [], planId: plan.id, isToldBy: (receipt: Receipt) => receipt.plan_id === plan.id,
    planOn: () => Promise.resolve(known ? plan : null),
  }
  return (await admit(desk, wish, []))?.answer ?? null
}

/** Returns every file of a working tree as `mode content`, links as `link target`; directories that are empty as `directory`. */
export function tree(root: string): Record<string, string> {
  const found: Record<string, string> = {}
  const walk = (directory: string): void => {
    const names = readdirSync(join(root, directory)).filter((name) => directory !== '' || name !== '.git')
    if (names.length === 0 && directory !== '') found[directory] = 'directory'
    for (const name of names) {
      const path = directory === '' ? name : `${directory}/${name}`
      const stat = lstatSync(join(root, path))
      if (stat.isDirectory()) walk(path)
      else if (stat.isFile()) found[path] = `${(stat.mode & 0o777).toString(8)} ${readFileSync(join(root, path), 'utf8')}`
      else found[path] = 'other'
    }
  }
  walk('')
  return found
}

/** Returns the names left in the state folder. */
export function leftovers(root: string): string[] {
  const state = join(root, '.git/holdfast')
  if (!existsSync(state)) return []
  return readdirSync(state)
}

export function ref(root: string, name: string): string | null {
  const file = join(root, '.git', name)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}
