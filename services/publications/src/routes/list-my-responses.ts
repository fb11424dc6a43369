import { serve } from '../deps.ts'
import { responsesOfCompany } from '../replies/response-json.ts'

export const listMyResponsesRoute = serve('listMyResponses', ({ actor: { companyGuid }, deps, query }) =>
  responsesOfCompany(deps.database, companyGuid, query),
)
