/** What foreign code is started behind: the words between those who start programs and those who wall them in (spec page 8.3). */
import type { Refusal } from './refusal.js'

export interface ProgramRequest {
  readonly program: string
  readonly arguments: readonly string[]
  readonly directory: string
  readonly environment: Readonly<Record<string, string>>
}

/** The most that a walled program and whatever it starts may use. */
export interface WallLimits {
  /** Bytes: of every process by itself, which is told so, and of all together, which are ended. */
  readonly memory: number
  /** Seconds of CPU: of every process by itself and of all together. */
  readonly seconds: number
  readonly processes: number
  /** Bytes of one file. */
  readonly fileSize: number
  /** Bytes of all files in the scratch folder together; who takes more is ended. */
  readonly disk: number
  readonly openFiles: number
}

/** What a walled program may see and use; everything else is away. */
export interface Grants {
  /** Seen read-only, under the same path, without the `.git` folders in it. */
  readonly workspace: string
  /** Seen and written, under the same path; its home and its folder for temporary files. */
  readonly scratch: string
  /** Further files and folders that are seen read-only: runtimes outside the system's folders. */
  readonly readable: readonly string[]
  /** Names of variables of the request that are let through besides `PATH`, the locale and the time zone. */
  readonly variables?: readonly string[]
  readonly limits: WallLimits
}

export type Tier = 'bubblewrap' | 'namespaces' | 'landlock' | 'none'

/** What a self-test inside the walls found of one property: by trying, never by looking at what was asked for. */
export interface WallProbe {
  readonly property: string
  readonly holds: boolean
  /** What was tried and what came of it. */
  readonly detail: string
}

export interface IsolationReport {
  readonly tier: Tier
  /** A sentence for every property that does not hold; empty where everything does. */
  readonly missing: readonly string[]
  readonly selfTest: readonly WallProbe[]
}

/** A program behind walls. */
export interface Enclosed {
  /** What is to be started in place of the program. Ending it ends everything behind the walls. */
  readonly request: ProgramRequest
  readonly report: IsolationReport
  /** Waits until nothing is left behind the walls and gives the scratch folder back; to be called once, when the program has ended. */
  readonly release: () => Promise<void>
}

export interface Walls {
  /** Returns a program behind the strongest walls that hold here, or why there are none. Refuses: isolation_unavailable. */
  readonly enclose: (program: ProgramRequest, grants: Grants) => Promise<Enclosed | Refusal>
}
