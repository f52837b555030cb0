const id=183;const ids=[183,506];const modules={9183:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,
{runAction:()=>runAction,runHere:()=>runHere});var external_node_path_=__webpack_require__(6760);var schemas=__webpack_require__(1514);var fault=__webpack_require__(6173);var outcome=__webpack_require__(
9877);var base_path=__webpack_require__(3838);var patch_document=__webpack_require__(3404);var run=__webpack_require__(2547);var execute=__webpack_require__(4517);var external_node_crypto_=__webpack_require__(
7598);var yauzl=__webpack_require__(663);var encoding=__webpack_require__(2252);;const MAX_ARCHIVE=16*1024*1024;const MAX_ENTRIES=16;const MAX_FILE=64*1024*1024;const MAX_RATIO=200;const SMALL=1024*1024;
const NAMES=["plan.json","changeset.json","result.json"];const SYMLINK=40960;const KIND=61440;function invalid(detail){return(0,outcome.T)({code:"invalid_artifact",detail})}function entryProblem({fileName,
uncompressedSize,compressedSize,generalPurposeBitFlag,externalFileAttributes}){if(fileName.endsWith("/")||(0,base_path.z9)(fileName)!==null||fileName.includes("\\"))return`the name ${JSON.stringify(fileName.
slice(0,100))}`;if((generalPurposeBitFlag&1)!==0)return`${fileName} is encrypted`;if((externalFileAttributes>>>16&KIND)===SYMLINK)return`${fileName} is a symbolic link`;if(uncompressedSize>MAX_FILE)return`${fileName}\
 holds more than ${String(MAX_FILE)} bytes`;return uncompressedSize>SMALL&&uncompressedSize>MAX_RATIO*Math.max(1,compressedSize)?`${fileName} is packed too well to be honest`:null}function archive_open(bytes){
return new Promise((resolve,reject)=>{(0,yauzl.vY)(Buffer.from(bytes.buffer,bytes.byteOffset,bytes.byteLength),{lazyEntries:true,validateEntrySizes:true,strictFileNames:true},(error,zip)=>{if(error===
null)resolve(zip);else reject(error)})})}function entriesOf(zip){return new Promise((resolve,reject)=>{const entries=[];zip.on("error",reject);zip.on("end",()=>resolve(entries));zip.on("entry",entry2=>{
entries.push(entry2);if(entries.length>MAX_ENTRIES)resolve(entries);else zip.readEntry()});zip.readEntry()})}async function contentOf(zip,entry2){const stream=await new Promise((resolve,reject)=>{zip.
openReadStream(entry2,(error,opened)=>{if(error===null)resolve(opened);else reject(error)})});const parts=[];let size=0;for await(const part of stream){const bytes=part;size+=bytes.length;if(size>MAX_FILE)
throw new fault.vC("it holds more than it says");parts.push(bytes)}return Buffer.concat(parts)}function chosen(entries){if(entries.length>MAX_ENTRIES)return invalid(`more than ${String(MAX_ENTRIES)} f\
iles`);const[problem]=entries.flatMap(entry2=>entryProblem(entry2)??[]);if(problem!==void 0)return invalid(problem);const names=entries.map(({fileName})=>fileName.normalize("NFC").toLowerCase());if(new Set(
names).size!==names.length)return invalid("two files of one name");const[only]=entries;if(only!==void 0&&entries.length===1)return(0,outcome.ok)(only);const meant=entries.filter(({fileName})=>NAMES.includes(
fileName));const[found]=meant;return found!==void 0&&meant.length===1?(0,outcome.ok)(found):invalid(`not exactly one of ${NAMES.join(", ")}`)}async function textOfArchive(bytes){if(bytes.length>MAX_ARCHIVE)
return invalid(`more than ${String(MAX_ARCHIVE)} bytes`);try{const zip=await archive_open(bytes);const entry2=chosen(await entriesOf(zip));if(!entry2.ok)return entry2;const text=(0,encoding.Ob)(await contentOf(
zip,entry2.value));return text===null?invalid(`${entry2.value.fileName} is not valid UTF-8`):(0,outcome.ok)(text.replace(/^\ufeff/u,""))}catch(error){return invalid(error instanceof Error?error.message:
"it cannot be unpacked")}}var forge_client=__webpack_require__(6506);;const listed=schemas.Ikc({artifacts:schemas.YOg(schemas.Ikc({id:schemas.Whr(),name:schemas.YjP(),size_in_bytes:schemas.aig(),expired:schemas.
zMY(),digest:schemas.YjP().nullable().optional()}))});const pulls=schemas.YOg(schemas.Ikc({number:schemas.Whr(),state:schemas.YjP(),head:schemas.Ikc({sha:schemas.YjP(),repo:schemas.Ikc({id:schemas.Whr()}).
nullable()})}));function artifact_invalid(detail){return(0,outcome.T)({code:"invalid_artifact",detail})}async function textOfArtifact(client,runId,name){const reply=await client.rest("GET",`/actions/r\
uns/${String(runId)}/artifacts?per_page=100&name=${encodeURIComponent(name)}`,{},{harmless:true});if(!reply.ok)return reply.status===403?(0,outcome.T)({code:"missing_permission",detail:"actions: read"}):
artifact_invalid(`run ${String(runId)} is not there`);const found=(0,forge_client.accepted)(listed,reply,"the artifacts of a run").artifacts.filter(one=>one.name===name);const[artifact,...others]=found.
filter(({expired})=>!expired);if(artifact===void 0)return artifact_invalid(`run ${String(runId)} has no artifact ${name}${found.length>0?" that has not expired":""}`);if(others.length>0)return artifact_invalid(
`run ${String(runId)} has several artifacts ${name}`);if(artifact.size_in_bytes>MAX_ARCHIVE)return artifact_invalid(`${name} holds more than ${String(MAX_ARCHIVE)} bytes`);const download=await client.
download(`/actions/artifacts/${String(artifact.id)}/zip`,MAX_ARCHIVE);if(!download.ok)return artifact_invalid(`${name} cannot be downloaded (${String(download.status)})`);const digest=`sha256:${(0,external_node_crypto_.
createHash)("sha256").update(download.bytes).digest("hex")}`;if(typeof artifact.digest==="string"&&artifact.digest!==digest)return artifact_invalid(`${name} is not what its digest says`);return textOfArchive(
download.bytes)}async function subjectOfRun(client,run2,repositoryId){const head=encodeURIComponent(`${run2.headOwner}:${run2.headBranch}`);const found=(0,forge_client.accepted)(pulls,await client.rest(
"GET",`/pulls?state=open&per_page=100&head=${head}`,{},{harmless:true}),"pull requests");const[pull,...others]=found.filter(one=>one.head.repo?.id===run2.headRepositoryId&&one.head.sha===run2.headSha);
if(pull!==void 0&&others.length===0)return(0,outcome.ok)({kind:"pull",number:pull.number});const moved=(0,outcome.T)({code:"head_moved",detail:`no open pull request has the head ${run2.headSha} that t\
he run was on`});if(others.length>0||found.length>0||run2.headRepositoryId!==repositoryId)return moved;return(0,outcome.ok)({kind:"branch",name:run2.headBranch})};const person=schemas.Ikc({id:schemas.
Whr(),login:schemas.YjP(),type:schemas.YjP()}).transform(({id:id2,login,type})=>({id:id2,login,bot:type==="Bot"}));const comment=schemas.Ikc({id:schemas.Whr(),node_id:schemas.YjP(),body:schemas.YjP(),
created_at:schemas.YjP(),user:person});const issueComment=schemas.Ikc({action:schemas.YjP(),comment,sender:person,issue:schemas.Ikc({number:schemas.Whr(),pull_request:schemas.L5J().optional()})});const reviewComment=schemas.
Ikc({action:schemas.YjP(),comment,sender:person,pull_request:schemas.Ikc({number:schemas.Whr()})});const review=schemas.Ikc({action:schemas.YjP(),sender:person,pull_request:schemas.Ikc({number:schemas.
Whr()}),review:schemas.Ikc({id:schemas.Whr(),node_id:schemas.YjP(),body:schemas.YjP().nullable(),submitted_at:schemas.YjP().nullable(),user:person})});const step=schemas.Ikc({sender:person.optional(),
pull_request:schemas.Ikc({number:schemas.Whr()}).optional()});const workflowRun=schemas.Ikc({action:schemas.YjP(),sender:person,workflow_run:schemas.Ikc({id:schemas.Whr(),conclusion:schemas.YjP().nullable(),
head_branch:schemas.YjP().nullable(),head_sha:schemas.YjP(),head_repository:schemas.Ikc({id:schemas.Whr(),owner:schemas.Ikc({login:schemas.YjP()})}).nullable()})});const STEPS=["workflow_dispatch","re\
pository_dispatch","workflow_call","schedule","push","pull_request"];function unreadable(event){return{kind:"refused",refusal:{code:"event_not_allowed",detail:`the payload of ${event} is not as docume\
nted`}}}function fromIssueComment({payload,requestId}){const read2=issueComment.safeParse(payload);if(!read2.success)return unreadable("issue_comment");const{action,issue,sender}=read2.data;if(action!==
"created")return{kind:"ignored",reason:`a comment that was ${action} is not carried out; write a new one`};if(issue.pull_request===void 0||issue.pull_request===null)return{kind:"ignored",reason:"the c\
omment is on a plain issue"};const{id:id2,node_id:nodeId,created_at:createdAt,body,user}=read2.data.comment;return{kind:"comment",number:issue.number,comment:{id:id2,nodeId,createdAt,place:"conversati\
on"},body,author:user,sender,readOnly:false,requestId:requestId??`comment:${String(id2)}`}}function fromReviewComment({payload,requestId}){const read2=reviewComment.safeParse(payload);if(!read2.success)
return unreadable("pull_request_review_comment");const{action,sender,pull_request:{number:number2}}=read2.data;if(action!=="created")return{kind:"ignored",reason:`a review comment that was ${action} i\
s not carried out`};const{id:id2,node_id:nodeId,created_at:createdAt,body,user}=read2.data.comment;return{kind:"comment",number:number2,comment:{id:id2,nodeId,createdAt,place:"diff"},body,author:user,
sender,readOnly:true,requestId:requestId??`comment:${String(id2)}`}}function fromReview({payload,requestId}){const read2=review.safeParse(payload);if(!read2.success)return unreadable("pull_request_rev\
iew");const{action,sender,pull_request:{number:number2}}=read2.data;if(action!=="submitted")return{kind:"ignored",reason:`a review that was ${action} is not carried out`};const{id:id2,node_id:nodeId,submitted_at:at,
body,user}=read2.data.review;return{kind:"comment",number:number2,comment:{id:id2,nodeId,createdAt:at??new Date(0).toISOString(),place:"review"},body:body??"",author:user,sender,readOnly:true,requestId:requestId??
`comment:${String(id2)}`}}function fromWorkflowRun({name,payload,runId,job,step:id2,requestId}){const read2=workflowRun.safeParse(payload);if(!read2.success)return unreadable("workflow_run");const{action,
sender,workflow_run:{id:endedId,conclusion,head_branch:headBranch,head_sha:headSha,head_repository:head}}=read2.data;if(action!=="completed")return{kind:"ignored",reason:`the run is only ${action}`};if(conclusion!==
"success")return{kind:"ignored",reason:`the run ended with ${conclusion??"nothing"}`};if(head===null||headBranch===null)return{kind:"refused",refusal:{code:"branch_missing",detail:"the repository or b\
ranch that the run was on is gone"}};return{kind:"step",event:name,number:null,sender,readOnly:false,requestId:requestId??`run:${runId}/${job}/${id2}`,ended:{id:endedId,headRepositoryId:head.id,headOwner:head.
owner.login,headBranch,headSha}}}const READERS={issue_comment:fromIssueComment,pull_request_review_comment:fromReviewComment,pull_request_review:fromReview,workflow_run:fromWorkflowRun};function readTrigger(facts2){
const reader=READERS[facts2.name];if(reader!==void 0)return reader(facts2);if(!STEPS.includes(facts2.name))return{kind:"refused",refusal:{code:"event_not_allowed",detail:facts2.name}};const read2=step.
safeParse(facts2.payload);if(!read2.success)return unreadable(facts2.name);const{runId,job,step:id2}=facts2;return{kind:"step",event:facts2.name,number:read2.data.pull_request?.number??null,sender:read2.
data.sender??null,ended:null,readOnly:facts2.name==="pull_request",requestId:facts2.requestId??`run:${runId}/${job}/${id2}`}}var issues=__webpack_require__(6778);var visible=__webpack_require__(1981);
var blocks=__webpack_require__(126);;const DOCUMENTS=["json","holdfast","diff"];const CELLS={js:"js",javascript:"js",ts:"ts",typescript:"ts",py:"py",python:"py"};const BLANKS=/[\t\p{Zs}]+/gu;const DASHES="\
\\-\u2010-\u2015\u2212";function languagesFor(verb){return verb==="verify"?Object.keys(CELLS):DOCUMENTS}function cellLanguage({language}){return Object.hasOwn(CELLS,language)?CELLS[language]:void 0}function normalise(line){
return line.replace(BLANKS," ").replace(/[\u201c-\u201f\u00ab\u00bb\u2033]/gu,'"').replace(/[\u2018-\u201b\u2032]/gu,"'").replace(new RegExp(`(^| )[${DASHES}]{1,2}(?=\\p{L})`,"gu"),(whole2,before)=>/[^ -]/u.
test(whole2)?`${before}--`:whole2).replace(new RegExp(`[${DASHES}]`,"gu"),"-").trim()}function firstLine(body){let from=0;for(let at=0;at<body.length;at++){const c=body[at];if(c==="\n"||c==="\r")from=
at+1;else if(c!==" "&&c!=="	"){const end=body.slice(at).search(/[\n\r]/u);return{from,to:end<0?body.length:at+end}}}return null}function afterPrefix(line,prefix){if(!line.startsWith(prefix))return null;
const rest=line.slice(prefix.length);return rest===""||/^[\t\p{Zs}]/u.test(rest)?normalise(rest):null}function words(text){return(text.match(/"[^"]*"[^ ]*|[^ ]+/gu)??[]).map(word2=>word2.replace(/^"([^"]*)"/u,
"$1"))}function problemsOf(command,scan,payloads,prefix){const several=scan.margin.some(line=>afterPrefix(line,prefix)!==null);return[...(0,visible.k)(command).size>0?["The command line holds invisibl\
e characters: type it again."]:[],...several?["There is more than one command: write each in a comment of its own."]:[],...payloads>1?[`There are ${payloads} blocks that could be meant: leave one.`]:[],
...scan.doubt?["A fenced block begins where it may be part of a list or of HTML: put a blank line before it and begin it at the margin."]:[]]}function parseComment(body,prefix="/holdfast"){const line=firstLine(
body);const command=line===null?null:afterPrefix(body.slice(line.from,line.to),prefix);if(line===null||command===null)return null;const[first="help",...args]=words(command);const verb=first.toLowerCase();
const scan=(0,blocks.g)(body.slice(line.to).replace(/^(?:\r\n|[\n\r])/u,""));const payloads=scan.blocks.filter(({language})=>languagesFor(verb).includes(language));return{verb,args,rest:command.slice(
first.length).trim(),payload:payloads.length===1&&!scan.doubt?payloads[0]??null:null,problems:problemsOf(command,scan,payloads.length,prefix)}}var nearest=__webpack_require__(9119);var table=__webpack_require__(
2758);;const LOCAL_OPTIONS=["commit","branch","request-id","syntax-check","fail-on"];const EXAMPLE=["```json",'{ "version": 1, "changes": [ { "path": "\u2026", "expected_anchor": "fa:\u2026", "hunks": [ { "star\
t": 2, "end": 2, "lines": ["\u2026"] } ] } ] }',"```"];function commentCommands(){return table.Lo.filter(command=>command.doors.includes("comment")&&(0,table.V3)(command))}function help_forms({verb,operands,
document},prefix){if(!document)return[`${prefix} ${verb} ${operands}`.trim()];const others=operands.replace(/^\[|\]$/gu,"").split("|").filter(operand=>operand!=="FILE"&&operand!=="-");return[`${prefix}\
 ${verb} + one fenced block`,...others.map(operand=>`${prefix} ${verb} ${operand}`)]}function options({options:{shape:shape2}}){return Object.entries(shape2).filter(([name])=>!LOCAL_OPTIONS.includes(name)).
map(([name,schema2])=>`    --${name}  ${schema2.description??""}`.trimEnd())}function helpText(prefix){const lines=commentCommands().map(command=>[...help_forms(command,prefix),`    ${command.summary}`].
join("\n"));return[`${prefix} help [COMMAND]
    Show this list, or one command with its options.`,...lines].join("\n")}function helpOn(verb,prefix){const command=commentCommands().find(one=>one.verb===verb.toLowerCase());if(command===void 0)return null;
const given=options(command);return[...help_forms(command,prefix),`    ${command.summary}`,...given.length===0?[]:["","Options:",...given],...command.document?["","The block stands below the command, \
in the same comment:","",...EXAMPLE]:[]].join("\n")}function unknownCommand(verb){const near=(0,nearest.p)(verb,[...commentCommands().map(command=>command.verb),"help"]);return`there is no command ${verb.
slice(0,40)}${near.length===0?"; help lists all":`; did you mean ${near.join(" or ")}?`}`}var transaction_request=__webpack_require__(6202);;function ask_invalid(detail){return{code:"invalid_request",
detail}}function readWords(command,words2){const operands=[];const given={};const queue=[...words2];for(let word2=queue.shift();word2!==void 0;word2=queue.shift()){const[,name,value]=/^--([a-z][a-z-]*)(?:=(.*))?$/u.
exec(word2)??[];if(name===void 0){operands.push(word2);continue}const field=LOCAL_OPTIONS.includes(name)?void 0:command.options.shape[name];if(field===void 0)return(0,outcome.T)(ask_invalid(`${command.
verb} has no option --${name} here`));const isFlag=value===void 0&&field.safeParse(true).success;const said=isFlag?true:value??queue.shift();if(said===void 0)return(0,outcome.T)(ask_invalid(`--${name}\
 needs a value`));given[name]=said}const options2=command.options.safeParse(given);if(options2.success)return(0,outcome.ok)({operands,options:options2.data});return(0,outcome.T)(ask_invalid(options2.error.
issues.map(issue=>(0,issues.F)(issue,given,command.options,{root:"the command",name:path=>`--${path.join(".")}`})).join("; ")))}function documentOf({payload}){if(payload===null)return{document:null};const{
language,text}=payload;const cell=cellLanguage(payload);if(cell!==void 0)return{document:text,language:cell};switch(language){case"holdfast":return{document:(0,patch_document.S)(text)};case"diff":return{
document:text,foreign:true};default:return{document:text}}}function askHelp([verb,...more2],prefix){if(verb===void 0)return(0,outcome.ok)({kind:"help",verb:"help",text:helpText(prefix)});const text=more2.
length===0?helpOn(verb,prefix):null;return text===null?(0,outcome.T)(ask_invalid(more2.length>0?"help takes one command":unknownCommand(verb))):(0,outcome.ok)({kind:"help",verb:"help",text})}function askOf(parsed,document,prefix){
const{verb,args}=parsed;const[problem,...others]=parsed.problems.map(detail=>ask_invalid(detail.replace(/\.$/u,"")));if(problem!==void 0)return(0,outcome.T)(problem,...others);if(verb==="help"||args.includes(
"--help"))return askHelp(verb==="help"?args:[verb],prefix);const command=(0,table.Zv)(verb,"comment");if(command===null)return(0,outcome.T)(ask_invalid(unknownCommand(verb)));const words2=readWords(command,
args);if(!words2.ok)return words2;if(!document.ok)return document;const fenced=document.value===null?documentOf(parsed):{document:document.value};return(0,outcome.ok)({kind:"command",verb,command,request:{
...words2.value,...fenced}})}function askOfComment(body,prefix){const parsed=parseComment(body,prefix);return parsed===null?null:{verb:parsed.verb,ask:askOf(parsed,(0,outcome.ok)(null),prefix)}}function askOfStep(command,document,prefix){
const standard=document.ok&&document.value!==null&&(0,transaction_request.uv)(document.value)?"tx":"apply";const text=command.trim()===""?standard:command.trim();const parsed=parseComment(`${prefix} ${text}`,
prefix);if(parsed===null)return{verb:text,ask:(0,outcome.T)(ask_invalid("the input command is none"))};return{verb:parsed.verb,ask:askOf(parsed,document,prefix)}}var engine_carried=__webpack_require__(
9672);var changeset_json=__webpack_require__(8224);var answer=__webpack_require__(9858);var workshop=__webpack_require__(9377);;const SIZE=1024*1024;const REFUSALS=100;const SENTENCE=4e3;const schema=()=>schemas.
gMt("outcome",[schemas.Ikc({outcome:schemas.euz("refused"),refusals:schemas.YOg(answer.I1).min(1).max(REFUSALS)}),schemas.rej({outcome:schemas.euz("ok"),cell:workshop.kF})]);function findRelayed(text){
const json2=(0,changeset_json.q)(text);if(!json2.ok||text.length>SIZE)return null;const read2=schema().safeParse(json2.value);if(!read2.success)return null;const{data}=read2;if(data.outcome==="ok")return{
...data,note:"told by the job that ran it"};return{...data,refusals:data.refusals.map(refusal=>({...refusal,message:`${refusal.message.slice(0,SENTENCE)} (told by the job that planned)`}))}}var core=__webpack_require__(
8532);var settings=__webpack_require__(4856);;const ROWS=[{input:"diagnostics",has:["off"]},{input:"samples",has:[false]}];function notYet(inputs){return ROWS.filter(({input,has})=>!has.includes(inputs[input])).
map(({input})=>({code:"feature_off",detail:`the input ${input}: ${String(inputs[input])}`}))};const trimmed=schemas.YjP().trim();const optional=trimmed.transform(text=>text===""?null:text);function choice(values,standard){
return trimmed.transform((text,context)=>{const value=text===""?standard:values.find(one=>one===text.toLowerCase());if(value!==void 0)return value;context.addIssue(`is "${text}", and must be one of ${values.
join(", ")}`);return core.tm})}function flag(standard){return trimmed.transform((text,context)=>{if(text==="")return standard;if(["1","true"].includes(text.toLowerCase()))return true;if(["0","false"].
includes(text.toLowerCase()))return false;context.addIssue(`is "${text}", and must be 1, 0, true or false`);return core.tm})}function whole(standard){return trimmed.transform((text,context)=>{if(text===
"")return standard;if(/^[1-9]\d{0,14}$/u.test(text))return Number(text);context.addIssue(`is "${text}", and must be a positive whole number`);return core.tm})}function word(pattern,allowed){return optional.
transform((text,context)=>{if(text===null||pattern.test(text))return text;context.addIssue(`is "${text}", and must be ${allowed}`);return core.tm})}const inputs_schema=schemas.Ikc({"mode":choice(["pla\
n","commit","auto"],"auto"),"command":schemas.YjP(),"changeset":schemas.YjP(),"artifact":optional,"run-id":whole(null),"pull-request":whole(null),"branch":optional,"token":trimmed.refine(token=>token!==
"",{error:"is empty: give the job a token"}),"config":trimmed.transform(path=>path===""?".github/holdfast.yml":path),"commit-message":schemas.YjP().transform(text=>text.trim()===""?"{title}":text),"co\
mmit-method":choice(["auto","refs","graphql","push"],"auto"),"dry-run":flag(false),"comment":flag(true),"syntax-check":choice(settings.nD,"refuse"),"diagnostics":choice(["refuse","warn","off"],"off"),
"verify":choice(["required","report"],"required"),"isolation":choice(["required","best-effort"],"required"),"plan-lifetime":whole(30),"fail-on":word(/^(?:refused|error|never)$/u,"refused, error or nev\
er"),"request-id":word(/^[\w:./-]{1,200}$/u,"1 to 200 letters, digits, or any of : . / _ -"),"change-receipts":flag(settings.Xj.changeReceipts.on),"edit-hunks":flag(settings.Xj.editHunks.on),"line-anc\
hors":flag(settings.Xj.lineAnchors.on),"anchor-patch":flag(settings.Xj.anchorPatch.on),"changesets":flag(settings.Xj.changeSet.on),"lsp":flag(settings.Xj.lsp.on),"workshop":flag(settings.Xj.workshop.on),
"samples":flag(settings.Xj.samples.on),"lean":flag(false)});const INPUT_NAMES=Object.keys(inputs_schema.shape);function readInputs(get){const read2=inputs_schema.safeParse(Object.fromEntries(INPUT_NAMES.
map(name=>[name,get(name)])));if(!read2.success){return{ok:false,refusals:read2.error.issues.map(({path,message})=>({code:"invalid_request",detail:`the input ${path.join(".")} ${message}`}))}}const bare={
code:"invalid_request",detail:"the input change-receipts is off, and on GitHub nothing is written without receipts"};return(0,outcome.G)([...read2.data["change-receipts"]?[]:[bare],...notYet(read2.data)],
()=>read2.data)}function switchesOf(inputs){const word2=on=>on?"1":"0";return(0,settings.nV)({[settings.Xj.changeReceipts.variable]:word2(inputs["change-receipts"]),[settings.Xj.editHunks.variable]:word2(
inputs["edit-hunks"]),[settings.Xj.lineAnchors.variable]:word2(inputs["line-anchors"]),[settings.Xj.anchorPatch.variable]:word2(inputs["anchor-patch"]),[settings.Xj.changeSet.variable]:word2(inputs.changesets),
[settings.Xj.lsp.variable]:word2(inputs.lsp&&!inputs.lean),[settings.Xj.workshop.variable]:word2(inputs.workshop&&!inputs.lean),[settings.Xj.samples.variable]:word2(inputs.samples)})};function sourceOf(inputs,ended,own){
return inputs.artifact===null?null:{name:inputs.artifact,runId:inputs["run-id"]??ended??own}}async function withArtifact(client,source,inputs,request){if(source===null)return(0,outcome.ok)({request});
const text=await textOfArtifact(client,source.runId,source.name);if(!text.ok)return text;const carried=(0,engine_carried.O4)(text.value);if(carried!==null)return(0,outcome.ok)({request:{...request,operands:[],
document:null,carried}});const relayed=inputs.mode==="commit"?findRelayed(text.value):null;return(0,outcome.ok)(relayed===null?{request:{...request,document:(0,patch_document._)(text.value,switchesOf(
inputs))}}:{relayed})}var shelf_form=__webpack_require__(5462);var transaction_form=__webpack_require__(5293);;function markerOf({key,runId,attempt:attempt2}){return`${key}/${String(runId)}/${String(attempt2)}`}
const PAGES=20;const ATTEMPTS=3;const comments=schemas.YOg(schemas.Ikc({id:schemas.Whr(),node_id:schemas.YjP(),body:schemas.YjP().optional()}));const authors=schemas.Ikc({nodes:schemas.YOg(schemas.Ikc(
{viewerDidAuthor:schemas.zMY().optional()}).nullable())});async function candidates(client,place2){const marker=new RegExp(`<!-- holdfast:card:${place2.key}/(\\d+)/(\\d+) -->\\s*$`,"u");const found=[];
const since=place2.since===null?"":`&since=${encodeURIComponent(place2.since)}`;for(let page=1;page<=PAGES;page++){const reply=await client.rest("GET",`/issues/${String(place2.number)}/comments?per_pa\
ge=100&page=${String(page)}${since}`,{},{harmless:true});const list=(0,forge_client.accepted)(comments,reply,"the comments");for(const{id:id2,node_id:node2,body=""}of list){const[,runId,attempt2]=marker.
exec(body)??[];if(runId!==void 0&&attempt2!==void 0)found.push({id:id2,node:node2,runId:Number(runId),attempt:Number(attempt2)})}if(list.length<100)break}return found}async function ours(client,found){
if(found.length===0)return[];const reply=await client.graphql("query($ids: [ID!]!) { nodes(ids: $ids) { ... on IssueComment { viewerDidAuthor } } }",{ids:found.map(({node:node2})=>node2)},{harmless:true});
const{nodes}=(0,forge_client.parsed)(authors,reply.data,"the comments");return found.filter((_,i)=>nodes[i]?.viewerDidAuthor===true).sort(byNewest)}async function find(client,place2){return(await ours(
client,await candidates(client,place2)))[0]??null}function byNewest(a,b){return b.runId-a.runId||b.attempt-a.attempt||b.id-a.id}async function leaveOne(client,place2){const found=await candidates(client,
place2);if(found.length<2)return;const[,...others]=await ours(client,found);await Promise.all(others.map(({id:id2})=>client.rest("DELETE",`/issues/comments/${String(id2)}`,{},{harmless:true})))}function openCards(client,place2){
let search=find(client,place2);search.catch(()=>void 0);const write2=async(known,body)=>{const newer=known!==null&&(known.runId>place2.runId||known.runId===place2.runId&&known.attempt>place2.attempt);
if(newer)return false;const reply=known===null?await client.rest("POST",`/issues/${String(place2.number)}/comments`,{body},{harmless:false}):await client.rest("PATCH",`/issues/comments/${String(known.
id)}`,{body},{harmless:true});if(!reply.ok&&known!==null&&reply.status===404)return write2(null,body);if(!reply.ok){const lacks=reply.status===403?"; the job needs the permission pull-requests: write":
"";throw new fault.vC(`GitHub did not take the card (${String(reply.status)}: ${reply.message})${lacks}`)}return known===null};return{async put(body,fresh,later){if(fresh)search=find(client,place2);for(let attempt2=1;;attempt2++){
try{if(await write2(await search,body))later(leaveOne(client,place2));return}catch(error){if(!(error instanceof fault.vC&&error.retryable)||attempt2>=ATTEMPTS)throw error;await client.wait(attempt2);search=
find(client,place2)}}}}}var engine_rules=__webpack_require__(8089);;const authority_answer=schemas.Ikc({permission:schemas.YjP(),role_name:schemas.YjP().optional(),user:schemas.Ikc({id:schemas.Whr(),login:schemas.
YjP()}).nullable()});function roleOf(permission,named){switch(permission){case"admin":return"admin";case"write":return named==="maintain"?"maintain":"write";case"read":return named==="triage"?"triage":
"read";default:return"none"}}async function lookUp(client,{login,id:id2}){try{const reply=await client.rest("GET",`/collaborators/${encodeURIComponent(login)}/permission`,{},{harmless:true});const read2=reply.
ok?authority_answer.safeParse(reply.data):null;if(read2?.success!==true||read2.data.user===null)return"none";if(id2!==null&&read2.data.user.id!==id2)return"none";return roleOf(read2.data.permission,read2.
data.role_name??read2.data.permission)}catch(error){if(error instanceof fault.vC)return"none";throw error}}function distinct(actors){const found=new Map;for(const actor of actors){const known=found.get(
actor.login.toLowerCase());if(known===void 0||known.id===null)found.set(actor.login.toLowerCase(),actor)}return[...found.values()]}function least(roles){return engine_rules.gg[Math.min(...roles.map(role=>engine_rules.
gg.indexOf(role)),roles.length===0?0:engine_rules.gg.length-1)]??"none"}function judge(role,floor){return(0,engine_rules.O6)(role,floor)?(0,outcome.ok)(null):(0,outcome.T)({code:"not_authorised",expected:floor,
detail:role})}function openAuthority(options2){const{client,asker,writable}=options2;const everybody=distinct(options2.actors);const bot=everybody.some(actor=>actor.bot);let known=null;const rulesOf=({
version,source})=>{if(known?.version!==version)known={version,rules:options2.readRules(source)};return known.rules};const current=async()=>rulesOf(await options2.policy());const look2=async rules2=>least(
await Promise.all(everybody.map(async actor=>{if(!actor.bot)return lookUp(client,actor);return actor.id!==null&&(await rules2()).trusts(actor.id)?"write":"none"})));let latest=look2(current);latest.catch(
()=>void 0);let matter=null;const isAsker=({login,id:id2})=>id2===null||asker.id===null?login.toLowerCase()===asker.login.toLowerCase():id2===asker.id;const weigh=async({author,authorId,approvals,approving},role)=>{
const own=isAsker({login:author,id:authorId??null});const people=[...new Map(approvals.map(one=>[one.id,one])).values()].filter(({id:id2})=>id2!==authorId);const asked=!own&&(approving||people.some(isAsker));
const others=await Promise.all(people.filter(one=>!isAsker(one)).map(one=>lookUp(client,one)));return{approving,own,approvers:asked?[...others,await role]:others}};const settleMatter=async({operation,
paths,backing},role,rules2)=>{const[asks,support,by]=await Promise.all([role,backing===void 0?void 0:weigh(backing,role),rules2]);const refusals=[...by.decide({operation,paths,role:asks,bot,...support===
void 0?{}:{support}})];if(!writable)refusals.unshift({code:"event_not_allowed",detail:"this event may read and preview only"});return(0,outcome.G)(refusals,()=>null)};return{role:()=>latest,atLeast:async floor=>judge(
await latest,floor),permits:async operation=>{const[role,rules2]=await Promise.all([latest,current()]);return judge(role,engine_rules.Cz.includes(operation)?rules2.floor(operation):"write")},heard:async()=>{
const rules2=await current();return everybody.every(actor=>!actor.bot||actor.id!==null&&rules2.trusts(actor.id))},rules:current,async decide(operation,paths,backing){matter={operation,paths,backing};const role=await latest;
if(!(0,engine_rules.O6)(role,"write"))return(0,outcome.T)({code:"not_authorised",expected:"write",detail:role});return settleMatter(matter,latest,current())},async again(paths,now){if(matter===null)throw new fault.
zP("A set is about to land that nobody decided about.");const rules2=now.then(rulesOf);latest=look2(()=>rules2);const settled=await settleMatter({...matter,paths:[...new Set([...matter.paths,...paths])]},
latest,rules2);return settled.ok?(0,outcome.ok)(await rules2):settled}}}var plan=__webpack_require__(8479);var git_object=__webpack_require__(9875);;const MODES={[33188]:"100644",[33204]:"100644",[33261]:"\
100755",[40960]:"symlink",[57344]:"submodule",[16384]:"directory"};const treeEntry=schemas.Ikc({mode:schemas.Whr(),oid:schemas.YjP(),object:schemas.Ikc({oid:schemas.YjP().optional(),byteSize:schemas.Whr().
optional(),isTruncated:schemas.zMY().optional(),text:schemas.YjP().nullable().optional(),entries:schemas.YOg(schemas.Ikc({name:schemas.YjP()})).nullable().optional()}).nullable().optional()});const topTree=schemas.
Ikc({entries:schemas.YOg(schemas.Ikc({name:schemas.YjP()})).nullable()});const commitFiles=schemas.g1P(schemas.YjP(),schemas.L5J());const blobAnswer=schemas.Ikc({content:schemas.YjP(),encoding:schemas.
euz("base64")});const BLOB="object { ... on Blob { oid byteSize isTruncated text } }";const files_NAMES="object { ... on Tree { entries { name } } }";function askFiles(paths,creating=[]){const above=[
...new Set(paths.flatMap(base_path.T1))];const listed2=new Set(creating.flatMap(base_path.T1));const asked=[...paths.map((path,i)=>[`file${String(i)}`,path]),...above.map((path,i)=>[`above${String(i)}`,
path])];return{paths,above,creating,fields:[...asked.map(([name,path])=>`${name}: file(path: $${name}) { mode oid ${name.startsWith("file")?BLOB:listed2.has(path)?files_NAMES:""} }`),...creating.length===
0?[]:["aboveAll: tree { entries { name } }"]].join("\n"),declarations:asked.map(([name])=>`, $${name}: String!`).join(""),variables:Object.fromEntries(asked)}}async function fetchBlob(client,oid){const reply=await client.
rest("GET",`/git/blobs/${oid}`,{},{harmless:true});const bytes=(0,git_object.Ey)((0,forge_client.accepted)(blobAnswer,reply,"a blob").content);if((0,git_object.IM)(bytes)!==oid)throw new fault.vC("Git\
Hub answered with other bytes than the blob id names.",{retryable:true});return bytes}async function blobBytes(client,oid,text){if(typeof text==="string"){const bytes=(0,encoding.As)(text);if((0,git_object.
IM)(bytes)===oid)return bytes}return fetchBlob(client,oid)}function obstacle(path,kinds){for(const above of(0,base_path.T1)(path)){const kind=kinds.get(above);if(kind==="symlink")return{kind:"behind_s\
ymlink",link:above};if(kind==="submodule")return{kind:"submodule"};if(kind==="100644"||kind==="100755")return{kind:"behind_file",file:above}}return null}function collision(path,names){const way=[...(0,
base_path.T1)(path),path];for(const[depth,part]of way.entries()){const directory=depth===0?"":way[depth-1]??"";const twin=(0,base_path.Bp)(part.slice(directory===""?0:directory.length+1),names(directory));
if(twin!==null)return directory===""?twin:`${directory}/${twin}`}return null}async function readFiles(client,query2,answer2){const told2=(0,forge_client.parsed)(commitFiles,answer2,"the files of a com\
mit");const entry2=name=>(0,forge_client.parsed)(treeEntry.nullable(),told2[name]??null,"a file");const kinds=new Map;const listings=new Map;const list=(directory,entries2)=>{listings.set(directory,(entries2??
[]).map(({name})=>name))};if(query2.creating.length>0)list("",(0,forge_client.parsed)(topTree,told2["aboveAll"],"the top of a commit").entries);query2.above.forEach((path,i)=>{const found=entry2(`abov\
e${String(i)}`);if(found===null)return;kinds.set(path,MODES[found.mode]??"submodule");list(path,found.object?.entries)});const missing=path=>{const collides=query2.creating.includes(path)?collision(path,
directory=>listings.get(directory)??[]):null;return{kind:"missing",...collides===null?{}:{collides}}};const entries=await Promise.all(query2.paths.map(async(path,i)=>{const hidden=obstacle(path,kinds);
if(hidden!==null)return[path,hidden];const found=entry2(`file${String(i)}`);if(found===null)return[path,missing(path)];const mode=MODES[found.mode]??"submodule";if(mode!=="100644"&&mode!=="100755")return[
path,{kind:mode}];return[path,{kind:"file",mode,oid:found.oid,bytes:await blobBytes(client,found.oid,found.object?.text)}]}));return new Map(entries)}const FILES_A_QUERY=80;const objectAnswer=schemas.
Ikc({repository:schemas.Ikc({object:schemas.L5J()})});async function filesAt(client,commit,paths,creating=[]){const groups=Array.from({length:Math.ceil(paths.length/FILES_A_QUERY)},(_,i)=>paths.slice(
i*FILES_A_QUERY,(i+1)*FILES_A_QUERY));const parts=await Promise.all(groups.map(async group=>{const files=askFiles(group,creating.filter(path=>group.includes(path)));const reply=await client.graphql(`q\
uery($owner: String!, $name: String!, $commit: GitObjectID!${files.declarations}) {
        repository(owner: $owner, name: $name) { object(oid: $commit) { ... on Commit { ${files.fields} } } }
      }`,{owner:client.owner,name:client.name,commit,...files.variables},{harmless:true});return readFiles(client,files,(0,forge_client.parsed)(objectAnswer,reply.data,"a commit").repository.object)}));
return new Map(parts.flatMap(part=>[...part]))};function sideFrom(told2,mode,bytes,sha2562){if(told2===null)return null;return bytes!==void 0&&sha2562(bytes)===told2.sha256?(0,plan.Jh)(bytes,mode,sha2562):
void 0}async function effectOf(receipt,ledger,client,sha2562){const{commit,files:reports,plan_id:id2,title,unchanged}=receipt;if(commit===null)return null;const[before,after]=await Promise.all([ledger.
beforeImages(receipt),filesAt(client,commit,reports.flatMap(file=>file.after===null?[]:[file.path]))]).catch(error=>{if(error instanceof fault.vC)return[new Map,new Map];throw error});const files=[];for(const file of reports){
const now=after.get(file.path);const old=sideFrom(file.before,file.mode,before.get(file.from??file.path),sha2562);const made2=sideFrom(file.after,file.mode,now?.kind==="file"?now.bytes:void 0,sha2562);
if(old===void 0||made2===void 0)return null;files.push({operation:file.operation,path:file.path,...file.from===void 0?{}:{from:file.from},before:old,after:made2})}return{id:id2,target:"",base:null,title,
verify:[],files,unchanged:[...unchanged]}}var base_words=__webpack_require__(5344);;const INLINE_TOTAL=2*1024*1024;const INLINE_FILE=1024*1024;const made=schemas.Ikc({sha:schemas.YjP()});const madeCommit=schemas.
Ikc({sha:schemas.YjP(),tree:schemas.Ikc({sha:schemas.YjP()}),verification:schemas.Ikc({verified:schemas.zMY()}).optional()});function missingPermission(reply,needed){const denied=reply.status===403||reply.
status===404&&/resource not accessible/iu.test(reply.message);return denied?{code:"missing_permission",detail:needed}:null}function answered(schema2,reply,what){if(reply.ok)return(0,outcome.ok)((0,forge_client.
parsed)(schema2,reply.data,what));const denied=missingPermission(reply,"contents: write");if(denied!==null)return(0,outcome.T)(denied);throw new fault.vC(`GitHub refused to make ${what} (${String(reply.
status)}): ${reply.message}`,{retryable:reply.status===409})}async function makeBlob(client,bytes){const reply=await client.rest("POST","/git/blobs",{content:(0,git_object.nk)(bytes),encoding:"base64"},
{harmless:true});const blob=answered(made,reply,"a blob");if(!blob.ok)return blob;const oid=(0,git_object.IM)(bytes);if(blob.value.sha!==oid)throw new fault.vC("GitHub stored other bytes than those it\
 was given.");return(0,outcome.ok)(oid)}async function makeTree(client,base,items){const body={...base===null?{}:{base_tree:base},tree:items};const tree=answered(made,await client.rest("POST","/git/tr\
ees",body,{harmless:true}),"a tree");return tree.ok?(0,outcome.ok)(tree.value.sha):tree}async function makeCommit(client,message,tree,parents){const reply=await client.rest("POST","/git/commits",{message,
tree,parents},{harmless:true});const commit=answered(madeCommit,reply,"a commit");if(!commit.ok)return commit;if(commit.value.tree.sha!==tree)throw new fault.vC("GitHub made a commit of another tree t\
han the one it was given.");return(0,outcome.ok)({oid:commit.value.sha,verified:commit.value.verification?.verified??null})}async function itemsOf(client,files){let inline=0;const items=await Promise.
all(files.flatMap(file=>{const{path,from,before,after}=file;const gone=old=>Promise.resolve((0,outcome.ok)({path:old,mode:before?.mode??"100644",type:"blob",sha:null}));if(after===null)return[gone(path)];
const{bytes,mode}=after;const text=bytes.length<=INLINE_FILE&&inline+bytes.length<=INLINE_TOTAL&&!bytes.includes(0)?(0,encoding.Ob)(bytes):null;if(text!==null)inline+=bytes.length;const item=text!==null?
Promise.resolve((0,outcome.ok)({path,mode,type:"blob",content:text})):makeBlob(client,bytes).then(blob=>blob.ok?(0,outcome.ok)({path,mode,type:"blob",sha:blob.value}):blob);return from===void 0?[item]:
[gone(from),item]}));const refusals=items.flatMap(item=>item.ok?[]:item.refusals);const[first,...others]=refusals;return first===void 0?(0,outcome.ok)(items.flatMap(item=>item.ok?[item.value]:[])):(0,
outcome.T)(first,...others)}var engine_receipt=__webpack_require__(5570);;const SUBJECT_LENGTH=120;const SKIP=/\[([^[\]]*\b(?:skip|no)\b[^[\]]*)\]/giu;const TRAILER=/^([A-Za-z][A-Za-z0-9-]*):\s*(.*)$/u;
function defuse(line){return(0,visible.U)(line).replace(SKIP,"($1)").replace(/\*{3}(NO_CI)\*{3}/giu,"$1").replace(/^(\s*skip-checks)\s*:/iu,"$1 =")}function subjectOf(title){const line=defuse(title.replace(
/\s+/gu," ").trim());const characters=Array.from(line);return characters.length<=SUBJECT_LENGTH?line:`${characters.slice(0,SUBJECT_LENGTH-1).join("")}\u2026`}function bodyOf(body){return body.split(/\r\n|[\n\r]/u).
map(line=>/^\s*[\w-]+\s*:/u.test(line)?`> ${line}`:line).map(defuse).join("\n").trim()}function composeMessage(text,fallback,coauthor,origin){const[first="",...rest]=text.trim().split(/\r\n|[\n\r]/u);
const subject=subjectOf(first);const body=bodyOf(rest.join("\n"));const trailers=[...coauthor===null?[]:[`Co-authored-by: ${coauthor}`],`Holdfast-Plan: ${origin.plan}`,`Holdfast-Receipt: ${origin.receipt}`,
`Holdfast-Request: ${origin.request}`];return[subject===""?fallback:subject,...body===""?[]:[body],trailers.join("\n")].join("\n\n")}function readOrigin(message){const paragraphs=message.replace(/\r\n/gu,
"\n").trimEnd().split(/\n{2,}/u);if(paragraphs.length<2)return null;const found=new Map;for(const line of paragraphs.at(-1)?.split("\n")??[]){const[,name,value]=TRAILER.exec(line)??[];if(name!==void 0&&
value!==void 0)found.set(name.toLowerCase(),value.trim())}const[plan2,receipt,request]=["holdfast-plan","holdfast-receipt","holdfast-request"].map(name=>found.get(name));return plan2===void 0||receipt===
void 0||request===void 0?null:{plan:plan2,receipt,request}};const PAGE=16;function chain(depth){const entry2='oid message file(path: "receipt.json") { oid object { ... on Blob { text } } }';return depth===
0?"oid":`${entry2} parents(first: 1) { nodes { ${chain(depth-1)} } }`}const ENTRIES=chain(PAGE);const node=schemas.Ikc({oid:schemas.YjP(),message:schemas.YjP().optional(),file:schemas.Ikc({oid:schemas.
YjP(),object:schemas.Ikc({text:schemas.YjP().nullable().optional()}).nullable()}).nullable().optional(),parents:schemas.Ikc({nodes:schemas.YOg(schemas.L5J())}).optional()});const commitAnswer=schemas.
Ikc({repository:schemas.Ikc({object:schemas.L5J()})});function readPage(answer2){const entries=[];const first=(0,forge_client.parsed)(node,answer2,"the ledger");let at=first;while(at?.message!==void 0){
const{oid,message,file=null,parents}=at;entries.push({oid,origin:file===null?null:readOrigin(message),blob:file===null?null:{oid:file.oid,text:file.object?.text??null}});const parent=parents?.nodes[0];
at=parent===void 0?null:(0,forge_client.parsed)(node,parent,"the ledger")}return{tip:first.oid,entries,next:at?.oid??null}}async function pageOf(client,commit){const reply=await client.graphql(`query(\
$owner: String!, $name: String!, $commit: GitObjectID!) {
      repository(owner: $owner, name: $name) { object(oid: $commit) { ... on Commit { ${ENTRIES} } } }
    }`,{owner:client.owner,name:client.name,commit},{harmless:true});return readPage((0,forge_client.parsed)(commitAnswer,reply.data,"the ledger").repository.object)}async function receiptOf(client,entry2){
if(entry2.blob===null)return null;const text=(0,encoding.D4)(await blobBytes(client,entry2.blob.oid,entry2.blob.text));try{return engine_receipt.KS.parse(JSON.parse(text))}catch(cause){throw new fault.
vC(`The ledger entry ${entry2.oid} holds no receipt that can be read.`,{cause})}};const POLICY_FIELDS=`defaultBranchRef { name target { ... on Commit {
  policy: file(path: $policy) { mode oid object { ... on Blob { byteSize text } } } } } }`;const entry=schemas.Ikc({mode:schemas.Whr(),oid:schemas.YjP(),object:schemas.Ikc({byteSize:schemas.Whr().optional(),
text:schemas.YjP().nullable().optional()}).nullable().optional()});const policyShape=schemas.Ikc({name:schemas.YjP(),target:schemas.Ikc({policy:entry.nullable().optional()}).nullable()}).nullable();async function policy_file_sourceOf(client,path,found){
if(found===null)return{kind:"absent",path};if(found.mode!==33188&&found.mode!==33261)return{kind:"unreadable",path,why:"no regular file"};if((found.object?.byteSize??engine_rules.dD+1)>engine_rules.dD)
return{kind:"unreadable",path,why:`larger than ${String(engine_rules.dD/1024)} KiB`};return{kind:"text",path,bytes:await blobBytes(client,found.oid,found.object?.text)}}async function readPolicyFile(client,path,reply,told2){
const failed=reply.errors.find(error=>error.path==="repository"||error.path.startsWith("repository.defaultBranchRef"));if(failed!==void 0)throw new fault.vC(`GitHub does not say what the policy is: ${failed.
message}`,{retryable:true});const found=(0,forge_client.parsed)(policyShape,told2,"the policy file")?.target?.policy??null;return{version:found===null?"absent":`${String(found.mode)} ${found.oid}`,source:await policy_file_sourceOf(
client,path,found)}};const blobText=schemas.Ikc({text:schemas.YjP().nullable().optional()});const headShape=schemas.Ikc({oid:schemas.YjP(),tree:schemas.Ikc({oid:schemas.YjP()}),history:schemas.Ikc({nodes:schemas.
YOg(schemas.Ikc({oid:schemas.YjP(),message:schemas.YjP()}).nullable())}),workflows:schemas.Ikc({object:schemas.Ikc({entries:schemas.YOg(schemas.Ikc({name:schemas.YjP(),object:blobText.nullable()})).nullable().
optional()}).nullable()}).nullable()});const refShape=schemas.Ikc({target:schemas.L5J()}).nullable();const commentShape=schemas.Ikc({body:schemas.YjP(),lastEditedAt:schemas.YjP().nullable()}).transform(
({body,lastEditedAt})=>({body,edited:lastEditedAt!==null}));const repositoryShape=schemas.Ikc({id:schemas.YjP(),databaseId:schemas.Whr(),isArchived:schemas.zMY(),defaultBranchRef:policyShape,pullRequest:schemas.
Ikc({state:schemas.k5n(["OPEN","CLOSED","MERGED"]),isCrossRepository:schemas.zMY(),headRefName:schemas.YjP(),headRefOid:schemas.YjP(),headRef:refShape}).nullable().optional(),ref:refShape.optional(),ledger:schemas.
L5J()});const shape=schemas.Ikc({viewer:schemas.Ikc({login:schemas.YjP(),databaseId:schemas.Whr().nullable().optional()}).nullable().optional(),comment:commentShape.nullable().optional(),repository:repositoryShape.
nullable()});const refsShape=schemas.YOg(schemas.Ikc({ref:schemas.YjP(),object:schemas.Ikc({sha:schemas.YjP()})}));const HEAD=`oid tree { oid } history(first: 50) { nodes { oid message } }
  workflows: file(path: ".github/workflows") { object { ... on Tree { entries { name object { ... on Blob { text } } } } } }`;function ownerOf(subject){return subject.kind==="pull"?`pr/${String(subject.
number)}`:`branch/${encodeURIComponent(subject.name)}`}function receiptsRef(subject){return`refs/holdfast/receipts/${ownerOf(subject)}`}function keptRef(name,subject){return`refs/holdfast/${name}/${ownerOf(
subject)}`}async function hiddenRef(client,ref){const reply=await client.rest("GET",`/git/matching-refs/${(0,forge_client.segments)(ref.replace(/^refs\//u,""))}`,{},{harmless:true});const found=(0,forge_client.
accepted)(refsShape,reply,"refs");return found.find(one=>one.ref===ref)?.object.sha??null}function query(subject,declarations,fields){const head=`... on Commit { ${HEAD} ${fields} }`;const where=subject.
kind==="pull"?`pullRequest(number: $number) { state isCrossRepository headRefName headRefOid headRef { target { ${head} } } }`:`ref(qualifiedName: $branch) { target { ${head} } }`;return`query($owner:\
 String!, $name: String!, $ledger: String!, $comment: ID!, $commented: Boolean!, $policy: String!, ${subject.kind==="pull"?"$number: Int!":"$branch: String!"}${declarations}) {
    viewer { login databaseId }
    comment: node(id: $comment) @include(if: $commented) { ... on IssueComment { body lastEditedAt } }
    repository(owner: $owner, name: $name) {
      id databaseId isArchived
      ${POLICY_FIELDS}
      ${where}
      ledger: object(expression: $ledger) { ... on Commit { ${ENTRIES} } }
    }
  }`}async function openSubject(client,subject,{paths,creating,comment:comment2,policy}){const files=askFiles(paths,creating);const ledgerRef=receiptsRef(subject);const[reply,tip,shelf]=await Promise.
all([client.graphql(query(subject,files.declarations,files.fields),{owner:client.owner,name:client.name,ledger:ledgerRef,comment:comment2??"",commented:comment2!==null,policy,...subject.kind==="pull"?
{number:subject.number}:{branch:`refs/heads/${subject.name}`},...files.variables},{harmless:true}),hiddenRef(client,ledgerRef),hiddenRef(client,keptRef("plans",subject))]);const told2=(0,forge_client.
parsed)(shape,reply.data,"the pull request");const{repository}=told2;if(repository===null)throw opening_hidden(reply,`repository ${client.owner}/${client.name}`);const place2=subjectFacts(subject,repository);
if(place2===null)throw opening_hidden(reply,`pull request ${subject.kind==="pull"?String(subject.number):""}`);const{target,...named}=place2;return{...repositoryFacts(repository),...headFacts(target),
...named,viewer:viewerFacts(told2.viewer),policy:await readPolicyFile(client,policy,reply,repository.defaultBranchRef),files:target===null?new Map:await readFiles(client,files,target),...comment2===null?
{}:{comment:told2.comment??null},ledger:await ledgerFacts(client,tip,repository.ledger),shelf}}function opening_hidden({errors},what){const said=errors.map(({message})=>message).join("; ");return new fault.
vC(`GitHub shows this token no ${what}${said===""?"":` (${said})`}; it needs contents: read and pull-requests: read.`)}function subjectFacts(subject,{pullRequest,ref}){if(subject.kind==="branch")return{
pull:null,branch:subject.name,target:ref?.target??null};if(pullRequest===null||pullRequest===void 0)return null;const{state,isCrossRepository:fork,headRefName:branch,headRef}=pullRequest;return{pull:{
state,fork},branch,target:headRef?.target??null}}function viewerFacts(viewer){return viewer===null||viewer===void 0?null:{login:viewer.login,id:viewer.databaseId??null}}function repositoryFacts(repository){
return{repository:{id:repository.databaseId,nodeId:repository.id,archived:repository.isArchived},defaultBranch:repository.defaultBranchRef?.name??null}}function headFacts(target){if(target===null)return{
head:null,history:[],workflows:[]};const{oid,tree,history,workflows:workflows2}=(0,forge_client.parsed)(headShape,target,"the head");return{head:{commit:oid,tree:tree.oid},history:history.nodes.filter(
node2=>node2!==null),workflows:(workflows2?.object?.entries??[]).map(({name,object})=>({name,text:object?.text??""}))}}async function ledgerFacts(client,tip,told2){if(tip===null)return null;const shown=told2===
null||told2===void 0?null:readPage(told2);return shown?.tip===tip?shown:pageOf(client,tip)}var refs=__webpack_require__(597);;const kept_ATTEMPTS=6;async function read(scene,form,commit,{sha256:sha2562,
later}){if(commit===null)return{value:form.empty,blobs:new Map};const file=`${form.name}.json`;const index=(await filesAt(scene.client,commit,[file])).get(file);const spelling=index?.kind==="file"?form.
parse((0,encoding.D4)(index.bytes)):null;if(spelling===null){later(Promise.reject(new Error(`The kept ${form.name} cannot be read and were passed over.`)));return{value:form.empty,blobs:new Map}}const entries=await filesAt(
scene.client,commit,spelling.digests.map(digest=>`blobs/${digest}`));const contents=new Map;const blobs=new Map;for(const digest of spelling.digests){const entry2=entries.get(`blobs/${digest}`);if(entry2?.
kind!=="file"||sha2562(entry2.bytes)!==digest)continue;contents.set(digest,entry2.bytes);if(entry2.oid!==void 0)blobs.set(digest,entry2.oid)}const{value,passedOver}=spelling.restore(contents);for(const words2 of passedOver)
later(Promise.reject(new Error(words2)));return{value,blobs}}async function write(scene,form,value,there,sha2562){const{client,subject}=scene;const{index,contents}=form.print(value);const known=[...contents.
keys()].flatMap(digest=>{const sha=there.get(digest);return sha===void 0?[]:[{path:`blobs/${digest}`,mode:"100644",type:"blob",sha}]});const items=await itemsOf(client,[...contents].filter(([digest])=>!there.
has(digest)).map(([digest,bytes])=>({operation:"create",path:`blobs/${digest}`,before:null,after:{mode:"100644",sha256:sha2562(bytes),anchor:"",bytes}})));const first={path:`${form.name}.json`,mode:"1\
00644",type:"blob",content:index};const tree=items.ok?await makeTree(client,null,[first,...known,...items.value]):items;const commit=tree.ok?await makeCommit(client,`Kept ${form.name} of ${ownerOf(subject)}\

`,tree.value,[]):tree;return commit.ok?(0,outcome.ok)(commit.value.oid):commit}function openKept(scene,form,tip,keeping){const ref=keptRef(form.name,scene.subject);let relaxed=false;let known=null;const note=commit=>{
known={commit,held:read(scene,form,commit,keeping)};return known};const current=async()=>known??note(await tip());const swap=async(before,value,there)=>{const written=await write(scene,form,value,there,
keeping.sha256);if(!written.ok)return written;const after=written.value;const{repository}=await scene.facts();const look2=async()=>{const now=await hiddenRef(scene.client,ref);return now===after?"land\
ed":now===before?"untouched":"elsewhere"};const moved=await(0,refs.YS)(scene.client,repository.nodeId,[{name:ref,before,after,replace:true}],look2);if(moved.kind==="refused"||moved.kind==="barred")return(0,
outcome.T)(moved.refusal);if(moved.kind==="done")known={commit:after,held:Promise.resolve({value,blobs:there})};return(0,outcome.ok)(moved.kind==="done")};const run2=async step2=>{for(let attempt2=1;;attempt2++){
const{commit,held}=await current();const{value,blobs}=await held;const{answer:answer2,next,unkept=answer2}=step2(value);if(!keeping.keeps)return unkept;const swapped=next===void 0?(0,outcome.ok)(true):
await swap(commit,next,blobs);if(!swapped.ok){if(unkept!==answer2)return unkept;throw new fault.vC(`GitHub did not keep the ${form.name}: ${swapped.refusals.map(base_words.W).join(" ")}`)}if(swapped.value)
return answer2;if(attempt2>=kept_ATTEMPTS)throw new fault.vC(`Other runs keep changing the kept ${form.name}.`,{retryable:true});note(await hiddenRef(scene.client,ref))}};return{relax(){relaxed=true},
prefetch(){current().then(({held})=>held).catch(()=>void 0)},async update(step2){if(!relaxed||!keeping.keeps)return run2(step2);const{value}=await(await current()).held;const{answer:answer2,next}=step2(
value);if(next!==void 0)keeping.later(run2(step2));return answer2}}}var canonical=__webpack_require__(4079);var engine_snapshot=__webpack_require__(7732);;const commitShape=schemas.Ikc({parents:schemas.
YOg(schemas.Ikc({sha:schemas.YjP()})),commit:schemas.Ikc({message:schemas.YjP(),committer:schemas.Ikc({date:schemas.YjP().optional()}).nullable()}),files:schemas.YOg(schemas.Ikc({filename:schemas.YjP(),
status:schemas.YjP(),previous_filename:schemas.YjP().optional()})).optional()});const claims_PAGE=100;const MOST_FILES=3e3;async function wholeCommit(client,oid){const paths=new Set;for(let page=1;;page++){
const reply=await client.rest("GET",`/commits/${oid}?per_page=${String(claims_PAGE)}&page=${String(page)}`,{},{harmless:true});const told2=(0,forge_client.accepted)(commitShape,reply,"a commit");const files=told2.
files??[];for(const{filename,status,previous_filename:old}of files){paths.add(filename);if(status==="renamed"&&old!==void 0)paths.add(old)}if(files.length<claims_PAGE)return{told:told2,paths:[...paths]};
if(page*claims_PAGE>=MOST_FILES)return null}}function sideIn(entries,path,sha2562){const entry2=entries.get(path);if(entry2===void 0||entry2.kind==="missing"||entry2.kind==="behind_file")return null;return entry2.
kind==="file"?(0,plan.Jh)(entry2.bytes,entry2.mode,sha2562):void 0}function changeOf(path,old,next,sha2562){const[before,after]=[sideIn(old,path,sha2562),sideIn(next,path,sha2562)];if(before===void 0||
after===void 0)return null;return{operation:before===null?"create":after===null?"delete":"edit",path,before,after}}async function examine(client,oid,paths,sha2562){const whole2=await wholeCommit(client,
oid);const[parent,...others]=whole2?.told.parents??[];if(whole2===null||parent===void 0||others.length>0)return null;const{told:{commit},paths:changed}=whole2;const[old,next]=await Promise.all([filesAt(
client,parent.sha,[...new Set([...changed,...paths])]),filesAt(client,oid,changed)]);const changes=changed.map(path=>changeOf(path,old,next,sha2562));return changes.some(change=>change===null)?null:{before:{
base:parent.sha,entries:old},changes:changes.filter(change=>change!==null),actor:/^Co-authored-by: (\S+) </mu.exec(commit.message)?.[1]??"unknown",at:commit.committer?.date??new Date(0).toISOString()}}
function claimsOf(client,history,requestId,sha2562){return history.flatMap(({oid,message})=>{const origin=readOrigin(message);if(origin?.request!==requestId)return[];const{plan:plan2,receipt}=origin;return[
{commit:oid,plan:plan2,receipt,subject:message.split("\n",1)[0]??"",examine:paths=>examine(client,oid,paths,sha2562)}]}).reverse()};const COMPLETIONS=6;function imagesOf({plan:plan2,snapshot}){const paths=[
...plan2.files.flatMap(file=>file.before===null?[]:[file.from??file.path]),...plan2.unchanged];return paths.flatMap(path=>{const entry2=(0,engine_snapshot.M)(snapshot,path);return entry2.kind==="file"&&
entry2.oid!==void 0?[{path:`before/${path}`,mode:"100644",type:"blob",sha:entry2.oid}]:[]})}function openLedger(scene,sha2562,later){const{client,subject}=scene;const owner=ownerOf(subject);const ref=receiptsRef(
subject);async function*entries(){let page=(await scene.facts()).ledger;while(page!==null){yield*page.entries;page=page.next===null?null:await pageOf(client,page.next)}}const collect=async wanted=>{const found=[];
for await(const entry2 of entries())if(wanted(entry2))found.push(entry2);return found.reverse()};const read2=async found=>{const all=await Promise.all(found.map(entry2=>receiptOf(client,entry2)));return(0,
engine_receipt.se)(all.filter(receipt=>receipt!==null).filter(receipt=>receipt.owner===owner&&receipt.id===(0,engine_receipt.qp)(owner,receipt.plan_id,receipt.request_id,sha2562)))};const lookFor=(entry2,before)=>async()=>{
const tip=await hiddenRef(client,ref);if(tip===entry2)return"landed";if(tip===before)return"untouched";return tip!==null&&(await pageOf(client,tip)).entries.some(({oid})=>oid===entry2)?"landed":"elsew\
here"};const put=async(receipt,images,previous)=>{const{repository}=await scene.facts();const start=previous===null?await ledger.genesis():(0,outcome.ok)(previous);const entry2=start.ok?await ledger.entry(
receipt,images,start.value):start;if(!entry2.ok)return{kind:"barred",refusal:(0,fault.Eb)(entry2.refusals[0],"why no entry was made")};const moved=await(0,refs.YS)(client,repository.nodeId,[{name:ref,
before:previous,after:entry2.value}],lookFor(entry2.value,previous));return moved.kind==="barred"?(0,refs.cI)(client,ref,previous,entry2.value):moved};const tells=async(tip,receipt)=>{const page=await pageOf(
client,tip);const more2=page.next===null?[]:(await pageOf(client,page.next)).entries;return[...page.entries,...more2].some(({origin})=>origin?.receipt===receipt)};const ledger={ref,lookFor,async append(receipt,images,previous){
await put(receipt,images,previous)},async record(receipt,images){for(let attempt2=1;attempt2<=COMPLETIONS;attempt2++){const tip=await hiddenRef(client,ref);if(tip!==null&&await tells(tip,receipt.id))return;
const moved=await put(receipt,images,tip);if(moved.kind==="done")return;if(moved.kind!=="stale")break}throw new fault.vC(`The receipt ${receipt.id} could not be put into ${ref}; the trailers of its co\
mmit tell of it.`)},tip:async()=>(await scene.facts()).ledger?.tip??null,receipts:async()=>read2(await collect(()=>true)),async ofRequest(requestId){const told2=await read2(await collect(({origin})=>origin?.
request===requestId));return told2.find(receipt=>receipt.request_id===requestId)??null},async claims(requestId){const{history,pull}=await scene.facts();return pull?.fork===true?[]:claimsOf(client,history,
requestId,sha2562)},complete(set){later(ledger.record(set.receipt,imagesOf(set)));return Promise.resolve()},async beforeImages(receipt){const[first]=await collect(({origin})=>origin?.receipt===receipt.
id);const paths=[...receipt.files.flatMap(file=>file.before===null?[]:[file.from??file.path]),...receipt.unchanged];if(first===void 0||paths.length===0)return new Map;const files=await filesAt(client,
first.oid,paths.map(path=>`before/${path}`));return new Map(paths.flatMap(path=>{const entry2=files.get(`before/${path}`);return entry2?.kind==="file"?[[path,entry2.bytes]]:[]}))},async genesis(){const content=(0,
canonical.$)({version:1,owner});const tree=await makeTree(client,null,[{path:"ledger.json",mode:"100644",type:"blob",content}]);if(!tree.ok)return tree;const commit=await makeCommit(client,`Receipts o\
f ${owner}
`,tree.value,[]);return commit.ok?(0,outcome.ok)(commit.value.oid):commit},async entry(receipt,images,previous){const content=`${JSON.stringify(receipt,null,2)}
`;const tree=await makeTree(client,null,[{path:"receipt.json",mode:"100644",type:"blob",content},...images]);if(!tree.ok)return tree;const message=composeMessage(`${receipt.operation}: ${receipt.title}`,
receipt.operation,null,{plan:receipt.plan_id,receipt:(0,engine_receipt.qp)(owner,receipt.plan_id,receipt.request_id,sha2562),request:receipt.request_id});const commit=await makeCommit(client,message,tree.
value,[previous,...receipt.commit===null?[]:[receipt.commit]]);return commit.ok?(0,outcome.ok)(commit.value.oid):commit}};return ledger};const review_PAGE=100;const place=schemas.Whr().nullable().optional().
transform(line=>line??null);const pageInfo=schemas.Ikc({hasNextPage:schemas.zMY(),endCursor:schemas.YjP().nullable()});const review_comment=schemas.Ikc({author:schemas.Ikc({login:schemas.YjP()}).nullable(),
body:schemas.YjP(),url:schemas.YjP(),path:schemas.YjP(),isMinimized:schemas.zMY(),createdAt:schemas.YjP(),lastEditedAt:schemas.YjP().nullable(),originalCommit:schemas.Ikc({oid:schemas.YjP()}).nullable(),
line:place,startLine:place,originalLine:place,originalStartLine:place});const review_comments=schemas.Ikc({nodes:schemas.YOg(review_comment.nullable()),pageInfo});const thread=schemas.Ikc({id:schemas.
YjP(),isResolved:schemas.zMY(),isOutdated:schemas.zMY(),diffSide:schemas.YjP(),startDiffSide:schemas.YjP().nullable(),comments:review_comments});const threads=schemas.Ikc({repository:schemas.Ikc({pullRequest:schemas.
Ikc({reviewThreads:schemas.Ikc({nodes:schemas.YOg(thread.nullable()),pageInfo})})})});const more=schemas.Ikc({node:schemas.Ikc({comments:review_comments})});const COMMENTS=`nodes { author { login } bo\
dy url path isMinimized createdAt lastEditedAt originalCommit { oid }
  line startLine originalLine originalStartLine } pageInfo { hasNextPage endCursor }`;async function threadsOf(client,number2){const found=[];for(let after=null;;){const reply=await client.graphql(`qu\
ery($owner: String!, $name: String!, $number: Int!, $after: String) { repository(owner: $owner, name: $name) { pullRequest(number: $number) {
        reviewThreads(first: ${String(review_PAGE)}, after: $after) {
          nodes { id isResolved isOutdated diffSide startDiffSide comments(first: ${String(review_PAGE)}) { ${COMMENTS} } } pageInfo { hasNextPage endCursor }
        }
      } } }`,{owner:client.owner,name:client.name,number:number2,after},{harmless:true});const page=(0,forge_client.parsed)(threads,reply.data,"the review").repository.pullRequest.reviewThreads;found.
push(...page.nodes.filter(node2=>node2!==null));if(!page.pageInfo.hasNextPage)return found;after=page.pageInfo.endCursor}}async function commentsOf(client,{id:id2,comments:first}){const found=[...first.
nodes];for(let page=first.pageInfo;page.hasNextPage;){const reply=await client.graphql(`query($id: ID!, $after: String) { node(id: $id) { ... on PullRequestReviewThread { comments(first: ${String(review_PAGE)}\
, after: $after) { ${COMMENTS} } } } }`,{id:id2,after:page.endCursor},{harmless:true});const next=(0,forge_client.parsed)(more,reply.data,"a thread of the review").node.comments;found.push(...next.nodes);
page=next.pageInfo}return found.filter(node2=>node2!==null)}function stretch(start,end){return end===null?null:{start:start??end,end}}function sinceOf({createdAt,lastEditedAt},asked){if(asked===null)return null;
if(lastEditedAt!==null&&Date.parse(lastEditedAt)>=asked)return"edited";return Date.parse(createdAt)>asked?"written":null}function remarkOf(told2,outdated,asked){const{author,body,url,path,originalCommit,
line,startLine,originalLine,originalStartLine}=told2;const lines=stretch(originalStartLine,originalLine);return{author:author?.login??"ghost",body,url,path,since:sinceOf(told2,asked),written:originalCommit===
null||lines===null?null:{commit:originalCommit.oid,lines},now:outdated?null:stretch(startLine,line)}}function openReview(client,number2,askedAt){const asked=askedAt===null?null:Date.parse(askedAt);return{
async remarks(){const open=(await threadsOf(client,number2)).filter(({isResolved,diffSide,startDiffSide})=>!isResolved&&diffSide==="RIGHT"&&startDiffSide!=="LEFT");const told2=await Promise.all(open.map(
async one=>{const all=await commentsOf(client,one);return all.filter(({isMinimized})=>!isMinimized).map(each=>remarkOf(each,one.isOutdated,asked))}));return told2.flat()},filesAt:async(commit,paths)=>({
base:commit,entries:await filesAt(client,commit,paths)})}};const FIRST_FILES=80;function headless({pull,head,branch}){if(head!==null)return null;return pull===null||pull.state==="OPEN"?{code:"branch_m\
issing",detail:branch}:{code:"pull_request_closed",detail:pull.state.toLowerCase()}}function openScene(client,subject,comment2,policy){let wanted=new Set;let made2=new Set;let compared=new Set;let opening=null;
const facts2=()=>{opening??=Promise.resolve().then(()=>{const paths=[...wanted].slice(0,FIRST_FILES);compared=new Set(paths.filter(path=>made2.has(path)));return openSubject(client,subject,{paths,creating:[
...compared],comment:comment2,policy})});return opening};return{client,subject,comment:comment2,policy,facts:facts2,reset(){opening=null;wanted=new Set;made2=new Set},async load(paths,creating=[]){paths.
forEach(path=>wanted.add(path));creating.forEach(path=>made2.add(path));const known=await facts2();const problem=headless(known);if(problem!==null||known.head===null)return(0,outcome.T)(problem??{code:"\
branch_missing"});const missing=paths.filter(path=>!known.files.has(path)||creating.includes(path)&&!compared.has(path));const more2=missing.length===0?new Map:await filesAt(client,known.head.commit,missing,
creating);return(0,outcome.ok)({base:known.head.commit,entries:new Map([...known.files,...more2])})}}};const branchShape=schemas.Ikc({protected:schemas.zMY()});async function guardBranch(client,branch,{
branches}){if(branches.protected)return(0,outcome.ok)(null);const reply=await client.rest("GET",`/branches/${(0,forge_client.segments)(branch)}`,{},{harmless:true});if(!reply.ok&&reply.status===404)return(0,
outcome.T)({code:"branch_missing",detail:branch});return(0,forge_client.accepted)(branchShape,reply,"the branch").protected?(0,outcome.T)({code:"branch_protected",detail:`${branch} is protected`}):(0,
outcome.ok)(null)};function wordsOf({plan:plan2,receipt},{coauthor,template}){const title=plan2.title===""?`Change ${String(plan2.files.length)} file${plan2.files.length===1?"":"s"}`:plan2.title;const words2={
title,plan:plan2.id,actor:receipt.actor};const text=(template??"{title}").replace(/\{(title|plan|actor)\}/gu,(_,name)=>words2[name]);return composeMessage(text,title,coauthor,{plan:plan2.id,receipt:receipt.
id,request:receipt.request_id})}async function makeChange(client,{plan:plan2,receipt},head,wording){const items=await itemsOf(client,plan2.files);if(!items.ok)return items;const tree=await makeTree(client,
head.tree,items.value);if(!tree.ok)return tree;if(tree.value===head.tree)throw new fault.vC("GitHub made the head's own tree of a set that changes files.");return makeCommit(client,wordsOf({plan:plan2,
receipt},wording),tree.value,[head.commit])};const recheck_shape=schemas.Ikc({comment:commentShape.nullable().optional(),repository:schemas.Ikc({defaultBranchRef:policyShape,pullRequest:schemas.Ikc({state:schemas.
k5n(["OPEN","CLOSED","MERGED"]),headRef:schemas.Ikc({target:schemas.Ikc({oid:schemas.YjP()}).nullable()}).nullable()}).nullable().optional(),ref:schemas.Ikc({target:schemas.Ikc({oid:schemas.YjP()}).nullable()}).
nullable().optional()})});function sameComment(now,body){if(now===null||now===void 0)return(0,outcome.T)({code:"event_not_allowed",detail:"the comment was deleted"});const plain=text=>text.replace(/\r\n?/gu,
"\n").trim();return now.edited||plain(now.body)!==plain(body)?(0,outcome.T)({code:"event_not_allowed",detail:"the comment was edited"}):(0,outcome.ok)(null)}async function look({client,subject,comment:comment2,
policy},branch){const where=subject.kind==="pull"?"pullRequest(number: $number) { state headRef { target { oid } } }":"ref(qualifiedName: $branch) { target { oid } }";const reply=await client.graphql(
`query($owner: String!, $name: String!, $comment: ID!, $commented: Boolean!, $policy: String!, ${subject.kind==="pull"?"$number: Int!":"$branch: String!"}) {
      comment: node(id: $comment) @include(if: $commented) { ... on IssueComment { body lastEditedAt } }
      repository(owner: $owner, name: $name) { ${POLICY_FIELDS} ${where} }
    }`,{owner:client.owner,name:client.name,comment:comment2??"",commented:comment2!==null,policy,...subject.kind==="pull"?{number:subject.number}:{branch:`refs/heads/${branch}`}},{harmless:true});return{
reply,seen:(0,forge_client.parsed)(recheck_shape,reply.data,"the pull request")}}function guardAgain({client},branch,main,before,now){if(branch===main&&!now.branches.default)return(0,outcome.T)({code:"\
branch_protected",detail:`${branch} is the default branch`});return before.branches.protected&&!now.branches.protected?guardBranch(client,branch,now):(0,outcome.ok)(null)}async function recheck(scene,standing,{
body,head,branch,paths}){const before=await standing.rules();const looked=look(scene,branch);const policy=looked.then(({reply,seen})=>readPolicyFile(scene.client,scene.policy,reply,seen.repository.defaultBranchRef));
const[allowed,{seen:{comment:comment2,repository}}]=await Promise.all([standing.again(paths,policy),looked]);if(!allowed.ok)return allowed;const unchanged=scene.comment===null?(0,outcome.ok)(null):sameComment(
comment2,body);if(!unchanged.ok)return unchanged;const guarded=await guardAgain(scene,branch,repository.defaultBranchRef?.name??null,before,allowed.value);return guarded.ok?placeOf(repository,head,branch):
guarded}function placeOf({pullRequest,ref},head,branch){const pull=pullRequest??null;if(pull!==null&&pull.state!=="OPEN")return(0,outcome.T)({code:"pull_request_closed",detail:pull.state.toLowerCase()});
const now=(pull===null?ref:pull.headRef)?.target?.oid;return now===void 0?(0,outcome.T)({code:"branch_missing",detail:branch}):(0,outcome.ok)(now===head?"still":"moved")};function touchedPaths({plan:plan2}){
return plan2.files.flatMap(({path,from})=>from===void 0?[path]:[from,path])}var workflows=__webpack_require__(4957);;const apart_made=schemas.Ikc({createCommitOnBranch:schemas.Ikc({commit:schemas.Ikc(
{oid:schemas.YjP(),signature:schemas.Ikc({isValid:schemas.zMY()}).nullable()})}).nullable().optional()}).nullable();const REPEATS=3;async function lastLook(set,facts2,head,{scene,standing,body,movedOr}){
const last=await recheck(scene,standing,{body,head:head.commit,branch:facts2.branch,paths:touchedPaths(set)});if(!last.ok)return{kind:"refused",refusals:last.refusals};return last.value==="moved"?movedOr(
set):null}async function told(set,facts2,head,commit,ground){const receipt={...set.receipt,commit:commit.oid,verified:commit.verified,...(0,workflows.D)(facts2)};const landing=await ground.confirm(set,
receipt,null,head);await ground.ledger.complete({...set,receipt:landing.kind==="landed"?landing.receipt:receipt});return landing}function lookAtBranch({scene},head,after){return async()=>{scene.reset();
const now=await scene.facts();if(now.head?.commit===head.commit)return"untouched";return now.head?.commit===after||now.history.some(({oid})=>oid===after)?"landed":"elsewhere"}}async function landBranch(set,facts2,head,commit,ground){
const{scene:{client},standing}=ground;const guarded=await guardBranch(client,facts2.branch,await standing.rules());if(!guarded.ok)return{kind:"refused",refusals:guarded.refusals};const change=commit===
null?await makeChange(client,set,head,ground):{ok:true,value:commit};if(!change.ok)return{kind:"refused",refusals:change.refusals};const ended=await lastLook(set,facts2,head,ground);if(ended!==null)return ended;
const move={name:`refs/heads/${facts2.branch}`,before:head.commit,after:change.value.oid};const moved=await(0,refs.YS)(client,facts2.repository.nodeId,[move],lookAtBranch(ground,head,change.value.oid));
switch(moved.kind){case"done":return told(set,facts2,head,change.value,ground);case"stale":return ground.movedOr(set);case"refused":return{kind:"refused",refusals:[moved.refusal]};case"barred":return{
kind:"barred",refusal:moved.refusal,commit:change.value}}}function notPlain({plan:plan2}){const odd=plan2.files.find(({before,after})=>[before,after].some(side=>side!==null&&side.mode!=="100644"));return odd===
void 0?null:`${odd.path} is executable, which createCommitOnBranch would lose`}function inputOf(set,facts2,head,ground){const{owner,name}=ground.scene.client;const message=wordsOf(set,ground);const at=message.
indexOf("\n\n");return{branch:{repositoryNameWithOwner:`${owner}/${name}`,branchName:facts2.branch},expectedHeadOid:head.commit,message:{headline:message.slice(0,at),body:message.slice(at+2)},fileChanges:{
additions:set.plan.files.flatMap(({path,after})=>after===null?[]:[{path,contents:(0,git_object.nk)(after.bytes)}]),deletions:set.plan.files.flatMap(({path,from,after})=>after===null?[{path}]:from===void 0?
[]:[{path:from}])}}}function refusedBy(errors){const verdict=(0,refs.S4)(errors);switch(verdict.kind){case"refused":return{kind:"refused",refusals:[verdict.refusal]};case"barred":return{kind:"barred",
refusal:verdict.refusal,commit:null};case"stale":case"done":return null}}async function askPlatform(set,input,facts2,head,ground){const{client}=ground.scene;try{const{data,errors}=await client.graphql(
`mutation($input: CreateCommitOnBranchInput!) {
        createCommitOnBranch(input: $input) { commit { oid signature { isValid } } }
      }`,{input},{harmless:false});if(errors.length>0)return refusedBy(errors)??await ground.movedOr(set);const commit=(0,forge_client.parsed)(apart_made,data,"the new commit")?.createCommitOnBranch?.
commit;if(commit===void 0)throw new fault.vC("GitHub names no commit that it made.",{retryable:true});return await told(set,facts2,head,{oid:commit.oid,verified:commit.signature?.isValid??null},ground)}catch(error){
if(error instanceof fault.vC)return null;throw error}}async function landByPlatform(set,facts2,head,ground){const{scene,standing}=ground;const odd=notPlain(set);if(odd!==null)return{kind:"barred",refusal:{
code:"push_rejected",detail:odd},commit:null};const guarded=await guardBranch(scene.client,facts2.branch,await standing.rules());if(!guarded.ok)return{kind:"refused",refusals:guarded.refusals};const ended=await lastLook(
set,facts2,head,ground);if(ended!==null)return ended;const input=inputOf(set,facts2,head,ground);for(let attempt2=1;attempt2<=REPEATS;attempt2++){const answer2=await askPlatform(set,input,facts2,head,
ground);if(answer2!==null)return answer2;await scene.client.wait(attempt2);const other=await ground.movedOr(set);if(other.kind==="landed"||(await scene.facts()).head?.commit!==head.commit)return other}
throw new fault.vC("GitHub did not answer the commit; the branch was not moved.",{retryable:true})};const NOBODY="Holdfast <holdfast@localhost>";const by_push_ATTEMPTS=5;function refusalOf(said){if(/workflow/iu.
test(said))return{code:"missing_permission",detail:"workflows: write"};if(/rule violation|GH0(?:06|13)|protected|through a pull request/iu.test(said))return{code:"branch_protected",detail:said};if(/denied|not granted|\b40[134]\b/iu.
test(said))return{code:"missing_permission",detail:"contents: write"};return{code:"push_rejected",detail:said}}function orderOf(set,facts2,head,ground,remote){const{viewer}=facts2;const id2=viewer?.id??
null;return{url:remote.url,authorization:remote.authorization,branch:`refs/heads/${facts2.branch}`,head:head.commit,owner:ownerOf(ground.scene.subject),ledger:ground.ledger.ref,tip:facts2.ledger?.tip??
null,plan:set.plan,snapshot:set.snapshot,receipt:{...set.receipt,verified:false,...(0,workflows.D)(facts2)},message:wordsOf(set,ground),identity:viewer===null||id2===null?NOBODY:remote.addressOf({login:viewer.
login,id:id2})}}async function send(set,order,head,ground,remote){try{const pushed=await remote.push(order);switch(pushed.kind){case"refused":return{kind:"refused",refusals:[refusalOf(pushed.said)]};case"\
done":return await ground.confirm(set,{...order.receipt,commit:pushed.commit},pushed.entry,head);case"stale":break}}catch(error){if(!(error instanceof fault.vC))throw error;await ground.scene.client.wait(
1)}const other=await ground.movedOr(set);return other.kind==="landed"||(await ground.scene.facts()).head?.commit!==head.commit?other:null}async function landByPush(set,facts2,head,ground,remote){const guarded=await guardBranch(
ground.scene.client,facts2.branch,await ground.standing.rules());if(!guarded.ok)return{kind:"refused",refusals:guarded.refusals};for(let attempt2=1;attempt2<=by_push_ATTEMPTS;attempt2++){const last=await recheck(
ground.scene,ground.standing,{body:ground.body,head:head.commit,branch:facts2.branch,paths:touchedPaths(set)});if(!last.ok)return{kind:"refused",refusals:last.refusals};if(last.value==="moved")return ground.
movedOr(set);const order=orderOf(set,await ground.scene.facts(),head,ground,remote);const came=await send(set,order,head,ground,remote);if(came!==null)return came}return{kind:"refused",refusals:[{code:"\
busy",detail:"other runs write to the ledger of this branch"}]}};const read_back_treeEntry=schemas.Ikc({mode:schemas.Whr(),oid:schemas.YjP()}).nullable();const graphShape=schemas.Ikc({repository:schemas.
Ikc({object:schemas.g1P(schemas.YjP(),schemas.L5J()).nullable()})});const restShape=schemas.Ikc({parents:schemas.YOg(schemas.Ikc({sha:schemas.YjP()})),files:schemas.YOg(schemas.Ikc({filename:schemas.YjP(),
status:schemas.YjP(),previous_filename:schemas.YjP().optional()})).optional()});function planned({files}){return new Map(files.flatMap(({path,from,after})=>[...from===void 0?[]:[[from,null]],[path,after===
null?null:`${after.mode} ${(0,git_object.IM)(after.bytes)}`]]))}const read_back_PAGES=11;async function changedPaths(client,commit,parent){const paths=new Set;for(let page=1;;page++){const reply=await client.
rest("GET",`/commits/${commit}?per_page=100&page=${String(page)}`,{},{harmless:true});const{files=[],parents}=(0,forge_client.accepted)(restShape,reply,"the new commit");for(const{filename,status,previous_filename:old}of files){
paths.add(filename);if(status==="renamed"&&old!==void 0)paths.add(old)}if(files.length<100||page>=read_back_PAGES)return{paths,onParent:parents.length===1&&parents[0]?.sha===parent}}}async function read_back_entriesOf(client,commit,paths){
const{data}=await client.graphql(`query($owner: String!, $name: String!, $commit: GitObjectID!${paths.map((_,i)=>`, $file${String(i)}: String!`).join("")}) {
      repository(owner: $owner, name: $name) { object(oid: $commit) { ... on Commit {
        ${paths.map((_,i)=>`file${String(i)}: file(path: $file${String(i)}) { mode oid }`).join("\n")} } } }
    }`,{owner:client.owner,name:client.name,commit,...Object.fromEntries(paths.map((path,i)=>[`file${String(i)}`,path]))},{harmless:true});const{object}=(0,forge_client.parsed)(graphShape,data,"the ne\
w commit").repository;if(object===null)throw new fault.vC("GitHub does not show the new commit yet.",{retryable:true});return new Map(paths.map((path,i)=>{const entry2=(0,forge_client.parsed)(read_back_treeEntry,
object[`file${String(i)}`]??null,"a file");return[path,entry2===null?null:`${entry2.mode.toString(8).padStart(6,"0")} ${entry2.oid}`]}))}async function compareCommit(client,plan2,commit,parent){const wanted=planned(
plan2);const[{paths,onParent},found]=await Promise.all([changedPaths(client,commit,parent),read_back_entriesOf(client,commit,[...wanted.keys()])]);const show=what=>what??"nothing";return[...onParent?[]:
[`commit ${commit} is not on top of ${parent} alone`],...[...wanted].flatMap(([path,what])=>found.get(path)===what?[]:[`${path} should be ${show(what)} and is ${show(found.get(path))}`]),...[...wanted.
keys()].filter(path=>!paths.has(path)).map(path=>`${path} should have changed and did not`),...[...paths].filter(path=>!wanted.has(path)).map(path=>`${path} changed and should not have`)]}async function confirmCommit(client,plan2,commit,parent){
for(let attempt2=1;;attempt2++){try{return await compareCommit(client,plan2,commit,parent)}catch(error){if(!(error instanceof fault.vC))throw error;if(attempt2>=3)return[`commit ${commit} was made but\
 could not be read back: compare it with the plan`];await client.wait(attempt2)}}};const together_ENTRIES=5;async function prepare(set,facts2,head,ground){const{ledger,standing,scene:{client}}=ground;
const[before,rules2]=await Promise.all([ledger.tip(),standing.rules()]);const[guarded,made2,start]=await Promise.all([guardBranch(client,facts2.branch,rules2),set.plan.files.length===0?(0,outcome.ok)(
null):makeChange(client,set,head,ground),before===null?ledger.genesis():(0,outcome.ok)(before)]);if(!guarded.ok)return guarded;if(!made2.ok)return made2;if(!start.ok)return start;const commit=made2.value;
const receipt=commit===null?set.receipt:{...set.receipt,commit:commit.oid,verified:commit.verified,...(0,workflows.D)(facts2)};return(0,outcome.ok)({receipt,commit,before,previous:start.value})}async function publish(set,{
receipt,commit,before,previous},facts2,head,ground){const{scene,ledger,standing,body}=ground;const[last,entry2]=await Promise.all([recheck(scene,standing,{body,head:head.commit,branch:facts2.branch,paths:touchedPaths(
set)}),ledger.entry(receipt,imagesOf(set),previous)]);if(!last.ok)return last;if(!entry2.ok)return entry2;if(last.value==="moved")return(0,outcome.ok)({kind:"moved"});const branch=commit===null?[]:[{name:`\
refs/heads/${facts2.branch}`,before:head.commit,after:commit.oid}];const moves=[...branch,{name:ledger.ref,before,after:entry2.value}];const moved=await(0,refs.YS)(scene.client,facts2.repository.nodeId,
moves,ledger.lookFor(entry2.value,before));return(0,outcome.ok)(moved.kind==="done"?{kind:"done",entry:entry2.value}:moved)}async function landTogether(set,facts2,head,ground){const prepared=await prepare(
set,facts2,head,ground);if(!prepared.ok)return{kind:"refused",refusals:prepared.refusals};let next=prepared.value;for(let attempt2=1;attempt2<=together_ENTRIES;attempt2++){const published=await publish(
set,next,facts2,head,ground);if(!published.ok)return{kind:"refused",refusals:published.refusals};const{value}=published;if(value.kind==="refused")return{kind:"refused",refusals:[value.refusal]};if(value.
kind==="barred")return{kind:"barred",refusal:value.refusal,commit:next.commit};if(value.kind==="done")return ground.confirm(set,next.receipt,value.entry,head);const other=await ground.movedOr(set);const now=await ground.
scene.facts();if(other.kind==="landed"||now.head?.commit!==head.commit)return other;const tip=now.ledger?.tip??null;next={...next,before:tip,previous:tip??next.previous}}return{kind:"refused",refusals:[
{code:"busy",detail:"other runs write to the ledger of this branch"}]}};function openTarget(options2){const{scene,ledger,standing,repositoryId,method}=options2;const{client}=scene;const ground={...options2,
async movedOr(set){scene.reset();const[,first]=await Promise.all([scene.load(touchedPaths(set)),ledger.ofRequest(set.receipt.request_id)]);return first===null?{kind:"moved"}:{kind:"landed",receipt:first}},
async confirm(set,receipt,entry2,head){const doubts=receipt.commit===null?[]:await confirmCommit(client,set.plan,receipt.commit,head.commit);if(doubts.length===0)return{kind:"landed",receipt};const told2={
...receipt,indeterminate:[...receipt.indeterminate,...doubts]};if(entry2!==null)options2.later(ledger.append(told2,[],entry2));return{kind:"landed",receipt:told2}}};const pursue=async(set,facts2,head)=>{
const last=await byMethod(set,facts2,head);return last.kind==="barred"?{kind:"refused",refusals:[last.refusal]}:last};const byMethod=(set,facts2,head)=>{if(set.plan.files.length===0)return byRefs(set,
facts2,head);switch(method){case"auto":case"refs":return byRefs(set,facts2,head);case"graphql":return landByPlatform(set,facts2,head,ground);case"push":return landByPush(set,facts2,head,ground,options2.
remote)}};const byRefs=async(set,facts2,head)=>{const together=await landTogether(set,facts2,head,ground);if(together.kind!=="barred")return together;if(set.plan.files.length===0){await ledger.record(
set.receipt,[]);return{kind:"landed",receipt:set.receipt}}const alone=await landBranch(set,facts2,head,together.commit,ground);if(alone.kind!=="barred"||method==="refs")return alone;const made2=await landByPlatform(
set,facts2,head,ground);return made2.kind==="barred"?landByPush(set,facts2,head,ground,options2.remote):made2};const land=async set=>{const facts2=await scene.facts();if(facts2.repository.id!==repositoryId)
throw new fault.vC("The API shows another repository than the event names.");const problems=barred(facts2,options2,await standing.rules());if(problems.length>0)return{kind:"refused",refusals:problems};
const head=(0,fault.Eb)(facts2.head,"the head");return head.commit===set.snapshot.base?pursue(set,facts2,head):ground.movedOr(set)};return{owner:ownerOf(scene.subject),commits:true,name:`github:${String(
repositoryId)}/${scene.subject.kind==="pull"?`pr/${String(scene.subject.number)}`:`branch/${scene.subject.name}`}`,load:async(paths,creating)=>{const[loaded,allowed]=await Promise.all([scene.load(paths,
creating),standing.permits(options2.operation)]);return allowed.ok?loaded:allowed},blobId:git_object.IM,land}}function barred(facts2,{scene,body},{branches}){const comment2=scene.comment===null?(0,outcome.
ok)(null):sameComment(facts2.comment,body);const found=comment2.ok?[]:[...comment2.refusals];if(facts2.pull!==null&&facts2.pull.state!=="OPEN")found.push({code:"pull_request_closed",detail:facts2.pull.
state.toLowerCase()});if(facts2.pull?.fork===true)found.push({code:"fork_not_writable",detail:facts2.branch});else if(facts2.branch===facts2.defaultBranch&&!branches.default)found.push({code:"branch_p\
rotected",detail:`${facts2.branch} is the default branch`});if(facts2.repository.archived)found.push({code:"push_rejected",detail:"the repository is archived"});return found};function openForge(options2){
const{client,sha256:sha2562,subject,comment:comment2,repositoryId,writable}=options2;const work=[];const later=more2=>{work.push(more2.then(()=>null,reason=>reason instanceof Error?reason.message:String(
reason)))};const scene=openScene(client,subject,comment2?.nodeId??null,options2.policy);const ledger=openLedger(scene,sha2562,later);const standing=openAuthority({client,actors:options2.actors,asker:options2.
asker,writable,readRules:options2.readRules,policy:async()=>(await scene.facts()).policy});const shelf=openKept(scene,options2.forms.plans,async()=>(await scene.facts()).shelf,{sha256:sha2562,later,keeps:writable&&
options2.keeps});const transactions=openKept(scene,options2.forms.transactions,()=>hiddenRef(client,keptRef("transactions",subject)),{sha256:sha2562,later,keeps:writable});const inner=openTarget({scene,
ledger,standing,body:comment2?.body??"",coauthor:options2.coauthor,template:options2.template,repositoryId,later,operation:options2.operation,method:options2.method,remote:options2.remote});const target={
owner:inner.owner,name:inner.name,commits:true,load:(paths,creating)=>inner.load(paths,creating),blobId:bytes=>inner.blobId(bytes),async land(set){shelf.prefetch();const landing=await inner.land(set);
if(landing.kind==="landed")[shelf,transactions].forEach(store=>{store.relax()});return landing}};return{target,ledger,standing,shelf,transactions:writable?transactions:null,later,review:subject.kind===
"pull"?openReview(client,subject.number,options2.askedAt):null,facts:()=>scene.facts(),effectOf:receipt=>effectOf(receipt,ledger,client,sha2562),async settled(){return(await Promise.all(work)).filter(
failure=>failure!==null)}}};async function attempt(what,permission,send2){try{const reply=await send2();if(reply.ok)return null;return reply.status===403&&/not accessible|must have/iu.test(reply.message)?
`The token of this job lacks the permission ${permission}: ${what} could not be given.`:`${what} was refused (${String(reply.status)}): ${reply.message}`}catch(error){if(!(error instanceof fault.vC))throw error;
return`${what} failed: ${error.message}`}}function react(client,{id:id2,place:place2},content){if(place2==="review")return Promise.resolve(null);const where=place2==="diff"?"pulls":"issues";return attempt(
"a reaction","pull-requests: write",()=>client.rest("POST",`/${where}/comments/${String(id2)}/reactions`,{content},{harmless:true}))}function putCheck(client,check){return attempt("the check run","che\
cks: write",()=>client.rest("POST","/check-runs",{name:"Holdfast",head_sha:check.commit,status:"completed",conclusion:check.conclusion,external_id:check.requestId,...check.url===null?{}:{details_url:check.
url},output:check.output},{harmless:false}))}var rules=__webpack_require__(9367);var verify=__webpack_require__(7781);;const SHAPE="plan in a job of its own, with mode: plan and a token that reads onl\
y, as .github/examples/isolated.yml does";function verificationOf(openCells,workspace,forge,{plans,isolation}){return async(trial,timeout)=>{const{run:run2,role}=(await forge.standing.rules()).cells;if(run2===
"never")return(0,outcome.T)({code:"feature_off",detail:"cells: run, in the policy file"});const[allowed,asked]=await Promise.all([forge.standing.atLeast(role),forge.standing.permits("verify")]);if(!allowed.
ok)return allowed;if(!asked.ok)return asked;const{head,pull}=await forge.facts();if(run2==="same_repository"&&pull?.fork===true)return(0,outcome.T)({code:"isolation_unavailable",detail:"cells run for \
heads of this repository only"});if(!plans)return(0,outcome.T)({code:"isolation_unavailable",detail:`cells do not run in a job that may write: ${SHAPE}`});if(head===null)return(0,outcome.T)({code:"bra\
nch_missing"});const verification=await openCells(workspace,head.commit,isolation);return verification.ok?verification.value(trial,timeout):verification}}async function verified(desk,done){const{answer:answer2,
plan:plan2}=done;if(answer2.outcome!=="planned"||plan2===null||plan2.verify.length===0)return done;const checks=await(0,verify.Z)(desk,plan2);if(!checks.ok)return(0,execute.J5)(checks.refusals,plan2);
return{plan:plan2,answer:{...answer2,plan:{...answer2.plan,checks:[...answer2.plan.checks??[],...checks.value]}}}};function languageOfCheckout(openCheckout,workspace,forge){let opened=null;const open=async()=>{
const{role}=(await forge.standing.rules()).servers;const[allowed,asked]=await Promise.all([forge.standing.atLeast(role),forge.standing.permits("refactor")]);if(!allowed.ok)return allowed;if(!asked.ok)
return asked;const{head}=await forge.facts();if(head===null)return(0,outcome.T)({code:"branch_missing"});return openCheckout(workspace,head.commit)};const service=()=>opened??=open();return{propose:async request=>{
const here=await service();return here.ok?here.value.propose(request):here},actions:async request=>{const here=await service();return here.ok?here.value.actions(request):here},read:async request=>{const here=await service();
return here.ok?here.value.read(request):here},close:async()=>{const here=await opened?.catch(()=>null);if(here?.ok===true)await here.value.close()}}}var block_lines=__webpack_require__(1885);var report_budget=__webpack_require__(
1101);var file_report=__webpack_require__(2745);var markdown=__webpack_require__(5402);var plan_diff=__webpack_require__(499);;const LONGEST=2e3;const OPEN_LINES=60;function total(text){return[...(0,visible.
k)(text).values()].reduce((sum,n)=>sum+n,0)}function hiddenInPlan(plan2){let all=total(plan2.title);let added=0;for(const change of plan2.files){all+=total(change.path);for(const{sign,text}of(0,file_report.
n_)(change).hunks.flatMap(({lines})=>lines)){const n=total(text);all+=n;if(sign==="+")added+=n}}return{all,added}}function linesOf(change,budget){const lines=(0,plan_diff.R)({files:[change]},budget).text.
split("\n").slice(0,-1);const body=lines.slice(2);const all=(0,file_report.n_)(change).hunks.flatMap(hunk=>hunk.lines);const crlf=all.length>0&&all.every(({text})=>text.endsWith("\r\n"));const hunkLines=(0,
file_report.n_)(change).hunks.reduce((sum,hunk)=>sum+1+hunk.lines.filter(({text})=>!text.endsWith("\n")).length,0);const tell=line=>line.length<=LONGEST?(0,markdown.RK)(crlf?line.replace(/\r$/u,""):line):
`${line.slice(0,1)}(a line of ${line.length-1} characters, not shown)`;return{head:lines.slice(0,2).map(tell),body:body.map(tell),total:all.length+hunkLines}}function drawDiff(files,budget,most){const shown=[];
const cut=[];let left=budget-20;let lines=most;let longest=2;for(const change of files){const{head,body,total:of}=linesOf(change,lines);const taken=[];for(const line of[...head,...body]){const run2=Math.
max(longest,(0,markdown.Q_)(line));const cost=(0,markdown.Ej)(line)+1+2*(run2-longest);if(cost>left)break;taken.push(line);left-=cost;longest=run2}const told2=Math.max(0,taken.length-head.length);lines-=
told2;if(told2>0||of===0&&taken.length===head.length)shown.push(...taken);if(told2<of)cut.push({path:change.path,hidden_lines:of-told2})}return{text:shown.join("\n"),lines:most-lines,cut}}function tellCut(cut,budget){
if(cut.length===0)return"";const items=cut.map(({path,hidden_lines})=>`- ${(0,report_budget.hS)(hidden_lines,"line")} of ${(0,markdown.aY)(path)}`);return`**Not shown here:**

${(0,report_budget.Dx)(items,budget-100,"\n",n=>`- and lines of ${(0,report_budget.hS)(n,"other file")}`)}`}function diffSection(rank,plan2,most=settings.IX.diffLines){return{rank,draw:budget=>{if(plan2.
files.length===0||budget<3*report_budget.BP)return plan2.files.length===0?"":"_The diff does not fit here._";const forCuts=Math.min(Math.floor(budget/4),200+plan2.files.length*120);const drawn=drawDiff(
plan2.files,budget-forCuts-100,most);const cuts=tellCut(drawn.cut,forCuts-50);const diff=drawn.text===""?"":(0,report_budget.TM)(`Diff, ${(0,report_budget.hS)(drawn.lines,"line")}`,(0,markdown.EU)(drawn.
text,"diff"),drawn.lines<=OPEN_LINES);return[diff,cuts].filter(part=>part!=="").join("\n\n")}}}var headline=__webpack_require__(5916);var json=__webpack_require__(7406);var next_section=__webpack_require__(
7895);var refusal_section=__webpack_require__(32);var report_told=__webpack_require__(4821);;const CARD_BYTES=6e4;const OPEN_FILES=15;const card_NAMES={edit:"",create:", new",delete:", deleted",move:"\
, moved"};function fileItem(file){const from=file.from===void 0?"":` from ${(0,markdown.aY)(file.from)}`;const mode=file.mode==="100755"?", executable":"";return`- ${(0,markdown.aY)(file.path)} +${file.
added} \u2212${file.removed}${card_NAMES[file.operation]}${from}${mode}`}function filesSection(rank,files,unchanged){const items=[...files.map(fileItem),...unchanged.map(path=>`- ${(0,markdown.aY)(path)}\
 as it was`)];return{rank,draw:budget=>{if(items.length===0)return"";const list=(0,report_budget.Dx)(items,budget-100,"\n",n=>`- and ${(0,report_budget.hS)(n,"file")} more, which do not fit here`);return items.
length>OPEN_FILES?(0,report_budget.TM)((0,report_budget.hS)(items.length,"file"),list):list}}}function hiddenWarning({plan:plan2}){const{all,added}=plan2===null?{all:0,added:0}:hiddenInPlan(plan2);if(all===
0)return"";return`\u26A0\uFE0F **${(0,report_budget.hS)(all,"invisible or direction-changing character")}** in this change, ${added} of them in new lines; each is shown as an escape like ${(0,markdown.
aY)("\\u{200b}")}.`}function pointerNotes(plan2){const isPointer=bytes=>bytes!==void 0&&bytes.length<1024&&(0,encoding.D4)(bytes).startsWith("version https://git-lfs.github.com/spec/");return(plan2?.files??
[]).filter(({before,after})=>isPointer(before?.bytes)||isPointer(after?.bytes)).map(({path})=>`${(0,markdown.aY)(path)} is a Git LFS pointer: these lines name a large file that is stored elsewhere, an\
d are not its content.`)}function card_receiptOf(answer2){switch(answer2.outcome){case"applied":return answer2.receipt;case"no_change":case"indeterminate":return answer2.receipt??null;case"ok":case"pl\
anned":case"refused":case"error":return null}}const MARKS={passed:"\u2705",clean:"\u2705",ok:"\u2705",success:"\u2705",errors:"\u274C",failed:"\u274C",failure:"\u274C",unchecked:"\u2796",skipped:"\u2796"};
function checksSection(rank,answer2){const checks=answer2.outcome==="planned"?answer2.plan.checks:card_receiptOf(answer2)?.checks;const items=(checks??[]).map(({name,status,summary})=>`- ${Object.hasOwn(
MARKS,status)?MARKS[status]??"":(0,markdown.aY)(status)} ${(0,markdown.CS)(name)}${summary===""?"":`: ${(0,markdown.CS)(summary)}`}`);return{rank,draw:budget=>items.length===0?"":`**Checks**

${(0,report_budget.Dx)(items,budget-20,"\n",n=>`- and ${(0,report_budget.hS)(n,"check")} more`)}`}}function facts(receipt){if(receipt===null)return[];const{commit,verified:verified2,indeterminate,not_started=[],
undoes}=receipt;const sha=commit===null?null:/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/u.test(commit)?commit:(0,markdown.aY)(commit);return[...sha===null?[]:[`Commit ${sha}${verified2===true?", verified":verified2===
false?", not verified":""}.`],...undoes===void 0?[]:[`This takes back ${(0,markdown.aY)(undoes)}.`],...indeterminate.map(what=>`**Not confirmed:** ${(0,markdown.CS)(what)}`),...not_started.length===0?
[]:[`These workflows do not start on a commit of this token: ${not_started.map(markdown.aY).join(", ")}.`]]}function receiptSection(rank,receipt){return{rank,draw:budget=>{if(receipt===null)return"";const whole2=(0,
report_budget.TM)("Receipt",(0,markdown.EU)((0,json.h)(receipt,2).replaceAll("<!--","\\u003c!--"),"json",1));if((0,markdown.Ej)(whole2)<=budget)return whole2;const told2=`The receipt ${(0,markdown.aY)(
receipt.id)} is too long to show here; ${(0,markdown.aY)(`holdfast receipts ${receipt.id}`)} prints it.`;return(0,markdown.Ej)(told2)<=budget?told2:""}}}function sentences(answer2){switch(answer2.outcome){case"\
applied":return answer2.repeated===true?["This request was carried out before; nothing was written now. Its receipt stands below."]:[];case"no_change":return[...answer2.message===void 0?[]:[(0,markdown.
CS)(answer2.message)],...answer2.repeated===true?["This request was answered before; its receipt stands below."]:[]];case"indeterminate":case"error":return[(0,markdown.CS)(answer2.message)];case"plann\
ed":return answer2.refusals===void 0?[]:[`${(0,report_budget.hS)(answer2.refusals.length,"suggestion")} could not be taken into this plan:`];case"refused":return(0,headline.Y6)(answer2)===null?[]:["Th\
e rest of what was asked for is planned below and can be applied by itself."];case"ok":return[]}}function titleOf(answer2){const title=answer2.outcome==="planned"?answer2.plan.title:card_receiptOf(answer2)?.
title??"";return title.length>1e3?`(a title of ${title.length} characters)`:(0,markdown.CS)(title)}function okSection(rank,answer2){return{rank,draw:budget=>{if(answer2.outcome!=="ok")return"";const text=(0,
markdown.RK)((0,report_told.s)(answer2));const lines=text.split("\n");const fit=(0,report_budget.PB)(lines,budget-2*(0,markdown.Q_)(text)-20,2);if(fit===0)return"_The answer does not fit here._";const rest=fit<
lines.length?[`(${(0,report_budget.hS)(lines.length-fit,"line")} more, which do not fit here)`]:[];return(0,markdown.EU)([...lines.slice(0,fit),...rest].join("\n"),"",1)}}}function toldDiff(rank,answer2){
const{diff="",diff_cut=[]}=answer2.outcome==="planned"||answer2.outcome==="no_change"?answer2.plan??{}:{};const cut=diff_cut.map(({path,hidden_lines})=>`- ${(0,report_budget.hS)(hidden_lines,"line")} \
of ${(0,markdown.aY)(path)} not shown`);const block=diff===""?"":(0,report_budget.TM)("Diff",(0,markdown.EU)(diff,"diff",1));return{rank,draw:budget=>{const list=(0,report_budget.Dx)(cut,Math.floor(budget/
4),"\n",n=>`- and lines of ${(0,report_budget.hS)(n,"other file")}`);const whole2=[block,list].filter(part=>part!=="").join("\n\n");return(0,markdown.Ej)(whole2)<=budget?whole2:"_The diff does not fit\
 here._"}}}function sectionsOf(input){const{answer:answer2,plan:plan2,verb}=input;const receipt=card_receiptOf(answer2);const refusals=answer2.outcome==="refused"?answer2.refusals:answer2.outcome==="p\
lanned"?answer2.refusals??answer2.plan.refusals??[]:[];const blocks2=(plan2?.blocks??[]).map(one=>`${(0,markdown.aY)((0,block_lines.p)(one))} of ${(0,markdown.aY)(one.path)} is ${(0,block_lines.B)(one)}\
.`);const notes=[...pointerNotes(plan2),...blocks2,...input.notes.map(markdown.CS)].map(note=>`- ${note}`);const asked=[`Asked by ${(0,markdown.aY)(input.actor)}`,(0,markdown.aY)(input.requestId),...input.
runUrl===null?[]:[(0,markdown.nf)("run",input.runUrl)]].join(" \xB7 ");const title=titleOf(answer2);const about=[title,hiddenWarning(input),...sentences(answer2),...facts(receipt)].filter(part=>part!==
"");return[(0,report_budget.Zu)(0,`### ${(0,headline.Kk)(answer2)} ${(0,headline.Pl)(answer2,verb)}`),{rank:2,draw:budget=>(0,report_budget.Dx)(about,budget,"\n\n",n=>`_and ${(0,report_budget.hS)(n,"s\
entence")} more, which do not fit here_`)},(0,refusal_section.oi)(5,refusals,input),okSection(6,answer2),filesSection(4,(0,headline.R8)(answer2),receipt?.unchanged??[]),answer2.outcome==="refused"&&!(0,
headline.UB)(answer2)&&(0,headline.Y6)(answer2)===null?(0,report_budget.Zu)(7,""):plan2===null?toldDiff(7,answer2):diffSection(7,plan2),checksSection(6,answer2),{rank:6,draw:budget=>(0,report_budget.Dx)(
notes,budget,"\n",n=>`- and ${(0,report_budget.hS)(n,"note")} more`)},(0,next_section.t)(3,answer2,plan2,input),receiptSection(8,receipt),(0,report_budget.Zu)(1,asked)]}function offMargin(text,prefix){
return prefix===""?text:text.split("\n").map(line=>line.startsWith(prefix)?` ${line}`:line).join("\n")}function renderCard(input){return offMargin((0,report_budget.Zz)([...sectionsOf(input),(0,report_budget.
Zu)(0,(0,markdown.Tp)(input.marker))],CARD_BYTES),input.prefix)};const ANNOTATIONS=50;const LONGEST_MESSAGE=1e4;const SUMMARY_BYTES=1e6;function renderSummary(input){return`${offMargin((0,report_budget.
Zz)(sectionsOf(input),SUMMARY_BYTES),input.prefix)}
`}function summary_linesOf({position,reread,lines,candidates:candidates2}){const at=position===void 0?null:/^[1-9]\d{0,8}/u.exec(String(position))?.[0];if(at!==null&&at!==void 0)return[Number(at),Number(
at)];const block=lines?.[0]??reread;if(block!==void 0&&block.count>0)return[block.start,block.start+block.count-1];const first=candidates2?.[0]?.n??1;return[first,first]}function annotation(refusal){const[
start_line,end_line]=summary_linesOf(refusal);const message=(0,markdown.TN)(refusal.message);return{path:refusal.path,start_line,end_line,annotation_level:"failure",message:message.length>LONGEST_MESSAGE?
"What is wrong here is too long for a note: see the summary.":message,title:refusal.hunk===void 0?refusal.code:`${refusal.code}, hunk ${refusal.hunk}`}}function renderCheck(input){const{answer:answer2}=input;
const refusals=answer2.outcome==="refused"?answer2.refusals:answer2.outcome==="planned"?answer2.refusals??answer2.plan.refusals??[]:[];return{title:(0,headline.Pl)(answer2,input.verb),summary:offMargin(
(0,report_budget.Zz)(sectionsOf(input),CARD_BYTES),input.prefix),annotations:refusals.filter(refusal=>refusal.path!==void 0).slice(0,ANNOTATIONS).map(annotation)}}var plan_report=__webpack_require__(2354);
;const STILL=3;function deliver_receiptOf(answer2){return answer2.outcome==="applied"?answer2.receipt:answer2.outcome==="no_change"||answer2.outcome==="indeterminate"?answer2.receipt??null:null}function reactionOf(answer2){
switch(answer2.outcome){case"applied":case"planned":case"ok":return"rocket";case"no_change":return(answer2.receipt?.repetition??0)>=STILL?null:"rocket";case"refused":return answer2.refusals.some(({code})=>code===
"not_authorised")?"-1":"confused";case"indeterminate":case"error":return"confused"}}function exitOf({outcome:outcome2},failOn){if(failOn==="never"||failOn==="error"&&outcome2==="refused")return 0;return answer.
dc[outcome2]}async function bestEffort(what,work){try{await work();return null}catch(error){if(!(error instanceof fault.vC))throw error;return`${what}: ${error.message}`}}function planIdOf(answer2){return answer2.
outcome==="planned"?answer2.plan.id:deliver_receiptOf(answer2)?.plan_id??null}function countsOf(answer2){const receipt=deliver_receiptOf(answer2);const files=answer2.outcome==="planned"?answer2.plan.files:
receipt?.files??[];return{"outcome":answer2.outcome,"receipt-id":receipt?.id??"","commit":receipt?.commit??"","changed-files":String(files.length)}}function resultOf(done){const{answer:answer2,plan:plan2}=done;
const travels=answer2.outcome==="planned"&&answer2.plan.expires_at===null&&plan2!==null;return{...inFull(done),...travels?{carried:(0,engine_carried.Ul)(plan2)}:{}}}function inFull({answer:answer2,plan:plan2}){
if(plan2===null||answer2.outcome!=="planned"&&answer2.outcome!=="refused")return answer2;if(answer2.outcome==="planned")return{...answer2,plan:{...answer2.plan,diff:(0,plan_diff.R)(plan2,Infinity).text,
diff_cut:[]}};const rest=(0,headline.Y6)(answer2);if(rest!==null)return{...answer2,plan:{...rest,diff:(0,plan_diff.R)(plan2,Infinity).text,diff_cut:[]}};return(0,headline.UB)(answer2)?{...answer2,plan:{
...(0,plan_report._)(plan2,null,[],Infinity),applies:false}}:answer2}async function putOutputs({world,done,temporary,requestId},card){const{answer:answer2,plan:plan2}=done;const name=`holdfast-${world.
sha256((0,encoding.As)(requestId)).slice(0,12)}`;const[result,page]=[(0,external_node_path_.join)(temporary,`${name}.json`),(0,external_node_path_.join)(temporary,`${name}.md`)];await Promise.all([world.
writeFile(result,`${(0,json.h)(resultOf(done),2)}
`),world.writeFile(page,`${card}
`)]);const outputs={...countsOf(answer2),"plan-id":planIdOf(answer2)??plan2?.id??"",result,"card":page,"refusals":JSON.stringify(answer2.outcome==="refused"?answer2.refusals.map(({code})=>code):[])};for(const[
output,value]of Object.entries(outputs))world.runner.setOutput(output,value)}function logAnswer(log,{answer:answer2},failing){const tell=failing?log.error:log.info;switch(answer2.outcome){case"refused":
answer2.refusals.forEach(({code,message})=>tell(`${code}: ${message}`));break;case"error":case"indeterminate":tell(`${answer2.outcome}: ${answer2.message}`);break;case"applied":log.info(`applied: ${answer2.
receipt.id}${answer2.repeated===true?" (told again)":""}, commit ${answer2.receipt.commit??"none"}`);break;case"planned":log.info(`planned: ${answer2.plan.id}${answer2.plan.expires_at===null?", not re\
tained":""}`);break;case"no_change":case"ok":log.info(answer2.outcome)}}async function deliver(delivery){const{world,log,done,talk,reactTo,runUrl,requestId,sign}=delivery;const{answer:answer2}=done;const input={
answer:answer2,plan:done.plan,verb:delivery.verb,requestId,actor:delivery.actor,runUrl,prefix:delivery.prefix,branch:delivery.branch,notes:[],marker:talk===null?"":markerOf(talk.place)};const card=renderCard(
input);const repeated=(answer2.outcome==="applied"||answer2.outcome==="no_change")&&answer2.repeated===true;const commit=deliver_receiptOf(answer2)?.commit??null;const reaction=reactionOf(answer2);if(reactTo!==
null&&reaction!==null)delivery.later(sign(react(reactTo.client,reactTo.comment,reaction)));const check=talk===null||commit===null||repeated?null:sign(putCheck(talk.client,{commit,requestId,url:runUrl,
conclusion:answer2.outcome==="applied"?"success":"neutral",output:renderCheck(input)}));await Promise.all([talk===null?null:sign(bestEffort("The card",()=>talk.cards.put(card,repeated,delivery.later))),
check,putOutputs(delivery,card)]);await world.runner.writeSummary(renderSummary({...input,notes:delivery.notes()}));const code=exitOf(answer2,delivery.failOn);logAnswer(log,done,code!==0);return code}
var retention=__webpack_require__(5516);var wiring=__webpack_require__(5485);;const READING=["help","read","preview","status","check","verify"];const APPLYING=["suggestions","rename","move-symbol","mo\
ve-file","organize-imports","fix","actions","format"];function isReading(verb,{options:options2}){return READING.includes(verb)||APPLYING.includes(verb)&&options2["apply"]!==true}async function agreedBy(forge,limits){
const rules2=await forge.standing.rules();const planLifetime=Math.max(limits.planLifetime,rules2.limits.planLifetime??0);return{limits:{...limits,...rules2.limits,planLifetime},hidden:rules2.allowHidden?
"ask":"refuse"}}function plansOnly(inputs){return inputs["dry-run"]||inputs.mode==="plan"}function asModeAllows(inputs,verb,request){if(plansOnly(inputs)){if(verb==="apply"||verb==="tx")return(0,outcome.
ok)({...request,options:{...request.options,"dry-run":true}});if(APPLYING.includes(verb))return(0,outcome.ok)({...request,options:{...request.options,apply:false}});return READING.includes(verb)?(0,outcome.
ok)(request):(0,outcome.T)({code:"invalid_request",detail:`with dry-run or mode plan nothing is written, and ${verb} cannot be planned`})}const executes=verb==="apply"&&request.document===null&&(request.
carried!==void 0||(0,retention.D4)(request.operands[0]??""));if(inputs.mode!=="commit"||executes||!isPlanned(verb))return(0,outcome.ok)(request);return(0,outcome.T)({code:"invalid_request",detail:'wit\
h mode commit a plan that was made before is executed, and none is made: name its artifact, or say "apply" and its id; use mode auto to plan here'})}function isPlanned(verb){return verb==="apply"||verb===
"preview"||verb==="verify"||APPLYING.includes(verb)}function takesPlan(inputs,verb,source){return verb==="apply"||verb==="preview"||inputs.mode==="commit"&&source!==null&&isPlanned(verb)}function asCarried(verb,request){
const wanted=verb==="apply"||APPLYING.includes(verb)&&request.options["apply"]===true;return{operands:[],document:null,carried:request.carried,options:wanted?{}:{"dry-run":true}}}function openDesk({sha256:sha2562,
now},inputs,{requestId,actor},forge,request,language){const limits={...settings.IX,planLifetime:(inputs["plan-lifetime"]??30)*6e4};return{sha256:sha2562,now,switches:switchesOf(inputs),actor:actor.login,
requestId,hidden:"refuse",showsRereads:true,limits,agreed:()=>agreedBy(forge,limits),...actor.id===null?{}:{actorId:actor.id},language,target:forge.target,ledger:forge.ledger,transactions:forge.transactions,
authority:forge.standing,blocks:(0,wiring.DS)(),syntax:(0,wiring.MY)(),syntaxMode:inputs["syntax-check"],...forge.review===null?{}:{review:forge.review},shelf:plansOnly(inputs)&&request.document!==null?
null:forge.shelf}};const NEEDED=["GITHUB_REPOSITORY","GITHUB_EVENT_NAME","GITHUB_EVENT_PATH","RUNNER_TEMP"];function number(text){return text!==void 0&&/^\d{1,15}$/u.test(text)?Number(text):null}function readSurroundings({
env}){const missing=NEEDED.filter(variable=>(env[variable]??"")==="");if(missing.length>0)return{missing};const get=(variable,otherwise="")=>{const value=env[variable]??"";return value===""?otherwise:
value};const repository=get("GITHUB_REPOSITORY");const[owner="",name=""]=repository.split("/");const base=(variable,otherwise)=>get(variable,otherwise).replace(/\/+$/u,"");const apiUrl=base("GITHUB_AP\
I_URL","https://api.github.com");const server=base("GITHUB_SERVER_URL","");const runId=number(env["GITHUB_RUN_ID"])??0;return{owner,name,repositoryId:number(env["GITHUB_REPOSITORY_ID"])??0,apiUrl,graphqlUrl:base(
"GITHUB_GRAPHQL_URL",apiUrl.endsWith("/api/v3")?apiUrl.replace(/\/v3$/u,"/graphql"):`${apiUrl}/graphql`),serverUrl:server===""?"https://github.com":server,eventName:get("GITHUB_EVENT_NAME"),eventPath:get(
"GITHUB_EVENT_PATH"),runId,attempt:number(env["GITHUB_RUN_ATTEMPT"])??1,job:get("GITHUB_JOB","job"),step:get("GITHUB_ACTION","step"),triggeringActor:get("GITHUB_TRIGGERING_ACTOR",get("GITHUB_ACTOR")),
actor:{login:get("GITHUB_ACTOR"),id:number(env["GITHUB_ACTOR_ID"])},runUrl:server===""?null:`${server}/${repository}/actions/runs/${String(runId)}`,ref:get("GITHUB_REF"),workspace:get("GITHUB_WORKSPAC\
E"),temporary:get("RUNNER_TEMP")}}function coauthorOf({login,id:id2},apiUrl){const host=apiUrl.endsWith("/api/v3")?new URL(apiUrl).hostname:"github.com";const plain=login.replace(/[^\w.[\]-]/gu,"");return`${plain}\
 <${String(id2)}+${plain}@users.noreply.${host}>`};const PREFIX="/holdfast";const BUDGET=10*6e4;function clientOf({world,log,inputs,around}){return(0,forge_client.openClient)({token:inputs.token,owner:around.
owner,name:around.name,apiUrl:around.apiUrl,graphqlUrl:around.graphqlUrl,fetch:world.fetch,now:world.now,budget:BUDGET,pause:world.pause??1e3,note:log.info})}function basicOf(token){return`Basic ${Buffer.
from(`x-access-token:${token}`).toString("base64")}`}function forgeOf({world,inputs,around},{comment:comment2,actor,actors,subject,writable,verb},client){return openForge({client,sha256:world.sha256,subject,
actors,writable,asker:actor,operation:verb,policy:inputs.config,readRules:rules.K,keeps:!plansOnly(inputs),comment:comment2?.comment.place==="conversation"?{nodeId:comment2.comment.nodeId,body:comment2.
body}:null,askedAt:comment2?.comment.createdAt??null,coauthor:actor.id===null?null:coauthorOf({login:actor.login,id:actor.id},around.apiUrl),template:inputs["commit-message"],repositoryId:around.repositoryId,
method:inputs["commit-method"],remote:{url:`${around.serverUrl}/${around.owner}/${around.name}.git`,push:world.push,authorization:basicOf(inputs.token),addressOf:who=>coauthorOf(who,around.apiUrl)},forms:{
plans:(0,shelf_form.W)(world.sha256),transactions:(0,transaction_form.A)(world.sha256)}})}async function isHeard({actors},forge){return!actors.some(({bot})=>bot)||await forge.standing.heard()}async function converse(own,talk,client=clientOf(
own)){const{world,log,inputs,around}=own;const{comment:comment2}=talk;const forge=forgeOf(own,talk,client);const place2=inputs.comment?cardPlace(own,talk):null;if(!await isHeard(talk,forge)){log.info(
"Nothing to do: a bot asks that the policy does not list.");return 0}const listener=inputs.comment?comment2?.comment??null:null;const lacking=[];const sign=async attempt2=>{const problem=await attempt2;
if(problem===null||lacking.includes(problem))return;lacking.push(problem);log.warning(problem)};const welcome=async()=>{const allowed=await forge.standing.atLeast(floorOf(talk.ask));if(!allowed.ok)return null;
if(listener!==null)forge.later(sign(react(client,listener,"eyes")));return place2===null?null:openCards(client,place2)};const[cards,carried]=await Promise.all([welcome(),answerTo(own,talk,forge,client)]);
if(carried===null){log.info("Nothing to do: whoever asks may not command here.");return 0}const code=await deliver({world,log,done:await retold(carried,forge),verb:talk.verb,requestId:talk.requestId,actor:talk.
actor.login,prefix:PREFIX,branch:branchOf(talk),runUrl:around.runUrl,temporary:around.temporary,failOn:talk.failOn,later:forge.later,sign,notes:()=>lacking,talk:cards===null||place2===null||await isForbidden(
carried,forge)?null:{client,cards,place:place2},reactTo:listener===null||await forge.standing.role()==="none"?null:{client,comment:listener}});for(const failure of await forge.settled())log.warning(failure);
log.info(`${String(client.requests())} requests to GitHub.`);return code}async function retold(done,forge){const{answer:answer2,plan:plan2}=done;const receipt=answer2.outcome==="applied"||answer2.outcome===
"indeterminate"?answer2.receipt:void 0;return plan2!==null||receipt===void 0?done:{answer:answer2,plan:await forge.effectOf(receipt)}}async function isForbidden({answer:answer2},forge){if(answer2.outcome!==
"refused"||!answer2.refusals.some(({code})=>code==="not_authorised"))return false;return!(await forge.standing.atLeast("write")).ok}function floorOf(ask){if(!ask.ok)return"write";return ask.value.kind===
"help"?"read":ask.value.command.floor}function branchOf({subject}){return subject.kind==="branch"?subject.name:null}function cardPlace({world,around},{subject,requestId,comment:comment2}){if(subject.kind!==
"pull")return null;return{number:subject.number,key:world.sha256((0,encoding.As)(requestId)).slice(0,32),runId:around.runId,attempt:around.attempt,since:comment2?.comment.createdAt??null}}async function mayGoOn({
verb,command,request},writable,forge){if(!writable&&!isReading(verb,request)){const allowed=await forge.standing.atLeast("write");return allowed.ok?(0,outcome.T)({code:"event_not_allowed",detail:"this\
 event may read and preview only"}):allowed}if(request.document!==null)return(0,outcome.ok)(null);const floor=await forge.standing.atLeast(command.floor);return floor.ok?forge.standing.permits(verb):floor}
async function answerTo(own,talk,forge,client){const{inputs}=own;const{ask,writable}=talk;if(!ask.ok)return(await forge.standing.atLeast("write")).ok?(0,execute.J5)(ask.refusals):null;const{value}=ask;
if(value.kind==="help"){return(await forge.standing.atLeast("read")).ok?{answer:{outcome:"ok",help:value.text},plan:null}:null}const allowed=await mayGoOn(value,writable,forge);if(!allowed.ok)return(0,
execute.J5)(allowed.refusals);const filled=takesPlan(inputs,value.verb,talk.source)?await withArtifact(client,talk.source,inputs,value.request):(0,outcome.ok)({request:value.request});if(!filled.ok)return(0,
execute.J5)(filled.refusals);if("relayed"in filled.value){const floor=await forge.standing.atLeast(value.command.floor);return floor.ok?{answer:filled.value.relayed,plan:null}:(0,execute.J5)(floor.refusals)}
const travelled=inputs.mode==="commit"&&filled.value.request.carried!==void 0;const request=travelled?(0,outcome.ok)(asCarried(value.verb,filled.value.request)):asModeAllows(inputs,value.verb,filled.value.
request);return request.ok?carryOut(own,talk,forge,{ask:value,request:request.value,travelled}):(0,execute.J5)(request.refusals)}async function carryOut({world,inputs,around},talk,forge,{ask,request,travelled}){
const language=languageOfCheckout(world.openCheckout,around.workspace,forge);const plans=plansOnly(inputs);try{const desk={...openDesk(world,inputs,talk,forge,request,language),verifyMode:inputs.verify,
verifiedElsewhere:travelled,verification:verificationOf(world.openCells,around.workspace,forge,{plans,isolation:inputs.isolation})};const authority={decide:(_,paths,backing)=>forge.standing.decide(ask.
verb,paths,backing)};if(travelled)return await(0,run.d1)((0,fault.Eb)((0,table.Zv)("apply","comment"),"the command apply"),{...desk,authority},request);const done=await(0,run.d1)(ask.command,desk,request);
return plans?await verified(desk,done):done}finally{await language.close()}};const LINE_END=/\r\n|[\n\r\u000b\u000c\u0085\u2028\u2029]/u;function log_defuse(text){return text.split(LINE_END).map(line=>`\
| ${(0,visible.U)(line).replaceAll("##[","# #[").replaceAll("::",": :")}`).join("\n")}function annotated(text){return text.split(LINE_END).map(line=>(0,visible.U)(line).replaceAll("##[","# #[").replaceAll(
"::",": :")).join(" / ")}function openLog(runner){return{info:message=>runner.info(log_defuse(message)),warning:message=>runner.warning(annotated(message)),error:message=>runner.error(annotated(message))}}
var promises_=__webpack_require__(1455);var utils=__webpack_require__(7176);var clock=__webpack_require__(9144);var sha256=__webpack_require__(8063);var lib_core=__webpack_require__(6421);;function realRunner(){
return{getInput:name=>lib_core.V4(name,{trimWhitespace:false}),setOutput:(name,value)=>lib_core.uH(name,value),setSecret:value=>lib_core.Pq(value),info:message=>lib_core.pq(message),warning:message=>lib_core.
$e(message),error:message=>lib_core.z3(message),writeSummary:async markdown2=>{await lib_core.z.addRaw(markdown2).write()}}};function proxiedFetch(){return utils.NT.request?.fetch??globalThis.fetch}function hostWorld(){
return{env:process.env,fetch:proxiedFetch(),now:clock.tB,sha256:sha256.s,runner:realRunner(),push:(0,wiring.$z)({environment:process.env,now:clock.tB}),openCells:(0,wiring.uT)({environment:process.env,
bundles:(0,external_node_path_.dirname)(process.argv[1]??"")}),openCheckout:(0,wiring.SB)({environment:process.env,bundles:(0,external_node_path_.dirname)(process.argv[1]??"")}),readFile:path=>(0,promises_.
readFile)(path,"utf8"),writeFile:(path,text)=>(0,promises_.writeFile)(path,text)}};function runHere(){return runAction(hostWorld())}async function runAction(world){const log=openLog(world.runner);try{
return await main_run(world,log)}catch(thrown){const{answer:answer2}=(0,run.B1)(thrown);world.runner.setOutput("outcome",answer2.outcome);log.error(answer2.outcome==="error"?answer2.message:answer2.outcome);
return 1}}async function main_run(world,log){const around=readSurroundings(world);const token=world.runner.getInput("token").trim();if(token!=="")world.runner.setSecret(token);if("missing"in around)return giveUp(
world,log,around.missing.map(name=>`The runner did not set ${name}.`));const inputs=readInputs(name=>world.runner.getInput(name));if(!inputs.ok)return tellRefused({world,log,around,failOn:failOnOf(world.
runner.getInput("fail-on").trim(),"refused")},(0,execute.J5)(inputs.refusals));const trigger=readTrigger({name:around.eventName,payload:await readEvent(world,around.eventPath),runId:String(around.runId),
job:around.job,step:around.step,requestId:inputs.value["request-id"]});const own={world,log,inputs:inputs.value,around};switch(trigger.kind){case"ignored":log.info(`Nothing to do: ${trigger.reason}.`);
return 0;case"refused":return tellRefused({...own,failOn:failOnOf(own.inputs["fail-on"],"refused")},(0,execute.J5)([trigger.refusal]));case"comment":return runComment(own,trigger);case"step":return runStep(
own,trigger)}}async function readEvent(world,path){try{return JSON.parse(await world.readFile(path))}catch(cause){throw new fault.vC(`The runner's event file ${path} cannot be read.`,{cause})}}function giveUp(world,log,problems){
problems.forEach(log.error);world.runner.setOutput("outcome","error");return 1}function tellRefused({world,log,around,failOn},done){return deliver({world,log,done,verb:"",requestId:`run:${String(around.
runId)}`,actor:around.actor.login,prefix:PREFIX,branch:null,runUrl:around.runUrl,temporary:around.temporary,failOn,talk:null,reactTo:null,later:()=>void 0,sign:()=>Promise.resolve(),notes:()=>[]})}function failOnOf(given,standard){
return given==="refused"||given==="error"||given==="never"?given:standard}async function runComment(own,trigger){const{log,around}=own;const asked=askOfComment(trigger.body,PREFIX);if(asked===null){log.
info("Nothing to do: the comment holds no command.");return 0}const{login}=trigger.author;const rerun=around.triggeringActor;const actors=[trigger.author,trigger.sender,{login:rerun,id:around.actor.login===
rerun?around.actor.id:null,bot:rerun.endsWith("[bot]")}];return converse(own,{...asked,requestId:trigger.requestId,actor:{login,id:trigger.author.id},actors,comment:trigger,subject:{kind:"pull",number:trigger.
number},writable:!trigger.readOnly,failOn:failOnOf(own.inputs["fail-on"],"error"),source:sourceOf(own.inputs,null,around.runId)})}async function runStep(own,trigger){const{inputs,around}=own;const client=clientOf(
own);const source=sourceOf(inputs,trigger.ended?.id??null,around.runId);const[subject,document]=await Promise.all([main_subjectOf(own,trigger,client),main_documentOf(own,source)]);if(!subject.ok)return tellRefused(
{...own,failOn:failOnOf(inputs["fail-on"],"refused")},(0,execute.J5)(subject.refusals));const rerun=around.triggeringActor;const id2=around.actor.login===rerun?around.actor.id:null;return converse(own,
{...askOfStep(inputs.command,document,PREFIX),requestId:trigger.requestId,actor:{login:rerun,id:id2},actors:[{login:rerun,id:id2,bot:rerun.endsWith("[bot]")}],comment:null,subject:subject.value,source,
writable:!trigger.readOnly,failOn:failOnOf(inputs["fail-on"],"refused")},client)}async function main_subjectOf({inputs,around:{ref,repositoryId}},trigger,client){if(trigger.ended!==null&&inputs["pull-\
request"]===null&&inputs.branch===null)return subjectOfRun(client,trigger.ended,repositoryId);const number2=inputs["pull-request"]??(inputs.branch===null?trigger.number:null);if(number2!==null)return{
ok:true,value:{kind:"pull",number:number2}};const branch=inputs.branch??/^refs\/heads\/(.+)$/u.exec(ref)?.[1];if(branch!==void 0)return{ok:true,value:{kind:"branch",name:branch}};return(0,outcome.T)({
code:"invalid_request",detail:"say with the input pull-request or branch what to work on"})}async function main_documentOf({world,inputs,around},source){const given=inputs.changeset.trim();if(source!==
null&&given!=="")return(0,outcome.T)({code:"invalid_request",detail:"the inputs changeset and artifact exclude each other"});if(given==="")return(0,outcome.ok)(null);if(given.startsWith("{")||given.includes(
"\n"))return(0,outcome.ok)((0,patch_document._)(inputs.changeset,switchesOf(inputs)));const problem=(0,base_path.z9)(given);if(problem!==null)return(0,outcome.T)({code:"path_escape",path:given,detail:problem});
const path=(0,external_node_path_.join)(around.workspace,given);try{return(0,outcome.ok)((0,patch_document._)(await world.readFile(path),switchesOf(inputs)))}catch(thrown){const{code}=schemas.Ikc({code:schemas.
YjP()}).catch({code:""}).parse(thrown);const why=code===""||code==="ENOENT"?"there is no such file; was the repository checked out?":`it cannot be read (${code})`;return(0,outcome.T)({code:"invalid_re\
quest",detail:`the input changeset names ${path}: ${why}`})}}}),6506:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.
d(__webpack_exports__,{accepted:()=>accepted,openClient:()=>openClient,parsed:()=>parsed,segments:()=>segments});var dist_src=__webpack_require__(1267);var dist_bundle=__webpack_require__(9735);var plugin_throttling_dist_bundle=__webpack_require__(
6856);var schemas=__webpack_require__(1514);var encoding=__webpack_require__(2252);var fault=__webpack_require__(6173);;const free_flow_open={key:()=>({schedule:(_job,work,...args)=>Promise.resolve(work(
...args))})};const FREE_FLOW={global:free_flow_open,auth:free_flow_open,search:free_flow_open,write:free_flow_open,notifications:free_flow_open};;const REQUEST_LIMIT=3e4;const REPEATS=3;const Api=dist_src.
E.plugin(dist_bundle.L,plugin_throttling_dist_bundle.A);const graphReply=schemas.Ikc({data:schemas.L5J(),errors:schemas.YOg(schemas.Ikc({type:schemas.YjP().optional(),message:schemas.YjP(),path:schemas.
YOg(schemas.KCZ([schemas.YjP(),schemas.aig()])).optional()})).optional()});const httpFault=schemas.Ikc({status:schemas.Whr(),message:schemas.YjP(),response:schemas.L5J().optional()});const redirected=schemas.
Ikc({status:schemas.Whr(),response:schemas.Ikc({headers:schemas.Ikc({location:schemas.YjP().optional()})}).optional()});async function bytesOf(answer,most){const parts=[];let size=0;for await(const part of answer.
body??[]){const bytes=part;size+=bytes.length;if(size>most)throw new fault.vC(`A download is larger than ${String(most)} bytes.`);parts.push(bytes)}return(0,encoding.xW)(parts)}function segments(path){
return path.split("/").map(encodeURIComponent).join("/")}function openClient(options){const end=options.now()+options.budget;let sent=0;const bounded=(input,init)=>{const left=end-options.now();if(left<=
0)return Promise.reject(new fault.vC("The time for talking to GitHub is used up.",{retryable:true}));sent++;return options.fetch(input,{...init,signal:AbortSignal.timeout(Math.min(left,REQUEST_LIMIT))})};
const limited=kind=>(seconds,_request,_octokit,repeats)=>{const wanted=repeats<2&&seconds*options.pause<end-options.now();options.note(`GitHub's ${kind} rate limit was reached; ${wanted?`waiting ${String(
seconds)} s`:"giving up"}.`);return wanted};const api=new Api({auth:options.token,baseUrl:options.apiUrl,userAgent:"holdfast",request:{fetch:bounded},log:{debug:()=>void 0,info:()=>void 0,warn:options.
note,error:()=>void 0},retry:{retryAfterBaseValue:options.pause,doNotRetry:[400,401,403,404,409,410,422,429,451]},throttle:Object.assign({retryAfterBaseValue:options.pause,onRateLimit:limited("primary"),
onSecondaryRateLimit:limited("secondary")},FREE_FLOW)});const send=async(route,parameters,harmless)=>{try{const answer=await api.request(route,{...parameters,request:{retries:harmless?REPEATS:0}});return{
ok:true,status:answer.status,data:answer.data}}catch(error){if(error instanceof fault.vC)throw error;const known=httpFault.safeParse(error);const answered=known.success&&known.data.response!==void 0;if(known.
success&&answered&&known.data.status<500)return{ok:false,status:known.data.status,message:known.data.message};const why=error instanceof Error?error.message:"unknown reason";throw new fault.vC(`${route.
replace(/\?.*$/u,"")} got no usable answer: ${why}`,{retryable:true,cause:error})}};const locate=async route=>{const manual=(input,init)=>bounded(input,{...init,redirect:"manual"});try{const{status,headers}=await api.
request(route,{request:{fetch:manual,retries:REPEATS}});return headers.location??status}catch(error){if(error instanceof fault.vC)throw error;const known=redirected.safeParse(error);if(!known.success)
throw new fault.vC(`${route} got no usable answer`,{retryable:true,cause:error});return known.data.response?.headers.location??known.data.status}};return{owner:options.owner,name:options.name,requests:()=>sent,
wait:units=>new Promise(resolve=>{setTimeout(resolve,units*options.pause)}),rest:(method,path,body,{harmless})=>send(`${method} /repos/${segments(`${options.owner}/${options.name}`)}${path}`,body,harmless),
async download(path,most){const where=await locate(`GET /repos/${segments(`${options.owner}/${options.name}`)}${path}`);if(typeof where==="number")return{ok:false,status:where};const answer=await bounded(
where,{redirect:"error"});return answer.ok?{ok:true,bytes:await bytesOf(answer,most)}:{ok:false,status:answer.status}},async graphql(query,variables,{harmless}){const reply=await send(`POST ${options.
graphqlUrl}`,{query,variables},harmless);if(!reply.ok)throw new fault.vC(`GitHub refused the GraphQL request (${String(reply.status)}): ${reply.message}`);const{data,errors}=parsed(graphReply,reply.data,
"GraphQL");return{data,errors:(errors??[]).map(({type,path,message})=>({type:type??null,path:(path??[]).join("."),message}))}}}}function parsed(schema,data,what){const result=schema.safeParse(data);if(result.
success)return result.data;const[issue]=result.error.issues;const where=issue===void 0?"":` at ${issue.path.join(".")||"its top"}: ${issue.message}`;throw new fault.vC(`GitHub's answer about ${what} i\
s not as documented${where}`,{retryable:true})}function accepted(schema,reply,what){if(!reply.ok)throw new fault.vC(`GitHub refused ${what} (${String(reply.status)}): ${reply.message}`);return parsed(
schema,reply.data,what)}}),9875:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Ey:()=>fromBase64,IM:()=>blobOid,as:()=>ZERO_OID,
nk:()=>toBase64});var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7598);var _base_encoding_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2252);const ZERO_OID="0".repeat(40);function blobOid(bytes){
return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update((0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_1__.As)(`blob ${String(bytes.length)}\0`)).update(bytes).digest("hex")}function fromBase64(text){
return new Uint8Array(Buffer.from(text,"base64"))}function toBase64(bytes){return Buffer.from(bytes.buffer,bytes.byteOffset,bytes.byteLength).toString("base64")}}),597:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{S4:()=>judge,YS:()=>moveRefs,cI:()=>advanceRef});var _base_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6173);var _client_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6506);var _git_object_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9875);const ATTEMPTS=3;const LOOKS=4;function judge(errors){const said=errors.map(({message})=>message).join("; ");const types=errors.
map(({type})=>type);if(types.includes("STALE_DATA")||/\bis at\b.*\bbut expected\b|expected .* to point to|not a fast.forward|cannot lock ref/iu.test(said)){return{kind:"stale"}}if(/workflow/iu.test(said))
return{kind:"refused",refusal:{code:"missing_permission",detail:"workflows: write"}};if(/rule violation|GH0(?:06|13)|protected|through a pull request/iu.test(said)){return{kind:"refused",refusal:{code:"\
branch_protected",detail:said}}}if(/not accessible|forbidden|must have push access/iu.test(said)||types.includes("FORBIDDEN")){return{kind:"barred",refusal:{code:"missing_permission",detail:"contents:\
 write, for the mutation updateRefs"}}}if(/\brefs\/holdfast\//u.test(said))return{kind:"barred",refusal:{code:"push_rejected",detail:said}};return{kind:"refused",refusal:{code:"push_rejected",detail:said}}}
async function lookBack(client,look){for(let attempt=1;;attempt++){try{return await look()}catch(error){if(!(error instanceof _base_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC)||attempt>=LOOKS){throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__.
vC("The answer to the ref update was lost, and whether it took place could not be read back.",{retryable:true,cause:error})}await client.wait(attempt)}}}async function moveRefs(client,repository,moves,look){
const input={repositoryId:repository,refUpdates:moves.map(({name,before,after,replace})=>({name,beforeOid:before??_git_object_js__WEBPACK_IMPORTED_MODULE_2__.as,afterOid:after,...replace===true?{force:true}:
{}}))};for(let attempt=1;;attempt++){try{const{errors}=await client.graphql("mutation($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }",{input},{harmless:false});if(errors.
length===0)return{kind:"done"};const verdict=judge(errors);if(verdict.kind!=="stale")return verdict;return await lookBack(client,look)==="landed"?{kind:"done"}:verdict}catch(error){if(!(error instanceof
_base_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC))throw error;await client.wait(1)}const found=await lookBack(client,look);if(found==="landed")return{kind:"done"};if(found==="elsewhere")return{kind:"sta\
le"};if(attempt>=ATTEMPTS)throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("GitHub did not answer the ref update; the branch was not moved.",{retryable:true})}}async function advanceRef(client,name,before,after){
const short=name.replace(/^refs\//u,"");const reply=before===null?await client.rest("POST","/git/refs",{ref:name,sha:after},{harmless:true}):await client.rest("PATCH",`/git/refs/${(0,_client_js__WEBPACK_IMPORTED_MODULE_1__.
segments)(short)}`,{sha:after,force:false},{harmless:true});if(reply.ok)return{kind:"done"};if(reply.status===422)return{kind:"stale"};return{kind:"barred",refusal:{code:"missing_permission",detail:"c\
ontents: write"}}}}),4957:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{D:()=>notStarted,l:()=>OWN_TOKEN});const OWN_TOKEN="\
github-actions";const STARTED_BY_COMMITS=/^\s*(?:-\s*)?["']?(?:push|pull_request)["']?\s*:?\s*(?:#.*)?$|^\s*["']?on["']?\s*:.*\b(?:push|pull_request)\b/mu;function notStarted({viewer,workflows}){if(viewer?.
login.replace(/\[bot\]$/u,"")!==OWN_TOKEN)return{};const files=workflows.filter(({name,text})=>/\.ya?ml$/u.test(name)&&STARTED_BY_COMMITS.test(text));return files.length===0?{}:{not_started:files.map(
({name})=>`.github/workflows/${name}`)}}})};export{id,ids,modules};
