/** The examples that help shows, run word for word in the order in which they stand, in one repository. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseCommandLine } from '../../src/cli/command-line.js'
import { verbsUnder } from '../../src/cli/verbs.js'
import { readSwitches } from '../../src/base/settings.js'
import { EXAMPLES } from '../../src/commands/examples.js'
import { layOut } from '../language/sidecar.js'
import { anchorOf, changeSet, git, json, put, repository, run, type Answered } from './running.js'

const FILES = {
  'src/retry.ts': 'export const name = \'retry\'\nexport const retries = 2\nexport const pause = 100\n',
  'src/app.ts': 'import { retries } from \'./retry.js\'\nexport const verbose = retries > 1\nexport function start(): number { return retries }\nstart()\n',
  'tsconfig.json': '{ "compilerOptions": { "strict": true, "module": "nodenext" }, "include": ["src"] }\n',
  'test/app.test.ts': 'export {}\n', 'notes.md': '# Notes\n', 'other.txt': 'one\ntwo\n', 'third.txt': 'three\n', 'package.json': '{ "type": "module" }\n',
}
const DIFF = '--- a/third.txt\n+++ b/third.txt\n@@ -1 +1,2 @@\n three\n+four\n'

/** Verbs whose examples start something that does not end, or need a network, a terminal or what is not here: they are only read. */
const READ_ONLY = ['doctor', 'demo', 'mcp', 'lsp', 'cell', 'workshop', 'samples', 'completion', 'import']

const switches = readSwitches({})
const { verbs, absent } = verbsUnder(switches)

/** Returns the words of a line as a shell splits them, variables filled in. */
function words(line: string, variables: Readonly<Record<string, string>>): string[] {
  const filled = line.replace(/\$([A-Z]+)\b/gu, (_, name: string) => variables[name] ?? `no ${name}`)
  return [...filled.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/gu)].map(([, double, single, bare]) => double ?? single ?? bare ?? '')
}

/** Returns the words of every `holdfast` in a line, up to what ends a command. */
function commands(line: string): string[][] {
  return [...line.matchAll(/\bholdfast ([^|<>)]*)/gu)].map(([, rest = '']) => words(rest, { PLAN: `cs-${'0'.repeat(12)}`, RECEIPT: `hr-${'0'.repeat(12)}`, TX: 'tx-0' }))
}

test('every verb that is there has an example, and every example is of a verb that is known', () => {
  for (const { verb } of verbs) expect(EXAMPLES[verb] ?? [], verb).not.toEqual([])
  const known = [...verbs, ...absent].map(({ verb }) => verb)
  for (const verb of Object.keys(EXAMPLES)) expect(known).toContain(verb)
})

let laid: ReturnType<typeof layOut>
beforeAll(() => { laid = layOut() })
afterAll(() => { laid.remove() })

describe('help by example', () => {
  test.each(verbs.map(({ verb }) => verb))('of %s has lines that are command lines', async (verb) => {
    const { out } = await run('/', [verb, '--help'])
    for (const { does, lines: [first = ''] } of EXAMPLES[verb] ?? []) {
      expect(out).toContain(`  # ${does}\n  ${first}\n`)
      expect(commands(first)).not.toEqual([])
      for (const argv of commands(first)) expect(parseCommandLine(argv, { verbs, absent, switches, width: 80 }).line).toMatchObject({ kind: 'run' })
    }
  })

  test('runs as it stands', { timeout: 120_000 }, async () => {
    const directory = repository(FILES)
    git(directory, 'branch', 'next')
    writeFileSync(join(directory, 'change.json'), changeSet({ 'other.txt': await anchorOf(directory, 'other.txt') }, 'ONE'))
    const variables: Record<string, string> = {}
    const circumstances = { program: laid.program }
    let made = 0
    /** Puts what an example takes for granted where it is: a plan or receipt of its own, and files as the branch has them. */
    const prepare = async (line: string): Promise<void> => {
      if (line.startsWith('holdfast tx')) return
      git(directory, 'add', '-A', '--', 'src', 'notes.md', 'other.txt', 'third.txt')
      git(directory, 'commit', '-q', '--allow-empty', '-m', 'meanwhile')
      const stdin = changeSet({ 'third.txt': await anchorOf(directory, 'third.txt') }, `line ${String(++made)}`)
      if (line.startsWith('holdfast discard')) variables['PLAN'] = (await json(directory, ['preview'], { stdin }))['plan'].id as string
      if (line.startsWith('holdfast undo')) variables['RECEIPT'] = (await json(directory, ['apply', ...(line.includes('--commit') ? ['--commit'] : [])], { stdin }))['receipt'].id as string
    }
    const remember = ({ plan, receipt, transaction }: Answered): void => {
      if (plan?.id !== undefined) variables['PLAN'] = plan.id as string
      if (receipt?.id !== undefined) variables['RECEIPT'] = receipt.id as string
      if (transaction?.id !== undefined) variables['TX'] = transaction.id as string
    }
    for (const [verb, examples] of Object.entries(EXAMPLES)) {
      if (READ_ONLY.includes(verb)) continue
      for (const { lines } of examples) {
        const commandsOf = lines.filter((line) => line.startsWith('holdfast'))
        const document = lines.slice(1, -1).join('\n')
        for (const line of commandsOf) {
          await prepare(line)
          const argv = words(line.replace(/^holdfast /u, '').replace(/ (?:<<|>).*$/u, ''), variables).filter((word) => word !== '--json')
          const answer = await json(directory, argv, { ...circumstances, ...(line.endsWith('<<\'JSON\'') ? { stdin: document } : {}) })
          expect(answer['code'], `${line}\n${JSON.stringify(answer)}`).toBe(0)
          remember(answer)
        }
      }
    }
    put(directory, 'fix.diff', DIFF)
    git(directory, 'checkout', '-q', '--', '.')
    put(directory, 'third.txt', 'three\n')
    const { changeset } = await json(directory, ['import', 'fix.diff'])
    expect(await json(directory, ['apply'], { stdin: JSON.stringify(changeset) })).toMatchObject({ code: 0, outcome: 'applied' })
  })
})
