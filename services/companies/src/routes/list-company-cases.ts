import { findPublicCompany } from '../actions/find-public-company.ts'
import { findVisibleProfile } from '../actions/find-visible-profile.ts'
import { serve } from '../deps.ts'
import { companyCases } from '../replies/cases-json.ts'

export const listCompanyCasesRoute = serve('listCompanyCases', async ({ actor, params, deps, locale }) => {
  const companyGuid = await findPublicCompany(deps.database.knex, params.guid)
  const { cases, shownCases } = await findVisibleProfile(deps, companyGuid, actor)
  return companyCases(deps.database, { companyGuid, locale, cases, shownCases })
})
