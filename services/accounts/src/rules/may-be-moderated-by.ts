import type { StaffRole } from '@sild/contract'

interface Person {
  readonly userGuid: string
  readonly roles: readonly StaffRole[]
}

/** Staff never decide about themselves. Only an admin decides about a colleague, because it could give their roles. */
export const mayBeModeratedBy = (by: Person, user: Person): boolean =>
  user.userGuid !== by.userGuid && (user.roles.length === 0 || by.roles.includes('admin'))
