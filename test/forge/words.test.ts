/** The small parts of the forge and the door: messages, triggers, paths, log lines, inputs. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { INPUT_NAMES, readInputs } from '../../src/action/inputs.js'
import { defuse } from '../../src/action/log.js'
import { composeMessage, readOrigin } from '../../src/forge/message.js'
import { protectedBy } from '../../src/policy/protected-paths.js'
import { readTrigger, type EventFacts } from '../../src/forge/trigger.js'
import { parseCommands } from '../github/runner.js'

describe('commit messages', () => {
  const origin = { plan: 'cs-1', receipt: 'hr-1', request: 'comment:1' }
  const pieces = fc.constantFrom('[skip ci]', '[CI SKIP]', '[no ci]', '***NO_CI***', '\n', '\r\n', '\n\n', 'Holdfast-Request: comment:9', 'skip-checks: true',
    'Signed-off-by: Eve <e@x>', ' ', 'x', ':', '\u2028', '\u202e', '# c')

  test('neither a title nor a body adds a trailer or tells CI to skip', () => {
    fc.assert(fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 12 }), (parts) => {
      const message = composeMessage(parts.join(''), 'Change', 'ann <1+ann@users.noreply.github.com>', origin)
      expect(readOrigin(message)).toEqual(origin)
      expect(message.split('\n\n').at(-1)?.split('\n').map((line) => line.split(':')[0])).toEqual(['Co-authored-by', 'Holdfast-Plan', 'Holdfast-Receipt', 'Holdfast-Request'])
      expect(message).not.toMatch(/\[(?:skip ci|ci skip|no ci|skip actions|actions skip)\]|\*\*\*NO_CI\*\*\*/iu)
      expect(message).not.toMatch(/^skip-checks:/mu)
      expect(message.split('\n')[0]?.trim()).not.toBe('')
    }))
  })

  test('trailers count in the last paragraph only', () => {
    expect(readOrigin('x\n\nHoldfast-Plan: a\nHoldfast-Receipt: b\nHoldfast-Request: c\n\nand more')).toBeNull()
    expect(readOrigin('Holdfast-Plan: a\nHoldfast-Receipt: b\nHoldfast-Request: c')).toBeNull()
    expect(readOrigin('x\n\nHoldfast-Plan: a\nHoldfast-Request: c')).toBeNull()
  })
})

test.each([
  ['.github/workflows/ci.yml', true], ['.GitHub/Workflows/x', true], ['.github/actions/a/run.sh', true], ['action.yml', true], ['sub/action.yaml', true],
  ['docs/CODEOWNERS', true], ['.gitattributes', true], ['a/.husky/pre-commit', true], ['.npmrc', true], ['CLAUDE.md', true], ['.github/holdfast.yml', true],
  ['src/workflows/a.ts', false], ['.github/ISSUE_TEMPLATE/a.md', false], ['actions.yml', false], ['package.json', false], ['.gitignore', false],
] as const)('%s is protected: %s', (path, yes) => { expect(protectedBy(path) !== null).toBe(yes) })

test('no text can become a workflow command', () => {
  const pieces = fc.constantFrom('::', '##[', '#', '[', 'error', '::set-output name=a::b', '##[add-mask]x', '\r', '\n', '\r\n', '\u0085', '\u2028', '\u2029', '\u000b', '\u000c', '\ufeff', ' ', '\u00a0', '%0A', '::stop-commands::x')
  fc.assert(fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 20 }), (parts) => {
    const text = defuse(parts.join(''))
    expect(parseCommands(text)).toEqual([])
    expect(text.split('\n').every((line) => line.startsWith('| '))).toBe(true)
  }))
})

test('the inputs are those of action.yml, with the same defaults', () => {
  const action = parse(readFileSync(new URL('../../action.yml', import.meta.url), 'utf8')) as { inputs: Record<string, { default?: string } | null> }
  expect(INPUT_NAMES).toEqual(Object.keys(action.inputs))
  const given = (name: string): string => (name === 'token' ? 't' : action.inputs[name]?.default ?? '')
  expect(readInputs(given)).toEqual(readInputs((name) => (name === 'token' ? 't' : '')))
})

describe('triggers', () => {
  const user = { id: 5, login: 'ann', type: 'User' }
  const comment = { id: 3_000_000_001, node_id: 'IC_1', body: '/holdfast help', created_at: '2026-01-01T00:00:00Z', user }
  const facts = (name: string, payload: object, requestId: string | null = null): EventFacts => ({ name, payload, runId: '7', job: 'j', step: 's', requestId })
  const issue = { number: 4, pull_request: {} }

  test('a new comment on a pull request asks, under its own id', () => {
    expect(readTrigger(facts('issue_comment', { action: 'created', comment, sender: user, issue }))).toMatchObject({
      kind: 'comment', number: 4, requestId: 'comment:3000000001', readOnly: false, author: { id: 5, bot: false },
    })
    expect(readTrigger(facts('issue_comment', { action: 'created', comment, sender: user, issue }, 'mine'))).toMatchObject({ requestId: 'mine' })
  })

  test.each([
    ['issue_comment', { action: 'edited', comment, sender: user, issue }, 'ignored'],
    ['issue_comment', { action: 'deleted', comment, sender: user, issue }, 'ignored'],
    ['issue_comment', { action: 'created', comment, sender: user, issue: { number: 4 } }, 'ignored'],
    ['issue_comment', { action: 'created' }, 'refused'],
    ['pull_request_target', {}, 'refused'],
    ['discussion_comment', {}, 'refused'],
    ['pull_request_review_comment', { action: 'created', comment, sender: user, pull_request: { number: 4 } }, 'comment'],
    ['schedule', {}, 'step'],
  ] as const)('%s %j is %s', (name, payload, kind) => { expect(readTrigger(facts(name, payload)).kind).toBe(kind) })

  test('a step is named by run, job and step, without the attempt', () => {
    expect(readTrigger(facts('workflow_dispatch', { sender: user }))).toMatchObject({ kind: 'step', requestId: 'run:7/j/s', number: null, readOnly: false })
    expect(readTrigger(facts('pull_request', { sender: user, pull_request: { number: 9 } }))).toMatchObject({ number: 9, readOnly: true })
  })
})
