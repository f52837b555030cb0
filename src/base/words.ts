/** The words of refusals: every code has what is wrong and what to do next. Whoever shows a refusal takes them from here. */
import type { Refusal, RefusalCode, Reread } from './refusal.js'
import { SWITCHES } from './settings.js'

type Words = (r: Refusal) => readonly [wrong: string, next: string]

const SEND_AGAIN = 'Correct it and send it again'
const FRESH_PLAN = 'Preview the change again and apply the new plan'

/** Returns the detail as the end of a sentence, or nothing. */
function why(r: Refusal): string {
  return r.detail === undefined || r.detail === '' ? '' : `: ${r.detail.replace(/[.\s]{1,9}$/u, '')}`
}

function the(r: Refusal, otherwise: string): string {
  return r.path ?? otherwise
}

/** Returns the hunk, position and path that the refusal is about. */
function place(r: Refusal): string {
  const parts = [
    ...(r.hunk === undefined ? [] : [`hunk ${r.hunk}`]),
    ...(r.position === undefined ? [] : [`position ${r.position}`]),
    ...(r.path === undefined ? [] : [`of ${r.path}`]),
  ]
  return parts.length === 0 ? 'the change' : parts.join(' ').replace(/^of /u, '')
}

function window({ path, start, count }: Reread): string {
  return count === 0 ? path : `${path}:${start}-${start + count - 1}`
}

/** Returns which read repairs the assumption, or `otherwise`. */
function reread(r: Refusal, otherwise: string): string {
  if (r.reread === undefined) return otherwise
  return `Read ${window(r.reread)} and send the change again with ${r.current_anchor ?? 'the new anchor'}`
}

function over(r: Refusal, what: string): string {
  const unit = r.detail === undefined ? '' : ` ${r.detail}`
  return `${what} is over the limit: ${r.figure ?? 'too many'}${unit}, and at most ${r.limit ?? 'fewer'} are allowed`
}

function plan(r: Refusal): string {
  return r.expected === undefined ? 'The plan' : `The plan ${r.expected}`
}

/** What is off: a switch that its detail begins with the variable of, or what the detail says that this version does not have. */
function off({ detail = '' }: Refusal): readonly [wrong: string, next: string] {
  const [, first, needed = first] = /^(HOLDFAST_[A-Z_]+)(?: \(which needs (HOLDFAST_[A-Z_]+)\))?$/u.exec(detail) ?? []
  const switched = first === undefined ? undefined : Object.values(SWITCHES).find(({ variable }) => variable === needed)
  if (switched !== undefined) {
    return [`${detail} is switched off here`, `Set ${switched.variable}=1, or on GitHub the input ${switched.input}: 1, or do without it`]
  }
  return detail === '' ? ['What this needs is switched off here, or not in this version yet', 'Do without it']
    : [`This version does not have ${detail} yet`, 'Do without it']
}

/** Makes the row of a code whose path is no target. */
function target(what: string, next: string): Words {
  return (r) => [`${the(r, 'The target')} ${what}${why(r)}`, next]
}

/** Makes the row of a code that says one thing, with its detail behind. */
function plain(what: string, next: string): Words {
  return (r) => [`${what}${r.path === undefined ? '' : ` (${r.path})`}${why(r)}`, next]
}

const WORDS: Readonly<Record<RefusalCode, Words>> = {
  invalid_request: plain('The request is not valid', SEND_AGAIN),
  unsupported_version: (r) => [`This version of the document is not known${why(r)}`, `Write "version": ${r.expected ?? '1'}`],
  malformed_anchor: (r) => [
    `"${r.expected ?? r.position ?? 'The token'}" is no anchor; an anchor looks like fa:3f9a1c2b7d10, ra:3f9a1c2b7d10:L4+2 or 12#ab3f`,
    reread(r, 'Copy the anchor from a read of the file'),
  ],
  unparseable_hunk: (r) => [`${capital(place(r))} cannot be read${why(r)}`, 'Write it with start and end, after or before, and lines'],
  unparseable_patch: plain('The patch cannot be read', 'Correct it at that place and send it again'),
  feature_off: off,
  not_a_repository: plain('This is not inside a git work tree', 'Change into one, or name it with -C'),

  not_authorised: plain('You may not do this here', 'Ask someone with write access to the repository'),
  path_denied: target('may not be changed under the policy of this repository', 'Leave this file out, or ask a maintainer to change the policy'),
  approval_required: plain('This set needs the approval of someone else', 'Ask them to approve the plan by its full id'),
  missing_permission: plain('The token of this run lacks a permission', 'Grant it under "permissions" of the job and run it again'),
  invalid_policy: plain('The policy file is not valid', 'Correct .github/holdfast.yml on the default branch'),
  event_not_allowed: plain('This event may not start that', 'Write a new comment on the pull request'),

  too_many_files: (r) => [over(r, 'The number of files'), 'Split the set into smaller ones'],
  too_many_hunks: (r) => [over(r, `The number of hunks${r.path === undefined ? '' : ` of ${r.path}`}`), 'Split the set into smaller ones'],
  set_too_large: (r) => [over(r, 'The size of the set'), 'Split the set into smaller ones'],
  too_many_plans: (r) => [over(r, 'The number of open plans'), `Apply or discard one first; the oldest is ${r.expected ?? 'in the list of plans'}`],
  too_many_transactions: (r) => [over(r, 'The number of open transactions'), 'Commit or roll back one first'],

  missing_file: target('does not exist', 'Check its spelling against the repository, letter case included'),
  file_exists: target('exists already', 'Edit it instead, or choose another name'),
  directory_target: target('is a directory', 'Name the files in it'),
  binary_file: target('is a binary file', 'Leave it out: only text can be changed here'),
  not_utf8: target('is not valid UTF-8', 'Convert it to UTF-8 first, or leave it out'),
  notebook_target: target('is a notebook', 'Edit notebooks with a tool that knows their format'),
  executable_target: target('is executable', 'Change it with a refactor, a move or a transaction, which keep the mode'),
  symlink_target: target('is reached through a symbolic link', 'Name the file itself, by its real path'),
  submodule_target: target('belongs to a submodule', 'Make the change in the repository of the submodule'),
  path_escape: target('is no path inside this repository', 'Write it relative to the root of the repository'),
  protected_path: target('is a protected path', 'Leave this file out, or ask a maintainer to make the change'),
  case_collision: target('differs from another path in letter case only', 'Choose a name that differs in more than case'),
  dirty_target: target('is not as the branch has it', 'Commit or stash the difference, or apply without --commit and commit with git'),
  creation_unsupported: target('would be created, which this form cannot do', 'Use a transaction to create files'),
  deletion_unsupported: target('would be deleted, which this form cannot do', 'Delete it with git, in a commit of its own'),
  movement_unsupported: target('would be moved, which this form cannot do', 'Use move-file'),

  stale_anchor: (r) => [
    `${the(r, 'The file')} is no longer what ${r.expected ?? 'the anchor'} names${why(r)}`,
    reread(r, 'Read it again and send the change with the new anchor'),
  ],
  stale_line: (r) => [
    `${r.position === undefined ? 'A line' : `Line ${r.position}`} of ${the(r, 'the file')} is not what it was when it was read`,
    (r.candidates ?? []).length > 0
      ? 'Send the change again with a fresh anchor from the lines shown, or with one of the addresses where the same text stands now'
      : 'Send the change again with a fresh anchor from the lines shown',
  ],
  stale_plan: (r) => [
    `${r.path === undefined ? 'A file of the plan' : r.path} changed after the plan was made${why(r)}`, FRESH_PLAN,
  ],
  stale_token: plain('What this refers to has changed since', 'Ask for it again and use the new one'),
  out_of_bounds: (r) => [
    `${capital(place(r))} is outside the lines that it may name${why(r)}`,
    reread(r, 'Choose lines that are there, counted as in the last read'),
  ],
  overlapping_hunks: (r) => [
    `${capital(place(r))} touches lines of another hunk${r.detail === undefined ? '' : ` (${r.detail})`}`, 'Merge the two, or make them disjoint',
  ],
  unread_lines: (r) => [
    `${capital(place(r))} touches lines that have not been read${why(r)}`,
    'Look at the lines shown, then send the change again with a range anchor that has all its hunks, or without one and with N#hhhh positions',
  ],
  no_match: (r) => [`${quoted(r)} is not in ${the(r, 'the file')}${why(r)}`, 'Copy it exactly from a fresh read'],
  ambiguous_match: (r) => [
    `${quoted(r)} stands in ${the(r, 'the file')} more than once${why(r)}`, 'Add lines around it until only one place is left',
  ],
  block_unresolved: (r) => [`No block can be made out at ${place(r)}${why(r)}`, 'Name its first and last line instead'],
  hidden_characters: (r) => [
    `${the(r, 'The change')} would gain ${r.figure ?? 'some'} invisible or direction-changing characters${why(r)}`,
    'Remove them, or say "allow_hidden": true if the policy permits it',
  ],

  plan_not_found: (r) => [`${plan(r)} is not known here${why(r)}`, 'Check the id, or preview the change again'],
  plan_ambiguous: (r) => [`More than one plan begins like ${r.expected ?? 'that'}${why(r)}`, 'Write more digits of its id'],
  plan_expired: (r) => [`${plan(r)} has expired`, FRESH_PLAN],
  plan_discarded: (r) => [`${plan(r)} was discarded`, FRESH_PLAN],
  plan_applied: (r) => [
    `${plan(r)} has been applied already${why(r).replace(':', '; its receipt is')}`,
    'Undo that receipt first, or preview a new change',
  ],
  receipt_not_found: (r) => [`There is no receipt ${r.expected ?? 'of that id'} here${why(r)}`, 'List the receipts and copy its id in full'],
  changed_since: target('has changed since the receipt was written', 'Preview a new change of what is there now'),
  already_undone: (r) => [`The receipt ${r.expected ?? ''} has been undone already${why(r)}`.replace('  ', ' '), 'To bring the change back, undo the receipt of that undo'],

  transaction_not_found: (r) => [`There is no open transaction ${r.expected ?? 'of that id'} here${why(r)}`, 'Check its id, or begin a new one'],
  transaction_expired: (r) => [`The transaction ${r.expected ?? ''} has expired${why(r)}`.replace('  ', ' '), 'Begin a new one'],
  chunk_conflict: (r) => [`A different chunk ${r.position ?? ''} was sent before${why(r)}`.replace('  ', ' '), 'Roll back and send the chunks again'],
  chunks_missing: (r) => [`Chunks of ${the(r, 'the file')} are missing${why(r)}`, 'Send the missing ones, then assemble again'],
  digest_mismatch: (r) => [
    `The assembled content of ${the(r, 'the file')} has another digest than ${r.expected ?? 'expected'}${why(r)}`,
    'Compare the chunks with their source and send the wrong ones again',
  ],

  head_moved: plain('The branch moved while the plan was being applied', FRESH_PLAN),
  branch_missing: plain('The branch to commit to is not there', 'Check out or name an existing branch'),
  branch_protected: plain('The branch is protected', 'Commit to another branch and open a pull request'),
  pull_request_closed: plain('The pull request is closed', 'Reopen it, or make the change in an open one'),
  push_rejected: plain('The server did not take the commit', 'Check the rules of the branch and what the token may do, then try again'),
  fork_not_writable: plain(
    'The branch is in a fork that this token cannot write to', 'Take the patch from this answer and commit it in the fork',
  ),
  invalid_artifact: plain('The artifact does not hold a valid plan', 'Run the job that makes it again'),
  busy: plain('Another run holds the lock', 'Wait a moment, then try again'),

  syntax_errors: (r) => [`The change would bring new syntax errors into ${the(r, 'a file')}${why(r)}`, 'Correct them and send the change again'],
  diagnostics_regressed: (r) => [
    `The change would bring new problems into ${the(r, 'the project')}${why(r)}`, 'Correct them and send the change again',
  ],
  verification_failed: plain('A cell that was to verify the change failed', 'Correct the change or the cell and send it again'),

  no_server: plain('There is no language server for this', 'Install one; "holdfast lsp list" says which'),
  server_failed: plain('The language server failed', 'Try again: a new one is started'),
  server_timeout: plain('The language server did not answer in time', 'Try again, with fewer files if it goes on'),
  server_paused: plain('The language server is left alone for a while after failures', 'Wait, or mend what it fails at'),
  rename_refused: plain('The language server will not rename this', 'Choose another symbol or another name'),
  rename_conflict: plain('The new name collides with one that is there', 'Choose another name'),
  symbol_move_refused: plain('This symbol cannot be moved there', 'Choose a top-level symbol and an existing file of the same language'),
  action_not_found: plain('There is no such code action at this place', 'List the actions there and choose one'),
  action_ambiguous: plain('More than one code action fits', 'List the actions there and choose one by its id'),
  action_command_only: plain('This code action runs a command instead of giving edits', 'Choose another one'),
  action_creates_file: plain('This code action would create a file', 'Create the file in a transaction first, or choose another action'),
  edit_outside_workspace: target('is outside the workspace, and the language server wants to edit it', 'Narrow the request to files of this repository'),
  malformed_edit: plain('The language server gave edits that cannot be carried out', 'Try again, or make the edit by hand'),

  runtime_unavailable: plain('There is no runtime for this language here', 'Install it, or use another language'),
  isolation_unavailable: plain('Cells and servers cannot be walled off here', 'Use a runner that can, or the workflow with a separate job'),
  recursive_workshop: plain('A cell may not start another cell', 'Do the work in this cell'),
  stale_generation: (r) => [
    `The state that the cell relies on is gone${why(r)}`,
    `Run the earlier cells again${r.current_anchor === undefined ? '' : `; the generation is now ${r.current_anchor}`}`,
  ],
}

/** Returns the text that was looked for, in quotes, where it is told. */
function quoted({ expected }: Refusal): string {
  return expected === undefined ? 'The text to replace' : `"${expected}"`
}

function capital(text: string): string {
  return text.startsWith('hunk ') || text.startsWith('position ') ? text.charAt(0).toUpperCase() + text.slice(1) : text
}

/** Returns the two halves of what a refusal says: what is wrong, and what to do next; neither ends in a full stop. */
function wordsOf(refusal: Refusal): { readonly wrong: string; readonly next: string } {
  const [wrong, next] = WORDS[refusal.code](refusal)
  return { wrong, next: refusal.remedy ?? next }
}

/** Returns what is wrong and what to do next, as plain text; data of the refusal stands in it as it came. */
export function explain(refusal: Refusal): string {
  const { wrong, next } = wordsOf(refusal)
  return `${wrong}${/[?!]$/u.test(wrong) ? '' : '.'} ${next}.`
}
