import type { FavoriteReference } from '@sild/contract/search/favorite-schemas'
import type { Transaction } from '@sild/service-kit'
import type { SearchDeps } from '../deps.ts'
import { lockCard } from './lock-favorites.ts'

/** Recounts the users with this favourite, for the sort order and for the page of the company. */
export async function countFavorites(
  trx: Transaction,
  { engine, outbox }: Pick<SearchDeps, 'engine' | 'outbox'>,
  { cardGuid, cardType }: FavoriteReference,
): Promise<void> {
  // They are private to the user, so no count is shown.
  if (cardType === 'response' || cardType === 'search') return
  await lockCard(trx, cardGuid)
  const counted = await trx('favorites').where({ cardGuid }).count<{ count: string }[]>('* as count')
  // A count is a bigint, which the driver gives as text.
  const favoritesCount = Number(counted[0]!.count)
  if (cardType === 'company') {
    await trx('companies').where({ companyGuid: cardGuid }).update({ favoritesCount })
    await outbox.publish(trx, 'company-favored', { companyGuid: cardGuid })
    return
  }
  await trx('cards').where({ publicationGuid: cardGuid }).update({ favoritesCount })
  await engine.setFavorites(trx, cardGuid, favoritesCount)
}
