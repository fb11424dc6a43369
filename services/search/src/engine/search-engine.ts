import type { Locale } from '@sild/contract/enums'
import type { ParsedInput } from '@sild/contract/schemas'
import type { Explanation } from '@sild/contract/search/ranking'
import type { ChoiceName } from '@sild/contract/search/choices'
import type { JsonText } from '@sild/service-kit'

export type SearchInput = ParsedInput<'search'>['body']

/** What is asked for, whatever page of it is wanted. */
export type Conditions = ParsedInput<'countSearchFilters'>['body']
/** The filters that stand among the tokens of a listing. */
export type ChosenFilters = Pick<Conditions, ChoiceName>

/** What answers a search. Another engine may stand behind it; equal totals are its test. */
export interface SearchEngine {
  /**
   * The reply of `search` as JSON text, names and summaries in the reader's language where they exist. All typed words
   * must match. Where nothing has all of them, those that were meant will do if they were mistyped, and else any of
   * them.
   */
  search(input: SearchInput, locale: Locale): Promise<JsonText>
  /** The reply of `countSearchFilters` as JSON text, of what `search` finds for the same. */
  countFilters(input: Conditions): Promise<JsonText>
  /** What moves one result of `search` up or down; null where there is none by that guid. */
  explain(input: ParsedInput<'explainResult'>['body'], locale: Locale): Promise<Explanation | null>
}
