export const id = 675;
export const ids = [675];
export const modules = {

/***/ 4079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ canonical),
/* harmony export */   X: () => (/* binding */ canonicalDigest)
/* harmony export */ });
/* harmony import */ var canonicalize__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8799);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6173);


/** Returns the RFC 8785 canonical form of plain JSON data. */
function canonical(value) {
    return (0,_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)((0,canonicalize__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(value), 'canonical form');
}
/** Returns the SHA-256 (64 hex digits) of the UTF-8 bytes of the canonical form. */
function canonicalDigest(value, sha256) {
    return sha256(new TextEncoder().encode(canonical(value)));
}


/***/ }),

/***/ 2252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ utf8),
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   Ob: () => (/* binding */ decodeStrict),
/* harmony export */   er: () => (/* binding */ sameBytes),
/* harmony export */   xW: () => (/* binding */ concat)
/* harmony export */ });
const encoder = new TextEncoder();
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Returns the UTF-8 bytes of a string. */
function utf8(text) {
    return encoder.encode(text);
}
/** Returns the string of bytes known to be UTF-8; a byte-order mark stays in. */
function decode(bytes) {
    return lenient.decode(bytes);
}
/** Returns the string of the bytes, or null when they are not valid UTF-8; a byte-order mark stays in. */
function decodeStrict(bytes) {
    try {
        return strict.decode(bytes);
    }
    catch {
        return null;
    }
}
/** Returns whether two byte sequences are equal. */
function sameBytes(a, b) {
    if (a.length !== b.length)
        return false;
    for (let i = 0; i < a.length; i++)
        if (a[i] !== b[i])
            return false;
    return true;
}
/** Returns the parts joined into one array. */
function concat(parts) {
    const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
    let at = 0;
    for (const part of parts) {
        whole.set(part, at);
        at += part.length;
    }
    return whole;
}


/***/ }),

/***/ 6173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ present),
/* harmony export */   V1: () => (/* binding */ invariant),
/* harmony export */   vC: () => (/* binding */ Fault),
/* harmony export */   zP: () => (/* binding */ Bug)
/* harmony export */ });
/** A failing environment: network, disk, a foreign process. Never a judgement about the request. */
class Fault extends Error {
    name = 'Fault';
    /** Whether doing the same again may succeed without a human. */
    retryable;
    constructor(message, options = {}) {
        super(message, options.cause === undefined ? undefined : { cause: options.cause });
        this.retryable = options.retryable ?? false;
    }
}
/** A mistake of ours: a state that the code promises cannot occur. */
class Bug extends Error {
    name = 'Bug';
}
/** Throws `Bug` unless `condition` holds. */
function invariant(condition, what) {
    if (!condition)
        throw new Bug(what);
}
/** Returns `value`, which the caller knows to be present. Throws `Bug` when it is not. */
function present(value, what) {
    if (value === null || value === undefined)
        throw new Bug(`${what} is absent`);
    return value;
}


/***/ }),

/***/ 9119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
/** Returns the number of letters to change, add, leave out or swap with a neighbour between two short words. */
function distance(a, b) {
    let before = [];
    let row = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i++) {
        const next = [i];
        for (let j = 1; j <= b.length; j++) {
            const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : Infinity;
            next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1), swap));
        }
        before = row;
        row = next;
    }
    return row[b.length] ?? 0;
}
/** Returns at most three known words that may have been meant by one that is none of them, nearest first; case does not count. */
function nearest(word, known) {
    const wanted = word.toLowerCase();
    if (wanted === '' || wanted.length > 40)
        return [];
    return known
        .map((name) => ({ name, far: wanted.length > 1 && name.startsWith(wanted) ? 0.5 : distance(wanted, name) }))
        .filter(({ name, far }) => far <= Math.max(1, Math.floor(Math.max(name.length, wanted.length) / 3)))
        .sort((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1))
        .slice(0, 3)
        .map(({ name }) => name);
}


/***/ }),

/***/ 9877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ settle),
/* harmony export */   T: () => (/* binding */ refuse),
/* harmony export */   ok: () => (/* binding */ ok)
/* harmony export */ });
/** Returns the accepted outcome that carries `value`. */
function ok(value) {
    return { ok: true, value };
}
/** Returns the outcome that carries these refusals. */
function refuse(...refusals) {
    return { ok: false, refusals };
}
/** Returns `value()` when no refusal was gathered, else all of them. */
function settle(refusals, value) {
    return refusals.length === 0 ? ok(value()) : { ok: false, refusals };
}


/***/ }),

/***/ 3838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bp: () => (/* binding */ caseTwin),
/* harmony export */   SP: () => (/* binding */ foldCase),
/* harmony export */   T1: () => (/* binding */ ancestors),
/* harmony export */   cD: () => (/* binding */ comparePaths),
/* harmony export */   uG: () => (/* binding */ lengthProblem),
/* harmony export */   z9: () => (/* binding */ pathProblem)
/* harmony export */ });
/* harmony import */ var _encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/**
 * Repository paths: relative to the root, `/`-separated, exactly as git lists them. This module decides what can never be a
 * path of ours, on any file system; whether a file is there, and what it is, is the snapshot's business.
 */

/** Code points that HFS+ ignores when it compares names, so that `.g<U+200C>it` opens `.git` (git: `utf8.c`). */
const HFS_IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu;
/** Short names that NTFS may give to `.git` and `.gitmodules` (git: `path.c`, `is_ntfs_dotgit`). */
const NTFS_SHORT = /^(?:git~\d+|gitmod~\d+|gi7eba~\d+)$/iu;
function spellsDotGit(component) {
    const plain = component.replace(HFS_IGNORED, '').toLowerCase();
    const stem = plain.split(':', 1)[0]?.replace(/[ .]+$/u, '') ?? '';
    return stem === '.git' || NTFS_SHORT.test(stem) || plain.split('\\').some((part) => part !== plain && spellsDotGit(part));
}
/**
 * Returns why `path` is no path inside a repository, or null when it is one: absolute or drive paths, empty, `.` and `..`
 * components (backslash-separated ones too), NUL, unpaired surrogates, and `.git` in any spelling that some file system opens.
 */
function pathProblem(path) {
    if (path === '')
        return 'it is empty';
    if (path.includes('\0'))
        return 'it holds a NUL';
    if (/\p{Surrogate}/u.test(path))
        return 'it holds an unpaired surrogate';
    if (path.startsWith('/') || path.startsWith('\\') || /^[a-z]:(?:[\\/]|$)/iu.test(path))
        return 'it is absolute';
    const components = path.split('/');
    if (components.includes('') || components.includes('.'))
        return 'it has an empty or "." component';
    if (path.split(/[\\/]/u).includes('..'))
        return 'it climbs with ".."';
    if (components.some(spellsDotGit))
        return 'it names the git directory';
    return null;
}
/** Bytes of a name and of a path that file systems can be counted on to hold. */
const LONGEST_NAME = 255;
const LONGEST_PATH = 4000;
/** Returns why no file can be made at a path for the length of it, or null. */
function lengthProblem(path) {
    if ((0,_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8 */ .As)(path).length > LONGEST_PATH)
        return `it is longer than ${String(LONGEST_PATH)} bytes`;
    return path.split('/').some((component) => (0,_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8 */ .As)(component).length > LONGEST_NAME) ? `a part of it is longer than ${String(LONGEST_NAME)} bytes` : null;
}
/** Returns the proper ancestors of a path, outermost first: `a/b/c` gives `a`, `a/b`. */
function ancestors(path) {
    const components = path.split('/');
    return components.slice(1).map((_, depth) => components.slice(0, depth + 1).join('/'));
}
/** Compares two paths by their UTF-8 bytes, which is by code point: the order of plan files and of git's trees of files. */
function comparePaths(a, b) {
    const left = Array.from(a, (c) => c.codePointAt(0) ?? 0);
    const right = Array.from(b, (c) => c.codePointAt(0) ?? 0);
    for (let i = 0; i < left.length && i < right.length; i++) {
        const difference = (left[i] ?? 0) - (right[i] ?? 0);
        if (difference !== 0)
            return difference;
    }
    return left.length - right.length;
}
/** Returns a character as file systems without letter case compare it: by its simple mappings, one character to one. */
function foldCharacter(c) {
    const upper = c.toUpperCase();
    const single = Array.from(upper).length === 1 ? upper : c;
    const lower = single.toLowerCase();
    return Array.from(lower).length === 1 ? lower : single;
}
/** Returns a path without its letter case: equal for two exactly when they differ in nothing else. Unicode forms stay apart. */
function foldCase(path) {
    return /^[\0-\x7f]*$/u.test(path) ? path.toLowerCase() : Array.from(path, foldCharacter).join('');
}
/** Returns, of the names in one directory, one that differs from `name` in letter case only, or null; null too where `name` itself is there. */
function caseTwin(name, names) {
    const folded = foldCase(name);
    let twin = null;
    for (const other of names) {
        if (other === name)
            return null;
        if (twin === null && other.length === name.length && foldCase(other) === folded)
            twin = other;
    }
    return twin;
}


/***/ }),

/***/ 5573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ byImportance),
/* harmony export */   e: () => (/* binding */ REFUSAL_CODES)
/* harmony export */ });
/**
 * The closed list of refusals. A refusal is data: a code and what was observed. `explain` in `words.ts` makes the sentence.
 */
const REFUSAL_CODES = [
    // request
    'invalid_request', 'unsupported_version', 'malformed_anchor', 'unparseable_hunk', 'unparseable_patch', 'feature_off',
    'not_a_repository',
    // authority
    'not_authorised', 'path_denied', 'approval_required', 'missing_permission', 'invalid_policy', 'event_not_allowed',
    // limits
    'too_many_files', 'too_many_hunks', 'set_too_large', 'too_many_plans', 'too_many_transactions',
    // target
    'missing_file', 'file_exists', 'directory_target', 'binary_file', 'not_utf8', 'notebook_target', 'executable_target',
    'symlink_target', 'submodule_target', 'path_escape', 'protected_path', 'case_collision', 'dirty_target',
    'creation_unsupported', 'deletion_unsupported', 'movement_unsupported',
    // content
    'stale_anchor', 'stale_line', 'stale_plan', 'stale_token', 'out_of_bounds', 'overlapping_hunks', 'unread_lines', 'no_match',
    'ambiguous_match', 'block_unresolved', 'hidden_characters',
    // plan and receipt
    'plan_not_found', 'plan_ambiguous', 'plan_expired', 'plan_discarded', 'plan_applied', 'receipt_not_found', 'changed_since',
    'already_undone',
    // transaction
    'transaction_not_found', 'transaction_expired', 'chunk_conflict', 'chunks_missing', 'digest_mismatch',
    // commit
    'head_moved', 'branch_missing', 'branch_protected', 'pull_request_closed', 'push_rejected', 'fork_not_writable',
    'invalid_artifact', 'busy',
    // checks
    'syntax_errors', 'diagnostics_regressed', 'verification_failed',
    // language
    'no_server', 'server_failed', 'server_timeout', 'server_paused', 'rename_refused', 'rename_conflict', 'symbol_move_refused',
    'action_not_found', 'action_ambiguous', 'action_command_only', 'action_creates_file', 'edit_outside_workspace',
    'malformed_edit',
    // workshop
    'runtime_unavailable', 'isolation_unavailable', 'recursive_workshop', 'stale_generation',
];
const RANK = new Map(REFUSAL_CODES.map((code, rank) => [code, rank]));
/** Returns the refusals most important first: by the order of the code list; equal codes keep the order given. */
function byImportance(refusals) {
    return [...refusals].sort((a, b) => (RANK.get(a.code) ?? 0) - (RANK.get(b.code) ?? 0));
}


/***/ }),

/***/ 4856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IX: () => (/* binding */ HAND_WRITTEN),
/* harmony export */   Mo: () => (/* binding */ computedLimits),
/* harmony export */   Xj: () => (/* binding */ SWITCHES),
/* harmony export */   g0: () => (/* binding */ COMPUTED),
/* harmony export */   nD: () => (/* binding */ SYNTAX_MODES),
/* harmony export */   nV: () => (/* binding */ readSwitches)
/* harmony export */ });
/** The limits of hand-written sets. */
const HAND_WRITTEN = {
    files: 16, hunksPerFile: 32, hunks: 128, stagedBytes: 4 * 1024 * 1024, diffLines: 240, plans: 16, transactions: 16,
    planLifetime: 30 * 60_000, readTokens: 10_000,
};
/** The limits of sets that a tool computes: refactors, directory moves, undo and suggestions. */
const COMPUTED = {
    ...HAND_WRITTEN, files: 1000, hunksPerFile: Number.MAX_SAFE_INTEGER, hunks: Number.MAX_SAFE_INTEGER,
    stagedBytes: 64 * 1024 * 1024,
};
/** Returns these limits with the sizes of a computed set where they are larger. */
function computedLimits(limits) {
    const larger = (name) => Math.max(limits[name], COMPUTED[name]);
    return { ...limits, files: larger('files'), hunksPerFile: larger('hunksPerFile'), hunks: larger('hunks'), stagedBytes: larger('stagedBytes') };
}
/** The environment variable, the input of the action and the default of every switch. */
const SWITCHES = {
    changeReceipts: { variable: 'HOLDFAST_CHANGE_RECEIPTS', input: 'change-receipts', on: true },
    editHunks: { variable: 'HOLDFAST_EDIT_HUNKS', input: 'edit-hunks', on: true },
    lineAnchors: { variable: 'HOLDFAST_LINE_ANCHORS', input: 'line-anchors', on: true },
    anchorPatch: { variable: 'HOLDFAST_ANCHOR_PATCH', input: 'anchor-patch', on: false },
    changeSet: { variable: 'HOLDFAST_CHANGESET', input: 'changesets', on: true },
    lsp: { variable: 'HOLDFAST_LSP', input: 'lsp', on: true },
    workshop: { variable: 'HOLDFAST_WORKSHOP', input: 'workshop', on: true },
    samples: { variable: 'HOLDFAST_SAMPLES', input: 'samples', on: false },
};
/** Returns the switches that an environment sets: `1`/`true`/`on`/`yes` and `0`/`false`/`off`/`no`; anything else leaves the default. */
function readSwitches(environment) {
    const read = (name) => {
        const value = environment[SWITCHES[name].variable]?.trim().toLowerCase();
        if (['1', 'true', 'on', 'yes'].includes(value ?? ''))
            return true;
        return ['0', 'false', 'off', 'no'].includes(value ?? '') ? false : SWITCHES[name].on;
    };
    const changeReceipts = read('changeReceipts');
    const editHunks = read('editHunks');
    return {
        changeReceipts, editHunks, lineAnchors: read('lineAnchors'), anchorPatch: read('anchorPatch'),
        changeSet: changeReceipts && editHunks && read('changeSet'),
        lsp: read('lsp'), workshop: read('workshop'), samples: read('samples'),
    };
}
/** What new syntax errors do to a set (spec page 8.1): refuse it, stand in its receipt, or are not looked for. */
const SYNTAX_MODES = ['refuse', 'warn', 'off'];


/***/ }),

/***/ 5344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4856);

const SEND_AGAIN = 'Correct it and send it again';
const FRESH_PLAN = 'Preview the change again and apply the new plan';
/** Returns the detail as the end of a sentence, or nothing. */
function why(r) {
    return r.detail === undefined || r.detail === '' ? '' : `: ${r.detail.replace(/[.\s]{1,9}$/u, '')}`;
}
function the(r, otherwise) {
    return r.path ?? otherwise;
}
/** Returns the hunk, position and path that the refusal is about. */
function place(r) {
    const parts = [
        ...(r.hunk === undefined ? [] : [`hunk ${r.hunk}`]),
        ...(r.position === undefined ? [] : [`position ${r.position}`]),
        ...(r.path === undefined ? [] : [`of ${r.path}`]),
    ];
    return parts.length === 0 ? 'the change' : parts.join(' ').replace(/^of /u, '');
}
function window({ path, start, count }) {
    return count === 0 ? path : `${path}:${start}-${start + count - 1}`;
}
/** Returns which read repairs the assumption, or `otherwise`. */
function reread(r, otherwise) {
    if (r.reread === undefined)
        return otherwise;
    return `Read ${window(r.reread)} and send the change again with ${r.current_anchor ?? 'the new anchor'}`;
}
function over(r, what) {
    const unit = r.detail === undefined ? '' : ` ${r.detail}`;
    return `${what} is over the limit: ${r.figure ?? 'too many'}${unit}, and at most ${r.limit ?? 'fewer'} are allowed`;
}
function plan(r) {
    return r.expected === undefined ? 'The plan' : `The plan ${r.expected}`;
}
/** What is off: a switch that its detail begins with the variable of, or what the detail says that this version does not have. */
function off({ detail = '' }) {
    const [, first, needed = first] = /^(HOLDFAST_[A-Z_]+)(?: \(which needs (HOLDFAST_[A-Z_]+)\))?$/u.exec(detail) ?? [];
    const switched = first === undefined ? undefined : Object.values(_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .SWITCHES */ .Xj).find(({ variable }) => variable === needed);
    if (switched !== undefined) {
        return [`${detail} is switched off here`, `Set ${switched.variable}=1, or on GitHub the input ${switched.input}: 1, or do without it`];
    }
    return detail === '' ? ['What this needs is switched off here, or not in this version yet', 'Do without it']
        : [`This version does not have ${detail} yet`, 'Do without it'];
}
/** Makes the row of a code whose path is no target. */
function target(what, next) {
    return (r) => [`${the(r, 'The target')} ${what}${why(r)}`, next];
}
/** Makes the row of a code that says one thing, with its detail behind. */
function plain(what, next) {
    return (r) => [`${what}${r.path === undefined ? '' : ` (${r.path})`}${why(r)}`, next];
}
const WORDS = {
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
        'Look at the lines shown, then send the change again with their range anchor',
    ],
    no_match: (r) => [`The text to replace is not in ${the(r, 'the file')}${why(r)}`, 'Copy it exactly from a fresh read'],
    ambiguous_match: (r) => [
        `The text to replace stands in ${the(r, 'the file')} more than once${why(r)}`, 'Add lines around it until only one place is left',
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
    fork_not_writable: plain('The branch is in a fork that this token cannot write to', 'Take the patch from this answer and commit it in the fork'),
    invalid_artifact: plain('The artifact does not hold a valid plan', 'Run the job that makes it again'),
    busy: plain('Another run holds the lock', 'Wait a moment, then try again'),
    syntax_errors: (r) => [`The change would bring new syntax errors into ${the(r, 'a file')}${why(r)}`, 'Correct them and send the change again'],
    diagnostics_regressed: (r) => [
        `The change would bring new problems into ${the(r, 'the project')}${why(r)}`, 'Correct them and send the change again',
    ],
    verification_failed: plain('A cell that was to verify the change failed', 'Correct the change or the cell and send it again'),
    no_server: plain('There is no language server for this', 'Install one; "holdfast lsp list" says which'),
    server_failed: plain('The language server failed', 'Restart it with "holdfast lsp restart" and try again'),
    server_timeout: plain('The language server did not answer in time', 'Try again, with fewer files if it goes on'),
    server_paused: plain('The language server is paused after repeated failures', 'Restart it with "holdfast lsp restart"'),
    rename_refused: plain('The language server will not rename this', 'Choose another symbol or another name'),
    rename_conflict: plain('The new name collides with one that is there', 'Choose another name'),
    symbol_move_refused: plain('This symbol cannot be moved there', 'Choose a top-level symbol and an existing file of the same language'),
    action_not_found: plain('There is no such code action at this place', 'List the actions there and choose one'),
    action_ambiguous: plain('More than one code action fits', 'List the actions there and choose one by its id'),
    action_command_only: plain('This code action runs a command instead of giving edits', 'Choose another one'),
    action_creates_file: plain('This code action would create a file', 'Create the file in a transaction first, or choose another action'),
    edit_outside_workspace: target('is outside the workspace, and the language server wants to edit it', 'Narrow the request to files of this repository'),
    malformed_edit: plain('The language server gave edits that cannot be carried out', 'Restart it and try again, or make the edit by hand'),
    runtime_unavailable: plain('There is no runtime for this language here', 'Install it, or use another language'),
    isolation_unavailable: plain('Cells and servers cannot be walled off here', 'Use a runner that can, or the workflow with a separate job'),
    recursive_workshop: plain('A cell may not start another cell', 'Do the work in this cell'),
    stale_generation: (r) => [
        `The state that the cell relies on is gone${why(r)}`,
        `Run the earlier cells again${r.current_anchor === undefined ? '' : `; the generation is now ${r.current_anchor}`}`,
    ],
};
function capital(text) {
    return text.startsWith('hunk ') || text.startsWith('position ') ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
/** Returns the two halves of what a refusal says: what is wrong, and what to do next; neither ends in a full stop. */
function wordsOf(refusal) {
    const [wrong, next] = WORDS[refusal.code](refusal);
    return { wrong, next };
}
/** Returns what is wrong and what to do next, as plain text; data of the refusal stands in it as it came. */
function explain(refusal) {
    const { wrong, next } = wordsOf(refusal);
    return `${wrong}${/[?!]$/u.test(wrong) ? '' : '.'} ${next}.`;
}


/***/ }),

/***/ 9080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ positionsOf)
/* harmony export */ });
/** Returns the positions that a hunk was written with. */
function positionsOf(hunk) {
    if (hunk.kind !== 'replace')
        return [hunk.at];
    return hunk.block === undefined ? [hunk.start, hunk.end] : [hunk.block.at];
}


/***/ }),

/***/ 7867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G7: () => (/* binding */ withoutCr),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   xr: () => (/* binding */ documentLines)
/* harmony export */ });
/** Returns the refusal of a document that cannot be read, which names its line and shows it. */
function unreadable(line, text, expected) {
    const shown = text.length > 80 ? `${text.slice(0, 80)}…` : text;
    return { code: 'unparseable_patch', position: line, detail: `line ${String(line)}, ${JSON.stringify(shown.replace(/\r$/u, ''))}: expected ${expected}` };
}
/** Returns a document's lines without their LF; what follows the last LF is one more, unless it is empty. */
function documentLines(text) {
    const lines = text.split('\n');
    if (lines[lines.length - 1] === '')
        lines.pop();
    return lines;
}
/** Returns a line without the CR at its end. */
function withoutCr(text) {
    return text.endsWith('\r') ? text.slice(0, -1) : text;
}


/***/ }),

/***/ 9981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ isForeign),
  W: () => (/* binding */ parseForeign)
});

// EXTERNAL MODULE: ./lib/base/outcome.js
var outcome = __webpack_require__(9877);
// EXTERNAL MODULE: ./lib/changeset/foreign/foreign.js
var foreign = __webpack_require__(7867);
;// CONCATENATED MODULE: ./lib/changeset/foreign/codex.js
/**
 * The patch form of Codex and its kin.
 *
 *   document = prose, "*** Begin Patch", { file }, "*** End Patch", prose
 *   file     = "*** Add File: " path, { "+" text }
 *            | "*** Delete File: " path
 *            | "*** Update File: " path, [ "*** Move to: " path ], { chunk }
 *   chunk    = { "@@" [ " " heading ] }, line, { line }, [ "*** End of File" ]      the first may do without "@@"
 *   line     = (" " | "-" | "+") text | "" (a blank line of context)
 *
 * Blanks around the markers of a file and of the patch are let pass. A heading is a line of the file that comes before the
 * chunk; chunks stand in the order of the file. A chunk of new lines alone goes to the end of the file.
 */


const BEGIN = '*** Begin Patch';
const END = '*** End Patch';
const FILE = /^\*\*\* (Add|Delete|Update) File: (.+)$/u;
const END_OF_FILE = '*** End of File';
/** Returns where such a patch begins in a document, or -1. */
function codexBegins(text) {
    return text.search(/^[ \t]*\*\*\* Begin Patch[ \t\r]*$/mu);
}
/** Reads the lines between the two markers. */
class Reader {
    files = [];
    lines;
    end;
    at;
    problem = null;
    constructor(lines, first, end) {
        this.lines = lines;
        this.at = first;
        this.end = end;
    }
    read() {
        while (this.at < this.end && this.problem === null) {
            if (this.line().trim() === '')
                this.at++;
            else
                this.file();
        }
        return this.problem === null ? { ok: true, value: this.files } : (0,outcome/* refuse */.T)(this.problem);
    }
    line() {
        return (0,foreign/* withoutCr */.G7)(this.lines[this.at] ?? '');
    }
    fail(expected, at = this.at) {
        this.problem ??= (0,foreign/* unreadable */.O$)(at + 1, this.lines[at] ?? '', expected);
    }
    file() {
        const top = this.at;
        const [, verb, path = ''] = FILE.exec(this.line().trim()) ?? [];
        if (verb === undefined) {
            this.fail('*** Add File, *** Delete File or *** Update File, each with ": " and a path');
            return;
        }
        this.at++;
        const one = { form: 'codex', line: top + 1, names: [path], to: null, blob: null, dos: false, hunks: [] };
        switch (verb) {
            case 'Add':
                this.files.push({ ...one, operation: 'create', hunks: this.added() });
                break;
            case 'Delete':
                this.files.push({ ...one, operation: 'delete' });
                break;
            default: {
                const to = /^\*\*\* Move to: (.+)$/u.exec(this.line().trim())?.[1] ?? null;
                if (to !== null)
                    this.at++;
                const hunks = this.chunks();
                if (hunks.length === 0 && to === null)
                    this.fail('at least one chunk of lines in an update', top);
                this.files.push({ ...one, operation: to === null ? 'edit' : 'move', to, hunks });
            }
        }
    }
    /** Returns the lines of a new file, as one hunk. */
    added() {
        const top = this.at;
        const lines = [];
        for (; this.at < this.end && this.lines[this.at]?.startsWith('+') === true; this.at++) {
            lines.push({ sign: '+', text: this.line().slice(1), bare: false });
        }
        return lines.length === 0 ? [] : [{ line: top + 1, lines, start: 0, headings: [], atEnd: false }];
    }
    chunks() {
        const chunks = [];
        while (this.at < this.end && this.problem === null && !this.line().startsWith('*** ') && FILE.exec(this.line().trim()) === null) {
            if (this.line() === '' && this.onlyBlanksFollow())
                break;
            chunks.push(this.chunk(chunks.length === 0));
        }
        return chunks;
    }
    /** Returns whether what is left of this file is blank. */
    onlyBlanksFollow() {
        let at = this.at;
        while (at < this.end && (this.lines[at] ?? '').trim() === '')
            at++;
        if (at === this.end || FILE.exec((this.lines[at] ?? '').trim()) !== null)
            this.at = at;
        return this.at === at;
    }
    headings() {
        const headings = [];
        for (; this.at < this.end && /^@@(?: |$)/u.test(this.line()); this.at++) {
            const heading = this.line().slice(3);
            // A unified diff's own header says where by numbers, which this form does not know.
            if (/^-\d+(?:,\d+)? \+\d+(?:,\d+)? @@/u.test(heading))
                this.fail('@@ with a line of the file, not with line numbers');
            if (heading.trim() !== '')
                headings.push(heading);
        }
        return headings;
    }
    body() {
        const lines = [];
        for (; this.at < this.end; this.at++) {
            const line = this.line();
            if (!/^[-+ ]|^$/u.test(line) || (line === '' && this.onlyBlanksFollow()))
                break;
            lines.push({ sign: line === '' ? ' ' : line.charAt(0), text: line.slice(1), bare: false });
        }
        return lines;
    }
    chunk(first) {
        const top = this.at;
        const headings = this.headings();
        if (this.at === top && !first)
            this.fail('@@ before another chunk, or the marker of a file');
        const lines = this.body();
        const atEnd = this.at < this.end && this.line().trimEnd() === END_OF_FILE;
        if (lines.length === 0)
            this.fail('lines that begin with a blank, - or +');
        else if (lines.every(({ sign }) => sign === '+') && headings.length > 0)
            this.fail('a line of context to place the new lines by', top);
        if (atEnd)
            this.at++;
        return { line: top + 1, lines, start: null, headings, atEnd };
    }
}
/** Returns the files of a Codex-style patch. Refuses: unparseable_patch. */
function parseCodex(text) {
    const lines = (0,foreign/* documentLines */.xr)(text);
    const begins = lines.flatMap((line, at) => (line.trim() === BEGIN ? [at] : []));
    const [begin = 0, second] = begins;
    if (second !== undefined)
        return (0,outcome/* refuse */.T)((0,foreign/* unreadable */.O$)(second + 1, lines[second] ?? '', 'one patch in a document'));
    const end = lines.findLastIndex((line) => line.trim() === END);
    if (end < begin)
        return (0,outcome/* refuse */.T)((0,foreign/* unreadable */.O$)(lines.length, lines[lines.length - 1] ?? '', END));
    const read = new Reader(lines, begin + 1, end).read();
    if (!read.ok)
        return read;
    const empty = read.value.length === 0 ? [(0,foreign/* unreadable */.O$)(end + 1, lines[end] ?? '', 'at least one file in a patch')] : [];
    return (0,outcome/* settle */.G)(empty, () => read.value);
}

;// CONCATENATED MODULE: ./lib/changeset/foreign/search-replace.js
/**
 * Search/replace blocks, as Aider, Roo and Cline spell them.
 *
 *   document = { prose | block }
 *   block    = [ name ], [ fence ], open, [ ":start_line:" n ], [ ":end_line:" n ], [ "-------" ], text, "=======", text, close, [ fence ]
 *   open     = "<<<<<<<" { "<" } " SEARCH" [ ">" ] | "-------" { "-" } " SEARCH" [ ">" ]
 *   close    = ">>>>>>>" { ">" } " REPLACE" | "+++++++" { "+" } " REPLACE" [ ">" ]           of the same kind as the opening
 *   name     = a line of its own: a path, which may stand in "*", "`", "#" or before ":"; without one, the name of the block before
 *
 * The text to find is whole lines; where no run of whole lines is that text, a part of a line that occurs in one place may be.
 * A divider in the text itself cannot be told from the one that is meant, and is refused.
 */


const OPEN = /^(<{5,9}|-{5,9}) SEARCH>?[ \t]*$/u;
const DIVIDER = /^={5,9}[ \t]*$/u;
const CLOSE = { '<': /^>{5,9} REPLACE[ \t]*$/u, '-': /^\+{5,9} REPLACE>?[ \t]*$/u };
const ANY_CLOSE = /^(?:>{5,9}|\+{5,9}) REPLACE>?[ \t]*$/u;
const FENCE = /^[ \t]*(?:`{3,}|~{3,})/u;
/** Returns where the first block begins in a document, or -1. */
function blocksBegin(text) {
    return text.search(/^(?:<{5,9}|-{5,9}) SEARCH>?[ \t\r]*$/mu);
}
/** Returns the path that a line names, the marks around it taken off; null where it names none. */
function nameIn(line) {
    const bare = line.trim().replace(/^#+ +/u, '').replace(/:$/u, '').replace(/^\*{1,2}(.+?)\*{1,2}$/u, '$1').replace(/^`(.+)`$/u, '$1').replace(/:$/u, '').trim();
    if (bare === '' || bare.startsWith('```') || CLOSE['<'].test(bare) || CLOSE['-'].test(bare))
        return null;
    return !/\s/u.test(bare) || /[/.]\w/u.test(bare) ? bare : null;
}
/** Returns the name that stands above an opening line or its fence (or in the fence's info string), or null. */
function nameAbove(lines, open, floor) {
    let at = open - 1;
    if (at >= floor && FENCE.test(lines[at] ?? '')) {
        // Some put the name behind the fence: ```lang path, or ```path.
        const words = (0,foreign/* withoutCr */.G7)(lines[at] ?? '').trim().replace(/^[`~]+/u, '').trim().split(/\s+/u);
        const named = words.findLast((word) => /[./]/u.test(word));
        if (named !== undefined)
            return named;
        at--;
    }
    return at < floor ? null : nameIn((0,foreign/* withoutCr */.G7)(lines[at] ?? ''));
}
/** Returns the line number that a block gives, and where its text begins. */
function readHints(lines, first) {
    const line = (at) => (0,foreign/* withoutCr */.G7)(lines[at] ?? '').trimEnd();
    let start = null;
    let at = first;
    for (; /^:(?:start|end)_line: *\d{1,10}$/u.test(line(at)); at++) {
        const [, n] = /^:start_line: *(\d+)$/u.exec(line(at)) ?? [];
        if (n !== undefined)
            start = Number(n);
    }
    return { start, from: at > first && /^-{5,9}$/u.test(line(at)) ? at + 1 : at };
}
/** Returns the block that opens at a line. Refuses: unparseable_patch, invalid_request. */
function readBlock(lines, open, name) {
    const line = (at) => (0,foreign/* withoutCr */.G7)(lines[at] ?? '');
    const kind = line(open).startsWith('<') ? '<' : '-';
    const fail = (at, expected) => (0,outcome/* refuse */.T)((0,foreign/* unreadable */.O$)(at + 1, lines[at] ?? '', expected));
    const { start, from } = readHints(lines, open + 1);
    const dividers = [];
    let at = from;
    for (; at < lines.length && !CLOSE[kind].test(line(at)); at++) {
        if (OPEN.test(line(at)) || ANY_CLOSE.test(line(at)))
            return fail(at, 'the end of the block before');
        if (DIVIDER.test(line(at)))
            dividers.push(at);
    }
    if (at === lines.length)
        return fail(open, `a block that is closed by ${kind === '<' ? '>>>>>>> REPLACE' : '+++++++ REPLACE'}`);
    const [divider, second] = dividers;
    if (divider === undefined)
        return fail(at, '======= between the text to find and the text to put');
    if (second !== undefined)
        return fail(second, 'one ======= in a block: which of them divides it cannot be told');
    const signed = (sign, first, end) => lines.slice(first, end).map((text) => ({ sign, text: (0,foreign/* withoutCr */.G7)(text), bare: false }));
    const [old, fresh] = [signed('-', from, divider), signed('+', divider + 1, at)];
    const problem = blockProblem(old, fresh, name, open + 1);
    if (problem !== null)
        return (0,outcome/* refuse */.T)(problem);
    return { ok: true, value: { hunk: { line: open + 1, lines: [...old, ...fresh], start, headings: [], atEnd: false }, next: at + 1 } };
}
function blockProblem(old, fresh, path, line) {
    if (old.length === 0 || old.every(({ text }) => text === '')) {
        return { code: 'invalid_request', path, detail: `the text to find is empty in the block of line ${String(line)}` };
    }
    const same = old.length === fresh.length && old.every(({ text }, index) => text === fresh[index]?.text);
    return same ? { code: 'invalid_request', path, detail: `the block of line ${String(line)} replaces a text by itself` } : null;
}
/** Returns the files of search/replace blocks, the blocks of one file together. Refuses: unparseable_patch, invalid_request. */
function parseBlocks(text) {
    const lines = (0,foreign/* documentLines */.xr)(text);
    const problems = [];
    const byName = new Map();
    let last = null;
    let floor = 0;
    for (let at = 0; at < lines.length; at++) {
        if (!OPEN.test((0,foreign/* withoutCr */.G7)(lines[at] ?? '')))
            continue;
        const name = nameAbove(lines, at, floor) ?? last;
        if (name === null)
            return (0,outcome/* refuse */.T)((0,foreign/* unreadable */.O$)(at + 1, lines[at] ?? '', 'the name of a file in the line above'));
        const block = readBlock(lines, at, name);
        if (!block.ok) {
            problems.push(...block.refusals);
            const close = lines.findIndex((line, index) => index > at && ANY_CLOSE.test((0,foreign/* withoutCr */.G7)(line)));
            if (close < 0)
                break;
            at = close;
        }
        else {
            const file = byName.get(name) ?? { line: at + 1, hunks: [] };
            byName.set(name, file);
            file.hunks.push(block.value.hunk);
            at = block.value.next - 1;
        }
        last = name;
        floor = at + 1;
        if (FENCE.test(lines[floor] ?? ''))
            floor++;
    }
    return (0,outcome/* settle */.G)(problems, () => [...byName].map(([name, { line, hunks }]) => ({ form: 'blocks', line, operation: 'edit', names: [name], to: null, blob: null, dos: false, hunks })));
}

// EXTERNAL MODULE: ./lib/changeset/patch/path.js
var path = __webpack_require__(6602);
;// CONCATENATED MODULE: ./lib/changeset/foreign/names.js
/**
 * File names as diffs write them.
 *
 *   name    = quoted (as in a patch) | anything up to a TAB
 *   prefix  = one of the letters a b c i o w 1 2, "/"                  two different ones on the two sides
 */

const PREFIX = /^[abciow12]\//u;
const NO_FILE = '/dev/null';
/** Returns the name of a `---` or `+++` line, its time stamp left out; null when its quotes are not well formed. */
function headerName(text) {
    if (text.startsWith('"'))
        return (0,path/* readQuoted */.zt)(text)?.path ?? null;
    return text.split('\t', 1)[0] ?? text;
}
/** Returns the name without the prefix of its side, or null where it has none. */
function stripped(name) {
    return PREFIX.test(name) && name.length > 2 ? name.slice(2) : null;
}
/** Returns the two names without their prefixes where both have one, and not the same. */
function strippedPair(before, after) {
    const [left, right] = [stripped(before), stripped(after)];
    return left === null || right === null || before[0] === after[0] ? null : [left, right];
}
/** Returns the one name of both sides of a `diff --git` line, or null where they differ or cannot be told apart. */
function gitName(rest) {
    const sides = rest.startsWith('"') || rest.endsWith('"') ? quotedSides(rest) : null;
    if (sides !== null)
        return sameName(...sides);
    for (let space = rest.indexOf(' '); space > 0; space = rest.indexOf(' ', space + 1)) {
        const name = sameName(rest.slice(0, space), rest.slice(space + 1));
        if (name !== null)
            return name;
    }
    return null;
}
function sameName(before, after) {
    const pair = strippedPair(before, after);
    if (pair !== null && pair[0] === pair[1])
        return pair[0];
    return before === after ? before : null;
}
function quotedSides(rest) {
    const first = rest.startsWith('"') ? (0,path/* readQuoted */.zt)(rest) : { path: rest.slice(0, rest.indexOf(' "')), rest: rest.slice(rest.indexOf(' "')) };
    const second = first?.rest.slice(1) ?? '';
    const after = second.startsWith('"') ? (0,path/* readQuoted */.zt)(second)?.path : second;
    return first === null || after === undefined ? null : [first.path, after];
}

;// CONCATENATED MODULE: ./lib/changeset/foreign/unified.js




const HUNK = /^@@ -(\d{1,10})(?:,(\d{1,10}))? \+(\d{1,10})(?:,(\d{1,10}))? @@/u;
const INDEX = /^index ([0-9a-f]{4,64})\.\.([0-9a-f]{4,64})(?: \d{6})?$/u;
function header(line, isGit, git, dos) {
    return {
        line, isGit, git, dos, before: null, after: null, oldMode: null, newMode: null, created: null, deleted: null, from: null, to: null,
        copied: false, blob: null, hunks: [],
    };
}
/** Returns the name of an extended header line, which never has a prefix. */
function plainName(text) {
    return text.startsWith('"') ? (0,path/* readQuoted */.zt)(text)?.path ?? text : text;
}
/** What each extended header tells of its section. */
const EXTENDED = {
    'old mode': (section, value) => { section.oldMode = value; },
    'new mode': (section, value) => { section.newMode = value; },
    'deleted file mode': (section, value) => { section.deleted = value; },
    'new file mode': (section, value) => { section.created = value; },
    'copy from': (section, value) => { Object.assign(section, { from: plainName(value), copied: true }); },
    'rename from': (section, value) => { section.from = plainName(value); },
    'copy to': (section, value) => { section.to = plainName(value); },
    'rename to': (section, value) => { section.to = plainName(value); },
};
/** Takes in an extended header, where a line is one. */
function takeExtended(line, section) {
    const [, key = '', value = ''] = /^((?:old|new|deleted file|new file) mode|(?:rename|copy) (?:from|to)) (.*)$/u.exec(line) ?? [];
    EXTENDED[key]?.(section, value);
    const blob = INDEX.exec(line)?.[1];
    if (blob !== undefined)
        section.blob = /^0+$/u.test(blob) ? null : blob;
}
/** Returns what a file of this mode is, where it is none that a ChangeSet makes. */
function modeProblem(mode, path, what) {
    switch (mode) {
        case null:
        case '100644':
        case '100664': return null;
        case '120000': return { code: 'symlink_target', path, detail: what };
        case '160000': return { code: 'submodule_target', path, detail: what };
        default: return { code: 'executable_target', path, detail: what };
    }
}
/** Returns the names of a section's old side: those that its lines have, prefixes off where there are some. */
function namesOf({ git, before, after, from }) {
    if (from !== null)
        return [from];
    const oneSided = before === null || after === null || before === NO_FILE || after === NO_FILE;
    if (git !== null && oneSided)
        return [git];
    return oneSided ? oneName(before ?? '', after ?? '') : bothNames(before, after);
}
/** Returns the names of a file that is on one side only. */
function oneName(before, after) {
    if (before === NO_FILE)
        return [stripped(after) ?? after];
    const bare = stripped(before);
    return bare === null ? [before] : [bare, before];
}
function bothNames(before, after) {
    const [left, right] = strippedPair(before, after) ?? [before, after];
    return left === right ? [left] : [left, right];
}
/** Returns what a section asks for. Refuses: executable_target, symlink_target, submodule_target, unparseable_patch. */
function fileOf(section) {
    const names = namesOf(section);
    const { line, before, after, oldMode, newMode, created, deleted, from, to, copied, blob, dos, hunks } = section;
    const problems = [
        newMode === null || newMode === oldMode ? null
            : modeProblem(newMode === '100644' ? oldMode : newMode, names[0], `the diff changes its mode from ${String(oldMode)} to ${newMode}`),
        modeProblem(created, names[0], `the diff creates it with mode ${String(created)}`),
        deleted === '100755' ? null : modeProblem(deleted, names[0], `the diff deletes it with mode ${String(deleted)}`),
        (from === null) === (to === null) ? null : (0,foreign/* unreadable */.O$)(line, section.git ?? '', 'a rename or copy has from and to'),
    ].filter((problem) => problem !== null);
    const operation = from !== null ? (copied ? 'copy' : 'move')
        : created !== null || before === NO_FILE ? 'create' : deleted !== null || after === NO_FILE ? 'delete' : 'edit';
    return (0,outcome/* settle */.G)(problems, () => ({ form: 'diff', line, operation, names, to, blob, dos, hunks }));
}
/** Reads sections one line after another. */
class unified_Reader {
    at = 0;
    section = null;
    sections = [];
    problems = [];
    lines;
    constructor(lines) {
        this.lines = lines;
    }
    read() {
        while (this.at < this.lines.length && this.problems.length === 0)
            this.step();
        const files = this.sections.filter(says).map(fileOf);
        const problems = [...this.problems, ...files.flatMap((file) => (file.ok ? [] : file.refusals))];
        return (0,outcome/* settle */.G)(problems, () => files.flatMap((file) => (file.ok ? [file.value] : [])));
    }
    line(ahead = 0) {
        return (0,foreign/* withoutCr */.G7)(this.lines[this.at + ahead] ?? '');
    }
    fail(expected, at = this.at) {
        this.problems.push((0,foreign/* unreadable */.O$)(at + 1, this.lines[at] ?? '', expected));
    }
    open(isGit, git) {
        const section = header(this.at + 1, isGit, git, this.lines[this.at]?.endsWith('\r') === true);
        this.sections.push(section);
        this.section = section;
        return section;
    }
    step() {
        const line = this.line();
        if (/^diff --(?:cc|combined) |^@@@+ -/u.test(line))
            this.fail('a combined diff has no one before-image; make a diff against one parent');
        else if (line.startsWith('diff --git '))
            this.openGit(line);
        else if (line.startsWith('--- ') && this.line(1).startsWith('+++ '))
            this.names(line, this.line(1));
        else if (/^(?:GIT binary patch|Binary files .* differ)$/u.test(line))
            this.binary();
        else if (line.startsWith('@@ -'))
            this.hunk(line);
        else {
            if (this.section?.isGit === true && this.section.before === null)
                takeExtended(line, this.section);
            this.at++;
        }
    }
    openGit(line) {
        this.open(true, gitName(line.slice('diff --git '.length)));
        this.at++;
    }
    names(before, after) {
        const names = [headerName(before.slice(4)), headerName(after.slice(4))];
        if (names[0] === null || names[1] === null) {
            this.fail('a quoted name that git would write', names[0] === null ? this.at : this.at + 1);
            return;
        }
        const section = this.section?.isGit === true && this.section.before === null ? this.section : this.open(false, null);
        section.before = names[0];
        section.after = names[1];
        this.at += 2;
    }
    binary() {
        const path = this.section === null ? null : this.section.to ?? this.section.git;
        this.problems.push({
            code: 'binary_file', ...(path === null ? {} : { path }),
            detail: `line ${String(this.at + 1)} of the diff is a binary patch`,
        });
    }
    hunk(head) {
        const top = this.at;
        const counts = HUNK.exec(head);
        const { section } = this;
        if (counts === null)
            this.fail('a hunk header like @@ -1,3 +1,4 @@');
        else if (section === null || section.before === null)
            this.fail('the names of a file (--- and +++) before its first hunk');
        else if (Number(counts[1]) === 0 && counts[2] !== '0')
            this.fail('a first line of at least 1 where there are old lines');
        else {
            this.at++;
            const lines = this.body(top, Number(counts[2] ?? 1), Number(counts[4] ?? 1));
            section.hunks.push({ line: top + 1, lines, start: Number(counts[1]), headings: [], atEnd: false });
        }
    }
    /** Returns as many lines as the counts of a header say; what there is more or less is refused with the header. */
    body(top, oldCount, newCount) {
        const lines = [];
        let [old, fresh] = [oldCount, newCount];
        for (; old > 0 || fresh > 0 || this.lines[this.at]?.startsWith('\\') === true; this.at++) {
            const line = this.lines[this.at] ?? '?';
            const sign = /^\r?$/u.test(line) ? ' ' : line.charAt(0);
            if (sign === '\\')
                this.bare(lines);
            else if (!fits(sign, old, fresh)) {
                this.fail(`its counts say ${String(old)} more old and ${String(fresh)} more new lines than there are`, top);
                return lines;
            }
            else {
                if (sign !== '+')
                    old--;
                if (sign !== '-')
                    fresh--;
                lines.push({ sign, text: /^\r?$/u.test(line) ? line : line.slice(1), bare: false });
            }
            if (this.problems.length > 0)
                return lines;
        }
        if (this.goesOn())
            this.fail('its counts say fewer lines than there are', top);
        return lines;
    }
    /** Marks the line before as unterminated; in a document of CRLF its CR is the document's. */
    bare(lines) {
        const last = lines.pop();
        if (last === undefined || last.bare) {
            this.fail('one line before a marker of a missing terminator');
            return;
        }
        const ofDocument = this.lines[this.at]?.endsWith('\r') === true;
        lines.push({ ...last, text: ofDocument ? (0,foreign/* withoutCr */.G7)(last.text) : last.text, bare: true });
    }
    /** Returns whether a line that could belong to the hunk follows it; a mail's signature does not, nor do names. */
    goesOn() {
        const line = this.lines[this.at];
        if (line === undefined || !/^[-+ ]/u.test(line) || /^-- ?\r?$/u.test(line))
            return false;
        return !(line.startsWith('--- ') && this.line(1).startsWith('+++ '));
    }
}
/** Returns whether a line of this sign may follow where so many lines of each side are still to come. */
function fits(sign, old, fresh) {
    switch (sign) {
        case ' ': return old > 0 && fresh > 0;
        case '-': return old > 0;
        case '+': return fresh > 0;
        default: return false;
    }
}
/** Returns whether a section says anything: a `diff --git` alone does not. */
function says({ git, before, oldMode, created, deleted, from }) {
    return before !== null || from !== null || (git !== null && (oldMode ?? created ?? deleted) !== null);
}
/** Returns where a diff begins in a document, or -1. */
function diffBegins(text) {
    return text.search(/^(?:diff --(?:git|cc|combined) |--- [^\n]*\n\+\+\+ |@@ -|@@@+ -|GIT binary patch\r?$|Binary files .* differ\r?$)/mu);
}
/** Returns the files of a diff. Refuses: unparseable_patch, binary_file, executable_target, symlink_target, submodule_target. */
function parseUnified(text) {
    return new unified_Reader((0,foreign/* documentLines */.xr)(text)).read();
}

;// CONCATENATED MODULE: ./lib/changeset/foreign/parse.js
/** Which foreign form a document has, and what it asks for. */




const FORMS = [
    { begins: codexBegins, parse: parseCodex }, { begins: diffBegins, parse: parseUnified }, { begins: blocksBegin, parse: parseBlocks },
];
/** Returns whether a document is in a foreign form, well formed or not. */
function isForeign(text) {
    return FORMS.some(({ begins }) => begins(text) >= 0);
}
/**
 * Returns the files that a document in a foreign form changes, in its order. The form that begins first counts: the others may
 * be what it is about.
 * Refuses: unparseable_patch, invalid_request, binary_file, executable_target, symlink_target, submodule_target.
 */
function parseForeign(text) {
    const found = FORMS.map(({ begins, parse }) => ({ at: begins(text), parse })).filter(({ at }) => at >= 0);
    const [first] = found.sort((a, b) => a.at - b.at);
    const parsed = first === undefined ? null : first.parse(text);
    if (parsed !== null && (!parsed.ok || parsed.value.length > 0))
        return parsed;
    return (0,outcome/* refuse */.T)({ code: 'unparseable_patch', detail: 'there is no unified diff, no *** Begin Patch and no search/replace block in it' });
}


/***/ }),

/***/ 6778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ issueWords),
/* harmony export */   e: () => (/* binding */ memberName)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1514);
/** What is wrong with a value, in plain words: which member, what was found there, and what may stand there. */

const KINDS = {
    string: 'a string', number: 'a number', int: 'a whole number', boolean: 'true or false', array: 'an array', object: 'an object', record: 'an object', null: 'null',
};
/** In UTF-16 units; what is longer is only described. */
const LONGEST = 60;
/** Returns how a member is named: `changes[0].hunks`. */
function memberName(keys) {
    return keys.map((key) => (typeof key === 'number' ? `[${String(key)}]` : `.${String(key)}`)).join('').replace(/^\./u, '');
}
function valueAt(value, path) {
    return path.reduce((at, key) => (typeof at === 'object' && at !== null ? at[key] : undefined), value);
}
/** Returns what was found, as it is written where it is short. */
function found(value) {
    if (Array.isArray(value))
        return 'an array';
    if (typeof value === 'object' && value !== null)
        return 'an object';
    const written = JSON.stringify(value);
    return written.length <= LONGEST ? written : `a ${typeof value} of ${String(written.length)} characters`;
}
function choice(values) {
    const written = values.map((one) => JSON.stringify(one));
    return written.length === 1 ? written[0] ?? '' : `one of ${written.join(', ')}`;
}
function plural(n, noun) {
    return `${String(n)} ${noun}${Number(n) === 1 ? '' : 's'}`;
}
const NOUNS = { string: 'character', array: 'item' };
function sizeWords(side, bound, origin) {
    const noun = NOUNS[origin];
    return noun === undefined ? `must be at ${side} ${String(bound)}` : `must have at ${side} ${plural(bound, noun)}`;
}
/** Returns the schema behind optionality and defaults. */
function core(schema) {
    return schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodOptional */ .IiU || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodDefault */ .XiL ? core(schema.unwrap()) : schema;
}
/** Returns the members that an object may have at a place, or none where that is no plain object of the schema. */
function membersAt(schema, path) {
    const here = path.reduce((at, key) => {
        const inner = at === undefined ? undefined : core(at);
        if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodArray */ .naA)
            return inner.element;
        return inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH ? inner.shape[String(key)] : undefined;
    }, schema);
    const inner = here === undefined ? undefined : core(here);
    return inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH ? Object.keys(inner.shape) : [];
}
/** Returns what our own schemas say of a value that is there, or that none is. */
function own({ message }, value) {
    return value === undefined ? 'is missing' : `is ${found(value)}: ${message}`;
}
/** What is wrong, without the place: what was found and what is allowed. */
const WRONG = {
    invalid_type: ({ expected }, value) => (value === undefined ? 'is missing' : `is ${found(value)}, and must be ${KINDS[expected] ?? expected}`),
    invalid_value: ({ values }, value) => (value === undefined ? 'is missing' : `is ${found(value)}, and must be ${choice(values)}`),
    unrecognized_keys: ({ keys, path }, _, schema) => {
        const members = membersAt(schema, path);
        return `has ${keys.map((key) => found(key)).join(' and ')}, which is not known there${members.length === 0 ? '' : `; it can have ${members.join(', ')}`}`;
    },
    too_small: ({ minimum, origin }, value) => (value === '' ? 'is empty' : `is ${found(value)}, and ${sizeWords('least', minimum, origin)}`),
    too_big: ({ maximum, origin }, value) => `is ${found(value)}, and ${sizeWords('most', maximum, origin)}`,
    not_multiple_of: own, invalid_format: own, invalid_union: own, invalid_key: own, invalid_element: own, custom: own,
};
/**
 * Returns an issue of a schema as the end of a sentence: the member, what was found, what is allowed. `root` names the value itself,
 * `name` spells the way to a member otherwise than JSON does.
 */
function issueWords(issue, value, schema, { root, name = memberName }) {
    const place = issue.path.length === 0 ? root : name(issue.path);
    const tell = WRONG[issue.code];
    return `${place} ${tell(issue, valueAt(value, issue.path), schema)}`;
}


/***/ }),

/***/ 8224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9547);
/* harmony import */ var _base_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9877);
/**
 * Strict JSON: what `JSON.parse` takes, and nothing that readers could understand in two ways. Depth is bounded before any
 * recursion; duplicate keys are refused by name; an error names line, column and, for a typographic character, its code point.
 */


const MAX_DEPTH = 32;
/** Characters that editors and chat programs put where JSON wants `"`, `'`, `-` or a blank. */
const TYPOGRAPHIC = /[\u00a0\u2018-\u201f\u2039\u203a\u00ab\u00bb\u2010-\u2015\u2212\uff02]/u;
function invalid(detail) {
    return { code: 'invalid_request', detail };
}
/** Returns the deepest nesting of brackets outside strings, by a linear scan. */
function depthOf(text) {
    let depth = 0;
    let deepest = 0;
    let inString = false;
    for (let i = 0; i < text.length; i++) {
        const c = text[i];
        if (inString) {
            if (c === '\\')
                i++;
            else if (c === '"')
                inString = false;
        }
        else if (c === '"')
            inString = true;
        else if (c === '{' || c === '[')
            deepest = Math.max(deepest, ++depth);
        else if (c === '}' || c === ']')
            depth--;
    }
    return deepest;
}
function position(text, offset) {
    const before = text.slice(0, offset);
    const line = before.split('\n').length;
    return `line ${String(line)}, column ${String(offset - before.lastIndexOf('\n'))}`;
}
/** What JSON wants at the place where the text stops being JSON. */
const WANTED = {
    InvalidSymbol: 'a value must be an object, an array, a string in double quotes, a number, true, false or null',
    InvalidNumberFormat: 'a number must follow the form of JSON',
    PropertyNameExpected: 'a member begins with its name in double quotes (and no comma stands after the last)',
    ValueExpected: 'a value must stand (and no comma after the last)',
    ColonExpected: 'a colon must stand',
    CommaExpected: 'a comma must stand',
    CloseBraceExpected: 'a closing brace must stand',
    CloseBracketExpected: 'a closing bracket must stand',
    EndOfFileExpected: 'the document must end',
    InvalidCommentToken: 'no comment may stand',
    UnexpectedEndOfComment: 'no comment may stand',
    UnexpectedEndOfString: 'a string must end on its line, in a double quote',
    UnexpectedEndOfNumber: 'a number must follow the form of JSON',
    InvalidUnicode: 'four hex digits must follow \\u',
    InvalidEscapeCharacter: 'a backslash must be followed by one of " \\ / b f n r t u',
    InvalidCharacter: 'a control character must be written as an escape',
};
/** Returns what stands at an offset: the end, or its first word. */
function foundAt(text, offset) {
    const word = /^(?:[\p{L}\p{N}_]{1,40}|[^])/u.exec(text.slice(offset, offset + 80))?.[0];
    return word === undefined ? 'the end of the document' : JSON.stringify(word);
}
/** Returns what is wrong with text that `JSON.parse` does not take. */
function syntaxError(text) {
    let first;
    (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.visit)(text, { onError: (code, offset) => { first ??= { offset, code }; } }, { disallowComments: true, allowTrailingComma: false });
    if (first === undefined)
        return 'the document is not JSON';
    const { offset, code } = first;
    const character = TYPOGRAPHIC.exec(text.slice(offset, offset + 40));
    if (character !== null && text.slice(offset, offset + character.index).trim() === '') {
        const at = offset + character.index;
        const point = (character[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
        return `the document is not JSON: typographic character U+${point} at ${position(text, at)}; use plain quotes, dashes and blanks`;
    }
    return `the document is not JSON: ${foundAt(text, offset)} at ${position(text, offset)}, where ${WANTED[(0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.printParseErrorCode)(code)] ?? 'it must go on as JSON'}`;
}
/** Returns every key that stands twice in one object, with its place. */
function duplicateKeys(text) {
    const found = [];
    const open = [];
    (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.visit)(text, {
        onObjectBegin: () => { open.push(new Set()); },
        onObjectEnd: () => { open.pop(); },
        onObjectProperty: (key, offset) => {
            const keys = open[open.length - 1];
            if (keys?.has(key) === true)
                found.push(invalid(`key ${JSON.stringify(key)} stands twice in one object, at ${position(text, offset)}`));
            keys?.add(key);
        },
    });
    return found;
}
/** Returns the value of a JSON text. Refuses: invalid_request. */
function parseJson(text) {
    const depth = depthOf(text);
    if (depth > MAX_DEPTH)
        return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .settle */ .G)([{ ...invalid(`the document nests ${String(depth)} deep`), limit: MAX_DEPTH, figure: depth }], () => null);
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .settle */ .G)([invalid(syntaxError(text))], () => null);
    }
    const duplicates = duplicateKeys(text);
    return duplicates.length > 0 ? (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .settle */ .G)(duplicates, () => value) : (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_1__.ok)(value);
}


/***/ }),

/***/ 3404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ patchDocument),
/* harmony export */   _: () => (/* binding */ asDocument)
/* harmony export */ });
/** How a section opens. */
const SECTION = /^(?:file|create file|delete file|move file) /u;
/** Returns the document of a text that is a patch. */
function patchDocument(text) {
    return JSON.stringify({ version: 1, patch: text });
}
function opensSection(text) {
    const first = text.split(/\r?\n/u).find((line) => line.trim() !== '' && !line.startsWith('#'));
    return first !== undefined && SECTION.test(first);
}
/**
 * Returns the document that a text is: itself where it starts with `{`, else the patch that it is. Where patches are off, only what
 * opens a section is one, so that other text is told what is wrong with it as JSON.
 */
function asDocument(text, { anchorPatch }) {
    if (text.trimStart().startsWith('{'))
        return text;
    return anchorPatch || opensSection(text) ? patchDocument(text) : text;
}


/***/ }),

/***/ 6602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ isPlain),
/* harmony export */   WG: () => (/* binding */ quotePath),
/* harmony export */   bA: () => (/* binding */ printPath),
/* harmony export */   zt: () => (/* binding */ readQuoted)
/* harmony export */ });
/* harmony import */ var _base_encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/**
 * Paths in a patch: bare, or quoted as git quotes odd names.
 *
 *   path   = bare | quoted
 *   bare   = characters without CR and LF that neither begin with '"' nor begin or end with a blank
 *   quoted = '"' { character but '"', '\' and controls | escape } '"'
 *   escape = '\' ( one of a b t n v f r '"' '\' | three octal digits, one byte of UTF-8 )
 */

const ESCAPES = { a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13, '"': 34, '\\': 92 };
const LETTERS = new Map(Object.entries(ESCAPES).map(([letter, code]) => [String.fromCharCode(code), letter]));
/** Returns the quoted path that a text begins with, or null when it does not begin with one that is well formed. */
function readQuoted(text) {
    const [whole, inside] = /^"((?:[^"\\\p{Cc}]|\\(?:[abtnvfr"\\]|[0-3][0-7]{2}))*)"/u.exec(text) ?? [];
    if (whole === undefined || inside === undefined)
        return null;
    const parts = inside.match(/\\[0-3][0-7]{2}|\\.|[^\\]+/gu) ?? [];
    const bytes = parts.map((part) => {
        if (!part.startsWith('\\'))
            return (0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8 */ .As)(part);
        return Uint8Array.of(ESCAPES[part.slice(1)] ?? Number.parseInt(part.slice(1), 8));
    });
    const path = (0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeStrict */ .Ob)((0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .concat */ .xW)(bytes));
    return path === null ? null : { path, rest: text.slice(whole.length) };
}
/** Returns whether nothing of a path could be taken for something else where it stands in a patch as it is. */
function isPlain(path) {
    return /^[^\s"\\\p{Cc}]+$/u.test(path);
}
/** Returns how a path is written in a patch: as it is where it is plain, else quoted. */
function printPath(path) {
    return isPlain(path) ? path : quotePath(path);
}
/** Returns a path in quotation marks. */
function quotePath(path) {
    const inside = path.replace(/["\\\p{Cc}]/gu, (c) => {
        const letter = LETTERS.get(c);
        return letter === undefined ? [...(0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8 */ .As)(c)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('') : `\\${letter}`;
    });
    return `"${inside}"`;
}


/***/ }),

/***/ 6912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cr: () => (/* binding */ provenBy),
/* harmony export */   gm: () => (/* binding */ unproven),
/* harmony export */   oP: () => (/* binding */ widen),
/* harmony export */   oR: () => (/* binding */ joined)
/* harmony export */ });
/* harmony import */ var _changeset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9080);

const MARGIN = 3;
/** Returns the lines that the hashes of one hunk prove, those that `holds` denies left out. */
function provenBy(hunk, holds) {
    const lines = (0,_changeset_js__WEBPACK_IMPORTED_MODULE_0__/* .positionsOf */ .q)(hunk)
        .flatMap(({ n, hash }) => (hash !== undefined && holds({ n, hash }) ? [n] : []));
    const [from, to] = lines;
    if (from !== undefined && to !== undefined && from <= to)
        return [{ from, to }];
    return lines.map((n) => ({ from: n, to: n }));
}
/** Returns the lines of `wanted` that no proven span covers, as spans in order. */
function unproven(wanted, proven) {
    const gaps = [];
    let next = wanted.from;
    for (const span of [...proven].sort((a, b) => a.from - b.from)) {
        if (span.from > next)
            gaps.push({ from: next, to: Math.min(wanted.to, span.from - 1) });
        next = Math.max(next, span.to + 1);
        if (next > wanted.to)
            break;
    }
    if (next <= wanted.to)
        gaps.push({ from: next, to: wanted.to });
    return gaps.filter((gap) => gap.from <= gap.to);
}
/** Returns the spans widened by three lines either side, clamped to the file, and merged where they meet. */
function widen(spans, count) {
    return joined(spans.map(({ from, to }) => ({ from: Math.max(1, from - MARGIN), to: Math.min(count, to + MARGIN) })));
}
/** Returns the spans in order, merged where they meet; empty ones are left out. */
function joined(spans) {
    const merged = [];
    for (const span of spans.filter(({ from, to }) => from <= to).sort((a, b) => a.from - b.from)) {
        const last = merged[merged.length - 1];
        if (last !== undefined && span.from <= last.to + 1)
            merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
        else
            merged.push(span);
    }
    return merged;
}


/***/ }),

/***/ 6857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ES: () => (/* binding */ wellFormed),
/* harmony export */   FS: () => (/* binding */ contentSchema),
/* harmony export */   Kr: () => (/* binding */ changeSchema),
/* harmony export */   L8: () => (/* binding */ documentSchema),
/* harmony export */   N2: () => (/* binding */ hunkSchemaFor),
/* harmony export */   kA: () => (/* binding */ editSchema),
/* harmony export */   n8: () => (/* binding */ line),
/* harmony export */   o: () => (/* binding */ hunkSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8532);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1514);
/** The zod schemas of the JSON form (spec page 2.1); the published JSON Schema is generated from them. */

// A run reads one document: compiling a validator for it would cost more than it saves.
zod__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W({ jitless: true });
const MAX_LINE = 2 ** 31 - 1;
const line = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    .refine((text) => !/[\r\n\0]/u.test(text), { error: 'a line holds no CR, LF or NUL' })
    .refine((text) => !/\p{Surrogate}/u.test(text), { error: 'a line holds no unpaired surrogate' })
    .meta({ pattern: '^[^\\r\\n\\u0000]*$' });
function positionSchema(lineAnchors) {
    const number = zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).max(MAX_LINE);
    if (!lineAnchors)
        return number;
    const hashed = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[1-9]\d{0,9}#[0-9a-f]{4}$/u, { error: 'a position is a line number or "N#hhhh"' });
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([number, hashed], { error: 'a position is a line number or "N#hhhh"' });
}
const HUNKS = new Map();
/** Made once, and when they are needed: building a zod schema costs far more than using it. */
function hunkSchemas(lineAnchors) {
    const made = HUNKS.get(lineAnchors) ?? makeHunkSchemas(lineAnchors);
    HUNKS.set(lineAnchors, made);
    return made;
}
function makeHunkSchemas(lineAnchors) {
    const position = positionSchema(lineAnchors);
    const inserted = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(line).min(1, { error: 'an insertion has at least one line' });
    return {
        replacement: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ start: position, end: position, lines: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(line) })
            .describe('replaces lines start … end, both included; no lines deletes them'),
        after: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ after: position, lines: inserted }).describe('inserts after a line; 0 is the top'),
        before: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ before: position, lines: inserted }).describe('inserts before a line'),
    };
}
/** Returns the schema of one hunk: a replacement or an insertion. */
function hunkSchema(switches) {
    const { replacement, after, before } = hunkSchemas(switches.lineAnchors);
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([replacement, after, before]);
}
/** Returns the schema that fits a hunk by the members it has, so that errors speak of what its author meant. */
function hunkSchemaFor(value, switches) {
    const { replacement, after, before } = hunkSchemas(switches.lineAnchors);
    if ('start' in value || 'end' in value)
        return replacement;
    return 'before' in value ? before : after;
}
const wellFormed = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().refine((text) => !/\p{Surrogate}/u.test(text), { error: 'an unpaired surrogate is no text' });
const path = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).refine((text) => !/\p{Surrogate}/u.test(text), { error: 'a path holds no unpaired surrogate' });
const anchor = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional();
/** Returns the anchor member, or none where receipts are off; its type is that of the richer shape. */
function anchorMember(switches) {
    const member = anchor.describe(`fa: or ra: anchor${switches.lineAnchors ? '; may be left out when every position is N#hhhh' : ''}`);
    return (switches.changeReceipts ? { expected_anchor: member } : {});
}
/** Returns the schema of one change, its hunks by `hunk`. */
function changeSchema(hunk, switches) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        path,
        ...anchorMember(switches),
        hunks: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(hunk),
        final_newline: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional().describe('whether the file ends with a terminator'),
    });
}
const cellSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ language: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['js', 'ts', 'py']), code: wellFormed });
const cells = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(cellSchema).optional();
/** Returns the cells' member, or none where the workshop is off; its type is that of the richer shape. */
function verifyMember(switches) {
    return (switches.workshop ? { verify: cells } : {});
}
const patch = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional();
/** Returns the patch's member, or none where patches are off; its type is that of the richer shape. */
function patchMember(switches) {
    const member = patch.describe('operations in the line-oriented dialect: block edits, moves, creation and deletion besides edits');
    return (switches.anchorPatch ? { patch: member } : {});
}
/** Returns the schema of a whole document, its changes by `change`. */
function documentSchema(change, switches) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        version: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1),
        title: wellFormed.max(1000).optional(),
        changes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(change).min(1).optional(),
        ...verifyMember(switches),
        allow_hidden: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional().describe('asks to let newly added hidden characters pass, where policy agrees'),
        ...patchMember(switches),
    });
}
/** Returns the schema of an `edit` document that has whole content. */
function contentSchema(switches) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ path, content: wellFormed, ...anchorMember(switches) });
}
/** Returns the schema of an `edit` document: one change of one file; whole content where hunks are off. */
function editSchema(hunk, switches) {
    return switches.editHunks ? changeSchema(hunk, switches) : contentSchema(switches);
}


/***/ }),

/***/ 7072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseTransactionCall),
/* harmony export */   U: () => (/* binding */ transactionSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1514);
/* harmony import */ var _base_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9877);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6857);
/** The arguments of `edit_transaction` (spec page 4): one schema for every door, told apart by `action`. */



const MOST_PARTS = 10_000;
const file = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .wellFormed */ .ES.min(1).describe('path, relative to workspace_dir');
const lineNumber = zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1);
const dryRun = zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false).describe('validate, and stage or write nothing');
const replacement = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    old_string: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .wellFormed */ .ES.min(1, { error: 'is empty' }).describe('must occur exactly once in the staged content'),
    new_string: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .wellFormed */ .ES,
}).refine(({ old_string, new_string }) => old_string !== new_string, { error: 'old_string and new_string are equal' });
const spanEdit = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    line_span: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        start_line: lineNumber, end_line: lineNumber.nullable().describe('null is the end of the file'),
        expect_sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9a-f]{12,64}$/u, { error: 'is not 12 to 64 hex digits' })
            .describe('12 or more hex digits of the SHA-256 of the span, each CRLF taken as LF'),
    }),
    new_lines: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8),
});
const edits = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([replacement, spanEdit])).min(1, { error: 'is empty' });
const ofFile = { edits: edits.optional(), create: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(), content: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .wellFormed */ .ES.optional() };
/** Returns what is wrong with the members that say what is to become of a file, or null. */
function contradiction({ edits: given, create, content }) {
    if (create === true)
        return given !== undefined || content === undefined ? 'a file that is created has content and no edits' : null;
    return given === undefined || content !== undefined ? 'give edits, or create: true with content' : null;
}
function checkFile(value, context) {
    const problem = contradiction(value);
    if (problem !== null)
        context.addIssue(problem);
}
const fileEdit = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ file, ...ofFile }).superRefine(checkFile);
const common = {
    workspace_dir: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('absolute directory inside a git working tree; paths are relative to it'),
};
const named = { ...common, txn_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1) };
const multi = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    action: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('edit_multi'), ...named,
    file_edits: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(fileEdit).min(1).optional(),
    files: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(file).min(1).optional().describe('with edits: the same edits for each'), edits: edits.optional(),
    atomic: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(true).describe('one failing file stages none; false: each file on its own'), dry_run: dryRun,
}).superRefine(({ file_edits, files, edits: same }, context) => {
    const isList = file_edits !== undefined && files === undefined && same === undefined;
    const isBroadcast = file_edits === undefined && files !== undefined && same !== undefined;
    if (!isList && !isBroadcast)
        context.addIssue('give file_edits, or files with edits');
    const paths = files ?? file_edits?.map((one) => one.file) ?? [];
    const twice = paths.find((path, index) => paths.indexOf(path) !== index);
    if (twice !== undefined)
        context.addIssue(`${twice} is named twice`);
});
/** The arguments of every action. */
const transactionSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('action', [
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        action: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('begin'), ...common, name: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .wellFormed */ .ES.min(1).max(1000).refine((name) => name.trim() !== '', { error: 'is blank' }),
    }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ action: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('edit'), ...named, file, ...ofFile, dry_run: dryRun }).superRefine(checkFile),
    multi,
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        action: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('edit_chunk'), ...named, file, seq: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1), total: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).max(MOST_PARTS), lines: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8),
    }).refine(({ seq, total }) => seq <= total, { error: 'seq is greater than total' }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        action: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('assemble'), ...named, file,
        expect_sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/u, { error: 'is not 64 hex digits' }).describe('SHA-256 of all lines, each ended by LF'),
    }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ action: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('commit'), ...named, dry_run: dryRun }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ action: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('undo_commit'), ...named }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ action: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('rollback'), ...named }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ action: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('info'), ...named }),
], { error: 'action is one of begin, edit, edit_multi, edit_chunk, assemble, commit, undo_commit, rollback, info' });
/** Returns the issues of a union by the branch that was meant: the one with the least that is wrong. */
function plainIssues(issue) {
    if (issue.code !== 'invalid_union')
        return [issue];
    const branches = issue.errors.filter((errors) => errors.length > 0);
    const [least] = [...branches].sort((a, b) => a.length - b.length);
    return least === undefined ? [issue] : least.flatMap((inner) => plainIssues({ ...inner, path: [...issue.path, ...inner.path] }));
}
/** Returns the index of the edit that an issue is about, and of the file in `file_edits`. */
function placeOf(path) {
    const after = (name) => {
        const next = path[path.indexOf(name) + 1];
        return path.includes(name) && typeof next === 'number' ? next : undefined;
    };
    const [hunk, entry] = [after('edits'), after('file_edits')];
    return { ...(hunk === undefined ? {} : { hunk }), ...(entry === undefined ? {} : { entry }) };
}
/** Returns a member of unknown data, undefined where there is none. */
function member(value, name) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? value[name] : undefined;
}
/** Returns the call that arguments spell. Refuses: invalid_request, naming file and edit where it is one's. */
function parseTransactionCall(value) {
    const parsed = transactionSchema.safeParse(value);
    if (parsed.success)
        return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_2__.ok)(parsed.data);
    const [first, ...others] = parsed.error.issues.flatMap(plainIssues).map(({ path, message }) => {
        const { hunk, entry } = placeOf(path);
        const at = path.map((part, index) => (typeof part === 'number' ? `[${String(part)}]` : `${index === 0 ? '' : '.'}${String(part)}`)).join('');
        const named = entry === undefined ? member(value, 'file') : member(member(member(value, 'file_edits'), entry), 'file');
        return {
            code: 'invalid_request', detail: at === '' ? message : `${at} ${message}`,
            ...(typeof named === 'string' && !/\p{Surrogate}/u.test(named) ? { path: named } : {}), ...(hunk === undefined ? {} : { hunk }),
        };
    });
    return first === undefined ? (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .T)({ code: 'invalid_request' }) : (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .T)(first, ...others);
}


/***/ }),

/***/ 7759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ns: () => (/* binding */ askApproval),
/* harmony export */   PM: () => (/* binding */ wantsApproval),
/* harmony export */   Ph: () => (/* binding */ approvePlan),
/* harmony export */   oQ: () => (/* binding */ intentOf)
/* harmony export */ });
/* harmony import */ var _engine_desk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1869);
/* harmony import */ var _engine_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4517);
/* harmony import */ var _engine_fresh_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4258);
/* harmony import */ var _engine_retention_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5516);
/* harmony import */ var _retained_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2120);





/** Returns who stands behind a retained plan. */
function backingOf({ author, authorId, approvals }, approving) {
    return { author, ...(authorId === undefined ? {} : { authorId }), approvals: approvals ?? [], approving };
}
/** Returns what a retained plan was made for. */
function intentOf(entry, approving) {
    return { ...(entry.purpose ?? { operation: 'apply' }), backing: backingOf(entry, approving) };
}
/** Returns whether an approval is all that an answer lacks. */
function wantsApproval({ answer }) {
    return answer.outcome === 'refused' && answer.refusals.every(({ code }) => code === 'approval_required');
}
/**
 * Returns the refusal of a set that lacks nothing but an approval as a request for one: with its plan, retained for whoever
 * approves it. Any other answer is returned as it came. Refuses: too_many_plans.
 */
async function askApproval(desk, ended, plan, { operation, undoes }) {
    if (desk.shelf === null || !wantsApproval(ended))
        return ended;
    const { limits } = await (0,_engine_desk_js__WEBPACK_IMPORTED_MODULE_3__/* .underPolicy */ .j)(desk);
    const by = {
        author: desk.actor, ...(desk.actorId === undefined ? {} : { authorId: desk.actorId }),
        purpose: { operation, ...(undoes === undefined ? {} : { undoes }) },
    };
    const kept = await desk.shelf.update((shelf) => {
        const next = (0,_engine_retention_js__WEBPACK_IMPORTED_MODULE_4__/* .retain */ .aw)(shelf, plan, by, desk.now(), limits);
        return next.ok ? { answer: next, next: next.value.shelf } : { answer: next };
    });
    return kept.ok ? { ...ended, plan } : (0,_engine_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J5)(kept.refusals, plan);
}
/** Returns why a plan cannot be executed as it stands, whoever asks. */
async function unfit(desk, entry, snapshot) {
    const applied = await (0,_retained_js__WEBPACK_IMPORTED_MODULE_2__/* .appliedAs */ ._L)(desk, entry);
    if (applied !== null)
        return [{ code: 'plan_applied', expected: entry.plan.id, detail: applied }];
    return (0,_engine_fresh_js__WEBPACK_IMPORTED_MODULE_1__/* .freshness */ .I9)(entry.plan, snapshot, 'stale_plan', desk.sha256);
}
/** Writes an approval down that is not the last one needed; returns the answer with the plan. */
async function record(desk, ended, { plan }) {
    const { actorId, actor } = desk;
    if (actorId === undefined)
        return (0,_engine_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J5)([{ code: 'not_authorised', detail: 'an approval needs somebody with a numeric id' }], plan);
    await desk.shelf?.update((shelf) => ({ answer: null, next: (0,_engine_retention_js__WEBPACK_IMPORTED_MODULE_4__/* .approve */ .SR)(shelf, plan.id, { login: actor, id: actorId, at: desk.now() }) }));
    return { ...ended, plan };
}
/** Carries an approval out on a plan that is there. */
async function approveEntry(desk, entry) {
    const { plan } = entry;
    const paths = (0,_engine_fresh_js__WEBPACK_IMPORTED_MODULE_1__/* .touchedPaths */ .Pq)(plan);
    const intent = intentOf(entry, true);
    const [ended, loaded] = await Promise.all([(0,_engine_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .admit */ .w4)(desk, (0,_retained_js__WEBPACK_IMPORTED_MODULE_2__/* .planWish */ .$n)(plan.id, { ok: true, value: entry }, intent), paths), desk.target.load(paths)]);
    if (ended !== null && !wantsApproval(ended))
        return ended;
    if (!loaded.ok)
        return (0,_engine_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J5)(loaded.refusals);
    const problems = await unfit(desk, entry, loaded.value);
    if (problems.length > 0)
        return (0,_engine_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J5)(problems, plan);
    if (ended !== null)
        return isOwn(desk, entry) ? { ...ended, plan } : record(desk, ended, entry);
    return (0,_engine_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .execute */ .g7)(desk, { ...plan, base: loaded.value.base }, loaded.value, intent);
}
/**
 * Returns what came of approving a retained plan, named by its whole id: executed where that was all it lacked, else the
 * approval is kept beside the plan. The plan is verified afresh before either.
 * Refuses: plan_not_found, plan_expired, plan_discarded, plan_applied, stale_plan, not_authorised, approval_required, and the target codes.
 */
async function approvePlan(desk, id) {
    if (!/^cs-[0-9a-f]{64}$/u.test(id))
        return (0,_engine_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J5)([{ code: 'plan_not_found', expected: id, detail: 'an approval names a plan by all 64 digits of its id' }]);
    const found = await (0,_retained_js__WEBPACK_IMPORTED_MODULE_2__/* .findRetained */ .Uw)(desk, id);
    if (found.ok)
        return approveEntry(desk, found.value);
    const first = await (0,_engine_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .admit */ .w4)(desk, (0,_retained_js__WEBPACK_IMPORTED_MODULE_2__/* .planWish */ .$n)(id, found, { operation: 'apply' }), []);
    return first !== null && first.answer.outcome !== 'refused' ? first : (0,_engine_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J5)(found.refusals);
}
function isOwn({ actor, actorId }, { author, authorId }) {
    return authorId === undefined || actorId === undefined ? actor === author : actorId === authorId;
}


/***/ }),

/***/ 126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ scanBlocks)
/* harmony export */ });
/**
 * The fenced blocks at the root of a comment, by the rules of CommonMark, in one pass over its lines: a parser of the whole
 * language takes too long on what a stranger can put into 64 KiB.
 *
 *   fence  = up to 3 blanks, then 3 or more "`" (no "`" in the rest) or 3 or more "~", then the info string
 *   close  = up to 3 blanks, then at least as many of the same, then blanks; without one the block runs to the end
 *   html   = a line that begins one of the seven kinds of HTML block; nothing in it is a fence
 *
 * Lists and the seventh kind of HTML block depend on what paragraph is open. Where a fence would begin in such a place the
 * scan stops in doubt rather than guess.
 */
const OPEN = /^( {0,3})(`{3,}|~{3,})([^]*)$/u;
const LIST_MARKER = /^[ \t]*(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/u;
const TAG_BLOCK = new RegExp(`^</?(?:${[
    'address', 'article', 'aside', 'base', 'basefont', 'blockquote', 'body', 'caption', 'center', 'col', 'colgroup', 'dd',
    'details', 'dialog', 'dir', 'div', 'dl', 'dt', 'fieldset', 'figcaption', 'figure', 'footer', 'form', 'frame', 'frameset',
    'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'head', 'header', 'hr', 'html', 'iframe', 'legend', 'li', 'link', 'main', 'menu',
    'menuitem', 'nav', 'noframes', 'ol', 'optgroup', 'option', 'p', 'param', 'search', 'section', 'source', 'summary', 'table',
    'tbody', 'td', 'tfoot', 'th', 'thead', 'title', 'tr', 'track', 'ul',
].join('|')})(?:[ \\t]|/?>|$)`, 'iu');
/** How each kind of HTML block begins and what ends it; null is a blank line. */
const HTML = [
    { start: /^<(?:script|pre|style|textarea)(?:[ \t>]|$)/iu, end: /<\/(?:script|pre|style|textarea)>/iu },
    { start: /^<!--/u, end: /-->/u },
    { start: /^<\?/u, end: /\?>/u },
    { start: /^<![a-z]/iu, end: />/u },
    { start: /^<!\[CDATA\[/u, end: /\]\]>/u },
    { start: TAG_BLOCK, end: null },
];
function linesOf(text) {
    const lines = [];
    let from = 0;
    for (let at = 0; at < text.length; at++) {
        const c = text.charCodeAt(at);
        if (c !== 10 && c !== 13)
            continue;
        const end = c === 10 ? '\n' : text.charCodeAt(at + 1) === 10 ? '\r\n' : '\r';
        lines.push({ text: text.slice(from, at), end });
        from = at + end.length;
        at = from - 1;
    }
    if (from < text.length)
        lines.push({ text: text.slice(from), end: '' });
    return lines;
}
function isBlank(line) {
    return /^[ \t]*$/u.test(line);
}
function openFence(line) {
    const [, blanks, run, info] = OPEN.exec(line) ?? [];
    if (blanks === undefined || run === undefined || info === undefined)
        return null;
    if (run.startsWith('`') && info.includes('`'))
        return null;
    return { indent: blanks.length, run, language: /^[ \t]*([^ \t]*)/u.exec(info)?.[1]?.toLowerCase() ?? '' };
}
function closes(line, { run }) {
    if (line.length < run.length)
        return false;
    const from = /^ {0,3}/u.exec(line)?.[0].length ?? 0;
    let to = from;
    while (line[to] === run[0])
        to++;
    return to - from >= run.length && isBlank(line.slice(to));
}
/** Returns a line without its first `columns` columns of blanks; what is left of a TAB cut in two are blanks. */
function dedent(line, columns) {
    if (columns === 0)
        return line;
    let column = 0;
    let at = 0;
    for (; column < columns && (line[at] === ' ' || line[at] === '\t'); at++)
        column += line[at] === '\t' ? 4 - (column % 4) : 1;
    return ' '.repeat(Math.max(0, column - columns)) + line.slice(at);
}
/** Returns the lines of a block as one text, the indentation of its fence taken off each. */
function textOf(lines, indent, ownEnd) {
    return lines.map(({ text, end }, i) => dedent(text, indent) + (i === lines.length - 1 ? '' : end === ownEnd ? '\n' : end)).join('');
}
/** Returns whether what follows is the message that an e-mail answers. */
function beginsQuotedMail(line) {
    return (line.startsWith('On ') && line.trimEnd().endsWith(' wrote:')) || /^-{2,40} ?Original Message ?-{2,40}[ \t]*$/iu.test(line);
}
/** Takes in a line that is inside an HTML block, or blank; returns whether it was one. */
function passOver(line, place) {
    const blank = isBlank(line);
    if (place.html === null && !blank)
        return false;
    if (place.html === 'blank' ? blank : place.html?.test(line))
        place.html = null;
    if (blank && place.unsure === 'paragraph')
        place.unsure = 'no';
    place.afterBlank = blank;
    return true;
}
/** Takes in a line that may begin an HTML block; returns whether it does or could. */
function beginHtml(line, indented, place) {
    const bare = line.replace(/^ {0,3}/u, '');
    const kind = HTML.find(({ start }) => start.test(bare));
    const perhapsInside = place.unsure !== 'no' || (place.list && indented);
    if (kind === undefined && !/^<\/?[a-z]/iu.test(bare))
        return false;
    if (kind === undefined || perhapsInside) {
        if (kind !== undefined && kind.end !== null)
            place.unsure = 'ever';
        else if (place.unsure === 'no')
            place.unsure = 'paragraph';
    }
    else if (kind.end === null) {
        place.html = 'blank';
    }
    else if (!kind.end.test(bare)) {
        place.html = kind.end;
    }
    if (!indented)
        place.list = false;
    return true;
}
/** Takes in any other line; returns whether it is text at the margin. */
function passText(line, indented, place) {
    if (LIST_MARKER.test(line)) {
        place.list = true;
        return false;
    }
    if (!indented && place.afterBlank)
        place.list = false;
    return !indented;
}
/** Returns the index of the line that closes a block whose lines begin at `from`; past the end when none does. */
function endOf(fence, lines, from) {
    let at = from;
    for (let line = lines[at]; line !== undefined && !closes(line.text, fence); line = lines[at])
        at++;
    return at;
}
/** Returns the fenced blocks of a text in their order; the text starts after the first line of a paragraph. */
function scanBlocks(text) {
    const blocks = [];
    const margin = [];
    const place = { html: null, list: false, afterBlank: false, unsure: 'no' };
    const lines = linesOf(text);
    for (let at = 0, line = lines[at]; line !== undefined; line = lines[++at]) {
        if (passOver(line.text, place))
            continue;
        const indented = /^[ \t]/u.test(line.text);
        const fence = openFence(line.text);
        if (fence !== null) {
            if (place.unsure !== 'no' || (place.list && indented))
                return { blocks, margin, doubt: true };
            const end = endOf(fence, lines, at + 1);
            const inside = lines.slice(at + 1, end);
            blocks.push({
                language: fence.language, text: textOf(inside, fence.indent, line.end), lines: inside.map((one) => dedent(one.text, fence.indent)),
            });
            at = end;
            place.list = false;
        }
        else if (!beginHtml(line.text, indented, place) && passText(line.text, indented, place)) {
            if (beginsQuotedMail(line.text))
                break;
            margin.push(line.text);
        }
        place.afterBlank = false;
    }
    return { blocks, margin, doubt: false };
}


/***/ }),

/***/ 9846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ foundErrors),
/* harmony export */   z: () => (/* binding */ check)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1514);
/* harmony import */ var _base_encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _base_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3838);
/* harmony import */ var _engine_execute_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4517);
/* harmony import */ var _engine_snapshot_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7732);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8959);
/** `check`: what the grammars find wrong with files as they are (spec pages 8.1 and 9.3). */






/** How many files are held in memory at a time. */
const BATCH = 64;
function unchecked(path, reason) {
    return { path, status: 'unchecked', reason, errors: [] };
}
/** Returns the results of files that are there; listed ones that are gone, or are no regular files, are passed over. */
async function checkBatch(desk, paths) {
    const loaded = await desk.target.load(paths);
    if (!loaded.ok)
        return (0,_engine_execute_js__WEBPACK_IMPORTED_MODULE_2__/* .refused */ .J5)(loaded.refusals);
    const files = paths.flatMap((path) => {
        const entry = (0,_engine_snapshot_js__WEBPACK_IMPORTED_MODULE_4__/* .entryOf */ .M)(loaded.value, path);
        return entry.kind === 'file' ? [{ path, before: null, after: entry.bytes }] : [];
    });
    const isText = (bytes) => (0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeStrict */ .Ob)(bytes)?.includes('\0') === false;
    const results = await desk.syntax.check(files.filter(({ after }) => isText(after)));
    const known = new Map(results.map((result) => [result.path, result]));
    return files.map(({ path }) => known.get(path) ?? unchecked(path, 'it is not UTF-8 text'));
}
/**
 * Returns `{ outcome: "ok", check: [{ path, status, reason, errors }] }` for these files, directories being the listed files in
 * them; without paths, for all of the listing. Every error of a file counts, since there is nothing it was before.
 * Refuses: invalid_request where nothing is named and the door has no listing, and the target codes of the paths named.
 */
async function check(desk, paths, listing) {
    if (paths.length === 0 && listing === undefined)
        return (0,_engine_execute_js__WEBPACK_IMPORTED_MODULE_2__/* .refused */ .J5)([{ code: 'invalid_request', detail: 'name the files to check' }]);
    const wanted = await (0,_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .filesToSearch */ .Z6)(desk, paths, listing ?? (() => Promise.resolve([])));
    if (!wanted.ok)
        return (0,_engine_execute_js__WEBPACK_IMPORTED_MODULE_2__/* .refused */ .J5)(wanted.refusals);
    const results = [];
    for (let from = 0; from < wanted.value.length; from += BATCH) {
        const checked = await checkBatch(desk, wanted.value.slice(from, from + BATCH).filter((path) => (0,_base_path_js__WEBPACK_IMPORTED_MODULE_1__/* .pathProblem */ .z9)(path) === null));
        if ('answer' in checked)
            return checked;
        results.push(...checked);
    }
    return { answer: { outcome: 'ok', check: results }, plan: null };
}
const checked = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ check: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ status: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() })) });
/** Returns whether an answer tells of a file with errors. */
function foundErrors(answer) {
    const { data } = checked.safeParse(answer);
    return data?.check.some(({ status }) => status === 'errors') === true;
}


/***/ }),

/***/ 8959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pW: () => (/* binding */ reading_anchors),
  Z6: () => (/* binding */ filesToSearch),
  LF: () => (/* binding */ read),
  $P: () => (/* binding */ search)
});

// EXTERNAL MODULE: ./lib/base/outcome.js
var outcome = __webpack_require__(9877);
// EXTERNAL MODULE: ./lib/base/path.js
var base_path = __webpack_require__(3838);
// EXTERNAL MODULE: ./lib/base/settings.js
var settings = __webpack_require__(4856);
// EXTERNAL MODULE: ./lib/engine/execute.js + 2 modules
var execute = __webpack_require__(4517);
// EXTERNAL MODULE: ./lib/engine/snapshot.js
var engine_snapshot = __webpack_require__(7732);
// EXTERNAL MODULE: ./lib/text/anchor.js
var text_anchor = __webpack_require__(7474);
// EXTERNAL MODULE: ./lib/text/document.js
var text_document = __webpack_require__(6242);
;// CONCATENATED MODULE: ./lib/text/window.js
/** Reads (spec page 1.3): which lines of a file one answer holds. */

/** Returns the size of some bytes in tokens: four bytes each, rounded up. */
function tokens(bytes) {
    return Math.ceil(bytes / 4);
}
/** Returns as many whole lines of `start` … `end` as `maxTokens` holds, at least one where there is one. */
function readWindow(document, start, end, maxTokens) {
    const last = Math.min(end, document.count);
    let to = start;
    while (to < last && tokens((0,text_document/* lineStart */.PT)(document, to + 2) - (0,text_document/* lineStart */.PT)(document, start)) <= maxTokens)
        to++;
    const count = last < start ? 0 : to - start + 1;
    return { start, count, next: count > 0 && to < last ? to + 1 : null };
}

;// CONCATENATED MODULE: ./lib/commands/reading.js
/** `read`, `search` and `anchors` (spec page 1.3): lines with the anchors an edit needs. */








function parseOperand(operand) {
    const match = /^(.+):(\d+)(-(\d*))?$/su.exec(operand);
    if (match?.[1] === undefined || match[2] === undefined)
        return null;
    const from = Number(match[2]);
    if (match[3] === undefined)
        return { path: match[1], from, to: from };
    return { path: match[1], from, to: match[4] === undefined || match[4] === '' ? Number.MAX_SAFE_INTEGER : Number(match[4]) };
}
/** Returns the text of a path in a snapshot. Refuses: the target codes. */
function textOf(path, snapshot) {
    const problem = (0,base_path/* pathProblem */.z9)(path);
    if (problem !== null)
        return (0,outcome/* refuse */.T)({ code: 'path_escape', path, detail: problem });
    const entry = (0,engine_snapshot/* entryOf */.M)(snapshot, path);
    if (entry.kind !== 'file')
        return (0,outcome/* refuse */.T)((0,engine_snapshot/* notAFile */.$)(path, entry) ?? { code: 'missing_file', path });
    const document = (0,text_document/* openDocument */.EJ)(entry.bytes);
    return typeof document === 'string' ? (0,outcome/* refuse */.T)({ code: document, path }) : (0,outcome.ok)(document);
}
/** Loads the paths that may be looked at, and refuses the others by name. */
async function loadPaths(desk, paths) {
    const escapes = paths.flatMap((path) => {
        const problem = (0,base_path/* pathProblem */.z9)(path);
        return problem === null ? [] : [{ code: 'path_escape', path, detail: problem }];
    });
    return escapes.length > 0 ? { ok: false, refusals: escapes } : desk.target.load(paths);
}
/** Returns what an operand names: an existing path that itself ends in `:3-4` wins over lines 3 to 4 of another. */
async function resolve(desk, operand) {
    const whole = { path: operand, from: 1, to: Number.MAX_SAFE_INTEGER };
    const part = parseOperand(operand);
    const candidates = part === null ? [whole] : [whole, part];
    const possible = candidates.filter(({ path }) => (0,base_path/* pathProblem */.z9)(path) === null);
    const loaded = await loadPaths(desk, (possible.length > 0 ? possible : candidates.slice(-1)).map(({ path }) => path));
    if (!loaded.ok)
        return loaded;
    const wanted = part !== null && (0,engine_snapshot/* entryOf */.M)(loaded.value, operand).kind !== 'file' ? part : whole;
    const document = textOf(wanted.path, loaded.value);
    return document.ok ? (0,outcome.ok)({ wanted, document: document.value }) : document;
}
/** Returns the `read` answer of spec page 9.3. Refuses: out_of_bounds, feature_off, and the target codes. */
async function read(desk, operand, options) {
    const off = ['changeReceipts', 'lineAnchors'].find((name) => !desk.switches[name]);
    if (options.lineAnchors && off !== undefined)
        return (0,execute/* refused */.J5)([{ code: 'feature_off', detail: settings/* SWITCHES */.Xj[off].variable }]);
    const resolved = await resolve(desk, operand);
    if (!resolved.ok)
        return (0,execute/* refused */.J5)(resolved.refusals);
    const { wanted: { path, from, to }, document } = resolved.value;
    if (to < from) {
        const detail = `it ends before it begins; there are lines 1 to ${String(document.count)}`;
        return (0,execute/* refused */.J5)([{ code: 'out_of_bounds', path, position: `${String(from)}-${String(to)}`, detail }]);
    }
    const empty = document.count === 0 && from === 1;
    if (!empty && (from < 1 || from > document.count)) {
        return (0,execute/* refused */.J5)([{ code: 'out_of_bounds', path, position: from, detail: `lines 1 to ${String(document.count)}` }]);
    }
    const { start, count, next } = readWindow(document, from, to, options.maxTokens);
    const { sha256 } = desk;
    desk.served?.note(path, sha256(document.bytes), [{ from: start, to: start + count - 1 }]);
    const anchored = desk.switches.changeReceipts;
    const lines = Array.from({ length: count }, (_, index) => {
        const n = start + index;
        return { n, ...(options.lineAnchors ? { anchor: `${String(n)}#${(0,text_anchor/* lineHash */.Hw)(document, n, sha256)}` } : {}), text: (0,text_document/* lineText */.oZ)(document, n) };
    });
    return {
        plan: null,
        answer: {
            outcome: 'ok', path,
            ...(anchored ? {
                file_anchor: (0,text_anchor/* fileAnchor */.o4)(document.bytes, sha256),
                range_anchor: count === 0 ? null : (0,text_anchor/* rangeAnchor */.FN)(document, start, count, sha256),
            } : {}),
            start, count, total_lines: document.count, tokens: tokens(document.bytes.length), lines,
            continues: next === null ? null : `${path}:${String(next)}-${String(Math.min(to, document.count))}`,
        },
    };
}
/** Returns the file anchor of every path: `{ outcome, anchors: [{ path, file_anchor, total_lines }] }`. Refuses: the target codes. */
async function reading_anchors(desk, paths) {
    const loaded = await loadPaths(desk, paths);
    if (!loaded.ok)
        return (0,execute/* refused */.J5)(loaded.refusals);
    const documents = paths.map((path) => ({ path, document: textOf(path, loaded.value) }));
    const problems = documents.flatMap(({ document }) => (document.ok ? [] : document.refusals));
    if (problems.length > 0)
        return (0,execute/* refused */.J5)(problems);
    const found = documents.flatMap(({ path, document }) => (document.ok
        ? [{ path, file_anchor: (0,text_anchor/* fileAnchor */.o4)(document.value.bytes, desk.sha256), total_lines: document.value.count }] : []));
    return { plan: null, answer: { outcome: 'ok', anchors: found } };
}
/** How many matching lines one search answers with. */
const MAX_MATCHES = 200;
/** Returns a line of a text that matched, as a search shows it. */
function showMatch(path, document, n, desk) {
    const anchored = desk.switches.lineAnchors && desk.switches.changeReceipts;
    return { path, n, ...(anchored ? { anchor: `${String(n)}#${(0,text_anchor/* lineHash */.Hw)(document, n, desk.sha256)}` } : {}), text: (0,text_document/* lineText */.oZ)(document, n) };
}
/** Characters of a pattern. */
const MAX_PATTERN = 1000;
/** Returns what is wrong with a pattern, or null. */
function patternProblem(pattern) {
    if (pattern.length > MAX_PATTERN)
        return `a pattern has at most ${String(MAX_PATTERN)} characters`;
    try {
        return new RegExp(pattern, 'u') instanceof RegExp ? null : 'the pattern is no regular expression';
    }
    catch {
        return 'the pattern is no regular expression';
    }
}
/** How many files a search holds in memory at a time. */
const BATCH = 64;
/** Returns the files that operands name, directories being the listed files in them. Refuses: the target codes. */
async function filesToSearch(desk, paths, listing) {
    if (paths.length === 0)
        return (0,outcome.ok)(await listing());
    const named = paths.map((path) => (path === '.' ? '' : path.replace(/\/+$/u, '')));
    const loaded = await loadPaths(desk, named.filter((path) => path !== ''));
    if (!loaded.ok)
        return loaded;
    const kinds = named.map((path) => ({ path, entry: path === '' ? { kind: 'directory' } : (0,engine_snapshot/* entryOf */.M)(loaded.value, path) }));
    const problems = kinds.flatMap(({ path, entry }) => (entry.kind === 'directory' ? [] : [(0,engine_snapshot/* notAFile */.$)(path, entry)].filter((one) => one !== null)));
    if (problems.length > 0)
        return { ok: false, refusals: problems };
    const listed = kinds.some(({ entry }) => entry.kind === 'directory') ? await listing() : [];
    const found = kinds.flatMap(({ path, entry }) => (entry.kind === 'directory' ? listed.filter((one) => path === '' || one.startsWith(`${path}/`)) : [path]));
    return (0,outcome.ok)([...new Set(found)]);
}
/**
 * Returns the matching lines of these files with their line anchors, and the file anchor of every file shown; files that are
 * not text are passed over. The pattern is a regular expression; without paths all of the listing is searched.
 * Refuses: invalid_request for a pattern that is none or takes too long, and the target codes of the paths named.
 */
async function search(desk, pattern, paths, { listing, match }) {
    const problem = patternProblem(pattern);
    if (problem !== null)
        return (0,execute/* refused */.J5)([{ code: 'invalid_request', detail: problem }]);
    const wanted = await filesToSearch(desk, paths, listing);
    if (!wanted.ok)
        return (0,execute/* refused */.J5)(wanted.refusals);
    const matches = [];
    const files = [];
    let total = 0;
    for (let from = 0; from < wanted.value.length; from += BATCH) {
        const batch = wanted.value.slice(from, from + BATCH).filter((path) => (0,base_path/* pathProblem */.z9)(path) === null);
        const loaded = await desk.target.load(batch);
        if (!loaded.ok)
            return (0,execute/* refused */.J5)(loaded.refusals);
        const documents = batch.flatMap((path) => {
            const document = textOf(path, loaded.value);
            return document.ok ? [{ path, document: document.value }] : [];
        });
        const found = await match(pattern, documents.map(({ document }) => Array.from({ length: document.count }, (_, index) => (0,text_document/* lineText */.oZ)(document, index + 1))));
        if (found === null)
            return (0,execute/* refused */.J5)([{ code: 'invalid_request', detail: 'the pattern takes too long; make it simpler, or name fewer files' }]);
        documents.forEach(({ path, document }, index) => {
            const lines = found[index] ?? [];
            total += lines.length;
            const shown = lines.slice(0, Math.max(0, MAX_MATCHES - matches.length)).map((line) => showMatch(path, document, line + 1, desk));
            matches.push(...shown);
            if (shown.length > 0)
                desk.served?.note(path, desk.sha256(document.bytes), shown.map(({ n }) => ({ from: n, to: n })));
            if (shown.length > 0 && desk.switches.changeReceipts)
                files.push({ path, file_anchor: (0,text_anchor/* fileAnchor */.o4)(document.bytes, desk.sha256) });
        });
    }
    return { plan: null, answer: { outcome: 'ok', matches, files, total_matches: total } };
}


/***/ }),

/***/ 9447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ receipts),
  t: () => (/* binding */ undo)
});

// EXTERNAL MODULE: ./lib/base/settings.js
var settings = __webpack_require__(4856);
// EXTERNAL MODULE: ./lib/engine/execute.js + 2 modules
var execute = __webpack_require__(4517);
// EXTERNAL MODULE: ./lib/engine/plan.js
var engine_plan = __webpack_require__(8479);
// EXTERNAL MODULE: ./lib/base/outcome.js
var outcome = __webpack_require__(9877);
// EXTERNAL MODULE: ./lib/text/anchor.js
var text_anchor = __webpack_require__(7474);
// EXTERNAL MODULE: ./lib/text/document.js
var text_document = __webpack_require__(6242);
// EXTERNAL MODULE: ./lib/engine/snapshot.js
var engine_snapshot = __webpack_require__(7732);
;// CONCATENATED MODULE: ./lib/engine/undo.js





/** Returns the receipt, if any, that keeps another undone at the end of a ledger: an undo that was undone in turn does not. */
function undoneBy(id, receipts) {
    const later = receipts.slice(receipts.findIndex((receipt) => receipt.id === id) + 1);
    return later.find((receipt) => receipt.undoes === id && undoneBy(receipt.id, later) === null) ?? null;
}
/**
 * Returns the one receipt that an id, or an unambiguous prefix of 12 or more hex digits, names and that can be undone.
 * Refuses: receipt_not_found, already_undone.
 */
function findUndoable(receipts, id) {
    const found = findReceipt(receipts, id);
    if (!found.ok)
        return found;
    const undo = undoneBy(found.value.id, receipts);
    if (undo !== null)
        return (0,outcome/* refuse */.T)({ code: 'already_undone', expected: found.value.id, detail: undo.id });
    if (found.value.files.length === 0)
        return (0,outcome/* refuse */.T)({ code: 'receipt_not_found', expected: id, detail: 'it changed nothing, so there is nothing to undo' });
    return found;
}
/** Returns the one receipt that an id or an unambiguous prefix of 12 or more hex digits names. Refuses: receipt_not_found. */
function findReceipt(receipts, id) {
    const matches = /^hr-[0-9a-f]{12,64}$/u.test(id) ? receipts.filter((receipt) => receipt.id.startsWith(id)) : [];
    const [match] = matches;
    if (match !== undefined && matches.length === 1)
        return { ok: true, value: match };
    return (0,outcome/* refuse */.T)({ code: 'receipt_not_found', expected: id, ...(matches.length > 1 ? { detail: 'the prefix fits several receipts' } : {}) });
}
/** Returns every path that the inverse of a receipt reads or writes. */
function undoPaths(receipt) {
    return receipt.files.flatMap((file) => (file.from === undefined ? [file.path] : [file.path, file.from]));
}
/** Returns the paths at which the inverse of a receipt makes a file anew. */
function undoCreates(receipt) {
    return receipt.files.flatMap((file) => (file.after === null ? [file.path] : file.from === undefined ? [] : [file.from]));
}
/** Returns why no file can come back to a path, or null when it is free. */
function taken(path, snapshot, where) {
    const entry = (0,engine_snapshot/* entryOf */.M)(snapshot, path);
    if (entry.kind !== 'missing')
        return { code: 'changed_since', path, detail: where };
    return entry.collides === undefined ? null : { code: 'changed_since', path, detail: `${entry.collides} stands there, which differs in letter case only` };
}
/** Returns the side that a file now has, or why it is not what the receipt left. */
function asLeft(file, snapshot, sha256) {
    const entry = (0,engine_snapshot/* entryOf */.M)(snapshot, file.path);
    if (file.after === null) {
        const problem = taken(file.path, snapshot, 'it exists again');
        return problem === null ? { ok: true, value: null } : (0,outcome/* refuse */.T)(problem);
    }
    if (entry.kind !== 'file') {
        return (0,outcome/* refuse */.T)({ code: 'changed_since', path: file.path, expected: file.after.anchor, detail: (0,engine_snapshot/* notAFile */.$)(file.path, entry)?.code ?? '' });
    }
    const side = (0,engine_plan/* sideOf */.Jh)(entry.bytes, entry.mode, sha256);
    if (side.sha256 === file.after.sha256 && side.mode === file.mode)
        return { ok: true, value: side };
    return (0,outcome/* refuse */.T)({
        code: 'changed_since', path: file.path, expected: file.after.anchor, current_anchor: (0,text_anchor/* fileAnchor */.o4)(entry.bytes, sha256),
        reread: { path: file.path, start: 1, count: (0,text_document/* indexLines */.uD)(entry.bytes).count },
    });
}
function inverse(file, now, image, sha256) {
    const then = image === undefined ? null : (0,engine_plan/* sideOf */.Jh)(image, file.mode, sha256);
    switch (file.operation) {
        case 'edit': return { operation: 'edit', path: file.path, before: now, after: then };
        case 'create': return { operation: 'delete', path: file.path, before: now, after: null };
        case 'delete': return { operation: 'create', path: file.path, before: null, after: then };
        case 'move': return { operation: 'move', path: file.from ?? file.path, from: file.path, before: now, after: then };
    }
}
function freePath(file, snapshot) {
    const problem = file.from === undefined ? null : taken(file.from, snapshot, 'something stands where the file came from');
    return problem === null ? [] : [problem];
}
/**
 * Returns the draft that takes a receipt back, given the files as they are and the before-images the store keeps.
 * Refuses: changed_since.
 */
function planUndo(receipt, snapshot, images, sha256) {
    const problems = [];
    const files = [];
    for (const file of receipt.files) {
        const now = asLeft(file, snapshot, sha256);
        problems.push(...freePath(file, snapshot));
        if (!now.ok) {
            problems.push(...now.refusals);
            continue;
        }
        const image = images.get(file.from ?? file.path);
        if (file.before !== null && (image === undefined || sha256(image) !== file.before.sha256)) {
            problems.push({ code: 'changed_since', path: file.path, detail: 'the store no longer holds what it was before' });
        }
        else
            files.push(inverse(file, now.value, image, sha256));
    }
    const title = `Undo ${receipt.title === '' ? receipt.id.slice(0, 15) : receipt.title}`;
    return (0,outcome/* settle */.G)(problems, () => ({ title, verify: [], files, unchanged: [] }));
}

// EXTERNAL MODULE: ./lib/commands/approval.js
var approval = __webpack_require__(7759);
;// CONCATENATED MODULE: ./lib/commands/receipts.js





/** Returns `{ outcome: "ok", receipts: [...] }`, oldest first; with an id that one only. Refuses: receipt_not_found. */
async function receipts(desk, id) {
    const all = await desk.ledger.receipts();
    if (id === null)
        return { answer: { outcome: 'ok', receipts: all }, plan: null };
    const found = findReceipt(all, id);
    return found.ok ? { answer: { outcome: 'ok', receipts: [found.value] }, plan: null } : (0,execute/* refused */.J5)(found.refusals);
}
/** Returns the wish to take a receipt back, undone already or not; `named` is what the id, perhaps a prefix, names. */
function undoWish(desk, id, named) {
    const { sha256, target, ledger } = desk;
    const intent = { operation: 'undo', ...(named.ok ? { undoes: named.value.id } : {}) };
    return {
        intent, paths: named.ok ? undoPaths(named.value) : [], planId: null,
        isToldBy: ({ undoes = '' }) => undoes.startsWith(named.ok ? named.value.id : id),
        planOn: async (before) => {
            if (!named.ok)
                return null;
            const draft = planUndo(named.value, before, await ledger.beforeImages(named.value), sha256);
            return draft.ok ? (0,engine_plan/* bindPlan */.Dd)(draft.value, target.name, before.base, sha256) : null;
        },
    };
}
/**
 * Returns what came of taking a receipt back: the inverse set, executed under the same rules, with a receipt of its own.
 * Refuses: receipt_not_found, already_undone, changed_since, and what executing refuses.
 */
async function undo(desk, id) {
    const all = await desk.ledger.receipts();
    const found = findUndoable(all, id);
    const [paths, creating] = found.ok ? [undoPaths(found.value), undoCreates(found.value)] : [[], []];
    const wish = undoWish(desk, id, findReceipt(all, id));
    const [ended, loaded] = await Promise.all([(0,execute/* admit */.w4)(desk, wish, paths), desk.target.load(paths, creating)]);
    if (ended !== null && !(0,approval/* wantsApproval */.PM)(ended))
        return ended;
    if (!found.ok)
        return (0,execute/* refused */.J5)(found.refusals);
    if (!loaded.ok)
        return (0,execute/* refused */.J5)(loaded.refusals);
    const images = await desk.ledger.beforeImages(found.value);
    const draft = planUndo(found.value, loaded.value, images, desk.sha256);
    if (!draft.ok)
        return (0,execute/* refused */.J5)(draft.refusals);
    const staged = draft.value.files.reduce((sum, file) => sum + (file.after?.bytes.length ?? 0), 0);
    if (staged > settings/* COMPUTED */.g0.stagedBytes)
        return (0,execute/* refused */.J5)([{ code: 'set_too_large', limit: settings/* COMPUTED */.g0.stagedBytes, figure: staged, detail: 'bytes' }]);
    const plan = (0,engine_plan/* bindPlan */.Dd)(draft.value, desk.target.name, loaded.value.base, desk.sha256);
    return ended === null ? (0,execute/* execute */.g7)(desk, plan, loaded.value, wish.intent) : (0,approval/* askApproval */.Ns)(desk, ended, plan, wish.intent);
}


/***/ }),

/***/ 2120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $n: () => (/* binding */ planWish),
/* harmony export */   H9: () => (/* binding */ appliedBefore),
/* harmony export */   Uw: () => (/* binding */ findRetained),
/* harmony export */   _L: () => (/* binding */ appliedAs)
/* harmony export */ });
/* harmony import */ var _engine_fresh_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4258);
/* harmony import */ var _engine_retention_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5516);


/** Returns the retained plan that an id names for whoever is at the desk. Refuses: as `findPlan`. */
async function findRetained(desk, id) {
    if (desk.shelf === null)
        return { ok: false, refusals: [{ code: 'plan_not_found', expected: id }] };
    return desk.shelf.update((shelf) => ({ answer: (0,_engine_retention_js__WEBPACK_IMPORTED_MODULE_1__/* .findPlan */ .L9)(shelf, id, desk.actor, desk.now()) }));
}
/** Returns the receipt that already tells of this plan and was landed after it was retained, or null. */
async function appliedAs(desk, { plan, createdAt }) {
    const receipts = await desk.ledger.receipts();
    return receipts.find((receipt) => receipt.plan_id === plan.id && Date.parse(receipt.at) >= createdAt)?.id ?? null;
}
/** Returns the refusal of a plan that a receipt tells of. */
function appliedBefore({ id }, receipt) {
    return { code: 'plan_applied', expected: id, detail: receipt };
}
/** Returns the wish for a plan by its id, which may be a prefix: retained, retired, or known to nobody any more. */
function planWish(id, found, intent) {
    const plan = found.ok ? found.value.plan : null;
    const named = plan?.id ?? (found.ok ? undefined : found.refusals[0]?.expected) ?? id;
    return {
        intent, paths: plan === null ? [] : (0,_engine_fresh_js__WEBPACK_IMPORTED_MODULE_0__/* .touchedPaths */ .Pq)(plan), planId: /^cs-[0-9a-f]{64}$/u.test(named) ? named : '',
        isToldBy: (receipt) => receipt.plan_id.startsWith(named), planOn: () => Promise.resolve(plan),
    };
}


/***/ }),

/***/ 2547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ absence),
/* harmony export */   B1: () => (/* binding */ errorAnswer),
/* harmony export */   Nj: () => (/* binding */ guarded),
/* harmony export */   Xh: () => (/* binding */ optionOff),
/* harmony export */   d1: () => (/* binding */ runCommand),
/* harmony export */   dw: () => (/* binding */ switchedOff)
/* harmony export */ });
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6173);
/* harmony import */ var _base_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4856);
/* harmony import */ var _engine_execute_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4517);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4702);
/** Runs one command of the table: the only place that catches whatever was thrown. */




/** Returns the `error` answer of something thrown: what failed and whether trying again may help. */
function errorAnswer(thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    const hint = thrown instanceof _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC ? (thrown.retryable ? '; try again' : '') : '; this is a mistake of ours, please report it';
    const kind = thrown instanceof _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC || thrown instanceof _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Bug */ .zP ? thrown.name : 'Bug';
    return { answer: { outcome: 'error', message: `${kind}: ${message}${hint}` }, plan: null };
}
/** Returns the refusal that names a switch, and the one that it follows where that is what is off. */
function switchedOff(name, switches) {
    const needed = name === 'changeSet' ? ['changeReceipts', 'editHunks'].find((other) => !switches[other]) : undefined;
    const detail = _base_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .SWITCHES */ .Xj[name].variable + (needed === undefined ? '' : ` (which needs ${_base_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .SWITCHES */ .Xj[needed].variable})`);
    return { code: 'feature_off', detail };
}
/** Options that switches take away, whatever verb has them. */
const SWITCHED_OPTIONS = {
    'line-anchors': ['changeReceipts', 'lineAnchors'], 'request-id': ['changeReceipts'],
};
/** Returns the switch that keeps an option away, or null. */
function optionOff(option, switches) {
    return SWITCHED_OPTIONS[option]?.find((name) => !switches[name]) ?? null;
}
/** Returns why a command is not there: a switch, or that a later version brings it; null when it is. Refuses: feature_off. */
function absence(command, switches) {
    if (command.switch !== undefined && !(0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .isOn */ .Mp)(command, switches))
        return switchedOff(command.switch, switches);
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .hasComeYet */ .V3)(command) ? null : { code: 'feature_off', detail: `the command ${command.verb}` };
}
/** Returns what `run` answers; a fault of the environment or a mistake of ours becomes an `error` answer. */
async function guarded(run) {
    try {
        return await run();
    }
    catch (thrown) {
        return errorAnswer(thrown);
    }
}
/**
 * Returns what a command answers. Where that is an `error`, nothing is written, or a later start completes or removes it.
 * Refuses: feature_off, and what the command refuses.
 */
async function runCommand(command, desk, request) {
    const absent = absence(command, desk.switches);
    return absent === null ? guarded(() => command.run(desk, request)) : (0,_engine_execute_js__WEBPACK_IMPORTED_MODULE_2__/* .refused */ .J5)([absent]);
}


/***/ }),

/***/ 4702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Lo: () => (/* binding */ COMMANDS),
  Zv: () => (/* binding */ findCommand),
  V3: () => (/* binding */ hasComeYet),
  Mp: () => (/* binding */ isOn)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(1514);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/coerce.js
var coerce = __webpack_require__(9567);
// EXTERNAL MODULE: ./lib/base/fault.js
var fault = __webpack_require__(6173);
// EXTERNAL MODULE: ./lib/base/settings.js
var settings = __webpack_require__(4856);
// EXTERNAL MODULE: ./lib/engine/desk.js
var engine_desk = __webpack_require__(1869);
// EXTERNAL MODULE: ./lib/engine/execute.js + 2 modules
var execute = __webpack_require__(4517);
// EXTERNAL MODULE: ./lib/engine/retention.js
var retention = __webpack_require__(5516);
// EXTERNAL MODULE: ./lib/commands/approval.js
var approval = __webpack_require__(7759);
// EXTERNAL MODULE: ./lib/engine/carried.js
var carried = __webpack_require__(9672);
// EXTERNAL MODULE: ./lib/engine/hidden.js
var engine_hidden = __webpack_require__(4388);
// EXTERNAL MODULE: ./lib/engine/syntax.js
var syntax = __webpack_require__(899);
// EXTERNAL MODULE: ./lib/report/plan-report.js
var plan_report = __webpack_require__(2354);
;// CONCATENATED MODULE: ./lib/commands/carried.js
/** `apply` and `preview` of a plan that another job made: verified from zero, then executed like any set (spec page 5.3). */








/** Returns the carried plan as it stands on a snapshot; hidden characters are looked for anew. */
function standing(desk, arrived, snapshot) {
    const settled = (0,carried/* settleCarried */._w)(arrived, snapshot, desk.sha256);
    if (!settled.ok || desk.hidden === 'allow')
        return settled;
    const hidden = (0,engine_hidden/* refuseHidden */.l)(settled.value.files);
    return hidden.length > 0 ? { ok: false, refusals: hidden } : settled;
}
/**
 * Returns what came of executing a plan that another job made.
 * Refuses: invalid_artifact, stale_plan, hidden_characters, and what executing refuses.
 */
async function applyCarried(desk, found) {
    const intent = { operation: 'apply' };
    const arrived = (0,carried/* readCarried */.$f)(found, desk.target.name, desk.sha256, settings/* COMPUTED */.g0);
    if (!arrived.ok)
        return (0,execute/* refused */.J5)(arrived.refusals);
    const paths = (0,carried/* carriedPaths */.Vl)(arrived.value);
    const { id } = arrived.value.carried;
    const wish = {
        intent, paths, planId: id, isToldBy: (receipt) => receipt.plan_id === id,
        planOn: (before) => {
            const plan = (0,carried/* settleCarried */._w)(arrived.value, before, desk.sha256);
            return Promise.resolve(plan.ok ? plan.value : null);
        },
    };
    const [ended, loaded] = await Promise.all([(0,execute/* admit */.w4)(desk, wish, paths), desk.target.load(paths, paths)]);
    if (ended !== null && !(0,approval/* wantsApproval */.PM)(ended))
        return ended;
    if (!loaded.ok)
        return (0,execute/* refused */.J5)(loaded.refusals);
    const plan = standing(desk, arrived.value, loaded.value);
    if (!plan.ok)
        return (0,execute/* refused */.J5)(plan.refusals);
    return ended === null ? (0,execute/* execute */.g7)(desk, plan.value, loaded.value, intent) : (0,approval/* askApproval */.Ns)(desk, ended, plan.value, intent);
}
/** Returns the same plan as it would be executed; nothing is retained. Refuses: as `applyCarried`, permissions apart. */
async function previewCarried(desk, found) {
    const arrived = (0,carried/* readCarried */.$f)(found, desk.target.name, desk.sha256, settings/* COMPUTED */.g0);
    if (!arrived.ok)
        return (0,execute/* refused */.J5)(arrived.refusals);
    const paths = (0,carried/* carriedPaths */.Vl)(arrived.value);
    const loaded = await desk.target.load(paths, paths);
    if (!loaded.ok)
        return (0,execute/* refused */.J5)(loaded.refusals);
    const plan = standing(desk, arrived.value, loaded.value);
    if (!plan.ok)
        return (0,execute/* refused */.J5)(plan.refusals);
    const [{ limits }, checks] = await Promise.all([(0,engine_desk/* underPolicy */.j)(desk), (0,syntax/* checkSyntax */.k)(desk, plan.value, 'apply')]);
    if (!checks.ok)
        return (0,execute/* refused */.J5)(checks.refusals, plan.value);
    return { answer: { outcome: 'planned', plan: (0,plan_report/* reportPlan */._)(plan.value, null, [], limits.diffLines, checks.value) }, plan: plan.value };
}

// EXTERNAL MODULE: ./lib/commands/check.js
var check = __webpack_require__(9846);
// EXTERNAL MODULE: ./lib/base/outcome.js
var outcome = __webpack_require__(9877);
// EXTERNAL MODULE: ./lib/text/anchor.js
var text_anchor = __webpack_require__(7474);
// EXTERNAL MODULE: ./lib/changeset/changeset.js
var changeset = __webpack_require__(9080);
// EXTERNAL MODULE: ./lib/changeset/issues.js
var issues = __webpack_require__(6778);
// EXTERNAL MODULE: ./lib/changeset/json.js
var changeset_json = __webpack_require__(8224);
;// CONCATENATED MODULE: ./lib/changeset/patch/edits.js

/** Returns the edits of a set, one a file, in the order in which the files are first named. */
function editsOf({ changes, sections, hunkCounts }) {
    const edits = new Map();
    const edit = (path, change = null, hunkCount = 0) => {
        const known = edits.get(path) ?? { path, anchor: change?.anchor ?? null, change, touches: [], hunkCount };
        edits.set(path, known);
        return known;
    };
    const touch = (path, one) => {
        const known = edit(path);
        known.touches.push(one);
        known.hunkCount++;
    };
    changes.forEach((change, index) => edit(change.path, change, hunkCounts[index] ?? 0));
    for (const section of sections) {
        if (section.kind !== 'file')
            continue;
        const { path, finalNewline } = section;
        const known = edit(path);
        known.anchor ??= section.anchor;
        if (finalNewline !== undefined)
            known.finalNewline = finalNewline;
        for (const operation of section.operations) {
            touch(path, { role: 'own', operation });
            if (operation.kind === 'move')
                touch(operation.to, { role: 'incoming', operation, from: path });
        }
    }
    return [...edits.values()];
}
function invalid(path, detail) {
    return { code: 'invalid_request', path, detail };
}
function repeated(paths) {
    const seen = new Set();
    return new Set(paths.filter((path) => seen.size === seen.add(path).size));
}
/** Returns every path that is named twice in one part. */
function namedTwice({ changes, sections }) {
    const paths = (kinds) => sections.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path);
    const comings = sections.flatMap((section) => (section.kind === 'create' ? [section.path] : section.kind === 'move' ? [section.to] : []));
    const parts = [[...new Set(changes.map(({ path }) => path)), ...paths(['file'])], paths(['delete', 'move']), comings];
    return [...new Set(parts.flatMap((part) => [...repeated(part)]))].map((path) => invalid(path, 'the path is named twice'));
}
/** Returns the refusals of edits of files that the set deletes, or that are not there before the set is executed. */
function misplaced(edits, sections) {
    const deleted = new Set(sections.flatMap((section) => (section.kind === 'delete' ? [section.path] : [])));
    const created = new Set(sections.flatMap((section) => (section.kind === 'create' ? [section.path] : [])));
    const moved = new Map(sections.flatMap((section) => (section.kind === 'move' ? [[section.to, section.path]] : [])));
    return edits.flatMap(({ path }) => {
        const from = moved.get(path);
        return [
            ...(deleted.has(path) ? [{ code: 'overlapping_hunks', path, detail: 'the set deletes the file' }] : []),
            ...(created.has(path) ? [invalid(path, 'the set creates this file, so its lines belong into its creation')] : []),
            ...(from === undefined ? [] : [invalid(path, `the set moves ${from} there, so its lines are addressed by that path`)]),
        ];
    });
}
/** Returns the refusals of `file` sections that ask for nothing: those without operations whose anchor nothing else needs. */
function idle(edits, sections) {
    const busy = new Set(edits.filter(({ touches }) => touches.length > 0).map(({ path }) => path));
    const moved = new Set(sections.flatMap((section) => (section.kind === 'move' ? [section.path] : [])));
    return sections.flatMap((section) => {
        if (section.kind !== 'file' || section.operations.length > 0 || section.finalNewline !== undefined)
            return [];
        if (section.anchor !== null && (busy.has(section.path) || moved.has(section.path)))
            return [];
        const at = section.line === undefined ? '' : `line ${String(section.line)}, \`file ${section.path}\`: `;
        return [{ code: 'unparseable_patch', path: section.path, detail: `${at}expected an operation in this section` }];
    });
}
/** Returns the positions of an operation as one file sees it; null stands for the edge of a file. */
function touchedAt({ role, operation }) {
    if (role === 'incoming')
        return [operation.destination.at ?? null];
    if (operation.kind === 'insert')
        return [operation.at];
    return operation.extent.kind === 'block' ? [operation.extent.at] : [operation.extent.start, operation.extent.end];
}
/** Returns the refusals of files that a patch edits and no anchor names, though a position in them is no `N#hhhh`. */
function unanchored(edits) {
    return edits.filter(({ anchor, touches, change, finalNewline }) => {
        if (anchor !== null || (touches.length === 0 && finalNewline === undefined))
            return false;
        const positions = [...touches.flatMap(touchedAt), ...(change?.edit.kind === 'hunks' ? change.edit.hunks.flatMap(changeset/* positionsOf */.q) : [])];
        // An edge of the file needs no proof of its own beside a position that has one.
        return positions.every((position) => position === null) || positions.some((position) => position !== null && position.hash === undefined);
    }).map(({ path }) => invalid(path, 'its anchor is missing: give the file a section `file PATH fa:…`, or write its positions as N#hhhh'));
}
/** Returns what the parts of a set do not agree on. Refuses: invalid_request, overlapping_hunks, unparseable_patch. */
function disagreements(forms) {
    const { sections } = forms;
    if (sections.length === 0)
        return [];
    const edits = editsOf(forms);
    return [...namedTwice(forms), ...misplaced(edits, sections), ...idle(edits, sections), ...unanchored(edits)];
}

// EXTERNAL MODULE: ./lib/changeset/patch/path.js
var patch_path = __webpack_require__(6602);
;// CONCATENATED MODULE: ./lib/changeset/patch/statement.js
/** One line of a patch that is no payload, read by the grammar that `parse.ts` opens with. */


const MAX_LINE = 2 ** 31 - 1;
const OPERATIONS = 'file, delete file, move file, create file, replace, delete, insert, move or final_newline';
const QUOTED = 'a path quoted as git quotes it, "\\t", "\\"" and "\\303\\244" for what cannot stand there';
const FILE_ANCHOR = 'the anchor of the whole file, fa: and 12 hex digits';
const DESTINATION = 'to PATH before P, to PATH after P, to PATH start or to PATH end';
function isExpected(value) {
    return value !== null && 'expected' in value;
}
/** Returns whether a word has the form of an anchor, well made or not. */
function looksLikeAnchor(word) {
    return /^(?:[fr]a:|\d+#)/u.test(word);
}
function isBlank(character) {
    return character === ' ' || character === '\t';
}
// Words are cut off by hand: a pattern for blanks at an end goes over a long run of them once for each.
function trimEnd(text) {
    let to = text.length;
    while (isBlank(text[to - 1]))
        to--;
    return text.slice(0, to);
}
/** Returns the first word and what follows it, without the blanks between. */
function firstWord(text) {
    const end = text.search(/[ \t]/u);
    if (end < 0)
        return { word: text, rest: '' };
    let from = end;
    while (isBlank(text[from]))
        from++;
    return { word: text.slice(0, end), rest: text.slice(from) };
}
/** Returns the last word and what stands before it, without the blanks between. */
function lastWord(text) {
    const blank = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\t'));
    return { before: trimEnd(text.slice(0, blank + 1)), word: text.slice(blank + 1) };
}
function readPosition(word, lineAnchors) {
    const hashed = lineAnchors ? (0,text_anchor/* parseLineAnchor */.FT)(word) : null;
    if (hashed !== null)
        return hashed;
    if (/^(?:0|[1-9]\d{0,9})$/u.test(word) && Number(word) <= MAX_LINE)
        return { n: Number(word) };
    return { expected: lineAnchors ? 'a position, a line number or N#hhhh' : 'a position, a line number' };
}
/** Returns the lines that one word, or the word after `block`, names. */
function readExtent(block, word, lineAnchors) {
    if (block) {
        const at = readPosition(word, lineAnchors);
        return isExpected(at) ? at : { kind: 'block', at };
    }
    const [first = '', last = first, ...more] = word.split('..', 3);
    const [start, end] = [readPosition(first, lineAnchors), readPosition(last, lineAnchors)];
    if (word === '' || more.length > 0)
        return { expected: 'lines, written A..B, A or block P' };
    if (isExpected(start))
        return start;
    return isExpected(end) ? end : { kind: 'lines', start, end };
}
/** Returns the lines that a text begins with, and what follows them. */
function takeExtent(text, lineAnchors) {
    const { word, rest } = firstWord(text);
    const named = word === 'block' ? firstWord(rest) : { word, rest };
    const extent = readExtent(word === 'block', named.word, lineAnchors);
    return isExpected(extent) ? extent : { extent, rest: named.rest };
}
/** Returns the path that a text is, bare or quoted. */
function readWholePath(text) {
    if (text === '')
        return { expected: 'a path' };
    if (!text.startsWith('"'))
        return text;
    const quoted = (0,patch_path/* readQuoted */.zt)(text);
    return quoted === null || quoted.rest !== '' ? { expected: QUOTED } : quoted.path;
}
/** Returns a path with the anchor that follows it, if one does. */
function readAnchored(text) {
    if (text === '')
        return { expected: 'a path' };
    const { before, word } = lastWord(text);
    if (!text.startsWith('"'))
        return before !== '' && looksLikeAnchor(word) ? { path: before, anchor: word } : { path: text, anchor: null };
    const quoted = (0,patch_path/* readQuoted */.zt)(text);
    if (quoted === null)
        return { expected: QUOTED };
    if (quoted.rest === '')
        return { path: quoted.path, anchor: null };
    return lastWord(quoted.rest).before === '' && isBlank(quoted.rest[0]) && looksLikeAnchor(word)
        ? { path: quoted.path, anchor: word } : { expected: 'an anchor, or nothing, after the path' };
}
function readDeletion(text) {
    const read = readAnchored(text);
    if (isExpected(read))
        return read;
    const { path, anchor } = read;
    return anchor === null || anchor.startsWith('ra:') ? { expected: `PATH and ${FILE_ANCHOR}` } : { kind: 'delete file', path, anchor };
}
/** Returns what follows the first path of a move, where it reads `ANCHOR to PATH`. */
function readLanding(text) {
    const { word: anchor, rest } = firstWord(text);
    const { word, rest: to } = firstWord(rest);
    return looksLikeAnchor(anchor) && word === 'to' && to !== '' ? { anchor, to } : null;
}
/** Returns the ways to read `PATH ANCHOR to PATH`; of more than one, two. */
function readingsOfMove(text) {
    if (text.startsWith('"')) {
        const quoted = (0,patch_path/* readQuoted */.zt)(text);
        const landing = quoted !== null && isBlank(quoted.rest[0]) ? readLanding(firstWord(quoted.rest).rest) : null;
        return quoted === null || landing === null ? [] : [{ path: quoted.path, ...landing }];
    }
    const found = [];
    for (let { rest } = firstWord(text); found.length < 2 && rest !== ''; rest = firstWord(rest).rest) {
        const landing = readLanding(rest);
        if (landing !== null)
            found.push({ path: trimEnd(text.slice(0, text.length - rest.length)), ...landing });
    }
    return found;
}
function readMoveOfFile(text) {
    const [reading, ...others] = readingsOfMove(text);
    if (others.length > 0)
        return { expected: 'the first path in quotation marks, since this can be read in more than one way' };
    if (reading === undefined || reading.anchor.startsWith('ra:'))
        return { expected: `PATH ANCHOR to PATH, where ANCHOR is ${FILE_ANCHOR}` };
    const to = readWholePath(reading.to);
    return typeof to === 'string' ? { kind: 'move file', path: reading.path, anchor: reading.anchor, to } : to;
}
/** Returns the place that ends a text, and what stands before it. */
function readPlace(text, lineAnchors) {
    const last = lastWord(text);
    if (last.word === 'start' || last.word === 'end')
        return { before: last.before, destination: { kind: last.word } };
    const { before, word } = lastWord(last.before);
    if (word !== 'before' && word !== 'after')
        return { expected: DESTINATION };
    const at = readPosition(last.word, lineAnchors);
    return isExpected(at) ? at : { before, destination: { kind: word, at } };
}
function readMove(text, lineAnchors) {
    const taken = takeExtent(text, lineAnchors);
    if (isExpected(taken))
        return taken;
    const { extent, rest } = taken;
    const { word, rest: where } = firstWord(rest);
    const quoted = where.startsWith('"') ? (0,patch_path/* readQuoted */.zt)(where) : null;
    if (where.startsWith('"') && quoted === null)
        return { expected: QUOTED };
    const place = readPlace(quoted?.rest ?? where, lineAnchors);
    if (isExpected(place))
        return place;
    const to = quoted === null ? place.before : quoted.path;
    const isWhole = quoted === null ? to !== '' : place.before === '' && isBlank(quoted.rest[0]);
    return word === 'to' && isWhole ? { kind: 'move', extent, to, destination: place.destination } : { expected: `lines, then ${DESTINATION}` };
}
function readInsertion(text, lineAnchors) {
    const { word: where, rest } = firstWord(text);
    if (where !== 'before' && where !== 'after')
        return { expected: 'insert before P or insert after P' };
    const at = readPosition(rest, lineAnchors);
    return isExpected(at) ? at : { kind: 'insert', where, at };
}
function readChange(kind, text, lineAnchors) {
    const taken = takeExtent(text, lineAnchors);
    if (isExpected(taken))
        return taken;
    return taken.rest === '' ? { kind, extent: taken.extent } : { expected: 'the end of the line after the lines' };
}
function readFile(text) {
    const read = readAnchored(text);
    return isExpected(read) ? read : { kind: 'file', ...read };
}
function readCreation(text) {
    const path = readWholePath(text);
    return typeof path === 'string' ? { kind: 'create', path, anchor: null } : path;
}
function readFinalNewline(text) {
    if (text !== 'true' && text !== 'false')
        return { expected: 'final_newline true or final_newline false' };
    return { kind: 'final_newline', value: text === 'true' };
}
const READERS = new Map([
    ['file', readFile], ['delete file', readDeletion], ['move file', readMoveOfFile], ['create file', readCreation],
    ['replace', (text, lineAnchors) => readChange('replace', text, lineAnchors)], ['delete', (text, lineAnchors) => readChange('delete', text, lineAnchors)],
    ['insert', readInsertion], ['move', readMove], ['final_newline', readFinalNewline],
]);
/** Returns what a line says, or what was expected of it; blanks at its end mean nothing. */
function readStatement(line, lineAnchors) {
    const { word, rest } = firstWord(trimEnd(line));
    const next = firstWord(rest);
    const ofFile = next.word === 'file' ? READERS.get(`${word} file`) : undefined;
    if (ofFile !== undefined)
        return ofFile(next.rest, lineAnchors);
    return READERS.get(word)?.(rest, lineAnchors) ?? { expected: word === '' ? `${OPERATIONS} at the beginning of the line` : OPERATIONS };
}

;// CONCATENATED MODULE: ./lib/changeset/patch/parse.js
/**
 * Patch text → sections (spec page 3).
 *
 *   patch     = { section | blank | comment }
 *   section   = "file" path [anchor] EOL  { operation | final | blank | comment }
 *             | "delete file" path anchor EOL
 *             | "move file" path anchor "to" path EOL
 *             | "create file" path EOL  { payload }  [final]
 *   operation = "replace" extent EOL payload { payload }
 *             | "delete" extent EOL
 *             | "insert" ("before" | "after") position EOL payload { payload }
 *             | "move" extent "to" path ("start" | "end" | ("before" | "after") position) EOL
 *   extent    = position [".." position] | "block" position
 *   position  = line number | N "#" hhhh
 *   final     = "final_newline" ("true" | "false") EOL
 *   payload   = "+" text EOL
 *   blank     = blanks EOL           comment = "#" text EOL           EOL = LF | CR LF | end of the text
 *
 * Words are parted by blanks and TABs. A path is bare or quoted (`path.ts`); the last word after a bare path is its anchor when it
 * has an anchor's form. Payload directly follows its operation: a blank line in it would be a line whose `+` was forgotten, or
 * none, and which of the two is not guessed.
 */


/** Problems told of one patch. */
const MOST_PROBLEMS = 20;
/** Characters shown of a line. */
const SHOWN = 80;
/** Notes that line `at` (from 0) is not what was expected. */
function miss(reading, at, expected) {
    const line = reading.lines[at] ?? '';
    const shown = line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
    reading.problems.push({ code: 'unparseable_patch', detail: `line ${String(at + 1)}, \`${shown}\`: expected ${expected}` });
}
/** Returns the payload that follows line `at`. */
function payloadAfter({ lines }, at) {
    let to = at + 1;
    while (lines[to]?.startsWith('+') === true)
        to++;
    return lines.slice(at + 1, to).map((line) => line.slice(1));
}
/** Notes where a statement lacks payload, or has some that it cannot have; returns whether it can be taken in all the same. */
function checkPayload(reading, { kind }, at, count) {
    const needsSome = kind === 'replace' || kind === 'insert';
    if (needsSome && count === 0)
        miss(reading, at, `a line that starts with + directly below${kind === 'replace' ? ' (delete takes lines away)' : ''}`);
    else if (!needsSome && kind !== 'create' && count > 0)
        miss(reading, at + 1, `no payload below ${kind}`);
    return !needsSome || count > 0;
}
function openSection(reading, statement, line, lines) {
    const { path } = statement;
    reading.open = null;
    reading.ending = null;
    switch (statement.kind) {
        case 'file': {
            const section = { kind: 'file', line, path, anchor: statement.anchor, operations: [] };
            reading.open = section;
            reading.ending = section;
            reading.sections.push(section);
            break;
        }
        case 'create': {
            const section = { kind: 'create', line, path, lines };
            reading.ending = section;
            reading.sections.push(section);
            break;
        }
        case 'delete file':
            reading.sections.push({ kind: 'delete', line, path, anchor: statement.anchor });
            break;
        case 'move file':
            reading.sections.push({ kind: 'move', line, path, anchor: statement.anchor, to: statement.to });
            break;
    }
}
function operationOf(statement, line, lines) {
    switch (statement.kind) {
        case 'replace': return { kind: 'replace', line, extent: statement.extent, lines };
        case 'delete': return { kind: 'delete', line, extent: statement.extent };
        case 'insert': return { ...statement, line, lines };
        case 'move': return { ...statement, line };
    }
}
function addOperation(reading, statement, at, lines) {
    if (reading.open === null) {
        if (!reading.lost)
            miss(reading, at, 'a section for it to stand in, opened by file PATH');
        return;
    }
    reading.open.operations.push(operationOf(statement, at + 1, lines));
}
function endFile(reading, value, at) {
    const { ending } = reading;
    if (ending === null) {
        if (!reading.lost)
            miss(reading, at, 'a file or create file section for it to stand in');
    }
    else if (ending.finalNewline !== undefined)
        miss(reading, at, 'final_newline once in a section');
    else
        ending.finalNewline = value;
}
/** Takes in the statement of line `at`. */
function take(reading, statement, at, payload) {
    if (!checkPayload(reading, statement, at, payload.length))
        return;
    switch (statement.kind) {
        case 'file':
        case 'create':
        case 'delete file':
        case 'move file':
            reading.lost = false;
            openSection(reading, statement, at + 1, payload);
            break;
        case 'replace':
        case 'delete':
        case 'insert':
        case 'move':
            addOperation(reading, statement, at, payload);
            break;
        case 'final_newline':
            endFile(reading, statement.value, at);
            break;
    }
}
/** Takes in line `at` and its payload; returns the index of the line after them. */
function step(reading, at) {
    const line = reading.lines[at] ?? '';
    if (/^[ \t]*$/u.test(line) || line.startsWith('#'))
        return at + 1;
    const payload = payloadAfter(reading, at);
    const next = at + 1 + payload.length;
    if (line.startsWith('+')) {
        miss(reading, at, 'an operation; payload stands directly below its operation, with + on its empty lines too');
        return next;
    }
    const odd = [line, ...payload].findIndex((text) => /[\0\r]|\p{Surrogate}/u.test(text));
    if (odd >= 0) {
        miss(reading, at + odd, 'a line without NUL, unpaired surrogates, or a CR other than that of its end');
        return next;
    }
    const statement = readStatement(line, reading.lineAnchors);
    if ('expected' in statement) {
        miss(reading, at, statement.expected);
        if (/^(?:(?:delete|move|create)[ \t]+)?file(?:[ \t]|$)/u.test(line))
            Object.assign(reading, { open: null, ending: null, lost: true });
    }
    else
        take(reading, statement, at, payload);
    return next;
}
/** Returns the sections of a patch, or its problems, in order of lines and at most twenty. Refuses: unparseable_patch. */
function parsePatch(text, switches) {
    const lines = text.split('\n').map((line) => line.replace(/\r$/u, ''));
    const reading = { lines, lineAnchors: switches.lineAnchors, sections: [], problems: [], open: null, ending: null, lost: false };
    for (let at = 0; at < lines.length && reading.problems.length < MOST_PROBLEMS;)
        at = step(reading, at);
    if (reading.sections.length === 0 && reading.problems.length === 0)
        miss(reading, 0, 'a section, opened by file PATH, create file PATH, delete file PATH or move file PATH');
    return (0,outcome/* settle */.G)(reading.problems, () => reading.sections);
}

// EXTERNAL MODULE: ./lib/changeset/schema.js
var changeset_schema = __webpack_require__(6857);
;// CONCATENATED MODULE: ./lib/changeset/parse.js
/** Document text → ChangeSet: everything that can be said of a document without looking at a file. */









/** Text of a document, in UTF-16 units, beyond which it is not read at all. */
const MAX_DOCUMENT = 32 * 1024 * 1024;
function parse_invalid(detail, path) {
    return { code: 'invalid_request', detail, ...(path === undefined ? {} : { path }) };
}
/** Returns the issues that a schema finds in what stands `at` these keys of a document, as refusals. */
function issuesOf(error, value, schema, at = [], path) {
    const names = { root: at.length === 0 ? 'the document' : (0,issues/* memberName */.e)(at), name: (keys) => (0,issues/* memberName */.e)([...at, ...keys]) };
    return error.issues.map((issue) => parse_invalid((0,issues/* issueWords */.F)(issue, value, schema, names), path));
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function toPosition(written) {
    const anchor = typeof written === 'string' ? (0,text_anchor/* parseLineAnchor */.FT)(written) : null;
    return anchor ?? { n: Number(written) };
}
/** Returns the hunk that a value spells. Refuses: unparseable_hunk. */
function parseHunk(value, index, path, switches) {
    const unparseable = (detail) => (0,outcome/* refuse */.T)({ code: 'unparseable_hunk', path, hunk: index, detail });
    if (!isObject(value))
        return unparseable('a hunk is an object');
    const kinds = ['start', 'after', 'before'].filter((member) => member in value || (member === 'start' && 'end' in value));
    if (kinds.length !== 1)
        return unparseable('a hunk has start and end, or after, or before');
    const schema = (0,changeset_schema/* hunkSchemaFor */.N2)(value, switches);
    const parsed = schema.safeParse(value);
    if (!parsed.success)
        return unparseable(parsed.error.issues.map((issue) => (0,issues/* issueWords */.F)(issue, value, schema, { root: 'the hunk' })).join('; '));
    const lines = value['lines'];
    if ('start' in value)
        return (0,outcome.ok)({ kind: 'replace', index, start: toPosition(value['start']), end: toPosition(value['end']), lines });
    return 'after' in value
        ? (0,outcome.ok)({ kind: 'after', index, at: toPosition(value['after']), lines })
        : (0,outcome.ok)({ kind: 'before', index, at: toPosition(value['before']), lines });
}
/** Returns what is wrong with the hunks and the anchor of a change as a whole, given those of its hunks that can be read. */
function wholeProblems(value, written, hunks, path, switches) {
    if (written.length === 0 && value['final_newline'] === undefined)
        return [parse_invalid('hunks is empty', path)];
    if (!switches.changeReceipts || value['expected_anchor'] !== undefined)
        return [];
    const proven = hunks.length > 0 && hunks.flatMap(changeset/* positionsOf */.q).every((position) => position.hash !== undefined);
    const allUnreadable = hunks.length === 0 && written.length > 0;
    return proven || allUnreadable ? [] : [parse_invalid('expected_anchor is missing', path)];
}
/** Reads one change of a document, which stands `at` these keys. */
function parse_readChange(value, at, switches) {
    const schema = (0,changeset_schema/* changeSchema */.Kr)(schemas/* unknown */.L5J(), switches);
    const { error } = schema.safeParse(value);
    const path = isObject(value) && typeof value['path'] === 'string' ? value['path'] : undefined;
    const problems = error === undefined ? [] : issuesOf(error, value, schema, at, path);
    if (!isObject(value) || path === undefined || error?.issues.some((issue) => issue.path[0] === 'path') === true)
        return { change: null, problems, hunks: 0 };
    const { expected_anchor: anchor, final_newline: finalNewline, hunks: given } = value;
    const written = Array.isArray(given) ? given : [];
    const hunks = [];
    const unreadable = [];
    written.forEach((one, index) => {
        const hunk = parseHunk(one, index, path, switches);
        if (hunk.ok)
            hunks.push(hunk.value);
        else
            unreadable.push(...hunk.refusals);
    });
    const whole = Array.isArray(given) ? wholeProblems(value, written, hunks, path, switches) : [];
    const edit = { kind: 'hunks', hunks, ...(typeof finalNewline === 'boolean' ? { finalNewline } : {}) };
    return {
        change: { path, anchor: typeof anchor === 'string' && switches.changeReceipts ? anchor : null, edit, problems: [...problems, ...whole, ...unreadable] },
        problems: [], hunks: written.length,
    };
}
function repeatedPaths(paths) {
    const seen = new Set();
    const twice = new Set(paths.filter((path) => seen.size === seen.add(path).size));
    return [...twice].map((path) => parse_invalid('the path is named twice', path));
}
/** Returns refusals of members that exist but are switched off or belong to what this build does not have yet. */
function offMembers(document, switches) {
    const off = [];
    if ('patch' in document && !switches.anchorPatch)
        off.push({ code: 'feature_off', detail: 'HOLDFAST_ANCHOR_PATCH' });
    if ('verify' in document && !switches.workshop)
        off.push({ code: 'feature_off', detail: 'HOLDFAST_WORKSHOP' });
    if ('refactors' in document)
        off.push({ code: 'feature_off', detail: switches.lsp ? 'the member refactors' : 'HOLDFAST_LSP' });
    return off;
}
function version(document) {
    if (!('version' in document) || document['version'] === 1)
        return null;
    return { code: 'unsupported_version', detail: JSON.stringify(document['version']).slice(0, 40), expected: '1' };
}
/** Returns the changes that a document's member `changes` holds, as far as they can be read. */
function readChanges(given, switches) {
    const read = Array.isArray(given) ? given.map((change, index) => parse_readChange(change, ['changes', index], switches)) : [];
    const readable = read.flatMap(({ change, hunks }) => (change === null ? [] : [{ change, hunks }]));
    const changes = readable.map(({ change }) => change);
    return {
        changes, hunkCounts: readable.map(({ hunks }) => hunks),
        problems: [...repeatedPaths(changes.map(({ path }) => path)), ...read.flatMap(({ problems }) => problems)],
    };
}
/** Returns the ChangeSet that an object is, with what is wrong in it. */
function readDocument(value, switches) {
    const schema = (0,changeset_schema/* documentSchema */.L8)(schemas/* unknown */.L5J(), switches);
    const { data = {}, error } = schema.safeParse(value);
    const { problems, ...read } = readChanges(value['changes'], switches);
    const sections = typeof value['patch'] === 'string' ? parsePatch(value['patch'], switches) : (0,outcome.ok)([]);
    const forms = { ...read, sections: sections.ok ? sections.value : [] };
    return {
        problems: [
            ...(error === undefined ? [] : issuesOf(error, value, schema)),
            ...('changes' in value || 'patch' in value ? [] : [parse_invalid('changes is missing')]),
            ...problems, ...(sections.ok ? disagreements(forms) : sections.refusals),
        ],
        ...forms, title: data.title ?? '', verify: data.verify ?? [], allowHidden: data.allow_hidden ?? false,
    };
}
/**
 * Returns the ChangeSet of a JSON document, with what is wrong in it: what can be read of the rest is planned all the same, so
 * that every problem is told at once. Only a document that is none, or speaks of what this version or its switches do not know, is
 * refused as it stands.
 * Refuses: invalid_request, unsupported_version, feature_off, set_too_large.
 */
function parseChangeSet(text, switches) {
    if (text.length > MAX_DOCUMENT)
        return (0,outcome/* refuse */.T)({ code: 'set_too_large', limit: MAX_DOCUMENT, figure: text.length, detail: 'characters in the document' });
    const json = (0,changeset_json/* parseJson */.q)(text);
    if (!json.ok)
        return json;
    if (!isObject(json.value))
        return (0,outcome/* refuse */.T)(parse_invalid('a ChangeSet is a JSON object'));
    const wrongVersion = version(json.value);
    if (wrongVersion !== null)
        return (0,outcome/* refuse */.T)(wrongVersion);
    const off = offMembers(json.value, switches);
    if (off.length > 0)
        return { ok: false, refusals: off };
    return (0,outcome.ok)(readDocument(json.value, switches));
}
/** Returns the one change of an `edit` document as a ChangeSet, with what is wrong in it. Refuses: invalid_request. */
function parseEdit(text, switches) {
    const json = (0,changeset_json/* parseJson */.q)(text);
    if (!json.ok)
        return json;
    const one = (change, hunks) => (0,outcome.ok)({ problems: [], title: '', changes: [change], sections: [], verify: [], allowHidden: false, hunkCounts: [hunks] });
    if (switches.editHunks) {
        const { change, problems, hunks } = parse_readChange(json.value, [], switches);
        return change === null ? { ok: false, refusals: problems } : one(change, hunks);
    }
    const schema = (0,changeset_schema/* contentSchema */.FS)(switches);
    const parsed = schema.safeParse(json.value);
    if (!parsed.success)
        return { ok: false, refusals: issuesOf(parsed.error, json.value, schema) };
    const { path, content, expected_anchor: anchor } = parsed.data;
    const problems = switches.changeReceipts && anchor === undefined ? [parse_invalid('expected_anchor is missing', path)] : [];
    return one({ path, anchor: anchor ?? null, edit: { kind: 'content', content }, problems }, 0);
}

// EXTERNAL MODULE: ./lib/base/path.js
var base_path = __webpack_require__(3838);
// EXTERNAL MODULE: ./lib/text/document.js
var text_document = __webpack_require__(6242);
// EXTERNAL MODULE: ./lib/engine/snapshot.js
var engine_snapshot = __webpack_require__(7732);
;// CONCATENATED MODULE: ./lib/engine/editable.js
/** Whether a path names a text that may be changed, by hand or as a whole. Pure. */




function fileAt(path, snapshot) {
    const problem = (0,base_path/* pathProblem */.z9)(path);
    if (problem !== null)
        return (0,outcome/* refuse */.T)({ code: 'path_escape', path, detail: problem });
    const entry = (0,engine_snapshot/* entryOf */.M)(snapshot, path);
    return entry.kind === 'file' ? (0,outcome.ok)(entry) : (0,outcome/* refuse */.T)((0,engine_snapshot/* notAFile */.$)(path, entry) ?? { code: 'missing_file', path });
}
/** Returns the text that a path names. Refuses: path_escape, binary_file, not_utf8, and why it is no file. */
function textAt(path, snapshot) {
    const file = fileAt(path, snapshot);
    if (!file.ok)
        return file;
    const document = (0,text_document/* openDocument */.EJ)(file.value.bytes);
    return typeof document === 'string' ? (0,outcome/* refuse */.T)({ code: document, path }) : (0,outcome.ok)({ document, mode: file.value.mode });
}
/** Returns the text that a path names, or the one reason why it cannot be edited by hand. Refuses: as `textAt`, notebook_target, executable_target. */
function editable(path, snapshot) {
    const file = fileAt(path, snapshot);
    if (!file.ok)
        return file;
    if (/\.ipynb$/iu.test(path))
        return (0,outcome/* refuse */.T)({ code: 'notebook_target', path });
    if (file.value.mode === '100755')
        return (0,outcome/* refuse */.T)({ code: 'executable_target', path });
    const text = textAt(path, snapshot);
    return text.ok ? (0,outcome.ok)(text.value.document) : text;
}

;// CONCATENATED MODULE: ./lib/engine/blocks.js


/** Returns the key of the block that begins on line `n` of a file. */
function blockKey(path, n) {
    return `${String(n)}:${path}`;
}
function namedBlocks({ sections }) {
    return sections.flatMap((section) => (section.kind !== 'file' ? [] : section.operations.flatMap((operation) => (operation.kind !== 'insert' && operation.extent.kind === 'block' ? [{ path: section.path, at: operation.extent.at }] : []))));
}
async function find(port, { path, at }, snapshot, sha256) {
    const document = editable(path, snapshot);
    // What the planner refuses anyway need not be looked for.
    if (!document.ok || at.n < 1 || at.n > document.value.count)
        return null;
    if (at.hash !== undefined && (0,text_anchor/* lineHash */.Hw)(document.value, at.n, sha256) !== at.hash)
        return null;
    if (port === null)
        return { kind: 'none', reason: 'no grammars are at hand here' };
    const found = await port.blockAt(path, document.value.bytes, at.n);
    if (found.kind === 'none')
        return found;
    const isThere = found.from >= 1 && found.from <= at.n && found.to >= at.n && found.to <= document.value.count;
    return isThere ? found : { kind: 'none', reason: 'the grammar names lines that are not there' };
}
/** Returns the blocks that a set names, as far as its positions hold; each is looked for once. */
async function findBlocks(port, changeSet, snapshot, sha256) {
    const named = new Map(namedBlocks(changeSet).map((one) => [blockKey(one.path, one.at.n) + (one.at.hash ?? ''), one]));
    const found = await Promise.all([...named.values()].map(async (one) => [blockKey(one.path, one.at.n), await find(port, one, snapshot, sha256)]));
    return new Map(found.flatMap(([key, block]) => (block === null ? [] : [[key, block]])));
}

// EXTERNAL MODULE: ./lib/engine/file-report.js
var file_report = __webpack_require__(2745);
// EXTERNAL MODULE: ./lib/engine/fresh.js
var fresh = __webpack_require__(4258);
// EXTERNAL MODULE: ./lib/engine/plan.js
var engine_plan = __webpack_require__(8479);
// EXTERNAL MODULE: ./lib/base/encoding.js
var encoding = __webpack_require__(2252);
;// CONCATENATED MODULE: ./lib/changeset/position.js
/** Returns how a position is written. */
function positionText(position) {
    return position.hash === undefined ? position.n : `${String(position.n)}#${position.hash}`;
}

// EXTERNAL MODULE: ./lib/changeset/reading.js
var reading = __webpack_require__(6912);
// EXTERNAL MODULE: ./lib/text/splice.js
var splice = __webpack_require__(8055);
;// CONCATENATED MODULE: ./lib/engine/stale.js



const NEIGHBOURS = 3;
const CANDIDATES = 5;
/** Returns the span of the current text that differs from an earlier one, at least one line where there is one. */
function changedSpan(earlier, current) {
    const most = Math.min(earlier.count, current.count);
    const same = (a, b) => (0,encoding/* sameBytes */.er)((0,text_document/* lineBytes */.M)(earlier, a), (0,text_document/* lineBytes */.M)(current, b));
    let head = 0;
    while (head < most && same(head + 1, head + 1))
        head++;
    let tail = 0;
    while (tail < most - head && same(earlier.count - tail, current.count - tail))
        tail++;
    const start = Math.max(1, Math.min(head + 1, current.count));
    return { start, count: Math.max(Math.min(1, current.count), current.count - tail - head) };
}
function wholeFile(path, document) {
    return { path, start: 1, count: document.count };
}
/** Returns the refusal of an anchor that does not hold for the document, or null when it holds. */
function checkAnchor(path, token, document, sha256, preImages) {
    const anchor = (0,text_anchor/* parseAnchor */.fB)(token);
    const file = (0,text_anchor/* fileAnchor */.o4)(document.bytes, sha256);
    if (anchor === null) {
        return { code: 'malformed_anchor', path, expected: token, current_anchor: file, reread: wholeFile(path, document) };
    }
    if (anchor.kind === 'range')
        return checkRange(path, token, anchor, document, sha256);
    if (token === file)
        return null;
    const earlier = preImages(token);
    const reread = earlier === undefined ? wholeFile(path, document) : { path, ...changedSpan((0,text_document/* indexLines */.uD)(earlier), document) };
    return { code: 'stale_anchor', path, expected: token, current_anchor: file, reread };
}
function checkRange(path, token, anchor, document, sha256) {
    const left = Math.min(anchor.count, document.count - anchor.start + 1);
    if (left < 1) {
        const current = (0,text_anchor/* fileAnchor */.o4)(document.bytes, sha256);
        return { code: 'stale_anchor', path, expected: token, current_anchor: current, reread: wholeFile(path, document) };
    }
    const current = (0,text_anchor/* rangeAnchor */.FN)(document, anchor.start, left, sha256);
    if (current === token)
        return null;
    return { code: 'stale_anchor', path, expected: token, current_anchor: current, reread: { path, start: anchor.start, count: left } };
}
/** Returns the refusal of a line anchor that does not hold, with its neighbourhood and where its line may have gone, or null. */
function checkLine(path, hunk, line, document, sha256) {
    if (line.n <= document.count && (0,text_anchor/* lineHash */.Hw)(document, line.n, sha256) === line.hash)
        return null;
    const centre = Math.min(line.n, document.count + 1);
    const token = `${String(line.n)}#${line.hash}`;
    return {
        code: 'stale_line', path, hunk, position: token, expected: token,
        neighbourhood: (0,text_anchor/* anchoredLines */.UH)(document, centre - NEIGHBOURS, centre + NEIGHBOURS, sha256),
        candidates: movedTo(line, document, sha256),
    };
}
/** Returns at most five other addresses whose line has this hash, nearest first, the lower on a tie. */
function movedTo(line, document, sha256) {
    const found = [];
    for (let n = 1; n <= document.count; n++)
        if (n !== line.n && (0,text_anchor/* lineHash */.Hw)(document, n, sha256) === line.hash)
            found.push(n);
    return found
        .sort((a, b) => Math.abs(a - line.n) - Math.abs(b - line.n) || a - b)
        .slice(0, CANDIDATES)
        .map((n) => ({ n, anchor: `${String(n)}#${line.hash}` }));
}

// EXTERNAL MODULE: ./lib/text/diff.js
var diff = __webpack_require__(4212);
;// CONCATENATED MODULE: ./lib/engine/unread.js




/** Returns the refusal of lines as unread: with what they are now, widened and anchored, so that the edit can be repeated. */
function unreadLines(path, document, spans, sha256) {
    return { code: 'unread_lines', path, lines: (0,reading/* widen */.oP)(spans, document.count).map(({ from, to }) => (0,text_anchor/* anchoredBlock */.Yw)(document, from, to, sha256)) };
}
/** Returns the lines that stand for a hunk of a diff in the before-image: those that go, or the two that something is put between. */
function touchedBy({ oldStart, oldCount, lines }, count) {
    const spans = [];
    let old = oldCount === 0 ? oldStart + 1 : oldStart;
    for (const { sign } of lines) {
        if (sign === '-')
            spans.push({ from: old, to: old });
        if (sign === '+')
            spans.push({ from: Math.max(1, old - 1), to: Math.min(old, count) });
        if (sign !== '+')
            old++;
    }
    return spans;
}
/** Returns a refusal for every file of a computed set that would change on lines which were not served as they stand. Refuses: unread_lines. */
function unreadBySet(files, served, sha256) {
    return files.flatMap(({ path, from = path, before, after }) => {
        const document = before === null ? null : (0,text_document/* openDocument */.EJ)(before.bytes);
        if (before === null || after === null || document === null || typeof document === 'string')
            return [];
        const known = served.lines(from, before.sha256);
        const gaps = (0,diff/* diffBytes */.D)(before.bytes, after.bytes).hunks.flatMap((hunk) => touchedBy(hunk, document.count)).flatMap((span) => (0,reading/* unproven */.gm)(span, known));
        const detail = 'preview it first, without apply, then apply with the token of the preview';
        return gaps.length === 0 ? [] : [{ ...unreadLines(from, document, gaps, sha256), detail }];
    });
}

;// CONCATENATED MODULE: ./lib/engine/bind.js








function bind_splice(hunk) {
    if (hunk.kind === 'replace')
        return { from: hunk.start.n - 1, to: hunk.end.n, lines: hunk.lines };
    const from = hunk.kind === 'after' ? hunk.at.n : hunk.at.n - 1;
    return { from, to: from, lines: hunk.lines };
}
/** Returns the positions of a hunk with the least and greatest line each may name. */
function bounds(hunk, count) {
    switch (hunk.kind) {
        case 'replace': return (0,changeset/* positionsOf */.q)(hunk).map((position) => ({ position, least: 1, most: count }));
        case 'after': return [{ position: hunk.at, least: 0, most: count }];
        case 'before': return [{ position: hunk.at, least: 1, most: count + 1 }];
    }
}
/** Returns why the block of a hunk cannot be told, or nothing. Refuses: block_unresolved. */
function checkBlock(hunk, path) {
    if (hunk.kind !== 'replace' || hunk.block?.problem === undefined)
        return [];
    return [{ code: 'block_unresolved', path, hunk: hunk.index, position: positionText(hunk.block.at), detail: hunk.block.problem }];
}
/** Returns what is wrong with the positions of one hunk. Refuses: out_of_bounds, stale_line, block_unresolved. */
function checkPositions(hunk, { path, document, sha256 }) {
    const found = [];
    for (const { position, least, most } of bounds(hunk, document.count)) {
        const { n, hash } = position;
        if (hash !== undefined) {
            const stale = checkLine(path, hunk.index, { n, hash }, document, sha256);
            if (stale !== null && !found.some((other) => other.position === stale.position))
                found.push(stale);
        }
        else if ((n < least || n > most) && !found.some((other) => other.position === n)) {
            found.push({ code: 'out_of_bounds', path, hunk: hunk.index, position: n, limit: most, detail: `lines ${String(least)} to ${String(most)}` });
        }
    }
    if (found.length === 0)
        found.push(...checkBlock(hunk, path));
    const outside = found.some((one) => one.code === 'out_of_bounds');
    if (!outside && hunk.kind === 'replace' && hunk.end.n < hunk.start.n) {
        found.push({ code: 'out_of_bounds', path, hunk: hunk.index, position: positionText(hunk.end), detail: 'the end lies before the start' });
    }
    return found;
}
/** Returns the lines that a placed hunk touches: those it replaces, or the two it is put between. */
function touched({ from, to }, count) {
    return from < to ? { from: from + 1, to } : { from: Math.max(1, from), to: Math.min(count, from + 1) };
}
function unread(bind, spans, hunk) {
    return { ...unreadLines(bind.path, bind.document, spans, bind.sha256), ...(hunk === undefined ? {} : { hunk }) };
}
/** Returns what is wrong with a placed hunk in view of the window. Refuses: out_of_bounds, unread_lines. */
function checkWindow({ hunk, splice: { from, to, lines } }, proven, bind) {
    const { window, document, path } = bind;
    if (window === null)
        return [];
    const inside = from < to ? from + 1 >= window.from && to <= window.to : from >= window.from - 1 && from <= window.to;
    if (inside)
        return [];
    const at = hunk.kind !== 'replace' ? hunk.at : from + 1 < window.from ? hunk.start : hunk.end;
    const outside = {
        code: 'out_of_bounds', path, hunk: hunk.index, position: positionText(at),
        detail: `the range anchor opens lines ${String(window.from)} to ${String(window.to)} only`,
    };
    if (hunk.kind !== 'replace' && hunk.at.hash !== undefined)
        return [outside];
    const gaps = (0,reading/* unproven */.gm)(touched({ from, to, lines }, document.count), [window, ...proven]);
    return gaps.length === 0 ? [outside] : [outside, unread(bind, gaps, hunk.index)];
}
/** Returns what of the blocks in a file without an anchor its author has shown no reading of. Refuses: unread_lines. */
function checkUnreadBlocks(placed, proven, bind) {
    return placed.flatMap(({ hunk, splice: { from, to } }) => {
        if (hunk.kind !== 'replace' || hunk.block === undefined)
            return [];
        const gaps = (0,reading/* unproven */.gm)({ from: from + 1, to }, proven);
        return gaps.length === 0 ? [] : [unread(bind, gaps, hunk.index)];
    });
}
/** Returns a refusal for the later hunk of every pair that overlaps. */
function checkOverlaps(placed, path) {
    const sorted = [...placed].sort((a, b) => (0,splice/* bySplicePlace */.pL)(a.splice, b.splice));
    const pairs = new Map();
    sorted.forEach((one, index) => {
        for (const other of sorted.slice(index + 1)) {
            if (other.splice.from > one.splice.to)
                break;
            if (!(0,splice/* splicesOverlap */.Dx)(one.splice, other.splice))
                continue;
            const [first, later] = [one.hunk.index, other.hunk.index].sort((a, b) => a - b);
            pairs.set(later, Math.min(first, pairs.get(later) ?? first));
        }
    });
    return [...pairs].sort(([a], [b]) => a - b)
        .map(([hunk, first]) => ({ code: 'overlapping_hunks', path, hunk, detail: `hunk ${String(first)}` }));
}
/** Returns what keeps `final_newline` from touching the last line; `proven` is null where an anchor proves all. Refuses: out_of_bounds, unread_lines. */
function checkLastLine(lastLine, proven, edit, bind) {
    if (edit.finalNewline === undefined || lastLine === null)
        return [];
    const { window, path } = bind;
    if (window !== null && (lastLine < window.from || lastLine > window.to)) {
        return [{ code: 'out_of_bounds', path, position: lastLine, detail: 'final_newline touches the last line, which the range anchor does not cover' }];
    }
    if (proven === null)
        return [];
    const gaps = (0,reading/* unproven */.gm)({ from: lastLine, to: lastLine }, proven);
    return gaps.length === 0 ? [] : [unread(bind, gaps)];
}
/**
 * Returns the after-image of a change, or every problem of its anchor and hunks. A stale anchor silences the checks of
 * positions and hashes of that file; hunks that could not be read are reported all the same.
 * Refuses: malformed_anchor, stale_anchor, stale_line, out_of_bounds, unread_lines, overlapping_hunks, unparseable_hunk, block_unresolved.
 */
function bindHunks(change, edit, document, { sha256, preImages, enforced, served }) {
    const { path, anchor } = change;
    const drift = anchor === null ? null : checkAnchor(path, anchor, document, sha256, preImages);
    if (drift !== null)
        return { ok: false, refusals: [drift, ...change.problems] };
    const parsed = anchor === null ? null : (0,text_anchor/* parseAnchor */.fB)(anchor);
    const window = parsed?.kind === 'range' ? { from: parsed.start, to: parsed.start + parsed.count - 1 } : null;
    const bind = { path, document, sha256, window };
    const problems = [...change.problems];
    const placed = [];
    for (const hunk of edit.hunks) {
        const wrong = checkPositions(hunk, bind);
        problems.push(...wrong);
        if (wrong.length === 0)
            placed.push({ hunk, splice: bind_splice(hunk) });
    }
    const holds = (line) => line.n <= document.count && (0,text_anchor/* lineHash */.Hw)(document, line.n, sha256) === line.hash;
    const proven = [...served, ...edit.hunks.flatMap((hunk) => (0,reading/* provenBy */.cr)(hunk, holds))];
    const windowed = placed.map((one) => ({ one, problems: checkWindow(one, proven, bind) }));
    problems.push(...windowed.flatMap((checked) => checked.problems));
    if (anchor === null && enforced)
        problems.push(...checkUnreadBlocks(placed, proven, bind));
    problems.push(...checkOverlaps(windowed.filter((checked) => checked.problems.length === 0).map((checked) => checked.one), path));
    if (problems.length > 0)
        return { ok: false, refusals: problems };
    const spliced = (0,splice/* spliceLines */.Cu)(document, placed.map((one) => one.splice), edit.finalNewline);
    const last = checkLastLine(spliced.lastLine, anchor !== null || !enforced ? null : proven, edit, bind);
    return (0,outcome/* settle */.G)(last, () => spliced.bytes);
}

;// CONCATENATED MODULE: ./lib/engine/lower-patch.js




/** Returns the lines that an extent names in a file. */
function linesOf(extent, path, { blocks }) {
    if (extent.kind === 'lines')
        return { start: extent.start, end: extent.end };
    const { at } = extent;
    const found = blocks.get(blockKey(path, at.n));
    if (found?.kind === 'found')
        return { start: { n: found.from }, end: { n: found.to }, block: { at } };
    return { start: at, end: at, block: { at, problem: found?.reason ?? 'it was not looked for' } };
}
function documentAt(path, snapshot) {
    const document = editable(path, snapshot);
    return document.ok ? document.value : null;
}
/** Returns the text of lines that go elsewhere. Where they cannot be had, their own file refuses the set: then one line stands for them. */
function textOf(extent, path, lowering) {
    const document = documentAt(path, lowering.snapshot);
    const { start, end } = linesOf(extent, path, lowering);
    if (document === null || start.n < 1 || end.n > document.count || end.n < start.n)
        return [''];
    return Array.from({ length: end.n - start.n + 1 }, (_, i) => (0,text_document/* lineText */.oZ)(document, start.n + i));
}
/** Returns an insertion at a destination; the edges of a file are positions of it. */
function insertion(destination, index, lines, path, { snapshot }) {
    if (destination.at !== undefined)
        return { kind: destination.kind, index, at: destination.at, lines };
    return { kind: 'after', index, at: { n: destination.kind === 'start' ? 0 : documentAt(path, snapshot)?.count ?? 0 }, lines };
}
function ownHunk(operation, index, path, lowering) {
    switch (operation.kind) {
        case 'replace': return { kind: 'replace', index, ...linesOf(operation.extent, path, lowering), lines: operation.lines };
        case 'delete':
        case 'move': return { kind: 'replace', index, ...linesOf(operation.extent, path, lowering), lines: [] };
        case 'insert': return { kind: operation.where, index, at: operation.at, lines: operation.lines };
    }
}
function hunkOf(touch, index, path, lowering) {
    if (touch.role === 'own')
        return ownHunk(touch.operation, index, path, lowering);
    const { extent, destination } = touch.operation;
    return insertion(destination, index, textOf(extent, touch.from, lowering), path, lowering);
}
/**
 * Returns an edit as a change. Its hunks are those of the `changes` form, then one for each operation of the patch that touches
 * the file, in the patch's order and counted on.
 */
function lowerEdit(edit, lowering) {
    const { path, anchor, change, touches, finalNewline } = edit;
    if (change !== null && touches.length === 0 && finalNewline === undefined)
        return change;
    const written = change?.edit.kind === 'hunks' ? change.edit : { hunks: [] };
    const first = edit.hunkCount - touches.length;
    const ending = finalNewline ?? ('finalNewline' in written ? written.finalNewline : undefined);
    return {
        path, anchor, problems: change?.problems ?? [],
        edit: {
            kind: 'hunks', hunks: [...written.hunks, ...touches.map((touch, i) => hunkOf(touch, first + i, path, lowering))],
            ...(ending === undefined ? {} : { finalNewline: ending }),
        },
    };
}
/** Returns the blocks that edits name, with the lines that were found for them, in the order of the patch. */
function plannedBlocks(edits, blocks) {
    return edits.flatMap(({ path, touches }) => touches.flatMap((touch) => {
        if (touch.role !== 'own' || touch.operation.kind === 'insert' || touch.operation.extent.kind !== 'block')
            return [];
        const { at } = touch.operation.extent;
        const found = blocks.get(blockKey(path, at.n));
        return found?.kind === 'found' ? [{ path, position: positionText(at), start: found.from, count: found.to - found.from + 1 }] : [];
    }));
}

// EXTERNAL MODULE: ./lib/engine/creation.js
var creation = __webpack_require__(9265);
;// CONCATENATED MODULE: ./lib/engine/plan-files.js






/** Returns the sections of a patch that are about whole files. */
function wholeFiles(sections) {
    return sections.filter((section) => section.kind !== 'file');
}
/** Returns the paths at which sections make files. */
function comingPaths(sections) {
    return sections.flatMap((section) => (section.kind === 'create' ? [section.path] : section.kind === 'move' ? [section.to] : []));
}
/** Returns the file that a section names, its anchor verified. */
function anchored(section, snapshot, { sha256, preImages }) {
    const { path, anchor } = section;
    const file = textAt(path, snapshot);
    if (!file.ok)
        return file;
    const drift = checkAnchor(path, anchor, file.value.document, sha256, preImages);
    return drift === null ? file : (0,outcome/* refuse */.T)(drift);
}
/** Returns the text of a file to create: every line ended by LF, the last one too unless it is told otherwise. */
function contentOf({ lines, finalNewline }) {
    const text = lines.map((line) => `${line}\n`).join('');
    return (0,encoding/* utf8 */.As)(finalNewline === false && (lines.at(-1) ?? '') !== '' ? text.slice(0, -1) : text);
}
function planDeletion(section, snapshot, planning) {
    const { path } = section;
    const file = anchored(section, snapshot, planning);
    if (!file.ok)
        return file;
    if (file.value.mode === '100755')
        return (0,outcome/* refuse */.T)({ code: 'executable_target', path });
    const { document, mode } = file.value;
    return (0,outcome.ok)({ operation: 'delete', path, before: (0,engine_plan/* sideOf */.Jh)(document.bytes, mode, planning.sha256), after: null });
}
function planMove(section, edited, snapshot, planning) {
    const file = anchored(section, snapshot, planning);
    if (!file.ok)
        return file;
    const before = (0,engine_plan/* sideOf */.Jh)(file.value.document.bytes, file.value.mode, planning.sha256);
    return (0,outcome.ok)({ operation: 'move', path: section.to, from: section.path, before, after: edited?.after ?? before });
}
/**
 * Returns what sections do to whole files, with every problem found; `edits` are the edits of the same set, by path, of which those
 * of a moved file go with it.
 * Refuses: as `textAt` and `checkAllFree`, stale_anchor, malformed_anchor, executable_target.
 */
function planFiles(sections, edits, snapshot, planning) {
    const problems = (0,creation/* checkAllFree */.M)(comingPaths(sections), snapshot);
    const planned = sections.map((section) => {
        switch (section.kind) {
            case 'create': return (0,outcome.ok)({ operation: 'create', path: section.path, before: null, after: (0,engine_plan/* sideOf */.Jh)(contentOf(section), '100644', planning.sha256) });
            case 'delete': return planDeletion(section, snapshot, planning);
            case 'move': return planMove(section, edits.get(section.path), snapshot, planning);
        }
    });
    return {
        files: planned.flatMap((one) => (one.ok ? [one.value] : [])),
        problems: [...problems, ...planned.flatMap((one) => (one.ok ? [] : one.refusals))],
    };
}

;// CONCATENATED MODULE: ./lib/engine/plan-changes.js













/** Returns every path that a set reads or writes, as it is written; both sides of a move are. */
function plan_changes_touchedBy(changeSet) {
    const edited = editsOf(changeSet).map(({ path }) => path);
    const whole = wholeFiles(changeSet.sections).flatMap((section) => (section.kind === 'move' ? [section.path, section.to] : [section.path]));
    return [...new Set([...edited, ...whole])];
}
/** Returns the refusals of a set that is too large to plan. Refuses: too_many_files, too_many_hunks. */
function checkCounts(changeSet, limits) {
    const found = [];
    const files = plan_changes_touchedBy(changeSet).length;
    if (files > limits.files)
        found.push({ code: 'too_many_files', limit: limits.files, figure: files });
    const edits = editsOf(changeSet);
    for (const { path, hunkCount: figure } of edits) {
        if (figure > limits.hunksPerFile)
            found.push({ code: 'too_many_hunks', path, limit: limits.hunksPerFile, figure });
    }
    const hunks = edits.reduce((sum, { hunkCount }) => sum + hunkCount, 0);
    if (hunks > limits.hunks)
        found.push({ code: 'too_many_hunks', limit: limits.hunks, figure: hunks, detail: 'in the set' });
    return found;
}
/** Returns the paths that a ChangeSet names, those apart that are no paths of a repository. */
function namedPaths(changeSet) {
    return plan_changes_touchedBy(changeSet).filter((path) => (0,base_path/* pathProblem */.z9)(path) === null);
}
/**
 * Returns the paths of a ChangeSet that may be looked at: none of a set that is too large to plan, and no path of another kind
 * ever reaches an adapter.
 */
function pathsToLoad(changeSet, limits) {
    if (checkCounts(changeSet, limits).length > 0)
        return { paths: [], creating: [] };
    return { paths: namedPaths(changeSet), creating: comingPaths(changeSet.sections).filter((path) => (0,base_path/* pathProblem */.z9)(path) === null) };
}
function afterImage(change, document, planning) {
    const { path, anchor, edit } = change;
    if (edit.kind === 'hunks') {
        const { sha256, preImages, served, switches: { changeReceipts } } = planning;
        return bindHunks(change, edit, document, { sha256, preImages, enforced: changeReceipts, served: served?.lines(path, sha256(document.bytes)) ?? [] });
    }
    const drift = anchor === null ? null : checkAnchor(path, anchor, document, planning.sha256, planning.preImages);
    const problems = [...(drift === null ? [] : [drift]), ...change.problems];
    if (problems.length > 0)
        return { ok: false, refusals: problems };
    const bytes = (0,encoding/* utf8 */.As)(edit.content);
    const text = (0,text_document/* openDocument */.EJ)(bytes);
    return typeof text === 'string' ? (0,outcome/* refuse */.T)({ code: text, path, detail: 'the new content' }) : (0,outcome.ok)(bytes);
}
/** Returns the lines that a bound hunk replaces. */
function regionOf(hunk) {
    const count = hunk.lines.length;
    if (hunk.kind === 'replace')
        return { from: hunk.start.n - 1, to: hunk.end.n, count };
    const at = hunk.kind === 'after' ? hunk.at.n : hunk.at.n - 1;
    return { from: at, to: at, count };
}
/** Returns `sha256`, which knows what it was asked before: a text is compared by its digest and named by its anchor's. */
function remembering(sha256) {
    const known = new WeakMap();
    return (bytes) => {
        const digest = known.get(bytes) ?? sha256(bytes);
        known.set(bytes, digest);
        return digest;
    };
}
/** Returns the refusal of an anchor that is none, which is one whatever its file is. */
function malformed({ path, anchor }) {
    return anchor === null || (0,text_anchor/* parseAnchor */.fB)(anchor) !== null ? [] : [{ code: 'malformed_anchor', path, expected: anchor }];
}
function planChange(change, snapshot, given) {
    const document = editable(change.path, snapshot);
    if (!document.ok)
        return { ok: false, refusals: [...document.refusals, ...malformed(change), ...change.problems] };
    const planning = { ...given, sha256: remembering(given.sha256) };
    const after = afterImage(change, document.value, planning);
    if (!after.ok)
        return after;
    const side = (bytes) => (0,engine_plan/* sideOf */.Jh)(bytes, '100644', planning.sha256);
    const planned = { operation: 'edit', path: change.path, before: side(document.value.bytes), after: side(after.value) };
    const { edit } = change;
    // A wish for a terminator at the end may change a line that no hunk names.
    if (edit.kind === 'hunks' && edit.finalNewline === undefined) {
        (0,file_report/* noteRegions */.yD)(planned, document.value, edit.hunks.map(regionOf).sort((a, b) => a.from - b.from || a.to - b.to));
    }
    return (0,outcome.ok)(planned);
}
/**
 * Returns the draft of a ChangeSet over a snapshot, or every problem found in it, those that it was parsed with among them.
 * Refuses: too_many_files, too_many_hunks, set_too_large, the target codes, and what `bindHunks` and `planFiles` refuse.
 */
function planChanges(changeSet, snapshot, planning) {
    const counts = checkCounts(changeSet, planning.limits);
    if (counts.length > 0)
        return { ok: false, refusals: [...changeSet.problems, ...changeSet.changes.flatMap((change) => change.problems), ...counts] };
    const edits = editsOf(changeSet);
    const edited = new Map();
    const problems = [...changeSet.problems];
    // What is said of files that are still to come is among the problems already; there is nothing yet to compare it with.
    const coming = new Set(comingPaths(changeSet.sections));
    for (const edit of edits.filter(({ path }) => !coming.has(path))) {
        const planned = planChange(lowerEdit(edit, { snapshot, blocks: planning.blocks }), snapshot, planning);
        if (planned.ok)
            edited.set(edit.path, planned.value);
        else
            problems.push(...planned.refusals);
    }
    const whole = planFiles(wholeFiles(changeSet.sections), edited, snapshot, planning);
    problems.push(...whole.problems);
    const moved = new Set(whole.files.map(({ from }) => from));
    const files = [...[...edited.values()].filter(({ path }) => !moved.has(path)), ...whole.files];
    const isSame = (file) => file.from === undefined && (0,engine_plan/* sameSide */.QP)(file.before, file.after);
    const changed = files.filter((file) => !isSame(file));
    const staged = changed.reduce((sum, file) => sum + (file.after?.bytes.length ?? 0), 0);
    if (staged > planning.limits.stagedBytes) {
        problems.push({ code: 'set_too_large', limit: planning.limits.stagedBytes, figure: staged, detail: 'bytes' });
    }
    const blocks = plannedBlocks(edits, planning.blocks);
    return (0,outcome/* settle */.G)(problems, () => ({
        title: changeSet.title, verify: changeSet.verify,
        files: changed, unchanged: files.filter(isSame).map((file) => file.path), ...(blocks.length === 0 ? {} : { blocks }),
    }));
}

;// CONCATENATED MODULE: ./lib/engine/reread-shown.js



/** Lines that are shown at most. */
const reread_shown_SHOWN = 20;
/** Lines that are shown above a hunk where not all can be. */
const ABOVE = 5;
function firstLine(hunks) {
    return Math.min(...hunks.map((hunk) => (hunk.kind === 'replace' ? hunk.start.n : hunk.at.n)));
}
/** Returns where to begin within a window: at its start, or where it is too long at the first hunk. */
function beginning({ path, start, count }, changes) {
    const edit = changes.find((change) => change.path === path)?.edit;
    if (count <= reread_shown_SHOWN || edit?.kind !== 'hunks' || edit.hunks.length === 0)
        return start;
    return Math.max(start, Math.min(firstLine(edit.hunks) - ABOVE, start + count - reread_shown_SHOWN));
}
/** Returns a refusal that names a reread with at most 20 lines of it and their fresh anchors; any other as it is. */
function shown(refusal, { changes }, snapshot, sha256) {
    const { reread, neighbourhood, lines } = refusal;
    if (reread === undefined || reread.count === 0 || neighbourhood !== undefined || lines !== undefined)
        return refusal;
    const entry = (0,engine_snapshot/* entryOf */.M)(snapshot, reread.path);
    const document = entry.kind === 'file' ? (0,text_document/* openDocument */.EJ)(entry.bytes) : 'binary_file';
    if (typeof document === 'string')
        return refusal;
    const from = beginning(reread, changes);
    return { ...refusal, neighbourhood: (0,text_anchor/* anchoredLines */.UH)(document, from, Math.min(from + reread_shown_SHOWN, reread.start + reread.count) - 1, sha256) };
}
/** Returns the refusals of a set's planning, each with the lines that its reread would show. */
function showRereads(refusals, changeSet, snapshot, sha256) {
    return refusals.map((refusal) => shown(refusal, changeSet, snapshot, sha256));
}

// EXTERNAL MODULE: ./lib/changeset/foreign/parse.js + 4 modules
var parse = __webpack_require__(9981);
;// CONCATENATED MODULE: ./lib/changeset/foreign/lower.js







/** Returns the lines of one sign, without their terminators. */
function textsOf(lines, sign) {
    const chosen = lines.filter((line) => line.sign === sign).map(({ text }) => /^([^]*?)(\r\n|\n|)$/u.exec(text) ?? ['', '', '']);
    return { lines: chosen.map(([, text = '']) => text), ends: chosen.map(([, , end = '']) => (end === '' ? null : end)) };
}
/** Returns the replacements of a line difference. */
function replacementsBetween(before, after) {
    const found = [];
    for (const hunk of (0,diff/* diffBytes */.D)(before.bytes, after).hunks) {
        let old = hunk.oldCount === 0 ? hunk.oldStart : hunk.oldStart - 1;
        let lines = [];
        let top = old;
        const close = () => {
            if (lines.length > 0)
                found.push({ from: top, to: old, ...textsOf(lines, '+') });
        };
        for (const line of hunk.lines) {
            if (line.sign === ' ') {
                close();
                lines = [];
                old++;
                top = old;
            }
            else {
                lines.push(line);
                if (line.sign === '-')
                    old++;
            }
        }
        close();
    }
    return found.map((one) => withoutMark(one, before));
}
/** Returns a replacement of line 1 without the byte-order mark, which stays where it is. */
function withoutMark(one, before) {
    const [first, ...rest] = one.lines;
    const marked = before.bytes[0] === 0xef && (0,encoding/* decode */.D4)(before.bytes.subarray(0, 3)) === '\ufeff';
    return marked && one.from === 0 && one.to > 0 && first?.startsWith('\ufeff') === true ? { ...one, lines: [first.slice(1), ...rest] } : one;
}
/** Returns the terminator that an insertion behind line `at` takes. */
function insertedEnd(document, at) {
    return document.count === 0 ? '\n' : (0,text_document/* terminatorOf */.lK)(document, Math.max(at, 1)) ?? (0,text_document/* frequentTerminator */.CD)(document);
}
/** Returns the splices of a replacement: where new lines are to end otherwise than the first old one, as an insertion beside a deletion. */
function splicesOf({ from, to, lines, ends }, document) {
    const whole = { from, to, lines };
    const wanted = new Set(ends.filter((end) => end !== null && end !== undefined));
    const [end] = wanted;
    if (from === to || lines.length === 0 || wanted.size !== 1 || end === undefined)
        return [whole];
    if (((0,text_document/* terminatorOf */.lK)(document, from + 1) ?? (0,text_document/* frequentTerminator */.CD)(document)) === end)
        return [whole];
    const at = [from, to].find((line) => insertedEnd(document, line) === end);
    return at === undefined ? [whole] : [{ from: at, to: at, lines }, { from, to, lines: [] }];
}
/** Returns splices that make the after-image, and what they say of the end of the file; null where none do. */
function splicesFor({ before, after, own }) {
    const ways = [...(own === null ? [] : [own]), replacementsBetween(before, after)];
    for (const way of ways) {
        const splices = way.flatMap((one) => splicesOf(one, before)).sort(splice/* bySplicePlace */.pL);
        for (const finalNewline of [undefined, true, false]) {
            if ((0,encoding/* sameBytes */.er)((0,splice/* spliceLines */.Cu)(before, splices, finalNewline).bytes, after))
                return { splices, finalNewline };
        }
    }
    return null;
}
/** Returns a splice as a hunk. */
function toHunk({ from, to, lines }, { before, hashes, sha256 }) {
    const at = (n) => (hashes ? { n, hash: (0,text_anchor/* lineHash */.Hw)(before, n, sha256) } : { n });
    if (from < to)
        return { kind: 'replace', start: at(from + 1), end: at(to), lines };
    if (from > 0)
        return { kind: 'after', at: at(from), lines };
    return before.count > 0 ? { kind: 'before', at: at(1), lines } : { kind: 'after', at: { n: 0 }, lines };
}
/** Returns the hunks of a changed text. Refuses: invalid_request where line ends change in a way that hunks cannot say. */
function lower(lowering) {
    const { path } = lowering;
    const found = splicesFor(lowering);
    if (found === null)
        return (0,outcome/* refuse */.T)({ code: 'invalid_request', path, detail: 'it changes line ends in a way that a ChangeSet cannot say; convert the file by itself' });
    return { ok: true, value: { hunks: found.splices.map((splice) => toHunk(splice, lowering)), finalNewline: found.finalNewline } };
}
/** Returns a hunk as the patch dialect has it. */
function hunkOperation(hunk) {
    if (hunk.kind !== 'replace')
        return { kind: 'insert', where: hunk.kind, at: hunk.at, lines: hunk.lines };
    const extent = { kind: 'lines', start: hunk.start, end: hunk.end };
    return hunk.lines.length === 0 ? { kind: 'delete', extent } : { kind: 'replace', extent, lines: hunk.lines };
}
/** Returns a hunk as the JSON form has it. */
function hunkJson(hunk) {
    if (hunk.kind === 'replace')
        return { start: positionText(hunk.start), end: positionText(hunk.end), lines: hunk.lines };
    return { [hunk.kind]: positionText(hunk.at), lines: hunk.lines };
}

;// CONCATENATED MODULE: ./lib/changeset/patch/print.js
/** Patches as text: the inverse of the parser, for whoever writes them by program. */


function at(position) {
    return String(positionText(position));
}
function extentText(extent) {
    if (extent.kind === 'block')
        return `block ${at(extent.at)}`;
    const [start, end] = [at(extent.start), at(extent.end)];
    return start === end ? start : `${start}..${end}`;
}
function destinationText(destination) {
    return destination.at === undefined ? destination.kind : `${destination.kind} ${at(destination.at)}`;
}
function payload(lines) {
    return lines.map((line) => `+${line}`);
}
function operationLines(operation) {
    switch (operation.kind) {
        case 'replace': return [`replace ${extentText(operation.extent)}`, ...payload(operation.lines)];
        case 'delete': return [`delete ${extentText(operation.extent)}`];
        case 'insert': return [`insert ${operation.where} ${at(operation.at)}`, ...payload(operation.lines)];
        case 'move': return [`move ${extentText(operation.extent)} to ${(0,patch_path/* printPath */.bA)(operation.to)} ${destinationText(operation.destination)}`];
    }
}
function finalNewlineLines({ finalNewline }) {
    return finalNewline === undefined ? [] : [`final_newline ${String(finalNewline)}`];
}
function sectionLines(section) {
    const path = (0,patch_path/* printPath */.bA)(section.path);
    switch (section.kind) {
        case 'file': return [
            `file ${path}${section.anchor === null ? '' : ` ${section.anchor}`}`, ...section.operations.flatMap(operationLines), ...finalNewlineLines(section),
        ];
        case 'delete': return [`delete file ${path} ${section.anchor}`];
        // Because a bare path goes up to any anchor that `to` follows, one in the second path too.
        case 'move': return [`move file ${(0,patch_path/* isPlain */.$i)(section.to) ? path : (0,patch_path/* quotePath */.WG)(section.path)} ${section.anchor} to ${(0,patch_path/* printPath */.bA)(section.to)}`];
        case 'create': return [`create file ${path}`, ...payload(section.lines), ...finalNewlineLines(section)];
    }
}
/** Returns the text of a patch, one blank line between its sections; reading it gives the same sections again. */
function printPatch(sections) {
    return sections.map((section) => sectionLines(section).map((line) => `${line}\n`).join('')).join('\n');
}

// EXTERNAL MODULE: ./lib/changeset/foreign/foreign.js
var foreign = __webpack_require__(7867);
;// CONCATENATED MODULE: ./lib/changeset/foreign/texts.js
/** A document as the strings that foreign hunks are compared with. */


/** Returns the lines of a document, decoded once. */
function texts_textsOf(document) {
    const numbers = Array.from({ length: document.count }, (_, index) => index + 1);
    return {
        document, lines: numbers.map((n) => (0,text_document/* lineText */.oZ)(document, n)), ends: numbers.map((n) => (0,text_document/* terminatorOf */.lK)(document, n)), bom: (0,text_document/* bomLength */.L1)(document) > 0,
    };
}
/** Returns a line's text as it is compared; one that ends its file without a terminator keeps its CR, which is content there. */
function texts_contentOf(line) {
    return line.bare ? line.text : (0,foreign/* withoutCr */.G7)(line.text);
}
/** Returns the text of an old line, where it would stand at line `n` of this document. */
function texts_textAt(line, n, { bom }) {
    const text = texts_contentOf(line);
    return bom && n === 1 && text.startsWith('\ufeff') ? text.slice(1) : text;
}
/** Returns the terminator that a line of a diff has, or null. */
function endOf(line) {
    if (line.bare)
        return null;
    return line.text.endsWith('\r') ? '\r\n' : '\n';
}

;// CONCATENATED MODULE: ./lib/changeset/foreign/part.js

function joined(lines, sign) {
    return lines.filter((line) => line.sign === sign).map(texts_contentOf).join('\n');
}
/** Returns where a text occurs, overlapping occurrences too, at most `most` of them. */
function occurrences(whole, text, most) {
    const found = [];
    for (let at = whole.indexOf(text); at >= 0 && found.length < most; at = whole.indexOf(text, at + 1))
        found.push(at);
    return found;
}
/**
 * Returns the one part of a document that is the text a block looks for; the lines before each, where there are several; null
 * where there is none. Line ends count as LF.
 */
function partOfLine(hunk, { lines }) {
    const whole = lines.join('\n');
    const text = joined(hunk.lines, '-');
    const found = occurrences(whole, text, 100);
    const lineAt = (at) => whole.slice(0, at).split('\n').length - 1;
    const [at, second] = found;
    if (at === undefined)
        return null;
    if (second !== undefined)
        return found.map(lineAt);
    const [from, to] = [lineAt(at), lineAt(at + text.length) + 1];
    const [first, last] = [whole.lastIndexOf('\n', at - 1) + 1, whole.indexOf('\n', at + text.length)];
    const end = last < 0 ? whole.length : last;
    const put = whole.slice(at === 0 ? 0 : first, at) + joined(hunk.lines, '+') + whole.slice(at + text.length, end);
    return { from, to, lines: put.split('\n').map((line) => ({ sign: '+', text: line, bare: false })) };
}

;// CONCATENATED MODULE: ./lib/changeset/foreign/place.js





const place_CANDIDATES = 5;
const place_NEIGHBOURS = 3;
/** Comparisons of lines beyond which nearest places are not looked for. */
const MAX_LOOKS = 20_000_000;
/** Returns whether an old line of a diff ends as line `n` does, as far as its mode asks. */
function endsAlike(line, n, texts, mode, addsAfter) {
    const end = texts.ends[n - 1] ?? null;
    if (line.bare)
        return end === null;
    // The marker of a missing terminator is often left out behind context; that is harmless where nothing follows it.
    if (end === null)
        return line.sign === ' ' && !addsAfter;
    return mode === 'content' || end === endOf(line);
}
/** One hunk's old side, ready to be compared. */
class OldSide {
    hunk;
    lines;
    file;
    texts;
    mode;
    addsLast;
    constructor(hunk, file, texts, mode) {
        this.hunk = hunk;
        this.file = file;
        this.texts = texts;
        this.mode = mode;
        this.lines = hunk.lines.filter(({ sign }) => sign !== '+');
        this.addsLast = hunk.lines[hunk.lines.length - 1]?.sign === '+';
    }
    /** Returns whether line `n` of the file is old line `index`. */
    holds(index, n) {
        const line = this.lines[index];
        if (line === undefined || this.texts.lines[n - 1] !== texts_textAt(line, n, this.texts))
            return false;
        return this.file.form !== 'diff' || endsAlike(line, n, this.texts, this.mode, this.addsLast);
    }
    /** Returns whether the old lines stand behind line `from`. */
    standsAt(from) {
        if (from < 0 || from + this.lines.length > this.texts.lines.length)
            return false;
        return this.lines.every((_, index) => this.holds(index, from + index + 1));
    }
    /** Returns every place, as the line before it, from a line on. */
    places(least) {
        const found = [];
        for (let from = least; from + this.lines.length <= this.texts.lines.length; from++)
            if (this.standsAt(from))
                found.push(from);
        return found;
    }
}
function toCandidates(places, wanted, { texts, placing }) {
    return [...places].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b).slice(0, place_CANDIDATES)
        .map((from) => ({ n: from + 1, anchor: `${String(from + 1)}#${(0,text_anchor/* lineHash */.Hw)(texts.document, from + 1, placing.sha256)}` }));
}
/** Returns the places that are most like the old lines, best first, with the first line there that differs. */
function nearest({ side, texts }, wanted) {
    const size = side.lines.length;
    if (size * texts.lines.length > MAX_LOOKS)
        return [];
    const found = [];
    for (let from = 0; from < texts.lines.length; from++) {
        let same = 0;
        let differs = 0;
        for (let index = 0; index < size && from + index < texts.lines.length; index++) {
            if (side.holds(index, from + index + 1))
                same++;
            else if (differs === 0)
                differs = from + index + 1;
        }
        if (same > 0)
            found.push({ from, same, differs: differs === 0 ? Math.min(from + size, texts.lines.length) : differs });
    }
    return found.sort((a, b) => b.same - a.same || Math.abs(a.from - wanted) - Math.abs(b.from - wanted) || a.from - b.from).slice(0, place_CANDIDATES);
}
/** Returns the line of the file that a hunk names. */
function stated({ start }) {
    return start === null || start === 0 ? {} : { position: start };
}
/** Returns the refusal of a hunk whose old lines are nowhere, with the nearest places. */
function noMatch(search, detail) {
    const { side, index, texts, placing } = search;
    const wanted = (side.hunk.start ?? 1) - 1 + search.offset;
    const near = nearest(search, wanted);
    const about = near[0]?.differs ?? Math.min(Math.max(1, wanted + 1), texts.lines.length);
    const neighbourhood = (0,text_anchor/* anchoredLines */.UH)(texts.document, about - place_NEIGHBOURS, about + place_NEIGHBOURS, placing.sha256);
    const candidates = toCandidates(near.map(({ from }) => from), wanted, search);
    return {
        code: 'no_match', path: placing.path, hunk: index, ...stated(side.hunk),
        ...(neighbourhood.length === 0 ? {} : { neighbourhood }), ...(candidates.length === 0 ? {} : { candidates }),
        detail: detail ?? `the hunk of line ${String(side.hunk.line)}${near[0] === undefined ? '' : `; nearest at line ${String(near[0].from + 1)}, where line ${String(about)} differs`}`,
    };
}
function ambiguous(search, places, detail) {
    const { side, index, placing } = search;
    const wanted = (side.hunk.start ?? 1) - 1 + search.offset;
    return {
        code: 'ambiguous_match', path: placing.path, hunk: index, ...stated(side.hunk), candidates: toCandidates(places, wanted, search),
        detail: detail ?? `the hunk of line ${String(side.hunk.line)} stands in ${String(places.length)} places`,
    };
}
/** Returns the line behind which the headings end, or what is wrong with them. */
function behindHeadings(search) {
    const { side, texts } = search;
    let least = search.least;
    for (const [index, heading] of side.hunk.headings.entries()) {
        const occurrences = (same) => texts.lines.flatMap((line, at) => (at >= least && same(line) ? [at] : []));
        const exact = occurrences((line) => line === heading);
        const found = exact.length > 0 ? exact : occurrences((line) => line.trim() === heading.trim());
        const [first, second] = found;
        if (first === undefined)
            return (0,outcome/* refuse */.T)(noMatch(search, `the line "${heading.trim().slice(0, 80)}", which line ${String(side.hunk.line)} of the patch names`));
        if (index === 0 && second !== undefined)
            return (0,outcome/* refuse */.T)(ambiguous(search, found, `the line "${heading.trim().slice(0, 80)}", ${String(found.length)} times`));
        least = first + 1;
    }
    return { ok: true, value: least };
}
/** Returns the line behind which a hunk goes. Refuses: no_match, ambiguous_match. */
function placeOf(search, file) {
    const { side, texts, offset } = search;
    const { hunk } = side;
    if (side.lines.length === 0)
        return place_insertion(search, file);
    if (hunk.start !== null) {
        const stated = hunk.start - 1 + offset;
        if (stated >= search.least && side.standsAt(stated))
            return { ok: true, value: stated };
    }
    const headed = behindHeadings(search);
    if (!headed.ok)
        return headed;
    const end = texts.lines.length - side.lines.length;
    const places = side.places(headed.value).filter((from) => !hunk.atEnd || from === end);
    const [first] = places;
    if (first === undefined)
        return (0,outcome/* refuse */.T)(noMatch(search));
    return places.length > 1 && hunk.headings.length === 0 ? (0,outcome/* refuse */.T)(ambiguous(search, places)) : { ok: true, value: first };
}
/** Returns the place of new lines that nothing old stands beside: where the diff's numbers say, or the end of the file. */
function place_insertion(search, file) {
    const { side: { hunk }, texts, offset } = search;
    if (file.form !== 'diff')
        return { ok: true, value: texts.lines.length };
    if (offset !== 0)
        return (0,outcome/* refuse */.T)(ambiguous(search, [], `the hunk of line ${String(hunk.line)} has no old lines to place it by, and the lines before it have moved`));
    const start = hunk.start ?? 0;
    return start <= texts.lines.length && start >= search.least ? { ok: true, value: start } : (0,outcome/* refuse */.T)(noMatch(search));
}
/** Returns the stretches of new and removed lines of a placed hunk. */
function runsOf(hunk, index, from) {
    const runs = [];
    let [old, top, lines] = [from, from, []];
    const close = () => {
        if (old > top || lines.length > 0)
            runs.push({ hunk: index, from: top, to: old, lines });
    };
    for (const line of hunk.lines) {
        if (line.sign === '+')
            lines.push(line);
        else if (line.sign === '-')
            old++;
        else {
            close();
            old++;
            top = old;
            lines = [];
        }
    }
    close();
    return runs;
}
/** Returns the run of a block without the lines that it replaces by themselves, at its start and its end. */
function narrowed(run, texts) {
    let { from, to } = run;
    let lines = run.lines;
    const same = (line, n) => line !== undefined && texts_contentOf(line) === texts.lines[n - 1];
    while (from < to && same(lines[0], from + 1))
        [from, lines] = [from + 1, lines.slice(1)];
    while (from < to && same(lines[lines.length - 1], to))
        [to, lines] = [to - 1, lines.slice(0, -1)];
    return { ...run, from, to, lines };
}
function overlaps(runs, { path }) {
    const found = new Map();
    const splices = runs.map(({ from, to }) => ({ from, to, lines: [] }));
    const sorted = splices.map((splice, index) => ({ splice, hunk: runs[index]?.hunk ?? 0 })).sort((a, b) => a.splice.from - b.splice.from || a.splice.to - b.splice.to);
    sorted.forEach((one, index) => {
        for (const other of sorted.slice(index + 1)) {
            if (other.splice.from > one.splice.to)
                break;
            if (one.hunk === other.hunk || !(0,splice/* splicesOverlap */.Dx)(one.splice, other.splice))
                continue;
            const [first, later] = [one.hunk, other.hunk].sort((a, b) => a - b);
            found.set(later, { code: 'overlapping_hunks', path, hunk: later, detail: `hunk ${String(first)}` });
        }
    });
    return [...found.values()];
}
/**
 * Returns what the hunks of a file put where, in their order, all against the same text.
 * Refuses: no_match, ambiguous_match, overlapping_hunks.
 */
function placeHunks(file, texts, mode, placing) {
    const runs = [];
    const problems = [];
    let [least, offset] = [0, 0];
    file.hunks.forEach((hunk, index) => {
        const side = new OldSide(hunk, file, texts, mode);
        const search = { side, index, texts, placing, least, offset };
        const place = placeOf(search, file);
        if (!place.ok) {
            const part = file.form === 'blocks' && place.refusals.every(({ code }) => code === 'no_match') ? partOfLine(hunk, texts) : null;
            if (part === null)
                problems.push(...place.refusals);
            else if (Array.isArray(part))
                problems.push(ambiguous(search, part));
            else
                runs.push({ ...part, hunk: index });
            return;
        }
        const placed = runsOf(hunk, index, place.value);
        runs.push(...(file.form === 'blocks' ? placed.map((run) => narrowed(run, texts)) : placed));
        // Blocks may stand in any order; a diff's hunks may share context, a patch's chunks share nothing.
        if (file.form !== 'blocks')
            least = file.form === 'diff' ? place.value : place.value + side.lines.length;
        if (hunk.start !== null && side.lines.length > 0)
            offset = place.value - (hunk.start - 1);
    });
    return problems.length > 0 ? { ok: false, refusals: problems } : (0,outcome/* settle */.G)(overlaps(runs, placing), () => runs);
}

;// CONCATENATED MODULE: ./lib/changeset/foreign/rewrite.js
/**
 * A foreign change carried out on a text: the after-image that the author means, byte for byte.
 *
 * A diff with CRs, or one whose before-image git's id proves to be this one, is compared and written with its own terminators.
 * A diff without CRs (mail and web pages take them away), and one whose own lines are all CRLF over a file that has none, is
 * compared by its text: lines keep their terminators, and new ones get those of page 2.1. The other forms know no terminators.
 */






/** Returns the ways in which the lines of a file may be compared, the first that fits counting. */
function modesOf(file, { ends }, proven) {
    if (file.form !== 'diff')
        return ['content'];
    const lines = file.hunks.flatMap((hunk) => hunk.lines).filter(({ bare }) => !bare);
    const crlf = lines.filter((line) => line.text.endsWith('\r')).length;
    if (crlf === 0)
        return proven ? ['exact', 'content'] : ['content'];
    const ofDocument = file.dos && crlf === lines.length && !ends.includes('\r\n');
    return ofDocument ? ['content'] : ['exact'];
}
function toReplacement(run, texts, mode) {
    const marked = texts.bom && run.from === 0 && run.lines[0]?.text.startsWith('\ufeff') === true;
    return {
        from: run.from, to: run.to,
        lines: run.lines.map((line, index) => (marked && index === 0 ? texts_contentOf(line).slice(1) : texts_contentOf(line))),
        ends: run.lines.map((line) => (mode === 'exact' ? endOf(line) : undefined)),
    };
}
/** Returns the refusal of a new line that no ChangeSet can hold, or null. Refuses: unparseable_hunk. */
function unsayable({ hunk, lines }, path) {
    const wrong = lines.map(texts_contentOf).find((line) => /[\r\0]|\p{Surrogate}/u.test(line));
    if (wrong === undefined)
        return null;
    return { code: 'unparseable_hunk', path, hunk, detail: `no ChangeSet can say a new line with a lone CR or a NUL in it: ${JSON.stringify(wrong.slice(0, 60))}` };
}
/** Returns whether a run takes the byte-order mark away with its line. */
function losesMark(run, file, { bom }) {
    if (!bom || run.from > 0 || run.to === 0 || file.operation === 'delete')
        return false;
    const first = file.hunks[run.hunk]?.lines.find(({ sign }) => sign !== '+');
    return first?.text.startsWith('\ufeff') === true && run.lines[0]?.text.startsWith('\ufeff') !== true;
}
/** Returns the text with new lines that bring their own terminators. */
function assembled(texts, replacements) {
    const { document, bom } = texts;
    const mark = bom ? 3 : 0;
    const parts = [document.bytes.subarray(0, mark)];
    let copied = 0;
    let open = false;
    const end = () => {
        if (open)
            parts.push((0,encoding/* utf8 */.As)((0,text_document/* frequentTerminator */.CD)(document)));
        open = false;
    };
    const keep = (upTo) => {
        if (upTo <= copied)
            return;
        end();
        parts.push(document.bytes.subarray(copied === 0 ? mark : (0,text_document/* lineStart */.PT)(document, copied + 1), (0,text_document/* lineStart */.PT)(document, upTo + 1)));
        open = (0,text_document/* terminatorOf */.lK)(document, upTo) === null;
    };
    for (const { from, to, lines, ends } of [...replacements].sort((a, b) => a.from - b.from || a.to - b.to)) {
        keep(from);
        copied = Math.max(copied, to);
        if (lines.length > 0)
            end();
        lines.forEach((line, index) => { parts.push((0,encoding/* utf8 */.As)(line + (ends[index] ?? ''))); });
        open ||= lines.length > 0 && ends[lines.length - 1] === null;
    }
    keep(document.count);
    return (0,encoding/* concat */.xW)(parts);
}
/** Returns what a diff's markers say of the end of the file, where a new line is its last. */
function finalNewline(file, runs, { lines }) {
    if (file.form !== 'diff')
        return undefined;
    const last = runs.findLast((run) => run.to === lines.length)?.lines;
    const line = last?.[last.length - 1];
    return line === undefined ? undefined : !line.bare;
}
/**
 * Returns the after-image of a file's hunks on its text. `proven`: whether git's id says that the text is the one they were
 * made for. Refuses: no_match, ambiguous_match, overlapping_hunks, unparseable_hunk, invalid_request.
 */
function rewrite(file, texts, proven, placing) {
    let refused = null;
    for (const mode of modesOf(file, texts, proven)) {
        const runs = placeHunks(file, texts, mode, placing);
        if (!runs.ok) {
            refused = runs;
            continue;
        }
        const lost = runs.value.find((run) => losesMark(run, file, texts));
        if (lost !== undefined)
            return (0,outcome/* refuse */.T)({ code: 'invalid_request', path: placing.path, hunk: lost.hunk, detail: 'it would take the byte-order mark away, which no hunk can do' });
        const problems = runs.value.map((run) => unsayable(run, placing.path)).filter((problem) => problem !== null);
        if (problems.length > 0)
            return { ok: false, refusals: problems };
        const replacements = runs.value.map((run) => toReplacement(run, texts, mode));
        const bytes = mode === 'exact' ? assembled(texts, replacements)
            : (0,splice/* spliceLines */.Cu)(texts.document, replacements, finalNewline(file, runs.value, texts)).bytes;
        return (0,outcome.ok)({ bytes, replacements });
    }
    return refused ?? (0,outcome/* refuse */.T)({ code: 'invalid_request', path: placing.path });
}

;// CONCATENATED MODULE: ./lib/engine/foreign.js









const EMPTY = (0,encoding/* utf8 */.As)('');
/** Returns every path that foreign changes may speak of and that may be looked at. */
function foreignPaths(files) {
    const named = files.flatMap(({ names, to }) => (to === null ? names : [...names, to]));
    return [...new Set(named)].filter((path) => (0,base_path/* pathProblem */.z9)(path) === null);
}
/** Returns those of them that files may come into being at. */
function createdByForeign(files) {
    const named = files.flatMap(({ names, operation, to }) => [...(operation === 'create' ? names : []), ...(to === null ? [] : [to])]);
    return [...new Set(named)].filter((path) => (0,base_path/* pathProblem */.z9)(path) === null);
}
/** The files as the changes so far have left them. */
class Overlay {
    world;
    /** Null where a file was taken away. */
    now = new Map();
    failed = new Set();
    constructor(world) {
        this.world = world;
    }
    /** Carries a change out; returns what is wrong with it. A file that a change failed on is not looked at again. */
    take(file) {
        const path = this.nameOf(file);
        if (!path.ok)
            return path.refusals;
        const paths = file.to === null ? [path.value] : [path.value, file.to];
        if (paths.some((one) => this.failed.has(one)))
            return [];
        const taken = file.operation === 'create' ? this.create(file, path.value) : this.change(file, path.value);
        if (taken.ok)
            return [];
        for (const one of paths)
            this.failed.add(one);
        return taken.refusals;
    }
    effects() {
        const standing = [...this.now].flatMap(([path, one]) => (one === null ? [] : [{ path, ...one }]));
        const kept = new Set(standing.flatMap(({ path, origin }) => (origin === null ? [path] : [origin])));
        const gone = [...this.now].flatMap(([path, one]) => {
            const before = this.before(path);
            return one !== null || before === null || kept.has(path) ? [] : [{ kind: 'delete', path, before }];
        });
        return [...standing.map((one) => this.effectOf(one)), ...gone];
    }
    effectOf({ path, origin, bytes: after, own }) {
        const before = this.before(origin ?? path);
        if (before === null)
            return { kind: 'create', path, after };
        return origin === null || origin === path ? { kind: 'edit', path, before, after, own } : { kind: 'move', path: origin, to: path, before, after, own };
    }
    before(path) {
        const entry = (0,engine_snapshot/* entryOf */.M)(this.world.snapshot, path);
        return entry.kind === 'file' ? entry.bytes : null;
    }
    exists(path) {
        const known = this.now.get(path);
        if (known !== undefined)
            return known !== null;
        const { kind } = (0,engine_snapshot/* entryOf */.M)(this.world.snapshot, path);
        return kind !== 'missing' && kind !== 'behind_file';
    }
    /** Returns the one name that a file has here. Refuses: path_escape, ambiguous_match. */
    nameOf({ names, operation, to }) {
        const escape = [...names, ...(to === null ? [] : [to])].map((path) => ({ path, problem: (0,base_path/* pathProblem */.z9)(path) })).find(({ problem }) => problem !== null);
        if (escape?.problem !== undefined && escape.problem !== null)
            return (0,outcome/* refuse */.T)({ code: 'path_escape', path: escape.path, detail: escape.problem });
        const there = operation === 'create' ? [] : names.filter((name) => this.exists(name));
        const [first = names[0], second] = there;
        return second === undefined ? (0,outcome.ok)(first) : (0,outcome/* refuse */.T)({ code: 'ambiguous_match', path: first, detail: `${second} is there too, and the diff names both` });
    }
    /** Returns the file of a path as it stands. Refuses: the target codes. */
    standing(path) {
        const known = this.now.get(path);
        if (known === null)
            return (0,outcome/* refuse */.T)({ code: 'missing_file', path, detail: 'an earlier part of the document takes it away' });
        return known === undefined ? this.original(path) : (0,outcome.ok)(known);
    }
    /** Returns the file of a path as it was. Refuses: the target codes. */
    original(path) {
        const entry = (0,engine_snapshot/* entryOf */.M)(this.world.snapshot, path);
        return entry.kind === 'file' ? (0,outcome.ok)({ origin: path, bytes: entry.bytes, own: null }) : (0,outcome/* refuse */.T)((0,engine_snapshot/* notAFile */.$)(path, entry) ?? { code: 'missing_file', path });
    }
    text(path, bytes) {
        const document = (0,text_document/* openDocument */.EJ)(bytes);
        return typeof document === 'string' ? (0,outcome/* refuse */.T)({ code: document, path }) : (0,outcome.ok)(document);
    }
    create(file, path) {
        const taken = this.free(path);
        if (taken !== null)
            return (0,outcome/* refuse */.T)(taken);
        const made = rewrite(file, texts_textsOf((0,text_document/* indexLines */.uD)(EMPTY)), false, { path, sha256: this.world.sha256 });
        if (!made.ok)
            return made;
        const text = this.text(path, made.value.bytes);
        if (!text.ok)
            return text;
        this.now.set(path, { origin: null, bytes: made.value.bytes, own: null });
        return (0,outcome.ok)(null);
    }
    free(path) {
        if (this.now.get(path) === null)
            return null;
        return this.now.has(path) ? { code: 'file_exists', path } : (0,creation/* checkFree */.l)(path, this.world.snapshot);
    }
    change(file, path) {
        // A diff tells what a copy was made from before any of it was changed.
        const standing = file.operation === 'copy' ? this.original(path) : this.standing(path);
        if (!standing.ok)
            return standing;
        const { origin, bytes, own } = standing.value;
        const text = this.text(path, bytes);
        if (!text.ok)
            return text;
        const stale = this.stale(file, path, text.value);
        if (stale !== null)
            return (0,outcome/* refuse */.T)(stale);
        const proven = file.blob !== null;
        const made = rewrite(file, texts_textsOf(text.value), proven, { path, sha256: this.world.sha256 });
        if (!made.ok)
            return made;
        if (file.operation === 'delete')
            return this.remove(file, path, proven, text.value, made.value);
        const first = own === null && origin !== null && !this.now.has(path);
        return this.put(file, path, { origin: file.operation === 'copy' ? null : origin, bytes: made.value.bytes, own: first ? made.value.replacements : null });
    }
    put(file, path, next) {
        const taken = file.to === null ? null : this.free(file.to);
        if (taken !== null)
            return (0,outcome/* refuse */.T)(taken);
        if (file.operation === 'move')
            this.now.set(path, null);
        this.now.set(file.to ?? path, next);
        return (0,outcome.ok)(null);
    }
    remove(file, path, proven, { count }, { bytes }) {
        const left = file.form === 'diff' && !(proven && file.hunks.length === 0) ? (0,text_document/* indexLines */.uD)(bytes).count : 0;
        if (left > 0) {
            return (0,outcome/* refuse */.T)({ code: 'no_match', path, detail: `the diff deletes the file and shows ${String(count - left)} of its ${String(count)} lines` });
        }
        this.now.set(path, null);
        return (0,outcome.ok)(null);
    }
    /** Returns the refusal of a before-image that git's id says is another one, or null. */
    stale({ blob }, path, { bytes, count }) {
        const current = blob === null ? '' : this.world.blobId(bytes);
        if (blob === null || current.startsWith(blob))
            return null;
        return {
            code: 'stale_anchor', path, expected: blob, current_anchor: (0,text_anchor/* fileAnchor */.o4)(bytes, this.world.sha256), reread: { path, start: 1, count },
            detail: `git's id of it is ${current.slice(0, Math.max(7, blob.length))}`,
        };
    }
}
/**
 * Returns what foreign changes make of the files of a snapshot, or everything that is wrong with them.
 * Refuses: path_escape, the target codes, file_exists, case_collision, stale_anchor, no_match, ambiguous_match,
 * overlapping_hunks, invalid_request.
 */
function carryOut(files, world) {
    const overlay = new Overlay(world);
    const problems = files.flatMap((file) => overlay.take(file));
    return problems.length > 0 ? { ok: false, refusals: problems } : (0,outcome.ok)(overlay.effects());
}

;// CONCATENATED MODULE: ./lib/commands/import.js
/**
 * `import` (spec page 9.2): a document in a foreign form → a ChangeSet that is anchored to the files as they are. Edits are said in
 * the JSON form, the rest in the patch dialect. What it says is planned before it is answered: applied at once, it makes byte for
 * byte what the document means. Nothing is written.
 */













function lowered(effect, desk) {
    const { path, before, after, own } = effect;
    return lower({ path, before: (0,text_document/* indexLines */.uD)(before), after, own, hashes: desk.switches.lineAnchors, sha256: desk.sha256 });
}
/** Returns the change of an edited file; one that changes nothing asks for the end that the file has. */
function changeOf(effect, desk) {
    const edit = lowered(effect, desk);
    if (!edit.ok)
        return edit;
    const { hunks, finalNewline } = edit.value;
    const before = (0,text_document/* indexLines */.uD)(effect.before);
    const kept = hunks.length > 0 ? finalNewline : before.count === 0 || (0,text_document/* terminatorOf */.lK)(before, before.count) !== null;
    return (0,outcome.ok)({
        path: effect.path, expected_anchor: (0,text_anchor/* fileAnchor */.o4)(effect.before, desk.sha256), hunks: hunks.map(hunkJson),
        ...(kept === undefined ? {} : { final_newline: kept }),
    });
}
/** Returns the section that creates a file. Refuses: invalid_request. */
function import_creation({ path, after }) {
    const text = (0,encoding/* decode */.D4)(after);
    const ended = text === '' || text.endsWith('\n');
    const lines = text === '' ? [] : (ended ? text.slice(0, -1) : text).split('\n');
    if (lines.some((line) => line.endsWith('\r'))) {
        return (0,outcome/* refuse */.T)({ code: 'invalid_request', path, detail: 'it creates a file with CRLF line ends, which a ChangeSet cannot say; create it with LF' });
    }
    return (0,outcome.ok)({ kind: 'create', path, lines, ...(ended ? {} : { finalNewline: false }) });
}
/** Returns the sections of what the JSON form cannot say. */
function sectionsOf(effect, desk) {
    if (effect.kind === 'create') {
        const made = import_creation(effect);
        return made.ok ? (0,outcome.ok)([made.value]) : made;
    }
    const { kind, path } = effect;
    const anchor = (0,text_anchor/* fileAnchor */.o4)(effect.before, desk.sha256);
    if (kind === 'delete')
        return (0,outcome.ok)([{ kind, path, anchor }]);
    const move = { kind, path, anchor, to: effect.to };
    if ((0,encoding/* sameBytes */.er)(effect.before, effect.after))
        return (0,outcome.ok)([move]);
    const edit = lowered(effect, desk);
    if (!edit.ok)
        return edit;
    const { hunks, finalNewline } = edit.value;
    const section = { kind: 'file', path, anchor, operations: hunks.map(hunkOperation), ...(finalNewline === undefined ? {} : { finalNewline }) };
    return (0,outcome.ok)([move, section]);
}
/** Returns the refusals of what only the patch dialect could say, where that is off. Refuses: feature_off. */
function offSections(effects, desk) {
    if (desk.switches.anchorPatch)
        return [];
    const words = { create: 'creates', delete: 'deletes', move: 'moves' };
    return effects.flatMap((effect) => (effect.kind === 'edit' ? []
        : [{ code: 'feature_off', path: effect.path, detail: `${settings/* SWITCHES */.Xj.anchorPatch.variable} (the document ${words[effect.kind]} ${effect.path})` }]));
}
/** Returns what a file holds after an effect, by its path then; null where nothing is there any more. */
function outcomeOf(effect) {
    switch (effect.kind) {
        case 'edit':
        case 'create': return [effect.path, effect.after];
        case 'move': return [effect.to, effect.after];
        case 'delete': return [effect.path, null];
    }
}
/** Returns why the set would not be planned as it is meant, or nothing. Refuses: as `planChanges`, invalid_request. */
function checkSaid(said, effects, snapshot, desk) {
    const parsed = parseChangeSet(JSON.stringify(said), desk.switches);
    if (!parsed.ok)
        return parsed.refusals;
    const { sha256, limits, switches } = desk;
    const draft = planChanges(parsed.value, snapshot, { sha256, limits, switches, blocks: new Map(), preImages: () => undefined });
    if (!draft.ok)
        return draft.refusals;
    const planned = new Map(draft.value.files.map(({ path, after }) => [path, after?.bytes ?? null]));
    const unchanged = (path) => {
        const entry = (0,engine_snapshot/* entryOf */.M)(snapshot, path);
        return entry.kind === 'file' ? entry.bytes : null;
    };
    return effects.map(outcomeOf).filter(([path, wanted]) => {
        const got = planned.has(path) ? planned.get(path) ?? null : unchanged(path);
        return got === null || wanted === null ? got !== wanted : !(0,encoding/* sameBytes */.er)(got, wanted);
    }).map(([path]) => ({ code: 'invalid_request', path, detail: 'a ChangeSet cannot say this change byte for byte' }));
}
/** Returns the ChangeSet of what becomes of the files. */
function changeSetOf(effects, snapshot, desk) {
    const off = offSections(effects, desk);
    if (off.length > 0)
        return { ok: false, refusals: off };
    const edits = effects.filter((effect) => effect.kind === 'edit');
    const changes = edits.map((edit) => changeOf(edit, desk));
    const others = effects.flatMap((effect) => (effect.kind === 'edit' ? [] : [sectionsOf(effect, desk)]));
    const problems = [...changes, ...others].flatMap((one) => (one.ok ? [] : one.refusals));
    if (problems.length > 0)
        return { ok: false, refusals: problems };
    const said = changes.flatMap((change) => (change.ok ? [change.value] : []));
    const sections = others.flatMap((section) => (section.ok ? section.value : []));
    if (said.length + sections.length === 0)
        return (0,outcome/* refuse */.T)({ code: 'invalid_request', detail: 'what the document does comes to nothing' });
    const whole = {
        version: 1, ...(said.length > 0 ? { changes: said } : {}), ...(sections.length > 0 ? { patch: printPatch(sections) } : {}),
    };
    return (0,outcome/* settle */.G)(checkSaid(whole, effects, snapshot, desk), () => whole);
}
/**
 * Returns the ChangeSet of a unified diff, a Codex-style patch or search/replace blocks, anchored to the files as they are.
 * Refuses: what `parseForeign`, `carryOut` and `planChanges` refuse, feature_off.
 */
async function importToChangeSet(desk, text) {
    const parsed = (0,parse/* parseForeign */.W)(text);
    if (!parsed.ok)
        return parsed;
    const files = parsed.value;
    const figure = new Set(files.map(({ names, to }) => to ?? names[0])).size;
    if (figure > desk.limits.files)
        return (0,outcome/* refuse */.T)({ code: 'too_many_files', limit: desk.limits.files, figure });
    const loaded = await desk.target.load(foreignPaths(files), createdByForeign(files));
    if (!loaded.ok)
        return loaded;
    const effects = carryOut(files, { snapshot: loaded.value, sha256: desk.sha256, blobId: (bytes) => desk.target.blobId(bytes) });
    return effects.ok ? changeSetOf(effects.value, loaded.value, desk) : effects;
}
/** Returns the paths that a document in a foreign form speaks of, none where it cannot be read. */
function pathsOfForeign(text) {
    const parsed = (0,parse/* parseForeign */.W)(text);
    return parsed.ok ? foreignPaths(parsed.value) : [];
}
/** Returns the same as a parsed document. Refuses: as `importToChangeSet`. */
async function importParsed(desk, text) {
    const imported = await importToChangeSet(desk, text);
    return imported.ok ? parseChangeSet(JSON.stringify(imported.value), desk.switches) : imported;
}
/** Returns `{ outcome: "ok", changeset }`. Refuses: as `importToChangeSet`. */
async function importDocument(desk, text) {
    const imported = await importToChangeSet(desk, text);
    return imported.ok ? { answer: { outcome: 'ok', changeset: imported.value }, plan: null } : (0,execute/* refused */.J5)(imported.refusals);
}

;// CONCATENATED MODULE: ./lib/commands/pre-images.js
/** Returns the texts of these file anchors that retained plans or receipts still know. */
async function knownImages(desk, anchors) {
    const known = new Map();
    const wanted = new Set(anchors.filter((anchor) => anchor.startsWith('fa:')));
    if (wanted.size === 0)
        return known;
    const note = (side) => { if (side !== null && wanted.has(side.anchor))
        known.set(side.anchor, side.bytes); };
    const kept = desk.shelf === null ? [] : await desk.shelf.update((shelf) => ({ answer: shelf.plans }));
    for (const { plan } of kept)
        for (const file of plan.files)
            [file.before, file.after].forEach(note);
    for (const receipt of await desk.ledger.receipts()) {
        const missing = receipt.files.filter((file) => file.before !== null && wanted.has(file.before.anchor) && !known.has(file.before.anchor));
        if (missing.length === 0)
            continue;
        const images = await desk.ledger.beforeImages(receipt);
        for (const file of missing) {
            const image = images.get(file.from ?? file.path);
            if (image !== undefined && file.before !== null)
                known.set(file.before.anchor, image);
        }
    }
    return known;
}

// EXTERNAL MODULE: ./lib/commands/retained.js
var retained = __webpack_require__(2120);
;// CONCATENATED MODULE: ./lib/commands/changes.js
/** `preview`, `apply` and `edit`: documents and plans on their way to the commit core (spec page 2.3). */


















/** Returns the plan of a ChangeSet on a snapshot; on stale file anchors a second look names the smallest reread. Refuses: as `planChanges`, hidden_characters. */
async function planOn(desk, changeSet, snapshot) {
    const blocks = await findBlocks(desk.blocks, changeSet, snapshot, desk.sha256);
    const { sha256, limits, switches, served } = desk;
    const planning = { sha256, limits, switches, blocks, ...(served === undefined ? {} : { served }) };
    let draft = planChanges(changeSet, snapshot, { ...planning, preImages: () => undefined });
    if (!draft.ok) {
        const stale = draft.refusals.flatMap(({ code, expected }) => (code === 'stale_anchor' && expected !== undefined ? [expected] : []));
        const images = await knownImages(desk, stale);
        if (images.size > 0)
            draft = planChanges(changeSet, snapshot, { ...planning, preImages: (anchor) => images.get(anchor) });
    }
    if (!draft.ok)
        return draft;
    const mayHide = desk.hidden === 'allow' || (desk.hidden === 'ask' && changeSet.allowHidden);
    const hidden = mayHide ? [] : (0,engine_hidden/* refuseHidden */.l)(draft.value.files);
    if (hidden.length > 0)
        return { ok: false, refusals: hidden };
    return { ok: true, value: (0,engine_plan/* bindPlan */.Dd)(draft.value, desk.target.name, snapshot.base, desk.sha256) };
}
/** Returns the files of a ChangeSet; those of a set that only the policy's limits let in are asked for when it is known. */
async function loadFiles(desk, changeSet, agreed) {
    const first = pathsToLoad(changeSet, desk.limits);
    const loaded = await desk.target.load(first.paths, first.creating);
    const all = loaded.ok ? pathsToLoad(changeSet, (await agreed).limits) : first;
    return all.paths.length > first.paths.length ? desk.target.load(all.paths, all.creating) : loaded;
}
/** Returns the plan of a document and the snapshot it stands on. */
async function planDocument(desk, parsed) {
    if (!parsed.ok)
        return parsed;
    const agreed = (0,engine_desk/* underPolicy */.j)(desk);
    const [loaded, ruled] = await Promise.all([loadFiles(desk, parsed.value, agreed), agreed]);
    if (!loaded.ok)
        return loaded;
    const plan = await planOn(ruled, parsed.value, loaded.value);
    if (plan.ok)
        return (0,outcome.ok)({ plan: plan.value, snapshot: loaded.value });
    return { ok: false, refusals: desk.showsRereads === true && desk.switches.lineAnchors ? showRereads(plan.refusals, parsed.value, loaded.value, desk.sha256) : plan.refusals };
}
/** Returns the answer that shows a plan, retained where there is a shelf that may be written to. Refuses: syntax_errors, too_many_plans. */
async function retainPlan(desk, plan) {
    const [{ limits }, checks] = await Promise.all([(0,engine_desk/* underPolicy */.j)(desk), (0,syntax/* checkSyntax */.k)(desk, plan, 'apply')]);
    if (!checks.ok)
        return (0,execute/* refused */.J5)(checks.refusals, plan);
    const report = (expiresAt) => ({ outcome: 'planned', plan: (0,plan_report/* reportPlan */._)(plan, expiresAt, [], limits.diffLines, checks.value) });
    if (plan.files.length === 0)
        return { answer: { ...report(null), outcome: 'no_change' }, plan };
    if (desk.shelf === null)
        return { answer: report(null), plan };
    const retained = await desk.shelf.update((shelf) => {
        const by = { author: desk.actor, ...(desk.actorId === undefined ? {} : { authorId: desk.actorId }) };
        const kept = (0,retention/* retain */.aw)(shelf, plan, by, desk.now(), limits);
        return kept.ok ? { answer: (0,outcome.ok)(kept.value.entry.expiresAt), next: kept.value.shelf, unkept: (0,outcome.ok)(null) } : { answer: kept, unkept: (0,outcome.ok)(null) };
    });
    return retained.ok ? { answer: report(retained.value), plan } : (0,execute/* refused */.J5)(retained.refusals, plan);
}
/** Returns the plan of a parsed document, retained where there is a shelf that may be written to. */
async function previewParsed(desk, parsed) {
    const planned = await planDocument(desk, parsed);
    return planned.ok ? retainPlan(desk, planned.value.plan) : (0,execute/* refused */.J5)(planned.refusals);
}
/**
 * Returns the plan of a document, retained where there is a shelf; writes no file.
 * Refuses: what parsing and planning refuse, syntax_errors, too_many_plans.
 */
function preview(desk, document) {
    return previewParsed(desk, parseChangeSet(document, desk.switches));
}
/** Returns the plan of a document in a foreign form, as `preview` does of what `import` makes of it. Refuses: as both. */
async function previewForeign(desk, text) {
    return previewParsed(desk, await importParsed(desk, text));
}
/** Returns the plan of an `edit` document; retained only where plans can be executed. Refuses: as `preview`. */
function previewEdit(desk, document) {
    return previewParsed(desk.switches.changeSet ? desk : { ...desk, shelf: null }, parseEdit(document, desk.switches));
}
/** Returns what a document wishes: the plan that it comes to, whatever stands in its files now. */
function wishOf(desk, parsed, intent) {
    const { sha256, switches, target } = desk;
    const planOnBefore = async (changeSet, before) => {
        const { limits } = await (0,engine_desk/* underPolicy */.j)(desk);
        const blocks = await findBlocks(desk.blocks, changeSet, before, sha256);
        const draft = planChanges(changeSet, before, { sha256, limits, switches, blocks, preImages: () => undefined });
        return draft.ok ? (0,engine_plan/* bindPlan */.Dd)(draft.value, target.name, before.base, sha256) : null;
    };
    return {
        intent, paths: parsed.ok ? namedPaths(parsed.value) : [], planId: null, isToldBy: () => null,
        planOn: (before) => (parsed.ok ? planOnBefore(parsed.value, before) : Promise.resolve(null)),
    };
}
/** Returns the request for an approval of a planned set; one that cannot be planned is told so first. */
function ask(desk, ended, planned, intent) {
    return planned.ok ? (0,approval/* askApproval */.Ns)(desk, ended, planned.value.plan, intent) : Promise.resolve((0,execute/* refused */.J5)(planned.refusals));
}
/** Plans and executes one parsed document: permission, first receipt and files are asked for side by side. */
async function applyParsed(desk, parsed, intent) {
    const wish = wishOf(desk, parsed, intent);
    const [ended, planned] = await Promise.all([(0,execute/* admit */.w4)(desk, wish, wish.paths), planDocument(desk, parsed)]);
    if (ended !== null)
        return (0,approval/* wantsApproval */.PM)(ended) ? ask(desk, ended, planned, intent) : ended;
    return planned.ok ? (0,execute/* execute */.g7)(desk, planned.value.plan, planned.value.snapshot, intent) : (0,execute/* refused */.J5)(planned.refusals);
}
/** Returns what came of a ChangeSet document: planned, admitted and executed in one go. */
function applyDocument(desk, document) {
    return applyParsed(desk, parseChangeSet(document, desk.switches), { operation: 'apply' });
}
/** Returns a desk at which the files are as they were before. */
function onFiles(desk, before) {
    const { target } = desk;
    return { ...desk, target: {
            owner: target.owner, name: target.name, commits: target.commits, blobId: (bytes) => target.blobId(bytes), land: (set) => target.land(set),
            load: () => Promise.resolve((0,outcome.ok)(before)),
        } };
}
/** Returns what came of a document in a foreign form: imported, then as `applyDocument`. */
async function applyForeign(desk, text) {
    const intent = { operation: 'apply' };
    const wish = {
        intent, paths: pathsOfForeign(text), planId: null, isToldBy: () => null,
        planOn: async (before) => wishOf(desk, await importParsed(onFiles(desk, before), text), intent).planOn(before),
    };
    const [ended, planned] = await Promise.all([(0,execute/* admit */.w4)(desk, wish, wish.paths), importParsed(desk, text).then((parsed) => planDocument(desk, parsed))]);
    if (ended !== null)
        return ended;
    return planned.ok ? (0,execute/* execute */.g7)(desk, planned.value.plan, planned.value.snapshot, intent) : (0,execute/* refused */.J5)(planned.refusals);
}
/** Returns what came of an `edit` document: one change of one file without a set. */
function edit(desk, document) {
    return applyParsed(desk, parseEdit(document, desk.switches), { operation: 'edit' });
}
/**
 * Returns what came of executing a retained plan.
 * Refuses: plan_not_found, plan_ambiguous, plan_expired, plan_discarded, plan_applied, stale_plan, and the target codes.
 */
async function applyPlan(desk, id) {
    const found = await (0,retained/* findRetained */.Uw)(desk, id);
    const intent = found.ok ? (0,approval/* intentOf */.oQ)(found.value, false) : { operation: 'apply' };
    const [paths, creating] = found.ok ? [(0,fresh/* touchedPaths */.Pq)(found.value.plan), (0,fresh/* createdPaths */.VK)(found.value.plan)] : [[], []];
    const [ended, loaded] = await Promise.all([(0,execute/* admit */.w4)(desk, (0,retained/* planWish */.$n)(id, found, intent), paths), desk.target.load(paths, creating)]);
    if (ended !== null)
        return found.ok && (0,approval/* wantsApproval */.PM)(ended) ? { ...ended, plan: found.value.plan } : ended;
    if (!found.ok)
        return (0,execute/* refused */.J5)(found.refusals);
    if (!loaded.ok)
        return (0,execute/* refused */.J5)(loaded.refusals);
    const { plan } = found.value;
    const applied = await (0,retained/* appliedAs */._L)(desk, found.value);
    if (applied !== null)
        return (0,execute/* refused */.J5)([(0,retained/* appliedBefore */.H9)(plan, applied)], plan);
    const drift = (0,fresh/* freshness */.I9)(plan, loaded.value, 'stale_plan', desk.sha256);
    return drift.length > 0 ? (0,execute/* refused */.J5)(drift, plan) : (0,execute/* execute */.g7)(desk, { ...plan, base: loaded.value.base }, loaded.value, intent);
}
/** Returns whether a refusal tells of a plan that was known here once. */
function isOfRetired({ code }) {
    return code === 'plan_applied' || code === 'plan_discarded' || code === 'plan_expired';
}
/**
 * Returns what a plan holds and whether it still applies; of a retired one, whose content is gone, only its id and what became of
 * it. Refuses: plan_not_found, plan_ambiguous.
 */
async function changes_status(desk, id) {
    const found = await (0,retained/* findRetained */.Uw)(desk, id);
    if (!found.ok) {
        const retired = found.refusals.find(isOfRetired);
        if (retired === undefined)
            return (0,execute/* refused */.J5)(found.refusals);
        return { answer: { outcome: 'planned', plan: (0,plan_report/* reportRetired */.A)(retired.expected ?? id, found.refusals) }, plan: null };
    }
    const { plan, expiresAt } = found.value;
    const [applied, loaded, checks] = await Promise.all([
        (0,retained/* appliedAs */._L)(desk, found.value), desk.target.load((0,fresh/* touchedPaths */.Pq)(plan), (0,fresh/* createdPaths */.VK)(plan)), (0,syntax/* checkSyntax */.k)(desk, plan, 'apply'),
    ]);
    const drift = loaded.ok ? (0,fresh/* freshness */.I9)(plan, loaded.value, 'stale_plan', desk.sha256) : loaded.refusals;
    const refusals = [...(applied === null ? [] : [(0,retained/* appliedBefore */.H9)(plan, applied)]), ...drift, ...(checks.ok ? [] : checks.refusals)];
    const { limits } = await (0,engine_desk/* underPolicy */.j)(desk);
    return { answer: { outcome: 'planned', plan: (0,plan_report/* reportPlan */._)(plan, expiresAt, refusals, limits.diffLines, checks.ok ? checks.value : []) }, plan };
}
/** Returns `{ outcome: "ok", discarded: id }` after letting a plan's content go. Refuses: as `findPlan`. */
async function discard(desk, id) {
    if (desk.shelf === null)
        return (0,execute/* refused */.J5)([{ code: 'plan_not_found', expected: id }]);
    const gone = await desk.shelf.update((shelf) => {
        const found = (0,retention/* findPlan */.L9)(shelf, id, desk.actor, desk.now());
        if (!found.ok)
            return { answer: found };
        const discarded = found.value.plan.id;
        return {
            answer: (0,outcome.ok)(discarded), next: (0,retention/* retire */.S5)(shelf, { id: discarded, state: 'discarded', at: desk.now() }),
            unkept: (0,outcome/* refuse */.T)({ code: 'missing_permission', detail: 'contents: write' }),
        };
    });
    return gone.ok ? { answer: { outcome: 'ok', discarded: gone.value }, plan: null } : (0,execute/* refused */.J5)(gone.refusals);
}
/** Returns `{ outcome: "ok", plans: [...] }`: the retained plans of this owner, oldest first. */
async function plans(desk) {
    const kept = desk.shelf === null ? [] : await desk.shelf.update((shelf) => ({ answer: (0,retention/* expire */.Gb)(shelf, desk.now()).plans }));
    const report = kept.map(({ plan, expiresAt, author }) => ({
        id: plan.id, title: plan.title, author, expires_at: new Date(expiresAt).toISOString(), files: (0,file_report/* fileReports */._h)(plan),
    }));
    return { answer: { outcome: 'ok', plans: report }, plan: null };
}

// EXTERNAL MODULE: ./lib/base/canonical.js
var canonical = __webpack_require__(4079);
;// CONCATENATED MODULE: ./lib/engine/lower-edits.js
/**
 * The lowering of language-service edits to file changes over a snapshot (spec page 7.2). Edits apply to the text as a string of
 * UTF-16 units and everything outside them keeps its bytes: a lone CR is content, the byte-order mark stays in front. Pure.
 */









const BOM = '\ufeff';
/** Returns whether a place is between the two halves of a surrogate pair. */
function splitsPair(text, at) {
    return isHigh(text.charCodeAt(at - 1)) && isLow(text.charCodeAt(at));
}
function isHigh(unit) {
    return unit >= 0xd800 && unit <= 0xdbff;
}
function isLow(unit) {
    return unit >= 0xdc00 && unit <= 0xdfff;
}
/** Returns why an edit cannot be made in a text, or null when it can. */
function problemOf({ start, end, text: inserted }, text) {
    if (!(start >= 0 && start <= end && end <= text.length))
        return 'an edit lies outside the text';
    if (splitsPair(text, start) || splitsPair(text, end))
        return 'an edit splits a character';
    if (inserted.includes('\0') || /\p{Surrogate}/u.test(inserted))
        return 'an edit inserts what is no text';
    return null;
}
/** Returns the edits without exact repetitions of a replacement, in order of place; those at one place keep their order. */
function inOrder(edits) {
    const seen = new Set();
    const kept = edits.filter(({ start, end, text }) => {
        const key = `${String(start)} ${String(end)} ${text}`;
        if (start === end || !seen.has(key))
            return seen.add(key);
        return false;
    });
    return kept.sort((a, b) => a.start - b.start);
}
/** Returns a text with edits made, all of them counted in the text as it was. Refuses: malformed_edit. */
function editText(text, edits, path) {
    const parts = [];
    let copied = 0;
    for (const edit of inOrder(edits)) {
        const problem = problemOf(edit, text) ?? (edit.start < copied ? 'two edits overlap' : null);
        if (problem !== null)
            return (0,outcome/* refuse */.T)({ code: 'malformed_edit', path, detail: problem });
        parts.push(text.slice(copied, edit.start), edit.text);
        copied = edit.end;
    }
    return (0,outcome.ok)([...parts, text.slice(copied)].join(''));
}
function outside(path) {
    const problem = (0,base_path/* pathProblem */.z9)(path);
    if (problem !== null)
        return { code: 'edit_outside_workspace', path, detail: problem };
    return path.split('/').includes('node_modules') ? { code: 'edit_outside_workspace', path, detail: 'it belongs to an installed package' } : null;
}
function create(file, { snapshot, sha256 }) {
    const taken = (0,creation/* checkFree */.l)(file.path, snapshot);
    if (taken !== null)
        return (0,outcome/* refuse */.T)(taken);
    const text = editText('', file.edits, file.path);
    return text.ok ? (0,outcome.ok)({ operation: 'create', path: file.path, before: null, after: (0,engine_plan/* sideOf */.Jh)((0,encoding/* utf8 */.As)(text.value), '100644', sha256) }) : text;
}
/** Returns an edit as counted with the byte-order mark: the place -1 is before it, and none is put behind one that is there. */
function counted({ start, end, text }, marked) {
    if (!marked)
        return { start, end, text };
    return { start: start + 1, end: end + 1, text: start === 0 && text.startsWith(BOM) ? text.slice(BOM.length) : text };
}
/** Returns the bytes of a file with edits made, checked against what the service saw. */
function editBytes({ path, sha256: seen, edits }, entry, sha256) {
    if (edits.length === 0)
        return (0,outcome.ok)(entry.bytes);
    const document = (0,text_document/* openDocument */.EJ)(entry.bytes);
    if (typeof document === 'string')
        return (0,outcome/* refuse */.T)({ code: document, path });
    if (sha256(entry.bytes) !== seen)
        return (0,outcome/* refuse */.T)({ code: 'stale_token', path, detail: 'the file changed while the edits were computed' });
    const whole = (0,encoding/* decode */.D4)(entry.bytes);
    const text = editText(whole, edits.map((edit) => counted(edit, whole.startsWith(BOM))), path);
    return text.ok ? (0,outcome.ok)((0,encoding/* utf8 */.As)(text.value)) : text;
}
/** Returns the change of one file: its edits, its new place, or both. */
function lowerFile(file, lowering) {
    const { snapshot, sha256, to } = lowering;
    const { path } = file;
    const target = to.get(path);
    const beyond = outside(path);
    if (beyond !== null)
        return (0,outcome/* refuse */.T)(beyond);
    if (file.sha256 === null && target === undefined)
        return create(file, lowering);
    const taken = target === undefined ? null : outside(target) ?? (0,creation/* checkFree */.l)(target, snapshot);
    if (taken !== null)
        return (0,outcome/* refuse */.T)(taken);
    const entry = (0,engine_snapshot/* entryOf */.M)(snapshot, path);
    if (entry.kind !== 'file')
        return (0,outcome/* refuse */.T)((0,engine_snapshot/* notAFile */.$)(path, entry) ?? { code: 'missing_file', path });
    const bytes = editBytes(file, entry, sha256);
    return bytes.ok ? (0,outcome.ok)(lower_edits_changeOf(path, target, entry, bytes.value, sha256)) : bytes;
}
function lower_edits_changeOf(path, target, entry, after, sha256) {
    const sides = { before: (0,engine_plan/* sideOf */.Jh)(entry.bytes, entry.mode, sha256), after: (0,engine_plan/* sideOf */.Jh)(after, entry.mode, sha256) };
    return target === undefined ? { operation: 'edit', path, ...sides } : { operation: 'move', path: target, from: path, ...sides };
}
/** Returns the edits of a proposal with those of moved files that have none. */
function everyFile({ files, moves }) {
    const edited = new Set(files.map(({ path }) => path));
    return [...files, ...moves.filter(({ from }) => !edited.has(from)).map(({ from }) => ({ path: from, sha256: null, edits: [] }))];
}
/** Returns every path that a proposal reads or writes. */
function proposedPaths(proposal) {
    return [...new Set([...proposal.files.map(({ path }) => path), ...proposal.moves.flatMap(({ from, to }) => [from, to])])];
}
function overLimits(files) {
    const staged = files.reduce((sum, { after }) => sum + (after?.bytes.length ?? 0), 0);
    const refusals = [];
    if (files.length > settings/* COMPUTED */.g0.files)
        refusals.push({ code: 'too_many_files', limit: settings/* COMPUTED */.g0.files, figure: files.length });
    if (staged > settings/* COMPUTED */.g0.stagedBytes)
        refusals.push({ code: 'set_too_large', limit: settings/* COMPUTED */.g0.stagedBytes, figure: staged, detail: 'bytes' });
    return refusals;
}
/**
 * Returns the draft of a proposal over the files as they are; executables keep their mode.
 * Refuses: malformed_edit, edit_outside_workspace, stale_token, the target codes, too_many_files, set_too_large.
 */
function lowerProposal(title, proposal, snapshot, sha256) {
    const twice = proposal.files.find(({ path }, index) => proposal.files.findIndex((other) => other.path === path) !== index);
    if (twice !== undefined)
        return (0,outcome/* refuse */.T)({ code: 'malformed_edit', path: twice.path, detail: 'its edits came twice' });
    const lowering = { snapshot, sha256, to: new Map(proposal.moves.map(({ from, to }) => [from, to])) };
    const lowered = everyFile(proposal).map((file) => lowerFile(file, lowering));
    const changes = lowered.flatMap((one) => (one.ok ? [one.value] : []));
    const same = ({ operation, before, after }) => operation === 'edit' && before?.sha256 === after?.sha256;
    const refusals = [...lowered.flatMap((one) => (one.ok ? [] : one.refusals)), ...overLimits(changes)];
    return (0,outcome/* settle */.G)(refusals, () => ({
        title, verify: [], files: changes.filter((one) => !same(one)), unchanged: changes.filter(same).map(({ path }) => path),
    }));
}
function spotOf(text, at) {
    const before = text.slice(0, at);
    return { line: before.split('\n').length, character: at - (before.lastIndexOf('\n') + 1) + 1 };
}
/** Returns the edits of a lowered proposal as answers show them, by path and place. */
function shownEdits(proposal, snapshot) {
    const files = [...proposal.files].sort((a, b) => (a.path < b.path ? -1 : 1));
    return files.flatMap(({ path, edits }) => {
        const entry = (0,engine_snapshot/* entryOf */.M)(snapshot, path);
        const whole = entry.kind === 'file' ? (0,encoding/* decode */.D4)(entry.bytes) : '';
        const text = whole.startsWith(BOM) ? whole.slice(1) : whole;
        return inOrder(edits).map((edit) => ({
            path, start: spotOf(text, edit.start), end: spotOf(text, edit.end), before: text.slice(edit.start, edit.end), after: edit.text,
        }));
    });
}
/** Returns `lsp-` and 64 hex digits: the digest of exactly these edits over exactly these contents. */
function tokenOf(proposal, { files }, sha256) {
    const edits = everyFile(proposal)
        .map(({ path, edits: ofFile }) => ({ path, edits: inOrder(ofFile).map(({ start, end, text }) => [start, end, text]) }))
        .sort((a, b) => (a.path < b.path ? -1 : 1));
    const sides = files
        .map(({ operation, path, from, before, after }) => ({
        operation, path, from: from ?? null, before: before?.sha256 ?? null, after: after?.sha256 ?? null, mode: (after ?? before)?.mode ?? null,
    }))
        .sort((a, b) => (a.path < b.path ? -1 : 1));
    return `lsp-${(0,canonical/* canonicalDigest */.X)({ version: 1, edits, files: sides }, sha256)}`;
}

;// CONCATENATED MODULE: ./lib/commands/code-actions.js
/** Code actions by stable ids: an id is what the action is, not where it stands in a list. */


/** Returns `ca-` and 12 hex digits of the digest of the action's kind, title and the places that its edits replace. */
function actionId({ kind, title, proposal }, sha256) {
    const targets = proposal.files.map(({ path, edits }) => ({ path, edits: edits.map(({ start, end }) => [start, end]) }));
    return `ca-${(0,canonical/* canonicalDigest */.X)({ kind, title, targets }, sha256).slice(0, 12)}`;
}
/** Returns the actions as answers list them, each once. */
function listedActions(actions, id) {
    return [...new Map(actions.map((action) => [id(action), { id: id(action), title: action.title, kind: action.kind }])).values()];
}
/**
 * Returns the action that is named, or the only one there is.
 * Refuses: action_not_found, action_ambiguous, action_command_only, action_creates_file.
 */
function chosenAction(actions, { action }, id) {
    const distinct = [...new Map(actions.map((one) => [id(one), one])).values()];
    const fitting = action === null ? distinct : distinct.filter((one) => id(one) === action);
    const [only, ...more] = fitting;
    if (only === undefined)
        return (0,outcome/* refuse */.T)({ code: 'action_not_found', ...(action === null ? {} : { expected: action }) });
    if (more.length > 0)
        return (0,outcome/* refuse */.T)({ code: 'action_ambiguous', detail: fitting.map((one) => `${id(one)} ${one.title}`).join('; ') });
    return only.bar === undefined ? (0,outcome.ok)(only) : (0,outcome/* refuse */.T)({ code: only.bar, detail: only.title });
}

;// CONCATENATED MODULE: ./lib/text/word.js
/** Names as words: an occurrence counts where no letter, digit or other part of a name touches it. */
const BEFORE = /[\p{ID_Continue}$\u200c\u200d]$/u;
const AFTER = /^[\p{ID_Continue}$\u200c\u200d]/u;
/** Returns the places, in UTF-16 units, where a text holds a word by itself. */
function wordsIn(text, word) {
    const found = [];
    if (word === '')
        return found;
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        const end = at + word.length;
        // Two units either side, because a character may take both.
        if (!BEFORE.test(text.slice(Math.max(0, at - 2), at)) && !AFTER.test(text.slice(end, end + 2)))
            found.push(at);
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/commands/place.js




/** Returns the place that an operand spells, or null. */
function parsePlace(operand) {
    const match = /^(.+?):([1-9]\d{0,9}(?:#[0-9a-f]{4})?)(?::([1-9]\d{0,9})(?:-([1-9]\d{0,9}(?:#[0-9a-f]{4})?):([1-9]\d{0,9}))?)?$/su.exec(operand);
    if (match?.[1] === undefined || match[2] === undefined)
        return null;
    const [, path, line, column, endLine, endColumn] = match;
    return {
        path, start: { line, column: column === undefined ? null : Number(column) },
        end: endLine === undefined ? null : { line: endLine, column: Number(endColumn) },
    };
}
/** Returns the line that a position names, checked against its hash. Refuses: out_of_bounds, stale_line. */
function lineOf(spelled, path, document, sha256) {
    const anchor = (0,text_anchor/* parseLineAnchor */.FT)(spelled);
    const line = anchor?.n ?? Number(spelled);
    if (line > document.count)
        return (0,outcome/* refuse */.T)({ code: 'out_of_bounds', path, position: line, detail: `it has ${String(document.count)} lines` });
    if (anchor !== null && (0,text_anchor/* lineHash */.Hw)(document, line, sha256) !== anchor.hash) {
        const now = `${String(line)}#${(0,text_anchor/* lineHash */.Hw)(document, line, sha256)}`;
        return (0,outcome/* refuse */.T)({ code: 'stale_line', path, position: spelled, current_anchor: now, reread: { path, start: line, count: 1 } });
    }
    return (0,outcome.ok)(line);
}
/** Returns the UTF-16 units before a line, a byte-order mark left out. */
function unitsBefore(document, line) {
    const text = new TextDecoder('utf-8').decode(document.bytes.subarray(0, document.starts[line - 1]));
    return text.length;
}
/** Returns the column of the one occurrence of a word on a line, counted from zero. Refuses: no_match, ambiguous_match. */
function columnOfName(name, text, path) {
    const places = wordsIn(text, name);
    const [only, ...more] = places;
    if (only === undefined)
        return (0,outcome/* refuse */.T)({ code: 'no_match', path, detail: `${name} does not stand on that line` });
    return more.length === 0 ? (0,outcome.ok)(only) : (0,outcome/* refuse */.T)({ code: 'ambiguous_match', path, detail: `${name} stands on that line at columns ${places.map((at) => at + 1).join(', ')}` });
}
function unitOf(position, name, path, document, sha256) {
    const line = lineOf(position.line, path, document, sha256);
    if (!line.ok)
        return line;
    const text = (0,text_document/* lineText */.oZ)(document, line.value);
    const column = name === null ? (0,outcome.ok)((position.column ?? 1) - 1) : columnOfName(name, text, path);
    if (!column.ok)
        return column;
    if (column.value > text.length)
        return (0,outcome/* refuse */.T)({ code: 'out_of_bounds', path, position: `${position.line}:${String(column.value + 1)}`, detail: `the line has ${String(text.length)} characters` });
    return (0,outcome.ok)(unitsBefore(document, line.value) + column.value);
}
/**
 * Returns the stretch of a text that a place names; with a name, that name.
 * Refuses: out_of_bounds, stale_line, no_match, ambiguous_match.
 */
function stretchOf(place, name, document, sha256) {
    const { path } = place;
    const start = unitOf(place.start, name, path, document, sha256);
    if (!start.ok || place.end === null)
        return start.ok ? (0,outcome.ok)({ path, start: start.value, end: start.value }) : start;
    const end = unitOf(place.end, null, path, document, sha256);
    if (!end.ok)
        return end;
    return end.value < start.value ? (0,outcome/* refuse */.T)({ code: 'out_of_bounds', path, detail: 'the range ends before it starts' }) : (0,outcome.ok)({ path, start: start.value, end: end.value });
}

;// CONCATENATED MODULE: ./lib/commands/refactors.js
/**
 * Refactors (spec page 7.2): what a language service proposes, lowered to a plan like any other change. A preview answers with a
 * token, the digest of the edits over the contents; an apply computes the edits anew, and lands them when the token is the same.
 */













/** Returns the language services of a desk. Refuses: no_server. */
function languageOf(desk) {
    return desk.language === undefined ? (0,outcome/* refuse */.T)({ code: 'no_server', detail: 'language services work in a working tree only' }) : (0,outcome.ok)(desk.language);
}
/** Returns the text of a path. Refuses: path_escape, and the target codes. */
async function documentOf(desk, path) {
    const loaded = await desk.target.load([path]);
    if (!loaded.ok)
        return loaded;
    const entry = (0,engine_snapshot/* entryOf */.M)(loaded.value, path);
    if (entry.kind !== 'file')
        return (0,outcome/* refuse */.T)((0,engine_snapshot/* notAFile */.$)(path, entry) ?? { code: 'missing_file', path });
    const document = (0,text_document/* openDocument */.EJ)(entry.bytes);
    return typeof document === 'string' ? (0,outcome/* refuse */.T)({ code: document, path }) : (0,outcome.ok)(document);
}
/**
 * Returns what an operand names, `name` being the word that stands once on its line.
 * Refuses: no_server, invalid_request, out_of_bounds, stale_line, no_match, ambiguous_match, and the target codes.
 */
async function findPlace(desk, operand, name) {
    const language = languageOf(desk);
    if (!language.ok)
        return language;
    const place = parsePlace(operand);
    if (place === null || (name === null) !== (place.start.column !== null)) {
        return (0,outcome/* refuse */.T)({ code: 'invalid_request', detail: 'a place is PATH:LINE:COL, or PATH:LINE and the name that stands there' });
    }
    const document = await documentOf(desk, place.path);
    if (!document.ok)
        return document;
    const at = stretchOf(place, name, document.value, desk.sha256);
    if (!at.ok)
        return at;
    const text = (0,encoding/* decode */.D4)(document.value.bytes).replace(/^\ufeff/u, '');
    const before = /[\p{ID_Continue}$#]*$/u.exec(text.slice(0, at.value.start))?.[0] ?? '';
    const after = /^[\p{ID_Continue}$#]*/u.exec(text.slice(at.value.start))?.[0] ?? '';
    return (0,outcome.ok)({ language: language.value, at: at.value, word: before + after });
}
async function refactors_lower(desk, title, proposal) {
    const loaded = await desk.target.load(proposedPaths(proposal));
    if (!loaded.ok)
        return loaded;
    const snapshot = loaded.value;
    const draft = lowerProposal(title, proposal, snapshot, desk.sha256);
    if (!draft.ok)
        return draft;
    const hidden = desk.hidden === 'allow' ? [] : (0,engine_hidden/* refuseHidden */.l)(draft.value.files);
    if (hidden.length > 0)
        return { ok: false, refusals: hidden };
    const plan = (0,engine_plan/* bindPlan */.Dd)(draft.value, desk.target.name, snapshot.base, desk.sha256);
    return (0,outcome.ok)({ plan, snapshot, proposal, token: tokenOf(proposal, draft.value, desk.sha256) });
}
/** Returns what an answer tells of a proposal beside its plan or receipt. */
function beside({ proposal }) {
    const { unrenamed, diagnostics, errors } = proposal;
    return { ...(unrenamed === undefined ? {} : { unrenamed }), diagnostics, ...(errors === undefined ? {} : { errors }) };
}
async function previewed(desk, lowered) {
    const done = await retainPlan(desk, lowered.plan);
    if (done.answer.outcome !== 'planned')
        return done;
    const edits = shownEdits(lowered.proposal, lowered.snapshot);
    return { ...done, answer: { ...done.answer, token: lowered.token, edits, ...beside(lowered) } };
}
const INTENT = { operation: 'refactor' };
/** Returns the wish for a refactor, told by its title: what it asked about may be there no longer. */
function refactors_wishOf(fits, plan, paths) {
    return {
        intent: INTENT, paths, planId: plan?.id ?? null, isToldBy: ({ operation, title }) => operation === INTENT.operation && fits(title),
        planOn: () => Promise.resolve(plan),
    };
}
async function applied(desk, lowered, fits) {
    const { plan, snapshot } = lowered;
    const paths = proposedPaths(lowered.proposal);
    const ended = await (0,execute/* admit */.w4)(desk, refactors_wishOf(fits, plan, paths), paths);
    if (ended !== null)
        return ended;
    const done = await (0,execute/* execute */.g7)(desk, plan, snapshot, INTENT);
    return done.answer.outcome === 'applied' ? { ...done, answer: { ...done.answer, ...beside(lowered) } } : done;
}
/** Returns what keeps a proposal from going on: another token than its own, or lines that were not read. Refuses: stale_token, unread_lines. */
function objections({ served, sha256 }, { token, plan: { files } }, { apply, plan }) {
    if (plan !== undefined)
        return plan === token ? [] : [{ code: 'stale_token', expected: plan, detail: `the edits would now be ${token}` }];
    return apply && served !== undefined ? unreadBySet(files, served, sha256) : [];
}
/**
 * Returns the plan of what a service proposes, or what came of executing it.
 * Refuses: what the service refuses, stale_token, unread_lines at a desk that lasts, and what lowering, planning and executing refuse.
 */
async function refactor(desk, options, { fits, propose }) {
    const { apply, plan } = options;
    if (plan !== undefined && (0,retention/* isPlanId */.D4)(plan))
        return apply ? applyPlan(desk, plan) : changes_status(desk, plan);
    if (plan !== undefined && !/^lsp-[0-9a-f]{64}$/u.test(plan))
        return (0,execute/* refused */.J5)([{ code: 'invalid_request', detail: 'a token is lsp- and 64 hex digits' }]);
    // A request that has its receipt is told it again; what it asks about may no longer be there.
    if (apply && await desk.ledger.ofRequest(desk.requestId) !== null) {
        const again = await (0,execute/* admit */.w4)(desk, refactors_wishOf(fits, null, []), []);
        if (again !== null)
            return again;
    }
    const proposed = await propose();
    const lowered = proposed.ok ? await refactors_lower(desk, proposed.value.title, proposed.value.proposal) : proposed;
    if (!lowered.ok)
        return (0,execute/* refused */.J5)(lowered.refusals);
    const against = objections(desk, lowered.value, options);
    if (against.length > 0)
        return (0,execute/* refused */.J5)(against);
    return apply ? applied(desk, lowered.value, fits) : previewed(desk, lowered.value);
}
/** Returns a proposal under a title. */
function titled(title, proposal) {
    return proposal.ok ? (0,outcome.ok)({ title, proposal: proposal.value }) : proposal;
}
/** Renames the symbol at a place; `old` is the name that stands once on the line, where the place gives no column. */
function rename(desk, place, old, name, options) {
    const propose = async () => {
        const found = await findPlace(desk, place, old);
        if (!found.ok)
            return found;
        const { at, language, word } = found.value;
        return titled(`Rename ${word} to ${name}`, await language.propose({ ask: 'rename', at, name }));
    };
    return refactor(desk, options, { fits: (title) => title.startsWith(`Rename ${old ?? ''}`) && title.endsWith(` to ${name}`), propose });
}
/** Moves a file or a directory, with every import of it. */
function moveFile(desk, from, to, options) {
    const [source, target] = [from, to].map((path) => path.replace(/\/+$/u, ''));
    const title = `Move ${source} to ${target}`;
    const propose = async () => {
        const language = languageOf(desk);
        return language.ok ? titled(title, await language.value.propose({ ask: 'move-file', from: source, to: target })) : language;
    };
    return refactor(desk, options, { fits: (told) => told === title, propose });
}
/** Moves the top-level declaration at a place to another file. */
function moveSymbol(desk, place, name, to, options) {
    const propose = async () => {
        const found = await findPlace(desk, place, name);
        if (!found.ok)
            return found;
        const { at, language, word } = found.value;
        return titled(`Move ${word} to ${to}`, await language.propose({ ask: 'move-symbol', at, to }));
    };
    return refactor(desk, options, { fits: (title) => title.startsWith(`Move ${name ?? ''}`) && title.endsWith(` to ${to}`), propose });
}
/** Organizes the imports of a file, or formats it. */
function tidy(desk, ask, path, options) {
    const title = ask === 'format' ? `Format ${path}` : `Organize the imports of ${path}`;
    const propose = async () => {
        const language = languageOf(desk);
        return language.ok ? titled(title, await language.value.propose({ ask, path })) : language;
    };
    return refactor(desk, options, { fits: (told) => told === title, propose });
}
/**
 * Lists the code actions at a place, or carries out the one that is chosen.
 * Refuses: action_not_found, action_ambiguous, action_command_only, action_creates_file, and as `rename`.
 */
async function codeActions(desk, place, choice, options) {
    const found = await findPlace(desk, place, null);
    if (!found.ok)
        return (0,execute/* refused */.J5)(found.refusals);
    const all = await found.value.language.actions({ ask: 'actions', at: found.value.at, kind: choice.kind });
    if (!all.ok)
        return (0,execute/* refused */.J5)(all.refusals);
    const name = (action) => actionId(action, desk.sha256);
    if (!options.apply && choice.action === null && options.plan === undefined) {
        return { answer: { outcome: 'ok', actions: listedActions(all.value, name) }, plan: null };
    }
    const propose = () => {
        const chosen = chosenAction(all.value, choice, name);
        return Promise.resolve(chosen.ok ? (0,outcome.ok)({ title: chosen.value.title, proposal: chosen.value.proposal }) : chosen);
    };
    return refactor(desk, options, { fits: () => true, propose });
}

;// CONCATENATED MODULE: ./lib/commands/language-reads.js


async function language_reads_ask(desk, request) {
    const language = languageOf(desk);
    const found = language.ok ? await language.value.read(request) : language;
    return found.ok ? { answer: { outcome: 'ok', ...found.value }, plan: null } : (0,execute/* refused */.J5)(found.refusals);
}
/**
 * Returns the definitions, references, calls or description of the symbol at a place; `name` stands once on the line where the
 * place gives no column. Refuses: the language codes, and as `findPlace`.
 */
async function readAt(desk, what, place, name) {
    const found = await findPlace(desk, place, name);
    return found.ok ? language_reads_ask(desk, { ask: what, at: found.value.at }) : (0,execute/* refused */.J5)(found.refusals);
}
/** Returns the symbols of a file, or those of the workspace that a query fits. Refuses: the language codes. */
function symbols(desk, path, query) {
    if ((path === null) === (query === null))
        return Promise.resolve((0,execute/* refused */.J5)([{ code: 'invalid_request', detail: 'give a PATH or --query' }]));
    return language_reads_ask(desk, { ask: 'symbols', path, query: query ?? '' });
}
/** Returns for every file what is wrong in it, or why nobody checked it. */
function diagnostics(desk, paths) {
    if (paths.length === 0)
        return Promise.resolve((0,execute/* refused */.J5)([{ code: 'invalid_request', detail: 'give a PATH' }]));
    return language_reads_ask(desk, { ask: 'diagnostics', paths });
}

;// CONCATENATED MODULE: ./lib/commands/language-rows.js
/** The rows of the table that ask language services. */




const refactoring = schemas/* strictObject */.rej({
    'apply': schemas/* boolean */.zMY().default(false).describe('carry it out; without it nothing is written'),
    'plan': schemas/* string */.YjP().min(1).optional().describe('the token (lsp-…) or plan (cs-…) of the preview that is meant'),
    'commit': schemas/* boolean */.zMY().default(false).describe('also commit to the current branch'),
    'request-id': schemas/* string */.YjP().min(1).optional().describe('name this request: the same name again answers with its first receipt'),
});
const choosing = refactoring.extend({
    kind: schemas/* string */.YjP().min(1).optional().describe('only this kind: quickfix, refactor and below it, source.organizeImports …'),
    action: schemas/* string */.YjP().min(1).optional().describe('the action, by its id'),
});
function optionsOf({ options: { apply, plan } }) {
    return { apply: apply === true, ...(typeof plan === 'string' ? { plan } : {}) };
}
function word(value) {
    return typeof value === 'string' ? value : null;
}
function usage(detail) {
    return Promise.resolve((0,execute/* refused */.J5)([{ code: 'invalid_request', detail }]));
}
/** Makes a row that the command line alone has. */
function local(row) {
    return { doors: ['cli'], floor: 'write', document: false, switch: 'lsp', ...row };
}
/** Runs `PLACE [NAME] LAST`: a place, the name that stands on its line where it has no column, and one word more. */
function placed({ operands }, run) {
    const [place, second, third] = operands;
    if (place === undefined || second === undefined)
        return usage('give a place and a name');
    return third === undefined ? run(place, null, second) : run(place, second, third);
}
const ACTING = [
    local({
        verb: 'rename', summary: 'Rename the symbol at PATH:LINE:COL, or OLD on PATH:LINE, everywhere.', operands: 'PATH:LINE[:COL] OLD|NEW [NEW]',
        options: refactoring, run: (desk, request) => placed(request, (place, old, name) => rename(desk, place, old, name, optionsOf(request))),
    }),
    local({
        verb: 'move-symbol', summary: 'Move a top-level declaration to another file.', operands: 'PATH:LINE[:COL] NAME|TARGET [TARGET]',
        options: refactoring, run: (desk, request) => placed(request, (place, name, to) => moveSymbol(desk, place, name, to, optionsOf(request))),
    }),
    local({
        verb: 'move-file', summary: 'Move a file or directory, with every import of it.', operands: 'PATH TARGET', options: refactoring,
        run: (desk, request) => {
            const [from, to] = request.operands;
            return from === undefined || to === undefined ? usage('give a PATH and a TARGET') : moveFile(desk, from, to, optionsOf(request));
        },
    }),
    ...[
        ['organize-imports', 'Organize the imports of a file.'], ['format', 'Format a file.'],
    ].map(([verb, summary]) => local({
        verb, summary, operands: 'PATH', options: refactoring,
        run: (desk, request) => tidy(desk, verb, request.operands[0] ?? '', optionsOf(request)),
    })),
    local({
        verb: 'fix', summary: 'List the fixes of the diagnostics at a place, or apply the only one.', operands: 'PATH:LINE:COL', options: choosing.omit({ kind: true }),
        run: (desk, request) => codeActions(desk, request.operands[0] ?? '', { kind: 'quickfix', action: word(request.options['action']) }, optionsOf(request)),
    }),
    local({
        verb: 'code-actions', summary: 'List the code actions at a place or range, or carry one out.', operands: 'PATH:LINE:COL', options: choosing,
        run: (desk, request) => codeActions(desk, request.operands[0] ?? '', { kind: word(request.options['kind']), action: word(request.options['action']) }, optionsOf(request)),
    }),
];
const READS = {
    definition: 'Show where the symbol at a place is defined.', references: 'Show every reference to the symbol at a place.',
    hover: 'Show what the compiler knows of the symbol at a place.', calls: 'Show who calls the function at a place, and whom it calls.',
};
/** The rows of refactors and reads, for the table. */
const LANGUAGE_ROWS = [
    ...ACTING,
    local({
        verb: 'diagnostics', summary: 'Show what the compiler finds wrong in files.', operands: 'PATH…', options: schemas/* strictObject */.rej({}),
        run: (desk, { operands }) => diagnostics(desk, operands),
    }),
    ...['definition', 'references', 'hover', 'calls'].map((verb) => local({
        verb, summary: READS[verb], operands: 'PATH:LINE[:COL] [NAME]', options: schemas/* strictObject */.rej({}),
        run: (desk, { operands: [place, name] }) => readAt(desk, verb, place ?? '', name ?? null),
    })),
    local({
        verb: 'symbols', summary: 'Show the symbols of a file, or of the workspace.', operands: '[PATH]',
        options: schemas/* strictObject */.rej({ query: schemas/* string */.YjP().min(1).optional().describe('what the names of the workspace are to hold') }),
        run: (desk, { operands: [path], options }) => symbols(desk, path ?? null, word(options['query'])),
    }),
];

// EXTERNAL MODULE: ./lib/commands/reading.js + 1 modules
var commands_reading = __webpack_require__(8959);
// EXTERNAL MODULE: ./lib/commands/receipts.js + 1 modules
var receipts = __webpack_require__(9447);
// EXTERNAL MODULE: ./lib/engine/report-refusals.js
var report_refusals = __webpack_require__(898);
// EXTERNAL MODULE: ./lib/text/visible.js
var visible = __webpack_require__(1981);
;// CONCATENATED MODULE: ./lib/engine/suggestions.js






/** Returns how a suggestion is spoken of: its link and its author. */
function nameOf({ remark: { url, author } }) {
    return `the suggestion ${url} by ${author}`;
}
/** Returns the text that a suggestion was written on, null where that is not known. */
function writtenOn({ path, written }, { snapshot, past }) {
    const then = written === null ? undefined : written.commit === snapshot.base ? snapshot : past.get(written.commit);
    const text = then === undefined ? null : textAt(path, then);
    if (written === null || text?.ok !== true)
        return null;
    const { document } = text.value;
    const { start, end } = written.lines;
    return start >= 1 && start <= end && end <= document.count ? { document, lines: written.lines } : null;
}
function bytesOf(document, { start, end }) {
    return (0,text_document/* normalise */.j7)((0,text_document/* rangeBytes */.T5)(document, start, end - start + 1));
}
/** Returns the refusal of a suggestion whose lines are not what it was written on. */
function stale({ remark }, document, place, why, judging) {
    const { path } = remark;
    const then = writtenOn(remark, judging);
    const expected = then === null ? {} : { expected: (0,text_anchor/* rangeAnchor */.FN)(then.document, then.lines.start, then.lines.end - then.lines.start + 1, judging.sha256) };
    if (document === null || place === null || place.start < 1 || place.end < place.start || place.end > document.count) {
        return { code: 'stale_anchor', path, ...expected, detail: why };
    }
    const count = place.end - place.start + 1;
    return {
        code: 'stale_anchor', path, ...expected, detail: why, current_anchor: (0,text_anchor/* rangeAnchor */.FN)(document, place.start, count, judging.sha256),
        reread: { path, start: place.start, count },
    };
}
/** Returns how many hidden characters a suggestion adds beyond those that its lines have. */
function hiddenAdded({ lines }, document, { start, end }) {
    const before = (0,visible/* countHidden */.k)(Array.from({ length: end - start + 1 }, (_, i) => (0,text_document/* lineText */.oZ)(document, start + i)).join('\n'));
    return [...(0,visible/* countHidden */.k)(lines.join('\n'))].reduce((sum, [c, count]) => sum + Math.max(0, count - (before.get(c) ?? 0)), 0);
}
/**
 * Returns a suggestion on its lines of the snapshot, where they are what it was written on.
 * Refuses: event_not_allowed, stale_anchor, unparseable_hunk, hidden_characters, and as `editable`.
 */
function judge(suggestion, place, judging) {
    const { remark, lines } = suggestion;
    const { path } = remark;
    const name = nameOf(suggestion);
    if (remark.since !== null)
        return (0,outcome/* refuse */.T)({ code: 'event_not_allowed', path, detail: `${name} was ${remark.since} after the command` });
    const text = editable(path, judging.snapshot);
    if (place === null)
        return (0,outcome/* refuse */.T)(stale(suggestion, text.ok ? text.value : null, null, `${name} is outdated`, judging));
    if (!text.ok)
        return { ok: false, refusals: text.refusals.map((refusal) => ({ ...refusal, detail: name })) };
    const document = text.value;
    const then = writtenOn(remark, judging);
    const isThere = place.start >= 1 && place.end >= place.start && place.end <= document.count;
    if (then === null || !isThere || !(0,encoding/* sameBytes */.er)(bytesOf(then.document, then.lines), bytesOf(document, place))) {
        return (0,outcome/* refuse */.T)(stale(suggestion, document, place, `${name} was written on another text`, judging));
    }
    if (lines.some((line) => /[\0\p{Surrogate}]/u.test(line))) {
        return (0,outcome/* refuse */.T)({ code: 'unparseable_hunk', path, position: place.start, detail: `${name} holds characters that are no text` });
    }
    const figure = judging.refuseHidden ? hiddenAdded(suggestion, document, place) : 0;
    return figure > 0 ? (0,outcome/* refuse */.T)({ code: 'hidden_characters', path, figure, detail: name }) : (0,outcome.ok)({ suggestion, place, document });
}
/** Returns those in the order of path and place. */
function suggestions_inOrder(placed) {
    return [...placed].sort((a, b) => (a.suggestion.remark.path < b.suggestion.remark.path ? -1 : a.suggestion.remark.path > b.suggestion.remark.path ? 1
        : a.place.start - b.place.start || a.place.end - b.place.end));
}
/** Returns for every suggestion that shares a line with others the first of those. */
function suggestions_overlaps(sorted) {
    const found = new Map();
    let furthest = null;
    for (const one of sorted) {
        if (furthest !== null && furthest.suggestion.remark.path === one.suggestion.remark.path && one.place.start <= furthest.place.end) {
            found.set(one, furthest);
            if (!found.has(furthest))
                found.set(furthest, one);
            if (one.place.end > furthest.place.end)
                furthest = one;
        }
        else
            furthest = one;
    }
    return found;
}
/**
 * Returns which suggestions can be carried out together, and why the others cannot; `placeOf` tells where one stands.
 * Refusals: as `judge`, overlapping_hunks.
 */
function sortSuggestions(suggestions, placeOf, judging) {
    const judged = suggestions.map((suggestion) => judge(suggestion, placeOf(suggestion.remark), judging));
    const sorted = suggestions_inOrder(judged.flatMap((one) => (one.ok ? [one.value] : [])));
    const others = suggestions_overlaps(sorted);
    const overlapping = sorted.flatMap((one) => {
        const other = others.get(one);
        if (other === undefined)
            return [];
        const own = one.suggestion.remark.url === other.suggestion.remark.url ? 'another block of the same comment' : nameOf(other.suggestion);
        return [{ code: 'overlapping_hunks', path: one.suggestion.remark.path, position: one.place.start, detail: `${nameOf(one.suggestion)} and ${own}` }];
    });
    return { placed: sorted.filter((one) => !others.has(one)), refusals: [...judged.flatMap((one) => (one.ok ? [] : one.refusals)), ...overlapping] };
}
/** Returns the changes of suggestions that do not overlap, given in their order: one a file, adjoining ones as one hunk. */
function changesOf(placed, sha256) {
    const files = new Map();
    for (const { suggestion: { remark: { path }, lines }, place, document } of placed) {
        const file = files.get(path) ?? { document, hunks: [] };
        files.set(path, file);
        const last = file.hunks.at(-1);
        if (last?.end === place.start - 1)
            file.hunks.splice(-1, 1, { start: last.start, end: place.end, lines: [...last.lines, ...lines] });
        else
            file.hunks.push({ ...place, lines });
    }
    return [...files].map(([path, { document, hunks }]) => ({
        path, anchor: (0,text_anchor/* fileAnchor */.o4)(document.bytes, sha256), problems: [],
        edit: { kind: 'hunks', hunks: hunks.map(({ start, end, lines }, index) => ({ kind: 'replace', index, start: { n: start }, end: { n: end }, lines })) },
    }));
}

// EXTERNAL MODULE: ./lib/commands/blocks.js
var commands_blocks = __webpack_require__(126);
;// CONCATENATED MODULE: ./lib/commands/suggestions.js









const suggestions_INTENT = { operation: 'apply' };
/** Names in a title. */
const NAMED = 4;
/** Commits whose files are asked for side by side. */
const AT_ONCE = 8;
/** Returns a login without what is written around it, in one letter case. */
function plainLogin(login) {
    return login.replace(/^@/u, '').replace(/\[bot\]$/u, '').toLowerCase();
}
/** Returns what a remark suggests. Refusals: unparseable_hunk. */
function read(remark) {
    const { blocks, doubt } = (0,commands_blocks/* scanBlocks */.g)(remark.body);
    const suggestions = blocks.filter(({ language }) => language === 'suggestion').map(({ lines }) => ({ remark, lines }));
    if (!doubt || !/(?:`{3}|~{3})[ \t]*suggestion/iu.test(remark.body))
        return { suggestions, refusals: [] };
    const detail = `a block of ${remark.url} by ${remark.author} begins where it may be part of a list or of HTML`;
    return { suggestions: [], refusals: [{ code: 'unparseable_hunk', path: remark.path, detail }] };
}
async function tell(review, author) {
    const remarks = await review.remarks();
    const told = remarks.filter((one) => author === null || plainLogin(one.author) === plainLogin(author)).map(read);
    return { suggestions: told.flatMap((one) => one.suggestions), refusals: told.flatMap((one) => one.refusals) };
}
/** Returns the files that suggestions were written on, by commit, where that is another one than the head. */
async function pastOf(review, suggestions, head) {
    const wanted = new Map();
    for (const { remark: { path, written } } of suggestions) {
        if (written === null || written.commit === head || (0,base_path/* pathProblem */.z9)(path) !== null)
            continue;
        wanted.set(written.commit, (wanted.get(written.commit) ?? new Set()).add(path));
    }
    const commits = [...wanted];
    const found = new Map();
    for (let from = 0; from < commits.length; from += AT_ONCE) {
        await Promise.all(commits.slice(from, from + AT_ONCE).map(async ([commit, paths]) => { found.set(commit, await review.filesAt(commit, [...paths])); }));
    }
    return found;
}
function titleOf(placed) {
    const names = [...new Set(placed.map(({ suggestion: { remark } }) => remark.author))];
    const shown = names.length <= NAMED ? names : [...names.slice(0, NAMED - 1), `${String(names.length - NAMED + 1)} others`];
    const last = shown.at(-1) ?? '';
    const by = shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`;
    return `Apply ${String(placed.length)} suggestion${placed.length === 1 ? '' : 's'} by ${by}`;
}
async function planThem({ desk, suggestions, refusals, past }, snapshot, placeOf) {
    const judging = { snapshot, past, sha256: desk.sha256, refuseHidden: desk.hidden !== 'allow' };
    const sorted = sortSuggestions(suggestions, placeOf, judging);
    const left = [...refusals, ...sorted.refusals];
    if (sorted.placed.length === 0)
        return { plan: null, refusals: left };
    const changes = changesOf(sorted.placed, desk.sha256);
    const set = {
        title: titleOf(sorted.placed), changes, problems: [], verify: [], allowHidden: false, sections: [],
        hunkCounts: changes.map(({ edit }) => (edit.kind === 'hunks' ? edit.hunks.length : 0)),
    };
    const plan = await planOn({ ...desk, limits: (0,settings/* computedLimits */.Mo)(desk.limits) }, set, snapshot);
    return plan.ok ? { plan: plan.value, refusals: left } : { plan: null, refusals: [...left, ...plan.refusals] };
}
/**
 * Returns what a request for suggestions wishes. What the ledger has of such a request is its own, since its suggestions are outdated
 * once they are carried out; a commit has to be what they come to on its parent.
 */
function suggestions_wishOf(gathered, paths) {
    return {
        intent: suggestions_INTENT, paths, planId: null,
        isToldBy: ({ operation, title }) => operation === suggestions_INTENT.operation && /^Apply \d+ suggestions? by /u.test(title),
        planOn: async (before) => (gathered === null ? null : (await planThem(gathered, before, ({ written, now }) => (written !== null && written.commit === before.base ? written.lines : now))).plan),
    };
}
/** Returns the plan of those that can be carried out, retained, and beside it why the others cannot. */
async function show(desk, plan, left, asked) {
    const done = await retainPlan(desk, plan);
    if (left.length === 0)
        return done;
    const reports = (0,report_refusals/* reportRefusals */.O)(left);
    const { answer } = done;
    if (answer.outcome === 'planned') {
        return { plan, answer: asked === 'plan' ? { ...answer, refusals: reports } : { outcome: 'refused', refusals: reports, plan: answer.plan } };
    }
    return { plan, answer: { outcome: 'refused', refusals: answer.outcome === 'refused' ? [...answer.refusals, ...reports] : reports } };
}
/** Returns the desk at which the one decision is about suggestions. */
function deciding(desk) {
    return { ...desk, authority: { decide: (_, paths, backing) => desk.authority.decide('suggestions', paths, backing) } };
}
async function applyThem(desk, gathered, snapshot, { plan, refusals }) {
    const paths = [...new Set(gathered.suggestions.map(({ remark }) => remark.path))];
    const ended = await (0,execute/* admit */.w4)(desk, suggestions_wishOf(gathered, paths), plan === null ? [] : plan.files.map(({ path }) => path));
    if (ended !== null && !(0,approval/* wantsApproval */.PM)(ended))
        return ended;
    if (plan === null)
        return (0,execute/* refused */.J5)(refusals);
    if (refusals.length > 0)
        return show(desk, plan, refusals, 'apply');
    return ended === null ? (0,execute/* execute */.g7)(desk, plan, snapshot, suggestions_INTENT) : (0,approval/* askApproval */.Ns)(desk, ended, plan, suggestions_INTENT);
}
/**
 * Returns the plan of the open suggestions of a review, retained, or with `apply` what came of executing it.
 * Refuses: invalid_request, event_not_allowed, stale_anchor, overlapping_hunks, unparseable_hunk, too_many_files, and what planning,
 * retaining and executing refuse.
 */
async function suggestions(given, { author, apply }) {
    const { review } = given;
    if (review === undefined)
        return (0,execute/* refused */.J5)([{ code: 'invalid_request', detail: 'suggestions are of a pull request, and there is none here' }]);
    const desk = deciding(given);
    const [told, first] = await Promise.all([tell(review, author), apply ? desk.ledger.ofRequest(desk.requestId) : null]);
    if (first !== null) {
        const again = await (0,execute/* admit */.w4)(desk, suggestions_wishOf(null, []), []);
        if (again !== null)
            return again;
    }
    const ruled = await (0,engine_desk/* underPolicy */.j)(desk);
    if (told.suggestions.length === 0) {
        if (told.refusals.length > 0)
            return (0,execute/* refused */.J5)(told.refusals);
        const whose = author === null ? 'in this review' : `by ${author.replace(/^@/u, '')} in this review`;
        return { answer: { outcome: 'ok', message: `There are no open suggestions ${whose}.` }, plan: null };
    }
    const paths = [...new Set(told.suggestions.map(({ remark }) => remark.path))].filter((path) => (0,base_path/* pathProblem */.z9)(path) === null);
    const limit = (0,settings/* computedLimits */.Mo)(ruled.limits).files;
    if (paths.length > limit)
        return (0,execute/* refused */.J5)([{ code: 'too_many_files', limit, figure: paths.length }]);
    const loaded = await desk.target.load(paths);
    if (!loaded.ok)
        return (0,execute/* refused */.J5)(loaded.refusals);
    const gathered = { ...told, desk: ruled, past: await pastOf(review, told.suggestions, loaded.value.base) };
    const planned = await planThem(gathered, loaded.value, ({ now }) => now);
    if (apply)
        return applyThem(desk, gathered, loaded.value, planned);
    return planned.plan === null ? (0,execute/* refused */.J5)(planned.refusals) : show(desk, planned.plan, planned.refusals, 'plan');
}

// EXTERNAL MODULE: ./lib/commands/transaction-request.js + 4 modules
var transaction_request = __webpack_require__(6202);
;// CONCATENATED MODULE: ./lib/commands/table.js
/**
 * The one table of commands: the comment grammar, the command line, help, JSON Schemas and the README are made from it.
 * A verb that a later version brings stands here too, and answers `feature_off`.
 */
















const none = schemas/* strictObject */.rej({});
const syntaxCheck = {
    'syntax-check': schemas/* enum */.k5n(settings/* SYNTAX_MODES */.nD).default('refuse').describe('what a new syntax error does to the set: refuse it, warn, or off for no check'),
};
const readOptions = schemas/* strictObject */.rej({
    'line-anchors': schemas/* boolean */.zMY().default(false).describe('show N#hhhh for every line'),
    'max-tokens': coerce/* number */.ai().int().min(1).optional().describe('most tokens (four bytes each) to return; 10000 unless told'),
});
const landing = schemas/* strictObject */.rej({
    'commit': schemas/* boolean */.zMY().default(false).describe('also commit to the current branch'),
    'branch': schemas/* string */.YjP().min(1).optional().describe('commit to this branch without touching the working tree'),
    'dry-run': schemas/* boolean */.zMY().default(false).describe('plan only, like preview'),
    'request-id': schemas/* string */.YjP().min(1).max(200).regex(/^\P{Cc}*$/u, { error: 'a request id holds no control characters' }).optional().describe('name this request: the same name again answers with its first receipt'),
    ...syntaxCheck,
});
const suggestionOptions = schemas/* strictObject */.rej({
    author: schemas/* string */.YjP().regex(/^@?\w[\w-]{0,99}(?:\[bot\])?$/u, { error: 'an author is a login' }).optional().describe('only those of this person'),
    apply: schemas/* boolean */.zMY().default(false).describe('carry them out; without, they are planned'),
});
function table_usage(detail) {
    return (0,execute/* refused */.J5)([{ code: 'invalid_request', detail }]);
}
function one(operands, name, run) {
    const [operand, ...more] = operands;
    if (operand === undefined || more.length > 0)
        return Promise.resolve(table_usage(`give exactly one ${name}`));
    return run(operand);
}
function withDocument(request, run) {
    return request.document === null ? Promise.resolve(table_usage('the document is missing')) : run(request.document);
}
function previewRequest(desk, request) {
    return withDocument(request, (document) => (request.foreign === true ? previewForeign(desk, document) : preview(desk, document)));
}
/** Plans and executes a document, or executes the retained plan that the operand names. */
function apply(desk, request) {
    const [operand] = request.operands;
    if (request.carried !== undefined)
        return request.options['dry-run'] === true ? previewCarried(desk, request.carried) : applyCarried(desk, request.carried);
    if (request.options['dry-run'] === true) {
        return operand !== undefined && (0,retention/* isPlanId */.D4)(operand) ? changes_status(desk, operand) : previewRequest(desk, request);
    }
    if (operand !== undefined && (0,retention/* isPlanId */.D4)(operand))
        return applyPlan(desk, operand);
    return withDocument(request, (document) => (request.foreign === true ? applyForeign(desk, document) : applyDocument(desk, document)));
}
function later(verb, summary, operands, switchName, doors) {
    const run = () => Promise.resolve((0,execute/* refused */.J5)([{ code: 'feature_off', detail: `the command ${verb}` }]));
    return { verb, summary, operands, doors, floor: 'write', document: false, options: schemas/* looseObject */._H3({}), switch: switchName, later: true, run };
}
const BOTH = ['cli', 'comment'];
const COMMANDS = [
    {
        verb: 'read', summary: 'Show lines with the anchors an edit needs.', operands: 'PATH[:A-B]', doors: BOTH, floor: 'write',
        document: false, options: readOptions,
        run: (desk, { operands, options }) => one(operands, 'PATH', async (path) => (0,commands_reading/* read */.LF)(desk, path, {
            lineAnchors: options['line-anchors'] === true,
            maxTokens: typeof options['max-tokens'] === 'number' ? options['max-tokens'] : (await (0,engine_desk/* underPolicy */.j)(desk)).limits.readTokens,
        })),
    },
    {
        verb: 'search', summary: 'Show the lines that match a regular expression, with their anchors.', operands: 'PATTERN [PATH…]',
        doors: ['cli'], floor: 'write', document: false, options: none,
        run: (desk, { operands: [pattern, ...paths], searching }) => (pattern === undefined ? Promise.resolve(table_usage('give a PATTERN')) : (0,commands_reading/* search */.$P)(desk, pattern, paths, (0,fault/* present */.Eb)(searching, 'what a search needs'))),
    },
    {
        verb: 'anchors', summary: 'Print the file anchor of many files.', operands: 'PATH…', doors: ['cli'], floor: 'write',
        document: false, options: none, switch: 'changeReceipts', run: (desk, { operands }) => (0,commands_reading/* anchors */.pW)(desk, operands),
    },
    {
        verb: 'edit', summary: 'Make one change of one file.', operands: '[FILE|-]', doors: ['cli'], floor: 'write', document: true,
        options: landing,
        run: (desk, request) => withDocument(request, (document) => (request.options['dry-run'] === true ? previewEdit(desk, document) : edit(desk, document))),
    },
    {
        verb: 'preview', summary: 'Plan a ChangeSet and write nothing.', operands: '[FILE|-]', doors: BOTH, floor: 'write', document: true,
        options: schemas/* strictObject */.rej(syntaxCheck), switch: 'changeSet', run: previewRequest,
    },
    {
        verb: 'apply', summary: 'Execute a ChangeSet, or a plan that was previewed.', operands: '[FILE|-|PLAN_ID]', doors: BOTH,
        floor: 'write', document: true, options: landing, switch: 'changeSet', run: apply,
    },
    {
        verb: 'import', summary: 'Turn a diff or search/replace blocks into a ChangeSet.', operands: '[FILE|-]', doors: ['cli'], floor: 'write',
        document: true, foreign: true, options: none, switch: 'changeSet',
        run: (desk, request) => withDocument(request, (document) => importDocument(desk, document)),
    },
    {
        verb: 'status', summary: 'Show what a plan holds and whether it still applies.', operands: 'PLAN_ID', doors: BOTH, floor: 'write',
        document: false, options: none, switch: 'changeSet', run: (desk, { operands }) => one(operands, 'PLAN_ID', (id) => changes_status(desk, id)),
    },
    {
        verb: 'discard', summary: 'Retire a plan and let its content go.', operands: 'PLAN_ID', doors: BOTH, floor: 'write',
        document: false, options: none, switch: 'changeSet', run: (desk, { operands }) => one(operands, 'PLAN_ID', (id) => discard(desk, id)),
    },
    {
        verb: 'plans', summary: 'List the retained plans.', operands: '', doors: ['cli'], floor: 'write', document: false, options: none,
        switch: 'changeSet', run: (desk) => plans(desk),
    },
    {
        verb: 'receipts', summary: 'Show the ledger, or one receipt of it.', operands: '[RECEIPT_ID]', doors: ['cli'], floor: 'write',
        document: false, options: none, switch: 'changeReceipts', run: (desk, { operands: [id] }) => (0,receipts/* receipts */.e)(desk, id ?? null),
    },
    {
        verb: 'undo', summary: 'Apply the inverse of a receipt, under the same rules.', operands: 'RECEIPT_ID', doors: BOTH, floor: 'write',
        document: false, options: landing.omit({ 'dry-run': true }), switch: 'changeReceipts',
        run: (desk, { operands }) => one(operands, 'RECEIPT_ID', (id) => (0,receipts/* undo */.t)(desk, id)),
    },
    {
        verb: 'approve', summary: 'Approve a plan of somebody else, by its whole id, and execute it when nothing else is missing.', operands: 'PLAN_ID',
        doors: ['comment'], floor: 'write', document: false, options: none, switch: 'changeSet',
        run: (desk, { operands }) => one(operands, 'PLAN_ID', (id) => (0,approval/* approvePlan */.Ph)(desk, id)),
    },
    {
        verb: 'check', summary: 'Check the syntax of files by the bundled grammars.', operands: '[PATH…]', doors: BOTH, floor: 'write',
        document: false, options: schemas/* strictObject */.rej({ 'fail-on': schemas/* enum */.k5n(['error']).optional().describe('exit 1 when a file has errors') }),
        run: (desk, { operands, searching }) => (0,check/* check */.z)(desk, operands, searching?.listing),
    },
    {
        verb: 'suggestions', summary: 'Plan the open suggestions of a review as one set, or apply them.', operands: '', doors: ['comment'],
        floor: 'write', document: false, options: suggestionOptions, switch: 'changeSet',
        run: (desk, { operands, options }) => (operands.length > 0 ? Promise.resolve(table_usage('suggestions takes options only'))
            : suggestions(desk, { author: typeof options['author'] === 'string' ? options['author'] : null, apply: options['apply'] === true })),
    },
    {
        verb: 'tx', summary: 'Edit many files over several calls, and commit them as one set: begin, edit, edit_multi, edit_chunk, assemble, commit, undo_commit, rollback, info, list.',
        operands: '[ACTION] [NAME|TXN_ID] [FILE|-]', doors: BOTH,
        floor: 'write', document: true, documentAt: transaction_request/* documentOperand */.Pt, workspace: transaction_request/* workspaceOf */.B3, options: landing, run: transaction_request/* runTransaction */.c4,
    },
    ...['rename', 'move-symbol', 'move-file', 'organize-imports', 'fix', 'format']
        .map((verb) => later(verb, 'Refactor with a language server.', '…', 'lsp', ['comment'])),
    ...LANGUAGE_ROWS,
    later('actions', 'List code actions.', 'PATH:LINE:COL', 'lsp', ['comment']),
    later('lsp', 'Ask a language server.', '…', 'lsp', ['cli']),
    later('verify', 'Run a cell over a change.', '', 'workshop', ['comment']),
    ...['cell', 'workshop'].map((verb) => later(verb, 'Run code in a cell.', '…', 'workshop', ['cli'])),
    later('samples', 'List or open samples.', '[NAME]', 'samples', ['cli']),
];
/** Returns the command of a verb at a door, verbs in any case, or null. */
function findCommand(verb, door) {
    return COMMANDS.find((command) => command.verb === verb.toLowerCase() && command.doors.includes(door)) ?? null;
}
/** Returns whether this version has a command, and does not only know its name. */
function hasComeYet(command) {
    return command.later !== true;
}
/** Returns whether the switches leave a command on. */
function isOn(command, switches) {
    return command.switch === undefined || switches[command.switch];
}


/***/ }),

/***/ 6202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Pt: () => (/* binding */ documentOperand),
  uv: () => (/* binding */ isTransactionDocument),
  c4: () => (/* binding */ runTransaction),
  B3: () => (/* binding */ workspaceOf)
});

// EXTERNAL MODULE: ./lib/base/outcome.js
var outcome = __webpack_require__(9877);
// EXTERNAL MODULE: ./lib/changeset/json.js
var changeset_json = __webpack_require__(8224);
// EXTERNAL MODULE: ./lib/engine/execute.js + 2 modules
var execute = __webpack_require__(4517);
// EXTERNAL MODULE: ./lib/base/canonical.js
var canonical = __webpack_require__(4079);
// EXTERNAL MODULE: ./lib/base/path.js
var path = __webpack_require__(3838);
// EXTERNAL MODULE: ./lib/changeset/transaction.js
var transaction = __webpack_require__(7072);
// EXTERNAL MODULE: ./lib/engine/report-refusals.js
var report_refusals = __webpack_require__(898);
// EXTERNAL MODULE: ./lib/engine/transaction/chunks.js
var transaction_chunks = __webpack_require__(8803);
// EXTERNAL MODULE: ./lib/engine/creation.js
var creation = __webpack_require__(9265);
// EXTERNAL MODULE: ./lib/engine/hidden.js
var engine_hidden = __webpack_require__(4388);
// EXTERNAL MODULE: ./lib/engine/plan.js
var plan = __webpack_require__(8479);
// EXTERNAL MODULE: ./lib/engine/snapshot.js
var engine_snapshot = __webpack_require__(7732);
// EXTERNAL MODULE: ./lib/text/anchor.js
var text_anchor = __webpack_require__(7474);
// EXTERNAL MODULE: ./lib/engine/transaction/stage.js + 3 modules
var stage = __webpack_require__(7232);
;// CONCATENATED MODULE: ./lib/engine/transaction/draft.js








/** Returns what a touched file is before the set, or why it has drifted. Refuses: stale_anchor, the target codes. */
function beforeOf({ path, first }, snapshot, sha256) {
    const entry = (0,engine_snapshot/* entryOf */.M)(snapshot, path);
    const refusals = [];
    if (first === null) {
        if (entry.kind === 'file') {
            refusals.push({ code: 'stale_anchor', path, current_anchor: (0,text_anchor/* fileAnchor */.o4)(entry.bytes, sha256), detail: 'there was no file when it was first touched' });
        }
        else
            refusals.push(...[(0,creation/* checkFree */.l)(path, snapshot)].filter((taken) => taken !== null));
        return (0,outcome/* settle */.G)(refusals, () => null);
    }
    if (entry.kind !== 'file') {
        const gone = entry.kind === 'missing' ? null : (0,engine_snapshot/* notAFile */.$)(path, entry);
        return { ok: false, refusals: [gone ?? { code: 'stale_anchor', path, expected: first.anchor, detail: 'it is gone' }] };
    }
    const drift = (0,stage/* driftFrom */.mm)(path, first, entry.mode, entry.bytes, sha256);
    return (0,outcome/* settle */.G)(drift === null ? [] : [drift], () => (0,plan/* sideOf */.Jh)(entry.bytes, entry.mode, sha256));
}
/**
 * Returns the draft of a transaction over a snapshot that holds every touched file, or every reason why it would not commit.
 * Refuses: stale_anchor, chunks_missing, the target codes, too_many_files, set_too_large, hidden_characters.
 */
function draftTransaction(transaction, snapshot, { sha256, limits, refuseHidden: strict }) {
    const problems = (0,stage/* checkSize */.C1)(transaction, limits);
    const files = [];
    const unchanged = [];
    for (const touched of transaction.touched) {
        const { path, staged, chunks } = touched;
        const before = beforeOf(touched, snapshot, sha256);
        if (!before.ok)
            problems.push(...before.refusals);
        if (chunks !== null)
            problems.push((0,transaction_chunks/* outstanding */.Te)(path, chunks));
        if (!before.ok || staged === null)
            continue;
        const after = (0,plan/* sideOf */.Jh)(staged.bytes, staged.mode, sha256);
        if ((0,plan/* sameSide */.QP)(before.value, after))
            unchanged.push(path);
        else
            files.push({ operation: before.value === null ? 'create' : 'edit', path, before: before.value, after });
    }
    if (strict)
        problems.push(...(0,engine_hidden/* refuseHidden */.l)(files));
    return (0,outcome/* settle */.G)(problems, () => ({ title: transaction.name, verify: [], files, unchanged }));
}

// EXTERNAL MODULE: ./lib/engine/transaction/life.js
var life = __webpack_require__(7855);
// EXTERNAL MODULE: ./lib/engine/transaction/report.js
var transaction_report = __webpack_require__(687);
// EXTERNAL MODULE: ./lib/report/plan-report.js
var plan_report = __webpack_require__(2354);
;// CONCATENATED MODULE: ./lib/commands/transaction-lookup.js

/** Returns the transaction as retired with its receipt, and puts it into the store so. */
async function retireCommitted(desk, store, { id, name }, receipt) {
    const retired = { id, name, state: 'committed', at: desk.now(), requestId: receipt.request_id, receipt: receipt.id };
    await store.update((all) => ({ answer: null, next: (0,life/* retireTransaction */.CF)(all, retired, desk.now()) }));
    return retired;
}
/** Returns what an id names now. */
async function lookUp(desk, store, id) {
    const found = await store.update((all) => ({ answer: (0,life/* findTransaction */.eT)(all, id, desk.now()) }));
    if (found.kind === 'unknown' || (found.kind === 'retired' && found.retired.state !== 'expired'))
        return found;
    const requestId = found.kind === 'open' ? found.transaction.claim?.requestId : found.retired.requestId;
    const receipt = requestId === undefined ? null : await desk.ledger.ofRequest(requestId);
    const { name } = found.kind === 'open' ? found.transaction : found.retired;
    if (receipt?.operation !== 'transaction' || receipt.title !== name)
        return found;
    return { kind: 'retired', retired: await retireCommitted(desk, store, found.kind === 'open' ? found.transaction : found.retired, receipt) };
}
/** Returns why a transaction cannot be changed now, or null. Refuses: busy. */
function underWay({ claim }, now) {
    if (claim === null || claim.until <= now)
        return null;
    const seconds = Math.ceil((claim.until - now) / 1000);
    return { code: 'busy', detail: `this transaction is being committed; commit it again if that was cut off, or wait ${String(seconds)} seconds` };
}

;// CONCATENATED MODULE: ./lib/commands/commit-transaction.js
/**
 * The commit of a transaction: one set through the commit core.
 *
 * Calling sequence: verify on a snapshot, claim, execute, retire. The claim is put into the store by compare-and-swap on what
 * was verified, so that no call stages anything that the set then lacks; it names the request under which the set lands, so that
 * whoever commits again, after a crash or beside us, lands the same receipt or finds it. Promised: one effect and one receipt,
 * however often and from wherever a transaction is committed. A refused commit leaves the transaction open as it was.
 */







const INTENT = { operation: 'transaction' };
const ATTEMPTS = 4;
/** How long nobody else may change a transaction that is being committed, in milliseconds. */
const CLAIM = 2 * 60_000;
function receiptOf({ answer }) {
    return answer.outcome === 'applied' || answer.outcome === 'no_change' || answer.outcome === 'indeterminate' ? answer.receipt ?? null : null;
}
/** Returns whether two looks at a transaction saw the same staged files and the same claim. */
function same(a, b) {
    return a.revision === b.revision && a.claim?.requestId === b.claim?.requestId;
}
/** Returns the first receipt of a transaction that was committed, told again. Refuses: receipt_not_found. */
async function tellAgain(desk, { requestId, receipt }) {
    const wish = { intent: INTENT, paths: [], planId: null, isToldBy: ({ id }) => id === receipt, planOn: () => Promise.resolve(null) };
    const first = requestId === undefined ? null : await (0,execute/* admit */.w4)({ ...desk, requestId }, wish, []);
    return first ?? (0,execute/* refused */.J5)([{ code: 'receipt_not_found', ...(receipt === undefined ? {} : { expected: receipt }) }]);
}
/** Returns the plan of a transaction on a snapshot. Refuses: as `draftTransaction`. */
function planOn(desk, transaction, snapshot) {
    const draft = draftTransaction(transaction, snapshot, { sha256: desk.sha256, limits: desk.limits, refuseHidden: desk.hidden !== 'allow' });
    return draft.ok ? (0,outcome.ok)((0,plan/* bindPlan */.Dd)(draft.value, desk.target.name, snapshot.base, desk.sha256)) : draft;
}
/** Returns what the commit of a transaction wishes: its staged content on the files as they were first seen. */
function wishOf(desk, transaction, paths) {
    return {
        intent: INTENT, paths, planId: null,
        isToldBy: ({ operation }) => (operation === INTENT.operation ? null : false),
        planOn: (before) => {
            const plan = planOn(desk, transaction, before);
            return Promise.resolve(plan.ok ? plan.value : null);
        },
    };
}
/** Claims a transaction for a request, if it still is what was verified; returns whether. */
function claim(desk, store, verified, requestId) {
    return store.update((all) => {
        const found = (0,life/* findTransaction */.eT)(all, verified.id, desk.now());
        if (found.kind !== 'open' || !same(found.transaction, verified))
            return { answer: false };
        const claimed = { ...found.transaction, claim: { requestId, by: desk.requestId, until: desk.now() + CLAIM }, expiresAt: desk.now() + desk.limits.planLifetime };
        return { answer: true, next: (0,life/* putTransaction */.IQ)(all, claimed, desk.now()) };
    });
}
/** Lets go of a claim of this request, after a refusal. */
function release(desk, store, id) {
    return store.update((all) => {
        const found = (0,life/* findTransaction */.eT)(all, id, desk.now());
        if (found.kind !== 'open' || found.transaction.claim?.by !== desk.requestId)
            return { answer: null };
        return { answer: null, next: (0,life/* putTransaction */.IQ)(all, { ...found.transaction, claim: null }, desk.now()) };
    });
}
/** Executes what was verified and claimed, and puts into the store what came of it. */
async function land(desk, store, verified, requestId) {
    const { transaction, plan, snapshot } = verified;
    const done = await (0,execute/* execute */.g7)({ ...desk, requestId }, plan, snapshot, INTENT);
    const receipt = receiptOf(done);
    if (receipt !== null)
        await retireCommitted(desk, store, transaction, receipt);
    else if (done.answer.outcome === 'refused')
        await release(desk, store, transaction.id);
    return done;
}
/** Returns whether a set was refused because a file changed between its verification and its landing. */
function overtaken({ answer }) {
    return answer.outcome === 'refused' && answer.refusals.every(({ code, path }) => (code === 'stale_plan' || code === 'head_moved') && path !== undefined);
}
/** Renews a transaction and returns the plan that a commit would execute now. */
function tryOut(desk, store, id, plan) {
    const outcome = plan.files.length === 0 ? 'no_change' : 'planned';
    const answer = { answer: { outcome, plan: (0,plan_report/* reportPlan */._)(plan, null, [], desk.limits.diffLines) }, plan };
    return store.update((all) => {
        const found = (0,life/* findTransaction */.eT)(all, id, desk.now());
        if (found.kind !== 'open')
            return { answer };
        return { answer, next: (0,life/* putTransaction */.IQ)(all, { ...found.transaction, expiresAt: desk.now() + desk.limits.planLifetime }, desk.now()) };
    });
}
/** Makes one attempt; null when something moved meanwhile and another has to be made. */
async function attempt(desk, store, transaction, dry) {
    const requestId = transaction.claim?.requestId ?? desk.requestId;
    const paths = transaction.touched.map(({ path }) => path);
    const [ended, loaded] = await Promise.all([(0,execute/* admit */.w4)({ ...desk, requestId }, wishOf(desk, transaction, paths), paths), desk.target.load(paths)]);
    if (ended !== null) {
        const receipt = receiptOf(ended);
        if (receipt !== null && transaction.claim !== null)
            await retireCommitted(desk, store, transaction, receipt);
        return ended;
    }
    if (!loaded.ok)
        return (0,execute/* refused */.J5)(loaded.refusals);
    const snapshot = loaded.value;
    const planned = planOn(desk, transaction, snapshot);
    if (!planned.ok) {
        // Because a commit beside this one may be what changed the files.
        const now = await lookUp(desk, store, transaction.id);
        return now.kind === 'open' && same(now.transaction, transaction) ? (0,execute/* refused */.J5)(planned.refusals) : null;
    }
    const plan = planned.value;
    if (dry)
        return tryOut(desk, store, transaction.id, plan);
    if (!await claim(desk, store, transaction, requestId))
        return null;
    const done = await land(desk, store, { transaction, plan, snapshot }, requestId);
    return overtaken(done) ? null : done;
}
/**
 * Returns what came of committing a transaction: its receipt, the first one when it is committed already; with `dry` the plan.
 * Refuses: transaction_not_found, transaction_expired, stale_anchor, chunks_missing, hidden_characters, the target codes, busy, and
 * what executing refuses.
 */
async function commitTransaction(desk, store, id, dry) {
    const allowed = await desk.authority.decide('transaction', []);
    if (!allowed.ok)
        return (0,execute/* refused */.J5)(allowed.refusals);
    for (let count = 1; count <= ATTEMPTS; count++) {
        const found = await lookUp(desk, store, id);
        if (found.kind === 'retired' && found.retired.state === 'committed')
            return tellAgain(desk, found.retired);
        if (found.kind !== 'open')
            return (0,execute/* refused */.J5)([(0,life/* goneRefusal */.G1)(id, found)]);
        const done = await attempt(desk, store, found.transaction, dry);
        if (done !== null)
            return done;
    }
    return (0,execute/* refused */.J5)([{ code: 'busy', detail: 'others keep changing this transaction or its files' }]);
}

// EXTERNAL MODULE: ./lib/commands/receipts.js + 1 modules
var receipts = __webpack_require__(9447);
;// CONCATENATED MODULE: ./lib/commands/transactions.js
/**
 * `edit_transaction` (spec page 4): one function for every door.
 *
 * Calling sequence: `begin`, staging calls, `commit` or `rollback`, each from any process; `commit-transaction.ts` has the commit.
 * Promised: what a call was told is staged is in the commit, or the commit refuses; a call delivered twice stages once; a refused
 * call changes nothing, the lifetime neither. Not promised: that a commit which takes longer than its claim lasts (two minutes)
 * is not overtaken by another call.
 */














/** Returns the repository path that a file of a call names. Refuses: path_escape. */
function pathIn(prefix, file) {
    const problem = (0,path/* pathProblem */.z9)(file);
    if (problem !== null)
        return (0,outcome/* refuse */.T)({ code: 'path_escape', path: file, detail: problem });
    return (0,outcome.ok)(prefix === '' ? file : `${prefix}/${file}`);
}
function filesOf(call) {
    return call.action === 'edit_multi' ? call.files ?? call.file_edits?.map(({ file }) => file) ?? [] : [call.file];
}
/** Returns what an `edit` or an entry of `file_edits` asks of the file at `path`. */
function editOf(path, { edits, content }) {
    return edits === undefined ? { path, content: content ?? '' } : { path, edits };
}
function editsOf(call, paths) {
    const { edits, file_edits } = call;
    if (edits !== undefined)
        return paths.map((path) => ({ path, edits }));
    return (file_edits ?? []).map((one, index) => editOf(paths[index] ?? '', one));
}
function tooManyHunks(files, { limits }) {
    const figure = files.reduce((sum, file) => sum + ('edits' in file ? file.edits.length : 0), 0);
    return figure > limits.hunks ? [{ code: 'too_many_hunks', limit: limits.hunks, figure, detail: 'in the call' }] : [];
}
/** Returns the transaction as a staging call leaves it; `paths` are those of its files. Refuses: what staging refuses. */
function make(transaction, call, paths, staging) {
    const [path = ''] = paths;
    const sized = (staged) => {
        const refusals = staged.ok ? (0,stage/* checkSize */.C1)(staged.value, staging.limits) : staged.refusals;
        return staged.ok && refusals.length === 0 ? (0,outcome.ok)({ transaction: staged.value }) : { ok: false, refusals };
    };
    switch (call.action) {
        case 'edit': return sized((0,stage/* stageFile */.HW)(transaction, editOf(path, call), staging));
        case 'edit_chunk': return sized((0,transaction_chunks/* addPart */.hs)(transaction, { path, seq: call.seq, total: call.total, lines: call.lines }, staging));
        case 'assemble': return sized((0,transaction_chunks/* assembleParts */.Ji)(transaction, path, call.expect_sha, staging));
        case 'edit_multi': {
            const files = editsOf(call, paths);
            const tooMany = tooManyHunks(files, staging);
            if (tooMany.length > 0)
                return { ok: false, refusals: tooMany };
            const staged = (0,stage/* stageFiles */.Iz)(transaction, files, call.atomic, staging);
            return staged.ok && call.atomic ? (0,outcome.ok)({ transaction: staged.value.transaction }) : staged;
        }
    }
}
/** Returns why a transaction would not commit now, as far as this snapshot holds its files. */
function problemsOf(desk, transaction, snapshot) {
    const touched = transaction.touched.filter(({ path }) => snapshot.entries.has(path));
    const draft = draftTransaction({ ...transaction, touched }, snapshot, { sha256: desk.sha256, limits: desk.limits, refuseHidden: desk.hidden !== 'allow' });
    return draft.ok ? [] : draft.refusals;
}
function told(desk, { transaction, results }, snapshot, more = {}) {
    const files = results?.map(({ path, refusals }) => ({ path, staged: refusals.length === 0, ...(refusals.length === 0 ? {} : { refusals: (0,report_refusals/* reportRefusals */.O)(refusals) }) }));
    const report = (0,transaction_report/* reportTransaction */.jT)(transaction, problemsOf(desk, transaction, snapshot), desk.sha256);
    return { answer: { outcome: 'ok', transaction: report, ...(files === undefined ? {} : { results: files }), ...more }, plan: null };
}
async function transactions_stage(desk, store, call, prefix) {
    const named = filesOf(call).map((file) => pathIn(prefix, file));
    const escapes = named.flatMap((path) => (path.ok ? [] : path.refusals));
    if (escapes.length > 0)
        return (0,execute/* refused */.J5)(escapes);
    const paths = named.flatMap((path) => (path.ok ? [path.value] : []));
    const tooMany = paths.length > desk.limits.files ? [{ code: 'too_many_files', limit: desk.limits.files, figure: paths.length }] : [];
    if (tooMany.length > 0)
        return (0,execute/* refused */.J5)(tooMany);
    const allowed = await desk.authority.decide('transaction', []);
    if (!allowed.ok)
        return (0,execute/* refused */.J5)(allowed.refusals);
    const found = await lookUp(desk, store, call.txn_id);
    if (found.kind !== 'open')
        return (0,execute/* refused */.J5)([(0,life/* goneRefusal */.G1)(call.txn_id, found)]);
    const loaded = await desk.target.load([...new Set([...paths, ...found.transaction.touched.map(({ path }) => path)])]);
    if (!loaded.ok)
        return (0,execute/* refused */.J5)(loaded.refusals);
    const staging = { snapshot: loaded.value, sha256: desk.sha256, limits: desk.limits };
    const digest = (0,canonical/* canonicalDigest */.X)({ request_id: desk.requestId, call }, desk.sha256);
    const dry = 'dry_run' in call && call.dry_run;
    return store.update((all) => {
        const now = (0,life/* findTransaction */.eT)(all, call.txn_id, desk.now());
        if (now.kind !== 'open')
            return { answer: (0,execute/* refused */.J5)([(0,life/* goneRefusal */.G1)(call.txn_id, now)]) };
        const busy = underWay(now.transaction, desk.now());
        if (busy !== null)
            return { answer: (0,execute/* refused */.J5)([busy]) };
        if (!dry && now.transaction.calls.includes(digest))
            return { answer: told(desk, now, loaded.value, { repeated: true }) };
        const made = make(now.transaction, call, paths, staging);
        if (!made.ok)
            return { answer: (0,execute/* refused */.J5)(made.refusals) };
        const renewed = { expiresAt: desk.now() + desk.limits.planLifetime };
        const next = dry ? { ...now.transaction, ...renewed } : { ...(0,life/* stagedBy */.sW)(made.value.transaction, digest), ...renewed };
        const shown = { ...made.value, transaction: dry ? { ...made.value.transaction, ...renewed } : next };
        return { answer: told(desk, shown, loaded.value, dry ? { dry_run: true } : {}), next: (0,life/* putTransaction */.IQ)(all, next, desk.now()) };
    });
}
async function begin(desk, store, name) {
    const allowed = await desk.authority.decide('transaction', []);
    if (!allowed.ok)
        return (0,execute/* refused */.J5)(allowed.refusals);
    const id = (0,life/* transactionId */.Kb)(desk.target.owner, name, desk.requestId, desk.sha256);
    return store.update((all) => {
        const begun = (0,life/* beginTransaction */.CR)(all, { id, name, author: desk.actor, now: desk.now(), limits: desk.limits });
        if (!begun.ok)
            return { answer: (0,execute/* refused */.J5)(begun.refusals) };
        const report = (0,transaction_report/* reportTransaction */.jT)(begun.value.transaction, [], desk.sha256);
        return { answer: { answer: { outcome: 'ok', transaction: report }, plan: null }, next: begun.value.all };
    });
}
/** Returns what a transaction holds, and whether a commit would go through now: files, paths and permission. */
async function info(desk, store, id) {
    const allowed = await desk.authority.decide('transaction', []);
    if (!allowed.ok)
        return (0,execute/* refused */.J5)(allowed.refusals);
    const found = await lookUp(desk, store, id);
    if (found.kind === 'retired' && found.retired.state === 'committed') {
        return { answer: { outcome: 'ok', transaction: (0,transaction_report/* reportRetired */.Af)(found.retired, 'committed') }, plan: null };
    }
    if (found.kind !== 'open')
        return (0,execute/* refused */.J5)([(0,life/* goneRefusal */.G1)(id, found)]);
    const paths = found.transaction.touched.map(({ path }) => path);
    const [permitted, loaded] = await Promise.all([desk.authority.decide('transaction', paths), desk.target.load(paths)]);
    return store.update((all) => {
        const now = (0,life/* findTransaction */.eT)(all, id, desk.now());
        if (now.kind !== 'open')
            return { answer: (0,execute/* refused */.J5)([(0,life/* goneRefusal */.G1)(id, now)]) };
        const transaction = { ...now.transaction, expiresAt: desk.now() + desk.limits.planLifetime };
        const problems = [...(permitted.ok ? [] : permitted.refusals), ...(loaded.ok ? problemsOf(desk, transaction, loaded.value) : loaded.refusals)];
        const report = (0,transaction_report/* reportTransaction */.jT)(transaction, problems, desk.sha256);
        return { answer: { answer: { outcome: 'ok', transaction: report }, plan: null }, next: (0,life/* putTransaction */.IQ)(all, transaction, desk.now()) };
    });
}
async function rollBack(desk, store, id) {
    const allowed = await desk.authority.decide('transaction', []);
    if (!allowed.ok)
        return (0,execute/* refused */.J5)(allowed.refusals);
    const found = await lookUp(desk, store, id);
    if (found.kind !== 'open')
        return (0,execute/* refused */.J5)([(0,life/* goneRefusal */.G1)(id, found)]);
    return store.update((all) => {
        const now = (0,life/* findTransaction */.eT)(all, id, desk.now());
        const busy = now.kind === 'open' ? underWay(now.transaction, desk.now()) : (0,life/* goneRefusal */.G1)(id, now);
        if (busy !== null || now.kind !== 'open')
            return { answer: (0,execute/* refused */.J5)(busy === null ? [] : [busy]) };
        const retired = { id, name: now.transaction.name, state: 'rolled_back', at: desk.now() };
        return { answer: { answer: { outcome: 'ok', transaction: (0,transaction_report/* reportRetired */.Af)(retired, 'rolled_back') }, plan: null }, next: (0,life/* retireTransaction */.CF)(all, retired, desk.now()) };
    });
}
async function undoCommit(desk, store, id) {
    const allowed = await desk.authority.decide('undo', []);
    if (!allowed.ok)
        return (0,execute/* refused */.J5)(allowed.refusals);
    const found = await lookUp(desk, store, id);
    if (found.kind === 'retired' && found.retired.state === 'committed')
        return (0,receipts/* undo */.t)(desk, found.retired.receipt ?? id);
    if (found.kind === 'open')
        return (0,execute/* refused */.J5)([{ code: 'invalid_request', detail: `${id} is not committed yet; rollback drops it` }]);
    return (0,execute/* refused */.J5)([(0,life/* goneRefusal */.G1)(id, found)]);
}
function act(desk, store, call, prefix) {
    switch (call.action) {
        case 'edit':
        case 'edit_multi':
        case 'edit_chunk':
        case 'assemble': return transactions_stage(desk, store, call, prefix);
        case 'commit': return commitTransaction(desk, store, call.txn_id, call.dry_run);
        case 'undo_commit': return undoCommit(desk, store, call.txn_id);
        case 'rollback': return rollBack(desk, store, call.txn_id);
        case 'info': return info(desk, store, call.txn_id);
    }
}
const NOWHERE = { code: 'missing_permission', detail: 'contents: write, without which no transaction can be kept' };
/**
 * Returns what came of one call of `edit_transaction`. `prefix` is where `workspace_dir` lies in the repository, '' for its root;
 * the desk is that of the repository around it.
 * Refuses: invalid_request, missing_permission, too_many_transactions, transaction_not_found, transaction_expired, busy, and what
 * staging, committing and undoing refuse.
 */
async function editTransaction(desk, given, prefix) {
    const call = (0,transaction/* parseTransactionCall */.A)(given);
    if (!call.ok)
        return (0,execute/* refused */.J5)(call.refusals);
    const store = desk.transactions;
    if (store === null)
        return (0,execute/* refused */.J5)([NOWHERE]);
    return call.value.action === 'begin' ? begin(desk, store, call.value.name) : act(desk, store, call.value, prefix);
}
/** Returns `{ outcome: "ok", transactions: [...] }`: the open ones of this owner, oldest first. */
async function transactions(desk) {
    const allowed = await desk.authority.decide('transaction', []);
    if (!allowed.ok)
        return (0,execute/* refused */.J5)(allowed.refusals);
    const { open } = desk.transactions === null ? { open: [] } : await desk.transactions.update((all) => ({ answer: (0,life/* expireTransactions */.JZ)(all, desk.now()) }));
    const listed = open.map(({ id, name, author, expiresAt, touched }) => ({
        id, name, author, expires_at: new Date(expiresAt).toISOString(), files: touched.map(({ path }) => path),
    }));
    return { answer: { outcome: 'ok', transactions: listed }, plan: null };
}

;// CONCATENATED MODULE: ./lib/commands/transaction-request.js
/**
 * What the words of a command line or comment, and the document beside them, say as the arguments of `edit_transaction`.
 *
 *   tx begin NAME | tx ACTION [TXN_ID] | tx list             then perhaps FILE or "-" for the document, on the command line
 *   document = the arguments, or { "transaction": the arguments }; what it repeats of the words must agree with them
 */




/** Actions whose words say everything. */
const WORDY = ['begin', 'commit', 'undo_commit', 'rollback', 'info', 'list'];
/** Actions that can be tried without effect, and those that have none. */
const TRIED = ['edit', 'edit_multi', 'commit'];
const LOOKING = ['info', 'list'];
function isId(word) {
    return word?.startsWith('tx-') === true;
}
function readWords([action, ...more]) {
    if (action === undefined || action === '-')
        return { said: {}, rest: action === undefined ? [] : [action, ...more] };
    const [first, ...rest] = more;
    if (first === undefined || first === '-')
        return { said: { action }, rest: more };
    if (action === 'begin')
        return { said: { action, name: first }, rest };
    return isId(first) || WORDY.includes(action) ? { said: { action, txn_id: first }, rest } : { said: { action }, rest: more };
}
/** Returns where the document of these words is: a file, or standard input for `-`; null where they need none. */
function documentOperand(operands) {
    const { said, rest: [file] } = readWords(operands);
    const { action = '' } = said;
    if (file !== undefined)
        return file;
    const isWhole = action === 'list' || (WORDY.includes(action) && Object.keys(said).length > 1);
    return isWhole ? null : '-';
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Returns the arguments that a document holds, unwrapped. Refuses: invalid_request. */
function unwrap(document) {
    const json = (0,changeset_json/* parseJson */.q)(document);
    if (!json.ok)
        return json;
    const { value } = json;
    const wrapped = isObject(value) && Object.hasOwn(value, 'transaction');
    if (wrapped && Object.keys(value).some((name) => name !== 'transaction' && name !== 'version')) {
        return (0,outcome/* refuse */.T)({ code: 'invalid_request', detail: 'beside transaction a document holds nothing but version' });
    }
    if (wrapped && 'version' in value && value['version'] !== 1)
        return (0,outcome/* refuse */.T)({ code: 'unsupported_version', detail: 'a transaction document', expected: '1' });
    const given = wrapped ? value['transaction'] : value;
    return isObject(given) ? (0,outcome.ok)(given) : (0,outcome/* refuse */.T)({ code: 'invalid_request', detail: 'the arguments of a transaction are a JSON object' });
}
/** Returns whether a document is one of a transaction. */
function isTransactionDocument(document) {
    const json = (0,changeset_json/* parseJson */.q)(document);
    return json.ok && isObject(json.value) && Object.hasOwn(json.value, 'transaction');
}
/** Returns the directory that a document names as its `workspace_dir`, or null. */
function workspaceOf(document) {
    const given = document === null ? null : unwrap(document);
    const named = given?.ok === true ? given.value['workspace_dir'] : undefined;
    return typeof named === 'string' ? named : null;
}
/** Returns the arguments that words, document and options say together. Refuses: invalid_request, unsupported_version. */
function transactionArguments(operands, document, options) {
    const given = document === null ? (0,outcome.ok)({}) : unwrap(document);
    if (!given.ok)
        return given;
    const { said, rest } = readWords(operands);
    if (rest.length > 1)
        return (0,outcome/* refuse */.T)({ code: 'invalid_request', detail: `${rest.slice(1).join(' ')} is too much: ACTION, NAME or TXN_ID, and a document` });
    const members = given.value;
    const action = said['action'] ?? String(members['action']);
    const dry = options['dry-run'] === true && !LOOKING.includes(action);
    if (dry && !TRIED.includes(action))
        return (0,outcome/* refuse */.T)({ code: 'invalid_request', detail: `with dry-run nothing is kept or written, and ${action} cannot be tried` });
    const words = { ...said, ...(dry ? { dry_run: true } : {}) };
    const conflict = Object.entries(words).find(([name, value]) => Object.hasOwn(members, name) && members[name] !== value);
    if (conflict !== undefined) {
        const [name, value] = conflict;
        return (0,outcome/* refuse */.T)({ code: 'invalid_request', detail: `the command says ${name} ${String(value)}, and the document ${JSON.stringify(members[name]).slice(0, 80)}` });
    }
    return (0,outcome.ok)({ ...members, ...words });
}
/** Returns what came of `tx`. Refuses: invalid_request, unsupported_version, and what `editTransaction` refuses. */
async function runTransaction(desk, { operands, document, options, prefix }) {
    const given = transactionArguments(operands, document, options);
    if (!given.ok)
        return (0,execute/* refused */.J5)(given.refusals);
    const { value } = given;
    if (value['action'] === 'list')
        return transactions(desk);
    if (prefix === undefined && value['workspace_dir'] !== undefined) {
        return (0,execute/* refused */.J5)([{ code: 'invalid_request', detail: 'workspace_dir is implied here: paths are relative to the root of the repository' }]);
    }
    return editTransaction(desk, value, prefix ?? '');
}


/***/ }),

/***/ 9858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I1: () => (/* binding */ refusalSchema),
/* harmony export */   SJ: () => (/* binding */ fileDiagnosticsSchema),
/* harmony export */   Ut: () => (/* binding */ answerSchema),
/* harmony export */   dc: () => (/* binding */ EXIT)
/* harmony export */ });
/* unused harmony export planReportSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1514);
/* harmony import */ var _base_refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5573);
/* harmony import */ var _receipt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5570);
/** The JSON answers of every door (spec pages 2.4 and 9.3). */



const anchoredLine = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ n: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), anchor: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
const refusalSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    code: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_base_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .REFUSAL_CODES */ .e),
    message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('one sentence that says what to do next'),
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    hunk: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().optional().describe('zero-based index of the hunk in its change'),
    position: zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr()]).optional(),
    excerpt: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe('the line in question, and below it a caret'),
    expected: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    current_anchor: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    reread: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), start: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), count: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() }).optional(),
    neighbourhood: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(anchoredLine).optional(),
    candidates: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ n: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), anchor: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })).optional(),
    lines: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        range_anchor: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), start: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), count: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), lines: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(anchoredLine),
    })).optional(),
});
const planReportSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    expires_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable().describe('ISO 8601, UTC; null when the plan is not retained'),
    applies: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    title: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    files: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_receipt_js__WEBPACK_IMPORTED_MODULE_1__/* .fileReportSchema */ .iR),
    diff: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('unified diff, cut to the rendered-lines limit'),
    blocks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), position: zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr()]), start: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), count: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() })).optional()
        .describe('the lines that each block of a patch was found to be'),
    diff_cut: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), hidden_lines: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() })),
    checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_receipt_js__WEBPACK_IMPORTED_MODULE_1__/* .checkReportSchema */ ._p).optional(),
    refusals: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(refusalSchema).optional().describe('why it no longer applies'),
});
const spot = { path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), line: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), character: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().describe('counted from one, in UTF-16 units') };
const position = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ line: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), character: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() });
const diagnosticSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    line: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), character: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), severity: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['error', 'warning', 'information', 'hint']), code: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), source: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
});
const fileDiagnosticsSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), checked: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable().describe('why nobody checked the file, and what to do'),
    items: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(diagnosticSchema),
});
/** What a refactor tells beside its plan or receipt. */
const refactored = {
    unrenamed: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ ...spot, reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })).optional().describe('where the old name stays'),
    diagnostics: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(fileDiagnosticsSchema).optional().describe('the touched files as they are after it'),
    errors: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ before: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), after: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() }).optional(),
};
const answerSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('outcome', [
    zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('ok') }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('planned'), plan: planReportSchema,
        refusals: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(refusalSchema).optional().describe('what was asked for too and is not in the plan'),
        token: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe('lsp- and the digest of the edits over the contents, of a refactor'),
        edits: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), start: position, end: position, before: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), after: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })).optional(),
        ...refactored,
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('applied'), receipt: _receipt_js__WEBPACK_IMPORTED_MODULE_1__/* .receiptSchema */ .KS, repeated: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(), ...refactored }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('no_change'), plan: planReportSchema.optional(), receipt: _receipt_js__WEBPACK_IMPORTED_MODULE_1__/* .receiptSchema */ .KS.optional(),
        repeated: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(), message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('refused'), refusals: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(refusalSchema).min(1),
        plan: planReportSchema.optional().describe('the change that was refused, where somebody else can still make it by its diff; one that applies is the rest of what was asked for'),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('indeterminate'), message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), receipt: _receipt_js__WEBPACK_IMPORTED_MODULE_1__/* .receiptSchema */ .KS.optional() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('error'), message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
]);
/** Exit codes of spec page 2.4; a bad command line is 2. */
const EXIT = {
    ok: 0, planned: 0, applied: 0, no_change: 0, error: 1, refused: 3, indeterminate: 4,
};


/***/ }),

/***/ 9672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ readCarried),
/* harmony export */   O4: () => (/* binding */ findCarried),
/* harmony export */   Ul: () => (/* binding */ carry),
/* harmony export */   Vl: () => (/* binding */ carriedPaths),
/* harmony export */   _w: () => (/* binding */ settleCarried)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1514);
/* harmony import */ var _base_encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _base_outcome_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9877);
/* harmony import */ var _base_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3838);
/* harmony import */ var _changeset_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8224);
/* harmony import */ var _text_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6242);
/* harmony import */ var _fresh_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4258);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8479);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7732);
/**
 * A plan as it travels from the job that made it to the job that commits it: plain data, verified from zero on arrival
 * (spec page 5.3). Nothing of it is believed: the id is computed anew from what it holds, every side is compared with the
 * repository, and what no plan of ours may hold is refused.
 */









const side = () => zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({ mode: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['100644', '100755']), sha256: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/u) }).nullable();
/** Built where it is needed: most runs carry no plan. */
const schema = () => zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz(1),
    id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), target: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), base: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullable(), title: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().max(1000),
    verify: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({ language: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['js', 'ts', 'py']), code: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() })),
    files: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
        operation: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['edit', 'create', 'delete', 'move']), path: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), from: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional(), before: side(), after: side(),
    })),
    unchanged: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()),
    /** After-images by SHA-256; text, as everything that can be changed is. */
    content: zod__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()),
});
/** Returns the plan as data that `readCarried` takes back: with its after-images, without its before-images. */
function carry(plan) {
    const bare = (s) => (s === null ? null : { mode: s.mode, sha256: s.sha256 });
    return {
        version: 1, id: plan.id, target: plan.target, base: plan.base, title: plan.title, verify: [...plan.verify], unchanged: [...plan.unchanged],
        files: plan.files.map(({ operation, path, from, before, after }) => ({
            operation, path, ...(from === undefined ? {} : { from }), before: bare(before), after: bare(after),
        })),
        content: Object.fromEntries(plan.files.flatMap(({ after }) => (after === null ? [] : [[after.sha256, (0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D4)(after.bytes)]]))),
    };
}
function invalid(detail) {
    return { code: 'invalid_artifact', detail };
}
/** Returns what no plan of ours holds about one file: sides that do not fit its operation, or a mode that changes. */
function shapeProblem({ operation, from, before, after }) {
    const sides = `${before === null ? '-' : 'b'}${after === null ? '-' : 'a'}${from === undefined ? '' : 'f'}`;
    const wanted = { edit: 'ba', create: '-a', delete: 'b-', move: 'baf' }[operation];
    if (sides !== wanted)
        return `a ${operation} with other sides than it has`;
    if (before !== null && after !== null && before.mode !== after.mode)
        return 'a change of mode';
    return operation === 'create' && after?.mode !== '100644' ? 'a new file that is executable' : null;
}
function fileProblems(file) {
    const paths = file.from === undefined ? [file.path] : [file.path, file.from];
    const problem = shapeProblem(file);
    return [
        ...paths.flatMap((path) => {
            const wrong = (0,_base_path_js__WEBPACK_IMPORTED_MODULE_1__/* .pathProblem */ .z9)(path);
            return wrong === null ? [] : [{ code: 'path_escape', path, detail: wrong }];
        }),
        ...(problem === null ? [] : [{ ...invalid(problem), path: file.path }]),
    ];
}
/** Returns what is wrong with the after-images, and with their size. */
function imageProblems({ files, content }, images, sha256, limits) {
    const wanted = files.flatMap(({ after }) => (after === null ? [] : [after.sha256]));
    const lost = wanted.filter((digest) => !images.has(digest));
    const wrong = [...images].filter(([digest, bytes]) => !wanted.includes(digest) || sha256(bytes) !== digest);
    const odd = [...images].filter(([, bytes]) => typeof (0,_text_document_js__WEBPACK_IMPORTED_MODULE_3__/* .openDocument */ .EJ)(bytes) === 'string');
    const size = wanted.reduce((sum, digest) => sum + (images.get(digest)?.length ?? 0), 0);
    return [
        ...(lost.length > 0 ? [invalid('content is missing')] : []),
        ...(wrong.length > 0 || Object.keys(content).length !== images.size ? [invalid('content is not what its digest says')] : []),
        ...(odd.length > 0 ? [invalid('content is no text')] : []),
        ...(files.length > limits.files ? [{ code: 'too_many_files', limit: limits.files, figure: files.length }] : []),
        ...(size > limits.stagedBytes ? [{ code: 'set_too_large', limit: limits.stagedBytes, figure: size, detail: 'bytes' }] : []),
    ];
}
/** Returns the carried plan in a text — alone, or as the member `carried` of an answer — or null where there is none. */
function findCarried(text) {
    const json = (0,_changeset_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(text);
    if (!json.ok || typeof json.value !== 'object' || json.value === null)
        return null;
    if ('carried' in json.value)
        return json.value.carried;
    return 'files' in json.value && 'content' in json.value ? json.value : null;
}
/**
 * Returns a carried plan for this target whose parts fit each other.
 * Refuses: invalid_artifact, path_escape, too_many_files, set_too_large.
 */
function readCarried(found, target, sha256, limits) {
    const read = schema().safeParse(found);
    if (!read.success)
        return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_7__/* .refuse */ .T)(invalid('it is no plan of this version'));
    const carried = read.data;
    if (carried.target !== target)
        return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_7__/* .refuse */ .T)(invalid(`it was made for ${carried.target}, and this is ${target}`));
    const images = new Map(Object.entries(carried.content).map(([digest, content]) => [digest, (0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8 */ .As)(content)]));
    const paths = carried.files.flatMap(({ path, from }) => (from === undefined ? [path] : [path, from]));
    const sorted = [...carried.files].sort((a, b) => (0,_base_path_js__WEBPACK_IMPORTED_MODULE_1__/* .comparePaths */ .cD)(a.path, b.path));
    const problems = [
        ...carried.files.flatMap(fileProblems), ...imageProblems(carried, images, sha256, limits),
        ...(new Set(paths).size === paths.length ? [] : [invalid('it names a path twice')]),
        ...(sorted.every((file, at) => file === carried.files[at]) ? [] : [invalid('its files are not in order')]),
    ];
    return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_7__/* .settle */ .G)(problems, () => ({ carried, images }));
}
/** Returns every path that an arrived plan reads or writes. */
function carriedPaths({ carried }) {
    return (0,_fresh_js__WEBPACK_IMPORTED_MODULE_4__/* .touchedPaths */ .Pq)({ files: carried.files });
}
/**
 * Returns the plan, standing on a snapshot, when it is what its id says and still applies.
 * Refuses: invalid_artifact, stale_plan, and the target codes.
 */
function settleCarried({ carried, images }, snapshot, sha256) {
    const files = carried.files.map((file) => {
        const entry = (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .entryOf */ .M)(snapshot, file.from ?? file.path);
        const now = entry.kind === 'file' ? entry.bytes : new Uint8Array();
        const before = file.before === null ? null : { ...(0,_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .sideOf */ .Jh)(now, file.before.mode, sha256), sha256: file.before.sha256 };
        const after = file.after === null ? null : (0,_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .sideOf */ .Jh)(images.get(file.after.sha256) ?? new Uint8Array(), file.after.mode, sha256);
        return { operation: file.operation, path: file.path, ...(file.from === undefined ? {} : { from: file.from }), before, after };
    });
    const { title, verify, unchanged, target } = carried;
    const plan = (0,_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .bindPlan */ .Dd)({ title, verify, unchanged, files }, target, snapshot.base, sha256);
    if (plan.id !== carried.id)
        return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_7__/* .refuse */ .T)(invalid('its id is not that of its content'));
    return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_7__/* .settle */ .G)((0,_fresh_js__WEBPACK_IMPORTED_MODULE_4__/* .freshness */ .I9)(plan, snapshot, 'stale_plan', sha256), () => plan);
}


/***/ }),

/***/ 9265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ checkAllFree),
/* harmony export */   l: () => (/* binding */ checkFree)
/* harmony export */ });
/* harmony import */ var _base_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3838);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7732);
/** Whether a path is free for a file that is to come into being: by creation, or as the new place of a moved one. Pure. */


/**
 * Returns why no file can be made at a path, or null when it is free.
 * Refuses: path_escape, file_exists, case_collision, directory_target, symlink_target, submodule_target.
 */
function checkFree(path, snapshot) {
    const problem = (0,_base_path_js__WEBPACK_IMPORTED_MODULE_0__/* .pathProblem */ .z9)(path) ?? (0,_base_path_js__WEBPACK_IMPORTED_MODULE_0__/* .lengthProblem */ .uG)(path);
    if (problem !== null)
        return { code: 'path_escape', path, detail: problem };
    const entry = (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .M)(snapshot, path);
    switch (entry.kind) {
        case 'missing': return entry.collides === undefined ? null : { code: 'case_collision', path, detail: entry.collides };
        case 'file': return { code: 'file_exists', path };
        case 'behind_file': return { code: 'file_exists', path: entry.file, detail: `${path} would stand below it` };
        case 'directory':
        case 'symlink':
        case 'behind_symlink':
        case 'submodule': return (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .notAFile */ .$)(path, entry);
    }
}
/**
 * Returns why files cannot be made at all of these paths together: each must be free, none may lie below another, and no two may
 * differ in letter case only, in a directory's name neither. Refuses: as `checkFree`.
 */
function checkAllFree(paths, snapshot) {
    const spelled = new Map();
    const made = new Set(paths);
    return paths.flatMap((path) => {
        const problem = checkFree(path, snapshot);
        if (problem !== null)
            return [problem];
        const above = (0,_base_path_js__WEBPACK_IMPORTED_MODULE_0__/* .ancestors */ .T1)(path);
        const file = above.find((one) => made.has(one));
        if (file !== undefined)
            return [{ code: 'file_exists', path: file, detail: `${path} would stand below it` }];
        const twin = [...above, path].map((part) => [part, spelled.get((0,_base_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCase */ .SP)(part)) ?? part]).find(([part, other]) => part !== other);
        if (twin !== undefined)
            return [{ code: 'case_collision', path, detail: twin[1] }];
        for (const part of [...above, path])
            spelled.set((0,_base_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCase */ .SP)(part), part);
        return [];
    });
}


/***/ }),

/***/ 1869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ underPolicy)
/* harmony export */ });
/** Returns the desk as the repository's policy has it. */
async function underPolicy(desk) {
    return desk.agreed === undefined ? desk : { ...desk, ...await desk.agreed() };
}


/***/ }),

/***/ 4517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w4: () => (/* binding */ admit),
  g7: () => (/* binding */ execute),
  J5: () => (/* binding */ refused)
});

// EXTERNAL MODULE: ./lib/engine/file-report.js
var file_report = __webpack_require__(2745);
// EXTERNAL MODULE: ./lib/engine/receipt.js
var engine_receipt = __webpack_require__(5570);
;// CONCATENATED MODULE: ./lib/engine/draft-receipt.js


/** Returns what a receipt tells of a plan's author and of the people who approved it, this request counted. */
function supportOf({ actor, actorId }, { backing }) {
    if (backing === undefined)
        return {};
    const others = backing.approvals.filter(({ id }) => id !== actorId).map(({ login, id }) => ({ login, id }));
    const approved_by = backing.approving && actorId !== undefined ? [...others, { login: actor, id: actorId }] : others;
    return { ...(backing.author === actor ? {} : { author: backing.author }), ...(approved_by.length === 0 ? {} : { approved_by }) };
}
/** Returns the receipt of a plan for the request at a desk, as it is before it has landed. */
function draftReceipt(desk, plan, intent) {
    return {
        id: (0,engine_receipt/* receiptId */.qp)(desk.target.owner, plan.id, desk.requestId, desk.sha256),
        owner: desk.target.owner, plan_id: plan.id, request_id: desk.requestId, actor: desk.actor,
        operation: intent.operation, title: plan.title, files: (0,file_report/* fileReports */._h)(plan), unchanged: [...plan.unchanged], commit: null,
        checks: [], indeterminate: [], at: new Date(desk.now()).toISOString(),
        ...(intent.undoes === undefined ? {} : { undoes: intent.undoes }), ...supportOf(desk, intent),
    };
}

// EXTERNAL MODULE: ./lib/base/outcome.js
var outcome = __webpack_require__(9877);
// EXTERNAL MODULE: ./lib/engine/plan.js
var engine_plan = __webpack_require__(8479);
;// CONCATENATED MODULE: ./lib/engine/first-receipt.js
/**
 * Whether a request has landed before: the one look that keeps a request to one effect (spec pages 2.6 and 5.4, 6).
 *
 * A request id says who asks, not what for: jobs of a matrix share one, and whoever can push can write one into the trailers of
 * a commit. So neither a receipt nor a commit is taken for this request's before it is shown to be what the request *wishes*.
 * A plan's id is the digest of its content, so the wish is planned again on the files as they were before — as the ledger
 * kept them, or as the commit's parent has them — and must come to the very plan that is claimed; a commit must besides have done
 * exactly what that plan says, to the last path, mode and digest.
 *
 * Promised: no commit is believed whose content is not the plan. Not promised: that a commit which is the plan was made by us.
 */




/** Claims that are looked into: more than a branch can have without somebody writing them by hand. */
const CLAIMS = 16;
/** Returns the files of a receipt's set as the ledger keeps them. */
async function keptBefore(desk, receipt) {
    const modes = new Map(receipt.files.map((file) => [file.from ?? file.path, file.mode]));
    const images = await desk.ledger.beforeImages(receipt);
    const entries = [...images].map(([path, bytes]) => [path, { kind: 'file', mode: modes.get(path) ?? '100644', bytes }]);
    return { base: null, entries: new Map(entries) };
}
async function isOwn(desk, wish, receipt) {
    // A set that is to be committed is not done by one that was only written.
    if (desk.target.commits && receipt.commit === null && receipt.files.length > 0)
        return false;
    const told = wish.isToldBy(receipt);
    if (told !== null)
        return told;
    return (await wish.planOn(await keptBefore(desk, receipt)))?.id === receipt.plan_id;
}
/** Returns what changes do to each path, the two halves of a move apart. */
function sidesByPath(files) {
    const sides = new Map();
    const at = (path) => {
        const known = sides.get(path) ?? { before: null, after: null };
        sides.set(path, known);
        return known;
    };
    for (const { path, from, before, after } of files) {
        if (before !== null)
            at(from ?? path).before = before;
        if (after !== null)
            at(path).after = after;
    }
    return sides;
}
function isEffectOf(plan, changes) {
    const wanted = sidesByPath(plan.files);
    const found = sidesByPath(changes);
    return wanted.size === found.size && [...wanted].every(([path, { before, after }]) => {
        const sides = found.get(path);
        return sides !== undefined && (0,engine_plan/* sameSide */.QP)(sides.before, before) && (0,engine_plan/* sameSide */.QP)(sides.after, after);
    });
}
/** Returns the changes with every deletion that one creation repeats told as a move. */
function asMoves(changes) {
    const gone = changes.filter(({ operation }) => operation === 'delete');
    const moves = changes.filter(({ operation }) => operation === 'create').flatMap((made) => {
        const from = gone.filter(({ before }) => (0,engine_plan/* sameSide */.QP)(before, made.after));
        return from[0] !== undefined && from.length === 1 ? [{ operation: 'move', path: made.path, from: from[0].path, before: from[0].before, after: made.after }] : [];
    });
    const halves = new Set(moves.flatMap(({ path, from = '' }) => [path, from]));
    return [...changes.filter(({ path }) => !halves.has(path)), ...moves];
}
/** Returns the plan of a given id that a commit's changes spell, under a title that its subject may have come from; null for none. */
function spelled(desk, id, { subject }, { changes, before }) {
    const plans = [subject, ''].flatMap((title) => [changes, asMoves(changes)].map((files) => (0,engine_plan/* bindPlan */.Dd)({ title, verify: [], files, unchanged: [] }, desk.target.name, before.base, desk.sha256)));
    return plans.find((plan) => plan.id === id) ?? null;
}
/** Returns the set that a commit is, where it is what the request wishes; else null. */
async function believe(desk, wish, claim) {
    if (claim.receipt !== (0,engine_receipt/* receiptId */.qp)(desk.target.owner, claim.plan, desk.requestId, desk.sha256))
        return null;
    if (wish.planId !== null && wish.planId !== claim.plan)
        return null;
    const testimony = await claim.examine(wish.paths);
    if (testimony === null || testimony.changes.length === 0)
        return null;
    const plan = await wish.planOn(testimony.before) ?? (wish.planId === null ? null : spelled(desk, wish.planId, claim, testimony));
    if (plan?.id !== claim.plan || !isEffectOf(plan, testimony.changes))
        return null;
    const { actor, at, before } = testimony;
    return { plan, snapshot: before, receipt: { ...draftReceipt(desk, plan, wish.intent), commit: claim.commit, actor, at } };
}
/**
 * Returns the first receipt of the request at a desk, from the ledger or, failing that, from a commit of the branch; null when
 * there is none. Refuses: invalid_request, where the request id belongs to something else.
 */
async function firstReceipt(desk, wish) {
    const [receipt, claims] = await Promise.all([desk.ledger.ofRequest(desk.requestId), desk.ledger.claims(desk.requestId)]);
    if (receipt !== null)
        return await isOwn(desk, wish, receipt) ? (0,outcome.ok)({ receipt, missing: null }) : (0,outcome/* refuse */.T)(takenRequest(receipt));
    for (const claim of claims.slice(0, CLAIMS)) {
        const missing = await believe(desk, wish, claim);
        if (missing !== null)
            return (0,outcome.ok)({ receipt: missing.receipt, missing });
    }
    return (0,outcome.ok)(null);
}
/** Returns the receipt of the commit among these claims that is exactly this set, or null. */
async function landedAs({ plan, receipt }, claims) {
    for (const claim of claims.slice(0, CLAIMS)) {
        if (claim.plan !== plan.id || claim.receipt !== receipt.id)
            continue;
        const testimony = await claim.examine([]);
        if (testimony !== null && isEffectOf(plan, testimony.changes))
            return { ...receipt, commit: claim.commit };
    }
    return null;
}
/** Returns the refusal of a request under an id by which something else has landed. */
function takenRequest({ request_id: id, id: receipt }) {
    return {
        code: 'invalid_request',
        detail: `the request id ${id} belongs to another change already, which has the receipt ${receipt}; give every request a request-id of its own`,
    };
}

// EXTERNAL MODULE: ./lib/engine/fresh.js
var engine_fresh = __webpack_require__(4258);
// EXTERNAL MODULE: ./lib/engine/retention.js
var retention = __webpack_require__(5516);
// EXTERNAL MODULE: ./lib/engine/report-refusals.js
var report_refusals = __webpack_require__(898);
// EXTERNAL MODULE: ./lib/engine/syntax.js
var syntax = __webpack_require__(899);
;// CONCATENATED MODULE: ./lib/engine/execute.js







/** A set lands again on a target that moved, three times at most (spec page 5.4); on a machine of one's own others only queue for the lock. */
const ATTEMPTS = 4;
const LOCAL_ATTEMPTS = 64;
/** From this many no-change outcomes in a row on, the answer says so plainly. */
const REPETITIVE = 3;
/** Returns the refused answer of these refusals, most important first. */
function refused(refusals, plan = null) {
    return { answer: { outcome: 'refused', refusals: (0,report_refusals/* reportRefusals */.O)(refusals) }, plan };
}
/** Returns the answer that a receipt tells; `repeated` when it is told again and nothing was done. */
function answerOf(receipt, plan, repeated) {
    const again = repeated ? { repeated } : {};
    if (receipt.indeterminate.length > 0) {
        return { answer: { outcome: 'indeterminate', message: receipt.indeterminate.join('; '), receipt }, plan };
    }
    if (receipt.files.length > 0)
        return { answer: { outcome: 'applied', receipt, ...again }, plan };
    const count = receipt.repetition ?? 1;
    const message = count >= REPETITIVE
        ? { message: `this set has changed nothing ${String(count)} times in a row; repeating it will change nothing again` } : {};
    return { answer: { outcome: 'no_change', receipt, ...again, ...message }, plan };
}
/** Returns the receipt to record; one of a set that changes nothing counts how often that was so in a row. */
async function countedReceipt(desk, plan, intent, checks) {
    const receipt = { ...draftReceipt(desk, plan, intent), checks };
    return plan.files.length > 0 ? receipt : { ...receipt, repetition: (0,engine_receipt/* repetitions */.Xu)(await desk.ledger.receipts(), plan.id) + 1 };
}
/** Lands a plan that the caller verified on `snapshot`, again on a fresh one where the target moved. */
async function land(desk, plan, snapshot, receipt) {
    let current = snapshot;
    for (let attempt = 1;; attempt++) {
        const landing = await desk.target.land({ plan, receipt, snapshot: current });
        if (landing.kind === 'landed') {
            return landing.receipt.id === receipt.id ? answerOf(landing.receipt, plan, false) : refused([takenRequest(landing.receipt)], plan);
        }
        if (landing.kind === 'refused')
            return refused(landing.refusals, plan);
        // Because what moved the branch may be this very set, whose answer was lost.
        const own = await landedAs({ plan, receipt, snapshot: current }, await desk.ledger.claims(desk.requestId));
        if (own !== null) {
            await desk.ledger.complete({ plan, receipt: own, snapshot: current });
            return answerOf(own, plan, false);
        }
        const fresh = await desk.target.load((0,engine_fresh/* touchedPaths */.Pq)(plan), (0,engine_fresh/* createdPaths */.VK)(plan));
        if (!fresh.ok)
            return refused(fresh.refusals, plan);
        const code = fresh.value.base === null ? 'stale_plan' : 'head_moved';
        const drift = (0,engine_fresh/* freshness */.I9)(plan, fresh.value, code, desk.sha256);
        if (drift.length > 0)
            return refused(drift, plan);
        if (attempt >= (desk.target.name === 'local' ? LOCAL_ATTEMPTS : ATTEMPTS))
            return refused([{ code, detail: 'it moved at every attempt' }], plan);
        current = fresh.value;
    }
}
/**
 * Returns the answer that ends a request before anything is planned — the refusal of its one permission decision, or its first
 * receipt told again — or null when it may go on. Refuses: what the authority refuses, invalid_request for a request id under which
 * something else has landed.
 */
async function admit(desk, wish, paths) {
    const [allowed, first] = await Promise.all([desk.authority.decide(wish.intent.operation, paths, wish.intent.backing), firstReceipt(desk, wish)]);
    if (!allowed.ok)
        return refused(allowed.refusals);
    if (!first.ok)
        return refused(first.refusals);
    if (first.value === null)
        return null;
    const { receipt, missing } = first.value;
    if (missing !== null)
        await desk.ledger.complete(missing);
    return answerOf(receipt, null, true);
}
/**
 * Returns what came of executing an admitted set that was verified on `snapshot`.
 * Refuses: what the target refuses, `feature_off` for cells, `syntax_errors`, `stale_plan`, `head_moved`.
 */
async function execute(desk, plan, snapshot, intent) {
    if (plan.verify.length > 0)
        return refused([{ code: 'feature_off', detail: 'the member verify' }], plan);
    const checks = await (0,syntax/* checkSyntax */.k)(desk, plan, intent.operation);
    if (!checks.ok)
        return refused(checks.refusals, plan);
    const done = await land(desk, plan, snapshot, await countedReceipt(desk, plan, intent, checks.value));
    const { answer } = done;
    const receipt = answer.outcome === 'applied' || answer.outcome === 'no_change' || answer.outcome === 'indeterminate' ? answer.receipt : undefined;
    if (receipt !== undefined)
        await shelve(desk, plan.id, receipt);
    if (answer.outcome === 'applied')
        desk.served?.wrote(plan.files);
    return done;
}
/** Retires a plan that landed, so that its content is let go; the ledger stays the authority if this is cut off. */
async function shelve(desk, id, receipt) {
    await desk.shelf?.update((shelf) => {
        const next = (0,retention/* retire */.S5)(shelf, { id, state: 'applied', receipt: receipt.id, at: desk.now() });
        return next === shelf ? { answer: null } : { answer: null, next };
    });
}


/***/ }),

/***/ 2745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _h: () => (/* binding */ fileReports),
/* harmony export */   n_: () => (/* binding */ diffOf),
/* harmony export */   yD: () => (/* binding */ noteRegions)
/* harmony export */ });
/* harmony import */ var _text_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4212);

const DIFFS = new WeakMap();
const WHEREABOUTS = new WeakMap();
/** Remembers where alone a change differs from its before-image, so that its difference need not be looked for. */
function noteRegions(change, before, regions) {
    WHEREABOUTS.set(change, { before, regions });
}
function diffByRegions(change) {
    const known = WHEREABOUTS.get(change);
    WHEREABOUTS.delete(change);
    return known === undefined || change.after === null ? null : (0,_text_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .diffRegions */ .f)(known.before, change.after.bytes, known.regions);
}
/** Returns the difference that a file change makes; computed once per change. */
function diffOf(change) {
    let diff = DIFFS.get(change);
    if (diff === undefined) {
        diff = diffByRegions(change) ?? (0,_text_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .diffBytes */ .D)(change.before?.bytes ?? null, change.after?.bytes ?? null);
        DIFFS.set(change, diff);
    }
    return diff;
}
/** Returns the file as plans and receipts report it (spec page 9.3). */
function fileReport(change) {
    const side = (s) => (s === null ? null : { sha256: s.sha256, anchor: s.anchor });
    const { added, removed } = diffOf(change);
    return {
        path: change.path, operation: change.operation, ...(change.from === undefined ? {} : { from: change.from }),
        mode: (change.after ?? change.before)?.mode ?? '100644',
        before: side(change.before), after: side(change.after), added, removed,
    };
}
/** Returns the reports of every file of a plan. */
function fileReports(plan) {
    return plan.files.map(fileReport);
}


/***/ }),

/***/ 4258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I9: () => (/* binding */ freshness),
/* harmony export */   Pq: () => (/* binding */ touchedPaths),
/* harmony export */   VK: () => (/* binding */ createdPaths)
/* harmony export */ });
/* harmony import */ var _text_anchor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7474);
/* harmony import */ var _text_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6242);
/* harmony import */ var _creation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9265);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7732);




/** Returns every path that a plan reads or writes. */
function touchedPaths(plan) {
    return plan.files.flatMap((file) => (file.from === undefined ? [file.path] : [file.from, file.path]));
}
/** Returns the paths at which a plan makes a file where it found none. */
function createdPaths(plan) {
    return plan.files.filter(makesPath).map(({ path }) => path);
}
function makesPath({ before, after, from }) {
    return after !== null && (before === null || from !== undefined);
}
function drifted(path, side, snapshot, code, sha256) {
    const entry = (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_3__/* .entryOf */ .M)(snapshot, path);
    if (entry.kind !== 'file')
        return { ...((0,_snapshot_js__WEBPACK_IMPORTED_MODULE_3__/* .notAFile */ .$)(path, entry) ?? { code: 'missing_file', path }), expected: side.anchor };
    if (entry.mode === side.mode && sha256(entry.bytes) === side.sha256)
        return null;
    return {
        code, path, expected: side.anchor, current_anchor: (0,_text_anchor_js__WEBPACK_IMPORTED_MODULE_0__/* .fileAnchor */ .o4)(entry.bytes, sha256),
        reread: { path, start: 1, count: (0,_text_document_js__WEBPACK_IMPORTED_MODULE_1__/* .indexLines */ .uD)(entry.bytes).count },
        ...(entry.mode === side.mode ? {} : { detail: `its mode is now ${entry.mode}` }),
    };
}
function checkFile(file, snapshot, code, sha256) {
    const source = file.from ?? file.path;
    const before = file.before === null ? null : drifted(source, file.before, snapshot, code, sha256);
    return [before, makesPath(file) ? (0,_creation_js__WEBPACK_IMPORTED_MODULE_2__/* .checkFree */ .l)(file.path, snapshot) : null];
}
/** Returns every reason why a plan no longer applies to a snapshot, drift under the given code; none when it is fresh. */
function freshness(plan, snapshot, code, sha256) {
    return plan.files.flatMap((file) => checkFile(file, snapshot, code, sha256)).filter((refusal) => refusal !== null);
}


/***/ }),

/***/ 4388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ refuseHidden)
/* harmony export */ });
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1981);
/* harmony import */ var _file_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2745);


function counts(file, sign) {
    return (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .countHidden */ .k)((0,_file_report_js__WEBPACK_IMPORTED_MODULE_0__/* .diffOf */ .n_)(file).hunks.flatMap((hunk) => hunk.lines).filter((line) => line.sign === sign).map((line) => line.text).join(''));
}
/** Returns how many hidden characters a change adds beyond those it removes. */
function hiddenAdded(file) {
    const removed = counts(file, '-');
    return [...counts(file, '+')].reduce((sum, [c, count]) => sum + Math.max(0, count - (removed.get(c) ?? 0)), 0);
}
/** Returns a refusal for every file that gains hidden characters. Refuses: hidden_characters. */
function refuseHidden(files) {
    return files
        .map((file) => ({ code: 'hidden_characters', path: file.path, figure: hiddenAdded(file) }))
        .filter((refusal) => refusal.figure !== 0);
}


/***/ }),

/***/ 8479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ bindPlan),
/* harmony export */   Jh: () => (/* binding */ sideOf),
/* harmony export */   QP: () => (/* binding */ sameSide)
/* harmony export */ });
/* harmony import */ var _base_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4079);
/* harmony import */ var _base_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3838);
/* harmony import */ var _text_anchor_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7474);
/**
 * The plan: plain data, verified, content-addressed (spec page 2.3). It is what the untrusted half of a run may produce and
 * the trusted half verifies again.
 */



/** Returns a side from its bytes. */
function sideOf(bytes, mode, sha256) {
    return { mode, bytes, sha256: sha256(bytes), anchor: (0,_text_anchor_js__WEBPACK_IMPORTED_MODULE_2__/* .fileAnchor */ .o4)(bytes, sha256) };
}
/** Returns whether two sides are the same content and mode. */
function sameSide(a, b) {
    return a === null || b === null ? a === b : a.sha256 === b.sha256 && a.mode === b.mode;
}
/** Returns the draft bound to a target, its files in the order of their path's bytes and its id computed. */
function bindPlan(draft, target, base, sha256) {
    const files = [...draft.files].sort((a, b) => (0,_base_path_js__WEBPACK_IMPORTED_MODULE_1__/* .comparePaths */ .cD)(a.path, b.path));
    const side = (s) => (s === null ? null : { mode: s.mode, sha256: s.sha256 });
    const id = (0,_base_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalDigest */ .X)({
        version: 1, target, title: draft.title, verify: draft.verify,
        files: files.map(({ operation, path, from, before, after }) => ({
            operation, path, ...(from === undefined ? {} : { from }), before: side(before), after: side(after),
        })),
    }, sha256);
    return { ...draft, files, id: `cs-${id}`, target, base };
}


/***/ }),

/***/ 5570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KS: () => (/* binding */ receiptSchema),
/* harmony export */   Xu: () => (/* binding */ repetitions),
/* harmony export */   _p: () => (/* binding */ checkReportSchema),
/* harmony export */   iR: () => (/* binding */ fileReportSchema),
/* harmony export */   qp: () => (/* binding */ receiptId),
/* harmony export */   se: () => (/* binding */ mergeReceipts)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1514);
/* harmony import */ var _base_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4079);
/** The receipt: the one record of an executed or unchanged set (spec page 2.6). */


const side = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ sha256: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), anchor: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const fileReportSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    operation: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['edit', 'create', 'delete', 'move']),
    from: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    mode: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('git mode of the after-image; of the before-image for a deletion'),
    before: side.nullable(),
    after: side.nullable(),
    added: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().describe('lines added, as git diff --numstat counts'),
    removed: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().describe('lines removed, as git diff --numstat counts'),
});
const checkReportSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), status: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), summary: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const receiptSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('hr- and the SHA-256 of the canonical form of owner, plan_id and request_id'),
    owner: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    plan_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    request_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    actor: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    author: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('whose plan it was, where somebody else had it executed'),
    approved_by: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ login: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), id: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() })).optional().describe('who approved the plan'),
    operation: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['apply', 'edit', 'undo', 'transaction', 'refactor']),
    title: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    files: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(fileReportSchema),
    unchanged: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).describe('files of the set that were left as they were'),
    commit: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    checks: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(checkReportSchema),
    indeterminate: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).describe('what stayed unconfirmed; empty when all was read back'),
    at: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('ISO 8601, UTC'),
    undoes: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('the receipt whose inverse this is'),
    repetition: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().optional().describe('consecutive no-change outcomes of this owner and plan, this one included'),
    verified: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullable().optional().describe('whether the platform verified the commit; null when unknown'),
    not_started: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional().describe('workflows that will not start because of the token used'),
});
/** Returns `hr-` and 64 hex digits: the same owner, plan and request always give the same receipt. */
function receiptId(owner, planId, requestId, sha256) {
    return `hr-${(0,_base_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalDigest */ .X)({ owner, plan_id: planId, request_id: requestId }, sha256)}`;
}
/**
 * Returns ledger entries (oldest first) merged by id: a later entry under the same id adds what was learned after the move,
 * and never takes back what is known. A receipt keeps the place of its first entry.
 */
function mergeReceipts(entries) {
    const merged = new Map();
    for (const entry of entries) {
        const known = merged.get(entry.id);
        merged.set(entry.id, known === undefined ? entry : { ...known, ...entry, at: known.at, commit: entry.commit ?? known.commit });
    }
    return [...merged.values()];
}
/** Returns how many no-change receipts of this plan end the ledger of its owner, without a receipt of another outcome between. */
function repetitions(receipts, planId) {
    let count = 0;
    for (const receipt of receipts) {
        if (receipt.plan_id !== planId)
            continue;
        count = receipt.files.length === 0 ? count + 1 : 0;
    }
    return count;
}


/***/ }),

/***/ 898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ reportRefusals)
/* harmony export */ });
/* harmony import */ var _base_refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5573);
/* harmony import */ var _base_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5344);
/** Refusals as answers carry them. A document can be made to have any number of problems; an answer stays readable. */


/** Refusals that one answer lists. */
const LISTED = 100;
/** Characters of a message. */
const MESSAGE = 1200;
/** Characters of a word that came with the request: a path, an anchor, an id. Nothing longer is one. */
const WORD = 4096;
/** Characters of the files' own lines in one answer; what would go beyond is left to a read. */
const SHOWN = 1024 * 1024;
function cut(text, most) {
    return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`;
}
/** Returns the refusal as answers carry it: with its message; `detail`, `limit` and `figure` have gone into that. `shows`: its lines too. */
function reportRefusal(refusal, shows) {
    const { code, path, hunk, position, excerpt, expected, current_anchor, reread, neighbourhood, candidates, lines } = refusal;
    return {
        code, message: cut((0,_base_words_js__WEBPACK_IMPORTED_MODULE_1__/* .explain */ .W)(refusal), MESSAGE),
        ...(path === undefined ? {} : { path: cut(path, WORD) }),
        ...(hunk === undefined ? {} : { hunk }),
        ...(position === undefined ? {} : { position }),
        ...(excerpt === undefined ? {} : { excerpt: cut(excerpt, MESSAGE) }),
        ...(expected === undefined ? {} : { expected: cut(expected, WORD) }),
        ...(current_anchor === undefined ? {} : { current_anchor }),
        ...(reread === undefined ? {} : { reread }),
        ...(neighbourhood === undefined || !shows ? {} : { neighbourhood: [...neighbourhood] }),
        ...(candidates === undefined ? {} : { candidates: [...candidates] }),
        ...(lines === undefined || !shows ? {} : { lines: lines.map((block) => ({ ...block, lines: [...block.lines] })) }),
    };
}
/** Returns the lines that a refusal shows, in characters. */
function shownBy({ neighbourhood = [], lines = [] }) {
    return [...neighbourhood, ...lines.flatMap((block) => block.lines)].reduce((sum, { text }) => sum + text.length + 40, 0);
}
/** Returns for each refusal whether it shows its lines: as many as there is room for, and the first that has any. */
function inSight(refusals) {
    let shown = 0;
    return refusals.map((refusal) => {
        const size = shownBy(refusal);
        const fits = shown === 0 || shown + size <= SHOWN;
        if (fits)
            shown += size;
        return fits;
    });
}
/** Returns the refusals as answers carry them, most important first; the last of a list that is cut says how many more there are. */
function reportRefusals(refusals) {
    const sorted = (0,_base_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .byImportance */ .G)(refusals);
    const first = sorted.slice(0, LISTED);
    const sight = inSight(first);
    const listed = first.map((refusal, index) => reportRefusal(refusal, sight[index] === true));
    const more = sorted.length - listed.length;
    const last = listed.at(-1);
    if (more === 0 || last === undefined)
        return listed;
    return [...listed.slice(0, -1), { ...last, message: `${last.message} ${String(more)} more ${more === 1 ? 'problem is' : 'problems are'} not listed.` }];
}


/***/ }),

/***/ 5516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ isPlanId),
/* harmony export */   Gb: () => (/* binding */ expire),
/* harmony export */   L9: () => (/* binding */ findPlan),
/* harmony export */   S5: () => (/* binding */ retire),
/* harmony export */   SR: () => (/* binding */ approve),
/* harmony export */   aw: () => (/* binding */ retain)
/* harmony export */ });
/* harmony import */ var _base_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9877);
/** Retained plans (spec pages 2.3 and 2.5): pure steps over a shelf; a `ShelfStore` makes them last. */

/** How many retired plans are remembered, so that a late reader learns what became of one. */
const REMEMBERED = 64;
function remember(retired, added) {
    const ids = new Set(added.map((one) => one.id));
    return [...retired.filter((one) => !ids.has(one.id)), ...added].slice(-REMEMBERED);
}
/** Returns the shelf without the plans whose time is over at `now`. */
function expire(shelf, now) {
    const over = shelf.plans.filter((one) => one.expiresAt <= now);
    if (over.length === 0)
        return shelf;
    return {
        plans: shelf.plans.filter((one) => one.expiresAt > now),
        retired: remember(shelf.retired, over.map((one) => ({ id: one.plan.id, state: 'expired', at: one.expiresAt }))),
    };
}
/** Returns whether an entry is of the one who retains it again: by numeric id where both have one. */
function isOf({ author, authorId }, by) {
    return authorId === undefined || by.authorId === undefined ? author === by.author : authorId === by.authorId;
}
/**
 * Returns the shelf with the plan retained; the same content again renews it, and revives it when it was retired. Its approvals
 * stay where the author does. Refuses: too_many_plans, naming the oldest; none is evicted.
 */
function retain(shelf, plan, by, now, limits) {
    const current = expire(shelf, now);
    const known = current.plans.find((one) => one.plan.id === plan.id && isOf(one, by));
    const others = current.plans.filter((one) => one.plan.id !== plan.id);
    const oldest = others[0];
    if (others.length >= limits.plans && oldest !== undefined) {
        return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .T)({ code: 'too_many_plans', limit: limits.plans, figure: others.length + 1, expected: oldest.plan.id });
    }
    const entry = {
        plan, ...by, ...(known?.approvals === undefined ? {} : { approvals: known.approvals }), createdAt: now, expiresAt: now + limits.planLifetime,
    };
    return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_0__.ok)({
        entry,
        shelf: { plans: [...others, entry], retired: current.retired.filter((one) => one.id !== plan.id) },
    });
}
/** Returns the shelf with somebody's approval of a plan, which counts once a person. */
function approve(shelf, id, approval) {
    return {
        ...shelf,
        plans: shelf.plans.map((one) => (one.plan.id !== id ? one
            : { ...one, approvals: [...(one.approvals ?? []).filter((other) => other.id !== approval.id), approval] })),
    };
}
/** Returns the shelf with a plan retired and its content let go; the same shelf when it holds no such plan. */
function retire(shelf, retired) {
    if (!shelf.plans.some((one) => one.plan.id === retired.id))
        return shelf;
    return { plans: shelf.plans.filter((one) => one.plan.id !== retired.id), retired: remember(shelf.retired, [retired]) };
}
/**
 * Returns the one retained plan that an id names: all of it, or for the plan's author any prefix of 12 or more hex digits.
 * Refuses: plan_not_found, plan_ambiguous, plan_expired, plan_discarded, plan_applied.
 */
function findPlan(shelf, id, reader, now) {
    if (!isPlanId(id))
        return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .T)({ code: 'plan_not_found', expected: id, detail: 'an id is cs- and 12 to 64 hex digits' });
    const current = expire(shelf, now);
    const matches = current.plans.filter((one) => one.plan.id.startsWith(id));
    const [match] = matches;
    if (matches.length > 1)
        return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .T)({ code: 'plan_ambiguous', expected: id, detail: matches.map((one) => one.plan.id).join(', ') });
    if (match !== undefined) {
        if (match.plan.id === id || match.author === reader)
            return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_0__.ok)(match);
        return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .T)({ code: 'plan_not_found', expected: id, detail: 'only its author may shorten a plan id; write all 64 digits' });
    }
    const gone = current.retired.filter((one) => one.id === id || one.id.startsWith(id)).at(-1);
    if (gone === undefined)
        return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .T)({ code: 'plan_not_found', expected: id });
    switch (gone.state) {
        case 'applied': return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .T)({ code: 'plan_applied', expected: gone.id, ...(gone.receipt === undefined ? {} : { detail: gone.receipt }) });
        case 'discarded': return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .T)({ code: 'plan_discarded', expected: gone.id });
        case 'expired': return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .T)({ code: 'plan_expired', expected: gone.id });
    }
}
/** Returns whether a word is a plan id or a prefix of one: `cs-` and 12 to 64 hex digits. */
function isPlanId(word) {
    return /^cs-[0-9a-f]{12,64}$/u.test(word);
}


/***/ }),

/***/ 8089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cz: () => (/* binding */ UNDECIDED),
/* harmony export */   O6: () => (/* binding */ reaches),
/* harmony export */   dD: () => (/* binding */ POLICY_BYTES),
/* harmony export */   gg: () => (/* binding */ ROLES)
/* harmony export */ });
/** What the platform lets somebody do, least first. */
const ROLES = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
/** Returns whether a role is at least another. */
function reaches(role, floor) {
    return ROLES.indexOf(role) >= ROLES.indexOf(floor);
}
/** The operations that end without a decision about a set: their role is all they take. */
const UNDECIDED = ['read', 'preview', 'status', 'discard', 'check'];
/** Bytes that a policy file has at most. */
const POLICY_BYTES = 256 * 1024;


/***/ }),

/***/ 5462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ shelfForms)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(1514);
// EXTERNAL MODULE: ./lib/engine/plan.js
var engine_plan = __webpack_require__(8479);
// EXTERNAL MODULE: ./lib/engine/receipt.js
var receipt = __webpack_require__(5570);
;// CONCATENATED MODULE: ./lib/engine/ports.js
const EMPTY_SHELF = { plans: [], retired: [] };

;// CONCATENATED MODULE: ./lib/engine/shelf-form.js
/** A shelf as it is kept: its plans without their bytes, and the sides by digest; read back with suspicion. */




const digest = schemas/* string */.YjP().regex(/^[0-9a-f]{64}$/u);
const side = schemas/* strictObject */.rej({ mode: schemas/* enum */.k5n(['100644', '100755']), sha256: digest }).nullable();
const planForm = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP(), target: schemas/* string */.YjP(), base: schemas/* string */.YjP().nullable(), title: schemas/* string */.YjP(),
    verify: schemas/* array */.YOg(schemas/* strictObject */.rej({ language: schemas/* enum */.k5n(['js', 'ts', 'py']), code: schemas/* string */.YjP() })),
    files: schemas/* array */.YOg(schemas/* strictObject */.rej({
        operation: schemas/* enum */.k5n(['edit', 'create', 'delete', 'move']), path: schemas/* string */.YjP(), from: schemas/* string */.YjP().optional(), before: side, after: side,
    })),
    unchanged: schemas/* array */.YOg(schemas/* string */.YjP()),
    blocks: schemas/* array */.YOg(schemas/* strictObject */.rej({ path: schemas/* string */.YjP(), position: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* int */.Whr()]), start: schemas/* int */.Whr(), count: schemas/* int */.Whr() })).optional(),
});
const shelfForm = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1),
    plans: schemas/* array */.YOg(schemas/* strictObject */.rej({
        author: schemas/* string */.YjP(), author_id: schemas/* int */.Whr().optional(), created_at: schemas/* number */.aig(), expires_at: schemas/* number */.aig(), plan: planForm,
        purpose: schemas/* strictObject */.rej({ operation: receipt/* receiptSchema */.KS.shape.operation, undoes: schemas/* string */.YjP().optional() }).optional(),
        approvals: schemas/* array */.YOg(schemas/* strictObject */.rej({ login: schemas/* string */.YjP(), id: schemas/* int */.Whr(), at: schemas/* number */.aig() })).optional(),
    })),
    retired: schemas/* array */.YOg(schemas/* strictObject */.rej({
        id: schemas/* string */.YjP(), state: schemas/* enum */.k5n(['applied', 'discarded', 'expired']), receipt: schemas/* string */.YjP().optional(), at: schemas/* number */.aig(),
    })),
});
function printIndex(shelf) {
    const sideForm = (s) => (s === null ? null : { mode: s.mode, sha256: s.sha256 });
    const form = {
        version: 1,
        plans: shelf.plans.map(({ plan, author, authorId, createdAt, expiresAt, purpose, approvals }) => ({
            author, created_at: createdAt, expires_at: expiresAt, ...(authorId === undefined ? {} : { author_id: authorId }),
            ...(purpose === undefined ? {} : { purpose }), ...(approvals === undefined ? {} : { approvals: [...approvals] }),
            plan: {
                id: plan.id, target: plan.target, base: plan.base, title: plan.title, verify: [...plan.verify], unchanged: [...plan.unchanged],
                ...(plan.blocks === undefined ? {} : { blocks: [...plan.blocks] }),
                files: plan.files.map(({ operation, path, from, before, after }) => ({
                    operation, path, ...(from === undefined ? {} : { from }), before: sideForm(before), after: sideForm(after),
                })),
            },
        })),
        retired: [...shelf.retired],
    };
    return `${JSON.stringify(form)}\n`;
}
function parseIndex(index) {
    try {
        const parsed = shelfForm.safeParse(JSON.parse(index));
        return parsed.success ? parsed.data : null;
    }
    catch {
        // Because bytes that are no JSON are no shelf, like any others that the schema refuses.
        return null;
    }
}
/** Returns the digests of every side that the plans of a form have. */
function digestsOf(form) {
    return [...new Set(form.plans.flatMap(({ plan }) => plan.files.flatMap(({ before, after }) => [before, after]))
            .flatMap((s) => (s === null ? [] : [s.sha256])))];
}
/** Returns the sides of a shelf by their digest. */
function sidesOf(shelf) {
    const sides = shelf.plans.flatMap(({ plan }) => plan.files.flatMap(({ before, after }) => [before, after]));
    return new Map(sides.flatMap((s) => (s === null ? [] : [[s.sha256, s.bytes]])));
}
/** Returns whether a plan says something that no id can cover: unpaired surrogates have no UTF-8. */
function isTorn(plan) {
    const words = [plan.title, plan.target, ...plan.verify.map(({ code }) => code), ...plan.files.flatMap(({ path, from }) => [path, from ?? ''])];
    return words.some((word) => /\p{Surrogate}/u.test(word));
}
/** Returns everything of a retained plan but the plan. */
function backingOf({ author, author_id: authorId, created_at: createdAt, expires_at: expiresAt, purpose, approvals }) {
    return {
        author, createdAt, expiresAt, ...(authorId === undefined ? {} : { authorId }), ...(approvals === undefined ? {} : { approvals }),
        ...(purpose === undefined ? {} : { purpose: { operation: purpose.operation, ...(purpose.undoes === undefined ? {} : { undoes: purpose.undoes }) } }),
    };
}
/** Returns the retained plan that a form spells, or null when a side is absent or the content does not have the plan's id. */
function restorePlan(form, contents, sha256) {
    if (isTorn(form.plan))
        return null;
    const files = [];
    for (const { operation, path, from, before, after } of form.plan.files) {
        const sides = [before, after].map((s) => {
            const bytes = s === null ? null : contents.get(s.sha256);
            return s === null || bytes === null ? null : bytes === undefined ? undefined : (0,engine_plan/* sideOf */.Jh)(bytes, s.mode, sha256);
        });
        const [first, second] = sides;
        if (first === undefined || second === undefined)
            return null;
        files.push({ operation, path, ...(from === undefined ? {} : { from }), before: first, after: second });
    }
    const { title, verify, unchanged, target, base, id, blocks } = form.plan;
    const plan = (0,engine_plan/* bindPlan */.Dd)({ title, verify, files, unchanged, ...(blocks === undefined ? {} : { blocks }) }, target, base, sha256);
    return plan.id === id ? { plan, ...backingOf(form) } : null;
}
/** Returns the form in which shelves are kept. */
function shelfForms(sha256) {
    return {
        name: 'plans', empty: EMPTY_SHELF,
        print: (shelf) => ({ index: printIndex(shelf), contents: sidesOf(shelf) }),
        parse: (index) => {
            const form = parseIndex(index);
            return form === null ? null : {
                digests: digestsOf(form),
                restore: (contents) => {
                    const read = form.plans.map((one) => ({ id: one.plan.id, plan: restorePlan(one, contents, sha256) }));
                    const retired = form.retired.map(({ receipt, ...rest }) => (receipt === undefined ? rest : { ...rest, receipt }));
                    return {
                        value: { plans: read.flatMap(({ plan }) => plan ?? []), retired },
                        passedOver: read.flatMap(({ id, plan }) => (plan === null ? [`the retained plan ${id} is not what its id says and was passed over`] : [])),
                    };
                },
            };
        },
    };
}


/***/ }),

/***/ 7732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ notAFile),
/* harmony export */   M: () => (/* binding */ entryOf)
/* harmony export */ });
/** Returns the entry of a path; a path that was not loaded counts as missing. */
function entryOf(snapshot, path) {
    return snapshot.entries.get(path) ?? { kind: 'missing' };
}
/** Returns why an entry is no regular file, as a refusal, or null when it is one. */
function notAFile(path, entry) {
    switch (entry.kind) {
        case 'file': return null;
        case 'missing':
        case 'behind_file': return { code: 'missing_file', path };
        case 'directory': return { code: 'directory_target', path };
        case 'symlink': return { code: 'symlink_target', path };
        case 'behind_symlink': return { code: 'symlink_target', path, detail: entry.link };
        case 'submodule': return { code: 'submodule_target', path };
    }
}


/***/ }),

/***/ 899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ checkSyntax)
/* harmony export */ });
/* harmony import */ var _base_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9877);
/** What a set does to the syntax of its files (spec page 8.1): refused, recorded or not looked at. */

/** The name under which receipts and plans tell of it. */
const NAME = 'syntax';
/** New errors of one file that a refusal tells of, and paths that a check names. */
const TOLD = 10;
function filesOf(plan) {
    return plan.files.flatMap(({ path, from, before, after }) => {
        if (after === null)
            return [];
        return [{ path, ...(from === undefined ? {} : { from }), before: before?.bytes ?? null, after: after.bytes }];
    });
}
function refusalOf(path, { line, character, message, excerpt }, more) {
    const rest = more === 0 ? '' : `, and ${String(more)} more`;
    return { code: 'syntax_errors', path, position: `${String(line)}:${String(character)}`, excerpt, detail: `at ${String(line)}:${String(character)}: ${message}${rest}` };
}
function refusalsOf({ path, errors }) {
    const told = errors.slice(0, TOLD);
    return told.map((error, index) => refusalOf(path, error, index === told.length - 1 ? errors.length - told.length : 0));
}
function words({ path, status, reason, errors: [first, ...others] }) {
    if (first === undefined || status !== 'errors')
        return reason === null ? path : `${path} (${reason})`;
    const more = others.length === 0 ? '' : `, and ${String(others.length)} more`;
    return `${path}:${String(first.line)}:${String(first.character)} ${first.message}${more}`;
}
/** Returns one check for each status that files have, so that what is unchecked never stands among what is clean. */
function reportsOf(results) {
    return ['errors', 'clean', 'unchecked'].flatMap((status) => {
        const files = results.filter((result) => result.status === status);
        if (files.length === 0)
            return [];
        const more = files.length > TOLD ? `; and ${String(files.length - TOLD)} more` : '';
        return [{ name: NAME, status, summary: files.slice(0, TOLD).map(words).join('; ') + more }];
    });
}
/**
 * Returns the checks of a plan as its receipt records them; none where they are off. An undo brings back what was there, so
 * that errors which the receipt took away are recorded and not refused.
 * Refuses: syntax_errors.
 */
async function checkSyntax(desk, plan, operation) {
    const files = filesOf(plan);
    if (desk.syntaxMode === 'off' || files.length === 0)
        return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_0__.ok)([]);
    const results = await desk.syntax.check(files);
    const refusals = desk.syntaxMode === 'refuse' && operation !== 'undo' ? results.flatMap(refusalsOf) : [];
    return refusals.length === 0 ? (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_0__.ok)(reportsOf(results)) : { ok: false, refusals };
}


/***/ }),

/***/ 8803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ji: () => (/* binding */ assembleParts),
/* harmony export */   Te: () => (/* binding */ outstanding),
/* harmony export */   hs: () => (/* binding */ addPart),
/* harmony export */   tL: () => (/* binding */ missingParts)
/* harmony export */ });
/* harmony import */ var _base_encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _base_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9877);
/* harmony import */ var _stage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7232);
/** Sending a file in parts (spec page 4): parts in any order, then one check of the whole before it is staged. */



/** Missing parts that are named. */
const NAMED = 20;
function sameLines(a, b) {
    return a.length === b.length && a.every((line, index) => line === b[index]);
}
/** Returns the transaction with one more part; an equal one changes nothing. Refuses: chunk_conflict, the target codes, stale_anchor. */
function addPart(transaction, { path, seq, total, lines }, staging) {
    const known = (0,_stage_js__WEBPACK_IMPORTED_MODULE_1__/* .touchedFile */ .Xc)(transaction, path)?.chunks ?? null;
    if (known !== null && known.total !== total) {
        return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .T)({ code: 'chunk_conflict', path, position: seq, detail: `the parts before were of ${String(known.total)}, not of ${String(total)}` });
    }
    const before = known?.parts.get(seq);
    if (before !== undefined) {
        return sameLines(before, lines) ? { ok: true, value: transaction } : (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .T)({ code: 'chunk_conflict', path, position: seq, detail: `part ${String(seq)} of ${path} has other lines` });
    }
    return (0,_stage_js__WEBPACK_IMPORTED_MODULE_1__/* .stageChunks */ .tD)(transaction, path, { total, parts: new Map([...known?.parts ?? [], [seq, lines]]) }, staging);
}
/** Returns the numbers of the parts that have not come. */
function missingParts({ total, parts }) {
    return Array.from({ length: total }, (_, index) => index + 1).filter((seq) => !parts.has(seq));
}
/** Returns the refusal that names which parts of a file are missing, or that they are still to be assembled. */
function outstanding(path, chunks) {
    const missing = missingParts(chunks);
    const named = missing.slice(0, NAMED).join(', ');
    const more = missing.length > NAMED ? ` and ${String(missing.length - NAMED)} more` : '';
    const detail = missing.length === 0 ? 'none is, but they are not assembled yet' : `${named}${more} of ${String(chunks.total)}`;
    return { code: 'chunks_missing', path, detail };
}
/**
 * Returns the transaction with the parts of a file assembled and staged, created or replaced.
 * Refuses: chunks_missing, digest_mismatch, the target codes, stale_anchor, set_too_large.
 */
function assembleParts(transaction, path, expected, staging) {
    const chunks = (0,_stage_js__WEBPACK_IMPORTED_MODULE_1__/* .touchedFile */ .Xc)(transaction, path)?.chunks ?? null;
    if (chunks === null)
        return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .T)({ code: 'chunks_missing', path, detail: 'none has come' });
    if (missingParts(chunks).length > 0)
        return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .T)(outstanding(path, chunks));
    const lines = Array.from({ length: chunks.total }, (_, index) => chunks.parts.get(index + 1) ?? []).flat();
    const bytes = (0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8 */ .As)(lines.map((line) => `${line}\n`).join(''));
    const digest = staging.sha256(bytes);
    if (digest !== expected)
        return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .T)({ code: 'digest_mismatch', path, expected, detail: `it is ${digest}` });
    return (0,_stage_js__WEBPACK_IMPORTED_MODULE_1__/* .stageWhole */ .u4)(transaction, path, bytes, staging);
}


/***/ }),

/***/ 5293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ transactionForms)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(1514);
// EXTERNAL MODULE: ./lib/base/encoding.js
var encoding = __webpack_require__(2252);
;// CONCATENATED MODULE: ./lib/engine/transaction/transaction.js
const NO_TRANSACTIONS = { open: [], retired: [] };

;// CONCATENATED MODULE: ./lib/engine/transaction/form.js
/** Transactions as they are kept: staged content and chunks by digest; read back with suspicion. */



const digest = schemas/* string */.YjP().regex(/^[0-9a-f]{64}$/u);
const mode = schemas/* enum */.k5n(['100644', '100755']);
const touchedForm = schemas/* strictObject */.rej({
    path: schemas/* string */.YjP(),
    first: schemas/* strictObject */.rej({ mode, sha256: digest, anchor: schemas/* string */.YjP() }).nullable(),
    staged: schemas/* strictObject */.rej({ mode, sha256: digest }).nullable(),
    chunks: schemas/* strictObject */.rej({ total: schemas/* int */.Whr(), parts: schemas/* array */.YOg(schemas/* strictObject */.rej({ seq: schemas/* int */.Whr(), sha256: digest })) }).nullable(),
});
const transactionForm = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP(), name: schemas/* string */.YjP(), author: schemas/* string */.YjP(), created_at: schemas/* number */.aig(), expires_at: schemas/* number */.aig(), revision: schemas/* int */.Whr(),
    calls: schemas/* array */.YOg(schemas/* string */.YjP()), touched: schemas/* array */.YOg(touchedForm),
    claim: schemas/* strictObject */.rej({ request_id: schemas/* string */.YjP(), by: schemas/* string */.YjP(), until: schemas/* number */.aig() }).nullable(),
});
const indexForm = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1),
    open: schemas/* array */.YOg(transactionForm),
    retired: schemas/* array */.YOg(schemas/* strictObject */.rej({
        id: schemas/* string */.YjP(), name: schemas/* string */.YjP(), state: schemas/* enum */.k5n(['committed', 'rolled_back', 'expired']), at: schemas/* number */.aig(),
        request_id: schemas/* string */.YjP().optional(), receipt: schemas/* string */.YjP().optional(),
    })),
});
function partBytes(lines) {
    return (0,encoding/* utf8 */.As)(lines.map((line) => `${line}\n`).join(''));
}
function partLines(bytes) {
    return (0,encoding/* decode */.D4)(bytes).split('\n').slice(0, -1);
}
/** Returns the transactions as JSON says them, their contents put into `contents`. */
function printOpen({ open }, sha256, contents) {
    const put = (bytes) => {
        const name = sha256(bytes);
        contents.set(name, bytes);
        return name;
    };
    const chunksForm = ({ total, parts }) => ({ total, parts: [...parts].map(([seq, lines]) => ({ seq, sha256: put(partBytes(lines)) })) });
    return open.map(({ id, name, author, createdAt, expiresAt, revision, calls, touched, claim }) => ({
        id, name, author, created_at: createdAt, expires_at: expiresAt, revision, calls: [...calls],
        claim: claim === null ? null : { request_id: claim.requestId, by: claim.by, until: claim.until },
        touched: touched.map(({ path, first, staged, chunks }) => ({
            path, first, staged: staged === null ? null : { mode: staged.mode, sha256: put(staged.bytes) },
            chunks: chunks === null ? null : chunksForm(chunks),
        })),
    }));
}
function print({ open, retired }, sha256) {
    const contents = new Map();
    const form = {
        version: 1, open: printOpen({ open, retired }, sha256, contents),
        retired: retired.map(({ requestId, ...rest }) => ({ ...rest, ...(requestId === undefined ? {} : { request_id: requestId }) })),
    };
    return { index: `${JSON.stringify(form)}\n`, contents };
}
function digestsOf(form) {
    return form.touched.flatMap(({ staged, chunks }) => [...(staged === null ? [] : [staged.sha256]), ...(chunks?.parts ?? []).map((part) => part.sha256)]);
}
function restoreTouched({ path, first, staged, chunks }, contents) {
    const bytes = staged === null ? undefined : contents.get(staged.sha256);
    if (staged !== null && bytes === undefined)
        return null;
    const parts = new Map((chunks?.parts ?? []).flatMap(({ seq, sha256 }) => {
        const part = contents.get(sha256);
        return part === undefined ? [] : [[seq, partLines(part)]];
    }));
    if (chunks !== null && parts.size !== chunks.parts.length)
        return null;
    return {
        path, first, staged: staged === null || bytes === undefined ? null : { mode: staged.mode, bytes },
        chunks: chunks === null ? null : { total: chunks.total, parts },
    };
}
/** Returns the transaction that a form spells, or null when content of it is absent. */
function restore(form, contents) {
    const { id, name, author, created_at, expires_at, revision, calls, claim } = form;
    const touched = form.touched.flatMap((one) => restoreTouched(one, contents) ?? []);
    if (touched.length !== form.touched.length)
        return null;
    return {
        id, name, author, createdAt: created_at, expiresAt: expires_at, revision, calls, touched,
        claim: claim === null ? null : { requestId: claim.request_id, by: claim.by, until: claim.until },
    };
}
function restoreRetired({ request_id, receipt, ...rest }) {
    return { ...rest, ...(request_id === undefined ? {} : { requestId: request_id }), ...(receipt === undefined ? {} : { receipt }) };
}
function spell(form) {
    return {
        digests: [...new Set(form.open.flatMap(digestsOf))],
        restore: (contents) => {
            const read = form.open.map((one) => ({ id: one.id, transaction: restore(one, contents) }));
            return {
                value: { open: read.flatMap(({ transaction }) => transaction ?? []), retired: form.retired.map(restoreRetired) },
                passedOver: read.flatMap(({ id, transaction }) => (transaction === null ? [`the transaction ${id} has lost its content and was passed over`] : [])),
            };
        },
    };
}
/** Returns the form in which transactions are kept. */
function transactionForms(sha256) {
    return {
        name: 'transactions', empty: NO_TRANSACTIONS,
        print: (all) => print(all, sha256),
        parse: (index) => {
            try {
                const parsed = indexForm.safeParse(JSON.parse(index));
                return parsed.success ? spell(parsed.data) : null;
            }
            catch {
                // Because what is no JSON spells nothing, like all else that the schema refuses.
                return null;
            }
        },
    };
}


/***/ }),

/***/ 7855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CF: () => (/* binding */ retireTransaction),
/* harmony export */   CR: () => (/* binding */ beginTransaction),
/* harmony export */   G1: () => (/* binding */ goneRefusal),
/* harmony export */   IQ: () => (/* binding */ putTransaction),
/* harmony export */   JZ: () => (/* binding */ expireTransactions),
/* harmony export */   Kb: () => (/* binding */ transactionId),
/* harmony export */   eT: () => (/* binding */ findTransaction),
/* harmony export */   sW: () => (/* binding */ stagedBy)
/* harmony export */ });
/* harmony import */ var _base_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4079);
/* harmony import */ var _base_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9877);
/** How transactions come and go (spec page 4): pure steps over all of an owner's; a `TransactionStore` makes them last. */


/** How many that came to an end are remembered, so that they can be told of and taken back. */
const REMEMBERED = 64;
/** How many calls a transaction remembers. */
const CALLS = 64;
/** Returns `tx-` and 16 hex digits: the same request always begins the same transaction. */
function transactionId(owner, name, requestId, sha256) {
    return `tx-${(0,_base_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalDigest */ .X)({ owner, name, request_id: requestId }, sha256).slice(0, 16)}`;
}
function remember(retired, added) {
    const ids = new Set(added.map(({ id }) => id));
    return [...retired.filter(({ id }) => !ids.has(id)), ...added].slice(-REMEMBERED);
}
/** Returns the transactions without those whose time is over at `now`; the same ones when there are none. */
function expireTransactions(all, now) {
    const over = all.open.filter(({ expiresAt }) => expiresAt <= now);
    if (over.length === 0)
        return all;
    return {
        open: all.open.filter(({ expiresAt }) => expiresAt > now),
        retired: remember(all.retired, over.map(({ id, name, expiresAt, claim }) => ({ id, name, state: 'expired', at: expiresAt, ...(claim === null ? {} : { requestId: claim.requestId }) }))),
    };
}
/** Returns what an id names, as things are at `now`. */
function findTransaction(all, id, now) {
    const current = expireTransactions(all, now);
    const transaction = current.open.find((one) => one.id === id);
    if (transaction !== undefined)
        return { kind: 'open', transaction };
    const retired = current.retired.find((one) => one.id === id);
    return retired === undefined ? { kind: 'unknown' } : { kind: 'retired', retired };
}
/** Returns why an id names no open transaction. Refuses: transaction_not_found, transaction_expired. */
function goneRefusal(id, found) {
    if (found.kind === 'unknown')
        return { code: 'transaction_not_found', expected: id };
    const { state, receipt } = found.retired;
    switch (state) {
        case 'expired': return { code: 'transaction_expired', expected: id };
        case 'rolled_back': return { code: 'transaction_not_found', expected: id, detail: 'it was rolled back' };
        case 'committed': return { code: 'transaction_not_found', expected: id, detail: `it was committed${receipt === undefined ? '' : `; its receipt is ${receipt}`}` };
    }
}
/**
 * Returns the transactions with a new one; one that the same request began before is told again.
 * Refuses: too_many_transactions, and how the one of this request came to its end.
 */
function beginTransaction(all, { id, name, author, now, limits }) {
    const current = expireTransactions(all, now);
    const found = findTransaction(current, id, now);
    if (found.kind === 'open')
        return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_1__.ok)({ all: current, transaction: found.transaction });
    if (found.kind === 'retired')
        return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(goneRefusal(id, found));
    if (current.open.length >= limits.transactions) {
        return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)({ code: 'too_many_transactions', limit: limits.transactions, figure: current.open.length + 1, ...oldest(current) });
    }
    const transaction = {
        id, name, author, createdAt: now, expiresAt: now + limits.planLifetime, revision: 0, calls: [], touched: [], claim: null,
    };
    return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_1__.ok)({ all: { ...current, open: [...current.open, transaction] }, transaction });
}
function oldest({ open: [first] }) {
    return first === undefined ? {} : { expected: first.id };
}
/** Returns the transactions with this one as it is given, in the place that it had. */
function putTransaction(all, transaction, now) {
    const current = expireTransactions(all, now);
    return { ...current, open: current.open.map((one) => (one.id === transaction.id ? transaction : one)) };
}
/** Returns the transactions with one come to its end and its content let go. */
function retireTransaction(all, retired, now) {
    const current = expireTransactions(all, now);
    return { open: current.open.filter(({ id }) => id !== retired.id), retired: remember(current.retired, [retired]) };
}
/** Returns the transaction as a call leaves it that staged something: nothing of an earlier commit is under way any more. */
function stagedBy(transaction, call) {
    return { ...transaction, revision: transaction.revision + 1, calls: [...transaction.calls, call].slice(-CALLS), claim: null };
}


/***/ }),

/***/ 687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ reportRetired),
/* harmony export */   XL: () => (/* binding */ fileResultSchema),
/* harmony export */   go: () => (/* binding */ transactionReportSchema),
/* harmony export */   jT: () => (/* binding */ reportTransaction)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1514);
/* harmony import */ var _text_anchor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7474);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9858);
/* harmony import */ var _report_refusals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(898);
/* harmony import */ var _chunks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8803);
/** What answers tell of a transaction (spec pages 4 and 9.3). */





const firstSeen = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ mode: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), sha256: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), anchor: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }).nullable()
    .describe('what the file was when it was first touched; null where there was none');
const transactionReportSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    state: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['open', 'committing', 'committed', 'rolled_back']),
    expires_at: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable().describe('ISO 8601, UTC; every call that goes through renews it'),
    files: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), operation: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['edit', 'create']), first_seen: firstSeen,
        after: zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ sha256: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), anchor: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }),
    })),
    chunks: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), total: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(), received: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr()), missing: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr()), first_seen: firstSeen,
    })).describe('files of which parts came that are not assembled yet'),
    commits: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().describe('whether a commit would go through now'),
    refusals: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .refusalSchema */ .I1).optional().describe('why it would not'),
    receipt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
});
/** What became of each file of a call that was not atomic. */
const fileResultSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), staged: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(), refusals: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .refusalSchema */ .I1).optional() });
function fileReports(touched, sha256) {
    return touched.flatMap(({ path, first, staged }) => (staged === null ? [] : [{
            path, operation: first === null ? 'create' : 'edit', first_seen: first,
            after: { sha256: sha256(staged.bytes), anchor: (0,_text_anchor_js__WEBPACK_IMPORTED_MODULE_0__/* .fileAnchor */ .o4)(staged.bytes, sha256) },
        }]));
}
function chunkReports(touched) {
    return touched.flatMap(({ path, first, chunks }) => (chunks === null ? [] : [{
            path, total: chunks.total, received: [...chunks.parts.keys()].sort((a, b) => a - b), missing: (0,_chunks_js__WEBPACK_IMPORTED_MODULE_3__/* .missingParts */ .tL)(chunks), first_seen: first,
        }]));
}
/** Returns what an open transaction is; `problems` keep a commit from going through. */
function reportTransaction(transaction, problems, sha256) {
    const { id, name, expiresAt, touched, claim } = transaction;
    return {
        id, name, state: claim === null ? 'open' : 'committing', expires_at: new Date(expiresAt).toISOString(),
        files: fileReports(touched, sha256), chunks: chunkReports(touched), commits: problems.length === 0,
        ...(problems.length === 0 ? {} : { refusals: (0,_report_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .reportRefusals */ .O)(problems) }),
    };
}
/** Returns what a transaction is that came to its end. */
function reportRetired({ id, name, receipt }, state) {
    return { id, name, state, expires_at: null, files: [], chunks: [], commits: false, ...(receipt === undefined ? {} : { receipt }) };
}


/***/ }),

/***/ 7232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C1: () => (/* binding */ checkSize),
  mm: () => (/* binding */ driftFrom),
  tD: () => (/* binding */ stageChunks),
  HW: () => (/* binding */ stageFile),
  Iz: () => (/* binding */ stageFiles),
  u4: () => (/* binding */ stageWhole),
  Xc: () => (/* binding */ touchedFile)
});

// EXTERNAL MODULE: ./lib/base/encoding.js
var encoding = __webpack_require__(2252);
// EXTERNAL MODULE: ./lib/base/outcome.js
var outcome = __webpack_require__(9877);
// EXTERNAL MODULE: ./lib/base/path.js
var base_path = __webpack_require__(3838);
// EXTERNAL MODULE: ./lib/text/anchor.js
var text_anchor = __webpack_require__(7474);
// EXTERNAL MODULE: ./lib/text/document.js
var text_document = __webpack_require__(6242);
// EXTERNAL MODULE: ./lib/engine/creation.js
var creation = __webpack_require__(9265);
// EXTERNAL MODULE: ./lib/engine/snapshot.js
var engine_snapshot = __webpack_require__(7732);
// EXTERNAL MODULE: ./lib/base/fault.js
var fault = __webpack_require__(6173);
// EXTERNAL MODULE: ./lib/text/splice.js
var splice = __webpack_require__(8055);
;// CONCATENATED MODULE: ./lib/engine/transaction/near.js


const CANDIDATES = 5;
/** Lines of the text that are compared. */
const COMPARED = 12;
/** Places that are looked at closely. */
const SHORTLIST = 40;
/** From here on, of 1, a place resembles the text. */
const LIKENESS = 0.5;
const SHOWN = 10;
/** Returns a line as it is compared: blanks, letter case and the shape of quotation marks do not count. */
function plain(line) {
    return line.trim().replace(/\s+/gu, ' ').replace(/[\u2018\u2019]/gu, "'").replace(/[\u201c\u201d]/gu, '"').toLowerCase();
}
function pairsOf(text) {
    const pairs = new Set();
    for (let at = 0; at + 1 < text.length; at++)
        pairs.add(text.slice(at, at + 2));
    return pairs;
}
function sketch(line) {
    const text = plain(line);
    return { text, pairs: pairsOf(text) };
}
/** Returns how alike two lines are, from 0 to 1: the share of neighbouring characters that they have in common. */
function likeness(wanted, line) {
    const text = plain(line);
    if (text === wanted.text)
        return 1;
    if (text.length > 4 * wanted.text.length + 8 || wanted.text.length > 4 * text.length + 8)
        return 0;
    const pairs = pairsOf(text);
    let common = 0;
    for (const pair of pairs)
        if (wanted.pairs.has(pair))
            common++;
    const all = pairs.size + wanted.pairs.size;
    return all === 0 ? 0 : 2 * common / all;
}
/** Returns the places where these lines may have been meant to stand, best first, as members of a refusal. */
function nearMisses(document, wanted, sha256) {
    const sketches = wanted.slice(0, COMPARED).map(sketch);
    const telling = sketches.reduce((best, one, index) => (one.text.length > (sketches[best]?.text.length ?? 0) ? index : best), 0);
    const key = sketches[telling];
    if (key === undefined || key.text === '')
        return {};
    const shortlist = [];
    for (let n = 1; n <= document.count; n++) {
        const score = likeness(key, (0,text_document/* lineText */.oZ)(document, n));
        if (score >= LIKENESS)
            shortlist.push({ n, score });
    }
    const whole = (start) => sketches.reduce((sum, one, index) => sum + (start + index >= 1 && start + index <= document.count ? likeness(one, (0,text_document/* lineText */.oZ)(document, start + index)) : 0), 0) / sketches.length;
    const best = shortlist.sort((a, b) => b.score - a.score || a.n - b.n).slice(0, SHORTLIST)
        .map(({ n }) => ({ n: Math.max(1, n - telling), score: whole(n - telling) }))
        .sort((a, b) => b.score - a.score || a.n - b.n)
        .slice(0, CANDIDATES);
    const [first] = best;
    if (first === undefined)
        return {};
    return {
        candidates: best.map(({ n }) => ({ n, anchor: `${String(n)}#${(0,text_anchor/* lineHash */.Hw)(document, n, sha256)}` })),
        neighbourhood: (0,text_anchor/* anchoredLines */.UH)(document, first.n - 1, first.n + Math.min(sketches.length, SHOWN), sha256),
    };
}

;// CONCATENATED MODULE: ./lib/engine/transaction/replace.js







/** Addresses that an ambiguous match lists. */
const ADDRESSES = 100;
/** Returns a text as it is compared. */
function comparable(text) {
    return text.replaceAll('\r\n', '\n');
}
/** Returns the lines of a text that starts at the start of a line. */
function linesOf(text) {
    if (text === '')
        return [];
    return (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n');
}
/** Returns where a text occurs, occurrences that overlap among them. */
function occurrences(text, wanted) {
    const found = [];
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1))
        found.push(at);
    return found;
}
function countBreaks(text, from, to) {
    let count = 0;
    for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1))
        count++;
    return count;
}
function ambiguous(text, found, document, { path, hunk, sha256 }) {
    const addresses = [];
    let line = 1;
    let from = 0;
    for (const at of found) {
        line += countBreaks(text, from, at);
        from = at;
        if (addresses.at(-1) !== line)
            addresses.push(line);
        if (addresses.length > ADDRESSES)
            break;
    }
    const candidates = addresses.slice(0, ADDRESSES).map((n) => ({ n, anchor: `${String(n)}#${(0,text_anchor/* lineHash */.Hw)(document, n, sha256)}` }));
    return { code: 'ambiguous_match', path, hunk, candidates, detail: `${String(found.length)} times${addresses.length > ADDRESSES ? ', the first places are listed' : ''}` };
}
function lineEnd(text, at) {
    const end = text.indexOf('\n', at);
    return end < 0 ? text.length : end + 1;
}
function regionAround(text, from, to, fresh) {
    // Because a search backwards from before the text looks at its first character.
    const start = from === 0 ? 0 : text.lastIndexOf('\n', from - 1) + 1;
    const isWhole = text[to - 1] === '\n';
    let end = isWhole ? to : lineEnd(text, to);
    let after = text.slice(start, from) + fresh + text.slice(to, end);
    // What lost its line break runs on into the next line.
    const runsOn = after !== '' && !after.endsWith('\n') && end < text.length;
    if (runsOn) {
        const next = lineEnd(text, end);
        after += text.slice(end, next);
        end = next;
    }
    return { from: countBreaks(text, 0, start), before: text.slice(start, end), after, keepsLast: !isWhole || runsOn, atEnd: end === text.length };
}
/** Returns the splices that make a region what it becomes. */
function splicesOf({ from, before, after, keepsLast }) {
    const [old, fresh] = [linesOf(before), linesOf(after)];
    let head = 0;
    while (head < old.length && head < fresh.length && old[head] === fresh[head])
        head++;
    let tail = 0;
    while (tail < old.length - head && tail < fresh.length - head && old[old.length - 1 - tail] === fresh[fresh.length - 1 - tail])
        tail++;
    const at = from + head;
    const count = old.length - head - tail;
    const lines = fresh.slice(head, fresh.length - tail);
    if (count === 0 && lines.length === 0)
        return [];
    if (count === lines.length)
        return lines.map((line, index) => ({ from: at + index, to: at + index + 1, lines: [line] }));
    if (!keepsLast || tail > 0 || count < 2 || lines.length === 0)
        return [{ from: at, to: at + count, lines }];
    return [{ from: at, to: at + count - 1, lines: lines.slice(0, -1) }, { from: at + count - 1, to: at + count, lines: lines.slice(-1) }];
}
/** Returns the after-image of a replacement. Refuses: no_match, ambiguous_match, invalid_request. */
function replaceText(document, { old_string, new_string }, place) {
    const { path, hunk } = place;
    const text = (0,encoding/* decode */.D4)((0,text_document/* normalise */.j7)(document.bytes).subarray((0,text_document/* bomLength */.L1)(document)));
    const [wanted, fresh] = [comparable(old_string), comparable(new_string)];
    if (wanted === fresh)
        return (0,outcome/* refuse */.T)({ code: 'invalid_request', path, hunk, detail: 'old_string and new_string differ in line ends only' });
    const found = occurrences(text, wanted);
    const [at] = found;
    if (at === undefined)
        return (0,outcome/* refuse */.T)({ code: 'no_match', path, hunk, ...nearMisses(document, linesOf(wanted), place.sha256) });
    if (found.length > 1)
        return (0,outcome/* refuse */.T)(ambiguous(text, found, document, place));
    const region = regionAround(text, at, at + wanted.length, fresh);
    const finalNewline = region.atEnd && region.after !== '' ? region.after.endsWith('\n') : undefined;
    const { bytes } = (0,splice/* spliceLines */.Cu)(document, splicesOf(region), finalNewline);
    const result = (0,encoding/* decode */.D4)((0,text_document/* normalise */.j7)(bytes).subarray((0,text_document/* bomLength */.L1)(document)));
    if (result !== text.slice(0, at) + fresh + text.slice(at + wanted.length)) {
        (0,fault/* invariant */.V1)(fresh.includes('\r') || text.includes('\r'), 'a replacement that comes out as asked');
        return (0,outcome/* refuse */.T)({ code: 'invalid_request', path, hunk, detail: 'a line would end in a CR of its own, which a line end of LF would swallow' });
    }
    return (0,outcome.ok)(bytes);
}

;// CONCATENATED MODULE: ./lib/engine/transaction/span.js
/** Replacing lines by their numbers, where the digest of what they are is told (spec page 4). */




function stale(document, start, count, expected, { path, hunk, sha256 }) {
    if (count > 0) {
        return { code: 'stale_anchor', path, hunk, expected, current_anchor: (0,text_anchor/* rangeAnchor */.FN)(document, start, count, sha256), reread: { path, start, count } };
    }
    const detail = `nothing stands behind the last line, and the digest of nothing begins with ${sha256(new Uint8Array()).slice(0, 12)}`;
    return { code: 'stale_anchor', path, hunk, expected, current_anchor: (0,text_anchor/* fileAnchor */.o4)(document.bytes, sha256), detail };
}
/** Returns the after-image of a span's replacement. Refuses: out_of_bounds, stale_anchor, invalid_request. */
function replaceSpan(document, { line_span, new_lines }, place) {
    const { path, hunk, sha256 } = place;
    const { start_line: start, end_line, expect_sha } = line_span;
    const end = end_line ?? document.count;
    const appends = end_line === null && start === document.count + 1;
    if (!appends && (start > document.count || end > document.count)) {
        const position = start > document.count ? start : end;
        return (0,outcome/* refuse */.T)({ code: 'out_of_bounds', path, hunk, position, detail: `lines 1 to ${String(document.count)}` });
    }
    if (end < start && !appends)
        return (0,outcome/* refuse */.T)({ code: 'out_of_bounds', path, hunk, position: end, detail: 'the end lies before the start' });
    const count = appends ? 0 : end - start + 1;
    if (!sha256((0,text_document/* normalise */.j7)((0,text_document/* rangeBytes */.T5)(document, start, count))).startsWith(expect_sha))
        return (0,outcome/* refuse */.T)(stale(document, start, count, expect_sha, place));
    if (appends && new_lines.length === 0)
        return (0,outcome/* refuse */.T)({ code: 'invalid_request', path, hunk, detail: 'there is nothing to append' });
    return (0,outcome.ok)((0,splice/* spliceLines */.Cu)(document, [{ from: start - 1, to: start - 1 + count, lines: new_lines }]).bytes);
}

;// CONCATENATED MODULE: ./lib/engine/transaction/stage.js









/** Returns the file of a transaction, or undefined when it was not touched. */
function touchedFile(transaction, path) {
    return transaction.touched.find((one) => one.path === path);
}
function withTouched(transaction, touched) {
    const isKnown = touchedFile(transaction, touched.path) !== undefined;
    return {
        ...transaction,
        touched: isKnown ? transaction.touched.map((one) => (one.path === touched.path ? touched : one)) : [...transaction.touched, touched],
    };
}
/** Returns why a file of the snapshot is not what the transaction first saw, or null. Refuses: stale_anchor. */
function driftFrom(path, first, mode, bytes, sha256) {
    if (mode === first.mode && sha256(bytes) === first.sha256)
        return null;
    const current = (0,text_anchor/* fileAnchor */.o4)(bytes, sha256);
    const detail = mode !== first.mode ? `its mode is now ${mode}` : current === first.anchor ? 'its line ends changed' : undefined;
    const document = (0,text_document/* openDocument */.EJ)(bytes);
    return {
        code: 'stale_anchor', path, expected: first.anchor, current_anchor: current, ...(detail === undefined ? {} : { detail }),
        ...(typeof document === 'string' ? {} : { reread: { path, start: 1, count: document.count } }),
    };
}
function stagedAt(transaction, path) {
    return touchedFile(transaction, path)?.staged ?? null;
}
/** Returns what the snapshot holds at a path that is not staged, if it is what the transaction first saw. */
function loadedAt(transaction, path, { snapshot, sha256 }) {
    const entry = (0,engine_snapshot/* entryOf */.M)(snapshot, path);
    if (entry.kind !== 'file')
        return (0,outcome/* refuse */.T)((0,engine_snapshot/* notAFile */.$)(path, entry) ?? { code: 'missing_file', path });
    const { mode, bytes } = entry;
    const known = touchedFile(transaction, path);
    if (known === undefined)
        return (0,outcome.ok)({ first: { mode, sha256: sha256(bytes), anchor: (0,text_anchor/* fileAnchor */.o4)(bytes, sha256) }, now: { mode, bytes } });
    const drift = known.first === null
        ? { code: 'stale_anchor', path, current_anchor: (0,text_anchor/* fileAnchor */.o4)(bytes, sha256), detail: 'there was no file when it was first touched' }
        : driftFrom(path, known.first, mode, bytes, sha256);
    return drift === null ? (0,outcome.ok)({ first: known.first, now: { mode, bytes } }) : (0,outcome/* refuse */.T)(drift);
}
/** Returns what the transaction sees at a path that must be an existing file of text. */
function seeFile(transaction, path, staging) {
    const problem = (0,base_path/* pathProblem */.z9)(path);
    if (problem !== null)
        return (0,outcome/* refuse */.T)({ code: 'path_escape', path, detail: problem });
    const now = stagedAt(transaction, path);
    const seen = now === null ? loadedAt(transaction, path, staging) : (0,outcome.ok)({ first: touchedFile(transaction, path)?.first ?? null, now });
    if (!seen.ok)
        return seen;
    const document = (0,text_document/* openDocument */.EJ)(seen.value.now.bytes);
    return typeof document === 'string' ? (0,outcome/* refuse */.T)({ code: document, path }) : (0,outcome.ok)({ ...seen.value, document });
}
/** Returns why no file can be created at a path, in view of what is staged already. */
function checkFreeAmong(transaction, path, snapshot) {
    const created = transaction.touched.filter(({ staged, first }) => staged !== null && first === null).map((one) => one.path);
    if (stagedAt(transaction, path) !== null)
        return { code: 'file_exists', path, detail: 'this transaction has staged it' };
    const above = (0,base_path/* ancestors */.T1)(path).find((one) => created.includes(one));
    if (above !== undefined)
        return { code: 'file_exists', path: above, detail: `${path} would stand below it` };
    if (created.some((one) => one.startsWith(`${path}/`)))
        return { code: 'directory_target', path };
    const lower = path.toLowerCase();
    const twin = created.find((one) => [one, ...(0,base_path/* ancestors */.T1)(one)].some((part) => [path, ...(0,base_path/* ancestors */.T1)(path)].some((own) => own !== part && own.toLowerCase() === part.toLowerCase())) || one.toLowerCase() === lower);
    return twin === undefined ? (0,creation/* checkFree */.l)(path, snapshot) : { code: 'case_collision', path, detail: twin };
}
/** Returns what a path is to a file that is to be written whole: free, or an existing file of text. */
function seePlace(transaction, path, staging) {
    const problem = (0,base_path/* pathProblem */.z9)(path);
    if (problem !== null)
        return (0,outcome/* refuse */.T)({ code: 'path_escape', path, detail: problem });
    const known = touchedFile(transaction, path);
    if (known !== undefined && known.staged !== null)
        return (0,outcome.ok)({ first: known.first, now: known.staged });
    if ((0,engine_snapshot/* entryOf */.M)(staging.snapshot, path).kind === 'file')
        return seeFile(transaction, path, staging);
    const taken = checkFreeAmong(transaction, path, staging.snapshot);
    if (taken !== null)
        return (0,outcome/* refuse */.T)(taken);
    if (known !== undefined && known.first !== null)
        return (0,outcome/* refuse */.T)({ code: 'stale_anchor', path, expected: known.first.anchor, detail: 'it is gone' });
    return (0,outcome.ok)({ first: null, now: null });
}
/** Returns the transaction with a file staged as these bytes. Refuses: binary_file. */
function stageBytes(transaction, path, { first, now }, bytes) {
    const text = (0,text_document/* openDocument */.EJ)(bytes);
    if (typeof text === 'string')
        return (0,outcome/* refuse */.T)({ code: text, path, detail: 'the new content' });
    const chunks = touchedFile(transaction, path)?.chunks ?? null;
    return (0,outcome.ok)(withTouched(transaction, { path, first, staged: { mode: now?.mode ?? '100644', bytes }, chunks }));
}
function edited(seen, { path, edits }, sha256) {
    let { document } = seen;
    for (const [hunk, edit] of edits.entries()) {
        const place = { path, hunk, sha256 };
        const after = 'line_span' in edit ? replaceSpan(document, edit, place) : replaceText(document, edit, place);
        if (!after.ok)
            return after;
        const next = (0,text_document/* openDocument */.EJ)(after.value);
        if (typeof next === 'string')
            return (0,outcome/* refuse */.T)({ code: next, path, hunk, detail: 'the new text' });
        document = next;
    }
    return (0,outcome.ok)(document.bytes);
}
/**
 * Returns the transaction with one file edited or created, its edits in order, each on the result of the one before.
 * Refuses: the target codes, file_exists, no_match, ambiguous_match, out_of_bounds, stale_anchor, invalid_request, too_many_hunks.
 */
function stageFile(transaction, file, staging) {
    const { path } = file;
    if ('content' in file) {
        const problem = (0,base_path/* pathProblem */.z9)(path);
        if (problem !== null)
            return (0,outcome/* refuse */.T)({ code: 'path_escape', path, detail: problem });
        const taken = checkFreeAmong(transaction, path, staging.snapshot);
        return taken === null ? stageBytes(transaction, path, { first: null, now: null }, (0,encoding/* utf8 */.As)(file.content)) : (0,outcome/* refuse */.T)(taken);
    }
    const { hunksPerFile } = staging.limits;
    if (file.edits.length > hunksPerFile)
        return (0,outcome/* refuse */.T)({ code: 'too_many_hunks', path, limit: hunksPerFile, figure: file.edits.length });
    const seen = seeFile(transaction, path, staging);
    if (!seen.ok)
        return seen;
    const after = edited(seen.value, file, staging.sha256);
    return after.ok ? stageBytes(transaction, path, seen.value, after.value) : after;
}
/** Returns the transaction with a file of these whole bytes, created or replaced, and no chunks of it left. Refuses: as `stageFile`. */
function stageWhole(transaction, path, bytes, staging) {
    const seen = seePlace(transaction, path, staging);
    if (!seen.ok)
        return seen;
    const staged = stageBytes(transaction, path, seen.value, bytes);
    const touched = staged.ok ? touchedFile(staged.value, path) : undefined;
    return staged.ok && touched !== undefined ? (0,outcome.ok)(withTouched(staged.value, { ...touched, chunks: null })) : staged;
}
/** Returns the transaction with the chunks of a file, which counts as touched from then on. Refuses: the target codes, stale_anchor. */
function stageChunks(transaction, path, chunks, staging) {
    const seen = seePlace(transaction, path, staging);
    if (!seen.ok)
        return seen;
    return (0,outcome.ok)(withTouched(transaction, { path, first: seen.value.first, staged: touchedFile(transaction, path)?.staged ?? null, chunks }));
}
/**
 * Returns the transaction with many files staged: all of them or, where not `atomic`, each on its own, and what became of each.
 * Refuses: where atomic what any file is refused for; else what all are.
 */
function stageFiles(transaction, files, atomic, staging) {
    let current = transaction;
    const results = [];
    for (const file of files) {
        const staged = stageFile(current, file, staging);
        const within = staged.ok ? checkSize(staged.value, staging.limits) : [];
        if (staged.ok && within.length === 0)
            current = staged.value;
        results.push({ path: file.path, refusals: staged.ok ? within : staged.refusals });
    }
    const refusals = results.flatMap((result) => result.refusals);
    const fails = atomic ? refusals.length > 0 : results.every((result) => result.refusals.length > 0);
    return (0,outcome/* settle */.G)(fails ? refusals : [], () => ({ transaction: current, results }));
}
/** Returns the bytes of chunks. */
function chunkBytes(chunks) {
    return chunks === null ? 0 : [...chunks.parts.values()].flat().reduce((sum, line) => sum + (0,encoding/* utf8 */.As)(line).length + 1, 0);
}
/** Returns why a transaction is too large. Refuses: too_many_files, set_too_large. */
function checkSize({ touched }, limits) {
    const bytes = touched.reduce((sum, { staged, chunks }) => sum + (staged?.bytes.length ?? 0) + chunkBytes(chunks), 0);
    return [
        ...(touched.length > limits.files ? [{ code: 'too_many_files', limit: limits.files, figure: touched.length }] : []),
        ...(bytes > limits.stagedBytes ? [{ code: 'set_too_large', limit: limits.stagedBytes, figure: bytes, detail: 'bytes' }] : []),
    ];
}


/***/ }),

/***/ 9144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zm: () => (/* binding */ randomName),
/* harmony export */   tB: () => (/* binding */ now),
/* harmony export */   v7: () => (/* binding */ pause)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** Returns the milliseconds since the epoch. */
function now() {
    return Date.now();
}
/** Returns 16 random hex digits, for names that nobody else uses and requests that nobody repeats. */
function randomName() {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex');
}
/** Returns after this many milliseconds. */
function pause(milliseconds) {
    return new Promise((resolve) => { setTimeout(resolve, milliseconds); });
}


/***/ }),

/***/ 657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ realFiles),
/* harmony export */   b: () => (/* binding */ errno)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6173);
/**
 * The file system, as one object that a test can let fail, or die, at any call.
 *
 * Nothing here follows a symbolic link at the last component of a path. A call that the system refuses throws a `Fault` whose
 * cause has the system's code; `errno` reads it. Calls that only touch metadata are made synchronously behind their promise,
 * since each is shorter than the way through the thread pool; syncing is what takes time, and runs side by side.
 */


/** Returns the system's code (`ENOENT`, `EEXIST` …) behind a failed call, or null when there is none. */
function errno(error) {
    const cause = error instanceof _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC ? error.cause : error;
    return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : null;
}
// A name that is too long is nobody's name.
const ABSENT = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];
// Absent on Windows, where the constants are undefined and open() has no such flags.
const NOFOLLOW = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0;
const NONBLOCK = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0;
function failed(call, path, cause) {
    return new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC(`${call} ${path}: ${errno(cause) ?? String(cause)}`, { cause });
}
/** Makes one synchronous call and turns what it throws into a `Fault`. */
function attempt(call, path, action) {
    try {
        return Promise.resolve(action());
    }
    catch (cause) {
        return Promise.reject(failed(call, path, cause));
    }
}
function kindOf(stat) {
    if (stat.isFile())
        return 'file';
    if (stat.isDirectory())
        return 'directory';
    return stat.isSymbolicLink() ? 'symlink' : 'other';
}
function lstat(path) {
    const stat = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(path, { bigint: true, throwIfNoEntry: false });
    if (stat === undefined)
        return null;
    return {
        kind: kindOf(stat), permissions: Number(stat.mode & 4095n), size: Number(stat.size), uid: Number(stat.uid),
        gid: Number(stat.gid), identity: `${String(stat.dev)}:${String(stat.ino)}`, modified: stat.mtimeNs,
    };
}
function readRegular(path) {
    const file = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | NOFOLLOW | NONBLOCK);
    try {
        if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(file).isFile())
            throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC(`read ${path}: it is no regular file`);
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file);
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
    }
}
function writeAll(file, bytes) {
    for (let at = 0; at < bytes.length;)
        at += node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync(file, bytes, at);
}
function setModified(path, nanoseconds) {
    // Because these calls take seconds as a floating-point number, which holds no more than microseconds of today's times.
    const seconds = Number(nanoseconds / 1000n - 1n) / 1e6;
    node_fs__WEBPACK_IMPORTED_MODULE_0__.lutimesSync(path, seconds, seconds);
}
function syncDirectory(path) {
    let directory;
    try {
        directory = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY);
    }
    catch (cause) {
        // Because Windows opens no directories, and orders its own metadata.
        if (process.platform === 'win32')
            return;
        throw cause;
    }
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync(directory);
    }
    catch (cause) {
        if (errno(cause) !== 'EINVAL' && errno(cause) !== 'EPERM')
            throw cause;
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(directory);
    }
}
/** The file system of this machine. */
const realFiles = {
    lstat: (path) => attempt('lstat', path, () => lstat(path)).catch((error) => {
        if (ABSENT.includes(errno(error) ?? ''))
            return null;
        throw error;
    }),
    readFile: (path) => attempt('read', path, () => readRegular(path)),
    readdir: (path) => attempt('readdir', path, () => node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(path)),
    create: (path, permissions) => attempt('create', path, () => node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_EXCL | NOFOLLOW, permissions)),
    write: (file, bytes) => attempt('write', 'a new file', () => writeAll(file, bytes)),
    chmod: (file, permissions) => attempt('chmod', 'a new file', () => node_fs__WEBPACK_IMPORTED_MODULE_0__.fchmodSync(file, permissions)),
    chown: (file, uid, gid) => attempt('chown', 'a new file', () => node_fs__WEBPACK_IMPORTED_MODULE_0__.fchownSync(file, uid, gid)),
    fsync: (file) => new Promise((resolve, reject) => {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.fsync(file, (cause) => {
            if (cause === null)
                resolve();
            else
                reject(failed('fsync', 'a new file', cause));
        });
    }),
    close: (file) => attempt('close', 'a new file', () => node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file)),
    syncDirectory: (path) => attempt('fsync', path, () => syncDirectory(path)),
    link: (from, to) => attempt('link', to, () => node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync(from, to)),
    rename: (from, to) => attempt('rename', to, () => node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync(from, to)),
    setModified: (path, nanoseconds) => attempt('utimes', path, () => setModified(path, nanoseconds)),
    unlink: (path) => attempt('unlink', path, () => node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync(path)),
    mkdir: (path) => attempt('mkdir', path, () => node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(path)),
    rmdir: (path) => attempt('rmdir', path, () => node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync(path)),
};


/***/ }),

/***/ 1659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DY: () => (/* binding */ notStarted),
/* harmony export */   eF: () => (/* binding */ run),
/* harmony export */   i0: () => (/* binding */ killGroup)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6173);
/** Running one program to its end: an argument array, no shell, an environment of its own, bounded in time and size. */


/** Kills a child and, where the system has them, its process group. */
function killGroup(child) {
    if (child.pid === undefined)
        return;
    try {
        if (process.platform === 'win32')
            child.kill('SIGKILL');
        else
            process.kill(-child.pid, 'SIGKILL');
    }
    catch {
        // Because a group that is already gone is what was asked for.
        child.kill('SIGKILL');
    }
}
/** Returns the `Fault` of a program that cannot be started. */
function notStarted(program, cause) {
    return new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC(`cannot start ${program}: ${cause.code ?? cause.message}`, { cause });
}
/** The processes of this machine. */
const run = (request) => new Promise((resolve, reject) => {
    const { program, directory, environment, signal } = request;
    if (signal?.aborted === true) {
        reject(new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC(`${program} was not started: the call was cancelled`));
        return;
    }
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, request.arguments, {
        cwd: directory, env: environment, stdio: 'pipe', shell: false, windowsHide: true,
        // A group of its own: it can be killed as a whole, and a terminal's Ctrl-C does not cut it off half-way.
        detached: process.platform !== 'win32',
    });
    const stdout = [];
    const stderr = [];
    let size = 0;
    let fault = null;
    const stop = (reason) => {
        fault ??= reason;
        killGroup(child);
    };
    const collect = (parts) => (chunk) => {
        size += chunk.length;
        if (size > request.maxOutput)
            stop(new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC(`${program} wrote more than ${String(request.maxOutput)} bytes`));
        else
            parts.push(chunk);
    };
    const onAbort = () => stop(new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC(`${program} was cancelled`));
    const timer = setTimeout(() => stop(new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC(`${program} took longer than ${String(request.timeout)} ms`, { retryable: true })), request.timeout);
    signal?.addEventListener('abort', onAbort, { once: true });
    child.stdout.on('data', collect(stdout));
    child.stderr.on('data', collect(stderr));
    // A program may end without reading its input; its exit code tells the rest.
    child.stdin.on('error', () => undefined);
    child.stdin.end(request.input ?? new Uint8Array());
    const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
    };
    child.on('error', (cause) => {
        settle();
        reject(notStarted(program, cause));
    });
    child.on('close', (code, killedBy) => {
        settle();
        if (fault !== null)
            reject(fault);
        else if (code === null)
            reject(new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC(`${program} was killed by ${String(killedBy)}`));
        else
            resolve({ code, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr) });
    });
});


/***/ }),

/***/ 8063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

var node_crypto__WEBPACK_IMPORTED_MODULE_0___namespace_cache;
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/** SHA-256 of the host: the port that `base/digest.ts` declares. */

function streamed(bytes) {
    return node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash('sha256').update(bytes).digest('hex');
}
function oneShot(bytes) {
    return node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash('sha256', bytes, 'hex');
}
/** Returns the SHA-256 of raw bytes as 64 lower-case hex digits. */
const sha256 = "hash" in /*#__PURE__*/ (node_crypto__WEBPACK_IMPORTED_MODULE_0___namespace_cache || (node_crypto__WEBPACK_IMPORTED_MODULE_0___namespace_cache = __webpack_require__.t(node_crypto__WEBPACK_IMPORTED_MODULE_0__, 2))) ? oneShot : streamed;


/***/ }),

/***/ 6298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AL: () => (/* binding */ patternProblem),
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   hU: () => (/* binding */ covers),
/* harmony export */   zd: () => (/* binding */ isOverlong)
/* harmony export */ });
/* harmony import */ var picomatch_posix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8016);
/**
 * Patterns of paths.
 *
 *   pattern = ["/"] segment {"/" segment} ["/"]        at most 256 characters
 *   segment = "**" | anything with "*", "?", "[…]" or "{a,b}"
 *
 * A pattern without a slash inside holds at any depth, as in CODEOWNERS; a leading slash ties it to the root; one that names a
 * directory covers what lies below. Names that begin with a dot are like others. There is no negation: a list only adds.
 *
 * The library matches one name at a time, never a whole path: its time grows with a power of what it is given, and people who
 * may only ask for a change choose the path.
 */

const MAX_LENGTH = 256;
/** Stars in one name of a pattern: the time that matching takes grows with every one of them. */
const MAX_STARS = 3;
const OPTIONS = { dot: true, nonegate: true, noextglob: true };
/** More characters than these no file system takes, in a path and in a name of it. */
const MAX_PATH = 4096;
const MAX_NAME = 255;
/** Returns what is wrong with a pattern, or null. */
function patternProblem(pattern) {
    const segments = pattern.replace(/^\/|\/$/gu, '').split('/');
    if (pattern.length > MAX_LENGTH)
        return `a pattern has at most ${String(MAX_LENGTH)} characters`;
    if (pattern.startsWith('!'))
        return 'a pattern cannot be negated';
    if (segments.includes(''))
        return 'a pattern has no empty part';
    if (segments.includes('.') || segments.includes('..'))
        return 'a pattern has no "." or ".." in it';
    if (pattern.includes('\\'))
        return 'parts of a pattern are separated by "/"';
    if (/[\p{Cc}\p{Surrogate}]/u.test(pattern))
        return 'a pattern has no control characters';
    if (/[@?!+*]\(/u.test(pattern))
        return 'a pattern has no groups in parentheses';
    if (segments.some((segment) => segment.includes('**') && segment !== '**'))
        return '"**" stands alone between slashes';
    if (segments.some((segment) => (segment.match(/\*/gu) ?? []).length > MAX_STARS))
        return `a name in a pattern has at most ${String(MAX_STARS)} stars`;
    return balanced(pattern) ? null : 'a bracket or brace is not closed';
}
function balanced(pattern) {
    const rest = pattern.replace(/\[[^\]/]+\]/gu, '').replace(/\{[^{}/]+\}/gu, '');
    return !/[[\]{}]/u.test(rest);
}
/**
 * Returns the name that a file system without letter case may take a name for: compatibility forms and letter case folded,
 * characters that do not show left out.
 */
function fold(text) {
    return text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '').toUpperCase().toLowerCase().normalize('NFKC');
}
/**
 * Returns every path that some file system may open by this one: folded, without the dots and blanks that Windows drops from the
 * end of names, without what follows a colon there (a stream of the same file), backslashes read as slashes.
 */
function spellings(path) {
    const names = fold(path).split(/[\\/]/u);
    const bare = names.map((name) => name.replace(/[ .]+$/u, ''));
    const streams = bare.map((name) => name.replace(/:.*$/su, '').replace(/[ .]+$/u, ''));
    return [...new Set([fold(path), ...[names, bare, streams].map((form) => form.join('/'))])];
}
function compile(pattern) {
    const bare = pattern.replace(/^\/|\/$/gu, '').split('/');
    const segments = [...(pattern.startsWith('/') || bare.length > 1 ? [] : ['**']), ...bare, ...(bare.at(-1) === '**' ? ['*'] : [])];
    return segments.map((segment) => (segment === '**' ? null : picomatch_posix_js__WEBPACK_IMPORTED_MODULE_0__(segment, OPTIONS)));
}
/** Returns how many names of a path a pattern may take up from its start: the ends of all its matches. */
function matchEnds(parts, path) {
    let ends = new Set([0]);
    for (const part of parts) {
        if (part === null) {
            const first = Math.min(...ends);
            ends = new Set(ends.size === 0 ? [] : Array.from({ length: path.length - first + 1 }, (_, i) => first + i));
        }
        else {
            ends = new Set([...ends].filter((at) => at < path.length && part(path[at] ?? '')).map((at) => at + 1));
        }
    }
    return ends;
}
/** Returns a test whether patterns cover a path in any spelling that a file system may take for it, or a directory above it. */
function covers(patterns) {
    const compiled = patterns.map((pattern) => compile(fold(pattern)));
    return (path) => !isOverlong(path) && spellings(path).map((one) => one.split('/')).some((one) => compiled.some((parts) => matchEnds(parts, one).size > 0));
}
/** Returns a test whether patterns name exactly this path, letter case and all: what opens must not open more than it says. */
function names(patterns) {
    const compiled = patterns.map(compile);
    return (path) => {
        const one = path.split('/');
        return !isOverlong(path) && compiled.some((parts) => matchEnds(parts, one).has(one.length));
    };
}
/** Returns whether a path is longer than any pattern is held against. */
function isOverlong(path) {
    return path.length > MAX_PATH || path.split(/[\\/]/u).some((name) => name.length > MAX_NAME);
}


/***/ }),

/***/ 2461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ parsePolicy)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1514);
/* harmony import */ var _base_encoding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);
/* harmony import */ var _base_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9119);
/* harmony import */ var _base_outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9877);
/* harmony import */ var _engine_rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8089);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5991);
/**
 * The policy file: YAML 1.2 of one document, at most 256 KiB, without anchors, aliases, tags and merge keys, judged by the schema.
 * Every problem names line and column of the file, both from 1.
 */







const MAX_PROBLEMS = 20;
const MAX_DEPTH = 32;
function problem(path, detail, at) {
    const place = at === undefined ? {} : { position: `${String(at.line)}:${String(at.col)}` };
    return { code: 'invalid_policy', path, ...place, detail: at === undefined ? detail : `line ${String(at.line)}, column ${String(at.col)}: ${detail}` };
}
/** Returns whether the text nests deeper than any policy does, so deep that reading it may not end well. */
function isDeep(text) {
    let depth = 0;
    for (const c of text) {
        if (c === '[' || c === '{')
            depth++;
        else if (c === ']' || c === '}')
            depth--;
        if (depth > MAX_DEPTH)
            return true;
    }
    return text.split('\n').some((line) => /^(?:[ \t]*[-?:](?=[ \t])){33}/u.test(line) || /^ {1024}/u.test(line));
}
/** Returns a refusal for everything that a policy file has no use for. */
function foreign({ path, lines, document }) {
    const found = [];
    const add = (node, what) => {
        found.push(problem(path, what, lines.linePos(node.range?.[0] ?? 0)));
    };
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Alias: (_, node) => add(node, 'there are no aliases in a policy'),
        Node: (_, node) => {
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node) && (node.anchor ?? '') !== '')
                add(node, 'there are no anchors in a policy');
            else if (node.tag !== undefined && !node.tag.startsWith('tag:yaml.org,2002:'))
                add(node, 'there are no tags in a policy');
        },
        Pair: (_, pair) => {
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair.key) && pair.key.value === '<<')
                add(pair.key, 'there are no merge keys in a policy');
            else if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair.key) || typeof pair.key.value !== 'string')
                add(pair.key, 'a key is a word');
        },
    });
    return found;
}
/** Returns the node at the end of a way into the document, or the nearest one above it. */
function nodeAt(document, way) {
    for (let length = way.length; length > 0; length--) {
        const node = document.getIn(way.slice(0, length), true);
        if (node !== undefined && node !== null)
            return node;
    }
    return document.contents;
}
/** Returns the key of a member, where the map at `way` has it. */
function keyAt(document, way, name) {
    const map = way.length === 0 ? document.contents : document.getIn(way, true);
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(map))
        return null;
    const pair = map.items.find((item) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isPair */ .tO)(item) && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(item.key) && item.key.value === name);
    return (pair?.key ?? null);
}
/** Returns the members that the object at a way may have. */
function membersAt(way) {
    let schema = _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .policySchema */ .wh;
    for (const step of [...way, null]) {
        while (schema instanceof zod__WEBPACK_IMPORTED_MODULE_3__/* .ZodDefault */ .XiL || schema instanceof zod__WEBPACK_IMPORTED_MODULE_3__/* .ZodOptional */ .IiU)
            schema = schema.unwrap();
        if (step === null)
            break;
        if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_3__/* .ZodObject */ .bvH)
            schema = schema.shape[String(step)] ?? schema;
        else if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_3__/* .ZodArray */ .naA)
            schema = schema.element;
    }
    return schema instanceof zod__WEBPACK_IMPORTED_MODULE_3__/* .ZodObject */ .bvH ? Object.keys(schema.shape) : [];
}
function spelled(way) {
    return way.map((step) => (typeof step === 'number' ? `[${String(step)}]` : `.${String(step)}`)).join('').replace(/^\./u, '');
}
/** Returns what an issue of the schema says, each with its place in the file. */
function tellIssue(issue, { path, lines, document }) {
    const at = (node) => lines.linePos(node?.range?.[0] ?? 0);
    if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) => {
            const [near] = (0,_base_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .p)(key, membersAt(issue.path));
            const known = near === undefined ? `; known are ${membersAt(issue.path).join(', ')}` : `; did you mean ${near}?`;
            return problem(path, `there is no member ${spelled([...issue.path, key])}${known}`, at(keyAt(document, issue.path, key)));
        });
    }
    if (issue.code === 'invalid_union') {
        // A pattern stands alone or in a list: whichever it is, only its own problems help.
        const kind = issue.errors.find((errors) => errors.some(({ path: [...way], code }) => way.length > 0 || code !== 'invalid_type'));
        if (kind !== undefined)
            return kind.flatMap((inner) => tellIssue({ ...inner, path: [...issue.path, ...inner.path] }, { path, lines, document }));
    }
    const where = spelled(issue.path);
    return [problem(path, `${where === '' ? 'the policy' : where}: ${issue.message}`, at(nodeAt(document, issue.path)))];
}
function parseText(path, text) {
    if (isDeep(text))
        return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .refuse */ .T)(problem(path, `it nests deeper than ${String(MAX_DEPTH)} levels`));
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true, version: '1.2', schema: 'core', stringKeys: false });
    const broken = [...document.errors, ...document.warnings]
        .map(({ message, pos: [offset] }) => problem(path, message.split('\n')[0] ?? message, lines.linePos(offset)));
    const source = { path, lines, document };
    const refusals = broken.length > 0 ? broken : foreign(source);
    if (refusals.length > 0)
        return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .settle */ .G)(refusals.slice(0, MAX_PROBLEMS), () => _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .policySchema */ .wh.parse({}));
    const judged = _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .policySchema */ .wh.safeParse(document.toJS({ maxAliasCount: 0 }) ?? {});
    if (judged.success)
        return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_5__.ok)(judged.data);
    const told = judged.error.issues.flatMap((issue) => tellIssue(issue, source));
    return { ok: false, refusals: told.slice(0, MAX_PROBLEMS) };
}
/** Returns the policy that the bytes of a file spell; an empty file is one without rules of its own. Refuses: invalid_policy. */
function parsePolicy(path, bytes) {
    if (bytes.length > _engine_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .POLICY_BYTES */ .dD)
        return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .refuse */ .T)(problem(path, `it is larger than ${String(_engine_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .POLICY_BYTES */ .dD / 1024)} KiB`));
    const text = (0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeStrict */ .Ob)(bytes);
    return text === null ? (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .refuse */ .T)(problem(path, 'it is not valid UTF-8')) : parseText(path, text.replace(/^\ufeff/u, ''));
}


/***/ }),

/***/ 9367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ POLICY_PATH),
  K: () => (/* binding */ readRules)
});

// EXTERNAL MODULE: ./lib/engine/rules.js
var rules = __webpack_require__(8089);
// EXTERNAL MODULE: ./lib/policy/glob.js
var glob = __webpack_require__(6298);
;// CONCATENATED MODULE: ./lib/policy/decide.js


function strictest(roles) {
    return roles.reduce((most, role) => ((0,rules/* reaches */.O6)(role, most) ? role : most), 'none');
}
function needsOf(path, rules) {
    return rules.filter(({ deny, holds }) => !deny && holds(path)).map(({ shown, require, approvals }) => ({ path, by: shown, require, approvals }));
}
/** Returns what keeps a path from being changed by anybody, or what changing it needs. */
function judgePath(path, statute) {
    if ((0,glob/* isOverlong */.zd)(path))
        return { barred: [{ code: 'path_denied', path, detail: 'it is longer than a file system takes' }], needs: [] };
    const barred = statute.paths.filter(({ deny, holds }) => deny && holds(path))
        .map(({ shown }) => ({ code: 'path_denied', path, detail: shown }));
    const protection = statute.protectedBy(path);
    const openings = protection === null ? [] : needsOf(path, statute.openings);
    if (protection !== null && openings.length === 0)
        barred.push({ code: 'protected_path', path, detail: protection });
    return { barred, needs: [...needsOf(path, statute.paths), ...openings] };
}
function unmetRole({ path, by, require }, role, code) {
    return { code, ...(path === undefined ? {} : { path }), expected: require, detail: `${by} needs the role ${require}, and yours is ${role}` };
}
function unmetCount(need, count, wanted) {
    const { path, by } = need;
    return { code: 'approval_required', ...(path === undefined ? {} : { path }), detail: `${by} needs ${String(wanted)}, and has ${String(count)}` };
}
/** Returns what an approval lacks to carry the set. */
function judgeApproval(question, needs, entitled, count) {
    const { role, bot, support } = question;
    if (bot)
        return [{ code: 'not_authorised', detail: 'a bot approves nothing' }];
    if (!(0,rules/* reaches */.O6)(role, entitled))
        return [{ code: 'not_authorised', expected: entitled, detail: `an approval of this set takes the role ${entitled}` }];
    if (support?.own === true)
        return [{ code: 'approval_required', detail: 'nobody approves a plan of their own' }];
    return needs.filter(({ approvals }) => approvals > count).map((need) => unmetCount(need, count, need.approvals));
}
/** Returns what a request that is no approval lacks. */
function judgeRequest({ role }, needs, ask, count) {
    const asks = ask ? 'approval_required' : 'not_authorised';
    return needs.flatMap((need) => [
        ...((0,rules/* reaches */.O6)(role, need.require) || count > 0 ? [] : [unmetRole(need, role, asks)]),
        ...(need.approvals > count ? [unmetCount(need, count, need.approvals)] : []),
    ]);
}
/**
 * Returns every reason why a set may not be written, none when it may. Besides who asks, people who approve a plan count when they
 * have the role that the whole set needs; one of them makes up for a role of the asker that is not enough.
 * Refuses: not_authorised, path_denied, protected_path, approval_required.
 */
function decide(statute, question) {
    const { operation, paths, role, support } = question;
    if (!(0,rules/* reaches */.O6)(role, 'write'))
        return [{ code: 'not_authorised', expected: 'write', detail: role }];
    const judged = [...new Set(paths)].map((path) => judgePath(path, statute));
    const needs = [{ by: operation, require: statute.floor(operation), approvals: 0 }, ...judged.flatMap((one) => one.needs)];
    const entitled = strictest([...needs.map(({ require }) => require), statute.floor('approve')]);
    const count = (support?.approvers ?? []).filter((approver) => (0,rules/* reaches */.O6)(approver, entitled)).length;
    const lacking = support?.approving === true
        ? judgeApproval(question, needs, entitled, count) : judgeRequest(question, needs, statute.ask, count);
    return [...judged.flatMap(({ barred }) => barred), ...lacking];
}

// EXTERNAL MODULE: ./lib/policy/parse.js
var parse = __webpack_require__(2461);
;// CONCATENATED MODULE: ./lib/policy/protected-paths.js
/**
 * The paths that are protected before any policy speaks (spec page 5.2): what gives power to whoever may change it, because some
 * program runs it, or obeys it, without being asked.
 *
 * `package.json`, `pyproject.toml`, `Cargo.toml`, `Makefile` and their like are not among them, although a script in one runs on an
 * install: they are edited every day, such an edit is shown on the card, and its script runs no sooner than any other code
 * of the branch does. `.gitignore` is not either: it runs nothing and hides nothing that is committed.
 */

const BUILT_IN = [
    // What GitHub obeys.
    '/.github/workflows/', '/.github/actions/', '/.github/holdfast.yml', '/.github/dependabot.yml', '/.github/dependabot.yaml',
    'action.yml', 'action.yaml', 'CODEOWNERS',
    // Git.
    '.gitattributes', '.gitmodules', '.gitconfig', '.lfsconfig', '.githooks/',
    // Agents and editors: instructions, tools that they start, tasks that run on opening.
    'AGENTS.md', 'AGENTS.override.md', 'CLAUDE.md', 'CLAUDE.local.md', 'GEMINI.md', '.mcp.json', '.cursorrules', '.windsurfrules', '.clinerules',
    '/.github/copilot-instructions.md', '/.github/instructions/', '/.github/prompts/', '/.github/agents/',
    '.claude/', '.cursor/', '.codex/', '.gemini/', '.windsurf/', '.aider.conf.yml', '.vscode/', '.idea/', '.devcontainer/', '.devcontainer.json',
    '.envrc',
    // Package managers and hooks: what runs on an install or a commit, and where packages come from.
    '.npmrc', '.yarnrc', '.yarnrc.yml', '.yarn/', '.pnpmfile.cjs', '.pnpmfile.mjs', '.pnp.cjs', '.pnp.loader.mjs', 'bunfig.toml',
    'pip.conf', '.pypirc', '.cargo/', '.bundle/', '.mvn/', 'init.gradle',
    '.husky/', '.pre-commit-config.yaml', '.pre-commit-hooks.yaml', '{.,}lefthook{,-local}.{yml,yaml,toml,json}', '.lintstagedrc', '.huskyrc*',
];
const COMPILED = BUILT_IN.map((pattern) => ({ pattern, holds: (0,glob/* covers */.hU)([pattern]) }));
const ANY = (0,glob/* covers */.hU)(BUILT_IN);
/** Returns the built-in pattern that protects a path, or null. */
function protectedBy(path) {
    return ANY(path) ? COMPILED.find(({ holds }) => holds(path))?.pattern ?? null : null;
}

// EXTERNAL MODULE: ./lib/policy/schema.js
var schema = __webpack_require__(5991);
;// CONCATENATED MODULE: ./lib/policy/rules.js





/** The path that a policy has unless it is told otherwise. */
const POLICY_PATH = '.github/holdfast.yml';
/** Verbs, and operations of receipts, that go under the name of another operation. */
const UNDER = {
    'search': 'read', 'anchors': 'read', 'plans': 'preview', 'status': 'preview', 'edit': 'apply', 'tx': 'transaction', 'rename': 'refactor',
    'move-symbol': 'refactor', 'move-file': 'refactor', 'organize-imports': 'refactor', 'fix': 'refactor', 'actions': 'refactor', 'format': 'refactor',
};
function operationOf(word) {
    return schema/* OPERATIONS */.xb.find((name) => name === word) ?? UNDER[word] ?? 'apply';
}
function list(match) {
    return typeof match === 'string' ? [match] : match;
}
function pathRule({ match, deny, require, approvals }, compile) {
    const patterns = list(match);
    return { shown: patterns.join(', '), holds: compile(patterns), deny: deny === true, require: require ?? 'write', approvals: approvals ?? 0 };
}
function statuteOf(policy, path) {
    // Wherever the policy lies, whoever changes it changes what everybody may.
    const own = [...policy.protected, `/${path}`].map((pattern) => ({ pattern, holds: (0,glob/* covers */.hU)([pattern]) }));
    return {
        paths: policy.paths.map((rule) => pathRule(rule, glob/* covers */.hU)),
        openings: policy.open.map((rule) => pathRule(rule, glob/* names */.Dy)),
        protectedBy: (one) => protectedBy(one) ?? own.find(({ holds }) => holds(one))?.pattern ?? null,
        ask: policy.ask,
        floor: (operation) => policy.roles[operationOf(operation)] ?? 'write',
    };
}
function limitsOf({ limits }) {
    return Object.fromEntries(Object.entries(limits).flatMap(([name, value]) => {
        const raised = schema/* RAISABLE */.yA[name];
        return raised === undefined || value === undefined ? [] : [[raised.limit, value * raised.unit]];
    }));
}
function rulesOf(policy, path) {
    const statute = statuteOf(policy, path);
    return {
        decide: (question) => decide(statute, question), floor: statute.floor,
        trusts: (id) => policy.bots.includes(id),
        branches: policy.branches, limits: limitsOf(policy), allowHidden: policy.allow_hidden, servers: policy.servers, cells: policy.cells,
    };
}
/** Returns the rules of a file that is no policy: whatever else they say, nothing is written. */
function broken(path, problems) {
    const rules = rulesOf(schema/* policySchema */.wh.parse({ ask: false, servers: { run: 'never' }, cells: { run: 'never' } }), path);
    return { ...rules, decide: (question) => [...problems, ...rules.decide(question)] };
}
/**
 * Returns the rules that a policy file makes. Without one the built-in ones hold; a path that was named and has no file is a
 * mistake, like a file that cannot be read.
 */
function readRules(source) {
    const { path } = source;
    switch (source.kind) {
        case 'absent':
            return path === POLICY_PATH ? rulesOf(schema/* policySchema */.wh.parse({}), path)
                : broken(path, [{ code: 'invalid_policy', path, detail: 'there is no such file on the default branch' }]);
        case 'unreadable': return broken(path, [{ code: 'invalid_policy', path, detail: `it is ${source.why}` }]);
        case 'text': {
            const policy = (0,parse/* parsePolicy */.O)(path, source.bytes);
            return policy.ok ? rulesOf(policy.value, path) : broken(path, policy.refusals);
        }
    }
}


/***/ }),

/***/ 5991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   wh: () => (/* binding */ policySchema),
/* harmony export */   xb: () => (/* binding */ OPERATIONS),
/* harmony export */   yA: () => (/* binding */ RAISABLE)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1514);
/* harmony import */ var _base_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4856);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6298);
/** The schema of the policy file, `.github/holdfast.yml`; its JSON Schema is published by `schema config`. */



/** What each limit of the file sets, in which unit of ours, and how far it may be raised. */
const RAISABLE = {
    files: { limit: 'files', unit: 1, ceiling: 500, means: 'files in a set' },
    hunks_per_file: { limit: 'hunksPerFile', unit: 1, ceiling: 1000, means: 'hunks in a file' },
    hunks: { limit: 'hunks', unit: 1, ceiling: 5000, means: 'hunks in a set' },
    staged_bytes: { limit: 'stagedBytes', unit: 1, ceiling: 64 * 1024 * 1024, means: 'bytes of all after-images' },
    diff_lines: { limit: 'diffLines', unit: 1, ceiling: 2000, means: 'diff lines shown' },
    plans: { limit: 'plans', unit: 1, ceiling: 64, means: 'plans retained' },
    plan_minutes: { limit: 'planLifetime', unit: 60_000, ceiling: 1440, means: 'minutes that a retained plan can be applied' },
    read_tokens: { limit: 'readTokens', unit: 1, ceiling: 50_000, means: 'tokens in one read' },
};
/** The operations that a role can be asked for. */
const OPERATIONS = [
    'read', 'preview', 'apply', 'undo', 'approve', 'discard', 'suggestions', 'refactor', 'transaction', 'check', 'verify',
];
const role = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['write', 'maintain', 'admin']);
const stricter = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['maintain', 'admin']);
const pattern = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).superRefine((text, context) => {
    const problem = (0,_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .patternProblem */ .AL)(text);
    if (problem !== null)
        context.addIssue({ code: 'custom', message: problem });
}).describe('a pattern of paths: *, **, ?, […] and {a,b}; without a slash inside it holds at any depth');
const match = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([pattern, zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(pattern).min(1).max(100)]);
const rule = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    match,
    deny: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).optional().describe('nobody may change these paths'),
    require: stricter.optional().describe('the least role for a change of these paths'),
    approvals: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1).max(10).optional().describe('how many people besides the author of a plan must approve it'),
}).refine(({ deny, require, approvals }) => deny ?? require ?? approvals, { error: 'say deny, require or approvals' });
const opening = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    match, require: stricter.describe('the least role for a change of these paths'), approvals: rule.shape.approvals,
});
const running = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    run: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['never', 'same_repository', 'always']).default('same_repository').describe('for which heads code of the pull request may run'),
    role: role.default('write').describe('the least role that may ask for it'),
}).default({ run: 'same_repository', role: 'write' });
const limits = Object.fromEntries(Object.entries(RAISABLE).map(([name, { limit, unit, ceiling, means }]) => [
    name, zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(_base_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .HAND_WRITTEN */ .IX[limit] / unit, { error: 'a limit can only be raised' }).max(ceiling).optional().describe(means),
]));
const policySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1).default(1),
    roles: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej(Object.fromEntries(OPERATIONS.map((name) => [name, role.optional()]))).default({})
        .describe('the least role for an operation; write unless told'),
    ask: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(true).describe('whether somebody whose role is not enough may ask for an approval'),
    paths: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(rule).max(500).default([]).describe('rules of paths; all that a path meets hold, and none allows what another forbids'),
    protected: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(pattern).max(500).default([]).describe('protected paths, besides the built-in ones'),
    open: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(opening).max(100).default([])
        .describe('protected paths that may be changed after all, by the role named; matched letter case and all'),
    branches: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        default: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false).describe('whether the default branch may be committed to'),
        protected: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false).describe('whether protected branches may be committed to, where the token may'),
    }).default({ default: false, protected: false }),
    bots: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive()).max(100).default([]).describe('numeric ids of bots that are listened to, with the role write'),
    allow_hidden: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false).describe('whether a document may say "allow_hidden": true'),
    limits: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej(limits).default({}).describe('limits that are raised'),
    servers: running.describe('language servers'),
    cells: running.describe('cells'),
});


/***/ }),

/***/ 1885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ blockLines),
/* harmony export */   p: () => (/* binding */ blockName)
/* harmony export */ });
/** Returns a block as a patch names it. */
function blockName({ position }) {
    return `block ${String(position)}`;
}
/** Returns the lines that a block was found to be, in words. */
function blockLines({ start, count }) {
    return count === 1 ? `line ${String(start)}` : `lines ${String(start)} to ${String(start + count - 1)}`;
}


/***/ }),

/***/ 1101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ RESERVE),
/* harmony export */   Dx: () => (/* binding */ asManyAsFit),
/* harmony export */   PB: () => (/* binding */ howManyFit),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   Zu: () => (/* binding */ fixed),
/* harmony export */   Zz: () => (/* binding */ compose),
/* harmony export */   hS: () => (/* binding */ counted)
/* harmony export */ });
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6173);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5402);
/**
 * A page within a budget. Sections are drawn in the order of their rank and stand in the order given; each may use what is left
 * after a reserve for those still to come, and says itself what it leaves out. Nothing is cut afterwards. Sizes are in bytes.
 */


/** What every section may count on: enough to say that it is left out. */
const RESERVE = 400;
/** Returns the sections, a blank line between them, in at most `budget` bytes. */
function compose(sections, budget) {
    const order = sections.map((section, at) => ({ section, at })).sort((a, b) => a.section.rank - b.section.rank || a.at - b.at);
    const drawn = sections.map(() => '');
    let left = budget;
    order.forEach(({ section, at }, done) => {
        const share = left - RESERVE * (order.length - done - 1);
        const text = section.draw(share);
        (0,_base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .invariant */ .V1)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .size */ .Ej)(text) <= Math.max(share, 0), 'a section within its share');
        drawn[at] = text;
        left -= text === '' ? 0 : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .size */ .Ej)(text) + 2;
    });
    return drawn.filter((text) => text !== '').join('\n\n');
}
/** Returns a section of fixed text, or of `otherwise` (short) where the text is too long. */
function fixed(rank, text, otherwise = '') {
    return { rank, draw: (budget) => ((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .size */ .Ej)(text) <= budget ? text : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .size */ .Ej)(otherwise) <= budget ? otherwise : '') };
}
/** Returns how many items fit into `budget` bytes, each with `extra` more; 200 bytes are kept to tell of the rest, if there is one. */
function howManyFit(items, budget, extra) {
    let used = 0;
    for (const [i, item] of items.entries()) {
        used += (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .size */ .Ej)(item) + extra;
        if (used > budget - (i === items.length - 1 ? 0 : 200 + extra))
            return i;
    }
    return items.length;
}
/** Returns as many items as fit, joined by `between`; if not all do, `more` (within 200 bytes) tells the rest. */
function asManyAsFit(items, budget, between, more) {
    const fit = howManyFit(items, budget, between.length);
    return [...items.slice(0, fit), ...(fit < items.length ? [more(items.length - fit)] : [])].join(between);
}
/** Returns the text folded under a one-line summary of ours. */
function folded(summary, text, open = false) {
    return `<details${open ? ' open' : ''}><summary>${summary}</summary>\n\n${text}\n\n</details>`;
}
/** Returns a count with its noun: `1 file`, `2 files`. */
function counted(n, noun) {
    return `${n} ${noun}${n === 1 ? '' : 's'}`;
}


/***/ }),

/***/ 5916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kk: () => (/* binding */ icon),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   R8: () => (/* binding */ filesOf),
/* harmony export */   UB: () => (/* binding */ offersPatch),
/* harmony export */   Y6: () => (/* binding */ restOf)
/* harmony export */ });
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1101);

const NOT_ALLOWED = new Set(['not_authorised', 'path_denied', 'approval_required', 'event_not_allowed']);
/** Returns the files of an answer, or none. */
function filesOf(answer) {
    switch (answer.outcome) {
        case 'planned': return answer.plan.files;
        case 'applied': return answer.receipt.files;
        case 'no_change':
        case 'indeterminate': return answer.receipt?.files ?? [];
        case 'refused': return restOf(answer)?.files ?? [];
        case 'ok':
        case 'error': return [];
    }
}
/** Returns `2 files, +5 −2`. */
function tally(files) {
    const sum = (side) => files.reduce((total, file) => total + file[side], 0);
    return `${(0,_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(files.length, 'file')}, +${sum('added')} \u2212${sum('removed')}`;
}
/** Returns whether the one thing in the way is that the branch is in a fork, where somebody else can apply the change. */
function offersPatch(answer) {
    return answer.outcome === 'refused' && answer.refusals.every(({ code }) => code === 'fork_not_writable');
}
/** Returns the plan of what could be carried out by itself, where an answer refuses only a part; else null. */
function restOf(answer) {
    return answer.outcome === 'refused' && answer.plan?.applies === true ? answer.plan : null;
}
/** Returns whether the refusals are about who asks rather than about what. */
function notAllowed(answer) {
    return answer.outcome === 'refused' && answer.refusals.every(({ code }) => NOT_ALLOWED.has(code));
}
/** What asks only to be told something: that nothing was written goes without saying. */
const READING = new Set(['read', 'search', 'anchors', 'status', 'plans', 'receipts', 'help', 'schema', 'completion', 'demo']);
function refusedHeadline(answer, verb) {
    const effect = READING.has(verb) ? '' : ': nothing was written';
    if (notAllowed(answer))
        return `${answer.refusals.every(({ code }) => code === 'approval_required') ? 'Approval needed' : 'Not allowed'}${effect}`;
    const n = answer.refusals.length;
    return n === 1 ? `Refused${effect}` : `Refused, ${n} problems${effect}`;
}
function ready({ plan, refusals = [] }) {
    return `Ready to apply: ${tally(plan.files)}${refusals.length === 0 ? '' : `; ${refusals.length} left out`}`;
}
/** Returns the headline of an answer, without markup; `verb` names what was asked where the answer itself does not. */
function headline(answer, verb) {
    switch (answer.outcome) {
        case 'planned': return answer.plan.applies ? ready(answer) : 'This plan no longer applies';
        case 'applied': {
            if (answer.repeated === true)
                return `Done already: ${tally(answer.receipt.files)}`;
            return `${answer.receipt.operation === 'undo' ? 'Undone' : 'Applied'}: ${tally(answer.receipt.files)}`;
        }
        case 'no_change': return answer.repeated === true ? 'Done already: nothing had to change' : 'Nothing to change: the files are as asked';
        case 'refused': return refusedHeadline(answer, verb);
        case 'indeterminate': return answer.receipt === undefined ? 'Not confirmed: please check' : 'Written, but not confirmed: please check';
        case 'error': return 'Something failed; the request is not at fault';
        case 'ok': return /^[a-z][a-z-]{0,30}$/u.test(verb) ? `${verb.charAt(0).toUpperCase()}${verb.slice(1).replace(/-/gu, ' ')}` : 'Answer';
    }
}
/** Returns the sign that stands before the headline, the same as the reaction where there is one. */
function icon(answer) {
    switch (answer.outcome) {
        case 'planned': return answer.plan.applies ? '\u{1f4dd}' : '\u231b';
        case 'applied': return '\u{1f680}';
        case 'no_change': return '\u26aa';
        case 'refused': return notAllowed(answer) ? '\u{1f44e}' : '\u{1f615}';
        case 'indeterminate': return '\u2753';
        case 'error': return '\u{1f6a7}';
        case 'ok': return '\u{1f4ac}';
    }
}


/***/ }),

/***/ 7406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ renderJson)
/* harmony export */ });
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1981);

/** Returns the `\u` escapes, one per UTF-16 unit, of a code point given in hex. */
function unitEscapes(hex) {
    const c = String.fromCodePoint(Number.parseInt(hex, 16));
    return Array.from({ length: c.length }, (_, i) => `\\u${c.charCodeAt(i).toString(16).padStart(4, '0')}`).join('');
}
/**
 * Returns JSON in which control, zero-width and bidirectional characters are `\u` escapes, on one line unless `indent` (blanks
 * a level) says otherwise. Parsed, the text is exact. Because JSON itself never spells `\u{`, the visible form can be told
 * from a backslash of the data: those come in pairs.
 */
function renderJson(value, indent = 0) {
    return (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(JSON.stringify(value, null, indent))
        .replace(/\\(?:u\{([0-9a-f]+)\}|[^])/gu, (whole, hex) => (hex === undefined ? whole : unitEscapes(hex)));
}


/***/ }),

/***/ 5402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   Ej: () => (/* binding */ size),
/* harmony export */   Q_: () => (/* binding */ longestRun),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   Tp: () => (/* binding */ cardMarker),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link)
/* harmony export */ });
/* harmony import */ var _base_encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1981);
/**
 * The one way of foreign bytes into Markdown. What comes out of here starts no block, closes no fence, and holds no mention,
 * link, reference, image or HTML outside code; characters that cannot be seen are escapes; a line ends at LF only.
 */


function escaped(c) {
    return `\\u{${(c.codePointAt(0) ?? 0).toString(16)}}`;
}
/** Returns the text with escapes for what a reader could miss: hidden and broken characters, CR, and a marker that is not ours. */
function visible(text) {
    return (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .showHidden */ .U)(text).replace(/[\r\p{Surrogate}]/gu, escaped).replace(/<!--(?=\s{0,9}holdfast)/giu, '<\\u{21}--');
}
/** Returns the text on one line, with `\n` and `\t` spelt out. */
function oneLine(text) {
    return visible(text).replace(/\n/gu, '\\n').replace(/\t/gu, '\\t');
}
/** Returns the length of the longest run of backticks. */
function longestRun(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/gu))
        longest = Math.max(longest, run.length);
    return longest;
}
/** Returns the text as a code span that it cannot leave. */
function code(text) {
    const line = oneLine(text);
    if (line === '')
        return '(empty)';
    const run = '`'.repeat(longestRun(line) + 1);
    const pad = /^[` ]|[` ]$/u.test(line) ? ' ' : '';
    return `${run}${pad}${line}${pad}${run}`;
}
/** Returns the text as a fenced block that it cannot leave, every line `indent` (0 to 3) blanks in, which are not shown. */
function fence(text, language = '', indent = 0) {
    const shown = visible(text).replace(/\n$/u, '');
    const run = '`'.repeat(Math.max(3, longestRun(shown) + 1));
    return [run + language, ...shown.split('\n'), run].map((line) => ' '.repeat(indent) + line).join('\n');
}
/** What may stand in prose: words of letters and figures. Digests, ticket numbers and the like would become links. */
const WORD = /^[\p{L}\p{M}\p{N}]+(?:['\u2019-][\p{L}\p{M}\p{N}]+)*$/u;
const LINKED = /(?<![0-9a-z])[0-9a-f]{7,64}(?![0-9a-z])|\p{L}-\p{N}|^ghsa-/iu;
function word(text) {
    let from = 0;
    let to = text.length;
    while (from < to && '("\''.includes(text.charAt(from)))
        from++;
    while (to > from && ')"\'.,;:!?'.includes(text.charAt(to - 1)))
        to--;
    const core = text.slice(from, to);
    if (/^[\u2013\u2014\u2026]$/u.test(text))
        return text;
    if (core === '' || /^\d+[.)]$/u.test(text))
        return code(text);
    return text.slice(0, from) + (WORD.test(core) && !LINKED.test(core) ? core : code(core)) + text.slice(to);
}
/** Returns the text as one line of prose, in which everything but plain words is a code span. */
function prose(text) {
    return visible(text).split(/[\s\p{Zs}]+/u).filter((part) => part !== '').map(word).join(' ');
}
/** Returns a link to an address of ours, or just its name when the address is none that may stand there. */
function link(name, url) {
    return url !== null && /^https?:\/\/[\w.:/?=&%#~-]+$/u.test(url) ? `[${name}](${url})` : name;
}
/** Returns the comment, on a line of its own, by which a card is found again; only letters, figures, `:`, `.`, `_`, `/` and `-` stay. */
function cardMarker(marker) {
    return `<!-- holdfast:card:${marker.replace(/[^\w:./-]/gu, '').replace(/-{2,}/gu, '-')} -->`;
}
/** Returns the size of a text in bytes of UTF-8: never less than its characters. */
function size(text) {
    return (0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8 */ .As)(text).length;
}


/***/ }),

/***/ 7895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ commandBlock),
/* harmony export */   t: () => (/* binding */ nextSection)
/* harmony export */ });
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1101);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5916);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5402);



/** Returns a value of YAML on one line. */
function yaml(value) {
    return /^[A-Za-z][\w./-]*(?: [\w./-]+)*$/u.test(value) ? value : JSON.stringify(value);
}
/** Returns a command as a block to copy: a comment's first line, or the inputs of a step. */
function commandBlock(words, { prefix, branch }) {
    return branch === null ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .fence */ .EU)(`${prefix} ${words}`, '', 2) : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .fence */ .EU)(`command: ${yaml(words)}\nbranch: ${yaml(branch)}`, 'yaml', 2);
}
function command(lead, words, spoken) {
    return `${lead}${spoken.branch === null ? '' : ' (inputs of a step)'}\n\n${commandBlock(words, spoken)}`;
}
/** Returns how long a plan can be applied, or ''. */
function until(expires) {
    const [, day, time] = expires === null ? [] : /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/u.exec(expires) ?? [];
    return day === undefined || time === undefined ? '' : ` (until ${day} ${time} UTC)`;
}
function approval(answer, plan, spoken) {
    const asks = answer.outcome === 'refused' && answer.refusals.every(({ code }) => code === 'approval_required');
    return asks && plan !== null ? command('**Next:** someone who may approves it with', `approve ${plan.id}`, spoken) : '';
}
function rest(answer, spoken) {
    const report = (0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .restOf */ .Y6)(answer);
    if (report === null)
        return '';
    return report.expires_at === null ? NOT_RETAINED : command(`**Next:** apply the rest${until(report.expires_at)}`, `apply ${report.id}`, spoken);
}
const NOT_RETAINED = '**Not retained:** this run writes nothing, or its token may not. The plan is in the result file of the run only and cannot be '
    + 'applied by its id; send the same document with apply to carry it out.';
function words(answer, plan, spoken) {
    switch (answer.outcome) {
        case 'planned': {
            const { id, applies, expires_at } = answer.plan;
            if (!applies)
                return '**Next:** preview the change again, with the anchors of now.';
            return expires_at === null ? NOT_RETAINED : command(`**Next:** apply it${until(expires_at)}`, `apply ${id}`, spoken);
        }
        case 'applied': return command(answer.receipt.operation === 'undo' ? '**To bring it back:**' : '**To take it back:**', `undo ${answer.receipt.id}`, spoken);
        case 'refused': return rest(answer, spoken) || approval(answer, plan, spoken);
        case 'indeterminate': return '**Next:** look at the branch before you ask again; asking again with the same request writes nothing twice.';
        case 'error': return spoken.branch === null
            ? '**Next:** write the command once more, in a new comment. If it fails again, the log of the run says more.'
            : '**Next:** run the job once more. If it fails again, the log of the run says more.';
        case 'ok':
        case 'no_change': return '';
    }
}
/** Returns the section that says what to do next. */
function nextSection(rank, answer, plan, spoken) {
    return (0,_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .fixed */ .Zu)(rank, words(answer, plan, spoken));
}


/***/ }),

/***/ 499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ planDiff)
/* harmony export */ });
/* harmony import */ var _engine_file_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2745);
/** The unified diff of a plan within a budget of lines, what was left out named per file. */

/** Returns a path as git writes it in a diff header: quoted as in C when it holds quotes, backslashes or controls. */
function quoted(path) {
    if (!/["\\\p{Cc}]/u.test(path))
        return path;
    const escapes = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\t': '\\t', '\r': '\\r' };
    return `"${path.replace(/["\\\p{Cc}]/gu, (c) => escapes[c] ?? `\\${c.charCodeAt(0).toString(8).padStart(3, '0')}`)}"`;
}
function header(change) {
    const before = change.before === null ? '/dev/null' : quoted(`a/${change.from ?? change.path}`);
    const after = change.after === null ? '/dev/null' : quoted(`b/${change.path}`);
    return [`--- ${before}`, `+++ ${after}`];
}
function range(start, count) {
    return count === 1 ? String(start) : `${String(start)},${String(count)}`;
}
function hunkLines(hunk) {
    const head = `@@ -${range(hunk.oldStart, hunk.oldCount)} +${range(hunk.newStart, hunk.newCount)} @@`;
    return [head, ...hunk.lines.flatMap(({ sign, text }) => text.endsWith('\n') ? [sign + text.slice(0, -1)] : [sign + text, '\\ No newline at end of file'])];
}
/** Returns the diff of a plan, at most `budget` lines of hunks in all; the files share it in their order. */
function planDiff(plan, budget) {
    const shown = [];
    const cut = [];
    let left = budget;
    for (const change of plan.files) {
        const body = (0,_engine_file_report_js__WEBPACK_IMPORTED_MODULE_0__/* .diffOf */ .n_)(change).hunks.flatMap(hunkLines);
        const part = body.slice(0, left);
        left -= part.length;
        shown.push(...header(change), ...part);
        if (part.length < body.length)
            cut.push({ path: change.path, hidden_lines: body.length - part.length });
    }
    return { text: shown.map((line) => `${line}\n`).join(''), cut };
}


/***/ }),

/***/ 2354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ reportRetired),
/* harmony export */   _: () => (/* binding */ reportPlan)
/* harmony export */ });
/* harmony import */ var _engine_file_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2745);
/* harmony import */ var _engine_report_refusals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(898);
/* harmony import */ var _plan_diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(499);



/** Returns what is still known of a plan whose content was let go: its id, and why it no longer applies. */
function reportRetired(id, refusals) {
    return { id, expires_at: null, applies: false, title: '', files: [], diff: '', diff_cut: [], refusals: (0,_engine_report_refusals_js__WEBPACK_IMPORTED_MODULE_1__/* .reportRefusals */ .O)(refusals) };
}
/** Returns a plan as `preview` and `status` answer it; `refusals` say why it no longer applies. */
function reportPlan(plan, expiresAt, refusals, diffLines, checks = []) {
    const diff = (0,_plan_diff_js__WEBPACK_IMPORTED_MODULE_2__/* .planDiff */ .R)(plan, diffLines);
    return {
        id: plan.id, expires_at: expiresAt === null ? null : new Date(expiresAt).toISOString(), applies: refusals.length === 0,
        title: plan.title, files: (0,_engine_file_report_js__WEBPACK_IMPORTED_MODULE_0__/* .fileReports */ ._h)(plan), diff: diff.text, diff_cut: [...diff.cut],
        ...(plan.blocks === undefined ? {} : { blocks: [...plan.blocks] }),
        ...(checks.length === 0 ? {} : { checks: [...checks] }),
        ...(refusals.length === 0 ? {} : { refusals: (0,_engine_report_refusals_js__WEBPACK_IMPORTED_MODULE_1__/* .reportRefusals */ .O)(refusals) }),
    };
}


/***/ }),

/***/ 32:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EE: () => (/* binding */ argument),
/* harmony export */   X9: () => (/* binding */ anchored),
/* harmony export */   oi: () => (/* binding */ refusalSection)
/* harmony export */ });
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1101);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5402);
/* harmony import */ var _next_section_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7895);



/** Returns lines with their anchors, the anchors in one column. */
function anchored(lines) {
    const width = lines.reduce((most, { anchor }) => Math.max(most, anchor.length), 0);
    return lines.map(({ anchor, text }) => `${anchor.padEnd(width)}  ${text.replace(/\n/gu, '\\n')}`.trimEnd()).join('\n');
}
/** Returns code and message as one paragraph, with the place where the message does not name it. */
function short({ code: name, message, hunk, position, path }) {
    const says = (...words) => words.some((word) => message.includes(word));
    const place = [
        ...(path === undefined || says(path) ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(path)]),
        ...(hunk === undefined || says(`unk ${hunk}`) ? [] : [`hunk ${hunk}`]),
        ...(position === undefined || says(`osition ${position}`, `Line ${position} `, `at ${position}: `) ? [] : [`at ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(String(position))}`]),
    ];
    return `**${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(name)}** ${place.length === 0 ? '' : `(${place.join(', ')}) `}${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(message)}`;
}
/** Returns how a path is written as an argument, or null when the command line cannot say it. */
function argument(path, suffix = '') {
    if (!/^[^"\p{Cc}\u2010-\u2015\u2212\u2018-\u201f\u00ab\u00bb\u2032\u2033]+$/u.test(path) || /[^\P{Zs} ]/u.test(path))
        return null;
    return path.includes(' ') ? `"${path}"${suffix}` : `${path}${suffix}`;
}
function rereadCommand({ reread }) {
    if (reread === undefined)
        return null;
    const path = argument(reread.path, reread.count === 0 ? '' : `:${reread.start}-${reread.start + reread.count - 1}`);
    return path === null ? null : `read ${path}`;
}
/** Returns everything that a refusal has to say. */
function whole(refusal, spoken) {
    const { neighbourhood = [], candidates = [], lines = [], current_anchor, excerpt } = refusal;
    const command = rereadCommand(refusal);
    return [
        short(refusal),
        ...(excerpt === undefined ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)(excerpt, '', 1)]),
        ...(current_anchor === undefined || refusal.message.includes(current_anchor) ? [] : [`The anchor is now ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(current_anchor)}.`]),
        ...(neighbourhood.length === 0 ? [] : ['What is there now:', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)(anchored(neighbourhood), '', 1)]),
        ...(candidates.length === 0 ? [] : [`${refusal.code === 'no_match' ? 'The nearest places begin at' : 'The same text stands at'} ${candidates.map(({ anchor }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(anchor)).join(', ')}.`]),
        ...lines.flatMap((block) => [`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(block.range_anchor)} covers`, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)(anchored(block.lines), '', 1)]),
        ...(command === null || lines.length > 0 ? [] : ['To read just that:', (0,_next_section_js__WEBPACK_IMPORTED_MODULE_2__/* .commandBlock */ .L)(command, spoken)]),
    ].join('\n\n');
}
/** Returns the section of refusals: each whole while there is room, then short, then counted. */
function refusalSection(rank, refusals, spoken) {
    return {
        rank,
        draw: (budget) => {
            const parts = [];
            let left = budget - _budget_js__WEBPACK_IMPORTED_MODULE_0__/* .RESERVE */ .BP / 2;
            for (const [i, refusal] of refusals.entries()) {
                const form = [whole(refusal, spoken), short(refusal), `**${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(refusal.code)}**`].find((text) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .size */ .Ej)(text) + 2 <= left);
                if (form === undefined) {
                    parts.push(`_and ${(0,_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(refusals.length - i, 'problem')} more, which do not fit here_`);
                    break;
                }
                parts.push(form);
                left -= (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .size */ .Ej)(form) + 2;
            }
            return parts.join('\n\n');
        },
    };
}


/***/ }),

/***/ 4821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ tellOk)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1514);
/* harmony import */ var _engine_receipt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5570);
/* harmony import */ var _refusal_section_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1101);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7406);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5402);
/** Answers of reading operations in plain text, for the terminal and, in a fence, for the card. */






/** One line of a text that is told among others. */
const line = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().transform(_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN);
const maybe = line.nullish().transform((value) => value ?? null);
/** Lines that stand as they are. */
const block = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish().transform((value) => value ?? null);
const read = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    path: line, start: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), count: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), total_lines: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), tokens: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
    lines: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ n: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), anchor: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(), text: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })),
    file_anchor: maybe, range_anchor: maybe, continues: maybe,
});
const checked = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    path: line, status: line, reason: maybe,
    errors: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ line: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), character: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), message: line, excerpt: block })).default([]),
});
const diagnosed = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    path: line, checked: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(), reason: maybe,
    items: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ line: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), character: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), severity: line, message: line })).default([]),
});
const action = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ id: line, title: line, kind: maybe });
const server = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ name: line, languages: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(line), path: maybe, remedy: maybe });
const place = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), line: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), character: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), name: maybe, kind: maybe, text: maybe });
const listedPlan = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ id: line, title: line.default(''), expires_at: maybe });
const listedReceipt = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    id: line, operation: line, title: line, actor: line, at: line, files: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_engine_receipt_js__WEBPACK_IMPORTED_MODULE_0__/* .fileReportSchema */ .iR),
});
const transaction = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    id: line, name: line, files: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ path: line, operation: line })), commits: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().optional(),
    state: line.default('open'), receipt: maybe,
    chunks: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ path: line, total: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), missing: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()) })).default([]),
    refusals: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ message: line })).default([]),
});
const listedTransaction = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ id: line, name: line, expires_at: maybe, files: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(line) });
const fileResult = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ path: line, staged: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(), refusals: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ message: line })).default([]) });
const cell = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    language: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), generation: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), value: block, output: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().default(''), state_lost: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().default(false),
    error: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), line: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nullish().transform((n) => n ?? null), excerpt: block }).nullish().transform((error) => error ?? null),
});
/** Characters of a line that no window of the usual size holds beside another. */
const LONG_LINE = 40_000;
function tellRead(window) {
    const { path, start, count, total_lines, tokens, continues } = window;
    const over = count === 1 && (window.lines[0]?.text.length ?? 0) > LONG_LINE ? ', one line over the cap' : '';
    const shown = count === 0 ? 'empty' : `lines ${start}-${start + count - 1} of ${total_lines}`;
    const first = `${path}: ${(0,_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(tokens, 'token')}, ${shown}${over}${continues === null ? '' : `; go on with read ${continues}`}`;
    const anchors = [window.file_anchor, window.range_anchor].filter((anchor) => anchor !== null).join('  ');
    const lines = window.lines.map(({ n, anchor, text }) => ({ anchor: anchor ?? String(n), text }));
    return [first, ...(anchors === '' ? [] : [anchors]), ...(lines.length === 0 ? [] : ['', (0,_refusal_section_js__WEBPACK_IMPORTED_MODULE_1__/* .anchored */ .X9)(lines)])].join('\n');
}
function tellCell({ language, generation, value, output, error, state_lost }) {
    return [
        ...(error === null ? [] : [`${error.name}: ${error.message}${error.line === null ? '' : ` (line ${error.line})`}`, ...(error.excerpt === null ? [] : [error.excerpt])]),
        ...(output === '' ? [] : [output.replace(/\n$/u, '')]),
        ...(value === null ? [] : [`= ${value}`]),
        `${language}, generation ${generation}${state_lost ? '; the state before it is lost' : ''}`,
    ].join('\n');
}
function tellTransaction({ id, name, files, chunks, commits, state, receipt, refusals }) {
    if (state === 'committed')
        return `${id}  ${name}, committed${receipt === null ? '' : `: ${receipt}`}`;
    if (state === 'rolled_back')
        return `${id}  ${name}, rolled back`;
    return [
        `${id}  ${name}, ${(0,_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(files.length, 'file')} staged${commits === false ? '; it would not commit now' : ''}`,
        ...files.map(({ path, operation }) => `  ${operation} ${path}`),
        ...chunks.map(({ path, total, missing }) => `  ${path}: ${missing.length === 0 ? 'all' : `${total - missing.length} of`} ${(0,_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(total, 'part')} came`),
        ...refusals.map(({ message }) => `  ${message}`),
    ].join('\n');
}
function tellPlace({ path, line, character, name, kind, text }) {
    const what = name === null ? text?.trim() ?? '' : `${kind ?? ''} ${name}`.trim();
    return `${path}:${line}:${character}  ${what}`;
}
/** Returns the teller of a list: one text an item, or a sentence when there is none. */
function list(item, tell, none) {
    return (value) => {
        const { data } = zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(item).safeParse(value);
        return data === undefined ? null : data.length === 0 ? none : data.map(tell).join('\n');
    };
}
function one(item, tell) {
    return (value) => {
        const { data } = item.safeParse(value);
        return data === undefined ? null : tell(data);
    };
}
const reason = (text) => (text === null ? '' : ` (${text})`);
/** What tells each member that an `ok` answer may have. */
const TELLERS = {
    check: list(checked, ({ path, status, reason: why, errors }) => [
        `${path}: ${status}${reason(why)}`,
        ...errors.map(({ line, character, message, excerpt }) => `  ${line}:${character} ${message}${excerpt === null ? '' : `\n${excerpt}`}`),
    ].join('\n'), 'No files were checked.'),
    diagnostics: list(diagnosed, ({ path, checked: was, reason: why, items }) => [
        `${path}: ${was ? (0,_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(items.length, 'problem') : `not checked${reason(why)}`}`,
        ...items.map(({ line, character, severity, message }) => `  ${line}:${character} ${severity}: ${message}`),
    ].join('\n'), 'No files were checked.'),
    definitions: list(place, tellPlace, 'Nothing defines it here.'),
    references: list(place, tellPlace, 'There are no references.'),
    symbols: list(place, tellPlace, 'There are no symbols.'),
    actions: list(action, ({ id, title, kind }) => `${id}  ${title}${reason(kind)}`, 'There are no code actions here.'),
    servers: list(server, ({ name, languages, path, remedy }) => `${name} (${languages.join(', ')}): ${path ?? `not installed${remedy === null ? '' : `; ${remedy}`}`}`, 'No language servers are known.'),
    plans: list(listedPlan, ({ id, title, expires_at }) => `${id}  ${title}${expires_at === null ? '' : `, until ${expires_at}`}`, 'There are no open plans.'),
    receipts: list(listedReceipt, ({ id, operation, title, actor, at, files }) => `${id}\n  ${at} ${operation} by ${actor}, ${(0,_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(files.length, 'file')}${title === '' ? '' : `: ${title}`}`, 'There are no receipts yet.'),
    transaction: one(transaction, tellTransaction),
    transactions: list(listedTransaction, ({ id, name, expires_at, files }) => `${id}  ${name}, ${(0,_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(files.length, 'file')}${expires_at === null ? '' : `, until ${expires_at}`}`, 'There are no open transactions.'),
    results: list(fileResult, ({ path, staged, refusals }) => [`${path}: ${staged ? 'staged' : 'not staged'}`, ...refusals.map(({ message }) => `  ${message}`)].join('\n'), 'No files were named.'),
    cell: one(cell, tellCell),
    changeset: (value) => (typeof value === 'object' && value !== null ? (0,_json_js__WEBPACK_IMPORTED_MODULE_5__/* .renderJson */ .h)(value, 2) : null),
};
function tellMember(name, value) {
    const teller = Object.hasOwn(TELLERS, name) ? TELLERS[name] : undefined;
    const told = teller?.(value);
    if (told !== undefined && told !== null)
        return told;
    if (typeof value === 'object' && value !== null)
        return `${name}: ${(0,_json_js__WEBPACK_IMPORTED_MODULE_5__/* .renderJson */ .h)(value, 2)}`;
    return ['help', 'message', 'text'].includes(name) ? String(value) : `${name}: ${String(value)}`;
}
/** Returns an `ok` answer in lines for people; hidden characters still stand in it. */
function tellOk(answer) {
    const { data } = read.safeParse(answer);
    if (data !== undefined)
        return tellRead(data);
    return Object.entries(answer).filter(([name, value]) => name !== 'outcome' && value !== null && value !== undefined).map(([name, value]) => tellMember(name, value)).join('\n');
}


/***/ }),

/***/ 7474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FN: () => (/* binding */ rangeAnchor),
/* harmony export */   FT: () => (/* binding */ parseLineAnchor),
/* harmony export */   Hw: () => (/* binding */ lineHash),
/* harmony export */   UH: () => (/* binding */ anchoredLines),
/* harmony export */   Yw: () => (/* binding */ anchoredBlock),
/* harmony export */   fB: () => (/* binding */ parseAnchor),
/* harmony export */   o4: () => (/* binding */ fileAnchor)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6242);

/** Returns the anchor a token spells, or null when it is not in the grammar. */
function parseAnchor(token) {
    const file = /^fa:([0-9a-f]{12})$/u.exec(token);
    if (file?.[1] !== undefined)
        return { kind: 'file', digest: file[1] };
    const range = /^ra:([0-9a-f]{12}):L([1-9]\d{0,9})\+([1-9]\d{0,9})$/u.exec(token);
    if (range?.[1] === undefined)
        return null;
    return { kind: 'range', digest: range[1], start: Number(range[2]), count: Number(range[3]) };
}
/** Returns the line anchor a token spells, or null when it is not in the grammar. */
function parseLineAnchor(token) {
    const match = /^([1-9]\d{0,9})#([0-9a-f]{4})$/u.exec(token);
    return match?.[2] === undefined ? null : { n: Number(match[1]), hash: match[2] };
}
/** Returns `fa:` and the first 12 hex digits of the digest of the normalised file. */
function fileAnchor(bytes, sha256) {
    return `fa:${sha256((0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .normalise */ .j7)(bytes)).slice(0, 12)}`;
}
/** Returns the anchor of lines `start` … `start + count - 1`, which must be there. */
function rangeAnchor(document, start, count, sha256) {
    const digest = sha256((0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .normalise */ .j7)((0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .rangeBytes */ .T5)(document, start, count))).slice(0, 12);
    return `ra:${digest}:L${String(start)}+${String(count)}`;
}
/** Returns the four hex digits of line `n`, which must be there. */
function lineHash(document, n, sha256) {
    return sha256((0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .lineBytes */ .M)(document, n)).slice(0, 4);
}
/** Returns lines `from` … `to`, clamped to the file, as people address them. */
function anchoredLines(document, from, to, sha256) {
    const lines = [];
    for (let n = Math.max(1, from); n <= Math.min(to, document.count); n++) {
        lines.push({ n, anchor: `${String(n)}#${lineHash(document, n, sha256)}`, text: (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .lineText */ .oZ)(document, n) });
    }
    return lines;
}
/** Returns lines `from` … `to`, which must be there, as one block with its range anchor. */
function anchoredBlock(document, from, to, sha256) {
    const count = to - from + 1;
    return { range_anchor: rangeAnchor(document, from, count, sha256), start: from, count, lines: anchoredLines(document, from, to, sha256) };
}


/***/ }),

/***/ 4212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ diffBytes),
/* harmony export */   f: () => (/* binding */ diffRegions)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8965);
/* harmony import */ var _base_encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6242);
/** Line differences between two texts, over raw bytes: a changed terminator is a changed line, as for git. */



const CONTEXT = 3;
const LF = 10;
/** Edits beyond which two texts are shown as one replaced by the other: the search costs their square. */
const MAX_EDITS = 4000;
/** Marks a last line without terminator; NUL stands in no text. */
const UNTERMINATED = '\0';
/** Returns the lines without their LF; an unterminated last one is marked. */
function split(bytes) {
    const lines = bytes === null ? [] : (0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D4)(bytes).split('\n');
    const last = lines.pop();
    if (last !== undefined && last !== '')
        lines.push(last + UNTERMINATED);
    return lines;
}
function diffLine(sign, line) {
    return { sign, text: line.endsWith(UNTERMINATED) ? line.slice(0, -1) : `${line}\n` };
}
/** Returns the lines that two sequences have in common at their start and, apart from those, at their end. */
function commonEnds(before, after) {
    let head = 0;
    while (head < before.length && head < after.length && before[head] === after[head])
        head++;
    let tail = 0;
    while (tail < before.length - head && tail < after.length - head
        && before[before.length - 1 - tail] === after[after.length - 1 - tail])
        tail++;
    return { head, tail };
}
function haveCommon(some, others) {
    const known = new Set(some);
    return others.some((line) => known.has(line));
}
/** Returns both sides as stretches in order; the common start comes first, even when it is empty. */
function compare(before, after) {
    const { head, tail } = commonEnds(before, after);
    const old = before.slice(head, before.length - tail);
    const fresh = after.slice(head, after.length - tail);
    const replaced = [{ removed: true, added: false, value: old }, { removed: false, added: true, value: fresh }];
    const middle = haveCommon(old, fresh) ? (0,diff__WEBPACK_IMPORTED_MODULE_2__/* .diffArrays */ .E)(old, fresh, { maxEditLength: MAX_EDITS }) ?? replaced : replaced;
    return [
        { sign: ' ', lines: before.slice(0, head) },
        ...middle.map(({ added, removed, value }) => ({ sign: added ? '+' : removed ? '-' : ' ', lines: value })),
    ];
}
/** Returns the edits between two runs of lines that have this many lines before them. */
function editsOf(before, after, at) {
    const edits = [];
    let { old, new: fresh } = at;
    let lines = [];
    let begin = at;
    const close = () => {
        if (lines.length > 0)
            edits.push({ old: begin.old, new: begin.new, oldCount: old - begin.old, newCount: fresh - begin.new, lines });
        lines = [];
    };
    for (const { sign, lines: all } of compare(before, after)) {
        if (all.length === 0)
            continue;
        if (sign === ' ')
            close();
        else if (lines.length === 0)
            begin = { old, new: fresh };
        if (sign !== '+')
            old += all.length;
        if (sign !== '-')
            fresh += all.length;
        if (sign !== ' ')
            lines.push(...all.map((line) => diffLine(sign, line)));
    }
    close();
    return edits;
}
/** Returns the hunks, with three lines of context, that edits in order make. */
function group(edits, before) {
    const hunks = [];
    let lines = [];
    let begin = { old: 0, new: 0 };
    let done = 0;
    const context = (from, to) => {
        if (from < to)
            lines.push(...before.slice(from, to).map((line) => diffLine(' ', line)));
    };
    edits.forEach((edit, index) => {
        const next = edits[index + 1];
        if (lines.length === 0) {
            const lead = Math.min(CONTEXT, edit.old - done);
            begin = { old: edit.old - lead, new: edit.new - lead };
            done = begin.old;
        }
        context(done, edit.old);
        lines.push(...edit.lines);
        done = edit.old + edit.oldCount;
        if (next !== undefined && next.old - done <= 2 * CONTEXT)
            return;
        const end = Math.min(done + CONTEXT, before.count);
        context(done, end);
        done = end;
        hunks.push(hunkOf(begin, lines));
        lines = [];
    });
    return hunks;
}
function hunkOf(begin, lines) {
    const oldCount = lines.filter((line) => line.sign !== '+').length;
    const newCount = lines.filter((line) => line.sign !== '-').length;
    return {
        oldStart: oldCount === 0 ? begin.old : begin.old + 1, oldCount,
        newStart: newCount === 0 ? begin.new : begin.new + 1, newCount, lines,
    };
}
function diffOfEdits(edits, before) {
    return {
        added: edits.reduce((sum, edit) => sum + edit.newCount, 0), removed: edits.reduce((sum, edit) => sum + edit.oldCount, 0),
        hunks: group(edits, before),
    };
}
/** Returns the difference between two sides; null is an absent file. */
function diffBytes(before, after) {
    const old = split(before);
    return diffOfEdits(editsOf(old, split(after), { old: 0, new: 0 }), { count: old.length, slice: (from, to) => old.slice(from, to) });
}
/**
 * Returns a difference as short as that of `diffBytes`, from the places that are known to differ alone; `regions` are disjoint
 * and in order, and all else is equal. Returns null where a shorter one may be found by looking at the whole.
 */
function diffRegions(before, after, regions) {
    const { bytes } = before;
    const size = regions.reduce((sum, { from, to, count }) => sum + to - from + count, 0);
    if (!isTerminated(bytes) || !isTerminated(after) || size > MAX_EDITS)
        return null;
    const edits = [];
    let shift = { lines: 0, bytes: 0 };
    for (const { from, to, count } of regions) {
        const [start, end] = [(0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .lineStart */ .PT)(before, from + 1), (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .lineStart */ .PT)(before, to + 1)];
        const freshStart = start + shift.bytes;
        const freshEnd = endOfLines(after, freshStart, count);
        edits.push(...editsOf(linesOf(bytes.subarray(start, end)), linesOf(after.subarray(freshStart, freshEnd)), { old: from, new: from + shift.lines }));
        shift = { lines: shift.lines + count - (to - from), bytes: freshEnd - end };
    }
    const whole = { count: before.count, slice: (from, to) => linesOf((0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .rangeBytes */ .T5)(before, from + 1, to - from)) };
    return after.length === bytes.length + shift.bytes && areShortest(edits, whole) ? diffOfEdits(edits, whole) : null;
}
function isTerminated(bytes) {
    return bytes.length > 0 && bytes[bytes.length - 1] === LF;
}
/** Returns where this many lines end that begin at an offset. */
function endOfLines(bytes, start, count) {
    let end = start;
    for (let line = 0; line < count; line++)
        end = bytes.indexOf(LF, end) + 1;
    return end;
}
/** Returns lines that all are terminated, without their LF. */
function linesOf(bytes) {
    return bytes.length === 0 ? [] : (0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D4)(bytes.subarray(0, -1)).split('\n');
}
/**
 * Returns whether these edits are a shortest way from one text to the other, and stand where a look at the whole would put
 * them: no line is both removed and added, so that none can be spared; and none is equal to a neighbour of its edit, which a
 * look at the whole may take in its stead. (Where several edits could shift together, it may still take others as many.)
 */
function areShortest(edits, before) {
    const texts = ({ lines }, sign) => lines.filter((line) => line.sign === sign).map(({ text }) => text);
    const removed = new Set(edits.flatMap((edit) => texts(edit, '-')));
    if (edits.some((edit) => texts(edit, '+').some((text) => removed.has(text))))
        return false;
    return edits.every(({ old, oldCount, lines }) => {
        const after = old + oldCount;
        const neighbours = [...before.slice(Math.max(0, old - 1), old), ...before.slice(after, Math.min(after + 1, before.count))];
        return neighbours.every((neighbour) => lines.every(({ text }) => text !== `${neighbour}\n`));
    });
}


/***/ }),

/***/ 6242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ frequentTerminator),
/* harmony export */   EJ: () => (/* binding */ openDocument),
/* harmony export */   L1: () => (/* binding */ bomLength),
/* harmony export */   M: () => (/* binding */ lineBytes),
/* harmony export */   PT: () => (/* binding */ lineStart),
/* harmony export */   T5: () => (/* binding */ rangeBytes),
/* harmony export */   j7: () => (/* binding */ normalise),
/* harmony export */   lK: () => (/* binding */ terminatorOf),
/* harmony export */   oZ: () => (/* binding */ lineText),
/* harmony export */   uD: () => (/* binding */ indexLines)
/* harmony export */ });
/* harmony import */ var _base_encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/**
 * A text as bytes with an index of its lines (spec page 1.1). A line ends at LF; a CR directly before that LF belongs to the
 * terminator; the last line may be unterminated. Lines are numbered from one. Nothing is decoded to address a line.
 */

const LF = 10;
const CR = 13;
/** Texts that were seen to hold no CR. */
const WITHOUT_CR = new WeakSet();
/** Returns the document, or the name of what keeps these bytes from being text. */
function openDocument(bytes) {
    const text = (0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeStrict */ .Ob)(bytes);
    if (text === null)
        return bytes.includes(0) ? 'binary_file' : 'not_utf8';
    // Characters are looked for in the string, because that is many times faster than in the bytes.
    if (text.includes('\0'))
        return 'binary_file';
    if (!text.includes('\r'))
        WITHOUT_CR.add(bytes);
    return indexLines(bytes);
}
/** Returns the line index of bytes already known to be text. */
function indexLines(bytes) {
    const size = bytes.length;
    let found = new Uint32Array((size >> 3) + 16);
    let line = 1;
    // Four bytes at a time, because a call of `indexOf` for every line costs more than its bytes: only where one of the four may
    // be an LF are they looked at.
    const head = size < 8 ? 0 : (4 - bytes.byteOffset % 4) % 4;
    const words = size < 8 ? new Uint32Array(0) : new Uint32Array(bytes.buffer, bytes.byteOffset + head, (size - head) >> 2);
    const look = (from, to) => { for (let at = from; at < to; at++)
        if (bytes[at] === LF)
            found[line++] = at + 1; };
    look(0, head);
    for (let index = 0; index < words.length; index++) {
        const word = (words[index] ?? 0) ^ 0x0a0a0a0a;
        if (((word - 0x01010101) & ~word & 0x80808080) === 0)
            continue;
        if (line + 8 > found.length)
            found = twice(found);
        const at = head + 4 * index;
        if (bytes[at] === LF)
            found[line++] = at + 1;
        if (bytes[at + 1] === LF)
            found[line++] = at + 2;
        if (bytes[at + 2] === LF)
            found[line++] = at + 3;
        if (bytes[at + 3] === LF)
            found[line++] = at + 4;
    }
    look(head + 4 * words.length, size);
    const count = size > 0 && bytes[size - 1] !== LF ? line : line - 1;
    const starts = found.slice(0, count + 1);
    starts[count] = size;
    return { bytes, starts, count };
}
function twice(some) {
    const more = new Uint32Array(2 * some.length);
    more.set(some);
    return more;
}
/** Returns the byte offset where line `n` starts; `count + 1` gives the length of the file. */
function lineStart(document, n) {
    return document.starts[n - 1] ?? document.bytes.length;
}
/** Returns the terminator of line `n`, or null when it has none. */
function terminatorOf(document, n) {
    const end = lineStart(document, n + 1);
    if (end === 0 || document.bytes[end - 1] !== LF)
        return null;
    return end - 2 >= lineStart(document, n) && document.bytes[end - 2] === CR ? '\r\n' : '\n';
}
/** Returns the bytes of line `n` without its terminator; line 1 keeps a byte-order mark. */
function lineBytes(document, n) {
    const end = lineStart(document, n + 1) - (terminatorOf(document, n)?.length ?? 0);
    return document.bytes.subarray(lineStart(document, n), end);
}
/** Returns the bytes of lines `start` … `start + count - 1`, each with its terminator. */
function rangeBytes(document, start, count) {
    return document.bytes.subarray(lineStart(document, start), lineStart(document, start + count));
}
/** Returns the length in bytes of the byte-order mark: 3 or 0. */
function bomLength(document) {
    const [a, b, c] = document.bytes;
    return a === 0xef && b === 0xbb && c === 0xbf ? 3 : 0;
}
/** Returns line `n` as shown: decoded, without terminator, line 1 without the byte-order mark. */
function lineText(document, n) {
    const bytes = lineBytes(document, n);
    return (0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D4)(n === 1 ? bytes.subarray(bomLength(document)) : bytes);
}
/** Returns the terminator that most lines have; LF on a tie. */
function frequentTerminator(document) {
    let crlf = 0;
    let terminated = 0;
    for (let n = 1; n <= document.count; n++) {
        const terminator = terminatorOf(document, n);
        if (terminator !== null)
            terminated++;
        if (terminator === '\r\n')
            crlf++;
    }
    return crlf * 2 > terminated ? '\r\n' : '\n';
}
/** Returns the bytes with every CRLF replaced by LF (page 1.2); the same array when there is none. */
function normalise(bytes) {
    let cr = WITHOUT_CR.has(bytes) ? -1 : bytes.indexOf(CR);
    if (cr < 0)
        return bytes;
    const out = new Uint8Array(bytes.length);
    let from = 0;
    let to = 0;
    for (; cr >= 0; cr = bytes.indexOf(CR, cr + 1)) {
        if (bytes[cr + 1] !== LF)
            continue;
        out.set(bytes.subarray(from, cr), to);
        to += cr - from;
        from = cr + 1;
    }
    out.set(bytes.subarray(from), to);
    return out.subarray(0, to + bytes.length - from);
}


/***/ }),

/***/ 8055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cu: () => (/* binding */ spliceLines),
/* harmony export */   Dx: () => (/* binding */ splicesOverlap),
/* harmony export */   pL: () => (/* binding */ bySplicePlace)
/* harmony export */ });
/* harmony import */ var _base_encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6242);
/**
 * Line splices: the one way text is changed. A splice replaces lines `from + 1` … `to` of the before-image by new lines; with
 * `from === to` it inserts after line `from`. The terminator rules are those of spec page 2.1.
 */


const LF = 10;
/** Orders splices by place; at one point an insertion comes before a replacement that starts there. */
function bySplicePlace(a, b) {
    return a.from - b.from || a.to - b.to;
}
/**
 * Returns whether two splices overlap: replaced ranges that share a line, an insertion inside a replaced range (not at its
 * edge), or two insertions at one point.
 */
function splicesOverlap(a, b) {
    if (a.from === a.to && b.from === b.to)
        return a.from === b.from;
    return a.from < b.to && b.from < a.to;
}
/** Returns the terminator that new lines of this splice take. */
function terminatorFor(document, splice, frequent) {
    if (document.count === 0)
        return '\n';
    const model = splice.to > splice.from ? splice.from + 1 : Math.max(splice.from, 1);
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .terminatorOf */ .lK)(document, model) ?? frequent();
}
/**
 * Returns the after-image of pairwise disjoint splices. Untouched lines keep every byte, except that an unterminated last line
 * gets the file's most frequent terminator when a line comes to follow it. `finalNewline` decides the last terminator; an empty
 * last line is always terminated.
 */
function spliceLines(document, splices, finalNewline) {
    let known;
    const frequent = () => (known ??= (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .frequentTerminator */ .CD)(document));
    const bom = (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .bomLength */ .L1)(document);
    const parts = [document.bytes.subarray(0, bom)];
    let last = { line: null, terminator: null };
    let copied = 0;
    const keep = (upTo) => {
        if (upTo <= copied)
            return last;
        parts.push(document.bytes.subarray(copied === 0 ? bom : (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .lineStart */ .PT)(document, copied + 1), (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .lineStart */ .PT)(document, upTo + 1)));
        return { line: upTo, terminator: (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .terminatorOf */ .lK)(document, upTo) };
    };
    for (const splice of [...splices].sort(bySplicePlace)) {
        last = keep(splice.from);
        copied = Math.max(copied, splice.to);
        if (splice.lines.length === 0)
            continue;
        if (last.line !== null && last.terminator === null)
            parts.push((0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8 */ .As)(frequent()));
        const terminator = terminatorFor(document, splice, frequent);
        parts.push((0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8 */ .As)(splice.lines.join(terminator) + terminator));
        last = { line: null, terminator };
    }
    last = keep(document.count);
    const wasTerminated = document.count === 0 || (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .terminatorOf */ .lK)(document, document.count) !== null;
    return { bytes: endLastLine((0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .concat */ .xW)(parts), bom, last, { wasTerminated, finalNewline, frequent }), lastLine: last.line };
}
/** Returns the text with its last line ended as the rules say; a line that would vanish without its terminator keeps one. */
function endLastLine(text, bom, { line, terminator }, ending) {
    if (line === null && terminator === null)
        return text;
    const bare = text.subarray(0, text.length - (terminator?.length ?? 0));
    const vanishes = bare.length === 0 || (bare.length > bom && bare[bare.length - 1] === LF);
    if (vanishes)
        return (0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .concat */ .xW)([bare, (0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8 */ .As)(terminator ?? ending.frequent())]);
    const asBefore = line === null ? ending.wasTerminated : terminator !== null;
    if (!(ending.finalNewline ?? asBefore))
        return bare;
    return (0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .concat */ .xW)([bare, (0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8 */ .As)(asBefore && terminator !== null ? terminator : ending.frequent())]);
}


/***/ }),

/***/ 1981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ showHidden),
/* harmony export */   k: () => (/* binding */ countHidden)
/* harmony export */ });
/**
 * Characters that do not show what they are: controls, zero-width, bidirectional, tag and variation characters, and other
 * default-ignorable code points. The one list for refusing newly added ones and for showing them as escapes.
 */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufff9-\ufffb]/gu;
/** Returns the text with every hidden character as `\u{hex}`; TAB, LF and CR stay. */
function showHidden(text) {
    return text.replace(HIDDEN, (c) => `\\u{${(c.codePointAt(0) ?? 0).toString(16)}}`);
}
/** Returns how often each hidden character stands in the text. */
function countHidden(text) {
    const counts = new Map();
    for (const [c] of text.matchAll(HIDDEN))
        counts.set(c, (counts.get(c) ?? 0) + 1);
    return counts;
}


/***/ }),

/***/ 6032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ej: () => (/* binding */ examineRepository),
  DS: () => (/* binding */ openBlocks),
  qE: () => (/* binding */ openLocal),
  $z: () => (/* binding */ openPush),
  MY: () => (/* binding */ openSyntax)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/base/outcome.js
var outcome = __webpack_require__(9877);
// EXTERNAL MODULE: ./lib/engine/retention.js
var retention = __webpack_require__(5516);
// EXTERNAL MODULE: ./lib/engine/shelf-form.js + 1 modules
var shelf_form = __webpack_require__(5462);
// EXTERNAL MODULE: ./lib/engine/transaction/form.js + 1 modules
var transaction_form = __webpack_require__(5293);
// EXTERNAL MODULE: ./lib/engine/transaction/life.js
var life = __webpack_require__(7855);
// EXTERNAL MODULE: ./lib/base/encoding.js
var encoding = __webpack_require__(2252);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/base/fault.js
var fault = __webpack_require__(6173);
;// CONCATENATED MODULE: ./lib/git/object.js
/** Git's objects as bytes: ids, trees and commits, read and written without a process. Names in trees are binary strings. */



/** Returns a path, or a component, as trees hold it: one character for each byte of its UTF-8. */
function binaryName(path) {
    return Buffer.from(path, 'utf8').toString('latin1');
}
/** Returns a component that trees hold as people read it; bytes that are no UTF-8 become replacement characters. */
function plainName(name) {
    return Buffer.from(name, 'latin1').toString('utf8');
}
/** Returns the id of no object, which git's transactions read as "does not exist". */
function zeroId(format) {
    return '0'.repeat(format === 'sha1' ? 40 : 64);
}
/** Returns an object with its id. */
function makeObject(type, bytes, format) {
    const oid = (0,external_node_crypto_.createHash)(format).update(`${type} ${String(bytes.length)}\0`).update(bytes).digest('hex');
    return { type, oid, bytes };
}
/** Returns the entries of a tree, in its order. Throws `Fault` on bytes that are no tree. */
function parseTree(bytes, format) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const width = format === 'sha1' ? 20 : 32;
    const entries = [];
    for (let at = 0; at < buffer.length;) {
        const space = buffer.indexOf(32, at);
        const nul = buffer.indexOf(0, space);
        if (space < 0 || nul < 0 || nul + width >= buffer.length + 1)
            throw new fault/* Fault */.vC('git holds a tree that cannot be read');
        entries.push({
            mode: buffer.toString('latin1', at, space), name: buffer.toString('latin1', space + 1, nul),
            oid: buffer.toString('hex', nul + 1, nul + 1 + width),
        });
        at = nul + 1 + width;
    }
    return entries;
}
/** Returns the tree of these entries, in git's order: by bytes, directories as if their name ended in a slash. */
function makeTree(entries, format) {
    const key = (entry) => (entry.mode === '40000' ? `${entry.name}/` : entry.name);
    const sorted = [...entries].sort((a, b) => (key(a) < key(b) ? -1 : 1));
    const bytes = Buffer.concat(sorted.flatMap(({ mode, name, oid }) => [Buffer.from(`${mode} ${name}\0`, 'latin1'), Buffer.from(oid, 'hex')]));
    return makeObject('tree', bytes, format);
}
/** Returns a commit object. The message must not hold a NUL, and the identities no line break. */
function makeCommit(commit, format) {
    (0,fault/* invariant */.V1)(!/[\n\0]/u.test(commit.author + commit.committer) && !commit.message.includes('\0'), 'a commit that git can hold');
    const header = [
        `tree ${commit.tree}`, ...commit.parents.map((parent) => `parent ${parent}`), `author ${commit.author}`, `committer ${commit.committer}`,
    ];
    return makeObject('commit', (0,encoding/* utf8 */.As)(`${header.join('\n')}\n\n${commit.message}`), format);
}
/** Returns what a commit says; further headers, such as signatures, are passed over. */
function parseCommit(bytes) {
    const text = (0,encoding/* decode */.D4)(bytes);
    const end = text.indexOf('\n\n');
    const lines = (end < 0 ? text : text.slice(0, end)).split('\n');
    const all = (name) => lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
    return {
        tree: all('tree')[0] ?? '', parents: all('parent'), author: all('author')[0] ?? '', committer: all('committer')[0] ?? '',
        message: end < 0 ? '' : text.slice(end + 2),
    };
}

;// CONCATENATED MODULE: ./lib/git/owner.js
/** Whose plans and receipts these are, as refs name them (spec page 2.7). */
/** Returns `local/<worktree>`. The main working tree is `main`; a linked one that git calls `main` is spelt so as not to be it. */
function localOwner(worktree) {
    if (worktree === null)
        return 'local/main';
    return worktree === 'main' ? 'local/%6Dain' : `local/${encodeURIComponent(worktree)}`;
}
/** Returns the ref that holds the receipts of an owner. */
function receiptsRef(owner) {
    return `refs/holdfast/receipts/${owner}`;
}
/** Returns the ref that holds what is kept of an owner: `plans` or `transactions`. */
function keptRef(name, owner) {
    return `refs/holdfast/${name}/${owner}`;
}

// EXTERNAL MODULE: ./lib/engine/snapshot.js
var engine_snapshot = __webpack_require__(7732);
;// CONCATENATED MODULE: ./lib/git/identity.js
/** Who a commit is by. */

const HOLDFAST = { who: 'Holdfast <holdfast@localhost>', zone: '+0000' };
/** Returns the identity as commits write it, at a time in milliseconds since the epoch. */
function stamped(identity, at) {
    return `${identity.who} ${String(Math.floor(at / 1000))} ${identity.zone}`;
}
async function ask(git, variable) {
    const { code, stdout } = await git.run(['var', variable], { expect: [0, 1, 128] });
    const match = /^(.* <[^<>\n]*>) \d+ ([+-]\d{4})$/u.exec((0,encoding/* decode */.D4)(stdout).trim());
    return code === 0 && match?.[1] !== undefined && match[2] !== undefined ? { who: match[1], zone: match[2] } : null;
}
/** Returns who the user is to git; each is asked for once. */
function openIdentities(asUser) {
    let author = null;
    let committer = null;
    return {
        author: () => (author ??= ask(asUser, 'GIT_AUTHOR_IDENT')),
        committer: () => (committer ??= ask(asUser, 'GIT_COMMITTER_IDENT')),
    };
}

;// CONCATENATED MODULE: ./lib/git/message.js
/** Commit messages: one subject, no body, our trailers. Neither a title nor a request can add a trailer or a CI token. */
const TRAILERS = { plan: 'Holdfast-Plan', receipt: 'Holdfast-Receipt', request: 'Holdfast-Request' };
/** Characters of the subject. */
const SUBJECT = 200;
/** What CI systems read as "do not run": `[skip ci]`, `[ci skip]`, `[no ci]`, `[skip actions]`, `***NO_CI***` and kin. */
const BRACKETED = /\[([^\]]*\b(?:skip|no|ci)\b[^\]]*)\]/giu;
const OTHERS = /\*{3}\s*NO_CI\s*\*{3}|skip-checks\s*:\s*true/giu;
/** Returns text as one line: control, line-breaking, invisible and bidirectional characters are spaces. */
function oneLine(text) {
    return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}\s]+/gu, ' ').trim();
}
/** Returns the subject line of a title; `otherwise` where the title says nothing. */
function subjectOf(title, otherwise) {
    const line = oneLine(title).replace(BRACKETED, '($1)').replace(OTHERS, '…');
    const short = Array.from(line).slice(0, SUBJECT).join('').trim();
    return short === '' ? otherwise : short;
}
function encoded(part) {
    return /\p{Surrogate}/u.test(part) ? '%EF%BF%BD' : encodeURIComponent(part);
}
/**
 * Returns a value as trailers hold it: percent-encoded where it would not stay on its line as it is, or where a CI system would
 * read it as "do not run".
 */
function trailerValue(value) {
    return value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}%[\]]|^\s+|\s+$/gu, encoded)
        .replace(/\*(?=\*)/gu, '%2A').replace(/(skip)-(?=checks\s*:)/giu, '$1%2D');
}
/** Returns a whole message. */
function messageOf(subject, trailers) {
    const lines = ['plan', 'receipt', 'request'].map((name) => `${TRAILERS[name]}: ${trailerValue(trailers[name])}`);
    return `${subject}\n\n${lines.join('\n')}\n`;
}
/** Returns our trailers of a message as they are written (values encoded), or null when one of them is missing from its last paragraph. */
function trailersOf(message) {
    const paragraphs = message.trimEnd().split('\n\n');
    if (paragraphs.length < 2)
        return null;
    const lines = paragraphs.at(-1)?.split('\n') ?? [];
    const value = (name) => {
        const found = lines.filter((line) => line.startsWith(`${name}: `));
        return found.length === 1 ? found[0]?.slice(name.length + 2) : undefined;
    };
    const plan = value(TRAILERS.plan);
    const receipt = value(TRAILERS.receipt);
    const request = value(TRAILERS.request);
    return plan === undefined || receipt === undefined || request === undefined ? null : { plan, receipt, request };
}

// EXTERNAL MODULE: ./lib/base/path.js
var base_path = __webpack_require__(3838);
;// CONCATENATED MODULE: ./lib/git/tree.js
/** Trees: paths looked up in one, and a new one made by replacing some of its leaves. Only directories on the way are read. */



const DIRECTORY = '40000';
/** Returns the trees of a repository; each is read once. */
function openTrees(reader, format) {
    const known = new Map();
    const load = async (oid) => {
        const stored = await reader.read(oid);
        if (stored?.type !== 'tree')
            throw new fault/* Fault */.vC(`the repository lacks the tree ${oid}`);
        return new Map(parseTree(stored.bytes, format).map((entry) => [entry.name, entry]));
    };
    const entriesOf = (oid) => {
        const entries = known.get(oid) ?? load(oid);
        known.set(oid, entries);
        return entries;
    };
    const rewriteTree = async (oid, leaves, made) => {
        const entries = new Map(oid === null ? [] : await entriesOf(oid));
        const { here, below } = divide(leaves);
        for (const [name, leaf] of here) {
            if (leaf === null)
                entries.delete(name);
            else
                entries.set(name, { ...leaf, name });
        }
        for (const [name, inner] of below) {
            const child = entries.get(name);
            if (child !== undefined && child.mode !== DIRECTORY) {
                (0,fault/* invariant */.V1)([...inner.values()].every((leaf) => leaf === null), 'a directory where the tree has a file');
                continue;
            }
            const next = await rewriteTree(child?.oid ?? null, inner, made);
            if (next === null)
                entries.delete(name);
            else
                entries.set(name, { mode: DIRECTORY, name, oid: next });
        }
        if (entries.size === 0)
            return null;
        const tree = makeTree([...entries.values()], format);
        if (tree.oid !== oid)
            made.push(tree);
        return tree.oid;
    };
    return {
        locate: async (root, path) => {
            const components = path.split('/');
            let oid = root;
            for (const [depth, component] of components.entries()) {
                const entry = (await entriesOf(oid)).get(binaryName(component));
                if (entry === undefined)
                    return { kind: 'missing' };
                const leaf = { mode: entry.mode, oid: entry.oid };
                if (depth === components.length - 1)
                    return { kind: 'found', leaf };
                if (entry.mode !== DIRECTORY)
                    return { kind: 'behind', path: components.slice(0, depth + 1).join('/'), leaf };
                oid = entry.oid;
            }
            return { kind: 'missing' };
        },
        caseTwin: async (root, path) => {
            const components = path.split('/');
            let oid = root;
            for (const [depth, component] of components.entries()) {
                const entries = await entriesOf(oid);
                const twin = (0,base_path/* caseTwin */.Bp)(component, Array.from(entries.keys(), plainName));
                if (twin !== null)
                    return [...components.slice(0, depth), twin].join('/');
                const entry = entries.get(binaryName(component));
                if (entry?.mode !== DIRECTORY)
                    return null;
                oid = entry.oid;
            }
            return null;
        },
        rewrite: async (root, leaves) => {
            const objects = [];
            const binary = new Map([...leaves].map(([path, leaf]) => [binaryName(path), leaf]));
            const oid = await rewriteTree(root, binary, objects);
            if (oid !== null)
                return { oid, objects };
            const empty = makeTree([], format);
            return { oid: empty.oid, objects: [empty] };
        },
    };
}
/** Returns a tree of these leaves alone, with all its objects. */
function plantTree(leaves, format) {
    const objects = [];
    const plant = (level) => {
        const { here, below } = divide(level);
        const entries = here.flatMap(([name, leaf]) => (leaf === null ? [] : [{ ...leaf, name }]));
        for (const [name, inner] of below)
            entries.push({ mode: DIRECTORY, name, oid: plant(inner) });
        const tree = makeTree(entries, format);
        objects.push(tree);
        return tree.oid;
    };
    return { oid: plant(new Map([...leaves].map(([path, leaf]) => [binaryName(path), leaf]))), objects };
}
function divide(leaves) {
    const here = [];
    const below = new Map();
    for (const [path, leaf] of leaves) {
        const slash = path.indexOf('/');
        if (slash < 0)
            here.push([path, leaf]);
        else {
            const name = path.slice(0, slash);
            const inner = below.get(name) ?? new Map();
            inner.set(path.slice(slash + 1), leaf);
            below.set(name, inner);
        }
    }
    here.sort(([, a], [, b]) => Number(a !== null) - Number(b !== null));
    return { here, below };
}

;// CONCATENATED MODULE: ./lib/git/record.js
/**
 * Making the record of an executed set: the commit on a branch, where there is to be one, and the receipt's entry in the
 * ledger, as objects and as one move of refs. Pure but for reading.
 */








/** Returns what a plan does to each path, in terms of blobs: the two halves of a move are one path each. */
function leafChanges(plan, format) {
    const changes = new Map();
    const at = (path) => {
        const change = changes.get(path) ?? { path, before: null, after: null };
        changes.set(path, change);
        return change;
    };
    const leaf = (side) => ({ mode: side.mode, oid: makeObject('blob', side.bytes, format).oid });
    for (const { path, from, before, after } of plan.files) {
        if (before !== null)
            at(from ?? path).before = leaf(before);
        if (after !== null)
            at(path).after = leaf(after);
    }
    return [...changes.values()];
}
/** Returns an entry of the ledger and its objects: the receipt and what each path held before, on top of `previous`. */
function makeEntry(owner, receipt, images, place) {
    const { format, at } = place;
    const objects = [];
    const blob = (bytes) => {
        const object = makeObject('blob', bytes, format);
        objects.push(object);
        return { mode: '100644', oid: object.oid };
    };
    const commit = (tree, parents, message, by) => {
        const object = makeCommit({ tree, parents, author: by, committer: by, message }, format);
        objects.push(object);
        return object.oid;
    };
    let { previous } = place;
    if (previous === null) {
        // A base that is the same for everybody, so that the commit told of is the second parent from the first entry on.
        const tree = plantTree(new Map([['ledger.json', blob((0,encoding/* utf8 */.As)(`${JSON.stringify({ version: 1, owner })}\n`))]]), format);
        objects.push(...tree.objects);
        previous = commit(tree.oid, [], 'holdfast: ledger\n', stamped(HOLDFAST, 0));
    }
    const leaves = new Map([['receipt.json', blob((0,encoding/* utf8 */.As)(`${JSON.stringify(receipt, null, 2)}\n`))]]);
    for (const [path, bytes] of images)
        leaves.set(`before/${path}`, blob(bytes));
    const tree = plantTree(leaves, format);
    objects.push(...tree.objects);
    const message = messageOf(subjectOf(`holdfast: ${receipt.operation} ${receipt.id.slice(0, 15)}`, 'holdfast'), {
        plan: receipt.plan_id, receipt: receipt.id, request: receipt.request_id,
    });
    const parents = receipt.commit === null ? [previous] : [previous, receipt.commit];
    return { oid: commit(tree.oid, parents, message, stamped(HOLDFAST, at)), objects };
}
/** Returns the before-images of a set, by the path that each was at; of files that it leaves unchanged too. */
function imagesOf({ plan, snapshot }) {
    const unchanged = plan.unchanged.flatMap((path) => {
        const entry = (0,engine_snapshot/* entryOf */.M)(snapshot, path);
        return entry.kind === 'file' ? [[path, entry.bytes]] : [];
    });
    return new Map([...unchanged, ...plan.files.flatMap(({ path, from, before }) => (before === null ? [] : [[from ?? path, before.bytes]]))]);
}
async function makeBranchCommit(repository, plan, receipt, base, at) {
    const { format, reader } = repository;
    const identities = Promise.all([repository.identities.author(), repository.identities.committer()]);
    // Because it is waited for last: what comes before it may fail first.
    identities.catch(() => undefined);
    const changes = leafChanges(plan, format);
    const trees = openTrees(reader, format);
    const head = await reader.read(base.head);
    if (head?.type !== 'commit')
        throw new fault/* Fault */.vC(`${base.ref} names no commit`);
    const tree = await trees.rewrite(treeOf(head.bytes), new Map(changes.map(({ path, after }) => [path, after])));
    const [author, committer] = await identities;
    const count = plan.files.length;
    const message = messageOf(subjectOf(plan.title, `Apply ${String(count)} ${count === 1 ? 'file' : 'files'}`), {
        plan: plan.id, receipt: receipt.id, request: receipt.request_id,
    });
    const commit = makeCommit({
        tree: tree.oid, parents: [base.head], author: stamped(author ?? HOLDFAST, at), committer: stamped(committer ?? HOLDFAST, at), message,
    }, format);
    const blobs = plan.files.flatMap(({ after }) => (after === null ? [] : [makeObject('blob', after.bytes, format)]));
    return { oid: commit.oid, objects: [...blobs, ...tree.objects, commit], changes };
}
/** Returns the tree that a commit's bytes name. */
function treeOf(commit) {
    return /^tree ([0-9a-f]+)\n/u.exec(Buffer.from(commit.subarray(0, 80)).toString('latin1'))?.[1] ?? '';
}
/** Returns the record of a set that stands on `base` (null: no commit) and on the ledger's `tip`. */
async function makeRecord(repository, set, place) {
    const { plan, receipt } = set;
    const { base, tip, at } = place;
    const { owner, format } = repository;
    const commit = base === null || plan.files.length === 0 ? null : await makeBranchCommit(repository, plan, receipt, base, at);
    const recorded = commit === null ? receipt : { ...receipt, commit: commit.oid };
    const entry = makeEntry(owner, recorded, imagesOf(set), { previous: tip, format, at });
    return {
        receipt: recorded, entry: entry.oid, objects: [...commit?.objects ?? [], ...entry.objects],
        updates: [
            ...commit === null || base === null ? [] : [{ ref: base.ref, from: base.head, to: commit.oid }],
            { ref: receiptsRef(owner), from: tip, to: entry.oid },
        ],
        commit: commit === null || base === null ? null : { oid: commit.oid, parent: base.head, changes: commit.changes },
    };
}

;// CONCATENATED MODULE: ./lib/git/plumbing.js
/**
 * Running git: plumbing commands alone, argument arrays, and a configuration of our own (spec page 5.3). Hooks, fsmonitor,
 * replace objects and everybody's global settings are off; of the environment only what the program needs to start is kept.
 * Names from outside go through standard input, or stand after `--`, where no option can stand.
 */



const KEPT = [
    'PATH', 'HOME', 'XDG_CONFIG_HOME', 'TMPDIR', 'TEMP', 'TMP', 'USERPROFILE', 'SystemRoot', 'PATHEXT', 'LD_LIBRARY_PATH',
    'GIT_CEILING_DIRECTORIES',
];
const CONFIGURATION = [
    '-c', 'core.fsmonitor=false', '-c', `core.hooksPath=${external_node_os_.devNull}`, '-c', 'core.quotePath=false', '-c', 'protocol.ext.allow=never',
    '-c', 'core.filesRefLockTimeout=1000', '-c', 'gc.auto=0',
];
/** Reading can meet large repositories, and a disk can be slow; nothing of git's takes longer than this many milliseconds. */
const TIMEOUT = 60_000;
const MAX_OUTPUT = 512 * 1024 * 1024;
function pick(environment, names) {
    return Object.fromEntries(names.flatMap((name) => {
        const value = environment[name];
        return value === undefined ? [] : [[name, value]];
    }));
}
/** Returns the environment of every git process of ours; commits that name nobody are Holdfast's. */
function gitEnvironment(environment) {
    return {
        ...pick(environment, KEPT),
        GIT_CONFIG_GLOBAL: external_node_os_.devNull, GIT_CONFIG_SYSTEM: external_node_os_.devNull, GIT_CONFIG_NOSYSTEM: '1', GIT_TERMINAL_PROMPT: '0',
        GIT_NO_REPLACE_OBJECTS: '1', GIT_OPTIONAL_LOCKS: '0', GIT_LITERAL_PATHSPECS: '1', LC_ALL: 'C',
        GIT_AUTHOR_NAME: 'Holdfast', GIT_AUTHOR_EMAIL: 'holdfast@localhost',
        GIT_COMMITTER_NAME: 'Holdfast', GIT_COMMITTER_EMAIL: 'holdfast@localhost',
    };
}
/** Variables that bind git to a repository other than the directory's: set inside hooks, and by people. */
const BINDING = new Set([
    'GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_OBJECT_DIRECTORY', 'GIT_ALTERNATE_OBJECT_DIRECTORIES', 'GIT_COMMON_DIR',
    'GIT_NAMESPACE', 'GIT_PREFIX', 'GIT_TRACE', 'GIT_TRACE2', 'GIT_TRACE2_EVENT',
]);
/** Returns the user's environment with the user's git settings, for what only those can tell: who they are, whom they trust. */
function userEnvironment(environment) {
    const kept = Object.keys(environment).filter((name) => !BINDING.has(name));
    return { ...pick(environment, kept), LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' };
}
/** Returns git's own words, in one line. */
function wordsOf(finished) {
    return (0,encoding/* decode */.D4)(finished.stderr).trim().split('\n').join('; ');
}
/** Returns git as it runs in a directory; `trusted` names a directory whose owner the user trusts though it is another. */
function openGit(directory, environment, spawning, trusted = []) {
    const base = [...CONFIGURATION, ...trusted.flatMap((path) => ['-c', `safe.directory=${path}`])];
    return {
        run: async (args, options = {}) => {
            const { input, variables = {}, configuration = [], expect = [0] } = options;
            const finished = await spawning.run({
                program: 'git', arguments: [...base, ...configuration.flatMap((setting) => ['-c', setting]), ...args],
                directory: options.directory ?? directory,
                environment: { ...environment, ...variables }, timeout: options.timeout ?? TIMEOUT, maxOutput: MAX_OUTPUT,
                ...(input === undefined ? {} : { input }),
            });
            if (expect.includes(finished.code))
                return finished;
            throw new fault/* Fault */.vC(`git ${String(args[0])} exited with ${String(finished.code)}: ${wordsOf(finished)}`);
        },
        open: (args) => spawning.openPipe({ program: 'git', arguments: [...base, ...args], directory, environment, timeout: TIMEOUT }),
    };
}

;// CONCATENATED MODULE: ./lib/git/refs.js
/** Refs: read by their exact names, moved in one transaction that names what each must be. */




/** Returns whether a branch name is one that git can hold; whatever is not can be no branch. */
function isBranchName(name) {
    if (name === '' || name === '@' || /[\0-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|\p{Surrogate}/u.test(name))
        return false;
    return name.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock')) && !name.endsWith('.');
}
/**
 * Returns the objects that these refs name, by full name; refs that do not exist are absent. Names mean exactly themselves:
 * a tag called `refs/holdfast/…`, which a fetch may bring, is another ref.
 */
async function readRefs(git, names) {
    const wanted = new Set(names);
    const { stdout } = await git.run(['for-each-ref', '--format=%(objectname) %(refname)', ...names]);
    return new Map((0,encoding/* decode */.D4)(stdout).split('\n').flatMap((line) => {
        const space = line.indexOf(' ');
        const name = line.slice(space + 1);
        return space > 0 && wanted.has(name) ? [[name, line.slice(0, space)]] : [];
    }));
}
/** One transaction, of which git has said that it can be committed before it is told to. */
async function transact(git, args, lines) {
    const pipe = git.open([...args, '--stdin', '-z']);
    const agreed = async (step) => {
        const said = (0,encoding/* decode */.D4)(await pipe.line());
        if (said !== `${step}: ok`)
            throw new fault/* Fault */.vC(`git update-ref said ${said}`);
    };
    try {
        pipe.send((0,encoding/* utf8 */.As)(['start\0', ...lines, 'prepare\0'].join('')));
        await agreed('start');
        await agreed('prepare');
        // Git holds the locks of all refs now. Were this process to end here, git would let them go and move nothing; ended it after
        // the next line, git would move them under the locks that it holds: so whoever finds them free knows what came of it.
        pipe.send((0,encoding/* utf8 */.As)('commit\0'));
        await agreed('commit');
    }
    finally {
        await pipe.close();
    }
}
/** Git waits a second for a lock at each attempt. */
const LOCK_ATTEMPTS = 30;
/** Returns whether git could not take a lock because somebody has it. */
function isLocked({ code, stderr }) {
    return code !== 0 && /unable to create .*\.lock|file exists/iu.test((0,encoding/* decode */.D4)(stderr));
}
/**
 * Returns when no transaction over these refs is under way that a process which is gone may have left to git: they say then what came
 * of it. Throws `Fault` where somebody keeps them locked: whatever was decided before they are free could be made untrue.
 */
async function settleRefs(git, format, updates, attempts = LOCK_ATTEMPTS) {
    for (let attempt = 1;; attempt++) {
        const finished = await awaitRefs(git, format, updates);
        if (!isLocked(finished))
            return;
        if (attempt >= attempts) {
            throw new fault/* Fault */.vC(`git keeps refs locked that a set which was cut off is about (${wordsOf(finished)}): wait for that git process, or remove its lock file where there is none, and try again`, { retryable: true });
        }
    }
}
/**
 * Waits, bounded, for a transaction over these refs that a process which is gone may have left to git, and holds them for a
 * moment: afterwards they say what came of it.
 */
async function awaitRefs(git, format, updates) {
    const lines = updates.map(({ ref, from }) => `verify ${ref}\0${from ?? zeroId(format)}\0`);
    return git.run(['update-ref', '--stdin', '-z'], { input: (0,encoding/* utf8 */.As)(['start\0', ...lines, 'prepare\0abort\0'].join('')), expect: [0, 1, 128] });
}
/**
 * Moves all these refs or none, and returns which: `stale` when one of them was not what it had to be. `reason` is for the log
 * of a branch. Throws `Fault` when git fails for another reason, and then nothing moved, or when it cannot be told.
 */
async function moveRefs(git, format, updates, reason) {
    // Because a log would keep what a shelf has let go: only what has a reason is logged.
    const args = reason === null ? ['-c', 'core.logAllRefUpdates=false', 'update-ref'] : ['update-ref', '-m', reason];
    try {
        await transact(git, args, updates.map(({ ref, from, to }) => `update ${ref}\0${to}\0${from ?? zeroId(format)}\0`));
        return 'moved';
    }
    catch (error) {
        const finished = await awaitRefs(git, format, updates);
        const now = await readRefs(git, updates.map(({ ref }) => ref));
        if (updates.every(({ ref, to }) => now.get(ref) === to))
            return 'moved';
        if (updates.some(({ ref, from }) => (now.get(ref) ?? null) !== from))
            return 'stale';
        if (finished.code !== 0)
            throw new fault/* Fault */.vC(`git update-ref: ${wordsOf(finished)}`, { cause: error });
        throw error;
    }
}
/** Returns the ref that HEAD stands for, or null when it is detached. */
async function headRef(git) {
    const { code, stdout } = await git.run(['symbolic-ref', '-q', 'HEAD'], { expect: [0, 1] });
    return code === 0 ? (0,encoding/* decode */.D4)(stdout).trim() : null;
}

;// CONCATENATED MODULE: ./lib/git/preparing.js



/** Returns the record of a set that is committed on `base`, or of the receipt alone where that is null. `at` is in milliseconds. */
async function prepareSet(repository, ledger, set, place) {
    const ref = receiptsRef(repository.owner);
    const tip = (await readRefs(repository.git, [ref])).get(ref) ?? null;
    const known = await ledger.find(set.receipt.request_id, tip);
    if (known !== null)
        return { kind: 'known', receipt: known };
    return { kind: 'ready', record: await makeRecord(repository, set, { ...place, tip }) };
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./lib/git/writing.js
/** Writing objects: everything of one step goes to git as one pack on one standard input. */


const TYPES = { commit: 1, tree: 2, blob: 3 };
/** Blobs from this many bytes on are asked for before they are written: most before-images are there already. */
const WORTH_ASKING = 16 * 1024;
/** An entry's head: type and size, four bits and then seven bits a byte, the lowest first. */
function entryHead(object) {
    const bytes = [];
    let rest = Math.floor(object.bytes.length / 16);
    let byte = (TYPES[object.type] << 4) | (object.bytes.length & 15);
    while (rest > 0) {
        bytes.push(byte | 0x80);
        byte = rest & 0x7f;
        rest = Math.floor(rest / 128);
    }
    return Uint8Array.from([...bytes, byte]);
}
/** Returns a pack of these objects; uncompressed, since git compresses them anew. @internal */
function makePack(objects, format) {
    const head = Buffer.alloc(12);
    head.write('PACK');
    head.writeUInt32BE(2, 4);
    head.writeUInt32BE(objects.length, 8);
    const body = Buffer.concat([head, ...objects.flatMap((object) => [entryHead(object), (0,external_node_zlib_.deflateSync)(object.bytes, { level: 0 })])]);
    return Buffer.concat([body, (0,external_node_crypto_.createHash)(format).update(body).digest()]);
}
/** Returns the objects that have to be written: each once, and large blobs only when the repository lacks them. */
async function lacking(objects, reader) {
    const unique = [...new Map(objects.map((object) => [object.oid, object])).values()];
    const large = unique.filter((object) => object.type === 'blob' && object.bytes.length >= WORTH_ASKING);
    const there = large.length === 0 ? new Set() : await reader.has(large.map((object) => object.oid));
    return unique.filter((object) => !there.has(object.oid));
}
/** Returns when the repository has all these objects, on the disk. */
async function writeObjects(git, reader, objects, format) {
    const pending = await lacking(objects, reader);
    if (pending.length === 0)
        return;
    await git.run(['unpack-objects', '-q'], {
        input: makePack(pending, format), configuration: ['core.fsync=loose-object,reference', 'core.fsyncMethod=batch'],
    });
}

;// CONCATENATED MODULE: ./lib/git/recording.js
/** Writing a record and making it true: objects first, looked at with git's own eyes, then one move of all refs. */




/** Returns what differs between two commits, as git tells it. */
async function compareCommits(repository, from, to) {
    const { stdout } = await repository.git.run(['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', '--ignore-submodules=none', from, to, '--']);
    const fields = (0,encoding/* decode */.D4)(stdout).split('\0');
    const changes = [];
    for (let at = 0; at + 1 < fields.length; at += 2) {
        const [oldMode = '', newMode = '', oldOid = '', newOid = ''] = (fields[at] ?? '').slice(1).split(' ');
        const leaf = (mode, oid) => (/^0+$/u.test(mode) ? null : { mode, oid });
        changes.push({ path: fields[at + 1] ?? '', before: leaf(oldMode, oldOid), after: leaf(newMode, newOid) });
    }
    return changes;
}
function spelt(changes) {
    // Because old trees hold 100664 and the like, which git itself reads as 100644.
    const plain = (mode) => (mode.startsWith('100') && mode !== '100755' ? '100644' : mode);
    const side = (leaf) => (leaf === null ? '-' : `${plain(leaf.mode)} ${leaf.oid}`);
    return changes.map(({ path, before, after }) => `${side(before)} ${side(after)} ${path}`).sort();
}
/** Returns what is wrong with a commit that has to change exactly this; null when nothing is. */
async function misread(repository, commit) {
    const seen = spelt(await compareCommits(repository, commit.parent, commit.oid));
    const meant = spelt(commit.changes.filter(({ before, after }) => before?.oid !== after?.oid || before?.mode !== after?.mode));
    if (seen.length === meant.length && seen.every((line, at) => line === meant[at]))
        return null;
    return `the commit ${commit.oid} does not change exactly the planned files: compare it with its parent`;
}
/** Returns when every object of a record is in the repository and its commit reads back as planned. Nothing refers to them yet. */
async function writeRecord(repository, record) {
    await writeObjects(repository.git, repository.reader, record.objects, repository.format);
    const problem = record.commit === null ? null : await misread(repository, record.commit);
    if (problem !== null)
        throw new fault/* Fault */.vC(problem);
}
/** Moves branch and ledger together; `stale` when one of them is no longer what the record stands on, and then nothing moved. */
function publishUpdates(repository, updates) {
    return moveRefs(repository.git, repository.format, updates, 'holdfast: apply');
}

;// CONCATENATED MODULE: ./lib/git/snapshot.js
/** Files of one commit as the engine sees them, read from its tree. */



const SYMLINK = '120000';
const SUBMODULE = '160000';
/** Returns a path of a tree as the engine sees it. */
async function entryOf(repository, located) {
    if (located.kind === 'missing')
        return { kind: 'missing' };
    const { mode, oid } = located.leaf;
    if (located.kind === 'behind') {
        if (mode === SYMLINK)
            return { kind: 'behind_symlink', link: located.path };
        return mode === SUBMODULE ? { kind: 'submodule' } : { kind: 'behind_file', file: located.path };
    }
    switch (mode) {
        case DIRECTORY: return { kind: 'directory' };
        case SYMLINK: return { kind: 'symlink' };
        case SUBMODULE: return { kind: 'submodule' };
        default: {
            const stored = await repository.reader.read(oid);
            if (stored === null)
                throw new fault/* Fault */.vC(`the repository lacks the blob ${oid}`);
            // Because old trees hold 100664 and the like, which git itself reads as 100644.
            return { kind: 'file', mode: mode === '100755' ? '100755' : '100644', bytes: stored.bytes, oid };
        }
    }
}
/**
 * Returns what these paths are in a commit; those of them that files are to come into being at tell what they collide with in
 * letter case. Throws `Fault` where the repository lacks a part of it.
 */
async function snapshotAt(repository, commit, paths, creating = []) {
    const stored = await repository.reader.read(commit);
    if (stored?.type !== 'commit')
        throw new fault/* Fault */.vC(`the repository lacks the commit ${commit}`);
    const root = treeOf(stored.bytes);
    const trees = openTrees(repository.reader, repository.format);
    const entries = await Promise.all(paths.map(async (path) => [path, await entryOf(repository, await trees.locate(root, path))]));
    const known = new Map(entries);
    for (const path of creating) {
        const collides = known.get(path)?.kind === 'missing' ? await trees.caseTwin(root, path) : null;
        if (collides !== null)
            known.set(path, { kind: 'missing', collides });
    }
    return { base: commit, entries: known };
}

;// CONCATENATED MODULE: ./lib/git/branch-target.js
/**
 * A local branch that is checked out nowhere, as a target: sets become commits without a working tree (`apply --branch NAME`).
 *
 * Promised: what is committed is built from the head's tree and the plan's bytes in memory; branch and ledger move in one
 * transaction or not at all; git reads the commit back, before anything refers to it, as exactly the planned paths, blobs and
 * modes. Not promised: anything about a working tree that checks the branch out while the set lands.
 */









/** Returns the branch and its head. Refuses: branch_missing, and invalid_request where it is checked out. */
async function findBase(repository, branch) {
    const ref = `refs/heads/${branch}`;
    if (!isBranchName(branch))
        return (0,outcome/* refuse */.T)({ code: 'branch_missing', detail: branch });
    const { stdout } = await repository.git.run(['for-each-ref', '--format=%(objectname) %(refname) %(worktreepath)', ref]);
    const line = (0,encoding/* decode */.D4)(stdout).split('\n').find((each) => each.split(' ')[1] === ref);
    if (line === undefined)
        return (0,outcome/* refuse */.T)({ code: 'branch_missing', detail: branch });
    const [head = '', , ...checkedOut] = line.split(' ');
    if (checkedOut.join(' ') === '')
        return (0,outcome.ok)({ ref, head });
    return (0,outcome/* refuse */.T)({ code: 'invalid_request', detail: `the branch ${branch} is checked out in ${checkedOut.join(' ')}; use --commit there` });
}
/** Returns whether the head's tree holds what the plan says each path held before. */
async function standsOn(trees, root, set, repository) {
    const same = (a, b) => a.oid === b.oid && (a.mode === '100755') === (b.mode === '100755');
    for (const { path, before } of leafChanges(set.plan, repository.format)) {
        const place = await trees.locate(root, path);
        if (before === null ? place.kind !== 'missing' : place.kind !== 'found' || !same(place.leaf, before))
            return false;
    }
    return true;
}
/** Returns the target of a branch; `now` is in milliseconds. */
function openBranchTarget(repository, ledger, branch, now) {
    const { reader, format, owner } = repository;
    const treeAt = async (commit) => treeOf((await reader.read(commit))?.bytes ?? new Uint8Array());
    const load = async (paths, creating = []) => {
        const base = await findBase(repository, branch);
        if (!base.ok)
            return base;
        return (0,outcome.ok)(await snapshotAt(repository, base.value.head, paths, creating));
    };
    const land = async (set) => {
        const refused = (refusals) => ({ kind: 'refused', refusals });
        const base = await findBase(repository, branch);
        if (!base.ok)
            return refused(base.refusals);
        // Where the same request landed meanwhile, that is what moved the branch.
        const moved = async () => {
            const receipt = await ledger.ofRequest(set.receipt.request_id);
            return receipt === null ? { kind: 'moved' } : { kind: 'landed', receipt };
        };
        if (base.value.head !== set.snapshot.base)
            return moved();
        if (!await standsOn(openTrees(reader, format), await treeAt(base.value.head), set, repository))
            return moved();
        const preparation = await prepareSet(repository, ledger, set, { base: base.value, at: now() });
        if (preparation.kind === 'known')
            return { kind: 'landed', receipt: preparation.receipt };
        const { record } = preparation;
        await writeRecord(repository, record);
        if (await publishUpdates(repository, record.updates) === 'stale')
            return moved();
        return { kind: 'landed', receipt: record.receipt };
    };
    return { owner, name: 'local', commits: true, load, land, blobId: (bytes) => makeObject('blob', bytes, format).oid };
}

;// CONCATENATED MODULE: ./lib/git/chain.js
/** Commits as `git rev-list` tells them: id, tree, parents and trailers, without a question for each. */





/** Returns the commits that these `rev-list` arguments name, newest first; none where HEAD is a branch without commits. */
async function listCommits(git, args) {
    const finished = await git.run(['rev-list', '--header', '--encoding=UTF-8', ...args, '--'], { expect: [0, 128] });
    if (finished.code !== 0) {
        if (/(?:bad|unknown) revision/u.test(wordsOf(finished)))
            return [];
        throw new fault/* Fault */.vC(`git rev-list: ${wordsOf(finished)}`);
    }
    return (0,encoding/* decode */.D4)(finished.stdout).split('\0').flatMap((record) => {
        const end = record.indexOf('\n');
        if (end < 0)
            return [];
        const commit = parseCommit(Buffer.from(record.slice(end + 1)));
        // Because this listing indents messages by four columns and the raw commit does not.
        const message = commit.message.replace(/^ {4}/gmu, '');
        return [{ ...commit, message, oid: record.slice(0, end).trim(), trailers: trailersOf(message) }];
    });
}

// EXTERNAL MODULE: ./lib/engine/plan.js
var plan = __webpack_require__(8479);
;// CONCATENATED MODULE: ./lib/git/claims.js




/** Returns what happened to a path, or null where one of its sides is no regular file. */
async function changeOf({ reader }, { path, before: old, after: next }, sha256) {
    const side = async (leaf) => {
        if (leaf === null)
            return null;
        const stored = /^100[67]/u.test(leaf.mode) ? await reader.read(leaf.oid) : null;
        return stored === null ? undefined : (0,plan/* sideOf */.Jh)(stored.bytes, leaf.mode === '100755' ? '100755' : '100644', sha256);
    };
    const [before, after] = await Promise.all([side(old), side(next)]);
    if (before === undefined || after === undefined)
        return null;
    return { operation: before === null ? 'create' : after === null ? 'delete' : 'edit', path, before, after };
}
async function examine(repository, link, paths, sha256) {
    const [parent, ...others] = link.parents;
    // A shallow clone may lack the parent: then nobody can tell what the commit did.
    if (parent === undefined || others.length > 0 || (await repository.reader.has([parent])).size === 0)
        return null;
    const compared = await compareCommits(repository, parent, link.oid);
    const changes = await Promise.all(compared.map((change) => changeOf(repository, change, sha256)));
    const seconds = Number(/ (\d+) [+-]\d{4}$/u.exec(link.committer)?.[1] ?? 0);
    return changes.some((change) => change === null) ? null : {
        before: await snapshotAt(repository, parent, [...new Set([...compared.map(({ path }) => path), ...paths])]),
        changes: changes.filter((change) => change !== null),
        actor: link.author.replace(/ <.*$/u, ''), at: new Date(seconds * 1000).toISOString(),
    };
}
/** Returns the claims of a request among commits (newest first), oldest first. */
function claimsOf(repository, links, requestId, sha256) {
    const value = trailerValue(requestId);
    return links.flatMap((link) => {
        const { trailers, oid, message } = link;
        if (trailers?.request !== value)
            return [];
        const { plan, receipt } = trailers;
        return [{ commit: oid, plan, receipt, subject: message.split('\n', 1)[0] ?? '', examine: (paths) => examine(repository, link, paths, sha256) }];
    }).reverse();
}

// EXTERNAL MODULE: ./lib/engine/receipt.js
var engine_receipt = __webpack_require__(5570);
;// CONCATENATED MODULE: ./lib/git/entries.js
/** Entries of a ledger, read back with suspicion: what is not a receipt of this owner, under its own id, is none. */



/** Returns the reader of an owner's entries; `notice` hears of those that were passed over. */
function openEntries(repository, owner, sha256, notice) {
    const { reader, format } = repository;
    const known = new Map();
    const trees = openTrees(reader, format);
    const judge = (link, bytes) => {
        const parsed = engine_receipt/* receiptSchema */.KS.safeParse(bytes === null ? null : json(bytes));
        const receipt = parsed.success ? parsed.data : null;
        const told = link.parents[1];
        if (receipt !== null && receipt.owner === owner && receipt.id === (0,engine_receipt/* receiptId */.qp)(owner, receipt.plan_id, receipt.request_id, sha256)
            && (told === undefined || told === receipt.commit))
            return receipt;
        notice(`the entry ${link.oid} of ${owner}'s ledger holds no valid receipt and was passed over`);
        return null;
    };
    const load = async (link) => {
        // The genesis below the first entry holds nothing but the ledger's version.
        if ((await trees.locate(link.tree, 'ledger.json')).kind === 'found')
            return null;
        const place = await trees.locate(link.tree, 'receipt.json');
        return judge(link, place.kind === 'found' ? (await reader.read(place.leaf.oid))?.bytes ?? null : null);
    };
    const read = (link) => {
        const receipt = known.get(link.oid) ?? load(link);
        known.set(link.oid, receipt);
        return receipt;
    };
    /** `digest` is null where the receipt says none, of a file that stayed as it was. */
    const imageIn = async (link, path, digest) => {
        const place = await trees.locate(link.tree, `before/${path}`);
        const stored = place.kind === 'found' ? await reader.read(place.leaf.oid) : null;
        if (stored === null || digest === null || sha256(stored.bytes) === digest)
            return stored?.bytes ?? null;
        notice(`the entry ${link.oid} of ${owner}'s ledger holds another ${path} than its receipt says`);
        return null;
    };
    return {
        receipts: async (links) => (0,engine_receipt/* mergeReceipts */.se)((await Promise.all(links.map(read))).filter((receipt) => receipt !== null)),
        images: async (links, receipt) => {
            const found = new Map();
            const wanted = [
                ...receipt.files.flatMap((file) => (file.before === null ? [] : [[file.from ?? file.path, file.before.sha256]])),
                ...receipt.unchanged.map((path) => [path, null]),
            ];
            for (const [path, digest] of wanted) {
                for (const link of links) {
                    const bytes = await imageIn(link, path, digest);
                    if (bytes === null)
                        continue;
                    found.set(path, bytes);
                    break;
                }
            }
            return found;
        },
    };
}
function json(bytes) {
    try {
        return JSON.parse((0,encoding/* decode */.D4)(bytes));
    }
    catch {
        // Because bytes that are no JSON are no receipt, like any others that the schema refuses.
        return null;
    }
}

;// CONCATENATED MODULE: ./lib/git/ledger.js









/** Commits of the branch whose trailers are looked at. */
const RECENT = 200;
const ATTEMPTS = 10;
/** Returns the ledger of this working tree's owner. */
function openLedger(repository, options) {
    const { git, format, owner } = repository;
    const { sha256, now, branch, notice } = options;
    const ref = receiptsRef(owner);
    const entries = openEntries(repository, owner, sha256, notice);
    let known = null;
    /** Oldest first. Only what came since the last look is asked for. */
    const chain = async (tip) => {
        if (tip === null)
            return [];
        if (known?.tip !== tip) {
            const since = known === null ? [] : [`^${known.tip}`];
            const newer = (await listCommits(git, ['--first-parent', tip, ...since])).reverse();
            const older = known !== null && newer[0]?.parents[0] === known.tip ? known.links : null;
            known = { tip, links: older === null && known !== null ? (await listCommits(git, ['--first-parent', tip])).reverse() : [...older ?? [], ...newer] };
        }
        return known.links;
    };
    const tipOf = async () => (await readRefs(git, [ref])).get(ref) ?? null;
    const append = async (receipt, images, unlessThere) => {
        for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
            const tip = await tipOf();
            if (unlessThere && await find(receipt.request_id, tip) !== null)
                return;
            const entry = makeEntry(owner, receipt, images, { previous: tip, format, at: now() });
            await writeObjects(git, repository.reader, entry.objects, format);
            if (await moveRefs(git, format, [{ ref, from: tip, to: entry.oid }], 'holdfast: receipt') === 'moved')
                return;
        }
        throw new fault/* Fault */.vC(`${ref} moved at every attempt`, { retryable: true });
    };
    const find = async (requestId, tip) => {
        const value = trailerValue(requestId);
        const links = (await chain(tip)).filter((link) => link.trailers?.request === value);
        return (await entries.receipts(links)).find((receipt) => receipt.request_id === requestId) ?? null;
    };
    return {
        receipts: async () => entries.receipts(await chain(await tipOf())),
        ofRequest: async (requestId) => find(requestId, await tipOf()),
        claims: async (requestId) => {
            const at = branch === undefined ? 'HEAD' : (await readRefs(git, [branch])).get(branch);
            const recent = at === undefined ? [] : await listCommits(git, [`--max-count=${String(RECENT)}`, at]);
            return claimsOf(repository, recent, requestId, sha256);
        },
        complete: async (set) => {
            await append(set.receipt, imagesOf(set), true);
            notice(`the receipt ${set.receipt.id} was completed from the commit ${set.receipt.commit ?? 'that landed'}`);
        },
        beforeImages: async (receipt) => {
            const links = (await chain(await tipOf())).filter((link) => link.trailers?.receipt === receipt.id);
            return entries.images(links, receipt);
        },
        find,
        holds: async (entry) => (await chain(await tipOf())).some((link) => link.oid === entry),
        append: (receipt) => append(receipt, new Map(), false),
    };
}

;// CONCATENATED MODULE: ./lib/git/listing.js
/** The files that reads and searches may show: tracked, and untracked that are not ignored. */

/** Returns where the user's own ignore list is, when the user has set one; ours alone would not know. */
async function excludesFile(repository) {
    const { code, stdout } = await repository.asUser.run(['config', '--type=path', '--get', 'core.excludesFile'], { expect: [0, 1, 128] });
    const path = (0,encoding/* decode */.D4)(stdout).replace(/\n$/u, '');
    return code === 0 && path !== '' ? [`core.excludesFile=${path}`] : [];
}
/**
 * Returns the paths below these (all, when none is given), each once, sorted by code unit. Tracked files that are absent from
 * the disk are among them.
 */
async function listFiles(repository, under) {
    const { stdout } = await repository.git.run(['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', ...under], { configuration: await excludesFile(repository) });
    const paths = (0,encoding/* decode */.D4)(stdout).split('\0');
    // An entry that ends in a slash is a repository inside this one.
    return [...new Set(paths.filter((path) => path !== '' && !path.endsWith('/')))].sort();
}

;// CONCATENATED MODULE: ./lib/git/reader.js
/**
 * Reading objects through one long-lived `git cat-file --batch`.
 *
 * Calling sequence: `openReader`, any number of `read` and `has` at once, `close`. The process starts with the first question
 * (or `warm`) and again after it died. Promised: what `read` returns was whole when git read it. Not promised: that a name other than an
 * object id means one thing; ask `refs.ts` for refs.
 */


/** A process that nobody has asked anything for this many milliseconds ends. */
const IDLE = 1000;
/** Questions go out as they come; answers are heard in the same order. */
function converse(git, args) {
    let pipe = null;
    let turn = Promise.resolve();
    let idle = null;
    let asked = 0;
    const start = () => (pipe ??= git.open(args));
    const close = async () => {
        if (idle !== null)
            clearTimeout(idle);
        const last = pipe;
        pipe = null;
        await last?.close();
    };
    const rest = () => {
        if (idle !== null)
            clearTimeout(idle);
        idle = setTimeout(() => void close(), IDLE).unref();
    };
    return {
        warm: () => {
            start();
            rest();
        },
        ask: (question, listen) => {
            const current = start();
            current.send((0,encoding/* utf8 */.As)(`${question}\n`));
            if (idle !== null)
                clearTimeout(idle);
            asked++;
            const heard = turn.then(() => listen(current));
            turn = heard.catch(() => { if (pipe === current)
                pipe = null; }).finally(() => { if (--asked === 0)
                rest(); });
            return heard;
        },
        close,
    };
}
/** Returns the reader of a repository. */
function openReader(git) {
    const contents = converse(git, ['cat-file', '--batch']);
    const headers = converse(git, ['cat-file', '--batch-check']);
    const header = async (pipe) => {
        const words = (0,encoding/* decode */.D4)(await pipe.line()).split(' ');
        const [oid = '', type = '', size = ''] = words;
        if (words.length === 2 && type === 'missing')
            return null;
        if (words.length !== 3)
            throw new fault/* Fault */.vC(`git cat-file said ${words.join(' ')}`);
        return { oid, type, size: Number(size) };
    };
    const read = (oid) => {
        (0,fault/* invariant */.V1)(/^[0-9a-f]{40,64}$/u.test(oid), 'an object id');
        return contents.ask(oid, async (pipe) => {
            const found = await header(pipe);
            if (found === null)
                return null;
            const bytes = await pipe.bytes(found.size);
            await pipe.bytes(1);
            return { oid: found.oid, type: found.type, bytes };
        });
    };
    return {
        warm: () => contents.warm(),
        read,
        has: async (oids) => {
            const found = await Promise.all(oids.map((oid) => headers.ask(oid, header)));
            return new Set(found.flatMap((one) => (one === null ? [] : [one.oid])));
        },
        close: async () => { await Promise.all([contents.close(), headers.close()]); },
    };
}

;// CONCATENATED MODULE: ./lib/git/remote-push.js
/**
 * A commit and its ledger entry made in a throw-away repository and pushed together to another one, each with a lease on what
 * it stands on (spec pages 2.7 and 5.4).
 *
 * Calling sequence: one call of `pushTo` a push. Promised: both refs move or neither; a ref that is not what the order says is
 * left alone; the credential stands in the environment of two git processes and nowhere on the disk. Not promised: that a
 * push which ended in a `Fault` had no effect.
 */









const FORMAT = 'sha1';
/** Fetching and pushing may take this many milliseconds. */
const PATIENCE = 5 * 60_000;
const PROXIES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy', 'NO_PROXY', 'no_proxy', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAINFO'];
/** Returns how git speaks to the remote: with the one credential, to that address alone. */
function talking({ url, authorization }, environment) {
    const names = PROXIES.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]]));
    return {
        timeout: PATIENCE,
        configuration: ['protocol.allow=never', 'protocol.https.allow=always', 'protocol.http.allow=always', 'http.followRedirects=false', 'credential.helper='],
        variables: {
            ...Object.fromEntries(names), GIT_CONFIG_COUNT: '1',
            GIT_CONFIG_KEY_0: `http.${url}.extraHeader`, GIT_CONFIG_VALUE_0: `Authorization: ${authorization}`,
        },
    };
}
/** Fetches the commits that the order stands on; blobs come when they are asked for, where the server can do that. */
async function fetchGround(git, order, talk) {
    const wanted = [order.head, ...(order.tip === null ? [] : [order.tip])];
    const { code } = await git.run(['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--depth=1', '--filter=blob:none', order.url, ...wanted], { ...talk, expect: [0, 1, 128] });
    return code === 0;
}
/** Returns the ids of the commit and of the entry, made on the fetched ground. */
async function make(git, reader, order, at) {
    const { plan, receipt, head, identity, message, tip, owner } = order;
    const stored = await reader.read(head);
    if (stored?.type !== 'commit')
        throw new fault/* Fault */.vC(`the remote sent no commit ${head}`);
    const leaves = new Map(leafChanges(plan, FORMAT).map(({ path, after }) => [path, after]));
    const tree = await openTrees(reader, FORMAT).rewrite(treeOf(stored.bytes), leaves);
    const by = stamped({ who: identity, zone: '+0000' }, at);
    const commit = makeCommit({ tree: tree.oid, parents: [head], author: by, committer: by, message }, FORMAT);
    const entry = makeEntry(owner, { ...receipt, commit: commit.oid }, imagesOf(order), { previous: tip, format: FORMAT, at });
    const blobs = plan.files.flatMap(({ after }) => (after === null ? [] : [makeObject('blob', after.bytes, FORMAT)]));
    await writeObjects(git, reader, [...blobs, ...tree.objects, commit, ...entry.objects], FORMAT);
    return { commit: commit.oid, entry: entry.oid };
}
/** Returns what git's porcelain lines and words say of a push that failed. Throws `Fault` where they do not say that nothing moved. */
function judge(finished) {
    const lines = (0,encoding/* decode */.D4)(finished.stdout).split('\n').filter((line) => line.startsWith('!'));
    const said = [...lines.map((line) => line.split('\t').slice(2).join(' ')), wordsOf(finished)].filter((words) => words !== '').join('; ');
    if (/stale info|fetch first|non-fast-forward|cannot lock ref|failed to update ref/u.test(said) && !said.includes('declined'))
        return { kind: 'stale' };
    if (lines.length > 0 || /\b40[134]\b|denied|not granted/iu.test(said))
        return { kind: 'refused', said };
    throw new fault/* Fault */.vC(`git push: ${said}`, { retryable: true });
}
/** Returns what came of an order. Throws `Fault` where the remote gave no usable answer. */
async function pushTo(order, { directory, environment, spawning, now }) {
    const git = openGit(directory, gitEnvironment(environment), spawning);
    await git.run(['init', '--quiet', '--bare', `--object-format=${FORMAT}`, '.']);
    const talk = talking(order, environment);
    // Because a commit that the branch has left may not be had any more.
    if (!await fetchGround(git, order, talk))
        return { kind: 'stale' };
    const reader = openReader(git);
    try {
        const { commit, entry } = await make(git, reader, order, now());
        const lease = (ref, from) => `--force-with-lease=${ref}:${from ?? ''}`;
        const finished = await git.run([
            'push', '--porcelain', '--atomic', '--no-verify', lease(order.branch, order.head), lease(order.ledger, order.tip), order.url,
            `${commit}:${order.branch}`, `${entry}:${order.ledger}`,
        ], { ...talk, expect: [0, 1, 128] });
        return finished.code === 0 ? { kind: 'done', commit, entry } : judge(finished);
    }
    finally {
        await reader.close();
    }
}

;// CONCATENATED MODULE: ./lib/git/index-twins.js
/** What the index holds that may differ from a path in letter case only. */


/** Returns pathspecs for a name, and what is below it, whatever its letter case: git folds ASCII, so anything else may be anything. */
function anyCase(path) {
    const pattern = path.replace(/[*?[\]\\]/gu, '\\$&').replace(/[^\0-\x7f]+/gu, '*');
    // Where a pattern holds wildcards, git does not look below what it matches.
    return [`:(icase,glob)${pattern}`, ...(pattern === path ? [] : [`:(icase,glob)${pattern}/**`])];
}
/** Returns the paths, cut to their first `depth` components; those that have as many. */
function cut(paths, depth) {
    return paths.flatMap((path) => [...(0,base_path/* ancestors */.T1)(path), path].slice(depth - 1, depth));
}
/**
 * Returns paths of the index, files and directories, that are spelled like these or like a directory above them but for letter
 * case. The index is asked once for every depth; what is spelled exactly so is left out where nothing else can be meant by it.
 */
async function indexTwins(git, paths) {
    const depths = Array.from({ length: Math.max(0, ...paths.map((path) => path.split('/').length)) }, (_, i) => i + 1);
    const found = await Promise.all(depths.map(async (depth) => {
        const wanted = [...new Set(cut(paths, depth))];
        const single = wanted.filter((path) => !wanted.some((other) => other !== path && (0,base_path/* foldCase */.SP)(other) === (0,base_path/* foldCase */.SP)(path)));
        const { stdout } = await git.run(['ls-files', '-z', '--', ...wanted.flatMap(anyCase), ...single.map((path) => `:(exclude,literal)${path}`)], { variables: { GIT_LITERAL_PATHSPECS: '0' } });
        return cut((0,encoding/* decode */.D4)(stdout).split('\0').filter((path) => path !== ''), depth);
    }));
    return [...new Set(found.flat())];
}

;// CONCATENATED MODULE: ./lib/git/recorder.js
/** What the working tree needs of git: the record of its sets, the branch that HEAD names, and the index. */










async function unseen(git, paths) {
    const { stdout } = await git.run(['ls-files', '-t', '-z', '--', ...paths]);
    return (0,encoding/* decode */.D4)(stdout).split('\0').flatMap((line) => (line.startsWith('S ') ? [line.slice(2)] : []));
}
/** Returns the recorder of a repository's working tree; `now` is in milliseconds. */
function openRecorder(repository, ledger, now) {
    const { git, reader, format, fileMode } = repository;
    const staged = async (paths) => {
        const wanted = new Set(paths);
        const found = new Map();
        const { stdout } = await git.run(['ls-files', '-s', '-z', '--', ...paths]);
        for (const line of (0,encoding/* decode */.D4)(stdout).split('\0')) {
            const tab = line.indexOf('\t');
            const [mode = '', oid = ''] = line.slice(0, Math.max(0, tab)).split(' ');
            const path = line.slice(tab + 1);
            if (tab > 0 && wanted.has(path))
                found.set(path, [...found.get(path) ?? [], { mode, oid }]);
        }
        return found;
    };
    const committed = async (paths) => {
        const ref = await headRef(git);
        if (ref === null)
            return (0,outcome/* refuse */.T)({ code: 'branch_missing', detail: 'HEAD is detached' });
        const head = (await readRefs(git, [ref])).get(ref);
        if (head === undefined)
            return (0,outcome/* refuse */.T)({ code: 'branch_missing', detail: `${ref} has no commit yet` });
        const commit = await reader.read(head);
        const trees = openTrees(reader, format);
        const leaves = new Map();
        for (const path of paths) {
            const place = await trees.locate(treeOf(commit?.bytes ?? new Uint8Array()), path);
            leaves.set(path, place.kind === 'found' ? place.leaf : null);
        }
        return (0,outcome.ok)({ base: { ref, head }, leaves });
    };
    return {
        fileMode, staged, committed, caseTwins: (paths) => indexTwins(git, paths), unseen: (paths) => unseen(git, paths),
        blobId: (bytes) => makeObject('blob', bytes, format).oid,
        prepare: async (set, base) => {
            const preparation = await prepareSet(repository, ledger, set, { base, at: now() });
            if (preparation.kind === 'known')
                return preparation;
            const { record } = preparation;
            return { kind: 'ready', prepared: { receipt: record.receipt, entry: record.entry, updates: record.updates, write: () => writeRecord(repository, record) } };
        },
        find: (requestId) => ledger.ofRequest(requestId),
        publish: (updates) => publishUpdates(repository, updates),
        settled: (updates) => settleRefs(git, format, updates),
        holds: (entry) => ledger.holds(entry),
        stage: async (index, set) => {
            const lines = leafChanges(set.plan, format).map(({ path, after }) => (after === null ? `0 ${zeroId(format)}\t${path}\0` : `${after.mode} ${after.oid}\t${path}\0`));
            // Because writing an index looks into files that it may have been too quick for, through the filters that a repository
            // names, git is shown a working tree without them; the caller keeps the time that tells git to look again.
            const workTree = (0,external_node_path_.dirname)(index);
            await git.run(['update-index', '-z', '--index-info'], {
                input: (0,encoding/* utf8 */.As)(lines.join('')), directory: workTree,
                variables: { GIT_INDEX_FILE: index, GIT_DIR: repository.directory, GIT_WORK_TREE: workTree },
            });
        },
    };
}

;// CONCATENATED MODULE: ./lib/git/repository.js
/** One repository as a directory finds it: where it is, how it names objects, and whose working tree this is. */








const LAYOUT = [
    'rev-parse', '--path-format=absolute', '--is-bare-repository', '--is-inside-work-tree', '--show-object-format',
    '--git-dir', '--git-common-dir', '--git-path', 'holdfast', '--git-path', 'index', '--show-toplevel',
];
function isOff(value) {
    return ['false', 'no', 'off', '0'].includes(value.toLowerCase());
}
/** Returns `core.fileMode` of `git config -z --list`: the last one counts. */
function fileModeOf(listing) {
    const last = listing.split('\0').filter((entry) => entry.startsWith('core.filemode\n')).at(-1);
    return last === undefined || !isOff(last.slice('core.filemode\n'.length));
}
/** Returns the lines of the layout, or why this is no repository of ours. */
function repository_judge(finished) {
    const lines = (0,encoding/* decode */.D4)(finished.stdout).replace(/\n$/u, '').split('\n');
    if (lines[0] === 'true')
        return (0,outcome/* refuse */.T)({ code: 'not_a_repository', detail: 'a bare repository has no working tree' });
    if (lines[1] === 'false')
        return (0,outcome/* refuse */.T)({ code: 'not_a_repository', detail: 'inside the git directory' });
    const words = wordsOf(finished);
    if (finished.code !== 0) {
        if (/not a git repository|dubious ownership|must be run in a work tree/u.test(words))
            return (0,outcome/* refuse */.T)({ code: 'not_a_repository', detail: words });
        throw new fault/* Fault */.vC(`git rev-parse: ${words}`);
    }
    if (lines.length !== 8)
        throw new fault/* Fault */.vC('git rev-parse: the path of the repository holds a line break');
    return (0,outcome.ok)(lines);
}
/**
 * Returns the repository around a directory, whatever GIT_DIR says. Refuses: not_a_repository.
 */
async function openRepository(directory, environment, spawning) {
    const own = gitEnvironment(environment);
    const asUser = openGit(directory, userEnvironment(environment), spawning);
    const look = async (git) => Promise.all([
        git.run(LAYOUT, { expect: [0, 128] }), git.run(['config', '-z', '--list'], { expect: [0, 1, 128] }),
    ]);
    let trusted = [];
    let git = openGit(directory, own, spawning);
    let [layout, configuration] = await look(git);
    if (layout.code === 128 && wordsOf(layout).includes('dubious ownership')) {
        // Because trust stands in the user's settings, which ours do not read: where they trust the directory, so may we.
        const { code, stdout } = await asUser.run(['rev-parse', '--show-toplevel'], { expect: [0, 128] });
        if (code === 0) {
            trusted = [(0,encoding/* decode */.D4)(stdout).trim()];
            git = openGit(directory, own, spawning, trusted);
            const again = await look(git);
            layout = again[0];
            configuration = again[1];
        }
    }
    const lines = repository_judge(layout);
    if (!lines.ok)
        return lines;
    const [, , format = '', gitDirectory = '', common = '', state = '', index = '', root = ''] = lines.value;
    if (format !== 'sha1' && format !== 'sha256')
        throw new fault/* Fault */.vC(`git names objects by ${format}, which is not known here`);
    const atRoot = openGit(root, own, spawning, trusted);
    return (0,outcome.ok)({
        git: atRoot, reader: openReader(atRoot), format, root, index, state, common, directory: gitDirectory, asUser, identities: openIdentities(asUser),
        owner: localOwner((0,external_node_path_.dirname)(gitDirectory) === (0,external_node_path_.join)(common, 'worktrees') ? (0,external_node_path_.basename)(gitDirectory) : null),
        fileMode: fileModeOf((0,encoding/* decode */.D4)(configuration.stdout)),
    });
}

// EXTERNAL MODULE: ./lib/host/clock.js
var clock = __webpack_require__(9144);
;// CONCATENATED MODULE: ./lib/git/kept.js










const kept_ATTEMPTS = 40;
/** Returns the store of a value of this working tree's owner. */
function openKept(repository, form, options) {
    const { git, reader, format, owner } = repository;
    const { sha256, now, notice } = options;
    const ref = keptRef(form.name, owner);
    const file = `${form.name}.json`;
    const read = async (tip) => {
        const commit = tip === null ? null : await reader.read(tip);
        if (commit === null)
            return { value: form.empty, blobs: new Map() };
        const trees = openTrees(reader, format);
        const root = treeOf(commit.bytes);
        const bytesAt = async (path) => {
            const place = await trees.locate(root, path);
            const stored = place.kind === 'found' ? await reader.read(place.leaf.oid) : null;
            return place.kind === 'found' && stored !== null ? { bytes: stored.bytes, leaf: place.leaf } : null;
        };
        const spelling = form.parse((0,encoding/* decode */.D4)((await bytesAt(file))?.bytes ?? new Uint8Array()));
        if (spelling === null) {
            notice(`${ref} holds no ${file} that can be read and was passed over`);
            return { value: form.empty, blobs: new Map() };
        }
        const contents = new Map();
        const blobs = new Map();
        await Promise.all(spelling.digests.map(async (digest) => {
            const found = await bytesAt(`blobs/${digest}`);
            if (found === null || sha256(found.bytes) !== digest)
                return;
            contents.set(digest, found.bytes);
            blobs.set(digest, found.leaf);
        }));
        const { value, passedOver } = spelling.restore(contents);
        passedOver.forEach(notice);
        return { value, blobs };
    };
    const make = (value, there) => {
        const objects = [];
        const blob = (bytes) => {
            const object = makeObject('blob', bytes, format);
            objects.push(object);
            return { mode: '100644', oid: object.oid };
        };
        const { index, contents } = form.print(value);
        const leaves = new Map([[file, blob((0,encoding/* utf8 */.As)(index))]]);
        for (const [digest, bytes] of contents)
            leaves.set(`blobs/${digest}`, there.get(digest) ?? blob(bytes));
        const tree = plantTree(leaves, format);
        const by = stamped(HOLDFAST, now());
        const commit = makeCommit({ tree: tree.oid, parents: [], author: by, committer: by, message: `holdfast: ${form.name}\n` }, format);
        return { oid: commit.oid, objects: [...objects, ...tree.objects, commit] };
    };
    return {
        update: async (step) => {
            for (let attempt = 0; attempt < kept_ATTEMPTS; attempt++) {
                const tip = (await readRefs(git, [ref])).get(ref) ?? null;
                const { value, blobs } = await read(tip);
                const { answer, next } = step(value);
                if (next === undefined)
                    return answer;
                const { oid, objects } = make(next, blobs);
                if (oid === tip)
                    return answer;
                await writeObjects(git, reader, objects, format);
                if (await moveRefs(git, format, [{ ref, from: tip, to: oid }], null) === 'moved')
                    return answer;
                await (0,clock/* pause */.v7)(Math.random() * 20 * (attempt + 1));
            }
            throw new fault/* Fault */.vC(`${ref} moved at every attempt`, { retryable: true });
        },
    };
}
/**
 * Lets go of the plans and transactions of working trees that are gone; `owners` are those that are not. Returns how many
 * working trees there were.
 */
async function dropLost(repository, owners) {
    const { git } = repository;
    const names = ['plans', 'transactions'];
    const kept = new Set(names.flatMap((name) => owners.map((owner) => keptRef(name, owner))));
    const { stdout } = await git.run(['for-each-ref', '--format=%(objectname) %(refname)', ...names.map((name) => keptRef(name, 'local'))]);
    const lost = (0,encoding/* decode */.D4)(stdout).split('\n').map((line) => line.split(' ')).flatMap(([oid = '', ref = '']) => (ref === '' || kept.has(ref) ? [] : [{ oid, ref }]));
    if (lost.length > 0)
        await git.run(['update-ref', '--stdin', '-z'], { input: (0,encoding/* utf8 */.As)(lost.map(({ oid, ref }) => `delete ${ref}\0${oid}\0`).join('')) });
    return new Set(lost.map(({ ref }) => ref.slice(ref.lastIndexOf('/') + 1))).size;
}

// EXTERNAL MODULE: ./lib/host/files.js
var host_files = __webpack_require__(657);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/host/sha256.js
var sha256 = __webpack_require__(8063);
;// CONCATENATED MODULE: ./lib/host/lifetime.js
/**
 * Telling processes apart over time, so that a lock can name its holder and a later process can see whether that one still
 * lives. A name is `<pid>.<start>.<boot>.<host>.<namespace>`: process ids are used again, so the time of the start belongs to
 * it; after a restart of the machine nobody lives; what another host or container holds cannot be judged.
 */



const NONE = '0';
function lifetime_short(text) {
    return (0,sha256/* sha256 */.s)(new TextEncoder().encode(text)).slice(0, 8);
}
function lifetime_ask(answer) {
    try {
        return answer();
    }
    catch {
        // Because the system has no such file: then the name says less.
        return NONE;
    }
}
/**
 * Returns the start in clock ticks since boot, which is the 22nd field of `stat`; the second may hold spaces and parentheses.
 * A zombie, which runs no more, has no start that any name holds.
 */
function startOf(pid) {
    return lifetime_ask(() => {
        const stat = (0,external_node_fs_.readFileSync)(`/proc/${String(pid)}/stat`, 'latin1');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return fields[0] === 'Z' ? 'zombie' : fields[19] ?? NONE;
    });
}
function isThere(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return error instanceof Error && 'code' in error && error.code === 'EPERM';
    }
}
/** Returns the lifetimes as this process sees them. */
function openLifetimes() {
    const boot = lifetime_ask(() => lifetime_short((0,external_node_fs_.readFileSync)('/proc/sys/kernel/random/boot_id', 'latin1')));
    const host = lifetime_short((0,external_node_os_.hostname)());
    const namespace = lifetime_ask(() => lifetime_short((0,external_node_fs_.readlinkSync)('/proc/self/ns/pid')));
    return {
        self: [String(process.pid), startOf(process.pid), boot, host, namespace].join('.'),
        judge: (name) => {
            const [pid = '', start = '', itsBoot = '', itsHost = '', itsNamespace = ''] = name.split('.');
            if (!/^[1-9]\d{0,9}$/u.test(pid) || itsHost !== host)
                return 'unknown';
            if (itsBoot !== boot)
                return 'dead';
            if (itsNamespace !== namespace)
                return 'unknown';
            if (!isThere(Number(pid)))
                return 'dead';
            if (start === NONE)
                return 'unknown';
            const now = startOf(Number(pid));
            return now === NONE || now === start ? 'alive' : 'dead';
        },
    };
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: ./lib/host/process.js
var host_process = __webpack_require__(1659);
;// CONCATENATED MODULE: ./lib/host/pipe.js
/**
 * A long-lived program that answers over its pipes.
 *
 * Calling sequence: `open`, then any number of `send` with `line` or `bytes` for what comes back, in order, then `close`.
 * Promised: an answer, or a `Fault` when the program ends, says nothing for `timeout` milliseconds while something is awaited,
 * or is closed; while nothing is awaited it keeps nobody's process alive. Not promised: that the program is alive between calls.
 */



const LF = 10;
/** Bytes that arrive in chunks; they are joined once, when enough are there. */
function openQueue() {
    let chunks = [];
    let size = 0;
    const take = (count) => {
        const whole = chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks);
        const rest = whole.subarray(count);
        chunks = rest.length > 0 ? [rest] : [];
        size = rest.length;
        return whole.subarray(0, count);
    };
    return {
        push: (chunk) => {
            chunks.push(chunk);
            size += chunk.length;
        },
        bytes: (count) => (size < count ? null : take(count)),
        line: () => {
            let before = 0;
            for (const chunk of chunks) {
                const at = chunk.indexOf(LF);
                if (at >= 0)
                    return take(before + at + 1).subarray(0, -1);
                before += chunk.length;
            }
            return null;
        },
    };
}
/** Starts a program of this machine and returns the pipe to it. */
const openPipe = (request) => {
    const { program, directory, environment, timeout } = request;
    const child = (0,external_node_child_process_.spawn)(program, request.arguments, {
        cwd: directory, env: environment, stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true, detached: process.platform !== 'win32',
    });
    const sockets = [child.stdin, child.stdout];
    const queue = openQueue();
    let wishes = [];
    let over = null;
    let timer = null;
    const gone = new Promise((resolve) => { child.once('close', resolve).once('error', resolve); });
    const hold = () => {
        child.ref();
        for (const socket of sockets)
            socket.ref();
    };
    const release = () => {
        child.unref();
        for (const socket of sockets)
            socket.unref();
    };
    const watch = () => {
        if (timer !== null)
            clearTimeout(timer);
        timer = wishes.length === 0 ? null : setTimeout(() => {
            end(new fault/* Fault */.vC(`${program} said nothing for ${String(timeout)} ms`, { retryable: true }));
            (0,host_process/* killGroup */.i0)(child);
        }, timeout);
    };
    const end = (fault) => {
        over ??= fault;
        const left = wishes;
        wishes = [];
        watch();
        for (const wish of left)
            wish.fail(over);
    };
    const serve = () => {
        for (let wish = wishes[0]; wish !== undefined; wish = wishes[0]) {
            const bytes = wish.take();
            if (bytes === null)
                break;
            wishes.shift();
            wish.give(bytes);
        }
        watch();
        if (wishes.length === 0)
            release();
    };
    const ask = (take) => new Promise((give, fail) => {
        wishes.push({ take, give, fail });
        hold();
        serve();
        if (over !== null)
            end(over);
    });
    child.stdin.on('error', () => undefined);
    child.stdout.on('data', (chunk) => {
        queue.push(chunk);
        serve();
    });
    child.on('error', (cause) => { end((0,host_process/* notStarted */.DY)(program, cause)); });
    child.on('close', () => { end(new fault/* Fault */.vC(`${program} ended`, { retryable: true })); });
    release();
    return {
        send: (bytes) => { child.stdin.write(bytes); },
        line: () => ask(() => queue.line()),
        bytes: (count) => ask(() => queue.bytes(count)),
        close: async () => {
            end(new fault/* Fault */.vC(`${program} was closed`));
            hold();
            child.stdin.end();
            const late = setTimeout(() => { (0,host_process/* killGroup */.i0)(child); }, 2000);
            await gone;
            clearTimeout(late);
        },
    };
};

// EXTERNAL MODULE: ./lib/text/document.js
var text_document = __webpack_require__(6242);
;// CONCATENATED MODULE: ./lib/worktree/place.js
/** One working tree, with what its parts need of the world. Git's side comes from outside: adapters do not know each other. */

/** Returns the absolute name of a repository path. */
function at(place, path) {
    return (0,external_node_path_.join)(place.root, path);
}
/** Returns the directory of a repository path, `''` for the top. */
function directoryOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
/** Runs an action on every item, a few at a time, and waits for all of them before it throws what the first failed one threw. */
async function each(items, action) {
    const failures = [];
    const queue = [...items];
    const work = async () => {
        for (let item = queue.shift(); item !== undefined && failures.length === 0; item = queue.shift()) {
            try {
                await action(item);
            }
            catch (error) {
                failures.push(error);
            }
        }
    };
    await Promise.all(Array.from({ length: 16 }, work));
    if (failures.length > 0)
        throw failures[0];
}

;// CONCATENATED MODULE: ./lib/worktree/collision.js
/**
 * What paths that are to be created collide with in letter case: on the disk, and in the index, which a sparse checkout does not
 * show on the disk. A file system without letter case answers to a name in any spelling, so names are compared as they are listed.
 */



async function readNames(place, directory) {
    try {
        return await place.files.readdir(at(place, directory));
    }
    catch (error) {
        // Because what is no directory has no names in it.
        if (['ENOENT', 'ENOTDIR'].includes((0,host_files/* errno */.b)(error) ?? ''))
            return [];
        throw error;
    }
}
async function twinOf(path, namesIn) {
    let directory = '';
    for (const component of path.split('/')) {
        const inside = directory === '' ? '' : `${directory}/`;
        const twin = (0,base_path/* caseTwin */.Bp)(component, await namesIn(directory));
        if (twin !== null)
            return inside + twin;
        // On, even where the disk has no such directory: the index may.
        directory = inside + component;
    }
    return null;
}
/** Returns what the index has at a path that is not checked out; what is in such a file matters to nobody who would make one there. */
function unseenAt(path, hidden) {
    if (hidden.includes(path))
        return { kind: 'file', mode: '100644', bytes: new Uint8Array() };
    return hidden.some((other) => other.startsWith(`${path}/`)) ? { kind: 'directory' } : null;
}
/** Returns the sights with those of `creating` that collide with something told as missing, and with what. */
async function withCollisions(place, sights, creating) {
    const staged = await place.recorder.caseTwins(creating);
    const listings = new Map();
    const list = async (directory) => {
        const onDisk = await readNames(place, directory);
        const inIndex = staged.filter((path) => directoryOf(path) === directory).map((path) => path.slice(directory === '' ? 0 : directory.length + 1));
        return [...onDisk, ...inIndex];
    };
    const namesIn = (directory) => {
        const names = listings.get(directory) ?? list(directory);
        listings.set(directory, names);
        return names;
    };
    const told = new Map(sights);
    const hidden = await place.recorder.unseen(creating);
    for (const path of creating) {
        const sight = sights.get(path);
        if (sight === undefined || sight.entry.kind.startsWith('behind') || sight.entry.kind === 'submodule')
            continue;
        const unseen = unseenAt(path, hidden);
        if (unseen !== null && sight.entry.kind === 'missing') {
            told.set(path, { ...sight, entry: unseen });
            continue;
        }
        const collides = await twinOf(path, namesIn);
        if (collides !== null)
            told.set(path, { ...sight, entry: { kind: 'missing', collides } });
    }
    return told;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(1514);
;// CONCATENATED MODULE: ./lib/worktree/journal.js
/**
 * The intent journal: one file, whole or absent, that says what a set is about to do and how to tell whether it did.
 *
 * It is written before the first change outside the git directory and removed after the last. A set landed exactly if the
 * ledger holds its entry: then what remains is cleaning up; else everything goes back.
 */






const side = schemas/* strictObject */.rej({ sha256: schemas/* string */.YjP(), mode: schemas/* string */.YjP() }).nullable();
const fileForm = schemas/* strictObject */.rej({
    /** The path of the repository. */
    path: schemas/* string */.YjP(),
    before: side,
    after: side,
    /** The after-image until it takes its place. */
    staged: schemas/* string */.YjP().nullable(),
    /** The before-image until the set has landed. */
    backup: schemas/* string */.YjP().nullable(),
});
const journalForm = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1),
    /** The receipt to be recorded, and the ledger's entry that holds it. */
    receipt: engine_receipt/* receiptSchema */.KS,
    entry: schemas/* string */.YjP(),
    updates: schemas/* array */.YOg(schemas/* strictObject */.rej({ ref: schemas/* string */.YjP(), from: schemas/* string */.YjP().nullable(), to: schemas/* string */.YjP() })),
    files: schemas/* array */.YOg(fileForm),
    /** Directories that the set makes, outermost first. */
    made: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** The index to come: its file beside the journal, and the SHA-256 of its bytes. */
    index: schemas/* strictObject */.rej({ next: schemas/* string */.YjP(), sha256: schemas/* string */.YjP() }).nullable(),
});
const NAME = 'journal';
/** Files of the state folder that only the holder of the lock makes. */
const OURS = /^(?:journal|index)-/u;
/** Writes a new file and returns when its content is on the disk. */
async function writeSynced(files, path, bytes) {
    const file = await files.create(path, 0o600);
    try {
        await files.write(file, bytes);
        await files.fsync(file);
    }
    finally {
        await files.close(file);
    }
}
/** Returns when the journal is on the disk. */
async function writeJournal(place, journal) {
    const draft = (0,external_node_path_.join)(place.state, `journal-${place.random()}`);
    await writeSynced(place.files, draft, (0,encoding/* utf8 */.As)(JSON.stringify(journal)));
    await place.files.rename(draft, (0,external_node_path_.join)(place.state, NAME));
    await place.files.syncDirectory(place.state);
}
/** Returns the journal of a set that was cut off, or null. */
async function readJournal(place) {
    const path = (0,external_node_path_.join)(place.state, NAME);
    let text;
    try {
        text = (0,encoding/* decode */.D4)(await place.files.readFile(path));
    }
    catch (error) {
        if ((0,host_files/* errno */.b)(error) === 'ENOENT')
            return null;
        throw error;
    }
    const parsed = journalForm.safeParse(journal_json(text));
    if (parsed.success)
        return parsed.data;
    throw new fault/* Fault */.vC(`${path} is no journal of this version: look at it, and remove it when nothing of it is needed`);
}
/** Removes the journal: from here on nobody goes back. */
async function removeJournal(place) {
    await place.files.unlink((0,external_node_path_.join)(place.state, NAME));
    await place.files.syncDirectory(place.state);
}
function journal_json(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        // Because text that is no JSON is no journal, like any other that the schema refuses.
        return null;
    }
}

;// CONCATENATED MODULE: ./lib/worktree/index-swap.js
/**
 * The index, replaced as git replaces it: the next one is made whole beside the journal, becomes `index.lock` in one step,
 * which keeps git's own commands out, and is renamed over the index once the set has landed.
 */




const NO_LINKS = ['EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK', 'EXDEV'];
function lockOf(place) {
    return `${place.index}.lock`;
}
/** Returns the index in which the planned paths have their after-images and every other entry is as it was. */
async function makeNextIndex(place, set) {
    const { files } = place;
    const path = (0,external_node_path_.join)(place.state, `index-${place.random()}`);
    const from = await files.lstat(place.index);
    if (from !== null)
        await writeSynced(files, path, await files.readFile(place.index));
    await place.recorder.stage(path, set);
    // Because git looks into a file that is no older than the index, and trusts the entry of any other: with a later time of its
    // own, the next index would vouch for edits made right after the last one was written.
    if (from !== null)
        await files.setModified(path, from.modified);
    return { next: (0,external_node_path_.basename)(path), sha256: (0,sha256/* sha256 */.s)(await files.readFile(path)), from };
}
/** Takes git's lock of the index. Returns `busy` when somebody else has it, `changed` when the index is no longer the one copied. */
async function lockIndex(place, index) {
    const { files } = place;
    const next = (0,external_node_path_.join)(place.state, index.next);
    try {
        await files.link(next, lockOf(place));
    }
    catch (error) {
        if ((0,host_files/* errno */.b)(error) === 'EEXIST')
            return 'busy';
        if (!NO_LINKS.includes((0,host_files/* errno */.b)(error) ?? ''))
            throw error;
        await writeSynced(files, lockOf(place), await files.readFile(next));
    }
    const now = await files.lstat(place.index);
    const same = now?.identity === index.from?.identity && now?.modified === index.from?.modified && now?.size === index.from?.size;
    return same ? 'locked' : 'changed';
}
async function digestAt(place, path) {
    return await place.files.lstat(path) === null ? null : (0,sha256/* sha256 */.s)(await place.files.readFile(path));
}
/** Finishes or drops the index of a set, whichever it came to; returns what could not be done, or null. */
async function settleIndex(place, index, landed) {
    const { files } = place;
    const next = (0,external_node_path_.join)(place.state, index.next);
    const ours = await digestAt(place, lockOf(place)) === index.sha256;
    let problem = null;
    if (ours && landed)
        await files.rename(lockOf(place), place.index);
    else if (ours)
        await files.unlink(lockOf(place));
    else if (landed && await digestAt(place, place.index) !== index.sha256) {
        problem = 'the index was changed by somebody else and may not show the commit';
    }
    if (await files.lstat(next) !== null)
        await files.unlink(next);
    return problem;
}

;// CONCATENATED MODULE: ./lib/worktree/lock.js
/**
 * One process at a time.
 *
 * The lock is the directory `lock` with one file whose *name* says who holds it. It comes into being whole, by renaming a
 * directory that holds the file already: a rename over a directory that is not empty fails. A dead holder is replaced by
 * renaming the file to one's own name, which only one of several waiters can do, so a lock just taken over cannot be taken again.
 *
 * Calling sequence: `acquire`, work, `release`. Promised: of those who see each other's processes one holds the lock. Not
 * promised: fairness; and a holder on another host or in another container is believed dead after ten minutes.
 */




const STALE = 10 * 60_000;
const LONGEST_PAUSE = 50;
/** What systems answer to a rename over a directory that is not empty. */
const TAKEN = ['EEXIST', 'ENOTEMPTY', 'EPERM', 'EACCES', 'ENOTDIR'];
const GONE = ['ENOENT'];
/** Names of directories that wait to become the lock. */
const WAITING = 'hold-';
/** Returns what an action returns, or null when it fails with one of these codes. */
async function unless(codes, action) {
    try {
        return await action();
    }
    catch (error) {
        if (codes.includes((0,host_files/* errno */.b)(error) ?? ''))
            return null;
        throw error;
    }
}
/** Returns the names in a folder of ours. Throws a `Fault` that says what to do where something else has its name. */
async function namesIn({ files }, folder) {
    try {
        return await files.readdir(folder);
    }
    catch (cause) {
        if ((0,host_files/* errno */.b)(cause) !== 'ENOTDIR')
            throw cause;
        throw new fault/* Fault */.vC(`${folder} is no directory, and holdfast keeps its journal and its lock there: look at it, and move it away`);
    }
}
/** Runs what may fail without harm. */
async function attempt(action) {
    try {
        await action();
    }
    catch (error) {
        if (!(error instanceof fault/* Fault */.vC))
            throw error;
    }
}
/** Returns whether whoever a lock's file names is gone. `now` is in milliseconds. */
function isAbandoned(place, name) {
    const parts = name.split('~');
    const verdict = place.lifetimes.judge(parts[0] ?? '');
    return verdict === 'dead' || (verdict === 'unknown' && place.now() - Number(parts[1] ?? 0) > STALE);
}
/** Tries once to get hold of the lock for `mine`, whose file waits in `waiting`. */
async function seize(place, waiting, mine) {
    const { files } = place;
    const lock = (0,external_node_path_.join)(place.state, 'lock');
    if (await unless(TAKEN, () => files.rename(waiting, lock).then(() => true)) === true)
        return true;
    const [holder] = await unless(GONE, () => namesIn(place, lock)) ?? [];
    if (holder === undefined) {
        // An empty directory is a lock half released; systems that cannot rename over it need it out of the way.
        await attempt(() => files.rmdir(lock));
        return false;
    }
    if (!isAbandoned(place, holder))
        return false;
    return await unless(GONE, () => files.rename((0,external_node_path_.join)(lock, holder), (0,external_node_path_.join)(lock, mine)).then(() => true)) === true;
}
/** Returns the lock, or null when its holder did not let go in time. */
async function acquire(place) {
    const { files, state } = place;
    if (await unless(['EEXIST'], () => files.mkdir(state).then(() => true)) === null)
        await namesIn(place, state);
    const mine = `${place.lifetimes.self}~${String(place.now())}~${place.random()}`;
    const waiting = (0,external_node_path_.join)(state, `${WAITING}${mine}`);
    const abandon = async () => {
        await attempt(() => files.unlink((0,external_node_path_.join)(waiting, mine)));
        await attempt(() => files.rmdir(waiting));
    };
    try {
        await files.mkdir(waiting);
        await files.close(await files.create((0,external_node_path_.join)(waiting, mine), 0o600));
        const deadline = Date.now() + place.patience;
        for (let wait = 1; !await seize(place, waiting, mine); wait = Math.min(wait * 2, LONGEST_PAUSE)) {
            if (Date.now() >= deadline) {
                await abandon();
                return null;
            }
            await (0,clock/* pause */.v7)(wait);
        }
    }
    catch (error) {
        await abandon();
        throw error;
    }
    // Only a lock that was taken over leaves the waiting directory behind.
    await abandon();
    return { release: () => release(place, mine) };
}
async function release(place, mine) {
    const lock = (0,external_node_path_.join)(place.state, 'lock');
    const file = (0,external_node_path_.join)(lock, mine);
    await attempt(async () => {
        await unless(GONE, () => place.files.unlink(file).catch(() => place.files.unlink(file)));
        await place.files.rmdir(lock).catch(() => place.files.rmdir(lock));
    });
}

;// CONCATENATED MODULE: ./lib/worktree/recovery.js
/**
 * Finishing what was cut off, forward or back (spec page 2.7).
 *
 * Calling sequence: under the lock, `recoverCutOff`, before anything else is done. Each step can itself be cut off and done again.
 * Promised: afterwards tree, refs and receipt are old or new together, and what somebody else has written meanwhile is never
 * overwritten: such a file is named, with where its before-image is kept.
 */








const recovery_NO_LINKS = ['EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK', 'EXDEV'];
/** Puts a file in a place that must be free. Returns false, with nothing done, when it is not. */
async function placeNew(place, from, to) {
    const { files } = place;
    try {
        await files.link(from, to);
    }
    catch (error) {
        if ((0,host_files/* errno */.b)(error) === 'EEXIST')
            return false;
        if (!recovery_NO_LINKS.includes((0,host_files/* errno */.b)(error) ?? ''))
            throw error;
        // Because some file systems have no second names: there a look must do.
        if (await files.lstat(to) !== null)
            return false;
        await files.rename(from, to);
        return true;
    }
    await files.unlink(from);
    return true;
}
async function remove(place, path) {
    if (await place.files.lstat(at(place, path)) !== null)
        await place.files.unlink(at(place, path));
}
/** Returns the SHA-256 of a regular file, or null when there is none. */
async function recovery_digestAt(place, path) {
    const stat = await place.files.lstat(at(place, path));
    return stat?.kind === 'file' ? (0,sha256/* sha256 */.s)(await place.files.readFile(at(place, path))) : null;
}
async function identityAt(place, path) {
    return path === null ? null : (await place.files.lstat(at(place, path)))?.identity ?? null;
}
/** Takes a creation back. */
async function uncreate(place, file) {
    const there = await identityAt(place, file.path);
    if (there === null)
        return [];
    const staged = await identityAt(place, file.staged);
    // Where the after-image still waits under its own name alone, what has the path is somebody else's.
    if (staged !== null && staged !== there)
        return [];
    if (staged === there || await recovery_digestAt(place, file.path) === file.after?.sha256) {
        await remove(place, file.path);
        return [];
    }
    return [{ path: file.path, backup: null }];
}
/** Returns whether a file of which only the mode changes still has the old one: its two images are alike to a digest. */
async function isStillBefore(place, { path, before, after }) {
    if (before?.sha256 !== after?.sha256)
        return false;
    const stat = await place.files.lstat(at(place, path));
    return ((stat?.permissions ?? 0) & 0o100) === (before?.mode === '100755' ? 0o100 : 0);
}
/** Puts a before-image back. */
async function restore(place, file) {
    const { files } = place;
    const { path, backup, before, after } = file;
    const saved = await identityAt(place, backup);
    if (backup === null || saved === null)
        return [];
    const there = await identityAt(place, path);
    // Where the after-image still waits beside the path, the set never had it: what is there is the before-image, or what somebody
    // else made of it.
    if (there === saved || await identityAt(place, file.staged) !== null) {
        await remove(place, backup);
        return [];
    }
    if (there === null) {
        if (after === null && await placeNew(place, at(place, backup), at(place, path)))
            return [];
        return [{ path, backup }];
    }
    const digest = await recovery_digestAt(place, path);
    if (after !== null && digest === after.sha256 && !await isStillBefore(place, file)) {
        await files.rename(at(place, backup), at(place, path));
        return [];
    }
    if (digest !== before?.sha256)
        return [{ path, backup }];
    await remove(place, backup);
    return [];
}
async function syncAround(place, files) {
    for (const directory of new Set(files.map((file) => directoryOf(file.path)))) {
        if (await place.files.lstat(at(place, directory)) !== null)
            await place.files.syncDirectory(at(place, directory));
    }
}
/** Takes everything back and removes the journal; returns the files that somebody else has changed meanwhile. */
async function rollBack(place, journal) {
    const unresolved = [];
    for (const file of journal.files)
        unresolved.push(...await (file.before === null ? uncreate(place, file) : restore(place, file)));
    for (const { staged } of journal.files)
        if (staged !== null)
            await remove(place, staged);
    for (const directory of journal.made.toReversed())
        await removeEmpty(place, directory);
    await syncAround(place, journal.files);
    if (journal.index !== null)
        await settleIndex(place, journal.index, false);
    await removeJournal(place);
    return { action: 'back', unresolved, problems: [] };
}
/** Removes a directory unless something is in it. Returns whether it is gone. */
async function removeEmpty(place, directory) {
    try {
        await place.files.rmdir(at(place, directory));
        return true;
    }
    catch (error) {
        if ((0,host_files/* errno */.b)(error) === 'ENOENT')
            return true;
        if (['ENOTEMPTY', 'EEXIST', 'EBUSY', 'EPERM', 'EACCES', 'EINVAL', 'ENOTDIR'].includes((0,host_files/* errno */.b)(error) ?? ''))
            return false;
        throw error;
    }
}
/** Cleans up after a set that landed and removes the journal. */
async function rollForward(place, journal) {
    const problem = journal.index === null ? null : await settleIndex(place, journal.index, true);
    for (const { backup, staged } of journal.files) {
        if (backup !== null)
            await remove(place, backup);
        if (staged !== null)
            await remove(place, staged);
    }
    for (const { path, after } of journal.files) {
        if (after !== null)
            continue;
        for (const directory of (0,base_path/* ancestors */.T1)(path).toReversed())
            if (!await removeEmpty(place, directory))
                break;
    }
    await removeJournal(place);
    return { action: 'forward', unresolved: [], problems: problem === null ? [] : [problem] };
}
/** Brings a journalled set to its end, whichever that is. */
async function settle(place, journal) {
    const { recorder } = place;
    if (await recorder.holds(journal.entry))
        return rollForward(place, journal);
    // Because git, in a process of its own, may outlive the one that told it to move the refs.
    await recorder.settled(journal.updates);
    return await recorder.holds(journal.entry) ? rollForward(place, journal) : rollBack(place, journal);
}
/** Removes what only a process that died can have left in the state folder. */
async function sweep(place) {
    const { files, state } = place;
    for (const name of await files.readdir(state)) {
        if (OURS.test(name))
            await files.unlink((0,external_node_path_.join)(state, name));
        if (!name.startsWith(WAITING) || !isAbandoned(place, name.slice(WAITING.length)))
            continue;
        await attempt(() => files.unlink((0,external_node_path_.join)(state, name, name.slice(WAITING.length))));
        await attempt(() => files.rmdir((0,external_node_path_.join)(state, name)));
    }
}
/** Returns what came of a set that was cut off, if there is one. The caller holds the lock. */
async function recoverCutOff(place) {
    const journal = await readJournal(place);
    const recovery = journal === null ? { action: 'none', unresolved: [], problems: [] } : await settle(place, journal);
    await sweep(place);
    return recovery;
}
/** Returns whether a start has anything to recover: one look at one folder, and at the lock where there is one. */
async function needsRecovery(place) {
    const look = async (folder) => {
        try {
            return await namesIn(place, folder);
        }
        catch (error) {
            if ((0,host_files/* errno */.b)(error) === 'ENOENT')
                return null;
            throw error;
        }
    };
    const names = await look(place.state) ?? [];
    if (names.some((name) => name !== 'lock'))
        return true;
    // The lock of a process that died after its last clean-up is in nobody's way, but has no business there: nor has what is left
    // of one by a process that died between the two steps of letting go.
    const holders = names.includes('lock') ? await look((0,external_node_path_.join)(place.state, 'lock')) : null;
    return holders !== null && (holders.length === 0 || holders.some((holder) => isAbandoned(place, holder)));
}

;// CONCATENATED MODULE: ./lib/worktree/sight.js
/** Looking at a path without following a link anywhere on the way to it. */


/** Returns what bars the way below a directory, or null when the way is free (or ends there, and then so does the path). */
async function barrier(place, directory) {
    const stat = await place.files.lstat(at(place, directory));
    if (stat === null)
        return { kind: 'missing' };
    if (stat.kind === 'symlink')
        return { kind: 'behind_symlink', link: directory };
    if (stat.kind !== 'directory')
        return { kind: 'behind_file', file: directory };
    return await isRepository(place, directory) ? { kind: 'submodule' } : null;
}
async function isRepository(place, directory) {
    return await place.files.lstat(at(place, `${directory}/.git`)) !== null;
}
async function sight_entryOf(place, path, stat) {
    switch (stat.kind) {
        case 'file': {
            const mode = (stat.permissions & 0o100) === 0 ? '100644' : '100755';
            return { kind: 'file', mode, bytes: await place.files.readFile(at(place, path)) };
        }
        case 'directory': return await isRepository(place, path) ? { kind: 'submodule' } : { kind: 'directory' };
        case 'symlink': return { kind: 'symlink' };
        // Pipes, sockets and devices are no files that git knows: for a set they are not there.
        case 'other': return { kind: 'missing' };
    }
}
/** Returns what a path is now; a mode is the executable bit's. */
async function look(place, path, seen = new Map()) {
    for (const directory of (0,base_path/* ancestors */.T1)(path)) {
        const barred = seen.get(directory) ?? barrier(place, directory);
        seen.set(directory, barred);
        const entry = await barred;
        if (entry !== null)
            return { entry, stat: null };
    }
    const stat = await place.files.lstat(at(place, path));
    return { entry: stat === null ? { kind: 'missing' } : await sight_entryOf(place, path, stat), stat };
}
/**
 * Returns sights with the modes that git would give: those of the index where the executable bit means nothing. A directory
 * that the index has as a submodule is one, checked out or not.
 */
async function withIndexModes(place, sights) {
    const doubtful = [...sights].filter(([, { entry }]) => entry.kind === 'directory' || (entry.kind === 'file' && !place.recorder.fileMode));
    if (doubtful.length === 0)
        return sights;
    const staged = await place.recorder.staged(doubtful.map(([path]) => path));
    const corrected = new Map(sights);
    for (const [path, { entry, stat }] of doubtful) {
        const mode = staged.get(path)?.[0]?.mode;
        if (entry.kind === 'file')
            corrected.set(path, { stat, entry: { ...entry, mode: mode === '100755' ? '100755' : '100644' } });
        else if (mode === '160000')
            corrected.set(path, { stat, entry: { kind: 'submodule' } });
    }
    return corrected;
}
/** Returns what all these paths are now. */
async function lookAtAll(place, paths) {
    const seen = new Map();
    const sights = new Map();
    for (const path of paths)
        sights.set(path, await look(place, path, seen));
    return withIndexModes(place, sights);
}

;// CONCATENATED MODULE: ./lib/worktree/work.js
/** What a set does to the disk, path by path, with the names it will use: decided before anything is written. */


/** Returns what a plan does to each path: the two halves of a move are one path each. */
function effectsOf(plan) {
    const effects = new Map();
    const effect = (path) => {
        const known = effects.get(path) ?? { path, before: null, after: null, source: null };
        effects.set(path, known);
        return known;
    };
    for (const { path, from, before, after } of plan.files) {
        const source = before === null ? null : from ?? path;
        if (source !== null)
            effect(source).before = before;
        if (after !== null)
            Object.assign(effect(path), { after, source });
    }
    return [...effects.values()];
}
/** Returns whether a path is what the set expects: the before-image byte for byte and by mode, or nothing. */
function isAsExpected(before, sight) {
    if (before === null)
        return sight.entry.kind === 'missing' && sight.stat === null;
    return sight.entry.kind === 'file' && sight.entry.mode === before.mode && Buffer.compare(sight.entry.bytes, before.bytes) === 0;
}
/** Returns the work that these effects are, given what their paths are now. */
function workOf(place, effects, sights) {
    const nothing = { entry: { kind: 'missing' }, stat: null };
    return effects.map(({ path, before, after, source }) => {
        const directory = directoryOf(path);
        const hidden = `${directory === '' ? '' : `${directory}/`}.holdfast-${place.random()}`;
        return {
            path, before, after, sight: sights.get(path) ?? nothing, like: source === null ? null : sights.get(source) ?? null,
            staged: after === null ? null : `${hidden}-new`, backup: before === null ? null : `${hidden}-old`,
        };
    });
}
/** Returns the directories that are not there yet and that these paths need, outermost first. */
async function absentDirectories(place, work) {
    const needed = new Set(work.flatMap(({ path, after }) => (after === null ? [] : (0,base_path/* ancestors */.T1)(path))));
    const absent = [];
    for (const directory of needed)
        if (await place.files.lstat(`${place.root}/${directory}`) === null)
            absent.push(directory);
    return absent.sort((a, b) => a.length - b.length);
}
/** Returns the journal of this work. */
function journalOf(work, made, prepared, index) {
    const side = (s) => (s === null ? null : { sha256: s.sha256, mode: s.mode });
    return {
        version: 1, receipt: prepared.receipt, entry: prepared.entry, updates: [...prepared.updates],
        files: work.map(({ path, before, after, staged, backup }) => ({ path, before: side(before), after: side(after), staged, backup })),
        made: [...made], index: index === null ? null : { next: index.next, sha256: index.sha256 },
    };
}

;// CONCATENATED MODULE: ./lib/worktree/steps.js





const steps_NO_LINKS = ['EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK', 'EXDEV'];
/** Returns the permissions of an after-image: the file's own, the executable bits as the mode says, where they mean anything. */
function permissionsOf(place, like, mode) {
    const wanted = mode === '100755';
    if (!place.recorder.fileMode || wanted === ((like.permissions & 0o100) !== 0))
        return like.permissions;
    return wanted ? like.permissions | ((like.permissions & 0o444) >> 2) : like.permissions & ~0o111;
}
async function stageOne(place, { after, staged, like }) {
    if (after === null || staged === null)
        return;
    const { files } = place;
    const stat = like?.stat ?? null;
    const created = stat === null ? (after.mode === '100755' ? 0o777 : 0o666) : 0o600;
    const file = await files.create(at(place, staged), created);
    try {
        await files.write(file, after.bytes);
        if (stat !== null)
            await takeOn(place, file, staged, stat, permissionsOf(place, stat, after.mode));
        await files.fsync(file);
    }
    finally {
        await files.close(file);
    }
}
/** Gives a new file the owner and the permissions of another; the owner first, since changing it drops set-id bits. */
async function takeOn(place, file, staged, like, permissions) {
    const now = await place.files.lstat(at(place, staged));
    if (now?.uid !== like.uid || now.gid !== like.gid) {
        try {
            await place.files.chown(file, like.uid, like.gid);
        }
        catch (error) {
            // Because only root gives files away; whoever may write here may also own what they write.
            if ((0,host_files/* errno */.b)(error) !== 'EPERM')
                throw error;
        }
    }
    await place.files.chmod(file, permissions);
}
/** Makes directories and after-images beside their places, synced. */
async function stage(place, work, made) {
    for (const directory of made)
        await place.files.mkdir(at(place, directory));
    await each(work, (file) => stageOne(place, file));
}
async function syncDirectories(place, paths) {
    for (const directory of new Set(paths.map(directoryOf)))
        await place.files.syncDirectory(at(place, directory));
}
async function backUpOne(place, { path, backup, sight }) {
    if (backup === null || sight.entry.kind !== 'file' || sight.stat === null)
        return;
    const { files } = place;
    try {
        await files.link(at(place, path), at(place, backup));
        return;
    }
    catch (error) {
        if (!steps_NO_LINKS.includes((0,host_files/* errno */.b)(error) ?? ''))
            throw error;
    }
    // Because some file systems have no second names, and some systems none for other people's files: there a copy must do.
    const copy = await files.create(at(place, backup), 0o600);
    try {
        await files.write(copy, sight.entry.bytes);
        await takeOn(place, copy, backup, sight.stat, sight.stat.permissions);
        await files.fsync(copy);
    }
    finally {
        await files.close(copy);
    }
}
/** Keeps every before-image under a second name; from here on each is one rename away. */
async function backUp(place, work) {
    for (const file of work)
        await backUpOne(place, file);
    await syncDirectories(place, work.map(({ path }) => path));
}
async function lookAgain(place, path) {
    const sight = await look(place, path);
    if (place.recorder.fileMode)
        return sight;
    return (await withIndexModes(place, new Map([[path, sight]]))).get(path) ?? sight;
}
/** Returns whether a path still is the very file that the set was verified on, and as it was then. */
async function isUntouched(place, { path, before, sight }) {
    const again = await lookAgain(place, path);
    return isAsExpected(before, again) && again.stat?.identity === sight.stat?.identity;
}
async function putOne(place, file) {
    if (!await isUntouched(place, file))
        return false;
    const target = at(place, file.path);
    if (file.staged === null)
        await place.files.unlink(target);
    else if (file.before === null)
        return placeNew(place, at(place, file.staged), target);
    else
        await place.files.rename(at(place, file.staged), target);
    return true;
}
/** Puts every after-image in its place, each after a last look at what is there. */
async function putInPlace(place, work) {
    for (const file of work)
        if (!await putOne(place, file))
            return false;
    await syncDirectories(place, work.map(({ path }) => path));
    return true;
}
/** Returns whether everything reads back as meant, and nobody wrote into a before-image through a handle opened earlier. */
async function steps_confirm(place, work) {
    for (const file of work) {
        const sight = await readBack(place, file.path, file.after?.mode ?? null);
        if (!isAsExpected(file.after, sight) || !await isSafelyKept(place, file))
            return false;
    }
    return true;
}
async function isSafelyKept(place, { backup, sight: { stat } }) {
    if (backup === null)
        return true;
    const saved = await place.files.lstat(at(place, backup));
    if (saved === null || stat === null || saved.size !== stat.size)
        return false;
    return saved.identity !== stat.identity || saved.modified === stat.modified;
}
/** Where the executable bit means nothing, the mode that was meant is what stands. */
async function readBack(place, path, mode) {
    const sight = await look(place, path);
    if (place.recorder.fileMode || sight.entry.kind !== 'file')
        return sight;
    return { ...sight, entry: { ...sight.entry, mode: mode === '100755' ? '100755' : '100644' } };
}

;// CONCATENATED MODULE: ./lib/worktree/landing.js
/**
 * One set into the working tree, all or nothing, across a crash as well (spec page 2.7).
 *
 * Calling sequence: `landSet`. Under the lock: recover what was cut off; look; compute the record; write the journal; stage
 * after-images beside their places and objects into git; keep before-images under a second name; put the after-images in their
 * places, each after a last look; read all of it back; move the refs — this is the commit point — and clean up.
 *
 * Promised: before the commit point a failure takes everything back, after it the set stands; where the process ends in
 * between, the next start does the one or the other. What somebody else writes meanwhile is never overwritten knowingly: between
 * the last look at a file and its rename lies one system call. Not promised: extended attributes and access lists of edited files.
 */








const MOVED = { kind: 'moved' };
/** Returns the refusals that name files somebody else has changed while a set was being taken back. */
function unresolvedRefusals(unresolved) {
    return unresolved.map(({ path, backup }) => ({
        code: 'dirty_target', path,
        detail: `somebody else changed it while an interrupted set was taken back, so it was left alone${backup === null ? '' : `; what it held before is kept in ${backup}`}`,
    }));
}
/** Returns the refusal of a lock that its holder did not let go. */
function busyRefusal(place, what) {
    return { code: 'busy', detail: `${what} (waited ${String(place.patience)} ms)` };
}
/** Returns what came of a set; `choose` is null where nothing is committed to a branch. */
async function landSet(place, set, choose) {
    if (set.plan.files.length === 0)
        return recordOnly(place, set);
    const lock = await acquire(place);
    if (lock === null)
        return { kind: 'refused', refusals: [busyRefusal(place, 'another process is writing this working tree')] };
    try {
        const { unresolved } = await recoverCutOff(place);
        if (unresolved.length > 0)
            return { kind: 'refused', refusals: unresolvedRefusals(unresolved) };
        return await verifyAndLand(place, set, choose);
    }
    finally {
        await lock.release();
    }
}
/** A set without files is its receipt alone. */
async function recordOnly(place, set) {
    const preparation = await place.recorder.prepare(set, null);
    if (preparation.kind === 'known')
        return { kind: 'landed', receipt: preparation.receipt };
    const { prepared } = preparation;
    await prepared.write();
    return await place.recorder.publish(prepared.updates) === 'stale' ? MOVED : { kind: 'landed', receipt: prepared.receipt };
}
async function verifyAndLand(place, set, choose) {
    const effects = effectsOf(set.plan);
    const sights = await lookAtAll(place, effects.map(({ path }) => path));
    const chosen = choose === null ? null : await choose(set, sights);
    if (chosen !== null && 'kind' in chosen)
        return await landedBefore(place, set) ?? chosen;
    const preparation = await place.recorder.prepare(set, chosen);
    if (preparation.kind === 'known')
        return { kind: 'landed', receipt: preparation.receipt };
    const work = workOf(place, effects, sights);
    if (!work.every(({ before, sight }) => isAsExpected(before, sight)))
        return MOVED;
    const index = chosen === null ? null : await makeNextIndex(place, set);
    const made = await absentDirectories(place, work);
    return execute(place, { set, work, made, prepared: preparation.prepared, index });
}
/** The same request may have landed meanwhile: then that is what moved the branch. */
async function landedBefore(place, set) {
    const receipt = await place.recorder.find(set.receipt.request_id);
    return receipt === null ? null : { kind: 'landed', receipt };
}
/** The steps up to and with the commit point. */
async function run(place, { work, made, prepared, index }) {
    // Both are waited for, so that nothing is still being written when the failure of one is taken back.
    const [written, staged] = await Promise.allSettled([prepared.write(), stage(place, work, made)]);
    if (written.status === 'rejected')
        throw written.reason;
    if (staged.status === 'rejected')
        throw staged.reason;
    const locked = index === null ? 'locked' : await lockIndex(place, index);
    if (locked !== 'locked')
        return locked === 'busy' ? 'busy' : 'stale';
    await backUp(place, work);
    if (!await putInPlace(place, work) || !await steps_confirm(place, work))
        return 'stale';
    return place.recorder.publish(prepared.updates);
}
async function execute(place, ready) {
    const { work, made, prepared, index } = ready;
    const journal = journalOf(work, made, prepared, index);
    let verdict;
    try {
        await writeJournal(place, journal);
        verdict = await run(place, ready);
    }
    catch (error) {
        const recovery = await settleAfter(place, error);
        if (recovery.action !== 'forward')
            throw withUnresolved(error, recovery.unresolved);
        return { kind: 'landed', receipt: annotated(prepared.receipt, recovery.problems) };
    }
    if (verdict === 'moved')
        return { kind: 'landed', receipt: await finish(place, journal, prepared.receipt) };
    const { unresolved } = await rollBack(place, journal);
    if (unresolved.length > 0)
        return { kind: 'refused', refusals: unresolvedRefusals(unresolved) };
    if (verdict === 'busy')
        return { kind: 'refused', refusals: [{ code: 'busy', detail: 'another git process holds index.lock' }] };
    return MOVED;
}
/** Cleans up after the commit point; what cannot be cleaned up now is the next start's, and does not undo what stands. */
async function finish(place, journal, receipt) {
    try {
        return annotated(receipt, (await rollForward(place, journal)).problems);
    }
    catch (first) {
        try {
            return annotated(receipt, (await recoverCutOff(place)).problems);
        }
        catch {
            return annotated(receipt, [`the set stands, but cleaning up is left to the next command: ${String(first)}`]);
        }
    }
}
/** Brings a set that failed to its end. Where that fails too, the journal stays for the next start, and the first failure counts. */
async function settleAfter(place, error) {
    try {
        return await recoverCutOff(place);
    }
    catch {
        try {
            return await recoverCutOff(place);
        }
        catch {
            throw error;
        }
    }
}
function annotated(receipt, problems) {
    return problems.length === 0 ? receipt : { ...receipt, indeterminate: [...receipt.indeterminate, ...problems] };
}
function withUnresolved(error, unresolved) {
    if (unresolved.length === 0 || !(error instanceof fault/* Fault */.vC))
        return error;
    const words = unresolvedRefusals(unresolved).map(({ path, detail }) => `${String(path)}: ${String(detail)}`);
    return new fault/* Fault */.vC(`${error.message}; ${words.join('; ')}`, { cause: error });
}

;// CONCATENATED MODULE: ./lib/worktree/target.js
/** The working tree as a target, without a commit (`apply`) and with one on the current branch (`apply --commit`). */








const target_NAME = 'local';
function escapes(paths) {
    return paths.flatMap((path) => {
        const problem = (0,base_path/* pathProblem */.z9)(path);
        return problem === null ? [] : [{ code: 'path_escape', path, detail: problem }];
    });
}
async function see(place, paths, creating = []) {
    const [first, ...more] = escapes(paths);
    if (first !== undefined)
        return (0,outcome/* refuse */.T)(first, ...more);
    const sights = await lookAtAll(place, paths);
    return (0,outcome.ok)(creating.length === 0 ? sights : await withCollisions(place, sights, creating));
}
function snapshotOf(sights, base) {
    return { base, entries: new Map([...sights].map(([path, { entry }]) => [path, entry])) };
}
/** Returns the working tree as a target that commits nothing. Loading refuses: path_escape; landing: busy, dirty_target. */
function openWorktree(place) {
    return {
        owner: place.owner, name: target_NAME, commits: false, blobId: (bytes) => place.recorder.blobId(bytes),
        load: async (paths, creating) => {
            const sights = await see(place, paths, creating);
            return sights.ok ? (0,outcome.ok)(snapshotOf(sights.value, null)) : sights;
        },
        land: (set) => landSet(place, set, null),
    };
}
/** Returns how a file differs from the branch's leaf, or null. What is no file at all is refused by the engine, by name. */
function fileDirt(place, entry, leaf) {
    if (entry.kind === 'file') {
        const same = leaf?.oid === place.recorder.blobId(entry.bytes) && leaf.mode === entry.mode;
        if (same)
            return null;
        return leaf?.oid === place.recorder.blobId((0,text_document/* normalise */.j7)(entry.bytes))
            ? 'only its line ends differ from the branch, since git converts them on checkout: apply without --commit, then commit with git' : 'the file differs from the branch';
    }
    return entry.kind === 'missing' && leaf !== null ? 'the file is on the branch but not in the working tree' : null;
}
function indexDirt(staged, leaf) {
    const [one, ...others] = staged;
    const same = others.length === 0 && one?.oid === leaf?.oid && one?.mode === leaf?.mode;
    return same ? null : 'the index differs from the branch';
}
/** Returns the refusals of paths whose file, or whose entry in the index, is not what the branch has. */
async function dirt(place, sights, leaves) {
    if (sights.size === 0)
        return [];
    const staged = await place.recorder.staged([...sights.keys()]);
    return [...sights].flatMap(([path, { entry }]) => {
        const leaf = leaves.get(path) ?? null;
        const isPlain = entry.kind === 'file' || entry.kind === 'missing';
        const detail = fileDirt(place, entry, leaf) ?? (isPlain ? indexDirt(staged.get(path) ?? [], leaf) : null);
        return detail === null ? [] : [{ code: 'dirty_target', path, detail }];
    });
}
/** Returns the working tree as a target that commits to the current branch. Refuses: branch_missing, dirty_target, path_escape, busy. */
function openCommit(place) {
    const choose = async (set, sights) => {
        const committed = await place.recorder.committed([...sights.keys()]);
        if (!committed.ok)
            return { kind: 'refused', refusals: committed.refusals };
        const { base, leaves } = committed.value;
        if (base.head !== set.snapshot.base)
            return { kind: 'moved' };
        const refusals = await dirt(place, sights, leaves);
        return refusals.length > 0 ? { kind: 'refused', refusals } : base;
    };
    return {
        owner: place.owner, name: target_NAME, commits: true, blobId: (bytes) => place.recorder.blobId(bytes),
        load: async (paths, creating) => {
            const [committed, sights] = await Promise.all([place.recorder.committed(paths), see(place, paths, creating)]);
            if (!sights.ok)
                return sights;
            if (!committed.ok)
                return committed;
            const { base, leaves } = committed.value;
            return (0,outcome/* settle */.G)(await dirt(place, sights.value, leaves), () => snapshotOf(sights.value, base.head));
        },
        land: (set) => landSet(place, set, choose),
    };
}
/**
 * Brings a set that was cut off to its end, and returns what was done. To be called at the start of every command.
 * Refuses: busy, and dirty_target for files that somebody else changed meanwhile, once.
 */
async function recover(place) {
    if (!await needsRecovery(place))
        return (0,outcome.ok)({ action: 'none', unresolved: [], problems: [] });
    const lock = await acquire(place);
    if (lock === null)
        return (0,outcome/* refuse */.T)(busyRefusal(place, 'another process is writing this working tree'));
    try {
        const recovery = await recoverCutOff(place);
        return (0,outcome/* settle */.G)(unresolvedRefusals(recovery.unresolved), () => recovery);
    }
    finally {
        await lock.release();
    }
}

;// CONCATENATED MODULE: ./lib/wiring.js
/** The place that joins the adapters: everything local, for one directory. */























/** How long a second process waits for the first, in milliseconds. */
const wiring_PATIENCE = 10_000;
/** Returns the syntax check over the bundled grammars; nothing of it is loaded before it is used. */
function openSyntax() {
    let opened = null;
    return {
        check: async (files) => {
            opened ??= __webpack_require__.e(/* import() */ 497).then(__webpack_require__.bind(__webpack_require__, 8497)).then(({ openSyntaxCheck }) => openSyntaxCheck());
            return (await opened).check(files);
        },
    };
}
/** Returns the blocks by the bundled grammars; nothing of it is loaded before it is used. */
function openBlocks() {
    return { blockAt: async (path, text, line) => (await __webpack_require__.e(/* import() */ 400).then(__webpack_require__.bind(__webpack_require__, 2400))).openBlocks().blockAt(path, text, line) };
}
/** Returns everything local for a directory inside a working tree. Refuses: not_a_repository. */
async function openLocal(options) {
    const { directory, environment, files = host_files/* realFiles */.a, spawning = { run: host_process/* run */.eF, openPipe: openPipe }, now = clock/* now */.tB, random = clock/* randomName */.Zm } = options;
    const notice = options.notice ?? (() => undefined);
    const opened = await openRepository(directory, environment, spawning);
    if (!opened.ok)
        return opened;
    const repository = opened.value;
    const { owner, root, state, index } = repository;
    const ledger = openLedger(repository, { sha256: sha256/* sha256 */.s, now, notice });
    const shelf = openKept(repository, (0,shelf_form/* shelfForms */.W)(sha256/* sha256 */.s), { sha256: sha256/* sha256 */.s, now, notice });
    const transactions = openKept(repository, (0,transaction_form/* transactionForms */.A)(sha256/* sha256 */.s), { sha256: sha256/* sha256 */.s, now, notice });
    const place = {
        owner, root, state, index, files, recorder: openRecorder(repository, ledger, now),
        lifetimes: options.lifetimes ?? openLifetimes(), now, random, patience: options.patience ?? wiring_PATIENCE,
    };
    const language = options.bundles === undefined ? null : languageOf(repository, options.bundles, environment, spawning);
    return (0,outcome.ok)({
        owner, root, sha256: sha256/* sha256 */.s, ledger, shelf, transactions, ...(language === null ? {} : { language }),
        targets: { worktree: openWorktree(place), commit: openCommit(place), branch: (name) => openBranchTarget(repository, ledger, name, now) },
        branchLedger: (name) => openLedger(repository, { sha256: sha256/* sha256 */.s, now, notice, branch: `refs/heads/${name}` }),
        listing: () => listFiles(repository, []),
        user: async () => (await repository.identities.author())?.who.replace(/ <[^<>]*>$/u, '') ?? null,
        recover: () => recover(place),
        gc: async () => {
            const plans = await shelf.update((current) => {
                const next = (0,retention/* expire */.Gb)(current, now());
                return { answer: current.plans.length - next.plans.length, ...(next === current ? {} : { next }) };
            });
            const expired = await transactions.update((current) => {
                const next = (0,life/* expireTransactions */.JZ)(current, now());
                return { answer: current.open.length - next.open.length, ...(next === current ? {} : { next }) };
            });
            return { plans, transactions: expired, worktrees: await dropLost(repository, await livingOwners(repository, files)) };
        },
        close: async () => {
            await Promise.all([repository.reader.close(), language?.close()]);
        },
    });
}
/** What a service's process is started with: enough to find programs, and nothing of this run's tokens. */
const wiring_KEPT = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'PATHEXT', 'USERPROFILE'];
/** Returns the language services of a working tree, whose code is loaded when they are first asked. */
function languageOf(repository, bundles, environment, { openPipe: opening }) {
    let opened = null;
    const service = () => (opened ??= __webpack_require__.e(/* import() */ 93).then(__webpack_require__.bind(__webpack_require__, 5093)).then(({ openLanguage }) => openLanguage({
        openPipe: opening, node: process.execPath, sidecar: (0,external_node_path_.join)(bundles, 'language', 'index.js'), packaged: (0,external_node_path_.join)(bundles, 'typescript'), root: repository.root,
        environment: Object.fromEntries(wiring_KEPT.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]]))),
        trusted: true, listing: () => listFiles(repository, []),
    })));
    return {
        propose: async (request) => (await service()).propose(request),
        actions: async (request) => (await service()).actions(request),
        read: async (request) => (await service()).read(request),
        close: async () => (await opened)?.close(),
    };
}
/** Returns the owners of the main working tree and of every linked one that git still knows. */
async function livingOwners(repository, files) {
    const linked = (0,external_node_path_.join)(repository.common, 'worktrees');
    const names = await files.lstat(linked) === null ? [] : await files.readdir(linked);
    return [null, ...names].map(localOwner);
}
/** Returns what a token may do in a repository, found out by trying. */
async function examineRepository(options, branch) {
    const [{ openClient }, { examine }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(56), __webpack_require__.e(506)]).then(__webpack_require__.bind(__webpack_require__, 6506)), Promise.all(/* import() */[__webpack_require__.e(56), __webpack_require__.e(512)]).then(__webpack_require__.bind(__webpack_require__, 8512))]);
    return examine(openClient(options), branch, (0,clock/* randomName */.Zm)());
}
/** Returns how a set is pushed to a remote repository: with git, from a directory that is gone afterwards. */
function openPush({ environment, now, spawning = { run: host_process/* run */.eF, openPipe: openPipe } }) {
    return async (order) => {
        const directory = await (0,promises_.mkdtemp)((0,external_node_path_.join)(environment['RUNNER_TEMP'] ?? (0,external_node_os_.tmpdir)(), 'holdfast-push-'));
        try {
            return await pushTo(order, { directory, environment, spawning, now });
        }
        finally {
            await (0,promises_.rm)(directory, { recursive: true, force: true, maxRetries: 3 });
        }
    };
}


/***/ })

};
