import{createRequire as e}from"module";var t={779:(e2,t2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.formatNames=t2.fastFormats=t2.fullFormats=void 0;function fmtDef(e3,t3){return{validate:e3,
compare:t3}}t2.fullFormats={date:fmtDef(date,compareDate),time:fmtDef(getTime(true),compareTime),"date-time":fmtDef(getDateTime(true),compareDateTime),"iso-time":fmtDef(getTime(),compareIsoTime),"iso-\
date-time":fmtDef(getDateTime(),compareIsoDateTime),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,uri,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte,int32:{type:"number",validate:validateInt32},int64:{type:"number",validate:validateInt64},float:{type:"number",validate:validateNumber},
double:{type:"number",validate:validateNumber},password:true,binary:true};t2.fastFormats={...t2.fullFormats,date:fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,compareDate),time:fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
compareTime),"date-time":fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,compareDateTime),"iso-time":fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
compareIsoTime),"iso-date-time":fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,compareIsoDateTime),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
t2.formatNames=Object.keys(t2.fullFormats);function isLeapYear(e3){return e3%4===0&&(e3%100!==0||e3%400===0)}const n2=/^(\d\d\d\d)-(\d\d)-(\d\d)$/;const r2=[0,31,28,31,30,31,30,31,31,30,31,30,31];function date(e3){
const t3=n2.exec(e3);if(!t3)return false;const i2=+t3[1];const s2=+t3[2];const o2=+t3[3];return s2>=1&&s2<=12&&o2>=1&&o2<=(s2===2&&isLeapYear(i2)?29:r2[s2])}function compareDate(e3,t3){if(!(e3&&t3))return void 0;
if(e3>t3)return 1;if(e3<t3)return-1;return 0}const i=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function getTime(e3){return function time(t3){const n3=i.exec(t3);if(!n3)return false;
const r3=+n3[1];const s2=+n3[2];const o2=+n3[3];const a2=n3[4];const c2=n3[5]==="-"?-1:1;const u2=+(n3[6]||0);const l2=+(n3[7]||0);if(u2>23||l2>59||e3&&!a2)return false;if(r3<=23&&s2<=59&&o2<60)return true;
const d2=s2-l2*c2;const f=r3-u2*c2-(d2<0?1:0);return(f===23||f===-1)&&(d2===59||d2===-1)&&o2<61}}function compareTime(e3,t3){if(!(e3&&t3))return void 0;const n3=new Date("2020-01-01T"+e3).valueOf();const r3=new Date(
"2020-01-01T"+t3).valueOf();if(!(n3&&r3))return void 0;return n3-r3}function compareIsoTime(e3,t3){if(!(e3&&t3))return void 0;const n3=i.exec(e3);const r3=i.exec(t3);if(!(n3&&r3))return void 0;e3=n3[1]+
n3[2]+n3[3];t3=r3[1]+r3[2]+r3[3];if(e3>t3)return 1;if(e3<t3)return-1;return 0}const s=/t|\s/i;function getDateTime(e3){const t3=getTime(e3);return function date_time(e4){const n3=e4.split(s);return n3.
length===2&&date(n3[0])&&t3(n3[1])}}function compareDateTime(e3,t3){if(!(e3&&t3))return void 0;const n3=new Date(e3).valueOf();const r3=new Date(t3).valueOf();if(!(n3&&r3))return void 0;return n3-r3}function compareIsoDateTime(e3,t3){
if(!(e3&&t3))return void 0;const[n3,r3]=e3.split(s);const[i2,o2]=t3.split(s);const a2=compareDate(n3,i2);if(a2===void 0)return void 0;return a2||compareTime(r3,o2)}const o=/\/|:/;const a=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function uri(e3){return o.test(e3)&&a.test(e3)}const c=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function byte(e3){c.lastIndex=0;return c.test(e3)}const u=-(2**31);const l=2**
31-1;function validateInt32(e3){return Number.isInteger(e3)&&e3<=l&&e3>=u}function validateInt64(e3){return Number.isInteger(e3)}function validateNumber(){return true}const d=/[^\\]\\Z/;function regex(e3){
if(d.test(e3))return false;try{new RegExp(e3);return true}catch(e4){return false}}},2815:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});const r2=n2(779);const i=n2(1284);const s=n2(1436);
const o=new s.Name("fullFormats");const a=new s.Name("fastFormats");const formatsPlugin=(e3,t3={keywords:true})=>{if(Array.isArray(t3)){addFormats(e3,t3,r2.fullFormats,o);return e3}const[n3,s2]=t3.mode===
"fast"?[r2.fastFormats,a]:[r2.fullFormats,o];const c=t3.formats||r2.formatNames;addFormats(e3,c,n3,s2);if(t3.keywords)(0,i.default)(e3);return e3};formatsPlugin.get=(e3,t3="full")=>{const n3=t3==="fas\
t"?r2.fastFormats:r2.fullFormats;const i2=n3[e3];if(!i2)throw new Error(`Unknown format "${e3}"`);return i2};function addFormats(e3,t3,n3,r3){var i2;var o2;(i2=(o2=e3.opts.code).formats)!==null&&i2!==
void 0?i2:o2.formats=(0,s._)`require("ajv-formats/dist/formats").${r3}`;for(const r4 of t3)e3.addFormat(r4,n3[r4])}e2.exports=t2=formatsPlugin;Object.defineProperty(t2,"__esModule",{value:true});t2["d\
efault"]=formatsPlugin},1284:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.formatLimitDefinition=void 0;const r2=n2(2463);const i=n2(1436);const s=i.operators;const o={formatMaximum:{
okStr:"<=",ok:s.LTE,fail:s.GT},formatMinimum:{okStr:">=",ok:s.GTE,fail:s.LT},formatExclusiveMaximum:{okStr:"<",ok:s.LT,fail:s.GTE},formatExclusiveMinimum:{okStr:">",ok:s.GT,fail:s.LTE}};const a={message:({
keyword:e3,schemaCode:t3})=>(0,i.str)`should be ${o[e3].okStr} ${t3}`,params:({keyword:e3,schemaCode:t3})=>(0,i._)`{comparison: ${o[e3].okStr}, limit: ${t3}}`};t2.formatLimitDefinition={keyword:Object.
keys(o),type:"string",schemaType:"string",$data:true,error:a,code(e3){const{gen:t3,data:n3,schemaCode:s2,keyword:a2,it:c}=e3;const{opts:u,self:l}=c;if(!u.validateFormats)return;const d=new r2.KeywordCxt(
c,l.RULES.all.format.definition,"format");if(d.$data)validate$DataFormat();else validateFormat();function validate$DataFormat(){const n4=t3.scopeValue("formats",{ref:l.formats,code:u.code.formats});const r3=t3.
const("fmt",(0,i._)`${n4}[${d.schemaCode}]`);e3.fail$data((0,i.or)((0,i._)`typeof ${r3} != "object"`,(0,i._)`${r3} instanceof RegExp`,(0,i._)`typeof ${r3}.compare != "function"`,compareCode(r3)))}function validateFormat(){
const n4=d.schema;const r3=l.formats[n4];if(!r3||r3===true)return;if(typeof r3!="object"||r3 instanceof RegExp||typeof r3.compare!="function"){throw new Error(`"${a2}": format "${n4}" does not define \
"compare" function`)}const s3=t3.scopeValue("formats",{key:n4,ref:r3,code:u.code.formats?(0,i._)`${u.code.formats}${(0,i.getProperty)(n4)}`:void 0});e3.fail$data(compareCode(s3))}function compareCode(e4){
return(0,i._)`${e4}.compare(${n3}, ${s2}) ${o[a2].fail} 0`}},dependencies:["format"]};const formatLimitPlugin=e3=>{e3.addKeyword(t2.formatLimitDefinition);return e3};t2["default"]=formatLimitPlugin},2463:(e2,t2,n2)=>{
Object.defineProperty(t2,"__esModule",{value:true});t2.MissingRefError=t2.ValidationError=t2.CodeGen=t2.Name=t2.nil=t2.stringify=t2.str=t2._=t2.KeywordCxt=t2.Ajv=void 0;const r2=n2(3893);const i=n2(9941);
const s=n2(8886);const o=n2(2079);const a=["/properties"];const c="http://json-schema.org/draft-07/schema";class Ajv extends r2.default{_addVocabularies(){super._addVocabularies();i.default.forEach(e3=>this.
addVocabulary(e3));if(this.opts.discriminator)this.addKeyword(s.default)}_addDefaultMetaSchema(){super._addDefaultMetaSchema();if(!this.opts.meta)return;const e3=this.opts.$data?this.$dataMetaSchema(o,
a):o;this.addMetaSchema(e3,c,false);this.refs["http://json-schema.org/schema"]=c}defaultMeta(){return this.opts.defaultMeta=super.defaultMeta()||(this.getSchema(c)?c:void 0)}}t2.Ajv=Ajv;e2.exports=t2=
Ajv;e2.exports.Ajv=Ajv;Object.defineProperty(t2,"__esModule",{value:true});t2["default"]=Ajv;var u=n2(7881);Object.defineProperty(t2,"KeywordCxt",{enumerable:true,get:function(){return u.KeywordCxt}});
var l=n2(1436);Object.defineProperty(t2,"_",{enumerable:true,get:function(){return l._}});Object.defineProperty(t2,"str",{enumerable:true,get:function(){return l.str}});Object.defineProperty(t2,"strin\
gify",{enumerable:true,get:function(){return l.stringify}});Object.defineProperty(t2,"nil",{enumerable:true,get:function(){return l.nil}});Object.defineProperty(t2,"Name",{enumerable:true,get:function(){
return l.Name}});Object.defineProperty(t2,"CodeGen",{enumerable:true,get:function(){return l.CodeGen}});var d=n2(3021);Object.defineProperty(t2,"ValidationError",{enumerable:true,get:function(){return d.
default}});var f=n2(3162);Object.defineProperty(t2,"MissingRefError",{enumerable:true,get:function(){return f.default}})},567:(e2,t2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.regexpCode=
t2.getEsmExportName=t2.getProperty=t2.safeStringify=t2.stringify=t2.strConcat=t2.addCodeArg=t2.str=t2._=t2.nil=t2._Code=t2.Name=t2.IDENTIFIER=t2._CodeOrName=void 0;class _CodeOrName{}t2._CodeOrName=_CodeOrName;
t2.IDENTIFIER=/^[a-z$_][a-z$_0-9]*$/i;class Name extends _CodeOrName{constructor(e3){super();if(!t2.IDENTIFIER.test(e3))throw new Error("CodeGen: name must be a valid identifier");this.str=e3}toString(){
return this.str}emptyStr(){return false}get names(){return{[this.str]:1}}}t2.Name=Name;class _Code extends _CodeOrName{constructor(e3){super();this._items=typeof e3==="string"?[e3]:e3}toString(){return this.
str}emptyStr(){if(this._items.length>1)return false;const e3=this._items[0];return e3===""||e3==='""'}get str(){var e3;return(e3=this._str)!==null&&e3!==void 0?e3:this._str=this._items.reduce((e4,t3)=>`${e4}${t3}`,
"")}get names(){var e3;return(e3=this._names)!==null&&e3!==void 0?e3:this._names=this._items.reduce((e4,t3)=>{if(t3 instanceof Name)e4[t3.str]=(e4[t3.str]||0)+1;return e4},{})}}t2._Code=_Code;t2.nil=new _Code(
"");function _(e3,...t3){const n3=[e3[0]];let r2=0;while(r2<t3.length){addCodeArg(n3,t3[r2]);n3.push(e3[++r2])}return new _Code(n3)}t2._=_;const n2=new _Code("+");function str(e3,...t3){const r2=[safeStringify(
e3[0])];let i=0;while(i<t3.length){r2.push(n2);addCodeArg(r2,t3[i]);r2.push(n2,safeStringify(e3[++i]))}optimize(r2);return new _Code(r2)}t2.str=str;function addCodeArg(e3,t3){if(t3 instanceof _Code)e3.
push(...t3._items);else if(t3 instanceof Name)e3.push(t3);else e3.push(interpolate(t3))}t2.addCodeArg=addCodeArg;function optimize(e3){let t3=1;while(t3<e3.length-1){if(e3[t3]===n2){const n3=mergeExprItems(
e3[t3-1],e3[t3+1]);if(n3!==void 0){e3.splice(t3-1,3,n3);continue}e3[t3++]="+"}t3++}}function mergeExprItems(e3,t3){if(t3==='""')return e3;if(e3==='""')return t3;if(typeof e3=="string"){if(t3 instanceof
Name||e3[e3.length-1]!=='"')return;if(typeof t3!="string")return`${e3.slice(0,-1)}${t3}"`;if(t3[0]==='"')return e3.slice(0,-1)+t3.slice(1);return}if(typeof t3=="string"&&t3[0]==='"'&&!(e3 instanceof Name))
return`"${e3}${t3.slice(1)}`;return}function strConcat(e3,t3){return t3.emptyStr()?e3:e3.emptyStr()?t3:str`${e3}${t3}`}t2.strConcat=strConcat;function interpolate(e3){return typeof e3=="number"||typeof e3==
"boolean"||e3===null?e3:safeStringify(Array.isArray(e3)?e3.join(","):e3)}function stringify(e3){return new _Code(safeStringify(e3))}t2.stringify=stringify;function safeStringify(e3){return JSON.stringify(
e3).replace(/\u2028/g,"\\u2028").replace(/\u2029/g,"\\u2029")}t2.safeStringify=safeStringify;function getProperty(e3){return typeof e3=="string"&&t2.IDENTIFIER.test(e3)?new _Code(`.${e3}`):_`[${e3}]`}
t2.getProperty=getProperty;function getEsmExportName(e3){if(typeof e3=="string"&&t2.IDENTIFIER.test(e3)){return new _Code(`${e3}`)}throw new Error(`CodeGen: invalid export name: ${e3}, use explicit $i\
d name mapping`)}t2.getEsmExportName=getEsmExportName;function regexpCode(e3){return new _Code(e3.toString())}t2.regexpCode=regexpCode},1436:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});
t2.or=t2.and=t2.not=t2.CodeGen=t2.operators=t2.varKinds=t2.ValueScopeName=t2.ValueScope=t2.Scope=t2.Name=t2.regexpCode=t2.stringify=t2.getProperty=t2.nil=t2.strConcat=t2.str=t2._=void 0;const r2=n2(567);
const i=n2(7788);var s=n2(567);Object.defineProperty(t2,"_",{enumerable:true,get:function(){return s._}});Object.defineProperty(t2,"str",{enumerable:true,get:function(){return s.str}});Object.defineProperty(
t2,"strConcat",{enumerable:true,get:function(){return s.strConcat}});Object.defineProperty(t2,"nil",{enumerable:true,get:function(){return s.nil}});Object.defineProperty(t2,"getProperty",{enumerable:true,
get:function(){return s.getProperty}});Object.defineProperty(t2,"stringify",{enumerable:true,get:function(){return s.stringify}});Object.defineProperty(t2,"regexpCode",{enumerable:true,get:function(){
return s.regexpCode}});Object.defineProperty(t2,"Name",{enumerable:true,get:function(){return s.Name}});var o=n2(7788);Object.defineProperty(t2,"Scope",{enumerable:true,get:function(){return o.Scope}});
Object.defineProperty(t2,"ValueScope",{enumerable:true,get:function(){return o.ValueScope}});Object.defineProperty(t2,"ValueScopeName",{enumerable:true,get:function(){return o.ValueScopeName}});Object.
defineProperty(t2,"varKinds",{enumerable:true,get:function(){return o.varKinds}});t2.operators={GT:new r2._Code(">"),GTE:new r2._Code(">="),LT:new r2._Code("<"),LTE:new r2._Code("<="),EQ:new r2._Code(
"==="),NEQ:new r2._Code("!=="),NOT:new r2._Code("!"),OR:new r2._Code("||"),AND:new r2._Code("&&"),ADD:new r2._Code("+")};class Node{optimizeNodes(){return this}optimizeNames(e3,t3){return this}}class Def extends Node{constructor(e3,t3,n3){
super();this.varKind=e3;this.name=t3;this.rhs=n3}render({es5:e3,_n:t3}){const n3=e3?i.varKinds.var:this.varKind;const r3=this.rhs===void 0?"":` = ${this.rhs}`;return`${n3} ${this.name}${r3};`+t3}optimizeNames(e3,t3){
if(!e3[this.name.str])return;if(this.rhs)this.rhs=optimizeExpr(this.rhs,e3,t3);return this}get names(){return this.rhs instanceof r2._CodeOrName?this.rhs.names:{}}}class Assign extends Node{constructor(e3,t3,n3){
super();this.lhs=e3;this.rhs=t3;this.sideEffects=n3}render({_n:e3}){return`${this.lhs} = ${this.rhs};`+e3}optimizeNames(e3,t3){if(this.lhs instanceof r2.Name&&!e3[this.lhs.str]&&!this.sideEffects)return;
this.rhs=optimizeExpr(this.rhs,e3,t3);return this}get names(){const e3=this.lhs instanceof r2.Name?{}:{...this.lhs.names};return addExprNames(e3,this.rhs)}}class AssignOp extends Assign{constructor(e3,t3,n3,r3){
super(e3,n3,r3);this.op=t3}render({_n:e3}){return`${this.lhs} ${this.op}= ${this.rhs};`+e3}}class Label extends Node{constructor(e3){super();this.label=e3;this.names={}}render({_n:e3}){return`${this.label}\
:`+e3}}class Break extends Node{constructor(e3){super();this.label=e3;this.names={}}render({_n:e3}){const t3=this.label?` ${this.label}`:"";return`break${t3};`+e3}}class Throw extends Node{constructor(e3){
super();this.error=e3}render({_n:e3}){return`throw ${this.error};`+e3}get names(){return this.error.names}}class AnyCode extends Node{constructor(e3){super();this.code=e3}render({_n:e3}){return`${this.
code};`+e3}optimizeNodes(){return`${this.code}`?this:void 0}optimizeNames(e3,t3){this.code=optimizeExpr(this.code,e3,t3);return this}get names(){return this.code instanceof r2._CodeOrName?this.code.names:
{}}}class ParentNode extends Node{constructor(e3=[]){super();this.nodes=e3}render(e3){return this.nodes.reduce((t3,n3)=>t3+n3.render(e3),"")}optimizeNodes(){const{nodes:e3}=this;let t3=e3.length;while(t3--){
const n3=e3[t3].optimizeNodes();if(Array.isArray(n3))e3.splice(t3,1,...n3);else if(n3)e3[t3]=n3;else e3.splice(t3,1)}return e3.length>0?this:void 0}optimizeNames(e3,t3){const{nodes:n3}=this;let r3=n3.
length;while(r3--){const i2=n3[r3];if(i2.optimizeNames(e3,t3))continue;subtractNames(e3,i2.names);n3.splice(r3,1)}return n3.length>0?this:void 0}get names(){return this.nodes.reduce((e3,t3)=>addNames(
e3,t3.names),{})}}class BlockNode extends ParentNode{render(e3){return"{"+e3._n+super.render(e3)+"}"+e3._n}}class Root extends ParentNode{}class Else extends BlockNode{}Else.kind="else";class If extends BlockNode{constructor(e3,t3){
super(t3);this.condition=e3}render(e3){let t3=`if(${this.condition})`+super.render(e3);if(this.else)t3+="else "+this.else.render(e3);return t3}optimizeNodes(){super.optimizeNodes();const e3=this.condition;
if(e3===true)return this.nodes;let t3=this.else;if(t3){const e4=t3.optimizeNodes();t3=this.else=Array.isArray(e4)?new Else(e4):e4}if(t3){if(e3===false)return t3 instanceof If?t3:t3.nodes;if(this.nodes.
length)return this;return new If(not(e3),t3 instanceof If?[t3]:t3.nodes)}if(e3===false||!this.nodes.length)return void 0;return this}optimizeNames(e3,t3){var n3;this.else=(n3=this.else)===null||n3===void 0?
void 0:n3.optimizeNames(e3,t3);if(!(super.optimizeNames(e3,t3)||this.else))return;this.condition=optimizeExpr(this.condition,e3,t3);return this}get names(){const e3=super.names;addExprNames(e3,this.condition);
if(this.else)addNames(e3,this.else.names);return e3}}If.kind="if";class For extends BlockNode{}For.kind="for";class ForLoop extends For{constructor(e3){super();this.iteration=e3}render(e3){return`for(${this.
iteration})`+super.render(e3)}optimizeNames(e3,t3){if(!super.optimizeNames(e3,t3))return;this.iteration=optimizeExpr(this.iteration,e3,t3);return this}get names(){return addNames(super.names,this.iteration.
names)}}class ForRange extends For{constructor(e3,t3,n3,r3){super();this.varKind=e3;this.name=t3;this.from=n3;this.to=r3}render(e3){const t3=e3.es5?i.varKinds.var:this.varKind;const{name:n3,from:r3,to:s2}=this;
return`for(${t3} ${n3}=${r3}; ${n3}<${s2}; ${n3}++)`+super.render(e3)}get names(){const e3=addExprNames(super.names,this.from);return addExprNames(e3,this.to)}}class ForIter extends For{constructor(e3,t3,n3,r3){
super();this.loop=e3;this.varKind=t3;this.name=n3;this.iterable=r3}render(e3){return`for(${this.varKind} ${this.name} ${this.loop} ${this.iterable})`+super.render(e3)}optimizeNames(e3,t3){if(!super.optimizeNames(
e3,t3))return;this.iterable=optimizeExpr(this.iterable,e3,t3);return this}get names(){return addNames(super.names,this.iterable.names)}}class Func extends BlockNode{constructor(e3,t3,n3){super();this.
name=e3;this.args=t3;this.async=n3}render(e3){const t3=this.async?"async ":"";return`${t3}function ${this.name}(${this.args})`+super.render(e3)}}Func.kind="func";class Return extends ParentNode{render(e3){
return"return "+super.render(e3)}}Return.kind="return";class Try extends BlockNode{render(e3){let t3="try"+super.render(e3);if(this.catch)t3+=this.catch.render(e3);if(this.finally)t3+=this.finally.render(
e3);return t3}optimizeNodes(){var e3,t3;super.optimizeNodes();(e3=this.catch)===null||e3===void 0?void 0:e3.optimizeNodes();(t3=this.finally)===null||t3===void 0?void 0:t3.optimizeNodes();return this}optimizeNames(e3,t3){
var n3,r3;super.optimizeNames(e3,t3);(n3=this.catch)===null||n3===void 0?void 0:n3.optimizeNames(e3,t3);(r3=this.finally)===null||r3===void 0?void 0:r3.optimizeNames(e3,t3);return this}get names(){const e3=super.
names;if(this.catch)addNames(e3,this.catch.names);if(this.finally)addNames(e3,this.finally.names);return e3}}class Catch extends BlockNode{constructor(e3){super();this.error=e3}render(e3){return`catch\
(${this.error})`+super.render(e3)}}Catch.kind="catch";class Finally extends BlockNode{render(e3){return"finally"+super.render(e3)}}Finally.kind="finally";class CodeGen{constructor(e3,t3={}){this._values=
{};this._blockStarts=[];this._constants={};this.opts={...t3,_n:t3.lines?"\n":""};this._extScope=e3;this._scope=new i.Scope({parent:e3});this._nodes=[new Root]}toString(){return this._root.render(this.
opts)}name(e3){return this._scope.name(e3)}scopeName(e3){return this._extScope.name(e3)}scopeValue(e3,t3){const n3=this._extScope.value(e3,t3);const r3=this._values[n3.prefix]||(this._values[n3.prefix]=
new Set);r3.add(n3);return n3}getScopeValue(e3,t3){return this._extScope.getValue(e3,t3)}scopeRefs(e3){return this._extScope.scopeRefs(e3,this._values)}scopeCode(){return this._extScope.scopeCode(this.
_values)}_def(e3,t3,n3,r3){const i2=this._scope.toName(t3);if(n3!==void 0&&r3)this._constants[i2.str]=n3;this._leafNode(new Def(e3,i2,n3));return i2}const(e3,t3,n3){return this._def(i.varKinds.const,e3,
t3,n3)}let(e3,t3,n3){return this._def(i.varKinds.let,e3,t3,n3)}var(e3,t3,n3){return this._def(i.varKinds.var,e3,t3,n3)}assign(e3,t3,n3){return this._leafNode(new Assign(e3,t3,n3))}add(e3,n3){return this.
_leafNode(new AssignOp(e3,t2.operators.ADD,n3))}code(e3){if(typeof e3=="function")e3();else if(e3!==r2.nil)this._leafNode(new AnyCode(e3));return this}object(...e3){const t3=["{"];for(const[n3,i2]of e3){
if(t3.length>1)t3.push(",");t3.push(n3);if(n3!==i2||this.opts.es5){t3.push(":");(0,r2.addCodeArg)(t3,i2)}}t3.push("}");return new r2._Code(t3)}if(e3,t3,n3){this._blockNode(new If(e3));if(t3&&n3){this.
code(t3).else().code(n3).endIf()}else if(t3){this.code(t3).endIf()}else if(n3){throw new Error('CodeGen: "else" body without "then" body')}return this}elseIf(e3){return this._elseNode(new If(e3))}else(){
return this._elseNode(new Else)}endIf(){return this._endBlockNode(If,Else)}_for(e3,t3){this._blockNode(e3);if(t3)this.code(t3).endFor();return this}for(e3,t3){return this._for(new ForLoop(e3),t3)}forRange(e3,t3,n3,r3,s2=this.
opts.es5?i.varKinds.var:i.varKinds.let){const o2=this._scope.toName(e3);return this._for(new ForRange(s2,o2,t3,n3),()=>r3(o2))}forOf(e3,t3,n3,s2=i.varKinds.const){const o2=this._scope.toName(e3);if(this.
opts.es5){const e4=t3 instanceof r2.Name?t3:this.var("_arr",t3);return this.forRange("_i",0,(0,r2._)`${e4}.length`,t4=>{this.var(o2,(0,r2._)`${e4}[${t4}]`);n3(o2)})}return this._for(new ForIter("of",s2,
o2,t3),()=>n3(o2))}forIn(e3,t3,n3,s2=this.opts.es5?i.varKinds.var:i.varKinds.const){if(this.opts.ownProperties){return this.forOf(e3,(0,r2._)`Object.keys(${t3})`,n3)}const o2=this._scope.toName(e3);return this.
_for(new ForIter("in",s2,o2,t3),()=>n3(o2))}endFor(){return this._endBlockNode(For)}label(e3){return this._leafNode(new Label(e3))}break(e3){return this._leafNode(new Break(e3))}return(e3){const t3=new Return;
this._blockNode(t3);this.code(e3);if(t3.nodes.length!==1)throw new Error('CodeGen: "return" should have one node');return this._endBlockNode(Return)}try(e3,t3,n3){if(!t3&&!n3)throw new Error('CodeGen:\
 "try" without "catch" and "finally"');const r3=new Try;this._blockNode(r3);this.code(e3);if(t3){const e4=this.name("e");this._currNode=r3.catch=new Catch(e4);t3(e4)}if(n3){this._currNode=r3.finally=new Finally;
this.code(n3)}return this._endBlockNode(Catch,Finally)}throw(e3){return this._leafNode(new Throw(e3))}block(e3,t3){this._blockStarts.push(this._nodes.length);if(e3)this.code(e3).endBlock(t3);return this}endBlock(e3){
const t3=this._blockStarts.pop();if(t3===void 0)throw new Error("CodeGen: not in self-balancing block");const n3=this._nodes.length-t3;if(n3<0||e3!==void 0&&n3!==e3){throw new Error(`CodeGen: wrong nu\
mber of nodes: ${n3} vs ${e3} expected`)}this._nodes.length=t3;return this}func(e3,t3=r2.nil,n3,i2){this._blockNode(new Func(e3,t3,n3));if(i2)this.code(i2).endFunc();return this}endFunc(){return this.
_endBlockNode(Func)}optimize(e3=1){while(e3-- >0){this._root.optimizeNodes();this._root.optimizeNames(this._root.names,this._constants)}}_leafNode(e3){this._currNode.nodes.push(e3);return this}_blockNode(e3){
this._currNode.nodes.push(e3);this._nodes.push(e3)}_endBlockNode(e3,t3){const n3=this._currNode;if(n3 instanceof e3||t3&&n3 instanceof t3){this._nodes.pop();return this}throw new Error(`CodeGen: not i\
n block "${t3?`${e3.kind}/${t3.kind}`:e3.kind}"`)}_elseNode(e3){const t3=this._currNode;if(!(t3 instanceof If)){throw new Error('CodeGen: "else" without "if"')}this._currNode=t3.else=e3;return this}get _root(){
return this._nodes[0]}get _currNode(){const e3=this._nodes;return e3[e3.length-1]}set _currNode(e3){const t3=this._nodes;t3[t3.length-1]=e3}}t2.CodeGen=CodeGen;function addNames(e3,t3){for(const n3 in t3)
e3[n3]=(e3[n3]||0)+(t3[n3]||0);return e3}function addExprNames(e3,t3){return t3 instanceof r2._CodeOrName?addNames(e3,t3.names):e3}function optimizeExpr(e3,t3,n3){if(e3 instanceof r2.Name)return replaceName(
e3);if(!canOptimize(e3))return e3;return new r2._Code(e3._items.reduce((e4,t4)=>{if(t4 instanceof r2.Name)t4=replaceName(t4);if(t4 instanceof r2._Code)e4.push(...t4._items);else e4.push(t4);return e4},
[]));function replaceName(e4){const r3=n3[e4.str];if(r3===void 0||t3[e4.str]!==1)return e4;delete t3[e4.str];return r3}function canOptimize(e4){return e4 instanceof r2._Code&&e4._items.some(e5=>e5 instanceof
r2.Name&&t3[e5.str]===1&&n3[e5.str]!==void 0)}}function subtractNames(e3,t3){for(const n3 in t3)e3[n3]=(e3[n3]||0)-(t3[n3]||0)}function not(e3){return typeof e3=="boolean"||typeof e3=="number"||e3===null?
!e3:(0,r2._)`!${par(e3)}`}t2.not=not;const a=mappend(t2.operators.AND);function and(...e3){return e3.reduce(a)}t2.and=and;const c=mappend(t2.operators.OR);function or(...e3){return e3.reduce(c)}t2.or=
or;function mappend(e3){return(t3,n3)=>t3===r2.nil?n3:n3===r2.nil?t3:(0,r2._)`${par(t3)} ${e3} ${par(n3)}`}function par(e3){return e3 instanceof r2.Name?e3:(0,r2._)`(${e3})`}},7788:(e2,t2,n2)=>{Object.
defineProperty(t2,"__esModule",{value:true});t2.ValueScope=t2.ValueScopeName=t2.Scope=t2.varKinds=t2.UsedValueState=void 0;const r2=n2(567);class ValueError extends Error{constructor(e3){super(`CodeGe\
n: "code" for ${e3} not defined`);this.value=e3.value}}var i;(function(e3){e3[e3["Started"]=0]="Started";e3[e3["Completed"]=1]="Completed"})(i||(t2.UsedValueState=i={}));t2.varKinds={const:new r2.Name(
"const"),let:new r2.Name("let"),var:new r2.Name("var")};class Scope{constructor({prefixes:e3,parent:t3}={}){this._names={};this._prefixes=e3;this._parent=t3}toName(e3){return e3 instanceof r2.Name?e3:
this.name(e3)}name(e3){return new r2.Name(this._newName(e3))}_newName(e3){const t3=this._names[e3]||this._nameGroup(e3);return`${e3}${t3.index++}`}_nameGroup(e3){var t3,n3;if(((n3=(t3=this._parent)===
null||t3===void 0?void 0:t3._prefixes)===null||n3===void 0?void 0:n3.has(e3))||this._prefixes&&!this._prefixes.has(e3)){throw new Error(`CodeGen: prefix "${e3}" is not allowed in this scope`)}return this.
_names[e3]={prefix:e3,index:0}}}t2.Scope=Scope;class ValueScopeName extends r2.Name{constructor(e3,t3){super(t3);this.prefix=e3}setValue(e3,{property:t3,itemIndex:n3}){this.value=e3;this.scopePath=(0,
r2._)`.${new r2.Name(t3)}[${n3}]`}}t2.ValueScopeName=ValueScopeName;const s=(0,r2._)`\n`;class ValueScope extends Scope{constructor(e3){super(e3);this._values={};this._scope=e3.scope;this.opts={...e3,
_n:e3.lines?s:r2.nil}}get(){return this._scope}name(e3){return new ValueScopeName(e3,this._newName(e3))}value(e3,t3){var n3;if(t3.ref===void 0)throw new Error("CodeGen: ref must be passed in value");const r3=this.
toName(e3);const{prefix:i2}=r3;const s2=(n3=t3.key)!==null&&n3!==void 0?n3:t3.ref;let o=this._values[i2];if(o){const e4=o.get(s2);if(e4)return e4}else{o=this._values[i2]=new Map}o.set(s2,r3);const a=this.
_scope[i2]||(this._scope[i2]=[]);const c=a.length;a[c]=t3.ref;r3.setValue(t3,{property:i2,itemIndex:c});return r3}getValue(e3,t3){const n3=this._values[e3];if(!n3)return;return n3.get(t3)}scopeRefs(e3,t3=this.
_values){return this._reduceValues(t3,t4=>{if(t4.scopePath===void 0)throw new Error(`CodeGen: name "${t4}" has no value`);return(0,r2._)`${e3}${t4.scopePath}`})}scopeCode(e3=this._values,t3,n3){return this.
_reduceValues(e3,e4=>{if(e4.value===void 0)throw new Error(`CodeGen: name "${e4}" has no value`);return e4.value.code},t3,n3)}_reduceValues(e3,n3,s2={},o){let a=r2.nil;for(const c in e3){const u=e3[c];
if(!u)continue;const l=s2[c]=s2[c]||new Map;u.forEach(e4=>{if(l.has(e4))return;l.set(e4,i.Started);let s3=n3(e4);if(s3){const n4=this.opts.es5?t2.varKinds.var:t2.varKinds.const;a=(0,r2._)`${a}${n4} ${e4} = ${s3};${this.
opts._n}`}else if(s3=o===null||o===void 0?void 0:o(e4)){a=(0,r2._)`${a}${s3}${this.opts._n}`}else{throw new ValueError(e4)}l.set(e4,i.Completed)})}return a}}t2.ValueScope=ValueScope},1283:(e2,t2,n2)=>{
Object.defineProperty(t2,"__esModule",{value:true});t2.extendErrors=t2.resetErrorsCount=t2.reportExtraError=t2.reportError=t2.keyword$DataError=t2.keywordError=void 0;const r2=n2(1436);const i=n2(4464);
const s=n2(630);t2.keywordError={message:({keyword:e3})=>(0,r2.str)`must pass "${e3}" keyword validation`};t2.keyword$DataError={message:({keyword:e3,schemaType:t3})=>t3?(0,r2.str)`"${e3}" keyword must be ${t3} ($data)`:
(0,r2.str)`"${e3}" keyword is invalid ($data)`};function reportError(e3,n3=t2.keywordError,i2,s2){const{it:o2}=e3;const{gen:a,compositeRule:c,allErrors:u}=o2;const l=errorObjectCode(e3,n3,i2);if(s2!==
null&&s2!==void 0?s2:c||u){addError(a,l)}else{returnErrors(o2,(0,r2._)`[${l}]`)}}t2.reportError=reportError;function reportExtraError(e3,n3=t2.keywordError,r3){const{it:i2}=e3;const{gen:o2,compositeRule:a,
allErrors:c}=i2;const u=errorObjectCode(e3,n3,r3);addError(o2,u);if(!(a||c)){returnErrors(i2,s.default.vErrors)}}t2.reportExtraError=reportExtraError;function resetErrorsCount(e3,t3){e3.assign(s.default.
errors,t3);e3.if((0,r2._)`${s.default.vErrors} !== null`,()=>e3.if(t3,()=>e3.assign((0,r2._)`${s.default.vErrors}.length`,t3),()=>e3.assign(s.default.vErrors,null)))}t2.resetErrorsCount=resetErrorsCount;
function extendErrors({gen:e3,keyword:t3,schemaValue:n3,data:i2,errsCount:o2,it:a}){if(o2===void 0)throw new Error("ajv implementation error");const c=e3.name("err");e3.forRange("i",o2,s.default.errors,
o3=>{e3.const(c,(0,r2._)`${s.default.vErrors}[${o3}]`);e3.if((0,r2._)`${c}.instancePath === undefined`,()=>e3.assign((0,r2._)`${c}.instancePath`,(0,r2.strConcat)(s.default.instancePath,a.errorPath)));
e3.assign((0,r2._)`${c}.schemaPath`,(0,r2.str)`${a.errSchemaPath}/${t3}`);if(a.opts.verbose){e3.assign((0,r2._)`${c}.schema`,n3);e3.assign((0,r2._)`${c}.data`,i2)}})}t2.extendErrors=extendErrors;function addError(e3,t3){
const n3=e3.const("err",t3);e3.if((0,r2._)`${s.default.vErrors} === null`,()=>e3.assign(s.default.vErrors,(0,r2._)`[${n3}]`),(0,r2._)`${s.default.vErrors}.push(${n3})`);e3.code((0,r2._)`${s.default.errors}++`)}
function returnErrors(e3,t3){const{gen:n3,validateName:i2,schemaEnv:s2}=e3;if(s2.$async){n3.throw((0,r2._)`new ${e3.ValidationError}(${t3})`)}else{n3.assign((0,r2._)`${i2}.errors`,t3);n3.return(false)}}
const o={keyword:new r2.Name("keyword"),schemaPath:new r2.Name("schemaPath"),params:new r2.Name("params"),propertyName:new r2.Name("propertyName"),message:new r2.Name("message"),schema:new r2.Name("sc\
hema"),parentSchema:new r2.Name("parentSchema")};function errorObjectCode(e3,t3,n3){const{createErrors:i2}=e3.it;if(i2===false)return(0,r2._)`{}`;return errorObject(e3,t3,n3)}function errorObject(e3,t3,n3={}){
const{gen:r3,it:i2}=e3;const s2=[errorInstancePath(i2,n3),errorSchemaPath(e3,n3)];extraErrorProps(e3,t3,s2);return r3.object(...s2)}function errorInstancePath({errorPath:e3},{instancePath:t3}){const n3=t3?
(0,r2.str)`${e3}${(0,i.getErrorPath)(t3,i.Type.Str)}`:e3;return[s.default.instancePath,(0,r2.strConcat)(s.default.instancePath,n3)]}function errorSchemaPath({keyword:e3,it:{errSchemaPath:t3}},{schemaPath:n3,
parentSchema:s2}){let a=s2?t3:(0,r2.str)`${t3}/${e3}`;if(n3){a=(0,r2.str)`${a}${(0,i.getErrorPath)(n3,i.Type.Str)}`}return[o.schemaPath,a]}function extraErrorProps(e3,{params:t3,message:n3},i2){const{
keyword:a,data:c,schemaValue:u,it:l}=e3;const{opts:d,propertyName:f,topSchemaRef:p,schemaPath:m}=l;i2.push([o.keyword,a],[o.params,typeof t3=="function"?t3(e3):t3||(0,r2._)`{}`]);if(d.messages){i2.push(
[o.message,typeof n3=="function"?n3(e3):n3])}if(d.verbose){i2.push([o.schema,u],[o.parentSchema,(0,r2._)`${p}${m}`],[s.default.data,c])}if(f)i2.push([o.propertyName,f])}},2718:(e2,t2,n2)=>{Object.defineProperty(
t2,"__esModule",{value:true});t2.resolveSchema=t2.getCompilingSchema=t2.resolveRef=t2.compileSchema=t2.SchemaEnv=void 0;const r2=n2(1436);const i=n2(3021);const s=n2(630);const o=n2(4090);const a=n2(4464);
const c=n2(7881);class SchemaEnv{constructor(e3){var t3;this.refs={};this.dynamicAnchors={};let n3;if(typeof e3.schema=="object")n3=e3.schema;this.schema=e3.schema;this.schemaId=e3.schemaId;this.root=
e3.root||this;this.baseId=(t3=e3.baseId)!==null&&t3!==void 0?t3:(0,o.normalizeId)(n3===null||n3===void 0?void 0:n3[e3.schemaId||"$id"]);this.schemaPath=e3.schemaPath;this.localRefs=e3.localRefs;this.meta=
e3.meta;this.$async=n3===null||n3===void 0?void 0:n3.$async;this.refs={}}}t2.SchemaEnv=SchemaEnv;function compileSchema(e3){const t3=getCompilingSchema.call(this,e3);if(t3)return t3;const n3=(0,o.getFullPath)(
this.opts.uriResolver,e3.root.baseId);const{es5:a2,lines:u2}=this.opts.code;const{ownProperties:l}=this.opts;const d=new r2.CodeGen(this.scope,{es5:a2,lines:u2,ownProperties:l});let f;if(e3.$async){f=
d.scopeValue("Error",{ref:i.default,code:(0,r2._)`require("ajv/dist/runtime/validation_error").default`})}const p=d.scopeName("validate");e3.validateName=p;const m={gen:d,allErrors:this.opts.allErrors,
data:s.default.data,parentData:s.default.parentData,parentDataProperty:s.default.parentDataProperty,dataNames:[s.default.data],dataPathArr:[r2.nil],dataLevel:0,dataTypes:[],definedProperties:new Set,topSchemaRef:d.
scopeValue("schema",this.opts.code.source===true?{ref:e3.schema,code:(0,r2.stringify)(e3.schema)}:{ref:e3.schema}),validateName:p,ValidationError:f,schema:e3.schema,schemaEnv:e3,rootId:n3,baseId:e3.baseId||
n3,schemaPath:r2.nil,errSchemaPath:e3.schemaPath||(this.opts.jtd?"":"#"),errorPath:(0,r2._)`""`,opts:this.opts,self:this};let h;try{this._compilations.add(e3);(0,c.validateFunctionCode)(m);d.optimize(
this.opts.code.optimize);const t4=d.toString();h=`${d.scopeRefs(s.default.scope)}return ${t4}`;if(this.opts.code.process)h=this.opts.code.process(h,e3);const n4=new Function(`${s.default.self}`,`${s.default.
scope}`,h);const i2=n4(this,this.scope.get());this.scope.value(p,{ref:i2});i2.errors=null;i2.schema=e3.schema;i2.schemaEnv=e3;if(e3.$async)i2.$async=true;if(this.opts.code.source===true){i2.source={validateName:p,
validateCode:t4,scopeValues:d._values}}if(this.opts.unevaluated){const{props:e4,items:t5}=m;i2.evaluated={props:e4 instanceof r2.Name?void 0:e4,items:t5 instanceof r2.Name?void 0:t5,dynamicProps:e4 instanceof
r2.Name,dynamicItems:t5 instanceof r2.Name};if(i2.source)i2.source.evaluated=(0,r2.stringify)(i2.evaluated)}e3.validate=i2;return e3}catch(t4){delete e3.validate;delete e3.validateName;if(h)this.logger.
error("Error compiling schema, function code:",h);throw t4}finally{this._compilations.delete(e3)}}t2.compileSchema=compileSchema;function resolveRef(e3,t3,n3){var r3;n3=(0,o.resolveUrl)(this.opts.uriResolver,
t3,n3);const i2=e3.refs[n3];if(i2)return i2;let s2=resolve.call(this,e3,n3);if(s2===void 0){const i3=(r3=e3.localRefs)===null||r3===void 0?void 0:r3[n3];const{schemaId:o2}=this.opts;if(i3)s2=new SchemaEnv(
{schema:i3,schemaId:o2,root:e3,baseId:t3})}if(s2===void 0)return;return e3.refs[n3]=inlineOrCompile.call(this,s2)}t2.resolveRef=resolveRef;function inlineOrCompile(e3){if((0,o.inlineRef)(e3.schema,this.
opts.inlineRefs))return e3.schema;return e3.validate?e3:compileSchema.call(this,e3)}function getCompilingSchema(e3){for(const t3 of this._compilations){if(sameSchemaEnv(t3,e3))return t3}}t2.getCompilingSchema=
getCompilingSchema;function sameSchemaEnv(e3,t3){return e3.schema===t3.schema&&e3.root===t3.root&&e3.baseId===t3.baseId}function resolve(e3,t3){let n3;while(typeof(n3=this.refs[t3])=="string")t3=n3;return n3||
this.schemas[t3]||resolveSchema.call(this,e3,t3)}function resolveSchema(e3,t3){const n3=this.opts.uriResolver.parse(t3);const r3=(0,o._getFullPath)(this.opts.uriResolver,n3);let i2=(0,o.getFullPath)(this.
opts.uriResolver,e3.baseId,void 0);if(Object.keys(e3.schema).length>0&&r3===i2){return getJsonPointer.call(this,n3,e3)}const s2=(0,o.normalizeId)(r3);const a2=this.refs[s2]||this.schemas[s2];if(typeof a2==
"string"){const t4=resolveSchema.call(this,e3,a2);if(typeof(t4===null||t4===void 0?void 0:t4.schema)!=="object")return;return getJsonPointer.call(this,n3,t4)}if(typeof(a2===null||a2===void 0?void 0:a2.
schema)!=="object")return;if(!a2.validate)compileSchema.call(this,a2);if(s2===(0,o.normalizeId)(t3)){const{schema:t4}=a2;const{schemaId:n4}=this.opts;const r4=t4[n4];if(r4)i2=(0,o.resolveUrl)(this.opts.
uriResolver,i2,r4);return new SchemaEnv({schema:t4,schemaId:n4,root:e3,baseId:i2})}return getJsonPointer.call(this,n3,a2)}t2.resolveSchema=resolveSchema;const u=new Set(["properties","patternPropertie\
s","enum","dependencies","definitions"]);function getJsonPointer(e3,{baseId:t3,schema:n3,root:r3}){var i2;if(((i2=e3.fragment)===null||i2===void 0?void 0:i2[0])!=="/")return;for(const r4 of e3.fragment.
slice(1).split("/")){if(typeof n3==="boolean")return;const e4=n3[(0,a.unescapeFragment)(r4)];if(e4===void 0)return;n3=e4;const i3=typeof n3==="object"&&n3[this.opts.schemaId];if(!u.has(r4)&&i3){t3=(0,
o.resolveUrl)(this.opts.uriResolver,t3,i3)}}let s2;if(typeof n3!="boolean"&&n3.$ref&&!(0,a.schemaHasRulesButRef)(n3,this.RULES)){const e4=(0,o.resolveUrl)(this.opts.uriResolver,t3,n3.$ref);s2=resolveSchema.
call(this,r3,e4)}const{schemaId:c2}=this.opts;s2=s2||new SchemaEnv({schema:n3,schemaId:c2,root:r3,baseId:t3});if(s2.schema!==s2.root.schema)return s2;return void 0}},630:(e2,t2,n2)=>{Object.defineProperty(
t2,"__esModule",{value:true});const r2=n2(1436);const i={data:new r2.Name("data"),valCxt:new r2.Name("valCxt"),instancePath:new r2.Name("instancePath"),parentData:new r2.Name("parentData"),parentDataProperty:new r2.
Name("parentDataProperty"),rootData:new r2.Name("rootData"),dynamicAnchors:new r2.Name("dynamicAnchors"),vErrors:new r2.Name("vErrors"),errors:new r2.Name("errors"),this:new r2.Name("this"),self:new r2.
Name("self"),scope:new r2.Name("scope"),json:new r2.Name("json"),jsonPos:new r2.Name("jsonPos"),jsonLen:new r2.Name("jsonLen"),jsonPart:new r2.Name("jsonPart")};t2["default"]=i},3162:(e2,t2,n2)=>{Object.
defineProperty(t2,"__esModule",{value:true});const r2=n2(4090);class MissingRefError extends Error{constructor(e3,t3,n3,i){super(i||`can't resolve reference ${n3} from id ${t3}`);this.missingRef=(0,r2.
resolveUrl)(e3,t3,n3);this.missingSchema=(0,r2.normalizeId)((0,r2.getFullPath)(e3,this.missingRef))}}t2["default"]=MissingRefError},4090:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});
t2.getSchemaRefs=t2.resolveUrl=t2.normalizeId=t2._getFullPath=t2.getFullPath=t2.inlineRef=void 0;const r2=n2(4464);const i=n2(3430);const s=n2(1167);const o=new Set(["type","format","pattern","maxLeng\
th","minLength","maxProperties","minProperties","maxItems","minItems","maximum","minimum","uniqueItems","multipleOf","required","enum","const"]);function inlineRef(e3,t3=true){if(typeof e3=="boolean")
return true;if(t3===true)return!hasRef(e3);if(!t3)return false;return countKeys(e3)<=t3}t2.inlineRef=inlineRef;const a=new Set(["$ref","$recursiveRef","$recursiveAnchor","$dynamicRef","$dynamicAnchor"]);
function hasRef(e3){for(const t3 in e3){if(a.has(t3))return true;const n3=e3[t3];if(Array.isArray(n3)&&n3.some(hasRef))return true;if(typeof n3=="object"&&hasRef(n3))return true}return false}function countKeys(e3){
let t3=0;for(const n3 in e3){if(n3==="$ref")return Infinity;t3++;if(o.has(n3))continue;if(typeof e3[n3]=="object"){(0,r2.eachItem)(e3[n3],e4=>t3+=countKeys(e4))}if(t3===Infinity)return Infinity}return t3}
function getFullPath(e3,t3="",n3){if(n3!==false)t3=normalizeId(t3);const r3=e3.parse(t3);return _getFullPath(e3,r3)}t2.getFullPath=getFullPath;function _getFullPath(e3,t3){const n3=e3.serialize(t3);return n3.
split("#")[0]+"#"}t2._getFullPath=_getFullPath;const c=/#\/?$/;function normalizeId(e3){return e3?e3.replace(c,""):""}t2.normalizeId=normalizeId;function resolveUrl(e3,t3,n3){n3=normalizeId(n3);return e3.
resolve(t3,n3)}t2.resolveUrl=resolveUrl;const u=/^[a-z_][-a-z0-9._]*$/i;function getSchemaRefs(e3,t3){if(typeof e3=="boolean")return{};const{schemaId:n3,uriResolver:r3}=this.opts;const o2=normalizeId(
e3[n3]||t3);const a2={"":o2};const c2=getFullPath(r3,o2,false);const l={};const d=new Set;s(e3,{allKeys:true},(e4,t4,r4,i2)=>{if(i2===void 0)return;const s2=c2+t4;let o3=a2[i2];if(typeof e4[n3]=="stri\
ng")o3=addRef.call(this,e4[n3]);addAnchor.call(this,e4.$anchor);addAnchor.call(this,e4.$dynamicAnchor);a2[t4]=o3;function addRef(t5){const n4=this.opts.uriResolver.resolve;t5=normalizeId(o3?n4(o3,t5):
t5);if(d.has(t5))throw ambiguos(t5);d.add(t5);let r5=this.refs[t5];if(typeof r5=="string")r5=this.refs[r5];if(typeof r5=="object"){checkAmbiguosRef(e4,r5.schema,t5)}else if(t5!==normalizeId(s2)){if(t5[0]===
"#"){checkAmbiguosRef(e4,l[t5],t5);l[t5]=e4}else{this.refs[t5]=s2}}return t5}function addAnchor(e5){if(typeof e5=="string"){if(!u.test(e5))throw new Error(`invalid anchor "${e5}"`);addRef.call(this,`#${e5}`)}}});
return l;function checkAmbiguosRef(e4,t4,n4){if(t4!==void 0&&!i(e4,t4))throw ambiguos(n4)}function ambiguos(e4){return new Error(`reference "${e4}" resolves to more than one schema`)}}t2.getSchemaRefs=
getSchemaRefs},7353:(e2,t2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.getRules=t2.isJSONType=void 0;const n2=["string","number","integer","boolean","null","object","array"];const r2=new Set(
n2);function isJSONType(e3){return typeof e3=="string"&&r2.has(e3)}t2.isJSONType=isJSONType;function getRules(){const e3={number:{type:"number",rules:[]},string:{type:"string",rules:[]},array:{type:"a\
rray",rules:[]},object:{type:"object",rules:[]}};return{types:{...e3,integer:true,boolean:true,null:true},rules:[{rules:[]},e3.number,e3.string,e3.array,e3.object],post:{rules:[]},all:{},keywords:{}}}
t2.getRules=getRules},4464:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.checkStrictMode=t2.getErrorPath=t2.Type=t2.useFunc=t2.setEvaluated=t2.evaluatedPropsToName=t2.mergeEvaluated=
t2.eachItem=t2.unescapeJsonPointer=t2.escapeJsonPointer=t2.escapeFragment=t2.unescapeFragment=t2.schemaRefOrVal=t2.schemaHasRulesButRef=t2.schemaHasRules=t2.checkUnknownRules=t2.alwaysValidSchema=t2.toHash=
void 0;const r2=n2(1436);const i=n2(567);function toHash(e3){const t3={};for(const n3 of e3)t3[n3]=true;return t3}t2.toHash=toHash;function alwaysValidSchema(e3,t3){if(typeof t3=="boolean")return t3;if(Object.
keys(t3).length===0)return true;checkUnknownRules(e3,t3);return!schemaHasRules(t3,e3.self.RULES.all)}t2.alwaysValidSchema=alwaysValidSchema;function checkUnknownRules(e3,t3=e3.schema){const{opts:n3,self:r3}=e3;
if(!n3.strictSchema)return;if(typeof t3==="boolean")return;const i2=r3.RULES.keywords;for(const n4 in t3){if(!i2[n4])checkStrictMode(e3,`unknown keyword: "${n4}"`)}}t2.checkUnknownRules=checkUnknownRules;
function schemaHasRules(e3,t3){if(typeof e3=="boolean")return!e3;for(const n3 in e3)if(t3[n3])return true;return false}t2.schemaHasRules=schemaHasRules;function schemaHasRulesButRef(e3,t3){if(typeof e3==
"boolean")return!e3;for(const n3 in e3)if(n3!=="$ref"&&t3.all[n3])return true;return false}t2.schemaHasRulesButRef=schemaHasRulesButRef;function schemaRefOrVal({topSchemaRef:e3,schemaPath:t3},n3,i2,s2){
if(!s2){if(typeof n3=="number"||typeof n3=="boolean")return n3;if(typeof n3=="string")return(0,r2._)`${n3}`}return(0,r2._)`${e3}${t3}${(0,r2.getProperty)(i2)}`}t2.schemaRefOrVal=schemaRefOrVal;function unescapeFragment(e3){
return unescapeJsonPointer(decodeURIComponent(e3))}t2.unescapeFragment=unescapeFragment;function escapeFragment(e3){return encodeURIComponent(escapeJsonPointer(e3))}t2.escapeFragment=escapeFragment;function escapeJsonPointer(e3){
if(typeof e3=="number")return`${e3}`;return e3.replace(/~/g,"~0").replace(/\//g,"~1")}t2.escapeJsonPointer=escapeJsonPointer;function unescapeJsonPointer(e3){return e3.replace(/~1/g,"/").replace(/~0/g,
"~")}t2.unescapeJsonPointer=unescapeJsonPointer;function eachItem(e3,t3){if(Array.isArray(e3)){for(const n3 of e3)t3(n3)}else{t3(e3)}}t2.eachItem=eachItem;function makeMergeEvaluated({mergeNames:e3,mergeToName:t3,
mergeValues:n3,resultToName:i2}){return(s2,o2,a,c)=>{const u=a===void 0?o2:a instanceof r2.Name?(o2 instanceof r2.Name?e3(s2,o2,a):t3(s2,o2,a),a):o2 instanceof r2.Name?(t3(s2,a,o2),o2):n3(o2,a);return c===
r2.Name&&!(u instanceof r2.Name)?i2(s2,u):u}}t2.mergeEvaluated={props:makeMergeEvaluated({mergeNames:(e3,t3,n3)=>e3.if((0,r2._)`${n3} !== true && ${t3} !== undefined`,()=>{e3.if((0,r2._)`${t3} === true`,
()=>e3.assign(n3,true),()=>e3.assign(n3,(0,r2._)`${n3} || {}`).code((0,r2._)`Object.assign(${n3}, ${t3})`))}),mergeToName:(e3,t3,n3)=>e3.if((0,r2._)`${n3} !== true`,()=>{if(t3===true){e3.assign(n3,true)}else{
e3.assign(n3,(0,r2._)`${n3} || {}`);setEvaluated(e3,n3,t3)}}),mergeValues:(e3,t3)=>e3===true?true:{...e3,...t3},resultToName:evaluatedPropsToName}),items:makeMergeEvaluated({mergeNames:(e3,t3,n3)=>e3.
if((0,r2._)`${n3} !== true && ${t3} !== undefined`,()=>e3.assign(n3,(0,r2._)`${t3} === true ? true : ${n3} > ${t3} ? ${n3} : ${t3}`)),mergeToName:(e3,t3,n3)=>e3.if((0,r2._)`${n3} !== true`,()=>e3.assign(
n3,t3===true?true:(0,r2._)`${n3} > ${t3} ? ${n3} : ${t3}`)),mergeValues:(e3,t3)=>e3===true?true:Math.max(e3,t3),resultToName:(e3,t3)=>e3.var("items",t3)})};function evaluatedPropsToName(e3,t3){if(t3===
true)return e3.var("props",true);const n3=e3.var("props",(0,r2._)`{}`);if(t3!==void 0)setEvaluated(e3,n3,t3);return n3}t2.evaluatedPropsToName=evaluatedPropsToName;function setEvaluated(e3,t3,n3){Object.
keys(n3).forEach(n4=>e3.assign((0,r2._)`${t3}${(0,r2.getProperty)(n4)}`,true))}t2.setEvaluated=setEvaluated;const s={};function useFunc(e3,t3){return e3.scopeValue("func",{ref:t3,code:s[t3.code]||(s[t3.
code]=new i._Code(t3.code))})}t2.useFunc=useFunc;var o;(function(e3){e3[e3["Num"]=0]="Num";e3[e3["Str"]=1]="Str"})(o||(t2.Type=o={}));function getErrorPath(e3,t3,n3){if(e3 instanceof r2.Name){const i2=t3===
o.Num;return n3?i2?(0,r2._)`"[" + ${e3} + "]"`:(0,r2._)`"['" + ${e3} + "']"`:i2?(0,r2._)`"/" + ${e3}`:(0,r2._)`"/" + ${e3}.replace(/~/g, "~0").replace(/\\//g, "~1")`}return n3?(0,r2.getProperty)(e3).toString():
"/"+escapeJsonPointer(e3)}t2.getErrorPath=getErrorPath;function checkStrictMode(e3,t3,n3=e3.opts.strictSchema){if(!n3)return;t3=`strict mode: ${t3}`;if(n3===true)throw new Error(t3);e3.self.logger.warn(
t3)}t2.checkStrictMode=checkStrictMode},7692:(e2,t2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.shouldUseRule=t2.shouldUseGroup=t2.schemaHasRulesForType=void 0;function schemaHasRulesForType({
schema:e3,self:t3},n2){const r2=t3.RULES.types[n2];return r2&&r2!==true&&shouldUseGroup(e3,r2)}t2.schemaHasRulesForType=schemaHasRulesForType;function shouldUseGroup(e3,t3){return t3.rules.some(t4=>shouldUseRule(
e3,t4))}t2.shouldUseGroup=shouldUseGroup;function shouldUseRule(e3,t3){var n2;return e3[t3.keyword]!==void 0||((n2=t3.definition.implements)===null||n2===void 0?void 0:n2.some(t4=>e3[t4]!==void 0))}t2.
shouldUseRule=shouldUseRule},5346:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.boolOrEmptySchema=t2.topBoolOrEmptySchema=void 0;const r2=n2(1283);const i=n2(1436);const s=n2(630);
const o={message:"boolean schema is false"};function topBoolOrEmptySchema(e3){const{gen:t3,schema:n3,validateName:r3}=e3;if(n3===false){falseSchemaError(e3,false)}else if(typeof n3=="object"&&n3.$async===
true){t3.return(s.default.data)}else{t3.assign((0,i._)`${r3}.errors`,null);t3.return(true)}}t2.topBoolOrEmptySchema=topBoolOrEmptySchema;function boolOrEmptySchema(e3,t3){const{gen:n3,schema:r3}=e3;if(r3===
false){n3.var(t3,false);falseSchemaError(e3)}else{n3.var(t3,true)}}t2.boolOrEmptySchema=boolOrEmptySchema;function falseSchemaError(e3,t3){const{gen:n3,data:i2}=e3;const s2={gen:n3,keyword:"false sche\
ma",data:i2,schema:false,schemaCode:false,schemaValue:false,params:{},it:e3};(0,r2.reportError)(s2,o,void 0,t3)}},6685:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.reportTypeError=
t2.checkDataTypes=t2.checkDataType=t2.coerceAndCheckDataType=t2.getJSONTypes=t2.getSchemaTypes=t2.DataType=void 0;const r2=n2(7353);const i=n2(7692);const s=n2(1283);const o=n2(1436);const a=n2(4464);
var c;(function(e3){e3[e3["Correct"]=0]="Correct";e3[e3["Wrong"]=1]="Wrong"})(c||(t2.DataType=c={}));function getSchemaTypes(e3){const t3=getJSONTypes(e3.type);const n3=t3.includes("null");if(n3){if(e3.
nullable===false)throw new Error("type: null contradicts nullable: false")}else{if(!t3.length&&e3.nullable!==void 0){throw new Error('"nullable" cannot be used without "type"')}if(e3.nullable===true)t3.
push("null")}return t3}t2.getSchemaTypes=getSchemaTypes;function getJSONTypes(e3){const t3=Array.isArray(e3)?e3:e3?[e3]:[];if(t3.every(r2.isJSONType))return t3;throw new Error("type must be JSONType o\
r JSONType[]: "+t3.join(","))}t2.getJSONTypes=getJSONTypes;function coerceAndCheckDataType(e3,t3){const{gen:n3,data:r3,opts:s2}=e3;const o2=coerceToTypes(t3,s2.coerceTypes);const a2=t3.length>0&&!(o2.
length===0&&t3.length===1&&(0,i.schemaHasRulesForType)(e3,t3[0]));if(a2){const i2=checkDataTypes(t3,r3,s2.strictNumbers,c.Wrong);n3.if(i2,()=>{if(o2.length)coerceData(e3,t3,o2);else reportTypeError(e3)})}
return a2}t2.coerceAndCheckDataType=coerceAndCheckDataType;const u=new Set(["string","number","integer","boolean","null"]);function coerceToTypes(e3,t3){return t3?e3.filter(e4=>u.has(e4)||t3==="array"&&
e4==="array"):[]}function coerceData(e3,t3,n3){const{gen:r3,data:i2,opts:s2}=e3;const a2=r3.let("dataType",(0,o._)`typeof ${i2}`);const c2=r3.let("coerced",(0,o._)`undefined`);if(s2.coerceTypes==="arr\
ay"){r3.if((0,o._)`${a2} == 'object' && Array.isArray(${i2}) && ${i2}.length == 1`,()=>r3.assign(i2,(0,o._)`${i2}[0]`).assign(a2,(0,o._)`typeof ${i2}`).if(checkDataTypes(t3,i2,s2.strictNumbers),()=>r3.
assign(c2,i2)))}r3.if((0,o._)`${c2} !== undefined`);for(const e4 of n3){if(u.has(e4)||e4==="array"&&s2.coerceTypes==="array"){coerceSpecificType(e4)}}r3.else();reportTypeError(e3);r3.endIf();r3.if((0,
o._)`${c2} !== undefined`,()=>{r3.assign(i2,c2);assignParentData(e3,c2)});function coerceSpecificType(e4){switch(e4){case"string":r3.elseIf((0,o._)`${a2} == "number" || ${a2} == "boolean"`).assign(c2,
(0,o._)`"" + ${i2}`).elseIf((0,o._)`${i2} === null`).assign(c2,(0,o._)`""`);return;case"number":r3.elseIf((0,o._)`${a2} == "boolean" || ${i2} === null
              || (${a2} == "string" && ${i2} && ${i2} == +${i2})`).assign(c2,(0,o._)`+${i2}`);return;case"integer":r3.elseIf((0,o._)`${a2} === "boolean" || ${i2} === null
              || (${a2} === "string" && ${i2} && ${i2} == +${i2} && !(${i2} % 1))`).assign(c2,(0,o._)`+${i2}`);return;case"boolean":r3.elseIf((0,o._)`${i2} === "false" || ${i2} === 0 || ${i2} === null`).
assign(c2,false).elseIf((0,o._)`${i2} === "true" || ${i2} === 1`).assign(c2,true);return;case"null":r3.elseIf((0,o._)`${i2} === "" || ${i2} === 0 || ${i2} === false`);r3.assign(c2,null);return;case"ar\
ray":r3.elseIf((0,o._)`${a2} === "string" || ${a2} === "number"
              || ${a2} === "boolean" || ${i2} === null`).assign(c2,(0,o._)`[${i2}]`)}}}function assignParentData({gen:e3,parentData:t3,parentDataProperty:n3},r3){e3.if((0,o._)`${t3} !== undefined`,()=>e3.
assign((0,o._)`${t3}[${n3}]`,r3))}function checkDataType(e3,t3,n3,r3=c.Correct){const i2=r3===c.Correct?o.operators.EQ:o.operators.NEQ;let s2;switch(e3){case"null":return(0,o._)`${t3} ${i2} null`;case"\
array":s2=(0,o._)`Array.isArray(${t3})`;break;case"object":s2=(0,o._)`${t3} && typeof ${t3} == "object" && !Array.isArray(${t3})`;break;case"integer":s2=numCond((0,o._)`!(${t3} % 1) && !isNaN(${t3})`);
break;case"number":s2=numCond();break;default:return(0,o._)`typeof ${t3} ${i2} ${e3}`}return r3===c.Correct?s2:(0,o.not)(s2);function numCond(e4=o.nil){return(0,o.and)((0,o._)`typeof ${t3} == "number"`,
e4,n3?(0,o._)`isFinite(${t3})`:o.nil)}}t2.checkDataType=checkDataType;function checkDataTypes(e3,t3,n3,r3){if(e3.length===1){return checkDataType(e3[0],t3,n3,r3)}let i2;const s2=(0,a.toHash)(e3);if(s2.
array&&s2.object){const e4=(0,o._)`typeof ${t3} != "object"`;i2=s2.null?e4:(0,o._)`!${t3} || ${e4}`;delete s2.null;delete s2.array;delete s2.object}else{i2=o.nil}if(s2.number)delete s2.integer;for(const e4 in s2)
i2=(0,o.and)(i2,checkDataType(e4,t3,n3,r3));return i2}t2.checkDataTypes=checkDataTypes;const l={message:({schema:e3})=>`must be ${e3}`,params:({schema:e3,schemaValue:t3})=>typeof e3=="string"?(0,o._)`{type: ${e3}}`:
(0,o._)`{type: ${t3}}`};function reportTypeError(e3){const t3=getTypeErrorContext(e3);(0,s.reportError)(t3,l)}t2.reportTypeError=reportTypeError;function getTypeErrorContext(e3){const{gen:t3,data:n3,schema:r3}=e3;
const i2=(0,a.schemaRefOrVal)(e3,r3,"type");return{gen:t3,keyword:"type",data:n3,schema:r3.type,schemaCode:i2,schemaValue:i2,parentSchema:r3,params:{},it:e3}}},1699:(e2,t2,n2)=>{Object.defineProperty(
t2,"__esModule",{value:true});t2.assignDefaults=void 0;const r2=n2(1436);const i=n2(4464);function assignDefaults(e3,t3){const{properties:n3,items:r3}=e3.schema;if(t3==="object"&&n3){for(const t4 in n3){
assignDefault(e3,t4,n3[t4].default)}}else if(t3==="array"&&Array.isArray(r3)){r3.forEach((t4,n4)=>assignDefault(e3,n4,t4.default))}}t2.assignDefaults=assignDefaults;function assignDefault(e3,t3,n3){const{
gen:s,compositeRule:o,data:a,opts:c}=e3;if(n3===void 0)return;const u=(0,r2._)`${a}${(0,r2.getProperty)(t3)}`;if(o){(0,i.checkStrictMode)(e3,`default is ignored for: ${u}`);return}let l=(0,r2._)`${u} === undefined`;
if(c.useDefaults==="empty"){l=(0,r2._)`${l} || ${u} === null || ${u} === ""`}s.if(l,(0,r2._)`${u} = ${(0,r2.stringify)(n3)}`)}},7881:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.
getData=t2.KeywordCxt=t2.validateFunctionCode=void 0;const r2=n2(5346);const i=n2(6685);const s=n2(7692);const o=n2(6685);const a=n2(1699);const c=n2(5202);const u=n2(6200);const l=n2(1436);const d=n2(
630);const f=n2(4090);const p=n2(4464);const m=n2(1283);function validateFunctionCode(e3){if(isSchemaObj(e3)){checkKeywords(e3);if(schemaCxtHasRules(e3)){topSchemaObjCode(e3);return}}validateFunction(
e3,()=>(0,r2.topBoolOrEmptySchema)(e3))}t2.validateFunctionCode=validateFunctionCode;function validateFunction({gen:e3,validateName:t3,schema:n3,schemaEnv:r3,opts:i2},s2){if(i2.code.es5){e3.func(t3,(0,
l._)`${d.default.data}, ${d.default.valCxt}`,r3.$async,()=>{e3.code((0,l._)`"use strict"; ${funcSourceUrl(n3,i2)}`);destructureValCxtES5(e3,i2);e3.code(s2)})}else{e3.func(t3,(0,l._)`${d.default.data}, ${destructureValCxt(
i2)}`,r3.$async,()=>e3.code(funcSourceUrl(n3,i2)).code(s2))}}function destructureValCxt(e3){return(0,l._)`{${d.default.instancePath}="", ${d.default.parentData}, ${d.default.parentDataProperty}, ${d.default.
rootData}=${d.default.data}${e3.dynamicRef?(0,l._)`, ${d.default.dynamicAnchors}={}`:l.nil}}={}`}function destructureValCxtES5(e3,t3){e3.if(d.default.valCxt,()=>{e3.var(d.default.instancePath,(0,l._)`${d.
default.valCxt}.${d.default.instancePath}`);e3.var(d.default.parentData,(0,l._)`${d.default.valCxt}.${d.default.parentData}`);e3.var(d.default.parentDataProperty,(0,l._)`${d.default.valCxt}.${d.default.
parentDataProperty}`);e3.var(d.default.rootData,(0,l._)`${d.default.valCxt}.${d.default.rootData}`);if(t3.dynamicRef)e3.var(d.default.dynamicAnchors,(0,l._)`${d.default.valCxt}.${d.default.dynamicAnchors}`)},
()=>{e3.var(d.default.instancePath,(0,l._)`""`);e3.var(d.default.parentData,(0,l._)`undefined`);e3.var(d.default.parentDataProperty,(0,l._)`undefined`);e3.var(d.default.rootData,d.default.data);if(t3.
dynamicRef)e3.var(d.default.dynamicAnchors,(0,l._)`{}`)})}function topSchemaObjCode(e3){const{schema:t3,opts:n3,gen:r3}=e3;validateFunction(e3,()=>{if(n3.$comment&&t3.$comment)commentKeyword(e3);checkNoDefault(
e3);r3.let(d.default.vErrors,null);r3.let(d.default.errors,0);if(n3.unevaluated)resetEvaluated(e3);typeAndKeywords(e3);returnResults(e3)});return}function resetEvaluated(e3){const{gen:t3,validateName:n3}=e3;
e3.evaluated=t3.const("evaluated",(0,l._)`${n3}.evaluated`);t3.if((0,l._)`${e3.evaluated}.dynamicProps`,()=>t3.assign((0,l._)`${e3.evaluated}.props`,(0,l._)`undefined`));t3.if((0,l._)`${e3.evaluated}.dynamicItems`,
()=>t3.assign((0,l._)`${e3.evaluated}.items`,(0,l._)`undefined`))}function funcSourceUrl(e3,t3){const n3=typeof e3=="object"&&e3[t3.schemaId];return n3&&(t3.code.source||t3.code.process)?(0,l._)`/*# sourceURL=${n3} */`:
l.nil}function subschemaCode(e3,t3){if(isSchemaObj(e3)){checkKeywords(e3);if(schemaCxtHasRules(e3)){subSchemaObjCode(e3,t3);return}}(0,r2.boolOrEmptySchema)(e3,t3)}function schemaCxtHasRules({schema:e3,
self:t3}){if(typeof e3=="boolean")return!e3;for(const n3 in e3)if(t3.RULES.all[n3])return true;return false}function isSchemaObj(e3){return typeof e3.schema!="boolean"}function subSchemaObjCode(e3,t3){
const{schema:n3,gen:r3,opts:i2}=e3;if(i2.$comment&&n3.$comment)commentKeyword(e3);updateContext(e3);checkAsyncSchema(e3);const s2=r3.const("_errs",d.default.errors);typeAndKeywords(e3,s2);r3.var(t3,(0,
l._)`${s2} === ${d.default.errors}`)}function checkKeywords(e3){(0,p.checkUnknownRules)(e3);checkRefsAndKeywords(e3)}function typeAndKeywords(e3,t3){if(e3.opts.jtd)return schemaKeywords(e3,[],false,t3);
const n3=(0,i.getSchemaTypes)(e3.schema);const r3=(0,i.coerceAndCheckDataType)(e3,n3);schemaKeywords(e3,n3,!r3,t3)}function checkRefsAndKeywords(e3){const{schema:t3,errSchemaPath:n3,opts:r3,self:i2}=e3;
if(t3.$ref&&r3.ignoreKeywordsWithRef&&(0,p.schemaHasRulesButRef)(t3,i2.RULES)){i2.logger.warn(`$ref: keywords ignored in schema at path "${n3}"`)}}function checkNoDefault(e3){const{schema:t3,opts:n3}=e3;
if(t3.default!==void 0&&n3.useDefaults&&n3.strictSchema){(0,p.checkStrictMode)(e3,"default is ignored in the schema root")}}function updateContext(e3){const t3=e3.schema[e3.opts.schemaId];if(t3)e3.baseId=
(0,f.resolveUrl)(e3.opts.uriResolver,e3.baseId,t3)}function checkAsyncSchema(e3){if(e3.schema.$async&&!e3.schemaEnv.$async)throw new Error("async schema in sync schema")}function commentKeyword({gen:e3,
schemaEnv:t3,schema:n3,errSchemaPath:r3,opts:i2}){const s2=n3.$comment;if(i2.$comment===true){e3.code((0,l._)`${d.default.self}.logger.log(${s2})`)}else if(typeof i2.$comment=="function"){const n4=(0,
l.str)`${r3}/$comment`;const i3=e3.scopeValue("root",{ref:t3.root});e3.code((0,l._)`${d.default.self}.opts.$comment(${s2}, ${n4}, ${i3}.schema)`)}}function returnResults(e3){const{gen:t3,schemaEnv:n3,
validateName:r3,ValidationError:i2,opts:s2}=e3;if(n3.$async){t3.if((0,l._)`${d.default.errors} === 0`,()=>t3.return(d.default.data),()=>t3.throw((0,l._)`new ${i2}(${d.default.vErrors})`))}else{t3.assign(
(0,l._)`${r3}.errors`,d.default.vErrors);if(s2.unevaluated)assignEvaluated(e3);t3.return((0,l._)`${d.default.errors} === 0`)}}function assignEvaluated({gen:e3,evaluated:t3,props:n3,items:r3}){if(n3 instanceof
l.Name)e3.assign((0,l._)`${t3}.props`,n3);if(r3 instanceof l.Name)e3.assign((0,l._)`${t3}.items`,r3)}function schemaKeywords(e3,t3,n3,r3){const{gen:i2,schema:a2,data:c2,allErrors:u2,opts:f2,self:m2}=e3;
const{RULES:h2}=m2;if(a2.$ref&&(f2.ignoreKeywordsWithRef||!(0,p.schemaHasRulesButRef)(a2,h2))){i2.block(()=>keywordCode(e3,"$ref",h2.all.$ref.definition));return}if(!f2.jtd)checkStrictTypes(e3,t3);i2.
block(()=>{for(const e4 of h2.rules)groupKeywords(e4);groupKeywords(h2.post)});function groupKeywords(p2){if(!(0,s.shouldUseGroup)(a2,p2))return;if(p2.type){i2.if((0,o.checkDataType)(p2.type,c2,f2.strictNumbers));
iterateKeywords(e3,p2);if(t3.length===1&&t3[0]===p2.type&&n3){i2.else();(0,o.reportTypeError)(e3)}i2.endIf()}else{iterateKeywords(e3,p2)}if(!u2)i2.if((0,l._)`${d.default.errors} === ${r3||0}`)}}function iterateKeywords(e3,t3){
const{gen:n3,schema:r3,opts:{useDefaults:i2}}=e3;if(i2)(0,a.assignDefaults)(e3,t3.type);n3.block(()=>{for(const n4 of t3.rules){if((0,s.shouldUseRule)(r3,n4)){keywordCode(e3,n4.keyword,n4.definition,t3.
type)}}})}function checkStrictTypes(e3,t3){if(e3.schemaEnv.meta||!e3.opts.strictTypes)return;checkContextTypes(e3,t3);if(!e3.opts.allowUnionTypes)checkMultipleTypes(e3,t3);checkKeywordTypes(e3,e3.dataTypes)}
function checkContextTypes(e3,t3){if(!t3.length)return;if(!e3.dataTypes.length){e3.dataTypes=t3;return}t3.forEach(t4=>{if(!includesType(e3.dataTypes,t4)){strictTypesError(e3,`type "${t4}" not allowed \
by context "${e3.dataTypes.join(",")}"`)}});narrowSchemaTypes(e3,t3)}function checkMultipleTypes(e3,t3){if(t3.length>1&&!(t3.length===2&&t3.includes("null"))){strictTypesError(e3,"use allowUnionTypes \
to allow union type keyword")}}function checkKeywordTypes(e3,t3){const n3=e3.self.RULES.all;for(const r3 in n3){const i2=n3[r3];if(typeof i2=="object"&&(0,s.shouldUseRule)(e3.schema,i2)){const{type:n4}=i2.
definition;if(n4.length&&!n4.some(e4=>hasApplicableType(t3,e4))){strictTypesError(e3,`missing type "${n4.join(",")}" for keyword "${r3}"`)}}}}function hasApplicableType(e3,t3){return e3.includes(t3)||
t3==="number"&&e3.includes("integer")}function includesType(e3,t3){return e3.includes(t3)||t3==="integer"&&e3.includes("number")}function narrowSchemaTypes(e3,t3){const n3=[];for(const r3 of e3.dataTypes){
if(includesType(t3,r3))n3.push(r3);else if(t3.includes("integer")&&r3==="number")n3.push("integer")}e3.dataTypes=n3}function strictTypesError(e3,t3){const n3=e3.schemaEnv.baseId+e3.errSchemaPath;t3+=`\
 at "${n3}" (strictTypes)`;(0,p.checkStrictMode)(e3,t3,e3.opts.strictTypes)}class KeywordCxt{constructor(e3,t3,n3){(0,c.validateKeywordUsage)(e3,t3,n3);this.gen=e3.gen;this.allErrors=e3.allErrors;this.
keyword=n3;this.data=e3.data;this.schema=e3.schema[n3];this.$data=t3.$data&&e3.opts.$data&&this.schema&&this.schema.$data;this.schemaValue=(0,p.schemaRefOrVal)(e3,this.schema,n3,this.$data);this.schemaType=
t3.schemaType;this.parentSchema=e3.schema;this.params={};this.it=e3;this.def=t3;if(this.$data){this.schemaCode=e3.gen.const("vSchema",getData(this.$data,e3))}else{this.schemaCode=this.schemaValue;if(!(0,
c.validSchemaType)(this.schema,t3.schemaType,t3.allowUndefined)){throw new Error(`${n3} value must be ${JSON.stringify(t3.schemaType)}`)}}if("code"in t3?t3.trackErrors:t3.errors!==false){this.errsCount=
e3.gen.const("_errs",d.default.errors)}}result(e3,t3,n3){this.failResult((0,l.not)(e3),t3,n3)}failResult(e3,t3,n3){this.gen.if(e3);if(n3)n3();else this.error();if(t3){this.gen.else();t3();if(this.allErrors)
this.gen.endIf()}else{if(this.allErrors)this.gen.endIf();else this.gen.else()}}pass(e3,t3){this.failResult((0,l.not)(e3),void 0,t3)}fail(e3){if(e3===void 0){this.error();if(!this.allErrors)this.gen.if(
false);return}this.gen.if(e3);this.error();if(this.allErrors)this.gen.endIf();else this.gen.else()}fail$data(e3){if(!this.$data)return this.fail(e3);const{schemaCode:t3}=this;this.fail((0,l._)`${t3} !== undefined && (${(0,
l.or)(this.invalid$data(),e3)})`)}error(e3,t3,n3){if(t3){this.setParams(t3);this._error(e3,n3);this.setParams({});return}this._error(e3,n3)}_error(e3,t3){(e3?m.reportExtraError:m.reportError)(this,this.
def.error,t3)}$dataError(){(0,m.reportError)(this,this.def.$dataError||m.keyword$DataError)}reset(){if(this.errsCount===void 0)throw new Error('add "trackErrors" to keyword definition');(0,m.resetErrorsCount)(
this.gen,this.errsCount)}ok(e3){if(!this.allErrors)this.gen.if(e3)}setParams(e3,t3){if(t3)Object.assign(this.params,e3);else this.params=e3}block$data(e3,t3,n3=l.nil){this.gen.block(()=>{this.check$data(
e3,n3);t3()})}check$data(e3=l.nil,t3=l.nil){if(!this.$data)return;const{gen:n3,schemaCode:r3,schemaType:i2,def:s2}=this;n3.if((0,l.or)((0,l._)`${r3} === undefined`,t3));if(e3!==l.nil)n3.assign(e3,true);
if(i2.length||s2.validateSchema){n3.elseIf(this.invalid$data());this.$dataError();if(e3!==l.nil)n3.assign(e3,false)}n3.else()}invalid$data(){const{gen:e3,schemaCode:t3,schemaType:n3,def:r3,it:i2}=this;
return(0,l.or)(wrong$DataType(),invalid$DataSchema());function wrong$DataType(){if(n3.length){if(!(t3 instanceof l.Name))throw new Error("ajv implementation error");const e4=Array.isArray(n3)?n3:[n3];
return(0,l._)`${(0,o.checkDataTypes)(e4,t3,i2.opts.strictNumbers,o.DataType.Wrong)}`}return l.nil}function invalid$DataSchema(){if(r3.validateSchema){const n4=e3.scopeValue("validate$data",{ref:r3.validateSchema});
return(0,l._)`!${n4}(${t3})`}return l.nil}}subschema(e3,t3){const n3=(0,u.getSubschema)(this.it,e3);(0,u.extendSubschemaData)(n3,this.it,e3);(0,u.extendSubschemaMode)(n3,e3);const r3={...this.it,...n3,
items:void 0,props:void 0};subschemaCode(r3,t3);return r3}mergeEvaluated(e3,t3){const{it:n3,gen:r3}=this;if(!n3.opts.unevaluated)return;if(n3.props!==true&&e3.props!==void 0){n3.props=p.mergeEvaluated.
props(r3,e3.props,n3.props,t3)}if(n3.items!==true&&e3.items!==void 0){n3.items=p.mergeEvaluated.items(r3,e3.items,n3.items,t3)}}mergeValidEvaluated(e3,t3){const{it:n3,gen:r3}=this;if(n3.opts.unevaluated&&
(n3.props!==true||n3.items!==true)){r3.if(t3,()=>this.mergeEvaluated(e3,l.Name));return true}}}t2.KeywordCxt=KeywordCxt;function keywordCode(e3,t3,n3,r3){const i2=new KeywordCxt(e3,n3,t3);if("code"in n3){
n3.code(i2,r3)}else if(i2.$data&&n3.validate){(0,c.funcKeywordCode)(i2,n3)}else if("macro"in n3){(0,c.macroKeywordCode)(i2,n3)}else if(n3.compile||n3.validate){(0,c.funcKeywordCode)(i2,n3)}}const h=/^\/(?:[^~]|~0|~1)*$/;
const y=/^([0-9]+)(#|\/(?:[^~]|~0|~1)*)?$/;function getData(e3,{dataLevel:t3,dataNames:n3,dataPathArr:r3}){let i2;let s2;if(e3==="")return d.default.rootData;if(e3[0]==="/"){if(!h.test(e3))throw new Error(
`Invalid JSON-pointer: ${e3}`);i2=e3;s2=d.default.rootData}else{const o3=y.exec(e3);if(!o3)throw new Error(`Invalid JSON-pointer: ${e3}`);const a3=+o3[1];i2=o3[2];if(i2==="#"){if(a3>=t3)throw new Error(
errorMsg("property/index",a3));return r3[t3-a3]}if(a3>t3)throw new Error(errorMsg("data",a3));s2=n3[t3-a3];if(!i2)return s2}let o2=s2;const a2=i2.split("/");for(const e4 of a2){if(e4){s2=(0,l._)`${s2}${(0,
l.getProperty)((0,p.unescapeJsonPointer)(e4))}`;o2=(0,l._)`${o2} && ${s2}`}}return o2;function errorMsg(e4,n4){return`Cannot access ${e4} ${n4} levels up, current level is ${t3}`}}t2.getData=getData},
5202:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.validateKeywordUsage=t2.validSchemaType=t2.funcKeywordCode=t2.macroKeywordCode=void 0;const r2=n2(1436);const i=n2(630);const s=n2(
8484);const o=n2(1283);function macroKeywordCode(e3,t3){const{gen:n3,keyword:i2,schema:s2,parentSchema:o2,it:a}=e3;const c=t3.macro.call(a.self,s2,o2,a);const u=useKeyword(n3,i2,c);if(a.opts.validateSchema!==
false)a.self.validateSchema(c,true);const l=n3.name("valid");e3.subschema({schema:c,schemaPath:r2.nil,errSchemaPath:`${a.errSchemaPath}/${i2}`,topSchemaRef:u,compositeRule:true},l);e3.pass(l,()=>e3.error(
true))}t2.macroKeywordCode=macroKeywordCode;function funcKeywordCode(e3,t3){var n3;const{gen:o2,keyword:a,schema:c,parentSchema:u,$data:l,it:d}=e3;checkAsyncKeyword(d,t3);const f=!l&&t3.compile?t3.compile.
call(d.self,c,u,d):t3.validate;const p=useKeyword(o2,a,f);const m=o2.let("valid");e3.block$data(m,validateKeyword);e3.ok((n3=t3.valid)!==null&&n3!==void 0?n3:m);function validateKeyword(){if(t3.errors===
false){assignValid();if(t3.modifying)modifyData(e3);reportErrs(()=>e3.error())}else{const n4=t3.async?validateAsync():validateSync();if(t3.modifying)modifyData(e3);reportErrs(()=>addErrs(e3,n4))}}function validateAsync(){
const e4=o2.let("ruleErrs",null);o2.try(()=>assignValid((0,r2._)`await `),t4=>o2.assign(m,false).if((0,r2._)`${t4} instanceof ${d.ValidationError}`,()=>o2.assign(e4,(0,r2._)`${t4}.errors`),()=>o2.throw(
t4)));return e4}function validateSync(){const e4=(0,r2._)`${p}.errors`;o2.assign(e4,null);assignValid(r2.nil);return e4}function assignValid(n4=t3.async?(0,r2._)`await `:r2.nil){const a2=d.opts.passContext?
i.default.this:i.default.self;const c2=!("compile"in t3&&!l||t3.schema===false);o2.assign(m,(0,r2._)`${n4}${(0,s.callValidateCode)(e3,p,a2,c2)}`,t3.modifying)}function reportErrs(e4){var n4;o2.if((0,r2.
not)((n4=t3.valid)!==null&&n4!==void 0?n4:m),e4)}}t2.funcKeywordCode=funcKeywordCode;function modifyData(e3){const{gen:t3,data:n3,it:i2}=e3;t3.if(i2.parentData,()=>t3.assign(n3,(0,r2._)`${i2.parentData}[${i2.
parentDataProperty}]`))}function addErrs(e3,t3){const{gen:n3}=e3;n3.if((0,r2._)`Array.isArray(${t3})`,()=>{n3.assign(i.default.vErrors,(0,r2._)`${i.default.vErrors} === null ? ${t3} : ${i.default.vErrors}.concat(${t3})`).
assign(i.default.errors,(0,r2._)`${i.default.vErrors}.length`);(0,o.extendErrors)(e3)},()=>e3.error())}function checkAsyncKeyword({schemaEnv:e3},t3){if(t3.async&&!e3.$async)throw new Error("async keyw\
ord in sync schema")}function useKeyword(e3,t3,n3){if(n3===void 0)throw new Error(`keyword "${t3}" failed to compile`);return e3.scopeValue("keyword",typeof n3=="function"?{ref:n3}:{ref:n3,code:(0,r2.
stringify)(n3)})}function validSchemaType(e3,t3,n3=false){return!t3.length||t3.some(t4=>t4==="array"?Array.isArray(e3):t4==="object"?e3&&typeof e3=="object"&&!Array.isArray(e3):typeof e3==t4||n3&&typeof e3==
"undefined")}t2.validSchemaType=validSchemaType;function validateKeywordUsage({schema:e3,opts:t3,self:n3,errSchemaPath:r3},i2,s2){if(Array.isArray(i2.keyword)?!i2.keyword.includes(s2):i2.keyword!==s2){
throw new Error("ajv implementation error")}const o2=i2.dependencies;if(o2===null||o2===void 0?void 0:o2.some(t4=>!Object.prototype.hasOwnProperty.call(e3,t4))){throw new Error(`parent schema must hav\
e dependencies of ${s2}: ${o2.join(",")}`)}if(i2.validateSchema){const o3=i2.validateSchema(e3[s2]);if(!o3){const e4=`keyword "${s2}" value is invalid at path "${r3}": `+n3.errorsText(i2.validateSchema.
errors);if(t3.validateSchema==="log")n3.logger.error(e4);else throw new Error(e4)}}}t2.validateKeywordUsage=validateKeywordUsage},6200:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});
t2.extendSubschemaMode=t2.extendSubschemaData=t2.getSubschema=void 0;const r2=n2(1436);const i=n2(4464);function getSubschema(e3,{keyword:t3,schemaProp:n3,schema:s,schemaPath:o,errSchemaPath:a,topSchemaRef:c}){
if(t3!==void 0&&s!==void 0){throw new Error('both "keyword" and "schema" passed, only one allowed')}if(t3!==void 0){const s2=e3.schema[t3];return n3===void 0?{schema:s2,schemaPath:(0,r2._)`${e3.schemaPath}${(0,
r2.getProperty)(t3)}`,errSchemaPath:`${e3.errSchemaPath}/${t3}`}:{schema:s2[n3],schemaPath:(0,r2._)`${e3.schemaPath}${(0,r2.getProperty)(t3)}${(0,r2.getProperty)(n3)}`,errSchemaPath:`${e3.errSchemaPath}\
/${t3}/${(0,i.escapeFragment)(n3)}`}}if(s!==void 0){if(o===void 0||a===void 0||c===void 0){throw new Error('"schemaPath", "errSchemaPath" and "topSchemaRef" are required with "schema"')}return{schema:s,
schemaPath:o,topSchemaRef:c,errSchemaPath:a}}throw new Error('either "keyword" or "schema" must be passed')}t2.getSubschema=getSubschema;function extendSubschemaData(e3,t3,{dataProp:n3,dataPropType:s,
data:o,dataTypes:a,propertyName:c}){if(o!==void 0&&n3!==void 0){throw new Error('both "data" and "dataProp" passed, only one allowed')}const{gen:u}=t3;if(n3!==void 0){const{errorPath:o2,dataPathArr:a2,
opts:c2}=t3;const l=u.let("data",(0,r2._)`${t3.data}${(0,r2.getProperty)(n3)}`,true);dataContextProps(l);e3.errorPath=(0,r2.str)`${o2}${(0,i.getErrorPath)(n3,s,c2.jsPropertySyntax)}`;e3.parentDataProperty=
(0,r2._)`${n3}`;e3.dataPathArr=[...a2,e3.parentDataProperty]}if(o!==void 0){const t4=o instanceof r2.Name?o:u.let("data",o,true);dataContextProps(t4);if(c!==void 0)e3.propertyName=c}if(a)e3.dataTypes=
a;function dataContextProps(n4){e3.data=n4;e3.dataLevel=t3.dataLevel+1;e3.dataTypes=[];t3.definedProperties=new Set;e3.parentData=t3.data;e3.dataNames=[...t3.dataNames,n4]}}t2.extendSubschemaData=extendSubschemaData;
function extendSubschemaMode(e3,{jtdDiscriminator:t3,jtdMetadata:n3,compositeRule:r3,createErrors:i2,allErrors:s}){if(r3!==void 0)e3.compositeRule=r3;if(i2!==void 0)e3.createErrors=i2;if(s!==void 0)e3.
allErrors=s;e3.jtdDiscriminator=t3;e3.jtdMetadata=n3}t2.extendSubschemaMode=extendSubschemaMode},3893:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.CodeGen=t2.Name=t2.nil=t2.stringify=
t2.str=t2._=t2.KeywordCxt=void 0;var r2=n2(7881);Object.defineProperty(t2,"KeywordCxt",{enumerable:true,get:function(){return r2.KeywordCxt}});var i=n2(1436);Object.defineProperty(t2,"_",{enumerable:true,
get:function(){return i._}});Object.defineProperty(t2,"str",{enumerable:true,get:function(){return i.str}});Object.defineProperty(t2,"stringify",{enumerable:true,get:function(){return i.stringify}});Object.
defineProperty(t2,"nil",{enumerable:true,get:function(){return i.nil}});Object.defineProperty(t2,"Name",{enumerable:true,get:function(){return i.Name}});Object.defineProperty(t2,"CodeGen",{enumerable:true,
get:function(){return i.CodeGen}});const s=n2(3021);const o=n2(3162);const a=n2(7353);const c=n2(2718);const u=n2(1436);const l=n2(4090);const d=n2(6685);const f=n2(4464);const p=n2(3837);const m=n2(6285);
const defaultRegExp=(e3,t3)=>new RegExp(e3,t3);defaultRegExp.code="new RegExp";const h=["removeAdditional","useDefaults","coerceTypes"];const y=new Set(["validate","serialize","parse","wrapper","root",
"schema","keyword","pattern","formats","validate$data","func","obj","Error"]);const g={errorDataPath:"",format:"`validateFormats: false` can be used instead.",nullable:'"nullable" keyword is supported\
 by default.',jsonPointers:"Deprecated jsPropertySyntax can be used instead.",extendRefs:"Deprecated ignoreKeywordsWithRef can be used instead.",missingRefs:"Pass empty schema with $id that should be \
ignored to ajv.addSchema.",processCode:"Use option `code: {process: (code, schemaEnv: object) => string}`",sourceCode:"Use option `code: {source: true}`",strictDefaults:"It is default now, see option \
`strict`.",strictKeywords:"It is default now, see option `strict`.",uniqueItems:'"uniqueItems" keyword is always validated.',unknownFormats:"Disable strict mode or pass `true` to `ajv.addFormat` (or `\
formats` option).",cache:"Map is used as cache, schema object as key.",serialize:"Map is used as cache, schema object as key.",ajvErrors:"It is default now."};const v={ignoreKeywordsWithRef:"",jsPropertySyntax:"",
unicode:'"minLength"/"maxLength" account for unicode characters by default.'};const b=200;function requiredOptions(e3){var t3,n3,r3,i2,s2,o2,a2,c2,u2,l2,d2,f2,p2,h2,y2,g2,v2,T2,w2,E2,N,S,O,I,k;const $=e3.
strict;const A=(t3=e3.code)===null||t3===void 0?void 0:t3.optimize;const R=A===true||A===void 0?1:A||0;const D=(r3=(n3=e3.code)===null||n3===void 0?void 0:n3.regExp)!==null&&r3!==void 0?r3:defaultRegExp;
const P=(i2=e3.uriResolver)!==null&&i2!==void 0?i2:m.default;return{strictSchema:(o2=(s2=e3.strictSchema)!==null&&s2!==void 0?s2:$)!==null&&o2!==void 0?o2:true,strictNumbers:(c2=(a2=e3.strictNumbers)!==
null&&a2!==void 0?a2:$)!==null&&c2!==void 0?c2:true,strictTypes:(l2=(u2=e3.strictTypes)!==null&&u2!==void 0?u2:$)!==null&&l2!==void 0?l2:"log",strictTuples:(f2=(d2=e3.strictTuples)!==null&&d2!==void 0?
d2:$)!==null&&f2!==void 0?f2:"log",strictRequired:(h2=(p2=e3.strictRequired)!==null&&p2!==void 0?p2:$)!==null&&h2!==void 0?h2:false,code:e3.code?{...e3.code,optimize:R,regExp:D}:{optimize:R,regExp:D},
loopRequired:(y2=e3.loopRequired)!==null&&y2!==void 0?y2:b,loopEnum:(g2=e3.loopEnum)!==null&&g2!==void 0?g2:b,meta:(v2=e3.meta)!==null&&v2!==void 0?v2:true,messages:(T2=e3.messages)!==null&&T2!==void 0?
T2:true,inlineRefs:(w2=e3.inlineRefs)!==null&&w2!==void 0?w2:true,schemaId:(E2=e3.schemaId)!==null&&E2!==void 0?E2:"$id",addUsedSchema:(N=e3.addUsedSchema)!==null&&N!==void 0?N:true,validateSchema:(S=
e3.validateSchema)!==null&&S!==void 0?S:true,validateFormats:(O=e3.validateFormats)!==null&&O!==void 0?O:true,unicodeRegExp:(I=e3.unicodeRegExp)!==null&&I!==void 0?I:true,int32range:(k=e3.int32range)!==
null&&k!==void 0?k:true,uriResolver:P}}class Ajv{constructor(e3={}){this.schemas={};this.refs={};this.formats=Object.create(null);this._compilations=new Set;this._loading={};this._cache=new Map;e3=this.
opts={...e3,...requiredOptions(e3)};const{es5:t3,lines:n3}=this.opts.code;this.scope=new u.ValueScope({scope:{},prefixes:y,es5:t3,lines:n3});this.logger=getLogger(e3.logger);const r3=e3.validateFormats;
e3.validateFormats=false;this.RULES=(0,a.getRules)();checkOptions.call(this,g,e3,"NOT SUPPORTED");checkOptions.call(this,v,e3,"DEPRECATED","warn");this._metaOpts=getMetaSchemaOptions.call(this);if(e3.
formats)addInitialFormats.call(this);this._addVocabularies();this._addDefaultMetaSchema();if(e3.keywords)addInitialKeywords.call(this,e3.keywords);if(typeof e3.meta=="object")this.addMetaSchema(e3.meta);
addInitialSchemas.call(this);e3.validateFormats=r3}_addVocabularies(){this.addKeyword("$async")}_addDefaultMetaSchema(){const{$data:e3,meta:t3,schemaId:n3}=this.opts;let r3=p;if(n3==="id"){r3={...p};r3.
id=r3.$id;delete r3.$id}if(t3&&e3)this.addMetaSchema(r3,r3[n3],false)}defaultMeta(){const{meta:e3,schemaId:t3}=this.opts;return this.opts.defaultMeta=typeof e3=="object"?e3[t3]||e3:void 0}validate(e3,t3){
let n3;if(typeof e3=="string"){n3=this.getSchema(e3);if(!n3)throw new Error(`no schema with key or ref "${e3}"`)}else{n3=this.compile(e3)}const r3=n3(t3);if(!("$async"in n3))this.errors=n3.errors;return r3}compile(e3,t3){
const n3=this._addSchema(e3,t3);return n3.validate||this._compileSchemaEnv(n3)}compileAsync(e3,t3){if(typeof this.opts.loadSchema!="function"){throw new Error("options.loadSchema should be a function")}
const{loadSchema:n3}=this.opts;return runCompileAsync.call(this,e3,t3);async function runCompileAsync(e4,t4){await loadMetaSchema.call(this,e4.$schema);const n4=this._addSchema(e4,t4);return n4.validate||
_compileAsync.call(this,n4)}async function loadMetaSchema(e4){if(e4&&!this.getSchema(e4)){await runCompileAsync.call(this,{$ref:e4},true)}}async function _compileAsync(e4){try{return this._compileSchemaEnv(
e4)}catch(t4){if(!(t4 instanceof o.default))throw t4;checkLoaded.call(this,t4);await loadMissingSchema.call(this,t4.missingSchema);return _compileAsync.call(this,e4)}}function checkLoaded({missingSchema:e4,
missingRef:t4}){if(this.refs[e4]){throw new Error(`AnySchema ${e4} is loaded but ${t4} cannot be resolved`)}}async function loadMissingSchema(e4){const n4=await _loadSchema.call(this,e4);if(!this.refs[e4])
await loadMetaSchema.call(this,n4.$schema);if(!this.refs[e4])this.addSchema(n4,e4,t3)}async function _loadSchema(e4){const t4=this._loading[e4];if(t4)return t4;try{return await(this._loading[e4]=n3(e4))}finally{
delete this._loading[e4]}}}addSchema(e3,t3,n3,r3=this.opts.validateSchema){if(Array.isArray(e3)){for(const t4 of e3)this.addSchema(t4,void 0,n3,r3);return this}let i2;if(typeof e3==="object"){const{schemaId:t4}=this.
opts;i2=e3[t4];if(i2!==void 0&&typeof i2!="string"){throw new Error(`schema ${t4} must be string`)}}t3=(0,l.normalizeId)(t3||i2);this._checkUnique(t3);this.schemas[t3]=this._addSchema(e3,n3,t3,r3,true);
return this}addMetaSchema(e3,t3,n3=this.opts.validateSchema){this.addSchema(e3,t3,true,n3);return this}validateSchema(e3,t3){if(typeof e3=="boolean")return true;let n3;n3=e3.$schema;if(n3!==void 0&&typeof n3!=
"string"){throw new Error("$schema must be a string")}n3=n3||this.opts.defaultMeta||this.defaultMeta();if(!n3){this.logger.warn("meta-schema not available");this.errors=null;return true}const r3=this.
validate(n3,e3);if(!r3&&t3){const e4="schema is invalid: "+this.errorsText();if(this.opts.validateSchema==="log")this.logger.error(e4);else throw new Error(e4)}return r3}getSchema(e3){let t3;while(typeof(t3=
getSchEnv.call(this,e3))=="string")e3=t3;if(t3===void 0){const{schemaId:n3}=this.opts;const r3=new c.SchemaEnv({schema:{},schemaId:n3});t3=c.resolveSchema.call(this,r3,e3);if(!t3)return;this.refs[e3]=
t3}return t3.validate||this._compileSchemaEnv(t3)}removeSchema(e3){if(e3 instanceof RegExp){this._removeAllSchemas(this.schemas,e3);this._removeAllSchemas(this.refs,e3);return this}switch(typeof e3){case"\
undefined":this._removeAllSchemas(this.schemas);this._removeAllSchemas(this.refs);this._cache.clear();return this;case"string":{const t3=getSchEnv.call(this,e3);if(typeof t3=="object")this._cache.delete(
t3.schema);delete this.schemas[e3];delete this.refs[e3];return this}case"object":{const t3=e3;this._cache.delete(t3);let n3=e3[this.opts.schemaId];if(n3){n3=(0,l.normalizeId)(n3);delete this.schemas[n3];
delete this.refs[n3]}return this}default:throw new Error("ajv.removeSchema: invalid parameter")}}addVocabulary(e3){for(const t3 of e3)this.addKeyword(t3);return this}addKeyword(e3,t3){let n3;if(typeof e3==
"string"){n3=e3;if(typeof t3=="object"){this.logger.warn("these parameters are deprecated, see docs for addKeyword");t3.keyword=n3}}else if(typeof e3=="object"&&t3===void 0){t3=e3;n3=t3.keyword;if(Array.
isArray(n3)&&!n3.length){throw new Error("addKeywords: keyword must be string or non-empty array")}}else{throw new Error("invalid addKeywords parameters")}checkKeyword.call(this,n3,t3);if(!t3){(0,f.eachItem)(
n3,e4=>addRule.call(this,e4));return this}keywordMetaschema.call(this,t3);const r3={...t3,type:(0,d.getJSONTypes)(t3.type),schemaType:(0,d.getJSONTypes)(t3.schemaType)};(0,f.eachItem)(n3,r3.type.length===
0?e4=>addRule.call(this,e4,r3):e4=>r3.type.forEach(t4=>addRule.call(this,e4,r3,t4)));return this}getKeyword(e3){const t3=this.RULES.all[e3];return typeof t3=="object"?t3.definition:!!t3}removeKeyword(e3){
const{RULES:t3}=this;delete t3.keywords[e3];delete t3.all[e3];for(const n3 of t3.rules){const t4=n3.rules.findIndex(t5=>t5.keyword===e3);if(t4>=0)n3.rules.splice(t4,1)}return this}addFormat(e3,t3){if(typeof t3==
"string")t3=new RegExp(t3);this.formats[e3]=t3;return this}errorsText(e3=this.errors,{separator:t3=", ",dataVar:n3="data"}={}){if(!e3||e3.length===0)return"No errors";return e3.map(e4=>`${n3}${e4.instancePath}\
 ${e4.message}`).reduce((e4,n4)=>e4+t3+n4)}$dataMetaSchema(e3,t3){const n3=this.RULES.all;e3=JSON.parse(JSON.stringify(e3));for(const r3 of t3){const t4=r3.split("/").slice(1);let i2=e3;for(const e4 of t4)
i2=i2[e4];for(const e4 in n3){const t5=n3[e4];if(typeof t5!="object")continue;const{$data:r4}=t5.definition;const s2=i2[e4];if(r4&&s2)i2[e4]=schemaOrData(s2)}}return e3}_removeAllSchemas(e3,t3){for(const n3 in e3){
const r3=e3[n3];if(!t3||t3.test(n3)){if(typeof r3=="string"){delete e3[n3]}else if(r3&&!r3.meta){this._cache.delete(r3.schema);delete e3[n3]}}}}_addSchema(e3,t3,n3,r3=this.opts.validateSchema,i2=this.
opts.addUsedSchema){let s2;const{schemaId:o2}=this.opts;if(typeof e3=="object"){s2=e3[o2]}else{if(this.opts.jtd)throw new Error("schema must be object");else if(typeof e3!="boolean")throw new Error("s\
chema must be object or boolean")}let a2=this._cache.get(e3);if(a2!==void 0)return a2;n3=(0,l.normalizeId)(s2||n3);const u2=l.getSchemaRefs.call(this,e3,n3);a2=new c.SchemaEnv({schema:e3,schemaId:o2,meta:t3,
baseId:n3,localRefs:u2});this._cache.set(a2.schema,a2);if(i2&&!n3.startsWith("#")){if(n3)this._checkUnique(n3);this.refs[n3]=a2}if(r3)this.validateSchema(e3,true);return a2}_checkUnique(e3){if(this.schemas[e3]||
this.refs[e3]){throw new Error(`schema with key or id "${e3}" already exists`)}}_compileSchemaEnv(e3){if(e3.meta)this._compileMetaSchema(e3);else c.compileSchema.call(this,e3);if(!e3.validate)throw new Error(
"ajv implementation error");return e3.validate}_compileMetaSchema(e3){const t3=this.opts;this.opts=this._metaOpts;try{c.compileSchema.call(this,e3)}finally{this.opts=t3}}}Ajv.ValidationError=s.default;
Ajv.MissingRefError=o.default;t2["default"]=Ajv;function checkOptions(e3,t3,n3,r3="error"){for(const i2 in e3){const s2=i2;if(s2 in t3)this.logger[r3](`${n3}: option ${i2}. ${e3[s2]}`)}}function getSchEnv(e3){
e3=(0,l.normalizeId)(e3);return this.schemas[e3]||this.refs[e3]}function addInitialSchemas(){const e3=this.opts.schemas;if(!e3)return;if(Array.isArray(e3))this.addSchema(e3);else for(const t3 in e3)this.
addSchema(e3[t3],t3)}function addInitialFormats(){for(const e3 in this.opts.formats){const t3=this.opts.formats[e3];if(t3)this.addFormat(e3,t3)}}function addInitialKeywords(e3){if(Array.isArray(e3)){this.
addVocabulary(e3);return}this.logger.warn("keywords option as map is deprecated, pass array");for(const t3 in e3){const n3=e3[t3];if(!n3.keyword)n3.keyword=t3;this.addKeyword(n3)}}function getMetaSchemaOptions(){
const e3={...this.opts};for(const t3 of h)delete e3[t3];return e3}const T={log(){},warn(){},error(){}};function getLogger(e3){if(e3===false)return T;if(e3===void 0)return console;if(e3.log&&e3.warn&&e3.
error)return e3;throw new Error("logger must implement log, warn and error methods")}const w=/^[a-z_$][a-z0-9_$:-]*$/i;function checkKeyword(e3,t3){const{RULES:n3}=this;(0,f.eachItem)(e3,e4=>{if(n3.keywords[e4])
throw new Error(`Keyword ${e4} is already defined`);if(!w.test(e4))throw new Error(`Keyword ${e4} has invalid name`)});if(!t3)return;if(t3.$data&&!("code"in t3||"validate"in t3)){throw new Error('$dat\
a keyword must have "code" or "validate" function')}}function addRule(e3,t3,n3){var r3;const i2=t3===null||t3===void 0?void 0:t3.post;if(n3&&i2)throw new Error('keyword with "post" flag cannot have "t\
ype"');const{RULES:s2}=this;let o2=i2?s2.post:s2.rules.find(({type:e4})=>e4===n3);if(!o2){o2={type:n3,rules:[]};s2.rules.push(o2)}s2.keywords[e3]=true;if(!t3)return;const a2={keyword:e3,definition:{...t3,
type:(0,d.getJSONTypes)(t3.type),schemaType:(0,d.getJSONTypes)(t3.schemaType)}};if(t3.before)addBeforeRule.call(this,o2,a2,t3.before);else o2.rules.push(a2);s2.all[e3]=a2;(r3=t3.implements)===null||r3===
void 0?void 0:r3.forEach(e4=>this.addKeyword(e4))}function addBeforeRule(e3,t3,n3){const r3=e3.rules.findIndex(e4=>e4.keyword===n3);if(r3>=0){e3.rules.splice(r3,0,t3)}else{e3.rules.push(t3);this.logger.
warn(`rule ${n3} is not defined`)}}function keywordMetaschema(e3){let{metaSchema:t3}=e3;if(t3===void 0)return;if(e3.$data&&this.opts.$data)t3=schemaOrData(t3);e3.validateSchema=this.compile(t3,true)}const E={
$ref:"https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#"};function schemaOrData(e3){return{anyOf:[e3,E]}}},4951:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});
const r2=n2(3430);r2.code='require("ajv/dist/runtime/equal").default';t2["default"]=r2},6214:(e2,t2)=>{Object.defineProperty(t2,"__esModule",{value:true});function ucs2length(e3){const t3=e3.length;let n2=0;
let r2=0;let i;while(r2<t3){n2++;i=e3.charCodeAt(r2++);if(i>=55296&&i<=56319&&r2<t3){i=e3.charCodeAt(r2);if((i&64512)===56320)r2++}}return n2}t2["default"]=ucs2length;ucs2length.code='require("ajv/dis\
t/runtime/ucs2length").default'},6285:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});const r2=n2(4352);r2.code='require("ajv/dist/runtime/uri").default';t2["default"]=r2},3021:(e2,t2)=>{
Object.defineProperty(t2,"__esModule",{value:true});class ValidationError extends Error{constructor(e3){super("validation failed");this.errors=e3;this.ajv=this.validation=true}}t2["default"]=ValidationError},
3448:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.validateAdditionalItems=void 0;const r2=n2(1436);const i=n2(4464);const s={message:({params:{len:e3}})=>(0,r2.str)`must NOT have more than ${e3} items`,
params:({params:{len:e3}})=>(0,r2._)`{limit: ${e3}}`};const o={keyword:"additionalItems",type:"array",schemaType:["boolean","object"],before:"uniqueItems",error:s,code(e3){const{parentSchema:t3,it:n3}=e3;
const{items:r3}=t3;if(!Array.isArray(r3)){(0,i.checkStrictMode)(n3,'"additionalItems" is ignored when "items" is not an array of schemas');return}validateAdditionalItems(e3,r3)}};function validateAdditionalItems(e3,t3){
const{gen:n3,schema:s2,data:o2,keyword:a,it:c}=e3;c.items=true;const u=n3.const("len",(0,r2._)`${o2}.length`);if(s2===false){e3.setParams({len:t3.length});e3.pass((0,r2._)`${u} <= ${t3.length}`)}else if(typeof s2==
"object"&&!(0,i.alwaysValidSchema)(c,s2)){const i2=n3.var("valid",(0,r2._)`${u} <= ${t3.length}`);n3.if((0,r2.not)(i2),()=>validateItems(i2));e3.ok(i2)}function validateItems(s3){n3.forRange("i",t3.length,
u,t4=>{e3.subschema({keyword:a,dataProp:t4,dataPropType:i.Type.Num},s3);if(!c.allErrors)n3.if((0,r2.not)(s3),()=>n3.break())})}}t2.validateAdditionalItems=validateAdditionalItems;t2["default"]=o},2431:(e2,t2,n2)=>{
Object.defineProperty(t2,"__esModule",{value:true});const r2=n2(8484);const i=n2(1436);const s=n2(630);const o=n2(4464);const a={message:"must NOT have additional properties",params:({params:e3})=>(0,
i._)`{additionalProperty: ${e3.additionalProperty}}`};const c={keyword:"additionalProperties",type:["object"],schemaType:["boolean","object"],allowUndefined:true,trackErrors:true,error:a,code(e3){const{
gen:t3,schema:n3,parentSchema:a2,data:c2,errsCount:u,it:l}=e3;if(!u)throw new Error("ajv implementation error");const{allErrors:d,opts:f}=l;l.props=true;if(f.removeAdditional!=="all"&&(0,o.alwaysValidSchema)(
l,n3))return;const p=(0,r2.allSchemaProperties)(a2.properties);const m=(0,r2.allSchemaProperties)(a2.patternProperties);checkAdditionalProperties();e3.ok((0,i._)`${u} === ${s.default.errors}`);function checkAdditionalProperties(){
t3.forIn("key",c2,e4=>{if(!p.length&&!m.length)additionalPropertyCode(e4);else t3.if(isAdditional(e4),()=>additionalPropertyCode(e4))})}function isAdditional(n4){let s2;if(p.length>8){const e4=(0,o.schemaRefOrVal)(
l,a2.properties,"properties");s2=(0,r2.isOwnProperty)(t3,e4,n4)}else if(p.length){s2=(0,i.or)(...p.map(e4=>(0,i._)`${n4} === ${e4}`))}else{s2=i.nil}if(m.length){s2=(0,i.or)(s2,...m.map(t4=>(0,i._)`${(0,
r2.usePattern)(e3,t4)}.test(${n4})`))}return(0,i.not)(s2)}function deleteAdditional(e4){t3.code((0,i._)`delete ${c2}[${e4}]`)}function additionalPropertyCode(r3){if(f.removeAdditional==="all"||f.removeAdditional&&
n3===false){deleteAdditional(r3);return}if(n3===false){e3.setParams({additionalProperty:r3});e3.error();if(!d)t3.break();return}if(typeof n3=="object"&&!(0,o.alwaysValidSchema)(l,n3)){const n4=t3.name(
"valid");if(f.removeAdditional==="failing"){applyAdditionalSchema(r3,n4,false);t3.if((0,i.not)(n4),()=>{e3.reset();deleteAdditional(r3)})}else{applyAdditionalSchema(r3,n4);if(!d)t3.if((0,i.not)(n4),()=>t3.
break())}}}function applyAdditionalSchema(t4,n4,r3){const i2={keyword:"additionalProperties",dataProp:t4,dataPropType:o.Type.Str};if(r3===false){Object.assign(i2,{compositeRule:true,createErrors:false,
allErrors:false})}e3.subschema(i2,n4)}}};t2["default"]=c},9205:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});const r2=n2(4464);const i={keyword:"allOf",schemaType:"array",code(e3){const{
gen:t3,schema:n3,it:i2}=e3;if(!Array.isArray(n3))throw new Error("ajv implementation error");const s=t3.name("valid");n3.forEach((t4,n4)=>{if((0,r2.alwaysValidSchema)(i2,t4))return;const o=e3.subschema(
{keyword:"allOf",schemaProp:n4},s);e3.ok(s);e3.mergeEvaluated(o)})}};t2["default"]=i},9380:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});const r2=n2(8484);const i={keyword:"anyOf",schemaType:"\
array",trackErrors:true,code:r2.validateUnion,error:{message:"must match a schema in anyOf"}};t2["default"]=i},6182:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});const r2=n2(1436);const i=n2(
4464);const s={message:({params:{min:e3,max:t3}})=>t3===void 0?(0,r2.str)`must contain at least ${e3} valid item(s)`:(0,r2.str)`must contain at least ${e3} and no more than ${t3} valid item(s)`,params:({
params:{min:e3,max:t3}})=>t3===void 0?(0,r2._)`{minContains: ${e3}}`:(0,r2._)`{minContains: ${e3}, maxContains: ${t3}}`};const o={keyword:"contains",type:"array",schemaType:["object","boolean"],before:"\
uniqueItems",trackErrors:true,error:s,code(e3){const{gen:t3,schema:n3,parentSchema:s2,data:o2,it:a}=e3;let c;let u;const{minContains:l,maxContains:d}=s2;if(a.opts.next){c=l===void 0?1:l;u=d}else{c=1}const f=t3.
const("len",(0,r2._)`${o2}.length`);e3.setParams({min:c,max:u});if(u===void 0&&c===0){(0,i.checkStrictMode)(a,`"minContains" == 0 without "maxContains": "contains" keyword ignored`);return}if(u!==void 0&&
c>u){(0,i.checkStrictMode)(a,`"minContains" > "maxContains" is always invalid`);e3.fail();return}if((0,i.alwaysValidSchema)(a,n3)){let t4=(0,r2._)`${f} >= ${c}`;if(u!==void 0)t4=(0,r2._)`${t4} && ${f} <= ${u}`;
e3.pass(t4);return}a.items=true;const p=t3.name("valid");if(u===void 0&&c===1){validateItems(p,()=>t3.if(p,()=>t3.break()))}else if(c===0){t3.let(p,true);if(u!==void 0)t3.if((0,r2._)`${o2}.length > 0`,
validateItemsWithCount)}else{t3.let(p,false);validateItemsWithCount()}e3.result(p,()=>e3.reset());function validateItemsWithCount(){const e4=t3.name("_valid");const n4=t3.let("count",0);validateItems(
e4,()=>t3.if(e4,()=>checkLimits(n4)))}function validateItems(n4,r3){t3.forRange("i",0,f,t4=>{e3.subschema({keyword:"contains",dataProp:t4,dataPropType:i.Type.Num,compositeRule:true},n4);r3()})}function checkLimits(e4){
t3.code((0,r2._)`${e4}++`);if(u===void 0){t3.if((0,r2._)`${e4} >= ${c}`,()=>t3.assign(p,true).break())}else{t3.if((0,r2._)`${e4} > ${u}`,()=>t3.assign(p,false).break());if(c===1)t3.assign(p,true);else
t3.if((0,r2._)`${e4} >= ${c}`,()=>t3.assign(p,true))}}}};t2["default"]=o},5826:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.validateSchemaDeps=t2.validatePropertyDeps=t2.error=void 0;
const r2=n2(1436);const i=n2(4464);const s=n2(8484);t2.error={message:({params:{property:e3,depsCount:t3,deps:n3}})=>{const i2=t3===1?"property":"properties";return(0,r2.str)`must have ${i2} ${n3} when property ${e3} is present`},
params:({params:{property:e3,depsCount:t3,deps:n3,missingProperty:i2}})=>(0,r2._)`{property: ${e3},
    missingProperty: ${i2},
    depsCount: ${t3},
    deps: ${n3}}`};const o={keyword:"dependencies",type:"object",schemaType:"object",error:t2.error,code(e3){const[t3,n3]=splitDependencies(e3);validatePropertyDeps(e3,t3);validateSchemaDeps(e3,n3)}};
function splitDependencies({schema:e3}){const t3={};const n3={};for(const r3 in e3){if(r3==="__proto__")continue;const i2=Array.isArray(e3[r3])?t3:n3;i2[r3]=e3[r3]}return[t3,n3]}function validatePropertyDeps(e3,t3=e3.
schema){const{gen:n3,data:i2,it:o2}=e3;if(Object.keys(t3).length===0)return;const a=n3.let("missing");for(const c in t3){const u=t3[c];if(u.length===0)continue;const l=(0,s.propertyInData)(n3,i2,c,o2.
opts.ownProperties);e3.setParams({property:c,depsCount:u.length,deps:u.join(", ")});if(o2.allErrors){n3.if(l,()=>{for(const t4 of u){(0,s.checkReportMissingProp)(e3,t4)}})}else{n3.if((0,r2._)`${l} && (${(0,
s.checkMissingProp)(e3,u,a)})`);(0,s.reportMissingProp)(e3,a);n3.else()}}}t2.validatePropertyDeps=validatePropertyDeps;function validateSchemaDeps(e3,t3=e3.schema){const{gen:n3,data:r3,keyword:o2,it:a}=e3;
const c=n3.name("valid");for(const u in t3){if((0,i.alwaysValidSchema)(a,t3[u]))continue;n3.if((0,s.propertyInData)(n3,r3,u,a.opts.ownProperties),()=>{const t4=e3.subschema({keyword:o2,schemaProp:u},c);
e3.mergeValidEvaluated(t4,c)},()=>n3.var(c,true));e3.ok(c)}}t2.validateSchemaDeps=validateSchemaDeps;t2["default"]=o},8584:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});const r2=n2(
1436);const i=n2(4464);const s={message:({params:e3})=>(0,r2.str)`must match "${e3.ifClause}" schema`,params:({params:e3})=>(0,r2._)`{failingKeyword: ${e3.ifClause}}`};const o={keyword:"if",schemaType:[
"object","boolean"],trackErrors:true,error:s,code(e3){const{gen:t3,parentSchema:n3,it:s2}=e3;if(n3.then===void 0&&n3.else===void 0){(0,i.checkStrictMode)(s2,'"if" without "then" and "else" is ignored')}
const o2=hasSchema(s2,"then");const a=hasSchema(s2,"else");if(!o2&&!a)return;const c=t3.let("valid",true);const u=t3.name("_valid");validateIf();e3.reset();if(o2&&a){const n4=t3.let("ifClause");e3.setParams(
{ifClause:n4});t3.if(u,validateClause("then",n4),validateClause("else",n4))}else if(o2){t3.if(u,validateClause("then"))}else{t3.if((0,r2.not)(u),validateClause("else"))}e3.pass(c,()=>e3.error(true));function validateIf(){
const t4=e3.subschema({keyword:"if",compositeRule:true,createErrors:false,allErrors:false},u);e3.mergeEvaluated(t4)}function validateClause(n4,i2){return()=>{const s3=e3.subschema({keyword:n4},u);t3.assign(
c,u);e3.mergeValidEvaluated(s3,c);if(i2)t3.assign(i2,(0,r2._)`${n4}`);else e3.setParams({ifClause:n4})}}}};function hasSchema(e3,t3){const n3=e3.schema[t3];return n3!==void 0&&!(0,i.alwaysValidSchema)(
e3,n3)}t2["default"]=o},8775:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});const r2=n2(3448);const i=n2(6467);const s=n2(5791);const o=n2(2959);const a=n2(6182);const c=n2(5826);const u=n2(
1372);const l=n2(2431);const d=n2(8778);const f=n2(664);const p=n2(8350);const m=n2(9380);const h=n2(2490);const y=n2(9205);const g=n2(8584);const v=n2(6829);function getApplicator(e3=false){const t3=[
p.default,m.default,h.default,y.default,g.default,v.default,u.default,l.default,c.default,d.default,f.default];if(e3)t3.push(i.default,o.default);else t3.push(r2.default,s.default);t3.push(a.default);
return t3}t2["default"]=getApplicator},5791:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.validateTuple=void 0;const r2=n2(1436);const i=n2(4464);const s=n2(8484);const o={keyword:"\
items",type:"array",schemaType:["object","array","boolean"],before:"uniqueItems",code(e3){const{schema:t3,it:n3}=e3;if(Array.isArray(t3))return validateTuple(e3,"additionalItems",t3);n3.items=true;if((0,
i.alwaysValidSchema)(n3,t3))return;e3.ok((0,s.validateArray)(e3))}};function validateTuple(e3,t3,n3=e3.schema){const{gen:s2,parentSchema:o2,data:a,keyword:c,it:u}=e3;checkStrictTuple(o2);if(u.opts.unevaluated&&
n3.length&&u.items!==true){u.items=i.mergeEvaluated.items(s2,n3.length,u.items)}const l=s2.name("valid");const d=s2.const("len",(0,r2._)`${a}.length`);n3.forEach((t4,n4)=>{if((0,i.alwaysValidSchema)(u,
t4))return;s2.if((0,r2._)`${d} > ${n4}`,()=>e3.subschema({keyword:c,schemaProp:n4,dataProp:n4},l));e3.ok(l)});function checkStrictTuple(e4){const{opts:r3,errSchemaPath:s3}=u;const o3=n3.length;const a2=o3===
e4.minItems&&(o3===e4.maxItems||e4[t3]===false);if(r3.strictTuples&&!a2){const e5=`"${c}" is ${o3}-tuple, but minItems or maxItems/${t3} are not specified or different at path "${s3}"`;(0,i.checkStrictMode)(
u,e5,r3.strictTuples)}}}t2.validateTuple=validateTuple;t2["default"]=o},2959:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});const r2=n2(1436);const i=n2(4464);const s=n2(8484);const o=n2(
3448);const a={message:({params:{len:e3}})=>(0,r2.str)`must NOT have more than ${e3} items`,params:({params:{len:e3}})=>(0,r2._)`{limit: ${e3}}`};const c={keyword:"items",type:"array",schemaType:["obj\
ect","boolean"],before:"uniqueItems",error:a,code(e3){const{schema:t3,parentSchema:n3,it:r3}=e3;const{prefixItems:a2}=n3;r3.items=true;if((0,i.alwaysValidSchema)(r3,t3))return;if(a2)(0,o.validateAdditionalItems)(
e3,a2);else e3.ok((0,s.validateArray)(e3))}};t2["default"]=c},8350:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});const r2=n2(4464);const i={keyword:"not",schemaType:["object","boole\
an"],trackErrors:true,code(e3){const{gen:t3,schema:n3,it:i2}=e3;if((0,r2.alwaysValidSchema)(i2,n3)){e3.fail();return}const s=t3.name("valid");e3.subschema({keyword:"not",compositeRule:true,createErrors:false,
allErrors:false},s);e3.failResult(s,()=>e3.reset(),()=>e3.error())},error:{message:"must NOT be valid"}};t2["default"]=i},2490:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});const r2=n2(
1436);const i=n2(4464);const s={message:"must match exactly one schema in oneOf",params:({params:e3})=>(0,r2._)`{passingSchemas: ${e3.passing}}`};const o={keyword:"oneOf",schemaType:"array",trackErrors:true,
error:s,code(e3){const{gen:t3,schema:n3,parentSchema:s2,it:o2}=e3;if(!Array.isArray(n3))throw new Error("ajv implementation error");if(o2.opts.discriminator&&s2.discriminator)return;const a=n3;const c=t3.
let("valid",false);const u=t3.let("passing",null);const l=t3.name("_valid");e3.setParams({passing:u});t3.block(validateOneOf);e3.result(c,()=>e3.reset(),()=>e3.error(true));function validateOneOf(){a.
forEach((n4,s3)=>{let a2;if((0,i.alwaysValidSchema)(o2,n4)){t3.var(l,true)}else{a2=e3.subschema({keyword:"oneOf",schemaProp:s3,compositeRule:true},l)}if(s3>0){t3.if((0,r2._)`${l} && ${c}`).assign(c,false).
assign(u,(0,r2._)`[${u}, ${s3}]`).else()}t3.if(l,()=>{t3.assign(c,true);t3.assign(u,s3);if(a2)e3.mergeEvaluated(a2,r2.Name)})})}}};t2["default"]=o},664:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModul\
e",{value:true});const r2=n2(8484);const i=n2(1436);const s=n2(4464);const o=n2(4464);const a={keyword:"patternProperties",type:"object",schemaType:"object",code(e3){const{gen:t3,schema:n3,data:a2,parentSchema:c,
it:u}=e3;const{opts:l}=u;const d=(0,r2.allSchemaProperties)(n3);const f=d.filter(e4=>(0,s.alwaysValidSchema)(u,n3[e4]));if(d.length===0||f.length===d.length&&(!u.opts.unevaluated||u.props===true)){return}
const p=l.strictSchema&&!l.allowMatchingProperties&&c.properties;const m=t3.name("valid");if(u.props!==true&&!(u.props instanceof i.Name)){u.props=(0,o.evaluatedPropsToName)(t3,u.props)}const{props:h}=u;
validatePatternProperties();function validatePatternProperties(){for(const e4 of d){if(p)checkMatchingProperties(e4);if(u.allErrors){validateProperties(e4)}else{t3.var(m,true);validateProperties(e4);t3.
if(m)}}}function checkMatchingProperties(e4){for(const t4 in p){if(new RegExp(e4).test(t4)){(0,s.checkStrictMode)(u,`property ${t4} matches pattern ${e4} (use allowMatchingProperties)`)}}}function validateProperties(n4){
t3.forIn("key",a2,s2=>{t3.if((0,i._)`${(0,r2.usePattern)(e3,n4)}.test(${s2})`,()=>{const r3=f.includes(n4);if(!r3){e3.subschema({keyword:"patternProperties",schemaProp:n4,dataProp:s2,dataPropType:o.Type.
Str},m)}if(u.opts.unevaluated&&h!==true){t3.assign((0,i._)`${h}[${s2}]`,true)}else if(!r3&&!u.allErrors){t3.if((0,i.not)(m),()=>t3.break())}})})}}};t2["default"]=a},6467:(e2,t2,n2)=>{Object.defineProperty(
t2,"__esModule",{value:true});const r2=n2(5791);const i={keyword:"prefixItems",type:"array",schemaType:["array"],before:"uniqueItems",code:e3=>(0,r2.validateTuple)(e3,"items")};t2["default"]=i},8778:(e2,t2,n2)=>{
Object.defineProperty(t2,"__esModule",{value:true});const r2=n2(7881);const i=n2(8484);const s=n2(4464);const o=n2(2431);const a={keyword:"properties",type:"object",schemaType:"object",code(e3){const{
gen:t3,schema:n3,parentSchema:a2,data:c,it:u}=e3;if(u.opts.removeAdditional==="all"&&a2.additionalProperties===void 0){o.default.code(new r2.KeywordCxt(u,o.default,"additionalProperties"))}const l=(0,
i.allSchemaProperties)(n3);for(const e4 of l){u.definedProperties.add(e4)}if(u.opts.unevaluated&&l.length&&u.props!==true){u.props=s.mergeEvaluated.props(t3,(0,s.toHash)(l),u.props)}const d=l.filter(e4=>!(0,
s.alwaysValidSchema)(u,n3[e4]));if(d.length===0)return;const f=t3.name("valid");for(const n4 of d){if(hasDefault(n4)){applyPropertySchema(n4)}else{t3.if((0,i.propertyInData)(t3,c,n4,u.opts.ownProperties));
applyPropertySchema(n4);if(!u.allErrors)t3.else().var(f,true);t3.endIf()}e3.it.definedProperties.add(n4);e3.ok(f)}function hasDefault(e4){return u.opts.useDefaults&&!u.compositeRule&&n3[e4].default!==
void 0}function applyPropertySchema(t4){e3.subschema({keyword:"properties",schemaProp:t4,dataProp:t4},f)}}};t2["default"]=a},1372:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});const r2=n2(
1436);const i=n2(4464);const s={message:"property name must be valid",params:({params:e3})=>(0,r2._)`{propertyName: ${e3.propertyName}}`};const o={keyword:"propertyNames",type:"object",schemaType:["ob\
ject","boolean"],error:s,code(e3){const{gen:t3,schema:n3,data:s2,it:o2}=e3;if((0,i.alwaysValidSchema)(o2,n3))return;const a=t3.name("valid");t3.forIn("key",s2,n4=>{e3.setParams({propertyName:n4});e3.subschema(
{keyword:"propertyNames",data:n4,dataTypes:["string"],propertyName:n4,compositeRule:true},a);t3.if((0,r2.not)(a),()=>{e3.error(true);if(!o2.allErrors)t3.break()})});e3.ok(a)}};t2["default"]=o},6829:(e2,t2,n2)=>{
Object.defineProperty(t2,"__esModule",{value:true});const r2=n2(4464);const i={keyword:["then","else"],schemaType:["object","boolean"],code({keyword:e3,parentSchema:t3,it:n3}){if(t3.if===void 0)(0,r2.
checkStrictMode)(n3,`"${e3}" without "if" is ignored`)}};t2["default"]=i},8484:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.validateUnion=t2.validateArray=t2.usePattern=t2.callValidateCode=
t2.schemaProperties=t2.allSchemaProperties=t2.noPropertyInData=t2.propertyInData=t2.isOwnProperty=t2.hasPropFunc=t2.reportMissingProp=t2.checkMissingProp=t2.checkReportMissingProp=void 0;const r2=n2(1436);
const i=n2(4464);const s=n2(630);const o=n2(4464);function checkReportMissingProp(e3,t3){const{gen:n3,data:i2,it:s2}=e3;n3.if(noPropertyInData(n3,i2,t3,s2.opts.ownProperties),()=>{e3.setParams({missingProperty:(0,
r2._)`${t3}`},true);e3.error()})}t2.checkReportMissingProp=checkReportMissingProp;function checkMissingProp({gen:e3,data:t3,it:{opts:n3}},i2,s2){return(0,r2.or)(...i2.map(i3=>(0,r2.and)(noPropertyInData(
e3,t3,i3,n3.ownProperties),(0,r2._)`${s2} = ${i3}`)))}t2.checkMissingProp=checkMissingProp;function reportMissingProp(e3,t3){e3.setParams({missingProperty:t3},true);e3.error()}t2.reportMissingProp=reportMissingProp;
function hasPropFunc(e3){return e3.scopeValue("func",{ref:Object.prototype.hasOwnProperty,code:(0,r2._)`Object.prototype.hasOwnProperty`})}t2.hasPropFunc=hasPropFunc;function isOwnProperty(e3,t3,n3){return(0,
r2._)`${hasPropFunc(e3)}.call(${t3}, ${n3})`}t2.isOwnProperty=isOwnProperty;function propertyInData(e3,t3,n3,i2){const s2=(0,r2._)`${t3}${(0,r2.getProperty)(n3)} !== undefined`;return i2?(0,r2._)`${s2} && ${isOwnProperty(
e3,t3,n3)}`:s2}t2.propertyInData=propertyInData;function noPropertyInData(e3,t3,n3,i2){const s2=(0,r2._)`${t3}${(0,r2.getProperty)(n3)} === undefined`;return i2?(0,r2.or)(s2,(0,r2.not)(isOwnProperty(e3,
t3,n3))):s2}t2.noPropertyInData=noPropertyInData;function allSchemaProperties(e3){return e3?Object.keys(e3).filter(e4=>e4!=="__proto__"):[]}t2.allSchemaProperties=allSchemaProperties;function schemaProperties(e3,t3){
return allSchemaProperties(t3).filter(n3=>!(0,i.alwaysValidSchema)(e3,t3[n3]))}t2.schemaProperties=schemaProperties;function callValidateCode({schemaCode:e3,data:t3,it:{gen:n3,topSchemaRef:i2,schemaPath:o2,
errorPath:a2},it:c},u,l,d){const f=d?(0,r2._)`${e3}, ${t3}, ${i2}${o2}`:t3;const p=[[s.default.instancePath,(0,r2.strConcat)(s.default.instancePath,a2)],[s.default.parentData,c.parentData],[s.default.
parentDataProperty,c.parentDataProperty],[s.default.rootData,s.default.rootData]];if(c.opts.dynamicRef)p.push([s.default.dynamicAnchors,s.default.dynamicAnchors]);const m=(0,r2._)`${f}, ${n3.object(...p)}`;
return l!==r2.nil?(0,r2._)`${u}.call(${l}, ${m})`:(0,r2._)`${u}(${m})`}t2.callValidateCode=callValidateCode;const a=(0,r2._)`new RegExp`;function usePattern({gen:e3,it:{opts:t3}},n3){const i2=t3.unicodeRegExp?
"u":"";const{regExp:s2}=t3.code;const c=s2(n3,i2);return e3.scopeValue("pattern",{key:c.toString(),ref:c,code:(0,r2._)`${s2.code==="new RegExp"?a:(0,o.useFunc)(e3,s2)}(${n3}, ${i2})`})}t2.usePattern=usePattern;
function validateArray(e3){const{gen:t3,data:n3,keyword:s2,it:o2}=e3;const a2=t3.name("valid");if(o2.allErrors){const e4=t3.let("valid",true);validateItems(()=>t3.assign(e4,false));return e4}t3.var(a2,
true);validateItems(()=>t3.break());return a2;function validateItems(o3){const c=t3.const("len",(0,r2._)`${n3}.length`);t3.forRange("i",0,c,n4=>{e3.subschema({keyword:s2,dataProp:n4,dataPropType:i.Type.
Num},a2);t3.if((0,r2.not)(a2),o3)})}}t2.validateArray=validateArray;function validateUnion(e3){const{gen:t3,schema:n3,keyword:s2,it:o2}=e3;if(!Array.isArray(n3))throw new Error("ajv implementation err\
or");const a2=n3.some(e4=>(0,i.alwaysValidSchema)(o2,e4));if(a2&&!o2.opts.unevaluated)return;const c=t3.let("valid",false);const u=t3.name("_valid");t3.block(()=>n3.forEach((n4,i2)=>{const o3=e3.subschema(
{keyword:s2,schemaProp:i2,compositeRule:true},u);t3.assign(c,(0,r2._)`${c} || ${u}`);const a3=e3.mergeValidEvaluated(o3,u);if(!a3)t3.if((0,r2.not)(c))}));e3.result(c,()=>e3.reset(),()=>e3.error(true))}
t2.validateUnion=validateUnion},9872:(e2,t2)=>{Object.defineProperty(t2,"__esModule",{value:true});const n2={keyword:"id",code(){throw new Error('NOT SUPPORTED: keyword "id", use "$id" for schema ID')}};
t2["default"]=n2},7397:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});const r2=n2(9872);const i=n2(2996);const s=["$schema","$id","$defs","$vocabulary",{keyword:"$comment"},"definiti\
ons",r2.default,i.default];t2["default"]=s},2996:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.callRef=t2.getValidate=void 0;const r2=n2(3162);const i=n2(8484);const s=n2(1436);const o=n2(
630);const a=n2(2718);const c=n2(4464);const u={keyword:"$ref",schemaType:"string",code(e3){const{gen:t3,schema:n3,it:i2}=e3;const{baseId:o2,schemaEnv:c2,validateName:u2,opts:l,self:d}=i2;const{root:f}=c2;
if((n3==="#"||n3==="#/")&&o2===f.baseId)return callRootRef();const p=a.resolveRef.call(d,f,o2,n3);if(p===void 0)throw new r2.default(i2.opts.uriResolver,o2,n3);if(p instanceof a.SchemaEnv)return callValidate(
p);return inlineRefSchema(p);function callRootRef(){if(c2===f)return callRef(e3,u2,c2,c2.$async);const n4=t3.scopeValue("root",{ref:f});return callRef(e3,(0,s._)`${n4}.validate`,f,f.$async)}function callValidate(t4){
const n4=getValidate(e3,t4);callRef(e3,n4,t4,t4.$async)}function inlineRefSchema(r3){const i3=t3.scopeValue("schema",l.code.source===true?{ref:r3,code:(0,s.stringify)(r3)}:{ref:r3});const o3=t3.name("\
valid");const a2=e3.subschema({schema:r3,dataTypes:[],schemaPath:s.nil,topSchemaRef:i3,errSchemaPath:n3},o3);e3.mergeEvaluated(a2);e3.ok(o3)}}};function getValidate(e3,t3){const{gen:n3}=e3;return t3.validate?
n3.scopeValue("validate",{ref:t3.validate}):(0,s._)`${n3.scopeValue("wrapper",{ref:t3})}.validate`}t2.getValidate=getValidate;function callRef(e3,t3,n3,r3){const{gen:a2,it:u2}=e3;const{allErrors:l,schemaEnv:d,
opts:f}=u2;const p=f.passContext?o.default.this:s.nil;if(r3)callAsyncRef();else callSyncRef();function callAsyncRef(){if(!d.$async)throw new Error("async schema referenced by sync schema");const n4=a2.
let("valid");a2.try(()=>{a2.code((0,s._)`await ${(0,i.callValidateCode)(e3,t3,p)}`);addEvaluatedFrom(t3);if(!l)a2.assign(n4,true)},e4=>{a2.if((0,s._)`!(${e4} instanceof ${u2.ValidationError})`,()=>a2.
throw(e4));addErrorsFrom(e4);if(!l)a2.assign(n4,false)});e3.ok(n4)}function callSyncRef(){e3.result((0,i.callValidateCode)(e3,t3,p),()=>addEvaluatedFrom(t3),()=>addErrorsFrom(t3))}function addErrorsFrom(e4){
const t4=(0,s._)`${e4}.errors`;a2.assign(o.default.vErrors,(0,s._)`${o.default.vErrors} === null ? ${t4} : ${o.default.vErrors}.concat(${t4})`);a2.assign(o.default.errors,(0,s._)`${o.default.vErrors}.length`)}
function addEvaluatedFrom(e4){var t4;if(!u2.opts.unevaluated)return;const r4=(t4=n3===null||n3===void 0?void 0:n3.validate)===null||t4===void 0?void 0:t4.evaluated;if(u2.props!==true){if(r4&&!r4.dynamicProps){
if(r4.props!==void 0){u2.props=c.mergeEvaluated.props(a2,r4.props,u2.props)}}else{const t5=a2.var("props",(0,s._)`${e4}.evaluated.props`);u2.props=c.mergeEvaluated.props(a2,t5,u2.props,s.Name)}}if(u2.
items!==true){if(r4&&!r4.dynamicItems){if(r4.items!==void 0){u2.items=c.mergeEvaluated.items(a2,r4.items,u2.items)}}else{const t5=a2.var("items",(0,s._)`${e4}.evaluated.items`);u2.items=c.mergeEvaluated.
items(a2,t5,u2.items,s.Name)}}}}t2.callRef=callRef;t2["default"]=u},8886:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});const r2=n2(1436);const i=n2(7115);const s=n2(2718);const o=n2(
3162);const a=n2(4464);const c={message:({params:{discrError:e3,tagName:t3}})=>e3===i.DiscrError.Tag?`tag "${t3}" must be string`:`value of tag "${t3}" must be in oneOf`,params:({params:{discrError:e3,
tag:t3,tagName:n3}})=>(0,r2._)`{error: ${e3}, tag: ${n3}, tagValue: ${t3}}`};const u={keyword:"discriminator",type:"object",schemaType:"object",error:c,code(e3){const{gen:t3,data:n3,schema:c2,parentSchema:u2,
it:l}=e3;const{oneOf:d}=u2;if(!l.opts.discriminator){throw new Error("discriminator: requires discriminator option")}const f=c2.propertyName;if(typeof f!="string")throw new Error("discriminator: requi\
res propertyName");if(c2.mapping)throw new Error("discriminator: mapping is not supported");if(!d)throw new Error("discriminator: requires oneOf keyword");const p=t3.let("valid",false);const m=t3.const(
"tag",(0,r2._)`${n3}${(0,r2.getProperty)(f)}`);t3.if((0,r2._)`typeof ${m} == "string"`,()=>validateMapping(),()=>e3.error(false,{discrError:i.DiscrError.Tag,tag:m,tagName:f}));e3.ok(p);function validateMapping(){
const n4=getMapping();t3.if(false);for(const e4 in n4){t3.elseIf((0,r2._)`${m} === ${e4}`);t3.assign(p,applyTagSchema(n4[e4]))}t3.else();e3.error(false,{discrError:i.DiscrError.Mapping,tag:m,tagName:f});
t3.endIf()}function applyTagSchema(n4){const i2=t3.name("valid");const s2=e3.subschema({keyword:"oneOf",schemaProp:n4},i2);e3.mergeEvaluated(s2,r2.Name);return i2}function getMapping(){var e4;const t4={};
const n4=hasRequired(u2);let r3=true;for(let t5=0;t5<d.length;t5++){let i2=d[t5];if((i2===null||i2===void 0?void 0:i2.$ref)&&!(0,a.schemaHasRulesButRef)(i2,l.self.RULES)){const e5=i2.$ref;i2=s.resolveRef.
call(l.self,l.schemaEnv.root,l.baseId,e5);if(i2 instanceof s.SchemaEnv)i2=i2.schema;if(i2===void 0)throw new o.default(l.opts.uriResolver,l.baseId,e5)}const c3=(e4=i2===null||i2===void 0?void 0:i2.properties)===
null||e4===void 0?void 0:e4[f];if(typeof c3!="object"){throw new Error(`discriminator: oneOf subschemas (or referenced schemas) must have "properties/${f}"`)}r3=r3&&(n4||hasRequired(i2));addMappings(c3,
t5)}if(!r3)throw new Error(`discriminator: "${f}" must be required`);return t4;function hasRequired({required:e5}){return Array.isArray(e5)&&e5.includes(f)}function addMappings(e5,t5){if(e5.const){addMapping(
e5.const,t5)}else if(e5.enum){for(const n5 of e5.enum){addMapping(n5,t5)}}else{throw new Error(`discriminator: "properties/${f}" must have "const" or "enum"`)}}function addMapping(e5,n5){if(typeof e5!=
"string"||e5 in t4){throw new Error(`discriminator: "${f}" values must be unique strings`)}t4[e5]=n5}}}};t2["default"]=u},7115:(e2,t2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.DiscrError=
void 0;var n2;(function(e3){e3["Tag"]="tag";e3["Mapping"]="mapping"})(n2||(t2.DiscrError=n2={}))},9941:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});const r2=n2(7397);const i=n2(5481);
const s=n2(8775);const o=n2(2601);const a=n2(6620);const c=[r2.default,i.default,(0,s.default)(),o.default,a.metadataVocabulary,a.contentVocabulary];t2["default"]=c},6402:(e2,t2,n2)=>{Object.defineProperty(
t2,"__esModule",{value:true});const r2=n2(1436);const i={message:({schemaCode:e3})=>(0,r2.str)`must match format "${e3}"`,params:({schemaCode:e3})=>(0,r2._)`{format: ${e3}}`};const s={keyword:"format",
type:["number","string"],schemaType:"string",$data:true,error:i,code(e3,t3){const{gen:n3,data:i2,$data:s2,schema:o,schemaCode:a,it:c}=e3;const{opts:u,errSchemaPath:l,schemaEnv:d,self:f}=c;if(!u.validateFormats)
return;if(s2)validate$DataFormat();else validateFormat();function validate$DataFormat(){const s3=n3.scopeValue("formats",{ref:f.formats,code:u.code.formats});const o2=n3.const("fDef",(0,r2._)`${s3}[${a}]`);
const c2=n3.let("fType");const l2=n3.let("format");n3.if((0,r2._)`typeof ${o2} == "object" && !(${o2} instanceof RegExp)`,()=>n3.assign(c2,(0,r2._)`${o2}.type || "string"`).assign(l2,(0,r2._)`${o2}.validate`),
()=>n3.assign(c2,(0,r2._)`"string"`).assign(l2,o2));e3.fail$data((0,r2.or)(unknownFmt(),invalidFmt()));function unknownFmt(){if(u.strictSchema===false)return r2.nil;return(0,r2._)`${a} && !${l2}`}function invalidFmt(){
const e4=d.$async?(0,r2._)`(${o2}.async ? await ${l2}(${i2}) : ${l2}(${i2}))`:(0,r2._)`${l2}(${i2})`;const n4=(0,r2._)`(typeof ${l2} == "function" ? ${e4} : ${l2}.test(${i2}))`;return(0,r2._)`${l2} && ${l2} !== true && ${c2} === ${t3} && !${n4}`}}
function validateFormat(){const s3=f.formats[o];if(!s3){unknownFormat();return}if(s3===true)return;const[a2,c2,p]=getFormat(s3);if(a2===t3)e3.pass(validCondition());function unknownFormat(){if(u.strictSchema===
false){f.logger.warn(unknownMsg());return}throw new Error(unknownMsg());function unknownMsg(){return`unknown format "${o}" ignored in schema at path "${l}"`}}function getFormat(e4){const t4=e4 instanceof
RegExp?(0,r2.regexpCode)(e4):u.code.formats?(0,r2._)`${u.code.formats}${(0,r2.getProperty)(o)}`:void 0;const i3=n3.scopeValue("formats",{key:o,ref:e4,code:t4});if(typeof e4=="object"&&!(e4 instanceof RegExp)){
return[e4.type||"string",e4.validate,(0,r2._)`${i3}.validate`]}return["string",e4,i3]}function validCondition(){if(typeof s3=="object"&&!(s3 instanceof RegExp)&&s3.async){if(!d.$async)throw new Error(
"async format in sync schema");return(0,r2._)`await ${p}(${i2})`}return typeof c2=="function"?(0,r2._)`${p}(${i2})`:(0,r2._)`${p}.test(${i2})`}}}};t2["default"]=s},2601:(e2,t2,n2)=>{Object.defineProperty(
t2,"__esModule",{value:true});const r2=n2(6402);const i=[r2.default];t2["default"]=i},6620:(e2,t2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.contentVocabulary=t2.metadataVocabulary=void 0;
t2.metadataVocabulary=["title","description","default","deprecated","readOnly","writeOnly","examples"];t2.contentVocabulary=["contentMediaType","contentEncoding","contentSchema"]},8026:(e2,t2,n2)=>{Object.
defineProperty(t2,"__esModule",{value:true});const r2=n2(1436);const i=n2(4464);const s=n2(4951);const o={message:"must be equal to constant",params:({schemaCode:e3})=>(0,r2._)`{allowedValue: ${e3}}`};
const a={keyword:"const",$data:true,error:o,code(e3){const{gen:t3,data:n3,$data:o2,schemaCode:a2,schema:c}=e3;if(o2||c&&typeof c=="object"){e3.fail$data((0,r2._)`!${(0,i.useFunc)(t3,s.default)}(${n3}, ${a2})`)}else{
e3.fail((0,r2._)`${c} !== ${n3}`)}}};t2["default"]=a},3200:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});const r2=n2(1436);const i=n2(4464);const s=n2(4951);const o={message:"must b\
e equal to one of the allowed values",params:({schemaCode:e3})=>(0,r2._)`{allowedValues: ${e3}}`};const a={keyword:"enum",schemaType:"array",$data:true,error:o,code(e3){const{gen:t3,data:n3,$data:o2,schema:a2,
schemaCode:c,it:u}=e3;if(!o2&&a2.length===0)throw new Error("enum must have non-empty array");const l=a2.length>=u.opts.loopEnum;let d;const getEql=()=>d!==null&&d!==void 0?d:d=(0,i.useFunc)(t3,s.default);
let f;if(l||o2){f=t3.let("valid");e3.block$data(f,loopEnum)}else{if(!Array.isArray(a2))throw new Error("ajv implementation error");const e4=t3.const("vSchema",c);f=(0,r2.or)(...a2.map((t4,n4)=>equalCode(
e4,n4)))}e3.pass(f);function loopEnum(){t3.assign(f,false);t3.forOf("v",c,e4=>t3.if((0,r2._)`${getEql()}(${n3}, ${e4})`,()=>t3.assign(f,true).break()))}function equalCode(e4,t4){const i2=a2[t4];return typeof i2===
"object"&&i2!==null?(0,r2._)`${getEql()}(${n3}, ${e4}[${t4}])`:(0,r2._)`${n3} === ${i2}`}}};t2["default"]=a},5481:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});const r2=n2(3723);const i=n2(
8132);const s=n2(6962);const o=n2(6023);const a=n2(895);const c=n2(4504);const u=n2(6296);const l=n2(5132);const d=n2(8026);const f=n2(3200);const p=[r2.default,i.default,s.default,o.default,a.default,
c.default,u.default,l.default,{keyword:"type",schemaType:["string","array"]},{keyword:"nullable",schemaType:"boolean"},d.default,f.default];t2["default"]=p},6296:(e2,t2,n2)=>{Object.defineProperty(t2,
"__esModule",{value:true});const r2=n2(1436);const i={message({keyword:e3,schemaCode:t3}){const n3=e3==="maxItems"?"more":"fewer";return(0,r2.str)`must NOT have ${n3} than ${t3} items`},params:({schemaCode:e3})=>(0,
r2._)`{limit: ${e3}}`};const s={keyword:["maxItems","minItems"],type:"array",schemaType:"number",$data:true,error:i,code(e3){const{keyword:t3,data:n3,schemaCode:i2}=e3;const s2=t3==="maxItems"?r2.operators.
GT:r2.operators.LT;e3.fail$data((0,r2._)`${n3}.length ${s2} ${i2}`)}};t2["default"]=s},6962:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});const r2=n2(1436);const i=n2(4464);const s=n2(
6214);const o={message({keyword:e3,schemaCode:t3}){const n3=e3==="maxLength"?"more":"fewer";return(0,r2.str)`must NOT have ${n3} than ${t3} characters`},params:({schemaCode:e3})=>(0,r2._)`{limit: ${e3}}`};
const a={keyword:["maxLength","minLength"],type:"string",schemaType:"number",$data:true,error:o,code(e3){const{keyword:t3,data:n3,schemaCode:o2,it:a2}=e3;const c=t3==="maxLength"?r2.operators.GT:r2.operators.
LT;const u=a2.opts.unicode===false?(0,r2._)`${n3}.length`:(0,r2._)`${(0,i.useFunc)(e3.gen,s.default)}(${n3})`;e3.fail$data((0,r2._)`${u} ${c} ${o2}`)}};t2["default"]=a},3723:(e2,t2,n2)=>{Object.defineProperty(
t2,"__esModule",{value:true});const r2=n2(1436);const i=r2.operators;const s={maximum:{okStr:"<=",ok:i.LTE,fail:i.GT},minimum:{okStr:">=",ok:i.GTE,fail:i.LT},exclusiveMaximum:{okStr:"<",ok:i.LT,fail:i.
GTE},exclusiveMinimum:{okStr:">",ok:i.GT,fail:i.LTE}};const o={message:({keyword:e3,schemaCode:t3})=>(0,r2.str)`must be ${s[e3].okStr} ${t3}`,params:({keyword:e3,schemaCode:t3})=>(0,r2._)`{comparison: ${s[e3].
okStr}, limit: ${t3}}`};const a={keyword:Object.keys(s),type:"number",schemaType:"number",$data:true,error:o,code(e3){const{keyword:t3,data:n3,schemaCode:i2}=e3;e3.fail$data((0,r2._)`${n3} ${s[t3].fail} ${i2} || isNaN(${n3})`)}};
t2["default"]=a},895:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});const r2=n2(1436);const i={message({keyword:e3,schemaCode:t3}){const n3=e3==="maxProperties"?"more":"fewer";return(0,
r2.str)`must NOT have ${n3} than ${t3} properties`},params:({schemaCode:e3})=>(0,r2._)`{limit: ${e3}}`};const s={keyword:["maxProperties","minProperties"],type:"object",schemaType:"number",$data:true,
error:i,code(e3){const{keyword:t3,data:n3,schemaCode:i2}=e3;const s2=t3==="maxProperties"?r2.operators.GT:r2.operators.LT;e3.fail$data((0,r2._)`Object.keys(${n3}).length ${s2} ${i2}`)}};t2["default"]=
s},8132:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});const r2=n2(1436);const i={message:({schemaCode:e3})=>(0,r2.str)`must be multiple of ${e3}`,params:({schemaCode:e3})=>(0,r2._)`{multipleOf: ${e3}}`};
const s={keyword:"multipleOf",type:"number",schemaType:"number",$data:true,error:i,code(e3){const{gen:t3,data:n3,schemaCode:i2,it:s2}=e3;const o=s2.opts.multipleOfPrecision;const a=t3.let("res");const c=o?
(0,r2._)`Math.abs(Math.round(${a}) - ${a}) > 1e-${o}`:(0,r2._)`${a} !== parseInt(${a})`;e3.fail$data((0,r2._)`(${i2} === 0 || (${a} = ${n3}/${i2}, ${c}))`)}};t2["default"]=s},6023:(e2,t2,n2)=>{Object.
defineProperty(t2,"__esModule",{value:true});const r2=n2(8484);const i=n2(4464);const s=n2(1436);const o={message:({schemaCode:e3})=>(0,s.str)`must match pattern "${e3}"`,params:({schemaCode:e3})=>(0,
s._)`{pattern: ${e3}}`};const a={keyword:"pattern",type:"string",schemaType:"string",$data:true,error:o,code(e3){const{gen:t3,data:n3,$data:o2,schema:a2,schemaCode:c,it:u}=e3;const l=u.opts.unicodeRegExp?
"u":"";if(o2){const{regExp:r3}=u.opts.code;const o3=r3.code==="new RegExp"?(0,s._)`new RegExp`:(0,i.useFunc)(t3,r3);const a3=t3.let("valid");t3.try(()=>t3.assign(a3,(0,s._)`${o3}(${c}, ${l}).test(${n3})`),
()=>t3.assign(a3,false));e3.fail$data((0,s._)`!${a3}`)}else{const t4=(0,r2.usePattern)(e3,a2);e3.fail$data((0,s._)`!${t4}.test(${n3})`)}}};t2["default"]=a},4504:(e2,t2,n2)=>{Object.defineProperty(t2,"\
__esModule",{value:true});const r2=n2(8484);const i=n2(1436);const s=n2(4464);const o={message:({params:{missingProperty:e3}})=>(0,i.str)`must have required property '${e3}'`,params:({params:{missingProperty:e3}})=>(0,
i._)`{missingProperty: ${e3}}`};const a={keyword:"required",type:"object",schemaType:"array",$data:true,error:o,code(e3){const{gen:t3,schema:n3,schemaCode:o2,data:a2,$data:c,it:u}=e3;const{opts:l}=u;if(!c&&
n3.length===0)return;const d=n3.length>=l.loopRequired;if(u.allErrors)allErrorsMode();else exitOnErrorMode();if(l.strictRequired){const t4=e3.parentSchema.properties;const{definedProperties:r3}=e3.it;
for(const e4 of n3){if((t4===null||t4===void 0?void 0:t4[e4])===void 0&&!r3.has(e4)){const t5=u.schemaEnv.baseId+u.errSchemaPath;const n4=`required property "${e4}" is not defined at "${t5}" (strictRe\
quired)`;(0,s.checkStrictMode)(u,n4,u.opts.strictRequired)}}}function allErrorsMode(){if(d||c){e3.block$data(i.nil,loopAllRequired)}else{for(const t4 of n3){(0,r2.checkReportMissingProp)(e3,t4)}}}function exitOnErrorMode(){
const i2=t3.let("missing");if(d||c){const n4=t3.let("valid",true);e3.block$data(n4,()=>loopUntilMissing(i2,n4));e3.ok(n4)}else{t3.if((0,r2.checkMissingProp)(e3,n3,i2));(0,r2.reportMissingProp)(e3,i2);
t3.else()}}function loopAllRequired(){t3.forOf("prop",o2,n4=>{e3.setParams({missingProperty:n4});t3.if((0,r2.noPropertyInData)(t3,a2,n4,l.ownProperties),()=>e3.error())})}function loopUntilMissing(n4,s2){
e3.setParams({missingProperty:n4});t3.forOf(n4,o2,()=>{t3.assign(s2,(0,r2.propertyInData)(t3,a2,n4,l.ownProperties));t3.if((0,i.not)(s2),()=>{e3.error();t3.break()})},i.nil)}}};t2["default"]=a},5132:(e2,t2,n2)=>{
Object.defineProperty(t2,"__esModule",{value:true});const r2=n2(6685);const i=n2(1436);const s=n2(4464);const o=n2(4951);const a={message:({params:{i:e3,j:t3}})=>(0,i.str)`must NOT have duplicate items (items ## ${t3} and ${e3} are identical)`,
params:({params:{i:e3,j:t3}})=>(0,i._)`{i: ${e3}, j: ${t3}}`};const c={keyword:"uniqueItems",type:"array",schemaType:"boolean",$data:true,error:a,code(e3){const{gen:t3,data:n3,$data:a2,schema:c2,parentSchema:u,
schemaCode:l,it:d}=e3;if(!a2&&!c2)return;const f=t3.let("valid");const p=u.items?(0,r2.getSchemaTypes)(u.items):[];e3.block$data(f,validateUniqueItems,(0,i._)`${l} === false`);e3.ok(f);function validateUniqueItems(){
const r3=t3.let("i",(0,i._)`${n3}.length`);const s2=t3.let("j");e3.setParams({i:r3,j:s2});t3.assign(f,true);t3.if((0,i._)`${r3} > 1`,()=>(canOptimize()?loopN:loopN2)(r3,s2))}function canOptimize(){return p.
length>0&&!p.some(e4=>e4==="object"||e4==="array")}function loopN(s2,o2){const a3=t3.name("item");const c3=(0,r2.checkDataTypes)(p,a3,d.opts.strictNumbers,r2.DataType.Wrong);const u2=t3.const("indices",
(0,i._)`{}`);t3.for((0,i._)`;${s2}--;`,()=>{t3.let(a3,(0,i._)`${n3}[${s2}]`);t3.if(c3,(0,i._)`continue`);if(p.length>1)t3.if((0,i._)`typeof ${a3} == "string"`,(0,i._)`${a3} += "_"`);t3.if((0,i._)`typeof ${u2}[${a3}] == "number"`,
()=>{t3.assign(o2,(0,i._)`${u2}[${a3}]`);e3.error();t3.assign(f,false).break()}).code((0,i._)`${u2}[${a3}] = ${s2}`)})}function loopN2(r3,a3){const c3=(0,s.useFunc)(t3,o.default);const u2=t3.name("out\
er");t3.label(u2).for((0,i._)`;${r3}--;`,()=>t3.for((0,i._)`${a3} = ${r3}; ${a3}--;`,()=>t3.if((0,i._)`${c3}(${n3}[${r3}], ${n3}[${a3}])`,()=>{e3.error();t3.assign(f,false).break(u2)})))}}};t2["defaul\
t"]=c},3430:e2=>{e2.exports=function equal(e3,t2){if(e3===t2)return true;if(e3&&t2&&typeof e3=="object"&&typeof t2=="object"){if(e3.constructor!==t2.constructor)return false;var n2,r2,i;if(Array.isArray(
e3)){n2=e3.length;if(n2!=t2.length)return false;for(r2=n2;r2--!==0;)if(!equal(e3[r2],t2[r2]))return false;return true}if(e3.constructor===RegExp)return e3.source===t2.source&&e3.flags===t2.flags;if(e3.
valueOf!==Object.prototype.valueOf)return e3.valueOf()===t2.valueOf();if(e3.toString!==Object.prototype.toString)return e3.toString()===t2.toString();i=Object.keys(e3);n2=i.length;if(n2!==Object.keys(
t2).length)return false;for(r2=n2;r2--!==0;)if(!Object.prototype.hasOwnProperty.call(t2,i[r2]))return false;for(r2=n2;r2--!==0;){var s=i[r2];if(!equal(e3[s],t2[s]))return false}return true}return e3!==
e3&&t2!==t2}},5939:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.GraphQLError=void 0;t2.formatError=formatError;t2.printError=printError;var r2=n2(892);var i=n2(2245);var s=n2(6512);
function toNormalizedOptions(e3){const t3=e3[0];if(t3==null||"kind"in t3||"length"in t3){return{nodes:t3,source:e3[1],positions:e3[2],path:e3[3],originalError:e3[4],extensions:e3[5]}}return t3}class GraphQLError extends Error{constructor(e3,...t3){
var n3,s2,o;const{nodes:a,source:c,positions:u,path:l,originalError:d,extensions:f}=toNormalizedOptions(t3);super(e3);this.name="GraphQLError";this.path=l!==null&&l!==void 0?l:void 0;this.originalError=
d!==null&&d!==void 0?d:void 0;this.nodes=undefinedIfEmpty(Array.isArray(a)?a:a?[a]:void 0);const p=undefinedIfEmpty((n3=this.nodes)===null||n3===void 0?void 0:n3.map(e4=>e4.loc).filter(e4=>e4!=null));
this.source=c!==null&&c!==void 0?c:p===null||p===void 0?void 0:(s2=p[0])===null||s2===void 0?void 0:s2.source;this.positions=u!==null&&u!==void 0?u:p===null||p===void 0?void 0:p.map(e4=>e4.start);this.
locations=u&&c?(0,i.getLocations)(u.map(e4=>({source:c,start:e4}))):p&&(0,i.getLocations)(p);const m=(0,r2.isObjectLike)(d===null||d===void 0?void 0:d.extensions)?d===null||d===void 0?void 0:d.extensions:
void 0;this.extensions=(o=f!==null&&f!==void 0?f:m)!==null&&o!==void 0?o:Object.create(null);Object.defineProperties(this,{message:{writable:true,enumerable:true},name:{enumerable:false},nodes:{enumerable:false},
source:{enumerable:false},positions:{enumerable:false},originalError:{enumerable:false}});if(d!==null&&d!==void 0&&d.stack){Object.defineProperty(this,"stack",{value:d.stack,writable:true,configurable:true})}else if(Error.
captureStackTrace){Error.captureStackTrace(this,GraphQLError)}else{Object.defineProperty(this,"stack",{value:Error().stack,writable:true,configurable:true})}}get[Symbol.toStringTag](){return"GraphQLEr\
ror"}toString(){let e3=this.message;if(this.nodes){for(const t3 of this.nodes){if(t3.loc){e3+="\n\n"+(0,s.printLocation)(t3.loc)}}}else if(this.source&&this.locations){for(const t3 of this.locations){
e3+="\n\n"+(0,s.printSourceLocation)(this.source,t3)}}return e3}toJSON(){const e3={message:this.message};if(this.locations!=null){e3.locations=this.locations}if(this.path!=null){e3.path=this.path}if(this.
extensions!=null&&Object.keys(this.extensions).length>0){e3.extensions=this.extensions}return e3}}t2.GraphQLError=GraphQLError;function undefinedIfEmpty(e3){return e3===void 0||e3.length===0?void 0:e3}
function printError(e3){return e3.toString()}function formatError(e3){return e3.toJSON()}},9888:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});Object.defineProperty(t2,"GraphQLError",
{enumerable:true,get:function(){return r2.GraphQLError}});Object.defineProperty(t2,"formatError",{enumerable:true,get:function(){return r2.formatError}});Object.defineProperty(t2,"locatedError",{enumerable:true,
get:function(){return s.locatedError}});Object.defineProperty(t2,"printError",{enumerable:true,get:function(){return r2.printError}});Object.defineProperty(t2,"syntaxError",{enumerable:true,get:function(){
return i.syntaxError}});var r2=n2(5939);var i=n2(9619);var s=n2(7550)},7550:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.locatedError=locatedError;var r2=n2(9615);var i=n2(5939);
function locatedError(e3,t3,n3){var s;const o=(0,r2.toError)(e3);if(isLocatedGraphQLError(o)){return o}return new i.GraphQLError(o.message,{nodes:(s=o.nodes)!==null&&s!==void 0?s:t3,source:o.source,positions:o.
positions,path:n3,originalError:o})}function isLocatedGraphQLError(e3){return Array.isArray(e3.path)}},9619:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.syntaxError=syntaxError;
var r2=n2(5939);function syntaxError(e3,t3,n3){return new r2.GraphQLError(`Syntax Error: ${n3}`,{source:e3,positions:[t3]})}},7611:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.collectFields=
collectFields;t2.collectSubfields=collectSubfields;var r2=n2(1123);var i=n2(4169);var s=n2(1058);var o=n2(6738);var a=n2(3604);function collectFields(e3,t3,n3,r3,i2,s2){const o2=new Map;collectFieldsImpl(
e3,t3,n3,r3,i2,o2,new Set,s2);return o2}function collectSubfields(e3,t3,n3,r3,i2){const s2=new Map;const o2=new Set;for(const a2 of i2){if(a2.selectionSet){collectFieldsImpl(e3,t3,n3,r3,a2.selectionSet,
s2,o2)}}return s2}function collectFieldsImpl(e3,t3,n3,i2,s2,o2,a2,c){c===null||c===void 0?void 0:c(s2);for(const u of s2.selections){switch(u.kind){case r2.Kind.FIELD:{if(!shouldIncludeNode(n3,u)){continue}
const e4=getFieldEntryKey(u);const t4=o2.get(e4);if(t4!==void 0){t4.push(u)}else{o2.set(e4,[u])}break}case r2.Kind.INLINE_FRAGMENT:{if(!shouldIncludeNode(n3,u)||!doesFragmentConditionMatch(e3,u,i2)){continue}
collectFieldsImpl(e3,t3,n3,i2,u.selectionSet,o2,a2,c);break}case r2.Kind.FRAGMENT_SPREAD:{const r3=u.name.value;if(a2.has(r3)||!shouldIncludeNode(n3,u)){continue}a2.add(r3);const s3=t3[r3];if(!s3||!doesFragmentConditionMatch(
e3,s3,i2)){continue}collectFieldsImpl(e3,t3,n3,i2,s3.selectionSet,o2,a2,c);break}}}}function shouldIncludeNode(e3,t3){const n3=(0,a.getDirectiveValues)(s.GraphQLSkipDirective,t3,e3);if((n3===null||n3===
void 0?void 0:n3.if)===true){return false}const r3=(0,a.getDirectiveValues)(s.GraphQLIncludeDirective,t3,e3);if((r3===null||r3===void 0?void 0:r3.if)===false){return false}return true}function doesFragmentConditionMatch(e3,t3,n3){
const r3=t3.typeCondition;if(!r3){return true}const s2=(0,o.typeFromAST)(e3,r3);if(s2===n3){return true}if((0,i.isAbstractType)(s2)){return e3.isSubType(s2,n3)}return false}function getFieldEntryKey(e3){
return e3.alias?e3.alias.value:e3.name.value}},8923:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.assertValidExecutionArguments=assertValidExecutionArguments;t2.buildExecutionContext=
buildExecutionContext;t2.buildResolveInfo=buildResolveInfo;t2.defaultTypeResolver=t2.defaultFieldResolver=void 0;t2.execute=execute;t2.executeSync=executeSync;t2.getFieldDef=getFieldDef;var r2=n2(5383);
var i=n2(5742);var s=n2(3650);var o=n2(7341);var a=n2(892);var c=n2(4091);var u=n2(8141);var l=n2(3155);var d=n2(5395);var f=n2(1369);var p=n2(5939);var m=n2(7550);var h=n2(2740);var y=n2(1123);var g=n2(
4169);var v=n2(317);var b=n2(3902);var T=n2(7611);var w=n2(3604);const E=(0,u.memoize3)((e3,t3,n3)=>(0,T.collectSubfields)(e3.schema,e3.fragments,e3.variableValues,t3,n3));class CollectedErrors{constructor(){
this._errorPositions=new Set;this._errors=[]}get errors(){return this._errors}add(e3,t3){if(this._hasNulledPosition(t3)){return}this._errorPositions.add(t3);this._errors.push(e3)}_hasNulledPosition(e3){
let t3=e3;while(t3!==void 0){if(this._errorPositions.has(t3)){return true}t3=t3.prev}return this._errorPositions.has(void 0)}}function execute(e3){arguments.length<2||(0,r2.devAssert)(false,"graphql@1\
6 dropped long-deprecated support for positional arguments, please pass an object instead.");const{schema:t3,document:n3,variableValues:i2,rootValue:s2}=e3;assertValidExecutionArguments(t3,n3,i2);const o2=buildExecutionContext(
e3);if(!("schema"in o2)){return{errors:o2}}try{const{operation:e4}=o2;const t4=executeOperation(o2,e4,s2);if((0,c.isPromise)(t4)){return t4.then(e5=>buildResponse(e5,o2.collectedErrors.errors),e5=>{o2.
collectedErrors.add(e5,void 0);return buildResponse(null,o2.collectedErrors.errors)})}return buildResponse(t4,o2.collectedErrors.errors)}catch(e4){o2.collectedErrors.add(e4,void 0);return buildResponse(
null,o2.collectedErrors.errors)}}function executeSync(e3){const t3=execute(e3);if((0,c.isPromise)(t3)){throw new Error("GraphQL execution failed to complete synchronously.")}return t3}function buildResponse(e3,t3){
return t3.length===0?{data:e3}:{errors:t3,data:e3}}function assertValidExecutionArguments(e3,t3,n3){t3||(0,r2.devAssert)(false,"Must provide document.");(0,b.assertValidSchema)(e3);n3==null||(0,a.isObjectLike)(
n3)||(0,r2.devAssert)(false,"Variables must be provided as an Object where each property is a variable value. Perhaps look to see if an unparsed JSON string was provided.")}function buildExecutionContext(e3){
var t3,n3,r3,i2;const{schema:s2,document:o2,rootValue:a2,contextValue:c2,variableValues:u2,operationName:l2,fieldResolver:d2,typeResolver:f2,subscribeFieldResolver:m2,options:h2}=e3;let g2;const v2=Object.
create(null);for(const e4 of o2.definitions){switch(e4.kind){case y.Kind.OPERATION_DEFINITION:if(l2==null){if(g2!==void 0){return[new p.GraphQLError("Must provide operation name if query contains mult\
iple operations.")]}g2=e4}else if(((t3=e4.name)===null||t3===void 0?void 0:t3.value)===l2){g2=e4}break;case y.Kind.FRAGMENT_DEFINITION:v2[e4.name.value]=e4;break;default:}}if(!g2){if(l2!=null){return[
new p.GraphQLError(`Unknown operation named "${l2}".`)]}return[new p.GraphQLError("Must provide an operation.")]}const b2=(n3=g2.variableDefinitions)!==null&&n3!==void 0?n3:[];const T2=(0,w.getVariableValues)(
s2,b2,u2!==null&&u2!==void 0?u2:{},{maxErrors:(r3=h2===null||h2===void 0?void 0:h2.maxCoercionErrors)!==null&&r3!==void 0?r3:50,hideSuggestions:(i2=e3.hideSuggestions)!==null&&i2!==void 0?i2:false});if(T2.
errors){return T2.errors}return{schema:s2,fragments:v2,rootValue:a2,contextValue:c2,operation:g2,variableValues:T2.coerced,fieldResolver:d2!==null&&d2!==void 0?d2:defaultFieldResolver,typeResolver:f2!==
null&&f2!==void 0?f2:defaultTypeResolver,subscribeFieldResolver:m2!==null&&m2!==void 0?m2:defaultFieldResolver,collectedErrors:new CollectedErrors}}function executeOperation(e3,t3,n3){const r3=e3.schema.
getRootType(t3.operation);if(r3==null){throw new p.GraphQLError(`Schema is not configured to execute ${t3.operation} operation.`,{nodes:t3})}const i2=(0,T.collectFields)(e3.schema,e3.fragments,e3.variableValues,
r3,t3.selectionSet);const s2=void 0;switch(t3.operation){case h.OperationTypeNode.QUERY:return executeFields(e3,r3,n3,s2,i2);case h.OperationTypeNode.MUTATION:return executeFieldsSerially(e3,r3,n3,s2,
i2);case h.OperationTypeNode.SUBSCRIPTION:return executeFields(e3,r3,n3,s2,i2)}}function executeFieldsSerially(e3,t3,n3,r3,i2){return(0,f.promiseReduce)(i2.entries(),(i3,[s2,o2])=>{const a2=(0,l.addPath)(
r3,s2,t3.name);const u2=executeField(e3,t3,n3,o2,a2);if(u2===void 0){return i3}if((0,c.isPromise)(u2)){return u2.then(e4=>{i3[s2]=e4;return i3})}i3[s2]=u2;return i3},Object.create(null))}function executeFields(e3,t3,n3,r3,i2){
const s2=Object.create(null);let o2=false;try{for(const[a2,u2]of i2.entries()){const i3=(0,l.addPath)(r3,a2,t3.name);const d2=executeField(e3,t3,n3,u2,i3);if(d2!==void 0){s2[a2]=d2;if((0,c.isPromise)(
d2)){o2=true}}}}catch(e4){if(o2){return(0,d.promiseForObject)(s2).finally(()=>{throw e4})}throw e4}if(!o2){return s2}return(0,d.promiseForObject)(s2)}function executeField(e3,t3,n3,r3,i2){var s2;const o2=getFieldDef(
e3.schema,t3,r3[0]);if(!o2){return}const a2=o2.type;const u2=(s2=o2.resolve)!==null&&s2!==void 0?s2:e3.fieldResolver;const d2=buildResolveInfo(e3,o2,r3,t3,i2);try{const t4=(0,w.getArgumentValues)(o2,r3[0],
e3.variableValues);const s3=e3.contextValue;const f2=u2(n3,t4,s3,d2);let p2;if((0,c.isPromise)(f2)){p2=f2.then(t5=>completeValue(e3,a2,r3,d2,i2,t5))}else{p2=completeValue(e3,a2,r3,d2,i2,f2)}if((0,c.isPromise)(
p2)){return p2.then(void 0,t5=>{const n4=(0,m.locatedError)(t5,r3,(0,l.pathToArray)(i2));return handleFieldError(n4,a2,i2,e3)})}return p2}catch(t4){const n4=(0,m.locatedError)(t4,r3,(0,l.pathToArray)(
i2));return handleFieldError(n4,a2,i2,e3)}}function buildResolveInfo(e3,t3,n3,r3,i2){return{fieldName:t3.name,fieldNodes:n3,returnType:t3.type,parentType:r3,path:i2,schema:e3.schema,fragments:e3.fragments,
rootValue:e3.rootValue,operation:e3.operation,variableValues:e3.variableValues}}function handleFieldError(e3,t3,n3,r3){if((0,g.isNonNullType)(t3)){throw e3}r3.collectedErrors.add(e3,n3);return null}function completeValue(e3,t3,n3,r3,o2,a2){
if(a2 instanceof Error){throw a2}if((0,g.isNonNullType)(t3)){const i2=completeValue(e3,t3.ofType,n3,r3,o2,a2);if(i2===null){throw new Error(`Cannot return null for non-nullable field ${r3.parentType.name}\
.${r3.fieldName}.`)}return i2}if(a2==null){return null}if((0,g.isListType)(t3)){return completeListValue(e3,t3,n3,r3,o2,a2)}if((0,g.isLeafType)(t3)){return completeLeafValue(t3,a2)}if((0,g.isAbstractType)(
t3)){return completeAbstractValue(e3,t3,n3,r3,o2,a2)}if((0,g.isObjectType)(t3)){return completeObjectValue(e3,t3,n3,r3,o2,a2)}(0,s.invariant)(false,"Cannot complete value of unexpected output type: "+
(0,i.inspect)(t3))}function completeListValue(e3,t3,n3,r3,i2,s2){if(!(0,o.isIterableObject)(s2)){throw new p.GraphQLError(`Expected Iterable, but did not find one for field "${r3.parentType.name}.${r3.
fieldName}".`)}const a2=t3.ofType;let u2=false;const d2=Array.from(s2,(t4,s3)=>{const o2=(0,l.addPath)(i2,s3,void 0);try{let i3;if((0,c.isPromise)(t4)){i3=t4.then(t5=>completeValue(e3,a2,n3,r3,o2,t5))}else{
i3=completeValue(e3,a2,n3,r3,o2,t4)}if((0,c.isPromise)(i3)){u2=true;return i3.then(void 0,t5=>{const r4=(0,m.locatedError)(t5,n3,(0,l.pathToArray)(o2));return handleFieldError(r4,a2,o2,e3)})}return i3}catch(t5){
const r4=(0,m.locatedError)(t5,n3,(0,l.pathToArray)(o2));return handleFieldError(r4,a2,o2,e3)}});return u2?Promise.all(d2):d2}function completeLeafValue(e3,t3){const n3=e3.serialize(t3);if(n3==null){throw new Error(
`Expected \`${(0,i.inspect)(e3)}.serialize(${(0,i.inspect)(t3)})\` to return non-nullable value, returned: ${(0,i.inspect)(n3)}`)}return n3}function completeAbstractValue(e3,t3,n3,r3,i2,s2){var o2;const a2=(o2=
t3.resolveType)!==null&&o2!==void 0?o2:e3.typeResolver;const u2=e3.contextValue;const l2=a2(s2,u2,r3,t3);if((0,c.isPromise)(l2)){return l2.then(o3=>completeObjectValue(e3,ensureValidRuntimeType(o3,e3,
t3,n3,r3,s2),n3,r3,i2,s2))}return completeObjectValue(e3,ensureValidRuntimeType(l2,e3,t3,n3,r3,s2),n3,r3,i2,s2)}function ensureValidRuntimeType(e3,t3,n3,r3,s2,o2){if(e3==null){throw new p.GraphQLError(
`Abstract type "${n3.name}" must resolve to an Object type at runtime for field "${s2.parentType.name}.${s2.fieldName}". Either the "${n3.name}" type should provide a "resolveType" function or each po\
ssible type should provide an "isTypeOf" function.`,r3)}if((0,g.isObjectType)(e3)){throw new p.GraphQLError("Support for returning GraphQLObjectType from resolveType was removed in graphql-js@16.0.0 p\
lease return type name instead.")}if(typeof e3!=="string"){throw new p.GraphQLError(`Abstract type "${n3.name}" must resolve to an Object type at runtime for field "${s2.parentType.name}.${s2.fieldName}\
" with value ${(0,i.inspect)(o2)}, received "${(0,i.inspect)(e3)}".`)}const a2=t3.schema.getType(e3);if(a2==null){throw new p.GraphQLError(`Abstract type "${n3.name}" was resolved to a type "${e3}" th\
at does not exist inside the schema.`,{nodes:r3})}if(!(0,g.isObjectType)(a2)){throw new p.GraphQLError(`Abstract type "${n3.name}" was resolved to a non-object type "${e3}".`,{nodes:r3})}if(!t3.schema.
isSubType(n3,a2)){throw new p.GraphQLError(`Runtime Object type "${a2.name}" is not a possible type for "${n3.name}".`,{nodes:r3})}return a2}function completeObjectValue(e3,t3,n3,r3,i2,s2){const o2=E(
e3,t3,n3);if(t3.isTypeOf){const a2=t3.isTypeOf(s2,e3.contextValue,r3);if((0,c.isPromise)(a2)){return a2.then(r4=>{if(!r4){throw invalidReturnTypeError(t3,s2,n3)}return executeFields(e3,t3,s2,i2,o2)})}
if(!a2){throw invalidReturnTypeError(t3,s2,n3)}}return executeFields(e3,t3,s2,i2,o2)}function invalidReturnTypeError(e3,t3,n3){return new p.GraphQLError(`Expected value of type "${e3.name}" but got: ${(0,
i.inspect)(t3)}.`,{nodes:n3})}const defaultTypeResolver=function(e3,t3,n3,r3){if((0,a.isObjectLike)(e3)&&typeof e3.__typename==="string"){return e3.__typename}const i2=n3.schema.getPossibleTypes(r3);const s2=[];
try{for(let r4=0;r4<i2.length;r4++){const o2=i2[r4];if(o2.isTypeOf){const i3=o2.isTypeOf(e3,t3,n3);if((0,c.isPromise)(i3)){s2[r4]=i3}else if(i3){if(s2.length){Promise.allSettled(s2).catch(()=>{})}return o2.
name}}}}catch(e4){if(s2.length){return Promise.allSettled(s2).then(()=>{throw e4})}throw e4}if(s2.length){return Promise.all(s2).then(e4=>{for(let t4=0;t4<e4.length;t4++){if(e4[t4]){return i2[t4].name}}})}};
t2.defaultTypeResolver=defaultTypeResolver;const defaultFieldResolver=function(e3,t3,n3,r3){if((0,a.isObjectLike)(e3)||typeof e3==="function"){const i2=e3[r3.fieldName];if(typeof i2==="function"){return e3[r3.
fieldName](t3,n3,r3)}return i2}};t2.defaultFieldResolver=defaultFieldResolver;function getFieldDef(e3,t3,n3){const r3=n3.name.value;if(r3===v.SchemaMetaFieldDef.name&&e3.getQueryType()===t3){return v.
SchemaMetaFieldDef}else if(r3===v.TypeMetaFieldDef.name&&e3.getQueryType()===t3){return v.TypeMetaFieldDef}else if(r3===v.TypeNameMetaFieldDef.name){return v.TypeNameMetaFieldDef}return t3.getFields()[r3]}},
4404:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});Object.defineProperty(t2,"createSourceEventStream",{enumerable:true,get:function(){return s.createSourceEventStream}});Object.defineProperty(
t2,"defaultFieldResolver",{enumerable:true,get:function(){return i.defaultFieldResolver}});Object.defineProperty(t2,"defaultTypeResolver",{enumerable:true,get:function(){return i.defaultTypeResolver}});
Object.defineProperty(t2,"execute",{enumerable:true,get:function(){return i.execute}});Object.defineProperty(t2,"executeSync",{enumerable:true,get:function(){return i.executeSync}});Object.defineProperty(
t2,"getArgumentValues",{enumerable:true,get:function(){return o.getArgumentValues}});Object.defineProperty(t2,"getDirectiveValues",{enumerable:true,get:function(){return o.getDirectiveValues}});Object.
defineProperty(t2,"getVariableValues",{enumerable:true,get:function(){return o.getVariableValues}});Object.defineProperty(t2,"responsePathAsArray",{enumerable:true,get:function(){return r2.pathToArray}});
Object.defineProperty(t2,"subscribe",{enumerable:true,get:function(){return s.subscribe}});var r2=n2(3155);var i=n2(8923);var s=n2(8540);var o=n2(3604)},974:(e2,t2)=>{Object.defineProperty(t2,"__esMod\
ule",{value:true});t2.mapAsyncIterator=mapAsyncIterator;function mapAsyncIterator(e3,t3){const n2=e3[Symbol.asyncIterator]();async function mapResult(e4){if(e4.done){return e4}try{return{value:await t3(
e4.value),done:false}}catch(e5){await returnIgnoringErrors();throw e5}}async function returnIgnoringErrors(){if(typeof n2.return==="function"){try{await n2.return()}catch(e4){}}}return{async next(){return mapResult(
await n2.next())},async return(){return typeof n2.return==="function"?mapResult(await n2.return()):{value:void 0,done:true}},async throw(e4){if(typeof n2.throw==="function"){return mapResult(await n2.
throw(e4))}await returnIgnoringErrors();throw e4},[Symbol.asyncIterator](){return this}}}},8540:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.createSourceEventStream=createSourceEventStream;
t2.subscribe=subscribe;var r2=n2(5383);var i=n2(5742);var s=n2(4068);var o=n2(3155);var a=n2(5939);var c=n2(7550);var u=n2(7611);var l=n2(8923);var d=n2(974);var f=n2(3604);async function subscribe(e3){
arguments.length<2||(0,r2.devAssert)(false,"graphql@16 dropped long-deprecated support for positional arguments, please pass an object instead.");const t3=await createSourceEventStream(e3);if(!(0,s.isAsyncIterable)(
t3)){return t3}const mapSourceToResponse=t4=>(0,l.execute)({...e3,rootValue:t4});return(0,d.mapAsyncIterator)(t3,mapSourceToResponse)}function toNormalizedArgs(e3){const t3=e3[0];if(t3&&"document"in t3){
return t3}return{schema:t3,document:e3[1],rootValue:e3[2],contextValue:e3[3],variableValues:e3[4],operationName:e3[5],subscribeFieldResolver:e3[6]}}async function createSourceEventStream(...e3){const t3=toNormalizedArgs(
e3);const{schema:n3,document:r3,variableValues:o2}=t3;(0,l.assertValidExecutionArguments)(n3,r3,o2);const c2=(0,l.buildExecutionContext)(t3);if(!("schema"in c2)){return{errors:c2}}try{const e4=await executeSubscription(
c2);if(!(0,s.isAsyncIterable)(e4)){throw new Error(`Subscription field must return Async Iterable. Received: ${(0,i.inspect)(e4)}.`)}return e4}catch(e4){if(e4 instanceof a.GraphQLError){return{errors:[
e4]}}throw e4}}async function executeSubscription(e3){const{schema:t3,fragments:n3,operation:r3,variableValues:i2,rootValue:s2}=e3;const d2=t3.getSubscriptionType();if(d2==null){throw new a.GraphQLError(
"Schema is not configured to execute subscription operation.",{nodes:r3})}const p=(0,u.collectFields)(t3,n3,i2,d2,r3.selectionSet);const[m,h]=[...p.entries()][0];const y=(0,l.getFieldDef)(t3,d2,h[0]);
if(!y){const e4=h[0].name.value;throw new a.GraphQLError(`The subscription field "${e4}" is not defined.`,{nodes:h})}const g=(0,o.addPath)(void 0,m,d2.name);const v=(0,l.buildResolveInfo)(e3,y,h,d2,g);
try{var b;const t4=(0,f.getArgumentValues)(y,h[0],i2);const n4=e3.contextValue;const r4=(b=y.subscribe)!==null&&b!==void 0?b:e3.subscribeFieldResolver;const o2=await r4(s2,t4,n4,v);if(o2 instanceof Error){
throw o2}return o2}catch(e4){throw(0,c.locatedError)(e4,h,(0,o.pathToArray)(g))}}},3604:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.getArgumentValues=getArgumentValues;t2.getDirectiveValues=
getDirectiveValues;t2.getVariableValues=getVariableValues;var r2=n2(5742);var i=n2(7579);var s=n2(8373);var o=n2(5939);var a=n2(1123);var c=n2(9936);var u=n2(4169);var l=n2(7572);var d=n2(6738);var f=n2(
6495);function getVariableValues(e3,t3,n3,r3){const i2=[];const s2=r3===null||r3===void 0?void 0:r3.maxErrors;try{const a2=coerceVariableValues(e3,t3,n3,e4=>{if(s2!=null&&i2.length>=s2){throw new o.GraphQLError(
"Too many errors processing variables, error limit reached. Execution aborted.")}i2.push(e4)},r3===null||r3===void 0?void 0:r3.hideSuggestions);if(i2.length===0){return{coerced:a2}}}catch(e4){i2.push(
e4)}return{errors:i2}}function coerceVariableValues(e3,t3,n3,i2,a2){const p=Object.create(null);for(const m of t3){const t4=m.variable.name.value;const h=(0,d.typeFromAST)(e3,m.type);if(!(0,u.isInputType)(
h)){const e4=(0,c.printForError)(m.type);i2(new o.GraphQLError(`Variable "$${t4}" expected value of type "${e4}" which cannot be used as an input type.`,{nodes:m.type}));continue}if(!hasOwnProperty(n3,
t4)){if(m.defaultValue){p[t4]=(0,f.valueFromAST)(m.defaultValue,h)}else if((0,u.isNonNullType)(h)){const e4=(0,r2.inspect)(h);i2(new o.GraphQLError(`Variable "$${t4}" of required type "${e4}" was not \
provided.`,{nodes:m}))}continue}const y=n3[t4];if(y===null&&(0,u.isNonNullType)(h)){const e4=(0,r2.inspect)(h);i2(new o.GraphQLError(`Variable "$${t4}" of non-null type "${e4}" must not be null.`,{nodes:m}));
continue}p[t4]=(0,l.coerceInputValue)(y,h,(e4,n4,a3)=>{let c2=`Variable "$${t4}" got invalid value `+(0,r2.inspect)(n4);if(e4.length>0){c2+=` at "${t4}${(0,s.printPathArray)(e4)}"`}i2(new o.GraphQLError(
c2+"; "+a3.message,{nodes:m,originalError:a3}))},a2)}return{...p}}function getArgumentValues(e3,t3,n3){var s2;const l2=Object.create(null);const d2=(s2=t3.arguments)!==null&&s2!==void 0?s2:[];const p=(0,
i.keyMap)(d2,e4=>e4.name.value);for(const i2 of e3.args){const e4=i2.name;const s3=i2.type;const d3=p[e4];if(!d3){if(i2.defaultValue!==void 0){l2[e4]=i2.defaultValue}else if((0,u.isNonNullType)(s3)){throw new o.
GraphQLError(`Argument "${e4}" of required type "${(0,r2.inspect)(s3)}" was not provided.`,{nodes:t3})}continue}const m=d3.value;let h=m.kind===a.Kind.NULL;if(m.kind===a.Kind.VARIABLE){const t4=m.name.
value;if(n3==null||!hasOwnProperty(n3,t4)){if(i2.defaultValue!==void 0){l2[e4]=i2.defaultValue}else if((0,u.isNonNullType)(s3)){throw new o.GraphQLError(`Argument "${e4}" of required type "${(0,r2.inspect)(
s3)}" was provided the variable "$${t4}" which was not provided a runtime value.`,{nodes:m})}continue}h=n3[t4]==null}if(h&&(0,u.isNonNullType)(s3)){throw new o.GraphQLError(`Argument "${e4}" of non-nu\
ll type "${(0,r2.inspect)(s3)}" must not be null.`,{nodes:m})}const y=(0,f.valueFromAST)(m,s3,n3);if(y===void 0){throw new o.GraphQLError(`Argument "${e4}" has invalid value ${(0,c.printForError)(m)}.`,
{nodes:m})}l2[e4]=y}return{...l2}}function getDirectiveValues(e3,t3,n3){var r3;const i2=(r3=t3.directives)===null||r3===void 0?void 0:r3.find(t4=>t4.name.value===e3.name);if(i2){return getArgumentValues(
e3,i2,n3)}}function hasOwnProperty(e3,t3){return Object.prototype.hasOwnProperty.call(e3,t3)}},6352:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.graphql=graphql;t2.graphqlSync=graphqlSync;
var r2=n2(5383);var i=n2(4091);var s=n2(4929);var o=n2(3902);var a=n2(7063);var c=n2(8923);function graphql(e3){return new Promise(t3=>t3(graphqlImpl(e3)))}function graphqlSync(e3){const t3=graphqlImpl(
e3);if((0,i.isPromise)(t3)){throw new Error("GraphQL execution failed to complete synchronously.")}return t3}function graphqlImpl(e3){arguments.length<2||(0,r2.devAssert)(false,"graphql@16 dropped lon\
g-deprecated support for positional arguments, please pass an object instead.");const{schema:t3,source:n3,rootValue:i2,contextValue:u,variableValues:l,operationName:d,fieldResolver:f,typeResolver:p,hideSuggestions:m}=e3;
const h=(0,o.validateSchema)(t3);if(h.length>0){return{errors:h}}let y;try{y=(0,s.parse)(n3)}catch(e4){return{errors:[e4]}}const g=(0,a.validate)(t3,y,void 0,{hideSuggestions:m});if(g.length>0){return{
errors:g}}return(0,c.execute)({schema:t3,document:y,rootValue:i2,contextValue:u,variableValues:l,operationName:d,fieldResolver:f,typeResolver:p,hideSuggestions:m})}},7645:(e2,t2,n2)=>{var r2;r2={value:true};
r2={enumerable:true,get:function(){return a.BREAK}};r2={enumerable:true,get:function(){return d.BreakingChangeType}};r2={enumerable:true,get:function(){return o.DEFAULT_DEPRECATION_REASON}};r2={enumerable:true,
get:function(){return d.DangerousChangeType}};r2={enumerable:true,get:function(){return a.DirectiveLocation}};r2={enumerable:true,get:function(){return u.ExecutableDefinitionsRule}};r2={enumerable:true,
get:function(){return u.FieldsOnCorrectTypeRule}};r2={enumerable:true,get:function(){return u.FragmentsOnCompositeTypesRule}};r2={enumerable:true,get:function(){return o.GRAPHQL_MAX_INT}};r2={enumerable:true,
get:function(){return o.GRAPHQL_MIN_INT}};r2={enumerable:true,get:function(){return o.GraphQLBoolean}};r2={enumerable:true,get:function(){return o.GraphQLDeprecatedDirective}};r2={enumerable:true,get:function(){
return o.GraphQLDirective}};r2={enumerable:true,get:function(){return o.GraphQLEnumType}};Object.defineProperty(t2,"eOn",{enumerable:true,get:function(){return l.GraphQLError}});r2={enumerable:true,get:function(){
return o.GraphQLFloat}};r2={enumerable:true,get:function(){return o.GraphQLID}};r2={enumerable:true,get:function(){return o.GraphQLIncludeDirective}};r2={enumerable:true,get:function(){return o.GraphQLInputObjectType}};
r2={enumerable:true,get:function(){return o.GraphQLInt}};r2={enumerable:true,get:function(){return o.GraphQLInterfaceType}};r2={enumerable:true,get:function(){return o.GraphQLList}};r2={enumerable:true,
get:function(){return o.GraphQLNonNull}};r2={enumerable:true,get:function(){return o.GraphQLObjectType}};r2={enumerable:true,get:function(){return o.GraphQLOneOfDirective}};r2={enumerable:true,get:function(){
return o.GraphQLScalarType}};r2={enumerable:true,get:function(){return o.GraphQLSchema}};r2={enumerable:true,get:function(){return o.GraphQLSkipDirective}};r2={enumerable:true,get:function(){return o.
GraphQLSpecifiedByDirective}};r2={enumerable:true,get:function(){return o.GraphQLString}};r2={enumerable:true,get:function(){return o.GraphQLUnionType}};r2={enumerable:true,get:function(){return a.Kind}};
r2={enumerable:true,get:function(){return u.KnownArgumentNamesRule}};r2={enumerable:true,get:function(){return u.KnownDirectivesRule}};r2={enumerable:true,get:function(){return u.KnownFragmentNamesRule}};
r2={enumerable:true,get:function(){return u.KnownTypeNamesRule}};r2={enumerable:true,get:function(){return a.Lexer}};r2={enumerable:true,get:function(){return a.Location}};r2={enumerable:true,get:function(){
return u.LoneAnonymousOperationRule}};r2={enumerable:true,get:function(){return u.LoneSchemaDefinitionRule}};r2={enumerable:true,get:function(){return u.MaxIntrospectionDepthRule}};r2={enumerable:true,
get:function(){return u.NoDeprecatedCustomRule}};r2={enumerable:true,get:function(){return u.NoFragmentCyclesRule}};r2={enumerable:true,get:function(){return u.NoSchemaIntrospectionCustomRule}};r2={enumerable:true,
get:function(){return u.NoUndefinedVariablesRule}};r2={enumerable:true,get:function(){return u.NoUnusedFragmentsRule}};r2={enumerable:true,get:function(){return u.NoUnusedVariablesRule}};r2={enumerable:true,
get:function(){return a.OperationTypeNode}};r2={enumerable:true,get:function(){return u.OverlappingFieldsCanBeMergedRule}};r2={enumerable:true,get:function(){return u.PossibleFragmentSpreadsRule}};r2=
{enumerable:true,get:function(){return u.PossibleTypeExtensionsRule}};r2={enumerable:true,get:function(){return u.ProvidedRequiredArgumentsRule}};r2={enumerable:true,get:function(){return u.ScalarLeafsRule}};
r2={enumerable:true,get:function(){return o.SchemaMetaFieldDef}};r2={enumerable:true,get:function(){return u.SingleFieldSubscriptionsRule}};r2={enumerable:true,get:function(){return a.Source}};r2={enumerable:true,
get:function(){return a.Token}};r2={enumerable:true,get:function(){return a.TokenKind}};r2={enumerable:true,get:function(){return d.TypeInfo}};r2={enumerable:true,get:function(){return o.TypeKind}};r2=
{enumerable:true,get:function(){return o.TypeMetaFieldDef}};r2={enumerable:true,get:function(){return o.TypeNameMetaFieldDef}};r2={enumerable:true,get:function(){return u.UniqueArgumentDefinitionNamesRule}};
r2={enumerable:true,get:function(){return u.UniqueArgumentNamesRule}};r2={enumerable:true,get:function(){return u.UniqueDirectiveNamesRule}};r2={enumerable:true,get:function(){return u.UniqueDirectivesPerLocationRule}};
r2={enumerable:true,get:function(){return u.UniqueEnumValueNamesRule}};r2={enumerable:true,get:function(){return u.UniqueFieldDefinitionNamesRule}};r2={enumerable:true,get:function(){return u.UniqueFragmentNamesRule}};
r2={enumerable:true,get:function(){return u.UniqueInputFieldNamesRule}};r2={enumerable:true,get:function(){return u.UniqueOperationNamesRule}};r2={enumerable:true,get:function(){return u.UniqueOperationTypesRule}};
r2={enumerable:true,get:function(){return u.UniqueTypeNamesRule}};r2={enumerable:true,get:function(){return u.UniqueVariableNamesRule}};r2={enumerable:true,get:function(){return u.ValidationContext}};
r2={enumerable:true,get:function(){return u.ValuesOfCorrectTypeRule}};r2={enumerable:true,get:function(){return u.VariablesAreInputTypesRule}};r2={enumerable:true,get:function(){return u.VariablesInAllowedPositionRule}};
r2={enumerable:true,get:function(){return o.__Directive}};r2={enumerable:true,get:function(){return o.__DirectiveLocation}};r2={enumerable:true,get:function(){return o.__EnumValue}};r2={enumerable:true,
get:function(){return o.__Field}};r2={enumerable:true,get:function(){return o.__InputValue}};r2={enumerable:true,get:function(){return o.__Schema}};r2={enumerable:true,get:function(){return o.__Type}};
r2={enumerable:true,get:function(){return o.__TypeKind}};r2={enumerable:true,get:function(){return o.assertAbstractType}};r2={enumerable:true,get:function(){return o.assertCompositeType}};r2={enumerable:true,
get:function(){return o.assertDirective}};r2={enumerable:true,get:function(){return o.assertEnumType}};r2={enumerable:true,get:function(){return o.assertEnumValueName}};r2={enumerable:true,get:function(){
return o.assertInputObjectType}};r2={enumerable:true,get:function(){return o.assertInputType}};r2={enumerable:true,get:function(){return o.assertInterfaceType}};r2={enumerable:true,get:function(){return o.
assertLeafType}};r2={enumerable:true,get:function(){return o.assertListType}};r2={enumerable:true,get:function(){return o.assertName}};r2={enumerable:true,get:function(){return o.assertNamedType}};r2=
{enumerable:true,get:function(){return o.assertNonNullType}};r2={enumerable:true,get:function(){return o.assertNullableType}};r2={enumerable:true,get:function(){return o.assertObjectType}};r2={enumerable:true,
get:function(){return o.assertOutputType}};r2={enumerable:true,get:function(){return o.assertScalarType}};r2={enumerable:true,get:function(){return o.assertSchema}};r2={enumerable:true,get:function(){
return o.assertType}};r2={enumerable:true,get:function(){return o.assertUnionType}};r2={enumerable:true,get:function(){return d.assertValidName}};r2={enumerable:true,get:function(){return o.assertValidSchema}};
r2={enumerable:true,get:function(){return o.assertWrappingType}};r2={enumerable:true,get:function(){return d.astFromValue}};r2={enumerable:true,get:function(){return d.buildASTSchema}};r2={enumerable:true,
get:function(){return d.buildClientSchema}};Object.defineProperty(t2,"IV5",{enumerable:true,get:function(){return d.buildSchema}});r2={enumerable:true,get:function(){return d.coerceInputValue}};r2={enumerable:true,
get:function(){return d.concatAST}};r2={enumerable:true,get:function(){return c.createSourceEventStream}};Object.defineProperty(t2,"kfj",{enumerable:true,get:function(){return c.defaultFieldResolver}});
r2={enumerable:true,get:function(){return c.defaultTypeResolver}};r2={enumerable:true,get:function(){return d.doTypesOverlap}};Object.defineProperty(t2,"g7Y",{enumerable:true,get:function(){return c.execute}});
r2={enumerable:true,get:function(){return c.executeSync}};r2={enumerable:true,get:function(){return d.extendSchema}};r2={enumerable:true,get:function(){return d.findBreakingChanges}};r2={enumerable:true,
get:function(){return d.findDangerousChanges}};r2={enumerable:true,get:function(){return l.formatError}};r2={enumerable:true,get:function(){return c.getArgumentValues}};r2={enumerable:true,get:function(){
return c.getDirectiveValues}};r2={enumerable:true,get:function(){return a.getEnterLeaveForKind}};r2={enumerable:true,get:function(){return d.getIntrospectionQuery}};r2={enumerable:true,get:function(){
return a.getLocation}};r2={enumerable:true,get:function(){return o.getNamedType}};r2={enumerable:true,get:function(){return o.getNullableType}};r2={enumerable:true,get:function(){return d.getOperationAST}};
r2={enumerable:true,get:function(){return d.getOperationRootType}};r2={enumerable:true,get:function(){return c.getVariableValues}};r2={enumerable:true,get:function(){return a.getVisitFn}};r2={enumerable:true,
get:function(){return s.graphql}};r2={enumerable:true,get:function(){return s.graphqlSync}};r2={enumerable:true,get:function(){return d.introspectionFromSchema}};r2={enumerable:true,get:function(){return o.
introspectionTypes}};r2={enumerable:true,get:function(){return o.isAbstractType}};r2={enumerable:true,get:function(){return o.isCompositeType}};r2={enumerable:true,get:function(){return a.isConstValueNode}};
r2={enumerable:true,get:function(){return a.isDefinitionNode}};r2={enumerable:true,get:function(){return o.isDirective}};r2={enumerable:true,get:function(){return o.isEnumType}};r2={enumerable:true,get:function(){
return d.isEqualType}};r2={enumerable:true,get:function(){return a.isExecutableDefinitionNode}};r2={enumerable:true,get:function(){return o.isInputObjectType}};r2={enumerable:true,get:function(){return o.
isInputType}};r2={enumerable:true,get:function(){return o.isInterfaceType}};r2={enumerable:true,get:function(){return o.isIntrospectionType}};r2={enumerable:true,get:function(){return o.isLeafType}};r2=
{enumerable:true,get:function(){return o.isListType}};r2={enumerable:true,get:function(){return o.isNamedType}};r2={enumerable:true,get:function(){return o.isNonNullType}};r2={enumerable:true,get:function(){
return o.isNullableType}};r2={enumerable:true,get:function(){return o.isObjectType}};r2={enumerable:true,get:function(){return o.isOutputType}};r2={enumerable:true,get:function(){return o.isRequiredArgument}};
r2={enumerable:true,get:function(){return o.isRequiredInputField}};r2={enumerable:true,get:function(){return o.isScalarType}};r2={enumerable:true,get:function(){return o.isSchema}};r2={enumerable:true,
get:function(){return a.isSchemaCoordinateNode}};r2={enumerable:true,get:function(){return a.isSelectionNode}};r2={enumerable:true,get:function(){return o.isSpecifiedDirective}};r2={enumerable:true,get:function(){
return o.isSpecifiedScalarType}};r2={enumerable:true,get:function(){return o.isType}};r2={enumerable:true,get:function(){return a.isTypeDefinitionNode}};r2={enumerable:true,get:function(){return a.isTypeExtensionNode}};
r2={enumerable:true,get:function(){return a.isTypeNode}};r2={enumerable:true,get:function(){return d.isTypeSubTypeOf}};r2={enumerable:true,get:function(){return a.isTypeSystemDefinitionNode}};r2={enumerable:true,
get:function(){return a.isTypeSystemExtensionNode}};r2={enumerable:true,get:function(){return o.isUnionType}};r2={enumerable:true,get:function(){return d.isValidNameError}};r2={enumerable:true,get:function(){
return a.isValueNode}};r2={enumerable:true,get:function(){return o.isWrappingType}};r2={enumerable:true,get:function(){return d.lexicographicSortSchema}};r2={enumerable:true,get:function(){return l.locatedError}};
Object.defineProperty(t2,"qgA",{enumerable:true,get:function(){return a.parse}});r2={enumerable:true,get:function(){return a.parseConstValue}};r2={enumerable:true,get:function(){return a.parseSchemaCoordinate}};
r2={enumerable:true,get:function(){return a.parseType}};r2={enumerable:true,get:function(){return a.parseValue}};r2={enumerable:true,get:function(){return a.print}};r2={enumerable:true,get:function(){
return l.printError}};r2={enumerable:true,get:function(){return d.printIntrospectionSchema}};r2={enumerable:true,get:function(){return a.printLocation}};r2={enumerable:true,get:function(){return d.printSchema}};
r2={enumerable:true,get:function(){return a.printSourceLocation}};r2={enumerable:true,get:function(){return d.printType}};r2={enumerable:true,get:function(){return u.recommendedRules}};r2={enumerable:true,
get:function(){return d.resolveASTSchemaCoordinate}};r2={enumerable:true,get:function(){return o.resolveObjMapThunk}};r2={enumerable:true,get:function(){return o.resolveReadonlyArrayThunk}};r2={enumerable:true,
get:function(){return d.resolveSchemaCoordinate}};r2={enumerable:true,get:function(){return c.responsePathAsArray}};r2={enumerable:true,get:function(){return d.separateOperations}};r2={enumerable:true,
get:function(){return o.specifiedDirectives}};r2={enumerable:true,get:function(){return u.specifiedRules}};r2={enumerable:true,get:function(){return o.specifiedScalarTypes}};r2={enumerable:true,get:function(){
return d.stripIgnoredCharacters}};r2={enumerable:true,get:function(){return c.subscribe}};r2={enumerable:true,get:function(){return l.syntaxError}};r2={enumerable:true,get:function(){return d.typeFromAST}};
Object.defineProperty(t2,"tfT",{enumerable:true,get:function(){return u.validate}});r2={enumerable:true,get:function(){return o.validateSchema}};r2={enumerable:true,get:function(){return d.valueFromAST}};
r2={enumerable:true,get:function(){return d.valueFromASTUntyped}};r2={enumerable:true,get:function(){return i.version}};r2={enumerable:true,get:function(){return i.versionInfo}};r2={enumerable:true,get:function(){
return a.visit}};r2={enumerable:true,get:function(){return a.visitInParallel}};r2={enumerable:true,get:function(){return d.visitWithTypeInfo}};var i=n2(8725);var s=n2(6352);var o=n2(6618);var a=n2(68);
var c=n2(4404);var u=n2(7973);var l=n2(9888);var d=n2(7006)},3155:(e2,t2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.addPath=addPath;t2.pathToArray=pathToArray;function addPath(e3,t3,n2){
return{prev:e3,key:t3,typename:n2}}function pathToArray(e3){const t3=[];let n2=e3;while(n2){t3.push(n2.key);n2=n2.prev}return t3.reverse()}},9942:(e2,t2)=>{Object.defineProperty(t2,"__esModule",{value:true});
t2.SetMap=void 0;class SetMap{constructor(){this._entries=new Map;this._memberIds=new Map;this._nextMemberId=0}get(e3){return this._entries.get(this._key(e3))}set(e3,t3){this._entries.set(this._key(e3),
t3)}_key(e3){const t3=[];for(const n2 of e3){let e4=this._memberIds.get(n2);if(e4===void 0){e4=this._nextMemberId++;this._memberIds.set(n2,e4)}t3.push(e4)}t3.sort((e4,t4)=>e4-t4);return t3.join(",")}}
t2.SetMap=SetMap},5383:(e2,t2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.devAssert=devAssert;function devAssert(e3,t3){const n2=Boolean(e3);if(!n2){throw new Error(t3)}}},1353:(e2,t2)=>{
Object.defineProperty(t2,"__esModule",{value:true});t2.didYouMean=didYouMean;const n2=5;function didYouMean(e3,t3){const[r2,i]=t3?[e3,t3]:[void 0,e3];let s=" Did you mean ";if(r2){s+=r2+" "}const o=i.
map(e4=>`"${e4}"`);switch(o.length){case 0:return"";case 1:return s+o[0]+"?";case 2:return s+o[0]+" or "+o[1]+"?"}const a=o.slice(0,n2);const c=a.pop();return s+a.join(", ")+", or "+c+"?"}},8520:(e2,t2)=>{
Object.defineProperty(t2,"__esModule",{value:true});t2.groupBy=groupBy;function groupBy(e3,t3){const n2=new Map;for(const r2 of e3){const e4=t3(r2);const i=n2.get(e4);if(i===void 0){n2.set(e4,[r2])}else{
i.push(r2)}}return n2}},6588:(e2,t2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.identityFunc=identityFunc;function identityFunc(e3){return e3}},5742:(e2,t2)=>{Object.defineProperty(t2,"_\
_esModule",{value:true});t2.inspect=inspect;const n2=10;const r2=2;function inspect(e3){return formatValue(e3,[])}function formatValue(e3,t3){switch(typeof e3){case"string":return JSON.stringify(e3);case"\
function":return e3.name?`[function ${e3.name}]`:"[function]";case"object":return formatObjectValue(e3,t3);default:return String(e3)}}function formatObjectValue(e3,t3){if(e3===null){return"null"}if(t3.
includes(e3)){return"[Circular]"}const n3=[...t3,e3];if(isJSONable(e3)){const t4=e3.toJSON();if(t4!==e3){return typeof t4==="string"?t4:formatValue(t4,n3)}}else if(Array.isArray(e3)){return formatArray(
e3,n3)}return formatObject(e3,n3)}function isJSONable(e3){return typeof e3.toJSON==="function"}function formatObject(e3,t3){const n3=Object.entries(e3);if(n3.length===0){return"{}"}if(t3.length>r2){return"\
["+getObjectTag(e3)+"]"}const i=n3.map(([e4,n4])=>e4+": "+formatValue(n4,t3));return"{ "+i.join(", ")+" }"}function formatArray(e3,t3){if(e3.length===0){return"[]"}if(t3.length>r2){return"[Array]"}const i=Math.
min(n2,e3.length);const s=e3.length-i;const o=[];for(let n3=0;n3<i;++n3){o.push(formatValue(e3[n3],t3))}if(s===1){o.push("... 1 more item")}else if(s>1){o.push(`... ${s} more items`)}return"["+o.join(
", ")+"]"}function getObjectTag(e3){const t3=Object.prototype.toString.call(e3).replace(/^\[object /,"").replace(/]$/,"");if(t3==="Object"&&typeof e3.constructor==="function"){const t4=e3.constructor.
name;if(typeof t4==="string"&&t4!==""){return t4}}return t3}},5914:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.instanceOf=void 0;var r2=n2(5742);const i=globalThis.process&&process.
env.NODE_ENV==="production";const s=i?function instanceOf(e3,t3){return e3 instanceof t3}:function instanceOf(e3,t3){if(e3 instanceof t3){return true}if(typeof e3==="object"&&e3!==null){var n3;const i2=t3.
prototype[Symbol.toStringTag];const s2=Symbol.toStringTag in e3?e3[Symbol.toStringTag]:(n3=e3.constructor)===null||n3===void 0?void 0:n3.name;if(i2===s2){const t4=(0,r2.inspect)(e3);throw new Error(`C\
annot use ${i2} "${t4}" from another module or realm.

Ensure that there is only one instance of "graphql" in the node_modules
directory. If different versions of "graphql" are the dependencies of other
relied on modules, use "resolutions" to ensure only one version is installed.

https://yarnpkg.com/en/docs/selective-version-resolutions

Duplicate "graphql" modules cannot be used at the same time since different
versions may have different capabilities and behavior. The data from one
version used in the function from another could produce confusing and
spurious results.`)}}return false};t2.instanceOf=s},3650:(e2,t2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.invariant=invariant;function invariant(e3,t3){const n2=Boolean(e3);if(!n2){throw new Error(
t3!=null?t3:"Unexpected invariant triggered.")}}},4068:(e2,t2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.isAsyncIterable=isAsyncIterable;function isAsyncIterable(e3){return typeof(e3===
null||e3===void 0?void 0:e3[Symbol.asyncIterator])==="function"}},7341:(e2,t2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.isIterableObject=isIterableObject;function isIterableObject(e3){
return typeof e3==="object"&&typeof(e3===null||e3===void 0?void 0:e3[Symbol.iterator])==="function"}},892:(e2,t2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.isObjectLike=isObjectLike;function isObjectLike(e3){
return typeof e3=="object"&&e3!==null}},4091:(e2,t2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.isPromise=isPromise;function isPromise(e3){return typeof(e3===null||e3===void 0?void 0:e3.
then)==="function"}},7579:(e2,t2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.keyMap=keyMap;function keyMap(e3,t3){const n2=Object.create(null);for(const r2 of e3){n2[t3(r2)]=r2}return n2}},
3166:(e2,t2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.keyValMap=keyValMap;function keyValMap(e3,t3,n2){const r2=Object.create(null);for(const i of e3){r2[t3(i)]=n2(i)}return r2}},5719:(e2,t2)=>{
Object.defineProperty(t2,"__esModule",{value:true});t2.mapValue=mapValue;function mapValue(e3,t3){const n2=Object.create(null);for(const r2 of Object.keys(e3)){n2[r2]=t3(e3[r2],r2)}return n2}},8141:(e2,t2)=>{
Object.defineProperty(t2,"__esModule",{value:true});t2.memoize3=memoize3;function memoize3(e3){let t3;return function memoized(n2,r2,i){if(t3===void 0){t3=new WeakMap}let s=t3.get(n2);if(s===void 0){s=
new WeakMap;t3.set(n2,s)}let o=s.get(r2);if(o===void 0){o=new WeakMap;s.set(r2,o)}let a=o.get(i);if(a===void 0){a=e3(n2,r2,i);o.set(i,a)}return a}}},3428:(e2,t2)=>{Object.defineProperty(t2,"__esModule",
{value:true});t2.naturalCompare=naturalCompare;function naturalCompare(e3,t3){let r3=0;let i=0;while(r3<e3.length&&i<t3.length){let s=e3.charCodeAt(r3);let o=t3.charCodeAt(i);if(isDigit(s)&&isDigit(o)){
let a=0;do{++r3;a=a*10+s-n2;s=e3.charCodeAt(r3)}while(isDigit(s)&&a>0);let c=0;do{++i;c=c*10+o-n2;o=t3.charCodeAt(i)}while(isDigit(o)&&c>0);if(a<c){return-1}if(a>c){return 1}}else{if(s<o){return-1}if(s>
o){return 1}++r3;++i}}return e3.length-t3.length}const n2=48;const r2=57;function isDigit(e3){return!isNaN(e3)&&n2<=e3&&e3<=r2}},8373:(e2,t2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.printPathArray=
printPathArray;function printPathArray(e3){return e3.map(e4=>typeof e4==="number"?"["+e4.toString()+"]":"."+e4).join("")}},5395:(e2,t2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.promiseForObject=
promiseForObject;function promiseForObject(e3){return Promise.all(Object.values(e3)).then(t3=>{const n2=Object.create(null);for(const[r2,i]of Object.keys(e3).entries()){n2[i]=t3[r2]}return n2})}},1369:(e2,t2,n2)=>{
Object.defineProperty(t2,"__esModule",{value:true});t2.promiseReduce=promiseReduce;var r2=n2(4091);function promiseReduce(e3,t3,n3){let i=n3;for(const n4 of e3){i=(0,r2.isPromise)(i)?i.then(e4=>t3(e4,
n4)):t3(i,n4)}return i}},7904:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.suggestionList=suggestionList;var r2=n2(3428);function suggestionList(e3,t3){const n3=Object.create(null);
const i=new LexicalDistance(e3);const s=Math.floor(e3.length*.4)+1;for(const e4 of t3){const t4=i.measure(e4,s);if(t4!==void 0){n3[e4]=t4}}return Object.keys(n3).sort((e4,t4)=>{const i2=n3[e4]-n3[t4];
return i2!==0?i2:(0,r2.naturalCompare)(e4,t4)})}class LexicalDistance{constructor(e3){this._input=e3;this._inputLowerCase=e3.toLowerCase();this._inputArray=stringToArray(this._inputLowerCase);this._rows=
[new Array(e3.length+1).fill(0),new Array(e3.length+1).fill(0),new Array(e3.length+1).fill(0)]}measure(e3,t3){if(this._input===e3){return 0}const n3=e3.toLowerCase();if(this._inputLowerCase===n3){return 1}
let r3=stringToArray(n3);let i=this._inputArray;if(r3.length<i.length){const e4=r3;r3=i;i=e4}const s=r3.length;const o=i.length;if(s-o>t3){return void 0}const a=this._rows;for(let e4=0;e4<=o;e4++){a[0][e4]=
e4}for(let e4=1;e4<=s;e4++){const n4=a[(e4-1)%3];const s2=a[e4%3];let c2=s2[0]=e4;for(let t4=1;t4<=o;t4++){const o2=r3[e4-1]===i[t4-1]?0:1;let u=Math.min(n4[t4]+1,s2[t4-1]+1,n4[t4-1]+o2);if(e4>1&&t4>1&&
r3[e4-1]===i[t4-2]&&r3[e4-2]===i[t4-1]){const n5=a[(e4-2)%3][t4-2];u=Math.min(u,n5+1)}if(u<c2){c2=u}s2[t4]=u}if(c2>t3){return void 0}}const c=a[s%3][o];return c<=t3?c:void 0}}function stringToArray(e3){
const t3=e3.length;const n3=new Array(t3);for(let r3=0;r3<t3;++r3){n3[r3]=e3.charCodeAt(r3)}return n3}},9615:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.toError=toError;var r2=n2(
5742);function toError(e3){return e3 instanceof Error?e3:new NonErrorThrown(e3)}class NonErrorThrown extends Error{constructor(e3){super("Unexpected error value: "+(0,r2.inspect)(e3));this.name="NonEr\
rorThrown";this.thrownValue=e3}}},7104:(e2,t2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.toObjMap=toObjMap;function toObjMap(e3){if(e3==null){return Object.create(null)}if(Object.getPrototypeOf(
e3)===null){return e3}const t3=Object.create(null);for(const[n2,r2]of Object.entries(e3)){t3[n2]=r2}return t3}},2740:(e2,t2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.Token=t2.QueryDocumentKeys=
t2.OperationTypeNode=t2.Location=void 0;t2.isNode=isNode;class Location{constructor(e3,t3,n3){this.start=e3.start;this.end=t3.end;this.startToken=e3;this.endToken=t3;this.source=n3}get[Symbol.toStringTag](){
return"Location"}toJSON(){return{start:this.start,end:this.end}}}t2.Location=Location;class Token{constructor(e3,t3,n3,r3,i2,s){this.kind=e3;this.start=t3;this.end=n3;this.line=r3;this.column=i2;this.
value=s;this.prev=null;this.next=null}get[Symbol.toStringTag](){return"Token"}toJSON(){return{kind:this.kind,value:this.value,line:this.line,column:this.column}}}t2.Token=Token;const n2={Name:[],Document:[
"definitions"],OperationDefinition:["description","name","variableDefinitions","directives","selectionSet"],VariableDefinition:["description","variable","type","defaultValue","directives"],Variable:["\
name"],SelectionSet:["selections"],Field:["alias","name","arguments","directives","selectionSet"],Argument:["name","value"],FragmentSpread:["name","directives"],InlineFragment:["typeCondition","direct\
ives","selectionSet"],FragmentDefinition:["description","name","variableDefinitions","typeCondition","directives","selectionSet"],IntValue:[],FloatValue:[],StringValue:[],BooleanValue:[],NullValue:[],
EnumValue:[],ListValue:["values"],ObjectValue:["fields"],ObjectField:["name","value"],Directive:["name","arguments"],NamedType:["name"],ListType:["type"],NonNullType:["type"],SchemaDefinition:["descri\
ption","directives","operationTypes"],OperationTypeDefinition:["type"],ScalarTypeDefinition:["description","name","directives"],ObjectTypeDefinition:["description","name","interfaces","directives","fi\
elds"],FieldDefinition:["description","name","arguments","type","directives"],InputValueDefinition:["description","name","type","defaultValue","directives"],InterfaceTypeDefinition:["description","nam\
e","interfaces","directives","fields"],UnionTypeDefinition:["description","name","directives","types"],EnumTypeDefinition:["description","name","directives","values"],EnumValueDefinition:["description",
"name","directives"],InputObjectTypeDefinition:["description","name","directives","fields"],DirectiveDefinition:["description","name","arguments","directives","locations"],SchemaExtension:["directives",
"operationTypes"],DirectiveExtension:["name","directives"],ScalarTypeExtension:["name","directives"],ObjectTypeExtension:["name","interfaces","directives","fields"],InterfaceTypeExtension:["name","int\
erfaces","directives","fields"],UnionTypeExtension:["name","directives","types"],EnumTypeExtension:["name","directives","values"],InputObjectTypeExtension:["name","directives","fields"],TypeCoordinate:[
"name"],MemberCoordinate:["name","memberName"],ArgumentCoordinate:["name","fieldName","argumentName"],DirectiveCoordinate:["name"],DirectiveArgumentCoordinate:["name","argumentName"]};t2.QueryDocumentKeys=
n2;const r2=new Set(Object.keys(n2));function isNode(e3){const t3=e3===null||e3===void 0?void 0:e3.kind;return typeof t3==="string"&&r2.has(t3)}var i;t2.OperationTypeNode=i;(function(e3){e3["QUERY"]="\
query";e3["MUTATION"]="mutation";e3["SUBSCRIPTION"]="subscription"})(i||(t2.OperationTypeNode=i={}))},7508:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.dedentBlockStringLines=dedentBlockStringLines;
t2.isPrintableAsBlockString=isPrintableAsBlockString;t2.printBlockString=printBlockString;var r2=n2(3271);function dedentBlockStringLines(e3){var t3;let n3=Number.MAX_SAFE_INTEGER;let r3=null;let i=-1;
for(let t4=0;t4<e3.length;++t4){var s;const o=e3[t4];const a=leadingWhitespace(o);if(a===o.length){continue}r3=(s=r3)!==null&&s!==void 0?s:t4;i=t4;if(t4!==0&&a<n3){n3=a}}return e3.map((e4,t4)=>t4===0?
e4:e4.slice(n3)).slice((t3=r3)!==null&&t3!==void 0?t3:0,i+1)}function leadingWhitespace(e3){let t3=0;while(t3<e3.length&&(0,r2.isWhiteSpace)(e3.charCodeAt(t3))){++t3}return t3}function isPrintableAsBlockString(e3){
if(e3===""){return true}let t3=true;let n3=false;let r3=true;let i=false;for(let s=0;s<e3.length;++s){switch(e3.codePointAt(s)){case 0:case 1:case 2:case 3:case 4:case 5:case 6:case 7:case 8:case 11:case 12:case 14:case 15:
return false;case 13:return false;case 10:if(t3&&!i){return false}i=true;t3=true;n3=false;break;case 9:case 32:n3||(n3=t3);break;default:r3&&(r3=n3);t3=false}}if(t3){return false}if(r3&&i){return false}
return true}function printBlockString(e3,t3){const n3=e3.replace(/"""/g,'\\"""');const i=n3.split(/\r\n|[\n\r]/g);const s=i.length===1;const o=i.length>1&&i.slice(1).every(e4=>e4.length===0||(0,r2.isWhiteSpace)(
e4.charCodeAt(0)));const a=n3.endsWith('\\"""');const c=e3.endsWith('"')&&!a;const u=e3.endsWith("\\");const l=c||u;const d=!(t3!==null&&t3!==void 0&&t3.minimize)&&(!s||e3.length>70||l||o||a);let f="";
const p=s&&(0,r2.isWhiteSpace)(e3.charCodeAt(0));if(d&&!p||o){f+="\n"}f+=n3;if(d||l){f+="\n"}return'"""'+f+'"""'}},3271:(e2,t2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.isDigit=isDigit;
t2.isLetter=isLetter;t2.isNameContinue=isNameContinue;t2.isNameStart=isNameStart;t2.isWhiteSpace=isWhiteSpace;function isWhiteSpace(e3){return e3===9||e3===32}function isDigit(e3){return e3>=48&&e3<=57}
function isLetter(e3){return e3>=97&&e3<=122||e3>=65&&e3<=90}function isNameStart(e3){return isLetter(e3)||e3===95}function isNameContinue(e3){return isLetter(e3)||isDigit(e3)||e3===95}},2582:(e2,t2)=>{
Object.defineProperty(t2,"__esModule",{value:true});t2.DirectiveLocation=void 0;var n2;t2.DirectiveLocation=n2;(function(e3){e3["QUERY"]="QUERY";e3["MUTATION"]="MUTATION";e3["SUBSCRIPTION"]="SUBSCRIPT\
ION";e3["FIELD"]="FIELD";e3["FRAGMENT_DEFINITION"]="FRAGMENT_DEFINITION";e3["FRAGMENT_SPREAD"]="FRAGMENT_SPREAD";e3["INLINE_FRAGMENT"]="INLINE_FRAGMENT";e3["VARIABLE_DEFINITION"]="VARIABLE_DEFINITION";
e3["SCHEMA"]="SCHEMA";e3["SCALAR"]="SCALAR";e3["OBJECT"]="OBJECT";e3["FIELD_DEFINITION"]="FIELD_DEFINITION";e3["ARGUMENT_DEFINITION"]="ARGUMENT_DEFINITION";e3["INTERFACE"]="INTERFACE";e3["UNION"]="UNI\
ON";e3["ENUM"]="ENUM";e3["ENUM_VALUE"]="ENUM_VALUE";e3["INPUT_OBJECT"]="INPUT_OBJECT";e3["INPUT_FIELD_DEFINITION"]="INPUT_FIELD_DEFINITION";e3["DIRECTIVE_DEFINITION"]="DIRECTIVE_DEFINITION"})(n2||(t2.
DirectiveLocation=n2={}))},68:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});Object.defineProperty(t2,"BREAK",{enumerable:true,get:function(){return d.BREAK}});Object.defineProperty(
t2,"DirectiveLocation",{enumerable:true,get:function(){return m.DirectiveLocation}});Object.defineProperty(t2,"Kind",{enumerable:true,get:function(){return o.Kind}});Object.defineProperty(t2,"Lexer",{
enumerable:true,get:function(){return c.Lexer}});Object.defineProperty(t2,"Location",{enumerable:true,get:function(){return f.Location}});Object.defineProperty(t2,"OperationTypeNode",{enumerable:true,
get:function(){return f.OperationTypeNode}});Object.defineProperty(t2,"Source",{enumerable:true,get:function(){return r2.Source}});Object.defineProperty(t2,"Token",{enumerable:true,get:function(){return f.
Token}});Object.defineProperty(t2,"TokenKind",{enumerable:true,get:function(){return a.TokenKind}});Object.defineProperty(t2,"getEnterLeaveForKind",{enumerable:true,get:function(){return d.getEnterLeaveForKind}});
Object.defineProperty(t2,"getLocation",{enumerable:true,get:function(){return i.getLocation}});Object.defineProperty(t2,"getVisitFn",{enumerable:true,get:function(){return d.getVisitFn}});Object.defineProperty(
t2,"isConstValueNode",{enumerable:true,get:function(){return p.isConstValueNode}});Object.defineProperty(t2,"isDefinitionNode",{enumerable:true,get:function(){return p.isDefinitionNode}});Object.defineProperty(
t2,"isExecutableDefinitionNode",{enumerable:true,get:function(){return p.isExecutableDefinitionNode}});Object.defineProperty(t2,"isSchemaCoordinateNode",{enumerable:true,get:function(){return p.isSchemaCoordinateNode}});
Object.defineProperty(t2,"isSelectionNode",{enumerable:true,get:function(){return p.isSelectionNode}});Object.defineProperty(t2,"isTypeDefinitionNode",{enumerable:true,get:function(){return p.isTypeDefinitionNode}});
Object.defineProperty(t2,"isTypeExtensionNode",{enumerable:true,get:function(){return p.isTypeExtensionNode}});Object.defineProperty(t2,"isTypeNode",{enumerable:true,get:function(){return p.isTypeNode}});
Object.defineProperty(t2,"isTypeSystemDefinitionNode",{enumerable:true,get:function(){return p.isTypeSystemDefinitionNode}});Object.defineProperty(t2,"isTypeSystemExtensionNode",{enumerable:true,get:function(){
return p.isTypeSystemExtensionNode}});Object.defineProperty(t2,"isValueNode",{enumerable:true,get:function(){return p.isValueNode}});Object.defineProperty(t2,"parse",{enumerable:true,get:function(){return u.
parse}});Object.defineProperty(t2,"parseConstValue",{enumerable:true,get:function(){return u.parseConstValue}});Object.defineProperty(t2,"parseSchemaCoordinate",{enumerable:true,get:function(){return u.
parseSchemaCoordinate}});Object.defineProperty(t2,"parseType",{enumerable:true,get:function(){return u.parseType}});Object.defineProperty(t2,"parseValue",{enumerable:true,get:function(){return u.parseValue}});
Object.defineProperty(t2,"print",{enumerable:true,get:function(){return l.print}});Object.defineProperty(t2,"printLocation",{enumerable:true,get:function(){return s.printLocation}});Object.defineProperty(
t2,"printSourceLocation",{enumerable:true,get:function(){return s.printSourceLocation}});Object.defineProperty(t2,"visit",{enumerable:true,get:function(){return d.visit}});Object.defineProperty(t2,"vi\
sitInParallel",{enumerable:true,get:function(){return d.visitInParallel}});var r2=n2(203);var i=n2(2245);var s=n2(6512);var o=n2(1123);var a=n2(1743);var c=n2(9278);var u=n2(4929);var l=n2(9936);var d=n2(
638);var f=n2(2740);var p=n2(5480);var m=n2(2582)},1123:(e2,t2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.Kind=void 0;var n2;t2.Kind=n2;(function(e3){e3["NAME"]="Name";e3["DOCUMENT"]="D\
ocument";e3["OPERATION_DEFINITION"]="OperationDefinition";e3["VARIABLE_DEFINITION"]="VariableDefinition";e3["SELECTION_SET"]="SelectionSet";e3["FIELD"]="Field";e3["ARGUMENT"]="Argument";e3["FRAGMENT_S\
PREAD"]="FragmentSpread";e3["INLINE_FRAGMENT"]="InlineFragment";e3["FRAGMENT_DEFINITION"]="FragmentDefinition";e3["VARIABLE"]="Variable";e3["INT"]="IntValue";e3["FLOAT"]="FloatValue";e3["STRING"]="Str\
ingValue";e3["BOOLEAN"]="BooleanValue";e3["NULL"]="NullValue";e3["ENUM"]="EnumValue";e3["LIST"]="ListValue";e3["OBJECT"]="ObjectValue";e3["OBJECT_FIELD"]="ObjectField";e3["DIRECTIVE"]="Directive";e3["\
NAMED_TYPE"]="NamedType";e3["LIST_TYPE"]="ListType";e3["NON_NULL_TYPE"]="NonNullType";e3["SCHEMA_DEFINITION"]="SchemaDefinition";e3["OPERATION_TYPE_DEFINITION"]="OperationTypeDefinition";e3["SCALAR_TY\
PE_DEFINITION"]="ScalarTypeDefinition";e3["OBJECT_TYPE_DEFINITION"]="ObjectTypeDefinition";e3["FIELD_DEFINITION"]="FieldDefinition";e3["INPUT_VALUE_DEFINITION"]="InputValueDefinition";e3["INTERFACE_TY\
PE_DEFINITION"]="InterfaceTypeDefinition";e3["UNION_TYPE_DEFINITION"]="UnionTypeDefinition";e3["ENUM_TYPE_DEFINITION"]="EnumTypeDefinition";e3["ENUM_VALUE_DEFINITION"]="EnumValueDefinition";e3["INPUT_\
OBJECT_TYPE_DEFINITION"]="InputObjectTypeDefinition";e3["DIRECTIVE_DEFINITION"]="DirectiveDefinition";e3["SCHEMA_EXTENSION"]="SchemaExtension";e3["DIRECTIVE_EXTENSION"]="DirectiveExtension";e3["SCALAR\
_TYPE_EXTENSION"]="ScalarTypeExtension";e3["OBJECT_TYPE_EXTENSION"]="ObjectTypeExtension";e3["INTERFACE_TYPE_EXTENSION"]="InterfaceTypeExtension";e3["UNION_TYPE_EXTENSION"]="UnionTypeExtension";e3["EN\
UM_TYPE_EXTENSION"]="EnumTypeExtension";e3["INPUT_OBJECT_TYPE_EXTENSION"]="InputObjectTypeExtension";e3["TYPE_COORDINATE"]="TypeCoordinate";e3["MEMBER_COORDINATE"]="MemberCoordinate";e3["ARGUMENT_COOR\
DINATE"]="ArgumentCoordinate";e3["DIRECTIVE_COORDINATE"]="DirectiveCoordinate";e3["DIRECTIVE_ARGUMENT_COORDINATE"]="DirectiveArgumentCoordinate"})(n2||(t2.Kind=n2={}))},9278:(e2,t2,n2)=>{Object.defineProperty(
t2,"__esModule",{value:true});t2.Lexer=void 0;t2.createToken=createToken;t2.isPunctuatorTokenKind=isPunctuatorTokenKind;t2.printCodePointAt=printCodePointAt;t2.readName=readName;var r2=n2(9619);var i=n2(
2740);var s=n2(7508);var o=n2(3271);var a=n2(1743);class Lexer{constructor(e3){const t3=new i.Token(a.TokenKind.SOF,0,0,0,0);this.source=e3;this.lastToken=t3;this.token=t3;this.line=1;this.lineStart=0;
this._maxComments=void 0;this._commentCount=0}get[Symbol.toStringTag](){return"Lexer"}advance(){this.lastToken=this.token;const e3=this.token=this.lookahead();return e3}lookahead(){let e3=this.token;if(e3.
kind!==a.TokenKind.EOF){do{if(e3.next){e3=e3.next}else{const t3=readNextToken(this,e3.end);e3.next=t3;t3.prev=e3;e3=t3}}while(e3.kind===a.TokenKind.COMMENT)}return e3}}t2.Lexer=Lexer;function isPunctuatorTokenKind(e3){
return e3===a.TokenKind.BANG||e3===a.TokenKind.DOLLAR||e3===a.TokenKind.AMP||e3===a.TokenKind.PAREN_L||e3===a.TokenKind.PAREN_R||e3===a.TokenKind.DOT||e3===a.TokenKind.SPREAD||e3===a.TokenKind.COLON||
e3===a.TokenKind.EQUALS||e3===a.TokenKind.AT||e3===a.TokenKind.BRACKET_L||e3===a.TokenKind.BRACKET_R||e3===a.TokenKind.BRACE_L||e3===a.TokenKind.PIPE||e3===a.TokenKind.BRACE_R}function isUnicodeScalarValue(e3){
return e3>=0&&e3<=55295||e3>=57344&&e3<=1114111}function isSupplementaryCodePoint(e3,t3){return isLeadingSurrogate(e3.charCodeAt(t3))&&isTrailingSurrogate(e3.charCodeAt(t3+1))}function isLeadingSurrogate(e3){
return e3>=55296&&e3<=56319}function isTrailingSurrogate(e3){return e3>=56320&&e3<=57343}function printCodePointAt(e3,t3){const n3=e3.source.body.codePointAt(t3);if(n3===void 0){return a.TokenKind.EOF}else if(n3>=
32&&n3<=126){const e4=String.fromCodePoint(n3);return e4==='"'?`'"'`:`"${e4}"`}return"U+"+n3.toString(16).toUpperCase().padStart(4,"0")}function createToken(e3,t3,n3,r3,s2){const o2=e3.line;const a2=1+
n3-e3.lineStart;return new i.Token(t3,n3,r3,o2,a2,s2)}function readNextToken(e3,t3){const n3=e3.source.body;const i2=n3.length;let s2=t3;while(s2<i2){const t4=n3.charCodeAt(s2);switch(t4){case 65279:case 9:case 32:case 44:
++s2;continue;case 10:++s2;++e3.line;e3.lineStart=s2;continue;case 13:if(n3.charCodeAt(s2+1)===10){s2+=2}else{++s2}++e3.line;e3.lineStart=s2;continue;case 35:return readComment(e3,s2);case 33:return createToken(
e3,a.TokenKind.BANG,s2,s2+1);case 36:return createToken(e3,a.TokenKind.DOLLAR,s2,s2+1);case 38:return createToken(e3,a.TokenKind.AMP,s2,s2+1);case 40:return createToken(e3,a.TokenKind.PAREN_L,s2,s2+1);case 41:
return createToken(e3,a.TokenKind.PAREN_R,s2,s2+1);case 46:if(n3.charCodeAt(s2+1)===46&&n3.charCodeAt(s2+2)===46){return createToken(e3,a.TokenKind.SPREAD,s2,s2+3)}break;case 58:return createToken(e3,
a.TokenKind.COLON,s2,s2+1);case 61:return createToken(e3,a.TokenKind.EQUALS,s2,s2+1);case 64:return createToken(e3,a.TokenKind.AT,s2,s2+1);case 91:return createToken(e3,a.TokenKind.BRACKET_L,s2,s2+1);case 93:
return createToken(e3,a.TokenKind.BRACKET_R,s2,s2+1);case 123:return createToken(e3,a.TokenKind.BRACE_L,s2,s2+1);case 124:return createToken(e3,a.TokenKind.PIPE,s2,s2+1);case 125:return createToken(e3,
a.TokenKind.BRACE_R,s2,s2+1);case 34:if(n3.charCodeAt(s2+1)===34&&n3.charCodeAt(s2+2)===34){return readBlockString(e3,s2)}return readString(e3,s2)}if((0,o.isDigit)(t4)||t4===45){return readNumber(e3,s2,
t4)}if((0,o.isNameStart)(t4)){return readName(e3,s2)}throw(0,r2.syntaxError)(e3.source,s2,t4===39?`Unexpected single quote character ('), did you mean to use a double quote (")?`:isUnicodeScalarValue(
t4)||isSupplementaryCodePoint(n3,s2)?`Unexpected character: ${printCodePointAt(e3,s2)}.`:`Invalid character: ${printCodePointAt(e3,s2)}.`)}return createToken(e3,a.TokenKind.EOF,i2,i2)}function readComment(e3,t3){
const n3=e3._maxComments;if(n3!==void 0){const i3=e3._commentCount+1;if(i3>n3){throw(0,r2.syntaxError)(e3.source,t3,`Document contains more than ${n3} comments. Parsing aborted.`)}e3._commentCount=i3}
const i2=e3.source.body;const s2=i2.length;let o2=t3+1;while(o2<s2){const e4=i2.charCodeAt(o2);if(e4===10||e4===13){break}if(isUnicodeScalarValue(e4)){++o2}else if(isSupplementaryCodePoint(i2,o2)){o2+=
2}else{break}}return createToken(e3,a.TokenKind.COMMENT,t3,o2,i2.slice(t3+1,o2))}function readNumber(e3,t3,n3){const i2=e3.source.body;let s2=t3;let c=n3;let u=false;if(c===45){c=i2.charCodeAt(++s2)}if(c===
48){c=i2.charCodeAt(++s2);if((0,o.isDigit)(c)){throw(0,r2.syntaxError)(e3.source,s2,`Invalid number, unexpected digit after 0: ${printCodePointAt(e3,s2)}.`)}}else{s2=readDigits(e3,s2,c);c=i2.charCodeAt(
s2)}if(c===46){u=true;c=i2.charCodeAt(++s2);s2=readDigits(e3,s2,c);c=i2.charCodeAt(s2)}if(c===69||c===101){u=true;c=i2.charCodeAt(++s2);if(c===43||c===45){c=i2.charCodeAt(++s2)}s2=readDigits(e3,s2,c);
c=i2.charCodeAt(s2)}if(c===46||(0,o.isNameStart)(c)){throw(0,r2.syntaxError)(e3.source,s2,`Invalid number, expected digit but got: ${printCodePointAt(e3,s2)}.`)}return createToken(e3,u?a.TokenKind.FLOAT:
a.TokenKind.INT,t3,s2,i2.slice(t3,s2))}function readDigits(e3,t3,n3){if(!(0,o.isDigit)(n3)){throw(0,r2.syntaxError)(e3.source,t3,`Invalid number, expected digit but got: ${printCodePointAt(e3,t3)}.`)}
const i2=e3.source.body;let s2=t3+1;while((0,o.isDigit)(i2.charCodeAt(s2))){++s2}return s2}function readString(e3,t3){const n3=e3.source.body;const i2=n3.length;let s2=t3+1;let o2=s2;let c="";while(s2<
i2){const i3=n3.charCodeAt(s2);if(i3===34){c+=n3.slice(o2,s2);return createToken(e3,a.TokenKind.STRING,t3,s2+1,c)}if(i3===92){c+=n3.slice(o2,s2);const t4=n3.charCodeAt(s2+1)===117?n3.charCodeAt(s2+2)===
123?readEscapedUnicodeVariableWidth(e3,s2):readEscapedUnicodeFixedWidth(e3,s2):readEscapedCharacter(e3,s2);c+=t4.value;s2+=t4.size;o2=s2;continue}if(i3===10||i3===13){break}if(isUnicodeScalarValue(i3)){
++s2}else if(isSupplementaryCodePoint(n3,s2)){s2+=2}else{throw(0,r2.syntaxError)(e3.source,s2,`Invalid character within String: ${printCodePointAt(e3,s2)}.`)}}throw(0,r2.syntaxError)(e3.source,s2,"Unt\
erminated string.")}function readEscapedUnicodeVariableWidth(e3,t3){const n3=e3.source.body;let i2=0;let s2=3;while(s2<12){const e4=n3.charCodeAt(t3+s2++);if(e4===125){if(s2<5||!isUnicodeScalarValue(i2)){
break}return{value:String.fromCodePoint(i2),size:s2}}i2=i2<<4|readHexDigit(e4);if(i2<0){break}}throw(0,r2.syntaxError)(e3.source,t3,`Invalid Unicode escape sequence: "${n3.slice(t3,t3+s2)}".`)}function readEscapedUnicodeFixedWidth(e3,t3){
const n3=e3.source.body;const i2=read16BitHexCode(n3,t3+2);if(isUnicodeScalarValue(i2)){return{value:String.fromCodePoint(i2),size:6}}if(isLeadingSurrogate(i2)){if(n3.charCodeAt(t3+6)===92&&n3.charCodeAt(
t3+7)===117){const e4=read16BitHexCode(n3,t3+8);if(isTrailingSurrogate(e4)){return{value:String.fromCodePoint(i2,e4),size:12}}}}throw(0,r2.syntaxError)(e3.source,t3,`Invalid Unicode escape sequence: "${n3.
slice(t3,t3+6)}".`)}function read16BitHexCode(e3,t3){return readHexDigit(e3.charCodeAt(t3))<<12|readHexDigit(e3.charCodeAt(t3+1))<<8|readHexDigit(e3.charCodeAt(t3+2))<<4|readHexDigit(e3.charCodeAt(t3+
3))}function readHexDigit(e3){return e3>=48&&e3<=57?e3-48:e3>=65&&e3<=70?e3-55:e3>=97&&e3<=102?e3-87:-1}function readEscapedCharacter(e3,t3){const n3=e3.source.body;const i2=n3.charCodeAt(t3+1);switch(i2){case 34:
return{value:'"',size:2};case 92:return{value:"\\",size:2};case 47:return{value:"/",size:2};case 98:return{value:"\b",size:2};case 102:return{value:"\f",size:2};case 110:return{value:"\n",size:2};case 114:
return{value:"\r",size:2};case 116:return{value:"	",size:2}}throw(0,r2.syntaxError)(e3.source,t3,`Invalid character escape sequence: "${n3.slice(t3,t3+2)}".`)}function readBlockString(e3,t3){const n3=e3.
source.body;const i2=n3.length;let o2=e3.lineStart;let c=t3+3;let u=c;let l="";const d=[];while(c<i2){const i3=n3.charCodeAt(c);if(i3===34&&n3.charCodeAt(c+1)===34&&n3.charCodeAt(c+2)===34){l+=n3.slice(
u,c);d.push(l);const r3=createToken(e3,a.TokenKind.BLOCK_STRING,t3,c+3,(0,s.dedentBlockStringLines)(d).join("\n"));e3.line+=d.length-1;e3.lineStart=o2;return r3}if(i3===92&&n3.charCodeAt(c+1)===34&&n3.
charCodeAt(c+2)===34&&n3.charCodeAt(c+3)===34){l+=n3.slice(u,c);u=c+1;c+=4;continue}if(i3===10||i3===13){l+=n3.slice(u,c);d.push(l);if(i3===13&&n3.charCodeAt(c+1)===10){c+=2}else{++c}l="";u=c;o2=c;continue}
if(isUnicodeScalarValue(i3)){++c}else if(isSupplementaryCodePoint(n3,c)){c+=2}else{throw(0,r2.syntaxError)(e3.source,c,`Invalid character within String: ${printCodePointAt(e3,c)}.`)}}throw(0,r2.syntaxError)(
e3.source,c,"Unterminated string.")}function readName(e3,t3){const n3=e3.source.body;const r3=n3.length;let i2=t3+1;while(i2<r3){const e4=n3.charCodeAt(i2);if((0,o.isNameContinue)(e4)){++i2}else{break}}
return createToken(e3,a.TokenKind.NAME,t3,i2,n3.slice(t3,i2))}},2245:(e2,t2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.getLocation=getLocation;t2.getLocations=getLocations;function getLocation(e3,t3){
const n2=/\r\n|[\n\r]/g;let r2=1;let i=t3+1;let s;while((s=n2.exec(e3.body))&&s.index<t3){r2++;i=t3+1-(s.index+s[0].length)}return{line:r2,column:i}}function getLocations(e3){if(e3.length<2){return e3.
map(({source:e4,start:t4})=>getLocation(e4,t4))}const t3=new Map;e3.forEach(({source:e4,start:n3},r2)=>{let i=t3.get(e4);if(i===void 0){i=[];t3.set(e4,i)}i.push({position:n3,index:r2})});const n2=new Array(
e3.length);for(const[e4,r2]of t3){const t4=/\r\n|[\n\r]/g;let i=t4.exec(e4.body);let s=1;let o=0;r2.sort((e5,t5)=>e5.position-t5.position);for(const{position:a,index:c}of r2){while(i!==null&&i.index<a){
o=i.index+i[0].length;s++;i=t4.exec(e4.body)}n2[c]={line:s,column:a+1-o}}}return n2}},4929:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.Parser=void 0;t2.parse=parse;t2.parseConstValue=
parseConstValue;t2.parseSchemaCoordinate=parseSchemaCoordinate;t2.parseType=parseType;t2.parseValue=parseValue;var r2=n2(9619);var i=n2(2740);var s=n2(2582);var o=n2(1123);var a=n2(9278);var c=n2(6137);
var u=n2(203);var l=n2(1743);function parse(e3,t3){const n3=new Parser(e3,t3);const r3=n3.parseDocument();Object.defineProperty(r3,"tokenCount",{enumerable:false,value:n3.tokenCount});return r3}function parseValue(e3,t3){
const n3=new Parser(e3,t3);n3.expectToken(l.TokenKind.SOF);const r3=n3.parseValueLiteral(false);n3.expectToken(l.TokenKind.EOF);return r3}function parseConstValue(e3,t3){const n3=new Parser(e3,t3);n3.
expectToken(l.TokenKind.SOF);const r3=n3.parseConstValueLiteral();n3.expectToken(l.TokenKind.EOF);return r3}function parseType(e3,t3){const n3=new Parser(e3,t3);n3.expectToken(l.TokenKind.SOF);const r3=n3.
parseTypeReference();n3.expectToken(l.TokenKind.EOF);return r3}function parseSchemaCoordinate(e3){const t3=(0,u.isSource)(e3)?e3:new u.Source(e3);const n3=new c.SchemaCoordinateLexer(t3);const r3=new Parser(
e3,{lexer:n3});r3.expectToken(l.TokenKind.SOF);const i2=r3.parseSchemaCoordinate();r3.expectToken(l.TokenKind.EOF);return i2}class Parser{constructor(e3,t3={}){const{lexer:n3,...i2}=t3;if(n3){this._lexer=
n3}else{const t4=(0,u.isSource)(e3)?e3:new u.Source(e3);this._lexer=new a.Lexer(t4)}this._options=i2;this._tokenCounter=0;this._lexer._maxComments=t3===null||t3===void 0?void 0:t3.maxComments;this._lexer.
_commentCount=0;const s2=t3===null||t3===void 0?void 0:t3.maxSourceLength;if(s2!==void 0&&this._lexer.source.body.length>s2){throw(0,r2.syntaxError)(this._lexer.source,s2,`Source contains more than ${s2}\
 UTF-16 code units. Parsing aborted.`)}}get tokenCount(){return this._tokenCounter}parseName(){const e3=this.expectToken(l.TokenKind.NAME);return this.node(e3,{kind:o.Kind.NAME,value:e3.value})}parseDocument(){
return this.node(this._lexer.token,{kind:o.Kind.DOCUMENT,definitions:this.many(l.TokenKind.SOF,this.parseDefinition,l.TokenKind.EOF)})}parseDefinition(){if(this.peek(l.TokenKind.BRACE_L)){return this.
parseOperationDefinition()}const e3=this.peekDescription();const t3=e3?this._lexer.lookahead():this._lexer.token;if(e3&&t3.kind===l.TokenKind.BRACE_L){throw(0,r2.syntaxError)(this._lexer.source,this._lexer.
token.start,"Unexpected description, descriptions are not supported on shorthand queries.")}if(t3.kind===l.TokenKind.NAME){switch(t3.value){case"schema":return this.parseSchemaDefinition();case"scalar":
return this.parseScalarTypeDefinition();case"type":return this.parseObjectTypeDefinition();case"interface":return this.parseInterfaceTypeDefinition();case"union":return this.parseUnionTypeDefinition();case"\
enum":return this.parseEnumTypeDefinition();case"input":return this.parseInputObjectTypeDefinition();case"directive":return this.parseDirectiveDefinition()}switch(t3.value){case"query":case"mutation":case"\
subscription":return this.parseOperationDefinition();case"fragment":return this.parseFragmentDefinition()}if(e3){throw(0,r2.syntaxError)(this._lexer.source,this._lexer.token.start,"Unexpected descript\
ion, only GraphQL definitions support descriptions.")}switch(t3.value){case"extend":return this.parseTypeSystemExtension()}}throw this.unexpected(t3)}parseOperationDefinition(){const e3=this._lexer.token;
if(this.peek(l.TokenKind.BRACE_L)){return this.node(e3,{kind:o.Kind.OPERATION_DEFINITION,operation:i.OperationTypeNode.QUERY,description:void 0,name:void 0,variableDefinitions:[],directives:[],selectionSet:this.
parseSelectionSet()})}const t3=this.parseDescription();const n3=this.parseOperationType();let r3;if(this.peek(l.TokenKind.NAME)){r3=this.parseName()}return this.node(e3,{kind:o.Kind.OPERATION_DEFINITION,
operation:n3,description:t3,name:r3,variableDefinitions:this.parseVariableDefinitions(),directives:this.parseDirectives(false),selectionSet:this.parseSelectionSet()})}parseOperationType(){const e3=this.
expectToken(l.TokenKind.NAME);switch(e3.value){case"query":return i.OperationTypeNode.QUERY;case"mutation":return i.OperationTypeNode.MUTATION;case"subscription":return i.OperationTypeNode.SUBSCRIPTION}
throw this.unexpected(e3)}parseVariableDefinitions(){return this.optionalMany(l.TokenKind.PAREN_L,this.parseVariableDefinition,l.TokenKind.PAREN_R)}parseVariableDefinition(){return this.node(this._lexer.
token,{kind:o.Kind.VARIABLE_DEFINITION,description:this.parseDescription(),variable:this.parseVariable(),type:(this.expectToken(l.TokenKind.COLON),this.parseTypeReference()),defaultValue:this.expectOptionalToken(
l.TokenKind.EQUALS)?this.parseConstValueLiteral():void 0,directives:this.parseConstDirectives()})}parseVariable(){const e3=this._lexer.token;this.expectToken(l.TokenKind.DOLLAR);return this.node(e3,{kind:o.
Kind.VARIABLE,name:this.parseName()})}parseSelectionSet(){return this.node(this._lexer.token,{kind:o.Kind.SELECTION_SET,selections:this.many(l.TokenKind.BRACE_L,this.parseSelection,l.TokenKind.BRACE_R)})}parseSelection(){
return this.peek(l.TokenKind.SPREAD)?this.parseFragment():this.parseField()}parseField(){const e3=this._lexer.token;const t3=this.parseName();let n3;let r3;if(this.expectOptionalToken(l.TokenKind.COLON)){
n3=t3;r3=this.parseName()}else{r3=t3}return this.node(e3,{kind:o.Kind.FIELD,alias:n3,name:r3,arguments:this.parseArguments(false),directives:this.parseDirectives(false),selectionSet:this.peek(l.TokenKind.
BRACE_L)?this.parseSelectionSet():void 0})}parseArguments(e3){const t3=e3?this.parseConstArgument:this.parseArgument;return this.optionalMany(l.TokenKind.PAREN_L,t3,l.TokenKind.PAREN_R)}parseArgument(e3=false){
const t3=this._lexer.token;const n3=this.parseName();this.expectToken(l.TokenKind.COLON);return this.node(t3,{kind:o.Kind.ARGUMENT,name:n3,value:this.parseValueLiteral(e3)})}parseConstArgument(){return this.
parseArgument(true)}parseFragment(){const e3=this._lexer.token;this.expectToken(l.TokenKind.SPREAD);const t3=this.expectOptionalKeyword("on");if(!t3&&this.peek(l.TokenKind.NAME)){return this.node(e3,{
kind:o.Kind.FRAGMENT_SPREAD,name:this.parseFragmentName(),directives:this.parseDirectives(false)})}return this.node(e3,{kind:o.Kind.INLINE_FRAGMENT,typeCondition:t3?this.parseNamedType():void 0,directives:this.
parseDirectives(false),selectionSet:this.parseSelectionSet()})}parseFragmentDefinition(){const e3=this._lexer.token;const t3=this.parseDescription();this.expectKeyword("fragment");if(this._options.allowLegacyFragmentVariables===
true){return this.node(e3,{kind:o.Kind.FRAGMENT_DEFINITION,description:t3,name:this.parseFragmentName(),variableDefinitions:this.parseVariableDefinitions(),typeCondition:(this.expectKeyword("on"),this.
parseNamedType()),directives:this.parseDirectives(false),selectionSet:this.parseSelectionSet()})}return this.node(e3,{kind:o.Kind.FRAGMENT_DEFINITION,description:t3,name:this.parseFragmentName(),typeCondition:(this.
expectKeyword("on"),this.parseNamedType()),directives:this.parseDirectives(false),selectionSet:this.parseSelectionSet()})}parseFragmentName(){if(this._lexer.token.value==="on"){throw this.unexpected()}
return this.parseName()}parseValueLiteral(e3){const t3=this._lexer.token;switch(t3.kind){case l.TokenKind.BRACKET_L:return this.parseList(e3);case l.TokenKind.BRACE_L:return this.parseObject(e3);case l.
TokenKind.INT:this.advanceLexer();return this.node(t3,{kind:o.Kind.INT,value:t3.value});case l.TokenKind.FLOAT:this.advanceLexer();return this.node(t3,{kind:o.Kind.FLOAT,value:t3.value});case l.TokenKind.
STRING:case l.TokenKind.BLOCK_STRING:return this.parseStringLiteral();case l.TokenKind.NAME:this.advanceLexer();switch(t3.value){case"true":return this.node(t3,{kind:o.Kind.BOOLEAN,value:true});case"f\
alse":return this.node(t3,{kind:o.Kind.BOOLEAN,value:false});case"null":return this.node(t3,{kind:o.Kind.NULL});default:return this.node(t3,{kind:o.Kind.ENUM,value:t3.value})}case l.TokenKind.DOLLAR:if(e3){
this.expectToken(l.TokenKind.DOLLAR);if(this._lexer.token.kind===l.TokenKind.NAME){const e4=this._lexer.token.value;throw(0,r2.syntaxError)(this._lexer.source,t3.start,`Unexpected variable "$${e4}" in\
 constant value.`)}else{throw this.unexpected(t3)}}return this.parseVariable();default:throw this.unexpected()}}parseConstValueLiteral(){return this.parseValueLiteral(true)}parseStringLiteral(){const e3=this.
_lexer.token;this.advanceLexer();return this.node(e3,{kind:o.Kind.STRING,value:e3.value,block:e3.kind===l.TokenKind.BLOCK_STRING})}parseList(e3){const item=()=>this.parseValueLiteral(e3);return this.node(
this._lexer.token,{kind:o.Kind.LIST,values:this.any(l.TokenKind.BRACKET_L,item,l.TokenKind.BRACKET_R)})}parseObject(e3){const item=()=>this.parseObjectField(e3);return this.node(this._lexer.token,{kind:o.
Kind.OBJECT,fields:this.any(l.TokenKind.BRACE_L,item,l.TokenKind.BRACE_R)})}parseObjectField(e3){const t3=this._lexer.token;const n3=this.parseName();this.expectToken(l.TokenKind.COLON);return this.node(
t3,{kind:o.Kind.OBJECT_FIELD,name:n3,value:this.parseValueLiteral(e3)})}parseDirectives(e3){const t3=[];while(this.peek(l.TokenKind.AT)){t3.push(this.parseDirective(e3))}return t3}parseConstDirectives(){
return this.parseDirectives(true)}parseDirective(e3){const t3=this._lexer.token;this.expectToken(l.TokenKind.AT);return this.node(t3,{kind:o.Kind.DIRECTIVE,name:this.parseName(),arguments:this.parseArguments(
e3)})}parseTypeReference(){const e3=this._lexer.token;let t3;if(this.expectOptionalToken(l.TokenKind.BRACKET_L)){const n3=this.parseTypeReference();this.expectToken(l.TokenKind.BRACKET_R);t3=this.node(
e3,{kind:o.Kind.LIST_TYPE,type:n3})}else{t3=this.parseNamedType()}if(this.expectOptionalToken(l.TokenKind.BANG)){return this.node(e3,{kind:o.Kind.NON_NULL_TYPE,type:t3})}return t3}parseNamedType(){return this.
node(this._lexer.token,{kind:o.Kind.NAMED_TYPE,name:this.parseName()})}peekDescription(){return this.peek(l.TokenKind.STRING)||this.peek(l.TokenKind.BLOCK_STRING)}parseDescription(){if(this.peekDescription()){
return this.parseStringLiteral()}}parseSchemaDefinition(){const e3=this._lexer.token;const t3=this.parseDescription();this.expectKeyword("schema");const n3=this.parseConstDirectives();const r3=this.many(
l.TokenKind.BRACE_L,this.parseOperationTypeDefinition,l.TokenKind.BRACE_R);return this.node(e3,{kind:o.Kind.SCHEMA_DEFINITION,description:t3,directives:n3,operationTypes:r3})}parseOperationTypeDefinition(){
const e3=this._lexer.token;const t3=this.parseOperationType();this.expectToken(l.TokenKind.COLON);const n3=this.parseNamedType();return this.node(e3,{kind:o.Kind.OPERATION_TYPE_DEFINITION,operation:t3,
type:n3})}parseScalarTypeDefinition(){const e3=this._lexer.token;const t3=this.parseDescription();this.expectKeyword("scalar");const n3=this.parseName();const r3=this.parseConstDirectives();return this.
node(e3,{kind:o.Kind.SCALAR_TYPE_DEFINITION,description:t3,name:n3,directives:r3})}parseObjectTypeDefinition(){const e3=this._lexer.token;const t3=this.parseDescription();this.expectKeyword("type");const n3=this.
parseName();const r3=this.parseImplementsInterfaces();const i2=this.parseConstDirectives();const s2=this.parseFieldsDefinition();return this.node(e3,{kind:o.Kind.OBJECT_TYPE_DEFINITION,description:t3,
name:n3,interfaces:r3,directives:i2,fields:s2})}parseImplementsInterfaces(){return this.expectOptionalKeyword("implements")?this.delimitedMany(l.TokenKind.AMP,this.parseNamedType):[]}parseFieldsDefinition(){
return this.optionalMany(l.TokenKind.BRACE_L,this.parseFieldDefinition,l.TokenKind.BRACE_R)}parseFieldDefinition(){const e3=this._lexer.token;const t3=this.parseDescription();const n3=this.parseName();
const r3=this.parseArgumentDefs();this.expectToken(l.TokenKind.COLON);const i2=this.parseTypeReference();const s2=this.parseConstDirectives();return this.node(e3,{kind:o.Kind.FIELD_DEFINITION,description:t3,
name:n3,arguments:r3,type:i2,directives:s2})}parseArgumentDefs(){return this.optionalMany(l.TokenKind.PAREN_L,this.parseInputValueDef,l.TokenKind.PAREN_R)}parseInputValueDef(){const e3=this._lexer.token;
const t3=this.parseDescription();const n3=this.parseName();this.expectToken(l.TokenKind.COLON);const r3=this.parseTypeReference();let i2;if(this.expectOptionalToken(l.TokenKind.EQUALS)){i2=this.parseConstValueLiteral()}
const s2=this.parseConstDirectives();return this.node(e3,{kind:o.Kind.INPUT_VALUE_DEFINITION,description:t3,name:n3,type:r3,defaultValue:i2,directives:s2})}parseInterfaceTypeDefinition(){const e3=this.
_lexer.token;const t3=this.parseDescription();this.expectKeyword("interface");const n3=this.parseName();const r3=this.parseImplementsInterfaces();const i2=this.parseConstDirectives();const s2=this.parseFieldsDefinition();
return this.node(e3,{kind:o.Kind.INTERFACE_TYPE_DEFINITION,description:t3,name:n3,interfaces:r3,directives:i2,fields:s2})}parseUnionTypeDefinition(){const e3=this._lexer.token;const t3=this.parseDescription();
this.expectKeyword("union");const n3=this.parseName();const r3=this.parseConstDirectives();const i2=this.parseUnionMemberTypes();return this.node(e3,{kind:o.Kind.UNION_TYPE_DEFINITION,description:t3,name:n3,
directives:r3,types:i2})}parseUnionMemberTypes(){return this.expectOptionalToken(l.TokenKind.EQUALS)?this.delimitedMany(l.TokenKind.PIPE,this.parseNamedType):[]}parseEnumTypeDefinition(){const e3=this.
_lexer.token;const t3=this.parseDescription();this.expectKeyword("enum");const n3=this.parseName();const r3=this.parseConstDirectives();const i2=this.parseEnumValuesDefinition();return this.node(e3,{kind:o.
Kind.ENUM_TYPE_DEFINITION,description:t3,name:n3,directives:r3,values:i2})}parseEnumValuesDefinition(){return this.optionalMany(l.TokenKind.BRACE_L,this.parseEnumValueDefinition,l.TokenKind.BRACE_R)}parseEnumValueDefinition(){
const e3=this._lexer.token;const t3=this.parseDescription();const n3=this.parseEnumValueName();const r3=this.parseConstDirectives();return this.node(e3,{kind:o.Kind.ENUM_VALUE_DEFINITION,description:t3,
name:n3,directives:r3})}parseEnumValueName(){if(this._lexer.token.value==="true"||this._lexer.token.value==="false"||this._lexer.token.value==="null"){throw(0,r2.syntaxError)(this._lexer.source,this._lexer.
token.start,`${getTokenDesc(this._lexer.token)} is reserved and cannot be used for an enum value.`)}return this.parseName()}parseInputObjectTypeDefinition(){const e3=this._lexer.token;const t3=this.parseDescription();
this.expectKeyword("input");const n3=this.parseName();const r3=this.parseConstDirectives();const i2=this.parseInputFieldsDefinition();return this.node(e3,{kind:o.Kind.INPUT_OBJECT_TYPE_DEFINITION,description:t3,
name:n3,directives:r3,fields:i2})}parseInputFieldsDefinition(){return this.optionalMany(l.TokenKind.BRACE_L,this.parseInputValueDef,l.TokenKind.BRACE_R)}parseTypeSystemExtension(){const e3=this._lexer.
lookahead();if(e3.kind===l.TokenKind.NAME){switch(e3.value){case"schema":return this.parseSchemaExtension();case"scalar":return this.parseScalarTypeExtension();case"type":return this.parseObjectTypeExtension();case"\
interface":return this.parseInterfaceTypeExtension();case"union":return this.parseUnionTypeExtension();case"enum":return this.parseEnumTypeExtension();case"input":return this.parseInputObjectTypeExtension();case"\
directive":if(this._options.experimentalDirectivesOnDirectiveDefinitions){return this.parseDirectiveDefinitionExtension()}break}}throw this.unexpected(e3)}parseSchemaExtension(){const e3=this._lexer.token;
this.expectKeyword("extend");this.expectKeyword("schema");const t3=this.parseConstDirectives();const n3=this.optionalMany(l.TokenKind.BRACE_L,this.parseOperationTypeDefinition,l.TokenKind.BRACE_R);if(t3.
length===0&&n3.length===0){throw this.unexpected()}return this.node(e3,{kind:o.Kind.SCHEMA_EXTENSION,directives:t3,operationTypes:n3})}parseScalarTypeExtension(){const e3=this._lexer.token;this.expectKeyword(
"extend");this.expectKeyword("scalar");const t3=this.parseName();const n3=this.parseConstDirectives();if(n3.length===0){throw this.unexpected()}return this.node(e3,{kind:o.Kind.SCALAR_TYPE_EXTENSION,name:t3,
directives:n3})}parseObjectTypeExtension(){const e3=this._lexer.token;this.expectKeyword("extend");this.expectKeyword("type");const t3=this.parseName();const n3=this.parseImplementsInterfaces();const r3=this.
parseConstDirectives();const i2=this.parseFieldsDefinition();if(n3.length===0&&r3.length===0&&i2.length===0){throw this.unexpected()}return this.node(e3,{kind:o.Kind.OBJECT_TYPE_EXTENSION,name:t3,interfaces:n3,
directives:r3,fields:i2})}parseInterfaceTypeExtension(){const e3=this._lexer.token;this.expectKeyword("extend");this.expectKeyword("interface");const t3=this.parseName();const n3=this.parseImplementsInterfaces();
const r3=this.parseConstDirectives();const i2=this.parseFieldsDefinition();if(n3.length===0&&r3.length===0&&i2.length===0){throw this.unexpected()}return this.node(e3,{kind:o.Kind.INTERFACE_TYPE_EXTENSION,
name:t3,interfaces:n3,directives:r3,fields:i2})}parseUnionTypeExtension(){const e3=this._lexer.token;this.expectKeyword("extend");this.expectKeyword("union");const t3=this.parseName();const n3=this.parseConstDirectives();
const r3=this.parseUnionMemberTypes();if(n3.length===0&&r3.length===0){throw this.unexpected()}return this.node(e3,{kind:o.Kind.UNION_TYPE_EXTENSION,name:t3,directives:n3,types:r3})}parseEnumTypeExtension(){
const e3=this._lexer.token;this.expectKeyword("extend");this.expectKeyword("enum");const t3=this.parseName();const n3=this.parseConstDirectives();const r3=this.parseEnumValuesDefinition();if(n3.length===
0&&r3.length===0){throw this.unexpected()}return this.node(e3,{kind:o.Kind.ENUM_TYPE_EXTENSION,name:t3,directives:n3,values:r3})}parseInputObjectTypeExtension(){const e3=this._lexer.token;this.expectKeyword(
"extend");this.expectKeyword("input");const t3=this.parseName();const n3=this.parseConstDirectives();const r3=this.parseInputFieldsDefinition();if(n3.length===0&&r3.length===0){throw this.unexpected()}
return this.node(e3,{kind:o.Kind.INPUT_OBJECT_TYPE_EXTENSION,name:t3,directives:n3,fields:r3})}parseDirectiveDefinitionExtension(){const e3=this._lexer.token;this.expectKeyword("extend");this.expectKeyword(
"directive");this.expectToken(l.TokenKind.AT);const t3=this.parseName();const n3=this.parseConstDirectives();if(n3.length===0){throw this.unexpected()}return this.node(e3,{kind:o.Kind.DIRECTIVE_EXTENSION,
name:t3,directives:n3})}parseDirectiveDefinition(){const e3=this._lexer.token;const t3=this.parseDescription();this.expectKeyword("directive");this.expectToken(l.TokenKind.AT);const n3=this.parseName();
const r3=this.parseArgumentDefs();const i2=this._options.experimentalDirectivesOnDirectiveDefinitions?this.parseConstDirectives():[];const s2=this.expectOptionalKeyword("repeatable");this.expectKeyword(
"on");const a2=this.parseDirectiveLocations();return this.node(e3,{kind:o.Kind.DIRECTIVE_DEFINITION,description:t3,name:n3,arguments:r3,directives:i2,repeatable:s2,locations:a2})}parseDirectiveLocations(){
return this.delimitedMany(l.TokenKind.PIPE,this.parseDirectiveLocation)}parseDirectiveLocation(){const e3=this._lexer.token;const t3=this.parseName();if(Object.prototype.hasOwnProperty.call(s.DirectiveLocation,
t3.value)){return t3}throw this.unexpected(e3)}parseSchemaCoordinate(){const e3=this._lexer.token;const t3=this.expectOptionalToken(l.TokenKind.AT);const n3=this.parseName();let r3;if(!t3&&this.expectOptionalToken(
l.TokenKind.DOT)){r3=this.parseName()}let i2;if((t3||r3)&&this.expectOptionalToken(l.TokenKind.PAREN_L)){i2=this.parseName();this.expectToken(l.TokenKind.COLON);this.expectToken(l.TokenKind.PAREN_R)}if(t3){
if(i2){return this.node(e3,{kind:o.Kind.DIRECTIVE_ARGUMENT_COORDINATE,name:n3,argumentName:i2})}return this.node(e3,{kind:o.Kind.DIRECTIVE_COORDINATE,name:n3})}else if(r3){if(i2){return this.node(e3,{
kind:o.Kind.ARGUMENT_COORDINATE,name:n3,fieldName:r3,argumentName:i2})}return this.node(e3,{kind:o.Kind.MEMBER_COORDINATE,name:n3,memberName:r3})}return this.node(e3,{kind:o.Kind.TYPE_COORDINATE,name:n3})}node(e3,t3){
if(this._options.noLocation!==true){t3.loc=new i.Location(e3,this._lexer.lastToken,this._lexer.source)}return t3}peek(e3){return this._lexer.token.kind===e3}expectToken(e3){const t3=this._lexer.token;
if(t3.kind===e3){this.advanceLexer();return t3}throw(0,r2.syntaxError)(this._lexer.source,t3.start,`Expected ${getTokenKindDesc(e3)}, found ${getTokenDesc(t3)}.`)}expectOptionalToken(e3){const t3=this.
_lexer.token;if(t3.kind===e3){this.advanceLexer();return true}return false}expectKeyword(e3){const t3=this._lexer.token;if(t3.kind===l.TokenKind.NAME&&t3.value===e3){this.advanceLexer()}else{throw(0,r2.
syntaxError)(this._lexer.source,t3.start,`Expected "${e3}", found ${getTokenDesc(t3)}.`)}}expectOptionalKeyword(e3){const t3=this._lexer.token;if(t3.kind===l.TokenKind.NAME&&t3.value===e3){this.advanceLexer();
return true}return false}unexpected(e3){const t3=e3!==null&&e3!==void 0?e3:this._lexer.token;return(0,r2.syntaxError)(this._lexer.source,t3.start,`Unexpected ${getTokenDesc(t3)}.`)}any(e3,t3,n3){this.
expectToken(e3);const r3=[];while(!this.expectOptionalToken(n3)){r3.push(t3.call(this))}return r3}optionalMany(e3,t3,n3){if(this.expectOptionalToken(e3)){const e4=[];do{e4.push(t3.call(this))}while(!this.
expectOptionalToken(n3));return e4}return[]}many(e3,t3,n3){this.expectToken(e3);const r3=[];do{r3.push(t3.call(this))}while(!this.expectOptionalToken(n3));return r3}delimitedMany(e3,t3){this.expectOptionalToken(
e3);const n3=[];do{n3.push(t3.call(this))}while(this.expectOptionalToken(e3));return n3}advanceLexer(){const{maxLexicalTokens:e3=this._options.maxTokens}=this._options;const t3=this._lexer.advance();if(t3.
kind!==l.TokenKind.EOF){++this._tokenCounter;if(e3!==void 0&&this._tokenCounter>e3){throw(0,r2.syntaxError)(this._lexer.source,t3.start,`Document contains more that ${e3} tokens. Parsing aborted.`)}}}}
t2.Parser=Parser;function getTokenDesc(e3){const t3=e3.value;return getTokenKindDesc(e3.kind)+(t3!=null?` "${t3}"`:"")}function getTokenKindDesc(e3){return(0,a.isPunctuatorTokenKind)(e3)?`"${e3}"`:e3}},
5480:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.isConstValueNode=isConstValueNode;t2.isDefinitionNode=isDefinitionNode;t2.isExecutableDefinitionNode=isExecutableDefinitionNode;
t2.isSchemaCoordinateNode=isSchemaCoordinateNode;t2.isSelectionNode=isSelectionNode;t2.isTypeDefinitionNode=isTypeDefinitionNode;t2.isTypeExtensionNode=isTypeExtensionNode;t2.isTypeNode=isTypeNode;t2.
isTypeSystemDefinitionNode=isTypeSystemDefinitionNode;t2.isTypeSystemExtensionNode=isTypeSystemExtensionNode;t2.isValueNode=isValueNode;var r2=n2(1123);function isDefinitionNode(e3){return isExecutableDefinitionNode(
e3)||isTypeSystemDefinitionNode(e3)||isTypeSystemExtensionNode(e3)}function isExecutableDefinitionNode(e3){return e3.kind===r2.Kind.OPERATION_DEFINITION||e3.kind===r2.Kind.FRAGMENT_DEFINITION}function isSelectionNode(e3){
return e3.kind===r2.Kind.FIELD||e3.kind===r2.Kind.FRAGMENT_SPREAD||e3.kind===r2.Kind.INLINE_FRAGMENT}function isValueNode(e3){return e3.kind===r2.Kind.VARIABLE||e3.kind===r2.Kind.INT||e3.kind===r2.Kind.
FLOAT||e3.kind===r2.Kind.STRING||e3.kind===r2.Kind.BOOLEAN||e3.kind===r2.Kind.NULL||e3.kind===r2.Kind.ENUM||e3.kind===r2.Kind.LIST||e3.kind===r2.Kind.OBJECT}function isConstValueNode(e3){return isValueNode(
e3)&&(e3.kind===r2.Kind.LIST?e3.values.some(isConstValueNode):e3.kind===r2.Kind.OBJECT?e3.fields.some(e4=>isConstValueNode(e4.value)):e3.kind!==r2.Kind.VARIABLE)}function isTypeNode(e3){return e3.kind===
r2.Kind.NAMED_TYPE||e3.kind===r2.Kind.LIST_TYPE||e3.kind===r2.Kind.NON_NULL_TYPE}function isTypeSystemDefinitionNode(e3){return e3.kind===r2.Kind.SCHEMA_DEFINITION||isTypeDefinitionNode(e3)||e3.kind===
r2.Kind.DIRECTIVE_DEFINITION}function isTypeDefinitionNode(e3){return e3.kind===r2.Kind.SCALAR_TYPE_DEFINITION||e3.kind===r2.Kind.OBJECT_TYPE_DEFINITION||e3.kind===r2.Kind.INTERFACE_TYPE_DEFINITION||e3.
kind===r2.Kind.UNION_TYPE_DEFINITION||e3.kind===r2.Kind.ENUM_TYPE_DEFINITION||e3.kind===r2.Kind.INPUT_OBJECT_TYPE_DEFINITION}function isTypeSystemExtensionNode(e3){return e3.kind===r2.Kind.SCHEMA_EXTENSION||
e3.kind===r2.Kind.DIRECTIVE_EXTENSION||isTypeExtensionNode(e3)}function isTypeExtensionNode(e3){return e3.kind===r2.Kind.SCALAR_TYPE_EXTENSION||e3.kind===r2.Kind.OBJECT_TYPE_EXTENSION||e3.kind===r2.Kind.
INTERFACE_TYPE_EXTENSION||e3.kind===r2.Kind.UNION_TYPE_EXTENSION||e3.kind===r2.Kind.ENUM_TYPE_EXTENSION||e3.kind===r2.Kind.INPUT_OBJECT_TYPE_EXTENSION}function isSchemaCoordinateNode(e3){return e3.kind===
r2.Kind.TYPE_COORDINATE||e3.kind===r2.Kind.MEMBER_COORDINATE||e3.kind===r2.Kind.ARGUMENT_COORDINATE||e3.kind===r2.Kind.DIRECTIVE_COORDINATE||e3.kind===r2.Kind.DIRECTIVE_ARGUMENT_COORDINATE}},6512:(e2,t2,n2)=>{
Object.defineProperty(t2,"__esModule",{value:true});t2.printLocation=printLocation;t2.printSourceLocation=printSourceLocation;var r2=n2(2245);function printLocation(e3){return printSourceLocation(e3.source,
(0,r2.getLocation)(e3.source,e3.start))}function printSourceLocation(e3,t3){const n3=e3.locationOffset.column-1;const r3="".padStart(n3)+e3.body;const i=t3.line-1;const s=e3.locationOffset.line-1;const o=t3.
line+s;const a=t3.line===1?n3:0;const c=t3.column+a;const u=`${e3.name}:${o}:${c}
`;const l=r3.split(/\r\n|[\n\r]/g);const d=l[i];if(d.length>120){const e4=Math.floor(c/80);const t4=c%80;const n4=[];for(let e5=0;e5<d.length;e5+=80){n4.push(d.slice(e5,e5+80))}return u+printPrefixedLines(
[[`${o} |`,n4[0]],...n4.slice(1,e4+1).map(e5=>["|",e5]),["|","^".padStart(t4)],["|",n4[e4+1]]])}return u+printPrefixedLines([[`${o-1} |`,l[i-1]],[`${o} |`,d],["|","^".padStart(c)],[`${o+1} |`,l[i+1]]])}
function printPrefixedLines(e3){const t3=e3.filter(([e4,t4])=>t4!==void 0);const n3=Math.max(...t3.map(([e4])=>e4.length));return t3.map(([e4,t4])=>e4.padStart(n3)+(t4?" "+t4:"")).join("\n")}},9934:(e2,t2)=>{
Object.defineProperty(t2,"__esModule",{value:true});t2.printString=printString;function printString(e3){return`"${e3.replace(n2,escapedReplacer)}"`}const n2=/[\x00-\x1f\x22\x5c\x7f-\x9f]/g;function escapedReplacer(e3){
return r2[e3.charCodeAt(0)]}const r2=["\\u0000","\\u0001","\\u0002","\\u0003","\\u0004","\\u0005","\\u0006","\\u0007","\\b","\\t","\\n","\\u000B","\\f","\\r","\\u000E","\\u000F","\\u0010","\\u0011","\\\
u0012","\\u0013","\\u0014","\\u0015","\\u0016","\\u0017","\\u0018","\\u0019","\\u001A","\\u001B","\\u001C","\\u001D","\\u001E","\\u001F","","",'\\"',"","","","","","","","","","","","","","","","","",
"","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","\\\\","","","","","","","","","","","","","","","","","","","","","","","","","",
"","","","","","","","","","\\u007F","\\u0080","\\u0081","\\u0082","\\u0083","\\u0084","\\u0085","\\u0086","\\u0087","\\u0088","\\u0089","\\u008A","\\u008B","\\u008C","\\u008D","\\u008E","\\u008F","\\u\
0090","\\u0091","\\u0092","\\u0093","\\u0094","\\u0095","\\u0096","\\u0097","\\u0098","\\u0099","\\u009A","\\u009B","\\u009C","\\u009D","\\u009E","\\u009F"]},9936:(e2,t2,n2)=>{Object.defineProperty(t2,
"__esModule",{value:true});t2.print=print;t2.printForError=printForError;var r2=n2(7508);var i=n2(9934);var s=n2(1824);function print(e3,t3){var n3;return render((0,s.reduce)(e3,c),(n3=t3===null||t3===
void 0?void 0:t3.maxIndentDepth)!==null&&n3!==void 0?n3:Infinity)}function printForError(e3){return print(e3,{maxIndentDepth:100})}const o=80;class PrintBuffer{next=void 0;tail=this;indentBefore=false;dedentAfter=false;constructor(e3="",t3=false){
this.length=e3.length;this.lines=e3.includes("\n")?e3.split("\n"):e3;this.newlines=typeof this.lines==="string"?0:this.lines.length-1;this.isBlockString=t3}append(e3){if(e3.length===0){return this}const t3=typeof e3===
"string"?new PrintBuffer(e3):e3;this.tail.next=t3;this.tail=t3.tail;this.length+=t3.length;this.newlines+=t3.newlines;return this}indent(){if(this.length===0){return this}this.indentBefore=true;this.tail.
dedentAfter=true;this.length+=2*(this.newlines+1);return this}}const a=new PrintBuffer;function render(e3,t3){let n3="";let r3="";let i2=0;let s2="";let o2=e3;while(o2!==void 0){const e4=o2.lines;if(o2.
indentBefore){if(i2<t3){s2+="  ";r3+="  "}i2++}if(typeof e4==="string"){r3+=e4}else{r3+=e4[0];const a2=!o2.isBlockString&&i2>=t3?" ":"\n"+s2;for(let t4=1;t4<e4.length;t4++){n3+=r3;r3=a2+e4[t4]}}if(o2.
dedentAfter){i2--;s2=s2.slice(0,i2*2)}o2=o2.next}return n3+r3}const c={Name:e3=>new PrintBuffer(e3.value),Variable:e3=>join(["$",e3.name]),Document:e3=>join(e3.definitions,"\n\n"),OperationDefinition(e3){
const t3=hasMultilineItems(e3.variableDefinitions)?wrap("(\n",join(e3.variableDefinitions,"\n"),"\n)"):wrap("(",join(e3.variableDefinitions,", "),")");const n3=join([wrap("",e3.description,"\n"),join(
[e3.operation,join([e3.name,t3]),join(e3.directives," ")]," ")]);return join([e3.operation==="query"&&n3.length===e3.operation.length?"":join([n3," "]),e3.selectionSet])},VariableDefinition:({variable:e3,
type:t3,defaultValue:n3,directives:r3,description:i2})=>join([wrap("",i2,"\n"),e3,": ",t3,wrap(" = ",n3),wrap(" ",join(r3," "))]),SelectionSet:({selections:e3})=>block(e3),Field({alias:e3,name:t3,arguments:n3,
directives:r3,selectionSet:i2}){const s2=join([wrap("",e3,": "),t3],"");return join([wrappedLineAndArgs(s2,n3),wrap(" ",join(r3," ")),wrap(" ",i2)])},Argument:({name:e3,value:t3})=>join([e3,": ",t3]),
FragmentSpread:({name:e3,directives:t3})=>join(["...",e3,wrap(" ",join(t3," "))]),InlineFragment:({typeCondition:e3,directives:t3,selectionSet:n3})=>join(["...",wrap("on ",e3),join(t3," "),n3]," "),FragmentDefinition:({
name:e3,typeCondition:t3,variableDefinitions:n3,directives:r3,selectionSet:i2,description:s2})=>join([wrap("",s2,"\n"),"fragment ",e3,wrap("(",join(n3,", "),")")," on ",t3," ",wrap("",join(r3," ")," "),
i2]),IntValue:({value:e3})=>new PrintBuffer(e3),FloatValue:({value:e3})=>new PrintBuffer(e3),StringValue:({value:e3,block:t3})=>new PrintBuffer(t3===true?(0,r2.printBlockString)(e3):(0,i.printString)(
e3),t3===true),BooleanValue:({value:e3})=>new PrintBuffer(e3?"true":"false"),NullValue:()=>new PrintBuffer("null"),EnumValue:({value:e3})=>new PrintBuffer(e3),ListValue:({values:e3})=>join(["[",join(e3,
", "),"]"]),ObjectValue:({fields:e3})=>join(["{",join(e3,", "),"}"]),ObjectField:({name:e3,value:t3})=>join([e3,": ",t3]),Directive:({name:e3,arguments:t3})=>join(["@",e3,wrap("(",join(t3,", "),")")]),
NamedType:({name:e3})=>e3,ListType:({type:e3})=>join(["[",e3,"]"]),NonNullType:({type:e3})=>join([e3,"!"]),SchemaDefinition:({description:e3,directives:t3,operationTypes:n3})=>join([wrap("",e3,"\n"),join(
["schema",join(t3," "),block(n3)]," ")]),OperationTypeDefinition:({operation:e3,type:t3})=>join([e3,": ",t3]),ScalarTypeDefinition:({description:e3,name:t3,directives:n3})=>join([wrap("",e3,"\n"),join(
["scalar",t3,join(n3," ")]," ")]),ObjectTypeDefinition:({description:e3,name:t3,interfaces:n3,directives:r3,fields:i2})=>join([wrap("",e3,"\n"),join(["type",t3,wrap("implements ",join(n3," & ")),join(
r3," "),block(i2)]," ")]),FieldDefinition:({description:e3,name:t3,arguments:n3,type:r3,directives:i2})=>join([wrap("",e3,"\n"),t3,hasMultilineItems(n3)?wrap("(\n",join(n3,"\n").indent(),"\n)"):wrap("\
(",join(n3,", "),")"),": ",r3,wrap(" ",join(i2," "))]),InputValueDefinition:({description:e3,name:t3,type:n3,defaultValue:r3,directives:i2})=>join([wrap("",e3,"\n"),t3,": ",n3,wrap(" = ",r3),wrap(" ",
join(i2," "))]),InterfaceTypeDefinition:({description:e3,name:t3,interfaces:n3,directives:r3,fields:i2})=>join([wrap("",e3,"\n"),join(["interface",t3,wrap("implements ",join(n3," & ")),join(r3," "),block(
i2)]," ")]),UnionTypeDefinition:({description:e3,name:t3,directives:n3,types:r3})=>join([wrap("",e3,"\n"),join(["union",t3,join(n3," "),wrap("= ",join(r3," | "))]," ")]),EnumTypeDefinition:({description:e3,
name:t3,directives:n3,values:r3})=>join([wrap("",e3,"\n"),join(["enum",t3,join(n3," "),block(r3)]," ")]),EnumValueDefinition:({description:e3,name:t3,directives:n3})=>join([wrap("",e3,"\n"),join([t3,join(
n3," ")]," ")]),InputObjectTypeDefinition:({description:e3,name:t3,directives:n3,fields:r3})=>join([wrap("",e3,"\n"),join(["input",t3,join(n3," "),block(r3)]," ")]),DirectiveDefinition:({description:e3,
name:t3,arguments:n3,directives:r3,repeatable:i2,locations:s2})=>join([wrap("",e3,"\n"),"directive @",t3,hasMultilineItems(n3)?wrap("(\n",join(n3,"\n").indent(),"\n)"):wrap("(",join(n3,", "),")"),wrap(
" ",join(r3," ")),i2?" repeatable":""," on ",join(s2," | ")]),SchemaExtension:({directives:e3,operationTypes:t3})=>join(["extend schema",join(e3," "),block(t3)]," "),ScalarTypeExtension:({name:e3,directives:t3})=>join(
["extend scalar",e3,join(t3," ")]," "),ObjectTypeExtension:({name:e3,interfaces:t3,directives:n3,fields:r3})=>join(["extend type",e3,wrap("implements ",join(t3," & ")),join(n3," "),block(r3)]," "),InterfaceTypeExtension:({
name:e3,interfaces:t3,directives:n3,fields:r3})=>join(["extend interface",e3,wrap("implements ",join(t3," & ")),join(n3," "),block(r3)]," "),UnionTypeExtension:({name:e3,directives:t3,types:n3})=>join(
["extend union",e3,join(t3," "),wrap("= ",join(n3," | "))]," "),EnumTypeExtension:({name:e3,directives:t3,values:n3})=>join(["extend enum",e3,join(t3," "),block(n3)]," "),InputObjectTypeExtension:({name:e3,
directives:t3,fields:n3})=>join(["extend input",e3,join(t3," "),block(n3)]," "),DirectiveExtension:({name:e3,directives:t3})=>join([join(["extend directive @",e3]),join(t3," ")]," "),TypeCoordinate:({
name:e3})=>e3,MemberCoordinate:({name:e3,memberName:t3})=>join([e3,wrap(".",t3)]),ArgumentCoordinate:({name:e3,fieldName:t3,argumentName:n3})=>join([e3,wrap(".",t3),wrap("(",n3,":)")]),DirectiveCoordinate:({
name:e3})=>join(["@",e3]),DirectiveArgumentCoordinate:({name:e3,argumentName:t3})=>join(["@",e3,wrap("(",t3,":)")])};function join(e3,t3=""){if(e3==null||e3.length===0){return a}let n3=a;for(const r3 of e3){
if(r3===void 0||r3.length===0){continue}if(n3.length===0){n3=typeof r3==="string"?new PrintBuffer(r3):r3}else{if(t3!==""){n3.append(t3)}n3.append(r3)}}return n3}function joinedLength(e3,t3){let n3=0;for(const r3 of e3){
if(r3.length!==0){n3+=(n3===0?0:t3.length)+r3.length}}return n3}function block(e3){return wrap("{\n",join(e3,"\n").indent(),"\n}")}function wrap(e3,t3,n3=""){return t3!=null&&t3.length!==0?e3===""?t3.
append(n3):new PrintBuffer(e3).append(t3).append(n3):a}function hasMultilineItems(e3){var t3;return(t3=e3===null||e3===void 0?void 0:e3.some(e4=>e4.newlines!==0))!==null&&t3!==void 0?t3:false}function wrappedLineAndArgs(e3,t3){
if(t3==null||t3.length===0){return e3}return join([e3,e3.length+joinedLength(t3,", ")+2>o?wrap("(\n",join(t3,"\n").indent(),"\n)"):wrap("(",join(t3,", "),")")])}},1824:(e2,t2,n2)=>{Object.defineProperty(
t2,"__esModule",{value:true});t2.reduce=reduce;var r2=n2(5742);var i=n2(2740);function reduce(e3,t3){const n3=[];let s={parent:[e3],keys:void 0,results:[],index:-1};let o;do{let e4;s.index++;const a=s.
keys===void 0?s.parent.length:s.keys.length;if(s.index===a){o=s.results;e4=s.keys===void 0?void 0:s.results.kind;s=n3.pop()}else{o=s.keys===void 0?s.parent[s.index]:s.parent[s.keys[s.index]];if(o==null&&
n3.length!==0){continue}if(Array.isArray(o)){if(o.length!==0){n3.push(s);s={parent:o,keys:void 0,results:[],index:-1};continue}}else{const t4=o;e4=t4===null||t4===void 0?void 0:t4.kind;const a2=typeof e4===
"string"?i.QueryDocumentKeys[e4]:void 0;if(!Array.isArray(a2)){throw new Error(`Invalid AST Node: ${(0,r2.inspect)(o)}.`)}if(a2.length!==0){n3.push(s);s={parent:t4,keys:a2,results:{...t4},index:-1};continue}}}
if(e4!==void 0){const n4=t3[e4];o=n4===null||n4===void 0?void 0:n4(o)}if(s.keys===void 0){s.results.push(o)}else{s.results[s.keys[s.index]]=o}}while(n3.length!==0);return o}},6137:(e2,t2,n2)=>{Object.
defineProperty(t2,"__esModule",{value:true});t2.SchemaCoordinateLexer=void 0;var r2=n2(9619);var i=n2(2740);var s=n2(3271);var o=n2(9278);var a=n2(1743);class SchemaCoordinateLexer{line=1;lineStart=0;constructor(e3){
const t3=new i.Token(a.TokenKind.SOF,0,0,0,0);this.source=e3;this.lastToken=t3;this.token=t3}get[Symbol.toStringTag](){return"SchemaCoordinateLexer"}advance(){this.lastToken=this.token;const e3=this.token=
this.lookahead();return e3}lookahead(){let e3=this.token;if(e3.kind!==a.TokenKind.EOF){const t3=readNextToken(this,e3.end);e3.next=t3;t3.prev=e3;e3=t3}return e3}}t2.SchemaCoordinateLexer=SchemaCoordinateLexer;
function readNextToken(e3,t3){const n3=e3.source.body;const i2=n3.length;const c=t3;if(c<i2){const t4=n3.charCodeAt(c);switch(t4){case 46:return(0,o.createToken)(e3,a.TokenKind.DOT,c,c+1);case 40:return(0,
o.createToken)(e3,a.TokenKind.PAREN_L,c,c+1);case 41:return(0,o.createToken)(e3,a.TokenKind.PAREN_R,c,c+1);case 58:return(0,o.createToken)(e3,a.TokenKind.COLON,c,c+1);case 64:return(0,o.createToken)(e3,
a.TokenKind.AT,c,c+1)}if((0,s.isNameStart)(t4)){return(0,o.readName)(e3,c)}throw(0,r2.syntaxError)(e3.source,c,`Invalid character: ${(0,o.printCodePointAt)(e3,c)}.`)}return(0,o.createToken)(e3,a.TokenKind.
EOF,i2,i2)}},203:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.Source=void 0;t2.isSource=isSource;var r2=n2(5383);var i=n2(5742);var s=n2(5914);class Source{constructor(e3,t3="Gr\
aphQL request",n3={line:1,column:1}){typeof e3==="string"||(0,r2.devAssert)(false,`Body must be a string. Received: ${(0,i.inspect)(e3)}.`);this.body=e3;this.name=t3;this.locationOffset=n3;this.locationOffset.
line>0||(0,r2.devAssert)(false,"line in locationOffset is 1-indexed and must be positive.");this.locationOffset.column>0||(0,r2.devAssert)(false,"column in locationOffset is 1-indexed and must be posi\
tive.")}get[Symbol.toStringTag](){return"Source"}}t2.Source=Source;function isSource(e3){return(0,s.instanceOf)(e3,Source)}},1743:(e2,t2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.TokenKind=
void 0;var n2;t2.TokenKind=n2;(function(e3){e3["SOF"]="<SOF>";e3["EOF"]="<EOF>";e3["BANG"]="!";e3["DOLLAR"]="$";e3["AMP"]="&";e3["PAREN_L"]="(";e3["PAREN_R"]=")";e3["DOT"]=".";e3["SPREAD"]="...";e3["C\
OLON"]=":";e3["EQUALS"]="=";e3["AT"]="@";e3["BRACKET_L"]="[";e3["BRACKET_R"]="]";e3["BRACE_L"]="{";e3["PIPE"]="|";e3["BRACE_R"]="}";e3["NAME"]="Name";e3["INT"]="Int";e3["FLOAT"]="Float";e3["STRING"]="\
String";e3["BLOCK_STRING"]="BlockString";e3["COMMENT"]="Comment"})(n2||(t2.TokenKind=n2={}))},638:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.BREAK=void 0;t2.getEnterLeaveForKind=
getEnterLeaveForKind;t2.getVisitFn=getVisitFn;t2.visit=visit;t2.visitInParallel=visitInParallel;var r2=n2(5383);var i=n2(5742);var s=n2(2740);var o=n2(1123);const a=Object.freeze({});t2.BREAK=a;function visit(e3,t3,n3=s.
QueryDocumentKeys){const c=new Map;for(const e4 of Object.values(o.Kind)){c.set(e4,getEnterLeaveForKind(t3,e4))}let u=void 0;let l=Array.isArray(e3);let d=[e3];let f=-1;let p=[];let m=e3;let h=void 0;
let y=void 0;const g=[];const v=[];do{f++;const e4=f===d.length;const o2=e4&&p.length!==0;if(e4){h=v.length===0?void 0:g[g.length-1];m=y;y=v.pop();if(o2){if(l){m=m.slice();let e5=0;for(const[t4,n4]of p){
const r3=t4-e5;if(n4===null){m.splice(r3,1);e5++}else{m[r3]=n4}}}else{m={...m};for(const[e5,t4]of p){m[e5]=t4}}}f=u.index;d=u.keys;p=u.edits;l=u.inArray;u=u.prev}else if(y){h=l?f:d[f];m=y[h];if(m===null||
m===void 0){continue}g.push(h)}let E;if(!Array.isArray(m)){var b,T;(0,s.isNode)(m)||(0,r2.devAssert)(false,`Invalid AST Node: ${(0,i.inspect)(m)}.`);const n4=e4?(b=c.get(m.kind))===null||b===void 0?void 0:
b.leave:(T=c.get(m.kind))===null||T===void 0?void 0:T.enter;E=n4===null||n4===void 0?void 0:n4.call(t3,m,h,y,g,v);if(E===a){break}if(E===false){if(!e4){g.pop();continue}}else if(E!==void 0){p.push([h,
E]);if(!e4){if((0,s.isNode)(E)){m=E}else{g.pop();continue}}}}if(E===void 0&&o2){p.push([h,m])}if(e4){g.pop()}else{var w;u={inArray:l,index:f,keys:d,edits:p,prev:u};l=Array.isArray(m);d=l?m:(w=n3[m.kind])!==
null&&w!==void 0?w:[];f=-1;p=[];if(y){v.push(y)}y=m}}while(u!==void 0);if(p.length!==0){return p[p.length-1][1]}return e3}function visitInParallel(e3){const t3=new Array(e3.length).fill(null);const n3=Object.
create(null);for(const r3 of Object.values(o.Kind)){let i2=false;const s2=new Array(e3.length).fill(void 0);const o2=new Array(e3.length).fill(void 0);for(let t4=0;t4<e3.length;++t4){const{enter:n4,leave:a2}=getEnterLeaveForKind(
e3[t4],r3);i2||(i2=n4!=null||a2!=null);s2[t4]=n4;o2[t4]=a2}if(!i2){continue}const c={enter(...n4){const r4=n4[0];for(let o3=0;o3<e3.length;o3++){if(t3[o3]===null){var i3;const c2=(i3=s2[o3])===null||i3===
void 0?void 0:i3.apply(e3[o3],n4);if(c2===false){t3[o3]=r4}else if(c2===a){t3[o3]=a}else if(c2!==void 0){return c2}}}},leave(...n4){const r4=n4[0];for(let s3=0;s3<e3.length;s3++){if(t3[s3]===null){var i3;
const r5=(i3=o2[s3])===null||i3===void 0?void 0:i3.apply(e3[s3],n4);if(r5===a){t3[s3]=a}else if(r5!==void 0&&r5!==false){return r5}}else if(t3[s3]===r4){t3[s3]=null}}}};n3[r3]=c}return n3}function getEnterLeaveForKind(e3,t3){
const n3=e3[t3];if(typeof n3==="object"){return n3}else if(typeof n3==="function"){return{enter:n3,leave:void 0}}return{enter:e3.enter,leave:e3.leave}}function getVisitFn(e3,t3,n3){const{enter:r3,leave:i2}=getEnterLeaveForKind(
e3,t3);return n3?i2:r3}},8337:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.assertEnumValueName=assertEnumValueName;t2.assertName=assertName;var r2=n2(5383);var i=n2(5939);var s=n2(
3271);function assertName(e3){e3!=null||(0,r2.devAssert)(false,"Must provide name.");typeof e3==="string"||(0,r2.devAssert)(false,"Expected name to be a string.");if(e3.length===0){throw new i.GraphQLError(
"Expected name to be a non-empty string.")}for(let t3=1;t3<e3.length;++t3){if(!(0,s.isNameContinue)(e3.charCodeAt(t3))){throw new i.GraphQLError(`Names must only contain [_a-zA-Z0-9] but "${e3}" does \
not.`)}}if(!(0,s.isNameStart)(e3.charCodeAt(0))){throw new i.GraphQLError(`Names must start with [_a-zA-Z] but "${e3}" does not.`)}return e3}function assertEnumValueName(e3){if(e3==="true"||e3==="fals\
e"||e3==="null"){throw new i.GraphQLError(`Enum values cannot be named: ${e3}`)}return assertName(e3)}},4169:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.GraphQLUnionType=t2.GraphQLScalarType=
t2.GraphQLObjectType=t2.GraphQLNonNull=t2.GraphQLList=t2.GraphQLInterfaceType=t2.GraphQLInputObjectType=t2.GraphQLEnumType=void 0;t2.argsToArgsConfig=argsToArgsConfig;t2.assertAbstractType=assertAbstractType;
t2.assertCompositeType=assertCompositeType;t2.assertEnumType=assertEnumType;t2.assertInputObjectType=assertInputObjectType;t2.assertInputType=assertInputType;t2.assertInterfaceType=assertInterfaceType;
t2.assertLeafType=assertLeafType;t2.assertListType=assertListType;t2.assertNamedType=assertNamedType;t2.assertNonNullType=assertNonNullType;t2.assertNullableType=assertNullableType;t2.assertObjectType=
assertObjectType;t2.assertOutputType=assertOutputType;t2.assertScalarType=assertScalarType;t2.assertType=assertType;t2.assertUnionType=assertUnionType;t2.assertWrappingType=assertWrappingType;t2.defineArguments=
defineArguments;t2.getNamedType=getNamedType;t2.getNullableType=getNullableType;t2.isAbstractType=isAbstractType;t2.isCompositeType=isCompositeType;t2.isEnumType=isEnumType;t2.isInputObjectType=isInputObjectType;
t2.isInputType=isInputType;t2.isInterfaceType=isInterfaceType;t2.isLeafType=isLeafType;t2.isListType=isListType;t2.isNamedType=isNamedType;t2.isNonNullType=isNonNullType;t2.isNullableType=isNullableType;
t2.isObjectType=isObjectType;t2.isOutputType=isOutputType;t2.isRequiredArgument=isRequiredArgument;t2.isRequiredInputField=isRequiredInputField;t2.isScalarType=isScalarType;t2.isType=isType;t2.isUnionType=
isUnionType;t2.isWrappingType=isWrappingType;t2.resolveObjMapThunk=resolveObjMapThunk;t2.resolveReadonlyArrayThunk=resolveReadonlyArrayThunk;var r2=n2(5383);var i=n2(1353);var s=n2(6588);var o=n2(5742);
var a=n2(5914);var c=n2(892);var u=n2(7579);var l=n2(3166);var d=n2(5719);var f=n2(7904);var p=n2(7104);var m=n2(5939);var h=n2(1123);var y=n2(9936);var g=n2(5470);var v=n2(8337);function isType(e3){return isScalarType(
e3)||isObjectType(e3)||isInterfaceType(e3)||isUnionType(e3)||isEnumType(e3)||isInputObjectType(e3)||isListType(e3)||isNonNullType(e3)}function assertType(e3){if(!isType(e3)){throw new Error(`Expected ${(0,
o.inspect)(e3)} to be a GraphQL type.`)}return e3}function isScalarType(e3){return(0,a.instanceOf)(e3,GraphQLScalarType)}function assertScalarType(e3){if(!isScalarType(e3)){throw new Error(`Expected ${(0,
o.inspect)(e3)} to be a GraphQL Scalar type.`)}return e3}function isObjectType(e3){return(0,a.instanceOf)(e3,GraphQLObjectType)}function assertObjectType(e3){if(!isObjectType(e3)){throw new Error(`Exp\
ected ${(0,o.inspect)(e3)} to be a GraphQL Object type.`)}return e3}function isInterfaceType(e3){return(0,a.instanceOf)(e3,GraphQLInterfaceType)}function assertInterfaceType(e3){if(!isInterfaceType(e3)){
throw new Error(`Expected ${(0,o.inspect)(e3)} to be a GraphQL Interface type.`)}return e3}function isUnionType(e3){return(0,a.instanceOf)(e3,GraphQLUnionType)}function assertUnionType(e3){if(!isUnionType(
e3)){throw new Error(`Expected ${(0,o.inspect)(e3)} to be a GraphQL Union type.`)}return e3}function isEnumType(e3){return(0,a.instanceOf)(e3,GraphQLEnumType)}function assertEnumType(e3){if(!isEnumType(
e3)){throw new Error(`Expected ${(0,o.inspect)(e3)} to be a GraphQL Enum type.`)}return e3}function isInputObjectType(e3){return(0,a.instanceOf)(e3,GraphQLInputObjectType)}function assertInputObjectType(e3){
if(!isInputObjectType(e3)){throw new Error(`Expected ${(0,o.inspect)(e3)} to be a GraphQL Input Object type.`)}return e3}function isListType(e3){return(0,a.instanceOf)(e3,GraphQLList)}function assertListType(e3){
if(!isListType(e3)){throw new Error(`Expected ${(0,o.inspect)(e3)} to be a GraphQL List type.`)}return e3}function isNonNullType(e3){return(0,a.instanceOf)(e3,GraphQLNonNull)}function assertNonNullType(e3){
if(!isNonNullType(e3)){throw new Error(`Expected ${(0,o.inspect)(e3)} to be a GraphQL Non-Null type.`)}return e3}function isInputType(e3){return isScalarType(e3)||isEnumType(e3)||isInputObjectType(e3)||
isWrappingType(e3)&&isInputType(e3.ofType)}function assertInputType(e3){if(!isInputType(e3)){throw new Error(`Expected ${(0,o.inspect)(e3)} to be a GraphQL input type.`)}return e3}function isOutputType(e3){
return isScalarType(e3)||isObjectType(e3)||isInterfaceType(e3)||isUnionType(e3)||isEnumType(e3)||isWrappingType(e3)&&isOutputType(e3.ofType)}function assertOutputType(e3){if(!isOutputType(e3)){throw new Error(
`Expected ${(0,o.inspect)(e3)} to be a GraphQL output type.`)}return e3}function isLeafType(e3){return isScalarType(e3)||isEnumType(e3)}function assertLeafType(e3){if(!isLeafType(e3)){throw new Error(
`Expected ${(0,o.inspect)(e3)} to be a GraphQL leaf type.`)}return e3}function isCompositeType(e3){return isObjectType(e3)||isInterfaceType(e3)||isUnionType(e3)}function assertCompositeType(e3){if(!isCompositeType(
e3)){throw new Error(`Expected ${(0,o.inspect)(e3)} to be a GraphQL composite type.`)}return e3}function isAbstractType(e3){return isInterfaceType(e3)||isUnionType(e3)}function assertAbstractType(e3){
if(!isAbstractType(e3)){throw new Error(`Expected ${(0,o.inspect)(e3)} to be a GraphQL abstract type.`)}return e3}class GraphQLList{constructor(e3){isType(e3)||(0,r2.devAssert)(false,`Expected ${(0,o.
inspect)(e3)} to be a GraphQL type.`);this.ofType=e3}get[Symbol.toStringTag](){return"GraphQLList"}toString(){return"["+String(this.ofType)+"]"}toJSON(){return this.toString()}}t2.GraphQLList=GraphQLList;
class GraphQLNonNull{constructor(e3){isNullableType(e3)||(0,r2.devAssert)(false,`Expected ${(0,o.inspect)(e3)} to be a GraphQL nullable type.`);this.ofType=e3}get[Symbol.toStringTag](){return"GraphQLN\
onNull"}toString(){return String(this.ofType)+"!"}toJSON(){return this.toString()}}t2.GraphQLNonNull=GraphQLNonNull;function isWrappingType(e3){return isListType(e3)||isNonNullType(e3)}function assertWrappingType(e3){
if(!isWrappingType(e3)){throw new Error(`Expected ${(0,o.inspect)(e3)} to be a GraphQL wrapping type.`)}return e3}function isNullableType(e3){return isType(e3)&&!isNonNullType(e3)}function assertNullableType(e3){
if(!isNullableType(e3)){throw new Error(`Expected ${(0,o.inspect)(e3)} to be a GraphQL nullable type.`)}return e3}function getNullableType(e3){if(e3){return isNonNullType(e3)?e3.ofType:e3}}function isNamedType(e3){
return isScalarType(e3)||isObjectType(e3)||isInterfaceType(e3)||isUnionType(e3)||isEnumType(e3)||isInputObjectType(e3)}function assertNamedType(e3){if(!isNamedType(e3)){throw new Error(`Expected ${(0,
o.inspect)(e3)} to be a GraphQL named type.`)}return e3}function getNamedType(e3){if(e3){let t3=e3;while(isWrappingType(t3)){t3=t3.ofType}return t3}}function resolveReadonlyArrayThunk(e3){return typeof e3===
"function"?e3():e3}function resolveObjMapThunk(e3){return typeof e3==="function"?e3():e3}class GraphQLScalarType{constructor(e3){var t3,n3,i2,a2;const c2=(t3=e3.parseValue)!==null&&t3!==void 0?t3:s.identityFunc;
this.name=(0,v.assertName)(e3.name);this.description=e3.description;this.specifiedByURL=e3.specifiedByURL;this.serialize=(n3=e3.serialize)!==null&&n3!==void 0?n3:s.identityFunc;this.parseValue=c2;this.
parseLiteral=(i2=e3.parseLiteral)!==null&&i2!==void 0?i2:(e4,t4)=>c2((0,g.valueFromASTUntyped)(e4,t4));this.extensions=(0,p.toObjMap)(e3.extensions);this.astNode=e3.astNode;this.extensionASTNodes=(a2=
e3.extensionASTNodes)!==null&&a2!==void 0?a2:[];e3.specifiedByURL==null||typeof e3.specifiedByURL==="string"||(0,r2.devAssert)(false,`${this.name} must provide "specifiedByURL" as a string, but got: ${(0,
o.inspect)(e3.specifiedByURL)}.`);e3.serialize==null||typeof e3.serialize==="function"||(0,r2.devAssert)(false,`${this.name} must provide "serialize" function. If this custom Scalar is also used as an\
 input type, ensure "parseValue" and "parseLiteral" functions are also provided.`);if(e3.parseLiteral){typeof e3.parseValue==="function"&&typeof e3.parseLiteral==="function"||(0,r2.devAssert)(false,`${this.
name} must provide both "parseValue" and "parseLiteral" functions.`)}}get[Symbol.toStringTag](){return"GraphQLScalarType"}toConfig(){return{name:this.name,description:this.description,specifiedByURL:this.
specifiedByURL,serialize:this.serialize,parseValue:this.parseValue,parseLiteral:this.parseLiteral,extensions:this.extensions,astNode:this.astNode,extensionASTNodes:this.extensionASTNodes}}toString(){return this.
name}toJSON(){return this.toString()}}t2.GraphQLScalarType=GraphQLScalarType;class GraphQLObjectType{constructor(e3){var t3;this.name=(0,v.assertName)(e3.name);this.description=e3.description;this.isTypeOf=
e3.isTypeOf;this.extensions=(0,p.toObjMap)(e3.extensions);this.astNode=e3.astNode;this.extensionASTNodes=(t3=e3.extensionASTNodes)!==null&&t3!==void 0?t3:[];this._fields=()=>defineFieldMap(e3);this._interfaces=
()=>defineInterfaces(e3);e3.isTypeOf==null||typeof e3.isTypeOf==="function"||(0,r2.devAssert)(false,`${this.name} must provide "isTypeOf" as a function, but got: ${(0,o.inspect)(e3.isTypeOf)}.`)}get[Symbol.
toStringTag](){return"GraphQLObjectType"}getFields(){if(typeof this._fields==="function"){this._fields=this._fields()}return this._fields}getInterfaces(){if(typeof this._interfaces==="function"){this.
_interfaces=this._interfaces()}return this._interfaces}toConfig(){return{name:this.name,description:this.description,interfaces:this.getInterfaces(),fields:fieldsToFieldsConfig(this.getFields()),isTypeOf:this.
isTypeOf,extensions:this.extensions,astNode:this.astNode,extensionASTNodes:this.extensionASTNodes}}toString(){return this.name}toJSON(){return this.toString()}}t2.GraphQLObjectType=GraphQLObjectType;function defineInterfaces(e3){
var t3;const n3=resolveReadonlyArrayThunk((t3=e3.interfaces)!==null&&t3!==void 0?t3:[]);Array.isArray(n3)||(0,r2.devAssert)(false,`${e3.name} interfaces must be an Array or a function which returns an\
 Array.`);return n3}function defineFieldMap(e3){const t3=resolveObjMapThunk(e3.fields);isPlainObj(t3)||(0,r2.devAssert)(false,`${e3.name} fields must be an object with field names as keys or a functio\
n which returns such an object.`);return(0,d.mapValue)(t3,(t4,n3)=>{var i2;isPlainObj(t4)||(0,r2.devAssert)(false,`${e3.name}.${n3} field config must be an object.`);t4.resolve==null||typeof t4.resolve===
"function"||(0,r2.devAssert)(false,`${e3.name}.${n3} field resolver must be a function if provided, but got: ${(0,o.inspect)(t4.resolve)}.`);const s2=(i2=t4.args)!==null&&i2!==void 0?i2:{};isPlainObj(
s2)||(0,r2.devAssert)(false,`${e3.name}.${n3} args must be an object with argument names as keys.`);return{name:(0,v.assertName)(n3),description:t4.description,type:t4.type,args:defineArguments(s2),resolve:t4.
resolve,subscribe:t4.subscribe,deprecationReason:t4.deprecationReason,extensions:(0,p.toObjMap)(t4.extensions),astNode:t4.astNode}})}function defineArguments(e3){return Object.entries(e3).map(([e4,t3])=>({
name:(0,v.assertName)(e4),description:t3.description,type:t3.type,defaultValue:t3.defaultValue,deprecationReason:t3.deprecationReason,extensions:(0,p.toObjMap)(t3.extensions),astNode:t3.astNode}))}function isPlainObj(e3){
return(0,c.isObjectLike)(e3)&&!Array.isArray(e3)}function fieldsToFieldsConfig(e3){return(0,d.mapValue)(e3,e4=>({description:e4.description,type:e4.type,args:argsToArgsConfig(e4.args),resolve:e4.resolve,
subscribe:e4.subscribe,deprecationReason:e4.deprecationReason,extensions:e4.extensions,astNode:e4.astNode}))}function argsToArgsConfig(e3){return(0,l.keyValMap)(e3,e4=>e4.name,e4=>({description:e4.description,
type:e4.type,defaultValue:e4.defaultValue,deprecationReason:e4.deprecationReason,extensions:e4.extensions,astNode:e4.astNode}))}function isRequiredArgument(e3){return isNonNullType(e3.type)&&e3.defaultValue===
void 0}class GraphQLInterfaceType{constructor(e3){var t3;this.name=(0,v.assertName)(e3.name);this.description=e3.description;this.resolveType=e3.resolveType;this.extensions=(0,p.toObjMap)(e3.extensions);
this.astNode=e3.astNode;this.extensionASTNodes=(t3=e3.extensionASTNodes)!==null&&t3!==void 0?t3:[];this._fields=defineFieldMap.bind(void 0,e3);this._interfaces=defineInterfaces.bind(void 0,e3);e3.resolveType==
null||typeof e3.resolveType==="function"||(0,r2.devAssert)(false,`${this.name} must provide "resolveType" as a function, but got: ${(0,o.inspect)(e3.resolveType)}.`)}get[Symbol.toStringTag](){return"G\
raphQLInterfaceType"}getFields(){if(typeof this._fields==="function"){this._fields=this._fields()}return this._fields}getInterfaces(){if(typeof this._interfaces==="function"){this._interfaces=this._interfaces()}
return this._interfaces}toConfig(){return{name:this.name,description:this.description,interfaces:this.getInterfaces(),fields:fieldsToFieldsConfig(this.getFields()),resolveType:this.resolveType,extensions:this.
extensions,astNode:this.astNode,extensionASTNodes:this.extensionASTNodes}}toString(){return this.name}toJSON(){return this.toString()}}t2.GraphQLInterfaceType=GraphQLInterfaceType;class GraphQLUnionType{constructor(e3){
var t3;this.name=(0,v.assertName)(e3.name);this.description=e3.description;this.resolveType=e3.resolveType;this.extensions=(0,p.toObjMap)(e3.extensions);this.astNode=e3.astNode;this.extensionASTNodes=
(t3=e3.extensionASTNodes)!==null&&t3!==void 0?t3:[];this._types=defineTypes.bind(void 0,e3);e3.resolveType==null||typeof e3.resolveType==="function"||(0,r2.devAssert)(false,`${this.name} must provide \
"resolveType" as a function, but got: ${(0,o.inspect)(e3.resolveType)}.`)}get[Symbol.toStringTag](){return"GraphQLUnionType"}getTypes(){if(typeof this._types==="function"){this._types=this._types()}return this.
_types}toConfig(){return{name:this.name,description:this.description,types:this.getTypes(),resolveType:this.resolveType,extensions:this.extensions,astNode:this.astNode,extensionASTNodes:this.extensionASTNodes}}toString(){
return this.name}toJSON(){return this.toString()}}t2.GraphQLUnionType=GraphQLUnionType;function defineTypes(e3){const t3=resolveReadonlyArrayThunk(e3.types);Array.isArray(t3)||(0,r2.devAssert)(false,`\
Must provide Array of types or a function which returns such an array for Union ${e3.name}.`);return t3}class GraphQLEnumType{constructor(e3){var t3;this.name=(0,v.assertName)(e3.name);this.description=
e3.description;this.extensions=(0,p.toObjMap)(e3.extensions);this.astNode=e3.astNode;this.extensionASTNodes=(t3=e3.extensionASTNodes)!==null&&t3!==void 0?t3:[];this._values=typeof e3.values==="functio\
n"?e3.values:defineEnumValues(this.name,e3.values);this._valueLookup=null;this._nameLookup=null}get[Symbol.toStringTag](){return"GraphQLEnumType"}getValues(){if(typeof this._values==="function"){this.
_values=defineEnumValues(this.name,this._values())}return this._values}getValue(e3){if(this._nameLookup===null){this._nameLookup=(0,u.keyMap)(this.getValues(),e4=>e4.name)}return this._nameLookup[e3]}serialize(e3){
if(this._valueLookup===null){this._valueLookup=new Map(this.getValues().map(e4=>[e4.value,e4]))}const t3=this._valueLookup.get(e3);if(t3===void 0){throw new m.GraphQLError(`Enum "${this.name}" cannot \
represent value: ${(0,o.inspect)(e3)}`)}return t3.name}parseValue(e3,t3){if(typeof e3!=="string"){const n4=(0,o.inspect)(e3);throw new m.GraphQLError(`Enum "${this.name}" cannot represent non-string v\
alue: ${n4}.`+(t3?"":didYouMeanEnumValue(this,n4)))}const n3=this.getValue(e3);if(n3==null){throw new m.GraphQLError(`Value "${e3}" does not exist in "${this.name}" enum.`+(t3?"":didYouMeanEnumValue(this,
e3)))}return n3.value}parseLiteral(e3,t3,n3){if(e3.kind!==h.Kind.ENUM){const t4=(0,y.printForError)(e3);throw new m.GraphQLError(`Enum "${this.name}" cannot represent non-enum value: ${t4}.`+(n3?"":didYouMeanEnumValue(
this,t4)),{nodes:e3})}const r3=this.getValue(e3.value);if(r3==null){const t4=(0,y.printForError)(e3);throw new m.GraphQLError(`Value "${t4}" does not exist in "${this.name}" enum.`+(n3?"":didYouMeanEnumValue(
this,t4)),{nodes:e3})}return r3.value}toConfig(){const e3=(0,l.keyValMap)(this.getValues(),e4=>e4.name,e4=>({description:e4.description,value:e4.value,deprecationReason:e4.deprecationReason,extensions:e4.
extensions,astNode:e4.astNode}));return{name:this.name,description:this.description,values:e3,extensions:this.extensions,astNode:this.astNode,extensionASTNodes:this.extensionASTNodes}}toString(){return this.
name}toJSON(){return this.toString()}}t2.GraphQLEnumType=GraphQLEnumType;function didYouMeanEnumValue(e3,t3){const n3=e3.getValues().map(e4=>e4.name);const r3=(0,f.suggestionList)(t3,n3);return(0,i.didYouMean)(
"the enum value",r3)}function defineEnumValues(e3,t3){isPlainObj(t3)||(0,r2.devAssert)(false,`${e3} values must be an object with value names as keys.`);return Object.entries(t3).map(([t4,n3])=>{isPlainObj(
n3)||(0,r2.devAssert)(false,`${e3}.${t4} must refer to an object with a "value" key representing an internal value but got: ${(0,o.inspect)(n3)}.`);return{name:(0,v.assertEnumValueName)(t4),description:n3.
description,value:n3.value!==void 0?n3.value:t4,deprecationReason:n3.deprecationReason,extensions:(0,p.toObjMap)(n3.extensions),astNode:n3.astNode}})}class GraphQLInputObjectType{constructor(e3){var t3,
n3;this.name=(0,v.assertName)(e3.name);this.description=e3.description;this.extensions=(0,p.toObjMap)(e3.extensions);this.astNode=e3.astNode;this.extensionASTNodes=(t3=e3.extensionASTNodes)!==null&&t3!==
void 0?t3:[];this.isOneOf=(n3=e3.isOneOf)!==null&&n3!==void 0?n3:false;this._fields=defineInputFieldMap.bind(void 0,e3)}get[Symbol.toStringTag](){return"GraphQLInputObjectType"}getFields(){if(typeof this.
_fields==="function"){this._fields=this._fields()}return this._fields}toConfig(){const e3=(0,d.mapValue)(this.getFields(),e4=>({description:e4.description,type:e4.type,defaultValue:e4.defaultValue,deprecationReason:e4.
deprecationReason,extensions:e4.extensions,astNode:e4.astNode}));return{name:this.name,description:this.description,fields:e3,extensions:this.extensions,astNode:this.astNode,extensionASTNodes:this.extensionASTNodes,
isOneOf:this.isOneOf}}toString(){return this.name}toJSON(){return this.toString()}}t2.GraphQLInputObjectType=GraphQLInputObjectType;function defineInputFieldMap(e3){const t3=resolveObjMapThunk(e3.fields);
isPlainObj(t3)||(0,r2.devAssert)(false,`${e3.name} fields must be an object with field names as keys or a function which returns such an object.`);return(0,d.mapValue)(t3,(t4,n3)=>{!("resolve"in t4)||
(0,r2.devAssert)(false,`${e3.name}.${n3} field has a resolve property, but Input Types cannot define resolvers.`);return{name:(0,v.assertName)(n3),description:t4.description,type:t4.type,defaultValue:t4.
defaultValue,deprecationReason:t4.deprecationReason,extensions:(0,p.toObjMap)(t4.extensions),astNode:t4.astNode}})}function isRequiredInputField(e3){return isNonNullType(e3.type)&&e3.defaultValue===void 0}},
1058:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.GraphQLSpecifiedByDirective=t2.GraphQLSkipDirective=t2.GraphQLOneOfDirective=t2.GraphQLIncludeDirective=t2.GraphQLDirective=t2.
GraphQLDeprecatedDirective=t2.DEFAULT_DEPRECATION_REASON=void 0;t2.assertDirective=assertDirective;t2.isDirective=isDirective;t2.isSpecifiedDirective=isSpecifiedDirective;t2.specifiedDirectives=void 0;
var r2=n2(5383);var i=n2(5742);var s=n2(5914);var o=n2(892);var a=n2(7104);var c=n2(2582);var u=n2(8337);var l=n2(4169);var d=n2(3571);function isDirective(e3){return(0,s.instanceOf)(e3,GraphQLDirective)}
function assertDirective(e3){if(!isDirective(e3)){throw new Error(`Expected ${(0,i.inspect)(e3)} to be a GraphQL directive.`)}return e3}class GraphQLDirective{constructor(e3){var t3,n3,i2;this.name=(0,
u.assertName)(e3.name);this.description=e3.description;this.locations=e3.locations;this.isRepeatable=(t3=e3.isRepeatable)!==null&&t3!==void 0?t3:false;this.deprecationReason=e3.deprecationReason;this.
extensions=(0,a.toObjMap)(e3.extensions);this.astNode=e3.astNode;this.extensionASTNodes=(n3=e3.extensionASTNodes)!==null&&n3!==void 0?n3:[];Array.isArray(e3.locations)||(0,r2.devAssert)(false,`@${e3.name}\
 locations must be an Array.`);const s2=(i2=e3.args)!==null&&i2!==void 0?i2:{};(0,o.isObjectLike)(s2)&&!Array.isArray(s2)||(0,r2.devAssert)(false,`@${e3.name} args must be an object with argument name\
s as keys.`);this.args=(0,l.defineArguments)(s2)}get[Symbol.toStringTag](){return"GraphQLDirective"}toConfig(){return{name:this.name,description:this.description,locations:this.locations,args:(0,l.argsToArgsConfig)(
this.args),isRepeatable:this.isRepeatable,deprecationReason:this.deprecationReason,extensions:this.extensions,astNode:this.astNode,extensionASTNodes:this.extensionASTNodes}}toString(){return"@"+this.name}toJSON(){
return this.toString()}}t2.GraphQLDirective=GraphQLDirective;const f=new GraphQLDirective({name:"include",description:"Directs the executor to include this field or fragment only when the `if` argumen\
t is true.",locations:[c.DirectiveLocation.FIELD,c.DirectiveLocation.FRAGMENT_SPREAD,c.DirectiveLocation.INLINE_FRAGMENT],args:{if:{type:new l.GraphQLNonNull(d.GraphQLBoolean),description:"Included wh\
en true."}}});t2.GraphQLIncludeDirective=f;const p=new GraphQLDirective({name:"skip",description:"Directs the executor to skip this field or fragment when the `if` argument is true.",locations:[c.DirectiveLocation.
FIELD,c.DirectiveLocation.FRAGMENT_SPREAD,c.DirectiveLocation.INLINE_FRAGMENT],args:{if:{type:new l.GraphQLNonNull(d.GraphQLBoolean),description:"Skipped when true."}}});t2.GraphQLSkipDirective=p;const m="\
No longer supported";t2.DEFAULT_DEPRECATION_REASON=m;const h=new GraphQLDirective({name:"deprecated",description:"Marks an element of a GraphQL schema as no longer supported.",locations:[c.DirectiveLocation.
FIELD_DEFINITION,c.DirectiveLocation.ARGUMENT_DEFINITION,c.DirectiveLocation.INPUT_FIELD_DEFINITION,c.DirectiveLocation.ENUM_VALUE,c.DirectiveLocation.DIRECTIVE_DEFINITION],args:{reason:{type:d.GraphQLString,
description:"Explains why this element was deprecated, usually also including a suggestion for how to access supported similar data. Formatted using the Markdown syntax, as specified by [CommonMark](h\
ttps://commonmark.org/).",defaultValue:m}}});t2.GraphQLDeprecatedDirective=h;const y=new GraphQLDirective({name:"specifiedBy",description:"Exposes a URL that specifies the behavior of this scalar.",locations:[
c.DirectiveLocation.SCALAR],args:{url:{type:new l.GraphQLNonNull(d.GraphQLString),description:"The URL that specifies the behavior of this scalar."}}});t2.GraphQLSpecifiedByDirective=y;const g=new GraphQLDirective(
{name:"oneOf",description:"Indicates exactly one field must be supplied and this field must not be `null`.",locations:[c.DirectiveLocation.INPUT_OBJECT],args:{}});t2.GraphQLOneOfDirective=g;const v=Object.
freeze([f,p,h,y,g]);t2.specifiedDirectives=v;function isSpecifiedDirective(e3){return v.some(({name:t3})=>t3===e3.name)}},6618:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});Object.defineProperty(
t2,"DEFAULT_DEPRECATION_REASON",{enumerable:true,get:function(){return s.DEFAULT_DEPRECATION_REASON}});Object.defineProperty(t2,"GRAPHQL_MAX_INT",{enumerable:true,get:function(){return o.GRAPHQL_MAX_INT}});
Object.defineProperty(t2,"GRAPHQL_MIN_INT",{enumerable:true,get:function(){return o.GRAPHQL_MIN_INT}});Object.defineProperty(t2,"GraphQLBoolean",{enumerable:true,get:function(){return o.GraphQLBoolean}});
Object.defineProperty(t2,"GraphQLDeprecatedDirective",{enumerable:true,get:function(){return s.GraphQLDeprecatedDirective}});Object.defineProperty(t2,"GraphQLDirective",{enumerable:true,get:function(){
return s.GraphQLDirective}});Object.defineProperty(t2,"GraphQLEnumType",{enumerable:true,get:function(){return i.GraphQLEnumType}});Object.defineProperty(t2,"GraphQLFloat",{enumerable:true,get:function(){
return o.GraphQLFloat}});Object.defineProperty(t2,"GraphQLID",{enumerable:true,get:function(){return o.GraphQLID}});Object.defineProperty(t2,"GraphQLIncludeDirective",{enumerable:true,get:function(){return s.
GraphQLIncludeDirective}});Object.defineProperty(t2,"GraphQLInputObjectType",{enumerable:true,get:function(){return i.GraphQLInputObjectType}});Object.defineProperty(t2,"GraphQLInt",{enumerable:true,get:function(){
return o.GraphQLInt}});Object.defineProperty(t2,"GraphQLInterfaceType",{enumerable:true,get:function(){return i.GraphQLInterfaceType}});Object.defineProperty(t2,"GraphQLList",{enumerable:true,get:function(){
return i.GraphQLList}});Object.defineProperty(t2,"GraphQLNonNull",{enumerable:true,get:function(){return i.GraphQLNonNull}});Object.defineProperty(t2,"GraphQLObjectType",{enumerable:true,get:function(){
return i.GraphQLObjectType}});Object.defineProperty(t2,"GraphQLOneOfDirective",{enumerable:true,get:function(){return s.GraphQLOneOfDirective}});Object.defineProperty(t2,"GraphQLScalarType",{enumerable:true,
get:function(){return i.GraphQLScalarType}});Object.defineProperty(t2,"GraphQLSchema",{enumerable:true,get:function(){return r2.GraphQLSchema}});Object.defineProperty(t2,"GraphQLSkipDirective",{enumerable:true,
get:function(){return s.GraphQLSkipDirective}});Object.defineProperty(t2,"GraphQLSpecifiedByDirective",{enumerable:true,get:function(){return s.GraphQLSpecifiedByDirective}});Object.defineProperty(t2,
"GraphQLString",{enumerable:true,get:function(){return o.GraphQLString}});Object.defineProperty(t2,"GraphQLUnionType",{enumerable:true,get:function(){return i.GraphQLUnionType}});Object.defineProperty(
t2,"SchemaMetaFieldDef",{enumerable:true,get:function(){return a.SchemaMetaFieldDef}});Object.defineProperty(t2,"TypeKind",{enumerable:true,get:function(){return a.TypeKind}});Object.defineProperty(t2,
"TypeMetaFieldDef",{enumerable:true,get:function(){return a.TypeMetaFieldDef}});Object.defineProperty(t2,"TypeNameMetaFieldDef",{enumerable:true,get:function(){return a.TypeNameMetaFieldDef}});Object.
defineProperty(t2,"__Directive",{enumerable:true,get:function(){return a.__Directive}});Object.defineProperty(t2,"__DirectiveLocation",{enumerable:true,get:function(){return a.__DirectiveLocation}});Object.
defineProperty(t2,"__EnumValue",{enumerable:true,get:function(){return a.__EnumValue}});Object.defineProperty(t2,"__Field",{enumerable:true,get:function(){return a.__Field}});Object.defineProperty(t2,
"__InputValue",{enumerable:true,get:function(){return a.__InputValue}});Object.defineProperty(t2,"__Schema",{enumerable:true,get:function(){return a.__Schema}});Object.defineProperty(t2,"__Type",{enumerable:true,
get:function(){return a.__Type}});Object.defineProperty(t2,"__TypeKind",{enumerable:true,get:function(){return a.__TypeKind}});Object.defineProperty(t2,"assertAbstractType",{enumerable:true,get:function(){
return i.assertAbstractType}});Object.defineProperty(t2,"assertCompositeType",{enumerable:true,get:function(){return i.assertCompositeType}});Object.defineProperty(t2,"assertDirective",{enumerable:true,
get:function(){return s.assertDirective}});Object.defineProperty(t2,"assertEnumType",{enumerable:true,get:function(){return i.assertEnumType}});Object.defineProperty(t2,"assertEnumValueName",{enumerable:true,
get:function(){return u.assertEnumValueName}});Object.defineProperty(t2,"assertInputObjectType",{enumerable:true,get:function(){return i.assertInputObjectType}});Object.defineProperty(t2,"assertInputT\
ype",{enumerable:true,get:function(){return i.assertInputType}});Object.defineProperty(t2,"assertInterfaceType",{enumerable:true,get:function(){return i.assertInterfaceType}});Object.defineProperty(t2,
"assertLeafType",{enumerable:true,get:function(){return i.assertLeafType}});Object.defineProperty(t2,"assertListType",{enumerable:true,get:function(){return i.assertListType}});Object.defineProperty(t2,
"assertName",{enumerable:true,get:function(){return u.assertName}});Object.defineProperty(t2,"assertNamedType",{enumerable:true,get:function(){return i.assertNamedType}});Object.defineProperty(t2,"ass\
ertNonNullType",{enumerable:true,get:function(){return i.assertNonNullType}});Object.defineProperty(t2,"assertNullableType",{enumerable:true,get:function(){return i.assertNullableType}});Object.defineProperty(
t2,"assertObjectType",{enumerable:true,get:function(){return i.assertObjectType}});Object.defineProperty(t2,"assertOutputType",{enumerable:true,get:function(){return i.assertOutputType}});Object.defineProperty(
t2,"assertScalarType",{enumerable:true,get:function(){return i.assertScalarType}});Object.defineProperty(t2,"assertSchema",{enumerable:true,get:function(){return r2.assertSchema}});Object.defineProperty(
t2,"assertType",{enumerable:true,get:function(){return i.assertType}});Object.defineProperty(t2,"assertUnionType",{enumerable:true,get:function(){return i.assertUnionType}});Object.defineProperty(t2,"\
assertValidSchema",{enumerable:true,get:function(){return c.assertValidSchema}});Object.defineProperty(t2,"assertWrappingType",{enumerable:true,get:function(){return i.assertWrappingType}});Object.defineProperty(
t2,"getNamedType",{enumerable:true,get:function(){return i.getNamedType}});Object.defineProperty(t2,"getNullableType",{enumerable:true,get:function(){return i.getNullableType}});Object.defineProperty(
t2,"introspectionTypes",{enumerable:true,get:function(){return a.introspectionTypes}});Object.defineProperty(t2,"isAbstractType",{enumerable:true,get:function(){return i.isAbstractType}});Object.defineProperty(
t2,"isCompositeType",{enumerable:true,get:function(){return i.isCompositeType}});Object.defineProperty(t2,"isDirective",{enumerable:true,get:function(){return s.isDirective}});Object.defineProperty(t2,
"isEnumType",{enumerable:true,get:function(){return i.isEnumType}});Object.defineProperty(t2,"isInputObjectType",{enumerable:true,get:function(){return i.isInputObjectType}});Object.defineProperty(t2,
"isInputType",{enumerable:true,get:function(){return i.isInputType}});Object.defineProperty(t2,"isInterfaceType",{enumerable:true,get:function(){return i.isInterfaceType}});Object.defineProperty(t2,"i\
sIntrospectionType",{enumerable:true,get:function(){return a.isIntrospectionType}});Object.defineProperty(t2,"isLeafType",{enumerable:true,get:function(){return i.isLeafType}});Object.defineProperty(t2,
"isListType",{enumerable:true,get:function(){return i.isListType}});Object.defineProperty(t2,"isNamedType",{enumerable:true,get:function(){return i.isNamedType}});Object.defineProperty(t2,"isNonNullTy\
pe",{enumerable:true,get:function(){return i.isNonNullType}});Object.defineProperty(t2,"isNullableType",{enumerable:true,get:function(){return i.isNullableType}});Object.defineProperty(t2,"isObjectTyp\
e",{enumerable:true,get:function(){return i.isObjectType}});Object.defineProperty(t2,"isOutputType",{enumerable:true,get:function(){return i.isOutputType}});Object.defineProperty(t2,"isRequiredArgumen\
t",{enumerable:true,get:function(){return i.isRequiredArgument}});Object.defineProperty(t2,"isRequiredInputField",{enumerable:true,get:function(){return i.isRequiredInputField}});Object.defineProperty(
t2,"isScalarType",{enumerable:true,get:function(){return i.isScalarType}});Object.defineProperty(t2,"isSchema",{enumerable:true,get:function(){return r2.isSchema}});Object.defineProperty(t2,"isSpecifi\
edDirective",{enumerable:true,get:function(){return s.isSpecifiedDirective}});Object.defineProperty(t2,"isSpecifiedScalarType",{enumerable:true,get:function(){return o.isSpecifiedScalarType}});Object.
defineProperty(t2,"isType",{enumerable:true,get:function(){return i.isType}});Object.defineProperty(t2,"isUnionType",{enumerable:true,get:function(){return i.isUnionType}});Object.defineProperty(t2,"i\
sWrappingType",{enumerable:true,get:function(){return i.isWrappingType}});Object.defineProperty(t2,"resolveObjMapThunk",{enumerable:true,get:function(){return i.resolveObjMapThunk}});Object.defineProperty(
t2,"resolveReadonlyArrayThunk",{enumerable:true,get:function(){return i.resolveReadonlyArrayThunk}});Object.defineProperty(t2,"specifiedDirectives",{enumerable:true,get:function(){return s.specifiedDirectives}});
Object.defineProperty(t2,"specifiedScalarTypes",{enumerable:true,get:function(){return o.specifiedScalarTypes}});Object.defineProperty(t2,"validateSchema",{enumerable:true,get:function(){return c.validateSchema}});
var r2=n2(9299);var i=n2(4169);var s=n2(1058);var o=n2(3571);var a=n2(317);var c=n2(3902);var u=n2(8337)},317:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.introspectionTypes=t2.
__TypeKind=t2.__Type=t2.__Schema=t2.__InputValue=t2.__Field=t2.__EnumValue=t2.__DirectiveLocation=t2.__Directive=t2.TypeNameMetaFieldDef=t2.TypeMetaFieldDef=t2.TypeKind=t2.SchemaMetaFieldDef=void 0;t2.
isIntrospectionType=isIntrospectionType;var r2=n2(5742);var i=n2(3650);var s=n2(2582);var o=n2(9936);var a=n2(8893);var c=n2(4169);var u=n2(3571);const l=new c.GraphQLObjectType({name:"__Schema",description:"\
A GraphQL Schema defines the capabilities of a GraphQL server. It exposes all available types and directives on the server, as well as the entry points for query, mutation, and subscription operations\
.",fields:()=>({description:{type:u.GraphQLString,resolve:e3=>e3.description},types:{description:"A list of all types supported by this server.",type:new c.GraphQLNonNull(new c.GraphQLList(new c.GraphQLNonNull(
p))),resolve(e3){return Object.values(e3.getTypeMap())}},queryType:{description:"The type that query operations will be rooted at.",type:new c.GraphQLNonNull(p),resolve:e3=>e3.getQueryType()},mutationType:{
description:"If this server supports mutation, the type that mutation operations will be rooted at.",type:p,resolve:e3=>e3.getMutationType()},subscriptionType:{description:"If this server support subs\
cription, the type that subscription operations will be rooted at.",type:p,resolve:e3=>e3.getSubscriptionType()},directives:{description:"A list of all directives supported by this server.",type:new c.
GraphQLNonNull(new c.GraphQLList(new c.GraphQLNonNull(d))),args:{includeDeprecated:{type:new c.GraphQLNonNull(u.GraphQLBoolean),defaultValue:false}},resolve:(e3,{includeDeprecated:t3})=>t3?e3.getDirectives():
e3.getDirectives().filter(e4=>e4.deprecationReason==null)}})});t2.__Schema=l;const d=new c.GraphQLObjectType({name:"__Directive",description:"A Directive provides a way to describe alternate runtime e\
xecution and type validation behavior in a GraphQL document.\n\nIn some cases, you need to provide options to alter GraphQL's execution behavior in ways field arguments will not suffice, such as conditi\
onally including or skipping a field. Directives provide this by describing additional information to the executor.",fields:()=>({name:{type:new c.GraphQLNonNull(u.GraphQLString),resolve:e3=>e3.name},
description:{type:u.GraphQLString,resolve:e3=>e3.description},isRepeatable:{type:new c.GraphQLNonNull(u.GraphQLBoolean),resolve:e3=>e3.isRepeatable},locations:{type:new c.GraphQLNonNull(new c.GraphQLList(
new c.GraphQLNonNull(f))),resolve:e3=>e3.locations},args:{type:new c.GraphQLNonNull(new c.GraphQLList(new c.GraphQLNonNull(h))),args:{includeDeprecated:{type:u.GraphQLBoolean,defaultValue:false}},resolve(e3,{
includeDeprecated:t3}){return t3?e3.args:e3.args.filter(e4=>e4.deprecationReason==null)}},isDeprecated:{type:new c.GraphQLNonNull(u.GraphQLBoolean),resolve:e3=>e3.deprecationReason!=null},deprecationReason:{
type:u.GraphQLString,resolve:e3=>e3.deprecationReason}})});t2.__Directive=d;const f=new c.GraphQLEnumType({name:"__DirectiveLocation",description:"A Directive can be adjacent to many parts of the Grap\
hQL language, a __DirectiveLocation describes one such possible adjacencies.",values:{QUERY:{value:s.DirectiveLocation.QUERY,description:"Location adjacent to a query operation."},MUTATION:{value:s.DirectiveLocation.
MUTATION,description:"Location adjacent to a mutation operation."},SUBSCRIPTION:{value:s.DirectiveLocation.SUBSCRIPTION,description:"Location adjacent to a subscription operation."},FIELD:{value:s.DirectiveLocation.
FIELD,description:"Location adjacent to a field."},FRAGMENT_DEFINITION:{value:s.DirectiveLocation.FRAGMENT_DEFINITION,description:"Location adjacent to a fragment definition."},FRAGMENT_SPREAD:{value:s.
DirectiveLocation.FRAGMENT_SPREAD,description:"Location adjacent to a fragment spread."},INLINE_FRAGMENT:{value:s.DirectiveLocation.INLINE_FRAGMENT,description:"Location adjacent to an inline fragment\
."},VARIABLE_DEFINITION:{value:s.DirectiveLocation.VARIABLE_DEFINITION,description:"Location adjacent to a variable definition."},SCHEMA:{value:s.DirectiveLocation.SCHEMA,description:"Location adjacen\
t to a schema definition."},SCALAR:{value:s.DirectiveLocation.SCALAR,description:"Location adjacent to a scalar definition."},OBJECT:{value:s.DirectiveLocation.OBJECT,description:"Location adjacent to\
 an object type definition."},FIELD_DEFINITION:{value:s.DirectiveLocation.FIELD_DEFINITION,description:"Location adjacent to a field definition."},ARGUMENT_DEFINITION:{value:s.DirectiveLocation.ARGUMENT_DEFINITION,
description:"Location adjacent to an argument definition."},INTERFACE:{value:s.DirectiveLocation.INTERFACE,description:"Location adjacent to an interface definition."},UNION:{value:s.DirectiveLocation.
UNION,description:"Location adjacent to a union definition."},ENUM:{value:s.DirectiveLocation.ENUM,description:"Location adjacent to an enum definition."},ENUM_VALUE:{value:s.DirectiveLocation.ENUM_VALUE,
description:"Location adjacent to an enum value definition."},INPUT_OBJECT:{value:s.DirectiveLocation.INPUT_OBJECT,description:"Location adjacent to an input object type definition."},INPUT_FIELD_DEFINITION:{
value:s.DirectiveLocation.INPUT_FIELD_DEFINITION,description:"Location adjacent to an input object field definition."},DIRECTIVE_DEFINITION:{value:s.DirectiveLocation.DIRECTIVE_DEFINITION,description:"\
Location adjacent to a directive definition."}}});t2.__DirectiveLocation=f;const p=new c.GraphQLObjectType({name:"__Type",description:"The fundamental unit of any GraphQL Schema is the type. There are\
 many kinds of types in GraphQL as represented by the `__TypeKind` enum.\n\nDepending on the kind of a type, certain fields describe information about that type. Scalar types provide no information beyo\
nd a name, description and optional `specifiedByURL`, while Enum types provide their values. Object and Interface types provide the fields they describe. Abstract types, Union and Interface, provide t\
he Object types possible at runtime. List and NonNull types compose other types.",fields:()=>({kind:{type:new c.GraphQLNonNull(v),resolve(e3){if((0,c.isScalarType)(e3)){return g.SCALAR}if((0,c.isObjectType)(
e3)){return g.OBJECT}if((0,c.isInterfaceType)(e3)){return g.INTERFACE}if((0,c.isUnionType)(e3)){return g.UNION}if((0,c.isEnumType)(e3)){return g.ENUM}if((0,c.isInputObjectType)(e3)){return g.INPUT_OBJECT}
if((0,c.isListType)(e3)){return g.LIST}if((0,c.isNonNullType)(e3)){return g.NON_NULL}(0,i.invariant)(false,`Unexpected type: "${(0,r2.inspect)(e3)}".`)}},name:{type:u.GraphQLString,resolve:e3=>"name"in
e3?e3.name:void 0},description:{type:u.GraphQLString,resolve:e3=>"description"in e3?e3.description:void 0},specifiedByURL:{type:u.GraphQLString,resolve:e3=>"specifiedByURL"in e3?e3.specifiedByURL:void 0},
fields:{type:new c.GraphQLList(new c.GraphQLNonNull(m)),args:{includeDeprecated:{type:u.GraphQLBoolean,defaultValue:false}},resolve(e3,{includeDeprecated:t3}){if((0,c.isObjectType)(e3)||(0,c.isInterfaceType)(
e3)){const n3=Object.values(e3.getFields());return t3?n3:n3.filter(e4=>e4.deprecationReason==null)}}},interfaces:{type:new c.GraphQLList(new c.GraphQLNonNull(p)),resolve(e3){if((0,c.isObjectType)(e3)||
(0,c.isInterfaceType)(e3)){return e3.getInterfaces()}}},possibleTypes:{type:new c.GraphQLList(new c.GraphQLNonNull(p)),resolve(e3,t3,n3,{schema:r3}){if((0,c.isAbstractType)(e3)){return r3.getPossibleTypes(
e3)}}},enumValues:{type:new c.GraphQLList(new c.GraphQLNonNull(y)),args:{includeDeprecated:{type:u.GraphQLBoolean,defaultValue:false}},resolve(e3,{includeDeprecated:t3}){if((0,c.isEnumType)(e3)){const n3=e3.
getValues();return t3?n3:n3.filter(e4=>e4.deprecationReason==null)}}},inputFields:{type:new c.GraphQLList(new c.GraphQLNonNull(h)),args:{includeDeprecated:{type:u.GraphQLBoolean,defaultValue:false}},resolve(e3,{
includeDeprecated:t3}){if((0,c.isInputObjectType)(e3)){const n3=Object.values(e3.getFields());return t3?n3:n3.filter(e4=>e4.deprecationReason==null)}}},ofType:{type:p,resolve:e3=>"ofType"in e3?e3.ofType:
void 0},isOneOf:{type:u.GraphQLBoolean,resolve:e3=>{if((0,c.isInputObjectType)(e3)){return e3.isOneOf}}}})});t2.__Type=p;const m=new c.GraphQLObjectType({name:"__Field",description:"Object and Interfa\
ce types are described by a list of Fields, each of which has a name, potentially a list of arguments, and a return type.",fields:()=>({name:{type:new c.GraphQLNonNull(u.GraphQLString),resolve:e3=>e3.
name},description:{type:u.GraphQLString,resolve:e3=>e3.description},args:{type:new c.GraphQLNonNull(new c.GraphQLList(new c.GraphQLNonNull(h))),args:{includeDeprecated:{type:u.GraphQLBoolean,defaultValue:false}},
resolve(e3,{includeDeprecated:t3}){return t3?e3.args:e3.args.filter(e4=>e4.deprecationReason==null)}},type:{type:new c.GraphQLNonNull(p),resolve:e3=>e3.type},isDeprecated:{type:new c.GraphQLNonNull(u.
GraphQLBoolean),resolve:e3=>e3.deprecationReason!=null},deprecationReason:{type:u.GraphQLString,resolve:e3=>e3.deprecationReason}})});t2.__Field=m;const h=new c.GraphQLObjectType({name:"__InputValue",
description:"Arguments provided to Fields or Directives and the input fields of an InputObject are represented as Input Values which describe their type and optionally a default value.",fields:()=>({name:{
type:new c.GraphQLNonNull(u.GraphQLString),resolve:e3=>e3.name},description:{type:u.GraphQLString,resolve:e3=>e3.description},type:{type:new c.GraphQLNonNull(p),resolve:e3=>e3.type},defaultValue:{type:u.
GraphQLString,description:"A GraphQL-formatted string representing the default value for this input value.",resolve(e3){const{type:t3,defaultValue:n3}=e3;const r3=(0,a.astFromValue)(n3,t3);return r3?(0,
o.print)(r3):null}},isDeprecated:{type:new c.GraphQLNonNull(u.GraphQLBoolean),resolve:e3=>e3.deprecationReason!=null},deprecationReason:{type:u.GraphQLString,resolve:e3=>e3.deprecationReason}})});t2.__InputValue=
h;const y=new c.GraphQLObjectType({name:"__EnumValue",description:"One possible value for a given Enum. Enum values are unique values, not a placeholder for a string or numeric value. However an Enum \
value is returned in a JSON response as a string.",fields:()=>({name:{type:new c.GraphQLNonNull(u.GraphQLString),resolve:e3=>e3.name},description:{type:u.GraphQLString,resolve:e3=>e3.description},isDeprecated:{
type:new c.GraphQLNonNull(u.GraphQLBoolean),resolve:e3=>e3.deprecationReason!=null},deprecationReason:{type:u.GraphQLString,resolve:e3=>e3.deprecationReason}})});t2.__EnumValue=y;var g;t2.TypeKind=g;(function(e3){
e3["SCALAR"]="SCALAR";e3["OBJECT"]="OBJECT";e3["INTERFACE"]="INTERFACE";e3["UNION"]="UNION";e3["ENUM"]="ENUM";e3["INPUT_OBJECT"]="INPUT_OBJECT";e3["LIST"]="LIST";e3["NON_NULL"]="NON_NULL"})(g||(t2.TypeKind=
g={}));const v=new c.GraphQLEnumType({name:"__TypeKind",description:"An enum describing what kind of type a given `__Type` is.",values:{SCALAR:{value:g.SCALAR,description:"Indicates this type is a sca\
lar."},OBJECT:{value:g.OBJECT,description:"Indicates this type is an object. `fields` and `interfaces` are valid fields."},INTERFACE:{value:g.INTERFACE,description:"Indicates this type is an interface\
. `fields`, `interfaces`, and `possibleTypes` are valid fields."},UNION:{value:g.UNION,description:"Indicates this type is a union. `possibleTypes` is a valid field."},ENUM:{value:g.ENUM,description:"\
Indicates this type is an enum. `enumValues` is a valid field."},INPUT_OBJECT:{value:g.INPUT_OBJECT,description:"Indicates this type is an input object. `inputFields` is a valid field."},LIST:{value:g.
LIST,description:"Indicates this type is a list. `ofType` is a valid field."},NON_NULL:{value:g.NON_NULL,description:"Indicates this type is a non-null. `ofType` is a valid field."}}});t2.__TypeKind=v;
const b={name:"__schema",type:new c.GraphQLNonNull(l),description:"Access the current type schema of this server.",args:[],resolve:(e3,t3,n3,{schema:r3})=>r3,deprecationReason:void 0,extensions:Object.
create(null),astNode:void 0};t2.SchemaMetaFieldDef=b;const T={name:"__type",type:p,description:"Request the type information of a single type.",args:[{name:"name",description:void 0,type:new c.GraphQLNonNull(
u.GraphQLString),defaultValue:void 0,deprecationReason:void 0,extensions:Object.create(null),astNode:void 0}],resolve:(e3,{name:t3},n3,{schema:r3})=>r3.getType(t3),deprecationReason:void 0,extensions:Object.
create(null),astNode:void 0};t2.TypeMetaFieldDef=T;const w={name:"__typename",type:new c.GraphQLNonNull(u.GraphQLString),description:"The name of the current Object type at runtime.",args:[],resolve:(e3,t3,n3,{
parentType:r3})=>r3.name,deprecationReason:void 0,extensions:Object.create(null),astNode:void 0};t2.TypeNameMetaFieldDef=w;const E=Object.freeze([l,d,f,p,m,h,y,v]);t2.introspectionTypes=E;function isIntrospectionType(e3){
return E.some(({name:t3})=>e3.name===t3)}},3571:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.GraphQLString=t2.GraphQLInt=t2.GraphQLID=t2.GraphQLFloat=t2.GraphQLBoolean=t2.GRAPHQL_MIN_INT=
t2.GRAPHQL_MAX_INT=void 0;t2.isSpecifiedScalarType=isSpecifiedScalarType;t2.specifiedScalarTypes=void 0;var r2=n2(5742);var i=n2(892);var s=n2(5939);var o=n2(1123);var a=n2(9936);var c=n2(4169);const u=2147483647;
t2.GRAPHQL_MAX_INT=u;const l=-2147483648;t2.GRAPHQL_MIN_INT=l;const d=new c.GraphQLScalarType({name:"Int",description:"The `Int` scalar type represents non-fractional signed whole numeric values. Int \
can represent values between -(2^31) and 2^31 - 1.",serialize(e3){const t3=serializeObject(e3);if(typeof t3==="boolean"){return t3?1:0}let n3=t3;if(typeof t3==="string"&&t3!==""){n3=Number(t3)}if(typeof n3!==
"number"||!Number.isInteger(n3)){throw new s.GraphQLError(`Int cannot represent non-integer value: ${(0,r2.inspect)(t3)}`)}if(n3>u||n3<l){throw new s.GraphQLError("Int cannot represent non 32-bit sign\
ed integer value: "+(0,r2.inspect)(t3))}return n3},parseValue(e3){if(typeof e3!=="number"||!Number.isInteger(e3)){throw new s.GraphQLError(`Int cannot represent non-integer value: ${(0,r2.inspect)(e3)}`)}
if(e3>u||e3<l){throw new s.GraphQLError(`Int cannot represent non 32-bit signed integer value: ${e3}`)}return e3},parseLiteral(e3){if(e3.kind!==o.Kind.INT){throw new s.GraphQLError(`Int cannot represe\
nt non-integer value: ${(0,a.printForError)(e3)}`,{nodes:e3})}const t3=parseInt(e3.value,10);if(t3>u||t3<l){throw new s.GraphQLError(`Int cannot represent non 32-bit signed integer value: ${e3.value}`,
{nodes:e3})}return t3}});t2.GraphQLInt=d;const f=new c.GraphQLScalarType({name:"Float",description:"The `Float` scalar type represents signed double-precision fractional values as specified by [IEEE 7\
54](https://en.wikipedia.org/wiki/IEEE_floating_point).",serialize(e3){const t3=serializeObject(e3);if(typeof t3==="boolean"){return t3?1:0}let n3=t3;if(typeof t3==="string"&&t3!==""){n3=Number(t3)}if(typeof n3!==
"number"||!Number.isFinite(n3)){throw new s.GraphQLError(`Float cannot represent non numeric value: ${(0,r2.inspect)(t3)}`)}return n3},parseValue(e3){if(typeof e3!=="number"||!Number.isFinite(e3)){throw new s.
GraphQLError(`Float cannot represent non numeric value: ${(0,r2.inspect)(e3)}`)}return e3},parseLiteral(e3){if(e3.kind!==o.Kind.FLOAT&&e3.kind!==o.Kind.INT){throw new s.GraphQLError(`Float cannot repr\
esent non numeric value: ${(0,a.printForError)(e3)}`,e3)}return parseFloat(e3.value)}});t2.GraphQLFloat=f;const p=new c.GraphQLScalarType({name:"String",description:"The `String` scalar type represent\
s textual data, represented as UTF-8 character sequences. The String type is most often used by GraphQL to represent free-form human-readable text.",serialize(e3){const t3=serializeObject(e3);if(typeof t3===
"string"){return t3}if(typeof t3==="boolean"){return t3?"true":"false"}if(typeof t3==="number"&&Number.isFinite(t3)){return t3.toString()}throw new s.GraphQLError(`String cannot represent value: ${(0,
r2.inspect)(e3)}`)},parseValue(e3){if(typeof e3!=="string"){throw new s.GraphQLError(`String cannot represent a non string value: ${(0,r2.inspect)(e3)}`)}return e3},parseLiteral(e3){if(e3.kind!==o.Kind.
STRING){throw new s.GraphQLError(`String cannot represent a non string value: ${(0,a.printForError)(e3)}`,{nodes:e3})}return e3.value}});t2.GraphQLString=p;const m=new c.GraphQLScalarType({name:"Boole\
an",description:"The `Boolean` scalar type represents `true` or `false`.",serialize(e3){const t3=serializeObject(e3);if(typeof t3==="boolean"){return t3}if(Number.isFinite(t3)){return t3!==0}throw new s.
GraphQLError(`Boolean cannot represent a non boolean value: ${(0,r2.inspect)(t3)}`)},parseValue(e3){if(typeof e3!=="boolean"){throw new s.GraphQLError(`Boolean cannot represent a non boolean value: ${(0,
r2.inspect)(e3)}`)}return e3},parseLiteral(e3){if(e3.kind!==o.Kind.BOOLEAN){throw new s.GraphQLError(`Boolean cannot represent a non boolean value: ${(0,a.printForError)(e3)}`,{nodes:e3})}return e3.value}});
t2.GraphQLBoolean=m;const h=new c.GraphQLScalarType({name:"ID",description:'The `ID` scalar type represents a unique identifier, often used to refetch an object or as key for a cache. The ID type appe\
ars in a JSON response as a String; however, it is not intended to be human-readable. When expected as an input type, any string (such as `"4"`) or integer (such as `4`) input value will be accepted a\
s an ID.',serialize(e3){const t3=serializeObject(e3);if(typeof t3==="string"){return t3}if(Number.isInteger(t3)){return String(t3)}throw new s.GraphQLError(`ID cannot represent value: ${(0,r2.inspect)(
e3)}`)},parseValue(e3){if(typeof e3==="string"){return e3}if(typeof e3==="number"&&Number.isInteger(e3)){return e3.toString()}throw new s.GraphQLError(`ID cannot represent value: ${(0,r2.inspect)(e3)}`)},
parseLiteral(e3){if(e3.kind!==o.Kind.STRING&&e3.kind!==o.Kind.INT){throw new s.GraphQLError("ID cannot represent a non-string and non-integer value: "+(0,a.printForError)(e3),{nodes:e3})}return e3.value}});
t2.GraphQLID=h;const y=Object.freeze([p,d,f,m,h]);t2.specifiedScalarTypes=y;function isSpecifiedScalarType(e3){return y.some(({name:t3})=>e3.name===t3)}function serializeObject(e3){if((0,i.isObjectLike)(
e3)){if(typeof e3.valueOf==="function"){const t3=e3.valueOf();if(!(0,i.isObjectLike)(t3)){return t3}}if(typeof e3.toJSON==="function"){return e3.toJSON()}}return e3}},9299:(e2,t2,n2)=>{Object.defineProperty(
t2,"__esModule",{value:true});t2.GraphQLSchema=void 0;t2.assertSchema=assertSchema;t2.isSchema=isSchema;var r2=n2(5383);var i=n2(5742);var s=n2(5914);var o=n2(892);var a=n2(7104);var c=n2(2740);var u=n2(
4169);var l=n2(1058);var d=n2(317);function isSchema(e3){return(0,s.instanceOf)(e3,GraphQLSchema)}function assertSchema(e3){if(!isSchema(e3)){throw new Error(`Expected ${(0,i.inspect)(e3)} to be a Gra\
phQL schema.`)}return e3}class GraphQLSchema{constructor(e3){var t3,n3;this.__validationErrors=e3.assumeValid===true?[]:void 0;(0,o.isObjectLike)(e3)||(0,r2.devAssert)(false,"Must provide configuratio\
n object.");!e3.types||Array.isArray(e3.types)||(0,r2.devAssert)(false,`"types" must be Array if provided but got: ${(0,i.inspect)(e3.types)}.`);!e3.directives||Array.isArray(e3.directives)||(0,r2.devAssert)(
false,`"directives" must be Array if provided but got: ${(0,i.inspect)(e3.directives)}.`);this.description=e3.description;this.extensions=(0,a.toObjMap)(e3.extensions);this.astNode=e3.astNode;this.extensionASTNodes=
(t3=e3.extensionASTNodes)!==null&&t3!==void 0?t3:[];this._queryType=e3.query;this._mutationType=e3.mutation;this._subscriptionType=e3.subscription;this._directives=(n3=e3.directives)!==null&&n3!==void 0?
n3:l.specifiedDirectives;const s2=new Set(e3.types);if(e3.types!=null){for(const t4 of e3.types){s2.delete(t4);collectReferencedTypes(t4,s2)}}if(this._queryType!=null){collectReferencedTypes(this._queryType,
s2)}if(this._mutationType!=null){collectReferencedTypes(this._mutationType,s2)}if(this._subscriptionType!=null){collectReferencedTypes(this._subscriptionType,s2)}for(const e4 of this._directives){if((0,
l.isDirective)(e4)){for(const t4 of e4.args){collectReferencedTypes(t4.type,s2)}}}collectReferencedTypes(d.__Schema,s2);this._typeMap=Object.create(null);this._subTypeMap=Object.create(null);this._implementationsMap=
Object.create(null);for(const e4 of s2){if(e4==null){continue}const t4=e4.name;t4||(0,r2.devAssert)(false,"One of the provided types for building the Schema is missing a name.");if(this._typeMap[t4]!==
void 0){throw new Error(`Schema must contain uniquely named types but contains multiple types named "${t4}".`)}this._typeMap[t4]=e4;if((0,u.isInterfaceType)(e4)){for(const t5 of e4.getInterfaces()){if((0,
u.isInterfaceType)(t5)){let n4=this._implementationsMap[t5.name];if(n4===void 0){n4=this._implementationsMap[t5.name]={objects:[],interfaces:[]}}n4.interfaces.push(e4)}}}else if((0,u.isObjectType)(e4)){
for(const t5 of e4.getInterfaces()){if((0,u.isInterfaceType)(t5)){let n4=this._implementationsMap[t5.name];if(n4===void 0){n4=this._implementationsMap[t5.name]={objects:[],interfaces:[]}}n4.objects.push(
e4)}}}}}get[Symbol.toStringTag](){return"GraphQLSchema"}getQueryType(){return this._queryType}getMutationType(){return this._mutationType}getSubscriptionType(){return this._subscriptionType}getRootType(e3){
switch(e3){case c.OperationTypeNode.QUERY:return this.getQueryType();case c.OperationTypeNode.MUTATION:return this.getMutationType();case c.OperationTypeNode.SUBSCRIPTION:return this.getSubscriptionType()}}getTypeMap(){
return this._typeMap}getType(e3){return this.getTypeMap()[e3]}getPossibleTypes(e3){return(0,u.isUnionType)(e3)?e3.getTypes():this.getImplementations(e3).objects}getImplementations(e3){const t3=this._implementationsMap[e3.
name];return t3!==null&&t3!==void 0?t3:{objects:[],interfaces:[]}}isSubType(e3,t3){let n3=this._subTypeMap[e3.name];if(n3===void 0){n3=Object.create(null);if((0,u.isUnionType)(e3)){for(const t4 of e3.
getTypes()){n3[t4.name]=true}}else{const t4=this.getImplementations(e3);for(const e4 of t4.objects){n3[e4.name]=true}for(const e4 of t4.interfaces){n3[e4.name]=true}}this._subTypeMap[e3.name]=n3}return n3[t3.
name]!==void 0}getDirectives(){return this._directives}getDirective(e3){return this.getDirectives().find(t3=>t3.name===e3)}toConfig(){return{description:this.description,query:this.getQueryType(),mutation:this.
getMutationType(),subscription:this.getSubscriptionType(),types:Object.values(this.getTypeMap()),directives:this.getDirectives(),extensions:this.extensions,astNode:this.astNode,extensionASTNodes:this.
extensionASTNodes,assumeValid:this.__validationErrors!==void 0}}}t2.GraphQLSchema=GraphQLSchema;function collectReferencedTypes(e3,t3){const n3=(0,u.getNamedType)(e3);if(!t3.has(n3)){t3.add(n3);if((0,
u.isUnionType)(n3)){for(const e4 of n3.getTypes()){collectReferencedTypes(e4,t3)}}else if((0,u.isObjectType)(n3)||(0,u.isInterfaceType)(n3)){for(const e4 of n3.getInterfaces()){collectReferencedTypes(
e4,t3)}for(const e4 of Object.values(n3.getFields())){collectReferencedTypes(e4.type,t3);for(const n4 of e4.args){collectReferencedTypes(n4.type,t3)}}}else if((0,u.isInputObjectType)(n3)){for(const e4 of Object.
values(n3.getFields())){collectReferencedTypes(e4.type,t3)}}}return t3}},3902:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.assertValidSchema=assertValidSchema;t2.validateSchema=
validateSchema;var r2=n2(5742);var i=n2(5939);var s=n2(2740);var o=n2(6539);var a=n2(4169);var c=n2(1058);var u=n2(317);var l=n2(9299);function validateSchema(e3){(0,l.assertSchema)(e3);if(e3.__validationErrors){
return e3.__validationErrors}const t3=new SchemaValidationContext(e3);validateRootTypes(t3);validateDirectives(t3);validateTypes(t3);const n3=t3.getErrors();e3.__validationErrors=n3;return n3}function assertValidSchema(e3){
const t3=validateSchema(e3);if(t3.length!==0){throw new Error(t3.map(e4=>e4.message).join("\n\n"))}}class SchemaValidationContext{constructor(e3){this._errors=[];this.schema=e3}reportError(e3,t3){const n3=Array.
isArray(t3)?t3.filter(Boolean):t3;this._errors.push(new i.GraphQLError(e3,{nodes:n3}))}getErrors(){return this._errors}}function validateRootTypes(e3){const t3=e3.schema;const n3=t3.getQueryType();if(!n3){
e3.reportError("Query root type must be provided.",t3.astNode)}else if(!(0,a.isObjectType)(n3)){var i2;e3.reportError(`Query root type must be Object type, it cannot be ${(0,r2.inspect)(n3)}.`,(i2=getOperationTypeNode(
t3,s.OperationTypeNode.QUERY))!==null&&i2!==void 0?i2:n3.astNode)}const o2=t3.getMutationType();if(o2&&!(0,a.isObjectType)(o2)){var c2;e3.reportError(`Mutation root type must be Object type if provide\
d, it cannot be ${(0,r2.inspect)(o2)}.`,(c2=getOperationTypeNode(t3,s.OperationTypeNode.MUTATION))!==null&&c2!==void 0?c2:o2.astNode)}const u2=t3.getSubscriptionType();if(u2&&!(0,a.isObjectType)(u2)){
var l2;e3.reportError(`Subscription root type must be Object type if provided, it cannot be ${(0,r2.inspect)(u2)}.`,(l2=getOperationTypeNode(t3,s.OperationTypeNode.SUBSCRIPTION))!==null&&l2!==void 0?l2:
u2.astNode)}}function getOperationTypeNode(e3,t3){var n3;return(n3=[e3.astNode,...e3.extensionASTNodes].flatMap(e4=>{var t4;return(t4=e4===null||e4===void 0?void 0:e4.operationTypes)!==null&&t4!==void 0?
t4:[]}).find(e4=>e4.operation===t3))===null||n3===void 0?void 0:n3.type}function validateDirectives(e3){for(const n3 of e3.schema.getDirectives()){if(!(0,c.isDirective)(n3)){e3.reportError(`Expected d\
irective but got: ${(0,r2.inspect)(n3)}.`,n3===null||n3===void 0?void 0:n3.astNode);continue}validateName(e3,n3);if(n3.locations.length===0){e3.reportError(`Directive @${n3.name} must include 1 or mor\
e locations.`,n3.astNode)}for(const i2 of n3.args){validateName(e3,i2);if(!(0,a.isInputType)(i2.type)){e3.reportError(`The type of @${n3.name}(${i2.name}:) must be Input Type but got: ${(0,r2.inspect)(
i2.type)}.`,i2.astNode)}if((0,a.isRequiredArgument)(i2)&&i2.deprecationReason!=null){var t3;e3.reportError(`Required argument @${n3.name}(${i2.name}:) cannot be deprecated.`,[getDeprecatedDirectiveNode(
i2.astNode),(t3=i2.astNode)===null||t3===void 0?void 0:t3.type])}}}}function validateName(e3,t3){if(t3.name.startsWith("__")){e3.reportError(`Name "${t3.name}" must not begin with "__", which is reser\
ved by GraphQL introspection.`,t3.astNode)}}function validateTypes(e3){const t3=createInputObjectCircularRefsValidator(e3);const n3=e3.schema.getTypeMap();for(const i2 of Object.values(n3)){if(!(0,a.isNamedType)(
i2)){e3.reportError(`Expected GraphQL named type but got: ${(0,r2.inspect)(i2)}.`,i2.astNode);continue}if(!(0,u.isIntrospectionType)(i2)){validateName(e3,i2)}if((0,a.isObjectType)(i2)){validateFields(
e3,i2);validateInterfaces(e3,i2)}else if((0,a.isInterfaceType)(i2)){validateFields(e3,i2);validateInterfaces(e3,i2)}else if((0,a.isUnionType)(i2)){validateUnionMembers(e3,i2)}else if((0,a.isEnumType)(
i2)){validateEnumValues(e3,i2)}else if((0,a.isInputObjectType)(i2)){validateInputFields(e3,i2);t3(i2)}}}function validateFields(e3,t3){const n3=Object.values(t3.getFields());if(n3.length===0){e3.reportError(
`Type ${t3.name} must define one or more fields.`,[t3.astNode,...t3.extensionASTNodes])}for(const c2 of n3){validateName(e3,c2);if(!(0,a.isOutputType)(c2.type)){var i2;e3.reportError(`The type of ${t3.
name}.${c2.name} must be Output Type but got: ${(0,r2.inspect)(c2.type)}.`,(i2=c2.astNode)===null||i2===void 0?void 0:i2.type)}for(const n4 of c2.args){const i3=n4.name;validateName(e3,n4);if(!(0,a.isInputType)(
n4.type)){var s2;e3.reportError(`The type of ${t3.name}.${c2.name}(${i3}:) must be Input Type but got: ${(0,r2.inspect)(n4.type)}.`,(s2=n4.astNode)===null||s2===void 0?void 0:s2.type)}if((0,a.isRequiredArgument)(
n4)&&n4.deprecationReason!=null){var o2;e3.reportError(`Required argument ${t3.name}.${c2.name}(${i3}:) cannot be deprecated.`,[getDeprecatedDirectiveNode(n4.astNode),(o2=n4.astNode)===null||o2===void 0?
void 0:o2.type])}}}}function validateInterfaces(e3,t3){const n3=Object.create(null);for(const i2 of t3.getInterfaces()){if(!(0,a.isInterfaceType)(i2)){e3.reportError(`Type ${(0,r2.inspect)(t3)} must o\
nly implement Interface types, it cannot implement ${(0,r2.inspect)(i2)}.`,getAllImplementsInterfaceNodes(t3,i2));continue}if(t3===i2){e3.reportError(`Type ${t3.name} cannot implement itself because i\
t would create a circular reference.`,getAllImplementsInterfaceNodes(t3,i2));continue}if(n3[i2.name]){e3.reportError(`Type ${t3.name} can only implement ${i2.name} once.`,getAllImplementsInterfaceNodes(
t3,i2));continue}n3[i2.name]=true;validateTypeImplementsAncestors(e3,t3,i2);validateTypeImplementsInterface(e3,t3,i2)}}function validateTypeImplementsInterface(e3,t3,n3){const i2=t3.getFields();for(const d of Object.
values(n3.getFields())){const f=d.name;const p=i2[f];if(!p){e3.reportError(`Interface field ${n3.name}.${f} expected but ${t3.name} does not provide it.`,[d.astNode,t3.astNode,...t3.extensionASTNodes]);
continue}if(!(0,o.isTypeSubTypeOf)(e3.schema,p.type,d.type)){var s2,c2;e3.reportError(`Interface field ${n3.name}.${f} expects type ${(0,r2.inspect)(d.type)} but ${t3.name}.${f} is type ${(0,r2.inspect)(
p.type)}.`,[(s2=d.astNode)===null||s2===void 0?void 0:s2.type,(c2=p.astNode)===null||c2===void 0?void 0:c2.type])}for(const i3 of d.args){const s3=i3.name;const a2=p.args.find(e4=>e4.name===s3);if(!a2){
e3.reportError(`Interface field argument ${n3.name}.${f}(${s3}:) expected but ${t3.name}.${f} does not provide it.`,[i3.astNode,p.astNode]);continue}if(!(0,o.isEqualType)(i3.type,a2.type)){var u2,l2;e3.
reportError(`Interface field argument ${n3.name}.${f}(${s3}:) expects type ${(0,r2.inspect)(i3.type)} but ${t3.name}.${f}(${s3}:) is type ${(0,r2.inspect)(a2.type)}.`,[(u2=i3.astNode)===null||u2===void 0?
void 0:u2.type,(l2=a2.astNode)===null||l2===void 0?void 0:l2.type])}}for(const r3 of p.args){const i3=r3.name;const s3=d.args.find(e4=>e4.name===i3);if(!s3&&(0,a.isRequiredArgument)(r3)){e3.reportError(
`Object field ${t3.name}.${f} includes required argument ${i3} that is missing from the Interface field ${n3.name}.${f}.`,[r3.astNode,d.astNode])}}}}function validateTypeImplementsAncestors(e3,t3,n3){
const r3=t3.getInterfaces();for(const i2 of n3.getInterfaces()){if(!r3.includes(i2)){e3.reportError(i2===t3?`Type ${t3.name} cannot implement ${n3.name} because it would create a circular reference.`:
`Type ${t3.name} must implement ${i2.name} because it is implemented by ${n3.name}.`,[...getAllImplementsInterfaceNodes(n3,i2),...getAllImplementsInterfaceNodes(t3,n3)])}}}function validateUnionMembers(e3,t3){
const n3=t3.getTypes();if(n3.length===0){e3.reportError(`Union type ${t3.name} must define one or more member types.`,[t3.astNode,...t3.extensionASTNodes])}const i2=Object.create(null);for(const s2 of n3){
if(i2[s2.name]){e3.reportError(`Union type ${t3.name} can only include type ${s2.name} once.`,getUnionMemberTypeNodes(t3,s2.name));continue}i2[s2.name]=true;if(!(0,a.isObjectType)(s2)){e3.reportError(
`Union type ${t3.name} can only include Object types, it cannot include ${(0,r2.inspect)(s2)}.`,getUnionMemberTypeNodes(t3,String(s2)))}}}function validateEnumValues(e3,t3){const n3=t3.getValues();if(n3.
length===0){e3.reportError(`Enum type ${t3.name} must define one or more values.`,[t3.astNode,...t3.extensionASTNodes])}for(const t4 of n3){validateName(e3,t4)}}function validateInputFields(e3,t3){const n3=Object.
values(t3.getFields());if(n3.length===0){e3.reportError(`Input Object type ${t3.name} must define one or more fields.`,[t3.astNode,...t3.extensionASTNodes])}for(const o2 of n3){validateName(e3,o2);if(!(0,
a.isInputType)(o2.type)){var i2;e3.reportError(`The type of ${t3.name}.${o2.name} must be Input Type but got: ${(0,r2.inspect)(o2.type)}.`,(i2=o2.astNode)===null||i2===void 0?void 0:i2.type)}if((0,a.isRequiredInputField)(
o2)&&o2.deprecationReason!=null){var s2;e3.reportError(`Required input field ${t3.name}.${o2.name} cannot be deprecated.`,[getDeprecatedDirectiveNode(o2.astNode),(s2=o2.astNode)===null||s2===void 0?void 0:
s2.type])}if(t3.isOneOf){validateOneOfInputObjectField(t3,o2,e3)}}}function validateOneOfInputObjectField(e3,t3,n3){if((0,a.isNonNullType)(t3.type)){var r3;n3.reportError(`OneOf input field ${e3.name}\
.${t3.name} must be nullable.`,(r3=t3.astNode)===null||r3===void 0?void 0:r3.type)}if(t3.defaultValue!==void 0){n3.reportError(`OneOf input field ${e3.name}.${t3.name} cannot have a default value.`,t3.
astNode)}}function createInputObjectCircularRefsValidator(e3){const t3=Object.create(null);const n3=[];const r3=Object.create(null);return detectCycleRecursive;function detectCycleRecursive(i2){if(t3[i2.
name]){return}t3[i2.name]=true;r3[i2.name]=n3.length;const s2=Object.values(i2.getFields());for(const t4 of s2){if((0,a.isNonNullType)(t4.type)&&(0,a.isInputObjectType)(t4.type.ofType)){const i3=t4.type.
ofType;const s3=r3[i3.name];n3.push(t4);if(s3===void 0){detectCycleRecursive(i3)}else{const t5=n3.slice(s3);const r4=t5.map(e4=>e4.name).join(".");e3.reportError(`Cannot reference Input Object "${i3.name}\
" within itself through a series of non-null fields: "${r4}".`,t5.map(e4=>e4.astNode))}n3.pop()}}r3[i2.name]=void 0}}function getAllImplementsInterfaceNodes(e3,t3){const{astNode:n3,extensionASTNodes:r3}=e3;
const i2=n3!=null?[n3,...r3]:r3;return i2.flatMap(e4=>{var t4;return(t4=e4.interfaces)!==null&&t4!==void 0?t4:[]}).filter(e4=>e4.name.value===t3.name)}function getUnionMemberTypeNodes(e3,t3){const{astNode:n3,
extensionASTNodes:r3}=e3;const i2=n3!=null?[n3,...r3]:r3;return i2.flatMap(e4=>{var t4;return(t4=e4.types)!==null&&t4!==void 0?t4:[]}).filter(e4=>e4.name.value===t3)}function getDeprecatedDirectiveNode(e3){
var t3;return e3===null||e3===void 0?void 0:(t3=e3.directives)===null||t3===void 0?void 0:t3.find(e4=>e4.name.value===c.GraphQLDeprecatedDirective.name)}},5e3:(e2,t2,n2)=>{Object.defineProperty(t2,"__\
esModule",{value:true});t2.TypeInfo=void 0;t2.visitWithTypeInfo=visitWithTypeInfo;var r2=n2(2740);var i=n2(1123);var s=n2(638);var o=n2(4169);var a=n2(317);var c=n2(6738);class TypeInfo{constructor(e3,t3,n3){
this._schema=e3;this._typeStack=[];this._parentTypeStack=[];this._inputTypeStack=[];this._fieldDefStack=[];this._defaultValueStack=[];this._directive=null;this._argument=null;this._enumValue=null;this.
_getFieldDef=n3!==null&&n3!==void 0?n3:getFieldDef;if(t3){if((0,o.isInputType)(t3)){this._inputTypeStack.push(t3)}if((0,o.isCompositeType)(t3)){this._parentTypeStack.push(t3)}if((0,o.isOutputType)(t3)){
this._typeStack.push(t3)}}}get[Symbol.toStringTag](){return"TypeInfo"}getType(){if(this._typeStack.length>0){return this._typeStack[this._typeStack.length-1]}}getParentType(){if(this._parentTypeStack.
length>0){return this._parentTypeStack[this._parentTypeStack.length-1]}}getInputType(){if(this._inputTypeStack.length>0){return this._inputTypeStack[this._inputTypeStack.length-1]}}getParentInputType(){
if(this._inputTypeStack.length>1){return this._inputTypeStack[this._inputTypeStack.length-2]}}getFieldDef(){if(this._fieldDefStack.length>0){return this._fieldDefStack[this._fieldDefStack.length-1]}}getDefaultValue(){
if(this._defaultValueStack.length>0){return this._defaultValueStack[this._defaultValueStack.length-1]}}getDirective(){return this._directive}getArgument(){return this._argument}getEnumValue(){return this.
_enumValue}enter(e3){const t3=this._schema;switch(e3.kind){case i.Kind.SELECTION_SET:{const e4=(0,o.getNamedType)(this.getType());this._parentTypeStack.push((0,o.isCompositeType)(e4)?e4:void 0);break}case i.
Kind.FIELD:{const n4=this.getParentType();let r3;let i2;if(n4){r3=this._getFieldDef(t3,n4,e3);if(r3){i2=r3.type}}this._fieldDefStack.push(r3);this._typeStack.push((0,o.isOutputType)(i2)?i2:void 0);break}case i.
Kind.DIRECTIVE:this._directive=t3.getDirective(e3.name.value);break;case i.Kind.OPERATION_DEFINITION:{const n4=t3.getRootType(e3.operation);this._typeStack.push((0,o.isObjectType)(n4)?n4:void 0);break}case i.
Kind.INLINE_FRAGMENT:case i.Kind.FRAGMENT_DEFINITION:{const n4=e3.typeCondition;const r3=n4?(0,c.typeFromAST)(t3,n4):(0,o.getNamedType)(this.getType());this._typeStack.push((0,o.isOutputType)(r3)?r3:void 0);
break}case i.Kind.VARIABLE_DEFINITION:{const n4=(0,c.typeFromAST)(t3,e3.type);this._inputTypeStack.push((0,o.isInputType)(n4)?n4:void 0);break}case i.Kind.ARGUMENT:{var n3;let t4;let r3;const i2=(n3=this.
getDirective())!==null&&n3!==void 0?n3:this.getFieldDef();if(i2){t4=i2.args.find(t5=>t5.name===e3.name.value);if(t4){r3=t4.type}}this._argument=t4;this._defaultValueStack.push(t4?t4.defaultValue:void 0);
this._inputTypeStack.push((0,o.isInputType)(r3)?r3:void 0);break}case i.Kind.LIST:{const e4=(0,o.getNullableType)(this.getInputType());const t4=(0,o.isListType)(e4)?e4.ofType:e4;this._defaultValueStack.
push(void 0);this._inputTypeStack.push((0,o.isInputType)(t4)?t4:void 0);break}case i.Kind.OBJECT_FIELD:{const t4=(0,o.getNamedType)(this.getInputType());let n4;let r3;if((0,o.isInputObjectType)(t4)){r3=
t4.getFields()[e3.name.value];if(r3){n4=r3.type}}this._defaultValueStack.push(r3?r3.defaultValue:void 0);this._inputTypeStack.push((0,o.isInputType)(n4)?n4:void 0);break}case i.Kind.ENUM:{const t4=(0,
o.getNamedType)(this.getInputType());let n4;if((0,o.isEnumType)(t4)){n4=t4.getValue(e3.value)}this._enumValue=n4;break}default:}}leave(e3){switch(e3.kind){case i.Kind.SELECTION_SET:this._parentTypeStack.
pop();break;case i.Kind.FIELD:this._fieldDefStack.pop();this._typeStack.pop();break;case i.Kind.DIRECTIVE:this._directive=null;break;case i.Kind.OPERATION_DEFINITION:case i.Kind.INLINE_FRAGMENT:case i.
Kind.FRAGMENT_DEFINITION:this._typeStack.pop();break;case i.Kind.VARIABLE_DEFINITION:this._inputTypeStack.pop();break;case i.Kind.ARGUMENT:this._argument=null;this._defaultValueStack.pop();this._inputTypeStack.
pop();break;case i.Kind.LIST:case i.Kind.OBJECT_FIELD:this._defaultValueStack.pop();this._inputTypeStack.pop();break;case i.Kind.ENUM:this._enumValue=null;break;default:}}}t2.TypeInfo=TypeInfo;function getFieldDef(e3,t3,n3){
const r3=n3.name.value;if(r3===a.SchemaMetaFieldDef.name&&e3.getQueryType()===t3){return a.SchemaMetaFieldDef}if(r3===a.TypeMetaFieldDef.name&&e3.getQueryType()===t3){return a.TypeMetaFieldDef}if(r3===
a.TypeNameMetaFieldDef.name&&(0,o.isCompositeType)(t3)){return a.TypeNameMetaFieldDef}if((0,o.isObjectType)(t3)||(0,o.isInterfaceType)(t3)){return t3.getFields()[r3]}}function visitWithTypeInfo(e3,t3){
return{enter(...n3){const i2=n3[0];e3.enter(i2);const o2=(0,s.getEnterLeaveForKind)(t3,i2.kind).enter;if(o2){const s2=o2.apply(t3,n3);if(s2!==void 0){e3.leave(i2);if((0,r2.isNode)(s2)){e3.enter(s2)}}return s2}},
leave(...n3){const r3=n3[0];const i2=(0,s.getEnterLeaveForKind)(t3,r3.kind).leave;let o2;if(i2){o2=i2.apply(t3,n3)}e3.leave(r3);return o2}}}},873:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});
t2.assertValidName=assertValidName;t2.isValidNameError=isValidNameError;var r2=n2(5383);var i=n2(5939);var s=n2(8337);function assertValidName(e3){const t3=isValidNameError(e3);if(t3){throw t3}return e3}
function isValidNameError(e3){typeof e3==="string"||(0,r2.devAssert)(false,"Expected name to be a string.");if(e3.startsWith("__")){return new i.GraphQLError(`Name "${e3}" must not begin with "__", wh\
ich is reserved by GraphQL introspection.`)}try{(0,s.assertName)(e3)}catch(e4){return e4}}},8893:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.astFromValue=astFromValue;var r2=n2(
5742);var i=n2(3650);var s=n2(7341);var o=n2(892);var a=n2(1123);var c=n2(4169);var u=n2(3571);function astFromValue(e3,t3){if((0,c.isNonNullType)(t3)){const n3=astFromValue(e3,t3.ofType);if((n3===null||
n3===void 0?void 0:n3.kind)===a.Kind.NULL){return null}return n3}if(e3===null){return{kind:a.Kind.NULL}}if(e3===void 0){return null}if((0,c.isListType)(t3)){const n3=t3.ofType;if((0,s.isIterableObject)(
e3)){const t4=[];for(const r3 of e3){const e4=astFromValue(r3,n3);if(e4!=null){t4.push(e4)}}return{kind:a.Kind.LIST,values:t4}}return astFromValue(e3,n3)}if((0,c.isInputObjectType)(t3)){if(!(0,o.isObjectLike)(
e3)){return null}const n3=[];for(const r3 of Object.values(t3.getFields())){const t4=astFromValue(e3[r3.name],r3.type);if(t4){n3.push({kind:a.Kind.OBJECT_FIELD,name:{kind:a.Kind.NAME,value:r3.name},value:t4})}}
return{kind:a.Kind.OBJECT,fields:n3}}if((0,c.isLeafType)(t3)){const n3=t3.serialize(e3);if(n3==null){return null}if(typeof n3==="boolean"){return{kind:a.Kind.BOOLEAN,value:n3}}if(typeof n3==="number"&&
Number.isFinite(n3)){const e4=String(n3);return l.test(e4)?{kind:a.Kind.INT,value:e4}:{kind:a.Kind.FLOAT,value:e4}}if(typeof n3==="string"){if((0,c.isEnumType)(t3)){return{kind:a.Kind.ENUM,value:n3}}if(t3===
u.GraphQLID&&l.test(n3)){return{kind:a.Kind.INT,value:n3}}return{kind:a.Kind.STRING,value:n3}}throw new TypeError(`Cannot convert value to AST: ${(0,r2.inspect)(n3)}.`)}(0,i.invariant)(false,"Unexpect\
ed input type: "+(0,r2.inspect)(t3))}const l=/^-?(?:0|[1-9][0-9]*)$/},9115:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.buildASTSchema=buildASTSchema;t2.buildSchema=buildSchema;
var r2=n2(5383);var i=n2(1123);var s=n2(4929);var o=n2(1058);var a=n2(9299);var c=n2(7063);var u=n2(5487);function buildASTSchema(e3,t3){e3!=null&&e3.kind===i.Kind.DOCUMENT||(0,r2.devAssert)(false,"Mu\
st provide valid Document AST.");if((t3===null||t3===void 0?void 0:t3.assumeValid)!==true&&(t3===null||t3===void 0?void 0:t3.assumeValidSDL)!==true){(0,c.assertValidSDL)(e3)}const n3={description:void 0,
types:[],directives:[],extensions:Object.create(null),extensionASTNodes:[],assumeValid:false};const s2=(0,u.extendSchemaImpl)(n3,e3,t3);if(s2.astNode==null){for(const e4 of s2.types){switch(e4.name){case"\
Query":s2.query=e4;break;case"Mutation":s2.mutation=e4;break;case"Subscription":s2.subscription=e4;break}}}const l=[...s2.directives,...o.specifiedDirectives.filter(e4=>s2.directives.every(t4=>t4.name!==
e4.name))];return new a.GraphQLSchema({...s2,directives:l})}function buildSchema(e3,t3){const n3=(0,s.parse)(e3,t3);return buildASTSchema(n3,{assumeValidSDL:t3===null||t3===void 0?void 0:t3.assumeValidSDL,
assumeValid:t3===null||t3===void 0?void 0:t3.assumeValid})}},6954:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.buildClientSchema=buildClientSchema;var r2=n2(5383);var i=n2(5742);
var s=n2(892);var o=n2(3166);var a=n2(4929);var c=n2(4169);var u=n2(1058);var l=n2(317);var d=n2(3571);var f=n2(9299);var p=n2(6495);function buildClientSchema(e3,t3){(0,s.isObjectLike)(e3)&&(0,s.isObjectLike)(
e3.__schema)||(0,r2.devAssert)(false,`Invalid or incomplete introspection result. Ensure that you are passing "data" property of introspection response and no "errors" was returned alongside: ${(0,i.inspect)(
e3)}.`);const n3=e3.__schema;const m=(0,o.keyValMap)(n3.types,e4=>e4.name,e4=>buildType(e4));for(const e4 of[...d.specifiedScalarTypes,...l.introspectionTypes]){if(m[e4.name]){m[e4.name]=e4}}const h=n3.
queryType?getObjectType(n3.queryType):null;const y=n3.mutationType?getObjectType(n3.mutationType):null;const g=n3.subscriptionType?getObjectType(n3.subscriptionType):null;const v=n3.directives?n3.directives.
map(buildDirective):[];return new f.GraphQLSchema({description:n3.description,query:h,mutation:y,subscription:g,types:Object.values(m),directives:v,assumeValid:t3===null||t3===void 0?void 0:t3.assumeValid});
function getType(e4){if(e4.kind===l.TypeKind.LIST){const t4=e4.ofType;if(!t4){throw new Error("Decorated type deeper than introspection query.")}return new c.GraphQLList(getType(t4))}if(e4.kind===l.TypeKind.
NON_NULL){const t4=e4.ofType;if(!t4){throw new Error("Decorated type deeper than introspection query.")}const n4=getType(t4);return new c.GraphQLNonNull((0,c.assertNullableType)(n4))}return getNamedType(
e4)}function getNamedType(e4){const t4=e4.name;if(!t4){throw new Error(`Unknown type reference: ${(0,i.inspect)(e4)}.`)}const n4=m[t4];if(!n4){throw new Error(`Invalid or incomplete schema, unknown ty\
pe: ${t4}. Ensure that a full introspection query is used in order to build a client schema.`)}return n4}function getObjectType(e4){return(0,c.assertObjectType)(getNamedType(e4))}function getInterfaceType(e4){
return(0,c.assertInterfaceType)(getNamedType(e4))}function buildType(e4){if(e4!=null&&e4.name!=null&&e4.kind!=null){switch(e4.kind){case l.TypeKind.SCALAR:return buildScalarDef(e4);case l.TypeKind.OBJECT:
return buildObjectDef(e4);case l.TypeKind.INTERFACE:return buildInterfaceDef(e4);case l.TypeKind.UNION:return buildUnionDef(e4);case l.TypeKind.ENUM:return buildEnumDef(e4);case l.TypeKind.INPUT_OBJECT:
return buildInputObjectDef(e4)}}const t4=(0,i.inspect)(e4);throw new Error(`Invalid or incomplete introspection result. Ensure that a full introspection query is used in order to build a client schema\
: ${t4}.`)}function buildScalarDef(e4){return new c.GraphQLScalarType({name:e4.name,description:e4.description,specifiedByURL:e4.specifiedByURL})}function buildImplementationsList(e4){if(e4.interfaces===
null&&e4.kind===l.TypeKind.INTERFACE){return[]}if(!e4.interfaces){const t4=(0,i.inspect)(e4);throw new Error(`Introspection result missing interfaces: ${t4}.`)}return e4.interfaces.map(getInterfaceType)}
function buildObjectDef(e4){return new c.GraphQLObjectType({name:e4.name,description:e4.description,interfaces:()=>buildImplementationsList(e4),fields:()=>buildFieldDefMap(e4)})}function buildInterfaceDef(e4){
return new c.GraphQLInterfaceType({name:e4.name,description:e4.description,interfaces:()=>buildImplementationsList(e4),fields:()=>buildFieldDefMap(e4)})}function buildUnionDef(e4){if(!e4.possibleTypes){
const t4=(0,i.inspect)(e4);throw new Error(`Introspection result missing possibleTypes: ${t4}.`)}return new c.GraphQLUnionType({name:e4.name,description:e4.description,types:()=>e4.possibleTypes.map(getObjectType)})}
function buildEnumDef(e4){if(!e4.enumValues){const t4=(0,i.inspect)(e4);throw new Error(`Introspection result missing enumValues: ${t4}.`)}return new c.GraphQLEnumType({name:e4.name,description:e4.description,
values:(0,o.keyValMap)(e4.enumValues,e5=>e5.name,e5=>({description:e5.description,deprecationReason:e5.deprecationReason}))})}function buildInputObjectDef(e4){if(!e4.inputFields){const t4=(0,i.inspect)(
e4);throw new Error(`Introspection result missing inputFields: ${t4}.`)}return new c.GraphQLInputObjectType({name:e4.name,description:e4.description,fields:()=>buildInputValueDefMap(e4.inputFields),isOneOf:e4.
isOneOf})}function buildFieldDefMap(e4){if(!e4.fields){throw new Error(`Introspection result missing fields: ${(0,i.inspect)(e4)}.`)}return(0,o.keyValMap)(e4.fields,e5=>e5.name,buildField)}function buildField(e4){
const t4=getType(e4.type);if(!(0,c.isOutputType)(t4)){const e5=(0,i.inspect)(t4);throw new Error(`Introspection must provide output type for fields, but received: ${e5}.`)}if(!e4.args){const t5=(0,i.inspect)(
e4);throw new Error(`Introspection result missing field args: ${t5}.`)}return{description:e4.description,deprecationReason:e4.deprecationReason,type:t4,args:buildInputValueDefMap(e4.args)}}function buildInputValueDefMap(e4){
return(0,o.keyValMap)(e4,e5=>e5.name,buildInputValue)}function buildInputValue(e4){const t4=getType(e4.type);if(!(0,c.isInputType)(t4)){const e5=(0,i.inspect)(t4);throw new Error(`Introspection must p\
rovide input type for arguments, but received: ${e5}.`)}const n4=e4.defaultValue!=null?(0,p.valueFromAST)((0,a.parseValue)(e4.defaultValue),t4):void 0;return{description:e4.description,type:t4,defaultValue:n4,
deprecationReason:e4.deprecationReason}}function buildDirective(e4){if(!e4.args){const t4=(0,i.inspect)(e4);throw new Error(`Introspection result missing directive args: ${t4}.`)}if(!e4.locations){const t4=(0,
i.inspect)(e4);throw new Error(`Introspection result missing directive locations: ${t4}.`)}return new u.GraphQLDirective({name:e4.name,description:e4.description,isRepeatable:e4.isRepeatable,deprecationReason:e4.
deprecationReason,locations:e4.locations.slice(),args:buildInputValueDefMap(e4.args)})}}},7572:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.coerceInputValue=coerceInputValue;var r2=n2(
1353);var i=n2(5742);var s=n2(3650);var o=n2(7341);var a=n2(892);var c=n2(3155);var u=n2(8373);var l=n2(7904);var d=n2(5939);var f=n2(4169);function coerceInputValue(e3,t3,n3=defaultOnError,r3){return coerceInputValueImpl(
e3,t3,n3,void 0,r3)}function defaultOnError(e3,t3,n3){let r3="Invalid value "+(0,i.inspect)(t3);if(e3.length>0){r3+=` at "value${(0,u.printPathArray)(e3)}"`}n3.message=r3+": "+n3.message;throw n3}function coerceInputValueImpl(e3,t3,n3,u2,p){
if((0,f.isNonNullType)(t3)){if(e3!=null){return coerceInputValueImpl(e3,t3.ofType,n3,u2,p)}n3((0,c.pathToArray)(u2),e3,new d.GraphQLError(`Expected non-nullable type "${(0,i.inspect)(t3)}" not to be n\
ull.`));return}if(e3==null){return null}if((0,f.isListType)(t3)){const r3=t3.ofType;if((0,o.isIterableObject)(e3)){return Array.from(e3,(e4,t4)=>{const i2=(0,c.addPath)(u2,t4,void 0);return coerceInputValueImpl(
e4,r3,n3,i2,p)})}return[coerceInputValueImpl(e3,r3,n3,u2,p)]}if((0,f.isInputObjectType)(t3)){if(!(0,a.isObjectLike)(e3)||Array.isArray(e3)){n3((0,c.pathToArray)(u2),e3,new d.GraphQLError(`Expected typ\
e "${t3.name}" to be an object.`));return}const s2=Object.create(null);const o2=t3.getFields();for(const r3 of Object.values(o2)){const o3=e3[r3.name];if(o3===void 0){if(r3.defaultValue!==void 0){s2[r3.
name]=r3.defaultValue}else if((0,f.isNonNullType)(r3.type)){const t4=(0,i.inspect)(r3.type);n3((0,c.pathToArray)(u2),e3,new d.GraphQLError(`Field "${r3.name}" of required type "${t4}" was not provided\
.`))}continue}s2[r3.name]=coerceInputValueImpl(o3,r3.type,n3,(0,c.addPath)(u2,r3.name,t3.name),p)}for(const i2 of Object.keys(e3)){if(!o2[i2]){const s3=p?[]:(0,l.suggestionList)(i2,Object.keys(t3.getFields()));
n3((0,c.pathToArray)(u2),e3,new d.GraphQLError(`Field "${i2}" is not defined by type "${t3.name}".`+(0,r2.didYouMean)(s3)))}}if(t3.isOneOf){const r3=Object.keys(s2);if(r3.length!==1){n3((0,c.pathToArray)(
u2),e3,new d.GraphQLError(`Exactly one key must be specified for OneOf type "${t3.name}".`))}const i2=r3[0];const o3=s2[i2];if(o3===null){n3((0,c.pathToArray)(u2).concat(i2),o3,new d.GraphQLError(`Fie\
ld "${i2}" must be non-null.`))}}return{...s2}}if((0,f.isLeafType)(t3)){let r3;try{r3=(0,f.isEnumType)(t3)?t3.parseValue(e3,p):t3.parseValue(e3)}catch(r4){if(r4 instanceof d.GraphQLError){n3((0,c.pathToArray)(
u2),e3,r4)}else{n3((0,c.pathToArray)(u2),e3,new d.GraphQLError(`Expected type "${t3.name}". `+r4.message,{originalError:r4}))}return}if(r3===void 0){n3((0,c.pathToArray)(u2),e3,new d.GraphQLError(`Exp\
ected type "${t3.name}".`))}return r3}(0,s.invariant)(false,"Unexpected input type: "+(0,i.inspect)(t3))}},3089:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.concatAST=concatAST;
var r2=n2(1123);function concatAST(e3){const t3=[];for(const n3 of e3){t3.push(...n3.definitions)}return{kind:r2.Kind.DOCUMENT,definitions:t3}}},5487:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",
{value:true});t2.extendSchema=extendSchema;t2.extendSchemaImpl=extendSchemaImpl;var r2=n2(5383);var i=n2(5742);var s=n2(3650);var o=n2(7579);var a=n2(5719);var c=n2(1123);var u=n2(5480);var l=n2(4169);
var d=n2(1058);var f=n2(317);var p=n2(3571);var m=n2(9299);var h=n2(7063);var y=n2(3604);var g=n2(6495);function extendSchema(e3,t3,n3){(0,m.assertSchema)(e3);t3!=null&&t3.kind===c.Kind.DOCUMENT||(0,r2.
devAssert)(false,"Must provide valid Document AST.");if((n3===null||n3===void 0?void 0:n3.assumeValid)!==true&&(n3===null||n3===void 0?void 0:n3.assumeValidSDL)!==true){(0,h.assertValidSDLExtension)(t3,
e3)}const i2=e3.toConfig();const s2=extendSchemaImpl(i2,t3,n3);return i2===s2?e3:new m.GraphQLSchema(s2)}function extendSchemaImpl(e3,t3,n3){var r3,o2,m2,h2;const y2=[];const b=Object.create(null);const T=Object.
create(null);const w=[];let E;const N=[];for(const e4 of t3.definitions){if(e4.kind===c.Kind.SCHEMA_DEFINITION){E=e4}else if(e4.kind===c.Kind.SCHEMA_EXTENSION){N.push(e4)}else if((0,u.isTypeDefinitionNode)(
e4)){y2.push(e4)}else if((0,u.isTypeExtensionNode)(e4)){const t4=e4.name.value;const n4=b[t4];b[t4]=n4?n4.concat([e4]):[e4]}else if(e4.kind===c.Kind.DIRECTIVE_DEFINITION){w.push(e4)}else if(e4.kind===
c.Kind.DIRECTIVE_EXTENSION){const t4=e4.name.value;const n4=T[t4];T[t4]=n4?n4.concat([e4]):[e4]}}if(Object.keys(b).length===0&&y2.length===0&&Object.keys(T).length===0&&w.length===0&&N.length===0&&E==
null){return e3}const S=Object.create(null);for(const t4 of e3.types){S[t4.name]=extendNamedType(t4)}for(const e4 of y2){var O;const t4=e4.name.value;S[t4]=(O=v[t4])!==null&&O!==void 0?O:buildType(e4)}
const I=Object.create(null);for(const t4 of e3.directives){I[t4.name]=extendDirective(t4)}const k={query:e3.query&&replaceNamedType(e3.query),mutation:e3.mutation&&replaceNamedType(e3.mutation),subscription:e3.
subscription&&replaceNamedType(e3.subscription),...E&&getOperationTypes([E]),...getOperationTypes(N)};const $=Object.values(I);return{description:(r3=E)===null||r3===void 0?void 0:(o2=r3.description)===
null||o2===void 0?void 0:o2.value,...k,types:Object.values(S),directives:[...$.map(replaceDirective),...w.map(buildDirective)],extensions:Object.create(null),astNode:(m2=E)!==null&&m2!==void 0?m2:e3.astNode,
extensionASTNodes:e3.extensionASTNodes.concat(N),assumeValid:(h2=n3===null||n3===void 0?void 0:n3.assumeValid)!==null&&h2!==void 0?h2:false};function replaceType(e4){if((0,l.isListType)(e4)){return new l.
GraphQLList(replaceType(e4.ofType))}if((0,l.isNonNullType)(e4)){return new l.GraphQLNonNull(replaceType(e4.ofType))}return replaceNamedType(e4)}function replaceNamedType(e4){return S[e4.name]}function replaceDirective(e4){
const t4=e4.toConfig();return new d.GraphQLDirective({...t4,args:(0,a.mapValue)(t4.args,extendArg)})}function extendNamedType(e4){if((0,f.isIntrospectionType)(e4)||(0,p.isSpecifiedScalarType)(e4)){return e4}
if((0,l.isScalarType)(e4)){return extendScalarType(e4)}if((0,l.isObjectType)(e4)){return extendObjectType(e4)}if((0,l.isInterfaceType)(e4)){return extendInterfaceType(e4)}if((0,l.isUnionType)(e4)){return extendUnionType(
e4)}if((0,l.isEnumType)(e4)){return extendEnumType(e4)}if((0,l.isInputObjectType)(e4)){return extendInputObjectType(e4)}(0,s.invariant)(false,"Unexpected type: "+(0,i.inspect)(e4))}function extendInputObjectType(e4){
var t4;const n4=e4.toConfig();const r4=(t4=b[n4.name])!==null&&t4!==void 0?t4:[];return new l.GraphQLInputObjectType({...n4,fields:()=>({...(0,a.mapValue)(n4.fields,e5=>({...e5,type:replaceType(e5.type)})),
...buildInputFieldMap(r4)}),extensionASTNodes:n4.extensionASTNodes.concat(r4)})}function extendEnumType(e4){var t4;const n4=e4.toConfig();const r4=(t4=b[e4.name])!==null&&t4!==void 0?t4:[];return new l.
GraphQLEnumType({...n4,values:{...n4.values,...buildEnumValueMap(r4)},extensionASTNodes:n4.extensionASTNodes.concat(r4)})}function extendScalarType(e4){var t4;const n4=e4.toConfig();const r4=(t4=b[n4.
name])!==null&&t4!==void 0?t4:[];let i2=n4.specifiedByURL;for(const e5 of r4){var s2;i2=(s2=getSpecifiedByURL(e5))!==null&&s2!==void 0?s2:i2}return new l.GraphQLScalarType({...n4,specifiedByURL:i2,extensionASTNodes:n4.
extensionASTNodes.concat(r4)})}function extendObjectType(e4){var t4;const n4=e4.toConfig();const r4=(t4=b[n4.name])!==null&&t4!==void 0?t4:[];return new l.GraphQLObjectType({...n4,interfaces:()=>[...e4.
getInterfaces().map(replaceNamedType),...buildInterfaces(r4)],fields:()=>({...(0,a.mapValue)(n4.fields,extendField),...buildFieldMap(r4)}),extensionASTNodes:n4.extensionASTNodes.concat(r4)})}function extendInterfaceType(e4){
var t4;const n4=e4.toConfig();const r4=(t4=b[n4.name])!==null&&t4!==void 0?t4:[];return new l.GraphQLInterfaceType({...n4,interfaces:()=>[...e4.getInterfaces().map(replaceNamedType),...buildInterfaces(
r4)],fields:()=>({...(0,a.mapValue)(n4.fields,extendField),...buildFieldMap(r4)}),extensionASTNodes:n4.extensionASTNodes.concat(r4)})}function extendUnionType(e4){var t4;const n4=e4.toConfig();const r4=(t4=
b[n4.name])!==null&&t4!==void 0?t4:[];return new l.GraphQLUnionType({...n4,types:()=>[...e4.getTypes().map(replaceNamedType),...buildUnionTypes(r4)],extensionASTNodes:n4.extensionASTNodes.concat(r4)})}
function extendField(e4){return{...e4,type:replaceType(e4.type),args:e4.args&&(0,a.mapValue)(e4.args,extendArg)}}function extendArg(e4){return{...e4,type:replaceType(e4.type)}}function getOperationTypes(e4){
const t4={};for(const r4 of e4){var n4;const e5=(n4=r4.operationTypes)!==null&&n4!==void 0?n4:[];for(const n5 of e5){t4[n5.operation]=getNamedType(n5.type)}}return t4}function extendDirective(e4){var t4,
n4;const r4=e4.toConfig();const i2=(t4=T[r4.name])!==null&&t4!==void 0?t4:[];const s2=(n4=r4.deprecationReason)!==null&&n4!==void 0?n4:i2.map(e5=>getDeprecationReason(e5)).find(e5=>e5!=null);return new d.
GraphQLDirective({...r4,deprecationReason:s2,extensionASTNodes:r4.extensionASTNodes.concat(i2)})}function getNamedType(e4){var t4;const n4=e4.name.value;const r4=(t4=v[n4])!==null&&t4!==void 0?t4:S[n4];
if(r4===void 0){throw new Error(`Unknown type: "${n4}".`)}return r4}function getWrappedType(e4){if(e4.kind===c.Kind.LIST_TYPE){return new l.GraphQLList(getWrappedType(e4.type))}if(e4.kind===c.Kind.NON_NULL_TYPE){
return new l.GraphQLNonNull(getWrappedType(e4.type))}return getNamedType(e4)}function buildDirective(e4){var t4,n4,r4;const i2=(t4=T[e4.name.value])!==null&&t4!==void 0?t4:[];const s2=(n4=getDeprecationReason(
e4))!==null&&n4!==void 0?n4:i2.map(e5=>getDeprecationReason(e5)).find(e5=>e5!=null);return new d.GraphQLDirective({name:e4.name.value,description:(r4=e4.description)===null||r4===void 0?void 0:r4.value,
locations:e4.locations.map(({value:e5})=>e5),isRepeatable:e4.repeatable,args:buildArgumentMap(e4.arguments),deprecationReason:s2,astNode:e4,extensionASTNodes:i2})}function buildFieldMap(e4){const t4=Object.
create(null);for(const i2 of e4){var n4;const e5=(n4=i2.fields)!==null&&n4!==void 0?n4:[];for(const n5 of e5){var r4;t4[n5.name.value]={type:getWrappedType(n5.type),description:(r4=n5.description)===null||
r4===void 0?void 0:r4.value,args:buildArgumentMap(n5.arguments),deprecationReason:getDeprecationReason(n5),astNode:n5}}}return t4}function buildArgumentMap(e4){const t4=e4!==null&&e4!==void 0?e4:[];const n4=Object.
create(null);for(const e5 of t4){var r4;const t5=getWrappedType(e5.type);n4[e5.name.value]={type:t5,description:(r4=e5.description)===null||r4===void 0?void 0:r4.value,defaultValue:(0,g.valueFromAST)(
e5.defaultValue,t5),deprecationReason:getDeprecationReason(e5),astNode:e5}}return n4}function buildInputFieldMap(e4){const t4=Object.create(null);for(const i2 of e4){var n4;const e5=(n4=i2.fields)!==null&&
n4!==void 0?n4:[];for(const n5 of e5){var r4;const e6=getWrappedType(n5.type);t4[n5.name.value]={type:e6,description:(r4=n5.description)===null||r4===void 0?void 0:r4.value,defaultValue:(0,g.valueFromAST)(
n5.defaultValue,e6),deprecationReason:getDeprecationReason(n5),astNode:n5}}}return t4}function buildEnumValueMap(e4){const t4=Object.create(null);for(const i2 of e4){var n4;const e5=(n4=i2.values)!==null&&
n4!==void 0?n4:[];for(const n5 of e5){var r4;t4[n5.name.value]={description:(r4=n5.description)===null||r4===void 0?void 0:r4.value,deprecationReason:getDeprecationReason(n5),astNode:n5}}}return t4}function buildInterfaces(e4){
return e4.flatMap(e5=>{var t4,n4;return(t4=(n4=e5.interfaces)===null||n4===void 0?void 0:n4.map(getNamedType))!==null&&t4!==void 0?t4:[]})}function buildUnionTypes(e4){return e4.flatMap(e5=>{var t4,n4;
return(t4=(n4=e5.types)===null||n4===void 0?void 0:n4.map(getNamedType))!==null&&t4!==void 0?t4:[]})}function buildType(e4){var t4;const n4=e4.name.value;const r4=(t4=b[n4])!==null&&t4!==void 0?t4:[];
switch(e4.kind){case c.Kind.OBJECT_TYPE_DEFINITION:{var i2;const t5=[e4,...r4];return new l.GraphQLObjectType({name:n4,description:(i2=e4.description)===null||i2===void 0?void 0:i2.value,interfaces:()=>buildInterfaces(
t5),fields:()=>buildFieldMap(t5),astNode:e4,extensionASTNodes:r4})}case c.Kind.INTERFACE_TYPE_DEFINITION:{var s2;const t5=[e4,...r4];return new l.GraphQLInterfaceType({name:n4,description:(s2=e4.description)===
null||s2===void 0?void 0:s2.value,interfaces:()=>buildInterfaces(t5),fields:()=>buildFieldMap(t5),astNode:e4,extensionASTNodes:r4})}case c.Kind.ENUM_TYPE_DEFINITION:{var o3;const t5=[e4,...r4];return new l.
GraphQLEnumType({name:n4,description:(o3=e4.description)===null||o3===void 0?void 0:o3.value,values:buildEnumValueMap(t5),astNode:e4,extensionASTNodes:r4})}case c.Kind.UNION_TYPE_DEFINITION:{var a2;const t5=[
e4,...r4];return new l.GraphQLUnionType({name:n4,description:(a2=e4.description)===null||a2===void 0?void 0:a2.value,types:()=>buildUnionTypes(t5),astNode:e4,extensionASTNodes:r4})}case c.Kind.SCALAR_TYPE_DEFINITION:{
var u2;return new l.GraphQLScalarType({name:n4,description:(u2=e4.description)===null||u2===void 0?void 0:u2.value,specifiedByURL:getSpecifiedByURL(e4),astNode:e4,extensionASTNodes:r4})}case c.Kind.INPUT_OBJECT_TYPE_DEFINITION:{
var d2;const t5=[e4,...r4];return new l.GraphQLInputObjectType({name:n4,description:(d2=e4.description)===null||d2===void 0?void 0:d2.value,fields:()=>buildInputFieldMap(t5),astNode:e4,extensionASTNodes:r4,
isOneOf:isOneOf(e4)})}}}}const v=(0,o.keyMap)([...p.specifiedScalarTypes,...f.introspectionTypes],e3=>e3.name);function getDeprecationReason(e3){const t3=(0,y.getDirectiveValues)(d.GraphQLDeprecatedDirective,
e3);return t3===null||t3===void 0?void 0:t3.reason}function getSpecifiedByURL(e3){const t3=(0,y.getDirectiveValues)(d.GraphQLSpecifiedByDirective,e3);return t3===null||t3===void 0?void 0:t3.url}function isOneOf(e3){
return Boolean((0,y.getDirectiveValues)(d.GraphQLOneOfDirective,e3))}},7461:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.DangerousChangeType=t2.BreakingChangeType=void 0;t2.findBreakingChanges=
findBreakingChanges;t2.findDangerousChanges=findDangerousChanges;var r2=n2(5742);var i=n2(3650);var s=n2(7579);var o=n2(9936);var a=n2(4169);var c=n2(3571);var u=n2(8893);var l=n2(7287);var d;t2.BreakingChangeType=
d;(function(e3){e3["TYPE_REMOVED"]="TYPE_REMOVED";e3["TYPE_CHANGED_KIND"]="TYPE_CHANGED_KIND";e3["TYPE_REMOVED_FROM_UNION"]="TYPE_REMOVED_FROM_UNION";e3["VALUE_REMOVED_FROM_ENUM"]="VALUE_REMOVED_FROM_\
ENUM";e3["REQUIRED_INPUT_FIELD_ADDED"]="REQUIRED_INPUT_FIELD_ADDED";e3["IMPLEMENTED_INTERFACE_REMOVED"]="IMPLEMENTED_INTERFACE_REMOVED";e3["FIELD_REMOVED"]="FIELD_REMOVED";e3["FIELD_CHANGED_KIND"]="FI\
ELD_CHANGED_KIND";e3["REQUIRED_ARG_ADDED"]="REQUIRED_ARG_ADDED";e3["ARG_REMOVED"]="ARG_REMOVED";e3["ARG_CHANGED_KIND"]="ARG_CHANGED_KIND";e3["DIRECTIVE_REMOVED"]="DIRECTIVE_REMOVED";e3["DIRECTIVE_ARG_\
REMOVED"]="DIRECTIVE_ARG_REMOVED";e3["REQUIRED_DIRECTIVE_ARG_ADDED"]="REQUIRED_DIRECTIVE_ARG_ADDED";e3["DIRECTIVE_REPEATABLE_REMOVED"]="DIRECTIVE_REPEATABLE_REMOVED";e3["DIRECTIVE_LOCATION_REMOVED"]="\
DIRECTIVE_LOCATION_REMOVED"})(d||(t2.BreakingChangeType=d={}));var f;t2.DangerousChangeType=f;(function(e3){e3["VALUE_ADDED_TO_ENUM"]="VALUE_ADDED_TO_ENUM";e3["TYPE_ADDED_TO_UNION"]="TYPE_ADDED_TO_UNI\
ON";e3["OPTIONAL_INPUT_FIELD_ADDED"]="OPTIONAL_INPUT_FIELD_ADDED";e3["OPTIONAL_ARG_ADDED"]="OPTIONAL_ARG_ADDED";e3["IMPLEMENTED_INTERFACE_ADDED"]="IMPLEMENTED_INTERFACE_ADDED";e3["ARG_DEFAULT_VALUE_CH\
ANGE"]="ARG_DEFAULT_VALUE_CHANGE"})(f||(t2.DangerousChangeType=f={}));function findBreakingChanges(e3,t3){return findSchemaChanges(e3,t3).filter(e4=>e4.type in d)}function findDangerousChanges(e3,t3){
return findSchemaChanges(e3,t3).filter(e4=>e4.type in f)}function findSchemaChanges(e3,t3){return[...findTypeChanges(e3,t3),...findDirectiveChanges(e3,t3)]}function findDirectiveChanges(e3,t3){const n3=[];
const r3=diff(e3.getDirectives(),t3.getDirectives());for(const e4 of r3.removed){n3.push({type:d.DIRECTIVE_REMOVED,description:`${e4.name} was removed.`})}for(const[e4,t4]of r3.persisted){const r4=diff(
e4.args,t4.args);for(const t5 of r4.added){if((0,a.isRequiredArgument)(t5)){n3.push({type:d.REQUIRED_DIRECTIVE_ARG_ADDED,description:`A required arg ${t5.name} on directive ${e4.name} was added.`})}}for(const t5 of r4.
removed){n3.push({type:d.DIRECTIVE_ARG_REMOVED,description:`${t5.name} was removed from ${e4.name}.`})}if(e4.isRepeatable&&!t4.isRepeatable){n3.push({type:d.DIRECTIVE_REPEATABLE_REMOVED,description:`R\
epeatable flag was removed from ${e4.name}.`})}for(const r5 of e4.locations){if(!t4.locations.includes(r5)){n3.push({type:d.DIRECTIVE_LOCATION_REMOVED,description:`${r5} was removed from ${e4.name}.`})}}}
return n3}function findTypeChanges(e3,t3){const n3=[];const r3=diff(Object.values(e3.getTypeMap()),Object.values(t3.getTypeMap()));for(const e4 of r3.removed){n3.push({type:d.TYPE_REMOVED,description:(0,
c.isSpecifiedScalarType)(e4)?`Standard scalar ${e4.name} was removed because it is not referenced anymore.`:`${e4.name} was removed.`})}for(const[e4,t4]of r3.persisted){if((0,a.isEnumType)(e4)&&(0,a.isEnumType)(
t4)){n3.push(...findEnumTypeChanges(e4,t4))}else if((0,a.isUnionType)(e4)&&(0,a.isUnionType)(t4)){n3.push(...findUnionTypeChanges(e4,t4))}else if((0,a.isInputObjectType)(e4)&&(0,a.isInputObjectType)(t4)){
n3.push(...findInputObjectTypeChanges(e4,t4))}else if((0,a.isObjectType)(e4)&&(0,a.isObjectType)(t4)){n3.push(...findFieldChanges(e4,t4),...findImplementedInterfacesChanges(e4,t4))}else if((0,a.isInterfaceType)(
e4)&&(0,a.isInterfaceType)(t4)){n3.push(...findFieldChanges(e4,t4),...findImplementedInterfacesChanges(e4,t4))}else if(e4.constructor!==t4.constructor){n3.push({type:d.TYPE_CHANGED_KIND,description:`${e4.
name} changed from ${typeKindName(e4)} to ${typeKindName(t4)}.`})}}return n3}function findInputObjectTypeChanges(e3,t3){const n3=[];const r3=diff(Object.values(e3.getFields()),Object.values(t3.getFields()));
for(const t4 of r3.added){if((0,a.isRequiredInputField)(t4)){n3.push({type:d.REQUIRED_INPUT_FIELD_ADDED,description:`A required field ${t4.name} on input type ${e3.name} was added.`})}else{n3.push({type:f.
OPTIONAL_INPUT_FIELD_ADDED,description:`An optional field ${t4.name} on input type ${e3.name} was added.`})}}for(const t4 of r3.removed){n3.push({type:d.FIELD_REMOVED,description:`${e3.name}.${t4.name}\
 was removed.`})}for(const[t4,i2]of r3.persisted){const r4=isChangeSafeForInputObjectFieldOrFieldArg(t4.type,i2.type);if(!r4){n3.push({type:d.FIELD_CHANGED_KIND,description:`${e3.name}.${t4.name} chan\
ged type from ${String(t4.type)} to ${String(i2.type)}.`})}}return n3}function findUnionTypeChanges(e3,t3){const n3=[];const r3=diff(e3.getTypes(),t3.getTypes());for(const t4 of r3.added){n3.push({type:f.
TYPE_ADDED_TO_UNION,description:`${t4.name} was added to union type ${e3.name}.`})}for(const t4 of r3.removed){n3.push({type:d.TYPE_REMOVED_FROM_UNION,description:`${t4.name} was removed from union ty\
pe ${e3.name}.`})}return n3}function findEnumTypeChanges(e3,t3){const n3=[];const r3=diff(e3.getValues(),t3.getValues());for(const t4 of r3.added){n3.push({type:f.VALUE_ADDED_TO_ENUM,description:`${t4.
name} was added to enum type ${e3.name}.`})}for(const t4 of r3.removed){n3.push({type:d.VALUE_REMOVED_FROM_ENUM,description:`${t4.name} was removed from enum type ${e3.name}.`})}return n3}function findImplementedInterfacesChanges(e3,t3){
const n3=[];const r3=diff(e3.getInterfaces(),t3.getInterfaces());for(const t4 of r3.added){n3.push({type:f.IMPLEMENTED_INTERFACE_ADDED,description:`${t4.name} added to interfaces implemented by ${e3.name}\
.`})}for(const t4 of r3.removed){n3.push({type:d.IMPLEMENTED_INTERFACE_REMOVED,description:`${e3.name} no longer implements interface ${t4.name}.`})}return n3}function findFieldChanges(e3,t3){const n3=[];
const r3=diff(Object.values(e3.getFields()),Object.values(t3.getFields()));for(const t4 of r3.removed){n3.push({type:d.FIELD_REMOVED,description:`${e3.name}.${t4.name} was removed.`})}for(const[t4,i2]of r3.
persisted){n3.push(...findArgChanges(e3,t4,i2));const r4=isChangeSafeForObjectOrInterfaceField(t4.type,i2.type);if(!r4){n3.push({type:d.FIELD_CHANGED_KIND,description:`${e3.name}.${t4.name} changed ty\
pe from ${String(t4.type)} to ${String(i2.type)}.`})}}return n3}function findArgChanges(e3,t3,n3){const r3=[];const i2=diff(t3.args,n3.args);for(const n4 of i2.removed){r3.push({type:d.ARG_REMOVED,description:`${e3.
name}.${t3.name} arg ${n4.name} was removed.`})}for(const[n4,s2]of i2.persisted){const i3=isChangeSafeForInputObjectFieldOrFieldArg(n4.type,s2.type);if(!i3){r3.push({type:d.ARG_CHANGED_KIND,description:`${e3.
name}.${t3.name} arg ${n4.name} has changed type from ${String(n4.type)} to ${String(s2.type)}.`})}else if(n4.defaultValue!==void 0){if(s2.defaultValue===void 0){r3.push({type:f.ARG_DEFAULT_VALUE_CHANGE,
description:`${e3.name}.${t3.name} arg ${n4.name} defaultValue was removed.`})}else{const i4=stringifyValue(n4.defaultValue,n4.type);const o2=stringifyValue(s2.defaultValue,s2.type);if(i4!==o2){r3.push(
{type:f.ARG_DEFAULT_VALUE_CHANGE,description:`${e3.name}.${t3.name} arg ${n4.name} has changed defaultValue from ${i4} to ${o2}.`})}}}}for(const n4 of i2.added){if((0,a.isRequiredArgument)(n4)){r3.push(
{type:d.REQUIRED_ARG_ADDED,description:`A required arg ${n4.name} on ${e3.name}.${t3.name} was added.`})}else{r3.push({type:f.OPTIONAL_ARG_ADDED,description:`An optional arg ${n4.name} on ${e3.name}.${t3.
name} was added.`})}}return r3}function isChangeSafeForObjectOrInterfaceField(e3,t3){if((0,a.isListType)(e3)){return(0,a.isListType)(t3)&&isChangeSafeForObjectOrInterfaceField(e3.ofType,t3.ofType)||(0,
a.isNonNullType)(t3)&&isChangeSafeForObjectOrInterfaceField(e3,t3.ofType)}if((0,a.isNonNullType)(e3)){return(0,a.isNonNullType)(t3)&&isChangeSafeForObjectOrInterfaceField(e3.ofType,t3.ofType)}return(0,
a.isNamedType)(t3)&&e3.name===t3.name||(0,a.isNonNullType)(t3)&&isChangeSafeForObjectOrInterfaceField(e3,t3.ofType)}function isChangeSafeForInputObjectFieldOrFieldArg(e3,t3){if((0,a.isListType)(e3)){return(0,
a.isListType)(t3)&&isChangeSafeForInputObjectFieldOrFieldArg(e3.ofType,t3.ofType)}if((0,a.isNonNullType)(e3)){return(0,a.isNonNullType)(t3)&&isChangeSafeForInputObjectFieldOrFieldArg(e3.ofType,t3.ofType)||
!(0,a.isNonNullType)(t3)&&isChangeSafeForInputObjectFieldOrFieldArg(e3.ofType,t3)}return(0,a.isNamedType)(t3)&&e3.name===t3.name}function typeKindName(e3){if((0,a.isScalarType)(e3)){return"a Scalar ty\
pe"}if((0,a.isObjectType)(e3)){return"an Object type"}if((0,a.isInterfaceType)(e3)){return"an Interface type"}if((0,a.isUnionType)(e3)){return"a Union type"}if((0,a.isEnumType)(e3)){return"an Enum typ\
e"}if((0,a.isInputObjectType)(e3)){return"an Input type"}(0,i.invariant)(false,"Unexpected type: "+(0,r2.inspect)(e3))}function stringifyValue(e3,t3){const n3=(0,u.astFromValue)(e3,t3);n3!=null||(0,i.
invariant)(false);return(0,o.print)((0,l.sortValueNode)(n3))}function diff(e3,t3){const n3=[];const r3=[];const i2=[];const o2=(0,s.keyMap)(e3,({name:e4})=>e4);const a2=(0,s.keyMap)(t3,({name:e4})=>e4);
for(const t4 of e3){const e4=a2[t4.name];if(e4===void 0){r3.push(t4)}else{i2.push([t4,e4])}}for(const e4 of t3){if(o2[e4.name]===void 0){n3.push(e4)}}return{added:n3,persisted:i2,removed:r3}}},875:(e2,t2)=>{
Object.defineProperty(t2,"__esModule",{value:true});t2.getIntrospectionQuery=getIntrospectionQuery;function getIntrospectionQuery(e3){const t3={descriptions:true,specifiedByUrl:false,directiveIsRepeatable:false,
schemaDescription:false,inputValueDeprecation:false,experimentalDirectiveDeprecation:false,oneOf:false,typeDepth:9,...e3};const n2=t3.descriptions?"description":"";const r2=t3.specifiedByUrl?"specifie\
dByURL":"";const i=t3.directiveIsRepeatable?"isRepeatable":"";const s=t3.schemaDescription?n2:"";function inputDeprecation(e4){return t3.inputValueDeprecation?e4:""}function experimentalDirectiveDeprecation(e4){
return t3.experimentalDirectiveDeprecation?e4:""}const o=t3.oneOf?"isOneOf":"";function ofType(e4,t4){if(e4<=0){return""}if(e4>100){throw new Error("Please set typeDepth to a reasonable value between \
0 and 100; the default is 9.")}return`
${t4}ofType {
${t4}  name
${t4}  kind${ofType(e4-1,t4+"  ")}
${t4}}`}return`
    query IntrospectionQuery {
      __schema {
        ${s}
        queryType { name kind }
        mutationType { name kind }
        subscriptionType { name kind }
        types {
          ...FullType
        }
        directives${experimentalDirectiveDeprecation("(includeDeprecated: true)")} {
          name
          ${n2}
          ${i}
          ${experimentalDirectiveDeprecation("isDeprecated")}
          ${experimentalDirectiveDeprecation("deprecationReason")}
          locations
          args${inputDeprecation("(includeDeprecated: true)")} {
            ...InputValue
          }
        }
      }
    }

    fragment FullType on __Type {
      kind
      name
      ${n2}
      ${r2}
      ${o}
      fields(includeDeprecated: true) {
        name
        ${n2}
        args${inputDeprecation("(includeDeprecated: true)")} {
          ...InputValue
        }
        type {
          ...TypeRef
        }
        isDeprecated
        deprecationReason
      }
      inputFields${inputDeprecation("(includeDeprecated: true)")} {
        ...InputValue
      }
      interfaces {
        ...TypeRef
      }
      enumValues(includeDeprecated: true) {
        name
        ${n2}
        isDeprecated
        deprecationReason
      }
      possibleTypes {
        ...TypeRef
      }
    }

    fragment InputValue on __InputValue {
      name
      ${n2}
      type { ...TypeRef }
      defaultValue
      ${inputDeprecation("isDeprecated")}
      ${inputDeprecation("deprecationReason")}
    }

    fragment TypeRef on __Type {
      kind
      name${ofType(t3.typeDepth,"      ")}
    }
  `}},6201:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.getOperationAST=getOperationAST;var r2=n2(1123);function getOperationAST(e3,t3){let n3=null;for(const s of e3.definitions){
if(s.kind===r2.Kind.OPERATION_DEFINITION){var i;if(t3==null){if(n3){return null}n3=s}else if(((i=s.name)===null||i===void 0?void 0:i.value)===t3){return s}}}return n3}},5017:(e2,t2,n2)=>{Object.defineProperty(
t2,"__esModule",{value:true});t2.getOperationRootType=getOperationRootType;var r2=n2(5939);function getOperationRootType(e3,t3){if(t3.operation==="query"){const n3=e3.getQueryType();if(!n3){throw new r2.
GraphQLError("Schema does not define the required query root type.",{nodes:t3})}return n3}if(t3.operation==="mutation"){const n3=e3.getMutationType();if(!n3){throw new r2.GraphQLError("Schema is not c\
onfigured for mutations.",{nodes:t3})}return n3}if(t3.operation==="subscription"){const n3=e3.getSubscriptionType();if(!n3){throw new r2.GraphQLError("Schema is not configured for subscriptions.",{nodes:t3})}
return n3}throw new r2.GraphQLError("Can only have query, mutation and subscription operations.",{nodes:t3})}},7006:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});Object.defineProperty(
t2,"BreakingChangeType",{enumerable:true,get:function(){return N.BreakingChangeType}});Object.defineProperty(t2,"DangerousChangeType",{enumerable:true,get:function(){return N.DangerousChangeType}});Object.
defineProperty(t2,"TypeInfo",{enumerable:true,get:function(){return y.TypeInfo}});Object.defineProperty(t2,"assertValidName",{enumerable:true,get:function(){return E.assertValidName}});Object.defineProperty(
t2,"astFromValue",{enumerable:true,get:function(){return h.astFromValue}});Object.defineProperty(t2,"buildASTSchema",{enumerable:true,get:function(){return c.buildASTSchema}});Object.defineProperty(t2,
"buildClientSchema",{enumerable:true,get:function(){return a.buildClientSchema}});Object.defineProperty(t2,"buildSchema",{enumerable:true,get:function(){return c.buildSchema}});Object.defineProperty(t2,
"coerceInputValue",{enumerable:true,get:function(){return g.coerceInputValue}});Object.defineProperty(t2,"concatAST",{enumerable:true,get:function(){return v.concatAST}});Object.defineProperty(t2,"doT\
ypesOverlap",{enumerable:true,get:function(){return w.doTypesOverlap}});Object.defineProperty(t2,"extendSchema",{enumerable:true,get:function(){return u.extendSchema}});Object.defineProperty(t2,"findB\
reakingChanges",{enumerable:true,get:function(){return N.findBreakingChanges}});Object.defineProperty(t2,"findDangerousChanges",{enumerable:true,get:function(){return N.findDangerousChanges}});Object.
defineProperty(t2,"getIntrospectionQuery",{enumerable:true,get:function(){return r2.getIntrospectionQuery}});Object.defineProperty(t2,"getOperationAST",{enumerable:true,get:function(){return i.getOperationAST}});
Object.defineProperty(t2,"getOperationRootType",{enumerable:true,get:function(){return s.getOperationRootType}});Object.defineProperty(t2,"introspectionFromSchema",{enumerable:true,get:function(){return o.
introspectionFromSchema}});Object.defineProperty(t2,"isEqualType",{enumerable:true,get:function(){return w.isEqualType}});Object.defineProperty(t2,"isTypeSubTypeOf",{enumerable:true,get:function(){return w.
isTypeSubTypeOf}});Object.defineProperty(t2,"isValidNameError",{enumerable:true,get:function(){return E.isValidNameError}});Object.defineProperty(t2,"lexicographicSortSchema",{enumerable:true,get:function(){
return l.lexicographicSortSchema}});Object.defineProperty(t2,"printIntrospectionSchema",{enumerable:true,get:function(){return d.printIntrospectionSchema}});Object.defineProperty(t2,"printSchema",{enumerable:true,
get:function(){return d.printSchema}});Object.defineProperty(t2,"printType",{enumerable:true,get:function(){return d.printType}});Object.defineProperty(t2,"resolveASTSchemaCoordinate",{enumerable:true,
get:function(){return S.resolveASTSchemaCoordinate}});Object.defineProperty(t2,"resolveSchemaCoordinate",{enumerable:true,get:function(){return S.resolveSchemaCoordinate}});Object.defineProperty(t2,"s\
eparateOperations",{enumerable:true,get:function(){return b.separateOperations}});Object.defineProperty(t2,"stripIgnoredCharacters",{enumerable:true,get:function(){return T.stripIgnoredCharacters}});Object.
defineProperty(t2,"typeFromAST",{enumerable:true,get:function(){return f.typeFromAST}});Object.defineProperty(t2,"valueFromAST",{enumerable:true,get:function(){return p.valueFromAST}});Object.defineProperty(
t2,"valueFromASTUntyped",{enumerable:true,get:function(){return m.valueFromASTUntyped}});Object.defineProperty(t2,"visitWithTypeInfo",{enumerable:true,get:function(){return y.visitWithTypeInfo}});var r2=n2(
875);var i=n2(6201);var s=n2(5017);var o=n2(5350);var a=n2(6954);var c=n2(9115);var u=n2(5487);var l=n2(6071);var d=n2(9258);var f=n2(6738);var p=n2(6495);var m=n2(5470);var h=n2(8893);var y=n2(5e3);var g=n2(
7572);var v=n2(3089);var b=n2(6931);var T=n2(1096);var w=n2(6539);var E=n2(873);var N=n2(7461);var S=n2(1787)},5350:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.introspectionFromSchema=
introspectionFromSchema;var r2=n2(3650);var i=n2(4929);var s=n2(8923);var o=n2(875);function introspectionFromSchema(e3,t3){const n3={specifiedByUrl:true,directiveIsRepeatable:true,schemaDescription:true,
inputValueDeprecation:true,experimentalDirectiveDeprecation:true,oneOf:true,...t3};const a=(0,i.parse)((0,o.getIntrospectionQuery)(n3));const c=(0,s.executeSync)({schema:e3,document:a});!c.errors&&c.data||
(0,r2.invariant)(false);return c.data}},6071:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.lexicographicSortSchema=lexicographicSortSchema;var r2=n2(5742);var i=n2(3650);var s=n2(
3166);var o=n2(3428);var a=n2(4169);var c=n2(1058);var u=n2(317);var l=n2(9299);function lexicographicSortSchema(e3){const t3=e3.toConfig();const n3=(0,s.keyValMap)(sortByName(t3.types),e4=>e4.name,sortNamedType);
return new l.GraphQLSchema({...t3,types:Object.values(n3),directives:sortByName(t3.directives).map(sortDirective),query:replaceMaybeType(t3.query),mutation:replaceMaybeType(t3.mutation),subscription:replaceMaybeType(
t3.subscription)});function replaceType(e4){if((0,a.isListType)(e4)){return new a.GraphQLList(replaceType(e4.ofType))}else if((0,a.isNonNullType)(e4)){return new a.GraphQLNonNull(replaceType(e4.ofType))}
return replaceNamedType(e4)}function replaceNamedType(e4){return n3[e4.name]}function replaceMaybeType(e4){return e4&&replaceNamedType(e4)}function sortDirective(e4){const t4=e4.toConfig();return new c.
GraphQLDirective({...t4,locations:sortBy(t4.locations,e5=>e5),args:sortArgs(t4.args)})}function sortArgs(e4){return sortObjMap(e4,e5=>({...e5,type:replaceType(e5.type)}))}function sortFields(e4){return sortObjMap(
e4,e5=>({...e5,type:replaceType(e5.type),args:e5.args&&sortArgs(e5.args)}))}function sortInputFields(e4){return sortObjMap(e4,e5=>({...e5,type:replaceType(e5.type)}))}function sortTypes(e4){return sortByName(
e4).map(replaceNamedType)}function sortNamedType(e4){if((0,a.isScalarType)(e4)||(0,u.isIntrospectionType)(e4)){return e4}if((0,a.isObjectType)(e4)){const t4=e4.toConfig();return new a.GraphQLObjectType(
{...t4,interfaces:()=>sortTypes(t4.interfaces),fields:()=>sortFields(t4.fields)})}if((0,a.isInterfaceType)(e4)){const t4=e4.toConfig();return new a.GraphQLInterfaceType({...t4,interfaces:()=>sortTypes(
t4.interfaces),fields:()=>sortFields(t4.fields)})}if((0,a.isUnionType)(e4)){const t4=e4.toConfig();return new a.GraphQLUnionType({...t4,types:()=>sortTypes(t4.types)})}if((0,a.isEnumType)(e4)){const t4=e4.
toConfig();return new a.GraphQLEnumType({...t4,values:sortObjMap(t4.values,e5=>e5)})}if((0,a.isInputObjectType)(e4)){const t4=e4.toConfig();return new a.GraphQLInputObjectType({...t4,fields:()=>sortInputFields(
t4.fields)})}(0,i.invariant)(false,"Unexpected type: "+(0,r2.inspect)(e4))}}function sortObjMap(e3,t3){const n3=Object.create(null);for(const r3 of Object.keys(e3).sort(o.naturalCompare)){n3[r3]=t3(e3[r3])}
return n3}function sortByName(e3){return sortBy(e3,e4=>e4.name)}function sortBy(e3,t3){return e3.slice().sort((e4,n3)=>{const r3=t3(e4);const i2=t3(n3);return(0,o.naturalCompare)(r3,i2)})}},9258:(e2,t2,n2)=>{
Object.defineProperty(t2,"__esModule",{value:true});t2.printIntrospectionSchema=printIntrospectionSchema;t2.printSchema=printSchema;t2.printType=printType;var r2=n2(5742);var i=n2(3650);var s=n2(7508);
var o=n2(1123);var a=n2(9936);var c=n2(4169);var u=n2(1058);var l=n2(317);var d=n2(3571);var f=n2(8893);function printSchema(e3){return printFilteredSchema(e3,e4=>!(0,u.isSpecifiedDirective)(e4),isDefinedType)}
function printIntrospectionSchema(e3){return printFilteredSchema(e3,u.isSpecifiedDirective,l.isIntrospectionType)}function isDefinedType(e3){return!(0,d.isSpecifiedScalarType)(e3)&&!(0,l.isIntrospectionType)(
e3)}function printFilteredSchema(e3,t3,n3){const r3=e3.getDirectives().filter(t3);const i2=Object.values(e3.getTypeMap()).filter(n3);return[printSchemaDefinition(e3),...r3.map(e4=>printDirective(e4)),
...i2.map(e4=>printType(e4))].filter(Boolean).join("\n\n")}function printSchemaDefinition(e3){if(e3.description==null&&isSchemaOfCommonNames(e3)){return}const t3=[];const n3=e3.getQueryType();if(n3){t3.
push(`  query: ${n3.name}`)}const r3=e3.getMutationType();if(r3){t3.push(`  mutation: ${r3.name}`)}const i2=e3.getSubscriptionType();if(i2){t3.push(`  subscription: ${i2.name}`)}return printDescription(
e3)+`schema {
${t3.join("\n")}
}`}function isSchemaOfCommonNames(e3){const t3=e3.getQueryType();if(t3&&t3.name!=="Query"){return false}const n3=e3.getMutationType();if(n3&&n3.name!=="Mutation"){return false}const r3=e3.getSubscriptionType();
if(r3&&r3.name!=="Subscription"){return false}return true}function printType(e3){if((0,c.isScalarType)(e3)){return printScalar(e3)}if((0,c.isObjectType)(e3)){return printObject(e3)}if((0,c.isInterfaceType)(
e3)){return printInterface(e3)}if((0,c.isUnionType)(e3)){return printUnion(e3)}if((0,c.isEnumType)(e3)){return printEnum(e3)}if((0,c.isInputObjectType)(e3)){return printInputObject(e3)}(0,i.invariant)(
false,"Unexpected type: "+(0,r2.inspect)(e3))}function printScalar(e3){return printDescription(e3)+`scalar ${e3.name}`+printSpecifiedByURL(e3)}function printImplementedInterfaces(e3){const t3=e3.getInterfaces();
return t3.length?" implements "+t3.map(e4=>e4.name).join(" & "):""}function printObject(e3){return printDescription(e3)+`type ${e3.name}`+printImplementedInterfaces(e3)+printFields(e3)}function printInterface(e3){
return printDescription(e3)+`interface ${e3.name}`+printImplementedInterfaces(e3)+printFields(e3)}function printUnion(e3){const t3=e3.getTypes();const n3=t3.length?" = "+t3.join(" | "):"";return printDescription(
e3)+"union "+e3.name+n3}function printEnum(e3){const t3=e3.getValues().map((e4,t4)=>printDescription(e4,"  ",!t4)+"  "+e4.name+printDeprecated(e4.deprecationReason));return printDescription(e3)+`enum ${e3.
name}`+printBlock(t3)}function printInputObject(e3){const t3=Object.values(e3.getFields()).map((e4,t4)=>printDescription(e4,"  ",!t4)+"  "+printInputValue(e4));return printDescription(e3)+`input ${e3.
name}`+(e3.isOneOf?" @oneOf":"")+printBlock(t3)}function printFields(e3){const t3=Object.values(e3.getFields()).map((e4,t4)=>printDescription(e4,"  ",!t4)+"  "+e4.name+printArgs(e4.args,"  ")+": "+String(
e4.type)+printDeprecated(e4.deprecationReason));return printBlock(t3)}function printBlock(e3){return e3.length!==0?" {\n"+e3.join("\n")+"\n}":""}function printArgs(e3,t3=""){if(e3.length===0){return""}
if(e3.every(e4=>!e4.description)){return"("+e3.map(printInputValue).join(", ")+")"}return"(\n"+e3.map((e4,n3)=>printDescription(e4,"  "+t3,!n3)+"  "+t3+printInputValue(e4)).join("\n")+"\n"+t3+")"}function printInputValue(e3){
const t3=(0,f.astFromValue)(e3.defaultValue,e3.type);let n3=e3.name+": "+String(e3.type);if(t3){n3+=` = ${(0,a.print)(t3)}`}return n3+printDeprecated(e3.deprecationReason)}function printDirective(e3){
return printDescription(e3)+"directive @"+e3.name+printArgs(e3.args)+printDeprecated(e3.deprecationReason)+(e3.isRepeatable?" repeatable":"")+" on "+e3.locations.join(" | ")}function printDeprecated(e3){
if(e3==null){return""}if(e3!==u.DEFAULT_DEPRECATION_REASON){const t3=(0,a.print)({kind:o.Kind.STRING,value:e3});return` @deprecated(reason: ${t3})`}return" @deprecated"}function printSpecifiedByURL(e3){
if(e3.specifiedByURL==null){return""}const t3=(0,a.print)({kind:o.Kind.STRING,value:e3.specifiedByURL});return` @specifiedBy(url: ${t3})`}function printDescription(e3,t3="",n3=true){const{description:r3}=e3;
if(r3==null){return""}const i2=(0,a.print)({kind:o.Kind.STRING,value:r3,block:(0,s.isPrintableAsBlockString)(r3)});const c2=t3&&!n3?"\n"+t3:t3;return c2+i2.replace(/\n/g,"\n"+t3)+"\n"}},1787:(e2,t2,n2)=>{
Object.defineProperty(t2,"__esModule",{value:true});t2.resolveASTSchemaCoordinate=resolveASTSchemaCoordinate;t2.resolveSchemaCoordinate=resolveSchemaCoordinate;var r2=n2(5742);var i=n2(1123);var s=n2(
4929);var o=n2(4169);function resolveSchemaCoordinate(e3,t3){return resolveASTSchemaCoordinate(e3,(0,s.parseSchemaCoordinate)(t3))}function resolveTypeCoordinate(e3,t3){const n3=t3.name.value;const r3=e3.
getType(n3);if(r3==null){return}return{kind:"NamedType",type:r3}}function resolveMemberCoordinate(e3,t3){const n3=t3.name.value;const i2=e3.getType(n3);if(!i2){throw new Error(`Expected ${(0,r2.inspect)(
n3)} to be defined as a type in the schema.`)}if(!(0,o.isEnumType)(i2)&&!(0,o.isInputObjectType)(i2)&&!(0,o.isObjectType)(i2)&&!(0,o.isInterfaceType)(i2)){throw new Error(`Expected ${(0,r2.inspect)(n3)}\
 to be an Enum, Input Object, Object or Interface type.`)}if((0,o.isEnumType)(i2)){const e4=t3.memberName.value;const n4=i2.getValue(e4);if(n4==null){return}return{kind:"EnumValue",type:i2,enumValue:n4}}
if((0,o.isInputObjectType)(i2)){const e4=t3.memberName.value;const n4=i2.getFields()[e4];if(n4==null){return}return{kind:"InputField",type:i2,inputField:n4}}const s2=t3.memberName.value;const a=i2.getFields()[s2];
if(a==null){return}return{kind:"Field",type:i2,field:a}}function resolveArgumentCoordinate(e3,t3){const n3=t3.name.value;const i2=e3.getType(n3);if(i2==null){throw new Error(`Expected ${(0,r2.inspect)(
n3)} to be defined as a type in the schema.`)}if(!(0,o.isObjectType)(i2)&&!(0,o.isInterfaceType)(i2)){throw new Error(`Expected ${(0,r2.inspect)(n3)} to be an object type or interface type.`)}const s2=t3.
fieldName.value;const a=i2.getFields()[s2];if(a==null){throw new Error(`Expected ${(0,r2.inspect)(s2)} to exist as a field of type ${(0,r2.inspect)(n3)} in the schema.`)}const c=t3.argumentName.value;
const u=a.args.find(e4=>e4.name===c);if(u==null){return}return{kind:"FieldArgument",type:i2,field:a,fieldArgument:u}}function resolveDirectiveCoordinate(e3,t3){const n3=t3.name.value;const r3=e3.getDirective(
n3);if(!r3){return}return{kind:"Directive",directive:r3}}function resolveDirectiveArgumentCoordinate(e3,t3){const n3=t3.name.value;const i2=e3.getDirective(n3);if(!i2){throw new Error(`Expected ${(0,r2.
inspect)(n3)} to be defined as a directive in the schema.`)}const{argumentName:{value:s2}}=t3;const o2=i2.args.find(e4=>e4.name===s2);if(!o2){return}return{kind:"DirectiveArgument",directive:i2,directiveArgument:o2}}
function resolveASTSchemaCoordinate(e3,t3){switch(t3.kind){case i.Kind.TYPE_COORDINATE:return resolveTypeCoordinate(e3,t3);case i.Kind.MEMBER_COORDINATE:return resolveMemberCoordinate(e3,t3);case i.Kind.
ARGUMENT_COORDINATE:return resolveArgumentCoordinate(e3,t3);case i.Kind.DIRECTIVE_COORDINATE:return resolveDirectiveCoordinate(e3,t3);case i.Kind.DIRECTIVE_ARGUMENT_COORDINATE:return resolveDirectiveArgumentCoordinate(
e3,t3)}}},6931:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.separateOperations=separateOperations;var r2=n2(1123);var i=n2(638);function separateOperations(e3){const t3=[];const n3=Object.
create(null);for(const i3 of e3.definitions){switch(i3.kind){case r2.Kind.OPERATION_DEFINITION:t3.push(i3);break;case r2.Kind.FRAGMENT_DEFINITION:n3[i3.name.value]=collectDependencies(i3.selectionSet);
break;default:}}const i2=Object.create(null);for(const s of t3){const t4=new Set;for(const e4 of collectDependencies(s.selectionSet)){collectTransitiveDependencies(t4,n3,e4)}const o=s.name?s.name.value:
"";i2[o]={kind:r2.Kind.DOCUMENT,definitions:e3.definitions.filter(e4=>e4===s||e4.kind===r2.Kind.FRAGMENT_DEFINITION&&t4.has(e4.name.value))}}return i2}function collectTransitiveDependencies(e3,t3,n3){
if(!e3.has(n3)){e3.add(n3);const r3=t3[n3];if(r3!==void 0){for(const n4 of r3){collectTransitiveDependencies(e3,t3,n4)}}}}function collectDependencies(e3){const t3=[];(0,i.visit)(e3,{FragmentSpread(e4){
t3.push(e4.name.value)}});return t3}},7287:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.sortValueNode=sortValueNode;var r2=n2(3428);var i=n2(1123);function sortValueNode(e3){switch(e3.
kind){case i.Kind.OBJECT:return{...e3,fields:sortFields(e3.fields)};case i.Kind.LIST:return{...e3,values:e3.values.map(sortValueNode)};case i.Kind.INT:case i.Kind.FLOAT:case i.Kind.STRING:case i.Kind.
BOOLEAN:case i.Kind.NULL:case i.Kind.ENUM:case i.Kind.VARIABLE:return e3}}function sortFields(e3){return e3.map(e4=>({...e4,value:sortValueNode(e4.value)})).sort((e4,t3)=>(0,r2.naturalCompare)(e4.name.
value,t3.name.value))}},1096:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.stripIgnoredCharacters=stripIgnoredCharacters;var r2=n2(7508);var i=n2(9278);var s=n2(203);var o=n2(1743);
function stripIgnoredCharacters(e3){const t3=(0,s.isSource)(e3)?e3:new s.Source(e3);const n3=t3.body;const a=new i.Lexer(t3);let c="";let u=false;while(a.advance().kind!==o.TokenKind.EOF){const e4=a.token;
const t4=e4.kind;const s2=!(0,i.isPunctuatorTokenKind)(e4.kind);if(u){if(s2||e4.kind===o.TokenKind.SPREAD){c+=" "}}const l=n3.slice(e4.start,e4.end);if(t4===o.TokenKind.BLOCK_STRING){c+=(0,r2.printBlockString)(
e4.value,{minimize:true})}else{c+=l}u=s2}return c}},6539:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.doTypesOverlap=doTypesOverlap;t2.isEqualType=isEqualType;t2.isTypeSubTypeOf=
isTypeSubTypeOf;var r2=n2(4169);function isEqualType(e3,t3){if(e3===t3){return true}if((0,r2.isNonNullType)(e3)&&(0,r2.isNonNullType)(t3)){return isEqualType(e3.ofType,t3.ofType)}if((0,r2.isListType)(
e3)&&(0,r2.isListType)(t3)){return isEqualType(e3.ofType,t3.ofType)}return false}function isTypeSubTypeOf(e3,t3,n3){if(t3===n3){return true}if((0,r2.isNonNullType)(n3)){if((0,r2.isNonNullType)(t3)){return isTypeSubTypeOf(
e3,t3.ofType,n3.ofType)}return false}if((0,r2.isNonNullType)(t3)){return isTypeSubTypeOf(e3,t3.ofType,n3)}if((0,r2.isListType)(n3)){if((0,r2.isListType)(t3)){return isTypeSubTypeOf(e3,t3.ofType,n3.ofType)}
return false}if((0,r2.isListType)(t3)){return false}return(0,r2.isAbstractType)(n3)&&((0,r2.isInterfaceType)(t3)||(0,r2.isObjectType)(t3))&&e3.isSubType(n3,t3)}function doTypesOverlap(e3,t3,n3){if(t3===
n3){return true}if((0,r2.isAbstractType)(t3)){if((0,r2.isAbstractType)(n3)){return e3.getPossibleTypes(t3).some(t4=>e3.isSubType(n3,t4))}return e3.isSubType(t3,n3)}if((0,r2.isAbstractType)(n3)){return e3.
isSubType(n3,t3)}return false}},6738:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.typeFromAST=typeFromAST;var r2=n2(1123);var i=n2(4169);function typeFromAST(e3,t3){switch(t3.kind){case r2.
Kind.LIST_TYPE:{const n3=typeFromAST(e3,t3.type);return n3&&new i.GraphQLList(n3)}case r2.Kind.NON_NULL_TYPE:{const n3=typeFromAST(e3,t3.type);return n3&&new i.GraphQLNonNull(n3)}case r2.Kind.NAMED_TYPE:
return e3.getType(t3.name.value)}}},6495:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.valueFromAST=valueFromAST;var r2=n2(5742);var i=n2(3650);var s=n2(7579);var o=n2(1123);var a=n2(
4169);function valueFromAST(e3,t3,n3){if(!e3){return}if(e3.kind===o.Kind.VARIABLE){const r3=e3.name.value;if(n3==null||!hasOwnProperty(n3,r3)||n3[r3]===void 0){return}const i2=n3[r3];if(i2===null&&(0,
a.isNonNullType)(t3)){return}return i2}if((0,a.isNonNullType)(t3)){if(e3.kind===o.Kind.NULL){return}return valueFromAST(e3,t3.ofType,n3)}if(e3.kind===o.Kind.NULL){return null}if((0,a.isListType)(t3)){
const r3=t3.ofType;if(e3.kind===o.Kind.LIST){const t4=[];for(const i3 of e3.values){if(isMissingVariable(i3,n3)){if((0,a.isNonNullType)(r3)){return}t4.push(null)}else{const e4=valueFromAST(i3,r3,n3);if(e4===
void 0){return}t4.push(e4)}}return t4}const i2=valueFromAST(e3,r3,n3);if(i2===void 0){return}return[i2]}if((0,a.isInputObjectType)(t3)){if(e3.kind!==o.Kind.OBJECT){return}const r3=Object.create(null);
const i2=(0,s.keyMap)(e3.fields,e4=>e4.name.value);for(const e4 of Object.values(t3.getFields())){const t4=i2[e4.name];if(!t4||isMissingVariable(t4.value,n3)){if(e4.defaultValue!==void 0){r3[e4.name]=
e4.defaultValue}else if((0,a.isNonNullType)(e4.type)){return}continue}const s2=valueFromAST(t4.value,e4.type,n3);if(s2===void 0){return}r3[e4.name]=s2}if(t3.isOneOf){const e4=Object.keys(r3);if(e4.length!==
1){return}if(r3[e4[0]]===null){return}}return r3}if((0,a.isLeafType)(t3)){let r3;try{r3=t3.parseLiteral(e3,n3)}catch(e4){return}if(r3===void 0){return}return r3}(0,i.invariant)(false,"Unexpected input\
 type: "+(0,r2.inspect)(t3))}function isMissingVariable(e3,t3){return e3.kind===o.Kind.VARIABLE&&(t3==null||!hasOwnProperty(t3,e3.name.value)||t3[e3.name.value]===void 0)}function hasOwnProperty(e3,t3){
return Object.prototype.hasOwnProperty.call(e3,t3)}},5470:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.valueFromASTUntyped=valueFromASTUntyped;var r2=n2(3166);var i=n2(1123);function valueFromASTUntyped(e3,t3){
switch(e3.kind){case i.Kind.NULL:return null;case i.Kind.INT:return parseInt(e3.value,10);case i.Kind.FLOAT:return parseFloat(e3.value);case i.Kind.STRING:case i.Kind.ENUM:case i.Kind.BOOLEAN:return e3.
value;case i.Kind.LIST:return e3.values.map(e4=>valueFromASTUntyped(e4,t3));case i.Kind.OBJECT:return(0,r2.keyValMap)(e3.fields,e4=>e4.name.value,e4=>valueFromASTUntyped(e4.value,t3));case i.Kind.VARIABLE:
return t3===null||t3===void 0?void 0:t3[e3.name.value]}}},8139:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.ValidationContext=t2.SDLValidationContext=t2.ASTValidationContext=void 0;
var r2=n2(9942);var i=n2(1123);var s=n2(638);var o=n2(5e3);var a=n2(6441);class ASTValidationContext{_remainingFragmentWork=5e4;constructor(e3,t3){this._ast=e3;this._fragments=void 0;this._fragmentSpreads=
new Map;this._recursivelyReferencedFragments=new r2.SetMap;this._onError=t3}get[Symbol.toStringTag](){return"ASTValidationContext"}reportError(e3){this._onError(e3)}getDocument(){return this._ast}getFragment(e3){
let t3;if(this._fragments){t3=this._fragments}else{t3=Object.create(null);for(const e4 of this.getDocument().definitions){if(e4.kind===i.Kind.FRAGMENT_DEFINITION){t3[e4.name.value]=e4}}this._fragments=
t3}return t3[e3]}getFragmentSpreads(e3){let t3=this._fragmentSpreads.get(e3);if(!t3){t3=[];const n3=[e3];let r3;while(r3=n3.pop()){for(const e4 of r3.selections){if(e4.kind===i.Kind.FRAGMENT_SPREAD){t3.
push(e4)}else if(e4.selectionSet){n3.push(e4.selectionSet)}}}this._fragmentSpreads.set(e3,t3)}return t3}getRecursivelyReferencedFragments(e3){return this.getRecursivelyReferencedFragmentsForOperations(
[e3])}getRecursivelyReferencedFragmentsForOperations(e3){const t3=new Set(e3.flatMap(({selectionSet:e4})=>this.getFragmentSpreads(e4).map(({name:e5})=>e5.value)));let n3=this._recursivelyReferencedFragments.
get(t3);if(!n3){n3=[];this.spendFragmentWork(t3.size);const e4=new Set(t3);for(const t4 of e4){const r3=this.getFragment(t4);if(r3){n3.push(r3);const t5=this.getFragmentSpreads(r3.selectionSet);this.spendFragmentWork(
t5.length);for(const n4 of t5){e4.add(n4.name.value)}}}this._recursivelyReferencedFragments.set(t3,n3)}return n3}spendFragmentWork(e3){this._remainingFragmentWork-=e3;if(this._remainingFragmentWork<0){
throw a.validationAbortedError}}}t2.ASTValidationContext=ASTValidationContext;class SDLValidationContext extends ASTValidationContext{constructor(e3,t3,n3){super(e3,n3);this._schema=t3}get hideSuggestions(){
return false}get[Symbol.toStringTag](){return"SDLValidationContext"}getSchema(){return this._schema}}t2.SDLValidationContext=SDLValidationContext;class ValidationContext extends ASTValidationContext{constructor(e3,t3,n3,r3,i2){
super(t3,r3);this._hideSuggestions=i2!==null&&i2!==void 0?i2:false;this._schema=e3;this._typeInfo=n3;this._variableUsages=new Map;this._recursiveVariableUsages=new Map}get hideSuggestions(){return this.
_hideSuggestions}get[Symbol.toStringTag](){return"ValidationContext"}getSchema(){return this._schema}getVariableUsages(e3){let t3=this._variableUsages.get(e3);if(!t3){const n3=[];const r3=new o.TypeInfo(
this._schema);(0,s.visit)(e3,(0,o.visitWithTypeInfo)(r3,{VariableDefinition:()=>false,Variable(e4){n3.push({node:e4,type:r3.getInputType(),defaultValue:r3.getDefaultValue(),parentType:r3.getParentInputType()})}}));
t3=n3;this._variableUsages.set(e3,t3)}return t3}getRecursiveVariableUsages(e3){let t3=this._recursiveVariableUsages.get(e3);if(!t3){const n3=this.getRecursivelyReferencedFragments(e3);let r3=this._recursiveVariableUsages.
get(n3);if(!r3){this.spendFragmentWork(n3.length);r3=n3.flatMap(e4=>{const t4=this.getVariableUsages(e4);this.spendFragmentWork(t4.length);return t4});this._recursiveVariableUsages.set(n3,r3)}this.spendFragmentWork(
r3.length);t3=this.getVariableUsages(e3).concat(r3);this._recursiveVariableUsages.set(e3,t3)}return t3}getType(){return this._typeInfo.getType()}getParentType(){return this._typeInfo.getParentType()}getInputType(){
return this._typeInfo.getInputType()}getParentInputType(){return this._typeInfo.getParentInputType()}getFieldDef(){return this._typeInfo.getFieldDef()}getDirective(){return this._typeInfo.getDirective()}getArgument(){
return this._typeInfo.getArgument()}getEnumValue(){return this._typeInfo.getEnumValue()}}t2.ValidationContext=ValidationContext},7973:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});Object.
defineProperty(t2,"ExecutableDefinitionsRule",{enumerable:true,get:function(){return o.ExecutableDefinitionsRule}});Object.defineProperty(t2,"FieldsOnCorrectTypeRule",{enumerable:true,get:function(){return a.
FieldsOnCorrectTypeRule}});Object.defineProperty(t2,"FragmentsOnCompositeTypesRule",{enumerable:true,get:function(){return c.FragmentsOnCompositeTypesRule}});Object.defineProperty(t2,"KnownArgumentNam\
esRule",{enumerable:true,get:function(){return u.KnownArgumentNamesRule}});Object.defineProperty(t2,"KnownDirectivesRule",{enumerable:true,get:function(){return l.KnownDirectivesRule}});Object.defineProperty(
t2,"KnownFragmentNamesRule",{enumerable:true,get:function(){return d.KnownFragmentNamesRule}});Object.defineProperty(t2,"KnownTypeNamesRule",{enumerable:true,get:function(){return f.KnownTypeNamesRule}});
Object.defineProperty(t2,"LoneAnonymousOperationRule",{enumerable:true,get:function(){return p.LoneAnonymousOperationRule}});Object.defineProperty(t2,"LoneSchemaDefinitionRule",{enumerable:true,get:function(){
return L.LoneSchemaDefinitionRule}});Object.defineProperty(t2,"MaxIntrospectionDepthRule",{enumerable:true,get:function(){return P.MaxIntrospectionDepthRule}});Object.defineProperty(t2,"NoDeprecatedCu\
stomRule",{enumerable:true,get:function(){return G.NoDeprecatedCustomRule}});Object.defineProperty(t2,"NoFragmentCyclesRule",{enumerable:true,get:function(){return m.NoFragmentCyclesRule}});Object.defineProperty(
t2,"NoSchemaIntrospectionCustomRule",{enumerable:true,get:function(){return K.NoSchemaIntrospectionCustomRule}});Object.defineProperty(t2,"NoUndefinedVariablesRule",{enumerable:true,get:function(){return h.
NoUndefinedVariablesRule}});Object.defineProperty(t2,"NoUnusedFragmentsRule",{enumerable:true,get:function(){return y.NoUnusedFragmentsRule}});Object.defineProperty(t2,"NoUnusedVariablesRule",{enumerable:true,
get:function(){return g.NoUnusedVariablesRule}});Object.defineProperty(t2,"OverlappingFieldsCanBeMergedRule",{enumerable:true,get:function(){return v.OverlappingFieldsCanBeMergedRule}});Object.defineProperty(
t2,"PossibleFragmentSpreadsRule",{enumerable:true,get:function(){return b.PossibleFragmentSpreadsRule}});Object.defineProperty(t2,"PossibleTypeExtensionsRule",{enumerable:true,get:function(){return U.
PossibleTypeExtensionsRule}});Object.defineProperty(t2,"ProvidedRequiredArgumentsRule",{enumerable:true,get:function(){return T.ProvidedRequiredArgumentsRule}});Object.defineProperty(t2,"ScalarLeafsRu\
le",{enumerable:true,get:function(){return w.ScalarLeafsRule}});Object.defineProperty(t2,"SingleFieldSubscriptionsRule",{enumerable:true,get:function(){return E.SingleFieldSubscriptionsRule}});Object.
defineProperty(t2,"UniqueArgumentDefinitionNamesRule",{enumerable:true,get:function(){return M.UniqueArgumentDefinitionNamesRule}});Object.defineProperty(t2,"UniqueArgumentNamesRule",{enumerable:true,
get:function(){return N.UniqueArgumentNamesRule}});Object.defineProperty(t2,"UniqueDirectiveNamesRule",{enumerable:true,get:function(){return V.UniqueDirectiveNamesRule}});Object.defineProperty(t2,"Un\
iqueDirectivesPerLocationRule",{enumerable:true,get:function(){return S.UniqueDirectivesPerLocationRule}});Object.defineProperty(t2,"UniqueEnumValueNamesRule",{enumerable:true,get:function(){return x.
UniqueEnumValueNamesRule}});Object.defineProperty(t2,"UniqueFieldDefinitionNamesRule",{enumerable:true,get:function(){return F.UniqueFieldDefinitionNamesRule}});Object.defineProperty(t2,"UniqueFragmen\
tNamesRule",{enumerable:true,get:function(){return O.UniqueFragmentNamesRule}});Object.defineProperty(t2,"UniqueInputFieldNamesRule",{enumerable:true,get:function(){return I.UniqueInputFieldNamesRule}});
Object.defineProperty(t2,"UniqueOperationNamesRule",{enumerable:true,get:function(){return k.UniqueOperationNamesRule}});Object.defineProperty(t2,"UniqueOperationTypesRule",{enumerable:true,get:function(){
return C.UniqueOperationTypesRule}});Object.defineProperty(t2,"UniqueTypeNamesRule",{enumerable:true,get:function(){return j.UniqueTypeNamesRule}});Object.defineProperty(t2,"UniqueVariableNamesRule",{
enumerable:true,get:function(){return $.UniqueVariableNamesRule}});Object.defineProperty(t2,"ValidationContext",{enumerable:true,get:function(){return i.ValidationContext}});Object.defineProperty(t2,"\
ValuesOfCorrectTypeRule",{enumerable:true,get:function(){return A.ValuesOfCorrectTypeRule}});Object.defineProperty(t2,"VariablesAreInputTypesRule",{enumerable:true,get:function(){return R.VariablesAreInputTypesRule}});
Object.defineProperty(t2,"VariablesInAllowedPositionRule",{enumerable:true,get:function(){return D.VariablesInAllowedPositionRule}});Object.defineProperty(t2,"recommendedRules",{enumerable:true,get:function(){
return s.recommendedRules}});Object.defineProperty(t2,"specifiedRules",{enumerable:true,get:function(){return s.specifiedRules}});Object.defineProperty(t2,"validate",{enumerable:true,get:function(){return r2.
validate}});var r2=n2(7063);var i=n2(8139);var s=n2(916);var o=n2(5401);var a=n2(2153);var c=n2(643);var u=n2(7663);var l=n2(5866);var d=n2(5958);var f=n2(1574);var p=n2(1677);var m=n2(2579);var h=n2(
8873);var y=n2(3693);var g=n2(9489);var v=n2(1646);var b=n2(4550);var T=n2(1145);var w=n2(4754);var E=n2(1705);var N=n2(2995);var S=n2(9412);var O=n2(1914);var I=n2(9082);var k=n2(4403);var $=n2(218);
var A=n2(1408);var R=n2(6187);var D=n2(4186);var P=n2(8749);var L=n2(2553);var C=n2(4234);var j=n2(2058);var x=n2(3062);var F=n2(87);var M=n2(6496);var V=n2(9879);var U=n2(6058);var G=n2(5910);var K=n2(
6787)},5401:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.ExecutableDefinitionsRule=ExecutableDefinitionsRule;var r2=n2(5939);var i=n2(1123);var s=n2(5480);function ExecutableDefinitionsRule(e3){
return{Document(t3){for(const n3 of t3.definitions){if(!(0,s.isExecutableDefinitionNode)(n3)){const t4=n3.kind===i.Kind.SCHEMA_DEFINITION||n3.kind===i.Kind.SCHEMA_EXTENSION?"schema":'"'+n3.name.value+
'"';e3.reportError(new r2.GraphQLError(`The ${t4} definition is not executable.`,{nodes:n3}))}}return false}}}},2153:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.FieldsOnCorrectTypeRule=
FieldsOnCorrectTypeRule;var r2=n2(1353);var i=n2(3428);var s=n2(7904);var o=n2(5939);var a=n2(4169);function FieldsOnCorrectTypeRule(e3){return{Field(t3){const n3=e3.getParentType();if(n3){const i2=e3.
getFieldDef();if(!i2){const i3=e3.getSchema();const s2=t3.name.value;let a2=(0,r2.didYouMean)("to use an inline fragment on",e3.hideSuggestions?[]:getSuggestedTypeNames(i3,n3,s2));if(a2===""){a2=(0,r2.
didYouMean)(e3.hideSuggestions?[]:getSuggestedFieldNames(n3,s2))}e3.reportError(new o.GraphQLError(`Cannot query field "${s2}" on type "${n3.name}".`+a2,{nodes:t3}))}}}}}function getSuggestedTypeNames(e3,t3,n3){
if(!(0,a.isAbstractType)(t3)){return[]}const r3=new Set;const s2=Object.create(null);for(const i2 of e3.getPossibleTypes(t3)){if(!i2.getFields()[n3]){continue}r3.add(i2);s2[i2.name]=1;for(const e4 of i2.
getInterfaces()){var o2;if(!e4.getFields()[n3]){continue}r3.add(e4);s2[e4.name]=((o2=s2[e4.name])!==null&&o2!==void 0?o2:0)+1}}return[...r3].sort((t4,n4)=>{const r4=s2[n4.name]-s2[t4.name];if(r4!==0){
return r4}if((0,a.isInterfaceType)(t4)&&e3.isSubType(t4,n4)){return-1}if((0,a.isInterfaceType)(n4)&&e3.isSubType(n4,t4)){return 1}return(0,i.naturalCompare)(t4.name,n4.name)}).map(e4=>e4.name)}function getSuggestedFieldNames(e3,t3){
if((0,a.isObjectType)(e3)||(0,a.isInterfaceType)(e3)){const n3=Object.keys(e3.getFields());return(0,s.suggestionList)(t3,n3)}return[]}},643:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});
t2.FragmentsOnCompositeTypesRule=FragmentsOnCompositeTypesRule;var r2=n2(5939);var i=n2(9936);var s=n2(4169);var o=n2(6738);function FragmentsOnCompositeTypesRule(e3){return{InlineFragment(t3){const n3=t3.
typeCondition;if(n3){const t4=(0,o.typeFromAST)(e3.getSchema(),n3);if(t4&&!(0,s.isCompositeType)(t4)){const t5=(0,i.print)(n3);e3.reportError(new r2.GraphQLError(`Fragment cannot condition on non comp\
osite type "${t5}".`,{nodes:n3}))}}},FragmentDefinition(t3){const n3=(0,o.typeFromAST)(e3.getSchema(),t3.typeCondition);if(n3&&!(0,s.isCompositeType)(n3)){const n4=(0,i.print)(t3.typeCondition);e3.reportError(
new r2.GraphQLError(`Fragment "${t3.name.value}" cannot condition on non composite type "${n4}".`,{nodes:t3.typeCondition}))}}}}},7663:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});
t2.KnownArgumentNamesOnDirectivesRule=KnownArgumentNamesOnDirectivesRule;t2.KnownArgumentNamesRule=KnownArgumentNamesRule;var r2=n2(1353);var i=n2(7904);var s=n2(5939);var o=n2(1123);var a=n2(1058);function KnownArgumentNamesRule(e3){
return{...KnownArgumentNamesOnDirectivesRule(e3),Argument(t3){const n3=e3.getArgument();const o2=e3.getFieldDef();const a2=e3.getParentType();if(!n3&&o2&&a2){const n4=t3.name.value;const c=e3.hideSuggestions?
[]:(0,i.suggestionList)(n4,o2.args.map(e4=>e4.name));e3.reportError(new s.GraphQLError(`Unknown argument "${n4}" on field "${a2.name}.${o2.name}".`+(0,r2.didYouMean)(c),{nodes:t3}))}}}}function KnownArgumentNamesOnDirectivesRule(e3){
const t3=Object.create(null);const n3=e3.getSchema();const c=n3?n3.getDirectives():a.specifiedDirectives;for(const e4 of c){t3[e4.name]=new Set(e4.args.map(e5=>e5.name))}const u=e3.getDocument().definitions;
for(const e4 of u){if(e4.kind===o.Kind.DIRECTIVE_DEFINITION){var l;const n4=(l=e4.arguments)!==null&&l!==void 0?l:[];t3[e4.name.value]=new Set(n4.map(e5=>e5.name.value))}}return{Directive(n4){const o2=n4.
name.value;const a2=t3[o2];if(n4.arguments&&a2){for(const t4 of n4.arguments){const n5=t4.name.value;if(!a2.has(n5)){const c2=e3.hideSuggestions?[]:(0,i.suggestionList)(n5,Array.from(a2));e3.reportError(
new s.GraphQLError(`Unknown argument "${n5}" on directive "@${o2}".`+(e3.hideSuggestions?"":(0,r2.didYouMean)(c2)),{nodes:t4}))}}}return false}}}},5866:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModul\
e",{value:true});t2.KnownDirectivesRule=KnownDirectivesRule;var r2=n2(5742);var i=n2(3650);var s=n2(5939);var o=n2(2740);var a=n2(2582);var c=n2(1123);var u=n2(1058);function KnownDirectivesRule(e3){const t3=Object.
create(null);const n3=e3.getSchema();const r3=n3?n3.getDirectives():u.specifiedDirectives;for(const e4 of r3){t3[e4.name]=e4.locations}const i2=e3.getDocument().definitions;for(const e4 of i2){if(e4.kind===
c.Kind.DIRECTIVE_DEFINITION){t3[e4.name.value]=e4.locations.map(e5=>e5.value)}}return{Directive(n4,r4,i3,o2,a2){const c2=n4.name.value;const u2=t3[c2];if(!u2){e3.reportError(new s.GraphQLError(`Unknow\
n directive "@${c2}".`,{nodes:n4}));return}const l=getDirectiveLocationForASTPath(a2);if(l&&!u2.includes(l)){e3.reportError(new s.GraphQLError(`Directive "@${c2}" may not be used on ${l}.`,{nodes:n4}))}}}}
function getDirectiveLocationForASTPath(e3){const t3=e3[e3.length-1];"kind"in t3||(0,i.invariant)(false);switch(t3.kind){case c.Kind.OPERATION_DEFINITION:return getDirectiveLocationForOperation(t3.operation);case c.
Kind.FIELD:return a.DirectiveLocation.FIELD;case c.Kind.FRAGMENT_SPREAD:return a.DirectiveLocation.FRAGMENT_SPREAD;case c.Kind.INLINE_FRAGMENT:return a.DirectiveLocation.INLINE_FRAGMENT;case c.Kind.FRAGMENT_DEFINITION:
return a.DirectiveLocation.FRAGMENT_DEFINITION;case c.Kind.VARIABLE_DEFINITION:return a.DirectiveLocation.VARIABLE_DEFINITION;case c.Kind.SCHEMA_DEFINITION:case c.Kind.SCHEMA_EXTENSION:return a.DirectiveLocation.
SCHEMA;case c.Kind.SCALAR_TYPE_DEFINITION:case c.Kind.SCALAR_TYPE_EXTENSION:return a.DirectiveLocation.SCALAR;case c.Kind.OBJECT_TYPE_DEFINITION:case c.Kind.OBJECT_TYPE_EXTENSION:return a.DirectiveLocation.
OBJECT;case c.Kind.FIELD_DEFINITION:return a.DirectiveLocation.FIELD_DEFINITION;case c.Kind.INTERFACE_TYPE_DEFINITION:case c.Kind.INTERFACE_TYPE_EXTENSION:return a.DirectiveLocation.INTERFACE;case c.Kind.
UNION_TYPE_DEFINITION:case c.Kind.UNION_TYPE_EXTENSION:return a.DirectiveLocation.UNION;case c.Kind.ENUM_TYPE_DEFINITION:case c.Kind.ENUM_TYPE_EXTENSION:return a.DirectiveLocation.ENUM;case c.Kind.ENUM_VALUE_DEFINITION:
return a.DirectiveLocation.ENUM_VALUE;case c.Kind.INPUT_OBJECT_TYPE_DEFINITION:case c.Kind.INPUT_OBJECT_TYPE_EXTENSION:return a.DirectiveLocation.INPUT_OBJECT;case c.Kind.INPUT_VALUE_DEFINITION:{const t4=e3[e3.
length-3];"kind"in t4||(0,i.invariant)(false);return t4.kind===c.Kind.INPUT_OBJECT_TYPE_DEFINITION?a.DirectiveLocation.INPUT_FIELD_DEFINITION:a.DirectiveLocation.ARGUMENT_DEFINITION}case c.Kind.DIRECTIVE_DEFINITION:case c.
Kind.DIRECTIVE_EXTENSION:return a.DirectiveLocation.DIRECTIVE_DEFINITION;default:(0,i.invariant)(false,"Unexpected kind: "+(0,r2.inspect)(t3.kind))}}function getDirectiveLocationForOperation(e3){switch(e3){case o.
OperationTypeNode.QUERY:return a.DirectiveLocation.QUERY;case o.OperationTypeNode.MUTATION:return a.DirectiveLocation.MUTATION;case o.OperationTypeNode.SUBSCRIPTION:return a.DirectiveLocation.SUBSCRIPTION}}},
5958:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.KnownFragmentNamesRule=KnownFragmentNamesRule;var r2=n2(5939);function KnownFragmentNamesRule(e3){return{FragmentSpread(t3){const n3=t3.
name.value;const i=e3.getFragment(n3);if(!i){e3.reportError(new r2.GraphQLError(`Unknown fragment "${n3}".`,{nodes:t3.name}))}}}}},1574:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});
t2.KnownTypeNamesRule=KnownTypeNamesRule;var r2=n2(1353);var i=n2(7904);var s=n2(5939);var o=n2(5480);var a=n2(317);var c=n2(3571);function KnownTypeNamesRule(e3){const t3=e3.getSchema();const n3=t3?t3.
getTypeMap():Object.create(null);const a2=Object.create(null);for(const t4 of e3.getDocument().definitions){if((0,o.isTypeDefinitionNode)(t4)){a2[t4.name.value]=true}}const c2=[...Object.keys(n3),...Object.
keys(a2)];return{NamedType(t4,o2,l,d,f){const p=t4.name.value;if(!n3[p]&&!a2[p]){var m;const n4=(m=f[2])!==null&&m!==void 0?m:l;const o3=n4!=null&&isSDLNode(n4);if(o3&&u.includes(p)){return}const a3=e3.
hideSuggestions?[]:(0,i.suggestionList)(p,o3?u.concat(c2):c2);e3.reportError(new s.GraphQLError(`Unknown type "${p}".`+(0,r2.didYouMean)(a3),{nodes:t4}))}}}}const u=[...c.specifiedScalarTypes,...a.introspectionTypes].
map(e3=>e3.name);function isSDLNode(e3){return"kind"in e3&&((0,o.isTypeSystemDefinitionNode)(e3)||(0,o.isTypeSystemExtensionNode)(e3))}},1677:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});
t2.LoneAnonymousOperationRule=LoneAnonymousOperationRule;var r2=n2(5939);var i=n2(1123);function LoneAnonymousOperationRule(e3){let t3=0;return{Document(e4){t3=e4.definitions.filter(e5=>e5.kind===i.Kind.
OPERATION_DEFINITION).length},OperationDefinition(n3){if(!n3.name&&t3>1){e3.reportError(new r2.GraphQLError("This anonymous operation must be the only defined operation.",{nodes:n3}))}}}}},2553:(e2,t2,n2)=>{
Object.defineProperty(t2,"__esModule",{value:true});t2.LoneSchemaDefinitionRule=LoneSchemaDefinitionRule;var r2=n2(5939);function LoneSchemaDefinitionRule(e3){var t3,n3,i;const s=e3.getSchema();const o=(t3=
(n3=(i=s===null||s===void 0?void 0:s.astNode)!==null&&i!==void 0?i:s===null||s===void 0?void 0:s.getQueryType())!==null&&n3!==void 0?n3:s===null||s===void 0?void 0:s.getMutationType())!==null&&t3!==void 0?
t3:s===null||s===void 0?void 0:s.getSubscriptionType();let a=0;return{SchemaDefinition(t4){if(o){e3.reportError(new r2.GraphQLError("Cannot define a new schema within a schema extension.",{nodes:t4}));
return}if(a>0){e3.reportError(new r2.GraphQLError("Must provide only one schema definition.",{nodes:t4}))}++a}}}},8749:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.MaxIntrospectionDepthRule=
MaxIntrospectionDepthRule;var r2=n2(5939);var i=n2(1123);const s=3;function MaxIntrospectionDepthRule(e3){const t3=Object.create(null);const n3=Object.create(null);function checkDepth(r3,o,a=0){if(r3.
kind===i.Kind.FRAGMENT_SPREAD){const i2=r3.name.value;const s2=n3[i2];if(s2!==void 0&&s2<=a){return true}const c=o[i2];const u=t3[i2];if(c!==void 0&&c>=a||u!==void 0&&u>=a){return false}const l=e3.getFragment(
i2);if(!l){return false}o[i2]=a;if(checkDepth(l,o,a)){n3[i2]=a;return true}t3[i2]=a;return false}if(r3.kind===i.Kind.FIELD&&(r3.name.value==="fields"||r3.name.value==="interfaces"||r3.name.value==="po\
ssibleTypes"||r3.name.value==="inputFields")){a++;if(a>=s){return true}}if("selectionSet"in r3&&r3.selectionSet){for(const e4 of r3.selectionSet.selections){if(checkDepth(e4,o,a)){return true}}}return false}
return{Field(t4){if(t4.name.value==="__schema"||t4.name.value==="__type"){const n4=Object.create(null);if(checkDepth(t4,n4)){e3.reportError(new r2.GraphQLError("Maximum introspection depth exceeded",{
nodes:[t4]}));return false}}}}}},2579:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.NoFragmentCyclesRule=NoFragmentCyclesRule;var r2=n2(5939);function NoFragmentCyclesRule(e3){const t3=Object.
create(null);const n3=[];const i=Object.create(null);return{OperationDefinition:()=>false,FragmentDefinition(e4){detectCycleRecursive(e4);return false}};function detectCycleRecursive(s){if(t3[s.name.value]){
return}const o=s.name.value;t3[o]=true;const a=e3.getFragmentSpreads(s.selectionSet);if(a.length===0){return}i[o]=n3.length;for(const t4 of a){const s2=t4.name.value;const o2=i[s2];n3.push(t4);if(o2===
void 0){const t5=e3.getFragment(s2);if(t5){detectCycleRecursive(t5)}}else{const t5=n3.slice(o2);const i2=t5.slice(0,-1).map(e4=>'"'+e4.name.value+'"').join(", ");e3.reportError(new r2.GraphQLError(`Ca\
nnot spread fragment "${s2}" within itself`+(i2!==""?` via ${i2}.`:"."),{nodes:t5}))}n3.pop()}i[o]=void 0}}},8873:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.NoUndefinedVariablesRule=
NoUndefinedVariablesRule;var r2=n2(5939);function NoUndefinedVariablesRule(e3){let t3=Object.create(null);return{OperationDefinition:{enter(){t3=Object.create(null)},leave(n3){const i=e3.getRecursiveVariableUsages(
n3);for(const{node:s}of i){const i2=s.name.value;if(t3[i2]!==true){e3.reportError(new r2.GraphQLError(n3.name?`Variable "$${i2}" is not defined by operation "${n3.name.value}".`:`Variable "$${i2}" is \
not defined.`,{nodes:[s,n3]}))}}}},VariableDefinition(e4){t3[e4.variable.name.value]=true}}}},3693:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.NoUnusedFragmentsRule=NoUnusedFragmentsRule;
var r2=n2(5939);function NoUnusedFragmentsRule(e3){const t3=[];const n3=[];return{OperationDefinition(e4){t3.push(e4);return false},FragmentDefinition(e4){n3.push(e4);return false},Document:{leave(){const i=new Set(
e3.getRecursivelyReferencedFragmentsForOperations(t3).map(e4=>e4.name.value));for(const t4 of n3){const n4=t4.name.value;if(!i.has(n4)){e3.reportError(new r2.GraphQLError(`Fragment "${n4}" is never us\
ed.`,{nodes:t4}))}}}}}}},9489:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.NoUnusedVariablesRule=NoUnusedVariablesRule;var r2=n2(5939);function NoUnusedVariablesRule(e3){let t3=[];
return{OperationDefinition:{enter(){t3=[]},leave(n3){const i=Object.create(null);const s=e3.getRecursiveVariableUsages(n3);for(const{node:e4}of s){i[e4.name.value]=true}for(const s2 of t3){const t4=s2.
variable.name.value;if(i[t4]!==true){e3.reportError(new r2.GraphQLError(n3.name?`Variable "$${t4}" is never used in operation "${n3.name.value}".`:`Variable "$${t4}" is never used.`,{nodes:s2}))}}}},VariableDefinition(e4){
t3.push(e4)}}}},1646:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.OverlappingFieldsCanBeMergedRule=OverlappingFieldsCanBeMergedRule;var r2=n2(5742);var i=n2(5939);var s=n2(2740);
var o=n2(1123);var a=n2(4169);var c=n2(6738);var u=n2(6441);const l=1e3;const d=20;const f=5e5;function OverlappingFieldsCanBeMergedRule(e3){const t3={comparedFragmentPairs:new PairSet,cachedCollectFieldsResults:new Map,
stringifiedValues:new Map,remainingComplexityBudget:f};return{SelectionSet(n3,r3,s2){var a2;if(s2&&"kind"in s2&&s2.kind===o.Kind.INLINE_FRAGMENT){return}if(n3.selections.length<=1&&((a2=n3.selections[0])===
null||a2===void 0?void 0:a2.kind)!==o.Kind.INLINE_FRAGMENT){return}const c2=findConflictsWithinSelectionSet(e3,t3,e3.getParentType(),n3);for(const{responseName:t4,reason:n4,fields1:r4,fields2:s3}of c2){
e3.reportError(new i.GraphQLError(`Fields "${maybeAbbreviate(t4)}" conflict because ${n4}. Use different aliases on the fields to fetch both if this was intentional.`,{nodes:r4.concat(s3)}))}}}}function findConflictsWithinSelectionSet(e3,t3,n3,r3){
const i2=[];const s2=collectFields(e3,t3,n3,r3);collectConflictsWithin(e3,i2,t3,s2.groupedFieldSet);if(s2.fragmentNames.length!==0&&(s2.groupedFieldSet.size!==0||s2.fragmentNames.length>1)){for(let n4=0;n4<
s2.fragmentNames.length;n4++){collectConflictsBetweenFieldsAndFragment(e3,i2,t3,false,s2,s2.fragmentNames[n4]);for(let r4=n4+1;r4<s2.fragmentNames.length;r4++){collectConflictsBetweenFragments(e3,i2,t3,
false,s2.fragmentNames[n4],s2.fragmentNames[r4])}}}return i2}function collectConflictsBetweenFieldsAndFragment(e3,t3,n3,r3,i2,s2){var o2;spendComplexityBudget(n3,1);if(i2.groupedFieldSet.size===0){return}
const a2=(o2=i2.comparedFragments)!==null&&o2!==void 0?o2:i2.comparedFragments=new Map;const c2=a2.get(s2);if(c2===false||r3&&c2===true){return}a2.set(s2,r3);const u2=e3.getFragment(s2);if(!u2){return}
const l2=collectFragmentFields(e3,n3,u2);if(i2===l2){return}collectConflictsBetween(e3,t3,n3,r3,i2,l2);for(const s3 of l2.fragmentNames){collectConflictsBetweenFieldsAndFragment(e3,t3,n3,r3,i2,s3)}}function collectConflictsBetweenFragments(e3,t3,n3,r3,i2,s2){
spendComplexityBudget(n3,2);const{comparedFragmentPairs:o2}=n3;if(i2===s2){return}if(o2.has(i2,s2,r3)){return}o2.add(i2,s2,r3);const a2=e3.getFragment(i2);const c2=e3.getFragment(s2);if(!a2||!c2){return}
const u2=collectFragmentFields(e3,n3,a2);const l2=collectFragmentFields(e3,n3,c2);collectConflictsBetween(e3,t3,n3,r3,u2,l2);for(const s3 of l2.fragmentNames){collectConflictsBetweenFragments(e3,t3,n3,
r3,i2,s3)}for(const i3 of u2.fragmentNames){collectConflictsBetweenFragments(e3,t3,n3,r3,i3,s2)}}function findConflictsBetweenSubSelectionSets(e3,t3,n3,r3,i2,s2,o2){const a2=[];const c2=collectFields(
e3,t3,r3,i2);const u2=collectFields(e3,t3,s2,o2);collectConflictsBetween(e3,a2,t3,n3,c2,u2);for(const r4 of u2.fragmentNames){collectConflictsBetweenFieldsAndFragment(e3,a2,t3,n3,c2,r4)}for(const r4 of c2.
fragmentNames){collectConflictsBetweenFieldsAndFragment(e3,a2,t3,n3,u2,r4)}for(const r4 of c2.fragmentNames){for(const i3 of u2.fragmentNames){collectConflictsBetweenFragments(e3,a2,t3,n3,r4,i3)}}return a2}
function collectConflictsWithin(e3,t3,n3,r3){for(const[i2,s2]of r3){if(s2.length>1){for(let r4=0;r4<s2.length;r4++){for(let o2=r4+1;o2<s2.length;o2++){const a2=findConflict(e3,n3,false,i2,s2[r4],s2[o2]);
if(a2){t3.push(a2)}}}}}}function collectConflictsBetween(e3,t3,n3,r3,i2,s2){if(i2.groupedFieldSet.size===0||s2.groupedFieldSet.size===0){return}for(const{responseName:o2,fields1:a2,fields2:c2}of getOverlappingFields(
n3,i2,s2)){for(const i3 of a2){for(const s3 of c2){const a3=findConflict(e3,n3,r3,o2,i3,s3);if(a3){t3.push(a3)}}}}}function getOverlappingFields(e3,t3,n3){var r3;const i2=(r3=t3.overlappingFields)!==null&&
r3!==void 0?r3:t3.overlappingFields=new Map;const s2=i2.get(n3);if(s2!==void 0){return s2}const o2=[];for(const[r4,i3]of t3.groupedFieldSet){spendComplexityBudget(e3,1);const t4=n3.groupedFieldSet.get(
r4);if(t4!==void 0){o2.push({responseName:r4,fields1:i3,fields2:t4})}}i2.set(n3,o2);return o2}function findConflict(e3,t3,n3,i2,s2,o2){const{parentType:c2,node:u2,definition:l2}=s2;const{parentType:d2,
node:f2,definition:p}=o2;const m=n3||c2!==d2&&(0,a.isObjectType)(c2)&&(0,a.isObjectType)(d2);spendComplexityBudget(t3,2);if(s2.isSimpleLeaf&&o2.isSimpleLeaf&&(l2===null||l2===void 0?void 0:l2.type)===
(p===null||p===void 0?void 0:p.type)&&u2.name.value===f2.name.value){return}if(!m){const e4=getFieldInfo(s2);const n4=getFieldInfo(o2);let r3=e4.comparisons.get(n4);if(r3===void 0){const i3=u2.name.value;
const s3=f2.name.value;r3=i3!==s3?`"${maybeAbbreviate(i3)}" and "${maybeAbbreviate(s3)}" are different fields`:sameArguments(t3,e4.arguments,n4.arguments)?null:"they have differing arguments";e4.comparisons.
set(n4,r3)}if(r3!==null){return{responseName:i2,reason:r3,fields1:[u2],fields2:[f2]}}}const h=l2===null||l2===void 0?void 0:l2.type;const y=p===null||p===void 0?void 0:p.type;if(h&&y&&doTypesConflict(
t3,h,y)){var g,v;const e4=getFieldInfo(s2);const t4=getFieldInfo(o2);const n4=(g=e4.typeString)!==null&&g!==void 0?g:e4.typeString=(0,r2.inspect)(h);const a2=(v=t4.typeString)!==null&&v!==void 0?v:t4.
typeString=(0,r2.inspect)(y);return{responseName:i2,reason:`they return conflicting types "${n4}" and "${a2}"`,fields1:[u2],fields2:[f2]}}const b=u2.selectionSet;const T=f2.selectionSet;if(b&&T){const n4=findConflictsBetweenSubSelectionSets(
e3,t3,m,getFieldInfo(s2).namedType,b,getFieldInfo(o2).namedType,T);return subfieldConflicts(n4,i2,u2,f2)}}function getFieldInfo(e3){if(e3.info===void 0){var t3;e3.info={comparisons:new Map,namedType:(0,
a.getNamedType)((t3=e3.definition)===null||t3===void 0?void 0:t3.type),arguments:getArgumentInfo(e3.node.arguments)}}return e3.info}function getArgumentInfo(e3){if(e3===void 0||e3.length===0){return}const t3=new Map;
for(const{name:n3,value:r3}of e3){t3.set(n3.value,r3)}return{nodes:e3,values:t3}}function sameArguments(e3,t3,n3){if(t3===void 0){return n3===void 0}if(t3.nodes.length!==(n3===null||n3===void 0?void 0:
n3.nodes.length)){return false}const r3=n3.values;return t3.nodes.every(t4=>{spendComplexityBudget(e3,1);const n4=r3.get(t4.name.value);if(n4===void 0){return false}return stringifyValue(e3,t4.value)===
stringifyValue(e3,n4)})}function stringifyValue(e3,t3){const n3=e3.stringifiedValues.get(t3);if(n3!==void 0){return n3}const r3=JSON.stringify(t3,(e4,t4)=>{if(!(0,s.isNode)(t4)){return t4}switch(t4.kind){case o.
Kind.VARIABLE:return[t4.kind,t4.name.value];case o.Kind.OBJECT:return[t4.kind,t4.fields.slice().sort((e5,t5)=>e5.name.value<t5.name.value?-1:e5.name.value>t5.name.value?1:0)];case o.Kind.OBJECT_FIELD:
return[t4.name.value,t4.value];case o.Kind.LIST:return[t4.kind,t4.values];case o.Kind.STRING:return[t4.kind,t4.value,t4.block===true];default:return[t4.kind,"value"in t4?t4.value:null]}});e3.stringifiedValues.
set(t3,r3);return r3}function doTypesConflict(e3,t3,n3){if(t3===n3){return false}spendComplexityBudget(e3,1);if((0,a.isListType)(t3)){return(0,a.isListType)(n3)?doTypesConflict(e3,t3.ofType,n3.ofType):
true}if((0,a.isListType)(n3)){return true}if((0,a.isNonNullType)(t3)){return(0,a.isNonNullType)(n3)?doTypesConflict(e3,t3.ofType,n3.ofType):true}if((0,a.isNonNullType)(n3)){return true}if((0,a.isLeafType)(
t3)||(0,a.isLeafType)(n3)){return t3!==n3}return false}function collectFields(e3,t3,n3,r3){const{cachedCollectFieldsResults:i2}=t3;let s2=i2.get(n3);if(s2===void 0){s2=new Map;i2.set(n3,s2)}const o2=s2.
get(r3);if(o2){return o2}const a2=new Map;const c2=new Set;collectFieldsImpl(e3,n3,r3,a2,c2);const u2={groupedFieldSet:a2,fragmentNames:[...c2]};s2.set(r3,u2);return u2}function collectFragmentFields(e3,t3,n3){
const r3=(0,c.typeFromAST)(e3.getSchema(),n3.typeCondition);return collectFields(e3,t3,r3,n3.selectionSet)}function collectFieldsImpl(e3,t3,n3,r3,i2){for(const l2 of n3.selections){switch(l2.kind){case o.
Kind.FIELD:{var s2,u2;const e4=l2.name.value;let n4;if((0,a.isObjectType)(t3)||(0,a.isInterfaceType)(t3)){n4=t3.getFields()[e4]}const i3=l2.alias?l2.alias.value:e4;let o2=r3.get(i3);if(o2===void 0){o2=
[];r3.set(i3,o2)}o2.push({parentType:t3,node:l2,definition:n4,isSimpleLeaf:((s2=(u2=l2.arguments)===null||u2===void 0?void 0:u2.length)!==null&&s2!==void 0?s2:0)===0&&!l2.selectionSet});break}case o.Kind.
FRAGMENT_SPREAD:i2.add(l2.name.value);break;case o.Kind.INLINE_FRAGMENT:{const n4=l2.typeCondition;const s3=n4?(0,c.typeFromAST)(e3.getSchema(),n4):t3;collectFieldsImpl(e3,s3,l2.selectionSet,r3,i2);break}}}}
function subfieldConflicts(e3,t3,n3,r3){if(e3.length>0){let i2="";for(const{responseName:t4,reason:n4}of e3){i2+=(i2===""?"":" and ")+`subfields "${maybeAbbreviate(t4)}" conflict because ${n4}`;if(i2.
length>l){break}}return{responseName:t3,reason:maybeAbbreviate(i2),fields1:collectConflictNodes(n3,e3,"fields1"),fields2:collectConflictNodes(r3,e3,"fields2")}}}function collectConflictNodes(e3,t3,n3){
const r3=[e3];for(const e4 of t3){const t4=d-r3.length;const i2=e4[n3].slice(-t4);r3.push(...i2);if(r3.length===d){break}}return r3}function maybeAbbreviate(e3){return e3.length>l?e3.slice(0,l)+"...":
e3}function spendComplexityBudget(e3,t3){e3.remainingComplexityBudget-=t3;if(e3.remainingComplexityBudget<0){throw u.validationAbortedError}}class PairSet{constructor(){this._data=new Map}has(e3,t3,n3){
return this._has(e3,t3,n3)||this._has(t3,e3,n3)}_has(e3,t3,n3){var r3;const i2=(r3=this._data.get(e3))===null||r3===void 0?void 0:r3.get(t3);if(i2===void 0){return false}return n3?true:n3===i2}add(e3,t3,n3){
const r3=this._data.get(e3);if(r3===void 0){this._data.set(e3,new Map([[t3,n3]]))}else{r3.set(t3,n3)}}}},4550:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.PossibleFragmentSpreadsRule=
PossibleFragmentSpreadsRule;var r2=n2(5742);var i=n2(5939);var s=n2(4169);var o=n2(6539);var a=n2(6738);function PossibleFragmentSpreadsRule(e3){return{InlineFragment(t3){const n3=e3.getType();const a2=e3.
getParentType();if((0,s.isCompositeType)(n3)&&(0,s.isCompositeType)(a2)&&!(0,o.doTypesOverlap)(e3.getSchema(),n3,a2)){const s2=(0,r2.inspect)(a2);const o2=(0,r2.inspect)(n3);e3.reportError(new i.GraphQLError(
`Fragment cannot be spread here as objects of type "${s2}" can never be of type "${o2}".`,{nodes:t3}))}},FragmentSpread(t3){const n3=t3.name.value;const s2=getFragmentType(e3,n3);const a2=e3.getParentType();
if(s2&&a2&&!(0,o.doTypesOverlap)(e3.getSchema(),s2,a2)){const o2=(0,r2.inspect)(a2);const c=(0,r2.inspect)(s2);e3.reportError(new i.GraphQLError(`Fragment "${n3}" cannot be spread here as objects of t\
ype "${o2}" can never be of type "${c}".`,{nodes:t3}))}}}}function getFragmentType(e3,t3){const n3=e3.getFragment(t3);if(n3){const t4=(0,a.typeFromAST)(e3.getSchema(),n3.typeCondition);if((0,s.isCompositeType)(
t4)){return t4}}}},6058:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.PossibleTypeExtensionsRule=PossibleTypeExtensionsRule;var r2=n2(1353);var i=n2(5742);var s=n2(3650);var o=n2(
7904);var a=n2(5939);var c=n2(1123);var u=n2(5480);var l=n2(4169);function PossibleTypeExtensionsRule(e3){const t3=e3.getSchema();const n3=Object.create(null);for(const t4 of e3.getDocument().definitions){
if((0,u.isTypeDefinitionNode)(t4)){n3[t4.name.value]=t4}}return{ScalarTypeExtension:checkExtension,ObjectTypeExtension:checkExtension,InterfaceTypeExtension:checkExtension,UnionTypeExtension:checkExtension,
EnumTypeExtension:checkExtension,InputObjectTypeExtension:checkExtension};function checkExtension(i2){const s2=i2.name.value;const c2=n3[s2];const u2=t3===null||t3===void 0?void 0:t3.getType(s2);let l2;
if(c2){l2=d[c2.kind]}else if(u2){l2=typeToExtKind(u2)}if(l2){if(l2!==i2.kind){const t4=extensionKindToTypeName(i2.kind);e3.reportError(new a.GraphQLError(`Cannot extend non-${t4} type "${s2}".`,{nodes:c2?
[c2,i2]:i2}))}}else{const c3=Object.keys({...n3,...t3===null||t3===void 0?void 0:t3.getTypeMap()});const u3=(0,o.suggestionList)(s2,c3);e3.reportError(new a.GraphQLError(`Cannot extend type "${s2}" be\
cause it is not defined.`+(0,r2.didYouMean)(u3),{nodes:i2.name}))}}}const d={[c.Kind.SCALAR_TYPE_DEFINITION]:c.Kind.SCALAR_TYPE_EXTENSION,[c.Kind.OBJECT_TYPE_DEFINITION]:c.Kind.OBJECT_TYPE_EXTENSION,[c.
Kind.INTERFACE_TYPE_DEFINITION]:c.Kind.INTERFACE_TYPE_EXTENSION,[c.Kind.UNION_TYPE_DEFINITION]:c.Kind.UNION_TYPE_EXTENSION,[c.Kind.ENUM_TYPE_DEFINITION]:c.Kind.ENUM_TYPE_EXTENSION,[c.Kind.INPUT_OBJECT_TYPE_DEFINITION]:c.
Kind.INPUT_OBJECT_TYPE_EXTENSION};function typeToExtKind(e3){if((0,l.isScalarType)(e3)){return c.Kind.SCALAR_TYPE_EXTENSION}if((0,l.isObjectType)(e3)){return c.Kind.OBJECT_TYPE_EXTENSION}if((0,l.isInterfaceType)(
e3)){return c.Kind.INTERFACE_TYPE_EXTENSION}if((0,l.isUnionType)(e3)){return c.Kind.UNION_TYPE_EXTENSION}if((0,l.isEnumType)(e3)){return c.Kind.ENUM_TYPE_EXTENSION}if((0,l.isInputObjectType)(e3)){return c.
Kind.INPUT_OBJECT_TYPE_EXTENSION}(0,s.invariant)(false,"Unexpected type: "+(0,i.inspect)(e3))}function extensionKindToTypeName(e3){switch(e3){case c.Kind.SCALAR_TYPE_EXTENSION:return"scalar";case c.Kind.
OBJECT_TYPE_EXTENSION:return"object";case c.Kind.INTERFACE_TYPE_EXTENSION:return"interface";case c.Kind.UNION_TYPE_EXTENSION:return"union";case c.Kind.ENUM_TYPE_EXTENSION:return"enum";case c.Kind.INPUT_OBJECT_TYPE_EXTENSION:
return"input object";default:(0,s.invariant)(false,"Unexpected kind: "+(0,i.inspect)(e3))}}},1145:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.ProvidedRequiredArgumentsOnDirectivesRule=
ProvidedRequiredArgumentsOnDirectivesRule;t2.ProvidedRequiredArgumentsRule=ProvidedRequiredArgumentsRule;var r2=n2(5742);var i=n2(7579);var s=n2(5939);var o=n2(1123);var a=n2(9936);var c=n2(4169);var u=n2(
1058);function ProvidedRequiredArgumentsRule(e3){return{...ProvidedRequiredArgumentsOnDirectivesRule(e3),Field:{leave(t3){var n3;const i2=e3.getFieldDef();if(!i2){return false}const o2=new Set((n3=t3.
arguments)===null||n3===void 0?void 0:n3.map(e4=>e4.name.value));for(const n4 of i2.args){if(!o2.has(n4.name)&&(0,c.isRequiredArgument)(n4)){const o3=(0,r2.inspect)(n4.type);e3.reportError(new s.GraphQLError(
`Field "${i2.name}" argument "${n4.name}" of type "${o3}" is required, but it was not provided.`,{nodes:t3}))}}}}}}function ProvidedRequiredArgumentsOnDirectivesRule(e3){var t3;const n3=Object.create(
null);const l=e3.getSchema();const d=(t3=l===null||l===void 0?void 0:l.getDirectives())!==null&&t3!==void 0?t3:u.specifiedDirectives;for(const e4 of d){n3[e4.name]=(0,i.keyMap)(e4.args.filter(c.isRequiredArgument),
e5=>e5.name)}const f=e3.getDocument().definitions;for(const e4 of f){if(e4.kind===o.Kind.DIRECTIVE_DEFINITION){var p;const t4=(p=e4.arguments)!==null&&p!==void 0?p:[];n3[e4.name.value]=(0,i.keyMap)(t4.
filter(isRequiredArgumentNode),e5=>e5.name.value)}}return{Directive:{leave(t4){const i2=t4.name.value;const o2=n3[i2];if(o2){var u2;const n4=(u2=t4.arguments)!==null&&u2!==void 0?u2:[];const l2=new Set(
n4.map(e4=>e4.name.value));for(const[n5,u3]of Object.entries(o2)){if(!l2.has(n5)){const o3=(0,c.isType)(u3.type)?(0,r2.inspect)(u3.type):(0,a.print)(u3.type);e3.reportError(new s.GraphQLError(`Directi\
ve "@${i2}" argument "${n5}" of type "${o3}" is required, but it was not provided.`,{nodes:t4}))}}}}}}}function isRequiredArgumentNode(e3){return e3.type.kind===o.Kind.NON_NULL_TYPE&&e3.defaultValue==
null}},4754:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.ScalarLeafsRule=ScalarLeafsRule;var r2=n2(5742);var i=n2(5939);var s=n2(4169);function ScalarLeafsRule(e3){return{Field(t3){
const n3=e3.getType();const o=t3.selectionSet;if(n3){if((0,s.isLeafType)((0,s.getNamedType)(n3))){if(o){const s2=t3.name.value;const a=(0,r2.inspect)(n3);e3.reportError(new i.GraphQLError(`Field "${s2}\
" must not have a selection since type "${a}" has no subfields.`,{nodes:o}))}}else if(!o){const s2=t3.name.value;const o2=(0,r2.inspect)(n3);e3.reportError(new i.GraphQLError(`Field "${s2}" of type "${o2}\
" must have a selection of subfields. Did you mean "${s2} { ... }"?`,{nodes:t3}))}else if(o.selections.length===0){const s2=t3.name.value;const o2=(0,r2.inspect)(n3);e3.reportError(new i.GraphQLError(
`Field "${s2}" of type "${o2}" must have at least one field selected.`,{nodes:t3}))}}}}}},1705:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.SingleFieldSubscriptionsRule=SingleFieldSubscriptionsRule;
var r2=n2(5939);var i=n2(1123);var s=n2(7611);function SingleFieldSubscriptionsRule(e3){let t3;function reserveSelectionSetWork(t4){e3.spendFragmentWork(t4.selections.length);for(const i2 of t4.selections){
const t5=i2.directives;if(t5!==void 0){e3.spendFragmentWork(t5.length);for(const i3 of t5){if(i3.name.value==="skip"||i3.name.value==="include"){var n3,r3;e3.spendFragmentWork((n3=(r3=i3.arguments)===
null||r3===void 0?void 0:r3.length)!==null&&n3!==void 0?n3:0)}}}}}return{OperationDefinition(n3){if(n3.operation==="subscription"){const o=e3.getSchema();const a=o.getSubscriptionType();if(a){const c=n3.
name?n3.name.value:null;const u=Object.create(null);if(t3===void 0){t3=Object.create(null);const n4=e3.getDocument().definitions;e3.spendFragmentWork(n4.length);for(const e4 of n4){if(e4.kind===i.Kind.
FRAGMENT_DEFINITION){t3[e4.name.value]=e4}}}const l=(0,s.collectFields)(o,t3,u,a,n3.selectionSet,reserveSelectionSetWork);if(l.size>1){const t4=[...l.values()];const n4=t4.slice(1);const i2=n4.flat();
e3.reportError(new r2.GraphQLError(c!=null?`Subscription "${c}" must select only one top level field.`:"Anonymous Subscription must select only one top level field.",{nodes:i2}))}for(const t4 of l.values()){
const n4=t4[0];const i2=n4.name.value;if(i2.startsWith("__")){e3.reportError(new r2.GraphQLError(c!=null?`Subscription "${c}" must not select an introspection top level field.`:"Anonymous Subscription\
 must not select an introspection top level field.",{nodes:t4}))}}}}}}}},6496:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.UniqueArgumentDefinitionNamesRule=UniqueArgumentDefinitionNamesRule;
var r2=n2(8520);var i=n2(5939);function UniqueArgumentDefinitionNamesRule(e3){return{DirectiveDefinition(e4){var t3;const n3=(t3=e4.arguments)!==null&&t3!==void 0?t3:[];return checkArgUniqueness(`@${e4.
name.value}`,n3)},InterfaceTypeDefinition:checkArgUniquenessPerField,InterfaceTypeExtension:checkArgUniquenessPerField,ObjectTypeDefinition:checkArgUniquenessPerField,ObjectTypeExtension:checkArgUniquenessPerField};
function checkArgUniquenessPerField(e4){var t3;const n3=e4.name.value;const r3=(t3=e4.fields)!==null&&t3!==void 0?t3:[];for(const e5 of r3){var i2;const t4=e5.name.value;const r4=(i2=e5.arguments)!==null&&
i2!==void 0?i2:[];checkArgUniqueness(`${n3}.${t4}`,r4)}return false}function checkArgUniqueness(t3,n3){const s=(0,r2.groupBy)(n3,e4=>e4.name.value);for(const[n4,r3]of s){if(r3.length>1){e3.reportError(
new i.GraphQLError(`Argument "${t3}(${n4}:)" can only be defined once.`,{nodes:r3.map(e4=>e4.name)}))}}return false}}},2995:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.UniqueArgumentNamesRule=
UniqueArgumentNamesRule;var r2=n2(8520);var i=n2(5939);function UniqueArgumentNamesRule(e3){return{Field:checkArgUniqueness,Directive:checkArgUniqueness};function checkArgUniqueness(t3){var n3;const s=(n3=
t3.arguments)!==null&&n3!==void 0?n3:[];const o=(0,r2.groupBy)(s,e4=>e4.name.value);for(const[t4,n4]of o){if(n4.length>1){e3.reportError(new i.GraphQLError(`There can be only one argument named "${t4}\
".`,{nodes:n4.map(e4=>e4.name)}))}}}}},9879:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.UniqueDirectiveNamesRule=UniqueDirectiveNamesRule;var r2=n2(5939);function UniqueDirectiveNamesRule(e3){
const t3=Object.create(null);const n3=e3.getSchema();return{DirectiveDefinition(i){const s=i.name.value;if(n3!==null&&n3!==void 0&&n3.getDirective(s)){e3.reportError(new r2.GraphQLError(`Directive "@${s}\
" already exists in the schema. It cannot be redefined.`,{nodes:i.name}));return}if(t3[s]){e3.reportError(new r2.GraphQLError(`There can be only one directive named "@${s}".`,{nodes:[t3[s],i.name]}))}else{
t3[s]=i.name}return false}}}},9412:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.UniqueDirectivesPerLocationRule=UniqueDirectivesPerLocationRule;var r2=n2(5939);var i=n2(1123);var s=n2(
5480);var o=n2(1058);function UniqueDirectivesPerLocationRule(e3){const t3=Object.create(null);const n3=e3.getSchema();const a=n3?n3.getDirectives():o.specifiedDirectives;for(const e4 of a){t3[e4.name]=
!e4.isRepeatable}const c=e3.getDocument().definitions;for(const e4 of c){if(e4.kind===i.Kind.DIRECTIVE_DEFINITION){t3[e4.name.value]=!e4.repeatable}}const u=Object.create(null);const l=Object.create(null);
const d=Object.create(null);return{enter(n4){if(!("directives"in n4)||!n4.directives){return}let o2;if(n4.kind===i.Kind.SCHEMA_DEFINITION||n4.kind===i.Kind.SCHEMA_EXTENSION){o2=u}else if((0,s.isTypeDefinitionNode)(
n4)||(0,s.isTypeExtensionNode)(n4)){const e4=n4.name.value;o2=l[e4];if(o2===void 0){l[e4]=o2=Object.create(null)}}else if(n4.kind===i.Kind.DIRECTIVE_DEFINITION||n4.kind===i.Kind.DIRECTIVE_EXTENSION){const e4=n4.
name.value;o2=d[e4];if(o2===void 0){d[e4]=o2=Object.create(null)}}else{o2=Object.create(null)}for(const i2 of n4.directives){const n5=i2.name.value;if(t3[n5]){if(o2[n5]){e3.reportError(new r2.GraphQLError(
`The directive "@${n5}" can only be used once at this location.`,{nodes:[o2[n5],i2]}))}else{o2[n5]=i2}}}}}}},3062:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.UniqueEnumValueNamesRule=
UniqueEnumValueNamesRule;var r2=n2(5939);var i=n2(4169);function UniqueEnumValueNamesRule(e3){const t3=e3.getSchema();const n3=t3?t3.getTypeMap():Object.create(null);const s=Object.create(null);return{
EnumTypeDefinition:checkValueUniqueness,EnumTypeExtension:checkValueUniqueness};function checkValueUniqueness(t4){var o;const a=t4.name.value;if(!s[a]){s[a]=Object.create(null)}const c=(o=t4.values)!==
null&&o!==void 0?o:[];const u=s[a];for(const t5 of c){const s2=t5.name.value;const o2=n3[a];if((0,i.isEnumType)(o2)&&o2.getValue(s2)){e3.reportError(new r2.GraphQLError(`Enum value "${a}.${s2}" alread\
y exists in the schema. It cannot also be defined in this type extension.`,{nodes:t5.name}))}else if(u[s2]){e3.reportError(new r2.GraphQLError(`Enum value "${a}.${s2}" can only be defined once.`,{nodes:[
u[s2],t5.name]}))}else{u[s2]=t5.name}}return false}}},87:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.UniqueFieldDefinitionNamesRule=UniqueFieldDefinitionNamesRule;var r2=n2(5939);
var i=n2(4169);function UniqueFieldDefinitionNamesRule(e3){const t3=e3.getSchema();const n3=t3?t3.getTypeMap():Object.create(null);const i2=Object.create(null);return{InputObjectTypeDefinition:checkFieldUniqueness,
InputObjectTypeExtension:checkFieldUniqueness,InterfaceTypeDefinition:checkFieldUniqueness,InterfaceTypeExtension:checkFieldUniqueness,ObjectTypeDefinition:checkFieldUniqueness,ObjectTypeExtension:checkFieldUniqueness};
function checkFieldUniqueness(t4){var s;const o=t4.name.value;if(!i2[o]){i2[o]=Object.create(null)}const a=(s=t4.fields)!==null&&s!==void 0?s:[];const c=i2[o];for(const t5 of a){const i3=t5.name.value;
if(hasField(n3[o],i3)){e3.reportError(new r2.GraphQLError(`Field "${o}.${i3}" already exists in the schema. It cannot also be defined in this type extension.`,{nodes:t5.name}))}else if(c[i3]){e3.reportError(
new r2.GraphQLError(`Field "${o}.${i3}" can only be defined once.`,{nodes:[c[i3],t5.name]}))}else{c[i3]=t5.name}}return false}}function hasField(e3,t3){if((0,i.isObjectType)(e3)||(0,i.isInterfaceType)(
e3)||(0,i.isInputObjectType)(e3)){return e3.getFields()[t3]!=null}return false}},1914:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.UniqueFragmentNamesRule=UniqueFragmentNamesRule;
var r2=n2(5939);function UniqueFragmentNamesRule(e3){const t3=Object.create(null);return{OperationDefinition:()=>false,FragmentDefinition(n3){const i=n3.name.value;if(t3[i]){e3.reportError(new r2.GraphQLError(
`There can be only one fragment named "${i}".`,{nodes:[t3[i],n3.name]}))}else{t3[i]=n3.name}return false}}}},9082:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.UniqueInputFieldNamesRule=
UniqueInputFieldNamesRule;var r2=n2(3650);var i=n2(5939);function UniqueInputFieldNamesRule(e3){const t3=[];let n3=Object.create(null);return{ObjectValue:{enter(){t3.push(n3);n3=Object.create(null)},leave(){
const e4=t3.pop();e4||(0,r2.invariant)(false);n3=e4}},ObjectField(t4){const r3=t4.name.value;if(n3[r3]){e3.reportError(new i.GraphQLError(`There can be only one input field named "${r3}".`,{nodes:[n3[r3],
t4.name]}))}else{n3[r3]=t4.name}}}}},4403:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.UniqueOperationNamesRule=UniqueOperationNamesRule;var r2=n2(5939);function UniqueOperationNamesRule(e3){
const t3=Object.create(null);return{OperationDefinition(n3){const i=n3.name;if(i){if(t3[i.value]){e3.reportError(new r2.GraphQLError(`There can be only one operation named "${i.value}".`,{nodes:[t3[i.
value],i]}))}else{t3[i.value]=i}}return false},FragmentDefinition:()=>false}}},4234:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.UniqueOperationTypesRule=UniqueOperationTypesRule;
var r2=n2(5939);function UniqueOperationTypesRule(e3){const t3=e3.getSchema();const n3=Object.create(null);const i=t3?{query:t3.getQueryType(),mutation:t3.getMutationType(),subscription:t3.getSubscriptionType()}:
{};return{SchemaDefinition:checkOperationTypes,SchemaExtension:checkOperationTypes};function checkOperationTypes(t4){var s;const o=(s=t4.operationTypes)!==null&&s!==void 0?s:[];for(const t5 of o){const s2=t5.
operation;const o2=n3[s2];if(i[s2]){e3.reportError(new r2.GraphQLError(`Type for ${s2} already defined in the schema. It cannot be redefined.`,{nodes:t5}))}else if(o2){e3.reportError(new r2.GraphQLError(
`There can be only one ${s2} type in schema.`,{nodes:[o2,t5]}))}else{n3[s2]=t5}}return false}}},2058:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.UniqueTypeNamesRule=UniqueTypeNamesRule;
var r2=n2(5939);function UniqueTypeNamesRule(e3){const t3=Object.create(null);const n3=e3.getSchema();return{ScalarTypeDefinition:checkTypeName,ObjectTypeDefinition:checkTypeName,InterfaceTypeDefinition:checkTypeName,
UnionTypeDefinition:checkTypeName,EnumTypeDefinition:checkTypeName,InputObjectTypeDefinition:checkTypeName};function checkTypeName(i){const s=i.name.value;if(n3!==null&&n3!==void 0&&n3.getType(s)){e3.
reportError(new r2.GraphQLError(`Type "${s}" already exists in the schema. It cannot also be defined in this type definition.`,{nodes:i.name}));return}if(t3[s]){e3.reportError(new r2.GraphQLError(`The\
re can be only one type named "${s}".`,{nodes:[t3[s],i.name]}))}else{t3[s]=i.name}return false}}},218:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.UniqueVariableNamesRule=UniqueVariableNamesRule;
var r2=n2(8520);var i=n2(5939);function UniqueVariableNamesRule(e3){return{OperationDefinition(t3){var n3;const s=(n3=t3.variableDefinitions)!==null&&n3!==void 0?n3:[];const o=(0,r2.groupBy)(s,e4=>e4.
variable.name.value);for(const[t4,n4]of o){if(n4.length>1){e3.reportError(new i.GraphQLError(`There can be only one variable named "$${t4}".`,{nodes:n4.map(e4=>e4.variable.name)}))}}}}}},1408:(e2,t2,n2)=>{
Object.defineProperty(t2,"__esModule",{value:true});t2.ValuesOfCorrectTypeRule=ValuesOfCorrectTypeRule;var r2=n2(1353);var i=n2(5742);var s=n2(7579);var o=n2(7904);var a=n2(5939);var c=n2(1123);var u=n2(
9936);var l=n2(4169);function ValuesOfCorrectTypeRule(e3){return{ListValue(t3){const n3=(0,l.getNullableType)(e3.getParentInputType());if(!(0,l.isListType)(n3)){isValidValueNode(e3,t3);return false}},
ObjectValue(t3){const n3=(0,l.getNamedType)(e3.getInputType());if(!(0,l.isInputObjectType)(n3)){isValidValueNode(e3,t3);return false}const r3=(0,s.keyMap)(t3.fields,e4=>e4.name.value);for(const s2 of Object.
values(n3.getFields())){const o2=r3[s2.name];if(!o2&&(0,l.isRequiredInputField)(s2)){const r4=(0,i.inspect)(s2.type);e3.reportError(new a.GraphQLError(`Field "${n3.name}.${s2.name}" of required type "${r4}\
" was not provided.`,{nodes:t3}))}}if(n3.isOneOf){validateOneOfInputObject(e3,t3,n3,r3)}},ObjectField(t3){const n3=(0,l.getNamedType)(e3.getParentInputType());const i2=e3.getInputType();if(!i2&&(0,l.isInputObjectType)(
n3)){const i3=e3.hideSuggestions?[]:(0,o.suggestionList)(t3.name.value,Object.keys(n3.getFields()));e3.reportError(new a.GraphQLError(`Field "${t3.name.value}" is not defined by type "${n3.name}".`+(0,
r2.didYouMean)(i3),{nodes:t3}))}},NullValue(t3){const n3=e3.getInputType();if((0,l.isNonNullType)(n3)){e3.reportError(new a.GraphQLError(`Expected value of type "${(0,i.inspect)(n3)}", found ${(0,u.printForError)(
t3)}.`,{nodes:t3}))}},EnumValue:t3=>isValidValueNode(e3,t3),IntValue:t3=>isValidValueNode(e3,t3),FloatValue:t3=>isValidValueNode(e3,t3),StringValue:t3=>isValidValueNode(e3,t3),BooleanValue:t3=>isValidValueNode(
e3,t3)}}function isValidValueNode(e3,t3){const n3=e3.getInputType();if(!n3){return}const r3=(0,l.getNamedType)(n3);if(!(0,l.isLeafType)(r3)){const r4=(0,i.inspect)(n3);e3.reportError(new a.GraphQLError(
`Expected value of type "${r4}", found ${(0,u.printForError)(t3)}.`,{nodes:t3}));return}try{const s2=(0,l.isEnumType)(r3)?r3.parseLiteral(t3,void 0,e3.hideSuggestions):r3.parseLiteral(t3,void 0);if(s2===
void 0){const r4=(0,i.inspect)(n3);e3.reportError(new a.GraphQLError(`Expected value of type "${r4}", found ${(0,u.printForError)(t3)}.`,{nodes:t3}))}}catch(r4){const s2=(0,i.inspect)(n3);if(r4 instanceof
a.GraphQLError){e3.reportError(r4)}else{e3.reportError(new a.GraphQLError(`Expected value of type "${s2}", found ${(0,u.printForError)(t3)}; `+r4.message,{nodes:t3,originalError:r4}))}}}function validateOneOfInputObject(e3,t3,n3,r3){
var i2;const s2=Object.keys(r3);const o2=s2.length!==1;if(o2){e3.reportError(new a.GraphQLError(`OneOf Input Object "${n3.name}" must specify exactly one key.`,{nodes:[t3]}));return}const u2=(i2=r3[s2[0]])===
null||i2===void 0?void 0:i2.value;const l2=!u2||u2.kind===c.Kind.NULL;if(l2){e3.reportError(new a.GraphQLError(`Field "${n3.name}.${s2[0]}" must be non-null.`,{nodes:[t3]}))}}},6187:(e2,t2,n2)=>{Object.
defineProperty(t2,"__esModule",{value:true});t2.VariablesAreInputTypesRule=VariablesAreInputTypesRule;var r2=n2(5939);var i=n2(9936);var s=n2(4169);var o=n2(6738);function VariablesAreInputTypesRule(e3){
return{VariableDefinition(t3){const n3=(0,o.typeFromAST)(e3.getSchema(),t3.type);if(n3!==void 0&&!(0,s.isInputType)(n3)){const n4=t3.variable.name.value;const s2=(0,i.print)(t3.type);e3.reportError(new r2.
GraphQLError(`Variable "$${n4}" cannot be non-input type "${s2}".`,{nodes:t3.type}))}}}}},4186:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.VariablesInAllowedPositionRule=VariablesInAllowedPositionRule;
var r2=n2(5742);var i=n2(5939);var s=n2(1123);var o=n2(4169);var a=n2(6539);var c=n2(6738);function VariablesInAllowedPositionRule(e3){let t3=Object.create(null);return{OperationDefinition:{enter(){t3=
Object.create(null)},leave(n3){const s2=e3.getRecursiveVariableUsages(n3);for(const{node:n4,type:a2,defaultValue:u,parentType:l}of s2){const s3=n4.name.value;const d=t3[s3];if(d&&a2){const t4=e3.getSchema();
const f=(0,c.typeFromAST)(t4,d.type);if(f&&!allowedVariableUsage(t4,f,d.defaultValue,a2,u)){const t5=(0,r2.inspect)(f);const o2=(0,r2.inspect)(a2);e3.reportError(new i.GraphQLError(`Variable "$${s3}" \
of type "${t5}" used in position expecting type "${o2}".`,{nodes:[d,n4]}))}if((0,o.isInputObjectType)(l)&&l.isOneOf&&(0,o.isNullableType)(f)){e3.reportError(new i.GraphQLError(`Variable "$${s3}" is of\
 type "${f}" but must be non-nullable to be used for OneOf Input Object "${l}".`,{nodes:[d,n4]}))}}}}},VariableDefinition(e4){t3[e4.variable.name.value]=e4}}}function allowedVariableUsage(e3,t3,n3,r3,i2){
if((0,o.isNonNullType)(r3)&&!(0,o.isNonNullType)(t3)){const o2=n3!=null&&n3.kind!==s.Kind.NULL;const c2=i2!==void 0;if(!o2&&!c2){return false}const u=r3.ofType;return(0,a.isTypeSubTypeOf)(e3,t3,u)}return(0,
a.isTypeSubTypeOf)(e3,t3,r3)}},5910:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.NoDeprecatedCustomRule=NoDeprecatedCustomRule;var r2=n2(3650);var i=n2(5939);var s=n2(4169);function NoDeprecatedCustomRule(e3){
return{Field(t3){const n3=e3.getFieldDef();const s2=n3===null||n3===void 0?void 0:n3.deprecationReason;if(n3&&s2!=null){const o=e3.getParentType();o!=null||(0,r2.invariant)(false);e3.reportError(new i.
GraphQLError(`The field ${o.name}.${n3.name} is deprecated. ${s2}`,{nodes:t3}))}},Argument(t3){const n3=e3.getArgument();const s2=n3===null||n3===void 0?void 0:n3.deprecationReason;if(n3&&s2!=null){const o=e3.
getDirective();if(o!=null){e3.reportError(new i.GraphQLError(`Directive "@${o.name}" argument "${n3.name}" is deprecated. ${s2}`,{nodes:t3}))}else{const o2=e3.getParentType();const a=e3.getFieldDef();
o2!=null&&a!=null||(0,r2.invariant)(false);e3.reportError(new i.GraphQLError(`Field "${o2.name}.${a.name}" argument "${n3.name}" is deprecated. ${s2}`,{nodes:t3}))}}},ObjectField(t3){const n3=(0,s.getNamedType)(
e3.getParentInputType());if((0,s.isInputObjectType)(n3)){const r3=n3.getFields()[t3.name.value];const s2=r3===null||r3===void 0?void 0:r3.deprecationReason;if(s2!=null){e3.reportError(new i.GraphQLError(
`The input field ${n3.name}.${r3.name} is deprecated. ${s2}`,{nodes:t3}))}}},EnumValue(t3){const n3=e3.getEnumValue();const o=n3===null||n3===void 0?void 0:n3.deprecationReason;if(n3&&o!=null){const a=(0,
s.getNamedType)(e3.getInputType());a!=null||(0,r2.invariant)(false);e3.reportError(new i.GraphQLError(`The enum value "${a.name}.${n3.name}" is deprecated. ${o}`,{nodes:t3}))}}}}},6787:(e2,t2,n2)=>{Object.
defineProperty(t2,"__esModule",{value:true});t2.NoSchemaIntrospectionCustomRule=NoSchemaIntrospectionCustomRule;var r2=n2(5939);var i=n2(4169);var s=n2(317);function NoSchemaIntrospectionCustomRule(e3){
return{Field(t3){const n3=(0,i.getNamedType)(e3.getType());if(n3&&(0,s.isIntrospectionType)(n3)){e3.reportError(new r2.GraphQLError(`GraphQL introspection has been disabled, but the requested query co\
ntained the field "${t3.name.value}".`,{nodes:t3}))}}}}},916:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.specifiedSDLRules=t2.specifiedRules=t2.recommendedRules=void 0;var r2=n2(
5401);var i=n2(2153);var s=n2(643);var o=n2(7663);var a=n2(5866);var c=n2(5958);var u=n2(1574);var l=n2(1677);var d=n2(2553);var f=n2(8749);var p=n2(2579);var m=n2(8873);var h=n2(3693);var y=n2(9489);
var g=n2(1646);var v=n2(4550);var b=n2(6058);var T=n2(1145);var w=n2(4754);var E=n2(1705);var N=n2(6496);var S=n2(2995);var O=n2(9879);var I=n2(9412);var k=n2(3062);var $=n2(87);var A=n2(1914);var R=n2(
9082);var D=n2(4403);var P=n2(4234);var L=n2(2058);var C=n2(218);var j=n2(1408);var x=n2(6187);var F=n2(4186);const M=Object.freeze([f.MaxIntrospectionDepthRule]);t2.recommendedRules=M;const V=Object.
freeze([r2.ExecutableDefinitionsRule,D.UniqueOperationNamesRule,l.LoneAnonymousOperationRule,E.SingleFieldSubscriptionsRule,u.KnownTypeNamesRule,s.FragmentsOnCompositeTypesRule,x.VariablesAreInputTypesRule,
w.ScalarLeafsRule,i.FieldsOnCorrectTypeRule,A.UniqueFragmentNamesRule,c.KnownFragmentNamesRule,h.NoUnusedFragmentsRule,v.PossibleFragmentSpreadsRule,p.NoFragmentCyclesRule,C.UniqueVariableNamesRule,m.
NoUndefinedVariablesRule,y.NoUnusedVariablesRule,a.KnownDirectivesRule,I.UniqueDirectivesPerLocationRule,o.KnownArgumentNamesRule,S.UniqueArgumentNamesRule,j.ValuesOfCorrectTypeRule,T.ProvidedRequiredArgumentsRule,
F.VariablesInAllowedPositionRule,g.OverlappingFieldsCanBeMergedRule,R.UniqueInputFieldNamesRule,...M]);t2.specifiedRules=V;const U=Object.freeze([d.LoneSchemaDefinitionRule,P.UniqueOperationTypesRule,
L.UniqueTypeNamesRule,k.UniqueEnumValueNamesRule,$.UniqueFieldDefinitionNamesRule,N.UniqueArgumentDefinitionNamesRule,O.UniqueDirectiveNamesRule,u.KnownTypeNamesRule,a.KnownDirectivesRule,I.UniqueDirectivesPerLocationRule,
b.PossibleTypeExtensionsRule,o.KnownArgumentNamesOnDirectivesRule,S.UniqueArgumentNamesRule,R.UniqueInputFieldNamesRule,T.ProvidedRequiredArgumentsOnDirectivesRule]);t2.specifiedSDLRules=U},7063:(e2,t2,n2)=>{
Object.defineProperty(t2,"__esModule",{value:true});t2.assertValidSDL=assertValidSDL;t2.assertValidSDLExtension=assertValidSDLExtension;t2.validate=validate;t2.validateSDL=validateSDL;var r2=n2(5383);
var i=n2(5719);var s=n2(5939);var o=n2(2740);var a=n2(638);var c=n2(3902);var u=n2(5e3);var l=n2(916);var d=n2(6441);var f=n2(8139);const p=(0,i.mapValue)(o.QueryDocumentKeys,e3=>e3.filter(e4=>e4!=="d\
escription"));function validate(e3,t3,n3=l.specifiedRules,i2,o2=new u.TypeInfo(e3)){var m,h;const y=(m=i2===null||i2===void 0?void 0:i2.maxErrors)!==null&&m!==void 0?m:100;const g=(h=i2===null||i2===void 0?
void 0:i2.hideSuggestions)!==null&&h!==void 0?h:false;t3||(0,r2.devAssert)(false,"Must provide document.");(0,c.assertValidSchema)(e3);const v=Object.freeze({});const b=[];const T=new f.ValidationContext(
e3,t3,o2,e4=>{if(b.length>=y){b.push(new s.GraphQLError("Too many validation errors, error limit reached. Validation aborted."));throw v}b.push(e4)},g);const w=(0,a.visitInParallel)(n3.map(e4=>e4(T)));
try{(0,a.visit)(t3,(0,u.visitWithTypeInfo)(o2,w),p)}catch(e4){if(e4===d.validationAbortedError){b.push(d.validationAbortedError)}else if(e4!==v){throw e4}}return b}function validateSDL(e3,t3,n3=l.specifiedSDLRules){
const r3=[];const i2=new f.SDLValidationContext(e3,t3,e4=>{r3.push(e4)});const s2=n3.map(e4=>e4(i2));(0,a.visit)(e3,(0,a.visitInParallel)(s2));return r3}function assertValidSDL(e3){const t3=validateSDL(
e3);if(t3.length!==0){throw new Error(t3.map(e4=>e4.message).join("\n\n"))}}function assertValidSDLExtension(e3,t3){const n3=validateSDL(e3,t3);if(n3.length!==0){throw new Error(n3.map(e4=>e4.message).
join("\n\n"))}}},6441:(e2,t2,n2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.validationAbortedError=void 0;var r2=n2(5939);const i=new r2.GraphQLError("Validation aborted.");t2.validationAbortedError=
i},8725:(e2,t2)=>{Object.defineProperty(t2,"__esModule",{value:true});t2.versionInfo=t2.version=void 0;const n2="16.15.0";t2.version=n2;const r2=Object.freeze({major:16,minor:15,patch:0,preReleaseTag:null});
t2.versionInfo=r2},1167:e2=>{var t2=e2.exports=function(e3,t3,n2){if(typeof t3=="function"){n2=t3;t3={}}n2=t3.cb||n2;var r2=typeof n2=="function"?n2:n2.pre||function(){};var i=n2.post||function(){};_traverse(
t3,r2,i,e3,"",e3)};t2.keywords={additionalItems:true,items:true,contains:true,additionalProperties:true,propertyNames:true,not:true,if:true,then:true,else:true};t2.arrayKeywords={items:true,allOf:true,
anyOf:true,oneOf:true};t2.propsKeywords={$defs:true,definitions:true,properties:true,patternProperties:true,dependencies:true};t2.skipKeywords={default:true,enum:true,const:true,required:true,maximum:true,
minimum:true,exclusiveMaximum:true,exclusiveMinimum:true,multipleOf:true,maxLength:true,minLength:true,pattern:true,format:true,maxItems:true,minItems:true,uniqueItems:true,maxProperties:true,minProperties:true};
function _traverse(e3,n2,r2,i,s,o,a,c,u,l){if(i&&typeof i=="object"&&!Array.isArray(i)){n2(i,s,o,a,c,u,l);for(var d in i){var f=i[d];if(Array.isArray(f)){if(d in t2.arrayKeywords){for(var p=0;p<f.length;p++)
_traverse(e3,n2,r2,f[p],s+"/"+d+"/"+p,o,s,d,i,p)}}else if(d in t2.propsKeywords){if(f&&typeof f=="object"){for(var m in f)_traverse(e3,n2,r2,f[m],s+"/"+d+"/"+escapeJsonPtr(m),o,s,d,i,m)}}else if(d in t2.
keywords||e3.allKeys&&!(d in t2.skipKeywords)){_traverse(e3,n2,r2,f,s+"/"+d,o,s,d,i)}}r2(i,s,o,a,c,u,l)}}function escapeJsonPtr(e3){return e3.replace(/~/g,"~0").replace(/\//g,"~1")}},181:t2=>{t2.exports=
e(import.meta.url)("buffer")},1421:t2=>{t2.exports=e(import.meta.url)("node:child_process")},7598:t2=>{t2.exports=e(import.meta.url)("node:crypto")},3024:t2=>{t2.exports=e(import.meta.url)("node:fs")},
1455:t2=>{t2.exports=e(import.meta.url)("node:fs/promises")},8161:t2=>{t2.exports=e(import.meta.url)("node:os")},6760:t2=>{t2.exports=e(import.meta.url)("node:path")},932:t2=>{t2.exports=e(import.meta.
url)("process")},4352:(e2,t2,n2)=>{const{normalizeIPv6:r2,removeDotSegments:i,removeDotSegmentsRelative:s,recomposeAuthority:o,normalizePercentEncoding:a,normalizePathEncoding:c,serializePathEncoding:u,
normalizeQueryFragmentEncoding:l,encodeQuery:d,encodeFragment:f,reescapeHostDelimiters:p,isIPv4:m,nonSimpleDomain:h}=n2(5077);const{SCHEMES:y,getSchemeHandler:g}=n2(5300);const v=/^[A-Za-z][A-Za-z0-9+.-]*$/u;
const b="URI scheme is malformed.";const T="URI host is malformed.";const w=/[\0-\x20"#/:<>?@[\\\]^`{|}\x7F]/u;function validateScheme(e3){const t3=String(e3);if(!v.test(t3)){throw new TypeError(b)}return t3}
function normalize(e3,t3){if(typeof e3==="string"){e3=normalizeString(e3,t3)}else if(typeof e3==="object"){e3=parse(serialize(e3,t3),t3)}return e3}function resolve(e3,t3,n3){const i2=n3?Object.assign(
{scheme:"null"},n3):{scheme:"null"};const{parsed:s2,malformedAuthorityOrPort:o2,malformedPercentEncoding:a2,malformedSchemeSpecific:c2,malformedHost:u2,malformedScheme:l2}=parseWithStatus(e3,i2);const{
parsed:d2,malformedAuthorityOrPort:f2,malformedPercentEncoding:p2,malformedSchemeSpecific:h2,malformedHost:y2,malformedScheme:v2}=parseWithStatus(t3,i2);if(o2||f2||a2||p2||c2||h2||u2||y2||l2||v2){throw new Error(
s2.error||d2.error||"URI is malformed.")}const b2=resolveComponent(s2,d2,i2,true);const w2=g(n3&&n3.scheme||b2.scheme);const E2=b2.host;const N2=E2!==void 0&&E2!==""&&(m(E2)||r2(E2).isIPV6);if(hasForbiddenDomainHost(
b2,n3||{},w2,N2)){throw new Error(T)}canonicalizeHost(b2,n3||{},w2,N2);const S2=E2&&E2.indexOf("%")!==-1&&!/\P{ASCII}/u.test(E2);if(b2.error&&!S2){throw new Error(b2.error)}i2.skipEscape=true;return serialize(
b2,i2)}function resolveComponent(e3,t3,n3,r3){const o2={};if(!r3){e3=parse(serialize(e3,n3),n3);t3=parse(serialize(t3,n3),n3)}n3=n3||{};if(!n3.tolerant&&t3.scheme){o2.scheme=t3.scheme;o2.userinfo=t3.userinfo;
o2.host=t3.host;o2.port=t3.port;o2.path=i(t3.path||"");o2.query=t3.query}else{if(t3.userinfo!==void 0||t3.host!==void 0||t3.port!==void 0){o2.userinfo=t3.userinfo;o2.host=t3.host;o2.port=t3.port;o2.path=
i(t3.path||"");o2.query=t3.query}else{if(!t3.path){o2.path=e3.path;if(t3.query!==void 0){o2.query=t3.query}else{o2.query=e3.query}}else{if(t3.path[0]==="/"){o2.path=i(t3.path)}else{const n4=e3.userinfo!==
void 0||e3.host!==void 0||e3.port!==void 0;if(n4&&!e3.path){o2.path="/"+t3.path}else if(!e3.path){o2.path=t3.path}else{o2.path=e3.path.slice(0,e3.path.lastIndexOf("/")+1)+t3.path}o2.path=e3.scheme===void 0&&
!n4&&o2.path[0]!=="/"?s(o2.path):i(o2.path)}o2.query=t3.query}o2.userinfo=e3.userinfo;o2.host=e3.host;o2.port=e3.port}o2.scheme=e3.scheme}o2.fragment=t3.fragment;return o2}function equal(e3,t3,n3){const r3=normalizeComparableURI(
e3,n3);const i2=normalizeComparableURI(t3,n3);return r3!==void 0&&i2!==void 0&&r3===i2}function serialize(e3,t3){const n3={host:e3.host,scheme:e3.scheme,userinfo:e3.userinfo,port:e3.port,path:e3.path,
query:e3.query,nid:e3.nid,nss:e3.nss,uuid:e3.uuid,fragment:e3.fragment,reference:e3.reference,resourceName:e3.resourceName,secure:e3.secure,error:""};const r3=Object.assign({},t3);const c2=[];if(n3.scheme){
n3.scheme=validateScheme(n3.scheme)}const l2=g(r3.scheme||n3.scheme);if(l2&&l2.serialize)l2.serialize(n3,r3);const p2=n3.userinfo!==void 0||n3.host!==void 0||n3.port!==void 0;const m2=(n3.scheme===void 0||
r3.reference==="suffix")&&!p2;const h2=!r3.skipEscape&&m2;if(n3.path!==void 0){if(!r3.skipEscape){n3.path=u(n3.path,h2)}else{n3.path=a(n3.path)}}if(r3.reference!=="suffix"&&n3.scheme){n3.scheme=validateScheme(
n3.scheme);c2.push(n3.scheme,":")}const y2=o(n3);if(y2!==void 0){if(r3.reference!=="suffix"){c2.push("//")}c2.push(y2);if(n3.path&&n3.path[0]!=="/"){c2.push("/")}}if(n3.path!==void 0){let e4=n3.path;if(!r3.
absolutePath&&(!l2||!l2.absolutePath)){e4=m2&&e4[0]!=="/"?s(e4):i(e4)}if(m2){e4=u(e4,true)}if(y2===void 0&&e4[0]==="/"&&e4[1]==="/"){e4="/%2F"+e4.slice(2)}c2.push(e4)}if(n3.query!==void 0){c2.push("?",
d(n3.query))}if(n3.fragment!==void 0){c2.push("#",f(n3.fragment))}return c2.join("")}const E=/^(?:([^#/:?]+):)?(?:\/\/((?:([^#/?@]*)@)?(\[[^#/?\]]+\]|[^#/:?]*)(?::(\d*))?))?([^#?]*)(?:\?([^#]*))?(?:#((?:.|[\n\r])*))?/u;
const N=/^(?:[^#/:?]+:)?\/\/([^/?#]*)/;const S=/^(?:[^#/:?]+:)?([/\\\t\n\r]*)/;function getParseError(e3,t3){if(t3[2]!==void 0&&e3.path&&e3.path[0]!=="/"){return'URI path must start with "/" when auth\
ority is present.'}if(typeof e3.port==="number"&&(e3.port<0||e3.port>65535)){return"URI port is malformed."}return void 0}function hasMalformedPercentEncoding(e3){if(e3===void 0)return false;let t3=e3.
indexOf("%");while(t3!==-1){if(t3+2>=e3.length||!/^[\da-f]{2}$/iu.test(e3.slice(t3+1,t3+3))){return true}t3=e3.indexOf("%",t3+3)}return false}function isIPLiteral(e3){return e3[0]==="["&&e3[e3.length-
1]==="]"}function hasMalformedComponentPercentEncoding(e3){const t3=e3[4];return hasMalformedPercentEncoding(e3[3])||t3!==void 0&&!isIPLiteral(t3)&&hasMalformedPercentEncoding(t3)||hasMalformedPercentEncoding(
e3[6])||hasMalformedPercentEncoding(e3[7])||hasMalformedPercentEncoding(e3[8])}function canonicalizeHost(e3,t3,n3,r3){if(hasForbiddenDomainHost(e3,t3,n3,r3)){e3.error=e3.error||T;return true}if(!t3.unicodeSupport&&
(!n3||!n3.unicodeSupport)&&e3.host&&!isIPLiteral(e3.host)&&(t3.domainHost||n3&&n3.domainHost)&&r3===false&&h(e3.host)){let t4;try{t4=new URL("http://"+e3.host)}catch(t5){e3.error=e3.error||"Host's dom\
ain name can not be converted to ASCII: "+t5;return true}if(!isHostOnlyURL(t4)){e3.error=e3.error||T;return true}e3.host=t4.hostname}return false}function hasForbiddenDomainHost(e3,t3,n3,r3){return Boolean(
e3.host&&r3===false&&!isIPLiteral(e3.host)&&(t3.domainHost||n3&&n3.domainHost)&&w.test(e3.host))}function isHostOnlyURL(e3){return e3.username===""&&e3.password===""&&e3.port===""&&e3.pathname==="/"&&
e3.search===""&&e3.hash===""&&e3.hostname!==""}function parseWithStatus(e3,t3){const n3=Object.assign({},t3);const i2={scheme:void 0,userinfo:void 0,host:"",port:void 0,path:"",query:void 0,fragment:void 0};
let s2=false;let o2=false;let u2=false;let d2=false;let f2=false;let h2=false;let w2=false;if(n3.reference==="suffix"){if(n3.scheme){e3=n3.scheme+":"+e3}else{e3="//"+e3}}const O2=e3.match(N);if(O2!==null&&
O2[1].indexOf("\\")!==-1){i2.error="URI authority must not contain a literal backslash.";s2=true}const I=e3.match(S);if(I!==null){const e4=I[1];const t4=e4.replace(/[\t\n\r]/g,"");if(t4.length>=2){if(t4.
slice(0,2)!=="//"){i2.error=i2.error||"URI authority must not contain a literal backslash.";s2=true}else if(e4.length!==t4.length){i2.error=i2.error||"URI authority introducer must not contain whitesp\
ace.";s2=true}}}const k=e3.match(E);if(k){i2.scheme=k[1];i2.userinfo=k[3];i2.host=k[4];i2.port=parseInt(k[5],10);i2.path=k[6]||"";i2.query=k[7];i2.fragment=k[8];if(i2.scheme!==void 0){if(v.test(i2.scheme)){
i2.scheme=i2.scheme.toLowerCase()}else{i2.error=i2.error||b;h2=true}}o2=hasMalformedComponentPercentEncoding(k);if(o2){i2.error=i2.error||"URI contains malformed percent-encoding."}if(isNaN(i2.port)){
i2.port=k[5]}const t4=getParseError(i2,k);if(t4!==void 0){i2.error=i2.error||t4;s2=true}if(i2.host){const e4=m(i2.host);if(e4===false){const e5=isIPLiteral(i2.host);const t5=i2.host.indexOf("[")!==-1||
i2.host.indexOf("]")!==-1;const n4=r2(i2.host);w2=n4.isIPV6||n4.isIPVFuture===true;f2=t5&&(!e5||n4.error===true);i2.host=w2?n4.host:n4.host.toLowerCase();if(f2){i2.error=i2.error||T;s2=true}}else{w2=true}}
if(i2.scheme===void 0&&i2.userinfo===void 0&&i2.host===void 0&&i2.port===void 0&&i2.query===void 0&&!i2.path){i2.reference="same-document"}else if(i2.scheme===void 0){i2.reference="relative"}else if(i2.
fragment===void 0){i2.reference="absolute"}else{i2.reference="uri"}if(n3.reference&&n3.reference!=="suffix"&&n3.reference!==i2.reference){i2.error=i2.error||"URI is not a "+n3.reference+" reference."}
const E2=g(n3.scheme||i2.scheme);if(!f2){d2=canonicalizeHost(i2,n3,E2,w2)}if(e3.indexOf("%")!==-1&&i2.host!==void 0&&!f2){let e4=w2?i2.host:a(i2.host,true);if(!w2){e4=a(e4.toLowerCase())}i2.host=w2||n3.
scheme!=="null"?p(e4,w2):e4}if(!E2||E2&&!E2.skipNormalize){if(i2.path){i2.path=c(i2.path)}if(i2.query){i2.query=l(i2.query)}if(i2.fragment){i2.fragment=l(i2.fragment)}}if(E2&&E2.parse){E2.parse(i2,n3);
if(E2===y.urn&&i2.nid===void 0){u2=true}}}else{i2.error=i2.error||"URI can not be parsed."}return{parsed:i2,malformedAuthorityOrPort:s2,malformedPercentEncoding:o2,malformedSchemeSpecific:u2,malformedHost:d2,
malformedScheme:h2}}function parse(e3,t3){return parseWithStatus(e3,t3).parsed}function normalizeString(e3,t3){return normalizeStringWithStatus(e3,t3).normalized}function normalizeStringWithStatus(e3,t3){
const{parsed:n3,malformedAuthorityOrPort:r3,malformedPercentEncoding:i2,malformedSchemeSpecific:s2,malformedHost:o2,malformedScheme:a2}=parseWithStatus(e3,t3);return{normalized:r3||i2||s2||o2||a2?e3:serialize(
n3,t3),malformedAuthorityOrPort:r3,malformedPercentEncoding:i2,malformedSchemeSpecific:s2,malformedHost:o2,malformedScheme:a2}}function normalizeComparableURI(e3,t3){if(typeof e3!=="string"&&typeof e3!==
"object"){return void 0}let n3;try{n3=typeof e3==="string"?e3:serialize(e3,t3)}catch{return void 0}const{normalized:r3,malformedAuthorityOrPort:i2,malformedPercentEncoding:s2,malformedSchemeSpecific:o2,
malformedHost:a2,malformedScheme:c2}=normalizeStringWithStatus(n3,t3);return i2||s2||o2||a2||c2?void 0:r3}const O={SCHEMES:y,normalize,resolve,resolveComponent,equal,serialize,parse};e2.exports=O;e2.exports["\
default"]=O;e2.exports.fastUri=O},5300:(e2,t2,n2)=>{const{isUUID:r2}=n2(5077);const i=/^([\da-z][\d\-a-z]{0,31}):((?:[\w!$'()*+,\-./:;=@]|%[\da-f]{2})+)$/iu;const s=["http","https","ws","wss","urn","u\
rn:uuid"];function isValidSchemeName(e3){return s.indexOf(e3)!==-1}function wsIsSecure(e3){if(e3.secure===true){return true}else if(e3.secure===false){return false}else if(e3.scheme){return e3.scheme.
length===3&&(e3.scheme[0]==="w"||e3.scheme[0]==="W")&&(e3.scheme[1]==="s"||e3.scheme[1]==="S")&&(e3.scheme[2]==="s"||e3.scheme[2]==="S")}else{return false}}function httpParse(e3){if(!e3.host){e3.error=
e3.error||"HTTP URIs must have a host."}return e3}function httpSerialize(e3){const t3=String(e3.scheme).toLowerCase()==="https";if(e3.port===(t3?443:80)||e3.port===""){e3.port=void 0}if(!e3.path){e3.path=
"/"}return e3}function wsParse(e3){e3.secure=wsIsSecure(e3);e3.resourceName=(e3.path||"/")+(e3.query?"?"+e3.query:"");e3.path=void 0;e3.query=void 0;return e3}function wsSerialize(e3){if(e3.port===(wsIsSecure(
e3)?443:80)||e3.port===""){e3.port=void 0}if(typeof e3.secure==="boolean"){e3.scheme=e3.secure?"wss":"ws";e3.secure=void 0}if(e3.resourceName){const t3=e3.resourceName.indexOf("?");const n3=t3===-1?e3.
resourceName:e3.resourceName.slice(0,t3);e3.path=n3&&n3!=="/"?n3:void 0;e3.query=t3===-1?void 0:e3.resourceName.slice(t3+1);e3.resourceName=void 0}e3.fragment=void 0;return e3}function urnParse(e3,t3){
if(!e3.path){e3.error="URN can not be parsed";return e3}const n3=e3.path.match(i);if(n3&&n3[0]===e3.path){const r3=t3.scheme||e3.scheme||"urn";e3.nid=n3[1].toLowerCase();e3.nss=n3[2];const i2=`${r3}:${t3.
nid||e3.nid}`;const s2=getSchemeHandler(i2);e3.path=void 0;if(s2){e3=s2.parse(e3,t3)}}else{e3.error=e3.error||"URN can not be parsed."}return e3}function urnSerialize(e3,t3){if(e3.nid===void 0){throw new Error(
"URN without nid cannot be serialized")}const n3=t3.scheme||e3.scheme||"urn";const r3=e3.nid.toLowerCase();const i2=`${n3}:${t3.nid||r3}`;const s2=getSchemeHandler(i2);if(s2){e3=s2.serialize(e3,t3)}const o2=e3;
const a2=e3.nss;o2.path=`${r3||t3.nid}:${a2}`;t3.skipEscape=true;return o2}function urnuuidParse(e3,t3){const n3=e3;n3.uuid=n3.nss;n3.nss=void 0;if(!t3.tolerant&&(!n3.uuid||!r2(n3.uuid))){n3.error=n3.
error||"UUID is not valid."}return n3}function urnuuidSerialize(e3){const t3=e3;t3.nss=(e3.uuid||"").toLowerCase();return t3}const o={scheme:"http",domainHost:true,parse:httpParse,serialize:httpSerialize};
const a={scheme:"https",domainHost:o.domainHost,parse:httpParse,serialize:httpSerialize};const c={scheme:"ws",domainHost:true,parse:wsParse,serialize:wsSerialize};const u={scheme:"wss",domainHost:c.domainHost,
parse:c.parse,serialize:c.serialize};const l={scheme:"urn",parse:urnParse,serialize:urnSerialize,skipNormalize:true};const d={scheme:"urn:uuid",parse:urnuuidParse,serialize:urnuuidSerialize,skipNormalize:true};
const f={http:o,https:a,ws:c,wss:u,urn:l,"urn:uuid":d};Object.setPrototypeOf(f,null);function getSchemeHandler(e3){return e3&&(f[e3]||f[e3.toLowerCase()])||void 0}e2.exports={wsIsSecure,SCHEMES:f,isValidSchemeName,
getSchemeHandler}},5077:e2=>{const t2=RegExp.prototype.test.bind(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu);const n2=RegExp.prototype.test.bind(/^(?:(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)$/u);
const r2=RegExp.prototype.test.bind(/^\d*$/u);const i=RegExp.prototype.test.bind(/^[\da-f]{2}$/iu);const s=RegExp.prototype.test.bind(/^[\da-z\-._~]$/iu);const o=RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/]$/u);
const a=RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/?]$/u);const c=RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:]$/u);const u=new Array(256);{const e3="0123456789ABCDEF";for(let t3=0;t3<
256;t3++){u[t3]="%"+e3[t3>>4]+e3[t3&15]}}function percentEncodeNonAscii(e3){if(e3<2048){return u[192|e3>>6]+u[128|e3&63]}if(e3<65536){return u[224|e3>>12]+u[128|e3>>6&63]+u[128|e3&63]}return u[240|e3>>
18]+u[128|e3>>12&63]+u[128|e3>>6&63]+u[128|e3&63]}function stringArrayToHexStripped(e3){let t3="";let n3=0;let r3=0;for(r3=0;r3<e3.length;r3++){n3=e3[r3].charCodeAt(0);if(n3===48){continue}if(!(n3>=48&&
n3<=57||n3>=65&&n3<=70||n3>=97&&n3<=102)){return""}t3+=e3[r3];break}for(r3+=1;r3<e3.length;r3++){n3=e3[r3].charCodeAt(0);if(!(n3>=48&&n3<=57||n3>=65&&n3<=70||n3>=97&&n3<=102)){return""}t3+=e3[r3]}return t3}
const l=RegExp.prototype.test.bind(/^[\dA-Fa-f]{1,4}$/);const d=RegExp.prototype.test.bind(/^[vV][\dA-Fa-f]+\.[A-Za-z\d\-._~!$&'()*+,;=:]+$/);const f=RegExp.prototype.test.bind(/^[A-Za-z\d\-._~]$/);const p=RegExp.
prototype.test.bind(/[^!"$&'()*+,\-.;=_`a-z{}~]/u);function isZoneIdentifier(e3){if(e3.length===0)return false;for(let t3=0;t3<e3.length;t3++){if(f(e3[t3]))continue;if(e3[t3]==="%"&&t3+2<e3.length&&i(
e3.slice(t3+1,t3+3))){t3+=2;continue}return false}return true}function compressIPv6ZeroRun(e3){let t3=-1;let n3=0;let r3=-1;let i2=0;for(let s3=0;s3<e3.length;s3++){if(e3[s3]==="0"){if(r3===-1)r3=s3;i2++;
if(i2>n3){n3=i2;t3=r3}}else{r3=-1;i2=0}}if(n3<2)return e3.join(":");const s2=e3.slice(0,t3).join(":");const o2=e3.slice(t3+n3).join(":");return s2+"::"+o2}function normalizeIPv6Address(e3){const t3=e3.
indexOf("::");if(t3!==-1&&e3.indexOf("::",t3+1)!==-1)return void 0;const r3=t3===-1?e3.split(":"):e3.slice(0,t3).split(":");const i2=t3===-1?[]:e3.slice(t3+2).split(":");if(t3!==-1){if(r3.length===1&&
r3[0]==="")r3.length=0;if(i2.length===1&&i2[0]==="")i2.length=0}const s2=r3.concat(i2);let o2=0;for(let e4=0;e4<s2.length;e4++){const r4=s2[e4];if(r4==="")return void 0;if(r4.indexOf(".")!==-1){if(e4!==
s2.length-1||t3!==-1&&i2.length===0||!n2(r4))return void 0;o2+=2;continue}if(!l(r4))return void 0;s2[e4]=parseInt(r4,16).toString(16);o2++}if(t3===-1){if(o2!==8)return void 0;return compressIPv6ZeroRun(
s2)}if(o2>=8)return void 0;const a2=s2.slice(0,r3.length);for(let e4=o2;e4<8;e4++)a2.push("0");for(let e4=r3.length;e4<s2.length;e4++)a2.push(s2[e4]);return compressIPv6ZeroRun(a2)}function normalizeIPv6(e3){
const t3=e3[0]==="["&&e3[e3.length-1]==="]";const n3=e3[0]==="["||e3[e3.length-1]==="]";if(n3&&!t3)return{host:e3,isIPV6:false,error:true};let r3=t3?e3.slice(1,-1):e3;if(t3&&d(r3)){r3=r3.toLowerCase();
return{host:`[${r3}]`,escapedHost:r3,isIPV6:false,isIPVFuture:true}}if(findToken(r3,":")<2){return{host:e3,isIPV6:false,error:t3}}let i2="";const s2=r3.indexOf("%");if(s2!==-1){const t4=r3.slice(s2,s2+
3).toLowerCase()==="%25"?3:1;i2=r3.slice(s2+t4);if(!isZoneIdentifier(i2))return{host:e3,isIPV6:false,error:true};r3=r3.slice(0,s2)}const o2=normalizeIPv6Address(r3);if(o2===void 0)return{host:e3,isIPV6:false,
error:true};return{host:o2+(i2?"%"+i2:""),escapedHost:o2+(i2?"%25"+i2:""),isIPV6:true}}function findToken(e3,t3){let n3=0;for(let r3=0;r3<e3.length;r3++){if(e3[r3]===t3)n3++}return n3}function removeDotSegments(e3){
let t3=e3;const n3=[];let r3=-1;let i2=0;while(i2=t3.length){if(i2===1){if(t3==="."){break}else if(t3==="/"){n3.push("/");break}else{n3.push(t3);break}}else if(i2===2){if(t3[0]==="."){if(t3[1]==="."){
break}else if(t3[1]==="/"){t3=t3.slice(2);continue}}else if(t3[0]==="/"){if(t3[1]==="."||t3[1]==="/"){n3.push("/");break}}}else if(i2===3){if(t3==="/.."){if(n3.length!==0){n3.pop()}n3.push("/");break}}
if(t3[0]==="."){if(t3[1]==="."){if(t3[2]==="/"){t3=t3.slice(3);continue}}else if(t3[1]==="/"){t3=t3.slice(2);continue}}else if(t3[0]==="/"){if(t3[1]==="."){if(t3[2]==="/"){t3=t3.slice(2);continue}else if(t3[2]===
"."){if(t3[3]==="/"){t3=t3.slice(3);if(n3.length!==0){n3.pop()}continue}}}}if((r3=t3.indexOf("/",1))===-1){n3.push(t3);break}else{n3.push(t3.slice(0,r3));t3=t3.slice(r3)}}return n3.join("")}function removeDotSegmentsRelative(e3){
if(e3===""||e3[0]==="/"){return removeDotSegments(e3)}const t3=e3.split("/");const n3=t3.length-1;const r3=[];let i2=false;for(let e4=0;e4<=n3;e4++){const s2=t3[e4];if(s2==="."||s2===".."){if(s2===".."){
if(r3.length!==0&&r3[r3.length-1]!==".."){r3.pop()}else{r3.push("..")}}i2=e4===n3}else{r3.push(s2)}}if(i2&&r3[r3.length-1]!==".."){r3.push("")}if(r3.length===0||r3[0]===""||r3[0].includes(":")){r3.unshift(
".")}return r3.join("/")}const m={"@":"%40","/":"%2F","?":"%3F","#":"%23",":":"%3A"};const h=/[@/?#:]/g;const y=/[@/?#]/g;function reescapeHostDelimiters(e3,t3){const n3=t3?y:h;n3.lastIndex=0;return e3.
replace(n3,e4=>m[e4])}function normalizePercentEncoding(e3,t3=false){if(e3.indexOf("%")===-1){return e3}let n3="";for(let r3=0;r3<e3.length;r3++){if(e3[r3]==="%"&&r3+2<e3.length){const o2=e3.slice(r3+
1,r3+3);if(i(o2)){const e4=o2.toUpperCase();const i2=String.fromCharCode(parseInt(e4,16));if(t3&&s(i2)){n3+=i2}else{n3+="%"+e4}r3+=2;continue}}n3+=e3[r3]}return n3}function normalizePathEncoding(e3){let t3="";
for(let n3=0;n3<e3.length;n3++){const r3=e3[n3];if(r3==="%"&&n3+2<e3.length){const r4=e3.slice(n3+1,n3+3);if(i(r4)){const e4=r4.toUpperCase();const i2=String.fromCharCode(parseInt(e4,16));if(i2!=="."&&
s(i2)){t3+=i2}else{t3+="%"+e4}n3+=2;continue}}if(o(r3)){t3+=r3}else{const i2=e3.charCodeAt(n3);if(i2<128){t3+=isEscapeSafe(i2)?r3:u[i2]}else if(i2<55296||i2>57343){t3+=percentEncodeNonAscii(i2)}else if(i2<=
56319&&n3+1<e3.length){const r4=e3.charCodeAt(n3+1);if(r4>=56320&&r4<=57343){t3+=percentEncodeNonAscii(65536+(i2-55296<<10)+(r4-56320));n3++}else{t3+=percentEncodeNonAscii(65533)}}else{t3+=percentEncodeNonAscii(
65533)}}}return t3}function serializePathEncoding(e3,t3=false){let n3="";let r3=t3&&e3[0]!=="/";for(let t4=0;t4<e3.length;t4++){const s2=e3[t4];if(s2==="%"&&t4+2<e3.length){const r4=e3.slice(t4+1,t4+3);
if(i(r4)){n3+="%"+r4.toUpperCase();t4+=2;continue}}if(s2==="/"){r3=false}if(o(s2)&&(s2!==":"||!r3)){n3+=s2}else{const r4=e3.charCodeAt(t4);if(r4<128){n3+=u[r4]}else if(r4<55296||r4>57343){n3+=percentEncodeNonAscii(
r4)}else if(r4<=56319&&t4+1<e3.length){const i2=e3.charCodeAt(t4+1);if(i2>=56320&&i2<=57343){n3+=percentEncodeNonAscii(65536+(r4-55296<<10)+(i2-56320));t4++}else{n3+=percentEncodeNonAscii(65533)}}else{
n3+=percentEncodeNonAscii(65533)}}}return n3}function encodeComponent(e3,t3){let n3="";for(let r3=0;r3<e3.length;r3++){const s2=e3[r3];if(s2==="%"&&r3+2<e3.length){const t4=e3.slice(r3+1,r3+3);if(i(t4)){
n3+="%"+t4.toUpperCase();r3+=2;continue}}if(t3(s2)){n3+=s2}else{const t4=e3.charCodeAt(r3);if(t4<128){n3+=u[t4]}else if(t4<55296||t4>57343){n3+=percentEncodeNonAscii(t4)}else if(t4<=56319&&r3+1<e3.length){
const i2=e3.charCodeAt(r3+1);if(i2>=56320&&i2<=57343){n3+=percentEncodeNonAscii(65536+(t4-55296<<10)+(i2-56320));r3++}else{n3+=percentEncodeNonAscii(65533)}}else{n3+=percentEncodeNonAscii(65533)}}}return n3}
function encodeUserinfo(e3){return encodeComponent(e3,c)}function encodeQuery(e3){return encodeComponent(e3,a)}function encodeFragment(e3){return encodeComponent(e3,a)}function isEscapeSafe(e3){return e3>=
48&&e3<=57||e3>=65&&e3<=90||e3>=97&&e3<=122||e3===42||e3===43||e3===45||e3===46||e3===47||e3===64||e3===95}function normalizeQueryFragmentEncoding(e3){let t3="";for(let n3=0;n3<e3.length;n3++){const r3=e3[n3];
if(r3==="%"&&n3+2<e3.length){const r4=e3.slice(n3+1,n3+3);if(i(r4)){const e4=r4.toUpperCase();const i2=String.fromCharCode(parseInt(e4,16));if(s(i2)){t3+=i2}else{t3+="%"+e4}n3+=2;continue}}if(a(r3)){t3+=
r3}else{const i2=e3.charCodeAt(n3);if(i2<128){t3+=isEscapeSafe(i2)?r3:u[i2]}else if(i2<55296||i2>57343){t3+=percentEncodeNonAscii(i2)}else if(i2<=56319&&n3+1<e3.length){const r4=e3.charCodeAt(n3+1);if(r4>=
56320&&r4<=57343){t3+=percentEncodeNonAscii(65536+(i2-55296<<10)+(r4-56320));n3++}else{t3+=percentEncodeNonAscii(65533)}}else{t3+=percentEncodeNonAscii(65533)}}}return t3}function escapePreservingEscapes(e3){
let t3="";for(let n3=0;n3<e3.length;n3++){if(e3[n3]==="%"&&n3+2<e3.length){const r3=e3.slice(n3+1,n3+3);if(i(r3)){t3+="%"+r3.toUpperCase();n3+=2;continue}}t3+=escape(e3[n3])}return t3}function recomposeAuthority(e3){
const t3=[];if(e3.userinfo!==void 0){t3.push(encodeUserinfo(e3.userinfo));t3.push("@")}if(e3.host!==void 0){let r3=e3.host;if(!n2(r3)){let e4=normalizeIPv6(r3);if(e4.isIPV6!==true&&e4.isIPVFuture!==true){
r3=normalizePercentEncoding(r3,true);e4=normalizeIPv6(r3)}if(e4.isIPV6===true||e4.isIPVFuture===true){r3=`[${e4.escapedHost}]`}else{r3=reescapeHostDelimiters(r3,false)}}t3.push(r3)}if(typeof e3.port===
"number"||typeof e3.port==="string"){const n3=String(e3.port);if(!r2(n3)){throw new TypeError("URI port is malformed.")}t3.push(":");t3.push(n3)}return t3.length?t3.join(""):void 0}e2.exports={nonSimpleDomain:p,
recomposeAuthority,reescapeHostDelimiters,normalizePercentEncoding,normalizePathEncoding,serializePathEncoding,normalizeQueryFragmentEncoding,encodeUserinfo,encodeQuery,encodeFragment,escapePreservingEscapes,
removeDotSegments,removeDotSegmentsRelative,isIPv4:n2,isUUID:t2,normalizeIPv6,stringArrayToHexStripped}},7349:(e2,t2,n2)=>{var r2=n2(1127);var i=n2(3301);var s=n2(4454);var o=n2(2223);var a=n2(7103);var c=n2(
334);var u=n2(3142);function resolveCollection(e3,t3,n3,r3,i2,s2){const o2=n3.type==="block-map"?a.resolveBlockMap(e3,t3,n3,r3,s2):n3.type==="block-seq"?c.resolveBlockSeq(e3,t3,n3,r3,s2):u.resolveFlowCollection(
e3,t3,n3,r3,s2);const l=o2.constructor;if(i2==="!"||i2===l.tagName){o2.tag=l.tagName;return o2}if(i2)o2.tag=i2;return o2}function composeCollection(e3,t3,n3,a2,c2){const u2=a2.tag;const l=!u2?null:t3.
directives.tagName(u2.source,e4=>c2(u2,"TAG_RESOLVE_FAILED",e4));if(n3.type==="block-seq"){const{anchor:e4,newlineAfterProp:t4}=a2;const n4=e4&&u2?e4.offset>u2.offset?e4:u2:e4??u2;if(n4&&(!t4||t4.offset<
n4.offset)){const e5="Missing newline after block sequence props";c2(n4,"MISSING_CHAR",e5)}}const d=n3.type==="block-map"?"map":n3.type==="block-seq"?"seq":n3.start.source==="{"?"map":"seq";if(!u2||!l||
l==="!"||l===s.YAMLMap.tagName&&d==="map"||l===o.YAMLSeq.tagName&&d==="seq"){return resolveCollection(e3,t3,n3,c2,l)}let f=t3.schema.tags.find(e4=>e4.tag===l&&e4.collection===d);if(!f){const r3=t3.schema.
knownTags[l];if(r3?.collection===d){t3.schema.tags.push(Object.assign({},r3,{default:false}));f=r3}else{if(r3){c2(u2,"BAD_COLLECTION_TYPE",`${r3.tag} used for ${d} collection, but expects ${r3.collection??
"scalar"}`,true)}else{c2(u2,"TAG_RESOLVE_FAILED",`Unresolved tag: ${l}`,true)}return resolveCollection(e3,t3,n3,c2,l)}}const p=resolveCollection(e3,t3,n3,c2,l,f);const m=f.resolve?.(p,e4=>c2(u2,"TAG_R\
ESOLVE_FAILED",e4),t3.options)??p;const h=r2.isNode(m)?m:new i.Scalar(m);h.range=p.range;h.tag=l;if(f?.format)h.format=f.format;return h}t2.composeCollection=composeCollection},3683:(e2,t2,n2)=>{var r2=n2(
5402);var i=n2(5937);var s=n2(5407);var o=n2(4631);function composeDoc(e3,t3,{offset:n3,start:a,value:c,end:u},l){const d=Object.assign({_directives:t3},e3);const f=new r2.Document(void 0,d);const p={
atKey:false,atRoot:true,directives:f.directives,options:f.options,schema:f.schema};const m=o.resolveProps(a,{indicator:"doc-start",next:c??u?.[0],offset:n3,onError:l,parentIndent:0,startOnNewline:true});
if(m.found){f.directives.docStart=true;if(c&&(c.type==="block-map"||c.type==="block-seq")&&!m.hasNewline)l(m.end,"MISSING_CHAR","Block collection cannot start on same line with directives-end marker")}
f.contents=c?i.composeNode(p,c,m,l):i.composeEmptyNode(p,m.end,a,null,m,l);const h=f.contents.range[2];const y=s.resolveEnd(u,h,false,l);if(y.comment)f.comment=y.comment;f.range=[n3,h,y.offset];return f}
t2.composeDoc=composeDoc},5937:(e2,t2,n2)=>{var r2=n2(4065);var i=n2(1127);var s=n2(7349);var o=n2(5413);var a=n2(5407);var c=n2(2599);const u={composeNode,composeEmptyNode};function composeNode(e3,t3,n3,r3){
const a2=e3.atKey;const{spaceBefore:c2,comment:l,anchor:d,tag:f}=n3;let p;let m=true;switch(t3.type){case"alias":p=composeAlias(e3,t3,r3);if(d||f)r3(t3,"ALIAS_PROPS","An alias node must not specify an\
y properties");break;case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"block-scalar":p=o.composeScalar(e3,t3,f,r3);if(d)p.anchor=d.source.substring(1);break;case"block-map":case"\
block-seq":case"flow-collection":try{p=s.composeCollection(u,e3,t3,n3,r3);if(d)p.anchor=d.source.substring(1)}catch(e4){const n4=e4 instanceof Error?e4.message:String(e4);r3(t3,"RESOURCE_EXHAUSTION",n4)}
break;default:{const e4=t3.type==="error"?t3.message:`Unsupported token (type: ${t3.type})`;r3(t3,"UNEXPECTED_TOKEN",e4);m=false}}p??(p=composeEmptyNode(e3,t3.offset,void 0,null,n3,r3));if(d&&p.anchor===
"")r3(d,"BAD_ALIAS","Anchor cannot be an empty string");if(a2&&e3.options.stringKeys&&(!i.isScalar(p)||typeof p.value!=="string"||p.tag&&p.tag!=="tag:yaml.org,2002:str")){const e4="With stringKeys, al\
l keys must be strings";r3(f??t3,"NON_STRING_KEY",e4)}if(c2)p.spaceBefore=true;if(l){if(t3.type==="scalar"&&t3.source==="")p.comment=l;else p.commentBefore=l}if(e3.options.keepSourceTokens&&m)p.srcToken=
t3;return p}function composeEmptyNode(e3,t3,n3,r3,{spaceBefore:i2,comment:s2,anchor:a2,tag:u2,end:l},d){const f={type:"scalar",offset:c.emptyScalarPosition(t3,n3,r3),indent:-1,source:""};const p=o.composeScalar(
e3,f,u2,d);if(a2){p.anchor=a2.source.substring(1);if(p.anchor==="")d(a2,"BAD_ALIAS","Anchor cannot be an empty string")}if(i2)p.spaceBefore=true;if(s2){p.comment=s2;p.range[2]=l}return p}function composeAlias({
options:e3},{offset:t3,source:n3,end:i2},s2){const o2=new r2.Alias(n3.substring(1));if(o2.source==="")s2(t3,"BAD_ALIAS","Alias cannot be an empty string");if(o2.source.endsWith(":"))s2(t3+n3.length-1,
"BAD_ALIAS","Alias ending in : is ambiguous",true);const c2=t3+n3.length;const u2=a.resolveEnd(i2,c2,e3.strict,s2);o2.range=[t3,c2,u2.offset];if(u2.comment)o2.comment=u2.comment;return o2}t2.composeEmptyNode=
composeEmptyNode;t2.composeNode=composeNode},5413:(e2,t2,n2)=>{var r2=n2(1127);var i=n2(3301);var s=n2(8913);var o=n2(6842);function composeScalar(e3,t3,n3,a){const{value:c,type:u,comment:l,range:d}=t3.
type==="block-scalar"?s.resolveBlockScalar(e3,t3,a):o.resolveFlowScalar(t3,e3.options.strict,a);const f=n3?e3.directives.tagName(n3.source,e4=>a(n3,"TAG_RESOLVE_FAILED",e4)):null;let p;if(e3.options.stringKeys&&
e3.atKey){p=e3.schema[r2.SCALAR]}else if(f)p=findScalarTagByName(e3.schema,c,f,n3,a);else if(t3.type==="scalar")p=findScalarTagByTest(e3,c,t3,a);else p=e3.schema[r2.SCALAR];let m;try{const s2=p.resolve(
c,e4=>a(n3??t3,"TAG_RESOLVE_FAILED",e4),e3.options);m=r2.isScalar(s2)?s2:new i.Scalar(s2)}catch(e4){const r3=e4 instanceof Error?e4.message:String(e4);a(n3??t3,"TAG_RESOLVE_FAILED",r3);m=new i.Scalar(
c)}m.range=d;m.source=c;if(u)m.type=u;if(f)m.tag=f;if(p.format)m.format=p.format;if(l)m.comment=l;return m}function findScalarTagByName(e3,t3,n3,i2,s2){if(n3==="!")return e3[r2.SCALAR];const o2=[];for(const t4 of e3.
tags){if(!t4.collection&&t4.tag===n3){if(t4.default&&t4.test)o2.push(t4);else return t4}}for(const e4 of o2)if(e4.test?.test(t3))return e4;const a=e3.knownTags[n3];if(a&&!a.collection){e3.tags.push(Object.
assign({},a,{default:false,test:void 0}));return a}s2(i2,"TAG_RESOLVE_FAILED",`Unresolved tag: ${n3}`,n3!=="tag:yaml.org,2002:str");return e3[r2.SCALAR]}function findScalarTagByTest({atKey:e3,directives:t3,
schema:n3},i2,s2,o2){const a=n3.tags.find(t4=>(t4.default===true||e3&&t4.default==="key")&&t4.test?.test(i2))||n3[r2.SCALAR];if(n3.compat){const e4=n3.compat.find(e5=>e5.default&&e5.test?.test(i2))??n3[r2.
SCALAR];if(a.tag!==e4.tag){const n4=t3.tagString(a.tag);const r3=t3.tagString(e4.tag);const i3=`Value may be parsed as either ${n4} or ${r3}`;o2(s2,"TAG_RESOLVE_FAILED",i3,true)}}return a}t2.composeScalar=
composeScalar},9984:(e2,t2,n2)=>{var r2=n2(932);var i=n2(1342);var s=n2(5402);var o=n2(1464);var a=n2(1127);var c=n2(3683);var u=n2(5407);function getErrorPos(e3){if(typeof e3==="number")return[e3,e3+
1];if(Array.isArray(e3))return e3.length===2?e3:[e3[0],e3[1]];const{offset:t3,source:n3}=e3;return[t3,t3+(typeof n3==="string"?n3.length:1)]}function parsePrelude(e3){let t3="";let n3=false;let r3=false;
for(let i2=0;i2<e3.length;++i2){const s2=e3[i2];switch(s2[0]){case"#":t3+=(t3===""?"":r3?"\n\n":"\n")+(s2.substring(1)||" ");n3=true;r3=false;break;case"%":if(e3[i2+1]?.[0]!=="#")i2+=1;n3=false;break;default:
if(!n3)r3=true;n3=false}}return{comment:t3,afterEmptyLine:r3}}class Composer{constructor(e3={}){this.doc=null;this.atDirectives=false;this.prelude=[];this.errors=[];this.warnings=[];this.onError=(e4,t3,n3,r3)=>{
const i2=getErrorPos(e4);if(r3)this.warnings.push(new o.YAMLWarning(i2,t3,n3));else this.errors.push(new o.YAMLParseError(i2,t3,n3))};this.directives=new i.Directives({version:e3.version||"1.2"});this.
options=e3}decorate(e3,t3){const{comment:n3,afterEmptyLine:r3}=parsePrelude(this.prelude);if(n3){const i2=e3.contents;if(t3){e3.comment=e3.comment?`${e3.comment}
${n3}`:n3}else if(r3||e3.directives.docStart||!i2){e3.commentBefore=n3}else if(a.isCollection(i2)&&!i2.flow&&i2.items.length>0){let e4=i2.items[0];if(a.isPair(e4))e4=e4.key;const t4=e4.commentBefore;e4.
commentBefore=t4?`${n3}
${t4}`:n3}else{const e4=i2.commentBefore;i2.commentBefore=e4?`${n3}
${e4}`:n3}}if(t3){for(let t4=0;t4<this.errors.length;++t4)e3.errors.push(this.errors[t4]);for(let t4=0;t4<this.warnings.length;++t4)e3.warnings.push(this.warnings[t4])}else{e3.errors=this.errors;e3.warnings=
this.warnings}this.prelude=[];this.errors=[];this.warnings=[]}streamInfo(){return{comment:parsePrelude(this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.warnings}}*compose(e3,t3=false,n3=-1){
for(const t4 of e3)yield*this.next(t4);yield*this.end(t3,n3)}*next(e3){if(r2.env.LOG_STREAM)console.dir(e3,{depth:null});switch(e3.type){case"directive":this.directives.add(e3.source,(t3,n3,r3)=>{const i2=getErrorPos(
e3);i2[0]+=t3;this.onError(i2,"BAD_DIRECTIVE",n3,r3)});this.prelude.push(e3.source);this.atDirectives=true;break;case"document":{const t3=c.composeDoc(this.options,this.directives,e3,this.onError);if(this.
atDirectives&&!t3.directives.docStart)this.onError(e3,"MISSING_CHAR","Missing directives-end/doc-start indicator line");this.decorate(t3,false);if(this.doc)yield this.doc;this.doc=t3;this.atDirectives=
false;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.prelude.push(e3.source);break;case"error":{const t3=e3.source?`${e3.message}: ${JSON.stringify(e3.source)}`:e3.message;
const n3=new o.YAMLParseError(getErrorPos(e3),"UNEXPECTED_TOKEN",t3);if(this.atDirectives||!this.doc)this.errors.push(n3);else this.doc.errors.push(n3);break}case"doc-end":{if(!this.doc){const t4="Une\
xpected doc-end without preceding document";this.errors.push(new o.YAMLParseError(getErrorPos(e3),"UNEXPECTED_TOKEN",t4));break}this.doc.directives.docEnd=true;const t3=u.resolveEnd(e3.end,e3.offset+e3.
source.length,this.doc.options.strict,this.onError);this.decorate(this.doc,true);if(t3.comment){const e4=this.doc.comment;this.doc.comment=e4?`${e4}
${t3.comment}`:t3.comment}this.doc.range[2]=t3.offset;break}default:this.errors.push(new o.YAMLParseError(getErrorPos(e3),"UNEXPECTED_TOKEN",`Unsupported token ${e3.type}`))}}*end(e3=false,t3=-1){if(this.
doc){this.decorate(this.doc,true);yield this.doc;this.doc=null}else if(e3){const e4=Object.assign({_directives:this.directives},this.options);const n3=new s.Document(void 0,e4);if(this.atDirectives)this.
onError(t3,"MISSING_CHAR","Missing directives-end indicator line");n3.range=[0,t3,t3];this.decorate(n3,false);yield n3}}}t2.Composer=Composer},7103:(e2,t2,n2)=>{var r2=n2(7165);var i=n2(4454);var s=n2(
4631);var o=n2(9499);var a=n2(4051);var c=n2(1187);const u="All mapping items must start at the same column";function resolveBlockMap({composeNode:e3,composeEmptyNode:t3},n3,l,d,f){const p=f?.nodeClass??
i.YAMLMap;const m=new p(n3.schema);if(n3.atRoot)n3.atRoot=false;let h=l.offset;let y=null;for(const i2 of l.items){const{start:f2,key:p2,sep:g,value:v}=i2;const b=s.resolveProps(f2,{indicator:"explici\
t-key-ind",next:p2??g?.[0],offset:h,onError:d,parentIndent:l.indent,startOnNewline:true});const T=!b.found;if(T){if(p2){if(p2.type==="block-seq")d(h,"BLOCK_AS_IMPLICIT_KEY","A block sequence may not b\
e used as an implicit map key");else if("indent"in p2&&p2.indent!==l.indent)d(h,"BAD_INDENT",u)}if(!b.anchor&&!b.tag&&!g){y=b.end;if(b.comment){if(m.comment)m.comment+="\n"+b.comment;else m.comment=b.
comment}continue}if(b.newlineAfterProp||o.containsNewline(p2)){d(p2??f2[f2.length-1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be on a single line")}}else if(b.found?.indent!==l.indent){d(h,"BAD\
_INDENT",u)}n3.atKey=true;const w=b.end;const E=p2?e3(n3,p2,b,d):t3(n3,w,f2,null,b,d);if(n3.schema.compat)a.flowIndentCheck(l.indent,p2,d);n3.atKey=false;if(c.mapIncludes(n3,m.items,E))d(w,"DUPLICATE_\
KEY","Map keys must be unique");const N=s.resolveProps(g??[],{indicator:"map-value-ind",next:v,offset:E.range[2],onError:d,parentIndent:l.indent,startOnNewline:!p2||p2.type==="block-scalar"});h=N.end;
if(N.found){if(T){if(v?.type==="block-map"&&!N.hasNewline)d(h,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings");if(n3.options.strict&&b.start<N.found.offset-1024)d(E.range,
"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit block mapping key")}const s2=v?e3(n3,v,N,d):t3(n3,h,g,null,N,d);if(n3.schema.compat)a.flowIndentCheck(l.
indent,v,d);h=s2.range[2];const o2=new r2.Pair(E,s2);if(n3.options.keepSourceTokens)o2.srcToken=i2;m.items.push(o2)}else{if(T)d(E.range,"MISSING_CHAR","Implicit map keys need to be followed by map val\
ues");if(N.comment){if(E.comment)E.comment+="\n"+N.comment;else E.comment=N.comment}const e4=new r2.Pair(E);if(n3.options.keepSourceTokens)e4.srcToken=i2;m.items.push(e4)}}if(y&&y<h)d(y,"IMPOSSIBLE","\
Map comment with trailing content");m.range=[l.offset,h,y??h];return m}t2.resolveBlockMap=resolveBlockMap},8913:(e2,t2,n2)=>{var r2=n2(3301);function resolveBlockScalar(e3,t3,n3){const i=t3.offset;const s=parseBlockScalarHeader(
t3,e3.options.strict,n3);if(!s)return{value:"",type:null,comment:"",range:[i,i,i]};const o=s.mode===">"?r2.Scalar.BLOCK_FOLDED:r2.Scalar.BLOCK_LITERAL;const a=t3.source?splitLines(t3.source):[];let c=a.
length;for(let e4=a.length-1;e4>=0;--e4){const t4=a[e4][1];if(t4===""||t4==="\r")c=e4;else break}if(c===0){const e4=s.chomp==="+"&&a.length>0?"\n".repeat(Math.max(1,a.length-1)):"";let n4=i+s.length;if(t3.
source)n4+=t3.source.length;return{value:e4,type:o,comment:s.comment,range:[i,n4,n4]}}let u=t3.indent+s.indent;let l=t3.offset+s.length;let d=0;for(let t4=0;t4<c;++t4){const[r3,i2]=a[t4];if(i2===""||i2===
"\r"){if(s.indent===0&&r3.length>u)u=r3.length}else{if(r3.length<u){const e4="Block scalars with more-indented leading empty lines must use an explicit indentation indicator";n3(l+r3.length,"MISSING_C\
HAR",e4)}if(s.indent===0)u=r3.length;d=t4;if(u===0&&!e3.atRoot){const e4="Block scalar values in collections must be indented";n3(l,"BAD_INDENT",e4)}break}l+=r3.length+i2.length+1}for(let e4=a.length-
1;e4>=c;--e4){if(a[e4][0].length>u)c=e4+1}let f="";let p="";let m=false;for(let e4=0;e4<d;++e4)f+=a[e4][0].slice(u)+"\n";for(let e4=d;e4<c;++e4){let[t4,i2]=a[e4];l+=t4.length+i2.length+1;const c2=i2[i2.
length-1]==="\r";if(c2)i2=i2.slice(0,-1);if(i2&&t4.length<u){const e5=s.indent?"explicit indentation indicator":"first line";const r3=`Block scalar lines must not be less indented than their ${e5}`;n3(
l-i2.length-(c2?2:1),"BAD_INDENT",r3);t4=""}if(o===r2.Scalar.BLOCK_LITERAL){f+=p+t4.slice(u)+i2;p="\n"}else if(t4.length>u||i2[0]==="	"){if(p===" ")p="\n";else if(!m&&p==="\n")p="\n\n";f+=p+t4.slice(u)+
i2;p="\n";m=true}else if(i2===""){if(p==="\n")f+="\n";else p="\n"}else{f+=p+i2;p=" ";m=false}}switch(s.chomp){case"-":break;case"+":for(let e4=c;e4<a.length;++e4)f+="\n"+a[e4][0].slice(u);if(f[f.length-
1]!=="\n")f+="\n";break;default:f+="\n"}const h=i+s.length+t3.source.length;return{value:f,type:o,comment:s.comment,range:[i,h,h]}}function parseBlockScalarHeader({offset:e3,props:t3},n3,r3){if(t3[0].
type!=="block-scalar-header"){r3(t3[0],"IMPOSSIBLE","Block scalar header not found");return null}const{source:i}=t3[0];const s=i[0];let o=0;let a="";let c=-1;for(let t4=1;t4<i.length;++t4){const n4=i[t4];
if(!a&&(n4==="-"||n4==="+"))a=n4;else{const r4=Number(n4);if(!o&&r4)o=r4;else if(c===-1)c=e3+t4}}if(c!==-1)r3(c,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${i}`);let u=false;let l="";
let d=i.length;for(let e4=1;e4<t3.length;++e4){const i2=t3[e4];switch(i2.type){case"space":u=true;case"newline":d+=i2.source.length;break;case"comment":if(n3&&!u){const e5="Comments must be separated \
from other tokens by white space characters";r3(i2,"MISSING_CHAR",e5)}d+=i2.source.length;l=i2.source.substring(1);break;case"error":r3(i2,"UNEXPECTED_TOKEN",i2.message);d+=i2.source.length;break;default:{
const e5=`Unexpected token in block scalar header: ${i2.type}`;r3(i2,"UNEXPECTED_TOKEN",e5);const t4=i2.source;if(t4&&typeof t4==="string")d+=t4.length}}}return{mode:s,indent:o,chomp:a,comment:l,length:d}}
function splitLines(e3){const t3=e3.split(/\n( *)/);const n3=t3[0];const r3=n3.match(/^( *)/);const i=r3?.[1]?[r3[1],n3.slice(r3[1].length)]:["",n3];const s=[i];for(let e4=1;e4<t3.length;e4+=2)s.push(
[t3[e4],t3[e4+1]]);return s}t2.resolveBlockScalar=resolveBlockScalar},334:(e2,t2,n2)=>{var r2=n2(2223);var i=n2(4631);var s=n2(4051);function resolveBlockSeq({composeNode:e3,composeEmptyNode:t3},n3,o,a,c){
const u=c?.nodeClass??r2.YAMLSeq;const l=new u(n3.schema);if(n3.atRoot)n3.atRoot=false;if(n3.atKey)n3.atKey=false;let d=o.offset;let f=null;for(const{start:r3,value:c2}of o.items){const u2=i.resolveProps(
r3,{indicator:"seq-item-ind",next:c2,offset:d,onError:a,parentIndent:o.indent,startOnNewline:true});if(!u2.found){if(u2.anchor||u2.tag||c2){if(c2?.type==="block-seq")a(u2.end,"BAD_INDENT","All sequenc\
e items must start at the same column");else a(d,"MISSING_CHAR","Sequence item without - indicator")}else{f=u2.end;if(u2.comment)l.comment=u2.comment;continue}}const p=c2?e3(n3,c2,u2,a):t3(n3,u2.end,r3,
null,u2,a);if(n3.schema.compat)s.flowIndentCheck(o.indent,c2,a);d=p.range[2];l.items.push(p)}l.range=[o.offset,d,f??d];return l}t2.resolveBlockSeq=resolveBlockSeq},5407:(e2,t2)=>{function resolveEnd(e3,t3,n2,r2){
let i="";if(e3){let s=false;let o="";for(const a of e3){const{source:e4,type:c}=a;switch(c){case"space":s=true;break;case"comment":{if(n2&&!s)r2(a,"MISSING_CHAR","Comments must be separated from other\
 tokens by white space characters");const t4=e4.substring(1)||" ";if(!i)i=t4;else i+=o+t4;o="";break}case"newline":if(i)o+=e4;s=true;break;default:r2(a,"UNEXPECTED_TOKEN",`Unexpected ${c} at node end`)}
t3+=e4.length}}return{comment:i,offset:t3}}t2.resolveEnd=resolveEnd},3142:(e2,t2,n2)=>{var r2=n2(1127);var i=n2(7165);var s=n2(4454);var o=n2(2223);var a=n2(5407);var c=n2(4631);var u=n2(9499);var l=n2(
1187);const d="Block collections are not allowed within flow collections";const isBlock=e3=>e3&&(e3.type==="block-map"||e3.type==="block-seq");function resolveFlowCollection({composeNode:e3,composeEmptyNode:t3},n3,f,p,m){
const h=f.start.source==="{";const y=h?"flow map":"flow sequence";const g=m?.nodeClass??(h?s.YAMLMap:o.YAMLSeq);const v=new g(n3.schema);v.flow=true;const b=n3.atRoot;if(b)n3.atRoot=false;if(n3.atKey)
n3.atKey=false;let T=f.offset+f.start.source.length;for(let o2=0;o2<f.items.length;++o2){const a2=f.items[o2];const{start:m2,key:g2,sep:b2,value:w2}=a2;const E2=c.resolveProps(m2,{flow:y,indicator:"ex\
plicit-key-ind",next:g2??b2?.[0],offset:T,onError:p,parentIndent:f.indent,startOnNewline:false});if(!E2.found){if(!E2.anchor&&!E2.tag&&!b2&&!w2){if(o2===0&&E2.comma)p(E2.comma,"UNEXPECTED_TOKEN",`Unex\
pected , in ${y}`);else if(o2<f.items.length-1)p(E2.start,"UNEXPECTED_TOKEN",`Unexpected empty item in ${y}`);if(E2.comment){if(v.comment)v.comment+="\n"+E2.comment;else v.comment=E2.comment}T=E2.end;
continue}if(!h&&n3.options.strict&&u.containsNewline(g2))p(g2,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line")}if(o2===0){if(E2.comma)p(E2.comma,"UNEXPECTED\
_TOKEN",`Unexpected , in ${y}`)}else{if(!E2.comma)p(E2.start,"MISSING_CHAR",`Missing , between ${y} items`);if(E2.comment){let e4="";e:for(const t4 of m2){switch(t4.type){case"comma":case"space":break;case"\
comment":e4=t4.source.substring(1);break e;default:break e}}if(e4){let t4=v.items[v.items.length-1];if(r2.isPair(t4))t4=t4.value??t4.key;if(t4.comment)t4.comment+="\n"+e4;else t4.comment=e4;E2.comment=
E2.comment.substring(e4.length+1)}}}if(!h&&!b2&&!E2.found){const r3=w2?e3(n3,w2,E2,p):t3(n3,E2.end,b2,null,E2,p);v.items.push(r3);T=r3.range[2];if(isBlock(w2))p(r3.range,"BLOCK_IN_FLOW",d)}else{n3.atKey=
true;const r3=E2.end;const o3=g2?e3(n3,g2,E2,p):t3(n3,r3,m2,null,E2,p);if(isBlock(g2))p(o3.range,"BLOCK_IN_FLOW",d);n3.atKey=false;const u2=c.resolveProps(b2??[],{flow:y,indicator:"map-value-ind",next:w2,
offset:o3.range[2],onError:p,parentIndent:f.indent,startOnNewline:false});if(u2.found){if(!h&&!E2.found&&n3.options.strict){if(b2)for(const e4 of b2){if(e4===u2.found)break;if(e4.type==="newline"){p(e4,
"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line");break}}if(E2.start<u2.found.offset-1024)p(u2.found,"KEY_OVER_1024_CHARS","The : indicator must be at most 1\
024 chars after the start of an implicit flow sequence key")}}else if(w2){if("source"in w2&&w2.source?.[0]===":")p(w2,"MISSING_CHAR",`Missing space after : in ${y}`);else p(u2.start,"MISSING_CHAR",`Mi\
ssing , or : between ${y} items`)}const N2=w2?e3(n3,w2,u2,p):u2.found?t3(n3,u2.end,b2,null,u2,p):null;if(N2){if(isBlock(w2))p(N2.range,"BLOCK_IN_FLOW",d)}else if(u2.comment){if(o3.comment)o3.comment+=
"\n"+u2.comment;else o3.comment=u2.comment}const S2=new i.Pair(o3,N2);if(n3.options.keepSourceTokens)S2.srcToken=a2;if(h){const e4=v;if(l.mapIncludes(n3,e4.items,o3))p(r3,"DUPLICATE_KEY","Map keys mus\
t be unique");e4.items.push(S2)}else{const e4=new s.YAMLMap(n3.schema);e4.flow=true;e4.items.push(S2);const t4=(N2??o3).range;e4.range=[o3.range[0],t4[1],t4[2]];v.items.push(e4)}T=N2?N2.range[2]:u2.end}}
const w=h?"}":"]";const[E,...N]=f.end;let S=T;if(E?.source===w)S=E.offset+E.source.length;else{const e4=y[0].toUpperCase()+y.substring(1);const t4=b?`${e4} must end with a ${w}`:`${e4} in block collec\
tion must be sufficiently indented and end with a ${w}`;p(T,b?"MISSING_CHAR":"BAD_INDENT",t4);if(E&&E.source.length!==1)N.unshift(E)}if(N.length>0){const e4=a.resolveEnd(N,S,n3.options.strict,p);if(e4.
comment){if(v.comment)v.comment+="\n"+e4.comment;else v.comment=e4.comment}v.range=[f.offset,S,e4.offset]}else{v.range=[f.offset,S,S]}return v}t2.resolveFlowCollection=resolveFlowCollection},6842:(e2,t2,n2)=>{
var r2=n2(3301);var i=n2(5407);function resolveFlowScalar(e3,t3,n3){const{offset:s2,type:o,source:a,end:c}=e3;let u;let l;const _onError=(e4,t4,r3)=>n3(s2+e4,t4,r3);switch(o){case"scalar":u=r2.Scalar.
PLAIN;l=plainValue(a,_onError);break;case"single-quoted-scalar":u=r2.Scalar.QUOTE_SINGLE;l=singleQuotedValue(a,_onError);break;case"double-quoted-scalar":u=r2.Scalar.QUOTE_DOUBLE;l=doubleQuotedValue(a,
_onError);break;default:n3(e3,"UNEXPECTED_TOKEN",`Expected a flow scalar value, but found: ${o}`);return{value:"",type:null,comment:"",range:[s2,s2+a.length,s2+a.length]}}const d=s2+a.length;const f=i.
resolveEnd(c,d,t3,n3);return{value:l,type:u,comment:f.comment,range:[s2,d,f.offset]}}function plainValue(e3,t3){let n3="";switch(e3[0]){case"	":n3="a tab character";break;case",":n3="flow indicator ch\
aracter ,";break;case"%":n3="directive indicator character %";break;case"|":case">":{n3=`block scalar indicator ${e3[0]}`;break}case"@":case"`":{n3=`reserved character ${e3[0]}`;break}}if(n3)t3(0,"BAD\
_SCALAR_START",`Plain value cannot start with ${n3}`);return unfoldLines(e3)}function singleQuotedValue(e3,t3){if(e3[e3.length-1]!=="'"||e3.length===1)t3(e3.length,"MISSING_CHAR","Missing closing 'quo\
te");return unfoldLines(e3.slice(1,-1)).replace(/''/g,"'")}function unfoldLines(e3){const t3=/(.*?)\r?\n/sy;let n3=t3.exec(e3);if(!n3)return e3;let r3,i2;try{r3=new RegExp("(?<![ 	])[ 	]+$");i2=new RegExp(
"^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{r3=/[ \t]+$/;i2=/^[ \t]+|[ \t]+$/g}let s2=n3[1].replace(r3,"");let o=" ";let a=t3.lastIndex;while(n3=t3.exec(e3)){const e4=n3[1].replace(i2,"");if(e4===""){if(o==="\
\n")s2+=o;else o="\n"}else{s2+=o+e4;o=" "}a=t3.lastIndex}const c=/[ \t]*(.*)/sy;c.lastIndex=a;n3=c.exec(e3);return s2+o+(n3?.[1]??"")}function doubleQuotedValue(e3,t3){let n3="";for(let r3=1;r3<e3.length-
1;++r3){const i2=e3[r3];if(i2==="\r"&&e3[r3+1]==="\n")continue;if(i2==="\n"){const{fold:t4,offset:i3}=foldNewline(e3,r3);n3+=t4;r3=i3}else if(i2==="\\"){let i3=e3[++r3];const o=s[i3];if(o)n3+=o;else if(i3===
"\n"){i3=e3[r3+1];while(i3===" "||i3==="	")i3=e3[++r3+1]}else if(i3==="\r"&&e3[r3+1]==="\n"){i3=e3[++r3+1];while(i3===" "||i3==="	")i3=e3[++r3+1]}else if(i3==="x"||i3==="u"||i3==="U"){const s2=i3==="x"?
2:i3==="u"?4:8;n3+=parseCharCode(e3,r3+1,s2,t3);r3+=s2}else{const i4=e3.substr(r3-1,2);t3(r3-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${i4}`);n3+=i4}}else if(i2===" "||i2==="	"){const t4=r3;let s2=e3[r3+
1];while(s2===" "||s2==="	")s2=e3[++r3+1];if(s2!=="\n"&&!(s2==="\r"&&e3[r3+2]==="\n"))n3+=r3>t4?e3.slice(t4,r3+1):i2}else{n3+=i2}}if(e3[e3.length-1]!=='"'||e3.length===1)t3(e3.length,"MISSING_CHAR",'M\
issing closing "quote');return n3}function foldNewline(e3,t3){let n3="";let r3=e3[t3+1];while(r3===" "||r3==="	"||r3==="\n"||r3==="\r"){if(r3==="\r"&&e3[t3+2]!=="\n")break;if(r3==="\n")n3+="\n";t3+=1;
r3=e3[t3+1]}if(!n3)n3=" ";return{fold:n3,offset:t3}}const s={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:"\n",r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\",
"	":"	"};function parseCharCode(e3,t3,n3,r3){const i2=e3.substr(t3,n3);const s2=i2.length===n3&&/^[0-9a-fA-F]+$/.test(i2);const o=s2?parseInt(i2,16):NaN;try{return String.fromCodePoint(o)}catch{const i3=e3.
substr(t3-2,n3+2);r3(t3-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${i3}`);return i3}}t2.resolveFlowScalar=resolveFlowScalar},4631:(e2,t2)=>{function resolveProps(e3,{flow:t3,indicator:n2,next:r2,offset:i,
onError:s,parentIndent:o,startOnNewline:a}){let c=false;let u=a;let l=a;let d="";let f="";let p=false;let m=false;let h=null;let y=null;let g=null;let v=null;let b=null;let T=null;let w=null;for(const i2 of e3){
if(m){if(i2.type!=="space"&&i2.type!=="newline"&&i2.type!=="comma")s(i2.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space");m=false}if(h){if(u&&i2.type!=="co\
mment"&&i2.type!=="newline"){s(h,"TAB_AS_INDENT","Tabs are not allowed as indentation")}h=null}switch(i2.type){case"space":if(!t3&&(n2!=="doc-start"||r2?.type!=="flow-collection")&&i2.source.includes(
"	")){h=i2}l=true;break;case"comment":{if(!l)s(i2,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const e4=i2.source.substring(1)||" ";if(!d)d=e4;else d+=f+e4;
f="";u=false;break}case"newline":if(u){if(d)d+=i2.source;else if(!T||n2!=="seq-item-ind")c=true}else f+=i2.source;u=true;p=true;if(y||g)v=i2;l=true;break;case"anchor":if(y)s(i2,"MULTIPLE_ANCHORS","A n\
ode can have at most one anchor");if(i2.source.endsWith(":"))s(i2.offset+i2.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",true);y=i2;w??(w=i2.offset);u=false;l=false;m=true;break;case"\
tag":{if(g)s(i2,"MULTIPLE_TAGS","A node can have at most one tag");g=i2;w??(w=i2.offset);u=false;l=false;m=true;break}case n2:if(y||g)s(i2,"BAD_PROP_ORDER",`Anchors and tags must be after the ${i2.source}\
 indicator`);if(T)s(i2,"UNEXPECTED_TOKEN",`Unexpected ${i2.source} in ${t3??"collection"}`);T=i2;u=n2==="seq-item-ind"||n2==="explicit-key-ind";l=false;break;case"comma":if(t3){if(b)s(i2,"UNEXPECTED_T\
OKEN",`Unexpected , in ${t3}`);b=i2;u=false;l=false;break}default:s(i2,"UNEXPECTED_TOKEN",`Unexpected ${i2.type} token`);u=false;l=false}}const E=e3[e3.length-1];const N=E?E.offset+E.source.length:i;if(m&&
r2&&r2.type!=="space"&&r2.type!=="newline"&&r2.type!=="comma"&&(r2.type!=="scalar"||r2.source!=="")){s(r2.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space")}
if(h&&(u&&h.indent<=o||r2?.type==="block-map"||r2?.type==="block-seq"))s(h,"TAB_AS_INDENT","Tabs are not allowed as indentation");return{comma:b,found:T,spaceBefore:c,comment:d,hasNewline:p,anchor:y,tag:g,
newlineAfterProp:v,end:N,start:w??N}}t2.resolveProps=resolveProps},9499:(e2,t2)=>{function containsNewline(e3){if(!e3)return null;switch(e3.type){case"alias":case"scalar":case"double-quoted-scalar":case"\
single-quoted-scalar":if(e3.source.includes("\n"))return true;if(e3.end){for(const t3 of e3.end)if(t3.type==="newline")return true}return false;case"flow-collection":for(const t3 of e3.items){for(const e4 of t3.
start)if(e4.type==="newline")return true;if(t3.sep){for(const e4 of t3.sep)if(e4.type==="newline")return true}if(containsNewline(t3.key)||containsNewline(t3.value))return true}return false;default:return true}}
t2.containsNewline=containsNewline},2599:(e2,t2)=>{function emptyScalarPosition(e3,t3,n2){if(t3){n2??(n2=t3.length);for(let r2=n2-1;r2>=0;--r2){let n3=t3[r2];switch(n3.type){case"space":case"comment":case"\
newline":e3-=n3.source.length;continue}n3=t3[++r2];while(n3?.type==="space"){e3+=n3.source.length;n3=t3[++r2]}break}}return e3}t2.emptyScalarPosition=emptyScalarPosition},4051:(e2,t2,n2)=>{var r2=n2(9499);
function flowIndentCheck(e3,t3,n3){if(t3?.type==="flow-collection"){const i=t3.end[0];if(i.indent===e3&&(i.source==="]"||i.source==="}")&&r2.containsNewline(t3)){const e4="Flow end indicator should be\
 more indented than parent";n3(i,"BAD_INDENT",e4,true)}}}t2.flowIndentCheck=flowIndentCheck},1187:(e2,t2,n2)=>{var r2=n2(1127);function mapIncludes(e3,t3,n3){const{uniqueKeys:i}=e3.options;if(i===false)
return false;const s=typeof i==="function"?i:(e4,t4)=>e4===t4||r2.isScalar(e4)&&r2.isScalar(t4)&&e4.value===t4.value;return t3.some(e4=>s(e4.key,n3))}t2.mapIncludes=mapIncludes},5402:(e2,t2,n2)=>{var r2=n2(
4065);var i=n2(101);var s=n2(1127);var o=n2(7165);var a=n2(4043);var c=n2(5840);var u=n2(9210);var l=n2(1596);var d=n2(3661);var f=n2(2404);var p=n2(1342);class Document{constructor(e3,t3,n3){this.commentBefore=
null;this.comment=null;this.errors=[];this.warnings=[];Object.defineProperty(this,s.NODE_TYPE,{value:s.DOC});let r3=null;if(typeof t3==="function"||Array.isArray(t3)){r3=t3}else if(n3===void 0&&t3){n3=
t3;t3=void 0}const i2=Object.assign({intAsBigInt:false,keepSourceTokens:false,logLevel:"warn",prettyErrors:true,strict:true,stringKeys:false,uniqueKeys:true,version:"1.2"},n3);this.options=i2;let{version:o2}=i2;
if(n3?._directives){this.directives=n3._directives.atDocument();if(this.directives.yaml.explicit)o2=this.directives.yaml.version}else this.directives=new p.Directives({version:o2});this.setSchema(o2,n3);
this.contents=e3===void 0?null:this.createNode(e3,r3,n3)}clone(){const e3=Object.create(Document.prototype,{[s.NODE_TYPE]:{value:s.DOC}});e3.commentBefore=this.commentBefore;e3.comment=this.comment;e3.
errors=this.errors.slice();e3.warnings=this.warnings.slice();e3.options=Object.assign({},this.options);if(this.directives)e3.directives=this.directives.clone();e3.schema=this.schema.clone();e3.contents=
s.isNode(this.contents)?this.contents.clone(e3.schema):this.contents;if(this.range)e3.range=this.range.slice();return e3}add(e3){if(assertCollection(this.contents))this.contents.add(e3)}addIn(e3,t3){if(assertCollection(
this.contents))this.contents.addIn(e3,t3)}createAlias(e3,t3){if(!e3.anchor){const n3=l.anchorNames(this);e3.anchor=!t3||n3.has(t3)?l.findNewAnchor(t3||"a",n3):t3}return new r2.Alias(e3.anchor)}createNode(e3,t3,n3){
let r3=void 0;if(typeof t3==="function"){e3=t3.call({"":e3},"",e3);r3=t3}else if(Array.isArray(t3)){const keyToStr=e5=>typeof e5==="number"||e5 instanceof String||e5 instanceof Number;const e4=t3.filter(
keyToStr).map(String);if(e4.length>0)t3=t3.concat(e4);r3=t3}else if(n3===void 0&&t3){n3=t3;t3=void 0}const{aliasDuplicateObjects:i2,anchorPrefix:o2,flow:a2,keepUndefined:c2,onTagObj:u2,tag:d2}=n3??{};
const{onAnchor:p2,setAnchors:m,sourceObjects:h}=l.createNodeAnchors(this,o2||"a");const y={aliasDuplicateObjects:i2??true,keepUndefined:c2??false,onAnchor:p2,onTagObj:u2,replacer:r3,schema:this.schema,
sourceObjects:h};const g=f.createNode(e3,d2,y);if(a2&&s.isCollection(g))g.flow=true;m();return g}createPair(e3,t3,n3={}){const r3=this.createNode(e3,null,n3);const i2=this.createNode(t3,null,n3);return new o.
Pair(r3,i2)}delete(e3){return assertCollection(this.contents)?this.contents.delete(e3):false}deleteIn(e3){if(i.isEmptyPath(e3)){if(this.contents==null)return false;this.contents=null;return true}return assertCollection(
this.contents)?this.contents.deleteIn(e3):false}get(e3,t3){return s.isCollection(this.contents)?this.contents.get(e3,t3):void 0}getIn(e3,t3){if(i.isEmptyPath(e3))return!t3&&s.isScalar(this.contents)?this.
contents.value:this.contents;return s.isCollection(this.contents)?this.contents.getIn(e3,t3):void 0}has(e3){return s.isCollection(this.contents)?this.contents.has(e3):false}hasIn(e3){if(i.isEmptyPath(
e3))return this.contents!==void 0;return s.isCollection(this.contents)?this.contents.hasIn(e3):false}set(e3,t3){if(this.contents==null){this.contents=i.collectionFromPath(this.schema,[e3],t3)}else if(assertCollection(
this.contents)){this.contents.set(e3,t3)}}setIn(e3,t3){if(i.isEmptyPath(e3)){this.contents=t3}else if(this.contents==null){this.contents=i.collectionFromPath(this.schema,Array.from(e3),t3)}else if(assertCollection(
this.contents)){this.contents.setIn(e3,t3)}}setSchema(e3,t3={}){if(typeof e3==="number")e3=String(e3);let n3;switch(e3){case"1.1":if(this.directives)this.directives.yaml.version="1.1";else this.directives=
new p.Directives({version:"1.1"});n3={resolveKnownTags:false,schema:"yaml-1.1"};break;case"1.2":case"next":if(this.directives)this.directives.yaml.version=e3;else this.directives=new p.Directives({version:e3});
n3={resolveKnownTags:true,schema:"core"};break;case null:if(this.directives)delete this.directives;n3=null;break;default:{const t4=JSON.stringify(e3);throw new Error(`Expected '1.1', '1.2' or null as \
first argument, but found: ${t4}`)}}if(t3.schema instanceof Object)this.schema=t3.schema;else if(n3)this.schema=new c.Schema(Object.assign(n3,t3));else throw new Error(`With a null YAML version, the {\
 schema: Schema } option is required`)}toJS({json:e3,jsonArg:t3,mapAsMap:n3,maxAliasCount:r3,onAnchor:i2,reviver:s2}={}){const o2={anchors:new Map,doc:this,keep:!e3,mapAsMap:n3===true,mapKeyWarned:false,
maxAliasCount:typeof r3==="number"?r3:100};const c2=a.toJS(this.contents,t3??"",o2);if(typeof i2==="function")for(const{count:e4,res:t4}of o2.anchors.values())i2(t4,e4);return typeof s2==="function"?d.
applyReviver(s2,{"":c2},"",c2):c2}toJSON(e3,t3){return this.toJS({json:true,jsonArg:e3,mapAsMap:false,onAnchor:t3})}toString(e3={}){if(this.errors.length>0)throw new Error("Document with errors cannot\
 be stringified");if("indent"in e3&&(!Number.isInteger(e3.indent)||Number(e3.indent)<=0)){const t3=JSON.stringify(e3.indent);throw new Error(`"indent" option must be a positive integer, not ${t3}`)}return u.
stringifyDocument(this,e3)}}function assertCollection(e3){if(s.isCollection(e3))return true;throw new Error("Expected a YAML collection as document contents")}t2.Document=Document},1596:(e2,t2,n2)=>{var r2=n2(
1127);var i=n2(204);function anchorIsValid(e3){if(/[\x00-\x19\s,[\]{}]/.test(e3)){const t3=JSON.stringify(e3);const n3=`Anchor must not contain whitespace or control characters: ${t3}`;throw new Error(
n3)}return true}function anchorNames(e3){const t3=new Set;i.visit(e3,{Value(e4,n3){if(n3.anchor)t3.add(n3.anchor)}});return t3}function findNewAnchor(e3,t3){for(let n3=1;true;++n3){const r3=`${e3}${n3}`;
if(!t3.has(r3))return r3}}function createNodeAnchors(e3,t3){const n3=[];const i2=new Map;let s=null;return{onAnchor:r3=>{n3.push(r3);s??(s=anchorNames(e3));const i3=findNewAnchor(t3,s);s.add(i3);return i3},
setAnchors:()=>{for(const e4 of n3){const t4=i2.get(e4);if(typeof t4==="object"&&t4.anchor&&(r2.isScalar(t4.node)||r2.isCollection(t4.node))){t4.node.anchor=t4.anchor}else{const t5=new Error("Failed t\
o resolve repeated object (this should not happen)");t5.source=e4;throw t5}}},sourceObjects:i2}}t2.anchorIsValid=anchorIsValid;t2.anchorNames=anchorNames;t2.createNodeAnchors=createNodeAnchors;t2.findNewAnchor=
findNewAnchor},3661:(e2,t2)=>{function applyReviver(e3,t3,n2,r2){if(r2&&typeof r2==="object"){if(Array.isArray(r2)){for(let t4=0,n3=r2.length;t4<n3;++t4){const n4=r2[t4];const i=applyReviver(e3,r2,String(
t4),n4);if(i===void 0)delete r2[t4];else if(i!==n4)r2[t4]=i}}else if(r2 instanceof Map){for(const t4 of Array.from(r2.keys())){const n3=r2.get(t4);const i=applyReviver(e3,r2,t4,n3);if(i===void 0)r2.delete(
t4);else if(i!==n3)r2.set(t4,i)}}else if(r2 instanceof Set){for(const t4 of Array.from(r2)){const n3=applyReviver(e3,r2,t4,t4);if(n3===void 0)r2.delete(t4);else if(n3!==t4){r2.delete(t4);r2.add(n3)}}}else{
for(const[t4,n3]of Object.entries(r2)){const i=applyReviver(e3,r2,t4,n3);if(i===void 0)delete r2[t4];else if(i!==n3)r2[t4]=i}}}return e3.call(t3,n2,r2)}t2.applyReviver=applyReviver},2404:(e2,t2,n2)=>{
var r2=n2(4065);var i=n2(1127);var s=n2(3301);const o="tag:yaml.org,2002:";function findTagObject(e3,t3,n3){if(t3){const e4=n3.filter(e5=>e5.tag===t3);const r3=e4.find(e5=>!e5.format)??e4[0];if(!r3)throw new Error(
`Tag ${t3} not found`);return r3}return n3.find(t4=>t4.identify?.(e3)&&!t4.format)}function createNode(e3,t3,n3){if(i.isDocument(e3))e3=e3.contents;if(i.isNode(e3))return e3;if(i.isPair(e3)){const t4=n3.
schema[i.MAP].createNode?.(n3.schema,null,n3);t4.items.push(e3);return t4}if(e3 instanceof String||e3 instanceof Number||e3 instanceof Boolean||typeof BigInt!=="undefined"&&e3 instanceof BigInt){e3=e3.
valueOf()}const{aliasDuplicateObjects:a,onAnchor:c,onTagObj:u,schema:l,sourceObjects:d}=n3;let f=void 0;if(a&&e3&&typeof e3==="object"){f=d.get(e3);if(f){f.anchor??(f.anchor=c(e3));return new r2.Alias(
f.anchor)}else{f={anchor:null,node:null};d.set(e3,f)}}if(t3?.startsWith("!!"))t3=o+t3.slice(2);let p=findTagObject(e3,t3,l.tags);if(!p){if(e3&&typeof e3.toJSON==="function"){e3=e3.toJSON()}if(!e3||typeof e3!==
"object"){const t4=new s.Scalar(e3);if(f)f.node=t4;return t4}p=e3 instanceof Map?l[i.MAP]:Symbol.iterator in Object(e3)?l[i.SEQ]:l[i.MAP]}if(u){u(p);delete n3.onTagObj}const m=p?.createNode?p.createNode(
n3.schema,e3,n3):typeof p?.nodeClass?.from==="function"?p.nodeClass.from(n3.schema,e3,n3):new s.Scalar(e3);if(t3)m.tag=t3;else if(!p.default)m.tag=p.tag;if(f)f.node=m;return m}t2.createNode=createNode},
1342:(e2,t2,n2)=>{var r2=n2(1127);var i=n2(204);const s={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"};const escapeTagName=e3=>e3.replace(/[!,[\]{}]/g,e4=>s[e4]);class Directives{constructor(e3,t3){
this.docStart=null;this.docEnd=false;this.yaml=Object.assign({},Directives.defaultYaml,e3);this.tags=Object.assign({},Directives.defaultTags,t3)}clone(){const e3=new Directives(this.yaml,this.tags);e3.
docStart=this.docStart;return e3}atDocument(){const e3=new Directives(this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=true;break;case"1.2":this.atNextDocument=false;this.yaml=
{explicit:Directives.defaultYaml.explicit,version:"1.2"};this.tags=Object.assign({},Directives.defaultTags);break}return e3}add(e3,t3){if(this.atNextDocument){this.yaml={explicit:Directives.defaultYaml.
explicit,version:"1.1"};this.tags=Object.assign({},Directives.defaultTags);this.atNextDocument=false}const n3=e3.trim().split(/[ \t]+/);const r3=n3.shift();switch(r3){case"%TAG":{if(n3.length!==2){t3(
0,"%TAG directive should contain exactly two parts");if(n3.length<2)return false}const[e4,r4]=n3;this.tags[e4]=r4;return true}case"%YAML":{this.yaml.explicit=true;if(n3.length!==1){t3(0,"%YAML directi\
ve should contain exactly one part");return false}const[e4]=n3;if(e4==="1.1"||e4==="1.2"){this.yaml.version=e4;return true}else{const n4=/^\d+\.\d+$/.test(e4);t3(6,`Unsupported YAML version ${e4}`,n4);
return false}}default:t3(0,`Unknown directive ${r3}`,true);return false}}tagName(e3,t3){if(e3==="!")return"!";if(e3[0]!=="!"){t3(`Not a valid tag: ${e3}`);return null}if(e3[1]==="<"){const n4=e3.slice(
2,-1);if(n4==="!"||n4==="!!"){t3(`Verbatim tags aren't resolved, so ${e3} is invalid.`);return null}if(e3[e3.length-1]!==">")t3("Verbatim tags must end with a >");return n4}const[,n3,r3]=e3.match(/^(.*!)([^!]*)$/s);
if(!r3)t3(`The ${e3} tag has no suffix`);const i2=this.tags[n3];if(i2){try{return i2+decodeURIComponent(r3)}catch(e4){t3(String(e4));return null}}if(n3==="!")return e3;t3(`Could not resolve tag: ${e3}`);
return null}tagString(e3){for(const[t3,n3]of Object.entries(this.tags)){if(e3.startsWith(n3))return t3+escapeTagName(e3.substring(n3.length))}return e3[0]==="!"?e3:`!<${e3}>`}toString(e3){const t3=this.
yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[];const n3=Object.entries(this.tags);let s2;if(e3&&n3.length>0&&r2.isNode(e3.contents)){const t4={};i.visit(e3.contents,(e4,n4)=>{if(r2.isNode(n4)&&
n4.tag)t4[n4.tag]=true});s2=Object.keys(t4)}else s2=[];for(const[r3,i2]of n3){if(r3==="!!"&&i2==="tag:yaml.org,2002:")continue;if(!e3||s2.some(e4=>e4.startsWith(i2)))t3.push(`%TAG ${r3} ${i2}`)}return t3.
join("\n")}}Directives.defaultYaml={explicit:false,version:"1.2"};Directives.defaultTags={"!!":"tag:yaml.org,2002:"};t2.Directives=Directives},1464:(e2,t2)=>{class YAMLError extends Error{constructor(e3,t3,n2,r2){
super();this.name=e3;this.code=n2;this.message=r2;this.pos=t3}}class YAMLParseError extends YAMLError{constructor(e3,t3,n2){super("YAMLParseError",e3,t3,n2)}}class YAMLWarning extends YAMLError{constructor(e3,t3,n2){
super("YAMLWarning",e3,t3,n2)}}const prettifyError=(e3,t3)=>n2=>{if(n2.pos[0]===-1)return;n2.linePos=n2.pos.map(e4=>t3.linePos(e4));const{line:r2,col:i}=n2.linePos[0];n2.message+=` at line ${r2}, colu\
mn ${i}`;let s=i-1;let o=e3.substring(t3.lineStarts[r2-1],t3.lineStarts[r2]).replace(/[\n\r]+$/,"");if(s>=60&&o.length>80){const e4=Math.min(s-39,o.length-79);o="\u2026"+o.substring(e4);s-=e4-1}if(o.length>
80)o=o.substring(0,79)+"\u2026";if(r2>1&&/^ *$/.test(o.substring(0,s))){let n3=e3.substring(t3.lineStarts[r2-2],t3.lineStarts[r2-1]);if(n3.length>80)n3=n3.substring(0,79)+"\u2026\n";o=n3+o}if(/[^ ]/.test(
o)){let e4=1;const t4=n2.linePos[1];if(t4?.line===r2&&t4.col>i){e4=Math.max(1,Math.min(t4.col-i,80-s))}const a=" ".repeat(s)+"^".repeat(e4);n2.message+=`:

${o}
${a}
`}};t2.YAMLError=YAMLError;t2.YAMLParseError=YAMLParseError;t2.YAMLWarning=YAMLWarning;t2.prettifyError=prettifyError},8815:(e2,t2,n2)=>{var r2;var i=n2(9984);var s=n2(5402);var o=n2(5840);var a=n2(1464);
var c=n2(4065);var u=n2(1127);var l=n2(7165);var d=n2(3301);var f=n2(4454);var p=n2(2223);var m=n2(3461);var h=n2(361);var y=n2(6628);var g=n2(3456);var v=n2(4047);var b=n2(204);r2=i.Composer;r2=s.Document;
r2=o.Schema;r2=a.YAMLError;r2=a.YAMLParseError;r2=a.YAMLWarning;r2=c.Alias;r2=u.isAlias;r2=u.isCollection;r2=u.isDocument;r2=u.isMap;r2=u.isNode;r2=u.isPair;r2=u.isScalar;r2=u.isSeq;r2=l.Pair;r2=d.Scalar;
r2=f.YAMLMap;r2=p.YAMLSeq;r2=m;r2=h.Lexer;r2=y.LineCounter;r2=g.Parser;t2.qg=v.parse;r2=v.parseAllDocuments;r2=v.parseDocument;r2=v.stringify;r2=b.visit;r2=b.visitAsync},7249:(e2,t2,n2)=>{var r2=n2(932);
function debug(e3,...t3){if(e3==="debug")console.log(...t3)}function warn(e3,t3){if(e3==="debug"||e3==="warn"){if(typeof r2.emitWarning==="function")r2.emitWarning(t3);else console.warn(t3)}}t2.debug=
debug;t2.warn=warn},4065:(e2,t2,n2)=>{var r2=n2(1596);var i=n2(204);var s=n2(1127);var o=n2(6673);var a=n2(4043);class Alias extends o.NodeBase{constructor(e3){super(s.ALIAS);this.source=e3;Object.defineProperty(
this,"tag",{set(){throw new Error("Alias nodes cannot have tags")}})}resolve(e3,t3){if(t3?.maxAliasCount===0)throw new ReferenceError("Alias resolution is disabled");let n3;if(t3?.aliasResolveCache){n3=
t3.aliasResolveCache}else{n3=[];i.visit(e3,{Node:(e4,t4)=>{if(s.isAlias(t4)||s.hasAnchor(t4))n3.push(t4)}});if(t3)t3.aliasResolveCache=n3}let r3=void 0;for(const e4 of n3){if(e4===this)break;if(e4.anchor===
this.source)r3=e4}if(r3&&t3){const{anchors:e4,doc:n4,maxAliasCount:i2}=t3;let s2=e4.get(r3);if(!s2){a.toJS(r3,null,t3);s2=e4.get(r3)}if(s2?.res===void 0){const e5="This should not happen: Alias anchor\
 was not resolved?";throw new ReferenceError(e5)}if(i2>=0){s2.count+=1;if(s2.aliasCount===0)s2.aliasCount=getAliasCount(n4,r3,e4);if(s2.count*s2.aliasCount>i2){const e5="Excessive alias count indicate\
s a resource exhaustion attack";throw new ReferenceError(e5)}}}return r3}toJSON(e3,t3){if(!t3)return{source:this.source};const n3=this.resolve(t3.doc,t3);if(!n3){const e4=`Unresolved alias (the anchor\
 must be set before the alias): ${this.source}`;throw new ReferenceError(e4)}return t3.anchors.get(n3).res}toString(e3,t3,n3){const i2=`*${this.source}`;if(e3){r2.anchorIsValid(this.source);if(e3.options.
verifyAliasOrder&&!e3.anchors.has(this.source)){const e4=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(e4)}if(e3.implicitKey)return`${i2} `}return i2}}function getAliasCount(e3,t3,n3){
if(s.isAlias(t3)){const r3=t3.resolve(e3);const i2=n3&&r3&&n3.get(r3);return i2?i2.count*i2.aliasCount:0}else if(s.isCollection(t3)){let r3=0;for(const i2 of t3.items){const t4=getAliasCount(e3,i2,n3);
if(t4>r3)r3=t4}return r3}else if(s.isPair(t3)){const r3=getAliasCount(e3,t3.key,n3);const i2=getAliasCount(e3,t3.value,n3);return Math.max(r3,i2)}return 1}t2.Alias=Alias},101:(e2,t2,n2)=>{var r2=n2(2404);
var i=n2(1127);var s=n2(6673);function collectionFromPath(e3,t3,n3){let i2=n3;for(let e4=t3.length-1;e4>=0;--e4){const n4=t3[e4];if(typeof n4==="number"&&Number.isInteger(n4)&&n4>=0){const e5=[];e5[n4]=
i2;i2=e5}else{i2=new Map([[n4,i2]])}}return r2.createNode(i2,void 0,{aliasDuplicateObjects:false,keepUndefined:false,onAnchor:()=>{throw new Error("This should not happen, please report a bug.")},schema:e3,
sourceObjects:new Map})}const isEmptyPath=e3=>e3==null||typeof e3==="object"&&!!e3[Symbol.iterator]().next().done;class Collection extends s.NodeBase{constructor(e3,t3){super(e3);Object.defineProperty(
this,"schema",{value:t3,configurable:true,enumerable:false,writable:true})}clone(e3){const t3=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));if(e3)t3.schema=e3;t3.items=
t3.items.map(t4=>i.isNode(t4)||i.isPair(t4)?t4.clone(e3):t4);if(this.range)t3.range=this.range.slice();return t3}addIn(e3,t3){if(isEmptyPath(e3))this.add(t3);else{const[n3,...r3]=e3;const s2=this.get(
n3,true);if(i.isCollection(s2))s2.addIn(r3,t3);else if(s2===void 0&&this.schema)this.set(n3,collectionFromPath(this.schema,r3,t3));else throw new Error(`Expected YAML collection at ${n3}. Remaining pa\
th: ${r3}`)}}deleteIn(e3){const[t3,...n3]=e3;if(n3.length===0)return this.delete(t3);const r3=this.get(t3,true);if(i.isCollection(r3))return r3.deleteIn(n3);else throw new Error(`Expected YAML collect\
ion at ${t3}. Remaining path: ${n3}`)}getIn(e3,t3){const[n3,...r3]=e3;const s2=this.get(n3,true);if(r3.length===0)return!t3&&i.isScalar(s2)?s2.value:s2;else return i.isCollection(s2)?s2.getIn(r3,t3):void 0}hasAllNullValues(e3){
return this.items.every(t3=>{if(!i.isPair(t3))return false;const n3=t3.value;return n3==null||e3&&i.isScalar(n3)&&n3.value==null&&!n3.commentBefore&&!n3.comment&&!n3.tag})}hasIn(e3){const[t3,...n3]=e3;
if(n3.length===0)return this.has(t3);const r3=this.get(t3,true);return i.isCollection(r3)?r3.hasIn(n3):false}setIn(e3,t3){const[n3,...r3]=e3;if(r3.length===0){this.set(n3,t3)}else{const e4=this.get(n3,
true);if(i.isCollection(e4))e4.setIn(r3,t3);else if(e4===void 0&&this.schema)this.set(n3,collectionFromPath(this.schema,r3,t3));else throw new Error(`Expected YAML collection at ${n3}. Remaining path:\
 ${r3}`)}}}t2.Collection=Collection;t2.collectionFromPath=collectionFromPath;t2.isEmptyPath=isEmptyPath},6673:(e2,t2,n2)=>{var r2=n2(3661);var i=n2(1127);var s=n2(4043);class NodeBase{constructor(e3){
Object.defineProperty(this,i.NODE_TYPE,{value:e3})}clone(){const e3=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));if(this.range)e3.range=this.range.slice();return e3}toJS(e3,{
mapAsMap:t3,maxAliasCount:n3,onAnchor:o,reviver:a}={}){if(!i.isDocument(e3))throw new TypeError("A document argument is required");const c={anchors:new Map,doc:e3,keep:true,mapAsMap:t3===true,mapKeyWarned:false,
maxAliasCount:typeof n3==="number"?n3:100};const u=s.toJS(this,"",c);if(typeof o==="function")for(const{count:e4,res:t4}of c.anchors.values())o(t4,e4);return typeof a==="function"?r2.applyReviver(a,{"":u},
"",u):u}}t2.NodeBase=NodeBase},7165:(e2,t2,n2)=>{var r2=n2(2404);var i=n2(9748);var s=n2(4723);var o=n2(1127);function createPair(e3,t3,n3){const i2=r2.createNode(e3,void 0,n3);const s2=r2.createNode(
t3,void 0,n3);return new Pair(i2,s2)}class Pair{constructor(e3,t3=null){Object.defineProperty(this,o.NODE_TYPE,{value:o.PAIR});this.key=e3;this.value=t3}clone(e3){let{key:t3,value:n3}=this;if(o.isNode(
t3))t3=t3.clone(e3);if(o.isNode(n3))n3=n3.clone(e3);return new Pair(t3,n3)}toJSON(e3,t3){const n3=t3?.mapAsMap?new Map:{};return s.addPairToJSMap(t3,n3,this)}toString(e3,t3,n3){return e3?.doc?i.stringifyPair(
this,e3,t3,n3):JSON.stringify(this)}}t2.Pair=Pair;t2.createPair=createPair},3301:(e2,t2,n2)=>{var r2=n2(1127);var i=n2(6673);var s=n2(4043);const isScalarValue=e3=>!e3||typeof e3!=="function"&&typeof e3!==
"object";class Scalar extends i.NodeBase{constructor(e3){super(r2.SCALAR);this.value=e3}toJSON(e3,t3){return t3?.keep?this.value:s.toJS(this.value,e3,t3)}toString(){return String(this.value)}}Scalar.BLOCK_FOLDED=
"BLOCK_FOLDED";Scalar.BLOCK_LITERAL="BLOCK_LITERAL";Scalar.PLAIN="PLAIN";Scalar.QUOTE_DOUBLE="QUOTE_DOUBLE";Scalar.QUOTE_SINGLE="QUOTE_SINGLE";t2.Scalar=Scalar;t2.isScalarValue=isScalarValue},4454:(e2,t2,n2)=>{
var r2=n2(1212);var i=n2(4723);var s=n2(101);var o=n2(1127);var a=n2(7165);var c=n2(3301);function findPair(e3,t3){const n3=o.isScalar(t3)?t3.value:t3;for(const r3 of e3){if(o.isPair(r3)){if(r3.key===
t3||r3.key===n3)return r3;if(o.isScalar(r3.key)&&r3.key.value===n3)return r3}}return void 0}class YAMLMap extends s.Collection{static get tagName(){return"tag:yaml.org,2002:map"}constructor(e3){super(
o.MAP,e3);this.items=[]}static from(e3,t3,n3){const{keepUndefined:r3,replacer:i2}=n3;const s2=new this(e3);const add=(e4,o2)=>{if(typeof i2==="function")o2=i2.call(t3,e4,o2);else if(Array.isArray(i2)&&
!i2.includes(e4))return;if(o2!==void 0||r3)s2.items.push(a.createPair(e4,o2,n3))};if(t3 instanceof Map){for(const[e4,n4]of t3)add(e4,n4)}else if(t3&&typeof t3==="object"){for(const e4 of Object.keys(t3))
add(e4,t3[e4])}if(typeof e3.sortMapEntries==="function"){s2.items.sort(e3.sortMapEntries)}return s2}add(e3,t3){let n3;if(o.isPair(e3))n3=e3;else if(!e3||typeof e3!=="object"||!("key"in e3)){n3=new a.Pair(
e3,e3?.value)}else n3=new a.Pair(e3.key,e3.value);const r3=findPair(this.items,n3.key);const i2=this.schema?.sortMapEntries;if(r3){if(!t3)throw new Error(`Key ${n3.key} already set`);if(o.isScalar(r3.
value)&&c.isScalarValue(n3.value))r3.value.value=n3.value;else r3.value=n3.value}else if(i2){const e4=this.items.findIndex(e5=>i2(n3,e5)<0);if(e4===-1)this.items.push(n3);else this.items.splice(e4,0,n3)}else{
this.items.push(n3)}}delete(e3){const t3=findPair(this.items,e3);if(!t3)return false;const n3=this.items.splice(this.items.indexOf(t3),1);return n3.length>0}get(e3,t3){const n3=findPair(this.items,e3);
const r3=n3?.value;return(!t3&&o.isScalar(r3)?r3.value:r3)??void 0}has(e3){return!!findPair(this.items,e3)}set(e3,t3){this.add(new a.Pair(e3,t3),true)}toJSON(e3,t3,n3){const r3=n3?new n3:t3?.mapAsMap?
new Map:{};if(t3?.onCreate)t3.onCreate(r3);for(const e4 of this.items)i.addPairToJSMap(t3,r3,e4);return r3}toString(e3,t3,n3){if(!e3)return JSON.stringify(this);for(const e4 of this.items){if(!o.isPair(
e4))throw new Error(`Map items must all be pairs; found ${JSON.stringify(e4)} instead`)}if(!e3.allNullValues&&this.hasAllNullValues(false))e3=Object.assign({},e3,{allNullValues:true});return r2.stringifyCollection(
this,e3,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:e3.indent||"",onChompKeep:n3,onComment:t3})}}t2.YAMLMap=YAMLMap;t2.findPair=findPair},2223:(e2,t2,n2)=>{var r2=n2(2404);var i=n2(1212);
var s=n2(101);var o=n2(1127);var a=n2(3301);var c=n2(4043);class YAMLSeq extends s.Collection{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(e3){super(o.SEQ,e3);this.items=[]}add(e3){this.
items.push(e3)}delete(e3){const t3=asItemIndex(e3);if(typeof t3!=="number")return false;const n3=this.items.splice(t3,1);return n3.length>0}get(e3,t3){const n3=asItemIndex(e3);if(typeof n3!=="number")
return void 0;const r3=this.items[n3];return!t3&&o.isScalar(r3)?r3.value:r3}has(e3){const t3=asItemIndex(e3);return typeof t3==="number"&&t3<this.items.length}set(e3,t3){const n3=asItemIndex(e3);if(typeof n3!==
"number")throw new Error(`Expected a valid index, not ${e3}.`);const r3=this.items[n3];if(o.isScalar(r3)&&a.isScalarValue(t3))r3.value=t3;else this.items[n3]=t3}toJSON(e3,t3){const n3=[];if(t3?.onCreate)
t3.onCreate(n3);let r3=0;for(const e4 of this.items)n3.push(c.toJS(e4,String(r3++),t3));return n3}toString(e3,t3,n3){if(!e3)return JSON.stringify(this);return i.stringifyCollection(this,e3,{blockItemPrefix:"\
- ",flowChars:{start:"[",end:"]"},itemIndent:(e3.indent||"")+"  ",onChompKeep:n3,onComment:t3})}static from(e3,t3,n3){const{replacer:i2}=n3;const s2=new this(e3);if(t3&&Symbol.iterator in Object(t3)){
let e4=0;for(let o2 of t3){if(typeof i2==="function"){const n4=t3 instanceof Set?o2:String(e4++);o2=i2.call(t3,n4,o2)}s2.items.push(r2.createNode(o2,void 0,n3))}}return s2}}function asItemIndex(e3){let t3=o.
isScalar(e3)?e3.value:e3;if(t3&&typeof t3==="string")t3=Number(t3);return typeof t3==="number"&&Number.isInteger(t3)&&t3>=0?t3:null}t2.YAMLSeq=YAMLSeq},4723:(e2,t2,n2)=>{var r2=n2(7249);var i=n2(452);
var s=n2(2148);var o=n2(1127);var a=n2(4043);function addPairToJSMap(e3,t3,{key:n3,value:r3}){if(o.isNode(n3)&&n3.addToJSMap)n3.addToJSMap(e3,t3,r3);else if(i.isMergeKey(e3,n3))i.addMergeToJSMap(e3,t3,
r3);else{const i2=a.toJS(n3,"",e3);if(t3 instanceof Map){t3.set(i2,a.toJS(r3,i2,e3))}else if(t3 instanceof Set){t3.add(i2)}else{const s2=stringifyKey(n3,i2,e3);const o2=a.toJS(r3,s2,e3);if(s2 in t3)Object.
defineProperty(t3,s2,{value:o2,writable:true,enumerable:true,configurable:true});else t3[s2]=o2}}return t3}function stringifyKey(e3,t3,n3){if(t3===null)return"";if(typeof t3!=="object")return String(t3);
if(o.isNode(e3)&&n3?.doc){const t4=s.createStringifyContext(n3.doc,{});t4.anchors=new Set;for(const e4 of n3.anchors.keys())t4.anchors.add(e4.anchor);t4.inFlow=true;t4.inStringifyKey=true;const i2=e3.
toString(t4);if(!n3.mapKeyWarned){let e4=JSON.stringify(i2);if(e4.length>40)e4=e4.substring(0,36)+'..."';r2.warn(n3.doc.options.logLevel,`Keys with collection values will be stringified due to JS Obje\
ct restrictions: ${e4}. Set mapAsMap: true to use object keys.`);n3.mapKeyWarned=true}return i2}return JSON.stringify(t3)}t2.addPairToJSMap=addPairToJSMap},1127:(e2,t2)=>{const n2=Symbol.for("yaml.ali\
as");const r2=Symbol.for("yaml.document");const i=Symbol.for("yaml.map");const s=Symbol.for("yaml.pair");const o=Symbol.for("yaml.scalar");const a=Symbol.for("yaml.seq");const c=Symbol.for("yaml.node.\
type");const isAlias=e3=>!!e3&&typeof e3==="object"&&e3[c]===n2;const isDocument=e3=>!!e3&&typeof e3==="object"&&e3[c]===r2;const isMap=e3=>!!e3&&typeof e3==="object"&&e3[c]===i;const isPair=e3=>!!e3&&
typeof e3==="object"&&e3[c]===s;const isScalar=e3=>!!e3&&typeof e3==="object"&&e3[c]===o;const isSeq=e3=>!!e3&&typeof e3==="object"&&e3[c]===a;function isCollection(e3){if(e3&&typeof e3==="object")switch(e3[c]){case i:case a:
return true}return false}function isNode(e3){if(e3&&typeof e3==="object")switch(e3[c]){case n2:case i:case o:case a:return true}return false}const hasAnchor=e3=>(isScalar(e3)||isCollection(e3))&&!!e3.
anchor;t2.ALIAS=n2;t2.DOC=r2;t2.MAP=i;t2.NODE_TYPE=c;t2.PAIR=s;t2.SCALAR=o;t2.SEQ=a;t2.hasAnchor=hasAnchor;t2.isAlias=isAlias;t2.isCollection=isCollection;t2.isDocument=isDocument;t2.isMap=isMap;t2.isNode=
isNode;t2.isPair=isPair;t2.isScalar=isScalar;t2.isSeq=isSeq},4043:(e2,t2,n2)=>{var r2=n2(1127);function toJS(e3,t3,n3){if(Array.isArray(e3))return e3.map((e4,t4)=>toJS(e4,String(t4),n3));if(e3&&typeof e3.
toJSON==="function"){if(!n3||!r2.hasAnchor(e3))return e3.toJSON(t3,n3);const i={aliasCount:0,count:1,res:void 0};n3.anchors.set(e3,i);n3.onCreate=e4=>{i.res=e4;delete n3.onCreate};const s=e3.toJSON(t3,
n3);if(n3.onCreate)n3.onCreate(s);return s}if(typeof e3==="bigint"&&!n3?.keep)return Number(e3);return e3}t2.toJS=toJS},110:(e2,t2,n2)=>{var r2=n2(8913);var i=n2(6842);var s=n2(1464);var o=n2(3069);function resolveAsScalar(e3,t3=true,n3){
if(e3){const _onError=(e4,t4,r3)=>{const i2=typeof e4==="number"?e4:Array.isArray(e4)?e4[0]:e4.offset;if(n3)n3(i2,t4,r3);else throw new s.YAMLParseError([i2,i2+1],t4,r3)};switch(e3.type){case"scalar":case"\
single-quoted-scalar":case"double-quoted-scalar":return i.resolveFlowScalar(e3,t3,_onError);case"block-scalar":return r2.resolveBlockScalar({options:{strict:t3}},e3,_onError)}}return null}function createScalarToken(e3,t3){
const{implicitKey:n3=false,indent:r3,inFlow:i2=false,offset:s2=-1,type:a="PLAIN"}=t3;const c=o.stringifyString({type:a,value:e3},{implicitKey:n3,indent:r3>0?" ".repeat(r3):"",inFlow:i2,options:{blockQuote:true,
lineWidth:-1}});const u=t3.end??[{type:"newline",offset:-1,indent:r3,source:"\n"}];switch(c[0]){case"|":case">":{const e4=c.indexOf("\n");const t4=c.substring(0,e4);const n4=c.substring(e4+1)+"\n";const i3=[
{type:"block-scalar-header",offset:s2,indent:r3,source:t4}];if(!addEndtoBlockProps(i3,u))i3.push({type:"newline",offset:-1,indent:r3,source:"\n"});return{type:"block-scalar",offset:s2,indent:r3,props:i3,
source:n4}}case'"':return{type:"double-quoted-scalar",offset:s2,indent:r3,source:c,end:u};case"'":return{type:"single-quoted-scalar",offset:s2,indent:r3,source:c,end:u};default:return{type:"scalar",offset:s2,
indent:r3,source:c,end:u}}}function setScalarValue(e3,t3,n3={}){let{afterKey:r3=false,implicitKey:i2=false,inFlow:s2=false,type:a}=n3;let c="indent"in e3?e3.indent:null;if(r3&&typeof c==="number")c+=2;
if(!a)switch(e3.type){case"single-quoted-scalar":a="QUOTE_SINGLE";break;case"double-quoted-scalar":a="QUOTE_DOUBLE";break;case"block-scalar":{const t4=e3.props[0];if(t4.type!=="block-scalar-header")throw new Error(
"Invalid block scalar header");a=t4.source[0]===">"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:a="PLAIN"}const u=o.stringifyString({type:a,value:t3},{implicitKey:i2||c===null,indent:c!==null&&c>0?" ".
repeat(c):"",inFlow:s2,options:{blockQuote:true,lineWidth:-1}});switch(u[0]){case"|":case">":setBlockScalarValue(e3,u);break;case'"':setFlowScalarValue(e3,u,"double-quoted-scalar");break;case"'":setFlowScalarValue(
e3,u,"single-quoted-scalar");break;default:setFlowScalarValue(e3,u,"scalar")}}function setBlockScalarValue(e3,t3){const n3=t3.indexOf("\n");const r3=t3.substring(0,n3);const i2=t3.substring(n3+1)+"\n";
if(e3.type==="block-scalar"){const t4=e3.props[0];if(t4.type!=="block-scalar-header")throw new Error("Invalid block scalar header");t4.source=r3;e3.source=i2}else{const{offset:t4}=e3;const n4="indent"in
e3?e3.indent:-1;const s2=[{type:"block-scalar-header",offset:t4,indent:n4,source:r3}];if(!addEndtoBlockProps(s2,"end"in e3?e3.end:void 0))s2.push({type:"newline",offset:-1,indent:n4,source:"\n"});for(const t5 of Object.
keys(e3))if(t5!=="type"&&t5!=="offset")delete e3[t5];Object.assign(e3,{type:"block-scalar",indent:n4,props:s2,source:i2})}}function addEndtoBlockProps(e3,t3){if(t3)for(const n3 of t3)switch(n3.type){case"\
space":case"comment":e3.push(n3);break;case"newline":e3.push(n3);return true}return false}function setFlowScalarValue(e3,t3,n3){switch(e3.type){case"scalar":case"double-quoted-scalar":case"single-quot\
ed-scalar":e3.type=n3;e3.source=t3;break;case"block-scalar":{const r3=e3.props.slice(1);let i2=t3.length;if(e3.props[0].type==="block-scalar-header")i2-=e3.props[0].source.length;for(const e4 of r3)e4.
offset+=i2;delete e3.props;Object.assign(e3,{type:n3,source:t3,end:r3});break}case"block-map":case"block-seq":{const r3=e3.offset+t3.length;const i2={type:"newline",offset:r3,indent:e3.indent,source:"\
\n"};delete e3.items;Object.assign(e3,{type:n3,source:t3,end:[i2]});break}default:{const r3="indent"in e3?e3.indent:-1;const i2="end"in e3&&Array.isArray(e3.end)?e3.end.filter(e4=>e4.type==="space"||e4.
type==="comment"||e4.type==="newline"):[];for(const t4 of Object.keys(e3))if(t4!=="type"&&t4!=="offset")delete e3[t4];Object.assign(e3,{type:n3,indent:r3,source:t3,end:i2})}}}t2.createScalarToken=createScalarToken;
t2.resolveAsScalar=resolveAsScalar;t2.setScalarValue=setScalarValue},1733:(e2,t2)=>{const stringify=e3=>"type"in e3?stringifyToken(e3):stringifyItem(e3);function stringifyToken(e3){switch(e3.type){case"\
block-scalar":{let t3="";for(const n2 of e3.props)t3+=stringifyToken(n2);return t3+e3.source}case"block-map":case"block-seq":{let t3="";for(const n2 of e3.items)t3+=stringifyItem(n2);return t3}case"fl\
ow-collection":{let t3=e3.start.source;for(const n2 of e3.items)t3+=stringifyItem(n2);for(const n2 of e3.end)t3+=n2.source;return t3}case"document":{let t3=stringifyItem(e3);if(e3.end)for(const n2 of e3.
end)t3+=n2.source;return t3}default:{let t3=e3.source;if("end"in e3&&e3.end)for(const n2 of e3.end)t3+=n2.source;return t3}}}function stringifyItem({start:e3,key:t3,sep:n2,value:r2}){let i="";for(const t4 of e3)
i+=t4.source;if(t3)i+=stringifyToken(t3);if(n2)for(const e4 of n2)i+=e4.source;if(r2)i+=stringifyToken(r2);return i}t2.stringify=stringify},7715:(e2,t2)=>{const n2=Symbol("break visit");const r2=Symbol(
"skip children");const i=Symbol("remove item");function visit(e3,t3){if("type"in e3&&e3.type==="document")e3={start:e3.start,value:e3.value};_visit(Object.freeze([]),e3,t3)}visit.BREAK=n2;visit.SKIP=r2;
visit.REMOVE=i;visit.itemAtPath=(e3,t3)=>{let n3=e3;for(const[e4,r3]of t3){const t4=n3?.[e4];if(t4&&"items"in t4){n3=t4.items[r3]}else return void 0}return n3};visit.parentCollection=(e3,t3)=>{const n3=visit.
itemAtPath(e3,t3.slice(0,-1));const r3=t3[t3.length-1][0];const i2=n3?.[r3];if(i2&&"items"in i2)return i2;throw new Error("Parent collection not found")};function _visit(e3,t3,r3){let s=r3(t3,e3);if(typeof s===
"symbol")return s;for(const o of["key","value"]){const a=t3[o];if(a&&"items"in a){for(let t4=0;t4<a.items.length;++t4){const s2=_visit(Object.freeze(e3.concat([[o,t4]])),a.items[t4],r3);if(typeof s2===
"number")t4=s2-1;else if(s2===n2)return n2;else if(s2===i){a.items.splice(t4,1);t4-=1}}if(typeof s==="function"&&o==="key")s=s(t3,e3)}}return typeof s==="function"?s(t3,e3):s}t2.visit=visit},3461:(e2,t2,n2)=>{
var r2=n2(110);var i=n2(1733);var s=n2(7715);const o="\uFEFF";const a="";const c="";const u="";const isCollection=e3=>!!e3&&"items"in e3;const isScalar=e3=>!!e3&&(e3.type==="scalar"||e3.type==="sin\
gle-quoted-scalar"||e3.type==="double-quoted-scalar"||e3.type==="block-scalar");function prettyToken(e3){switch(e3){case o:return"<BOM>";case a:return"<DOC>";case c:return"<FLOW_END>";case u:return"<S\
CALAR>";default:return JSON.stringify(e3)}}function tokenType(e3){switch(e3){case o:return"byte-order-mark";case a:return"doc-mode";case c:return"flow-error-end";case u:return"scalar";case"---":return"\
doc-start";case"...":return"doc-end";case"":case"\n":case"\r\n":return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-star\
t";case"}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"comma"}switch(e3[0]){case" ":case"	":return"space";case"#":return"comment";case"%":return"dir\
ective-line";case"*":return"alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-scalar";case"|":case">":return"block-scalar-header"}return null}
t2.createScalarToken=r2.createScalarToken;t2.resolveAsScalar=r2.resolveAsScalar;t2.setScalarValue=r2.setScalarValue;t2.stringify=i.stringify;t2.visit=s.visit;t2.BOM=o;t2.DOCUMENT=a;t2.FLOW_END=c;t2.SCALAR=
u;t2.isCollection=isCollection;t2.isScalar=isScalar;t2.prettyToken=prettyToken;t2.tokenType=tokenType},361:(e2,t2,n2)=>{var r2=n2(3461);function isEmpty(e3){switch(e3){case void 0:case" ":case"\n":case"\
\r":case"	":return true;default:return false}}const i=new Set("0123456789ABCDEFabcdef");const s=new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");const o=new Set(
",[]{}");const a=new Set(" ,[]{}\n\r	");const isNotAnchorChar=e3=>!e3||a.has(e3);class Lexer{constructor(){this.atEnd=false;this.blockScalarIndent=-1;this.blockScalarKeep=false;this.buffer="";this.flowKey=
false;this.flowLevel=0;this.indentNext=0;this.indentValue=0;this.lineEndPos=null;this.next=null;this.pos=0}*lex(e3,t3=false){if(e3){if(typeof e3!=="string")throw TypeError("source is not a string");this.
buffer=this.buffer?this.buffer+e3:e3;this.lineEndPos=null}this.atEnd=!t3;let n3=this.next??"stream";while(n3&&(t3||this.hasChars(1)))n3=yield*this.parseNext(n3)}atLineEnd(){let e3=this.pos;let t3=this.
buffer[e3];while(t3===" "||t3==="	")t3=this.buffer[++e3];if(!t3||t3==="#"||t3==="\n")return true;if(t3==="\r")return this.buffer[e3+1]==="\n";return false}charAt(e3){return this.buffer[this.pos+e3]}continueScalar(e3){
let t3=this.buffer[e3];if(this.indentNext>0){let n3=0;while(t3===" ")t3=this.buffer[++n3+e3];if(t3==="\r"){const t4=this.buffer[n3+e3+1];if(t4==="\n"||!t4&&!this.atEnd)return e3+n3+1}return t3==="\n"||
n3>=this.indentNext||!t3&&!this.atEnd?e3+n3:-1}if(t3==="-"||t3==="."){const t4=this.buffer.substr(e3,3);if((t4==="---"||t4==="...")&&isEmpty(this.buffer[e3+3]))return-1}return e3}getLine(){let e3=this.
lineEndPos;if(typeof e3!=="number"||e3!==-1&&e3<this.pos){e3=this.buffer.indexOf("\n",this.pos);this.lineEndPos=e3}if(e3===-1)return this.atEnd?this.buffer.substring(this.pos):null;if(this.buffer[e3-1]===
"\r")e3-=1;return this.buffer.substring(this.pos,e3)}hasChars(e3){return this.pos+e3<=this.buffer.length}setNext(e3){this.buffer=this.buffer.substring(this.pos);this.pos=0;this.lineEndPos=null;this.next=
e3;return null}peek(e3){return this.buffer.substr(this.pos,e3)}*parseNext(e3){switch(e3){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"block-sta\
rt":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"quoted-scalar":return yield*this.parseQuotedScalar();case"bl\
ock-scalar":return yield*this.parseBlockScalar();case"plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){let e3=this.getLine();if(e3===null)return this.setNext("stream");if(e3[0]===r2.
BOM){yield*this.pushCount(1);e3=e3.substring(1)}if(e3[0]==="%"){let t3=e3.length;let n3=e3.indexOf("#");while(n3!==-1){const r4=e3[n3-1];if(r4===" "||r4==="	"){t3=n3-1;break}else{n3=e3.indexOf("#",n3+
1)}}while(true){const n4=e3[t3-1];if(n4===" "||n4==="	")t3-=1;else break}const r3=(yield*this.pushCount(t3))+(yield*this.pushSpaces(true));yield*this.pushCount(e3.length-r3);this.pushNewline();return"\
stream"}if(this.atLineEnd()){const t3=yield*this.pushSpaces(true);yield*this.pushCount(e3.length-t3);yield*this.pushNewline();return"stream"}yield r2.DOCUMENT;return yield*this.parseLineStart()}*parseLineStart(){
const e3=this.charAt(0);if(!e3&&!this.atEnd)return this.setNext("line-start");if(e3==="-"||e3==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext("line-start");const e4=this.peek(3);if((e4===
"---"||e4==="...")&&isEmpty(this.charAt(3))){yield*this.pushCount(3);this.indentValue=0;this.indentNext=0;return e4==="---"?"doc":"stream"}}this.indentValue=yield*this.pushSpaces(false);if(this.indentNext>
this.indentValue&&!isEmpty(this.charAt(1)))this.indentNext=this.indentValue;return yield*this.parseBlockStart()}*parseBlockStart(){const[e3,t3]=this.peek(2);if(!t3&&!this.atEnd)return this.setNext("bl\
ock-start");if((e3==="-"||e3==="?"||e3===":")&&isEmpty(t3)){const e4=(yield*this.pushCount(1))+(yield*this.pushSpaces(true));this.indentNext=this.indentValue+1;this.indentValue+=e4;return"block-start"}
return"doc"}*parseDocument(){yield*this.pushSpaces(true);const e3=this.getLine();if(e3===null)return this.setNext("doc");let t3=yield*this.pushIndicators();switch(e3[t3]){case"#":yield*this.pushCount(
e3.length-t3);case void 0:yield*this.pushNewline();return yield*this.parseLineStart();case"{":case"[":yield*this.pushCount(1);this.flowKey=false;this.flowLevel=1;return"flow";case"}":case"]":yield*this.
pushCount(1);return"doc";case"*":yield*this.pushUntil(isNotAnchorChar);return"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case">":t3+=yield*this.parseBlockScalarHeader();t3+=yield*this.
pushSpaces(true);yield*this.pushCount(e3.length-t3);yield*this.pushNewline();return yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){let e3,t3;let n3=-1;
do{e3=yield*this.pushNewline();if(e3>0){t3=yield*this.pushSpaces(false);this.indentValue=n3=t3}else{t3=0}t3+=yield*this.pushSpaces(true)}while(e3+t3>0);const i2=this.getLine();if(i2===null)return this.
setNext("flow");if(n3!==-1&&n3<this.indentNext&&i2[0]!=="#"||n3===0&&(i2.startsWith("---")||i2.startsWith("..."))&&isEmpty(i2[3])){const e4=n3===this.indentNext-1&&this.flowLevel===1&&(i2[0]==="]"||i2[0]===
"}");if(!e4){this.flowLevel=0;yield r2.FLOW_END;return yield*this.parseLineStart()}}let s2=0;while(i2[s2]===","){s2+=yield*this.pushCount(1);s2+=yield*this.pushSpaces(true);this.flowKey=false}s2+=yield*this.
pushIndicators();switch(i2[s2]){case void 0:return"flow";case"#":yield*this.pushCount(i2.length-s2);return"flow";case"{":case"[":yield*this.pushCount(1);this.flowKey=false;this.flowLevel+=1;return"flo\
w";case"}":case"]":yield*this.pushCount(1);this.flowKey=true;this.flowLevel-=1;return this.flowLevel?"flow":"doc";case"*":yield*this.pushUntil(isNotAnchorChar);return"flow";case'"':case"'":this.flowKey=
true;return yield*this.parseQuotedScalar();case":":{const e4=this.charAt(1);if(this.flowKey||isEmpty(e4)||e4===","){this.flowKey=false;yield*this.pushCount(1);yield*this.pushSpaces(true);return"flow"}}default:
this.flowKey=false;return yield*this.parsePlainScalar()}}*parseQuotedScalar(){const e3=this.charAt(0);let t3=this.buffer.indexOf(e3,this.pos+1);if(e3==="'"){while(t3!==-1&&this.buffer[t3+1]==="'")t3=this.
buffer.indexOf("'",t3+2)}else{while(t3!==-1){let e4=0;while(this.buffer[t3-1-e4]==="\\")e4+=1;if(e4%2===0)break;t3=this.buffer.indexOf('"',t3+1)}}const n3=this.buffer.substring(0,t3);let r3=n3.indexOf(
"\n",this.pos);if(r3!==-1){while(r3!==-1){const e4=this.continueScalar(r3+1);if(e4===-1)break;r3=n3.indexOf("\n",e4)}if(r3!==-1){t3=r3-(n3[r3-1]==="\r"?2:1)}}if(t3===-1){if(!this.atEnd)return this.setNext(
"quoted-scalar");t3=this.buffer.length}yield*this.pushToIndex(t3+1,false);return this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1;this.blockScalarKeep=false;let e3=this.
pos;while(true){const t3=this.buffer[++e3];if(t3==="+")this.blockScalarKeep=true;else if(t3>"0"&&t3<="9")this.blockScalarIndent=Number(t3)-1;else if(t3!=="-")break}return yield*this.pushUntil(e4=>isEmpty(
e4)||e4==="#")}*parseBlockScalar(){let e3=this.pos-1;let t3=0;let n3;e:for(let r3=this.pos;n3=this.buffer[r3];++r3){switch(n3){case" ":t3+=1;break;case"\n":e3=r3;t3=0;break;case"\r":{const e4=this.buffer[r3+
1];if(!e4&&!this.atEnd)return this.setNext("block-scalar");if(e4==="\n")break}default:break e}}if(!n3&&!this.atEnd)return this.setNext("block-scalar");if(t3>=this.indentNext){if(this.blockScalarIndent===
-1)this.indentNext=t3;else{this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext)}do{const t4=this.continueScalar(e3+1);if(t4===-1)break;e3=this.buffer.indexOf("\n",t4)}while(e3!==
-1);if(e3===-1){if(!this.atEnd)return this.setNext("block-scalar");e3=this.buffer.length}}let i2=e3+1;n3=this.buffer[i2];while(n3===" ")n3=this.buffer[++i2];if(n3==="	"){while(n3==="	"||n3===" "||n3===
"\r"||n3==="\n")n3=this.buffer[++i2];e3=i2-1}else if(!this.blockScalarKeep){do{let n4=e3-1;let r3=this.buffer[n4];if(r3==="\r")r3=this.buffer[--n4];const i3=n4;while(r3===" ")r3=this.buffer[--n4];if(r3===
"\n"&&n4>=this.pos&&n4+1+t3>i3)e3=n4;else break}while(true)}yield r2.SCALAR;yield*this.pushToIndex(e3+1,true);return yield*this.parseLineStart()}*parsePlainScalar(){const e3=this.flowLevel>0;let t3=this.
pos-1;let n3=this.pos-1;let i2;while(i2=this.buffer[++n3]){if(i2===":"){const r3=this.buffer[n3+1];if(isEmpty(r3)||e3&&o.has(r3))break;t3=n3}else if(isEmpty(i2)){let r3=this.buffer[n3+1];if(i2==="\r"){
if(r3==="\n"){n3+=1;i2="\n";r3=this.buffer[n3+1]}else t3=n3}if(r3==="#"||e3&&o.has(r3))break;if(i2==="\n"){const e4=this.continueScalar(n3+1);if(e4===-1)break;n3=Math.max(n3,e4-2)}}else{if(e3&&o.has(i2))
break;t3=n3}}if(!i2&&!this.atEnd)return this.setNext("plain-scalar");yield r2.SCALAR;yield*this.pushToIndex(t3+1,true);return e3?"flow":"doc"}*pushCount(e3){if(e3>0){yield this.buffer.substr(this.pos,
e3);this.pos+=e3;return e3}return 0}*pushToIndex(e3,t3){const n3=this.buffer.slice(this.pos,e3);if(n3){yield n3;this.pos+=n3.length;return n3.length}else if(t3)yield"";return 0}*pushIndicators(){let e3=0;
e:while(true){switch(this.charAt(0)){case"!":e3+=yield*this.pushTag();e3+=yield*this.pushSpaces(true);continue e;case"&":e3+=yield*this.pushUntil(isNotAnchorChar);e3+=yield*this.pushSpaces(true);continue e;case"\
-":case"?":case":":{const t3=this.flowLevel>0;const n3=this.charAt(1);if(isEmpty(n3)||t3&&o.has(n3)){if(!t3)this.indentNext=this.indentValue+1;else if(this.flowKey)this.flowKey=false;e3+=yield*this.pushCount(
1);e3+=yield*this.pushSpaces(true);continue e}}}break e}return e3}*pushTag(){if(this.charAt(1)==="<"){let e3=this.pos+2;let t3=this.buffer[e3];while(!isEmpty(t3)&&t3!==">")t3=this.buffer[++e3];return yield*this.
pushToIndex(t3===">"?e3+1:e3,false)}else{let e3=this.pos+1;let t3=this.buffer[e3];while(t3){if(s.has(t3))t3=this.buffer[++e3];else if(t3==="%"&&i.has(this.buffer[e3+1])&&i.has(this.buffer[e3+2])){t3=this.
buffer[e3+=3]}else break}return yield*this.pushToIndex(e3,false)}}*pushNewline(){const e3=this.buffer[this.pos];if(e3==="\n")return yield*this.pushCount(1);else if(e3==="\r"&&this.charAt(1)==="\n")return yield*this.
pushCount(2);else return 0}*pushSpaces(e3){let t3=this.pos-1;let n3;do{n3=this.buffer[++t3]}while(n3===" "||e3&&n3==="	");const r3=t3-this.pos;if(r3>0){yield this.buffer.substr(this.pos,r3);this.pos=t3}
return r3}*pushUntil(e3){let t3=this.pos;let n3=this.buffer[t3];while(!e3(n3))n3=this.buffer[++t3];return yield*this.pushToIndex(t3,false)}}t2.Lexer=Lexer},6628:(e2,t2)=>{class LineCounter{constructor(){
this.lineStarts=[];this.addNewLine=e3=>this.lineStarts.push(e3);this.linePos=e3=>{let t3=0;let n2=this.lineStarts.length;while(t3<n2){const r3=t3+n2>>1;if(this.lineStarts[r3]<e3)t3=r3+1;else n2=r3}if(this.
lineStarts[t3]===e3)return{line:t3+1,col:1};if(t3===0)return{line:0,col:e3};const r2=this.lineStarts[t3-1];return{line:t3,col:e3-r2+1}}}}t2.LineCounter=LineCounter},3456:(e2,t2,n2)=>{var r2=n2(932);var i=n2(
3461);var s=n2(361);function includesToken(e3,t3){for(let n3=0;n3<e3.length;++n3)if(e3[n3].type===t3)return true;return false}function findNonEmptyIndex(e3){for(let t3=0;t3<e3.length;++t3){switch(e3[t3].
type){case"space":case"comment":case"newline":break;default:return t3}}return-1}function isFlowToken(e3){switch(e3?.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"\
flow-collection":return true;default:return false}}function getPrevProps(e3){switch(e3.type){case"document":return e3.start;case"block-map":{const t3=e3.items[e3.items.length-1];return t3.sep??t3.start}case"\
block-seq":return e3.items[e3.items.length-1].start;default:return[]}}function getFirstKeyStartProps(e3){if(e3.length===0)return[];let t3=e3.length;e:while(--t3>=0){switch(e3[t3].type){case"doc-start":case"\
explicit-key-ind":case"map-value-ind":case"seq-item-ind":case"newline":break e}}while(e3[++t3]?.type==="space"){}return e3.splice(t3,e3.length)}function arrayPushArray(e3,t3){if(t3.length<1e5)Array.prototype.
push.apply(e3,t3);else for(let n3=0;n3<t3.length;++n3)e3.push(t3[n3])}function fixFlowSeqItems(e3){if(e3.start.type==="flow-seq-start"){for(const t3 of e3.items){if(t3.sep&&!t3.value&&!includesToken(t3.
start,"explicit-key-ind")&&!includesToken(t3.sep,"map-value-ind")){if(t3.key)t3.value=t3.key;delete t3.key;if(isFlowToken(t3.value)){if(t3.value.end)arrayPushArray(t3.value.end,t3.sep);else t3.value.end=
t3.sep}else arrayPushArray(t3.start,t3.sep);delete t3.sep}}}}class Parser{constructor(e3){this.atNewLine=true;this.atScalar=false;this.indent=0;this.offset=0;this.onKeyLine=false;this.stack=[];this.source=
"";this.type="";this.lexer=new s.Lexer;this.onNewLine=e3}*parse(e3,t3=false){if(this.onNewLine&&this.offset===0)this.onNewLine(0);for(const n3 of this.lexer.lex(e3,t3))yield*this.next(n3);if(!t3)yield*this.
end()}*next(e3){this.source=e3;if(r2.env.LOG_TOKENS)console.log("|",i.prettyToken(e3));if(this.atScalar){this.atScalar=false;yield*this.step();this.offset+=e3.length;return}const t3=i.tokenType(e3);if(!t3){
const t4=`Not a YAML token: ${e3}`;yield*this.pop({type:"error",offset:this.offset,message:t4,source:e3});this.offset+=e3.length}else if(t3==="scalar"){this.atNewLine=false;this.atScalar=true;this.type=
"scalar"}else{this.type=t3;yield*this.step();switch(t3){case"newline":this.atNewLine=true;this.indent=0;if(this.onNewLine)this.onNewLine(this.offset+e3.length);break;case"space":if(this.atNewLine&&e3[0]===
" ")this.indent+=e3.length;break;case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":if(this.atNewLine)this.indent+=e3.length;break;case"doc-mode":case"flow-error-end":return;default:this.atNewLine=
false}this.offset+=e3.length}}*end(){while(this.stack.length>0)yield*this.pop()}get sourceToken(){const e3={type:this.type,offset:this.offset,indent:this.indent,source:this.source};return e3}*step(){const e3=this.
peek(1);if(this.type==="doc-end"&&e3?.type!=="doc-end"){while(this.stack.length>0)yield*this.pop();this.stack.push({type:"doc-end",offset:this.offset,source:this.source});return}if(!e3)return yield*this.
stream();switch(e3.type){case"document":return yield*this.document(e3);case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return yield*this.scalar(e3);case"block-scalar":return yield*this.
blockScalar(e3);case"block-map":return yield*this.blockMap(e3);case"block-seq":return yield*this.blockSequence(e3);case"flow-collection":return yield*this.flowCollection(e3);case"doc-end":return yield*this.
documentEnd(e3)}yield*this.pop()}peek(e3){return this.stack[this.stack.length-e3]}*pop(e3){const t3=e3??this.stack.pop();if(!t3){const e4="Tried to pop an empty stack";yield{type:"error",offset:this.offset,
source:"",message:e4}}else if(this.stack.length===0){yield t3}else{const e4=this.peek(1);if(t3.type==="block-scalar"){t3.indent="indent"in e4?e4.indent:0}else if(t3.type==="flow-collection"&&e4.type===
"document"){t3.indent=0}if(t3.type==="flow-collection")fixFlowSeqItems(t3);switch(e4.type){case"document":e4.value=t3;break;case"block-scalar":e4.props.push(t3);break;case"block-map":{const n3=e4.items[e4.
items.length-1];if(n3.value){e4.items.push({start:[],key:t3,sep:[]});this.onKeyLine=true;return}else if(n3.sep){n3.value=t3}else{Object.assign(n3,{key:t3,sep:[]});this.onKeyLine=!n3.explicitKey;return}
break}case"block-seq":{const n3=e4.items[e4.items.length-1];if(n3.value)e4.items.push({start:[],value:t3});else n3.value=t3;break}case"flow-collection":{const n3=e4.items[e4.items.length-1];if(!n3||n3.
value)e4.items.push({start:[],key:t3,sep:[]});else if(n3.sep)n3.value=t3;else Object.assign(n3,{key:t3,sep:[]});return}default:yield*this.pop();yield*this.pop(t3)}if((e4.type==="document"||e4.type==="\
block-map"||e4.type==="block-seq")&&(t3.type==="block-map"||t3.type==="block-seq")){const n3=t3.items[t3.items.length-1];if(n3&&!n3.sep&&!n3.value&&n3.start.length>0&&findNonEmptyIndex(n3.start)===-1&&
(t3.indent===0||n3.start.every(e5=>e5.type!=="comment"||e5.indent<t3.indent))){if(e4.type==="document")e4.end=n3.start;else e4.items.push({start:n3.start});t3.items.splice(-1,1)}}}}*stream(){switch(this.
type){case"directive-line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"comment":case"newline":yield this.sourceToken;return;case"doc-mod\
e":case"doc-start":{const e3={type:"document",offset:this.offset,start:[]};if(this.type==="doc-start")e3.start.push(this.sourceToken);this.stack.push(e3);return}}yield{type:"error",offset:this.offset,
message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(e3){if(e3.value)return yield*this.lineEnd(e3);switch(this.type){case"doc-start":{if(findNonEmptyIndex(e3.start)!==-1){
yield*this.pop();yield*this.step()}else e3.start.push(this.sourceToken);return}case"anchor":case"tag":case"space":case"comment":case"newline":e3.start.push(this.sourceToken);return}const t3=this.startBlockValue(
e3);if(t3)this.stack.push(t3);else{yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.source}}}*scalar(e3){if(this.type==="map-value-ind"){const t3=getPrevProps(
this.peek(2));const n3=getFirstKeyStartProps(t3);let r3;if(e3.end){r3=e3.end;r3.push(this.sourceToken);delete e3.end}else r3=[this.sourceToken];const i2={type:"block-map",offset:e3.offset,indent:e3.indent,
items:[{start:n3,key:e3,sep:r3}]};this.onKeyLine=true;this.stack[this.stack.length-1]=i2}else yield*this.lineEnd(e3)}*blockScalar(e3){switch(this.type){case"space":case"comment":case"newline":e3.props.
push(this.sourceToken);return;case"scalar":e3.source=this.source;this.atNewLine=true;this.indent=0;if(this.onNewLine){let e4=this.source.indexOf("\n")+1;while(e4!==0){this.onNewLine(this.offset+e4);e4=
this.source.indexOf("\n",e4)+1}}yield*this.pop();break;default:yield*this.pop();yield*this.step()}}*blockMap(e3){const t3=e3.items[e3.items.length-1];switch(this.type){case"newline":this.onKeyLine=false;
if(t3.value){const n3="end"in t3.value?t3.value.end:void 0;const r3=Array.isArray(n3)?n3[n3.length-1]:void 0;if(r3?.type==="comment")n3?.push(this.sourceToken);else e3.items.push({start:[this.sourceToken]})}else if(t3.
sep){t3.sep.push(this.sourceToken)}else{t3.start.push(this.sourceToken)}return;case"space":case"comment":if(t3.value){e3.items.push({start:[this.sourceToken]})}else if(t3.sep){t3.sep.push(this.sourceToken)}else{
if(this.atIndentedComment(t3.start,e3.indent)){const n3=e3.items[e3.items.length-2];const r3=n3?.value?.end;if(Array.isArray(r3)){arrayPushArray(r3,t3.start);r3.push(this.sourceToken);e3.items.pop();return}}
t3.start.push(this.sourceToken)}return}if(this.indent>=e3.indent){const n3=!this.onKeyLine&&this.indent===e3.indent;const r3=n3&&(t3.sep||t3.explicitKey)&&this.type!=="seq-item-ind";let i2=[];if(r3&&t3.
sep&&!t3.value){const n4=[];for(let r4=0;r4<t3.sep.length;++r4){const i3=t3.sep[r4];switch(i3.type){case"newline":n4.push(r4);break;case"space":break;case"comment":if(i3.indent>e3.indent)n4.length=0;break;default:
n4.length=0}}if(n4.length>=2)i2=t3.sep.splice(n4[1])}switch(this.type){case"anchor":case"tag":if(r3||t3.value){i2.push(this.sourceToken);e3.items.push({start:i2});this.onKeyLine=true}else if(t3.sep){t3.
sep.push(this.sourceToken)}else{t3.start.push(this.sourceToken)}return;case"explicit-key-ind":if(!t3.sep&&!t3.explicitKey){t3.start.push(this.sourceToken);t3.explicitKey=true}else if(r3||t3.value){i2.
push(this.sourceToken);e3.items.push({start:i2,explicitKey:true})}else{this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken],explicitKey:true}]})}this.
onKeyLine=true;return;case"map-value-ind":if(t3.explicitKey){if(!t3.sep){if(includesToken(t3.start,"newline")){Object.assign(t3,{key:null,sep:[this.sourceToken]})}else{const e4=getFirstKeyStartProps(t3.
start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:e4,key:null,sep:[this.sourceToken]}]})}}else if(t3.value){e3.items.push({start:[],key:null,sep:[this.sourceToken]})}else if(includesToken(
t3.sep,"map-value-ind")){this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:i2,key:null,sep:[this.sourceToken]}]})}else if(isFlowToken(t3.key)&&!includesToken(t3.sep,
"newline")){const e4=getFirstKeyStartProps(t3.start);const n4=t3.key;const r4=t3.sep;r4.push(this.sourceToken);delete t3.key;delete t3.sep;this.stack.push({type:"block-map",offset:this.offset,indent:this.
indent,items:[{start:e4,key:n4,sep:r4}]})}else if(i2.length>0){t3.sep=t3.sep.concat(i2,this.sourceToken)}else{t3.sep.push(this.sourceToken)}}else{if(!t3.sep){Object.assign(t3,{key:null,sep:[this.sourceToken]})}else if(t3.
value||r3){e3.items.push({start:i2,key:null,sep:[this.sourceToken]})}else if(includesToken(t3.sep,"map-value-ind")){this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],
key:null,sep:[this.sourceToken]}]})}else{t3.sep.push(this.sourceToken)}}this.onKeyLine=true;return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const n4=this.flowScalar(
this.type);if(r3||t3.value){e3.items.push({start:i2,key:n4,sep:[]});this.onKeyLine=true}else if(t3.sep){this.stack.push(n4)}else{Object.assign(t3,{key:n4,sep:[]});this.onKeyLine=true}return}default:{const r4=this.
startBlockValue(e3);if(r4){if(r4.type==="block-seq"){if(!t3.explicitKey&&t3.sep&&!includesToken(t3.sep,"newline")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on \
same line with key",source:this.source});return}}else if(n3){e3.items.push({start:i2})}this.stack.push(r4);return}}}}yield*this.pop();yield*this.step()}*blockSequence(e3){const t3=e3.items[e3.items.length-
1];switch(this.type){case"newline":if(t3.value){const n3="end"in t3.value?t3.value.end:void 0;const r3=Array.isArray(n3)?n3[n3.length-1]:void 0;if(r3?.type==="comment")n3?.push(this.sourceToken);else e3.
items.push({start:[this.sourceToken]})}else t3.start.push(this.sourceToken);return;case"space":case"comment":if(t3.value)e3.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(t3.start,
e3.indent)){const n3=e3.items[e3.items.length-2];const r3=n3?.value?.end;if(Array.isArray(r3)){arrayPushArray(r3,t3.start);r3.push(this.sourceToken);e3.items.pop();return}}t3.start.push(this.sourceToken)}
return;case"anchor":case"tag":if(t3.value||this.indent<=e3.indent)break;t3.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==e3.indent)break;if(t3.value||includesToken(t3.start,"\
seq-item-ind"))e3.items.push({start:[this.sourceToken]});else t3.start.push(this.sourceToken);return}if(this.indent>e3.indent){const t4=this.startBlockValue(e3);if(t4){this.stack.push(t4);return}}yield*this.
pop();yield*this.step()}*flowCollection(e3){const t3=e3.items[e3.items.length-1];if(this.type==="flow-error-end"){let e4;do{yield*this.pop();e4=this.peek(1)}while(e4?.type==="flow-collection")}else if(e3.
end.length===0){switch(this.type){case"comma":case"explicit-key-ind":if(!t3||t3.sep)e3.items.push({start:[this.sourceToken]});else t3.start.push(this.sourceToken);return;case"map-value-ind":if(!t3||t3.
value)e3.items.push({start:[],key:null,sep:[this.sourceToken]});else if(t3.sep)t3.sep.push(this.sourceToken);else Object.assign(t3,{key:null,sep:[this.sourceToken]});return;case"space":case"comment":case"\
newline":case"anchor":case"tag":if(!t3||t3.value)e3.items.push({start:[this.sourceToken]});else if(t3.sep)t3.sep.push(this.sourceToken);else t3.start.push(this.sourceToken);return;case"alias":case"sca\
lar":case"single-quoted-scalar":case"double-quoted-scalar":{const n4=this.flowScalar(this.type);if(!t3||t3.value)e3.items.push({start:[],key:n4,sep:[]});else if(t3.sep)this.stack.push(n4);else Object.
assign(t3,{key:n4,sep:[]});return}case"flow-map-end":case"flow-seq-end":e3.end.push(this.sourceToken);return}const n3=this.startBlockValue(e3);if(n3)this.stack.push(n3);else{yield*this.pop();yield*this.
step()}}else{const t4=this.peek(2);if(t4.type==="block-map"&&(this.type==="map-value-ind"&&t4.indent===e3.indent||this.type==="newline"&&!t4.items[t4.items.length-1].sep)){yield*this.pop();yield*this.
step()}else if(this.type==="map-value-ind"&&t4.type!=="flow-collection"){const n3=getPrevProps(t4);const r3=getFirstKeyStartProps(n3);fixFlowSeqItems(e3);const i2=e3.end.splice(1,e3.end.length);i2.push(
this.sourceToken);const s2={type:"block-map",offset:e3.offset,indent:e3.indent,items:[{start:r3,key:e3,sep:i2}]};this.onKeyLine=true;this.stack[this.stack.length-1]=s2}else{yield*this.lineEnd(e3)}}}flowScalar(e3){
if(this.onNewLine){let e4=this.source.indexOf("\n")+1;while(e4!==0){this.onNewLine(this.offset+e4);e4=this.source.indexOf("\n",e4)+1}}return{type:e3,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(e3){
switch(this.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-scalar-header":return{type:"block-scalar",offset:this.offset,
indent:this.indent,props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,items:[],end:[]};case"\
seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"explicit-key-ind":{this.onKeyLine=true;const t3=getPrevProps(e3);const n3=getFirstKeyStartProps(
t3);n3.push(this.sourceToken);return{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:n3,explicitKey:true}]}}case"map-value-ind":{this.onKeyLine=true;const t3=getPrevProps(e3);const n3=getFirstKeyStartProps(
t3);return{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:n3,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(e3,t3){if(this.type!=="comment")return false;if(this.
indent<=t3)return false;return e3.every(e4=>e4.type==="newline"||e4.type==="space")}*documentEnd(e3){if(this.type!=="doc-mode"){if(e3.end)e3.end.push(this.sourceToken);else e3.end=[this.sourceToken];if(this.
type==="newline")yield*this.pop()}}*lineEnd(e3){switch(this.type){case"comma":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.pop();yield*this.step();
break;case"newline":this.onKeyLine=false;case"space":case"comment":default:if(e3.end)e3.end.push(this.sourceToken);else e3.end=[this.sourceToken];if(this.type==="newline")yield*this.pop()}}}t2.Parser=
Parser},4047:(e2,t2,n2)=>{var r2=n2(9984);var i=n2(5402);var s=n2(1464);var o=n2(7249);var a=n2(1127);var c=n2(6628);var u=n2(3456);function parseOptions(e3){const t3=e3.prettyErrors!==false;const n3=e3.
lineCounter||t3&&new c.LineCounter||null;return{lineCounter:n3,prettyErrors:t3}}function parseAllDocuments(e3,t3={}){const{lineCounter:n3,prettyErrors:i2}=parseOptions(t3);const o2=new u.Parser(n3?.addNewLine);
const a2=new r2.Composer(t3);const c2=Array.from(a2.compose(o2.parse(e3)));if(i2&&n3)for(const t4 of c2){t4.errors.forEach(s.prettifyError(e3,n3));t4.warnings.forEach(s.prettifyError(e3,n3))}if(c2.length>
0)return c2;return Object.assign([],{empty:true},a2.streamInfo())}function parseDocument(e3,t3={}){const{lineCounter:n3,prettyErrors:i2}=parseOptions(t3);const o2=new u.Parser(n3?.addNewLine);const a2=new r2.
Composer(t3);let c2=null;for(const t4 of a2.compose(o2.parse(e3),true,e3.length)){if(!c2)c2=t4;else if(c2.options.logLevel!=="silent"){c2.errors.push(new s.YAMLParseError(t4.range.slice(0,2),"MULTIPLE\
_DOCS","Source contains multiple documents; please use YAML.parseAllDocuments()"));break}}if(i2&&n3){c2.errors.forEach(s.prettifyError(e3,n3));c2.warnings.forEach(s.prettifyError(e3,n3))}return c2}function parse(e3,t3,n3){
let r3=void 0;if(typeof t3==="function"){r3=t3}else if(n3===void 0&&t3&&typeof t3==="object"){n3=t3}const i2=parseDocument(e3,n3);if(!i2)return null;i2.warnings.forEach(e4=>o.warn(i2.options.logLevel,
e4));if(i2.errors.length>0){if(i2.options.logLevel!=="silent")throw i2.errors[0];else i2.errors=[]}return i2.toJS(Object.assign({reviver:r3},n3))}function stringify(e3,t3,n3){let r3=null;if(typeof t3===
"function"||Array.isArray(t3)){r3=t3}else if(n3===void 0&&t3){n3=t3}if(typeof n3==="string")n3=n3.length;if(typeof n3==="number"){const e4=Math.round(n3);n3=e4<1?void 0:e4>8?{indent:8}:{indent:e4}}if(e3===
void 0){const{keepUndefined:e4}=n3??t3??{};if(!e4)return void 0}if(a.isDocument(e3)&&!r3)return e3.toString(n3);return new i.Document(e3,r3,n3).toString(n3)}t2.parse=parse;t2.parseAllDocuments=parseAllDocuments;
t2.parseDocument=parseDocument;t2.stringify=stringify},5840:(e2,t2,n2)=>{var r2=n2(1127);var i=n2(7451);var s=n2(1706);var o=n2(6464);var a=n2(18);const sortMapEntriesByKey=(e3,t3)=>e3.key<t3.key?-1:e3.
key>t3.key?1:0;class Schema{constructor({compat:e3,customTags:t3,merge:n3,resolveKnownTags:c,schema:u,sortMapEntries:l,toStringDefaults:d}){this.compat=Array.isArray(e3)?a.getTags(e3,"compat"):e3?a.getTags(
null,e3):null;this.name=typeof u==="string"&&u||"core";this.knownTags=c?a.coreKnownTags:{};this.tags=a.getTags(t3,this.name,n3);this.toStringOptions=d??null;Object.defineProperty(this,r2.MAP,{value:i.
map});Object.defineProperty(this,r2.SCALAR,{value:o.string});Object.defineProperty(this,r2.SEQ,{value:s.seq});this.sortMapEntries=typeof l==="function"?l:l===true?sortMapEntriesByKey:null}clone(){const e3=Object.
create(Schema.prototype,Object.getOwnPropertyDescriptors(this));e3.tags=this.tags.slice();return e3}}t2.Schema=Schema},7451:(e2,t2,n2)=>{var r2=n2(1127);var i=n2(4454);const s={collection:"map",default:true,
nodeClass:i.YAMLMap,tag:"tag:yaml.org,2002:map",resolve(e3,t3){if(!r2.isMap(e3))t3("Expected a mapping for this tag");return e3},createNode:(e3,t3,n3)=>i.YAMLMap.from(e3,t3,n3)};t2.map=s},3632:(e2,t2,n2)=>{
var r2=n2(3301);const i={identify:e3=>e3==null,createNode:()=>new r2.Scalar(null),default:true,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new r2.Scalar(null),stringify:({source:e3},t3)=>typeof e3===
"string"&&i.test.test(e3)?e3:t3.options.nullStr};t2.nullTag=i},1706:(e2,t2,n2)=>{var r2=n2(1127);var i=n2(2223);const s={collection:"seq",default:true,nodeClass:i.YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(e3,t3){
if(!r2.isSeq(e3))t3("Expected a sequence for this tag");return e3},createNode:(e3,t3,n3)=>i.YAMLSeq.from(e3,t3,n3)};t2.seq=s},6464:(e2,t2,n2)=>{var r2=n2(3069);const i={identify:e3=>typeof e3==="strin\
g",default:true,tag:"tag:yaml.org,2002:str",resolve:e3=>e3,stringify(e3,t3,n3,i2){t3=Object.assign({actualString:true},t3);return r2.stringifyString(e3,t3,n3,i2)}};t2.string=i},3959:(e2,t2,n2)=>{var r2=n2(
3301);const i={identify:e3=>typeof e3==="boolean",default:true,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:e3=>new r2.Scalar(e3[0]==="t"||e3[0]==="T"),stringify({source:e3,
value:t3},n3){if(e3&&i.test.test(e3)){const n4=e3[0]==="t"||e3[0]==="T";if(t3===n4)return e3}return t3?n3.options.trueStr:n3.options.falseStr}};t2.boolTag=i},8405:(e2,t2,n2)=>{var r2=n2(3301);var i=n2(
8689);const s={identify:e3=>typeof e3==="number",default:true,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e3=>e3.slice(-3).toLowerCase()==="nan"?NaN:e3[0]===
"-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:i.stringifyNumber};const o={identify:e3=>typeof e3==="number",default:true,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
resolve:e3=>parseFloat(e3),stringify(e3){const t3=Number(e3.value);return isFinite(t3)?t3.toExponential():i.stringifyNumber(e3)}};const a={identify:e3=>typeof e3==="number",default:true,tag:"tag:yaml.\
org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(e3){const t3=new r2.Scalar(parseFloat(e3));const n3=e3.indexOf(".");if(n3!==-1&&e3[e3.length-1]==="0")t3.minFractionDigits=e3.length-n3-
1;return t3},stringify:i.stringifyNumber};t2.float=a;t2.floatExp=o;t2.floatNaN=s},9874:(e2,t2,n2)=>{var r2=n2(8689);const intIdentify=e3=>typeof e3==="bigint"||Number.isInteger(e3);const intResolve=(e3,t3,n3,{
intAsBigInt:r3})=>r3?BigInt(e3):parseInt(e3.substring(t3),n3);function intStringify(e3,t3,n3){const{value:i2}=e3;if(intIdentify(i2)&&i2>=0)return n3+i2.toString(t3);return r2.stringifyNumber(e3)}const i={
identify:e3=>intIdentify(e3)&&e3>=0,default:true,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(e3,t3,n3)=>intResolve(e3,2,8,n3),stringify:e3=>intStringify(e3,8,"0o")};const s={identify:intIdentify,
default:true,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(e3,t3,n3)=>intResolve(e3,0,10,n3),stringify:r2.stringifyNumber};const o={identify:e3=>intIdentify(e3)&&e3>=0,default:true,tag:"ta\
g:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(e3,t3,n3)=>intResolve(e3,2,16,n3),stringify:e3=>intStringify(e3,16,"0x")};t2.int=s;t2.intHex=o;t2.intOct=i},896:(e2,t2,n2)=>{var r2=n2(
7451);var i=n2(3632);var s=n2(1706);var o=n2(6464);var a=n2(3959);var c=n2(8405);var u=n2(9874);const l=[r2.map,s.seq,o.string,i.nullTag,a.boolTag,u.intOct,u.int,u.intHex,c.floatNaN,c.floatExp,c.float];
t2.schema=l},3559:(e2,t2,n2)=>{var r2=n2(3301);var i=n2(7451);var s=n2(1706);function intIdentify(e3){return typeof e3==="bigint"||Number.isInteger(e3)}const stringifyJSON=({value:e3})=>JSON.stringify(
e3);const o=[{identify:e3=>typeof e3==="string",default:true,tag:"tag:yaml.org,2002:str",resolve:e3=>e3,stringify:stringifyJSON},{identify:e3=>e3==null,createNode:()=>new r2.Scalar(null),default:true,
tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:stringifyJSON},{identify:e3=>typeof e3==="boolean",default:true,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,resolve:e3=>e3===
"true",stringify:stringifyJSON},{identify:intIdentify,default:true,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(e3,t3,{intAsBigInt:n3})=>n3?BigInt(e3):parseInt(e3,10),stringify:({
value:e3})=>intIdentify(e3)?e3.toString():JSON.stringify(e3)},{identify:e3=>typeof e3==="number",default:true,tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
resolve:e3=>parseFloat(e3),stringify:stringifyJSON}];const a={default:true,tag:"",test:/^/,resolve(e3,t3){t3(`Unresolved plain scalar ${JSON.stringify(e3)}`);return e3}};const c=[i.map,s.seq].concat(o,
a);t2.schema=c},18:(e2,t2,n2)=>{var r2=n2(7451);var i=n2(3632);var s=n2(1706);var o=n2(6464);var a=n2(3959);var c=n2(8405);var u=n2(9874);var l=n2(896);var d=n2(3559);var f=n2(6083);var p=n2(452);var m=n2(
303);var h=n2(8385);var y=n2(5913);var g=n2(1528);var v=n2(6752);const b=new Map([["core",l.schema],["failsafe",[r2.map,s.seq,o.string]],["json",d.schema],["yaml11",y.schema],["yaml-1.1",y.schema]]);const T={
binary:f.binary,bool:a.boolTag,float:c.float,floatExp:c.floatExp,floatNaN:c.floatNaN,floatTime:v.floatTime,int:u.int,intHex:u.intHex,intOct:u.intOct,intTime:v.intTime,map:r2.map,merge:p.merge,null:i.nullTag,
omap:m.omap,pairs:h.pairs,seq:s.seq,set:g.set,timestamp:v.timestamp};const w={"tag:yaml.org,2002:binary":f.binary,"tag:yaml.org,2002:merge":p.merge,"tag:yaml.org,2002:omap":m.omap,"tag:yaml.org,2002:p\
airs":h.pairs,"tag:yaml.org,2002:set":g.set,"tag:yaml.org,2002:timestamp":v.timestamp};function getTags(e3,t3,n3){const r3=b.get(t3);if(r3&&!e3){return n3&&!r3.includes(p.merge)?r3.concat(p.merge):r3.
slice()}let i2=r3;if(!i2){if(Array.isArray(e3))i2=[];else{const e4=Array.from(b.keys()).filter(e5=>e5!=="yaml11").map(e5=>JSON.stringify(e5)).join(", ");throw new Error(`Unknown schema "${t3}"; use on\
e of ${e4} or define customTags array`)}}if(Array.isArray(e3)){for(const t4 of e3)i2=i2.concat(t4)}else if(typeof e3==="function"){i2=e3(i2.slice())}if(n3)i2=i2.concat(p.merge);return i2.reduce((e4,t4)=>{
const n4=typeof t4==="string"?T[t4]:t4;if(!n4){const e5=JSON.stringify(t4);const n5=Object.keys(T).map(e6=>JSON.stringify(e6)).join(", ");throw new Error(`Unknown custom tag ${e5}; use one of ${n5}`)}
if(!e4.includes(n4))e4.push(n4);return e4},[])}t2.coreKnownTags=w;t2.getTags=getTags},6083:(e2,t2,n2)=>{var r2=n2(181);var i=n2(3301);var s=n2(3069);const o={identify:e3=>e3 instanceof Uint8Array,default:false,
tag:"tag:yaml.org,2002:binary",resolve(e3,t3){if(typeof r2.Buffer==="function"){return r2.Buffer.from(e3,"base64")}else if(typeof atob==="function"){const t4=atob(e3.replace(/[\n\r]/g,""));const n3=new Uint8Array(
t4.length);for(let e4=0;e4<t4.length;++e4)n3[e4]=t4.charCodeAt(e4);return n3}else{t3("This environment does not support reading binary tags; either Buffer or atob is required");return e3}},stringify({
comment:e3,type:t3,value:n3},o2,a,c){if(!n3)return"";const u=n3;let l;if(typeof r2.Buffer==="function"){l=u instanceof r2.Buffer?u.toString("base64"):r2.Buffer.from(u.buffer).toString("base64")}else if(typeof btoa===
"function"){let e4="";for(let t4=0;t4<u.length;++t4)e4+=String.fromCharCode(u[t4]);l=btoa(e4)}else{throw new Error("This environment does not support writing binary tags; either Buffer or btoa is requ\
ired")}t3??(t3=i.Scalar.BLOCK_LITERAL);if(t3!==i.Scalar.QUOTE_DOUBLE){const e4=Math.max(o2.options.lineWidth-o2.indent.length,o2.options.minContentWidth);const n4=Math.ceil(l.length/e4);const r3=new Array(
n4);for(let t4=0,i2=0;t4<n4;++t4,i2+=e4){r3[t4]=l.substr(i2,e4)}l=r3.join(t3===i.Scalar.BLOCK_LITERAL?"\n":" ")}return s.stringifyString({comment:e3,type:t3,value:l},o2,a,c)}};t2.binary=o},8398:(e2,t2,n2)=>{
var r2=n2(3301);function boolStringify({value:e3,source:t3},n3){const r3=e3?i:s;if(t3&&r3.test.test(t3))return t3;return e3?n3.options.trueStr:n3.options.falseStr}const i={identify:e3=>e3===true,default:true,
tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new r2.Scalar(true),stringify:boolStringify};const s={identify:e3=>e3===false,default:true,tag:"tag:yaml.org,\
2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:()=>new r2.Scalar(false),stringify:boolStringify};t2.falseTag=s;t2.trueTag=i},5782:(e2,t2,n2)=>{var r2=n2(3301);var i=n2(8689);const s={
identify:e3=>typeof e3==="number",default:true,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e3=>e3.slice(-3).toLowerCase()==="nan"?NaN:e3[0]==="-"?Number.
NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:i.stringifyNumber};const o={identify:e3=>typeof e3==="number",default:true,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
resolve:e3=>parseFloat(e3.replace(/_/g,"")),stringify(e3){const t3=Number(e3.value);return isFinite(t3)?t3.toExponential():i.stringifyNumber(e3)}};const a={identify:e3=>typeof e3==="number",default:true,
tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(e3){const t3=new r2.Scalar(parseFloat(e3.replace(/_/g,"")));const n3=e3.indexOf(".");if(n3!==-1){const r3=e3.substring(n3+
1).replace(/_/g,"");if(r3[r3.length-1]==="0")t3.minFractionDigits=r3.length}return t3},stringify:i.stringifyNumber};t2.float=a;t2.floatExp=o;t2.floatNaN=s},3254:(e2,t2,n2)=>{var r2=n2(8689);const intIdentify=e3=>typeof e3===
"bigint"||Number.isInteger(e3);function intResolve(e3,t3,n3,{intAsBigInt:r3}){const i2=e3[0];if(i2==="-"||i2==="+")t3+=1;e3=e3.substring(t3).replace(/_/g,"");if(r3){switch(n3){case 2:e3=`0b${e3}`;break;case 8:
e3=`0o${e3}`;break;case 16:e3=`0x${e3}`;break}const t4=BigInt(e3);return i2==="-"?BigInt(-1)*t4:t4}const s2=parseInt(e3,n3);return i2==="-"?-1*s2:s2}function intStringify(e3,t3,n3){const{value:i2}=e3;
if(intIdentify(i2)){const e4=i2.toString(t3);return i2<0?"-"+n3+e4.substr(1):n3+e4}return r2.stringifyNumber(e3)}const i={identify:intIdentify,default:true,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,
resolve:(e3,t3,n3)=>intResolve(e3,2,2,n3),stringify:e3=>intStringify(e3,2,"0b")};const s={identify:intIdentify,default:true,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(e3,t3,n3)=>intResolve(
e3,1,8,n3),stringify:e3=>intStringify(e3,8,"0")};const o={identify:intIdentify,default:true,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(e3,t3,n3)=>intResolve(e3,0,10,n3),stringify:r2.
stringifyNumber};const a={identify:intIdentify,default:true,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(e3,t3,n3)=>intResolve(e3,2,16,n3),stringify:e3=>intStringify(
e3,16,"0x")};t2.int=o;t2.intBin=i;t2.intHex=a;t2.intOct=s},452:(e2,t2,n2)=>{var r2=n2(1127);var i=n2(3301);const s="<<";const o={identify:e3=>e3===s||typeof e3==="symbol"&&e3.description===s,default:"\
key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new i.Scalar(Symbol(s)),{addToJSMap:addMergeToJSMap}),stringify:()=>s};const isMergeKey=(e3,t3)=>(o.identify(t3)||r2.isScalar(t3)&&
(!t3.type||t3.type===i.Scalar.PLAIN)&&o.identify(t3.value))&&e3?.doc.schema.tags.some(e4=>e4.tag===o.tag&&e4.default);function addMergeToJSMap(e3,t3,n3){const i2=resolveAliasValue(e3,n3);if(r2.isSeq(i2))
for(const n4 of i2.items)mergeValue(e3,t3,n4);else if(Array.isArray(i2))for(const n4 of i2)mergeValue(e3,t3,n4);else mergeValue(e3,t3,i2)}function mergeValue(e3,t3,n3){const i2=resolveAliasValue(e3,n3);
if(!r2.isMap(i2))throw new Error("Merge sources must be maps or map aliases");const s2=i2.toJSON(null,e3,Map);for(const[e4,n4]of s2){if(t3 instanceof Map){if(!t3.has(e4))t3.set(e4,n4)}else if(t3 instanceof
Set){t3.add(e4)}else if(!Object.prototype.hasOwnProperty.call(t3,e4)){Object.defineProperty(t3,e4,{value:n4,writable:true,enumerable:true,configurable:true})}}return t3}function resolveAliasValue(e3,t3){
return e3&&r2.isAlias(t3)?t3.resolve(e3.doc,e3):t3}t2.addMergeToJSMap=addMergeToJSMap;t2.isMergeKey=isMergeKey;t2.merge=o},303:(e2,t2,n2)=>{var r2=n2(1127);var i=n2(4043);var s=n2(4454);var o=n2(2223);
var a=n2(8385);class YAMLOMap extends o.YAMLSeq{constructor(){super();this.add=s.YAMLMap.prototype.add.bind(this);this.delete=s.YAMLMap.prototype.delete.bind(this);this.get=s.YAMLMap.prototype.get.bind(
this);this.has=s.YAMLMap.prototype.has.bind(this);this.set=s.YAMLMap.prototype.set.bind(this);this.tag=YAMLOMap.tag}toJSON(e3,t3){if(!t3)return super.toJSON(e3);const n3=new Map;if(t3?.onCreate)t3.onCreate(
n3);for(const e4 of this.items){let s2,o2;if(r2.isPair(e4)){s2=i.toJS(e4.key,"",t3);o2=i.toJS(e4.value,s2,t3)}else{s2=i.toJS(e4,"",t3)}if(n3.has(s2))throw new Error("Ordered maps must not include dupl\
icate keys");n3.set(s2,o2)}return n3}static from(e3,t3,n3){const r3=a.createPairs(e3,t3,n3);const i2=new this;i2.items=r3.items;return i2}}YAMLOMap.tag="tag:yaml.org,2002:omap";const c={collection:"se\
q",identify:e3=>e3 instanceof Map,nodeClass:YAMLOMap,default:false,tag:"tag:yaml.org,2002:omap",resolve(e3,t3){const n3=a.resolvePairs(e3,t3);const i2=[];for(const{key:e4}of n3.items){if(r2.isScalar(e4)){
if(i2.includes(e4.value)){t3(`Ordered maps must not include duplicate keys: ${e4.value}`)}else{i2.push(e4.value)}}}return Object.assign(new YAMLOMap,n3)},createNode:(e3,t3,n3)=>YAMLOMap.from(e3,t3,n3)};
t2.YAMLOMap=YAMLOMap;t2.omap=c},8385:(e2,t2,n2)=>{var r2=n2(1127);var i=n2(7165);var s=n2(3301);var o=n2(2223);function resolvePairs(e3,t3){if(r2.isSeq(e3)){for(let n3=0;n3<e3.items.length;++n3){let o2=e3.
items[n3];if(r2.isPair(o2))continue;else if(r2.isMap(o2)){if(o2.items.length>1)t3("Each pair must have its own sequence indicator");const e4=o2.items[0]||new i.Pair(new s.Scalar(null));if(o2.commentBefore)
e4.key.commentBefore=e4.key.commentBefore?`${o2.commentBefore}
${e4.key.commentBefore}`:o2.commentBefore;if(o2.comment){const t4=e4.value??e4.key;t4.comment=t4.comment?`${o2.comment}
${t4.comment}`:o2.comment}o2=e4}e3.items[n3]=r2.isPair(o2)?o2:new i.Pair(o2)}}else t3("Expected a sequence for this tag");return e3}function createPairs(e3,t3,n3){const{replacer:r3}=n3;const s2=new o.
YAMLSeq(e3);s2.tag="tag:yaml.org,2002:pairs";let a2=0;if(t3&&Symbol.iterator in Object(t3))for(let e4 of t3){if(typeof r3==="function")e4=r3.call(t3,String(a2++),e4);let o2,c;if(Array.isArray(e4)){if(e4.
length===2){o2=e4[0];c=e4[1]}else throw new TypeError(`Expected [key, value] tuple: ${e4}`)}else if(e4&&e4 instanceof Object){const t4=Object.keys(e4);if(t4.length===1){o2=t4[0];c=e4[o2]}else{throw new TypeError(
`Expected tuple with one key, not ${t4.length} keys`)}}else{o2=e4}s2.items.push(i.createPair(o2,c,n3))}return s2}const a={collection:"seq",default:false,tag:"tag:yaml.org,2002:pairs",resolve:resolvePairs,
createNode:createPairs};t2.createPairs=createPairs;t2.pairs=a;t2.resolvePairs=resolvePairs},5913:(e2,t2,n2)=>{var r2=n2(7451);var i=n2(3632);var s=n2(1706);var o=n2(6464);var a=n2(6083);var c=n2(8398);
var u=n2(5782);var l=n2(3254);var d=n2(452);var f=n2(303);var p=n2(8385);var m=n2(1528);var h=n2(6752);const y=[r2.map,s.seq,o.string,i.nullTag,c.trueTag,c.falseTag,l.intBin,l.intOct,l.int,l.intHex,u.
floatNaN,u.floatExp,u.float,a.binary,d.merge,f.omap,p.pairs,m.set,h.intTime,h.floatTime,h.timestamp];t2.schema=y},1528:(e2,t2,n2)=>{var r2=n2(1127);var i=n2(7165);var s=n2(4454);class YAMLSet extends s.
YAMLMap{constructor(e3){super(e3);this.tag=YAMLSet.tag}add(e3){let t3;if(r2.isPair(e3))t3=e3;else if(e3&&typeof e3==="object"&&"key"in e3&&"value"in e3&&e3.value===null)t3=new i.Pair(e3.key,null);else
t3=new i.Pair(e3,null);const n3=s.findPair(this.items,t3.key);if(!n3)this.items.push(t3)}get(e3,t3){const n3=s.findPair(this.items,e3);return!t3&&r2.isPair(n3)?r2.isScalar(n3.key)?n3.key.value:n3.key:
n3}set(e3,t3){if(typeof t3!=="boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof t3}`);const n3=s.findPair(this.items,e3);if(n3&&!t3){this.items.splice(this.
items.indexOf(n3),1)}else if(!n3&&t3){this.items.push(new i.Pair(e3))}}toJSON(e3,t3){return super.toJSON(e3,t3,Set)}toString(e3,t3,n3){if(!e3)return JSON.stringify(this);if(this.hasAllNullValues(true))
return super.toString(Object.assign({},e3,{allNullValues:true}),t3,n3);else throw new Error("Set items must all have null values")}static from(e3,t3,n3){const{replacer:r3}=n3;const s2=new this(e3);if(t3&&
Symbol.iterator in Object(t3))for(let e4 of t3){if(typeof r3==="function")e4=r3.call(t3,e4,e4);s2.items.push(i.createPair(e4,null,n3))}return s2}}YAMLSet.tag="tag:yaml.org,2002:set";const o={collection:"\
map",identify:e3=>e3 instanceof Set,nodeClass:YAMLSet,default:false,tag:"tag:yaml.org,2002:set",createNode:(e3,t3,n3)=>YAMLSet.from(e3,t3,n3),resolve(e3,t3){if(r2.isMap(e3)){if(e3.hasAllNullValues(true))
return Object.assign(new YAMLSet,e3);else t3("Set items must all have null values")}else t3("Expected a mapping for this tag");return e3}};t2.YAMLSet=YAMLSet;t2.set=o},6752:(e2,t2,n2)=>{var r2=n2(8689);
function parseSexagesimal(e3,t3){const n3=e3[0];const r3=n3==="-"||n3==="+"?e3.substring(1):e3;const num=e4=>t3?BigInt(e4):Number(e4);const i2=r3.replace(/_/g,"").split(":").reduce((e4,t4)=>e4*num(60)+
num(t4),num(0));return n3==="-"?num(-1)*i2:i2}function stringifySexagesimal(e3){let{value:t3}=e3;let num=e4=>e4;if(typeof t3==="bigint")num=e4=>BigInt(e4);else if(isNaN(t3)||!isFinite(t3))return r2.stringifyNumber(
e3);let n3="";if(t3<0){n3="-";t3*=num(-1)}const i2=num(60);const s2=[t3%i2];if(t3<60){s2.unshift(0)}else{t3=(t3-s2[0])/i2;s2.unshift(t3%i2);if(t3>=60){t3=(t3-s2[0])/i2;s2.unshift(t3)}}return n3+s2.map(
e4=>String(e4).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}const i={identify:e3=>typeof e3==="bigint"||Number.isInteger(e3),default:true,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
resolve:(e3,t3,{intAsBigInt:n3})=>parseSexagesimal(e3,n3),stringify:stringifySexagesimal};const s={identify:e3=>typeof e3==="number",default:true,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
resolve:e3=>parseSexagesimal(e3,false),stringify:stringifySexagesimal};const o={identify:e3=>e3 instanceof Date,default:true,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0\
-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(e3){const t3=e3.match(o.test);if(!t3)throw new Error("!!timestam\
p expects a date, starting with yyyy-mm-dd");const[,n3,r3,i2,s2,a,c]=t3.map(Number);const u=t3[7]?Number((t3[7]+"00").substr(1,3)):0;let l=Date.UTC(n3,r3-1,i2,s2||0,a||0,c||0,u);const d=t3[8];if(d&&d!==
"Z"){let e4=parseSexagesimal(d,false);if(Math.abs(e4)<30)e4*=60;l-=6e4*e4}return new Date(l)},stringify:({value:e3})=>e3?.toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""};t2.floatTime=s;t2.intTime=
i;t2.timestamp=o},4475:(e2,t2)=>{const n2="flow";const r2="block";const i="quoted";function foldFlowLines(e3,t3,n3="flow",{indentAtStart:s,lineWidth:o=80,minContentWidth:a=20,onFold:c,onOverflow:u}={}){
if(!o||o<0)return e3;if(o<a)a=0;const l=Math.max(1+a,1+o-t3.length);if(e3.length<=l)return e3;const d=[];const f={};let p=o-t3.length;if(typeof s==="number"){if(s>o-Math.max(2,a))d.push(0);else p=o-s}
let m=void 0;let h=void 0;let y=false;let g=-1;let v=-1;let b=-1;if(n3===r2){g=consumeMoreIndentedLines(e3,g,t3.length);if(g!==-1)p=g+l}for(let s2;s2=e3[g+=1];){if(n3===i&&s2==="\\"){v=g;switch(e3[g+1]){case"\
x":g+=3;break;case"u":g+=5;break;case"U":g+=9;break;default:g+=1}b=g}if(s2==="\n"){if(n3===r2)g=consumeMoreIndentedLines(e3,g,t3.length);p=g+t3.length+l;m=void 0}else{if(s2===" "&&h&&h!==" "&&h!=="\n"&&
h!=="	"){const t4=e3[g+1];if(t4&&t4!==" "&&t4!=="\n"&&t4!=="	")m=g}if(g>=p){if(m){d.push(m);p=m+l;m=void 0}else if(n3===i){while(h===" "||h==="	"){h=s2;s2=e3[g+=1];y=true}const t4=g>b+1?g-2:v-1;if(f[t4])
return e3;d.push(t4);f[t4]=true;p=t4+l;m=void 0}else{y=true}}}h=s2}if(y&&u)u();if(d.length===0)return e3;if(c)c();let T=e3.slice(0,d[0]);for(let r3=0;r3<d.length;++r3){const s2=d[r3];const o2=d[r3+1]||
e3.length;if(s2===0)T=`
${t3}${e3.slice(0,o2)}`;else{if(n3===i&&f[s2])T+=`${e3[s2]}\\`;T+=`
${t3}${e3.slice(s2+1,o2)}`}}return T}function consumeMoreIndentedLines(e3,t3,n3){let r3=t3;let i2=t3+1;let s=e3[i2];while(s===" "||s==="	"){if(t3<i2+n3){s=e3[++t3]}else{do{s=e3[++t3]}while(s&&s!=="\n");
r3=t3;i2=t3+1;s=e3[i2]}}return r3}t2.FOLD_BLOCK=r2;t2.FOLD_FLOW=n2;t2.FOLD_QUOTED=i;t2.foldFlowLines=foldFlowLines},2148:(e2,t2,n2)=>{var r2=n2(1596);var i=n2(1127);var s=n2(9799);var o=n2(3069);function createStringifyContext(e3,t3){
const n3=Object.assign({blockQuote:true,commentString:s.stringifyComment,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:false,doubleQuotedMinMultiLineLength:40,falseStr:"\
false",flowCollectionPadding:true,indentSeq:true,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:false,singleQuote:null,trailingComma:false,trueStr:"true",verifyAliasOrder:true},e3.schema.toStringOptions,
t3);let r3;switch(n3.collectionStyle){case"block":r3=false;break;case"flow":r3=true;break;default:r3=null}return{anchors:new Set,doc:e3,flowCollectionPadding:n3.flowCollectionPadding?" ":"",indent:"",
indentStep:typeof n3.indent==="number"?" ".repeat(n3.indent):"  ",inFlow:r3,options:n3}}function getTagObject(e3,t3){if(t3.tag){const n4=e3.filter(e4=>e4.tag===t3.tag);if(n4.length>0)return n4.find(e4=>e4.
format===t3.format)??n4[0]}let n3=void 0;let r3;if(i.isScalar(t3)){r3=t3.value;let i2=e3.filter(e4=>e4.identify?.(r3));if(i2.length>1){const e4=i2.filter(e5=>e5.test);if(e4.length>0)i2=e4}n3=i2.find(e4=>e4.
format===t3.format)??i2.find(e4=>!e4.format)}else{r3=t3;n3=e3.find(e4=>e4.nodeClass&&r3 instanceof e4.nodeClass)}if(!n3){const e4=r3?.constructor?.name??(r3===null?"null":typeof r3);throw new Error(`T\
ag not resolved for ${e4} value`)}return n3}function stringifyProps(e3,t3,{anchors:n3,doc:s2}){if(!s2.directives)return"";const o2=[];const a=(i.isScalar(e3)||i.isCollection(e3))&&e3.anchor;if(a&&r2.anchorIsValid(
a)){n3.add(a);o2.push(`&${a}`)}const c=e3.tag??(t3.default?null:t3.tag);if(c)o2.push(s2.directives.tagString(c));return o2.join(" ")}function stringify(e3,t3,n3,r3){if(i.isPair(e3))return e3.toString(
t3,n3,r3);if(i.isAlias(e3)){if(t3.doc.directives)return e3.toString(t3);if(t3.resolvedAliases?.has(e3)){throw new TypeError(`Cannot stringify circular structure without alias nodes`)}else{if(t3.resolvedAliases)
t3.resolvedAliases.add(e3);else t3.resolvedAliases=new Set([e3]);e3=e3.resolve(t3.doc)}}let s2=void 0;const a=i.isNode(e3)?e3:t3.doc.createNode(e3,{onTagObj:e4=>s2=e4});s2??(s2=getTagObject(t3.doc.schema.
tags,a));const c=stringifyProps(a,s2,t3);if(c.length>0)t3.indentAtStart=(t3.indentAtStart??0)+c.length+1;const u=typeof s2.stringify==="function"?s2.stringify(a,t3,n3,r3):i.isScalar(a)?o.stringifyString(
a,t3,n3,r3):a.toString(t3,n3,r3);if(!c)return u;return i.isScalar(a)||u[0]==="{"||u[0]==="["?`${c} ${u}`:`${c}
${t3.indent}${u}`}t2.createStringifyContext=createStringifyContext;t2.stringify=stringify},1212:(e2,t2,n2)=>{var r2=n2(1127);var i=n2(2148);var s=n2(9799);function stringifyCollection(e3,t3,n3){const r3=t3.
inFlow??e3.flow;const i2=r3?stringifyFlowCollection:stringifyBlockCollection;return i2(e3,t3,n3)}function stringifyBlockCollection({comment:e3,items:t3},n3,{blockItemPrefix:o,flowChars:a,itemIndent:c,
onChompKeep:u,onComment:l}){const{indent:d,options:{commentString:f}}=n3;const p=Object.assign({},n3,{indent:c,type:null});let m=false;const h=[];for(let e4=0;e4<t3.length;++e4){const a2=t3[e4];let u2=null;
if(r2.isNode(a2)){if(!m&&a2.spaceBefore)h.push("");addCommentBefore(n3,h,a2.commentBefore,m);if(a2.comment)u2=a2.comment}else if(r2.isPair(a2)){const e5=r2.isNode(a2.key)?a2.key:null;if(e5){if(!m&&e5.
spaceBefore)h.push("");addCommentBefore(n3,h,e5.commentBefore,m)}}m=false;let l2=i.stringify(a2,p,()=>u2=null,()=>m=true);if(u2)l2+=s.lineComment(l2,c,f(u2));if(m&&u2)m=false;h.push(o+l2)}let y;if(h.length===
0){y=a.start+a.end}else{y=h[0];for(let e4=1;e4<h.length;++e4){const t4=h[e4];y+=t4?`
${d}${t4}`:"\n"}}if(e3){y+="\n"+s.indentComment(f(e3),d);if(l)l()}else if(m&&u)u();return y}function stringifyFlowCollection({items:e3},t3,{flowChars:n3,itemIndent:o}){const{indent:a,indentStep:c,flowCollectionPadding:u,
options:{commentString:l}}=t3;o+=c;const d=Object.assign({},t3,{indent:o,inFlow:true,type:null});let f=false;let p=0;const m=[];for(let n4=0;n4<e3.length;++n4){const a2=e3[n4];let c2=null;if(r2.isNode(
a2)){if(a2.spaceBefore)m.push("");addCommentBefore(t3,m,a2.commentBefore,false);if(a2.comment)c2=a2.comment}else if(r2.isPair(a2)){const e4=r2.isNode(a2.key)?a2.key:null;if(e4){if(e4.spaceBefore)m.push(
"");addCommentBefore(t3,m,e4.commentBefore,false);if(e4.comment)f=true}const n5=r2.isNode(a2.value)?a2.value:null;if(n5){if(n5.comment)c2=n5.comment;if(n5.commentBefore)f=true}else if(a2.value==null&&
e4?.comment){c2=e4.comment}}if(c2)f=true;let u2=i.stringify(a2,d,()=>c2=null);f||(f=m.length>p||u2.includes("\n"));if(n4<e3.length-1){u2+=","}else if(t3.options.trailingComma){if(t3.options.lineWidth>
0){f||(f=m.reduce((e4,t4)=>e4+t4.length+2,2)+(u2.length+2)>t3.options.lineWidth)}if(f){u2+=","}}if(c2)u2+=s.lineComment(u2,o,l(c2));m.push(u2);p=m.length}const{start:h,end:y}=n3;if(m.length===0){return h+
y}else{if(!f){const e4=m.reduce((e5,t4)=>e5+t4.length+2,2);f=t3.options.lineWidth>0&&e4>t3.options.lineWidth}if(f){let e4=h;for(const t4 of m)e4+=t4?`
${c}${a}${t4}`:"\n";return`${e4}
${a}${y}`}else{return`${h}${u}${m.join(" ")}${u}${y}`}}}function addCommentBefore({indent:e3,options:{commentString:t3}},n3,r3,i2){if(r3&&i2)r3=r3.replace(/^\n+/,"");if(r3){const i3=s.indentComment(t3(
r3),e3);n3.push(i3.trimStart())}}t2.stringifyCollection=stringifyCollection},9799:(e2,t2)=>{const stringifyComment=e3=>e3.replace(/^(?!$)(?: $)?/gm,"#");function indentComment(e3,t3){if(/^\n+$/.test(e3))
return e3.substring(1);return t3?e3.replace(/^(?! *$)/gm,t3):e3}const lineComment=(e3,t3,n2)=>e3.endsWith("\n")?indentComment(n2,t3):n2.includes("\n")?"\n"+indentComment(n2,t3):(e3.endsWith(" ")?"":" ")+
n2;t2.indentComment=indentComment;t2.lineComment=lineComment;t2.stringifyComment=stringifyComment},9210:(e2,t2,n2)=>{var r2=n2(1127);var i=n2(2148);var s=n2(9799);function stringifyDocument(e3,t3){const n3=[];
let o=t3.directives===true;if(t3.directives!==false&&e3.directives){const t4=e3.directives.toString(e3);if(t4){n3.push(t4);o=true}else if(e3.directives.docStart)o=true}if(o)n3.push("---");const a=i.createStringifyContext(
e3,t3);const{commentString:c}=a.options;if(e3.commentBefore){if(n3.length!==1)n3.unshift("");const t4=c(e3.commentBefore);n3.unshift(s.indentComment(t4,""))}let u=false;let l=null;if(e3.contents){if(r2.
isNode(e3.contents)){if(e3.contents.spaceBefore&&o)n3.push("");if(e3.contents.commentBefore){const t5=c(e3.contents.commentBefore);n3.push(s.indentComment(t5,""))}a.forceBlockIndent=!!e3.comment;l=e3.
contents.comment}const t4=l?void 0:()=>u=true;let d=i.stringify(e3.contents,a,()=>l=null,t4);if(l)d+=s.lineComment(d,"",c(l));if((d[0]==="|"||d[0]===">")&&n3[n3.length-1]==="---"){n3[n3.length-1]=`---\
 ${d}`}else n3.push(d)}else{n3.push(i.stringify(e3.contents,a))}if(e3.directives?.docEnd){if(e3.comment){const t4=c(e3.comment);if(t4.includes("\n")){n3.push("...");n3.push(s.indentComment(t4,""))}else{
n3.push(`... ${t4}`)}}else{n3.push("...")}}else{let t4=e3.comment;if(t4&&u)t4=t4.replace(/^\n+/,"");if(t4){if((!u||l)&&n3[n3.length-1]!=="")n3.push("");n3.push(s.indentComment(c(t4),""))}}return n3.join(
"\n")+"\n"}t2.stringifyDocument=stringifyDocument},8689:(e2,t2)=>{function stringifyNumber({format:e3,minFractionDigits:t3,tag:n2,value:r2}){if(typeof r2==="bigint")return String(r2);const i=typeof r2===
"number"?r2:Number(r2);if(!isFinite(i))return isNaN(i)?".nan":i<0?"-.inf":".inf";let s=Object.is(r2,-0)?"-0":JSON.stringify(r2);if(!e3&&t3&&(!n2||n2==="tag:yaml.org,2002:float")&&/^-?\d/.test(s)&&!s.includes(
"e")){let e4=s.indexOf(".");if(e4<0){e4=s.length;s+="."}let n3=t3-(s.length-e4-1);while(n3-- >0)s+="0"}return s}t2.stringifyNumber=stringifyNumber},9748:(e2,t2,n2)=>{var r2=n2(1127);var i=n2(3301);var s=n2(
2148);var o=n2(9799);function stringifyPair({key:e3,value:t3},n3,a,c){const{allNullValues:u,doc:l,indent:d,indentStep:f,options:{commentString:p,indentSeq:m,simpleKeys:h}}=n3;let y=r2.isNode(e3)&&e3.comment||
null;if(h){if(y){throw new Error("With simple keys, key nodes cannot have comments")}if(r2.isCollection(e3)||!r2.isNode(e3)&&typeof e3==="object"){const e4="With simple keys, collection cannot be used\
 as a key value";throw new Error(e4)}}let g=!h&&(!e3||y&&t3==null&&!n3.inFlow||r2.isCollection(e3)||(r2.isScalar(e3)?e3.type===i.Scalar.BLOCK_FOLDED||e3.type===i.Scalar.BLOCK_LITERAL:typeof e3==="obje\
ct"));n3=Object.assign({},n3,{allNullValues:false,implicitKey:!g&&(h||!u),indent:d+f});let v=false;let b=false;let T=s.stringify(e3,n3,()=>v=true,()=>b=true);if(!g&&!n3.inFlow&&T.length>1024){if(h)throw new Error(
"With simple keys, single line scalar must not span more than 1024 characters");g=true}if(n3.inFlow){if(u||t3==null){if(v&&a)a();return T===""?"?":g?`? ${T}`:T}}else if(u&&!h||t3==null&&g){T=`? ${T}`;
if(y&&!v){T+=o.lineComment(T,n3.indent,p(y))}else if(b&&c)c();return T}if(v)y=null;if(g){if(y)T+=o.lineComment(T,n3.indent,p(y));T=`? ${T}
${d}:`}else{T=`${T}:`;if(y)T+=o.lineComment(T,n3.indent,p(y))}let w,E,N;if(r2.isNode(t3)){w=!!t3.spaceBefore;E=t3.commentBefore;N=t3.comment}else{w=false;E=null;N=null;if(t3&&typeof t3==="object")t3=l.
createNode(t3)}n3.implicitKey=false;if(!g&&!y&&r2.isScalar(t3))n3.indentAtStart=T.length+1;b=false;if(!m&&f.length>=2&&!n3.inFlow&&!g&&r2.isSeq(t3)&&!t3.flow&&!t3.tag&&!t3.anchor){n3.indent=n3.indent.
substring(2)}let S=false;const O=s.stringify(t3,n3,()=>S=true,()=>b=true);let I=" ";if(y||w||E){I=w?"\n":"";if(E){const e4=p(E);I+=`
${o.indentComment(e4,n3.indent)}`}if(O===""&&!n3.inFlow){if(I==="\n"&&N)I="\n\n"}else{I+=`
${n3.indent}`}}else if(!g&&r2.isCollection(t3)){const e4=O[0];const r3=O.indexOf("\n");const i2=r3!==-1;const s2=n3.inFlow??t3.flow??t3.items.length===0;if(i2||!s2){let t4=false;if(i2&&(e4==="&"||e4===
"!")){let n4=O.indexOf(" ");if(e4==="&"&&n4!==-1&&n4<r3&&O[n4+1]==="!"){n4=O.indexOf(" ",n4+1)}if(n4===-1||r3<n4)t4=true}if(!t4)I=`
${n3.indent}`}}else if(O===""||O[0]==="\n"){I=""}T+=I+O;if(n3.inFlow){if(S&&a)a()}else if(N&&!S){T+=o.lineComment(T,n3.indent,p(N))}else if(b&&c){c()}return T}t2.stringifyPair=stringifyPair},3069:(e2,t2,n2)=>{
var r2=n2(3301);var i=n2(4475);const getFoldOptions=(e3,t3)=>({indentAtStart:t3?e3.indent.length:e3.indentAtStart,lineWidth:e3.options.lineWidth,minContentWidth:e3.options.minContentWidth});const containsDocumentMarker=e3=>/^(%|---|\.\.\.)/m.
test(e3);function lineLengthOverLimit(e3,t3,n3){if(!t3||t3<0)return false;const r3=t3-n3;const i2=e3.length;if(i2<=r3)return false;for(let t4=0,n4=0;t4<i2;++t4){if(e3[t4]==="\n"){if(t4-n4>r3)return true;
n4=t4+1;if(i2-n4<=r3)return false}}return true}function doubleQuotedString(e3,t3){const n3=JSON.stringify(e3);if(t3.options.doubleQuotedAsJSON)return n3;const{implicitKey:r3}=t3;const s2=t3.options.doubleQuotedMinMultiLineLength;
const o=t3.indent||(containsDocumentMarker(e3)?"  ":"");let a="";let c=0;for(let e4=0,t4=n3[e4];t4;t4=n3[++e4]){if(t4===" "&&n3[e4+1]==="\\"&&n3[e4+2]==="n"){a+=n3.slice(c,e4)+"\\ ";e4+=1;c=e4;t4="\\"}
if(t4==="\\")switch(n3[e4+1]){case"u":{a+=n3.slice(c,e4);const t5=n3.substr(e4+2,4);switch(t5){case"0000":a+="\\0";break;case"0007":a+="\\a";break;case"000b":a+="\\v";break;case"001b":a+="\\e";break;case"\
0085":a+="\\N";break;case"00a0":a+="\\_";break;case"2028":a+="\\L";break;case"2029":a+="\\P";break;default:if(t5.substr(0,2)==="00")a+="\\x"+t5.substr(2);else a+=n3.substr(e4,6)}e4+=5;c=e4+1}break;case"\
n":if(r3||n3[e4+2]==='"'||n3.length<s2){e4+=1}else{a+=n3.slice(c,e4)+"\n\n";while(n3[e4+2]==="\\"&&n3[e4+3]==="n"&&n3[e4+4]!=='"'){a+="\n";e4+=2}a+=o;if(n3[e4+2]===" ")a+="\\";e4+=1;c=e4+1}break;default:
e4+=1}}a=c?a+n3.slice(c):n3;return r3?a:i.foldFlowLines(a,o,i.FOLD_QUOTED,getFoldOptions(t3,false))}function singleQuotedString(e3,t3){if(t3.options.singleQuote===false||t3.implicitKey&&e3.includes("\n")||
/[ \t]\n|\n[ \t]/.test(e3))return doubleQuotedString(e3,t3);const n3=t3.indent||(containsDocumentMarker(e3)?"  ":"");const r3="'"+e3.replace(/'/g,"''").replace(/\n+/g,`$&
${n3}`)+"'";return t3.implicitKey?r3:i.foldFlowLines(r3,n3,i.FOLD_FLOW,getFoldOptions(t3,false))}function quotedString(e3,t3){const{singleQuote:n3}=t3.options;let r3;if(n3===false)r3=doubleQuotedString;else{
const t4=e3.includes('"');const i2=e3.includes("'");if(t4&&!i2)r3=singleQuotedString;else if(i2&&!t4)r3=doubleQuotedString;else r3=n3?singleQuotedString:doubleQuotedString}return r3(e3,t3)}let s;try{s=
new RegExp("(^|(?<!\n))\n+(?!\n|$)","g")}catch{s=/\n+(?!\n|$)/g}function blockString({comment:e3,type:t3,value:n3},o,a,c){const{blockQuote:u,commentString:l,lineWidth:d}=o.options;if(!u||/\n[\t ]+$/.test(
n3)){return quotedString(n3,o)}const f=o.indent||(o.forceBlockIndent||containsDocumentMarker(n3)?"  ":"");const p=u==="literal"?true:u==="folded"||t3===r2.Scalar.BLOCK_FOLDED?false:t3===r2.Scalar.BLOCK_LITERAL?
true:!lineLengthOverLimit(n3,d,f.length);if(!n3)return p?"|\n":">\n";let m;let h;for(h=n3.length;h>0;--h){const e4=n3[h-1];if(e4!=="\n"&&e4!=="	"&&e4!==" ")break}let y=n3.substring(h);const g=y.indexOf(
"\n");if(g===-1){m="-"}else if(n3===y||g!==y.length-1){m="+";if(c)c()}else{m=""}if(y){n3=n3.slice(0,-y.length);if(y[y.length-1]==="\n")y=y.slice(0,-1);y=y.replace(s,`$&${f}`)}let v=false;let b;let T=-1;
for(b=0;b<n3.length;++b){const e4=n3[b];if(e4===" ")v=true;else if(e4==="\n")T=b;else break}let w=n3.substring(0,T<b?T+1:b);if(w){n3=n3.substring(w.length);w=w.replace(/\n+/g,`$&${f}`)}const E=f?"2":"\
1";let N=(v?E:"")+m;if(e3){N+=" "+l(e3.replace(/ ?[\r\n]+/g," "));if(a)a()}if(!p){const e4=n3.replace(/\n+/g,"\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${f}`);
let s2=false;const a2=getFoldOptions(o,true);if(u!=="folded"&&t3!==r2.Scalar.BLOCK_FOLDED){a2.onOverflow=()=>{s2=true}}const c2=i.foldFlowLines(`${w}${e4}${y}`,f,i.FOLD_BLOCK,a2);if(!s2)return`>${N}
${f}${c2}`}n3=n3.replace(/\n+/g,`$&${f}`);return`|${N}
${f}${w}${n3}${y}`}function plainString(e3,t3,n3,s2){const{type:o,value:a}=e3;const{actualString:c,implicitKey:u,indent:l,indentStep:d,inFlow:f}=t3;if(u&&a.includes("\n")||f&&/[[\]{},]/.test(a)){return quotedString(
a,t3)}if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(a)){return u||f||!a.includes("\n")?quotedString(a,t3):blockString(e3,t3,n3,s2)}if(!u&&!f&&o!==r2.Scalar.
PLAIN&&a.includes("\n")){return blockString(e3,t3,n3,s2)}if(containsDocumentMarker(a)){if(l===""){t3.forceBlockIndent=true;return blockString(e3,t3,n3,s2)}else if(u&&l===d){return quotedString(a,t3)}}
const p=a.replace(/\n+/g,`$&
${l}`);if(c){const test=e5=>e5.default&&e5.tag!=="tag:yaml.org,2002:str"&&e5.test?.test(p);const{compat:e4,tags:n4}=t3.doc.schema;if(n4.some(test)||e4?.some(test))return quotedString(a,t3)}return u?p:
i.foldFlowLines(p,l,i.FOLD_FLOW,getFoldOptions(t3,false))}function stringifyString(e3,t3,n3,i2){const{implicitKey:s2,inFlow:o}=t3;const a=typeof e3.value==="string"?e3:Object.assign({},e3,{value:String(
e3.value)});let{type:c}=e3;if(c!==r2.Scalar.QUOTE_DOUBLE){if(/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(a.value))c=r2.Scalar.QUOTE_DOUBLE}const _stringify=e4=>{switch(e4){case r2.Scalar.BLOCK_FOLDED:case r2.
Scalar.BLOCK_LITERAL:return s2||o?quotedString(a.value,t3):blockString(a,t3,n3,i2);case r2.Scalar.QUOTE_DOUBLE:return doubleQuotedString(a.value,t3);case r2.Scalar.QUOTE_SINGLE:return singleQuotedString(
a.value,t3);case r2.Scalar.PLAIN:return plainString(a,t3,n3,i2);default:return null}};let u=_stringify(c);if(u===null){const{defaultKeyType:e4,defaultStringType:n4}=t3.options;const r3=s2&&e4||n4;u=_stringify(
r3);if(u===null)throw new Error(`Unsupported default string type ${r3}`)}return u}t2.stringifyString=stringifyString},204:(e2,t2,n2)=>{var r2=n2(1127);const i=Symbol("break visit");const s=Symbol("ski\
p children");const o=Symbol("remove node");function visit(e3,t3){const n3=initVisitor(t3);if(r2.isDocument(e3)){const t4=visit_(null,e3.contents,n3,Object.freeze([e3]));if(t4===o)e3.contents=null}else
visit_(null,e3,n3,Object.freeze([]))}visit.BREAK=i;visit.SKIP=s;visit.REMOVE=o;function visit_(e3,t3,n3,s2){const a=callVisitor(e3,t3,n3,s2);if(r2.isNode(a)||r2.isPair(a)){replaceNode(e3,s2,a);return visit_(
e3,a,n3,s2)}if(typeof a!=="symbol"){if(r2.isCollection(t3)){s2=Object.freeze(s2.concat(t3));for(let e4=0;e4<t3.items.length;++e4){const r3=visit_(e4,t3.items[e4],n3,s2);if(typeof r3==="number")e4=r3-1;else if(r3===
i)return i;else if(r3===o){t3.items.splice(e4,1);e4-=1}}}else if(r2.isPair(t3)){s2=Object.freeze(s2.concat(t3));const e4=visit_("key",t3.key,n3,s2);if(e4===i)return i;else if(e4===o)t3.key=null;const r3=visit_(
"value",t3.value,n3,s2);if(r3===i)return i;else if(r3===o)t3.value=null}}return a}async function visitAsync(e3,t3){const n3=initVisitor(t3);if(r2.isDocument(e3)){const t4=await visitAsync_(null,e3.contents,
n3,Object.freeze([e3]));if(t4===o)e3.contents=null}else await visitAsync_(null,e3,n3,Object.freeze([]))}visitAsync.BREAK=i;visitAsync.SKIP=s;visitAsync.REMOVE=o;async function visitAsync_(e3,t3,n3,s2){
const a=await callVisitor(e3,t3,n3,s2);if(r2.isNode(a)||r2.isPair(a)){replaceNode(e3,s2,a);return visitAsync_(e3,a,n3,s2)}if(typeof a!=="symbol"){if(r2.isCollection(t3)){s2=Object.freeze(s2.concat(t3));
for(let e4=0;e4<t3.items.length;++e4){const r3=await visitAsync_(e4,t3.items[e4],n3,s2);if(typeof r3==="number")e4=r3-1;else if(r3===i)return i;else if(r3===o){t3.items.splice(e4,1);e4-=1}}}else if(r2.
isPair(t3)){s2=Object.freeze(s2.concat(t3));const e4=await visitAsync_("key",t3.key,n3,s2);if(e4===i)return i;else if(e4===o)t3.key=null;const r3=await visitAsync_("value",t3.value,n3,s2);if(r3===i)return i;else if(r3===
o)t3.value=null}}return a}function initVisitor(e3){if(typeof e3==="object"&&(e3.Collection||e3.Node||e3.Value)){return Object.assign({Alias:e3.Node,Map:e3.Node,Scalar:e3.Node,Seq:e3.Node},e3.Value&&{Map:e3.
Value,Scalar:e3.Value,Seq:e3.Value},e3.Collection&&{Map:e3.Collection,Seq:e3.Collection},e3)}return e3}function callVisitor(e3,t3,n3,i2){if(typeof n3==="function")return n3(e3,t3,i2);if(r2.isMap(t3))return n3.
Map?.(e3,t3,i2);if(r2.isSeq(t3))return n3.Seq?.(e3,t3,i2);if(r2.isPair(t3))return n3.Pair?.(e3,t3,i2);if(r2.isScalar(t3))return n3.Scalar?.(e3,t3,i2);if(r2.isAlias(t3))return n3.Alias?.(e3,t3,i2);return void 0}
function replaceNode(e3,t3,n3){const i2=t3[t3.length-1];if(r2.isCollection(i2)){i2.items[e3]=n3}else if(r2.isPair(i2)){if(e3==="key")i2.key=n3;else i2.value=n3}else if(r2.isDocument(i2)){i2.contents=n3}else{
const e4=r2.isAlias(i2)?"alias":"scalar";throw new Error(`Cannot replace node with ${e4} parent`)}}t2.visit=visit;t2.visitAsync=visitAsync},6802:(e2,t2,n2)=>{n2.d(t2,{NB:()=>allows,QF:()=>authenticate,
RK:()=>visible,SB:()=>inScope,Z_:()=>authorise});var r2=n2(4064);function authenticate(e3,t3){const n3=t3["authorization"];if(n3===void 0)return void 0;const[i="",s=""]=n3.split(/ +/u,2);let o=s;if(i.
toLowerCase()==="basic"){const e4=Buffer.from(s,"base64").toString();o=e4.slice(e4.indexOf(":")+1)}const a=e3.token(o);if(a===void 0)throw new r2.hD(401,"Bad credentials");return a}function inScope(e3,t3){
if(e3.kind==="user")return true;if(e3.repositories===null)return t3.parent===null;return e3.repositories.some(e4=>e4.toLowerCase()===t3.fullName.toLowerCase())}function visible(e3,t3,n3){if(!n3.private)
return true;if(t3===void 0)return false;return t3.kind==="user"?e3.grant(n3,t3.actor).base!=="none":inScope(t3,n3)}function allows(e3,t3,n3,r3){const[i,s]=r3;if(s==="write"&&n3.archived)return false;if(t3.
kind==="user"){const{base:r4}=e3.grant(n3,t3.actor);if(s==="read")return r4!=="none";return r4==="admin"||r4==="write"||(i==="issues"||i==="pull-requests")&&r4==="read"}if(!inScope(t3,n3))return s==="\
read"&&!n3.private;const o=i==="metadata"?"read":t3.permissions[i]??"none";return o==="write"||o===s}function authorise(e3,t3,n3,i){if(i.length===0)return;if(t3===void 0){if(i.every(([,e4])=>e4==="wri\
te"))throw new r2.hD(401,"Requires authentication");return}if(i.some(r3=>allows(e3,t3,n3,r3)))return;const s=i.map(([e4,t4])=>`${e4.replace("-","_")}=${t4}`).join("; ");throw new r2.hD(403,n3.archived?
"Repository was archived so is read-only.":t3.kind==="app"?r2.cJ:"Must have admin rights to Repository.",void 0,{"x-accepted-github-permissions":s})}},5967:(e2,t2,n2)=>{n2.a(e2,async(e3,t3)=>{try{let anchor=function(e4){
return`fa:${(0,r2.createHash)("sha256").update(e4).digest("hex").slice(0,12)}`},applyComment=function(e4,t4,n3){const r3={version:1,title:t4,changes:[{path:"src/retry.ts",expected_anchor:anchor(e4),hunks:[
{start:2,end:2,lines:[n3]}]}]};return`/holdfast apply
\`\`\`json
${JSON.stringify(r3,null,2)}
\`\`\`
`},cardsOf=function(e4){return e4.comments(d,1).map(({body:e5})=>e5).filter(e5=>e5.includes("<!-- holdfast"))};var r2=n2(7598);var i=n2(3024);var s=n2(1455);var o=n2(6760);var a=n2(4713);var c=n2(1361);
var u=n2(7385);var l=n2(2026);const d="octo/app";const f="retry-option";const p="// retry policy\nexport const retries = 5\nexport const backoff = 250\n";const m="Try three times";async function play({
github:e4,action:t4},n3,r3,s2){const a2=await e4.readRef(d,f);const c2=e4.requests.length;const p2=cardsOf(e4);const m2=(0,o.join)((0,o.dirname)(t4),"..","action.yml");const h=await(0,l.Cs)({entry:t4,
event:r3,double:e4,...(0,i.existsSync)(m2)?{actionYml:m2}:{inputs:{token:e4.token}}});const y=await e4.readRef(d,f);const g=e4.requests.slice(c2);const v=h.outputs["outcome"]??"none";const b=a2!==y;const T=[
...v===s2.outcome?[]:[`it answered ${v}, not ${s2.outcome}: ${h.stdout}${h.stderr}`],...b===s2.moves?[]:[b?"the branch moved":"the branch did not move"],...!s2.moves&&(0,u.ue)(g).length>0?["something \
was written to the repository"]:[]];const w=h.outputs["receipt-id"]??"";const E=cardsOf(e4);const N=E.find(e5=>!p2.includes(e5))??E.find(e5=>w!==""&&e5.includes(w))??"";return{name:n3,outcome:v,commit:b?
y??null:null,card:N,problems:T,requests:g.length,milliseconds:Math.round(h.milliseconds),receipt:w}}async function comment(e4,t4){return(0,c.DW)(e4,e4.addComment(d,1,{author:"maintainer",body:t4}),{crlf:true})}
async function playAll(e4){const{github:t4}=e4;await t4.addRepository(d,{files:{"README.md":{content:"# App\n"},"src/retry.ts":{content:p}}});await t4.commitTo(d,f,{"src/index.ts":{content:"export * f\
rom './retry.js'\n"}},{author:"contributor"});await t4.addPullRequest(d,{head:f,author:"contributor",title:"Make retries an option"});t4.setPermission(d,"maintainer","write");const n3=await comment(t4,
applyComment(p,m,"export const retries = 3"));const r3=await play(e4,"apply",n3,{outcome:"applied",moves:true});const i2=await comment(t4,applyComment(p,"Never try again","export const retries = 0"));
const s2=await play(e4,"stale",i2,{outcome:"refused",moves:false});const o2=await play(e4,"redelivery",n3,{outcome:"applied",moves:false});const a2=await play(e4,"undo",await comment(t4,`/holdfast und\
o ${r3.receipt}`),{outcome:"applied",moves:true});return[r3,s2,o2,a2]}async function main(e4){const[t4,n3,r3]=e4;if(t4===void 0||n3!==void 0&&(n3!=="--keep"||r3===void 0)){process.stderr.write("usage:\
 demo ACTION [--keep DIRECTORY]\n");return 2}const i2=r3===void 0?void 0:(0,o.join)(r3,"repositories");if(i2!==void 0)await(0,s.mkdir)(i2,{recursive:true});const c2=await(0,a.y)(i2===void 0?{}:{root:i2});
try{const e5=await playAll({github:c2,action:t4});const n4=(await c2.readFile(d,f,"src/retry.ts"))?.content.toString()===p;const i3=c2.gitDirectory(d);const a2=[...c2.violations.map(e6=>JSON.stringify(
e6)),...await(0,u.U1)(i3),...n4?[]:["undo did not bring the file back"]];if(r3!==void 0){for(const[t5,n5]of e5.entries())await(0,s.writeFile)((0,o.join)(r3,`card-${String(t5+1)}-${n5.name}.md`),n5.card)}
const l2=a2.length===0&&e5.every(e6=>e6.problems.length===0);const m2={outcome:l2?"ok":"error",...l2?{}:{message:"the demo did not end as it should"},steps:e5,problems:a2,branch:f,repository:r3===void 0?
null:i3};process.stdout.write(`${JSON.stringify(m2)}
`);return l2?0:1}finally{await c2.close()}}process.exitCode=await main(process.argv.slice(2));t3()}catch(h){t3(h)}},1)},4713:(t2,n2,r2)=>{r2.d(n2,{y:()=>startGitHub});var i=r2(1455);var s=r2(8161);var o=r2(
6760);const a=e(import.meta.url)("node:url");var c=r2(2463);var u=r2(2815);const l=new Set([400,401,403,404,429,500,502,503,504]);const d=[[/^pulls\//u,/\/head\/repo must be object/u],[/^git\/delete-ref$/u,
/unexpected body/u]];function schemaOf(e2){if(Array.isArray(e2))return e2.map(schemaOf);if(e2===null||typeof e2!=="object")return e2;const t3={};for(const[n3,r3]of Object.entries(e2)){if(n3==="$ref"&&
typeof r3==="string")t3[n3]=r3.replace("#/components/schemas/","schemas#/$defs/");else if(n3==="oneOf")t3["anyOf"]=schemaOf(r3);else if(n3!=="nullable")t3[n3]=schemaOf(r3)}if(!("nullable"in e2)||e2.nullable!==
true)return t3;if(typeof t3["type"]!=="string")return{anyOf:[t3,{type:"null"}]};t3["type"]=[t3["type"],"null"];if(Array.isArray(t3["enum"])&&!t3["enum"].includes(null))t3["enum"]=[...t3["enum"],null];
return t3}const f=new WeakMap;class Contract{operations;#e;#t;#n=new Map;constructor(e2){this.operations=Object.entries(e2.paths).flatMap(([e3,t3])=>Object.entries(t3).map(([t4,n3])=>({id:n3.operationId,
method:t4.toUpperCase(),template:e3,description:n3})));this.#e=this.operations.map(e3=>{const t3=[];const n3=e3.template.replace(/\{(\w+)\}/gu,(e4,n4)=>{t3.push(n4);return["ref","path","basehead","bra\
nch"].includes(n4)?"(.+)":"([^/]+)"});return{operation:e3,names:t3,pattern:new RegExp(`^${n3}$`,"u")}}).sort((e3,t3)=>weight(t3.operation.template)-weight(e3.operation.template));this.#t=new c.Ajv({strict:false,
allErrors:true,logger:false});u["default"](this.#t);this.#t.addFormat("repo.nwo",true);this.#t.addSchema({$id:"schemas",$defs:schemaOf(e2.components.schemas)})}static of(e2){const t3=f.get(e2);if(t3!==
void 0)return t3;const n3=new Contract(e2);f.set(e2,n3);return n3}match(e2,t3){for(const{operation:n3,pattern:r3,names:i2}of this.#e){if(n3.method!==e2)continue;const s2=r3.exec(t3);if(s2===null)continue;
const o2=Object.fromEntries(i2.map((e3,t4)=>[e3,decode(s2[t4+1]??"")]));const a2=n3.description.parameters.every(e3=>e3.in!=="path"||e3.schema["type"]!=="integer"||/^\d+$/u.test(o2[e3.name]??""));if(a2)
return{operation:n3,params:o2}}return void 0}checkRequest(e2,t3,n3,r3){const i2=[];const s2=new Map(e2.description.parameters.filter(e3=>e3.in==="query").map(e3=>[e3.name,e3]));for(const[n4,r4]of t3){
const t4=s2.get(n4);if(t4===void 0)i2.push(`query parameter ${n4} is not documented`);else i2.push(...this.#r(`${e2.id} query ${n4}`,t4.schema,coerce(t4.schema,r4)).map(e3=>`query ${n4}${e3}`));if(n4===
"per_page"&&Number(r4)>100)i2.push("per_page above 100 is cut to 100")}for(const e3 of s2.values()){if(e3.required&&!t3.has(e3.name))i2.push(`query parameter ${e3.name} is missing`)}const o2=e2.description.
requestBody;if(o2===void 0){if(n3.length>0&&e2.method!=="DELETE")i2.push("unexpected body");return i2}const a2=o2.content["application/json"]?.schema;if(a2===void 0||n3.length===0&&!o2.required)return i2;
if(r3===void 0)return[...i2,"body is not JSON"];i2.push(...this.#r(`${e2.id} body`,a2,r3).map(e3=>`body${e3}`));const c2=a2["properties"];if(typeof c2==="object"&&c2!==null&&typeof r3==="object"&&r3!==
null){for(const e3 of Object.keys(r3))if(!(e3 in c2))i2.push(`body member ${e3} is not documented`)}return i2}checkAnswer(e2,t3,n3,r3){const i2=e2.description.responses[String(t3)];if(i2===void 0)return l.
has(t3)||t3===304?[]:[`status ${String(t3)} is not documented`];const s2=i2.content["application/json"]?.schema;if(s2===void 0||!n3.startsWith("application/json")){return s2===void 0&&r3.length>0&&n3.
startsWith("application/json")?this.#i(e2,[": unexpected body"]):[]}let o2;try{o2=JSON.parse(r3.toString())}catch{return["answer is not JSON"]}return this.#i(e2,this.#r(`${e2.id} ${String(t3)}`,s2,o2)).
map(e3=>`answer${e3}`)}#i(e2,t3){const n3=d.filter(([t4])=>t4.test(e2.id)).map(([,e3])=>e3);return t3.filter(e3=>!n3.some(t4=>t4.test(e3)))}#r(e2,t3,n3){let r3=this.#n.get(e2);if(r3===void 0){r3=this.#t.
compile(schemaOf(t3));this.#n.set(e2,r3)}if(r3(n3))return[];return(r3.errors??[]).map(e3=>`${e3.instancePath} ${e3.message??e3.keyword}`)}}const weight=e2=>e2.replace(/\{\w+\}/gu,"").length;function decode(e2){
try{return decodeURIComponent(e2)}catch{return e2}}function coerce(e2,t3){if(e2["type"]==="integer")return/^-?\d+$/u.test(t3)?Number(t3):t3;if(e2["type"]==="boolean")return t3==="true"?true:t3==="fals\
e"?false:t3;return t3}const p={perHour:1e3,concurrent:100,pointsPerMinute:900,contentPerMinute:80,contentPerHour:500};const m={perHour:Infinity,concurrent:Infinity,pointsPerMinute:Infinity,contentPerMinute:Infinity,
contentPerHour:Infinity};class RateCounter{#s;#o=new Map;#a=0;constructor(e2){this.#s=e2}reset(){this.#o.clear()}used(e2,t3){return(this.#o.get(e2)??[]).filter(e3=>e3.at>t3-36e5).length}enter(e2,t3,n3){
const r3=this.#s;const i2=(this.#o.get(e2)??[]).filter(e3=>e3.at>n3-36e5);this.#o.set(e2,i2);const s2=i2.filter(e3=>e3.at>n3-6e4);const o2=t3==="read"?1:5;const a2=t3==="talk"||t3==="ref";const contents=e3=>e3.
filter(e4=>e4.content).length;if(i2.length>=r3.perHour)return{kind:"primary",seconds:3600};if(this.#a>=r3.concurrent)return{kind:"secondary",seconds:60};if(s2.reduce((e3,t4)=>e3+t4.points,o2)>r3.pointsPerMinute)
return{kind:"secondary",seconds:60};if(a2&&contents(s2)>=r3.contentPerMinute)return{kind:"secondary",seconds:60};if(a2&&contents(i2)>=r3.contentPerHour)return{kind:"secondary",seconds:3600};if(r3.perHour!==
Infinity||r3.pointsPerMinute!==Infinity)i2.push({at:n3,points:o2,content:a2});this.#a+=1;return void 0}leave(){this.#a-=1}}var h=r2(6802);class Rules{#c=[];add(e2,t3){const n3=typeof e2==="object"&&!(e2 instanceof
RegExp)?e2:void 0;const r3={matches:predicate(e2),nth:n3?.nth,seen:0,left:n3?.times??1,value:t3};this.#c.push(r3);return()=>{this.#c=this.#c.filter(e3=>e3!==r3)}}take(e2){const t3=[];for(const n3 of this.#c){
if(n3.left<=0||!n3.matches(e2))continue;n3.seen+=1;if(n3.nth!==void 0&&n3.seen!==n3.nth)continue;n3.left-=1;t3.push(n3.value)}this.#c=this.#c.filter(e3=>e3.left>0);return t3}clear(){this.#c=[]}}function predicate(e2){
if(typeof e2==="function")return e2;if(typeof e2==="string"||e2 instanceof RegExp)return t3=>fits(e2,t3.operation);return t3=>(e2.operation===void 0||fits(e2.operation,t3.operation))&&(e2.method===void 0||
e2.method===t3.method)&&(e2.path===void 0||fits(e2.path,t3.path))&&(e2.mutating===void 0||e2.mutating===t3.mutating)&&(e2.when?.(t3)??true)}const fits=(e2,t3)=>typeof e2==="string"?e2===t3:e2.test(t3);
var y=r2(7645);var g=r2(7058);var v=r2(8015);var b=r2(4064);class RefRefusal extends Error{reason;protection;constructor(e2,t3,n3){super(t3);this.reason=e2;this.protection=n3}}function isRefName(e2){return/^refs\/[^/]+\/./u.
test(e2)&&!/[\0-\x20~^:?*[\\\x7f]|\.\.|@\{|\/\/|\/$|\.$/u.test(e2)&&e2.split("/").every(e3=>e3!==""&&!e3.startsWith(".")&&!e3.endsWith(".lock"))}function protectionOf(e2,t3){return t3.startsWith("refs\
/heads/")?e2.protections.get(t3.slice("refs/heads/".length)):void 0}async function moveRefs(e2,t3,n3,r3){const i2=e2.store(t3);await i2.exclusively(async()=>{const e3=[];for(const s2 of r3)e3.push(await checked(
i2,t3,n3,s2));try{await i2.moveRefs(e3)}catch(e4){throw new RefRefusal("git",e4 instanceof Error?e4.message:String(e4))}});await e2.refsMoved(t3)}async function checked(e2,t3,n3,r3){const{ref:i2,after:s2,
before:o2,force:a2}=r3;if(!isRefName(i2))throw new RefRefusal("bad-name",`${i2} is not a valid ref name`);if(i2.startsWith("refs/pull/"))throw new RefRefusal("hidden",`Cannot update hidden ref ${i2}`);
const c2=await e2.readRef(i2);if(o2!==void 0&&o2!==(c2??v.tC)){throw new RefRefusal("stale",`Ref ${i2} is at ${c2??v.tC} but expected ${o2}`)}if(s2!==v.tC){const t4=(await e2.object(s2))?.type;if(t4===
void 0)throw new RefRefusal("no-object","Object does not exist");if(t4!=="commit"&&i2.startsWith("refs/heads/"))throw new RefRefusal("no-object","Object is not a commit")}else if(c2===void 0)throw new RefRefusal(
"missing","Reference does not exist");const u2=c2===void 0||s2!==v.tC&&await e2.isAncestor(c2,s2);if(!u2&&!a2&&s2!==v.tC)throw new RefRefusal("not-fast-forward","Update is not a fast forward");const l2=protectionOf(
t3,i2);if(l2!==void 0&&!l2.bypass.includes(n3.actor.login)){if(s2===v.tC||!u2){if(l2.blockForce)throw new RefRefusal("protected",s2===v.tC?"Cannot delete this branch":"Cannot force-push to this branch",
l2)}else if(l2.requirePullRequest)throw new RefRefusal("protected","Changes must be made through a pull request.",l2)}if(!n3.workflows&&s2!==v.tC&&s2!==c2){const t4=await changedWorkflow(e2,c2,s2);if(t4!==
void 0)throw new RefRefusal("workflows",workflowRefusal(t4))}return{ref:i2,after:s2,before:c2??v.tC}}const workflowRefusal=e2=>`refusing to allow a GitHub App to create or update workflow \`${e2}\` wit\
hout \`workflows\` permission`;async function changedWorkflow(e2,t3,n3){const r3=await e2.commit(n3);if(r3===void 0)return void 0;if(t3===void 0&&[...(await e2.refs()).values()].includes(n3))return void 0;
const i2=t3??r3.parents[0];const s2=i2===void 0?void 0:(await e2.commit(i2))?.tree;return(await e2.changedPaths(s2,r3.tree)).find(e3=>e3.startsWith(".github/workflows/"))}var T=r2(2519);var w=r2(6042);
var E=r2(4874);var N=r2(8951);class GraphqlProblem extends Error{type;constructor(e2,t3){super(t3);this.type=e2}}const notResolved=e2=>new GraphqlProblem("NOT_FOUND",`Could not resolve to a ${e2}.`);function need(e2,t3,n3){
if(!(0,h.RK)(e2.world,e2.token,t3))throw notResolved(`Repository with the name '${t3.fullName}'`);if(!n3.some(n4=>(0,h.NB)(e2.world,e2.token,t3,n4)))throw new GraphqlProblem("FORBIDDEN",b.cJ)}function connection(e2,t3,n3,r3,i2){
const s2=t3.first??(typeof t3.last==="number"?void 0:i2);const o2=t3.last??void 0;if(s2===void 0&&o2===void 0){throw new GraphqlProblem("MISSING_PAGINATION_BOUNDARIES",`You must provide a \`first\` or \`\
last\` value to properly paginate the \`${n3}\` connection.`)}const a2=s2??o2??0;if(a2>100)throw new GraphqlProblem("EXCESSIVE_PAGINATION",`Requesting ${String(a2)} records on the \`${n3}\` connection \
exceeds the \`first\` limit of 100 records.`);const cursor=e3=>Buffer.from(`cursor:v2:${String(e3)}`).toString("base64");const position=e3=>{const t4=/^cursor:v2:(?<index>\d+)$/u.exec(Buffer.from(e3??
"","base64").toString());return t4?.groups===void 0?void 0:Number(t4.groups["index"])};let c2=(position(t3.after)??-1)+1;let u2=Math.min(e2.length,position(t3.before)??e2.length);if(s2!==void 0)u2=Math.
min(u2,c2+s2);else c2=Math.max(c2,u2-a2);const l2=e2.slice(c2,u2);return{nodes:()=>l2.map(r3),totalCount:e2.length,pageInfo:{startCursor:l2.length>0?cursor(c2):null,endCursor:l2.length>0?cursor(u2-1):
null,hasNextPage:u2<e2.length,hasPreviousPage:c2>0}}}const int32=e2=>e2>2147483647?null:e2;var S=r2(8786);var O=r2(1943);var I=r2(9173);function accountNode(e2,t3){const n3=t3.login.replace(/\[bot\]$/u,
"");const r3=t3.type==="Bot"?`/apps/${n3}`:`/${n3}`;return{__typename:t3.type,id:t3.nodeId,login:n3,databaseId:t3.id,name:t3.name,url:`${e2.urls.html}${r3}`,resourcePath:r3}}function repositoryNode(e2,t3){
const n3=e2.store(t3);const branch=async r3=>{const i2=await n3.readRef(r3);return i2===void 0?null:refNode(e2,t3,r3,i2)};const thread=(e3,n4)=>{need(n4,t3,[["issues","read"],["pull-requests","read"]]);
return t3.threads.get(e3)};return{__typename:"Repository",id:t3.nodeId,databaseId:t3.id,name:t3.name,nameWithOwner:t3.fullName,owner:accountNode(e2,t3.owner),url:`${e2.urls.html}/${t3.fullName}`,isPrivate:t3.
private,isFork:t3.parent!==null,isArchived:t3.archived,parent:()=>{const n4=t3.parent===null?void 0:e2.repository(t3.parent);return n4===void 0?null:repositoryNode(e2,n4)},defaultBranchRef:(e3,n4)=>{need(
n4,t3,[["contents","read"]]);return branch(`refs/heads/${t3.defaultBranch}`)},ref:(e3,n4)=>{need(n4,t3,[["contents","read"]]);if(e3.qualifiedName.startsWith("refs/"))return/^refs\/(?:heads|tags)\//u.test(
e3.qualifiedName)?branch(e3.qualifiedName):null;return branch(`refs/heads/${e3.qualifiedName}`).then(t4=>t4??branch(`refs/tags/${e3.qualifiedName}`))},object:async(n4,r3)=>{need(r3,t3,[["contents","re\
ad"]]);return objectNode(e2,t3,n4.oid??await(0,S.b)(e2,t3,n4.expression??""))},pullRequest:(n4,r3)=>{need(r3,t3,[["pull-requests","read"]]);const i2=e2.pull(t3,n4.number);if(i2===void 0)throw notResolved(
`PullRequest with the number of ${String(n4.number)}`);return pullNode(e2,t3,i2)},issueOrPullRequest:(n4,r3)=>{const i2=thread(n4.number,r3);if(i2===void 0)throw notResolved(`issue or pull request wit\
h the number of ${String(n4.number)}`);return threadNode(e2,t3,i2)}}}function threadNode(e2,t3,n3){if((0,g.CD)(n3))return pullNode(e2,t3,n3);return{__typename:"Issue",id:n3.nodeId,databaseId:int32(n3.
id),...talkFields(e2,t3,n3),state:n3.state==="open"?"OPEN":"CLOSED"}}function talkFields(e2,t3,n3){const r3=(0,g.CD)(n3)?"pull":"issues";return{number:n3.number,title:n3.title,body:n3.body??"",author:accountNode(
e2,n3.author),closed:n3.state==="closed",createdAt:n3.createdAt,updatedAt:n3.updatedAt,url:`${e2.urls.html}/${t3.fullName}/${r3}/${String(n3.number)}`,repository:()=>repositoryNode(e2,t3),comments:(r4,i2)=>{
need(i2,t3,[["issues","read"],["pull-requests","read"]]);return connection(e2.commentsOf(t3,n3.number),r4,"comments",n4=>commentNode(e2,t3,n4))}}}function pullNode(e2,t3,n3){const{pull:r3}=n3;const i2=r3.
head.repository===null?void 0:e2.repository(r3.head.repository);return{__typename:"PullRequest",id:r3.nodeId,databaseId:int32(r3.id),fullDatabaseId:String(r3.id),...talkFields(e2,t3,n3),state:r3.merged?
"MERGED":n3.state==="open"?"OPEN":"CLOSED",merged:r3.merged,isDraft:r3.draft,isCrossRepository:r3.head.repository!==t3.fullName,maintainerCanModify:r3.head.repository!==t3.fullName&&r3.maintainerCanModify,
authorAssociation:(0,O.Xj)(t3,n3.author),baseRefName:r3.base.ref,baseRefOid:()=>(0,I.Cg)(e2,t3,n3),baseRepository:()=>repositoryNode(e2,t3),baseRef:async()=>{const n4=await e2.store(t3).readRef(`refs/\
heads/${r3.base.ref}`);return n4===void 0?null:refNode(e2,t3,`refs/heads/${r3.base.ref}`,n4)},headRefName:r3.head.ref,headRefOid:r3.head.oid,headRef:()=>i2===void 0||!r3.head.exists?null:refNode(e2,i2,
`refs/heads/${r3.head.ref}`,r3.head.oid),headRepository:()=>i2===void 0?null:repositoryNode(e2,i2),headRepositoryOwner:i2===void 0?null:accountNode(e2,i2.owner),mergeable:async()=>{const r4=n3.state===
"open"?await(0,I.FB)(e2,t3,n3):null;return r4===null?"UNKNOWN":r4?"MERGEABLE":"CONFLICTING"},files:async i3=>{const s2=e2.store(t3);const o2=await(0,I.Cg)(e2,t3,n3);const a2=await(0,N.o8)(s2.directory,
await s2.mergeBase(o2,r3.head.oid)??o2,r3.head.oid);const c2={added:"ADDED",removed:"DELETED",renamed:"RENAMED",changed:"CHANGED"};return connection(a2,i3,"files",e3=>({path:e3.filename,additions:e3.additions,
deletions:e3.deletions,changeType:c2[e3.status]??"MODIFIED"}))},reviewThreads:r4=>{const i3=[...e2.state.reviewComments.values()].filter(e3=>e3.repository===t3.fullName&&e3.number===n3.number).sort((e3,t4)=>e3.
id-t4.id);const s2=i3.filter(e3=>e3.inReplyTo===null);return connection(s2,r4,"reviewThreads",t4=>reviewThreadNode(e2,t4,i3.filter(e3=>e3===t4||e3.inReplyTo===t4.id)))}}}function reviewThreadNode(e2,t3,n3){
return{__typename:"PullRequestReviewThread",id:t3.nodeId.replace("PRRC","PRRT"),path:t3.path,isResolved:t3.resolved,isOutdated:t3.line===null,line:t3.line,startLine:t3.startLine,originalLine:t3.originalLine,
originalStartLine:t3.originalStartLine,diffSide:t3.side,startDiffSide:t3.startSide,comments:t4=>connection(n3,t4,"comments",t5=>reviewCommentNode(e2,t5))}}function reviewCommentNode(e2,t3){const n3=e2.
repository(t3.repository);return{__typename:"PullRequestReviewComment",id:t3.nodeId,databaseId:int32(t3.id),fullDatabaseId:String(t3.id),body:t3.body,author:accountNode(e2,t3.author),createdAt:t3.createdAt,
updatedAt:t3.updatedAt,lastEditedAt:t3.lastEditedAt,path:t3.path,line:t3.line,startLine:t3.startLine,originalLine:t3.originalLine,originalStartLine:t3.originalStartLine,outdated:t3.line===null,diffHunk:t3.
diffHunk,isMinimized:t3.minimized!==null,minimizedReason:t3.minimized,url:`${e2.urls.html}/${t3.repository}/pull/${String(t3.number)}#discussion_r${String(t3.id)}`,originalCommit:()=>n3===void 0?null:
objectNode(e2,n3,t3.originalCommit)}}function commentNode(e2,t3,n3){const r3=t3.threads.get(n3.number);if(r3===void 0)throw notResolved("node");const i2=(0,g.CD)(r3);return{__typename:"IssueComment",id:n3.
nodeId,databaseId:int32(n3.id),fullDatabaseId:String(n3.id),body:n3.body,author:accountNode(e2,n3.author),authorAssociation:(0,O.Xj)(t3,n3.author),createdAt:n3.createdAt,updatedAt:n3.updatedAt,lastEditedAt:n3.
lastEditedAt,includesCreatedEdit:n3.lastEditedAt!==null,editor:n3.lastEditedAt===null?null:accountNode(e2,n3.author),isMinimized:n3.minimized!==null,minimizedReason:n3.minimized,viewerDidAuthor:(e3,t4)=>t4.
token.actor.id===n3.author.id,url:`${e2.urls.html}/${t3.fullName}/${i2?"pull":"issues"}/${String(n3.number)}#issuecomment-${String(n3.id)}`,repository:()=>repositoryNode(e2,t3),issue:()=>threadNode(e2,
t3,r3),pullRequest:()=>i2?pullNode(e2,t3,r3):null}}const k={"+1":"THUMBS_UP","-1":"THUMBS_DOWN",laugh:"LAUGH",confused:"CONFUSED",heart:"HEART",hooray:"HOORAY",rocket:"ROCKET",eyes:"EYES"};const reactionWord=e2=>Object.
entries(k).find(([,t3])=>t3===e2)?.[0]??"";function reactionNode(e2,t3,n3){return{__typename:"Reaction",id:t3.nodeId,databaseId:int32(t3.id),content:k[t3.content],createdAt:t3.createdAt,reactable:n3,user:t3.
user.type==="User"?accountNode(e2,t3.user):null}}function anyCommentNode(e2,t3){if(t3.kind==="review-comment")return reviewCommentNode(e2,t3);const n3=e2.repository(t3.repository);if(n3===void 0)throw notResolved(
"node");return commentNode(e2,n3,t3)}async function pullsOfCommit(e2,t3,n3,r3){const i2=e2.store(t3);const s2=[];for(const r4 of[...t3.threads.values()].filter(g.CD)){if(await i2.isAncestor(n3,r4.pull.
head.oid)&&!await i2.isAncestor(n3,await(0,I.Cg)(e2,t3,r4)))s2.push(r4)}return connection(s2,r3,"associatedPullRequests",n4=>pullNode(e2,t3,n4))}const $=1024*1024;async function objectNode(e2,t3,n3){const r3=n3===
void 0?void 0:await e2.store(t3).object(n3);if(n3===void 0||r3===void 0)return null;const{api:i2,html:s2}=e2.urls;const o2={oid:n3,abbreviatedOid:n3.slice(0,7),repository:()=>repositoryNode(e2,t3),commitUrl:`${s2}\
/${t3.fullName}/commit/${n3}`,commitResourcePath:`/${t3.fullName}/commit/${n3}`,api:i2};if(r3.type==="blob")return{__typename:"Blob",id:(0,g.s5)("B",t3.id,n3),...o2,...blobFields(e2,r3.content)};if(r3.
type==="tree"){return{__typename:"Tree",id:(0,g.s5)("T",t3.id,n3),...o2,entries:async()=>(await e2.store(t3).tree(n3)??[]).map(n4=>entryNode(e2,t3,n4,n4.name))}}if(r3.type==="tag"){const i3=/^object (?<oid>[0-9a-f]{40})/u.
exec(r3.content.toString())?.groups?.["oid"];return{__typename:"Tag",id:(0,g.s5)("TAG",t3.id,n3),...o2,name:"",message:null,target:()=>objectNode(e2,t3,i3)}}const a2=await e2.store(t3).commit(n3);return a2===
void 0?null:{__typename:"Commit",id:(0,g.s5)("C",t3.id,n3),...o2,...commitFields(e2,t3,n3,a2)}}function blobFields(e2,t3){const n3=t3.length;if(n3>$)return{byteSize:n3,isBinary:null,isTruncated:true,text:null};
if(t3.subarray(0,8e3).includes(0))return{byteSize:n3,isBinary:true,isTruncated:false,text:null};const r3=n3>e2.blobTextLimit;const i2=t3.subarray(0,e2.blobTextLimit);const s2=Buffer.from(t3.toString()).
equals(t3);return{byteSize:n3,isBinary:false,isTruncated:r3,text:i2.toString(s2?"utf8":"latin1")}}function commitFields(e2,t3,n3,r3){const i2=e2.store(t3);const s2=r3.message.indexOf("\n");const o2=s2<
0?r3.message:r3.message.slice(0,s2);const a2=`${e2.urls.html}/${t3.fullName}`;const diff=()=>(0,N.o8)(i2.directory,r3.parents[0]??"4b825dc642cb6eb9a060e54bf8d69288fbee4904",n3);const c2=e2.state.signed.
has(n3);return{message:r3.message,messageHeadline:o2,messageBody:s2<0?"":r3.message.slice(s2).replace(/^\n+/u,""),author:actorNode(e2,r3.author),committer:actorNode(e2,r3.committer),authors:t4=>connection(
[r3.author],t4,"authors",t5=>actorNode(e2,t5)),authoredDate:r3.author.date,committedDate:r3.committer.date,url:`${a2}/commit/${n3}`,treeUrl:`${a2}/tree/${n3}`,tree:()=>objectNode(e2,t3,r3.tree),file:async({
path:n4})=>{const s3=await i2.entryAt(r3.tree,n4);return s3===void 0?null:entryNode(e2,t3,s3,n4)},parents:n4=>connection(r3.parents,n4,"parents",n5=>objectNode(e2,t3,n5)),history:async r4=>{const s3=await(0,
E.q_)(i2.directory,["rev-list","--max-count=5000",n3,...typeof r4.path==="string"?["--",r4.path]:[]]);return connection(s3.split("\n").filter(Boolean),r4,"history",n4=>objectNode(e2,t3,n4))},associatedPullRequests:async r4=>pullsOfCommit(
e2,t3,n3,r4),additions:async()=>(await diff()).reduce((e3,t4)=>e3+t4.additions,0),deletions:async()=>(await diff()).reduce((e3,t4)=>e3+t4.deletions,0),changedFilesIfAvailable:async()=>(await diff()).length,
signature:r3.signature===null?null:{__typename:"GpgSignature",email:r3.committer.email,isValid:c2,state:c2?"VALID":"UNKNOWN_KEY",wasSignedByGitHub:c2}}}function actorNode(e2,t3){const n3=/^\d+\+(?<login>.+)@users\.noreply\.github\.com$/u.
exec(t3.email)?.groups?.["login"];const r3=n3===void 0?void 0:e2.account(n3);return{name:t3.name,email:t3.email,date:t3.date,user:r3?.type==="User"?()=>accountNode(e2,r3):null}}function entryNode(e2,t3,n3,r3){
const raw=e3=>Buffer.from(e3).toString("base64");return{name:n3.name,nameRaw:raw(n3.name),path:r3,pathRaw:raw(r3),mode:Number.parseInt(n3.mode,8),oid:n3.oid,type:(0,v.DQ)(n3.mode),size:async()=>n3.mode===
"40000"?0:(await e2.store(t3).object(n3.oid))?.content.length??0,object:()=>objectNode(e2,t3,n3.oid)}}function refNode(e2,t3,n3,r3){const i2=/^refs\/[^/]+\//u.exec(n3)?.[0]??"";return{__typename:"Ref",
id:(0,g.s5)("REF",t3.id,n3),name:n3.slice(i2.length),prefix:i2,repository:()=>repositoryNode(e2,t3),target:()=>objectNode(e2,t3,r3)}}function refused(e2){switch(e2.reason){case"stale":return new GraphqlProblem(
"STALE_DATA",e2.message);case"git":return new GraphqlProblem("STALE_DATA",`Reference update failed: ${e2.message}`);case"workflows":return new GraphqlProblem("FORBIDDEN",e2.message);case"missing":case"\
no-object":return new GraphqlProblem("NOT_FOUND",e2.message);case"protected":return e2.protection?.kind==="classic"?new GraphqlProblem("BRANCH_PROTECTION_RULE_VIOLATION",e2.message):new GraphqlProblem(
"UNPROCESSABLE",`Repository rule violations found

${e2.message}

`);default:return new GraphqlProblem("UNPROCESSABLE",e2.message)}}function repositoryById(e2,t3){const n3=[...e2.world.state.repositories.values()].find(e3=>e3.nodeId===t3);if(n3===void 0)throw notResolved(
`node with the global id of '${t3}'`);return n3}async function updateRefs({input:e2},t3){const n3=repositoryById(t3,e2.repositoryId);need(t3,n3,[["contents","write"]]);const r3=e2.refUpdates.map(e3=>e3.
name);if(t3.world.updateRefs==="off")throw new GraphqlProblem("FORBIDDEN",b.cJ);const i2=t3.world.updateRefs==="branches-and-tags"?r3.find(e3=>!/^refs\/(?:heads|tags)\//u.test(e3)):void 0;if(i2!==void 0)
throw new GraphqlProblem("UNPROCESSABLE",`${i2} is not a branch or tag`);if(new Set(r3).size!==r3.length)throw new GraphqlProblem("UNPROCESSABLE","A ref may be updated only once");for(const t4 of e2.refUpdates.
flatMap(e3=>[e3.afterOid,e3.beforeOid??v.tC]))checkOid(t4);try{await moveRefs(t3.world,n3,t3.token,e2.refUpdates.map(e3=>({ref:e3.name,after:e3.afterOid,before:e3.beforeOid??void 0,force:e3.force===true})))}catch(e3){
throw e3 instanceof RefRefusal?refused(e3):e3}t3.accepted=true;return{clientMutationId:e2.clientMutationId??null}}function checkOid(e2){if(!/^[0-9a-f]{40}$/u.test(e2))throw new GraphqlProblem("UNPROCE\
SSABLE",`${JSON.stringify(e2)} is not a valid GitObjectID`)}async function branchOf(e2,t3){const{world:n3}=e2;const r3=n3.repository(t3.repositoryNameWithOwner??"");const i2=typeof t3.id==="string";if(!i2&&
r3!==void 0){const e3=`refs/heads/${t3.branchName??""}`;const i3=await n3.store(r3).readRef(e3);if(i3!==void 0)return{repository:r3,ref:e3,head:i3}}for(const e3 of i2?n3.state.repositories.values():[]){
for(const[r4,i3]of await n3.store(e3).refs("refs/heads")){if(t3.id===(0,g.s5)("REF",e3.id,r4))return{repository:e3,ref:r4,head:i3}}}throw notResolved(`Ref with the name '${t3.branchName??t3.id??""}'`)}
async function createCommitOnBranch({input:e2},t3){const{world:n3,token:r3}=t3;const{repository:i2,ref:s2,head:o2}=await branchOf(t3,e2.branch);need(t3,i2,[["contents","write"]]);const a2=n3.store(i2);
checkOid(e2.expectedHeadOid);const c2=`Expected branch to point to "${e2.expectedHeadOid}" but it did not.  Pull and try again.`;if(o2!==e2.expectedHeadOid)throw new GraphqlProblem("STALE_DATA",c2);const u2=(await a2.
commit(o2))?.tree??"";const l2=new Map;const claim=e3=>{if(e3.split("/").some(e4=>["",".","..",".git"].includes(e4.toLowerCase())))throw new GraphqlProblem("UNPROCESSABLE",`A path was requested which \
is not valid: \`${e3}\``);if(l2.has(e3))throw new GraphqlProblem("UNPROCESSABLE",`A path was requested more than once: \`${e3}\``)};for(const{path:t4}of e2.fileChanges?.deletions??[]){claim(t4);const e3=await a2.
entryAt(u2,t4);if(e3===void 0||e3.mode==="40000")throw new GraphqlProblem("NOT_FOUND",`A path was requested for deletion which does not exist as of commit oid \`${o2}\``);l2.set(t4,null)}for(const{path:t4,
contents:n4}of e2.fileChanges?.additions??[]){claim(t4);if(!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/u.test(n4))throw new GraphqlProblem("UNPROCESSABLE",`contents of \`${t4}\` \
is not valid Base64`);l2.set(t4,{mode:"100644",oid:await a2.writeBlob(Buffer.from(n4,"base64"))})}const{headline:d2,body:f2}=e2.message;const p2={name:r3.actor.login,email:(0,w.c)(r3.actor.id,r3.actor.
login),date:n3.now()};const m2=await a2.writeCommit({tree:await a2.place(u2,l2),parents:[o2],author:p2,committer:{name:"GitHub",email:"noreply@github.com",date:n3.now()},message:typeof f2==="string"&&
f2!==""?`${d2}

${f2}`:d2,signature:w.kv});try{await moveRefs(n3,i2,r3,[{ref:s2,after:m2,before:o2,force:false}])}catch(e3){throw e3 instanceof RefRefusal?refused(e3):e3}n3.state.signed.add(m2);t3.accepted=true;return{
clientMutationId:e2.clientMutationId??null,commit:()=>objectNode(n3,i2,m2),ref:refNode(n3,i2,s2,m2)}}function commentById(e2,t3){const{comments:n3,reviewComments:r3}=e2.world.state;const i2=[...n3.values(),
...r3.values()].find(e3=>e3.nodeId===t3);const s2=i2===void 0?void 0:e2.world.repository(i2.repository);if(i2===void 0||s2===void 0)throw notResolved(`node with the global id of '${t3}'`);need(e2,s2,[
["issues","write"],["pull-requests","write"]]);return i2}function addReaction({input:e2},t3){const n3=commentById(t3,e2.subjectId);const{reaction:r3,isNew:i2}=(0,T.wv)(t3.world,n3,t3.token.actor,reactionWord(
e2.content));if(i2)t3.accepted=true;const s2=anyCommentNode(t3.world,n3);return{clientMutationId:e2.clientMutationId??null,reaction:reactionNode(t3.world,r3,s2),subject:s2}}function minimizeComment({input:e2},t3){
const n3=commentById(t3,e2.subjectId);n3.minimized=e2.classifier.toLowerCase().replaceAll("_","-");t3.accepted=true;return{clientMutationId:e2.clientMutationId??null,minimizedComment:anyCommentNode(t3.
world,n3)}}const A={addReaction,createCommitOnBranch,minimizeComment,updateRefs};const R=new Map;const D=new Map;function parsed(e2){const t3=D.get(e2);if(t3!==void 0)return t3;const n3=(0,y.qgA)(e2);
if(D.size<1e3)D.set(e2,n3);return n3}function read(e2){if(typeof e2!=="object"||e2===null||!("query"in e2)||typeof e2.query!=="string")return void 0;const t3="variables"in e2&&typeof e2.variables==="o\
bject"&&e2.variables!==null?e2.variables:{};const n3="operationName"in e2&&typeof e2.operationName==="string"?e2.operationName:void 0;return{query:e2.query,variables:t3,operationName:n3}}function operationOf(e2){
const t3=read(e2);try{const e3=parsed(t3?.query??"").definitions.find(e4=>e4.kind==="OperationDefinition"&&(t3?.operationName===void 0||e4.name?.value===t3.operationName));if(e3?.kind!=="OperationDefi\
nition")return{name:"graphql/invalid",mutation:"read"};const n3=e3.selectionSet.selections.flatMap(e4=>e4.kind==="Field"?[e4.name.value]:[]);const r3=n3.some(e4=>e4==="updateRefs"||e4==="createCommitO\
nBranch");return{name:`graphql/${[...new Set(n3)].join("+")}`,mutation:e3.operation!=="mutation"?"read":r3?"ref":"talk"}}catch{return{name:"graphql/invalid",mutation:"read"}}}class GraphqlDoor{#u;#l;constructor(e2,t3){
this.#u=e2;let n3=R.get(t3);if(n3===void 0){n3=(0,y.IV5)(t3,{assumeValid:true,assumeValidSDL:true});R.set(t3,n3)}this.#l=n3}async run(e2,t3,n3){const r3=read(e2);if(r3===void 0){n3("a GraphQL query at\
tribute must be specified and must be a string");return{result:{errors:[{message:"A query attribute must be specified and must be a string."}]},accepted:false}}let i2;try{i2=parsed(r3.query)}catch(e3){
n3(`GraphQL: ${e3 instanceof Error?e3.message:String(e3)}`);return{result:{errors:[{message:e3 instanceof Error?e3.message:String(e3),locations:e3 instanceof y.eOn?e3.locations:[]}]},accepted:false}}const s2=(0,
y.tfT)(this.#l,i2);if(s2.length>0){for(const e3 of s2)n3(`GraphQL: ${e3.message}`);return{result:{errors:s2.map(e3=>({path:["query"],extensions:{code:"undefinedField"},locations:e3.locations,message:e3.
message}))},accepted:false}}const o2={world:this.#u,token:t3,accepted:false};const a2=await(0,y.g7Y)({schema:this.#l,document:i2,rootValue:this.#d(),contextValue:o2,variableValues:r3.variables,operationName:r3.
operationName??null,fieldResolver:guarded(n3)});if(a2.errors===void 0)return{result:{data:a2.data},accepted:o2.accepted};const c2=a2.errors.map(e3=>{const t4=e3.originalError;if(t4 instanceof GraphqlProblem){
const n4=t4.type==="FORBIDDEN"&&{extensions:{saml_failure:false}};return{type:t4.type,path:e3.path,...n4,locations:e3.locations,message:t4.message}}n3(`GraphQL: ${t4 instanceof Error?t4.stack??t4.message:
e3.message}`);return{path:e3.path,locations:e3.locations,message:e3.message}});return{result:{..."data"in a2&&{data:a2.data??null},errors:c2},accepted:o2.accepted}}#d(){const e2=this.#u;const node=(t3,n3)=>{
const{state:r3}=e2;const i2=[...r3.comments.values(),...r3.reviewComments.values()].find(e3=>e3.nodeId===t3);const s2=i2===void 0?void 0:e2.repository(i2.repository);if(i2!==void 0&&s2!==void 0&&(0,h.
RK)(e2,n3.token,s2))return anyCommentNode(e2,i2);const o2=[...r3.accounts.values()].find(e3=>e3.nodeId===t3);if(o2!==void 0)return accountNode(e2,o2);for(const i3 of r3.repositories.values()){if(!(0,h.
RK)(e2,n3.token,i3))continue;if(i3.nodeId===t3)return repositoryNode(e2,i3);for(const n4 of i3.threads.values()){if((0,g.CD)(n4)&&n4.pull.nodeId===t3)return pullNode(e2,i3,n4);if(n4.nodeId===t3&&n4.pull===
null)return threadNode(e2,i3,n4)}}throw notResolved(`node with the global id of '${t3}'`)};return{repository:({owner:t3,name:n3},r3)=>{const i2=e2.repository(`${t3}/${n3}`);if(i2===void 0||!(0,h.RK)(e2,
r3.token,i2))throw notResolved(`Repository with the name '${t3}/${n3}'`);return repositoryNode(e2,i2)},node:({id:e3},t3)=>node(e3,t3),nodes:({ids:e3},t3)=>e3.map(e4=>{try{return node(e4,t3)}catch(e5){
return e5}}),viewer:(t3,n3)=>accountNode(e2,n3.token.actor),rateLimit:{cost:1,limit:5e3,nodeCount:0,remaining:4999,used:1,resetAt:e2.now()},...A}}}function guarded(e2){return(t3,n3,r3,i2)=>{if(typeof t3===
"object"&&t3!==null&&!(i2.fieldName in t3)){e2(`GraphQL: the double does not implement ${i2.parentType.name}.${i2.fieldName}`)}return(0,y.kfj)(t3,n3,r3,i2)}}var P=r2(337);var L=r2(9360);function checkRunShape(e2,t3,n3){
const{api:r3,html:i2}=e2.urls;const s2=`${r3}/repos/${t3.fullName}/check-runs/${String(n3.id)}`;return{id:n3.id,name:n3.name,node_id:n3.nodeId,head_sha:n3.headSha,external_id:n3.externalId??"",url:s2,
html_url:`${i2}/${t3.fullName}/runs/${String(n3.id)}`,details_url:n3.detailsUrl??`${i2}/${t3.fullName}/runs/${String(n3.id)}`,status:n3.status,conclusion:n3.conclusion,started_at:n3.startedAt,completed_at:n3.
completedAt,output:{title:n3.title,summary:n3.summary,text:n3.text,annotations_count:n3.annotations.length,annotations_url:`${s2}/annotations`},check_suite:{id:5e9},app:(0,O.vv)(e2,n3.app),pull_requests:[]}}
const checks_text=e2=>typeof e2==="string"?e2:null;const count=e2=>typeof e2==="number"?e2:null;function applyBody(e2,t3){const{body:n3}=e2;const r3=typeof n3["output"]==="object"&&n3["output"]!==null?
n3["output"]:{};const i2=Array.isArray(r3["annotations"])?r3["annotations"]:[];if(i2.length>50)throw(0,b.Gq)("Invalid request.\n\nNo more than 50 items are allowed.");for(const e3 of["summary","text"]){
if((checks_text(r3[e3])?.length??0)>65535)throw(0,b.Gq)(`Invalid request.

Only 65535 characters are allowed; ${String(checks_text(r3[e3])?.length)} were supplied.`)}if(n3["output"]!==void 0&&checks_text(r3["summary"])===null)throw(0,b.Gq)(`Invalid request.

"summary" wasn't supplied.`);for(const e3 of i2){const t4=[["title",255],["message",65536],["raw_details",65536]].find(([t5,n5])=>(checks_text(e3[t5])?.length??0)>n5);if(t4!==void 0)throw(0,b.Gq)("Val\
idation Failed",{resource:"CheckAnnotation",code:"invalid",field:t4[0]});const n4=e3["start_line"]===e3["end_line"];if(!n4&&(e3["start_column"]!==void 0||e3["end_column"]!==void 0)){throw(0,b.Gq)("Val\
idation Failed",{resource:"CheckAnnotation",code:"invalid",field:"start_column"})}}t3.name=checks_text(n3["name"])??t3.name;t3.externalId=checks_text(n3["external_id"])??t3.externalId;t3.detailsUrl=checks_text(
n3["details_url"])??t3.detailsUrl;t3.startedAt=checks_text(n3["started_at"])??t3.startedAt;t3.status=checks_text(n3["status"])??t3.status;if(checks_text(n3["conclusion"])!==null||checks_text(n3["compl\
eted_at"])!==null){t3.conclusion=checks_text(n3["conclusion"])??t3.conclusion;t3.completedAt=checks_text(n3["completed_at"])??e2.world.now();t3.status="completed"}if(t3.status==="completed"&&t3.conclusion===
null)throw(0,b.Gq)("Invalid request.\n\nconclusion is required when status is completed.");t3.title=checks_text(r3["title"])??t3.title;t3.summary=checks_text(r3["summary"])??t3.summary;t3.text=checks_text(
r3["text"])??t3.text;t3.annotations.push(...i2.map(e3=>({path:checks_text(e3["path"])??"",start_line:count(e3["start_line"])??1,end_line:count(e3["end_line"])??1,start_column:count(e3["start_column"]),
end_column:count(e3["end_column"]),annotation_level:checks_text(e3["annotation_level"])??"notice",message:checks_text(e3["message"])??"",title:checks_text(e3["title"]),raw_details:checks_text(e3["raw_\
details"])})))}async function create(e2){if(e2.token?.kind!=="app")throw new b.hD(403,"You must authenticate via a GitHub App.");const t3=e2.text("head_sha");if(await e2.store.commit(t3)===void 0)throw(0,
b.Gq)("Validation Failed",{resource:"CheckRun",code:"custom",field:"head_sha",message:`No commit found for SHA: ${t3}`});const n3=e2.world.id();const r3={id:n3,nodeId:(0,g.s5)("CR",n3),repository:e2.repository.
fullName,headSha:t3,app:e2.actor,name:e2.text("name"),externalId:null,detailsUrl:null,status:"queued",conclusion:null,startedAt:e2.world.now(),completedAt:null,title:null,summary:null,text:null,annotations:[]};
applyBody(e2,r3);e2.world.state.checkRuns.set(n3,r3);return(0,L.P)(checkRunShape(e2.world,e2.repository,r3),201)}function runOf(e2){const t3=e2.world.state.checkRuns.get(Number(e2.param("check_run_id")));
if(t3?.repository!==e2.repository.fullName)throw(0,b.mX)();return t3}function update(e2){const t3=runOf(e2);if(e2.token?.kind!=="app"||t3.app.id!==e2.actor.id)throw new b.hD(403,"Invalid app_id: the c\
heck run belongs to another app.");const n3={...t3,annotations:[...t3.annotations]};applyBody(e2,n3);e2.world.state.checkRuns.set(t3.id,n3);return(0,L.P)(checkRunShape(e2.world,e2.repository,n3))}async function listForRef(e2){
const t3=await(0,w.WL)(e2,e2.param("ref"));if(t3===void 0)throw new b.hD(422,`No commit found for SHA: ${e2.param("ref")}`);const n3=e2.query.get("check_name");const r3=[...e2.world.state.checkRuns.values()].
filter(r4=>r4.repository===e2.repository.fullName&&r4.headSha===t3&&(n3===null||r4.name===n3)).sort((e3,t4)=>t4.id-e3.id);const i2=e2.query.get("filter")==="all"?r3:r3.filter((e3,t4)=>r3.findIndex(t5=>t5.
name===e3.name)===t4);const{items:s2,headers:o2}=e2.page(i2);return(0,L.P)({total_count:i2.length,check_runs:s2.map(t4=>checkRunShape(e2.world,e2.repository,t4))},200,o2)}function listAnnotations(e2){
const t3=runOf(e2);const{items:n3,headers:r3}=e2.page(t3.annotations);const blob=n4=>`${e2.world.urls.html}/${t3.repository}/blob/${t3.headSha}/${n4}`;return(0,L.P)(n3.map(e3=>({...e3,blob_href:blob(e3.
path)})),200,r3)}const C=[{id:"checks/create",effect:"talk",needs:[["checks","write"]],answer:create},{id:"checks/update",effect:"talk",needs:[["checks","write"]],answer:update},{id:"checks/get",effect:"\
read",needs:[["checks","read"]],answer:e2=>(0,L.P)(checkRunShape(e2.world,e2.repository,runOf(e2)))},{id:"checks/list-for-ref",effect:"read",needs:[["checks","read"]],answer:listForRef},{id:"checks/li\
st-annotations",effect:"read",needs:[["checks","read"]],answer:listAnnotations}];async function shape(e2,t3,n3){const r3=`${e2.world.urls.api}/repos/${e2.repository.fullName}/git`;const i2=(await e2.store.
object(n3))?.type??"commit";return{ref:t3,node_id:(0,g.s5)("REF",e2.repository.id,t3),url:`${r3}/${t3.split("/").map(encodeURIComponent).join("/")}`,object:{sha:n3,type:i2,url:`${r3}/${i2}s/${n3}`}}}function git_refs_refused(e2){
if(e2.reason==="protected"&&e2.protection?.kind==="ruleset")return(0,b.Gq)(`Repository rule violations found

${e2.message}

`);if(e2.reason==="stale"||e2.reason==="git")return(0,b.Gq)("Reference cannot be updated");if(e2.reason==="hidden")return(0,b.Gq)("Reference update failed");return(0,b.Gq)(e2.message)}async function move(e2,t3){
if(e2.token===void 0)throw(0,b.mX)();try{await moveRefs(e2.world,e2.repository,e2.token,[t3])}catch(e3){throw e3 instanceof RefRefusal?git_refs_refused(e3):e3}}function shaOf(e2){const t3=e2.text("sha");
if(!/^[0-9a-f]{40}$/u.test(t3))throw(0,b.Gq)("The sha parameter must be exactly 40 characters and contain only [0-9a-f].");return t3}async function getRef(e2){const t3=`refs/${e2.param("ref")}`;const n3=await e2.
store.readRef(t3);if(n3===void 0)throw(0,b.mX)();return(0,L.P)(await shape(e2,t3,n3))}async function listMatching(e2){const t3=`refs/${e2.param("ref")}`;const n3=t3.slice(0,t3.lastIndexOf("/"));const r3=[
...await e2.store.refs(n3)].filter(([e3])=>e3.startsWith(t3));return(0,L.P)(await Promise.all(r3.map(([t4,n4])=>shape(e2,t4,n4))))}async function createRef(e2){const t3=e2.text("ref");const n3=shaOf(e2);
if(!/^refs\/[^/]+\/./u.test(t3)||!isRefName(t3))throw(0,b.Gq)(`${t3} is not a valid ref name.`);if(await e2.store.readRef(t3)!==void 0)throw(0,b.Gq)("Reference already exists");await move(e2,{ref:t3,after:n3,
before:v.tC,force:false});return(0,L.P)(await shape(e2,t3,n3),201)}async function updateRef(e2){const t3=`refs/${e2.param("ref")}`;const n3=shaOf(e2);if(await e2.store.readRef(t3)===void 0)throw(0,b.Gq)(
"Reference does not exist");await move(e2,{ref:t3,after:n3,force:e2.body["force"]===true});return(0,L.P)(await shape(e2,t3,n3))}async function deleteRef(e2){const t3=`refs/${e2.param("ref")}`;if(await e2.
store.readRef(t3)===void 0)throw(0,b.Gq)("Reference does not exist");await move(e2,{ref:t3,after:v.tC,force:true});return{status:204}}const j=[{id:"git/get-ref",effect:"read",needs:[["contents","read"]],
answer:getRef},{id:"git/list-matching-refs",effect:"read",needs:[["contents","read"]],answer:listMatching},{id:"git/create-ref",effect:"ref",needs:[["contents","write"]],answer:createRef},{id:"git/upd\
ate-ref",effect:"ref",needs:[["contents","write"]],answer:updateRef},{id:"git/delete-ref",effect:"ref",needs:[["contents","write"]],answer:deleteRef}];function getRepository(e2){const{world:t3,repository:n3,
token:r3}=e2;const i2=n3.parent===null?void 0:t3.repository(n3.parent);const s2=i2===void 0?{}:{parent:(0,O.Ms)(t3,i2),source:(0,O.Ms)(t3,i2)};return(0,L.P)({...(0,O.Ms)(t3,n3,r3?.actor),network_count:0,
subscribers_count:0,...s2})}function getPermission(e2){const{world:t3,repository:n3}=e2;const r3=t3.account(e2.param("username"));if(r3===void 0||r3.type==="Organization")throw(0,b.mX)();const i2=e2.token?.
kind==="user"?t3.grant(n3,e2.token.actor).base:"write";if(i2!=="write"&&i2!=="admin")throw new b.hD(403,"Must have push access to view collaborator permission.");const s2=t3.grant(n3,r3);const o2=(0,O.
q1)(s2);return(0,L.P)({permission:s2.base,role_name:s2.roleName,user:{...(0,O.bI)(t3,r3),permissions:o2,role_name:s2.roleName}})}async function getBranch(e2){const{world:t3,repository:n3,store:r3}=e2;
const i2=e2.param("branch");const s2=await r3.readRef(`refs/heads/${i2}`);if(s2===void 0)throw(0,b.mX)();const o2=n3.protections.get(i2);const a2=`${t3.urls.api}/repos/${n3.fullName}/branches/${encodeURIComponent(
i2)}`;return(0,L.P)({name:i2,commit:await(0,N.dO)(e2,s2),_links:{self:a2,html:`${t3.urls.html}/${n3.fullName}/tree/${i2}`},protected:o2!==void 0,protection:{enabled:o2?.kind==="classic",required_status_checks:{
enforcement_level:"off",contexts:[],checks:[]}},protection_url:`${a2}/protection`})}function rulesOf(e2,t3){if(e2?.kind!=="ruleset")return[];const n3={ruleset_source_type:"Repository",ruleset_source:t3,
ruleset_id:42};return[...e2.blockForce?[{type:"deletion",...n3},{type:"non_fast_forward",...n3}]:[],...e2.requirePullRequest?[{type:"pull_request",...n3,parameters:{required_approving_review_count:0,dismiss_stale_reviews_on_push:false,
require_code_owner_review:false,require_last_push_approval:false,required_review_thread_resolution:false}}]:[]]}function byLogin(e2){const t3=e2.world.account(e2.param("username"));if(t3===void 0)throw(0,
b.mX)();return(0,L.P)((0,O.UP)(e2.world,t3))}function byId(e2){const t3=e2.world.state.accounts.get(Number(e2.param("account_id")));if(t3===void 0)throw(0,b.mX)();return(0,L.P)((0,O.UP)(e2.world,t3))}
function rateLimit(e2){const t3=Math.floor(e2.world.clock().getTime()/1e3)+3600;const n3={limit:1e3,used:1,remaining:999,reset:t3};const r3=["core","search","graphql","integration_manifest","source_im\
port","code_scanning_upload","code_scanning_autofix","actions_runner_registration","scim","dependency_snapshots","dependency_sbom","code_search","copilot_usage_records"];return(0,L.P)({resources:Object.
fromEntries(r3.map(e3=>[e3,n3])),rate:n3})}const x=[{id:"repos/get",effect:"read",needs:[["metadata","read"]],answer:getRepository},{id:"repos/get-collaborator-permission-level",effect:"read",needs:[[
"metadata","read"]],signedIn:true,answer:getPermission},{id:"repos/get-branch",effect:"read",needs:[["contents","read"]],answer:getBranch},{id:"repos/get-branch-rules",effect:"read",needs:[["metadata",
"read"]],answer:e2=>(0,L.P)(rulesOf(e2.repository.protections.get(e2.param("branch")),e2.repository.fullName))},{id:"users/get-by-username",effect:"read",needs:[],answer:byLogin},{id:"users/get-by-id",
effect:"read",needs:[],answer:byId},{id:"users/get-authenticated",effect:"read",needs:[],signedIn:true,answer:e2=>(0,L.P)((0,O.UP)(e2.world,e2.actor))},{id:"rate-limit/get",effect:"read",needs:[],answer:rateLimit}];
var F=r2(1421);const M=/^\/(?<owner>[^/]+)\/(?<name>[^/]+?)(?:\.git)?\/(?<service>info\/refs|git-upload-pack|git-receive-pack)$/u;const isSmartHttp=e2=>M.test(e2.path);function smartHttp(e2,t3){const n3=M.
exec(t3.path)?.groups??{};const r3=n3["service"]??"";const i2=r3==="git-receive-pack"||t3.query.get("service")==="git-receive-pack";const s2=r3==="git-receive-pack";return{operation:`smart-http/${r3===
"info/refs"?"info-refs":r3.slice("git-".length)}`,effect:s2?"ref":"read",run:async r4=>{const o2=e2.repository(`${n3["owner"]??""}/${n3["name"]??""}`);if(r4===void 0&&(i2||o2?.private!==false))return refusal(
401,"Authentication required",{"www-authenticate":'Basic realm="GitHub"'});if(o2===void 0||!(0,h.RK)(e2,r4,o2))return refusal(404,"Repository not found.");if(r4!==void 0&&!mayGit(e2,r4,o2,i2)){return refusal(
403,i2?`Permission to ${o2.fullName}.git denied to ${r4.actor.login}.`:"Write access to repository not granted.")}return s2&&r4!==void 0?push(e2,t3,o2,r4):{answer:await backend(e2,t3,o2,r4),accepted:false}}}}
function mayGit(e2,t3,n3,r3){if(r3&&t3.kind==="app"&&!(0,h.SB)(t3,n3))return false;return(0,h.NB)(e2,t3,n3,["contents",r3?"write":"read"])}function refusal(e2,t3,n3={}){return{answer:{status:e2,headers:{
"content-type":"text/plain; charset=utf-8",...n3},body:Buffer.from(`${t3}
`)},accepted:false}}async function push(e2,t3,n3,r3){const i2=e2.store(n3);await installHook(i2.directory);return i2.exclusively(async()=>{const s2=JSON.stringify([...await i2.refs()]);const o2=await backend(
e2,t3,n3,r3);const a2=JSON.stringify([...await i2.refs()])!==s2;if(a2)await e2.refsMoved(n3);return{answer:o2,accepted:a2}})}async function installHook(e2){const t3=(0,o.join)(e2,"hooks","pre-receive");
await(0,i.mkdir)((0,o.join)(e2,"hooks"),{recursive:true});await(0,i.writeFile)(t3,V);await(0,i.chmod)(t3,493)}const V=`#!/bin/sh
# Refuses what GitHub refuses. DOUBLE_RULES has a line "<kind> <flags> <ref>" for each protected branch.
zero=0000000000000000000000000000000000000000
status=0
while read -r old new ref; do
  if [ "$DOUBLE_WORKFLOWS" != 1 ] && [ "$new" != $zero ]; then
    base=$old
    if [ "$old" = $zero ]; then base=$(git rev-parse --verify --quiet "$new^1" || git hash-object -t tree /dev/null); fi
    if [ "$old" != $zero ] || [ -n "$(git rev-list -n 1 "$new" --not --all)" ]; then
      found=$(git diff-tree -r --name-only --no-renames "$base" "$new" -- .github/workflows | head -n 1)
      if [ -n "$found" ]; then
        echo "refusing to allow a GitHub App to create or update workflow \\\`$found\\\` without \\\`workflows\\\` permission" >&2
        status=1
      fi
    fi
  fi
  rule=$(printf '%s\\n' "$DOUBLE_RULES" | grep -F -- " $ref" | head -n 1)
  if [ -n "$rule" ] && [ "\${rule##* }" = "$ref" ]; then
    why=
    case "$rule" in
      *" "*f*" "*)
        if [ "$new" = $zero ]; then why='Cannot delete this branch'
        elif [ "$old" != $zero ] && ! git merge-base --is-ancestor "$old" "$new"; then why='Cannot force-push to this branch'
        fi ;;
    esac
    case "$rule" in *" "*p*" "*) if [ -z "$why" ]; then why='Changes must be made through a pull request.'; fi ;; esac
    if [ -n "$why" ]; then
      case "$rule" in
        classic*) echo "error: GH006: Protected branch update failed for $ref." >&2 ;;
        *) echo "error: GH013: Repository rule violations found for $ref." >&2 ;;
      esac
      echo "- $why" >&2
      status=1
    fi
  fi
done
exit $status
`;function backend(e2,t3,n3,r3){const i2=[...n3.protections].filter(([,e3])=>r3===void 0||!e3.bypass.includes(r3.actor.login)).map(([e3,t4])=>`${t4.kind} -${t4.blockForce?"f":""}${t4.requirePullRequest?
"p":""} refs/heads/${e3}`);const s2=M.exec(t3.path)?.groups?.["service"]??"";return new Promise((a2,c2)=>{const u2=(0,F.spawn)("git",["http-backend"],{cwd:e2.root,env:(0,E._K)({GIT_PROJECT_ROOT:(0,o.join)(
e2.root,"git"),GIT_HTTP_EXPORT_ALL:"1",PATH_INFO:`/${n3.fullName}.git/${s2}`,QUERY_STRING:t3.query.toString(),REQUEST_METHOD:t3.method,CONTENT_TYPE:t3.headers["content-type"]??"",CONTENT_LENGTH:String(
t3.body.length),HTTP_CONTENT_ENCODING:t3.headers["content-encoding"]??"",GIT_PROTOCOL:t3.headers["git-protocol"]??"",REMOTE_USER:r3?.actor.login??"",REMOTE_ADDR:"127.0.0.1",DOUBLE_WORKFLOWS:r3?.workflows===
true?"1":"0",DOUBLE_RULES:i2.join("\n")})});const l2=[];let d2="";u2.stdout.on("data",e3=>l2.push(e3));u2.stderr.on("data",e3=>{d2+=e3.toString()});u2.stdin.on("error",()=>void 0);u2.on("error",c2);u2.
on("close",()=>{const e3=Buffer.concat(l2);const t4=e3.indexOf("\r\n\r\n");if(t4<0){c2(new Error(`git http-backend gave no answer: ${d2}`));return}const n4={};let r4=200;for(const i3 of e3.subarray(0,
t4).toString().split("\r\n")){const e4=i3.indexOf(":");const[t5,s3]=[i3.slice(0,e4).toLowerCase(),i3.slice(e4+1).trim()];if(t5==="status")r4=Number(s3.slice(0,3));else n4[t5]=s3}a2({status:r4,headers:n4,
body:e3.subarray(t4+4)})});u2.stdin.end(t3.body)})}const U=new Map([...w.Bd,...j,...T.Kk,...C,...x,...N.k_,...I.aW,...P.dz].map(e2=>[e2.id,e2]));class Router{requests=[];violations=[];faults=new Rules;before=new Rules;after=new Rules;counter;latency;#u;#f;#p;#s;#m=0;constructor(e2,t3,n3,r3,i2){
this.#u=e2;this.#f=t3;this.#p=new GraphqlDoor(e2,n3);this.#s=r3;this.counter=new RateCounter(r3);this.latency=i2}async dispatch(e2){const t3=this.#m;this.#m+=1;const n3=performance.now();const r3=parseJson(
e2.body);const i2=this.#h(e2,t3,r3);const s2=i2.effect!=="read";const o2={index:t3,method:e2.method,path:e2.path,operation:i2.operation,mutating:s2,input:r3};const delayed=e3=>new Promise(t4=>{setTimeout(
t4,e3)});let a2;let c2;let u2;const l2=this.faults.take(o2);const d2=l2.map(e3=>`${e3.kind}${"when"in e3&&e3.when!==void 0?` ${e3.when}`:""}`);try{if(this.latency>0)await delayed(this.latency);for(const e3 of this.
before.take(o2))await e3(o2);for(const e3 of l2)if(e3.kind==="delay")await delayed(e3.ms);c2=this.#y(l2,i2.operation);if(c2===void 0){if(i2.operation!=="blob-store/download")a2=(0,h.QF)(this.#u,e2.headers);
u2=await this.#g(i2,a2);for(const e3 of this.after.take(o2))await e3(o2);c2=late(l2)??u2.answer}}catch(e3){c2=this.#v(e3,t3,i2.operation)}const f2=c2==="drop"?c2:this.#b(c2,a2);this.requests.push({index:t3,
method:e2.method,path:e2.path,operation:i2.operation,startedAt:n3,endedAt:performance.now(),status:f2==="drop"?null:f2.status,effect:i2.effect,mutating:s2,accepted:s2&&u2?.accepted===true,actor:a2?.actor.
login??null,fault:d2.length>0?d2.join(", "):null,input:r3,output:parseJson((u2?.answer??(c2==="drop"?void 0:c2))?.body??Buffer.alloc(0))});return f2}#h(e2,t3,n3){if(isSmartHttp(e2))return smartHttp(this.#u,
e2);if(e2.path.startsWith("/_artifacts/")){const{status:t4,bytes:n4}=(0,P._n)(this.#u,e2.path,e2.query,e2.headers["authorization"]!==void 0);const r4={status:t4,headers:{"content-type":t4===200?"appli\
cation/zip":"text/plain"},body:n4};return{operation:"blob-store/download",effect:"read",run:()=>Promise.resolve({answer:r4,accepted:false})}}const note=e3=>n4=>{this.violations.push({index:t3,operation:e3,
message:n4})};if(/^\/(?:api\/)?graphql$/u.test(e2.path)){const{name:t4,mutation:r4}=operationOf(n3);return{operation:t4,effect:r4,run:async r5=>{if(e2.method!=="POST")throw new b.hD(404,"Not Found");if(r5===
void 0)throw new b.hD(401,"This endpoint requires you to be authenticated.");const{result:i3,accepted:s3}=await this.#p.run(n3,r5,note(t4));return{answer:answerOf({status:200,json:i3}),accepted:s3}}}}
const r3=e2.path.replace(/^\/api\/v3(?=\/)/u,"");const i2=this.#f.match(e2.method,r3);const s2=i2===void 0?void 0:U.get(i2.operation.id);if(i2===void 0||s2===void 0){const t4=i2?.operation.id??"unknow\
n";return{operation:t4,effect:e2.method==="GET"?"read":"talk",run:()=>{note(t4)(`${e2.method} ${e2.path} is not an operation that the double knows`);throw new b.hD(501,`The double does not know ${e2.method}\
 ${e2.path}`)}}}return{operation:s2.id,effect:s2.effect,run:t4=>this.#T(e2,r3,i2,s2,t4,n3,note(s2.id))}}async#T(e2,t3,n3,r3,i2,s2,o2){const{operation:a2,params:c2}=n3;const checked2=e3=>{const t4=answerOf(
e3);for(const e4 of this.#f.checkAnswer(a2,t4.status,t4.headers["content-type"]??"",t4.body))o2(e4);return t4};try{if(e2.headers["user-agent"]===void 0)throw new b.hD(403,"Request forbidden by adminis\
trative rules. Please make sure your request has a User-Agent header.");const n4=e2.headers["x-github-api-version"];if(n4!==void 0&&!["2022-11-28","2026-03-10"].includes(n4))throw new b.hD(400,`"${n4}\
" is not a supported version.`);const u2=c2["repo"]===void 0?void 0:this.#u.repository(`${c2["owner"]??""}/${c2["repo"]}`);if(c2["repo"]!==void 0&&(u2===void 0||!(0,h.RK)(this.#u,i2,u2)))throw new b.hD(
404,"Not Found");if(r3.signedIn===true&&i2===void 0)throw new b.hD(401,"Requires authentication");if(u2!==void 0)(0,h.Z_)(this.#u,i2,u2,r3.needs);if(u2!==void 0&&r3.id.startsWith("git/")&&await isEmpty(
this.#u,u2))throw new b.hD(409,"Git Repository is empty.");const l2=this.#f.checkRequest(a2,e2.query,e2.body,s2);for(const e3 of l2)o2(e3);if(l2.some(e3=>/^body[ /]/u.test(e3)&&!e3.includes("not docum\
ented"))){throw new b.hD(422,`Invalid request.

${l2.join("\n")}`)}const d2={...e2.headers,"x-double-path":t3};const f2=await r3.answer(new L.W({world:this.#u,params:c2,query:e2.query,headers:d2,token:i2,repository:u2,body:s2}));return{answer:checked2(
f2),accepted:r3.effect!=="read"&&f2.noEffect!==true}}catch(e3){if(e3 instanceof b.hD)return{answer:checked2(errorReply(e3)),accepted:false};throw e3}}async#g(e2,t3){if(e2.operation.startsWith("smart-h\
ttp/")||e2.operation.startsWith("blob-store/"))return e2.run(t3);const n3=this.counter.enter(t3?.value??"",e2.effect,this.#u.clock().getTime());if(n3!==void 0)return{answer:this.#w(n3,403,e2.operation),
accepted:false};try{return await e2.run(t3)}finally{this.counter.leave()}}#y(e2,t3){for(const n3 of e2){if(n3.kind==="drop"&&n3.when==="before")return"drop";if(n3.kind==="status"&&n3.when!=="after")return faulty(
n3);if(n3.kind==="secondary-limit")return this.#w({kind:"secondary",seconds:n3.retryAfter===void 0?60:n3.retryAfter??-1},n3.status??403,t3);if(n3.kind==="primary-limit")return this.#w({kind:"primary",
seconds:n3.resetIn??3600},403,t3)}return void 0}#w(e2,t3,n3){const r3=Math.floor(this.#u.clock().getTime()/1e3);const i2=e2.kind==="primary"?{"x-ratelimit-remaining":"0","x-ratelimit-reset":String(r3+
e2.seconds)}:e2.seconds<0?{}:{"retry-after":String(e2.seconds)};const s2=e2.kind==="primary"?"API rate limit exceeded for installation.":"You have exceeded a secondary rate limit. Please wait a few mi\
nutes before you try again.";if(e2.kind==="primary"&&n3.startsWith("graphql/"))return answerOf({status:200,json:{errors:[{type:"RATE_LIMITED",message:s2}]},headers:i2});return answerOf({...errorReply(
new b.hD(t3,s2)),headers:i2})}#v(e2,t3,n3){if(e2 instanceof b.hD)return answerOf(errorReply(e2));const r3=e2 instanceof Error?e2.stack??e2.message:String(e2);this.violations.push({index:t3,operation:n3,
message:`the double failed: ${r3}`});return answerOf(errorReply(new b.hD(500,`The double failed: ${r3}`)))}#b(e2,t3){const n3=this.#u.clock();const r3=this.#s.perHour===Infinity?1e6:this.#s.perHour;const i2=this.
counter.used(t3?.value??"",n3.getTime());return{...e2,headers:{date:n3.toUTCString(),"x-github-request-id":`D0:${String(this.#m)}`,"x-ratelimit-limit":String(r3),"x-ratelimit-remaining":String(Math.max(
0,r3-i2)),"x-ratelimit-used":String(i2),"x-ratelimit-reset":String(Math.floor(n3.getTime()/1e3)+3600),"x-ratelimit-resource":"core",...e2.headers}}}}async function isEmpty(e2,t3){const n3=e2.store(t3);
return await n3.readRef(`refs/heads/${t3.defaultBranch}`)===void 0&&(await n3.refs()).size===0}function late(e2){for(const t3 of e2){if(t3.kind==="drop"&&t3.when==="after")return"drop";if(t3.kind==="s\
tatus"&&t3.when==="after")return faulty(t3)}return void 0}function faulty(e2){const t3=e2.status>=500&&e2.body===void 0;const n3=e2.body??(t3?"<html><head><title>Unicorn!</title></head><body>Something\
 went wrong.</body></html>":JSON.stringify({message:"Injected fault"}));return{status:e2.status,headers:{"content-type":t3?"text/html; charset=utf-8":"application/json; charset=utf-8",...e2.headers},body:Buffer.
from(n3)}}function errorReply(e2){return{status:e2.status,headers:e2.headers,json:{message:e2.message,...e2.errors!==void 0&&{errors:e2.errors},documentation_url:"https://docs.github.com/rest",status:String(
e2.status)}}}function answerOf(e2){if(e2.raw!==void 0)return{status:e2.status,headers:{"content-type":e2.raw.type,...e2.headers},body:e2.raw.bytes};if(e2.json===void 0)return{status:e2.status,headers:{
...e2.headers},body:Buffer.alloc(0)};return{status:e2.status,headers:{"content-type":"application/json; charset=utf-8",...e2.headers},body:Buffer.from(JSON.stringify(e2.json))}}function parseJson(e2){
if(e2.length===0)return void 0;try{return JSON.parse(e2.toString())}catch{return void 0}}var G=r2(7598);var K=r2(662);const B={admin:{base:"admin",roleName:"admin"},maintain:{base:"write",roleName:"ma\
intain"},write:{base:"write",roleName:"write"},triage:{base:"read",roleName:"triage"},read:{base:"read",roleName:"read"},none:{base:"none",roleName:"none"}};class Scene{world;token;constructor(e2,t3){
this.world=e2;this.token=t3}addToken(e2={}){const t3=e2.value??`ghs_${(0,G.randomBytes)(18).toString("hex")}`;const n3=e2.kind??"app";this.world.state.tokens.set(t3,{value:t3,kind:n3,actor:this.world.
ensureAccount(e2.login??"github-actions[bot]"),repositories:e2.repositories??null,permissions:e2.permissions??{actions:"read",checks:"write",contents:"write",issues:"write","pull-requests":"write"},workflows:e2.
workflows??n3==="user"});return t3}repository(e2){const t3=this.world.repository(e2);if(t3===void 0)throw new Error(`the double has no repository ${e2}`);return t3}gitDirectory(e2){return this.world.store(
this.repository(e2)).directory}async addRepository(e2,t3={}){const n3=t3.fork===void 0?null:this.repository(t3.fork);const r3=await this.world.createRepository(e2,{private:t3.private??false,defaultBranch:t3.
defaultBranch??n3?.defaultBranch??"main",fork:n3,ownerType:t3.ownerType??"User"});if(n3!==null){const e3=await this.world.store(n3).refs("refs/heads");if(e3.size>0)await this.world.store(r3).moveRefs(
[...e3].map(([e4,t4])=>({ref:e4,after:t4})))}if(t3.files!==void 0)await this.commitTo(e2,r3.defaultBranch,t3.files,{message:"Initial commit"});return r3}addUser(e2,t3={}){const n3=this.world.ensureAccount(
e2,t3.type,t3.id);if(t3.name!==void 0)n3.name=t3.name;return n3}setPermission(e2,t3,n3){this.repository(e2).grants.set(this.world.ensureAccount(t3).id,typeof n3==="string"?B[n3]:n3)}protect(e2,t3,n3){
const{protections:r3}=this.repository(e2);if(n3===null)r3.delete(t3);else r3.set(t3,{kind:"ruleset",requirePullRequest:true,blockForce:true,bypass:[],...n3})}async commitTo(e2,t3,n3,r3={}){const i2=this.
repository(e2);const s2=this.world.store(i2);const o2=await s2.exclusively(async()=>{const e3=`refs/heads/${t3}`;const o3=await s2.readRef(e3);const a2=r3.orphan===true?void 0:r3.onto??o3??await s2.readRef(
`refs/heads/${i2.defaultBranch}`);const c2=new Map;for(const[e4,t4]of Object.entries(n3)){if(t4===null)c2.set(e4,null);else if(t4.mode==="160000")c2.set(e4,{mode:"160000",oid:t4.content.toString()});else
c2.set(e4,{mode:t4.mode??"100644",oid:await s2.writeBlob(t4.content)})}const u2=await s2.place(a2===void 0?void 0:(await s2.commit(a2))?.tree,c2);const l2=r3.author??i2.owner.login;const d2={name:l2,email:`${l2.
replace(/[^\w.-]/gu,"")}@example.com`,date:this.world.now()};const f2=await s2.writeCommit((0,K.s)(u2,a2===void 0?[]:[a2],d2,r3.message??`Change ${t3}`));await s2.moveRefs([{ref:e3,after:f2,before:o3??
v.tC}]);return f2});await this.world.refsMoved(i2);return o2}async setRef(e2,t3,n3){const r3=this.repository(e2);await this.world.store(r3).moveRefs([{ref:t3,after:n3??v.tC}]);await this.world.refsMoved(
r3)}readRef(e2,t3){return this.world.store(this.repository(e2)).readRef(t3.startsWith("refs/")?t3:`refs/heads/${t3}`)}refs(e2){return this.world.store(this.repository(e2)).refs()}async readFile(e2,t3,n3){
const r3=this.world.store(this.repository(e2));const i2=/^[0-9a-f]{40}$/u.test(t3)?t3:await this.readRef(e2,t3);const s2=i2===void 0?void 0:await r3.entryAt((await r3.commit(i2))?.tree??"",n3);const o2=s2===
void 0?void 0:await r3.object(s2.oid);return s2===void 0||o2===void 0?void 0:{content:o2.content,mode:s2.mode.padStart(6,"0")}}addIssue(e2,t3={}){const n3=this.repository(e2);return this.#E(n3,t3,null)}async addPullRequest(e2,t3){
const n3=this.repository(e2);const r3=t3.headRepository??n3.fullName;const i2=await this.readRef(r3,t3.head);const s2=t3.base??n3.defaultBranch;const o2=await this.readRef(e2,s2);if(i2===void 0||o2===
void 0)throw new Error(`${r3}:${t3.head} or ${e2}:${s2} does not exist`);const a2=this.world.id();const c2=t3.author??this.repository(r3).owner.login;const u2=this.#E(n3,{...t3,author:c2},{id:a2,nodeId:(0,
g.s5)("PR",a2),base:{ref:s2,oid:o2},head:{repository:this.repository(r3).fullName,ref:t3.head,oid:i2,exists:true},draft:t3.draft??false,merged:false,mergedAt:null,maintainerCanModify:t3.maintainerCanModify??
false,mergeability:null});const l2=this.world.pull(n3,u2.number);if(l2===void 0)throw new Error("the pull request was not made");await this.world.publishHead(l2);return l2}pullRequest(e2,t3){const n3=this.
world.pull(this.repository(e2),t3);if(n3===void 0)throw new Error(`${e2} has no pull request ${String(t3)}`);return n3}setPullState(e2,t3,n3){const r3=this.pullRequest(e2,t3);r3.state=n3==="open"?"ope\
n":"closed";r3.pull.merged=n3==="merged";r3.pull.mergedAt=n3==="merged"?this.world.now():null;r3.closedAt=n3==="open"?null:this.world.now()}async retarget(e2,t3,n3){const r3=await this.readRef(e2,n3);
if(r3===void 0)throw new Error(`${e2}:${n3} does not exist`);const{pull:i2}=this.pullRequest(e2,t3);i2.base.ref=n3;i2.base.oid=r3}#E(e2,t3,n3){const r3=this.world.id();const i2=this.world.now();const s2=e2.
nextNumber;e2.nextNumber+=1;const o2={id:r3,nodeId:(0,g.s5)("I",r3),repository:e2.fullName,number:s2,title:t3.title??`Thread ${String(s2)}`,body:t3.body??null,author:this.world.ensureAccount(t3.author??
e2.owner.login),state:"open",locked:false,createdAt:i2,updatedAt:i2,closedAt:null,pull:n3};e2.threads.set(s2,o2);return o2}addComment(e2,t3,n3){return(0,T.BC)(this.world,this.repository(e2),t3,this.world.
ensureAccount(n3.author),n3.body)}editComment(e2,t3){const n3=this.world.state.comments.get(e2);if(n3===void 0)throw new Error(`there is no comment ${String(e2)}`);n3.body=t3;n3.updatedAt=this.world.now();
n3.lastEditedAt=n3.updatedAt}deleteComment(e2){this.world.state.comments.delete(e2)}comments(e2,t3){return this.world.commentsOf(this.repository(e2),t3)}addReviewComment(e2,t3,n3){const r3=this.pullRequest(
e2,t3);return(0,I.dU)(this.world,this.repository(e2),r3,this.world.ensureAccount(n3.author),{...n3,commit:n3.commit??r3.pull.head.oid})}checkRuns(e2){return[...this.world.state.checkRuns.values()].filter(
t3=>t3.repository===this.repository(e2).fullName)}addRun(e2,t3){const n3=this.repository(e2);const r3=t3.id??this.world.id();const i2={id:r3,nodeId:(0,g.s5)("WFR",r3),repository:n3.fullName,headRepository:t3.
headRepository??n3.fullName,headBranch:t3.headBranch,headSha:t3.headSha,event:t3.event??"pull_request",name:t3.name??"plan",path:t3.path??".github/workflows/plan.yml",runNumber:this.world.state.runs.size+
1,actor:this.world.ensureAccount(t3.actor??n3.owner.login),status:"completed",conclusion:t3.conclusion??"success",createdAt:this.world.now()};this.world.state.runs.set(r3,i2);return i2}addArtifact(e2,t3){
const n3=this.world.id();const r3={id:n3,nodeId:(0,g.s5)("MDg",n3),repository:this.repository(e2).fullName,runId:t3.runId,name:t3.name,zip:t3.zip,createdAt:this.world.now(),expired:t3.expired??false};
this.world.state.artifacts.set(n3,r3);return r3}}const q=e(import.meta.url)("node:http");const Q=e(import.meta.url)("node:zlib");async function listen(e2){const t3=(0,q.createServer)((t4,n4)=>{void serve(
e2,t4,n4)});await new Promise(e3=>t3.listen(0,"127.0.0.1",e3));const{port:n3}=t3.address();return{url:`http://127.0.0.1:${String(n3)}`,close:()=>shut(t3)}}function shut(e2){return new Promise(t3=>{e2.
close(()=>{t3()});e2.closeAllConnections()})}async function serve(e2,t3,n3){const r3=[];try{for await(const e3 of t3)r3.push(e3)}catch{return}const i2={};for(const[e3,n4]of Object.entries(t3.headers))
if(n4!==void 0)i2[e3]=Array.isArray(n4)?n4.join(", "):n4;let s2=Buffer.concat(r3);if(i2["content-encoding"]==="gzip"){s2=(0,Q.gunzipSync)(s2);delete i2["content-encoding"]}const[o2="/",a2=""]=split(t3.
url??"/");const c2=await e2.dispatch({method:t3.method??"GET",path:o2,query:new URLSearchParams(a2),headers:i2,body:s2});if(c2==="drop"){t3.socket.destroy();return}n3.writeHead(c2.status,{...c2.headers,
...c2.body.length>0&&{"content-length":String(c2.body.length)}});n3.end(t3.method==="HEAD"?void 0:c2.body)}function split(e2){const t3=e2.indexOf("?");return t3<0?[e2,""]:[e2.slice(0,t3),e2.slice(t3+1)]}
function inProcessFetch(e2){return async(t3,n3)=>{const r3=new Request(t3,n3);const i2={"user-agent":"node"};r3.headers.forEach((e3,t4)=>{i2[t4]=e3});const s2=new URL(r3.url);const o2=Buffer.from(await r3.
arrayBuffer());r3.signal.throwIfAborted();const a2={method:r3.method,path:s2.pathname,query:s2.searchParams,headers:i2,body:o2};const c2=await aborted(e2.dispatch(a2),r3.signal);if(c2==="drop")throw new TypeError(
"fetch failed",{cause:Object.assign(new Error("read ECONNRESET"),{code:"ECONNRESET"})});const u2=c2.headers["location"];if(u2!==void 0&&c2.status>=300&&c2.status<400&&r3.redirect!=="manual"){if(r3.redirect===
"error")throw new TypeError("unexpected redirect");const t4=new URL(u2,r3.url);const n4=new Headers(r3.headers);if(t4.origin!==s2.origin)n4.delete("authorization");return inProcessFetch(e2)(t4,{headers:n4})}
const l2=[101,204,205,304].includes(c2.status);const d2=new Response(l2?null:new Uint8Array(c2.body),{status:c2.status,headers:c2.headers});Object.defineProperty(d2,"url",{value:r3.url});return d2}}function aborted(e2,t3){
return new Promise((n3,r3)=>{t3.addEventListener("abort",()=>{r3(t3.reason)},{once:true});e2.then(n3,r3)})}let z;async function load(){const e2=(0,o.join)((0,o.dirname)((0,a.fileURLToPath)(import.meta.
url)),"contract");const[t3,n3]=await Promise.all([(0,i.readFile)((0,o.join)(e2,"openapi.json"),"utf8"),(0,i.readFile)((0,o.join)(e2,"schema.graphql"),"utf8")]);return{openapi:JSON.parse(t3),sdl:n3}}class Double extends Scene{url;graphqlUrl;fetch;#N;#_;constructor(e2,t3,n3,r3,i2){
super(e2,r3);this.url=n3;this.graphqlUrl=`${n3}/graphql`;this.fetch=inProcessFetch(t3);this.#N=t3;this.#_=i2}get requests(){return this.#N.requests}get violations(){return this.#N.violations}clearLog(){
this.#N.requests.length=0;this.#N.violations.length=0;this.#N.counter.reset()}set latency(e2){this.#N.latency=e2}fault(e2,t3){return this.#N.faults.add(e2,t3)}before(e2,t3){return this.#N.before.add(e2,
async e3=>{await t3(e3)})}after(e2,t3){return this.#N.after.add(e2,async e3=>{await t3(e3)})}clearFaults(){this.#N.faults.clear();this.#N.before.clear();this.#N.after.clear()}async checkpoint(){const e2=new Map;
for(const[t3,n3]of this.world.stores)e2.set(t3,await n3.refs());return{state:structuredClone(this.world.state),refs:e2}}async restore(e2){this.world.state=structuredClone(e2.state);for(const[t3,n3]of e2.
refs)await this.world.stores.get(t3)?.resetRefs(n3);this.clearFaults();this.clearLog()}async close(){await this.#_()}}async function startGitHub(e2={}){const{openapi:t3,sdl:n3}=e2.contract??await(z??=
load());const r3=e2.root??await(0,i.mkdtemp)((0,o.join)((0,s.tmpdir)(),"github-double-"));const a2=new g.HK({root:r3,clock:e2.clock??(()=>new Date),blobTextLimit:e2.blobTextLimit??512e3,treeLimit:e2.treeLimit??
1e5});a2.updateRefs=e2.updateRefs??"any";const c2=e2.limits??"github";const u2=new Router(a2,Contract.of(t3),n3,c2==="github"?p:c2==="none"?m:{...m,...c2},e2.latency??0);const l2=e2.listen===false?void 0:
await listen(u2);const d2=l2?.url??"http://github.test";a2.urls={api:d2,html:d2};const f2=new Scene(a2,"").addToken(e2.token??{});return new Double(a2,u2,d2,f2,async()=>{await l2?.close();await Promise.
all([...a2.stores.values()].map(e3=>e3.close()));if(e2.root===void 0)await(0,i.rm)(r3,{recursive:true,force:true,maxRetries:5})})}},1361:(e2,t2,n2)=>{n2.d(t2,{DW:()=>issueCommentEvent});var r2=n2(2519);
var i=n2(9173);var s=n2(337);var o=n2(1943);function about(e3,t3,n3){const{world:r3}=e3;return{repository:(0,o.Ms)(r3,t3),sender:(0,o.bI)(r3,n3),...t3.owner.type==="Organization"&&{organization:{login:t3.
owner.login,id:t3.owner.id,node_id:t3.owner.nodeId}}}}async function onDefaultBranch(e3,t3){const n3=`refs/heads/${t3.defaultBranch}`;return{sha:await e3.readRef(t3.fullName,n3)??"",ref:n3,repository:t3.
fullName}}async function issueCommentEvent(e3,t3,n3={}){const i2=e3.repository(t3.repository);const s2=i2.threads.get(t3.number);if(s2===void 0)throw new Error(`${t3.repository} has no thread ${String(
t3.number)}`);const o2=n3.action??"created";const a=n3.sender===void 0?t3.author:e3.world.ensureAccount(n3.sender);const c=n3.body??t3.body;const u=n3.crlf===true?c.replace(/\r?\n/gu,"\r\n"):c;const l=o2===
"edited"?{changes:{body:{from:n3.previousBody??""}}}:{};return{name:"issue_comment",actor:a,...await onDefaultBranch(e3,i2),payload:{action:o2,...l,issue:(0,r2.dQ)(e3.world,i2,s2),comment:{...(0,r2.pZ)(
e3.world,i2,t3),body:u},...about(e3,i2,a)}}}async function onMergeRef(e3,t3,n3){const r3=e3.pullRequest(t3.fullName,n3);await fullPullShape(e3.world,t3,r3);const i2=await fullPullShape(e3.world,t3,r3);
const s2=`refs/pull/${String(n3)}/merge`;return{pull:i2,at:{sha:await e3.readRef(t3.fullName,s2)??"",ref:s2,repository:t3.fullName}}}async function pullRequestEvent(e3,t3,n3,r3={}){const i2=e3.repository(
t3);const{pull:s2,at:o2}=await onMergeRef(e3,i2,n3);const a=e3.world.ensureAccount(r3.sender??e3.pullRequest(t3,n3).author.login);const c=r3.target===true?await onDefaultBranch(e3,i2):o2;return{name:r3.
target===true?"pull_request_target":"pull_request",actor:a,...c,payload:{action:r3.action??"opened",number:n3,pull_request:s2,...about(e3,i2,a)}}}async function reviewCommentEvent(e3,t3,n3={}){const r3=e3.
repository(t3.repository);const{pull:i2,at:s2}=await onMergeRef(e3,r3,t3.number);return{name:"pull_request_review_comment",actor:t3.author,...s2,payload:{action:n3.action??"created",pull_request:i2,comment:reviewCommentShape(
e3.world,r3,t3),...about(e3,r3,t3.author)}}}async function reviewEvent(e3,t3,n3,r3){const i2=e3.repository(t3);const{pull:s2,at:o2}=await onMergeRef(e3,i2,n3);const a=e3.world.ensureAccount(r3.author);
const c=e3.world.id();const u=`${e3.world.urls.html}/${i2.fullName}/pull/${String(n3)}#pullrequestreview-${String(c)}`;const l={id:c,node_id:`PRR_kw${String(c)}`,user:userShape(e3.world,a),body:r3.body,
commit_id:e3.pullRequest(t3,n3).pull.head.oid,submitted_at:e3.world.now(),state:r3.state??"commented",html_url:u,pull_request_url:s2["url"],author_association:associationOf(i2,a),_links:{html:{href:u},
pull_request:{href:s2["url"]}}};return{name:"pull_request_review",actor:a,...o2,payload:{action:"submitted",review:l,pull_request:s2,...about(e3,i2,a)}}}async function workflowRunEvent(e3,t3,n3={}){const r3=e3.
repository(t3.repository);const i2=`${e3.world.urls.api}/repos/${t3.repository}/actions/workflows/159038`;const s2={id:159038,node_id:"W_kw",name:t3.name,path:t3.path,state:"active",created_at:t3.createdAt,
updated_at:t3.createdAt,url:i2,html_url:`${e3.world.urls.html}/${t3.repository}/blob/${r3.defaultBranch}/${t3.path}`,badge_url:`${e3.world.urls.html}/${t3.repository}/workflows/${t3.name}/badge.svg`};
return{name:"workflow_run",actor:t3.actor,...await onDefaultBranch(e3,r3),payload:{action:n3.action??"completed",workflow_run:await runShape(e3.world,t3),workflow:s2,...about(e3,r3,t3.actor)}}}async function workflowDispatchEvent(e3,t3,n3={}){
const r3=e3.repository(t3);const i2=e3.world.ensureAccount(n3.sender??r3.owner.login);const s2=`refs/heads/${n3.branch??r3.defaultBranch}`;return{name:"workflow_dispatch",actor:i2,ref:s2,sha:await e3.
readRef(t3,s2)??"",repository:r3.fullName,payload:{inputs:n3.inputs??null,ref:s2,workflow:n3.workflow??".github/workflows/holdfast.yml",...about(e3,r3,i2)}}}async function repositoryDispatchEvent(e3,t3,n3){
const r3=e3.repository(t3);const i2=e3.world.ensureAccount(n3.sender??r3.owner.login);return{name:"repository_dispatch",actor:i2,...await onDefaultBranch(e3,r3),payload:{action:n3.type,branch:r3.defaultBranch,
client_payload:n3.payload??{},...about(e3,r3,i2)}}}async function pushEvent(e3,t3,n3,r3={}){const i2=e3.repository(t3);const s2=e3.world.ensureAccount(r3.sender??i2.owner.login);const o2=`refs/heads/${n3}`;
const a=await e3.readRef(t3,o2)??"";return{name:"push",actor:s2,ref:o2,sha:a,repository:i2.fullName,payload:{ref:o2,before:r3.before??"0".repeat(40),after:a,pusher:{name:s2.login,email:null},created:r3.
before===void 0,deleted:false,forced:false,base_ref:null,compare:`${e3.world.urls.html}/${t3}/compare/${n3}`,commits:[],head_commit:null,...about(e3,i2,s2)}}}async function scheduleEvent(e3,t3,n3="0 3\
 * * *"){const r3=e3.repository(t3);return{name:"schedule",actor:r3.owner,...await onDefaultBranch(e3,r3),payload:{schedule:n3,...about(e3,r3,r3.owner)}}}},8015:(e2,t2,n2)=>{n2.d(t2,{DQ:()=>typeOfMode,
Ez:()=>longMode,Hs:()=>formatCommit,L5:()=>parseCommit,cZ:()=>parseTree,nE:()=>isoSeconds,tC:()=>r2});const r2="0".repeat(40);function typeOfMode(e3){return e3==="40000"?"tree":e3==="160000"?"commit":
"blob"}const longMode=e3=>e3.padStart(6,"0");function parseTree(e3){const t3=[];for(let n3=0;n3<e3.length;){const r3=e3.indexOf(32,n3);const i=e3.indexOf(0,r3);t3.push({mode:e3.subarray(n3,r3).toString(),
name:e3.subarray(r3+1,i).toString(),oid:e3.subarray(i+1,i+21).toString("hex")});n3=i+21}return t3}function parseCommit(e3){const t3=e3.toString();const n3=t3.indexOf("\n\n");const r3=n3<0?t3:t3.slice(
0,n3);const i=[];for(const e4 of r3.split("\n")){const t4=i.at(-1);if(e4.startsWith(" ")&&t4!==void 0)t4[1]+=`
${e4.slice(1)}`;else i.push([e4.slice(0,e4.indexOf(" ")),e4.slice(e4.indexOf(" ")+1)])}const value=e4=>i.find(([t4])=>t4===e4)?.[1];return{tree:value("tree")??"",parents:i.filter(([e4])=>e4==="parent").
map(([,e4])=>e4),author:parseSignature(value("author")??""),committer:parseSignature(value("committer")??""),message:n3<0?"":t3.slice(n3+2),signature:value("gpgsig")??null}}function formatCommit(e3){const t3=[
`tree ${e3.tree}`,...e3.parents.map(e4=>`parent ${e4}`),`author ${formatSignature(e3.author)}`,`committer ${formatSignature(e3.committer)}`];if(e3.signature!==null)t3.push(`gpgsig ${e3.signature.split(
"\n").join("\n ")}`);return`${t3.join("\n")}

${e3.message}`}function parseSignature(e3){const t3=/^(?<name>.*?) ?<(?<email>[^>]*)> (?<seconds>-?\d+)/u.exec(e3);const n3=Number(t3?.groups?.["seconds"]??0);return{name:t3?.groups?.["name"]??"",email:t3?.
groups?.["email"]??"",date:isoSeconds(new Date(n3*1e3))}}function formatSignature(e3){const clean=e4=>e4.replace(/[\n<>\0]/gu,"").trim();return`${clean(e3.name)} <${clean(e3.email)}> ${String(Math.floor(
Date.parse(e3.date)/1e3))} +0000`}const isoSeconds=e3=>e3.toISOString().replace(/\.\d{3}Z$/u,"Z")},4874:(e2,t2,n2)=>{n2.d(t2,{$Y:()=>git2,_K:()=>gitEnvironment,mK:()=>takeLine,q_:()=>gitText2,z6:()=>GitPipe});
var r2=n2(1421);function gitEnvironment(e3={}){const t3={};for(const e4 of["PATH","HOME","TMPDIR","SystemRoot","TEMP","TMP","USERPROFILE"]){const n3=process.env[e4];if(n3!==void 0)t3[e4]=n3}return{...t3,
GIT_CONFIG_GLOBAL:"/dev/null",GIT_CONFIG_SYSTEM:"/dev/null",GIT_CONFIG_NOSYSTEM:"1",GIT_TERMINAL_PROMPT:"0",GIT_NO_REPLACE_OBJECTS:"1",LC_ALL:"C",...e3}}function git2(e3,t3,n3={}){return new Promise((i,s)=>{
const o=(0,r2.spawn)("git",t3,{cwd:e3,env:gitEnvironment(n3.env),stdio:"pipe"});const a=[];const c=[];o.stdout.on("data",e4=>a.push(e4));o.stderr.on("data",e4=>c.push(e4));o.stdin.on("error",()=>void 0);
o.on("error",s);o.on("close",e4=>{i({code:e4??-1,stdout:Buffer.concat(a),stderr:Buffer.concat(c).toString()})});o.stdin.end(n3.input??"")})}async function gitText2(e3,t3,n3={}){const r3=await git2(e3,
t3,n3);if(r3.code!==0)throw new Error(`git ${t3.join(" ")} exited with ${String(r3.code)}: ${r3.stderr}`);return r3.stdout.toString()}const takeLine=e3=>{const t3=e3.indexOf(10);return t3<0?void 0:{value:e3.
subarray(0,t3).toString(),rest:e3.subarray(t3+1)}};class GitPipe{#S;#O;#I;#k=[];#$=Buffer.alloc(0);#A="";constructor(e3,t3){this.#S=e3;this.#O=t3}ask(e3,t3){const n3=this.#I??this.#R();return new Promise(
(r3,i)=>{this.#k.push({take:()=>{const e4=t3(this.#$);if(e4===void 0)return false;this.#$=e4.rest;r3(e4.value);return true},fail:i});n3.stdin.write(e3)})}async close(){const e3=this.#I;if(e3===void 0)
return;this.#I=void 0;const t3=new Promise(t4=>e3.once("close",()=>{t4()}));e3.stdin.end();const n3=setTimeout(()=>e3.kill("SIGKILL"),2e3);await t3;clearTimeout(n3)}#R(){const e3=(0,r2.spawn)("git",this.#O,
{cwd:this.#S,env:gitEnvironment(),stdio:"pipe"});this.#I=e3;this.#$=Buffer.alloc(0);this.#A="";e3.stdin.on("error",()=>void 0);e3.stderr.on("data",e4=>{this.#A+=e4.toString()});e3.stdout.on("data",e4=>{
this.#$=this.#$.length===0?e4:Buffer.concat([this.#$,e4]);while(this.#k[0]?.take()===true)this.#k.shift()});const died=t3=>{if(this.#I===e3)this.#I=void 0;const n3=this.#k;this.#k=[];for(const e4 of n3)
e4.fail(t3)};e3.on("error",died);e3.on("close",()=>{died(new Error(this.#A.trim()||`git ${this.#O.join(" ")} ended`))});return e3}}},662:(e2,t2,n2)=>{n2.d(t2,{W:()=>GitStore,s:()=>plainCommit});var r2=n2(
7598);var i=n2(1455);var s=n2(6760);var o=n2(8015);var a=n2(4874);const takeObject=e3=>{const t3=(0,a.mK)(e3);if(t3===void 0)return void 0;const[n3="",r3="",i2]=t3.value.split(" ");if(i2===void 0)return{
value:void 0,rest:t3.rest};const s2=Number(i2);if(t3.rest.length<s2+1)return void 0;return{value:{oid:n3,type:r3,content:Buffer.from(t3.rest.subarray(0,s2))},rest:t3.rest.subarray(s2+1)}};class GitStore{directory;#D;#P;#L=new Map;#C=new Map;#j=new Map;#x=Promise.
resolve();constructor(e3,t3){this.directory=e3;this.#D=t3;const hash=t4=>new a.z6(e3,["hash-object","-w","-t",t4,"--no-filters","--stdin-paths"]);this.#P={cat:new a.z6(e3,["cat-file","--batch"]),blob:hash(
"blob"),commit:hash("commit"),tree:new a.z6(e3,["mktree","-z","--batch","--missing"]),refs:new a.z6(e3,["update-ref","--stdin"])}}static async create(e3,t3,n3,r3){await(0,i.mkdir)(e3,{recursive:true});
await(0,a.q_)(e3,["init","--quiet","--bare","--template=",`--initial-branch=${n3}`]);await(0,i.writeFile)((0,s.join)(e3,"config"),["[core]","	repositoryformatversion = 0","	bare = true","	filemode = t\
rue","	fsync = none","	logAllRefUpdates = always","[gc]","	auto = 0","[http]","	receivepack = true","[receive]","	autogc = false","	hideRefs = refs/pull","	fsckObjects = true","[uploadpack]","	allowFi\
lter = true","	allowAnySHA1InWant = true",""].join("\n"));if(r3!==void 0){await(0,i.mkdir)((0,s.join)(e3,"objects","info"),{recursive:true});await(0,i.writeFile)((0,s.join)(e3,"objects","info","altern\
ates"),`${(0,s.join)(r3.directory,"objects")}
`)}return new GitStore(e3,t3)}async close(){await Promise.all(Object.values(this.#P).map(e3=>e3.close()))}exclusively(e3){const t3=this.#x.then(e3,e3);this.#x=t3.catch(()=>void 0);return t3}async object(e3){
if(!/^[0-9a-f]{40}$/u.test(e3)||e3===o.tC)return void 0;const t3=this.#j.get(e3);if(t3!==void 0)return t3;const n3=await this.#P.cat.ask(`${e3}
`,takeObject);if(n3!==void 0&&n3.content.length<=65536)this.#j.set(e3,n3);return n3}async expand(e3){if(!/^[0-9a-f]{4,40}$/u.test(e3))return void 0;return(await this.#P.cat.ask(`${e3}
`,takeObject))?.oid}async tree(e3){const t3=this.#L.get(e3);if(t3!==void 0)return t3;const n3=await this.object(e3);if(n3?.type!=="tree")return void 0;const r3=(0,o.cZ)(n3.content);this.#L.set(e3,r3);
return r3}async commit(e3){const t3=this.#C.get(e3);if(t3!==void 0)return t3;const n3=await this.object(e3);if(n3?.type!=="commit")return void 0;const r3=(0,o.L5)(n3.content);this.#C.set(e3,r3);return r3}async entryAt(e3,t3){
let n3={name:"",mode:"40000",oid:e3};for(const e4 of t3.split("/")){if(n3.mode!=="40000")return void 0;const t4=(await this.tree(n3.oid))?.find(t5=>t5.name===e4);if(t4===void 0)return void 0;n3=t4}return n3}async walk(e3,t3=""){
const n3=[];for(const r3 of await this.tree(e3)??[]){const e4=t3+r3.name;n3.push({...r3,path:e4});if(r3.mode==="40000")n3.push(...await this.walk(r3.oid,`${e4}/`))}return n3}async changedPaths(e3,t3,n3=""){
if(e3===t3)return[];const entries=async e4=>new Map((e4===void 0?[]:await this.tree(e4)??[]).map(e5=>[e5.name,e5]));const[r3,i2]=[await entries(e3),await entries(t3)];const s2=[];for(const e4 of new Set(
[...r3.keys(),...i2.keys()])){const[t4,o2]=[r3.get(e4),i2.get(e4)];if(t4?.oid===o2?.oid&&t4?.mode===o2?.mode)continue;const[a2,c]=[t4?.mode==="40000"?t4.oid:void 0,o2?.mode==="40000"?o2.oid:void 0];if(t4!==
void 0&&a2===void 0||o2!==void 0&&c===void 0)s2.push(n3+e4);if(a2!==void 0||c!==void 0)s2.push(...await this.changedPaths(a2,c,`${n3}${e4}/`))}return n3===""?s2.sort():s2}writeBlob(e3){return this.#F(
"blob",e3)}writeCommit(e3){return this.#F("commit",(0,o.Hs)(e3))}writeTree(e3){const kind=e4=>e4==="40000"?"tree":e4==="160000"?"commit":"blob";const t3=e3.map(e4=>`${(0,o.Ez)(e4.mode)} ${kind(e4.mode)}\
 ${e4.oid}	${e4.name}\0`);return this.#P.tree.ask(`${t3.join("")}\0`,a.mK)}async place(e3,t3){return await this.#M(e3,t3)??await this.writeTree([])}async#M(e3,t3){const n3=new Map((e3===void 0?[]:await this.
tree(e3)??[]).map(e4=>[e4.name,e4]));const r3=new Map;for(const[e4,i2]of t3){const t4=e4.indexOf("/");if(t4>=0){const[n4,s2]=[e4.slice(0,t4),e4.slice(t4+1)];r3.set(n4,(r3.get(n4)??new Map).set(s2,i2))}else if(i2===
null)n3.delete(e4);else n3.set(e4,{name:e4,...i2})}for(const[e4,t4]of r3){const r4=n3.get(e4);const i2=await this.#M(r4?.mode==="40000"?r4.oid:void 0,t4);if(i2!==void 0)n3.set(e4,{name:e4,mode:"40000",
oid:i2});else if(r4?.mode==="40000")n3.delete(e4)}return n3.size===0?void 0:this.writeTree([...n3.values()])}async#F(e3,t3){const n3=(0,s.join)(this.#D,(0,r2.randomUUID)());await(0,i.writeFile)(n3,t3);
try{return await this.#P[e3].ask(`${n3}
`,a.mK)}finally{await(0,i.rm)(n3,{force:true})}}async readRef(e3){if(!e3.startsWith("refs/")||e3.split("/").some(e4=>e4===""||e4===".."||e4==="."))return void 0;try{const t3=(await(0,i.readFile)((0,s.
join)(this.directory,e3),"utf8")).trim();if(/^[0-9a-f]{40}$/u.test(t3))return t3}catch{}return(await this.#V()).get(e3)}async refs(e3="refs"){const t3=new Map([...await this.#V()].filter(([t4])=>t4.startsWith(
`${e3}/`)));const visit=async e4=>{const n3=await(0,i.readdir)((0,s.join)(this.directory,e4),{withFileTypes:true}).catch(()=>[]);await Promise.all(n3.map(async n4=>{const r3=`${e4}/${n4.name}`;if(n4.isDirectory())
await visit(r3);else if(!r3.endsWith(".lock")){const e5=await this.readRef(r3);if(e5!==void 0)t3.set(r3,e5)}}))};await visit(e3);return new Map([...t3].sort(([e4],[t4])=>e4<t4?-1:1))}async#V(){const e3=await(0,
i.readFile)((0,s.join)(this.directory,"packed-refs"),"utf8").catch(()=>"");const t3=e3.split("\n").filter(e4=>/^[0-9a-f]{40} /u.test(e4));return new Map(t3.map(e4=>[e4.slice(41),e4.slice(0,40)]))}async moveRefs(e3){
const t3=e3.map(({ref:e4,after:t4,before:n3})=>t4===o.tC?`delete ${e4}${n3===void 0?"":` ${n3}`}`:`update ${e4} ${t4}${n3===void 0?"":` ${n3}`}`);const takeThreeLines=e4=>{const t4=e4.toString().split(
"\n");return t4.length>3?{value:true,rest:Buffer.from(t4.slice(3).join("\n"))}:void 0};await this.#P.refs.ask(["start",...t3,"prepare","commit",""].join("\n"),takeThreeLines)}async resetRefs(e3){const t3=await this.
refs();const n3=[];for(const[r3,i2]of e3)if(t3.get(r3)!==i2)n3.push({ref:r3,after:i2});for(const r3 of t3.keys())if(!e3.has(r3))n3.push({ref:r3,after:o.tC});if(n3.length>0)await this.moveRefs(n3)}async isAncestor(e3,t3){
const n3=new Set;const r3=[t3];for(let t4=r3.shift();t4!==void 0;t4=r3.shift()){if(t4===e3)return true;if(n3.has(t4))continue;n3.add(t4);r3.push(...(await this.commit(t4))?.parents??[])}return false}async countBetween(e3,t3){
const n3=await this.#U(e3);return[...await this.#U(t3)].filter(e4=>!n3.has(e4)).length}async#U(e3){const t3=new Set;const n3=[e3];for(let e4=n3.pop();e4!==void 0;e4=n3.pop()){if(t3.has(e4))continue;t3.
add(e4);n3.push(...(await this.commit(e4))?.parents??[])}return t3}async mergeBase(e3,t3){if(await this.isAncestor(e3,t3))return e3;const n3=await(0,a.$Y)(this.directory,["merge-base",e3,t3]);return n3.
code===0?n3.stdout.toString().trim():void 0}async fetch(e3,t3,n3){await(0,a.q_)(this.directory,["fetch","--quiet","--no-tags","--no-write-fetch-head",e3.directory,`+${t3}:${n3}`])}}function plainCommit(e3,t3,n3,r3){
return{tree:e3,parents:t3,author:n3,committer:n3,message:r3,signature:null}}},4064:(e2,t2,n2)=>{n2.d(t2,{Gq:()=>invalid,cJ:()=>r2,hD:()=>ApiError,mX:()=>notFound});class ApiError extends Error{status;errors;headers;constructor(e3,t3,n3,r3={}){
super(t3);this.status=e3;this.errors=n3;this.headers=r3}}const r2="Resource not accessible by integration";const notFound=()=>new ApiError(404,"Not Found");const invalid=(e3,...t3)=>new ApiError(422,e3,
t3.length>0?t3:void 0)},7385:(e2,t2,n2)=>{n2.d(t2,{U1:()=>fsck,ue:()=>acceptedWrites});var r2=n2(4874);async function snapshot(e3){const t3=await gitText(e3,["for-each-ref","--format=%(refname) %(obje\
ctname)"]);const n3=t3.split("\n").filter(Boolean).map(e4=>[e4.slice(0,e4.indexOf(" ")),e4.slice(e4.indexOf(" ")+1)]);return new Map(n3.filter(([e4])=>!e4.startsWith("refs/pull/")))}function movedRefs(e3,t3){
return[...new Set([...e3.keys(),...t3.keys()])].filter(n3=>e3.get(n3)!==t3.get(n3)).sort()}async function fsck(e3){const t3=await(0,r2.$Y)(e3,["fsck","--strict","--full","--no-dangling","--no-progress"]);
const n3=`${t3.stdout.toString()}
${t3.stderr}`.split("\n").filter(e4=>e4!==""&&!e4.startsWith("notice: "));return t3.code===0?n3:[...n3,`git fsck exited with ${String(t3.code)}`]}function acceptedWrites(e3,t3={}){return e3.filter(e4=>e4.
accepted&&(t3.talk===true||e4.effect!=="talk"))}async function checkLanding(e3){const{directory:t3,before:n3,branch:r3,parent:i,receipts:s}=e3;const o=await fsck(t3);const a=await snapshot(t3);const c=a.
get(r3);if(c===void 0)return[...o,`${r3} is gone`];const u=new Set([r3,...s===void 0?[]:[s]]);for(const e4 of movedRefs(n3,a))if(!u.has(e4))o.push(`${e4} moved`);const l=n3.get(r3);const d=(await gitText(
t3,["rev-list",c,...l===void 0?[]:[`^${l}`],`^${i}`])).split("\n").filter(Boolean);if(d.length!==1||d[0]!==c)o.push(`${r3} gained ${String(d.length)} commits instead of one`);const f=(await gitText(t3,
["rev-list","--parents","--max-count=1",c])).trim().split(" ").slice(1);if(f.length!==1||f[0]!==i)o.push(`the parent is ${f.join(" ")||"none"} instead of ${i}`);const p=(await gitText(t3,["diff-tree",
"-r","-z","--no-renames","--name-only",i,c])).split("\0").filter(Boolean).sort();const m=[...e3.paths].sort();if(JSON.stringify(p)!==JSON.stringify(m))o.push(`changed ${JSON.stringify(p)} instead of ${JSON.
stringify(m)}`);if(s!==void 0)o.push(...await checkLedger(t3,n3.get(s),a.get(s),s,c));return o}async function checkLedger(e3,t3,n3,r3,i){if(n3===void 0||n3===t3)return[`${r3} did not advance`];const s=(await gitText(
e3,["rev-list","--first-parent",n3,...t3===void 0?[]:[`^${t3}`]])).split("\n").filter(Boolean);if(t3!==void 0&&(await git(e3,["merge-base","--is-ancestor",t3,n3])).code!==0)return[`${r3} was rewritten`];
const o=[];for(const t4 of s){const n4=(await gitText(e3,["rev-list","--parents","--max-count=1",t4])).trim().split(" ").slice(1);if(n4.includes(i))o.push(t4)}return o.length>0?[]:[`no entry of ${r3} \
tells of ${i}`]}async function checkRefusal(e3,t3,n3){const r3=movedRefs(t3,await snapshot(e3)).map(e4=>`${e4} moved`);const i=acceptedWrites(n3).map(e4=>`${e4.operation} was accepted`);return[...await fsck(
e3),...r3,...i]}},8786:(e2,t2,n2)=>{n2.d(t2,{b:()=>resolveExpression,q:()=>resolveName});var r2=n2(4874);async function resolveName(e3,t3,n3){const r3=e3.store(t3);if(n3==="HEAD")return r3.readRef(`re\
fs/heads/${t3.defaultBranch}`);for(const e4 of[n3,`refs/${n3}`,`refs/tags/${n3}`,`refs/heads/${n3}`]){const t4=await r3.readRef(e4);if(t4!==void 0)return t4}const i=await r3.expand(n3);return i!==void 0&&
await r3.commit(i)!==void 0?i:void 0}async function resolveExpression(e3,t3,n3){const i=e3.store(t3);const s=n3.indexOf(":");const o=s<0?n3:n3.slice(0,s);let a=await resolveName(e3,t3,o);if(a===void 0&&
/^[0-9a-f]{40}$/u.test(o))a=(await i.object(o))?.oid;if(a===void 0&&/[~^@]/u.test(o)&&!o.startsWith("-")){const e4=await(0,r2.$Y)(i.directory,["rev-parse","--verify","--quiet","--end-of-options",o]);a=
e4.code===0?e4.stdout.toString().trim():void 0}if(a===void 0||s<0)return a;const c=(await i.commit(a))?.tree??a;const u=n3.slice(s+1).replace(/\/$/u,"");return u===""?c:(await i.entryAt(c,u))?.oid}},337:(e2,t2,n2)=>{
n2.d(t2,{_n:()=>artifactBytes,dz:()=>c});var r2=n2(7598);var i=n2(4064);var s=n2(9360);var o=n2(1943);const a=6e4;function artifactShape(e3,t3){const n3=`${e3.urls.api}/repos/${t3.repository}/actions/\
artifacts/${String(t3.id)}`;const i2=e3.state.runs.get(t3.runId);return{id:t3.id,node_id:t3.nodeId,name:t3.name,size_in_bytes:t3.zip.length,url:n3,archive_download_url:`${n3}/zip`,expired:t3.expired,digest:`\
sha256:${(0,r2.createHash)("sha256").update(t3.zip).digest("hex")}`,created_at:t3.createdAt,updated_at:t3.createdAt,expires_at:t3.createdAt,workflow_run:i2===void 0?null:{id:i2.id,repository_id:e3.repository(
i2.repository)?.id??0,head_repository_id:e3.repository(i2.headRepository)?.id??0,head_branch:i2.headBranch,head_sha:i2.headSha}}}async function runShape2(e3,t3){const n3=e3.repository(t3.repository);const r3=e3.
repository(t3.headRepository);if(n3===void 0||r3===void 0)throw(0,i.mX)();const s2=await e3.store(r3).commit(t3.headSha);const a2=`${e3.urls.api}/repos/${t3.repository}/actions/runs/${String(t3.id)}`;
const c2=`${e3.urls.html}/${t3.repository}/actions/runs/${String(t3.id)}`;const u=s2===void 0?null:{id:t3.headSha,tree_id:s2.tree,message:s2.message,timestamp:s2.committer.date,author:{name:s2.author.
name,email:s2.author.email},committer:{name:s2.committer.name,email:s2.committer.email}};return{id:t3.id,name:t3.name,node_id:t3.nodeId,head_branch:t3.headBranch,head_sha:t3.headSha,path:t3.path,display_title:t3.
name,run_number:t3.runNumber,event:t3.event,status:t3.status,conclusion:t3.conclusion,workflow_id:159038,url:a2,html_url:c2,check_suite_id:5e9,check_suite_node_id:"CS_kw",pull_requests:[],created_at:t3.
createdAt,updated_at:t3.createdAt,run_attempt:1,run_started_at:t3.createdAt,actor:(0,o.bI)(e3,t3.actor),triggering_actor:(0,o.bI)(e3,t3.actor),jobs_url:`${a2}/jobs`,logs_url:`${a2}/logs`,check_suite_url:`${e3.
urls.api}/repos/${t3.repository}/check-suites/5000000000`,artifacts_url:`${a2}/artifacts`,cancel_url:`${a2}/cancel`,rerun_url:`${a2}/rerun`,previous_attempt_url:null,workflow_url:`${e3.urls.api}/repos\
/${t3.repository}/actions/workflows/159038`,head_commit:u,repository:(0,o.Ms)(e3,n3),head_repository:(0,o.Ms)(e3,r3)}}function list(e3,t3){const n3=e3.query.get("name");const r3=[...e3.world.state.artifacts.
values()].filter(n4=>n4.repository===e3.repository.fullName&&(t3===void 0||n4.runId===t3)).filter(e4=>n3===null||e4.name===n3).sort((e4,t4)=>t4.id-e4.id);const{items:i2,headers:o2}=e3.page(r3);return(0,
s.P)({total_count:r3.length,artifacts:i2.map(t4=>artifactShape(e3.world,t4))},200,o2)}function artifactOf(e3){const t3=e3.world.state.artifacts.get(Number(e3.param("artifact_id")));if(t3?.repository!==
e3.repository.fullName)throw(0,i.mX)();return t3}const signature=(e3,t3)=>(0,r2.createHmac)("sha256","double").update(`${e3}:${t3}`).digest("hex");function download(e3){const t3=artifactOf(e3);if(e3.param(
"archive_format")!=="zip")throw(0,i.mX)();if(t3.expired)throw new i.hD(410,"Artifact has expired");const n3=String(e3.world.clock().getTime()+a);const r3=String(t3.id);return{status:302,headers:{location:`${e3.
world.urls.html}/_artifacts/${r3}?se=${n3}&sig=${signature(r3,n3)}`}}}function artifactBytes(e3,t3,n3,r3){const i2=t3.slice("/_artifacts/".length);const s2=n3.get("se")??"";const o2=e3.state.artifacts.
get(Number(i2));if(r3)return{status:400,bytes:Buffer.from("InvalidAuthenticationInfo")};if(o2===void 0||n3.get("sig")!==signature(i2,s2))return{status:403,bytes:Buffer.from("AuthenticationFailed")};if(e3.
clock().getTime()>Number(s2))return{status:403,bytes:Buffer.from("AuthenticationFailed: signature expired")};return{status:200,bytes:o2.zip}}async function getRun(e3){const t3=e3.world.state.runs.get(
Number(e3.param("run_id")));if(t3?.repository!==e3.repository.fullName)throw(0,i.mX)();return(0,s.P)(await runShape2(e3.world,t3))}function dispatch(e3){const t3=e3.text("event_type");const n3=e3.body["\
client_payload"]??{};if(t3.length>100)throw(0,i.Gq)("Invalid request.\n\nOnly 100 characters are allowed.");if(Object.keys(n3).length>10)throw(0,i.Gq)("Invalid request.\n\nNo more than 10 properties are\
 allowed; client_payload");if(JSON.stringify(n3).length>65535)throw(0,i.Gq)("client_payload is too large.");e3.world.state.dispatches.push({repository:e3.repository.fullName,event:t3,payload:n3});return{
status:204}}function workflowDispatch(e3){e3.world.state.dispatches.push({repository:e3.repository.fullName,event:"workflow_dispatch",payload:{ref:e3.text("ref"),inputs:e3.body["inputs"]??{}}});return{
status:204}}const c=[{id:"actions/list-artifacts-for-repo",effect:"read",needs:[["actions","read"]],answer:e3=>list(e3,void 0)},{id:"actions/list-workflow-run-artifacts",effect:"read",needs:[["actions",
"read"]],answer:e3=>list(e3,Number(e3.param("run_id")))},{id:"actions/get-artifact",effect:"read",needs:[["actions","read"]],answer:e3=>(0,s.P)(artifactShape(e3.world,artifactOf(e3)))},{id:"actions/do\
wnload-artifact",effect:"read",needs:[["actions","read"]],signedIn:true,answer:download},{id:"actions/get-workflow-run",effect:"read",needs:[["actions","read"]],answer:getRun},{id:"actions/create-work\
flow-dispatch",effect:"talk",needs:[["actions","write"]],answer:workflowDispatch},{id:"repos/create-dispatch-event",effect:"talk",needs:[["contents","write"]],answer:dispatch}]},2519:(e2,t2,n2)=>{n2.d(
t2,{BC:()=>addComment,Kk:()=>d,dQ:()=>issueShape,ll:()=>checkBody,pZ:()=>commentShape,wv:()=>react});var r2=n2(6802);var i=n2(4064);var s=n2(7058);var o=n2(9360);var a=n2(1943);const c=262144;const u=[
["issues","read"],["pull-requests","read"]];const l=[["issues","write"],["pull-requests","write"]];function checkBody(e3,t3="IssueComment"){if(e3.trim()==="")throw(0,i.Gq)("Validation Failed",{resource:t3,
code:"missing_field",field:"body",message:"body can't be blank"});if(Buffer.byteLength(e3)>c){throw(0,i.Gq)("Validation Failed",{resource:t3,code:"unprocessable",field:"data",message:"Body is too long\
 (maximum is 65536 characters)"})}}function commentShape(e3,t3,n3){const{api:r3,html:i2}=e3.urls;const o2=`${r3}/repos/${t3.fullName}/issues/comments/${String(n3.id)}`;const c2=t3.threads.get(n3.number);
const u2=c2!==void 0&&(0,s.CD)(c2);return{url:o2,html_url:`${i2}/${t3.fullName}/${u2?"pull":"issues"}/${String(n3.number)}#issuecomment-${String(n3.id)}`,issue_url:`${r3}/repos/${t3.fullName}/issues/${String(
n3.number)}`,id:n3.id,node_id:n3.nodeId,user:(0,a.bI)(e3,n3.author),created_at:n3.createdAt,updated_at:n3.updatedAt,body:n3.body,author_association:(0,a.Xj)(t3,n3.author),reactions:(0,a.me)(n3.reactions,
`${o2}/reactions`),performed_via_github_app:null}}function issueShape(e3,t3,n3){const{api:r3,html:i2}=e3.urls;const o2=String(n3.number);const c2=`${r3}/repos/${t3.fullName}/issues/${o2}`;const u2=`${i2}\
/${t3.fullName}/${n3.pull===null?"issues":"pull"}/${o2}`;return{url:c2,repository_url:`${r3}/repos/${t3.fullName}`,labels_url:`${c2}/labels{/name}`,comments_url:`${c2}/comments`,events_url:`${c2}/even\
ts`,html_url:u2,id:n3.id,node_id:n3.nodeId,number:n3.number,title:n3.title,user:(0,a.bI)(e3,n3.author),labels:[],state:n3.state,locked:n3.locked,assignee:null,assignees:[],milestone:null,comments:e3.commentsOf(
t3,n3.number).length,created_at:n3.createdAt,updated_at:n3.updatedAt,closed_at:n3.closedAt,author_association:(0,a.Xj)(t3,n3.author),active_lock_reason:null,body:n3.body,reactions:(0,a.me)([],`${c2}/r\
eactions`),timeline_url:`${c2}/timeline`,performed_via_github_app:null,state_reason:null,...(0,s.CD)(n3)&&{draft:n3.pull.draft,pull_request:{url:`${r3}/repos/${t3.fullName}/pulls/${o2}`,html_url:u2,diff_url:`${u2}\
.diff`,patch_url:`${u2}.patch`,merged_at:n3.pull.mergedAt}}}}function reactionShape(e3,t3){return{id:t3.id,node_id:t3.nodeId,user:(0,a.bI)(e3,t3.user),content:t3.content,created_at:t3.createdAt}}function react(e3,t3,n3,r3){
const i2=t3.reactions.find(e4=>e4.user.id===n3.id&&e4.content===r3);if(i2!==void 0)return{reaction:i2,isNew:false};const o2=e3.id();const a2={id:o2,nodeId:(0,s.s5)("REA",o2),user:n3,content:r3,createdAt:e3.
now()};t3.reactions.push(a2);return{reaction:a2,isNew:true}}function addComment(e3,t3,n3,r3,i2){const o2=e3.commentId();const a2=e3.now();const c2={kind:"issue-comment",id:o2,nodeId:(0,s.s5)("IC",o2),
repository:t3.fullName,number:n3,body:i2,author:r3,createdAt:a2,updatedAt:a2,lastEditedAt:null,minimized:null,reactions:[]};e3.state.comments.set(o2,c2);const u2=t3.threads.get(n3);if(u2!==void 0)u2.updatedAt=
a2;return c2}function onTopic(e3,t3,n3){if(t3?.pull===null)(0,r2.Z_)(e3.world,e3.token,e3.repository,[["issues",n3]])}function threadOf(e3,t3){const n3=e3.repository.threads.get(Number(e3.param("issue\
_number")));if(n3===void 0)throw(0,i.mX)();onTopic(e3,n3,t3);return n3}function commentOf(e3,t3){const n3=e3.comment();onTopic(e3,e3.repository.threads.get(n3.number),t3);return n3}function mayChange(e3,t3){
const{actor:n3,token:r3}=e3;if(t3.author.id===n3.id||r3?.kind==="app")return;const{base:s2}=e3.world.grant(e3.repository,n3);if(s2!=="admin"&&s2!=="write")throw new i.hD(403,"Must have admin rights to\
 Repository.")}function createComment(e3){const t3=threadOf(e3,"write");const n3=e3.text("body");checkBody(n3);if(t3.locked&&e3.world.grant(e3.repository,e3.actor).base==="read")throw new i.hD(403,"Un\
able to create comment because issue is locked.");return(0,o.P)(commentShape(e3.world,e3.repository,addComment(e3.world,e3.repository,t3.number,e3.actor,n3)),201)}function updateComment(e3){const t3=commentOf(
e3,"write");mayChange(e3,t3);const n3=e3.text("body");checkBody(n3);if(n3!==t3.body){t3.body=n3;t3.updatedAt=e3.world.now();t3.lastEditedAt=t3.updatedAt}return(0,o.P)(commentShape(e3.world,e3.repository,
t3))}function listComments(e3){const t3=threadOf(e3,"read");const n3=e3.query.get("since");const r3=e3.world.commentsOf(e3.repository,t3.number).filter(e4=>n3===null||e4.updatedAt>=n3);const{items:i2,
headers:s2}=e3.page(r3);return(0,o.P)(i2.map(t4=>commentShape(e3.world,e3.repository,t4)),200,s2)}function listReactions(e3){const t3=e3.query.get("content");const{items:n3,headers:r3}=e3.page(commentOf(
e3,"read").reactions.filter(e4=>t3===null||e4.content===t3));return(0,o.P)(n3.map(t4=>reactionShape(e3.world,t4)),200,r3)}function createReaction(e3,t3){const n3=e3.text("content");if(!["+1","-1","lau\
gh","confused","heart","hooray","rocket","eyes"].includes(n3))throw(0,i.Gq)("Validation Failed",{resource:"Reaction",code:"invalid",field:"content"});const{reaction:r3,isNew:s2}=react(e3.world,t3,e3.actor,
n3);return{...(0,o.P)(reactionShape(e3.world,r3),s2?201:200),noEffect:!s2}}function reviewComment(e3){const t3=e3.world.state.reviewComments.get(Number(e3.param("comment_id")));if(t3?.repository!==e3.
repository.fullName)throw(0,i.mX)();return t3}function deleteReaction(e3){const{reactions:t3}=commentOf(e3,"write");const n3=t3.findIndex(t4=>t4.id===Number(e3.param("reaction_id")));if(n3<0||t3[n3]?.
user.id!==e3.actor.id)throw(0,i.mX)();t3.splice(n3,1);return{status:204}}const d=[{id:"issues/get",effect:"read",needs:u,answer:e3=>(0,o.P)(issueShape(e3.world,e3.repository,threadOf(e3,"read")))},{id:"\
issues/list-comments",effect:"read",needs:u,answer:listComments},{id:"issues/get-comment",effect:"read",needs:u,answer:e3=>(0,o.P)(commentShape(e3.world,e3.repository,commentOf(e3,"read")))},{id:"issu\
es/create-comment",effect:"talk",needs:l,answer:createComment},{id:"issues/update-comment",effect:"talk",needs:l,answer:updateComment},{id:"issues/delete-comment",effect:"talk",needs:l,answer:e3=>{const t3=commentOf(
e3,"write");mayChange(e3,t3);e3.world.state.comments.delete(t3.id);return{status:204}}},{id:"reactions/list-for-issue-comment",effect:"read",needs:u,answer:listReactions},{id:"reactions/create-for-iss\
ue-comment",effect:"talk",needs:l,answer:e3=>createReaction(e3,commentOf(e3,"write"))},{id:"reactions/delete-for-issue-comment",effect:"talk",needs:l,answer:deleteReaction},{id:"reactions/create-for-p\
ull-request-review-comment",effect:"talk",needs:[["pull-requests","write"]],answer:e3=>createReaction(e3,reviewComment(e3))}]},8951:(e2,t2,n2)=>{n2.d(t2,{dO:()=>commitShape,k_:()=>p,nU:()=>withUrls,o8:()=>diffEntries});
var r2=n2(8015);var i=n2(4874);var s=n2(4064);var o=n2(7058);var a=n2(9360);var c=n2(6042);var u=n2(1943);const l=new Map;async function diffEntries(e3,t3,n3){if(t3===n3)return[];const r3=`${e3} ${t3}\
 ${n3}`;const s2=l.get(r3);if(s2!==void 0)return s2;const o2=await(0,i.q_)(e3,["diff","-z","-M","--no-ext-diff","--no-textconv","--full-index","--raw","--numstat","--patch",t3,n3]);const a2=parseDiff(
o2);if(l.size>200)l.clear();l.set(r3,a2);return a2}function parseDiff(e3){const t3=e3.split("\0");let n3=0;const next=()=>t3[n3++]??"";const r3=[];while(t3[n3]?.startsWith(":")===true){const[,e4="",t4="",
n4="",i3=""]=next().split(" ");const s3=next();r3.push({mode:e4,oid:n4,old:t4,letter:i3,previous:s3,name:i3.startsWith("R")?next():s3})}const i2=r3.map(({letter:e4})=>{const[t4="",r4=""]=next().split(
"	");if(e4.startsWith("R"))n3+=2;return[Number(t4)||0,Number(r4)||0]});const s2=t3.slice(n3+1).join("\0").split(/^diff --git .*\n/mu).slice(1).map(e4=>{const t4=e4.search(/^@@ /mu);return t4<0?void 0:
e4.slice(t4).replace(/\n$/u,"")});return r3.map((e4,t4)=>{const[n4,r4]=i2[t4]??[0,0];const o2=e4.letter.slice(0,1);const a2=s2[t4];return{sha:e4.mode==="000000"?e4.old:e4.oid,filename:e4.name,status:d[o2]??
"modified",additions:n4,deletions:r4,changes:n4+r4,...o2==="R"&&{previous_filename:e4.previous},...a2!==void 0&&{patch:a2}}})}const d={A:"added",D:"removed",R:"renamed",T:"changed"};function withUrls(e3,t3,n3){
const{world:r3,repository:i2}=e3;const s2=t3.filename.split("/").map(encodeURIComponent).join("/");const o2=`${r3.urls.html}/${i2.fullName}`;return{...t3,blob_url:`${o2}/blob/${n3}/${s2}`,raw_url:`${o2}\
/raw/${n3}/${s2}`,contents_url:`${r3.urls.api}/repos/${i2.fullName}/contents/${s2}?ref=${n3}`}}async function commitShape(e3,t3){const{world:n3,repository:r3,store:i2}=e3;const a2=await i2.commit(t3);
if(a2===void 0)throw(0,s.mX)();const l2=`${n3.urls.api}/repos/${r3.fullName}`;const d2=`${n3.urls.html}/${r3.fullName}/commit`;const account=e4=>{const t4=/^\d+\+(?<login>.+)@users\.noreply\.github\.com$/u.
exec(e4)?.groups?.["login"];const r4=t4===void 0?void 0:n3.account(t4);return r4===void 0?{}:(0,u.bI)(n3,r4)};return{sha:t3,node_id:(0,o.s5)("C",r3.id,t3),url:`${l2}/commits/${t3}`,html_url:`${d2}/${t3}`,
comments_url:`${l2}/commits/${t3}/comments`,commit:{author:a2.author,committer:a2.committer,message:a2.message,url:`${l2}/git/commits/${t3}`,comment_count:0,tree:{sha:a2.tree,url:`${l2}/git/trees/${a2.
tree}`},verification:(0,c.Ot)(n3,t3,a2)},author:account(a2.author.email),committer:account(a2.committer.email),parents:a2.parents.map(e4=>({sha:e4,url:`${l2}/commits/${e4}`,html_url:`${d2}/${e4}`}))}}
const f="4b825dc642cb6eb9a060e54bf8d69288fbee4904";async function getCommit(e3){const{store:t3}=e3;const n3=e3.param("ref");const r3=await(0,c.WL)(e3,n3);if(r3===void 0)throw new s.hD(422,`No commit f\
ound for SHA: ${n3}`);if(/application\/vnd\.github(?:\.v3)?\.sha/u.test(e3.accept))return{status:200,raw:{type:"application/vnd.github.sha; charset=utf-8",bytes:Buffer.from(r3)}};const i2=(await t3.commit(
r3))?.parents[0]??f;if(i2===f)await t3.writeTree([]);const o2=await diffEntries(t3.directory,i2,r3);const sum=e4=>o2.reduce((t4,n4)=>t4+n4[e4],0);const u2={total:sum("additions")+sum("deletions"),additions:sum(
"additions"),deletions:sum("deletions")};return(0,a.P)({...await commitShape(e3,r3),stats:u2,files:o2.map(t4=>withUrls(e3,t4,r3))})}async function listCommits(e3){const t3=await(0,c.WL)(e3,e3.query.get(
"sha")??"HEAD");if(t3===void 0)throw(0,s.mX)();const n3=e3.query.get("path");const r3=await(0,i.q_)(e3.store.directory,["rev-list","--max-count=1000",t3,...n3===null?[]:["--",n3]]);const{items:o2,headers:u2}=e3.
page(r3.split("\n").filter(Boolean));return(0,a.P)(await Promise.all(o2.map(t4=>commitShape(e3,t4))),200,u2)}async function compare(e3){const{world:t3,repository:n3,store:r3}=e3;const o2=e3.param("bas\
ehead");const[u2,l2]=o2.split(/\.{3}(?!\.)/u);if(u2===void 0||l2===void 0)throw(0,s.mX)();const[d2,f2]=[await(0,c.WL)(e3,u2),await(0,c.WL)(e3,l2)];if(d2===void 0||f2===void 0)throw(0,s.mX)();const p2=await r3.
mergeBase(d2,f2);if(p2===void 0)throw new s.hD(404,`No common ancestor between ${u2} and ${l2}.`);if(e3.wantsDiff!==void 0){const t4=(await(0,i.$Y)(r3.directory,["diff","--no-ext-diff","--full-index",
p2,f2])).stdout;return{status:200,raw:{type:`application/vnd.github.${e3.wantsDiff}; charset=utf-8`,bytes:t4}}}const range=async(e4,t4)=>(await(0,i.q_)(r3.directory,["rev-list","--reverse",t4,`^${e4}`])).
split("\n").filter(Boolean);const[m,h,y]=await Promise.all([range(d2,f2),range(f2,d2),diffEntries(r3.directory,p2,f2)]);const g=`${t3.urls.html}/${n3.fullName}/compare/${o2}`;const{items:v,headers:b}=e3.
page(m,250);return(0,a.P)({url:`${t3.urls.api}/repos/${n3.fullName}/compare/${encodeURIComponent(o2)}`,html_url:encodeURI(g),permalink_url:encodeURI(g),diff_url:encodeURI(`${g}.diff`),patch_url:encodeURI(
`${g}.patch`),base_commit:await commitShape(e3,d2),merge_base_commit:await commitShape(e3,p2),status:m.length===0?h.length===0?"identical":"behind":h.length===0?"ahead":"diverged",ahead_by:m.length,behind_by:h.
length,total_commits:m.length,commits:await Promise.all(v.map(t4=>commitShape(e3,t4))),files:y.slice(0,300).map(t4=>withUrls(e3,t4,f2))},200,b)}async function getContent(e3){const{world:t3,repository:n3,
store:i2}=e3;const o2=e3.param("path").replace(/\/$/u,"");const u2=e3.query.get("ref")??n3.defaultBranch;const l2=await(0,c.WL)(e3,u2);if(l2===void 0)throw new s.hD(404,`No commit found for the ref ${u2}`);
const d2=await i2.entryAt((await i2.commit(l2))?.tree??"",o2);if(d2===void 0)throw(0,s.mX)();const f2=`${t3.urls.api}/repos/${n3.fullName}`;const shape=(e4,r3,i3,s2,o3)=>{const a2=r3.split("/").map(encodeURIComponent).
join("/");const c2=i3==="40000"?"dir":i3==="120000"?"symlink":i3==="160000"?"submodule":"file";const l3=`${f2}/contents/${a2}?ref=${encodeURIComponent(u2)}`;const d3=`${f2}/git/${c2==="dir"?"trees":"b\
lobs"}/${s2}`;const p3=`${t3.urls.html}/${n3.fullName}/${c2==="dir"?"tree":"blob"}/${encodeURIComponent(u2)}/${a2}`;const m2=c2==="dir"?null:`${t3.urls.html}/raw/${n3.fullName}/${encodeURIComponent(u2)}\
/${a2}`;return{type:c2,name:e4,path:r3,sha:s2,size:o3,url:l3,git_url:d3,html_url:p3,download_url:m2,_links:{self:l3,git:d3,html:p3}}};if(d2.mode==="40000"){const e4=await i2.tree(d2.oid)??[];return(0,
a.P)(await Promise.all(e4.slice(0,1e3).map(async e5=>{const t4=e5.mode==="40000"?0:(await i2.object(e5.oid))?.content.length??0;const n4=shape(e5.name,`${o2}/${e5.name}`,e5.mode,e5.oid,t4);return{...n4,
type:n4["type"]==="submodule"?"file":n4["type"]}})))}const p2=(await i2.object(d2.oid))?.content??Buffer.alloc(0);if(e3.wantsRaw)return{status:200,raw:{type:"application/vnd.github.raw+json; charset=u\
tf-8",bytes:p2}};const m=shape(d2.name,o2,d2.mode,d2.oid,p2.length);if((0,r2.Ez)(d2.mode)==="120000")return(0,a.P)({...m,target:p2.toString()});if(p2.length>100*1024*1024)throw new s.hD(403,"This API \
returns blobs up to 100 MB in size.");const h=p2.length<=1024*1024;return(0,a.P)({...m,encoding:h?"base64":"none",content:h?(0,c.ky)(p2):""})}const p=[{id:"repos/get-commit",effect:"read",needs:[["con\
tents","read"]],answer:getCommit},{id:"repos/list-commits",effect:"read",needs:[["contents","read"]],answer:listCommits},{id:"repos/compare-commits-with-basehead",effect:"read",needs:[["contents","rea\
d"]],answer:compare},{id:"repos/get-content",effect:"read",needs:[["contents","read"]],answer:getContent}]},9360:(e2,t2,n2)=>{n2.d(t2,{P:()=>json,W:()=>RestRequest});var r2=n2(4064);class RestRequest{world;params;query;accept;headers;token;#G;#K;constructor(e3){
this.world=e3.world;this.params=e3.params;this.query=e3.query;this.headers=e3.headers;this.accept=e3.headers["accept"]??"";this.token=e3.token;this.#G=e3.repository;this.#K=e3.body}get repository(){if(this.#G===
void 0)throw(0,r2.mX)();return this.#G}get store(){return this.world.store(this.repository)}get actor(){if(this.token===void 0)throw new r2.hD(401,"Requires authentication");return this.token.actor}get body(){
if(typeof this.#K!=="object"||this.#K===null||Array.isArray(this.#K))throw new r2.hD(400,"Problems parsing JSON");return this.#K}param(e3){return this.params[e3]??""}text(e3){const t3=this.body[e3];if(typeof t3!==
"string"){throw(0,r2.Gq)(`Invalid request.

${t3===void 0?`"${e3}" wasn't supplied.`:`For 'properties/${e3}', ${JSON.stringify(t3)} is not a string.`}`)}return t3}optional(e3){const t3=this.body[e3];return t3===void 0||t3===null?void 0:this.text(
e3)}get wantsRaw(){return/application\/vnd\.github(?:\.v3)?\.raw/u.test(this.accept)}get wantsDiff(){const e3=/application\/vnd\.github(?:\.v3)?\.(?<kind>diff|patch)/u.exec(this.accept);return e3?.groups?.["\
kind"]==="diff"?"diff":e3===null?void 0:"patch"}comment(){const e3=this.world.state.comments.get(Number(this.param("comment_id")));if(e3?.repository!==this.repository.fullName)throw(0,r2.mX)();return e3}page(e3,t3=30){
const n3=Math.min(100,Math.max(1,Number(this.query.get("per_page")??t3)||t3));const r3=Math.max(1,Math.ceil(e3.length/n3));const i=Math.max(1,Number(this.query.get("page")??1)||1);const link=(e4,t4)=>{
const n4=new URLSearchParams(this.query);n4.set("page",String(e4));return`<${this.world.urls.api}${this.headers["x-double-path"]??""}?${n4.toString()}>; rel="${t4}"`};const s=[];if(i>1)s.push(link(i-1,
"prev"));if(i<r3)s.push(link(i+1,"next"),link(r3,"last"));if(i>1)s.push(link(1,"first"));return{items:e3.slice((i-1)*n3,i*n3),headers:s.length>0?{link:s.join(", ")}:{}}}}const json=(e3,t3=200,n3={})=>({
status:t3,json:e3,headers:n3})},6042:(e2,t2,n2)=>{n2.d(t2,{Bd:()=>d,Ot:()=>verification,WL:()=>resolveCommit,c:()=>noReply,kv:()=>l,ky:()=>wrapped});var r2=n2(8015);var i=n2(4064);var s=n2(8786);var o=n2(
7058);var a=n2(9360);const c=40*1024*1024;const u=["100644","100755","040000","160000","120000"];const repoUrl=e3=>`${e3.world.urls.api}/repos/${e3.repository.fullName}`;async function createBlob(e3){
const t3=e3.text("content");const n3=e3.optional("encoding")??"utf-8";let r3;if(n3==="base64"){if(!/^[A-Za-z0-9+/=\s]*$/u.test(t3))throw(0,i.Gq)("content is not valid Base64");r3=Buffer.from(t3,"base6\
4")}else if(n3==="utf-8")r3=Buffer.from(t3);else throw(0,i.Gq)("Invalid request.\n\nencoding must be utf-8 or base64.");if(r3.length>=c)throw(0,i.Gq)("Sorry, your input was too large to process. Consi\
der creating the blob in a local clone of the repository and then pushing it to GitHub.");const s2=await e3.store.writeBlob(r3);return(0,a.P)({sha:s2,url:`${repoUrl(e3)}/git/blobs/${s2}`},201)}async function getBlob(e3){
const t3=e3.param("file_sha");if(!/^[0-9a-f]{40}$/u.test(t3))throw(0,i.Gq)("The sha parameter must be exactly 40 characters and contain only [0-9a-f].");const n3=await e3.store.object(t3);if(n3?.type!==
"blob")throw(0,i.mX)();if(e3.wantsRaw)return{status:200,raw:{type:"application/vnd.github.raw+json; charset=utf-8",bytes:n3.content}};return(0,a.P)({sha:t3,node_id:(0,o.s5)("B",e3.repository.id,t3),size:n3.
content.length,url:`${repoUrl(e3)}/git/blobs/${t3}`,content:wrapped(n3.content),encoding:"base64"})}const wrapped=e3=>e3.toString("base64").replace(/.{1,60}/gu,"$&\n");async function createTree(e3){const{
store:t3}=e3;const n3=e3.body["tree"];if(!Array.isArray(n3))throw(0,i.Gq)(`Invalid request.

"tree" wasn't supplied.`);const s2=e3.optional("base_tree");const o2=s2===void 0?void 0:await treeOf(e3,s2);if(s2!==void 0&&o2===void 0)throw(0,i.mX)();const c2=new Map;for(const e4 of n3){const n4=typeof e4===
"object"&&e4!==null?e4:{};const{path:s3,mode:a2,type:l3,sha:d3,content:f}=n4;if(typeof s3!=="string"||s3===""||s3.split("/").some(e5=>["",".","..",".git"].includes(e5.toLowerCase()))){throw(0,i.Gq)(typeof s3===
"string"?"tree.path contains a malformed path component":"tree.path is missing")}if(d3===null&&f===void 0){const e5=o2===void 0?void 0:await t3.entryAt(o2,s3);if(e5===void 0||e5.mode==="40000")throw(0,
i.Gq)("GitRPC::BadObjectState");c2.set(s3,null);continue}if(typeof a2!=="string"||!u.includes(a2))throw(0,i.Gq)("Must supply a valid tree.mode");if(typeof d3==="string"===(typeof f==="string")){throw(0,
i.Gq)("Must supply either tree.sha or tree.content. Request will be rejected if both are present.")}const p=a2.replace(/^0/u,"");if(l3!==void 0&&l3!==(0,r2.DQ)(p))throw(0,i.Gq)("Must supply a valid tr\
ee.type");if(typeof f==="string"){if((0,r2.DQ)(p)!=="blob")throw(0,i.Gq)("tree.content is only valid for blobs");c2.set(s3,{mode:p,oid:await t3.writeBlob(f)})}else if(typeof d3==="string"){const e5=p===
"160000"?"commit":(await t3.object(d3))?.type;if(e5!==(0,r2.DQ)(p))throw(0,i.Gq)(`tree.sha ${d3} is not a valid ${(0,r2.DQ)(p)}`);c2.set(s3,{mode:p,oid:d3})}}const l2=[...c2.keys()];for(const e4 of l2){
const t4=l2.find(t5=>e4.startsWith(`${t5}/`)&&c2.get(t5)!==null);if(t4!==void 0)throw(0,i.Gq)("GitRPC::BadObjectState")}const d2=await t3.place(o2,c2);return(0,a.P)(await treeShape(e3,d2,false),201)}async function treeOf(e3,t3){
const n3=await e3.store.object(t3);if(n3?.type==="tree")return t3;return n3?.type==="commit"?(await e3.store.commit(t3))?.tree:void 0}async function treeShape(e3,t3,n3){const{store:i2}=e3;const s2=n3?
await i2.walk(t3):(await i2.tree(t3)??[]).map(e4=>({...e4,path:e4.name}));const o2=e3.world.treeLimit;const a2=repoUrl(e3);const c2=await Promise.all(s2.slice(0,o2).map(async e4=>{const t4=(0,r2.DQ)(e4.
mode);return{path:e4.path,mode:(0,r2.Ez)(e4.mode),type:t4,sha:e4.oid,...t4==="blob"&&{size:(await i2.object(e4.oid))?.content.length??0},...t4!=="commit"&&{url:`${a2}/git/${t4}s/${e4.oid}`}}}));return{
sha:t3,url:`${a2}/git/trees/${t3}`,tree:c2,truncated:s2.length>o2}}async function getTree(e3){const t3=e3.param("tree_sha");const n3=/^[0-9a-f]{40}$/u.test(t3)?t3:await resolveCommit(e3,t3);const r3=n3===
void 0?void 0:await treeOf(e3,n3);if(r3===void 0)throw(0,i.mX)();return(0,a.P)(await treeShape(e3,r3,e3.query.has("recursive")))}const resolveCommit=(e3,t3)=>(0,s.q)(e3.world,e3.repository,t3);async function createCommit(e3){
const{store:t3,world:n3}=e3;const r3=e3.text("message");const s2=e3.text("tree");const o2=Array.isArray(e3.body["parents"])?e3.body["parents"]:[];if((await t3.object(s2))?.type!=="tree")throw(0,i.Gq)(
"Tree SHA does not exist");for(const e4 of o2){if(typeof e4!=="string"||await t3.commit(e4)===void 0)throw(0,i.Gq)("Parent SHA does not exist or is not a commit object")}const c2=["author","committer",
"signature"].every(t4=>e3.body[t4]===void 0);const u2=personOf(e3,"author")??{name:e3.actor.login,email:noReply(e3.actor.id,e3.actor.login),date:n3.now()};const d2=c2&&e3.token?.kind==="app";const f=d2?
{name:"GitHub",email:"noreply@github.com",date:n3.now()}:personOf(e3,"committer")??u2;const p={tree:s2,parents:o2,author:u2,committer:f,message:r3,signature:d2?l:null};const m=await t3.writeCommit(p);
if(d2)n3.state.signed.add(m);return(0,a.P)(gitCommitShape(n3,e3.repository,m,p),201)}const l="-----BEGIN PGP SIGNATURE-----\n\nZG91YmxlLXBsYXRmb3JtLXNpZ25hdHVyZQ==\n-----END PGP SIGNATURE-----";const noReply=(e3,t3)=>`${String(
e3)}+${t3}@users.noreply.github.com`;function personOf(e3,t3){const n3=e3.body[t3];if(typeof n3!=="object"||n3===null)return void 0;const{name:r3,email:s2,date:o2}=n3;if(typeof r3!=="string"||typeof s2!==
"string")throw(0,i.Gq)(`Invalid request.

"${t3}" needs name and email.`);return{name:r3,email:s2,date:typeof o2==="string"?o2:e3.world.now()}}function verification(e3,t3,n3){const r3=e3.state.signed.has(t3);return{verified:r3,reason:r3?"vali\
d":n3.signature===null?"unsigned":"unknown_key",signature:n3.signature,payload:n3.signature===null?null:`tree ${n3.tree}
`,verified_at:r3?n3.committer.date:null}}function gitCommitShape(e3,t3,n3,r3){const i2=`${e3.urls.api}/repos/${t3.fullName}`;const s2=`${e3.urls.html}/${t3.fullName}`;const{author:a2,committer:c2,message:u2}=r3;
return{sha:n3,node_id:(0,o.s5)("C",t3.id,n3),url:`${i2}/git/commits/${n3}`,html_url:`${s2}/commit/${n3}`,author:a2,committer:c2,message:u2,tree:{sha:r3.tree,url:`${i2}/git/trees/${r3.tree}`},parents:r3.
parents.map(e4=>({sha:e4,url:`${i2}/git/commits/${e4}`,html_url:`${s2}/commit/${e4}`})),verification:verification(e3,n3,r3)}}async function getCommit(e3){const t3=e3.param("commit_sha");const n3=await e3.
store.commit(t3);if(n3===void 0)throw new i.hD(404,"Not Found");return(0,a.P)(gitCommitShape(e3.world,e3.repository,t3,n3))}const d=[{id:"git/create-blob",effect:"object",needs:[["contents","write"]],
answer:createBlob},{id:"git/get-blob",effect:"read",needs:[["contents","read"]],answer:getBlob},{id:"git/create-tree",effect:"object",needs:[["contents","write"]],answer:createTree},{id:"git/get-tree",
effect:"read",needs:[["contents","read"]],answer:getTree},{id:"git/create-commit",effect:"object",needs:[["contents","write"]],answer:createCommit},{id:"git/get-commit",effect:"read",needs:[["contents",
"read"]],answer:getCommit}]},9173:(e2,t2,n2)=>{n2.d(t2,{Cg:()=>baseOid,FB:()=>mergeability,aW:()=>l,dU:()=>addReviewComment});var r2=n2(4874);var i=n2(4064);var s=n2(7058);var o=n2(2519);var a=n2(8951);
var c=n2(9360);var u=n2(1943);function pullOf(e3){const t3=e3.world.pull(e3.repository,Number(e3.param("pull_number")));if(t3===void 0)throw(0,i.mX)();return t3}async function baseOid(e3,t3,n3){return await e3.
store(t3).readRef(`refs/heads/${n3.pull.base.ref}`)??n3.pull.base.oid}async function pullShape(e3,t3,n3){const{api:r3,html:i2}=e3.urls;const{pull:s2}=n3;const o2=String(n3.number);const a2=`${r3}/repo\
s/${t3.fullName}/pulls/${o2}`;const c2=`${r3}/repos/${t3.fullName}/issues/${o2}`;const l2=`${i2}/${t3.fullName}/pull/${o2}`;const d=`${r3}/repos/${t3.fullName}/statuses/${s2.head.oid}`;const f=s2.head.
repository===null?void 0:e3.repository(s2.head.repository);const side=(t4,n4,r4,i3)=>({label:`${i3.login}:${n4}`,ref:n4,sha:r4,user:(0,u.bI)(e3,i3),repo:t4===void 0?null:(0,u.Ms)(e3,t4)});return{url:a2,
id:s2.id,node_id:s2.nodeId,html_url:l2,diff_url:`${l2}.diff`,patch_url:`${l2}.patch`,issue_url:c2,commits_url:`${a2}/commits`,review_comments_url:`${a2}/comments`,review_comment_url:`${r3}/repos/${t3.
fullName}/pulls/comments{/number}`,comments_url:`${c2}/comments`,statuses_url:d,number:n3.number,state:n3.state,locked:n3.locked,title:n3.title,user:(0,u.bI)(e3,n3.author),body:n3.body,labels:[],milestone:null,
active_lock_reason:null,created_at:n3.createdAt,updated_at:n3.updatedAt,closed_at:n3.closedAt,merged_at:s2.mergedAt,merge_commit_sha:s2.mergeability?.oid??null,assignee:null,assignees:[],requested_reviewers:[],
requested_teams:[],draft:s2.draft,head:side(f,s2.head.ref,s2.head.oid,f?.owner??n3.author),base:side(t3,s2.base.ref,await baseOid(e3,t3,n3),t3.owner),_links:Object.fromEntries(Object.entries({self:a2,
html:l2,issue:c2,comments:`${c2}/comments`,review_comments:`${a2}/comments`,review_comment:`${r3}/repos/${t3.fullName}/pulls/comments{/number}`,commits:`${a2}/commits`,statuses:d}).map(([e4,t4])=>[e4,
{href:t4}])),author_association:(0,u.Xj)(t3,n3.author),auto_merge:null}}async function mergeability(e3,t3,n3){const{pull:i2}=n3;const s2=e3.store(t3);const o2=await baseOid(e3,t3,n3);const a2=`${o2}..\
.${i2.head.oid}`;if(i2.mergeability?.of===a2)return i2.mergeability.value;const c2=await s2.isAncestor(o2,i2.head.oid)?(await s2.commit(i2.head.oid))?.tree:void 0;const u2=c2===void 0?await(0,r2.$Y)(s2.
directory,["merge-tree","--write-tree",o2,i2.head.oid]):void 0;const l2=u2===void 0||u2.code===0;let d=null;if(l2){const t4={name:"GitHub",email:"noreply@github.com",date:e3.now()};d=await s2.writeCommit(
{tree:c2??u2?.stdout.toString().split("\n")[0]??"",parents:[o2,i2.head.oid],author:t4,committer:t4,message:`Merge ${i2.head.oid} into ${o2}`,signature:null});await s2.moveRefs([{ref:`refs/pull/${String(
n3.number)}/merge`,after:d}])}i2.mergeability={of:a2,value:l2,oid:d};return null}async function getPull(e3){const{world:t3,repository:n3,store:i2}=e3;const s2=pullOf(e3);const o2=e3.wantsDiff;if(o2!==
void 0){const e4=await baseOid(t3,n3,s2);const a2=await i2.mergeBase(e4,s2.pull.head.oid)??e4;const c2=o2==="diff"?["diff","--no-ext-diff","--full-index",a2,s2.pull.head.oid]:["format-patch","--stdout",
`${a2}..${s2.pull.head.oid}`];return{status:200,raw:{type:`application/vnd.github.${o2}; charset=utf-8`,bytes:(await(0,r2.$Y)(i2.directory,c2)).stdout}}}return(0,c.P)(await fullPullShape2(t3,n3,s2))}async function fullPullShape2(e3,t3,n3){
const{pull:r3}=n3;const{directory:i2}=e3.store(t3);const s2=await baseOid(e3,t3,n3);const o2=await e3.store(t3).mergeBase(s2,r3.head.oid)??s2;const c2=n3.state==="open"?await mergeability(e3,t3,n3):null;
const u2=await(0,a.o8)(i2,o2,r3.head.oid);const l2=await e3.store(t3).countBetween(o2,r3.head.oid);const sum=e4=>u2.reduce((t4,n4)=>t4+n4[e4],0);return{...await pullShape(e3,t3,n3),merged:r3.merged,mergeable:c2,
rebaseable:c2,mergeable_state:c2===null?"unknown":c2?"clean":"dirty",merged_by:null,comments:e3.commentsOf(t3,n3.number).length,review_comments:reviewCommentsOf(e3,t3,n3.number).length,maintainer_can_modify:r3.
head.repository!==t3.fullName&&r3.maintainerCanModify,commits:l2,additions:sum("additions"),deletions:sum("deletions"),changed_files:u2.length}}async function listFiles(e3){const t3=pullOf(e3);const n3=await baseOid(
e3.world,e3.repository,t3);const r3=await e3.store.mergeBase(n3,t3.pull.head.oid)??n3;const i2=(await(0,a.o8)(e3.store.directory,r3,t3.pull.head.oid)).slice(0,3e3);const{items:s2,headers:o2}=e3.page(i2);
return(0,c.P)(s2.map(n4=>(0,a.nU)(e3,n4,t3.pull.head.oid)),200,o2)}async function listCommits(e3){const t3=pullOf(e3);const n3=await baseOid(e3.world,e3.repository,t3);const i2=(await(0,r2.q_)(e3.store.
directory,["rev-list","--reverse",`${n3}..${t3.pull.head.oid}`])).split("\n").filter(Boolean);const{items:s2,headers:o2}=e3.page(i2.slice(0,250));return(0,c.P)(await Promise.all(s2.map(t4=>(0,a.dO)(e3,
t4))),200,o2)}async function listPulls(e3){const t3=e3.query.get("state")??"open";const[n3,r3]=[e3.query.get("head"),e3.query.get("base")];const i2=[...e3.repository.threads.values()].filter(s.CD).filter(
e4=>t3==="all"||e4.state===t3).filter(e4=>r3===null||e4.pull.base.ref===r3).filter(e4=>n3===null||`${e4.pull.head.repository?.split("/")[0]??""}:${e4.pull.head.ref}`===n3).sort((e4,t4)=>t4.number-e4.number);
const{items:o2,headers:a2}=e3.page(i2);return(0,c.P)(await Promise.all(o2.map(t4=>pullShape(e3.world,e3.repository,t4))),200,a2)}async function pullsOfCommit(e3){const t3=e3.param("commit_sha");const n3=[];
for(const r4 of[...e3.repository.threads.values()].filter(s.CD)){const i3=await baseOid(e3.world,e3.repository,r4);if(await e3.store.isAncestor(t3,r4.pull.head.oid)&&!await e3.store.isAncestor(t3,i3))
n3.push(r4)}const{items:r3,headers:i2}=e3.page(n3);return(0,c.P)(await Promise.all(r3.map(t4=>pullShape(e3.world,e3.repository,t4))),200,i2)}function reviewCommentsOf(e3,t3,n3){return[...e3.state.reviewComments.
values()].filter(e4=>e4.repository===t3.fullName&&e4.number===n3).sort((e4,t4)=>e4.id-t4.id)}function reviewCommentShape2(e3,t3,n3){const{api:r3,html:i2}=e3.urls;const s2=`${r3}/repos/${t3.fullName}/p\
ulls/comments/${String(n3.id)}`;const o2=`${r3}/repos/${t3.fullName}/pulls/${String(n3.number)}`;const a2=`${i2}/${t3.fullName}/pull/${String(n3.number)}#discussion_r${String(n3.id)}`;return{url:s2,pull_request_review_id:n3.
reviewId,id:n3.id,node_id:n3.nodeId,diff_hunk:n3.diffHunk,path:n3.path,commit_id:n3.commit,original_commit_id:n3.originalCommit,user:(0,u.bI)(e3,n3.author),body:n3.body,created_at:n3.createdAt,updated_at:n3.
updatedAt,html_url:a2,pull_request_url:o2,author_association:(0,u.Xj)(t3,n3.author),_links:{self:{href:s2},html:{href:a2},pull_request:{href:o2}},reactions:(0,u.me)(n3.reactions,`${s2}/reactions`),start_line:n3.
startLine,original_start_line:n3.originalStartLine,start_side:n3.startSide,line:n3.line,original_line:n3.originalLine,side:n3.side,subject_type:"line",position:n3.line===null?null:1,original_position:1,
...n3.inReplyTo!==null&&{in_reply_to_id:n3.inReplyTo}}}function addReviewComment(e3,t3,n3,r3,i2){const o2=e3.commentId();const a2=e3.now();const c2={kind:"review-comment",id:o2,nodeId:(0,s.s5)("PRRC",
o2),repository:t3.fullName,number:n3.number,reviewId:i2.reviewId??e3.id(),inReplyTo:i2.inReplyTo??null,body:i2.body,author:r3,path:i2.path,side:i2.side??"RIGHT",startSide:i2.startLine===void 0?null:i2.
side??"RIGHT",line:i2.line,startLine:i2.startLine??null,originalLine:i2.line,originalStartLine:i2.startLine??null,originalCommit:i2.commit,commit:i2.commit,diffHunk:"@@ -1 +1 @@",resolved:false,createdAt:a2,
updatedAt:a2,lastEditedAt:null,minimized:null,reactions:[]};e3.state.reviewComments.set(o2,c2);return c2}async function commentable(e3,t3,n3){const r3=await baseOid(e3.world,e3.repository,t3);const i2=await e3.
store.mergeBase(r3,t3.pull.head.oid)??r3;const s2=new Map;for(const r4 of await(0,a.o8)(e3.store.directory,i2,t3.pull.head.oid)){const e4=new Set;for(const t4 of(r4.patch??"").matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gmu)){
const[r5,i3]=n3==="RIGHT"?[t4[3],t4[4]]:[t4[1],t4[2]];for(let t5=Number(r5);t5<Number(r5)+Number(i3??1);t5+=1)e4.add(t5)}s2.set(r4.filename,e4)}return s2}async function readReviewComment(e3,t3,n3){const{
path:r3,body:s2,line:a2,start_line:c2,side:u2}=n3;if(typeof r3!=="string"||typeof s2!=="string")throw(0,i.Gq)("Validation Failed",{resource:"PullRequestReviewComment",code:"missing_field",field:"path"});
(0,o.ll)(s2,"PullRequestReviewComment");const l2=u2==="LEFT"?"LEFT":"RIGHT";const d=(await commentable(e3,t3,l2)).get(r3);if(typeof a2!=="number"||d?.has(a2)!==true||typeof c2==="number"&&(c2>a2||!d.has(
c2))){const e4="pull_request_review_thread.line";throw(0,i.Gq)("Unprocessable Entity",{resource:"PullRequestReviewComment",code:"custom",field:e4,message:`${e4} must be part of the diff`})}return{path:r3,
body:s2,line:a2,side:l2,startLine:typeof c2==="number"?c2:void 0}}async function createReviewComment(e3){const t3=pullOf(e3);const n3=e3.body["in_reply_to"];const r3=typeof n3==="number"?e3.world.state.
reviewComments.get(n3):void 0;if(typeof n3==="number"){if(r3===void 0)throw(0,i.mX)();const n4=addReviewComment(e3.world,e3.repository,t3,e3.actor,{path:r3.path,body:e3.text("body"),line:r3.originalLine,
commit:r3.commit,inReplyTo:r3.id});return(0,c.P)(reviewCommentShape2(e3.world,e3.repository,n4),201)}const s2=await readReviewComment(e3,t3,e3.body);const o2=addReviewComment(e3.world,e3.repository,t3,
e3.actor,{...s2,commit:e3.text("commit_id")});return(0,c.P)(reviewCommentShape2(e3.world,e3.repository,o2),201)}function reviewShape(e3,t3,n3){const r3=`${e3.urls.api}/repos/${t3.fullName}/pulls/${String(
n3.number)}`;const i2=`${e3.urls.html}/${t3.fullName}/pull/${String(n3.number)}#pullrequestreview-${String(n3.id)}`;return{id:n3.id,node_id:n3.nodeId,user:(0,u.bI)(e3,n3.author),body:n3.body,state:n3.
state,html_url:i2,pull_request_url:r3,_links:{html:{href:i2},pull_request:{href:r3}},submitted_at:n3.submittedAt,commit_id:n3.commit,author_association:(0,u.Xj)(t3,n3.author)}}async function createReview(e3){
const{world:t3,repository:n3}=e3;const r3=pullOf(e3);const o2=e3.optional("event")??"PENDING";const a2=Array.isArray(e3.body["comments"])?e3.body["comments"]:[];if(o2==="APPROVE"&&e3.actor.id===r3.author.
id)throw(0,i.Gq)("Review Can not approve your own pull request");const u2=[];for(const t4 of a2)u2.push(await readReviewComment(e3,r3,t4));const l2=t3.id();const d={APPROVE:"APPROVED",REQUEST_CHANGES:"\
CHANGES_REQUESTED",COMMENT:"COMMENTED"};const f=e3.optional("commit_id")??r3.pull.head.oid;const p={id:l2,nodeId:(0,s.s5)("PRR",l2),repository:n3.fullName,number:r3.number,author:e3.actor,body:e3.optional(
"body")??"",state:d[o2]??"PENDING",commit:f,submittedAt:t3.now()};t3.state.reviews.set(l2,p);for(const i2 of u2)addReviewComment(t3,n3,r3,e3.actor,{...i2,commit:f,reviewId:l2});return(0,c.P)(reviewShape(
t3,n3,p))}const l=[{id:"pulls/get",effect:"read",needs:[["pull-requests","read"]],answer:getPull},{id:"pulls/list",effect:"read",needs:[["pull-requests","read"]],answer:listPulls},{id:"pulls/list-file\
s",effect:"read",needs:[["pull-requests","read"]],answer:listFiles},{id:"pulls/list-commits",effect:"read",needs:[["pull-requests","read"]],answer:listCommits},{id:"repos/list-pull-requests-associated\
-with-commit",effect:"read",needs:[["pull-requests","read"]],answer:pullsOfCommit},{id:"pulls/list-review-comments",effect:"read",needs:[["pull-requests","read"]],answer:e3=>{const{items:t3,headers:n3}=e3.
page(reviewCommentsOf(e3.world,e3.repository,pullOf(e3).number));return(0,c.P)(t3.map(t4=>reviewCommentShape2(e3.world,e3.repository,t4)),200,n3)}},{id:"pulls/get-review-comment",effect:"read",needs:[
["pull-requests","read"]],answer:e3=>{const t3=e3.world.state.reviewComments.get(Number(e3.param("comment_id")));if(t3?.repository!==e3.repository.fullName)throw(0,i.mX)();return(0,c.P)(reviewCommentShape2(
e3.world,e3.repository,t3))}},{id:"pulls/create-review-comment",effect:"talk",needs:[["pull-requests","write"]],answer:createReviewComment},{id:"pulls/list-reviews",effect:"read",needs:[["pull-request\
s","read"]],answer:e3=>{const{number:t3}=pullOf(e3);const n3=[...e3.world.state.reviews.values()].filter(n4=>n4.repository===e3.repository.fullName&&n4.number===t3);const{items:r3,headers:i2}=e3.page(
n3);return(0,c.P)(r3.map(t4=>reviewShape(e3.world,e3.repository,t4)),200,i2)}},{id:"pulls/create-review",effect:"talk",needs:[["pull-requests","write"]],answer:createReview}]},1943:(e2,t2,n2)=>{n2.d(t2,
{Ms:()=>repositoryShape,UP:()=>publicUserShape,Xj:()=>associationOf2,bI:()=>userShape2,me:()=>rollupShape,q1:()=>permissionBits,vv:()=>appShape});var r2=n2(7058);function userShape2(e3,t3){const{api:n3,
html:r3}=e3.urls;const i=encodeURIComponent(t3.login);const s=`${n3}/users/${i}`;return{login:t3.login,id:t3.id,node_id:t3.nodeId,avatar_url:`${r3}/avatars/u/${String(t3.id)}?v=4`,gravatar_id:"",url:s,
html_url:t3.type==="Bot"?`${r3}/apps/${i.replace("%5Bbot%5D","")}`:`${r3}/${i}`,followers_url:`${s}/followers`,following_url:`${s}/following{/other_user}`,gists_url:`${s}/gists{/gist_id}`,starred_url:`${s}\
/starred{/owner}{/repo}`,subscriptions_url:`${s}/subscriptions`,organizations_url:`${s}/orgs`,repos_url:`${s}/repos`,events_url:`${s}/events{/privacy}`,received_events_url:`${s}/received_events`,type:t3.
type,user_view_type:"public",site_admin:false}}function publicUserShape(e3,t3){return{...userShape2(e3,t3),name:t3.name,company:null,blog:"",location:null,email:null,hireable:null,bio:null,public_repos:0,
public_gists:0,followers:0,following:0,created_at:"2020-01-01T00:00:00Z",updated_at:"2020-01-01T00:00:00Z"}}function permissionBits(e3){const t3=["none","read","triage","write","maintain","admin"];const n3=t3.
indexOf(e3.roleName);const r3=n3>=0?n3:t3.indexOf(e3.base);return{admin:r3>=5,maintain:r3>=4,push:r3>=3,triage:r3>=2,pull:r3>=1}}function repositoryShape(e3,t3,n3){const{api:r3,html:i}=e3.urls;const s=`${r3}\
/repos/${t3.fullName}`;const o=`${i}/${t3.fullName}`;const a=[...t3.threads.values()].filter(e4=>e4.state==="open").length;return{id:t3.id,node_id:t3.nodeId,name:t3.name,full_name:t3.fullName,private:t3.
private,owner:userShape2(e3,t3.owner),html_url:o,description:null,fork:t3.parent!==null,url:s,archive_url:`${s}/{archive_format}{/ref}`,assignees_url:`${s}/assignees{/user}`,blobs_url:`${s}/git/blobs{\
/sha}`,branches_url:`${s}/branches{/branch}`,collaborators_url:`${s}/collaborators{/collaborator}`,comments_url:`${s}/comments{/number}`,commits_url:`${s}/commits{/sha}`,compare_url:`${s}/compare/{bas\
e}...{head}`,contents_url:`${s}/contents/{+path}`,contributors_url:`${s}/contributors`,deployments_url:`${s}/deployments`,downloads_url:`${s}/downloads`,events_url:`${s}/events`,forks_url:`${s}/forks`,
git_commits_url:`${s}/git/commits{/sha}`,git_refs_url:`${s}/git/refs{/sha}`,git_tags_url:`${s}/git/tags{/sha}`,git_url:`git:${o.replace(/^https?:/u,"")}.git`,hooks_url:`${s}/hooks`,issue_comment_url:`${s}\
/issues/comments{/number}`,issue_events_url:`${s}/issues/events{/number}`,issues_url:`${s}/issues{/number}`,keys_url:`${s}/keys{/key_id}`,labels_url:`${s}/labels{/name}`,languages_url:`${s}/languages`,
merges_url:`${s}/merges`,milestones_url:`${s}/milestones{/number}`,notifications_url:`${s}/notifications{?since,all,participating}`,pulls_url:`${s}/pulls{/number}`,releases_url:`${s}/releases{/id}`,ssh_url:`\
git@${new URL(i).hostname}:${t3.fullName}.git`,stargazers_url:`${s}/stargazers`,statuses_url:`${s}/statuses/{sha}`,subscribers_url:`${s}/subscribers`,subscription_url:`${s}/subscription`,tags_url:`${s}\
/tags`,teams_url:`${s}/teams`,trees_url:`${s}/git/trees{/sha}`,clone_url:`${o}.git`,svn_url:o,mirror_url:null,homepage:null,language:null,license:null,forks_count:0,forks:0,stargazers_count:0,watchers_count:0,
watchers:0,size:1,default_branch:t3.defaultBranch,open_issues_count:a,open_issues:a,topics:[],has_issues:true,has_projects:true,has_wiki:true,has_pages:false,has_downloads:true,has_discussions:false,archived:t3.
archived,disabled:false,visibility:t3.private?"private":"public",custom_properties:{},allow_forking:true,is_template:false,web_commit_signoff_required:false,pushed_at:t3.createdAt,created_at:t3.createdAt,
updated_at:t3.createdAt,...n3===void 0?{}:{permissions:permissionBits(e3.grant(t3,n3))}}}function rollupShape(e3,t3){const count=t4=>e3.filter(e4=>e4.content===t4).length;return{url:t3,total_count:e3.
length,"+1":count("+1"),"-1":count("-1"),laugh:count("laugh"),hooray:count("hooray"),confused:count("confused"),heart:count("heart"),rocket:count("rocket"),eyes:count("eyes")}}function associationOf2(e3,t3){
if(e3.owner.id===t3.id)return"OWNER";return e3.grants.has(t3.id)&&t3.type==="User"?"COLLABORATOR":"NONE"}function appShape(e3,t3){const n3=e3.ensureAccount("github","Organization");const i=t3.login.replace(
/\[bot\]$/u,"");return{id:15368,slug:i,node_id:(0,r2.s5)("A",15368),owner:userShape2(e3,n3),name:i,description:null,external_url:`${e3.urls.html}/apps/${i}`,html_url:`${e3.urls.html}/apps/${i}`,created_at:"\
2018-07-30T09:30:17Z",updated_at:"2019-12-10T19:04:12Z",permissions:{actions:"write",checks:"write",contents:"write",issues:"write",metadata:"read"},events:[]}}},2026:(e2,t2,n2)=>{n2.d(t2,{Cs:()=>runAction});
var r2=n2(1421);var i=n2(1455);var s=n2(8161);var o=n2(6760);var a=n2(8815);const inputVariable=e3=>`INPUT_${e3.replaceAll(" ","_").toUpperCase()}`;async function inputDefaults(e3,t3){const n3=(0,a.qg)(
await(0,i.readFile)(e3,"utf8"));const r3={};for(const[e4,i2]of Object.entries(n3.inputs??{})){const n4=i2?.default;const s2=typeof n4==="string"?n4:n4===void 0||n4===null?"":JSON.stringify(n4);r3[e4]=
s2.replace(/\$\{\{\s*github\.(?<key>[a-z_]+)\s*\}\}/gu,(e5,n5)=>t3[n5]??"")}return r3}async function runAction(e3){const t3=await(0,i.mkdtemp)((0,o.join)((0,s.tmpdir)(),"runner-"));try{return await runIn(
t3,e3)}finally{await(0,i.rm)(t3,{recursive:true,force:true,maxRetries:5})}}const c={GITHUB_OUTPUT:"output",GITHUB_ENV:"env",GITHUB_PATH:"path",GITHUB_STATE:"state",GITHUB_STEP_SUMMARY:"summary"};async function runIn(e3,t3){
const{event:n3,double:r3}=t3;const s2=t3.token??r3.token;const a2=t3.workspace??(0,o.join)(e3,"work");const u=(0,o.join)(e3,"_temp");await Promise.all([(0,i.mkdir)(a2,{recursive:true}),(0,i.mkdir)(u,{
recursive:true})]);const l=(0,o.join)(e3,"event.json");await(0,i.writeFile)(l,JSON.stringify(n3.payload,null,2));const d={};for(const[t4,n4]of Object.entries(c)){const r4=(0,o.join)(e3,n4);await(0,i.writeFile)(
r4,"");d[t4]=r4}const[f=""]=n3.repository.split("/");const p=n3.payload["repository"];const m=n3.name==="pull_request"||n3.name==="pull_request_target";const h=m?n3.payload["pull_request"]:void 0;const y=/^refs\/(?:heads|tags)\/(?<name>.+)$/u.
exec(n3.ref)?.groups?.["name"]??n3.ref.replace(/^refs\/pull\//u,"");const g={PATH:[(0,o.dirname)(t3.node??process.execPath),process.env["PATH"]??""].join(o.delimiter),HOME:e3,LANG:"C.UTF-8",CI:"true",
...process.platform==="win32"&&{SystemRoot:process.env["SystemRoot"]??"",TEMP:u,TMP:u},GITHUB_ACTIONS:"true",GITHUB_ACTION:"__run",GITHUB_ACTION_REPOSITORY:"",GITHUB_ACTION_REF:"",GITHUB_ACTOR:n3.actor.
login,GITHUB_ACTOR_ID:String(n3.actor.id),GITHUB_TRIGGERING_ACTOR:t3.triggeringActor??n3.actor.login,GITHUB_API_URL:r3.url,GITHUB_GRAPHQL_URL:r3.graphqlUrl,GITHUB_SERVER_URL:r3.url,GITHUB_EVENT_NAME:n3.
name,GITHUB_EVENT_PATH:l,GITHUB_JOB:t3.job??"holdfast",GITHUB_REF:n3.ref,GITHUB_REF_NAME:y,GITHUB_REF_TYPE:n3.ref.startsWith("refs/tags/")?"tag":"branch",GITHUB_REF_PROTECTED:"false",GITHUB_HEAD_REF:h?.
head.ref??"",GITHUB_BASE_REF:h?.base.ref??"",GITHUB_REPOSITORY:n3.repository,GITHUB_REPOSITORY_ID:String(p?.id??0),GITHUB_REPOSITORY_OWNER:f,GITHUB_REPOSITORY_OWNER_ID:String(p?.owner?.id??0),GITHUB_RUN_ID:String(
t3.runId??7000000001),GITHUB_RUN_NUMBER:"1",GITHUB_RUN_ATTEMPT:String(t3.runAttempt??1),GITHUB_SHA:n3.sha,GITHUB_WORKFLOW:"holdfast",GITHUB_WORKFLOW_REF:`${n3.repository}/.github/workflows/holdfast.ym\
l@${n3.ref}`,GITHUB_WORKFLOW_SHA:n3.sha,GITHUB_WORKSPACE:a2,GITHUB_RETENTION_DAYS:"90",RUNNER_TEMP:u,RUNNER_TOOL_CACHE:(0,o.join)(e3,"tools"),RUNNER_OS:{darwin:"macOS",win32:"Windows"}[process.platform]??
"Linux",RUNNER_ARCH:process.arch.toUpperCase(),RUNNER_NAME:"double",RUNNER_ENVIRONMENT:"github-hosted",...d};const v={token:s2,repository:n3.repository,actor:n3.actor.login,sha:n3.sha,ref:n3.ref,event_name:n3.
name};const b={...t3.actionYml===void 0?{}:await inputDefaults(t3.actionYml,v),...t3.inputs};for(const[e4,t4]of Object.entries(b))g[inputVariable(e4)]=t4;const T=await start(t3,a2,{...g,...t3.env});const read=e4=>(0,
i.readFile)(d[e4]??"","utf8");const w=parseCommands(T.stdout);return{...T,outputs:parseFileCommand(await read("GITHUB_OUTPUT")),exported:parseFileCommand(await read("GITHUB_ENV")),state:parseFileCommand(
await read("GITHUB_STATE")),paths:(await read("GITHUB_PATH")).split("\n").filter(Boolean),summary:await read("GITHUB_STEP_SUMMARY"),commands:w,masks:w.filter(e4=>e4.name==="add-mask").map(e4=>e4.message)}}
function start(e3,t3,n3){return new Promise((i2,s2)=>{const a2=performance.now();const c2=process.platform!=="win32";const u=(0,r2.spawn)(e3.node??process.execPath,[(0,o.resolve)(e3.entry)],{cwd:t3,env:n3,
detached:c2,stdio:["ignore","pipe","pipe"]});const l={stdout:[],stderr:[]};u.stdout.on("data",e4=>l.stdout.push(e4));u.stderr.on("data",e4=>l.stderr.push(e4));const kill=(e4="SIGKILL")=>{if(u.pid===void 0||
u.exitCode!==null)return;try{process.kill(c2?-u.pid:u.pid,e4)}catch{}};let d=false;const f=setTimeout(()=>{d=true;kill()},e3.timeout??6e4);u.on("error",e4=>{clearTimeout(f);s2(e4)});u.on("close",(e4,t4)=>{
clearTimeout(f);const text=e5=>Buffer.concat(l[e5]).toString();i2({code:e4,signal:t4,timedOut:d,stdout:text("stdout"),stderr:text("stderr"),milliseconds:performance.now()-a2})});e3.onStart?.(kill)})}function parseFileCommand(e3){
const t3={};const n3=e3.split(/\r?\n/u);for(let e4=0;e4<n3.length;e4+=1){const r3=n3[e4]??"";if(r3==="")continue;const i2=r3.indexOf("=");const s2=r3.indexOf("<<");if(s2>=0&&(i2<0||s2<i2)){const[i3,o2]=[
r3.slice(0,s2),r3.slice(s2+2)];if(i3===""||o2==="")throw new Error(`invalid file command: ${r3}`);const a2=n3.indexOf(o2,e4+1);if(a2<0)throw new Error(`invalid file command: no line ${o2}`);t3[i3]=n3.
slice(e4+1,a2).join("\n");e4=a2}else if(i2>0)t3[r3.slice(0,i2)]=r3.slice(i2+1);else throw new Error(`invalid file command: ${r3}`)}return t3}function parseCommands(e3){const t3=[];const decode=e4=>e4.
replaceAll("%0D","\r").replaceAll("%0A","\n").replaceAll("%3A",":").replaceAll("%2C",",").replaceAll("%25","%");let n3;for(const r3 of e3.split(/\r\n|\n|\r/u)){const e4=/^\s*::(?<name>[^\s:]+)(?: (?<properties>.*?))?::(?<message>.*)$/u.
exec(r3)??/##\[(?<name>[^\s\]]+)(?: (?<properties>[^\]]*))?\](?<message>.*)$/u.exec(r3);if(e4?.groups===void 0)continue;const{name:i2="",properties:s2="",message:o2=""}=e4.groups;if(n3!==void 0){if(i2===
n3)n3=void 0;continue}if(i2==="stop-commands")n3=o2;const a2=s2.split(/[,;]/u).filter(e5=>e5.includes("="));t3.push({name:i2,message:decode(o2),properties:Object.fromEntries(a2.map(e5=>[e5.slice(0,e5.
indexOf("=")).trim(),decode(e5.slice(e5.indexOf("=")+1))]))})}return t3}},7058:(e2,t2,n2)=>{n2.d(t2,{CD:()=>isPull,HK:()=>World,s5:()=>nodeId});var r2=n2(1455);var i=n2(6760);var s=n2(8015);var o=n2(662);
const a=3e9;class World{state={nextId:1001,accounts:new Map,repositories:new Map,tokens:new Map,comments:new Map,reviewComments:new Map,reviews:new Map,checkRuns:new Map,runs:new Map,artifacts:new Map,
signed:new Set,dispatches:[]};stores=new Map;root;clock;blobTextLimit;treeLimit;updateRefs="any";urls={api:"http://github.test",html:"http://github.test"};constructor(e3){this.root=e3.root;this.clock=
e3.clock;this.blobTextLimit=e3.blobTextLimit;this.treeLimit=e3.treeLimit}id(){this.state.nextId+=1;return this.state.nextId}commentId(){return a+this.id()}now(){return(0,s.nE)(this.clock())}account(e3){
const t3=e3.toLowerCase();return[...this.state.accounts.values()].find(e4=>e4.login.toLowerCase()===t3)}ensureAccount(e3,t3=e3.endsWith("[bot]")?"Bot":"User",n3=this.id()){const r3=this.account(e3);if(r3!==
void 0)return r3;const i2=t3==="Bot"?"BOT":t3==="Organization"?"O":"U";const s2={id:n3,nodeId:nodeId(i2,n3),login:e3,type:t3,name:null};this.state.accounts.set(n3,s2);return s2}repository(e3){return this.
state.repositories.get(e3.toLowerCase())}store(e3){const t3=this.stores.get(e3.fullName.toLowerCase());if(t3===void 0)throw new Error(`no git store for ${e3.fullName}`);return t3}async createRepository(e3,t3){
const[n3="",s2=""]=e3.split("/");const a2=this.ensureAccount(n3,t3.ownerType);const c=this.id();const u=(0,i.join)(this.root,"scratch");await(0,r2.mkdir)(u,{recursive:true});const l=t3.fork===null?void 0:
this.store(t3.fork);const d=await o.W.create((0,i.join)(this.root,"git",a2.login,`${s2}.git`),u,t3.defaultBranch,l);const f={id:c,nodeId:nodeId("R",c),owner:a2,name:s2,fullName:`${a2.login}/${s2}`,private:t3.
private,parent:t3.fork?.fullName??null,defaultBranch:t3.defaultBranch,archived:false,createdAt:this.now(),grants:new Map,protections:new Map,threads:new Map,nextNumber:1};if(a2.type==="User")f.grants.
set(a2.id,{base:"admin",roleName:"admin"});this.state.repositories.set(e3.toLowerCase(),f);this.stores.set(e3.toLowerCase(),d);return f}grant(e3,t3){const n3=e3.private?{base:"none",roleName:"none"}:{
base:"read",roleName:"read"};return e3.grants.get(t3.id)??n3}token(e3){return this.state.tokens.get(e3)}pull(e3,t3){const n3=e3.threads.get(t3);return n3!==void 0&&isPull(n3)?n3:void 0}pullsFrom(e3){return[
...this.state.repositories.values()].flatMap(e4=>[...e4.threads.values()]).filter(isPull).filter(t3=>t3.pull.head.repository===e3.fullName)}commentsOf(e3,t3){return[...this.state.comments.values()].filter(
n3=>n3.repository===e3.fullName&&n3.number===t3).sort((e4,t4)=>e4.id-t4.id)}async refsMoved(e3){const t3=this.store(e3);for(const n3 of this.pullsFrom(e3)){const e4=n3.pull.head;const r3=await t3.readRef(
`refs/heads/${e4.ref}`);e4.exists=r3!==void 0;if(r3===void 0){if(n3.state==="open"){n3.state="closed";n3.closedAt=this.now()}}else if(r3!==e4.oid&&n3.state==="open"){e4.oid=r3;n3.updatedAt=this.now();
await this.publishHead(n3)}}}async publishHead(e3){const t3=this.repository(e3.repository);const n3=e3.pull.head.repository===null?void 0:this.repository(e3.pull.head.repository);if(t3===void 0||n3===
void 0)return;const r3=`refs/pull/${String(e3.number)}/head`;if(n3!==t3)await this.store(t3).fetch(this.store(n3),`refs/heads/${e3.pull.head.ref}`,r3);else if(await this.store(t3).readRef(r3)!==e3.pull.
head.oid)await this.store(t3).moveRefs([{ref:r3,after:e3.pull.head.oid}])}}function isPull(e3){return e3.pull!==null}function nodeId(e3,...t3){return`${e3}_kw${Buffer.from(t3.join(":")).toString("base\
64url")}`}},3837:e2=>{e2.exports=JSON.parse('{"$id":"https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#","description":"Meta-schema for $data reference (JSON AnySchema exte\
nsion proposal)","type":"object","required":["$data"],"properties":{"$data":{"type":"string","anyOf":[{"format":"relative-json-pointer"},{"format":"json-pointer"}]}},"additionalProperties":false}')},2079:e2=>{
e2.exports=JSON.parse('{"$schema":"http://json-schema.org/draft-07/schema#","$id":"http://json-schema.org/draft-07/schema#","title":"Core schema meta-schema","definitions":{"schemaArray":{"type":"arra\
y","minItems":1,"items":{"$ref":"#"}},"nonNegativeInteger":{"type":"integer","minimum":0},"nonNegativeIntegerDefault0":{"allOf":[{"$ref":"#/definitions/nonNegativeInteger"},{"default":0}]},"simpleType\
s":{"enum":["array","boolean","integer","null","number","object","string"]},"stringArray":{"type":"array","items":{"type":"string"},"uniqueItems":true,"default":[]}},"type":["object","boolean"],"prope\
rties":{"$id":{"type":"string","format":"uri-reference"},"$schema":{"type":"string","format":"uri"},"$ref":{"type":"string","format":"uri-reference"},"$comment":{"type":"string"},"title":{"type":"stri\
ng"},"description":{"type":"string"},"default":true,"readOnly":{"type":"boolean","default":false},"examples":{"type":"array","items":true},"multipleOf":{"type":"number","exclusiveMinimum":0},"maximum"\
:{"type":"number"},"exclusiveMaximum":{"type":"number"},"minimum":{"type":"number"},"exclusiveMinimum":{"type":"number"},"maxLength":{"$ref":"#/definitions/nonNegativeInteger"},"minLength":{"$ref":"#/\
definitions/nonNegativeIntegerDefault0"},"pattern":{"type":"string","format":"regex"},"additionalItems":{"$ref":"#"},"items":{"anyOf":[{"$ref":"#"},{"$ref":"#/definitions/schemaArray"}],"default":true\
},"maxItems":{"$ref":"#/definitions/nonNegativeInteger"},"minItems":{"$ref":"#/definitions/nonNegativeIntegerDefault0"},"uniqueItems":{"type":"boolean","default":false},"contains":{"$ref":"#"},"maxPro\
perties":{"$ref":"#/definitions/nonNegativeInteger"},"minProperties":{"$ref":"#/definitions/nonNegativeIntegerDefault0"},"required":{"$ref":"#/definitions/stringArray"},"additionalProperties":{"$ref":\
"#"},"definitions":{"type":"object","additionalProperties":{"$ref":"#"},"default":{}},"properties":{"type":"object","additionalProperties":{"$ref":"#"},"default":{}},"patternProperties":{"type":"objec\
t","additionalProperties":{"$ref":"#"},"propertyNames":{"format":"regex"},"default":{}},"dependencies":{"type":"object","additionalProperties":{"anyOf":[{"$ref":"#"},{"$ref":"#/definitions/stringArray\
"}]}},"propertyNames":{"$ref":"#"},"const":true,"enum":{"type":"array","items":true,"minItems":1,"uniqueItems":true},"type":{"anyOf":[{"$ref":"#/definitions/simpleTypes"},{"type":"array","items":{"$re\
f":"#/definitions/simpleTypes"},"minItems":1,"uniqueItems":true}]},"format":{"type":"string"},"contentMediaType":{"type":"string"},"contentEncoding":{"type":"string"},"if":{"$ref":"#"},"then":{"$ref":\
"#"},"else":{"$ref":"#"},"allOf":{"$ref":"#/definitions/schemaArray"},"anyOf":{"$ref":"#/definitions/schemaArray"},"oneOf":{"$ref":"#/definitions/schemaArray"},"not":{"$ref":"#"}},"default":true}')}};
var n={};function __nccwpck_require__(e2){var r2=n[e2];if(r2!==void 0){return r2.exports}var i=n[e2]={exports:{}};var s=true;try{t[e2](i,i.exports,__nccwpck_require__);s=false}finally{if(s)delete n[e2]}
return i.exports}if(typeof __nccwpck_require__!=="undefined")__nccwpck_require__.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/";
(()=>{var e2=typeof Symbol==="function"?Symbol("webpack queues"):"__webpack_queues__";var t2=typeof Symbol==="function"?Symbol("webpack exports"):"__webpack_exports__";var n2=typeof Symbol==="function"?
Symbol("webpack error"):"__webpack_error__";var resolveQueue=e3=>{if(e3&&e3.d<1){e3.d=1;e3.forEach(e4=>e4.r--);e3.forEach(e4=>e4.r--?e4.r++:e4())}};var wrapDeps=r2=>r2.map(r3=>{if(r3!==null&&typeof r3===
"object"){if(r3[e2])return r3;if(r3.then){var i=[];i.d=0;r3.then(e3=>{s[t2]=e3;resolveQueue(i)},e3=>{s[n2]=e3;resolveQueue(i)});var s={};s[e2]=e3=>e3(i);return s}}var o={};o[e2]=e3=>{};o[t2]=r3;return o});
__nccwpck_require__.a=(r2,i,s)=>{var o;s&&((o=[]).d=-1);var a=new Set;var c=r2.exports;var u;var l;var d;var f=new Promise((e3,t3)=>{d=t3;l=e3});f[t2]=c;f[e2]=e3=>(o&&e3(o),a.forEach(e3),f["catch"](e4=>{}));
r2.exports=f;i(r3=>{u=wrapDeps(r3);var i2;var getResult=()=>u.map(e3=>{if(e3[n2])throw e3[n2];return e3[t2]});var s2=new Promise(t3=>{i2=()=>t3(getResult);i2.r=0;var fnQueue=e3=>e3!==o&&!a.has(e3)&&(a.
add(e3),e3&&!e3.d&&(i2.r++,e3.push(i2)));u.map(t4=>t4[e2](fnQueue))});return i2.r?s2:getResult()},e3=>(e3?d(f[n2]=e3):l(c),resolveQueue(o)));o&&o.d<0&&(o.d=0)}})();(()=>{__nccwpck_require__.d=(e2,t2)=>{
for(var n2 in t2){if(__nccwpck_require__.o(t2,n2)&&!__nccwpck_require__.o(e2,n2)){Object.defineProperty(e2,n2,{enumerable:true,get:t2[n2]})}}}})();(()=>{__nccwpck_require__.o=(e2,t2)=>Object.prototype.
hasOwnProperty.call(e2,t2)})();var r=__nccwpck_require__(5967);r=await r;
