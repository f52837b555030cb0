const id=400;const ids=[400];const modules={2400:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,
{openBlocks:()=>openBlocks});var encoding=__webpack_require__(2252);;function words(text=""){return new Set(text.split(/\s+/u).filter(word=>word!==""))}function types(row){return{whole:words(row.whole),
holding:words(row.holding),spanning:words(row.spanning),bodies:words(row.bodies),entries:words(row.entries),lists:words(row.lists),attributes:words(row.attributes),doc:row.doc??null,endsBeforeComments:row.
endsBeforeComments===true}}const JAVADOC=/^\/\*\*(?!\/)/u;const ECMASCRIPT=types({whole:`function_declaration generator_function_declaration class_declaration method_definition class_static_block if_s\
tatement
    else_clause for_statement for_in_statement while_statement do_statement switch_statement switch_case switch_default try_statement
    catch_clause finally_clause with_statement labeled_statement pair abstract_class_declaration interface_declaration enum_declaration
    internal_module module function_signature method_signature abstract_method_signature`,holding:`lexical_declaration variable_declaration expression_statement return_statement throw_statement export\
_statement
    public_field_definition field_definition type_alias_declaration ambient_declaration property_signature`,bodies:"statement_block class_body object array object_type interface_body enum_body switch_\
body arrow_function function_expression",entries:"object array arrow_function function_expression",lists:"array arguments",attributes:"decorator",doc:JAVADOC});const JSON_TYPES=types({whole:"pair",entries:"\
object array",lists:"array"});const TABLE={typescript:ECMASCRIPT,tsx:ECMASCRIPT,javascript:ECMASCRIPT,python:types({whole:`decorated_definition function_definition class_definition if_statement elif_c\
lause else_clause for_statement while_statement
      try_statement except_clause except_group_clause finally_clause with_statement match_statement case_clause pair`,holding:"expression_statement return_statement",bodies:"dictionary list set tuple \
lambda",entries:"dictionary list set tuple",lists:"list set tuple argument_list",attributes:"decorator"}),rust:types({whole:`function_item function_signature_item struct_item enum_item union_item trai\
t_item impl_item foreign_mod_item
      macro_definition macro_rule match_arm if_expression match_expression loop_expression while_expression for_expression
      unsafe_block async_block field_initializer`,holding:`expression_statement let_declaration const_item static_item type_item mod_item enum_variant return_expression
      macro_invocation call_expression`,bodies:`block match_block field_initializer_list array_expression closure_expression token_tree declaration_list
      field_declaration_list`,entries:"struct_expression array_expression tuple_expression",lists:"array_expression arguments",attributes:"attribute_item",doc:/^\/\/\/(?!\/)|^\/\*\*(?![*/])/u}),go:types(
{whole:`function_declaration method_declaration method_elem if_statement for_statement expression_switch_statement
      type_switch_statement select_statement expression_case default_case type_case communication_case keyed_element`,holding:`go_statement defer_statement short_var_declaration assignment_statement e\
xpression_statement return_statement
      var_declaration const_declaration type_declaration var_spec const_spec type_spec labeled_statement`,spanning:"var_declaration const_declaration type_declaration import_declaration",bodies:"block\
 literal_value struct_type interface_type",entries:"literal_element",lists:"literal_value",doc:/^\/[/*]/u}),c:types({whole:`function_definition if_statement else_clause for_statement while_statement d\
o_statement switch_statement case_statement
      preproc_if preproc_ifdef preproc_function_def initializer_pair linkage_specification`,holding:"struct_specifier union_specifier enum_specifier type_definition declaration expression_statement re\
turn_statement labeled_statement",bodies:"field_declaration_list enumerator_list initializer_list compound_statement",entries:"initializer_list",lists:"initializer_list",doc:/^\/\*[*!](?!\/)|^\/\/[/!]/u}),
java:types({whole:`class_declaration interface_declaration enum_declaration record_declaration annotation_type_declaration method_declaration
      constructor_declaration compact_constructor_declaration static_initializer annotation_type_element_declaration if_statement
      for_statement enhanced_for_statement while_statement do_statement switch_expression switch_block_statement_group switch_rule
      try_statement try_with_resources_statement catch_clause finally_clause synchronized_statement labeled_statement`,holding:"field_declaration local_variable_declaration expression_statement return\
_statement enum_constant",bodies:"block class_body array_initializer lambda_expression switch_block",entries:"array_initializer",lists:"array_initializer",attributes:"annotation marker_annotation",doc:JAVADOC}),
json:JSON_TYPES,jsonc:JSON_TYPES,yaml:types({whole:"block_mapping_pair block_sequence_item flow_pair",endsBeforeComments:true}),toml:types({whole:"table table_array_element pair",entries:"array inline\
_table",lists:"array",endsBeforeComments:true})};function blockTypes(id2){return TABLE[id2]}var compare=__webpack_require__(6456);var grammars=__webpack_require__(2997);var languages=__webpack_require__(
5004);;const MOST_BYTES=4*1024*1024;const TIME=5e3;function none(reason){return{kind:"none",reason}}function isComment(node){return node.type==="comment"||node.type==="line_comment"||node.type==="bloc\
k_comment"}function endOf(node,{lines,types:types2}){let last=node;if(types2.endsBeforeComments){for(let child=lastOf(last);child!==null;child=lastOf(last))last=child}return last.startIndex+lines.text.
slice(last.startIndex,last.endIndex).trimEnd().length}function lastOf(node){return node.children.findLast(child=>!isComment(child)&&child.endIndex>child.startIndex)??null}function startsItsLine(offset,{
lines}){return lines.text.slice(lines.starts[(0,compare.mh)(lines,offset)]??0,offset).trim()===""}function chainOf(node,search2){const{types:{attributes,doc},lines}=search2;const chain=[node];for(let first=node,
above=first.previousSibling;above!==null;above=first.previousSibling){const gap=first.startPosition.row-(0,compare.mh)(lines,Math.max(above.startIndex,endOf(above,search2)-1));const belongs=attributes.
has(above.type)||doc!==null&&isComment(above)&&gap===1&&doc.test(above.text)&&startsItsLine(above.startIndex,search2);if(!belongs)break;chain.push(above);first=above}return chain}function headRow(node,search2){
const{attributes}=search2.types;for(const child of node.children){if(attributes.has(child.type)||isComment(child))continue;if(child.type==="modifiers"&&attributes.has(child.firstChild?.type??"")){const word=child.
children.find(one=>!attributes.has(one.type));if(word===void 0)continue;return word.startPosition.row}return startsItsLine(child.startIndex,search2)?child.startPosition.row:node.startPosition.row}return node.
startPosition.row}function holdsBody(node,bodies){return node.descendantsOfType([...bodies]).length>0}function isBlock(node,{types:types2}){const{type,startPosition,endPosition}=node;if(types2.whole.has(
type))return true;if(types2.spanning.has(type)&&endPosition.row>startPosition.row)return true;if(types2.holding.has(type))return holdsBody(node,types2.bodies);return types2.entries.has(type)&&types2.lists.
has(node.parent?.type??"")}function judge(node,search2){const{row}=search2;if(!node.isNamed||node.isError)return null;const chain=chainOf(node,search2);const first=chain.at(-1)??node;if(first.startPosition.
row>row||node.endPosition.row<row||!startsItsLine(first.startIndex,search2))return null;const begins=chain.some(one=>one.startPosition.row===row&&(one===first||!isComment(one)))||headRow(node,search2)===
row;return begins&&isBlock(node,search2)?{node,first}:null}function search(root,wanted){const queue=[root];for(let node=queue.shift();node!==void 0;node=queue.shift()){for(const child of node.children){
if(child.endPosition.row<wanted.row)continue;const found=judge(child,wanted);if(found!==null)return found;if(child.startPosition.row<=wanted.row)queue.push(child)}}return null}function linesOfBlock({node,
first},wanted){const{lines}=wanted;if(node.hasError)return none("it holds a syntax error");const end=endOf(node,wanted);const last=(0,compare.mh)(lines,Math.max(node.startIndex,end-1));const rest=lines.
text.slice(end,lines.starts[last+1]??lines.text.length);if(!/^[ \t]*[,;]?[ \t]*(?:(?:\/\/|#).*|\/\*.*\*\/[ \t]*)?\r?\n?$/u.test(rest))return none(`line ${String(last+1)} goes on after it`);return{kind:"\
found",from:first.startPosition.row+1,to:last+1}}function openBlocks(){return{blockAt:async(path,bytes,line)=>{const text=(0,encoding.Ob)(bytes)?.replace(/^\ufeff/u,"")??null;const id2=text===null?null:
(0,languages.eX)(path,text);if(text===null||id2===null)return none("no grammar covers its language");if(bytes.length>MOST_BYTES)return none("the file is too large to be parsed");const wanted={types:blockTypes(
id2),lines:(0,compare.Dx)(text),row:line-1};const found=(0,grammars.K)(await(0,grammars.o)(id2),text,TIME,root=>{const block=search(root,wanted);return block===null?none("no block begins there"):linesOfBlock(
block,wanted)});return found??none("the file took too long to parse")}}}}),6456:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{Dx:()=>linesOf,FN:()=>newFindings,mh:()=>lineAt});var _text_diff_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4212);var _base_encoding_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2252);
function linesOf(text){const starts=[0];for(let at=text.indexOf("\n");at>=0;at=text.indexOf("\n",at+1))starts.push(at+1);return{text,starts}}function lineAt({starts},offset){let low=0;let high=starts.
length-1;while(low<high){const middle=low+high+1>>1;if((starts[middle]??0)<=offset)low=middle;else high=middle-1}return low}function mapLines(before,after){const moved=new Map;const fresh=new Set;const shifts=[
[0,0]];for(const{oldStart,oldCount,newStart,newCount,lines}of(0,_text_diff_js__WEBPACK_IMPORTED_MODULE_0__.D)((0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_1__.As)(before),(0,_base_encoding_js__WEBPACK_IMPORTED_MODULE_1__.
As)(after)).hunks){let old=oldCount===0?oldStart:oldStart-1;let now=newCount===0?newStart:newStart-1;for(let at=0;at<lines.length;){if(lines[at]?.sign===" "){old++;now++;at++;continue}let[removed,added]=[
0,0];for(;at<lines.length&&lines[at]?.sign!==" ";at++){if(lines[at]?.sign==="-")removed++;else added++}for(let n=0;n<removed;n++)moved.set(old+n,[now,Math.max(now,now+added-1)]);for(let n=0;n<added;n++)
fresh.add(now+n);old+=removed;now+=added;shifts.push([old,now-old])}}const shiftAt=n=>shifts.findLast(([from])=>from<=n)?.[1]??0;return{place:n=>moved.get(n)??[n+shiftAt(n),n+shiftAt(n)],isUnchanged:n=>!moved.
has(n),isNew:n=>fresh.has(n)}}function placed(lines,finding){const line=lineAt(lines,finding.from);return{finding,line,lastLine:lineAt(lines,Math.max(finding.from,finding.to-1)),column:finding.from-(lines.
starts[line]??0),isAtEnd:lines.text.slice(finding.from).trim()===""}}function take(left,fits){const index=left.findIndex(fits);if(index>=0)left.splice(index,1);return index>=0}function range(first,last){
return Array.from({length:last-first+1},(_,index)=>first+index)}function newFindings(before,old,after,now){if(old.length===0||now.length===0)return[...now];const mapping=mapLines(before,after);const[oldLines,
nowLines]=[linesOf(before),linesOf(after)];const left=old.map(finding=>placed(oldLines,finding));const wide=left.map(known=>({known,first:mapping.place(known.line)[0],last:mapping.place(known.lastLine)[1]}));
const unmatched=(all,fits)=>all.filter(found=>!take(left,known=>fits(known,found)));const at=known=>mapping.isUnchanged(known.line)?mapping.place(known.line)[0]:-1;let rest=now.map(finding=>placed(nowLines,
finding));rest=unmatched(rest,(known,found)=>at(known)===found.line&&known.column===found.column&&known.finding.kind===found.finding.kind);rest=unmatched(rest,(known,found)=>at(known)===found.line);rest=
unmatched(rest,(known,found)=>known.isAtEnd&&found.isAtEnd&&known.finding.kind===found.finding.kind);rest=rest.filter(({line})=>mapping.isNew(line)||!wide.some(({first,last})=>first<last&&first<=line&&
line<=last));return unmatched(rest,(known,{line,lastLine})=>{const{first,last}=wide.find(one=>one.known===known)??{first:1,last:0};return line<=last&&first<=lastLine&&range(line,lastLine).every(n=>mapping.
isNew(n)||first<=n&&n<=last)}).map(({finding})=>finding)}}),2997:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{K:()=>parseWith,
o:()=>loadGrammar});var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1455);var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6760);var node_url__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
3136);var _base_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(6173);var _languages_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(5004);const here=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.
dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url));let runtime=null;const grammars=new Map;async function startRuntime(){const loaded=await import("web-tree-sitter");await loaded.
Parser.init();return loaded}async function grammarBytes(id2){const{grammar,source:[name,path]}=_languages_js__WEBPACK_IMPORTED_MODULE_4__.Yj[id2];const places=[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.
join)(here,"../grammars",`${grammar}.wasm`),(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(here,"../../node_modules",name,path)];for(const place of places){const bytes=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.
readFile)(place).catch(()=>null);if(bytes!==null)return bytes}throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC(`the grammar ${grammar}.wasm is missing from this installation`)}async function loadLanguage({
Language},id2){const{grammar}=_languages_js__WEBPACK_IMPORTED_MODULE_4__.Yj[id2];let language=grammars.get(grammar);if(language===void 0){language=grammarBytes(id2).then(bytes=>Language.load(bytes));grammars.
set(grammar,language)}return language}async function loadGrammar(id2){runtime??=startRuntime();const started=await runtime;const language=await loadLanguage(started,id2);const parser=new started.Parser;
parser.setLanguage(language);return{id:id2,parser}}function parseWith({parser},text,time,use){const end=performance.now()+time;const tree=parser.parse(text,null,{progressCallback:()=>performance.now()>
end});if(tree===null){parser.reset();return null}try{return use(tree.rootNode)}finally{tree.delete()}}}),5004:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{Yj:()=>LANGUAGES,eX:()=>languageOf});var node_path_posix__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3916);const LANGUAGE_IDS=["typescript","tsx","javascript","python","rus\
t","go","c","java","json","jsonc","yaml","toml"];const COLLECTION="@vscode/tree-sitter-wasm";function collected(grammar){return{grammar,source:[COLLECTION,`wasm/tree-sitter-${grammar}.wasm`]}}const JSON_GRAMMAR={
grammar:"json",source:["tree-sitter-json","tree-sitter-json.wasm"],parser:"jsonc-parser"};const LANGUAGES={typescript:{title:"TypeScript",files:[".ts",".mts",".cts"],...collected("typescript")},tsx:{title:"\
TSX",files:[".tsx"],...collected("tsx")},javascript:{title:"JavaScript, JSX",files:[".js",".mjs",".cjs",".jsx"],...collected("javascript")},python:{title:"Python",files:[".py",".pyi",".pyw"],...collected(
"python")},rust:{title:"Rust",files:[".rs"],...collected("rust")},go:{title:"Go",files:[".go"],...collected("go")},c:{title:"C",files:[".c",".h"],grammar:"c",source:["tree-sitter-c","tree-sitter-c.was\
m"]},java:{title:"Java",files:[".java"],...collected("java")},json:{title:"JSON",files:[".json",".geojson",".webmanifest"],...JSON_GRAMMAR},jsonc:{title:"JSON with comments",files:[".jsonc",".code-wor\
kspace","devcontainer.json",".devcontainer.json",".eslintrc",".eslintrc.json",".swcrc",".jshintrc","api-extractor.json","tslint.json"],...JSON_GRAMMAR},yaml:{title:"YAML",files:[".yaml",".yml"],grammar:"\
yaml",source:["@tree-sitter-grammars/tree-sitter-yaml","tree-sitter-yaml.wasm"],parser:"yaml"},toml:{title:"TOML",files:[".toml","cargo.lock","poetry.lock","uv.lock","pipfile"],grammar:"toml",source:[
"@tree-sitter-grammars/tree-sitter-toml","tree-sitter-toml.wasm"],parser:"smol-toml"}};const BY_NAME=new Map(LANGUAGE_IDS.flatMap(id2=>LANGUAGES[id2].files.map(file=>[file,id2])));const WITH_COMMENTS=/^[jt]sconfig(?:\..+)?\.json$/u;
const INTERPRETERS=[[/^python[\d.]*$/u,"python"],[/^node(?:js)?$/u,"javascript"]];const CPLUSPLUS=/^\s{0,40}(?:class|namespace|template|using|public:|private:|protected:)(?:\s|$)|\w::~?\w/mu;function byInterpreter(text){
const[,program="",argument=""]=/^#!\s*(\S{1,200})(?:[ \t]+(?:-S[ \t]+)?(\S{1,200}))?/u.exec(text)??[];const name=(0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.basename)(program)==="env"?argument:(0,
node_path_posix__WEBPACK_IMPORTED_MODULE_0__.basename)(program);return INTERPRETERS.find(([pattern])=>pattern.test(name))?.[1]??null}function languageOf(path,text){const name=(0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.
basename)(path).toLowerCase();const dot=name.lastIndexOf(".");const named=BY_NAME.get(name)??(dot<0?void 0:BY_NAME.get(name.slice(dot)));if(named===void 0)return dot<0?byInterpreter(text):null;if(named===
"json"&&(WITH_COMMENTS.test(name)||/(?:^|\/)\.vscode\//u.test(path)))return"jsonc";return named==="c"&&name.endsWith(".h")&&CPLUSPLUS.test(text)?null:named}})};export{id,ids,modules};
