export { jobs } from './jobs.ts'
export * as operations from './operations.ts'
export { mailsSchemas as schemas } from './schemas.ts'
