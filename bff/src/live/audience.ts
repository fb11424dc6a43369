import type { Actor } from '@sild/contract/actor'
import { staffRoles } from '@sild/contract/enums'
import type { LiveTarget } from '@sild/contract/live'

/** The audience keys of a stream. An admin gets the messages of every staff role. */
export function audienceKeys({ companyGuid, roles, userGuid }: Actor): string[] {
  const staff = roles.includes('admin') ? staffRoles : roles
  return [
    ...(userGuid ? [`user ${userGuid}`] : []),
    ...(companyGuid ? [`company ${companyGuid}`] : []),
    ...staff.map((role) => `role ${role}`),
  ]
}

/** The key of a message's audience, or null when it is not for browsers. */
export function targetKey(to: LiveTarget): string | null {
  if ('userGuid' in to) return `user ${to.userGuid}`
  if ('companyGuid' in to) return `company ${to.companyGuid}`
  if ('role' in to) return `role ${to.role}`
  return null
}
