import type { ParsedInput } from '@sild/contract'
import { AppError, type SignedInActor, type Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { openSuspension } from '../models/suspension.ts'
import { endSuspension } from './end-suspension.ts'
import { lockUserForStaff } from './lock-user-for-staff.ts'

type Restored = ParsedInput<'restoreUser'>['params'] & ParsedInput<'restoreUser'>['body'] & { requestId: string }

/** Lets a user in again and mails them. @throws user-not-found, user-not-suspended, conflict-of-interest */
export async function restoreUser(
  trx: Transaction,
  { outbox }: Pick<AccountsDeps, 'outbox'>,
  staff: SignedInActor,
  { note, requestId, userGuid }: Restored,
): Promise<void> {
  await lockUserForStaff(trx, staff, userGuid)
  const suspension = await openSuspension(trx, userGuid)
  if (!suspension) throw new AppError('user-not-suspended')
  await endSuspension(trx, { outbox }, { suspension, restoredByGuid: staff.userGuid, note, requestId })
  await outbox.add(trx, 'send-restoration-mail', { suspensionGuid: suspension.suspensionGuid })
}
