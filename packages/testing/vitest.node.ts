import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests of everything that runs in Node: units beside the code, and `*.int.test.ts` on a real Postgres. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'node',
    include: [
      'bff/**/*.test.ts',
      'services/**/*.test.ts',
      'packages/{contract,api-client,service-kit,testing}/**/*.test.ts',
    ],
    globalSetup: fileURLToPath(new URL('./src/global-setup.ts', import.meta.url)),
    pool: 'forks',
    isolate: false,
    testTimeout: 10_000,
    hookTimeout: 30_000,
  },
})
