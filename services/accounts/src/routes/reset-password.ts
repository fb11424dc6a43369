import { fn } from 'objection'
import { setPassword } from '../actions/set-password.ts'
import { serve } from '../deps.ts'
import { endAddressChanges } from '../models/address-change.ts'
import { audit } from '../models/audit-event.ts'
import { forgetDevices } from '../models/known-device.ts'
import { MailedToken } from '../models/mailed-token.ts'
import { User } from '../models/user.ts'
import { normalizedPassword, refuseGuessable, refuseWrongLength } from '../rules/password.ts'

/** Sets the password of the user that the token was mailed to, which confirms their address too, and no other that they asked for before. */
export const resetPasswordRoute = serve(
  'resetPassword',
  async ({ body: { password }, deps, params, transaction, requestId }) => {
    const passwordHash = await deps.passwords.hash(normalizedPassword(password))
    return transaction(async (trx) => {
      const { userGuid } = await MailedToken.findUnused(trx, params.token, 'password')
      const { email, roles } = await User.query(trx).findById(userGuid).throwIfNotFound()
      refuseWrongLength(password, roles)
      refuseGuessable(password, email)
      await setPassword(trx, deps, { userGuid, passwordHash })
      const confirmed = await User.query(trx).findById(userGuid).whereNull('verifiedAt').patch({ verifiedAt: fn.now() })
      // What support has begun for a confirmed address goes on: its mailbox may have become a stranger's.
      if (confirmed > 0) await endAddressChanges(trx, userGuid)
      // Another person may have signed in with the old password from one of these browsers.
      await forgetDevices(trx, userGuid)
      await audit(trx, { event: 'password-recovered', userGuid, requestId })
      return { acknowledged: true as const }
    })
  },
)
