import { serve } from '../deps.ts'
import { companyTie } from '../replies/response-parties-json.ts'

export const getCompanyTieRoute = serve('getCompanyTie', ({ deps, params }) => companyTie(deps.database, params))
