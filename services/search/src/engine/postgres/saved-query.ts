import { searchTypeOfCard, type CardType } from '@sild/contract/enums'
import type { SavedFilters } from '@sild/contract/search/saved-schemas'
import { type Connection, join, run, type Sql, sql } from '@sild/service-kit'
import { indexes } from '../indexes.ts'
import { lexemesOf, tsquery } from '../query/lexeme-query.ts'
import { atLeast, atMost, ofCompany } from './condition-sql.ts'
import { tokenGroups, tokensQuery } from '../query/tokens-query.ts'
import type { Words } from '../query/words.ts'

/** A token of every listing: the probe for searches that need no token, or only exclude some. */
const ANY = '*'
/** Above it a lexeme is common, and how common matters no more. */
const COMMON = 2000

interface SavedQuery {
  readonly cardType: CardType
  readonly query: string | null
  readonly probe: string[]
}

/**
 * A saved search in the form for matching. Its probe has the lexemes of its rarest condition. An index finds the probes
 * in a new listing, so that few searches are matched in full.
 */
export async function savedQueryOf(connection: Connection, search: SavedFilters, words: Words): Promise<SavedQuery> {
  const cardType = indexes[search.searchType].cardType! // Companies are not saved.
  const groups = tokenGroups(search.searchType, words, search)
  const query = tokensQuery(search.searchType, words, search) || null
  if (groups.length === 0) return { cardType, query, probe: [probeOf(cardType, ANY)] }
  const [rarest] = await run<{ index: number }>(
    connection,
    sql`select (place - 1)::int as index from unnest(${groups.map(tsquery)}::text[]) with ordinality as asked (tokens, place)
      order by (
        select count(*) from (
          select from ${indexes[search.searchType].table} l where l.tokens @@ asked.tokens::tsquery limit ${COMMON}
        ) as found
      ), place limit 1`,
  )
  const probe = lexemesOf(groups[rarest!.index]!).map((lexeme) => probeOf(cardType, lexeme))
  return { cardType, query, probe }
}

const probeOf = (cardType: CardType, lexeme: string): string => `${cardType}:${lexeme}`

/** The saved searches `s` that find the listing `l` of a publication, by the conditions of search itself. */
export function matchingSearches(cardType: CardType, publicationGuid: string): Sql {
  const { base, table } = indexes[searchTypeOfCard[cardType]]
  const whereGiven = (column: Sql, condition: (value: Sql) => Sql): Sql =>
    sql`(${column} is null or ${condition(column)})`
  const conditions = [
    base,
    sql`(s.query is null or l.tokens @@ s.query)`,
    whereGiven(sql`s.budget_from_cents`, atLeast),
    whereGiven(sql`s.budget_to_cents`, atMost),
    whereGiven(sql`s.of_company_guid`, ofCompany),
  ]
  return sql`(select * from ${table} where publication_guid = ${publicationGuid}) as l
    join saved_searches s on s.schedule <> 'off' and s.probe && (
      select array_agg(${`${cardType}:`} || lexeme)
      from ${table} t, unnest(tsvector_to_array(t.tokens) || ${ANY}::text) as lexeme
      where t.publication_guid = ${publicationGuid}
    )
    where ${join(conditions, ' and ')}`
}
