import type { Reply } from '@sild/contract/schemas'
import { AppError, run, sql, type Transaction } from '@sild/service-kit'
import { nameKey } from '@sild/service-kit/name-keys'
import { Tag } from '../models/tag.ts'

type StoredTag = Reply<'createTag'>

/**
 * Returns the tag with this label, or the tag it was merged into. Ignores case, spaces, and the script of letters that
 * look alike. Inserts the tag if there is none. @throws tag-banned
 */
export async function createTag(
  trx: Transaction,
  { tag, companyGuid, userGuid }: { tag: string; companyGuid: string | null; userGuid: string | null },
): Promise<StoredTag> {
  const label = tag.trim().replace(/\s+/g, ' ')
  const labelKey = nameKey(label)
  const find = async (): Promise<StoredTag | undefined> => {
    const own = (await Tag.query(trx).findOne({ label })) ?? (await Tag.query(trx).findOne({ labelKey }))
    if (own?.bannedAt) throw new AppError('tag-banned')
    const named = own?.mergedIntoGuid ? await Tag.query(trx).findById(own.mergedIntoGuid) : own
    return named && { guid: named.tagGuid, label: named.label, searchText: named.label.toLowerCase() }
  }
  const known = await find()
  if (known) return known
  await run(
    trx,
    sql`insert into tags (label, label_key, company_guid, user_guid)
        values (${label}, ${labelKey}, ${companyGuid}, ${userGuid}) on conflict do nothing`,
  )
  // Another transaction may have inserted it a moment before.
  const created = await find()
  if (!created) throw new Error(`The tag ${label} was neither there nor made`)
  return created
}
