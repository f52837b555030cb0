/** The contract guard itself: what is wrong must be found, and the pruned descriptions must agree with their sources. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Octokit } from '@octokit/rest'
import { schema } from '@octokit/graphql-schema'
import { GraphQLEnumType, GraphQLInputObjectType, GraphQLUnionType, buildSchema, isInterfaceType, isObjectType, isSpecifiedScalarType } from 'graphql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Client } from './client.js'
import { Contract } from './contract.js'
import type { OpenApi } from './contract.js'
import type { Double } from './double.js'
import { startGitHub } from './double.js'

const folder = join(dirname(fileURLToPath(import.meta.url)), 'contract')
const openapi = JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8')) as OpenApi
const repo = '/repos/octo/app'

describe('requests', () => {
  let github: Double
  let api: Client
  beforeEach(async () => {
    github = await startGitHub({ listen: false, limits: 'none' })
    await github.addRepository('octo/app', { files: { a: { content: 'a' } } })
    api = new Client(github)
  })
  afterEach(async () => {
    await github.close()
  })
  const violations = (): string[] => github.violations.map((each) => each.message)

  it('finds an unknown route and answers 501', async () => {
    expect((await api.rest('GET', `${repo}/nonsense`)).status).toBe(501)
    expect((await api.rest('PUT', `${repo}/git/ref/heads/main`, {})).status).toBe(501)
    expect(violations()).toEqual([expect.stringContaining('nonsense'), expect.stringContaining('PUT')])
  })

  it('finds a bad body, an undocumented member and text that is no JSON', async () => {
    expect((await api.rest('POST', `${repo}/git/blobs`, { content: 5 })).status).toBe(422)
    await api.rest('POST', `${repo}/git/blobs`, { content: 'x', mode: '100644' })
    await api.rest('POST', `${repo}/git/blobs`, '{')
    expect(violations()).toEqual(['body/content must be string', 'body member mode is not documented', 'body is not JSON'])
  })

  it('finds bad query parameters', async () => {
    await api.rest('GET', `${repo}/pulls?state=weird&per_page=500&colour=red`)
    expect(violations()).toHaveLength(3)
  })

  it('finds a bad GraphQL field, argument type, variable and syntax', async () => {
    expect((await api.graphql('{ repository(owner: "octo", name: "app") { nope } }')).errors?.[0]?.message).toContain('nope')
    await api.graphql('{ repository(owner: "octo", name: 5) { id } }')
    await api.graphql('mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }', { input: { branch: {} } })
    await api.graphql('{')
    await api.rest('POST', '/graphql', { variables: {} })
    expect(new Set(github.violations.map((each) => each.index)).size).toBe(5)
  })

  it('wants a user agent and a known version', async () => {
    expect((await api.rest('GET', repo, undefined, { 'x-github-api-version': '1999-01-01' })).status).toBe(400)
    expect((await api.rest('GET', repo, undefined, { 'x-github-api-version': '2022-11-28' })).status).toBe(200)
    expect((await api.rest('GET', `/api/v3${repo}`)).status).toBe(200)
    expect((await api.rest('POST', '/api/graphql', { query: '{ viewer { login } }' })).json).toEqual({ data: { viewer: { login: 'github-actions' } } })
    expect(violations()).toEqual([])
  })
})

describe('octokit', () => {
  it('speaks to it over the socket and in process, with odd branch names', async () => {
    const github = await startGitHub({})
    await github.addRepository('octo/app', { files: { 'dir/ü #1.txt': { content: 'x' } } })
    const branch = 'feat/#12-ü%'
    const oid = await github.commitTo('octo/app', branch, { b: { content: 'b' } })
    const { number } = await github.addPullRequest('octo/app', { head: branch })
    const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
    for (const request of [{ fetch: github.fetch }, {}]) {
      const octokit = new Octokit({ auth: github.token, baseUrl: github.url, request, log: quiet })
      const at = { owner: 'octo', repo: 'app' }
      expect((await octokit.rest.git.getRef({ ...at, ref: `heads/${branch}` })).data.object.sha).toBe(oid)
      expect((await octokit.rest.repos.getBranch({ ...at, branch })).data.commit.sha).toBe(oid)
      expect((await octokit.rest.repos.getContent({ ...at, path: 'dir/ü #1.txt', ref: branch })).status).toBe(200)
      expect((await octokit.rest.pulls.get({ ...at, pull_number: number })).data.head.ref).toBe(branch)
      expect(await octokit.paginate(octokit.rest.issues.listComments, { ...at, issue_number: number })).toEqual([])
      expect(await octokit.graphql('query($b: String!) { repository(owner: "octo", name: "app") { ref(qualifiedName: $b) { target { oid } } } }', { b: `refs/heads/${branch}` })).toEqual({ repository: { ref: { target: { oid } } } })
      await expect(octokit.rest.repos.get({ owner: 'octo', repo: 'none' })).rejects.toMatchObject({ status: 404 })
    }
    expect(github.violations).toEqual([])
    await github.close()
  })
})

describe('answers', () => {
  const contract = Contract.of(openapi)
  const check = (method: string, path: string, status: number, body: unknown): string[] => {
    const match = contract.match(method, path)
    if (match === undefined) throw new Error('no such operation')
    return contract.checkAnswer(match.operation, status, 'application/json; charset=utf-8', Buffer.from(JSON.stringify(body)))
  }
  const ref = { ref: 'refs/heads/x', node_id: 'n', url: 'http://github.test/x', object: { type: 'commit', sha: '1'.repeat(40), url: 'http://github.test/y' } }

  it('finds a missing member, an ill-typed one and an undocumented status', () => {
    const path = `${repo}/git/ref/heads%2Fx`
    expect(check('GET', path, 200, ref)).toEqual([])
    expect(check('GET', path, 200, { ...ref, object: undefined })).toEqual(['answer must have required property \'object\''])
    expect(check('GET', path, 200, { ...ref, node_id: 5 })).toEqual(['answer/node_id must be string'])
    expect(check('GET', path, 202, ref)).toEqual(['status 202 is not documented'])
    expect(check('GET', path, 503, {})).toEqual([])
  })

  it('routes by fixed text first and decodes parameters', () => {
    expect(contract.match('GET', `${repo}/commits/a%2Fb/check-runs`)).toMatchObject({ operation: { id: 'checks/list-for-ref' }, params: { ref: 'a/b' } })
    expect(contract.match('GET', `${repo}/commits/a/b`)).toMatchObject({ operation: { id: 'repos/get-commit' }, params: { ref: 'a/b' } })
    expect(contract.match('GET', `${repo}/compare/a...b%23c`)?.params['basehead']).toBe('a...b#c')
    expect(contract.match('GET', `${repo}/pulls/x`)).toBeUndefined()
  })
})

describe('the pruned schema', () => {
  it('says of every type and field what GitHub’s own says', () => {
    const full = buildSchema(schema.idl, { assumeValid: true })
    const pruned = buildSchema(readFileSync(join(folder, 'schema.graphql'), 'utf8'))
    const differing: string[] = []
    for (const [name, type] of Object.entries(pruned.getTypeMap())) {
      const original = full.getType(name)
      if (name.startsWith('__') || isSpecifiedScalarType(type)) continue
      if (original?.constructor !== type.constructor) differing.push(name)
      if ((isObjectType(type) || isInterfaceType(type)) && (isObjectType(original) || isInterfaceType(original))) {
        for (const field of Object.values(type.getFields())) {
          const there = original.getFields()[field.name]
          const args = (list: typeof field.args | undefined): string => (list ?? []).map((argument) => `${argument.name}: ${argument.type.toString()}`).join()
          if (there?.type.toString() !== field.type.toString() || args(there.args) !== args(field.args)) differing.push(`${name}.${field.name}`)
        }
      }
      if (type instanceof GraphQLInputObjectType && original instanceof GraphQLInputObjectType) {
        const members = (of: GraphQLInputObjectType): string => Object.values(of.getFields()).map((field) => `${field.name}: ${field.type.toString()}`).join()
        if (members(type) !== members(original)) differing.push(name)
      }
      if (type instanceof GraphQLEnumType && original instanceof GraphQLEnumType && String(type.getValues().map((each) => each.name)) !== String(original.getValues().map((each) => each.name))) differing.push(name)
      if (type instanceof GraphQLUnionType && original instanceof GraphQLUnionType) {
        const known = new Set(original.getTypes().map((each) => each.name))
        if (type.getTypes().some((each) => !known.has(each.name))) differing.push(name)
      }
    }
    expect(differing).toEqual([])
  })

  it('has an answer of ours for every operation', async () => {
    const github = await startGitHub({ listen: false, limits: 'none' })
    await github.addRepository('octo/app', {})
    for (const { method, template } of Contract.of(openapi).operations) {
      const path = template.replace('{owner}', 'octo').replace('{repo}', 'app').replace(/\{\w+\}/gu, '1')
      await github.fetch(`${github.url}${path}`, { method, headers: { authorization: `Bearer ${github.token}` }, redirect: 'manual' })
    }
    const known = github.requests.filter((request) => request.status === 501).map((request) => request.operation)
    expect(known).toEqual([])
    await github.close()
  })
})
