import type { ParsedInput, Reply } from '@sild/contract/schemas'
import { limits } from '@sild/contract/limits'
import { AppError } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'
import { TicketMessage } from '../models/ticket-message.ts'
import { appendMessage } from './append-message.ts'
import { findTicket, lockTicket } from './find-ticket.ts'
import { attachmentsOf, filesInMessage } from './ticket-files.ts'

/** Adds an answer by mail to its ticket, and reopens a closed one. A repeated mail is added once. */
export async function takeTicketReply(
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
