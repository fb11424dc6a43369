import en from './messages/en.json' with { type: 'json' }
import et from './messages/et.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import * as own from './operations.ts'
import { supportSchemas } from './schemas.ts'
import * as staff from './staff-operations.ts'
import { staffSupportSchemas } from './staff-schemas.ts'
import * as tickets from './ticket-operations.ts'
import { ticketSchemas } from './ticket-schemas.ts'

export { errors } from './errors.ts'
export { jobs } from './jobs.ts'
export { live } from './live.ts'

export const messages = { en, et, fr }
export const operations = { ...own, ...tickets, ...staff }
export const schemas = { ...supportSchemas, ...ticketSchemas, ...staffSupportSchemas }
