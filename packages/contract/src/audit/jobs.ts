import type { JobTable } from '../job.ts'
import { byCompany, byUser, nothing } from '../payloads.ts'
import { staffAction } from './staff-action.ts'

export const jobs = {
  /** Enqueued by the kit with the transaction of every operation of the staff. */
  'record-staff-action': { queue: 'audit', payload: staffAction },
  'check-audit-chain': { queue: 'audit', payload: nothing, everyMs: 60_000 },
  'mail-audit-head': { queue: 'audit', payload: nothing, everyMs: 86_400_000 },
  'expire-approvals': { queue: 'audit', payload: nothing, everyMs: 3_600_000 },
  'drop-approvals-of-user': { queue: 'audit', payload: byUser, follows: ['user-erased'] },
  'drop-approvals-of-company': { queue: 'audit', payload: byCompany, follows: ['company-erased'] },
} as const satisfies JobTable
