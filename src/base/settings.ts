/** Limits of spec page 2.5; the policy file may raise them, a comment may not. */
export interface Limits {
  /** Files in a set. */
  readonly files: number
  /** Hunks in one file. */
  readonly hunksPerFile: number
  /** Hunks in a set. */
  readonly hunks: number
  /** Sum of the after-images, in bytes. */
  readonly stagedBytes: number
  /** Diff lines shown. */
  readonly diffLines: number
  /** Plans retained per owner. */
  readonly plans: number
  /** Transactions open per owner. */
  readonly transactions: number
  /** Lifetime of a retained plan, and of a transaction after its last call, in milliseconds. */
  readonly planLifetime: number
  /** Tokens (four bytes each, rounded up) that one read returns. */
  readonly readTokens: number
}

/** The limits of hand-written sets. */
export const HAND_WRITTEN: Limits = {
  files: 16, hunksPerFile: 32, hunks: 128, stagedBytes: 4 * 1024 * 1024, diffLines: 240, plans: 16, transactions: 16,
  planLifetime: 30 * 60_000, readTokens: 10_000,
}

/** The limits of sets that a tool computes: refactors, directory moves, undo and suggestions. */
export const COMPUTED: Limits = {
  ...HAND_WRITTEN, files: 1000, hunksPerFile: Number.MAX_SAFE_INTEGER, hunks: Number.MAX_SAFE_INTEGER,
  stagedBytes: 64 * 1024 * 1024,
}

/** Returns these limits with the sizes of a computed set where they are larger. */
export function computedLimits(limits: Limits): Limits {
  const larger = (name: 'files' | 'hunksPerFile' | 'hunks' | 'stagedBytes'): number => Math.max(limits[name], COMPUTED[name])
  return { ...limits, files: larger('files'), hunksPerFile: larger('hunksPerFile'), hunks: larger('hunks'), stagedBytes: larger('stagedBytes') }
}

/** The switches of spec page 2.8, in the order of its table. */
export interface Switches {
  readonly changeReceipts: boolean
  readonly editHunks: boolean
  readonly lineAnchors: boolean
  readonly anchorPatch: boolean
  readonly changeSet: boolean
  readonly lsp: boolean
  readonly workshop: boolean
  readonly samples: boolean
}

export type SwitchName = keyof Switches

/** The environment variable, the input of the action and the default of every switch. */
export const SWITCHES: { readonly [name in SwitchName]: { readonly variable: string; readonly input: string; readonly on: boolean } } = {
  changeReceipts: { variable: 'HOLDFAST_CHANGE_RECEIPTS', input: 'change-receipts', on: true },
  editHunks: { variable: 'HOLDFAST_EDIT_HUNKS', input: 'edit-hunks', on: true },
  lineAnchors: { variable: 'HOLDFAST_LINE_ANCHORS', input: 'line-anchors', on: true },
  anchorPatch: { variable: 'HOLDFAST_ANCHOR_PATCH', input: 'anchor-patch', on: false },
  changeSet: { variable: 'HOLDFAST_CHANGESET', input: 'changesets', on: true },
  lsp: { variable: 'HOLDFAST_LSP', input: 'lsp', on: true },
  workshop: { variable: 'HOLDFAST_WORKSHOP', input: 'workshop', on: true },
  samples: { variable: 'HOLDFAST_SAMPLES', input: 'samples', on: false },
}

/** Returns what the value of a switch says: null for none, and for one that says neither. */
function saidOf(value: string | undefined): boolean | null {
  const word = value?.trim().toLowerCase() ?? ''
  return ['1', 'true', 'on', 'yes'].includes(word) ? true : ['0', 'false', 'off', 'no'].includes(word) ? false : null
}

/** Returns a sentence for each switch of the environment whose value says neither on nor off: one that somebody relies on is not passed over. */
export function oddSwitches(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.values(SWITCHES).flatMap(({ variable }) => {
    const value = environment[variable]?.trim() ?? ''
    return value === '' || saidOf(value) !== null ? [] : [`${variable} is "${value}", and must be 1 or 0`]
  })
}

/** Returns the switches that an environment sets: `1`/`true`/`on`/`yes` and `0`/`false`/`off`/`no`; anything else leaves the default. */
export function readSwitches(environment: Readonly<Record<string, string | undefined>>): Switches {
  const read = (name: SwitchName): boolean => saidOf(environment[SWITCHES[name].variable]) ?? SWITCHES[name].on
  const changeReceipts = read('changeReceipts')
  const editHunks = read('editHunks')
  return {
    changeReceipts, editHunks, lineAnchors: read('lineAnchors'), anchorPatch: read('anchorPatch'),
    changeSet: changeReceipts && editHunks && read('changeSet'),
    lsp: read('lsp'), workshop: read('workshop'), samples: read('samples'),
  }
}

/** What new syntax errors do to a set (spec page 8.1): refuse it, stand in its receipt, or are not looked for. */
export const SYNTAX_MODES = ['refuse', 'warn', 'off'] as const

export type SyntaxMode = (typeof SYNTAX_MODES)[number]
