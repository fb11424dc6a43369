import type { FavoriteList } from '@sild/contract/search/favorite-schemas'
import { searchLimits } from '@sild/contract/search/limits'
import { AppError, type SignedInActor, type Transaction } from '@sild/service-kit'
import { nameKey } from '@sild/service-kit/name-keys'
import { isTitleTaken, listExists } from '../errors.ts'
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
    .insert({ userGuid, title, titleKey: nameKey(title) })
    .returning<{ listGuid: string }[]>('listGuid')
    .catch((error: unknown) => {
      throw isTitleTaken(error) ? listExists(error) : error
    })
  return { guid: created!.listGuid, title, cards: [] }
}
