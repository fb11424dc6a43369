import type { News } from '@sild/contract/notifications/schemas'
import { modelOf } from '@sild/service-kit'

export class Notification extends modelOf('notifications', 'notificationGuid', ['values', 'target']) {
  declare notificationGuid: string
  declare userGuid: string
  declare type: News['type']
  declare values: News['values']
  declare target: News['target']
  declare effectKey: string
  declare readAt: Date | null
  /** The mail that tells it. */
  declare mailGuid: string | null
  declare createdAt: Date
}
