const id=403;const ids=[403];const modules={4403:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,
{runDoctor:()=>runDoctor});var _wiring_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4640);var _own_verb_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5938);var _tell_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
2923);const BUDGET=6e4;const MARKS={ok:"ok     ",limited:"limited",missing:"MISSING"};function named(options,env){const given=options["repository"]??env["GITHUB_REPOSITORY"];const[,owner,name]=typeof given===
"string"?/^([\w.-]+)\/([\w.-]+)$/u.exec(given)??[]:[];return owner===void 0||name===void 0?null:{owner,name}}async function runDoctor({options,world}){const{env,now}=world;const place=named(options,env);
const token=env["GITHUB_TOKEN"]??env["GH_TOKEN"]??"";if(place===null)return(0,_own_verb_js__WEBPACK_IMPORTED_MODULE_1__.u)({code:"invalid_request",detail:"name the repository: --repository OWNER/NAME,\
 or GITHUB_REPOSITORY"});if(token==="")return(0,_own_verb_js__WEBPACK_IMPORTED_MODULE_1__.u)({code:"invalid_request",detail:"set GITHUB_TOKEN to the token that is to be tried"});const apiUrl=(env["GIT\
HUB_API_URL"]??"https://api.github.com").replace(/\/+$/u,"");const branch=options["branch"];const findings=await(0,_wiring_js__WEBPACK_IMPORTED_MODULE_0__.Ej)({token,...place,apiUrl,graphqlUrl:env["GI\
THUB_GRAPHQL_URL"]??(apiUrl.endsWith("/api/v3")?apiUrl.replace(/\/v3$/u,"/graphql"):`${apiUrl}/graphql`),fetch:globalThis.fetch,now,budget:BUDGET,pause:1e3,note:message=>{void(0,_tell_js__WEBPACK_IMPORTED_MODULE_2__.
M)(world.stderr,`holdfast: ${message}
`)}},typeof branch==="string"?branch:null);return{answer:{outcome:"ok",doctor:findings},text:findings.map(({check,status,summary})=>`${MARKS[status]}  ${check}: ${summary}`).join("\n"),...findings.some(
({status})=>status==="missing")?{exit:1}:{}}}})};export{id,ids,modules};
