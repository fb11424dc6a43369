import { Model } from 'objection'

/** A user wants another address, which may be somebody else's. */
export class AddressChange extends Model {
  declare addressChangeGuid: string
  declare userGuid: string
  declare email: string

  static override get tableName(): string {
    return 'addressChanges'
  }
  static override get idColumn(): string {
    return 'addressChangeGuid'
  }
}
