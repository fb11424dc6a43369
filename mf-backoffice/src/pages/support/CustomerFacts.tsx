import { getTicketCustomer } from '@sild/contract/support/staff-operations'
import type { SupportTicket, TicketCustomer } from '@sild/contract/support/staff-schemas'
import { paths } from '@sild/paths'
import { useApi, useText } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'
import { DescriptionList, Heading, Link, Skeleton, Stack, Text } from '@sild/ui'
import { UnknownOutcome } from '../../shown/UnknownOutcome.tsx'
import { FactList } from './FactList.tsx'
import { ticketInput } from './inbox-input.ts'
import { useLastPayments } from './use-last-payments.tsx'

/** The customer: plan, payments, earlier tickets and errors they had. */
export function CustomerFacts({ ticket }: { ticket: SupportTicket }) {
  const text = useText('mf-backoffice.support.customer')
  const {
    data: customer,
    isFetching,
    refetch,
  } = useQuery(apiQuery(useApi(), getTicketCustomer, ticketInput(ticket.guid)))
  const absent = isFetching ? <Skeleton /> : <UnknownOutcome onRetry={() => void refetch()} />
  return (
    <Stack as="section" gap={8} aria-labelledby="customer">
      <Heading level={3} id="customer">
        {text('title')}
      </Heading>
      {customer ? <KnownFacts ticket={ticket} customer={customer} /> : absent}
    </Stack>
  )
}

interface Known {
  ticket: SupportTicket
  customer: TicketCustomer
}

function KnownFacts({ customer, ticket: { requester, requestIds } }: Known) {
  const { company, email, locale, plan, tickets } = customer
  const payments = useLastPayments(company?.guid)
  const text = useText('mf-backoffice.support.customer')
  const stateOf = useText('mf-backoffice.support.ticket.state')
  const earlier = tickets.map((one) => ({
    key: one.guid,
    line: (
      <>
        <Link href={paths.supportTicket(one.guid)}>{one.title}</Link>&nbsp;· {stateOf(one.state)}
      </>
    ),
  }))
  const broken = requestIds.map((id) => ({ key: id, line: <code>{id}</code> }))
  const facts = [
    { term: text('name'), description: requester.name },
    { term: text('email'), description: email ?? text('gone') },
    { term: text('locale'), description: text(`locale.${locale}`) },
    {
      term: text('company'),
      description: company && <Link href={paths.company(company.slug)}>{company.name}</Link>,
    },
    { term: text('plan'), description: plan },
    { term: text('payments'), description: payments.length > 0 && <FactList facts={payments} /> },
    { term: text('errors'), description: broken.length > 0 && <FactList facts={broken} /> },
    { term: text('tickets'), description: earlier.length > 0 && <FactList facts={earlier} /> },
  ]
  return (
    <Text as="div" size={14}>
      <DescriptionList layout="stacked" items={facts.filter(({ description }) => description)} />
    </Text>
  )
}
