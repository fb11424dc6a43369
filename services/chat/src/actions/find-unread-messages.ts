import type { ParsedInput } from '@sild/contract/schemas'
import { type Connection, expression } from '@sild/service-kit'
import { ChatMember } from '../models/chat-member.ts'
import { ChatMessage } from '../models/chat-message.ts'

/** How many are in a mail; whoever has more to read opens the chat. */
const MOST = 5

/** What the other company has written since whoever speaks for this one has read it. */
export async function findUnreadMessages(
  connection: Connection,
  { chatGuid, userGuid }: ParsedInput<'getUnreadMessages'>['params'],
): Promise<string[]> {
  const reader = await ChatMember.query(connection).findOne({ chatGuid, userGuid, removedAt: null })
  if (!reader) return []
  const { companyGuid, readPosition } = reader
  const unread = await ChatMessage.query(connection)
    .where({ chatGuid })
    .where('position', '>', readPosition)
    .whereIn('kind', ['ANSWER', 'QUESTION'])
    .where(expression`author_company_guid is distinct from ${companyGuid}`)
    .orderBy('position', 'desc')
    .limit(MOST)
  return unread.toReversed().map(({ message }) => message)
}
