import * as own from './operations.ts'
import * as viewing from './viewing-operations.ts'

export { live } from './live.ts'
export const operations = { ...own, ...viewing }
export { bffSchemas as schemas } from './schemas.ts'
