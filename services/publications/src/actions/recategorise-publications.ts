import { asSystem, run, sql, type Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import type { Publication } from '../models/publication.ts'
import { announceChange } from './announce-change.ts'

const BATCH = 200
const actor = asSystem('publications follow changes of their category')

interface Merged {
  categoryId: number
  intoId: number
}
type Moved = Pick<Publication, 'companyGuid' | 'isLive' | 'publicationGuid' | 'revision'>

/**
 * Moves the next publications of a merged category to its successor, including drafts and publications in moderation.
 * Search indexes the visible ones again.
 */
async function moveBatch(
  trx: Transaction,
  deps: Pick<PublicationsDeps, 'live' | 'outbox'>,
  { categoryId, intoId }: Merged,
): Promise<number> {
  const moved = await run<Moved>(
    trx,
    sql`with chosen as (
          select publication_guid from publications p left join approved_contents kept using (publication_guid)
          where p.category_id = ${categoryId} or (kept.content ->> 'categoryId')::integer = ${categoryId}
          order by publication_guid limit ${BATCH} for update of p
        )
        update publications
        set category_id = case when category_id = ${categoryId} then ${intoId} else category_id end, version = version + 1
        from chosen where publications.publication_guid = chosen.publication_guid
        returning publications.publication_guid as "publicationGuid", company_guid as "companyGuid", revision, is_live as "isLive"`,
  )
  await run(
    trx,
    sql`update approved_contents set content = jsonb_set(content, '{categoryId}', to_jsonb(${intoId}::integer))
        where publication_guid = any(${moved.map(({ publicationGuid }) => publicationGuid)}::uuid[])
          and (content ->> 'categoryId')::integer = ${categoryId}`,
  )
  for (const publication of moved) {
    announceChange(trx, deps, publication)
    const { isLive, publicationGuid, revision } = publication
    if (isLive) await deps.outbox.publish(trx, 'publication-counted', { publicationGuid, revision })
  }
  return moved.length
}

/** What is proposed in a category is proposed in the other one. */
async function moveTags(trx: Transaction, { categoryId, intoId }: Merged): Promise<void> {
  await run(
    trx,
    sql`insert into category_tags as known (category_id, tag_guid, uses)
        select ${intoId}, tag_guid, uses from category_tags where category_id = ${categoryId}
        on conflict (category_id, tag_guid) do update set uses = known.uses + excluded.uses`,
  )
  await run(trx, sql`delete from category_tags where category_id = ${categoryId}`)
}

/** Reads again until nothing moves: what took the place of one may have been merged itself meanwhile. */
export async function recategorisePublications({
  calls,
  database,
  ...deps
}: Pick<PublicationsDeps, 'calls' | 'database' | 'live' | 'outbox'>): Promise<void> {
  let movedCount = 0
  do {
    movedCount = 0
    const { list } = await calls.call('listCategories', {}, { actor })
    const offered = list.filter(({ isClosed, mergedIntoId }) => !isClosed && mergedIntoId === undefined)
    await database.transaction((trx) =>
      run(trx, sql`update categories set is_offered = category_id = any(${offered.map(({ id }) => id)}::integer[])`),
    )
    for (const { id: categoryId, mergedIntoId: intoId } of list) {
      if (intoId === undefined) continue
      let count = BATCH
      while (count === BATCH) {
        count = await database.transaction((trx) => moveBatch(trx, deps, { categoryId, intoId }))
        movedCount += count
      }
      await database.transaction((trx) => moveTags(trx, { categoryId, intoId }))
    }
  } while (movedCount > 0)
}
