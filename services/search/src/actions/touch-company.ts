import { run, sql, type Transaction } from '@sild/service-kit'
import type { SearchDeps } from '../deps.ts'

/** A company did something: it stays in the search. One that was hidden comes back with all that it offers. */
export async function touchCompany(
  trx: Transaction,
  { outbox }: Pick<SearchDeps, 'outbox'>,
  companyGuid: string,
): Promise<void> {
  // Being active within the hour is as good as now, and saves a write for each look.
  const [back] = await run<{ wasHidden: boolean }>(
    trx,
    sql`update companies k set last_active_at = now(), is_hidden = false
     from (select company_guid, is_hidden from companies where company_guid = ${companyGuid} and (is_hidden or last_active_at < now() - interval '1 hour') for update) before
     where k.company_guid = before.company_guid returning before.is_hidden as "wasHidden"`,
  )
  if (!back?.wasHidden) return
  const cards: { publicationGuid: string; revision: number }[] = await trx('cards')
    .where({ companyGuid })
    .select('publicationGuid', 'revision')
  for (const card of cards) await outbox.add(trx, 'index-publication', card)
}
