import { expect, it } from 'vitest'
import { read, readJson } from './sources.ts'

/** What Sild is made with, and where each does its work. */
const card: Readonly<Record<string, string>> = {
  react: 'shell/src/remotes/frozen.tsx',
  'react-dom': 'shell/src/client/start.tsx',
  '@module-federation/enhanced': 'packages/build/src/federation.ts',
  '@rspack/core': 'packages/build/src/bundler-options.ts',
  '@rspack/cli': 'packages/build/src/rspack-config.ts',
  'react-router': 'shell/src/server/engine.ts',
  jotai: 'shell/src/frame/PortalProviders.tsx',
  '@formatjs/intl': 'packages/service-kit/src/texts.ts',
  fastify: 'packages/service-kit/src/app.ts',
  '@fastify/cookie': 'bff/src/routes/install.ts',
  '@fastify/jwt': 'bff/src/session/access-token.ts',
  '@fastify/multipart': 'bff/src/routes/install.ts',
  '@fastify/rate-limit': 'bff/src/limits/limits.ts',
  undici: 'packages/service-kit/src/calls/upstream.ts',
  objection: 'packages/service-kit/src/database.ts',
  knex: 'packages/service-kit/src/database.ts',
  pg: 'packages/service-kit/src/reading-pool.ts',
  bullmq: 'packages/service-kit/src/jobs/workers.ts',
  vitest: 'packages/testing/src/database.ts',
  '@playwright/test': 'e2e/journeys/steps.ts',
}
const { dependencies, devDependencies }: Record<string, Record<string, string>> = readJson('package.json')
const installed = Object.keys({ ...dependencies, ...devDependencies })

it.each(Object.entries(card))('%s is installed, and does its work in %s', (name, path) => {
  expect(installed, `${name} belongs to what Sild is made with: npm install --save-exact ${name}`).toContain(name)
  // Types alone do no work.
  const values = [...read(path).matchAll(/^import (?!type ).*from '([^']+)'$/gm)].map(([, from = '']) => from)
  expect(values.some((from) => from === name || from.startsWith(`${name}/`))).toBe(true)
})
