import { useNavigation, useSession } from '@sild/shell-api'
import type { NavigationSlot, PageAccess, Session } from '@sild/shell-api'

/**
 * A member sees the pages that want a confirmed address or a company: they say what is missing. The staff has no company,
 * and its pages are not shown to others.
 */
function isShown(access: PageAccess, session: Session): boolean {
  if (access === 'public') return true
  if (session.kind !== 'member') return false
  const { roles, company } = session
  if (access === 'company') return company !== null || roles.length === 0
  if (access === 'member' || access === 'verified') return true
  return access === 'staff' ? roles.length > 0 : roles.includes(access) || roles.includes('admin')
}

export function useVisibleNavigation(slot: NavigationSlot) {
  const session = useSession()
  return useNavigation(slot).filter((item) => isShown(item.access, session))
}

export type VisibleItem = ReturnType<typeof useVisibleNavigation>[number]
