/** Everything that a run of the action touches, as one argument: thousands of runs fit into one process. */
import { readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { defaults } from '@actions/github/lib/utils'
import type { Sha256 } from '../base/digest.js'
import type { Push } from '../forge/by-push.js'
import { now } from '../host/clock.js'
import { readInside } from '../host/inside.js'
import { sha256 } from '../host/sha256.js'
import { openCells, openCheckouts, openPush, type OpenCells, type OpenCheckout } from '../wiring.js'
import { realRunner, type RunnerIo } from './runner-io.js'

export interface World {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly fetch: typeof globalThis.fetch
  /** Milliseconds since the epoch. */
  readonly now: () => number
  readonly readFile: (path: string) => Promise<string>
  /** Reads a file of a folder that strangers may have filled, as `readInside` does. */
  readonly readInside: (folder: string, path: string) => Promise<string>
  readonly writeFile: (path: string, text: string) => Promise<void>
  readonly runner: RunnerIo
  readonly sha256: Sha256
  /** Pushes with git. */
  readonly push: Push
  /** Opens language services over the checkout in a directory. */
  readonly openCheckout: OpenCheckout
  /** Opens what runs cells over the checkout in a directory. */
  readonly openCells: OpenCells
  /** Milliseconds that stand for a second of waiting between repeats; 1000 unless a test is in a hurry. */
  readonly pause?: number
}

/** Returns the toolkit's `fetch`, which goes through the proxy that a self-hosted runner names in its environment. */
function proxiedFetch(): typeof globalThis.fetch {
  return (defaults.request?.fetch as typeof globalThis.fetch | undefined) ?? globalThis.fetch
}

/** Returns the world of this process. */
export function hostWorld(): World {
  return {
    env: process.env, fetch: proxiedFetch(), now, sha256, runner: realRunner(),
    push: openPush({ environment: process.env, now }),
    openCells: openCells({ environment: process.env, bundles: dirname(process.argv[1] ?? '') }),
    openCheckout: openCheckouts({ environment: process.env, bundles: dirname(process.argv[1] ?? '') }),
    readFile: (path) => readFile(path, 'utf8'), readInside,
    writeFile: (path, text) => writeFile(path, text),
  }
}
