import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import { asSystem, empty, lockAll, run, sql, type Transaction } from '@sild/service-kit'
import type { Listed } from '../engine/search-engine.ts'
import type { ListedCompany } from '../models/listing-choices.ts'
import { cityReader } from './named-cities.ts'
import { type Batch, move, type Place, readingAhead, type RebuildDeps } from './rebuild-place.ts'

const BATCH = 50
const actor = asSystem('the search builds its index once more')

/** Reads the next publications, with the cities that they name and their words. `most`: in a batch. */
export function publicationReader(
  deps: RebuildDeps,
  most = BATCH,
): (lastGuid: string | null) => Promise<Batch<PublicationRead>> {
  // Fetched once for each country.
  const citiesAt = cityReader(deps.calls)
  const snapshotsAfter = readingAhead((lastGuid) => readSnapshots(deps, lastGuid, most))
  return readingAhead(async (lastGuid) => {
    const { guids, things: snapshots } = await snapshotsAfter(lastGuid)
    const vectors = await deps.engine.next.readWords(snapshots)
    const things = snapshots.map(async (snapshot, index) => ({
      snapshot,
      cities: await citiesAt(snapshot.locations),
      vectors: vectors[index]!, // One for each.
    }))
    return { guids, things: await Promise.all(things) }
  })
}

async function readSnapshots(
  { calls, database }: RebuildDeps,
  lastGuid: string | null,
  most: number,
): Promise<Batch<PublicationSnapshot>> {
  const known = await database.query<{ guid: string }>(
    sql`select publication_guid as guid from cards
        ${lastGuid === null ? empty : sql`where publication_guid > ${lastGuid}`}
        order by publication_guid limit ${most}`,
  )
  const guids = known.map(({ guid }) => guid)
  if (guids.length === 0) return { guids, things: [] }
  const body = { publicationGuids: guids, content: 'approved' as const }
  const { publications } = await calls.call('getPublicationSnapshots', { body }, { actor })
  return { guids, things: publications }
}

/** Inserts publications into the new index. */
export const rebuildPublications = (
  { database, engine }: RebuildDeps,
  place: Place,
  { guids, things }: Batch<PublicationRead>,
): Promise<void> =>
  database.transaction(async (trx) => {
    // A change since the read was already written here too, or it waits for this lock.
    await lockAll(trx, guids)
    if (await move(trx, place, { lastGuid: guids.at(-1) ?? null }, guids.length))
      await engine.next.fill(trx, await listedOf(trx, things))
  })

export type PublicationRead = Required<Pick<Listed, 'cities' | 'snapshot' | 'vectors'>>

/** The live publications with the data of their company. The lock keeps companies from being hidden meanwhile. */
async function listedOf(trx: Transaction, read: readonly PublicationRead[]): Promise<Listed[]> {
  const live = read.filter(({ snapshot }) => snapshot.isLive)
  const rows = await run<Row>(
    trx,
    sql`select c.publication_guid as guid, c.favorites_count as "favoritesCount", k.size, k.type, k.city_title as "cityTitle",
          json_build_object('name', k.name, 'isVerified', k.is_verified, 'rating', k.rating, 'reviewsCount', k.reviews_count) as author
        from cards c join companies k using (company_guid)
        where c.publication_guid = any(${live.map(({ snapshot }) => snapshot.guid)}::uuid[])
          and k.is_listed and not k.is_hidden
        order by k.company_guid for share of k`,
  )
  const rowOf = new Map(rows.map(({ guid, ...row }) => [guid, row]))
  return live.flatMap((publication) => {
    const row = rowOf.get(publication.snapshot.guid)
    if (!row) return []
    const { author, favoritesCount, ...company } = row
    const snapshot = {
      ...publication.snapshot,
      author: { ...publication.snapshot.author, ...author },
    }
    return [{ ...publication, snapshot, company, favoritesCount }]
  })
}

interface Row extends ListedCompany {
  guid: string
  favoritesCount: number
  /** The author from the latest read of the company. */
  author: Pick<PublicationSnapshot['author'], 'isVerified' | 'name' | 'rating' | 'reviewsCount'>
}
