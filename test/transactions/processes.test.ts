/** Transactions across real processes: each call is a process of its own, some at the same time. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ENVIRONMENT, git, repository, tree } from '../worktree/fixture.js'

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))

interface Answered {
  readonly outcome: string
  readonly transaction?: { readonly id: string; readonly state: string; readonly files: readonly { readonly path: string }[] }
  readonly receipt?: { readonly id: string }
}

function tx(root: string, words: readonly string[], document?: object): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, [CLI, 'tx', ...words, '--json', '-C', root], { env: ENVIRONMENT, encoding: 'utf8' }, (_, stdout, stderr) => {
      try {
        resolve(JSON.parse(stdout) as Answered)
      } catch {
        reject(new Error(`no answer: ${stdout}${stderr}`))
      }
    })
    child.stdin?.end(document === undefined ? '' : JSON.stringify(document))
  })
}

test('a transaction outlives its processes, and loses nothing of those that run side by side', async () => {
  const names = ['a', 'b', 'c', 'd']
  const root = repository(Object.fromEntries(names.map((name) => [name, `${name}\n`])))
  const id = (await tx(root, ['begin', 'processes'])).transaction?.id ?? ''
  const edits = await Promise.all(names.map((file) => tx(root, ['edit', id], { file, edits: [{ old_string: file, new_string: `${file}${file}` }] })))
  expect(edits.map(({ outcome }) => outcome)).toEqual(names.map(() => 'ok'))
  expect((await tx(root, ['info', id])).transaction?.files.map(({ path }) => path).sort()).toEqual(names)
  const commits = await Promise.all([1, 2].map(() => tx(root, ['commit', id])))
  expect(commits.map(({ outcome }) => outcome)).toEqual(['applied', 'applied'])
  expect(commits[0]?.receipt?.id).toBe(commits[1]?.receipt?.id)
  expect(tree(root)).toEqual(Object.fromEntries(names.map((name) => [name, `644 ${name}${name}\n`])))
  expect((await tx(root, ['info', id])).transaction?.state).toBe('committed')
  expect((await tx(root, ['undo_commit', id])).outcome).toBe('applied')
  expect(git(root, 'status', '--porcelain')).toBe('')
}, 60_000)
