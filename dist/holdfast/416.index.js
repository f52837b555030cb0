export const id = 416;
export const ids = [416,506];
export const modules = {

/***/ 2416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction),
  runHere: () => (/* binding */ runHere)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(1514);
// EXTERNAL MODULE: ./lib/base/fault.js
var fault = __webpack_require__(6173);
// EXTERNAL MODULE: ./lib/base/outcome.js
var outcome = __webpack_require__(9877);
// EXTERNAL MODULE: ./lib/base/path.js
var base_path = __webpack_require__(3838);
// EXTERNAL MODULE: ./lib/changeset/patch/document.js
var patch_document = __webpack_require__(3404);
// EXTERNAL MODULE: ./lib/commands/run.js
var run = __webpack_require__(2547);
// EXTERNAL MODULE: ./lib/engine/execute.js + 2 modules
var execute = __webpack_require__(4517);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./node_modules/yauzl/index.js
var yauzl = __webpack_require__(663);
// EXTERNAL MODULE: ./lib/base/encoding.js
var encoding = __webpack_require__(2252);
;// CONCATENATED MODULE: ./lib/forge/archive.js
/**
 * The one file of a zip that a stranger may have made; nothing is ever unpacked to a disk (spec page 5.1).
 *
 *   bounds: the archive, the number of entries, the unpacked size of the one, and how much larger than packed it may be
 *   names:  plain, relative, each once even where letter case does not count; no directories, links or encrypted entries
 */





const MAX_ARCHIVE = 16 * 1024 * 1024;
const MAX_ENTRIES = 16;
const MAX_FILE = 64 * 1024 * 1024;
const MAX_RATIO = 200;
/** Bytes up to which how well they are packed says nothing. */
const SMALL = 1024 * 1024;
/** Which file is meant where there are several. */
const NAMES = ['plan.json', 'changeset.json', 'result.json'];
const SYMLINK = 0o120000;
const KIND = 0o170000;
function invalid(detail) {
    return (0,outcome/* refuse */.T)({ code: 'invalid_artifact', detail });
}
/** Returns what is wrong with an entry by its header alone, or null. */
function entryProblem({ fileName, uncompressedSize, compressedSize, generalPurposeBitFlag, externalFileAttributes }) {
    if (fileName.endsWith('/') || (0,base_path/* pathProblem */.z9)(fileName) !== null || fileName.includes('\\'))
        return `the name ${JSON.stringify(fileName.slice(0, 100))}`;
    if ((generalPurposeBitFlag & 1) !== 0)
        return `${fileName} is encrypted`;
    if (((externalFileAttributes >>> 16) & KIND) === SYMLINK)
        return `${fileName} is a symbolic link`;
    if (uncompressedSize > MAX_FILE)
        return `${fileName} holds more than ${String(MAX_FILE)} bytes`;
    return uncompressedSize > SMALL && uncompressedSize > MAX_RATIO * Math.max(1, compressedSize) ? `${fileName} is packed too well to be honest` : null;
}
function archive_open(bytes) {
    return new Promise((resolve, reject) => {
        (0,yauzl/* fromBuffer */.vY)(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { lazyEntries: true, validateEntrySizes: true, strictFileNames: true }, (error, zip) => { if (error === null)
            resolve(zip);
        else
            reject(error); });
    });
}
/** Returns the headers of all entries, at most one more than there may be. */
function entriesOf(zip) {
    return new Promise((resolve, reject) => {
        const entries = [];
        zip.on('error', reject);
        zip.on('end', () => resolve(entries));
        zip.on('entry', (entry) => {
            entries.push(entry);
            if (entries.length > MAX_ENTRIES)
                resolve(entries);
            else
                zip.readEntry();
        });
        zip.readEntry();
    });
}
async function contentOf(zip, entry) {
    const stream = await new Promise((resolve, reject) => {
        zip.openReadStream(entry, (error, opened) => { if (error === null)
            resolve(opened);
        else
            reject(error); });
    });
    const parts = [];
    let size = 0;
    for await (const part of stream) {
        const bytes = part;
        size += bytes.length;
        if (size > MAX_FILE)
            throw new fault/* Fault */.vC('it holds more than it says');
        parts.push(bytes);
    }
    return Buffer.concat(parts);
}
function chosen(entries) {
    if (entries.length > MAX_ENTRIES)
        return invalid(`more than ${String(MAX_ENTRIES)} files`);
    const [problem] = entries.flatMap((entry) => entryProblem(entry) ?? []);
    if (problem !== undefined)
        return invalid(problem);
    const names = entries.map(({ fileName }) => fileName.normalize('NFC').toLowerCase());
    if (new Set(names).size !== names.length)
        return invalid('two files of one name');
    const [only] = entries;
    if (only !== undefined && entries.length === 1)
        return (0,outcome.ok)(only);
    const meant = entries.filter(({ fileName }) => NAMES.includes(fileName));
    const [found] = meant;
    return found !== undefined && meant.length === 1 ? (0,outcome.ok)(found) : invalid(`not exactly one of ${NAMES.join(', ')}`);
}
/** Returns the text of the one file that an archive is about. Refuses: invalid_artifact. */
async function textOfArchive(bytes) {
    if (bytes.length > MAX_ARCHIVE)
        return invalid(`more than ${String(MAX_ARCHIVE)} bytes`);
    try {
        const zip = await archive_open(bytes);
        const entry = chosen(await entriesOf(zip));
        if (!entry.ok)
            return entry;
        const text = (0,encoding/* decodeStrict */.Ob)(await contentOf(zip, entry.value));
        return text === null ? invalid(`${entry.value.fileName} is not valid UTF-8`) : (0,outcome.ok)(text.replace(/^\ufeff/u, ''));
    }
    catch (error) {
        return invalid(error instanceof Error ? error.message : 'it cannot be unpacked');
    }
}

// EXTERNAL MODULE: ./lib/forge/client.js + 1 modules
var forge_client = __webpack_require__(6506);
;// CONCATENATED MODULE: ./lib/forge/artifact.js
/** The document in a named artifact of a workflow run, and the pull request that the run was for (spec page 5.1). */





const listed = schemas/* object */.Ikc({
    artifacts: schemas/* array */.YOg(schemas/* object */.Ikc({
        id: schemas/* int */.Whr(), name: schemas/* string */.YjP(), size_in_bytes: schemas/* number */.aig(), expired: schemas/* boolean */.zMY(), digest: schemas/* string */.YjP().nullable().optional(),
    })),
});
const pulls = schemas/* array */.YOg(schemas/* object */.Ikc({
    number: schemas/* int */.Whr(), state: schemas/* string */.YjP(), head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP(), repo: schemas/* object */.Ikc({ id: schemas/* int */.Whr() }).nullable() }),
}));
function artifact_invalid(detail) {
    return (0,outcome/* refuse */.T)({ code: 'invalid_artifact', detail });
}
/** Returns the text in the one artifact of a run that has this name. Refuses: invalid_artifact, missing_permission. */
async function textOfArtifact(client, runId, name) {
    const reply = await client.rest('GET', `/actions/runs/${String(runId)}/artifacts?per_page=100&name=${encodeURIComponent(name)}`, {}, { harmless: true });
    if (!reply.ok)
        return reply.status === 403 ? (0,outcome/* refuse */.T)({ code: 'missing_permission', detail: 'actions: read' }) : artifact_invalid(`run ${String(runId)} is not there`);
    const found = (0,forge_client.accepted)(listed, reply, 'the artifacts of a run').artifacts.filter((one) => one.name === name);
    const [artifact, ...others] = found.filter(({ expired }) => !expired);
    if (artifact === undefined)
        return artifact_invalid(`run ${String(runId)} has no artifact ${name}${found.length > 0 ? ' that has not expired' : ''}`);
    if (others.length > 0)
        return artifact_invalid(`run ${String(runId)} has several artifacts ${name}`);
    if (artifact.size_in_bytes > MAX_ARCHIVE)
        return artifact_invalid(`${name} holds more than ${String(MAX_ARCHIVE)} bytes`);
    const download = await client.download(`/actions/artifacts/${String(artifact.id)}/zip`, MAX_ARCHIVE);
    if (!download.ok)
        return artifact_invalid(`${name} cannot be downloaded (${String(download.status)})`);
    const digest = `sha256:${(0,external_node_crypto_.createHash)('sha256').update(download.bytes).digest('hex')}`;
    if (typeof artifact.digest === 'string' && artifact.digest !== digest)
        return artifact_invalid(`${name} is not what its digest says`);
    return textOfArchive(download.bytes);
}
/**
 * Returns what a run was for: the open pull request whose head is the run's, by repository id and commit, or the branch itself
 * where the run was on one of this repository. Refuses: head_moved.
 */
async function subjectOfRun(client, run, repositoryId) {
    const head = encodeURIComponent(`${run.headOwner}:${run.headBranch}`);
    const found = (0,forge_client.accepted)(pulls, await client.rest('GET', `/pulls?state=open&per_page=100&head=${head}`, {}, { harmless: true }), 'pull requests');
    const [pull, ...others] = found.filter((one) => one.head.repo?.id === run.headRepositoryId && one.head.sha === run.headSha);
    if (pull !== undefined && others.length === 0)
        return (0,outcome.ok)({ kind: 'pull', number: pull.number });
    const moved = (0,outcome/* refuse */.T)({ code: 'head_moved', detail: `no open pull request has the head ${run.headSha} that the run was on` });
    if (others.length > 0 || found.length > 0 || run.headRepositoryId !== repositoryId)
        return moved;
    return (0,outcome.ok)({ kind: 'branch', name: run.headBranch });
}

;// CONCATENATED MODULE: ./lib/forge/trigger.js
/** From a workflow event to what it asks for (spec page 5.1). The payload is GitHub's; what it quotes is untrusted. */

const person = schemas/* object */.Ikc({ id: schemas/* int */.Whr(), login: schemas/* string */.YjP(), type: schemas/* string */.YjP() })
    .transform(({ id, login, type }) => ({ id, login, bot: type === 'Bot' }));
const comment = schemas/* object */.Ikc({ id: schemas/* int */.Whr(), node_id: schemas/* string */.YjP(), body: schemas/* string */.YjP(), created_at: schemas/* string */.YjP(), user: person });
const issueComment = schemas/* object */.Ikc({
    action: schemas/* string */.YjP(), comment, sender: person,
    issue: schemas/* object */.Ikc({ number: schemas/* int */.Whr(), pull_request: schemas/* unknown */.L5J().optional() }),
});
const reviewComment = schemas/* object */.Ikc({ action: schemas/* string */.YjP(), comment, sender: person, pull_request: schemas/* object */.Ikc({ number: schemas/* int */.Whr() }) });
const review = schemas/* object */.Ikc({
    action: schemas/* string */.YjP(), sender: person, pull_request: schemas/* object */.Ikc({ number: schemas/* int */.Whr() }),
    review: schemas/* object */.Ikc({ id: schemas/* int */.Whr(), node_id: schemas/* string */.YjP(), body: schemas/* string */.YjP().nullable(), submitted_at: schemas/* string */.YjP().nullable(), user: person }),
});
const step = schemas/* object */.Ikc({
    sender: person.optional(), pull_request: schemas/* object */.Ikc({ number: schemas/* int */.Whr() }).optional(),
});
const workflowRun = schemas/* object */.Ikc({
    action: schemas/* string */.YjP(), sender: person,
    workflow_run: schemas/* object */.Ikc({
        id: schemas/* int */.Whr(), conclusion: schemas/* string */.YjP().nullable(), head_branch: schemas/* string */.YjP().nullable(), head_sha: schemas/* string */.YjP(),
        head_repository: schemas/* object */.Ikc({ id: schemas/* int */.Whr(), owner: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }) }).nullable(),
    }),
});
const STEPS = ['workflow_dispatch', 'repository_dispatch', 'workflow_call', 'schedule', 'push', 'pull_request'];
function unreadable(event) {
    return { kind: 'refused', refusal: { code: 'event_not_allowed', detail: `the payload of ${event} is not as documented` } };
}
function fromIssueComment({ payload, requestId }) {
    const read = issueComment.safeParse(payload);
    if (!read.success)
        return unreadable('issue_comment');
    const { action, issue, sender } = read.data;
    if (action !== 'created')
        return { kind: 'ignored', reason: `a comment that was ${action} is not carried out; write a new one` };
    if (issue.pull_request === undefined || issue.pull_request === null)
        return { kind: 'ignored', reason: 'the comment is on a plain issue' };
    const { id, node_id: nodeId, created_at: createdAt, body, user } = read.data.comment;
    return {
        kind: 'comment', number: issue.number, comment: { id, nodeId, createdAt, place: 'conversation' }, body, author: user, sender,
        readOnly: false, requestId: requestId ?? `comment:${String(id)}`,
    };
}
function fromReviewComment({ payload, requestId }) {
    const read = reviewComment.safeParse(payload);
    if (!read.success)
        return unreadable('pull_request_review_comment');
    const { action, sender, pull_request: { number } } = read.data;
    if (action !== 'created')
        return { kind: 'ignored', reason: `a review comment that was ${action} is not carried out` };
    const { id, node_id: nodeId, created_at: createdAt, body, user } = read.data.comment;
    return {
        kind: 'comment', number, comment: { id, nodeId, createdAt, place: 'diff' }, body, author: user, sender,
        readOnly: true, requestId: requestId ?? `comment:${String(id)}`,
    };
}
function fromReview({ payload, requestId }) {
    const read = review.safeParse(payload);
    if (!read.success)
        return unreadable('pull_request_review');
    const { action, sender, pull_request: { number } } = read.data;
    if (action !== 'submitted')
        return { kind: 'ignored', reason: `a review that was ${action} is not carried out` };
    const { id, node_id: nodeId, submitted_at: at, body, user } = read.data.review;
    return {
        kind: 'comment', number, comment: { id, nodeId, createdAt: at ?? new Date(0).toISOString(), place: 'review' }, body: body ?? '',
        author: user, sender, readOnly: true, requestId: requestId ?? `comment:${String(id)}`,
    };
}
/** A run that ended says by the platform's word alone what it was on; what it was told is in its artifacts. */
function fromWorkflowRun({ name, payload, runId, job, step: id, requestId }) {
    const read = workflowRun.safeParse(payload);
    if (!read.success)
        return unreadable('workflow_run');
    const { action, sender, workflow_run: { id: endedId, conclusion, head_branch: headBranch, head_sha: headSha, head_repository: head } } = read.data;
    if (action !== 'completed')
        return { kind: 'ignored', reason: `the run is only ${action}` };
    if (conclusion !== 'success')
        return { kind: 'ignored', reason: `the run ended with ${conclusion ?? 'nothing'}` };
    if (head === null || headBranch === null)
        return { kind: 'refused', refusal: { code: 'branch_missing', detail: 'the repository or branch that the run was on is gone' } };
    return {
        kind: 'step', event: name, number: null, sender, readOnly: false, requestId: requestId ?? `run:${runId}/${job}/${id}`,
        ended: { id: endedId, headRepositoryId: head.id, headOwner: head.owner.login, headBranch, headSha },
    };
}
const READERS = {
    issue_comment: fromIssueComment, pull_request_review_comment: fromReviewComment, pull_request_review: fromReview, workflow_run: fromWorkflowRun,
};
/** Returns what an event asks for. Refuses: event_not_allowed. */
function readTrigger(facts) {
    const reader = READERS[facts.name];
    if (reader !== undefined)
        return reader(facts);
    if (!STEPS.includes(facts.name))
        return { kind: 'refused', refusal: { code: 'event_not_allowed', detail: facts.name } };
    const read = step.safeParse(facts.payload);
    if (!read.success)
        return unreadable(facts.name);
    const { runId, job, step: id } = facts;
    return {
        kind: 'step', event: facts.name, number: read.data.pull_request?.number ?? null, sender: read.data.sender ?? null, ended: null,
        readOnly: facts.name === 'pull_request', requestId: facts.requestId ?? `run:${runId}/${job}/${id}`,
    };
}

// EXTERNAL MODULE: ./lib/changeset/issues.js
var issues = __webpack_require__(6778);
// EXTERNAL MODULE: ./lib/text/visible.js
var visible = __webpack_require__(1981);
// EXTERNAL MODULE: ./lib/commands/blocks.js
var blocks = __webpack_require__(126);
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
    const scan = (0,blocks/* scanBlocks */.g)(body.slice(line.to).replace(/^(?:\r\n|[\n\r])/u, ''));
    const payloads = scan.blocks.filter(({ language }) => languagesFor(verb).includes(language));
    return {
        verb, args, rest: command.slice(first.length).trim(),
        payload: payloads.length === 1 && !scan.doubt ? payloads[0] ?? null : null,
        problems: problemsOf(command, scan, payloads.length, prefix),
    };
}

// EXTERNAL MODULE: ./lib/base/nearest.js
var nearest = __webpack_require__(9119);
// EXTERNAL MODULE: ./lib/commands/table.js + 34 modules
var table = __webpack_require__(4702);
;// CONCATENATED MODULE: ./lib/commands/help.js
/** Help in comments, from the rows of the table: a comment's document is its fenced block, and never a file or standard input. */



/** Options that make sense on a machine of one's own only, or that the workflow decides. */
const LOCAL_OPTIONS = ['commit', 'branch', 'request-id', 'syntax-check', 'fail-on'];
const EXAMPLE = ['```json', '{ "version": 1, "changes": [ { "path": "…", "expected_anchor": "fa:…", "hunks": [ { "start": 2, "end": 2, "lines": ["…"] } ] } ] }', '```'];
/** Returns the commands of this version that a comment may hold. */
function commentCommands() {
    return table/* COMMANDS */.Lo.filter((command) => command.doors.includes('comment') && (0,table/* hasComeYet */.V3)(command));
}
/** Returns how a command is written in a comment, a form each: with its block, with its other operands. */
function help_forms({ verb, operands, document }, prefix) {
    if (!document)
        return [`${prefix} ${verb} ${operands}`.trim()];
    const others = operands.replace(/^\[|\]$/gu, '').split('|').filter((operand) => operand !== 'FILE' && operand !== '-');
    return [`${prefix} ${verb} + one fenced block`, ...others.map((operand) => `${prefix} ${verb} ${operand}`)];
}
/** Returns the options that a comment may give, a line each. */
function options({ options: { shape } }) {
    return Object.entries(shape).filter(([name]) => !LOCAL_OPTIONS.includes(name))
        .map(([name, schema]) => `    --${name}  ${schema.description ?? ''}`.trimEnd());
}
/** Returns the answer to `help`: every command of this version with its forms. */
function helpText(prefix) {
    const lines = commentCommands().map((command) => [...help_forms(command, prefix), `    ${command.summary}`].join('\n'));
    return [`${prefix} help [COMMAND]\n    Show this list, or one command with its options.`, ...lines].join('\n');
}
/** Returns the answer to `help VERB`: forms, options and, where it takes a document, how its block looks; or null for no such command. */
function helpOn(verb, prefix) {
    const command = commentCommands().find((one) => one.verb === verb.toLowerCase());
    if (command === undefined)
        return null;
    const given = options(command);
    return [
        ...help_forms(command, prefix), `    ${command.summary}`,
        ...(given.length === 0 ? [] : ['', 'Options:', ...given]),
        ...(command.document ? ['', 'The block stands below the command, in the same comment:', '', ...EXAMPLE] : []),
    ].join('\n');
}
/** Returns what to say of a verb that a comment cannot hold. */
function unknownCommand(verb) {
    const near = (0,nearest/* nearest */.p)(verb, [...commentCommands().map((command) => command.verb), 'help']);
    return `there is no command ${verb.slice(0, 40)}${near.length === 0 ? '; help lists all' : `; did you mean ${near.join(' or ')}?`}`;
}

// EXTERNAL MODULE: ./lib/commands/transaction-request.js + 4 modules
var transaction_request = __webpack_require__(6202);
;// CONCATENATED MODULE: ./lib/action/ask.js







function ask_invalid(detail) {
    return { code: 'invalid_request', detail };
}
/** Splits words into operands and options, by what the command's schema knows. Refuses: invalid_request. */
function readWords(command, words) {
    const operands = [];
    const given = {};
    const queue = [...words];
    for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
        const [, name, value] = /^--([a-z][a-z-]*)(?:=(.*))?$/u.exec(word) ?? [];
        if (name === undefined) {
            operands.push(word);
            continue;
        }
        const field = LOCAL_OPTIONS.includes(name) ? undefined : command.options.shape[name];
        if (field === undefined)
            return (0,outcome/* refuse */.T)(ask_invalid(`${command.verb} has no option --${name} here`));
        const isFlag = value === undefined && field.safeParse(true).success;
        const said = isFlag ? true : value ?? queue.shift();
        if (said === undefined)
            return (0,outcome/* refuse */.T)(ask_invalid(`--${name} needs a value`));
        given[name] = said;
    }
    const options = command.options.safeParse(given);
    if (options.success)
        return (0,outcome.ok)({ operands, options: options.data });
    return (0,outcome/* refuse */.T)(ask_invalid(options.error.issues
        .map((issue) => (0,issues/* issueWords */.F)(issue, given, command.options, { root: 'the command', name: (path) => `--${path.join('.')}` })).join('; ')));
}
/** Returns the document in a comment's block, null without one; a diff is to be imported by whoever takes it. Refuses: feature_off. */
function documentOf({ payload }) {
    if (payload === null)
        return (0,outcome.ok)({ document: null });
    const { language, text } = payload;
    switch (language) {
        case 'json': return (0,outcome.ok)({ document: text });
        case 'holdfast': return (0,outcome.ok)({ document: (0,patch_document/* patchDocument */.S)(text) });
        case 'diff': return (0,outcome.ok)({ document: text, foreign: true });
        default: return (0,outcome/* refuse */.T)({ code: 'feature_off', detail: `blocks of ${language}, where json, holdfast and diff are read,` });
    }
}
/** Returns what `help` answers, about one command where it names one. Refuses: invalid_request. */
function askHelp([verb, ...more], prefix) {
    if (verb === undefined)
        return (0,outcome.ok)({ kind: 'help', verb: 'help', text: helpText(prefix) });
    const text = more.length === 0 ? helpOn(verb, prefix) : null;
    return text === null ? (0,outcome/* refuse */.T)(ask_invalid(more.length > 0 ? 'help takes one command' : unknownCommand(verb))) : (0,outcome.ok)({ kind: 'help', verb: 'help', text });
}
function askOf(parsed, document, prefix) {
    const { verb, args } = parsed;
    const [problem, ...others] = parsed.problems.map((detail) => ask_invalid(detail.replace(/\.$/u, '')));
    if (problem !== undefined)
        return (0,outcome/* refuse */.T)(problem, ...others);
    if (verb === 'help' || args.includes('--help'))
        return askHelp(verb === 'help' ? args : [verb], prefix);
    const command = (0,table/* findCommand */.Zv)(verb, 'comment');
    if (command === null)
        return (0,outcome/* refuse */.T)(ask_invalid(unknownCommand(verb)));
    const words = readWords(command, args);
    if (!words.ok)
        return words;
    const fenced = document.ok && document.value !== null ? (0,outcome.ok)({ document: document.value }) : document.ok ? documentOf(parsed) : document;
    return fenced.ok ? (0,outcome.ok)({ kind: 'command', verb, command, request: { ...words.value, ...fenced.value } }) : fenced;
}
/** Returns what a comment asks for, or null when it holds no command. Refuses: invalid_request, feature_off. */
function askOfComment(body, prefix) {
    const parsed = parseComment(body, prefix);
    return parsed === null ? null : { verb: parsed.verb, ask: askOf(parsed, (0,outcome.ok)(null), prefix) };
}
/**
 * Returns what a step's inputs ask for: `command`, or without one what `document` is for.
 * Refuses: invalid_request, and what kept the document from being read.
 */
function askOfStep(command, document, prefix) {
    const standard = document.ok && document.value !== null && (0,transaction_request/* isTransactionDocument */.uv)(document.value) ? 'tx' : 'apply';
    const text = command.trim() === '' ? standard : command.trim();
    const parsed = parseComment(`${prefix} ${text}`, prefix);
    if (parsed === null)
        return { verb: text, ask: (0,outcome/* refuse */.T)(ask_invalid('the input command is none')) };
    return { verb: parsed.verb, ask: askOf(parsed, document, prefix) };
}

// EXTERNAL MODULE: ./lib/engine/carried.js
var engine_carried = __webpack_require__(9672);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
// EXTERNAL MODULE: ./lib/base/settings.js
var settings = __webpack_require__(4856);
;// CONCATENATED MODULE: ./lib/action/not-yet.js
const ROWS = [
    { input: 'diagnostics', has: ['off'] },
    { input: 'verify', has: ['required'] },
    { input: 'isolation', has: ['required'] },
    { input: 'samples', has: [false] },
];
/** Returns a refusal for each input that asks for what this version does not have. Refuses: feature_off. */
function notYet(inputs) {
    return ROWS.filter(({ input, has }) => !has.includes(inputs[input])).map(({ input }) => ({
        code: 'feature_off', detail: `the input ${input}: ${String(inputs[input])}`,
    }));
}

;// CONCATENATED MODULE: ./lib/action/inputs.js
/** The inputs of `action.yml` (spec page 5.6), read once into one typed object; a wrong value is refused by the name of its input. */




const trimmed = schemas/* string */.YjP().trim();
/** An input that may be left empty: null then. */
const optional = trimmed.transform((text) => (text === '' ? null : text));
function choice(values, standard) {
    return trimmed.transform((text, context) => {
        const value = text === '' ? standard : values.find((one) => one === text.toLowerCase());
        if (value !== undefined)
            return value;
        context.addIssue(`is "${text}", and must be one of ${values.join(', ')}`);
        return core/* NEVER */.tm;
    });
}
function flag(standard) {
    return trimmed.transform((text, context) => {
        if (text === '')
            return standard;
        if (['1', 'true'].includes(text.toLowerCase()))
            return true;
        if (['0', 'false'].includes(text.toLowerCase()))
            return false;
        context.addIssue(`is "${text}", and must be 1, 0, true or false`);
        return core/* NEVER */.tm;
    });
}
function whole(standard) {
    return trimmed.transform((text, context) => {
        if (text === '')
            return standard;
        if (/^[1-9]\d{0,14}$/u.test(text))
            return Number(text);
        context.addIssue(`is "${text}", and must be a positive whole number`);
        return core/* NEVER */.tm;
    });
}
/** A word that must match, or null where it is left empty. */
function word(pattern, allowed) {
    return optional.transform((text, context) => {
        if (text === null || pattern.test(text))
            return text;
        context.addIssue(`is "${text}", and must be ${allowed}`);
        return core/* NEVER */.tm;
    });
}
const schema = schemas/* object */.Ikc({
    'mode': choice(['plan', 'commit', 'auto'], 'auto'),
    'command': schemas/* string */.YjP(),
    'changeset': schemas/* string */.YjP(),
    'artifact': optional,
    'run-id': whole(null),
    'pull-request': whole(null),
    'branch': optional,
    'token': trimmed.refine((token) => token !== '', { error: 'is empty: give the job a token' }),
    'config': trimmed.transform((path) => (path === '' ? '.github/holdfast.yml' : path)),
    'commit-message': schemas/* string */.YjP().transform((text) => (text.trim() === '' ? '{title}' : text)),
    'commit-method': choice(['auto', 'refs', 'graphql', 'push'], 'auto'),
    'dry-run': flag(false),
    'comment': flag(true),
    'syntax-check': choice(settings/* SYNTAX_MODES */.nD, 'refuse'),
    'diagnostics': choice(['refuse', 'warn', 'off'], 'off'),
    'verify': choice(['required', 'report'], 'required'),
    'isolation': choice(['required', 'best-effort'], 'required'),
    'plan-lifetime': whole(30),
    'fail-on': word(/^(?:refused|error|never)$/u, 'refused, error or never'),
    'request-id': word(/^[\w:./-]{1,200}$/u, '1 to 200 letters, digits, or any of : . / _ -'),
    'change-receipts': flag(settings/* SWITCHES */.Xj.changeReceipts.on),
    'edit-hunks': flag(settings/* SWITCHES */.Xj.editHunks.on),
    'line-anchors': flag(settings/* SWITCHES */.Xj.lineAnchors.on),
    'anchor-patch': flag(settings/* SWITCHES */.Xj.anchorPatch.on),
    'changesets': flag(settings/* SWITCHES */.Xj.changeSet.on),
    'lsp': flag(settings/* SWITCHES */.Xj.lsp.on),
    'workshop': flag(settings/* SWITCHES */.Xj.workshop.on),
    'samples': flag(settings/* SWITCHES */.Xj.samples.on),
    'lean': flag(false),
});
/** The names of all inputs, as `action.yml` must declare them; for the test that compares the two. @internal */
const INPUT_NAMES = Object.keys(schema.shape);
/**
 * Returns the inputs. Refuses: invalid_request for a value that is none, and feature_off for what this version does not have; every
 * problem is told.
 */
function readInputs(get) {
    const read = schema.safeParse(Object.fromEntries(INPUT_NAMES.map((name) => [name, get(name)])));
    if (!read.success) {
        return { ok: false, refusals: read.error.issues.map(({ path, message }) => ({ code: 'invalid_request', detail: `the input ${path.join('.')} ${message}` })) };
    }
    const bare = { code: 'invalid_request', detail: 'the input change-receipts is off, and on GitHub nothing is written without receipts' };
    return (0,outcome/* settle */.G)([...(read.data['change-receipts'] ? [] : [bare]), ...notYet(read.data)], () => read.data);
}
/** Returns the switches of spec page 2.8 that the inputs set. */
function switchesOf(inputs) {
    const word = (on) => (on ? '1' : '0');
    return (0,settings/* readSwitches */.nV)({
        [settings/* SWITCHES */.Xj.changeReceipts.variable]: word(inputs['change-receipts']), [settings/* SWITCHES */.Xj.editHunks.variable]: word(inputs['edit-hunks']),
        [settings/* SWITCHES */.Xj.lineAnchors.variable]: word(inputs['line-anchors']), [settings/* SWITCHES */.Xj.anchorPatch.variable]: word(inputs['anchor-patch']),
        [settings/* SWITCHES */.Xj.changeSet.variable]: word(inputs.changesets), [settings/* SWITCHES */.Xj.lsp.variable]: word(inputs.lsp && !inputs.lean),
        [settings/* SWITCHES */.Xj.workshop.variable]: word(inputs.workshop && !inputs.lean), [settings/* SWITCHES */.Xj.samples.variable]: word(inputs.samples),
    });
}

;// CONCATENATED MODULE: ./lib/action/artifact.js
/** What a run takes from an artifact of another job or run: a plan that travelled, or a ChangeSet. */





/** Returns where the input `artifact` is taken from: the run it names, else the run that ended, else this one; null without it. */
function sourceOf(inputs, ended, own) {
    return inputs.artifact === null ? null : { name: inputs.artifact, runId: inputs['run-id'] ?? ended ?? own };
}
/** Returns the request with what the artifact holds in place of a document. Refuses: invalid_artifact, missing_permission. */
async function withArtifact(client, source, inputs, request) {
    if (source === null)
        return (0,outcome.ok)(request);
    const text = await textOfArtifact(client, source.runId, source.name);
    if (!text.ok)
        return text;
    const carried = (0,engine_carried/* findCarried */.O4)(text.value);
    return (0,outcome.ok)(carried === null
        ? { ...request, document: (0,patch_document/* asDocument */._)(text.value, switchesOf(inputs)) } : { ...request, operands: [], document: null, carried });
}

// EXTERNAL MODULE: ./lib/engine/shelf-form.js + 1 modules
var shelf_form = __webpack_require__(5462);
// EXTERNAL MODULE: ./lib/engine/transaction/form.js + 1 modules
var transaction_form = __webpack_require__(5293);
;// CONCATENATED MODULE: ./lib/forge/card.js
/**
 * The one card of a request (spec page 5.5): found again by its marker *and* by being ours, updated in place, never over the card
 * of a newer run. A lost answer to the posting is settled by looking for the marker before it is posted again.
 *
 * Two runs of one request may both find no card and post: whoever posts looks again afterwards, keeps the card of the newest run
 * and deletes the others. Since each looks after its own posting, the later of the two sees both.
 */



/** What the card's marker has to say, so that it can be found and ordered. */
function markerOf({ key, runId, attempt }) {
    return `${key}/${String(runId)}/${String(attempt)}`;
}
const PAGES = 20;
const ATTEMPTS = 3;
const comments = schemas/* array */.YOg(schemas/* object */.Ikc({ id: schemas/* int */.Whr(), node_id: schemas/* string */.YjP(), body: schemas/* string */.YjP().optional() }));
const authors = schemas/* object */.Ikc({ nodes: schemas/* array */.YOg(schemas/* object */.Ikc({ viewerDidAuthor: schemas/* boolean */.zMY().optional() }).nullable()) });
/** Returns the comments that carry the marker of a request, whoever wrote them. */
async function candidates(client, place) {
    const marker = new RegExp(`<!-- holdfast:card:${place.key}/(\\d+)/(\\d+) -->\\s*$`, 'u');
    const found = [];
    const since = place.since === null ? '' : `&since=${encodeURIComponent(place.since)}`;
    for (let page = 1; page <= PAGES; page++) {
        const reply = await client.rest('GET', `/issues/${String(place.number)}/comments?per_page=100&page=${String(page)}${since}`, {}, { harmless: true });
        const list = (0,forge_client.accepted)(comments, reply, 'the comments');
        for (const { id, node_id: node, body = '' } of list) {
            const [, runId, attempt] = marker.exec(body) ?? [];
            if (runId !== undefined && attempt !== undefined)
                found.push({ id, node, runId: Number(runId), attempt: Number(attempt) });
        }
        if (list.length < 100)
            break;
    }
    return found;
}
/** Returns those that are ours, the newest run's first. */
async function ours(client, found) {
    if (found.length === 0)
        return [];
    const reply = await client.graphql('query($ids: [ID!]!) { nodes(ids: $ids) { ... on IssueComment { viewerDidAuthor } } }', { ids: found.map(({ node }) => node) }, { harmless: true });
    const { nodes } = (0,forge_client.parsed)(authors, reply.data, 'the comments');
    return found.filter((_, i) => nodes[i]?.viewerDidAuthor === true).sort(byNewest);
}
async function find(client, place) {
    return (await ours(client, await candidates(client, place)))[0] ?? null;
}
function byNewest(a, b) {
    return b.runId - a.runId || b.attempt - a.attempt || b.id - a.id;
}
/** Leaves the newest of a request's cards alone. */
async function leaveOne(client, place) {
    const found = await candidates(client, place);
    if (found.length < 2)
        return;
    const [, ...others] = await ours(client, found);
    await Promise.all(others.map(({ id }) => client.rest('DELETE', `/issues/comments/${String(id)}`, {}, { harmless: true })));
}
/** Returns the place of a request's card; the search for an older one starts at once. */
function openCards(client, place) {
    let search = find(client, place);
    // Because nobody may be waiting yet when it fails; `put` hears of it all the same.
    search.catch(() => undefined);
    /** Returns whether it posted a new card. */
    const write = async (known, body) => {
        const newer = known !== null && (known.runId > place.runId || (known.runId === place.runId && known.attempt > place.attempt));
        if (newer)
            return false;
        const reply = known === null
            ? await client.rest('POST', `/issues/${String(place.number)}/comments`, { body }, { harmless: false })
            : await client.rest('PATCH', `/issues/comments/${String(known.id)}`, { body }, { harmless: true });
        if (!reply.ok && known !== null && reply.status === 404)
            return write(null, body);
        if (!reply.ok) {
            const lacks = reply.status === 403 ? '; the job needs the permission pull-requests: write' : '';
            throw new fault/* Fault */.vC(`GitHub did not take the card (${String(reply.status)}: ${reply.message})${lacks}`);
        }
        return known === null;
    };
    return {
        async put(body, fresh, later) {
            if (fresh)
                search = find(client, place);
            for (let attempt = 1;; attempt++) {
                try {
                    if (await write(await search, body))
                        later(leaveOne(client, place));
                    return;
                }
                catch (error) {
                    if (!(error instanceof fault/* Fault */.vC && error.retryable) || attempt >= ATTEMPTS)
                        throw error;
                    await client.wait(attempt);
                    search = find(client, place);
                }
            }
        },
    };
}

// EXTERNAL MODULE: ./lib/engine/rules.js
var engine_rules = __webpack_require__(8089);
;// CONCATENATED MODULE: ./lib/forge/authority.js
/**
 * Who may (spec page 5.2): the effective permission of the comment's author and of whoever triggered the run, from the API, by
 * numeric id, and the repository's rules. Any error is a no. `author_association` is never read.
 *
 * Calling sequence: the first look-up of people starts at once; `decide` judges a set by it and by the policy of the first read;
 * `again` judges the same once more, before the refs move, by a fresh look-up and the policy as it is then. Nothing moves
 * that was not decided before. Bots have no permission of their own: those that the policy lists have the role write.
 */




const answer = schemas/* object */.Ikc({
    permission: schemas/* string */.YjP(), role_name: schemas/* string */.YjP().optional(), user: schemas/* object */.Ikc({ id: schemas/* int */.Whr(), login: schemas/* string */.YjP() }).nullable(),
});
/** Returns the role that a permission answer means: the base permission decides, the role's name tells apart what it merges. */
function roleOf(permission, named) {
    switch (permission) {
        case 'admin': return 'admin';
        case 'write': return named === 'maintain' ? 'maintain' : 'write';
        case 'read': return named === 'triage' ? 'triage' : 'read';
        default: return 'none';
    }
}
/** Returns the role of a person. */
async function lookUp(client, { login, id }) {
    try {
        const reply = await client.rest('GET', `/collaborators/${encodeURIComponent(login)}/permission`, {}, { harmless: true });
        const read = reply.ok ? answer.safeParse(reply.data) : null;
        if (read?.success !== true || read.data.user === null)
            return 'none';
        if (id !== null && read.data.user.id !== id)
            return 'none';
        return roleOf(read.data.permission, read.data.role_name ?? read.data.permission);
    }
    catch (error) {
        if (error instanceof fault/* Fault */.vC)
            return 'none';
        throw error;
    }
}
/** Returns the actors without repetitions. */
function distinct(actors) {
    const found = new Map();
    for (const actor of actors) {
        const known = found.get(actor.login.toLowerCase());
        if (known === undefined || known.id === null)
            found.set(actor.login.toLowerCase(), actor);
    }
    return [...found.values()];
}
function least(roles) {
    return engine_rules/* ROLES */.gg[Math.min(...roles.map((role) => engine_rules/* ROLES */.gg.indexOf(role)), roles.length === 0 ? 0 : engine_rules/* ROLES */.gg.length - 1)] ?? 'none';
}
function judge(role, floor) {
    return (0,engine_rules/* reaches */.O6)(role, floor) ? (0,outcome.ok)(null) : (0,outcome/* refuse */.T)({ code: 'not_authorised', expected: floor, detail: role });
}
/** Returns the standing of these actors; the first look-up starts at once. */
function openAuthority(options) {
    const { client, asker, writable } = options;
    const everybody = distinct(options.actors);
    const bot = everybody.some((actor) => actor.bot);
    let known = null;
    const rulesOf = ({ version, source }) => {
        if (known?.version !== version)
            known = { version, rules: options.readRules(source) };
        return known.rules;
    };
    const current = async () => rulesOf(await options.policy());
    const look = async (rules) => least(await Promise.all(everybody.map(async (actor) => {
        if (!actor.bot)
            return lookUp(client, actor);
        return actor.id !== null && (await rules()).trusts(actor.id) ? 'write' : 'none';
    })));
    let latest = look(current);
    // Because it may be asked for only after something else failed.
    latest.catch(() => undefined);
    let matter = null;
    const isAsker = ({ login, id }) => (id === null || asker.id === null ? login.toLowerCase() === asker.login.toLowerCase() : id === asker.id);
    /** Looks up who else approved a plan, and counts the one who asks. */
    const weigh = async ({ author, authorId, approvals, approving }, role) => {
        const own = isAsker({ login: author, id: authorId ?? null });
        const people = [...new Map(approvals.map((one) => [one.id, one])).values()].filter(({ id }) => id !== authorId);
        const asked = !own && (approving || people.some(isAsker));
        const others = await Promise.all(people.filter((one) => !isAsker(one)).map((one) => lookUp(client, one)));
        return { approving, own, approvers: asked ? [...others, await role] : others };
    };
    const settleMatter = async ({ operation, paths, backing }, role, rules) => {
        const [asks, support, by] = await Promise.all([role, backing === undefined ? undefined : weigh(backing, role), rules]);
        const refusals = [...by.decide({ operation, paths, role: asks, bot, ...(support === undefined ? {} : { support }) })];
        if (!writable)
            refusals.unshift({ code: 'event_not_allowed', detail: 'this event may read and preview only' });
        return (0,outcome/* settle */.G)(refusals, () => null);
    };
    return {
        role: () => latest,
        atLeast: async (floor) => judge(await latest, floor),
        permits: async (operation) => {
            const [role, rules] = await Promise.all([latest, current()]);
            return judge(role, engine_rules/* UNDECIDED */.Cz.includes(operation) ? rules.floor(operation) : 'write');
        },
        heard: async () => {
            const rules = await current();
            return everybody.every((actor) => !actor.bot || (actor.id !== null && rules.trusts(actor.id)));
        },
        rules: current,
        async decide(operation, paths, backing) {
            matter = { operation, paths, backing };
            const role = await latest;
            if (!(0,engine_rules/* reaches */.O6)(role, 'write'))
                return (0,outcome/* refuse */.T)({ code: 'not_authorised', expected: 'write', detail: role });
            return settleMatter(matter, latest, current());
        },
        async again(paths, now) {
            if (matter === null)
                throw new fault/* Bug */.zP('A set is about to land that nobody decided about.');
            const rules = now.then(rulesOf);
            latest = look(() => rules);
            const settled = await settleMatter({ ...matter, paths: [...new Set([...matter.paths, ...paths])] }, latest, rules);
            return settled.ok ? (0,outcome.ok)(await rules) : settled;
        },
    };
}

// EXTERNAL MODULE: ./lib/engine/plan.js
var plan = __webpack_require__(8479);
// EXTERNAL MODULE: ./lib/forge/git-object.js
var git_object = __webpack_require__(9875);
;// CONCATENATED MODULE: ./lib/forge/files.js
/** Files of one commit as GraphQL tells them, every byte checked by git's own name of it. */






const MODES = {
    [0o100644]: '100644', [0o100664]: '100644', [0o100755]: '100755', [0o120000]: 'symlink', [0o160000]: 'submodule', [0o040000]: 'directory',
};
const treeEntry = schemas/* object */.Ikc({
    mode: schemas/* int */.Whr(), oid: schemas/* string */.YjP(),
    object: schemas/* object */.Ikc({
        oid: schemas/* string */.YjP().optional(), byteSize: schemas/* int */.Whr().optional(), isTruncated: schemas/* boolean */.zMY().optional(), text: schemas/* string */.YjP().nullable().optional(),
        entries: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })).nullable().optional(),
    }).nullable().optional(),
});
const topTree = schemas/* object */.Ikc({ entries: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })).nullable() });
const commitFiles = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
const blobAnswer = schemas/* object */.Ikc({ content: schemas/* string */.YjP(), encoding: schemas/* literal */.euz('base64') });
const BLOB = 'object { ... on Blob { oid byteSize isTruncated text } }';
const files_NAMES = 'object { ... on Tree { entries { name } } }';
/**
 * Returns the part of a query that asks for these paths and what lies above them; where files are to be created, also for the
 * names in every directory on the way.
 */
function askFiles(paths, creating = []) {
    const above = [...new Set(paths.flatMap(base_path/* ancestors */.T1))];
    const listed = new Set(creating.flatMap(base_path/* ancestors */.T1));
    const asked = [...paths.map((path, i) => [`file${String(i)}`, path]), ...above.map((path, i) => [`above${String(i)}`, path])];
    return {
        paths, above, creating,
        fields: [
            ...asked.map(([name, path]) => `${name}: file(path: $${name}) { mode oid ${name.startsWith('file') ? BLOB : listed.has(path) ? files_NAMES : ''} }`),
            ...(creating.length === 0 ? [] : ['aboveAll: tree { entries { name } }']),
        ].join('\n'),
        declarations: asked.map(([name]) => `, $${name}: String!`).join(''),
        variables: Object.fromEntries(asked),
    };
}
/** Returns the bytes of a blob, fetched by its id. Throws `Fault` when they are not what the id names. */
async function fetchBlob(client, oid) {
    const reply = await client.rest('GET', `/git/blobs/${oid}`, {}, { harmless: true });
    const bytes = (0,git_object/* fromBase64 */.Ey)((0,forge_client.accepted)(blobAnswer, reply, 'a blob').content);
    if ((0,git_object/* blobOid */.IM)(bytes) !== oid)
        throw new fault/* Fault */.vC('GitHub answered with other bytes than the blob id names.', { retryable: true });
    return bytes;
}
/** Returns the bytes of a blob of which GraphQL told `text`, fetched otherwise where that is missing, cut or not exact. */
async function blobBytes(client, oid, text) {
    if (typeof text === 'string') {
        const bytes = (0,encoding/* utf8 */.As)(text);
        if ((0,git_object/* blobOid */.IM)(bytes) === oid)
            return bytes;
    }
    return fetchBlob(client, oid);
}
function obstacle(path, kinds) {
    for (const above of (0,base_path/* ancestors */.T1)(path)) {
        const kind = kinds.get(above);
        if (kind === 'symlink')
            return { kind: 'behind_symlink', link: above };
        if (kind === 'submodule')
            return { kind: 'submodule' };
        if (kind === '100644' || kind === '100755')
            return { kind: 'behind_file', file: above };
    }
    return null;
}
/** Returns what differs from a path, or from a directory above it, in letter case only; `names` lists a directory, '' the top. */
function collision(path, names) {
    const way = [...(0,base_path/* ancestors */.T1)(path), path];
    for (const [depth, part] of way.entries()) {
        const directory = depth === 0 ? '' : way[depth - 1] ?? '';
        const twin = (0,base_path/* caseTwin */.Bp)(part.slice(directory === '' ? 0 : directory.length + 1), names(directory));
        if (twin !== null)
            return directory === '' ? twin : `${directory}/${twin}`;
    }
    return null;
}
/** Returns what the asked paths are in the commit that `answer` tells of. */
async function readFiles(client, query, answer) {
    const told = (0,forge_client.parsed)(commitFiles, answer, 'the files of a commit');
    const entry = (name) => (0,forge_client.parsed)(treeEntry.nullable(), told[name] ?? null, 'a file');
    const kinds = new Map();
    const listings = new Map();
    const list = (directory, entries) => {
        listings.set(directory, (entries ?? []).map(({ name }) => name));
    };
    if (query.creating.length > 0)
        list('', (0,forge_client.parsed)(topTree, told['aboveAll'], 'the top of a commit').entries);
    query.above.forEach((path, i) => {
        const found = entry(`above${String(i)}`);
        if (found === null)
            return;
        kinds.set(path, MODES[found.mode] ?? 'submodule');
        list(path, found.object?.entries);
    });
    const missing = (path) => {
        const collides = query.creating.includes(path) ? collision(path, (directory) => listings.get(directory) ?? []) : null;
        return { kind: 'missing', ...(collides === null ? {} : { collides }) };
    };
    const entries = await Promise.all(query.paths.map(async (path, i) => {
        const hidden = obstacle(path, kinds);
        if (hidden !== null)
            return [path, hidden];
        const found = entry(`file${String(i)}`);
        if (found === null)
            return [path, missing(path)];
        const mode = MODES[found.mode] ?? 'submodule';
        if (mode !== '100644' && mode !== '100755')
            return [path, { kind: mode }];
        return [path, { kind: 'file', mode, oid: found.oid, bytes: await blobBytes(client, found.oid, found.object?.text) }];
    }));
    return new Map(entries);
}
const FILES_A_QUERY = 80;
const objectAnswer = schemas/* object */.Ikc({ repository: schemas/* object */.Ikc({ object: schemas/* unknown */.L5J() }) });
/** Returns what these paths are in a commit; many are asked for in several queries side by side. */
async function filesAt(client, commit, paths, creating = []) {
    const groups = Array.from({ length: Math.ceil(paths.length / FILES_A_QUERY) }, (_, i) => paths.slice(i * FILES_A_QUERY, (i + 1) * FILES_A_QUERY));
    const parts = await Promise.all(groups.map(async (group) => {
        const files = askFiles(group, creating.filter((path) => group.includes(path)));
        const reply = await client.graphql(`query($owner: String!, $name: String!, $commit: GitObjectID!${files.declarations}) {
        repository(owner: $owner, name: $name) { object(oid: $commit) { ... on Commit { ${files.fields} } } }
      }`, { owner: client.owner, name: client.name, commit, ...files.variables }, { harmless: true });
        return readFiles(client, files, (0,forge_client.parsed)(objectAnswer, reply.data, 'a commit').repository.object);
    }));
    return new Map(parts.flatMap((part) => [...part]));
}

;// CONCATENATED MODULE: ./lib/forge/effect.js
/** What a receipt tells, with its bytes: for a card that is drawn again after the run that landed it. */



/** Returns the side that a report tells of; undefined where these are not its bytes. */
function sideFrom(told, mode, bytes, sha256) {
    if (told === null)
        return null;
    return bytes !== undefined && sha256(bytes) === told.sha256 ? (0,plan/* sideOf */.Jh)(bytes, mode, sha256) : undefined;
}
/**
 * Returns the plan that a receipt is the effect of, its before-images from the ledger and the rest from its commit; null where
 * some of it is not there any more or cannot be read now.
 */
async function effectOf(receipt, ledger, client, sha256) {
    const { commit, files: reports, plan_id: id, title, unchanged } = receipt;
    if (commit === null)
        return null;
    const [before, after] = await Promise.all([
        ledger.beforeImages(receipt), filesAt(client, commit, reports.flatMap((file) => (file.after === null ? [] : [file.path]))),
    ]).catch((error) => {
        if (error instanceof fault/* Fault */.vC)
            return [new Map(), new Map()];
        throw error;
    });
    const files = [];
    for (const file of reports) {
        const now = after.get(file.path);
        const old = sideFrom(file.before, file.mode, before.get(file.from ?? file.path), sha256);
        const made = sideFrom(file.after, file.mode, now?.kind === 'file' ? now.bytes : undefined, sha256);
        if (old === undefined || made === undefined)
            return null;
        files.push({ operation: file.operation, path: file.path, ...(file.from === undefined ? {} : { from: file.from }), before: old, after: made });
    }
    return { id, target: '', base: null, title, verify: [], files, unchanged: [...unchanged] };
}

// EXTERNAL MODULE: ./lib/base/words.js
var base_words = __webpack_require__(5344);
;// CONCATENATED MODULE: ./lib/forge/objects.js
/** Making git objects. All of it is harmless to repeat: an object that no ref reaches is nothing that anybody sees. */






/** Bytes of text that one tree call carries; more than a few megabytes are answered with 502. */
const INLINE_TOTAL = 2 * 1024 * 1024;
const INLINE_FILE = 1024 * 1024;
const made = schemas/* object */.Ikc({ sha: schemas/* string */.YjP() });
const madeCommit = schemas/* object */.Ikc({
    sha: schemas/* string */.YjP(), tree: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }), verification: schemas/* object */.Ikc({ verified: schemas/* boolean */.zMY() }).optional(),
});
/** Returns the refusal that an answer without permission means, or null. */
function missingPermission(reply, needed) {
    const denied = reply.status === 403 || (reply.status === 404 && /resource not accessible/iu.test(reply.message));
    return denied ? { code: 'missing_permission', detail: needed } : null;
}
function answered(schema, reply, what) {
    if (reply.ok)
        return (0,outcome.ok)((0,forge_client.parsed)(schema, reply.data, what));
    const denied = missingPermission(reply, 'contents: write');
    if (denied !== null)
        return (0,outcome/* refuse */.T)(denied);
    throw new fault/* Fault */.vC(`GitHub refused to make ${what} (${String(reply.status)}): ${reply.message}`, { retryable: reply.status === 409 });
}
/** Returns the id of a new blob. Refuses: missing_permission. */
async function makeBlob(client, bytes) {
    const reply = await client.rest('POST', '/git/blobs', { content: (0,git_object/* toBase64 */.nk)(bytes), encoding: 'base64' }, { harmless: true });
    const blob = answered(made, reply, 'a blob');
    if (!blob.ok)
        return blob;
    const oid = (0,git_object/* blobOid */.IM)(bytes);
    if (blob.value.sha !== oid)
        throw new fault/* Fault */.vC('GitHub stored other bytes than those it was given.');
    return (0,outcome.ok)(oid);
}
/** Returns the id of a new tree, over `base` where that is given. Refuses: missing_permission. */
async function makeTree(client, base, items) {
    const body = { ...(base === null ? {} : { base_tree: base }), tree: items };
    const tree = answered(made, await client.rest('POST', '/git/trees', body, { harmless: true }), 'a tree');
    return tree.ok ? (0,outcome.ok)(tree.value.sha) : tree;
}
/** Returns a new commit without author or committer of ours, so that the platform signs it. Refuses: missing_permission. */
async function makeCommit(client, message, tree, parents) {
    const reply = await client.rest('POST', '/git/commits', { message, tree, parents }, { harmless: true });
    const commit = answered(madeCommit, reply, 'a commit');
    if (!commit.ok)
        return commit;
    if (commit.value.tree.sha !== tree)
        throw new fault/* Fault */.vC('GitHub made a commit of another tree than the one it was given.');
    return (0,outcome.ok)({ oid: commit.value.sha, verified: commit.value.verification?.verified ?? null });
}
/** Returns the tree items of a set: text goes inline, everything else as a blob made before. Refuses: missing_permission. */
async function itemsOf(client, files) {
    let inline = 0;
    const items = await Promise.all(files.flatMap((file) => {
        const { path, from, before, after } = file;
        const gone = (old) => Promise.resolve((0,outcome.ok)({ path: old, mode: before?.mode ?? '100644', type: 'blob', sha: null }));
        if (after === null)
            return [gone(path)];
        const { bytes, mode } = after;
        const text = bytes.length <= INLINE_FILE && inline + bytes.length <= INLINE_TOTAL && !bytes.includes(0) ? (0,encoding/* decodeStrict */.Ob)(bytes) : null;
        if (text !== null)
            inline += bytes.length;
        const item = text !== null
            ? Promise.resolve((0,outcome.ok)({ path, mode, type: 'blob', content: text }))
            : makeBlob(client, bytes).then((blob) => (blob.ok ? (0,outcome.ok)({ path, mode, type: 'blob', sha: blob.value }) : blob));
        return from === undefined ? [item] : [gone(from), item];
    }));
    const refusals = items.flatMap((item) => (item.ok ? [] : item.refusals));
    const [first, ...others] = refusals;
    return first === undefined ? (0,outcome.ok)(items.flatMap((item) => (item.ok ? [item.value] : []))) : (0,outcome/* refuse */.T)(first, ...others);
}

// EXTERNAL MODULE: ./lib/engine/receipt.js
var engine_receipt = __webpack_require__(5570);
;// CONCATENATED MODULE: ./lib/forge/message.js
/**
 * Commit messages of ours.
 *
 *   message  = subject [blank line, body] blank line, trailers
 *   trailers = lines "Name: value", the last paragraph of a message
 *
 * Neither a title nor a body can add trailers or tell a CI service to skip: what looks like one is taken apart.
 */

const SUBJECT_LENGTH = 120;
const SKIP = /\[([^[\]]*\b(?:skip|no)\b[^[\]]*)\]/giu;
const TRAILER = /^([A-Za-z][A-Za-z0-9-]*):\s*(.*)$/u;
function defuse(line) {
    return (0,visible/* showHidden */.U)(line).replace(SKIP, '($1)').replace(/\*{3}(NO_CI)\*{3}/giu, '$1').replace(/^(\s*skip-checks)\s*:/iu, '$1 =');
}
/** Returns the one line that may head a commit: blanks folded, controls shown, at most 120 characters. */
function subjectOf(title) {
    const line = defuse(title.replace(/\s+/gu, ' ').trim());
    const characters = Array.from(line);
    return characters.length <= SUBJECT_LENGTH ? line : `${characters.slice(0, SUBJECT_LENGTH - 1).join('')}…`;
}
/** Returns body lines none of which can be read as a trailer. */
function bodyOf(body) {
    return body.split(/\r\n|[\n\r]/u).map((line) => (/^\s*[\w-]+\s*:/u.test(line) ? `> ${line}` : line)).map(defuse).join('\n').trim();
}
/**
 * Returns a whole commit message. `text` is a title, or a title and a body parted by a blank line; `coauthor` is
 * `login <id+login@host>`.
 */
function composeMessage(text, fallback, coauthor, origin) {
    const [first = '', ...rest] = text.trim().split(/\r\n|[\n\r]/u);
    const subject = subjectOf(first);
    const body = bodyOf(rest.join('\n'));
    const trailers = [
        ...(coauthor === null ? [] : [`Co-authored-by: ${coauthor}`]),
        `Holdfast-Plan: ${origin.plan}`, `Holdfast-Receipt: ${origin.receipt}`, `Holdfast-Request: ${origin.request}`,
    ];
    return [subject === '' ? fallback : subject, ...(body === '' ? [] : [body]), trailers.join('\n')].join('\n\n');
}
/** Returns what the trailers of a message say, or null unless all three of ours stand in its last paragraph. */
function readOrigin(message) {
    const paragraphs = message.replace(/\r\n/gu, '\n').trimEnd().split(/\n{2,}/u);
    if (paragraphs.length < 2)
        return null;
    const found = new Map();
    for (const line of paragraphs.at(-1)?.split('\n') ?? []) {
        const [, name, value] = TRAILER.exec(line) ?? [];
        if (name !== undefined && value !== undefined)
            found.set(name.toLowerCase(), value.trim());
    }
    const [plan, receipt, request] = ['holdfast-plan', 'holdfast-receipt', 'holdfast-request'].map((name) => found.get(name));
    return plan === undefined || receipt === undefined || request === undefined ? null : { plan, receipt, request };
}

;// CONCATENATED MODULE: ./lib/forge/ledger-page.js
/**
 * The ledger as GitHub keeps it: a ref whose first-parent chain is the entries, newest first, read a page at a time. (A commit's
 * `history` would walk the second parents too, which are the branch with all its past.)
 */







const PAGE = 16;
function chain(depth) {
    const entry = 'oid message file(path: "receipt.json") { oid object { ... on Blob { text } } }';
    return depth === 0 ? 'oid' : `${entry} parents(first: 1) { nodes { ${chain(depth - 1)} } }`;
}
/** What to ask of the tip's commit. */
const ENTRIES = chain(PAGE);
const node = schemas/* object */.Ikc({
    oid: schemas/* string */.YjP(),
    message: schemas/* string */.YjP().optional(),
    file: schemas/* object */.Ikc({ oid: schemas/* string */.YjP(), object: schemas/* object */.Ikc({ text: schemas/* string */.YjP().nullable().optional() }).nullable() }).nullable().optional(),
    parents: schemas/* object */.Ikc({ nodes: schemas/* array */.YOg(schemas/* unknown */.L5J()) }).optional(),
});
const commitAnswer = schemas/* object */.Ikc({ repository: schemas/* object */.Ikc({ object: schemas/* unknown */.L5J() }) });
/** Returns the page that GraphQL told of a ledger's tip. */
function readPage(answer) {
    const entries = [];
    const first = (0,forge_client.parsed)(node, answer, 'the ledger');
    let at = first;
    while (at?.message !== undefined) {
        const { oid, message, file = null, parents } = at;
        entries.push({
            oid, origin: file === null ? null : readOrigin(message),
            blob: file === null ? null : { oid: file.oid, text: file.object?.text ?? null },
        });
        const parent = parents?.nodes[0];
        at = parent === undefined ? null : (0,forge_client.parsed)(node, parent, 'the ledger');
    }
    return { tip: first.oid, entries, next: at?.oid ?? null };
}
/** Returns the page of a ledger that starts at a commit of it. */
async function pageOf(client, commit) {
    const reply = await client.graphql(`query($owner: String!, $name: String!, $commit: GitObjectID!) {
      repository(owner: $owner, name: $name) { object(oid: $commit) { ... on Commit { ${ENTRIES} } } }
    }`, { owner: client.owner, name: client.name, commit }, { harmless: true });
    return readPage((0,forge_client.parsed)(commitAnswer, reply.data, 'the ledger').repository.object);
}
/** Returns the receipt of an entry, or null for the ledger's first commit. Throws `Fault` when it cannot be read. */
async function receiptOf(client, entry) {
    if (entry.blob === null)
        return null;
    const text = (0,encoding/* decode */.D4)(await blobBytes(client, entry.blob.oid, entry.blob.text));
    try {
        return engine_receipt/* receiptSchema */.KS.parse(JSON.parse(text));
    }
    catch (cause) {
        throw new fault/* Fault */.vC(`The ledger entry ${entry.oid} holds no receipt that can be read.`, { cause });
    }
}

;// CONCATENATED MODULE: ./lib/forge/policy-file.js
/** The policy file of the default branch, as GraphQL tells of it; its bytes are checked by git's own name of them. */





/** What to ask of a repository: takes the variable `$policy`, the path. */
const POLICY_FIELDS = `defaultBranchRef { name target { ... on Commit {
  policy: file(path: $policy) { mode oid object { ... on Blob { byteSize text } } } } } }`;
const entry = schemas/* object */.Ikc({
    mode: schemas/* int */.Whr(), oid: schemas/* string */.YjP(),
    object: schemas/* object */.Ikc({ byteSize: schemas/* int */.Whr().optional(), text: schemas/* string */.YjP().nullable().optional() }).nullable().optional(),
});
/** What `POLICY_FIELDS` answer with. */
const policyShape = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(), target: schemas/* object */.Ikc({ policy: entry.nullable().optional() }).nullable(),
}).nullable();
async function policy_file_sourceOf(client, path, found) {
    if (found === null)
        return { kind: 'absent', path };
    if (found.mode !== 0o100644 && found.mode !== 0o100755)
        return { kind: 'unreadable', path, why: 'no regular file' };
    if ((found.object?.byteSize ?? engine_rules/* POLICY_BYTES */.dD + 1) > engine_rules/* POLICY_BYTES */.dD)
        return { kind: 'unreadable', path, why: `larger than ${String(engine_rules/* POLICY_BYTES */.dD / 1024)} KiB` };
    return { kind: 'text', path, bytes: await blobBytes(client, found.oid, found.object?.text) };
}
/**
 * Returns the policy file that an answer tells of. Throws `Fault` where GitHub failed to say whether there is one: a policy that
 * cannot be seen is not taken for none.
 */
async function readPolicyFile(client, path, reply, told) {
    const failed = reply.errors.find((error) => error.path === 'repository' || error.path.startsWith('repository.defaultBranchRef'));
    if (failed !== undefined)
        throw new fault/* Fault */.vC(`GitHub does not say what the policy is: ${failed.message}`, { retryable: true });
    const found = (0,forge_client.parsed)(policyShape, told, 'the policy file')?.target?.policy ?? null;
    return { version: found === null ? 'absent' : `${String(found.mode)} ${found.oid}`, source: await policy_file_sourceOf(client, path, found) };
}

;// CONCATENATED MODULE: ./lib/forge/opening.js
/**
 * The first read of a run: one GraphQL query for the pull request (or branch), the touched files, the head's recent history,
 * the ledger and the comment, beside one REST look at the refs that GraphQL may not show.
 */






const blobText = schemas/* object */.Ikc({ text: schemas/* string */.YjP().nullable().optional() });
const headShape = schemas/* object */.Ikc({
    oid: schemas/* string */.YjP(), tree: schemas/* object */.Ikc({ oid: schemas/* string */.YjP() }),
    history: schemas/* object */.Ikc({ nodes: schemas/* array */.YOg(schemas/* object */.Ikc({ oid: schemas/* string */.YjP(), message: schemas/* string */.YjP() }).nullable()) }),
    workflows: schemas/* object */.Ikc({
        object: schemas/* object */.Ikc({ entries: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP(), object: blobText.nullable() })).nullable().optional() }).nullable(),
    }).nullable(),
});
const refShape = schemas/* object */.Ikc({ target: schemas/* unknown */.L5J() }).nullable();
const commentShape = schemas/* object */.Ikc({ body: schemas/* string */.YjP(), lastEditedAt: schemas/* string */.YjP().nullable() })
    .transform(({ body, lastEditedAt }) => ({ body, edited: lastEditedAt !== null }));
const repositoryShape = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(), databaseId: schemas/* int */.Whr(), isArchived: schemas/* boolean */.zMY(),
    defaultBranchRef: policyShape,
    pullRequest: schemas/* object */.Ikc({
        state: schemas/* enum */.k5n(['OPEN', 'CLOSED', 'MERGED']), isCrossRepository: schemas/* boolean */.zMY(), headRefName: schemas/* string */.YjP(), headRefOid: schemas/* string */.YjP(), headRef: refShape,
    }).nullable().optional(),
    ref: refShape.optional(),
    ledger: schemas/* unknown */.L5J(),
});
const shape = schemas/* object */.Ikc({
    viewer: schemas/* object */.Ikc({ login: schemas/* string */.YjP(), databaseId: schemas/* int */.Whr().nullable().optional() }).nullable().optional(),
    comment: commentShape.nullable().optional(),
    repository: repositoryShape.nullable(),
});
const refsShape = schemas/* array */.YOg(schemas/* object */.Ikc({ ref: schemas/* string */.YjP(), object: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }) }));
const HEAD = `oid tree { oid } history(first: 50) { nodes { oid message } }
  workflows: file(path: ".github/workflows") { object { ... on Tree { entries { name object { ... on Blob { text } } } } } }`;
/** Returns the owner of ledger and plans: `pr/<n>` or `branch/<name, percent-encoded>`. */
function ownerOf(subject) {
    return subject.kind === 'pull' ? `pr/${String(subject.number)}` : `branch/${encodeURIComponent(subject.name)}`;
}
function receiptsRef(subject) {
    return `refs/holdfast/receipts/${ownerOf(subject)}`;
}
/** Returns the ref of what is kept of a subject: `plans` or `transactions`. */
function keptRef(name, subject) {
    return `refs/holdfast/${name}/${ownerOf(subject)}`;
}
/** Returns the commit that a ref outside of branches and tags holds, or null. */
async function hiddenRef(client, ref) {
    const reply = await client.rest('GET', `/git/matching-refs/${(0,forge_client.segments)(ref.replace(/^refs\//u, ''))}`, {}, { harmless: true });
    const found = (0,forge_client.accepted)(refsShape, reply, 'refs');
    return found.find((one) => one.ref === ref)?.object.sha ?? null;
}
function query(subject, declarations, fields) {
    const head = `... on Commit { ${HEAD} ${fields} }`;
    const where = subject.kind === 'pull'
        ? `pullRequest(number: $number) { state isCrossRepository headRefName headRefOid headRef { target { ${head} } } }`
        : `ref(qualifiedName: $branch) { target { ${head} } }`;
    return `query($owner: String!, $name: String!, $ledger: String!, $comment: ID!, $commented: Boolean!, $policy: String!, ${subject.kind === 'pull' ? '$number: Int!' : '$branch: String!'}${declarations}) {
    viewer { login databaseId }
    comment: node(id: $comment) @include(if: $commented) { ... on IssueComment { body lastEditedAt } }
    repository(owner: $owner, name: $name) {
      id databaseId isArchived
      ${POLICY_FIELDS}
      ${where}
      ledger: object(expression: $ledger) { ... on Commit { ${ENTRIES} } }
    }
  }`;
}
/** Returns what the first read tells. */
async function openSubject(client, subject, { paths, creating, comment, policy }) {
    const files = askFiles(paths, creating);
    const ledgerRef = receiptsRef(subject);
    const [reply, tip, shelf] = await Promise.all([
        client.graphql(query(subject, files.declarations, files.fields), {
            owner: client.owner, name: client.name, ledger: ledgerRef, comment: comment ?? '', commented: comment !== null, policy,
            ...(subject.kind === 'pull' ? { number: subject.number } : { branch: `refs/heads/${subject.name}` }), ...files.variables,
        }, { harmless: true }),
        hiddenRef(client, ledgerRef),
        hiddenRef(client, keptRef('plans', subject)),
    ]);
    const told = (0,forge_client.parsed)(shape, reply.data, 'the pull request');
    const { repository } = told;
    if (repository === null)
        throw opening_hidden(reply, `repository ${client.owner}/${client.name}`);
    const place = subjectFacts(subject, repository);
    if (place === null)
        throw opening_hidden(reply, `pull request ${subject.kind === 'pull' ? String(subject.number) : ''}`);
    const { target, ...named } = place;
    return {
        ...repositoryFacts(repository), ...headFacts(target), ...named,
        viewer: viewerFacts(told.viewer),
        policy: await readPolicyFile(client, policy, reply, repository.defaultBranchRef),
        files: target === null ? new Map() : await readFiles(client, files, target),
        ...(comment === null ? {} : { comment: told.comment ?? null }),
        ledger: await ledgerFacts(client, tip, repository.ledger),
        shelf,
    };
}
function opening_hidden({ errors }, what) {
    const said = errors.map(({ message }) => message).join('; ');
    return new fault/* Fault */.vC(`GitHub shows this token no ${what}${said === '' ? '' : ` (${said})`}; it needs contents: read and pull-requests: read.`);
}
/** Returns the pull request or branch and the commit it points to, or null where there is no such pull request. */
function subjectFacts(subject, { pullRequest, ref }) {
    if (subject.kind === 'branch')
        return { pull: null, branch: subject.name, target: ref?.target ?? null };
    if (pullRequest === null || pullRequest === undefined)
        return null;
    const { state, isCrossRepository: fork, headRefName: branch, headRef } = pullRequest;
    return { pull: { state, fork }, branch, target: headRef?.target ?? null };
}
function viewerFacts(viewer) {
    return viewer === null || viewer === undefined ? null : { login: viewer.login, id: viewer.databaseId ?? null };
}
function repositoryFacts(repository) {
    return {
        repository: { id: repository.databaseId, nodeId: repository.id, archived: repository.isArchived },
        defaultBranch: repository.defaultBranchRef?.name ?? null,
    };
}
function headFacts(target) {
    if (target === null)
        return { head: null, history: [], workflows: [] };
    const { oid, tree, history, workflows } = (0,forge_client.parsed)(headShape, target, 'the head');
    return {
        head: { commit: oid, tree: tree.oid }, history: history.nodes.filter((node) => node !== null),
        workflows: (workflows?.object?.entries ?? []).map(({ name, object }) => ({ name, text: object?.text ?? '' })),
    };
}
/** Returns the ledger's newest page: as GraphQL told it, if that is of the tip that REST names, else asked for by its id. */
async function ledgerFacts(client, tip, told) {
    if (tip === null)
        return null;
    const shown = told === null || told === undefined ? null : readPage(told);
    return shown?.tip === tip ? shown : pageOf(client, tip);
}

// EXTERNAL MODULE: ./lib/forge/refs.js
var refs = __webpack_require__(597);
;// CONCATENATED MODULE: ./lib/forge/kept.js
/**
 * What is kept of one pull request or branch, its plans or its transactions: a parentless commit, replaced by compare-and-swap,
 * so that discarding lets content go (spec page 2.7). Its tree holds `<name>.json`, and `blobs/<sha256>` for every content.
 *
 * Calling sequence: `update`, any number of times. What cannot be read is passed over, and the run's log says so. After
 * `relax`, when a set has landed, changes only tidy up: they are answered at once and written beside the card.
 */








const kept_ATTEMPTS = 6;
async function read(scene, form, commit, { sha256, later }) {
    if (commit === null)
        return { value: form.empty, blobs: new Map() };
    const file = `${form.name}.json`;
    const index = (await filesAt(scene.client, commit, [file])).get(file);
    const spelling = index?.kind === 'file' ? form.parse((0,encoding/* decode */.D4)(index.bytes)) : null;
    if (spelling === null) {
        later(Promise.reject(new Error(`The kept ${form.name} cannot be read and were passed over.`)));
        return { value: form.empty, blobs: new Map() };
    }
    const entries = await filesAt(scene.client, commit, spelling.digests.map((digest) => `blobs/${digest}`));
    const contents = new Map();
    const blobs = new Map();
    for (const digest of spelling.digests) {
        const entry = entries.get(`blobs/${digest}`);
        if (entry?.kind !== 'file' || sha256(entry.bytes) !== digest)
            continue;
        contents.set(digest, entry.bytes);
        if (entry.oid !== undefined)
            blobs.set(digest, entry.oid);
    }
    const { value, passedOver } = spelling.restore(contents);
    for (const words of passedOver)
        later(Promise.reject(new Error(words)));
    return { value, blobs };
}
/** Returns the commit that holds a value. Refuses: missing_permission. */
async function write(scene, form, value, there, sha256) {
    const { client, subject } = scene;
    const { index, contents } = form.print(value);
    const known = [...contents.keys()].flatMap((digest) => {
        const sha = there.get(digest);
        return sha === undefined ? [] : [{ path: `blobs/${digest}`, mode: '100644', type: 'blob', sha }];
    });
    const items = await itemsOf(client, [...contents].filter(([digest]) => !there.has(digest)).map(([digest, bytes]) => ({
        operation: 'create', path: `blobs/${digest}`, before: null, after: { mode: '100644', sha256: sha256(bytes), anchor: '', bytes },
    })));
    const first = { path: `${form.name}.json`, mode: '100644', type: 'blob', content: index };
    const tree = items.ok ? await makeTree(client, null, [first, ...known, ...items.value]) : items;
    const commit = tree.ok ? await makeCommit(client, `Kept ${form.name} of ${ownerOf(subject)}\n`, tree.value, []) : tree;
    return commit.ok ? (0,outcome.ok)(commit.value.oid) : commit;
}
/** Returns the store of a value of a scene's subject; `tip` tells the commit that its ref held when the scene was read. */
function openKept(scene, form, tip, keeping) {
    const ref = keptRef(form.name, scene.subject);
    let relaxed = false;
    let known = null;
    const note = (commit) => {
        known = { commit, held: read(scene, form, commit, keeping) };
        return known;
    };
    const current = async () => known ?? note(await tip());
    /** Returns whether the value was swapped in. Refuses: missing_permission, and what the move of a ref refuses. */
    const swap = async (before, value, there) => {
        const written = await write(scene, form, value, there, keeping.sha256);
        if (!written.ok)
            return written;
        const after = written.value;
        const { repository } = await scene.facts();
        const look = async () => {
            const now = await hiddenRef(scene.client, ref);
            return now === after ? 'landed' : now === before ? 'untouched' : 'elsewhere';
        };
        const moved = await (0,refs/* moveRefs */.YS)(scene.client, repository.nodeId, [{ name: ref, before, after, replace: true }], look);
        if (moved.kind === 'refused' || moved.kind === 'barred')
            return (0,outcome/* refuse */.T)(moved.refusal);
        if (moved.kind === 'done')
            known = { commit: after, held: Promise.resolve({ value, blobs: there }) };
        return (0,outcome.ok)(moved.kind === 'done');
    };
    const run = async (step) => {
        for (let attempt = 1;; attempt++) {
            const { commit, held } = await current();
            const { value, blobs } = await held;
            const { answer, next, unkept = answer } = step(value);
            if (!keeping.keeps)
                return unkept;
            const swapped = next === undefined ? (0,outcome.ok)(true) : await swap(commit, next, blobs);
            if (!swapped.ok) {
                if (unkept !== answer)
                    return unkept;
                throw new fault/* Fault */.vC(`GitHub did not keep the ${form.name}: ${swapped.refusals.map(base_words/* explain */.W).join(' ')}`);
            }
            if (swapped.value)
                return answer;
            if (attempt >= kept_ATTEMPTS)
                throw new fault/* Fault */.vC(`Other runs keep changing the kept ${form.name}.`, { retryable: true });
            note(await hiddenRef(scene.client, ref));
        }
    };
    return {
        relax() { relaxed = true; },
        prefetch() {
            current().then(({ held }) => held).catch(() => undefined);
        },
        async update(step) {
            if (!relaxed || !keeping.keeps)
                return run(step);
            const { value } = await (await current()).held;
            const { answer, next } = step(value);
            if (next !== undefined)
                keeping.later(run(step));
            return answer;
        },
    };
}

// EXTERNAL MODULE: ./lib/base/canonical.js
var canonical = __webpack_require__(4079);
// EXTERNAL MODULE: ./lib/engine/snapshot.js
var engine_snapshot = __webpack_require__(7732);
;// CONCATENATED MODULE: ./lib/forge/claims.js
/** Commits of the branch that say, by their trailers, that they are what a request landed (spec page 5.4, 4 and 6). */





const commitShape = schemas/* object */.Ikc({
    parents: schemas/* array */.YOg(schemas/* object */.Ikc({ sha: schemas/* string */.YjP() })),
    commit: schemas/* object */.Ikc({ message: schemas/* string */.YjP(), committer: schemas/* object */.Ikc({ date: schemas/* string */.YjP().optional() }).nullable() }),
    files: schemas/* array */.YOg(schemas/* object */.Ikc({ filename: schemas/* string */.YjP(), status: schemas/* string */.YjP(), previous_filename: schemas/* string */.YjP().optional() })).optional(),
});
const claims_PAGE = 100;
/** GitHub lists no more files of a commit. */
const MOST_FILES = 3000;
/** Returns a commit with every path that it changed; null where GitHub does not list them all. */
async function wholeCommit(client, oid) {
    const paths = new Set();
    for (let page = 1;; page++) {
        const reply = await client.rest('GET', `/commits/${oid}?per_page=${String(claims_PAGE)}&page=${String(page)}`, {}, { harmless: true });
        const told = (0,forge_client.accepted)(commitShape, reply, 'a commit');
        const files = told.files ?? [];
        for (const { filename, status, previous_filename: old } of files) {
            paths.add(filename);
            if (status === 'renamed' && old !== undefined)
                paths.add(old);
        }
        if (files.length < claims_PAGE)
            return { told, paths: [...paths] };
        if (page * claims_PAGE >= MOST_FILES)
            return null;
    }
}
/** Returns a path's side in a commit, null where nothing is, undefined where it is no regular file. */
function sideIn(entries, path, sha256) {
    const entry = entries.get(path);
    if (entry === undefined || entry.kind === 'missing' || entry.kind === 'behind_file')
        return null;
    return entry.kind === 'file' ? (0,plan/* sideOf */.Jh)(entry.bytes, entry.mode, sha256) : undefined;
}
/** Returns what happened to a path, or null where one of its sides is no regular file. */
function changeOf(path, old, next, sha256) {
    const [before, after] = [sideIn(old, path, sha256), sideIn(next, path, sha256)];
    if (before === undefined || after === undefined)
        return null;
    return { operation: before === null ? 'create' : after === null ? 'delete' : 'edit', path, before, after };
}
async function examine(client, oid, paths, sha256) {
    const whole = await wholeCommit(client, oid);
    const [parent, ...others] = whole?.told.parents ?? [];
    if (whole === null || parent === undefined || others.length > 0)
        return null;
    const { told: { commit }, paths: changed } = whole;
    const [old, next] = await Promise.all([filesAt(client, parent.sha, [...new Set([...changed, ...paths])]), filesAt(client, oid, changed)]);
    const changes = changed.map((path) => changeOf(path, old, next, sha256));
    return changes.some((change) => change === null) ? null : {
        before: { base: parent.sha, entries: old }, changes: changes.filter((change) => change !== null),
        actor: /^Co-authored-by: (\S+) </mu.exec(commit.message)?.[1] ?? 'unknown', at: commit.committer?.date ?? new Date(0).toISOString(),
    };
}
/** Returns the claims of a request among the recent commits of a branch (newest first), oldest first; nothing is asked for them. */
function claimsOf(client, history, requestId, sha256) {
    return history.flatMap(({ oid, message }) => {
        const origin = readOrigin(message);
        if (origin?.request !== requestId)
            return [];
        const { plan, receipt } = origin;
        return [{ commit: oid, plan, receipt, subject: message.split('\n', 1)[0] ?? '', examine: (paths) => examine(client, oid, paths, sha256) }];
    }).reverse();
}

;// CONCATENATED MODULE: ./lib/forge/ledger.js












/** How often an entry is tried that others keep forestalling. */
const COMPLETIONS = 6;
/** Returns the tree items that keep a set's before-images, by the blobs that the repository has already. */
function imagesOf({ plan, snapshot }) {
    const paths = [...plan.files.flatMap((file) => (file.before === null ? [] : [file.from ?? file.path])), ...plan.unchanged];
    return paths.flatMap((path) => {
        const entry = (0,engine_snapshot/* entryOf */.M)(snapshot, path);
        return entry.kind === 'file' && entry.oid !== undefined ? [{ path: `before/${path}`, mode: '100644', type: 'blob', sha: entry.oid }] : [];
    });
}
/** Returns the ledger of a scene; `later` takes the completion of a ledger that lacks a commit's receipt. */
function openLedger(scene, sha256, later) {
    const { client, subject } = scene;
    const owner = ownerOf(subject);
    const ref = receiptsRef(subject);
    /** Yields every entry, newest first, reading on as far as it is asked. */
    async function* entries() {
        let page = (await scene.facts()).ledger;
        while (page !== null) {
            yield* page.entries;
            page = page.next === null ? null : await pageOf(client, page.next);
        }
    }
    const collect = async (wanted) => {
        const found = [];
        for await (const entry of entries())
            if (wanted(entry))
                found.push(entry);
        return found.reverse();
    };
    const read = async (found) => {
        const all = await Promise.all(found.map((entry) => receiptOf(client, entry)));
        return (0,engine_receipt/* mergeReceipts */.se)(all.filter((receipt) => receipt !== null).filter((receipt) => receipt.owner === owner && receipt.id === (0,engine_receipt/* receiptId */.qp)(owner, receipt.plan_id, receipt.request_id, sha256)));
    };
    const lookFor = (entry, before) => async () => {
        const tip = await hiddenRef(client, ref);
        if (tip === entry)
            return 'landed';
        if (tip === before)
            return 'untouched';
        return tip !== null && (await pageOf(client, tip)).entries.some(({ oid }) => oid === entry) ? 'landed' : 'elsewhere';
    };
    const put = async (receipt, images, previous) => {
        const { repository } = await scene.facts();
        const start = previous === null ? await ledger.genesis() : (0,outcome.ok)(previous);
        const entry = start.ok ? await ledger.entry(receipt, images, start.value) : start;
        if (!entry.ok)
            return { kind: 'barred', refusal: (0,fault/* present */.Eb)(entry.refusals[0], 'why no entry was made') };
        const moved = await (0,refs/* moveRefs */.YS)(client, repository.nodeId, [{ name: ref, before: previous, after: entry.value }], lookFor(entry.value, previous));
        return moved.kind === 'barred' ? (0,refs/* advanceRef */.cI)(client, ref, previous, entry.value) : moved;
    };
    /** Returns whether the ledger up to `tip` has an entry of this receipt, as far as two pages go. */
    const tells = async (tip, receipt) => {
        const page = await pageOf(client, tip);
        const more = page.next === null ? [] : (await pageOf(client, page.next)).entries;
        return [...page.entries, ...more].some(({ origin }) => origin?.receipt === receipt);
    };
    const ledger = {
        ref, lookFor,
        async append(receipt, images, previous) {
            await put(receipt, images, previous);
        },
        async record(receipt, images) {
            for (let attempt = 1; attempt <= COMPLETIONS; attempt++) {
                const tip = await hiddenRef(client, ref);
                if (tip !== null && await tells(tip, receipt.id))
                    return;
                const moved = await put(receipt, images, tip);
                if (moved.kind === 'done')
                    return;
                if (moved.kind !== 'stale')
                    break;
            }
            throw new fault/* Fault */.vC(`The receipt ${receipt.id} could not be put into ${ref}; the trailers of its commit tell of it.`);
        },
        tip: async () => (await scene.facts()).ledger?.tip ?? null,
        receipts: async () => read(await collect(() => true)),
        async ofRequest(requestId) {
            const told = await read(await collect(({ origin }) => origin?.request === requestId));
            return told.find((receipt) => receipt.request_id === requestId) ?? null;
        },
        async claims(requestId) {
            const { history, pull } = await scene.facts();
            return pull?.fork === true ? [] : claimsOf(client, history, requestId, sha256);
        },
        complete(set) {
            later(ledger.record(set.receipt, imagesOf(set)));
            return Promise.resolve();
        },
        async beforeImages(receipt) {
            const [first] = await collect(({ origin }) => origin?.receipt === receipt.id);
            const paths = [...receipt.files.flatMap((file) => (file.before === null ? [] : [file.from ?? file.path])), ...receipt.unchanged];
            if (first === undefined || paths.length === 0)
                return new Map();
            const files = await filesAt(client, first.oid, paths.map((path) => `before/${path}`));
            return new Map(paths.flatMap((path) => {
                const entry = files.get(`before/${path}`);
                return entry?.kind === 'file' ? [[path, entry.bytes]] : [];
            }));
        },
        async genesis() {
            const content = (0,canonical/* canonical */.$)({ version: 1, owner });
            const tree = await makeTree(client, null, [{ path: 'ledger.json', mode: '100644', type: 'blob', content }]);
            if (!tree.ok)
                return tree;
            const commit = await makeCommit(client, `Receipts of ${owner}\n`, tree.value, []);
            return commit.ok ? (0,outcome.ok)(commit.value.oid) : commit;
        },
        async entry(receipt, images, previous) {
            const content = `${JSON.stringify(receipt, null, 2)}\n`;
            const tree = await makeTree(client, null, [{ path: 'receipt.json', mode: '100644', type: 'blob', content }, ...images]);
            if (!tree.ok)
                return tree;
            const message = composeMessage(`${receipt.operation}: ${receipt.title}`, receipt.operation, null, {
                plan: receipt.plan_id, receipt: (0,engine_receipt/* receiptId */.qp)(owner, receipt.plan_id, receipt.request_id, sha256), request: receipt.request_id,
            });
            const commit = await makeCommit(client, message, tree.value, [previous, ...(receipt.commit === null ? [] : [receipt.commit])]);
            return commit.ok ? (0,outcome.ok)(commit.value.oid) : commit;
        },
    };
    return ledger;
}

;// CONCATENATED MODULE: ./lib/forge/review.js
/** The review of a pull request: its open threads, all pages of them, by GraphQL (spec page 5.1). */



const review_PAGE = 100;
const place = schemas/* int */.Whr().nullable().optional().transform((line) => line ?? null);
const pageInfo = schemas/* object */.Ikc({ hasNextPage: schemas/* boolean */.zMY(), endCursor: schemas/* string */.YjP().nullable() });
const review_comment = schemas/* object */.Ikc({
    author: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullable(), body: schemas/* string */.YjP(), url: schemas/* string */.YjP(), path: schemas/* string */.YjP(), isMinimized: schemas/* boolean */.zMY(),
    createdAt: schemas/* string */.YjP(), lastEditedAt: schemas/* string */.YjP().nullable(), originalCommit: schemas/* object */.Ikc({ oid: schemas/* string */.YjP() }).nullable(),
    line: place, startLine: place, originalLine: place, originalStartLine: place,
});
const review_comments = schemas/* object */.Ikc({ nodes: schemas/* array */.YOg(review_comment.nullable()), pageInfo });
const thread = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(), isResolved: schemas/* boolean */.zMY(), isOutdated: schemas/* boolean */.zMY(), diffSide: schemas/* string */.YjP(), startDiffSide: schemas/* string */.YjP().nullable(), comments: review_comments,
});
const threads = schemas/* object */.Ikc({ repository: schemas/* object */.Ikc({ pullRequest: schemas/* object */.Ikc({
            reviewThreads: schemas/* object */.Ikc({ nodes: schemas/* array */.YOg(thread.nullable()), pageInfo }),
        }) }) });
const more = schemas/* object */.Ikc({ node: schemas/* object */.Ikc({ comments: review_comments }) });
const COMMENTS = `nodes { author { login } body url path isMinimized createdAt lastEditedAt originalCommit { oid }
  line startLine originalLine originalStartLine } pageInfo { hasNextPage endCursor }`;
async function threadsOf(client, number) {
    const found = [];
    for (let after = null;;) {
        const reply = await client.graphql(`query($owner: String!, $name: String!, $number: Int!, $after: String) { repository(owner: $owner, name: $name) { pullRequest(number: $number) {
        reviewThreads(first: ${String(review_PAGE)}, after: $after) {
          nodes { id isResolved isOutdated diffSide startDiffSide comments(first: ${String(review_PAGE)}) { ${COMMENTS} } } pageInfo { hasNextPage endCursor }
        }
      } } }`, { owner: client.owner, name: client.name, number, after }, { harmless: true });
        const page = (0,forge_client.parsed)(threads, reply.data, 'the review').repository.pullRequest.reviewThreads;
        found.push(...page.nodes.filter((node) => node !== null));
        if (!page.pageInfo.hasNextPage)
            return found;
        after = page.pageInfo.endCursor;
    }
}
/** Returns every comment of a thread. */
async function commentsOf(client, { id, comments: first }) {
    const found = [...first.nodes];
    for (let page = first.pageInfo; page.hasNextPage;) {
        const reply = await client.graphql(`query($id: ID!, $after: String) { node(id: $id) { ... on PullRequestReviewThread { comments(first: ${String(review_PAGE)}, after: $after) { ${COMMENTS} } } } }`, { id, after: page.endCursor }, { harmless: true });
        const next = (0,forge_client.parsed)(more, reply.data, 'a thread of the review').node.comments;
        found.push(...next.nodes);
        page = next.pageInfo;
    }
    return found.filter((node) => node !== null);
}
function stretch(start, end) {
    return end === null ? null : { start: start ?? end, end };
}
/**
 * Returns what became of a comment after the command. GitHub tells whole seconds: one that was edited in the command's own second
 * counts as edited after it, since nobody can tell.
 */
function sinceOf({ createdAt, lastEditedAt }, asked) {
    if (asked === null)
        return null;
    if (lastEditedAt !== null && Date.parse(lastEditedAt) >= asked)
        return 'edited';
    return Date.parse(createdAt) > asked ? 'written' : null;
}
function remarkOf(told, outdated, asked) {
    const { author, body, url, path, originalCommit, line, startLine, originalLine, originalStartLine } = told;
    const lines = stretch(originalStartLine, originalLine);
    return {
        author: author?.login ?? 'ghost', body, url, path, since: sinceOf(told, asked),
        written: originalCommit === null || lines === null ? null : { commit: originalCommit.oid, lines },
        now: outdated ? null : stretch(startLine, line),
    };
}
/** Returns the review of a pull request; `askedAt` is when the command was written, ISO 8601, null where no comment asks. */
function openReview(client, number, askedAt) {
    const asked = askedAt === null ? null : Date.parse(askedAt);
    return {
        async remarks() {
            const open = (await threadsOf(client, number))
                .filter(({ isResolved, diffSide, startDiffSide }) => !isResolved && diffSide === 'RIGHT' && startDiffSide !== 'LEFT');
            const told = await Promise.all(open.map(async (one) => {
                const all = await commentsOf(client, one);
                return all.filter(({ isMinimized }) => !isMinimized).map((each) => remarkOf(each, one.isOutdated, asked));
            }));
            return told.flat();
        },
        filesAt: async (commit, paths) => ({ base: commit, entries: await filesAt(client, commit, paths) }),
    };
}

;// CONCATENATED MODULE: ./lib/forge/scene.js
/**
 * What a run knows of its subject: one fixed head and the files read from it.
 *
 * Whatever is asked in one turn of the event loop goes into one first read, so a command that asks for the ledger and for files
 * side by side costs one exchange. The head stays fixed until `reset`, after which everything is read anew. Not promised: that
 * the branch still is where the facts say; only the ref update can tell.
 */



/** Files that the first read takes along; the others follow in queries of their own. */
const FIRST_FILES = 80;
/** Returns the refusal of a subject without a head, or null. */
function headless({ pull, head, branch }) {
    if (head !== null)
        return null;
    return pull === null || pull.state === 'OPEN'
        ? { code: 'branch_missing', detail: branch } : { code: 'pull_request_closed', detail: pull.state.toLowerCase() };
}
/** Returns the scene of one run. */
function openScene(client, subject, comment, policy) {
    let wanted = new Set();
    /** Paths to create; those that the first read asked about are `compared`. */
    let made = new Set();
    let compared = new Set();
    let opening = null;
    const facts = () => {
        // Because commands ask for ledger and files in one go, one turn later all paths of the first read are known.
        opening ??= Promise.resolve().then(() => {
            const paths = [...wanted].slice(0, FIRST_FILES);
            compared = new Set(paths.filter((path) => made.has(path)));
            return openSubject(client, subject, { paths, creating: [...compared], comment, policy });
        });
        return opening;
    };
    return {
        client, subject, comment, policy, facts,
        reset() {
            opening = null;
            wanted = new Set();
            made = new Set();
        },
        async load(paths, creating = []) {
            paths.forEach((path) => wanted.add(path));
            creating.forEach((path) => made.add(path));
            const known = await facts();
            const problem = headless(known);
            if (problem !== null || known.head === null)
                return (0,outcome/* refuse */.T)(problem ?? { code: 'branch_missing' });
            const missing = paths.filter((path) => !known.files.has(path) || (creating.includes(path) && !compared.has(path)));
            const more = missing.length === 0 ? new Map() : await filesAt(client, known.head.commit, missing, creating);
            return (0,outcome.ok)({ base: known.head.commit, entries: new Map([...known.files, ...more]) });
        },
    };
}

;// CONCATENATED MODULE: ./lib/forge/branch-guard.js



const branchShape = schemas/* object */.Ikc({ protected: schemas/* boolean */.zMY() });
/**
 * Returns acceptance unless the branch is protected, classically or by a ruleset, and the rules do not let it be written to.
 * Refuses: branch_protected, branch_missing.
 */
async function guardBranch(client, branch, { branches }) {
    if (branches.protected)
        return (0,outcome.ok)(null);
    const reply = await client.rest('GET', `/branches/${(0,forge_client.segments)(branch)}`, {}, { harmless: true });
    if (!reply.ok && reply.status === 404)
        return (0,outcome/* refuse */.T)({ code: 'branch_missing', detail: branch });
    return (0,forge_client.accepted)(branchShape, reply, 'the branch').protected
        ? (0,outcome/* refuse */.T)({ code: 'branch_protected', detail: `${branch} is protected` }) : (0,outcome.ok)(null);
}

;// CONCATENATED MODULE: ./lib/forge/change.js



/** Returns the message of a set's commit. */
function wordsOf({ plan, receipt }, { coauthor, template }) {
    const title = plan.title === '' ? `Change ${String(plan.files.length)} file${plan.files.length === 1 ? '' : 's'}` : plan.title;
    const words = { title, plan: plan.id, actor: receipt.actor };
    const text = (template ?? '{title}').replace(/\{(title|plan|actor)\}/gu, (_, name) => words[name]);
    return composeMessage(text, title, coauthor, { plan: plan.id, receipt: receipt.id, request: receipt.request_id });
}
/** Returns the commit of a set on top of a head, its tree made over the head's. Refuses: missing_permission. */
async function makeChange(client, { plan, receipt }, head, wording) {
    const items = await itemsOf(client, plan.files);
    if (!items.ok)
        return items;
    const tree = await makeTree(client, head.tree, items.value);
    if (!tree.ok)
        return tree;
    if (tree.value === head.tree)
        throw new fault/* Fault */.vC('GitHub made the head\'s own tree of a set that changes files.');
    return makeCommit(client, wordsOf({ plan, receipt }, wording), tree.value, [head.commit]);
}

;// CONCATENATED MODULE: ./lib/forge/recheck.js
/** The last look before the refs move: permission, policy, pull request and comment, once more (spec pages 5.1, 5.2 and 5.4). */






const recheck_shape = schemas/* object */.Ikc({
    comment: commentShape.nullable().optional(),
    repository: schemas/* object */.Ikc({
        defaultBranchRef: policyShape,
        pullRequest: schemas/* object */.Ikc({
            state: schemas/* enum */.k5n(['OPEN', 'CLOSED', 'MERGED']), headRef: schemas/* object */.Ikc({ target: schemas/* object */.Ikc({ oid: schemas/* string */.YjP() }).nullable() }).nullable(),
        }).nullable().optional(),
        ref: schemas/* object */.Ikc({ target: schemas/* object */.Ikc({ oid: schemas/* string */.YjP() }).nullable() }).nullable().optional(),
    }),
});
/** Compares the comment with the one that the event told of. Refuses: event_not_allowed. */
function sameComment(now, body) {
    if (now === null || now === undefined)
        return (0,outcome/* refuse */.T)({ code: 'event_not_allowed', detail: 'the comment was deleted' });
    const plain = (text) => text.replace(/\r\n?/gu, '\n').trim();
    return now.edited || plain(now.body) !== plain(body) ? (0,outcome/* refuse */.T)({ code: 'event_not_allowed', detail: 'the comment was edited' }) : (0,outcome.ok)(null);
}
async function look({ client, subject, comment, policy }, branch) {
    const where = subject.kind === 'pull'
        ? 'pullRequest(number: $number) { state headRef { target { oid } } }' : 'ref(qualifiedName: $branch) { target { oid } }';
    const reply = await client.graphql(`query($owner: String!, $name: String!, $comment: ID!, $commented: Boolean!, $policy: String!, ${subject.kind === 'pull' ? '$number: Int!' : '$branch: String!'}) {
      comment: node(id: $comment) @include(if: $commented) { ... on IssueComment { body lastEditedAt } }
      repository(owner: $owner, name: $name) { ${POLICY_FIELDS} ${where} }
    }`, {
        owner: client.owner, name: client.name, comment: comment ?? '', commented: comment !== null, policy,
        ...(subject.kind === 'pull' ? { number: subject.number } : { branch: `refs/heads/${branch}` }),
    }, { harmless: true });
    return { reply, seen: (0,forge_client.parsed)(recheck_shape, reply.data, 'the pull request') };
}
/** Returns acceptance unless the rules have come to forbid the branch that they let pass before. Refuses: branch_protected, branch_missing. */
function guardAgain({ client }, branch, main, before, now) {
    if (branch === main && !now.branches.default)
        return (0,outcome/* refuse */.T)({ code: 'branch_protected', detail: `${branch} is the default branch` });
    return before.branches.protected && !now.branches.protected ? guardBranch(client, branch, now) : (0,outcome.ok)(null);
}
/**
 * Returns whether the branch still stands at `head`, when all else is as it must be.
 * Refuses: what was decided before and no longer holds, event_not_allowed, pull_request_closed, branch_missing, branch_protected.
 */
async function recheck(scene, standing, { body, head, branch, paths }) {
    const before = await standing.rules();
    const looked = look(scene, branch);
    const policy = looked.then(({ reply, seen }) => readPolicyFile(scene.client, scene.policy, reply, seen.repository.defaultBranchRef));
    const [allowed, { seen: { comment, repository } }] = await Promise.all([standing.again(paths, policy), looked]);
    if (!allowed.ok)
        return allowed;
    const unchanged = scene.comment === null ? (0,outcome.ok)(null) : sameComment(comment, body);
    if (!unchanged.ok)
        return unchanged;
    const guarded = await guardAgain(scene, branch, repository.defaultBranchRef?.name ?? null, before, allowed.value);
    return guarded.ok ? placeOf(repository, head, branch) : guarded;
}
/** Returns whether the branch of an open pull request, or a plain branch, still stands at `head`. Refuses: pull_request_closed, branch_missing. */
function placeOf({ pullRequest, ref }, head, branch) {
    const pull = pullRequest ?? null;
    if (pull !== null && pull.state !== 'OPEN')
        return (0,outcome/* refuse */.T)({ code: 'pull_request_closed', detail: pull.state.toLowerCase() });
    const now = (pull === null ? ref : pull.headRef)?.target?.oid;
    return now === undefined ? (0,outcome/* refuse */.T)({ code: 'branch_missing', detail: branch }) : (0,outcome.ok)(now === head ? 'still' : 'moved');
}

;// CONCATENATED MODULE: ./lib/forge/ways.js
/** Returns every path that a set reads or writes. */
function touchedPaths({ plan }) {
    return plan.files.flatMap(({ path, from }) => (from === undefined ? [path] : [from, path]));
}

// EXTERNAL MODULE: ./lib/forge/workflows.js
var workflows = __webpack_require__(4957);
;// CONCATENATED MODULE: ./lib/forge/apart.js
/**
 * Branch first, ledger after: for repositories that do not let a token move both at once (spec page 5.4, 4).
 *
 * Promised: the branch moves by compare-and-swap, on a head that was just verified; the commit's trailers are the authority
 * until the ledger has its entry, which this run puts in or, where it is cut off, the next one that looks.
 */










const apart_made = schemas/* object */.Ikc({
    createCommitOnBranch: schemas/* object */.Ikc({
        commit: schemas/* object */.Ikc({ oid: schemas/* string */.YjP(), signature: schemas/* object */.Ikc({ isValid: schemas/* boolean */.zMY() }).nullable() }),
    }).nullable().optional(),
}).nullable();
const REPEATS = 3;
/** Takes the last look; returns null where the branch still stands and all may go on. */
async function lastLook(set, facts, head, { scene, standing, body, movedOr }) {
    const last = await recheck(scene, standing, { body, head: head.commit, branch: facts.branch, paths: touchedPaths(set) });
    if (!last.ok)
        return { kind: 'refused', refusals: last.refusals };
    return last.value === 'moved' ? movedOr(set) : null;
}
/** Tells a commit that the branch has: reads it back, and completes the ledger. */
async function told(set, facts, head, commit, ground) {
    const receipt = { ...set.receipt, commit: commit.oid, verified: commit.verified, ...(0,workflows/* notStarted */.D)(facts) };
    const landing = await ground.confirm(set, receipt, null, head);
    await ground.ledger.complete({ ...set, receipt: landing.kind === 'landed' ? landing.receipt : receipt });
    return landing;
}
/** Returns what the branch says of a move to `after` whose answer was lost. */
function lookAtBranch({ scene }, head, after) {
    return async () => {
        scene.reset();
        const now = await scene.facts();
        if (now.head?.commit === head.commit)
            return 'untouched';
        return now.head?.commit === after || now.history.some(({ oid }) => oid === after) ? 'landed' : 'elsewhere';
    };
}
/** Returns what came of moving the branch alone to a commit that keeps every mode; `commit` is one made before, if any. */
async function landBranch(set, facts, head, commit, ground) {
    const { scene: { client }, standing } = ground;
    const guarded = await guardBranch(client, facts.branch, await standing.rules());
    if (!guarded.ok)
        return { kind: 'refused', refusals: guarded.refusals };
    const change = commit === null ? await makeChange(client, set, head, ground) : { ok: true, value: commit };
    if (!change.ok)
        return { kind: 'refused', refusals: change.refusals };
    const ended = await lastLook(set, facts, head, ground);
    if (ended !== null)
        return ended;
    const move = { name: `refs/heads/${facts.branch}`, before: head.commit, after: change.value.oid };
    const moved = await (0,refs/* moveRefs */.YS)(client, facts.repository.nodeId, [move], lookAtBranch(ground, head, change.value.oid));
    switch (moved.kind) {
        case 'done': return told(set, facts, head, change.value, ground);
        case 'stale': return ground.movedOr(set);
        case 'refused': return { kind: 'refused', refusals: [moved.refusal] };
        case 'barred': return { kind: 'barred', refusal: moved.refusal, commit: change.value };
    }
}
/** Returns why `createCommitOnBranch` would not make the commit that is planned, or null: it makes plain files only. */
function notPlain({ plan }) {
    const odd = plan.files.find(({ before, after }) => [before, after].some((side) => side !== null && side.mode !== '100644'));
    return odd === undefined ? null : `${odd.path} is executable, which createCommitOnBranch would lose`;
}
function inputOf(set, facts, head, ground) {
    const { owner, name } = ground.scene.client;
    const message = wordsOf(set, ground);
    const at = message.indexOf('\n\n');
    return {
        branch: { repositoryNameWithOwner: `${owner}/${name}`, branchName: facts.branch }, expectedHeadOid: head.commit,
        message: { headline: message.slice(0, at), body: message.slice(at + 2) },
        fileChanges: {
            additions: set.plan.files.flatMap(({ path, after }) => (after === null ? [] : [{ path, contents: (0,git_object/* toBase64 */.nk)(after.bytes) }])),
            deletions: set.plan.files.flatMap(({ path, from, after }) => (after === null ? [{ path }] : from === undefined ? [] : [{ path: from }])),
        },
    };
}
function refusedBy(errors) {
    const verdict = (0,refs/* judge */.S4)(errors);
    switch (verdict.kind) {
        case 'refused': return { kind: 'refused', refusals: [verdict.refusal] };
        case 'barred': return { kind: 'barred', refusal: verdict.refusal, commit: null };
        case 'stale':
        case 'done': return null;
    }
}
/** Asks once for the commit; returns null where its answer was lost. */
async function askPlatform(set, input, facts, head, ground) {
    const { client } = ground.scene;
    try {
        const { data, errors } = await client.graphql(`mutation($input: CreateCommitOnBranchInput!) {
        createCommitOnBranch(input: $input) { commit { oid signature { isValid } } }
      }`, { input }, { harmless: false });
        if (errors.length > 0)
            return refusedBy(errors) ?? await ground.movedOr(set);
        const commit = (0,forge_client.parsed)(apart_made, data, 'the new commit')?.createCommitOnBranch?.commit;
        if (commit === undefined)
            throw new fault/* Fault */.vC('GitHub names no commit that it made.', { retryable: true });
        return await told(set, facts, head, { oid: commit.oid, verified: commit.signature?.isValid ?? null }, ground);
    }
    catch (error) {
        if (error instanceof fault/* Fault */.vC)
            return null;
        throw error;
    }
}
/**
 * Returns what came of letting the platform make the commit (`createCommitOnBranch`). `expectedHeadOid` makes a repeat
 * harmless; after a lost answer the branch's trailers say whether it took place.
 */
async function landByPlatform(set, facts, head, ground) {
    const { scene, standing } = ground;
    const odd = notPlain(set);
    if (odd !== null)
        return { kind: 'barred', refusal: { code: 'push_rejected', detail: odd }, commit: null };
    const guarded = await guardBranch(scene.client, facts.branch, await standing.rules());
    if (!guarded.ok)
        return { kind: 'refused', refusals: guarded.refusals };
    const ended = await lastLook(set, facts, head, ground);
    if (ended !== null)
        return ended;
    const input = inputOf(set, facts, head, ground);
    for (let attempt = 1; attempt <= REPEATS; attempt++) {
        const answer = await askPlatform(set, input, facts, head, ground);
        if (answer !== null)
            return answer;
        await scene.client.wait(attempt);
        const other = await ground.movedOr(set);
        if (other.kind === 'landed' || (await scene.facts()).head?.commit !== head.commit)
            return other;
    }
    throw new fault/* Fault */.vC('GitHub did not answer the commit; the branch was not moved.', { retryable: true });
}

;// CONCATENATED MODULE: ./lib/forge/by-push.js
/** Git's own way: commit and entry made by git on this machine, and pushed together with leases (spec page 5.4, 4). */







/** Somebody for commits of a token that does not say whose it is. */
const NOBODY = 'Holdfast <holdfast@localhost>';
const by_push_ATTEMPTS = 5;
function refusalOf(said) {
    if (/workflow/iu.test(said))
        return { code: 'missing_permission', detail: 'workflows: write' };
    if (/rule violation|GH0(?:06|13)|protected|through a pull request/iu.test(said))
        return { code: 'branch_protected', detail: said };
    if (/denied|not granted|\b40[134]\b/iu.test(said))
        return { code: 'missing_permission', detail: 'contents: write' };
    return { code: 'push_rejected', detail: said };
}
function orderOf(set, facts, head, ground, remote) {
    const { viewer } = facts;
    const id = viewer?.id ?? null;
    return {
        url: remote.url, authorization: remote.authorization, branch: `refs/heads/${facts.branch}`, head: head.commit,
        owner: ownerOf(ground.scene.subject), ledger: ground.ledger.ref, tip: facts.ledger?.tip ?? null, plan: set.plan, snapshot: set.snapshot,
        receipt: { ...set.receipt, verified: false, ...(0,workflows/* notStarted */.D)(facts) }, message: wordsOf(set, ground),
        identity: viewer === null || id === null ? NOBODY : remote.addressOf({ login: viewer.login, id }),
    };
}
/** Sends an order; null where no answer came and the refs do not tell of it either, so that it may be sent again. */
async function send(set, order, head, ground, remote) {
    try {
        const pushed = await remote.push(order);
        switch (pushed.kind) {
            case 'refused': return { kind: 'refused', refusals: [refusalOf(pushed.said)] };
            case 'done': return await ground.confirm(set, { ...order.receipt, commit: pushed.commit }, pushed.entry, head);
            case 'stale': break;
        }
    }
    catch (error) {
        if (!(error instanceof fault/* Fault */.vC))
            throw error;
        await ground.scene.client.wait(1);
    }
    const other = await ground.movedOr(set);
    return other.kind === 'landed' || (await ground.scene.facts()).head?.commit !== head.commit ? other : null;
}
/** Returns what came of pushing a set, again where only the ledger moved or an answer was lost: the leases make that harmless. */
async function landByPush(set, facts, head, ground, remote) {
    const guarded = await guardBranch(ground.scene.client, facts.branch, await ground.standing.rules());
    if (!guarded.ok)
        return { kind: 'refused', refusals: guarded.refusals };
    for (let attempt = 1; attempt <= by_push_ATTEMPTS; attempt++) {
        const last = await recheck(ground.scene, ground.standing, { body: ground.body, head: head.commit, branch: facts.branch, paths: touchedPaths(set) });
        if (!last.ok)
            return { kind: 'refused', refusals: last.refusals };
        if (last.value === 'moved')
            return ground.movedOr(set);
        const order = orderOf(set, await ground.scene.facts(), head, ground, remote);
        const came = await send(set, order, head, ground, remote);
        if (came !== null)
            return came;
    }
    return { kind: 'refused', refusals: [{ code: 'busy', detail: 'other runs write to the ledger of this branch' }] };
}

;// CONCATENATED MODULE: ./lib/forge/read-back.js
/** Reading a commit back: exactly the planned paths, to exactly the planned blobs and modes (spec page 5.4, 5). */




const read_back_treeEntry = schemas/* object */.Ikc({ mode: schemas/* int */.Whr(), oid: schemas/* string */.YjP() }).nullable();
const graphShape = schemas/* object */.Ikc({ repository: schemas/* object */.Ikc({ object: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).nullable() }) });
const restShape = schemas/* object */.Ikc({
    parents: schemas/* array */.YOg(schemas/* object */.Ikc({ sha: schemas/* string */.YjP() })),
    files: schemas/* array */.YOg(schemas/* object */.Ikc({ filename: schemas/* string */.YjP(), status: schemas/* string */.YjP(), previous_filename: schemas/* string */.YjP().optional() })).optional(),
});
/** What every path of a plan must be in the commit: `mode oid`, or null where nothing may be. */
function planned({ files }) {
    return new Map(files.flatMap(({ path, from, after }) => [
        ...(from === undefined ? [] : [[from, null]]),
        [path, after === null ? null : `${after.mode} ${(0,git_object/* blobOid */.IM)(after.bytes)}`],
    ]));
}
const read_back_PAGES = 11;
async function changedPaths(client, commit, parent) {
    const paths = new Set();
    for (let page = 1;; page++) {
        const reply = await client.rest('GET', `/commits/${commit}?per_page=100&page=${String(page)}`, {}, { harmless: true });
        const { files = [], parents } = (0,forge_client.accepted)(restShape, reply, 'the new commit');
        for (const { filename, status, previous_filename: old } of files) {
            paths.add(filename);
            if (status === 'renamed' && old !== undefined)
                paths.add(old);
        }
        if (files.length < 100 || page >= read_back_PAGES)
            return { paths, onParent: parents.length === 1 && parents[0]?.sha === parent };
    }
}
async function read_back_entriesOf(client, commit, paths) {
    const { data } = await client.graphql(`query($owner: String!, $name: String!, $commit: GitObjectID!${paths.map((_, i) => `, $file${String(i)}: String!`).join('')}) {
      repository(owner: $owner, name: $name) { object(oid: $commit) { ... on Commit {
        ${paths.map((_, i) => `file${String(i)}: file(path: $file${String(i)}) { mode oid }`).join('\n')} } } }
    }`, {
        owner: client.owner, name: client.name, commit, ...Object.fromEntries(paths.map((path, i) => [`file${String(i)}`, path])),
    }, { harmless: true });
    const { object } = (0,forge_client.parsed)(graphShape, data, 'the new commit').repository;
    if (object === null)
        throw new fault/* Fault */.vC('GitHub does not show the new commit yet.', { retryable: true });
    return new Map(paths.map((path, i) => {
        const entry = (0,forge_client.parsed)(read_back_treeEntry, object[`file${String(i)}`] ?? null, 'a file');
        return [path, entry === null ? null : `${entry.mode.toString(8).padStart(6, '0')} ${entry.oid}`];
    }));
}
/** Returns how the commit differs from the plan, a sentence each; none when it is exactly as planned. */
async function compareCommit(client, plan, commit, parent) {
    const wanted = planned(plan);
    const [{ paths, onParent }, found] = await Promise.all([
        changedPaths(client, commit, parent), read_back_entriesOf(client, commit, [...wanted.keys()]),
    ]);
    const show = (what) => what ?? 'nothing';
    return [
        ...(onParent ? [] : [`commit ${commit} is not on top of ${parent} alone`]),
        ...[...wanted].flatMap(([path, what]) => (found.get(path) === what ? [] : [`${path} should be ${show(what)} and is ${show(found.get(path))}`])),
        ...[...wanted.keys()].filter((path) => !paths.has(path)).map((path) => `${path} should have changed and did not`),
        ...[...paths].filter((path) => !wanted.has(path)).map((path) => `${path} changed and should not have`),
    ];
}
/** Returns what keeps the commit from being confirmed, a sentence each; an empty list when all was read back as planned. */
async function confirmCommit(client, plan, commit, parent) {
    for (let attempt = 1;; attempt++) {
        try {
            return await compareCommit(client, plan, commit, parent);
        }
        catch (error) {
            if (!(error instanceof fault/* Fault */.vC))
                throw error;
            if (attempt >= 3)
                return [`commit ${commit} was made but could not be read back: compare it with the plan`];
            await client.wait(attempt);
        }
    }
}

;// CONCATENATED MODULE: ./lib/forge/together.js
/**
 * Branch and ledger moved together: tree, commit and entry are made first, then one compare-and-swap makes both true
 * (spec page 5.4, 4). A receipt exists exactly when its commit landed.
 */








/** How often an entry is made again because only the ledger moved. */
const together_ENTRIES = 5;
/** Makes the commit on the fixed head, and the start of a ledger where there is none, while the branch is looked at. */
async function prepare(set, facts, head, ground) {
    const { ledger, standing, scene: { client } } = ground;
    const [before, rules] = await Promise.all([ledger.tip(), standing.rules()]);
    const [guarded, made, start] = await Promise.all([
        guardBranch(client, facts.branch, rules),
        set.plan.files.length === 0 ? (0,outcome.ok)(null) : makeChange(client, set, head, ground),
        before === null ? ledger.genesis() : (0,outcome.ok)(before),
    ]);
    if (!guarded.ok)
        return guarded;
    if (!made.ok)
        return made;
    if (!start.ok)
        return start;
    const commit = made.value;
    const receipt = commit === null ? set.receipt : { ...set.receipt, commit: commit.oid, verified: commit.verified, ...(0,workflows/* notStarted */.D)(facts) };
    return (0,outcome.ok)({ receipt, commit, before, previous: start.value });
}
/** Makes the ledger's entry while permission, pull request and comment are looked at once more, then moves the refs. */
async function publish(set, { receipt, commit, before, previous }, facts, head, ground) {
    const { scene, ledger, standing, body } = ground;
    const [last, entry] = await Promise.all([
        recheck(scene, standing, { body, head: head.commit, branch: facts.branch, paths: touchedPaths(set) }), ledger.entry(receipt, imagesOf(set), previous),
    ]);
    if (!last.ok)
        return last;
    if (!entry.ok)
        return entry;
    if (last.value === 'moved')
        return (0,outcome.ok)({ kind: 'moved' });
    const branch = commit === null ? [] : [{ name: `refs/heads/${facts.branch}`, before: head.commit, after: commit.oid }];
    const moves = [...branch, { name: ledger.ref, before, after: entry.value }];
    const moved = await (0,refs/* moveRefs */.YS)(scene.client, facts.repository.nodeId, moves, ledger.lookFor(entry.value, before));
    return (0,outcome.ok)(moved.kind === 'done' ? { kind: 'done', entry: entry.value } : moved);
}
/** Returns what came of landing a set with branch and ledger in one move, again on top where only the ledger moved. */
async function landTogether(set, facts, head, ground) {
    const prepared = await prepare(set, facts, head, ground);
    if (!prepared.ok)
        return { kind: 'refused', refusals: prepared.refusals };
    let next = prepared.value;
    for (let attempt = 1; attempt <= together_ENTRIES; attempt++) {
        const published = await publish(set, next, facts, head, ground);
        if (!published.ok)
            return { kind: 'refused', refusals: published.refusals };
        const { value } = published;
        if (value.kind === 'refused')
            return { kind: 'refused', refusals: [value.refusal] };
        if (value.kind === 'barred')
            return { kind: 'barred', refusal: value.refusal, commit: next.commit };
        if (value.kind === 'done')
            return ground.confirm(set, next.receipt, value.entry, head);
        const other = await ground.movedOr(set);
        const now = await ground.scene.facts();
        if (other.kind === 'landed' || now.head?.commit !== head.commit)
            return other;
        const tip = now.ledger?.tip ?? null;
        next = { ...next, before: tip, previous: tip ?? next.previous };
    }
    return { kind: 'refused', refusals: [{ code: 'busy', detail: 'other runs write to the ledger of this branch' }] };
}

;// CONCATENATED MODULE: ./lib/forge/target.js
/**
 * Where sets land on GitHub: the head branch of a pull request, or a named branch.
 *
 * Calling sequence: `load` fixes the head; `land` makes tree, commit and ledger entry on exactly that head, looks once more at
 * permission, pull request and comment, moves branch and ledger in one compare-and-swap, and reads the commit back; where the
 * platform bars that, the branch moves first and the ledger after (`ways.ts`). Promised: nothing is forced; a request that another
 * run has landed meanwhile is told by that run's receipt. Not promised: that objects which no ref reaches are gone after a
 * refusal by the last look.
 */










/** Returns the target of a scene. */
function openTarget(options) {
    const { scene, ledger, standing, repositoryId, method } = options;
    const { client } = scene;
    const ground = {
        ...options,
        async movedOr(set) {
            scene.reset();
            const [, first] = await Promise.all([scene.load(touchedPaths(set)), ledger.ofRequest(set.receipt.request_id)]);
            return first === null ? { kind: 'moved' } : { kind: 'landed', receipt: first };
        },
        async confirm(set, receipt, entry, head) {
            const doubts = receipt.commit === null ? [] : await confirmCommit(client, set.plan, receipt.commit, head.commit);
            if (doubts.length === 0)
                return { kind: 'landed', receipt };
            const told = { ...receipt, indeterminate: [...receipt.indeterminate, ...doubts] };
            if (entry !== null)
                options.later(ledger.append(told, [], entry));
            return { kind: 'landed', receipt: told };
        },
    };
    /** Tries one way after the other, as far as `method` goes and the platform bars them. */
    const pursue = async (set, facts, head) => {
        const last = await byMethod(set, facts, head);
        return last.kind === 'barred' ? { kind: 'refused', refusals: [last.refusal] } : last;
    };
    const byMethod = (set, facts, head) => {
        if (set.plan.files.length === 0)
            return byRefs(set, facts, head);
        switch (method) {
            case 'auto':
            case 'refs': return byRefs(set, facts, head);
            case 'graphql': return landByPlatform(set, facts, head, ground);
            case 'push': return landByPush(set, facts, head, ground, options.remote);
        }
    };
    const byRefs = async (set, facts, head) => {
        const together = await landTogether(set, facts, head, ground);
        if (together.kind !== 'barred')
            return together;
        if (set.plan.files.length === 0) {
            await ledger.record(set.receipt, []);
            return { kind: 'landed', receipt: set.receipt };
        }
        const alone = await landBranch(set, facts, head, together.commit, ground);
        if (alone.kind !== 'barred' || method === 'refs')
            return alone;
        const made = await landByPlatform(set, facts, head, ground);
        return made.kind === 'barred' ? landByPush(set, facts, head, ground, options.remote) : made;
    };
    const land = async (set) => {
        const facts = await scene.facts();
        if (facts.repository.id !== repositoryId)
            throw new fault/* Fault */.vC('The API shows another repository than the event names.');
        const problems = barred(facts, options, await standing.rules());
        if (problems.length > 0)
            return { kind: 'refused', refusals: problems };
        const head = (0,fault/* present */.Eb)(facts.head, 'the head');
        return head.commit === set.snapshot.base ? pursue(set, facts, head) : ground.movedOr(set);
    };
    return {
        owner: ownerOf(scene.subject), commits: true,
        name: `github:${String(repositoryId)}/${scene.subject.kind === 'pull' ? `pr/${String(scene.subject.number)}` : `branch/${scene.subject.name}`}`,
        load: async (paths, creating) => {
            const [loaded, allowed] = await Promise.all([scene.load(paths, creating), standing.permits(options.operation)]);
            return allowed.ok ? loaded : allowed;
        },
        blobId: git_object/* blobOid */.IM,
        land,
    };
}
/**
 * Returns what the facts alone say against writing.
 * Refuses: pull_request_closed, fork_not_writable, branch_protected, event_not_allowed.
 */
function barred(facts, { scene, body }, { branches }) {
    const comment = scene.comment === null ? (0,outcome.ok)(null) : sameComment(facts.comment, body);
    const found = comment.ok ? [] : [...comment.refusals];
    if (facts.pull !== null && facts.pull.state !== 'OPEN')
        found.push({ code: 'pull_request_closed', detail: facts.pull.state.toLowerCase() });
    if (facts.pull?.fork === true)
        found.push({ code: 'fork_not_writable', detail: facts.branch });
    else if (facts.branch === facts.defaultBranch && !branches.default)
        found.push({ code: 'branch_protected', detail: `${facts.branch} is the default branch` });
    if (facts.repository.archived)
        found.push({ code: 'push_rejected', detail: 'the repository is archived' });
    return found;
}

;// CONCATENATED MODULE: ./lib/forge/forge.js








/** Returns the ports of one run. The look-up of permissions starts at once, everything else when it is asked for. */
function openForge(options) {
    const { client, sha256, subject, comment, repositoryId, writable } = options;
    const work = [];
    const later = (more) => {
        work.push(more.then(() => null, (reason) => (reason instanceof Error ? reason.message : String(reason))));
    };
    const scene = openScene(client, subject, comment?.nodeId ?? null, options.policy);
    const ledger = openLedger(scene, sha256, later);
    const standing = openAuthority({
        client, actors: options.actors, asker: options.asker, writable, readRules: options.readRules, policy: async () => (await scene.facts()).policy,
    });
    const shelf = openKept(scene, options.forms.plans, async () => (await scene.facts()).shelf, { sha256, later, keeps: writable && options.keeps });
    const transactions = openKept(scene, options.forms.transactions, () => hiddenRef(client, keptRef('transactions', subject)), { sha256, later, keeps: writable });
    const inner = openTarget({
        scene, ledger, standing, body: comment?.body ?? '', coauthor: options.coauthor, template: options.template, repositoryId, later,
        operation: options.operation,
        method: options.method, remote: options.remote,
    });
    const target = {
        owner: inner.owner,
        name: inner.name,
        commits: true,
        load: (paths, creating) => inner.load(paths, creating),
        blobId: (bytes) => inner.blobId(bytes),
        async land(set) {
            shelf.prefetch();
            const landing = await inner.land(set);
            if (landing.kind === 'landed')
                [shelf, transactions].forEach((store) => { store.relax(); });
            return landing;
        },
    };
    return {
        target, ledger, standing, shelf, transactions: writable ? transactions : null, later,
        review: subject.kind === 'pull' ? openReview(client, subject.number, options.askedAt) : null,
        facts: () => scene.facts(),
        effectOf: (receipt) => effectOf(receipt, ledger, client, sha256),
        async settled() {
            return (await Promise.all(work)).filter((failure) => failure !== null);
        },
    };
}

;// CONCATENATED MODULE: ./lib/forge/signs.js
/** Small signs beside the card: reactions and the check run. All of them are best effort; what fails is told, and fails no run. */

/** Returns null when what was sent was taken, or why it was not, with the permission that is missing where it is that. */
async function attempt(what, permission, send) {
    try {
        const reply = await send();
        if (reply.ok)
            return null;
        return reply.status === 403 && /not accessible|must have/iu.test(reply.message)
            ? `The token of this job lacks the permission ${permission}: ${what} could not be given.`
            : `${what} was refused (${String(reply.status)}): ${reply.message}`;
    }
    catch (error) {
        if (!(error instanceof fault/* Fault */.vC))
            throw error;
        return `${what} failed: ${error.message}`;
    }
}
/**
 * Reacts to a comment; GitHub keeps one reaction of a kind, so that a repeat is harmless. A review's text takes none. Returns what
 * went wrong, or null.
 */
function react(client, { id, place }, content) {
    if (place === 'review')
        return Promise.resolve(null);
    const where = place === 'diff' ? 'pulls' : 'issues';
    return attempt('a reaction', 'pull-requests: write', () => client.rest('POST', `/${where}/comments/${String(id)}/reactions`, { content }, { harmless: true }));
}
/** Puts a completed check run on a commit; returns what went wrong, or null. */
function putCheck(client, check) {
    return attempt('the check run', 'checks: write', () => client.rest('POST', '/check-runs', {
        name: 'Holdfast', head_sha: check.commit, status: 'completed', conclusion: check.conclusion, external_id: check.requestId,
        ...(check.url === null ? {} : { details_url: check.url }), output: check.output,
    }, { harmless: false }));
}

// EXTERNAL MODULE: ./lib/policy/rules.js + 2 modules
var rules = __webpack_require__(9367);
// EXTERNAL MODULE: ./lib/engine/answer.js
var engine_answer = __webpack_require__(9858);
// EXTERNAL MODULE: ./lib/report/block-lines.js
var block_lines = __webpack_require__(1885);
// EXTERNAL MODULE: ./lib/report/budget.js
var report_budget = __webpack_require__(1101);
// EXTERNAL MODULE: ./lib/engine/file-report.js
var file_report = __webpack_require__(2745);
// EXTERNAL MODULE: ./lib/report/markdown.js
var markdown = __webpack_require__(5402);
// EXTERNAL MODULE: ./lib/report/plan-diff.js
var plan_diff = __webpack_require__(499);
;// CONCATENATED MODULE: ./lib/report/diff-section.js
/** The diff of a card: whole lines only, 240 of them, and what is left out named per file. */






/** A line longer than this (in UTF-16 units) is told, not shown. */
const LONGEST = 2000;
/** A diff of more lines than this starts folded. */
const OPEN_LINES = 60;
function total(text) {
    return [...(0,visible/* countHidden */.k)(text).values()].reduce((sum, n) => sum + n, 0);
}
/** Returns how many hidden characters stand in the lines that a plan shows or adds, its title and paths included. */
function hiddenInPlan(plan) {
    let all = total(plan.title);
    let added = 0;
    for (const change of plan.files) {
        all += total(change.path);
        for (const { sign, text } of (0,file_report/* diffOf */.n_)(change).hunks.flatMap(({ lines }) => lines)) {
            const n = total(text);
            all += n;
            if (sign === '+')
                added += n;
        }
    }
    return { all, added };
}
/** Returns the diff lines of one file ready to be shown; a CR that ends every line goes without saying. */
function linesOf(change, budget) {
    const lines = (0,plan_diff/* planDiff */.R)({ files: [change] }, budget).text.split('\n').slice(0, -1);
    const body = lines.slice(2);
    const all = (0,file_report/* diffOf */.n_)(change).hunks.flatMap((hunk) => hunk.lines);
    const crlf = all.length > 0 && all.every(({ text }) => text.endsWith('\r\n'));
    const hunkLines = (0,file_report/* diffOf */.n_)(change).hunks.reduce((sum, hunk) => sum + 1 + hunk.lines.filter(({ text }) => !text.endsWith('\n')).length, 0);
    const tell = (line) => (line.length <= LONGEST
        ? (0,markdown/* visible */.RK)(crlf ? line.replace(/\r$/u, '') : line)
        : `${line.slice(0, 1)}(a line of ${line.length - 1} characters, not shown)`);
    return { head: lines.slice(0, 2).map(tell), body: body.map(tell), total: all.length + hunkLines };
}
/** Returns as much of the diff as fits into `budget` bytes and `most` lines. */
function drawDiff(files, budget, most) {
    const shown = [];
    const cut = [];
    let left = budget - 20;
    let lines = most;
    let longest = 2;
    for (const change of files) {
        const { head, body, total: of } = linesOf(change, lines);
        const taken = [];
        for (const line of [...head, ...body]) {
            const run = Math.max(longest, (0,markdown/* longestRun */.Q_)(line));
            const cost = (0,markdown/* size */.Ej)(line) + 1 + 2 * (run - longest);
            if (cost > left)
                break;
            taken.push(line);
            left -= cost;
            longest = run;
        }
        const told = Math.max(0, taken.length - head.length);
        lines -= told;
        if (told > 0 || (of === 0 && taken.length === head.length))
            shown.push(...taken);
        if (told < of)
            cut.push({ path: change.path, hidden_lines: of - told });
    }
    return { text: shown.join('\n'), lines: most - lines, cut };
}
function tellCut(cut, budget) {
    if (cut.length === 0)
        return '';
    const items = cut.map(({ path, hidden_lines }) => `- ${(0,report_budget/* counted */.hS)(hidden_lines, 'line')} of ${(0,markdown/* code */.aY)(path)}`);
    return `**Not shown here:**\n\n${(0,report_budget/* asManyAsFit */.Dx)(items, budget - 100, '\n', (n) => `- and lines of ${(0,report_budget/* counted */.hS)(n, 'other file')}`)}`;
}
/** Returns the diff section of a plan; a short diff is shown at once, a long one folded. */
function diffSection(rank, plan, most = settings/* HAND_WRITTEN */.IX.diffLines) {
    return {
        rank,
        draw: (budget) => {
            if (plan.files.length === 0 || budget < 3 * report_budget/* RESERVE */.BP)
                return plan.files.length === 0 ? '' : '_The diff does not fit here._';
            const forCuts = Math.min(Math.floor(budget / 4), 200 + plan.files.length * 120);
            const drawn = drawDiff(plan.files, budget - forCuts - 100, most);
            const cuts = tellCut(drawn.cut, forCuts - 50);
            const diff = drawn.text === '' ? '' : (0,report_budget/* folded */.TM)(`Diff, ${(0,report_budget/* counted */.hS)(drawn.lines, 'line')}`, (0,markdown/* fence */.EU)(drawn.text, 'diff'), drawn.lines <= OPEN_LINES);
            return [diff, cuts].filter((part) => part !== '').join('\n\n');
        },
    };
}

// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(5916);
// EXTERNAL MODULE: ./lib/report/json.js
var json = __webpack_require__(7406);
// EXTERNAL MODULE: ./lib/report/next-section.js
var next_section = __webpack_require__(7895);
// EXTERNAL MODULE: ./lib/report/refusal-section.js
var refusal_section = __webpack_require__(32);
// EXTERNAL MODULE: ./lib/report/told.js
var report_told = __webpack_require__(4821);
;// CONCATENATED MODULE: ./lib/report/card.js
/**
 * The card: what a maintainer sees of a request, first on a telephone. One headline, the files, the diff, what to do next; the
 * receipt folded. The page is planned within a budget below GitHub's 65,536 characters (and as many bytes).
 */










/** Bytes of a card: below GitHub's limit by as much as a surprise may take. */
const CARD_BYTES = 60_000;
/** More files than these are folded. */
const OPEN_FILES = 15;
const card_NAMES = { edit: '', create: ', new', delete: ', deleted', move: ', moved' };
function fileItem(file) {
    const from = file.from === undefined ? '' : ` from ${(0,markdown/* code */.aY)(file.from)}`;
    const mode = file.mode === '100755' ? ', executable' : '';
    return `- ${(0,markdown/* code */.aY)(file.path)} +${file.added} \u2212${file.removed}${card_NAMES[file.operation]}${from}${mode}`;
}
function filesSection(rank, files, unchanged) {
    const items = [...files.map(fileItem), ...unchanged.map((path) => `- ${(0,markdown/* code */.aY)(path)} as it was`)];
    return {
        rank,
        draw: (budget) => {
            if (items.length === 0)
                return '';
            const list = (0,report_budget/* asManyAsFit */.Dx)(items, budget - 100, '\n', (n) => `- and ${(0,report_budget/* counted */.hS)(n, 'file')} more, which do not fit here`);
            return items.length > OPEN_FILES ? (0,report_budget/* folded */.TM)((0,report_budget/* counted */.hS)(items.length, 'file'), list) : list;
        },
    };
}
/** Returns the warning that counts what is shown as escapes, or ''. */
function hiddenWarning({ plan }) {
    const { all, added } = plan === null ? { all: 0, added: 0 } : hiddenInPlan(plan);
    if (all === 0)
        return '';
    return `\u26a0\ufe0f **${(0,report_budget/* counted */.hS)(all, 'invisible or direction-changing character')}** in this change, ${added} of them in new lines; each is shown as an escape like ${(0,markdown/* code */.aY)('\\u{200b}')}.`;
}
/** Returns a note for each file that is a Git LFS pointer on either side. */
function pointerNotes(plan) {
    const isPointer = (bytes) => bytes !== undefined && bytes.length < 1024 && (0,encoding/* decode */.D4)(bytes).startsWith('version https://git-lfs.github.com/spec/');
    return (plan?.files ?? [])
        .filter(({ before, after }) => isPointer(before?.bytes) || isPointer(after?.bytes))
        .map(({ path }) => `${(0,markdown/* code */.aY)(path)} is a Git LFS pointer: these lines name a large file that is stored elsewhere, and are not its content.`);
}
function card_receiptOf(answer) {
    switch (answer.outcome) {
        case 'applied': return answer.receipt;
        case 'no_change':
        case 'indeterminate': return answer.receipt ?? null;
        case 'ok':
        case 'planned':
        case 'refused':
        case 'error': return null;
    }
}
const MARKS = {
    passed: '\u2705', clean: '\u2705', ok: '\u2705', success: '\u2705', errors: '\u274c', failed: '\u274c', failure: '\u274c', unchecked: '\u2796', skipped: '\u2796',
};
function checksSection(rank, answer) {
    const checks = answer.outcome === 'planned' ? answer.plan.checks : card_receiptOf(answer)?.checks;
    const items = (checks ?? []).map(({ name, status, summary }) => `- ${Object.hasOwn(MARKS, status) ? MARKS[status] ?? '' : (0,markdown/* code */.aY)(status)} ${(0,markdown/* prose */.CS)(name)}${summary === '' ? '' : `: ${(0,markdown/* prose */.CS)(summary)}`}`);
    return {
        rank,
        draw: (budget) => (items.length === 0 ? '' : `**Checks**\n\n${(0,report_budget/* asManyAsFit */.Dx)(items, budget - 20, '\n', (n) => `- and ${(0,report_budget/* counted */.hS)(n, 'check')} more`)}`),
    };
}
/** Returns what the receipt confirms, leaves open, and does not start, a sentence each. */
function facts(receipt) {
    if (receipt === null)
        return [];
    const { commit, verified, indeterminate, not_started = [], undoes } = receipt;
    const sha = commit === null ? null : /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/u.test(commit) ? commit : (0,markdown/* code */.aY)(commit);
    return [
        ...(sha === null ? [] : [`Commit ${sha}${verified === true ? ', verified' : verified === false ? ', not verified' : ''}.`]),
        ...(undoes === undefined ? [] : [`This takes back ${(0,markdown/* code */.aY)(undoes)}.`]),
        ...indeterminate.map((what) => `**Not confirmed:** ${(0,markdown/* prose */.CS)(what)}`),
        ...(not_started.length === 0 ? [] : [`These workflows do not start on a commit of this token: ${not_started.map(markdown/* code */.aY).join(', ')}.`]),
    ];
}
function receiptSection(rank, receipt) {
    return {
        rank,
        draw: (budget) => {
            if (receipt === null)
                return '';
            const whole = (0,report_budget/* folded */.TM)('Receipt', (0,markdown/* fence */.EU)((0,json/* renderJson */.h)(receipt, 2).replaceAll('<!--', '\\u003c!--'), 'json', 1));
            if ((0,markdown/* size */.Ej)(whole) <= budget)
                return whole;
            const told = `The receipt ${(0,markdown/* code */.aY)(receipt.id)} is too long to show here; ${(0,markdown/* code */.aY)(`holdfast receipts ${receipt.id}`)} prints it.`;
            return (0,markdown/* size */.Ej)(told) <= budget ? told : '';
        },
    };
}
/** Returns the sentences of an answer that its headline leaves open. */
function sentences(answer) {
    switch (answer.outcome) {
        case 'applied': return answer.repeated === true ? ['This request was carried out before; nothing was written now. Its receipt stands below.'] : [];
        case 'no_change': return [
            ...(answer.message === undefined ? [] : [(0,markdown/* prose */.CS)(answer.message)]),
            ...(answer.repeated === true ? ['This request was answered before; its receipt stands below.'] : []),
        ];
        case 'indeterminate':
        case 'error': return [(0,markdown/* prose */.CS)(answer.message)];
        case 'planned': return answer.refusals === undefined ? [] : [`${(0,report_budget/* counted */.hS)(answer.refusals.length, 'suggestion')} could not be taken into this plan:`];
        case 'refused': return (0,headline/* restOf */.Y6)(answer) === null ? [] : ['The rest of what was asked for is planned below and can be applied by itself.'];
        case 'ok': return [];
    }
}
/** Returns the title of the set as prose; a title that is no title is only counted. */
function titleOf(answer) {
    const title = answer.outcome === 'planned' ? answer.plan.title : card_receiptOf(answer)?.title ?? '';
    return title.length > 1000 ? `(a title of ${title.length} characters)` : (0,markdown/* prose */.CS)(title);
}
function okSection(rank, answer) {
    return {
        rank,
        draw: (budget) => {
            if (answer.outcome !== 'ok')
                return '';
            const text = (0,markdown/* visible */.RK)((0,report_told/* tellOk */.s)(answer));
            const lines = text.split('\n');
            const fit = (0,report_budget/* howManyFit */.PB)(lines, budget - 2 * (0,markdown/* longestRun */.Q_)(text) - 20, 2);
            if (fit === 0)
                return '_The answer does not fit here._';
            const rest = fit < lines.length ? [`(${(0,report_budget/* counted */.hS)(lines.length - fit, 'line')} more, which do not fit here)`] : [];
            return (0,markdown/* fence */.EU)([...lines.slice(0, fit), ...rest].join('\n'), '', 1);
        },
    };
}
/** Returns the diff of the answer itself, where the plan is not at hand. */
function toldDiff(rank, answer) {
    const { diff = '', diff_cut = [] } = answer.outcome === 'planned' || answer.outcome === 'no_change' ? answer.plan ?? {} : {};
    const cut = diff_cut.map(({ path, hidden_lines }) => `- ${(0,report_budget/* counted */.hS)(hidden_lines, 'line')} of ${(0,markdown/* code */.aY)(path)} not shown`);
    const block = diff === '' ? '' : (0,report_budget/* folded */.TM)('Diff', (0,markdown/* fence */.EU)(diff, 'diff', 1));
    return {
        rank,
        draw: (budget) => {
            const list = (0,report_budget/* asManyAsFit */.Dx)(cut, Math.floor(budget / 4), '\n', (n) => `- and lines of ${(0,report_budget/* counted */.hS)(n, 'other file')}`);
            const whole = [block, list].filter((part) => part !== '').join('\n\n');
            return (0,markdown/* size */.Ej)(whole) <= budget ? whole : '_The diff does not fit here._';
        },
    };
}
/** Returns the sections of a page in the order in which they stand. */
function sectionsOf(input) {
    const { answer, plan, verb } = input;
    const receipt = card_receiptOf(answer);
    const refusals = answer.outcome === 'refused' ? answer.refusals : answer.outcome === 'planned' ? answer.refusals ?? answer.plan.refusals ?? [] : [];
    const blocks = (plan?.blocks ?? []).map((one) => `${(0,markdown/* code */.aY)((0,block_lines/* blockName */.p)(one))} of ${(0,markdown/* code */.aY)(one.path)} is ${(0,block_lines/* blockLines */.B)(one)}.`);
    const notes = [...pointerNotes(plan), ...blocks, ...input.notes.map(markdown/* prose */.CS)].map((note) => `- ${note}`);
    const asked = [`Asked by ${(0,markdown/* code */.aY)(input.actor)}`, (0,markdown/* code */.aY)(input.requestId), ...(input.runUrl === null ? [] : [(0,markdown/* link */.nf)('run', input.runUrl)])].join(' \u00b7 ');
    const title = titleOf(answer);
    const about = [title, hiddenWarning(input), ...sentences(answer), ...facts(receipt)].filter((part) => part !== '');
    return [
        (0,report_budget/* fixed */.Zu)(0, `### ${(0,headline/* icon */.Kk)(answer)} ${(0,headline/* headline */.Pl)(answer, verb)}`),
        { rank: 2, draw: (budget) => (0,report_budget/* asManyAsFit */.Dx)(about, budget, '\n\n', (n) => `_and ${(0,report_budget/* counted */.hS)(n, 'sentence')} more, which do not fit here_`) },
        (0,refusal_section/* refusalSection */.oi)(5, refusals, input),
        okSection(6, answer),
        filesSection(4, (0,headline/* filesOf */.R8)(answer), receipt?.unchanged ?? []),
        answer.outcome === 'refused' && !(0,headline/* offersPatch */.UB)(answer) && (0,headline/* restOf */.Y6)(answer) === null ? (0,report_budget/* fixed */.Zu)(7, '') : plan === null ? toldDiff(7, answer) : diffSection(7, plan),
        checksSection(6, answer),
        { rank: 6, draw: (budget) => (0,report_budget/* asManyAsFit */.Dx)(notes, budget, '\n', (n) => `- and ${(0,report_budget/* counted */.hS)(n, 'note')} more`) },
        (0,next_section/* nextSection */.t)(3, answer, plan, input),
        receiptSection(8, receipt),
        (0,report_budget/* fixed */.Zu)(1, asked),
    ];
}
/** Returns the text with every line that would begin with `prefix` one blank further in. */
function offMargin(text, prefix) {
    return prefix === '' ? text : text.split('\n').map((line) => (line.startsWith(prefix) ? ` ${line}` : line)).join('\n');
}
/** Returns the card in Markdown, at most 60,000 bytes, with exactly one marker, on its last line. */
function renderCard(input) {
    return offMargin((0,report_budget/* compose */.Zz)([...sectionsOf(input), (0,report_budget/* fixed */.Zu)(0, (0,markdown/* cardMarker */.Tp)(input.marker))], CARD_BYTES), input.prefix);
}

;// CONCATENATED MODULE: ./lib/report/summary.js




const ANNOTATIONS = 50;
/** In UTF-16 units; GitHub takes 64 KiB. */
const LONGEST_MESSAGE = 10_000;
/** Bytes that GitHub takes for the summary of one step, less a margin. */
const SUMMARY_BYTES = 1_000_000;
/** Returns the job summary in Markdown, at most 1,000,000 bytes. */
function renderSummary(input) {
    return `${offMargin((0,report_budget/* compose */.Zz)(sectionsOf(input), SUMMARY_BYTES), input.prefix)}\n`;
}
/** Returns the lines that a refusal is about, as far as it names any. */
function summary_linesOf({ position, reread, lines, candidates }) {
    const at = position === undefined ? null : /^[1-9]\d{0,8}/u.exec(String(position))?.[0];
    if (at !== null && at !== undefined)
        return [Number(at), Number(at)];
    const block = lines?.[0] ?? reread;
    if (block !== undefined && block.count > 0)
        return [block.start, block.start + block.count - 1];
    const first = candidates?.[0]?.n ?? 1;
    return [first, first];
}
function annotation(refusal) {
    const [start_line, end_line] = summary_linesOf(refusal);
    const message = (0,markdown/* oneLine */.TN)(refusal.message);
    return {
        path: refusal.path, start_line, end_line, annotation_level: 'failure',
        message: message.length > LONGEST_MESSAGE ? 'What is wrong here is too long for a note: see the summary.' : message, title: refusal.hunk === undefined ? refusal.code : `${refusal.code}, hunk ${refusal.hunk}`,
    };
}
/** Returns what a check run shows: the headline, the card without its marker, and a note at each refused place. */
function renderCheck(input) {
    const { answer } = input;
    const refusals = answer.outcome === 'refused' ? answer.refusals : answer.outcome === 'planned' ? answer.refusals ?? answer.plan.refusals ?? [] : [];
    return {
        title: (0,headline/* headline */.Pl)(answer, input.verb),
        summary: offMargin((0,report_budget/* compose */.Zz)(sectionsOf(input), CARD_BYTES), input.prefix),
        annotations: refusals
            .filter((refusal) => refusal.path !== undefined)
            .slice(0, ANNOTATIONS).map(annotation),
    };
}

// EXTERNAL MODULE: ./lib/report/plan-report.js
var plan_report = __webpack_require__(2354);
;// CONCATENATED MODULE: ./lib/action/deliver.js
/** Telling what came of a run: card, check run, reactions, job summary, output files, outputs, exit code (spec page 5.5). */













const STILL = 3;
function deliver_receiptOf(answer) {
    return answer.outcome === 'applied' ? answer.receipt : answer.outcome === 'no_change' || answer.outcome === 'indeterminate' ? answer.receipt ?? null : null;
}
/** Returns the reaction that an answer ends with, or null for none. */
function reactionOf(answer) {
    switch (answer.outcome) {
        case 'applied':
        case 'planned':
        case 'ok': return 'rocket';
        case 'no_change': return (answer.receipt?.repetition ?? 0) >= STILL ? null : 'rocket';
        case 'refused': return answer.refusals.some(({ code }) => code === 'not_authorised') ? '-1' : 'confused';
        case 'indeterminate':
        case 'error': return 'confused';
    }
}
/** Returns the exit code of the step. */
function exitOf({ outcome }, failOn) {
    if (failOn === 'never' || (failOn === 'error' && outcome === 'refused'))
        return 0;
    return engine_answer/* EXIT */.dc[outcome];
}
/** Returns what went wrong, or null. */
async function bestEffort(what, work) {
    try {
        await work();
        return null;
    }
    catch (error) {
        if (!(error instanceof fault/* Fault */.vC))
            throw error;
        return `${what}: ${error.message}`;
    }
}
function planIdOf(answer) {
    return answer.outcome === 'planned' ? answer.plan.id : deliver_receiptOf(answer)?.plan_id ?? null;
}
function countsOf(answer) {
    const receipt = deliver_receiptOf(answer);
    const files = answer.outcome === 'planned' ? answer.plan.files : receipt?.files ?? [];
    return { 'outcome': answer.outcome, 'receipt-id': receipt?.id ?? '', 'commit': receipt?.commit ?? '', 'changed-files': String(files.length) };
}
/** Returns what the result file says: the answer in full, and a plan that is not retained besides as the data that another job can take. */
function resultOf(done) {
    const { answer, plan } = done;
    const travels = answer.outcome === 'planned' && answer.plan.expires_at === null && plan !== null;
    return { ...inFull(done), ...(travels ? { carried: (0,engine_carried/* carry */.Ul)(plan) } : {}) };
}
/** Returns the answer with the whole diff of its plan, none of it left out for being long. */
function inFull({ answer, plan }) {
    if (plan === null || (answer.outcome !== 'planned' && answer.outcome !== 'refused'))
        return answer;
    if (answer.outcome === 'planned')
        return { ...answer, plan: { ...answer.plan, diff: (0,plan_diff/* planDiff */.R)(plan, Infinity).text, diff_cut: [] } };
    const rest = (0,headline/* restOf */.Y6)(answer);
    if (rest !== null)
        return { ...answer, plan: { ...rest, diff: (0,plan_diff/* planDiff */.R)(plan, Infinity).text, diff_cut: [] } };
    return (0,headline/* offersPatch */.UB)(answer) ? { ...answer, plan: { ...(0,plan_report/* reportPlan */._)(plan, null, [], Infinity), applies: false } } : answer;
}
async function putOutputs({ world, done, temporary, requestId }, card) {
    const { answer, plan } = done;
    const name = `holdfast-${world.sha256((0,encoding/* utf8 */.As)(requestId)).slice(0, 12)}`;
    const [result, page] = [(0,external_node_path_.join)(temporary, `${name}.json`), (0,external_node_path_.join)(temporary, `${name}.md`)];
    await Promise.all([world.writeFile(result, `${(0,json/* renderJson */.h)(resultOf(done), 2)}\n`), world.writeFile(page, `${card}\n`)]);
    const outputs = {
        ...countsOf(answer), 'plan-id': planIdOf(answer) ?? plan?.id ?? '', result, 'card': page,
        'refusals': JSON.stringify(answer.outcome === 'refused' ? answer.refusals.map(({ code }) => code) : []),
    };
    for (const [output, value] of Object.entries(outputs))
        world.runner.setOutput(output, value);
}
function logAnswer(log, { answer }, failing) {
    const tell = failing ? log.error : log.info;
    switch (answer.outcome) {
        case 'refused':
            answer.refusals.forEach(({ code, message }) => tell(`${code}: ${message}`));
            break;
        case 'error':
        case 'indeterminate':
            tell(`${answer.outcome}: ${answer.message}`);
            break;
        case 'applied':
            log.info(`applied: ${answer.receipt.id}${answer.repeated === true ? ' (told again)' : ''}, commit ${answer.receipt.commit ?? 'none'}`);
            break;
        case 'planned':
            log.info(`planned: ${answer.plan.id}${answer.plan.expires_at === null ? ', not retained' : ''}`);
            break;
        case 'no_change':
        case 'ok': log.info(answer.outcome);
    }
}
/** Tells everybody what came of the run and returns the exit code. */
async function deliver(delivery) {
    const { world, log, done, talk, reactTo, runUrl, requestId, sign } = delivery;
    const { answer } = done;
    const input = {
        answer, plan: done.plan, verb: delivery.verb, requestId, actor: delivery.actor, runUrl, prefix: delivery.prefix, branch: delivery.branch,
        notes: [], marker: talk === null ? '' : markerOf(talk.place),
    };
    const card = renderCard(input);
    const repeated = (answer.outcome === 'applied' || answer.outcome === 'no_change') && answer.repeated === true;
    const commit = deliver_receiptOf(answer)?.commit ?? null;
    const reaction = reactionOf(answer);
    if (reactTo !== null && reaction !== null)
        delivery.later(sign(react(reactTo.client, reactTo.comment, reaction)));
    const check = talk === null || commit === null || repeated ? null : sign(putCheck(talk.client, {
        commit, requestId, url: runUrl, conclusion: answer.outcome === 'applied' ? 'success' : 'neutral', output: renderCheck(input),
    }));
    await Promise.all([
        talk === null ? null : sign(bestEffort('The card', () => talk.cards.put(card, repeated, delivery.later))), check, putOutputs(delivery, card),
    ]);
    await world.runner.writeSummary(renderSummary({ ...input, notes: delivery.notes() }));
    const code = exitOf(answer, delivery.failOn);
    logAnswer(log, done, code !== 0);
    return code;
}

// EXTERNAL MODULE: ./lib/engine/retention.js
var retention = __webpack_require__(5516);
// EXTERNAL MODULE: ./lib/wiring.js + 37 modules
var wiring = __webpack_require__(6032);
;// CONCATENATED MODULE: ./lib/action/desk.js
/** The desk of a run on GitHub: the forge's ports, and what inputs and policy agree to. */





/** What an event may ask for that must not write. */
const READING = ['help', 'read', 'preview', 'status', 'check'];
/** Returns whether a request asks for nothing to be written to the branch. */
function isReading(verb, { options }) {
    return READING.includes(verb) || (verb === 'suggestions' && options['apply'] !== true);
}
/** Returns the limits that the policy raises, and whether documents may agree to hidden characters. */
async function agreedBy(forge, limits) {
    const rules = await forge.standing.rules();
    const planLifetime = Math.max(limits.planLifetime, rules.limits.planLifetime ?? 0);
    return { limits: { ...limits, ...rules.limits, planLifetime }, hidden: rules.allowHidden ? 'ask' : 'refuse' };
}
/** Returns whether the inputs let a run plan and no more: then nothing is written, retained plans included. */
function plansOnly(inputs) {
    return inputs['dry-run'] || inputs.mode === 'plan';
}
/** Returns the request as the inputs `dry-run` and `mode` let it go on. Refuses: invalid_request. */
function asModeAllows(inputs, verb, request) {
    if (plansOnly(inputs)) {
        if (verb === 'apply' || verb === 'tx')
            return (0,outcome.ok)({ ...request, options: { ...request.options, 'dry-run': true } });
        if (verb === 'suggestions')
            return (0,outcome.ok)({ ...request, options: { ...request.options, apply: false } });
        return READING.includes(verb) ? (0,outcome.ok)(request)
            : (0,outcome/* refuse */.T)({ code: 'invalid_request', detail: `with dry-run or mode plan nothing is written, and ${verb} cannot be planned` });
    }
    const executes = verb === 'apply' && request.document === null && (request.carried !== undefined || (0,retention/* isPlanId */.D4)(request.operands[0] ?? ''));
    if (inputs.mode !== 'commit' || executes)
        return (0,outcome.ok)(request);
    return (0,outcome/* refuse */.T)({
        code: 'invalid_request',
        detail: 'with mode commit only a plan that was made before is executed: name its artifact, or say "apply" and its id; use mode auto for anything else',
    });
}
/** Returns the desk of one request. */
function openDesk({ sha256, now }, inputs, { requestId, actor }, forge, request) {
    const limits = { ...settings/* HAND_WRITTEN */.IX, planLifetime: (inputs['plan-lifetime'] ?? 30) * 60_000 };
    return {
        sha256, now, switches: switchesOf(inputs), actor: actor.login, requestId, hidden: 'refuse', showsRereads: true,
        limits, agreed: () => agreedBy(forge, limits), ...(actor.id === null ? {} : { actorId: actor.id }),
        target: forge.target, ledger: forge.ledger, transactions: forge.transactions, authority: forge.standing,
        blocks: (0,wiring/* openBlocks */.DS)(), syntax: (0,wiring/* openSyntax */.MY)(), syntaxMode: inputs['syntax-check'],
        ...(forge.review === null ? {} : { review: forge.review }),
        shelf: plansOnly(inputs) && request.document !== null ? null : forge.shelf,
    };
}

;// CONCATENATED MODULE: ./lib/action/surroundings.js
const NEEDED = ['GITHUB_REPOSITORY', 'GITHUB_EVENT_NAME', 'GITHUB_EVENT_PATH', 'RUNNER_TEMP'];
function number(text) {
    return text !== undefined && /^\d{1,15}$/u.test(text) ? Number(text) : null;
}
/** Returns the surroundings, or the names of the variables that are missing. */
function readSurroundings({ env }) {
    const missing = NEEDED.filter((variable) => (env[variable] ?? '') === '');
    if (missing.length > 0)
        return { missing };
    const get = (variable, otherwise = '') => {
        const value = env[variable] ?? '';
        return value === '' ? otherwise : value;
    };
    const repository = get('GITHUB_REPOSITORY');
    const [owner = '', name = ''] = repository.split('/');
    const base = (variable, otherwise) => get(variable, otherwise).replace(/\/+$/u, '');
    const apiUrl = base('GITHUB_API_URL', 'https://api.github.com');
    const server = base('GITHUB_SERVER_URL', '');
    const runId = number(env['GITHUB_RUN_ID']) ?? 0;
    return {
        owner, name, repositoryId: number(env['GITHUB_REPOSITORY_ID']) ?? 0,
        apiUrl, graphqlUrl: base('GITHUB_GRAPHQL_URL', apiUrl.endsWith('/api/v3') ? apiUrl.replace(/\/v3$/u, '/graphql') : `${apiUrl}/graphql`),
        serverUrl: server === '' ? 'https://github.com' : server,
        eventName: get('GITHUB_EVENT_NAME'), eventPath: get('GITHUB_EVENT_PATH'), runId, attempt: number(env['GITHUB_RUN_ATTEMPT']) ?? 1,
        job: get('GITHUB_JOB', 'job'), step: get('GITHUB_ACTION', 'step'),
        triggeringActor: get('GITHUB_TRIGGERING_ACTOR', get('GITHUB_ACTOR')),
        actor: { login: get('GITHUB_ACTOR'), id: number(env['GITHUB_ACTOR_ID']) },
        runUrl: server === '' ? null : `${server}/${repository}/actions/runs/${String(runId)}`,
        ref: get('GITHUB_REF'), workspace: get('GITHUB_WORKSPACE'), temporary: get('RUNNER_TEMP'),
    };
}
/** Returns `login <id+login@host>` by which the platform knows the requester as co-author. */
function coauthorOf({ login, id }, apiUrl) {
    const host = apiUrl.endsWith('/api/v3') ? new URL(apiUrl).hostname : 'github.com';
    const plain = login.replace(/[^\w.[\]-]/gu, '');
    return `${plain} <${String(id)}+${plain}@users.noreply.${host}>`;
}

;// CONCATENATED MODULE: ./lib/action/converse.js
/** One command carried out and answered: the forge opened, the door guarded, what came of it delivered. */















/** What commands begin with. */
const PREFIX = '/holdfast';
/** Milliseconds that a run may spend on GitHub's API. */
const BUDGET = 10 * 60_000;
/** Returns the client of a run. */
function clientOf({ world, log, inputs, around }) {
    return (0,forge_client.openClient)({
        token: inputs.token, owner: around.owner, name: around.name, apiUrl: around.apiUrl, graphqlUrl: around.graphqlUrl,
        fetch: world.fetch, now: world.now, budget: BUDGET, pause: world.pause ?? 1000, note: log.info,
    });
}
/** Returns the header by which git proves who it is. */
function basicOf(token) {
    return `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
}
function forgeOf({ world, inputs, around }, { comment, actor, actors, subject, writable, verb }, client) {
    return openForge({
        client, sha256: world.sha256, subject, actors, writable, asker: actor, operation: verb, policy: inputs.config, readRules: rules/* readRules */.K, keeps: !plansOnly(inputs),
        comment: comment?.comment.place === 'conversation' ? { nodeId: comment.comment.nodeId, body: comment.body } : null,
        askedAt: comment?.comment.createdAt ?? null,
        coauthor: actor.id === null ? null : coauthorOf({ login: actor.login, id: actor.id }, around.apiUrl), template: inputs['commit-message'],
        repositoryId: around.repositoryId, method: inputs['commit-method'],
        remote: {
            url: `${around.serverUrl}/${around.owner}/${around.name}.git`, push: world.push,
            authorization: basicOf(inputs.token), addressOf: (who) => coauthorOf(who, around.apiUrl),
        },
        forms: { plans: (0,shelf_form/* shelfForms */.W)(world.sha256), transactions: (0,transaction_form/* transactionForms */.A)(world.sha256) },
    });
}
/** Returns whether everybody who asks is listened to: of bots those only that the policy lists. */
async function isHeard({ actors }, forge) {
    return !actors.some(({ bot }) => bot) || await forge.standing.heard();
}
/** Carries a command out, answers it, and returns the exit code. */
async function converse(own, talk, client = clientOf(own)) {
    const { world, log, inputs, around } = own;
    const { comment } = talk;
    const forge = forgeOf(own, talk, client);
    const place = inputs.comment ? cardPlace(own, talk) : null;
    if (!await isHeard(talk, forge)) {
        log.info('Nothing to do: a bot asks that the policy does not list.');
        return 0;
    }
    const listener = inputs.comment ? comment?.comment ?? null : null;
    const lacking = [];
    /** Takes up a sign that could not be given: it joins the log at once and the summary at the end. */
    const sign = async (attempt) => {
        const problem = await attempt;
        if (problem === null || lacking.includes(problem))
            return;
        lacking.push(problem);
        log.warning(problem);
    };
    /** Lets those who may command know that they were heard, and looks for their card. */
    const welcome = async () => {
        const allowed = await forge.standing.atLeast(floorOf(talk.ask));
        if (!allowed.ok)
            return null;
        if (listener !== null)
            forge.later(sign(react(client, listener, 'eyes')));
        return place === null ? null : openCards(client, place);
    };
    const [cards, carried] = await Promise.all([welcome(), answerTo(own, talk, forge, client)]);
    if (carried === null) {
        log.info('Nothing to do: whoever asks may not command here.');
        return 0;
    }
    const code = await deliver({
        world, log, done: await retold(carried, forge), verb: talk.verb, requestId: talk.requestId, actor: talk.actor.login, prefix: PREFIX,
        branch: branchOf(talk), runUrl: around.runUrl,
        temporary: around.temporary, failOn: talk.failOn, later: forge.later, sign, notes: () => lacking,
        talk: cards === null || place === null || await isForbidden(carried, forge) ? null : { client, cards, place },
        reactTo: listener === null || await forge.standing.role() === 'none' ? null : { client, comment: listener },
    });
    for (const failure of await forge.settled())
        log.warning(failure);
    log.info(`${String(client.requests())} requests to GitHub.`);
    return code;
}
/** Returns a receipt told again with the plan that it is the effect of, as far as the repository still has it, so that its card is whole. */
async function retold(done, forge) {
    const { answer, plan } = done;
    const receipt = answer.outcome === 'applied' || answer.outcome === 'indeterminate' ? answer.receipt : undefined;
    return plan !== null || receipt === undefined ? done : { answer, plan: await forge.effectOf(receipt) };
}
/** Returns whether nobody is to be answered: somebody who may command is told also what they may not. */
async function isForbidden({ answer }, forge) {
    if (answer.outcome !== 'refused' || !answer.refusals.some(({ code }) => code === 'not_authorised'))
        return false;
    return !(await forge.standing.atLeast('write')).ok;
}
/** Returns the least role that is answered: what is not understood is answered to those who may command only. */
function floorOf(ask) {
    if (!ask.ok)
        return 'write';
    return ask.value.kind === 'help' ? 'read' : ask.value.command.floor;
}
/** Returns the branch that a step works on; null where a pull request says it. */
function branchOf({ subject }) {
    return subject.kind === 'branch' ? subject.name : null;
}
function cardPlace({ world, around }, { subject, requestId, comment }) {
    if (subject.kind !== 'pull')
        return null;
    return {
        number: subject.number, key: world.sha256((0,encoding/* utf8 */.As)(requestId)).slice(0, 32), runId: around.runId, attempt: around.attempt,
        since: comment?.comment.createdAt ?? null,
    };
}
/**
 * Returns whether a command may begin. A set's own planning asks for permission itself, so it need not wait for the answer; what acts
 * without planning must. Refuses: event_not_allowed, not_authorised.
 */
async function mayGoOn({ verb, command, request }, writable, forge) {
    if (!writable && !isReading(verb, request)) {
        const allowed = await forge.standing.atLeast('write');
        return allowed.ok ? (0,outcome/* refuse */.T)({ code: 'event_not_allowed', detail: 'this event may read and preview only' }) : allowed;
    }
    if (request.document !== null)
        return (0,outcome.ok)(null);
    const floor = await forge.standing.atLeast(command.floor);
    return floor.ok ? forge.standing.permits(verb) : floor;
}
/** Returns what is answered, or null where nobody is. */
async function answerTo({ world, inputs }, talk, forge, client) {
    const { ask, writable } = talk;
    if (!ask.ok)
        return (await forge.standing.atLeast('write')).ok ? (0,execute/* refused */.J5)(ask.refusals) : null;
    const { value } = ask;
    if (value.kind === 'help') {
        return (await forge.standing.atLeast('read')).ok ? { answer: { outcome: 'ok', help: value.text }, plan: null } : null;
    }
    const allowed = await mayGoOn(value, writable, forge);
    if (!allowed.ok)
        return (0,execute/* refused */.J5)(allowed.refusals);
    const filled = value.verb === 'apply' || value.verb === 'preview' ? await withArtifact(client, talk.source, inputs, value.request) : (0,outcome.ok)(value.request);
    const request = filled.ok ? asModeAllows(inputs, value.verb, filled.value) : filled;
    if (!request.ok)
        return (0,execute/* refused */.J5)(request.refusals);
    return (0,run/* runCommand */.d1)(value.command, openDesk(world, inputs, talk, forge, request.value), request.value);
}

;// CONCATENATED MODULE: ./lib/action/log.js
/**
 * The one writer to the runner's log. The runner obeys lines that begin with `::` after blanks, and `##[` anywhere in a line; it
 * splits lines at more than LF. Whatever text comes here, no line of it can be such a command.
 */

const LINE_END = /\r\n|[\n\r\u000b\u000c\u0085\u2028\u2029]/u;
/** Returns the text in lines that the runner takes for nothing but text: each begins with a bar, `##[` is taken apart. @internal */
function log_defuse(text) {
    return text.split(LINE_END).map((line) => `| ${(0,visible/* showHidden */.U)(line).replaceAll('##[', '# #[').replaceAll('::', ': :')}`).join('\n');
}
/** Returns the text as one line that an annotation shows, without what the runner obeys. */
function annotated(text) {
    return text.split(LINE_END).map((line) => (0,visible/* showHidden */.U)(line).replaceAll('##[', '# #[').replaceAll('::', ': :')).join(' / ');
}
/** Returns the log of a run. */
function openLog(runner) {
    return {
        info: (message) => runner.info(log_defuse(message)),
        warning: (message) => runner.warning(annotated(message)),
        error: (message) => runner.error(annotated(message)),
    };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/utils.js + 2 modules
var utils = __webpack_require__(7176);
// EXTERNAL MODULE: ./lib/host/clock.js
var clock = __webpack_require__(9144);
// EXTERNAL MODULE: ./lib/host/sha256.js
var sha256 = __webpack_require__(8063);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var lib_core = __webpack_require__(6421);
;// CONCATENATED MODULE: ./lib/action/runner-io.js
/** What a run tells the runner, as a port; the real one speaks through the toolkit. */

/** Returns the runner that started this process. */
function realRunner() {
    return {
        getInput: (name) => lib_core/* getInput */.V4(name, { trimWhitespace: false }),
        setOutput: (name, value) => lib_core/* setOutput */.uH(name, value),
        setSecret: (value) => lib_core/* setSecret */.Pq(value),
        info: (message) => lib_core/* info */.pq(message),
        warning: (message) => lib_core/* warning */.$e(message),
        error: (message) => lib_core/* error */.z3(message),
        writeSummary: async (markdown) => { await lib_core/* summary */.z.addRaw(markdown).write(); },
    };
}

;// CONCATENATED MODULE: ./lib/action/world.js
/** Everything that a run of the action touches, as one argument: thousands of runs fit into one process. */






/** Returns the toolkit's `fetch`, which goes through the proxy that a self-hosted runner names in its environment. */
function proxiedFetch() {
    return utils/* defaults */.NT.request?.fetch ?? globalThis.fetch;
}
/** Returns the world of this process. */
function hostWorld() {
    return {
        env: process.env, fetch: proxiedFetch(), now: clock/* now */.tB, sha256: sha256/* sha256 */.s, runner: realRunner(),
        push: (0,wiring/* openPush */.$z)({ environment: process.env, now: clock/* now */.tB }),
        readFile: (path) => (0,promises_.readFile)(path, 'utf8'),
        writeFile: (path, text) => (0,promises_.writeFile)(path, text),
    };
}

;// CONCATENATED MODULE: ./lib/action/main.js
/**
 * The action's door: one event in, one answer out.
 *
 * The way of a run: inputs and event, then the trigger, then the command; permissions and the pull request are looked up while
 * the command is read; the command runs against the forge's ports; what came of it is delivered. Nobody who may not command gets
 * an answer, and nothing is asked of the API for a comment that holds no command.
 */


















/** Runs the action of this process and returns its exit code. */
function runHere() {
    return runAction(hostWorld());
}
/** Runs the action once in `world` and returns the exit code of the step. */
async function runAction(world) {
    const log = openLog(world.runner);
    try {
        return await main_run(world, log);
    }
    catch (thrown) {
        const { answer } = (0,run/* errorAnswer */.B1)(thrown);
        world.runner.setOutput('outcome', answer.outcome);
        log.error(answer.outcome === 'error' ? answer.message : answer.outcome);
        return 1;
    }
}
async function main_run(world, log) {
    const around = readSurroundings(world);
    const token = world.runner.getInput('token').trim();
    if (token !== '')
        world.runner.setSecret(token);
    if ('missing' in around)
        return giveUp(world, log, around.missing.map((name) => `The runner did not set ${name}.`));
    const inputs = readInputs((name) => world.runner.getInput(name));
    if (!inputs.ok)
        return tellRefused({ world, log, around, failOn: failOnOf(world.runner.getInput('fail-on').trim(), 'refused') }, (0,execute/* refused */.J5)(inputs.refusals));
    const trigger = readTrigger({
        name: around.eventName, payload: await readEvent(world, around.eventPath), runId: String(around.runId), job: around.job, step: around.step,
        requestId: inputs.value['request-id'],
    });
    const own = { world, log, inputs: inputs.value, around };
    switch (trigger.kind) {
        case 'ignored':
            log.info(`Nothing to do: ${trigger.reason}.`);
            return 0;
        case 'refused':
            return tellRefused({ ...own, failOn: failOnOf(own.inputs['fail-on'], 'refused') }, (0,execute/* refused */.J5)([trigger.refusal]));
        case 'comment':
            return runComment(own, trigger);
        case 'step':
            return runStep(own, trigger);
    }
}
async function readEvent(world, path) {
    try {
        return JSON.parse(await world.readFile(path));
    }
    catch (cause) {
        throw new fault/* Fault */.vC(`The runner's event file ${path} cannot be read.`, { cause });
    }
}
function giveUp(world, log, problems) {
    problems.forEach(log.error);
    world.runner.setOutput('outcome', 'error');
    return 1;
}
/** Tells a refusal that came before anything was asked of the API. */
function tellRefused({ world, log, around, failOn }, done) {
    return deliver({
        world, log, done, verb: '', requestId: `run:${String(around.runId)}`, actor: around.actor.login, prefix: PREFIX, branch: null,
        runUrl: around.runUrl, temporary: around.temporary, failOn, talk: null, reactTo: null, later: () => undefined,
        sign: () => Promise.resolve(), notes: () => [],
    });
}
function failOnOf(given, standard) {
    return given === 'refused' || given === 'error' || given === 'never' ? given : standard;
}
async function runComment(own, trigger) {
    const { log, around } = own;
    const asked = askOfComment(trigger.body, PREFIX);
    if (asked === null) {
        log.info('Nothing to do: the comment holds no command.');
        return 0;
    }
    const { login } = trigger.author;
    const rerun = around.triggeringActor;
    const actors = [
        trigger.author, trigger.sender, { login: rerun, id: around.actor.login === rerun ? around.actor.id : null, bot: rerun.endsWith('[bot]') },
    ];
    return converse(own, {
        ...asked, requestId: trigger.requestId, actor: { login, id: trigger.author.id }, actors, comment: trigger,
        subject: { kind: 'pull', number: trigger.number }, writable: !trigger.readOnly, failOn: failOnOf(own.inputs['fail-on'], 'error'),
        source: sourceOf(own.inputs, null, around.runId),
    });
}
async function runStep(own, trigger) {
    const { inputs, around } = own;
    const client = clientOf(own);
    const source = sourceOf(inputs, trigger.ended?.id ?? null, around.runId);
    const [subject, document] = await Promise.all([main_subjectOf(own, trigger, client), main_documentOf(own, source)]);
    if (!subject.ok)
        return tellRefused({ ...own, failOn: failOnOf(inputs['fail-on'], 'refused') }, (0,execute/* refused */.J5)(subject.refusals));
    const rerun = around.triggeringActor;
    const id = around.actor.login === rerun ? around.actor.id : null;
    return converse(own, {
        ...askOfStep(inputs.command, document, PREFIX), requestId: trigger.requestId, actor: { login: rerun, id },
        actors: [{ login: rerun, id, bot: rerun.endsWith('[bot]') }], comment: null, subject: subject.value, source,
        writable: !trigger.readOnly, failOn: failOnOf(inputs['fail-on'], 'refused'),
    }, client);
}
/** Returns what a step works on: what its inputs say, else what its event is about. Refuses: invalid_request, head_moved. */
async function main_subjectOf({ inputs, around: { ref, repositoryId } }, trigger, client) {
    if (trigger.ended !== null && inputs['pull-request'] === null && inputs.branch === null)
        return subjectOfRun(client, trigger.ended, repositoryId);
    const number = inputs['pull-request'] ?? (inputs.branch === null ? trigger.number : null);
    if (number !== null)
        return { ok: true, value: { kind: 'pull', number } };
    const branch = inputs.branch ?? /^refs\/heads\/(.+)$/u.exec(ref)?.[1];
    if (branch !== undefined)
        return { ok: true, value: { kind: 'branch', name: branch } };
    return (0,outcome/* refuse */.T)({ code: 'invalid_request', detail: 'say with the input pull-request or branch what to work on' });
}
/**
 * Returns the document of the input `changeset`: the text itself, or the file of the workspace that it names; null without one.
 * Refuses: invalid_request, path_escape.
 */
async function main_documentOf({ world, inputs, around }, source) {
    const given = inputs.changeset.trim();
    if (source !== null && given !== '')
        return (0,outcome/* refuse */.T)({ code: 'invalid_request', detail: 'the inputs changeset and artifact exclude each other' });
    if (given === '')
        return (0,outcome.ok)(null);
    if (given.startsWith('{') || given.includes('\n'))
        return (0,outcome.ok)((0,patch_document/* asDocument */._)(inputs.changeset, switchesOf(inputs)));
    const problem = (0,base_path/* pathProblem */.z9)(given);
    if (problem !== null)
        return (0,outcome/* refuse */.T)({ code: 'path_escape', path: given, detail: problem });
    const path = (0,external_node_path_.join)(around.workspace, given);
    try {
        return (0,outcome.ok)((0,patch_document/* asDocument */._)(await world.readFile(path), switchesOf(inputs)));
    }
    catch (thrown) {
        const { code } = schemas/* object */.Ikc({ code: schemas/* string */.YjP() }).catch({ code: '' }).parse(thrown);
        const why = code === '' || code === 'ENOENT' ? 'there is no such file; was the repository checked out?' : `it cannot be read (${code})`;
        return (0,outcome/* refuse */.T)({ code: 'invalid_request', detail: `the input changeset names ${path}: ${why}` });
    }
}


/***/ }),

/***/ 6506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  accepted: () => (/* binding */ accepted),
  openClient: () => (/* binding */ openClient),
  parsed: () => (/* binding */ parsed),
  segments: () => (/* binding */ segments)
});

// EXTERNAL MODULE: ./node_modules/@octokit/rest/dist-src/index.js + 3 modules
var dist_src = __webpack_require__(1267);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(9735);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var plugin_throttling_dist_bundle = __webpack_require__(6856);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(1514);
// EXTERNAL MODULE: ./lib/base/encoding.js
var encoding = __webpack_require__(2252);
// EXTERNAL MODULE: ./lib/base/fault.js
var fault = __webpack_require__(6173);
;// CONCATENATED MODULE: ./lib/forge/free-flow.js
/**
 * Limiter groups for the throttling plugin that let everything pass at once: its default spacing costs seconds a run, while
 * what we want of it is only that it waits when GitHub says so.
 */
const free_flow_open = {
    key: () => ({ schedule: (_job, work, ...args) => Promise.resolve(work(...args)) }),
};
/** The plugin's five groups; typed as a plain object since the plugin's own types name a class that is not ours to load. */
const FREE_FLOW = { global: free_flow_open, auth: free_flow_open, search: free_flow_open, write: free_flow_open, notifications: free_flow_open };

;// CONCATENATED MODULE: ./lib/forge/client.js
/**
 * The only door to GitHub's API; it alone holds the token.
 *
 * Every call says whether a repeat of it is harmless. Harmless ones are repeated after 5xx answers and lost connections;
 * others are sent once, and their caller has to find out what became of them. Rate limits are obeyed for all, since GitHub
 * refuses such a request before doing anything. An answer of 4xx is a value (`ok: false`); whatever leaves the caller without a
 * usable answer is a `Fault`. Not promised: that a request which ended in a `Fault` had no effect.
 */







const REQUEST_LIMIT = 30_000;
const REPEATS = 3;
const Api = dist_src/* Octokit */.E.plugin(dist_bundle/* retry */.L, plugin_throttling_dist_bundle/* throttling */.A);
const graphReply = schemas/* object */.Ikc({
    data: schemas/* unknown */.L5J(),
    errors: schemas/* array */.YOg(schemas/* object */.Ikc({
        type: schemas/* string */.YjP().optional(), message: schemas/* string */.YjP(), path: schemas/* array */.YOg(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()])).optional(),
    })).optional(),
});
const httpFault = schemas/* object */.Ikc({ status: schemas/* int */.Whr(), message: schemas/* string */.YjP(), response: schemas/* unknown */.L5J().optional() });
const redirected = schemas/* object */.Ikc({ status: schemas/* int */.Whr(), response: schemas/* object */.Ikc({ headers: schemas/* object */.Ikc({ location: schemas/* string */.YjP().optional() }) }).optional() });
/** Returns the body of an answer, read no further than allowed. */
async function bytesOf(answer, most) {
    const parts = [];
    let size = 0;
    for await (const part of answer.body ?? []) {
        const bytes = part;
        size += bytes.length;
        if (size > most)
            throw new fault/* Fault */.vC(`A download is larger than ${String(most)} bytes.`);
        parts.push(bytes);
    }
    return (0,encoding/* concat */.xW)(parts);
}
/** Returns the path with every segment percent-encoded, slashes kept: encoded slashes break GitHub Enterprise Server. */
function segments(path) {
    return path.split('/').map(encodeURIComponent).join('/');
}
/** Returns the client of one run. */
function openClient(options) {
    const end = options.now() + options.budget;
    let sent = 0;
    const bounded = (input, init) => {
        const left = end - options.now();
        if (left <= 0)
            return Promise.reject(new fault/* Fault */.vC('The time for talking to GitHub is used up.', { retryable: true }));
        sent++;
        return options.fetch(input, { ...init, signal: AbortSignal.timeout(Math.min(left, REQUEST_LIMIT)) });
    };
    const limited = (kind) => (seconds, _request, _octokit, repeats) => {
        const wanted = repeats < 2 && seconds * options.pause < end - options.now();
        options.note(`GitHub's ${kind} rate limit was reached; ${wanted ? `waiting ${String(seconds)} s` : 'giving up'}.`);
        return wanted;
    };
    const api = new Api({
        auth: options.token, baseUrl: options.apiUrl, userAgent: 'holdfast',
        request: { fetch: bounded },
        log: { debug: () => undefined, info: () => undefined, warn: options.note, error: () => undefined },
        retry: { retryAfterBaseValue: options.pause, doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451] },
        throttle: Object.assign({
            retryAfterBaseValue: options.pause, onRateLimit: limited('primary'), onSecondaryRateLimit: limited('secondary'),
        }, FREE_FLOW),
    });
    const send = async (route, parameters, harmless) => {
        try {
            const answer = await api.request(route, {
                ...parameters, request: { retries: harmless ? REPEATS : 0 },
            });
            return { ok: true, status: answer.status, data: answer.data };
        }
        catch (error) {
            if (error instanceof fault/* Fault */.vC)
                throw error;
            const known = httpFault.safeParse(error);
            const answered = known.success && known.data.response !== undefined;
            if (known.success && answered && known.data.status < 500)
                return { ok: false, status: known.data.status, message: known.data.message };
            const why = error instanceof Error ? error.message : 'unknown reason';
            throw new fault/* Fault */.vC(`${route.replace(/\?.*$/u, '')} got no usable answer: ${why}`, { retryable: true, cause: error });
        }
    };
    /** Returns where a download is, or the status of an answer that does not say. */
    const locate = async (route) => {
        const manual = (input, init) => bounded(input, { ...init, redirect: 'manual' });
        try {
            const { status, headers } = await api.request(route, { request: { fetch: manual, retries: REPEATS } });
            return headers.location ?? status;
        }
        catch (error) {
            if (error instanceof fault/* Fault */.vC)
                throw error;
            const known = redirected.safeParse(error);
            if (!known.success)
                throw new fault/* Fault */.vC(`${route} got no usable answer`, { retryable: true, cause: error });
            return known.data.response?.headers.location ?? known.data.status;
        }
    };
    return {
        owner: options.owner,
        name: options.name,
        requests: () => sent,
        wait: (units) => new Promise((resolve) => { setTimeout(resolve, units * options.pause); }),
        rest: (method, path, body, { harmless }) => send(`${method} /repos/${segments(`${options.owner}/${options.name}`)}${path}`, body, harmless),
        async download(path, most) {
            const where = await locate(`GET /repos/${segments(`${options.owner}/${options.name}`)}${path}`);
            if (typeof where === 'number')
                return { ok: false, status: where };
            const answer = await bounded(where, { redirect: 'error' });
            return answer.ok ? { ok: true, bytes: await bytesOf(answer, most) } : { ok: false, status: answer.status };
        },
        async graphql(query, variables, { harmless }) {
            const reply = await send(`POST ${options.graphqlUrl}`, { query, variables }, harmless);
            if (!reply.ok)
                throw new fault/* Fault */.vC(`GitHub refused the GraphQL request (${String(reply.status)}): ${reply.message}`);
            const { data, errors } = parsed(graphReply, reply.data, 'GraphQL');
            return {
                data,
                errors: (errors ?? []).map(({ type, path, message }) => ({ type: type ?? null, path: (path ?? []).join('.'), message })),
            };
        },
    };
}
/** Returns the data of an answer in the expected shape. Throws `Fault`: a cut or foreign answer is as good as none. */
function parsed(schema, data, what) {
    const result = schema.safeParse(data);
    if (result.success)
        return result.data;
    const [issue] = result.error.issues;
    const where = issue === undefined ? '' : ` at ${issue.path.join('.') || 'its top'}: ${issue.message}`;
    throw new fault/* Fault */.vC(`GitHub's answer about ${what} is not as documented${where}`, { retryable: true });
}
/** Returns the data of an accepted REST answer in the expected shape. Throws `Fault` otherwise. */
function accepted(schema, reply, what) {
    if (!reply.ok)
        throw new fault/* Fault */.vC(`GitHub refused ${what} (${String(reply.status)}): ${reply.message}`);
    return parsed(schema, reply.data, what);
}


/***/ }),

/***/ 9875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ey: () => (/* binding */ fromBase64),
/* harmony export */   IM: () => (/* binding */ blobOid),
/* harmony export */   as: () => (/* binding */ ZERO_OID),
/* harmony export */   nk: () => (/* binding */ toBase64)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _base_encoding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);
/** Git's own names of objects: what GitHub answers is checked by computing the name again. */


/** The object id that means "no object", in `beforeOid` and `afterOid` of a ref update. */
const ZERO_OID = '0'.repeat(40);
/** Returns the 40 hex digits by which git names a blob of these bytes. */
function blobOid(bytes) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update((0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_1__/* .utf8 */ .As)(`blob ${String(bytes.length)}\0`)).update(bytes).digest('hex');
}
/** Returns the bytes of a base64 text, line breaks ignored. */
function fromBase64(text) {
    return new Uint8Array(Buffer.from(text, 'base64'));
}
/** Returns the base64 text of bytes, without line breaks. */
function toBase64(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}


/***/ }),

/***/ 597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S4: () => (/* binding */ judge),
/* harmony export */   YS: () => (/* binding */ moveRefs),
/* harmony export */   cI: () => (/* binding */ advanceRef)
/* harmony export */ });
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6173);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6506);
/* harmony import */ var _git_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9875);
/**
 * Moving refs: by compare-and-swap, all or none, with `updateRefs` (`moveRefs`), or where that is barred one append-only ref by
 * REST, which knows fast-forwards only (`advanceRef`).
 *
 * An answer may be lost after the move took place. The refs are then read back; where they still are what they were, the same
 * update is sent again, which the expected old values make harmless. Nothing is ever forced past an expected old value.
 */



const ATTEMPTS = 3;
const LOOKS = 4;
/** Returns what the errors of a mutation that moves refs mean. */
function judge(errors) {
    const said = errors.map(({ message }) => message).join('; ');
    const types = errors.map(({ type }) => type);
    if (types.includes('STALE_DATA') || /\bis at\b.*\bbut expected\b|expected .* to point to|not a fast.forward|cannot lock ref/iu.test(said)) {
        return { kind: 'stale' };
    }
    if (/workflow/iu.test(said))
        return { kind: 'refused', refusal: { code: 'missing_permission', detail: 'workflows: write' } };
    if (/rule violation|GH0(?:06|13)|protected|through a pull request/iu.test(said)) {
        return { kind: 'refused', refusal: { code: 'branch_protected', detail: said } };
    }
    if (/not accessible|forbidden|must have push access/iu.test(said) || types.includes('FORBIDDEN')) {
        return { kind: 'barred', refusal: { code: 'missing_permission', detail: 'contents: write, for the mutation updateRefs' } };
    }
    if (/\brefs\/holdfast\//u.test(said))
        return { kind: 'barred', refusal: { code: 'push_rejected', detail: said } };
    return { kind: 'refused', refusal: { code: 'push_rejected', detail: said } };
}
async function lookBack(client, look) {
    for (let attempt = 1;; attempt++) {
        try {
            return await look();
        }
        catch (error) {
            if (!(error instanceof _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC) || attempt >= LOOKS) {
                throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('The answer to the ref update was lost, and whether it took place could not be read back.', { retryable: true, cause: error });
            }
            await client.wait(attempt);
        }
    }
}
/** Returns what came of the moves. `look` says, after a lost answer, what became of them. */
async function moveRefs(client, repository, moves, look) {
    const input = {
        repositoryId: repository,
        refUpdates: moves.map(({ name, before, after, replace }) => ({
            name, beforeOid: before ?? _git_object_js__WEBPACK_IMPORTED_MODULE_2__/* .ZERO_OID */ .as, afterOid: after, ...(replace === true ? { force: true } : {}),
        })),
    };
    for (let attempt = 1;; attempt++) {
        try {
            const { errors } = await client.graphql('mutation($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }', { input }, { harmless: false });
            if (errors.length === 0)
                return { kind: 'done' };
            const verdict = judge(errors);
            if (verdict.kind !== 'stale')
                return verdict;
            return await lookBack(client, look) === 'landed' ? { kind: 'done' } : verdict;
        }
        catch (error) {
            if (!(error instanceof _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC))
                throw error;
            await client.wait(1);
        }
        const found = await lookBack(client, look);
        if (found === 'landed')
            return { kind: 'done' };
        if (found === 'elsewhere')
            return { kind: 'stale' };
        if (attempt >= ATTEMPTS)
            throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('GitHub did not answer the ref update; the branch was not moved.', { retryable: true });
    }
}
/**
 * Returns what came of moving a ref to a commit that descends from `before` (null: the ref must not exist). REST compares no
 * old value; that `after` must descend from what is there is what keeps an append-only ref whole.
 */
async function advanceRef(client, name, before, after) {
    const short = name.replace(/^refs\//u, '');
    const reply = before === null
        ? await client.rest('POST', '/git/refs', { ref: name, sha: after }, { harmless: true })
        : await client.rest('PATCH', `/git/refs/${(0,_client_js__WEBPACK_IMPORTED_MODULE_1__.segments)(short)}`, { sha: after, force: false }, { harmless: true });
    if (reply.ok)
        return { kind: 'done' };
    if (reply.status === 422)
        return { kind: 'stale' };
    return { kind: 'barred', refusal: { code: 'missing_permission', detail: 'contents: write' } };
}


/***/ }),

/***/ 4957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ notStarted),
/* harmony export */   l: () => (/* binding */ OWN_TOKEN)
/* harmony export */ });
/** The login of the workflow's own token, without `[bot]`. */
const OWN_TOKEN = 'github-actions';
const STARTED_BY_COMMITS = /^\s*(?:-\s*)?["']?(?:push|pull_request)["']?\s*:?\s*(?:#.*)?$|^\s*["']?on["']?\s*:.*\b(?:push|pull_request)\b/mu;
/** Returns the `not_started` member of a receipt, or nothing when every workflow starts as usual or the token's owner is unknown. */
function notStarted({ viewer, workflows }) {
    if (viewer?.login.replace(/\[bot\]$/u, '') !== OWN_TOKEN)
        return {};
    const files = workflows.filter(({ name, text }) => /\.ya?ml$/u.test(name) && STARTED_BY_COMMITS.test(text));
    return files.length === 0 ? {} : { not_started: files.map(({ name }) => `.github/workflows/${name}`) };
}


/***/ })

};
