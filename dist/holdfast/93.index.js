export const id = 93;
export const ids = [93];
export const modules = {

/***/ 5093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openLanguage: () => (/* binding */ openLanguage)
});

// EXTERNAL MODULE: ./lib/base/outcome.js
var outcome = __webpack_require__(9877);
// EXTERNAL MODULE: ./lib/base/encoding.js
var encoding = __webpack_require__(2252);
// EXTERNAL MODULE: ./lib/base/fault.js
var fault = __webpack_require__(6173);
;// CONCATENATED MODULE: ./lib/language/typescript/lane.js
/**
 * The TypeScript lane: starts the sidecar when it is first asked, and keeps it until `close`.
 *
 * Promised: an answer, a refusal, or `server_failed` and `server_timeout` with the sidecar gone; the next question starts another.
 */



/** How long the compiler may take for one question, in milliseconds: a large repository, cold, on a slow machine. */
const TIMEOUT = 600_000;
/** Opens the lane; nothing is started yet. */
function openLane(options) {
    let pipe = null;
    const start = () => options.openPipe({
        program: options.node, arguments: [options.sidecar], directory: options.root, environment: options.environment, timeout: TIMEOUT,
    });
    const exchange = async (words) => {
        pipe ??= start();
        pipe.send((0,encoding/* utf8 */.As)(`${JSON.stringify(words)}\n`));
        return (0,encoding/* decode */.D4)(await pipe.line());
    };
    const close = async () => {
        const open = pipe;
        pipe = null;
        await open?.close();
    };
    return {
        close,
        ask: async (request, listing) => {
            const { root, packaged, trusted } = options;
            const session = { root, packaged, trusted, listing };
            try {
                const reply = JSON.parse(await exchange({ options: session, request }));
                if (reply.answer !== undefined)
                    return reply.answer;
                return (0,outcome/* refuse */.T)({ code: 'server_failed', detail: `TypeScript: ${reply.fault ?? 'no answer'}` });
            }
            catch (error) {
                await close();
                if (!(error instanceof fault/* Fault */.vC))
                    throw error;
                return (0,outcome/* refuse */.T)({ code: error.message.includes('said nothing') ? 'server_timeout' : 'server_failed', detail: `TypeScript: ${error.message}` });
            }
        },
    };
}

;// CONCATENATED MODULE: ./lib/language/language.js
/** The language services of one working tree: which one answers for a file, and what several say together. */


const TYPESCRIPT = /\.(?:[cm]?[jt]s|[jt]sx)$/u;
function pathOf(request) {
    if ('at' in request)
        return request.at.path;
    if ('from' in request)
        return request.from;
    return 'path' in request ? request.path : null;
}
/** Opens the services of a working tree; nothing is started until it is asked. */
function openLanguage(options) {
    const typescript = openLane(options);
    const ask = async (request) => {
        const path = pathOf(request);
        const listing = await options.listing();
        const isFolder = request.ask === 'move-file' && listing.some((one) => one.startsWith(`${path ?? ''}/`));
        if (path !== null && !isFolder && !TYPESCRIPT.test(path) && request.ask !== 'move-file') {
            return (0,outcome/* refuse */.T)({ code: 'no_server', path, detail: 'this version has a service for TypeScript and JavaScript only' });
        }
        return typescript.ask(request, listing);
    };
    return {
        propose: (request) => ask(request),
        actions: (request) => ask(request),
        read: (request) => ask(request),
        close: () => typescript.close(),
    };
}


/***/ })

};
