import type { LineAnchor } from '../text/anchor.js'

/** A position as written; `hash` is there when it was `N#hhhh`. */
export interface Position {
  readonly n: number
  readonly hash?: LineAnchor['hash']
}

/** Returns how a position is written. */
export function positionText(position: Position): string | number {
  return position.hash === undefined ? position.n : `${String(position.n)}#${position.hash}`
}
