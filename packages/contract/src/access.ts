import type { Actor } from './actor.ts'
import type { ErrorCode } from './errors.ts'
import type { Access } from './operation.ts'

const isSignedIn = (actor: Actor): boolean => actor.kind === 'member' || actor.kind === 'staff'
const hasRole = (actor: Actor, role: 'moderator' | 'support' | 'admin'): boolean =>
  actor.kind === 'staff' && (actor.roles.includes(role) || actor.roles.includes('admin'))

/** What an actor lacks for an access level, or null when he may call. The one place where the levels are given meaning. */
export function accessRefusal(access: Access, actor: Actor | null): ErrorCode | null {
  if (access === 'public') return null
  if (!actor) return 'unauthenticated'
  if (access === 'system') return actor.kind === 'system' ? null : 'forbidden'
  if (access === 'guest') return null
  if (!isSignedIn(actor)) return actor.kind === 'system' ? 'forbidden' : 'sign-in-required'
  if (access === 'member') return null
  if (access === 'verified' || access === 'company') {
    if (!actor.isVerified) return 'verification-required'
    return access === 'company' && !actor.companyGuid ? 'company-required' : null
  }
  return hasRole(actor, access) ? null : 'forbidden'
}
