import type { AuditFilter } from '@sild/contract/audit/schemas'
import { asSystem } from '@sild/service-kit'
import type { AuditDeps } from '../deps.ts'

/** Replaces a user's address in the filter with their guid; null if no user has the address. */
export async function findSubject(
  { calls }: Pick<AuditDeps, 'calls'>,
  filter: AuditFilter,
): Promise<AuditFilter | null> {
  const about = filter.about?.trim()
  if (!about || !/^\S+@\S+$/.test(about)) return { ...filter, about }
  const { userGuid } = await calls.call(
    'findUserByEmail',
    { body: { email: about } },
    { actor: asSystem('an admin searches the log for an address') },
  )
  return userGuid === null ? null : { ...filter, about: userGuid }
}
