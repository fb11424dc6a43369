import type { Transaction } from '@sild/service-kit'
import type { ChatDeps } from '../deps.ts'
import type { Chat } from '../models/chat.ts'

/** Has the open pages of both companies read the chat again. */
export function announceChat(trx: Transaction, { live }: Pick<ChatDeps, 'live'>, chat: Chat): void {
  const { chatGuid, ownerCompanyGuid, respondentCompanyGuid } = chat
  for (const companyGuid of [ownerCompanyGuid, respondentCompanyGuid])
    live.publish(trx, { to: { companyGuid }, type: 'chat-changed', payload: { chatGuid } })
}
