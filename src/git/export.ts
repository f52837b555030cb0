/** The files of a commit, written to a folder as git has them: no filters, no line endings changed, nothing run. */
import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { decode } from '../base/encoding.js'
import { present } from '../base/fault.js'
import type { Repository } from './repository.js'

/** So many files are in memory at a time. */
const BATCH = 64

/** Writes the files of a commit into an empty folder; submodules are left out. */
export async function exportCommit({ git, reader }: Repository, commit: string, into: string): Promise<void> {
  const { stdout } = await git.run(['ls-tree', '-r', '-z', '--full-tree', commit])
  const entries = decode(stdout).split('\0').flatMap((line) => {
    const [, mode = '', oid = '', path = ''] = /^(\d+) blob ([0-9a-f]+)\t(.*)$/su.exec(line) ?? []
    return path === '' ? [] : [{ mode, oid, path }]
  })
  for (let from = 0; from < entries.length; from += BATCH) {
    await Promise.all(entries.slice(from, from + BATCH).map(async ({ mode, oid, path }) => {
      const bytes = present((await reader.read(oid))?.bytes, `the blob ${oid}`)
      const target = join(into, path)
      await mkdir(dirname(target), { recursive: true })
      if (mode === '120000') await symlink(decode(bytes), target)
      else {
        await writeFile(target, bytes)
        if (mode === '100755') await chmod(target, 0o755)
      }
    }))
  }
}
