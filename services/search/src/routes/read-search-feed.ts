import { AppError } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { feedText } from '../models/feed-text.ts'
import { SavedSearch } from '../models/saved-search.ts'
import { searchFeedReply } from '../replies/search-feed-json.ts'

export const readSearchFeedRoute = serve(
  'readSearchFeed',
  async ({ deps: { database, links }, locale, params, query }) => {
    const saved = await SavedSearch.query(database.knex).findById(params.guid)
    if (!saved || !links.isGood(feedText(saved), query.signature)) throw new AppError('saved-search-not-found')
    return searchFeedReply(database, params.guid, locale)
  },
)
