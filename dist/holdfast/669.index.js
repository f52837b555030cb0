const id=669;const ids=[669];const modules={6669:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,
{runSamples:()=>runSamples});var _report_markdown_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5402);var _interruption_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(339);var _own_verb_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
5938);var _tell_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(2923);const SECOND=1e3;function line({name,title,version,marks,at}){return`${name}  version ${String(version)} of ${at}, ${marks===1?
"1 mark":`${String(marks)} marks`}: ${(0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__.TN)(title)}`}function markLine({number,version,quote,comment}){return`${String(number)}. (version ${String(version)}\
) ${quote===""?"":`\u201C${(0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__.TN)(quote)}\u201D `}${(0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__.RK)(comment)}`}function ended({world},milliseconds){
return new Promise(resolve=>{const over=signal=>{unwatch();clearTimeout(timer);resolve(signal)};const timer=milliseconds===null?void 0:setTimeout(()=>{over(null)},milliseconds);const unwatch=world.onSignal(
over)})}async function open(call,samples,name){const{world,options}=call;const shown=await samples.show(name);if(shown===null)return null;await(0,_tell_js__WEBPACK_IMPORTED_MODULE_3__.M)(world.stderr,
`holdfast: ${name} is at ${shown.url}
holdfast: ${typeof options["timeout"]==="number"?`for ${String(options["timeout"])} s`:"until Ctrl-C"}
`);const signal=await ended(call,typeof options["timeout"]==="number"?options["timeout"]*SECOND:null);await shown.close();const marks=await samples.marks(name);const sample=(await samples.list()).find(
one=>one.name===name);return{answer:{outcome:"ok",sample,marks},text:marks.length===0?"There are no marks.":marks.map(markLine).join("\n"),...signal==="SIGTERM"?{exit:_interruption_js__WEBPACK_IMPORTED_MODULE_1__.
u.SIGTERM}:{}}}function runSamples(call){const{operands:[name],options}=call;return call.withLocal(async local=>{const samples=local.samples();const unknown=()=>(0,_own_verb_js__WEBPACK_IMPORTED_MODULE_2__.
u)({code:"invalid_request",detail:`there is no sample ${String(name)}; "holdfast samples" lists them`});if(name===void 0){if(options["discard"]===true)return(0,_own_verb_js__WEBPACK_IMPORTED_MODULE_2__.
u)({code:"invalid_request",detail:"--discard needs a NAME"});const list=await samples.list();return{answer:{outcome:"ok",samples:list},text:list.length===0?"There are no samples.":list.map(line).join(
"\n")}}if(options["discard"]===true)return await samples.discard(name)?{answer:{outcome:"ok",discarded:name},text:`${name} is gone.`}:unknown();return await open(call,samples,name)??unknown()})}})};export{id,ids,modules};
