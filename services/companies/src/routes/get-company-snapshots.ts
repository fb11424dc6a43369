import { serve } from '../deps.ts'
import { companySnapshots } from '../replies/company-json.ts'

export const getCompanySnapshotsRoute = serve('getCompanySnapshots', ({ body, deps }) =>
  companySnapshots(deps.database, body.companyGuids),
)
