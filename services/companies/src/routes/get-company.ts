import { findPublicCompany } from '../actions/find-public-company.ts'
import { findVisibleProfile } from '../actions/find-visible-profile.ts'
import { serve } from '../deps.ts'
import { companyNotFound } from '../errors.ts'
import { companyPage } from '../replies/company-json.ts'

export const getCompanyRoute = serve('getCompany', async ({ actor, params, deps, locale }) => {
  const { knex } = deps.database
  const companyGuid = await findPublicCompany(knex, params.slugOrGuid, actor)
  const visible = await findVisibleProfile(deps, companyGuid, actor)
  const bindings = { companyGuid, locale, ...visible }
  const reply = await companyPage(knex, { where: 'company.company_guid = :companyGuid', bindings })
  if (!reply) throw companyNotFound()
  return reply
})
