import { expression, type Transaction } from '@sild/service-kit'
import type { ChatDeps } from '../deps.ts'
import { Chat } from '../models/chat.ts'
import { ChatMember } from '../models/chat-member.ts'
import { ChatMessage } from '../models/chat-message.ts'
import { announceMessage } from './announce-message.ts'

type NewMessage = Pick<ChatMessage, 'chatGuid' | 'kind' | 'message'> & Partial<ChatMessage>

/**
 * Inserts the next message of a chat and publishes it to both companies. The lock on the chat's row orders the messages
 * and makes each counter rise once.
 */
export async function appendMessage(
  trx: Transaction,
  deps: Pick<ChatDeps, 'files' | 'live'>,
  message: NewMessage,
): Promise<ChatMessage> {
  const chat = await Chat.query(trx)
    .findById(message.chatGuid)
    .patch({
      lastPosition: expression`last_position + 1`,
      updatedAt: trx.fn.now(),
      ...(message.kind === 'ANSWER' && { replyStatus: 'REPLIED' as const }),
      // Objection accepts raw expressions here; the types of its patch only allow values.
    } as object)
    .returning('*')
    .first()
  if (!chat) throw new Error(`There is no chat ${message.chatGuid}.`)

  const position = chat.lastPosition
  const written = await ChatMessage.query(trx)
    .insert({ attachments: [], ...message, position })
    .returning('*')
  const author = message.authorCompanyGuid ?? null
  await ChatMember.query(trx)
    .where('chatGuid', message.chatGuid)
    .where(expression`company_guid is distinct from ${author}`)
    .increment('unreadCount', 1)
  announceMessage(trx, deps, chat, written)
  return written
}
