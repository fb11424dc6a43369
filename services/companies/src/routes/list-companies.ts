import { serve } from '../deps.ts'
import { companyList } from '../replies/company-json.ts'

export const listCompaniesRoute = serve('listCompanies', ({ body, deps }) =>
  companyList(deps.database, body.companyGuids),
)
