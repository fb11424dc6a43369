import { serve } from '../deps.ts'
import { flagsOf } from '../replies/flags-of.ts'

export const listCompanyFlags = serve('listCompanyFlags', async ({ deps, params }) => ({
  list: await flagsOf(deps.database.knex, params.companyGuid),
}))
