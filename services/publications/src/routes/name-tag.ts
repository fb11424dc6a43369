import { nameTag } from '../actions/name-tag.ts'
import { serve } from '../deps.ts'
import { staffTag } from '../replies/staff-tags.ts'

export const nameTagRoute = serve('nameTag', ({ body, params, transaction }) =>
  transaction(async (trx) => {
    await nameTag(trx, params.tagGuid, body)
    return staffTag(trx, params.tagGuid)
  }),
)
