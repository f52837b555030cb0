/** A failing environment: network, disk, a foreign process. Never a judgement about the request. */
export class Fault extends Error {
  override readonly name = 'Fault'
  /** Whether doing the same again may succeed without a human. */
  readonly retryable: boolean

  constructor(message: string, options: { readonly retryable?: boolean; readonly cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.retryable = options.retryable ?? false
  }
}

/** A mistake of ours: a state that the code promises cannot occur. */
export class Bug extends Error {
  override readonly name = 'Bug'
}

/** Throws `Bug` unless `condition` holds. */
export function invariant(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Bug(what)
}

/** Returns `value`, which the caller knows to be present. Throws `Bug` when it is not. */
export function present<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Bug(`${what} is absent`)
  return value
}
