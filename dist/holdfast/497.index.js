export const id = 497;
export const ids = [497];
export const modules = {

/***/ 8497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openSyntaxCheck: () => (/* binding */ openSyntaxCheck)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/base/encoding.js
var encoding = __webpack_require__(2252);
// EXTERNAL MODULE: ./lib/syntax/compare.js
var compare = __webpack_require__(6456);
;// CONCATENATED MODULE: ./lib/syntax/data.js
/** Returns what `parse` returns, or null where it runs out of stack. */
function withinStack(parse) {
    try {
        return parse();
    }
    catch (error) {
        if (error instanceof RangeError)
            return null;
        throw error;
    }
}
/** `CommaExpected` and the like, said in words. */
function spoken(name) {
    const words = name.replace(/([a-z])([A-Z])/gu, '$1 $2').toLowerCase();
    return words.replace(/^(.+) expected$/u, '$1 is missing');
}
async function openJson(comments) {
    const { parse, printParseErrorCode } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 9547, 19));
    return (text) => {
        const errors = [];
        const options = { disallowComments: !comments, allowTrailingComma: comments, allowEmptyContent: comments };
        const isDeep = withinStack(() => { parse(text, errors, options); }) === null;
        if (isDeep)
            return null;
        return errors.map(({ error, offset, length }) => {
            const message = spoken(printParseErrorCode(error));
            return { kind: message.endsWith('is missing') ? 'missing' : 'error', from: offset, to: offset + length, message, inner: [] };
        });
    };
}
async function openYaml() {
    const { parseAllDocuments } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
    return (text) => {
        const documents = withinStack(() => parseAllDocuments(text, { prettyErrors: false, logLevel: 'error', stringKeys: false }));
        if (documents === null)
            return null;
        // Where the parser itself runs out of stack, it says so as if the text were wrong.
        const errors = 'empty' in documents ? documents.errors : documents.flatMap((document) => document.errors);
        if (errors.some(({ code, message }) => code === 'RESOURCE_EXHAUSTION' || message.startsWith('Maximum call stack')))
            return null;
        return errors.map(({ pos: [from, to], message }) => ({ kind: 'error', from, to: Math.max(from, to), message: message.split('\n', 1)[0] ?? message, inner: [] }));
    };
}
async function openToml() {
    const { parse, TomlError } = await __webpack_require__.e(/* import() */ 292).then(__webpack_require__.bind(__webpack_require__, 3292));
    return (text) => withinStack(() => {
        try {
            parse(text);
            return [];
        }
        catch (error) {
            if (!(error instanceof TomlError))
                throw error;
            if (error.message.includes('excessively nested'))
                return null;
            const from = offsetOf(text, error.line, error.column);
            const message = (error.message.split('\n', 1)[0] ?? '').replace(/^Invalid TOML document: /u, '');
            // It reads no further than its first error, so all that follows is unknown.
            return [{ kind: 'error', from, to: text.length, message, inner: [] }];
        }
    });
}
/** Returns the offset of a one-based line and column. */
function offsetOf(text, line, column) {
    let start = 0;
    for (let n = 1; n < line; n++) {
        const end = text.indexOf('\n', start);
        if (end < 0)
            break;
        start = end + 1;
    }
    return Math.min(text.length, start + Math.max(0, column - 1));
}
/** Returns a parser; `comments` says whether JSON may hold them, and commas before a closing bracket. */
function openParser(parser, comments) {
    switch (parser) {
        case 'yaml': return openYaml();
        case 'smol-toml': return openToml();
        case 'jsonc-parser': return openJson(comments);
    }
}

;// CONCATENATED MODULE: ./lib/syntax/excerpt.js
/** The line of a finding with a caret under its place. */
/** Characters shown on either side of the place. */
const SIDE = 60;
/** Characters that take two columns in a terminal. */
const WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
/** Characters that take none. */
const NONE = /[\p{Mn}\p{Me}\u200b-\u200f\ufeff]/u;
function blank(character) {
    if (character === '\t')
        return '\t';
    return WIDE.test(character) ? '  ' : NONE.test(character) ? '' : ' ';
}
/** Returns the line, cut to what is near the place, and below it a caret; `column` is in UTF-16 code units from zero. */
function excerptOf(line, column) {
    const [head, tail] = [Array.from(line.slice(0, column)), Array.from(line.slice(column))];
    const [left, right] = [head.length > SIDE ? ['…', ...head.slice(1 - SIDE)] : head, tail.length > SIDE ? [...tail.slice(0, SIDE - 1), '…'] : tail];
    return `${[...left, ...right].join('')}\n${left.map(blank).join('')}^`;
}

;// CONCATENATED MODULE: ./lib/syntax/findings.js
const SHOWN = 40;
function shorten(text) {
    const [line = ''] = text.trim().split(/\r?\n/u, 1);
    const points = Array.from(line);
    return points.length > SHOWN ? `${points.slice(0, SHOWN).join('')}…` : line;
}
function findingOf(node, text, inner) {
    const { startIndex: from, endIndex: to } = node;
    if (node.isMissing)
        return { kind: 'missing', from, to: from, message: `${node.isNamed ? node.type.replaceAll('_', ' ') : `"${node.type}"`} is missing`, inner };
    const inside = text.slice(from, to);
    const lines = inside.trimEnd().split('\n').length;
    const message = lines > 1 ? `no sense can be made of the ${String(lines)} lines from here, which begin with "${shorten(inside)}"` : `unexpected "${shorten(inside)}"`;
    return { kind: 'error', from, to, message, inner };
}
/** How many findings of one text are looked at. */
const MOST = 10_000;
/** Returns every ERROR and MISSING node of a tree, in the order of the text, those inside another in its `inner`. */
function findingsOf(root, text) {
    if (!root.hasError)
        return [];
    const all = [];
    /** The findings that are open around the cursor, by depth. */
    const open = [];
    let depth = 0;
    let count = 0;
    const cursor = root.walk();
    const close = (to) => {
        for (let last = open.at(-1); last !== undefined && last.depth >= to; last = open.at(-1)) {
            open.pop();
            (open.at(-1)?.inner ?? all).push(findingOf(last.node, text, last.inner));
        }
    };
    try {
        for (;;) {
            const node = cursor.currentNode;
            if (node.isError || node.isMissing) {
                open.push({ node, depth, inner: [] });
                count++;
            }
            if (node.hasError && count < MOST && cursor.gotoFirstChild()) {
                depth++;
                continue;
            }
            close(depth);
            while (!cursor.gotoNextSibling()) {
                if (!cursor.gotoParent())
                    return all;
                depth--;
                close(depth);
            }
        }
    }
    finally {
        cursor.delete();
    }
}
/** Returns findings with all that stands in them, one list. */
function withInner(findings) {
    return findings.flatMap((finding) => [finding, ...withInner(finding.inner)]);
}

// EXTERNAL MODULE: ./lib/syntax/grammars.js
var grammars = __webpack_require__(2997);
// EXTERNAL MODULE: ./lib/syntax/languages.js
var languages = __webpack_require__(5004);
;// CONCATENATED MODULE: ./lib/syntax/check.js
/**
 * The syntax check (spec page 8.1): what is newly wrong with texts, by their grammars and parsers.
 *
 * Calling sequence: `openSyntaxCheck()`, then `check` as often as wanted; grammars are loaded when the first file needs them and
 * stay. Promised: a text that nothing covers, that is too large or takes too long is `unchecked` with the reason, never clean. A
 * text after the change that nothing is wrong with is not compared, so that the common case costs one parse.
 */








const BOUNDS = { grammarBytes: 4 * 1024 * 1024, parserBytes: 1024 * 1024, parseTime: 5000, callTime: 20_000 };
/** New problems of one file that are told. */
const TOLD = 50;
const TIMED_OUT = 'timed out';
/** Returns the text without its byte-order mark, or null when it is none. */
function textOf(bytes) {
    const text = (0,encoding/* decodeStrict */.Ob)(bytes);
    return text === null || text.includes('\0') ? null : text.replace(/^\ufeff/u, '');
}
function readWith(grammar) {
    return (text, time) => {
        const findings = (0,grammars/* parseWith */.K)(grammar, text, time, (root) => findingsOf(root, text));
        return findings === null ? { reason: TIMED_OUT } : { findings };
    };
}
async function openReader(id) {
    const { parser } = languages/* LANGUAGES */.Yj[id];
    if (parser === undefined)
        return readWith(await (0,grammars/* loadGrammar */.o)(id));
    const parse = await openParser(parser, id === 'jsonc');
    return (text) => {
        const findings = parse(text);
        return findings === null ? { reason: 'it is nested too deeply' } : { findings };
    };
}
function problemsOf(text, findings) {
    const lines = (0,compare/* linesOf */.Dx)(text);
    const sorted = withInner(findings).sort((a, b) => a.from - b.from).filter((one, index, all) => index === 0 || all[index - 1]?.from !== one.from);
    return sorted.map(({ kind, from, message }) => {
        const index = (0,compare/* lineAt */.mh)(lines, from);
        const start = lines.starts[index] ?? 0;
        const line = text.slice(start, lines.starts[index + 1] ?? text.length).replace(/\r?\n$/u, '');
        const column = Math.min(from - start, line.length);
        return { line: index + 1, character: column + 1, kind, message, excerpt: excerptOf(line, column) };
    });
}
function megabytes(bytes) {
    return `${String(bytes / 1024 / 1024)} MiB`;
}
function counted(count, one, many) {
    return `${String(count)} ${count === 1 ? one : many}`;
}
function resultOf(path, text, fresh, standing) {
    const before = standing === 0 ? null : `${counted(standing, 'error was', 'errors were')} there before`;
    if (fresh.length === 0)
        return { path, status: 'clean', reason: before, errors: [] };
    const problems = problemsOf(text, fresh);
    const more = problems.length > TOLD ? `${counted(problems.length - TOLD, 'more error is', 'more errors are')} not shown` : null;
    return { path, status: 'errors', reason: [more, before].filter((one) => one !== null).join('; ') || null, errors: problems.slice(0, TOLD) };
}
/** Returns the text before, or null where there is none of the same language to compare with. */
function comparable(before, path, id) {
    const text = before === null ? null : textOf(before);
    return text !== null && (0,languages/* languageOf */.eX)(path, text) === id ? text : null;
}
/** Returns the syntax check over the bundled grammars. */
function openSyntaxCheck(bounds = BOUNDS) {
    const readers = new Map();
    const readerOf = (id) => {
        const known = readers.get(id) ?? openReader(id);
        readers.set(id, known);
        return known;
    };
    const checkOne = async ({ path, from, before, after }, end) => {
        const unchecked = (reason) => ({ path, status: 'unchecked', reason, errors: [] });
        const text = textOf(after);
        if (text === null)
            return unchecked('it is not UTF-8 text');
        const id = (0,languages/* languageOf */.eX)(path, text);
        if (id === null)
            return unchecked('no grammar covers it');
        const most = languages/* LANGUAGES */.Yj[id].parser === undefined ? bounds.grammarBytes : bounds.parserBytes;
        if (Math.max(after.length, before?.length ?? 0) > most)
            return unchecked(`it is larger than ${megabytes(most)}`);
        const time = () => Math.min(bounds.parseTime, end - performance.now());
        const read = await readerOf(id);
        const look = (one) => (time() <= 0 ? { reason: TIMED_OUT } : read(one, time()));
        const now = look(text);
        if ('reason' in now)
            return unchecked(now.reason);
        const old = now.findings.length === 0 ? null : comparable(before, from ?? path, id);
        const then = old === null ? { findings: [] } : look(old);
        if ('reason' in then)
            return unchecked(then.reason);
        return resultOf(path, text, (0,compare/* newFindings */.FN)(old ?? '', then.findings, text, now.findings), then.findings.length);
    };
    return {
        check: async (files) => {
            const end = performance.now() + bounds.callTime;
            const results = [];
            for (const file of files) {
                results.push(await checkOne(file, end));
                await (0,promises_.setImmediate)();
            }
            return results;
        },
    };
}


/***/ }),

/***/ 6456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   FN: () => (/* binding */ newFindings),
/* harmony export */   mh: () => (/* binding */ lineAt)
/* harmony export */ });
/* harmony import */ var _text_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4212);
/* harmony import */ var _base_encoding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);


/** Returns the lines of a text; they end at LF. */
function linesOf(text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return { text, starts };
}
/** Returns the line, counted from zero, that holds an offset. */
function lineAt({ starts }, offset) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
function mapLines(before, after) {
    const moved = new Map();
    const fresh = new Set();
    /** After each changed stretch: from which line on before, and by how much lines are moved. */
    const shifts = [[0, 0]];
    for (const { oldStart, oldCount, newStart, newCount, lines } of (0,_text_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .diffBytes */ .D)((0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_1__/* .utf8 */ .As)(before), (0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_1__/* .utf8 */ .As)(after)).hunks) {
        let old = oldCount === 0 ? oldStart : oldStart - 1;
        let now = newCount === 0 ? newStart : newStart - 1;
        for (let at = 0; at < lines.length;) {
            if (lines[at]?.sign === ' ') {
                old++;
                now++;
                at++;
                continue;
            }
            let [removed, added] = [0, 0];
            for (; at < lines.length && lines[at]?.sign !== ' '; at++) {
                if (lines[at]?.sign === '-')
                    removed++;
                else
                    added++;
            }
            for (let n = 0; n < removed; n++)
                moved.set(old + n, [now, Math.max(now, now + added - 1)]);
            for (let n = 0; n < added; n++)
                fresh.add(now + n);
            old += removed;
            now += added;
            shifts.push([old, now - old]);
        }
    }
    const shiftAt = (n) => shifts.findLast(([from]) => from <= n)?.[1] ?? 0;
    return {
        place: (n) => moved.get(n) ?? [n + shiftAt(n), n + shiftAt(n)],
        isUnchanged: (n) => !moved.has(n),
        isNew: (n) => fresh.has(n),
    };
}
function placed(lines, finding) {
    const line = lineAt(lines, finding.from);
    return { finding, line, lastLine: lineAt(lines, Math.max(finding.from, finding.to - 1)), column: finding.from - (lines.starts[line] ?? 0) };
}
/** Takes from `left` what `fits`, and returns whether there was any. */
function take(left, fits) {
    const index = left.findIndex(fits);
    if (index >= 0)
        left.splice(index, 1);
    return index >= 0;
}
function range(first, last) {
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
/** Returns the findings after that were not there before. */
function newFindings(before, old, after, now) {
    if (old.length === 0 || now.length === 0)
        return [...now];
    const mapping = mapLines(before, after);
    const [oldLines, nowLines] = [linesOf(before), linesOf(after)];
    const left = old.map((finding) => placed(oldLines, finding));
    const wide = left.map((known) => ({ known, first: mapping.place(known.line)[0], last: mapping.place(known.lastLine)[1] }));
    const unmatched = (all, fits) => all.filter((found) => !take(left, (known) => fits(known, found)));
    const at = (known) => (mapping.isUnchanged(known.line) ? mapping.place(known.line)[0] : -1);
    let rest = now.map((finding) => placed(nowLines, finding));
    rest = unmatched(rest, (known, found) => at(known) === found.line && known.column === found.column && known.finding.kind === found.finding.kind);
    rest = unmatched(rest, (known, found) => at(known) === found.line);
    // What could not be read before is no better known now, where nobody touched it.
    rest = rest.filter(({ line }) => mapping.isNew(line) || !wide.some(({ first, last }) => first < last && first <= line && line <= last));
    return unmatched(rest, (known, { line, lastLine }) => {
        const { first, last } = wide.find((one) => one.known === known) ?? { first: 1, last: 0 };
        return line <= last && first <= lastLine && range(line, lastLine).every((n) => mapping.isNew(n) || (first <= n && n <= last));
    }).map(({ finding }) => finding);
}


/***/ }),

/***/ 2997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ parseWith),
/* harmony export */   o: () => (/* binding */ loadGrammar)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3136);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6173);
/* harmony import */ var _languages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5004);
/**
 * The runtime of tree-sitter and its grammars: WebAssembly that lies beside the program, read when a file first needs it.
 *
 * Calling sequence: `await loadGrammar(id)`, then `parseWith(grammar, text, use)` as often as wanted. The tree is there only
 * while `use` runs, since its memory is not the garbage collector's. Promised: a parse ends when its time is over, at the latest
 * some milliseconds after. Not promised: that the runtime's memory shrinks again before the process ends.
 */





const here = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url));
let runtime = null;
const grammars = new Map();
async function startRuntime() {
    // Because a bundler breaks it: it stays a package, beside the bundle.
    const loaded = await import(/* webpackIgnore: true */ 'web-tree-sitter');
    await loaded.Parser.init();
    return loaded;
}
/** Returns the bytes of a grammar: from where the build puts it, or from its package where nothing is built. */
async function grammarBytes(id) {
    const { grammar, source: [name, path] } = _languages_js__WEBPACK_IMPORTED_MODULE_4__/* .LANGUAGES */ .Yj[id];
    const places = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(here, '../grammars', `${grammar}.wasm`), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(here, '../../node_modules', name, path)];
    for (const place of places) {
        const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(place).catch(() => null);
        if (bytes !== null)
            return bytes;
    }
    throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC(`the grammar ${grammar}.wasm is missing from this installation`);
}
async function loadLanguage({ Language }, id) {
    const { grammar } = _languages_js__WEBPACK_IMPORTED_MODULE_4__/* .LANGUAGES */ .Yj[id];
    let language = grammars.get(grammar);
    if (language === undefined) {
        language = grammarBytes(id).then((bytes) => Language.load(bytes));
        grammars.set(grammar, language);
    }
    return language;
}
/** Returns the grammar of a language, ready to parse. Throws `Fault` when its file is missing. */
async function loadGrammar(id) {
    runtime ??= startRuntime();
    const started = await runtime;
    const language = await loadLanguage(started, id);
    const parser = new started.Parser();
    parser.setLanguage(language);
    return { id, parser };
}
/** Returns what `use` makes of the tree of a text, or null when the parse took longer than `time` milliseconds. */
function parseWith({ parser }, text, time, use) {
    const end = performance.now() + time;
    const tree = parser.parse(text, null, { progressCallback: () => performance.now() > end });
    if (tree === null) {
        parser.reset();
        return null;
    }
    try {
        return use(tree.rootNode);
    }
    finally {
        tree.delete();
    }
}


/***/ }),

/***/ 5004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yj: () => (/* binding */ LANGUAGES),
/* harmony export */   eX: () => (/* binding */ languageOf)
/* harmony export */ });
/* unused harmony export LANGUAGE_IDS */
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/**
 * Which language a file is in, by its name, and where the name says nothing by its `#!` line. The README's table of what is
 * covered is made from this one.
 */

const LANGUAGE_IDS = [
    'typescript', 'tsx', 'javascript', 'python', 'rust', 'go', 'c', 'java', 'json', 'jsonc', 'yaml', 'toml',
];
const COLLECTION = '@vscode/tree-sitter-wasm';
function collected(grammar) {
    return { grammar, source: [COLLECTION, `wasm/tree-sitter-${grammar}.wasm`] };
}
const JSON_GRAMMAR = {
    grammar: 'json', source: ['tree-sitter-json', 'tree-sitter-json.wasm'], parser: 'jsonc-parser',
};
const LANGUAGES = {
    typescript: { title: 'TypeScript', files: ['.ts', '.mts', '.cts'], ...collected('typescript') },
    tsx: { title: 'TSX', files: ['.tsx'], ...collected('tsx') },
    javascript: { title: 'JavaScript, JSX', files: ['.js', '.mjs', '.cjs', '.jsx'], ...collected('javascript') },
    python: { title: 'Python', files: ['.py', '.pyi', '.pyw'], ...collected('python') },
    rust: { title: 'Rust', files: ['.rs'], ...collected('rust') },
    go: { title: 'Go', files: ['.go'], ...collected('go') },
    c: { title: 'C', files: ['.c', '.h'], grammar: 'c', source: ['tree-sitter-c', 'tree-sitter-c.wasm'] },
    java: { title: 'Java', files: ['.java'], ...collected('java') },
    json: { title: 'JSON', files: ['.json', '.geojson', '.webmanifest'], ...JSON_GRAMMAR },
    jsonc: {
        title: 'JSON with comments',
        files: ['.jsonc', '.code-workspace', 'devcontainer.json', '.devcontainer.json', '.eslintrc', '.eslintrc.json', '.swcrc', '.jshintrc',
            'api-extractor.json', 'tslint.json'],
        ...JSON_GRAMMAR,
    },
    yaml: {
        title: 'YAML', files: ['.yaml', '.yml'], grammar: 'yaml',
        source: ['@tree-sitter-grammars/tree-sitter-yaml', 'tree-sitter-yaml.wasm'], parser: 'yaml',
    },
    toml: {
        title: 'TOML', files: ['.toml', 'cargo.lock', 'poetry.lock', 'uv.lock', 'pipfile'], grammar: 'toml',
        source: ['@tree-sitter-grammars/tree-sitter-toml', 'tree-sitter-toml.wasm'], parser: 'smol-toml',
    },
};
const BY_NAME = new Map(LANGUAGE_IDS.flatMap((id) => LANGUAGES[id].files.map((file) => [file, id])));
/** Names whose JSON may hold comments, beyond those that the table spells in full. */
const WITH_COMMENTS = /^[jt]sconfig(?:\..+)?\.json$/u;
const INTERPRETERS = [
    [/^python[\d.]*$/u, 'python'], [/^node(?:js)?$/u, 'javascript'],
];
/** What a header of C++ has and one of C has not; the grammar of C would blame it. */
const CPLUSPLUS = /^\s{0,40}(?:class|namespace|template|using|public:|private:|protected:)(?:\s|$)|\w::~?\w/mu;
function byInterpreter(text) {
    const [, program = '', argument = ''] = /^#!\s*(\S{1,200})(?:[ \t]+(?:-S[ \t]+)?(\S{1,200}))?/u.exec(text) ?? [];
    const name = (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.basename)(program) === 'env' ? argument : (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.basename)(program);
    return INTERPRETERS.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
/** Returns the language of a file, or null when it is in none that is covered. */
function languageOf(path, text) {
    const name = (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.basename)(path).toLowerCase();
    const dot = name.lastIndexOf('.');
    const named = BY_NAME.get(name) ?? (dot < 0 ? undefined : BY_NAME.get(name.slice(dot)));
    if (named === undefined)
        return dot < 0 ? byInterpreter(text) : null;
    if (named === 'json' && (WITH_COMMENTS.test(name) || /(?:^|\/)\.vscode\//u.test(path)))
        return 'jsonc';
    return named === 'c' && name.endsWith('.h') && CPLUSPLUS.test(text) ? null : named;
}


/***/ })

};
