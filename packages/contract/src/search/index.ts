import * as card from './card-operations.ts'
import * as favorite from './favorite-operations.ts'
import * as index from './index-operations.ts'
import * as own from './operations.ts'
import * as saved from './saved-operations.ts'
import * as suggestion from './suggestion-operations.ts'
import en from './messages/en.json' with { type: 'json' }
import et from './messages/et.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import { cardSchemas } from './card-schemas.ts'
import { digestSchemas } from './digest-schemas.ts'
import { favoritesSchemas } from './favorite-schemas.ts'
import { indexSchemas } from './index-schemas.ts'
import { rankingSchemas } from './ranking.ts'
import { savedSearchSchemas } from './saved-schemas.ts'
import { searchSchemas } from './schemas.ts'
import { suggestionSchemas } from './suggestion-schemas.ts'

export { errors } from './errors.ts'
export { events } from './events.ts'
export { jobs } from './jobs.ts'

export const messages = { en, et, fr }
export const operations = { ...own, ...card, ...favorite, ...index, ...saved, ...suggestion }
export const schemas = {
  ...searchSchemas,
  ...cardSchemas,
  ...favoritesSchemas,
  ...savedSearchSchemas,
  ...digestSchemas,
  ...indexSchemas,
  ...rankingSchemas,
  ...suggestionSchemas,
}
