import { serve } from '../deps.ts'
import { findPreferences } from '../models/news-preferences.ts'

export const getNewsPreferences = serve('getNewsPreferences', ({ actor: { userGuid }, deps }) =>
  findPreferences(deps.database.knex, userGuid),
)
