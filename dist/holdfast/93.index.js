const id=93;const ids=[93];const modules={5093:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,
{openLanguage:()=>openLanguage});var outcome=__webpack_require__(9877);var encoding=__webpack_require__(2252);var fault=__webpack_require__(6173);;const TIMEOUT=6e5;function openLane(options){let pipe=null;
const start=()=>options.openPipe({program:options.node,arguments:[options.sidecar],directory:options.root,environment:options.environment,timeout:TIMEOUT});const exchange=async words=>{pipe??=start();
pipe.send((0,encoding.As)(`${JSON.stringify(words)}
`));return(0,encoding.D4)(await pipe.line())};const close=async()=>{const open=pipe;pipe=null;await open?.close()};return{close,ask:async(request,listing)=>{const{root,packaged,trusted}=options;const session={
root,packaged,trusted,listing};try{const reply=JSON.parse(await exchange({options:session,request}));if(reply.answer!==void 0)return reply.answer;return(0,outcome.T)({code:"server_failed",detail:`Type\
Script: ${reply.fault??"no answer"}`})}catch(error){await close();if(!(error instanceof fault.vC))throw error;return(0,outcome.T)({code:error.message.includes("said nothing")?"server_timeout":"server_\
failed",detail:`TypeScript: ${error.message}`})}}}};const TYPESCRIPT=/\.(?:[cm]?[jt]s|[jt]sx)$/u;function pathOf(request){if("at"in request)return request.at.path;if("from"in request)return request.from;
return"path"in request?request.path:null}function openLanguage(options){const typescript=openLane(options);const ask=async request=>{const path=pathOf(request);const listing=await options.listing();const isFolder=request.
ask==="move-file"&&listing.some(one=>one.startsWith(`${path??""}/`));if(path!==null&&!isFolder&&!TYPESCRIPT.test(path)&&request.ask!=="move-file"){return(0,outcome.T)({code:"no_server",path,detail:"th\
is version has a service for TypeScript and JavaScript only"})}return typescript.ask(request,listing)};return{propose:request=>ask(request),actions:request=>ask(request),read:request=>ask(request),close:()=>typescript.
close()}}})};export{id,ids,modules};
