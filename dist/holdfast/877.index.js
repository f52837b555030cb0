const id=877;const ids=[877];const modules={9258:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,
{runLsp:()=>runLsp});var _wiring_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4640);var _own_verb_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5938);var _tell_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
2923);async function typed({stdin}){let text="";for await(const chunk of stdin){text+=typeof chunk==="string"?chunk:new TextDecoder().decode(chunk);if(text.includes("\n"))break}return text.split("\n")[0]?.
trim()??""}async function isWanted(command,{world,options}){if(options["yes"]===true)return true;if(world.stdin.isTTY!==true)return false;await(0,_tell_js__WEBPACK_IMPORTED_MODULE_2__.M)(world.stderr,
`Run "${command.join(" ")}"? [y/N] `);return/^y(?:es)?$/iu.test(await typed(world))}function list(servers,[name]){const shown=name===void 0?servers:servers.filter(one=>one.name===name);if(shown.length===
0)return unknown(name??"",servers);return{answer:{outcome:"ok",servers:shown}}}function unknown(name,servers){return(0,_own_verb_js__WEBPACK_IMPORTED_MODULE_1__.u)({code:"no_server",detail:`no server \
is called ${name}: there are ${servers.map(one=>one.name).join(", ")}`})}async function install(known,[name=""],call){const servers=known.list();const server=servers.find(one=>one.name===name);if(server===
void 0)return unknown(name,servers);if(server.path!==null)return{answer:{outcome:"ok",servers:[server]}};const command=known.commandOf(name);if(command===null)return(0,_own_verb_js__WEBPACK_IMPORTED_MODULE_1__.
u)({code:"no_server",detail:`${name} is not installed by one command: ${server.remedy}`});if(!await isWanted(command,call))return(0,_own_verb_js__WEBPACK_IMPORTED_MODULE_1__.u)({code:"invalid_request",
detail:`nothing was run: --yes runs "${command.join(" ")}"`});const{code,said}=await known.install(command);if(code!==0)return(0,_own_verb_js__WEBPACK_IMPORTED_MODULE_1__.u)({code:"server_failed",detail:`\
"${command.join(" ")}" ended with code ${String(code)}: ${said}`});const path=known.list().find(one=>one.name===name)?.path??null;if(path===null)return(0,_own_verb_js__WEBPACK_IMPORTED_MODULE_1__.u)({
code:"no_server",detail:`"${command.join(" ")}" ended well, and no program of ${name} is on PATH: add its folder`});return{answer:{outcome:"ok",servers:[{...server,path}]}}}async function runLsp(call){
const[action,...names]=call.operands;const known=await(0,_wiring_js__WEBPACK_IMPORTED_MODULE_0__.g0)(call.directory,call.world.env);return action==="install"?install(known,names,call):list(known.list(),
names)}})};export{id,ids,modules};
