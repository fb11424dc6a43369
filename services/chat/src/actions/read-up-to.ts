import type { Transaction } from '@sild/service-kit'
import type { ChatDeps } from '../deps.ts'
import type { Chat } from '../models/chat.ts'
import { ChatMember } from '../models/chat-member.ts'
import { ChatMessage } from '../models/chat-message.ts'

/**
 * Moves the read position of a chat member forward, never back. Later messages stay unread. The caller holds the lock
 * of the chat's row, so that each message is counted.
 */
export async function readUpTo(
  trx: Transaction,
  { live, outbox }: Pick<ChatDeps, 'live' | 'outbox'>,
  chat: Chat,
  { companyGuid, position }: { companyGuid: string; position: number },
): Promise<void> {
  const { chatGuid } = chat
  const reader = await ChatMember.query(trx).findById([chatGuid, companyGuid])
  if (!reader) return
  const readPosition = Math.max(position, reader.readPosition)
  const unreadCount = await ChatMessage.unreadBy(trx, { chatGuid, companyGuid, readPosition }).resultSize()
  await ChatMember.query(trx).findById([chatGuid, companyGuid]).patch({ readPosition, unreadCount })
  if (reader.unreadCount === 0) return
  if (unreadCount === 0) await outbox.publish(trx, 'chat-read', { chatGuid, userGuid: reader.userGuid })
  const payload = { chatGuid, companyGuid, position: readPosition }
  live.publish(trx, { to: { companyGuid: chat.companionOf(companyGuid) }, type: 'chat-read', payload })
  live.publish(trx, { to: { companyGuid }, type: 'activity', payload: {} })
}
