import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:readline"
const external_node_readline_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline");
;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;// CONCATENATED MODULE: ./lib/base/outcome.js
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

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: external "node:module"
const external_node_module_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: ./lib/language/typescript/compiler.js
/**
 * Which TypeScript answers for a file (spec page 7.4): the project's own where it is one of the two majors that have a
 * language-service API, the packaged one otherwise. Code of a head that is not trusted is never loaded.
 */



/** The majors whose package has the language-service API. */
const MAJORS = [5, 6];
const loaded = new Map();
function load(folder) {
    const known = loaded.get(folder);
    if (known !== undefined)
        return known;
    const file = (0,external_node_path_namespaceObject.join)(folder, 'lib', 'typescript.js');
    const ts = (0,external_node_module_namespaceObject.createRequire)(file)(file);
    const compiler = { ts, version: ts.version, folder };
    loaded.set(folder, compiler);
    return compiler;
}
/** Returns the major of a package folder that holds a whole TypeScript, or null. */
function majorOf(folder) {
    try {
        const { version } = JSON.parse((0,external_node_fs_namespaceObject.readFileSync)((0,external_node_path_namespaceObject.join)(folder, 'package.json'), 'utf8'));
        return typeof version === 'string' && (0,external_node_fs_namespaceObject.existsSync)((0,external_node_path_namespaceObject.join)(folder, 'lib', 'typescript.js')) ? Number(version.split('.')[0]) : null;
    }
    catch {
        // Because nothing readable is there.
        return null;
    }
}
/** Returns the compiler for what lies in a folder of a working tree; `packaged` is the folder of the package that comes with us. */
function compilerFor(folder, root, packaged, trusted) {
    for (let at = folder; trusted; at = (0,external_node_path_namespaceObject.dirname)(at)) {
        const own = (0,external_node_path_namespaceObject.join)(at, 'node_modules', 'typescript');
        const major = majorOf(own);
        if (major !== null)
            return load(MAJORS.includes(major) ? own : packaged);
        if (at === root || at === (0,external_node_path_namespaceObject.dirname)(at))
            break;
    }
    return load(packaged);
}

;// CONCATENATED MODULE: ./lib/language/typescript/host.js
/** Returns the host of one project. */
function openHost({ ts, tree, store, folder, trusted, parsed, roots }) {
    const libraries = ts.getDefaultLibFilePath(parsed.options).replace(/[^/\\]*$/u, '');
    const inside = (path) => trusted || path.startsWith(libraries) || tree.path(path) !== null;
    const laidIn = (directory) => [...store.laid()].some(([file, { text }]) => text !== null && file.startsWith(`${directory}/`));
    return {
        getScriptFileNames: roots,
        getScriptVersion: (file) => store.version(file),
        getScriptSnapshot: (file) => (inside(file) ? store.snapshot(file, ts) : undefined),
        getProjectVersion: () => String(store.generation),
        getCompilationSettings: () => parsed.options,
        getProjectReferences: () => parsed.projectReferences,
        useSourceOfProjectReferenceRedirect: () => true,
        getCurrentDirectory: () => folder,
        getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
        useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
        getNewLine: () => '\n',
        fileExists: (file) => inside(file) && store.read(file) !== null,
        readFile: (file) => (inside(file) ? store.read(file) ?? undefined : undefined),
        directoryExists: (path) => inside(path) && (ts.sys.directoryExists(path) || laidIn(path)),
        getDirectories: (path) => (inside(path) ? ts.sys.getDirectories(path) : []),
        readDirectory: (path, ...rest) => (inside(path) ? ts.sys.readDirectory(path, ...rest) : []),
        realpath: (path) => ts.sys.realpath?.(path) ?? path,
    };
}

;// CONCATENATED MODULE: ./lib/language/typescript/tree.js
/** The working tree that a request is about: which files git lists, and where they are. */


/** What TypeScript reads. */
const SOURCE = /\.(?:[cm]?[jt]s|[jt]sx)$/u;
const JAVASCRIPT = /\.(?:[cm]?js|jsx)$/u;
function isSource(path) {
    return SOURCE.test(path);
}
function isJavascript(path) {
    return JAVASCRIPT.test(path);
}
/** Returns the tree at a root, with what git lists in it. */
function treeAt(folder, listed) {
    const root = (0,external_node_fs_namespaceObject.realpathSync)(folder);
    const absolute = (path) => (path === '' ? root : (0,external_node_path_namespaceObject.join)(root, path)).replaceAll('\\', '/');
    let sources = null;
    return {
        root, listing: new Set(listed), absolute,
        path: (file) => {
            const path = (0,external_node_path_namespaceObject.relative)(root, file);
            return path === '' || path === '..' || path.startsWith(`..${external_node_path_namespaceObject.sep}`) ? null : path.replaceAll('\\', '/');
        },
        sources: () => (sources ??= listed.filter((path) => isSource(path) && !path.split('/').includes('node_modules')).map(absolute)),
    };
}

;// CONCATENATED MODULE: ./lib/language/typescript/projects.js
/**
 * The projects of a working tree (spec pages 7.4 and 7.7): every `tsconfig.json` and `jsconfig.json` that git lists, what they
 * refer to, and implicit ones for files under neither. A project becomes a language service when it is first asked.
 *
 * A file that no project includes joins the project of the nearest configuration when it is a module: what it says of names that
 * it imports counts, and it declares nothing for others. A script is left out, because joining would share its globals.
 */



const CONFIGURATIONS = ['tsconfig.json', 'jsconfig.json'];
/** Returns what a parse of a configuration may read of the file system. */
function parsing(ts, { tree, trusted }) {
    const inside = (path) => trusted || tree.path(path) !== null;
    return {
        useCaseSensitiveFileNames: ts.sys.useCaseSensitiveFileNames,
        getCurrentDirectory: () => tree.root,
        fileExists: (path) => inside(path) && ts.sys.fileExists(path),
        readFile: (path) => (inside(path) ? ts.sys.readFile(path) : undefined),
        readDirectory: (path, ...rest) => (inside(path) ? ts.sys.readDirectory(path, ...rest) : []),
        onUnRecoverableConfigFileDiagnostic: () => undefined,
    };
}
/** Returns whether a file is a module by what it says: it imports, exports or requires. */
function isModule(ts, text) {
    if (/(?:^|[^.\w$])(?:import|export)\b/u.test(text))
        return true;
    return ts.preProcessFile(text, true, true).importedFiles.length > 0 || /\bmodule\.exports\b|(?:^|[^.\w$])exports\./u.test(text);
}
function implicitOptions(ts) {
    return {
        allowJs: true, checkJs: false, noEmit: true, target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler, jsx: ts.JsxEmit.Preserve, esModuleInterop: true, resolveJsonModule: true,
        allowImportingTsExtensions: true, skipLibCheck: true, maxNodeModuleJsDepth: 0,
    };
}
/** Parsed files, shared by all projects: the libraries of the language are the most of them. */
const documents = new Map();
function documentsOf(ts) {
    const registry = documents.get(ts) ?? ts.createDocumentRegistry(ts.sys.useCaseSensitiveFileNames);
    documents.set(ts, registry);
    return registry;
}
/** Opens the projects of a working tree. */
function openProjects(opening) {
    const { tree, store } = opening;
    const configured = new Map();
    const implicit = new Map();
    const make = (name, folder, ts, parsed) => {
        const roots = new Set(parsed.fileNames.map((file) => (0,external_node_path_namespaceObject.normalize)(file).replaceAll('\\', '/')));
        const given = new Map();
        const host = openHost({ ts, tree, store, folder, trusted: opening.trusted, parsed, roots: () => [...roots].flatMap((file) => given.get(file) === null ? [] : [given.get(file) ?? file]) });
        return {
            name, ts, options: parsed.options, service: ts.createLanguageService(host, documentsOf(ts)), roots,
            include: (files) => {
                for (const file of files)
                    if (!roots.has(file)) {
                        roots.add(file);
                        store.generation++;
                    }
            },
            replace: (files) => {
                given.clear();
                for (const [from, to] of files)
                    given.set(from, to);
                store.generation++;
            },
        };
    };
    const configure = (file) => {
        const config = (0,external_node_path_namespaceObject.normalize)(file).replaceAll('\\', '/');
        if (configured.has(config) || store.read(config) === null)
            return;
        const { ts } = opening.compiler((0,external_node_path_namespaceObject.dirname)(config));
        const parsed = ts.getParsedCommandLineOfConfigFile(config, {}, parsing(ts, opening));
        if (parsed === undefined)
            return;
        configured.set(config, make(config, (0,external_node_path_namespaceObject.dirname)(config), ts, parsed));
        for (const reference of parsed.projectReferences ?? []) {
            const path = ts.resolveProjectReferencePath(reference);
            if (tree.path(path) !== null)
                configure(path);
        }
    };
    for (const path of tree.listing) {
        if (CONFIGURATIONS.includes((0,external_node_path_namespaceObject.basename)(path)) && !path.split('/').includes('node_modules'))
            configure(tree.absolute(path));
    }
    /** Returns the configuration nearest above a file, or null. */
    const nearest = (file) => {
        for (let at = (0,external_node_path_namespaceObject.dirname)(file);; at = (0,external_node_path_namespaceObject.dirname)(at)) {
            for (const name of CONFIGURATIONS) {
                const project = configured.get((0,external_node_path_namespaceObject.join)(at, name).replaceAll('\\', '/'));
                if (project !== undefined)
                    return project;
            }
            if (at === tree.root || at === (0,external_node_path_namespaceObject.dirname)(at))
                return null;
        }
    };
    /** Returns the folder of the nearest `package.json`, or the root. */
    const packageOf = (file) => {
        for (let at = (0,external_node_path_namespaceObject.dirname)(file); at !== tree.root && at !== (0,external_node_path_namespaceObject.dirname)(at); at = (0,external_node_path_namespaceObject.dirname)(at)) {
            if (store.read((0,external_node_path_namespaceObject.join)(at, 'package.json').replaceAll('\\', '/')) !== null)
                return at;
        }
        return tree.root;
    };
    const takes = (project, file) => !isJavascript(file) || project.options.allowJs === true || project.options.checkJs === true;
    const implicitOf = (file) => {
        const folder = packageOf(file);
        const known = implicit.get(folder);
        if (known !== undefined)
            return known;
        const { ts } = opening.compiler(folder);
        const fileNames = tree.sources().filter((one) => one.startsWith(`${folder}/`) && packageOf(one) === folder && !isConfigured(one));
        const made = make(`${folder}/`, folder, ts, { options: implicitOptions(ts), fileNames });
        implicit.set(folder, made);
        return made;
    };
    const isConfigured = (file) => {
        const near = nearest(file);
        return (near !== null && takes(near, file)) || [...configured.values()].some((project) => project.roots.has(file));
    };
    /** Returns the project that a file which none includes is looked at in. */
    const adopt = (file) => {
        const near = nearest(file);
        const project = near !== null && takes(near, file) ? near : implicitOf(file);
        project.include([file]);
        return project;
    };
    const including = (file) => [...configured.values(), ...implicit.values()].filter(({ roots }) => roots.has(file));
    const of = (file) => {
        const all = including(file);
        const near = nearest(file);
        const sorted = near !== null && all.includes(near) ? [near, ...all.filter((one) => one !== near)] : all;
        return sorted.length > 0 ? sorted : [adopt(file)];
    };
    return {
        of,
        all: () => [...configured.values(), ...implicit.values()],
        dispose: () => { for (const { service } of [...configured.values(), ...implicit.values()])
            service.dispose(); },
        holding: (files) => {
            const found = new Set();
            for (const file of files) {
                const all = including(file);
                for (const project of all)
                    found.add(project);
                const text = all.length === 0 ? store.read(file) : null;
                if (text === null)
                    continue;
                const near = nearest(file);
                const { ts } = near ?? opening.compiler((0,external_node_path_namespaceObject.dirname)(file));
                if (near === null || !takes(near, file) || isModule(ts, text))
                    found.add(adopt(file));
            }
            return [...found];
        },
    };
}

;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: ./lib/language/typescript/store.js
/**
 * The texts of one working tree as the compiler sees them: what is on the disk, without byte-order mark, under an overlay of what
 * is being tried. Versions tell two texts of a file apart; `refresh` looks at the disk once, and nothing changes until the next.
 */


const decoder = new TextDecoder('utf-8');
function stampOf(file) {
    const stat = (0,external_node_fs_namespaceObject.statSync)(file, { bigint: true, throwIfNoEntry: false });
    return stat?.isFile() === true ? `${String(stat.mtimeNs)} ${String(stat.size)} ${String(stat.ino)}` : null;
}
class Store {
    held = new Map();
    overlay = new Map();
    versions = 0;
    /** Changes whenever any text may have. */
    generation = 0;
    /** Forgets what has changed on the disk since it was read. */
    refresh() {
        for (const [file, held] of this.held)
            if ((held?.stamp ?? null) !== stampOf(file))
                this.held.delete(file);
        this.generation++;
    }
    /** Tries other texts, null for a file that is gone; until `lift`. */
    lay(texts) {
        this.overlay = new Map([...texts].map(([file, text]) => [file, { text, version: ++this.versions }]));
        this.generation++;
    }
    lift() {
        this.overlay = new Map();
        this.generation++;
    }
    look(file) {
        const known = this.held.get(file);
        if (known !== undefined)
            return known;
        const stamp = stampOf(file);
        const bytes = stamp === null ? null : (0,external_node_fs_namespaceObject.readFileSync)(file);
        const held = stamp === null || bytes === null ? null : { stamp, bytes, text: decoder.decode(bytes), version: ++this.versions };
        this.held.set(file, held);
        return held;
    }
    /** Returns the text of a file without byte-order mark, or null where there is none. */
    read(file) {
        const laid = this.overlay.get(file);
        return laid === undefined ? this.look(file)?.text ?? null : laid.text;
    }
    /** Returns the texts that are being tried. */
    laid() {
        return this.overlay;
    }
    version(file) {
        return String((this.overlay.get(file) ?? this.look(file))?.version ?? 0);
    }
    snapshot(file, ts) {
        const one = this.overlay.get(file) ?? this.look(file);
        if (one === null || one.text === null)
            return undefined;
        return (one.snapshot ??= ts.ScriptSnapshot.fromString(one.text));
    }
    /** Returns the SHA-256 of the bytes on the disk, 64 hex digits. */
    digest(file) {
        return (0,external_node_crypto_namespaceObject.createHash)('sha256').update(this.look(file)?.bytes ?? new Uint8Array()).digest('hex');
    }
}

;// CONCATENATED MODULE: ./lib/language/typescript/session.js
/** One working tree under one compiler a folder: what every operation works on. */





/** Opens a session, on the store of an earlier one of the same tree where there is one. */
function openSession(options, store = new Store()) {
    const tree = treeAt(options.root, options.listing);
    const compiler = (folder) => compilerFor(folder, tree.root, options.packaged.replaceAll('\\', '/'), options.trusted);
    return { tree, store, compiler, projects: openProjects({ tree, store, compiler, trusted: options.trusted }) };
}
/** Returns the file of a stretch, absolute, when TypeScript reads it and the stretch lies in it. Refuses: no_server, missing_file, out_of_bounds. */
function fileOf({ tree, store }, { path, end }) {
    if (!isSource(path))
        return refuse({ code: 'no_server', path, detail: 'TypeScript reads .ts, .tsx, .mts, .cts and their JavaScript kin' });
    const file = tree.absolute(path);
    const text = store.read(file);
    if (text === null)
        return refuse({ code: 'missing_file', path });
    return end > text.length ? refuse({ code: 'out_of_bounds', path, detail: 'the position lies behind the end' }) : ok(file);
}

;// CONCATENATED MODULE: ./lib/language/typescript/spots.js
/** Returns line and character of a place in a text. */
function lineAndCharacter(text, at) {
    let line = 1;
    let from = 0;
    for (let lf = text.indexOf('\n'); lf >= 0 && lf < at; lf = text.indexOf('\n', lf + 1)) {
        line++;
        from = lf + 1;
    }
    return { line, character: at - from + 1 };
}
/** Returns the spot of a place in a file. */
function spotAt(file, at, tree, store) {
    return { path: tree.path(file) ?? file, ...lineAndCharacter(store.read(file) ?? '', at) };
}
/** Returns `src/a.ts:3:7`. */
function told({ path, line, character }) {
    return `${path}:${String(line)}:${String(character)}`;
}
/** Returns a diagnostic of the compiler as answers carry it; `text` is the file's. */
function diagnosticOf(ts, diagnostic, text) {
    const severities = {
        [ts.DiagnosticCategory.Error]: 'error', [ts.DiagnosticCategory.Warning]: 'warning',
        [ts.DiagnosticCategory.Suggestion]: 'hint', [ts.DiagnosticCategory.Message]: 'information',
    };
    return {
        ...lineAndCharacter(text, diagnostic.start ?? 0), severity: severities[diagnostic.category], code: String(diagnostic.code), source: 'ts',
        message: ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'),
    };
}

;// CONCATENATED MODULE: ./lib/language/typescript/diagnostics.js


/** Returns the errors that projects told of these files, as they are now in the store; each error once. */
function checkedFiles(files, told, home, session) {
    const { tree, store } = session;
    const { ts } = session.compiler(home.replace(/\/[^/]*$/u, ''));
    return files.map((file) => {
        const text = store.read(file) ?? '';
        const items = told.flatMap((errors) => errors.get(file) ?? []).map((error) => diagnosticOf(ts, error, text));
        return { path: tree.path(file) ?? file, checked: true, reason: null, items: unique(items) };
    }).sort((a, b) => (a.path < b.path ? -1 : 1));
}
function unique(items) {
    return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
/** Returns what is wrong in these files, each in the projects that include it. */
function diagnose(paths, session) {
    return paths.map((path) => {
        const file = fileOf(session, { path, start: 0, end: 0 });
        if (!file.ok) {
            const [refusal] = file.refusals;
            return { path, checked: false, reason: `${refusal?.code ?? ''}: ${refusal?.detail ?? 'there is no such file'}`, items: [] };
        }
        const text = session.store.read(file.value) ?? '';
        const items = session.projects.of(file.value).flatMap(({ ts, service }) => [...service.getSyntacticDiagnostics(file.value), ...service.getSemanticDiagnostics(file.value)].map((one) => diagnosticOf(ts, one, text)));
        return { path, checked: true, reason: null, items: unique(items) };
    });
}

;// CONCATENATED MODULE: ./lib/language/typescript/edits.js
/** Returns a text with sorted edits made. */
function edited(text, edits) {
    let copied = 0;
    const parts = [];
    for (const { start, end, text: inserted } of edits) {
        parts.push(text.slice(copied, start), inserted);
        copied = end;
    }
    return [...parts, text.slice(copied)].join('');
}
/** Returns where a place of the edited text was before: inside an edit, where that edit started. */
function placeBefore(place, edits) {
    let shift = 0;
    for (const { start, end, text } of edits) {
        const from = start + shift;
        if (place < from)
            break;
        if (place < from + text.length || (place === from && text.length === 0))
            return start;
        shift += text.length - (end - start);
    }
    return place - shift;
}
/** Returns the text of every edited file as it would be, by absolute name. */
function afterTexts(edits, store) {
    return new Map([...edits].map(([file, ofFile]) => [file, edited(store.read(file) ?? '', ofFile)]));
}
/** Returns the edits as a proposal carries them; every file must lie in the tree. */
function toFileEdits(edits, tree, store) {
    return [...edits].map(([file, ofFile]) => ({ path: tree.path(file) ?? file, sha256: store.digest(file), edits: ofFile }))
        .sort((a, b) => (a.path < b.path ? -1 : 1));
}

;// CONCATENATED MODULE: ./lib/language/typescript/untouchable.js
/** What generators write into a comment of the first lines of their files. */
const GENERATED = /^\s*(?:\/\/|\/\*|\*|#).*(?:@generated\b|\bDO NOT EDIT\b|\bautomatically generated\b)/mu;
const HEAD = 1000;
/** Returns why a file may not be edited, or null. Refuses: edit_outside_workspace. */
function isUntouchable(file, { tree, store }) {
    const path = tree.path(file);
    if (path === null)
        return { code: 'edit_outside_workspace', path: file, detail: 'it lies outside the repository' };
    if (path.split('/').includes('node_modules'))
        return { code: 'edit_outside_workspace', path, detail: 'it belongs to an installed package' };
    if (!tree.listing.has(path))
        return { code: 'edit_outside_workspace', path, detail: 'git ignores it' };
    const head = (store.read(file) ?? '').slice(0, HEAD);
    return GENERATED.test(head) ? { code: 'edit_outside_workspace', path, detail: 'it is generated' } : null;
}

;// CONCATENATED MODULE: ./lib/language/typescript/changes.js




/** Returns the changes in order of place; one that lies behind the end is meant at the end. */
function sortedEdits({ textChanges }, size) {
    return textChanges.map(({ span: { start, length }, newText }) => ({ start: Math.min(start, size), end: Math.min(start + length, size), text: newText }))
        .sort((a, b) => a.start - b.start);
}
/** Returns the terminator of a new file: what the file that the change starts from has. */
function terminatorOf(path, { tree, store }) {
    const text = store.read(tree.absolute(path)) ?? '';
    return (text.match(/\r\n/gu)?.length ?? 0) * 2 > (text.match(/\n/gu)?.length ?? 0) ? '\r\n' : '\n';
}
function fileEdits(change, from, session) {
    const { tree, store } = session;
    const file = change.fileName.replaceAll('\\', '/');
    const path = tree.path(file) ?? file;
    const old = store.read(file);
    const edits = sortedEdits(change, old?.length ?? 0);
    if (old !== null)
        return { path, sha256: store.digest(file), edits: edits.filter(({ start, end, text }) => old.slice(start, end) !== text) };
    const text = edits.map((edit) => edit.text).join('').replace(/\r?\n/gu, terminatorOf(from, session));
    return { path, sha256: null, edits: [{ start: 0, end: 0, text }] };
}
/** Returns the edits of changes that start from a path; files left as they are are not among them. Refuses: edit_outside_workspace. */
function editsOf(changes, from, session) {
    const files = changes.map((change) => fileEdits(change, from, session)).filter(({ edits }) => edits.length > 0);
    const barred = files.filter(({ sha256 }) => sha256 !== null)
        .map(({ path }) => isUntouchable(session.tree.absolute(path), session)).filter((one) => one !== null);
    return settle(barred, () => files);
}
/** Returns the files as they would be with these edits, and how many errors they have before and after. */
function afterwards(files, session) {
    const { tree, store } = session;
    const paths = files.map(({ path }) => path);
    const errors = (found) => found.flatMap(({ items }) => items).filter(({ severity }) => severity === 'error').length;
    const before = diagnose(files.filter(({ sha256 }) => sha256 !== null).map(({ path }) => path), session);
    store.lay(new Map(files.map(({ path, edits }) => [tree.absolute(path), edited(store.read(tree.absolute(path)) ?? '', edits)])));
    for (const { path, sha256 } of files)
        if (sha256 === null)
            session.projects.of(tree.absolute(path));
    const diagnostics = diagnose(paths, session);
    store.lift();
    return { diagnostics, errors: { before: errors(before), after: errors(diagnostics) } };
}

;// CONCATENATED MODULE: ./lib/language/typescript/format.js
/** Returns the indentation that most indented lines of a text start with: a tab, or so many spaces. */
function indentation(text) {
    const lines = text.match(/^(?:\t| {2,8})(?=\S)/gmu) ?? [];
    const tabs = lines.filter((line) => line === '\t').length;
    if (tabs > lines.length / 2)
        return { spaces: false, size: 4 };
    const widths = new Map();
    for (const line of lines)
        if (line !== '\t')
            widths.set(line.length, (widths.get(line.length) ?? 0) + 1);
    const two = [...widths].filter(([width]) => width % 4 !== 0).reduce((sum, [, count]) => sum + count, 0);
    return { spaces: true, size: two > 0 ? 2 : 4 };
}
/** Returns the format settings for a file, by its path: its own indentation and terminator. */
function formatFor({ compiler, tree, store }, path) {
    const { ts } = compiler(tree.root);
    const text = store.read(tree.absolute(path)) ?? '';
    const { spaces, size } = indentation(text);
    const crlf = text.match(/\r\n/gu)?.length ?? 0;
    const all = text.match(/\n/gu)?.length ?? 0;
    return {
        ...ts.getDefaultFormatCodeSettings(crlf * 2 > all ? '\r\n' : '\n'), convertTabsToSpaces: spaces, indentSize: size, tabSize: size,
        ...(/;\s*$/mu.test(text) || !/^(?:import|export|const|let)\b.*[^;{(,]$/mu.test(text) ? {} : { semicolons: ts.SemicolonPreference.Remove }),
    };
}
function importQuotes(text) {
    const count = (quote) => text.match(quote)?.length ?? 0;
    return count(/(?:from|import|require\()\s*'/gu) - count(/(?:from|import|require\()\s*"/gu);
}
/** How many files are looked at for the quotes of a project. */
const LOOKED_AT = 100;
/** Returns the quotes that a file, or where it has none its project, writes imports with. */
function quotesFor({ tree, store }, path) {
    const own = importQuotes(store.read(tree.absolute(path)) ?? '');
    const all = own === 0 ? tree.sources().slice(0, LOOKED_AT).reduce((sum, file) => sum + importQuotes(store.read(file) ?? ''), 0) : own;
    return all === 0 ? 'auto' : all > 0 ? 'single' : 'double';
}

;// CONCATENATED MODULE: ./lib/language/typescript/actions.js




function hereOf(path, session) {
    const file = fileOf(session, { path, start: 0, end: 0 });
    if (!file.ok)
        return file;
    const [project] = session.projects.of(file.value);
    if (project === undefined)
        return refuse({ code: 'no_server', path });
    const quotePreference = quotesFor(session, path);
    return ok({ project, file: file.value, path, session, format: formatFor(session, path), preferences: { quotePreference, allowTextChangesInNewFiles: true } });
}
function quickFixes({ project: { service, ts }, file, format, preferences }, start, end) {
    const all = [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file), ...service.getSuggestionDiagnostics(file)];
    const touched = all.filter((one) => one.start !== undefined && one.start <= end && start <= one.start + (one.length ?? 0));
    const errors = touched.filter(({ category }) => category !== ts.DiagnosticCategory.Suggestion);
    // What is merely suggested counts where nothing is wrong.
    return (errors.length > 0 ? errors : touched).flatMap((one) => {
        const from = one.start ?? 0;
        return service.getCodeFixesAtPosition(file, from, from + (one.length ?? 0), [one.code], format, preferences)
            .map(({ description, changes, commands }) => ({ title: description, kind: 'quickfix', changes, commands: (commands ?? []).length > 0 && changes.length === 0 }));
    });
}
function refactors({ project: { service }, file, format, preferences }, start, end, kind) {
    const at = start === end ? start : { pos: start, end };
    const wanted = kind !== null && kind.startsWith('refactor.') ? kind : undefined;
    return service.getApplicableRefactors(file, at, preferences, 'invoked', wanted).flatMap(({ name, actions }) => actions.flatMap((action) => {
        // It asks for a target, which move-symbol takes.
        if (action.notApplicableReason !== undefined || name === 'Move to file')
            return [];
        const info = service.getEditsForRefactor(file, format, at, name, action.name, preferences);
        return info === undefined ? [] : [{ title: action.description, kind: action.kind ?? 'refactor', changes: info.edits }];
    }));
}
/** What fixes a whole file, by kind. */
const COMBINED = {
    'source.addMissingImports': { title: 'Add all missing imports', fixes: ['fixMissingImport'] },
    'source.removeUnused': { title: 'Remove all unused code', fixes: ['unusedIdentifier_delete', 'unusedIdentifier_deleteImports'] },
};
function organized({ project: { service, ts }, file, format, preferences }, mode) {
    return service.organizeImports({ type: 'file', fileName: file, mode: mode ?? ts.OrganizeImportsMode.All }, format, preferences);
}
function sourceActions(here, kind) {
    const { project: { service, ts }, file, format, preferences } = here;
    if (kind === 'source.organizeImports')
        return [{ title: 'Organize imports', kind, changes: organized(here, undefined) }];
    if (kind === 'source.removeUnusedImports')
        return [{ title: 'Remove unused imports', kind, changes: organized(here, ts.OrganizeImportsMode.RemoveUnused) }];
    const combined = COMBINED[kind];
    if (combined === undefined)
        return [];
    const changes = combined.fixes.flatMap((fix) => service.getCombinedCodeFix({ type: 'file', fileName: file }, fix, format, preferences).changes);
    return [{ title: combined.title, kind, changes }];
}
function finish(raw, { path, session }) {
    const files = editsOf(raw.changes, path, session);
    if (!files.ok || (files.value.length === 0 && raw.commands !== true))
        return null;
    const creates = files.value.some(({ sha256 }) => sha256 === null);
    const proposal = { files: files.value, moves: [], diagnostics: [] };
    if (raw.commands === true)
        return { title: raw.title, kind: raw.kind, proposal, bar: 'action_command_only' };
    return { title: raw.title, kind: raw.kind, proposal, ...(creates ? { bar: 'action_creates_file' } : {}) };
}
/** Returns whether a kind, or one above it, is asked for. */
function fits(kind, wanted) {
    return wanted === null || kind === wanted || kind.startsWith(`${wanted}.`);
}
/** Returns the actions at a place or range; source actions when their kind is asked for. Refuses: no_server, missing_file, out_of_bounds. */
function actionsAt({ at, kind }, session) {
    const inside = fileOf(session, at);
    const here = inside.ok ? hereOf(at.path, session) : inside;
    if (!here.ok)
        return here;
    const raw = [
        ...(fits('quickfix', kind) ? quickFixes(here.value, at.start, at.end) : []),
        ...(kind === null || kind === 'refactor' || kind.startsWith('refactor.') ? refactors(here.value, at.start, at.end, kind) : []),
        ...(kind !== null && kind.startsWith('source') ? sourceActions(here.value, kind) : []),
    ].filter((one) => fits(one.kind, kind));
    const actions = raw.map((one) => finish(one, here.value)).filter((one) => one !== null);
    return ok(actions.map((action) => (action.bar === undefined && raw.length <= JUDGED ? { ...action, proposal: { ...action.proposal, ...afterwards(action.proposal.files, session) } } : action)));
}
/** So many actions at a place are tried out, so that errors before and after can be told. */
const JUDGED = 8;
function proposed(changes, { path, session }) {
    const files = editsOf(changes, path, session);
    return files.ok ? ok({ files: files.value, moves: [], ...afterwards(files.value, session) }) : files;
}
/** Returns the edits that organize the imports of a file. Refuses: no_server, missing_file, edit_outside_workspace. */
function organizeImports(path, session) {
    const here = hereOf(path, session);
    return here.ok ? proposed(organized(here.value, undefined), here.value) : here;
}
/** Returns the edits that format a file. Refuses: no_server, missing_file, edit_outside_workspace. */
function format(path, session) {
    const here = hereOf(path, session);
    if (!here.ok)
        return here;
    const { project: { service }, file } = here.value;
    return proposed([{ fileName: file, textChanges: [...service.getFormattingEditsForDocument(file, here.value.format)] }], here.value);
}

;// CONCATENATED MODULE: ./lib/language/typescript/move-file.js
/**
 * `move-file` (spec page 7.2): a file or a directory goes elsewhere, and every import of it, and in it, follows.
 *
 * Every project that may import what moves is asked, and the answers are united. Then the files are looked at in their new places:
 * an import that no longer leads anywhere refuses the move, because TypeScript answers with what it understood and no more.
 */






/** Codes of a module or file that is not found. */
const LOST = new Set([2307, 2792, 6053, 7016, 2306, 2835, 2834]);
/** Returns every listed file that moves. Refuses: missing_file, invalid_request. */
function movesOf({ from, to }, { tree }) {
    if (from === to)
        return refuse({ code: 'invalid_request', detail: 'the target is the source' });
    if (to.startsWith(`${from}/`))
        return refuse({ code: 'invalid_request', detail: 'a directory cannot move into itself' });
    if (tree.listing.has(from))
        return ok([{ from, to }]);
    const inside = [...tree.listing].filter((path) => path.startsWith(`${from}/`)).map((path) => ({ from: path, to: `${to}${path.slice(from.length)}` }));
    return inside.length > 0 ? ok(inside) : refuse({ code: 'missing_file', path: from });
}
/** Returns the sources that may import what moves: they name it, or its folder. */
function mentioning(moves, { from }, { tree, store }) {
    const stem = (path) => (path.split('/').at(-1) ?? '').replace(/(?:\.d)?\.[cm]?[jt]sx?$|\.[^.]+$/u, '');
    const words = new Set([stem(from), ...moves.map((move) => stem(move.from))]);
    const folders = moves.filter((move) => stem(move.from) === 'index').map((move) => (0,external_node_path_namespaceObject.dirname)(move.from).split('/').at(-1) ?? '');
    const all = [...words, ...folders].filter((word) => word !== '' && word !== '.' && word !== 'index');
    return tree.sources().filter((file) => {
        const text = store.read(file) ?? '';
        // An index file is also what `.` and `..` import.
        return all.some((word) => text.includes(word)) || (words.has('index') && /['"]\.{1,2}\/?['"]/u.test(text));
    });
}
/** Returns the edits that all projects together ask for. Refuses: malformed_edit, edit_outside_workspace. */
function gather(projects, request, session) {
    const { tree, store } = session;
    const found = new Map();
    for (const { service } of projects) {
        const changes = service.getEditsForFileRename(tree.absolute(request.from), tree.absolute(request.to), formatFor(session, request.from), {});
        for (const { fileName, textChanges } of changes) {
            const file = fileName.replaceAll('\\', '/');
            const ofFile = found.get(file) ?? new Map();
            found.set(file, ofFile);
            for (const { span: { start, length }, newText } of textChanges) {
                if ((store.read(file) ?? '').slice(start, start + length) !== newText)
                    ofFile.set(`${String(start)} ${newText}`, { start, end: start + length, text: newText });
            }
        }
    }
    const gathered = new Map();
    const refusals = [];
    for (const [file, edits] of found) {
        if (edits.size === 0)
            continue;
        const barred = isUntouchable(file, session);
        if (barred !== null)
            refusals.push(barred);
        const sorted = [...edits.values()].sort((a, b) => a.start - b.start);
        const clash = sorted.find((edit, index) => index > 0 && edit.start < (sorted[index - 1]?.end ?? 0));
        if (clash !== undefined)
            refusals.push({ code: 'malformed_edit', path: tree.path(file) ?? file, detail: 'two projects want different imports there' });
        gathered.set(file, sorted);
    }
    return settle(refusals, () => gathered);
}
/** Returns the imports of these files that lead nowhere in a project. */
function lostImports({ service, ts }, files) {
    const program = service.getProgram();
    const sources = program?.getSourceFiles().filter(({ fileName }) => files.has(fileName)) ?? [];
    return sources.flatMap((source) => (program?.getSemanticDiagnostics(source) ?? []).filter(({ code }) => LOST.has(code))
        .map(({ start, messageText }) => ({ file: source.fileName, at: start ?? 0, message: ts.flattenDiagnosticMessageText(messageText, ' ') })));
}
/** Returns a refusal for every file of which the move would lose imports. Refuses: diagnostics_regressed. */
function lostBy(projects, moves, edits, mentioned, session) {
    const { tree, store } = session;
    const to = new Map(moves.map((move) => [tree.absolute(move.from), tree.absolute(move.to)]));
    const concerned = [...new Set([...edits.keys(), ...to.keys(), ...mentioned])];
    const before = projects.map((project) => lostImports(project, new Set(concerned)));
    const texts = new Map(afterTexts(edits, store));
    for (const [from, target] of to) {
        texts.set(target, texts.get(from) ?? store.read(from));
        texts.set(from, null);
    }
    for (const project of projects)
        project.replace(to);
    store.lay(texts);
    const after = projects.map((project) => lostImports(project, new Set(concerned.map((file) => to.get(file) ?? file))));
    const refusals = new Map();
    projects.forEach((_, index) => {
        for (const file of concerned) {
            const now = to.get(file) ?? file;
            const lost = (after[index] ?? []).filter((one) => one.file === now);
            const [first] = lost;
            if (first === undefined || lost.length <= (before[index] ?? []).filter((one) => one.file === file).length)
                continue;
            const path = tree.path(now) ?? now;
            refusals.set(path, { code: 'diagnostics_regressed', path, detail: `${told({ path, ...lineAndCharacter(store.read(now) ?? '', first.at) })}: ${first.message}` });
        }
    });
    store.lift();
    for (const project of projects)
        project.replace(new Map());
    return [...refusals.values()];
}
/** Returns the edits of a move. Refuses: missing_file, invalid_request, edit_outside_workspace, malformed_edit, diagnostics_regressed. */
function moveFile(request, session) {
    const { tree, store, projects } = session;
    const moves = movesOf(request, session);
    if (!moves.ok)
        return moves;
    const barred = moves.value.map(({ from }) => isUntouchable(tree.absolute(from), session)).filter((one) => one !== null && one.detail !== 'it is generated');
    if (barred.length > 0)
        return { ok: false, refusals: barred.filter((one) => one !== null) };
    const mentioned = mentioning(moves.value, request, session);
    const concerned = projects.holding([...mentioned, ...moves.value.map(({ from }) => tree.absolute(from)).filter((file) => tree.sources().includes(file))]);
    const edits = gather(concerned, request, session);
    if (!edits.ok)
        return edits;
    const lost = lostBy(concerned, moves.value, edits.value, mentioned, session);
    if (lost.length > 0)
        return { ok: false, refusals: lost };
    return ok({ files: toFileEdits(edits.value, tree, store), moves: moves.value, diagnostics: [] });
}

;// CONCATENATED MODULE: ./lib/language/typescript/move-symbol.js






function isDeclaration(ts, node) {
    return ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
        || ts.isEnumDeclaration(node) || ts.isModuleDeclaration(node) || ts.isVariableStatement(node);
}
/** Returns where the head of a declaration ends: before its body, its members or its value. */
function headEnd(ts, node, source, at) {
    if (ts.isVariableStatement(node)) {
        const declaration = node.declarationList.declarations.find((one) => at <= one.end) ?? node.declarationList.declarations.at(-1);
        return declaration?.name.end ?? node.getStart(source);
    }
    const { name } = node;
    return name?.end ?? node.getStart(source) + 'export default'.length;
}
/** Returns the statements that a stretch names: the declaration whose head holds a place, or all that a range holds. Refuses: symbol_move_refused. */
function chosen(project, source, { at }) {
    const { ts } = project;
    const touched = source.statements.filter((node) => node.getStart(source) <= at.end && at.start < Math.max(node.end, node.getStart(source) + 1));
    const [first, last] = [touched[0], touched.at(-1)];
    const detail = 'the position is on no top-level declaration';
    if (first === undefined || last === undefined || !touched.some((node) => isDeclaration(ts, node)))
        return refuse({ code: 'symbol_move_refused', path: at.path, detail });
    if (at.start === at.end && at.start > headEnd(ts, first, source, at.start)) {
        return refuse({ code: 'symbol_move_refused', path: at.path, detail: 'the position is inside a body; give that of the declaration\'s name' });
    }
    return ok({ pos: first.getStart(source), end: last.end });
}
/** Returns why nothing can be moved to a path, or null. Refuses: symbol_move_refused, directory_target. */
function targetProblem({ at, to }, { tree }) {
    if (to === at.path)
        return refuse({ code: 'symbol_move_refused', path: to, detail: 'the target is the source' });
    if ([...tree.listing].some((path) => path.startsWith(`${to}/`)))
        return refuse({ code: 'directory_target', path: to });
    if (!isSource(to))
        return refuse({ code: 'symbol_move_refused', path: to, detail: 'the target is of another language' });
    if (isJavascript(to) !== isJavascript(at.path))
        return refuse({ code: 'symbol_move_refused', path: to, detail: 'one is TypeScript and the other JavaScript' });
    return to.endsWith('.d.ts') === at.path.endsWith('.d.ts') ? ok(null) : refuse({ code: 'symbol_move_refused', path: to, detail: 'the target is a declaration file' });
}
/** Returns the modules of other projects that may import a file: they must be in the program that rewrites them. */
function importersElsewhere(project, file, { tree, store }) {
    const name = (file.split('/').at(-1) ?? '').replace(/\.[^.]+$/u, '');
    const stem = name === 'index' ? file.split('/').at(-2) ?? name : name;
    return tree.sources().filter((one) => {
        if (project.roots.has(one) || one.endsWith('.d.ts') || (isJavascript(one) && project.options.allowJs !== true))
            return false;
        const text = store.read(one) ?? '';
        return text.includes(stem) && /\b(?:import|export|require)\b/u.test(text);
    });
}
/** Returns why a move is not worth offering, or null: it brings errors. Refuses: diagnostics_regressed. */
function regression({ diagnostics, errors }, path) {
    if (errors === undefined || errors.after <= errors.before)
        return null;
    const all = diagnostics.flatMap((file) => file.items.filter(({ severity }) => severity === 'error').map((item) => ({ path: file.path, item })));
    const [first] = all;
    if (first === undefined)
        return { code: 'diagnostics_regressed', path, detail: 'the compiler finds new errors' };
    return { code: 'diagnostics_regressed', path: first.path, detail: `${told({ path: first.path, ...first.item })}: TS${first.item.code}: ${first.item.message}` };
}
/** Returns what the compiler changes for a move. Refuses: symbol_move_refused, no_server. */
function changesOf(request, file, session) {
    const { tree, store, projects } = session;
    const { path } = request.at;
    const [project] = projects.of(file);
    const source = project?.service.getProgram()?.getSourceFile(file);
    if (project === undefined || source === undefined)
        return refuse({ code: 'no_server', path });
    const range = chosen(project, source, request);
    if (!range.ok)
        return range;
    const targetFile = tree.absolute(request.to);
    project.include([...(store.read(targetFile) === null ? [] : [targetFile]), ...importersElsewhere(project, file, session)]);
    const preferences = { allowTextChangesInNewFiles: true, quotePreference: quotesFor(session, path) };
    const info = project.service.getEditsForRefactor(file, formatFor(session, path), range.value, 'Move to file', 'Move to file', preferences, { targetFile });
    if (info !== undefined && info.edits.length > 0)
        return ok(info.edits);
    return refuse({ code: 'symbol_move_refused', path, detail: info?.notApplicableReason ?? 'the compiler will not move it' });
}
/** Returns the edits of a move. Refuses: symbol_move_refused, diagnostics_regressed, directory_target, edit_outside_workspace, no_server. */
function moveSymbol(request, session) {
    const { path } = request.at;
    const file = fileOf(session, request.at);
    if (!file.ok)
        return file;
    const target = targetProblem(request, session);
    if (!target.ok)
        return target;
    const changes = changesOf(request, file.value, session);
    const files = changes.ok ? editsOf(changes.value, path, session) : changes;
    if (!files.ok)
        return files;
    const outcome = afterwards(files.value, session);
    const regressed = regression(outcome, path);
    return regressed === null ? ok({ files: files.value, moves: [], ...outcome }) : refuse(regressed);
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

;// CONCATENATED MODULE: ./lib/language/typescript/reads.js






/** How many symbols a query answers with. */
const MOST = 200;
/** Returns a span as answers show it; files outside the tree by their absolute name. */
function placeOf(file, { start, length }, { tree, store }) {
    const text = store.read(file) ?? '';
    const from = lineAndCharacter(text, start);
    const line = text.split('\n')[from.line - 1] ?? '';
    const path = tree.path(file);
    return { path: path ?? file, ...from, end: lineAndCharacter(text, start + length), text: line.replace(/\r$/u, '') };
}
function reads_unique(items) {
    return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
/** Returns the projects that hold a word at a place, those of its own file first. */
function concerned(file, at, session) {
    const text = session.store.read(file) ?? '';
    const before = /[\p{ID_Continue}$]*$/u.exec(text.slice(0, at))?.[0] ?? '';
    const word = before + (/^[\p{ID_Continue}$]*/u.exec(text.slice(at))?.[0] ?? '');
    const home = session.projects.of(file);
    if (word === '')
        return home;
    const holding = session.tree.sources().filter((one) => wordsIn(session.store.read(one) ?? '', word).length > 0);
    return [...new Set([...home, ...session.projects.holding(holding)])];
}
function definition(file, at, session) {
    const found = session.projects.of(file).flatMap(({ service }) => service.getDefinitionAtPosition(file, at) ?? []);
    return { definitions: reads_unique(found.map(({ fileName, textSpan, kind, name, containerName }) => ({ ...placeOf(fileName, textSpan, session), kind, name, container: containerName }))) };
}
function references(file, at, session) {
    const projects = concerned(file, at, session).filter(({ service }) => service.getProgram()?.getSourceFile(file) !== undefined);
    const own = projects.flatMap(({ service }) => service.findReferences(file, at) ?? []);
    // A project that has the declaration and not this file is asked at the declaration.
    const declared = own.map(({ definition: { fileName, textSpan } }) => ({ fileName, start: textSpan.start }));
    const others = concerned(file, at, session).filter((project) => !projects.includes(project)).flatMap(({ service }) => declared.flatMap(({ fileName, start }) => (service.getProgram()?.getSourceFile(fileName) === undefined ? [] : service.findReferences(fileName, start) ?? [])));
    const all = [...own, ...others].flatMap((symbol) => symbol.references);
    const shown = all.map(({ fileName, textSpan, isWriteAccess }) => ({ ...placeOf(fileName, textSpan, session), write: isWriteAccess }));
    return { references: reads_unique(shown).sort((a, b) => (a.path === b.path ? a.line - b.line || a.character - b.character : a.path < b.path ? -1 : 1)) };
}
function hover(file, at, { projects }) {
    const [project] = projects.of(file);
    const info = project?.service.getQuickInfoAtPosition(file, at);
    if (project === undefined || info === undefined)
        return { hover: null };
    const joined = (parts) => (parts ?? []).map(({ text }) => text).join('');
    return { hover: { kind: info.kind, signature: joined(info.displayParts), documentation: joined(info.documentation), tags: (info.tags ?? []).map(({ name, text }) => ({ name, text: joined(text) })) } };
}
function calls(file, at, session) {
    const [project] = session.projects.of(file);
    const prepared = project?.service.prepareCallHierarchy(file, at);
    const item = Array.isArray(prepared) ? prepared[0] : prepared;
    if (project === undefined || item === undefined)
        return { calls: null };
    const told = (one) => ({ name: one.name, kind: one.kind, ...placeOf(one.file, one.selectionSpan, session) });
    const spans = (from, list) => list.map((span) => placeOf(from, span, session));
    return { calls: {
            of: told(item),
            incoming: project.service.provideCallHierarchyIncomingCalls(item.file, item.selectionSpan.start).map(({ from, fromSpans }) => ({ from: told(from), at: spans(from.file, fromSpans) })),
            outgoing: project.service.provideCallHierarchyOutgoingCalls(item.file, item.selectionSpan.start).map(({ to, fromSpans }) => ({ to: told(to), at: spans(item.file, fromSpans) })),
        } };
}
function symbolsOf(file, session) {
    const [project] = session.projects.of(file);
    const tree = project?.service.getNavigationTree(file);
    const visit = (node) => (node.childItems ?? []).map((child) => ({
        name: child.text, kind: child.kind, ...placeOf(file, child.nameSpan ?? child.spans[0] ?? { start: 0, length: 0 }, session),
        ...((child.childItems ?? []).length === 0 ? {} : { children: visit(child) }),
    }));
    return { symbols: tree === undefined ? [] : visit(tree) };
}
/** Returns the symbols of the workspace whose name fits; libraries are left out. */
function symbolsLike(query, session) {
    const projects = session.projects.holding(session.tree.sources());
    const found = projects.flatMap(({ service }) => service.getNavigateToItems(query, MOST, undefined, true));
    const own = found.filter(({ fileName }) => session.tree.listing.has(session.tree.path(fileName) ?? ''));
    return { symbols: reads_unique(own.map(({ name, kind, fileName, textSpan, containerName }) => ({ name, kind, ...placeOf(fileName, textSpan, session), container: containerName }))).slice(0, MOST) };
}
function at(stretch, session, read) {
    const file = fileOf(session, stretch);
    return file.ok ? ok(read(file.value, stretch.start)) : file;
}
/** Returns the answer to a read. Refuses: no_server, missing_file, out_of_bounds. */
function read(request, session) {
    switch (request.ask) {
        case 'definition': return at(request.at, session, (file, place) => definition(file, place, session));
        case 'references': return at(request.at, session, (file, place) => references(file, place, session));
        case 'hover': return at(request.at, session, (file, place) => hover(file, place, session));
        case 'calls': return at(request.at, session, (file, place) => calls(file, place, session));
        case 'symbols': {
            if (request.path === null)
                return ok(symbolsLike(request.query, session));
            if (!isSource(request.path))
                return refuse({ code: 'no_server', path: request.path });
            return at({ path: request.path, start: 0, end: 0 }, session, (file) => symbolsOf(file, session));
        }
        case 'diagnostics': return ok({ diagnostics: diagnose(request.paths, session) });
    }
}

;// CONCATENATED MODULE: ./lib/language/typescript/meanings.js
const EVERY = 7;
/** Returns where a name stands: inside its quotes. */
function meanings_placeOf(ts, node, source) {
    return node.getStart(source) + (ts.isStringLiteralLike(node) ? 1 : 0);
}
/** Returns every identifier, and string that may name a member, of these names in a file. */
function namesIn(ts, source, names) {
    const found = [];
    const visit = (node) => {
        const isName = ts.isIdentifier(node) || ts.isPrivateIdentifier(node) || ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
        if (isName && names.has(node.text))
            found.push(node);
        const documentation = node.jsDoc;
        documentation?.forEach(visit);
        ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
}
/** Returns whether a file may hold one of these names, cheaply. */
function mentions(source, names) {
    const { identifiers } = source;
    return names.some((name) => identifiers?.has(name) === true || source.text.includes(name));
}
class Resolver {
    ts;
    checker;
    constructor(ts, checker) {
        this.ts = ts;
        this.checker = checker;
    }
    /** Returns the declarations, as `file position`, that a name may denote; without those of another meaning than its own. */
    resolve(node) {
        const { ts } = this;
        const inner = ts;
        const meaning = inner.getMeaningFromLocation?.(node) ?? EVERY;
        const found = new Set();
        for (const symbol of this.symbolsOf(node)) {
            for (const declaration of symbol.declarations ?? []) {
                const its = inner.getMeaningFromDeclaration?.(declaration) ?? EVERY;
                if ((meaning & its) !== 0)
                    found.add(this.keyOf(declaration));
            }
        }
        return found;
    }
    keyOf(declaration) {
        const source = declaration.getSourceFile();
        const name = this.ts.getNameOfDeclaration(declaration) ?? declaration;
        return `${source.fileName} ${String(meanings_placeOf(this.ts, name, source))}`;
    }
    *symbolsOf(node) {
        const { checker, ts } = this;
        for (const symbol of [checker.getSymbolAtLocation(node), ...this.others(node)]) {
            if (symbol === undefined)
                continue;
            yield symbol;
            if ((symbol.flags & ts.SymbolFlags.Alias) !== 0)
                yield* this.aliased(symbol);
            for (const root of checker.getRootSymbols(symbol))
                if (root !== symbol)
                    yield root;
        }
    }
    /** Returns every symbol on the way from an alias to what it stands for; a way that ends nowhere ends with its last one. */
    *aliased(alias) {
        const inner = this.checker;
        const seen = new Set([alias]);
        for (let at = inner.getImmediateAliasedSymbol?.(alias); at !== undefined && !seen.has(at);) {
            yield at;
            seen.add(at);
            at = (at.flags & this.ts.SymbolFlags.Alias) === 0 ? undefined : inner.getImmediateAliasedSymbol?.(at);
        }
        yield this.checker.getAliasedSymbol(alias);
    }
    /** Returns what a name denotes beside the symbol that stands at it. */
    others(node) {
        const { checker, ts } = this;
        const { parent } = node;
        if (ts.isShorthandPropertyAssignment(parent))
            return [checker.getShorthandAssignmentValueSymbol(parent), ...this.expected(parent.parent, node.text)];
        if (ts.isExportSpecifier(parent))
            return [checker.getExportSpecifierLocalTargetSymbol(parent)];
        if (ts.isBindingElement(parent))
            return this.taken(parent, node);
        return this.isNameOf(node) ? this.related(parent, node.text) : [];
    }
    isNameOf(node) {
        return node.parent.name === node;
    }
    /** Returns the property that a destructured name takes. */
    taken(element, node) {
        if (!this.ts.isObjectBindingPattern(element.parent) || (element.propertyName ?? element.name) !== node)
            return [];
        return [this.checker.getTypeAtLocation(element.parent).getProperty(node.text)];
    }
    /** Returns the members that a member of this name implements, overrides or is given for. */
    related(member, name) {
        const { ts } = this;
        if (ts.isJsxAttribute(member))
            return this.expected(member.parent, name);
        if (ts.isObjectLiteralElementLike(member) && ts.isObjectLiteralExpression(member.parent))
            return this.expected(member.parent, name);
        if (ts.isClassElement(member) || ts.isTypeElement(member))
            return this.inherited(member, name);
        if (ts.isParameter(member) && ts.isParameterPropertyDeclaration(member, member.parent))
            return this.inherited(member.parent, name);
        return [];
    }
    expected(literal, name) {
        const type = this.checker.getContextualType(literal);
        if (type === undefined)
            return [];
        return (type.isUnion() ? type.types : [type]).map((one) => one.getProperty(name));
    }
    inherited(member, name) {
        const { checker, ts } = this;
        const owner = member.parent;
        if (!ts.isClassLike(owner) && !ts.isInterfaceDeclaration(owner))
            return [];
        const isStatic = ts.canHaveModifiers(member) && ts.getModifiers(member)?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword) === true;
        return (owner.heritageClauses ?? []).flatMap(({ types }) => types)
            .map((base) => checker.getTypeAtLocation(isStatic ? base.expression : base).getProperty(name));
    }
}
/** Returns what every place of these names in a file may denote. */
function meaningsIn(ts, checker, source, names) {
    const resolver = new Resolver(ts, checker);
    const places = new Map();
    for (const node of namesIn(ts, source, names))
        places.set(meanings_placeOf(ts, node, source), resolver.resolve(node));
    return places;
}

;// CONCATENATED MODULE: ./lib/language/typescript/left-over.js
/** What a rename leaves of the old name, and what it cannot see. */




/** How many are told of. */
const TOLD = 200;
/** Files that import modules, which TypeScript alone cannot read. */
const FOREIGN = ['.vue', '.svelte', '.astro', '.mdx'];
/** Returns why a name stays, by the declarations that it may denote. */
function reasonOf([other], { tree, store }) {
    if (other === undefined)
        return 'the compiler cannot say what it means';
    const cut = other.lastIndexOf(' ');
    return `it means the declaration at ${told(spotAt(other.slice(0, cut), Number(other.slice(cut + 1)), tree, store))}`;
}
/** Returns the names of one file of a project that stay; strings are no references. */
function inFile(source, path, edits, old, { project: { ts }, meanings }, session) {
    const edited = new Set((edits.get(source.fileName) ?? []).map(({ start }) => start));
    return namesIn(ts, source, new Set([old])).filter((node) => !ts.isStringLiteralLike(node)).map((node) => meanings_placeOf(ts, node, source))
        .filter((at) => !edited.has(at))
        .map((at) => ({ path, ...lineAndCharacter(source.text, at), reason: reasonOf(meanings.get(source.fileName)?.get(at) ?? [], session) }));
}
/** Returns the names in files of these projects that stay; where one project knows what a name means, its word counts. */
function inProjects(edits, old, looked, session) {
    const found = new Map();
    for (const one of looked) {
        for (const source of one.program.getSourceFiles()) {
            const path = session.tree.path(source.fileName);
            if (path === null || !session.tree.listing.has(path) || !mentions(source, [old]))
                continue;
            for (const left of inFile(source, path, edits, old, one, session)) {
                if (!found.has(told(left)) || left.reason.startsWith('it means'))
                    found.set(told(left), left);
            }
        }
    }
    return found;
}
/** Returns the sources that hold the old name and that no project looked at. */
function inNoProject(old, looked, { tree, store }) {
    const seen = new Set(looked.flatMap(({ program }) => program.getSourceFiles().map(({ fileName }) => fileName)));
    return tree.sources().filter((file) => !seen.has(file)).flatMap((file) => {
        const text = store.read(file) ?? '';
        return wordsIn(text, old).map((at) => ({ path: tree.path(file) ?? file, ...lineAndCharacter(text, at), reason: 'no project includes this file' }));
    });
}
/** Returns every occurrence of the old name that stays, outside comments and strings, with why; at most 200. */
function leftOvers(edits, old, looked, session) {
    const all = [...inProjects(edits, old, looked, session).values(), ...inNoProject(old, looked, session)];
    const sorted = all.sort((a, b) => (a.path === b.path ? a.line - b.line || a.character - b.character : a.path < b.path ? -1 : 1));
    const [last] = sorted.slice(TOLD);
    if (last === undefined)
        return sorted;
    return [...sorted.slice(0, TOLD), { ...last, reason: `${last.reason}; ${String(sorted.length - TOLD - 1)} more are not shown` }];
}
/** Returns a refusal for every file that holds the old name, imports an edited file, and cannot be read here. Refuses: rename_refused. */
function unreadImporters(edits, old, { tree, store, compiler }) {
    const { ts } = compiler(tree.root);
    return [...tree.listing].filter((path) => FOREIGN.includes((0,external_node_path_namespaceObject.extname)(path))).flatMap((path) => {
        const file = tree.absolute(path);
        const text = store.read(file) ?? '';
        if (wordsIn(text, old).length === 0)
            return [];
        const options = { allowJs: true, moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext };
        const specifiers = [...text.matchAll(/(?:\bfrom|\bimport|\brequire\s*\(|\bimport\s*\()\s*(['"])([^'"\n]+)\1/gu)].map((match) => match[2] ?? '');
        const imported = specifiers.map((specifier) => ts.resolveModuleName(specifier, file, options, ts.sys).resolvedModule?.resolvedFileName);
        if (!imported.some((name) => name !== undefined && edits.has(name)))
            return [];
        return [{ code: 'rename_refused', path, detail: `it imports the declaration and names ${old}, but TypeScript alone cannot read it` }];
    });
}

;// CONCATENATED MODULE: ./lib/language/typescript/names.js
/** Returns the one token that a text is, or null. */
function tokenOf(ts, text) {
    const scanner = ts.createScanner(ts.ScriptTarget.ESNext, false, ts.LanguageVariant.Standard, text);
    const kind = scanner.scan();
    return scanner.getTokenEnd() === text.length && text !== '' ? kind : null;
}
function isIdentifier(ts, text) {
    const kind = tokenOf(ts, text);
    return kind === ts.SyntaxKind.Identifier || (kind !== null && kind > ts.SyntaxKind.LastReservedWord && kind <= ts.SyntaxKind.LastKeyword);
}
function isPrivate(ts, text) {
    return tokenOf(ts, text) === ts.SyntaxKind.PrivateIdentifier;
}
/** Returns why a name cannot take the place of another, or null when it can. */
function newNameProblem(ts, old, name) {
    if (isPrivate(ts, old))
        return isPrivate(ts, name) ? null : `${old} is private, so the new name must be # and an identifier`;
    if (isPrivate(ts, name))
        return `${name} is a private name, and ${old} is none`;
    if (isIdentifier(ts, name))
        return null;
    const kind = tokenOf(ts, name);
    if (kind !== null && kind >= ts.SyntaxKind.FirstReservedWord && kind <= ts.SyntaxKind.LastReservedWord)
        return `${name} is a reserved word`;
    // Because a member or a literal type whose name is no identifier stands in quotes everywhere.
    const quoted = !isIdentifier(ts, old) && tokenOf(ts, old) !== ts.SyntaxKind.PrivateIdentifier;
    return quoted && /^[^'"`\\\r\n\u2028\u2029]+$/u.test(name) ? null : `${JSON.stringify(name)} is no identifier`;
}
/** Returns whether what a place names belongs to a type: then types elsewhere may depend on it without naming it. */
function isMember(project, file, at) {
    const { ts, service } = project;
    const program = service.getProgram();
    const source = program?.getSourceFile(file);
    if (program === undefined || source === undefined)
        return true;
    const node = tokenAt(ts, source, at);
    const symbol = node === null ? undefined : program.getTypeChecker().getSymbolAtLocation(node);
    const local = ts.SymbolFlags.BlockScopedVariable | ts.SymbolFlags.FunctionScopedVariable | ts.SymbolFlags.Function | ts.SymbolFlags.Class
        | ts.SymbolFlags.Interface | ts.SymbolFlags.Enum | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Alias | ts.SymbolFlags.TypeParameter | ts.SymbolFlags.Module;
    return symbol === undefined || (symbol.flags & local) === 0;
}
/** Returns the innermost node at a place. */
function tokenAt(ts, source, at) {
    let found = null;
    const visit = (node) => {
        if (node.pos > at || node.end <= at)
            return;
        if (node.getStart(source) <= at)
            found = node;
        ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
}

;// CONCATENATED MODULE: ./lib/language/typescript/rename-check.js


const NONE = [];
/** Returns whether a file is one of the people's own: no library, no package. */
function isOwn(project, program, source) {
    return !program.isSourceFileDefaultLibrary(source) && !source.fileName.includes('/node_modules/') && project.ts.isSourceFile(source);
}
function meaningsOf(project, program, names) {
    const checker = program.getTypeChecker();
    const set = new Set(names);
    const own = program.getSourceFiles().filter((source) => isOwn(project, program, source) && mentions(source, names));
    return new Map(own.map((source) => [source.fileName, meaningsIn(project.ts, checker, source, set)]));
}
/** Returns what the names denote in a project as it is; null where it has no program. */
function look(project, names) {
    const program = project.service.getProgram();
    return program === undefined ? null : { project, program, meanings: meaningsOf(project, program, names) };
}
/** Returns the declarations of an edited program as they were called before it. */
function mapped(keys, edits) {
    return new Set([...keys].map((key) => {
        const cut = key.lastIndexOf(' ');
        const file = key.slice(0, cut);
        const ofFile = edits.get(file);
        return ofFile === undefined ? key : `${file} ${String(placeBefore(Number(key.slice(cut + 1)), ofFile))}`;
    }));
}
/** Returns what places denote after the edits, by place and declaration as they were before. */
function comparable(places, ofFile, edits) {
    const found = new Map();
    for (const [place, keys] of places) {
        const before = placeBefore(place, ofFile);
        const all = found.get(before) ?? new Set();
        for (const key of mapped(keys, edits))
            all.add(key);
        found.set(before, all);
    }
    return found;
}
/** Returns the places that the edits write out: a shorthand becomes a property of its own, which no longer is its value as well. */
function writtenOut(edits, name) {
    return new Set([...edits].flatMap(([file, ofFile]) => ofFile.filter(({ text }) => text !== name).map(({ start }) => `${file} ${String(start)}`)));
}
/** Returns why the meaning of a place changed, or null when it did not; `tell` names a declaration. */
function change(before, after, written, tell) {
    if (after === undefined)
        return 'it would no longer be read as a name';
    const gained = [...after].find((key) => !before.has(key));
    const lost = [...before].find((key) => !after.has(key));
    if (gained !== undefined && lost !== undefined && ![...before].some((key) => after.has(key)))
        return `it would mean ${tell(gained)} instead of ${tell(lost)}`;
    if (gained !== undefined)
        return `it would mean ${tell(gained)} as well`;
    return lost === undefined || [...after].some((key) => written.has(key)) ? null : `it would no longer mean ${tell(lost)}`;
}
/** Returns every place whose meaning the edits change. */
function changedMeanings(looked, program, names, edits, tell) {
    const after = meaningsOf(looked.project, program, names);
    const written = writtenOut(edits, names.at(-1) ?? '');
    const conflicts = [];
    for (const [file, places] of looked.meanings) {
        const ofFile = edits.get(file) ?? NONE;
        const now = comparable(after.get(file) ?? new Map(), ofFile, edits);
        // Two names of the text before can be one edit only where the edit covers both; then they are judged together.
        const then = comparable(places, NONE, new Map());
        for (const [at, keys] of then) {
            const message = change(keys, now.get(at), written, tell);
            if (message !== null)
                conflicts.push({ file, at, message });
        }
    }
    return conflicts;
}
function errorsOf(project, program, files) {
    const gathered = new Map();
    for (const file of files) {
        const source = program.getSourceFile(file);
        if (source === undefined)
            continue;
        const all = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
        const errors = all.filter(({ category }) => category === project.ts.DiagnosticCategory.Error);
        if (errors.length > 0)
            gathered.set(file, errors);
    }
    return gathered;
}
/** Returns the errors that files have after the edits and did not have before, with all errors after. */
function newErrors(looked, program, files, edits) {
    const { project } = looked;
    const after = errorsOf(project, program, files);
    if (after.size === 0)
        return { conflicts: [], after };
    const before = errorsOf(project, looked.program, after.keys());
    const conflicts = [];
    for (const [file, errors] of after) {
        const known = new Map();
        const key = (code, at) => `${String(code)} ${String(at)}`;
        for (const { code, start = 0 } of before.get(file) ?? [])
            known.set(key(code, start), (known.get(key(code, start)) ?? 0) + 1);
        for (const { code, start = 0, messageText } of errors) {
            const at = placeBefore(start, edits.get(file) ?? NONE);
            const left = known.get(key(code, at)) ?? 0;
            if (left > 0)
                known.set(key(code, at), left - 1);
            else
                conflicts.push({ file, at, message: `TS${String(code)}: ${project.ts.flattenDiagnosticMessageText(messageText, ' ')}` });
        }
    }
    return { conflicts, after };
}
/** Returns the files that import others, or export from them, by the files imported. */
function importers(program, ts, options) {
    const found = new Map();
    for (const source of program.getSourceFiles()) {
        if (source.fileName.includes('/node_modules/') || program.isSourceFileDefaultLibrary(source))
            continue;
        const { imports = [] } = source;
        for (const specifier of imports) {
            const inner = program;
            const resolved = inner.getResolvedModuleFromModuleSpecifier?.(specifier, source)?.resolvedModule
                ?? ts.resolveModuleName(specifier.text, source.fileName, options, ts.sys).resolvedModule;
            const file = resolved === undefined ? undefined : program.getSourceFile(resolved.resolvedFileName)?.fileName;
            if (file === undefined)
                continue;
            const all = found.get(file) ?? new Set();
            found.set(file, all.add(source.fileName));
        }
    }
    return found;
}
/** Returns whether a file takes another module as a whole: then what it makes of it need not hold the name. */
function takesWhole(ts, source) {
    return /\bexport\s*(?:type\s*)?\*|\bimport\s*(?:type\s*)?\*|\bimport\s*\(|\brequire\s*\(/u.test(source.text) && ts.isSourceFile(source);
}
/**
 * Returns the files whose errors the edits can change: the edited ones, and of those that import one, however far, the ones that
 * take modules as a whole. Where a member is renamed, all of them, and every file where a name stands, because types meet by their
 * members; else a name that means what it meant brings no error to a file that nobody edits.
 */
function affected(looked, edits, member) {
    const { program, project } = looked;
    const own = program.getSourceFiles().filter((source) => isOwn(project, program, source));
    const touched = own.filter(({ fileName }) => edits.has(fileName));
    if (touched.some((source) => !project.ts.isExternalModule(source) && !isCommonJs(source)))
        return new Set(own.map(({ fileName }) => fileName));
    const found = new Set([...(member ? looked.meanings.keys() : []), ...touched.map(({ fileName }) => fileName)]);
    const by = importers(program, project.ts, project.options);
    const reached = new Set(touched.map(({ fileName }) => fileName));
    for (const file of reached) {
        for (const importer of by.get(file) ?? []) {
            const source = program.getSourceFile(importer);
            if (source === undefined || (!member && !takesWhole(project.ts, source)))
                continue;
            reached.add(importer);
            found.add(importer);
        }
    }
    return found;
}
function isCommonJs(source) {
    return source.commonJsModuleIndicator !== undefined;
}
/** Returns what speaks against a rename; to be called with the edited texts laid over the files. */
function judge(looked, { names, edits, member, tell }) {
    const program = looked.project.service.getProgram();
    if (program === undefined)
        return { conflicts: [], errors: new Map() };
    const changed = changedMeanings(looked, program, names, edits, tell);
    // Because a changed meaning is reason enough, and errors take the most time of all.
    const { conflicts, after } = changed.length > 0 ? { conflicts: [], after: new Map() } : newErrors(looked, program, affected(looked, edits, member), edits);
    return { conflicts: [...conflicts, ...changed], errors: after };
}

;// CONCATENATED MODULE: ./lib/language/typescript/rename.js










const PREFERENCES = { providePrefixAndSuffixTextForRename: true, allowRenameOfImportPath: false };
/** Returns what stands at a place and may be renamed there. Refuses: rename_refused. */
function targetAt(project, file, at, session) {
    const { path } = spotAt(file, at, session.tree, session.store);
    const info = project.service.getRenameInfo(file, at, PREFERENCES);
    if (!info.canRename)
        return refuse({ code: 'rename_refused', path, detail: info.localizedErrorMessage });
    if (info.fileToRename !== undefined)
        return refuse({ code: 'rename_refused', path, detail: 'this names a file; use move-file' });
    const { start, length } = info.triggerSpan;
    const old = (session.store.read(file) ?? '').slice(start, start + length);
    return ok({ file, at: start, old, member: isMember(project, file, start) });
}
/** Returns the sources of the tree that hold a word. */
function holding({ tree, store }, word) {
    return tree.sources().filter((file) => {
        const text = store.read(file);
        return text !== null && wordsIn(text, word).length > 0;
    });
}
/** Returns the word around a place. */
function wordAt(text, at) {
    const before = /[\p{ID_Continue}$]*$/u.exec(text.slice(Math.max(0, at - 200), at))?.[0] ?? '';
    return before + (/^[\p{ID_Continue}$]*/u.exec(text.slice(at, at + 200))?.[0] ?? '');
}
function keep(found, location, name) {
    const { fileName: file, textSpan: { start, length }, prefixText = '', suffixText = '' } = location;
    const edit = { start, end: start + length, text: `${prefixText}${name}${suffixText}` };
    const ofFile = found.files.get(file) ?? new Map();
    found.files.set(file, ofFile);
    const key = `${String(start)} ${edit.text}`;
    if (!ofFile.has(key) && prefixText === '' && suffixText === '')
        found.seeds.push({ file, at: start });
    ofFile.set(key, edit);
}
/** Returns whether a name at a place is that of an import or export: renamed there, it would become an alias in its file alone. */
function isSpecifier({ ts }, source, at) {
    const parent = tokenAt(ts, source, at)?.parent;
    return parent !== undefined && (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isImportClause(parent) || ts.isNamespaceImport(parent));
}
/** Returns the locations of a symbol over all of these projects, each asked where it knows the symbol. */
function locate(projects, { file, at }, name) {
    const found = { files: new Map(), seeds: [] };
    const silent = new Set(projects);
    const ask = (project, inFile, place, first) => {
        const source = project.service.getProgram()?.getSourceFile(inFile);
        if (source === undefined || (!first && isSpecifier(project, source, place)))
            return;
        if (!project.service.getRenameInfo(inFile, place, PREFERENCES).canRename)
            return;
        silent.delete(project);
        const locations = project.service.findRenameLocations(inFile, place, false, false, PREFERENCES) ?? [];
        for (const location of locations)
            keep(found, location, name);
    };
    for (const project of projects)
        ask(project, file, at, true);
    for (let next = found.seeds.shift(); next !== undefined && silent.size > 0; next = found.seeds.shift()) {
        for (const project of [...silent])
            ask(project, next.file, next.at, false);
    }
    return found;
}
/** Returns the edits in order of place. Refuses: malformed_edit where two overlap, rename_refused where projects disagree. */
function rename_gather({ files }, { old }, session) {
    const gathered = new Map();
    const refusals = [];
    for (const [file, edits] of files) {
        const path = session.tree.path(file) ?? file;
        const barred = isUntouchable(file, session);
        if (barred !== null)
            refusals.push(barred);
        const text = session.store.read(file) ?? '';
        const sorted = [...edits.values()].sort((a, b) => a.start - b.start);
        sorted.forEach((edit, index) => {
            const spot = told(spotAt(file, edit.start, session.tree, session.store));
            if (index > 0 && edit.start < (sorted[index - 1]?.end ?? 0))
                refusals.push({ code: 'malformed_edit', path, detail: `two projects want different edits at ${spot}` });
            if (unescaped(text.slice(edit.start, edit.end)) !== unescaped(old))
                refusals.push({ code: 'rename_refused', path, detail: `${spot} does not hold ${old}` });
        });
        gathered.set(file, sorted);
    }
    return settle(refusals, () => gathered);
}
function unescaped(text) {
    return text.replace(/\\u(?:\{([0-9a-f]+)\}|([0-9a-f]{4}))/giu, (_, braced, plain) => String.fromCodePoint(Number.parseInt(braced ?? plain ?? '0', 16)));
}
function conflictRefusal({ file, at, message }, session) {
    const spot = spotAt(file, at, session.tree, session.store);
    return { code: 'rename_conflict', path: spot.path, position: `${String(spot.line)}:${String(spot.character)}`, detail: `${told(spot)}: ${message}` };
}
/** Returns the first conflicts that were found, each once. */
function distinct(conflicts) {
    const seen = new Set();
    return conflicts.filter(({ file, at, message }) => {
        const key = `${file} ${String(at)} ${message}`;
        return seen.has(key) ? false : seen.add(key);
    }).slice(0, 20);
}
/** Returns the answer of a rename whose edits are known. Refuses: rename_conflict, rename_refused. */
function judged(edits, names, target, projects, session) {
    const { store, tree } = session;
    const tell = (key) => {
        const cut = key.lastIndexOf(' ');
        return `the declaration at ${told(spotAt(key.slice(0, cut), Number(key.slice(cut + 1)), tree, store))}`;
    };
    const looked = projects.map((project) => look(project, names)).filter((one) => one !== null);
    store.lay(afterTexts(edits, store));
    const results = looked.map((one) => judge(one, { names, edits, member: target.member, tell }));
    const diagnostics = checkedFiles([...edits.keys()], results.map(({ errors }) => errors), target.file, session);
    store.lift();
    const conflicts = distinct(results.flatMap((one) => one.conflicts));
    if (conflicts.length > 0)
        return { ok: false, refusals: conflicts.map((one) => conflictRefusal(one, session)) };
    const [old] = names;
    const unread = unreadImporters(edits, old, session);
    if (unread.length > 0)
        return { ok: false, refusals: unread };
    return ok({ files: toFileEdits(edits, tree, store), moves: [], unrenamed: leftOvers(edits, old, looked, session), diagnostics });
}
/** Returns the edits of a rename. Refuses: rename_refused, rename_conflict, edit_outside_workspace, malformed_edit, no_server, missing_file. */
function rename({ at, name }, session) {
    const file = fileOf(session, at);
    if (!file.ok)
        return file;
    // Before the first question, because a project that is given further files is read anew.
    const knowing = session.projects.holding(holding(session, wordAt(session.store.read(file.value) ?? '', at.start)));
    const home = session.projects.of(file.value);
    const [first] = home;
    if (first === undefined)
        return refuse({ code: 'no_server', path: at.path });
    const target = targetAt(first, file.value, at.start, session);
    if (!target.ok)
        return target;
    const { old } = target.value;
    const problem = newNameProblem(first.ts, old, name);
    if (problem !== null)
        return refuse({ code: 'rename_conflict', path: at.path, detail: problem });
    if (old === name)
        return ok({ files: [], moves: [], diagnostics: [] });
    const projects = [...new Set([...home, ...knowing, ...session.projects.holding(holding(session, old))])];
    const edits = rename_gather(locate(projects, target.value, name), target.value, session);
    if (!edits.ok)
        return edits;
    if (edits.value.size === 0)
        return refuse({ code: 'rename_refused', path: at.path, detail: 'the compiler found nothing to rename' });
    return judged(edits.value, [unescaped(old), unescaped(name)], target.value, projects, session);
}

;// CONCATENATED MODULE: ./lib/language/typescript/answer.js






/** Returns the answer to one request in a session. */
function answerIn(session, request) {
    switch (request.ask) {
        case 'rename': return rename(request, session);
        case 'move-file': return moveFile(request, session);
        case 'move-symbol': return moveSymbol(request, session);
        case 'organize-imports': return organizeImports(request.path, session);
        case 'format': return format(request.path, session);
        case 'actions': return actionsAt(request, session);
        case 'definition':
        case 'references':
        case 'hover':
        case 'calls':
        case 'symbols':
        case 'diagnostics': return read(request, session);
    }
}
/** Answers requests one after another, keeping what it has read between them. */
class Answering {
    known = null;
    answer({ options, request }) {
        const last = this.known;
        const session = this.session(options);
        try {
            return answerIn(session, request);
        }
        finally {
            session.store.lift();
            // Only now, so that libraries that both use are parsed once.
            if (last !== null && last.session !== session)
                last.session.projects.dispose();
        }
    }
    session(options) {
        const key = JSON.stringify(options);
        const store = this.known?.session.store;
        store?.refresh();
        if (this.known?.key !== key)
            this.known = { key, session: openSession(options, store) };
        return this.known.session;
    }
}

;// CONCATENATED MODULE: ./lib/language/typescript/sidecar.js
/**
 * The process that TypeScript runs in: a line of JSON in, a line of JSON out, one request at a time. The compiler works in a
 * thread, so that the process hears at once that its standard input has closed, and ends: no sidecar outlives who started it.
 */



/** Megabytes that the compiler's objects may take; a large program needs a third of it. */
const MEMORY = 4096;
function reply(words) {
    process.stdout.write(`${JSON.stringify(words)}\n`);
}
function startThread() {
    const worker = new external_node_worker_threads_namespaceObject.Worker(process.argv[1] ?? '', { resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
    worker.on('message', (words) => reply(words));
    worker.on('error', (error) => {
        reply({ fault: error.message });
        process.exit(1);
    });
    return worker;
}
if (external_node_worker_threads_namespaceObject.isMainThread) {
    const worker = startThread();
    (0,external_node_readline_namespaceObject.createInterface)({ input: process.stdin, crlfDelay: Infinity })
        .on('line', (line) => worker.postMessage(line))
        .on('close', () => process.exit(0));
}
else {
    const answering = new Answering();
    external_node_worker_threads_namespaceObject.parentPort?.on('message', (line) => {
        try {
            external_node_worker_threads_namespaceObject.parentPort?.postMessage({ answer: answering.answer(JSON.parse(line)) });
        }
        catch (error) {
            external_node_worker_threads_namespaceObject.parentPort?.postMessage({ fault: error instanceof Error ? error.stack ?? error.message : String(error) });
        }
    });
}

