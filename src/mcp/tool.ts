/** What a tool is: some verbs of the table of commands under one name, with arguments by name instead of words. */
import type { z } from 'zod'
import type { Switches } from '../base/settings.js'

export interface Annotations {
  readonly readOnlyHint: boolean
  readonly destructiveHint: boolean
  readonly idempotentHint: boolean
}

export type Arguments = Readonly<Record<string, unknown>>

/** The command that a call means. */
export interface Meant {
  readonly verb: string
  readonly operands: readonly string[]
  /** The document, where it is one of the words and not made of the other arguments. */
  readonly document?: string
}

export interface Tool {
  readonly name: string
  /** For models: when to use it, and what it needs. */
  readonly description: string
  /** The verbs that it stands for, of which it has the options; it is there when one of them is. */
  readonly verbs: readonly string[]
  readonly annotations: Annotations
  /** Arguments that become words of the command. */
  readonly words: z.ZodObject
  /** The document that the other arguments are, where it takes one; `whole` when every call has one. */
  readonly document?: { readonly schema: (switches: Switches) => z.ZodType; readonly whole: boolean }
  /** Names of options at this door, where they are not those of the command line with `_` for `-`. */
  readonly names?: Readonly<Record<string, string>>
  /** Options of its verbs that it does not have. */
  readonly without?: readonly string[]
  /** Returns the command that judged words mean, or what is wrong with them. */
  readonly mean: (words: Arguments) => Meant | string
}

export const LOOKING: Annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true }
export const CHANGING: Annotations = { readOnlyHint: false, destructiveHint: true, idempotentHint: false }

/** Returns a word or number that a schema has judged as an operand. */
export function operand(value: unknown): string {
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
}
