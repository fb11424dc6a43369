import { jsonText } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { companyBrief } from '../replies/company-json.ts'

export const getMainCompanyRoute = serve('getMainCompany', async ({ params, deps }) => {
  const company = await companyBrief(deps.database.knex, {
    where: 'company.owner_user_guid = :userGuid and company.is_main',
    bindings: { userGuid: params.userGuid },
  })
  return jsonText(`{"company":${company?.text ?? 'null'}}`)
})
