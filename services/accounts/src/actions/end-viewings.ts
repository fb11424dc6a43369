import { randomUUID } from 'node:crypto'
import { run, sql, type Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { openViewings, type Viewing } from '../models/viewing.ts'

type Ended = Pick<Viewing, 'viewingGuid' | 'userGuid' | 'viewedByGuid'> & { endedAt: Date }

/**
 * Stores the end of impersonations that ended by themselves: by time, with the session, a role or the account. The
 * audit log gets an entry as for any other end.
 */
export async function endViewings(trx: Transaction, { outbox }: Pick<AccountsDeps, 'outbox'>): Promise<void> {
  const ended = await run<Ended>(
    trx,
    sql`update viewings set ended_at = least(ends_at, now())
        where ended_at is null and viewing_guid not in (${openViewings})
        returning viewing_guid as "viewingGuid", user_guid as "userGuid", viewed_by_guid as "viewedByGuid", ended_at as "endedAt"`,
  )
  for (const { endedAt, userGuid, viewedByGuid, viewingGuid } of ended)
    await outbox.add(trx, 'record-staff-action', {
      entryGuid: randomUUID(),
      at: endedAt.toISOString(),
      staffGuid: viewedByGuid,
      operation: 'endViewing',
      about: { viewingGuid, userGuid },
      choices: { isByItself: true },
      // No request did it.
      requestId: viewingGuid,
    })
}
