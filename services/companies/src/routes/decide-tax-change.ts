import { decideTaxChange } from '../actions/decide-tax-change.ts'
import { serve } from '../deps.ts'
import { staffTaxChangeReplies } from '../replies/staff-tax-change-reply.ts'

export const decideTaxChangeRoute = serve('decideTaxChange', ({ actor, body, deps, params, transaction }) =>
  transaction(async (trx) => {
    const decided = await decideTaxChange(trx, deps, actor, { ...body, ...params })
    const [reply] = await staffTaxChangeReplies(trx, [decided])
    return reply! // One was given.
  }),
)
