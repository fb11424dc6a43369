import type { Transaction } from '@sild/service-kit'
import { Tag } from '../models/tag.ts'
import { findTag, lockTags } from './find-tag.ts'

/** @throws tag-not-found */
export async function allowTag(trx: Transaction, tagGuid: string): Promise<void> {
  await lockTags(trx)
  await findTag(trx, tagGuid)
  await Tag.query(trx).findById(tagGuid).patch({ bannedAt: null })
}
