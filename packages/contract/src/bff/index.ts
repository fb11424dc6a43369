export { live } from './live.ts'
export * as operations from './operations.ts'
export { bffSchemas as schemas } from './schemas.ts'
