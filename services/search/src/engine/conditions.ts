import type { SearchType } from '@sild/contract/enums'
import {
  categoryLexeme,
  companySizeLexeme,
  countryLexeme,
  experienceLexeme,
  paymentLexeme,
  workTypeLexeme,
} from '../models/lexemes.ts'
import type { Asked, Binder } from './binder.ts'
import { type FacetName, indexes } from './indexes.ts'
import type { SearchInput } from './search-engine.ts'
import type { Words } from './words.ts'

const group = <Value extends string | number>(values: readonly Value[], lexeme: (value: Value) => string): string[] =>
  values.length > 0 ? [`(${values.map((value) => `'${lexeme(value)}'`).join(' | ')})`] : []

const wordsQuery = ({ queries, needed }: Words): string[] => {
  const each = queries.map((query) => `(${query})`)
  return needed === 'all' || each.length === 0 ? each : [`(${each.join(' | ')})`]
}

/** Words and filters as one tsquery. Filters are numbers, enums and country codes: none can leave its quotes. */
function tokensQuery(type: SearchType, words: Words, input: SearchInput): string {
  // Whoever takes any way of payment takes each of them.
  const payments = input.paymentTypes.length > 0 ? [...new Set([...input.paymentTypes, 'ANY'])] : []
  const ofPublications = [
    ...group(input.workTypes, workTypeLexeme),
    ...group(input.workExperiences, experienceLexeme),
    ...group(payments, paymentLexeme),
  ]
  return [
    ...wordsQuery(words),
    ...group(input.categoryIds, categoryLexeme),
    ...group(input.countryCodes, countryLexeme),
    ...group(input.companySizes, companySizeLexeme),
    ...(indexes[type].cardType ? ofPublications : []),
  ].join(' & ')
}

const ages = { all: null, today: '1 day', week: '7 days', month: '30 days' } as const

/**
 * SQL of what a row `l` of this index must fulfil. What an index does not know of, it does not filter by: companies
 * have no prices. `without` leaves one facet's own filter out, to count its other values.
 */
export function conditionOf({ bind }: Binder, type: SearchType, given: Asked, without?: FacetName): string {
  const filtersOf = ({ input }: Asked): SearchInput => (without ? { ...input, [without]: [] } : input)
  const tokensOf = (asked: Asked): string => tokensQuery(type, asked.words, filtersOf(asked))
  const input = filtersOf(given)
  const { base, cardType, dateColumn } = indexes[type]
  const age = ages[input.publishedWithin]
  const parts = [base]
  if (tokensOf(given)) parts.push(`l.tokens @@ cast(${bind(tokensOf)} as tsquery)`)
  if (age) parts.push(`l.${dateColumn} > now() - cast(${bind(() => age)} as interval)`)
  if (input.companyGuid) parts.push(`l.company_guid = ${bind((asked) => asked.input.companyGuid!)}`) // As in all of this shape.
  if (cardType) {
    const [categoryId, another] = input.categoryIds
    // One category has indexes of its own, in order of date and score.
    if (categoryId !== undefined && another === undefined)
      parts.push(`l.category_id = ${bind((asked) => asked.input.categoryIds[0]!)}`)
    if (input.budgetFromCents) parts.push(`l.price_to_cents >= ${bind((asked) => asked.input.budgetFromCents!)}`)
    if (input.budgetToCents) parts.push(`l.price_from_cents <= ${bind((asked) => asked.input.budgetToCents!)}`)
  }
  return parts.join(' and ')
}
