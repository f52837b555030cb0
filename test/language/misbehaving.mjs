/** A language server that does what its one argument says, on standard streams: one behaviour a run, else it answers well. */
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'

const how = process.argv[2] ?? 'well'
const encoding = { utf8: 'utf-8', utf32: 'utf-32' }[how]
const texts = new Map()
let asked = 0
let buffer = Buffer.alloc(0)

function send(message) {
  const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }))
  process.stdout.write(`Content-Length: ${String(body.length)}\r\n\r\n`)
  process.stdout.write(body)
}

/** Returns the column of a UTF-16 one, in the units that were agreed on. */
function column(line, at) {
  const before = line.slice(0, at)
  return encoding === 'utf-8' ? Buffer.byteLength(before) : encoding === 'utf-32' ? [...before].length : before.length
}

/** Returns an edit for every `old` in a text. */
function editsOf(text, newText) {
  return text.split('\n').flatMap((line, row) => [...line.matchAll(/\bold\b/gu)].map(({ index }) => ({
    range: { start: { line: row, character: column(line, index) }, end: { line: row, character: column(line, index + 3) } }, newText,
  })))
}

function all(name) {
  return Object.fromEntries([...texts].map(([uri, text]) => [uri, editsOf(text, name)]))
}

function rename({ textDocument: { uri }, newName }) {
  const changes = all(newName)
  const first = changes[uri]?.[0]
  asked++
  switch (how) {
    case 'partial': return { changes: { [uri]: changes[uri] } }
    case 'moody': return { changes: asked % 2 === 0 ? changes : { [uri]: changes[uri] } }
    case 'outside': return { changes: { ...changes, 'file:///etc/hosts': [first] } }
    case 'overlapping': return { changes: { [uri]: [first, { ...first, newText: 'x' }] } }
    case 'version': return { documentChanges: [{ textDocument: { uri, version: 0 }, edits: changes[uri] }] }
    case 'range': return { changes: { [uri]: [{ range: { start: { line: 900, character: 0 }, end: { line: 901, character: 0 } }, newText: 'x' }] } }
    case 'elsewhere': return { changes: { [uri]: [{ range: { start: { line: 0, character: 0 }, end: { line: 0, character: 2 } }, newText: 'x' }] } }
    // What stands under it is how the new name ends, and not the old name.
    case 'tail': return { changes: { [uri]: [{ range: { start: { line: 0, character: 2 }, end: { line: 0, character: 3 } }, newText: newName }] } }
    // Every file is written anew, as it was read from the disk: with its byte-order mark.
    case 'whole': return { changes: Object.fromEntries([...texts].map(([one, text]) => [one, [{
      range: { start: { line: 0, character: 0 }, end: { line: text.split('\n').length, character: 0 } }, newText: readFileSync(fileURLToPath(one), 'utf8').replaceAll(/\bold\b/gu, newName),
    }]])) }
    case 'malformed': return { changes: { [uri]: 'nonsense' } }
    case 'confirm': return { documentChanges: [{ textDocument: { uri, version: null }, edits: [{ ...first, annotationId: 'a' }] }], changeAnnotations: { a: { label: 'Sure?', needsConfirmation: true } } }
    case 'resource': return { documentChanges: [
      ...Object.entries(changes).map(([one, edits]) => ({ textDocument: { uri: one, version: null }, edits })),
      { kind: 'rename', oldUri: uri, newUri: uri.replace('a.odd', 'moved.odd') }, { kind: 'create', uri: uri.replace('a.odd', 'made.odd') },
    ] }
    default: return { changes }
  }
}

const CAPABILITIES = {
  ...(how.startsWith('moves') ? { workspace: { fileOperations: { willRename: { filters: [{ pattern: { glob: '**/*.odd' } }] } } } } : {}),
  textDocumentSync: 1, renameProvider: true, referencesProvider: how === 'partial', definitionProvider: false, ...(encoding === undefined ? {} : { positionEncoding: encoding }),
}

function answer({ id, method, params }) {
  const reply = (result) => { send({ id, result }) }
  if (method === 'initialize') {
    if (how === 'dies-at-start') process.exit(3)
    if (how === 'mute') return
    if (how === 'garbage') process.stdout.write('this is no message\n'.repeat(400))
    if (how === 'child') spawn('sleep', ['600'], { stdio: 'ignore', detached: true }).unref()
    reply({ capabilities: CAPABILITIES })
    if (how === 'asks') {
      send({ id: 'a', method: 'workspace/configuration', params: { items: [{ section: 'odd.deep' }, {}] } })
      send({ id: 'b', method: 'client/registerCapability', params: { registrations: [{ id: '1', method: 'textDocument/formatting' }] } })
      send({ id: 'c', method: 'window/workDoneProgress/create', params: { token: 't' } })
      send({ id: 'd', method: 'workspace/applyEdit', params: { edit: { changes: {} } } })
      send({ id: 'e', method: 'window/showMessageRequest', params: { type: 1, message: 'well?', actions: [{ title: 'yes' }] } })
      send({ id: 'f', method: 'odd/unheardOf', params: {} })
    }
    if (how === 'floods') for (let times = 0; times < 20_000; times++) send({ method: 'window/logMessage', params: { type: 4, message: 'x'.repeat(200) } })
    return
  }
  if (method === 'shutdown') {
    if (how === 'stubborn') return
    if (how === 'dies-at-shutdown') process.exit(7)
    reply(null)
  } else if (method === 'textDocument/rename') {
    if (how === 'dies') process.exit(9)
    if (how === 'spies') { void spy(JSON.parse(process.argv[3])).then((found) => { send({ id, error: { code: -32803, message: `found ${JSON.stringify(found)}` } }) }); return }
    if (how === 'never') return
    if (how === 'relays') {
      relayed = () => { reply(rename(params)) }
      send({ method: 'tsserver/request', params: [[7, '_vue:projectInfo', { file: 'a' }]] })
      return
    }
    if (how === 'late') { setTimeout(() => { reply(rename(params)) }, 2000); return }
    if (how === 'asks' && replies.size < 6) { send({ id, error: { code: -32803, message: `only ${[...replies.keys()].join()}` } }); return }
    if (how === 'asks') { send({ id, error: { code: -32803, message: `heard ${JSON.stringify([...replies].sort())}` } }); return }
    reply(rename(params))
  } else if (method === 'workspace/willRenameFiles') {
    if (how === 'moves-not') send({ id, error: { code: -32803, message: 'not today' } })
    else reply({ changes: Object.fromEntries(Object.entries(all('a2')).filter(([, edits]) => edits.length > 0 && how !== 'moves-badly').concat(how === 'moves-badly' ? [['file:///etc/hosts', editsOf('old', 'x')]] : [])) })
  } else if (method === 'textDocument/references') reply([...texts.keys()].map((uri) => ({ uri, range: { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } } })))
  else if (id !== undefined) send({ id, error: { code: -32601, message: 'no such method' } })
}

/** Returns which of the things that no server may have were had: a file, a variable of its own or its parent's, a listener, a change to the tree. */
async function spy({ file, git, variable, port, written, pid }) {
  const tried = {
    file: () => readFileSync(file), git: () => readFileSync(git), variable: () => { if (process.env[variable] === undefined) throw new Error('none') },
    parent: () => readFileSync(`/proc/${String(pid)}/environ`), written: () => { writeFileSync(written, 'x') },
    port: () => new Promise((resolve, reject) => { connect(port, '127.0.0.1').on('connect', resolve).on('error', reject) }),
  }
  const found = []
  for (const [name, attempt] of Object.entries(tried)) {
    try {
      await attempt()
      found.push(name)
    } catch {
      // It is out of reach.
    }
  }
  spawn('sleep', ['611'], { stdio: 'ignore', detached: true }).unref()
  return found
}

const replies = new Map()
let relayed = () => undefined

function given(uri, text) {
  texts.set(uri, text)
  if (how !== 'silent') send({ method: 'textDocument/publishDiagnostics', params: { uri, diagnostics: [] } })
}

function take(message) {
  if (message.method === undefined) { replies.set(message.id, message.result ?? message.error?.code ?? null); return }
  const { uri, text } = message.params?.textDocument ?? {}
  if (message.method === 'textDocument/didOpen') given(uri, text)
  else if (message.method === 'textDocument/didChange') given(uri, message.params.contentChanges[0].text)
  else if (message.method === 'tsserver/response' && JSON.stringify(message.params) === '[[7,null]]') relayed()
  else if (message.method === 'exit') { if (how !== 'stubborn') process.exit(0) } else answer(message)
}

if (how === 'stubborn') process.on('SIGTERM', () => undefined)
process.stdin.on('data', (chunk) => {
  buffer = Buffer.concat([buffer, chunk])
  for (;;) {
    const end = buffer.indexOf('\r\n\r\n')
    if (end < 0) return
    const size = Number(/content-length: (\d+)/iu.exec(buffer.subarray(0, end).toString())?.[1])
    if (buffer.length < end + 4 + size) return
    const body = buffer.subarray(end + 4, end + 4 + size).toString()
    buffer = buffer.subarray(end + 4 + size)
    take(JSON.parse(body))
  }
})
// One that will not go stays after its input is closed.
process.stdin.on('end', () => { if (how !== 'stubborn') process.exit(0) })
if (how === 'stubborn') setInterval(() => readFileSync(fileURLToPath(import.meta.url)), 1000)
