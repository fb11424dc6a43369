import { modelOf } from '@sild/service-kit'

/** One mail with a user's unread notifications. */
export class NewsMail extends modelOf('newsMails', 'mailGuid') {
  declare mailGuid: string
  declare userGuid: string
  declare createdAt: Date
  /** When it was sent, or found to be unwanted. */
  declare settledAt: Date | null
}
