import { withSuccessors } from '../actions/read-successors.ts'
import { saveSearch } from '../actions/save-search.ts'
import { serve } from '../deps.ts'
import { savedSearchReply } from '../replies/saved-search-json.ts'

export const saveSearchRoute = serve('saveSearch', async ({ actor, body, deps, locale, transaction }) => {
  const words = await deps.readWords(body.query)
  const meant = await withSuccessors(deps, body)
  return transaction(async (trx) => {
    const guid = await saveSearch(trx, actor, meant, words)
    return savedSearchReply(trx, { guid, locale, userGuid: actor.userGuid })
  })
})
