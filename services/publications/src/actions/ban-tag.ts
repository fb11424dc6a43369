import { expression, type Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { Tag } from '../models/tag.ts'
import { findTag, lockTags } from './find-tag.ts'

/** @throws tag-not-found */
export async function banTag(
  trx: Transaction,
  { outbox }: Pick<PublicationsDeps, 'outbox'>,
  tagGuid: string,
): Promise<void> {
  await lockTags(trx)
  const tag = await findTag(trx, tagGuid)
  if (tag.bannedAt !== null || tag.mergedIntoGuid !== null) return
  await Tag.query(trx)
    .findById(tagGuid)
    .patch({ bannedAt: expression`now()` })
  await outbox.add(trx, 'retag-publications', { tagGuid })
}
