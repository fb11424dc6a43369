import type { News } from '@sild/contract/notifications/schemas'
import { Model } from 'objection'

export class Notification extends Model {
  declare notificationGuid: string
  declare userGuid: string
  declare type: News['type']
  declare values: News['values']
  declare target: News['target']
  declare effectKey: string
  declare readAt: Date | null
  declare createdAt: Date

  static override get tableName(): string {
    return 'notifications'
  }
  static override get idColumn(): string {
    return 'notificationGuid'
  }
  static override get jsonAttributes(): string[] {
    return ['values', 'target']
  }
}
