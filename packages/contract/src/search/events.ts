import type { EventTable } from '../job.ts'
import { byCompany, byPublication, dueSearch } from '../payloads.ts'

export const events = {
  /** More or fewer users keep it among their favourites. */
  'company-favored': byCompany,
  /** It matches saved searches with instant alerts. */
  'publication-matched': byPublication,
  /** The daily or weekly notification of a saved search is due. */
  'saved-search-due': dueSearch,
} as const satisfies EventTable
