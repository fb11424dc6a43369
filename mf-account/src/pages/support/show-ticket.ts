import { getTicket, listTickets } from '@sild/contract/support/ticket-operations'
import type { TicketDetails } from '@sild/contract/support/ticket-schemas'
import { queryClient, showReply } from '@sild/shell-api/query'
import { ticketInput } from './support-input.ts'

/** Puts what the server has answered in place of what was known. */
export function showTicket(ticket: TicketDetails): void {
  showReply(getTicket, ticketInput(ticket.guid), ticket)
  void queryClient.invalidateQueries({ queryKey: [listTickets.path] })
}
