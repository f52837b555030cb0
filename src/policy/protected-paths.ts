/**
 * The paths that are protected before any policy speaks (spec page 5.2): what gives power to whoever may change it, because some
 * program runs it, or obeys it, without being asked.
 *
 * `package.json`, `pyproject.toml`, `Cargo.toml`, `Makefile` and their like are not among them, although a script in one runs on an
 * install: they are edited every day, such an edit is shown on the card, and its script runs no sooner than any other code
 * of the branch does. `.gitignore` is not either: it runs nothing and hides nothing that is committed.
 */
import { covers } from './glob.js'

const BUILT_IN: readonly string[] = [
  // What GitHub obeys.
  '/.github/workflows/', '/.github/actions/', '/.github/holdfast.yml', '/.github/dependabot.yml', '/.github/dependabot.yaml',
  'action.yml', 'action.yaml', 'CODEOWNERS',
  // Git.
  '.gitattributes', '.gitmodules', '.gitconfig', '.lfsconfig', '.githooks/',
  // Agents and editors: instructions, tools that they start, tasks that run on opening.
  'AGENTS.md', 'AGENTS.override.md', 'CLAUDE.md', 'CLAUDE.local.md', 'GEMINI.md', '.mcp.json', '.cursorrules', '.windsurfrules', '.clinerules',
  '/.github/copilot-instructions.md', '/.github/instructions/', '/.github/prompts/', '/.github/agents/',
  '.claude/', '.cursor/', '.codex/', '.gemini/', '.windsurf/', '.aider.conf.yml', '.vscode/', '.idea/', '.devcontainer/', '.devcontainer.json',
  '.envrc',
  // Package managers and hooks: what runs on an install or a commit, and where packages come from.
  '.npmrc', '.yarnrc', '.yarnrc.yml', '.yarn/', '.pnpmfile.cjs', '.pnpmfile.mjs', '.pnp.cjs', '.pnp.loader.mjs', 'bunfig.toml',
  'pip.conf', '.pypirc', '.cargo/', '.bundle/', '.mvn/', 'init.gradle',
  '.husky/', '.pre-commit-config.yaml', '.pre-commit-hooks.yaml', '{.,}lefthook{,-local}.{yml,yaml,toml,json}', '.lintstagedrc', '.huskyrc*',
]

const COMPILED = BUILT_IN.map((pattern) => ({ pattern, holds: covers([pattern]) }))
const ANY = covers(BUILT_IN)

/** Returns the built-in pattern that protects a path, or null. */
export function protectedBy(path: string): string | null {
  return ANY(path) ? COMPILED.find(({ holds }) => holds(path))?.pattern ?? null : null
}
