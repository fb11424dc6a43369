import * as z from 'zod/mini'
import type { JobTable } from '../job.ts'
import { byCompany, byPromotion, byUser, nothing, publicationRevision, submittedPromotion } from '../payloads.ts'
import { guid } from '../primitives.ts'

export const jobs = {
  'screen-publication': { queue: 'moderation', payload: publicationRevision, follows: ['publication-submitted'] },
  'withdraw-case': { queue: 'moderation', payload: publicationRevision, follows: ['publication-withdrawn'] },
  'queue-promotion': { queue: 'moderation', payload: submittedPromotion, follows: ['promotion-submitted'] },
  'withdraw-promotion': { queue: 'moderation', payload: byPromotion, follows: ['promotion-withdrawn'] },
  'settle-decision': { queue: 'moderation', payload: z.strictObject({ caseGuid: guid, version: z.int() }) },
  /** The subject of an appeal was changed or deleted. */
  'withdraw-appeals': {
    queue: 'moderation',
    payload: publicationRevision,
    follows: ['publication-submitted', 'publication-withdrawn', 'publication-closed'],
  },
  /** A lifted suspension can no longer be appealed. */
  'withdraw-suspension-appeals': { queue: 'moderation', payload: byUser, follows: ['user-standing-changed'] },
  'erase-cases': { queue: 'moderation-housekeeping', payload: byCompany, follows: ['company-erased'] },
  'erase-reports': { queue: 'moderation-housekeeping', payload: byUser, follows: ['user-erased'] },
  'count-decisions': { queue: 'moderation-housekeeping', payload: nothing, everyMs: 900_000 },
  'release-stale-claims': { queue: 'moderation-housekeeping', payload: nothing, everyMs: 60_000 },
} as const satisfies JobTable
