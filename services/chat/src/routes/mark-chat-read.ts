import { markChatRead } from '../actions/mark-chat-read.ts'
import { serve } from '../deps.ts'

export const markChatReadRoute = serve('markChatRead', ({ body, actor, deps, transaction }) =>
  transaction(async (trx) => {
    await markChatRead(trx, deps, actor, body)
    return { acknowledged: true as const }
  }),
)
