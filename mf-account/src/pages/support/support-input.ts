import type { TicketState } from '@sild/contract/support/ticket-schemas'

export const pageSize = 20
export const ticketViews = ['open', 'archive'] as const
export type TicketView = (typeof ticketViews)[number]

export const viewOf = (parameters: URLSearchParams): TicketView =>
  parameters.get('view') === 'archive' ? 'archive' : 'open'
export const pageOf = (parameters: URLSearchParams): number =>
  Math.max(1, Math.min(500, Number.parseInt(parameters.get('page') ?? '', 10) || 1))
export const ticketsInput = (parameters: URLSearchParams) => ({
  query: { view: viewOf(parameters), limit: pageSize, offset: (pageOf(parameters) - 1) * pageSize },
})
export const ticketInput = (guid: string) => ({ params: { guid } })

export const isClosed = (state: TicketState): boolean => state === 'closed' || state === 'rated'
