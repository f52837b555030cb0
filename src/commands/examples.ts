/**
 * An example or more for every verb of the command line: help and the reference show them, and a test runs them word for word, in
 * the order in which they stand here, in one repository (`test/cli/examples.test.ts`). Verbs that are not there are not shown.
 */

export interface Example {
  /** What it is for, in the imperative and without a full stop. */
  readonly does: string
  /** Lines as a shell takes them, a document below its command included. */
  readonly lines: readonly string[]
}

/** Returns the lines of a command whose document follows it in place. */
function heredoc(command: string, ...lines: readonly string[]): readonly string[] {
  return [`${command} <<'JSON'`, ...lines, 'JSON']
}

/** The examples by verb; for the test that runs them. @internal */
export const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  read: [
    { does: 'Read a file, with an anchor for every line', lines: ['holdfast read src/retry.ts --line-anchors'] },
    { does: 'Read lines 2 to 3', lines: ['holdfast read src/retry.ts:2-3'] },
  ],
  search: [
    { does: 'Find every line that names retries, below src', lines: ['holdfast search "retries?" src'] },
  ],
  anchors: [
    { does: 'Print the anchors of two files', lines: ['holdfast anchors src/retry.ts src/app.ts'] },
  ],
  edit: [
    { does: 'Replace line 2, named by the hash that "read --line-anchors" shows', lines: heredoc('holdfast edit',
      '{ "path": "src/retry.ts", "hunks": [ { "start": "2#128b", "end": "2#128b", "lines": ["export const retries = 3"] } ] }') },
  ],
  preview: [
    { does: 'Plan a set of two files, and keep the plan for half an hour', lines: heredoc('holdfast preview',
      '{ "version": 1, "title": "Try four times", "changes": [',
      '  { "path": "src/retry.ts", "expected_anchor": "fa:1208a4aefcc5", "hunks": [ { "start": 2, "end": 2, "lines": ["export const retries = 4"] } ] },',
      '  { "path": "notes.md", "expected_anchor": "fa:365d0b84ae63", "hunks": [ { "after": 1, "lines": ["", "It tries four times."] } ] }',
      '] }') },
  ],
  apply: [
    { does: 'Execute the plan that a preview showed', lines: ['holdfast apply $PLAN'] },
    { does: 'See what a ChangeSet in a file would do', lines: ['holdfast apply change.json --dry-run'] },
    { does: 'Apply it, and commit it to the current branch', lines: ['holdfast apply change.json --commit'] },
    { does: 'Commit it to another branch instead, and leave the working tree alone', lines: ['holdfast apply change.json --branch next'] },
  ],
  import: [
    { does: 'Turn a diff into a ChangeSet, and apply that', lines: ['holdfast import fix.diff --json | jq .changeset | holdfast apply'] },
  ],
  status: [{ does: 'See whether a plan still applies', lines: ['holdfast status $PLAN'] }],
  discard: [{ does: 'Let a plan go', lines: ['holdfast discard $PLAN'] }],
  plans: [{ does: 'List the plans that are kept', lines: ['holdfast plans'] }],
  receipts: [
    { does: 'List what was done', lines: ['holdfast receipts'] },
    { does: 'Show one receipt as data', lines: ['holdfast receipts $RECEIPT --json'] },
  ],
  undo: [
    { does: 'Take back what a receipt tells of', lines: ['holdfast undo $RECEIPT'] },
    { does: 'Take back what was committed, as a commit', lines: ['holdfast undo $RECEIPT --commit'] },
  ],
  check: [
    { does: 'Check two folders, and fail where a file has errors', lines: ['holdfast check src test --fail-on error'] },
  ],
  tx: [
    { does: 'Begin; the answer has the id that every other action names', lines: ['holdfast tx begin "Rename the flag"'] },
    { does: 'Stage an edit by the text that it replaces, which must occur once', lines: heredoc('holdfast tx edit $TX',
      '{ "file": "src/app.ts", "edits": [ { "old_string": "verbose", "new_string": "loud" } ] }') },
    { does: 'Stage an edit by lines, whose digest says what they were', lines: heredoc('holdfast tx edit $TX',
      '{ "file": "src/retry.ts", "edits": [ { "line_span": { "start_line": 3, "end_line": null, "expect_sha": "6f9daf9cf7ed" },',
      '  "new_lines": ["export const pause = 200"] } ] }') },
    { does: 'Stage a new file', lines: heredoc('holdfast tx edit $TX',
      '{ "file": "src/flag.ts", "create": true, "content": "export const loud = true\\n" }') },
    { does: 'Stage edits of many files, all or none; with "atomic": false each on its own', lines: heredoc('holdfast tx edit_multi $TX',
      '{ "file_edits": [ { "file": "notes.md", "edits": [ { "old_string": "Notes", "new_string": "News" } ] },',
      '                  { "file": "src/log.ts", "create": true, "content": "export const log = console.log\\n" } ] }') },
    { does: 'Stage the same edit in several files', lines: heredoc('holdfast tx edit_multi $TX',
      '{ "files": ["src/flag.ts", "src/app.ts"], "edits": [ { "old_string": "loud", "new_string": "noisy" } ] }') },
    { does: 'Send a large file in parts, in any order', lines: heredoc('holdfast tx edit_chunk $TX',
      '{ "file": "data.txt", "seq": 2, "total": 2, "lines": ["three"] }') },
    { does: 'Send the other part', lines: heredoc('holdfast tx edit_chunk $TX',
      '{ "file": "data.txt", "seq": 1, "total": 2, "lines": ["one", "two"] }') },
    { does: 'Put the parts together, checked against the SHA-256 of the whole', lines: heredoc('holdfast tx assemble $TX',
      '{ "file": "data.txt", "expect_sha": "b6285c57e8797db5d4c51c80d6f11938afda9b11c6a003549709189e9b4b92a2" }') },
    { does: 'See what is staged, and whether it would go through', lines: ['holdfast tx info $TX'] },
    { does: 'List the open transactions', lines: ['holdfast tx list'] },
    { does: 'See what committing would do', lines: ['holdfast tx commit $TX --dry-run'] },
    { does: 'Commit all of it at once; with --commit to the branch as well', lines: ['holdfast tx commit $TX'] },
    { does: 'Take the whole transaction back', lines: ['holdfast tx undo_commit $TX'] },
    { does: 'Drop a transaction that is not committed', lines: ['holdfast tx begin "Never mind"', 'holdfast tx rollback $TX'] },
  ],
  rename: [
    { does: 'See what renaming retries on line 2 would change', lines: ['holdfast rename src/retry.ts:2 retries attempts'] },
    { does: 'Rename it everywhere', lines: ['holdfast rename src/retry.ts:2 retries attempts --apply'] },
  ],
  'move-symbol': [{ does: 'Move a declaration to another file, with its imports', lines: ['holdfast move-symbol src/retry.ts:3 pause src/time.ts --apply'] }],
  'move-file': [{ does: 'Move a file, with every import of it', lines: ['holdfast move-file src/time.ts src/clock.ts --apply'] }],
  'organize-imports': [{ does: 'Organize the imports of a file', lines: ['holdfast organize-imports src/app.ts --apply'] }],
  format: [{ does: 'See what formatting would change', lines: ['holdfast format src/app.ts'] }],
  fix: [{ does: 'List the fixes at line 3, column 1', lines: ['holdfast fix src/app.ts:3:1'] }],
  'code-actions': [{ does: 'List the refactorings of a place', lines: ['holdfast code-actions src/app.ts:3:1 --kind refactor'] }],
  diagnostics: [{ does: 'Show what the compiler finds wrong', lines: ['holdfast diagnostics src/app.ts'] }],
  definition: [{ does: 'Show where attempts is defined', lines: ['holdfast definition src/app.ts:1 attempts'] }],
  references: [{ does: 'Show where it is used', lines: ['holdfast references src/retry.ts:2 attempts'] }],
  hover: [{ does: 'Show its type', lines: ['holdfast hover src/retry.ts:2 attempts'] }],
  calls: [{ does: 'Show who calls a function', lines: ['holdfast calls src/app.ts:3 start'] }],
  symbols: [{ does: 'Show the symbols of a file', lines: ['holdfast symbols src/app.ts'] }],
  lsp: [
    { does: 'List the language servers that are known, and which are here', lines: ['holdfast lsp list'] },
    { does: 'Install one, after being asked', lines: ['holdfast lsp install gopls'] },
  ],
  cell: [{ does: 'Run Python behind the walls', lines: ['echo "1 + 2" | holdfast cell --language py'] }],
  workshop: [{ does: 'Talk to one runtime, cell after cell', lines: ['holdfast workshop --language js'] }],
  samples: [{ does: 'List the pages that cells published', lines: ['HOLDFAST_SAMPLES=1 holdfast samples'] }, { does: 'Read one in the browser, and mark what there is to say of it', lines: ['HOLDFAST_SAMPLES=1 holdfast samples plan'] }],
  gc: [{ does: 'Drop what has expired', lines: ['holdfast gc'] }],
  config: [{ does: 'Judge the policy file', lines: ['holdfast config check'] }],
  doctor: [{ does: 'See what a token may do', lines: ['GITHUB_TOKEN=$(gh auth token) holdfast doctor --repository octo/example'] }],
  schema: [{ does: 'Print the JSON Schema of a ChangeSet', lines: ['holdfast schema changeset > changeset.schema.json'] }],
  demo: [{ does: 'Play the whole loop, and leave it there to look at', lines: ['holdfast demo --keep'] }],
  mcp: [{ does: 'Serve the repository in /srv/app to a client', lines: ['holdfast mcp -C /srv/app'] }],
  completion: [
    { does: 'Complete in bash', lines: ['eval "$(holdfast completion bash)"'] },
    { does: 'Complete in fish', lines: ['holdfast completion fish | source'] },
  ],
}

/** Returns the examples of a verb as help shows them, indented, without those that use an option of `off`; '' where there is none. */
export function exampleText(verb: string, off: readonly string[]): string {
  const there = (EXAMPLES[verb] ?? []).filter(({ lines }) => !off.some((name) => lines.some((line) => line.includes(`--${name}`))))
  const shown = there.map(({ does, lines }) => [`  # ${does}`, ...lines.map((line) => `  ${line}`)].join('\n'))
  return shown.length === 0 ? '' : `\nExamples:\n${shown.join('\n\n')}\n`
}
