/** The calls of a transaction and what they promise to each other: overlay, chunks, drift, ends, limits, lifetimes. */
import { describe, expect, test } from 'vitest'
import { editTransaction, transactions } from '../../src/commands/transactions.js'
import { undo } from '../../src/commands/receipts.js'
import type { ExecutableSet, Landing } from '../../src/engine/ports.js'
import { fa, inMemory, raw, sha256 } from '../support/memory.js'
import { codes, refusalsOf, reported, sit } from './seat.js'

const swap = (old_string: string, new_string: string): object => ({ old_string, new_string })
const MINUTES = 60_000
const LIFETIME = 30 * MINUTES

describe('staging', () => {
  test('nothing changes before the commit, later calls see what earlier ones staged, and one receipt tells of all', async () => {
    const { memory, id, call } = await sit({ a: 'a\n', run: { run: '#!/bin/sh\necho a\n' }, 'n.ipynb': '{"a": 1}\n' })
    const before = memory.tree()
    await call('edit', { file: 'a', edits: [swap('a', 'b')] })
    await call('edit', { file: 'a', edits: [swap('b', 'c')] })
    await call('edit', { file: 'run', edits: [swap('echo a', 'echo b')] })
    await call('edit', { file: 'n.ipynb', edits: [swap('1', '2')] })
    await call('edit', { file: 'new/file', create: true, content: 'x' })
    const staged = reported(await call('edit', { file: 'new/file', edits: [swap('x', 'y\n')] }))
    expect([memory.tree(), memory.writes, memory.receipts()]).toEqual([before, 0, []])
    expect(staged).toMatchObject({
      id, name: 'A test', state: 'open', chunks: [], commits: true,
      files: [
        { path: 'a', operation: 'edit', first_seen: { mode: '100644', sha256: sha256(raw('a\n')), anchor: fa('a\n') }, after: { sha256: sha256(raw('c\n')) } },
        { path: 'run', operation: 'edit', first_seen: { mode: '100755' } }, { path: 'n.ipynb' },
        { path: 'new/file', operation: 'create', first_seen: null, after: { anchor: fa('y\n') } },
      ],
    })
    const done = await call('commit')
    expect(done).toMatchObject({ outcome: 'applied', receipt: { operation: 'transaction', title: 'A test', files: [{ path: 'a' }, { path: 'n.ipynb' }, { path: 'new/file', operation: 'create' }, { path: 'run', mode: '100755' }] } })
    expect(memory.tree()).toEqual({ ...before, a: '100644 c\n', 'n.ipynb': '100644 {"a": 2}\n', run: '100755 #!/bin/sh\necho b\n', 'new/file': '100644 y\n' })
    expect(memory.receipts()).toHaveLength(1)
  })

  test('a dry run judges and stages nothing', async () => {
    const { memory, call } = await sit({ a: 'a\n' })
    expect(await call('edit', { file: 'a', edits: [swap('a', 'b')], dry_run: true })).toMatchObject({ outcome: 'ok', dry_run: true, transaction: { files: [{ path: 'a', after: { anchor: fa('b\n') } }] } })
    expect(codes(await call('edit', { file: 'a', edits: [swap('x', 'b')], dry_run: true }))).toEqual(['no_match'])
    expect(reported(await call('info'))).toMatchObject({ files: [] })
    await call('edit', { file: 'a', edits: [swap('a', 'b')] })
    expect(await call('commit', { dry_run: true })).toMatchObject({ outcome: 'planned', plan: { files: [{ path: 'a' }], applies: true } })
    expect([memory.writes, memory.receipts()]).toEqual([0, []])
    expect(reported(await call('info'))).toMatchObject({ state: 'open', files: [{ path: 'a' }] })
  })

  test('many files at once: all or none, each on its own, or the same edits for each', async () => {
    const { memory, call } = await sit({ a: 'x\n', b: 'y\n', c: 'x\n' })
    const file_edits = [{ file: 'a', edits: [swap('x', 'z')] }, { file: 'b', edits: [swap('x', 'z')] }, { file: 'd', create: true, content: 'd' }]
    expect(refusalsOf(await call('edit_multi', { file_edits }))).toMatchObject([{ code: 'no_match', path: 'b', hunk: 0 }])
    expect(refusalsOf(await call('edit_multi', { files: ['a', 'b', 'gone'], edits: [swap('x', 'z')] })).map(({ code, path }) => [code, path])).toEqual([['missing_file', 'gone'], ['no_match', 'b']])
    expect(reported(await call('info')).files).toEqual([])
    const each = await call('edit_multi', { file_edits, atomic: false })
    expect(each).toMatchObject({ outcome: 'ok', results: [{ path: 'a', staged: true }, { path: 'b', staged: false, refusals: [{ code: 'no_match' }] }, { path: 'd', staged: true }], transaction: { files: [{ path: 'a' }, { path: 'd' }] } })
    expect(codes(await call('edit_multi', { files: ['b'], edits: [swap('x', 'z')], atomic: false }))).toEqual(['no_match'])
    expect(await call('edit_multi', { files: ['a', 'c'], edits: [swap('z', 'y')], atomic: false })).toMatchObject({ results: [{ staged: true }, { staged: false }] })
    expect(await call('edit_multi', { files: ['b', 'a'], edits: [swap('y', 'w'), swap('w', 'v')] })).toMatchObject({ outcome: 'ok' })
    await call('commit')
    expect([memory.text('a'), memory.text('b'), memory.text('c'), memory.text('d')]).toEqual(['v\n', 'v\n', 'x\n', 'd'])
  })

  test.each<[sentence: string, action: string, given: object]>([
    ['a path twice', 'edit_multi', { files: ['a', 'a'], edits: [swap('a', 'b')] }],
    ['both ways to name files', 'edit_multi', { files: ['a'], edits: [swap('a', 'b')], file_edits: [{ file: 'a', edits: [swap('a', 'b')] }] }],
    ['files without edits', 'edit_multi', { files: ['a'] }],
    ['no edits', 'edit', { file: 'a', edits: [] }],
    ['edits of a file that is created', 'edit', { file: 'new', create: true, content: 'x', edits: [swap('a', 'b')] }],
    ['a creation without content', 'edit', { file: 'new', create: true }],
    ['content without create', 'edit', { file: 'new', content: 'x' }],
    ['neither', 'edit', { file: 'a' }],
    ['a member that is none', 'edit', { file: 'a', edits: [swap('a', 'b')], replace_all: true }],
    ['an action that is none', 'delete', { file: 'a' }],
    ['part 3 of 2', 'edit_chunk', { file: 'a', seq: 3, total: 2, lines: [] }],
    ['a digest cut short', 'assemble', { file: 'a', expect_sha: sha256(raw('')).slice(0, 12) }],
  ])('is refused as no valid request: %s', async (_, action, given) => {
    const { memory, call } = await sit({ a: 'a\n' })
    const before = memory.transactions
    expect(new Set(codes(await call(action, given)))).toEqual(new Set(['invalid_request']))
    expect(memory.transactions).toBe(before)
  })

  test('the same request delivered twice stages once', async () => {
    const { call } = await sit({ a: 'a\n' })
    const given = { file: 'a', edits: [swap('a', 'a b')] }
    const first = reported(await call('edit', given, { requestId: 'comment:1' }))
    const again = await call('edit', given, { requestId: 'comment:1' })
    expect(again).toMatchObject({ repeated: true, transaction: { files: first.files } })
    expect(reported(await call('edit', given, { requestId: 'comment:2' })).files[0]?.after.anchor).toBe(fa('a b b\n'))
  })

  test('paths are relative to the workspace, and answers to the repository', async () => {
    const { memory, id } = await sit({ 'pkg/a': 'a\n', a: 'a\n' })
    const { answer } = await editTransaction(memory.desk(), { action: 'edit', txn_id: id, file: 'a', edits: [swap('a', 'b')] }, 'pkg')
    expect(reported(answer).files.map(({ path }) => path)).toEqual(['pkg/a'])
    const out = await editTransaction(memory.desk(), { action: 'edit', txn_id: id, file: '../a', edits: [swap('a', 'b')] }, 'pkg')
    expect(codes(out.answer)).toEqual(['path_escape'])
  })
})

describe('a file in parts', () => {
  const part = (seq: number, ...lines: readonly string[]): object => ({ file: 'big', seq, total: 3, lines })
  const whole = 'a\nb\n\nc\n'

  test('in any order, an equal part again is harmless, and the digest is checked before it is staged', async () => {
    const { memory, call } = await sit({})
    expect(codes(await call('assemble', { file: 'big', expect_sha: sha256(raw(whole)) }))).toEqual(['chunks_missing'])
    await call('edit_chunk', part(3, 'c'))
    expect(reported(await call('edit_chunk', part(1, 'a', 'b')))).toMatchObject({ files: [], chunks: [{ path: 'big', total: 3, received: [1, 3], missing: [2], first_seen: null }], commits: false, refusals: [{ code: 'chunks_missing' }] })
    expect(await call('edit_chunk', part(1, 'a', 'b'))).toMatchObject({ outcome: 'ok' })
    expect(refusalsOf(await call('edit_chunk', part(1, 'a', 'B')))).toMatchObject([{ code: 'chunk_conflict', path: 'big', position: 1 }])
    expect(codes(await call('edit_chunk', { ...part(2, 'x'), total: 4 }))).toEqual(['chunk_conflict'])
    const missing = refusalsOf(await call('assemble', { file: 'big', expect_sha: sha256(raw(whole)) }))
    expect(missing).toMatchObject([{ code: 'chunks_missing', path: 'big', message: expect.stringContaining('2 of 3') }])
    expect(codes(await call('commit'))).toEqual(['chunks_missing'])
    await call('edit_chunk', part(2, ''))
    expect(codes(await call('commit'))).toEqual(['chunks_missing'])
    expect(refusalsOf(await call('assemble', { file: 'big', expect_sha: sha256(raw('other')) }))).toMatchObject([{ code: 'digest_mismatch', path: 'big', expected: sha256(raw('other')) }])
    expect(reported(await call('assemble', { file: 'big', expect_sha: sha256(raw(whole)) }))).toMatchObject({ files: [{ path: 'big', operation: 'create' }], chunks: [], commits: true })
    await call('commit')
    expect(memory.text('big')).toBe(whole)
  })

  test('replaces a file that is there and keeps its mode; the first part is the first touch', async () => {
    const { memory, call } = await sit({ big: { run: 'old\n' } })
    await call('edit_chunk', { file: 'big', seq: 1, total: 1, lines: ['new'] })
    memory.write('big', { run: 'changed\n' })
    expect(codes(await call('assemble', { file: 'big', expect_sha: sha256(raw('new\n')) }))).toEqual(['stale_anchor'])
    memory.write('big', { run: 'old\n' })
    await call('assemble', { file: 'big', expect_sha: sha256(raw('new\n')) })
    await call('commit')
    expect(memory.tree()).toEqual({ big: '100755 new\n' })
  })
})

describe('the commit', () => {
  test('refuses all where one touched file has drifted by as much as a line end, and says so before', async () => {
    const { memory, call } = await sit({ a: 'a\n', b: 'b\n', c: 'c\n' })
    await call('edit_multi', { files: ['a'], edits: [swap('a', 'A')] })
    await call('edit', { file: 'b', edits: [swap('b', 'B')] })
    await call('edit', { file: 'new', create: true, content: 'n' })
    memory.write('b', 'b\r\n')
    memory.write('new', 'theirs')
    expect(reported(await call('info'))).toMatchObject({ commits: false, refusals: [{ code: 'stale_anchor', path: 'b' }, { code: 'stale_anchor', path: 'new' }] })
    const refusals = refusalsOf(await call('commit'))
    expect(refusals).toMatchObject([{ code: 'stale_anchor', path: 'b', expected: fa('b\n'), current_anchor: fa('b\n'), reread: { path: 'b' } }, { code: 'stale_anchor', path: 'new' }])
    expect([memory.text('a'), memory.writes, memory.receipts()]).toEqual(['a\n', 0, []])
    memory.write('b', 'b\n')
    memory.files.delete('new')
    expect(await call('commit')).toMatchObject({ outcome: 'applied' })
    expect(memory.text('b')).toBe('B\n')
  })

  test('of the same transaction again answers with the first receipt, whatever the request', async () => {
    const { memory, call } = await sit({ a: 'a\n' })
    await call('edit', { file: 'a', edits: [swap('a', 'b')] })
    const first = await call('commit', {}, { requestId: 'one' })
    const tree = memory.tree()
    for (const requestId of ['one', 'two']) {
      const again = await call('commit', {}, { requestId })
      expect(again).toEqual({ ...first, repeated: true })
    }
    expect([memory.tree(), memory.receipts().length, memory.writes]).toEqual([tree, 1, 1])
    expect(reported(await call('info'))).toMatchObject({ state: 'committed', receipt: memory.receipts()[0]?.id, commits: false })
    expect(codes(await call('edit', { file: 'a', edits: [swap('b', 'c')] }))).toEqual(['transaction_not_found'])
    expect(codes(await call('rollback'))).toEqual(['transaction_not_found'])
  })

  test('of nothing, or of what is as it was, lands one receipt of no change', async () => {
    const { memory, call } = await sit({ a: 'a\n' })
    await call('edit', { file: 'a', edits: [swap('a', 'b')] })
    await call('edit', { file: 'a', edits: [swap('b', 'a')] })
    expect(await call('commit')).toMatchObject({ outcome: 'no_change', receipt: { operation: 'transaction', files: [], unchanged: ['a'] } })
    expect(memory.receipts()).toHaveLength(1)
  })

  test('is undone once: what was created goes, what was there comes back', async () => {
    const { memory, call } = await sit({ a: 'a\r\n', run: { run: 'r\n' } })
    const before = memory.tree()
    expect(codes(await call('undo_commit'))).toEqual(['invalid_request'])
    await call('edit_multi', { file_edits: [{ file: 'a', edits: [swap('a', 'b\nc')] }, { file: 'run', edits: [swap('r', 's')] }, { file: 'new', create: true, content: '' }] })
    await call('commit')
    const undone = await call('undo_commit')
    expect(undone).toMatchObject({ outcome: 'applied', receipt: { operation: 'undo', undoes: memory.receipts()[0]?.id } })
    expect(memory.tree()).toEqual(before)
    expect(codes(await call('undo_commit'))).toEqual(['already_undone'])
    const redone = await undo(memory.desk(), memory.receipts()[1]?.id ?? '')
    expect(redone.answer.outcome).toBe('applied')
    memory.write('a', 'theirs\n')
    expect(codes(await call('undo_commit'))).toEqual(['changed_since'])
  })

  test('asks for one permission, of all paths', async () => {
    const asked: (readonly [string, readonly string[]])[] = []
    const authority = {
      decide: (operation: string, paths: readonly string[]) => {
        asked.push([operation, paths])
        return Promise.resolve(paths.includes('b') ? { ok: false as const, refusals: [{ code: 'path_denied' as const, path: 'b' }] } : { ok: true as const, value: null })
      },
    }
    const { memory, call } = await sit({ a: 'a\n', b: 'a\n' }, { authority })
    await call('edit_multi', { files: ['a', 'b'], edits: [swap('a', 'x')] })
    asked.length = 0
    expect(codes(await call('commit'))).toEqual(['path_denied'])
    expect(asked.filter(([, paths]) => paths.length > 0)).toEqual([['transaction', ['a', 'b']]])
    expect(reported(await call('info'))).toMatchObject({ commits: false, refusals: [{ code: 'path_denied' }] })
    expect(memory.writes).toBe(0)
  })

  test('refuses characters that do not show where the door does, and lets them be taken out again', async () => {
    const { memory, call } = await sit({ a: 'a\n' }, { hidden: 'refuse' })
    expect(reported(await call('edit', { file: 'a', edits: [swap('a', 'a\u200b')] }))).toMatchObject({ commits: false })
    expect(codes(await call('commit'))).toEqual(['hidden_characters'])
    await call('edit', { file: 'a', edits: [swap('a\u200b', 'b')] })
    expect(await call('commit')).toMatchObject({ outcome: 'applied' })
    expect(memory.text('a')).toBe('b\n')
  })

  test('that a file overtakes between look and landing is told as the drift that it is', async () => {
    const { memory, call } = await sit({ a: 'a\n' })
    await call('edit', { file: 'a', edits: [swap('a', 'b')] })
    memory.before.land = () => { memory.write('a', 'theirs\n') }
    expect(refusalsOf(await call('commit'))).toMatchObject([{ code: 'stale_anchor', path: 'a', expected: fa('a\n'), current_anchor: fa('theirs\n') }])
    delete memory.before.land
    memory.write('a', 'a\n')
    expect(await call('commit')).toMatchObject({ outcome: 'applied' })
  })

  test('holds the transaction while it lands: an edit meanwhile is refused and not lost', async () => {
    const { memory, id, call } = await sit({ a: 'a\n' })
    await call('edit', { file: 'a', edits: [swap('a', 'b')] })
    const desk = memory.desk()
    const meanwhile: string[] = []
    const land = async (set: ExecutableSet): Promise<Landing> => {
      meanwhile.push(...codes(await call('edit', { file: 'a', edits: [swap('b', 'c')] })), ...codes(await call('rollback')))
      return desk.target.land(set)
    }
    const { answer } = await editTransaction({ ...desk, target: { ...desk.target, land } }, { action: 'commit', txn_id: id }, '')
    expect([answer.outcome, meanwhile]).toEqual(['applied', ['busy', 'busy']])
    expect(memory.text('a')).toBe('b\n')
  })

  test('that broke off before it landed is absent, and committing again lands it once; one that landed is told by info', async () => {
    for (const landed of [false, true]) {
      const { memory, call } = await sit({ a: 'a\n' })
      await call('edit', { file: 'a', edits: [swap('a', 'b')] })
      const claimed = (): boolean => memory.transactions.open.some(({ claim }) => claim !== null)
      let kept = memory.transactions
      memory.before.land = () => {
        kept = memory.transactions
        if (!landed) throw new Error('the process ended')
      }
      const committed = call('commit', {}, { requestId: 'one' })
      if (landed) await committed
      else await expect(committed).rejects.toThrow('the process ended')
      // What the store knew when the process ended.
      memory.transactions = kept
      expect(claimed()).toBe(true)
      delete memory.before.land
      expect(reported(await call('info'))).toMatchObject(landed ? { state: 'committed', receipt: memory.receipts()[0]?.id } : { state: 'committing', commits: true })
      memory.transactions = kept
      if (!landed) expect(codes(await call('edit', { file: 'a', edits: [swap('b', 'c')] }))).toEqual(['busy'])
      expect(await call('commit', {}, { requestId: 'two' })).toMatchObject({ outcome: 'applied', receipt: { request_id: 'one' } })
      expect([memory.text('a'), memory.receipts().length, memory.writes]).toEqual(['b\n', 1, 1])
    }
  })

  test('that broke off keeps nobody out once its process is seen to be dead, and info tells what became of it and until when', async () => {
    const { memory, id, call } = await sit({ a: 'a\n' })
    await call('edit', { file: 'a', edits: [swap('a', 'b')] })
    const beside = (given: object, isDead: boolean): ReturnType<typeof editTransaction> =>
      editTransaction({ ...memory.desk(), process: { self: 'other', isDead: (name) => isDead && name === 'first' } }, { txn_id: id, ...given }, '')
    const told = async (isDead: boolean): Promise<unknown> => reported((await beside({ action: 'info' }, isDead)).answer)
    memory.before.land = () => { throw new Error('the process ended') }
    const first = { ...memory.desk({ requestId: 'one' }), process: { self: 'first', isDead: () => false } }
    await expect(editTransaction(first, { action: 'commit', txn_id: id }, '')).rejects.toThrow('the process ended')
    delete memory.before.land
    const until = new Date(memory.now + 2 * MINUTES).toISOString()
    const edit = { action: 'edit', file: 'a', edits: [swap('b', 'c')] }
    expect(await told(false)).toMatchObject({ state: 'committing', commit: { request_id: 'one', state: 'under_way', until, detail: expect.stringContaining(until) } })
    expect(codes((await beside(edit, false)).answer)).toEqual(['busy'])
    expect(await told(true)).toMatchObject({ state: 'open', commits: true, commit: { request_id: 'one', state: 'cut_off', until: null } })
    expect((await beside(edit, true)).answer).toMatchObject({ outcome: 'ok' })
    const after = await told(true)
    expect([after, 'commit' in (after as object)]).toMatchObject([{ state: 'open' }, false])
    expect(await call('commit')).toMatchObject({ outcome: 'applied' })
    expect([memory.text('a'), memory.receipts().length]).toEqual(['c\n', 1])
  })

  test('that broke off is let go after a while, so that staging goes on', async () => {
    const { memory, call } = await sit({ a: 'a\n' })
    await call('edit', { file: 'a', edits: [swap('a', 'b')] })
    memory.before.land = () => { throw new Error('the process ended') }
    await expect(call('commit')).rejects.toThrow('the process ended')
    delete memory.before.land
    memory.now += 2 * MINUTES
    await call('edit', { file: 'a', edits: [swap('b', 'c')] })
    expect(await call('commit')).toMatchObject({ outcome: 'applied' })
    expect(memory.text('a')).toBe('c\n')
  })
})

describe('coming and going', () => {
  test('sixteen are open at most, and each ends by commit, by rollback or by time', async () => {
    const memory = inMemory({ a: 'a\n' })
    const begin = async (name: string): Promise<Awaited<ReturnType<typeof editTransaction>>['answer']> => (await editTransaction(memory.desk(), { action: 'begin', name }, '')).answer
    const ids: string[] = []
    for (let n = 0; n < 16; n++) ids.push(reported(await begin(`number ${String(n)}`)).id)
    expect(refusalsOf(await begin('one more'))).toMatchObject([{ code: 'too_many_transactions', expected: ids[0], message: expect.stringContaining('16') }])
    expect((await transactions(memory.desk())).answer).toMatchObject({ transactions: ids.map((id) => ({ id })) })
    expect((await editTransaction(memory.desk(), { action: 'rollback', txn_id: ids[3] }, '')).answer).toMatchObject({ outcome: 'ok', transaction: { state: 'rolled_back' } })
    expect((await editTransaction(memory.desk(), { action: 'info', txn_id: ids[3] }, '')).answer).toMatchObject({ refusals: [{ code: 'transaction_not_found', expected: ids[3] }] })
    expect((await begin('one more')).outcome).toBe('ok')
    memory.now += LIFETIME
    expect((await editTransaction(memory.desk(), { action: 'info', txn_id: ids[0] }, '')).answer).toMatchObject({ refusals: [{ code: 'transaction_expired', expected: ids[0] }] })
    expect((await begin('and another')).outcome).toBe('ok')
    expect((await editTransaction(memory.desk(), { action: 'info', txn_id: 'tx-0123456789abcdef' }, '')).answer).toMatchObject({ refusals: [{ code: 'transaction_not_found' }] })
  })

  test('the same request begins the same transaction', async () => {
    const memory = inMemory({})
    const begin = async (requestId: string): Promise<string> => reported((await editTransaction(memory.desk({ requestId }), { action: 'begin', name: 'n' }, '')).answer).id
    expect(await begin('one')).toBe(await begin('one'))
    expect(await begin('one')).not.toBe(await begin('two'))
  })

  test.each(['edit', 'edit_multi', 'edit_chunk', 'info', 'commit with dry_run'])('%s renews the half hour', async (what) => {
    const { memory, call } = await sit({ a: 'a\n' })
    memory.now += LIFETIME - 1
    const given = { edit: { file: 'a', edits: [swap('a', 'b')], dry_run: true }, edit_multi: { files: ['a'], edits: [swap('a', 'b')] }, edit_chunk: { file: 'a', seq: 1, total: 2, lines: [] } }
    const [action = '', dry] = what.split(' with ')
    const answer = await call(action, { ...given[action as keyof typeof given], ...(dry === undefined ? {} : { dry_run: true }) })
    expect(answer.outcome).toBe(dry === undefined ? 'ok' : 'no_change')
    memory.now += LIFETIME - 1
    expect(reported(await call('info'))).toMatchObject({ expires_at: new Date(memory.now + LIFETIME).toISOString() })
    memory.now += LIFETIME
    expect(codes(await call('info'))).toEqual(['transaction_expired'])
  })

  test('limits: sixteen files, four megabytes, thirty-two edits of a file', async () => {
    const names = Array.from({ length: 17 }, (_, n) => `f${String(n)}`)
    const { memory, call } = await sit(Object.fromEntries(names.map((name) => [name, 'a\n'])))
    expect(codes(await call('edit_multi', { files: names, edits: [swap('a', 'b')] }))).toEqual(['too_many_files'])
    await call('edit_multi', { files: names.slice(0, 16), edits: [swap('a', 'b')] })
    const before = memory.transactions
    expect(codes(await call('edit', { file: 'f16', edits: [swap('a', 'b')] }))).toEqual(['too_many_files'])
    expect(codes(await call('edit_chunk', { file: 'f16', seq: 1, total: 1, lines: ['x'.repeat(4 * 1024 * 1024)] }))).toEqual(['too_many_files', 'set_too_large'])
    expect(codes(await call('edit', { file: 'f0', edits: Array.from({ length: 33 }, () => swap('b', 'c')) }))).toEqual(['too_many_hunks'])
    expect(codes(await call('edit_multi', { files: names.slice(0, 9), edits: Array.from({ length: 15 }, () => swap('b', 'c')) }))).toEqual(['too_many_hunks'])
    expect(codes(await call('edit', { file: 'f0', edits: [swap('b', 'x'.repeat(4 * 1024 * 1024))] }))).toEqual(['set_too_large'])
    expect(memory.transactions).toBe(before)
  })

  test('without a place to keep it nothing begins', async () => {
    const memory = inMemory({})
    expect(codes((await editTransaction(memory.desk({ shelf: null }), { action: 'begin', name: 'n' }, '')).answer)).toEqual(['missing_permission'])
  })
})
