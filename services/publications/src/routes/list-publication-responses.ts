import { serve } from '../deps.ts'
import { publicationNotFound } from '../errors.ts'
import { addressColumn } from '../models/address.ts'
import { responsesReply } from '../replies/response-json.ts'

/** Hidden ones were put away: they stand under their own filter only. */
const conditions = {
  all: `r.status not in ('HIDDEN', 'DELETED')`,
  unviewed: `r.status = 'UNVIEWED'`,
  viewed: `r.status = 'VIEWED'`,
  hidden: `r.status = 'HIDDEN'`,
  favorites: `r.is_favorite and r.status <> 'DELETED'`,
} as const

export const listPublicationResponses = serve('listPublicationResponses', async ({ actor, deps, params, query }) => {
  const [publication] = await deps.database.read<{ publicationGuid: string }>(
    `select publication_guid as "publicationGuid" from publications
     where card_type = :cardType and ${addressColumn(params.slugOrGuid)} = :slugOrGuid and company_guid = :companyGuid and status <> 'DELETED'`,
    { ...params, companyGuid: actor.companyGuid },
  )
  if (!publication) throw publicationNotFound()
  const where = `r.publication_guid = :publicationGuid and ${conditions[query.filter]}`
  return responsesReply(deps.database, {
    where,
    bindings: { ...publication },
    limit: query.limit,
    offset: query.offset,
  })
})
