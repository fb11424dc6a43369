import type { UserType } from '@sild/contract'
import { AppError, type Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { endAddressChanges } from '../models/address-change.ts'
import { audit } from '../models/audit-event.ts'
import { takeAttempt } from '../models/throttle.ts'
import { User } from '../models/user.ts'
import { throttles } from '../rules/throttles.ts'

/**
 * Mails the activation link again, three times an hour at most. Ends a requested change of the address. A confirmed
 * address gets no link. @throws rate-limited
 */
export async function resendVerification(
  trx: Transaction,
  { outbox }: Pick<AccountsDeps, 'outbox'>,
  { userGuid, userType, requestId }: { userGuid: string; userType?: UserType; requestId: string },
): Promise<void> {
  const user = await User.query(trx).findById(userGuid).forUpdate()
  if (!user) throw new AppError('unauthenticated')
  if (user.verifiedAt) return
  await takeAttempt(trx, throttles.resendVerification, userGuid)
  if (userType) await User.query(trx).findById(userGuid).patch({ userType })
  await endAddressChanges(trx, userGuid)
  await outbox.add(trx, 'send-activation-mail', { userGuid })
  await audit(trx, { event: 'verification-resent', userGuid, requestId })
}
