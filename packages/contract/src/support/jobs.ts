import * as z from 'zod/mini'
import type { JobTable } from '../job.ts'
import { byPayment, byTicketMessage, byUser, nothing } from '../payloads.ts'
import { guid } from '../primitives.ts'

export const jobs = {
  /** Mails a new ticket to our mailbox, and a confirmation to a guest. */
  'mail-ticket': { queue: 'support-mail', payload: z.strictObject({ ticketGuid: guid }) },
  'mail-answer': { queue: 'support-mail', payload: byTicketMessage },
  'send-webinar-registration': { queue: 'support-mail', payload: z.strictObject({ registrationGuid: guid }) },
  'open-payment-ticket': { queue: 'support', payload: byPayment, follows: ['payment-declined'] },
  'release-stale-tickets': { queue: 'support-housekeeping', payload: nothing, everyMs: 60_000 },
  'erase-tickets': { queue: 'support-housekeeping', payload: byUser, follows: ['user-erased'] },
} as const satisfies JobTable
