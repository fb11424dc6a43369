import { expression, type Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { AddressChange } from '../models/address-change.ts'
import { AddressMove } from '../models/address-move.ts'
import { audit } from '../models/audit-event.ts'
import { forgetDevices } from '../models/known-device.ts'
import { MailedToken } from '../models/mailed-token.ts'
import { User } from '../models/user.ts'
import { endSessions } from './end-sessions.ts'

/** Closes the account to sign-ins. Jobs of every service erase its data. */
export async function deleteUser(
  trx: Transaction,
  { outbox }: Pick<AccountsDeps, 'outbox'>,
  userGuid: string,
  requestId: string,
): Promise<void> {
  const deleted = await User.query(trx)
    .findById(userGuid)
    .whereNull('deletedAt')
    .patch({ deletedAt: expression`now()`, passwordHash: null, verifiedAt: null })
  if (deleted === 0) return
  await MailedToken.query(trx).where({ userGuid }).delete()
  await AddressChange.query(trx).where({ userGuid }).delete()
  await AddressMove.query(trx).where({ userGuid }).delete()
  await forgetDevices(trx, userGuid)
  await outbox.publish(trx, 'user-erased', { userGuid })
  await audit(trx, { event: 'user-deleted', userGuid, requestId })
  await endSessions(trx, { userGuid, revocation: 'user-deleted' })
}
