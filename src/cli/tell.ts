/** What goes to standard output and error: one JSON object, or lines for people. */
import { z } from 'zod'
import type { Answer } from '../engine/answer.js'
import { renderJson } from '../report/json.js'
import { printed, renderPeople } from '../report/people.js'
import type { Terminal } from '../report/terminal.js'
import type { Globals } from './command-line.js'
import type { Told } from './own-verb.js'
import type { Output, World } from './world.js'

/** Streams whose reader may go away, which is no failure of ours. */
const WATCHED = new WeakSet<Output>()

function watch(output: Output): void {
  if (WATCHED.has(output)) return
  WATCHED.add(output)
  // Because a failed write calls back as well, and that is where it is judged.
  output.on('error', () => undefined)
}

/** Writes text to a stream; returns whether it was taken in, or nobody is there any more to read it. */
export function write(output: Output, text: string): Promise<boolean> {
  watch(output)
  return new Promise((resolve) => {
    output.write(text, (error) => { resolve(error === null || error === undefined || ('code' in error && error.code === 'EPIPE')) })
  })
}

function colours({ stdout, env }: World): boolean {
  return stdout.isTTY === true && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb'
}

/** Returns the id that an answer is about, or null. */
const transactionOf = z.object({ id: z.string() })

function idOf(answer: Answer): string | null {
  switch (answer.outcome) {
    case 'planned': return answer.plan.id
    case 'applied': return answer.receipt.id
    case 'no_change': return answer.receipt?.id ?? null
    case 'ok': return transactionOf.safeParse(answer['transaction']).data?.id ?? null
    case 'refused': case 'indeterminate': case 'error': return null
  }
}

/** What was asked, as far as the words of an answer depend on it. */
export type Asked = Pick<Terminal, 'verb' | 'place'>

/** Returns an answer as lines for people, with a final LF. */
function forPeople({ answer, plan, text }: Told, asked: Asked, receipts: boolean, world: World): string {
  if (text !== undefined) return `${text}\n`
  return renderPeople({ answer, plan: plan ?? null }, receipts, { colour: colours(world), width: world.stdout.columns ?? 100, ...asked })
}

/**
 * Prints what a verb answers: with `--json` one object on standard output; else lines for people, what went wrong on standard
 * error. Returns whether it could be written.
 */
export async function tell(told: Told, asked: Asked, globals: Globals, receipts: boolean, world: World): Promise<boolean> {
  const { answer } = told
  if (told.spoken === true) return true
  if (globals.json) return write(world.stdout, `${renderJson(printed(answer, receipts))}\n`)
  const id = idOf(answer)
  if (globals.quiet && id !== null) return receipts || answer.outcome === 'planned' || answer.outcome === 'ok' ? write(world.stdout, `${id}\n`) : true
  const failed = answer.outcome === 'refused' || answer.outcome === 'error' || answer.outcome === 'indeterminate'
  return write(failed ? world.stderr : world.stdout, forPeople(told, asked, receipts, world))
}
