import { announceChange } from '../actions/announce-change.ts'
import { verifyCompany } from '../actions/verify-company.ts'
import { handle } from '../deps.ts'

export const verifyCompanyJob = handle('verify-company', async ({ payload: { companyGuid }, deps }) => {
  await verifyCompany(deps, companyGuid)
  await announceChange(deps, companyGuid)
})
