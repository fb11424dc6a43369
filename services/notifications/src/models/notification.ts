import type { News } from '@sild/contract/notifications/schemas'
import { type Connection, expression, modelOf } from '@sild/service-kit'

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
  /** False where no mail of it is wanted, whatever is of its kind. */
  declare isMailed: boolean
  /** False where its reader does not want it in the portal. */
  declare isShown: boolean
  declare createdAt: Date

  /** What the portal shows somebody. */
  static shownTo(connection: Connection, userGuid: string) {
    return Notification.query(connection).where({ userGuid, isShown: true })
  }

  /** What tells of messages in a chat and was not read. */
  static unreadOfChat(connection: Connection, chatGuid: string) {
    return Notification.query(connection)
      .where({ type: 'chat-message', readAt: null })
      .where(expression`target ->> 'chatGuid' = ${chatGuid}`)
  }
}
