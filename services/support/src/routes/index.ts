import { addTicketNoteRoute } from './add-ticket-note.ts'
import { answerTicketRoute } from './answer-ticket.ts'
import { claimTicketRoute } from './claim-ticket.ts'
import { closeSupportTicketRoute } from './close-support-ticket.ts'
import { closeTicketRoute } from './close-ticket.ts'
import { createCannedAnswerRoute } from './create-canned-answer.ts'
import { createTicketRoute } from './create-ticket.ts'
import { deleteCannedAnswerRoute } from './delete-canned-answer.ts'
import { exportSupportDataRoute } from './export-support-data.ts'
import { exportWebinarRegistrationsRoute } from './export-webinar-registrations.ts'
import { forgetAddressRoute } from './forget-address.ts'
import { getAnswerNewsRoute } from './get-answer-news.ts'
import { getSupportFiguresRoute } from './get-support-figures.ts'
import { getSupportTicketRoute } from './get-support-ticket.ts'
import { getTicketCustomerRoute } from './get-ticket-customer.ts'
import { getTicketRoute } from './get-ticket.ts'
import { listCannedAnswersRoute } from './list-canned-answers.ts'
import { listSupportInboxRoute } from './list-support-inbox.ts'
import { listTicketsRoute } from './list-tickets.ts'
import { markTicketViewedRoute } from './mark-ticket-viewed.ts'
import { mergeTicketsRoute } from './merge-tickets.ts'
import { rateTicketRoute } from './rate-ticket.ts'
import { registerForWebinarRoute } from './register-for-webinar.ts'
import { releaseTicketRoute } from './release-ticket.ts'
import { replyToTicketRoute } from './reply-to-ticket.ts'
import { sendContactFormRoute } from './send-contact-form.ts'
import { sendFeedbackRoute } from './send-feedback.ts'
import { tagTicketRoute } from './tag-ticket.ts'
import { takeTicketReplyRoute } from './take-ticket-reply.ts'
import { updateCannedAnswerRoute } from './update-canned-answer.ts'

export const routes = [
  sendContactFormRoute,
  registerForWebinarRoute,
  exportWebinarRegistrationsRoute,
  sendFeedbackRoute,
  forgetAddressRoute,
  listTicketsRoute,
  createTicketRoute,
  getTicketRoute,
  replyToTicketRoute,
  markTicketViewedRoute,
  closeTicketRoute,
  rateTicketRoute,
  getAnswerNewsRoute,
  takeTicketReplyRoute,
  listSupportInboxRoute,
  getSupportTicketRoute,
  getTicketCustomerRoute,
  claimTicketRoute,
  releaseTicketRoute,
  answerTicketRoute,
  addTicketNoteRoute,
  closeSupportTicketRoute,
  mergeTicketsRoute,
  tagTicketRoute,
  listCannedAnswersRoute,
  createCannedAnswerRoute,
  updateCannedAnswerRoute,
  deleteCannedAnswerRoute,
  getSupportFiguresRoute,
  exportSupportDataRoute,
]
