import { serve } from '../deps.ts'
import { foundCompanies } from '../replies/found-companies.ts'

export const searchCompaniesRoute = serve('searchCompanies', ({ deps, query }) => foundCompanies(deps, query))
