import { allowTag } from '../actions/allow-tag.ts'
import { serve } from '../deps.ts'
import { staffTag } from '../replies/staff-tags.ts'

export const allowTagRoute = serve('allowTag', ({ params, transaction }) =>
  transaction(async (trx) => {
    await allowTag(trx, params.tagGuid)
    return staffTag(trx, params.tagGuid)
  }),
)
