import { defineConfig } from 'vitest/config'

const notOurs = ['**/node_modules/**', '**/dist/**', '.sild/**', 'e2e/**']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...notOurs, '**/*.int.test.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          name: 'pages',
          include: ['**/*.test.tsx'],
          exclude: notOurs,
          environment: 'jsdom',
          setupFiles: 'packages/testing/src/page-setup.ts',
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['**/*.int.test.ts'],
          exclude: notOurs,
          // A database per file and a Postgres for all of them.
          globalSetup: 'packages/testing/src/global-setup.ts',
          pool: 'forks',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
