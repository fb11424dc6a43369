import { type CardType, cardTypes } from '@sild/contract/enums'
import { pageOf, pageQuery } from '@sild/contract/paging'
import { getOwnStatistics, listMyPublications } from '@sild/contract/publications/operations'
import { paths, withQuery } from '@sild/paths'
import { type LoaderArgs, useParams, useSearchParams } from '@sild/router'
import { type PageHandle, useLive, useMember, useText } from '@sild/shell-api'
import { loadQuery, queryClient, useApiQuery } from '@sild/shell-api/query'
import { CountBadge, Columns, EmptyState, Page, PageHeader, SideNavigation, Stack, Tabs } from '@sild/ui'
import { Pager } from '../Pager.tsx'
import { cardTypeOf } from '../card-type-of.ts'
import { AddPublication } from './AddPublication.tsx'
import { OwnNumbers } from '../numbers/OwnNumbers.tsx'
import { PublicationRow } from './PublicationRow.tsx'

const tabs = ['ACTIVE', 'MODERATION', 'DRAFT', 'ARCHIVED', 'REJECTED'] as const
type Tab = (typeof tabs)[number]
const pageSize = 20

const tabOf = (parameters: URLSearchParams): Tab => tabs.find((tab) => tab === parameters.get('status')) ?? 'ACTIVE'
const inputOf = (cardType: CardType, parameters: URLSearchParams) => ({
  params: { cardType },
  query: { status: tabOf(parameters), ...pageQuery(parameters, pageSize) },
})

export async function loader(page: LoaderArgs) {
  const { kind } = page.params
  const parameters = new URL(page.request.url).searchParams
  await Promise.all([
    kind !== undefined && loadQuery(page, listMyPublications, inputOf(cardTypeOf(kind), parameters)),
    tabOf(parameters) === 'ACTIVE' && loadQuery(page, getOwnStatistics, { query: {} }),
  ])
  return null
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-publications.list.title' }),
  isUnlisted: true,
}

export function Component() {
  const { user } = useMember()
  const { kind } = useParams()
  const [parameters] = useSearchParams()
  // The first tab: projects for customers, services for providers.
  const cardType = kind === undefined ? (user.userType === 'customer' ? 'project' : 'service') : cardTypeOf(kind)
  const tab = tabOf(parameters)
  const { data } = useApiQuery(listMyPublications, inputOf(cardType, parameters))
  useLive('publication-changed', () => void queryClient.invalidateQueries({ queryKey: [listMyPublications.path] }))

  const text = useText('mf-publications')
  const hrefOf = (query: { status?: string; page?: number }) => withQuery(paths.myPublicationsOf(cardType), query)
  return (
    <Page>
      <PageHeader title={text('list.title')} actions={<AddPublication />} />
      <Tabs
        label={text('list.kinds')}
        items={cardTypes.map((type) => ({
          href: paths.myPublicationsOf(type),
          label: text(`kind.${type}.plural`),
          isCurrent: type === cardType,
        }))}
      />
      <Columns
        asideSide="start"
        aside={
          <SideNavigation
            label={text('list.statuses')}
            groups={[
              {
                items: tabs.map((status) => ({
                  href: hrefOf({ status }),
                  label: text(`tab.${status}`),
                  isCurrent: status === tab,
                  end: (
                    <CountBadge
                      tone="neutral"
                      count={data.counts[status] ?? 0}
                      label={text('list.count', { count: data.counts[status] ?? 0 })}
                    />
                  ),
                })),
              },
            ]}
          />
        }
      >
        <Stack gap={24}>
          {data.list.length === 0 ? (
            <EmptyState title={text(`list.empty.${tab}`)} action={<AddPublication cardType={cardType} />}>
              {text(`list.empty.${tab}.text`)}
            </EmptyState>
          ) : (
            <Stack as="ul" gap={12}>
              {data.list.map((publication) => (
                <PublicationRow key={publication.guid} publication={publication} />
              ))}
            </Stack>
          )}
          {tab === 'ACTIVE' && data.list.length > 0 && <OwnNumbers />}
          <Pager
            page={pageOf(parameters, pageSize)}
            total={data.total}
            pageSize={pageSize}
            hrefOf={(page) => hrefOf({ status: tab, page })}
          />
        </Stack>
      </Columns>
    </Page>
  )
}
