import type { JobTable } from '../job.ts'
import { nothing } from '../payloads.ts'
import { staffAction } from './staff-action.ts'

export const jobs = {
  /** Enqueued by the kit with the transaction of every operation of the staff. */
  'record-staff-action': { queue: 'audit', payload: staffAction },
  'check-audit-chain': { queue: 'audit', payload: nothing, everyMs: 60_000 },
  'mail-audit-head': { queue: 'audit', payload: nothing, everyMs: 86_400_000 },
} as const satisfies JobTable
