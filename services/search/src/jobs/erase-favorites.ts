import type { FavoriteReference } from '@sild/contract/search/favorite-schemas'
import { countFavorites } from '../actions/count-favorites.ts'
import { lockUser } from '../actions/lock-favorites.ts'
import { handle } from '../deps.ts'

/** Erases the user's favorites, hidden cards, and lists. */
export const eraseFavoritesJob = handle('erase-favorites', ({ payload: { userGuid }, deps }) =>
  deps.database.transaction(async (trx) => {
    await lockUser(trx, userGuid)
    const favorites: FavoriteReference[] = await trx('favorites')
      .where({ userGuid })
      .delete()
      .returning(['cardGuid', 'cardType'])
    await trx('favoriteLists').where({ userGuid }).delete()
    await trx('hiddenCards').where({ userGuid }).delete()
    // In one order, so that two that are erased at once do not wait for each other.
    for (const card of favorites.toSorted((one, other) => one.cardGuid.localeCompare(other.cardGuid)))
      await countFavorites(trx, deps, card)
  }),
)
