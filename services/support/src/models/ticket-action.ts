import type { ticketActions } from '@sild/contract/support/staff-schemas'
import { modelOf } from '@sild/service-kit'

/** An action of the staff on a ticket, other than a message. */
export class TicketAction extends modelOf('ticketActions', 'actionGuid') {
  declare actionGuid: string
  declare ticketGuid: string
  declare at: Date
  /** Null for an action of a scheduled job. */
  declare userGuid: string | null
  declare email: string | null
  declare action: (typeof ticketActions)[number]
  declare note: string | null
}
