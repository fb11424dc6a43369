import { AppError, jsonText } from '@sild/service-kit'
import { findPublicCompany } from '../actions/find-public-company.ts'
import { findVisibleProfile } from '../actions/find-visible-profile.ts'
import { serve } from '../deps.ts'
import { findCase } from '../replies/cases-json.ts'

export const getCompanyCaseRoute = serve('getCompanyCase', async ({ actor, params, deps, locale }) => {
  const { knex } = deps.database
  const companyGuid = await findPublicCompany(knex, params.guid)
  const { cases, shownCases } = await findVisibleProfile(deps, companyGuid, actor)
  const found = await findCase(deps.database, { companyGuid, slug: params.slug, locale })
  if (!found || (shownCases !== null && found.place > shownCases)) throw new AppError('company-case-not-found')
  if (cases !== null && found.place > cases) throw new AppError('plan-limit-reached', { values: { limit: cases } })
  return jsonText(found.json)
})
