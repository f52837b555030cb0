export const id = 512;
export const ids = [512,506];
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


/***/ }),

/***/ 8512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   examine: () => (/* binding */ examine)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1514);
/* harmony import */ var _base_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5344);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6506);
/* harmony import */ var _git_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9875);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(597);
/* harmony import */ var _workflows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4957);
/**
 * What a token may do in a repository, found out by trying (spec page 5.6). The one thing written is a ref of a random name under
 * `refs/holdfast/doctor/`, which is taken away again.
 */






const shape = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    viewer: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }).nullable().optional(),
    repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), isArchived: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
        defaultBranchRef: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), target: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ oid: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }).nullable() }).nullable(),
    }).nullable(),
});
const branchShape = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ protected: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY() });
const rulesShape = zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }));
async function lookAround(client) {
    const missing = (summary) => ({ finding: { check: 'repository', status: 'missing', summary }, known: null });
    const { data } = await client.graphql(`query($owner: String!, $name: String!) {
      viewer { login } repository(owner: $owner, name: $name) { id isArchived defaultBranchRef { name target { oid } } }
    }`, { owner: client.owner, name: client.name }, { harmless: true });
    const { viewer, repository } = (0,_client_js__WEBPACK_IMPORTED_MODULE_1__.parsed)(shape, data, 'the repository');
    if (repository === null)
        return missing('This token does not see the repository: it needs contents: read, metadata: read and pull-requests: read.');
    if (repository.isArchived)
        return missing('The repository is archived: nothing can be written to it.');
    const known = {
        nodeId: repository.id, branch: repository.defaultBranchRef?.name ?? null, head: repository.defaultBranchRef?.target?.oid ?? null,
        login: viewer?.login ?? null,
    };
    return { known, finding: { check: 'repository', status: 'ok', summary: `The token acts as ${known.login ?? 'somebody whom the platform does not name'}.` } };
}
/** Tries the two ways of moving a ref of ours, on one that nobody needs. */
async function tryRefs(client, { nodeId, head }, random) {
    const check = 'update-refs';
    if (head === null)
        return { check, status: 'missing', summary: 'The repository has no commit yet, so that no ref can be tried.' };
    const name = `refs/holdfast/doctor/${random}`;
    const look = () => Promise.resolve('elsewhere');
    const made = await (0,_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .moveRefs */ .YS)(client, nodeId, [{ name, before: null, after: head }], look);
    if (made.kind === 'done') {
        await (0,_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .moveRefs */ .YS)(client, nodeId, [{ name, before: head, after: _git_object_js__WEBPACK_IMPORTED_MODULE_2__/* .ZERO_OID */ .as }], look);
        return { check, status: 'ok', summary: 'Branch and receipts move together, in one mutation.' };
    }
    const why = made.kind === 'stale' ? 'its answer made no sense' : (0,_base_words_js__WEBPACK_IMPORTED_MODULE_0__/* .explain */ .W)(made.refusal);
    const rest = await (0,_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .advanceRef */ .cI)(client, name, null, head);
    if (rest.kind !== 'done')
        return { check, status: 'missing', summary: `Refs under refs/holdfast/ cannot be made: ${why}` };
    await client.rest('DELETE', `/git/refs/${(0,_client_js__WEBPACK_IMPORTED_MODULE_1__.segments)(name.replace(/^refs\//u, ''))}`, {}, { harmless: true });
    return { check, status: 'limited', summary: `The branch moves first and the receipt after, and previews are not retained, since updateRefs is barred: ${why}` };
}
async function lookAtBranch(client, branch) {
    const check = 'branch';
    if (branch === null)
        return { check, status: 'missing', summary: 'There is no branch to look at.' };
    const [state, rules] = await Promise.all([
        client.rest('GET', `/branches/${(0,_client_js__WEBPACK_IMPORTED_MODULE_1__.segments)(branch)}`, {}, { harmless: true }), client.rest('GET', `/rules/branches/${(0,_client_js__WEBPACK_IMPORTED_MODULE_1__.segments)(branch)}`, {}, { harmless: true }),
    ]);
    if (!state.ok)
        return { check, status: 'missing', summary: `The branch ${branch} is not there.` };
    const types = rules.ok ? (0,_client_js__WEBPACK_IMPORTED_MODULE_1__.parsed)(rulesShape, rules.data, 'the rules of a branch').map(({ type }) => type) : [];
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_1__.parsed)(branchShape, state.data, 'a branch').protected || types.length > 0
        ? { check, status: 'limited', summary: `${branch} is protected${types.length > 0 ? ` (${[...new Set(types)].join(', ')})` : ''}: sets land on the branches of pull requests.` }
        : { check, status: 'ok', summary: `${branch} has no rules against commits; Holdfast commits to a default branch only where the policy allows it.` };
}
function tellWorkflows({ login }) {
    return login?.replace(/\[bot\]$/u, '') === _workflows_js__WEBPACK_IMPORTED_MODULE_5__/* .OWN_TOKEN */ .l
        ? { check: 'workflows', status: 'limited', summary: 'Commits made with the workflow\'s own token start no workflows: use an app\'s token where checks must run.' }
        : { check: 'workflows', status: 'ok', summary: 'Commits made with this token start workflows as anybody\'s do.' };
}
/** Returns what was found, the most fundamental first; `branch` is the one to look at, the default one where null. */
async function examine(client, branch, random) {
    const { finding, known } = await lookAround(client);
    if (known === null)
        return [finding];
    return [finding, await tryRefs(client, known, random), await lookAtBranch(client, branch ?? known.branch), tellWorkflows(known)];
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
