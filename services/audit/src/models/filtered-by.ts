import type { AuditFilter } from '@sild/contract/audit/schemas'
import { portalTimeZone } from '@sild/contract/portal-time-zone'
import { join, type Sql, sql } from '@sild/service-kit'

/** SQL conditions of a filter. `findSubject` has already replaced an address in `about` with a guid. */
export function filteredBy({ about, from, operation, staffGuid, until }: AuditFilter): Sql {
  const midnight = (day: string, daysLater: number) =>
    sql`(${day}::date + ${daysLater}::int)::timestamp at time zone ${portalTimeZone}`
  const conditions = [
    sql`true`,
    ...(staffGuid ? [sql`staff_guid = ${staffGuid}::uuid`] : []),
    ...(operation ? [sql`operation = ${operation}`] : []),
    ...(about ? [sql`subjects @> array[${about}]::text[]`] : []),
    ...(from ? [sql`at >= ${midnight(from, 0)}`] : []),
    ...(until ? [sql`at < ${midnight(until, 1)}`] : []),
  ]
  return join(conditions, ' and ')
}
