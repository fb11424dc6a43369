import { handle } from '../deps.ts'

/** Deletes the favorites and the hidden cards of a company that was deleted. */
export const dropCompanyFavoritesJob = handle('drop-company-favorites', async ({ deps, payload: { companyGuid } }) => {
  const ofCompany = { cardGuid: companyGuid, cardType: 'company' }
  await deps.database.transaction(async (trx) => {
    await trx('favorites').where(ofCompany).delete()
    await trx('hiddenCards').where(ofCompany).delete()
  })
})
