import { type CardType, searchTypes } from '@sild/contract/enums'
import { constants } from '@sild/contract/limits'
import { type Asked, createBinder } from './binder.ts'
import { conditionOf } from './conditions.ts'
import { cappedCount, fromEntries } from './match.ts'
import { type FacetName, indexes } from './indexes.ts'
import { rememberStatements, type Statement } from './plan.ts'
import { facetSql, replySql } from './reply-sql.ts'
import type { SearchInput } from './search-engine.ts'
import type { Words } from './words.ts'

/** Whether counts that are kept answer: nothing typed, and no filter that they do not know. */
export function canBrowse(words: Words, input: SearchInput): boolean {
  const asksMore =
    words.queries.length > 0 ||
    input.paymentTypes.length > 0 ||
    input.workExperiences.length > 0 ||
    input.companySizes.length > 0 ||
    input.publishedWithin !== 'all' ||
    Boolean(input.budgetFromCents ?? input.budgetToCents ?? input.companyGuid)
  // A listing may be offered in several countries: counts of two of them would count it twice.
  return indexes[input.searchType].cardType !== null && !asksMore && input.countryCodes.length <= 1
}

/** The first page of everything: asked most of all, and planned once. */
const isLanding = ({ categoryIds, countryCodes, limit, page, workTypes }: SearchInput): boolean =>
  page === 1 && limit === constants.searchPageSize && categoryIds.length + countryCodes.length + workTypes.length === 0

/** Exact totals and facets from the kept counts, the page from the index that has the order. */
export const browsePlan = rememberStatements(browseStatement)

export function browseStatement(asked: Asked): Statement {
  const { input } = asked
  const binder = createBinder()
  const { bind } = binder
  const type = input.searchType
  const { cardType, key, table, orders } = indexes[type]
  const condition = conditionOf(binder, type, asked)

  const counted = (ofType: CardType | null, without?: FacetName): string => {
    const isFiltered = (name: FacetName) => name !== without && input[name].length > 0
    const inCountry = isFiltered('countryCodes')
      ? `country_code = ${bind(({ input: { countryCodes } }) => countryCodes[0]!)}`
      : `country_code = ''`
    return [
      `from listing_counts where card_type = ${bind(() => ofType)} and count > 0`,
      without === 'countryCodes' ? `country_code <> ''` : inCountry,
      ...(isFiltered('categoryIds')
        ? [`category_id = any(cast(${bind(({ input: { categoryIds } }) => categoryIds)} as integer[]))`]
        : []),
      ...(isFiltered('workTypes')
        ? [`work_type = any(cast(${bind(({ input: { workTypes } }) => workTypes)} as text[]))`]
        : []),
    ].join(' and ')
  }
  const facet = (column: string, without: FacetName): string =>
    facetSql(
      `select ${column} as value, sum(count)::int as count ${counted(cardType, without)} and ${column}::text <> '' group by ${column}`,
    )
  const sum = (each: CardType | null): string => `(select coalesce(sum(count), 0)::int ${counted(each)})`

  const sql = `
    with page as (
      select ${key}, row_number() over () as place from (
        select ${key} from ${table} l where ${condition} order by ${orders[input.sort]}
        limit ${input.limit} offset ${(input.page - 1) * input.limit}
      ) as ordered
    )
    select ${replySql({
      type,
      page: input.page,
      pageSize: input.limit,
      total: sum(cardType),
      isTotalExact: 'true',
      facets: {
        categoryIds: facet('category_id', 'categoryIds'),
        countryCodes: facet('country_code', 'countryCodes'),
        workTypes: facet('work_type', 'workTypes'),
      },
      counts: fromEntries(searchTypes, (each) =>
        indexes[each].cardType ? sum(indexes[each].cardType) : cappedCount(binder, each, asked),
      ),
    })}`
  return { sql, values: binder.values, ...(isLanding(input) && { name: `browse ${type} ${input.sort}` }) }
}
