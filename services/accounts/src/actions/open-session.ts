import type { ParsedInput } from '@sild/contract'
import { AppError, invalidField, type Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { accountSuspended } from '../errors.ts'
import { audit } from '../models/audit-event.ts'
import { isKnownDevice, rememberDevice } from '../models/known-device.ts'
import { countSignIn, forgetSignIn } from '../models/sign-in-attempt.ts'
import { openSuspension } from '../models/suspension.ts'
import { User } from '../models/user.ts'
import type { HeldSession } from '../replies/session-reply.ts'
import { normalizedPassword } from '../rules/password.ts'
import { writeSuspensionToken } from '../rules/suspension-token.ts'
import { checkSecondFactor } from './check-second-factor.ts'
import { startSession } from './start-session.ts'

type Credentials = ParsedInput<'openSession'>['body']
type OpenSessionDeps = Pick<AccountsDeps, 'clock' | 'database' | 'links' | 'passwords' | 'sealer'>

/**
 * Signs a user in. An unknown address takes as long and counts as much as a wrong password, so that a caller cannot
 * distinguish the two. The code is requested only after the right password.
 * @throws credentials-wrong, invalid, rate-limited
 */
export async function openSession(
  deps: OpenSessionDeps,
  credentials: Credentials,
  requestId: string,
): Promise<HeldSession> {
  const { database, passwords } = deps
  const { address, code, email, device } = credentials
  const password = normalizedPassword(credentials.password)
  const user = await User.query(database.knex).findOne({ email })
  const isKnown = await isKnownDevice(database.knex, user?.userGuid, device)
  const attempt = { address, email, passwordHash: user?.passwordHash ?? null, knownDevice: isKnown ? device : null }
  await database.transaction((trx) => countSignIn(trx, attempt))

  const isRight = await passwords.verify(password, user?.passwordHash ?? null)
  const newHash =
    user && isRight && user.passwordHash && passwords.isOutdated(user.passwordHash)
      ? await passwords.hash(password)
      : null

  const outcome = await database.transaction(async (trx) => {
    if (!user || !isRight) return refuse(trx, user, requestId)
    await forgetSignIn(trx, attempt)
    const held = await lockIfPasswordIsCurrent(trx, passwords, { user, password })
    if (!held) return refuse(trx, user, requestId)
    // A suspension is reported only after the right password.
    const suspension = await openSuspension(trx, held.userGuid)
    if (suspension) return accountSuspended(writeSuspensionToken(deps.links, suspension.suspensionGuid))
    if (held.secondFactorAt) {
      if (!code) return invalidField('code', { code: 'code-required' })
      const refusal = await checkSecondFactor(trx, deps, { user: held, code, takesRecoveryCode: true, requestId })
      if (refusal) return refusal
    }
    if (newHash) await User.query(trx).findById(held.userGuid).patch({ passwordHash: newHash })
    if (device !== null) await rememberDevice(trx, held.userGuid, device)
    return startSession(trx, held, credentials, requestId)
  })
  if (outcome instanceof AppError) throw outcome
  return outcome
}

async function refuse(trx: Transaction, user: User | undefined, requestId: string): Promise<AppError> {
  await audit(trx, { event: 'sign-in-refused', userGuid: user?.userGuid, requestId })
  return new AppError('credentials-wrong')
}

/**
 * The user as they are now, or null where the password was replaced since it was found to be right. A suspension or a new password
 * that comes at the same moment waits for this, and ends the session.
 */
async function lockIfPasswordIsCurrent(
  trx: Transaction,
  passwords: AccountsDeps['passwords'],
  { user, password }: { user: User; password: string },
): Promise<User | null> {
  const held = await User.query(trx).findById(user.userGuid).forShare()
  if (!held) return null
  if (held.passwordHash === user.passwordHash) return held
  // Another sign-in may have hashed the same password again.
  return (await passwords.verify(password, held.passwordHash)) ? held : null
}
