import type { CardType } from '@sild/contract/enums'
import { AppError, type Transaction } from '@sild/service-kit'
import { Publication } from '../models/publication.ts'

export interface OwnPublicationKey {
  cardType: CardType
  guid: string
  companyGuid: string
}

/** A publication of this company, locked until the transaction ends. @throws publication-not-found, also for one of others */
export async function lockOwnPublication(
  trx: Transaction,
  { cardType, guid, companyGuid }: OwnPublicationKey,
): Promise<Publication> {
  const publication = await Publication.query(trx)
    .findOne({ publicationGuid: guid, cardType, companyGuid })
    .whereNot('status', 'DELETED')
    .forUpdate()
  if (!publication) throw new AppError('publication-not-found')
  return publication
}
