import type { SearchType } from '@sild/contract/enums'
import { type Database, empty, type Sql, sql } from '@sild/service-kit'
import { indexes } from './indexes.ts'

/** Values for orders and filters that are not terms. Times are milliseconds since 1970. */
export interface FindableValues {
  readonly publishedAt: number
  /** Infinity for what does not expire. */
  readonly expiresAt: number
  readonly score: number
  /** The weighed one; 0 without reviews. */
  readonly rating: number
  readonly responses: number
  readonly favorites: number
  /** Cents; null if no price is given. */
  readonly priceFrom: number | null
  readonly priceTo: number | null
}

/** The lexemes of a name, each with its places in it. */
export type NameLexemes = Readonly<Record<string, readonly number[]>>

/** A document, as the engines other than Postgres read it. */
export interface Findable {
  readonly guid: string
  readonly terms: readonly string[]
  /** Written values for filters: `t=Tallinn`. */
  readonly choices: readonly string[]
  readonly name: NameLexemes
  /** Milliseconds since 1970; 0 if it is not promoted. */
  readonly promotedUntil: number
  readonly values: FindableValues
}

/** Terms next to the lexemes. Languages and filters of lexemes have prefixes of one letter. */
export const companyTerm = (guid: string): string => `company=${guid}`
export const cityTerm = (slug: string): string => `city=${slug}`

interface Row {
  guid: string
  /** The moment of `publishedAt` as Postgres writes it, to go on behind it. */
  dated: string
  lexemes: string[]
  choices: string[]
  name: NameLexemes | null
  companyGuid: string
  citySlug: string | null
  publishedAt: number
  expiresAt: number | null
  promotedUntil: number | null
  score: number
  rating: number
  responses: number
  favorites: number
  priceFrom: number | null
  priceTo: number | null
}

/** Batch size: small, so that no search waits long. */
const BATCH = 500

const milliseconds = (moment: Sql): Sql => sql`extract(epoch from ${moment})::float8 * 1000`

function columnsOf(type: SearchType): Sql {
  const { cardType, dateColumn, key } = indexes[type]
  const own = cardType
    ? sql`${milliseconds(sql`l.expires_at`)} as "expiresAt", ${milliseconds(sql`l.promoted_until`)} as "promotedUntil",
        l.rating, l.responses_count as responses, l.price_from_cents as "priceFrom", l.price_to_cents as "priceTo"`
    : sql`null as "expiresAt", null as "promotedUntil",
        l.weighed_rating as rating, l.publications_count as responses, null as "priceFrom", null as "priceTo"`
  return sql`l.${key} as guid, l.${dateColumn}::text as dated, to_json(tsvector_to_array(l.tokens)) as lexemes,
    to_json(l.choices) as choices,
    (select json_object_agg(lexeme, positions) from unnest(l.name_tokens)) as name,
    l.company_guid as "companyGuid", l.city_slug as "citySlug", ${milliseconds(sql`l.${dateColumn}`)} as "publishedAt",
    l.score, l.favorites_count as favorites, ${own}`
}

const findableOf = (row: Row): Findable => ({
  guid: row.guid,
  terms: [...row.lexemes, companyTerm(row.companyGuid), ...(row.citySlug === null ? [] : [cityTerm(row.citySlug)])],
  choices: row.choices,
  name: row.name ?? {},
  promotedUntil: row.promotedUntil ?? 0,
  values: { ...row, expiresAt: row.expiresAt ?? Infinity },
})

/** The cursor of the next batch. */
export interface ReadUpTo {
  readonly dated: string
  readonly guid: string
}

/** A batch of what can be found of a type, the latest first; nothing to go on behind where it is the last one. */
export async function readBatch(
  { query }: Pick<Database, 'query'>,
  type: SearchType,
  last: ReadUpTo | undefined,
): Promise<{ findables: Findable[]; last: ReadUpTo | undefined }> {
  const { base, dateColumn, key, table } = indexes[type]
  const after: Sql = last
    ? sql`and l.${dateColumn} <= ${last.dated}::timestamptz
        and (l.${dateColumn} < ${last.dated}::timestamptz or l.${key} > ${last.guid})`
    : empty
  const rows = await query<Row>(sql`
    select ${columnsOf(type)} from ${table} l where ${base} ${after}
    order by l.${dateColumn} desc, l.${key} limit ${BATCH}`)
  return { findables: rows.map(findableOf), last: rows.length === BATCH ? rows.at(-1) : undefined }
}

/** The searchable ones of these. */
export async function readSome(
  { query }: Pick<Database, 'query'>,
  type: SearchType,
  guids: readonly string[],
): Promise<Findable[]> {
  const { base, key, table } = indexes[type]
  const rows = await query<Row>(
    sql`select ${columnsOf(type)} from ${table} l where l.${key} = any(${guids}::uuid[]) and ${base}`,
  )
  return rows.map(findableOf)
}

/** Approximate count of each type. */
export async function countAll({ query }: Pick<Database, 'query'>): Promise<Record<SearchType, number>> {
  const [counts] = await query<Record<SearchType, number>>(sql`
    select coalesce(sum(count) filter (where card_type = 'project'), 0)::int as tasks,
      coalesce(sum(count) filter (where card_type = 'service'), 0)::int as services,
      coalesce(sum(count) filter (where card_type = 'expert'), 0)::int as experts,
      (select count(*)::int from companies where is_listed and not is_hidden) as companies
    from listing_counts where country_code = ''`)
  return counts! // Always one row.
}
