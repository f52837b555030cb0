/** A folder with the files as they would be after a plan, for cells to run over (spec page 8.2). */
import { chmod, copyFile, lstat, mkdir, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plan } from '../engine/plan.js'

/** Folders that projects install their packages to: too large to copy, ignored by git, and needed by what is to be verified. */
const INSTALLED = ['node_modules', '.venv', 'venv']
/** So many files are copied at a time. */
const BATCH = 64

async function copy(from: string, to: string): Promise<void> {
  const found = await lstat(from).catch(() => null)
  if (found === null || (!found.isFile() && !found.isSymbolicLink())) return
  await mkdir(dirname(to), { recursive: true })
  if (found.isSymbolicLink()) await symlink(await readlink(from), to)
  else await copyFile(from, to)
}

/** Copies files of a working tree, by their paths, into an empty folder; links stay links. */
export async function copyFiles(root: string, paths: readonly string[], into: string): Promise<void> {
  for (let at = 0; at < paths.length; at += BATCH) await Promise.all(paths.slice(at, at + BATCH).map((path) => copy(join(root, path), join(into, path))))
}

/** Makes the changes of a plan in a folder that holds the files as they were before it. */
export async function carryOut({ files }: Pick<Plan, 'files'>, folder: string): Promise<void> {
  for (const { path, from, after } of files) {
    if (from !== undefined) await rm(join(folder, from), { force: true })
    await rm(join(folder, path), { force: true })
    if (after === null) continue
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), after.bytes)
    await chmod(join(folder, path), after.mode === '100755' ? 0o755 : 0o644)
  }
}

/** Lets a folder see what is installed beside a working tree, and returns those folders. */
export async function linkInstalled(root: string, folder: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const name of INSTALLED) {
    const installed = join(root, name)
    const [there, taken] = await Promise.all([installed, join(folder, name)].map((path) => lstat(path).catch(() => null)))
    if (there?.isDirectory() !== true || taken !== null) continue
    await symlink(installed, join(folder, name))
    found.push(installed)
  }
  return found
}
