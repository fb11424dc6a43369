import type { Transaction } from '@sild/service-kit'
import type { ModerationDeps } from '../deps.ts'
import { appealExists, appealExpired, appealOutdated } from '../errors.ts'
import { Appeal, appealableUntil } from '../models/appeal.ts'
import type { FirstDecision } from '../models/first-decision.ts'
import { announceAppeal } from './announce-appeal.ts'

interface NewAppeal {
  readonly appellantUserGuid: string
  readonly first: FirstDecision
  readonly isStanding: boolean
  readonly text: string
}

/** Asks for another moderator, once. @throws appeal-exists, appeal-expired, appeal-outdated */
export async function writeAppeal(
  trx: Transaction,
  deps: Pick<ModerationDeps, 'clock' | 'live'>,
  { appellantUserGuid, first, isStanding, text }: NewAppeal,
): Promise<Appeal> {
  const { reporterUserGuids: _reporters, ...decision } = first
  if (await Appeal.query(trx).findOne({ decisionGuid: first.decisionGuid })) throw appealExists()
  if (!isStanding) throw appealOutdated()
  if (appealableUntil(first.statement) < deps.clock.now()) throw appealExpired()
  const written = await Appeal.query(trx)
    .insert({ ...decision, appellantUserGuid, text })
    .onConflict('decisionGuid')
    .ignore()
    .returning('*')
  // Written by another request between looking and writing.
  if (!written?.appealGuid) throw appealExists()
  announceAppeal(trx, deps, written.appealGuid)
  return written
}
