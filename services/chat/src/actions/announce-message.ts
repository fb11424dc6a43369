import type { Transaction } from '@sild/service-kit'
import type { ChatDeps } from '../deps.ts'
import type { Chat } from '../models/chat.ts'
import type { ChatMessage } from '../models/chat-message.ts'
import { messageReply } from '../replies/message-reply.ts'

const LARGEST_LIVE_BYTES = 6000

/** Publishes a message to the open browsers of both companies. A browser that misses it gets it by its next query. */
export function announceMessage(
  trx: Transaction,
  { files, live }: Pick<ChatDeps, 'files' | 'live'>,
  { chatGuid, ownerCompanyGuid, respondentCompanyGuid }: Chat,
  written: ChatMessage,
): void {
  const payload = { chatGuid, message: messageReply(files, written) }
  const fits = Buffer.byteLength(JSON.stringify(payload)) <= LARGEST_LIVE_BYTES
  for (const companyGuid of [ownerCompanyGuid, respondentCompanyGuid]) {
    const to = { companyGuid }
    if (fits) live.publish(trx, { to, type: 'chat-message', payload })
    else live.publish(trx, { to, type: 'chat-changed', payload: { chatGuid } })
  }
}
