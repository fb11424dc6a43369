import type { CannedAnswer, InboxTicket, SupportTicket, TicketCustomer } from '@sild/contract/support/staff-schemas'
import type { ApiMocks } from '@sild/testing/mock-api'
import { guidOf } from '@sild/testing/replies'

export const ticketGuid = (number: number): string => guidOf(1000 + number)

export const inboxTicketReply = (number: number, own: Partial<InboxTicket> = {}): InboxTicket => ({
  guid: ticketGuid(number),
  number: 1000 + number,
  title: `Question ${number}`,
  state: 'open',
  source: 'member',
  tags: [],
  requester: { userGuid: guidOf(1200 + number), name: null, email: `customer${number}@sild.test` },
  companyName: 'Kask ja Pojad OÜ',
  locale: 'et',
  claimedBy: null,
  claimedUntil: null,
  dueAt: '2026-11-24T12:00:00Z',
  createdAt: '2026-11-24T08:00:00Z',
  updatedAt: '2026-11-24T08:00:00Z',
  ...own,
})

export const supportTicketReply = (number: number, own: Partial<SupportTicket> = {}): SupportTicket => ({
  ...inboxTicketReply(number),
  messages: [
    {
      guid: guidOf(1300 + number),
      kind: 'question',
      message: 'Where is our invoice?',
      files: [],
      author: null,
      sentAt: '2026-11-24T08:00:00Z',
    },
  ],
  rating: null,
  requestIds: [],
  history: [],
  ...own,
})

export const customerReply = (own: Partial<TicketCustomer> = {}): TicketCustomer => ({
  email: 'customer1@sild.test',
  locale: 'et',
  company: {
    guid: guidOf(1401),
    slug: 'kask-ja-pojad',
    name: 'Kask ja Pojad OÜ',
    logoUrl: null,
    isVerified: true,
  },
  plan: 'startup',
  tickets: [],
  ...own,
})

export const cannedReply = (own: Partial<CannedAnswer> = {}): CannedAnswer => ({
  guid: guidOf(1501),
  name: 'Declined card',
  texts: { en: 'Hello {email}', et: 'Tere, {email}! Pöördumine {number}.', fr: 'Bonjour {email}' },
  version: 3,
  ...own,
})

const one = () => supportTicketReply(1)
const week = {
  week: '2026-11-16',
  createdCount: 4,
  answeredCount: 3,
  answeredInTimeCount: 2,
  medianFirstAnswerMinutes: 95,
  ratingCount: 2,
  ratingAverage: 4.5,
}

/** The operations of the inbox. */
export const supportMocks = {
  listSupportInbox: () => ({
    list: [inboxTicketReply(1), inboxTicketReply(2), inboxTicketReply(3)],
    hasMore: false,
    counts: { waiting: 3, mine: 0, overdue: 1 },
    tags: ['invoice'],
  }),
  getSupportTicket: ({ params }) => supportTicketReply(Number(params.ticketGuid.slice(-3))),
  getTicketCustomer: () => customerReply(),
  claimTicket: one,
  releaseTicket: one,
  answerTicket: one,
  addTicketNote: one,
  closeSupportTicket: () => supportTicketReply(1, { state: 'closed' }),
  mergeTickets: () => supportTicketReply(2),
  tagTicket: ({ body: { tags } }) => supportTicketReply(1, { tags }),
  listCannedAnswers: () => ({ list: [cannedReply()] }),
  createCannedAnswer: () => cannedReply(),
  updateCannedAnswer: () => cannedReply(),
  deleteCannedAnswer: () => ({ acknowledged: true }),
  getSupportFigures: () => ({
    weeks: [{ ...week, week: '2026-11-09', medianFirstAnswerMinutes: null, ratingCount: 0, ratingAverage: null }, week],
  }),
} satisfies ApiMocks
