import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { Ajv2020 as Ajv } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import type { Input } from '../../src/cli/world.js'
import { folder, git, json, put, repository, run, TERMINAL } from './running.js'

const VERBS = ['read', 'search', 'anchors', 'edit', 'preview', 'apply', 'import', 'status', 'discard', 'plans', 'receipts', 'undo', 'check', 'tx', 'gc', 'config', 'doctor', 'schema', 'demo', 'mcp', 'completion']
const OFF = ['samples']

describe('help', () => {
  test('names every verb that is there, and none that is not', async () => {
    const { code, out } = await run('/', ['--help'])
    expect(code).toBe(0)
    for (const verb of VERBS) expect(out).toMatch(new RegExp(`^  ${verb}\\b`, 'mu'))
    for (const verb of OFF) expect(out).not.toMatch(new RegExp(`^  ${verb}\\b`, 'mu'))
  })

  test.each(VERBS)('of %s says how it is called', async (verb) => {
    const { code, out } = await run('/', [verb, '--help'])
    expect(code).toBe(0)
    expect(out).toContain(`Usage: holdfast ${verb}`)
    expect(out).toContain('-C <DIR>')
    expect((await run('/', ['help', verb])).out).toBe(out)
  })

  test('with --json is one object', async () => {
    expect(await json('/', ['--help'])).toMatchObject({ code: 0, outcome: 'ok', help: expect.stringContaining('Usage: holdfast') })
    expect(await json('/', ['--version'])).toMatchObject({ code: 0, outcome: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+/u) })
  })
})

describe('a bad command line', () => {
  test.each<[string, string[], RegExp]>([
    ['no verb', [], /name a verb/u],
    ['an unknown verb', ['aply'], /there is no verb aply; did you mean apply\?/u],
    ['a verb like none', ['qqqqqq'], /holdfast --help/u],
    ['an unknown option', ['read', 'a', '--lines'], /read has no option --lines/u],
    ['an operand too few', ['read'], /PATH/u],
    ['an operand too many', ['status', 'cs-000000000000', 'x'], /status takes PLAN_ID and no more/u],
    ['an option without its value', ['read', 'a', '--max-tokens'], /--max-tokens <N>/u],
    ['a number that is none', ['read', 'a', '--max-tokens', 'x'], /--max-tokens/u],
    ['a number out of bounds', ['read', 'a', '--max-tokens', '0'], /--max-tokens/u],
    ['-C without a directory', ['plans', '-C'], /-C/u],
    ['two places to land', ['apply', 'x', '--commit', '--branch', 'b'], /exclude/u],
    ['a document that is not there', ['apply', './cs-000000000000'], /there is no file/u],
    ['a directory for a document', ['preview', '.'], /there is no file/u],
    ['an empty request id', ['undo', 'hr-000000000000', '--request-id', ''], /--request-id/u],
    ['an unknown schema', ['schema', 'nothing'], /changeset/u],
    ['an unknown shell', ['completion', 'tcsh'], /bash/u],
  ])('%s', async (_, argv, message) => {
    const people = await run('/', argv)
    expect(people).toMatchObject({ code: 2, out: '', err: expect.stringMatching(message) })
    const object = await run('/', [...argv, '--json'].filter((word) => word !== '-C'))
    if (argv.at(-1) === '--max-tokens' || argv.includes('-C')) return
    expect(object.code).toBe(2)
    expect(JSON.parse(object.out)).toEqual({ outcome: 'error', message: expect.stringMatching(message) })
    expect(object.err).toBe('')
  })

  test.each(['preview', 'apply', 'edit'])('%s wants no terminal for its document', async (verb) => {
    expect(await run('/', [verb], { stdin: TERMINAL })).toMatchObject({ code: 2, err: expect.stringContaining('standard input') })
    expect(await run('/', [verb, '-'], { stdin: TERMINAL })).toMatchObject({ code: 2 })
  })
})

test.each(OFF)('%s, which is off unless asked for, is refused by name', async (verb) => {
  expect(await json('/', [verb, 'x', '--unknown'])).toMatchObject({ code: 3, outcome: 'refused', refusals: [{ code: 'feature_off' }] })
})

describe('the repository', () => {
  test('is found from any directory in it, and paths stay relative to its root', async () => {
    const directory = repository({ 'src/a.txt': 'one\n' })
    for (const argv of [['-C', join(directory, 'src'), 'read', 'src/a.txt'], ['read', 'src/a.txt', '-C', 'src'], ['read', 'src/a.txt', `-C${directory}`]]) {
      expect(await run(directory, argv)).toMatchObject({ code: 0, out: expect.stringContaining('src/a.txt') })
    }
    expect(await json(directory, ['read', 'a.txt', '-C', 'src'])).toMatchObject({ code: 3, refusals: [{ code: 'missing_file' }] })
  })

  test('is missed by name', async () => {
    expect(await json(folder(), ['plans'], { env: { GIT_CEILING_DIRECTORIES: '/tmp' } })).toMatchObject({ code: 3, refusals: [{ code: 'not_a_repository' }] })
    expect(await json('/', ['plans', '-C', '/no/such/directory'])).toMatchObject({ code: 3, refusals: [{ code: 'not_a_repository' }] })
    const bare = folder()
    git(bare, 'init', '-q', '--bare')
    expect(await json(bare, ['plans'])).toMatchObject({ code: 3, refusals: [{ code: 'not_a_repository' }] })
  })

  test('may be a linked working tree, with plans of its own', async () => {
    const directory = repository({ 'a.txt': 'one\n' })
    const linked = join(folder(), 'linked')
    git(directory, 'worktree', 'add', '-q', linked)
    const document = JSON.stringify({ version: 1, changes: [{ path: 'a.txt', expected_anchor: 'fa:2c8b08da5ce6', hunks: [{ after: 1, lines: ['two'] }] }] })
    expect(await json(linked, ['preview'], { stdin: document })).toMatchObject({ code: 0 })
    expect((await json(linked, ['plans'])).plans).toHaveLength(1)
    expect((await json(directory, ['plans'])).plans).toHaveLength(0)
  })
})

describe('schema', () => {
  test('publishes what the doors judge by', async () => {
    const { schema, code } = await json('/', ['schema', 'changeset'])
    expect(code).toBe(0)
    const validate = new Ajv({ strict: false }).compile(schema)
    expect(validate({ version: 1, changes: [{ path: 'a', expected_anchor: 'fa:000000000000', hunks: [{ start: 1, end: '2#ab3f', lines: ['x'] }] }] })).toBe(true)
    for (const wrong of [{}, { version: 2, changes: [] }, { version: 1 }, { version: 1, patch: '' }, { version: 1, changes: [{ path: 'a', hunks: [{ start: 1, lines: [] }] }] }]) {
      expect(validate(wrong)).toBe(false)
    }
    expect(JSON.parse((await run('/', ['schema', 'changeset'])).out)).toEqual(schema)
  })

  test('without a name gives all of them as one', async () => {
    const { schema } = await json('/', ['schema'])
    expect(Object.keys(schema.$defs)).toEqual(['changeset', 'edit', 'transaction', 'receipt', 'refusal', 'answer', 'config'])
    new Ajv({ strict: false }).compile(schema)
  })

  test('has the policy file', async () => {
    const { schema } = await json('/', ['schema', 'config'])
    const validate = new Ajv({ strict: false }).compile(schema)
    expect(validate({ roles: { undo: 'maintain' }, paths: [{ match: ['a/**'], require: 'admin', approvals: 2 }], bots: [1], limits: { files: 20 } })).toBe(true)
    for (const wrong of [{ role: {} }, { paths: [{ match: 'a', require: 'write' }] }, { bots: ['x'] }, { limits: { files: 1 } }]) expect(validate(wrong)).toBe(false)
  })
})

describe('config check', () => {
  test('judges the file of the repository, or the one that is named, by line and column', async () => {
    const directory = folder()
    execFileSync('git', ['init', '-q', directory])
    expect(await json(directory, ['config', 'check'])).toMatchObject({ code: 0, config: { path: '.github/holdfast.yml', present: false } })
    mkdirSync(join(directory, '.github'))
    put(directory, '.github/holdfast.yml', 'paths:\n  - match: "src/**"\n    requires: maintain\n')
    const refused = await json(directory, ['config', 'check'])
    expect(refused).toMatchObject({ code: 3, outcome: 'refused', refusals: [{ code: 'invalid_policy', path: '.github/holdfast.yml', position: '3:5' }, {}] })
    expect(refused.refusals[0].message).toContain('line 3, column 5: there is no member paths[0].requires; did you mean require?')
    put(directory, 'good.yml', 'ask: false\n')
    expect(await json(directory, ['config', 'check', 'good.yml'])).toMatchObject({ code: 0, config: { path: 'good.yml', present: true } })
    expect(await json(directory, ['config', 'check', 'none.yml'])).toMatchObject({ code: 3, refusals: [{ code: 'missing_file' }] })
    expect((await run(directory, ['config', 'chek'])).code).toBe(2)
  })
})

describe('completion', () => {
  test.each(['bash', 'zsh', 'fish'])('for %s knows every verb', async (shell) => {
    const { out, code } = await run('/', ['completion', shell])
    expect(code).toBe(0)
    for (const verb of VERBS) expect(out).toContain(verb)
    expect(out).toContain('dry-run')
    expect(await json('/', ['completion', shell])).toMatchObject({ outcome: 'ok', script: expect.any(String) })
  })

  test('completes in bash', async () => {
    const directory = folder()
    mkdirSync(join(directory, 'a b'))
    put(directory, 'script', (await run('/', ['completion', 'bash'])).out)
    const complete = (...words: readonly string[]): string[] => execFileSync('bash', ['-c', [
      'source ./script', 'COMP_WORDS=("$@")', 'COMP_CWORD=$(($# - 1))', '_holdfast', 'printf "%s\\n" "${COMPREPLY[@]}"',
    ].join('\n'), '-', 'holdfast', ...words], { cwd: directory, encoding: 'utf8' }).trimEnd().split('\n')
    expect(complete('pre')).toEqual(['preview'])
    expect(complete('-C', 'x', 'und')).toEqual(['undo'])
    expect(complete('apply', '--d')).toEqual(['--dry-run'])
    expect(complete('schema', 'ref')).toEqual(['refusal'])
    expect(complete('read', 'a')).toEqual(['a b'])
    expect(complete('plans', 'a')).toEqual([''])
    expect(complete('apply', '--syntax-check', '')).toEqual(['refuse', 'warn', 'off'])
    expect(complete('tx', 'undo')).toEqual(['undo_commit'])
  })
})

describe('output', () => {
  test('is coloured on a terminal only, and never with NO_COLOR', async () => {
    const directory = repository({ 'a.txt': 'one\n' })
    const document = JSON.stringify({ version: 1, changes: [{ path: 'a.txt', expected_anchor: 'fa:2c8b08da5ce6', hunks: [{ after: 1, lines: ['two'] }] }] })
    const preview = async (terminal: boolean, env: Record<string, string>): Promise<string> =>
      (await run(directory, ['preview'], { stdin: document, terminal, env: { TERM: 'xterm', ...env } })).out
    expect(await preview(true, {})).toContain('\u001b[')
    expect(await preview(true, { NO_COLOR: '1' })).not.toContain('\u001b')
    expect(await preview(true, { TERM: 'dumb' })).not.toContain('\u001b')
    expect(await preview(false, {})).not.toContain('\u001b')
  })

  test('shows control characters as escapes to people, and exactly in JSON', async () => {
    const text = 'a\u001b[31mb\rc\u202ed\u200be'
    const directory = repository({ 'a.txt': `${text}\n` })
    for (const argv of [['read', 'a.txt'], ['search', 'a']]) {
      const people = await run(directory, argv)
      expect(people.out).toContain('a\\u{1b}[31mb\\u{d}c\\u{202e}d\\u{200b}e')
      const raw = (await run(directory, [...argv, '--json'])).out
      expect(raw).toMatch(/^[\x20-\x7e]*\n$/u)
      const { lines, matches } = JSON.parse(raw)
      expect((lines ?? matches)[0].text).toBe(text)
    }
  })

  test('survives a reader that goes away, and tells of one that cannot be written to', async () => {
    const directory = repository({ 'a.txt': 'one\n' })
    const failing = (code: string): PassThrough => Object.assign(new PassThrough(), {
      write: function (this: PassThrough, _: string, done: (error: Error) => void) {
        const error = Object.assign(new Error(code), { code })
        done(error)
        this.emit('error', error)
        return false
      },
    })
    const { runCli } = await import('../../src/cli/main.js')
    const { openLocal } = await import('../../src/wiring.js')
    const world = {
      argv: ['read', 'a.txt'], env: process.env, cwd: directory, stdin: TERMINAL as Input, stderr: new PassThrough(), now: Date.now, program: '/nowhere/cli.js',
      onSignal: () => () => undefined, openLocal,
    }
    expect(await runCli({ ...world, stdout: failing('EPIPE') as never })).toBe(0)
    expect(await runCli({ ...world, stdout: failing('ENOSPC') as never })).toBe(1)
  })

  test('is ids and content only with --quiet', async () => {
    const directory = repository({ 'a.txt': 'one\n' })
    const document = JSON.stringify({ version: 1, changes: [{ path: 'a.txt', expected_anchor: 'fa:2c8b08da5ce6', hunks: [{ after: 1, lines: ['two'] }] }] })
    const { out } = await run(directory, ['preview', '--quiet'], { stdin: document })
    expect(out).toMatch(/^cs-[0-9a-f]{64}\n$/u)
    expect((await run(directory, ['apply', '--quiet', out.trim()])).out).toMatch(/^hr-[0-9a-f]{64}\n$/u)
  })
})
