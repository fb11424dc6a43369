import type { ParsedInput } from '@sild/contract/schemas'
import type { Transaction } from '@sild/service-kit'
import { fn } from 'objection'
import type { PublicationsDeps } from '../deps.ts'
import { lockOwnPublication, type OwnPublicationKey } from './lock-own-publication.ts'
import { movePublication } from './move-publication.ts'

/** Takes a publication out of the market, with the owner's reason. @throws publication-not-found, publication-transition-refused */
export async function archivePublication(
  trx: Transaction,
  deps: PublicationsDeps,
  { key, body }: { key: OwnPublicationKey; body: ParsedInput<'archivePublication'>['body'] },
): Promise<string> {
  const before = await lockOwnPublication(trx, key)
  const columns = { archivedAt: fn.now(), archiveReason: body.reason ?? null, archiveFeedback: body.feedback ?? null }
  await movePublication(trx, deps, before, { event: 'archive', by: 'owner', columns })
  return before.publicationGuid
}
