import { findOwnCompany } from '../actions/find-own-company.ts'
import { findPeriodStart } from '../actions/request-tax-change.ts'
import { saveRequisites } from '../actions/save-requisites.ts'
import { serve } from '../deps.ts'
import { CompanyRequisites } from '../models/company-requisites.ts'
import { findShownChange } from '../models/tax-change.ts'
import { requisitesReply } from '../replies/requisites-reply.ts'
import { changedTaxTerms } from '../rules/tax-terms.ts'

export const saveRequisitesRoute = serve('saveRequisites', async ({ actor, body, deps, params, transaction }) => {
  const { knex } = deps.database
  const { companyGuid, countryCode } = await findOwnCompany(knex, actor, params.guid)
  const before = await CompanyRequisites.query(knex).findById(companyGuid)
  const isTaxed = before !== undefined && Object.keys(changedTaxTerms(countryCode, before, body)).length > 0
  const period = isTaxed ? await findPeriodStart(deps, companyGuid) : null
  return transaction(async (trx) => {
    const saved = await saveRequisites(trx, deps, actor, { ...body, companyGuid, period })
    return requisitesReply(saved, await findShownChange(trx, companyGuid))
  })
})
