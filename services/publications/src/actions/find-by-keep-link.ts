import { AppError, type Connection } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { readKeepToken } from '../rules/keep-token.ts'
import { Publication } from '../models/publication.ts'

/**
 * The publication that a mailed link keeps, locked where the connection is a transaction.
 * @throws keep-link-invalid, keep-link-used, keep-link-expired
 */
export async function findByKeepLink(
  connection: Connection,
  { clock, links }: Pick<PublicationsDeps, 'clock' | 'links'>,
  text: string,
): Promise<Publication> {
  const token = readKeepToken(links, text)
  if (!token) throw new AppError('keep-link-invalid')
  const publication = await Publication.query(connection)
    .findById(token.publicationGuid)
    .modify((query) => void (connection.isTransaction && query.forUpdate()))
  if (publication?.status !== 'ACTIVE' || !publication.expiresAt) throw new AppError('keep-link-expired')
  if (publication.expiresAt.getTime() !== token.expiresAt.getTime()) throw new AppError('keep-link-used')
  if (token.expiresAt <= clock.now()) throw new AppError('keep-link-expired')
  return publication
}
