import type { ParsedInput } from '@sild/contract/schemas'
import { AppError, type CompanyActor, expression, type Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { Response } from '../models/response.ts'
import { ofOwnPublication } from '../models/response-key.ts'

/** The owner of the publication says no, and why. A no counts as an answer. @throws response-not-found */
export async function declineResponse(
  trx: Transaction,
  { live, outbox }: Pick<PublicationsDeps, 'live' | 'outbox'>,
  { companyGuid, userGuid }: CompanyActor,
  { body, params }: Pick<ParsedInput<'declineResponse'>, 'body' | 'params'>,
): Promise<void> {
  const [declined] = await Response.query(trx)
    .where(ofOwnPublication(trx, companyGuid, params))
    .patch({
      status: 'ARCHIVED',
      declineReason: body.reasonCode,
      declineText: body.text ?? null,
      declinedBy: userGuid,
      declinedAt: expression`now()`,
      answeredAt: expression`coalesce(answered_at, now())`,
      viewedAt: expression`coalesce(viewed_at, now())`,
      version: expression`version + 1`,
    })
    .returning(['companyGuid', 'version'])
  if (!declined) throw new AppError('response-not-found')
  await outbox.publish(trx, 'response-declined', { responseGuid: params.respondGuid, version: declined.version })
  for (const guid of [companyGuid, declined.companyGuid])
    live.publish(trx, { to: { companyGuid: guid }, type: 'activity', payload: {} })
}
