import * as appeal from './appeal-operations.ts'
import * as figure from './figure-operations.ts'
import * as own from './operations.ts'
import * as report from './report-operations.ts'
import en from './messages/en.json' with { type: 'json' }
import et from './messages/et.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import { appealsSchemas } from './appeal-schemas.ts'
import { figureSchemas } from './figure-schemas.ts'
import { moderationSchemas } from './schemas.ts'
import { reportsSchemas } from './report-schemas.ts'

export { errors } from './errors.ts'
export { events } from './events.ts'
export { jobs } from './jobs.ts'
export { live } from './live.ts'

export const messages = { en, et, fr }
export const operations = { ...own, ...report, ...appeal, ...figure }
export const schemas = { ...moderationSchemas, ...reportsSchemas, ...appealsSchemas, ...figureSchemas }
