import { fn } from 'objection'
import { findTag, lockTags } from '../actions/find-tag.ts'
import { serve } from '../deps.ts'
import { Tag } from '../models/tag.ts'
import { staffTag } from '../replies/staff-tags.ts'

export const banTagRoute = serve('banTag', ({ deps: { outbox }, params: { tagGuid }, transaction }) =>
  transaction(async (trx) => {
    await lockTags(trx)
    const { bannedAt, mergedIntoGuid } = await findTag(trx, tagGuid)
    if (bannedAt === null && mergedIntoGuid === null) {
      await Tag.query(trx).findById(tagGuid).patch({ bannedAt: fn.now() })
      await outbox.add(trx, 'retag-publications', { tagGuid })
    }
    return staffTag(trx, tagGuid)
  }),
)
