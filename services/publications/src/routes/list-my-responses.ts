import { serve } from '../deps.ts'
import { responsesReply } from '../replies/response-json.ts'

/** `unread`: the owner has not looked yet. A closed or deleted publication takes no response away (S4-RESP-04, -05). */
const conditions = {
  all: `r.status <> 'DELETED'`,
  read: `r.status in ('VIEWED', 'HIDDEN', 'ACTIVE', 'ARCHIVED')`,
  unread: `r.status = 'UNVIEWED'`,
  moderation: `r.status = 'MODERATION'`,
} as const

export const listMyResponses = serve('listMyResponses', ({ actor: { companyGuid }, deps, query }) => {
  const { cardType, limit, offset, view = 'all' } = query
  const ofKind = cardType ? 'and p.card_type = :cardType' : ''
  return responsesReply(deps.database, {
    where: `r.company_guid = :companyGuid and ${conditions[view]} ${ofKind}`,
    bindings: { companyGuid, ...(cardType && { cardType }) },
    limit,
    offset,
  })
})
