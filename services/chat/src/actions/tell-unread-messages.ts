import type { ParsedInput } from '@sild/contract/schemas'
import type { Connection } from '@sild/service-kit'
import { ChatMember } from '../models/chat-member.ts'
import { ChatMessage } from '../models/chat-message.ts'

/** How many messages a mail contains. The user reads more in the chat. */
const MOST = 5

/** The messages of the other company that this user has not read, for a mail. */
export async function tellUnreadMessages(
  connection: Connection,
  { chatGuid, userGuid }: ParsedInput<'tellUnreadMessages'>['params'],
): Promise<string[]> {
  const reader = await ChatMember.query(connection).findOne({ chatGuid, userGuid, removedAt: null })
  if (!reader) return []
  const unread = await ChatMessage.unreadBy(connection, reader)
    .whereIn('kind', ['ANSWER', 'QUESTION'])
    .orderBy('position', 'desc')
    .limit(MOST)
  const [last] = unread
  if (last)
    await ChatMember.query(connection).findById([chatGuid, reader.companyGuid]).patch({ mailedPosition: last.position })
  return unread.toReversed().map(({ message }) => message)
}
