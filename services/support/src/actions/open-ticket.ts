import type { Locale } from '@sild/contract'
import type { TicketSource } from '@sild/contract/support/ticket-schemas'
import type { Transaction } from '@sild/service-kit'
import { Ticket } from '../models/ticket.ts'
import type { Attachment } from '../models/ticket-message.ts'
import { promisedAnswer } from '../rules/promised-answer.ts'
import { type AppendDeps, appendMessage } from './append-message.ts'

export interface NewTicket {
  source: TicketSource
  /** Identifies the cause, so that repeated calls open one ticket. */
  sourceGuid?: string
  title: string
  message: string
  locale: Locale
  userGuid: string | null
  companyGuid?: string | null
  name?: string
  email?: string
  attachments?: Attachment[]
  requestIds?: string[]
  /** False for feedback: no answer is promised. */
  isAnswerAwaited?: boolean
}

/** Opens a ticket with its first message. Null if it was opened before. */
export async function openTicket(
  trx: Transaction,
  deps: AppendDeps,
  { attachments, isAnswerAwaited = true, message, ...columns }: NewTicket,
): Promise<Ticket | null> {
  const now = deps.clock.now()
  const dueAt = isAnswerAwaited ? promisedAnswer(now) : null
  const ticket = await Ticket.query(trx)
    .insert({ ...columns, createdAt: now, dueAt, firstDueAt: dueAt })
    .onConflict()
    .ignore()
    .returning('*')
  if (!ticket?.ticketGuid) return null
  const { companyGuid, ticketGuid, userGuid } = ticket
  const isOurs = columns.source === 'payment'
  await appendMessage(trx, deps, ticket, {
    kind: 'question',
    message,
    attachments: attachments ?? [],
    author: { userGuid: isOurs ? null : userGuid },
    companyGuid,
  })
  await deps.outbox.add(trx, 'mail-ticket', { ticketGuid })
  return ticket
}
