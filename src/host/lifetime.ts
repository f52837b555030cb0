/**
 * Telling processes apart over time, so that a lock can name its holder and a later process can see whether that one still
 * lives. A name is `<pid>.<start>.<boot>.<host>.<namespace>`: process ids are used again, so the time of the start belongs to
 * it; after a restart of the machine nobody lives; what another host or container holds cannot be judged.
 */
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { sha256 } from './sha256.js'

export interface Lifetimes {
  /** The name of this process; letters, digits and dots. */
  readonly self: string
  /** Returns the name of a process that runs. */
  of(pid: number): string
  /** Returns whether the process of a name lives; `unknown` where this process cannot judge. */
  judge(name: string): 'alive' | 'dead' | 'unknown'
}

const NONE = '0'

function short(text: string): string {
  return sha256(new TextEncoder().encode(text)).slice(0, 8)
}

function ask(answer: () => string): string {
  try {
    return answer()
  } catch {
    // Because the system has no such file: then the name says less.
    return NONE
  }
}

/**
 * Returns the start in clock ticks since boot, which is the 22nd field of `stat`; the second may hold spaces and parentheses.
 * A zombie, which runs no more, has no start that any name holds.
 */
function startOf(pid: number): string {
  return ask(() => {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'latin1')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? 'zombie' : fields[19] ?? NONE
  })
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Returns the lifetimes as this process sees them. */
export function openLifetimes(): Lifetimes {
  const boot = ask(() => short(readFileSync('/proc/sys/kernel/random/boot_id', 'latin1')))
  const host = short(hostname())
  const namespace = ask(() => short(readlinkSync('/proc/self/ns/pid')))
  const of = (pid: number): string => [String(pid), startOf(pid), boot, host, namespace].join('.')
  return {
    of, self: of(process.pid),
    judge: (name) => {
      const [pid = '', start = '', itsBoot = '', itsHost = '', itsNamespace = ''] = name.split('.')
      if (!/^[1-9]\d{0,9}$/u.test(pid) || itsHost !== host) return 'unknown'
      if (itsBoot !== boot) return 'dead'
      if (itsNamespace !== namespace) return 'unknown'
      if (!isThere(Number(pid))) return 'dead'
      if (start === NONE) return 'unknown'
      const now = startOf(Number(pid))
      return now === NONE || now === start ? 'alive' : 'dead'
    },
  }
}
