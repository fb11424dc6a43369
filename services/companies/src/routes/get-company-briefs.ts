import { serve } from '../deps.ts'
import { companyBriefs } from '../replies/company-json.ts'

export const getCompanyBriefsRoute = serve('getCompanyBriefs', ({ body, deps }) =>
  companyBriefs(deps.database, body.companyGuids),
)
