import { Model } from 'objection'

/** Somebody asked to recover the account of an address, which may have none. */
export class RecoveryRequest extends Model {
  declare recoveryRequestGuid: string
  declare email: string

  static override get tableName(): string {
    return 'recoveryRequests'
  }
  static override get idColumn(): string {
    return 'recoveryRequestGuid'
  }
}
