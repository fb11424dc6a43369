import { constants } from '@sild/contract'
import { describeBrowser, expression, issueToken, type Transaction } from '@sild/service-kit'
import { noteActiveWeek } from '../models/active-week.ts'
import { audit } from '../models/audit-event.ts'
import { Session } from '../models/session.ts'
import { SessionToken } from '../models/session-token.ts'
import type { User } from '../models/user.ts'
import type { HeldSession } from '../replies/session-reply.ts'

const UNREMEMBERED_SECONDS = 24 * 3600

interface Browser {
  isRemembered: boolean
  userAgent?: string
}

/** Inserts the session of a user who has proved who they are, with its first refresh token. */
export async function startSession(
  trx: Transaction,
  user: User,
  { isRemembered, userAgent }: Browser,
  requestId: string,
): Promise<HeldSession> {
  const binder = issueToken()
  const seconds = isRemembered ? constants.refreshCookieSeconds : UNREMEMBERED_SECONDS
  const session = await Session.query(trx)
    .insert({
      userGuid: user.userGuid,
      isRemembered,
      binderHash: binder.hash,
      expiresAt: expression`now() + make_interval(secs => ${seconds})`,
      ...describeBrowser(userAgent),
    })
    .returning('*')
  const refreshToken = await SessionToken.issue(trx, session.sessionGuid, session.generation)
  await noteActiveWeek(trx, user.userGuid)
  await audit(trx, { event: 'signed-in', userGuid: user.userGuid, sessionGuid: session.sessionGuid, requestId })
  return { user, session, refreshToken, binderToken: binder.token }
}
