import type { CardReference } from '@sild/contract/search/favorite-schemas'
import { AppError, type Transaction } from '@sild/service-kit'

/** @throws card-not-found */
export async function findCard(trx: Transaction, { cardGuid, cardType }: CardReference): Promise<void> {
  const found =
    cardType === 'company'
      ? // The row of a deleted company stays, under this slug.
        await trx('companies')
          .where({ companyGuid: cardGuid })
          .whereNot('slug', `deleted-${cardGuid}`)
          .first('companyGuid')
      : await trx('cards').where({ publicationGuid: cardGuid, cardType }).first('publicationGuid')
  if (!found) throw new AppError('card-not-found')
}
