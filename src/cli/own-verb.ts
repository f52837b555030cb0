/** Verbs that only the command line has: they speak of the program or of the store, not of a change. */
import type { z } from 'zod'
import type { Refusal } from '../base/refusal.js'
import type { Switches } from '../base/settings.js'
import type { Answer } from '../engine/answer.js'
import { refused } from '../engine/execute.js'
import type { Plan } from '../engine/plan.js'
import type { Local } from '../wiring.js'
import type { World } from './world.js'

/** What a verb answers; `text` is for people, where the answer alone would not do. */
export interface Told {
  readonly answer: Answer
  readonly plan?: Plan | null
  readonly text?: string
  /** Whether the verb has spoken for itself, so that nothing is left to print. */
  readonly spoken?: true
  /** The exit code, where the outcome alone does not decide it. */
  readonly exit?: number
}

export interface Call {
  readonly world: World
  readonly switches: Switches
  /** Where the repository is looked for, absolute. */
  readonly directory: string
  /** Returns what comes of using the repository around the directory. */
  readonly withLocal: (use: (local: Local) => Promise<Told>) => Promise<Told>
  readonly operands: readonly string[]
  readonly options: Readonly<Record<string, unknown>>
}

export interface OwnVerb {
  readonly verb: string
  readonly summary: string
  readonly operands: string
  readonly options: z.ZodObject
  /** There for a verb that holds a conversation, and so says for itself what goes on. */
  readonly talks?: true
  readonly run: (call: Call) => Promise<Told>
}

/** Returns the refused answer as a verb tells it. */
export function toldRefused(...refusals: readonly Refusal[]): Told {
  return { answer: refused(refusals).answer }
}
