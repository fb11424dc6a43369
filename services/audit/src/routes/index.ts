import { checkAuditChainRoute } from './check-audit-chain.ts'
import { exportStaffActionsRoute } from './export-staff-actions.ts'
import { getAuditOverviewRoute } from './get-audit-overview.ts'
import { listStaffActionsRoute } from './list-staff-actions.ts'
import { recordStaffActionRoute } from './record-staff-action.ts'

export const routes = [
  // admin
  listStaffActionsRoute,
  getAuditOverviewRoute,
  exportStaffActionsRoute,
  checkAuditChainRoute,
  // system
  recordStaffActionRoute,
]
