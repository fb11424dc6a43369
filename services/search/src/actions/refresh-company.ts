import { run, sql, type Transaction } from '@sild/service-kit'

/** Reckons again what a company's row has from its publications, and the tokens that it is found by. */
export async function refreshCompany(trx: Transaction, companyGuid: string): Promise<void> {
  await run(
    trx,
    sql`update companies k set
       publications_count = offered.count,
       category_ids = offered.category_ids,
       score = (k.is_verified::int) + coalesce(k.rating - 3, 0) + least(offered.count, 10) / 10.0
         + extract(epoch from k.joined_at) / 86400 / 90,
       tokens = k.words || array_to_tsvector(
         array['n=' || k.country_code] || coalesce('z=' || k.size, 'z=') || array(select 'c=' || id from unnest(offered.category_ids) as id)
       )
     from (
       select count(*)::int as count, coalesce(array_agg(distinct category_id), '{}') as category_ids
       from cards where company_guid = ${companyGuid} and expires_at > now()
     ) offered
     where k.company_guid = ${companyGuid}`,
  )
}
