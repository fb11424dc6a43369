import { cardTypes } from '@sild/contract/enums'
import { pageOf, pageQuery } from '@sild/contract/paging'
import { listMyResponses } from '@sild/contract/publications/operations'
import { paths, withQuery } from '@sild/paths'
import { type LoaderArgs, useSearchParams } from '@sild/router'
import { type PageHandle, useText } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { ButtonLink, Columns, EmptyState, Page, PageHeader, SideNavigation, Stack, Tabs } from '@sild/ui'
import { Pager } from '../Pager.tsx'
import { OwnResponseCard } from './OwnResponseCard.tsx'

const views = ['unread', 'read', 'moderation'] as const
const pageSize = 20

function queryOf(parameters: URLSearchParams) {
  const cardType = cardTypes.find((known) => known === parameters.get('type'))
  const view = views.find((known) => known === parameters.get('view'))
  return {
    page: pageOf(parameters, pageSize),
    cardType,
    view,
    input: {
      query: { ...pageQuery(parameters, pageSize), ...(cardType && { cardType }), ...(view && { view }) },
    },
  }
}

export const loader = (page: LoaderArgs) =>
  loadQuery(page, listMyResponses, queryOf(new URL(page.request.url).searchParams).input)

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-publications.my-responses.title' }),
  isUnlisted: true,
}

export function Component() {
  const { page, cardType, view, input } = queryOf(useSearchParams()[0])
  const { data } = useApiQuery(listMyResponses, input)
  const text = useText('mf-publications.my-responses')
  const hrefOf = (change: { type?: string | undefined; view?: string | undefined; page?: number }) =>
    withQuery(paths.myResponses(), { type: cardType, view, ...change })

  return (
    <Page>
      <PageHeader title={text('title')} description={text('description')} />
      <Tabs
        label={text('views')}
        items={[undefined, ...views].map((known) => ({
          href: hrefOf({ view: known }),
          label: text(`view.${known ?? 'all'}`),
          isCurrent: known === view,
        }))}
      />
      <Columns
        asideSide="start"
        aside={
          <SideNavigation
            label={text('kinds')}
            groups={[
              {
                items: [undefined, ...cardTypes].map((known) => ({
                  href: hrefOf({ type: known }),
                  label: text(`kind.${known ?? 'all'}`),
                  isCurrent: known === cardType,
                })),
              },
            ]}
          />
        }
      >
        {data.list.length === 0 ? (
          <EmptyState
            title={text('empty')}
            action={<ButtonLink href={paths.search({ searchType: 'tasks' })}>{text('find')}</ButtonLink>}
          >
            {text('empty.text')}
          </EmptyState>
        ) : (
          <Stack as="ul" gap={12}>
            {data.list.map((response) => (
              <OwnResponseCard key={response.guid} response={response} />
            ))}
          </Stack>
        )}
        <Pager page={page} total={data.total} pageSize={pageSize} hrefOf={(number) => hrefOf({ page: number })} />
      </Columns>
    </Page>
  )
}
