import { serve } from '../deps.ts'
import { asApproved, snapshotJson } from '../replies/publication-json.ts'

export const getPublicationSnapshots = serve('getPublicationSnapshots', async ({ body, deps }) => {
  const json = body.content === 'approved' ? asApproved(snapshotJson) : snapshotJson
  return deps.database.readReply(
    `select json_build_object('publications', coalesce(json_agg(${json}), '[]'))::text as reply
     from publications p join authors a using (company_guid) left join approved_contents approved using (publication_guid)
     where p.publication_guid = any(:publicationGuids::uuid[])`,
    { publicationGuids: body.publicationGuids },
  )
})
