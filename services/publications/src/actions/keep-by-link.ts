import type { Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { endOfLifetime } from '../models/lifetime.ts'
import type { Publication } from '../models/publication.ts'
import { findByKeepLink } from './find-by-keep-link.ts'
import { movePublication } from './move-publication.ts'

/** Confirms by the mailed link that a publication is still valid, without a sign-in. @throws what findByKeepLink throws */
export async function keepByLink(
  trx: Transaction,
  deps: Pick<PublicationsDeps, 'clock' | 'links' | 'live' | 'outbox'>,
  token: string,
): Promise<Publication> {
  const before = await findByKeepLink(trx, deps, token)
  // An expression is not a date to the types of a model.
  const columns = { expiresAt: endOfLifetime() as unknown as Date }
  return movePublication(trx, deps, before, { event: 'keep', by: 'owner', columns })
}
