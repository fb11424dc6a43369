import type { FavoriteReference } from '@sild/contract/search/favorite-schemas'
import { AppError, type Transaction } from '@sild/service-kit'
import { SavedSearch } from '../models/saved-search.ts'
import { findCard } from './find-card.ts'

/**
 * Finds a searchable card or a saved search of this user. The caller has requested responses from their own service.
 * @throws card-not-found
 */
export async function findFavorite(
  trx: Transaction,
  userGuid: string,
  { cardGuid, cardType }: FavoriteReference,
): Promise<void> {
  if (cardType === 'response') return
  if (cardType !== 'search') return findCard(trx, { cardGuid, cardType })
  const own = await SavedSearch.query(trx).findById(cardGuid).where({ userGuid }).select('savedSearchGuid')
  if (!own) throw new AppError('card-not-found')
}
