/** From the policy file to the rules that are enforced. */
import type { Refusal } from '../base/refusal.js'
import type { Limits } from '../base/settings.js'
import type { PolicySource, Rules } from '../engine/rules.js'
import { decide, type PathRule, type Statute } from './decide.js'
import { covers, names } from './glob.js'
import { parsePolicy } from './parse.js'
import { protectedBy } from './protected-paths.js'
import { OPERATIONS, policySchema, RAISABLE, type Policy } from './schema.js'

/** The path that a policy has unless it is told otherwise. */
export const POLICY_PATH = '.github/holdfast.yml'

/** Verbs, and operations of receipts, that go under the name of another operation. */
const UNDER: Readonly<Record<string, (typeof OPERATIONS)[number]>> = {
  'search': 'read', 'anchors': 'read', 'plans': 'preview', 'status': 'preview', 'edit': 'apply', 'tx': 'transaction', 'rename': 'refactor',
  'move-symbol': 'refactor', 'move-file': 'refactor', 'organize-imports': 'refactor', 'fix': 'refactor', 'actions': 'refactor', 'code-actions': 'refactor', 'format': 'refactor',
}

function operationOf(word: string): (typeof OPERATIONS)[number] {
  return OPERATIONS.find((name) => name === word) ?? UNDER[word] ?? 'apply'
}

function list(match: string | readonly string[]): readonly string[] {
  return typeof match === 'string' ? [match] : match
}

type Rule = Policy['paths'][number]

function pathRule({ match, deny, require, approvals }: Rule, compile: typeof covers): PathRule {
  const patterns = list(match)
  return { shown: patterns.join(', '), holds: compile(patterns), deny: deny === true, require: require ?? 'write', approvals: approvals ?? 0 }
}

function statuteOf(policy: Policy, path: string): Statute {
  // Wherever the policy lies, whoever changes it changes what everybody may.
  const own = [...policy.protected, `/${path}`].map((pattern) => ({ pattern, holds: covers([pattern]) }))
  return {
    paths: policy.paths.map((rule) => pathRule(rule, covers)),
    openings: policy.open.map((rule) => pathRule(rule, names)),
    protectedBy: (one) => protectedBy(one) ?? own.find(({ holds }) => holds(one))?.pattern ?? null,
    ask: policy.ask,
    floor: (operation) => policy.roles[operationOf(operation)] ?? 'write',
  }
}

function limitsOf({ limits }: Policy): Partial<Limits> {
  return Object.fromEntries(Object.entries(limits).flatMap(([name, value]) => {
    const raised = RAISABLE[name]
    return raised === undefined || value === undefined ? [] : [[raised.limit, value * raised.unit]]
  }))
}

function rulesOf(policy: Policy, path: string): Rules {
  const statute = statuteOf(policy, path)
  return {
    decide: (question) => decide(statute, question), floor: statute.floor,
    trusts: (id) => policy.bots.includes(id),
    branches: policy.branches, limits: limitsOf(policy), allowHidden: policy.allow_hidden, servers: policy.servers, cells: policy.cells,
  }
}

/** Returns the rules of a file that is no policy: whatever else they say, nothing is written. */
function broken(path: string, problems: readonly Refusal[]): Rules {
  const rules = rulesOf(policySchema.parse({ ask: false, servers: { run: 'never' }, cells: { run: 'never' } }), path)
  return { ...rules, decide: (question) => [...problems, ...rules.decide(question)] }
}

/**
 * Returns the rules that a policy file makes. Without one the built-in ones hold; a path that was named and has no file is a
 * mistake, like a file that cannot be read.
 */
export function readRules(source: PolicySource): Rules {
  const { path } = source
  switch (source.kind) {
    case 'absent':
      return path === POLICY_PATH ? rulesOf(policySchema.parse({}), path)
        : broken(path, [{ code: 'invalid_policy', path, detail: 'there is no such file on the default branch' }])
    case 'unreadable': return broken(path, [{ code: 'invalid_policy', path, detail: `it is ${source.why}` }])
    case 'text': {
      const policy = parsePolicy(path, source.bytes)
      return policy.ok ? rulesOf(policy.value, path) : broken(path, policy.refusals)
    }
  }
}
