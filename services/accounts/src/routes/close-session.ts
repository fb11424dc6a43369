import { endSessions } from '../actions/end-sessions.ts'
import { serve } from '../deps.ts'
import { audit } from '../models/audit-event.ts'
import { Session } from '../models/session.ts'
import { lockSessionOf } from '../models/session-token.ts'

/** Signs out: revokes all tokens of the session. A closed or unknown session changes nothing. */
export const closeSessionRoute = serve(
  'closeSession',
  ({ body: { refreshToken, sessionGuid: givenGuid }, transaction, requestId }) =>
    transaction(async (trx) => {
      const sessions = [
        refreshToken && (await lockSessionOf(trx, refreshToken)),
        givenGuid && (await Session.query(trx).findById(givenGuid)),
      ]
      for (const session of sessions) {
        if (!session) continue
        const { sessionGuid, userGuid } = session
        const count = await endSessions(trx, { userGuid, sessionGuid, revocation: 'signed-out' })
        if (count > 0) await audit(trx, { event: 'signed-out', userGuid, sessionGuid, requestId })
      }
      return { acknowledged: true as const }
    }),
)
