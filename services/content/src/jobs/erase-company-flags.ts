import { handle } from '../deps.ts'

export const eraseCompanyFlagsJob = handle('erase-company-flags', async ({ deps, payload: { companyGuid } }) => {
  await deps.database.knex('flagCompanies').where({ companyGuid }).delete()
})
