/** What patterns cover, whatever a file system takes a name for, and what is protected before any policy speaks. */
import { describe, expect, test } from 'vitest'
import { covers, isOverlong, names, patternProblem } from '../../src/policy/glob.js'
import { protectedBy } from '../../src/policy/protected-paths.js'

describe('a pattern covers', () => {
  test.each([
    ['src/**', 'src/a.ts', true], ['src/**', 'src/deep/a.ts', true], ['src/**', 'src', false], ['src/**', 'lib/src/a.ts', false],
    ['src', 'src/deep/a.ts', true], ['src/', 'src/a.ts', true], ['src', 'lib/src/a.ts', true], ['/src', 'lib/src/a.ts', false], ['/src', 'src/a', true],
    ['*.sql', 'db/deep/x.sql', true], ['/*.sql', 'db/x.sql', false], ['db/*.sql', 'db/x.sql', true], ['db/*.sql', 'db/deep/x.sql', false],
    ['**/secret/**', 'a/secret/b', true], ['**/secret/**', 'secret/b', true], ['a/**/z', 'a/z', true], ['a/**/z', 'a/b/c/z', true], ['a/**/z', 'a/b', false],
    ['{a,b}/x', 'b/x', true], ['{a,b}/x', 'c/x', false], ['file?.txt', 'file1.txt', true], ['file?.txt', 'file.txt', false], ['[ab].txt', 'b.txt', true],
    // Names that begin with a dot are like others.
    ['*', '.env', true], ['config/**', 'config/.secret/x', true], ['.*', '.env', true],
    // Letter case, as on macOS and Windows.
    ['.github/workflows/**', '.GitHub/Workflows/ci.yml', true], ['SRC/**', 'src/a', true], ['key.ts', '\u212aey.ts', true],
    // Unicode: composed or not, compatibility forms, characters that do not show.
    ['caf\u00e9/**', 'cafe\u0301/x', true], ['cafe\u0301/**', 'caf\u00e9/x', true], ['infra', '\uff49nfra/x', true], ['infra', 'in\u200cfra/x', true],
    ['infra', '\ufeffinfra', true], ['stra\u00dfe', 'STRASSE', true],
    // What Windows drops from the end of names, and its streams.
    ['infra', 'infra./x', true], ['infra', 'infra /x', true], ['.npmrc', '.npmrc::$DATA', true], ['infra', 'x\\infra\\y', true],
    // What is only like it.
    ['infra', 'infrastructure/x', false], ['*.sql', 'x.sql.md', false], ['infra', 'in.fra', false],
  ] as const)('%j: %j %j', (pattern, path, yes) => { expect(covers([pattern])(path)).toBe(yes) })

  test.each([
    ['.github/workflows/**', '.github/workflows/ci.yml', true], ['.github/workflows/**', '.GitHub/workflows/ci.yml', false],
    ['.github/workflows', '.github/workflows/ci.yml', false], ['action.yml', 'x/action.yml', true], ['action.yml', 'action.yml.', false],
    ['.npmrc', '.npmrc::$DATA', false], ['caf\u00e9', 'cafe\u0301', false],
  ] as const)('and opens only exactly: %j: %j %j', (pattern, path, yes) => { expect(names([pattern])(path)).toBe(yes) })

  test.each(['', '!a', 'a//b', '../a', 'a/./b', 'a\\b', 'a\0', '+(a)', '!(a)', '@(a|b)', 'a**', '**.ts', '*a*b*c*d', '[a', '{a', 'a}', '[a/b]', 'x'.repeat(257)])(
    '%j is no pattern', (pattern) => { expect(patternProblem(pattern)).not.toBeNull() })

  test('takes no longer for a path that was made to take long', () => {
    const began = performance.now()
    for (const [pattern, path] of [
      ['*a*a*b', 'a'.repeat(255)], ['**/a*a*a/**/b', `${'a'.repeat(254)}/`.repeat(15)], ['**/**/**/**/x', 'a/'.repeat(2000)], ['**/a*/**/b*/**/c*/**/d*', 'a/'.repeat(2000)],
    ] as const) covers([pattern])(path)
    expect(performance.now() - began).toBeLessThan(3000)
    expect([isOverlong('a'.repeat(256)), isOverlong('a/'.repeat(2049)), isOverlong('a/b')]).toEqual([true, true, false])
  })
})

describe('protected before any policy speaks', () => {
  test.each([
    '.github/workflows/ci.yml', '.GitHub/workflows/ci.yml', '.github./workflows/ci.yml', '.g\u200cithub/workflows/ci.yml', '.github/actions/x/index.js',
    '.github/holdfast.yml', 'action.yml', 'tools/x/action.yaml', 'CODEOWNERS', '.github/CODEOWNERS', 'docs/codeowners', 'CODEOWNERS.', '.gitattributes',
    'sub/.gitmodules', 'AGENTS.md', 'src/CLAUDE.md', '.mcp.json', '.cursor/rules/x.mdc', '.claude/settings.json', '.vscode/tasks.json', '.devcontainer/devcontainer.json',
    '.npmrc', 'packages/a/.yarnrc.yml', '.pnpmfile.cjs', '.husky/pre-commit', 'lefthook.yml', '.lefthook.toml', 'lefthook-local.json',
    '.pre-commit-config.yaml', '.cargo/config.toml', '.npmrc::$DATA', 'x\\.husky\\y',
  ])('%j', (path) => { expect(protectedBy(path)).not.toBeNull() })

  test.each(['src/app.ts', 'package.json', 'Makefile', '.gitignore', '.github/ISSUE_TEMPLATE/bug.md', 'src/.github_notes.md', 'workflows/ci.yml', 'src/action.yml.bak',
    'notaction.yml', 'docs/agents.mdx', 'a/b.npmrc', '.github'])('not %j', (path) => { expect(protectedBy(path)).toBeNull() })
})
