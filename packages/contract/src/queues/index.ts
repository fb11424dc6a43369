import en from './messages/en.json' with { type: 'json' }
import et from './messages/et.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }

export { errors } from './errors.ts'
export * as operations from './operations.ts'
export { queuesSchemas as schemas } from './schemas.ts'

export const messages = { en, et, fr }
