import { paths } from '@sild/paths'
import { asSystem } from '@sild/service-kit'
import { findUnseenAnswer } from '../actions/find-unseen-answer.ts'
import { handle } from '../deps.ts'
import { mailCustomer } from '../mails/mail-customer.ts'
import { Ticket } from '../models/ticket.ts'
import { TicketMessage } from '../models/ticket-message.ts'

/** Mails an answer, unless the member has seen it. A guest always gets the mail. */
export const mailAnswerJob = handle('mail-answer', async ({ deps, payload: { messageGuid } }) => {
  const { knex } = deps.database
  const message = await TicketMessage.query(knex).findById(messageGuid)
  const ticket = message && (await Ticket.query(knex).findById(message.ticketGuid))
  if (!ticket) return
  const letter = { words: message.message, effectKey: `ticket answer ${messageGuid}` }
  if (!ticket.userGuid) {
    const { email, locale } = ticket
    if (email)
      await mailCustomer(deps, ticket, {
        ...letter,
        to: email,
        locale,
        letter: 'guestAnswer',
        path: paths.contactUs(),
      })
    return
  }
  if (!(await findUnseenAnswer(knex, messageGuid))) return
  const { users } = await deps.calls.call(
    'getUserContacts',
    { body: { userGuids: [ticket.userGuid] } },
    { actor: asSystem('the answer is mailed to the author of the question') },
  )
  const reader = users[0]
  if (!reader) return
  await mailCustomer(deps, ticket, {
    ...letter,
    to: reader.email,
    locale: reader.locale,
    letter: 'answer',
    path: paths.ticket(ticket.ticketGuid),
    replyTo: { kind: 'ticket-answer', subjectGuid: ticket.ticketGuid },
  })
})
