import { sql } from '@sild/service-kit'
import { announceIndex } from './announce-index.ts'
import { type CityReader, cityReader } from './named-cities.ts'
import { rebuildCompanies } from './rebuild-companies.ts'
import { move, type Place, type RebuildDeps } from './rebuild-place.ts'
import { rebuildPublications } from './rebuild-publications.ts'

/**
 * Takes the next ones: companies into their rows, then publications into the index that is built. How far it is stands in the
 * same transaction, so whoever goes on after a crash goes on there, and two who do the same share the work.
 * @returns whether there may be more of them, the index has all, or it is not wanted any more
 */
export async function rebuildBatch(
  deps: RebuildDeps,
  rebuildGuid: string,
  { citiesAt = cityReader(deps.calls), most }: { citiesAt?: CityReader; most?: number } = {},
): Promise<'building' | 'full' | 'over'> {
  const [place] = await deps.database.read<Place>(
    sql`select rebuild_guid as "rebuildGuid", phase, last_guid as "lastGuid"
        from index_rebuilds where rebuild_guid = ${rebuildGuid} and ended_at is null`,
  )
  if (!place) return 'over'
  if (place.phase === 'publications')
    return (await rebuildPublications(deps, place, citiesAt, most)) ? 'building' : 'full'
  if (!(await rebuildCompanies(deps, place, most)))
    await deps.database.transaction((trx) => move(trx, place, { phase: 'publications', lastGuid: null }))
  return 'building'
}

/** Lets what was built answer, once, and outdates pages that show results. */
export const useRebuilt = ({ engine, live }: RebuildDeps, rebuildGuid: string): Promise<void> =>
  engine.next.use(async (trx) => {
    const ended = await trx('indexRebuilds')
      .where({ rebuildGuid, endedAt: null })
      .update({ endedAt: trx.fn.now(), isUsed: true })
    if (ended > 0) announceIndex(trx, live)
    return ended > 0
  })
