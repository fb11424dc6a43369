import { AppError } from '@sild/service-kit'
import { findPublicCompany } from '../actions/find-public-company.ts'
import { findVisibleProfile } from '../actions/find-visible-profile.ts'
import { serve } from '../deps.ts'
import { findCompanyPage } from '../replies/company-json.ts'

export const getCompanyRoute = serve('getCompany', async ({ actor, params, deps, locale }) => {
  const { knex } = deps.database
  const companyGuid = await findPublicCompany(knex, params.slugOrGuid, actor)
  const visible = await findVisibleProfile(deps, companyGuid, actor)
  const reply = await findCompanyPage(knex, companyGuid, locale, visible)
  if (!reply) throw new AppError('company-not-found')
  return reply
})
