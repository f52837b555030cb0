/** Counts what became of a suite's cases, against the reviewed list of those that end otherwise by our specification. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type Ending = 'passed' | 'policy choice' | { readonly failed: string }

/** A case that ends otherwise than its source says, the line of the specification that decides it, and our refusal. */
interface Listed {
  readonly spec: string
  readonly refused: string
}

const LISTED = JSON.parse(readFileSync(fileURLToPath(new URL('listed.json', import.meta.url)), 'utf8')) as Record<string, Record<string, Listed>>
const MOST_LISTED = 3

export interface Tally {
  readonly suite: string
  readonly passed: number
  readonly policy: number
  readonly listed: number
  readonly failures: readonly string[]
}

/** Returns the tally of a suite's endings by case id. */
export function tally(suite: string, endings: ReadonlyMap<string, Ending>): Tally {
  const listed = LISTED[suite] ?? {}
  const failures: string[] = []
  const counts = { passed: 0, policy: 0, listed: 0 }
  for (const [id, ending] of endings) {
    const entry = listed[id]
    if (typeof ending === 'string') {
      counts[ending === 'passed' ? 'passed' : 'policy']++
      if (entry !== undefined) failures.push(`${id}: listed, and no longer fails`)
    } else if (entry !== undefined && ending.failed.includes(entry.refused)) counts.listed++
    else failures.push(`${id}: ${ending.failed}`)
  }
  for (const id of Object.keys(listed)) if (!endings.has(id)) failures.push(`${id}: listed, and no case`)
  if (Object.keys(listed).length > MOST_LISTED) failures.push(`more than ${String(MOST_LISTED)} cases are listed`)
  return { suite, ...counts, failures }
}

/** Returns the tallies as a table. */
export function table(tallies: readonly Tally[]): string {
  const row = (cells: readonly (string | number)[]): string => cells.map((cell, index) => (index === 0 ? String(cell).padEnd(36) : String(cell).padStart(8))).join('')
  return [row(['suite', 'passed', 'policy', 'listed', 'failed']),
    ...tallies.map(({ suite, passed, policy, listed, failures }) => row([suite, passed, policy, listed, failures.length]))].join('\n')
}
