import { createCase } from '../actions/create-case.ts'
import { findOwnCompany } from '../actions/find-own-company.ts'
import { findPlan } from '../actions/find-plan.ts'
import { serve } from '../deps.ts'
import { ownCaseReply } from '../replies/own-case-reply.ts'
import { filesInCase } from '../rules/files-of-case.ts'

export const createCaseRoute = serve('createCase', async ({ actor, params, body, deps, locale, transaction }) => {
  const { companyGuid } = await findOwnCompany(deps.database.knex, actor, params.guid)
  await deps.files.reserve(actor, filesInCase(body))
  const plan = await findPlan(deps.calls, companyGuid)
  return transaction(async (trx) =>
    ownCaseReply(deps.files, await createCase(trx, deps, actor, { ...body, companyGuid, locale, plan })),
  )
})
