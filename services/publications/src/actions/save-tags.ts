import type { Transaction } from '@sild/service-kit'

/** Replaces the tags of a publication, in the order given. A tag named twice stands once. */
export async function saveTags(trx: Transaction, publicationGuid: string, tagGuids: readonly string[]): Promise<void> {
  await trx('publicationTags').where({ publicationGuid }).delete()
  await trx('publicationTags').insert(
    [...new Set(tagGuids)].map((tagGuid, position) => ({ publicationGuid, tagGuid, position })),
  )
}
