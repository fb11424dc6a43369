import { serve } from '../deps.ts'
import { companyNotFound } from '../errors.ts'
import { companyPage } from '../replies/company-json.ts'
import { isGuid } from '../rules/slug.ts'

export const getCompanyRoute = serve('getCompany', async ({ actor, params, deps, locale }) => {
  const { slugOrGuid } = params
  const named = isGuid(slugOrGuid) ? 'company.company_guid = :slugOrGuid' : 'company.slug = :slugOrGuid'
  // The search still has to hear that it is gone.
  const where = actor.kind === 'system' ? named : `${named} and company.erased_at is null`
  const reply = await companyPage(deps.database.knex, { where, bindings: { slugOrGuid, locale } })
  if (!reply) throw companyNotFound()
  return reply
})
