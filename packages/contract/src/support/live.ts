import * as z from 'zod/mini'
import { guid } from '../primitives.ts'

const ofTicket = z.strictObject({ ticketGuid: guid })

export const live = {
  /** To the person who wrote the ticket. */
  'support-ticket-changed': ofTicket,
  /** To the staff. */
  'support-inbox-changed': ofTicket,
} as const
