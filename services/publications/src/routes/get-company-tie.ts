import { serve } from '../deps.ts'

export const getCompanyTie = serve('getCompanyTie', ({ deps, params }) =>
  deps.database.readReply(
    `select json_build_object('hasResponded', exists (
       select from responses
       where status not in ('MODERATION', 'DELETED')
         and ((owner_company_guid = :companyGuid and company_guid = :otherCompanyGuid)
           or (owner_company_guid = :otherCompanyGuid and company_guid = :companyGuid))
     ))::text as reply`,
    params,
  ),
)
