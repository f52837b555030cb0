/** The security cases of `../shared/cases` (HOLDFAST_CASES names another place), read where they lie, and what may become of one. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Double } from '../github/double.js'
import { cards, counts, type Ran } from '../action/rig.js'

const file = join(process.env['HOLDFAST_CASES'] ?? fileURLToPath(new URL('../../../shared/cases', import.meta.url)), 'security', 'cases.json')

export interface Case {
  readonly id: string
  readonly class: string
  readonly kind: string
  readonly input: unknown
  readonly context?: { readonly tree?: readonly string[] | Readonly<Record<string, unknown>>; readonly prHeadAtJob?: string; readonly policyDigestChanged?: boolean; readonly receipts?: unknown; readonly author?: { readonly login?: string; readonly type?: string } | string }
  readonly expected: { readonly outcome: 'refuse' | 'ignore' | 'inert' | 'accept'; readonly code?: string }
}

export const CASES = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { cases: Case[] }).cases : []

/** What became of a case; `other` names where another door is tried. */
export type Ending = 'passed' | { readonly other: string } | { readonly failed: string }

/** A pull request at which a case is tried. */
export interface Stage {
  readonly double: Double
  readonly number: number
}
export type Runner = (stage: Stage, one: Case) => Promise<Ending>

interface Gen { readonly prefix?: string; readonly unit?: string; readonly count?: number; readonly suffix?: string; readonly ladder?: string; readonly maxBytes?: number }

/** Returns a string as the case spells it, built where it is described. */
export function text(input: unknown): string | null {
  if (typeof input === 'string') return input
  const gen = (input as { readonly $gen?: Gen } | null)?.$gen
  if (gen === undefined) return null
  if (gen.ladder === undefined) return `${gen.prefix ?? ''}${(gen.unit ?? '').repeat(gen.count ?? 0)}${gen.suffix ?? ''}`
  let ladder = ''
  for (let run = 1; ladder.length + run < (gen.maxBytes ?? 0); run++) ladder += `${gen.ladder.repeat(run)} `
  return ladder
}

/** Returns whether it ended as it must: a refusal and what is ignored write nothing, what is legitimate goes through. */
export async function judge({ double, number }: Stage, one: Case, ran: Ran, head: string, before: number): Promise<Ending> {
  const { commits } = await counts(double, number, head)
  const moves = double.requests.filter(({ operation, accepted, input }) => operation === 'graphql/updateRefs' && accepted && JSON.stringify(input).includes('refs/heads/')).length
  const outcome = ran.outputs['outcome'] ?? 'nothing'
  const told = `${outcome} ${ran.outputs['refusals'] ?? ''}, ${String(commits)} commits`
  if (double.violations.length > 0) return { failed: double.violations.join('; ') }
  switch (one.expected.outcome) {
    case 'accept': return outcome === 'applied' && commits === 1 ? 'passed' : { failed: told }
    case 'inert': return outcome === 'applied' || (commits === 0 && moves === 0) ? 'passed' : { failed: told }
    case 'ignore': return commits === 0 && moves === 0 && cards(double, number).length === before ? 'passed' : { failed: `${told}, ${String(cards(double, number).length - before)} answers` }
    case 'refuse': return outcome === 'refused' && commits === 0 && moves === 0 ? 'passed' : { failed: told }
  }
}
