import type { ChatDeps } from '../deps.ts'
import type { Chat } from '../models/chat.ts'
import type { ChatMessage } from '../models/chat-message.ts'
import { messageReply } from '../replies/message-reply.ts'

const LARGEST_LIVE_BYTES = 7000

/** Tells the open browsers of both companies, after the commit. Whoever misses it finds the message when he looks. */
export async function announceMessage(
  { live }: Pick<ChatDeps, 'live'>,
  chat: Chat,
  message: ChatMessage,
): Promise<void> {
  const payload = { chatGuid: chat.chatGuid, message: messageReply(message) }
  const fits = Buffer.byteLength(JSON.stringify(payload)) <= LARGEST_LIVE_BYTES
  await Promise.all(
    [chat.ownerCompanyGuid, chat.respondentCompanyGuid].map((companyGuid) =>
      live.publish(
        fits
          ? { to: { companyGuid }, type: 'chat-message', payload }
          : { to: { companyGuid }, type: 'chat-changed', payload: { chatGuid: chat.chatGuid } },
      ),
    ),
  )
}
