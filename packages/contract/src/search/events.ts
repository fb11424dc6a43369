import type { EventTable } from '../job.ts'
import { byCompany, byPublication, dueSearch } from '../payloads.ts'

export const events = {
  /** More or fewer users keep it among their favourites. */
  'company-favored': byCompany,
  /** Saved searches that want to be told at once find it. */
  'publication-matched': byPublication,
  /** A day or a week of what a saved search has found is to be told. */
  'saved-search-due': dueSearch,
} as const satisfies EventTable
