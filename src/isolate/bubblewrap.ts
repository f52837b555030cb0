/** The command line of bubblewrap that makes the same root directory as `namespaces-py.ts` does. */
import { lstatSync, readlinkSync, statSync } from 'node:fs'
import type { Mask } from './places.js'

export interface Placed {
  readonly workspace: string
  readonly scratch: string
  readonly readable: readonly string[]
  readonly masks: readonly Mask[]
}

/** Folders and files of the system that programs need, in every tier the same; `hardening-py.ts` has them too. */
export const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32']
const ETC = [
  '/etc/ld.so.cache', '/etc/ld.so.conf', '/etc/ld.so.conf.d', '/etc/alternatives', '/etc/localtime', '/etc/ssl/openssl.cnf', '/etc/ssl/certs',
  '/etc/passwd', '/etc/group', '/etc/nsswitch.conf', '/etc/os-release', '/etc/mime.types',
]
/** Bytes of each of the two folders that are memory. */
const MEMORY_FOLDER = String(64 * 1024 * 1024)
/** The user and group inside. */
const INSIDE = '1000'

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}

/** Returns the words of bubblewrap, program first, up to those of what it is to start. */
export function bubblewrapWords(program: string, { workspace, scratch, readable, masks }: Placed): string[] {
  const system = SYSTEM.flatMap((path) => {
    const found = lstatSync(path, { throwIfNoEntry: false })
    if (found === undefined) return []
    return found.isSymbolicLink() ? ['--symlink', readlinkSync(path), path] : ['--ro-bind', path, path]
  })
  return [
    program, '--unshare-all', '--unshare-user', '--disable-userns', '--die-with-parent', '--new-session', '--clearenv', '--hostname', 'holdfast',
    '--uid', INSIDE, '--gid', INSIDE, '--cap-drop', 'ALL', ...system, ...ETC.filter(isThere).flatMap((path) => ['--ro-bind', path, path]),
    '--dev', '/dev', '--size', MEMORY_FOLDER, '--tmpfs', '/dev/shm', '--remount-ro', '/dev', '--size', MEMORY_FOLDER, '--tmpfs', '/tmp', '--proc', '/proc',
    ...[...readable, workspace].flatMap((path) => ['--ro-bind', path, path]),
    ...masks.flatMap(([path, folder]) => (folder ? ['--tmpfs', path, '--remount-ro', path] : ['--ro-bind', '/dev/null', path])),
    '--bind', scratch, scratch, '--chdir', '/',
  ]
}
