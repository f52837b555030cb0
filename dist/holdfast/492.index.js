const id=492;const ids=[492,524];const modules={4772:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Iz:()=>framedPolicy,MW:()=>framingPage,
Vl:()=>framingPolicy,jc:()=>stillIndex,lQ:()=>framedPage,uB:()=>stillPage});const ENTITIES={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"};function escape(text){return text.replace(/[&<>"']/gu,
found=>ENTITIES[found]??found)}const STYLE=`
body { margin: 0; font: 15px/1.45 system-ui, sans-serif; color: #1d232b; background: #f3f4f6 }
header { display: flex; gap: 1rem; align-items: baseline; flex-wrap: wrap; padding: .6rem 1rem }
h1 { font-size: 1.05rem; margin: 0 }
nav a, nav b { margin-right: .5rem }
main { display: grid; grid-template-columns: 1fr 19rem; gap: 1rem; padding: 0 1rem 1rem }
iframe { width: 100%; height: calc(100vh - 4.5rem); border: 1px solid #c5cad1; border-radius: 6px; background: #fff; box-sizing: border-box }
blockquote { margin: 0 0 .5rem; padding-left: .6rem; border-left: 3px solid #3b6fd4; overflow-wrap: anywhere; max-height: 9rem; overflow: auto; white-space: pre-wrap }
textarea { width: 100%; box-sizing: border-box; font: inherit; min-height: 6rem }
li { overflow-wrap: anywhere; margin-bottom: .4rem }
@media (max-width: 50rem) { main { grid-template-columns: 1fr } iframe { height: 60vh } }
@media (prefers-color-scheme: dark) { body { color: #e4e7eb; background: #1b1f25 } a { color: #8db4ff } }
`;const CHOOSING=`(() => {
  const tell = window.parent.postMessage.bind(window.parent), selection = window.getSelection.bind(window)
  const getter = (kind, name) => { const { get } = Object.getOwnPropertyDescriptor(kind.prototype, name); return (node) => get.call(node) }
  const parent = getter(Node, 'parentElement'), before = getter(Element, 'previousElementSibling'), name = getter(Element, 'localName'), words = getter(Node, 'textContent')
  const pathOf = (element) => {
    const steps = []
    for (let at = element; at !== null && steps.length < 40; at = parent(at)) {
      let place = 1
      for (let one = before(at); one !== null; one = before(one)) if (name(one) === name(at)) place++
      steps.unshift(name(at) + (place > 1 ? ':nth-of-type(' + place + ')' : ''))
    }
    return steps.join(' > ').slice(-1000)
  }
  window.addEventListener('click', (event) => {
    const element = event.target
    if (!(element instanceof Element)) return
    for (let at = element; at !== null; at = parent(at)) {
      const target = name(at) === 'a' ? at.getAttribute('href') : null
      if (target !== null && !target.startsWith('#')) event.preventDefault()
    }
    const chosen = String(selection()).trim()
    tell({ quote: (chosen === '' ? words(element).trim() : chosen).slice(0, 2000), path: pathOf(element) }, ORIGIN)
  }, true)
})()`;const MARKING=`(() => {
  const by = (id) => document.getElementById(id)
  let chosen = { quote: '', path: '' }
  window.addEventListener('message', ({ source, data }) => {
    if (source !== by('page').contentWindow || typeof data?.quote !== 'string' || typeof data.path !== 'string') return
    chosen = { quote: data.quote.slice(0, 2000), path: data.path.slice(0, 1000) }
    by('quote').textContent = chosen.quote === '' ? '(an element without words)' : chosen.quote
  })
  by('form').addEventListener('submit', async (event) => {
    event.preventDefault()
    by('told').textContent = 'Sending \u2026'
    try {
      const answer = await fetch(by('form').dataset.to, {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...chosen, comment: by('comment').value.slice(0, 4000) }),
      })
      if (!answer.ok) throw new Error((await answer.text()).slice(0, 200))
      const mark = await answer.json()
      const line = document.createElement('li')
      line.textContent = (mark.quote === '' ? '' : '\u201C' + mark.quote.slice(0, 80) + '\u201D ') + mark.comment
      by('marks').append(line)
      by('comment').value = ''
      by('told').textContent = 'Mark ' + mark.number + ' is with the session.'
    } catch (problem) {
      by('told').textContent = 'Not sent: ' + (problem instanceof TypeError ? 'nobody listens any more; "holdfast samples NAME" serves the page again' : problem.message)
    }
  })
})()`;function framingPage(page,links,marks,{nonce}){const own=links.find(({version})=>version===page.version)?.href??"";const versions=links.map(({version,href})=>version===page.version?`<b>${String(
version)}</b>`:`<a href="${escape(href)}">${String(version)}</a>`);const said=marks.map(({number,quote,comment,version})=>`<li value="${String(number)}">${quote===""?"":`\u201C${escape(quote.slice(0,80))}\
\u201D `}${escape(comment)} <small>(version ${String(version)})</small></li>`);return`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(
page.title)}</title><style nonce="${nonce}">${STYLE}</style>
<header><h1>${escape(page.title)}</h1><nav aria-label="Versions">Version ${versions.join(" ")}</nav></header>
<main><iframe id="page" title="${escape(page.title)}" sandbox="allow-scripts" src="${escape(own)}/page"></iframe>
<section><form id="form" data-to="${escape(own)}/marks"><p>Click in the page, or select words in it and click, and say something about them.</p><blockquote id="quote">(the page as a whole)</blockquote\
>
<label>Comment <textarea id="comment" maxlength="4000"></textarea></label> <button id="send">Mark</button> <output id="told"></output></form><ol id="marks">${said.join("")}</ol></section></main>
<script nonce="${nonce}">${MARKING}<\/script></html>`}function framingPolicy({nonce}){return`default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; frame-src \
'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`}function framedPage({html},{nonce,origin}){return`<!doctype html><meta charset="utf-8"><script nonce="${nonce}">${CHOOSING.replace(
"ORIGIN",JSON.stringify(origin))}<\/script>
${html}`}function framedPolicy({nonce,origin}){return`sandbox allow-scripts; default-src 'none'; script-src 'nonce-${nonce}'; style-src 'unsafe-inline'; img-src data:; font-src data:; media-src data:;\
 base-uri 'none'; form-action 'none'; frame-ancestors ${origin}`}function stillPage({title,version,html},older){const links=older.map(one=>`<a href="${String(one)}.html">${String(one)}</a>`).join(" ");
return`<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; media-src \
data:; base-uri 'none'; form-action 'none'">
<title>${escape(title)}</title><style>${STYLE} main { display: block }</style>
<header><h1>${escape(title)}</h1><span>Version ${String(version)}</span>${links===""?"":`<nav>Older: ${links}</nav>`}</header>
<main><iframe title="${escape(title)}" sandbox="" srcdoc="${escape(html)}"></iframe></main></html>`}function stillIndex(samples){const lines=samples.map(({name,title,version})=>`<li><a href="${name}/${String(
version)}.html">${escape(title)}</a>, version ${String(version)}</li>`);return`<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'non\
e'; base-uri 'none'; form-action 'none'">
<title>Samples</title><h1>Samples</h1><ul>${lines.join("")}</ul></html>`}}),492:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{openServedSamples:()=>openServedSamples,openStillSamples:()=>openStillSamples});var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1455);var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6760);var _engine_samples_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6309);var _page_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(4772);var _server_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
9524);const LOOK=200;function refused(call,{issues}){return{ok:false,value:`invalid_request: holdfast.${call}: ${issues.map(({path,message})=>`${path.join(".")}: ${message}`).join("; ")}`}}function openServedSamples(store,{
clock,open,notice,lasting}){let server=null;let isClosed=false;const unseen=new Map;const seen=new Set;const show=async name=>{const version=unseen.get(name);if(version===void 0||server===null||seen.has(
name))return;seen.add(name);const{address,ticket}=await server;notice(`the sample ${name}, version ${String(version)}, is at ${address(name,version)}`);open(ticket(name,version))};return{publish:async args=>{
const order=_engine_samples_js__WEBPACK_IMPORTED_MODULE_2__.ss.safeParse(args);if(!order.success)return refused("sample",order.error);const page=await store.publish(order.data);if(typeof page==="strin\
g")return{ok:false,value:page};if(isClosed)return{ok:false,value:"the session has ended"};const{address}=await(server??=(0,_server_js__WEBPACK_IMPORTED_MODULE_4__.openSampleServer)(store));const{name,
version,title}=page;unseen.set(name,version);if(lasting)await show(name);return{ok:true,value:{name,version,title,url:address(name,version)}}},marks:async args=>{const order=_engine_samples_js__WEBPACK_IMPORTED_MODULE_2__.
cR.safeParse(args);if(!order.success)return refused("marks",order.error);const{name,after,wait}=order.data;const until=clock.now()+wait*1e3;if(wait>0)await show(name);for(;;){const marks=(await store.
marks(name)).filter(({number})=>number>after);if(marks.length>0||isClosed||clock.now()>=until)return{ok:true,value:marks};await clock.wait(LOOK)}},close:async()=>{isClosed=true;await(await server)?.close()}}}
function openStillSamples(store,folder){const put=async page=>{const{name,version}=page;await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,
name),{recursive:true});const older=(await store.versions(name)).filter(one=>one<version);await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(
folder,name,`${String(version)}.html`),(0,_page_js__WEBPACK_IMPORTED_MODULE_3__.uB)(page,older));await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.
join)(folder,"index.html"),(0,_page_js__WEBPACK_IMPORTED_MODULE_3__.jc)(await store.list()))};return{publish:async args=>{const order=_engine_samples_js__WEBPACK_IMPORTED_MODULE_2__.ss.safeParse(args);
if(!order.success)return refused("sample",order.error);const page=await store.publish(order.data);if(typeof page==="string")return{ok:false,value:page};await put(page);const{name,version,title}=page;return{
ok:true,value:{name,version,title,url:null}}},marks:()=>Promise.resolve({ok:false,value:"feature_off: holdfast.marks, where nobody serves the pages"}),close:()=>Promise.resolve()}}}),9524:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{openSampleServer:()=>openSampleServer});var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7598);var node_http__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
7067);var _base_fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6173);var _engine_samples_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(6309);var _page_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
4772);const BODY=32*1024;const CONNECTIONS=64;const PATIENCE=1e4;const ROUTE=/^\/([0-9a-f]{64})\/([a-z0-9][a-z0-9_-]{0,63})\/([1-9]\d{0,8})(\/page|\/marks)?$/u;function plain(status,text,headers={}){return{
status,type:"text/plain",text:`${text}
`,headers}}async function bodyOf(request){if(Number(request.headers["content-length"]??0)>BODY)return null;const parts=[];let size=0;for await(const part of request){size+=part.length;if(size>BODY)return null;
parts.push(part)}return Buffer.concat(parts).toString()}function jsonOf(text){try{return JSON.parse(text)}catch{return null}}async function openSampleServer(store){const token=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.
randomBytes)(32);const tickets=new Map;let origin="";const take=async(request,name,version)=>{const{headers}=request;if(headers.origin!==origin||(headers["sec-fetch-site"]??"same-origin")!=="same-orig\
in")return plain(403,"a mark comes from the page itself");if(!/^application\/json(?:$|;)/u.test(headers["content-type"]??""))return plain(415,"a mark is JSON");const body=await bodyOf(request);if(body===
null)return plain(413,`a mark has at most ${String(BODY)} bytes`,{connection:"close"});const given=_engine_samples_js__WEBPACK_IMPORTED_MODULE_3__.Oq.safeParse(jsonOf(body));if(!given.success)return plain(
400,"a mark is { quote, path, comment }");const mark=await store.mark(name,version,given.data);return mark===null?plain(409,"there are too many marks on this sample"):{status:201,type:"application/jso\
n",text:JSON.stringify(mark)}};const gate=({method,url="",headers})=>{if(`http://${headers.host??""}`!==origin)return plain(421,"this server has another address");const goal=method==="GET"?tickets.get(
url):void 0;if(goal!==void 0){tickets.delete(url);return plain(303,"this way",{location:goal})}const given=ROUTE.exec(url)?.[1];return given!==void 0&&(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(
Buffer.from(given,"hex"),token)?null:plain(404,"there is nothing here")};const reply=async request=>{const{method,url=""}=request;const barred=gate(request);if(barred!==null)return barred;const[,given="",
name="",digits="",part=""]=ROUTE.exec(url)??[];const allowed=part==="/marks"?"POST":"GET";if(method!==allowed)return plain(405,`this takes ${allowed} only`,{allow:allowed});const page=await store.page(
name,Number(digits));if(page===null)return plain(404,"there is nothing here");if(part==="/marks")return take(request,name,page.version);const frame={origin,nonce:(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.
randomBytes)(16).toString("base64")};if(part==="/page")return{status:200,type:"text/html",text:(0,_page_js__WEBPACK_IMPORTED_MODULE_4__.lQ)(page,frame),headers:{"content-security-policy":(0,_page_js__WEBPACK_IMPORTED_MODULE_4__.
Iz)(frame)}};const[versions,marks]=await Promise.all([store.versions(name),store.marks(name)]);const links=versions.map(version=>({version,href:`/${given}/${name}/${String(version)}`}));return{status:200,
type:"text/html",text:(0,_page_js__WEBPACK_IMPORTED_MODULE_4__.MW)(page,links,marks,frame),headers:{"content-security-policy":(0,_page_js__WEBPACK_IMPORTED_MODULE_4__.Vl)(frame)}}};const answer=(response,{
status,type,text,headers={}})=>{response.writeHead(status,{"content-type":`${type}; charset=utf-8`,"content-security-policy":"default-src 'none'; frame-ancestors 'none'","x-content-type-options":"nosn\
iff","referrer-policy":"no-referrer","cache-control":"no-store","cross-origin-opener-policy":"same-origin","cross-origin-resource-policy":"same-origin","x-dns-prefetch-control":"off",...headers});response.
end(text)};const server=(0,node_http__WEBPACK_IMPORTED_MODULE_1__.createServer)({headersTimeout:PATIENCE,requestTimeout:PATIENCE},(request,response)=>{reply(request).catch(()=>plain(500,"the page cann\
ot be read")).then(made=>{answer(response,made);if(!request.complete)response.on("finish",()=>{request.destroy()})},()=>{response.destroy()})});server.maxConnections=CONNECTIONS;await new Promise((resolve,reject)=>{
server.once("error",error=>{reject(new _base_fault_js__WEBPACK_IMPORTED_MODULE_2__.vC(`no page can be served: ${error.message}`))});server.listen(0,"127.0.0.1",resolve)});origin=`http://127.0.0.1:${String(
server.address().port)}`;const address=(name,version)=>`${origin}/${token.toString("hex")}/${name}/${String(version)}`;return{address,ticket:(name,version)=>{const path=`/${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.
randomBytes)(32).toString("hex")}`;tickets.set(path,address(name,version).slice(origin.length));return origin+path},close:()=>new Promise(resolve=>{server.close(()=>{resolve()});server.closeAllConnections()})}}})};export{id,ids,modules};
