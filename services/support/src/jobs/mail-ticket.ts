import { paths } from '@sild/paths'
import { toStaff } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { formatMoment } from '../mails/format.ts'
import { mailCustomer } from '../mails/mail-customer.ts'
import { supportMessages } from '../mails/messages/index.ts'
import { newTicketMail } from '../mails/new-ticket-mail.ts'
import { Ticket } from '../models/ticket.ts'
import { TicketMessage } from '../models/ticket-message.ts'

export const mailTicketJob = handle('mail-ticket', async ({ deps, payload: { ticketGuid } }) => {
  const { knex } = deps.database
  const ticket = await Ticket.query(knex).findById(ticketGuid)
  // Ordered by time, because a merge may have added messages meanwhile.
  const [first] = await TicketMessage.query(knex).where({ ticketGuid }).orderBy(['sentAt', 'messageGuid']).limit(1)
  // The sender had it erased before the job ran.
  if (!ticket || !first) return
  await deps.mailer.send({
    effectKey: `ticket ${ticketGuid}`,
    ...toStaff(deps.mailbox),
    ...(await newTicketMail(ticket, first.message, deps.publicUrl)),
  })
  const { dueAt, email, locale, number, userGuid } = ticket
  // A member sees the ticket in the portal and gets no mail.
  if (userGuid || !email) return
  const { facts: label } = supportMessages[locale]
  await mailCustomer(deps, ticket, {
    to: email,
    locale,
    letter: 'received',
    path: paths.helpCenter(),
    words: first.message,
    facts: [[label.number, `#${number}`], ...(dueAt ? [[label.due, formatMoment(dueAt, locale)] as const] : [])],
    effectKey: `ticket received ${ticketGuid}`,
  })
})
