import { serve } from '../deps.ts'
import { ownCompanies } from '../replies/company-json.ts'

export const listMyCompaniesRoute = serve('listMyCompanies', ({ actor: { userGuid }, deps }) =>
  ownCompanies(deps.database, userGuid),
)
