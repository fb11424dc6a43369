import type { FavoriteList } from '@sild/contract/search/favorite-schemas'
import { searchLimits } from '@sild/contract/search/limits'
import { AppError, type SignedInActor, type Transaction, uniqueViolation } from '@sild/service-kit'
import { listExists } from '../errors.ts'
import { lockUser } from './lock-favorites.ts'

/** @throws favorite-list-exists, favorite-limit-reached */
export async function createFavoriteList(
  trx: Transaction,
  { userGuid }: SignedInActor,
  title: string,
): Promise<FavoriteList> {
  await lockUser(trx, userGuid)
  const [present] = await trx('favoriteLists').where({ userGuid }).count<{ count: string }[]>('* as count')
  if (Number(present!.count) >= searchLimits.favoriteLists.max) throw new AppError('favorite-limit-reached')
  const [created] = await trx('favoriteLists')
    .insert({ userGuid, title })
    .returning<{ listGuid: string }[]>('listGuid')
    .catch((error: unknown) => {
      throw uniqueViolation(error, 'favorite_lists_once') ? listExists(error) : error
    })
  return { guid: created!.listGuid, title, cards: [] }
}
