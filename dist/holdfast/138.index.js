export const id = 138;
export const ids = [138];
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
/* harmony export */   T1: () => (/* binding */ ancestors),
/* harmony export */   cD: () => (/* binding */ comparePaths),
/* harmony export */   z9: () => (/* binding */ pathProblem)
/* harmony export */ });
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
/* harmony export */   Xj: () => (/* binding */ SWITCHES),
/* harmony export */   g0: () => (/* binding */ COMPUTED),
/* harmony export */   nV: () => (/* binding */ readSwitches)
/* harmony export */ });
/** The limits of hand-written sets. */
const HAND_WRITTEN = {
    files: 16, hunksPerFile: 32, hunks: 128, stagedBytes: 4 * 1024 * 1024, diffLines: 240, plans: 16,
    planLifetime: 30 * 60_000, readTokens: 10_000,
};
/** The limits of sets that a tool computes: refactors, directory moves, undo and suggestions. */
const COMPUTED = {
    ...HAND_WRITTEN, files: 1000, hunksPerFile: Number.MAX_SAFE_INTEGER, hunks: Number.MAX_SAFE_INTEGER,
    stagedBytes: 64 * 1024 * 1024,
};
/** The environment variable and the default of every switch. */
const SWITCHES = {
    changeReceipts: { variable: 'HOLDFAST_CHANGE_RECEIPTS', on: true },
    editHunks: { variable: 'HOLDFAST_EDIT_HUNKS', on: true },
    lineAnchors: { variable: 'HOLDFAST_LINE_ANCHORS', on: true },
    anchorPatch: { variable: 'HOLDFAST_ANCHOR_PATCH', on: false },
    changeSet: { variable: 'HOLDFAST_CHANGESET', on: true },
    lsp: { variable: 'HOLDFAST_LSP', on: true },
    workshop: { variable: 'HOLDFAST_WORKSHOP', on: true },
    samples: { variable: 'HOLDFAST_SAMPLES', on: false },
};
/** Returns the switches that an environment sets: `1`/`true` and `0`/`false`; anything else leaves the default. */
function readSwitches(environment) {
    const read = (name) => {
        const value = environment[SWITCHES[name].variable]?.trim().toLowerCase();
        if (value === '1' || value === 'true')
            return true;
        return value === '0' || value === 'false' ? false : SWITCHES[name].on;
    };
    const changeReceipts = read('changeReceipts');
    const editHunks = read('editHunks');
    return {
        changeReceipts, editHunks, lineAnchors: read('lineAnchors'), anchorPatch: read('anchorPatch'),
        changeSet: changeReceipts && editHunks && read('changeSet'),
        lsp: read('lsp'), workshop: read('workshop'), samples: read('samples'),
    };
}


/***/ }),

/***/ 6857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L8: () => (/* binding */ documentSchema),
/* harmony export */   N2: () => (/* binding */ hunkSchemaFor),
/* harmony export */   kA: () => (/* binding */ editSchema),
/* harmony export */   o: () => (/* binding */ hunkSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8532);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);
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
/** Returns the schema of a whole document, its hunks by `hunk`. */
function documentSchema(hunk, switches) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        version: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1),
        title: wellFormed.max(1000).optional(),
        changes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(changeSchema(hunk, switches)).min(1).optional(),
        ...verifyMember(switches),
        allow_hidden: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional().describe('asks to let newly added hidden characters pass, where policy agrees'),
        ...(switches.anchorPatch ? { patch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional() } : {}),
    });
}
/** Returns the schema of an `edit` document: one change of one file; whole content where hunks are off. */
function editSchema(hunk, switches) {
    if (switches.editHunks)
        return changeSchema(hunk, switches);
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ path, content: wellFormed, ...anchorMember(switches) });
}


/***/ }),

/***/ 4870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ nearestVerbs),
  v: () => (/* binding */ parseComment)
});

// EXTERNAL MODULE: ./lib/text/visible.js
var visible = __webpack_require__(1981);
;// CONCATENATED MODULE: ./lib/commands/blocks.js
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
            blocks.push({ language: fence.language, text: textOf(lines.slice(at + 1, end), fence.indent, line.end) });
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

;// CONCATENATED MODULE: ./lib/commands/grammar.js
/**
 * The command of a comment (spec page 5.1).
 *
 *   comment = blank lines, command line, anything with at most one payload
 *   command = prefix [blanks verb {blanks argument}]       at column 0; prefix alone asks for help
 *   argument = no blanks, or '"' anything but '"' '"' with no blanks behind
 *   payload = a fenced block at the root of the comment whose language the verb takes
 *
 * Because the command is the first line, no span, fence, quote or HTML can be open where it stands.
 */


const DOCUMENTS = ['json', 'holdfast', 'diff'];
const CELLS = ['js', 'ts', 'py'];
/** Every character that is shown as a blank, TAB included. */
const BLANKS = /[\t\p{Zs}]+/gu;
const DASHES = '\\-\u2010-\u2015\u2212';
/** Returns the languages of the block that a verb takes. */
function languagesFor(verb) {
    return verb === 'verify' ? CELLS : DOCUMENTS;
}
/** Returns the command line with plain blanks, quotation marks and dashes. */
function normalise(line) {
    return line
        .replace(BLANKS, ' ')
        .replace(/[\u201c-\u201f\u00ab\u00bb\u2033]/gu, '"')
        .replace(/[\u2018-\u201b\u2032]/gu, "'")
        // Phones turn the two dashes of an option into one long one.
        .replace(new RegExp(`(^| )[${DASHES}]{1,2}(?=\\p{L})`, 'gu'), (whole, before) => (/[^ -]/u.test(whole) ? `${before}--` : whole))
        .replace(new RegExp(`[${DASHES}]`, 'gu'), '-')
        .trim();
}
/** Returns where the first line that is not blank starts and ends, or null when there is none. */
function firstLine(body) {
    let from = 0;
    for (let at = 0; at < body.length; at++) {
        const c = body[at];
        if (c === '\n' || c === '\r')
            from = at + 1;
        else if (c !== ' ' && c !== '\t') {
            const end = body.slice(at).search(/[\n\r]/u);
            return { from, to: end < 0 ? body.length : at + end };
        }
    }
    return null;
}
/** Returns what follows the prefix on its line, normalised, or null when the line does not begin with it. */
function afterPrefix(line, prefix) {
    if (!line.startsWith(prefix))
        return null;
    const rest = line.slice(prefix.length);
    return rest === '' || /^[\t\p{Zs}]/u.test(rest) ? normalise(rest) : null;
}
function words(text) {
    return (text.match(/"[^"]*"[^ ]*|[^ ]+/gu) ?? []).map((word) => word.replace(/^"([^"]*)"/u, '$1'));
}
/** Returns what keeps a comment from being carried out. */
function problemsOf(command, scan, payloads, prefix) {
    const several = scan.margin.some((line) => afterPrefix(line, prefix) !== null);
    return [
        ...((0,visible/* countHidden */.k)(command).size > 0 ? ['The command line holds invisible characters: type it again.'] : []),
        ...(several ? ['There is more than one command: write each in a comment of its own.'] : []),
        ...(payloads > 1 ? [`There are ${payloads} blocks that could be meant: leave one.`] : []),
        ...(scan.doubt ? ['A fenced block begins where it may be part of a list or of HTML: put a blank line before it and begin it at the margin.'] : []),
    ];
}
/** Returns the command of a comment, or null when it has none; linear in the length of the body. */
function parseComment(body, prefix = '/holdfast') {
    const line = firstLine(body);
    const command = line === null ? null : afterPrefix(body.slice(line.from, line.to), prefix);
    if (line === null || command === null)
        return null;
    const [first = 'help', ...args] = words(command);
    const verb = first.toLowerCase();
    const scan = scanBlocks(body.slice(line.to).replace(/^(?:\r\n|[\n\r])/u, ''));
    const payloads = scan.blocks.filter(({ language }) => languagesFor(verb).includes(language));
    return {
        verb, args, rest: command.slice(first.length).trim(),
        payload: payloads.length === 1 && !scan.doubt ? payloads[0] ?? null : null,
        problems: problemsOf(command, scan, payloads.length, prefix),
    };
}
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
/** Returns at most three known verbs that may have been meant, nearest first. */
function nearestVerbs(verb, known) {
    const wanted = verb.toLowerCase();
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

/***/ 2547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ absence),
/* harmony export */   B1: () => (/* binding */ errorAnswer),
/* harmony export */   Nj: () => (/* binding */ guarded),
/* harmony export */   d1: () => (/* binding */ runCommand),
/* harmony export */   dw: () => (/* binding */ switchedOff)
/* harmony export */ });
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6173);
/* harmony import */ var _base_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4856);
/* harmony import */ var _engine_execute_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4517);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4555);
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
/** Returns why a command is not there: a switch, or that a later version brings it; null when it is. Refuses: feature_off. */
function absence(command, switches) {
    if (command.switch !== undefined && !(0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .isOn */ .Mp)(command, switches))
        return switchedOff(command.switch, switches);
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .hasComeYet */ .V3)(command) ? null : { code: 'feature_off', detail: `${command.verb} (this version does not have it yet)` };
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

/***/ 4555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Lo: () => (/* binding */ COMMANDS),
  Zv: () => (/* binding */ findCommand),
  V3: () => (/* binding */ hasComeYet),
  Mp: () => (/* binding */ isOn)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/coerce.js
var coerce = __webpack_require__(9567);
// EXTERNAL MODULE: ./lib/engine/execute.js + 2 modules
var execute = __webpack_require__(4517);
// EXTERNAL MODULE: ./lib/engine/retention.js
var retention = __webpack_require__(5516);
// EXTERNAL MODULE: ./lib/base/outcome.js
var outcome = __webpack_require__(9877);
// EXTERNAL MODULE: ./lib/text/anchor.js
var text_anchor = __webpack_require__(7474);
// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(9547);
;// CONCATENATED MODULE: ./lib/changeset/json.js
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
/** Returns what is wrong with text that `JSON.parse` does not take. */
function syntaxError(text) {
    let first;
    (0,main.visit)(text, { onError: (code, offset) => { first ??= { offset, code }; } }, { disallowComments: true, allowTrailingComma: false });
    if (first === undefined)
        return 'the document is not JSON';
    const { offset, code } = first;
    const character = TYPOGRAPHIC.exec(text.slice(offset, offset + 40));
    if (character !== null && text.slice(offset, offset + character.index).trim() === '') {
        const at = offset + character.index;
        const point = (character[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
        return `the document is not JSON: typographic character U+${point} at ${position(text, at)}; use plain quotes, dashes and blanks`;
    }
    return `the document is not JSON: ${(0,main.printParseErrorCode)(code)} at ${position(text, offset)}`;
}
/** Returns every key that stands twice in one object, with its place. */
function duplicateKeys(text) {
    const found = [];
    const open = [];
    (0,main.visit)(text, {
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
        return (0,outcome/* settle */.G)([{ ...invalid(`the document nests ${String(depth)} deep`), limit: MAX_DEPTH, figure: depth }], () => null);
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return (0,outcome/* settle */.G)([invalid(syntaxError(text))], () => null);
    }
    const duplicates = duplicateKeys(text);
    return duplicates.length > 0 ? (0,outcome/* settle */.G)(duplicates, () => value) : (0,outcome.ok)(value);
}

// EXTERNAL MODULE: ./lib/changeset/schema.js
var schema = __webpack_require__(6857);
;// CONCATENATED MODULE: ./lib/changeset/parse.js
/** Document text → ChangeSet: everything that can be said of a document without looking at a file. */





/** Text of a document, in UTF-16 units, beyond which it is not read at all. */
const MAX_DOCUMENT = 32 * 1024 * 1024;
function parse_invalid(detail, path) {
    return { code: 'invalid_request', detail, ...(path === undefined ? {} : { path }) };
}
function place(keys) {
    return keys.map((key) => (typeof key === 'number' ? `[${String(key)}]` : `.${String(key)}`)).join('').replace(/^\./u, '');
}
function issueText(issue) {
    const at = place(issue.path);
    return at === '' ? issue.message : `${at}: ${issue.message}`;
}
/** Returns the issues of a document as refusals, naming the change's path where it is known. */
function issueRefusals(error, document) {
    const changes = isObject(document) && Array.isArray(document['changes']) ? document['changes'] : [];
    return error.issues.map((issue) => {
        const index = issue.path[0] === 'changes' ? issue.path[1] : undefined;
        const change = typeof index === 'number' ? changes[index] : undefined;
        const path = isObject(change) && typeof change['path'] === 'string' ? change['path'] : undefined;
        return parse_invalid(issueText(issue), path);
    });
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
    const parsed = (0,schema/* hunkSchemaFor */.N2)(value, switches).safeParse(value);
    if (!parsed.success)
        return unparseable(parsed.error.issues.map(issueText).join('; '));
    const lines = value['lines'];
    if ('start' in value)
        return (0,outcome.ok)({ kind: 'replace', index, start: toPosition(value['start']), end: toPosition(value['end']), lines });
    return 'after' in value
        ? (0,outcome.ok)({ kind: 'after', index, at: toPosition(value['after']), lines })
        : (0,outcome.ok)({ kind: 'before', index, at: toPosition(value['before']), lines });
}
function positions(hunk) {
    return hunk.kind === 'replace' ? [hunk.start, hunk.end] : [hunk.at];
}
/** Returns what is wrong with a change as a whole, given its readable hunks. */
function changeProblems(written, hunks, switches) {
    if (written.hunks.length === 0 && written.final_newline === undefined)
        return [parse_invalid('hunks is empty', written.path)];
    if (!switches.changeReceipts || written.expected_anchor !== undefined)
        return [];
    const proven = hunks.length > 0 && hunks.flatMap(positions).every((position) => position.hash !== undefined);
    const allUnreadable = hunks.length === 0 && written.hunks.length > 0;
    return proven || allUnreadable ? [] : [parse_invalid('expected_anchor is missing', written.path)];
}
function parseChange(written, switches) {
    const hunks = [];
    const problems = [];
    written.hunks.forEach((value, index) => {
        const hunk = parseHunk(value, index, written.path, switches);
        if (hunk.ok)
            hunks.push(hunk.value);
        else
            problems.push(...hunk.refusals);
    });
    const edit = { kind: 'hunks', hunks, ...(written.final_newline === undefined ? {} : { finalNewline: written.final_newline }) };
    return {
        change: { path: written.path, anchor: written.expected_anchor ?? null, edit, problems },
        problems: changeProblems(written, hunks, switches),
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
        off.push({ code: 'feature_off', detail: 'HOLDFAST_LSP' });
    return off;
}
function version(document) {
    if (!('version' in document) || document['version'] === 1)
        return null;
    return { code: 'unsupported_version', detail: JSON.stringify(document['version']).slice(0, 40), expected: '1' };
}
/**
 * Returns the ChangeSet of a JSON document.
 * Refuses: invalid_request, unsupported_version, feature_off, set_too_large.
 */
function parseChangeSet(text, switches) {
    if (text.length > MAX_DOCUMENT)
        return (0,outcome/* refuse */.T)({ code: 'set_too_large', limit: MAX_DOCUMENT, figure: text.length, detail: 'characters in the document' });
    const json = parseJson(text);
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
    const parsed = (0,schema/* documentSchema */.L8)(schemas/* unknown */.L5J(), switches).safeParse(json.value);
    if (!parsed.success)
        return { ok: false, refusals: issueRefusals(parsed.error, json.value) };
    const { title, changes, verify, allow_hidden } = parsed.data;
    if (changes === undefined)
        return (0,outcome/* refuse */.T)(parse_invalid('changes is missing'));
    const read = changes.map((change) => parseChange(change, switches));
    const problems = [...repeatedPaths(changes.map((change) => change.path)), ...read.flatMap((one) => one.problems)];
    if (problems.length > 0)
        problems.push(...read.flatMap((one) => one.change.problems));
    return (0,outcome/* settle */.G)(problems, () => ({
        title: title ?? '', changes: read.map((one) => one.change), verify: verify ?? [], allowHidden: allow_hidden ?? false,
        hunkCounts: changes.map((change) => change.hunks.length),
    }));
}
/** Returns the one change of an `edit` document as a ChangeSet. Refuses: invalid_request. */
function parseEdit(text, switches) {
    const json = parseJson(text);
    if (!json.ok)
        return json;
    const parsed = (0,schema/* editSchema */.kA)(schemas/* unknown */.L5J(), switches).safeParse(json.value);
    if (!parsed.success)
        return { ok: false, refusals: parsed.error.issues.map((issue) => parse_invalid(issueText(issue))) };
    const written = parsed.data;
    if ('content' in written) {
        if (switches.changeReceipts && written.expected_anchor === undefined)
            return (0,outcome/* refuse */.T)(parse_invalid('expected_anchor is missing', written.path));
        const change = {
            path: written.path, anchor: written.expected_anchor ?? null,
            edit: { kind: 'content', content: written.content }, problems: [],
        };
        return (0,outcome.ok)({ title: '', changes: [change], verify: [], allowHidden: false, hunkCounts: [0] });
    }
    const { change, problems } = parseChange(written, switches);
    return (0,outcome/* settle */.G)(problems, () => ({ title: '', changes: [change], verify: [], allowHidden: false, hunkCounts: [written.hunks.length] }));
}

// EXTERNAL MODULE: ./lib/engine/file-report.js + 1 modules
var file_report = __webpack_require__(5684);
// EXTERNAL MODULE: ./lib/engine/fresh.js
var fresh = __webpack_require__(4258);
// EXTERNAL MODULE: ./lib/text/visible.js
var visible = __webpack_require__(1981);
;// CONCATENATED MODULE: ./lib/engine/hidden.js


function counts(file, sign) {
    return (0,visible/* countHidden */.k)((0,file_report/* diffOf */.n_)(file).hunks.flatMap((hunk) => hunk.lines).filter((line) => line.sign === sign).map((line) => line.text).join(''));
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

// EXTERNAL MODULE: ./lib/engine/plan.js
var engine_plan = __webpack_require__(8479);
// EXTERNAL MODULE: ./lib/base/encoding.js
var encoding = __webpack_require__(2252);
// EXTERNAL MODULE: ./lib/base/path.js
var base_path = __webpack_require__(3838);
// EXTERNAL MODULE: ./lib/text/document.js
var text_document = __webpack_require__(6242);
;// CONCATENATED MODULE: ./lib/changeset/changeset.js
/** Returns how a position is written. */
function positionText(position) {
    return position.hash === undefined ? position.n : `${String(position.n)}#${position.hash}`;
}

;// CONCATENATED MODULE: ./lib/changeset/reading.js
const MARGIN = 3;
/** Returns the lines that the hashes of one hunk prove, those that `holds` denies left out. */
function provenBy(hunk, holds) {
    const lines = (hunk.kind === 'replace' ? [hunk.start, hunk.end] : [hunk.at])
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
    const wide = spans
        .map(({ from, to }) => ({ from: Math.max(1, from - MARGIN), to: Math.min(count, to + MARGIN) }))
        .filter((span) => span.from <= span.to)
        .sort((a, b) => a.from - b.from);
    const merged = [];
    for (const span of wide) {
        const last = merged[merged.length - 1];
        if (last !== undefined && span.from <= last.to + 1)
            merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
        else
            merged.push(span);
    }
    return merged;
}

;// CONCATENATED MODULE: ./lib/text/splice.js
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
    return (0,text_document/* terminatorOf */.lK)(document, model) ?? frequent();
}
/**
 * Returns the after-image of pairwise disjoint splices. Untouched lines keep every byte, except that an unterminated last line
 * gets the file's most frequent terminator when a line comes to follow it. `finalNewline` decides the last terminator; an empty
 * last line is always terminated.
 */
function spliceLines(document, splices, finalNewline) {
    let known;
    const frequent = () => (known ??= (0,text_document/* frequentTerminator */.CD)(document));
    const bom = (0,text_document/* bomLength */.L1)(document);
    const parts = [document.bytes.subarray(0, bom)];
    let last = { line: null, terminator: null };
    let copied = 0;
    const keep = (upTo) => {
        if (upTo <= copied)
            return last;
        parts.push(document.bytes.subarray(copied === 0 ? bom : (0,text_document/* lineStart */.PT)(document, copied + 1), (0,text_document/* lineStart */.PT)(document, upTo + 1)));
        return { line: upTo, terminator: (0,text_document/* terminatorOf */.lK)(document, upTo) };
    };
    for (const splice of [...splices].sort(bySplicePlace)) {
        last = keep(splice.from);
        copied = Math.max(copied, splice.to);
        if (splice.lines.length === 0)
            continue;
        if (last.line !== null && last.terminator === null)
            parts.push((0,encoding/* utf8 */.As)(frequent()));
        const terminator = terminatorFor(document, splice, frequent);
        parts.push((0,encoding/* utf8 */.As)(splice.lines.join(terminator) + terminator));
        last = { line: null, terminator };
    }
    last = keep(document.count);
    const wasTerminated = document.count === 0 || (0,text_document/* terminatorOf */.lK)(document, document.count) !== null;
    return { bytes: endLastLine((0,encoding/* concat */.xW)(parts), bom, last, { wasTerminated, finalNewline, frequent }), lastLine: last.line };
}
/** Returns the text with its last line ended as the rules say; a line that would vanish without its terminator keeps one. */
function endLastLine(text, bom, { line, terminator }, ending) {
    if (line === null && terminator === null)
        return text;
    const bare = text.subarray(0, text.length - (terminator?.length ?? 0));
    const vanishes = bare.length === 0 || (bare.length > bom && bare[bare.length - 1] === LF);
    if (vanishes)
        return (0,encoding/* concat */.xW)([bare, (0,encoding/* utf8 */.As)(terminator ?? ending.frequent())]);
    const asBefore = line === null ? ending.wasTerminated : terminator !== null;
    if (!(ending.finalNewline ?? asBefore))
        return bare;
    return (0,encoding/* concat */.xW)([bare, (0,encoding/* utf8 */.As)(asBefore && terminator !== null ? terminator : ending.frequent())]);
}

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

;// CONCATENATED MODULE: ./lib/engine/bind.js






function splice(hunk) {
    if (hunk.kind === 'replace')
        return { from: hunk.start.n - 1, to: hunk.end.n, lines: hunk.lines };
    const from = hunk.kind === 'after' ? hunk.at.n : hunk.at.n - 1;
    return { from, to: from, lines: hunk.lines };
}
/** Returns the positions of a hunk with the least and greatest line each may name. */
function bounds(hunk, count) {
    switch (hunk.kind) {
        case 'replace': return [hunk.start, hunk.end].map((position) => ({ position, least: 1, most: count }));
        case 'after': return [{ position: hunk.at, least: 0, most: count }];
        case 'before': return [{ position: hunk.at, least: 1, most: count + 1 }];
    }
}
/** Returns what is wrong with the positions of one hunk. Refuses: out_of_bounds, stale_line. */
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
    const lines = widen(spans, bind.document.count).map(({ from, to }) => (0,text_anchor/* anchoredBlock */.Yw)(bind.document, from, to, bind.sha256));
    return { code: 'unread_lines', path: bind.path, ...(hunk === undefined ? {} : { hunk }), lines };
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
    const gaps = unproven(touched({ from, to, lines }, document.count), [window, ...proven]);
    return gaps.length === 0 ? [outside] : [outside, unread(bind, gaps, hunk.index)];
}
/** Returns a refusal for the later hunk of every pair that overlaps. */
function checkOverlaps(placed, path) {
    const sorted = [...placed].sort((a, b) => bySplicePlace(a.splice, b.splice));
    const pairs = new Map();
    sorted.forEach((one, index) => {
        for (const other of sorted.slice(index + 1)) {
            if (other.splice.from > one.splice.to)
                break;
            if (!splicesOverlap(one.splice, other.splice))
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
    const gaps = unproven({ from: lastLine, to: lastLine }, proven);
    return gaps.length === 0 ? [] : [unread(bind, gaps)];
}
/**
 * Returns the after-image of a change, or every problem of its anchor and hunks. A stale anchor silences the checks of
 * positions and hashes of that file; hunks that could not be read are reported all the same.
 * Refuses: malformed_anchor, stale_anchor, stale_line, out_of_bounds, unread_lines, overlapping_hunks, unparseable_hunk.
 */
function bindHunks(change, edit, document, sha256, preImages, enforced) {
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
            placed.push({ hunk, splice: splice(hunk) });
    }
    const holds = (line) => line.n <= document.count && (0,text_anchor/* lineHash */.Hw)(document, line.n, sha256) === line.hash;
    const proven = edit.hunks.flatMap((hunk) => provenBy(hunk, holds));
    const windowed = placed.map((one) => ({ one, problems: checkWindow(one, proven, bind) }));
    problems.push(...windowed.flatMap((checked) => checked.problems));
    problems.push(...checkOverlaps(windowed.filter((checked) => checked.problems.length === 0).map((checked) => checked.one), path));
    if (problems.length > 0)
        return { ok: false, refusals: problems };
    const spliced = spliceLines(document, placed.map((one) => one.splice), edit.finalNewline);
    const last = checkLastLine(spliced.lastLine, anchor !== null || !enforced ? null : proven, edit, bind);
    return (0,outcome/* settle */.G)(last, () => spliced.bytes);
}

// EXTERNAL MODULE: ./lib/engine/snapshot.js
var engine_snapshot = __webpack_require__(7732);
;// CONCATENATED MODULE: ./lib/engine/plan-changes.js









/** Returns the refusals of a set that is too large to plan. Refuses: too_many_files, too_many_hunks. */
function checkCounts(changeSet, limits) {
    const found = [];
    const files = changeSet.changes.length;
    if (files > limits.files)
        found.push({ code: 'too_many_files', limit: limits.files, figure: files });
    changeSet.hunkCounts.forEach((figure, index) => {
        const path = changeSet.changes[index]?.path ?? '';
        if (figure > limits.hunksPerFile)
            found.push({ code: 'too_many_hunks', path, limit: limits.hunksPerFile, figure });
    });
    const hunks = changeSet.hunkCounts.reduce((sum, count) => sum + count, 0);
    if (hunks > limits.hunks)
        found.push({ code: 'too_many_hunks', limit: limits.hunks, figure: hunks, detail: 'in the set' });
    return found;
}
/**
 * Returns the paths of a ChangeSet that may be looked at: none of a set that is too large to plan, and no path of another kind
 * ever reaches an adapter.
 */
function pathsToLoad(changeSet, limits) {
    if (checkCounts(changeSet, limits).length > 0)
        return [];
    return changeSet.changes.map((change) => change.path).filter((path) => (0,base_path/* pathProblem */.z9)(path) === null);
}
/** Returns the text that a path names, or the one reason why it cannot be edited by hand. */
function editable(path, snapshot) {
    const problem = (0,base_path/* pathProblem */.z9)(path);
    if (problem !== null)
        return (0,outcome/* refuse */.T)({ code: 'path_escape', path, detail: problem });
    const entry = (0,engine_snapshot/* entryOf */.M)(snapshot, path);
    if (entry.kind !== 'file')
        return (0,outcome/* refuse */.T)((0,engine_snapshot/* notAFile */.$)(path, entry) ?? { code: 'missing_file', path });
    if (/\.ipynb$/iu.test(path))
        return (0,outcome/* refuse */.T)({ code: 'notebook_target', path });
    if (entry.mode === '100755')
        return (0,outcome/* refuse */.T)({ code: 'executable_target', path });
    const document = (0,text_document/* openDocument */.EJ)(entry.bytes);
    return typeof document === 'string' ? (0,outcome/* refuse */.T)({ code: document, path }) : (0,outcome.ok)(document);
}
function afterImage(change, document, planning) {
    const { path, anchor, edit } = change;
    if (edit.kind === 'hunks') {
        return bindHunks(change, edit, document, planning.sha256, planning.preImages, planning.switches.changeReceipts);
    }
    const drift = anchor === null ? null : checkAnchor(path, anchor, document, planning.sha256, planning.preImages);
    if (drift !== null)
        return (0,outcome/* refuse */.T)(drift);
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
function planChange(change, snapshot, given) {
    const document = editable(change.path, snapshot);
    if (!document.ok)
        return { ok: false, refusals: [...document.refusals, ...change.problems] };
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
 * Returns the draft of a ChangeSet over a snapshot, or every problem found in it.
 * Refuses: too_many_files, too_many_hunks, set_too_large, the target codes, and what `bindHunks` refuses.
 */
function planChanges(changeSet, snapshot, planning) {
    const counts = checkCounts(changeSet, planning.limits);
    if (counts.length > 0)
        return { ok: false, refusals: counts };
    const files = [];
    const problems = [];
    for (const change of changeSet.changes) {
        const planned = planChange(change, snapshot, planning);
        if (planned.ok)
            files.push(planned.value);
        else
            problems.push(...planned.refusals);
    }
    const isSame = (file) => file.from === undefined && (0,engine_plan/* sameSide */.QP)(file.before, file.after);
    const changed = files.filter((file) => !isSame(file));
    const staged = changed.reduce((sum, file) => sum + (file.after?.bytes.length ?? 0), 0);
    if (staged > planning.limits.stagedBytes) {
        problems.push({ code: 'set_too_large', limit: planning.limits.stagedBytes, figure: staged, detail: 'bytes' });
    }
    return (0,outcome/* settle */.G)(problems, () => ({
        title: changeSet.title, verify: changeSet.verify,
        files: changed, unchanged: files.filter(isSame).map((file) => file.path),
    }));
}

// EXTERNAL MODULE: ./lib/engine/report-refusals.js + 1 modules
var report_refusals = __webpack_require__(5472);
// EXTERNAL MODULE: ./lib/report/plan-diff.js
var plan_diff = __webpack_require__(499);
;// CONCATENATED MODULE: ./lib/report/plan-report.js



/** Returns what is still known of a plan whose content was let go: its id, and why it no longer applies. */
function reportRetired(id, refusals) {
    return { id, expires_at: null, applies: false, title: '', files: [], diff: '', diff_cut: [], refusals: (0,report_refusals/* reportRefusals */.O)(refusals) };
}
/** Returns a plan as `preview` and `status` answer it; `refusals` say why it no longer applies. */
function reportPlan(plan, expiresAt, refusals, diffLines) {
    const diff = (0,plan_diff/* planDiff */.R)(plan, diffLines);
    return {
        id: plan.id, expires_at: expiresAt === null ? null : new Date(expiresAt).toISOString(), applies: refusals.length === 0,
        title: plan.title, files: (0,file_report/* fileReports */._h)(plan), diff: diff.text, diff_cut: [...diff.cut],
        ...(refusals.length === 0 ? {} : { refusals: (0,report_refusals/* reportRefusals */.O)(refusals) }),
    };
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

;// CONCATENATED MODULE: ./lib/commands/changes.js










/** Returns the plan of a ChangeSet on a snapshot; on stale file anchors a second look names the smallest reread. */
async function planOn(desk, changeSet, snapshot) {
    const planning = { sha256: desk.sha256, limits: desk.limits, switches: desk.switches };
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
    const hidden = mayHide ? [] : refuseHidden(draft.value.files);
    if (hidden.length > 0)
        return { ok: false, refusals: hidden };
    return { ok: true, value: (0,engine_plan/* bindPlan */.Dd)(draft.value, desk.target.name, snapshot.base, desk.sha256) };
}
/** Returns the plan of a document and the snapshot it stands on. */
async function planDocument(desk, parsed) {
    if (!parsed.ok)
        return parsed;
    const loaded = await desk.target.load(pathsToLoad(parsed.value, desk.limits));
    if (!loaded.ok)
        return loaded;
    const plan = await planOn(desk, parsed.value, loaded.value);
    return plan.ok ? { ok: true, value: { plan: plan.value, snapshot: loaded.value } } : plan;
}
/** Returns the plan of a parsed document, retained where there is a shelf. */
async function previewParsed(desk, parsed) {
    const planned = await planDocument(desk, parsed);
    if (!planned.ok)
        return (0,execute/* refused */.J5)(planned.refusals);
    const { plan } = planned.value;
    const report = (expiresAt) => ({ outcome: 'planned', plan: reportPlan(plan, expiresAt, [], desk.limits.diffLines) });
    if (plan.files.length === 0)
        return { answer: { ...report(null), outcome: 'no_change' }, plan };
    if (desk.shelf === null)
        return { answer: report(null), plan };
    const retained = await desk.shelf.update((shelf) => {
        const kept = (0,retention/* retain */.aw)(shelf, plan, desk.actor, desk.now(), desk.limits);
        return kept.ok ? { answer: kept, shelf: kept.value.shelf } : { answer: kept };
    });
    return retained.ok ? { answer: report(retained.value.entry.expiresAt), plan } : (0,execute/* refused */.J5)(retained.refusals, plan);
}
/**
 * Returns the plan of a document, retained where there is a shelf; writes no file.
 * Refuses: what parsing and planning refuse, too_many_plans.
 */
function preview(desk, document) {
    return previewParsed(desk, parseChangeSet(document, desk.switches));
}
/** Returns the plan of an `edit` document; retained only where plans can be executed. Refuses: as `preview`. */
function previewEdit(desk, document) {
    return previewParsed(desk.switches.changeSet ? desk : { ...desk, shelf: null }, parseEdit(document, desk.switches));
}
/** Returns what a document wishes: the plan that it comes to, whatever stands in its files now. */
function wishOf(desk, parsed, intent) {
    const { sha256, limits, switches, target } = desk;
    const plan = (before) => {
        const draft = parsed.ok ? planChanges(parsed.value, before, { sha256, limits, switches, preImages: () => undefined }) : parsed;
        return draft.ok ? (0,engine_plan/* bindPlan */.Dd)(draft.value, target.name, before.base, sha256) : null;
    };
    return {
        intent, paths: parsed.ok ? pathsToLoad(parsed.value, limits) : [], planId: null, isToldBy: () => null,
        planOn: (before) => Promise.resolve(plan(before)),
    };
}
/** Plans and executes one parsed document: permission, first receipt and files are asked for side by side. */
async function applyParsed(desk, parsed, intent) {
    const wish = wishOf(desk, parsed, intent);
    const [ended, planned] = await Promise.all([(0,execute/* admit */.w4)(desk, wish, wish.paths), planDocument(desk, parsed)]);
    if (ended !== null)
        return ended;
    return planned.ok ? (0,execute/* execute */.g7)(desk, planned.value.plan, planned.value.snapshot, intent) : (0,execute/* refused */.J5)(planned.refusals);
}
/** Returns what came of a ChangeSet document: planned, admitted and executed in one go. */
function applyDocument(desk, document) {
    return applyParsed(desk, parseChangeSet(document, desk.switches), { operation: 'apply' });
}
/** Returns what came of an `edit` document: one change of one file without a set. */
function edit(desk, document) {
    return applyParsed(desk, parseEdit(document, desk.switches), { operation: 'edit' });
}
async function findRetained(desk, id) {
    if (desk.shelf === null)
        return { ok: false, refusals: [{ code: 'plan_not_found', expected: id }] };
    return desk.shelf.update((shelf) => ({ answer: (0,retention/* findPlan */.L9)(shelf, id, desk.actor, desk.now()) }));
}
/** Returns the receipt that already tells of this plan and was landed after it was retained, or null. */
async function appliedAs(desk, { plan, createdAt }) {
    const receipts = await desk.ledger.receipts();
    return receipts.find((receipt) => receipt.plan_id === plan.id && Date.parse(receipt.at) >= createdAt)?.id ?? null;
}
function appliedBefore({ id }, receipt) {
    return { code: 'plan_applied', expected: id, detail: receipt };
}
/** Returns the wish for a plan by its id, which may be a prefix: retained, retired, or known to nobody any more. */
function planWish(id, found, intent) {
    const plan = found.ok ? found.value.plan : null;
    const named = plan?.id ?? (found.ok ? undefined : found.refusals[0]?.expected) ?? id;
    return {
        intent, paths: plan === null ? [] : (0,fresh/* touchedPaths */.P)(plan), planId: /^cs-[0-9a-f]{64}$/u.test(named) ? named : '',
        isToldBy: (receipt) => receipt.plan_id.startsWith(named), planOn: () => Promise.resolve(plan),
    };
}
/**
 * Returns what came of executing a retained plan.
 * Refuses: plan_not_found, plan_ambiguous, plan_expired, plan_discarded, plan_applied, stale_plan, and the target codes.
 */
async function applyPlan(desk, id) {
    const intent = { operation: 'apply' };
    const found = await findRetained(desk, id);
    const paths = found.ok ? (0,fresh/* touchedPaths */.P)(found.value.plan) : [];
    const [ended, loaded] = await Promise.all([(0,execute/* admit */.w4)(desk, planWish(id, found, intent), paths), desk.target.load(paths)]);
    if (ended !== null)
        return ended;
    if (!found.ok)
        return (0,execute/* refused */.J5)(found.refusals);
    if (!loaded.ok)
        return (0,execute/* refused */.J5)(loaded.refusals);
    const { plan } = found.value;
    const applied = await appliedAs(desk, found.value);
    if (applied !== null)
        return (0,execute/* refused */.J5)([appliedBefore(plan, applied)], plan);
    const drift = (0,fresh/* freshness */.I)(plan, loaded.value, 'stale_plan', desk.sha256);
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
    const found = await findRetained(desk, id);
    if (!found.ok) {
        const retired = found.refusals.find(isOfRetired);
        if (retired === undefined)
            return (0,execute/* refused */.J5)(found.refusals);
        return { answer: { outcome: 'planned', plan: reportRetired(retired.expected ?? id, found.refusals) }, plan: null };
    }
    const { plan, expiresAt } = found.value;
    const [applied, loaded] = await Promise.all([appliedAs(desk, found.value), desk.target.load((0,fresh/* touchedPaths */.P)(plan))]);
    const drift = loaded.ok ? (0,fresh/* freshness */.I)(plan, loaded.value, 'stale_plan', desk.sha256) : loaded.refusals;
    const refusals = applied === null ? drift : [appliedBefore(plan, applied), ...drift];
    return { answer: { outcome: 'planned', plan: reportPlan(plan, expiresAt, refusals, desk.limits.diffLines) }, plan };
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
        return { answer: { ok: true, value: discarded }, shelf: (0,retention/* retire */.S5)(shelf, { id: discarded, state: 'discarded', at: desk.now() }) };
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

// EXTERNAL MODULE: ./lib/base/settings.js
var settings = __webpack_require__(4856);
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
    const empty = document.count === 0 && from === 1;
    if (!empty && (from < 1 || from > document.count || to < from)) {
        return (0,execute/* refused */.J5)([{ code: 'out_of_bounds', path, position: from, detail: `lines 1 to ${String(document.count)}` }]);
    }
    const { start, count, next } = readWindow(document, from, to, options.maxTokens);
    const { sha256 } = desk;
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
/** Returns the lines of a text that match, as a search shows them. */
function matchLines(path, document, pattern, desk) {
    const found = [];
    for (let n = 1; n <= document.count; n++) {
        const text = (0,text_document/* lineText */.oZ)(document, n);
        if (!pattern.test(text))
            continue;
        const anchor = desk.switches.lineAnchors && desk.switches.changeReceipts ? { anchor: `${String(n)}#${(0,text_anchor/* lineHash */.Hw)(document, n, desk.sha256)}` } : {};
        found.push({ path, n, ...anchor, text });
    }
    return found;
}
function compile(pattern) {
    try {
        return new RegExp(pattern, 'u');
    }
    catch {
        return null;
    }
}
/** How many files a search holds in memory at a time. */
const BATCH = 64;
/** Returns the files that the operands of a search name, directories being the listed files in them. Refuses: the target codes. */
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
 * Refuses: invalid_request for a pattern that is none, and the target codes of the paths named.
 */
async function search(desk, pattern, paths, listing = () => Promise.resolve([])) {
    const expression = compile(pattern);
    if (expression === null)
        return (0,execute/* refused */.J5)([{ code: 'invalid_request', detail: 'the pattern is no regular expression' }]);
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
        for (const path of batch) {
            const document = textOf(path, loaded.value);
            const found = document.ok ? matchLines(path, document.value, expression, desk) : [];
            total += found.length;
            const shown = found.slice(0, Math.max(0, MAX_MATCHES - matches.length));
            matches.push(...shown);
            if (shown.length > 0 && document.ok && desk.switches.changeReceipts)
                files.push({ path, file_anchor: (0,text_anchor/* fileAnchor */.o4)(document.value.bytes, desk.sha256) });
        }
    }
    return { plan: null, answer: { outcome: 'ok', matches, files, total_matches: total } };
}

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
/** Returns the side that a file now has, or why it is not what the receipt left. */
function asLeft(file, snapshot, sha256) {
    const entry = (0,engine_snapshot/* entryOf */.M)(snapshot, file.path);
    if (file.after === null) {
        return entry.kind === 'missing' ? { ok: true, value: null } : (0,outcome/* refuse */.T)({ code: 'changed_since', path: file.path, detail: 'it exists again' });
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
    if (file.from === undefined || (0,engine_snapshot/* entryOf */.M)(snapshot, file.from).kind === 'missing')
        return [];
    return [{ code: 'changed_since', path: file.from, detail: 'something stands where the file came from' }];
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
    const paths = found.ok ? undoPaths(found.value) : [];
    const wish = undoWish(desk, id, findReceipt(all, id));
    const [ended, loaded] = await Promise.all([(0,execute/* admit */.w4)(desk, wish, paths), desk.target.load(paths)]);
    if (ended !== null)
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
    return (0,execute/* execute */.g7)(desk, (0,engine_plan/* bindPlan */.Dd)(draft.value, desk.target.name, loaded.value.base, desk.sha256), loaded.value, wish.intent);
}

;// CONCATENATED MODULE: ./lib/commands/table.js
/**
 * The one table of commands: the comment grammar, the command line, help, JSON Schemas and the README are made from it.
 * A verb that a later version brings stands here too, and answers `feature_off`.
 */






const none = schemas/* strictObject */.rej({});
const readOptions = schemas/* strictObject */.rej({
    'line-anchors': schemas/* boolean */.zMY().default(false).describe('show N#hhhh for every line'),
    'max-tokens': coerce/* number */.ai().int().positive().optional().describe('most tokens (four bytes each) to return; 10000 unless told'),
});
const landing = schemas/* strictObject */.rej({
    'commit': schemas/* boolean */.zMY().default(false).describe('also commit to the current branch'),
    'branch': schemas/* string */.YjP().min(1).optional().describe('commit to this branch without touching the working tree'),
    'dry-run': schemas/* boolean */.zMY().default(false).describe('plan only, like preview'),
    'request-id': schemas/* string */.YjP().min(1).optional().describe('name this request: the same name again answers with its first receipt'),
});
function usage(detail) {
    return (0,execute/* refused */.J5)([{ code: 'invalid_request', detail }]);
}
function one(operands, name, run) {
    const [operand, ...more] = operands;
    if (operand === undefined || more.length > 0)
        return Promise.resolve(usage(`give exactly one ${name}`));
    return run(operand);
}
function withDocument(request, run) {
    return request.document === null ? Promise.resolve(usage('the document is missing')) : run(request.document);
}
/** Plans and executes a document, or executes the retained plan that the operand names. */
function apply(desk, request) {
    const [operand] = request.operands;
    if (request.options['dry-run'] === true) {
        return operand !== undefined && (0,retention/* isPlanId */.D4)(operand) ? changes_status(desk, operand) : withDocument(request, (document) => preview(desk, document));
    }
    if (operand !== undefined && (0,retention/* isPlanId */.D4)(operand))
        return applyPlan(desk, operand);
    return withDocument(request, (document) => applyDocument(desk, document));
}
function later(verb, summary, operands, switchName, doors) {
    const run = () => Promise.resolve((0,execute/* refused */.J5)([{ code: 'feature_off', detail: `${verb} (this version does not have it yet)` }]));
    return { verb, summary, operands, doors, floor: 'write', document: false, options: schemas/* looseObject */._H3({}), switch: switchName, later: true, run };
}
const BOTH = ['cli', 'comment'];
const COMMANDS = [
    {
        verb: 'read', summary: 'Show lines with the anchors an edit needs.', operands: 'PATH[:A-B]', doors: BOTH, floor: 'write',
        document: false, options: readOptions,
        run: (desk, { operands, options }) => one(operands, 'PATH', (path) => read(desk, path, {
            lineAnchors: options['line-anchors'] === true,
            maxTokens: typeof options['max-tokens'] === 'number' ? options['max-tokens'] : desk.limits.readTokens,
        })),
    },
    {
        verb: 'search', summary: 'Show the lines that match a regular expression, with their anchors.', operands: 'PATTERN [PATH…]',
        doors: ['cli'], floor: 'write', document: false, options: none,
        run: (desk, { operands: [pattern, ...paths], listing }) => (pattern === undefined ? Promise.resolve(usage('give a PATTERN')) : search(desk, pattern, paths, listing)),
    },
    {
        verb: 'anchors', summary: 'Print the file anchor of many files.', operands: 'PATH…', doors: ['cli'], floor: 'write',
        document: false, options: none, switch: 'changeReceipts', run: (desk, { operands }) => reading_anchors(desk, operands),
    },
    {
        verb: 'edit', summary: 'Make one change of one file.', operands: '[FILE|-]', doors: ['cli'], floor: 'write', document: true,
        options: landing,
        run: (desk, request) => withDocument(request, (document) => (request.options['dry-run'] === true ? previewEdit(desk, document) : edit(desk, document))),
    },
    {
        verb: 'preview', summary: 'Plan a ChangeSet and write nothing.', operands: '[FILE|-]', doors: BOTH, floor: 'write', document: true,
        options: none, switch: 'changeSet', run: (desk, request) => withDocument(request, (document) => preview(desk, document)),
    },
    {
        verb: 'apply', summary: 'Execute a ChangeSet, or a plan that was previewed.', operands: '[FILE|-|PLAN_ID]', doors: BOTH,
        floor: 'write', document: true, options: landing, switch: 'changeSet', run: apply,
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
        document: false, options: none, switch: 'changeReceipts', run: (desk, { operands: [id] }) => receipts(desk, id ?? null),
    },
    {
        verb: 'undo', summary: 'Apply the inverse of a receipt, under the same rules.', operands: 'RECEIPT_ID', doors: BOTH, floor: 'write',
        document: false, options: landing.omit({ 'dry-run': true }), switch: 'changeReceipts',
        run: (desk, { operands }) => one(operands, 'RECEIPT_ID', (id) => undo(desk, id)),
    },
    later('approve', 'Execute a plan that waits for approval.', 'PLAN_ID', 'changeSet', ['comment']),
    later('suggestions', 'Apply the open suggestions of a review as one set.', '[--author LOGIN] [--apply]', 'changeSet', ['comment']),
    later('import', 'Turn a diff or search/replace blocks into a ChangeSet.', '[FILE|-]', 'changeSet', ['cli']),
    later('tx', 'Coordinate edits over several calls.', 'ACTION …', 'changeReceipts', BOTH),
    ...['rename', 'move-symbol', 'move-file', 'organize-imports', 'fix', 'format']
        .map((verb) => later(verb, 'Refactor with a language server.', '…', 'lsp', BOTH)),
    later('actions', 'List code actions.', 'PATH:LINE:COL', 'lsp', ['comment']),
    ...['code-actions', 'diagnostics', 'definition', 'references', 'hover', 'symbols', 'calls', 'lsp']
        .map((verb) => later(verb, 'Ask a language server.', '…', 'lsp', ['cli'])),
    later('check', 'Check syntax.', '[PATH…]', 'changeReceipts', BOTH),
    later('verify', 'Run a cell over a change.', '', 'workshop', ['comment']),
    ...['cell', 'workshop'].map((verb) => later(verb, 'Run code in a cell.', '…', 'workshop', ['cli'])),
    later('samples', 'List or open samples.', '[NAME]', 'samples', ['cli']),
    ...['mcp', 'doctor', 'config'].map((verb) => later(verb, 'Not in this version yet.', '…', 'changeReceipts', ['cli'])),
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

/***/ 9858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I1: () => (/* binding */ refusalSchema),
/* harmony export */   Ut: () => (/* binding */ answerSchema),
/* harmony export */   dc: () => (/* binding */ EXIT)
/* harmony export */ });
/* unused harmony export planReportSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6921);
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
    diff_cut: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), hidden_lines: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() })),
    refusals: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(refusalSchema).optional().describe('why it no longer applies'),
});
const answerSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('outcome', [
    zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('ok') }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('planned'), plan: planReportSchema }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('applied'), receipt: _receipt_js__WEBPACK_IMPORTED_MODULE_1__/* .receiptSchema */ .KS, repeated: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('no_change'), plan: planReportSchema.optional(), receipt: _receipt_js__WEBPACK_IMPORTED_MODULE_1__/* .receiptSchema */ .KS.optional(),
        repeated: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(), message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('refused'), refusals: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(refusalSchema).min(1) }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('indeterminate'), message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), receipt: _receipt_js__WEBPACK_IMPORTED_MODULE_1__/* .receiptSchema */ .KS.optional() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('error'), message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
]);
/** Exit codes of spec page 2.4; a bad command line is 2. */
const EXIT = {
    ok: 0, planned: 0, applied: 0, no_change: 0, error: 1, refused: 3, indeterminate: 4,
};


/***/ }),

/***/ 4517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w4: () => (/* binding */ admit),
  g7: () => (/* binding */ execute),
  J5: () => (/* binding */ refused)
});

// EXTERNAL MODULE: ./lib/engine/file-report.js + 1 modules
var file_report = __webpack_require__(5684);
// EXTERNAL MODULE: ./lib/engine/receipt.js
var engine_receipt = __webpack_require__(5570);
;// CONCATENATED MODULE: ./lib/engine/draft-receipt.js


/** Returns the receipt of a plan for the request at a desk, as it is before it has landed. */
function draftReceipt(desk, plan, intent) {
    return {
        id: (0,engine_receipt/* receiptId */.qp)(desk.target.owner, plan.id, desk.requestId, desk.sha256),
        owner: desk.target.owner, plan_id: plan.id, request_id: desk.requestId, actor: desk.actor,
        operation: intent.operation, title: plan.title, files: (0,file_report/* fileReports */._h)(plan), unchanged: [...plan.unchanged], commit: null,
        checks: [], indeterminate: [], at: new Date(desk.now()).toISOString(),
        ...(intent.undoes === undefined ? {} : { undoes: intent.undoes }),
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
// EXTERNAL MODULE: ./lib/engine/report-refusals.js + 1 modules
var report_refusals = __webpack_require__(5472);
;// CONCATENATED MODULE: ./lib/engine/execute.js






const ATTEMPTS = 4;
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
async function countedReceipt(desk, plan, intent) {
    const receipt = draftReceipt(desk, plan, intent);
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
        const fresh = await desk.target.load((0,engine_fresh/* touchedPaths */.P)(plan));
        if (!fresh.ok)
            return refused(fresh.refusals, plan);
        const code = fresh.value.base === null ? 'stale_plan' : 'head_moved';
        const drift = (0,engine_fresh/* freshness */.I)(plan, fresh.value, code, desk.sha256);
        if (drift.length > 0)
            return refused(drift, plan);
        if (attempt >= ATTEMPTS)
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
    const [allowed, first] = await Promise.all([desk.authority.decide(wish.intent.operation, paths), firstReceipt(desk, wish)]);
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
 * Refuses: what the target refuses, `feature_off` for cells, `stale_plan`, `head_moved`.
 */
async function execute(desk, plan, snapshot, intent) {
    if (plan.verify.length > 0)
        return refused([{ code: 'feature_off', detail: 'HOLDFAST_WORKSHOP' }], plan);
    const done = await land(desk, plan, snapshot, await countedReceipt(desk, plan, intent));
    const { answer } = done;
    const receipt = answer.outcome === 'applied' || answer.outcome === 'no_change' || answer.outcome === 'indeterminate' ? answer.receipt : undefined;
    if (receipt !== undefined)
        await shelve(desk, plan.id, receipt);
    return done;
}
/** Retires a plan that landed, so that its content is let go; the ledger stays the authority if this is cut off. */
async function shelve(desk, id, receipt) {
    await desk.shelf?.update((shelf) => {
        const next = (0,retention/* retire */.S5)(shelf, { id, state: 'applied', receipt: receipt.id, at: desk.now() });
        return next === shelf ? { answer: null } : { answer: null, shelf: next };
    });
}


/***/ }),

/***/ 5684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n_: () => (/* binding */ diffOf),
  _h: () => (/* binding */ fileReports),
  yD: () => (/* binding */ noteRegions)
});

// EXTERNAL MODULE: ./node_modules/diff/libesm/diff/array.js + 1 modules
var array = __webpack_require__(8965);
// EXTERNAL MODULE: ./lib/base/encoding.js
var encoding = __webpack_require__(2252);
// EXTERNAL MODULE: ./lib/text/document.js
var text_document = __webpack_require__(6242);
;// CONCATENATED MODULE: ./lib/text/diff.js
/** Line differences between two texts, over raw bytes: a changed terminator is a changed line, as for git. */



const CONTEXT = 3;
const LF = 10;
/** Edits beyond which two texts are shown as one replaced by the other: the search costs their square. */
const MAX_EDITS = 4000;
/** Marks a last line without terminator; NUL stands in no text. */
const UNTERMINATED = '\0';
/** Returns the lines without their LF; an unterminated last one is marked. */
function split(bytes) {
    const lines = bytes === null ? [] : (0,encoding/* decode */.D4)(bytes).split('\n');
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
    const middle = haveCommon(old, fresh) ? (0,array/* diffArrays */.E)(old, fresh, { maxEditLength: MAX_EDITS }) ?? replaced : replaced;
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
        const [start, end] = [(0,text_document/* lineStart */.PT)(before, from + 1), (0,text_document/* lineStart */.PT)(before, to + 1)];
        const freshStart = start + shift.bytes;
        const freshEnd = endOfLines(after, freshStart, count);
        edits.push(...editsOf(linesOf(bytes.subarray(start, end)), linesOf(after.subarray(freshStart, freshEnd)), { old: from, new: from + shift.lines }));
        shift = { lines: shift.lines + count - (to - from), bytes: freshEnd - end };
    }
    const whole = { count: before.count, slice: (from, to) => linesOf((0,text_document/* rangeBytes */.T5)(before, from + 1, to - from)) };
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
    return bytes.length === 0 ? [] : (0,encoding/* decode */.D4)(bytes.subarray(0, -1)).split('\n');
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

;// CONCATENATED MODULE: ./lib/engine/file-report.js

const DIFFS = new WeakMap();
const WHEREABOUTS = new WeakMap();
/** Remembers where alone a change differs from its before-image, so that its difference need not be looked for. */
function noteRegions(change, before, regions) {
    WHEREABOUTS.set(change, { before, regions });
}
function diffByRegions(change) {
    const known = WHEREABOUTS.get(change);
    WHEREABOUTS.delete(change);
    return known === undefined || change.after === null ? null : diffRegions(known.before, change.after.bytes, known.regions);
}
/** Returns the difference that a file change makes; computed once per change. */
function diffOf(change) {
    let diff = DIFFS.get(change);
    if (diff === undefined) {
        diff = diffByRegions(change) ?? diffBytes(change.before?.bytes ?? null, change.after?.bytes ?? null);
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
/* harmony export */   I: () => (/* binding */ freshness),
/* harmony export */   P: () => (/* binding */ touchedPaths)
/* harmony export */ });
/* harmony import */ var _text_anchor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7474);
/* harmony import */ var _text_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6242);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7732);



/** Returns every path that a plan reads or writes. */
function touchedPaths(plan) {
    return plan.files.flatMap((file) => (file.from === undefined ? [file.path] : [file.from, file.path]));
}
function drifted(path, side, snapshot, code, sha256) {
    const entry = (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .entryOf */ .M)(snapshot, path);
    if (entry.kind !== 'file')
        return { ...((0,_snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .notAFile */ .$)(path, entry) ?? { code: 'missing_file', path }), expected: side.anchor };
    if (entry.mode === side.mode && sha256(entry.bytes) === side.sha256)
        return null;
    return {
        code, path, expected: side.anchor, current_anchor: (0,_text_anchor_js__WEBPACK_IMPORTED_MODULE_0__/* .fileAnchor */ .o4)(entry.bytes, sha256),
        reread: { path, start: 1, count: (0,_text_document_js__WEBPACK_IMPORTED_MODULE_1__/* .indexLines */ .uD)(entry.bytes).count },
        ...(entry.mode === side.mode ? {} : { detail: `its mode is now ${entry.mode}` }),
    };
}
function occupied(path, snapshot) {
    const entry = (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .entryOf */ .M)(snapshot, path);
    if (entry.kind === 'missing')
        return null;
    return entry.kind === 'behind_symlink' || entry.kind === 'behind_file' ? (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .notAFile */ .$)(path, entry) : { code: 'file_exists', path };
}
function checkFile(file, snapshot, code, sha256) {
    const source = file.from ?? file.path;
    const before = file.before === null ? null : drifted(source, file.before, snapshot, code, sha256);
    const mustBeFree = file.after !== null && (file.before === null || file.from !== undefined);
    return [before, mustBeFree ? occupied(file.path, snapshot) : null];
}
/** Returns every reason why a plan no longer applies to a snapshot, drift under the given code; none when it is fresh. */
function freshness(plan, snapshot, code, sha256) {
    return plan.files.flatMap((file) => checkFile(file, snapshot, code, sha256)).filter((refusal) => refusal !== null);
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
/* harmony import */ var _base_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3838);
/* harmony import */ var _text_anchor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7474);
/**
 * The plan: plain data, verified, content-addressed (spec page 2.3). It is what the untrusted half of a run may produce and
 * the trusted half verifies again.
 */



/** Returns a side from its bytes. */
function sideOf(bytes, mode, sha256) {
    return { mode, bytes, sha256: sha256(bytes), anchor: (0,_text_anchor_js__WEBPACK_IMPORTED_MODULE_1__/* .fileAnchor */ .o4)(bytes, sha256) };
}
/** Returns whether two sides are the same content and mode. */
function sameSide(a, b) {
    return a === null || b === null ? a === b : a.sha256 === b.sha256 && a.mode === b.mode;
}
/** Returns the draft bound to a target, its files in the order of their path's bytes and its id computed. */
function bindPlan(draft, target, base, sha256) {
    const files = [...draft.files].sort((a, b) => (0,_base_path_js__WEBPACK_IMPORTED_MODULE_2__/* .comparePaths */ .cD)(a.path, b.path));
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

/***/ 1450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ EMPTY_SHELF)
/* harmony export */ });
const EMPTY_SHELF = { plans: [], retired: [] };


/***/ }),

/***/ 5570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KS: () => (/* binding */ receiptSchema),
/* harmony export */   Xu: () => (/* binding */ repetitions),
/* harmony export */   iR: () => (/* binding */ fileReportSchema),
/* harmony export */   qp: () => (/* binding */ receiptId),
/* harmony export */   se: () => (/* binding */ mergeReceipts)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);
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
const receiptSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('hr- and the SHA-256 of the canonical form of owner, plan_id and request_id'),
    owner: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    plan_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    request_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    actor: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    operation: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['apply', 'edit', 'undo', 'transaction', 'refactor']),
    title: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    files: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(fileReportSchema),
    unchanged: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).describe('files of the set that were left as they were'),
    commit: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    checks: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), status: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), summary: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })),
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

/***/ 5472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ reportRefusals)
});

// EXTERNAL MODULE: ./lib/base/refusal.js
var refusal = __webpack_require__(5573);
;// CONCATENATED MODULE: ./lib/base/words.js
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
function words_window({ path, start, count }) {
    return count === 0 ? path : `${path}:${start}-${start + count - 1}`;
}
/** Returns which read repairs the assumption, or `otherwise`. */
function reread(r, otherwise) {
    if (r.reread === undefined)
        return otherwise;
    return `Read ${words_window(r.reread)} and send the change again with ${r.current_anchor ?? 'the new anchor'}`;
}
function over(r, what) {
    const unit = r.detail === undefined ? '' : ` ${r.detail}`;
    return `${what} is over the limit: ${r.figure ?? 'too many'}${unit}, and at most ${r.limit ?? 'fewer'} are allowed`;
}
function plan(r) {
    return r.expected === undefined ? 'The plan' : `The plan ${r.expected}`;
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
    feature_off: (r) => [`${r.detail ?? 'What this needs'} is switched off here`, 'Switch it on, or do without it'],
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
    dirty_target: target('has changes that are not committed', 'Commit or stash them, then try again'),
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
        `${capital(place(r))} touches lines that have not been read`,
        'Look at the lines shown, then send the change again with their range anchor',
    ],
    no_match: (r) => [`The text to replace is not in ${the(r, 'the file')}${why(r)}`, 'Copy it exactly from a fresh read'],
    ambiguous_match: (r) => [
        `The text to replace stands in ${the(r, 'the file')} more than once${why(r)}`, 'Add lines around it until only one place is left',
    ],
    block_unresolved: (r) => [`No block can be made out at ${place(r)}${why(r)}`, 'Name its first and last line instead'],
    hidden_characters: (r) => [
        `${the(r, 'The change')} would gain ${r.figure ?? 'some'} invisible or direction-changing characters`,
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
    return `${wrong}. ${next}.`;
}

;// CONCATENATED MODULE: ./lib/engine/report-refusals.js


/** Returns the refusal as answers carry it: with its message; `detail`, `limit` and `figure` have gone into that. */
function reportRefusal(refusal) {
    const { code, path, hunk, position, expected, current_anchor, reread, neighbourhood, candidates, lines } = refusal;
    return {
        code, message: explain(refusal),
        ...(path === undefined ? {} : { path }),
        ...(hunk === undefined ? {} : { hunk }),
        ...(position === undefined ? {} : { position }),
        ...(expected === undefined ? {} : { expected }),
        ...(current_anchor === undefined ? {} : { current_anchor }),
        ...(reread === undefined ? {} : { reread }),
        ...(neighbourhood === undefined ? {} : { neighbourhood: [...neighbourhood] }),
        ...(candidates === undefined ? {} : { candidates: [...candidates] }),
        ...(lines === undefined ? {} : { lines: lines.map((block) => ({ ...block, lines: [...block.lines] })) }),
    };
}
/** Returns every refusal as answers carry it, most important first. */
function reportRefusals(refusals) {
    return (0,refusal/* byImportance */.G)(refusals).map(reportRefusal);
}


/***/ }),

/***/ 5516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ isPlanId),
/* harmony export */   Gb: () => (/* binding */ expire),
/* harmony export */   L9: () => (/* binding */ findPlan),
/* harmony export */   S5: () => (/* binding */ retire),
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
/**
 * Returns the shelf with the plan retained; the same content again renews it, and revives it when it was retired.
 * Refuses: too_many_plans, naming the oldest; none is evicted.
 */
function retain(shelf, plan, author, now, limits) {
    const current = expire(shelf, now);
    const others = current.plans.filter((one) => one.plan.id !== plan.id);
    const oldest = others[0];
    if (others.length >= limits.plans && oldest !== undefined) {
        return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .T)({ code: 'too_many_plans', limit: limits.plans, figure: others.length + 1, expected: oldest.plan.id });
    }
    const entry = { plan, author, createdAt: now, expiresAt: now + limits.planLifetime };
    return (0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_0__.ok)({
        entry,
        shelf: { plans: [...others, entry], retired: current.retired.filter((one) => one.id !== plan.id) },
    });
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
const ABSENT = ['ENOENT', 'ENOTDIR'];
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
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3021);
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
/* harmony export */   R8: () => (/* binding */ filesOf)
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
        case 'ok':
        case 'refused':
        case 'error': return [];
    }
}
/** Returns `2 files, +5 −2`. */
function tally(files) {
    const sum = (side) => files.reduce((total, file) => total + file[side], 0);
    return `${(0,_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(files.length, 'file')}, +${sum('added')} \u2212${sum('removed')}`;
}
/** Returns whether the refusals are about who asks rather than about what. */
function notAllowed(answer) {
    return answer.outcome === 'refused' && answer.refusals.every(({ code }) => NOT_ALLOWED.has(code));
}
function refusedHeadline(answer) {
    if (notAllowed(answer))
        return answer.refusals.every(({ code }) => code === 'approval_required') ? 'Approval needed: nothing was written' : 'Not allowed: nothing was written';
    const n = answer.refusals.length;
    return n === 1 ? 'Refused: nothing was written' : `Refused, ${n} problems: nothing was written`;
}
/** Returns the headline of an answer, without markup; `verb` names what was asked where the answer itself does not. */
function headline(answer, verb) {
    switch (answer.outcome) {
        case 'planned': return answer.plan.applies ? `Ready to apply: ${tally(answer.plan.files)}` : 'This plan no longer applies';
        case 'applied': {
            if (answer.repeated === true)
                return `Done already: ${tally(answer.receipt.files)}`;
            return `${answer.receipt.operation === 'undo' ? 'Undone' : 'Applied'}: ${tally(answer.receipt.files)}`;
        }
        case 'no_change': return answer.repeated === true ? 'Done already: nothing had to change' : 'Nothing to change: the files are as asked';
        case 'refused': return refusedHeadline(answer);
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

/***/ 3021:
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

/***/ 499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ planDiff)
/* harmony export */ });
/* harmony import */ var _engine_file_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5684);
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

/***/ 32:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EE: () => (/* binding */ argument),
/* harmony export */   X9: () => (/* binding */ anchored),
/* harmony export */   oi: () => (/* binding */ refusalSection)
/* harmony export */ });
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1101);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3021);


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
        ...(position === undefined || says(`osition ${position}`, `Line ${position} `) ? [] : [`at ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(String(position))}`]),
    ];
    return `**${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(name)}** ${place.length === 0 ? '' : `(${place.join(', ')}) `}${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(message)}`;
}
/** Returns how a path is written as an argument, or null when the command line cannot say it. */
function argument(path, suffix = '') {
    if (!/^[^"\p{Cc}\u2010-\u2015\u2212\u2018-\u201f\u00ab\u00bb\u2032\u2033]+$/u.test(path) || /[^\P{Zs} ]/u.test(path))
        return null;
    return path.includes(' ') ? `"${path}"${suffix}` : `${path}${suffix}`;
}
function rereadCommand({ reread }, prefix) {
    if (reread === undefined)
        return null;
    const path = argument(reread.path, reread.count === 0 ? '' : `:${reread.start}-${reread.start + reread.count - 1}`);
    return path === null ? null : `${prefix} read ${path}`;
}
/** Returns everything that a refusal has to say. */
function whole(refusal, prefix) {
    const { neighbourhood = [], candidates = [], lines = [], current_anchor } = refusal;
    const command = rereadCommand(refusal, prefix);
    return [
        short(refusal),
        ...(current_anchor === undefined || refusal.message.includes(current_anchor) ? [] : [`The anchor is now ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(current_anchor)}.`]),
        ...(neighbourhood.length === 0 ? [] : ['What is there now:', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)(anchored(neighbourhood), '', 1)]),
        ...(candidates.length === 0 ? [] : [`The same text stands at ${candidates.map(({ anchor }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(anchor)).join(', ')}.`]),
        ...lines.flatMap((block) => [`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(block.range_anchor)} covers`, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)(anchored(block.lines), '', 1)]),
        ...(command === null || lines.length > 0 ? [] : ['To read just that:', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)(command, '', 2)]),
    ].join('\n\n');
}
/** Returns the section of refusals: each whole while there is room, then short, then counted. */
function refusalSection(rank, refusals, prefix) {
    return {
        rank,
        draw: (budget) => {
            const parts = [];
            let left = budget - _budget_js__WEBPACK_IMPORTED_MODULE_0__/* .RESERVE */ .BP / 2;
            for (const [i, refusal] of refusals.entries()) {
                const form = [whole(refusal, prefix), short(refusal), `**${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(refusal.code)}**`].find((text) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .size */ .Ej)(text) + 2 <= left);
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6921);
/* harmony import */ var _engine_receipt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5570);
/* harmony import */ var _refusal_section_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1101);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7406);
/** Answers of reading operations in plain text, for the terminal and, in a fence, for the card. */





const maybe = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish().transform((value) => value ?? null);
const read = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), start: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), count: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), total_lines: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), tokens: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    lines: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ n: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), anchor: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(), text: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
    file_anchor: maybe, range_anchor: maybe, continues: maybe,
});
const checked = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), status: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), reason: maybe,
    errors: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ line: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), character: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), message: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), excerpt: maybe })).default([]),
});
const diagnosed = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), checked: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(), reason: maybe,
    items: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ line: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), character: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), severity: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })).default([]),
});
const action = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), title: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), kind: maybe });
const server = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), languages: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()), path: maybe, remedy: maybe });
const listedPlan = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), title: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().default(''), expires_at: maybe });
const listedReceipt = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), operation: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), title: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), actor: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), at: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), files: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_engine_receipt_js__WEBPACK_IMPORTED_MODULE_0__/* .fileReportSchema */ .iR),
});
const transaction = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), files: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), operation: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })), commits: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
});
const cell = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    language: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), generation: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), value: maybe, output: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().default(''), state_lost: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().default(false),
    error: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), line: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullish().transform((line) => line ?? null), excerpt: maybe }).nullish().transform((error) => error ?? null),
});
function tellRead(window) {
    const { path, start, count, total_lines, tokens, continues } = window;
    const shown = count === 0 ? 'empty' : `lines ${start}-${start + count - 1} of ${total_lines}`;
    const first = `${path}: ${(0,_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(tokens, 'token')}, ${shown}${continues === null ? '' : `; go on with read ${continues}`}`;
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
/** Returns the teller of a list: one text an item, or a sentence when there is none. */
function list(item, tell, none) {
    return (value) => {
        const { data } = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(item).safeParse(value);
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
    actions: list(action, ({ id, title, kind }) => `${id}  ${title}${reason(kind)}`, 'There are no code actions here.'),
    servers: list(server, ({ name, languages, path, remedy }) => `${name} (${languages.join(', ')}): ${path ?? `not installed${remedy === null ? '' : `; ${remedy}`}`}`, 'No language servers are known.'),
    plans: list(listedPlan, ({ id, title, expires_at }) => `${id}  ${title}${expires_at === null ? '' : `, until ${expires_at}`}`, 'There are no open plans.'),
    receipts: list(listedReceipt, ({ id, operation, title, actor, at, files }) => `${id}\n  ${at} ${operation} by ${actor}, ${(0,_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(files.length, 'file')}${title === '' ? '' : `: ${title}`}`, 'There are no receipts yet.'),
    transaction: one(transaction, ({ id, name, files, commits }) => [
        `${id}  ${name}, ${(0,_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(files.length, 'file')} staged${commits === false ? '; it would not commit now' : ''}`,
        ...files.map(({ path, operation }) => `  ${operation} ${path}`),
    ].join('\n')),
    cell: one(cell, tellCell),
    changeset: (value) => (typeof value === 'object' && value !== null ? (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .renderJson */ .h)(value, 2) : null),
};
function tellMember(name, value) {
    const teller = Object.hasOwn(TELLERS, name) ? TELLERS[name] : undefined;
    const told = teller?.(value);
    if (told !== undefined && told !== null)
        return told;
    if (typeof value === 'object' && value !== null)
        return `${name}: ${(0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .renderJson */ .h)(value, 2)}`;
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

/***/ 7431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ openLocal),
  $: () => (/* binding */ openPush)
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
// EXTERNAL MODULE: ./lib/base/encoding.js
var encoding = __webpack_require__(2252);
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
/** Returns the ref that holds the plans of an owner. */
function plansRef(owner) {
    return `refs/holdfast/plans/${owner}`;
}

// EXTERNAL MODULE: ./lib/base/fault.js
var fault = __webpack_require__(6173);
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
/** Returns a value as trailers hold it: percent-encoded where it would not stay on its line as it is. */
function trailerValue(value) {
    return value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}%]|^\s+|\s+$/gu, encoded);
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/git/object.js
/** Git's objects as bytes: ids, trees and commits, read and written without a process. Names in trees are binary strings. */



/** Returns a path, or a component, as trees hold it: one character for each byte of its UTF-8. */
function binaryName(path) {
    return Buffer.from(path, 'utf8').toString('latin1');
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
/** Returns what these paths are in a commit. Throws `Fault` where the repository lacks a part of it. */
async function snapshotAt(repository, commit, paths) {
    const stored = await repository.reader.read(commit);
    if (stored?.type !== 'commit')
        throw new fault/* Fault */.vC(`the repository lacks the commit ${commit}`);
    const root = treeOf(stored.bytes);
    const trees = openTrees(repository.reader, repository.format);
    const entries = await Promise.all(paths.map(async (path) => [path, await entryOf(repository, await trees.locate(root, path))]));
    return { base: commit, entries: new Map(entries) };
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
    const load = async (paths) => {
        const base = await findBase(repository, branch);
        if (!base.ok)
            return base;
        return (0,outcome.ok)(await snapshotAt(repository, base.value.head, paths));
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
    return { owner, name: 'local', load, land };
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
var engine_plan = __webpack_require__(8479);
;// CONCATENATED MODULE: ./lib/git/claims.js




/** Returns what happened to a path, or null where one of its sides is no regular file. */
async function changeOf({ reader }, { path, before: old, after: next }, sha256) {
    const side = async (leaf) => {
        if (leaf === null)
            return null;
        const stored = /^100[67]/u.test(leaf.mode) ? await reader.read(leaf.oid) : null;
        return stored === null ? undefined : (0,engine_plan/* sideOf */.Jh)(stored.bytes, leaf.mode === '100755' ? '100755' : '100644', sha256);
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

;// CONCATENATED MODULE: ./lib/git/recorder.js
/** What the working tree needs of git: the record of its sets, the branch that HEAD names, and the index. */









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
        fileMode, staged, committed,
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
        settled: async (updates) => { await awaitRefs(git, format, updates); },
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

// EXTERNAL MODULE: ./lib/engine/ports.js
var ports = __webpack_require__(1450);
// EXTERNAL MODULE: ./lib/host/clock.js
var clock = __webpack_require__(9144);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
;// CONCATENATED MODULE: ./lib/git/shelf-form.js
/** A shelf as bytes: `shelf.json` beside `blobs/<sha256>`; read back with suspicion. */



const digest = schemas/* string */.YjP().regex(/^[0-9a-f]{64}$/u);
const side = schemas/* strictObject */.rej({ mode: schemas/* enum */.k5n(['100644', '100755']), sha256: digest }).nullable();
const planForm = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP(), target: schemas/* string */.YjP(), base: schemas/* string */.YjP().nullable(), title: schemas/* string */.YjP(),
    verify: schemas/* array */.YOg(schemas/* strictObject */.rej({ language: schemas/* enum */.k5n(['js', 'ts', 'py']), code: schemas/* string */.YjP() })),
    files: schemas/* array */.YOg(schemas/* strictObject */.rej({
        operation: schemas/* enum */.k5n(['edit', 'create', 'delete', 'move']), path: schemas/* string */.YjP(), from: schemas/* string */.YjP().optional(), before: side, after: side,
    })),
    unchanged: schemas/* array */.YOg(schemas/* string */.YjP()),
});
const shelfForm = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1),
    plans: schemas/* array */.YOg(schemas/* strictObject */.rej({ author: schemas/* string */.YjP(), created_at: schemas/* number */.aig(), expires_at: schemas/* number */.aig(), plan: planForm })),
    retired: schemas/* array */.YOg(schemas/* strictObject */.rej({
        id: schemas/* string */.YjP(), state: schemas/* enum */.k5n(['applied', 'discarded', 'expired']), receipt: schemas/* string */.YjP().optional(), at: schemas/* number */.aig(),
    })),
});
/** Returns `shelf.json`. */
function printShelf(shelf) {
    const sideForm = (s) => (s === null ? null : { mode: s.mode, sha256: s.sha256 });
    const form = {
        version: 1,
        plans: shelf.plans.map(({ plan, author, createdAt, expiresAt }) => ({
            author, created_at: createdAt, expires_at: expiresAt,
            plan: {
                id: plan.id, target: plan.target, base: plan.base, title: plan.title, verify: [...plan.verify], unchanged: [...plan.unchanged],
                files: plan.files.map(({ operation, path, from, before, after }) => ({
                    operation, path, ...(from === undefined ? {} : { from }), before: sideForm(before), after: sideForm(after),
                })),
            },
        })),
        retired: [...shelf.retired],
    };
    return (0,encoding/* utf8 */.As)(`${JSON.stringify(form)}\n`);
}
/** Returns what `shelf.json` says, or null when it is no shelf. */
function parseShelf(bytes) {
    try {
        const parsed = shelfForm.safeParse(JSON.parse((0,encoding/* decode */.D4)(bytes)));
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
    const { title, verify, unchanged, target, base, id } = form.plan;
    const plan = (0,engine_plan/* bindPlan */.Dd)({ title, verify, files, unchanged }, target, base, sha256);
    return plan.id === id ? { plan, author: form.author, createdAt: form.created_at, expiresAt: form.expires_at } : null;
}

;// CONCATENATED MODULE: ./lib/git/shelf.js












const shelf_ATTEMPTS = 40;
/** Returns the shelf store of this working tree's owner. */
function openShelf(repository, options) {
    const { git, reader, format, owner } = repository;
    const { sha256, now, notice } = options;
    const ref = plansRef(owner);
    const read = async (tip) => {
        const commit = tip === null ? null : await reader.read(tip);
        if (commit === null)
            return { shelf: ports/* EMPTY_SHELF */.X, blobs: new Map() };
        const trees = openTrees(reader, format);
        const root = treeOf(commit.bytes);
        const bytesAt = async (path) => {
            const place = await trees.locate(root, path);
            const stored = place.kind === 'found' ? await reader.read(place.leaf.oid) : null;
            return place.kind === 'found' && stored !== null ? { bytes: stored.bytes, leaf: place.leaf } : null;
        };
        const form = parseShelf((await bytesAt('shelf.json'))?.bytes ?? new Uint8Array());
        if (form === null) {
            notice(`${ref} holds no shelf and was passed over`);
            return { shelf: ports/* EMPTY_SHELF */.X, blobs: new Map() };
        }
        const contents = new Map();
        const blobs = new Map();
        await Promise.all(digestsOf(form).map(async (digest) => {
            const found = await bytesAt(`blobs/${digest}`);
            if (found === null || sha256(found.bytes) !== digest)
                return;
            contents.set(digest, found.bytes);
            blobs.set(digest, found.leaf);
        }));
        const plans = form.plans.flatMap((one) => {
            const plan = restorePlan(one, contents, sha256);
            if (plan === null)
                notice(`the retained plan ${one.plan.id} is not what its id says and was passed over`);
            return plan === null ? [] : [plan];
        });
        return { shelf: { plans, retired: form.retired.map(({ receipt, ...rest }) => (receipt === undefined ? rest : { ...rest, receipt })) }, blobs };
    };
    const make = (shelf, there) => {
        const objects = [];
        const blob = (bytes) => {
            const object = makeObject('blob', bytes, format);
            objects.push(object);
            return { mode: '100644', oid: object.oid };
        };
        const leaves = new Map([['shelf.json', blob(printShelf(shelf))]]);
        for (const [digest, bytes] of sidesOf(shelf))
            leaves.set(`blobs/${digest}`, there.get(digest) ?? blob(bytes));
        const tree = plantTree(leaves, format);
        const by = stamped(HOLDFAST, now());
        const commit = makeCommit({ tree: tree.oid, parents: [], author: by, committer: by, message: 'holdfast: plans\n' }, format);
        return { oid: commit.oid, objects: [...objects, ...tree.objects, commit] };
    };
    return {
        update: async (step) => {
            for (let attempt = 0; attempt < shelf_ATTEMPTS; attempt++) {
                const tip = (await readRefs(git, [ref])).get(ref) ?? null;
                const { shelf, blobs } = await read(tip);
                const { answer, shelf: next } = step(shelf);
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
/** Lets go of the plans of working trees that are gone; `owners` are those that are not. Returns how many there were. */
async function dropLostShelves(repository, owners) {
    const { git } = repository;
    const kept = new Set(owners.map(plansRef));
    const { stdout } = await git.run(['for-each-ref', '--format=%(objectname) %(refname)', plansRef('local')]);
    const lost = (0,encoding/* decode */.D4)(stdout).split('\n').map((line) => line.split(' ')).flatMap(([oid = '', ref = '']) => (ref === '' || kept.has(ref) ? [] : [{ oid, ref }]));
    if (lost.length > 0)
        await git.run(['update-ref', '--stdin', '-z'], { input: (0,encoding/* utf8 */.As)(lost.map(({ oid, ref }) => `delete ${ref}\0${oid}\0`).join('')) });
    return lost.length;
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

// EXTERNAL MODULE: ./lib/base/path.js
var base_path = __webpack_require__(3838);
;// CONCATENATED MODULE: ./lib/worktree/journal.js
/**
 * The intent journal: one file, whole or absent, that says what a set is about to do and how to tell whether it did.
 *
 * It is written before the first change outside the git directory and removed after the last. A set landed exactly if the
 * ledger holds its entry: then what remains is cleaning up; else everything goes back.
 */






const journal_side = schemas/* strictObject */.rej({ sha256: schemas/* string */.YjP(), mode: schemas/* string */.YjP() }).nullable();
const fileForm = schemas/* strictObject */.rej({
    /** The path of the repository. */
    path: schemas/* string */.YjP(),
    before: journal_side,
    after: journal_side,
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
    const [holder] = await unless(GONE, () => files.readdir(lock)) ?? [];
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
    await unless(['EEXIST'], () => files.mkdir(state));
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
        await place.files.rmdir(lock);
    });
}

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
    const namesIn = async (folder) => {
        try {
            return await place.files.readdir(folder);
        }
        catch (error) {
            if ((0,host_files/* errno */.b)(error) === 'ENOENT')
                return [];
            throw error;
        }
    };
    const names = await namesIn(place.state);
    if (names.some((name) => name !== 'lock'))
        return true;
    // The lock of a process that died after its last clean-up is in nobody's way, but has no business there.
    return names.includes('lock') && (await namesIn((0,external_node_path_.join)(place.state, 'lock'))).some((holder) => isAbandoned(place, holder));
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
async function see(place, paths) {
    const [first, ...more] = escapes(paths);
    return first === undefined ? (0,outcome.ok)(await lookAtAll(place, paths)) : (0,outcome/* refuse */.T)(first, ...more);
}
function snapshotOf(sights, base) {
    return { base, entries: new Map([...sights].map(([path, { entry }]) => [path, entry])) };
}
/** Returns the working tree as a target that commits nothing. Loading refuses: path_escape; landing: busy, dirty_target. */
function openWorktree(place) {
    return {
        owner: place.owner, name: target_NAME,
        load: async (paths) => {
            const sights = await see(place, paths);
            return sights.ok ? (0,outcome.ok)(snapshotOf(sights.value, null)) : sights;
        },
        land: (set) => landSet(place, set, null),
    };
}
/** Returns how a file differs from the branch's leaf, or null. What is no file at all is refused by the engine, by name. */
function fileDirt(place, entry, leaf) {
    if (entry.kind === 'file') {
        const same = leaf?.oid === place.recorder.blobId(entry.bytes) && leaf.mode === entry.mode;
        return same ? null : 'the file differs from the branch';
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
        owner: place.owner, name: target_NAME,
        load: async (paths) => {
            const [committed, sights] = await Promise.all([place.recorder.committed(paths), see(place, paths)]);
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
    const shelf = openShelf(repository, { sha256: sha256/* sha256 */.s, now, notice });
    const place = {
        owner, root, state, index, files, recorder: openRecorder(repository, ledger, now),
        lifetimes: options.lifetimes ?? openLifetimes(), now, random, patience: options.patience ?? wiring_PATIENCE,
    };
    return (0,outcome.ok)({
        owner, root, sha256: sha256/* sha256 */.s, ledger, shelf,
        targets: { worktree: openWorktree(place), commit: openCommit(place), branch: (name) => openBranchTarget(repository, ledger, name, now) },
        branchLedger: (name) => openLedger(repository, { sha256: sha256/* sha256 */.s, now, notice, branch: `refs/heads/${name}` }),
        listing: () => listFiles(repository, []),
        user: async () => (await repository.identities.author())?.who.replace(/ <[^<>]*>$/u, '') ?? null,
        recover: () => recover(place),
        gc: async () => {
            const plans = await shelf.update((current) => {
                const next = (0,retention/* expire */.Gb)(current, now());
                return { answer: current.plans.length - next.plans.length, ...(next === current ? {} : { shelf: next }) };
            });
            return { plans, worktrees: await dropLostShelves(repository, await livingOwners(repository, files)) };
        },
        close: () => repository.reader.close(),
    });
}
/** Returns the owners of the main working tree and of every linked one that git still knows. */
async function livingOwners(repository, files) {
    const linked = (0,external_node_path_.join)(repository.common, 'worktrees');
    const names = await files.lstat(linked) === null ? [] : await files.readdir(linked);
    return [null, ...names].map(localOwner);
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
