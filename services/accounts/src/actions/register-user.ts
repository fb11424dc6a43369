import { randomUUID } from 'node:crypto'
import type { ParsedInput } from '@sild/contract'
import { expression, type Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { audit } from '../models/audit-event.ts'
import { User } from '../models/user.ts'

type Registration = Omit<ParsedInput<'registerUser'>['body'], 'password'> & { passwordHash: string }

/**
 * Adds an account. The owner of a known address is mailed that they have an account, and how to choose a password if
 * they have none. All cases run the same statements, so that neither the reply nor its time reveals the case.
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
