/** What a run takes from an artifact of another job or run: a plan that travelled, or a ChangeSet. */
import { ok, type Outcome } from '../base/outcome.js'
import { asDocument } from '../changeset/patch/document.js'
import type { CommandRequest } from '../commands/table.js'
import type { Answer } from '../engine/answer.js'
import { findCarried } from '../engine/carried.js'
import { findRelayed } from '../engine/relayed.js'
import { textOfArtifact } from '../forge/artifact.js'
import type { Client } from '../forge/client.js'
import { switchesOf, type Inputs } from './inputs.js'

/** Where the artifact is. */
export interface Source {
  readonly name: string
  readonly runId: number
}

/** Returns where the input `artifact` is taken from: the run it names, else the run that ended, else this one; null without it. */
export function sourceOf(inputs: Inputs, ended: number | null, own: number): Source | null {
  return inputs.artifact === null ? null : { name: inputs.artifact, runId: inputs['run-id'] ?? ended ?? own }
}

/** A request as it is to be carried out, or what another job has answered to it. */
export type Filled = { readonly request: CommandRequest } | { readonly relayed: Answer }

/**
 * Returns the request with what the artifact holds in place of a document, or the answer that it holds, where a job that only commits
 * has to tell it. Refuses: invalid_artifact, missing_permission.
 */
export async function withArtifact(client: Client, source: Source | null, inputs: Inputs, request: CommandRequest): Promise<Outcome<Filled>> {
  if (source === null) return ok({ request })
  const text = await textOfArtifact(client, source.runId, source.name)
  if (!text.ok) return text
  const carried = findCarried(text.value)
  if (carried !== null) return ok({ request: { ...request, operands: [], document: null, carried } })
  const relayed = inputs.mode === 'commit' ? findRelayed(text.value) : null
  return ok(relayed === null ? { request: { ...request, document: asDocument(text.value, switchesOf(inputs)) } } : { relayed })
}
