/** Edits of language servers and linters that other tools were tested with, through the lowering (`../shared/cases/edit`). */
import { expect, test, type TestContext } from 'vitest'
import { utf8 } from '../../src/base/encoding.js'
import type { TextEdit } from '../../src/engine/language.js'
import { lowerProposal } from '../../src/engine/lower-edits.js'
import { inMemory, raw, sha256 } from '../support/memory.js'
import { editCases, suite, written, type CorpusCase } from './suite.js'
import { table, tally, type Ending } from './tally.js'

interface Place { readonly line: number; readonly character: number }
interface ServerEdit { readonly range?: { readonly start: Place; readonly end: Place }; readonly newText?: string; readonly text?: string }
interface EditCase extends Omit<CorpusCase, 'change'> {
  readonly change: {
    readonly kind: string
    readonly messages?: readonly { readonly fix?: { readonly range: readonly [number, number]; readonly text: string } | null }[]
    readonly should_fix?: unknown
    readonly edits?: readonly ServerEdit[]
    readonly changes?: readonly ServerEdit[]
  }
}

const folder = editCases()

function cases(context: TestContext, name: string): readonly EditCase[] {
  return suite<EditCase>(folder ?? context.skip('needs ../shared/cases'), name)
}

/** Returns the offset of a place as servers count it: a line ends at LF, CRLF or a lone CR. */
function offsetOf(text: string, { line, character }: Place): number {
  if (line < 0) return 0
  const ends = [...text.matchAll(/\r\n|\n|\r/gu)]
  if (line > ends.length) return text.length
  const before = ends[line - 1]
  const start = line === 0 || before === undefined ? 0 : before.index + before[0].length
  const next = ends[line]
  return Math.max(start, Math.min(start + character, next?.index ?? text.length))
}

/** Returns the two ends of a range as servers mean it, whichever comes first. */
function rangeOf(text: string, { range }: ServerEdit): readonly [number, number] {
  if (range === undefined) return [0, text.length]
  const [start, end] = [offsetOf(text, range.start), offsetOf(text, range.end)]
  return start <= end ? [start, end] : [end, start]
}

/** Returns the steps of a case, each a list of edits over what the step before made. */
function stepsOf({ change }: EditCase): ((text: string, marked: boolean) => TextEdit[])[] {
  const edit = (text: string, one: ServerEdit): TextEdit => {
    const [start, end] = rangeOf(text, one)
    return { start, end, text: one.newText ?? one.text ?? '' }
  }
  if (change.kind === 'eslint_fixes') {
    const fixes = change.should_fix === false ? [] : (change.messages ?? []).flatMap(({ fix }) => fix ?? [])
    // To a linter, -1 is the place of a byte-order mark, there or not.
    return [(_, marked) => fixes.map(({ range, text }) => ({ start: marked ? range[0] : Math.max(0, range[0]), end: range[1], text }))]
  }
  const all = change.edits ?? change.changes ?? []
  if (change.kind === 'lsp_text_edits_simultaneous') return [(text) => all.map((one) => edit(text, one))]
  return all.map((one) => (text: string) => [edit(text, one)])
}

function judge(one: EditCase): Ending {
  const [path = ''] = Object.keys(one.before)
  const memory = inMemory(written(one.before))
  const first = memory.files.get(path)
  let bytes = first?.kind === 'file' ? first.bytes : raw('')
  const refusals: string[] = []
  for (const step of stepsOf(one)) {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    const mark = text.startsWith('\ufeff') ? 1 : 0
    const proposal = { files: [{ path, sha256: sha256(bytes), edits: step(text.slice(mark), mark > 0) }], moves: [] }
    const draft = lowerProposal('', proposal as unknown as Parameters<typeof lowerProposal>[1], { base: null, entries: new Map([[path, { kind: 'file', mode: '100644', bytes }]]) }, sha256)
    if (!draft.ok) {
      refusals.push(...draft.refusals.map(({ code, detail }) => `${code} ${detail ?? ''}`))
      break
    }
    bytes = draft.value.files[0]?.after?.bytes ?? bytes
  }
  const wanted = one.after?.[path]
  const after = typeof wanted === 'string' ? utf8(wanted) : null
  const failed = (what: string): Ending => ({ failed: `${what}; ${refusals.join(', ')}; ${JSON.stringify(new TextDecoder().decode(bytes))}` })
  const same = after !== null && Buffer.compare(Buffer.from(bytes), Buffer.from(after)) === 0
  switch (one.strict_verdict) {
    case 'apply': case 'no-op': return refusals.length === 0 && same ? 'passed' : failed('should end as after')
    case 'refuse': case 'differs-from-source': return refusals.length > 0 ? 'passed' : failed('should be refused')
    default: return failed(`an unknown verdict ${String(one.strict_verdict)}`)
  }
}

test('edits of linters and language servers end as they should', (context) => {
  const tallies = ['eslint-source-code-fixer', 'lsp-textdocument'].map((name) =>
    tally(name, new Map(cases(context, name).map((one) => [one.id, judge(one)]))))
  console.log(table(tallies))
  expect(tallies.flatMap(({ failures }) => failures)).toEqual([])
})
