import type { ParsedInput, Reply } from '@sild/contract'
import { searchLimits } from '@sild/contract/search/limits'
import { AppError, type SignedInActor, type Transaction } from '@sild/service-kit'
import type { SearchDeps } from '../deps.ts'
import { countFavorites } from './count-favorites.ts'
import { findFavorite } from './find-favorite.ts'
import { findFavoriteList } from './find-favorite-list.ts'
import { lockUser } from './lock-favorites.ts'

/** Adds a card to one list, once. @throws card-not-found, favorite-list-not-found, favorite-limit-reached */
export async function addFavorite(
  trx: Transaction,
  deps: Pick<SearchDeps, 'engine' | 'outbox'>,
  { userGuid }: SignedInActor,
  { cardGuid, cardType, listGuid }: ParsedInput<'addFavorite'>['body'],
): Promise<Reply<'addFavorite'>> {
  await lockUser(trx, userGuid)
  if (listGuid) await findFavoriteList(trx, { userGuid, listGuid })
  const moved = await trx('favorites').where({ userGuid, cardGuid, cardType }).update({ listGuid })
  if (moved === 0) {
    await findFavorite(trx, userGuid, { cardGuid, cardType })
    const [counted] = await trx('favorites').where({ userGuid }).count<{ count: string }[]>('* as count')
    if (Number(counted!.count) >= searchLimits.favorites.max) throw new AppError('favorite-limit-reached')
    await trx('favorites').insert({ userGuid, cardGuid, cardType, listGuid })
    await countFavorites(trx, deps, { cardGuid, cardType })
  }
  return { cardGuid, cardType, listGuid }
}
