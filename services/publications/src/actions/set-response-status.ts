import type { CardType } from '@sild/contract/enums'
import type { ParsedInput } from '@sild/contract/schemas'
import { expression, type Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { responseNotFound } from '../errors.ts'
import { Response } from '../models/response.ts'

export interface ResponseMark {
  cardType: CardType
  publicationGuid: string
  responseGuid: string
  ownerCompanyGuid: string
  body: ParsedInput<'setResponseStatus'>['body']
}

/** The owner of the publication gives a response the status that they choose. @throws response-not-found, also for others' responses */
export async function setResponseStatus(
  trx: Transaction,
  { live }: Pick<PublicationsDeps, 'live'>,
  mark: ResponseMark,
): Promise<void> {
  const { publicationGuid, responseGuid, ownerCompanyGuid, cardType, body } = mark
  const changed = await Response.query(trx)
    .where({ responseGuid, publicationGuid, ownerCompanyGuid })
    .whereNot('status', 'DELETED')
    .whereExists(trx('publications').where({ publicationGuid, cardType }).whereNot('status', 'DELETED'))
    .patch({
      status: body.status,
      ...(body.contactsViewed !== undefined && { contactsViewed: body.contactsViewed }),
      ...(body.status !== 'UNVIEWED' && { viewedAt: expression`coalesce(viewed_at, now())` }),
      version: expression`version + 1`,
    })
    .returning('companyGuid')
  if (!changed[0]) throw responseNotFound()
  for (const companyGuid of [ownerCompanyGuid, changed[0].companyGuid])
    live.publish(trx, { to: { companyGuid }, type: 'activity', payload: {} })
}
