import { eraseTitles } from '../actions/erase-titles.ts'
import { handle } from '../deps.ts'

/** Erases the titles of a deleted company's publications in chats, also those written by users who still exist. */
export const eraseCompanyTitlesJob = handle('erase-company-titles', ({ payload: { companyGuid }, deps }) =>
  deps.database.transaction(async (trx) => {
    await eraseTitles(trx).where({ ownerCompanyGuid: companyGuid })
  }),
)
