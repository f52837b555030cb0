/** The policy file: what it says, where it is wrong, and that no rule of it ever widens. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePolicy } from '../../src/policy/parse.js'
import { readRules } from '../../src/policy/rules.js'
import type { Question, Role, Rules } from '../../src/engine/rules.js'

const PATH = '.github/holdfast.yml'
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

function rules(text: string): Rules {
  return readRules({ kind: 'text', path: PATH, bytes: bytes(text) })
}

function ask(by: Rules, question: Partial<Question>): string[] {
  return by.decide({ operation: 'apply', paths: ['src/a.ts'], role: 'write', bot: false, ...question }).map(({ code, path }) => (path === undefined ? code : `${code} ${path}`))
}

describe('where a policy file is wrong', () => {
  test.each([
    ['unknown member', 'version: 1\npath: []\n', '2:1', 'there is no member path; did you mean paths?'],
    ['unknown member in a list', 'paths:\n  - match: a\n    denny: true\n', '3:5', 'paths[0].denny; did you mean deny?'],
    ['unknown operation', 'roles:\n  merge: admin\n', '2:3', 'there is no member roles.merge; known are read,'],
    ['a key twice', 'ask: true\nask: false\n', '2:1', 'keys must be unique'],
    ['wrong type', 'roles:\n  apply: 3\n', '2:10', 'roles.apply is'],
    ['too low a role', 'roles:\n  apply: read\n', '2:10', 'roles.apply is'],
    ['a pattern that is none', 'protected:\n  - "src/**"\n  - "!src/a"\n', '3:5', 'a pattern cannot be negated'],
    ['a pattern in a list', 'paths:\n  - match:\n      - ok\n      - ../up\n    deny: true\n', '4:9', 'a pattern has no "." or ".." in it'],
    ['a rule that says nothing', 'paths:\n  - match: a\n', '2:5', 'say deny, require or approvals'],
    ['an opening for anybody', 'open:\n  - match: action.yml\n', '2:5', 'open[0].require'],
    ['a limit lowered', 'limits:\n  files: 3\n', '2:10', 'and must be at least 16'],
    ['a limit past its ceiling', 'limits: { files: 501 }\n', '1:18', 'limits.files'],
    ['bots by name', 'bots: [dependabot]\n', '1:8', 'bots[0]'],
    ['an alias', 'protected: &x [a]\nbots: *x\n', '1:15', 'there are no anchors'],
    ['a tag', 'ask: !yes true\n', '1:6', 'tag'],
    ['a merge key', 'branches:\n  <<: { default: true }\n', '2:3', 'merge keys'],
    ['two documents', 'ask: true\n---\nask: false\n', '2:1', 'documents'],
    ['no YAML', 'paths: [\n', null, ''],
    ['a list', '- a\n', '1:1', 'the policy is an array'],
  ] as const)('%s', (_, text, position, words) => {
    const read = parsePolicy(PATH, bytes(text))
    expect(read.ok).toBe(false)
    const [first] = read.ok ? [] : read.refusals
    expect(first).toMatchObject({ code: 'invalid_policy', path: PATH })
    if (position !== null) expect(first?.position).toBe(position)
    expect(first?.detail).toContain(words)
  })

  test.each([
    ['bombs of aliases', `a: &a [x]\n${Array.from({ length: 60 }, (_, i) => `b${String(i)}: &b${String(i)} [*a, *a]`).join('\n')}\n`],
    ['depth', `x: ${'['.repeat(100_000)}`], ['depth in blocks', `${'- '.repeat(5000)}a\n`], ['size', `# ${'x'.repeat(256 * 1024)}\n`],
    ['bytes that are no UTF-8', null],
  ] as const)('%s end at once', (_, text) => {
    const began = performance.now()
    expect(parsePolicy(PATH, text === null ? Uint8Array.from([0x61, 0xff]) : bytes(text)).ok).toBe(false)
    expect(performance.now() - began).toBeLessThan(2000)
  })

  test('an empty file, one of comments, and none at all say the same', () => {
    for (const by of [rules(''), rules('# nothing\n'), rules('version: 1\n'), readRules({ kind: 'absent', path: PATH })]) {
      expect(ask(by, {})).toEqual([])
      expect(ask(by, { paths: ['src/a.ts', '.github/workflows/ci.yml'] })).toEqual(['protected_path .github/workflows/ci.yml'])
      expect(by.branches).toEqual({ default: false, protected: false })
    }
  })

  test('what is no policy refuses every write, and says so', () => {
    for (const by of [rules('nope: 1\n'), readRules({ kind: 'absent', path: 'other.yml' }), readRules({ kind: 'unreadable', path: PATH, why: 'no regular file' })]) {
      expect(ask(by, { role: 'admin' })[0]).toMatch(/^invalid_policy/u)
      expect([by.floor('read'), by.cells.run]).toEqual(['write', 'never'])
    }
  })
})

describe('the decision', () => {
  const POLICY = `
roles: { undo: maintain }
paths:
  - { match: "infra/**", deny: true }
  - { match: "pay/**", require: maintain }
  - { match: "db/**", approvals: 2 }
protected: ["deploy/**"]
open:
  - { match: ".github/workflows/**", require: admin }
`
  const by = rules(POLICY)
  test.each([
    [{}, []],
    [{ role: 'triage' as Role }, ['not_authorised']],
    [{ operation: 'undo' }, ['approval_required']], [{ operation: 'undo', role: 'maintain' as Role }, []],
    [{ paths: ['INFRA/x'], role: 'admin' as Role }, ['path_denied INFRA/x']],
    [{ paths: ['pay/a'] }, ['approval_required pay/a']], [{ paths: ['pay/a'], role: 'maintain' as Role }, []],
    [{ paths: ['db/a'], role: 'admin' as Role }, ['approval_required db/a']],
    [{ paths: ['deploy/x'], role: 'admin' as Role }, ['protected_path deploy/x']],
    [{ paths: ['.github/workflows/a'] }, ['approval_required .github/workflows/a']], [{ paths: ['.github/workflows/a'], role: 'admin' as Role }, []],
    [{ paths: ['.GitHub/workflows/a'], role: 'admin' as Role }, ['protected_path .GitHub/workflows/a']],
    [{ paths: ['.github/holdfast.yml'], role: 'admin' as Role }, ['protected_path .github/holdfast.yml']],
    [{ paths: ['src/a', 'infra/b', 'pay/c', 'deploy/d'] }, ['path_denied infra/b', 'protected_path deploy/d', 'approval_required pay/c']],
  ] as const)('%j: %j', (question, codes) => { expect(ask(by, question)).toEqual(codes) })

  test.each([
    // Approving needs the role of the whole set, somebody else's plan, and enough people.
    ['pay/a', 'maintain', { own: false, approvers: ['maintain'] }, []],
    ['pay/a', 'write', { own: false, approvers: ['write'] }, ['not_authorised']],
    ['pay/a', 'maintain', { own: true, approvers: [] }, ['approval_required']],
    ['db/a', 'write', { own: false, approvers: ['write'] }, ['approval_required db/a']],
    ['db/a', 'write', { own: false, approvers: ['write', 'write'] }, []],
    ['db/a', 'write', { own: false, approvers: ['none', 'write'] }, ['approval_required db/a']],
    ['src/a', 'write', { own: false, approvers: ['write'] }, []],
    ['infra/a', 'admin', { own: false, approvers: ['admin'] }, ['path_denied infra/a']],
  ] as const)('approving %s as %s with %j: %j', (path, role, support, codes) => {
    expect(ask(by, { paths: [path], role, support: { approving: true, ...support } })).toEqual(codes)
  })

  test('nobody is asked where the policy says so, and bots approve nothing', () => {
    expect(ask(rules(`ask: false\n${POLICY}`), { paths: ['pay/a'] })).toEqual(['not_authorised pay/a'])
    expect(ask(by, { bot: true, support: { approving: true, own: false, approvers: ['write'] } })).toEqual(['not_authorised'])
  })

  test('adding a rule never widens', () => {
    const pattern = fc.constantFrom('src/**', 'pay/**', '*.ts', '/db', 'a*', '**/x/**', '.github/workflows/**', '{src,db}/**')
    const rule = fc.oneof(
      fc.record({ match: pattern, deny: fc.constant(true) }), fc.record({ match: pattern, require: fc.constantFrom('maintain', 'admin') }),
      fc.record({ match: pattern, approvals: fc.integer({ min: 1, max: 3 }) }))
    const roles = fc.constantFrom<Role>('read', 'write', 'maintain', 'admin')
    const question = fc.record({
      operation: fc.constantFrom('apply', 'undo', 'edit'), role: roles, bot: fc.boolean(),
      paths: fc.array(fc.constantFrom('src/a.ts', 'pay/x/b', 'db/c.sql', 'a/x/y', '.github/workflows/ci.yml', 'SRC/Q.TS'), { minLength: 1, maxLength: 4 }),
      support: fc.record({ approving: fc.boolean(), own: fc.boolean(), approvers: fc.array(roles, { maxLength: 3 }) }),
    })
    const open = fc.array(fc.record({ match: pattern, require: fc.constantFrom('maintain', 'admin') }), { maxLength: 1 })
    fc.assert(fc.property(fc.array(rule, { maxLength: 4 }), rule, fc.nat(4), fc.boolean(), open, pattern, question, (paths, added, at, asking, opened, guarded, asked) => {
      const text = (list: readonly object[], protect: readonly string[]): string => JSON.stringify({ paths: list, ask: asking, open: opened, protected: protect })
      if (rules(text(paths, [])).decide(asked).length === 0) return
      expect(rules(text(paths.toSpliced(at, 0, added), [])).decide(asked)).not.toEqual([])
      expect(rules(text(paths, [guarded])).decide(asked)).not.toEqual([])
    }), { numRuns: 500 })
  })
})
