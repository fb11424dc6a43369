import type { Locale } from '@sild/contract/enums'
import type { ParsedInput } from '@sild/contract/schemas'
import type { JsonText } from '@sild/service-kit'

export type SearchInput = ParsedInput<'search'>['body']

/** The filters that stand among the tokens of a listing. */
export type ChosenFilters = Pick<
  SearchInput,
  'categoryIds' | 'companySizes' | 'countryCodes' | 'paymentTypes' | 'workExperiences' | 'workTypes'
>

/** What answers a search. Another engine may stand behind it; equal totals are its test. */
export interface SearchEngine {
  /**
   * The reply of `search` as JSON text, names and summaries in the reader's language where they exist. All typed words
   * must match. Where nothing has all of them, those that were meant will do if they were mistyped, and else any of
   * them.
   */
  search(input: SearchInput, locale: Locale): Promise<JsonText>
}
