import type { Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { lockOwnPublication, type OwnPublicationKey } from './lock-own-publication.ts'
import { movePublication } from './move-publication.ts'

/** Nobody sees it again; those who responded go on to see that there was one. @throws publication-not-found */
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
  // Responses that nobody has looked at are no news any more.
  deps.live.publish(trx, { to: { companyGuid }, type: 'activity', payload: {} })
}
