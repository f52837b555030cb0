const id=328;const ids=[328];const modules={4328:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,
{runWorkshop:()=>runWorkshop});var external_node_readline_=__webpack_require__(481);var external_node_stream_=__webpack_require__(7075);var engine_workshop=__webpack_require__(9377);var execute=__webpack_require__(
4517);var cell=__webpack_require__(5376);var people=__webpack_require__(4923);var cells=__webpack_require__(4527);var interruption=__webpack_require__(339);var cli_row=__webpack_require__(4301);var tell=__webpack_require__(
2923);;const PAIRS={"(":")","[":"]","{":"}"};function openAt(text,language){const open=[];const comment=language==="py"?/^#[^\n]*/u:/^(?:\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))/u;for(let at=0;at<text.length;){
const rest=text.slice(at);const passed=comment.exec(rest)?.[0];const quote=(language==="py"?/^(?:"""|'''|"|')/u:/^["'`]/u).exec(rest)?.[0];if(passed!==void 0)at+=passed.length;else if(quote!==void 0){
const end=closing(text,at+quote.length,quote);if(end===null)return[...open,quote];at=end}else{const char=text.charAt(at++);if(char in PAIRS)open.push(char);else if(open.length>0&&PAIRS[open.at(-1)??""]===
char)open.pop()}}return open}function closing(text,from,quote){const isLong=quote.length===3||quote==="`";for(let at=from;at<text.length;at++){if(text[at]==="\\")at++;else if(text.startsWith(quote,at))
return at+quote.length;else if(text[at]==="\n"&&!isLong)return at}return isLong?null:text.length}function isWhole(text,language){if(openAt(text,language).length>0)return false;if(language!=="py")return true;
const lines=text.split("\n");return!/[:\\]\s*(?:#.*)?$/u.test(lines.at(-1)??"")&&!/^(?:\s|@)/u.test(lines.at(-1)??"")&&!lines.slice(0,-1).some(line=>/:\s*(?:#.*)?$/u.test(line))};const HELP=`Type code\
; its value is shown, and the next cell goes on from its state.
  .language js|ts|py   change the language; each has a state of its own
  .reset               begin with a new state
  .exit                end the session (Ctrl-D does, too)
In a cell, holdfast.inspect("PATH") reads a file, holdfast.tool(NAME, {\u2026}) asks a tool, display(\u2026) shows something.
`;const SECOND=1e3;const WIDTH=100;function obey(words,session){const[name,operand]=words.split(/\s+/u);switch(name){case".exit":return null;case".reset":session.reset=true;return"The next cell begins\
 with a new state.\n";case".language":{const language=engine_workshop.JE.find(one=>one===operand);if(language===void 0)return`The languages are ${engine_workshop.JE.join(", ")}.
`;session.language=language;return""}case void 0:default:return HELP}}async function runWorkshop(call){const{world,switches,directory,options}=call;const isTerminal=world.stdin.isTTY===true;const session={
language:engine_workshop.JE.find(one=>one===options["language"])??"js",reset:false,isTerminated:false};const timeout=Number(options["timeout"]);const say=text=>(0,tell.M)(world.stdout,text);const bridge=(0,
cells.Xd)(switches,(row,request)=>(0,cli_row.g)(row,request,{world,directory,switches,...workshop===null?{}:{keep:()=>workshop}}));let workshop=null;const opened=await call.withLocal(local=>{workshop=
local.workshop({isolation:(0,cells._x)(options,world.env),bridge,...(0,cells.fF)(call,true)});return Promise.resolve({answer:{outcome:"ok"}})});const runtimes=workshop;if(runtimes===null)return opened;
const lines=(0,external_node_readline_.createInterface)({input:external_node_stream_.Readable.from(world.stdin),crlfDelay:Infinity,terminal:false});let typed="";let cancel=null;const unwatch=world.onSignal(
signal=>{if(signal==="SIGTERM")session.isTerminated=true;if(session.isTerminated||cancel===null&&typed==="")lines.close();cancel?.();typed=""});const prompt=async()=>{if(isTerminal)await say(typed===""?
`${session.language}> `:"... ")};const run=async code=>{const cancelled=new Promise(resolve=>{cancel=resolve});const{reset,language}=session;session.reset=false;const done=await runtimes.run({language,
code,reset,timeout:timeout*SECOND,cancelled});cancel=null;await say(done.ok?(0,cell.T)(quieted(done.value)):(0,people.C)((0,execute.J5)(done.refusals),true,{colour:false,width:WIDTH,verb:"workshop"}))};
let told="";const quieted=report=>{const missing=report.isolation.missing.join();if(missing!==told){told=missing;return report}return{...report,isolation:{...report.isolation,missing:[]}}};const take=async line=>{
if(typed===""&&/^\.[a-z]/u.test(line)){const words=obey(line.trim(),session);await say(words??"");return words!==null}const code=typed===""?line:`${typed}
${line}`;const isReady=line.trim()===""||isWhole(code,session.language);typed=isReady?"":code;if(isReady&&code.trim()!=="")await run(code);return true};try{if(isTerminal)await say(`Holdfast workshop. \
".help" tells more.
`);await prompt();for await(const line of lines){if(session.isTerminated||!await take(line))break;await prompt()}if(typed.trim()!=="")await run(typed);return{answer:{outcome:"ok"},spoken:true,...session.
isTerminated?{exit:interruption.u.SIGTERM}:{}}}finally{unwatch();lines.close();world.stdin.destroy();await runtimes.close()}}})};export{id,ids,modules};
