import { AppError } from '@sild/service-kit'
import { findPublicCompany } from '../actions/find-public-company.ts'
import { findVisibleProfile } from '../actions/find-visible-profile.ts'
import { serve } from '../deps.ts'
import { findCompanyLinks } from '../replies/company-json.ts'

export const getCompanyLinksRoute = serve('getCompanyLinks', async ({ actor, params, deps }) => {
  const { knex } = deps.database
  const companyGuid = await findPublicCompany(knex, params.guid)
  const visible = await findVisibleProfile(deps, companyGuid, actor)
  const reply = await findCompanyLinks(knex, companyGuid, visible)
  if (!reply) throw new AppError('company-not-found')
  return reply
})
