import * as own from './operations.ts'
import * as payments from './payment-operations.ts'
import * as staff from './staff-operations.ts'
import * as promotions from './promotion-operations.ts'
import en from './messages/en.json' with { type: 'json' }
import et from './messages/et.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import { paymentSchemas } from './payment-schemas.ts'
import { staffBillingSchemas } from './staff-schemas.ts'
import { promotionSchemas } from './promotion-schemas.ts'
import { billingSchemas } from './schemas.ts'

export { errors } from './errors.ts'
export { events } from './events.ts'
export { jobs } from './jobs.ts'
export { live } from './live.ts'

export const messages = { en, et, fr }
export const operations = { ...own, ...payments, ...promotions, ...staff }
export const schemas = { ...billingSchemas, ...paymentSchemas, ...promotionSchemas, ...staffBillingSchemas }
