import * as figure from './figure-operations.ts'
import * as internal from './internal-operations.ts'
import * as own from './operations.ts'
import * as staff from './staff-operations.ts'
import * as viewing from './viewing-operations.ts'
import en from './messages/en.json' with { type: 'json' }
import et from './messages/et.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import { figureSchemas } from './figure-schemas.ts'
import { accountsSchemas } from './schemas.ts'
import { staffAccountsSchemas } from './staff-schemas.ts'
import { viewingSchemas } from './viewing-schemas.ts'

export { errors } from './errors.ts'
export { events } from './events.ts'
export { jobs } from './jobs.ts'

export const messages = { en, et, fr }
export const operations = { ...own, ...staff, ...internal, ...figure, ...viewing }
export const schemas = { ...accountsSchemas, ...figureSchemas, ...staffAccountsSchemas, ...viewingSchemas }
