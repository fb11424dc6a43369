import { eraseTicketsJob } from './erase-tickets.ts'
import { mailAnswer } from './mail-answer.ts'
import { mailTicket } from './mail-ticket.ts'
import { openPaymentTicket } from './open-payment-ticket.ts'
import { releaseStaleTicketsJob } from './release-stale-tickets.ts'
import { sendWebinarRegistration } from './send-webinar-registration.ts'

export const jobs = [
  mailTicket,
  mailAnswer,
  sendWebinarRegistration,
  openPaymentTicket,
  releaseStaleTicketsJob,
  eraseTicketsJob,
]
