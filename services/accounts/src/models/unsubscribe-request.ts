import { Model } from 'objection'

/** Somebody who did not prove to own the address wants no more news there. */
export class UnsubscribeRequest extends Model {
  declare unsubscribeRequestGuid: string
  declare email: string

  static override get tableName(): string {
    return 'unsubscribeRequests'
  }
  static override get idColumn(): string {
    return 'unsubscribeRequestGuid'
  }
}
