import type { Input } from '@sild/contract/schemas'
import { type CompanyActor, expression, type Transaction } from '@sild/service-kit'
import type { ChatDeps } from '../deps.ts'
import { Chat } from '../models/chat.ts'
import { ChatMember } from '../models/chat-member.ts'
import { ChatMessage } from '../models/chat-message.ts'
import { findChat } from './find-chat.ts'

/** Moves the reader forward, never back; what came after `position` stays unread. @throws chat-not-found */
export async function markChatRead(
  trx: Transaction,
  { live, outbox }: Pick<ChatDeps, 'live' | 'outbox'>,
  { companyGuid }: CompanyActor,
  { chatGuid, position }: Input<'markChatRead'>['body'],
): Promise<void> {
  // Whoever writes a message holds it too, so that each message is counted.
  await Chat.query(trx).findById(chatGuid).forUpdate()
  const chat = await findChat(trx, chatGuid, companyGuid)
  // A position beyond the last message would swallow messages to come.
  const readPosition = Math.min(position, chat.lastPosition)
  const unreadCount = await ChatMessage.query(trx)
    .where('chatGuid', chatGuid)
    .where('position', '>', readPosition)
    .where(expression`author_company_guid is distinct from ${companyGuid}`)
    .resultSize()
  const reader = await ChatMember.query(trx).findById([chatGuid, companyGuid])
  await ChatMember.query(trx)
    .findById([chatGuid, companyGuid])
    .where('readPosition', '<=', readPosition)
    .patch({ readPosition, unreadCount, viewedAt: new Date() })
  if (reader && reader.unreadCount > 0 && unreadCount === 0)
    await outbox.publish(trx, 'chat-read', { chatGuid, userGuid: reader.userGuid })
  const payload = { chatGuid, companyGuid, position: readPosition }
  live.publish(trx, { to: { companyGuid: chat.companionOf(companyGuid) }, type: 'chat-read', payload })
  live.publish(trx, { to: { companyGuid }, type: 'activity', payload: {} })
}
