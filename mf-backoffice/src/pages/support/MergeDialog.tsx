import { getTicketCustomer, mergeTickets } from '@sild/contract/support/staff-operations'
import type { SupportTicket } from '@sild/contract/support/staff-schemas'
import { OperationDialog } from '@sild/dialogs/OperationDialog'
import { paths } from '@sild/paths'
import { useNavigate } from '@sild/router'
import { useApi, useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { apiQuery, queryClient, useQuery } from '@sild/shell-api/query'
import { Select, Text } from '@sild/ui'
import { ticketInput } from './inbox-input.ts'
import { showTicket } from './use-ticket-actions.ts'

const empty = { into: '' }

/** Chooses another ticket of the same customer to merge this one into. */
export function MergeDialog({ onClose, ticket }: { ticket: SupportTicket; onClose: () => void }) {
  const notify = useNotify()
  const navigate = useNavigate()
  const { data: customer } = useQuery(apiQuery(useApi(), getTicketCustomer, ticketInput(ticket.guid)))
  const text = useText('mf-backoffice.support')
  const form = useOperationForm<typeof mergeTickets, typeof empty>({
    operation: mergeTickets,
    schema: () => import('@sild/contract/support/staff-schemas').then(({ mergeTicketsBody }) => mergeTicketsBody),
    defaultValues: empty,
    problems: ({ into }) => (into === '' ? { into: 'choice-required' } : {}),
    toInput: ({ into }) => ({ ...ticketInput(ticket.guid), body: { intoTicketGuid: into } }),
    fieldOf: (path) => (path === 'intoTicketGuid' ? 'into' : path),
    onDone: async (merged) => {
      showTicket(merged)
      await queryClient.invalidateQueries({ queryKey: [getTicketCustomer.path] })
      notify({ tone: 'success', text: text('merge.done') })
      onClose()
      await navigate(paths.supportTicket(merged.guid))
    },
  })
  const others = customer?.tickets ?? []
  return (
    <OperationDialog
      onClose={onClose}
      title={text('merge.title')}
      form={form}
      labels={{
        close: text('dialog.close'),
        submit: text('merge.submit'),
        cancel: text('dialog.cancel'),
        problem: text('problem'),
      }}
      explained={<Text tone="muted">{text('merge.text')}</Text>}
    >
      {others.length === 0 ? (
        <Text>{text('merge.none')}</Text>
      ) : (
        <Select
          label={text('merge.into')}
          placeholder={text('merge.choose')}
          error={form.messageOf('into')}
          options={others.map(({ guid, number, title }) => ({ value: guid, label: `#${number} ${title}` }))}
          {...form.register('into')}
        />
      )}
    </OperationDialog>
  )
}
