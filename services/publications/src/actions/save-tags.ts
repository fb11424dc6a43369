import { run, sql, type Transaction } from '@sild/service-kit'

/** Replaces the tags of a publication, in the order given. Merged tags become their successors, without duplicates. */
export async function saveTags(trx: Transaction, publicationGuid: string, tagGuids: readonly string[]): Promise<void> {
  await run(trx, sql`delete from publication_tags where publication_guid = ${publicationGuid}`)
  await run(
    trx,
    sql`insert into publication_tags (publication_guid, tag_guid, position)
        select ${publicationGuid}, tag_guid, row_number() over (order by min(place)) - 1 from (
          select coalesce(merged_into_guid, tag_guid) as tag_guid, place
          from unnest(${[...tagGuids]}::uuid[]) with ordinality as given (guid, place) join tags on tag_guid = guid
        ) as meant group by tag_guid`,
  )
}
