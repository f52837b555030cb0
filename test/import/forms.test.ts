/** `import` form by form: what it answers, and what it refuses by which name. */
import { describe, expect, test } from 'vitest'
import type { RefusalReport } from '../../src/engine/answer.js'
import { applyForeign, previewForeign } from '../../src/commands/changes.js'
import { applyImported, changeSetIn, importText } from '../support/imported.js'
import { fa, inMemory, la, type MemoryOptions, type Written } from '../support/memory.js'

type Files = Readonly<Record<string, Written>>

async function refusals(files: Files, text: string, options: MemoryOptions = {}): Promise<readonly RefusalReport[]> {
  const memory = inMemory(files)
  const answer = await importText(memory, text, options)
  expect(memory.tree()).toEqual(inMemory(files).tree())
  expect(memory.writes).toBe(0)
  if (answer.outcome !== 'refused') throw new Error(`not refused: ${JSON.stringify(answer)}`)
  return answer.refusals
}

async function imported(files: Files, text: string, options: MemoryOptions = {}): Promise<object> {
  const answer = await importText(inMemory(files), text, options)
  if (answer.outcome !== 'ok') throw new Error(JSON.stringify(answer))
  return answer['changeset'] as object
}

/** Returns a tree after what `import` answers was applied to it. */
async function after(files: Files, text: string): Promise<Record<string, string>> {
  const memory = inMemory(files)
  const answer = await importText(memory, text)
  const changeSet = changeSetIn(answer)
  if (changeSet === null) throw new Error(JSON.stringify(answer))
  await applyImported(memory, changeSet)
  return Object.fromEntries([...memory.files.keys()].map((path) => [path, memory.text(path)]))
}

const ABC = 'a\nb\nc\n'

function diff(...lines: readonly string[]): string {
  return `--- a/x.txt\n+++ b/x.txt\n${lines.join('\n')}\n`
}

const EDIT = diff('@@ -1,3 +1,3 @@', ' a', '-b', '+B', ' c')

describe('the answer', () => {
  test('anchors the file and every position', async () => {
    expect(await imported({ 'x.txt': ABC }, EDIT)).toEqual({
      version: 1, changes: [{ path: 'x.txt', expected_anchor: fa(ABC), hunks: [{ start: la(ABC, 2), end: la(ABC, 2), lines: ['B'] }] }],
    })
    expect(await imported({ 'x.txt': ABC }, EDIT, { switches: { lineAnchors: false } })).toMatchObject({ changes: [{ hunks: [{ start: 2, end: 2 }] }] })
  })

  test('says in the patch dialect what the JSON form cannot', async () => {
    const text = 'diff --git a/x.txt b/new name.txt\nsimilarity index 66%\nrename from x.txt\nrename to new name.txt\n'
      + '--- a/x.txt\n+++ b/new name.txt\t\n@@ -2 +2 @@ a\n-b\n+B\n'
    expect(await imported({ 'x.txt': ABC }, text)).toEqual({
      version: 1, patch: `move file "x.txt" ${fa(ABC)} to "new name.txt"\n\nfile x.txt ${fa(ABC)}\nreplace ${la(ABC, 2)}\n+B\n`,
    })
    expect(await refusals({ 'x.txt': ABC }, text, { switches: { anchorPatch: false } }))
      .toMatchObject([{ code: 'feature_off', path: 'x.txt', message: expect.stringContaining('HOLDFAST_ANCHOR_PATCH') }])
  })

  test('asks for the end of the file where that changes', async () => {
    const text = diff('@@ -3 +3 @@', '-c', '+c', '\\ No newline at end of file')
    expect(await imported({ 'x.txt': ABC }, text)).toMatchObject({ changes: [{ final_newline: false }] })
    expect(await after({ 'x.txt': ABC }, text)).toEqual({ 'x.txt': 'a\nb\nc' })
  })
})

describe('where a hunk goes', () => {
  test('the line numbers decide between equal places', async () => {
    expect(await after({ 'x.txt': 'a\na\na\n' }, diff('@@ -2 +2 @@', '-a', '+b'))).toEqual({ 'x.txt': 'a\nb\na\n' })
  })

  test('without them it stands in one place, or is refused with all of them', async () => {
    const twice = 'a\nb\nx\na\nb\n'
    expect(await after({ 'x.txt': 'x\ny\na\nb\n' }, diff('@@ -1,2 +1,2 @@', ' a', '-b', '+B'))).toEqual({ 'x.txt': 'x\ny\na\nB\n' })
    expect(await refusals({ 'x.txt': twice }, diff('@@ -9,2 +9,2 @@', ' a', '-b', '+B')))
      .toMatchObject([{ code: 'ambiguous_match', path: 'x.txt', hunk: 0, candidates: [{ n: 4, anchor: la(twice, 4) }, { n: 1, anchor: la(twice, 1) }] }])
  })

  test('a near miss is refused with the nearest places', async () => {
    const near = 'a\nc\nd\n'
    expect(await refusals({ 'x.txt': near }, diff('@@ -1,3 +1,3 @@', ' a', '-b', '+B', ' d')))
      .toMatchObject([{ code: 'no_match', path: 'x.txt', hunk: 0, candidates: [{ n: 1, anchor: la(near, 1) }], neighbourhood: [{ n: 1 }, { n: 2 }, { n: 3 }] }])
  })

  test('trailing blanks count', async () => {
    expect(await refusals({ 'x.txt': 'a \nb\n' }, diff('@@ -1,2 +1,2 @@', ' a', '-b', '+B'))).toMatchObject([{ code: 'no_match' }])
  })
})

describe('a diff', () => {
  const git = (...lines: readonly string[]): string => `diff --git a/x.txt b/x.txt\n${lines.join('\n')}\n`

  test('of another before-image is stale, by git\'s id of it', async () => {
    const text = (id: string): string => git(`index ${id}..0123456 100644`, ...EDIT.trimEnd().split('\n'))
    expect(await refusals({ 'x.txt': ABC }, text('0123456'))).toMatchObject([{ code: 'stale_anchor', path: 'x.txt', expected: '0123456', current_anchor: fa(ABC) }])
    expect(await after({ 'x.txt': ABC }, text('de98044'))).toEqual({ 'x.txt': 'a\nB\nc\n' })
  })

  test.each<[string, string, object]>([
    ['a change of mode', git('old mode 100644', 'new mode 100755'), { code: 'executable_target', path: 'x.txt' }],
    ['an executable that is new', git('new file mode 100755', 'index 0000000..e69de29'), { code: 'executable_target', path: 'x.txt' }],
    ['a link that is new', git('new file mode 120000', 'index 0000000..e69de29'), { code: 'symlink_target', path: 'x.txt' }],
    ['a binary patch', git('index 1111111..2222222 100644', 'GIT binary patch', 'literal 0', 'HcmV?d00001'), { code: 'binary_file', path: 'x.txt' }],
    ['binary files', git('index 1111111..2222222 100644', 'Binary files a/x.txt and b/x.txt differ'), { code: 'binary_file', path: 'x.txt' }],
    ['a combined diff', 'diff --cc x.txt\nindex 1,2..3\n--- a/x.txt\n+++ b/x.txt\n@@@ -1,1 -1,1 +1,1 @@@\n  a\n', { code: 'unparseable_patch' }],
    ['too few lines for its counts', diff('@@ -1,3 +1,3 @@', ' a', '-b', '+B'), { code: 'unparseable_patch', message: expect.stringContaining('line 3') }],
    ['too many lines for its counts', diff('@@ -1,2 +1,2 @@', ' a', '-b', '+B', ' c'), { code: 'unparseable_patch', message: expect.stringContaining('line 3') }],
    ['a hunk of no file', '@@ -1 +1 @@\n-a\n+b\n', { code: 'unparseable_patch', message: expect.stringContaining('line 1') }],
    ['a header that is none', diff('@@ -1,x +1 @@', '-a', '+b'), { code: 'unparseable_patch' }],
    ['a path that climbs', '--- a/../x\n+++ b/../x\n@@ -1 +1 @@\n-a\n+b\n', { code: 'path_escape' }],
    ['nothing that is a diff', 'Dear all,\n', { code: 'unparseable_patch' }],
    ['a file that is there already', '--- /dev/null\n+++ b/x.txt\n@@ -0,0 +1 @@\n+a\n', { code: 'file_exists', path: 'x.txt' }],
    ['a deletion that shows not all of it', '--- a/x.txt\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n', { code: 'no_match', path: 'x.txt' }],
    ['a new line with a lone CR', diff('@@ -1 +1 @@', '-a', '+a\rb'), { code: 'unparseable_hunk', path: 'x.txt', hunk: 0 }],
  ])('with %s is refused', async (_, text, refusal) => {
    expect(await refusals({ 'x.txt': ABC }, text)).toMatchObject([refusal])
  })

  test('of a path with another prefix, without one, and in odd names', async () => {
    const hunk = '@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n'
    expect(await after({ 'a/x': ABC }, `diff --git a/x a/x\n--- a/x\n+++ a/x\n${hunk}`)).toEqual({ 'a/x': 'a\nB\nc\n' })
    expect(await after({ 'x': ABC, 'a/x': ABC }, `--- a/x\n+++ b/x\n${hunk}`)).toEqual({ 'x': 'a\nB\nc\n', 'a/x': ABC })
    expect(await after({ 'x': ABC }, `--- i/x\n+++ w/x\n${hunk}`)).toEqual({ x: 'a\nB\nc\n' })
    expect(await after({ 'x.c': ABC }, `--- x.c.orig\t2024-01-01 00:00:00 +0000\n+++ x.c\t2024-01-02 00:00:00 +0000\n${hunk}`)).toEqual({ 'x.c': 'a\nB\nc\n' })
    expect(await after({ 'é "q"': ABC }, `--- "a/\\303\\251 \\"q\\""\n+++ "b/\\303\\251 \\"q\\""\n${hunk}`)).toEqual({ 'é "q"': 'a\nB\nc\n' })
    expect(await refusals({ 'x': ABC, 'y': ABC }, `--- x\n+++ y\n${hunk}`)).toMatchObject([{ code: 'ambiguous_match' }])
  })

  test('in a mail, in a fence, behind prose', async () => {
    const mail = `From 0123 Mon Sep 17 00:00:00 2001\nSubject: [PATCH] b\n\n---\n x.txt | 2 +-\n\n${EDIT}-- \n2.39.0\n`
    expect(await after({ 'x.txt': ABC }, mail)).toEqual({ 'x.txt': 'a\nB\nc\n' })
    expect(await after({ 'x.txt': ABC }, `Try this:\n\n\`\`\`diff\n${EDIT}\`\`\`\n`)).toEqual({ 'x.txt': 'a\nB\nc\n' })
  })

  test('that keeps a byte-order mark, and one that would take it away', async () => {
    const marked = `\ufeff${ABC}`
    expect(await after({ 'x.txt': marked }, diff('@@ -1 +1 @@', '-\ufeffa', '+\ufeffA'))).toEqual({ 'x.txt': '\ufeffA\nb\nc\n' })
    expect(await after({ 'x.txt': marked }, diff('@@ -1 +1 @@', '-a', '+A'))).toEqual({ 'x.txt': '\ufeffA\nb\nc\n' })
    expect(await refusals({ 'x.txt': marked }, diff('@@ -1 +1 @@', '-\ufeffa', '+a'))).toMatchObject([{ code: 'invalid_request', hunk: 0 }])
  })
})

describe('a Codex-style patch', () => {
  test('narrows its place by headings, and ends at the end', async () => {
    const text = 'class A\n  def f\n    1\nclass B\n  def f\n    1\n'
    const patch = '*** Begin Patch\n*** Update File: x.rb\n@@ class B\n@@   def f\n-    1\n+    2\n*** End Patch\n'
    expect(await after({ 'x.rb': text }, patch)).toEqual({ 'x.rb': 'class A\n  def f\n    1\nclass B\n  def f\n    2\n' })
    expect(await refusals({ 'x.rb': text }, patch.replace('@@ class B\n', ''))).toMatchObject([{ code: 'ambiguous_match', path: 'x.rb', hunk: 0 }])
    expect(await refusals({ 'x.rb': text }, patch.replace('@@ class B\n', '@@ class C\n'))).toMatchObject([{ code: 'no_match', path: 'x.rb', hunk: 0 }])
    const last = '*** Begin Patch\n*** Update File: x.rb\n@@\n-    1\n+    2\n*** End of File\n*** End Patch\n'
    expect(await after({ 'x.rb': text }, last)).toEqual({ 'x.rb': 'class A\n  def f\n    1\nclass B\n  def f\n    2\n' })
  })

  test.each<[string, string]>([
    ['no end', '*** Begin Patch\n*** Update File: x.txt\n@@\n-a\n+b\n'],
    ['line numbers', '*** Begin Patch\n*** Update File: x.txt\n@@ -1,1 +1,1 @@\n-a\n+b\n*** End Patch\n'],
    ['a line of no sign', '*** Begin Patch\n*** Update File: x.txt\n@@\na\n*** End Patch\n'],
  ])('with %s is refused', async (_, text) => {
    expect(await refusals({ 'x.txt': ABC }, text)).toMatchObject([{ code: 'unparseable_patch', message: expect.stringMatching(/line \d/u) }])
  })
})

describe('search/replace blocks', () => {
  const aider = 'x.txt\n```\n<<<<<<< SEARCH\nb\n=======\nB\n>>>>>>> REPLACE\n```\n'

  test.each<[string, string]>([
    ['Aider', aider],
    ['Roo', 'x.txt\n<<<<<<< SEARCH\n:start_line:2\n-------\nb\n=======\nB\n>>>>>>> REPLACE\n'],
    ['Cline', '**x.txt**\n------- SEARCH\nb\n=======\nB\n+++++++ REPLACE\n'],
    ['a fence that names the file', 'Do this:\n```x.txt\n<<<<<<< SEARCH\nb\n=======\nB\n>>>>>>> REPLACE\n```\n'],
    ['CRLF', aider.replaceAll('\n', '\r\n')],
  ])('of %s', async (_, text) => {
    expect(await after({ 'x.txt': ABC }, text)).toEqual({ 'x.txt': 'a\nB\nc\n' })
    expect(await after({ 'x.txt': 'a\r\nb\r\nc' }, text)).toEqual({ 'x.txt': 'a\r\nB\r\nc' })
  })

  test('two of one file, the second without a name', async () => {
    expect(await after({ 'x.txt': ABC }, `${aider}\n<<<<<<< SEARCH\na\n=======\nA\n>>>>>>> REPLACE\n`)).toEqual({ 'x.txt': 'A\nB\nc\n' })
  })

  test('of a part of a line that occurs once, with $& as text', async () => {
    const text = (old: string): string => `x.txt\n<<<<<<< SEARCH\n${old}\n=======\n$&\n>>>>>>> REPLACE\n`
    expect(await after({ 'x.txt': 'let a = 1\nb\n' }, text('a = 1'))).toEqual({ 'x.txt': 'let $&\nb\n' })
    expect(await refusals({ 'x.txt': 'foo foo\n' }, text('foo'))).toMatchObject([{ code: 'ambiguous_match', path: 'x.txt', hunk: 0 }])
  })

  test.each<[string, string, string]>([
    ['no name', '<<<<<<< SEARCH\nb\n=======\nB\n>>>>>>> REPLACE\n', 'unparseable_patch'],
    ['two dividers', 'x.txt\n<<<<<<< SEARCH\nb\n=======\nB\n=======\n>>>>>>> REPLACE\n', 'unparseable_patch'],
    ['no end', 'x.txt\n<<<<<<< SEARCH\nb\n=======\nB\n', 'unparseable_patch'],
    ['nothing to find', 'x.txt\n<<<<<<< SEARCH\n=======\nB\n>>>>>>> REPLACE\n', 'invalid_request'],
    ['nothing new', 'x.txt\n<<<<<<< SEARCH\nb\n=======\nb\n>>>>>>> REPLACE\n', 'invalid_request'],
    ['a text that is not there', 'x.txt\n<<<<<<< SEARCH\nz\n=======\nB\n>>>>>>> REPLACE\n', 'no_match'],
  ])('with %s are refused', async (_, text, code) => {
    expect(await refusals({ 'x.txt': ABC }, text)).toMatchObject([{ code }])
  })
})

describe('import and apply in one, as a comment has it', () => {
  test('lands once, and answers the same request with its receipt', async () => {
    const memory = inMemory({ 'x.txt': ABC })
    const planned = await previewForeign(memory.desk(), EDIT)
    expect(planned.answer.outcome).toBe('planned')
    const first = await applyForeign(memory.desk({ requestId: 'comment:1' }), EDIT)
    const again = await applyForeign(memory.desk({ requestId: 'comment:1' }), EDIT)
    expect(first.answer).toMatchObject({ outcome: 'applied', receipt: { request_id: 'comment:1' } })
    expect(again.answer).toMatchObject({ outcome: 'applied', repeated: true })
    expect(memory.text('x.txt')).toBe('a\nB\nc\n')
    expect((await applyForeign(memory.desk(), EDIT)).answer).toMatchObject({ outcome: 'refused', refusals: [{ code: 'no_match' }] })
  })

  test('is nobody\'s who may not: nothing of the file is told', async () => {
    const memory = inMemory({ 'x.txt': 'secret\n' })
    const refusal = { code: 'not_authorised' as const }
    const { answer } = await applyForeign(memory.desk({ authority: { decide: () => Promise.resolve({ ok: false, refusals: [refusal] }) } }), EDIT)
    expect(answer).toMatchObject({ outcome: 'refused', refusals: [{ code: 'not_authorised' }] })
    expect(JSON.stringify(answer)).not.toContain('secret')
  })
})
