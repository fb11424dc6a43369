import { invalidField } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { rateLimited } from '../errors.ts'
import { findUser } from '../models/find-user.ts'
import { countAttempt, forgetAttempts, secondsToWait } from '../models/throttle.ts'
import type { User } from '../models/user.ts'
import { normalizedPassword } from '../rules/password.ts'
import { throttles } from '../rules/throttles.ts'

interface Claim {
  userGuid: string
  /** The field of the body that it stands in. */
  field: string
  password: string
}

/** Makes sure that it is the owner of the session who asks for what cannot be undone. @throws invalid, rate-limited */
export async function confirmPassword(
  { database, passwords }: Pick<AccountsDeps, 'database' | 'passwords'>,
  { userGuid, field, password }: Claim,
): Promise<User> {
  const seconds = await secondsToWait(database.knex, throttles.currentPassword, userGuid)
  if (seconds > 0) throw rateLimited(seconds)
  const user = await findUser(database.knex, userGuid)
  const isRight = await passwords.verify(normalizedPassword(password), user.passwordHash)
  const count = isRight ? forgetAttempts : countAttempt
  await database.transaction((trx) => count(trx, throttles.currentPassword, userGuid))
  if (!isRight) throw invalidField(field, { code: 'password-wrong' })
  return user
}
