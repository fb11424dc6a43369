import { run, sql, type Transaction } from '@sild/service-kit'
import { type ChoosableCompany, companyChoices } from '../../models/company-choices.ts'
import { companyScore } from '../../models/company-score.ts'
import { choiceLexemes } from '../../models/choices.ts'

/** Recomputes the columns of a company's row that depend on its publications, and its tokens. */
export async function refreshCompany(trx: Transaction, companyGuid: string): Promise<void> {
  const [company] = await run<ChoosableCompany & { offersCount: number }>(
    trx,
    sql`select k.country_code as "countryCode", k.city_title as "cityTitle", k.size, k.type, k.rating,
       offered.count as "offersCount", offered.category_ids as "categoryIds"
     from companies k, (
       select count(*)::int as count, coalesce(array_agg(distinct category_id), '{}') as category_ids
       from cards where company_guid = ${companyGuid} and expires_at > now()
     ) offered
     where k.company_guid = ${companyGuid}`,
  )
  if (!company) return
  const choices = companyChoices(company)
  await run(
    trx,
    sql`update companies k set
       publications_count = ${company.offersCount},
       category_ids = ${company.categoryIds}::integer[],
       score = ${companyScore(sql`${company.offersCount}::int`)},
       choices = ${choices}::text[],
       tokens = k.words || array_to_tsvector(${choiceLexemes(choices)}::text[])
     where k.company_guid = ${companyGuid}`,
  )
}
