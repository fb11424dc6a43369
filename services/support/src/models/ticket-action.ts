import type { ticketActions } from '@sild/contract/support/staff-schemas'
import { modelOf } from '@sild/service-kit'

/** What the staff did with a ticket, beside writing. */
export class TicketAction extends modelOf('ticketActions', 'actionGuid') {
  declare actionGuid: string
  declare ticketGuid: string
  declare at: Date
  /** Null where the clock did it. */
  declare userGuid: string | null
  declare email: string | null
  declare action: (typeof ticketActions)[number]
  declare note: string | null
}
