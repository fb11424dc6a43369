import { expression, type Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { audit } from '../models/audit-event.ts'
import { Suspension } from '../models/suspension.ts'

interface Ended {
  readonly suspension: Suspension
  readonly restoredByGuid: string
  readonly note: string
  readonly requestId: string
}

/** Ends a suspension and publishes that to the services that hid the user's data. */
export async function endSuspension(
  trx: Transaction,
  { outbox }: Pick<AccountsDeps, 'outbox'>,
  { note, requestId, restoredByGuid, suspension: { suspensionGuid, userGuid } }: Ended,
): Promise<void> {
  await Suspension.query(trx)
    .findById(suspensionGuid)
    .patch({ restoredAt: expression`now()`, restoredByGuid, note })
  await outbox.publish(trx, 'user-standing-changed', { userGuid })
  await audit(trx, { event: 'user-restored', userGuid, requestId })
}
