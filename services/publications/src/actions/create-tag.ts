import type { Transaction } from '@sild/service-kit'

export interface StoredTag {
  guid: string
  label: string
}

/** The tag of this label, whatever its case, made where there is none. */
export async function createTag(
  trx: Transaction,
  { tag, companyGuid }: { tag: string; companyGuid: string | null },
): Promise<StoredTag> {
  const label = tag.trim().replace(/\s+/g, ' ')
  const find = () => trx('tags').where({ label }).first('tagGuid as guid', 'label')
  const known: StoredTag | undefined = await find()
  if (known) return known
  await trx('tags').insert({ label, companyGuid }).onConflict('label').ignore()
  // Somebody else may have been quicker by a moment.
  const created: StoredTag | undefined = await find()
  if (!created) throw new Error(`The tag ${label} was neither there nor made`)
  return created
}
