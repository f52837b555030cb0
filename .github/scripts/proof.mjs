#!/usr/bin/env node
/** The full harness: what `npm test` samples with a fixed seed, run to its full number. It takes an hour or so. */
import { must } from './lib.mjs'

const given = process.argv.slice(2)
const words = given.length > 0 ? given : ['test/proof', 'test/action', 'test/worktree', 'test/report', 'test/grammar']

must(process.execPath, ['.github/scripts/test.mjs', ...words], { env: { ...process.env, HOLDFAST_PROOF: 'full' } })
