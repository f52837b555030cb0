/** A parsed ChangeSet: what its author asked for, not yet compared with any file. */
import type { Refusal } from '../base/refusal.js'
import type { Section } from './patch/patch.js'
import type { Position } from './position.js'
import type { SetRefactor } from './refactor.js'

export type Hunk =
  | {
    readonly kind: 'replace'; readonly index: number; readonly start: Position; readonly end: Position; readonly lines: readonly string[]
    /** The position of the block that `start` and `end` are the ends of; `problem` says why they could not be found. */
    readonly block?: { readonly at: Position; readonly problem?: string }
  }
  | { readonly kind: 'after' | 'before'; readonly index: number; readonly at: Position; readonly lines: readonly string[] }

/** The change of one file, as far as it could be read; `problems` are of the rest. What was read is checked against the file all the same. */
export interface Change {
  readonly path: string
  readonly anchor: string | null
  readonly edit:
    | { readonly kind: 'hunks'; readonly hunks: readonly Hunk[]; readonly finalNewline?: boolean }
    | { readonly kind: 'content'; readonly content: string }
  readonly problems: readonly Refusal[]
}

export interface Cell {
  readonly language: 'js' | 'ts' | 'py'
  readonly code: string
}

export interface ChangeSet {
  /** What is wrong with the document beyond its readable changes; a set with problems, here or in a change, is never executed. */
  readonly problems: readonly Refusal[]
  readonly title: string
  readonly changes: readonly Change[]
  readonly verify: readonly Cell[]
  readonly allowHidden: boolean
  /** The sections of its patch, in their order. */
  readonly sections: readonly Section[]
  /** Hunks written in each of `changes`, readable or not: what the limits count. */
  readonly hunkCounts: readonly number[]
  /** What language services are asked for; absent where nothing is. */
  readonly refactors?: readonly SetRefactor[]
}

/** Returns the positions that a hunk was written with. */
export function positionsOf(hunk: Hunk): Position[] {
  if (hunk.kind !== 'replace') return [hunk.at]
  return hunk.block === undefined ? [hunk.start, hunk.end] : [hunk.block.at]
}
