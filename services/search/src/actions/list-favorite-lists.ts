import type { FavoriteList, FavoriteReference } from '@sild/contract/search/favorite-schemas'
import type { Connection } from '@sild/service-kit'

type FavoriteRow = FavoriteReference & { listGuid: string | null }

/** The default list first, then the others by time of creation. */
export async function listFavoriteLists(connection: Connection, userGuid: string): Promise<FavoriteList[]> {
  const lists: { listGuid: string; title: string }[] = await connection('favoriteLists')
    .where({ userGuid })
    .orderBy(['createdAt', 'listGuid'])
    .select('listGuid', 'title')
  const rows: FavoriteRow[] = await connection('favorites')
    .where({ userGuid })
    .orderBy([{ column: 'addedAt', order: 'desc' }, 'cardGuid'])
    .select('cardGuid', 'cardType', 'listGuid')
  const cardsOf = Map.groupBy(rows, ({ listGuid }) => listGuid)
  return [{ listGuid: null, title: null }, ...lists].map(({ listGuid, title }) => ({
    guid: listGuid,
    title,
    cards: (cardsOf.get(listGuid) ?? []).map(({ cardGuid, cardType }) => ({ cardGuid, cardType })),
  }))
}
