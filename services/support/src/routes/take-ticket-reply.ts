import { limits } from '@sild/contract/limits'
import type { ParsedInput, Reply } from '@sild/contract/schemas'
import { AppError } from '@sild/service-kit'
import { appendMessage } from '../actions/append-message.ts'
import { findTicket, lockTicket } from '../actions/find-ticket.ts'
import { attachmentsOf, filesInMessage } from '../actions/ticket-files.ts'
import { serve, type SupportDeps } from '../deps.ts'
import { TicketMessage } from '../models/ticket-message.ts'

export const takeTicketReplyRoute = serve('takeTicketReply', async ({ body, deps }) => ({
  refusal: await takeTicketReply(deps, body),
}))

/** Adds an answer by mail to its ticket, and reopens a closed one. A repeated mail is added once. */
async function takeTicketReply(
  deps: SupportDeps,
  { attachments, inboundMailGuid, subjectGuid: guid, text, userGuid }: ParsedInput<'takeTicketReply'>['body'],
): Promise<Reply<'takeTicketReply'>['refusal']> {
  const { database, files } = deps
  if ([...text].length > limits.ticketMessage.max) return 'too-long'
  try {
    await findTicket(database.knex, { guid, userGuid })
    await files.reserve({ userGuid, companyGuid: null }, filesInMessage(attachments))
    await database.transaction(async (trx) => {
      const ticket = await lockTicket(trx, { guid, userGuid })
      if (await TicketMessage.query(trx).findById(inboundMailGuid)) return
      await appendMessage(trx, deps, ticket, {
        messageGuid: inboundMailGuid,
        kind: 'question',
        message: text,
        attachments: attachmentsOf(deps, attachments),
        author: { userGuid },
      })
    })
    return null
  } catch (error) {
    if (error instanceof AppError && error.code === 'ticket-not-found') return 'gone'
    throw error
  }
}
