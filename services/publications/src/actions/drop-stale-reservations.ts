import type { PublicationsDeps } from '../deps.ts'
import { dropReservation } from './drop-reservation.ts'

/** Much longer than a request may take. */
const STALE_AFTER = '2 minutes'
const BATCH = 1000

/** Settles what a crash left between taking the quota and writing the response. */
export async function dropStaleReservations(deps: PublicationsDeps): Promise<void> {
  const { rows } = await deps.database.knex.raw(
    `select response_guid as "responseGuid" from response_reservations
     where reserved_at < now() - interval '${STALE_AFTER}' order by reserved_at limit ${BATCH}`,
  )
  for (const { responseGuid } of rows) await dropReservation(deps, responseGuid)
}
