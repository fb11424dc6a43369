import { AppError, type Transaction } from '@sild/service-kit'
import type { ModerationDeps } from '../deps.ts'
import { Appeal } from '../models/appeal.ts'
import { appealableUntil } from '../rules/appeals.ts'
import type { FirstDecision } from '../rules/first-decision.ts'
import { announceAppeal } from './announce-appeal.ts'

interface NewAppeal {
  readonly appellantUserGuid: string
  readonly first: FirstDecision
  readonly isStanding: boolean
  readonly text: string
}

/** Stores an appeal, once per decision. @throws appeal-exists, appeal-expired, appeal-outdated */
export async function writeAppeal(
  trx: Transaction,
  deps: Pick<ModerationDeps, 'clock' | 'live'>,
  { appellantUserGuid, first, isStanding, text }: NewAppeal,
): Promise<Appeal> {
  const { reporterUserGuids: _reporters, ...decision } = first
  if (await Appeal.query(trx).findOne({ decisionGuid: first.decisionGuid })) throw new AppError('appeal-exists')
  if (!isStanding) throw new AppError('appeal-outdated')
  if (appealableUntil(first.statement) < deps.clock.now()) throw new AppError('appeal-expired')
  const written = await Appeal.query(trx)
    .insert({ ...decision, appellantUserGuid, text })
    .onConflict('decisionGuid')
    .ignore()
    .returning('*')
  // Another request inserted it between the query and the insert.
  if (!written?.appealGuid) throw new AppError('appeal-exists')
  announceAppeal(trx, deps, written.appealGuid)
  return written
}
