import { constants } from '@sild/contract'
import { expression, type Transaction } from '@sild/service-kit'
import { noteEnded } from '../models/ended-session.ts'
import { Session } from '../models/session.ts'
import type { SessionRevocation } from '../rules/rotation.ts'

interface Ended {
  /** All of them … */
  userGuid: string
  /** … or only this one … */
  sessionGuid?: string
  /** … or all but this one. */
  keptSessionGuid?: string | null
  revocation: SessionRevocation
}

/** Ends sessions of a user, their access tokens included, and returns how many. */
export async function endSessions(
  trx: Transaction,
  { userGuid, sessionGuid, keptSessionGuid, revocation }: Ended,
): Promise<number> {
  const ended = await Session.query(trx)
    .where({ userGuid })
    .whereNull('revokedAt')
    // The last access token outlives its session.
    .where('expiresAt', '>', expression`now() - make_interval(secs => ${constants.accessTokenSeconds})`)
    .modify((query) => {
      if (sessionGuid) void query.where({ sessionGuid })
      if (keptSessionGuid) void query.whereNot('sessionGuid', keptSessionGuid)
    })
    .patch({ revokedAt: expression`now()`, revocation })
    .returning('sessionGuid')
  await noteEnded(
    trx,
    ended.map((session) => session.sessionGuid),
  )
  return ended.length
}
