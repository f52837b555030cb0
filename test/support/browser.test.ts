import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { needs } from '../needs.js'
import { openBrowser } from './browser.js'

test('the browser of the tests reaches loopback by number and nothing by name', async (context) => {
  const browser = await openBrowser(needs('chromium', context))
  const server = createServer((_, answer) => answer.end('<p>here</p>')).listen(0, '127.0.0.1')
  try {
    await new Promise((resolve) => server.once('listening', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${String(port)}/`)
    expect(await page.$eval('p', (line) => line.textContent)).toBe('here')
    await expect(page.goto(`http://localhost:${String(port)}/`)).rejects.toThrow('ERR_NAME_NOT_RESOLVED')
  } finally {
    await browser.close()
    server.close()
  }
}, 60_000)
