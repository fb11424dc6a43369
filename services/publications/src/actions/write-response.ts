import { AppError, type CompanyActor, expression, run, sql, type Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { nextVersion } from '../models/next-version.ts'
import { Publication } from '../models/publication.ts'
import { Response } from '../models/response.ts'
import { findRespondable, type Respondable } from './find-respondable.ts'

export interface ReservedResponse {
  target: Respondable
  responseGuid: string
  actor: CompanyActor
  message: string
}

/**
 * Second half of responding. The transaction that deletes the reservation writes the response; others fail.
 * @throws response-exists, and what findRespondable throws
 */
export async function writeResponse(
  trx: Transaction,
  { live, outbox }: PublicationsDeps,
  reserved: ReservedResponse,
): Promise<void> {
  const { responseGuid, actor, message } = reserved
  const publication = await findRespondable(trx, reserved.target)
  const reservations = await run(
    trx,
    sql`delete from response_reservations where response_guid = ${responseGuid} returning response_guid`,
  )
  if (reservations.length === 0) throw new AppError('response-exists')

  const { companyGuid, publicationGuid, revision } = publication
  await Response.query(trx).insert({
    responseGuid,
    publicationGuid,
    ownerCompanyGuid: companyGuid,
    companyGuid: actor.companyGuid,
    userGuid: actor.userGuid,
    status: 'UNVIEWED',
    message,
  })
  await Publication.query(trx)
    .findById(publicationGuid)
    .patch({ responsesCount: expression`responses_count + 1`, version: nextVersion })
  await outbox.publish(trx, 'response-created', { responseGuid })
  await outbox.publish(trx, 'publication-counted', { publicationGuid, revision })
  live.publish(trx, { to: { companyGuid }, type: 'activity', payload: {} })
  live.publish(trx, { to: { companyGuid }, type: 'publication-changed', payload: { publicationGuid } })
}
