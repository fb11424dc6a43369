import type { ParsedInput } from '@sild/contract'
import { AppError, type CompanyActor, type FileUse, type Transaction } from '@sild/service-kit'
import type { ChatDeps } from '../deps.ts'
import { Chat } from '../models/chat.ts'
import { ChatMessage } from '../models/chat-message.ts'
import { findChat } from '../models/find-chat.ts'
import { appendMessage } from './append-message.ts'
import { readUpTo } from './read-up-to.ts'

/** A user with the chat open reads the message in this time and gets no notification. */
const TOLD_AFTER_MS = 20_000

/** The files of a message to send. */
export const filesInMessage = ({
  attachments,
}: Pick<ParsedInput<'sendChatMessage'>['body'], 'attachments'>): FileUse[] =>
  attachments.map(({ url }, index) => ({ field: `attachments.${index}.url`, url, place: 'chat-attachment' }))

/**
 * Sends a message once for each `clientGuid`. Its files must be reserved. The author has read all earlier messages, or
 * those up to `readPosition`. @throws chat-not-found, chat-archived
 */
export async function sendChatMessage(
  trx: Transaction,
  deps: Pick<ChatDeps, 'clock' | 'files' | 'live' | 'outbox'>,
  actor: Pick<CompanyActor, 'companyGuid' | 'userGuid'>,
  body: ParsedInput<'sendChatMessage'>['body'],
  readPosition?: number,
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
  if (chat.state !== 'active') throw new AppError('chat-archived')
  const { companyGuid, userGuid } = actor
  const attachments = body.attachments.flatMap(({ url, ...file }) => {
    const key = deps.files.keyOf(url)
    return key === null ? [] : [{ key, ...file }]
  })
  const message = await appendMessage(trx, deps, {
    chatGuid: chat.chatGuid,
    kind: companyGuid === chat.ownerCompanyGuid ? 'ANSWER' : 'QUESTION',
    message: body.message,
    attachments,
    authorCompanyGuid: companyGuid,
    authorUserGuid: userGuid,
    clientGuid: body.clientGuid ?? null,
  })
  await readUpTo(trx, deps, chat, { companyGuid, position: readPosition ?? message.position })
  if (message.kind === 'ANSWER' && chat.replyStatus === 'NOT_REPLIED')
    await deps.outbox.publish(trx, 'response-answered', { responseGuid: chat.respondGuid })
  const runAt = new Date(deps.clock.now().getTime() + TOLD_AFTER_MS)
  await deps.outbox.add(trx, 'notify-message', { chatGuid: chat.chatGuid, position: message.position }, { runAt })
  const subject = { shownIn: 'chat-message', subjectGuid: message.messageGuid, revision: 1 } as const
  const keys = attachments.map(({ key }) => key)
  if (keys.length > 0) await deps.outbox.add(trx, 'show-files', { ...subject, userGuid, companyGuid, keys })
  return message
}
