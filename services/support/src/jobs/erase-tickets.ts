import { forgetReplies, run, sql } from '@sild/service-kit'
import { eraseTickets } from '../actions/erase-tickets.ts'
import { noClaim } from '../actions/move-ticket.ts'
import { handle } from '../deps.ts'
import { Ticket } from '../models/ticket.ts'
import { TicketAction } from '../models/ticket-action.ts'
import { TicketMessage } from '../models/ticket-message.ts'
import { WebinarRegistration } from '../models/webinar-registration.ts'

/** Deletes a user's tickets. Answers of an erased staff member stay, without their name. */
export const eraseTicketsJob = handle('erase-tickets', async ({ payload: { userGuid }, deps }) => {
  await forgetReplies(deps.database.knex, userGuid)
  await deps.database.transaction(async (trx) => {
    const own = await Ticket.query(trx).where({ userGuid }).select('ticketGuid')
    await eraseTickets(
      trx,
      deps,
      own.map(({ ticketGuid }) => ticketGuid),
    )
    await TicketMessage.query(trx)
      .where({ authorUserGuid: userGuid })
      .patch({ authorEmail: null, attachments: [], authorUserGuid: null })
    await TicketAction.query(trx).where({ userGuid }).patch({ email: null })
    await Ticket.query(trx).where({ claimedByUserGuid: userGuid }).patch(noClaim)
    await WebinarRegistration.query(trx).where({ userGuid }).delete()
    // Tables of the previous release, which had no tickets yet.
    await run(trx, sql`delete from contact_forms where user_guid = ${userGuid}`)
    await run(trx, sql`delete from feedbacks where user_guid = ${userGuid}`)
  })
})
