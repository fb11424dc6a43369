import { serve } from '../deps.ts'
import { reportsPage } from '../replies/reports-page.ts'

export const listReportsRoute = serve('listReports', ({ deps, query }) => reportsPage(deps.database, query))
