/**
 * A real browser for pages: Debian's Chromium, headless, driven by puppeteer-core.
 *
 *     const browser = await openBrowser(needs('chromium', context))
 *     try {
 *       const page = await browser.newPage()
 *     } finally {
 *       await browser.close()
 *     }
 *
 * It resolves no name: a page that asks for anything but a number of loopback gets nothing.
 */
import { launch, type Browser } from 'puppeteer-core'

/** Returns a headless browser with a profile of its own, which is gone when it is closed. `program` is Chromium's path. */
export function openBrowser(program: string): Promise<Browser> {
  return launch({
    executablePath: program,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--no-first-run', '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1', '--disable-background-networking'],
  })
}
