import { serve } from '../deps.ts'
import { companyNotFound } from '../errors.ts'
import { companyPage } from '../replies/company-json.ts'
import { isGuid } from '../rules/slug.ts'

export const getCompanyRoute = serve('getCompany', async ({ params, deps, locale }) => {
  const { slugOrGuid } = params
  const where = isGuid(slugOrGuid) ? 'company.company_guid = :slugOrGuid' : 'company.slug = :slugOrGuid'
  const reply = await companyPage(deps.database.knex, { where, bindings: { slugOrGuid, locale } })
  if (!reply) throw companyNotFound()
  return reply
})
