// Writes the two contract files of the GitHub double from GitHub's own descriptions.
//
//   node .github/scripts/prune-openapi.mjs <api.github.com.json> [schema.graphql]
//
// The first argument is `generated/api.github.com.json` of the npm package @octokit/openapi (385 MB unpacked, so install
// it into a folder outside the project, with --ignore-scripts). The second defaults to the devDependency
// @octokit/graphql-schema. Output: test/github/contract/openapi.json and test/github/contract/schema.graphql, holding only
// the operations and fields listed below, without prose and examples. Nothing is downloaded.

import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Kind, parse, print, visit } from 'graphql'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const contract = join(root, 'test', 'github', 'contract')

/** REST operations that the double answers, by operationId. */
const operations = `
  actions/create-workflow-dispatch actions/download-artifact actions/get-artifact actions/get-workflow-run
  actions/list-artifacts-for-repo actions/list-workflow-run-artifacts
  checks/create checks/get checks/list-annotations checks/list-for-ref checks/update
  git/create-blob git/create-commit git/create-ref git/create-tree git/delete-ref git/get-blob git/get-commit git/get-ref
  git/get-tree git/list-matching-refs git/update-ref
  issues/create-comment issues/delete-comment issues/get issues/get-comment issues/list-comments issues/update-comment
  pulls/create-review pulls/create-review-comment pulls/get pulls/get-review-comment pulls/list pulls/list-commits
  pulls/list-files pulls/list-review-comments pulls/list-reviews
  rate-limit/get
  reactions/create-for-issue-comment reactions/create-for-pull-request-review-comment reactions/delete-for-issue-comment
  reactions/list-for-issue-comment
  repos/compare-commits-with-basehead repos/create-dispatch-event repos/get repos/get-branch repos/get-branch-rules
  repos/get-collaborator-permission-level repos/get-commit repos/get-content repos/list-commits
  repos/list-pull-requests-associated-with-commit
  users/get-authenticated users/get-by-id users/get-by-username
`.trim().split(/\s+/u)

/** GraphQL fields that the double answers, by type. Inputs, enums and scalars they need come along by themselves. */
const fields = {
  Query: 'repository node nodes viewer rateLimit',
  Mutation: 'addReaction createCommitOnBranch minimizeComment updateRefs',
  AddReactionPayload: 'clientMutationId reaction subject',
  CreateCommitOnBranchPayload: 'clientMutationId commit ref',
  MinimizeCommentPayload: 'clientMutationId minimizedComment',
  UpdateRefsPayload: 'clientMutationId',
  RateLimit: 'cost limit nodeCount remaining resetAt used',
  PageInfo: 'endCursor hasNextPage hasPreviousPage startCursor',
  Node: 'id',
  Actor: 'login url resourcePath',
  User: 'databaseId name',
  Bot: 'databaseId',
  Organization: 'databaseId name',
  RepositoryOwner: 'id login url resourcePath',
  GitObject: 'abbreviatedOid commitResourcePath commitUrl id oid repository',
  GitSignature: 'email isValid state wasSignedByGitHub',
  GpgSignature: '',
  GitActor: 'date email name user',
  Repository: 'databaseId defaultBranchRef isArchived isFork isPrivate issueOrPullRequest name nameWithOwner object owner parent pullRequest ref url',
  Ref: 'name prefix repository target',
  Commit: 'additions associatedPullRequests author authoredDate authors changedFilesIfAvailable committedDate committer deletions file history message messageBody messageHeadline parents signature tree treeUrl url',
  Blob: 'byteSize isBinary isTruncated text',
  Tree: 'entries',
  Tag: 'message name target',
  TreeEntry: 'mode name nameRaw object oid path pathRaw size type',
  CommitConnection: 'nodes pageInfo totalCount',
  CommitHistoryConnection: 'nodes pageInfo totalCount',
  GitActorConnection: 'nodes pageInfo totalCount',
  PullRequestConnection: 'nodes pageInfo totalCount',
  PullRequest: 'author authorAssociation baseRef baseRefName baseRefOid baseRepository body closed comments createdAt databaseId files fullDatabaseId headRef headRefName headRefOid headRepository headRepositoryOwner isCrossRepository isDraft maintainerCanModify mergeable merged number repository reviewThreads state title updatedAt url',
  PullRequestChangedFileConnection: 'nodes pageInfo totalCount',
  PullRequestChangedFile: 'additions changeType deletions path',
  Issue: 'author body closed comments createdAt databaseId number repository state title updatedAt url',
  IssueComment: 'author authorAssociation body createdAt databaseId editor fullDatabaseId includesCreatedEdit isMinimized issue lastEditedAt minimizedReason pullRequest repository updatedAt url viewerDidAuthor',
  IssueCommentConnection: 'nodes pageInfo totalCount',
  Minimizable: 'isMinimized minimizedReason',
  Reactable: 'databaseId id',
  Reaction: 'content createdAt databaseId reactable user',
  PullRequestReviewThread: 'comments diffSide isOutdated isResolved line originalLine originalStartLine path startDiffSide startLine',
  PullRequestReviewThreadConnection: 'nodes pageInfo totalCount',
  PullRequestReviewComment: 'author body createdAt databaseId diffHunk fullDatabaseId isMinimized lastEditedAt line minimizedReason originalCommit originalLine originalStartLine outdated path startLine updatedAt url',
  PullRequestReviewCommentConnection: 'nodes pageInfo totalCount',
  IssueOrPullRequest: 'Issue PullRequest',
}

const [openapiPath, sdlPath = join(root, 'node_modules', '@octokit', 'graphql-schema', 'schema.graphql')] = process.argv.slice(2)
if (openapiPath === undefined) {
  console.error('usage: node .github/scripts/prune-openapi.mjs <api.github.com.json> [schema.graphql]')
  process.exit(2)
}
writeFileSync(join(contract, 'openapi.json'), `${JSON.stringify(pruneOpenapi(JSON.parse(readFileSync(openapiPath, 'utf8'))))}\n`)
writeFileSync(join(contract, 'schema.graphql'), pruneSdl(readFileSync(sdlPath, 'utf8')))

function pruneOpenapi(source) {
  const found = new Set()
  const paths = {}
  const schemas = {}
  const lookUp = (ref) => ref.slice(2).split('/').reduce((at, key) => at[key], source)
  const resolve = (value) => (value?.$ref === undefined ? value : lookUp(value.$ref))

  const schemaOf = (value) => {
    if (Array.isArray(value)) return value.map(schemaOf)
    if (value === null || typeof value !== 'object') return value
    const kept = {}
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'properties' || key === 'patternProperties') {
        kept[key] = Object.fromEntries(Object.entries(inner).map(([name, schema]) => [name, schemaOf(schema)]))
      } else if (key === 'enum' || key === 'required' || key === 'const' || key === 'default') {
        if (key !== 'default') kept[key] = inner
      } else if (!['description', 'example', 'examples', 'title', 'externalDocs', 'deprecated', 'discriminator'].includes(key) && !key.startsWith('x-')) {
        kept[key] = schemaOf(inner)
      }
    }
    if (typeof kept.$ref === 'string') {
      const name = kept.$ref.split('/').at(-1)
      if (schemas[name] === undefined) {
        schemas[name] = {}
        schemas[name] = schemaOf(lookUp(kept.$ref))
      }
    }
    return kept
  }
  const contentOf = (content = {}) =>
    Object.fromEntries(Object.entries(content).map(([type, media]) => [type, { schema: schemaOf(media.schema ?? {}) }]))

  for (const [path, methods] of Object.entries(source.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (!operations.includes(operation.operationId)) continue
      found.add(operation.operationId)
      paths[path] ??= {}
      paths[path][method] = {
        operationId: operation.operationId,
        parameters: (operation.parameters ?? []).map(resolve).map(({ name, in: where, required = false, schema }) => ({
          name, in: where, required, schema: schemaOf(schema),
        })),
        ...(operation.requestBody && {
          requestBody: { required: operation.requestBody.required ?? false, content: contentOf(operation.requestBody.content) },
        }),
        responses: Object.fromEntries(Object.entries(operation.responses).map(([status, response]) =>
          [status, { content: contentOf(resolve(response).content) }])),
      }
    }
  }
  const absent = operations.filter((id) => !found.has(id))
  if (absent.length > 0) throw new Error(`not in the description: ${absent.join(', ')}`)
  return {
    openapi: source.openapi,
    info: { title: source.info.title, version: source.info.version, license: source.info.license },
    paths,
    components: { schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))) },
  }
}

function pruneSdl(sdl) {
  const document = parse(sdl, { noLocation: true })
  const definitions = new Map(document.definitions.filter((node) => node.name).map((node) => [node.name.value, node]))
  const kept = new Map()
  const base = (type) => (type.kind === Kind.NAMED_TYPE ? type.name.value : base(type.type))
  const listed = Object.fromEntries(Object.entries(fields).map(([type, names]) => [type, new Set(names.split(' ').filter(Boolean))]))

  const needInput = (name) => {
    const node = definitions.get(name)
    if (node === undefined || kept.has(name)) return
    kept.set(name, node)
    for (const field of node.fields ?? []) needInput(base(field.type))
  }
  for (const name of Object.keys(fields)) {
    const node = definitions.get(name)
    if (node === undefined) throw new Error(`not in the schema: ${name}`)
    if (node.kind === Kind.UNION_TYPE_DEFINITION) {
      kept.set(name, { ...node, types: node.types.filter((type) => listed[name].has(type.name.value)) })
      continue
    }
    const interfaces = node.interfaces.filter((each) => listed[each.name.value] !== undefined)
    const wanted = new Set([...listed[name], ...interfaces.flatMap((each) => [...listed[each.name.value]])])
    const known = new Set(node.fields.map((field) => field.name.value))
    for (const field of wanted) if (!known.has(field)) throw new Error(`not in the schema: ${name}.${field}`)
    const fieldNodes = node.fields.filter((field) => wanted.has(field.name.value))
    for (const field of fieldNodes) {
      const result = definitions.get(base(field.type))
      if (result?.kind === Kind.ENUM_TYPE_DEFINITION || result?.kind === Kind.SCALAR_TYPE_DEFINITION) needInput(result.name.value)
      else if (result !== undefined && listed[result.name.value] === undefined) throw new Error(`${name}.${field.name.value} needs ${result.name.value}`)
      for (const argument of field.arguments) needInput(base(argument.type))
    }
    kept.set(name, { ...node, interfaces, fields: fieldNodes })
  }
  const ordered = document.definitions.filter((node) => node.name && kept.has(node.name.value)).map((node) => kept.get(node.name.value))
  const bare = visit({ kind: Kind.DOCUMENT, definitions: ordered }, {
    enter: (node) => ({ ...node, description: undefined, ...(node.directives && { directives: [] }) }),
  })
  return `${print(bare)}\n`
}
