/**
 * The workflows to be linted, laid out as a repository in a temporary folder: our own, and the examples with a commit id where
 * they say OWNER and COMMIT (no linter accepts those words, and no id that we could write there would stay true).
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { files, root } from './lib.mjs'

/** The name under which the examples name this action once laid out. */
export const ACTION = 'owner/holdfast'

/** Lays the workflows out until this process ends; returns the folder and the relative paths of what to lint. */
export function layOut() {
  const place = mkdtempSync(join(tmpdir(), 'holdfast-lint-'))
  process.on('exit', () => rmSync(place, { recursive: true, force: true }))
  mkdirSync(join(place, '.github/workflows'), { recursive: true })
  // actionlint takes a folder with .git for a repository, and looks for `uses: ./` from there.
  mkdirSync(join(place, '.git'))
  for (const file of ['action.yml', '.github/actionlint.yaml']) cpSync(join(root, file), join(place, file))
  mkdirSync(join(place, 'dist'))
  writeFileSync(join(place, 'dist/index.js'), '')

  const own = files(join(root, '.github/workflows')).map((name) => [`.github/workflows/${name}`, name])
  const examples = files(join(root, '.github/examples')).map((name) => [`.github/examples/${name}`, `example-${name}`])
  const laid = [...own, ...examples].map(([from, name]) => {
    const text = readFileSync(join(root, from), 'utf8').replaceAll('OWNER/holdfast@COMMIT', `${ACTION}@${'0'.repeat(40)} # v0.0.0`)
    writeFileSync(join(place, '.github/workflows', name), text)
    return `.github/workflows/${name}`
  })
  return { place, sources: ['action.yml', ...laid] }
}
