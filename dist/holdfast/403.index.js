export const id = 403;
export const ids = [403];
export const modules = {

/***/ 4403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runDoctor: () => (/* binding */ runDoctor)
/* harmony export */ });
/* harmony import */ var _wiring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6032);
/* harmony import */ var _own_verb_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5938);
/* harmony import */ var _tell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2923);
/** `doctor`: tells a person what a token may do in a repository on GitHub. */



/** Milliseconds that all of it may take. */
const BUDGET = 60_000;
const MARKS = { ok: 'ok     ', limited: 'limited', missing: 'MISSING' };
function named(options, env) {
    const given = options['repository'] ?? env['GITHUB_REPOSITORY'];
    const [, owner, name] = typeof given === 'string' ? /^([\w.-]+)\/([\w.-]+)$/u.exec(given) ?? [] : [];
    return owner === undefined || name === undefined ? null : { owner, name };
}
/** Returns what was found; exit 1 where something that Holdfast needs is missing. */
async function runDoctor({ options, world }) {
    const { env, now } = world;
    const place = named(options, env);
    const token = env['GITHUB_TOKEN'] ?? env['GH_TOKEN'] ?? '';
    if (place === null)
        return (0,_own_verb_js__WEBPACK_IMPORTED_MODULE_1__/* .toldRefused */ .u)({ code: 'invalid_request', detail: 'name the repository: --repository OWNER/NAME, or GITHUB_REPOSITORY' });
    if (token === '')
        return (0,_own_verb_js__WEBPACK_IMPORTED_MODULE_1__/* .toldRefused */ .u)({ code: 'invalid_request', detail: 'set GITHUB_TOKEN to the token that is to be tried' });
    const apiUrl = (env['GITHUB_API_URL'] ?? 'https://api.github.com').replace(/\/+$/u, '');
    const branch = options['branch'];
    const findings = await (0,_wiring_js__WEBPACK_IMPORTED_MODULE_0__/* .examineRepository */ .Ej)({
        token, ...place, apiUrl, graphqlUrl: env['GITHUB_GRAPHQL_URL'] ?? (apiUrl.endsWith('/api/v3') ? apiUrl.replace(/\/v3$/u, '/graphql') : `${apiUrl}/graphql`),
        fetch: globalThis.fetch, now, budget: BUDGET, pause: 1000, note: (message) => { void (0,_tell_js__WEBPACK_IMPORTED_MODULE_2__/* .write */ .M)(world.stderr, `holdfast: ${message}\n`); },
    }, typeof branch === 'string' ? branch : null);
    return {
        answer: { outcome: 'ok', doctor: findings }, text: findings.map(({ check, status, summary }) => `${MARKS[status]}  ${check}: ${summary}`).join('\n'),
        ...(findings.some(({ status }) => status === 'missing') ? { exit: 1 } : {}),
    };
}


/***/ })

};
