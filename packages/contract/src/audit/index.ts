export { jobs } from './jobs.ts'
export * as operations from './operations.ts'
export { auditSchemas as schemas } from './schemas.ts'
