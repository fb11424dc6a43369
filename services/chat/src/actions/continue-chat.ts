import { AppError, type Transaction } from '@sild/service-kit'
import type { ChatDeps } from '../deps.ts'
import { Chat } from '../models/chat.ts'
import { announceChat } from './announce-chat.ts'
import { findChat } from './find-chat.ts'

/**
 * Reopens a chat that was closed with its publication. Does nothing if it is open.
 * @throws chat-not-found, chat-archived
 */
export async function continueChat(
  trx: Transaction,
  deps: Pick<ChatDeps, 'live'>,
  { chatGuid, companyGuid }: { chatGuid: string; companyGuid: string },
): Promise<Chat> {
  await Chat.query(trx).findById(chatGuid).forUpdate()
  const chat = await findChat(trx, chatGuid, companyGuid)
  if (chat.state === 'active') return chat
  if (!chat.mayContinue) throw new AppError('chat-archived')
  await Chat.query(trx).findById(chatGuid).patch({ state: 'active', mayContinue: false })
  announceChat(trx, deps, chat)
  return findChat(trx, chatGuid, companyGuid)
}
