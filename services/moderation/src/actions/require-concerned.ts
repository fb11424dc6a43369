import { AppError, type SignedInActor } from '@sild/service-kit'
import type { ModerationDeps } from '../deps.ts'
import type { Contested } from '../rules/contested.ts'
import type { FirstDecision } from '../rules/first-decision.ts'
import { findOwnCompanies } from './find-own-companies.ts'

/**
 * Checks that the caller may appeal: the reporter of a dismissed report, or a member of the company of the item.
 * @throws decision-not-found
 */
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
