import { checkAuditChain } from './check-audit-chain.ts'
import { recordStaffAction } from './record-staff-action.ts'

export const jobs = [recordStaffAction, checkAuditChain]
