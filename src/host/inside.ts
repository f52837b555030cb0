/** Reading a file of a folder that strangers may have filled. */
import { constants } from 'node:fs'
import { open, realpath } from 'node:fs/promises'
import { join } from 'node:path'

/** Why a file is not read: one of its folders or itself is a link, or it is no plain file. */
export class NotInside extends Error {}

/**
 * Returns the text of a file of a folder, by a path with slashes that leads nowhere else by its words. Throws: NotInside for what is behind a link or no plain file, and
 * what the system throws, with its `code`.
 */
export async function readInside(folder: string, path: string): Promise<string> {
  const file = join(await realpath(folder), path)
  if (await realpath(file) !== file) throw new NotInside('it is a link, or lies behind one')
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    if (!(await handle.stat()).isFile()) throw new NotInside('it is no plain file')
    return await handle.readFile('utf8')
  } finally {
    await handle.close()
  }
}
