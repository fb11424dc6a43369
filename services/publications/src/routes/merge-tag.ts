import { mergeTag } from '../actions/merge-tag.ts'
import { serve } from '../deps.ts'
import { staffTag } from '../replies/staff-tags.ts'

export const mergeTagRoute = serve('mergeTag', ({ body, deps, params, transaction }) =>
  transaction(async (trx) => {
    await mergeTag(trx, deps, { tagGuid: params.tagGuid, intoGuid: body.intoGuid })
    return staffTag(trx, params.tagGuid)
  }),
)
