/** Real language servers that rename nothing, or not all: what they do answer, over several files, at once after the start. */
import { expect, test } from 'vitest'
import { CATALOGUE } from '../../src/language/lsp/catalogue.js'
import { needs } from '../needs.js'
import { after, marked, type Files } from './asking.js'
import { processesOf, serve, type Served } from './serving.js'

/** Does something with one server over files, and sees that it ends. */
async function during(server: string, found: string, files: Files, act: (language: Served['language']) => Promise<void>): Promise<void> {
  const { root, language } = serve(files, [found], { rows: CATALOGUE.filter((row) => row.name === server) })
  await act(language)
  await language.close()
  expect(processesOf(root)).toEqual([])
}

test('intelephense finds references over three files, says what is wrong, and renames for nobody', { timeout: 120_000 }, async (context) => {
  const files = {
    'composer.json': '{}\n', 'src/core.php': '<?php\nfunction ‹greet(string $name): string { return "hi $name"; }\n',
    'src/use.php': '<?php\n$a = "😀" . greet("a");\n', 'main.php': '<?php\nrequire "src/core.php";\necho greet("greet");\n', 'bad.php': '<?php\nfunction ( {\nnothing();\n',
  }
  await during('intelephense', needs('intelephense', context), files, async (language) => {
    const places = [['main.php', 3, 6], ['src/core.php', 2, 10], ['src/use.php', 2, 13]].map(([path, line, character]) => ({ path, line, character }))
    const read = await language.read({ ask: 'references', at: marked(files) })
    expect(read).toMatchObject({ ok: true, value: { references: expect.arrayContaining(places.map((place) => expect.objectContaining(place) as unknown)) as unknown } })
    expect(await language.propose({ ask: 'rename', at: marked(files), name: 'welcome' })).toMatchObject({ refusals: [{ code: 'no_server', detail: 'intelephense does not rename' }] })
    expect(await language.read({ ask: 'diagnostics', paths: ['bad.php', 'main.php'] })).toMatchObject({ value: { diagnostics: [
      { path: 'bad.php', checked: true, items: [{ line: 2, character: 12, severity: 'error' }, {}] }, { path: 'main.php', checked: true, items: [] },
    ] } })
  })
})

test('vscode-json-language-server formats, and says what is wrong', { timeout: 120_000 }, async (context) => {
  const files = { 'package.json': '{}\n', 'a.json': '\ufeff{"a":1,\n"😀":[1,2]}\n', 'b.json': '{"a": 1,}\n', 'c.jsonc': '// c\n{"a":1}\n' }
  await during('vscode-json-language-server', needs('vscode-json-language-server', context), files, async (language) => {
    const formatted = { ...files, 'a.json': '{\n    "a": 1,\n    "😀": [\n        1,\n        2\n    ]\n}' }
    expect(after(files, await language.propose({ ask: 'format', path: 'a.json' }))).toMatchObject({ files: formatted, proposal: { errors: { before: 0, after: 0 } } })
    expect(await language.read({ ask: 'diagnostics', paths: ['a.json', 'b.json', 'c.jsonc'] })).toMatchObject({ value: { diagnostics: [
      { path: 'a.json', checked: true, items: [] }, { path: 'b.json', checked: true, items: [{ line: 1, character: 8, message: 'Trailing comma' }] }, { path: 'c.jsonc', checked: true, items: [] },
    ] } })
  })
})

test('vue-language-server, for want of a TypeScript server, formats and tells of syntax, and calls nothing clean', { timeout: 120_000 }, async (context) => {
  const files = {
    'package.json': '{}\n', 'A.vue': '<script setup lang="ts">\nconst ‹greet: number = "a"\n</script>\n<template><p :title="greet">{{ greet }}</p></template>\n',
    'B.vue': '<template><p>\n</template>\n',
  }
  await during('vue-language-server', needs('vue-language-server', context), files, async (language) => {
    const reason = 'vue-language-server does not look at types, for which it wants a TypeScript server beside it'
    expect(await language.read({ ask: 'diagnostics', paths: ['A.vue', 'B.vue'] })).toMatchObject({ value: { diagnostics: [
      { path: 'A.vue', checked: false, reason, items: [] }, { path: 'B.vue', checked: false, reason, items: [{ line: 1, character: 11, message: 'Element is missing end tag.' }] },
    ] } })
    expect(await language.propose({ ask: 'rename', at: marked(files), name: 'welcome' })).toMatchObject({ refusals: [{ code: 'rename_refused', detail: 'vue-language-server: this cannot be renamed' }] })
    expect(after(files, await language.propose({ ask: 'format', path: 'A.vue' }))).toMatchObject({ files: {
      'A.vue': '<script setup lang="ts">\n    const greet: number = "a"\n</script>\n<template>\n    <p :title="greet">{{ greet }}</p>\n</template>\n',
    } })
  })
})
