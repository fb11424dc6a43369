import type { Actor } from '@sild/contract/actor'
import type { Input } from '@sild/contract/schemas'
import { actorOf, type Mocks, testService } from '@sild/testing'
import { briefReply } from '@sild/testing/snapshots'
import { supportService } from '../src/service.ts'

export const emailOf = ({ userGuid }: Actor): string => `${userGuid!.slice(-8)}@sild.test`

/** Mocks of accounts, companies and plans. */
const mocks: Mocks = {
  getUserContacts: ({ body }) => ({
    users: body.userGuids.map((guid) => ({ guid, email: `${guid.slice(-8)}@sild.test`, locale: 'et' })),
  }),
  getCompanyBriefs: ({ body }) => ({
    companies: body.companyGuids.map((guid) => briefReply(guid, { name: 'Kask ja Pojad OÜ' })),
  }),
  getCompanyPlan: () => ({ plan: 'startup' }),
  findUserByEmail: () => ({ userGuid: null }),
}

type Body = Partial<Input<'createTicket'>['body']>
/** The service with all others mocked. Its clock can be set. */
export function testSupport(now: { at: Date | null } = { at: null }) {
  const service = testService(supportService, { mocks, clock: { now: () => now.at ?? new Date() } })
  const params = (guid: string) => ({ params: { guid } })
  return Object.assign(Object.create(service) as typeof service, {
    now,
    ask: async (actor: Actor, body: Body = {}) =>
      (await service.call('createTicket', { body: { title: 'A question', message: 'Hello', ...body } }, actor)).guid,
    get: (actor: Actor, guid: string) => service.call('getTicket', params(guid), actor),
    look: (ticketGuid: string) => service.call('getSupportTicket', { params: { ticketGuid } }, actorOf('support')),
    view: (actor: Actor, guid: string) => service.call('markTicketViewed', params(guid), actor),
    close: (actor: Actor, guid: string) => service.call('closeTicket', params(guid), actor),
    reply: (actor: Actor, guid: string, message = 'And one more thing') =>
      service.call('replyToTicket', { ...params(guid), body: { message } }, actor),
    rate: (actor: Actor, guid: string, rating: number, comment?: string) =>
      service.call('rateTicket', { ...params(guid), body: { rating, ...(comment && { comment }) } }, actor),
    answer: (actor: Actor, ticketGuid: string, message = 'So it is done', isClosing = false) =>
      service.call('answerTicket', { params: { ticketGuid }, body: { message, isClosing } }, actor),
    inbox: (query: Input<'listSupportInbox'>['query'] = {}, actor = actorOf('support')) =>
      service.call('listSupportInbox', { query }, actor),
  })
}
