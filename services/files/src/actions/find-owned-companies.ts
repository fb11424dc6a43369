import { asSystem, type SignedInActor } from '@sild/service-kit'
import type { FilesDeps } from '../deps.ts'

/** All companies that the user owns, not only the current one. Calls a service, so it runs before the transaction. */
export async function findOwnedCompanies(
  { calls }: Pick<FilesDeps, 'calls'>,
  { userGuid }: Pick<SignedInActor, 'userGuid'>,
): Promise<string[]> {
  const { memberships } = await calls.call(
    'listMemberships',
    { params: { userGuid } },
    { actor: asSystem('a copy of all data has those of every company that its owner owns') },
  )
  return memberships.map(({ companyGuid }) => companyGuid)
}
