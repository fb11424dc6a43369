import type { StaffRole } from '@sild/contract'

interface Person {
  readonly userGuid: string
  readonly roles: readonly StaffRole[]
}

/** Nobody of the staff decides about themselves, and about a colleague only an admin: it would be a way to the colleague's roles. */
export const mayBeJudged = (by: Person, user: Person): boolean =>
  user.userGuid !== by.userGuid && (user.roles.length === 0 || by.roles.includes('admin'))
