/** The paths that are protected before any policy speaks (spec page 5.2): what gives power to whoever may change it. */

interface Rule {
  readonly shown: string
  readonly holds: (path: string, base: string) => boolean
}

const under = (folder: string): Rule => ({ shown: `${folder}/**`, holds: (path) => path.startsWith(`${folder}/`) })
const exactly = (name: string): Rule => ({ shown: name, holds: (path) => path === name })
const named = (name: string): Rule => ({ shown: `**/${name}`, holds: (_path, base) => base === name })
const within = (folder: string): Rule => ({ shown: `**/${folder}/**`, holds: (path) => `/${path}`.includes(`/${folder}/`) })

const RULES: readonly Rule[] = [
  under('.github/workflows'), under('.github/actions'), exactly('.github/holdfast.yml'), exactly('.github/dependabot.yml'),
  named('action.yml'), named('action.yaml'), named('codeowners'),
  named('.gitattributes'), named('.gitmodules'), named('.gitconfig'), within('.husky'), within('.githooks'),
  named('.mcp.json'), named('agents.md'), named('claude.md'), named('gemini.md'), named('.cursorrules'),
  exactly('.github/copilot-instructions.md'), within('.claude'), within('.cursor'), within('.codex'), within('.vscode'),
  within('.devcontainer'), named('.npmrc'), named('.yarnrc'), named('.yarnrc.yml'), named('.pnpmfile.cjs'), within('.yarn'),
  named('bunfig.toml'), named('pip.conf'), named('.pypirc'), named('.pre-commit-config.yaml'), named('lefthook.yml'),
]

/** Returns the rule that protects a path, or null. Letter case does not count, since some file systems ignore it. */
export function protectedBy(path: string): string | null {
  const plain = path.toLowerCase()
  const base = plain.slice(plain.lastIndexOf('/') + 1)
  return RULES.find(({ holds }) => holds(plain, base))?.shown ?? null
}
