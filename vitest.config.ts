import { defineConfig } from 'vitest/config'
import { hasRedis } from './tools/check/find-redis.ts'
import { LongestFirst } from './tools/check/longest-first.ts'

const notOurs = ['**/node_modules/**', '**/dist/**', '.sild/**', 'e2e/**']

const integration = {
  exclude: notOurs,
  // A database per file and a Postgres for all of them.
  globalSetup: 'packages/testing/src/global-setup.ts',
  pool: 'forks',
  isolate: false,
  // Ends what hangs; a busy machine takes long for what is right.
  testTimeout: 60_000,
  hookTimeout: 180_000,
} as const
const redis = {
  ...integration,
  name: 'redis',
  include: [
    'packages/service-kit/test/{jobs,relay,crash,ledger,live}.int.test.ts',
    'bff/test/{live,shared-limits}.int.test.ts',
    'tools/test/ledger.int.test.ts',
  ],
  env: { TEST_REDIS: 'yes' },
}

export default defineConfig({
  test: {
    // Every core: most of what tests do is wait.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...notOurs, '**/*.int.test.ts'],
          pool: 'threads',
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'pages',
          include: ['**/*.test.tsx'],
          exclude: notOurs,
          environment: 'jsdom',
          // A window for each file costs as much as its tests.
          pool: 'threads',
          isolate: false,
          setupFiles: 'packages/testing/src/page-setup.ts',
          testTimeout: 20_000,
        },
      },
      { test: { ...integration, name: 'integration', include: ['**/*.int.test.ts'] } },
      ...(hasRedis() ? [{ test: redis }] : []),
    ],
  },
})
