import { ownPath, paths } from '@sild/paths'
import type { MemberSession } from '@sild/shell-api'

/** Where a member goes after signing in: back to what they wanted, else to what their account needs next. */
export function landingPath({ roles, company, user }: MemberSession, redirectedFrom: string | null): string {
  const wanted = ownPath(redirectedFrom)
  if (wanted) return wanted
  if (roles.length > 0) return paths.backoffice()
  if (user.isVerified && !company) return paths.createCompany()
  return user.userType === 'customer' ? paths.myPublications() : paths.search({ searchType: 'tasks' })
}
