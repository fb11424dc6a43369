import { canonicalRegistrationNumber, hasNoRegistrationNumber } from '@sild/contract/companies/registration-number'
import { serve } from '../deps.ts'
import { Company } from '../models/company.ts'

const mostAccounts = 100

export const listCompaniesByNumberRoute = serve('listCompaniesByNumber', async ({ body, deps }) => {
  if (hasNoRegistrationNumber(body.regCode)) return { companyGuids: [] }
  const companies = await Company.query(deps.database.knex)
    .where({ registrationNumber: canonicalRegistrationNumber(body.regCode) })
    .select('companyGuid')
    .limit(mostAccounts)
  return { companyGuids: companies.map(({ companyGuid }) => companyGuid) }
})
