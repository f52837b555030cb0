/** The verbs that only the command line has, since they speak of the program or of the store: their words, for help and README. */
export interface ProgramVerb {
  readonly verb: string
  /** One sentence in the imperative. */
  readonly summary: string
  readonly operands: string
}

export const SCHEMA_NAMES = ['changeset', 'edit', 'transaction', 'receipt', 'refusal', 'answer', 'config'] as const

export const SHELLS = ['bash', 'zsh', 'fish'] as const

export const PROGRAM_VERBS = {
  gc: { verb: 'gc', summary: 'Drop what has expired.', operands: '' },
  doctor: { verb: 'doctor', summary: 'Find out what the token in GITHUB_TOKEN may do in a repository, by trying.', operands: '' },
  lsp: { verb: 'lsp', summary: 'List the language servers that are known, or install one.', operands: 'list|install [NAME]' },
  schema: { verb: 'schema', summary: 'Print the JSON Schema of a document or an answer, or of all.', operands: `[${SCHEMA_NAMES.join('|')}]` },
  demo: { verb: 'demo', summary: 'Play the whole loop on a throw-away repository and an emulated GitHub.', operands: '' },
  workshop: { verb: 'workshop', summary: 'Run cells one after the other, in a session on one runtime.', operands: '' },
  mcp: { verb: 'mcp', summary: 'Serve tools to a model over MCP, on standard input and output.', operands: '' },
  completion: { verb: 'completion', summary: 'Print the completion script of a shell.', operands: SHELLS.join('|') },
} as const satisfies Readonly<Record<string, ProgramVerb>>
