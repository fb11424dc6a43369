import type { Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { lockOwnPublication, type OwnPublicationKey } from './lock-own-publication.ts'
import { movePublication } from './move-publication.ts'

/** @throws publication-not-found, publication-transition-refused */
export async function movePublicationToDrafts(
  trx: Transaction,
  deps: PublicationsDeps,
  key: OwnPublicationKey,
): Promise<string> {
  const before = await lockOwnPublication(trx, key)
  const columns = { archivedAt: null, archiveReason: null, archiveFeedback: null }
  await movePublication(trx, deps, before, { event: 'move-to-drafts', by: 'owner', columns })
  return before.publicationGuid
}
