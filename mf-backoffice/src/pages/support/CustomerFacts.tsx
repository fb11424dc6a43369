import { listAllPayments } from '@sild/contract/billing/payment-operations'
import { getTicketCustomer } from '@sild/contract/support/staff-operations'
import type { SupportTicket } from '@sild/contract/support/staff-schemas'
import { paths, withQuery } from '@sild/paths'
import { useApi, useIntl, useLocale } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'
import { DescriptionList, formatMoney, Heading, Link, Stack, Text } from '@sild/ui'
import type { ReactNode } from 'react'
import { ticketInput } from './inbox-input.ts'

const LAST = 3

/** Who asks: what the company has, paid and asked before, and what broke for them. */
export function CustomerFacts({ ticket: { guid, requester, requestIds } }: { ticket: SupportTicket }) {
  const api = useApi()
  const intl = useIntl()
  const locale = useLocale()
  const { data: customer } = useQuery(apiQuery(api, getTicketCustomer, ticketInput(guid)))
  const companyGuid = customer?.company?.guid
  const { data: payments } = useQuery({
    ...apiQuery(api, listAllPayments, { query: { limit: LAST, companyGuid: companyGuid ?? guid } }),
    enabled: companyGuid !== undefined,
  })
  const text = (id: string) => intl.formatMessage({ id: `mf-backoffice.support.customer.${id}` })
  if (!customer) return null
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
    <Stack as="section" gap={8} aria-labelledby="customer">
      <Heading level={3} id="customer">
        {text('title')}
      </Heading>
      <Text as="div" size={14}>
        <DescriptionList layout="stacked" items={items} />
      </Text>
    </Stack>
  )
}
