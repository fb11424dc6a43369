import { serve } from '../deps.ts'
import { findPreferences } from '../models/news-preferences.ts'

export const getNewsPreferencesRoute = serve('getNewsPreferences', ({ actor: { userGuid }, deps }) =>
  findPreferences(deps.database.knex, userGuid),
)
