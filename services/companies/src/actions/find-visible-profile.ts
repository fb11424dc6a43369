import type { Actor } from '@sild/contract/actor'
import { AppError } from '@sild/service-kit'
import type { CompaniesDeps } from '../deps.ts'
import { seesFullProfile, visibleProfile, type VisibleProfile, fullProfile } from '../rules/visible-profile.ts'
import { findPlan } from './find-plan.ts'

/** The part of a company's profile that `actor` may see. While billing is down, no paid content is hidden. */
export async function findVisibleProfile(
  { calls }: Pick<CompaniesDeps, 'calls'>,
  companyGuid: string,
  actor: Actor,
): Promise<VisibleProfile> {
  if (seesFullProfile(actor)) return fullProfile
  const readerPlan = actor.companyGuid === companyGuid ? null : actor.plan
  try {
    return visibleProfile(await findPlan(calls, companyGuid), readerPlan)
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return visibleProfile('startup', readerPlan)
    throw error
  }
}
