import type { CardType, SearchType } from '@sild/contract/enums'
import type { Reply } from '@sild/contract/schemas'
import { type Database, raw, type Sql, sql } from '@sild/service-kit'
import { indexes } from '../indexes.ts'
import type { Typed } from '../search-engine.ts'
import { cap } from '../postgres/condition-sql.ts'
import { namesInside, type NameQuery, shownNames } from './suggested-queries.ts'

/** Maximum of suggestions of each kind, except queries. */
const SOME = raw('3')
/** The most queries that are proposed. */
const MAX_QUERIES = 4
/** Names to read: some are of hidden companies, and some of one publication in several languages. */
const NAMES_SEEN = raw(String(3 * MAX_QUERIES))
const COMPANIES_SEEN = raw('100')

interface Named {
  guid: string
  text: string
}
type Suggestions = Reply<'listSearchSuggestions'>
/** Guids of some publications with a matching word in their name; undefined if Postgres must be queried instead. */
export type FindNamed = (typed: string, searchType: SearchType) => Promise<readonly string[] | undefined>

/**
 * Suggestions that begin with the typed text, by kind. A keystroke costs the same in a market of any size: each kind
 * reads a bounded part of an index, and slower queries run only if there is room for more suggestions.
 */
export async function searchSuggestions(
  { query }: Pick<Database, 'query'>,
  { limit, locale, searchType, typed }: Typed,
  findNamed?: FindNamed,
): Promise<Suggestions> {
  const { cardType } = indexes[searchType]
  const typedNames = { typed, cardType, locale }
  const [begun] = await query<Omit<Suggestions, 'queries'> & { names: Named[] }>(beginnings(typedNames), {
    isPrepared: true,
  })
  const { cities, companies, names, tags } = begun! // Always one row.
  const queries = names.map(({ text }) => text)
  const isFull = cities.length + tags.length + companies.length + queries.length >= limit
  if (cardType && queries.length < MAX_QUERIES && !isFull) {
    const named = await findNamed?.(typed, searchType)
    const inside =
      named?.length === 0
        ? []
        : await query<{ text: string }>(
            namesInside(typedNames, { among: named, except: names.map(({ guid }) => guid), most: MAX_QUERIES }),
            { isPrepared: named !== undefined },
          )
    queries.push(...inside.map(({ text }) => text).filter((text) => !queries.includes(text)))
  }
  let left = limit
  const cut = <Item>(items: readonly Item[], most = items.length): Item[] => {
    const shown = items.slice(0, Math.min(most, left))
    left -= shown.length
    return shown
  }
  return { cities: cut(cities), tags: cut(tags), companies: cut(companies), queries: cut(queries, MAX_QUERIES) }
}

/**
 * Ranges instead of patterns, so that one plan serves every text: planning takes several times as long as execution.
 * Nothing sorts behind U+10FFFF, the last code point.
 */
const begins = (column: Sql, typed: string): Sql =>
  sql`${column} ~>=~ fold(${typed}) and ${column} ~<~ (fold(${typed}) || chr(1114111))`

function beginnings(typedNames: NameQuery): Sql {
  const { cardType, typed } = typedNames
  return sql`
    with recursive tags as (
      select label, count from tag_counts
      where card_type = ${cardType} and ${begins(raw('folded'), typed)} and count > 0
      order by count desc, label limit ${SOME}
    ), cities as (
      ${cardType ? listedCities(typed, cardType) : citiesOfCompanies(typed)}
    ), ${namedCompanies(typed)},
    ${distinctNames(typedNames)}
    select
      (select coalesce(json_agg(label order by count desc, label), '[]') from tags) as tags,
      (select coalesce(json_agg(json_build_object('title', title, 'count', count) order by coalesce(count, ${cap} + 1) desc, title), '[]') from cities) as cities,
      (select coalesce(json_agg(json_build_object(
        'guid', company_guid, 'slug', slug, 'name', name, 'logoUrl', file_url(logo_key), 'isVerified', is_verified
      ) order by place, publications_count desc, name, company_guid), '[]') from firms) as companies,
      (select coalesce(json_agg(json_build_object('guid', publication_guid, 'text', text) order by place), '[]') from queries) as names`
}

const listedCities = (typed: string, cardType: CardType): Sql => sql`
  select title, count from listed_cities
  where card_type = ${cardType} and ${begins(raw('folded'), typed)} and count > 0
  order by count desc, title limit ${SOME}`

/** Companies are not counted before; the index of their cities is walked through up to the cap. */
const citiesOfCompanies = (typed: string): Sql => sql`
  select title, nullif(found.count, ${cap} + 1) as count from (
    select title from listed_cities where ${begins(raw('folded'), typed)}
    group by title having sum(count) > 0 order by sum(count) desc, title limit ${SOME}
  ) as known cross join lateral (
    select count(*)::int as count from (
      select from companies k where k.city_slug = city_slug(title) and k.is_listed and not k.is_hidden limit ${cap} + 1
    ) as few
  ) as found where found.count > 0`

function namedCompanies(typed: string): Sql {
  const columns = raw('company_guid, slug, name, logo_key, is_verified, publications_count')
  const name = raw('fold(name)')
  return sql`
    named as (
      select * from (
        select ${columns}, 0 as place from companies where ${begins(name, typed)} and is_listed and not is_hidden
        order by ${name} using ~<~ limit ${COMPANIES_SEEN}
      ) as seen order by publications_count desc, name, company_guid limit ${SOME}
    ), called as (
      select ${columns}, 1 as place from companies
      where ${name} like '% ' || beginning(${typed}) and not (${begins(name, typed)}) and is_listed and not is_hidden
        and (select count(*) from named) < ${SOME}
      limit ${COMPANIES_SEEN}
    ), firms as (
      select * from (table named union all table called) as every
      order by place, publications_count desc, name, company_guid limit ${SOME}
    )`
}

/**
 * Names of publications with this prefix, in the order of the index; one step for each distinct name. Of equal texts,
 * or of one publication, the first stays.
 */
function distinctNames(typedNames: NameQuery): Sql {
  const { cardType, typed } = typedNames
  const next = (lowest: Sql): Sql => sql`
    select folded from card_names
    where card_type = ${cardType} and ${lowest} and folded ~<~ (fold(${typed}) || chr(1114111))
    order by folded using ~<~ limit 1`
  return sql`
    names as (
      (select folded, 1 as place from (${next(sql`folded ~>=~ fold(${typed})`)}) as lowest)
      union all
      select following.folded, place + 1
      from names cross join lateral (${next(sql`folded ~>~ names.folded`)}) as following
      where place < ${NAMES_SEEN}
    ), queries as (
      select publication_guid, text, place from (
        select *, row_number() over (partition by fold(text) order by place) as same_text from (
          select *, row_number() over (partition by publication_guid order by place) as same_guid
          from names cross join lateral (
            ${shownNames(sql`(select * from card_names where card_type = ${cardType} and folded = names.folded)`, typedNames)} limit 1
          ) as one
        ) as each_publication where same_guid = 1
      ) as each_text where same_text = 1 order by place limit ${raw(String(MAX_QUERIES))}
    )`
}
