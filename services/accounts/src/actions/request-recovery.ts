import type { Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { rateLimited } from '../errors.ts'
import { RecoveryRequest } from '../models/recovery-request.ts'
import { countAttempt, secondsToWait } from '../models/throttle.ts'
import { throttles } from '../rules/throttles.ts'

/**
 * Has a link mailed by which a new password can be set. Whether the address has an account is looked up only where the mail is
 * written, so that neither the answer nor its time says it. @throws rate-limited
 */
export async function requestRecovery(
  trx: Transaction,
  { outbox }: Pick<AccountsDeps, 'outbox'>,
  email: string,
): Promise<void> {
  const who = email.toLowerCase()
  const seconds = await secondsToWait(trx, throttles.recovery, who)
  if (seconds > 0) throw rateLimited(seconds)
  await countAttempt(trx, throttles.recovery, who)
  const { recoveryRequestGuid } = await RecoveryRequest.query(trx).insert({ email }).returning('recoveryRequestGuid')
  await outbox.add(trx, 'send-recovery-mail', { recoveryRequestGuid })
}
