/** `/holdfast suggestions` against the double: what a review suggests, carried out as one set. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Double } from '../github/double.js'
import type { ReviewComment } from '../github/types.js'
import { BRANCH, cards, comment, counts, REPOSITORY, resultOf, run, stage, TEXT, type Ran, type RunOptions } from './rig.js'

interface Refusal {
  readonly code: string
  readonly message: string
  readonly path?: string
}
interface Result {
  readonly outcome: string
  readonly message?: string
  readonly repeated?: boolean
  readonly refusals?: readonly Refusal[]
  readonly plan?: { readonly id: string; readonly title: string; readonly applies: boolean; readonly expires_at: string | null; readonly files: readonly object[] }
  readonly receipt?: { readonly id: string; readonly title: string; readonly operation: string }
}

let double: Double
let number: number

beforeEach(async () => {
  ({ double, number } = await stage())
})

afterEach(async () => {
  expect(double.violations).toEqual([])
  await double.close()
})

interface Written {
  readonly author?: string
  readonly path?: string
  readonly line: number
  readonly startLine?: number
  readonly side?: 'LEFT' | 'RIGHT'
  readonly inReplyTo?: number
}

const block = (...lines: readonly string[]): string => ['```suggestion', ...lines, '```'].join('\n')

function suggest(body: string, { author = 'bob', path = 'src/a.txt', ...where }: Written): ReviewComment {
  return double.addReviewComment(REPOSITORY, number, { author, path, body, ...where })
}

const linkOf = ({ id }: ReviewComment): string => `#discussion_r${String(id)}`

async function ask(words: string, author = 'ann', options: RunOptions = {}): Promise<Ran> {
  return run(double, (await comment(double, number, `/holdfast suggestions${words}`, author)).event, options)
}

function textOf(path = 'src/a.txt'): Promise<string | undefined> {
  return double.readFile(REPOSITORY, BRANCH, path).then((file) => file?.content.toString())
}

/** Applies what is suggested and returns the text that comes of it. */
async function applied(path = 'src/a.txt'): Promise<string | undefined> {
  const ran = await ask(' --apply')
  expect(ran.log.join('\n')).toContain('applied')
  return textOf(path)
}

describe('what is carried out', () => {
  it.each([
    ['one line', block('TWO'), { line: 2 }, 'one\nTWO\nthree\nfour\nfive\n'],
    ['several lines by more', block('2', '3', '3b'), { startLine: 2, line: 3 }, 'one\n2\n3\n3b\nfour\nfive\n'],
    ['an empty block deletes', block(), { startLine: 2, line: 3 }, 'one\nfour\nfive\n'],
    ['a blank line is one empty line', block(''), { line: 2 }, 'one\n\nthree\nfour\nfive\n'],
    ['a body with CRLF', `Better:\r\n\r\n${block('TWO', 'and').replaceAll('\n', '\r\n')}\r\n`, { line: 2 }, 'one\nTWO\nand\nthree\nfour\nfive\n'],
    ['tildes, and a fence inside', '~~~suggestion\n```suggestion\nx\n```\n~~~', { line: 2 }, 'one\n```suggestion\nx\n```\nthree\nfour\nfive\n'],
    ['a longer fence, with a mention and a pattern', '`````suggestion\n@ann $& $1 ````\n`````', { line: 2 }, 'one\n@ann $& $1 ````\nthree\nfour\nfive\n'],
    ['64 KiB', block('x'.repeat(65_000)), { line: 2 }, `one\n${'x'.repeat(65_000)}\nthree\nfour\nfive\n`],
  ])('%s', async (_, body, where, text) => {
    suggest(body, where)
    expect(await applied()).toBe(text)
  })

  it('keeps the line ends of a CRLF file, though the body has others', async () => {
    await double.commitTo(REPOSITORY, BRANCH, { 'crlf.txt': { content: 'a\r\nb\r\nc\r\n' } })
    suggest(block('B', 'bb'), { path: 'crlf.txt', line: 2 })
    expect(await applied('crlf.txt')).toBe('a\r\nB\r\nbb\r\nc\r\n')
  })

  it('makes one set with one receipt of several files and authors, adjoining ones merged', async () => {
    const before = await double.readRef(REPOSITORY, BRANCH) ?? ''
    suggest(block('TWO'), { line: 2 })
    suggest(block('ONE'), { line: 1, author: 'cid' })
    suggest(block('B'), { path: 'src/b.txt', line: 1 })
    const ran = await ask(' --apply')
    expect(resultOf<Result>(ran)).toMatchObject({ outcome: 'applied', receipt: { operation: 'apply', title: 'Apply 3 suggestions by cid and bob' } })
    expect([await textOf(), await textOf('src/b.txt')]).toEqual(['ONE\nTWO\nthree\nfour\nfive\n', 'B\n'])
    expect(await counts(double, number, before)).toEqual({ commits: 1, receipts: 1 })
  })

  it('takes replies and the pages after the first hundred threads', async () => {
    const text = Array.from({ length: 230 }, (_, i) => `line ${String(i + 1)}`)
    await double.commitTo(REPOSITORY, BRANCH, { 'long.txt': { content: `${text.join('\n')}\n` } })
    text.forEach((_, i) => { if (i % 2 === 0) suggest(block(`new ${String(i + 1)}`), { path: 'long.txt', line: i + 1 }) })
    const root = suggest('What about this one?', { path: 'long.txt', line: 2 })
    suggest(block('reply'), { path: 'long.txt', line: 2, inReplyTo: root.id })
    const expected = text.map((line, i) => (i % 2 === 0 ? `new ${String(i + 1)}` : i === 1 ? 'reply' : line)).join('\n')
    expect(await applied('long.txt')).toBe(`${expected}\n`)
  })

  it('passes over threads that are resolved, hidden or on the old side, and takes one author where that is asked', async () => {
    suggest(block('no'), { line: 1 }).resolved = true
    suggest(block('no'), { line: 1 }).minimized = 'off-topic'
    suggest(block('no'), { line: 1, side: 'LEFT' })
    suggest(block('CID'), { line: 2, author: 'cid' })
    suggest(block('no'), { line: 2, author: 'bob' })
    const ran = await ask(' --author @CID --apply')
    expect(resultOf<Result>(ran)).toMatchObject({ outcome: 'applied', receipt: { title: 'Apply 1 suggestion by cid' } })
    expect(await textOf()).toBe('one\nCID\nthree\nfour\nfive\n')
  })

  it('verifies one that was written on an older commit against the head', async () => {
    suggest(block('TWO'), { line: 2 })
    await double.commitTo(REPOSITORY, BRANCH, { 'src/a.txt': { content: 'one\ntwo\nthree\nfour\nFIVE\n' } })
    expect(await applied()).toBe('one\nTWO\nthree\nfour\nFIVE\n')
  })

  it('tells a delivery that comes again its first receipt', async () => {
    suggest(block('TWO'), { line: 2 })
    const { event } = await comment(double, number, '/holdfast suggestions --apply')
    const first = resultOf<Result>(await run(double, event))
    const head = await double.readRef(REPOSITORY, BRANCH)
    const again = resultOf<Result>(await run(double, event, { attempt: 2 }))
    expect(again).toMatchObject({ outcome: 'applied', repeated: true, receipt: { id: first.receipt?.id } })
    expect(await double.readRef(REPOSITORY, BRANCH)).toBe(head)
  })
})

describe('what is not', () => {
  const unchanged = async (): Promise<void> => { expect(await textOf()).toBe(TEXT) }

  it('only plans without --apply, and the plan can be applied by its id', async () => {
    suggest(block('TWO'), { line: 2 })
    const { outcome, plan } = resultOf<Result>(await ask(''))
    expect([outcome, plan?.title]).toEqual(['planned', 'Apply 1 suggestion by bob'])
    await unchanged()
    await run(double, (await comment(double, number, `/holdfast apply ${plan?.id ?? ''}`)).event)
    expect(await textOf()).toBe('one\nTWO\nthree\nfour\nfive\n')
  })

  it('refuses both of two that overlap, with their links, and plans the others beside them', async () => {
    const one = suggest(block('x'), { startLine: 2, line: 3 })
    const other = suggest(block('y'), { line: 3, author: 'cid' })
    suggest(block('FIVE'), { line: 5 })
    const { outcome, plan, refusals = [] } = resultOf<Result>(await ask(''))
    expect([outcome, plan?.title]).toEqual(['planned', 'Apply 1 suggestion by bob'])
    expect(refusals.map(({ code }) => code)).toEqual(['overlapping_hunks', 'overlapping_hunks'])
    for (const link of [one, other].map(linkOf)) expect(refusals.every(({ message }) => message.includes(link))).toBe(true)
    expect(cards(double, number)[0]?.body).toContain('2 left out')
  })

  it('takes several blocks of one comment for overlapping', async () => {
    suggest(`${block('x')}\n\nor\n\n${block('y')}`, { line: 2 })
    expect(resultOf<Result>(await ask(' --apply')).refusals?.map(({ code }) => code)).toEqual(['overlapping_hunks', 'overlapping_hunks'])
    await unchanged()
  })

  it('refuses outdated ones and those whose text is another now', async () => {
    const outdated = suggest(block('x'), { line: 1 })
    outdated.line = null
    const moved = suggest(block('y'), { line: 2 })
    await double.commitTo(REPOSITORY, BRANCH, { 'src/a.txt': { content: `zero\n${TEXT}` } })
    const { outcome, refusals = [] } = resultOf<Result>(await ask(' --apply'))
    expect([outcome, ...refusals.map(({ code }) => code)]).toEqual(['refused', 'stale_anchor', 'stale_anchor'])
    expect(refusals[0]?.message).toContain(linkOf(outdated))
    expect(refusals[1]?.message).toContain(linkOf(moved))
    expect(await textOf()).toBe(`zero\n${TEXT}`)
  })

  it('writes nothing where one is refused, and the card says how to apply the rest', async () => {
    suggest(block('x'), { line: 1 }).line = null
    suggest(block('TWO'), { line: 2 })
    const { outcome, plan, refusals = [] } = resultOf<Result>(await ask(' --apply'))
    expect([outcome, ...refusals.map(({ code }) => code), plan?.applies]).toEqual(['refused', 'stale_anchor', true])
    await unchanged()
    const command = /\/holdfast apply cs-[0-9a-f]{64}/u.exec(cards(double, number)[0]?.body ?? '')?.[0]
    expect(command).toBe(`/holdfast apply ${plan?.id ?? ''}`)
    await run(double, (await comment(double, number, command ?? '')).event)
    expect(await textOf()).toBe('one\nTWO\nthree\nfour\nfive\n')
  })

  it('refuses one that was edited after the command, or written after it', async () => {
    const edited = suggest(block('x'), { line: 2 })
    const { event } = await comment(double, number, '/holdfast suggestions --apply')
    edited.body = block('evil')
    edited.lastEditedAt = new Date(Date.now() + 2000).toISOString()
    const { refusals = [] } = resultOf<Result>(await run(double, event))
    expect(refusals.map(({ code }) => code)).toEqual(['event_not_allowed'])
    expect(refusals[0]?.message).toContain(linkOf(edited))
    await unchanged()
  })

  it('refuses hidden characters by the suggestion that brings them, and executables', async () => {
    await double.commitTo(REPOSITORY, BRANCH, { 'run.sh': { content: 'a\n', mode: '100755' } })
    const hidden = suggest(block('T\u200bWO'), { line: 2 })
    const executable = suggest(block('b'), { path: 'run.sh', line: 1 })
    suggest(block('FIVE'), { line: 5 })
    const { outcome, plan, refusals = [] } = resultOf<Result>(await ask(''))
    expect([outcome, plan?.files.length, ...refusals.map(({ code }) => code)]).toEqual(['planned', 1, 'executable_target', 'hidden_characters'])
    expect(refusals[0]?.message).toContain(linkOf(executable))
    expect(refusals[1]?.message).toContain(linkOf(hidden))
  })

  it('refuses a block whose fence stands in a list rather than lose it', async () => {
    suggest('- so:\n\n  ```suggestion\n  x\n  ```', { line: 2 })
    expect(resultOf<Result>(await ask(' --apply')).refusals?.map(({ code }) => code)).toEqual(['unparseable_hunk'])
    await unchanged()
  })

  it('says plainly that there are none', async () => {
    suggest('Looks good.', { line: 2 })
    expect(resultOf<Result>(await ask(' --apply'))).toMatchObject({ outcome: 'ok', message: 'There are no open suggestions in this review.' })
    expect(resultOf<Result>(await ask(' --author cid'))).toMatchObject({ message: 'There are no open suggestions by cid in this review.' })
  })

  it.each([' --apply --author', ' --author --apply', ' now'])('refuses%s before it reads anything', async (words) => {
    suggest(block('TWO'), { line: 2 })
    expect(resultOf<Result>(await ask(words)).refusals?.map(({ code }) => code)).toEqual(['invalid_request'])
    await unchanged()
  })

  it('gives a stranger no answer', async () => {
    suggest(block('TWO'), { line: 2 })
    await ask(' --apply', 'eve')
    expect(cards(double, number)).toEqual([])
    await unchanged()
  })

  it('holds to the policy: a denied path, and a role that suggestions take', async () => {
    await double.commitTo(REPOSITORY, 'main', { '.github/holdfast.yml': { content: 'paths:\n  - { match: "src/**", deny: true }\n' } })
    suggest(block('TWO'), { line: 2 })
    expect(resultOf<Result>(await ask(' --apply')).refusals?.map(({ code }) => code)).toEqual(['path_denied'])
    await double.commitTo(REPOSITORY, 'main', { '.github/holdfast.yml': { content: 'roles: { suggestions: maintain }\n' } })
    expect(resultOf<Result>(await ask(' --apply')).outcome).toBe('refused')
    await unchanged()
  })

  it('retains nothing and writes nothing with dry-run', async () => {
    suggest(block('TWO'), { line: 2 })
    const { outcome, plan } = resultOf<Result>(await ask(' --apply', 'ann', { inputs: { 'dry-run': 'true' } }))
    expect([outcome, plan?.expires_at]).toEqual(['planned', null])
    await unchanged()
  })
})
