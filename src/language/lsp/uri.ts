/** File names as servers write them: compared by the decoded, real path, never by their spelling (spec page 7.6). */
import { realpathSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Returns the URI of an absolute file. */
export function uriOf(file: string): string {
  return pathToFileURL(file).href
}

/** Returns the absolute file that a URI names, or null where it names none. */
export function fileOfUri(uri: string): string | null {
  try {
    return fileURLToPath(uri)
  } catch {
    // Because it is no file of this machine: an archive, a text without a name, an open document.
    return null
  }
}

/** Returns a file under the real name of its folder; a folder that is to come into being is named after the real one above it. */
function settled(file: string): string {
  const missing = [basename(file)]
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    try {
      return join(realpathSync(folder), ...missing)
    } catch {
      // Because it is not there yet: the one above it may be.
      if (dirname(folder) === folder) return file
      missing.unshift(basename(folder))
    }
  }
}

/**
 * Returns the path, `/`-separated, under which a tree has a file, or null where the file lies outside. `root` is real. A link that
 * is the file itself is not followed.
 */
export function treePath(uri: string, root: string): string | null {
  const file = fileOfUri(uri)
  if (file === null) return null
  const path = relative(root, settled(file))
  return path === '' || path === '..' || path.startsWith(`..${sep}`) || /^[a-z]:/iu.test(path) ? null : path.replaceAll('\\', '/')
}
