import { operation } from '../operation.ts'

const ofTicket = ['ticket-not-found'] as const

/** The caller's support tickets. Members with an unconfirmed address may also ask for help. */
export const listTickets = operation('GET', '/api/support/ticket/list', { access: 'member', isRead: true })
export const createTicket = operation('POST', '/api/support/ticket', { access: 'member', status: 201 })
/** Returns the target ticket for a merged one. */
export const getTicket = operation('GET', '/api/support/ticket/{guid}', {
  access: 'member',
  errors: ofTicket,
  isRead: true,
})
/** Adds a message to a ticket. A closed one is reopened. */
export const replyToTicket = operation('PUT', '/api/support/ticket/{guid}/message', {
  access: 'member',
  errors: ofTicket,
})
/** The caller has seen what support wrote. */
export const markTicketViewed = operation('POST', '/api/support/ticket/{guid}/viewed', {
  access: 'member',
  errors: ofTicket,
})
/** Closes a ticket. No effect on a closed one. */
export const closeTicket = operation('POST', '/api/support/ticket/{guid}/close', { access: 'member', errors: ofTicket })
/** Rates a closed ticket from 1 to 5. A later rating replaces an earlier one. */
export const rateTicket = operation('POST', '/api/support/ticket/{guid}/rating', {
  access: 'member',
  errors: [...ofTicket, 'ticket-open'],
})
/** Recipient of a notification about an answer; none if it was seen. */
export const getAnswerNews = operation('GET', '/internal/support/messages/{messageGuid}/news', {
  access: 'system',
  isRead: true,
})
/** Adds a user's answer to a mail as a message on their ticket. */
export const takeTicketReply = operation('POST', '/internal/support/mailed-replies', { access: 'system' })
