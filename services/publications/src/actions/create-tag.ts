import { AppError, type Transaction } from '@sild/service-kit'
import { Tag } from '../models/tag.ts'

export interface StoredTag {
  guid: string
  label: string
}

/** The tag of this label, whatever its case, or the one it was merged into; made where there is none. @throws tag-banned */
export async function createTag(
  trx: Transaction,
  { tag, companyGuid }: { tag: string; companyGuid: string | null },
): Promise<StoredTag> {
  const label = tag.trim().replace(/\s+/g, ' ')
  const find = async (): Promise<StoredTag | undefined> => {
    const own = await Tag.query(trx).findOne({ label })
    if (own?.bannedAt) throw new AppError('tag-banned')
    const named = own?.mergedIntoGuid ? await Tag.query(trx).findById(own.mergedIntoGuid) : own
    return named && { guid: named.tagGuid, label: named.label }
  }
  const known = await find()
  if (known) return known
  await trx('tags').insert({ label, companyGuid }).onConflict('label').ignore()
  // Somebody else may have been quicker by a moment.
  const created = await find()
  if (!created) throw new Error(`The tag ${label} was neither there nor made`)
  return created
}
