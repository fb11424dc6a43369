import { findPublicCompany } from '../actions/find-public-company.ts'
import { findVisibleProfile } from '../actions/find-visible-profile.ts'
import { serve } from '../deps.ts'
import { companyNotFound } from '../errors.ts'
import { companyLinks } from '../replies/company-json.ts'

export const getCompanyLinksRoute = serve('getCompanyLinks', async ({ actor, params, deps }) => {
  const { knex } = deps.database
  const companyGuid = await findPublicCompany(knex, params.guid)
  const { showsLinks } = await findVisibleProfile(deps, companyGuid, actor)
  const bindings = { companyGuid, showsLinks }
  const reply = await companyLinks(knex, { where: 'company.company_guid = :companyGuid', bindings })
  if (!reply) throw companyNotFound()
  return reply
})
