import { serve } from '../deps.ts'
import { auditOverview } from '../replies/overview.ts'

export const getAuditOverviewRoute = serve('getAuditOverview', ({ deps }) => auditOverview(deps))
