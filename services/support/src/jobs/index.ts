import { eraseTicketsJob } from './erase-tickets.ts'
import { mailAnswerJob } from './mail-answer.ts'
import { mailTicketJob } from './mail-ticket.ts'
import { openPaymentTicketJob } from './open-payment-ticket.ts'
import { releaseStaleTicketsJob } from './release-stale-tickets.ts'
import { sendWebinarRegistrationJob } from './send-webinar-registration.ts'

export const jobs = [
  mailTicketJob,
  mailAnswerJob,
  sendWebinarRegistrationJob,
  openPaymentTicketJob,
  releaseStaleTicketsJob,
  eraseTicketsJob,
]
