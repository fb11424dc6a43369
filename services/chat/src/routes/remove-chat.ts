import { removeChat } from '../actions/remove-chat.ts'
import { serve } from '../deps.ts'

export const removeChatRoute = serve('removeChat', ({ params: { chatGuid }, actor, deps, transaction }) =>
  transaction(async (trx) => {
    await removeChat(trx, deps, { chatGuid, companyGuid: actor.companyGuid })
    return { acknowledged: true as const }
  }),
)
