import { paths } from '@sild/paths'
import { asSystem } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { mailCustomer } from '../mails/mail-customer.ts'
import { Ticket } from '../models/ticket.ts'
import { TicketMessage } from '../models/ticket-message.ts'

/** Mails an answer, unless it was seen by then. */
export const mailAnswer = handle('mail-answer', async ({ deps, payload: { messageGuid } }) => {
  const { knex } = deps.database
  const message = await TicketMessage.query(knex).findById(messageGuid)
  const ticket = message && (await Ticket.query(knex).findById(message.ticketGuid))
  if (!ticket) return
  const { email, locale, ticketGuid, unreadCount, userGuid } = ticket
  const effectKey = `ticket answer ${messageGuid}`
  const words = message.message
  if (!userGuid) {
    if (email)
      await mailCustomer(deps, ticket, {
        to: email,
        locale,
        letter: 'guestAnswer',
        path: paths.contactUs(),
        words,
        effectKey,
      })
    return
  }
  if (unreadCount === 0) return
  const { users } = await deps.calls.call(
    'getUserContacts',
    { body: { userGuids: [userGuid] } },
    { actor: asSystem('an answer is mailed to who asked') },
  )
  const reader = users[0]
  if (!reader) return
  await mailCustomer(deps, ticket, {
    to: reader.email,
    locale: reader.locale,
    letter: 'answer',
    path: paths.ticket(ticketGuid),
    words,
    effectKey,
    replyTo: { kind: 'ticket-answer', subjectGuid: ticketGuid },
  })
})
