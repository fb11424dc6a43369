import type { Actor } from './actor.ts'
import type { ErrorCode } from './errors.ts'
import type { Access } from './operation.ts'

/** What the token of a feature team says: its name, which apps it may touch (`*`: every one) and where. */
export interface Team {
  readonly team: string
  readonly apps: readonly string[]
  readonly channels?: readonly string[]
}

const isSignedIn = (actor: Actor): boolean => actor.kind === 'member' || actor.kind === 'staff'
const hasRole = (actor: Actor, role: 'moderator' | 'support' | 'admin'): boolean =>
  actor.kind === 'staff' && (actor.roles.includes(role) || actor.roles.includes('admin'))

/** What a caller lacks for an access level, or null when he may call. The one place where the levels are given meaning. */
export function accessRefusal(access: Access, actor: Actor | null, team: Team | null = null): ErrorCode | null {
  if (access === 'public' || (access === 'team' && team)) return null
  if (!actor) return 'unauthenticated'
  if (access === 'system') return actor.kind === 'system' ? null : 'forbidden'
  if (access === 'guest') return null
  if (!isSignedIn(actor)) return actor.kind === 'system' ? 'forbidden' : 'sign-in-required'
  if (access === 'member') return null
  if (access === 'verified' || access === 'company') {
    if (!actor.isVerified) return 'verification-required'
    return access === 'company' && !actor.companyGuid ? 'company-required' : null
  }
  if (access === 'staff') return actor.kind === 'staff' ? null : 'forbidden'
  return hasRole(actor, access === 'team' ? 'admin' : access) ? null : 'forbidden'
}
