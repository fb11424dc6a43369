import { createCompany } from '../actions/create-company.ts'
import { findLocation } from '../actions/find-location.ts'
import { serve } from '../deps.ts'
import { ownCompanyReply } from '../replies/own-company-reply.ts'
import { filesInCompany } from '../rules/files-in-company.ts'

export const createCompanyRoute = serve('createCompany', async ({ actor, body, deps, locale, transaction }) => {
  await deps.files.reserve(actor, filesInCompany(body))
  const location = await findLocation(deps.calls, body.countryCode, body.cityId ?? null)
  return transaction(async (trx) => {
    const companyGuid = await createCompany(trx, deps, actor, body, { ...location, locale })
    return ownCompanyReply(trx, actor, companyGuid)
  })
})
