import { serve } from '../deps.ts'
import { publicationNotFound } from '../errors.ts'
import { addressColumn } from '../models/address.ts'
import { asApproved, isLive, publicationJson } from '../replies/publication-json.ts'

/** Readers see what was approved, the owner his own in any state as it stands now. */
export const getPublication = serve('getPublication', async ({ actor: { companyGuid }, deps, params }) => {
  const { cardType, slugOrGuid } = params
  const reply = await deps.database.findReply(
    `select (case when p.company_guid = :companyGuid then (${publicationJson})::jsonb else ${asApproved(publicationJson)} end)::text as reply
     from publications p join authors a using (company_guid) left join approved_contents approved using (publication_guid)
     where p.card_type = :cardType and p.${addressColumn(slugOrGuid)} = :slugOrGuid
       and (${isLive} or p.company_guid = :companyGuid) and p.status <> 'DELETED'`,
    { cardType, slugOrGuid, companyGuid },
  )
  if (!reply) throw publicationNotFound()
  return reply
})
