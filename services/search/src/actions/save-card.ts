import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import { expression, type Transaction } from '@sild/service-kit'
import { cardRow, textsOf } from '../models/card.ts'
import { countTags } from './count-tags.ts'

export interface KnownCard {
  version: number
  revision: number
  /** Whether this revision was matched with saved searches; false until it is searchable. */
  isMatched: boolean
  cardType: string
  tags: string[]
}

/** Writes what results show of a publication. Views are counted here, so a snapshot only ever raises them. */
export async function saveCard(
  trx: Transaction,
  snapshot: PublicationSnapshot,
  known: KnownCard | undefined,
): Promise<void> {
  const { guid: publicationGuid, cardType } = snapshot
  const isMatched = known?.revision === snapshot.revision && known.isMatched
  const row = { ...cardRow(snapshot), isMatched }
  await trx('cards')
    .insert({
      ...row,
      viewsCount: snapshot.viewsCount,
      // Favourites from before it left the search count again.
      favoritesCount: expression`(select count(*) from favorites where card_guid = ${publicationGuid})`,
    })
    .onConflict('publicationGuid')
    .merge({ ...row, viewsCount: expression`greatest(cards.views_count, excluded.views_count)` })
  await trx('cardNames').where({ publicationGuid }).delete()
  await trx('cardNames').insert(
    Object.entries(textsOf(snapshot)).map(([locale, { name }]) => ({
      publicationGuid,
      locale,
      cardType,
      folded: expression`fold(${name})`,
    })),
  )
  await countTags(trx, { before: known, after: { cardType, tags: snapshot.tags.map(({ label }) => label) } })
}
