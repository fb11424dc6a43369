import type { EventTable } from '../job.ts'
import { byCompany } from '../payloads.ts'

export const events = {
  /** More or fewer users keep it among their favourites. */
  'company-favored': byCompany,
} as const satisfies EventTable
