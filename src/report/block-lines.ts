import type { PlannedBlock } from '../engine/plan.js'

/** Returns a block as a patch names it. */
export function blockName({ position }: PlannedBlock): string {
  return `block ${String(position)}`
}

/** Returns the lines that a block was found to be, in words. */
export function blockLines({ start, count }: PlannedBlock): string {
  return count === 1 ? `line ${String(start)}` : `lines ${String(start)} to ${String(start + count - 1)}`
}
