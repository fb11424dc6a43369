import { timingSafeEqual } from 'node:crypto'
import type { ParsedInput } from '@sild/contract'
import { AppError, expression, hashToken, type Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { noteActiveWeek } from '../models/active-week.ts'
import { audit } from '../models/audit-event.ts'
import { Session } from '../models/session.ts'
import { lockSessionOf, type SessionOfToken, SessionToken } from '../models/session-token.ts'
import { User } from '../models/user.ts'
import type { HeldSession } from '../replies/session-reply.ts'
import { decideRotation } from '../rules/rotation.ts'
import { endSessions } from './end-sessions.ts'

type Tokens = ParsedInput<'rotateSession'>['body']

/** Exchanges a refresh token for the next one of its session. @throws session-expired, session-reused */
export async function rotateSession(
  deps: Pick<AccountsDeps, 'database'>,
  tokens: Tokens,
  requestId: string,
): Promise<HeldSession> {
  const outcome = await deps.database.transaction(async (trx) => {
    const session = await lockSessionOf(trx, tokens.refreshToken)
    return session ? exchange(trx, session, tokens, requestId) : new AppError('session-expired')
  })
  if (outcome instanceof AppError) throw outcome
  return outcome
}

/** A refusal is returned, not thrown: the end of a reused session must be committed. */
async function exchange(
  trx: Transaction,
  session: SessionOfToken,
  { binderToken }: Tokens,
  requestId: string,
): Promise<HeldSession | AppError> {
  const verdict = decideRotation({
    ...session,
    isBound: timingSafeEqual(hashToken(binderToken), session.binderHash),
    generationsBehind: session.generation - session.tokenGeneration,
  })
  switch (verdict) {
    case 'rotate':
      await Session.query(trx)
        .findById(session.sessionGuid)
        .patch({ generation: session.generation + 1, rotatedAt: expression`now()` })
      await noteActiveWeek(trx, session.userGuid)
      return hold(trx, session, session.generation + 1, binderToken)
    case 'repeat':
      return hold(trx, session, session.generation, binderToken)
    case 'expired':
      return new AppError('session-expired')
    case 'ended':
      return new AppError('session-reused')
    case 'reused':
    case 'unbound': {
      const { sessionGuid, userGuid } = session
      await endSessions(trx, { userGuid, sessionGuid, revocation: verdict })
      await audit(trx, { event: `session-${verdict}`, userGuid, sessionGuid, requestId })
      return new AppError('session-reused')
    }
  }
}

/** The binder stays for the whole session: parallel answers would leave halves of different pairs in the browser. */
async function hold(
  trx: Transaction,
  session: SessionOfToken,
  generation: number,
  binderToken: string,
): Promise<HeldSession> {
  const user = await User.query(trx).findById(session.userGuid).throwIfNotFound()
  const refreshToken = await SessionToken.issue(trx, session.sessionGuid, generation)
  return { user, session, refreshToken, binderToken }
}
