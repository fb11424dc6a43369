import * as z from 'zod/mini'
import type { JobTable } from '../job.ts'
import { quotaReturns } from '../billing/enums.ts'
import { events as billingEvents } from '../billing/events.ts'
import {
  byAppeal,
  byCategory,
  byCompany,
  byPromotion,
  byReportDecision,
  byResponse,
  byTag,
  byUser,
  decided,
  decidedPromotion,
  nothing,
  publicationRevision,
  revealedContacts,
} from '../payloads.ts'
import { guid } from '../primitives.ts'

/** Whole counts, not differences, so that a repeated job changes nothing. */
const viewCounts = z.strictObject({
  views: z.array(z.strictObject({ publicationGuid: guid, viewsCount: z.int() })).check(z.maxLength(500)),
})

export const jobs = {
  'apply-moderation-decision': { queue: 'publications', payload: decided, follows: ['publication-decided'] },
  'uphold-publication-report': { queue: 'publications', payload: byReportDecision, follows: ['report-decided'] },
  'lift-publication-refusal': { queue: 'publications', payload: byAppeal, follows: ['appeal-decided'] },
  'refresh-author': { queue: 'publications', payload: byCompany, follows: ['company-changed'] },
  'count-views': { queue: 'publications', payload: viewCounts },
  'note-answer': { queue: 'publications', payload: byResponse, follows: ['response-answered'] },
  'note-contacts-viewed': { queue: 'publications', payload: revealedContacts, follows: ['contacts-revealed'] },
  'return-response-quota': {
    queue: 'publications',
    payload: z.strictObject({
      responseGuid: guid,
      companyGuid: guid,
      reason: z._default(z.enum(quotaReturns), 'not-written'),
    }),
  },
  /** Returns the quota of responses that were not seen before the publication closed. */
  'return-closed-quota': { queue: 'publications', payload: publicationRevision, follows: ['publication-closed'] },
  'return-unanswered-quota': { queue: 'publications-housekeeping', payload: nothing, everyMs: 3_600_000 },
  'start-promotion': {
    queue: 'publications',
    payload: billingEvents['promotion-paid'],
    follows: ['promotion-paid'],
  },
  'apply-promotion-decision': { queue: 'publications', payload: decidedPromotion, follows: ['promotion-decided'] },
  'cancel-promotion': { queue: 'publications', payload: byPromotion, follows: ['promotion-paid-back'] },
  'sweep-promotions': { queue: 'publications-expiry', payload: nothing, everyMs: 60_000 },
  'warn-of-expiry': { queue: 'publications-expiry', payload: nothing, everyMs: 900_000 },
  'expire-publications': { queue: 'publications-expiry', payload: nothing, everyMs: 60_000 },
  'drop-stale-reservations': { queue: 'publications-housekeeping', payload: nothing, everyMs: 60_000 },
  /** Carries out what was decided about a tag on the publications that have it. */
  'retag-publications': { queue: 'publications-housekeeping', payload: byTag },
  'recategorise-publications': {
    queue: 'publications-housekeeping',
    payload: byCategory,
    follows: ['category-changed'],
  },
  'count-published': { queue: 'publications-housekeeping', payload: nothing, everyMs: 900_000 },
  'erase-publications': { queue: 'publications-housekeeping', payload: byUser, follows: ['user-erased'] },
  'erase-company-publications': { queue: 'publications-housekeeping', payload: byCompany, follows: ['company-erased'] },
} as const satisfies JobTable
