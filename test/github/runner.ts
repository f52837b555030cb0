/**
 * Starts a JavaScript action as a GitHub runner does: `node <entry>` in the workspace with a clean environment, inputs in
 * `INPUT_*` with the defaults of `action.yml`, file commands in fresh files that are read afterwards, workflow commands on
 * stdout. GITHUB_TOKEN is not in the environment of an action: it comes by an input whose default is `${{ github.token }}`.
 */
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve as absolute } from 'node:path'
import { parse } from 'yaml'
import type { WorkflowEvent } from './events.js'

/** What the runner needs to know of GitHub; a `Double` is one. */
export interface Platform {
  readonly url: string
  readonly graphqlUrl: string
  readonly token: string
}

/** How to run an action. */
export interface RunOptions {
  /** The Node binary; the one that runs this otherwise. */
  readonly node?: string
  /** The action's entry file, such as `dist/index.js`, from the current directory. */
  readonly entry: string
  /** Path of `action.yml`, for the inputs' defaults. */
  readonly actionYml?: string
  readonly inputs?: Readonly<Record<string, string>>
  readonly event: WorkflowEvent
  readonly double: Platform
  /** Token to use instead of the platform's default. */
  readonly token?: string
  /** GITHUB_WORKSPACE; a new empty folder otherwise. */
  readonly workspace?: string
  /** Extra environment, which wins. */
  readonly env?: Readonly<Record<string, string>>
  readonly runId?: number
  readonly runAttempt?: number
  readonly job?: string
  readonly triggeringActor?: string
  /** Milliseconds after which the process group is killed. Default 60 s. */
  readonly timeout?: number
  /** Sees the child once it runs, to kill it at a chosen moment. */
  readonly onStart?: (kill: (signal?: NodeJS.Signals) => void) => void
}

/** One `::name key=value::message` line. */
export interface WorkflowCommand {
  readonly name: string
  readonly properties: Readonly<Record<string, string>>
  readonly message: string
}

/** What a run left behind. */
export interface RunResult {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly timedOut: boolean
  readonly stdout: string
  readonly stderr: string
  readonly outputs: Readonly<Record<string, string>>
  readonly exported: Readonly<Record<string, string>>
  readonly state: Readonly<Record<string, string>>
  readonly paths: readonly string[]
  readonly summary: string
  readonly commands: readonly WorkflowCommand[]
  /** Values that were masked by `::add-mask::`. */
  readonly masks: readonly string[]
  readonly milliseconds: number
}

/** The environment variable of an input, as the runner names it. */
const inputVariable = (name: string): string => `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`

/** The inputs' defaults of an `action.yml`, with `${{ github.token }}` and simple `github.*` expressions expanded. */
async function inputDefaults(actionYml: string, github: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const action = parse(await readFile(actionYml, 'utf8')) as { readonly inputs?: Readonly<Record<string, { readonly default?: unknown } | null>> }
  const defaults: Record<string, string> = {}
  for (const [name, input] of Object.entries(action.inputs ?? {})) {
    const value = input?.default
    const text = typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value)
    defaults[name] = text.replace(/\$\{\{\s*github\.(?<key>[a-z_]+)\s*\}\}/gu, (_, key: string) => github[key] ?? '')
  }
  return defaults
}

/** Runs an action and reads what it wrote. */
export async function runAction(options: RunOptions): Promise<RunResult> {
  const home = await mkdtemp(join(tmpdir(), 'runner-'))
  try {
    return await runIn(home, options)
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
}

const fileCommands = { GITHUB_OUTPUT: 'output', GITHUB_ENV: 'env', GITHUB_PATH: 'path', GITHUB_STATE: 'state', GITHUB_STEP_SUMMARY: 'summary' } as const

async function runIn(home: string, options: RunOptions): Promise<RunResult> {
  const { event, double: platform } = options
  const token = options.token ?? platform.token
  const workspace = options.workspace ?? join(home, 'work')
  const temporary = join(home, '_temp')
  await Promise.all([mkdir(workspace, { recursive: true }), mkdir(temporary, { recursive: true })])
  const eventPath = join(home, 'event.json')
  await writeFile(eventPath, JSON.stringify(event.payload, null, 2))
  const files: Record<string, string> = {}
  for (const [variable, name] of Object.entries(fileCommands)) {
    const file = join(home, name)
    await writeFile(file, '')
    files[variable] = file
  }
  const [owner = ''] = event.repository.split('/')
  const repository = event.payload['repository'] as { readonly id?: number; readonly owner?: { readonly id?: number } } | undefined
  const isPull = event.name === 'pull_request' || event.name === 'pull_request_target'
  const pull = isPull ? event.payload['pull_request'] as { readonly head: { readonly ref: string }; readonly base: { readonly ref: string } } | undefined : undefined
  const branch = /^refs\/(?:heads|tags)\/(?<name>.+)$/u.exec(event.ref)?.groups?.['name'] ?? event.ref.replace(/^refs\/pull\//u, '')
  const environment: Record<string, string> = {
    PATH: [dirname(options.node ?? process.execPath), process.env['PATH'] ?? ''].join(delimiter), HOME: home, LANG: 'C.UTF-8', CI: 'true',
    ...(process.platform === 'win32' && { SystemRoot: process.env['SystemRoot'] ?? '', TEMP: temporary, TMP: temporary }),
    GITHUB_ACTIONS: 'true', GITHUB_ACTION: '__run', GITHUB_ACTION_REPOSITORY: '', GITHUB_ACTION_REF: '', GITHUB_ACTOR: event.actor.login,
    GITHUB_ACTOR_ID: String(event.actor.id), GITHUB_TRIGGERING_ACTOR: options.triggeringActor ?? event.actor.login, GITHUB_API_URL: platform.url,
    GITHUB_GRAPHQL_URL: platform.graphqlUrl, GITHUB_SERVER_URL: platform.url, GITHUB_EVENT_NAME: event.name, GITHUB_EVENT_PATH: eventPath,
    GITHUB_JOB: options.job ?? 'holdfast', GITHUB_REF: event.ref, GITHUB_REF_NAME: branch, GITHUB_REF_TYPE: event.ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    GITHUB_REF_PROTECTED: 'false', GITHUB_HEAD_REF: pull?.head.ref ?? '', GITHUB_BASE_REF: pull?.base.ref ?? '', GITHUB_REPOSITORY: event.repository,
    GITHUB_REPOSITORY_ID: String(repository?.id ?? 0), GITHUB_REPOSITORY_OWNER: owner, GITHUB_REPOSITORY_OWNER_ID: String(repository?.owner?.id ?? 0),
    GITHUB_RUN_ID: String(options.runId ?? 7_000_000_001), GITHUB_RUN_NUMBER: '1', GITHUB_RUN_ATTEMPT: String(options.runAttempt ?? 1),
    GITHUB_SHA: event.sha, GITHUB_WORKFLOW: 'holdfast', GITHUB_WORKFLOW_REF: `${event.repository}/.github/workflows/holdfast.yml@${event.ref}`,
    GITHUB_WORKFLOW_SHA: event.sha, GITHUB_WORKSPACE: workspace, GITHUB_RETENTION_DAYS: '90', RUNNER_TEMP: temporary, RUNNER_TOOL_CACHE: join(home, 'tools'),
    RUNNER_OS: { darwin: 'macOS', win32: 'Windows' }[process.platform as string] ?? 'Linux', RUNNER_ARCH: process.arch.toUpperCase(), RUNNER_NAME: 'double',
    RUNNER_ENVIRONMENT: 'github-hosted', ...files,
  }
  const github = { token, repository: event.repository, actor: event.actor.login, sha: event.sha, ref: event.ref, event_name: event.name }
  const inputs = { ...(options.actionYml === undefined ? {} : await inputDefaults(options.actionYml, github)), ...options.inputs }
  for (const [name, value] of Object.entries(inputs)) environment[inputVariable(name)] = value
  const ended = await start(options, workspace, { ...environment, ...options.env })
  const read = (variable: keyof typeof fileCommands): Promise<string> => readFile(files[variable] ?? '', 'utf8')
  const commands = parseCommands(ended.stdout)
  return {
    ...ended, outputs: parseFileCommand(await read('GITHUB_OUTPUT')), exported: parseFileCommand(await read('GITHUB_ENV')),
    state: parseFileCommand(await read('GITHUB_STATE')), paths: (await read('GITHUB_PATH')).split('\n').filter(Boolean),
    summary: await read('GITHUB_STEP_SUMMARY'), commands, masks: commands.filter((command) => command.name === 'add-mask').map((command) => command.message),
  }
}

type Ended = Pick<RunResult, 'code' | 'signal' | 'timedOut' | 'stdout' | 'stderr' | 'milliseconds'>

function start(options: RunOptions, workspace: string, environment: Readonly<Record<string, string>>): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const detached = process.platform !== 'win32'
    const child = spawn(options.node ?? process.execPath, [absolute(options.entry)], { cwd: workspace, env: environment, detached, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks: Record<'stdout' | 'stderr', Buffer[]> = { stdout: [], stderr: [] }
    child.stdout.on('data', (chunk: Buffer) => chunks.stdout.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.stderr.push(chunk))
    const kill = (signal: NodeJS.Signals = 'SIGKILL'): void => {
      if (child.pid === undefined || child.exitCode !== null) return
      try {
        process.kill(detached ? -child.pid : child.pid, signal)
      } catch {
        // It ended by itself meanwhile.
      }
    }
    let timedOut = false
    const timer = setTimeout(() => {
      timedOut = true
      kill()
    }, options.timeout ?? 60_000)
    child.on('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      const text = (name: 'stdout' | 'stderr'): string => Buffer.concat(chunks[name]).toString()
      resolve({ code, signal, timedOut, stdout: text('stdout'), stderr: text('stderr'), milliseconds: performance.now() - began })
    })
    options.onStart?.(kill)
  })
}

/** Reads a file of `name=value` lines and `name<<delimiter` blocks; throws where the runner would fail the step. */
export function parseFileCommand(text: string): Record<string, string> {
  const values: Record<string, string> = {}
  const lines = text.split(/\r?\n/u)
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (line === '') continue
    const equals = line.indexOf('=')
    const block = line.indexOf('<<')
    if (block >= 0 && (equals < 0 || block < equals)) {
      const [name, end] = [line.slice(0, block), line.slice(block + 2)]
      if (name === '' || end === '') throw new Error(`invalid file command: ${line}`)
      const close = lines.indexOf(end, at + 1)
      if (close < 0) throw new Error(`invalid file command: no line ${end}`)
      values[name] = lines.slice(at + 1, close).join('\n')
      at = close
    } else if (equals > 0) values[line.slice(0, equals)] = line.slice(equals + 1)
    else throw new Error(`invalid file command: ${line}`)
  }
  return values
}

/** Workflow commands that the runner would obey, in both spellings; `stop-commands` is honoured. */
export function parseCommands(stdout: string): WorkflowCommand[] {
  const commands: WorkflowCommand[] = []
  const decode = (text: string): string => text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%25', '%')
  let stopped: string | undefined
  for (const line of stdout.split(/\r\n|\n|\r/u)) {
    const match = /^\s*::(?<name>[^\s:]+)(?: (?<properties>.*?))?::(?<message>.*)$/u.exec(line) ?? /##\[(?<name>[^\s\]]+)(?: (?<properties>[^\]]*))?\](?<message>.*)$/u.exec(line)
    if (match?.groups === undefined) continue
    const { name = '', properties = '', message = '' } = match.groups
    if (stopped !== undefined) {
      if (name === stopped) stopped = undefined
      continue
    }
    if (name === 'stop-commands') stopped = message
    const pairs = properties.split(/[,;]/u).filter((pair) => pair.includes('='))
    commands.push({
      name, message: decode(message),
      properties: Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')).trim(), decode(pair.slice(pair.indexOf('=') + 1))])),
    })
  }
  return commands
}
