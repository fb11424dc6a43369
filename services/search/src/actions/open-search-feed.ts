import { documentPaths } from '@sild/paths'
import { AppError, expression, type Transaction } from '@sild/service-kit'
import type { SearchDeps } from '../deps.ts'
import { feedText } from '../models/feed-text.ts'
import { SavedSearch } from '../models/saved-search.ts'

/** The address of a search's feed; renewing it invalidates the old one. @throws saved-search-not-found */
export async function openSearchFeed(
  trx: Transaction,
  { links }: Pick<SearchDeps, 'links'>,
  { guid, isRenewed, userGuid }: { guid: string; isRenewed: boolean; userGuid: string },
): Promise<string> {
  const [saved] = await SavedSearch.query(trx)
    .where({ savedSearchGuid: guid, userGuid })
    .patch({ feedNumber: isRenewed ? expression`feed_number + 1` : expression`feed_number` })
    .returning('*')
  if (!saved) throw new AppError('saved-search-not-found')
  return documentPaths.savedSearchFeed(guid, links.sign(feedText(saved)))
}
