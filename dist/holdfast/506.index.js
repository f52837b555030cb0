export const id = 506;
export const ids = [506];
export const modules = {

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


/***/ })

};
