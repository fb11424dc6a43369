import { serve } from '../deps.ts'
import { RecoveryRequest } from '../models/recovery-request.ts'
import { takeAttempt } from '../models/throttle.ts'
import { throttles } from '../rules/throttles.ts'

/**
 * Has a link mailed by which a new password can be set. Whether the address has an account is looked up only where the mail is
 * written, so that neither the answer nor its time says it.
 */
export const requestRecoveryRoute = serve('requestRecovery', ({ body: { email }, deps, transaction }) =>
  transaction(async (trx) => {
    await takeAttempt(trx, throttles.recovery, email.toLowerCase())
    const { recoveryRequestGuid } = await RecoveryRequest.query(trx).insert({ email }).returning('recoveryRequestGuid')
    await deps.outbox.add(trx, 'send-recovery-mail', { recoveryRequestGuid })
    return { acknowledged: true as const }
  }),
)
