/**
 * Validates `action.yml`, our workflows and the examples with GitHub's own language service, and every step that uses this
 * action against the inputs of `action.yml`. Runs under Node 24:
 * `node --import ./.github/scripts/json-imports.mjs .github/scripts/lint-action.mjs`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { validate } from '@actions/languageservice'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { parse } from 'yaml'
import { ACTION, layOut } from './workflows.mjs'

const { place, sources } = layOut()
const read = (file) => readFileSync(join(place, file), 'utf8')
const { inputs } = parse(read('action.yml'))

/** Inputs of the actions that the workflows use; of others', those that we use, since there is no network to ask. */
const KNOWN = {
  [ACTION]: inputs,
  'actions/checkout': { 'persist-credentials': {}, 'ref': {}, 'repository': {}, 'token': {} },
  'actions/download-artifact': { 'merge-multiple': {}, 'path': {}, 'pattern': {} },
  'actions/setup-node': { 'node-version': {} },
  'actions/upload-artifact': { 'name': {}, 'overwrite': {}, 'path': {}, 'retention-days': {} },
}
const actionsMetadataProvider = {
  fetchActionMetadata: ({ owner, name }) => {
    const known = KNOWN[`${owner}/${name}`]
    return Promise.resolve(known === undefined ? undefined : { inputs: known })
  },
}

let findings = 0
for (const file of sources) {
  const document = TextDocument.create(pathToFileURL(join(place, file)).href, 'yaml', 1, read(file))
  for (const { range, message } of await validate(document, { actionsMetadataProvider })) {
    findings += 1
    console.error(`${file}:${range.start.line + 1}:${range.start.character + 1}: ${message}`)
  }
}
console.log(`${sources.length} files, ${findings} findings`)
process.exitCode = findings === 0 ? 0 : 1
