/**
 * The policy file: YAML 1.2 of one document, at most 256 KiB, without anchors, aliases, tags and merge keys, judged by the schema.
 * Every problem names line and column of the file, both from 1.
 */
import { isAlias, isMap, isPair, isScalar, LineCounter, parseDocument, visit, type Document, type Node } from 'yaml'
import { z } from 'zod'
import { decodeStrict } from '../base/encoding.js'
import { nearest } from '../base/nearest.js'
import { ok, refuse, settle, type Outcome } from '../base/outcome.js'
import type { Refusal } from '../base/refusal.js'
import { issueWords, memberName } from '../changeset/issues.js'
import { POLICY_BYTES } from '../engine/rules.js'
import { policySchema, type Policy } from './schema.js'

const MAX_PROBLEMS = 20
const MAX_DEPTH = 32

type Way = readonly PropertyKey[]

/** A policy file while it is judged. */
interface Source {
  readonly path: string
  readonly lines: LineCounter
  readonly document: Document.Parsed
}

function problem(path: string, detail: string, at?: { readonly line: number; readonly col: number }): Refusal {
  const place = at === undefined ? {} : { position: `${String(at.line)}:${String(at.col)}` }
  return { code: 'invalid_policy', path, ...place, detail: at === undefined ? detail : `line ${String(at.line)}, column ${String(at.col)}: ${detail}` }
}

/** Returns whether the text nests deeper than any policy does, so deep that reading it may not end well. */
function isDeep(text: string): boolean {
  let depth = 0
  for (const c of text) {
    if (c === '[' || c === '{') depth++
    else if (c === ']' || c === '}') depth--
    if (depth > MAX_DEPTH) return true
  }
  return text.split('\n').some((line) => /^(?:[ \t]*[-?:](?=[ \t])){33}/u.test(line) || /^ {1024}/u.test(line))
}

/** Returns a refusal for everything that a policy file has no use for. */
function foreign({ path, lines, document }: Source): Refusal[] {
  const found: Refusal[] = []
  const add = (node: Node, what: string): void => {
    found.push(problem(path, what, lines.linePos(node.range?.[0] ?? 0)))
  }
  visit(document, {
    Alias: (_, node) => add(node, 'there are no aliases in a policy'),
    Node: (_, node) => {
      if (!isAlias(node) && (node.anchor ?? '') !== '') add(node, 'there are no anchors in a policy')
      else if (node.tag !== undefined && !node.tag.startsWith('tag:yaml.org,2002:')) add(node, 'there are no tags in a policy')
    },
    Pair: (_, pair) => {
      if (isScalar(pair.key) && pair.key.value === '<<') add(pair.key, 'there are no merge keys in a policy')
      else if (!isScalar(pair.key) || typeof pair.key.value !== 'string') add(pair.key as Node, 'a key is a word')
    },
  })
  return found
}

/** Returns the node at the end of a way into the document, or the nearest one above it. */
function nodeAt(document: Document.Parsed, way: Way): Node | null {
  for (let length = way.length; length > 0; length--) {
    const node = document.getIn(way.slice(0, length), true)
    if (node !== undefined && node !== null) return node as Node
  }
  return document.contents
}

/** Returns the key of a member, where the map at `way` has it. */
function keyAt(document: Document.Parsed, way: Way, name: string): Node | null {
  const map = way.length === 0 ? document.contents : document.getIn(way, true)
  if (!isMap(map)) return null
  const pair = map.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === name)
  return (pair?.key ?? null) as Node | null
}

/** Returns the members that the object at a way may have. */
function membersAt(way: Way): string[] {
  let schema: z.core.$ZodType = policySchema
  for (const step of [...way, null]) {
    while (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) schema = schema.unwrap()
    if (step === null) break
    if (schema instanceof z.ZodObject) schema = (schema.shape as Readonly<Record<string, z.core.$ZodType>>)[String(step)] ?? schema
    else if (schema instanceof z.ZodArray) schema = schema.element
  }
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

/** Returns what an issue of the schema says, each with its place in the file. */
function tellIssue(issue: z.core.$ZodIssue, { path, lines, document }: Source): Refusal[] {
  const at = (node: Node | null): { readonly line: number; readonly col: number } => lines.linePos(node?.range?.[0] ?? 0)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const [near] = nearest(key, membersAt(issue.path))
      const known = near === undefined ? `; known are ${membersAt(issue.path).join(', ')}` : `; did you mean ${near}?`
      return problem(path, `there is no member ${memberName([...issue.path, key])}${known}`, at(keyAt(document, issue.path, key)))
    })
  }
  if (issue.code === 'invalid_union') {
    // A pattern stands alone or in a list: whichever it is, only its own problems help.
    const kind = issue.errors.find((errors) => errors.some(({ path: [...way], code }) => way.length > 0 || code !== 'invalid_type'))
    if (kind !== undefined) return kind.flatMap((inner) => tellIssue({ ...inner, path: [...issue.path, ...inner.path] }, { path, lines, document }))
  }
  const words = issueWords(issue, document.toJS({ maxAliasCount: 0 }), policySchema, { root: 'the policy' })
  return [problem(path, words, at(nodeAt(document, issue.path)))]
}

function parseText(path: string, text: string): Outcome<Policy> {
  if (isDeep(text)) return refuse(problem(path, `it nests deeper than ${String(MAX_DEPTH)} levels`))
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true, version: '1.2', schema: 'core', stringKeys: false })
  const broken = [...document.errors, ...document.warnings]
    .map(({ message, pos: [offset] }) => problem(path, message.split('\n')[0] ?? message, lines.linePos(offset)))
  const source: Source = { path, lines, document }
  const refusals = broken.length > 0 ? broken : foreign(source)
  if (refusals.length > 0) return settle(refusals.slice(0, MAX_PROBLEMS), () => policySchema.parse({}))
  const judged = policySchema.safeParse(document.toJS({ maxAliasCount: 0 }) ?? {})
  if (judged.success) return ok(judged.data)
  const told = judged.error.issues.flatMap((issue) => tellIssue(issue, source))
  return { ok: false, refusals: told.slice(0, MAX_PROBLEMS) }
}

/** Returns the policy that the bytes of a file spell; an empty file is one without rules of its own. Refuses: invalid_policy. */
export function parsePolicy(path: string, bytes: Uint8Array): Outcome<Policy> {
  if (bytes.length > POLICY_BYTES) return refuse(problem(path, `it is larger than ${String(POLICY_BYTES / 1024)} KiB`))
  const text = decodeStrict(bytes)
  return text === null ? refuse(problem(path, 'it is not valid UTF-8')) : parseText(path, text.replace(/^\ufeff/u, ''))
}
