import type { SearchSuggestions } from '@sild/contract/search/suggestion-schemas'
import { paths } from '@sild/paths'
import { searchParametersOf } from '@sild/paths/search-filters'
import type { SearchType } from '@sild/contract/enums'
import { beginningIn, folded } from './folded.ts'

const SOME = 3

export type SuggestionKind = 'history' | 'query' | 'category' | 'company' | 'tag' | 'city'
type Company = SearchSuggestions['companies'][number]

export interface Suggestion {
  readonly text: string
  readonly href: string
  /** Text of the field after choosing this; absent if choosing leaves the page. */
  readonly words?: string
  /** How much is found there, where that is known. */
  readonly count?: number | null
  readonly company?: Company
}
export interface SuggestionGroup {
  readonly kind: SuggestionKind
  readonly suggestions: readonly Suggestion[]
}

/** `isGone`: it can no longer be chosen. */
export interface KnownCategory {
  readonly id: number
  readonly title: string
  readonly isGone?: true
}
export interface Known {
  readonly typed: string
  readonly categories: readonly KnownCategory[]
  /** Former searches of the user. */
  readonly history: readonly string[]
  readonly found: SearchSuggestions
}
export interface QueryTarget {
  readonly searchType: SearchType
  /** Address of the search for the given words. */
  readonly hrefOf: (words: string) => string
}

/**
 * What is proposed, by kinds; none of them empty. Words keep the filters of the search, as the form does; a filter is a search of its
 * own, so that it finds as much as is said.
 */
export function suggestionGroups(
  { categories, found, history, typed }: Known,
  { hrefOf, searchType }: QueryTarget,
): SuggestionGroup[] {
  const worded = (text: string): Suggestion => ({ text, href: hrefOf(text), words: text })
  const filtered = (text: string, filter: Parameters<typeof searchParametersOf>[0], count?: number | null) => ({
    text,
    href: paths.search({ searchType, ...searchParametersOf(filter) }),
    words: '',
    count,
  })
  const known = new Set(history.map(folded))
  const companies: SuggestionGroup = {
    kind: 'company',
    suggestions: found.companies.map((company) => ({
      text: company.name,
      href: paths.company(company.slug),
      company,
    })),
  }
  const others: SuggestionGroup[] = [
    { kind: 'query', suggestions: found.queries.filter((query) => !known.has(folded(query))).map(worded) },
    {
      kind: 'category',
      suggestions: categories
        .filter(({ isGone, title }) => !isGone && beginningIn(title, typed))
        .slice(0, SOME)
        .map(({ id, title }) => filtered(title, { categoryIds: [id] })),
    },
    { kind: 'tag', suggestions: found.tags.map((tag) => filtered(tag, { tags: [tag] })) },
    {
      kind: 'city',
      suggestions: found.cities.map(({ count, title }) => filtered(title, { cities: [title] }, count)),
    },
  ]
  const groups = isCalled(found.companies[0], typed) ? [companies, ...others] : others.toSpliced(2, 0, companies)
  return [{ kind: 'history' as const, suggestions: history.map(worded) }, ...groups].filter(
    ({ suggestions }) => suggestions.length > 0,
  )
}

/** Whether the typed text is the company's name, with or without its legal form. */
function isCalled(company: Company | undefined, typed: string): boolean {
  return company !== undefined && `${folded(company.name)} `.startsWith(`${folded(typed)} `)
}
