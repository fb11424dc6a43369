import * as z from 'zod/mini'
import type { JobTable } from '../job.ts'
import { byCompany, byUser, nothing } from '../payloads.ts'
import { guid } from '../primitives.ts'
import { showing } from './schemas.ts'

export const jobs = {
  'show-files': { queue: 'files', payload: showing },
  'erase-files': { queue: 'files', payload: byUser, follows: ['user-erased'] },
  'erase-company-files': { queue: 'files', payload: byCompany, follows: ['company-erased'] },
  // A copy of everything takes a while, and nothing else waits for it.
  'make-data-export': { queue: 'files-exports', payload: z.strictObject({ exportGuid: guid }) },
  'sweep-files': { queue: 'files-housekeeping', payload: nothing, everyMs: 3_600_000 },
} as const satisfies JobTable
