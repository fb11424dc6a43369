import { type SearchType, searchTypes } from '@sild/contract/enums'
import { type Asked, type Binder, createBinder } from './binder.ts'
import { conditionOf } from './conditions.ts'
import { type FacetName, facetNames, indexes } from './indexes.ts'
import { rememberStatements, type Statement } from './plan.ts'
import { facetSql, replySql } from './reply-sql.ts'
import type { SearchInput } from './search-engine.ts'

/** Hits are counted, ranked and faceted up to here; above it the total is "1000+". */
export const CAP = 1000

/**
 * Looks at no more hits than the cap. Where there are more, the page comes from the index that has the order, which
 * stops when it is full: the commoner the words, the sooner.
 */
export const matchPlan = rememberStatements(matchStatement)

export function matchStatement(asked: Asked): Statement {
  const { input, words } = asked
  const binder = createBinder()
  const type = input.searchType
  const { key, table, orderColumns, orders, facets } = indexes[type]
  const condition = conditionOf(binder, type, asked)
  const order = orders[input.sort]
  const isRanked = words.queries.length > 0 && (input.sort === 'score' || words.needed === 'any')
  const facetColumns = facetNames.map((name) => `${facets[name]} as "${name}"`).join(', ')
  const filtered = facetNames.filter((name) => input[name].length > 0)
  const sourceOf = (name: FacetName) => (filtered.includes(name) ? `matched_without_${name}` : 'matched')
  const found = `(select least(found, ${CAP}) from hits)`

  const sql = `
    with matched as materialized (
      select l.${key}, ${orderColumns}, ${facetColumns}, ${isRanked ? relevance(binder) : '0'} as relevance
      from ${table} l where ${condition} limit ${CAP + 1}
    ), hits as (
      select count(*)::int as found from matched
    ), page as (
      select ${key}, row_number() over () as place from (
        select ${key} from matched where (select found from hits) <= ${CAP} order by relevance desc, ${order} ${pageWindow(input)}
      ) as few
      union all
      select ${key}, row_number() over () as place from (
        select ${key} from ${table} l where ${condition} and (select found from hits) > ${CAP} order by ${order} ${pageWindow(input)}
      ) as many
    )${filtered
      .map(
        (name) => `, ${sourceOf(name)} as materialized (
      select ${facets[name]} as "${name}" from ${table} l
      where ${conditionOf(binder, type, asked, name)} limit ${CAP + 1}
    )`,
      )
      .join('')}, counted as materialized (
      select ${searchTypes.map((each) => `${each === type ? found : cappedCount(binder, each, asked)} as ${each}`).join(', ')}
    )
    select (select ${searchTypes.join(' + ')} from counted) = 0 as "isEmpty", ${replySql({
      type,
      page: input.page,
      pageSize: input.limit,
      total: found,
      isTotalExact: `(select found <= ${CAP} from hits)`,
      facets: fromEntries(facetNames, (name) =>
        facetSql(
          `select value, count(*)::int as count from ${sourceOf(name)}, unnest("${name}") as value group by value`,
        ),
      ),
      counts: fromEntries(searchTypes, (each) => `(select ${each} from counted)`),
    })}`
  return { sql, values: binder.values }
}

/** Pages end where counting does. */
function pageWindow({ page, limit }: SearchInput): string {
  const offset = (page - 1) * limit
  return `limit ${Math.max(0, Math.min(limit, CAP - offset))} offset ${offset}`
}

/** How many of the words match, and how many of those in the name or the tags. */
const relevance = ({ bind }: Binder): string =>
  `(select sum((l.tokens @@ word)::int + (l.name_tokens @@ word)::int) from unnest(cast(${bind(({ words }) => words.queries)} as tsquery[])) as word)`

export function cappedCount(binder: Binder, type: SearchType, asked: Asked): string {
  const condition = conditionOf(binder, type, asked)
  return `(select count(*)::int from (select from ${indexes[type].table} l where ${condition} limit ${CAP}) as capped)`
}

export const fromEntries = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> =>
  // Object.fromEntries forgets the names.
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>
