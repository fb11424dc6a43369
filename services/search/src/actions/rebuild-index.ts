import { sql } from '@sild/service-kit'
import { announceIndex } from './announce-index.ts'
import { readNextCompanies, rebuildCompanies } from './rebuild-companies.ts'
import { type Batch, move, type Place, readingAhead, type RebuildDeps } from './rebuild-place.ts'
import { publicationReader, type PublicationRead, rebuildPublications } from './rebuild-publications.ts'
import type { CompanyRead } from './save-company.ts'

/** Reads the next batch while the current one is written. */
export interface RebuildReader {
  readonly companies: (lastGuid: string | null) => Promise<Batch<CompanyRead>>
  readonly publications: (lastGuid: string | null) => Promise<Batch<PublicationRead>>
}
/** For a run of batches. `most`: in a batch. */
export const rebuildReader = (deps: RebuildDeps, most?: number): RebuildReader => ({
  companies: readingAhead((lastGuid) => readNextCompanies(deps, lastGuid, most)),
  publications: publicationReader(deps, most),
})

/**
 * Writes the next batch: companies into their rows, then publications into the new index. The progress is stored in the
 * same transaction, so a worker continues there after a crash, and two workers share the work.
 * @returns whether there may be more to do, the index has all, or it is not wanted any more
 */
export async function rebuildBatch(
  deps: RebuildDeps,
  rebuildGuid: string,
  reader: RebuildReader,
): Promise<'building' | 'full' | 'over'> {
  const [place] = await deps.database.query<Place>(
    sql`select rebuild_guid as "rebuildGuid", phase, last_guid as "lastGuid"
        from index_rebuilds where rebuild_guid = ${rebuildGuid} and ended_at is null`,
  )
  if (!place) return 'over'
  if (place.phase === 'companies') {
    const companies = await reader.companies(place.lastGuid)
    if (companies.guids.length > 0) await rebuildCompanies(deps, place, companies)
    else await deps.database.transaction((trx) => move(trx, place, { phase: 'publications', lastGuid: null }))
    return 'building'
  }
  const publications = await reader.publications(place.lastGuid)
  if (publications.guids.length === 0) return (await deps.engine.next.buildIndex()) ? 'building' : 'full'
  await rebuildPublications(deps, place, publications)
  return 'building'
}

/** Puts the new index in use, once, and invalidates pages with results. */
export const useRebuilt = ({ engine, live }: RebuildDeps, rebuildGuid: string): Promise<void> =>
  engine.next.use(async (trx) => {
    const ended = await trx('indexRebuilds')
      .where({ rebuildGuid, endedAt: null })
      .update({ endedAt: trx.fn.now(), isUsed: true })
    if (ended > 0) announceIndex(trx, live)
    return ended > 0
  })
