import { findTag, lockTags } from '../actions/find-tag.ts'
import { serve } from '../deps.ts'
import { Tag } from '../models/tag.ts'
import { staffTag } from '../replies/staff-tags.ts'

export const allowTagRoute = serve('allowTag', ({ params: { tagGuid }, transaction }) =>
  transaction(async (trx) => {
    await lockTags(trx)
    await findTag(trx, tagGuid)
    await Tag.query(trx).findById(tagGuid).patch({ bannedAt: null })
    return staffTag(trx, tagGuid)
  }),
)
