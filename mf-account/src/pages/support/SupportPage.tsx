import { pageOf } from '@sild/contract/paging'
import { listTickets } from '@sild/contract/support/ticket-operations'
import { paths, withQuery } from '@sild/paths'
import { type LoaderArgs, useSearchParams } from '@sild/router'
import { type PageHandle, useLive, useLocale, useText } from '@sild/shell-api'
import { loadQuery, queryClient, useApiQuery } from '@sild/shell-api/query'
import {
  ButtonLink,
  Card,
  CardTitle,
  Cluster,
  CountBadge,
  EmptyState,
  Page,
  PageHeader,
  Pagination,
  RelativeTime,
  Stack,
  Tabs,
  Text,
} from '@sild/ui'
import { pageSize, ticketsInput, ticketViews, viewOf } from './support-input.ts'
import { TicketStateBadge } from './TicketStateBadge.tsx'

export const loader = (page: LoaderArgs) =>
  loadQuery(page, listTickets, ticketsInput(new URL(page.request.url).searchParams))

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.support.title' }),
  isUnlisted: true,
}

/** The user's tickets, and a link to a new one. */
export function Component() {
  const locale = useLocale()
  const [parameters] = useSearchParams()
  const { data } = useApiQuery(listTickets, ticketsInput(parameters))
  useLive('support-ticket-changed', () => void queryClient.invalidateQueries({ queryKey: [listTickets.path] }))
  const text = useText('mf-account.support')
  const current = viewOf(parameters)
  const view = current === 'archive' ? current : undefined
  const newTicket = (
    <ButtonLink variant="primary" href={paths.newTicket()}>
      {text('new')}
    </ButtonLink>
  )
  return (
    <Page width="text">
      <PageHeader title={text('title')} description={text('description')} actions={newTicket} />
      <Tabs
        label={text('views')}
        items={ticketViews.map((one) => ({
          href: paths.support(one === 'archive' ? one : undefined),
          label: text(`view.${one}`),
          count: data.counts[one],
          isCurrent: one === current,
        }))}
      />
      {data.list.length === 0 ? (
        <EmptyState
          level={2}
          title={text(`empty.${current}`)}
          action={<ButtonLink href={paths.helpCenter()}>{text('help')}</ButtonLink>}
        >
          {text(`empty.${current}.text`)}
        </EmptyState>
      ) : (
        <Stack as="ul" gap={12}>
          {data.list.map(({ guid, newMessageAmount, number, state, title, updatedAt }) => (
            <Card as="li" key={guid} isLinked>
              <Stack gap={8}>
                <Cluster justify="between" align="start">
                  <CardTitle level={2} href={paths.ticket(guid)}>
                    {title}
                  </CardTitle>
                  <CountBadge
                    tone="unread"
                    count={newMessageAmount}
                    label={text('unread', { count: newMessageAmount })}
                  />
                </Cluster>
                <Cluster>
                  <TicketStateBadge state={state} />
                  <Text as="span" size={12} tone="muted">
                    {text('ticket.number', { number })}&nbsp;· <RelativeTime value={updatedAt} locale={locale} />
                  </Text>
                </Cluster>
              </Stack>
            </Card>
          ))}
        </Stack>
      )}
      {data.total > pageSize && (
        <Pagination
          page={pageOf(parameters, pageSize)}
          pageCount={Math.ceil(data.total / pageSize)}
          hrefOf={(page) => withQuery(paths.support(view), { page })}
          labels={{
            navigation: text('pages'),
            previous: text('previous'),
            next: text('next'),
            page: (page) => text('page', { page }),
          }}
        />
      )}
    </Page>
  )
}
