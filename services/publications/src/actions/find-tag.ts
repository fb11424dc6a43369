import { AppError, lock, type Transaction } from '@sild/service-kit'
import { Tag } from '../models/tag.ts'

/** @throws tag-not-found */
export async function findTag(trx: Transaction, tagGuid: string): Promise<Tag> {
  const tag = await Tag.query(trx).findById(tagGuid)
  if (!tag) throw new AppError('tag-not-found')
  return tag
}

/** Serializes merges: of two parallel merges one could refer to a tag that the other has just merged. */
export const lockTags = (trx: Transaction): Promise<void> => lock(trx, 'upkeep of tags')
