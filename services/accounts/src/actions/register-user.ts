import { randomUUID } from 'node:crypto'
import type { ParsedInput } from '@sild/contract'
import { expression, type Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { audit } from '../models/audit-event.ts'
import { User } from '../models/user.ts'

type Registration = Omit<ParsedInput<'registerUser'>['body'], 'password'> & { passwordHash: string }

/**
 * Adds an account, or has the owner of the address told that they already have one; if they signed up without a password, how to choose
 * it. All ways take the same statements, so that neither the answer nor its time says which it was.
 */
export async function registerUser(
  trx: Transaction,
  { outbox }: Pick<AccountsDeps, 'outbox'>,
  { agreement, email, passwordHash, userType, basicLocale, referrer }: Registration,
  requestId: string,
): Promise<void> {
  const newGuid = randomUUID()
  const known = await User.query(trx)
    .insert({ userGuid: newGuid, email, passwordHash, userType, locale: basicLocale, referrer })
    .onConflict('email')
    .merge({ email: expression`users.email` })
    .returning(['userGuid', 'passwordHash'])
  const { userGuid } = known
  const isNew = userGuid === newGuid
  if (isNew) await outbox.publish(trx, 'user-registered', { userGuid, hasAgreed: agreement === true })
  else await outbox.add(trx, known.passwordHash ? 'send-already-registered-mail' : 'send-onboarding-mail', { userGuid })
  await audit(trx, { event: isNew ? 'registered' : 'registered-again', userGuid, requestId })
}
