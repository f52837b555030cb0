/** Tries refactors on a real project and judges every one. */
import type { Outcome } from '../../../src/base/outcome.js'
import type { Proposal, RefactorRequest } from '../../../src/engine/language.js'
import { Answering } from '../../../src/language/typescript/answer.js'
import { PACKAGED } from '../../language/asking.js'
import { ownFiles, seeded, toMove, toRename, type Choice } from './choose.js'
import { Judge, made, type Edits } from './judge.js'
import { naive } from './naive.js'
import type { Laid } from './packages.js'

type Verdict = 'accepted' | 'BAD' | 'refused though valid' | 'refused, and invalid'

export interface Tried {
  readonly what: 'rename' | 'move'
  readonly choice: Choice
  readonly verdict: Verdict
  /** What is wrong with what was accepted, or why it was refused. */
  readonly why: string
  readonly milliseconds: number
}

/** Returns a text without white space, since a move sets a declaration anew. */
function bare(text: string): string {
  return text.replace(/\s+/gu, '')
}

export class Trial {
  private readonly answering = new Answering()
  private readonly judge: Judge
  private readonly laid: Laid

  constructor(laid: Laid, wide: boolean) {
    this.laid = laid
    this.judge = new Judge(laid.root, laid.configs, wide)
  }

  private path(file: string): string {
    return file.slice(this.laid.root.length + 1)
  }

  private ask(request: RefactorRequest): Outcome<Proposal> {
    const { root, listing } = this.laid
    return this.answering.answer({ options: { root, packaged: PACKAGED, trusted: true, listing }, request }) as Outcome<Proposal>
  }

  private edits({ files }: Proposal): Edits {
    return new Map(files.map(({ path, edits }) => [`${this.laid.root}/${path}`, edits]))
  }

  private texts(edits: Edits): Map<string, string> {
    return new Map([...edits].map(([file, ofFile]) => [file, made(this.judge.text(file), ofFile)]))
  }

  /** Returns what is wrong with a rename that was made. */
  private faultsOfRename({ file, at, name }: Choice, to: string, edits: Edits): string[] {
    const { judge } = this
    const declared = judge.declared(file, at)
    const after = judge.compiled(this.texts(edits))
    const faults = judge.newErrors(after, edits).map((error) => `new error: ${error}`)
    for (const place of judge.denoting(after, name, declared, edits)) faults.push(`left: ${place}`)
    const renamed = judge.denoting(after, to, declared, edits)
    for (const place of judge.denoting(judge.programs, name, declared, new Map())) if (!renamed.has(place) && !faults.includes(`left: ${place}`)) faults.push(`lost: ${place}`)
    for (const [inFile, ofFile] of edits) {
      for (const { start, end, text } of ofFile) {
        const old = judge.text(inFile).slice(start, end)
        if (old !== name || ![to, `${name}: ${to}`, `${to}: ${name}`, `${name} as ${to}`, `${to} as ${name}`].includes(text)) faults.push(`edit of something else: ${inFile} ${String(start)}: ${old} → ${text}`)
      }
    }
    return faults
  }

  /** Returns what is wrong with a move that was made. */
  private faultsOfMove({ file, at, name }: Choice, to: string, edits: Edits): string[] {
    const { judge } = this
    const after = judge.compiled(this.texts(edits))
    const faults = judge.newErrors(after, edits).map((error) => `new error: ${error}`)
    const ends = new Set([file, to])
    const now = judge.exported(after, ends)
    for (const one of judge.exported(judge.programs, ends)) if (!now.has(one)) faults.push(`no longer exported: ${one}`)
    const declares = (source: string): boolean => new RegExp(`\\b(?:class|function\\*?|interface|type|enum|const|let|var|namespace)\\s+${name.replaceAll('$', '\\$')}(?![\\w$])`, 'u').test(source)
    const texts = this.texts(edits)
    if (declares(texts.get(file) ?? judge.text(file))) faults.push('still declared where it was')
    if (!declares(texts.get(to) ?? '')) faults.push('not declared where it should be')
    const line = judge.text(file).slice(at).split('\n')[0] ?? ''
    if (!bare(texts.get(to) ?? '').includes(bare(line))) faults.push('its text is another')
    return faults
  }

  private tried(what: Tried['what'], choice: Choice, request: RefactorRequest, faults: (edits: Edits) => string[]): Tried {
    const start = performance.now()
    const answer = this.ask(request)
    const milliseconds = Math.round(performance.now() - start)
    if (answer.ok) {
      const found = faults(this.edits(answer.value))
      return { what, choice, verdict: found.length > 0 ? 'BAD' : 'accepted', why: found.slice(0, 5).join('\n'), milliseconds }
    }
    const reason = answer.refusals.slice(0, 3).map(({ code, detail }) => `${code}: ${detail ?? ''}`).join('\n')
    const plain = naive(this.judge, request, this.laid.root)
    const wrong = plain === null ? ['the compiler offers nothing'] : faults(plain)
    return { what, choice, milliseconds, verdict: wrong.length > 0 ? 'refused, and invalid' : 'refused though valid', why: `${reason}${wrong.length > 0 ? `\n⇒ ${wrong[0] ?? ''}` : ''}` }
  }

  /** Returns what became of some renames and moves, drawn with a seed. */
  run(renames: number, moves: number, seed: number): Tried[] {
    const sources = ownFiles(this.judge.programs, this.laid.root)
    const random = seeded(seed)
    const all = toRename(sources, renames, random).map((choice) => {
      const name = `${choice.name}Anew`
      const at = { path: this.path(choice.file), start: choice.at, end: choice.at }
      return this.tried('rename', choice, { ask: 'rename', at, name }, (edits) => this.faultsOfRename(choice, name, edits))
    })
    const moved = toMove(sources, moves, random).map((choice, index) => {
      const folder = choice.file.slice(0, choice.file.lastIndexOf('/'))
      const beside = sources.filter(({ fileName }) => fileName !== choice.file && fileName.slice(0, fileName.lastIndexOf('/')) === folder && !fileName.endsWith('/index.ts'))
      const target = index % 2 === 0 ? undefined : beside[Math.floor(random() * beside.length)]
      const to = target?.fileName ?? `${folder}/moved-${choice.name}.ts`
      const at = { path: this.path(choice.file), start: choice.at, end: choice.at }
      return this.tried('move', choice, { ask: 'move-symbol', at, to: this.path(to) }, (edits) => this.faultsOfMove(choice, to, edits))
    })
    return [...all, ...moved]
  }
}
