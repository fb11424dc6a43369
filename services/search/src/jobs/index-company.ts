import { AppError } from '@sild/service-kit'
import { readCompanies } from '../actions/read-companies.ts'
import { saveCompany } from '../actions/save-company.ts'
import { handle } from '../deps.ts'

export const indexCompanyJob = handle('index-company', async ({ payload: { companyGuid }, deps }) => {
  const [company] = await readCompanies(deps, [companyGuid])
  if (!company) throw new AppError('company-not-found')
  await deps.database.transaction((trx) => saveCompany(trx, deps, company))
})
