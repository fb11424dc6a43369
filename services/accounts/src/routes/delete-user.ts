import { fn } from 'objection'
import { confirmPassword } from '../actions/confirm-password.ts'
import { endSessions } from '../actions/end-sessions.ts'
import { serve } from '../deps.ts'
import { AddressChange } from '../models/address-change.ts'
import { AddressMove } from '../models/address-move.ts'
import { audit } from '../models/audit-event.ts'
import { forgetDevices } from '../models/known-device.ts'
import { MailedToken } from '../models/mailed-token.ts'
import { User } from '../models/user.ts'

/** Closes the account to sign-ins. Jobs of every service erase its data. */
export const deleteUserRoute = serve(
  'deleteUser',
  async ({ actor: { userGuid }, body, deps, transaction, requestId }) => {
    await confirmPassword(deps, { userGuid, field: 'password', password: body.password })
    return transaction(async (trx) => {
      const deleted = await User.query(trx)
        .findById(userGuid)
        .whereNull('deletedAt')
        .patch({ deletedAt: fn.now(), passwordHash: null, verifiedAt: null })
      if (deleted > 0) {
        await MailedToken.query(trx).where({ userGuid }).delete()
        await AddressChange.query(trx).where({ userGuid }).delete()
        await AddressMove.query(trx).where({ userGuid }).delete()
        await forgetDevices(trx, userGuid)
        await deps.outbox.publish(trx, 'user-erased', { userGuid })
        await audit(trx, { event: 'user-deleted', userGuid, requestId })
        await endSessions(trx, { userGuid, revocation: 'user-deleted' })
      }
      return { acknowledged: true as const }
    })
  },
)
