import type { messageKinds } from '@sild/contract/support/staff-schemas'
import { modelOf } from '@sild/service-kit'

/** A file of a message, by its key in the storage. */
export interface Attachment {
  key: string
  name: string
  bytes?: number | undefined
}

export class TicketMessage extends modelOf('ticketMessages', 'messageGuid', ['attachments']) {
  declare messageGuid: string
  declare ticketGuid: string
  /** Only the staff see notes. */
  declare kind: (typeof messageKinds)[number]
  declare message: string
  declare attachments: Attachment[]
  declare authorUserGuid: string | null
  declare authorEmail: string | null
  declare sentAt: Date
}
