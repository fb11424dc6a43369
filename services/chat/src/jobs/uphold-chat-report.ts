import { asSystem } from '@sild/service-kit'
import { archiveChat } from '../actions/archive-chat.ts'
import { handle } from '../deps.ts'

/** Closes a chat after an upheld report: both companies see that it is closed. */
export const upholdChatReportJob = handle('uphold-chat-report', async ({ payload, deps }) => {
  const { outcome, targetType, targetGuid } = await deps.calls.call(
    'getReportDecision',
    { params: payload },
    { actor: asSystem('a moderator answered a report') },
  )
  if (outcome !== 'upheld' || targetType !== 'chat') return
  await deps.database.transaction((trx) => archiveChat(trx, deps, targetGuid))
})
