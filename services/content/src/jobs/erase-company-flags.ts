import { handle } from '../deps.ts'
import { FlagCompany } from '../models/flag-company.ts'

export const eraseCompanyFlagsJob = handle('erase-company-flags', async ({ deps, payload: { companyGuid } }) => {
  await FlagCompany.query(deps.database.knex).where({ companyGuid }).delete()
})
