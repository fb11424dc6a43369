import { operation } from '../operation.ts'

const ofTicket = ['ticket-not-found'] as const
const ofClaimed = ['ticket-not-found', 'ticket-claimed'] as const

/** What waits for the staff by its promise, what each holds, what was answered and what is closed. */
export const listSupportInbox = operation('GET', '/api/backoffice/support/tickets', { access: 'support', isRead: true })
export const getSupportTicket = operation('GET', '/api/backoffice/support/tickets/{ticketGuid}', {
  access: 'support',
  errors: ofTicket,
  isRead: true,
})
/** Who has written it: address, company, plan and other tickets. */
export const getTicketCustomer = operation('GET', '/api/backoffice/support/tickets/{ticketGuid}/customer', {
  access: 'support',
  errors: ofTicket,
  isRead: true,
})
export const claimTicket = operation('POST', '/api/backoffice/support/tickets/{ticketGuid}/claim', {
  access: 'support',
  errors: ofClaimed,
})
export const releaseTicket = operation('POST', '/api/backoffice/support/tickets/{ticketGuid}/release', {
  access: 'support',
  errors: [...ofTicket, 'ticket-not-claimed'],
})
/** What the customer reads, in the portal and by mail. A ticket that a colleague holds is theirs to answer. */
export const answerTicket = operation('POST', '/api/backoffice/support/tickets/{ticketGuid}/answer', {
  access: 'support',
  errors: ofClaimed,
})
/** What only colleagues read. */
export const addTicketNote = operation('POST', '/api/backoffice/support/tickets/{ticketGuid}/note', {
  access: 'support',
  errors: ofTicket,
})
export const closeSupportTicket = operation('POST', '/api/backoffice/support/tickets/{ticketGuid}/close', {
  access: 'support',
  errors: ofClaimed,
})
/** Moves all that was said in a ticket into another of the same customer, and closes it. */
export const mergeTickets = operation('POST', '/api/backoffice/support/tickets/{ticketGuid}/merge', {
  access: 'support',
  errors: [...ofClaimed, 'tickets-of-others', 'ticket-closed'],
})
export const tagTicket = operation('PUT', '/api/backoffice/support/tickets/{ticketGuid}/tags', {
  access: 'support',
  errors: ofTicket,
})
export const listCannedAnswers = operation('GET', '/api/backoffice/support/answers', {
  access: 'support',
  isRead: true,
})
export const createCannedAnswer = operation('POST', '/api/backoffice/support/answers', {
  access: 'support',
  status: 201,
})
export const updateCannedAnswer = operation('PUT', '/api/backoffice/support/answers/{answerGuid}', {
  access: 'support',
  errors: ['canned-answer-not-found', 'canned-answer-changed'],
})
export const deleteCannedAnswer = operation('DELETE', '/api/backoffice/support/answers/{answerGuid}', {
  access: 'support',
  errors: ['canned-answer-not-found'],
})
/** How quick and how good support was, week by week. */
export const getSupportFigures = operation('GET', '/api/backoffice/support/figures', {
  access: 'support',
  isRead: true,
})
