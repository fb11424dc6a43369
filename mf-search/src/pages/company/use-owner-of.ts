import { type MemberSession, useSession } from '@sild/shell-api'

/** The session of a member of this company; undefined for visitors, and until the session is known. */
export function useOwnerOf(companyGuid: string): MemberSession | undefined {
  const session = useSession()
  return session.kind === 'member' && session.company?.guid === companyGuid ? session : undefined
}
