/** The port of a review: what people wrote on the lines of a change, and the files that they saw. */
import type { Snapshot } from './snapshot.js'

/** Lines `start` … `end`, one-based, both included. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

/** An open comment on lines of the new side of a change. */
export interface Remark {
  /** The login of its author. */
  readonly author: string
  /** Markdown, as its author wrote it. */
  readonly body: string
  readonly url: string
  readonly path: string
  /** The commit and the lines that it was written on; null where the platform does not tell them. */
  readonly written: { readonly commit: string; readonly lines: Stretch } | null
  /** Where those lines stand at the head, as the platform has it; null when it is outdated. */
  readonly now: Stretch | null
  /** What became of it after the command that asks was written, if anything. */
  readonly since: 'written' | 'edited' | null
}

export interface Review {
  /** Returns every remark of a thread that is neither resolved nor hidden, in the order in which the platform tells them. */
  remarks(): Promise<readonly Remark[]>
  /** Returns what these paths are in a commit. */
  filesAt(commit: string, paths: readonly string[]): Promise<Snapshot>
}
