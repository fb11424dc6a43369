import { defineService, jobsIn, routesIn } from '@sild/service-kit'
import { seed } from '../seeds/demo.ts'
import { createDeps } from './deps.ts'

export const chatService = defineService({
  name: 'chat',
  migrations: new URL('../migrations/', import.meta.url),
  createDeps,
  routes: await routesIn(new URL('routes/', import.meta.url)),
  jobs: await jobsIn(new URL('jobs/', import.meta.url)),
  seed,
})
