/** GraphQL: what the double answers, refuses and moves. */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Client } from './client.js'
import type { Double } from './double.js'
import { startGitHub } from './double.js'

const zero = '0'.repeat(40)
const receipts = 'refs/holdfast/receipts/pr/1'
const updateRefs = 'mutation($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }'
const createCommit = 'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid signature { isValid } } ref { name } } }'

let github: Double
let api: Client
let head: string
let next: string

beforeEach(async () => {
  github = await startGitHub({ listen: false, limits: 'none' })
  api = new Client(github)
  await github.addRepository('octo/app', { files: { 'a.txt': { content: 'one\n' }, 'bin/run': { content: '#!/bin/sh\n', mode: '100755' }, link: { content: 'a.txt', mode: '120000' } } })
  head = await github.commitTo('octo/app', 'feature', { 'b.txt': { content: 'b\n' } })
  next = await github.commitTo('octo/app', 'side', { 'c.txt': { content: 'c\n' } }, { onto: head })
  await github.addPullRequest('octo/app', { head: 'feature', author: 'ann' })
})
afterEach(async () => {
  await github.close()
})
const clean = (): void => { expect(github.violations).toEqual([]); }
const move = (...refUpdates: readonly unknown[]): ReturnType<Client['graphql']> =>
  api.graphql(updateRefs, { input: { repositoryId: github.repository('octo/app').nodeId, refUpdates } })
const failure = async (answer: ReturnType<Client['graphql']>): Promise<{ type?: string; message: string } | undefined> => (await answer).errors?.[0]

describe('queries', () => {
  it('answers null for a ref outside refs/heads and refs/tags, though it exists', async () => {
    await github.setRef('octo/app', receipts, head)
    const answer = await api.graphql('query($r: String!) { repository(owner: "octo", name: "app") { a: ref(qualifiedName: $r) { name } b: ref(qualifiedName: "refs/heads/feature") { name prefix target { oid } } c: ref(qualifiedName: "feature") { name } d: ref(qualifiedName: "refs/heads/none") { name } } }', { r: receipts })
    expect(answer.data).toEqual({ repository: { a: null, b: { name: 'feature', prefix: 'refs/heads/', target: { oid: head } }, c: { name: 'feature' }, d: null } })
    clean()
  })

  it('gives files with decimal modes, trees, history and the pull request', async () => {
    const { data } = await api.graphql(`query($h: GitObjectID!) { repository(owner: "octo", name: "app") { id databaseId
      object(oid: $h) { ... on Commit { run: file(path: "bin/run") { mode type size oid object { ... on Blob { text byteSize isBinary isTruncated } } } none: file(path: "x/y") { mode }
        link: file(path: "link") { mode } tree { entries { name mode type } } history(first: 1) { totalCount nodes { oid } pageInfo { hasNextPage } } parents(first: 5) { nodes { oid } }
        message messageHeadline messageBody signature { isValid } author { name } } }
      expression: object(expression: "feature:b.txt") { ... on Blob { text } }
      pullRequest(number: 1) { number state merged isCrossRepository maintainerCanModify baseRefName headRefName headRefOid mergeable headRef { target { oid } }
        headRepository { databaseId nameWithOwner isFork } author { login ... on User { databaseId } } comments(first: 5) { totalCount } } } }`, { h: head })
    expect(data).toMatchObject({
      repository: {
        object: {
          run: { mode: 0o100755, type: 'blob', object: { text: '#!/bin/sh\n', isBinary: false, isTruncated: false } }, none: null, link: { mode: 0o120000 },
          tree: { entries: [{ name: 'a.txt' }, { name: 'b.txt' }, { name: 'bin', mode: 0o40000 }, { name: 'link' }] }, history: { totalCount: 2, pageInfo: { hasNextPage: true } },
          messageHeadline: 'Change feature', messageBody: '', signature: null,
        },
        expression: { text: 'b\n' },
        pullRequest: { state: 'OPEN', merged: false, isCrossRepository: false, headRefOid: head, mergeable: 'UNKNOWN', headRef: { target: { oid: head } }, author: { login: 'ann', databaseId: github.addUser('ann').id } },
      },
    })
    clean()
  })

  it('cuts text at 512,000 bytes, hides binaries and large files, transcodes other encodings', async () => {
    const oid = await github.commitTo('octo/app', 'big', {
      cut: { content: 'x'.repeat(512_001) }, fits: { content: 'x'.repeat(512_000) }, huge: { content: 'x'.repeat(1_100_000) },
      binary: { content: Buffer.from([0, 1, 2]) }, latin: { content: Buffer.from([0xe9, 10]) },
    })
    const blob = '{ object { ... on Blob { byteSize isBinary isTruncated text } } }'
    const { data } = await api.graphql(`query($o: GitObjectID!) { repository(owner: "octo", name: "app") { object(oid: $o) { ... on Commit {
      cut: file(path: "cut") ${blob} fits: file(path: "fits") ${blob} huge: file(path: "huge") ${blob} binary: file(path: "binary") ${blob} latin: file(path: "latin") ${blob} } } } }`, { o: oid })
    const { object } = (data as { repository: { object: Record<string, { object: { text: string | null; isTruncated: boolean; isBinary: boolean | null } }> } }).repository
    expect(object['cut']?.object).toMatchObject({ isTruncated: true, text: 'x'.repeat(512_000) })
    expect(object['fits']?.object).toMatchObject({ isTruncated: false })
    expect(object['huge']?.object).toMatchObject({ text: null })
    expect(object['binary']?.object).toMatchObject({ text: null, isBinary: true })
    expect(object['latin']?.object).toMatchObject({ text: 'é\n', byteSize: 2 })
    clean()
  })

  it('gives comments by node id, whose databaseId is too large for Int', async () => {
    const comment = github.addComment('octo/app', 1, { author: 'ann', body: 'hi\r\n' })
    const query = 'query($id: ID!) { node(id: $id) { ... on IssueComment { body databaseId fullDatabaseId lastEditedAt updatedAt isMinimized author { login } } } }'
    expect((await api.graphql(query, { id: comment.nodeId })).data).toMatchObject({ node: { body: 'hi\r\n', databaseId: null, fullDatabaseId: String(comment.id), lastEditedAt: null } })
    github.editComment(comment.id, 'changed')
    expect((await api.graphql(query, { id: comment.nodeId })).data).toMatchObject({ node: { body: 'changed', lastEditedAt: comment.updatedAt } })
    github.deleteComment(comment.id)
    expect(await api.graphql(query, { id: comment.nodeId })).toMatchObject({ data: { node: null }, errors: [{ type: 'NOT_FOUND', path: ['node'] }] })
    clean()
  })

  it('names bots without [bot] and wants bounds for connections', async () => {
    await api.rest('POST', '/repos/octo/app/issues/1/comments', { body: 'card' })
    const ask = (args: string): ReturnType<Client['graphql']> => api.graphql(`{ repository(owner: "octo", name: "app") { pullRequest(number: 1) { comments${args} { nodes { author { login __typename } viewerDidAuthor } } } } }`)
    expect((await ask('(first: 1)')).data).toMatchObject({ repository: { pullRequest: { comments: { nodes: [{ author: { login: 'github-actions', __typename: 'Bot' }, viewerDidAuthor: true }] } } } })
    expect(await failure(ask(''))).toMatchObject({ type: 'MISSING_PAGINATION_BOUNDARIES' })
    expect(await failure(ask('(first: 101)'))).toMatchObject({ type: 'EXCESSIVE_PAGINATION' })
    clean()
  })

  it('answers NOT_FOUND and FORBIDDEN with HTTP 200', async () => {
    expect(await failure(api.graphql('{ repository(owner: "octo", name: "nope") { id } }'))).toMatchObject({ type: 'NOT_FOUND' })
    expect(await failure(api.graphql('{ repository(owner: "octo", name: "app") { pullRequest(number: 99) { id } } }'))).toMatchObject({ type: 'NOT_FOUND' })
    const weak = new Client(github, { token: github.addToken({ permissions: { contents: 'read' } }) })
    expect(await failure(weak.graphql('{ repository(owner: "octo", name: "app") { pullRequest(number: 1) { id } } }'))).toMatchObject({ type: 'FORBIDDEN', message: 'Resource not accessible by integration' })
    expect((await new Client(github, { token: null }).rest('POST', '/graphql', { query: '{ viewer { login } }' })).status).toBe(401)
    clean()
  })
})

describe('updateRefs', () => {
  it('moves several refs or none', async () => {
    await move({ name: 'refs/heads/feature', beforeOid: head, afterOid: next }, { name: receipts, beforeOid: zero, afterOid: next })
    expect([await github.readRef('octo/app', 'feature'), await github.readRef('octo/app', receipts)]).toEqual([next, next])
    expect(github.requests.at(-1)).toMatchObject({ operation: 'graphql/updateRefs', effect: 'ref', accepted: true })
    const stale = move({ name: 'refs/heads/new', beforeOid: zero, afterOid: next }, { name: 'refs/heads/feature', beforeOid: head, afterOid: next })
    expect(await failure(stale)).toMatchObject({ type: 'STALE_DATA', message: `Ref refs/heads/feature is at ${next} but expected ${head}` })
    expect(await github.readRef('octo/app', 'new')).toBeUndefined()
    expect(github.requests.at(-1)).toMatchObject({ status: 200, mutating: true, accepted: false })
    clean()
  })

  it('reads the zero oid as "must not exist" and as "delete"', async () => {
    expect(await failure(move({ name: 'refs/heads/feature', beforeOid: zero, afterOid: next }))).toMatchObject({ type: 'STALE_DATA' })
    expect(await failure(move({ name: 'refs/heads/side', beforeOid: head, afterOid: zero }))).toMatchObject({ type: 'STALE_DATA' })
    expect((await move({ name: 'refs/heads/side', beforeOid: next, afterOid: zero })).errors).toBeUndefined()
    expect(await github.readRef('octo/app', 'side')).toBeUndefined()
    clean()
  })

  it('refuses what is no fast forward unless forced, unknown objects, doubles and hidden refs', async () => {
    const main = await github.readRef('octo/app', 'main') ?? ''
    expect(await failure(move({ name: 'refs/heads/feature', afterOid: main }))).toMatchObject({ type: 'UNPROCESSABLE' })
    expect(await failure(move({ name: 'refs/heads/feature', afterOid: '1'.repeat(40) }))).toMatchObject({ type: 'NOT_FOUND' })
    expect(await failure(move({ name: 'refs/heads/x', afterOid: head }, { name: 'refs/heads/x', afterOid: next }))).toMatchObject({ type: 'UNPROCESSABLE' })
    expect(await failure(move({ name: 'refs/pull/1/head', afterOid: next }))).toMatchObject({ type: 'UNPROCESSABLE' })
    expect((await move({ name: 'refs/heads/feature', afterOid: main, force: true })).errors).toBeUndefined()
    clean()
  })

  it('refuses protected branches by either kind of rule, workflow files, forks and weak tokens', async () => {
    github.protect('octo/app', 'feature', { kind: 'classic' })
    expect(await failure(move({ name: 'refs/heads/feature', beforeOid: head, afterOid: next }))).toMatchObject({ type: 'BRANCH_PROTECTION_RULE_VIOLATION' })
    github.protect('octo/app', 'feature', { kind: 'ruleset' })
    expect((await failure(move({ name: 'refs/heads/feature', beforeOid: head, afterOid: next })))?.message).toContain('Repository rule violations found')
    github.protect('octo/app', 'feature', { bypass: ['github-actions[bot]'] })
    const workflow = await github.commitTo('octo/app', 'wf', { '.github/workflows/w.yml': { content: 'x' } }, { onto: head })
    await github.setRef('octo/app', 'refs/heads/wf', null)
    expect((await failure(move({ name: 'refs/heads/feature', beforeOid: head, afterOid: workflow })))?.message).toContain('`.github/workflows/w.yml` without `workflows` permission')
    await github.addRepository('ann/app', { fork: 'octo/app' })
    const fork = api.graphql(updateRefs, { input: { repositoryId: github.repository('ann/app').nodeId, refUpdates: [{ name: 'refs/heads/x', afterOid: head }] } })
    expect(await failure(fork)).toMatchObject({ type: 'FORBIDDEN' })
    clean()
  })
})

describe('updateRefs that GitHub might refuse', () => {
  it.each([['branches-and-tags', 'UNPROCESSABLE'], ['off', 'FORBIDDEN']] as const)('%s', async (updateRefs, type) => {
    github.world.updateRefs = updateRefs
    expect(await failure(move({ name: 'refs/heads/feature', afterOid: next }, { name: receipts, afterOid: next }))).toMatchObject({ type })
    expect(await github.readRef('octo/app', 'feature')).toBe(head)
    clean()
  })
})

describe('races', () => {
  it('let exactly one of many concurrent moves through', async () => {
    const tips = await Promise.all(Array.from({ length: 8 }, (_, index) => github.commitTo('octo/app', `race-${String(index)}`, { r: { content: String(index) } }, { onto: head })))
    const answers = await Promise.all(tips.map((tip) => move({ name: 'refs/heads/feature', beforeOid: head, afterOid: tip }, { name: receipts, beforeOid: zero, afterOid: tip })))
    expect(answers.filter((answer) => answer.errors === undefined)).toHaveLength(1)
    expect(github.requests.filter((request) => request.accepted)).toHaveLength(1)
    expect(await github.readRef('octo/app', 'feature')).toBe(await github.readRef('octo/app', receipts))
    clean()
  })

  it('survive a lock that somebody else holds', async () => {
    const lock = join(github.gitDirectory('octo/app'), 'refs', 'heads', 'feature.lock')
    await writeFile(lock, '')
    expect(await failure(move({ name: 'refs/heads/feature', beforeOid: head, afterOid: next }))).toMatchObject({ type: 'STALE_DATA' })
    await rm(lock)
    expect((await move({ name: 'refs/heads/feature', beforeOid: head, afterOid: next })).errors).toBeUndefined()
    clean()
  })
})

describe('createCommitOnBranch', () => {
  const input = (more: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> => ({
    input: {
      branch: { repositoryNameWithOwner: 'octo/app', branchName: 'feature' }, expectedHeadOid: head, message: { headline: 'h', body: 'b' },
      fileChanges: { additions: [{ path: 'bin/run', contents: 'eA==' }, { path: 'link', contents: 'eQ==' }], deletions: [{ path: 'a.txt' }] }, ...more,
    },
  })

  it('commits, signed, and loses the executable bit and the link', async () => {
    const { data } = await api.graphql(createCommit, input())
    expect(data).toMatchObject({ createCommitOnBranch: { commit: { signature: { isValid: true } }, ref: { name: 'feature' } } })
    expect(await github.readFile('octo/app', 'feature', 'bin/run')).toEqual({ content: Buffer.from('x'), mode: '100644' })
    expect(await github.readFile('octo/app', 'feature', 'link')).toEqual({ content: Buffer.from('y'), mode: '100644' })
    expect(await github.readFile('octo/app', 'feature', 'a.txt')).toBeUndefined()
    clean()
  })

  it('refuses a stale head with HTTP 200, missing deletions, doubles and bad base64', async () => {
    await github.commitTo('octo/app', 'feature', { z: { content: 'z' } })
    expect(await api.graphql(createCommit, input())).toEqual({
      data: { createCommitOnBranch: null },
      errors: [{ type: 'STALE_DATA', path: ['createCommitOnBranch'], locations: [{ line: 1, column: 48 }], message: `Expected branch to point to "${head}" but it did not.  Pull and try again.` }],
    })
    await github.setRef('octo/app', 'refs/heads/feature', head)
    const changes = (fileChanges: unknown): ReturnType<typeof failure> => failure(api.graphql(createCommit, input({ fileChanges })))
    expect((await changes({ deletions: [{ path: 'nope' }] }))?.message).toContain('A path was requested for deletion which does not exist')
    expect(await changes({ additions: [{ path: 'x', contents: '' }], deletions: [{ path: 'x' }] })).toBeDefined()
    expect(await changes({ additions: [{ path: 'x', contents: 'eA' }] })).toMatchObject({ type: 'UNPROCESSABLE' })
    expect(await github.readRef('octo/app', 'feature')).toBe(head)
    clean()
  })

  it('refuses workflow files and unknown branches', async () => {
    expect((await failure(api.graphql(createCommit, input({ fileChanges: { additions: [{ path: '.github/workflows/x.yml', contents: '' }] } }))))?.message).toContain('workflows')
    expect(await failure(api.graphql(createCommit, input({ branch: { repositoryNameWithOwner: 'octo/app', branchName: 'none' } })))).toMatchObject({ type: 'NOT_FOUND' })
    clean()
  })
})

describe('talk', () => {
  it('adds reactions once and minimizes', async () => {
    const comment = github.addComment('octo/app', 1, { author: 'ann', body: 'x' })
    const react = 'mutation($input: AddReactionInput!) { addReaction(input: $input) { reaction { content } subject { id } } }'
    await api.graphql(react, { input: { subjectId: comment.nodeId, content: 'EYES' } })
    await api.graphql(react, { input: { subjectId: comment.nodeId, content: 'EYES' } })
    expect(github.requests.map((request) => request.accepted)).toEqual([true, false])
    expect(comment.reactions.map((reaction) => reaction.content)).toEqual(['eyes'])
    const minimize = 'mutation($input: MinimizeCommentInput!) { minimizeComment(input: $input) { minimizedComment { isMinimized minimizedReason } } }'
    expect((await api.graphql(minimize, { input: { subjectId: comment.nodeId, classifier: 'OUTDATED' } })).data).toMatchObject({ minimizeComment: { minimizedComment: { isMinimized: true, minimizedReason: 'outdated' } } })
    clean()
  })

  it('groups review comments into threads', async () => {
    const root = github.addReviewComment('octo/app', 1, { author: 'bob', path: 'b.txt', body: '```suggestion\nB\n```', line: 1 })
    root.resolved = true
    const { data } = await api.graphql('{ repository(owner: "octo", name: "app") { pullRequest(number: 1) { reviewThreads(first: 10) { nodes { isResolved isOutdated path line comments(first: 10) { nodes { body originalCommit { oid } } } } } } } }')
    expect(data).toMatchObject({ repository: { pullRequest: { reviewThreads: { nodes: [{ isResolved: true, path: 'b.txt', line: 1, comments: { nodes: [{ originalCommit: { oid: head } }] } }] } } } })
    clean()
  })
})
