/**
 * The corpora of `../shared/cases/edit` (HOLDFAST_CASES names another place): what others' tools were tested with, read where
 * they lie. Nothing of them is copied into this repository.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { raw, type Written } from '../support/memory.js'

const places = process.env['HOLDFAST_CASES'] ?? fileURLToPath(new URL('../../../shared/cases', import.meta.url))

export type CorpusFile = string | { readonly b64: string } | { readonly symlink: string }
export type CorpusTree = Readonly<Record<string, CorpusFile>>

/** Lines `start_line` … `end_line`, one-based; `end_line = start_line - 1` inserts before `start_line`. */
export interface LineHunk {
  readonly path: string
  readonly start_line: number
  readonly end_line: number
  readonly new_lines: readonly string[]
  /** Whether it means a replacement although it ends before it starts. */
  readonly reversed?: boolean
}

interface FileOperation {
  readonly op: string
  readonly path: string
  readonly content?: string
}

export interface McpPatch {
  readonly start?: number
  readonly line_start?: number
  readonly end?: number | null
  readonly contents: string
  readonly range_hash?: string | null
}

export interface CorpusCase {
  readonly id: string
  readonly before: CorpusTree
  readonly modes?: { readonly before: Readonly<Record<string, string>> }
  readonly change: {
    readonly kind: string
    readonly hunks?: readonly LineHunk[]
    readonly file_ops?: readonly FileOperation[]
    readonly args?: readonly [string, string, readonly McpPatch[]] | readonly []
    readonly kwargs?: { readonly file_path?: string; readonly file_hash?: string; readonly after?: number; readonly before?: number; readonly contents?: string }
  }
  readonly native_hunks?: readonly LineHunk[]
  readonly derived?: { readonly hunks: readonly LineHunk[]; readonly file_ops: readonly FileOperation[] }
  readonly after?: CorpusTree
  readonly anchored_to?: CorpusTree
  readonly tags: readonly string[]
  readonly strict_verdict: 'apply' | 'refuse' | 'no-op' | 'differs-from-source'
  readonly strict_expectation?: string
}

export interface StaleCase {
  readonly id: string
  readonly kind: string
  readonly read_time: CorpusTree
  readonly current: CorpusTree
  readonly hunks: readonly LineHunk[]
  readonly expect: {
    readonly refuse?: string
    readonly failing_hunk?: number | readonly number[]
    readonly apply?: boolean
    readonly after?: CorpusTree
    readonly moved_to_candidates?: readonly { readonly path: string; readonly start_line: number; readonly end_line: number }[]
    readonly moved_to_total?: number
  }
}

/** Returns the folder of the edit corpora, or null where this machine has none. */
export function editCases(): string | null {
  const folder = join(places, 'edit')
  return existsSync(folder) ? folder : null
}

/** Returns the cases of one suite. */
export function suite<C>(folder: string, name: string): readonly C[] {
  return (JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as { cases: C[] }).cases
}

/** Returns a tree as memory takes it. */
export function written(tree: CorpusTree, modes: Readonly<Record<string, string>> = {}): Record<string, Written> {
  return Object.fromEntries(Object.entries(tree).map(([path, file]): [string, Written] => {
    if (typeof file === 'object' && 'symlink' in file) return [path, { link: file.symlink }]
    const bytes = bytesOf(file)
    return [path, modes[path] === '0755' ? { run: bytes } : bytes]
  }))
}

/** Returns the bytes of a file that is no link. */
export function bytesOf(file: CorpusFile | undefined): Uint8Array {
  if (file === undefined || (typeof file === 'object' && 'symlink' in file)) return new Uint8Array()
  return typeof file === 'string' ? raw(file) : Uint8Array.from(Buffer.from(file.b64, 'base64'))
}
