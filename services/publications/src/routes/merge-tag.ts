import { AppError } from '@sild/service-kit'
import { findTag, lockTags } from '../actions/find-tag.ts'
import { serve } from '../deps.ts'
import { formerLabelsWith, Tag } from '../models/tag.ts'
import { staffTag } from '../replies/staff-tags.ts'

/** Publications follow batch by batch. */
export const mergeTagRoute = serve('mergeTag', ({ body: { intoGuid }, deps, params: { tagGuid }, transaction }) =>
  transaction(async (trx) => {
    await lockTags(trx)
    const [tag, target] = [await findTag(trx, tagGuid), await findTag(trx, intoGuid)]
    const isTargetFree = target.bannedAt === null && target.mergedIntoGuid === null
    if (tagGuid === intoGuid || tag.mergedIntoGuid !== null || !isTargetFree) throw new AppError('tag-merge-refused')
    // What was merged into it before leads on at once, and not from one to the next.
    await Tag.query(trx).where({ mergedIntoGuid: tagGuid }).patch({ mergedIntoGuid: intoGuid })
    await Tag.query(trx).findById(tagGuid).patch({ mergedIntoGuid: intoGuid, bannedAt: null })
    const former = [tag.label, ...tag.formerLabels, ...tag.synonyms, ...Object.values(tag.names)]
    await Tag.query(trx)
      .findById(intoGuid)
      .patch({ formerLabels: formerLabelsWith(former) })
    await deps.outbox.add(trx, 'retag-publications', { tagGuid })
    await deps.outbox.publish(trx, 'tag-merged', { tagGuid })
    return staffTag(trx, tagGuid)
  }),
)
