import { forgetReplies } from '@sild/service-kit'
import { announceChange } from '../actions/announce-change.ts'
import { eraseCompany } from '../actions/erase-company.ts'
import { listFiles } from '../actions/list-files.ts'
import { handle } from '../deps.ts'
import { Company } from '../models/company.ts'

export const eraseCompanies = handle('erase-companies', async ({ payload, deps }) => {
  const { database, storage } = deps
  const { userGuid } = payload
  await forgetReplies(database.knex, userGuid)
  const owned = await Company.query(database.knex).where({ ownerUserGuid: userGuid }).whereNull('erasedAt')
  for (const company of owned) {
    // Files first: without the row nobody would know which they were.
    for (const address of await listFiles(database.knex, company.companyGuid))
      if (address) await storage.removeAt(address, userGuid)
    await database.transaction((trx) => eraseCompany(trx, deps, company))
    await announceChange(deps, company.companyGuid)
  }
})
