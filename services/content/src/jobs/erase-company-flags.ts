import { handle } from '../deps.ts'

export const eraseCompanyFlags = handle('erase-company-flags', async ({ deps, payload: { companyGuid } }) => {
  await deps.database.knex('flagCompanies').where({ companyGuid }).delete()
})
