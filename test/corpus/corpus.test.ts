/**
 * What other editing tools were tested with, through ours (`../shared/cases/edit`, read there and never copied): every suite
 * whose changes are line hunks, each case anchored by file, by range and by line hashes. A case ends as its strict verdict
 * says; what our specification decides otherwise stands in `listed.json`, at most three a suite.
 */
import { afterAll, expect, test, type TestContext } from 'vitest'
import { applyDocument, applyPlan, preview } from '../../src/commands/changes.js'
import type { Answer, RefusalReport } from '../../src/engine/answer.js'
import { bindPlan, sideOf } from '../../src/engine/plan.js'
import { execute } from '../../src/engine/execute.js'
import { indexLines, lineBytes } from '../../src/text/document.js'
import { inMemory, raw, sha256, type Memory } from '../support/memory.js'
import { changeSetOf, mcpHunks, type Made, type Style } from './changeset.js'
import { linesOf, spliced } from './naive.js'
import { bytesOf, editCases, suite, written, type CorpusCase, type CorpusTree, type LineHunk, type StaleCase } from './suite.js'
import { table, tally, type Ending, type Tally } from './tally.js'

const STYLES: readonly Style[] = ['file', 'range', 'hash']
const tallies: Tally[] = []
const folder = editCases()

function cases(context: TestContext): string {
  return folder ?? context.skip('needs ../shared/cases')
}

function failed(what: string, answer: Answer, memory: Memory): Ending {
  const said = answer.outcome === 'refused' ? answer.refusals.map(({ code, path, hunk }) => `${code} ${path ?? ''} ${String(hunk ?? '')}`).join(', ') : answer.outcome
  return { failed: `${what}; ${said}; ${JSON.stringify(memory.tree())}` }
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Returns whether a refusal wrote nothing and named a place. */
function refusedCleanly(answer: Answer, memory: Memory, before: Memory): boolean {
  return answer.outcome === 'refused' && same(memory.tree(), before.tree()) && memory.writes === 0 && memory.receipts().length === 0
    && answer.refusals.every((refusal) => refusal.message !== '' && (refusal.path !== undefined || refusal.code === 'invalid_request'))
}

interface Case {
  readonly hunks: readonly LineHunk[]
  readonly document: string
  readonly before: Memory
  readonly after: Memory | null
  readonly verdict: CorpusCase['strict_verdict']
  readonly expectation: string
  readonly policyChoice: boolean
}

/** Returns whether every hunk went in and nothing else changed, terminators apart. */
function nothingLost({ hunks, before }: Case, memory: Memory): boolean {
  return [...before.files.keys()].filter((path) => before.files.get(path)?.kind === 'file')
    .every((path) => same(linesOf(memory.text(path)), spliced(before.text(path), hunks.filter((hunk) => hunk.path === path))))
}

/** Returns how one case, anchored one way, ended. */
async function judge(one: Case): Promise<Ending> {
  const memory = inMemory(one.before.files)
  const { answer } = await applyDocument(memory.desk(), one.document)
  const refused = refusedCleanly(answer, memory, one.before)
  const asExpected = one.after !== null && same(memory.tree(), one.after.tree())
  const code = /^refused with us: (\w+)/u.exec(one.expectation)?.[1]
  switch (one.verdict) {
    case 'apply':
      if (answer.outcome === 'applied' && asExpected) return 'passed'
      return one.policyChoice && (refused || (answer.outcome === 'applied' && nothingLost(one, memory))) ? 'policy choice' : failed('should end as after', answer, memory)
    case 'refuse':
      if (refused) return 'passed'
      return one.policyChoice && answer.outcome === 'applied' && nothingLost(one, memory) ? 'policy choice' : failed('should be refused', answer, memory)
    case 'no-op':
      return answer.outcome === 'no_change' && same(memory.tree(), one.before.tree()) ? 'passed' : failed('should change nothing', answer, memory)
    case 'differs-from-source':
      if (code !== undefined) {
        const named = answer.outcome === 'refused' && answer.refusals.some((refusal) => refusal.code === code || (code === 'stale_anchor' && refusal.code === 'stale_line'))
        return refused && named ? 'passed' : failed(`should be refused: ${code}`, answer, memory)
      }
      return answer.outcome === 'applied' && nothingLost(one, memory) ? 'passed' : failed('should apply as our rules say', answer, memory)
  }
}

function toCase(made: CorpusCase, hunks: readonly LineHunk[], document: string): Case {
  const modes = made.modes?.before ?? {}
  return {
    hunks, document, before: inMemory(written(made.before, modes)),
    after: made.after === undefined ? null : inMemory(written(made.after, modes)),
    verdict: made.strict_verdict, expectation: made.strict_expectation ?? '', policyChoice: made.tags.includes('policy-choice'),
  }
}

/** Returns the worst ending of a case over the ways to anchor it. */
async function everyStyle(made: CorpusCase, hunks: readonly LineHunk[], read: CorpusTree): Promise<Ending> {
  const endings: Ending[] = []
  for (const style of STYLES) {
    const ending = await judge(toCase(made, hunks, changeSetOf(hunks, read, style).document))
    endings.push(typeof ending === 'string' ? ending : { failed: `anchored by ${style}: ${ending.failed}` })
  }
  return endings.find((ending) => typeof ending !== 'string') ?? endings.find((ending) => ending === 'policy choice') ?? 'passed'
}

/** Returns how a creation ends: the JSON form refuses it, and the commit core carries it out. */
async function creation(made: CorpusCase, hunks: readonly LineHunk[]): Promise<Ending> {
  const refusal = inMemory(written(made.before))
  const { answer } = await applyDocument(refusal.desk(), changeSetOf(hunks, made.before, 'file').document)
  if (answer.outcome !== 'refused' || answer.refusals[0]?.code !== 'missing_file') return failed('the JSON form creates', answer, refusal)
  const memory = inMemory(written(made.before))
  const desk = memory.desk()
  const files = (made.derived?.file_ops ?? []).map(({ path, content = '' }) => ({ operation: 'create' as const, path, before: null, after: sideOf(raw(content), '100644', sha256) }))
  const loaded = await desk.target.load(files.map(({ path }) => path))
  if (!loaded.ok) return { failed: 'cannot be loaded' }
  const done = await execute(desk, bindPlan({ title: '', verify: [], files, unchanged: [] }, 'local', null, sha256), loaded.value, { operation: 'transaction' })
  return same(memory.tree(), inMemory(written(made.after ?? {})).tree()) ? 'passed' : failed('should be created', done.answer, memory)
}

/** Returns an anchor of something else than what is there: what a wrong hash means with us. */
function staled(made: Made): string {
  return made.document.replaceAll(/"expected_anchor":"[^"]*"/gu, `"expected_anchor":"fa:${sha256(raw('another text')).slice(0, 12)}"`)
}

async function mcpEnding(made: CorpusCase): Promise<Ending> {
  const { hunks, fresh } = mcpHunks(made)
  if (made.strict_verdict === 'apply' && made.tags.includes('create')) return creation(made, hunks)
  if (fresh) return everyStyle(made, hunks, made.before)
  return judge(toCase(made, hunks, staled(changeSetOf(hunks, made.before, 'file'))))
}

/** Returns the hunks of an issue, its creations as insertions into what is not there: the JSON form knows no other word. */
function issueHunks(made: CorpusCase): LineHunk[] {
  const created = (made.change.file_ops ?? []).map(({ path, content = '' }) => ({ path, start_line: 1, end_line: 0, new_lines: linesOf(content) }))
  return [...made.change.hunks ?? [], ...created]
}

function run(name: string, endings: ReadonlyMap<string, Ending>): void {
  const told = tally(name, endings)
  tallies.push(told)
  expect(endings.size).toBeGreaterThan(0)
  expect(told.failures.join('\n')).toBe('')
}

async function endingsOf(made: readonly CorpusCase[], ending: (one: CorpusCase) => Promise<Ending>): Promise<Map<string, Ending>> {
  const endings = new Map<string, Ending>()
  for (const one of made) endings.set(one.id, await ending(one))
  return endings
}

test('issue-edge-cases', async (context) => {
  const made = suite<CorpusCase>(cases(context), 'issue-edge-cases')
  run('issue-edge-cases', await endingsOf(made, (one) => everyStyle(one, issueHunks(one), { ...one.before, ...one.anchored_to })))
})

test('pi-hashline-edit', async (context) => {
  // Two cases replace text rather than lines: they belong to transactions.
  const made = suite<CorpusCase>(cases(context), 'pi-hashline-edit').filter((one) => one.native_hunks !== undefined)
  run('pi-hashline-edit', await endingsOf(made, (one) => everyStyle(one, one.native_hunks ?? [], { ...one.before, ...one.anchored_to })))
})

test('mcp-text-editor', async (context) => {
  run('mcp-text-editor', await endingsOf(suite<CorpusCase>(cases(context), 'mcp-text-editor'), mcpEnding))
})

// Stale and conflicting sets: read at one time, sent at another.

const CODES: Readonly<Record<string, readonly string[]>> = {
  stale: ['stale_anchor', 'stale_line'], 'missing-file': ['missing_file'], 'out-of-bounds': ['out_of_bounds', 'unparseable_hunk'], overlap: ['overlapping_hunks'],
}

/** Returns the hunks of a case that is to be refused, said so that the lines themselves are never what is wrong. */
function sayable(one: StaleCase): readonly LineHunk[] {
  return one.expect.refuse === undefined ? one.hunks : one.hunks.map((hunk) => ({ ...hunk, new_lines: hunk.new_lines.map((line) => line.replaceAll(/[\r\n]/gu, '␍')) }))
}

function names(refusal: RefusalReport, one: StaleCase, made: Made): boolean {
  const failing = [one.expect.failing_hunk ?? []].flat().map((index) => made.placed[index])
  return failing.some((place) => place !== undefined && refusal.path === place.path && (refusal.hunk === undefined || refusal.hunk === place.hunk))
}

async function refusedAs(one: StaleCase, style: Style): Promise<Ending> {
  const made = changeSetOf(sayable(one), one.read_time, style)
  const memory = inMemory(written(one.current))
  const { answer } = await applyDocument(memory.desk(), made.document)
  const codes = CODES[one.expect.refuse ?? ''] ?? []
  const named = answer.outcome === 'refused' && answer.refusals.some((refusal) => codes.includes(refusal.code) && names(refusal, one, made))
  if (!named || !refusedCleanly(answer, memory, inMemory(written(one.current)))) return failed(`by ${style}: should be refused as ${String(one.expect.refuse)}`, answer, memory)
  return style === 'hash' && one.kind === 'shifted-by-3' ? movedTo(one, made, answer.refusals) : 'passed'
}

/** Returns whether the first refusals name where the failing hunk's first and last line stand now. */
function movedTo(one: StaleCase, { placed }: Made, refusals: readonly RefusalReport[]): Ending {
  const index = [one.expect.failing_hunk ?? 0].flat()[0] ?? 0
  const [hunk, place] = [one.hunks[index], placed[index]]
  if (hunk === undefined || place === undefined) return { failed: 'no failing hunk' }
  const [was, now] = [one.read_time[hunk.path], one.current[hunk.path]].map((file) => indexLines(bytesOf(file)))
  if (was === undefined || now === undefined) return { failed: 'no file' }
  const told = refusals.filter((refusal) => refusal.code === 'stale_line' && refusal.path === place.path && refusal.hunk === place.hunk)
  const text = (document: typeof was, n: number): string => Buffer.from(lineBytes(document, n)).toString('latin1')
  for (const [role, n] of [['start_line', hunk.start_line], ['end_line', hunk.end_line]] as const) {
    const elsewhere = Array.from({ length: now.count }, (_, at) => at + 1).filter((at) => at !== n && text(now, at) === text(was, n))
    const nearest = elsewhere.sort((a, b) => Math.abs(a - n) - Math.abs(b - n) || a - b).slice(0, 5).map((at) => `${String(at)}#${sha256(lineBytes(now, at)).slice(0, 4)}`)
    const refusal = told.find(({ position }) => String(position).startsWith(`${String(n)}#`))
    if (refusal === undefined && text(now, n) === text(was, n)) continue
    const candidates = refusal?.candidates?.map(({ anchor }) => anchor)
    const meant = (one.expect.moved_to_candidates ?? []).map((candidate) => candidate[role])
    if (!same(candidates, nearest) || !meant.every((at) => candidates?.some((anchor) => anchor.startsWith(`${String(at)}#`)))) {
      return { failed: `moved to ${JSON.stringify(candidates)}, not to ${JSON.stringify(nearest)} (${role} ${JSON.stringify(meant)})` }
    }
  }
  return 'passed'
}

async function eolOnly(one: StaleCase): Promise<Ending> {
  for (const style of STYLES) {
    const { document } = changeSetOf(one.hunks, one.read_time, style)
    const memory = inMemory(written(one.current))
    const { answer } = await applyDocument(memory.desk(), document)
    if (!same(memory.tree(), inMemory(written(one.expect.after ?? {})).tree())) return failed(`by ${style}: should end as after`, answer, memory)
    // The retained plan binds raw bytes, and is stale.
    const planned = inMemory(written(one.read_time))
    const before = await preview(planned.desk(), document)
    for (const [path, file] of Object.entries(written(one.current))) planned.write(path, file)
    const applied = await applyPlan(planned.desk(), before.plan?.id ?? '')
    const told = applied.answer.outcome === 'refused' ? applied.answer.refusals.map((refusal) => refusal.code) : []
    if (!told.includes('stale_plan') || planned.writes > 0) return failed(`by ${style}: the retained plan should be stale`, applied.answer, planned)
  }
  return 'passed'
}

async function applyTwice(one: StaleCase): Promise<Ending> {
  const { document } = changeSetOf(one.hunks, one.read_time, 'file')
  const later = inMemory(written(one.current))
  const again = await applyDocument(later.desk(), document)
  if (!refusedCleanly(again.answer, later, inMemory(written(one.current)))) return failed('sent again after it landed: should be stale', again.answer, later)
  const memory = inMemory(written(one.read_time))
  const first = await applyDocument(memory.desk({ requestId: 'one' }), document)
  const landed = memory.tree()
  const second = await applyDocument(memory.desk({ requestId: 'one' }), document)
  const receipt = (answer: Answer): unknown => ('receipt' in answer ? answer.receipt : null)
  if (first.answer.outcome !== 'applied' || !same(receipt(second.answer), receipt(first.answer)) || !same(memory.tree(), landed)) return failed('the same request should answer with its receipt', second.answer, memory)
  const third = await applyDocument(memory.desk({ requestId: 'two' }), document)
  return third.answer.outcome === 'refused' && same(memory.tree(), landed) && memory.receipts().length === 1 ? 'passed' : failed('another request should be stale', third.answer, memory)
}

async function staleEnding(one: StaleCase): Promise<Ending> {
  if (one.kind === 'eol-only-drift') return eolOnly(one)
  if (one.kind === 'apply-twice') return applyTwice(one)
  for (const style of STYLES) {
    const ending = await refusedAs(one, style)
    if (ending !== 'passed') return ending
  }
  return 'passed'
}

for (const kind of ['shifted-by-3', 'stale-in-place', 'eol-only-drift', 'apply-twice', 'second-file-stale', 'file-gone', 'out-of-bounds', 'overlap']) {
  test(`stale and conflicting: ${kind}`, async (context) => {
    const made = suite<StaleCase>(cases(context), 'stale-and-conflicting').filter((one) => one.kind === kind)
    const endings = new Map<string, Ending>()
    for (const one of made) endings.set(one.id, await staleEnding(one))
    run(`stale-and-conflicting/${kind}`, endings)
  })
}

afterAll(() => {
  if (tallies.length > 0) console.log(table(tallies))
})
