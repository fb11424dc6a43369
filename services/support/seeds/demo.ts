import { market, timeAt } from '@sild/demo'
import { staffUsers } from '@sild/demo/staff'
import type { SupportDeps } from '../src/deps.ts'
import { Ticket } from '../src/models/ticket.ts'
import { TicketMessage } from '../src/models/ticket-message.ts'
import { CannedAnswer } from '../src/models/canned-answer.ts'
import { promisedAnswer } from '../src/rules/promised-answer.ts'
import { workingTimeBetween } from '../src/rules/working-time.ts'
import { cannedAnswers } from './canned-answers.ts'

/** The tickets of the demo market. Done once: those that exist are left as they are. */
export async function seed({ clock, database }: SupportDeps): Promise<void> {
  const at = (ageMinutes: number): Date => timeAt(clock.now(), ageMinutes)
  const emails = new Map(staffUsers.map(({ email, userGuid }) => [userGuid, email]))
  await database.transaction(async (trx) => {
    await CannedAnswer.query(trx).insert(cannedAnswers).onConflict().ignore()
    const known = new Set((await Ticket.query(trx).select('ticketGuid')).map(({ ticketGuid }) => ticketGuid))
    const oldestFirst = market().tickets.toSorted(
      (one, other) => (other.messages[0]?.sentAgeMinutes ?? 0) - (one.messages[0]?.sentAgeMinutes ?? 0),
    )
    for (const { messages, rating, state, ...ticket } of oldestFirst.filter(
      ({ ticketGuid }) => !known.has(ticketGuid),
    )) {
      const [first, last] = [messages[0]!, messages.at(-1)!]
      const createdAt = at(first.sentAgeMinutes)
      const answer = messages.find(({ isFromStaff }) => isFromStaff)
      const answeredAt = answer ? at(answer.sentAgeMinutes) : null
      await Ticket.query(trx).insert({
        ...ticket,
        source: 'member',
        state: rating ? 'rated' : state,
        unreadCount: messages.filter(({ isFromStaff, readAgeMinutes }) => isFromStaff && readAgeMinutes === null)
          .length,
        rating: rating?.rating ?? null,
        ratingComment: rating?.comment ?? null,
        ratedAt: rating ? at(last.sentAgeMinutes) : null,
        dueAt: state === 'open' ? promisedAnswer(at(last.sentAgeMinutes)) : null,
        firstDueAt: promisedAnswer(createdAt),
        firstAnsweredAt: answeredAt,
        firstAnswerMinutes: answeredAt && Math.round(workingTimeBetween(createdAt, answeredAt) / 60_000),
        createdAt,
        updatedAt: at(last.sentAgeMinutes),
      })
      await TicketMessage.query(trx).insert(
        messages.map(({ authorGuid, isFromStaff, messageGuid, sentAgeMinutes, text }) => ({
          messageGuid,
          ticketGuid: ticket.ticketGuid,
          kind: isFromStaff ? ('answer' as const) : ('question' as const),
          message: text,
          authorUserGuid: authorGuid,
          authorEmail: isFromStaff ? (emails.get(authorGuid) ?? null) : null,
          sentAt: at(sentAgeMinutes),
        })),
      )
    }
  })
}
