import type { ParsedInput } from '@sild/contract'
import { AppError, type SignedInActor, type Transaction, uniqueViolation } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { audit } from '../models/audit-event.ts'
import { Suspension } from '../models/suspension.ts'
import { endSessions } from './end-sessions.ts'
import { lockUserForStaff } from './lock-user-for-staff.ts'

type Suspended = ParsedInput<'suspendUser'>['params'] & ParsedInput<'suspendUser'>['body'] & { requestId: string }

/**
 * Signs a user out everywhere, blocks their sign-in, and mails them the reasons.
 * @throws user-not-found, user-suspended, conflict-of-interest
 */
export async function suspendUser(
  trx: Transaction,
  { outbox }: Pick<AccountsDeps, 'outbox'>,
  staff: SignedInActor,
  { ground, requestId, statement, userGuid }: Suspended,
): Promise<void> {
  await lockUserForStaff(trx, staff, userGuid)
  try {
    const { suspensionGuid } = await Suspension.query(trx)
      .insert({ userGuid, ground, statement, suspendedByGuid: staff.userGuid })
      .returning('suspensionGuid')
    await endSessions(trx, { userGuid, revocation: 'user-suspended' })
    await outbox.add(trx, 'send-suspension-mail', { suspensionGuid })
    await outbox.publish(trx, 'user-standing-changed', { userGuid })
    await audit(trx, { event: 'user-suspended', userGuid, requestId })
  } catch (error) {
    throw uniqueViolation(error, 'suspensions_open_once') ? new AppError('user-suspended') : error
  }
}
