import type { ParsedInput, Reply } from '@sild/contract/schemas'
import { limits } from '@sild/contract/limits'
import { AppError, asSystem, type Transaction } from '@sild/service-kit'
import type { ChatDeps } from '../deps.ts'
import { ChatMember } from '../models/chat-member.ts'
import { ChatMessage } from '../models/chat-message.ts'
import { filesInMessage, sendChatMessage } from './send-chat-message.ts'

/** Writes an answer by mail into its chat, as the member who speaks for the company there. Idempotent for each mail. */
export async function takeChatReply(
  deps: ChatDeps,
  {
    attachments,
    inboundMailGuid,
    subjectGuid: chatGuid,
    text: message,
    userGuid,
  }: ParsedInput<'takeChatReply'>['body'],
): Promise<Reply<'takeChatReply'>['refusal']> {
  const { calls, database, files } = deps
  if ([...message].length > limits.chatMessage.max) return 'too-long'
  const member = await ChatMember.query(database.knex).findOne({ chatGuid, userGuid })
  if (!member) return 'gone'
  const { companyGuid } = member
  const system = asSystem('whoever has left a company does not write for it')
  const { members } = await calls.call('getCompanyMembers', { params: { companyGuid } }, { actor: system })
  if (!members.some((one) => one.userGuid === userGuid)) return 'gone'
  const suspended = await calls.call('findSuspendedUsers', { body: { userGuids: [userGuid] } }, { actor: system })
  if (suspended.userGuids.length > 0) return 'gone'
  const writer = { userGuid, companyGuid }
  const body = { chatGuid, message, attachments, clientGuid: inboundMailGuid }
  try {
    await files.reserve(writer, filesInMessage(body))
    await database.transaction(async (trx) => {
      await sendChatMessage(trx, deps, writer, body, member.mailedPosition)
      await notifyOfLaterMessages(trx, deps, member)
    })
    return null
  } catch (error) {
    if (error instanceof AppError && error.code === 'chat-archived') return 'closed'
    if (error instanceof AppError && error.code === 'chat-not-found') return 'gone'
    throw error
  }
}

/** Reading removes the one notification of unread messages, so messages after the mail get a new notification. */
async function notifyOfLaterMessages(
  trx: Transaction,
  { outbox }: Pick<ChatDeps, 'outbox'>,
  { chatGuid, companyGuid }: ChatMember,
): Promise<void> {
  const reader = await ChatMember.query(trx).findById([chatGuid, companyGuid])
  const last = reader && (await ChatMessage.unreadBy(trx, reader).orderBy('position', 'desc').first())
  if (last) await outbox.add(trx, 'notify-message', { chatGuid, position: last.position })
}
