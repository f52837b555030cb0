/** The rows of spec page 10.3 that this version can be measured by. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { files, root } from '../lib.mjs'
import { largeSet, largeTree, manyFiles, setRepository, sources, environment, sha256 } from './fixtures.mjs'
import { againstJupyter, cold, warm } from './cells.mjs'
import { conversation } from './conversation.mjs'
import { alternate, child, node } from './measure.mjs'

const cli = join(root, 'dist/cli.js')
const start = () => node(['-e', '0'])

/** Imports what `npm run build` compiled. */
function lib(path) {
  return import(join(root, 'lib', path))
}

function holdfast(directory, args) {
  return node([cli, ...args, '--json'], { cwd: directory, env: environment })
}

async function applyProcess() {
  const { directory, patch, set, reset, check } = setRepository(largeSet())
  const theirs = () => child('git', ['apply', patch], { cwd: directory, env: environment })
  const ours = () => holdfast(directory, ['apply', set])
  theirs()
  const wanted = check()
  ours()
  if (check() !== wanted) throw new Error('both sides do not do the same')
  return alternate(ours, theirs, { before: reset, floor: start })
}

async function applyInProcess() {
  const [{ parseChangeSet }, { planChanges }, { bindPlan }, { fileReports }, { readSwitches, HAND_WRITTEN }, { refuseHidden }, host, { applyPatch, createTwoFilesPatch }] = await Promise.all([
    lib('changeset/parse.js'), lib('engine/plan-changes.js'), lib('engine/plan.js'), lib('engine/file-report.js'), lib('base/settings.js'),
    lib('engine/hidden.js'), lib('host/sha256.js'), import('diff'),
  ])
  const { texts, afters, document } = largeSet()
  const patches = new Map([...texts].map(([path, text]) => [path, createTwoFilesPatch(path, path, text, afters.get(path))]))
  const images = new Map([...texts].map(([path, text]) => [path, new TextEncoder().encode(text)]))
  const switches = readSwitches({})
  let entries = new Map()
  // New arrays each time, as a read of the files gives, so that nothing is known of them.
  const before = () => { entries = new Map([...images].map(([path, bytes]) => [path, { kind: 'file', mode: '100644', bytes: bytes.slice() }])) }
  const ours = () => {
    const set = parseChangeSet(document, switches)
    const draft = planChanges(set.value, { base: null, entries }, { sha256: host.sha256, limits: HAND_WRITTEN, switches, preImages: () => undefined })
    if (!draft.ok || refuseHidden(draft.value.files).length > 0) throw new Error('the set does not apply')
    const plan = bindPlan(draft.value, 'local', null, host.sha256)
    return { plan, reports: fileReports(plan) }
  }
  const theirs = () => new Map([...texts].map(([path, text]) => [path, applyPatch(text, patches.get(path))]))
  before()
  const [told, made] = [ours(), theirs()]
  for (const { path, after } of told.plan.files) {
    if (made.get(path) !== afters.get(path) || after.sha256 !== sha256(made.get(path))) throw new Error('both sides do not do the same')
  }
  return alternate(ours, theirs, { before })
}

function anchorsProcess() {
  const { directory, paths } = treeOnce()
  const input = paths.map((path) => `${path}\n`).join('')
  return alternate(
    () => holdfast(directory, ['anchors', ...paths]),
    () => child('git', ['hash-object', '--stdin-paths'], { cwd: directory, env: environment, input }),
    { floor: start },
  )
}

async function anchorsInProcess() {
  const { directory, paths } = treeOnce()
  const [{ fileAnchor }, host] = await Promise.all([lib('text/anchor.js'), lib('host/sha256.js')])
  const input = paths.map((path) => `${path}\n`).join('')
  return alternate(
    () => paths.map((path) => fileAnchor(readFileSync(join(directory, path)), host.sha256)),
    () => child('git', ['hash-object', '--stdin-paths'], { cwd: directory, env: environment, input }),
  )
}

/** Sixteen files in eight languages, checked in a new process. */
function syntaxProcess() {
  const { directory, paths } = sources()
  return alternate(() => holdfast(directory, ['check', ...paths]), start)
}

let tree = null
function treeOnce() {
  return (tree ??= largeTree(2000))
}

function previewMany() {
  const [many, few] = [manyFiles(200_000), manyFiles(200)]
  const preview = ({ directory, set }) => holdfast(directory, ['preview', set])
  return alternate(() => preview(many), () => preview(few))
}

/** Each row: `{ name, against, aim, measure() }`, `measure` answering `{ ratio, spread, ours, theirs }` (milliseconds), `{ count }` or `{ size }` (bytes). */
export const ROWS = [
  { name: 'version: dist/cli.js --version, whole process', against: 'node -e 0', aim: 1.3, measure: () => alternate(() => node([cli, '--version']), start) },
  { name: 'apply: 16 files, 128 hunks, synced; above node -e 0', against: 'git apply', aim: 2, measure: applyProcess },
  { name: 'plan: parse, plan, verify, report the same set in-process', against: 'jsdiff applyPatch', aim: 1, measure: applyInProcess },
  { name: 'anchors: 2,000 files, whole process above node -e 0', against: 'git hash-object', aim: 1, measure: anchorsProcess },
  { name: 'anchors: 2,000 files, in-process', against: 'git hash-object', aim: 1, measure: anchorsInProcess },
  { name: 'preview: in a repository of 200,000 files', against: 'the same of 200', aim: 1.1, measure: previewMany },
  { name: 'syntax: check of 16 files in eight languages, cold, whole process', against: 'node -e 0', aim: 4, measure: syntaxProcess },
  { name: 'cell: warm round trip, js', against: 'a pipe to node that echoes', aim: 2, measure: () => warm('js') },
  { name: 'cell: warm round trip, py', against: 'a pipe to python3 that echoes', aim: 2, measure: () => warm('py') },
  { name: 'cell: first cell from nothing, js', against: 'node -e 0', aim: 4, measure: () => cold('js') },
  { name: 'cell: first cell from nothing, py', against: 'python3 -c 0', aim: 4, measure: () => cold('py') },
  ...(process.env.HOLDFAST_BENCH_PYTHON === undefined ? []
    : [{ name: 'cell: warm round trip, py', against: 'ipykernel through jupyter_client', aim: 0.1, measure: againstJupyter }]),
  { name: 'card: requests one after the other up to the card', against: '', aim: 8, measure: async () => (await conversation()).chain },
  { name: 'card: comment → commit → card, 100 ms a request', against: 'its longest chain', aim: 1.3, measure: async () => (await conversation()).wall },
  {
    name: 'size: dist/', against: '', aim: 25_000_000,
    measure: () => ({ size: files(join(root, 'dist')).reduce((sum, file) => sum + statSync(join(root, 'dist', file)).size, 0) }),
  },
]
