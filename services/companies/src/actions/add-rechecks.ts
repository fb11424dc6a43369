import { run, sql, type Transaction } from '@sild/service-kit'
import type { CompaniesDeps } from '../deps.ts'

/** An hour's worth: registers take a few questions a second. */
const BATCH = 200

/** Enqueues another check for companies if their register did not reply, and for verified ones after three months. */
export async function addRechecks(trx: Transaction, { outbox }: Pick<CompaniesDeps, 'outbox'>): Promise<void> {
  const due = await run<{ companyGuid: string }>(
    trx,
    sql`select latest.company_guid as "companyGuid" from companies,
       lateral (
         select company_guid, status, reason, queried_at from register_checks
         where register_checks.company_guid = companies.company_guid order by queried_at desc limit 1
       ) as latest
     where (latest.reason = 'register-unavailable' and latest.queried_at < now() - interval '6 hours')
        or (latest.status = 'verified' and latest.queried_at < now() - interval '90 days')
     order by latest.queried_at limit ${BATCH}`,
  )
  for (const { companyGuid } of due) await outbox.add(trx, 'verify-company', { companyGuid })
}
