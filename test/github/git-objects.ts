/** Git objects as plain data: reading them from bytes and writing the text of a commit. */

/** One entry of a tree; `mode` is git's text without leading zeros, as in the object itself. */
export interface TreeEntry {
  readonly name: string
  readonly mode: string
  readonly oid: string
}

/** Who did something and when (ISO 8601 in UTC, whole seconds). */
export interface Signature {
  readonly name: string
  readonly email: string
  readonly date: string
}

/** A commit as it is in the object; `signed` says whether it carries a signature header. */
export interface Commit {
  readonly tree: string
  readonly parents: readonly string[]
  readonly author: Signature
  readonly committer: Signature
  readonly message: string
  readonly signature: string | null
}

export const zeroOid = '0'.repeat(40)

/** The kind of object that an entry of this mode names. */
export function typeOfMode(mode: string): 'blob' | 'tree' | 'commit' {
  return mode === '40000' ? 'tree' : mode === '160000' ? 'commit' : 'blob'
}

/** Six digits, as every porcelain and the API write a mode. */
export const longMode = (mode: string): string => mode.padStart(6, '0')

/** The entries of a tree object. */
export function parseTree(bytes: Buffer): TreeEntry[] {
  const entries: TreeEntry[] = []
  for (let at = 0; at < bytes.length;) {
    const space = bytes.indexOf(32, at)
    const end = bytes.indexOf(0, space)
    entries.push({
      mode: bytes.subarray(at, space).toString(),
      name: bytes.subarray(space + 1, end).toString(),
      oid: bytes.subarray(end + 1, end + 21).toString('hex'),
    })
    at = end + 21
  }
  return entries
}

/** A commit object's content, read. */
export function parseCommit(bytes: Buffer): Commit {
  const text = bytes.toString()
  const split = text.indexOf('\n\n')
  const head = split < 0 ? text : text.slice(0, split)
  const headers: [string, string][] = []
  for (const line of head.split('\n')) {
    const last = headers.at(-1)
    if (line.startsWith(' ') && last !== undefined) last[1] += `\n${line.slice(1)}`
    else headers.push([line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)])
  }
  const value = (name: string): string | undefined => headers.find(([key]) => key === name)?.[1]
  return {
    tree: value('tree') ?? '',
    parents: headers.filter(([key]) => key === 'parent').map(([, oid]) => oid),
    author: parseSignature(value('author') ?? ''),
    committer: parseSignature(value('committer') ?? ''),
    message: split < 0 ? '' : text.slice(split + 2),
    signature: value('gpgsig') ?? null,
  }
}

/** The content of a commit object. */
export function formatCommit(commit: Commit): string {
  const lines = [
    `tree ${commit.tree}`,
    ...commit.parents.map((parent) => `parent ${parent}`),
    `author ${formatSignature(commit.author)}`,
    `committer ${formatSignature(commit.committer)}`,
  ]
  if (commit.signature !== null) lines.push(`gpgsig ${commit.signature.split('\n').join('\n ')}`)
  return `${lines.join('\n')}\n\n${commit.message}`
}

function parseSignature(text: string): Signature {
  const match = /^(?<name>.*?) ?<(?<email>[^>]*)> (?<seconds>-?\d+)/u.exec(text)
  const seconds = Number(match?.groups?.['seconds'] ?? 0)
  return {
    name: match?.groups?.['name'] ?? '',
    email: match?.groups?.['email'] ?? '',
    date: isoSeconds(new Date(seconds * 1000)),
  }
}

function formatSignature(signature: Signature): string {
  const clean = (text: string): string => text.replace(/[\n<>\0]/gu, '').trim()
  return `${clean(signature.name)} <${clean(signature.email)}> ${String(Math.floor(Date.parse(signature.date) / 1000))} +0000`
}

/** GitHub's way of writing a time: UTC, no fraction. */
export const isoSeconds = (date: Date): string => date.toISOString().replace(/\.\d{3}Z$/u, 'Z')
