/** Real language servers: a rename over three files asked at once after the start, what is wrong, and no process left. */
import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../src/language/lsp/catalogue.js'
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

/** What every server of Python is asked: a byte-order mark, an emoji, an alias, a relative import, lines that end otherwise. */
const PYTHON = {
  name: 'welcome',
  before: {
    'pyproject.toml': '[project]\nname = "x"\n', 'pkg/__init__.py': '', 'pkg/core.py': 'def ‹greet(name: str) -> str:\n    """greet people"""\n    return "hi " + name\n',
    'pkg/use.py': '\ufefffrom .core import greet\n\nprint("😀", greet("a"), greet("greet"))\n', 'main.py': 'from pkg import core\r\nfrom pkg.core import greet as g\r\n\r\ncore.greet("x")\r\ng("y")\r\n',
  },
  after: {
    'pyproject.toml': '[project]\nname = "x"\n', 'pkg/__init__.py': '', 'pkg/core.py': 'def welcome(name: str) -> str:\n    """greet people"""\n    return "hi " + name\n',
    'pkg/use.py': 'from .core import welcome\n\nprint("😀", welcome("a"), welcome("greet"))\n', 'main.py': 'from pkg import core\r\nfrom pkg.core import welcome as g\r\n\r\ncore.welcome("x")\r\ng("y")\r\n',
  },
  wrong: ['bad.py', 'from pkg.core import nothing\n', /nothing/u],
} as const

/** What every clangd is asked. */
const C = {
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
} as const

const SERVED: readonly Served[] = [
  { server: 'pyright', program: 'pyright-langserver', ...PYTHON },
  { server: 'basedpyright', program: 'basedpyright-langserver', ...PYTHON },
  { server: 'pyrefly', ...PYTHON },
  { server: 'ty', ...PYTHON },
  { server: 'pylsp', ...PYTHON, wrong: ['bad.py', 'import os\nprint(nothing)\n', /nothing/u] },
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
  C,
  { ...C, program: 'clangd-19' },
  {
    server: 'rust-analyzer', name: 'welcome',
    before: {
      'Cargo.toml': '[package]\nname = "x"\nversion = "0.1.0"\nedition = "2021"\n', 'src/core.rs': '/// greet\npub fn ‹greet(name: &str) -> usize { name.len() }\n',
      'src/deep.rs': 'use crate::core::greet;\npub fn twice() -> usize { let _s = "😀 greet"; greet("a") + greet("b") }\n',
      'src/main.rs': 'mod core;\nmod deep;\nuse core::greet as g;\nfn main() { let n = g("a") + core::greet("b") + deep::twice(); assert!(n > 0) }\n',
    },
    after: {
      'Cargo.toml': '[package]\nname = "x"\nversion = "0.1.0"\nedition = "2021"\n', 'src/core.rs': '/// greet\npub fn welcome(name: &str) -> usize { name.len() }\n',
      'src/deep.rs': 'use crate::core::welcome;\npub fn twice() -> usize { let _s = "😀 greet"; welcome("a") + welcome("b") }\n',
      'src/main.rs': 'mod core;\nmod deep;\nuse core::welcome as g;\nfn main() { let n = g("a") + core::welcome("b") + deep::twice(); assert!(n > 0) }\n',
    },
    wrong: ['src/bad.rs', 'pub fn bad( {\n', /expected/iu],
  },
  {
    server: 'astro-ls', name: 'welcome',
    before: {
      'package.json': '{"name":"x","type":"module"}\n', 'tsconfig.json': '{"compilerOptions":{"module":"esnext","moduleResolution":"bundler","strict":true}}\n',
      'A.astro': '---\nexport const ‹greet = "hi"\nconst more = `${greet}!`\n---\n<p title={greet}>😀 {greet} {more}</p>\n',
      'B.astro': '---\nimport { greet } from "./A.astro"\n---\n<p>{greet}</p>\n', 'C.astro': '---\nimport { greet as g } from "./A.astro"\n---\n<p title="greet">{g}</p>\n',
    },
    after: {
      'package.json': '{"name":"x","type":"module"}\n', 'tsconfig.json': '{"compilerOptions":{"module":"esnext","moduleResolution":"bundler","strict":true}}\n',
      'A.astro': '---\nexport const welcome = "hi"\nconst more = `${welcome}!`\n---\n<p title={welcome}>😀 {welcome} {more}</p>\n',
      'B.astro': '---\nimport { welcome } from "./A.astro"\n---\n<p>{welcome}</p>\n', 'C.astro': '---\nimport { welcome as g } from "./A.astro"\n---\n<p title="greet">{g}</p>\n',
    },
    wrong: ['D.astro', '---\nconst n: number = "no"\n---\n<p>{n}</p>\n', /string/u],
  },
  {
    server: 'vscode-html-language-server', name: 'section',
    before: { 'package.json': '{}\n', 'a.html': '<body>\n<‹div class="div">😀 div</div>\n<div></div>\n</body>\n' },
    after: { 'package.json': '{}\n', 'a.html': '<body>\n<section class="div">😀 div</section>\n<div></div>\n</body>\n' },
    // Text between tags and the next pair.
    left: ['a.html:2:13', 'a.html:2:21', 'a.html:3:2', 'a.html:3:8'], wrong: null,
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

describe.each(SERVED.map((one) => ({ program: one.server, ...one })))('$server by $program', ({ server, program, before, name, after: expected, left = [], wrong }) => {
  test('renames over every file, says what is wrong, and leaves nothing running', { timeout: 180_000 }, async (context) => {
    const found = needs(program, context)
    const more = wrong === null ? {} : { [wrong[0]]: wrong[1] }
    const { root, language } = serve({ ...before, ...more }, [found], { rows: CATALOGUE.filter((row) => row.name === server) })
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
