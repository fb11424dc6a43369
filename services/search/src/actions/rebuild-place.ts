import type { Transaction } from '@sild/service-kit'
import type { SearchDeps } from '../deps.ts'

export type RebuildDeps = Pick<SearchDeps, 'calls' | 'database' | 'engine' | 'files' | 'live' | 'outbox'>

/** Progress of a rebuild: everything up to this guid was read. */
export interface Place {
  readonly rebuildGuid: string
  readonly phase: 'companies' | 'publications'
  readonly lastGuid: string | null
}

/** Stores the progress; false if another worker was faster. */
export async function move(
  trx: Transaction,
  place: Place,
  to: Pick<Place, 'lastGuid'> & Partial<Pick<Place, 'phase'>>,
  count = 0,
): Promise<boolean> {
  const moved = await trx('indexRebuilds')
    .where({ ...place, endedAt: null })
    .update({ ...to, movedAt: trx.fn.now() })
    .increment('doneCount', count)
  return moved > 0
}

/** The items after a guid, in their order. */
export interface Batch<Thing> {
  readonly guids: readonly string[]
  readonly things: readonly Thing[]
}

/** Reads a batch, and already reads the next one while this is written. */
export function readingAhead<Thing>(
  readAfter: (lastGuid: string | null) => Promise<Batch<Thing>>,
): (lastGuid: string | null) => Promise<Batch<Thing>> {
  let ahead: { lastGuid: string; batch: Promise<Batch<Thing>> } | null = null
  return async (lastGuid) => {
    const batch = await (ahead?.lastGuid === lastGuid ? ahead.batch : readAfter(lastGuid))
    const last = batch.guids.at(-1)
    ahead = last === undefined ? null : { lastGuid: last, batch: readAfter(last) }
    // The caller that awaits the batch gets the error.
    ahead?.batch.catch(() => undefined)
    return batch
  }
}
