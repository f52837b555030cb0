/**
 * `import` (spec page 9.2): a document in a foreign form → a ChangeSet that is anchored to the files as they are. Edits are said in
 * the JSON form, the rest in the patch dialect. What it says is planned before it is answered: applied at once, it makes byte for
 * byte what the document means. Nothing is written.
 */
import { decode, sameBytes } from '../base/encoding.js'
import { ok, refuse, settle, type Outcome } from '../base/outcome.js'
import type { Refusal } from '../base/refusal.js'
import { SWITCHES } from '../base/settings.js'
import { parseForeign } from '../changeset/foreign/parse.js'
import { hunkJson, hunkOperation, lower, type Lowered } from '../changeset/foreign/lower.js'
import type { ChangeSet } from '../changeset/changeset.js'
import { parseChangeSet } from '../changeset/parse.js'
import type { Section } from '../changeset/patch/patch.js'
import { printPatch } from '../changeset/patch/print.js'
import type { Desk, Done } from '../engine/desk.js'
import { refused } from '../engine/execute.js'
import { carryOut, createdByForeign, foreignPaths, type ForeignEffect } from '../engine/foreign.js'
import { planChanges } from '../engine/plan-changes.js'
import { entryOf, type Snapshot } from '../engine/snapshot.js'
import { fileAnchor } from '../text/anchor.js'
import { indexLines, terminatorOf } from '../text/document.js'

/** A ChangeSet as its author would write it. */
export interface ImportedChangeSet {
  readonly version: 1
  readonly changes?: readonly object[]
  readonly patch?: string
}

type Edited = ForeignEffect & { readonly kind: 'edit' | 'move' }

function lowered(effect: Edited, desk: Desk): Outcome<Lowered> {
  const { path, before, after, own } = effect
  return lower({ path, before: indexLines(before), after, own, hashes: desk.switches.lineAnchors, sha256: desk.sha256 })
}

/** Returns the change of an edited file; one that changes nothing asks for the end that the file has. */
function changeOf(effect: Edited, desk: Desk): Outcome<object> {
  const edit = lowered(effect, desk)
  if (!edit.ok) return edit
  const { hunks, finalNewline } = edit.value
  const before = indexLines(effect.before)
  const kept = hunks.length > 0 ? finalNewline : before.count === 0 || terminatorOf(before, before.count) !== null
  return ok({
    path: effect.path, expected_anchor: fileAnchor(effect.before, desk.sha256), hunks: hunks.map(hunkJson),
    ...(kept === undefined ? {} : { final_newline: kept }),
  })
}

/** Returns the section that creates a file. Refuses: invalid_request. */
function creation({ path, after }: ForeignEffect & { kind: 'create' }): Outcome<Section> {
  const text = decode(after)
  const ended = text === '' || text.endsWith('\n')
  const lines = text === '' ? [] : (ended ? text.slice(0, -1) : text).split('\n')
  if (lines.some((line) => line.endsWith('\r'))) {
    return refuse({ code: 'invalid_request', path, detail: 'it creates a file with CRLF line ends, which a ChangeSet cannot say; create it with LF' })
  }
  return ok({ kind: 'create', path, lines, ...(ended ? {} : { finalNewline: false }) })
}

/** Returns the sections of what the JSON form cannot say. */
function sectionsOf(effect: Exclude<ForeignEffect, { kind: 'edit' }>, desk: Desk): Outcome<Section[]> {
  if (effect.kind === 'create') {
    const made = creation(effect)
    return made.ok ? ok([made.value]) : made
  }
  const { kind, path } = effect
  const anchor = fileAnchor(effect.before, desk.sha256)
  if (kind === 'delete') return ok([{ kind, path, anchor }])
  const move: Section = { kind, path, anchor, to: effect.to }
  if (sameBytes(effect.before, effect.after)) return ok([move])
  const edit = lowered(effect, desk)
  if (!edit.ok) return edit
  const { hunks, finalNewline } = edit.value
  const section: Section = { kind: 'file', path, anchor, operations: hunks.map(hunkOperation), ...(finalNewline === undefined ? {} : { finalNewline }) }
  return ok([move, section])
}

/** Returns the refusals of what only the patch dialect could say, where that is off. Refuses: feature_off. */
function offSections(effects: readonly ForeignEffect[], desk: Desk): Refusal[] {
  if (desk.switches.anchorPatch) return []
  const words = { create: 'creates', delete: 'deletes', move: 'moves' }
  return effects.flatMap((effect) => (effect.kind === 'edit' ? []
    : [{ code: 'feature_off' as const, path: effect.path, detail: `${SWITCHES.anchorPatch.variable} (the document ${words[effect.kind]} ${effect.path})` }]))
}

/** Returns what a file holds after an effect, by its path then; null where nothing is there any more. */
function outcomeOf(effect: ForeignEffect): readonly [string, Uint8Array | null] {
  switch (effect.kind) {
    case 'edit': case 'create': return [effect.path, effect.after]
    case 'move': return [effect.to, effect.after]
    case 'delete': return [effect.path, null]
  }
}

/** Returns why the set would not be planned as it is meant, or nothing. Refuses: as `planChanges`, invalid_request. */
function checkSaid(said: ImportedChangeSet, effects: readonly ForeignEffect[], snapshot: Snapshot, desk: Desk): readonly Refusal[] {
  const parsed = parseChangeSet(JSON.stringify(said), desk.switches)
  if (!parsed.ok) return parsed.refusals
  const { sha256, limits, switches } = desk
  const draft = planChanges(parsed.value, snapshot, { sha256, limits, switches, blocks: new Map(), preImages: () => undefined })
  if (!draft.ok) return draft.refusals
  const planned = new Map(draft.value.files.map(({ path, after }) => [path, after?.bytes ?? null]))
  const unchanged = (path: string): Uint8Array | null => {
    const entry = entryOf(snapshot, path)
    return entry.kind === 'file' ? entry.bytes : null
  }
  return effects.map(outcomeOf).filter(([path, wanted]) => {
    const got = planned.has(path) ? planned.get(path) ?? null : unchanged(path)
    return got === null || wanted === null ? got !== wanted : !sameBytes(got, wanted)
  }).map(([path]): Refusal => ({ code: 'invalid_request', path, detail: 'a ChangeSet cannot say this change byte for byte' }))
}

/** Returns the ChangeSet of what becomes of the files. */
function changeSetOf(effects: readonly ForeignEffect[], snapshot: Snapshot, desk: Desk): Outcome<ImportedChangeSet> {
  const off = offSections(effects, desk)
  if (off.length > 0) return { ok: false, refusals: off }
  const edits = effects.filter((effect) => effect.kind === 'edit')
  const changes = edits.map((edit) => changeOf(edit, desk))
  const others = effects.flatMap((effect) => (effect.kind === 'edit' ? [] : [sectionsOf(effect, desk)]))
  const problems = [...changes, ...others].flatMap((one) => (one.ok ? [] : one.refusals))
  if (problems.length > 0) return { ok: false, refusals: problems }
  const said = changes.flatMap((change) => (change.ok ? [change.value] : []))
  const sections = others.flatMap((section) => (section.ok ? section.value : []))
  if (said.length + sections.length === 0) return refuse({ code: 'invalid_request', detail: 'what the document does comes to nothing' })
  const whole: ImportedChangeSet = {
    version: 1, ...(said.length > 0 ? { changes: said } : {}), ...(sections.length > 0 ? { patch: printPatch(sections) } : {}),
  }
  return settle(checkSaid(whole, effects, snapshot, desk), () => whole)
}

/**
 * Returns the ChangeSet of a unified diff, a Codex-style patch or search/replace blocks, anchored to the files as they are.
 * Refuses: what `parseForeign`, `carryOut` and `planChanges` refuse, feature_off.
 */
async function importToChangeSet(desk: Desk, text: string): Promise<Outcome<ImportedChangeSet>> {
  const parsed = parseForeign(text)
  if (!parsed.ok) return parsed
  const files = parsed.value
  const figure = new Set(files.map(({ names, to }) => to ?? names[0])).size
  if (figure > desk.limits.files) return refuse({ code: 'too_many_files', limit: desk.limits.files, figure })
  const loaded = await desk.target.load(foreignPaths(files), createdByForeign(files))
  if (!loaded.ok) return loaded
  const effects = carryOut(files, { snapshot: loaded.value, sha256: desk.sha256, blobId: (bytes) => desk.target.blobId(bytes) })
  return effects.ok ? changeSetOf(effects.value, loaded.value, desk) : effects
}

/** Returns the paths that a document in a foreign form speaks of, none where it cannot be read. */
export function pathsOfForeign(text: string): string[] {
  const parsed = parseForeign(text)
  return parsed.ok ? foreignPaths(parsed.value) : []
}

/** Returns the same as a parsed document. Refuses: as `importToChangeSet`. */
export async function importParsed(desk: Desk, text: string): Promise<Outcome<ChangeSet>> {
  const imported = await importToChangeSet(desk, text)
  return imported.ok ? parseChangeSet(JSON.stringify(imported.value), desk.switches) : imported
}

/** Returns `{ outcome: "ok", changeset }`. Refuses: as `importToChangeSet`. */
export async function importDocument(desk: Desk, text: string): Promise<Done> {
  const imported = await importToChangeSet(desk, text)
  return imported.ok ? { answer: { outcome: 'ok', changeset: imported.value }, plan: null } : refused(imported.refusals)
}
