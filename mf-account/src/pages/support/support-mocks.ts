import type { Ticket, TicketDetails } from '@sild/contract/support/ticket-schemas'
import type { ApiMocks } from '@sild/testing/mock-api'
import { guidOf } from '@sild/testing/replies'

const ticketGuid = guidOf(1001)

export const ticketReply = (own: Partial<TicketDetails> = {}): TicketDetails => ({
  guid: ticketGuid,
  number: 1001,
  title: 'The invoice of March is missing',
  state: 'messaged',
  newMessageAmount: 0,
  rating: null,
  createdAt: '2026-11-20T09:00:00Z',
  updatedAt: '2026-11-20T11:00:00Z',
  dueAt: null,
  messages: [
    {
      guid: guidOf(1101),
      message: 'Where is it?\nWe need it today.',
      files: [],
      isFromSupport: false,
      sentAt: '2026-11-20T09:00:00Z',
    },
    {
      guid: guidOf(1102),
      message: 'Here it is.',
      files: [{ url: 'https://uploads.sild.test/chat/ab/invoice.pdf', name: 'invoice.pdf' }],
      isFromSupport: true,
      sentAt: '2026-11-20T11:00:00Z',
    },
  ],
  ...own,
})
export const listedTicket = (own: Partial<Ticket> = {}): Ticket => {
  const { messages: _messages, ...ticket } = ticketReply()
  return { ...ticket, ...own }
}

/** The operations of the support pages. */
export const supportMocks = {
  listTickets: () => ({ list: [listedTicket()], total: 1, counts: { open: 1, archive: 0 } }),
  getTicket: () => ticketReply(),
  createTicket: () => ticketReply({ state: 'open' }),
  replyToTicket: () => ticketReply({ state: 'open' }),
  markTicketViewed: () => ({ acknowledged: true }),
  closeTicket: () => ticketReply({ state: 'closed' }),
  rateTicket: ({ body: { comment = null, rating } }) => ticketReply({ state: 'rated', rating: { rating, comment } }),
} satisfies ApiMocks
