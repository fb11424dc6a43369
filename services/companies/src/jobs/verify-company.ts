import { verifyCompany } from '../actions/verify-company.ts'
import { handle } from '../deps.ts'

export const verifyCompanyJob = handle('verify-company', ({ payload: { companyGuid }, deps }) =>
  verifyCompany(deps, companyGuid),
)
