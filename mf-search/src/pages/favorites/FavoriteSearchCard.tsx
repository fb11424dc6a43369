import type { Category } from '@sild/contract/content/schemas'
import type { FavoriteSearch } from '@sild/contract/search/favorite-schemas'
import { paths } from '@sild/paths'
import { useText } from '@sild/shell-api'
import { Card, CardTitle, Cluster, Link, Stack, Text } from '@sild/ui'
import { FavoriteButton } from '../../marked/FavoriteButton.tsx'
import { SearchBadges } from '../saved/SearchBadges.tsx'
import { savedSearchHref } from '../search/saved-filters.ts'
import * as css from './FavoriteItem.module.css'

/** A saved search: its name links to the results, the line below to its settings. */
export function FavoriteSearchCard({
  categories,
  search: { guid, schedule, search, title },
}: {
  categories: readonly Category[]
  search: FavoriteSearch
}) {
  const text = useText('mf-search')
  return (
    <Card as="li">
      <div className={css.head}>
        <Stack gap={8}>
          <CardTitle level={2} href={savedSearchHref(search)}>
            {title}
          </CardTitle>
          <SearchBadges categories={categories} search={search} />
          <Cluster>
            <Text size={12} tone="muted">
              {text('save.schedule')}: {text(`save.schedule.${schedule}`)}
            </Text>
            <Link href={paths.savedSearches(guid)}>{text('favorites.search.change')}</Link>
          </Cluster>
        </Stack>
        <FavoriteButton card={{ cardGuid: guid, cardType: 'search' }} name={title} />
      </div>
    </Card>
  )
}
