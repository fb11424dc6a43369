import * as figure from './figure-operations.ts'
import * as own from './operations.ts'
import * as tag from './tag-operations.ts'
import en from './messages/en.json' with { type: 'json' }
import et from './messages/et.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import { figureSchemas } from './figure-schemas.ts'
import { promotionSchemas } from './promotion-schemas.ts'
import { publicationsSchemas } from './schemas.ts'
import { responsesSchemas } from './response-schemas.ts'
import { statisticsSchemas } from './statistics-schemas.ts'
import { tagSchemas } from './tag-schemas.ts'
import { weekSchemas } from './week-schemas.ts'

export { errors } from './errors.ts'
export { events } from './events.ts'
export { jobs } from './jobs.ts'
export { live } from './live.ts'

export const messages = { en, et, fr }
export const operations = { ...own, ...figure, ...tag }
export const schemas = {
  ...publicationsSchemas,
  ...promotionSchemas,
  ...statisticsSchemas,
  ...responsesSchemas,
  ...weekSchemas,
  ...figureSchemas,
  ...tagSchemas,
}
