import { serve } from '../deps.ts'
import { ownCompanies } from '../replies/company-json.ts'

export const listMyCompaniesRoute = serve('listMyCompanies', ({ actor, deps }) =>
  ownCompanies(deps.database, {
    where: 'company.owner_user_guid = :userGuid and company.erased_at is null',
    bindings: { userGuid: actor.userGuid },
  }),
)
