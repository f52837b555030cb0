/**
 * The order of what happened: when each run looked at what, when it moved the branch, and when something was forbidden. A run may miss
 * what is forbidden after its last look; never what was forbidden before.
 */
import { BRANCH } from '../rig.js'

/** What forbids a run to land. */
export type Ban = 'the comment edited' | 'the comment deleted' | 'permission taken' | 'the policy forbidding it' | 'the pull request closed'

interface Looks {
  /** Whether the run is one of the comment that is edited and deleted. */
  readonly asked: boolean
  permission: number
  query: number
  /** When the branch was asked to move, and what the last looks were then. */
  readonly moves: { /** Its number among the run's requests. */ readonly nth: number; readonly at: number; readonly permission: number; readonly query: number }[]
}

export class Watch {
  #time = 0
  readonly bans: { readonly ban: Ban; readonly at: number }[] = []
  readonly runs: Looks[] = []

  /** Notes that something is forbidden from now on. */
  forbid(ban: Ban): void {
    this.bans.push({ ban, at: ++this.#time })
  }

  /** Begins to watch a run; the answer is to be told every request that it sends. */
  begin(asked: boolean): (nth: number, input: Parameters<typeof fetch>[0], init?: RequestInit) => void {
    const looks: Looks = { asked, permission: 0, query: 0, moves: [] }
    this.runs.push(looks)
    return (nth, input, init) => {
      const at = ++this.#time
      const address = input instanceof Request ? input.url : String(input)
      const body = typeof init?.body === 'string' ? init.body : ''
      if (/\/collaborators\/[^/]+\/permission$/u.test(address)) looks.permission = at
      else if (!address.endsWith('/graphql')) return
      else if (!/"query":"\s*mutation/u.test(body)) looks.query = at
      else if (body.includes(`refs/heads/${BRANCH}`) || body.includes('createCommitOnBranch')) looks.moves.push({ nth, at, permission: looks.permission, query: looks.query })
    }
  }
}

/** Problems: moves of the branch that were asked for though the run's last look came after something that forbids it. */
export function overlooked({ bans, runs }: Watch): string[] {
  return runs.flatMap(({ asked, moves }) => moves.flatMap(({ permission, query }) => bans
    .filter(({ ban, at }) => at < (ban === 'permission taken' ? permission : query) && (asked || !ban.startsWith('the comment')))
    .map(({ ban }) => `${ban} was overlooked by the last look`)))
}
