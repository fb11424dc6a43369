import type { AuditFilter } from '@sild/contract/audit/schemas'
import { asSystem } from '@sild/service-kit'
import type { AuditDeps } from '../deps.ts'

/** The filter with the guid of a user in place of their address; null where that is nobody's. */
export async function findSubject(
  { calls }: Pick<AuditDeps, 'calls'>,
  filter: AuditFilter,
): Promise<AuditFilter | null> {
  const about = filter.about?.trim()
  if (!about || !/^\S+@\S+$/.test(about)) return { ...filter, about }
  const { userGuid } = await calls.call(
    'findUserByEmail',
    { body: { email: about } },
    { actor: asSystem('somebody looks for what was done to an address') },
  )
  return userGuid === null ? null : { ...filter, about: userGuid }
}
