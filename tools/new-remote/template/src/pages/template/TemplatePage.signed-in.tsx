import { listCategories } from '@sild/contract/content/operations'
import { paths } from '@sild/paths'
import type { LoaderArgs } from '@sild/router'
import { type PageHandle, useIntl } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { ButtonLink, Card, CardTitle, EmptyState, Grid, Page, PageHeader } from '@sild/ui'
import * as css from './TemplatePage.module.css'

export const loader = (page: LoaderArgs) => loadQuery(page, listCategories, {})

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-template.title' }),
  isUnlisted: true,
}

export function Component() {
  const {
    data: { list },
  } = useApiQuery(listCategories, {})
  const intl = useIntl()
  return (
    <Page>
      <PageHeader
        title={intl.formatMessage({ id: 'mf-template.title' })}
        description={intl.formatMessage({ id: 'mf-template.description' })}
      />
      {list.length === 0 ? (
        <EmptyState
          level={2}
          title={intl.formatMessage({ id: 'mf-template.empty' })}
          action={<ButtonLink href={paths.home()}>{intl.formatMessage({ id: 'mf-template.home' })}</ButtonLink>}
        >
          {intl.formatMessage({ id: 'mf-template.empty.text' })}
        </EmptyState>
      ) : (
        <Grid as="ul" className={css.list}>
          {list.map(({ id, title }) => (
            <Card key={id} as="li" isLinked>
              <CardTitle level={2} href={paths.search({ searchType: 'services', category: [id] })}>
                {title}
              </CardTitle>
            </Card>
          ))}
        </Grid>
      )}
    </Page>
  )
}
