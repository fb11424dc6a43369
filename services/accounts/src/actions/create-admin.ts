import { randomUUID } from 'node:crypto'
import type { Locale } from '@sild/contract'
import { AppError, expression, type Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { audit } from '../models/audit-event.ts'
import { MailedToken } from '../models/mailed-token.ts'
import { User } from '../models/user.ts'

interface NewAdmin {
  readonly email: string
  readonly locale: Locale
  readonly requestId: string
}
interface CreatedAdmin {
  /** Sets the password, once and within an hour. */
  readonly passwordToken: string
  /** False where the address had an account before, which keeps its password until the link is used. */
  readonly isNew: boolean
}

/**
 * Gives an address the role of an admin. The audit log records it as the first act of the new admin, because an operator has no account.
 * @throws user-not-found for an account that is being erased
 */
export async function createAdmin(
  trx: Transaction,
  { clock, outbox }: Pick<AccountsDeps, 'clock' | 'outbox'>,
  { email, locale, requestId }: NewAdmin,
): Promise<CreatedAdmin> {
  const newGuid = randomUUID()
  const { userGuid, deletedAt } = await User.query(trx)
    .insert({ userGuid: newGuid, email, passwordHash: null, userType: 'customer', roles: ['admin'], locale })
    .onConflict('email')
    .merge({
      version: expression`users.version + 1`,
      roles: expression`array(select distinct unnest(users.roles || '{admin}'))`,
    })
    .returning(['userGuid', 'deletedAt'])
  if (deletedAt) throw new AppError('user-not-found')
  await MailedToken.end(trx, userGuid, 'password')
  const passwordToken = await MailedToken.issue(trx, userGuid, 'password')
  await audit(trx, { event: 'admin-created', userGuid, requestId })
  await outbox.add(trx, 'record-staff-action', {
    entryGuid: randomUUID(),
    at: clock.now().toISOString(),
    staffGuid: userGuid,
    operation: 'createAdmin',
    about: { userGuid },
    choices: { isNew: userGuid === newGuid },
    requestId,
  })
  return { passwordToken, isNew: userGuid === newGuid }
}
