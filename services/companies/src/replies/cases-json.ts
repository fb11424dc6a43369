import type { Limit } from '@sild/contract/permissions'
import { type Database, type JsonText, type Sql, sql } from '@sild/service-kit'

/** In the reader's language where the company has written in it. */
const caseFields = (locale: string): Sql => sql`json_build_object(
  'guid', company_case.case_guid,
  'slug', company_case.slug,
  'name', coalesce(company_case.translations -> ${locale}::text ->> 'name', company_case.name),
  'description', coalesce(company_case.translations -> ${locale}::text ->> 'description', company_case.description),
  'items', coalesce(company_case.translations -> ${locale}::text -> 'items', to_jsonb(company_case.items)),
  'locale', case when company_case.translations -> ${locale}::text is null then company_case.locale else ${locale}::text end,
  'coverUrl', file_url(company_case.cover_key),
  'media', file_urls(company_case.media),
  'createdAt', instant(company_case.created_at)
)`
const latestFirst = sql`created_at desc, case_guid`

interface Shown {
  companyGuid: string
  locale: string
  cases: Limit
  shownCases: Limit
}

/** The latest cases as far as the reader may see them, with the count of all that the company shows. */
export function companyCases(
  { readReply }: Database,
  { companyGuid, locale, cases, shownCases }: Shown,
): Promise<JsonText> {
  return readReply(
    sql`select json_build_object(
       'total', (
         select least(count(*), ${shownCases}::int) from company_cases where company_guid = ${companyGuid}
       ),
       'list', (
         select coalesce(json_agg(${caseFields(locale)} order by ${latestFirst}), '[]')
         from (
           select * from company_cases where company_guid = ${companyGuid} order by ${latestFirst} limit ${cases}::int
         ) as company_case
       )
     )::text as reply`,
  )
}

/** A case, and which in the row of all cases it is, from the latest. */
export async function findCase(
  { query }: Database,
  { companyGuid, slug, locale }: { companyGuid: string; slug: string; locale: string },
): Promise<{ json: string; place: number } | null> {
  const [found] = await query<{ json: string; place: number }>(
    sql`select ${caseFields(locale)}::text as json, place
     from (
       select *, cast(row_number() over (order by ${latestFirst}) as int) as place
       from company_cases where company_guid = ${companyGuid}
     ) as company_case
     where slug = ${slug}`,
  )
  return found ?? null
}
