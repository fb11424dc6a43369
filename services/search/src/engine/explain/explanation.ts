import type { ParsedInput } from '@sild/contract/schemas'
import type { Explanation } from '@sild/contract/search/ranking'
import type { Locale } from '@sild/contract/enums'
import { type Database, join, raw, type Sql, sql } from '@sild/service-kit'
import { companyPoints } from '../../models/company-score.ts'
import { mostFirst } from '../../models/ranking.ts'
import { companyDaysAPoint, publicationDaysAPoint, wordWeights } from '../../models/score.ts'
import { indexes } from '../indexes.ts'
import { tsquery } from '../query/lexeme-query.ts'
import { isNamed } from '../named.ts'
import { hasSynonyms, wantedRows, type Words } from '../query/words.ts'

type ExplanationInput = ParsedInput<'explainResult'>['body']

interface Row extends Pick<Explanation, 'ageDays' | 'isPromoted' | 'name' | 'slug'> {
  own: Partial<Record<Explanation['own'][number]['factor'], number>>
  isTogether: boolean
  isNamed: boolean
  /** For each wanted word: where it is, and how often it is in the name. */
  words: { isFound: boolean; isInName: boolean; often: number; asTyped: number }[]
}

/** The points of one row for the words: the same parts and weights as in the order of results. */
export async function explainResult(
  { query }: Pick<Database, 'query'>,
  input: ExplanationInput,
  words: Words,
  locale: Locale,
): Promise<Explanation | null> {
  const [row] = await query<Row>(explanationSql(input, words, locale))
  if (!row) return null
  const isPartial = row.words.some(({ isFound }) => !isFound)
  const daysAPoint = input.searchType === 'companies' ? companyDaysAPoint : publicationDaysAPoint
  return {
    name: row.name,
    slug: row.slug,
    isPromoted: row.isPromoted,
    words: row.words.map(({ asTyped, isFound, isInName, often }, index) => ({
      text: words.wanted[index]!.text,
      isFound,
      given: given({
        found: wordWeights.found * Number(isPartial && isFound),
        inName: wordWeights.inName * Number(isInName),
        oftenInName: wordWeights.oftenInName * (isInName ? often : 0),
        asTyped: wordWeights.asTyped * (hasSynonyms(words) ? asTyped : 0),
      }),
    })),
    together: given({
      together: wordWeights.together * Number(row.isTogether),
      companyName: wordWeights.companyName * Number(row.isNamed),
    }),
    own: given(row.own),
    ageDays: row.ageDays,
    agePoints: -row.ageDays / daysAPoint,
  }
}

const given = <Factor extends string>(parts: Readonly<Partial<Record<Factor, number>>>) =>
  mostFirst(parts).filter(({ points }) => points !== 0)

function explanationSql({ guid, query, searchType }: ExplanationInput, words: Words, locale: Locale): Sql {
  const { base, cardType, dateColumn, key, table } = indexes[searchType]
  const { together } = words
  const own = cardType
    ? sql`c.own_points`
    : sql`json_build_object(${join(
        Object.entries(companyPoints(sql`k.publications_count`)).map(
          ([factor, points]) => sql`${factor}::text, ${points}`,
        ),
        ', ',
      )})`
  return sql`
    select ${cardType ? sql`coalesce(c.translations -> ${locale} ->> 'name', c.name)` : sql`k.name`} as name,
      ${raw(cardType ? 'c' : 'k')}.slug as slug, ${own} as own,
      ${cardType ? sql`coalesce(l.promoted_until > now(), false)` : sql`false`} as "isPromoted",
      ${together === null ? sql`false` : sql`l.name_tokens @@ ${tsquery(together)}::tsquery`} as "isTogether",
      ${cardType ? sql`false` : isNamed(query)} as "isNamed",
      greatest(0, extract(day from now() - l.${dateColumn}))::int as "ageDays",
      (
        select coalesce(json_agg(json_build_object(
          'isFound', l.tokens @@ loosely, 'isInName', l.name_tokens @@ meant, 'often', ts_rank(l.name_tokens, meant),
          'asTyped', (l.tokens @@ typed)::int + (l.name_tokens @@ typed)::int
        ) order by place), '[]')
        from ${wantedRows(words)} with ordinality as word (typed, meant, loosely, place)
      ) as words
    from ${table} l join ${cardType ? sql`cards c` : sql`companies k`} using (${key})
    where l.${key} = ${guid} and ${base}`
}
