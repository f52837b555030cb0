#!/usr/bin/env node
/**
 * Writes the generated sections of README.md anew, or with `--check` tells which are stale. A section stands between
 * `<!-- generated: NAME -->` and `<!-- end -->`; what goes there comes from the code that it describes:
 *
 *     inputs, outputs      action.yml
 *     syntax               the table of src/syntax/languages.ts, built
 *     all others           `referenceSections()` of src/commands/reference.ts, built (`npm run build`)
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'yaml'
import { root } from './lib.mjs'

const readme = join(root, 'README.md')
const check = process.argv.includes('--check')
const text = existsSync(readme) ? readFileSync(readme, 'utf8') : ''
const sections = { ...actionSections(), ...await referenceSections(), ...await syntaxSection() }

const stale = []
const unknown = []
const next = text.replace(/(<!-- generated: (\S+) -->\n)([\s\S]*?)(<!-- end -->)/gu, (whole, open, name, old, close) => {
  const section = sections[name]
  if (section === undefined) unknown.push(name)
  else if (old !== `\n${section}\n\n`) stale.push(name)
  return section === undefined ? whole : `${open}\n${section}\n\n${close}`
})
for (const name of unknown) console.error(`generate: README.md has a section ${name}, which nothing generates (npm run build first?)`)
if (check) for (const name of stale) console.error(`generate: README.md, section ${name} is stale; npm run generate`)
if (!check && stale.length > 0) writeFileSync(readme, next)
console.log(check ? `${stale.length} stale sections` : `written: ${stale.join(', ') || 'nothing to write'}`)
process.exitCode = unknown.length > 0 || (check && stale.length > 0) ? 1 : 0

function actionSections() {
  const { inputs, outputs } = parse(readFileSync(join(root, 'action.yml'), 'utf8'))
  return {
    inputs: table(['input', 'default', 'meaning'], Object.entries(inputs).map(([name, input]) => [`\`${name}\``, input.default === undefined ? '' : `\`${input.default}\``, input.description])),
    outputs: table(['output', 'meaning'], Object.entries(outputs).map(([name, output]) => [`\`${name}\``, output.description])),
  }
}

async function referenceSections() {
  const built = join(root, 'lib/commands/reference.js')
  if (!existsSync(built)) return {}
  const { referenceSections: sectionsOf } = await import(pathToFileURL(built).href)
  return sectionsOf()
}

async function syntaxSection() {
  const built = join(root, 'lib/syntax/languages.js')
  if (!existsSync(built)) return {}
  const { LANGUAGES } = await import(pathToFileURL(built).href)
  return {
    syntax: table(['language', 'files', 'checked by', 'grammar from'], Object.values(LANGUAGES).map(({ title, files, parser, source: [name] }) => [
      title, files.map((file) => `\`${file}\``).join(' '), parser === undefined ? 'its grammar' : `\`${parser}\``, `\`${name}\``,
    ])),
  }
}

function table(head, rows) {
  const line = (cells) => `| ${cells.map((cell) => String(cell).trim().replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
