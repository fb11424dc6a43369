import { serve } from '../deps.ts'
import { TaxChange } from '../models/tax-change.ts'
import { staffTaxChangeReplies } from '../replies/staff-tax-change-reply.ts'

export const listTaxChangesRoute = serve('listTaxChanges', async ({ deps, query: { limit, offset, state } }) => {
  const { knex } = deps.database
  const isWaiting = state === 'waiting'
  const found = TaxChange.query(knex).whereIn('state', isWaiting ? ['waiting'] : ['accepted', 'refused'])
  const [total, page] = await Promise.all([
    found.clone().resultSize(),
    found
      .orderBy(isWaiting ? 'requestedAt' : 'decidedAt', isWaiting ? 'asc' : 'desc')
      .limit(limit)
      .offset(offset),
  ])
  return { list: await staffTaxChangeReplies(knex, page), total }
})
