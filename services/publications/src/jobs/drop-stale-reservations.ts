import { sql } from '@sild/service-kit'
import { dropReservation } from '../actions/drop-reservation.ts'
import { handle } from '../deps.ts'

const BATCH = 1000

/** Cleans up after a crash between taking the quota and writing the response. */
export const dropStaleReservationsJob = handle('drop-stale-reservations', async ({ deps }) => {
  // Much longer than a request may take.
  const stale = await deps.database.query<{ responseGuid: string }>(
    sql`select response_guid as "responseGuid" from response_reservations
        where reserved_at < now() - interval '2 minutes' order by reserved_at limit ${BATCH}`,
  )
  for (const { responseGuid } of stale) await dropReservation(deps, responseGuid)
})
