import type { Actor } from './actor.ts'
import type { ErrorCode } from './errors.ts'
import type { Access, Operation } from './operation.ts'
import { permissionOf, type Role } from './permissions.ts'

/** What the token of a feature team says: its name, which apps it may touch (`*`: every one) and where. */
export interface Team {
  readonly team: string
  readonly apps: readonly string[]
  readonly channels?: readonly string[]
}

/** Why a caller may not call an operation, or null if they may. The BFF and every service check this first. */
export const callRefusal = (
  operation: Pick<Operation, 'access' | 'isPrivate' | 'isRead' | 'needsApproval'>,
  actor: Actor | null,
  team: Team | null = null,
): ErrorCode | null =>
  viewerRefusal(operation, actor) ?? accessRefusal(operation.access, actor, team) ?? approvalRefusal(operation, actor)

/** Irreversible operations need a second person: no one approves their own request. */
function approvalRefusal({ needsApproval }: Pick<Operation, 'needsApproval'>, actor: Actor | null): ErrorCode | null {
  const { approvedByGuid, userGuid } = actor ?? {}
  const isApproved = approvedByGuid !== undefined && approvedByGuid !== userGuid
  return needsApproval && !isApproved ? 'approval-required' : null
}

/** An impersonation may neither change anything nor read private data. */
function viewerRefusal(
  { isPrivate, isRead }: Pick<Operation, 'isPrivate' | 'isRead'>,
  actor: Actor | null,
): ErrorCode | null {
  if (!actor?.viewedByGuid) return null
  if (!isRead) return 'viewing-changes-nothing'
  return isPrivate ? 'viewing-private' : null
}

/** What a caller lacks for an access level, or null when they may call. */
export function accessRefusal(access: Access, actor: Actor | null, team: Team | null = null): ErrorCode | null {
  const refusals = rolesOf(actor, team).map((role) => refusalOf(access, role, actor))
  return refusals.includes(null) ? null : (refusals[0] ?? 'forbidden')
}

function rolesOf(actor: Actor | null, team: Team | null): readonly Role[] {
  const all: Role[] = actor?.companyRole ? [`company-${actor.companyRole}`] : []
  if (actor?.kind === 'staff') all.unshift(...actor.roles)
  else if (actor && all.length === 0) all.push(actor.kind)
  if (team) all.push('team')
  return all.length > 0 ? all : ['nobody']
}

function refusalOf(access: Access, role: Role, actor: Actor | null): ErrorCode | null {
  const permission = permissionOf(access, role)
  if (permission === null) return refusalOfRole(access, role)
  if (permission === 'any') return null
  if (!actor?.isVerified) return 'verification-required'
  return permission === 'company' ? 'company-required' : null
}

const signedIn = ['member', 'moderator', 'support', 'editor', 'admin'] as const

/** A guest gets "sign in" only if a signed-in member could call the operation. */
function refusalOfRole(access: Access, role: Role): ErrorCode {
  if (role === 'nobody') return 'unauthenticated'
  const isForSignedIn = signedIn.some((each) => permissionOf(access, each) !== null)
  return role === 'guest' && isForSignedIn ? 'sign-in-required' : 'forbidden'
}
