import { ownPath, paths } from '@sild/paths'
import type { MemberSession } from '@sild/shell-api'

/** The page after sign-in: the one that the user wanted, or else the next step of their account. */
export function landingPath({ roles, company, user }: MemberSession, redirectedFrom: string | null): string {
  const wanted = ownPath(redirectedFrom)
  if (wanted) return wanted
  if (roles.length > 0) return paths.backoffice()
  if (user.isVerified && !company) return paths.createCompany()
  return user.userType === 'customer' ? paths.myPublications() : paths.search({ searchType: 'tasks' })
}
