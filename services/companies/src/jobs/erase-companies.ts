import { forgetReplies } from '@sild/service-kit'
import { eraseCompany } from '../actions/erase-company.ts'
import { handle } from '../deps.ts'
import { companiesOf } from '../models/membership.ts'

export const eraseCompanies = handle('erase-companies', async ({ payload, deps }) => {
  const { database, storage } = deps
  const { userGuid } = payload
  await forgetReplies(database.knex, userGuid)
  // Those that nothing names any more too: what was replaced, or never shown.
  await storage.removeAllOf(userGuid)
  for (const company of await companiesOf(database.knex, userGuid))
    await database.transaction((trx) => eraseCompany(trx, deps, company))
})
