import { serve } from '../deps.ts'
import { reportsPage } from '../replies/reports-page.ts'

export const listReports = serve('listReports', ({ deps, query }) => reportsPage(deps.database, query))
