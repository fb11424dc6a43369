import { serve } from '../deps.ts'
import { companyList } from '../replies/company-json.ts'

export const listCompaniesRoute = serve('listCompanies', ({ body, deps }) =>
  companyList(deps.database, {
    where: 'company.company_guid = any(:companyGuids) and company.erased_at is null',
    bindings: { companyGuids: body.companyGuids },
  }),
)
