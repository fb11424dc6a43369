import { run, type Sql, sql, type Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import type { Publication } from '../models/publication.ts'
import { Tag } from '../models/tag.ts'
import { announceChange } from './announce-change.ts'

const BATCH = 200

type Retagged = Pick<Publication, 'companyGuid' | 'isLive' | 'publicationGuid' | 'revision'>

/** The tags of a stored content with `tagGuid` replaced by `target`, or removed without a target. No duplicates. */
const keptTags = (tagGuid: string, target: Tag | undefined): Sql => sql`(
  select coalesce(jsonb_agg(tag order by place), '[]') from (
    select distinct on (tag ->> 'guid') tag, place from (
      select case when tag ->> 'guid' = ${tagGuid} then ${target ? JSON.stringify({ guid: target.tagGuid, label: target.label }) : null}::jsonb
        else tag end as tag, place
      from jsonb_array_elements(content -> 'tags') with ordinality as kept (tag, place)
    ) as replaced where tag is not null order by tag ->> 'guid', place
  ) as once)`

/**
 * Applies a decision about a tag to the next publications with it: replaces or removes the tag. Search indexes the
 * visible ones again. Returns how many there were; fewer than a batch means that none are left.
 */
async function retagBatch(
  trx: Transaction,
  deps: Pick<PublicationsDeps, 'live' | 'outbox'>,
  { mergedIntoGuid, tagGuid }: Tag,
): Promise<number> {
  const target = mergedIntoGuid ? await Tag.query(trx).findById(mergedIntoGuid) : undefined
  const retagged = await run<Retagged>(
    trx,
    sql`with chosen as (
          select publication_guid from publications
          where publication_guid in (
            (select publication_guid from publication_tags where tag_guid = ${tagGuid} limit ${BATCH})
            union
            (select publication_guid from approved_contents
             where content -> 'tags' @> ${JSON.stringify([{ guid: tagGuid }])}::jsonb limit ${BATCH})
          ) order by publication_guid limit ${BATCH} for update
        )
        update publications set version = version + 1 from chosen where publications.publication_guid = chosen.publication_guid
        returning publications.publication_guid as "publicationGuid", company_guid as "companyGuid", revision, is_live as "isLive"`,
  )
  const guids = retagged.map(({ publicationGuid }) => publicationGuid)
  if (mergedIntoGuid)
    await run(
      trx,
      sql`update publication_tags as own set tag_guid = ${mergedIntoGuid}
          where tag_guid = ${tagGuid} and publication_guid = any(${guids}::uuid[]) and not exists (
            select from publication_tags as other
            where other.publication_guid = own.publication_guid and other.tag_guid = ${mergedIntoGuid})`,
    )
  await run(
    trx,
    sql`delete from publication_tags where tag_guid = ${tagGuid} and publication_guid = any(${guids}::uuid[])`,
  )
  await run(
    trx,
    sql`update approved_contents set content = jsonb_set(content, '{tags}', ${keptTags(tagGuid, target)})
        where publication_guid = any(${guids}::uuid[])`,
  )
  for (const publication of retagged) {
    announceChange(trx, deps, publication)
    const { isLive, publicationGuid, revision } = publication
    if (isLive) await deps.outbox.publish(trx, 'publication-counted', { publicationGuid, revision })
  }
  return retagged.length
}

/** What is proposed in each category follows at the end. */
async function moveUses(trx: Transaction, { mergedIntoGuid, tagGuid }: Tag): Promise<void> {
  if (mergedIntoGuid)
    await run(
      trx,
      sql`insert into category_tags as known (category_id, tag_guid, uses)
          select category_id, ${mergedIntoGuid}::uuid, uses from category_tags where tag_guid = ${tagGuid}
          on conflict (category_id, tag_guid) do update set uses = known.uses + excluded.uses`,
    )
  await run(trx, sql`delete from category_tags where tag_guid = ${tagGuid}`)
}

export async function retagPublications(
  { database, ...deps }: Pick<PublicationsDeps, 'database' | 'live' | 'outbox'>,
  tagGuid: string,
): Promise<void> {
  let count = BATCH
  while (count === BATCH)
    count = await database.transaction(async (trx) => {
      const tag = await Tag.query(trx).findById(tagGuid).forShare()
      // It was allowed again meanwhile.
      if (!tag || (tag.bannedAt === null && tag.mergedIntoGuid === null)) return 0
      const retagged = await retagBatch(trx, deps, tag)
      if (retagged < BATCH) await moveUses(trx, tag)
      return retagged
    })
}
