import type { Transaction } from '@sild/service-kit'
import type { SearchDeps } from '../deps.ts'

export type RebuildDeps = Pick<SearchDeps, 'calls' | 'database' | 'engine' | 'files' | 'live' | 'outbox'>

/** How far a rebuild is: everything up to this guid was taken. */
export interface Place {
  readonly rebuildGuid: string
  readonly phase: 'companies' | 'publications'
  readonly lastGuid: string | null
}

/** Notes how far it is; false where somebody else was quicker. */
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
