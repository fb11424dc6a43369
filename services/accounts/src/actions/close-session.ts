import type { Transaction } from '@sild/service-kit'
import { raw } from 'objection'
import { audit } from '../models/audit-event.ts'
import { Session } from '../models/session.ts'
import { lockSessionOf } from '../models/session-token.ts'

/** Signs out: no refresh token of the session is good any more. Closing what is closed or unknown changes nothing. */
export async function closeSession(trx: Transaction, refreshToken: string, requestId: string): Promise<void> {
  const session = await lockSessionOf(trx, refreshToken)
  if (!session || session.revokedAt) return
  const { sessionGuid, userGuid } = session
  await Session.query(trx)
    .findById(sessionGuid)
    .patch({ revokedAt: raw('now()'), revocation: 'signed-out' })
  await audit(trx, { event: 'signed-out', userGuid, sessionGuid, requestId })
}
