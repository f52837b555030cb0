/** What a cell reaches its host by: `holdfast.inspect`, `holdfast.tool`, `holdfast.agent`, `display`, and where they are on `holdfast.sample` and `holdfast.marks`. */

type Say = (frame: Readonly<Record<string, unknown>>) => void

export interface Bridge {
  /** What cells find under these names; the same objects in every cell. */
  readonly globals: Readonly<Record<string, unknown>>
  /** Begins a cell: its calls are counted from one. */
  begin(): void
  answer(n: number, ok: boolean, value: unknown): void
}

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
  readonly error: Error
}

function words(value: unknown): string {
  return typeof value === 'string' ? value : 'the call failed'
}

export function openBridge(say: Say, samples: boolean): Bridge {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let ordinal = 0

  const call = (kind: string, tool: string, args: unknown): Promise<unknown> => {
    const n = ++last
    const own = ++ordinal
    // Made here, where the stack has the line of the cell, and filled in when the answer comes.
    const error = Object.assign(new Error(`bridge call ${String(own)} (${tool})`), { name: 'BridgeError', bridge: { call: own, tool } })
    return new Promise((resolve, reject) => {
      waiting.set(n, { resolve, reject, error })
      try {
        say({ t: 'call', n, ordinal: own, kind, tool, args: args ?? {} })
      } catch (problem) {
        waiting.delete(n)
        error.message = `bridge call ${String(own)} to ${tool} failed: its arguments are no JSON (${problem instanceof Error ? problem.message : ''})`
        reject(error)
      }
    })
  }
  const show = (kind: string, data: unknown): void => { say({ t: 'display', kind, data }) }
  const display = Object.assign((value: unknown) => { show(typeof value === 'string' ? 'text' : 'json', value) }, {
    text: (text: unknown) => { show('text', String(text)) },
    json: (value: unknown) => { show('json', value) },
    markdown: (text: unknown) => { show('markdown', String(text)) },
    table: (rows: unknown) => { show('table', rows) },
    file: (path: unknown) => { show('file', String(path)) },
  })
  return {
    globals: {
      display,
      holdfast: Object.freeze({
        display,
        /** Asks a tool that only looks; a path alone reads that file. */
        inspect: (tool: unknown, args?: unknown) => (args === undefined ? call('inspect', 'read', { path: String(tool) }) : call('inspect', String(tool), args)),
        tool: (tool: unknown, args?: unknown) => call('tool', String(tool), args),
        agent: (args?: unknown) => call('agent', 'agent', args),
        ...(samples ? {
          /** Publishes a page; the same name again is its next version. */
          sample: (args: unknown) => call('sample', 'sample', args),
          /** Gets what readers marked on the pages of a name, and waits for it where `wait` says how many seconds. */
          marks: (args: unknown) => call('sample', 'marks', typeof args === 'string' ? { name: args } : args),
        } : {}),
      }),
    },
    begin: () => { ordinal = 0 },
    answer: (n, ok, value) => {
      const one = waiting.get(n)
      waiting.delete(n)
      if (one === undefined) return
      if (ok) one.resolve(value)
      else {
        one.error.message = `${one.error.message} failed: ${words(value)}`
        one.reject(one.error)
      }
    },
  }
}
