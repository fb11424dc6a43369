import { serve } from '../deps.ts'
import { Company } from '../models/company.ts'
import { registrationOf } from '../rules/registration-of.ts'

export const getRegistrationRoute = serve('getRegistration', async ({ params, deps }) => {
  const company = await Company.query(deps.database.knex).findById(params.companyGuid)
  return { registration: company ? registrationOf(company) : null }
})
