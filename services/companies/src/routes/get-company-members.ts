import { serve } from '../deps.ts'
import { Membership } from '../models/membership.ts'

export const getCompanyMembersRoute = serve('getCompanyMembers', async ({ params: { companyGuid }, deps }) => ({
  members: await Membership.query(deps.database.knex)
    .where({ companyGuid })
    .orderBy('joinedAt')
    .select('userGuid', 'role'),
}))
