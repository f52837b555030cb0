export const id = 84;
export const ids = [84];
export const modules = {

/***/ 1084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCli: () => (/* binding */ runCli),
  runHere: () => (/* binding */ runHere)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/base/fault.js
var fault = __webpack_require__(6173);
// EXTERNAL MODULE: ./lib/base/settings.js
var settings = __webpack_require__(4856);
// EXTERNAL MODULE: ./lib/commands/run.js
var commands_run = __webpack_require__(2547);
// EXTERNAL MODULE: ./lib/engine/answer.js
var answer = __webpack_require__(9858);
// EXTERNAL MODULE: ./lib/engine/retention.js
var retention = __webpack_require__(5516);
// EXTERNAL MODULE: ./lib/report/json.js
var report_json = __webpack_require__(7406);
// EXTERNAL MODULE: ./lib/report/markdown.js
var markdown = __webpack_require__(3021);
// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(8179);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./lib/commands/grammar.js + 1 modules
var commands_grammar = __webpack_require__(4870);
;// CONCATENATED MODULE: ./lib/version.js
/** The version of this build: `npm run build` stamps package.json's into the compiled file. */
const VERSION = '0.1.0';

;// CONCATENATED MODULE: ./lib/cli/operands.js
/**
 * The operands of a verb as the table spells them.
 *
 *   operands = { operand " " }
 *   operand  = NAME | NAME "…" | "[" NAME "]" | "[" NAME "…" "]"       NAME of small letters and "|": one of these words
 */
/** Returns the operands that a row of the table spells. */
function parseOperands(spelling) {
    return spelling.split(' ').filter((word) => word !== '').map((word) => {
        const optional = /^\[(.+)\]$/u.exec(word)?.[1];
        const name = (optional ?? word).replace(/…$/u, '');
        return {
            name, required: optional === undefined, variadic: (optional ?? word).endsWith('…'),
            words: /^[a-z]+(?:\|[a-z]+)+$/u.test(name) ? name.split('|') : null,
        };
    });
}

;// CONCATENATED MODULE: ./lib/cli/command-line.js
/**
 * The command line, read by commander from the rows of the table. What the switches take away is not there to be helped with:
 * naming such a verb or option is told apart from naming nothing.
 */





/** Options that switches take away, whatever verb has them. */
const SWITCHED_OPTIONS = {
    'line-anchors': ['changeReceipts', 'lineAnchors'], 'request-id': ['changeReceipts'],
};
const INTRODUCTION = 'Anchored changes: edits that name, by content hash, exactly what they expect to replace.';
const EPILOGUE = `
Paths are relative to the root of the repository, wherever you are in it.
Exit codes: 0 done, 1 a fault, 2 a bad command line, 3 refused and nothing written, 4 something is unconfirmed.
`;
/** Returns the type behind defaults and optionality. */
function core(schema) {
    return schema instanceof schemas/* ZodDefault */.XiL || schema instanceof schemas/* ZodOptional */.IiU ? core(schema.unwrap()) : schema;
}
function flags(name, schema) {
    const type = core(schema);
    if (type instanceof schemas/* ZodBoolean */.WFD)
        return `--${name}`;
    return `--${name} <${type instanceof schemas/* ZodNumber */.rSt ? 'N' : name.split('-').at(-1)?.toUpperCase() ?? 'VALUE'}>`;
}
/** Returns the switch that keeps an option away, or null. */
function offBy(option, switches) {
    return SWITCHED_OPTIONS[option]?.find((name) => !switches[name]) ?? null;
}
/** Returns the options of a verb that are there, by name. */
function optionsOf(verb, switches) {
    return Object.keys(verb.options.shape).filter((name) => offBy(name, switches) === null);
}
/** Returns what the words of one verb come to: its options by the schema of its row. */
function judge(verb, given, operands, switches) {
    const off = Object.keys(given).flatMap((name) => offBy(name, switches) ?? [])[0];
    if (off !== undefined)
        return { kind: 'off', switchName: off };
    const options = verb.options.safeParse(given);
    if (options.success)
        return { kind: 'run', verb, operands, options: options.data };
    return { kind: 'usage', message: options.error.issues.map(({ path, message }) => `--${String(path[0])}: ${message}`).join('; ') };
}
function addVerb(program, verb, switches, found) {
    const command = program.command(verb.verb).description(verb.summary).usage(`${verb.operands} [options]`.trimStart());
    for (const { name, required, variadic, words } of parseOperands(verb.operands)) {
        const spelling = `${name}${variadic ? '...' : ''}`;
        const argument = new esm/* Argument */.ef(required ? `<${spelling}>` : `[${spelling}]`);
        command.addArgument(words === null ? argument : argument.choices(words));
    }
    const shape = verb.options.shape;
    const options = Object.entries(shape).map(([name, schema]) => {
        const option = new esm/* Option */.c$(flags(name, schema), schema.description);
        command.addOption(offBy(name, switches) === null ? option : option.hideHelp());
        return { name, attribute: option.attributeName() };
    });
    command.action(() => {
        const values = command.opts();
        const given = options.flatMap(({ name, attribute }) => (attribute in values ? [[name, values[attribute]]] : []));
        found(judge(verb, Object.fromEntries(given), command.args, switches));
    });
}
/** Returns a program whose output goes to `write`, and which throws where it would end the process. */
function programOf(grammar, write) {
    return new esm/* Command */.uB('holdfast')
        .description(INTRODUCTION)
        .usage('VERB [ARGS] [-C DIR] [--json] [--quiet]')
        .version(VERSION, '--version', 'print the version')
        .option('-C <DIR>', 'the repository, or any directory in it (default: here)')
        .option('--json', 'print exactly one JSON object')
        .option('--quiet', 'print ids and content only, no progress')
        .option('--lean', 'without language servers and cells')
        .configureHelp({ showGlobalOptions: true, subcommandTerm: (command) => command.name() })
        .configureOutput({
        writeOut: write, writeErr: write, outputError: () => undefined,
        getOutHelpWidth: () => grammar.width, getErrHelpWidth: () => grammar.width,
        getOutHasColors: () => false, getErrHasColors: () => false,
    })
        .addHelpText('after', EPILOGUE)
        .exitOverride();
}
/** Returns whether a flag stands among the words, also where the rest of them cannot be read. */
function hasFlag(argv, flag) {
    const end = argv.indexOf('--');
    return (end < 0 ? argv : argv.slice(0, end)).includes(flag);
}
function unknownVerb(verb, grammar) {
    const row = grammar.absent.find((one) => one.verb === verb);
    if (row !== undefined)
        return { kind: 'absent', row };
    const near = (0,commands_grammar/* nearestVerbs */.d)(verb, grammar.verbs.map((one) => one.verb));
    const hint = near.length === 0 ? 'holdfast --help lists the verbs' : `did you mean ${near.join(' or ')}?`;
    return { kind: 'usage', message: `there is no verb ${verb}; ${hint}` };
}
/** Returns what commander ended with, where that was no run of a verb. */
function ended(error, program, text, grammar) {
    if (error.code === 'commander.version')
        return { kind: 'version', text: text.trimEnd() };
    if (error.code === 'commander.unknownCommand')
        return unknownVerb(program.args[0] ?? '', grammar);
    if (error.exitCode === 0)
        return { kind: 'help', text: text.trimEnd() };
    if (error.code === 'commander.help')
        return { kind: 'usage', message: `name a verb\n\n${text.trimEnd()}` };
    const verb = grammar.verbs.find((one) => one.verb === program.args[0])?.verb;
    const hint = verb === undefined ? 'holdfast --help' : `holdfast ${verb} --help`;
    return { kind: 'usage', message: `${error.message.replace(/^error: /u, '').replace(/\n/u, ' ').replace(/\.$/u, '')}; see ${hint}` };
}
/** Returns what a command line asks for. */
function parseCommandLine(argv, grammar) {
    let text = '';
    let line = { kind: 'usage', message: 'name a verb' };
    const program = programOf(grammar, (part) => { text += part; });
    for (const verb of grammar.verbs)
        addVerb(program, verb, grammar.switches, (found) => { line = found; });
    try {
        program.parse(argv, { from: 'user' });
    }
    catch (error) {
        if (!(error instanceof esm/* CommanderError */.b7))
            throw error;
        line = ended(error, program, text, grammar);
    }
    const { C: directory, quiet } = program.opts();
    return { line, globals: { directory: directory ?? null, json: hasFlag(argv, '--json'), quiet: quiet === true } };
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./lib/base/outcome.js
var outcome = __webpack_require__(9877);
// EXTERNAL MODULE: ./lib/host/clock.js
var clock = __webpack_require__(9144);
;// CONCATENATED MODULE: ./lib/cli/desk.js
/** The desk of the local doors: the repository around a directory, one person at it, nobody to ask. */




/** Whoever may write the files may change them here. */
const OWNER = { decide: () => Promise.resolve((0,outcome.ok)(null)) };
/** Returns where a set lands: the working tree, with `--commit` the current branch as well, with `--branch` that branch alone. */
function placeOf(local, { branch, commit }) {
    if (typeof branch === 'string')
        return { target: local.targets.branch(branch), ledger: local.branchLedger(branch) };
    return { target: commit === true ? local.targets.commit : local.targets.worktree, ledger: local.ledger };
}
/** Returns the desk of one request, by the options of its command; without a user's name the operating system's counts. */
function openDesk(local, user, options, { switches, now }) {
    const { 'request-id': id } = options;
    return {
        ...placeOf(local, options), sha256: local.sha256, now, limits: settings/* HAND_WRITTEN */.IX, switches, shelf: local.shelf, authority: OWNER, hidden: 'allow',
        actor: user ?? (0,external_node_os_.userInfo)().username, requestId: typeof id === 'string' ? id : `local:${(0,clock/* randomName */.Zm)()}`,
    };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/base/encoding.js
var encoding = __webpack_require__(2252);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./lib/host/files.js
/**
 * The file system, as one object that a test can let fail, or die, at any call.
 *
 * Nothing here follows a symbolic link at the last component of a path. A call that the system refuses throws a `Fault` whose
 * cause has the system's code; `errno` reads it. Calls that only touch metadata are made synchronously behind their promise,
 * since each is shorter than the way through the thread pool; syncing is what takes time, and runs side by side.
 */


/** Returns the system's code (`ENOENT`, `EEXIST` …) behind a failed call, or null when there is none. */
function errno(error) {
    const cause = error instanceof fault/* Fault */.vC ? error.cause : error;
    return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : null;
}
const ABSENT = ['ENOENT', 'ENOTDIR'];
// Absent on Windows, where the constants are undefined and open() has no such flags.
const NOFOLLOW = external_node_fs_.constants.O_NOFOLLOW ?? 0;
const NONBLOCK = external_node_fs_.constants.O_NONBLOCK ?? 0;
function failed(call, path, cause) {
    return new fault/* Fault */.vC(`${call} ${path}: ${errno(cause) ?? String(cause)}`, { cause });
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
    const stat = external_node_fs_.lstatSync(path, { bigint: true, throwIfNoEntry: false });
    if (stat === undefined)
        return null;
    return {
        kind: kindOf(stat), permissions: Number(stat.mode & 4095n), size: Number(stat.size), uid: Number(stat.uid),
        gid: Number(stat.gid), identity: `${String(stat.dev)}:${String(stat.ino)}`, modified: stat.mtimeNs,
    };
}
function readRegular(path) {
    const file = external_node_fs_.openSync(path, external_node_fs_.constants.O_RDONLY | NOFOLLOW | NONBLOCK);
    try {
        if (!external_node_fs_.fstatSync(file).isFile())
            throw new fault/* Fault */.vC(`read ${path}: it is no regular file`);
        return external_node_fs_.readFileSync(file);
    }
    finally {
        external_node_fs_.closeSync(file);
    }
}
function writeAll(file, bytes) {
    for (let at = 0; at < bytes.length;)
        at += external_node_fs_.writeSync(file, bytes, at);
}
function setModified(path, nanoseconds) {
    // Because these calls take seconds as a floating-point number, which holds no more than microseconds of today's times.
    const seconds = Number(nanoseconds / 1000n - 1n) / 1e6;
    external_node_fs_.lutimesSync(path, seconds, seconds);
}
function syncDirectory(path) {
    let directory;
    try {
        directory = external_node_fs_.openSync(path, external_node_fs_.constants.O_RDONLY);
    }
    catch (cause) {
        // Because Windows opens no directories, and orders its own metadata.
        if (process.platform === 'win32')
            return;
        throw cause;
    }
    try {
        external_node_fs_.fsyncSync(directory);
    }
    catch (cause) {
        if (errno(cause) !== 'EINVAL' && errno(cause) !== 'EPERM')
            throw cause;
    }
    finally {
        external_node_fs_.closeSync(directory);
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
    readdir: (path) => attempt('readdir', path, () => external_node_fs_.readdirSync(path)),
    create: (path, permissions) => attempt('create', path, () => external_node_fs_.openSync(path, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL | NOFOLLOW, permissions)),
    write: (file, bytes) => attempt('write', 'a new file', () => writeAll(file, bytes)),
    chmod: (file, permissions) => attempt('chmod', 'a new file', () => external_node_fs_.fchmodSync(file, permissions)),
    chown: (file, uid, gid) => attempt('chown', 'a new file', () => external_node_fs_.fchownSync(file, uid, gid)),
    fsync: (file) => new Promise((resolve, reject) => {
        external_node_fs_.fsync(file, (cause) => {
            if (cause === null)
                resolve();
            else
                reject(failed('fsync', 'a new file', cause));
        });
    }),
    close: (file) => attempt('close', 'a new file', () => external_node_fs_.closeSync(file)),
    syncDirectory: (path) => attempt('fsync', path, () => syncDirectory(path)),
    link: (from, to) => attempt('link', to, () => external_node_fs_.linkSync(from, to)),
    rename: (from, to) => attempt('rename', to, () => external_node_fs_.renameSync(from, to)),
    setModified: (path, nanoseconds) => attempt('utimes', path, () => setModified(path, nanoseconds)),
    unlink: (path) => attempt('unlink', path, () => external_node_fs_.unlinkSync(path)),
    mkdir: (path) => attempt('mkdir', path, () => external_node_fs_.mkdirSync(path)),
    rmdir: (path) => attempt('rmdir', path, () => external_node_fs_.rmdirSync(path)),
};

;// CONCATENATED MODULE: ./lib/cli/document.js
/** Where a document comes from: a file, or standard input that is no terminal. */






/** Bytes beyond which a document is not taken in. */
const MAX_BYTES = 64 * 1024 * 1024;
const NO_FILE = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG'];
async function readInput(world) {
    const parts = [];
    let size = 0;
    for await (const part of world.stdin) {
        const bytes = typeof part === 'string' ? (0,encoding/* utf8 */.As)(part) : part;
        parts.push(bytes);
        size += bytes.length;
        if (size > MAX_BYTES)
            break;
    }
    return (0,encoding/* concat */.xW)(parts);
}
async function readBytes(file, world) {
    try {
        return await (0,promises_.readFile)((0,external_node_path_.resolve)(world.cwd, file));
    }
    catch (cause) {
        const code = errno(cause) ?? '';
        if (NO_FILE.includes(code) || file.includes('\0'))
            return `there is no file ${file}`;
        throw new fault/* Fault */.vC(`cannot read ${file}: ${code}`, { cause });
    }
}
/**
 * Returns the text of the document that an operand names; `-` or none is standard input. A byte-order mark in front of it is
 * none of the document's. Refuses: invalid_request, set_too_large.
 */
async function receive(operand, world) {
    const fromInput = operand === undefined || operand === '-';
    if (fromInput && world.stdin.isTTY === true) {
        return { kind: 'usage', message: 'the document is missing: name a file, or send it to standard input' };
    }
    const bytes = fromInput ? await readInput(world) : await readBytes(operand, world);
    if (typeof bytes === 'string')
        return { kind: 'usage', message: bytes };
    if (bytes.length > MAX_BYTES) {
        return { kind: 'refused', refusal: { code: 'set_too_large', limit: MAX_BYTES, figure: bytes.length, detail: 'bytes in the document' } };
    }
    const text = (0,encoding/* decodeStrict */.Ob)(bytes)?.replace(/^\ufeff/u, '');
    if (text === undefined)
        return { kind: 'refused', refusal: { code: 'invalid_request', detail: 'the document is not valid UTF-8' } };
    if (text.trim() === '')
        return { kind: 'refused', refusal: { code: 'invalid_request', detail: 'the document is empty' } };
    return { kind: 'text', text };
}
/** Returns why a ChangeSet text cannot be taken: what does not start with `{` is a patch. Refuses: feature_off. */
function patchProblem(text, switches) {
    if (text.trimStart().startsWith('{'))
        return null;
    if (!switches.anchorPatch)
        return (0,commands_run/* switchedOff */.dw)('anchorPatch', switches);
    return { code: 'feature_off', detail: 'the patch form (this version does not have it yet)' };
}

;// CONCATENATED MODULE: ./lib/cli/interruption.js
/**
 * Ctrl-C and termination while something may be written.
 *
 * Calling sequence: `watchSignals`, run the command on a target that went through `guard` beside `interrupted`, `stop`.
 * Promised: a signal before the write ends the run at once and nothing is written afterwards either; one during or after the
 * write lets the run come to its end. Not promised: that what was written before a kill is whole; the next start sees to that.
 */

/** Exit codes of a run that a signal ended, as shells tell them. */
const SIGNALLED = { SIGINT: 130, SIGTERM: 143 };
/** Starts to watch for signals. */
function watchSignals(world) {
    let first = null;
    /** Whether a write has begun and is not known to have done nothing. */
    let begun = false;
    let interrupt = () => undefined;
    const interrupted = new Promise((resolve) => { interrupt = resolve; });
    const stop = world.onSignal((signal) => {
        first ??= signal;
        if (!begun)
            interrupt(signal);
    });
    return {
        signal: () => first,
        interrupted,
        stop,
        guard: (target) => ({
            owner: target.owner,
            name: target.name,
            load: (paths) => target.load(paths),
            land: async (set) => {
                if (first !== null)
                    throw new fault/* Fault */.vC(`stopped by ${first} before anything was written`);
                begun = true;
                const landing = await target.land(set);
                // Where it landed, or broke off, the run has to come to its end to tell of it.
                if (landing.kind !== 'landed')
                    begun = false;
                return landing;
            },
        }),
    };
}

// EXTERNAL MODULE: ./lib/cli/own-verb.js
var own_verb = __webpack_require__(5938);
// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(5916);
// EXTERNAL MODULE: ./lib/report/plan-diff.js
var plan_diff = __webpack_require__(499);
// EXTERNAL MODULE: ./lib/report/refusal-section.js
var refusal_section = __webpack_require__(32);
// EXTERNAL MODULE: ./lib/report/told.js
var told = __webpack_require__(4821);
;// CONCATENATED MODULE: ./lib/report/terminal.js






const STYLES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 };
function painter(colour) {
    return (style, text) => (colour && text !== '' ? `\u001b[${STYLES[style]}m${text}\u001b[0m` : text);
}
/** Returns the sentence in lines of at most `width` columns, as far as its words allow. */
function wrap(text, width, indent = '') {
    const lines = [];
    let line = '';
    for (const word of (0,markdown/* oneLine */.TN)(text).split(' ')) {
        if (line !== '' && indent.length + line.length + 1 + word.length > Math.max(width, 20)) {
            lines.push(line);
            line = word;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line].map((part) => indent + part).join('\n');
}
function paintDiff(text, paint) {
    return text.replace(/\n$/u, '').split('\n').map((line) => {
        const shown = (0,markdown/* visible */.RK)(line.replace(/\r$/u, ''));
        if (/^(?:---|\+\+\+) /u.test(line))
            return paint('bold', shown);
        if (line.startsWith('@@'))
            return paint('cyan', shown);
        return line.startsWith('+') ? paint('green', shown) : line.startsWith('-') ? paint('red', shown) : shown;
    }).join('\n');
}
function fileLines(files, paint) {
    return files.map(({ path, from, added, removed, operation }) => [
        ` ${paint('green', `+${added}`)} ${paint('red', `-${removed}`)} ${(0,markdown/* oneLine */.TN)(path)}`,
        operation === 'edit' ? '' : ` (${operation}${from === undefined ? '' : ` from ${(0,markdown/* oneLine */.TN)(from)}`})`,
    ].join(''));
}
function tellRefusal(refusal, paint, width) {
    const { neighbourhood = [], candidates = [], lines = [], current_anchor, reread } = refusal;
    const range = reread === undefined || reread.count === 0 ? '' : `:${reread.start}-${reread.start + reread.count - 1}`;
    const path = reread === undefined || lines.length > 0 ? null : (0,refusal_section/* argument */.EE)(reread.path, range);
    const block = (shown) => (0,markdown/* visible */.RK)((0,refusal_section/* anchored */.X9)(shown)).replace(/^/gmu, '    ');
    return [
        wrap(`${refusal.code}: ${refusal.message}`, width, '  ').replace(`  ${refusal.code}`, `\n${paint('red', refusal.code)}`),
        ...(current_anchor === undefined || refusal.message.includes(current_anchor) ? [] : [`  The anchor is now ${(0,markdown/* oneLine */.TN)(current_anchor)}.`]),
        ...(neighbourhood.length === 0 ? [] : ['  What is there now:', block(neighbourhood)]),
        ...(candidates.length === 0 ? [] : [`  The same text stands at ${candidates.map(({ anchor }) => (0,markdown/* oneLine */.TN)(anchor)).join(', ')}.`]),
        ...lines.flatMap((part) => [`  ${(0,markdown/* oneLine */.TN)(part.range_anchor)} covers`, block(part.lines)]),
        ...(path === null ? [] : [`  ${paint('dim', `holdfast read ${(0,markdown/* oneLine */.TN)(path)}`)}`]),
    ].join('\n');
}
function tellPlan(report, { plan }, paint, width) {
    const diff = plan === null ? { text: report.diff, cut: report.diff_cut } : (0,plan_diff/* planDiff */.R)(plan, settings/* HAND_WRITTEN */.IX.diffLines);
    const expires = report.expires_at === null ? 'not kept' : `kept until ${(0,markdown/* oneLine */.TN)(report.expires_at)}`;
    return [
        ...(report.title === '' ? [] : [(0,markdown/* oneLine */.TN)(report.title)]),
        ...fileLines(report.files, paint),
        ...(diff.text === '' ? [] : ['', paintDiff(diff.text, paint)]),
        ...diff.cut.map(({ path, hidden_lines }) => paint('yellow', `${hidden_lines} more lines of ${(0,markdown/* oneLine */.TN)(path)} are not shown`)),
        ...(report.refusals ?? []).map((refusal) => tellRefusal(refusal, paint, width)),
        '',
        `plan ${paint('bold', (0,markdown/* oneLine */.TN)(report.id))} (${expires})`,
        ...(report.applies && report.expires_at !== null ? [`To apply it: holdfast apply ${(0,markdown/* oneLine */.TN)(report.id)}`] : []),
    ];
}
function tellReceipt(receipt, paint, width) {
    const { verified, not_started = [] } = receipt;
    return [
        ...(receipt.title === '' ? [] : [(0,markdown/* oneLine */.TN)(receipt.title)]),
        ...fileLines(receipt.files, paint),
        ...receipt.unchanged.map((path) => ` ${paint('dim', `as it was: ${(0,markdown/* oneLine */.TN)(path)}`)}`),
        ...receipt.checks.map(({ name, status, summary }) => ` ${(0,markdown/* oneLine */.TN)(name)}: ${(0,markdown/* oneLine */.TN)(status)}${summary === '' ? '' : `, ${(0,markdown/* oneLine */.TN)(summary)}`}`),
        ...(receipt.commit === null ? [] : [`commit ${(0,markdown/* oneLine */.TN)(receipt.commit)}${verified === true ? ', verified' : ''}`]),
        ...receipt.indeterminate.map((what) => paint('yellow', wrap(`not confirmed: ${what}`, width))),
        ...not_started.map((name) => paint('yellow', `will not start: ${(0,markdown/* oneLine */.TN)(name)}`)),
        `receipt ${(0,markdown/* oneLine */.TN)(receipt.id)}`,
        ...(receipt.files.length === 0 ? [] : [`To take it back: holdfast undo ${(0,markdown/* oneLine */.TN)(receipt.id)}`]),
    ];
}
function body(answer, done, paint, width) {
    switch (answer.outcome) {
        case 'ok': return [(0,markdown/* visible */.RK)((0,told/* tellOk */.s)(answer))];
        case 'planned': return tellPlan(answer.plan, done, paint, width);
        case 'applied': return tellReceipt(answer.receipt, paint, width);
        case 'no_change': {
            const times = answer.receipt?.repetition ?? 0;
            return [
                ...(answer.message === undefined ? [] : [wrap(answer.message, width)]),
                ...(times >= 3 ? [wrap(`This plan has now changed nothing ${times} times in a row; asking again will change nothing either.`, width)] : []),
                ...(answer.receipt === undefined ? [] : [`receipt ${(0,markdown/* oneLine */.TN)(answer.receipt.id)}`]),
            ];
        }
        case 'refused': return answer.refusals.map((refusal) => tellRefusal(refusal, paint, width));
        case 'indeterminate': return [wrap(answer.message, width), ...(answer.receipt === undefined ? [] : tellReceipt(answer.receipt, paint, width))];
        case 'error': return [wrap(answer.message, width)];
    }
}
const TONES = {
    ok: 'bold', planned: 'bold', applied: 'green', no_change: 'bold', refused: 'red', indeterminate: 'yellow', error: 'red',
};
/** Returns an answer as lines for people, with a final LF; a reading answer stands without a headline. */
function renderTerminal(done, { colour, width }) {
    const { answer } = done;
    const paint = painter(colour);
    const head = answer.outcome === 'ok' ? [] : [paint(TONES[answer.outcome], (0,headline/* headline */.Pl)(answer, ''))];
    return `${[...head, ...body(answer, done, paint, width)].join('\n')}\n`;
}

;// CONCATENATED MODULE: ./lib/cli/tell.js
/** What goes to standard output and error: one JSON object, or lines for people. */





/** Streams whose reader may go away, which is no failure of ours. */
const WATCHED = new WeakSet();
function watch(output) {
    if (WATCHED.has(output))
        return;
    WATCHED.add(output);
    // Because a failed write calls back as well, and that is where it is judged.
    output.on('error', () => undefined);
}
/** Writes text to a stream; returns whether it was taken in, or nobody is there any more to read it. */
function write(output, text) {
    watch(output);
    return new Promise((resolve) => {
        output.write(text, (error) => { resolve(error === null || error === undefined || ('code' in error && error.code === 'EPIPE')); });
    });
}
function colours({ stdout, env }) {
    return stdout.isTTY === true && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb';
}
/** Returns an answer without its receipt, as it is told where receipts are off. */
function withoutReceipt(answer) {
    if (answer.outcome === 'applied')
        return { outcome: answer.outcome, files: answer.receipt.files, commit: answer.receipt.commit };
    return answer.outcome === 'no_change' || answer.outcome === 'indeterminate' ? { ...answer, receipt: undefined, repeated: undefined } : answer;
}
const found = schemas/* object */.Ikc({
    matches: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), n: schemas/* number */.aig(), anchor: schemas/* string */.YjP().optional(), text: schemas/* string */.YjP() })),
    files: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), file_anchor: schemas/* string */.YjP() })),
    total_matches: schemas/* number */.aig(),
});
const anchored = schemas/* object */.Ikc({ anchors: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), file_anchor: schemas/* string */.YjP() })) });
/** Returns the matching lines as `PATH:N#hhhh: text`, and the anchors of the files. */
function tellFound({ matches, files, total_matches: total }) {
    return [
        ...matches.map(({ path, n, anchor, text }) => `${(0,markdown/* oneLine */.TN)(path)}:${anchor ?? String(n)}: ${(0,markdown/* visible */.RK)(text)}`),
        ...(files.length === 0 ? [] : ['', ...files.map(anchorLine)]),
        ...(total > matches.length ? [`${String(total - matches.length)} more matching lines are not shown: narrow the pattern or the paths`] : []),
        ...(total === 0 ? ['No line matches.'] : []),
    ].join('\n');
}
function anchorLine({ path, file_anchor: anchor }) {
    return `${anchor}  ${(0,markdown/* oneLine */.TN)(path)}`;
}
/** Returns the id that an answer is about, or null. */
function idOf(answer) {
    switch (answer.outcome) {
        case 'planned': return answer.plan.id;
        case 'applied': return answer.receipt.id;
        case 'no_change': return answer.receipt?.id ?? null;
        case 'ok':
        case 'refused':
        case 'indeterminate':
        case 'error': return null;
    }
}
/** Returns an answer as lines for people, with a final LF. */
function forPeople({ answer, plan, text }, receipts, world) {
    if (text !== undefined)
        return `${text}\n`;
    if (!receipts && answer.outcome === 'applied') {
        const files = answer.receipt.files.map(({ path, added, removed }) => ` +${String(added)} -${String(removed)} ${(0,markdown/* oneLine */.TN)(path)}`);
        return `${[(0,headline/* headline */.Pl)(answer, ''), ...files].join('\n')}\n`;
    }
    if (!receipts && answer.outcome === 'no_change')
        return `${(0,headline/* headline */.Pl)(answer, '')}\n`;
    const search = found.safeParse(answer);
    if (search.success)
        return `${tellFound(search.data)}\n`;
    const anchors = anchored.safeParse(answer);
    if (anchors.success)
        return `${anchors.data.anchors.map(anchorLine).join('\n')}\n`;
    const { columns } = world.stdout;
    return renderTerminal({ answer, plan: plan ?? null }, { colour: colours(world), width: columns ?? 100 });
}
/**
 * Prints what a verb answers: with `--json` one object on standard output; else lines for people, what went wrong on standard
 * error. Returns whether it could be written.
 */
async function tell(told, globals, receipts, world) {
    const { answer } = told;
    const printed = receipts ? answer : withoutReceipt(answer);
    if (globals.json)
        return write(world.stdout, `${(0,report_json/* renderJson */.h)(printed)}\n`);
    const id = idOf(answer);
    if (globals.quiet && id !== null)
        return receipts || answer.outcome === 'planned' ? write(world.stdout, `${id}\n`) : true;
    const failed = answer.outcome === 'refused' || answer.outcome === 'error' || answer.outcome === 'indeterminate';
    return write(failed ? world.stderr : world.stdout, forPeople(told, receipts, world));
}

;// CONCATENATED MODULE: ./lib/cli/local.js
/** The repository of a run: opened, brought to rest, used, closed. */




function isDirectory(path) {
    return (0,promises_.stat)(path).then((found) => found.isDirectory(), () => false);
}
/** Returns what a person should know of a set that an earlier run left half done. */
function wordsOf({ action, unresolved, problems }) {
    return [
        ...(action === 'none' ? [] : [`a set that was cut off earlier has been ${action === 'forward' ? 'completed' : 'taken back'}`]),
        ...unresolved.map(({ path, backup }) => `${path} was changed meanwhile and stays as it is${backup === null ? '' : `; what it was before is in ${backup}`}`),
        ...problems,
    ];
}
/**
 * Returns what `use` makes of the repository around a directory, and of the name that git knows the person by; what
 * an earlier run left half done is brought to its end first.
 * Refuses: not_a_repository, and what recovery refuses.
 */
async function withLocal(here, use) {
    const { world, directory } = here;
    const notice = (words) => { void write(world.stderr, `holdfast: ${(0,markdown/* oneLine */.TN)(words)}\n`); };
    if (!await isDirectory(directory))
        return (0,own_verb/* toldRefused */.u)({ code: 'not_a_repository', detail: `there is no directory ${directory}` });
    const local = await world.openLocal({ directory, environment: world.env, now: world.now, notice });
    if (!local.ok)
        return (0,own_verb/* toldRefused */.u)(...local.refusals);
    try {
        const [recovered, user] = await Promise.all([local.value.recover(), local.value.user()]);
        if (!recovered.ok)
            return (0,own_verb/* toldRefused */.u)(...recovered.refusals);
        wordsOf(recovered.value).forEach(notice);
        return await use(local.value, user);
    }
    finally {
        await local.value.close();
    }
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
/** Returns the ref that holds the plans of an owner. */
function plansRef(owner) {
    return `refs/holdfast/plans/${owner}`;
}

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
/** Returns the before-images of a plan, by the path that each was at. */
function imagesOf(plan) {
    return new Map(plan.files.flatMap(({ path, from, before }) => (before === null ? [] : [[from ?? path, before.bytes]])));
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
async function makeRecord(repository, plan, receipt, place) {
    const { base, tip, at } = place;
    const { owner, format } = repository;
    const commit = base === null || plan.files.length === 0 ? null : await makeBranchCommit(repository, plan, receipt, base, at);
    const recorded = commit === null ? receipt : { ...receipt, commit: commit.oid };
    const entry = makeEntry(owner, recorded, imagesOf(plan), { previous: tip, format, at });
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
function plumbing_wordsOf(finished) {
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
                environment: { ...environment, ...variables }, timeout: TIMEOUT, maxOutput: MAX_OUTPUT,
                ...(input === undefined ? {} : { input }),
            });
            if (expect.includes(finished.code))
                return finished;
            throw new fault/* Fault */.vC(`git ${String(args[0])} exited with ${String(finished.code)}: ${plumbing_wordsOf(finished)}`);
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
            throw new fault/* Fault */.vC(`git update-ref: ${plumbing_wordsOf(finished)}`, { cause: error });
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
    const known = await ledger.find(set.receipt.id, tip);
    if (known !== null)
        return { kind: 'known', receipt: known };
    return { kind: 'ready', record: await makeRecord(repository, set.plan, set.receipt, { ...place, tip }) };
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

;// CONCATENATED MODULE: ./lib/git/branch-target.js
/**
 * A local branch that is checked out nowhere, as a target: sets become commits without a working tree (`apply --branch NAME`).
 *
 * Promised: what is committed is built from the head's tree and the plan's bytes in memory; branch and ledger move in one
 * transaction or not at all; git reads the commit back, before anything refers to it, as exactly the planned paths, blobs and
 * modes. Not promised: anything about a working tree that checks the branch out while the set lands.
 */








const SYMLINK = '120000';
const SUBMODULE = '160000';
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
        const trees = openTrees(reader, format);
        const root = await treeAt(base.value.head);
        const entries = await Promise.all(paths.map(async (path) => [path, await entryOf(repository, await trees.locate(root, path))]));
        return (0,outcome.ok)({ base: base.value.head, entries: new Map(entries) });
    };
    const land = async (set) => {
        const refused = (refusals) => ({ kind: 'refused', refusals });
        const base = await findBase(repository, branch);
        if (!base.ok)
            return refused(base.refusals);
        // Where the same request landed meanwhile, that is what moved the branch.
        const moved = async () => {
            const receipt = await ledger.findNow(set.receipt.id);
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
        if (/(?:bad|unknown) revision/u.test(plumbing_wordsOf(finished)))
            return [];
        throw new fault/* Fault */.vC(`git rev-list: ${plumbing_wordsOf(finished)}`);
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
    const imageIn = async (link, path, digest) => {
        const place = await trees.locate(link.tree, `before/${path}`);
        const stored = place.kind === 'found' ? await reader.read(place.leaf.oid) : null;
        if (stored === null || sha256(stored.bytes) === digest)
            return stored?.bytes ?? null;
        notice(`the entry ${link.oid} of ${owner}'s ledger holds another ${path} than its receipt says`);
        return null;
    };
    return {
        receipts: async (links) => (0,engine_receipt/* mergeReceipts */.se)((await Promise.all(links.map(read))).filter((receipt) => receipt !== null)),
        images: async (links, receipt) => {
            const found = new Map();
            for (const file of receipt.files) {
                if (file.before === null)
                    continue;
                const path = file.from ?? file.path;
                for (const link of links) {
                    const bytes = await imageIn(link, path, file.before.sha256);
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

// EXTERNAL MODULE: ./lib/text/anchor.js
var text_anchor = __webpack_require__(7474);
// EXTERNAL MODULE: ./lib/text/diff.js
var diff = __webpack_require__(4212);
;// CONCATENATED MODULE: ./lib/git/told.js




async function reportChange(repository, change, sha256) {
    const bytes = async (side) => (side === null ? null : (await repository.reader.read(side.oid))?.bytes ?? null);
    const [before, after] = await Promise.all([bytes(change.before), bytes(change.after)]);
    const side = (content) => (content === null ? null : { sha256: sha256(content), anchor: (0,text_anchor/* fileAnchor */.o4)(content, sha256) });
    const { added, removed } = (0,diff/* diffBytes */.D)(before, after);
    const operation = change.before === null ? 'create' : change.after === null ? 'delete' : 'edit';
    return {
        before,
        file: {
            path: change.path, operation, mode: (change.after ?? change.before)?.mode ?? '100644',
            before: side(before), after: side(after), added, removed,
        },
    };
}
/**
 * Returns the receipt of a request that a commit's trailers tell, or null when they tell none of this owner and request. Its
 * files are what the commit changed; checks that were made then are not known any more.
 */
async function toldBy(repository, link, owner, requestId, sha256) {
    const { trailers, parents: [parent] } = link;
    if (trailers === null || parent === undefined)
        return null;
    const id = (0,engine_receipt/* receiptId */.qp)(owner, trailers.plan, requestId, sha256);
    if (trailers.receipt !== id)
        return null;
    const changes = await compareCommits(repository, parent, link.oid);
    const reports = await Promise.all(changes.map((change) => reportChange(repository, change, sha256)));
    const seconds = Number(/ (\d+) [+-]\d{4}$/u.exec(link.committer)?.[1] ?? 0);
    return {
        receipt: {
            id, owner, plan_id: trailers.plan, request_id: requestId, actor: link.author.replace(/ <.*$/u, ''), operation: 'apply',
            title: link.message.split('\n', 1)[0] ?? '', files: reports.map(({ file }) => file), unchanged: [], commit: link.oid,
            checks: [], indeterminate: [], at: new Date(seconds * 1000).toISOString(),
        },
        images: new Map(reports.flatMap(({ file, before }) => (before === null ? [] : [[file.path, before]]))),
    };
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
            if (unlessThere && await find(receipt.id, tip) !== null)
                return;
            const entry = makeEntry(owner, receipt, images, { previous: tip, format, at: now() });
            await writeObjects(git, repository.reader, entry.objects, format);
            if (await moveRefs(git, format, [{ ref, from: tip, to: entry.oid }], 'holdfast: receipt') === 'moved')
                return;
        }
        throw new fault/* Fault */.vC(`${ref} moved at every attempt`, { retryable: true });
    };
    const find = async (id, tip) => {
        const links = (await chain(tip)).filter((link) => link.trailers?.receipt === id);
        return (await entries.receipts(links)).find((receipt) => receipt.id === id) ?? null;
    };
    const recent = async (at) => {
        if (branch !== undefined && at === undefined)
            return [];
        return listCommits(git, [`--max-count=${String(RECENT)}`, at ?? 'HEAD']);
    };
    /** Repair rule: a receipt that only a commit tells is completed into the ledger. */
    const repair = async (links, requestId) => {
        const value = trailerValue(requestId);
        for (const link of links) {
            if (link.trailers?.request !== value)
                continue;
            const told = await toldBy(repository, link, owner, requestId, sha256);
            if (told === null)
                continue;
            await append(told.receipt, told.images, true);
            notice(`the receipt ${told.receipt.id} was completed from the commit ${link.oid}`);
            return told.receipt;
        }
        return null;
    };
    return {
        receipts: async () => entries.receipts(await chain(await tipOf())),
        ofRequest: async (requestId) => {
            const value = trailerValue(requestId);
            // Without a branch to resolve, both listings run side by side with the reading of the ref.
            const early = branch === undefined ? recent(undefined) : null;
            // Because it is waited for last: what comes before it may fail first.
            early?.catch(() => undefined);
            const refs = await readRefs(git, branch === undefined ? [ref] : [ref, branch]);
            const links = (await chain(refs.get(ref) ?? null)).filter((link) => link.trailers?.request === value);
            const found = (await entries.receipts(links)).find((receipt) => receipt.request_id === requestId);
            const told = await (early ?? recent(refs.get(branch ?? '')));
            return found ?? await repair(told, requestId);
        },
        beforeImages: async (receipt) => {
            const links = (await chain(await tipOf())).filter((link) => link.trailers?.receipt === receipt.id);
            return entries.images(links, receipt);
        },
        find,
        findNow: async (id) => find(id, await tipOf()),
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
        find: (id) => ledger.findNow(id),
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
    const words = plumbing_wordsOf(finished);
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
    if (layout.code === 128 && plumbing_wordsOf(layout).includes('dubious ownership')) {
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
// EXTERNAL MODULE: ./lib/engine/plan.js
var engine_plan = __webpack_require__(8479);
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
        if (errno(error) === 'ENOENT')
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
        if (errno(error) === 'EEXIST')
            return 'busy';
        if (!NO_LINKS.includes(errno(error) ?? ''))
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
        if (codes.includes(errno(error) ?? ''))
            return null;
        throw error;
    }
}
/** Runs what may fail without harm. */
async function lock_attempt(action) {
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
        await lock_attempt(() => files.rmdir(lock));
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
        await lock_attempt(() => files.unlink((0,external_node_path_.join)(waiting, mine)));
        await lock_attempt(() => files.rmdir(waiting));
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
    await lock_attempt(async () => {
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
        if (errno(error) === 'EEXIST')
            return false;
        if (!recovery_NO_LINKS.includes(errno(error) ?? ''))
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
        if (errno(error) === 'ENOENT')
            return true;
        if (['ENOTEMPTY', 'EEXIST', 'EBUSY', 'EPERM', 'EACCES', 'EINVAL', 'ENOTDIR'].includes(errno(error) ?? ''))
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
        await lock_attempt(() => files.unlink((0,external_node_path_.join)(state, name, name.slice(WAITING.length))));
        await lock_attempt(() => files.rmdir((0,external_node_path_.join)(state, name)));
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
            if (errno(error) === 'ENOENT')
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
            if (errno(error) !== 'EPERM')
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
        if (!steps_NO_LINKS.includes(errno(error) ?? ''))
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
    const receipt = await place.recorder.find(set.receipt.id);
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
const PATIENCE = 10_000;
/** Returns everything local for a directory inside a working tree. Refuses: not_a_repository. */
async function openLocal(options) {
    const { directory, environment, files = realFiles, spawning = { run: host_process/* run */.eF, openPipe: openPipe }, now = clock/* now */.tB, random = clock/* randomName */.Zm } = options;
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
        lifetimes: options.lifetimes ?? openLifetimes(), now, random, patience: options.patience ?? PATIENCE,
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

;// CONCATENATED MODULE: ./lib/cli/process.js

const SIGNALS = ['SIGINT', 'SIGTERM'];
/** Returns the world of the process that we are. */
function thisProcess() {
    return {
        argv: process.argv.slice(2), env: process.env, cwd: process.cwd(), stdin: process.stdin, stdout: process.stdout, stderr: process.stderr,
        now: Date.now, program: process.argv[1] ?? '', openLocal: openLocal,
        onSignal: (listener) => {
            for (const signal of SIGNALS)
                process.on(signal, listener);
            return () => { for (const signal of SIGNALS)
                process.off(signal, listener); };
        },
    };
}

;// CONCATENATED MODULE: ./lib/cli/progress.js
const SECOND = 1000;
/** Shows on a terminal what takes longer than a second, and for how long by now; returns what takes the line away again. */
function showProgress(world, what) {
    const { stderr } = world;
    if (stderr.isTTY !== true)
        return () => undefined;
    let seconds = 0;
    const timer = setInterval(() => {
        seconds++;
        stderr.write(`\r${what}, ${String(seconds)} s`, () => undefined);
    }, SECOND);
    timer.unref();
    return () => {
        clearInterval(timer);
        if (seconds > 0)
            stderr.write('\r\u001b[K', () => undefined);
    };
}

// EXTERNAL MODULE: ./lib/commands/table.js + 16 modules
var table = __webpack_require__(4555);
;// CONCATENATED MODULE: ./lib/cli/completion.js
/**
 * `completion`: a script for the shell that completes verbs, the options of each, and files where a verb takes them. It is
 * made from the table, so that it says what this build has; nothing of ours runs when a word is completed.
 */


const SHELLS = ['bash', 'zsh', 'fish'];
function bash(verbs) {
    const cases = verbs.map(({ verb, options, words, files }) => `    ${verb}) words='${[...words, ...options].join(' ')}'; files=${files ? '1' : ''} ;;`);
    return `# holdfast completion for bash; put  eval "$(holdfast completion bash)"  into ~/.bashrc
_holdfast() {
  local current=\${COMP_WORDS[COMP_CWORD]} verb= words= files= i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case \${COMP_WORDS[i]} in
      -C) ((i++)) ;;
      -*) ;;
      *) verb=\${COMP_WORDS[i]}; break ;;
    esac
  done
  if [[ \${COMP_WORDS[COMP_CWORD-1]} == -C ]]; then COMPREPLY=($(compgen -d -- "$current")); return; fi
  case $verb in
    '') words='${verbs.map(({ verb }) => verb).join(' ')} -C --json --quiet --help --version' ;;
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  if [[ -n $files && $current != -* ]]; then
    local IFS=$'\\n'
    COMPREPLY+=($(compgen -f -- "$current"))
    compopt -o filenames 2>/dev/null
  fi
}
complete -F _holdfast holdfast
`;
}
function quoted(text) {
    return `'${text.replaceAll('\'', '\'\\\'\'')}'`;
}
function zsh(verbs) {
    const cases = verbs.map(({ verb, options, words, files }) => `    ${verb}) compadd -- ${[...words, ...options].join(' ')}; ${files ? '_files' : ':'} ;;`);
    return `#compdef holdfast
# holdfast completion for zsh; put  eval "$(holdfast completion zsh)"  into ~/.zshrc, after compinit
_holdfast() {
  local verb= i
  for ((i = 2; i < CURRENT; i++)); do
    case $words[i] in
      -C) ((i++)) ;;
      -*) ;;
      *) verb=$words[i]; break ;;
    esac
  done
  if [[ $words[CURRENT-1] == -C ]]; then _files -/; return; fi
  case $verb in
    '')
      local -a verbs
      verbs=(
${verbs.map(({ verb, summary }) => `        ${quoted(`${verb}:${summary}`)}`).join('\n')}
      )
      _describe verb verbs
      compadd -- -C --json --quiet --help --version ;;
${cases.join('\n')}
  esac
}
if [[ $funcstack[1] == _holdfast ]]; then _holdfast "$@"; else compdef _holdfast holdfast; fi
`;
}
function fish(verbs) {
    const all = verbs.map(({ verb }) => verb).join(' ');
    const lines = verbs.flatMap(({ verb, summary, options, words, files }) => {
        const seen = `__fish_seen_subcommand_from ${verb}`;
        return [
            `complete -c holdfast -n "not __fish_seen_subcommand_from ${all}" -f -a ${verb} -d ${quoted(summary)}`,
            ...options.filter((option) => option.startsWith('--')).map((option) => `complete -c holdfast -n "${seen}" -l ${option.slice(2)}`),
            ...(words.length === 0 ? [] : [`complete -c holdfast -n "${seen}" -f -a '${words.join(' ')}'`]),
            ...(files ? [`complete -c holdfast -n "${seen}" -F`] : []),
        ];
    });
    return `# holdfast completion for fish; put  holdfast completion fish | source  into ~/.config/fish/config.fish
complete -c holdfast -f
complete -c holdfast -s C -r -a '(__fish_complete_directories)' -d 'the repository'
${lines.join('\n')}
`;
}
/** Returns the verb that prints the script of a shell for these verbs. */
function completion(verbs) {
    const scripts = { bash, zsh, fish };
    const run = ({ operands: [shell] }) => {
        const script = scripts[(0,fault/* present */.Eb)(SHELLS.find((name) => name === shell), 'the shell')](verbs());
        return { answer: { outcome: 'ok', script }, text: script.trimEnd() };
    };
    return {
        verb: 'completion', summary: 'Print the completion script of a shell.', operands: SHELLS.join('|'), options: schemas/* strictObject */.rej({}),
        run: (call) => Promise.resolve(run(call)),
    };
}

;// CONCATENATED MODULE: ./lib/cli/gc.js
/** `gc`: lets go of what has expired. */

const gc = {
    verb: 'gc', summary: 'Drop what has expired.', operands: '', options: schemas/* strictObject */.rej({}),
    run: ({ withLocal }) => withLocal(async (local) => {
        const { plans, worktrees } = await local.gc();
        return {
            answer: { outcome: 'ok', gc: { plans, worktrees } },
            text: `Expired plans dropped: ${String(plans)}. Working trees gone, with all their plans: ${String(worktrees)}.`,
        };
    }),
};

// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(8439);
// EXTERNAL MODULE: ./lib/changeset/schema.js
var changeset_schema = __webpack_require__(6857);
;// CONCATENATED MODULE: ./lib/commands/schemas.js
/** The published JSON Schemas (draft 2020-12), generated from the zod schemas that the doors judge by (spec page 9.3). */





const SCHEMA_NAMES = ['changeset', 'edit', 'receipt', 'refusal', 'answer', 'config'];
const ok = schemas/* literal */.euz('ok');
const matchingLine = schemas/* strictObject */.rej({ path: schemas/* string */.YjP(), n: schemas/* int */.Whr(), anchor: schemas/* string */.YjP().optional(), text: schemas/* string */.YjP() });
const readLine = schemas/* strictObject */.rej({ n: schemas/* int */.Whr(), anchor: schemas/* string */.YjP().optional(), text: schemas/* string */.YjP() });
/** The `ok` answers, each with the members it has; anchors are absent where receipts are off. */
const OK_ANSWERS = [
    schemas/* strictObject */.rej({
        outcome: ok, path: schemas/* string */.YjP(), file_anchor: schemas/* string */.YjP().optional(), range_anchor: schemas/* string */.YjP().nullable().optional(),
        start: schemas/* int */.Whr(), count: schemas/* int */.Whr(), total_lines: schemas/* int */.Whr(), tokens: schemas/* int */.Whr().describe('of the whole file'),
        lines: schemas/* array */.YOg(readLine), continues: schemas/* string */.YjP().nullable().describe('the PATH:A-B to read next'),
    }).describe('read'),
    schemas/* strictObject */.rej({
        outcome: ok, matches: schemas/* array */.YOg(matchingLine), files: schemas/* array */.YOg(schemas/* strictObject */.rej({ path: schemas/* string */.YjP(), file_anchor: schemas/* string */.YjP() })),
        total_matches: schemas/* int */.Whr(),
    }).describe('search'),
    schemas/* strictObject */.rej({
        outcome: ok, anchors: schemas/* array */.YOg(schemas/* strictObject */.rej({ path: schemas/* string */.YjP(), file_anchor: schemas/* string */.YjP(), total_lines: schemas/* int */.Whr() })),
    }).describe('anchors'),
    schemas/* strictObject */.rej({
        outcome: ok, plans: schemas/* array */.YOg(schemas/* strictObject */.rej({
            id: schemas/* string */.YjP(), title: schemas/* string */.YjP(), author: schemas/* string */.YjP(), expires_at: schemas/* string */.YjP(), files: schemas/* array */.YOg(engine_receipt/* fileReportSchema */.iR),
        })),
    }).describe('plans'),
    schemas/* strictObject */.rej({ outcome: ok, receipts: schemas/* array */.YOg(engine_receipt/* receiptSchema */.KS) }).describe('receipts'),
    schemas/* strictObject */.rej({ outcome: ok, discarded: schemas/* string */.YjP() }).describe('discard'),
    schemas/* strictObject */.rej({ outcome: ok, gc: schemas/* looseObject */._H3({}) }).describe('gc'),
    schemas/* strictObject */.rej({ outcome: ok, demo: schemas/* looseObject */._H3({}) }).describe('demo'),
    schemas/* strictObject */.rej({ outcome: ok, schema: schemas/* looseObject */._H3({}) }).describe('schema'),
    schemas/* strictObject */.rej({ outcome: ok, script: schemas/* string */.YjP() }).describe('completion'),
    schemas/* strictObject */.rej({ outcome: ok, help: schemas/* string */.YjP() }).describe('--help'),
    schemas/* strictObject */.rej({ outcome: ok, version: schemas/* string */.YjP() }).describe('--version'),
];
/** What an executed set answers where receipts are off. */
const WITHOUT_RECEIPT = schemas/* strictObject */.rej({ outcome: schemas/* literal */.euz('applied'), files: schemas/* array */.YOg(engine_receipt/* fileReportSchema */.iR), commit: schemas/* string */.YjP().nullable() });
/** Returns the schema of everything that the command line answers with `--json`. */
function printedSchema(switches) {
    const others = answer/* answerSchema */.Ut.options.filter((option) => !option.shape.outcome.safeParse('ok').success);
    return schemas/* union */.KCZ([...OK_ANSWERS, ...others, ...(switches.changeReceipts ? [] : [WITHOUT_RECEIPT])]);
}
/** Returns the ChangeSet schema with what zod's optional members cannot say: there is something to do. */
function changeSetSchema(switches) {
    const schema = toJson((0,changeset_schema/* documentSchema */.L8)((0,changeset_schema/* hunkSchema */.o)(switches), switches));
    return { ...schema, anyOf: ['changes', ...(switches.anchorPatch ? ['patch'] : [])].map((member) => ({ required: [member] })) };
}
function toJson(schema) {
    return json_schema_processors/* toJSONSchema */.bl(schema, { target: 'draft-2020-12', io: 'input' });
}
/** Returns why a schema is not published under these switches, or null when it is. Refuses: feature_off. */
function schemaOff(name, switches) {
    switch (name) {
        case 'changeset': return switches.changeSet ? null : (0,commands_run/* switchedOff */.dw)('changeSet', switches);
        case 'receipt': return switches.changeReceipts ? null : (0,commands_run/* switchedOff */.dw)('changeReceipts', switches);
        case 'config': return { code: 'feature_off', detail: 'the policy file (this version does not have it yet)' };
        case 'edit':
        case 'refusal':
        case 'answer': return null;
    }
}
/** Returns one published JSON Schema, titled. Members that are switched off are absent from it. */
function jsonSchema(name, switches) {
    const schemas = {
        changeset: () => changeSetSchema(switches),
        edit: () => toJson((0,changeset_schema/* editSchema */.kA)((0,changeset_schema/* hunkSchema */.o)(switches), switches)),
        receipt: () => toJson(engine_receipt/* receiptSchema */.KS),
        refusal: () => toJson(answer/* refusalSchema */.I1),
        answer: () => toJson(printedSchema(switches)),
        config: () => ({}),
    };
    return { $schema: 'https://json-schema.org/draft/2020-12/schema', title: `Holdfast ${name}`, ...schemas[name]() };
}
/** Returns every published schema in one document, under `$defs` by name. */
function allSchemas(switches) {
    const published = SCHEMA_NAMES.filter((name) => schemaOff(name, switches) === null);
    return {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $defs: Object.fromEntries(published.map((name) => [name, { ...jsonSchema(name, switches), $schema: undefined }])),
    };
}

;// CONCATENATED MODULE: ./lib/cli/schema.js
/** `schema`: the published JSON Schemas. */




function schema_told(schema) {
    return { answer: { outcome: 'ok', schema }, text: (0,report_json/* renderJson */.h)(schema, 2) };
}
function schema_run({ operands: [word], switches }) {
    const name = SCHEMA_NAMES.find((known) => known === word);
    if (name === undefined)
        return schema_told(allSchemas(switches));
    const off = schemaOff(name, switches);
    return off === null ? schema_told(jsonSchema(name, switches)) : (0,own_verb/* toldRefused */.u)(off);
}
const schema = {
    verb: 'schema', summary: 'Print the JSON Schema of a document or an answer, or of all.', operands: `[${SCHEMA_NAMES.join('|')}]`,
    options: schemas/* strictObject */.rej({}), run: (call) => Promise.resolve(schema_run(call)),
};

;// CONCATENATED MODULE: ./lib/cli/verbs.js
/** Every verb that the command line knows, in the order of its help. */








const demo = {
    verb: 'demo', summary: 'Play the whole loop on a throw-away repository and an emulated GitHub.', operands: '',
    options: schemas/* strictObject */.rej({ keep: schemas/* boolean */.zMY().default(false).describe('leave the repository and the cards, and say where') }),
    run: async (call) => (await __webpack_require__.e(/* import() */ 715).then(__webpack_require__.bind(__webpack_require__, 6715))).runDemo(call),
};
function completed(verb, switches) {
    const operands = parseOperands(verb.operands);
    return {
        verb: verb.verb, summary: verb.summary,
        options: [...optionsOf(verb, switches).map((name) => `--${name}`), '-C', '--json', '--quiet', '--help'],
        words: operands.flatMap(({ words }) => words ?? []),
        files: operands.some(({ name }) => /^(?:PATH|FILE)/u.test(name)),
    };
}
/** Returns the verbs that are there under these switches, and the rows of the table that are not. */
function verbsUnder(switches) {
    const rows = table/* COMMANDS */.Lo.filter(({ doors }) => doors.includes('cli'));
    const verbs = rows.filter((row) => (0,commands_run/* absence */.An)(row, switches) === null);
    const own = [gc, schema, demo, completion(() => verbs.map((verb) => completed(verb, switches)))];
    verbs.push(...own);
    return { verbs, absent: rows.filter((row) => (0,commands_run/* absence */.An)(row, switches) !== null) };
}

;// CONCATENATED MODULE: ./lib/cli/main.js
/**
 * The command line (spec page 9): a command line and a world in, an exit code out. Everything that a run touches comes in by its
 * world; what it answers goes out by `tell`.
 */


















const USAGE = 2;
/** Columns of help and of sentences where there is no terminal to ask. */
const WIDTH = 100;
function isRow(verb) {
    return 'doors' in verb;
}
/** Returns whether a command may write files: it can say where they land. */
function lands(row) {
    return 'commit' in row.options.shape;
}
function usageOf(options) {
    return options['commit'] === true && options['branch'] !== undefined ? '--commit and --branch exclude each other' : null;
}
/** Returns the document of a command, null where it takes none. */
async function documentOf(row, operand, { world, switches }) {
    if (!row.document || (operand !== undefined && row.operands.includes('PLAN_ID') && (0,retention/* isPlanId */.D4)(operand)))
        return null;
    const received = await receive(operand, world);
    switch (received.kind) {
        case 'usage': return { usage: received.message };
        case 'refused': return (0,own_verb/* toldRefused */.u)(received.refusal);
        case 'text': {
            const problem = row.switch === 'changeSet' ? patchProblem(received.text, switches) : null;
            return problem === null ? received.text : (0,own_verb/* toldRefused */.u)(problem);
        }
    }
}
/** Returns what a command of the table comes to, in the repository around the directory, recovered first. */
async function runRow(row, line, run, watch) {
    const { operands, options } = line;
    const wrong = usageOf(options);
    if (wrong !== null)
        return { usage: wrong };
    const document = await documentOf(row, operands[0], run);
    if (document !== null && typeof document !== 'string')
        return document;
    return withLocal(run, (local, user) => {
        const desk = openDesk(local, user, options, { switches: run.switches, now: run.world.now });
        const target = watch?.guard(desk.target) ?? desk.target;
        return (0,commands_run/* runCommand */.d1)(row, { ...desk, target }, { operands, document, options, listing: () => local.listing() });
    });
}
/** Returns what a line that is no usage error comes to. */
async function carryOut(line, run, watch) {
    switch (line.kind) {
        case 'help': return { answer: { outcome: 'ok', help: line.text }, text: line.text };
        case 'version': return { answer: { outcome: 'ok', version: line.text }, text: line.text };
        case 'off': return (0,own_verb/* toldRefused */.u)((0,commands_run/* switchedOff */.dw)(line.switchName, run.switches));
        case 'absent': return (0,own_verb/* toldRefused */.u)((0,fault/* present */.Eb)((0,commands_run/* absence */.An)(line.row, run.switches), 'why the verb is absent'));
        case 'run': return isRow(line.verb)
            ? runRow(line.verb, line, run, watch)
            : line.verb.run({ ...run, operands: line.operands, options: line.options, withLocal: (use) => withLocal(run, use) });
    }
}
/** Runs a line to its end, or until a signal comes before anything is written. */
function attend(line, run, watch) {
    const going = (0,commands_run/* guarded */.Nj)(() => carryOut(line, run, watch));
    if (watch === null)
        return going;
    const stopped = watch.interrupted.then((signal) => {
        run.world.stdin.destroy();
        return { answer: { outcome: 'error', message: `stopped by ${signal}; nothing was written` } };
    });
    return Promise.race([going, stopped]);
}
/** Prints what a line came to; returns the exit code. */
async function conclude(came, run) {
    const { world, globals, switches } = run;
    if ('usage' in came)
        return tellUsage(came.usage, globals, world);
    const written = await tell(came, globals, switches.changeReceipts, world);
    const code = answer/* EXIT */.dc[came.answer.outcome];
    return written || code !== answer/* EXIT */.dc.ok ? code : answer/* EXIT */.dc.error;
}
async function tellUsage(message, { json }, world) {
    if (json)
        await write(world.stdout, `${(0,report_json/* renderJson */.h)({ outcome: 'error', message })}\n`);
    else
        await write(world.stderr, `holdfast: ${(0,markdown/* visible */.RK)(message)}\n`);
    return USAGE;
}
/**
 * Runs one command line and returns the exit code of spec page 2.4; 130 and 143 where a signal ended it. Several may run side
 * by side, each in its own world.
 */
async function runCli(world) {
    const lean = hasFlag(world.argv, '--lean') ? { HOLDFAST_LSP: '0', HOLDFAST_WORKSHOP: '0' } : {};
    const switches = (0,settings/* readSwitches */.nV)({ ...world.env, ...lean });
    const { line, globals } = parseCommandLine(world.argv, { ...verbsUnder(switches), switches, width: world.stdout.columns ?? WIDTH });
    if (line.kind === 'usage')
        return tellUsage(line.message, globals, world);
    const run = { world, switches, globals, directory: (0,external_node_path_.resolve)(world.cwd, globals.directory ?? '.') };
    const done = globals.quiet ? () => undefined : showProgress(world, `holdfast ${line.kind === 'run' ? line.verb.verb : ''}`);
    const watch = line.kind === 'run' && isRow(line.verb) && lands(line.verb) ? watchSignals(world) : null;
    const came = await attend(line, run, watch);
    done();
    const code = await conclude(came, run);
    watch?.stop();
    const signal = watch?.signal() ?? null;
    return signal === null ? code : SIGNALLED[signal];
}
/** Runs the command line of this process and returns its exit code. */
function runHere() {
    return runCli(thisProcess());
}


/***/ }),

/***/ 5938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ toldRefused)
/* harmony export */ });
/* harmony import */ var _engine_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4877);

/** Returns the refused answer as a verb tells it. */
function toldRefused(...refusals) {
    return { answer: (0,_engine_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J5)(refusals).answer };
}


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


/***/ })

};
