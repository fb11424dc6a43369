import { isEndingSoon } from '@sild/contract/publications/is-ending-soon'
import { AppError, type Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { endOfLifetime } from '../models/lifetime.ts'
import { lockOwnPublication, type OwnPublicationKey } from './lock-own-publication.ts'
import { movePublication } from './move-publication.ts'

/** Its time begins again, in its last days alone. @throws publication-not-found, publication-transition-refused */
export async function keepPublication(
  trx: Transaction,
  deps: Pick<PublicationsDeps, 'clock' | 'live' | 'outbox'>,
  key: OwnPublicationKey,
): Promise<string> {
  const before = await lockOwnPublication(trx, key)
  if (before.expiresAt && !isEndingSoon(before.expiresAt, deps.clock.now()))
    throw new AppError('publication-transition-refused')
  // An expression is not a date to the types of a model.
  const columns = { expiresAt: endOfLifetime() as unknown as Date }
  await movePublication(trx, deps, before, { event: 'keep', by: 'owner', columns })
  return before.publicationGuid
}
