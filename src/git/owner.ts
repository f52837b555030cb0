/** Whose plans and receipts these are, as refs name them (spec page 2.7). */

/** Returns `local/<worktree>`. The main working tree is `main`; a linked one that git calls `main` is spelt so as not to be it. */
export function localOwner(worktree: string | null): string {
  if (worktree === null) return 'local/main'
  return worktree === 'main' ? 'local/%6Dain' : `local/${encodeURIComponent(worktree)}`
}

/** Returns the ref that holds the receipts of an owner. */
export function receiptsRef(owner: string): string {
  return `refs/holdfast/receipts/${owner}`
}

/** Returns the ref that holds what is kept of an owner: `plans` or `transactions`. */
export function keptRef(name: string, owner: string): string {
  return `refs/holdfast/${name}/${owner}`
}
