import { listAllPayments } from '@sild/contract/billing/payment-operations'
import { getTicketCustomer } from '@sild/contract/support/staff-operations'
import type { SupportTicket, TicketCustomer } from '@sild/contract/support/staff-schemas'
import { paths, withQuery } from '@sild/paths'
import { useApi, useIntl, useLocale, useText } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'
import { DescriptionList, formatMoney, Heading, Link, Skeleton, Stack, Text } from '@sild/ui'
import type { ReactNode } from 'react'
import { UnknownNow } from '../../shown/UnknownNow.tsx'
import { ticketInput } from './inbox-input.ts'

const LAST = 3

/** Who asks: what the company has, paid and asked before, and what broke for them. */
export function CustomerFacts({ ticket }: { ticket: SupportTicket }) {
  const intl = useIntl()
  const {
    data: customer,
    isFetching,
    refetch,
  } = useQuery(apiQuery(useApi(), getTicketCustomer, ticketInput(ticket.guid)))
  const absent = isFetching ? <Skeleton /> : <UnknownNow onRetry={() => void refetch()} />
  return (
    <Stack as="section" gap={8} aria-labelledby="customer">
      <Heading level={3} id="customer">
        {intl.formatMessage({ id: 'mf-backoffice.support.customer.title' })}
      </Heading>
      {customer ? <KnownFacts ticket={ticket} customer={customer} /> : absent}
    </Stack>
  )
}

interface Known {
  ticket: SupportTicket
  customer: TicketCustomer
}

function KnownFacts({ customer, ticket: { guid, requester, requestIds } }: Known) {
  const api = useApi()
  const intl = useIntl()
  const locale = useLocale()
  const companyGuid = customer.company?.guid
  const { data: payments } = useQuery({
    ...apiQuery(api, listAllPayments, { query: { limit: LAST, companyGuid: companyGuid ?? guid } }),
    enabled: companyGuid !== undefined,
  })
  const text = useText('mf-backoffice.support.customer')
  const { company, email, plan, tickets } = customer
  const lines = (items: readonly { key: string; line: ReactNode }[]) => (
    <Stack as="ul" gap={4}>
      {items.map(({ key, line }) => (
        <li key={key}>{line}</li>
      ))}
    </Stack>
  )
  const items = [
    ...(requester.name ? [{ term: text('name'), description: requester.name }] : []),
    { term: text('email'), description: email ?? text('gone') },
    { term: text('locale'), description: text(`locale.${customer.locale}`) },
    ...(company
      ? [{ term: text('company'), description: <Link href={paths.company(company.slug)}>{company.name}</Link> }]
      : []),
    ...(plan ? [{ term: text('plan'), description: plan }] : []),
    ...(payments && payments.list.length > 0
      ? [
          {
            term: text('payments'),
            description: lines(
              payments.list.map(({ amount, guid: key, number, status }) => ({
                key,
                line: (
                  <>
                    <Link href={withQuery(paths.backofficePayments(), { query: number })}>{number}</Link>{' '}
                    {formatMoney(amount.grossCents, locale)}&nbsp;·{' '}
                    {intl.formatMessage({ id: `mf-backoffice.payments.status.${status}` })}
                  </>
                ),
              })),
            ),
          },
        ]
      : []),
    ...(requestIds.length > 0
      ? [
          {
            term: text('errors'),
            description: lines(requestIds.map((id) => ({ key: id, line: <code>{id}</code> }))),
          },
        ]
      : []),
    ...(tickets.length > 0
      ? [
          {
            term: text('tickets'),
            description: lines(
              tickets.map((one) => ({
                key: one.guid,
                line: (
                  <>
                    <Link href={paths.supportTicket(one.guid)}>{one.title}</Link>&nbsp;·{' '}
                    {intl.formatMessage({ id: `mf-backoffice.support.ticket.state.${one.state}` })}
                  </>
                ),
              })),
            ),
          },
        ]
      : []),
  ]
  return (
    <Text as="div" size={14}>
      <DescriptionList layout="stacked" items={items} />
    </Text>
  )
}
