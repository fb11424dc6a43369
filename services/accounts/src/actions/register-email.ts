import { randomUUID } from 'node:crypto'
import type { Locale, ParsedInput } from '@sild/contract'
import { expression, type Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { audit } from '../models/audit-event.ts'
import { User } from '../models/user.ts'

type Registration = ParsedInput<'registerEmail'>['body']

/**
 * Adds an account without a password. The owner of a known address is mailed that they have an account, or gets the
 * link again if they never chose a password. All cases run the same statements.
 */
export async function registerEmail(
  trx: Transaction,
  { outbox }: Pick<AccountsDeps, 'outbox'>,
  { email, userType = 'customer', basicLocale, referrer }: Registration,
  { locale, requestId }: { locale: Locale; requestId: string },
): Promise<void> {
  const newGuid = randomUUID()
  const { userGuid, passwordHash } = await User.query(trx)
    .insert({ userGuid: newGuid, email, passwordHash: null, userType, locale: basicLocale ?? locale, referrer })
    .onConflict('email')
    .merge({ email: expression`users.email` })
    .returning(['userGuid', 'passwordHash'])
  const isNew = userGuid === newGuid
  await outbox.add(trx, passwordHash === null ? 'send-onboarding-mail' : 'send-already-registered-mail', { userGuid })
  await audit(trx, { event: isNew ? 'registered' : 'registered-again', userGuid, requestId })
}
