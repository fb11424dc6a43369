import { serve } from '../deps.ts'
import { flagsOf } from '../replies/flags-of.ts'

export const listFlagsRoute = serve('listFlags', async ({ deps }) => ({
  list: await flagsOf(deps.database.knex, null),
}))
