import type { CardReference } from '@sild/contract/search/favorite-schemas'
import { AppError, type Transaction } from '@sild/service-kit'

/** @throws card-not-found */
export async function findCard(trx: Transaction, { cardGuid, cardType }: CardReference): Promise<void> {
  const found =
    cardType === 'company'
      ? await trx('companies').where({ companyGuid: cardGuid }).first('companyGuid')
      : await trx('cards').where({ publicationGuid: cardGuid, cardType }).first('publicationGuid')
  if (!found) throw new AppError('card-not-found')
}
