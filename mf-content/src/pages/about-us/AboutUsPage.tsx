import { paths } from '@sild/paths'
import type { PageHandle } from '@sild/shell-api'
import { useIntl } from '@sild/shell-api'
import { ButtonLink, Cluster, Page, PageHeader, Prose } from '@sild/ui'

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-content.about-us.title' }),
  description: ({ intl }) => intl.formatMessage({ id: 'mf-content.about-us.description' }),
}

export function Component() {
  const intl = useIntl()
  return (
    <Page width="text">
      <PageHeader title={intl.formatMessage({ id: 'mf-content.about-us.title' })} />
      <Prose>
        <p>{intl.formatMessage({ id: 'mf-content.about-us.what' })}</p>
        <p>{intl.formatMessage({ id: 'mf-content.about-us.how' })}</p>
        <p>{intl.formatMessage({ id: 'mf-content.about-us.commission' })}</p>
      </Prose>
      <Cluster>
        <ButtonLink variant="primary" href={paths.search()}>
          {intl.formatMessage({ id: 'mf-content.about-us.find-projects' })}
        </ButtonLink>
      </Cluster>
    </Page>
  )
}
