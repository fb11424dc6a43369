export { jobs } from './jobs.ts'
export * as operations from './operations.ts'
export { supportSchemas as schemas } from './schemas.ts'
