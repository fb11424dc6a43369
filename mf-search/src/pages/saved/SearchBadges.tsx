import type { Category } from '@sild/contract/content/schemas'
import type { SavedFilters } from '@sild/contract/search/saved-schemas'
import { useIntl, useLocale } from '@sild/shell-api'
import { Badge, Cluster } from '@sild/ui'
import { regionNames } from '../../region-names.ts'
import { filterNames } from '../search/saved-filters.ts'

/** What a search asks for, in words. */
export function SearchBadges({ categories, search }: { categories: readonly Category[]; search: SavedFilters }) {
  const intl = useIntl()
  const locale = useLocale()
  const text = (id: string) => intl.formatMessage({ id: `mf-search.${id}` })
  const names = filterNames(search, {
    categories,
    regions: regionNames(locale),
    workType: (type) => text(`workType.${type}`),
  })
  return (
    <Cluster gap={4}>
      {[text(`tab.${search.searchType}`), ...names].map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
    </Cluster>
  )
}
