import type { JobTable } from '../job.ts'
import { byAppeal, byCompany, byReportDecision, byUser, nothing, publicationRevision } from '../payloads.ts'

export const jobs = {
  'verify-company': { queue: 'companies-registers', payload: byCompany },
  'recheck-companies': { queue: 'companies-housekeeping', payload: nothing, everyMs: 3_600_000 },
  'remind-of-reviews': { queue: 'companies-housekeeping', payload: nothing, everyMs: 3_600_000 },
  'count-favorites': { queue: 'companies', payload: byCompany, follows: ['company-favored'] },
  'list-company': {
    queue: 'companies',
    payload: publicationRevision,
    follows: ['publication-approved', 'publication-hidden', 'publication-closed'],
  },
  'uphold-company-report': { queue: 'companies', payload: byReportDecision, follows: ['report-decided'] },
  'lift-company-report': { queue: 'companies', payload: byAppeal, follows: ['appeal-decided'] },
  'pause-companies': { queue: 'companies', payload: byUser, follows: ['user-standing-changed'] },
  'erase-companies': { queue: 'companies-housekeeping', payload: byUser, follows: ['user-erased'] },
} as const satisfies JobTable
