import { serve } from '../deps.ts'
import { Membership } from '../models/membership.ts'

export const listMembershipsRoute = serve('listMemberships', async ({ params: { userGuid }, deps }) => ({
  memberships: await Membership.query(deps.database.knex)
    .where({ userGuid })
    .orderBy('joinedAt')
    .select('companyGuid', 'role'),
}))
