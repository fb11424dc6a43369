import { jsonText } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { publicationNotFound } from '../errors.ts'
import { addressColumn } from '../models/address.ts'
import { fromPublications, ownPublicationJson } from '../replies/publication-json.ts'

export const getMyPublication = serve('getMyPublication', async ({ actor: { companyGuid }, deps, params }) => {
  const { cardType, slugOrGuid } = params
  const { rows } = await deps.database.knex.raw(
    `select (${ownPublicationJson})::text as reply ${fromPublications}
     where p.card_type = :cardType and p.${addressColumn(slugOrGuid)} = :slugOrGuid
       and p.company_guid = :companyGuid and p.status <> 'DELETED'`,
    { cardType, slugOrGuid, companyGuid },
  )
  if (!rows[0]) throw publicationNotFound()
  return jsonText(rows[0].reply)
})
