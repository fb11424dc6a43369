import { type TicketState, ticketStates } from '@sild/contract/support/ticket-schemas'

export type TicketEvent = 'write' | 'answer' | 'view' | 'close' | 'rate'

interface Step {
  readonly from: readonly TicketState[]
  readonly to: TicketState
}

/** All state transitions of a ticket (S4-SUP). A message of the author reopens a closed ticket. */
export const ticketEvents: Readonly<Record<TicketEvent, Step>> = {
  write: { from: ticketStates, to: 'open' },
  answer: { from: ticketStates, to: 'messaged' },
  view: { from: ['messaged'], to: 'viewed' },
  close: { from: ['open', 'messaged', 'viewed'], to: 'closed' },
  rate: { from: ['closed', 'rated'], to: 'rated' },
}

export const isAllowedIn = (event: TicketEvent, state: TicketState): boolean => ticketEvents[event].from.includes(state)
export const isClosed = (state: TicketState): boolean => state === 'closed' || state === 'rated'
