import type { ParsedInput } from '@sild/contract'
import type { SignedInActor, Transaction } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'
import type { Ticket } from '../models/ticket.ts'
import { openTicket } from './open-ticket.ts'
import { attachmentsOf } from './ticket-files.ts'

/** Creates the ticket of a member. The caller has reserved the files. */
export async function createTicket(
  trx: Transaction,
  deps: SupportDeps,
  { companyGuid, locale, userGuid }: SignedInActor,
  { files, ...body }: ParsedInput<'createTicket'>['body'],
): Promise<Ticket> {
  const attachments = attachmentsOf(deps, files)
  const ticket = await openTicket(trx, deps, { ...body, source: 'member', locale, userGuid, companyGuid, attachments })
  if (!ticket) throw new Error('A ticket without a source is new.')
  return ticket
}
