import { limits } from '@sild/contract/limits'
import { AppError, asSystem, type Transaction } from '@sild/service-kit'
import { filesInMessage, sendChatMessage } from '../actions/send-chat-message.ts'
import { type ChatDeps, serve } from '../deps.ts'
import { ChatMember } from '../models/chat-member.ts'
import { ChatMessage } from '../models/chat-message.ts'

const system = asSystem('former members do not write for a company')

/** Writes an answer by mail into its chat, as the member who speaks for the company there. Idempotent for each mail. */
export const takeChatReplyRoute = serve('takeChatReply', async ({ body: mail, deps }) => {
  const { calls, database, files } = deps
  const { attachments, inboundMailGuid, subjectGuid: chatGuid, text: message, userGuid } = mail
  if ([...message].length > limits.chatMessage.max) return { refusal: 'too-long' }
  const member = await ChatMember.query(database.knex).findOne({ chatGuid, userGuid })
  if (!member) return { refusal: 'gone' }
  const { companyGuid } = member
  const { members } = await calls.call('getCompanyMembers', { params: { companyGuid } }, { actor: system })
  if (!members.some((one) => one.userGuid === userGuid)) return { refusal: 'gone' }
  const suspended = await calls.call('findSuspendedUsers', { body: { userGuids: [userGuid] } }, { actor: system })
  if (suspended.userGuids.length > 0) return { refusal: 'gone' }
  const writer = { userGuid, companyGuid }
  const body = { chatGuid, message, attachments, clientGuid: inboundMailGuid }
  try {
    await files.reserve(writer, filesInMessage(body))
    await database.transaction(async (trx) => {
      await sendChatMessage(trx, deps, writer, body, member.mailedPosition)
      await notifyOfLaterMessages(trx, deps, member)
    })
    return { refusal: null }
  } catch (error) {
    if (error instanceof AppError && error.code === 'chat-archived') return { refusal: 'closed' }
    if (error instanceof AppError && error.code === 'chat-not-found') return { refusal: 'gone' }
    throw error
  }
})

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
