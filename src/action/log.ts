/**
 * The one writer to the runner's log. The runner obeys lines that begin with `::` after blanks, and `##[` anywhere in a line; it
 * splits lines at more than LF. Whatever text comes here, no line of it can be such a command.
 */
import { showHidden } from '../text/visible.js'
import type { RunnerIo } from './runner-io.js'

export interface Log {
  readonly info: (message: string) => void
  readonly warning: (message: string) => void
  readonly error: (message: string) => void
}

const LINE_END = /\r\n|[\n\r\u000b\u000c\u0085\u2028\u2029]/u

/** Returns the text in lines that the runner takes for nothing but text: each begins with a bar, `##[` is taken apart. @internal */
export function defuse(text: string): string {
  return text.split(LINE_END).map((line) => `| ${showHidden(line).replaceAll('##[', '# #[').replaceAll('::', ': :')}`).join('\n')
}

/** Returns the text as one line that an annotation shows, without what the runner obeys. */
function annotated(text: string): string {
  return text.split(LINE_END).map((line) => showHidden(line).replaceAll('##[', '# #[').replaceAll('::', ': :')).join(' / ')
}

/** Returns the log of a run. */
export function openLog(runner: RunnerIo): Log {
  return {
    info: (message) => runner.info(defuse(message)),
    warning: (message) => runner.warning(annotated(message)),
    error: (message) => runner.error(annotated(message)),
  }
}
