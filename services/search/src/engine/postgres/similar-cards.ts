import type { Locale, SearchCardType } from '@sild/contract/enums'
import { searchTypeOfCard } from '@sild/contract/enums'
import { searchLimits } from '@sild/contract/search/limits'
import { type Database, join, type JsonText, jsonText, raw, type Sql, sql } from '@sild/service-kit'
import { indexes } from '../indexes.ts'
import { choiceLexeme, choicePrefix } from '../../models/choices.ts'
import { industryPrefix, weightedChoices } from '../../models/closeness.ts'

/** Candidates of each sort: the cost does not grow with the market. */
const OF_A_SORT = 60
/** A tag on more cards says little about similarity and is expensive to look up. */
const RARE = 5000
const RARE_TAGS = 3
const WORDS = raw('12')

interface SimilarCardsInput {
  cardType: SearchCardType
  guid: string
  locale: Locale
}
interface Own {
  companyGuid: string
  choices: string[]
  /** The rarest of its tags that others have, too. */
  tags: string[]
  /** For a company: the words of its description, as tsqueries. */
  words: string[]
}

/** The compared values of a row `l`. Companies have tags and an industry, which are no filters. */
const traitsOf = (isCompany: boolean): Sql =>
  isCompany
    ? sql`l.choices || array(select ${choicePrefix('tags')} || lower(tag) from unnest(l.tags) as tag)
        || array_remove(array[${industryPrefix} || lower(l.industry)], null)`
    : sql`l.choices`

/**
 * Words of its tags and its industry; without both, the longest words of its description, which are mostly the rarest.
 */
const wordsOf = (isCompany: boolean): Sql =>
  isCompany
    ? sql`case when l.tags <> '{}' or l.industry is not null
        then word_queries(concat_ws(' ', array_to_string(l.tags, ' '), l.industry), '{}')
        else array(
          select quote_literal(lexeme) from unnest(l.words)
          where lexeme ~ '^e:.{5}' and not l.name_tokens @@ quote_literal(lexeme)::tsquery
          order by length(lexeme) desc, lexeme limit ${WORDS}
        ) end`
    : sql`'{}'::text[]`

/** The cards of other companies with the closest topics; none if the card itself is not searchable. */
export async function similarCards(
  { query, readReply }: Database,
  { cardType, guid, locale }: SimilarCardsInput,
): Promise<JsonText> {
  const index = cardType === 'company' ? indexes.companies : indexes[searchTypeOfCard[cardType]]
  const { base, cardJson, cardSource, key, table } = index
  const isCompany = index.cardType === null
  const [own] = await query<Own>(sql`
    select l.company_guid as "companyGuid", ${traitsOf(isCompany)} as choices, ${wordsOf(isCompany)} as words, array(
      select t.label from unnest(l.choices) as choice
      join tag_counts t on t.card_type = ${cardType} and t.label = substr(choice, 3)
      where left(choice, 2) = ${choicePrefix('tags')} and t.count between 2 and ${RARE} order by t.count, t.label limit ${RARE_TAGS}
    ) as tags
    from ${table} l where l.${key} = ${guid} and ${base}`)
  const weighed = weightedChoices(own?.choices ?? [])
  const sorts = own ? sortsOf(isCompany, own) : []
  if (!own || sorts.length === 0) return jsonText('{"cards":[]}')
  const others = sql`select l.${key} from ${table} l where ${base} and l.company_guid <> ${own.companyGuid}`
  const candidates = sorts.map((sort) => sql`(${others} and ${sort} ${raw(`limit ${OF_A_SORT}`)})`)
  return readReply(sql`
    with candidates as (${join(candidates, ' union ')}), page as (
      select ${key}, row_number() over (order by closeness desc, score desc, ${key}) as place
      from (
        select l.${key}, l.score, (
          select coalesce(sum(weight), 0) from unnest(${traitsOf(isCompany)}) as choice
          join unnest(${weighed.map(({ choice }) => choice)}::text[], ${weighed.map(({ weight }) => weight)}::integer[])
            as own (choice, weight) using (choice)
        ) + (select count(*) from unnest(${own.words}::tsquery[]) as word where l.tokens @@ word) as closeness
        from candidates join ${table} l using (${key})
      ) as near
      order by place limit ${searchLimits.similarCards}
    )
    select json_build_object('cards', coalesce(json_agg(${cardJson(locale)} order by place), '[]'))::text as reply
    from ${cardSource}`)
}

const lexemesOf = (choices: readonly string[], name: Parameters<typeof choicePrefix>[0]): string[] =>
  choices.filter((choice) => choice.startsWith(choicePrefix(name))).map((choice) => `'${choiceLexeme(choice)}'`)

/** Conditions for candidates, and their order if an index has it. */
function sortsOf(isCompany: boolean, { choices, tags, words }: Own): Sql[] {
  const has = (query: string): Sql => sql`l.tokens @@ ${query}::tsquery`
  const categories = lexemesOf(choices, 'categoryIds').join(' | ')
  if (!isCompany) {
    const [categoryId] = choices.filter((choice) => choice.startsWith(choicePrefix('categoryIds')))
    return [
      sql`l.category_id = ${Number(categoryId?.slice(2))} order by l.score desc, l.publication_guid`,
      ...tags.map((tag) => has(`'${choiceLexeme(choicePrefix('tags') + tag)}'`)),
      ...lexemesOf(choices, 'specialities').map(has),
    ]
  }
  const shared = categories || words.map((word) => `(${word})`).join(' | ')
  if (shared === '') return []
  const near = [...lexemesOf(choices, 'cities'), ...lexemesOf(choices, 'countryCodes')]
  return [...near.map((place) => has(`(${shared}) & ${place}`)), has(shared)]
}
