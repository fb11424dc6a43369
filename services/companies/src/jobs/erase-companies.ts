import { forgetReplies } from '@sild/service-kit'
import { eraseCompany } from '../actions/erase-company.ts'
import { handle } from '../deps.ts'
import { TaxChange } from '../models/tax-change.ts'
import { companiesOf } from '../models/membership.ts'

export const eraseCompaniesJob = handle('erase-companies', async ({ payload, deps }) => {
  const { database } = deps
  const { userGuid } = payload
  await forgetReplies(database.knex, userGuid)
  await TaxChange.query(database.knex).where({ decidedBy: userGuid }).patch({ decidedBy: null })
  for (const { companyGuid } of await companiesOf(database.knex, userGuid))
    await database.transaction((trx) => eraseCompany(trx, deps, { userGuid }, companyGuid))
})
