import type { Locale } from '@sild/contract/enums'
import { expression, type Transaction } from '@sild/service-kit'
import { Tag } from '../models/tag.ts'
import { findTag } from './find-tag.ts'

/** @throws tag-not-found */
export async function nameTag(
  trx: Transaction,
  tagGuid: string,
  names: Readonly<Partial<Record<Locale, string | undefined>>>,
): Promise<void> {
  await findTag(trx, tagGuid)
  await Tag.query(trx)
    .findById(tagGuid)
    .patch({ names: expression`${JSON.stringify(names)}::jsonb` })
}
