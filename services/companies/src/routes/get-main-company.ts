import { jsonText } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { mainCompany } from '../replies/company-json.ts'

export const getMainCompanyRoute = serve('getMainCompany', async ({ params: { userGuid }, deps }) => {
  const company = await mainCompany(deps.database.knex, {
    where: 'membership.user_guid = :userGuid order by membership.joined_at limit 1',
    bindings: { userGuid },
  })
  return jsonText(`{"company":${company?.text ?? 'null'}}`)
})
