import { run, sql } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'

/** Deletes the reservation of a response that was not written. A job returns its quota. */
export function dropReservation({ database, outbox }: PublicationsDeps, responseGuid: string): Promise<void> {
  return database.transaction(async (trx) => {
    const [dropped] = await run<{ companyGuid: string }>(
      trx,
      sql`delete from response_reservations where response_guid = ${responseGuid} returning company_guid as "companyGuid"`,
    )
    if (dropped)
      await outbox.add(trx, 'return-response-quota', {
        responseGuid,
        companyGuid: dropped.companyGuid,
        reason: 'not-written',
      })
  })
}
