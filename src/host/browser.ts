/** Sends the reader's browser to an address, where there is one to send. */
import { spawn } from 'node:child_process'

type Environment = Readonly<Record<string, string | undefined>>

/** Returns the program and words that open an address, or null where no browser is to be had; `BROWSER` names one, or is `none`. */
function openerOf(environment: Environment, platform: string): readonly [string, ...string[]] | null {
  const own = environment['BROWSER'] ?? ''
  if (own !== '') return own === 'none' ? null : [own]
  if (platform === 'darwin') return ['open']
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler']
  return (environment['DISPLAY'] ?? environment['WAYLAND_DISPLAY'] ?? '') === '' ? null : ['xdg-open']
}

/** Opens an address; a browser that cannot be started is passed over, since the address is told besides. */
export function openInBrowser(address: string, environment: Environment): void {
  const opener = openerOf(environment, process.platform)
  if (opener === null) return
  const [program, ...words] = opener
  const child = spawn(program, [...words, address], { detached: true, stdio: 'ignore', env: environment })
  child.on('error', () => undefined)
  child.unref()
}
