import { asSystem } from '@sild/service-kit'
import { announceMessage } from '../actions/announce-message.ts'
import { archiveChat } from '../actions/archive-chat.ts'
import { handle } from '../deps.ts'
import { Chat } from '../models/chat.ts'

/** Closes a rightly reported chat: both companies read that it is over. */
export const upholdChatReport = handle('uphold-chat-report', async ({ payload, deps }) => {
  const { outcome, targetType, targetGuid } = await deps.calls.call(
    'getReportDecision',
    { params: payload },
    { actor: asSystem('a moderator answered a report') },
  )
  if (outcome !== 'upheld' || targetType !== 'chat') return
  const chat = await Chat.query(deps.database.knex).findById(targetGuid)
  if (!chat) return
  const closing = await deps.database.transaction((trx) => archiveChat(trx, targetGuid))
  if (closing) await announceMessage(deps, chat, closing)
})
