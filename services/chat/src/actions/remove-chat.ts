import { expression, type Transaction } from '@sild/service-kit'
import type { ChatDeps } from '../deps.ts'
import { Chat } from '../models/chat.ts'
import { ChatMember } from '../models/chat-member.ts'
import { archiveChat } from './archive-chat.ts'
import { findChat } from './find-chat.ts'

/**
 * Removes a chat for one company and closes it for the other. When both have removed it, the chat is deleted.
 * @throws chat-not-found
 */
export async function removeChat(
  trx: Transaction,
  deps: Pick<ChatDeps, 'files' | 'live'>,
  { chatGuid, companyGuid }: { chatGuid: string; companyGuid: string },
): Promise<void> {
  await Chat.query(trx).findById(chatGuid).forUpdate()
  await findChat(trx, chatGuid, companyGuid)
  await archiveChat(trx, deps, chatGuid)
  await ChatMember.query(trx)
    .findById([chatGuid, companyGuid])
    .patch({ removedAt: expression`now()`, unreadCount: 0, isFavorite: false })
  await Chat.query(trx)
    .findById(chatGuid)
    .whereNotExists(ChatMember.query(trx).where({ chatGuid, removedAt: null }))
    .patch({ state: 'deleted' })
  deps.live.publish(trx, { to: { companyGuid }, type: 'chat-changed', payload: { chatGuid } })
  deps.live.publish(trx, { to: { companyGuid }, type: 'activity', payload: {} })
}
