import { serve } from '../deps.ts'
import { BillingAction } from '../models/billing-action.ts'
import { billingActionReplies } from '../replies/billing-action-reply.ts'

export const listBillingActionsRoute = serve('listBillingActions', async ({ deps, query }) => {
  const all = BillingAction.query(deps.database.knex)
  const [page, total] = await Promise.all([
    all.clone().orderBy('at', 'desc').orderBy('actionGuid', 'desc').limit(query.limit).offset(query.offset),
    all.resultSize(),
  ])
  return { list: await billingActionReplies(deps, page), total }
})
