import { announceChange } from '../actions/announce-change.ts'
import { findOwnCompany } from '../actions/find-own-company.ts'
import { findPlan } from '../actions/find-plan.ts'
import { updateLinks } from '../actions/update-links.ts'
import { serve } from '../deps.ts'
import { ownCompanyReply } from '../replies/own-company-reply.ts'

export const updateCompanyLinksRoute = serve(
  'updateCompanyLinks',
  async ({ actor, params, body, deps, transaction }) => {
    const { companyGuid } = await findOwnCompany(deps.database.knex, actor, params.guid)
    const plan = await findPlan(deps.calls, companyGuid)
    return transaction(async (trx) => {
      await updateLinks(trx, actor, { ...body, companyGuid, plan })
      announceChange(trx, deps, companyGuid)
      return ownCompanyReply(trx, actor, companyGuid)
    })
  },
)
