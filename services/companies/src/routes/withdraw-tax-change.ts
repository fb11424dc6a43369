import { lockOwnCompany } from '../actions/lock-own-company.ts'
import { withdrawTaxChange } from '../actions/withdraw-tax-change.ts'
import { serve } from '../deps.ts'
import { ownCompanyReply } from '../replies/own-company-reply.ts'

export const withdrawTaxChangeRoute = serve('withdrawTaxChange', ({ actor, params, transaction }) =>
  transaction(async (trx) => {
    await lockOwnCompany(trx, actor, params.guid)
    await withdrawTaxChange(trx, params.guid)
    return ownCompanyReply(trx, actor, params.guid)
  }),
)
