import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { root } from '../scripts/lib.mjs'

/** The doors and the host: the only places that know a process, its environment and its terminal. */
const SURFACES = ['src/index.ts', 'src/cli.ts', 'src/main.ts', 'src/action/**', 'src/cli/**', 'src/host/**']

const BARE_ERROR = {
  selector: 'ThrowStatement > NewExpression[callee.name="Error"]',
  message: 'Throw a Fault (the environment fails) or a Bug (our mistake); a judgement about the request is a refusal.',
}

export default defineConfig(
  { ignores: ['dist/', 'lib/', 'node_modules/', '.ci/tools/', 'coverage/', 'test/cases/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['src/**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A default does not count: a new member of a union must find every switch.
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: false, requireDefaultForNonUnion: true }],
      complexity: ['error', 14],
      eqeqeq: 'error',
      'max-lines': ['error', 400],
      'no-console': 'error',
      'no-restricted-imports': ['error', { paths: [
        { name: 'node:process', message: 'Take what you need as an argument; the doors and the host know the process.' },
        { name: 'node:console', message: 'Report through a value; the doors print.' },
      ] }],
      'no-restricted-properties': ['error', { object: 'process', property: 'env', message: 'Take the environment as an argument; the doors read it.' }],
      'no-restricted-syntax': ['error', BARE_ERROR],
    },
  },
  {
    files: SURFACES,
    rules: { 'no-console': 'off', 'no-restricted-imports': 'off', 'no-restricted-properties': 'off' },
  },
  {
    files: ['test/**/*.ts'],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', {
        selector: 'MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(skip|only|todo|fails)$/]',
        message: 'A test runs, or says with needs() which program it wants.',
      }],
    },
  },
  {
    files: ['.github/**/*.mjs'],
    extends: [tseslint.configs.recommended],
    rules: { eqeqeq: 'error', 'max-lines': ['error', 400] },
  },
)
