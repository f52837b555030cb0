import type { Refusal } from './refusal.js'

/** What a step that may refuse returns: its value, or every problem it found (never an empty list). */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

/** Returns the accepted outcome that carries `value`. */
export function ok<T>(value: T): Outcome<T> {
  return { ok: true, value }
}

/** Returns the outcome that carries these refusals. */
export function refuse(...refusals: readonly [Refusal, ...Refusal[]]): { readonly ok: false; readonly refusals: readonly Refusal[] } {
  return { ok: false, refusals }
}

/** Returns `value()` when no refusal was gathered, else all of them. */
export function settle<T>(refusals: readonly Refusal[], value: () => T): Outcome<T> {
  return refusals.length === 0 ? ok(value()) : { ok: false, refusals }
}
