import { serve } from '../deps.ts'
import { flagsOf } from '../replies/flags-of.ts'

export const listCompanyFlagsRoute = serve('listCompanyFlags', async ({ deps, params }) => ({
  list: await flagsOf(deps.database.knex, params.companyGuid),
}))
