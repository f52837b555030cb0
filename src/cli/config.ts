/** `config check`: judges a policy file before it is on the default branch. */
import { join } from 'node:path'
import { parsePolicy } from '../policy/parse.js'
import { POLICY_PATH } from '../policy/rules.js'
import { readBytes } from './document.js'
import { toldRefused, type Call, type Told } from './own-verb.js'

function judge(path: string, bytes: Uint8Array): Told {
  const policy = parsePolicy(path, bytes)
  if (!policy.ok) return toldRefused(...policy.refusals)
  return { answer: { outcome: 'ok', config: { path, present: true } }, text: `${path} is a valid policy.` }
}

/** Returns what is wrong with a policy file. Refuses: missing_file, and what `parsePolicy` refuses. */
export async function runConfig({ operands: [, file], world, withLocal }: Call): Promise<Told> {
  if (file !== undefined) {
    const bytes = await readBytes(file, world)
    return typeof bytes === 'string' ? toldRefused({ code: 'missing_file', path: file }) : judge(file, bytes)
  }
  return withLocal(async ({ root }) => {
    const bytes = await readBytes(join(root, POLICY_PATH), world)
    if (typeof bytes !== 'string') return judge(POLICY_PATH, bytes)
    return { answer: { outcome: 'ok', config: { path: POLICY_PATH, present: false } }, text: `There is no ${POLICY_PATH}: the built-in rules hold.` }
  })
}
