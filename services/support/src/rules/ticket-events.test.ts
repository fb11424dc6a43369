import { ticketStates } from '@sild/contract/support/ticket-schemas'
import { describe, expect, it } from 'vitest'
import { isAllowedIn, type TicketEvent, ticketEvents } from './ticket-events.ts'

/** By event: the allowed states before it, and the state after it. */
const expected: Record<TicketEvent, [from: string, to: string]> = {
  write: ['open messaged viewed closed rated', 'open'],
  answer: ['open messaged viewed closed rated', 'messaged'],
  view: ['messaged', 'viewed'],
  close: ['open messaged viewed', 'closed'],
  rate: ['closed rated', 'rated'],
}

describe('a ticket', () => {
  it.each(Object.entries(expected))('by "%s" changes only to allowed states', (event, [from, to]) => {
    const name = event as TicketEvent
    expect(ticketStates.filter((state) => isAllowedIn(name, state)).join(' ')).toBe(from)
    expect(ticketEvents[name].to).toBe(to)
  })
})
