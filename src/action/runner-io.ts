/** What a run tells the runner, as a port; the real one speaks through the toolkit. */
import * as core from '@actions/core'

export interface RunnerIo {
  /** Returns an input as it stands, "" when it is not given. */
  getInput(name: string): string
  setOutput(name: string, value: string): void
  setSecret(value: string): void
  info(message: string): void
  warning(message: string): void
  error(message: string): void
  writeSummary(markdown: string): Promise<void>
}

/** Returns the runner that started this process. */
export function realRunner(): RunnerIo {
  return {
    getInput: (name) => core.getInput(name, { trimWhitespace: false }),
    setOutput: (name, value) => core.setOutput(name, value),
    setSecret: (value) => core.setSecret(value),
    info: (message) => core.info(message),
    warning: (message) => core.warning(message),
    error: (message) => core.error(message),
    writeSummary: async (markdown) => { await core.summary.addRaw(markdown).write() },
  }
}
