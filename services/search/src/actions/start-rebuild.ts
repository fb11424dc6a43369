import { expression, lock, type Transaction } from '@sild/service-kit'
import type { SearchDeps } from '../deps.ts'

/** Starts a rebuild of the index next to the one in use. Cancels a running rebuild. */
export async function startRebuild(
  trx: Transaction,
  { engine, outbox }: Pick<SearchDeps, 'engine' | 'outbox'>,
): Promise<void> {
  await lock(trx, 'start of a rebuild')
  await trx('indexRebuilds').whereNull('endedAt').update({ endedAt: trx.fn.now() })
  const [started] = await trx('indexRebuilds')
    .insert({ totalCount: expression`(select count(*) from companies) + (select count(*) from cards)` })
    .returning<{ rebuildGuid: string }[]>('rebuildGuid')
  await engine.next.begin(trx)
  await outbox.add(trx, 'rebuild-search-index', { rebuildGuid: started!.rebuildGuid })
}
