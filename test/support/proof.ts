/** How much of a harness runs: a sample under `npm test`, all of it under `npm run proof` (HOLDFAST_PROOF=full). */
export const FULL = process.env['HOLDFAST_PROOF'] === 'full'

/** Returns how many runs a test makes. */
export function runs(sample: number, full: number): number {
  return FULL ? full : sample
}
