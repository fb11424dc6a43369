import { banTag } from '../actions/ban-tag.ts'
import { serve } from '../deps.ts'
import { staffTag } from '../replies/staff-tags.ts'

export const banTagRoute = serve('banTag', ({ deps, params, transaction }) =>
  transaction(async (trx) => {
    await banTag(trx, deps, params.tagGuid)
    return staffTag(trx, params.tagGuid)
  }),
)
