/** The tools that ask language services, with the arguments of spec page 7.2. */
import { z } from 'zod'
import { CHANGING, LOOKING, operand, type Arguments, type Tool } from './tool.js'

const filePath = z.string().min(1).describe('path from the root of the repository')
const line = z.union([z.int().min(1), z.string().regex(/^[1-9]\d{0,9}#[0-9a-f]{4}$/u)]).describe('counted from one, or N#hhhh')
const character = z.int().min(1).describe('counted from one, in UTF-16 units')
const spot = { filePath, line, character }

/** Returns `PATH:LINE:COL`, with `-LINE:COL` behind it where an end is given. */
function placeOf({ filePath: path, line: at, character: column, endLine, endCharacter }: Arguments): string {
  const end = endLine === undefined ? '' : `-${operand(endLine)}:${operand(endCharacter)}`
  return `${operand(path)}:${operand(at)}:${operand(column)}${end}`
}

type Words = Pick<Tool, 'name' | 'description' | 'verbs' | 'words' | 'mean'>

function refactoring(tool: Words): Tool {
  const description = `${tool.description} Without apply it answers edits, plan and token, and writes nothing.`
  return { ...tool, annotations: CHANGING, names: { action: 'actionId' }, description }
}

const READS = ['definition', 'references', 'hover', 'calls', 'symbols', 'diagnostics'] as const

const lspRead: Tool = {
  name: 'lsp_read', verbs: READS, annotations: LOOKING,
  description: 'Ask the compiler: definition, references, hover or calls at a position, symbols of a file or of the workspace (query), '
    + 'diagnostics of a file.',
  words: z.strictObject({
    operation: z.enum(READS), filePath: filePath.optional(), line: line.optional(), character: character.optional(),
  }),
  mean: (words) => {
    const { operation, filePath: path, line: at, character: column } = words
    const verb = operand(operation)
    if (verb === 'symbols') return { verb, operands: path === undefined ? [] : [operand(path)] }
    if (path === undefined) return `${verb} needs a filePath`
    if (verb === 'diagnostics') return { verb, operands: [operand(path)] }
    return at === undefined || column === undefined ? `${verb} needs line and character` : { verb, operands: [placeOf(words)] }
  },
}

export const LANGUAGE_TOOLS: readonly Tool[] = [
  lspRead,
  refactoring({
    name: 'lsp_rename', verbs: ['rename'], description: 'Rename the symbol at a position everywhere.',
    words: z.strictObject({ ...spot, newName: z.string().min(1) }),
    mean: (words) => ({ verb: 'rename', operands: [placeOf(words), operand(words['newName'])] }),
  }),
  refactoring({
    name: 'lsp_move_symbol', verbs: ['move-symbol'], description: 'Move the top-level declaration at a position to another file, with every import of it.',
    words: z.strictObject({ ...spot, targetPath: z.string().min(1) }),
    mean: (words) => ({ verb: 'move-symbol', operands: [placeOf(words), operand(words['targetPath'])] }),
  }),
  refactoring({
    name: 'lsp_move_file', verbs: ['move-file'], description: 'Move a file or directory, with every import of it.',
    words: z.strictObject({ filePath, newPath: z.string().min(1) }),
    mean: ({ filePath: from, newPath }) => ({ verb: 'move-file', operands: [operand(from), operand(newPath)] }),
  }),
  refactoring({
    name: 'lsp_code_action', verbs: ['code-actions'],
    description: 'List the code actions at a position or range, or carry out the one named by actionId, or the only one of a kind.',
    words: z.strictObject({ ...spot, endLine: line.optional(), endCharacter: character.optional() }),
    mean: (words) => ((words['endLine'] === undefined) === (words['endCharacter'] === undefined)
      ? { verb: 'code-actions', operands: [placeOf(words)] } : 'endLine and endCharacter go together'),
  }),
  refactoring({
    name: 'lsp_format', verbs: ['format', 'organize-imports'], description: 'Format a file, or with organizeImports organize its imports.',
    words: z.strictObject({ filePath, organizeImports: z.boolean().default(false) }),
    mean: ({ filePath: path, organizeImports }) => ({ verb: organizeImports === true ? 'organize-imports' : 'format', operands: [operand(path)] }),
  }),
]
