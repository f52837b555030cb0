/**
 * The pages as a browser gets them. What a cell wrote stands in a frame of its own without origin, scripts or network; around it is a
 * page of ours, which alone can send a mark. Between them goes one message: which words the reader chose, and where they stand.
 */
import type { Mark, SamplePage, SampleSummary } from '../engine/samples.js'

export interface Frame {
  /** `http://127.0.0.1:PORT`. */
  readonly origin: string
  /** Unguessable, another for every answer. */
  readonly nonce: string
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\'': '&#39;' }

function escape(text: string): string {
  return text.replace(/[&<>"']/gu, (found) => ENTITIES[found] ?? found)
}

const STYLE = `
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
`

/** In the frame: tells what was clicked. What it needs is taken before the page can give other things the same names. */
const CHOOSING = `(() => {
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
})()`

/** Around the frame: shows what was chosen, and sends the mark. */
const MARKING = `(() => {
  const by = (id) => document.getElementById(id)
  let chosen = { quote: '', path: '' }
  window.addEventListener('message', ({ source, data }) => {
    if (source !== by('page').contentWindow || typeof data?.quote !== 'string' || typeof data.path !== 'string') return
    chosen = { quote: data.quote.slice(0, 2000), path: data.path.slice(0, 1000) }
    by('quote').textContent = chosen.quote === '' ? '(an element without words)' : chosen.quote
  })
  by('form').addEventListener('submit', async (event) => {
    event.preventDefault()
    by('told').textContent = 'Sending …'
    try {
      const answer = await fetch(by('form').dataset.to, {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...chosen, comment: by('comment').value.slice(0, 4000) }),
      })
      if (!answer.ok) throw new Error((await answer.text()).slice(0, 200))
      const mark = await answer.json()
      const line = document.createElement('li')
      line.textContent = (mark.quote === '' ? '' : '“' + mark.quote.slice(0, 80) + '” ') + mark.comment
      by('marks').append(line)
      by('comment').value = ''
      by('told').textContent = 'Mark ' + mark.number + ' is with the session.'
    } catch (problem) {
      by('told').textContent = 'Not sent: ' + (problem instanceof TypeError ? 'nobody listens any more; "holdfast samples NAME" serves the page again' : problem.message)
    }
  })
})()`

/** Returns the page of ours. `links` are the versions that can be read, with their addresses. */
export function framingPage(page: SamplePage, links: readonly { readonly version: number; readonly href: string }[], marks: readonly Mark[], { nonce }: Frame): string {
  const own = links.find(({ version }) => version === page.version)?.href ?? ''
  const versions = links.map(({ version, href }) => (version === page.version ? `<b>${String(version)}</b>` : `<a href="${escape(href)}">${String(version)}</a>`))
  const said = marks.map(({ number, quote, comment, version }) =>
    `<li value="${String(number)}">${quote === '' ? '' : `“${escape(quote.slice(0, 80))}” `}${escape(comment)} <small>(version ${String(version)})</small></li>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(page.title)}</title><style nonce="${nonce}">${STYLE}</style>
<header><h1>${escape(page.title)}</h1><nav aria-label="Versions">Version ${versions.join(' ')}</nav></header>
<main><iframe id="page" title="${escape(page.title)}" sandbox="allow-scripts" src="${escape(own)}/page"></iframe>
<section><form id="form" data-to="${escape(own)}/marks"><p>Click in the page, or select words in it and click, and say something about them.</p><blockquote id="quote">(the page as a whole)</blockquote>
<label>Comment <textarea id="comment" maxlength="4000"></textarea></label> <button id="send">Mark</button> <output id="told"></output></form><ol id="marks">${said.join('')}</ol></section></main>
<script nonce="${nonce}">${MARKING}</script></html>`
}

export function framingPolicy({ nonce }: Frame): string {
  return `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

/** Returns what a cell wrote, with what tells of clicks before it. */
export function framedPage({ html }: SamplePage, { nonce, origin }: Frame): string {
  return `<!doctype html><meta charset="utf-8"><script nonce="${nonce}">${CHOOSING.replace('ORIGIN', JSON.stringify(origin))}</script>\n${html}`
}

export function framedPolicy({ nonce, origin }: Frame): string {
  return `sandbox allow-scripts; default-src 'none'; script-src 'nonce-${nonce}'; style-src 'unsafe-inline'; img-src data:; font-src data:; media-src data:; `
    + `base-uri 'none'; form-action 'none'; frame-ancestors ${origin}`
}

/** Returns a page as one file that nobody serves: no scripts, no network, no marks. */
export function stillPage({ title, version, html }: SamplePage, older: readonly number[]): string {
  const links = older.map((one) => `<a href="${String(one)}.html">${String(one)}</a>`).join(' ')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; media-src data:; base-uri 'none'; form-action 'none'">
<title>${escape(title)}</title><style>${STYLE} main { display: block }</style>
<header><h1>${escape(title)}</h1><span>Version ${String(version)}</span>${links === '' ? '' : `<nav>Older: ${links}</nav>`}</header>
<main><iframe title="${escape(title)}" sandbox="" srcdoc="${escape(html)}"></iframe></main></html>`
}

/** Returns a page with links to the newest version of each sample. */
export function stillIndex(samples: readonly SampleSummary[]): string {
  const lines = samples.map(({ name, title, version }) => `<li><a href="${name}/${String(version)}.html">${escape(title)}</a>, version ${String(version)}</li>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
<title>Samples</title><h1>Samples</h1><ul>${lines.join('')}</ul></html>`
}
