import { run, sql } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { nextStatus } from '../rules/transitions.ts'

const BATCH = 5000

export interface Expired {
  publicationGuid: string
  revision: number
}

/** Archives one batch of expired publications. A parallel sweep takes other ones. */
export function expirePublications({ database, outbox }: PublicationsDeps): Promise<Expired[]> {
  return database.transaction(async (trx) => {
    const rows = await run<Expired>(
      trx,
      sql`update publications p
       set status = ${nextStatus('ACTIVE', 'expire', 'clock')}, is_live = false, archived_at = now(), updated_at = now(), version = version + 1
       from (
         select publication_guid from publications
         where status = 'ACTIVE' and expires_at <= now() order by expires_at limit ${BATCH} for update skip locked
       ) due
       where p.publication_guid = due.publication_guid
       returning p.publication_guid as "publicationGuid", p.revision`,
    )
    if (rows.length === 0) return rows
    await outbox.publishAll(trx, 'publication-closed', rows)
    await outbox.publishAll(trx, 'publication-expired', rows)
    return rows
  })
}

export const isFullBatch = (expired: readonly Expired[]): boolean => expired.length === BATCH
