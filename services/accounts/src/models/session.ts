import { type Connection, expression, modelOf } from '@sild/service-kit'
import type { SessionRevocation } from '../rules/rotation.ts'

/** A family of refresh tokens: one sign-in in one browser. */
export class Session extends modelOf('sessions', 'sessionGuid') {
  declare sessionGuid: string
  declare userGuid: string
  declare isRemembered: boolean
  declare binderHash: Buffer
  /** How often the refresh token was exchanged. */
  declare generation: number
  declare rotatedAt: Date | null
  declare openedAt: Date
  declare browser: string | null
  declare system: string | null
  declare expiresAt: Date
  declare revokedAt: Date | null
  declare revocation: SessionRevocation | null

  /** Where a user is signed in, the latest used first. */
  static async openOf(connection: Connection, userGuid: string): Promise<Session[]> {
    return Session.query(connection)
      .where({ userGuid })
      .whereNull('revokedAt')
      .where('expiresAt', '>', expression`now()`)
      .orderBy(expression`coalesce(rotated_at, opened_at)`, 'desc')
  }
}
