import { newsTopics } from '@sild/contract/notifications/topics'
import { serve } from '../deps.ts'
import { findPreferences, NewsPreferences } from '../models/news-preferences.ts'

const channels = ['unshownTopics', 'unmailedTopics', 'unpushedTopics'] as const

/** Missing fields stay unchanged. */
export const updateNewsPreferencesRoute = serve('updateNewsPreferences', ({ actor: { userGuid }, body, transaction }) =>
  transaction(async (trx) => {
    const chosen: Partial<NewsPreferences> = { userGuid }
    if (body.quietHours !== undefined) chosen.quietHours = body.quietHours
    for (const channel of channels) {
      const unwanted = body[channel]
      if (unwanted) chosen[channel] = newsTopics.filter((topic) => unwanted.includes(topic))
    }
    await NewsPreferences.query(trx).insert(chosen).onConflict('userGuid').merge(chosen)
    return findPreferences(trx, userGuid)
  }),
)
