import { serve } from '../deps.ts'
import { companyAccount } from '../replies/company-account.ts'

export const getCompanyAccountRoute = serve('getCompanyAccount', ({ deps, params: { companyGuid } }) =>
  companyAccount(deps, companyGuid),
)
