import { AppError } from '@sild/service-kit'
import type { ModerationDeps } from '../deps.ts'
import type { Appeal } from '../models/appeal.ts'
import type { Contested } from '../rules/contested.ts'
import { withdrawAppeal } from './withdraw-appeal.ts'

/** Checks, before an answer, that the decision still stands. If not, withdraws the appeal. @throws appeal-outdated */
export async function requireContested(
  deps: Pick<ModerationDeps, 'database' | 'live'>,
  { appealGuid, decidedAt }: Appeal,
  { isStanding }: Contested,
): Promise<void> {
  if (isStanding || decidedAt) return
  await deps.database.transaction((trx) => withdrawAppeal(trx, deps, appealGuid))
  throw new AppError('appeal-outdated')
}
