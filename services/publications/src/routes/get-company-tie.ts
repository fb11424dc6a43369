import { serve } from '../deps.ts'
import { companyTie } from '../replies/response-parties-json.ts'

export const getCompanyTie = serve('getCompanyTie', ({ deps, params }) => companyTie(deps.database, params))
