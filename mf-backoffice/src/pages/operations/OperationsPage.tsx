import { getDelivery } from '@sild/contract/delivery/operations'
import type { LoaderArgs } from '@sild/router'
import { type PageHandle, useText } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { Badge, Cluster, EmptyState, Page, PageHeader, Stack } from '@sild/ui'
import { BackofficeBreadcrumbs } from '../../BackofficeBreadcrumbs.tsx'
import { AppCard } from './AppCard.tsx'
import { CompanyReleases } from './CompanyReleases.tsx'

export const loader = (page: LoaderArgs) => loadQuery(page, getDelivery, { query: {} })

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.operations.title' }),
  isUnlisted: true,
}

/** Shows which users get which release and its health, and rolls releases back. */
export function Component() {
  const text = useText('mf-backoffice.operations')
  const { data } = useApiQuery(getDelivery, { query: {} })
  return (
    <Page>
      <PageHeader
        breadcrumbs={<BackofficeBreadcrumbs />}
        title={text('title')}
        description={text('description')}
        meta={
          <Cluster>
            <Badge>{text(`channel.${data.channel}`)}</Badge>
          </Cluster>
        }
      />
      {data.apps.length === 0 ? (
        <EmptyState level={2} title={text('empty')}>
          {text('empty.text')}
        </EmptyState>
      ) : (
        <Stack gap={24}>
          <Stack as="ul" gap={16}>
            {data.apps.map((app) => (
              <AppCard key={app.name} app={app} />
            ))}
          </Stack>
          <CompanyReleases />
        </Stack>
      )}
    </Page>
  )
}
