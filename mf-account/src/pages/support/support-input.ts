import { pageQuery } from '@sild/contract/paging'
import type { TicketState } from '@sild/contract/support/ticket-schemas'

export const pageSize = 20
export const ticketViews = ['open', 'archive'] as const
export type TicketView = (typeof ticketViews)[number]

export const viewOf = (parameters: URLSearchParams): TicketView =>
  parameters.get('view') === 'archive' ? 'archive' : 'open'
export const ticketsInput = (parameters: URLSearchParams) => ({
  query: { view: viewOf(parameters), ...pageQuery(parameters, pageSize) },
})
export const ticketInput = (guid: string) => ({ params: { guid } })

export const isClosed = (state: TicketState): boolean => state === 'closed' || state === 'rated'
