import type { UserType } from '@sild/contract'
import { AppError, invalidField, type Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { audit } from '../models/audit-event.ts'
import { findUser } from '../models/find-user.ts'
import { takeAttempt } from '../models/throttle.ts'
import { User } from '../models/user.ts'
import { throttles } from '../rules/throttles.ts'
import { mailToAddress } from './mail-to-address.ts'

interface EmailChange {
  userGuid: string
  email: string
  userType?: UserType
  requestId: string
}

/**
 * Enqueues a mail with a link to the corrected address. Nothing changes before the user follows it, so the reply does
 * not reveal whether another user has the address. @throws email-confirmed, invalid, rate-limited
 */
export async function changeEmail(
  trx: Transaction,
  { outbox }: Pick<AccountsDeps, 'outbox'>,
  { userGuid, email, userType, requestId }: EmailChange,
): Promise<void> {
  const user = await findUser(trx, userGuid)
  if (user.verifiedAt) throw new AppError('email-confirmed')
  if (user.email.toLowerCase() === email.toLowerCase()) throw invalidField('email', { code: 'same-email' })
  await takeAttempt(trx, throttles.changeEmail, userGuid)
  if (userType) await User.query(trx).findById(userGuid).patch({ userType })
  await mailToAddress(trx, outbox, { userGuid, email })
  await audit(trx, { event: 'email-change-requested', userGuid, requestId })
}
