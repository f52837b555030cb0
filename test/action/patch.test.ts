/** A patch in a comment: where it is switched on, and what the whole way makes of files that come, go and move. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { fileAnchor } from '../../src/text/anchor.js'
import { BRANCH, cards, comment, REPOSITORY, run, stage, TEXT } from './rig.js'

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const fa = (text: string): string => fileAnchor(new TextEncoder().encode(text), sha256)

function body(patch: string, verb = 'apply'): string {
  return `/holdfast ${verb}\r\n\r\n\`\`\`holdfast\r\n${patch.replaceAll('\n', '\r\n')}\`\`\`\r\n`
}

const PATCH = `file src/a.txt ${fa(TEXT)}
move 2..3 to note.txt end
replace 5
+FIVE
file note.txt ${fa('note\n')}
move file src/a.txt ${fa(TEXT)} to lib/a.txt
delete file src/b.txt ${fa('b\n')}
create file New/c.txt
+c
`

const ON = { inputs: { 'anchor-patch': '1' } }

test('a patch is refused by name where it is off', async () => {
  const { double, number } = await stage()
  try {
    const ran = await run(double, (await comment(double, number, body(PATCH))).event)
    expect([ran.outputs['outcome'], ran.outputs['refusals']]).toEqual(['refused', '["feature_off"]'])
    expect(cards(double, number)[0]?.body).toContain('HOLDFAST_ANCHOR_PATCH')
  } finally {
    await double.close()
  }
})

test('a patch creates, deletes, moves and edits in one commit, and its undo takes all of it back', async () => {
  const { double, number } = await stage()
  try {
    const files = async (): Promise<Record<string, string | undefined>> => Object.fromEntries(await Promise.all(
      ['src/a.txt', 'src/b.txt', 'note.txt', 'lib/a.txt', 'New/c.txt'].map(async (path) => [path, (await double.readFile(REPOSITORY, BRANCH, path))?.content.toString()] as const)))
    const before = await files()
    const ran = await run(double, (await comment(double, number, body(PATCH))).event, ON)
    expect([ran.outputs['outcome'], ran.outputs['changed-files']]).toEqual(['applied', '4'])
    expect(await files()).toEqual({ 'src/a.txt': undefined, 'src/b.txt': undefined, 'note.txt': 'note\ntwo\nthree\n', 'lib/a.txt': 'one\nfour\nFIVE\n', 'New/c.txt': 'c\n' })
    const clash = await run(double, (await comment(double, number, body('create file new/c.txt\n+x\n'))).event, ON)
    expect(clash.outputs['refusals']).toBe('["case_collision"]')
    const undone = await run(double, (await comment(double, number, `/holdfast undo ${ran.outputs['receipt-id'] ?? ''}`)).event, ON)
    expect(undone.outputs['outcome']).toBe('applied')
    expect(await files()).toEqual(before)
    expect(double.violations).toEqual([])
  } finally {
    await double.close()
  }
})
