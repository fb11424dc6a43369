import * as z from 'zod/mini'
import type { JobTable } from '../job.ts'
import { byAppeal, byCategory, byUser, nothing, registeredUser } from '../payloads.ts'
import { guid } from '../primitives.ts'

const byAddressMove = z.strictObject({ addressMoveGuid: guid })

export const jobs = {
  'send-activation-mail': { queue: 'accounts-mail', payload: registeredUser, follows: ['user-registered'] },
  'send-already-registered-mail': { queue: 'accounts-mail', payload: byUser },
  'send-onboarding-mail': { queue: 'accounts-mail', payload: byUser },
  'send-recovery-mail': { queue: 'accounts-mail', payload: z.strictObject({ recoveryRequestGuid: guid }) },
  'send-unsubscribe-mail': { queue: 'accounts-mail', payload: z.strictObject({ unsubscribeRequestGuid: guid }) },
  'send-newsletter-mail': { queue: 'accounts-mail', payload: z.strictObject({ subscriberGuid: guid }) },
  'send-address-mail': { queue: 'accounts-mail', payload: z.strictObject({ addressChangeGuid: guid }) },
  'send-address-move-notice': { queue: 'accounts-mail', payload: byAddressMove },
  'send-address-moved-mail': { queue: 'accounts-mail', payload: byAddressMove },
  'make-address-moves': { queue: 'accounts-housekeeping', payload: nothing, everyMs: 60_000 },
  'send-password-changed-mail': { queue: 'accounts-mail', payload: byUser },
  'send-suspension-mail': { queue: 'accounts-mail', payload: z.strictObject({ suspensionGuid: guid }) },
  'send-restoration-mail': { queue: 'accounts-mail', payload: z.strictObject({ suspensionGuid: guid }) },
  'answer-suspension-appeal': { queue: 'accounts-mail', payload: byAppeal, follows: ['appeal-decided'] },
  'erase-user': { queue: 'accounts-housekeeping', payload: byUser, follows: ['user-erased'] },
  'count-sign-ups': { queue: 'accounts-housekeeping', payload: nothing, everyMs: 900_000 },
  'recategorise-subscribers': {
    queue: 'accounts-housekeeping',
    payload: byCategory,
    follows: ['category-changed'],
  },
  'end-viewings': { queue: 'accounts-housekeeping', payload: nothing, everyMs: 60_000 },
  'remove-expired-sessions': { queue: 'accounts-housekeeping', payload: nothing, everyMs: 3_600_000 },
} as const satisfies JobTable
