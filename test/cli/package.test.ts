/** What `npm pack` puts into the package: all of dist/, and nothing of the sources and tests. */
import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

test('the package holds what runs, whole, and no more', async () => {
  const { stdout } = await promisify(execFile)('npm', ['pack', '--dry-run', '--json', '--ignore-scripts', '--offline'], { cwd: root, maxBuffer: 1 << 24 })
  const [{ files }] = JSON.parse(stdout) as [{ readonly files: readonly { readonly path: string }[] }]
  const built = await readdir(`${root}dist`, { recursive: true, withFileTypes: true })
  const wanted = built.filter((one) => one.isFile()).map((one) => `${one.parentPath}/${one.name}`.slice(root.length))
  expect(files.map(({ path }) => path).sort()).toEqual([...wanted, 'CHANGELOG.md', 'LICENSE', 'README.md', 'action.yml', 'package.json'].sort())
  expect(wanted).toEqual(expect.arrayContaining(['dist/cli.js', 'dist/index.js', 'dist/demo/contract/openapi.json']))
})
