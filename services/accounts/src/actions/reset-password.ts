import { expression, type Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { endAddressChanges } from '../models/address-change.ts'
import { audit } from '../models/audit-event.ts'
import { forgetDevices } from '../models/known-device.ts'
import { MailedToken } from '../models/mailed-token.ts'
import { User } from '../models/user.ts'
import { refuseGuessable, refuseWrongLength } from '../rules/password.ts'
import { setPassword } from './set-password.ts'

interface Reset {
  token: string
  password: string
  passwordHash: string
  requestId: string
}

/**
 * Sets the password of the user that the token was mailed to, which confirms their address too, and no other that they asked for before.
 * @throws token-invalid, token-expired, invalid
 */
export async function resetPassword(
  trx: Transaction,
  deps: Pick<AccountsDeps, 'outbox'>,
  { token, password, passwordHash, requestId }: Reset,
): Promise<void> {
  const { userGuid } = await MailedToken.findUnused(trx, token, 'password')
  const { email, roles } = await User.query(trx).findById(userGuid).throwIfNotFound()
  refuseWrongLength(password, roles)
  refuseGuessable(password, email)
  await setPassword(trx, deps, { userGuid, passwordHash })
  const confirmed = await User.query(trx)
    .findById(userGuid)
    .whereNull('verifiedAt')
    .patch({ verifiedAt: expression`now()` })
  // What support has begun for a confirmed address goes on: its mailbox may have become a stranger's.
  if (confirmed > 0) await endAddressChanges(trx, userGuid)
  // Another person may have signed in with the old password from one of these browsers.
  await forgetDevices(trx, userGuid)
  await audit(trx, { event: 'password-recovered', userGuid, requestId })
}
