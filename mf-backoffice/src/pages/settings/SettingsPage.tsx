import { getSiteSettings } from '@sild/contract/content/site-operations'
import type { LoaderArgs } from '@sild/router'
import { type PageHandle, useText } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { Page, PageHeader } from '@sild/ui'
import { BackofficeBreadcrumbs } from '../../BackofficeBreadcrumbs.tsx'
import { SettingsForm } from './SettingsForm.tsx'

export const loader = (page: LoaderArgs) => loadQuery(page, getSiteSettings, {})

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.settings.title' }),
  isUnlisted: true,
}

/** The contact details of the portal's operator. */
export function Component() {
  const { data: settings } = useApiQuery(getSiteSettings, {})
  const text = useText('mf-backoffice')
  return (
    <Page width="form">
      <PageHeader
        title={text('settings.title')}
        description={text('settings.description')}
        breadcrumbs={<BackofficeBreadcrumbs />}
      />
      <SettingsForm settings={settings} />
    </Page>
  )
}
