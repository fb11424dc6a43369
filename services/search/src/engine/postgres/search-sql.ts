import type { CardType, Locale, SearchType } from '@sild/contract/enums'
import { constants } from '@sild/contract/limits'
import type { Reply } from '@sild/contract/schemas'
import { choiceNames, type Droppable } from '@sild/contract/search/choices'
import { empty, join, raw, type Sql, sql } from '@sild/service-kit'
import { publicationCardJson } from '../../replies/card-json.ts'
import { chosenFilters, without } from '../chosen-filters.ts'
import {
  CAP,
  cap,
  cappedCountOf,
  conditionOf,
  countOf,
  type Counts,
  isNotHidden,
  type SearchQuery,
} from './condition-sql.ts'
import { hasPromotedPlaces, isRankedByRelevance, mostFrequentFirst } from './finding.ts'
import { type FacetName, facetNames, indexes, publicationSource } from '../indexes.ts'
import type { SearchInput } from '../search-engine.ts'
import { isNamed } from '../named.ts'
import { relevanceOf } from './relevance-sql.ts'

export interface LocalizedSearch extends SearchQuery<SearchInput> {
  readonly locale: Locale
}

/** Known hits, before the statement renders them. */
export interface SearchHits {
  /** Guids of the page in its order; of all hits if they are ranked by relevance. */
  readonly guids: readonly string[]
  readonly isToRank: boolean
  readonly counts: Counts
  /** Not sorted. */
  readonly facets: { readonly [Name in keyof Facets]: Facets[Name] }
  /** All promoted publications that match. */
  readonly promoted: readonly string[]
  readonly without: readonly { filter: Droppable; count: number }[]
}
type Facets = Reply<'search'>['facets']

/** Counts that are known at once, and hits that `show` reads in their present state. */
export interface SearchResult<Shown = SearchHits> {
  readonly counts: Counts
  show(): Shown
}

/** One bounded statement answers a search with one row: its reply, and how much there is under each tab. */
export function searchSql(search: LocalizedSearch, hits?: SearchHits): { statement: Sql; isPrepared: boolean } {
  const { input, locale } = search
  const { cardJson, cardSource } = indexes[input.searchType]
  const { page, promoted, counts, isTotalExact, facets, dropped, isPrepared } = hits
    ? show(search, hits)
    : canBrowse(search)
      ? browse(search)
      : match(search)
  const total = raw(input.searchType)
  const statement = sql`
    with ${page}, promoted as (${promoted}), counted as materialized (
      select ${counts('tasks')} as tasks, ${counts('services')} as services,
        ${counts('experts')} as experts, ${counts('companies')} as companies
    )
    select to_json(counted) as counts, json_build_object(
      'cards', (select coalesce(json_agg(${cardJson(locale)} order by page.place), '[]') from ${cardSource}),
      'promoted', (select coalesce(json_agg(${publicationCardJson(locale)} order by promoted.place), '[]') from ${publicationSource('promoted')}),
      'total', ${total},
      'isTotalExact', ${isTotalExact},
      'company', ${companyCalled(search)},
      'page', ${input.page}::int,
      'pagesCount', least(${constants.searchPageMax}, ceil(${total}::numeric / ${input.limit}))::int,
      'facets', ${facets},
      'counts', to_json(counted),
      'without', ${dropped}
    )::text as reply
    from counted`
  return { statement, isPrepared }
}

/** A facet leaves its own filter out, to count its other values. `facetOf` gives rows (value, count) of a filter. */
const facetsJson = (facetOf: (name: FacetName) => Sql): Sql => sql`json_build_object(
  'categories', ${mostFrequent(facetOf('categoryIds'))},
  'countries', ${mostFrequent(facetOf('countryCodes'))},
  'workTypes', ${mostFrequent(facetOf('workTypes'))}
)`

const mostFrequent = (counted: Sql): Sql => sql`(
  select coalesce(json_agg(json_build_object('value', value, 'count', count) order by count desc, value), '[]')
  from (${counted}) as counted_values
)`

/**
 * The keys of promoted cards that match all conditions. All have paid the same, so the places rotate every hour.
 */
function promotedOf(search: LocalizedSearch): Sql {
  const { input } = search
  const { key, table } = indexes[input.searchType]
  if (!hasPromotedPlaces(search)) return sql`select null::uuid as publication_guid, 0 as place where false`
  return inHourlyRotation(
    sql`select ${key} from ${table} l where l.promoted_until > now() and ${conditionOf(input.searchType, search)}`,
  )
}

/** The promoted ones of this hour. */
const inHourlyRotation = (promoted: Sql): Sql => sql`
  select publication_guid, row_number() over () as place from (
    select publication_guid from (${promoted}) as paid
    order by md5(publication_guid::text || date_trunc('hour', now())::text) limit ${raw(String(constants.promotedPlaces))}
  ) as chosen`

/** Without hits: the counts without one of the filters, for filters that help. */
function withoutOne(search: LocalizedSearch): Sql {
  const counts = chosenFilters(search.input).map(
    (name) => sql`select ${name}::text as filter, ${cappedCountOf(search.input.searchType, search, name)} as count`,
  )
  if (counts.length === 0) return sql`'[]'::json`
  return sql`case when ${raw(search.input.searchType)} > 0 then '[]' else (
    select coalesce(json_agg(json_build_object('filter', filter, 'count', count) order by count desc), '[]')
    from (${join(counts, ' union all ')}) as dropped where count > 0
  ) end`
}

/** Parts of the statement that the three ways of searching differ in. */
interface Found {
  /** Common table expressions. The last one is `page`: the keys of its cards and their `place`. */
  page: Sql
  /** The keys of promoted cards in their `place`. */
  promoted: Sql
  counts: (type: SearchType) => Sql
  isTotalExact: Sql
  facets: Sql
  /** Without hits: the counts without one of the filters. */
  dropped: Sql
  isPrepared: boolean
}

/** The statement for located results. Its text depends on few things and not on the query. */
function show(
  search: LocalizedSearch,
  { counts, facets, guids, isToRank, promoted, without: dropped }: SearchHits,
): Found {
  const { input, words } = search
  const type = input.searchType
  const { key, orders, table } = indexes[type]
  const given = sql`unnest(${guids}::uuid[]) with ordinality as given (${key}, place)`
  // Pages end where ranking does.
  const window = sql`limit ${input.limit}::int offset ${(input.page - 1) * input.limit}::int`
  return {
    page: isToRank
      ? sql`page as (
          select ${key}, row_number() over () as place from (
            select l.* from (
              select l.*, ${relevanceOf(type, { query: input.query, words })} as relevance from ${given} join ${table} l using (${key})
            ) as l
            order by relevance desc, ${orders[input.sort]} ${window}
          ) as few
        )`
      : sql`page as (select ${key}, place from ${given})`,
    promoted: inHourlyRotation(sql`select unnest(${promoted}::uuid[]) as publication_guid`),
    counts: (each) => sql`${counts[each]}::int`,
    isTotalExact: sql`true`,
    facets: sql`${JSON.stringify({
      categories: facets.categories.toSorted(mostFrequentFirst),
      countries: facets.countries.toSorted(mostFrequentFirst),
      workTypes: facets.workTypes.toSorted(mostFrequentFirst),
    })}::json`,
    dropped: sql`${JSON.stringify(dropped.toSorted((one, other) => other.count - one.count))}::json`,
    isPrepared: true,
  }
}

/**
 * Reads no more hits than the cap. If there are more, the page is read from the index of the sort order until it is
 * full, which is faster for more frequent words.
 */
function match(search: LocalizedSearch): Found {
  const { input, words } = search
  const type = input.searchType
  const { key, table, facets, orderColumns, orders } = indexes[type]
  const condition = conditionOf(type, search)
  const inOrder = conditionOf(type, search, undefined, 'row by row')
  const order = orders[input.sort]
  // Pages end where counting does.
  const offset = (input.page - 1) * input.limit
  const window = windowOf(Math.max(0, Math.min(input.limit, CAP - offset)), offset)
  // With more results than the cap, relevance is not computed.
  const ranked = sql`(
            select matched.*, ${relevanceOf(type, { query: input.query, words })} as relevance from matched join ${table} l using (${key})
          ) as ranked`
  const isRanked = isRankedByRelevance(search)
  return {
    page: sql`matched as materialized (
        select l.${key}, ${orderColumns},
          ${facets.categoryIds} as category_values, ${facets.countryCodes} as country_values, ${facets.workTypes} as work_type_values
        from ${table} l where ${condition} limit ${cap} + 1
      ), hits as (
        select count(*)::int as found from matched
      ), page as (
        select ${key}, row_number() over () as place from (
          select ${key} from ${isRanked ? ranked : sql`matched`} where (select found from hits) <= ${cap}
          order by ${isRanked ? sql`relevance desc,` : empty} ${order} ${window}
        ) as few
        union all
        select ${key}, row_number() over () as place from (
          select ${key} from ${table} l where ${inOrder} and (select found from hits) > ${cap} order by ${order} ${window}
        ) as many
      )`,
    counts: (each) => (each === type ? sql`(select least(found, ${cap}) from hits)` : countOf(each, search)),
    isTotalExact: sql`(select found <= ${cap} from hits)`,
    facets: facetsJson((name) => {
      const others = sql`(select ${facets[name]} as ${valuesOf[name]} from ${table} l where ${conditionOf(type, search, name)} limit ${cap} + 1) as others`
      const source = input[name].length > 0 ? others : sql`matched`
      return sql`select value, count(*)::int as count from ${source}, unnest(${valuesOf[name]}) as value group by value`
    }),
    promoted: promotedOf(search),
    dropped: withoutOne(search),
    isPrepared: false,
  }
}

const valuesOf: Readonly<Record<FacetName, Sql>> = {
  categoryIds: sql`category_values`,
  countryCodes: sql`country_values`,
  workTypes: sql`work_type_values`,
}

/** The company with exactly this name, for every type of search. */
const companyCalled = ({ hidden = [], input }: LocalizedSearch): Sql =>
  isBlank(input)
    ? sql`null`
    : sql`(
        select json_build_object('guid', company_guid, 'slug', slug, 'name', name, 'logoUrl', file_url(logo_key), 'isVerified', is_verified)
        from companies l where ${isNamed(input.query)} and ${indexes.companies.base}
          ${hidden.length > 0 ? sql`and ${isNotHidden(indexes.companies.key, hidden)}` : empty}
        order by publications_count desc, company_guid limit 1
      )`

/** Whether the query is empty; a typed query may also contain no word. */
const isBlank = ({ query }: SearchInput): boolean => query.trim() === ''

/** The filters with stored counts. */
const counted = new Set<string>(facetNames)

/** Whether stored counts are enough: no query, no hidden cards, and only filters with stored counts. */
function canBrowse({ hidden = [], input, words }: LocalizedSearch): boolean {
  const asksMore =
    hidden.length > 0 ||
    words.wanted.length + words.excluded.length > 0 ||
    choiceNames.some((name) => !counted.has(name) && input[name].length > 0) ||
    input.publishedWithin !== 'all' ||
    Boolean(input.budgetFromCents ?? input.budgetToCents ?? input.companyGuid ?? input.citySlug)
  // A listing may be in several countries: the sum of their counts would include it twice.
  return indexes[input.searchType].cardType !== null && !asksMore && input.countryCodes.length <= 1
}

/** Exact totals and facets from the stored counts, the page from the index of the sort order. */
function browse(search: LocalizedSearch): Found {
  const { input } = search
  const type = input.searchType
  const { cardType, key, table, orders } = indexes[type]

  const countsOf = (kind: CardType | null, dropped?: FacetName): Sql => {
    const { categoryIds, countryCodes, workTypes } = without(input, dropped)
    return sql`listing_counts where card_type = ${kind} and count > 0
      and country_code ${dropped === 'countryCodes' ? sql`<> ''` : sql`= ${countryCodes[0] ?? sql`''`}`}
      ${categoryIds.length > 0 ? sql`and category_id = any(${categoryIds}::integer[])` : empty}
      ${workTypes.length > 0 ? sql`and work_type = any(${workTypes}::text[])` : empty}`
  }
  const columns = { categoryIds: sql`category_id`, countryCodes: sql`country_code`, workTypes: sql`work_type` }
  // The first page without conditions is the most frequent request, and its best plan depends on no value.
  const isLanding = isBlank(input) && input.limit === constants.searchPageSize && input.page === 1 && !isFiltered(input)
  return {
    page: sql`page as (
        select ${key}, row_number() over () as place from (
          select ${key} from ${table} l where ${conditionOf(type, search)} order by ${orders[input.sort]}
          ${windowOf(input.limit, (input.page - 1) * input.limit)}
        ) as ordered
      )`,
    counts: (each) =>
      indexes[each].cardType
        ? sql`(select coalesce(sum(count), 0)::int from ${countsOf(indexes[each].cardType)})`
        : countOf(each, search),
    isTotalExact: sql`true`,
    facets: facetsJson(
      (name) =>
        sql`select ${columns[name]} as value, sum(count)::int as count from ${countsOf(cardType, name)} and ${columns[name]}::text <> '' group by ${columns[name]}`,
    ),
    promoted: promotedOf(search),
    dropped: withoutOne(search),
    isPrepared: isLanding,
  }
}

const isFiltered = ({ categoryIds, countryCodes, workTypes }: SearchInput): boolean =>
  categoryIds.length + countryCodes.length + workTypes.length > 0

/** Literals instead of parameters: a cached plan must know that few rows are needed. */
const windowOf = (limit: number, offset: number): Sql => raw(`limit ${limit} offset ${offset}`)
