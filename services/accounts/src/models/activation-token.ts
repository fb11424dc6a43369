import { Model } from 'objection'

export class ActivationToken extends Model {
  declare tokenHash: Buffer
  declare userGuid: string
  declare expiresAt: Date
  declare usedAt: Date | null

  static override get tableName(): string {
    return 'activationTokens'
  }
  static override get idColumn(): string {
    return 'tokenHash'
  }
}
