import type { ParsedInput } from '@sild/contract'
import type { Transaction } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'
import type { Ticket } from '../models/ticket.ts'
import { appendMessage } from './append-message.ts'
import { closeTicket } from './close-ticket.ts'
import type { Staff } from './find-staff.ts'
import { lockUnclaimedTicket } from './lock-any-ticket.ts'
import { noteAction } from './note-action.ts'
import { attachmentsOf } from './ticket-files.ts'

/** Answers the author of the ticket, and closes it if the agent chose so. @throws ticket-not-found, ticket-claimed */
export async function answerTicket(
  trx: Transaction,
  deps: SupportDeps,
  staff: Staff,
  { body, params: { ticketGuid } }: Pick<ParsedInput<'answerTicket'>, 'body' | 'params'>,
): Promise<Ticket> {
  const ticket = await lockUnclaimedTicket(trx, ticketGuid, staff)
  await appendMessage(trx, deps, ticket, {
    kind: 'answer',
    message: body.message,
    attachments: attachmentsOf(deps, body.files),
    author: staff,
  })
  if (body.isClosing && (await closeTicket(trx, deps, ticket)))
    await noteAction(trx, ticket.ticketGuid, 'closed', staff)
  return ticket
}
