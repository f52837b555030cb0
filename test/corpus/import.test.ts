/**
 * The corpora's diffs, patches and replacements through `import`, and what it answers applied: in memory each, and through the
 * command line on disk. A case ends as its strict verdict says, or stands in `listed.json`.
 *
 * jsdiff's `fuzzFactor` asks to pass over differing lines of context, and no door of ours can be asked that (page 9.2: "context
 * must match exactly"): where such a case is to end as `after`, a refusal that names the hunk counts as the policy's choice.
 */
import { afterAll, expect, test, type TestContext } from 'vitest'
import type { Answer } from '../../src/engine/answer.js'
import { run as runCommand } from '../cli/running.js'
import { applyImported, changeSetIn, importText } from '../support/imported.js'
import { inMemory, type Memory } from '../support/memory.js'
import { documentOf, flagsOf, type ForeignCase, type ForeignDocument } from './foreign.js'
import { editCases, suite, written, type CorpusTree } from './suite.js'
import { table, tally, type Ending, type Tally } from './tally.js'

const SUITES = ['codex-apply-patch', 'codex-apply-patch-eol', 'oh-my-pi-apply-patch', 'jsdiff-apply', 'opencode-edit']
const CODES = ['no_match', 'ambiguous_match', 'overlapping_hunks']
const tallies: Tally[] = []
const folder = editCases()

function cases(context: TestContext): string {
  return folder ?? context.skip('needs ../shared/cases')
}

function same(a: Memory, b: Memory): boolean {
  return JSON.stringify(a.tree()) === JSON.stringify(b.tree())
}

interface Ended {
  readonly answer: Answer
  readonly memory: Memory
  readonly before: Memory
}

async function imported(document: ForeignDocument, tree: CorpusTree): Promise<Ended> {
  const before = inMemory(written(document.place(tree)))
  const memory = inMemory(before.files)
  const answer = await importText(memory, document.text)
  const changeSet = changeSetIn(answer)
  if (!same(memory, before) || memory.writes > 0) return { answer: { outcome: 'error', message: 'import has written' }, memory, before }
  const applied = changeSet === null ? answer : await applyImported(memory, changeSet) ?? answer
  return { answer: applied, memory, before }
}

function failed(what: string, { answer, memory }: Ended): Ending {
  const said = answer.outcome === 'refused' ? answer.refusals.map(({ code, message }) => `${code} ${message}`).join(', ') : JSON.stringify(answer)
  return { failed: `${what}; ${said}; ${JSON.stringify(memory.tree())}` }
}

/** Returns whether it was refused, nothing was written, and what failed is named: a file and, where lines do not match, the hunk. */
function refusedCleanly({ answer, memory, before }: Ended): boolean {
  return answer.outcome === 'refused' && same(memory, before) && memory.receipts().length === 0 && answer.refusals.every((refusal) =>
    refusal.message !== '' && (CODES.includes(refusal.code) ? refusal.path !== undefined && refusal.hunk !== undefined
      : refusal.path !== undefined || /line \d|no unified diff/u.test(refusal.message)))
}

function expectation({ strict_expectation: told }: ForeignCase): { refuse: boolean; after?: CorpusTree } {
  const expected = told as unknown as string | { refuse?: object; after?: CorpusTree } | undefined
  if (typeof expected === 'string') return { refuse: true }
  return { refuse: expected?.refuse !== undefined, ...(expected?.after === undefined ? {} : { after: expected.after }) }
}

/** Returns what a source leaves that ends every file with a terminator, its last line ended as it was before. */
function preserving({ before, after = {} }: ForeignCase): CorpusTree {
  return Object.fromEntries(Object.entries(after).map(([path, file]) =>
    [path, String(before[path]).endsWith('\n') ? file : String(file).replace(/\n$/u, '')]))
}

/** Returns how a case ended whose options no door of ours has: the command line refuses them by name. */
async function withFlags(one: ForeignCase, document: ForeignDocument): Promise<Ending> {
  const { code, err } = await runCommand('/', ['import', ...flagsOf(one), '-'], { stdin: document.text })
  return code === 2 && err.includes('--') ? 'passed' : { failed: `should be no option: ${String(code)} ${err}` }
}

async function endingOf(one: ForeignCase, document: ForeignDocument): Promise<Ending> {
  const ended = await imported(document, one.before)
  const { answer, memory, before } = ended
  const isAfter = (tree: CorpusTree | undefined): boolean => tree !== undefined && same(memory, inMemory(written(document.place(tree))))
  const done = answer.outcome === 'applied' || answer.outcome === 'no_change' || answer.outcome === 'ok'
  const fuzz = one.change.options?.['fuzzFactor']
  switch (one.strict_verdict) {
    case 'apply':
      if (done && isAfter(one.after)) return 'passed'
      return fuzz !== undefined && refusedCleanly(ended) ? 'policy choice' : failed('should end as after', ended)
    case 'refuse':
      if (refusedCleanly(ended)) return 'passed'
      return flagsOf(one).length > 0 ? withFlags(one, document) : failed('should be refused', ended)
    case 'no-op':
      if (done && same(memory, before)) return 'passed'
      return fuzz !== undefined && refusedCleanly(ended) ? 'policy choice' : failed('should change nothing', ended)
    case 'differs-from-source': {
      const { refuse, after } = expectation(one)
      if (refuse) return refusedCleanly(ended) ? 'passed' : failed('should be refused', ended)
      return done && isAfter(after ?? preserving(one)) ? 'passed' : failed('should end as our rules say', ended)
    }
  }
}

for (const name of SUITES) {
  test(name, async (context) => {
    const endings = new Map<string, Ending>()
    for (const one of suite<ForeignCase>(cases(context), name)) {
      const document = documentOf(one)
      if (document !== null) endings.set(one.id, await endingOf(one, document))
    }
    const told = tally(`import/${name}`, endings)
    tallies.push(told)
    expect(endings.size).toBeGreaterThan(0)
    expect(told.failures.join('\n')).toBe('')
  })
}

afterAll(() => {
  if (tallies.length > 0) console.log(table(tallies))
})
