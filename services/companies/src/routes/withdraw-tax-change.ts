import { AppError } from '@sild/service-kit'
import { fn } from 'objection'
import { lockOwnCompany } from '../actions/lock-own-company.ts'
import { serve } from '../deps.ts'
import { TaxChange } from '../models/tax-change.ts'
import { ownCompanyReply } from '../replies/own-company-reply.ts'

/** Takes back the change that waits. */
export const withdrawTaxChangeRoute = serve('withdrawTaxChange', ({ actor, params: { guid }, transaction }) =>
  transaction(async (trx) => {
    await lockOwnCompany(trx, actor, guid)
    const withdrawn = await TaxChange.query(trx)
      .where({ companyGuid: guid, state: 'waiting' })
      .patch({ state: 'withdrawn', decidedAt: fn.now() })
    if (withdrawn === 0) throw new AppError('tax-change-not-found')
    return ownCompanyReply(trx, actor, guid)
  }),
)
