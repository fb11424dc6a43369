import { searchTypes } from '@sild/contract/enums'
import { type ChoiceName, choicesOfSearch, priceSteps } from '@sild/contract/search/choices'
import { empty, join, raw, type Sql, sql } from '@sild/service-kit'
import { choicePrefix, countablePrefix, pricePrefix } from '../../models/choices.ts'
import { chosenFilters } from '../chosen-filters.ts'
import { indexes } from '../indexes.ts'
import { cap, conditionOf, countOf, type SearchQuery } from './condition-sql.ts'

/** Maximum of values in a reply for a filter without a closed list. */
export const MOST_FREQUENT = 40

/**
 * One bounded statement counts every filter and every tab. It reads the hits once, up to the cap, and again for each
 * chosen filter, which is counted without itself.
 */
export function filtersSql(search: SearchQuery): Sql {
  const { input } = search
  const type = input.searchType
  const { cardType, table } = indexes[type]
  const names = choicesOfSearch[type]
  const chosen = chosenFilters(input).filter((name) => name !== 'publishedWithin')
  const hits = (dropped?: (typeof chosen)[number]): Sql =>
    sql`select l.choices from ${table} l where ${conditionOf(type, search, dropped)} limit ${cap} + 1`
  const passes = chosen.map((name, place) => ({ name, prefix: countablePrefix(name), table: raw(`without_${place}`) }))

  const isExact = (name: ChoiceName): Sql => {
    const pass = passes.find((one) => one.name === name)
    return sql`(select count(*) <= ${cap} from ${pass?.table ?? sql`matched`})`
  }
  const valuesOf = (prefix: string): Sql => sql`(
    select coalesce(json_agg(json_build_object('value', substr(choice, 3), 'count', count) order by count desc, choice), '[]')
    from (select * from counted where left(choice, 2) = ${prefix} order by count desc, choice limit ${MOST_FREQUENT}) as frequent
  )`
  const prices = sql`(
    select json_agg(coalesce(counted.count, 0) order by step)
    from generate_series(0, ${priceSteps.length - 1}::int) as step left join counted on choice = ${pricePrefix} || step
  )`
  const found = sql`(select least(count(*), ${cap})::int from matched)`
  return sql`
    with matched as materialized (${hits()})
    ${join([empty, ...passes.map((pass) => sql`${pass.table} as materialized (${hits(pass.name)})`)], ', ')},
    counted as materialized (
      select choice, count(*)::int as count from matched, unnest(choices) as choice
      where left(choice, 2) <> all(${passes.map(({ prefix }) => prefix)}::text[]) group by choice
      ${join(
        [
          empty,
          ...passes.map(
            (pass) => sql`select choice, count(*)::int from ${pass.table}, unnest(choices) as choice
            where left(choice, 2) = ${pass.prefix} group by choice`,
          ),
        ],
        ' union all ',
      )}
    )
    select json_build_object(${join(
      searchTypes.map((each) => sql`${each}::text, ${each === type ? found : countOf(each, search)}`),
      ', ',
    )}) as counts, json_build_object(
      'total', ${found},
      'isTotalExact', (select count(*) <= ${cap} from matched),
      'filters', json_build_array(${join(
        names.map(
          (name) =>
            sql`json_build_object('name', ${name}::text, 'values', ${valuesOf(choicePrefix(name))}, 'isExact', ${isExact(name)})`,
        ),
        ', ',
      )}),
      'prices', ${cardType ? prices : sql`null`}
    )::text as reply`
}
