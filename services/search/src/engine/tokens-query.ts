import type { SearchType } from '@sild/contract/enums'
import {
  categoryLexeme,
  companySizeLexeme,
  countryLexeme,
  experienceLexeme,
  paymentLexeme,
  workTypeLexeme,
} from '../models/lexemes.ts'
import { indexes } from './indexes.ts'
import type { ChosenFilters } from './search-engine.ts'
import type { Words } from './words.ts'

const group = <Value extends string | number>(values: readonly Value[], lexeme: (value: Value) => string): string[] =>
  values.length > 0 ? [`(${values.map((value) => `'${lexeme(value)}'`).join(' | ')})`] : []

const wordGroups = ({ needed, wanted }: Words): string[] => {
  const each = wanted.map(({ meant }) => `(${meant})`)
  return needed === 'all' || each.length === 0 ? each : [`(${each.join(' | ')})`]
}

/** Words and filters as texts of tsqueries, all of which must match, beside what must not. Filters are numbers, enums and country codes: none can leave its quotes. */
export function tokenGroups(type: SearchType, words: Words, input: ChosenFilters): string[] {
  // Whoever takes any way of payment takes each of them.
  const payments = input.paymentTypes.length > 0 ? [...new Set([...input.paymentTypes, 'ANY'])] : []
  const ofPublications = [
    ...group(input.workTypes, workTypeLexeme),
    ...group(input.workExperiences, experienceLexeme),
    ...group(payments, paymentLexeme),
  ]
  return [
    ...wordGroups(words),
    ...group(input.categoryIds, categoryLexeme),
    ...group(input.countryCodes, countryLexeme),
    ...group(input.companySizes, companySizeLexeme),
    ...(indexes[type].cardType ? ofPublications : []),
  ]
}

/** Words and filters as one tsquery. */
export const tokensQuery = (type: SearchType, words: Words, input: ChosenFilters): string =>
  [...tokenGroups(type, words, input), ...words.excluded.map((query) => `!(${query})`)].join(' & ')
