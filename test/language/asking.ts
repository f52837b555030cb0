/** Asks the TypeScript service in this process, of files in throw-away folders. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, vi } from 'vitest'
import type { Outcome } from '../../src/base/outcome.js'
import type { CodeAction, Proposal, RefactorRequest, Stretch } from '../../src/engine/language.js'
import { Answering, type SidecarRequest } from '../../src/language/typescript/answer.js'
import { edited } from '../../src/language/edited.js'

export type Files = Readonly<Record<string, string>>

/** Where a marked text says it is: `‹` before the place, or `‹` and `›` around a stretch. */
const START = '\u2039'
const END = '\u203a'

export const PACKAGED = fileURLToPath(new URL('../../node_modules/typescript', import.meta.url))

// One for all: what is read once of the compiler's libraries serves every test of a file.
const answering = new Answering()
const folders: string[] = []

// The first question of a file reads the compiler and its libraries, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

afterAll(() => { for (const folder of folders) rmSync(folder, { recursive: true, force: true }) })

function put(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** Writes files, without marks, to a new folder; returns it. */
export function folderOf(files: Files, links: Files = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'holdfast-language-'))
  folders.push(root)
  for (const [path, text] of Object.entries(files)) put(root, path, unmarked(text))
  for (const [path, target] of Object.entries(links)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    symlinkSync(target, join(root, path))
  }
  return root
}

function unmarked(text: string): string {
  return text.replaceAll(START, '').replaceAll(END, '')
}

/** Returns the stretch that is marked in one of the files. */
export function marked(files: Files): Stretch {
  for (const [path, text] of Object.entries(files)) {
    const start = text.indexOf(START)
    if (start < 0) continue
    const end = text.indexOf(END)
    return { path, start, end: end < 0 ? start : end - 1 }
  }
  throw new Error('no file is marked')
}

export interface Circumstances {
  readonly trusted?: boolean
  readonly ignored?: readonly string[]
  readonly links?: Files
}

export function ask<T>(root: string, files: Files, request: SidecarRequest['request'], { trusted = true, ignored = [] }: Circumstances = {}): Outcome<T> {
  const listing = Object.keys(files).filter((path) => !path.split('/').includes('node_modules') && !ignored.includes(path)).sort()
  return answering.answer({ options: { root, packaged: PACKAGED, trusted, listing }, request }) as Outcome<T>
}

/** What a refactor comes to: every file after it, or the codes and details of its refusals. */
export type Ended = { readonly files: Files; readonly proposal: Proposal } | { readonly refused: readonly string[] }

export function after(files: Files, proposed: Outcome<Proposal>): Ended {
  if (!proposed.ok) return { refused: proposed.refusals.map(({ code, detail }) => `${code}: ${detail ?? ''}`) }
  const texts: Record<string, string> = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, unmarked(text)]))
  for (const { path, edits } of proposed.value.files) {
    texts[path] = edited(texts[path]?.replace(/^\ufeff/u, '') ?? '', edits)
  }
  for (const { from, to } of proposed.value.moves) {
    texts[to] = texts[from] ?? ''
    delete texts[from]
  }
  return { files: texts, proposal: proposed.value }
}

/** Carries out a refactor on marked files. */
export function refactored(files: Files, request: (at: Stretch) => RefactorRequest, circumstances: Circumstances = {}): Ended {
  const root = folderOf(files, circumstances.links)
  return after(files, ask<Proposal>(root, files, request(marked(files)), circumstances))
}

export function renamed(files: Files, name: string, circumstances: Circumstances = {}): Ended {
  return refactored(files, (at) => ({ ask: 'rename', at, name }), circumstances)
}

export function actions(files: Files, kind: string | null): readonly CodeAction[] {
  const found = ask<readonly CodeAction[]>(folderOf(files), files, { ask: 'actions', at: marked(files), kind })
  if (!found.ok) throw new Error(JSON.stringify(found.refusals))
  return found.value
}
