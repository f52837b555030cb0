import { describe, expect, test } from 'vitest'
import { anchorOf, changeSet, get, git, json, put, repository, run } from './running.js'

describe('retained plans', () => {
  test('sixteen are kept, the seventeenth is refused and names the oldest', async () => {
    const directory = repository({ 'a.txt': 'a\n' })
    const anchor = await anchorOf(directory, 'a.txt')
    const preview = (n: number): ReturnType<typeof json> => json(directory, ['preview'], { stdin: changeSet({ 'a.txt': anchor }, `line ${String(n)}`) })
    const ids: string[] = []
    for (let n = 0; n < 16; n++) ids.push((await preview(n)).plan.id)
    expect(await preview(16)).toMatchObject({ code: 3, outcome: 'refused', refusals: [{ code: 'too_many_plans', expected: ids[0], message: expect.stringContaining('16') }] })
    expect(await preview(0)).toMatchObject({ code: 0, outcome: 'planned', plan: { id: ids[0] } })
    expect((await json(directory, ['plans'])).plans.map((one: { id: string }) => one.id)).toEqual([...ids.slice(1), ids[0]])
    expect(await json(directory, ['discard', ids[3] ?? ''])).toMatchObject({ code: 0, outcome: 'ok', discarded: ids[3] })
    expect(await preview(16)).toMatchObject({ code: 0 })
    expect(await json(directory, ['status', ids[3] ?? ''])).toEqual({
      code: 0, outcome: 'planned', plan: {
        id: ids[3], expires_at: null, applies: false, title: '', files: [], diff: '', diff_cut: [],
        refusals: [{ code: 'plan_discarded', expected: ids[3], message: expect.any(String) }],
      },
    })
    expect(await json(directory, ['apply', ids[3] ?? ''])).toMatchObject({ code: 3, refusals: [{ code: 'plan_discarded' }] })
    expect(await json(directory, ['discard', ids[3] ?? ''])).toMatchObject({ code: 3, refusals: [{ code: 'plan_discarded' }] })
    expect((await json(directory, ['apply'], { stdin: changeSet({ 'a.txt': anchor }, 'b') })).outcome).toBe('applied')
  })

  test('expire after half an hour, and gc lets them go', async () => {
    const directory = repository({ 'a.txt': 'a\n' })
    const stdin = changeSet({ 'a.txt': await anchorOf(directory, 'a.txt') }, 'b')
    const start = Date.now()
    const { plan } = await json(directory, ['preview'], { stdin, now: () => start })
    expect(Date.parse(plan.expires_at)).toBe(start + 30 * 60_000)
    const later = { now: () => start + 30 * 60_000 }
    expect(await json(directory, ['status', plan.id], { now: () => start + 30 * 60_000 - 1 })).toMatchObject({ code: 0 })
    expect(await json(directory, ['status', plan.id.slice(0, 20)], later)).toMatchObject({ code: 0, outcome: 'planned', plan: { id: plan.id, applies: false, refusals: [{ code: 'plan_expired' }] } })
    expect(await json(directory, ['apply', plan.id], later)).toMatchObject({ code: 3, refusals: [{ code: 'plan_expired' }] })
    expect((await json(directory, ['plans'], later)).plans).toEqual([])
    expect(await json(directory, ['gc'], later)).toMatchObject({ code: 0, outcome: 'ok' })
    expect(await json(directory, ['status', plan.id])).toMatchObject({ code: 0, plan: { applies: false, refusals: [{ code: 'plan_expired' }] } })
    expect(await json(directory, ['preview'], { stdin })).toMatchObject({ code: 0, plan: { id: plan.id } })
  })

  test('go stale by as much as a line ending, which status tells and apply refuses', async () => {
    const directory = repository({ 'a.txt': 'a\nb\n' })
    const { plan } = await json(directory, ['preview'], { stdin: changeSet({ 'a.txt': await anchorOf(directory, 'a.txt') }, 'x') })
    put(directory, 'a.txt', 'a\r\nb\r\n')
    expect(await json(directory, ['status', plan.id])).toMatchObject({ code: 0, outcome: 'planned', plan: { applies: false, refusals: [{ code: 'stale_plan', path: 'a.txt' }] } })
    expect(await json(directory, ['apply', plan.id])).toMatchObject({ code: 3, refusals: [{ code: 'stale_plan', current_anchor: plan.files[0].before.anchor }] })
    expect(get(directory, 'a.txt')).toBe('a\r\nb\r\n')
    put(directory, 'a.txt', 'a\nb\n')
    git(directory, 'commit', '-q', '--allow-empty', '-m', 'moved')
    expect(await json(directory, ['apply', plan.id])).toMatchObject({ code: 0, outcome: 'applied' })
  })

  test('are found by a prefix of twelve digits, and not by fewer', async () => {
    const directory = repository({ 'a.txt': 'a\n' })
    const { plan } = await json(directory, ['preview'], { stdin: changeSet({ 'a.txt': await anchorOf(directory, 'a.txt') }, 'x') })
    expect(await json(directory, ['status', plan.id.slice(0, 15)])).toMatchObject({ code: 0 })
    expect(await json(directory, ['status', plan.id.slice(0, 14)])).toMatchObject({ code: 3, refusals: [{ code: 'plan_not_found' }] })
    expect(await json(directory, ['status', 'cs-000000000000'])).toMatchObject({ code: 3, refusals: [{ code: 'plan_not_found' }] })
    expect(await run(directory, ['apply', plan.id.slice(0, 14)])).toMatchObject({ code: 2, err: expect.stringContaining('there is no file') })
  })

  test('apply --dry-run of a plan is its status, of a document its preview', async () => {
    const directory = repository({ 'a.txt': 'a\n' })
    const { plan } = await json(directory, ['apply', '--dry-run'], { stdin: changeSet({ 'a.txt': await anchorOf(directory, 'a.txt') }, 'x') })
    expect(await json(directory, ['apply', plan.id, '--dry-run'])).toMatchObject({ code: 0, outcome: 'planned', plan: { id: plan.id } })
    expect(get(directory, 'a.txt')).toBe('a\n')
  })

  test('a revived plan may be applied again after an undo', async () => {
    const directory = repository({ 'a.txt': 'a\n' })
    const stdin = changeSet({ 'a.txt': await anchorOf(directory, 'a.txt') }, 'x')
    const { plan } = await json(directory, ['preview'], { stdin })
    const { receipt } = await json(directory, ['apply', plan.id])
    await json(directory, ['undo', receipt.id])
    expect(await json(directory, ['preview'], { stdin })).toMatchObject({ code: 0, plan: { id: plan.id } })
    expect(await json(directory, ['apply', plan.id])).toMatchObject({ code: 0, outcome: 'applied' })
  })
})
