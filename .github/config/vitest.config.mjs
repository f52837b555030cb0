import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: process.env.HOLDFAST_PROOF === 'full' ? 3_600_000 : 30_000,
    hookTimeout: 30_000,
    teardownTimeout: 10_000,
    // Git must find an identity and nobody's own settings, on every machine.
    env: {
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_SYSTEM: '/dev/null',
      GIT_AUTHOR_NAME: 'Ann Author',
      GIT_AUTHOR_EMAIL: 'ann@example.com',
      GIT_COMMITTER_NAME: 'Ann Author',
      GIT_COMMITTER_EMAIL: 'ann@example.com',
      LC_ALL: 'C',
      TZ: 'UTC',
    },
  },
})
