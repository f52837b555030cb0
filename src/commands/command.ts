/** What a row of the table of commands is. */
import type { z } from 'zod'
import type { SwitchName } from '../base/settings.js'
import type { Desk, Done } from '../engine/desk.js'
import type { CellLanguage } from '../engine/workshop.js'
import type { Searching } from './reading.js'

export type Door = 'cli' | 'comment'

export interface CommandRequest {
  readonly operands: readonly string[]
  /** The document that came with the request: a file, standard input, or the fenced block of a comment. */
  readonly document: string | null
  /** Whether that is a diff or the like, which is imported first; else it is a ChangeSet. */
  readonly foreign?: boolean
  /** The language of the document, where it is a cell. */
  readonly language?: CellLanguage
  /** A plan that another job made, instead of a document. */
  readonly carried?: unknown
  /** Options by name, as the schema of the command gives them. */
  readonly options: Readonly<Record<string, unknown>>
  /** Resolves when the call is no longer wanted, where the door can tell. */
  readonly cancelled?: Promise<unknown>
  /** What a search needs; absent at doors that have none. */
  readonly searching?: Searching
  /** Where the directory that the request works in lies in the repository, '' for its root; absent where it is implied. */
  readonly prefix?: string
}

export interface Command {
  readonly verb: string
  /** One sentence in the imperative. */
  readonly summary: string
  /** The operands as help shows them. */
  readonly operands: string
  /** What the first operand can be, where `operands` does not say it. */
  readonly words?: readonly string[]
  readonly doors: readonly Door[]
  /** The least role that may use it on GitHub. */
  readonly floor: 'read' | 'write'
  /** Whether it takes a document. */
  readonly document: boolean
  /** Whether that is one of the forms of others, and no ChangeSet. */
  readonly foreign?: true
  /** Returns which file the document is in, `-` for standard input, or null for none; without it the first operand says it. */
  readonly documentAt?: (operands: readonly string[]) => string | null
  /** Returns the directory that a document names to work in, or null; there where paths are relative to that directory. */
  readonly workspace?: (document: string | null) => string | null
  readonly options: z.ZodObject
  /** The switch that turns it off. */
  readonly switch?: SwitchName
  readonly run: (desk: Desk, request: CommandRequest) => Promise<Done>
}
