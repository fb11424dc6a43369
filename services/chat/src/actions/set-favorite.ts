import type { Chat as ChatReply } from '@sild/contract/chat/schemas'
import type { ChatDeps } from '../deps.ts'
import { ChatMember } from '../models/chat-member.ts'
import { describeChat } from './describe-chat.ts'
import { findChat } from './find-chat.ts'

/** @throws chat-not-found */
export async function setFavorite(
  deps: ChatDeps,
  { chatGuid, companyGuid, isFavorite }: { chatGuid: string; companyGuid: string; isFavorite: boolean },
): Promise<ChatReply> {
  const { knex } = deps.database
  await findChat(knex, chatGuid, companyGuid)
  await ChatMember.query(knex).findById([chatGuid, companyGuid]).patch({ isFavorite })
  await deps.live.publish({ to: { companyGuid }, type: 'chat-changed', payload: { chatGuid } })
  return describeChat(deps, await findChat(knex, chatGuid, companyGuid), companyGuid)
}
