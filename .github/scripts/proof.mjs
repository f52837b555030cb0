#!/usr/bin/env node
/** The full harness of `test/proof`: the figures that `npm test` samples with a fixed seed, run to their full number. */
import { must } from './lib.mjs'

must(process.execPath, ['.github/scripts/test.mjs', 'test/proof', ...process.argv.slice(2)], { env: { ...process.env, HOLDFAST_PROOF: 'full' } })
