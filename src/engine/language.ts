/**
 * What the engine asks of compilers and language servers (spec page 7), and what they answer: plain data, positions in UTF-16
 * units from the start of a file's text, its byte-order mark left out. Nothing here has been verified: `lower-edits.ts` does that.
 */
import type { Outcome } from '../base/outcome.js'
import type { Refusal } from '../base/refusal.js'

/** A place or a stretch of a file. */
export interface Stretch {
  readonly path: string
  readonly start: number
  /** Equal to `start` for a place. */
  readonly end: number
}

/** Replaces `start` … `end` by `text`. */
export interface TextEdit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The edits of one file, all of its text as it was; those at one place apply in the order given. */
export interface FileEdits {
  readonly path: string
  /** SHA-256 of the raw bytes that were looked at; null for a file that is to come into being, whose whole text is the one edit. */
  readonly sha256: string | null
  readonly edits: readonly TextEdit[]
}

/** A place that people look at: line and character count from one, characters in UTF-16 units. */
export interface Spot {
  readonly path: string
  readonly line: number
  readonly character: number
}

/** A word that holds the old name and stays, with why. */
export interface LeftOver extends Spot {
  readonly reason: string
}

export interface Diagnostic {
  readonly line: number
  readonly character: number
  readonly severity: 'error' | 'warning' | 'information' | 'hint'
  readonly code: string
  readonly source: string
  readonly message: string
}

/** What is wrong in one file; where nobody checked it, `reason` says why and what to do. */
export interface FileDiagnostics {
  readonly path: string
  readonly checked: boolean
  readonly reason: string | null
  readonly items: readonly Diagnostic[]
}

/** A set of edits that a service offers. */
export interface Proposal {
  readonly files: readonly FileEdits[]
  /** Files that change their place; edits of such a file are of its old path. */
  readonly moves: readonly { readonly from: string; readonly to: string }[]
  /** Paths of files that are to go. */
  readonly deletions?: readonly string[]
  readonly unrenamed?: readonly LeftOver[]
  /** The touched files as they would be after it. */
  readonly diagnostics: readonly FileDiagnostics[]
  /** Count of errors in the touched files. */
  readonly errors?: { readonly before: number; readonly after: number }
}

/** A fix, refactor or source action. */
export interface CodeAction {
  readonly title: string
  readonly kind: string
  readonly proposal: Proposal
  /** Why it cannot be carried out here: it only runs a command, or it creates a file. */
  readonly bar?: 'action_command_only' | 'action_creates_file'
  /** Why its edits cannot be made. */
  readonly refusals?: readonly Refusal[]
}

export type RefactorRequest =
  | { readonly ask: 'rename'; readonly at: Stretch; readonly name: string }
  | { readonly ask: 'move-file'; readonly from: string; readonly to: string }
  | { readonly ask: 'move-symbol'; readonly at: Stretch; readonly to: string }
  | { readonly ask: 'organize-imports' | 'format'; readonly path: string }

/** `kind` null: quick fixes and refactors; source actions come by kind only. */
export interface ActionsRequest {
  readonly ask: 'actions'
  readonly at: Stretch
  readonly kind: string | null
}

export type ReadRequest =
  | { readonly ask: 'definition' | 'references' | 'hover' | 'calls'; readonly at: Stretch }
  | { readonly ask: 'symbols'; readonly path: string | null; readonly query: string }
  | { readonly ask: 'diagnostics'; readonly paths: readonly string[] }

/** What a read finds: members of the `ok` answer. */
export type ReadAnswer = Readonly<Record<string, unknown>>

/** The services of one working tree. Refuses: the language codes. */
export interface Language {
  propose(request: RefactorRequest): Promise<Outcome<Proposal>>
  actions(request: ActionsRequest): Promise<Outcome<readonly CodeAction[]>>
  read(request: ReadRequest): Promise<Outcome<ReadAnswer>>
}
