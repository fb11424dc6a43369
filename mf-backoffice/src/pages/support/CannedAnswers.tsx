import { getTicketCustomer, listCannedAnswers } from '@sild/contract/support/staff-operations'
import type { SupportTicket } from '@sild/contract/support/staff-schemas'
import { useApi, useText } from '@sild/shell-api'
import { apiQuery, useApiQuery, useQuery } from '@sild/shell-api/query'
import { Select } from '@sild/ui'
import { fillPlaceholders } from './fill-placeholders.ts'
import { ticketInput } from './inbox-input.ts'

interface CannedAnswersProps {
  ticket: SupportTicket
  /** Called with the text of the answer, with placeholders filled from the ticket. */
  onChoose: (filled: string) => void
}

export function CannedAnswers({ onChoose, ticket }: CannedAnswersProps) {
  const { data: canned } = useApiQuery(listCannedAnswers, {})
  const { data: customer } = useQuery(apiQuery(useApi(), getTicketCustomer, ticketInput(ticket.guid)))
  const text = useText('mf-backoffice.support.composer')
  if (canned.list.length === 0) return null

  function choose(guid: string) {
    const found = canned.list.find((one) => one.guid === guid)
    if (!found) return
    onChoose(
      fillPlaceholders(found.texts[ticket.locale], {
        email: customer?.email ?? ticket.requester.email,
        company: ticket.companyName,
        number: String(ticket.number),
        title: ticket.title,
      }),
    )
  }
  return (
    <Select
      name="canned"
      label={text('canned')}
      placeholder={text('canned.choose')}
      value=""
      options={canned.list.map(({ guid, name }) => ({ value: guid, label: name }))}
      onChange={(event) => choose(event.target.value)}
    />
  )
}
