import { constants, type ParsedInput } from '@sild/contract'
import { AppError, invalidField, issueToken, type Transaction } from '@sild/service-kit'
import { raw } from 'objection'
import type { AccountsDeps } from '../deps.ts'
import { credentialsWrong, rateLimited } from '../errors.ts'
import { audit } from '../models/audit-event.ts'
import { isKnownDevice, rememberDevice } from '../models/known-device.ts'
import { Session } from '../models/session.ts'
import { SessionToken } from '../models/session-token.ts'
import { countAttempt, forgetAttempts, secondsToWait } from '../models/throttle.ts'
import { User } from '../models/user.ts'
import type { HeldSession } from '../replies/session-reply.ts'
import { describeBrowser } from '../rules/browser.ts'
import { normalizedPassword } from '../rules/password.ts'
import { throttles } from '../rules/throttles.ts'
import { checkSecondFactor } from './check-second-factor.ts'

type Credentials = ParsedInput<'openSession'>['body']
type OpenSessionDeps = Pick<AccountsDeps, 'clock' | 'database' | 'passwords' | 'sealer'>
const UNREMEMBERED_SECONDS = 24 * 3600

/**
 * Signs a user in. An unknown address costs as much time and is counted as much as a wrong password, so that the two cannot
 * be told apart. Only who knows the password is asked for a code. @throws credentials-wrong, invalid, rate-limited
 */
export async function openSession(
  deps: OpenSessionDeps,
  credentials: Credentials,
  requestId: string,
): Promise<HeldSession> {
  const { database, passwords } = deps
  const { code, email, device } = credentials
  const password = normalizedPassword(credentials.password)
  const user = await User.query(database.knex).findOne({ email })
  const isKnown = await isKnownDevice(database.knex, user?.userGuid, device)
  // Who has been here before is counted apart: strangers who guess do not lock him out.
  const who = isKnown ? `${email.toLowerCase()} ${device}` : email.toLowerCase()
  const waiting = await secondsToWait(database.knex, throttles.signIn, who)
  if (waiting > 0) throw rateLimited(waiting)

  const isRight = await passwords.verify(password, user?.passwordHash ?? null)
  const newHash =
    user && isRight && user.passwordHash && passwords.isOutdated(user.passwordHash)
      ? await passwords.hash(password)
      : null

  const outcome = await database.transaction(async (trx) => {
    // Guesses that ran beside this one may have used up the window, then even the right one is refused.
    const seconds = await secondsToWait(trx, throttles.signIn, who)
    if (seconds > 0) return rateLimited(seconds)
    if (!user || !isRight) {
      await countAttempt(trx, throttles.signIn, who)
      await audit(trx, { event: 'sign-in-refused', userGuid: user?.userGuid, requestId })
      return credentialsWrong()
    }
    if (user.secondFactorAt) {
      if (!code) return invalidField('code', { code: 'code-required' })
      const refusal = await checkSecondFactor(trx, deps, { user, code, takesRecoveryCode: true, requestId })
      if (refusal) return refusal
    }
    await forgetAttempts(trx, throttles.signIn, who)
    if (newHash) await User.query(trx).findById(user.userGuid).patch({ passwordHash: newHash })
    if (device !== null) await rememberDevice(trx, user.userGuid, device)
    return startSession(trx, user, credentials, requestId)
  })
  if (outcome instanceof AppError) throw outcome
  return outcome
}

async function startSession(
  trx: Transaction,
  user: User,
  { isRemembered, userAgent }: Pick<Credentials, 'isRemembered' | 'userAgent'>,
  requestId: string,
): Promise<HeldSession> {
  const binder = issueToken()
  const seconds = isRemembered ? constants.refreshCookieSeconds : UNREMEMBERED_SECONDS
  const session = await Session.query(trx)
    .insert({
      userGuid: user.userGuid,
      isRemembered,
      binderHash: binder.hash,
      expiresAt: raw('now() + make_interval(secs => ?)', seconds),
      ...describeBrowser(userAgent),
    })
    .returning('*')
  const refreshToken = await SessionToken.issue(trx, session.sessionGuid, session.generation)
  await audit(trx, { event: 'signed-in', userGuid: user.userGuid, sessionGuid: session.sessionGuid, requestId })
  return { user, session, refreshToken, binderToken: binder.token }
}
