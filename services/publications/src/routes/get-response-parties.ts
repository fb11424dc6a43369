import { serve } from '../deps.ts'
import { responseNotFound } from '../errors.ts'

export const getResponseParties = serve('getResponseParties', async ({ deps, params }) => {
  const reply = await deps.database.findReply(
    `select json_build_object(
       'response', json_build_object('guid', r.response_guid, 'message', r.message, 'createdAt', instant(r.created_at)),
       'publication', json_build_object(
         'guid', p.publication_guid, 'slug', p.slug, 'cardType', p.card_type, 'name', p.name, 'publicationStatus', p.status
       ),
       'owner', json_build_object('companyGuid', p.company_guid, 'userGuid', p.author_user_guid),
       'respondent', json_build_object('companyGuid', r.company_guid, 'userGuid', r.user_guid)
     )::text as reply
     from responses r join publications p using (publication_guid) where r.response_guid = :guid`,
    params,
  )
  if (!reply) throw responseNotFound()
  return reply
})
