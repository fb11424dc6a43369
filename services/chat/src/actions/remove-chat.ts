import type { Transaction } from '@sild/service-kit'
import { raw } from 'objection'
import { Chat } from '../models/chat.ts'
import { ChatMember } from '../models/chat-member.ts'
import type { ChatMessage } from '../models/chat-message.ts'
import { archiveChat } from './archive-chat.ts'
import { findChat } from './find-chat.ts'

export interface RemovedChat {
  chat: Chat
  /** Null where the chat was closed already. */
  closing: ChatMessage | null
}

/** Nobody writes to a company that has removed the chat, so it closes; with the second removal it is deleted. @throws chat-not-found */
export async function removeChat(
  trx: Transaction,
  { chatGuid, companyGuid }: { chatGuid: string; companyGuid: string },
): Promise<RemovedChat> {
  await Chat.query(trx).findById(chatGuid).forUpdate()
  const chat = await findChat(trx, chatGuid, companyGuid)
  const closing = await archiveChat(trx, chatGuid)
  await ChatMember.query(trx)
    .findById([chatGuid, companyGuid])
    .patch({ removedAt: raw('now()'), unreadCount: 0, isFavorite: false })
  await Chat.query(trx)
    .findById(chatGuid)
    .whereNotExists(ChatMember.query(trx).where({ chatGuid, removedAt: null }))
    .patch({ state: 'deleted' })
  return { chat, closing }
}
