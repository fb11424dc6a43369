import { constants } from '@sild/contract/limits'
import { run, sql } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import type { Expired } from './expire-publications.ts'

const BATCH = 5000

/** Warns of publications that expire soon, once for each expiry, in one batch. @returns whether there may be more */
export function warnOfExpiry({ database, outbox }: Pick<PublicationsDeps, 'database' | 'outbox'>): Promise<boolean> {
  return database.transaction(async (trx) => {
    const rows = await run<Expired>(
      trx,
      sql`update publications p set warned_of = expires_at from (
         select publication_guid from publications
         where status = 'ACTIVE' and expires_at > now()
           and expires_at <= now() + ${constants.expiryWarningMs} * interval '1 millisecond'
           and warned_of is distinct from expires_at
         order by expires_at limit ${BATCH} for update skip locked
       ) due
       where p.publication_guid = due.publication_guid
       returning p.publication_guid as "publicationGuid", p.revision`,
    )
    if (rows.length > 0) await outbox.publishAll(trx, 'publication-expiring', rows)
    return rows.length === BATCH
  })
}
