import { asSystem } from '@sild/service-kit'
import { announceChange } from '../actions/announce-change.ts'
import { handle } from '../deps.ts'
import { Company } from '../models/company.ts'

/** Queries the current count, so that the order of two jobs does not matter. */
export const countFavoritesJob = handle('count-favorites', async ({ payload: { companyGuid }, deps }) => {
  const actor = asSystem('the count of favorites has changed')
  const { amount } = await deps.calls.call('countCompanyFavorites', { params: { guid: companyGuid } }, { actor })
  await deps.database.transaction(async (trx) => {
    await Company.query(trx).findById(companyGuid).patch({ favoritesCount: amount })
    announceChange(trx, deps, companyGuid)
  })
})
