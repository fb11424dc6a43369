import type { Reply } from '@sild/contract/schemas'
import type { Connection } from '@sild/service-kit'
import { findUnseenAnswer } from './find-unseen-answer.ts'

/** The user to notify of an answer: the author of the ticket, unless they have seen it or have no account. */
export async function findAnswerNews(
  connection: Connection,
  messageGuid: string,
): Promise<Reply<'getAnswerNews'>['news']> {
  const unseen = await findUnseenAnswer(connection, messageGuid)
  if (!unseen) return null
  const { ticketGuid, title, userGuid } = unseen.ticket
  return { userGuid, ticketGuid, title }
}
