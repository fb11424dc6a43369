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
  /** The guid of the mail by which it came, so that the same mail is written once. */
  messageGuid?: string
}

/** Whoever has the ticket open has seen it by then, and gets neither a notification nor a mail. */
const TOLD_AFTER_MS = 20_000
const MAILED_AFTER_MS = 120_000

/**
 * Writes into a ticket whose row the caller holds, with all that follows: its state, the promise, files, mails and a message to whoever waits.
 * However it comes, by page or by mail, it comes in here.
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

/** By when support owes an answer: whoever writes twice waits since the first time. */
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
  // A guest has nothing but the mail.
  const mailedAfterMs = ticket.userGuid ? MAILED_AFTER_MS : 0
  await outbox.add(trx, 'mail-answer', { messageGuid }, { runAt: after(mailedAfterMs) })
  if (ticket.userGuid) await outbox.add(trx, 'notify-answer', { messageGuid }, { runAt: after(TOLD_AFTER_MS) })
}
