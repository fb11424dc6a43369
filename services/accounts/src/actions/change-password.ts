import { invalidField, type Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { audit } from '../models/audit-event.ts'
import { User } from '../models/user.ts'
import { normalizedPassword, refuseGuessable, refuseWrongLength } from '../rules/password.ts'
import { confirmPassword } from './confirm-password.ts'
import { setPassword } from './set-password.ts'

interface PasswordChange {
  userGuid: string
  sessionGuid: string | null
  oldPassword: string
  password: string
  requestId: string
}

/** Checks both passwords and hashes the new one, outside of any transaction. What it returns does the change. @throws invalid, rate-limited */
export async function changePassword(
  deps: Pick<AccountsDeps, 'database' | 'outbox' | 'passwords'>,
  { userGuid, sessionGuid, oldPassword, password, requestId }: PasswordChange,
): Promise<(trx: Transaction) => Promise<void>> {
  const confirmed = await confirmPassword(deps, { userGuid, field: 'oldPassword', password: oldPassword })
  const { email, roles } = confirmed
  if (normalizedPassword(oldPassword) === normalizedPassword(password))
    throw invalidField('password', { code: 'same-values' })
  refuseWrongLength(password, roles)
  refuseGuessable(password, email)
  const passwordHash = await deps.passwords.hash(normalizedPassword(password))
  return async (trx) => {
    const held = await User.query(trx).findById(userGuid).forUpdate()
    // A recovery meanwhile wins: the password from before it no longer allows a change.
    if (held?.passwordHash !== confirmed.passwordHash) throw invalidField('oldPassword', { code: 'password-wrong' })
    await audit(trx, { event: 'password-changed', userGuid, requestId })
    await setPassword(trx, deps, { userGuid, passwordHash, keptSessionGuid: sessionGuid })
  }
}
