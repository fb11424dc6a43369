import { serve } from '../deps.ts'
import { findRevenue } from '../models/revenue.ts'

export const getRevenueRoute = serve('getRevenue', async ({ deps }) => ({
  months: await findRevenue(deps.database.knex),
}))
