/** The rows of the table that ask language services. */
import { z } from 'zod'
import type { Desk, Done } from '../engine/desk.js'
import { refused } from '../engine/execute.js'
import type { Command, CommandRequest } from './command.js'
import { diagnostics, readAt, symbols } from './language-reads.js'
import { codeActions, moveFile, moveSymbol, rename, tidy, type RefactorOptions } from './refactors.js'

const refactoring = z.strictObject({
  'apply': z.boolean().default(false).describe('carry it out; without it nothing is written'),
  'plan': z.string().min(1).optional().describe('the token (lsp-…) or plan (cs-…) of the preview that is meant'),
  'commit': z.boolean().default(false).describe('also commit to the current branch'),
  'request-id': z.string().min(1).optional().describe('name this request: the same name again answers with its first receipt'),
})

const choosing = refactoring.extend({
  kind: z.string().min(1).optional().describe('only this kind: quickfix, refactor and below it, source.organizeImports …'),
  action: z.string().min(1).optional().describe('the action, by its id'),
})

function optionsOf({ options: { apply, plan } }: CommandRequest): RefactorOptions {
  return { apply: apply === true, ...(typeof plan === 'string' ? { plan } : {}) }
}

function word(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function usage(detail: string): Promise<Done> {
  return Promise.resolve(refused([{ code: 'invalid_request', detail }]))
}

type Row = Pick<Command, 'verb' | 'summary' | 'operands' | 'options'> & { readonly run: (desk: Desk, request: CommandRequest) => Promise<Done> }

/** Makes a row that the command line alone has. */
function local(row: Row): Command {
  return { doors: ['cli'], floor: 'write', document: false, switch: 'lsp', ...row }
}

/** Runs `PLACE [NAME] LAST`: a place, the name that stands on its line where it has no column, and one word more. */
function placed({ operands }: CommandRequest, run: (place: string, name: string | null, last: string) => Promise<Done>): Promise<Done> {
  const [place, second, third] = operands
  if (place === undefined || second === undefined) return usage('give a place and a name')
  return third === undefined ? run(place, null, second) : run(place, second, third)
}

/** Makes a row that comments have as well. */
function refactoringRow(row: Row): Command {
  return { ...local(row), doors: ['cli', 'comment'] }
}

function chosen(desk: Desk, { operands, options, ...request }: CommandRequest): Promise<Done> {
  return codeActions(desk, operands[0] ?? '', { kind: word(options['kind']), action: word(options['action']) }, optionsOf({ ...request, operands, options }))
}

const ACTING: readonly Command[] = [
  refactoringRow({
    verb: 'rename', summary: 'Rename the symbol at PATH:LINE:COL, or OLD on PATH:LINE, everywhere.', operands: 'PATH:LINE[:COL] OLD|NEW [NEW]',
    options: refactoring, run: (desk, request) => placed(request, (place, old, name) => rename(desk, place, old, name, optionsOf(request))),
  }),
  refactoringRow({
    verb: 'move-symbol', summary: 'Move a top-level declaration to another file.', operands: 'PATH:LINE[:COL] NAME|TARGET [TARGET]',
    options: refactoring, run: (desk, request) => placed(request, (place, name, to) => moveSymbol(desk, place, name, to, optionsOf(request))),
  }),
  refactoringRow({
    verb: 'move-file', summary: 'Move a file or directory, with every import of it.', operands: 'PATH TARGET', options: refactoring,
    run: (desk, request) => {
      const [from, to] = request.operands
      return from === undefined || to === undefined ? usage('give a PATH and a TARGET') : moveFile(desk, from, to, optionsOf(request))
    },
  }),
  ...([
    ['organize-imports', 'Organize the imports of files.'], ['format', 'Format files.'],
  ] as const).map(([verb, summary]) => refactoringRow({
    verb, summary, operands: 'PATH…', options: refactoring,
    run: (desk, request) => (request.operands.length === 0 ? usage('give a PATH') : tidy(desk, verb, request.operands, optionsOf(request))),
  })),
  refactoringRow({
    verb: 'fix', summary: 'List the fixes of the diagnostics at a place, or apply the only one.', operands: 'PATH:LINE:COL', options: choosing.omit({ kind: true }),
    run: (desk, request) => codeActions(
      desk, request.operands[0] ?? '', { kind: 'quickfix', action: word(request.options['action']) }, optionsOf(request)),
  }),
  local({
    verb: 'code-actions', summary: 'List the code actions at a place or range, or carry one out.', operands: 'PATH:LINE:COL', options: choosing, run: chosen,
  }),
  { ...local({ verb: 'actions', summary: 'List the code actions at a place or range, or carry one out.', operands: 'PATH:LINE:COL', options: choosing, run: chosen }), doors: ['comment'] },
]

const READS = {
  definition: 'Show where the symbol at a place is defined.', references: 'Show every reference to the symbol at a place.',
  hover: 'Show what the compiler knows of the symbol at a place.', calls: 'Show who calls the function at a place, and whom it calls.',
} as const

/** The rows of refactors and reads, for the table. */
export const LANGUAGE_ROWS: readonly Command[] = [
  ...ACTING,
  local({
    verb: 'diagnostics', summary: 'Show what the compiler finds wrong in files.', operands: 'PATH…', options: z.strictObject({}),
    run: (desk, { operands }) => diagnostics(desk, operands),
  }),
  ...(['definition', 'references', 'hover', 'calls'] as const).map((verb) => local({
    verb, summary: READS[verb], operands: 'PATH:LINE[:COL] [NAME]', options: z.strictObject({}),
    run: (desk, { operands: [place, name] }) => readAt(desk, verb, place ?? '', name ?? null),
  })),
  local({
    verb: 'symbols', summary: 'Show the symbols of a file, or of the workspace.', operands: '[PATH]',
    options: z.strictObject({ query: z.string().min(1).optional().describe('what the names of the workspace are to hold') }),
    run: (desk, { operands: [path], options }) => symbols(desk, path ?? null, word(options['query'])),
  }),
]
