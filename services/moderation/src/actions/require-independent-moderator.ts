import { AppError, type SignedInActor } from '@sild/service-kit'
import type { ModerationDeps } from '../deps.ts'
import { ModerationCase } from '../models/moderation-case.ts'
import { findOwnCompanies } from './find-own-companies.ts'

/** Checks that the case is not about a company of the moderator. @throws case-not-found, conflict-of-interest */
export async function requireIndependentModerator(
  deps: ModerationDeps,
  actor: SignedInActor,
  caseGuid: string,
): Promise<void> {
  const found = await ModerationCase.query(deps.database.knex).findById(caseGuid).select('companyGuid')
  if (!found) throw new AppError('case-not-found')
  if ((await findOwnCompanies(deps, actor)).has(found.companyGuid)) throw new AppError('conflict-of-interest')
}
