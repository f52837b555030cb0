/** The repository of a run: opened, brought to rest, used, closed. */
import { realpath, stat } from 'node:fs/promises'
import { dirname, relative, sep } from 'node:path'
import { oneLine } from '../report/markdown.js'
import type { Local } from '../wiring.js'
import { toldRefused, type Told } from './own-verb.js'
import { write } from './tell.js'
import type { World } from './world.js'

export interface Here {
  readonly world: World
  /** Where the repository is looked for, absolute. */
  readonly directory: string
}

/** What an earlier run left behind, as `recover` tells it. */
type Recovery = Extract<Awaited<ReturnType<Local['recover']>>, { ok: true }>['value']

function isDirectory(path: string): Promise<boolean> {
  return stat(path).then((found) => found.isDirectory(), () => false)
}

/** Returns what a person should know of a set that an earlier run left half done. */
function wordsOf({ action, unresolved, problems }: Recovery): string[] {
  return [
    ...(action === 'none' ? [] : [`a set that was cut off earlier has been ${action === 'forward' ? 'completed' : 'taken back'}`]),
    ...unresolved.map(({ path, backup }) => `${path} was changed meanwhile and stays as it is${backup === null ? '' : `; what it was before is in ${backup}`}`),
    ...problems,
  ]
}

/**
 * Returns what `use` makes of the repository around a directory, and of the name that git knows the person by; what
 * an earlier run left half done is brought to its end first.
 * Refuses: not_a_repository, and what recovery refuses.
 */
export async function withLocal(here: Here, use: (local: Local, user: string | null) => Promise<Told>): Promise<Told> {
  const { world, directory } = here
  const notice = (words: string): void => { void write(world.stderr, `holdfast: ${oneLine(words)}\n`) }
  if (!await isDirectory(directory)) return toldRefused({ code: 'not_a_repository', detail: `there is no directory ${directory}` })
  const local = await world.openLocal({ directory, environment: world.env, now: world.now, notice, bundles: dirname(world.program) })
  if (!local.ok) return toldRefused(...local.refusals)
  try {
    const [recovered, user] = await Promise.all([local.value.recover(), local.value.user()])
    if (!recovered.ok) return toldRefused(...recovered.refusals)
    wordsOf(recovered.value).forEach(notice)
    return await use(local.value, user)
  } finally {
    await local.value.close()
  }
}

/** Returns where a directory lies in the repository, `/`-separated, '' for its root. */
export async function prefixOf(directory: string, root: string): Promise<string> {
  return relative(await realpath(root), await realpath(directory)).split(sep).join('/')
}
