import { defineService, jobsIn, routesIn } from '@sild/service-kit'
import { createDeps } from './deps.ts'

export const mailsService = defineService({
  name: 'mails',
  migrations: new URL('../migrations/', import.meta.url),
  createDeps,
  routes: await routesIn(new URL('routes/', import.meta.url)),
  jobs: await jobsIn(new URL('jobs/', import.meta.url)),
})
