import { eraseTitles } from '../actions/erase-titles.ts'
import { handle } from '../deps.ts'

/** Of a company that was deleted, also by whoever lives on. */
export const eraseCompanyTitlesJob = handle('erase-company-titles', ({ payload: { companyGuid }, deps }) =>
  deps.database.transaction(async (trx) => {
    await eraseTitles(trx).where({ ownerCompanyGuid: companyGuid })
  }),
)
