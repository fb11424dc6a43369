import type { Category } from '@sild/contract/content/schemas'
import { alertSchedules, type AlertSchedule } from '@sild/contract/enums'
import { listSavedSearches, updateSavedSearch } from '@sild/contract/search/saved-operations'
import type { SavedSearch } from '@sild/contract/search/saved-schemas'
import { useFailureText, useNotify, useText } from '@sild/shell-api'
import { queryClient, useApiMutation } from '@sild/shell-api/query'
import { Card, CardTitle, Select, Stack, Text } from '@sild/ui'
import { Switch } from '@sild/ui/forms'
import { savedSearchHref } from '../search/saved-filters.ts'
import * as css from './SavedSearchCard.module.css'
import { SavedSearchActions } from './SavedSearchActions.tsx'
import { SavedSearchHits } from './SavedSearchHits.tsx'
import { SearchBadges } from './SearchBadges.tsx'

interface SavedSearchCardProps {
  saved: SavedSearch
  categories: readonly Category[]
}

export function SavedSearchCard({ categories, saved }: SavedSearchCardProps) {
  const { foundCount, guid, hits, isMailed, schedule, search, title } = saved
  const notify = useNotify()
  const failureText = useFailureText()
  const text = useText('mf-search')
  const change = useApiMutation(updateSavedSearch, {
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [listSavedSearches.path] })
      notify({ tone: 'success', text: text('saved.changed') })
    },
    onError: (error) => notify({ tone: 'error', text: failureText(error) }),
  })
  const href = savedSearchHref(search)
  return (
    <Card as="li" id={`search-${guid}`} padding="large">
      <Stack gap={16}>
        <div className={css.head}>
          <Stack gap={8}>
            <CardTitle level={2} href={href}>
              {title}
            </CardTitle>
            <SearchBadges categories={categories} search={search} />
          </Stack>
          <SavedSearchActions saved={saved} />
        </div>
        <SavedSearchHits hits={hits} foundCount={foundCount} href={href} />
        <div className={css.ways}>
          <Select
            label={text('save.schedule')}
            value={schedule}
            disabled={change.isPending}
            options={alertSchedules.map((value) => ({ value, label: text(`save.schedule.${value}`) }))}
            onChange={({ target }) =>
              // The options are these.
              change.mutate({ params: { guid }, body: { schedule: target.value as AlertSchedule } })
            }
          />
          {schedule !== 'off' && (
            <Switch
              label={text('save.mail')}
              checked={isMailed}
              disabled={change.isPending}
              onChange={({ target }) => change.mutate({ params: { guid }, body: { isMailed: target.checked } })}
            />
          )}
          {schedule === 'off' && <Text tone="muted">{text('saved.off')}</Text>}
        </div>
      </Stack>
    </Card>
  )
}
