import { checkAuditChainJob } from './check-audit-chain.ts'
import { recordStaffActionJob } from './record-staff-action.ts'

export const jobs = [recordStaffActionJob, checkAuditChainJob]
