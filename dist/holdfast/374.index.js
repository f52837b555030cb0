export const id = 374;
export const ids = [374];
export const modules = {

/***/ 5374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serve: () => (/* binding */ serve)
});

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/server/index.js + 31 modules
var esm_server = __webpack_require__(4619);
// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/server/stdio.js + 1 modules
var stdio = __webpack_require__(9424);
// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/types.js + 1 modules
var types = __webpack_require__(330);
// EXTERNAL MODULE: ./lib/commands/run.js
var run = __webpack_require__(2547);
// EXTERNAL MODULE: ./lib/engine/execute.js + 2 modules
var execute = __webpack_require__(4517);
// EXTERNAL MODULE: ./lib/changeset/reading.js
var reading = __webpack_require__(6912);
// EXTERNAL MODULE: ./lib/text/diff.js
var diff = __webpack_require__(4212);
;// CONCATENATED MODULE: ./lib/engine/served.js
/**
 * What a long-lived door has served to the one author at it (spec page 2.2): lines of files by path and digest.
 *
 * Calling sequence: `openServed` once, and put on every desk of that author; `read` and `search` note what they show, planning asks
 * for the lines of a file as it stands, and executing a set says what it wrote.
 * Promised: lines count for the very bytes that they were served of, and for none that came after, except those that a set of this
 * desk made of them: what it kept is as read as before, and what it put in was written by the author.
 */


/** Returns the lines of an after-image that are known to who knew `known` of the before-image and wrote the rest. */
function carried(known, before, after) {
    const spans = [];
    const keep = (from, to, shift) => {
        for (const span of known)
            spans.push({ from: Math.max(from, span.from) + shift, to: Math.min(to, span.to) + shift });
    };
    let old = 1;
    let now = 1;
    for (const hunk of (0,diff/* diffBytes */.D)(before?.bytes ?? null, after.bytes).hunks) {
        const start = hunk.oldCount === 0 ? hunk.oldStart + 1 : hunk.oldStart;
        keep(old, start - 1, now - old);
        now += start - old;
        old = start;
        for (const { sign } of hunk.lines) {
            if (sign === ' ')
                keep(old, old, now - old);
            if (sign === '+')
                spans.push({ from: now, to: now });
            if (sign !== '+')
                old++;
            if (sign !== '-')
                now++;
        }
    }
    keep(old, Number.MAX_SAFE_INTEGER, now - old);
    return (0,reading/* joined */.oR)(spans);
}
/** Returns an empty record. */
function openServed() {
    const files = new Map();
    const lines = (path, digest) => {
        const known = files.get(path);
        return known?.digest === digest ? known.spans : [];
    };
    return {
        lines,
        note: (path, digest, more) => {
            files.set(path, { digest, spans: (0,reading/* joined */.oR)([...lines(path, digest), ...more]) });
        },
        wrote: (changes) => {
            const next = changes.map(({ path, from = path, before, after }) => ({
                path, digest: after?.sha256 ?? '', spans: after === null ? [] : carried(before === null ? [] : lines(from, before.sha256), before, after),
            }));
            for (const { path, from = path } of changes) {
                files.delete(from);
                files.delete(path);
            }
            for (const { path, digest, spans } of next)
                if (spans.length > 0)
                    files.set(path, { digest, spans });
        },
    };
}

// EXTERNAL MODULE: ./lib/engine/stop.js
var engine_stop = __webpack_require__(252);
// EXTERNAL MODULE: ./lib/report/people.js
var people = __webpack_require__(4923);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(3411);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(8439);
// EXTERNAL MODULE: ./lib/base/fault.js
var fault = __webpack_require__(6173);
// EXTERNAL MODULE: ./lib/base/outcome.js
var outcome = __webpack_require__(9877);
// EXTERNAL MODULE: ./lib/commands/schemas.js
var schemas = __webpack_require__(1758);
// EXTERNAL MODULE: ./lib/commands/table.js + 34 modules
var table = __webpack_require__(4702);
;// CONCATENATED MODULE: ./lib/mcp/call.js
/** The arguments of a call: their published schema, and the command that they mean. */






function rowOf(verb) {
    return (0,fault/* present */.Eb)((0,table/* findCommand */.Zv)(verb, 'cli'), `the command ${verb}`);
}
/** Returns the rows of a tool that are there. */
function rowsOf(tool, switches) {
    return tool.verbs.map(rowOf).filter((row) => (0,run/* absence */.An)(row, switches) === null);
}
/** Returns whether a tool is there under these switches. */
function isThere(tool, switches) {
    return rowsOf(tool, switches).length > 0;
}
/** Returns the options of some rows by their names at this door. */
function optionsOf(tool, rows) {
    return new Map(rows.flatMap((row) => Object.entries(row.options.shape))
        .filter(([name]) => tool.without?.includes(name) !== true)
        .map(([name, schema]) => [tool.names?.[name] ?? name.replaceAll('-', '_'), { name, schema }]));
}
function toJson(schema) {
    const made = json_schema_processors/* toJSONSchema */.bl(schema, { target: 'draft-2020-12', io: 'input' });
    delete made.$schema;
    return made;
}
/** Returns one schema for what branches say of a member: constants as one enumeration, else any of them. */
function either(schemas) {
    const distinct = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
    const [only] = distinct;
    if (only !== undefined && distinct.length === 1)
        return only;
    const constants = distinct.flatMap((schema) => ('const' in schema ? [schema.const] : []));
    return constants.length === distinct.length ? { type: 'string', enum: constants } : { anyOf: distinct };
}
/** Returns the members of a document; of a union those of every branch, since the root of an input is an object. */
function membersOf(schema) {
    const { oneOf, properties = {}, required = [] } = toJson(schema);
    if (oneOf === undefined)
        return { properties, required };
    const names = [...new Set(oneOf.flatMap((branch) => Object.keys(branch.properties ?? {})))];
    return {
        properties: Object.fromEntries(names.map((name) => [name, either(oneOf.flatMap((branch) => branch.properties?.[name] ?? []))])),
        required: names.filter((name) => oneOf.every((branch) => branch.required?.includes(name) === true)),
    };
}
/** Returns the JSON Schema of a tool's arguments, its root an object. */
function inputSchema(tool, switches) {
    const words = toJson(tool.words);
    const document = tool.document === undefined ? null : membersOf(tool.document.schema(switches));
    const options = [...optionsOf(tool, rowsOf(tool, switches))].filter(([, { name }]) => (0,run/* optionOff */.Xh)(name, switches) === null)
        .map(([name, { schema }]) => [name, toJson(schema)]);
    return {
        type: 'object', ...{ additionalProperties: false },
        properties: { ...words.properties, ...document?.properties, ...Object.fromEntries(options) },
        required: [...words.required ?? [], ...(tool.document?.whole === true ? document?.required ?? [] : [])],
    };
}
/** Returns the JSON Schema of what a tool answers. */
function outputSchema(tool, switches) {
    return { ...(0,schemas/* answersOf */.Bw)(tool.verbs, tool.annotations.readOnlyHint, switches), type: 'object' };
}
function problems(error, names) {
    const [first, ...more] = error.issues.map(({ path: [member, ...rest], message }) => {
        const at = member === undefined ? '' : `${[names(String(member)), ...rest.map(String)].join('.')}: `;
        return { code: 'invalid_request', detail: `${at}${message}` };
    });
    return (0,outcome/* refuse */.T)(first ?? { code: 'invalid_request' }, ...more);
}
/**
 * Returns the command that a call means. What a document holds is left to be judged where all documents are.
 * Refuses: invalid_request, feature_off.
 */
function readCall(tool, given, switches) {
    const all = optionsOf(tool, tool.verbs.map(rowOf));
    const part = (fits) => Object.fromEntries(Object.entries(given).filter(([name]) => fits(name)));
    const isWord = (name) => Object.hasOwn(tool.words.shape, name);
    const rest = part((name) => !isWord(name) && !all.has(name));
    const off = [...all].flatMap(([told, { name }]) => (Object.hasOwn(given, told) ? (0,run/* optionOff */.Xh)(name, switches) ?? [] : []))[0];
    if (off !== undefined)
        return (0,outcome/* refuse */.T)((0,run/* switchedOff */.dw)(off, switches));
    const [unknown] = Object.keys(rest);
    if (tool.document === undefined && unknown !== undefined) {
        return (0,outcome/* refuse */.T)({ code: 'invalid_request', detail: `${tool.name} has no argument ${unknown}` });
    }
    const words = tool.words.safeParse(part(isWord));
    if (!words.success)
        return problems(words.error, (name) => name);
    const meant = tool.mean(words.data);
    if (typeof meant === 'string')
        return (0,outcome/* refuse */.T)({ code: 'invalid_request', detail: meant });
    const row = rowOf(meant.verb);
    const absent = (0,run/* absence */.An)(row, switches);
    if (absent !== null)
        return (0,outcome/* refuse */.T)(absent);
    const options = row.options.safeParse(Object.fromEntries([...all]
        .flatMap(([told, { name }]) => (Object.hasOwn(given, told) ? [[name, given[told]]] : []))));
    if (!options.success)
        return problems(options.error, (name) => [...all].find(([, one]) => one.name === name)?.[0] ?? name);
    const isPlan = meant.operands.length > 0;
    if (tool.document !== undefined && isPlan && unknown !== undefined) {
        return (0,outcome/* refuse */.T)({ code: 'invalid_request', detail: `a plan_id goes without ${unknown}` });
    }
    const document = tool.document === undefined || isPlan ? null : JSON.stringify(rest);
    return (0,outcome.ok)({ row, operands: meant.operands, document, options: options.data });
}
/** Returns the refusal of a tool that is switched off. */
function offRefusal(tool, switches) {
    return (0,fault/* present */.Eb)((0,run/* absence */.An)(rowOf(tool.verbs[0] ?? ''), switches), `what keeps ${tool.name} from being there`);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var classic_schemas = __webpack_require__(1514);
// EXTERNAL MODULE: ./lib/changeset/schema.js
var schema = __webpack_require__(6857);
// EXTERNAL MODULE: ./lib/changeset/transaction.js
var transaction = __webpack_require__(7072);
;// CONCATENATED MODULE: ./lib/mcp/tool.js
const LOOKING = { readOnlyHint: true, destructiveHint: false, idempotentHint: true };
const CHANGING = { readOnlyHint: false, destructiveHint: true, idempotentHint: false };
/** Returns a word or number that a schema has judged as an operand. */
function operand(value) {
    return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
}

;// CONCATENATED MODULE: ./lib/mcp/language-tools.js
/** The tools that ask language services, with the arguments of spec page 7.2. */


const filePath = classic_schemas/* string */.YjP().min(1).describe('path from the root of the repository');
const line = classic_schemas/* union */.KCZ([classic_schemas/* int */.Whr().min(1), classic_schemas/* string */.YjP().regex(/^[1-9]\d{0,9}#[0-9a-f]{4}$/u)]).describe('counted from one, or N#hhhh');
const character = classic_schemas/* int */.Whr().min(1).describe('counted from one, in UTF-16 units');
const spot = { filePath, line, character };
/** Returns `PATH:LINE:COL`, with `-LINE:COL` behind it where an end is given. */
function placeOf({ filePath: path, line: at, character: column, endLine, endCharacter }) {
    const end = endLine === undefined ? '' : `-${operand(endLine)}:${operand(endCharacter)}`;
    return `${operand(path)}:${operand(at)}:${operand(column)}${end}`;
}
function refactoring(tool) {
    const description = `${tool.description} Without apply it answers edits, plan and token, and writes nothing.`;
    return { ...tool, annotations: CHANGING, names: { action: 'actionId' }, description };
}
const READS = ['definition', 'references', 'hover', 'calls', 'symbols', 'diagnostics'];
const lspRead = {
    name: 'lsp_read', verbs: READS, annotations: LOOKING,
    description: 'Ask the compiler: definition, references, hover or calls at a position, symbols of a file or of the workspace (query), '
        + 'diagnostics of a file.',
    words: classic_schemas/* strictObject */.rej({
        operation: classic_schemas/* enum */.k5n(READS), filePath: filePath.optional(), line: line.optional(), character: character.optional(),
    }),
    mean: (words) => {
        const { operation, filePath: path, line: at, character: column } = words;
        const verb = operand(operation);
        if (verb === 'symbols')
            return { verb, operands: path === undefined ? [] : [operand(path)] };
        if (path === undefined)
            return `${verb} needs a filePath`;
        if (verb === 'diagnostics')
            return { verb, operands: [operand(path)] };
        return at === undefined || column === undefined ? `${verb} needs line and character` : { verb, operands: [placeOf(words)] };
    },
};
const LANGUAGE_TOOLS = [
    lspRead,
    refactoring({
        name: 'lsp_rename', verbs: ['rename'], description: 'Rename the symbol at a position everywhere.',
        words: classic_schemas/* strictObject */.rej({ ...spot, newName: classic_schemas/* string */.YjP().min(1) }),
        mean: (words) => ({ verb: 'rename', operands: [placeOf(words), operand(words['newName'])] }),
    }),
    refactoring({
        name: 'lsp_move_symbol', verbs: ['move-symbol'], description: 'Move the top-level declaration at a position to another file, with every import of it.',
        words: classic_schemas/* strictObject */.rej({ ...spot, targetPath: classic_schemas/* string */.YjP().min(1) }),
        mean: (words) => ({ verb: 'move-symbol', operands: [placeOf(words), operand(words['targetPath'])] }),
    }),
    refactoring({
        name: 'lsp_move_file', verbs: ['move-file'], description: 'Move a file or directory, with every import of it.',
        words: classic_schemas/* strictObject */.rej({ filePath, newPath: classic_schemas/* string */.YjP().min(1) }),
        mean: ({ filePath: from, newPath }) => ({ verb: 'move-file', operands: [operand(from), operand(newPath)] }),
    }),
    refactoring({
        name: 'lsp_code_action', verbs: ['code-actions'],
        description: 'List the code actions at a position or range, or carry out the one named by actionId, or the only one of a kind.',
        words: classic_schemas/* strictObject */.rej({ ...spot, endLine: line.optional(), endCharacter: character.optional() }),
        mean: (words) => ((words['endLine'] === undefined) === (words['endCharacter'] === undefined)
            ? { verb: 'code-actions', operands: [placeOf(words)] } : 'endLine and endCharacter go together'),
    }),
    refactoring({
        name: 'lsp_format', verbs: ['format', 'organize-imports'], description: 'Format a file, or with organizeImports organize its imports.',
        words: classic_schemas/* strictObject */.rej({ filePath, organizeImports: classic_schemas/* boolean */.zMY().default(false) }),
        mean: ({ filePath: path, organizeImports }) => ({ verb: organizeImports === true ? 'organize-imports' : 'format', operands: [operand(path)] }),
    }),
];

;// CONCATENATED MODULE: ./lib/mcp/tools.js
/** The tools that every repository has, and their order (spec page 9.4). */





const paths = classic_schemas/* array */.YOg(classic_schemas/* string */.YjP().min(1)).optional();
const read = {
    name: 'read', verbs: ['read'], annotations: LOOKING,
    description: 'Show lines of a file with the anchors that an edit needs. PATH:A-B reads lines A to B; `continues` is the path to read next.',
    words: classic_schemas/* strictObject */.rej({ path: classic_schemas/* string */.YjP().min(1).describe('path from the root of the repository, or PATH:A-B') }),
    mean: ({ path }) => ({ verb: 'read', operands: [operand(path)] }),
};
const search = {
    name: 'search', verbs: ['search'], annotations: LOOKING,
    description: 'Show the lines that match a regular expression, with their line anchors and the anchors of their files.',
    words: classic_schemas/* strictObject */.rej({
        pattern: classic_schemas/* string */.YjP().min(1).describe('a regular expression of JavaScript'), paths: paths.describe('files and directories; without it all of the repository'),
    }),
    mean: ({ pattern, paths: named = [] }) => ({ verb: 'search', operands: [operand(pattern), ...named] }),
};
const edit = {
    name: 'edit', verbs: ['edit'], annotations: CHANGING,
    description: 'Make one change of one file. Give expected_anchor of what you read, or positions as "N#hhhh"; what has changed meanwhile is refused and shown.',
    words: classic_schemas/* strictObject */.rej({}),
    document: { schema: (switches) => (0,schema/* editSchema */.kA)((0,schema/* hunkSchema */.o)(switches), switches), whole: true },
    mean: () => ({ verb: 'edit', operands: [] }),
};
const changeset = {
    name: 'changeset', verbs: ['preview', 'apply', 'status', 'discard'], annotations: CHANGING,
    description: 'Change many files as one set, all or nothing: preview answers a plan and writes nothing, apply executes a set or a plan_id, '
        + 'status says whether a plan still applies, discard lets it go.',
    words: classic_schemas/* strictObject */.rej({
        operation: classic_schemas/* enum */.k5n(['preview', 'apply', 'status', 'discard']), plan_id: classic_schemas/* string */.YjP().regex(/^cs-[0-9a-f]{12,64}$/u, { error: 'is no plan id' }).optional(),
    }),
    document: { schema: (switches) => (0,schema/* documentSchema */.L8)((0,schema/* changeSchema */.Kr)((0,schema/* hunkSchema */.o)(switches), switches), switches), whole: false },
    mean: ({ operation, plan_id: id }) => {
        const verb = operand(operation);
        if (id === undefined)
            return verb === 'status' || verb === 'discard' ? `${verb} needs a plan_id` : { verb, operands: [] };
        return verb === 'preview' ? 'preview takes a set, not a plan_id' : { verb, operands: [operand(id)] };
    },
};
const tools_transaction = {
    name: 'edit_transaction', verbs: ['tx'], annotations: CHANGING, without: ['commit', 'branch', 'dry-run', 'request-id', 'syntax-check'],
    description: 'Edit many files over several calls: begin, then edit, edit_multi or edit_chunk and assemble, then commit as one set, or rollback. '
        + 'Nothing in the working tree changes before commit.',
    words: classic_schemas/* strictObject */.rej({}),
    document: { schema: () => transaction/* transactionSchema */.U, whole: true },
    mean: () => ({ verb: 'tx', operands: [] }),
};
const receipts = {
    name: 'receipts', verbs: ['receipts', 'undo'], annotations: { ...CHANGING, idempotentHint: true },
    description: 'List the receipts of what was applied, or show one; undo applies the inverse of one, under the same rules.',
    words: classic_schemas/* strictObject */.rej({
        operation: classic_schemas/* enum */.k5n(['list', 'undo']).default('list'), receipt_id: classic_schemas/* string */.YjP().min(1).optional().describe('the one to show, or to take back'),
    }),
    mean: ({ operation, receipt_id: id }) => {
        const operands = id === undefined ? [] : [operand(id)];
        if (operation === 'list')
            return { verb: 'receipts', operands };
        return id === undefined ? 'undo needs a receipt_id' : { verb: 'undo', operands };
    },
};
const syntaxCheck = {
    name: 'syntax_check', verbs: ['check'], annotations: LOOKING, without: ['fail-on'],
    description: 'Check the syntax of files by the bundled grammars.',
    words: classic_schemas/* strictObject */.rej({ paths: paths.describe('files and directories; without it all of the repository') }),
    mean: ({ paths: named = [] }) => ({ verb: 'check', operands: named }),
};
const TOOLS = [read, search, edit, changeset, tools_transaction, receipts, ...LANGUAGE_TOOLS, syntaxCheck];

;// CONCATENATED MODULE: ./lib/mcp/main.js
/**
 * The MCP server on standard input and output (spec page 9.4): tools over the table of commands, answers as of the command line.
 *
 * Calling sequence: `serve` with what the door gives; it resolves when the client is gone or `ended` is asked, and every call has
 * come to its end. Promised: a call that is cancelled stops before its commit point or not at all; nothing but messages is written.
 */












const INSTRUCTIONS = 'Read before you edit: edits name what they replace by the anchors that read and search show. A refusal changes nothing, '
    + 'and holds the current anchors and lines to repeat the edit with.';
const SECOND = 1000;
const WIDTH = 100;
/** Returns a result: the answer as data, and in lines for the model. */
function resultOf(done, verb, { changeReceipts }) {
    const { outcome } = done.answer;
    return {
        content: [{ type: 'text', text: (0,people/* renderPeople */.C)(done, changeReceipts, { colour: false, width: WIDTH, verb }) }],
        structuredContent: { ...(0,people/* printed */.z)(done.answer, changeReceipts) },
        isError: outcome === 'refused' || outcome === 'error' || outcome === 'indeterminate',
    };
}
/** Tells the client every second that a call goes on, where it asked to be told; returns what ends that. */
function showProgress({ _meta, sendNotification }, what) {
    const progressToken = _meta?.progressToken;
    if (progressToken === undefined)
        return () => undefined;
    let progress = 0;
    const timer = setInterval(() => {
        progress++;
        const message = `${what}, ${String(progress)} s`;
        sendNotification({ method: 'notifications/progress', params: { progressToken, progress, message } }).catch(() => undefined);
    }, SECOND);
    return () => { clearInterval(timer); };
}
/** Returns what a call answers; one that was cancelled in time has written nothing. */
async function answer({ name, arguments: given = {} }, door, served, asked) {
    const { switches } = door;
    const tool = TOOLS.find((one) => one.name === name);
    if (tool === undefined)
        throw new types/* McpError */.Nh(types/* ErrorCode */.O4.InvalidParams, `there is no tool ${name}`);
    if (!isThere(tool, switches))
        return resultOf((0,execute/* refused */.J5)([offRefusal(tool, switches)]), '', switches);
    const order = readCall(tool, given, switches);
    if (!order.ok)
        return resultOf((0,execute/* refused */.J5)(order.refusals), '', switches);
    const stop = (0,engine_stop/* openStop */.b)();
    const cancel = () => { stop.ask('a cancellation'); };
    if (asked.signal.aborted)
        cancel();
    asked.signal.addEventListener('abort', cancel);
    const done = showProgress(asked, name);
    const came = await (0,run/* guarded */.Nj)(() => door.run(order.value, { guard: (target) => stop.guard(target), served }));
    done();
    asked.signal.removeEventListener('abort', cancel);
    return resultOf(came, order.value.row.verb, switches);
}
/** Serves one client until it is gone. */
async function serve(door) {
    const served = openServed();
    const going = new Set();
    const listed = TOOLS.filter((tool) => isThere(tool, door.switches)).map((tool) => ({
        name: tool.name, description: tool.description, annotations: { ...tool.annotations, openWorldHint: false },
        inputSchema: inputSchema(tool, door.switches), outputSchema: outputSchema(tool, door.switches),
    }));
    // The other class of the package judges arguments itself; here they are judged where those of every door are.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    const server = new esm_server/* Server */.g({ name: 'holdfast', version: version/* VERSION */.x }, { capabilities: { tools: {} }, instructions: INSTRUCTIONS });
    server.setRequestHandler(types/* ListToolsRequestSchema */.gW, () => ({ tools: listed }));
    server.setRequestHandler(types/* CallToolRequestSchema */.FT, async ({ params }, asked) => {
        const call = answer(params, door, served, asked);
        going.add(call);
        return call.finally(() => going.delete(call));
    });
    const input = external_node_stream_.Readable.from(door.input);
    const output = new external_node_stream_.Writable({
        decodeStrings: false,
        write: (text, _encoding, done) => { door.write(String(text)).then(() => { done(); }, done); },
    });
    const closed = new Promise((resolve) => { server.onclose = resolve; });
    const close = () => { void server.close(); };
    input.on('end', close);
    input.on('error', close);
    door.ended(close);
    await server.connect(new stdio/* StdioServerTransport */.S(input, output));
    await closed;
    await Promise.allSettled(going);
}


/***/ })

};
