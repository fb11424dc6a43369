import type { ParsedInput } from '@sild/contract/schemas'
import { AppError, expression, type Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { Response } from '../models/response.ts'
import { ofOwnPublication } from '../models/response-key.ts'

export interface ResponseMark {
  params: ParsedInput<'setResponseStatus'>['params']
  ownerCompanyGuid: string
  body: ParsedInput<'setResponseStatus'>['body']
}

/**
 * The owner of the publication sets the status of a response. That withdraws an earlier decline.
 * @throws response-not-found, also for responses to another owner
 */
export async function setResponseStatus(
  trx: Transaction,
  { live }: Pick<PublicationsDeps, 'live'>,
  mark: ResponseMark,
): Promise<void> {
  const { params, ownerCompanyGuid, body } = mark
  const changed = await Response.query(trx)
    .where(ofOwnPublication(trx, ownerCompanyGuid, params))
    .patch({
      status: body.status,
      declineReason: null,
      declineText: null,
      declinedBy: null,
      declinedAt: null,
      ...(body.contactsViewed !== undefined && { contactsViewed: body.contactsViewed }),
      ...(body.status !== 'UNVIEWED' && { viewedAt: expression`coalesce(viewed_at, now())` }),
      version: expression`version + 1`,
    })
    .returning('companyGuid')
  if (!changed[0]) throw new AppError('response-not-found')
  for (const companyGuid of [ownerCompanyGuid, changed[0].companyGuid])
    live.publish(trx, { to: { companyGuid }, type: 'activity', payload: {} })
}
