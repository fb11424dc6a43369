import { listLanguages } from '@sild/contract/content/operations'
import type { Category } from '@sild/contract/content/schemas'
import type { SavedFilters } from '@sild/contract/search/saved-schemas'
import { useIntl, useLocale } from '@sild/shell-api'
import { useApiQuery } from '@sild/shell-api/query'
import { Badge, Cluster } from '@sild/ui'
import { filterNames } from '../search/saved-filters.ts'

/** The words and filters of a search. The page has loaded the languages. */
export function SearchBadges({ categories, search }: { categories: readonly Category[]; search: SavedFilters }) {
  const intl = useIntl()
  const locale = useLocale()
  const languages = useApiQuery(listLanguages, {}).data.list
  const names = filterNames(search, { intl, locale, categories, languages })
  return (
    <Cluster gap={4}>
      {[intl.formatMessage({ id: `mf-search.tab.${search.searchType}` }), ...names].map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
    </Cluster>
  )
}
