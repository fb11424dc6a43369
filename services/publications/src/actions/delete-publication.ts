import type { Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { lockOwnPublication, type OwnPublicationKey } from './lock-own-publication.ts'
import { movePublication } from './move-publication.ts'

/** Deletes a publication. Its respondents still see that it existed. @throws publication-not-found */
export async function deletePublication(
  trx: Transaction,
  deps: PublicationsDeps,
  key: OwnPublicationKey,
): Promise<void> {
  const { companyGuid } = key
  await movePublication(trx, deps, await lockOwnPublication(trx, key), {
    event: 'delete',
    by: 'owner',
    columns: { deletedByCompanion: true },
  })
  // Unviewed responses no longer count as news.
  deps.live.publish(trx, { to: { companyGuid }, type: 'activity', payload: {} })
}
