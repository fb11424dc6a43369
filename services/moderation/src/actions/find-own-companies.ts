import { asSystem, type SignedInActor } from '@sild/service-kit'
import type { ModerationDeps } from '../deps.ts'

/** The moderator's own companies, which they may not decide about. Call it before the transaction. */
export async function findOwnCompanies(
  { calls }: Pick<ModerationDeps, 'calls'>,
  { userGuid }: SignedInActor,
): Promise<ReadonlySet<string>> {
  const { memberships } = await calls.call(
    'listMemberships',
    { params: { userGuid } },
    { actor: asSystem('staff do not decide about their own company') },
  )
  return new Set(memberships.map(({ companyGuid }) => companyGuid))
}
