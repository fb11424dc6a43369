import type { Input } from '@sild/contract/schemas'
import type { CompanyActor, Transaction } from '@sild/service-kit'
import type { ChatDeps } from '../deps.ts'
import { Chat } from '../models/chat.ts'
import { ChatMember } from '../models/chat-member.ts'
import { findChat } from './find-chat.ts'
import { readUpTo } from './read-up-to.ts'

/** Marks the messages of the chat up to `position` as read. @throws chat-not-found */
export async function markChatRead(
  trx: Transaction,
  deps: Pick<ChatDeps, 'live' | 'outbox'>,
  { companyGuid }: CompanyActor,
  { chatGuid, position }: Input<'markChatRead'>['body'],
): Promise<void> {
  await Chat.query(trx).findById(chatGuid).forUpdate()
  const chat = await findChat(trx, chatGuid, companyGuid)
  // A position beyond the last message would mark future messages as read.
  await readUpTo(trx, deps, chat, { companyGuid, position: Math.min(position, chat.lastPosition) })
  await ChatMember.query(trx).findById([chatGuid, companyGuid]).patch({ viewedAt: new Date() })
}
