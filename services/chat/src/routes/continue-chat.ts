import { continueChat } from '../actions/continue-chat.ts'
import { describeChat } from '../actions/describe-chat.ts'
import { serve } from '../deps.ts'

export const continueChatRoute = serve('continueChat', async ({ params, actor: { companyGuid }, deps }) => {
  const chat = await deps.database.transaction((trx) => continueChat(trx, deps, { ...params, companyGuid }))
  return describeChat(deps, chat, companyGuid)
})
