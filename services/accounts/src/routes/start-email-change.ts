import { AppError, invalidField } from '@sild/service-kit'
import { mailToAddress } from '../actions/mail-to-address.ts'
import { serve } from '../deps.ts'
import { AddressMove } from '../models/address-move.ts'
import { audit } from '../models/audit-event.ts'
import { takeAttempt } from '../models/throttle.ts'
import { User } from '../models/user.ts'
import { throttles } from '../rules/throttles.ts'

/**
 * Requests a change of a user's address. It is made only after the new address is confirmed and 72 hours are over.
 * Until then the present address can stop it, so that a support agent cannot take over an account with an address of
 * their own. Sessions stay open. Only an admin changes the address of a colleague, because it gives access to their
 * roles.
 */
export const startEmailChangeRoute = serve(
  'startEmailChange',
  ({ actor: staff, body: { currentEmail, email }, deps, transaction, requestId }) =>
    transaction(async (trx) => {
      const user = await User.query(trx).findOne({ email: currentEmail }).whereNull('deletedAt')
      if (!user) throw new AppError('user-not-found')
      const { roles, userGuid } = user
      // Support agents change their own address in their account settings.
      if (userGuid === staff.userGuid) throw new AppError('conflict-of-interest')
      if (roles.length > 0 && !staff.roles.includes('admin')) throw new AppError('forbidden')
      if (user.email.toLowerCase() === email.toLowerCase()) throw invalidField('email', { code: 'same-email' })
      await takeAttempt(trx, throttles.changeEmail, userGuid)
      const beginMove = async (): Promise<string> => {
        const move = { userGuid, formerEmail: user.email, email, startedByGuid: staff.userGuid }
        const { addressMoveGuid } = await AddressMove.begin(trx, move)
        await deps.outbox.add(trx, 'send-address-move-notice', { addressMoveGuid })
        return addressMoveGuid
      }
      await mailToAddress(trx, deps.outbox, { userGuid, email, beginMove })
      await audit(trx, { event: 'email-change-requested', userGuid, requestId })
      await audit(trx, { event: 'email-change-started', userGuid: staff.userGuid, requestId })
      return { acknowledged: true as const }
    }),
)
