import { listFlagRules } from '@sild/contract/content/flag-operations'
import type { LoaderArgs } from '@sild/router'
import { type PageHandle, useText } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { EmptyState, Page, PageHeader, Stack } from '@sild/ui'
import { BackofficeBreadcrumbs } from '../../BackofficeBreadcrumbs.tsx'
import { FlagCard } from './FlagCard.tsx'

export const loader = (page: LoaderArgs) => loadQuery(page, listFlagRules, {})

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.flags.title' }),
  isUnlisted: true,
}

/** Feature flags, and who has them. */
export function Component() {
  const { data } = useApiQuery(listFlagRules, {})
  const text = useText('mf-backoffice')
  return (
    <Page>
      <PageHeader
        breadcrumbs={<BackofficeBreadcrumbs />}
        title={text('flags.title')}
        description={text('flags.description')}
      />
      {data.list.length === 0 ? (
        <EmptyState level={2} title={text('flags.empty')}>
          {text('flags.empty.text')}
        </EmptyState>
      ) : (
        <Stack gap={16}>
          {data.list.map((flag) => (
            <FlagCard key={flag.key} flag={flag} />
          ))}
        </Stack>
      )}
    </Page>
  )
}
