import type { ModerationDeps } from '../deps.ts'
import { Appeal } from '../models/appeal.ts'
import { findContested } from './find-contested.ts'
import { withdrawAppeal } from './withdraw-appeal.ts'

/** Loads the current state instead of trusting the event: an appeal may be newer than the event. */
export async function withdrawOutdatedAppeals(
  deps: Pick<ModerationDeps, 'calls' | 'database' | 'live'>,
  targetGuid: string,
): Promise<void> {
  const open = await Appeal.query(deps.database.knex)
    .where({ targetGuid })
    .whereNull('decidedAt')
    .whereNull('withdrawnAt')
  for (const appeal of open) {
    const { isStanding } = await findContested(deps, appeal)
    if (!isStanding) await deps.database.transaction((trx) => withdrawAppeal(trx, deps, appeal.appealGuid))
  }
}
