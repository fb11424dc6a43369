import type { JobTable } from '../job.ts'
import {
  byCategory,
  byCompany,
  byRebuild,
  byResponse,
  byTag,
  byUser,
  nothing,
  publicationRevision,
} from '../payloads.ts'

export const jobs = {
  'index-publication': {
    queue: 'search',
    payload: publicationRevision,
    follows: ['publication-approved', 'publication-hidden', 'publication-counted', 'publication-closed'],
  },
  'index-company': { queue: 'search', payload: byCompany, follows: ['company-changed'] },
  'flush-views': { queue: 'search-housekeeping', payload: nothing, everyMs: 15_000 },
  'hide-inactive-companies': { queue: 'search-housekeeping', payload: nothing, everyMs: 3_600_000 },
  'tell-saved-searches': { queue: 'search-housekeeping', payload: nothing, everyMs: 900_000 },
  'recategorise-searches': { queue: 'search-housekeeping', payload: byCategory, follows: ['category-changed'] },
  'retag-searches': { queue: 'search-housekeeping', payload: byTag, follows: ['tag-merged'] },
  'rebuild-search-index': { queue: 'search-housekeeping', payload: byRebuild },
  'follow-search-engine': { queue: 'search-housekeeping', payload: nothing, everyMs: 60_000 },
  'drop-old-delays': { queue: 'search-housekeeping', payload: nothing, everyMs: 3_600_000 },
  'drop-old-matches': { queue: 'search-housekeeping', payload: nothing, everyMs: 3_600_000 },
  'forget-words': { queue: 'search-housekeeping', payload: nothing, everyMs: 24 * 3_600_000 },
  'erase-saved-searches': { queue: 'search-housekeeping', payload: byUser, follows: ['user-erased'] },
  'erase-favorites': { queue: 'search-housekeeping', payload: byUser, follows: ['user-erased'] },
  'drop-response-favorites': {
    queue: 'search-housekeeping',
    payload: byResponse,
    follows: ['response-withdrawn', 'response-erased'],
  },
  'drop-company-favorites': { queue: 'search-housekeeping', payload: byCompany, follows: ['company-erased'] },
  'erase-views': { queue: 'search-housekeeping', payload: byUser, follows: ['user-erased'] },
} as const satisfies JobTable
