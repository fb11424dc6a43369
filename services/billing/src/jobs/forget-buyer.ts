import { forgetReplies, run, sql } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { Payment } from '../models/payment.ts'
import { PlanInterest } from '../models/plan-interest.ts'

export const forgetBuyerJob = handle('forget-buyer', async ({ deps, payload: { userGuid } }) => {
  const { knex } = deps.database
  await forgetReplies(knex, userGuid)
  await Payment.query(knex).where({ userGuid }).patch({ userGuid: null })
  await PlanInterest.query(knex).where({ userGuid }).delete()
  await run(knex, sql`update refunds set refunded_by = null where refunded_by = ${userGuid}`)
  await run(knex, sql`update payment_differences set resolved_by = null where resolved_by = ${userGuid}`)
})
