/**
 * One test for every folder of `test/cases`: `before/` is a tree, `change.json` a document, and `after/` or `refusal.json`
 * what comes of it — in memory, and in the working tree of a real repository. `test/cases/README.md` has the format.
 * UPDATE=1 (or `npm test -- -u cases`) writes `after/` and `refusal.json` anew; read the diff.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { applyDocument, preview } from '../src/commands/changes.js'
import type { Answer } from '../src/engine/answer.js'
import { caseFolders, readJson, readTree } from './support/case-folder.js'
import { atLocalDesk, git, leftBehind, Repositories, treeOf } from './support/local.js'
import { inMemory, type Memory } from './support/memory.js'

const update = process.env['UPDATE'] === '1' || process.env['HOLDFAST_UPDATE'] === '1'
const repositories = new Repositories()

/** Returns the refusals as `refusal.json` holds them: all they say, the wording apart. */
function refusalsOf(answer: Answer): unknown[] {
  if (answer.outcome !== 'refused') return []
  return JSON.parse(JSON.stringify(answer.refusals, (key, value: unknown) => (key === 'message' ? undefined : value))) as unknown[]
}

function rewrite(folder: string, answer: Answer, memory: Memory): void {
  rmSync(join(folder, 'after'), { recursive: true, force: true })
  rmSync(join(folder, 'refusal.json'), { force: true })
  if (answer.outcome === 'refused') {
    writeFileSync(join(folder, 'refusal.json'), `${JSON.stringify(refusalsOf(answer), null, 2)}\n`)
    return
  }
  for (const [path, file] of memory.files) {
    if (file.kind !== 'file') continue
    mkdirSync(dirname(join(folder, 'after', path)), { recursive: true })
    writeFileSync(join(folder, 'after', path), file.bytes)
  }
}

/** Checks what one answer and the tree behind it must be. */
function judge(folder: string, answer: Answer, tree: Record<string, string>): void {
  const before = inMemory(readTree(folder, 'before')).tree()
  if (existsSync(join(folder, 'refusal.json'))) {
    expect(answer.outcome).toBe('refused')
    expect(refusalsOf(answer)).toEqual(readJson(join(folder, 'refusal.json'), null))
    expect(tree).toEqual(before)
    return
  }
  const after = inMemory(readTree(folder, 'after')).tree()
  const changed = JSON.stringify(after) !== JSON.stringify(before)
  expect([answer.outcome, answer.outcome === 'refused' ? answer.refusals : []]).toEqual([changed ? 'applied' : 'no_change', []])
  expect(tree).toEqual(after)
}

const folders = caseFolders()

for (const { name, folder, notes, document } of folders) {
  test(name, async () => {
    const memory = inMemory(readTree(folder, 'before'))
    const previewed = await preview(memory.desk(notes), document)
    expect(memory.writes).toBe(0)
    const done = await applyDocument(memory.desk(notes), document)
    if (update) rewrite(folder, done.answer, memory)

    expect([existsSync(join(folder, 'after')), existsSync(join(folder, 'refusal.json'))].filter(Boolean), 'after/ or refusal.json, never both').toHaveLength(1)
    expect(name, 'a sentence; refuses-… exactly where there is a refusal').toMatch(existsSync(join(folder, 'refusal.json')) ? /^[a-z]+\/refuses(?:-[a-z]+)+$/u : /^[a-z]+\/(?!refuses)[a-z]+s(?:-[a-z]+)+$/u)
    judge(folder, done.answer, memory.tree())
    expect(previewed.plan?.id).toBe(done.plan?.id)
    expect(memory.receipts()).toHaveLength(done.answer.outcome === 'refused' ? 0 : 1)

    const repository = repositories.holding(readTree(folder, 'before'))
    const status = git(repository, 'status', '--porcelain', '--ignored')
    const local = await atLocalDesk(repository, memory, notes, async (desk) => {
      const answer = (await applyDocument(desk, document)).answer
      return { answer, receipts: await desk.ledger.receipts() }
    })
    judge(folder, local.answer, treeOf(repository))
    expect(leftBehind(repository)).toEqual([])
    expect(local.receipts).toHaveLength(local.answer.outcome === 'refused' ? 0 : 1)
    if (local.answer.outcome === 'refused') expect(git(repository, 'status', '--porcelain', '--ignored')).toBe(status)
    else expect(local.receipts[0]?.plan_id).toBe(done.plan?.id)
  })
}

test('there are cases, and each group has a name', () => {
  expect(folders.length).toBeGreaterThanOrEqual(60)
})

afterAll(() => repositories.remove())
