import { AppError } from '@sild/service-kit'
import { addFavorite } from '../actions/add-favorite.ts'
import { readResponses } from '../actions/read-responses.ts'
import { serve } from '../deps.ts'

export const addFavoriteRoute = serve('addFavorite', async ({ actor, body, deps, transaction }) => {
  if (body.cardType === 'response') {
    const [own] = await readResponses(deps, actor.companyGuid, [body.cardGuid])
    if (!own) throw new AppError('card-not-found')
  }
  return transaction((trx) => addFavorite(trx, deps, actor, body))
})
