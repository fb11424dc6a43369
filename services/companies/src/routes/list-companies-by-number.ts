import { canonicalRegistrationNumber, hasNoRegistrationNumber } from '@sild/contract/companies/registration-number'
import { serve } from '../deps.ts'
import { Company } from '../models/company.ts'

const maxAccounts = 100

export const listCompaniesByNumberRoute = serve('listCompaniesByNumber', async ({ body, deps }) => {
  if (hasNoRegistrationNumber(body.regCode)) return { companyGuids: [] }
  const companies = await Company.query(deps.database.knex)
    .where({ registrationNumber: canonicalRegistrationNumber(body.regCode) })
    .select('companyGuid')
    .limit(maxAccounts)
  return { companyGuids: companies.map(({ companyGuid }) => companyGuid) }
})
