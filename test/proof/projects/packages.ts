/**
 * Real projects to try refactors on: packages that carry their TypeScript sources, by pinned version and digest. They are fetched
 * with npm's own client into a folder that stays (`HOLDFAST_PROJECTS`, else one under the temporary folder), and only where the
 * whole proof is asked for; the sample takes one that is among our own dependencies.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Package {
  readonly name: string
  readonly version: string
  /** Of the archive, SHA-256. */
  readonly digest: string
}

/** A project laid out in a folder of its own. */
export interface Laid {
  readonly root: string
  /** Every configuration in it. */
  readonly configs: readonly string[]
  /** Paths from the root, sorted. */
  readonly listing: readonly string[]
}

export interface Sample {
  readonly name: string
  /** Writes the project to an empty folder. */
  readonly lay: (root: string) => readonly string[]
}

const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url))
const cache = process.env['HOLDFAST_PROJECTS'] ?? join(tmpdir(), 'holdfast-projects')

const RXJS: Package = { name: 'rxjs', version: '7.8.2', digest: '2312f8ffd9726ffd7bd53ea12c5f13663d09a3dc3326f448c70b88f5ef6fac82' }
const ZOD: Package = { name: 'zod', version: '3.25.76', digest: '9e1f1a05f0dd0c1dab64ee91ceb9bf55cd44d35368c70edda80a2fdc70a88377' }
const EFFECT: Package = { name: 'effect', version: '3.19.3', digest: '15df9461109c0e4add23da3dbc7f36656c9707f7be0ec8615c125dcd7208f981' }
const CORE: Package = { name: '@tanstack/query-core', version: '5.90.7', digest: '48a68132f1a5208a5bfea35c108977532bc962f1e4bfaa363e935bd46be67f07' }
const REACT: Package = { name: '@tanstack/react-query', version: '5.90.7', digest: '8ea842b68e9be06e3ac7c05f0a03f13f152b25ab2fcc3f8e7fba42d6918df77f' }

/** Returns the folder of an unpacked package. */
function fetched({ name, version, digest }: Package): string {
  const stem = `${name.replace('@', '').replace('/', '-')}-${version}`
  const folder = join(cache, stem)
  if (existsSync(folder)) return join(folder, 'package')
  mkdirSync(cache, { recursive: true })
  const archive = join(cache, `${stem}.tgz`)
  if (!existsSync(archive)) execFileSync('npm', ['pack', '--silent', `${name}@${version}`], { cwd: cache })
  const found = createHash('sha256').update(readFileSync(archive)).digest('hex')
  if (found !== digest) throw new Error(`${archive} is ${found}, not ${digest}`)
  const beside = mkdtempSync(join(cache, 'unpacking-'))
  execFileSync('tar', ['xzf', archive, '-C', beside])
  renameSync(beside, folder)
  return join(folder, 'package')
}

function json(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
}

const OPTIONS = {
  target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'], module: 'esnext', moduleResolution: 'bundler', strict: true, noEmit: true, skipLibCheck: true,
  jsx: 'preserve', types: [], exactOptionalPropertyTypes: false, noImplicitOverride: true, stripInternal: false, allowImportingTsExtensions: true,
}

/** Copies the sources of a package, tests left out, and writes what configures them. */
function lay(root: string, from: string, options: Readonly<Record<string, unknown>> = {}, extra: Readonly<Record<string, unknown>> = {}): string {
  mkdirSync(root, { recursive: true })
  const isTest = (path: string): boolean => /\/(?:tests?|__tests__|benchmarks?|locales)(?:\/|$)|\.test\.tsx?$/u.test(path.slice(from.length))
  cpSync(join(from, 'src'), join(root, 'src'), { recursive: true, filter: (path) => !isTest(path) || path.endsWith('locales/en.ts') })
  cpSync(join(from, 'package.json'), join(root, 'package.json'))
  const config = join(root, 'tsconfig.json')
  json(config, { compilerOptions: { ...OPTIONS, ...options }, include: ['src'], ...extra })
  return config
}

function monorepo(root: string): readonly string[] {
  const names = { '@tanstack/query-core': ['../query-core/src/index.ts'], rxjs: ['../rxjs/src/index.ts'] }
  const core = lay(join(root, 'packages/query-core'), fetched(CORE), { composite: true })
  const react = lay(join(root, 'packages/react-query'), fetched(REACT), { composite: true, paths: names, jsx: 'react-jsx' }, { references: [{ path: '../query-core' }] })
  const rxjs = lay(join(root, 'packages/rxjs'), fetched(RXJS), { composite: true })
  const app = join(root, 'packages/app')
  mkdirSync(join(app, 'src'), { recursive: true })
  json(join(app, 'package.json'), { name: 'app', private: true, type: 'module' })
  writeFileSync(join(app, 'src/watch.ts'), APP)
  const config = join(app, 'tsconfig.json')
  json(config, { compilerOptions: { ...OPTIONS, paths: names }, include: ['src'] })
  json(join(root, 'package.json'), { name: 'all', private: true, workspaces: ['packages/*'] })
  return [core, react, rxjs, config]
}

/** A package that uses two of the others, as people write it. */
const APP = `import { QueryClient, QueryObserver, hashKey, type QueryKey, type QueryObserverOptions } from '@tanstack/query-core'
import * as query from '@tanstack/query-core'
import { Observable, Subject, map, shareReplay, type Subscription } from 'rxjs'

export interface Watched<T> { readonly data: T | undefined; readonly key: QueryKey }

export function watch<T>(client: QueryClient, options: QueryObserverOptions<T>): Observable<Watched<T>> {
  return new Observable<query.QueryObserverResult<T>>((subscriber) => {
    const observer = new QueryObserver<T>(client, options)
    return observer.subscribe((result) => { subscriber.next(result) })
  }).pipe(map(({ data }) => ({ data, key: options.queryKey })), shareReplay(1))
}

export class Watcher {
  readonly seen = new Subject<string>()
  private held: Subscription | null = null
  start<T>(client: QueryClient, options: QueryObserverOptions<T>): void {
    this.held = watch(client, options).subscribe(({ key }) => { this.seen.next(hashKey(key)) })
  }
  stop(): void { this.held?.unsubscribe() }
}
`

/** What stands among our own dependencies with its sources: the sample, a part of it. */
export const NEAR: Sample = {
  name: 'zod (installed)',
  lay: (root) => {
    const config = lay(root, realpathSync(join(modules, 'zod')), { target: 'es2020' })
    for (const path of ['v3', 'v4/classic', 'v4-mini', 'mini', 'index.ts', 'v4/index.ts', 'v4/locales/index.ts']) rmSync(join(root, 'src', path), { recursive: true, force: true })
    return [config]
  },
}

export const ALL: readonly Sample[] = [
  { name: 'rxjs 7.8.2', lay: (root) => [lay(root, fetched(RXJS), { noImplicitOverride: false })] },
  { name: 'zod 3.25.76', lay: (root) => [lay(root, fetched(ZOD), { customConditions: ['@zod/source'] })] },
  { name: 'query-core 5.90.7', lay: (root) => [lay(root, fetched(CORE))] },
  { name: 'a monorepo of four', lay: monorepo },
  { name: 'effect 3.19.3', lay: (root) => [lay(root, fetched(EFFECT))] },
]

/** Lays a project out in a folder of its own. */
export function layOut(sample: Sample): Laid {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'holdfast-project-')))
  const configs = sample.lay(root)
  const listing = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)).sort()
  return { root, configs, listing }
}
