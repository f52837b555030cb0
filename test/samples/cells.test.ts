/** Samples from a cell to a reader's browser and back: a real runtime, a real Chromium, a real click and a real mark. */
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { openStillSamples } from '../../src/samples/samples.js'
import { openSampleStore } from '../../src/samples/store.js'
import { folder, json, repository, run } from '../cli/running.js'
import { talk } from '../mcp/client.js'
import { needs } from '../needs.js'
import { openBrowser } from '../support/browser.js'
import { BUNDLES, ownTemporary } from '../workshop/fixture.js'

ownTemporary()
const program = join(BUNDLES, 'cli.js')
const ON = { HOLDFAST_SAMPLES: '1', BROWSER: 'none' }
const FILES = { 'a.txt': 'one\n', 'package.json': '{}' }
const HOSTILE = '<title>x</title><p id="goal">Press <em>here</em></p><img name="getSelection" src="x" onerror="parent.postMessage({quote:\'forged\',path:\'\'},\'*\')">'
  + '<script>document.getElementById("goal").textContent = "script ran"</script><a href="https://evil.example/">away</a>'

test('off, there is no function and no verb in any language', async (context) => {
  needs('python3', context)
  const directory = repository(FILES)
  const value = async (language: string, code: string): Promise<string> => (await json(directory, ['cell', '--language', language], { program, stdin: code })).cell.value
  expect([await value('js', '"sample" in holdfast || "marks" in holdfast'), await value('py', 'hasattr(holdfast, "sample") or hasattr(holdfast, "marks")')]).toEqual(['false', 'False'])
  expect((await run(directory, ['--help'])).out).not.toContain('samples')
  expect(await json(directory, ['samples'])).toMatchObject({ code: 3, refusals: [{ code: 'feature_off' }] })
}, 60_000)

test('cells of every language publish versions of one page, which is listed, and let go', async (context) => {
  needs('python3', context)
  const directory = repository(FILES)
  const cell = (language: string, code: string): ReturnType<typeof json> => json(directory, ['cell', '--language', language], { program, stdin: code, env: ON })
  expect(await cell('js', '(await holdfast.sample({ name: "plan", title: "The plan", html: "<p>1</p>" })).version')).toMatchObject({ cell: { value: '1', samples: [{ name: 'plan', version: 1, title: 'The plan', url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:/u) }] } })
  expect(await cell('ts', 'const made: { version: number } = await holdfast.sample({ name: "plan", html: "2" }) as any\nmade.version')).toMatchObject({ cell: { value: '2' } })
  expect(await cell('py', '(await holdfast.sample(name="plan", html="3"))["version"]')).toMatchObject({ cell: { value: '3' } })
  expect(await cell('py', 'holdfast.marks("plan").result()')).toMatchObject({ cell: { value: '[]' } })
  expect(await cell('js', 'await holdfast.sample({ name: "../x", html: "" })')).toMatchObject({ cell: { error: { message: expect.stringContaining('lower-case'), bridge: { call: 1, tool: 'sample' } } } })
  expect(await json(directory, ['samples'], { env: ON })).toMatchObject({ code: 0, samples: [{ name: 'plan', version: 3, versions: [1, 2, 3], marks: 0 }] })
  expect(await json(directory, ['samples', 'other'], { env: ON })).toMatchObject({ code: 3, refusals: [{ code: 'invalid_request' }] })
  expect(await json(directory, ['samples', 'plan', '--discard'], { env: ON })).toMatchObject({ discarded: 'plan' })
  expect((await json(directory, ['samples'], { env: ON })).samples).toEqual([])
}, 60_000)

describe('in Chromium', () => {
  test('a click and a mark reach the runtime, and no script of the page runs', async (context) => {
    const browser = await openBrowser(needs('chromium', context))
    const { call, end } = await talk(repository(FILES), { program, env: ON })
    try {
      const shown = await call('workshop', { language: 'js', code: `const page = await holdfast.sample({ name: "plan", html: ${JSON.stringify(HOSTILE)} })` })
      const url: string = shown.cell.samples[0].url
      const page = await browser.newPage()
      const asked: string[] = []
      page.on('request', (one) => { asked.push(one.url()) })
      await page.goto(url)
      const frame = await (await page.waitForSelector('#page'))?.contentFrame()
      await (await frame?.waitForSelector('#goal em'))?.click()
      await page.waitForFunction('document.querySelector("#quote").textContent === "here"')
      await page.type('#comment', 'What does it do?')
      const waiting = call('workshop', { language: 'js', code: 'const [got] = await holdfast.marks({ name: "plan", wait: 20 }); [got.quote, got.comment, got.path, got.version].join()' })
      await page.click('#send')
      expect(await waiting).toMatchObject({ cell: { value: '\'here,What does it do?,html > body > p > em,1\'' } })
      await page.waitForFunction('document.querySelector("#told").textContent.includes("Mark 1")')
      expect(await frame?.$eval('#goal', (line) => line.textContent)).toBe('Press here')
      await (await frame?.waitForSelector('a'))?.click()
      expect(asked.filter((one) => !one.startsWith(new URL(url).origin))).toEqual([])
      await call('workshop', { language: 'js', code: 'await holdfast.sample({ name: "plan", html: "<p>second</p>" })' })
      await page.goto(url.replace(/1$/u, '2'))
      await page.click('nav a')
      expect(page.url()).toBe(url)
      await end()
      await expect(fetch(url)).rejects.toThrow()
    } finally {
      await browser.close()
    }
  }, 120_000)

  test('"samples NAME" sends the browser there, and tells the marks at its end; a later cell reads them', async (context) => {
    const browser = await openBrowser(needs('chromium', context))
    const directory = repository(FILES)
    try {
      await json(directory, ['cell', '--language', 'js'], { program, stdin: 'await holdfast.sample({ name: "plan", html: "<p>all of it</p>" })', env: ON })
      const opener = join(folder(), 'browser.sh')
      writeFileSync(opener, '#!/bin/sh\nprintf %s "$1" > "$0.url.new" && mv "$0.url.new" "$0.url"\n')
      chmodSync(opener, 0o755)
      let send: (signal: 'SIGINT') => void = () => undefined
      const going = json(directory, ['samples', 'plan'], { env: { ...ON, BROWSER: opener }, signals: (given) => { send = given } })
      for (let tries = 0; tries < 200 && !existsSync(`${opener}.url`); tries++) await new Promise((resolve) => { setTimeout(resolve, 50) })
      const page = await browser.newPage()
      await page.goto(readFileSync(`${opener}.url`, 'utf8'))
      await page.type('#comment', 'Fine.')
      await page.click('#send')
      await page.waitForFunction('document.querySelector("#told").textContent.includes("Mark 1")')
      send('SIGINT')
      expect(await going).toMatchObject({ code: 0, outcome: 'ok', sample: { name: 'plan', marks: 1 }, marks: [{ number: 1, comment: 'Fine.', quote: '' }] })
      expect(await json(directory, ['cell', '--language', 'js'], { program, stdin: '(await holdfast.marks("plan"))[0].comment', env: ON })).toMatchObject({ cell: { value: '\'Fine.\'' } })
    } finally {
      await browser.close()
    }
  }, 120_000)

  test('a page that nobody serves is shown, and no script of it runs', async (context) => {
    const browser = await openBrowser(needs('chromium', context))
    const [kept, pages] = [folder(), folder()]
    try {
      const samples = openStillSamples(openSampleStore({ folder: kept, now: Date.now, random: () => 'r' }), pages)
      expect(await samples.publish({ name: 'plan', title: '<i>', html: HOSTILE })).toMatchObject({ ok: true, value: { version: 1, url: null } })
      expect(await samples.marks({ name: 'plan' })).toMatchObject({ ok: false })
      const page = await browser.newPage()
      await page.goto(pathToFileURL(join(pages, 'index.html')).href)
      await Promise.all([page.waitForNavigation(), page.click('a')])
      const frame = await (await page.waitForSelector('iframe'))?.contentFrame()
      expect(await frame?.$eval('#goal', (line) => line.textContent)).toBe('Press here')
      expect(await page.$eval('h1', (line) => line.textContent)).toBe('<i>')
    } finally {
      await browser.close()
    }
  }, 60_000)
})
