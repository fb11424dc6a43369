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
  /** The mail that contains it. */
  declare mailGuid: string | null
  /** False if the user wants no mail about this one, even if its topic is mailed. */
  declare isMailed: boolean
  /** False if the user does not want it in the portal. */
  declare isShown: boolean
  declare createdAt: Date

  /** The notifications that the portal shows to a user. */
  static shownTo(connection: Connection, userGuid: string) {
    return Notification.query(connection).where({ userGuid, isShown: true })
  }

  /** Unread notifications of messages in a chat. */
  static unreadOfChat(connection: Connection, chatGuid: string) {
    return Notification.query(connection)
      .where({ type: 'chat-message', readAt: null })
      .where(expression`target ->> 'chatGuid' = ${chatGuid}`)
  }
}
