import type { JobTable } from '../job.ts'
import { byCompany, byUser, nothing } from '../payloads.ts'
import { showing } from './schemas.ts'

export const jobs = {
  'show-files': { queue: 'files', payload: showing },
  'erase-files': { queue: 'files', payload: byUser, follows: ['user-erased'] },
  'erase-company-files': { queue: 'files', payload: byCompany, follows: ['company-erased'] },
  'sweep-files': { queue: 'files-housekeeping', payload: nothing, everyMs: 3_600_000 },
} as const satisfies JobTable
