/** What is cut off: an apply, an undo and the commit of a transaction, each over an edit, a creation, a deletion and a move. */
import { existsSync, readdirSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { utf8 } from '../../../src/base/encoding.js'
import { patchDocument } from '../../../src/changeset/patch/document.js'
import { printPatch } from '../../../src/changeset/patch/print.js'
import { sha256 } from '../../../src/host/sha256.js'
import { fileAnchor } from '../../../src/text/anchor.js'
import { ENVIRONMENT, git, repository, tree, write } from '../../worktree/fixture.js'
import type { Command } from './traced.js'

const CLI = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url))
const VARIABLES = { ...ENVIRONMENT, HOLDFAST_ANCHOR_PATCH: '1' }
const FILES = { 'src/a.txt': 'one\ntwo\n', 'old/gone': 'gone\n', 'm.txt': 'moved\n', other: 'other\n' }

export interface Scene {
  readonly root: string
  readonly command: Command
  /** The transaction, where it is one. */
  readonly transaction: string | null
}

/** Everything that may only be old together or new together. */
export interface Picture {
  readonly tree: Record<string, string>
  readonly branch: string
  readonly index: string
  readonly status: string
  /** Request ids of the receipts. */
  readonly receipts: readonly string[]
  /** What `tx info` says of the transaction: one whose commit was killed is open to everybody at once. */
  readonly state: string
  /** What is in the git directory and should not be. */
  readonly strays: readonly string[]
}

function say(root: string, ...args: string[]): Record<string, unknown> {
  // Because what is refused exits with another code, and its words are what tells why.
  const { stdout, stderr } = spawnSync(process.execPath, [CLI, ...args, '--json', '-C', root], { env: VARIABLES, encoding: 'utf8' })
  if (stdout.trim() === '') throw new Error(`${args.join(' ')}: ${stderr}`)
  return JSON.parse(stdout) as Record<string, unknown>
}

/** Returns names that only a process that died can have left: in the state folder, and git's locks; its objects in the making are git's to sweep. */
function strays(root: string): string[] {
  const found: string[] = []
  const walk = (directory: string): void => {
    for (const entry of readdirSync(join(root, '.git', directory), { withFileTypes: true })) {
      const path = join(directory, entry.name)
      if (entry.isDirectory() && path !== 'objects') walk(path)
      if (entry.name.endsWith('.lock') || (directory === 'holdfast')) found.push(path)
    }
  }
  walk('.')
  return found
}

/** Returns what a repository looks like to git, to the file system and to Holdfast. Starts of Holdfast recover by themselves: look afterwards. */
export function picture(root: string, transaction: string | null): Picture {
  const { receipts } = say(root, 'receipts') as { receipts: { request_id: string }[] }
  const info = transaction === null ? undefined : say(root, 'tx', 'info', transaction)['transaction'] as { state: string } | undefined
  const head = git(root, 'rev-list', '--count', 'HEAD')
  return {
    tree: tree(root), branch: `${head} ${git(root, 'rev-parse', 'HEAD^{tree}')}`, index: git(root, 'ls-files', '-s'),
    status: git(root, 'status', '--porcelain', '--untracked-files=all'), receipts: receipts.map(({ request_id }) => request_id).sort(),
    state: info?.state ?? 'none', strays: existsSync(join(root, '.git')) ? strays(root) : [],
  }
}

function documentFile(root: string, content: string): string {
  const name = '.git/set.json'
  write(root, name, content)
  return join(root, name)
}

function anchor(path: keyof typeof FILES): string {
  return fileAnchor(utf8(FILES[path]), sha256)
}

function patched(root: string): string {
  return documentFile(root, patchDocument(printPatch([
    { kind: 'file', path: 'src/a.txt', anchor: anchor('src/a.txt'), operations: [{ kind: 'delete', extent: { kind: 'lines', start: { n: 2 }, end: { n: 2 } } }] },
    { kind: 'delete', path: 'old/gone', anchor: anchor('old/gone') },
    { kind: 'move', path: 'm.txt', anchor: anchor('m.txt'), to: 'moved/m.txt' },
    { kind: 'create', path: 'new/deep/c', lines: ['created'] },
  ])))
}

function command(root: string, ...args: string[]): Command {
  return { root, args: [...args, '--request-id', 'crash:1'], environment: VARIABLES }
}

/** Returns the scenes by name; each is built where it is asked for. */
export const SCENES: Readonly<Record<string, () => Scene>> = {
  'apply to the working tree': () => {
    const root = repository(FILES)
    return { root, command: command(root, 'apply', patched(root)), transaction: null }
  },
  'apply, committed': () => {
    const root = repository(FILES)
    return { root, command: command(root, 'apply', patched(root), '--commit'), transaction: null }
  },
  'undo, committed': () => {
    const root = repository(FILES)
    const { receipt } = say(root, 'apply', patched(root), '--commit', '--request-id', 'done:1') as { receipt: { id: string } }
    return { root, command: command(root, 'undo', receipt.id, '--commit'), transaction: null }
  },
  'undo in the working tree': () => {
    const root = repository(FILES)
    const { receipt } = say(root, 'apply', patched(root), '--request-id', 'done:1') as { receipt: { id: string } }
    return { root, command: command(root, 'undo', receipt.id), transaction: null }
  },
  'commit of a transaction': () => {
    const root = repository(FILES)
    const { transaction } = say(root, 'tx', 'begin', 'crash') as { transaction: { id: string } }
    const edits = documentFile(root, JSON.stringify({ action: 'edit_multi', txn_id: transaction.id, file_edits: [
      { file: 'src/a.txt', edits: [{ old_string: 'two', new_string: '2' }] }, { file: 'other', edits: [{ old_string: 'other', new_string: 'another' }] },
      { file: 'new/deep/c', create: true, content: 'created\n' },
    ] }))
    say(root, 'tx', 'edit_multi', edits)
    return { root, command: command(root, 'tx', 'commit', transaction.id, '--commit'), transaction: transaction.id }
  },
}
