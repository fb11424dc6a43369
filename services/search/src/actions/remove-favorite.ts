import type { FavoriteReference } from '@sild/contract/search/favorite-schemas'
import type { SignedInActor, Transaction } from '@sild/service-kit'
import type { SearchDeps } from '../deps.ts'
import { countFavorites } from './count-favorites.ts'
import { lockUser } from './lock-favorites.ts'

/** Also works for cards that are no longer searchable. */
export async function removeFavorite(
  trx: Transaction,
  deps: Pick<SearchDeps, 'engine' | 'outbox'>,
  { userGuid }: Pick<SignedInActor, 'userGuid'>,
  cardGuid: string,
): Promise<void> {
  await lockUser(trx, userGuid)
  const [removed]: FavoriteReference[] = await trx('favorites')
    .where({ userGuid, cardGuid })
    .delete()
    .returning(['cardGuid', 'cardType'])
  if (removed) await countFavorites(trx, deps, removed)
}
