import { cardTypes } from '@sild/contract/enums'
import { paths } from '@sild/paths'
import { useSearchParams } from '@sild/router'
import { type PageHandle, useText } from '@sild/shell-api'
import { ButtonLink, Cluster, Notice, Page, PageHeader } from '@sild/ui'

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-publications.published.title' }),
  isUnlisted: true,
}

export function Component() {
  const [parameters] = useSearchParams()
  const cardType = cardTypes.find((known) => known === parameters.get('type')) ?? 'service'
  const text = useText('mf-publications.published')
  return (
    <Page width="form">
      <PageHeader title={text('title')} description={text('description')} />
      <Notice tone="success" title={text('next')}>
        {text('next.text')}
      </Notice>
      <Cluster>
        <ButtonLink variant="primary" href={paths.search({ searchType: 'tasks' })}>
          {text('projects')}
        </ButtonLink>
        <ButtonLink href={paths.myPublicationsOf(cardType, parameters.get('guid') ?? undefined)}>
          {text('mine')}
        </ButtonLink>
      </Cluster>
    </Page>
  )
}
