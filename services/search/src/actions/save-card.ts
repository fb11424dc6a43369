import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import { expression, type Transaction } from '@sild/service-kit'
import { cardRow, textsOf } from '../models/card.ts'
import { countTags } from './count-tags.ts'

export interface KnownCard {
  version: number
  revision: number
  /** Null where saved searches were never asked about it. */
  matchedRevision: number | null
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
  await trx('cards')
    .insert({
      ...cardRow(snapshot),
      viewsCount: snapshot.viewsCount,
      // Who kept it before it left the search keeps it still.
      favoritesCount: expression`(select count(*) from favorites where card_guid = ${publicationGuid})`,
    })
    .onConflict('publicationGuid')
    .merge({ ...cardRow(snapshot), viewsCount: expression`greatest(cards.views_count, excluded.views_count)` })
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
