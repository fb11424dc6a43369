import { defineService } from '@sild/service-kit'
import { createDeps } from './deps.ts'
import { jobs } from './jobs/index.ts'
import { routes } from './routes/index.ts'

export const auditService = defineService({
  name: 'audit',
  migrations: new URL('../migrations/', import.meta.url),
  createDeps,
  routes,
  jobs,
})
