import { AppError, asSystem, expression, type SignedInActor, sql } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { quotaEffectKey } from '../rules/quota-effect-key.ts'
import { Response } from '../models/response.ts'
import { findRespondable, type Respondable } from './find-respondable.ts'

/**
 * First half of responding, before the transaction: checks, reserves, and takes one response of the plan. The guid of
 * the response to be names the effect, so that double taps and repeated calls take it once. Returns that guid.
 * @throws publication-not-found, publication-not-live, response-to-own-publication, response-exists, quota-exceeded
 */
export async function reserveResponse(
  { database, calls }: PublicationsDeps,
  { userGuid }: SignedInActor,
  respondable: Respondable,
): Promise<string> {
  const { companyGuid } = respondable
  const { publicationGuid } = await findRespondable(database.knex, respondable)
  const [reservation] = await database.execute<{ responseGuid: string }>(
    sql`insert into response_reservations (publication_guid, company_guid) values (${publicationGuid}, ${companyGuid})
        on conflict (publication_guid, company_guid) do update set reserved_at = now() returning response_guid as "responseGuid"`,
  )
  const { responseGuid } = reservation! // Inserted or updated, there is a row.
  const release = () => database.execute(sql`delete from response_reservations where response_guid = ${responseGuid}`)
  // Queried after the reservation, so that a response is visible if its transaction removed an earlier reservation.
  const existing = Response.query(database.knex)
    .findOne({ publicationGuid, companyGuid })
    .where(expression`(status <> 'DELETED' or declined_at is not null)`)
  if (await existing) {
    await release()
    throw new AppError('response-exists')
  }
  try {
    const effectKey = quotaEffectKey(responseGuid)
    const target = { kind: 'publication', guid: publicationGuid } as const
    const body = { companyGuid, userGuid, property: 'responses', effectKey, target } as const
    await calls.call('consumeQuota', { body }, { actor: asSystem('a response uses one of the plan') })
  } catch (error) {
    // Nothing was taken. After any other failure the reservation stays: the next attempt or the sweep settles it.
    if (error instanceof AppError && error.code === 'quota-exceeded') await release()
    throw error
  }
  return responseGuid
}
