import { type QuotaReturn, unansweredDays } from '@sild/contract/billing/enums'
import { asSystem, expression, type Sql, run, sql, type Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { Response } from '../models/response.ts'

type Outbox = Pick<PublicationsDeps, 'outbox'>

/** Returns the quota of these responses, once for each response. */
async function returnWhere(trx: Transaction, { outbox }: Outbox, which: Sql, reason: QuotaReturn): Promise<void> {
  const returned = await run<{ responseGuid: string; companyGuid: string }>(
    trx,
    sql`update responses set quota_settled_at = now() where quota_settled_at is null and ${which}
        returning response_guid as "responseGuid", company_guid as "companyGuid"`,
  )
  for (const response of returned) await outbox.add(trx, 'return-response-quota', { ...response, reason })
}

/** For unviewed responses to a closed publication. */
export const returnUnseen = (trx: Transaction, deps: Outbox, publicationGuid: string): Promise<void> =>
  returnWhere(trx, deps, sql`publication_guid = ${publicationGuid} and status = 'UNVIEWED'`, 'closed-unseen')

/** For unviewed responses of a deleted company. */
export const returnUnseenOfCompany = (trx: Transaction, deps: Outbox, companyGuid: string): Promise<void> =>
  returnWhere(trx, deps, sql`company_guid = ${companyGuid} and status = 'UNVIEWED'`, 'closed-unseen')

/** For all responses to a publication that moderators removed: it should never have invited responses. */
export const returnRemoved = (trx: Transaction, deps: Outbox, publicationGuid: string): Promise<void> =>
  returnWhere(trx, deps, sql`publication_guid = ${publicationGuid} and status <> 'DELETED'`, 'removed')

const BATCH = 500

/** Settles a batch of old responses and returns the quota of unanswered ones. True if there may be more. */
export async function returnUnanswered({ calls, database, outbox }: PublicationsDeps): Promise<boolean> {
  const old = await Response.query(database.knex)
    .whereNull('quotaSettledAt')
    .where('createdAt', '<', expression`now() - make_interval(days => ${unansweredDays})`)
    .orderBy('createdAt')
    .limit(BATCH)
    .select('responseGuid', 'answeredAt')
  const responseGuids = old.map(({ responseGuid }) => responseGuid)
  if (responseGuids.length === 0) return false
  const answered = await calls.call(
    'findAnsweredResponses',
    { body: { responseGuids } },
    { actor: asSystem('an unanswered response returns its quota') },
  )
  // A no in the portal is an answer as well as one in the chat.
  const declined = old.filter(({ answeredAt }) => answeredAt !== null).map(({ responseGuid }) => responseGuid)
  await database.transaction(async (trx) => {
    await Response.query(trx)
      .findByIds([...answered.responseGuids, ...declined])
      .patch({ quotaSettledAt: expression`now()` })
    await returnWhere(trx, { outbox }, sql`response_guid = any(${responseGuids}::uuid[])`, 'unanswered')
  })
  return responseGuids.length === BATCH
}
