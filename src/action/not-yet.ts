/**
 * What the inputs can ask for and this version does not have: a row goes when its feature comes. What an input says by default
 * always passes, since nobody asked for it.
 */
import type { Refusal } from '../base/refusal.js'

interface Row {
  readonly input: string
  /** The values that this version has; any other is refused. */
  readonly has: readonly unknown[]
}

const ROWS: readonly Row[] = [
  { input: 'diagnostics', has: ['off'] },
]

/** Returns a refusal for each input that asks for what this version does not have. Refuses: feature_off. */
export function notYet(inputs: Readonly<Record<string, unknown>>): Refusal[] {
  return ROWS.filter(({ input, has }) => !has.includes(inputs[input])).map(({ input }) => ({
    code: 'feature_off', detail: `the input ${input}: ${String(inputs[input])}`,
  }))
}
