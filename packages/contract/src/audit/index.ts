import * as approval from './approval-operations.ts'
import * as own from './operations.ts'
import en from './messages/en.json' with { type: 'json' }
import et from './messages/et.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import { approvalSchemas } from './approval-schemas.ts'
import { auditSchemas } from './schemas.ts'

export { errors } from './errors.ts'
export { jobs } from './jobs.ts'

export const messages = { en, et, fr }
export const operations = { ...own, ...approval }
export const schemas = { ...auditSchemas, ...approvalSchemas }
