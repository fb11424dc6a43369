import { erasedText } from '@sild/contract/erasure'
import { run, sql } from '@sild/service-kit'
import { handle } from '../deps.ts'

/** Erases the staff's reasons for gifts and refunds with the company, because they may name a person. */
export const forgetCompanyWordsJob = handle('forget-company-words', async ({ deps, payload: { companyGuid } }) => {
  const { knex } = deps.database
  await run(
    knex,
    sql`update billing_actions set reason = null where company_guid = ${companyGuid} and reason is not null`,
  )
  await run(knex, sql`update payments set refund_reason = null where company_guid = ${companyGuid}`)
  await run(
    knex,
    sql`update refunds set reason = ${erasedText}
        where payment_guid in (select payment_guid from payments where company_guid = ${companyGuid})`,
  )
  await run(knex, sql`delete from plan_interests where company_guid = ${companyGuid}`)
})
