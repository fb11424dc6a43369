import { paths } from '@sild/paths'
import { redirect } from '@sild/router'
import type { PageAccess, Session } from '@sild/shell-api'
import { missingRequirement } from '@sild/shell-api'
import { AccessError } from './errors.ts'

/**
 * Throws if the page may not be opened: a redirect for guests, the missing requirement for members. `path` is without
 * locale.
 */
export function assertMayOpen(access: PageAccess, session: Session, path: string): void {
  if (access === 'public') return
  if (session.kind !== 'member') throw redirect(paths.signIn(path))
  if (access === 'member') return
  if (access === 'verified' || access === 'company') {
    const missing = missingRequirement(session, access)
    if (missing === 'verified' || missing === 'company') throw new AccessError(missing)
    return
  }
  const { roles } = session
  const isAllowed = access === 'staff' ? roles.length > 0 : roles.includes(access) || roles.includes('admin')
  if (!isAllowed) throw new AccessError(access)
}
