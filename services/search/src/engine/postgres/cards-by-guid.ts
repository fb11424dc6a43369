import type { Locale } from '@sild/contract/enums'
import type { ChoiceName } from '@sild/contract/search/choices'
import { type Database, join, type JsonText, type Sql, sql } from '@sild/service-kit'
import { indexes } from '../indexes.ts'
import { choicePrefix } from '../../models/choices.ts'
import { companyCardJson, publicationCardJson } from '../../replies/card-json.ts'

/** The values of a filter among the choices of a row `l`. */
const valuesOf = (name: ChoiceName): Sql =>
  sql`select substr(choice, 3) as value from unnest(l.choices) as choice where left(choice, 2) = ${choicePrefix(name)}`
const list = (name: ChoiceName, value = sql`value`): Sql =>
  sql`(select coalesce(json_agg(${value} order by value), '[]') from (${valuesOf(name)}) as chosen)`
const only = (name: ChoiceName): Sql => sql`(${valuesOf(name)} limit 1)`

/** The properties for the comparison of cards are among the choices of their row `l`. */
const termsJson = sql`json_build_object(
  'categoryIds', ${list('categoryIds', sql`value::integer`)},
  'cities', ${list('cities')},
  'specialities', ${list('specialities')},
  'languages', ${list(
    'languages',
    sql`json_build_object('languageId', split_part(value, ':', 1)::integer, 'level', split_part(value, ':', 2))`,
  )},
  'projectDuration', ${only('projectDurations')}::integer,
  'hoursPerWeek', ${only('hoursPerWeek')},
  'segment', ${only('segments')},
  'companySize', ${only('companySizes')},
  'companyType', ${only('companyTypes')}
)`

/** Searchable cards of any kind, in the order of `guids`. */
export function cardsByGuid(
  { readReply }: Database,
  { guids, locale }: { guids: readonly string[]; locale: Locale },
): Promise<JsonText> {
  const publications = sql`
    select place, ${publicationCardJson(locale)} as card, ${termsJson} as terms
    from asked join cards c on c.publication_guid = asked.guid
    join listings l on l.card_type = c.card_type and l.publication_guid = c.publication_guid
    join companies k on k.company_guid = c.company_guid
    where ${indexes.services.base}`
  const companies = sql`
    select place, card, terms from asked cross join lateral (
      select ${companyCardJson(locale)} as card, ${termsJson} as terms
      from companies k join companies l using (company_guid)
      where l.company_guid = asked.guid and ${indexes.companies.base}
    ) as found`
  return readReply(sql`
    with asked as (
      select guid, min(place) as place from unnest(${guids}::uuid[]) with ordinality as named (guid, place) group by guid
    )
    select json_build_object('list', coalesce(
      json_agg(json_build_object('card', card, 'terms', terms) order by place), '[]'
    ))::text as reply
    from (${join([publications, companies], ' union all ')}) as found`)
}
