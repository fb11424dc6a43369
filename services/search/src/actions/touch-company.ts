import { run, sql, type Transaction } from '@sild/service-kit'
import type { SearchDeps } from '../deps.ts'

/**
 * Records activity of a company, which keeps it in the search. A hidden one becomes searchable again, with its
 * publications.
 */
export async function touchCompany(
  trx: Transaction,
  { outbox }: Pick<SearchDeps, 'outbox'>,
  companyGuid: string,
): Promise<void> {
  // One write an hour is precise enough.
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
