/** What lies where on this machine that nobody behind walls may see, and what is left of a folder without it. */
import { readdir, realpath, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A path to be hidden, and whether it is a folder. */
export type Mask = readonly [path: string, folder: boolean]

/** Folders and files of a home that hold keys and passwords. */
const KEYS = [
  '.ssh', '.gnupg', '.aws', '.azure', '.kube', '.docker', '.config/gh', '.config/gcloud', '.netrc', '.npmrc', '.pypirc', '.git-credentials',
  '.gitconfig', '.config/git', '.cargo/credentials', '.cargo/credentials.toml',
]
const SOCKETS = ['/var/run/docker.sock', '/run/docker.sock', '/run/containerd/containerd.sock', '/run/podman/podman.sock', '/var/run/dbus']
/** Files that the runner reads after a step, by their variables. */
const COMMAND_FILES = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY', 'GITHUB_EVENT_PATH']
/** So many entries of a workspace are looked at for repositories inside it; node_modules is not looked into. */
const LOOKED_AT = 400_000

type Environment = Readonly<Record<string, string | undefined>>

async function kindOf(path: string): Promise<Mask | null> {
  const found = await stat(path).catch(() => null)
  return found === null ? null : [path, found.isDirectory()]
}

/** Returns the places of this machine and this run that hold secrets or reach later steps, those that are there. */
export async function secretPlaces(environment: Environment): Promise<readonly Mask[]> {
  const { HOME: home, RUNNER_TEMP: temporary, RUNNER_WORKSPACE: work, GITHUB_ACTION_PATH: action } = environment
  const named = [
    ...(home === undefined ? [] : KEYS.map((name) => join(home, name))),
    ...(temporary === undefined ? [] : [temporary, join(dirname(temporary), '_actions')]),
    ...(work === undefined ? [] : [join(dirname(work), '_actions'), join(dirname(work), '_temp')]),
    ...(action === undefined ? [] : [action]),
    ...COMMAND_FILES.flatMap((name) => environment[name] ?? []),
    ...SOCKETS,
  ].filter((path) => path.startsWith('/') && path !== '/')
  return (await Promise.all([...new Set(named)].map(kindOf))).filter((mask) => mask !== null)
}

/** Returns every `.git` below a folder, whatever it is. */
export async function repositoriesIn(folder: string): Promise<readonly Mask[]> {
  const found: Mask[] = []
  const left = [folder]
  for (let seen = 0; left.length > 0 && seen < LOOKED_AT;) {
    const here = left.pop() ?? folder
    for (const entry of await readdir(here, { withFileTypes: true }).catch(() => [])) {
      seen++
      if (entry.name.toLowerCase() === '.git') found.push([join(here, entry.name), entry.isDirectory()])
      else if (entry.isDirectory() && entry.name !== 'node_modules') left.push(join(here, entry.name))
    }
  }
  return found
}

/** Returns whether a path is a folder or lies in it. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`)
}

/**
 * Returns what has to be granted so that a folder can be read but for what is masked, where a grant is of a whole folder: the folder
 * itself, or else those of its entries, and of theirs, that hold nothing masked. Files that come into being beside a mask later are
 * not among them.
 */
export async function around(folder: string, masks: readonly Mask[]): Promise<readonly string[]> {
  if (masks.some(([path]) => isWithin(folder, path))) return []
  if (!masks.some(([path]) => isWithin(path, folder))) return [folder]
  const entries = await readdir(folder).catch(() => [])
  return (await Promise.all(entries.map((name) => around(join(folder, name), masks)))).flat()
}

/** Returns a path with every link in it followed, or the path itself where nothing is there. */
export function resolved(path: string): Promise<string> {
  return realpath(path).catch(() => path)
}
