/** Real language servers: a rename over three files asked at once after the start, what is wrong, and no process left. */
import { describe, expect, test } from 'vitest'
import { needs } from '../needs.js'
import { after, marked, type Files } from './asking.js'
import { processesOf, serve } from './serving.js'

interface Served {
  readonly server: string
  /** The program that is needed, where it is not the server's name. */
  readonly program?: string
  readonly before: Files
  readonly name: string
  readonly after: Files
  /** Places of the old name that are said to stay. */
  readonly left?: readonly string[]
  /** A file with an error, and a word of what is said of it; null where the server judges nothing by itself. */
  readonly wrong: readonly [string, string, RegExp] | null
}

const SERVED: readonly Served[] = [
  {
    server: 'pyright', program: 'pyright-langserver', name: 'welcome',
    before: {
      'pyproject.toml': '[project]\nname = "x"\n', 'pkg/__init__.py': '', 'pkg/core.py': 'def ‹greet(name: str) -> str:\n    """greet people"""\n    return "hi " + name\n',
      'pkg/use.py': '\ufefffrom .core import greet\n\nprint("😀", greet("a"), greet("greet"))\n', 'main.py': 'from pkg import core\r\nfrom pkg.core import greet as g\r\n\r\ncore.greet("x")\r\ng("y")\r\n',
    },
    after: {
      'pyproject.toml': '[project]\nname = "x"\n', 'pkg/__init__.py': '', 'pkg/core.py': 'def welcome(name: str) -> str:\n    """greet people"""\n    return "hi " + name\n',
      'pkg/use.py': 'from .core import welcome\n\nprint("😀", welcome("a"), welcome("greet"))\n', 'main.py': 'from pkg import core\r\nfrom pkg.core import welcome as g\r\n\r\ncore.welcome("x")\r\ng("y")\r\n',
    },
    wrong: ['bad.py', 'from pkg.core import nothing\n', /nothing/u],
  },
  {
    server: 'gopls', name: 'Welcome',
    before: {
      'go.mod': 'module example.com/x\n\ngo 1.20\n', 'core/core.go': 'package core\n\n// Greet greets.\nfunc ‹Greet(name string) string { return "hi " + name }\n',
      'use/use.go': 'package use\n\nimport "example.com/x/core"\n\nvar s = "😀" + core.Greet("a")\n', 'main.go': 'package main\n\nimport "example.com/x/core"\n\nfunc main() { println(core.Greet("Greet")) }\n',
    },
    after: {
      'go.mod': 'module example.com/x\n\ngo 1.20\n', 'core/core.go': 'package core\n\n// Welcome greets.\nfunc Welcome(name string) string { return "hi " + name }\n',
      'use/use.go': 'package use\n\nimport "example.com/x/core"\n\nvar s = "😀" + core.Welcome("a")\n', 'main.go': 'package main\n\nimport "example.com/x/core"\n\nfunc main() { println(core.Welcome("Greet")) }\n',
    },
    wrong: ['use/bad.go', 'package use\n\nvar n int = "no"\n', /string/u],
  },
  {
    server: 'clangd', name: 'welcome',
    before: {
      'compile_flags.txt': '-I.\n', 'core.h': '#pragma once\nint greet(int n);\n', 'core.c': '#include "core.h"\n// greet\nint ‹greet(int n) { return n; }\n',
      'main.c': '#include "core.h"\nint main(void) { const char *s = "😀 greet"; return greet(1) + (s ? greet(2) : 0); }\n',
    },
    after: {
      'compile_flags.txt': '-I.\n', 'core.h': '#pragma once\nint welcome(int n);\n', 'core.c': '#include "core.h"\n// greet\nint welcome(int n) { return n; }\n',
      'main.c': '#include "core.h"\nint main(void) { const char *s = "😀 greet"; return welcome(1) + (s ? welcome(2) : 0); }\n',
    },
    wrong: ['bad.c', 'int x = undeclared_thing;\n', /undeclared/u],
  },
  {
    server: 'bash-language-server', name: 'welcome',
    before: {
      'core.sh': '#!/bin/bash\n‹greet() { echo "hi $1"; }\n', 'a.sh': '#!/bin/bash\nsource ./core.sh\n# greet\ngreet "greet"\n', 'b.sh': '#!/bin/bash\nsource ./core.sh\ngreet b\n',
    },
    after: {
      'core.sh': '#!/bin/bash\nwelcome() { echo "hi $1"; }\n', 'a.sh': '#!/bin/bash\nsource ./core.sh\n# greet\nwelcome "greet"\n', 'b.sh': '#!/bin/bash\nsource ./core.sh\nwelcome b\n',
    },
    wrong: null,
  },
  {
    server: 'svelteserver', name: 'welcome',
    before: {
      'package.json': '{"name":"x","type":"module"}\n', 'tsconfig.json': '{"compilerOptions":{"module":"esnext","moduleResolution":"bundler","strict":true}}\n',
      'A.svelte': '<script lang="ts">\n  let ‹greet = 1\n  const more = () => { greet += 1 }\n</script>\n<button onclick={more}>{greet} greet</button>\n',
    },
    after: {
      'package.json': '{"name":"x","type":"module"}\n', 'tsconfig.json': '{"compilerOptions":{"module":"esnext","moduleResolution":"bundler","strict":true}}\n',
      'A.svelte': '<script lang="ts">\n  let welcome = 1\n  const more = () => { welcome += 1 }\n</script>\n<button onclick={more}>{welcome} greet</button>\n',
    },
    // Text between tags is no comment, and the server cannot say what it means.
    left: ['A.svelte:5:32'], wrong: ['B.svelte', '<script lang="ts">\n  const n: number = "no"\n</script>\n{n}\n', /string/u],
  },
  {
    server: 'vscode-css-language-server', name: '--hue',
    before: { 'package.json': '{}\n', 'a.css': ':root { ‹--tint: red; }\na { color: var(--tint); }\nb { color: var(--tint); }\n' },
    after: { 'package.json': '{}\n', 'a.css': ':root { --hue: red; }\na { color: var(--hue); }\nb { color: var(--hue); }\n' },
    wrong: ['bad.css', 'a { color: red\n', /expected/u],
  },
  {
    server: 'yaml-language-server', name: 'common',
    before: { 'a.yaml': 'base: &‹shared\n  a: 1\none: *shared\ntwo: *shared\n' }, after: { 'a.yaml': 'base: &common\n  a: 1\none: *common\ntwo: *common\n' },
    wrong: ['bad.yaml', 'a: [1\nb: 2\n', /flow/iu],
  },
  {
    server: 'docker-langserver', name: 'maker',
    before: { Dockerfile: 'FROM scratch AS ‹builder\nFROM builder AS next\nCOPY --from=builder /a /a\n' },
    after: { Dockerfile: 'FROM scratch AS maker\nFROM maker AS next\nCOPY --from=maker /a /a\n' },
    wrong: ['Containerfile', 'FROM scratch\nFRM x\n', /FRM/u],
  },
  {
    server: 'prisma-language-server', name: 'Person',
    before: { 'schema.prisma': 'model ‹User {\n  id Int @id\n  posts Post[]\n}\n\nmodel Post {\n  id Int @id\n  by User @relation(fields: [byId], references: [id])\n  byId Int\n}\n' },
    after: { 'schema.prisma': 'model Person {\n  id Int @id\n  posts Post[]\n\t@@map("User")\n}\n\nmodel Post {\n  id Int @id\n  by Person @relation(fields: [byId], references: [id])\n  byId Int\n}\n' },
    wrong: ['bad.prisma', 'model A {\n  id Nope @id\n}\n', /Nope/u],
  },
]

describe.each(SERVED)('$server', ({ server, program, before, name, after: expected, left = [], wrong }) => {
  test('renames over every file, says what is wrong, and leaves nothing running', { timeout: 180_000 }, async (context) => {
    const found = needs(program ?? server, context)
    const more = wrong === null ? {} : { [wrong[0]]: wrong[1] }
    const { root, language } = serve({ ...before, ...more }, [found])
    const ended = after({ ...before, ...more }, await language.propose({ ask: 'rename', at: marked(before), name }))
    expect(ended).toMatchObject({ files: { ...expected, ...more } })
    expect('proposal' in ended ? ended.proposal.unrenamed?.map(({ path, line, character }) => `${path}:${String(line)}:${String(character)}`) : null).toEqual(left)
    if (wrong !== null) {
      const read = await language.read({ ask: 'diagnostics', paths: [wrong[0]] })
      expect(read).toMatchObject({ ok: true, value: { diagnostics: [{ path: wrong[0], checked: true }] } })
      expect(JSON.stringify(read)).toMatch(wrong[2])
    }
    await language.close()
    expect(processesOf(root)).toEqual([])
  })
})
