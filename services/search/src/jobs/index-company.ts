import { readCompany } from '../actions/read-company.ts'
import { saveCompany } from '../actions/save-company.ts'
import { handle } from '../deps.ts'

export const indexCompanyJob = handle('index-company', async ({ payload: { companyGuid }, deps }) => {
  const company = await readCompany(deps, companyGuid)
  await deps.database.transaction((trx) => saveCompany(trx, deps, company))
})
