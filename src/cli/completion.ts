/**
 * `completion`: a script for the shell that completes verbs, the options of each, and files where a verb takes them. It is
 * made from the table, so that it says what this build has; nothing of ours runs when a word is completed.
 */
import { z } from 'zod'
import { present } from '../base/fault.js'
import { PROGRAM_VERBS, SHELLS } from '../commands/program-verbs.js'
import type { Call, OwnVerb, Told } from './own-verb.js'

export interface CompletedVerb {
  readonly verb: string
  readonly summary: string
  /** With their dashes. */
  readonly options: readonly string[]
  /** The values of options that have a choice of them, by the option with its dashes. */
  readonly values: Readonly<Record<string, readonly string[]>>
  /** The words that its operand can be, or none where files are meant. */
  readonly words: readonly string[]
  readonly files: boolean
}

/** Returns a line for every option of every verb that has a choice of values. */
function choices(verbs: readonly CompletedVerb[], line: (verb: string, option: string, values: readonly string[]) => string): string[] {
  return verbs.flatMap(({ verb, values }) => Object.entries(values).map(([option, all]) => line(verb, option, all)))
}

function bash(verbs: readonly CompletedVerb[]): string {
  const cases = verbs.map(({ verb, options, words, files }) =>
    `    ${verb}) words='${[...words, ...options].join(' ')}'; files=${files ? '1' : ''} ;;`)
  return `# holdfast completion for bash; put  eval "$(holdfast completion bash)"  into ~/.bashrc
_holdfast() {
  local current=\${COMP_WORDS[COMP_CWORD]} verb= words= files= i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case \${COMP_WORDS[i]} in
      -C) ((i++)) ;;
      -*) ;;
      *) verb=\${COMP_WORDS[i]}; break ;;
    esac
  done
  if [[ \${COMP_WORDS[COMP_CWORD-1]} == -C ]]; then COMPREPLY=($(compgen -d -- "$current")); return; fi
  case "$verb \${COMP_WORDS[COMP_CWORD-1]}" in
${choices(verbs, (verb, option, all) => `    '${verb} ${option}') COMPREPLY=($(compgen -W '${all.join(' ')}' -- "$current")); return ;;`).join('\n')}
  esac
  case $verb in
    '') words='${verbs.map(({ verb }) => verb).join(' ')} -C --json --quiet --help --version' ;;
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  if [[ -n $files && $current != -* ]]; then
    local IFS=$'\\n'
    COMPREPLY+=($(compgen -f -- "$current"))
    compopt -o filenames 2>/dev/null
  fi
}
complete -F _holdfast holdfast
`
}

function quoted(text: string): string {
  return `'${text.replaceAll('\'', '\'\\\'\'')}'`
}

function zsh(verbs: readonly CompletedVerb[]): string {
  const cases = verbs.map(({ verb, options, words, files }) =>
    `    ${verb}) compadd -- ${[...words, ...options].join(' ')}; ${files ? '_files' : ':'} ;;`)
  return `#compdef holdfast
# holdfast completion for zsh; put  eval "$(holdfast completion zsh)"  into ~/.zshrc, after compinit
_holdfast() {
  local verb= i
  for ((i = 2; i < CURRENT; i++)); do
    case $words[i] in
      -C) ((i++)) ;;
      -*) ;;
      *) verb=$words[i]; break ;;
    esac
  done
  if [[ $words[CURRENT-1] == -C ]]; then _files -/; return; fi
  case "$verb $words[CURRENT-1]" in
${choices(verbs, (verb, option, all) => `    '${verb} ${option}') compadd -- ${all.join(' ')}; return ;;`).join('\n')}
  esac
  case $verb in
    '')
      local -a verbs
      verbs=(
${verbs.map(({ verb, summary }) => `        ${quoted(`${verb}:${summary}`)}`).join('\n')}
      )
      _describe verb verbs
      compadd -- -C --json --quiet --help --version ;;
${cases.join('\n')}
  esac
}
if [[ $funcstack[1] == _holdfast ]]; then _holdfast "$@"; else compdef _holdfast holdfast; fi
`
}

function fish(verbs: readonly CompletedVerb[]): string {
  const all = verbs.map(({ verb }) => verb).join(' ')
  const lines = verbs.flatMap(({ verb, summary, options, values, words, files }) => {
    const seen = `__fish_seen_subcommand_from ${verb}`
    return [
      `complete -c holdfast -n "not __fish_seen_subcommand_from ${all}" -f -a ${verb} -d ${quoted(summary)}`,
      ...options.filter((option) => option.startsWith('--')).map((option) => `complete -c holdfast -n "${seen}" -l ${option.slice(2)}${values[option] === undefined ? '' : ` -x -a '${values[option].join(' ')}'`}`),
      ...(words.length === 0 ? [] : [`complete -c holdfast -n "${seen}" -f -a '${words.join(' ')}'`]),
      ...(files ? [`complete -c holdfast -n "${seen}" -F`] : []),
    ]
  })
  return `# holdfast completion for fish; put  holdfast completion fish | source  into ~/.config/fish/config.fish
complete -c holdfast -f
complete -c holdfast -s C -r -a '(__fish_complete_directories)' -d 'the repository'
${lines.join('\n')}
`
}

/** Returns the verb that prints the script of a shell for these verbs. */
export function completion(verbs: () => readonly CompletedVerb[]): OwnVerb {
  const scripts = { bash, zsh, fish }
  const run = ({ operands: [shell] }: Call): Told => {
    const script = scripts[present(SHELLS.find((name) => name === shell), 'the shell')](verbs())
    return { answer: { outcome: 'ok', script }, text: script.trimEnd() }
  }
  return {
    ...PROGRAM_VERBS.completion, options: z.strictObject({}),
    run: (call) => Promise.resolve(run(call)),
  }
}
