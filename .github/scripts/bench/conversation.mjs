/** The action in this process against the double of GitHub, which takes 100 ms a request. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib.mjs'
import { anchor, sha256 } from './fixtures.mjs'
import { pairs, quantile } from './measure.mjs'

const LATENCY = 100
const REPOSITORY = 'octo/demo'
const BRANCH = 'feature'
const TEXT = 'one\ntwo\nthree\nfour\nfive\n'

const BODY = `/holdfast apply\n\n\`\`\`json\n${JSON.stringify({
  version: 1, title: 'Shout', changes: [{ path: 'src/a.txt', expected_anchor: anchor(TEXT), hunks: [{ start: 2, end: 2, lines: ['TWO'] }] }],
})}\n\`\`\`\n`

let measured = null
/** Returns `chain`, the longest chain of requests up to the card, and `wall`, the time up to the card against that chain. */
export function conversation() {
  return (measured ??= measure())
}

async function measure() {
  const samples = []
  for (let n = -1; n < pairs; n++) {
    const sample = await once()
    if (n >= 0) samples.push(sample)
  }
  const ratios = samples.map(({ wall, length }) => wall / (length * LATENCY))
  return {
    chain: { count: Math.max(...samples.map(({ length }) => length)) },
    wall: {
      ratio: quantile(ratios, 0.5), spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)], ratios,
      ours: quantile(samples.map(({ wall }) => wall), 0.5), theirs: quantile(samples.map(({ length }) => length * LATENCY), 0.5),
    },
  }
}

let contract = null
/** Returns GitHub's contract, which lies with the sources and not beside the compiled double; the same object each time. */
function readContract() {
  const read = (name) => readFileSync(join(root, 'test/github/contract', name), 'utf8')
  return { openapi: JSON.parse(read('openapi.json')), sdl: read('schema.graphql') }
}

/** One comment on a fresh pull request: milliseconds from the start of the run to the card, and the length of the chain. */
async function once() {
  const [{ startGitHub }, { issueCommentEvent }, { runAction }] = await Promise.all(
    ['lib/demo/test/github/double.js', 'lib/demo/test/github/events.js', 'lib/action/main.js'].map((path) => import(join(root, path))),
  )
  const double = await startGitHub({ listen: false, limits: 'none', contract: (contract ??= readContract()) })
  try {
    await double.addRepository(REPOSITORY, { files: { 'src/a.txt': { content: TEXT } } })
    double.setPermission(REPOSITORY, 'ann', 'write')
    await double.commitTo(REPOSITORY, BRANCH, { 'note.txt': { content: 'note\n' } })
    const { number } = await double.addPullRequest(REPOSITORY, { head: BRANCH, author: 'ann' })
    const event = await issueCommentEvent(double, double.addComment(REPOSITORY, number, { author: 'ann', body: BODY }))
    double.clearLog()
    double.latency = LATENCY
    const startedAt = performance.now()
    const came = await act(runAction, double, event)
    if (came !== 'applied') throw new Error(`the action answers ${came}`)
    // Nothing waits for a reaction: it is on no path.
    const requests = double.requests.filter(({ operation }) => !operation.startsWith('reactions/'))
    const card = requests.find(({ operation }) => operation === 'issues/create-comment')
    return { wall: card.endedAt - startedAt, length: chain(requests, card) }
  } finally {
    await double.close()
  }
}

/** Returns the length of the longest chain of requests, each begun after the one before had ended, that ends with this one. */
function chain(requests, last) {
  const lengths = new Map()
  const longest = (end) => {
    if (!lengths.has(end)) lengths.set(end, 1 + Math.max(0, ...requests.filter((one) => one.endedAt <= end.startedAt).map(longest)))
    return lengths.get(end)
  }
  return longest(last)
}

async function act(runAction, double, event) {
  const outputs = {}
  const nothing = () => undefined
  const code = await runAction({
    env: {
      GITHUB_REPOSITORY: event.repository, GITHUB_REPOSITORY_ID: String(event.payload.repository.id), GITHUB_EVENT_NAME: event.name,
      GITHUB_EVENT_PATH: '/event.json', GITHUB_API_URL: double.url, GITHUB_GRAPHQL_URL: double.graphqlUrl, GITHUB_SERVER_URL: double.url,
      GITHUB_RUN_ID: '7000000001', GITHUB_RUN_ATTEMPT: '1', GITHUB_JOB: 'holdfast', GITHUB_ACTION: '__run', GITHUB_ACTOR: event.actor.login,
      GITHUB_ACTOR_ID: String(event.actor.id), GITHUB_TRIGGERING_ACTOR: event.actor.login, GITHUB_REF: event.ref, GITHUB_WORKSPACE: '/work', RUNNER_TEMP: '/temp',
    },
    fetch: double.fetch, now: Date.now, sha256,
    readFile: async () => JSON.stringify(event.payload), writeFile: async () => undefined,
    runner: {
      getInput: (name) => (name === 'token' ? double.token : ''), setOutput: (name, value) => { outputs[name] = value }, setSecret: nothing,
      info: nothing, warning: nothing, error: nothing, writeSummary: async () => undefined,
    },
  })
  return code === 0 ? outputs.outcome : `exit code ${String(code)}, ${String(outputs.outcome)}`
}
