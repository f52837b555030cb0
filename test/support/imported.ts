/**
 * What `import` answered, applied: its `changes` by the planner, its `patch` by the least that reads what `import` writes there.
 * The reading here shares nothing with the one in `src`.
 */
import { applyDocument } from '../../src/commands/changes.js'
import { importDocument } from '../../src/commands/import.js'
import type { Answer } from '../../src/engine/answer.js'
import type { Memory, MemoryOptions } from './memory.js'

export interface ImportedText {
  readonly version: 1
  readonly changes?: readonly { readonly path: string; readonly hunks: readonly object[] }[]
  readonly patch?: string
}

/** Returns the answer of `import`; what it would do may be off unless `switches` say otherwise. */
export async function importText(memory: Memory, text: string, options: MemoryOptions = {}): Promise<Answer> {
  return (await importDocument(memory.desk({ ...options, switches: { anchorPatch: true, ...options.switches } }), text)).answer
}

/** Returns the ChangeSet of an `ok` answer, or null. */
export function changeSetIn(answer: Answer): ImportedText | null {
  return answer.outcome === 'ok' ? answer['changeset'] as ImportedText : null
}

const LETTERS: Readonly<Record<string, string>> = { a: '\x07', b: '\b', t: '\t', n: '\n', v: '\v', f: '\f', r: '\r' }

function unquoted(path: string): string {
  if (!path.startsWith('"')) return path
  return path.slice(1, -1).replaceAll(/\\([0-3][0-7]{2}|.)/gu, (_, code: string) =>
    (code.length > 1 ? String.fromCharCode(Number.parseInt(code, 8)) : LETTERS[code] ?? code))
}

function position(word: string): string | number {
  return word.includes('#') ? word : Number(word)
}

/** Returns the operation that a line opens, as a hunk of the JSON form. */
function hunkOf(line: string, lines: readonly string[]): object {
  const [verb = '', ...words] = line.split(' ')
  if (verb === 'insert') return { [words[0] ?? '']: position(words[1] ?? ''), lines }
  const [start = '', end = start] = (words[0] ?? '').split('..')
  return { start: position(start), end: position(end), lines }
}

interface Section {
  readonly head: string
  readonly body: readonly string[]
}

function sectionsOf(patch: string): Section[] {
  const sections: { head: string; body: string[] }[] = []
  for (const line of patch.replace(/\n$/u, '').split('\n')) {
    if (/^(?:create file|delete file|move file|file) /u.test(line)) sections.push({ head: line, body: [] })
    else if (line !== '') sections[sections.length - 1]?.body.push(line)
  }
  return sections
}

/** Returns the change of the JSON form that a `file` section is. */
function changeIn({ head, body }: Section): object {
  const [, path = '', anchor] = /^file ("(?:[^"\\]|\\.)*"|\S+) (\S+)$/u.exec(head) ?? []
  const hunks: { line: string; lines: string[] }[] = []
  let finalNewline: boolean | undefined
  for (const line of body) {
    if (line.startsWith('+')) hunks[hunks.length - 1]?.lines.push(line.slice(1))
    else if (line.startsWith('final_newline ')) finalNewline = line.endsWith('true')
    else hunks.push({ line, lines: [] })
  }
  return {
    path: unquoted(path), expected_anchor: anchor, hunks: hunks.map(({ line, lines }) => hunkOf(line, lines)),
    ...(finalNewline === undefined ? {} : { final_newline: finalNewline }),
  }
}

function carryOut(memory: Memory, { head, body }: Section): void {
  const [, verb, path = '', , to = ''] = /^(create|delete|move) file ("(?:[^"\\]|\\.)*"|\S+)(?: (\S+))?(?: to (.+))?$/u.exec(head) ?? []
  const name = unquoted(path)
  if (verb === 'create') {
    const lines = body.filter((line) => line.startsWith('+')).map((line) => `${line.slice(1)}\n`).join('')
    memory.write(name, body.includes('final_newline false') ? lines.slice(0, -1) : lines)
  } else {
    const file = memory.files.get(name)
    memory.files.delete(name)
    if (verb === 'move' && file !== undefined) memory.files.set(unquoted(to), file)
  }
}

/** Applies a ChangeSet that `import` answered; returns what its edits came to, null where there are none. */
export async function applyImported(memory: Memory, { changes = [], patch = '' }: ImportedText): Promise<Answer | null> {
  const sections = patch === '' ? [] : sectionsOf(patch)
  const edits = [...changes, ...sections.filter(({ head }) => head.startsWith('file ')).map(changeIn)]
  const answer = edits.length === 0 ? null : (await applyDocument(memory.desk(), JSON.stringify({ version: 1, changes: edits }))).answer
  if (answer !== null && answer.outcome !== 'applied' && answer.outcome !== 'no_change') return answer
  // A set is one: what one section makes free, another may take.
  const others = sections.filter(({ head }) => !head.startsWith('file '))
  const creations = others.filter(({ head }) => head.startsWith('create '))
  for (const section of [...others.filter((one) => !creations.includes(one)), ...creations]) carryOut(memory, section)
  return answer
}
