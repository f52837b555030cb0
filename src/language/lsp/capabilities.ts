/** What we say that we can do, and what a server says that it can, then and later. */
import { registrations, unregistrations } from './protocol.js'

/** What a client declares that wants plain edits, asks for diagnostics, and renders nothing. */
export const CLIENT_CAPABILITIES = {
  general: { positionEncodings: ['utf-8', 'utf-16', 'utf-32'], staleRequestSupport: { cancel: true, retryOnContentModified: ['textDocument/rename'] } },
  // How clangd told its encoding before there was a standard way.
  offsetEncoding: ['utf-8', 'utf-16'],
  window: { workDoneProgress: true, showMessage: { messageActionItem: { additionalPropertiesSupport: false } }, showDocument: { support: false } },
  workspace: {
    applyEdit: false, configuration: true, workspaceFolders: true, symbol: { dynamicRegistration: true },
    didChangeConfiguration: { dynamicRegistration: true }, didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true },
    workspaceEdit: {
      documentChanges: true, resourceOperations: ['create', 'rename', 'delete'], failureHandling: 'abort', normalizesLineEndings: false,
      changeAnnotationSupport: { groupsOnLabel: false },
    },
    fileOperations: { dynamicRegistration: true, willRename: true, didRename: true },
    diagnostics: { refreshSupport: true },
  },
  textDocument: {
    synchronization: { didSave: true }, publishDiagnostics: { relatedInformation: false, versionSupport: true, codeDescriptionSupport: false },
    diagnostic: { dynamicRegistration: true, relatedDocumentSupport: false },
    rename: { dynamicRegistration: true, prepareSupport: true, honorsChangeAnnotations: true }, definition: { linkSupport: true }, references: {},
    hover: { contentFormat: ['plaintext', 'markdown'] }, documentSymbol: { hierarchicalDocumentSymbolSupport: true }, callHierarchy: {},
    formatting: { dynamicRegistration: true },
    codeAction: {
      dynamicRegistration: true, isPreferredSupport: true, disabledSupport: true, dataSupport: true, resolveSupport: { properties: ['edit'] },
      codeActionLiteralSupport: { codeActionKind: { valueSet: ['', 'quickfix', 'refactor', 'refactor.extract', 'refactor.inline', 'refactor.rewrite', 'source', 'source.organizeImports', 'source.fixAll'] } },
    },
  },
  // rust-analyzer says by it when it has read the project.
  experimental: { serverStatusNotification: true },
} as const

/** The member of a server's capabilities that stands for a method. */
const PROVIDERS: Readonly<Record<string, string>> = {
  'textDocument/rename': 'renameProvider', 'textDocument/definition': 'definitionProvider', 'textDocument/references': 'referencesProvider',
  'textDocument/hover': 'hoverProvider', 'textDocument/documentSymbol': 'documentSymbolProvider', 'workspace/symbol': 'workspaceSymbolProvider',
  'textDocument/prepareCallHierarchy': 'callHierarchyProvider', 'textDocument/formatting': 'documentFormattingProvider',
  'textDocument/codeAction': 'codeActionProvider', 'textDocument/diagnostic': 'diagnosticProvider',
}

export interface Capabilities {
  /** Takes what a server answered to `initialize`. */
  state(capabilities: Readonly<Record<string, unknown>>): void
  register(params: unknown): void
  unregister(params: unknown): void
  /** Returns the options of a method, `{}` where it has none; null where the server does not offer it. */
  offers(method: string): Readonly<Record<string, unknown>> | null
}

function optionsOf(value: unknown): Readonly<Record<string, unknown>> | null {
  if (value === true) return {}
  return typeof value === 'object' && value !== null ? value as Readonly<Record<string, unknown>> : null
}

export function openCapabilities(): Capabilities {
  let stated: Readonly<Record<string, unknown>> = {}
  const registered = new Map<string, { readonly method: string; readonly options: unknown }>()
  return {
    state: (capabilities) => { stated = capabilities },
    register: (params) => {
      const read = registrations.safeParse(params)
      for (const { id, method, registerOptions } of read.data?.registrations ?? []) registered.set(id, { method, options: registerOptions ?? true })
    },
    unregister: (params) => {
      for (const { id } of unregistrations.safeParse(params).data?.unregisterations ?? []) registered.delete(id)
    },
    offers: (method) => {
      const later = [...registered.values()].find((one) => one.method === method)
      if (later !== undefined) return optionsOf(later.options) ?? {}
      if (method === 'workspace/willRenameFiles') {
        const workspace = optionsOf(stated['workspace'])
        return optionsOf(optionsOf(workspace?.['fileOperations'])?.['willRename'])
      }
      return optionsOf(stated[PROVIDERS[method] ?? ''])
    },
  }
}
