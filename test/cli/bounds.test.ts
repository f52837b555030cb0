/** What may come from outside without end, or be in the way: names, patterns, request ids, the state folder. */
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { anchorOf, changeSet, get, git, json, put, repository } from './running.js'

describe('names beyond what a file system holds', () => {
  test('are names of nothing', async () => {
    const directory = repository({ 'a.txt': 'a\n' })
    for (const path of ['x'.repeat(300), `${'x'.repeat(300)}/y`, 'd/'.repeat(3000) + 'y']) {
      expect(await json(directory, ['read', path])).toMatchObject({ code: 3, refusals: [{ code: 'missing_file' }] })
      expect(await json(directory, ['apply'], { stdin: changeSet({ [path]: 'fa:000000000000' }, 'x') })).toMatchObject({ code: 3, refusals: [{ code: 'missing_file' }] })
    }
  })
})

describe('a request id', () => {
  test('is bounded, and cannot tell a CI service to stand still', async () => {
    const directory = repository({ 'a.txt': 'a\n' })
    const stdin = changeSet({ 'a.txt': await anchorOf(directory, 'a.txt') }, 'x')
    for (const id of ['', 'x'.repeat(201), 'a\nb', 'a\u0007b']) {
      expect(await json(directory, ['apply', `--request-id=${id}`], { stdin })).toMatchObject({ code: 2, outcome: 'error' })
    }
    const id = `[skip ci] ***NO_CI*** skip-checks: true ${'x'.repeat(150)}`
    expect(await json(directory, ['apply', '--commit', '--request-id', id], { stdin })).toMatchObject({ code: 0, receipt: { request_id: id } })
    for (const ref of ['HEAD', 'refs/holdfast/receipts/local/main']) {
      expect(git(directory, 'log', '-1', '--format=%B', ref)).not.toMatch(/\[skip ci\]|\*{3}|skip-checks:/u)
    }
    expect(await json(directory, ['apply', '--commit', '--request-id', id], { stdin })).toMatchObject({ code: 0, repeated: true })
    git(directory, 'update-ref', '-d', 'refs/holdfast/receipts/local/main')
    expect(await json(directory, ['apply', '--commit', '--request-id', id], { stdin })).toMatchObject({ code: 0, repeated: true })
  })

  test('used again for another document is refused, and the edit not called done', async () => {
    const directory = repository({ 'a.txt': 'a\n', 'b.txt': 'b\n' })
    const sets = [changeSet({ 'a.txt': await anchorOf(directory, 'a.txt') }, 'x'), changeSet({ 'b.txt': await anchorOf(directory, 'b.txt') }, 'x')]
    expect(await json(directory, ['apply', '--request-id', 'r'], { stdin: sets[0] ?? '' })).toMatchObject({ outcome: 'applied' })
    expect(await json(directory, ['apply', '--request-id', 'r'], { stdin: sets[1] ?? '' }))
      .toMatchObject({ code: 3, refusals: [{ code: 'invalid_request', message: expect.stringContaining('request-id') }] })
    expect(get(directory, 'b.txt')).toBe('b\n')
    expect(await json(directory, ['apply', '--request-id', 'r'], { stdin: sets[0] ?? '' })).toMatchObject({ outcome: 'applied', repeated: true })
  })
})

describe('the state folder', () => {
  test('that is a foreign file is named, with what to do', async () => {
    const directory = repository({ 'a.txt': 'a\n' })
    put(directory, '.git/holdfast', 'mine\n')
    expect(await json(directory, ['read', 'a.txt'])).toMatchObject({ code: 1, outcome: 'error', message: expect.stringMatching(/holdfast is no directory.*move it away/u) })
    expect(get(directory, '.git/holdfast')).toBe('mine\n')
  })

  test('is rid of what a process left that died while it let go of the lock', async () => {
    const directory = repository({ 'a.txt': 'a\n' })
    mkdirSync(join(directory, '.git/holdfast/lock'), { recursive: true })
    expect(await json(directory, ['read', 'a.txt'])).toMatchObject({ code: 0 })
    expect(readdirSync(join(directory, '.git/holdfast'))).toEqual([])
  })
})

test('a pattern that would run for ever is stopped', async () => {
  const directory = repository({ 'a.txt': `${'a'.repeat(60)}b\n` })
  expect(await json(directory, ['search', '^(?:a+)+$'])).toMatchObject({ code: 3, refusals: [{ code: 'invalid_request' }] })
  expect(await json(directory, ['search', 'b$'])).toMatchObject({ code: 0, total_matches: 1 })
}, 60_000)
