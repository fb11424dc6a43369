import { serve } from '../deps.ts'

export const getPublicationActivity = serve('getPublicationActivity', async ({ actor: { companyGuid }, deps }) => {
  return deps.database.readReply(
    `select json_build_object(
       'tasks', json_build_object('all', count(*) filter (where card_type = 'project')),
       'services', json_build_object('all', count(*) filter (where card_type = 'service')),
       'specialists', json_build_object('all', count(*) filter (where card_type = 'expert')),
       'responses', json_build_object('new', exists (select from responses where owner_company_guid = :companyGuid and status = 'UNVIEWED'))
     )::text as reply
     from publications where company_guid = :companyGuid and status <> 'DELETED'`,
    { companyGuid },
  )
})
