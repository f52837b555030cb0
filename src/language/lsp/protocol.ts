/** What servers send, as far as it is read here: nothing of it is believed before these schemas have judged it. */
import { z } from 'zod'

const position = z.object({ line: z.int().min(0), character: z.int().min(0) })
export const range = z.object({ start: position, end: position })
export type Range = z.infer<typeof range>

/** With a format of 2 it is a snippet, and no plain text. */
const textEdit = z.object({ range, newText: z.string(), annotationId: z.string().optional(), insertTextFormat: z.int().optional() })
const anyEdit = z.union([textEdit, z.object({ range, snippet: z.object({ value: z.string() }) })])
export type TextEditOf = z.infer<typeof anyEdit>

const documentEdit = z.object({
  textDocument: z.object({ uri: z.string(), version: z.int().nullish() }), edits: z.array(anyEdit),
})
const options = z.object({ overwrite: z.boolean().optional(), ignoreIfExists: z.boolean().optional(), recursive: z.boolean().optional(), ignoreIfNotExists: z.boolean().optional() }).nullish()
const annotated = { annotationId: z.string().optional(), options }
const documentChange = z.union([
  z.object({ kind: z.literal('create'), uri: z.string(), ...annotated }),
  z.object({ kind: z.literal('rename'), oldUri: z.string(), newUri: z.string(), ...annotated }),
  z.object({ kind: z.literal('delete'), uri: z.string(), ...annotated }),
  documentEdit,
])
export type DocumentChange = z.infer<typeof documentChange>

export const workspaceEdit = z.object({
  changes: z.record(z.string(), z.array(anyEdit)).nullish(),
  documentChanges: z.array(documentChange).nullish(),
  changeAnnotations: z.record(z.string(), z.object({ label: z.string(), needsConfirmation: z.boolean().nullish() })).nullish(),
})
export type WorkspaceEdit = z.infer<typeof workspaceEdit>

export const diagnostic = z.looseObject({
  range, severity: z.int().nullish(), code: z.union([z.string(), z.number()]).nullish(), source: z.string().nullish(),
  message: z.union([z.string(), z.object({ value: z.string() })]),
})
export type ServerDiagnostic = z.infer<typeof diagnostic>
export const published = z.object({ uri: z.string(), version: z.int().nullish(), diagnostics: z.array(diagnostic) })
export const pulled = z.object({ kind: z.string().optional(), items: z.array(diagnostic).optional() })

const command = z.looseObject({ title: z.string(), command: z.string() })
export const codeAction = z.looseObject({
  title: z.string(), kind: z.string().nullish(), edit: z.unknown().optional(), command: z.unknown().optional(), data: z.unknown().optional(),
  disabled: z.object({ reason: z.string() }).nullish(),
})
export type ServerAction = z.infer<typeof codeAction>
export const codeActions = z.array(z.union([command, codeAction])).nullable()

const location = z.object({ uri: z.string(), range })
const link = z.object({ targetUri: z.string(), targetSelectionRange: range })
export const locations = z.union([location, z.array(z.union([location, link]))]).nullable()

export const textEdits = z.array(textEdit).nullable()

const markup = z.union([z.string(), z.object({ value: z.string() })])
export const hover = z.object({ contents: z.union([markup, z.array(markup)]) }).nullable()

const symbolTag = { name: z.string(), kind: z.int() }
export interface DocumentSymbol { readonly name: string; readonly kind: number; readonly selectionRange: Range; readonly children?: readonly DocumentSymbol[] | null | undefined }
const documentSymbol: z.ZodType<DocumentSymbol> = z.lazy(() => z.object({ ...symbolTag, selectionRange: range, children: z.array(documentSymbol).nullish() }))
const flatSymbol = z.object({ ...symbolTag, location: z.object({ uri: z.string(), range: range.optional() }) })
export type FlatSymbol = z.infer<typeof flatSymbol>
export const symbols = z.array(z.union([flatSymbol, documentSymbol])).nullable()
export const flatSymbols = z.array(flatSymbol).nullable()

export const callItem = z.looseObject({ ...symbolTag, uri: z.string(), selectionRange: range })
export type CallItem = z.infer<typeof callItem>
export const callItems = z.array(callItem).nullable()
export const incoming = z.array(z.object({ from: callItem, fromRanges: z.array(range) })).nullable()
export const outgoing = z.array(z.object({ to: callItem, fromRanges: z.array(range) })).nullable()

export const prepared = z.union([
  z.object({ range, placeholder: z.string() }), z.object({ defaultBehavior: z.boolean() }), range,
]).nullable()

export const registrations = z.object({ registrations: z.array(z.object({ id: z.string(), method: z.string(), registerOptions: z.unknown().optional() })) })
// The member is misspelt in the protocol itself.
export const unregistrations = z.object({ unregisterations: z.array(z.object({ id: z.string(), method: z.string() })) })

/** Names of the numbers that the protocol gives to kinds of symbols, from 1. */
export const SYMBOL_KINDS = [
  'file', 'module', 'namespace', 'package', 'class', 'method', 'property', 'field', 'constructor', 'enum', 'interface', 'function', 'variable',
  'constant', 'string', 'number', 'boolean', 'array', 'object', 'key', 'null', 'enum member', 'struct', 'event', 'operator', 'type parameter',
] as const
