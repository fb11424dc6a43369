import { run, sql, type Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { Tag } from '../models/tag.ts'
import { lockTags } from './find-tag.ts'

type Author = { readonly userGuid: string } | { readonly companyGuid: string }

interface OwnTag {
  readonly tagGuid: string
  /** As other tags remember it. */
  readonly label: string
  readonly mergedIntoGuid: string | null
}

/**
 * Erases the tags that no one but their author uses: a tag may be the name of a person. A tag that others use forgets its author.
 * Runs after the publications of the author are erased.
 */
export async function eraseTags(
  trx: Transaction,
  { outbox }: Pick<PublicationsDeps, 'outbox'>,
  author: Author,
): Promise<void> {
  const [column, guid] =
    'userGuid' in author ? [sql`user_guid`, author.userGuid] : [sql`company_guid`, author.companyGuid]
  await lockTags(trx)
  const own = await run<OwnTag>(
    trx,
    sql`select tag_guid as "tagGuid", lower(label::text) as label, merged_into_guid as "mergedIntoGuid"
        from tags where ${column} = ${guid}
          and not exists (select from tags as merged where merged.merged_into_guid = tags.tag_guid)
          and not exists (
            select from publication_tags join publications using (publication_guid)
            where publication_tags.tag_guid = tags.tag_guid and publications.slug <> 'deleted-' || publication_guid
          )`,
  )
  const guids = own.map(({ tagGuid }) => tagGuid)
  await run(trx, sql`delete from publication_tags where tag_guid = any(${guids}::uuid[])`)
  await run(trx, sql`delete from category_tags where tag_guid = any(${guids}::uuid[])`)
  await Tag.query(trx).findByIds(guids).delete()
  for (const { label, mergedIntoGuid, tagGuid } of own) {
    if (!mergedIntoGuid) continue
    await run(
      trx,
      sql`update tags set former_labels = array_remove(former_labels, ${label}) where tag_guid = ${mergedIntoGuid}`,
    )
    await outbox.publish(trx, 'tag-merged', { tagGuid })
  }
  await run(trx, sql`update tags set ${column} = null where ${column} = ${guid}`)
}
