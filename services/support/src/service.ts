import { defineService } from '@sild/service-kit'
import { seed } from '../seeds/demo.ts'
import { createDeps } from './deps.ts'
import { jobs } from './jobs/index.ts'
import { routes } from './routes/index.ts'

export const supportService = defineService({
  name: 'support',
  migrations: new URL('../migrations/', import.meta.url),
  createDeps,
  routes,
  jobs,
  seed,
})
