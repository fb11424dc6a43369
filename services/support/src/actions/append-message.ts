import { expression, type Transaction } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'
import { Ticket } from '../models/ticket.ts'
import { type Attachment, TicketMessage } from '../models/ticket-message.ts'
import { promisedAnswer } from '../rules/promised-answer.ts'
import { workingTimeBetween } from '../rules/working-time.ts'
import { announceInbox, announceTicket } from './announce-ticket.ts'
import { moveTicket } from './move-ticket.ts'

export type AppendDeps = Pick<SupportDeps, 'clock' | 'live' | 'outbox'>
export interface NewMessage {
  kind: TicketMessage['kind']
  message: string
  attachments?: Attachment[]
  author: { userGuid: string | null; email?: string | undefined }
  companyGuid?: string | null
  /** The guid of the inbound mail, so that a repeated mail is stored once. */
  messageGuid?: string
}

/** A user with the ticket open sees the answer within this time, and gets neither a notification nor a mail. */
const TOLD_AFTER_MS = 20_000
const MAILED_AFTER_MS = 120_000

/**
 * Adds a message to a ticket and runs its side effects: state, promised time, files, mails and notifications. The
 * caller holds the row lock. Messages from pages and from mails both use this function.
 */
export async function appendMessage(
  trx: Transaction,
  deps: AppendDeps,
  ticket: Ticket,
  { attachments = [], author, companyGuid = null, kind, message, messageGuid }: NewMessage,
): Promise<TicketMessage> {
  const { ticketGuid } = ticket
  const written = await TicketMessage.query(trx)
    .insert({
      ...(messageGuid && { messageGuid }),
      ticketGuid,
      kind,
      message,
      attachments,
      authorUserGuid: author.userGuid,
      authorEmail: author.email ?? null,
    })
    .returning('*')
  const keys = attachments.map(({ key }) => key)
  if (keys.length > 0 && author.userGuid)
    await deps.outbox.add(trx, 'show-files', {
      shownIn: 'ticket-message',
      subjectGuid: written.messageGuid,
      revision: 1,
      userGuid: author.userGuid,
      companyGuid,
      keys,
    })
  if (kind === 'note') {
    announceInbox(trx, deps, ticketGuid)
    return written
  }
  if (kind === 'question') await moveTicket(trx, ticket, 'write', waiting(deps, ticket))
  else await answered(trx, deps, ticket, written)
  announceTicket(trx, deps, ticket)
  return written
}

/** The time of the promised answer. A second question does not move it. */
const waiting = ({ clock }: AppendDeps, { dueAt, state }: Ticket): Partial<Ticket> => ({
  dueAt: state === 'open' ? dueAt : promisedAnswer(clock.now()),
})

async function answered(
  trx: Transaction,
  { clock, outbox }: AppendDeps,
  ticket: Ticket,
  { messageGuid }: TicketMessage,
): Promise<void> {
  const now = clock.now()
  const isFirst = ticket.firstAnsweredAt === null
  await moveTicket(trx, ticket, 'answer', {
    dueAt: null,
    claimedByUserGuid: null,
    claimedByEmail: null,
    claimedUntil: null,
    ...(isFirst && {
      firstAnsweredAt: now,
      firstAnswerMinutes: Math.round(workingTimeBetween(ticket.createdAt, now) / 60_000),
    }),
  })
  await Ticket.query(trx)
    .findById(ticket.ticketGuid)
    .patch({ unreadCount: expression`unread_count + 1` } as object) // Objection takes expressions; its types of a patch know values only.
  const after = (ms: number): Date => new Date(now.getTime() + ms)
  // A guest gets no notification, so the mail is sent at once.
  const mailedAfterMs = ticket.userGuid ? MAILED_AFTER_MS : 0
  await outbox.add(trx, 'mail-answer', { messageGuid }, { runAt: after(mailedAfterMs) })
  if (ticket.userGuid) await outbox.add(trx, 'notify-answer', { messageGuid }, { runAt: after(TOLD_AFTER_MS) })
}
