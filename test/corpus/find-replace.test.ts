/** What other tools were tested with that find a text and replace it, through transactions (`../shared/cases/edit`). */
import { afterAll, expect, test, type TestContext } from 'vitest'
import type { Answer } from '../../src/engine/answer.js'
import { inMemory } from '../support/memory.js'
import { sit } from '../transactions/seat.js'
import { editCases, suite, written, type CorpusCase } from './suite.js'
import { table, tally, type Ending, type Tally } from './tally.js'

interface TextCase extends Omit<CorpusCase, 'change'> {
  readonly change: {
    readonly kind: string
    readonly path?: string
    readonly old_string?: string
    readonly new_string?: string
    readonly edits?: readonly { readonly op?: string; readonly old_string?: string; readonly new_string?: string; readonly oldText?: string; readonly newText?: string }[]
  }
}

const tallies: Tally[] = []
const folder = editCases()

function cases(context: TestContext, name: string, kinds: (one: TextCase) => boolean): readonly TextCase[] {
  return suite<TextCase>(folder ?? context.skip('needs ../shared/cases'), name).filter(kinds)
}

/** Returns the edits of a case, each as one call. */
function editsOf({ change }: TextCase): { readonly old_string: string; readonly new_string: string }[] {
  const list = change.edits ?? [change]
  return list.map((edit) => ({
    old_string: edit.old_string ?? ('oldText' in edit ? edit.oldText : undefined) ?? '', new_string: edit.new_string ?? ('newText' in edit ? edit.newText : undefined) ?? '',
  }))
}

async function judge(one: TextCase): Promise<Ending> {
  const { memory, call } = await sit(written(one.before))
  const before = memory.tree()
  const file = one.change.path ?? Object.keys(one.before)[0] ?? ''
  const answers: Answer[] = []
  for (const edit of editsOf(one)) answers.push(await call('edit', { file, edits: [edit] }))
  const refusals = answers.flatMap((answer) => (answer.outcome === 'refused' ? answer.refusals : []))
  if (refusals.length === 0) answers.push(await call('commit'))
  const outcome = answers.at(-1)?.outcome ?? 'none'
  const failed = (what: string): Ending => ({ failed: `${what}; ${outcome} ${refusals.map(({ code }) => code).join(', ')}; ${JSON.stringify(memory.tree())}` })
  const untouched = JSON.stringify(memory.tree()) === JSON.stringify(before) && memory.writes === 0
  switch (one.strict_verdict) {
    case 'apply': return outcome === 'applied' && JSON.stringify(memory.tree()) === JSON.stringify(inMemory(written(one.after ?? {})).tree()) ? 'passed' : failed('should end as after')
    case 'refuse': return refusals.length > 0 && untouched && refusals.every(({ hunk }) => hunk === 0) ? 'passed' : failed('should be refused')
    case 'differs-from-source': return untouched && refusals.some(({ code }) => ['ambiguous_match', 'invalid_request'].includes(code)) ? 'passed' : failed('should be refused')
    case 'no-op': return outcome === 'no_change' && untouched ? 'passed' : failed('should change nothing')
  }
}

async function run(name: string, made: readonly TextCase[]): Promise<void> {
  const endings = new Map<string, Ending>()
  for (const one of made) endings.set(one.id, await judge(one))
  const told = tally(name, endings)
  tallies.push(told)
  expect(endings.size).toBeGreaterThan(0)
  expect(told.failures.join('\n')).toBe('')
}

test('opencode-edit', async (context) => {
  await run('opencode-edit/transactions', cases(context, 'opencode-edit', ({ change }) => change.kind !== 'whole_file_replace'))
})

test('pi-hashline-edit: replacing text', async (context) => {
  await run('pi-hashline-edit/transactions', cases(context, 'pi-hashline-edit', ({ change, native_hunks }) => native_hunks === undefined && change.edits?.every(({ op }) => op === 'replace_text') === true))
})

afterAll(() => {
  if (tallies.length > 0) console.log(table(tallies))
})
