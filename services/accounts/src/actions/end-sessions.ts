import type { Transaction } from '@sild/service-kit'
import { raw } from 'objection'
import { Session, type SessionRevocation } from '../models/session.ts'

interface Ended {
  userGuid: string
  /** Only this one. */
  sessionGuid?: string
  /** All but this one. */
  keptSessionGuid?: string | null
  revocation: SessionRevocation
}

/** Ends sessions of a user and returns which. Their access tokens are good until `announceEnded` tells the BFF. */
export async function endSessions(
  trx: Transaction,
  { userGuid, sessionGuid, keptSessionGuid, revocation }: Ended,
): Promise<string[]> {
  const ended = await Session.query(trx)
    .where({ userGuid })
    .whereNull('revokedAt')
    .where('expiresAt', '>', raw('now()'))
    .modify((query) => {
      if (sessionGuid) void query.where({ sessionGuid })
      if (keptSessionGuid) void query.whereNot('sessionGuid', keptSessionGuid)
    })
    .patch({ revokedAt: raw('now()'), revocation })
    .returning('sessionGuid')
  return ended.map((session) => session.sessionGuid)
}
