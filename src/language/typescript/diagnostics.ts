/** What the compiler finds wrong, file by file. */
import type TS from 'typescript'
import type { FileDiagnostics } from '../../engine/language.js'
import { fileOf, type Session } from './session.js'
import { diagnosticOf } from './spots.js'

/** Returns the errors that projects told of these files, as they are now in the store; each error once. */
export function checkedFiles(files: readonly string[], told: readonly ReadonlyMap<string, readonly TS.Diagnostic[]>[], home: string, session: Session): FileDiagnostics[] {
  const { tree, store } = session
  const { ts } = session.compiler(home.replace(/\/[^/]*$/u, ''))
  return files.map((file) => {
    const text = store.read(file) ?? ''
    const items = told.flatMap((errors) => errors.get(file) ?? []).map((error) => diagnosticOf(ts, error, text))
    return { path: tree.path(file) ?? file, checked: true, reason: null, items: unique(items) }
  }).sort((a, b) => (a.path < b.path ? -1 : 1))
}

function unique<T extends object>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()]
}

/** Returns what is wrong in these files, each in the projects that include it. */
export function diagnose(paths: readonly string[], session: Session): FileDiagnostics[] {
  return paths.map((path) => {
    const file = fileOf(session, { path, start: 0, end: 0 })
    if (!file.ok) {
      const [refusal] = file.refusals
      return { path, checked: false, reason: `${refusal?.code ?? ''}: ${refusal?.detail ?? 'there is no such file'}`, items: [] }
    }
    const text = session.store.read(file.value) ?? ''
    const items = session.projects.of(file.value).flatMap(({ ts, service }) =>
      [...service.getSyntacticDiagnostics(file.value), ...service.getSemanticDiagnostics(file.value)].map((one) => diagnosticOf(ts, one, text)))
    return { path, checked: true, reason: null, items: unique(items) }
  })
}
