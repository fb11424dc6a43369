import type { ParsedInput } from '@sild/contract'
import type { SignedInActor, Transaction } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'
import type { Ticket } from '../models/ticket.ts'
import { appendMessage } from './append-message.ts'
import { lockTicket } from './find-ticket.ts'
import { attachmentsOf } from './ticket-files.ts'

/** Adds a member's reply to a ticket, and reopens a closed one. @throws ticket-not-found */
export async function replyToTicket(
  trx: Transaction,
  deps: SupportDeps,
  { companyGuid, userGuid }: SignedInActor,
  { body, params: { guid } }: Pick<ParsedInput<'replyToTicket'>, 'body' | 'params'>,
): Promise<Ticket> {
  const ticket = await lockTicket(trx, { guid, userGuid })
  await appendMessage(trx, deps, ticket, {
    kind: 'question',
    message: body.message,
    attachments: attachmentsOf(deps, body.files),
    author: { userGuid },
    companyGuid,
  })
  return ticket
}
