import { invalidField } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { findUser } from '../models/find-user.ts'
import { forgetAttempts, takeAttempt } from '../models/throttle.ts'
import type { User } from '../models/user.ts'
import { normalizedPassword } from '../rules/password.ts'
import { throttles } from '../rules/throttles.ts'

interface Claim {
  userGuid: string
  /** The field of the body that it stands in. */
  field: string
  password: string
}

/** Confirms the owner of the session by their password before an irreversible action. @throws invalid, rate-limited */
export async function confirmPassword(
  { database, passwords }: Pick<AccountsDeps, 'database' | 'passwords'>,
  { userGuid, field, password }: Claim,
): Promise<User> {
  await database.transaction((trx) => takeAttempt(trx, throttles.currentPassword, userGuid))
  const user = await findUser(database.knex, userGuid)
  if (!(await passwords.verify(normalizedPassword(password), user.passwordHash)))
    throw invalidField(field, { code: 'password-wrong' })
  await database.transaction((trx) => forgetAttempts(trx, throttles.currentPassword, userGuid))
  return user
}
