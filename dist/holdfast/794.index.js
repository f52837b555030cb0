export const id = 794;
export const ids = [794];
export const modules = {

/***/ 7794:
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
// EXTERNAL MODULE: ./lib/base/outcome.js
var outcome = __webpack_require__(9877);
// EXTERNAL MODULE: ./lib/base/settings.js
var settings = __webpack_require__(4856);
// EXTERNAL MODULE: ./lib/commands/check.js
var check = __webpack_require__(9846);
// EXTERNAL MODULE: ./lib/commands/run.js
var commands_run = __webpack_require__(2547);
// EXTERNAL MODULE: ./lib/engine/answer.js
var answer = __webpack_require__(9858);
// EXTERNAL MODULE: ./lib/engine/retention.js
var retention = __webpack_require__(5516);
// EXTERNAL MODULE: ./lib/report/json.js
var report_json = __webpack_require__(7406);
// EXTERNAL MODULE: ./lib/report/markdown.js
var markdown = __webpack_require__(5402);
// EXTERNAL MODULE: ./lib/report/terminal.js
var terminal = __webpack_require__(1488);
// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(8179);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(1514);
// EXTERNAL MODULE: ./lib/base/nearest.js
var nearest = __webpack_require__(9119);
// EXTERNAL MODULE: ./lib/changeset/issues.js
var issues = __webpack_require__(6778);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(3411);
;// CONCATENATED MODULE: ./lib/cli/operands.js
/**
 * The operands of a verb as the table spells them.
 *
 *   operands = { operand " " }
 *   operand  = NAME | NAME "…" | "[" NAME "]" | "[" NAME "…" "]"       NAME of small letters, "_" and "|": one of these words
 */
/** Returns the operands that a row of the table spells. */
function parseOperands(spelling) {
    return spelling.split(' ').filter((word) => word !== '').map((word) => {
        const optional = /^\[(.+)\]$/u.exec(word)?.[1];
        const name = (optional ?? word).replace(/…$/u, '');
        return {
            name, required: optional === undefined, variadic: (optional ?? word).endsWith('…'),
            words: /^[a-z_]+(?:\|[a-z_]+)*$/u.test(name) ? name.split('|') : null,
        };
    });
}

;// CONCATENATED MODULE: ./lib/cli/command-line.js
/**
 * The command line, read by commander from the rows of the table. What the switches take away is not there to be helped with:
 * naming such a verb or option is told apart from naming nothing.
 */







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
/** Returns the options of a verb that are there, by name. */
function optionsOf(verb, switches) {
    return Object.keys(verb.options.shape).filter((name) => (0,commands_run/* optionOff */.Xh)(name, switches) === null);
}
/** Returns what the words of one verb come to: its options by the schema of its row. */
function judge(verb, given, operands, switches) {
    const off = Object.keys(given).flatMap((name) => (0,commands_run/* optionOff */.Xh)(name, switches) ?? [])[0];
    if (off !== undefined)
        return { kind: 'off', switchName: off };
    const options = verb.options.safeParse(given);
    if (options.success)
        return { kind: 'run', verb, operands, options: options.data };
    const name = (path) => `--${path.map(String).join('.')}`;
    return { kind: 'usage', message: options.error.issues.map((issue) => (0,issues/* issueWords */.F)(issue, given, verb.options, { root: 'the command line', name })).join('; ') };
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
        command.addOption((0,commands_run/* optionOff */.Xh)(name, switches) === null ? option : option.hideHelp());
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
        .version(version/* VERSION */.x, '--version', 'print the version')
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
    const near = (0,nearest/* nearest */.p)(verb, grammar.verbs.map((one) => one.verb));
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
    const verb = grammar.verbs.find((one) => one.verb === program.args[0]);
    const hint = verb === undefined ? 'holdfast --help' : `holdfast ${verb.verb} --help`;
    return { kind: 'usage', message: `${wordsOf(error, verb)}; see ${hint}` };
}
/** What commander's complaints come to in our words, by its codes; `quoted` is what it quotes. */
const COMPLAINTS = {
    'commander.unknownOption': ({ subject, quoted, near }) => `${subject} has no option ${quoted}${near === '' ? '' : ` (did you mean ${near}?)`}`,
    'commander.missingArgument': ({ subject, operands, quoted }) => `${subject} needs ${quoted}: it takes ${operands}`,
    'commander.excessArguments': ({ subject, operands }) => `${subject} takes ${operands === '' ? 'no operand' : `${operands} and no more`}`,
    'commander.optionMissingArgument': ({ quoted }) => `the option ${quoted} needs a value`,
    'commander.invalidArgument': ({ operands, quoted }) => `${quoted} is not one of ${operands}`,
};
/** Returns in our words what commander says; what it quotes of the line is all that is taken from its own. */
function wordsOf({ code, message }, verb) {
    const subject = verb?.verb ?? 'the command line';
    const complain = COMPLAINTS[code];
    if (complain === undefined)
        return `${subject} cannot be read`;
    return complain({
        subject, operands: verb?.operands ?? '', quoted: /'([^']*)'/u.exec(message)?.[1] ?? 'that',
        near: /Did you mean (?:one of )?(.+)\?/u.exec(message)?.[1] ?? '',
    });
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

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/base/encoding.js
var encoding = __webpack_require__(2252);
// EXTERNAL MODULE: ./lib/changeset/foreign/parse.js + 4 modules
var parse = __webpack_require__(9981);
// EXTERNAL MODULE: ./lib/changeset/patch/document.js
var patch_document = __webpack_require__(3404);
// EXTERNAL MODULE: ./lib/host/files.js
var files = __webpack_require__(657);
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
/** Returns the bytes of a file, or that there is none. */
async function readBytes(file, world) {
    try {
        return await (0,promises_.readFile)((0,external_node_path_.resolve)(world.cwd, file));
    }
    catch (cause) {
        const code = (0,files/* errno */.b)(cause) ?? '';
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
/** Returns the JSON document that the text of a ChangeSet or a patch is. Refuses: invalid_request, for a diff. */
function changeSetText(text, switches) {
    if (!(0,parse/* isForeign */.j)(text))
        return (0,outcome.ok)((0,patch_document/* asDocument */._)(text, switches));
    return (0,outcome/* refuse */.T)({ code: 'invalid_request', detail: 'a diff is no ChangeSet; "holdfast import" makes one of it, for apply to take' });
}

// EXTERNAL MODULE: ./lib/engine/stop.js
var stop = __webpack_require__(252);
;// CONCATENATED MODULE: ./lib/cli/interruption.js
/** Ctrl-C and termination while something may be written: `engine/stop.ts`, asked by signals. */

/** Exit codes of a run that a signal ended, as shells tell them. */
const SIGNALLED = { SIGINT: 130, SIGTERM: 143 };
/** Starts to watch for signals. */
function watchSignals(world) {
    const { ask, reason, asked, guard } = (0,stop/* openStop */.b)();
    return { reason, asked, guard, stop: world.onSignal(ask) };
}

// EXTERNAL MODULE: ./lib/cli/own-verb.js
var own_verb = __webpack_require__(5938);
// EXTERNAL MODULE: ./lib/cli/tell.js
var tell = __webpack_require__(2923);
;// CONCATENATED MODULE: ./lib/cli/local.js
/** The repository of a run: opened, brought to rest, used, closed. */





function isDirectory(path) {
    return (0,promises_.stat)(path).then((found) => found.isDirectory(), () => false);
}
/** Returns what a person should know of a set that an earlier run left half done. */
function local_wordsOf({ action, unresolved, problems }) {
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
    const notice = (words) => { void (0,tell/* write */.M)(world.stderr, `holdfast: ${(0,markdown/* oneLine */.TN)(words)}\n`); };
    if (!await isDirectory(directory))
        return (0,own_verb/* toldRefused */.u)({ code: 'not_a_repository', detail: `there is no directory ${directory}` });
    const local = await world.openLocal({ directory, environment: world.env, now: world.now, notice, bundles: (0,external_node_path_.dirname)(world.program) });
    if (!local.ok)
        return (0,own_verb/* toldRefused */.u)(...local.refusals);
    try {
        const [recovered, user] = await Promise.all([local.value.recover(), local.value.user()]);
        if (!recovered.ok)
            return (0,own_verb/* toldRefused */.u)(...recovered.refusals);
        local_wordsOf(recovered.value).forEach(notice);
        return await use(local.value, user);
    }
    finally {
        await local.value.close();
    }
}
/** Returns where a directory lies in the repository, `/`-separated, '' for its root. */
async function prefixOf(directory, root) {
    return (0,external_node_path_.relative)(await (0,promises_.realpath)(root), await (0,promises_.realpath)(directory)).split(external_node_path_.sep).join('/');
}

// EXTERNAL MODULE: ./lib/wiring.js + 37 modules
var wiring = __webpack_require__(6032);
;// CONCATENATED MODULE: ./lib/cli/process.js

const SIGNALS = ['SIGINT', 'SIGTERM'];
/** Returns the world of the process that we are. */
function thisProcess() {
    return {
        argv: process.argv.slice(2), env: process.env, cwd: process.cwd(), stdin: process.stdin, stdout: process.stdout, stderr: process.stderr,
        now: Date.now, program: process.argv[1] ?? '', openLocal: wiring/* openLocal */.qE,
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

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
;// CONCATENATED MODULE: ./lib/host/matcher.js
/**
 * Regular expressions of others, matched where they can be stopped: in a thread of its own, by a deadline. Some patterns take
 * longer than anybody can wait for, and nothing in the thread that runs one can end it.
 *
 * Calling sequence: `openMatcher`, any number of calls one after the other, `close`. The thread starts with the first call. A
 * deadline that passed ends it; the next call starts another.
 */


/** What the thread does: for each text, the indexes of its lines that match. */
const PROGRAM = `
const { parentPort } = require('node:worker_threads')
parentPort.on('message', ({ pattern, texts }) => {
  try {
    const expression = new RegExp(pattern, 'u')
    parentPort.postMessage(texts.map((lines) => lines.flatMap((line, index) => (expression.test(line) ? [index] : []))))
  } catch {
    // Because some patterns are found to be none, or too large, only when they are used.
    parentPort.postMessage(null)
  }
})
`;
/** Returns a matcher whose every call is given so many milliseconds. */
function openMatcher(deadline) {
    let worker = null;
    const close = async () => {
        const last = worker;
        worker = null;
        await last?.terminate();
    };
    return {
        close,
        match: async (pattern, texts) => {
            const current = worker ??= new external_node_worker_threads_.Worker(PROGRAM, { eval: true });
            const found = await new Promise((resolve, reject) => {
                const failed = (cause) => reject(new fault/* Fault */.vC('the search failed', { cause }));
                const timer = setTimeout(() => resolve(null), deadline);
                current.once('error', failed);
                current.once('message', (lines) => {
                    clearTimeout(timer);
                    current.off('error', failed);
                    resolve(lines);
                });
                current.postMessage({ pattern, texts });
            });
            if (found === null)
                await close();
            return found;
        },
    };
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
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
    const { 'request-id': id, 'syntax-check': mode } = options;
    return {
        ...placeOf(local, options), sha256: local.sha256, now, limits: settings/* HAND_WRITTEN */.IX, switches, shelf: local.shelf,
        transactions: local.transactions, authority: OWNER, hidden: 'allow', blocks: (0,wiring/* openBlocks */.DS)(),
        syntax: (0,wiring/* openSyntax */.MY)(), syntaxMode: settings/* SYNTAX_MODES */.nD.find((one) => one === mode) ?? 'refuse',
        ...(local.language === undefined ? {} : { language: local.language }),
        actor: user ?? (0,external_node_os_.userInfo)().username, requestId: typeof id === 'string' ? id : `local:${(0,clock/* randomName */.Zm)()}`,
    };
}

;// CONCATENATED MODULE: ./lib/cli/row.js
/** A row of the table, run in the repository around a directory. */






/** Milliseconds that a search's pattern may take for a handful of files. */
const PATTERN_TIME = 5000;
/** Returns what a row comes to, the repository opened and recovered first. Refuses: invalid_request, and what `withLocal` and the row refuse. */
async function runRow(row, { operands, document, options }, circumstances) {
    const { world, switches, guard, served } = circumstances;
    const named = row.workspace?.(document) ?? null;
    if (named !== null && !(0,external_node_path_.isAbsolute)(named))
        return (0,own_verb/* toldRefused */.u)({ code: 'invalid_request', detail: `workspace_dir is ${named}, which is no absolute path` });
    const directory = named ?? circumstances.directory;
    return withLocal({ world, directory }, async (local, user) => {
        const desk = openDesk(local, user, options, { switches, now: world.now });
        const target = guard?.(desk.target) ?? desk.target;
        const matcher = openMatcher(PATTERN_TIME);
        const searching = { listing: () => local.listing(), match: matcher.match };
        const prefix = row.workspace === undefined ? {} : { prefix: await prefixOf(directory, local.root) };
        // What was shown is of the working tree.
        const shown = served === undefined || options['branch'] !== undefined ? {} : { served };
        return (0,commands_run/* runCommand */.d1)(row, { ...desk, target, ...shown }, { operands, document, options, searching, ...prefix }).finally(matcher.close);
    });
}

// EXTERNAL MODULE: ./lib/commands/schemas.js
var commands_schemas = __webpack_require__(1758);
;// CONCATENATED MODULE: ./lib/commands/program-verbs.js
/** The verbs that only the command line has, since they speak of the program or of the store: their words, for help and README. */

const SHELLS = ['bash', 'zsh', 'fish'];
const PROGRAM_VERBS = {
    gc: { verb: 'gc', summary: 'Drop what has expired.', operands: '' },
    doctor: { verb: 'doctor', summary: 'Find out what the token in GITHUB_TOKEN may do in a repository, by trying.', operands: '' },
    schema: { verb: 'schema', summary: 'Print the JSON Schema of a document or an answer, or of all.', operands: `[${commands_schemas/* SCHEMA_NAMES */.RW.join('|')}]` },
    demo: { verb: 'demo', summary: 'Play the whole loop on a throw-away repository and an emulated GitHub.', operands: '' },
    mcp: { verb: 'mcp', summary: 'Serve tools to a model over MCP, on standard input and output.', operands: '' },
    completion: { verb: 'completion', summary: 'Print the completion script of a shell.', operands: SHELLS.join('|') },
};

// EXTERNAL MODULE: ./lib/commands/table.js + 34 modules
var table = __webpack_require__(4702);
;// CONCATENATED MODULE: ./lib/cli/completion.js
/**
 * `completion`: a script for the shell that completes verbs, the options of each, and files where a verb takes them. It is
 * made from the table, so that it says what this build has; nothing of ours runs when a word is completed.
 */



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
        ...PROGRAM_VERBS.completion, options: schemas/* strictObject */.rej({}),
        run: (call) => Promise.resolve(run(call)),
    };
}

// EXTERNAL MODULE: ./lib/policy/parse.js
var policy_parse = __webpack_require__(2461);
// EXTERNAL MODULE: ./lib/policy/rules.js + 2 modules
var rules = __webpack_require__(9367);
;// CONCATENATED MODULE: ./lib/cli/config.js
/** `config check`: judges a policy file before it is on the default branch. */






function config_judge(path, bytes) {
    const policy = (0,policy_parse/* parsePolicy */.O)(path, bytes);
    if (!policy.ok)
        return (0,own_verb/* toldRefused */.u)(...policy.refusals);
    return { answer: { outcome: 'ok', config: { path, present: true } }, text: `${path} is a valid policy.` };
}
async function run({ operands: [, file], world, withLocal }) {
    if (file !== undefined) {
        const bytes = await readBytes(file, world);
        return typeof bytes === 'string' ? (0,own_verb/* toldRefused */.u)({ code: 'missing_file', path: file }) : config_judge(file, bytes);
    }
    return withLocal(async ({ root }) => {
        const bytes = await readBytes((0,external_node_path_.join)(root, rules/* POLICY_PATH */.l), world);
        if (typeof bytes !== 'string')
            return config_judge(rules/* POLICY_PATH */.l, bytes);
        return { answer: { outcome: 'ok', config: { path: rules/* POLICY_PATH */.l, present: false } }, text: `There is no ${rules/* POLICY_PATH */.l}: the built-in rules hold.` };
    });
}
const config = {
    verb: 'config', summary: 'Judge the policy file of this repository, or FILE, by its schema.', operands: 'check [FILE]', options: schemas/* strictObject */.rej({}), run,
};

;// CONCATENATED MODULE: ./lib/cli/gc.js
/** `gc`: lets go of what has expired. */


const gc = {
    ...PROGRAM_VERBS.gc, options: schemas/* strictObject */.rej({}),
    run: ({ withLocal }) => withLocal(async (local) => {
        const { plans, transactions, worktrees } = await local.gc();
        return {
            answer: { outcome: 'ok', gc: { plans, transactions, worktrees } },
            text: `Expired plans dropped: ${String(plans)}, and transactions: ${String(transactions)}. Working trees gone, with all of theirs: ${String(worktrees)}.`,
        };
    }),
};

;// CONCATENATED MODULE: ./lib/cli/mcp.js
/** `mcp`: the server, in the repository around the directory; its code is loaded when it is asked for. */




async function mcp_run({ world, switches, directory }) {
    const { serve } = await Promise.all(/* import() */[__webpack_require__.e(54), __webpack_require__.e(374)]).then(__webpack_require__.bind(__webpack_require__, 5374));
    let unwatch = () => undefined;
    await serve({
        switches, input: world.stdin, write: (text) => (0,tell/* write */.M)(world.stdout, text),
        run: async ({ row, ...request }, running) => {
            const { answer, plan = null } = await runRow(row, request, { world, directory, switches, ...running });
            return { answer, plan };
        },
        ended: (end) => { unwatch = world.onSignal(end); },
    });
    unwatch();
    world.stdin.destroy();
    return { answer: { outcome: 'ok' }, spoken: true };
}
const mcp = { ...PROGRAM_VERBS.mcp, options: schemas/* strictObject */.rej({}), run: mcp_run };

;// CONCATENATED MODULE: ./lib/cli/schema.js
/** `schema`: the published JSON Schemas. */





function told(schema) {
    return { answer: { outcome: 'ok', schema }, text: (0,report_json/* renderJson */.h)(schema, 2) };
}
function schema_run({ operands: [word], switches }) {
    const name = commands_schemas/* SCHEMA_NAMES */.RW.find((known) => known === word);
    if (name === undefined)
        return told((0,commands_schemas/* allSchemas */.ov)(switches));
    const off = (0,commands_schemas/* schemaOff */.X8)(name, switches);
    return off === null ? told((0,commands_schemas/* jsonSchema */.Og)(name, switches)) : (0,own_verb/* toldRefused */.u)(off);
}
const schema = {
    ...PROGRAM_VERBS.schema, options: schemas/* strictObject */.rej({}), run: (call) => Promise.resolve(schema_run(call)),
};

;// CONCATENATED MODULE: ./lib/cli/verbs.js
/** Every verb that the command line knows, in the order of its help. */











const demo = {
    ...PROGRAM_VERBS.demo,
    options: schemas/* strictObject */.rej({ keep: schemas/* boolean */.zMY().default(false).describe('leave the repository and the cards, and say where') }),
    run: async (call) => (await __webpack_require__.e(/* import() */ 715).then(__webpack_require__.bind(__webpack_require__, 6715))).runDemo(call),
};
const doctor = {
    ...PROGRAM_VERBS.doctor,
    options: schemas/* strictObject */.rej({
        repository: schemas/* string */.YjP().optional().describe('OWNER/NAME; GITHUB_REPOSITORY unless told'), branch: schemas/* string */.YjP().optional().describe('the branch to look at; the default one unless told'),
    }),
    run: async (call) => (await __webpack_require__.e(/* import() */ 403).then(__webpack_require__.bind(__webpack_require__, 4403))).runDoctor(call),
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
    const own = [gc, config, doctor, schema, demo, mcp, completion(() => verbs.map((verb) => completed(verb, switches)))];
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
async function documentOf(row, operands, { world, switches }) {
    const operand = row.documentAt === undefined ? operands[0] : row.documentAt(operands);
    if (operand === null)
        return null;
    if (!row.document || (operand !== undefined && row.operands.includes('PLAN_ID') && (0,retention/* isPlanId */.D4)(operand)))
        return null;
    const received = await receive(operand, world);
    switch (received.kind) {
        case 'usage': return { usage: received.message };
        case 'refused': return (0,own_verb/* toldRefused */.u)(received.refusal);
        case 'text': {
            const text = row.switch === 'changeSet' && row.foreign !== true ? changeSetText(received.text, switches) : (0,outcome.ok)(received.text);
            return text.ok ? text.value : (0,own_verb/* toldRefused */.u)(...text.refusals);
        }
    }
}
/** Returns what a command of the table comes to, in the repository around the directory, recovered first. */
async function runLine(row, line, run, watch) {
    const { operands, options } = line;
    const wrong = usageOf(options);
    if (wrong !== null)
        return { usage: wrong };
    const document = await documentOf(row, operands, run);
    if (document !== null && typeof document !== 'string')
        return document;
    const done = await runRow(row, { operands, document, options }, { ...run, ...(watch === null ? {} : { guard: (target) => watch.guard(target) }) });
    return options['fail-on'] === 'error' && (0,check/* foundErrors */.q)(done.answer) ? { ...done, exit: answer/* EXIT */.dc.error } : done;
}
/** Returns what a line that is no usage error comes to. */
async function carryOut(line, run, watch) {
    switch (line.kind) {
        case 'help': return { answer: { outcome: 'ok', help: line.text }, text: line.text };
        case 'version': return { answer: { outcome: 'ok', version: line.text }, text: line.text };
        case 'off': return (0,own_verb/* toldRefused */.u)((0,commands_run/* switchedOff */.dw)(line.switchName, run.switches));
        case 'absent': return (0,own_verb/* toldRefused */.u)((0,fault/* present */.Eb)((0,commands_run/* absence */.An)(line.row, run.switches), 'why the verb is absent'));
        case 'run': return isRow(line.verb)
            ? runLine(line.verb, line, run, watch)
            : line.verb.run({ ...run, operands: line.operands, options: line.options, withLocal: (use) => withLocal(run, use) });
    }
}
/** Runs a line to its end, or until a signal comes before anything is written. */
function attend(line, run, watch) {
    const going = (0,commands_run/* guarded */.Nj)(() => carryOut(line, run, watch));
    if (watch === null)
        return going;
    const stopped = watch.asked.then((signal) => {
        run.world.stdin.destroy();
        return { answer: { outcome: 'error', message: `stopped by ${signal}; nothing was written` } };
    });
    return Promise.race([going, stopped]);
}
/** Returns what a line asked, for the words of its answer. */
function askedOf({ verb: { verb }, options: { branch, commit } }) {
    return { verb, place: typeof branch === 'string' ? (0,terminal/* branchOption */.a)(branch) : commit === true ? ' --commit' : '' };
}
/** Prints what a line came to; returns the exit code. */
async function conclude(came, asked, run) {
    const { world, globals, switches } = run;
    if ('usage' in came)
        return tellUsage(came.usage, globals, world);
    const written = await (0,tell/* tell */.q)(came, asked, globals, switches.changeReceipts, world);
    const code = came.exit ?? answer/* EXIT */.dc[came.answer.outcome];
    return written || code !== answer/* EXIT */.dc.ok ? code : answer/* EXIT */.dc.error;
}
async function tellUsage(message, { json }, world) {
    if (json)
        await (0,tell/* write */.M)(world.stdout, `${(0,report_json/* renderJson */.h)({ outcome: 'error', message })}\n`);
    else
        await (0,tell/* write */.M)(world.stderr, `holdfast: ${(0,markdown/* visible */.RK)(message)}\n`);
    return USAGE;
}
/** Returns the switches of the environment, `--lean` counted in. */
function switchesOf({ argv, env }) {
    return (0,settings/* readSwitches */.nV)({ ...env, ...(hasFlag(argv, '--lean') ? { HOLDFAST_LSP: '0', HOLDFAST_WORKSHOP: '0' } : {}) });
}
/**
 * Runs one command line and returns the exit code of spec page 2.4; 130 and 143 where a signal ended it. Several may run side
 * by side, each in its own world.
 */
async function runCli(world) {
    const switches = switchesOf(world);
    const { line, globals } = parseCommandLine(world.argv, { ...verbsUnder(switches), switches, width: world.stdout.columns ?? WIDTH });
    if (line.kind === 'usage')
        return tellUsage(line.message, globals, world);
    const run = { world, switches, globals, directory: (0,external_node_path_.resolve)(world.cwd, globals.directory ?? '.') };
    const done = globals.quiet ? () => undefined : showProgress(world, `holdfast ${line.kind === 'run' ? line.verb.verb : ''}`);
    const watch = line.kind === 'run' && isRow(line.verb) && lands(line.verb) ? watchSignals(world) : null;
    const came = await attend(line, run, watch);
    done();
    const code = await conclude(came, line.kind === 'run' ? askedOf(line) : {}, run);
    watch?.stop();
    const signal = watch?.reason() ?? null;
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
/* harmony import */ var _engine_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4517);

/** Returns the refused answer as a verb tells it. */
function toldRefused(...refusals) {
    return { answer: (0,_engine_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J5)(refusals).answer };
}


/***/ }),

/***/ 2923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ write),
/* harmony export */   q: () => (/* binding */ tell)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1514);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7406);
/* harmony import */ var _report_people_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4923);
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
/** Returns the id that an answer is about, or null. */
const transactionOf = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
function idOf(answer) {
    switch (answer.outcome) {
        case 'planned': return answer.plan.id;
        case 'applied': return answer.receipt.id;
        case 'no_change': return answer.receipt?.id ?? null;
        case 'ok': return transactionOf.safeParse(answer['transaction']).data?.id ?? null;
        case 'refused':
        case 'indeterminate':
        case 'error': return null;
    }
}
/** Returns an answer as lines for people, with a final LF. */
function forPeople({ answer, plan, text }, asked, receipts, world) {
    if (text !== undefined)
        return `${text}\n`;
    return (0,_report_people_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPeople */ .C)({ answer, plan: plan ?? null }, receipts, { colour: colours(world), width: world.stdout.columns ?? 100, ...asked });
}
/**
 * Prints what a verb answers: with `--json` one object on standard output; else lines for people, what went wrong on standard
 * error. Returns whether it could be written.
 */
async function tell(told, asked, globals, receipts, world) {
    const { answer } = told;
    if (told.spoken === true)
        return true;
    if (globals.json)
        return write(world.stdout, `${(0,_report_json_js__WEBPACK_IMPORTED_MODULE_2__/* .renderJson */ .h)((0,_report_people_js__WEBPACK_IMPORTED_MODULE_0__/* .printed */ .z)(answer, receipts))}\n`);
    const id = idOf(answer);
    if (globals.quiet && id !== null)
        return receipts || answer.outcome === 'planned' || answer.outcome === 'ok' ? write(world.stdout, `${id}\n`) : true;
    const failed = answer.outcome === 'refused' || answer.outcome === 'error' || answer.outcome === 'indeterminate';
    return write(failed ? world.stderr : world.stdout, forPeople(told, asked, receipts, world));
}


/***/ }),

/***/ 1758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bw: () => (/* binding */ answersOf),
/* harmony export */   Og: () => (/* binding */ jsonSchema),
/* harmony export */   RW: () => (/* binding */ SCHEMA_NAMES),
/* harmony export */   X8: () => (/* binding */ schemaOff),
/* harmony export */   ov: () => (/* binding */ allSchemas)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1514);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8439);
/* harmony import */ var _changeset_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6857);
/* harmony import */ var _engine_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9858);
/* harmony import */ var _engine_receipt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5570);
/* harmony import */ var _engine_transaction_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(687);
/* harmony import */ var _changeset_transaction_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7072);
/* harmony import */ var _policy_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5991);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2547);
/** The published JSON Schemas (draft 2020-12), generated from the zod schemas that the doors judge by (spec page 9.3). */








const SCHEMA_NAMES = ['changeset', 'edit', 'transaction', 'receipt', 'refusal', 'answer', 'config'];
const ok = zod__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('ok');
const matchingLine = zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), n: zod__WEBPACK_IMPORTED_MODULE_7__/* .int */ .Whr(), anchor: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().optional(), text: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP() });
const readLine = zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ n: zod__WEBPACK_IMPORTED_MODULE_7__/* .int */ .Whr(), anchor: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().optional(), text: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP() });
const place = zod__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({
    path: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), line: zod__WEBPACK_IMPORTED_MODULE_7__/* .int */ .Whr(), character: zod__WEBPACK_IMPORTED_MODULE_7__/* .int */ .Whr(), end: zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ line: zod__WEBPACK_IMPORTED_MODULE_7__/* .int */ .Whr(), character: zod__WEBPACK_IMPORTED_MODULE_7__/* .int */ .Whr() }),
    text: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().describe('the line that it stands on'),
});
/** The `ok` answers, each with the members it has; anchors are absent where receipts are off. */
const OK_ANSWERS = [
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        outcome: ok, path: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), file_anchor: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().optional(), range_anchor: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().nullable().optional(),
        start: zod__WEBPACK_IMPORTED_MODULE_7__/* .int */ .Whr(), count: zod__WEBPACK_IMPORTED_MODULE_7__/* .int */ .Whr(), total_lines: zod__WEBPACK_IMPORTED_MODULE_7__/* .int */ .Whr(), tokens: zod__WEBPACK_IMPORTED_MODULE_7__/* .int */ .Whr().describe('of the whole file'),
        lines: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(readLine), continues: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().nullable().describe('the PATH:A-B to read next'),
    }).describe('read'),
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        outcome: ok, matches: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(matchingLine), files: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), file_anchor: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP() })),
        total_matches: zod__WEBPACK_IMPORTED_MODULE_7__/* .int */ .Whr(),
    }).describe('search'),
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        outcome: ok, anchors: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), file_anchor: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), total_lines: zod__WEBPACK_IMPORTED_MODULE_7__/* .int */ .Whr() })),
    }).describe('anchors'),
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        outcome: ok, plans: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
            id: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), title: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), author: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), expires_at: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), files: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(_engine_receipt_js__WEBPACK_IMPORTED_MODULE_2__/* .fileReportSchema */ .iR),
        })),
    }).describe('plans'),
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ outcome: ok, receipts: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(_engine_receipt_js__WEBPACK_IMPORTED_MODULE_2__/* .receiptSchema */ .KS) }).describe('receipts'),
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        outcome: ok, transaction: _engine_transaction_report_js__WEBPACK_IMPORTED_MODULE_3__/* .transactionReportSchema */ .go, results: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(_engine_transaction_report_js__WEBPACK_IMPORTED_MODULE_3__/* .fileResultSchema */ .XL).optional().describe('of edit_multi where not atomic'),
        dry_run: zod__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz(true).optional(), repeated: zod__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz(true).optional().describe('the same request staged this before'),
    }).describe('tx'),
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        outcome: ok, transactions: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
            id: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), author: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), expires_at: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), files: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
        })),
    }).describe('tx list'),
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        outcome: ok, check: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
            path: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), status: zod__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(['clean', 'errors', 'unchecked']), reason: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().nullable(),
            errors: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
                line: zod__WEBPACK_IMPORTED_MODULE_7__/* .int */ .Whr(), character: zod__WEBPACK_IMPORTED_MODULE_7__/* .int */ .Whr().describe('one-based, in UTF-16 code units'), kind: zod__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(['error', 'missing']), message: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
                excerpt: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().describe('the line, and below it a caret'),
            })),
        })),
    }).describe('check'),
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ outcome: ok, discarded: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP() }).describe('discard'),
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        outcome: ok,
        changeset: zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ version: zod__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz(1), changes: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({ path: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP() })).optional(), patch: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().optional() }),
    }).describe('import'),
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ outcome: ok, diagnostics: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(_engine_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .fileDiagnosticsSchema */ .SJ) }).describe('diagnostics'),
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ outcome: ok, actions: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), title: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), kind: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP() })) }).describe('code-actions, fix'),
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ outcome: ok, definitions: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(place) }).describe('definition'),
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ outcome: ok, references: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(place) }).describe('references'),
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ outcome: ok, symbols: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(place) }).describe('symbols'),
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        outcome: ok, hover: zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
            kind: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), signature: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), documentation: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), tags: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), text: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP() })),
        }).nullable(),
    }).describe('hover'),
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        outcome: ok, calls: zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
            of: place, incoming: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ from: place, at: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(place) })), outgoing: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ to: place, at: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(place) })),
        }).nullable(),
    }).describe('calls'),
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ outcome: ok, gc: zod__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({}) }).describe('gc'),
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ outcome: ok, demo: zod__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({}) }).describe('demo'),
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ outcome: ok, config: zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), present: zod__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY() }) }).describe('config check'),
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        outcome: ok, doctor: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ check: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), status: zod__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(['ok', 'limited', 'missing']), summary: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP() })),
    }).describe('doctor'),
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ outcome: ok, schema: zod__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({}) }).describe('schema'),
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ outcome: ok, script: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP() }).describe('completion'),
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ outcome: ok, help: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP() }).describe('--help'),
    zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ outcome: ok, version: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP() }).describe('--version'),
];
/** What an executed set answers where receipts are off. */
const WITHOUT_RECEIPT = zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ outcome: zod__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('applied'), files: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(_engine_receipt_js__WEBPACK_IMPORTED_MODULE_2__/* .fileReportSchema */ .iR), commit: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().nullable() });
/** Returns the JSON Schema of what these verbs answer, an object at its root; verbs that only look answer no receipts. */
function answersOf(verbs, looking, switches) {
    const fits = ({ description = '' }) => description.split(', ').some((verb) => verbs.includes(verb));
    const others = _engine_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerSchema */ .Ut.options.filter(({ shape: { outcome } }) => !outcome.safeParse('ok').success
        && (!looking || ['refused', 'error'].some((one) => outcome.safeParse(one).success)));
    const plain = looking || switches.changeReceipts ? [] : [WITHOUT_RECEIPT];
    const schema = zod__WEBPACK_IMPORTED_MODULE_8__/* .toJSONSchema */ .bl(zod__WEBPACK_IMPORTED_MODULE_7__/* .union */ .KCZ([...OK_ANSWERS.filter(fits), ...others, ...plain]), { target: 'draft-2020-12', io: 'input', reused: 'ref' });
    return { ...schema, $schema: undefined, type: 'object' };
}
/** Returns the schema of everything that the command line answers with `--json`. */
function printedSchema(switches) {
    const others = _engine_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerSchema */ .Ut.options.filter((option) => !option.shape.outcome.safeParse('ok').success);
    return zod__WEBPACK_IMPORTED_MODULE_7__/* .union */ .KCZ([...OK_ANSWERS, ...others, ...(switches.changeReceipts ? [] : [WITHOUT_RECEIPT])]);
}
/** Returns the ChangeSet schema with what zod's optional members cannot say: there is something to do. */
function changeSetSchema(switches) {
    const schema = toJson((0,_changeset_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .documentSchema */ .L8)((0,_changeset_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .changeSchema */ .Kr)((0,_changeset_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .hunkSchema */ .o)(switches), switches), switches));
    return { ...schema, anyOf: ['changes', ...(switches.anchorPatch ? ['patch'] : [])].map((member) => ({ required: [member] })) };
}
function toJson(schema) {
    return zod__WEBPACK_IMPORTED_MODULE_8__/* .toJSONSchema */ .bl(schema, { target: 'draft-2020-12', io: 'input' });
}
/** Returns why a schema is not published under these switches, or null when it is. Refuses: feature_off. */
function schemaOff(name, switches) {
    switch (name) {
        case 'changeset': return switches.changeSet ? null : (0,_run_js__WEBPACK_IMPORTED_MODULE_6__/* .switchedOff */ .dw)('changeSet', switches);
        case 'receipt': return switches.changeReceipts ? null : (0,_run_js__WEBPACK_IMPORTED_MODULE_6__/* .switchedOff */ .dw)('changeReceipts', switches);
        case 'edit':
        case 'transaction':
        case 'refusal':
        case 'answer':
        case 'config': return null;
    }
}
/** Returns one published JSON Schema, titled. Members that are switched off are absent from it. */
function jsonSchema(name, switches) {
    const schemas = {
        changeset: () => changeSetSchema(switches),
        edit: () => toJson((0,_changeset_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .editSchema */ .kA)((0,_changeset_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .hunkSchema */ .o)(switches), switches)),
        transaction: () => toJson(_changeset_transaction_js__WEBPACK_IMPORTED_MODULE_4__/* .transactionSchema */ .U),
        receipt: () => toJson(_engine_receipt_js__WEBPACK_IMPORTED_MODULE_2__/* .receiptSchema */ .KS),
        refusal: () => toJson(_engine_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .refusalSchema */ .I1),
        answer: () => toJson(printedSchema(switches)),
        config: () => toJson(_policy_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .policySchema */ .wh),
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


/***/ }),

/***/ 252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ openStop)
/* harmony export */ });
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6173);
/**
 * A request that may be called off before its commit point, and not after.
 *
 * Calling sequence: `openStop`, run the request on a target that went through `guard`; whoever wants it to end calls `ask`.
 * Promised: asked before the write, `asked` resolves and nothing is written afterwards either; asked during or after the write,
 * the request comes to its end. Not promised: that what was written before a kill is whole; the next start sees to that.
 */

/** Returns a stop that nobody has asked for yet. */
function openStop() {
    let first = null;
    /** Whether a write has begun and is not known to have done nothing. */
    let begun = false;
    let tell = () => undefined;
    const asked = new Promise((resolve) => { tell = resolve; });
    return {
        ask: (reason) => {
            first ??= reason;
            if (!begun)
                tell(reason);
        },
        reason: () => first,
        asked,
        guard: (target) => ({
            owner: target.owner,
            name: target.name, commits: target.commits,
            load: (paths, creating) => target.load(paths, creating),
            blobId: (bytes) => target.blobId(bytes),
            land: async (set) => {
                if (first !== null)
                    throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC(`stopped by ${first} before anything was written`);
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


/***/ }),

/***/ 4923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ renderPeople),
/* harmony export */   z: () => (/* binding */ printed)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1514);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5916);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5402);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1488);
/** Answers in lines for people and models, and as they are printed where receipts are off. */




/** Returns an answer as it is told: without its receipt where receipts are off. */
function printed(answer, receipts) {
    if (receipts)
        return answer;
    if (answer.outcome === 'applied')
        return { outcome: answer.outcome, files: answer.receipt.files, commit: answer.receipt.commit };
    return answer.outcome === 'no_change' || answer.outcome === 'indeterminate' ? { ...answer, receipt: undefined, repeated: undefined } : answer;
}
const found = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    matches: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), n: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), anchor: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(), text: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
    files: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), file_anchor: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
    total_matches: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
});
const anchored = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ anchors: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), file_anchor: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })) });
/** Returns the matching lines as `PATH:N#hhhh: text`, and the anchors of the files. */
function tellFound({ matches, files, total_matches: total }) {
    return [
        ...matches.map(({ path, n, anchor, text }) => `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(path)}:${anchor ?? String(n)}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(text)}`),
        ...(files.length === 0 ? [] : ['', ...files.map(anchorLine)]),
        ...(total > matches.length ? [`${String(total - matches.length)} more matching lines are not shown: narrow the pattern or the paths`] : []),
        ...(total === 0 ? ['No line matches.'] : []),
    ].join('\n');
}
function anchorLine({ path, file_anchor: anchor }) {
    return `${anchor}  ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(path)}`;
}
/** Returns an answer as lines for people, with a final LF. */
function renderPeople(done, receipts, terminal) {
    const { answer } = done;
    if (!receipts && answer.outcome === 'applied') {
        const files = answer.receipt.files.map(({ path, added, removed }) => ` +${String(added)} -${String(removed)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(path)}`);
        return `${[(0,_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .headline */ .Pl)(answer, ''), ...files].join('\n')}\n`;
    }
    if (!receipts && answer.outcome === 'no_change')
        return `${(0,_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .headline */ .Pl)(answer, '')}\n`;
    const search = found.safeParse(answer);
    if (search.success)
        return `${tellFound(search.data)}\n`;
    const anchors = anchored.safeParse(answer);
    if (anchors.success)
        return `${anchors.data.anchors.map(anchorLine).join('\n')}\n`;
    return (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .renderTerminal */ .b)(done, terminal);
}


/***/ }),

/***/ 1488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ branchOption),
/* harmony export */   b: () => (/* binding */ renderTerminal)
/* harmony export */ });
/* harmony import */ var _base_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4856);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5916);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5402);
/* harmony import */ var _block_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1885);
/* harmony import */ var _plan_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(499);
/* harmony import */ var _refusal_section_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32);
/* harmony import */ var _told_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4821);







const STYLES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 };
function painter(colour) {
    return (style, text) => (colour && text !== '' ? `\u001b[${STYLES[style]}m${text}\u001b[0m` : text);
}
/** Returns the sentence in lines of at most `width` columns, as far as its words allow. */
function wrap(text, width, indent = '') {
    const lines = [];
    let line = '';
    for (const word of (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(text).split(' ')) {
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
        const shown = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(line.replace(/\r$/u, ''));
        if (/^(?:---|\+\+\+) /u.test(line))
            return paint('bold', shown);
        if (line.startsWith('@@'))
            return paint('cyan', shown);
        return line.startsWith('+') ? paint('green', shown) : line.startsWith('-') ? paint('red', shown) : shown;
    }).join('\n');
}
function fileLines(files, paint) {
    return files.map(({ path, from, added, removed, operation }) => [
        ` ${paint('green', `+${added}`)} ${paint('red', `-${removed}`)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(path)}`,
        operation === 'edit' ? '' : ` (${operation}${from === undefined ? '' : ` from ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(from)}`})`,
    ].join(''));
}
function checkLine({ name, status, summary }) {
    return ` ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(name)}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(status)}${summary === '' ? '' : `, ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(summary)}`}`;
}
/** Returns what to read again, as an argument; null where nothing needs to be. */
function rereadOf({ reread, lines = [] }) {
    if (reread === undefined || lines.length > 0)
        return null;
    return (0,_refusal_section_js__WEBPACK_IMPORTED_MODULE_4__/* .argument */ .EE)(reread.path, reread.count === 0 ? '' : `:${reread.start}-${reread.start + reread.count - 1}`);
}
function tellRefusal(refusal, paint, width) {
    const { neighbourhood = [], candidates = [], lines = [], current_anchor, excerpt } = refusal;
    const path = rereadOf(refusal);
    const block = (shown) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)((0,_refusal_section_js__WEBPACK_IMPORTED_MODULE_4__/* .anchored */ .X9)(shown)).replace(/^/gmu, '    ');
    return [
        wrap(`${refusal.code}: ${refusal.message}`, width, '  ').replace(`  ${refusal.code}`, `\n${paint('red', refusal.code)}`),
        ...(excerpt === undefined ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(excerpt).replace(/^/gmu, '    ')]),
        ...(current_anchor === undefined || refusal.message.includes(current_anchor) ? [] : [`  The anchor is now ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(current_anchor)}.`]),
        ...(neighbourhood.length === 0 ? [] : ['  What is there now:', block(neighbourhood)]),
        ...(candidates.length === 0 ? [] : [`  ${refusal.code === 'no_match' ? 'The nearest places begin at' : 'The same text stands at'} ${candidates.map(({ anchor }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(anchor)).join(', ')}.`]),
        ...lines.flatMap((part) => [`  ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(part.range_anchor)} covers`, block(part.lines)]),
        ...(path === null ? [] : [`  ${paint('dim', `holdfast read ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(path)}`)}`]),
    ].join('\n');
}
/** Returns the option that names a branch, as a shell takes it. */
function branchOption(name) {
    return ` --branch ${/^[\w./-]+$/u.test(name) ? name : `'${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(name).replaceAll('\'', '\'\\\'\'')}'`}`;
}
function tellPlan(report, { plan }, paint, { width, place = '' }) {
    const diff = plan === null ? { text: report.diff, cut: report.diff_cut } : (0,_plan_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .planDiff */ .R)(plan, _base_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .HAND_WRITTEN */ .IX.diffLines);
    const expires = report.expires_at === null ? 'not kept' : `kept until ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(report.expires_at)}`;
    return [
        ...(report.title === '' ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(report.title)]),
        ...fileLines(report.files, paint),
        ...(report.blocks ?? []).map((one) => ` ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(`${(0,_block_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .blockName */ .p)(one)} of ${one.path} is ${(0,_block_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .blockLines */ .B)(one)}`)}`),
        ...(diff.text === '' ? [] : ['', paintDiff(diff.text, paint)]),
        ...(report.checks ?? []).map(checkLine),
        ...diff.cut.map(({ path, hidden_lines }) => paint('yellow', `${hidden_lines} more lines of ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(path)} are not shown`)),
        ...(report.refusals ?? []).map((refusal) => tellRefusal(refusal, paint, width)),
        '',
        `plan ${paint('bold', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(report.id))} (${expires})`,
        ...(report.applies && report.expires_at !== null ? [`To apply it: holdfast apply ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(report.id)}${place}`] : []),
    ];
}
function tellReceipt(receipt, paint, { width, place = '' }) {
    const { verified, not_started = [] } = receipt;
    return [
        ...(receipt.title === '' ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(receipt.title)]),
        ...fileLines(receipt.files, paint),
        ...receipt.unchanged.map((path) => ` ${paint('dim', `as it was: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(path)}`)}`),
        ...receipt.checks.map(checkLine),
        ...(receipt.commit === null ? [] : [`commit ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(receipt.commit)}${verified === true ? ', verified' : ''}`]),
        ...receipt.indeterminate.map((what) => paint('yellow', wrap(`not confirmed: ${what}`, width))),
        ...not_started.map((name) => paint('yellow', `will not start: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(name)}`)),
        `receipt ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(receipt.id)}`,
        ...(receipt.files.length === 0 ? [] : [`To take it back: holdfast undo ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(receipt.id)}${place}`]),
    ];
}
/** Returns where an old name stays, with why. */
function tellLeft(left, paint) {
    if (left.length === 0)
        return [];
    return ['', 'The old name stays at', ...left.map(({ path, line, character, reason }) => `  ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(path)}:${line}:${character}  ${paint('dim', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(reason))}`)];
}
function body(answer, done, paint, terminal) {
    const { width } = terminal;
    switch (answer.outcome) {
        case 'ok': return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)((0,_told_js__WEBPACK_IMPORTED_MODULE_5__/* .tellOk */ .s)(answer))];
        case 'planned': return [...(answer.refusals ?? []).map((refusal) => tellRefusal(refusal, paint, width)), ...tellPlan(answer.plan, done, paint, terminal), ...tellLeft(answer.unrenamed ?? [], paint)];
        case 'applied': return [...tellReceipt(answer.receipt, paint, terminal), ...tellLeft(answer.unrenamed ?? [], paint)];
        case 'no_change': return [
            ...(answer.message === undefined ? [] : [wrap(answer.message, width)]),
            ...(answer.receipt === undefined ? [] : [`receipt ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(answer.receipt.id)}`]),
        ];
        case 'refused': return answer.refusals.map((refusal) => tellRefusal(refusal, paint, width));
        case 'indeterminate': return [wrap(answer.message, width), ...(answer.receipt === undefined ? [] : tellReceipt(answer.receipt, paint, terminal))];
        case 'error': return [wrap(answer.message, width)];
    }
}
const TONES = {
    ok: 'bold', planned: 'bold', applied: 'green', no_change: 'bold', refused: 'red', indeterminate: 'yellow', error: 'red',
};
/** Returns an answer as lines for people, with a final LF; a reading answer stands without a headline. */
function renderTerminal(done, terminal) {
    const { answer } = done;
    const paint = painter(terminal.colour);
    const head = answer.outcome === 'ok' ? [] : [paint(TONES[answer.outcome], (0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .headline */ .Pl)(answer, terminal.verb ?? ''))];
    return `${[...head, ...body(answer, done, paint, terminal)].join('\n')}\n`;
}


/***/ }),

/***/ 3411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of this build: `npm run build` stamps package.json's into the compiled file. */
const VERSION = '0.1.0';


/***/ })

};
