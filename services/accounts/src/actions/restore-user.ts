import type { ParsedInput } from '@sild/contract'
import { expression, type SignedInActor, type Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { userNotSuspended } from '../errors.ts'
import { audit } from '../models/audit-event.ts'
import { openSuspension, Suspension } from '../models/suspension.ts'
import { holdUser } from './hold-user.ts'

type Restored = ParsedInput<'restoreUser'>['params'] & ParsedInput<'restoreUser'>['body'] & { requestId: string }

/** Lets a user in again, and has them told. @throws user-not-found, user-not-suspended, conflict-of-interest */
export async function restoreUser(
  trx: Transaction,
  { outbox }: Pick<AccountsDeps, 'outbox'>,
  staff: SignedInActor,
  { note, requestId, userGuid }: Restored,
): Promise<void> {
  await holdUser(trx, staff, userGuid)
  const held = await openSuspension(trx, userGuid)
  if (!held) throw userNotSuspended()
  const { suspensionGuid } = held
  await Suspension.query(trx)
    .findById(suspensionGuid)
    .patch({ restoredAt: expression`now()`, restoredByGuid: staff.userGuid, note })
  await outbox.add(trx, 'send-restoration-mail', { suspensionGuid })
  await outbox.publish(trx, 'user-standing-changed', { userGuid })
  await audit(trx, { event: 'user-restored', userGuid, requestId })
}
