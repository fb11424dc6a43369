import { jsonText } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { findMainCompany } from '../replies/company-json.ts'

export const getMainCompanyRoute = serve('getMainCompany', async ({ params: { userGuid }, deps }) => {
  const company = await findMainCompany(deps.database.knex, userGuid)
  return jsonText(`{"company":${company?.text ?? 'null'}}`)
})
