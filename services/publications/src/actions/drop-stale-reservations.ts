import { sql } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { dropReservation } from './drop-reservation.ts'

const BATCH = 1000

/** Settles what a crash left between taking the quota and writing the response. */
export async function dropStaleReservations(deps: PublicationsDeps): Promise<void> {
  // Much longer than a request may take.
  const stale = await deps.database.read<{ responseGuid: string }>(
    sql`select response_guid as "responseGuid" from response_reservations
        where reserved_at < now() - interval '2 minutes' order by reserved_at limit ${BATCH}`,
  )
  for (const { responseGuid } of stale) await dropReservation(deps, responseGuid)
}
