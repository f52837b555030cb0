/** A runner of the reusable workflow in .github/examples/fleet.yml: its jobs in order, its own steps as they stand, artifacts in a folder. */
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { runInNewContext } from 'node:vm'
import { parse } from 'yaml'
import type { Double } from '../github/double.js'
import { workflowDispatchEvent } from '../github/events.js'
import { parseFileCommand, runAction, type RunResult } from '../github/runner.js'

const from = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const entry = from('dist/index.js')
const actionYml = from('action.yml')

interface Step {
  readonly id: string
  readonly if?: string
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly shell?: string
  readonly env?: Readonly<Record<string, unknown>>
  readonly run?: string
}

interface Workflow {
  readonly on: { readonly workflow_call: { readonly inputs: Readonly<Record<string, { readonly default?: unknown }>> } }
  readonly jobs: Readonly<Record<'list' | 'each' | 'table', { readonly steps: readonly Step[] }>>
}

type Context = Readonly<Record<string, unknown>>
type Outputs = Record<string, { readonly outputs: Readonly<Record<string, string>> }>

/** One repository of the matrix. */
interface Entry { readonly repository: string; readonly branch: string; readonly key: string }

export interface FleetOptions {
  readonly double: Double
  readonly home: string
  readonly token: string
  readonly sender: string
  readonly given: Readonly<Record<string, unknown>>
  /** Folder of artifacts, the same for every attempt of one run. */
  readonly artifacts: string
  readonly attempt?: number
  /** Only these jobs of the matrix run: what a re-run of failed jobs does. */
  readonly only?: readonly string[]
  /** Sees the action's process of a repository once it runs. */
  readonly onStart?: (repository: string, kill: () => void) => void
  /** Stands for the checkout of a repository: fills the workspace. */
  readonly checkout?: (repository: string, workspace: string) => Promise<void>
}

export interface Fleet {
  readonly failed: readonly string[]
  readonly ran: ReadonlyMap<string, RunResult>
  readonly table: string
}

/** Returns what an expression of the workflow comes to; an unknown name throws. */
function expression(text: string, context: Context): unknown {
  const code = text.replaceAll(/'[^']*'|[a-z][\w-]*(?:\.[\w-]+)+/giu, (word) => (word.startsWith('\'') ? word : `get(${JSON.stringify(word)})`))
  const get = (path: string): unknown => {
    const [root = '', ...rest] = path.split('.')
    if (!(root in context)) throw new Error(`the test knows no context ${root}`)
    return rest.reduce<unknown>((value, name) => (value as Context | undefined)?.[name], context[root]) ?? ''
  }
  return runInNewContext(code, {
    get, inputs: context['inputs'], toJSON: JSON.stringify, fromJSON: JSON.parse, always: () => true, cancelled: () => false,
  })
}

function filled(value: unknown, context: Context): string {
  return String(value).replaceAll(/\$\{\{\s*(.*?)\s*\}\}/gu, (_, text: string) => {
    const found = expression(text, context)
    return typeof found === 'string' ? found : JSON.stringify(found)
  })
}

/** Returns whether a step runs; without a word on its state it does not after a failure. */
function isDue(step: Step, context: Context, failed: boolean): boolean {
  const text = step.if?.replace(/^\$\{\{\s*|\s*\}\}$/gu, '')
  if (text === undefined) return !failed
  if (failed && !/always|cancelled/u.test(text)) return false
  return Boolean(expression(text, context))
}

interface Place { readonly workspace: string; readonly temporary: string }

/** Runs a `run` step with the shell that it names. Throws where it fails. */
async function runOwn(step: Step, context: Context, { workspace, temporary }: Place): Promise<Readonly<Record<string, string>>> {
  const [script, output, summary] = ['script', 'output', 'summary'].map((name) => join(temporary, `${step.id}-${name}`)) as [string, string, string]
  await Promise.all([writeFile(script, step.run ?? ''), writeFile(output, ''), writeFile(summary, '')])
  const env = Object.fromEntries(Object.entries(step.env ?? {}).map(([name, value]) => [name, filled(value, context)]))
  const program = step.shell === 'bash' ? 'bash' : process.execPath
  if (step.shell !== 'bash' && step.shell !== 'node {0}') throw new Error(`the test knows no shell ${String(step.shell)}`)
  await promisify(execFile)(program, [script], {
    cwd: workspace, env: { PATH: process.env['PATH'], RUNNER_TEMP: temporary, GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary, ...env },
  })
  return { ...parseFileCommand(await readFile(output, 'utf8')), 'summary-of-test': await readFile(summary, 'utf8') }
}

async function place(home: string): Promise<Place> {
  const folder = await mkdtemp(join(home, 'job-'))
  const found = { workspace: join(folder, 'work'), temporary: join(folder, 'temp') }
  await Promise.all([mkdir(found.workspace), mkdir(found.temporary)])
  return found
}

/** Runs one job of the matrix; returns the action's run, null where it did not come to that. */
async function runEach(workflow: Workflow, inputs: Context, one: Entry, options: FleetOptions): Promise<{ readonly failed: boolean; readonly ran: RunResult | null }> {
  const at = await place(options.home)
  const steps: Outputs = {}
  const context = { inputs, matrix: one, steps, secrets: { token: options.token }, runner: { temp: at.temporary } }
  let failed = false
  let ran: RunResult | null = null
  for (const step of workflow.jobs.each.steps) {
    if (!isDue(step, context, failed)) continue
    const given = Object.fromEntries(Object.entries(step.with ?? {}).map(([name, value]) => [name, filled(value, context)]))
    switch (step.uses?.split('@')[0]) {
      case undefined: {
        const outputs = await runOwn(step, context, at).catch(() => null)
        failed ||= outputs === null
        steps[step.id] = { outputs: outputs ?? {} }
        break
      }
      case 'actions/checkout':
        await options.checkout?.(given['repository'] ?? '', at.workspace)
        break
      case 'OWNER/holdfast': {
        const event = await workflowDispatchEvent(options.double, 'octo/fleet', { sender: options.sender })
        ran = await runAction({
          entry, actionYml, event, double: options.double, inputs: given, workspace: at.workspace, job: 'each', runAttempt: options.attempt ?? 1,
          env: { RUNNER_TEMP: at.temporary }, onStart: (kill) => options.onStart?.(one.repository, kill),
        })
        failed = ran.code !== 0
        steps[step.id] = { outputs: ran.outputs }
        // A runner that dies takes the rest of its job along.
        if (ran.signal !== null) return { failed: true, ran }
        break
      }
      case 'actions/upload-artifact':
        await cp(given['path'] ?? '', join(options.artifacts, given['name'] ?? ''), { recursive: true })
        break
      default: throw new Error(`the test knows no action ${String(step.uses)}`)
    }
  }
  return { failed, ran }
}

/** Runs the jobs of the workflow as a runner does, the matrix three at a time. */
export async function runFleet(options: FleetOptions): Promise<Fleet> {
  const workflow = parse(await readFile(from('.github/examples/fleet.yml'), 'utf8')) as Workflow
  const declared = workflow.on.workflow_call.inputs
  for (const name of Object.keys(options.given)) if (!(name in declared)) throw new Error(`there is no input ${name}`)
  const inputs = { ...Object.fromEntries(Object.entries(declared).map(([name, input]) => [name, input.default ?? ''])), ...options.given }
  const [list] = workflow.jobs.list.steps
  const [, table] = workflow.jobs.table.steps
  if (list === undefined || table === undefined) throw new Error('the workflow has lost its steps')
  const { matrix = '' } = await runOwn(list, { inputs }, await place(options.home))
  const queue = (JSON.parse(matrix) as Entry[]).filter(({ repository }) => options.only?.includes(repository) ?? true)
  const failed: string[] = []
  const ran = new Map<string, RunResult>()
  await Promise.all(Array.from({ length: 3 }, async () => {
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
      const done = await runEach(workflow, inputs, one, options)
      if (done.failed) failed.push(one.repository)
      if (done.ran !== null) ran.set(one.repository, done.ran)
    }
  }))
  const at = await place(options.home)
  await mkdir(join(at.temporary, 'fleet'))
  for (const name of await readdir(options.artifacts)) await cp(join(options.artifacts, name), join(at.temporary, 'fleet'), { recursive: true })
  const told = await runOwn(table, { needs: { list: { outputs: { matrix } } } }, at)
  return { failed: failed.sort(), ran, table: told['summary-of-test'] ?? '' }
}

/** Returns a new folder of a fleet's runs with one for artifacts. */
export async function fleetFolder(): Promise<{ readonly home: string; readonly artifacts: string }> {
  const home = await mkdtemp(join(tmpdir(), 'fleet-'))
  await mkdir(join(home, 'artifacts'))
  return { home, artifacts: join(home, 'artifacts') }
}
