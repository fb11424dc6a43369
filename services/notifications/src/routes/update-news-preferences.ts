import { serve } from '../deps.ts'
import { findPreferences, NewsPreferences } from '../models/news-preferences.ts'

/** What is left out stays as it is. */
export const updateNewsPreferences = serve(
  'updateNewsPreferences',
  ({ actor: { userGuid }, body: { quietHours, unmailedTopics }, transaction }) =>
    transaction(async (trx) => {
      const chosen = {
        ...(unmailedTopics && { unmailedTopics: [...new Set(unmailedTopics)] }),
        ...(quietHours !== undefined && { quietHours }),
      }
      await NewsPreferences.query(trx)
        .insert({ userGuid, ...chosen })
        .onConflict('userGuid')
        .merge({ userGuid, ...chosen })
      return findPreferences(trx, userGuid)
    }),
)
