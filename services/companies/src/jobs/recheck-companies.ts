import { addRechecks } from '../actions/add-rechecks.ts'
import { handle } from '../deps.ts'

export const recheckCompaniesJob = handle('recheck-companies', async ({ deps }) => {
  await deps.database.transaction((trx) => addRechecks(trx, deps))
})
