import { defineService, jobsIn, routesIn } from '@sild/service-kit'
import { bulkSeed } from '../seeds/bulk.ts'
import { seed } from '../seeds/demo.ts'
import { createDeps } from './deps.ts'

export const searchService = defineService({
  name: 'search',
  migrations: new URL('../migrations/', import.meta.url),
  createDeps,
  routes: await routesIn(new URL('routes/', import.meta.url)),
  jobs: await jobsIn(new URL('jobs/', import.meta.url)),
  seed,
  bulkSeed,
})
