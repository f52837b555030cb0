// What a cell in JavaScript can try. Its argument is a file of places; whatever it can read it prints, whatever it does it does.
const fs = require('node:fs')
const net = require('node:net')
const path = require('node:path')
const { spawn, execFileSync } = require('node:child_process')
const given = JSON.parse(fs.readFileSync(process.argv[2], 'utf8'))
const attempt = (body) => { try { return body() } catch (problem) { return String(problem.code) } }
const show = (body) => attempt(() => { process.stdout.write(`${String(body())}\n`) })

const trials = {
  read() {
    show(() => JSON.stringify(process.env))
    for (const file of given.files) show(() => fs.readFileSync(file, 'latin1'))
    for (const pid of attempt(() => fs.readdirSync('/proc').filter((name) => /^\d+$/u.test(name))).concat(given.pids)) {
      show(() => fs.readFileSync(`/proc/${pid}/environ`, 'latin1'))
      for (const file of given.files) show(() => fs.readFileSync(`/proc/${pid}/root${file}`, 'latin1'))
    }
    for (let number = 3; number < 64; number++) {
      show(() => { const bytes = Buffer.alloc(4096); return bytes.toString('latin1', 0, fs.readSync(number, bytes, 0, 4096, 0)) })
    }
  },
  write() {
    for (const file of given.targets) {
      attempt(() => { fs.appendFileSync(file, 'BROKEN=1\n') })
      attempt(() => { fs.chmodSync(file, 0o4777) })
      attempt(() => { fs.truncateSync(file, 1) })
      attempt(() => { fs.renameSync(file, `${file}.gone`) })
    }
    for (const folder of given.folders) attempt(() => { fs.writeFileSync(path.join(folder, 'js-was-here'), '') })
    given.targets.forEach((file, index) => {
      attempt(() => { fs.linkSync(file, `hard-${index}`); fs.appendFileSync(`hard-${index}`, 'BROKEN=1\n') })
      attempt(() => { fs.symlinkSync(file, `soft-${index}`); fs.appendFileSync(`soft-${index}`, 'BROKEN=1\n') })
    })
  },
  network() {
    const places = [{ host: '127.0.0.1', port: given.port }, { host: '::1', port: given.port6 }, { path: given.socket }, { path: `\0${given.abstract}` }]
    for (const place of places) attempt(() => { net.connect(place).on('error', () => undefined).end('canary') })
    setTimeout(() => process.exit(), 500)
  },
  signal() {
    for (const pid of given.pids) attempt(() => { process.kill(pid, 'SIGKILL') })
    // Whoever stops what watches it is not watched.
    if (process.argv[4] === 'walled') for (const pid of [1, process.ppid]) attempt(() => { process.kill(pid, 'SIGSTOP') })
  },
  root() {
    show(() => fs.readFileSync(given.owned, 'latin1'))
    show(() => execFileSync('sudo', ['-n', 'cat', given.owned], { encoding: 'latin1', stdio: ['ignore', 'pipe', 'ignore'] }))
  },
  processes() {
    let started = 0
    const more = () => {
      const child = spawn('/bin/sleep', ['4'], { stdio: 'ignore' })
      child.on('error', () => undefined)
      if (child.pid !== undefined) started++
      if (child.pid !== undefined && started < given.many) setImmediate(more)
      else { console.log(`count ${started}`); process.exit() }
    }
    more()
  },
  memory() {
    let size = 0
    const kept = []
    try { while (size < given.memory) { kept.push(Buffer.alloc(16 << 20, 1)); size += 16 << 20 } } catch { kept.length = 1 }
    console.log(`count ${size}`)
  },
  size() {
    const file = fs.openSync('large', 'w')
    let size = 0
    process.on('SIGXFSZ', () => undefined)
    try { while (size < given.bytes) size += fs.writeSync(file, Buffer.alloc(4 << 20)) } catch { /* Because that is the limit. */ }
    console.log(`count ${size}`)
  },
  disk() {
    const bytes = Buffer.alloc(16 << 20)
    try {
      for (let total = 0; total < given.disk;) {
        const file = fs.openSync(`part-${total}`, 'w')
        total += fs.writeSync(file, bytes)
        if (total % (32 << 20) === 0) fs.unlinkSync(`part-${total - bytes.length}`)
        fs.writeSync(1, `count ${total}\n`)
      }
    } catch { /* Because that is the limit. */ }
  },
  flood() {
    for (;;) fs.writeSync(1, 'x'.repeat(1 << 16))
  },
  remain() {
    spawn('/bin/sh', ['-c', `trap '' TERM HUP INT; while :; do echo ${given.mark} >/dev/null; sleep 0.1; done`, given.mark], { detached: true, stdio: 'ignore' }).unref()
    setTimeout(() => process.exit(), 100)
  },
}
trials[process.argv[3]]()
