import { AppError } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { endAddressChanges } from '../models/address-change.ts'
import { audit } from '../models/audit-event.ts'
import { takeAttempt } from '../models/throttle.ts'
import { User } from '../models/user.ts'
import { throttles } from '../rules/throttles.ts'

/**
 * Mails the activation link again, three times an hour at most. Ends a requested change of the address. A confirmed
 * address gets no link.
 */
export const resendVerificationRoute = serve(
  'resendVerification',
  ({ actor: { userGuid }, body: { userType }, deps, transaction, requestId }) =>
    transaction(async (trx) => {
      const user = await User.query(trx).findById(userGuid).forUpdate()
      if (!user) throw new AppError('unauthenticated')
      if (!user.verifiedAt) {
        await takeAttempt(trx, throttles.resendVerification, userGuid)
        if (userType) await User.query(trx).findById(userGuid).patch({ userType })
        await endAddressChanges(trx, userGuid)
        await deps.outbox.add(trx, 'send-activation-mail', { userGuid })
        await audit(trx, { event: 'verification-resent', userGuid, requestId })
      }
      return { acknowledged: true as const }
    }),
)
