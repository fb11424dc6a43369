import { AppError, invalidField } from '@sild/service-kit'
import { mailToAddress } from '../actions/mail-to-address.ts'
import { serve } from '../deps.ts'
import { audit } from '../models/audit-event.ts'
import { findUser } from '../models/find-user.ts'
import { takeAttempt } from '../models/throttle.ts'
import { User } from '../models/user.ts'
import { throttles } from '../rules/throttles.ts'

/**
 * Enqueues a mail with a link to the corrected address. Nothing changes before the user follows it, so the reply does
 * not reveal whether another user has the address.
 */
export const changeEmailRoute = serve(
  'changeEmail',
  ({ actor: { userGuid }, body: { email, userType }, deps, transaction, requestId }) =>
    transaction(async (trx) => {
      const user = await findUser(trx, userGuid)
      if (user.verifiedAt) throw new AppError('email-confirmed')
      if (user.email.toLowerCase() === email.toLowerCase()) throw invalidField('email', { code: 'same-email' })
      await takeAttempt(trx, throttles.changeEmail, userGuid)
      if (userType) await User.query(trx).findById(userGuid).patch({ userType })
      await mailToAddress(trx, deps.outbox, { userGuid, email })
      await audit(trx, { event: 'email-change-requested', userGuid, requestId })
      return { acknowledged: true as const }
    }),
)
