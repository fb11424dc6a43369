import { listCategories } from '@sild/contract/content/operations'
import { paths } from '@sild/paths'
import { type LoaderArgs, useLoaderData } from '@sild/router'
import { apiContext, type PageHandle, useText } from '@sild/shell-api'
import { ButtonLink, Card, CardTitle, EmptyState, Grid, Page, PageHeader } from '@sild/ui'
import * as css from './TemplatePage.module.css'

export const loader = ({ context, request: { signal } }: LoaderArgs) =>
  context.get(apiContext).call(listCategories, { signal })

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-template.title' }),
  description: ({ intl }) => intl.formatMessage({ id: 'mf-template.description' }),
}

export function Component() {
  const { list } = useLoaderData<typeof loader>()
  const text = useText('mf-template')
  return (
    <Page>
      <PageHeader title={text('title')} description={text('description')} />
      {list.length === 0 ? (
        <EmptyState
          level={2}
          title={text('empty')}
          action={<ButtonLink href={paths.home()}>{text('home')}</ButtonLink>}
        >
          {text('empty.text')}
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
