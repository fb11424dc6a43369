import { expression, hashToken, issueToken, type Transaction, modelOf } from '@sild/service-kit'
import type { Session } from './session.ts'

export class SessionToken extends modelOf('sessionTokens', 'tokenHash') {
  declare tokenHash: Buffer
  declare sessionGuid: string
  declare generation: number

  /** A new refresh token of a session. Only its holder has it; we keep the hash. */
  static async issue(trx: Transaction, sessionGuid: string, generation: number): Promise<string> {
    const { token, hash } = issueToken()
    await SessionToken.query(trx).insert({ tokenHash: hash, sessionGuid, generation })
    return token
  }
}

export type SessionOfToken = Session & { tokenGeneration: number; isExpired: boolean; isInGrace: boolean }

/** The session of a refresh token, locked, so that of parallel refreshes each sees what the one before has done. */
export async function lockSessionOf(trx: Transaction, refreshToken: string): Promise<SessionOfToken | undefined> {
  return trx('sessions')
    .join('sessionTokens', 'sessionTokens.sessionGuid', 'sessions.sessionGuid')
    .where('sessionTokens.tokenHash', hashToken(refreshToken))
    .forUpdate('sessions')
    .first(
      'sessions.*',
      'sessionTokens.generation as tokenGeneration',
      expression`sessions.expires_at <= now() as "isExpired"`,
      expression`coalesce(sessions.rotated_at > now() - interval '10 seconds', false) as "isInGrace"`,
    )
}
