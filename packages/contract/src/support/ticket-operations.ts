import { operation } from '../operation.ts'

const ofTicket = ['ticket-not-found'] as const

/** What the caller has written to support. Whoever has not confirmed their address may ask for help too. */
export const listTickets = operation('GET', '/api/support/ticket/list', { access: 'member', isRead: true })
export const createTicket = operation('POST', '/api/support/ticket', { access: 'member', status: 201 })
/** A ticket that was merged into another answers as that one. */
export const getTicket = operation('GET', '/api/support/ticket/{guid}', {
  access: 'member',
  errors: ofTicket,
  isRead: true,
})
/** Goes on with a ticket. A closed one opens again. */
export const replyToTicket = operation('PUT', '/api/support/ticket/{guid}/message', {
  access: 'member',
  errors: ofTicket,
})
/** The caller has seen what support wrote. */
export const markTicketViewed = operation('POST', '/api/support/ticket/{guid}/viewed', {
  access: 'member',
  errors: ofTicket,
})
/** Says that the matter is settled. A closed ticket stays closed. */
export const closeTicket = operation('POST', '/api/support/ticket/{guid}/close', { access: 'member', errors: ofTicket })
/** How good the answer was, from 1 to 5, of a closed ticket. The last word counts. */
export const rateTicket = operation('POST', '/api/support/ticket/{guid}/rating', {
  access: 'member',
  errors: [...ofTicket, 'ticket-open'],
})
/** Whom to tell of an answer; nobody where it was seen. */
export const getAnswerNews = operation('GET', '/internal/support/messages/{messageGuid}/news', {
  access: 'system',
  isRead: true,
})
/** Writes what somebody has answered to a mail about their ticket. */
export const takeTicketReply = operation('POST', '/internal/support/mailed-replies', { access: 'system' })
