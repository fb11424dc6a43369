import type { ParsedInput } from '@sild/contract'
import type { Transaction } from '@sild/service-kit'
import { audit } from '../models/audit-event.ts'
import { Session } from '../models/session.ts'
import { lockSessionOf } from '../models/session-token.ts'
import { endSessions } from './end-sessions.ts'

type Closed = ParsedInput<'closeSession'>['body']

/** Signs out: revokes all tokens of the session. A closed or unknown session changes nothing. */
export async function closeSession(
  trx: Transaction,
  { refreshToken, sessionGuid }: Closed,
  requestId: string,
): Promise<void> {
  const sessions = [
    refreshToken && (await lockSessionOf(trx, refreshToken)),
    sessionGuid && (await Session.query(trx).findById(sessionGuid)),
  ]
  for (const session of sessions) {
    if (!session) continue
    const { sessionGuid: closed, userGuid } = session
    const count = await endSessions(trx, { userGuid, sessionGuid: closed, revocation: 'signed-out' })
    if (count > 0) await audit(trx, { event: 'signed-out', userGuid, sessionGuid: closed, requestId })
  }
}
