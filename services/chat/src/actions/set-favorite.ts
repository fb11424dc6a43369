import type { Chat as ChatReply } from '@sild/contract/chat/schemas'
import type { ChatDeps } from '../deps.ts'
import { ChatMember } from '../models/chat-member.ts'
import { findChat } from '../models/find-chat.ts'
import { describeChat } from '../replies/describe-chat.ts'

/** @throws chat-not-found */
export async function setFavorite(
  deps: ChatDeps,
  { chatGuid, companyGuid, isFavorite }: { chatGuid: string; companyGuid: string; isFavorite: boolean },
): Promise<ChatReply> {
  const chat = await deps.database.transaction(async (trx) => {
    await findChat(trx, chatGuid, companyGuid)
    await ChatMember.query(trx).findById([chatGuid, companyGuid]).patch({ isFavorite })
    deps.live.publish(trx, { to: { companyGuid }, type: 'chat-changed', payload: { chatGuid } })
    return findChat(trx, chatGuid, companyGuid)
  })
  return describeChat(deps, chat, companyGuid)
}
