export const id = 715;
export const ids = [715];
export const modules = {

/***/ 6715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runDemo: () => (/* binding */ runDemo)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1514);
/* harmony import */ var _base_encoding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2252);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6173);
/* harmony import */ var _host_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1659);
/* harmony import */ var _own_verb_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5938);
/** `demo`: lets the second bundle play the whole loop against an emulated GitHub on loopback, and tells what happened. */








const TIMEOUT = 120_000;
const MAX_OUTPUT = 8 * 1024 * 1024;
const stepSchema = zod__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({
    name: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), outcome: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), commit: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().nullable(), card: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), problems: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    requests: zod__WEBPACK_IMPORTED_MODULE_7__/* .int */ .Whr(), milliseconds: zod__WEBPACK_IMPORTED_MODULE_7__/* .int */ .Whr(),
});
const playedSchema = zod__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({
    outcome: zod__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(['ok', 'error']), steps: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(stepSchema), problems: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()), branch: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    repository: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().nullable(),
});
const STEPS = {
    apply: 'A maintainer comments /holdfast apply with an anchored change',
    stale: 'A second change names an anchor that no longer holds',
    redelivery: 'GitHub delivers the first comment again',
    undo: 'The maintainer takes the receipt back',
};
/** Returns the environment of the child: enough to start programs, and nothing of this run's tokens. */
function childEnvironment(env) {
    const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'PATHEXT', 'USERPROFILE'];
    return Object.fromEntries(kept.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}
function describe(played, kept) {
    const steps = played.steps.map(({ name, outcome, commit, requests, milliseconds }, index) => [
        `${String(index + 1)}. ${STEPS[name] ?? name}`,
        `   → ${outcome}${commit === null ? ', and the branch does not move' : `, commit ${commit.slice(0, 12)} on ${played.branch}`}`
            + ` (${String(requests)} requests, ${String(milliseconds)} ms)`,
    ].join('\n'));
    const where = kept === null
        ? 'Everything is gone again; --keep leaves repository and cards to look at.'
        : `Left in ${kept}: the cards as card-*.md, and the repository:\n  git -C ${played.repository ?? kept} log --all --format='%h %s'`;
    return [...steps, '', where, ''].join('\n');
}
/** Returns what came of the demo. Refuses: feature_off where this build has none. */
async function runDemo({ world, options }) {
    const home = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(world.program);
    const bundle = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, 'demo', 'index.js');
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.access)(bundle);
    }
    catch {
        return (0,_own_verb_js__WEBPACK_IMPORTED_MODULE_6__/* .toldRefused */ .u)({ code: 'feature_off', detail: 'dist/demo beside the program, which plays the demo,' });
    }
    const kept = options['keep'] === true ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'holdfast-demo-')) : null;
    const finished = await (0,_host_process_js__WEBPACK_IMPORTED_MODULE_5__/* .run */ .eF)({
        program: process.execPath, arguments: [bundle, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, 'index.js'), ...(kept === null ? [] : ['--keep', kept])],
        directory: home, environment: childEnvironment(world.env), timeout: TIMEOUT, maxOutput: MAX_OUTPUT,
    });
    const text = (0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_3__/* .decode */ .D4)(finished.stdout);
    if (text === '')
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .Fault */ .vC(`the demo ended with ${String(finished.code)} and said nothing: ${(0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_3__/* .decode */ .D4)(finished.stderr).slice(-2000)}`);
    const played = playedSchema.parse(JSON.parse(text));
    const problems = [...played.steps.flatMap((step) => step.problems.map((problem) => `${step.name}: ${problem}`)), ...played.problems];
    if (played.outcome === 'error')
        return { answer: { outcome: 'error', message: `the demo did not end as it should: ${problems.join('; ')}` } };
    const { outcome, ...demo } = played;
    return { answer: { outcome, demo: { ...demo, ...(kept === null ? {} : { kept }) } }, text: describe(played, kept) };
}


/***/ })

};
