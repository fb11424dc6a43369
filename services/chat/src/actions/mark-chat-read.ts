import type { Connection } from '@sild/service-kit'
import { ChatMember } from '../models/chat-member.ts'
import { ChatMessage } from '../models/chat-message.ts'

/** Moves the reader forward, never back; what came after `position` stays unread. */
export async function markChatRead(
  connection: Connection,
  { chatGuid, companyGuid, position }: { chatGuid: string; companyGuid: string; position: number },
): Promise<void> {
  const unread = ChatMessage.query(connection)
    .where('chatGuid', chatGuid)
    .where('position', '>', position)
    .whereRaw('author_company_guid is distinct from ?', [companyGuid])
    .resultSize()
  await ChatMember.query(connection)
    .findById([chatGuid, companyGuid])
    .where('readPosition', '<=', position)
    .patch({ readPosition: position, unreadCount: await unread, viewedAt: new Date() })
}
