/** Who a commit is by. */
import { decode } from '../base/encoding.js'
import type { Git } from './plumbing.js'

export interface Identity {
  /** `Name <email>`. */
  readonly who: string
  /** `+hhmm`. */
  readonly zone: string
}

export const HOLDFAST: Identity = { who: 'Holdfast <holdfast@localhost>', zone: '+0000' }

/** Returns the identity as commits write it, at a time in milliseconds since the epoch. */
export function stamped(identity: Identity, at: number): string {
  return `${identity.who} ${String(Math.floor(at / 1000))} ${identity.zone}`
}

async function ask(git: Git, variable: string): Promise<Identity | null> {
  const { code, stdout } = await git.run(['var', variable], { expect: [0, 1, 128] })
  const match = /^(.* <[^<>\n]*>) \d+ ([+-]\d{4})$/u.exec(decode(stdout).trim())
  return code === 0 && match?.[1] !== undefined && match[2] !== undefined ? { who: match[1], zone: match[2] } : null
}

export interface Identities {
  /** Returns the author under the user's own settings, or null where they name nobody. */
  author(): Promise<Identity | null>
  committer(): Promise<Identity | null>
}

/** Returns who the user is to git; each is asked for once. */
export function openIdentities(asUser: Git): Identities {
  let author: Promise<Identity | null> | null = null
  let committer: Promise<Identity | null> | null = null
  return {
    author: () => (author ??= ask(asUser, 'GIT_AUTHOR_IDENT')),
    committer: () => (committer ??= ask(asUser, 'GIT_COMMITTER_IDENT')),
  }
}
