import { AppError, type SignedInActor } from '@sild/service-kit'
import type { ModerationDeps } from '../deps.ts'
import type { FirstDecision } from '../models/first-decision.ts'
import type { Contested } from '../models/contested.ts'
import { findOwnCompanies } from './find-own-companies.ts'

/** Whom a decision is against: whoever reported in vain, or the company whose thing is refused or gone. @throws decision-not-found */
export async function requireConcerned(
  deps: Pick<ModerationDeps, 'calls'>,
  actor: SignedInActor,
  { kind, reporterUserGuids }: FirstDecision,
  { authorGuid }: Contested,
): Promise<void> {
  const isConcerned =
    kind === 'dismissed'
      ? reporterUserGuids.includes(actor.userGuid)
      : authorGuid !== null && (await findOwnCompanies(deps, actor)).has(authorGuid)
  if (!isConcerned) throw new AppError('decision-not-found')
}
