import { expect, test } from 'vitest'
import { checkFree } from '../../src/engine/creation.js'

test('no file is made at a name or a path that is longer than file systems hold', () => {
  const nothing = { base: null, entries: new Map() }
  for (const path of ['x'.repeat(255), `${'é'.repeat(127)}/y`, `${'d/'.repeat(1999)}xy`]) expect(checkFree(path, nothing)).toBeNull()
  for (const path of ['x'.repeat(256), `${'é'.repeat(128)}/y`, `${'d/'.repeat(1999)}xyz`]) expect(checkFree(path, nothing)).toMatchObject({ code: 'path_escape', path })
})
