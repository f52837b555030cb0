/******/ // The require scope
/******/ var __nccwpck_require__ = {};
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  n: () => (/* binding */ start)
});

;// CONCATENATED MODULE: ./lib/base/fault.js
/** A failing environment: network, disk, a foreign process. Never a judgement about the request. */
class Fault extends Error {
    name = 'Fault';
    /** Whether doing the same again may succeed without a human. */
    retryable;
    constructor(message, options = {}) {
        super(message, options.cause === undefined ? undefined : { cause: options.cause });
        this.retryable = options.retryable ?? false;
    }
}
/** A mistake of ours: a state that the code promises cannot occur. */
class Bug extends Error {
    name = 'Bug';
}
/** Throws `Bug` unless `condition` holds. */
function invariant(condition, what) {
    if (!condition)
        throw new Bug(what);
}
/** Returns `value`, which the caller knows to be present. Throws `Bug` when it is not. */
function present(value, what) {
    if (value === null || value === undefined)
        throw new Bug(`${what} is absent`);
    return value;
}

;// CONCATENATED MODULE: ./lib/main.js
/**
 * One bundle, several roles: each is imported when it is asked for, so that a run loads the code of its own role alone.
 */

/** Runs one role to its end and sets the exit code of the process. */
async function start(role) {
    process.exitCode = await roles[role]();
}
const roles = {
    action: () => Promise.reject(new Bug('the action is not built yet')),
    cli: () => Promise.reject(new Bug('the command line is not built yet')),
};

var __webpack_exports__start = __webpack_exports__.n;
export { __webpack_exports__start as start };
