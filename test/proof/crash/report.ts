/** What a harness tried, for people on standard output and for `npm run proof` in the file that HOLDFAST_PROOF_REPORT names. */
import { appendFileSync } from 'node:fs'

/** Tells one row of a harness; without a row, only the seed. */
export function report(harness: string, seed: number, row: Readonly<Record<string, string | number>> = {}): void {
  const line = JSON.stringify({ harness, seed, ...row })
  console.log(line)
  const file = process.env['HOLDFAST_PROOF_REPORT']
  if (file !== undefined && Object.keys(row).length > 0) appendFileSync(file, `${line}\n`)
}
