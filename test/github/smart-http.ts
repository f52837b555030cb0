/**
 * Git's smart HTTP protocol at `/<owner>/<repo>.git`, by `git http-backend` as a CGI program. What GitHub refuses on push
 * (protected branches, workflow files, hidden refs) a pre-receive hook refuses here, in GitHub's words.
 */
import { spawn } from 'node:child_process'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { allows, inScope, visible } from './access.js'
import { gitEnvironment } from './git-process.js'
import type { Answer, Call, Effect } from './http-types.js'
import type { Repository, Token } from './types.js'
import type { World } from './world.js'

const address = /^\/(?<owner>[^/]+)\/(?<name>[^/]+?)(?:\.git)?\/(?<service>info\/refs|git-upload-pack|git-receive-pack)$/u

/** Whether a request is git's. */
export const isSmartHttp = (call: Call): boolean => address.test(call.path)

interface GitRequest {
  readonly operation: string
  readonly effect: Effect
  readonly run: (token: Token | undefined) => Promise<{ readonly answer: Answer; readonly accepted: boolean }>
}

/** Prepares one request of the git protocol. */
export function smartHttp(world: World, call: Call): GitRequest {
  const groups = address.exec(call.path)?.groups ?? {}
  const service = groups['service'] ?? ''
  const pushes = service === 'git-receive-pack' || call.query.get('service') === 'git-receive-pack'
  const moves = service === 'git-receive-pack'
  return {
    operation: `smart-http/${service === 'info/refs' ? 'info-refs' : service.slice('git-'.length)}`,
    effect: moves ? 'ref' : 'read',
    run: async (token) => {
      const repository = world.repository(`${groups['owner'] ?? ''}/${groups['name'] ?? ''}`)
      if (token === undefined && (pushes || repository?.private !== false)) return refusal(401, 'Authentication required', { 'www-authenticate': 'Basic realm="GitHub"' })
      if (repository === undefined || !visible(world, token, repository)) return refusal(404, 'Repository not found.')
      if (token !== undefined && !mayGit(world, token, repository, pushes)) {
        return refusal(403, pushes ? `Permission to ${repository.fullName}.git denied to ${token.actor.login}.` : 'Write access to repository not granted.')
      }
      return moves && token !== undefined ? push(world, call, repository, token) : { answer: await backend(world, call, repository, token), accepted: false }
    },
  }
}

function mayGit(world: World, token: Token, repository: Repository, pushes: boolean): boolean {
  if (pushes && token.kind === 'app' && !inScope(token, repository)) return false
  return allows(world, token, repository, ['contents', pushes ? 'write' : 'read'])
}

function refusal(status: number, message: string, headers: Record<string, string> = {}): { answer: Answer; accepted: boolean } {
  return { answer: { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers }, body: Buffer.from(`${message}\n`) }, accepted: false }
}

async function push(world: World, call: Call, repository: Repository, token: Token): Promise<{ answer: Answer; accepted: boolean }> {
  const store = world.store(repository)
  await installHook(store.directory)
  return store.exclusively(async () => {
    const before = JSON.stringify([...await store.refs()])
    const answer = await backend(world, call, repository, token)
    const accepted = JSON.stringify([...await store.refs()]) !== before
    if (accepted) await world.refsMoved(repository)
    return { answer, accepted }
  })
}

async function installHook(directory: string): Promise<void> {
  const hook = join(directory, 'hooks', 'pre-receive')
  await mkdir(join(directory, 'hooks'), { recursive: true })
  await writeFile(hook, preReceive)
  await chmod(hook, 0o755)
}

const preReceive = `#!/bin/sh
# Refuses what GitHub refuses. DOUBLE_RULES has a line "<kind> <flags> <ref>" for each protected branch.
zero=0000000000000000000000000000000000000000
status=0
while read -r old new ref; do
  if [ "$DOUBLE_WORKFLOWS" != 1 ] && [ "$new" != $zero ]; then
    base=$old
    if [ "$old" = $zero ]; then base=$(git rev-parse --verify --quiet "$new^1" || git hash-object -t tree /dev/null); fi
    if [ "$old" != $zero ] || [ -n "$(git rev-list -n 1 "$new" --not --all)" ]; then
      found=$(git diff-tree -r --name-only --no-renames "$base" "$new" -- .github/workflows | head -n 1)
      if [ -n "$found" ]; then
        echo "refusing to allow a GitHub App to create or update workflow \\\`$found\\\` without \\\`workflows\\\` permission" >&2
        status=1
      fi
    fi
  fi
  rule=$(printf '%s\\n' "$DOUBLE_RULES" | grep -F -- " $ref" | head -n 1)
  if [ -n "$rule" ] && [ "\${rule##* }" = "$ref" ]; then
    why=
    case "$rule" in
      *" "*f*" "*)
        if [ "$new" = $zero ]; then why='Cannot delete this branch'
        elif [ "$old" != $zero ] && ! git merge-base --is-ancestor "$old" "$new"; then why='Cannot force-push to this branch'
        fi ;;
    esac
    case "$rule" in *" "*p*" "*) if [ -z "$why" ]; then why='Changes must be made through a pull request.'; fi ;; esac
    if [ -n "$why" ]; then
      case "$rule" in
        classic*) echo "error: GH006: Protected branch update failed for $ref." >&2 ;;
        *) echo "error: GH013: Repository rule violations found for $ref." >&2 ;;
      esac
      echo "- $why" >&2
      status=1
    fi
  fi
done
exit $status
`

function backend(world: World, call: Call, repository: Repository, token: Token | undefined): Promise<Answer> {
  const rules = [...repository.protections].filter(([, rule]) => token === undefined || !rule.bypass.includes(token.actor.login))
    .map(([branch, rule]) => `${rule.kind} -${rule.blockForce ? 'f' : ''}${rule.requirePullRequest ? 'p' : ''} refs/heads/${branch}`)
  const service = address.exec(call.path)?.groups?.['service'] ?? ''
  return new Promise((resolve, reject) => {
    const child = spawn('git', ['http-backend'], {
      cwd: world.root,
      env: gitEnvironment({
        GIT_PROJECT_ROOT: join(world.root, 'git'), GIT_HTTP_EXPORT_ALL: '1', PATH_INFO: `/${repository.fullName}.git/${service}`,
        QUERY_STRING: call.query.toString(), REQUEST_METHOD: call.method, CONTENT_TYPE: call.headers['content-type'] ?? '',
        CONTENT_LENGTH: String(call.body.length), HTTP_CONTENT_ENCODING: call.headers['content-encoding'] ?? '',
        GIT_PROTOCOL: call.headers['git-protocol'] ?? '', REMOTE_USER: token?.actor.login ?? '', REMOTE_ADDR: '127.0.0.1',
        DOUBLE_WORKFLOWS: token?.workflows === true ? '1' : '0', DOUBLE_RULES: rules.join('\n'),
      }),
    })
    const chunks: Buffer[] = []
    let stderr = ''
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => { stderr += chunk.toString(); })
    child.stdin.on('error', () => undefined)
    child.on('error', reject)
    child.on('close', () => {
      const output = Buffer.concat(chunks)
      const split = output.indexOf('\r\n\r\n')
      if (split < 0) {
        reject(new Error(`git http-backend gave no answer: ${stderr}`))
        return
      }
      const headers: Record<string, string> = {}
      let status = 200
      for (const line of output.subarray(0, split).toString().split('\r\n')) {
        const colon = line.indexOf(':')
        const [name, value] = [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
        if (name === 'status') status = Number(value.slice(0, 3))
        else headers[name] = value
      }
      resolve({ status, headers, body: output.subarray(split + 4) })
    })
    child.stdin.end(call.body)
  })
}
