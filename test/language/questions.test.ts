/** The other questions to a real server: imports, formatting, actions, and every read, all of one Go module and one running gopls. */
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { Outcome } from '../../src/base/outcome.js'
import type { CodeAction } from '../../src/engine/language.js'
import { needs } from '../needs.js'
import { after, type Files } from './asking.js'
import { serve, type Served } from './serving.js'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const MAIN = 'package main\n\nimport "example.com/x/core"\n\nfunc main() { println(core.Greet("a")) }\n'
const FILES: Files = {
  'go.mod': 'module example.com/x\n\ngo 1.20\n', 'core/core.go': 'package core\n\n// Greet greets.\nfunc Greet(name string) string { return "hi " + name }\n', 'main.go': MAIN,
  'core/rough.go': 'package core\n\nfunc rough()   int {\n  return 1 }\n', 'core/wild.go': 'package core\n\nimport (\n\t"os"\n)\n\nvar upper = strings.ToUpper("a")\n',
  'core/fill.go': 'package core\n\ntype pair struct{ a, b int }\n\nvar made = pair{}\n\nfunc unused(n int) int { return n + n }\n',
}

let served: Served | null = null
beforeEach((context) => {
  const gopls = needs('gopls', context)
  served ??= serve(FILES, [gopls])
})
afterAll(async () => { await served?.language.close() })

function language(): Served['language'] {
  if (served === null) throw new Error('nothing is served')
  return served.language
}

function at(path: string, word: string): { readonly path: string; readonly start: number; readonly end: number } {
  const start = (FILES[path] ?? '').indexOf(word)
  return { path, start, end: start }
}

test('organize-imports changes the imports only', async () => {
  expect(after(FILES, await language().propose({ ask: 'organize-imports', path: 'core/wild.go' }))).toMatchObject({
    files: { 'core/wild.go': 'package core\n\nimport "strings"\n\nvar upper = strings.ToUpper("a")\n' },
  })
  expect(await language().propose({ ask: 'organize-imports', path: 'main.go' })).toMatchObject({ ok: true, value: { files: [] } })
})

test('format is the server\'s', async () => {
  expect(after(FILES, await language().propose({ ask: 'format', path: 'core/rough.go' }))).toMatchObject({ files: { 'core/rough.go': 'package core\n\nfunc rough() int {\n\treturn 1\n}\n' } })
})

test('actions come with their edits, source actions by kind only, and commands are barred', async () => {
  const found: Outcome<readonly CodeAction[]> = await language().actions({ ask: 'actions', at: at('core/fill.go', '{}\n\nfunc'), kind: null })
  expect(found.ok).toBe(true)
  const actions = found.ok ? found.value : []
  expect(actions.some(({ kind }) => kind.startsWith('source'))).toBe(false)
  for (const { proposal, bar, refusals } of actions) expect(bar !== undefined || refusals !== undefined || proposal.files.length > 0).toBe(true)
  const fill = actions.find(({ title }) => /fill/iu.test(title))
  expect(fill?.proposal.files[0]?.edits.map(({ text }) => text).join('')).toContain('a: 0')
})

test('every read answers in the shapes of the TypeScript lane', async () => {
  const read = language().read
  const here = at('main.go', 'Greet')
  expect(await read({ ask: 'definition', at: here })).toMatchObject({ value: { definitions: [{ path: 'core/core.go', line: 4, character: 6, end: { line: 4, character: 11 } }] } })
  expect(await read({ ask: 'references', at: here })).toMatchObject({ value: { references: [{ path: 'core/core.go', line: 4 }, { path: 'main.go', line: 5, text: MAIN.split('\n')[4] }] } })
  expect(JSON.stringify(await read({ ask: 'hover', at: here }))).toContain('Greet greets.')
  expect(await read({ ask: 'calls', at: at('core/core.go', 'Greet(') })).toMatchObject({ value: { calls: { of: { name: 'Greet' }, incoming: [{ from: { name: 'main', path: 'main.go' }, at: [{ line: 5 }] }] } } })
  expect(await read({ ask: 'symbols', path: 'core/core.go', query: '' })).toMatchObject({ value: { symbols: [{ name: 'Greet', kind: 'function', line: 4 }] } })
  expect(JSON.stringify(await read({ ask: 'symbols', path: null, query: 'Greet' }))).toContain('"path":"core/core.go","line":4')
  expect(await read({ ask: 'diagnostics', paths: ['core/wild.go', 'main.go', 'none.go'] })).toMatchObject({ value: { diagnostics: [
    { path: 'core/wild.go', checked: true, items: [{ severity: 'error' }, { severity: 'error' }] }, { path: 'main.go', checked: true, items: [] }, { path: 'none.go', checked: false },
  ] } })
})

test('what is not there to be asked is refused by name', async () => {
  expect(await language().read({ ask: 'hover', at: { path: 'main.go', start: 9000, end: 9000 } })).toMatchObject({ refusals: [{ code: 'out_of_bounds' }] })
  expect(await language().propose({ ask: 'move-symbol', at: at('core/core.go', 'Greet('), to: 'core/more.go' })).toMatchObject({ refusals: [{ code: 'symbol_move_refused' }] })
  expect(await language().propose({ ask: 'rename', at: at('core/core.go', 'return'), name: 'x' })).toMatchObject({ refusals: [{ code: 'rename_refused' }] })
  expect(await language().propose({ ask: 'rename', at: at('core/core.go', 'Greet('), name: 'no name' })).toMatchObject({ refusals: [{ code: 'rename_conflict' }] })
})
