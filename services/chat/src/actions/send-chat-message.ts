import type { ParsedInput } from '@sild/contract'
import { AppError, type CompanyActor, type Transaction } from '@sild/service-kit'
import { Chat } from '../models/chat.ts'
import { ChatMessage } from '../models/chat-message.ts'
import { appendMessage } from './append-message.ts'
import { findChat } from './find-chat.ts'

export interface SentMessage {
  chat: Chat
  message: ChatMessage
}

/** Sends once, however often the same `clientGuid` arrives. @throws chat-not-found, chat-archived */
export async function sendChatMessage(
  trx: Transaction,
  actor: CompanyActor,
  body: ParsedInput<'sendChatMessage'>['body'],
): Promise<SentMessage> {
  await Chat.query(trx).findById(body.chatGuid).forUpdate()
  const chat = await findChat(trx, body.chatGuid, actor.companyGuid)
  if (body.clientGuid) {
    const sent = await ChatMessage.query(trx).findOne({
      chatGuid: chat.chatGuid,
      authorCompanyGuid: actor.companyGuid,
      clientGuid: body.clientGuid,
    })
    if (sent) return { chat, message: sent }
  }
  if (chat.state !== 'active') throw new AppError('chat-archived')
  const message = await appendMessage(trx, {
    chatGuid: chat.chatGuid,
    kind: actor.companyGuid === chat.ownerCompanyGuid ? 'ANSWER' : 'QUESTION',
    message: body.message,
    attachments: body.attachments,
    authorCompanyGuid: actor.companyGuid,
    authorUserGuid: actor.userGuid,
    clientGuid: body.clientGuid ?? null,
  })
  return { chat, message }
}
