import { AppError, expression, type Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { Tag } from '../models/tag.ts'
import { findTag, lockTags } from './find-tag.ts'

/** Publications follow batch by batch. @throws tag-not-found, tag-merge-refused */
export async function mergeTag(
  trx: Transaction,
  { outbox }: Pick<PublicationsDeps, 'outbox'>,
  { intoGuid, tagGuid }: { tagGuid: string; intoGuid: string },
): Promise<void> {
  await lockTags(trx)
  const [tag, target] = [await findTag(trx, tagGuid), await findTag(trx, intoGuid)]
  const isFree = ({ bannedAt, mergedIntoGuid }: Tag): boolean => bannedAt === null && mergedIntoGuid === null
  if (tagGuid === intoGuid || tag.mergedIntoGuid !== null || !isFree(target)) throw new AppError('tag-merge-refused')
  // What was merged into it before leads on at once, and not from one to the next.
  await Tag.query(trx).where({ mergedIntoGuid: tagGuid }).patch({ mergedIntoGuid: intoGuid })
  await Tag.query(trx).findById(tagGuid).patch({ mergedIntoGuid: intoGuid, bannedAt: null })
  const former = [tag.label, ...tag.formerLabels, ...tag.synonyms, ...Object.values(tag.names)]
  await Tag.query(trx)
    .findById(intoGuid)
    .patch({
      formerLabels: expression`(
        select array_agg(distinct former) from unnest(former_labels || ${former.map((label) => label.toLowerCase())}::text[]) as former)`,
    })
  await outbox.add(trx, 'retag-publications', { tagGuid })
  await outbox.publish(trx, 'tag-merged', { tagGuid })
}
