import { serve } from '../deps.ts'
import { publicationNotFound } from '../errors.ts'
import { addressColumn } from '../models/address.ts'
import { fromPublications, ownPublicationJson } from '../replies/publication-json.ts'

export const getMyPublication = serve('getMyPublication', async ({ actor: { companyGuid }, deps, params }) => {
  const { cardType, slugOrGuid } = params
  const reply = await deps.database.findReply(
    `select (${ownPublicationJson})::text as reply ${fromPublications}
     where p.card_type = :cardType and p.${addressColumn(slugOrGuid)} = :slugOrGuid
       and p.company_guid = :companyGuid and p.status <> 'DELETED'`,
    { cardType, slugOrGuid, companyGuid },
  )
  if (!reply) throw publicationNotFound()
  return reply
})
