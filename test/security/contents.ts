/** What files hold: in a card that shows them, and where code of a fork would have to run. */
import { BRANCH, cards, comment, REPOSITORY, run, applyBody } from '../action/rig.js'
import { offences } from '../report/offences.js'
import { judge, text, type Case, type Ending, type Stage } from './cases.js'

interface Content { readonly role: string; readonly path?: string; readonly content: unknown }

/** Where roles that are no part of a conversation on a pull request are tried. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'child-stdout': 'test/workshop, output.ts',
  'child-stderr': 'test/workshop, output.ts',
  'annotation': 'test/report',
  'pr-tree': 'test/git/repository.test.ts',
  'lsp-server-message': 'test/language/misbehaving.test.ts',
  'cell-or-server-behaviour': 'test/isolate/canaries.test.ts and test/workshop',
}

/** Adds lines to a file and looks at the card. */
async function runShown(stage: Stage, one: Case, { role, content }: Content): Promise<Ending> {
  const { double, number } = stage
  const shown = text(content) ?? ''
  const head = await double.readRef(REPOSITORY, BRANCH) ?? ''
  const body = role === 'path' ? applyBody({ path: shown }) : applyBody({ lines: shown.split('\n').map((line) => line.replace(/^\+/u, '')) })
  const ran = await run(double, (await comment(double, number, body)).event)
  const ending = await judge(stage, one, ran, head, 0)
  const page = cards(double, number).at(-1)?.body ?? ''
  const url = /\]\((https?:\/\/[^)]+)\)/u.exec(page)?.[1] ?? null
  const wrong = one.class === 'markdown-injection' || one.class === 'hidden-unicode' ? offences(page, url) : []
  return ending === 'passed' && wrong.length > 0 ? { failed: wrong.join('; ') } : ending
}

/** Asks for a refactor of a fork's head that holds the file. */
async function runUntrusted(stage: Stage, one: Case, { path = '', content }: Content): Promise<Ending> {
  const { double } = stage
  await double.addRepository('stranger/demo', { fork: REPOSITORY })
  const head = await double.commitTo('stranger/demo', 'theirs', { [path]: { content: text(content) ?? '' }, 'src/a.ts': { content: 'export const old = 1\n' } })
  const { number } = await double.addPullRequest(REPOSITORY, { head: 'theirs', headRepository: 'stranger/demo', author: 'ann' })
  const opened: string[] = []
  const ran = await run(double, (await comment(double, number, '/holdfast rename src/a.ts:1 old fresh --apply')).event, { opened: (directory) => { opened.push(directory) } })
  if (opened.length > 0) return { failed: `services were opened over ${opened.join(', ')}` }
  const after = await double.readRef('stranger/demo', 'theirs')
  return after === head ? judge({ double, number }, one, ran, await double.readRef(REPOSITORY, BRANCH) ?? '', 0) : { failed: 'the fork was written to' }
}

/** What a file, a server or a cell holds or says. */
export async function runContent(stage: Stage, one: Case): Promise<Ending> {
  const input = one.input as Content
  if (input.role === 'diff' || input.role === 'path') return runShown(stage, one, input)
  if (input.role === 'pr-file') return runUntrusted(stage, one, input)
  return { other: ELSEWHERE[input.role] ?? `the role ${input.role}` }
}
