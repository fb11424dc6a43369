import type { PublicationStatus } from '@sild/contract/enums'
import type { Transaction } from '@sild/service-kit'
import { Chat } from '../models/chat.ts'
import type { ChatMessage } from '../models/chat-message.ts'
import { appendMessage } from './append-message.ts'

/** Closes a chat for good and says so in it. Null where it was closed already. */
export async function archiveChat(
  trx: Transaction,
  chatGuid: string,
  publicationStatus?: PublicationStatus,
): Promise<ChatMessage | null> {
  const closed = await Chat.query(trx)
    .findById(chatGuid)
    .where('state', 'active')
    .patch({ state: 'archived', ...(publicationStatus && { publicationStatus }) })
  return closed > 0 ? appendMessage(trx, { chatGuid, kind: 'CLOSED', message: '' }) : null
}
