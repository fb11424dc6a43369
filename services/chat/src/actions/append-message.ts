import type { Transaction } from '@sild/service-kit'
import { Chat } from '../models/chat.ts'
import { ChatMember } from '../models/chat-member.ts'
import { ChatMessage } from '../models/chat-message.ts'

type NewMessage = Pick<ChatMessage, 'chatGuid' | 'kind' | 'message'> & Partial<ChatMessage>

/** Writes the next message of a chat. The lock on the chat's row gives messages their order and makes each counter rise once. */
export async function appendMessage(trx: Transaction, message: NewMessage): Promise<ChatMessage> {
  const chat = await Chat.query(trx)
    .findById(message.chatGuid)
    .patch({
      lastPosition: trx.raw('last_position + 1'),
      updatedAt: trx.fn.now(),
      ...(message.kind === 'ANSWER' && { replyStatus: 'REPLIED' as const }),
    } as object)
    .returning('lastPosition')
    .first()
  const position = chat?.lastPosition
  if (position === undefined) throw new Error(`There is no chat ${message.chatGuid}.`)

  const written = await ChatMessage.query(trx)
    .insert({ attachments: [], ...message, position })
    .returning('*')
  const author = message.authorCompanyGuid ?? null
  await ChatMember.query(trx)
    .where('chatGuid', message.chatGuid)
    .whereRaw('company_guid is distinct from ?', [author])
    .increment('unreadCount', 1)
  if (author)
    await ChatMember.query(trx).findById([message.chatGuid, author]).patch({ readPosition: position, unreadCount: 0 })
  return written
}
