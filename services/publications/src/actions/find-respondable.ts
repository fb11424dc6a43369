import type { CardType } from '@sild/contract/enums'
import { AppError, type Connection, expression } from '@sild/service-kit'
import { Publication } from '../models/publication.ts'

export interface Respondable {
  cardType: CardType
  guid: string
  companyGuid: string
}

/**
 * A publication that this company may respond to, locked where the connection is a transaction.
 * @throws publication-not-found, publication-not-live, response-to-own-publication
 */
export async function findRespondable(
  connection: Connection,
  { cardType, guid, companyGuid }: Respondable,
): Promise<Publication> {
  const publication = await Publication.query(connection)
    .select(
      'publications.*',
      expression`is_live and expires_at > now() and not exists (
        select from authors where authors.company_guid = publications.company_guid and is_paused) as "isVisible"`,
    )
    .findOne({ publicationGuid: guid, cardType })
    .whereNot('status', 'DELETED')
    .modify((query) => void (connection.isTransaction && query.forUpdate()))
  if (!publication) throw new AppError('publication-not-found')
  if (publication.companyGuid === companyGuid) throw new AppError('response-to-own-publication')
  // For others a publication that was never public is not there.
  if (!publication.publishedAt) throw new AppError('publication-not-found')
  if (!publication.isVisible) throw new AppError('publication-not-live')
  return publication
}
