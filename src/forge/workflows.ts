/** Which workflows will not start, because commits made with the workflow's own token start none. */
import type { Facts } from './opening.js'

/** The login of the workflow's own token, without `[bot]`. */
export const OWN_TOKEN = 'github-actions'
const STARTED_BY_COMMITS = /^\s*(?:-\s*)?["']?(?:push|pull_request)["']?\s*:?\s*(?:#.*)?$|^\s*["']?on["']?\s*:.*\b(?:push|pull_request)\b/mu

/** Returns the `not_started` member of a receipt, or nothing when every workflow starts as usual or the token's owner is unknown. */
export function notStarted({ viewer, workflows }: Facts): { readonly not_started?: string[] } {
  if (viewer?.login.replace(/\[bot\]$/u, '') !== OWN_TOKEN) return {}
  const files = workflows.filter(({ name, text }) => /\.ya?ml$/u.test(name) && STARTED_BY_COMMITS.test(text))
  return files.length === 0 ? {} : { not_started: files.map(({ name }) => `.github/workflows/${name}`) }
}
