import type { SearchType } from '@sild/contract/enums'
import { choicesOfSearch, type Droppable } from '@sild/contract/search/choices'
import type { SearchQuery } from './condition-sql.ts'
import { cityTerm, companyTerm } from '../findable.ts'
import { indexes } from '../indexes.ts'
import { type LexemeQuery, needsPlaces } from '../query/lexeme-query.ts'
import type { Conditions, SearchInput } from '../search-engine.ts'
import { choiceGroup, wordGroups } from '../query/tokens-query.ts'
import type { Words } from '../query/words.ts'

/** Up to this number, hits are ranked by how well they fit. */
export const RANKED = 1000
const DAY_MS = 86_400_000
export const agesMs = { today: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS }

/** Whether terms are enough to answer it; phrases need positions. */
export const isMatchedByTerms = ({ words: { excluded, wanted } }: SearchQuery): boolean =>
  ![...wanted.map(({ loosely }) => loosely), ...excluded].some(needsPlaces)

/** Whether hits are sorted by relevance if they are few enough. */
export const isRankedByRelevance = ({ input, words }: SearchQuery<SearchInput>): boolean =>
  words.wanted.length > 0 && (input.sort === 'score' || words.needed === 'any')

export const hasPromotedPlaces = ({ input, words }: SearchQuery<SearchInput>): boolean =>
  indexes[input.searchType].cardType !== null && input.page === 1 && !input.companyGuid && words.needed === 'all'

/** The words in the form that a tab needs. */
export const wordsForTab = (type: SearchType, { input, neededInOtherTabs, words }: SearchQuery): Words =>
  type === input.searchType ? words : { ...words, needed: neededInOtherTabs ?? words.needed }

/** The order of filter values in a reply. */
export const mostFrequentFirst = <Value extends number | string>(
  one: { value: Value; count: number },
  other: { value: Value; count: number },
): number => other.count - one.count || (one.value < other.value ? -1 : 1)

export interface RequiredTerm {
  readonly filter?: Droppable
  readonly query: LexemeQuery
}

/** The terms of words and filters. All must match. */
export function* requiredTerms(type: SearchType, input: Conditions, words: Words): Generator<RequiredTerm> {
  for (const query of wordGroups(words)) yield { query }
  for (const filter of choicesOfSearch[type]) {
    const any = choiceGroup(filter, input)
    if (any.length > 0) yield { filter, query: { any } }
  }
  if (input.citySlug) yield { query: cityTerm(input.citySlug) }
  if (input.companyGuid) yield { query: companyTerm(input.companyGuid) }
}
