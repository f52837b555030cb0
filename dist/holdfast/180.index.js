const id=180;const ids=[180];const modules={4527:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Xd:()=>bridgeOf,_x:()=>isolationOf,
fF:()=>samplesOption,nc:()=>cellsOf});var _commands_cells_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4587);var _report_markdown_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5402);var _tell_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
2923);function isolationOf({isolation},environment){return _commands_cells_js__WEBPACK_IMPORTED_MODULE_0__.JZ.find(one=>one===isolation)??_commands_cells_js__WEBPACK_IMPORTED_MODULE_0__.JZ.find(one=>one===
environment["HOLDFAST_ISOLATION"])??"best-effort"}function bridgeOf(switches,run){return async call=>{const{openBridge}=await Promise.all([__webpack_require__.e(16),__webpack_require__.e(812),__webpack_require__.
e(435)]).then(__webpack_require__.bind(__webpack_require__,1435));const bridge=openBridge(switches,async({row,...request})=>{const{answer,plan=null}=await run(row,request);return{answer,plan}});return bridge(
call)}}function samplesOption({world,switches},lasting){return switches.samples?{samples:{lasting,notice:words=>{void(0,_tell_js__WEBPACK_IMPORTED_MODULE_2__.M)(world.stderr,`holdfast: ${(0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_1__.
TN)(words)}
`)}}}:{}}function cellsOf(local,options,circumstances,run){const{world,switches,keep}=circumstances;if(!switches.workshop)return{desk:{},close:()=>Promise.resolve()};const isolation=isolationOf(options,
world.env);const bridge=bridgeOf(switches,run);const made=[];const samples=samplesOption(circumstances,keep!==void 0);const make=()=>local.workshop({isolation,bridge,...samples});const own=()=>{const workshop=make();
made.push(workshop);return workshop};return{desk:{workshop:keep?.(make)??own(),verification:local.verification({isolation,...samples,isBranch:typeof options["branch"]==="string"}),verifyMode:options["\
verify"]==="report"?"report":"required"},close:async()=>{await Promise.all(made.map(workshop=>workshop.close()))}}}}),2853:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{io:()=>readBytes,uO:()=>changeSetText,uZ:()=>receive});var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1455);var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6760);var _base_encoding_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2252);var _base_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(6173);var _base_outcome_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(
9877);var _changeset_foreign_parse_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(9981);var _changeset_patch_document_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(3404);var _host_files_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
657);const MAX_BYTES=64*1024*1024;const NO_FILE=["ENOENT","ENOTDIR","EISDIR","ELOOP","ENAMETOOLONG"];async function readInput(world){const parts=[];let size=0;for await(const part of world.stdin){const bytes=typeof part===
"string"?(0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_2__.As)(part):part;parts.push(bytes);size+=bytes.length;if(size>MAX_BYTES)break}return(0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_2__.xW)(parts)}
async function readBytes(file,world){try{return await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(world.cwd,file))}catch(cause){const code=(0,
_host_files_js__WEBPACK_IMPORTED_MODULE_5__.b)(cause)??"";if(NO_FILE.includes(code)||file.includes("\0"))return`there is no file ${file}`;throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC(`cann\
ot read ${file}: ${code}`,{cause})}}async function receive(operand,world){const fromInput=operand===void 0||operand==="-";if(fromInput&&world.stdin.isTTY===true){return{kind:"usage",message:"the docum\
ent is missing: name a file, or send it to standard input"}}const bytes=fromInput?await readInput(world):await readBytes(operand,world);if(typeof bytes==="string")return{kind:"usage",message:bytes};if(bytes.
length>MAX_BYTES){return{kind:"refused",refusal:{code:"set_too_large",limit:MAX_BYTES,figure:bytes.length,detail:"bytes in the document"}}}const text=(0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_2__.
Ob)(bytes)?.replace(/^\ufeff/u,"");if(text===void 0)return{kind:"refused",refusal:{code:"invalid_request",detail:"the document is not valid UTF-8"}};if(text.trim()==="")return{kind:"refused",refusal:{
code:"invalid_request",detail:"the document is empty"}};return{kind:"text",text}}function changeSetText(text,switches){if(!(0,_changeset_foreign_parse_js__WEBPACK_IMPORTED_MODULE_4__.j)(text))return(0,
_base_outcome_js__WEBPACK_IMPORTED_MODULE_6__.ok)((0,_changeset_patch_document_js__WEBPACK_IMPORTED_MODULE_7__._)(text,switches));return(0,_base_outcome_js__WEBPACK_IMPORTED_MODULE_6__.T)({code:"inval\
id_request",detail:'a diff is no ChangeSet; "holdfast import" makes one of it, for apply to take'})}}),339:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{R:()=>watchSignals,u:()=>SIGNALLED});var _engine_stop_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(252);const SIGNALLED={SIGINT:130,SIGTERM:143};function watchSignals(world){
const{ask,reason,asked,guard}=(0,_engine_stop_js__WEBPACK_IMPORTED_MODULE_0__.b)();return{reason,asked,guard,stop:world.onSignal(ask)}}}),921:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{M:()=>prefixOf,e:()=>withLocal});var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1455);var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6760);var _report_markdown_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5402);var _own_verb_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5938);var _tell_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
2923);function isDirectory(path){return(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).then(found=>found.isDirectory(),()=>false)}function wordsOf({action,unresolved,problems}){return[...action===
"none"?[]:[`a set that was cut off earlier has been ${action==="forward"?"completed":"taken back"}`],...unresolved.map(({path,backup})=>`${path} was changed meanwhile and stays as it is${backup===null?
"":`; what it was before is in ${backup}`}`),...problems]}async function withLocal(here,use){const{world,directory}=here;const notice=words=>{void(0,_tell_js__WEBPACK_IMPORTED_MODULE_4__.M)(world.stderr,
`holdfast: ${(0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_2__.TN)(words)}
`)};if(!await isDirectory(directory))return(0,_own_verb_js__WEBPACK_IMPORTED_MODULE_3__.u)({code:"not_a_repository",detail:`there is no directory ${directory}`});const local=await world.openLocal({directory,
environment:world.env,now:world.now,notice,bundles:(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(world.program)});if(!local.ok)return(0,_own_verb_js__WEBPACK_IMPORTED_MODULE_3__.u)(...local.refusals);
try{const[recovered,user]=await Promise.all([local.value.recover(),local.value.user()]);if(!recovered.ok)return(0,_own_verb_js__WEBPACK_IMPORTED_MODULE_3__.u)(...recovered.refusals);wordsOf(recovered.
value).forEach(notice);return await use(local.value,user)}finally{await local.value.close()}}async function prefixOf(directory,root){return(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.
realpath)(root),await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(directory)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/")}}),180:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{runCli:()=>runCli,runHere:()=>runHere});var external_node_path_=__webpack_require__(6760);var fault=__webpack_require__(
6173);var outcome=__webpack_require__(9877);var settings=__webpack_require__(4856);var cells=__webpack_require__(4587);var check=__webpack_require__(9846);var commands_run=__webpack_require__(2547);var answer=__webpack_require__(
9858);var retention=__webpack_require__(5516);var report_json=__webpack_require__(7406);var markdown=__webpack_require__(5402);var terminal=__webpack_require__(1488);var esm=__webpack_require__(8179);
var schemas=__webpack_require__(1514);var nearest=__webpack_require__(9119);var issues=__webpack_require__(6778);;function heredoc(command,...lines){return[`${command} <<'JSON'`,...lines,"JSON"]}const EXAMPLES={
read:[{does:"Read a file, with an anchor for every line",lines:["holdfast read src/retry.ts --line-anchors"]},{does:"Read lines 2 to 3",lines:["holdfast read src/retry.ts:2-3"]}],search:[{does:"Find e\
very line that names retries, below src",lines:['holdfast search "retries?" src']}],anchors:[{does:"Print the anchors of two files",lines:["holdfast anchors src/retry.ts src/app.ts"]}],edit:[{does:'Re\
place line 2, named by the hash that "read --line-anchors" shows',lines:heredoc("holdfast edit",'{ "path": "src/retry.ts", "hunks": [ { "start": "2#128b", "end": "2#128b", "lines": ["export const retr\
ies = 3"] } ] }')}],preview:[{does:"Plan a set of two files, and keep the plan for half an hour",lines:heredoc("holdfast preview",'{ "version": 1, "title": "Try four times", "changes": [','  { "path":\
 "src/retry.ts", "expected_anchor": "fa:1208a4aefcc5", "hunks": [ { "start": 2, "end": 2, "lines": ["export const retries = 4"] } ] },','  { "path": "notes.md", "expected_anchor": "fa:365d0b84ae63", "\
hunks": [ { "after": 1, "lines": ["", "It tries four times."] } ] }',"] }")}],apply:[{does:"Execute the plan that a preview showed",lines:["holdfast apply $PLAN"]},{does:"See what a ChangeSet in a fil\
e would do",lines:["holdfast apply change.json --dry-run"]},{does:"Apply it, and commit it to the current branch",lines:["holdfast apply change.json --commit"]},{does:"Commit it to another branch inst\
ead, and leave the working tree alone",lines:["holdfast apply change.json --branch next"]}],import:[{does:"Turn a diff into a ChangeSet, and apply that",lines:["holdfast import fix.diff --json | jq .c\
hangeset | holdfast apply"]}],status:[{does:"See whether a plan still applies",lines:["holdfast status $PLAN"]}],discard:[{does:"Let a plan go",lines:["holdfast discard $PLAN"]}],plans:[{does:"List th\
e plans that are kept",lines:["holdfast plans"]}],receipts:[{does:"List what was done",lines:["holdfast receipts"]},{does:"Show one receipt as data",lines:["holdfast receipts $RECEIPT --json"]}],undo:[
{does:"Take back what a receipt tells of",lines:["holdfast undo $RECEIPT"]},{does:"Take back what was committed, as a commit",lines:["holdfast undo $RECEIPT --commit"]}],check:[{does:"Check two folder\
s, and fail where a file has errors",lines:["holdfast check src test --fail-on error"]}],tx:[{does:"Begin; the answer has the id that every other action names",lines:['holdfast tx begin "Rename the fl\
ag"']},{does:"Stage an edit by the text that it replaces, which must occur once",lines:heredoc("holdfast tx edit $TX",'{ "file": "src/app.ts", "edits": [ { "old_string": "verbose", "new_string": "loud\
" } ] }')},{does:"Stage an edit by lines, whose digest says what they were",lines:heredoc("holdfast tx edit $TX",'{ "file": "src/retry.ts", "edits": [ { "line_span": { "start_line": 3, "end_line": nul\
l, "expect_sha": "6f9daf9cf7ed" },','  "new_lines": ["export const pause = 200"] } ] }')},{does:"Stage a new file",lines:heredoc("holdfast tx edit $TX",'{ "file": "src/flag.ts", "create": true, "conte\
nt": "export const loud = true\\n" }')},{does:'Stage edits of many files, all or none; with "atomic": false each on its own',lines:heredoc("holdfast tx edit_multi $TX",'{ "file_edits": [ { "file": "no\
tes.md", "edits": [ { "old_string": "Notes", "new_string": "News" } ] },','                  { "file": "src/log.ts", "create": true, "content": "export const log = console.log\\n" } ] }')},{does:"Stag\
e the same edit in several files",lines:heredoc("holdfast tx edit_multi $TX",'{ "files": ["src/flag.ts", "src/app.ts"], "edits": [ { "old_string": "loud", "new_string": "noisy" } ] }')},{does:"Send a \
large file in parts, in any order",lines:heredoc("holdfast tx edit_chunk $TX",'{ "file": "data.txt", "seq": 2, "total": 2, "lines": ["three"] }')},{does:"Send the other part",lines:heredoc("holdfast t\
x edit_chunk $TX",'{ "file": "data.txt", "seq": 1, "total": 2, "lines": ["one", "two"] }')},{does:"Put the parts together, checked against the SHA-256 of the whole",lines:heredoc("holdfast tx assemble\
 $TX",'{ "file": "data.txt", "expect_sha": "b6285c57e8797db5d4c51c80d6f11938afda9b11c6a003549709189e9b4b92a2" }')},{does:"See what is staged, and whether it would go through",lines:["holdfast tx info \
$TX"]},{does:"List the open transactions",lines:["holdfast tx list"]},{does:"See what committing would do",lines:["holdfast tx commit $TX --dry-run"]},{does:"Commit all of it at once; with --commit to\
 the branch as well",lines:["holdfast tx commit $TX"]},{does:"Take the whole transaction back",lines:["holdfast tx undo_commit $TX"]},{does:"Drop a transaction that is not committed",lines:['holdfast \
tx begin "Never mind"',"holdfast tx rollback $TX"]}],rename:[{does:"See what renaming retries on line 2 would change",lines:["holdfast rename src/retry.ts:2 retries attempts"]},{does:"Rename it everyw\
here",lines:["holdfast rename src/retry.ts:2 retries attempts --apply"]}],"move-symbol":[{does:"Move a declaration to another file, with its imports",lines:["holdfast move-symbol src/retry.ts:3 pause \
src/time.ts --apply"]}],"move-file":[{does:"Move a file, with every import of it",lines:["holdfast move-file src/time.ts src/clock.ts --apply"]}],"organize-imports":[{does:"Organize the imports of a f\
ile",lines:["holdfast organize-imports src/app.ts --apply"]}],format:[{does:"See what formatting would change",lines:["holdfast format src/app.ts"]}],fix:[{does:"List the fixes at line 3, column 1",lines:[
"holdfast fix src/app.ts:3:1"]}],"code-actions":[{does:"List the refactorings of a place",lines:["holdfast code-actions src/app.ts:3:1 --kind refactor"]}],diagnostics:[{does:"Show what the compiler fi\
nds wrong",lines:["holdfast diagnostics src/app.ts"]}],definition:[{does:"Show where attempts is defined",lines:["holdfast definition src/app.ts:1 attempts"]}],references:[{does:"Show where it is used",
lines:["holdfast references src/retry.ts:2 attempts"]}],hover:[{does:"Show its type",lines:["holdfast hover src/retry.ts:2 attempts"]}],calls:[{does:"Show who calls a function",lines:["holdfast calls \
src/app.ts:3 start"]}],symbols:[{does:"Show the symbols of a file",lines:["holdfast symbols src/app.ts"]}],lsp:[{does:"List the language servers that are known, and which are here",lines:["holdfast ls\
p list"]},{does:"Install one, after being asked",lines:["holdfast lsp install gopls"]}],cell:[{does:"Run Python behind the walls",lines:['echo "1 + 2" | holdfast cell --language py']}],workshop:[{does:"\
Talk to one runtime, cell after cell",lines:["holdfast workshop --language js"]}],samples:[{does:"List the pages that cells published",lines:["HOLDFAST_SAMPLES=1 holdfast samples"]},{does:"Read one in\
 the browser, and mark what there is to say of it",lines:["HOLDFAST_SAMPLES=1 holdfast samples plan"]}],gc:[{does:"Drop what has expired",lines:["holdfast gc"]}],config:[{does:"Judge the policy file",
lines:["holdfast config check"]}],doctor:[{does:"See what a token may do",lines:["GITHUB_TOKEN=$(gh auth token) holdfast doctor --repository octo/example"]}],schema:[{does:"Print the JSON Schema of a \
ChangeSet",lines:["holdfast schema changeset > changeset.schema.json"]}],demo:[{does:"Play the whole loop, and leave it there to look at",lines:["holdfast demo --keep"]}],mcp:[{does:"Serve the reposit\
ory in /srv/app to a client",lines:["holdfast mcp -C /srv/app"]}],completion:[{does:"Complete in bash",lines:['eval "$(holdfast completion bash)"']},{does:"Complete in fish",lines:["holdfast completio\
n fish | source"]}]};function exampleText(verb,off){const there=(EXAMPLES[verb]??[]).filter(({lines})=>!off.some(name=>lines.some(line=>line.includes(`--${name}`))));const shown=there.map(({does,lines})=>[
`  # ${does}`,...lines.map(line=>`  ${line}`)].join("\n"));return shown.length===0?"":`
Examples:
${shown.join("\n\n")}
`}var version=__webpack_require__(3411);;function parseOperands(spelling){return spelling.split(" ").filter(word=>word!=="").map(word=>{const optional=/^\[(.+)\]$/u.exec(word)?.[1];const name=(optional??
word).replace(/…$/u,"");return{name,required:optional===void 0,variadic:(optional??word).endsWith("\u2026"),words:/^[a-z_]+(?:\|[a-z_]+)*$/u.test(name)?name.split("|"):null}})};const INTRODUCTION="A\
nchored changes: edits that name, by content hash, exactly what they expect to replace.";const EPILOGUE=`
holdfast VERB --help shows options and examples. Paths are relative to the root of the repository, wherever you are in it.
Exit codes: 0 done, 1 a fault, 2 a bad command line, 3 refused and nothing written, 4 something is unconfirmed.
`;function core(schema2){return schema2 instanceof schemas.XiL||schema2 instanceof schemas.IiU?core(schema2.unwrap()):schema2}function flags(name,schema2){const type=core(schema2);if(type instanceof schemas.
WFD)return`--${name}`;return`--${name} <${type instanceof schemas.rSt?"N":name.split("-").at(-1)?.toUpperCase()??"VALUE"}>`}function optionsOf(verb,switches){return Object.keys(verb.options.shape).filter(
name=>(0,commands_run.Xh)(name,switches)===null)}function choiceOf(verb,name){const type=core(verb.options.shape[name]??schemas.ZmZ());return type instanceof schemas.Vb4?type.options.map(String):null}
function judge(verb,given,operands,switches){const off=Object.keys(given).flatMap(name2=>(0,commands_run.Xh)(name2,switches)??[])[0];if(off!==void 0)return{kind:"off",switchName:off};const options=verb.
options.safeParse(given);if(options.success)return{kind:"run",verb,operands,options:options.data};const name=path=>`--${path.map(String).join(".")}`;return{kind:"usage",message:options.error.issues.map(
issue=>(0,issues.F)(issue,given,verb.options,{root:"the command line",name})).join("; ")}}function addVerb(program,verb,switches,found){const command=program.command(verb.verb).description(verb.summary).
usage(`${verb.operands} [options]`.trimStart());for(const{name,required,variadic,words}of parseOperands(verb.operands)){const spelling=`${name}${variadic?"...":""}`;const argument=new esm.ef(required?
`<${spelling}>`:`[${spelling}]`);command.addArgument(words===null?argument:argument.choices(words))}const shape=verb.options.shape;const options=Object.entries(shape).map(([name,schema2])=>{const option=new esm.
c$(flags(name,schema2),schema2.description);command.addOption((0,commands_run.Xh)(name,switches)===null?option:option.hideHelp());return{name,attribute:option.attributeName()}});const off=Object.keys(
verb.options.shape).filter(name=>(0,commands_run.Xh)(name,switches)!==null);command.addHelpText("after",exampleText(verb.verb,off));command.action(()=>{const values=command.opts();const given=options.
flatMap(({name,attribute})=>attribute in values?[[name,values[attribute]]]:[]);found(judge(verb,Object.fromEntries(given),command.args,switches))})}function programOf(grammar,write){return new esm.uB(
"holdfast").description(INTRODUCTION).usage("VERB [ARGS] [-C DIR] [--json] [--quiet]").version(version.x,"--version","print the version").option("-C <DIR>","the repository, or any directory in it (def\
ault: here)").option("--json","print exactly one JSON object").option("--quiet","print ids and content only, no progress").option("--lean","without language servers and cells").configureHelp({showGlobalOptions:true,
subcommandTerm:command=>command.name()}).configureOutput({writeOut:write,writeErr:write,outputError:()=>void 0,getOutHelpWidth:()=>grammar.width,getErrHelpWidth:()=>grammar.width,getOutHasColors:()=>false,
getErrHasColors:()=>false}).addHelpText("after",EPILOGUE).exitOverride()}function hasFlag(argv,flag){const end=argv.indexOf("--");return(end<0?argv:argv.slice(0,end)).includes(flag)}function unknownVerb(verb,grammar){
const row=grammar.absent.find(one=>one.verb===verb);if(row!==void 0)return{kind:"absent",row};const near=(0,nearest.p)(verb,grammar.verbs.map(one=>one.verb));const hint=near.length===0?"holdfast --hel\
p lists the verbs":`did you mean ${near.join(" or ")}?`;return{kind:"usage",message:`there is no verb ${verb}; ${hint}`}}function ended(error,program,text,grammar){if(error.code==="commander.version")
return{kind:"version",text:text.trimEnd()};if(error.code==="commander.unknownCommand")return unknownVerb(program.args[0]??"",grammar);if(error.exitCode===0)return{kind:"help",text:text.trimEnd()};if(error.
code==="commander.help")return{kind:"usage",message:`name a verb

${text.trimEnd()}`};const verb=grammar.verbs.find(one=>one.verb===program.args[0]);const hint=verb===void 0?"holdfast --help":`holdfast ${verb.verb} --help`;return{kind:"usage",message:`${wordsOf(error,
verb)}; see ${hint}`}}const COMPLAINTS={"commander.unknownOption":({subject,quoted:quoted2,near})=>`${subject} has no option ${quoted2}${near===""?"":` (did you mean ${near}?)`}`,"commander.missingArg\
ument":({subject,operands,quoted:quoted2})=>`${subject} needs ${quoted2}: it takes ${operands}`,"commander.excessArguments":({subject,operands})=>`${subject} takes ${operands===""?"no operand":`${operands}\
 and no more`}`,"commander.optionMissingArgument":({quoted:quoted2})=>`the option ${quoted2} needs a value`,"commander.invalidArgument":({operands,quoted:quoted2})=>`${quoted2} is not one of ${operands}`};
function wordsOf({code,message},verb){const subject=verb?.verb??"the command line";const complain=COMPLAINTS[code];if(complain===void 0)return`${subject} cannot be read`;return complain({subject,operands:verb?.
operands??"",quoted:/'([^']*)'/u.exec(message)?.[1]??"that",near:/Did you mean (?:one of )?(.+)\?/u.exec(message)?.[1]??""})}function parseCommandLine(argv,grammar){let text="";let line={kind:"usage",
message:"name a verb"};const program=programOf(grammar,part=>{text+=part});for(const verb of grammar.verbs)addVerb(program,verb,grammar.switches,found=>{line=found});try{program.parse(argv,{from:"user"})}catch(error){
if(!(error instanceof esm.b7))throw error;line=ended(error,program,text,grammar)}const{C:directory,quiet}=program.opts();return{line,globals:{directory:directory??null,json:hasFlag(argv,"--json"),quiet:quiet===
true}}}var cli_document=__webpack_require__(2853);var interruption=__webpack_require__(339);var local=__webpack_require__(921);var own_verb=__webpack_require__(5938);var wiring=__webpack_require__(4640);
;const SIGNALS=["SIGINT","SIGTERM"];function thisProcess(){return{argv:process.argv.slice(2),env:process.env,cwd:process.cwd(),stdin:process.stdin,stdout:process.stdout,stderr:process.stderr,now:Date.
now,program:process.argv[1]??"",openLocal:wiring.qE,onSignal:listener=>{for(const signal of SIGNALS)process.on(signal,listener);return()=>{for(const signal of SIGNALS)process.off(signal,listener)}}}};
const SECOND=1e3;function showProgress(world,what){const{stderr}=world;if(stderr.isTTY!==true)return()=>void 0;let seconds=0;const timer=setInterval(()=>{seconds++;stderr.write(`\r${what}, ${String(seconds)}\
 s`,()=>void 0)},SECOND);timer.unref();return()=>{clearInterval(timer);if(seconds>0)stderr.write("\r\x1B[K",()=>void 0)}}var cli_row=__webpack_require__(4301);var tell=__webpack_require__(2923);var coerce=__webpack_require__(
9567);var workshop=__webpack_require__(9377);var program_verbs=__webpack_require__(4149);var samples=__webpack_require__(3497);var table=__webpack_require__(2758);;function choices(verbs,line){return verbs.
flatMap(({verb,values})=>Object.entries(values).map(([option,all])=>line(verb,option,all)))}function bash(verbs){const cases=verbs.map(({verb,options,words,files})=>`    ${verb}) words='${[...words,...options].
join(" ")}'; files=${files?"1":""} ;;`);return`# holdfast completion for bash; put  eval "$(holdfast completion bash)"  into ~/.bashrc
_holdfast() {
  local current=\${COMP_WORDS[COMP_CWORD]} verb= words= files= i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case \${COMP_WORDS[i]} in
      -C) ((i++)) ;;
      -*) ;;
      *) verb=\${COMP_WORDS[i]}; break ;;
    esac
  done
  if [[ \${COMP_WORDS[COMP_CWORD-1]} == -C ]]; then COMPREPLY=($(compgen -d -- "$current")); return; fi
  case "$verb \${COMP_WORDS[COMP_CWORD-1]}" in
${choices(verbs,(verb,option,all)=>`    '${verb} ${option}') COMPREPLY=($(compgen -W '${all.join(" ")}' -- "$current")); return ;;`).join("\n")}
  esac
  case $verb in
    '') words='${verbs.map(({verb})=>verb).join(" ")} -C --json --quiet --help --version' ;;
${cases.join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  if [[ -n $files && $current != -* ]]; then
    local IFS=$'\\n'
    COMPREPLY+=($(compgen -f -- "$current"))
    compopt -o filenames 2>/dev/null
  fi
}
complete -F _holdfast holdfast
`}function quoted(text){return`'${text.replaceAll("'","'\\''")}'`}function zsh(verbs){const cases=verbs.map(({verb,options,words,files})=>`    ${verb}) compadd -- ${[...words,...options].join(" ")}; ${files?
"_files":":"} ;;`);return`#compdef holdfast
# holdfast completion for zsh; put  eval "$(holdfast completion zsh)"  into ~/.zshrc, after compinit
_holdfast() {
  local verb= i
  for ((i = 2; i < CURRENT; i++)); do
    case $words[i] in
      -C) ((i++)) ;;
      -*) ;;
      *) verb=$words[i]; break ;;
    esac
  done
  if [[ $words[CURRENT-1] == -C ]]; then _files -/; return; fi
  case "$verb $words[CURRENT-1]" in
${choices(verbs,(verb,option,all)=>`    '${verb} ${option}') compadd -- ${all.join(" ")}; return ;;`).join("\n")}
  esac
  case $verb in
    '')
      local -a verbs
      verbs=(
${verbs.map(({verb,summary})=>`        ${quoted(`${verb}:${summary}`)}`).join("\n")}
      )
      _describe verb verbs
      compadd -- -C --json --quiet --help --version ;;
${cases.join("\n")}
  esac
}
if [[ $funcstack[1] == _holdfast ]]; then _holdfast "$@"; else compdef _holdfast holdfast; fi
`}function fish(verbs){const all=verbs.map(({verb})=>verb).join(" ");const lines=verbs.flatMap(({verb,summary,options,values,words,files})=>{const seen=`__fish_seen_subcommand_from ${verb}`;return[`co\
mplete -c holdfast -n "not __fish_seen_subcommand_from ${all}" -f -a ${verb} -d ${quoted(summary)}`,...options.filter(option=>option.startsWith("--")).map(option=>`complete -c holdfast -n "${seen}" -l\
 ${option.slice(2)}${values[option]===void 0?"":` -x -a '${values[option].join(" ")}'`}`),...words.length===0?[]:[`complete -c holdfast -n "${seen}" -f -a '${words.join(" ")}'`],...files?[`complete -c\
 holdfast -n "${seen}" -F`]:[]]});return`# holdfast completion for fish; put  holdfast completion fish | source  into ~/.config/fish/config.fish
complete -c holdfast -f
complete -c holdfast -s C -r -a '(__fish_complete_directories)' -d 'the repository'
${lines.join("\n")}
`}function completion(verbs){const scripts={bash,zsh,fish};const run2=({operands:[shell]})=>{const script=scripts[(0,fault.Eb)(program_verbs.OF.find(name=>name===shell),"the shell")](verbs());return{answer:{
outcome:"ok",script},text:script.trimEnd()}};return{...program_verbs.Q0.completion,options:schemas.rej({}),run:call=>Promise.resolve(run2(call))}};const gc={...program_verbs.Q0.gc,options:schemas.rej(
{}),run:({withLocal})=>withLocal(async local2=>{const{plans,transactions,worktrees}=await local2.gc();return{answer:{outcome:"ok",gc:{plans,transactions,worktrees}},text:`Expired plans dropped: ${String(
plans)}, and transactions: ${String(transactions)}. Working trees gone, with all of theirs: ${String(worktrees)}.`}})};;async function run({world,switches,directory}){const{serve}=await Promise.all([__webpack_require__.
e(16),__webpack_require__.e(54),__webpack_require__.e(812),__webpack_require__.e(716)]).then(__webpack_require__.bind(__webpack_require__,1716));let workshop2=null;let unwatch=()=>void 0;await serve({
switches,input:world.stdin,write:text=>(0,tell.M)(world.stdout,text),run:async({row,...request},running)=>{const{answer:answer2,plan=null}=await(0,cli_row.g)(row,request,{world,directory,switches,...running,
keep:make=>workshop2??=make()});return{answer:answer2,plan}},ended:end=>{unwatch=world.onSignal(end)}});unwatch();await workshop2?.close();world.stdin.destroy();return{answer:{outcome:"ok"},spoken:true}}
const mcp={...program_verbs.Q0.mcp,options:schemas.rej({}),talks:true,run};;const config={verb:"config",summary:"Judge the policy file of this repository, or FILE, by its schema.",operands:"check [FIL\
E]",options:schemas.rej({}),run:async call=>(await Promise.all([__webpack_require__.e(16),__webpack_require__.e(815),__webpack_require__.e(367),__webpack_require__.e(302)]).then(__webpack_require__.bind(
__webpack_require__,2302))).runConfig(call)};const schema={...program_verbs.Q0.schema,options:schemas.rej({}),run:async call=>(await Promise.all([__webpack_require__.e(16),__webpack_require__.e(511)]).
then(__webpack_require__.bind(__webpack_require__,2511))).runSchema(call)};const verbs_samples={verb:samples.c.verb,summary:samples.c.summary,operands:samples.c.operands,talks:true,options:samples.I,run:async call=>(await __webpack_require__.
e(669).then(__webpack_require__.bind(__webpack_require__,6669))).runSamples(call)};const demo={...program_verbs.Q0.demo,options:schemas.rej({keep:schemas.zMY().default(false).describe("leave the repos\
itory and the cards, and say where")}),run:async call=>(await __webpack_require__.e(715).then(__webpack_require__.bind(__webpack_require__,6715))).runDemo(call)};const doctor={...program_verbs.Q0.doctor,
options:schemas.rej({repository:schemas.YjP().optional().describe("OWNER/NAME; GITHUB_REPOSITORY unless told"),branch:schemas.YjP().optional().describe("the branch to look at; the default one unless t\
old")}),run:async call=>(await __webpack_require__.e(403).then(__webpack_require__.bind(__webpack_require__,4403))).runDoctor(call)};const lsp={...program_verbs.Q0.lsp,options:schemas.rej({yes:schemas.
zMY().default(false).describe("run the installation without asking")}),run:async call=>(await __webpack_require__.e(877).then(__webpack_require__.bind(__webpack_require__,9258))).runLsp(call)};const verbs_workshop={
...program_verbs.Q0.workshop,talks:true,options:schemas.rej({language:schemas.k5n(workshop.JE).default("js").describe("the language to begin with"),timeout:coerce.ai().positive().default(600).describe(
"seconds that one cell may take"),...cells.S$}),run:async call=>(await __webpack_require__.e(328).then(__webpack_require__.bind(__webpack_require__,4328))).runWorkshop(call)};function completed(verb,switches){
const operands=parseOperands(verb.operands);const choices2=optionsOf(verb,switches).flatMap(name=>{const values=choiceOf(verb,name);return values===null?[]:[[`--${name}`,values]]});return{verb:verb.verb,
summary:verb.summary,options:[...optionsOf(verb,switches).map(name=>`--${name}`),"-C","--json","--quiet","--help"],values:Object.fromEntries(choices2),words:"words"in verb?verb.words??[]:operands.flatMap(
({words})=>words??[]),files:operands.some(({name})=>/^(?:PATH|FILE)/u.test(name))}}function verbsUnder(switches){const rows=table.Lo.filter(({doors})=>doors.includes("cli"));const verbs=rows.filter(row=>row!==
samples.c&&(0,commands_run.An)(row,switches)===null);const own=[gc,config,doctor,lsp,schema,demo,mcp,...switches.workshop?[verbs_workshop]:[],...switches.samples?[verbs_samples]:[],completion(()=>verbs.
map(verb=>completed(verb,switches)))];verbs.push(...own);return{verbs,absent:rows.filter(row=>(0,commands_run.An)(row,switches)!==null)}};const USAGE=2;const WIDTH=100;function isRow(verb){return"door\
s"in verb}function lands(row){return"commit"in row.options.shape}function usageOf(options){return options["commit"]===true&&options["branch"]!==void 0?"--commit and --branch exclude each other":null}async function documentOf(row,operands,{
world,switches}){const operand=row.documentAt===void 0?operands[0]:row.documentAt(operands);if(operand===null)return null;if(!row.document||operand!==void 0&&row.operands.includes("PLAN_ID")&&(0,retention.
D4)(operand))return null;const received=await(0,cli_document.uZ)(operand,world);switch(received.kind){case"usage":return{usage:received.message};case"refused":return(0,own_verb.u)(received.refusal);case"\
text":{const text=row.switch==="changeSet"&&row.foreign!==true?(0,cli_document.uO)(received.text,switches):(0,outcome.ok)(received.text);return text.ok?text.value:(0,own_verb.u)(...text.refusals)}}}async function runLine(row,line,run2,watch){
const{operands,options}=line;const wrong=usageOf(options);if(wrong!==null)return{usage:wrong};const document=await documentOf(row,operands,run2);if(document!==null&&typeof document!=="string")return document;
const done=await(0,cli_row.g)(row,{operands,document,options},{...run2,...watch===null?{}:{guard:target=>watch.guard(target)}});return options["fail-on"]==="error"&&((0,check.q)(done.answer)||(0,cells.
zJ)(done.answer))?{...done,exit:answer.dc.error}:done}async function carryOut(line,run2,watch){switch(line.kind){case"help":return{answer:{outcome:"ok",help:line.text},text:line.text};case"version":return{
answer:{outcome:"ok",version:line.text},text:line.text};case"off":return(0,own_verb.u)((0,commands_run.dw)(line.switchName,run2.switches));case"absent":return(0,own_verb.u)((0,fault.Eb)((0,commands_run.
An)(line.row,run2.switches),"why the verb is absent"));case"run":return isRow(line.verb)?runLine(line.verb,line,run2,watch):line.verb.run({...run2,operands:line.operands,options:line.options,withLocal:use=>(0,
local.e)(run2,use)})}}function attend(line,run2,watch){const going=(0,commands_run.Nj)(()=>carryOut(line,run2,watch));if(watch===null)return going;const stopped=watch.asked.then(signal=>{run2.world.stdin.
destroy();return{answer:{outcome:"error",message:`stopped by ${signal}; nothing was written`}}});return Promise.race([going,stopped])}function askedOf({verb:{verb},options:{branch,commit}}){return{verb,
place:typeof branch==="string"?(0,terminal.a)(branch):commit===true?" --commit":""}}async function conclude(came,asked,run2){const{world,globals,switches}=run2;if("usage"in came)return tellUsage(came.
usage,globals,world);const written=await(0,tell.q)(came,asked,globals,switches.changeReceipts,world);const code=came.exit??answer.dc[came.answer.outcome];return written||code!==answer.dc.ok?code:answer.
dc.error}async function tellUsage(message,{json},world){if(json)await(0,tell.M)(world.stdout,`${(0,report_json.h)({outcome:"error",message})}
`);else await(0,tell.M)(world.stderr,`holdfast: ${(0,markdown.RK)(message)}
`);return USAGE}function switchesOf({argv,env}){return(0,settings.nV)({...env,...hasFlag(argv,"--lean")?{HOLDFAST_LSP:"0",HOLDFAST_WORKSHOP:"0"}:{}})}function read({argv,env,stdout},switches){const parsed=parseCommandLine(
argv,{...verbsUnder(switches),switches,width:stdout.columns??WIDTH});const odd=(0,settings.m9)(env);return odd.length===0||parsed.line.kind==="usage"?parsed:{...parsed,line:{kind:"usage",message:odd.join(
"; ")}}}function isSilent(line,{quiet}){return quiet||line.kind==="run"&&"talks"in line.verb}async function runCli(world){const switches=switchesOf(world);const{line,globals}=read(world,switches);if(line.
kind==="usage")return tellUsage(line.message,globals,world);const run2={world,switches,globals,directory:(0,external_node_path_.resolve)(world.cwd,globals.directory??".")};const done=isSilent(line,globals)?
()=>void 0:showProgress(world,`holdfast ${line.kind==="run"?line.verb.verb:""}`);const watch=line.kind==="run"&&isRow(line.verb)&&lands(line.verb)?(0,interruption.R)(world):null;const came=await attend(
line,run2,watch);done();const code=await conclude(came,line.kind==="run"?askedOf(line):{},run2);watch?.stop();const signal=watch?.reason()??null;return signal===null?code:interruption.u[signal]}function runHere(){
return runCli(thisProcess())}}),5938:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{u:()=>toldRefused});var _engine_execute_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4517);function toldRefused(...refusals){return{answer:(0,_engine_execute_js__WEBPACK_IMPORTED_MODULE_0__.J5)(refusals).answer}}}),4301:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{g:()=>runRow});var external_node_path_=__webpack_require__(6760);var run=__webpack_require__(2547);var external_node_worker_threads_=__webpack_require__(5919);
var fault=__webpack_require__(6173);;const PROGRAM=`
const { parentPort } = require('node:worker_threads')
parentPort.on('message', ({ pattern, texts }) => {
  try {
    const expression = new RegExp(pattern, 'u')
    parentPort.postMessage(texts.map((lines) => lines.flatMap((line, index) => (expression.test(line) ? [index] : []))))
  } catch {
    // Because some patterns are found to be none, or too large, only when they are used.
    parentPort.postMessage(null)
  }
})
`;function openMatcher(deadline){let worker=null;const close=async()=>{const last=worker;worker=null;await last?.terminate()};return{close,match:async(pattern,texts)=>{const current=worker??=new external_node_worker_threads_.
Worker(PROGRAM,{eval:true});const found=await new Promise((resolve,reject)=>{const failed=cause=>reject(new fault.vC("the search failed",{cause}));const timer=setTimeout(()=>resolve(null),deadline);current.
once("error",failed);current.once("message",lines=>{clearTimeout(timer);current.off("error",failed);resolve(lines)});current.postMessage({pattern,texts})});if(found===null)await close();return found}}}
var cli_cells=__webpack_require__(4527);var external_node_os_=__webpack_require__(8161);var outcome=__webpack_require__(9877);var settings=__webpack_require__(4856);var clock=__webpack_require__(9144);
var wiring=__webpack_require__(4640);;const OWNER={decide:()=>Promise.resolve((0,outcome.ok)(null))};function placeOf(local,{branch,commit}){const unrun=paths=>local.unrun(paths,typeof branch==="strin\
g"?branch:null);if(typeof branch==="string")return{target:local.targets.branch(branch),ledger:local.branchLedger(branch),unrun};const{process:process2,ledger}=local;return commit===true?{target:local.
targets.commit,ledger,process:process2,unrun}:{target:local.targets.worktree,ledger,process:process2}}function openDesk(local,user,options,{switches,now}){const{"request-id":id2,"syntax-check":mode}=options;
return{...placeOf(local,options),sha256:local.sha256,now,limits:settings.IX,switches,shelf:local.shelf,transactions:local.transactions,authority:OWNER,hidden:"allow",blocks:(0,wiring.DS)(),syntax:(0,wiring.
MY)(),syntaxMode:settings.nD.find(one=>one===mode)??"refuse",...local.language===void 0?{}:{language:local.language},actor:user??(0,external_node_os_.userInfo)().username,requestId:typeof id2==="strin\
g"?id2:`local:${(0,clock.Zm)()}`}}var cli_local=__webpack_require__(921);var own_verb=__webpack_require__(5938);;const PATTERN_TIME=5e3;async function runRow(row,{operands,document,options},circumstances){
const{world,switches,guard,served,cancelled}=circumstances;const named=row.workspace?.(document)??null;if(named!==null&&!(0,external_node_path_.isAbsolute)(named))return(0,own_verb.u)({code:"invalid_r\
equest",detail:`workspace_dir is ${named}, which is no absolute path`});const directory=named??circumstances.directory;return(0,cli_local.e)({world,directory},async(local,user)=>{const desk=openDesk(local,
user,options,{switches,now:world.now});const target=guard?.(desk.target)??desk.target;const matcher=openMatcher(PATTERN_TIME);const searching={listing:()=>local.listing(),match:matcher.match};const prefix=row.
workspace===void 0?{}:{prefix:await(0,cli_local.M)(directory,local.root)};const shown=served===void 0||options["branch"]!==void 0?{}:{served};const cells=(0,cli_cells.nc)(local,options,circumstances,(inner,asked)=>runRow(
inner,asked,circumstances));const request={operands,document,options,searching,...prefix,...cancelled===void 0?{}:{cancelled}};return(0,run.d1)(row,{...desk,target,...shown,...cells.desk},request).finally(
async()=>{await matcher.close();await cells.close()})})}}),2923:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{M:()=>write,
q:()=>tell});var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1514);var _report_json_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(7406);var _report_people_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4923);const WATCHED=new WeakSet;function watch(output){if(WATCHED.has(output))return;WATCHED.add(output);output.on("error",()=>void 0)}function write(output,text){watch(output);return new Promise(resolve=>{
output.write(text,error=>{resolve(error===null||error===void 0||"code"in error&&error.code==="EPIPE")})})}function colours({stdout,env}){return stdout.isTTY===true&&(env["NO_COLOR"]??"")===""&&env["TE\
RM"]!=="dumb"}const transactionOf=zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({id:zod__WEBPACK_IMPORTED_MODULE_1__.YjP()});function idOf(answer){switch(answer.outcome){case"planned":return answer.plan.id;case"\
applied":return answer.receipt.id;case"no_change":return answer.receipt?.id??null;case"ok":return transactionOf.safeParse(answer["transaction"]).data?.id??null;case"refused":case"indeterminate":case"e\
rror":return null}}function forPeople({answer,plan,text},asked,receipts,world){if(text!==void 0)return`${text}
`;return(0,_report_people_js__WEBPACK_IMPORTED_MODULE_0__.C)({answer,plan:plan??null},receipts,{colour:colours(world),width:world.stdout.columns??100,...asked})}async function tell(told,asked,globals,receipts,world){
const{answer}=told;if(told.spoken===true)return true;if(globals.json)return write(world.stdout,`${(0,_report_json_js__WEBPACK_IMPORTED_MODULE_2__.h)((0,_report_people_js__WEBPACK_IMPORTED_MODULE_0__.z)(
answer,receipts))}
`);const id2=idOf(answer);if(globals.quiet&&id2!==null)return receipts||answer.outcome==="planned"||answer.outcome==="ok"?write(world.stdout,`${id2}
`):true;const failed=answer.outcome==="refused"||answer.outcome==="error"||answer.outcome==="indeterminate";return write(failed?world.stderr:world.stdout,forPeople(told,asked,receipts,world))}}),4149:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{OF:()=>SHELLS,Q0:()=>PROGRAM_VERBS,RW:()=>SCHEMA_NAMES});const SCHEMA_NAMES=["changeset","edit","transaction","receipt","refusal","answer","config"];const SHELLS=[
"bash","zsh","fish"];const PROGRAM_VERBS={gc:{verb:"gc",summary:"Drop what has expired.",operands:""},doctor:{verb:"doctor",summary:"Find out what the token in GITHUB_TOKEN may do in a repository, by \
trying.",operands:""},lsp:{verb:"lsp",summary:"List the language servers that are known, or install one.",operands:"list|install [NAME]"},schema:{verb:"schema",summary:"Print the JSON Schema of a docu\
ment or an answer, or of all.",operands:`[${SCHEMA_NAMES.join("|")}]`},demo:{verb:"demo",summary:"Play the whole loop on a throw-away repository and an emulated GitHub.",operands:""},workshop:{verb:"w\
orkshop",summary:"Run cells one after the other, in a session on one runtime.",operands:""},mcp:{verb:"mcp",summary:"Serve tools to a model over MCP, on standard input and output.",operands:""},completion:{
verb:"completion",summary:"Print the completion script of a shell.",operands:SHELLS.join("|")}}}),252:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{b:()=>openStop});var _base_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6173);function openStop(){let first=null;let begun=false;let tell=()=>void 0;const asked=new Promise(
resolve=>{tell=resolve});return{ask:reason=>{first??=reason;if(!begun)tell(reason)},reason:()=>first,asked,guard:target=>({owner:target.owner,name:target.name,commits:target.commits,load:(paths,creating)=>target.
load(paths,creating),blobId:bytes=>target.blobId(bytes),land:async set=>{if(first!==null)throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC(`stopped by ${first} before anything was written`);begun=
true;const landing=await target.land(set);if(landing.kind!=="landed")begun=false;return landing}})}}}),5376:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{T:()=>renderCell});var _markdown_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5402);function place({file,line,column,function:name,repeated}){const where=`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.
TN)(file)}:${String(line)}${column===void 0||column===null?"":`:${String(column)}`}`;return`  at ${where}${name===void 0?"":` in ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.TN)(name)}`}${repeated===
void 0?"":` (\xD7${String(repeated)})`}`}function errorLines(error,depth=0){return[`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.TN)(error.name)}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.RK)(
error.message)}`,...error.excerpt===null||depth>0?[]:(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.RK)(error.excerpt).split("\n").map(line=>`  ${line}`),...error.frames.map(place),...(error.causes??[]).
flatMap(cause=>errorLines(cause,depth+1).map((line,index)=>index===0?`caused by ${line}`:line))]}function shown({kind,data}){return typeof data==="string"?`[${kind}] ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.
RK)(data)}`:`[${kind}] ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.RK)(JSON.stringify(data))}`}function renderCell({output,output_ref:file,display,samples=[],value,error,state_lost:lost,generation,
notes,isolation}){const lines=[...output===""?[]:[(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.RK)(output.replace(/\n$/u,""))],...file===null?[]:[`(all of it is in ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.
TN)(file)})`],...display.map(shown),...samples.map(({name,version,url})=>`sample ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.TN)(name)}, version ${String(version)}${url===null?"":`: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.
TN)(url)}`}`),...error===null?value===null?[]:[`= ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.RK)(value)}`]:errorLines(error),...notes.map(note=>`note: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.
RK)(note)}`),...lost?[`note: the state of the cells before is lost; this is generation ${String(generation)}`]:[],...isolation.missing.length===0?[]:[`note: isolation ${isolation.tier}; missing: ${isolation.
missing.map(_markdown_js__WEBPACK_IMPORTED_MODULE_0__.TN).join("; ")}`]];return lines.length===0?"":`${lines.join("\n")}
`}}),4923:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{C:()=>renderPeople,z:()=>printed});var zod__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(
1514);var _engine_workshop_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9377);var _cell_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5376);var _headline_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
5916);var _markdown_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5402);var _terminal_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(1488);function printed(answer,receipts){if(receipts)return answer;
if(answer.outcome==="applied")return{outcome:answer.outcome,files:answer.receipt.files,commit:answer.receipt.commit};return answer.outcome==="no_change"||answer.outcome==="indeterminate"?{...answer,receipt:void 0,
repeated:void 0}:answer}const found=zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({matches:zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({path:zod__WEBPACK_IMPORTED_MODULE_5__.YjP(),
n:zod__WEBPACK_IMPORTED_MODULE_5__.aig(),anchor:zod__WEBPACK_IMPORTED_MODULE_5__.YjP().optional(),text:zod__WEBPACK_IMPORTED_MODULE_5__.YjP()})),files:zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__.
Ikc({path:zod__WEBPACK_IMPORTED_MODULE_5__.YjP(),file_anchor:zod__WEBPACK_IMPORTED_MODULE_5__.YjP()})),total_matches:zod__WEBPACK_IMPORTED_MODULE_5__.aig()});const celled=zod__WEBPACK_IMPORTED_MODULE_5__.
Ikc({cell:_engine_workshop_js__WEBPACK_IMPORTED_MODULE_0__.kF});const anchored=zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({anchors:zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
path:zod__WEBPACK_IMPORTED_MODULE_5__.YjP(),file_anchor:zod__WEBPACK_IMPORTED_MODULE_5__.YjP()}))});function tellFound({matches,files,total_matches:total}){return[...matches.map(({path,n,anchor,text})=>`${(0,
_markdown_js__WEBPACK_IMPORTED_MODULE_3__.TN)(path)}:${anchor??String(n)}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.RK)(text)}`),...files.length===0?[]:["",...files.map(anchorLine)],...total>matches.
length?[`${String(total-matches.length)} more matching lines are not shown: narrow the pattern or the paths`]:[],...total===0?["No line matches."]:[]].join("\n")}function anchorLine({path,file_anchor:anchor}){
return`${anchor}  ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.TN)(path)}`}function renderPeople(done,receipts,terminal){const{answer}=done;if(!receipts&&answer.outcome==="applied"){const files=answer.
receipt.files.map(({path,added,removed})=>` +${String(added)} -${String(removed)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.TN)(path)}`);return`${[(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__.Pl)(
answer,""),...files].join("\n")}
`}if(!receipts&&answer.outcome==="no_change")return`${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__.Pl)(answer,"")}
`;const cell=celled.safeParse(answer);if(cell.success)return(0,_cell_js__WEBPACK_IMPORTED_MODULE_1__.T)(cell.data.cell);const search=found.safeParse(answer);if(search.success)return`${tellFound(search.
data)}
`;const anchors=anchored.safeParse(answer);if(anchors.success)return`${anchors.data.anchors.map(anchorLine).join("\n")}
`;return(0,_terminal_js__WEBPACK_IMPORTED_MODULE_4__.b)(done,terminal)}}),1488:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{a:()=>branchOption,b:()=>renderTerminal});var _base_settings_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4856);var _headline_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5916);var _markdown_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
5402);var _block_lines_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(1885);var _plan_diff_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(499);var _refusal_section_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
32);var _told_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(4821);const STYLES={bold:1,dim:2,red:31,green:32,yellow:33,cyan:36};function painter(colour){return(style,text)=>colour&&text!==""?`\x1B[${STYLES[style]}\
m${text}\x1B[0m`:text}function wrap(text,width,indent=""){const lines=[];let line="";for(const word of(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.TN)(text).split(" ")){if(line!==""&&indent.length+line.
length+1+word.length>Math.max(width,20)){lines.push(line);line=word}else line=line===""?word:`${line} ${word}`}return[...lines,line].map(part=>indent+part).join("\n")}function paintDiff(text,paint){return text.
replace(/\n$/u,"").split("\n").map(line=>{const shown=(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.RK)(line.replace(/\r$/u,""));if(/^(?:---|\+\+\+) /u.test(line))return paint("bold",shown);if(line.startsWith(
"@@"))return paint("cyan",shown);return line.startsWith("+")?paint("green",shown):line.startsWith("-")?paint("red",shown):shown}).join("\n")}function fileLines(files,paint){return files.map(({path,from,
added,removed,operation})=>[` ${paint("green",`+${added}`)} ${paint("red",`-${removed}`)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.TN)(path)}`,operation==="edit"?"":` (${operation}${from===void 0?
"":` from ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.TN)(from)}`})`].join(""))}function checkLine({name,status,summary}){return` ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.TN)(name)}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.
TN)(status)}${summary===""?"":`, ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.TN)(summary)}`}`}function rereadOf({reread,lines=[]}){if(reread===void 0||lines.length>0)return null;return(0,_refusal_section_js__WEBPACK_IMPORTED_MODULE_4__.
EE)(reread.path,reread.count===0?"":`:${reread.start}-${reread.start+reread.count-1}`)}function tellRefusal(refusal,paint,width){const{neighbourhood=[],candidates=[],lines=[],current_anchor,excerpt}=refusal;
const path=rereadOf(refusal);const block=shown=>(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.RK)((0,_refusal_section_js__WEBPACK_IMPORTED_MODULE_4__.X9)(shown)).replace(/^/gmu,"    ");return[wrap(`${refusal.
code}: ${refusal.message}`,width,"  ").replace(`  ${refusal.code}`,`
${paint("red",refusal.code)}`),...excerpt===void 0?[]:[(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.RK)(excerpt).replace(/^/gmu,"    ")],...current_anchor===void 0||refusal.message.includes(current_anchor)?
[]:[`  The anchor is now ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.TN)(current_anchor)}.`],...neighbourhood.length===0?[]:["  What is there now:",block(neighbourhood)],...candidates.length===0?[]:
[`  ${refusal.code==="no_match"?"The nearest places begin at":"The same text stands at"} ${candidates.map(({anchor})=>(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.TN)(anchor)).join(", ")}.`],...lines.
flatMap(part=>[`  ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.TN)(part.range_anchor)} covers`,block(part.lines)]),...path===null?[]:[`  ${paint("dim",`holdfast read ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.
TN)(path)}`)}`]].join("\n")}function branchOption(name){return` --branch ${/^[\w./-]+$/u.test(name)?name:`'${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.TN)(name).replaceAll("'","'\\''")}'`}`}function tellPlan(report,{
plan},paint,{width,place=""}){const diff=plan===null?{text:report.diff,cut:report.diff_cut}:(0,_plan_diff_js__WEBPACK_IMPORTED_MODULE_3__.R)(plan,_base_settings_js__WEBPACK_IMPORTED_MODULE_0__.IX.diffLines);
const expires=report.expires_at===null?"not kept":`kept until ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.TN)(report.expires_at)}`;return[...report.title===""?[]:[(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.
TN)(report.title)],...fileLines(report.files,paint),...(report.blocks??[]).map(one=>` ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.TN)(`${(0,_block_lines_js__WEBPACK_IMPORTED_MODULE_6__.p)(one)} of ${one.
path} is ${(0,_block_lines_js__WEBPACK_IMPORTED_MODULE_6__.B)(one)}`)}`),...diff.text===""?[]:["",paintDiff(diff.text,paint)],...(report.checks??[]).map(checkLine),...diff.cut.map(({path,hidden_lines})=>paint(
"yellow",`${hidden_lines} more lines of ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.TN)(path)} are not shown`)),...(report.refusals??[]).map(refusal=>tellRefusal(refusal,paint,width)),"",`plan ${paint(
"bold",(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.TN)(report.id))} (${expires})`,...report.applies&&report.expires_at!==null?[`To apply it: holdfast apply ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.
TN)(report.id)}${place}`]:[]]}function tellReceipt(receipt,paint,{width,place=""}){const{verified,not_started=[]}=receipt;return[...receipt.title===""?[]:[(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.
TN)(receipt.title)],...fileLines(receipt.files,paint),...receipt.unchanged.map(path=>` ${paint("dim",`as it was: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.TN)(path)}`)}`),...receipt.checks.map(checkLine),
...receipt.commit===null?[]:[`commit ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.TN)(receipt.commit)}${verified===true?", verified":""}`],...receipt.indeterminate.map(what=>paint("yellow",wrap(`not\
 confirmed: ${what}`,width))),...not_started.map(name=>paint("yellow",`will not start: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.TN)(name)}`)),`receipt ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.
TN)(receipt.id)}`,...receipt.files.length===0?[]:[`To take it back: holdfast undo ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.TN)(receipt.id)}${place}`]]}function tellLeft(left,paint){if(left.length===
0)return[];return["","The old name stays at",...left.map(({path,line,character,reason})=>`  ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.TN)(path)}:${line}:${character}  ${paint("dim",(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.
TN)(reason))}`)]}function tellUnread(files,paint){const unread=files.filter(({checked})=>!checked);if(unread.length===0)return[];return["","Nobody checked",...unread.map(({path,reason})=>`  ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.
TN)(path)}  ${paint("dim",(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.TN)(reason??""))}`)]}function tellBeside({unrenamed=[],diagnostics=[]},paint){return[...tellLeft(unrenamed,paint),...tellUnread(diagnostics,
paint)]}function body(answer,done,paint,terminal){const{width}=terminal;switch(answer.outcome){case"ok":return[(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.RK)((0,_told_js__WEBPACK_IMPORTED_MODULE_5__.
s)(answer))];case"planned":return[...(answer.refusals??[]).map(refusal=>tellRefusal(refusal,paint,width)),...tellPlan(answer.plan,done,paint,terminal),...tellBeside(answer,paint)];case"applied":return[
...tellReceipt(answer.receipt,paint,terminal),...tellBeside(answer,paint)];case"no_change":return[...answer.message===void 0?[]:[wrap(answer.message,width)],...answer.receipt===void 0?[]:[`receipt ${(0,
_markdown_js__WEBPACK_IMPORTED_MODULE_2__.TN)(answer.receipt.id)}`]];case"refused":return answer.refusals.map(refusal=>tellRefusal(refusal,paint,width));case"indeterminate":return[wrap(answer.message,
width),...answer.receipt===void 0?[]:tellReceipt(answer.receipt,paint,terminal)];case"error":return[wrap(answer.message,width)]}}const TONES={ok:"bold",planned:"bold",applied:"green",no_change:"bold",
refused:"red",indeterminate:"yellow",error:"red"};function renderTerminal(done,terminal){const{answer}=done;const paint=painter(terminal.colour);const head=answer.outcome==="ok"?[]:[paint(TONES[answer.
outcome],(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__.Pl)(answer,terminal.verb??""))];return`${[...head,...body(answer,done,paint,terminal)].join("\n")}
`}}),3411:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{x:()=>VERSION});const VERSION="0.1.0"})};export{id,ids,modules};
