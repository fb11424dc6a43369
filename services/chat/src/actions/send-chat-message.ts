import type { ParsedInput } from '@sild/contract'
import { AppError, type CompanyActor, type Transaction } from '@sild/service-kit'
import type { ChatDeps } from '../deps.ts'
import { Chat } from '../models/chat.ts'
import { ChatMessage } from '../models/chat-message.ts'
import { appendMessage } from './append-message.ts'
import { findChat } from './find-chat.ts'

/** Sends once, however often the same `clientGuid` arrives, with files that the sender has uploaded. @throws chat-not-found, chat-archived, invalid */
export async function sendChatMessage(
  trx: Transaction,
  { live, storage }: Pick<ChatDeps, 'live' | 'storage'>,
  actor: CompanyActor,
  body: ParsedInput<'sendChatMessage'>['body'],
): Promise<ChatMessage> {
  await Chat.query(trx).findById(body.chatGuid).forUpdate()
  const chat = await findChat(trx, body.chatGuid, actor.companyGuid)
  if (body.clientGuid) {
    const sent = await ChatMessage.query(trx).findOne({
      chatGuid: chat.chatGuid,
      authorCompanyGuid: actor.companyGuid,
      clientGuid: body.clientGuid,
    })
    if (sent) return sent
  }
  const { userGuid } = actor
  const foreign = body.attachments.findIndex(({ url }) => !storage.isOf(url, userGuid))
  if (foreign >= 0) throw new AppError('invalid', { fields: { [`attachments.${foreign}.url`]: { code: 'invalid' } } })
  if (chat.state !== 'active') throw new AppError('chat-archived')
  return appendMessage(
    trx,
    { live },
    {
      chatGuid: chat.chatGuid,
      kind: actor.companyGuid === chat.ownerCompanyGuid ? 'ANSWER' : 'QUESTION',
      message: body.message,
      attachments: body.attachments,
      authorCompanyGuid: actor.companyGuid,
      authorUserGuid: userGuid,
      clientGuid: body.clientGuid ?? null,
    },
  )
}
