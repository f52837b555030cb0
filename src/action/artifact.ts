/** What a run takes from an artifact of another job or run: a plan that travelled, or a ChangeSet. */
import { ok, type Outcome } from '../base/outcome.js'
import { asDocument } from '../changeset/patch/document.js'
import type { CommandRequest } from '../commands/table.js'
import { findCarried } from '../engine/carried.js'
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

/** Returns the request with what the artifact holds in place of a document. Refuses: invalid_artifact, missing_permission. */
export async function withArtifact(client: Client, source: Source | null, inputs: Inputs, request: CommandRequest): Promise<Outcome<CommandRequest>> {
  if (source === null) return ok(request)
  const text = await textOfArtifact(client, source.runId, source.name)
  if (!text.ok) return text
  const carried = findCarried(text.value)
  return ok(carried === null
    ? { ...request, document: asDocument(text.value, switchesOf(inputs)) } : { ...request, operands: [], document: null, carried })
}
