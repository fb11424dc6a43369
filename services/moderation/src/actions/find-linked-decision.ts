import { AppError } from '@sild/service-kit'
import type { ModerationDeps } from '../deps.ts'
import type { Contested } from '../rules/contested.ts'
import type { FirstDecision } from '../rules/first-decision.ts'
import { contestedSuspension, findLinkedSuspension, firstDecisionOf } from './find-suspension.ts'

interface Linked {
  readonly first: FirstDecision
  readonly contested: Contested
  /** The suspended user. */
  readonly userGuid: string
}

/** The suspension that a link is about. Call it before the transaction. @throws decision-not-found */
export async function findLinkedDecision({ calls }: Pick<ModerationDeps, 'calls'>, token: string): Promise<Linked> {
  const suspension = await findLinkedSuspension(calls, token)
  if (!suspension) throw new AppError('decision-not-found')
  const contested = await contestedSuspension(calls, suspension)
  return { first: firstDecisionOf(suspension), contested, userGuid: suspension.userGuid }
}
